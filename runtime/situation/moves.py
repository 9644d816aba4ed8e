"""Finds the legal move that a text means, and tells what is legal where it means none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..contract import PASS, Move
from ..wording import label, move_tiles
from .deck import Face
from .errors import SituationError

if TYPE_CHECKING:
    from ..table import Table
    from .laid import LaidTable

    AnyTable = Table[Any, Any, Any, Any]


def face(T: AnyTable, tile: int) -> Face:
    """Kind and finish of a tile."""
    return T.rulebook.kind_of[tile], T.rulebook.finish_of[tile]


def move_faces(T: AnyTable, seat: int, move: Move) -> list[Face]:
    """The faces a move gives up or uses: its tiles but for those on offer, else its laid group's or kinds."""
    own, melded = move_tiles(T, seat, move)
    offered = T.offer.tiles if T.offer is not None else ()
    given = [t for t in own if t not in offered]
    if given:
        return sorted(face(T, t) for t in given)
    if melded:
        return [face(T, melded[0])]
    return sorted((k, 0) for k in _named_kinds(T, move)) or sorted(face(T, t) for t in own)


def _named_kinds(T: AnyTable, move: Move) -> list[int]:
    """The kinds a move chooses; of a suit its first."""
    book = T.rulebook
    found = []
    for (_, kind), value in zip(book.actions[move[0]].choices, move[1:], strict=True):
        if kind in ("kind", "suit") and value is not None:
            found.append(value if kind == "kind" else book.suits[value].kinds[0])
    return found


def _readings(T: AnyTable, seat: int, move: Move) -> list[list[Face]]:
    own, melded = move_tiles(T, seat, move)
    offered = T.offer.tiles if T.offer is not None else ()
    given = [t for t in own if t not in offered]
    spoken = [own, given, (*own, *melded), (*given, *melded), (*given, *offered)]
    if not own:
        drawn = T.seats[seat].drawn
        spoken += [melded[:1], offered, [] if drawn is None else [drawn]]
    out = [sorted(face(T, t) for t in tiles) for tiles in spoken if tiles]
    kinds = _named_kinds(T, move)
    return [*out, [(k, 0) for k in kinds]] if kinds else out


def find(T: LaidTable, seat: int, action: int, wanted: Sequence[Face], path: str) -> Move:
    """The legal move of a seat by this action with these tiles (the first, if none are named and the ways
    differ only in finish).

    One face may stand for a whole group of alike tiles.

    Raises:
        SituationError: none or several; it tells what is legal, and which bar forbids it.
    """
    same = [m for m in T.legal(seat) if m != PASS and m[0] == action]
    if not same:
        raise illegal(T, seat, action, path)
    fitting = same
    if wanted:
        target = sorted(wanted)
        fitting = [m for m in same if target in _readings(T, seat, m)]
        if not fitting and len(target) == 1:
            fitting = [m for m in same if any(set(r) == set(target) for r in _readings(T, seat, m))]
    kinds_of_move = {tuple(sorted(Counter(move_faces(T, seat, m)).items())) for m in fitting}
    # Unnamed, ways that differ only in which copies they use are one; the first of them is the default.
    if len(kinds_of_move) == 1 or (not wanted and len({tuple(k for (k, _), _ in m) for m in kinds_of_move})
    == 1):
        return fitting[0]
    name = T.rulebook.actions[action].name
    shown = "；".join(label(T, seat, m) for m in (fitting or same))
    shown_en = "; ".join(label(T, seat, m, "en") for m in (fitting or same))
    if fitting:
        raise SituationError(
            path,
            f"{seat} 号位的“{name}”有几种做法，请写明用哪几张：{shown}",
            f"seat {seat} may do {name} in several ways, say with which tiles: {shown_en}",
        )
    raise SituationError(
        path,
        f"{seat} 号位不能这样“{name}”；可以：{shown}",
        f"seat {seat} may not do {name} with these tiles; it may: {shown_en}",
    )


def illegal(T: LaidTable, seat: int, action: int, path: str) -> SituationError:
    """Why a seat cannot do an action now: what is legal instead, which bars forbid it, who is asked."""
    zh, en = why_not(T, seat, action)
    return SituationError(path, zh, en)


def why_not(T: LaidTable, seat: int, action: int) -> tuple[str, str]:
    """The same as two texts."""
    book = T.rulebook
    name = book.actions[action].name
    zh, en = f"{seat} 号位现在不能“{name}”", f"seat {seat} may not do {name} now"
    if T.over:
        return f"{zh}：这一局已经结束", f"{en}: the hand is over"
    bars = [] if T.seats[seat].absent else [book.bars[b].name for b in T.bars_on(seat, action)]
    if bars:
        zh += f"：被 {'、'.join(bars)} 禁止"
        en += f": forbidden by {', '.join(bars)}"
    legal = T.legal(seat)
    if legal:
        zh += "；可以：" + "；".join(dict.fromkeys(label(T, seat, m) for m in legal))
        en += "; it may: " + "; ".join(dict.fromkeys(label(T, seat, m, "en") for m in legal))
    elif T.pending:
        asked = "、".join(str(s) for s in T.pending)
        zh += f"；现在等 {asked} 号位回答"
        en += f"; the table waits for seat {asked.replace('、', ', ')}"
    else:
        zh += f"；现在轮到 {T.turn} 号位"
        en += f"; it is the turn of seat {T.turn}"
    phase = book.phases[T.asking]
    return f"{zh}（阶段 {phase.name}）", f"{en} (phase {phase.name})"
