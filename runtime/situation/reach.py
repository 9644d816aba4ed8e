"""Finds the decision at which wins can be made, from a table laid without a script."""

from __future__ import annotations

from collections.abc import Iterator

from ..contract import PASS, Move
from ..errors import PaiguiError
from .deck import Face
from .errors import SituationError
from .laid import LaidTable
from .moves import face, move_faces
from .script import wake
from .wins import Wanted, source_of

AUTOMATIC = ("window", "auto")


def fork(T: LaidTable) -> LaidTable:
    """A copy of its own."""
    twin = T.fork()
    assert isinstance(twin, LaidTable)
    return twin


def stand(T: LaidTable, wins: list[Wanted]) -> LaidTable:
    """The table at the decision where these wins can be made; if there is none, at the nearest one.

    A window is reached as the game reaches it, by a move of the seat that offers the tiles; if no move of it
    leads there, the window is opened by itself. Winning tiles lie in the hand of the seat that holds them,
    the last as drawn; where that leads nowhere, in one of its zones. State is as stated before that move.
    """
    first = wins[0]
    if not T.plan.in_window[first.action]:
        return _own_turn(T, first)
    source = source_of(T, first)
    for variant in _variants(T, source):
        for found in _ways_to_offer(variant, wins, source):
            return found
    return _opened(T, wins, source)


def _variants(T: LaidTable, s: int) -> Iterator[LaidTable]:
    """The table with the winning tiles of a seat in its hand, then in each of its zones."""
    tiles = T.winning.get(s, ())
    if len(tiles) < 2:
        yield T
    for attr in T.plan.seat_zones if tiles else ():
        moved = fork(T)
        seat = moved.seats[s]
        for tile in tiles:
            seat.give(tile)
            getattr(seat, attr).append(tile)
        seat.drawn = None
        yield moved
    if len(tiles) > 1:
        yield T


# ---- on the own turn ---------------------------------------------------------------------------------------


def _own_turn(T: LaidTable, win: Wanted) -> LaidTable:
    nearest: LaidTable | None = None
    for variant in (*_variants(T, win.seat), *_as_drawn(T, win)):
        for phase in _phases(T, win):
            tried = fork(variant)
            try:
                tried.resume_at(phase, win.seat)
            except PaiguiError:
                continue
            if move_of(tried, win) is not None:
                return tried
            nearest = nearest or tried
    return T if nearest is None else nearest


def _phases(T: LaidTable, win: Wanted) -> list[int]:
    """Phases that offer the winning action: the one named, else own turns before the others."""
    phases = T.rulebook.phases
    if T.start is not None:
        return [T.start]
    offered = [p for p in T.rulebook.actions[win.action].phases if phases[p].mode not in AUTOMATIC]
    return sorted(offered, key=lambda p: (("turn", "each", "all").index(phases[p].mode), p))


def _as_drawn(T: LaidTable, win: Wanted) -> Iterator[LaidTable]:
    """A hand won as it stands: with each of its tiles, the last first, as the one drawn."""
    if win.tiles or T.seats[win.seat].drawn is not None:
        return
    for tile in reversed(T.seats[win.seat].hand):
        tried = fork(T)
        tried.seats[win.seat].drawn = tile
        yield tried


# ---- in a window -------------------------------------------------------------------------------------------


def _ways_to_offer(T: LaidTable, wins: list[Wanted], source: int) -> Iterator[LaidTable]:
    phases = T.rulebook.phases
    entered = [p for p in range(len(phases)) if phases[p].mode in ("turn", "each")]
    entered.sort(key=lambda p: phases[p].mode == "each")
    if T.start is not None and T.start in entered:
        entered = [T.start]
    faces = {f for win in wins for f in win.tiles}
    for phase in entered:
        begun = fork(T)
        try:
            begun.resume_at(phase, source)
            wake(begun, source)
        except PaiguiError:
            continue
        if _on_offer(begun, wins, source):
            yield begun
        for move in _in_order(begun, source):
            if move == PASS or faces & set(move_faces(begun, source, move)):
                tried = fork(begun)
                try:
                    tried.apply(source, move)
                except PaiguiError:
                    continue
                if _on_offer(tried, wins, source):
                    yield tried


def _in_order(T: LaidTable, s: int) -> list[Move]:
    """A seat's moves, plain ones (discards) first."""
    actions = T.rulebook.actions
    return sorted(T.pending.get(s, ()), key=lambda m: m == PASS or not actions[m[0]].plain)


def _on_offer(T: LaidTable, wins: list[Wanted], source: int) -> bool:
    """Whether a window of the wins was opened with their tiles (it may have closed already)."""
    phases = T.rulebook.actions[wins[0].action].phases
    wanted = {f for win in wins for f in win.tiles}
    for line in T._lines:
        if line[0] == "offer" and line[1] == source and line[2] in phases:
            return not wanted or wanted <= {face(T, t) for t in line[3]}
    return False


def _opened(T: LaidTable, wins: list[Wanted], source: int) -> LaidTable:
    """The window opened by itself, with the tiles of the wins as discards."""
    seat = T.seats[source]
    tiles: list[int] = []
    for wanted in dict.fromkeys(f for win in wins for f in win.tiles):
        tile = next((t for t in seat.hand if face(T, t) == wanted), None)
        if tile is None:
            tile = next((t for t in reversed(seat.discards) if face(T, t) == wanted), None)
        else:
            seat.give(tile)
            seat.discards.append(tile)
        if tile is None:
            raise SituationError(
                wins[0].path, f"{source} 号位没有可供的牌", f"seat {source} has no such tile to offer"
            )
        tiles.append(tile)
    seat.drawn = None
    absent, seat.absent = seat.absent, True
    T.turn = source
    T.phase = next((i for i, p in enumerate(T.rulebook.phases) if p.mode == "turn"), T.phase)
    T.open(source, min(T.rulebook.actions[wins[0].action].phases), tuple(tiles), None)
    T._advance()
    seat.absent = absent
    return T


# ---- the move that wins ------------------------------------------------------------------------------------


def move_of(T: LaidTable, win: Wanted) -> Move | None:
    """The legal move of a seat that makes its win, with the tiles named where there are several."""
    moves = [m for m in T.pending.get(win.seat, ()) if m != PASS and m[0] == win.action]
    if win.tiles and len(moves) > 1:
        moves = [m for m in moves if set(win.tiles) & _spoken(T, m)] or moves
    return moves[0] if moves else None


def _spoken(T: LaidTable, move: Move) -> set[Face]:
    choices = zip(T.rulebook.actions[move[0]].choices, move[1:], strict=True)
    return {face(T, v) for (_, kind), v in choices if kind == "tile" and v is not None}
