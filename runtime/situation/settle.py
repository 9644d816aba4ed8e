"""From a decision to what follows: claims, wins, and ends that a situation asks for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..contract import PASS, Move
from ..errors import PaiguiError
from ..groups import Arrangement, Win
from . import read
from .deck import chosen
from .errors import SituationError
from .laid import LaidTable
from .moves import find, why_not
from .reach import fork, move_of
from .script import PASS_WORDS, wake
from .wins import Wanted

Done = list[tuple[int, int]]
"""(seat, action) of what was carried out."""


# ---- claims ------------------------------------------------------------------------------------------------


def answer(T: LaidTable, given: object) -> Done:
    """Gives ``claims`` to the open decision, all at once; seats that are asked but not listed pass.

    Raises:
        SituationError: an answer that is not legal.
    """
    said = {s: str(text) for s, text in read.by_seat(given, T.n, "claims").items()}
    for s in said:
        wake(T, s)
    if T._window is not None:
        return answer_moves(T, {s: _move(T, s, text, f"claims.{s}") for s, text in said.items()}, "claims")
    return answer_moves(T, said, "claims")


def _move(T: LaidTable, s: int, text: str, path: str) -> Move:
    words = text.split(None, 1)
    if text.strip() in PASS_WORDS:
        return PASS
    names = [a.name for a in T.rulebook.actions]
    if not words or words[0] not in names:
        raise read.unknown(path, "动作", "action", text, [*names, "pass"])
    tiles = chosen(T.rulebook, words[1], path) if len(words) > 1 else []
    return find(T, s, names.index(words[0]), tiles, path)


def answer_moves(T: LaidTable, moves: Mapping[int, Move | str], path: str) -> Done:
    """The same with moves found already, or (outside windows) as texts to be read when the seat is asked."""
    mark, phase, window = len(T._lines), T.asking, T._window
    if window is None:
        _in_turn(T, moves, path)
    else:
        for s in list(T.pending):
            if T._window is window and s in T.pending:
                move = moves.get(s, PASS)
                if move not in T.pending[s] or isinstance(move, str):
                    raise _unanswered(s, path)
                T.apply(s, move)
    return _carried_out(T, mark, phase)


def _in_turn(T: LaidTable, moves: Mapping[int, Move | str], path: str) -> None:
    phase = T.phase
    todo = dict(moves)
    while todo and not T.over and T.phase == phase and T._window is None:
        asked = next((s for s in T.pending if s in todo), None)
        if asked is None:
            passable = [s for s, offered in T.pending.items() if PASS in offered]
            if not passable:
                break
            T.apply(passable[0], PASS)
            continue
        move = todo.pop(asked)
        if isinstance(move, str):
            move = _move(T, asked, move, f"{path}.{asked}")
        if move == PASS and PASS not in T.pending[asked]:
            raise _unanswered(asked, path)
        T.apply(asked, move)
    for s, move in todo.items():
        if move == PASS or (isinstance(move, str) and move.strip() in PASS_WORDS):
            continue
        raise SituationError(
            f"{path}.{s}",
            f"没有问到 {s} 号位，它不能“{_said(T, move)}”",
            f"seat {s} was not asked, so it cannot do {_said(T, move)}",
        )


def _said(T: LaidTable, move: Move | str) -> str:
    return move if isinstance(move, str) else T.rulebook.actions[move[0]].name


def _unanswered(s: int, path: str) -> SituationError:
    return SituationError(f"{path}.{s}", f"{s} 号位必须回答", f"seat {s} has to answer, and may not pass")


def _carried_out(T: LaidTable, mark: int, phase: int) -> Done:
    mine = set(T.rulebook.phases[phase].actions)
    out: Done = []
    for line in T._lines[mark:]:
        if line[0] == "offer":
            break
        if line[0] == "act" and line[2] != PASS and line[2][0] in mine:
            out.append((line[1], line[2][0]))
    return out


# ---- wins --------------------------------------------------------------------------------------------------


def make(T: LaidTable, wins: list[Wanted]) -> tuple[Done, tuple[str, str] | None]:
    """Makes the wins at the open decision; the reason (Chinese, English) if one cannot be made."""
    if T.over and {w.seat for w in wins} <= {w.seat for w in T.wins}:
        return [], None
    moves: dict[int, Move | str] = {}
    for win in wins:
        move = move_of(T, win)
        if move is None:
            _pass_until(T, win)
            move = move_of(T, win)
        if move is None:
            return [], why_not(T, win.seat, win.action)
        moves[win.seat] = move
    done = answer_moves(T, moves, wins[0].path)
    for win in wins:
        if not any(w.seat == win.seat for w in T.wins):
            name = T.rulebook.actions[win.action].name
            return done, (
                f"{win.seat} 号位的“{name}”没有得到",
                f"the claim {name} of seat {win.seat} did not go through",
            )
    return done, None


def _pass_until(T: LaidTable, win: Wanted) -> None:
    """After a script: lets offers go by until the seat may win; leaves the table alone if it never may."""
    trial = fork(T)
    passed: list[int] = []
    while move_of(trial, win) is None:
        passable = [s for s, moves in trial.pending.items() if PASS in moves]
        if not passable or len(passable) < len(trial.pending) or win.seat in trial.pending:
            return
        passed.append(passable[0])
        try:
            trial.apply(passable[0], PASS)
        except PaiguiError:
            return
        if trial.over:
            return
    for s in passed:
        T.apply(s, PASS)


def record_winners(T: LaidTable, given: Mapping[Any, Any]) -> None:
    """``winners``: wins that are only known, not scored; enough to say who deals next."""
    action = next((i for i, a in enumerate(T.rulebook.actions) if a.wins), -1)
    from_ = None if read.missing(given.get("from")) else read.seat(given["from"], T.n, "from")
    for raw in read.items(given.get("winners")):
        s = read.seat(raw, T.n, "winners")
        if s in {win.seat for win in T.wins}:
            raise SituationError("winners", f"{s} 号位写了两次", f"seat {s} is named twice")
        if s == from_:
            raise SituationError("from", "自己不能给自己点", "a seat does not win from itself")
        T.wins.append(Win(s, None, action, from_, (), Arrangement(0, (), (), seat=s, won=True)))


def end(T: LaidTable, raw: object) -> None:
    """Ends the hand as asked."""
    ends = [e.name for e in T.rulebook.ends]
    index = read.index("end", "结局", "end", raw, ends)
    if T.over:
        raise SituationError("end", "这一局已经结束", "the hand is over already")
    T.settle(index)
