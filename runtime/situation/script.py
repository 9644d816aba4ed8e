"""A script: moves of a hand line by line, with the tiles that seats draw arranged to fit them."""

from __future__ import annotations

from collections.abc import Callable

from ..contract import PASS, Rulebook
from . import read
from .deck import chosen
from .errors import SituationError
from .laid import DRAWS, PASSES, LaidTable, Line
from .moves import find, illegal

PASS_WORDS = ("pass", "过")
DRAW_WORDS = ("draw", "摸")


def parse(book: Rulebook, seats: int, raw: object, path: str = "script") -> tuple[Line, ...]:
    """The lines of a script: a list, or one text with commas or line ends between them.

    A suit that is chosen is written by its name.
    """
    if isinstance(raw, str):
        raw = raw.replace("\n", ",")
    lines = []
    names = [a.name for a in book.actions]
    for i, entry in enumerate(read.items(raw)):
        here = f"{path}.{i}"
        words = str(entry).split(None, 2)
        if len(words) < 2:
            raise SituationError(
                here, f"要写“座号 动作 [牌]”，不是 {entry!r}", f"write SEAT ACTION [tiles], not {entry!r}"
            )
        seat = read.seat(words[0], seats, here)
        tiles = tuple(chosen(book, words[2], here)) if len(words) > 2 else ()
        word = words[1]
        if word in names:
            action = names.index(word)
        elif word in PASS_WORDS:
            action = PASSES
        elif word in DRAW_WORDS:
            action = DRAWS
            if len(tiles) != 1:
                raise SituationError(here, "draw 后面写摸到的一张牌", "say which one tile is drawn")
        else:
            raise read.unknown(here, "动作", "action", word, [*names, "pass", "draw"])
        lines.append(Line(seat, action, tiles, str(entry), here))
    return tuple(lines)


def play(T: LaidTable, lines: tuple[Line, ...]) -> None:
    """Plays the lines. Open offers are passed where the next line needs the game to go on.

    Raises:
        SituationError: a line that is not legal, with what is.
    """
    for i, line in enumerate(lines):
        # While the game goes on to the line, the line itself still counts among those to come.
        T.at = i
        if line.action == DRAWS:
            _until(T, line, lambda i=i: i in T.used)  # type: ignore[misc]
            continue
        if line.action == PASSES:
            _until(T, line, lambda line=line: PASS in T.pending.get(line.seat, ()))  # type: ignore[misc]
            move = PASS
        else:
            if not T.plan.is_free[line.action]:
                _until(T, line, lambda line=line: _asked(T, line))  # type: ignore[misc]
            move = find(T, line.seat, line.action, line.tiles, line.path)
        T.at = i + 1
        T.apply(line.seat, move)
    T.at = len(lines)


def _asked(T: LaidTable, line: Line) -> bool:
    wake(T, line.seat)
    return any(m[0] == line.action for m in T.pending.get(line.seat, ()))


def wake(T: LaidTable, seat: int) -> None:
    """Asks an absent seat whose turn it is, for this once."""
    if T.waiting_absent and T.turn == seat:
        T.seats[seat].absent = False
        T._advance()
        T.seats[seat].absent = True


def _until(T: LaidTable, line: Line, ready: Callable[[], bool]) -> None:
    while not ready():
        asked = sorted(T.pending, key=lambda s: s == line.seat)
        passable = [s for s in asked if PASS in T.pending[s]]
        if T.over or not passable or len(passable) < len(asked):
            raise _stuck(T, line)
        T.apply(passable[0], PASS)


def _stuck(T: LaidTable, line: Line) -> SituationError:
    if line.action >= 0:
        return illegal(T, line.seat, line.action, line.path)
    what = ("过", "pass") if line.action == PASSES else ("摸牌", "draw")
    if T.over:
        return SituationError(
            line.path,
            f"这一局已经结束，{line.seat} 号位不能再{what[0]}",
            f"the hand is over: seat {line.seat} cannot {what[1]}",
        )
    asked = sorted(T.pending) or [T.turn]
    return SituationError(
        line.path,
        f"{line.seat} 号位现在没有可以{what[0]}的：先要 {'、'.join(map(str, asked))} 号位行动（补上那一行）",
        f"seat {line.seat} has nothing to {what[1]} now: seat {', '.join(map(str, asked))} must act first "
        "(add its line)",
    )
