"""From tiles to a result: the best of all arrangements, by the rulebook's own order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .arrange import Solver
from .groups import Arrangement, Win


def worth(T: Any, seat: int, tile: int | None, act: int, from_: int | None) -> Win | None:
    """What the seat wins with this tile by this action, or None if it cannot.

    ``tile`` None: with its tiles as they are. ``from_``: the seat the tile comes from, None for an own draw.
    """
    solver = Solver.of(T.rulebook)
    shapes = solver.fitting(T, seat, tile)
    allowed = T.rulebook.score.allowed.get(act) if shapes else None
    if allowed is not None:
        shapes = tuple([s for s in shapes if s in allowed])
    if not shapes:
        return None
    tiles = solver.tiles(T, seat)
    if tile is not None and tile not in tiles:
        tiles = (*tiles, tile)
    best = _best(T, seat, tiles, shapes, tile, act, from_, True)
    return None if best is None else Win(seat, tile, act, from_, best.values, best)


def worth_kind(T: Any, seat: int, kind: int, act: int, from_: int | None) -> Win | None:
    """The same with a tile of this kind that the seat does not hold; None if it holds every copy.

    Of copies that scores can tell apart the best counts.
    """
    book = T.rulebook
    melds = T.seats[seat].melds
    own = {*T.seats[seat].hand, *Solver.of(book).tiles(T, seat), *(t for m in melds for t in m.tiles)}
    free: dict[int, int] = {}
    for tile in range(kind * book.stride, kind * book.stride + book.copies(T, kind)):
        if tile not in own:
            free.setdefault(book.face_of[tile] if book.score.finish else 0, tile)
    best: Win | None = None
    for tile in free.values():
        win = worth(T, seat, tile, act, from_)
        if win is not None and (best is None or win.best.rank > best.best.rank):
            best = win
    return best


def loser(T: Any, seat: int) -> Win:
    """The score of a seat that did not win, by the shapes for losers; all loose if it fills none."""
    book = T.rulebook
    solver = Solver.of(book)
    tiles = solver.tiles(T, seat)
    best = _best(T, seat, tiles, book.score.losers, None, -1, None, False)
    if best is None:
        melds = tuple(T.seats[seat].melds)
        best = Arrangement(-1, melds, (*(t for m in melds for t in m.tiles), *tiles), tiles, seat=seat)
        book.score.judge(T, seat, best)
    return Win(seat, None, -1, None, best.values, best)


def _best(
    T: Any,
    seat: int,
    tiles: tuple[int, ...],
    shapes: Sequence[int],
    tile: int | None,
    act: int,
    from_: int | None,
    won: bool,
) -> Arrangement | None:
    """The arrangement, with the values chosen for it, that ranks highest; the first of equals."""
    book = T.rulebook
    solver = Solver.of(book)
    judge = book.score.judge
    choices = book.score.choose(T, seat)
    melds = T.seats[seat].melds
    best: Arrangement | None = None
    memo: dict[tuple[object, ...], Any] = {}
    if not solver.conditional.isdisjoint(shapes):
        laid = tuple([t for m in melds for t in m.tiles])
        whole = Arrangement(-1, (), laid + tiles, (), {}, seat, won, tile, act, from_)
        shapes = solver.possible(T, seat, shapes, whole)
    if not shapes:
        return None
    for found in solver.arrangements(T, seat, tiles, melds, shapes, tile, from_ is not None):
        when = book.shapes[found.shape].when
        for at, chosen in enumerate(choices):
            a = found
            if at:
                a = Arrangement(found.shape, found.groups, found.tiles, found.loose, found.plays, seat)
            a.memo = memo
            a.won = won
            a.win_tile = tile
            a.by = act
            a.from_ = from_
            a.chosen = chosen
            if when is not None and not when(T, seat, a):
                continue
            if judge(T, seat, a) and (best is None or a.rank > best.rank):
                best = a
    return best
