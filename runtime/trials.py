"""What would hold after an effect: as if done, nothing fires, and everything is put back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from .groups import Group
from .queries import H, O, Queries, R, S

V = TypeVar("V")


class Trials(Queries[S, H, R, O], Generic[S, H, R, O]):
    """Each trial runs ``fn`` in the changed table and answers what it says."""

    __slots__ = ()

    def after_meld(self, me: int, group: int, tiles: tuple[int, ...], fn: Callable[[], bool]) -> bool:
        """``fn()`` as if the group had been laid; False if these tiles do not make it."""
        seat = self.seats[me]
        laid = self._group(me, group, tiles, None)
        if laid is None:
            return False
        drawn = seat.drawn
        taken = [self._lift(me, tile) for tile in tiles]
        mine = self._note(laid)
        seat.melds.append(laid)
        if laid.claimed is not None:
            seat.drawn = None
        try:
            return fn()
        finally:
            seat.drawn = drawn
            seat.melds.pop()
            self._taken.difference_update(mine)
            self._restore(tiles, taken)

    def after_regroup(
        self,
        me: int,
        meld: Group,
        group: int,
        adding: tuple[int, ...],
        dropping: tuple[int, ...],
        fn: Callable[[], bool],
    ) -> bool:
        """``fn()`` as if the laid group had been changed; False if the tiles do not make it."""
        seat = self.seats[me]
        tiles = tuple(t for t in meld.tiles if t not in dropping) + adding
        changed = self._group(me, meld.group if group < 0 else group, tiles, meld)
        if changed is None:
            return False
        drawn = seat.drawn
        taken = [self._lift(me, tile) for tile in adding]
        mine = self._note(changed)
        at = seat.melds.index(meld)
        seat.melds[at] = changed
        for tile in dropping:
            seat.take(tile)
        if changed.claimed != meld.claimed:
            seat.drawn = None
        try:
            return fn()
        finally:
            seat.drawn = drawn
            for tile in dropping:
                seat.give(tile)
            seat.melds[at] = meld
            self._taken.difference_update(mine)
            self._restore(adding, taken)

    def after_discard(self, me: int, tile: int, fn: Callable[[], V]) -> V:
        """``fn()`` as if the tile had been discarded."""
        seat = self.seats[me]
        drawn = seat.drawn
        taken = [self._lift(me, tile)]
        seat.discards.append(tile)
        seat.drawn = None
        try:
            return fn()
        finally:
            seat.drawn = drawn
            seat.discards.pop()
            self._restore((tile,), taken)

    def after_move(self, me: int, tiles: tuple[int, ...], seat: int, attr: str, fn: Callable[[], V]) -> V:
        """``fn()`` as if the tiles had been moved to a place of ``seat`` (-1: of the table)."""
        taken = [self._lift(me, tile) for tile in tiles]
        for tile in tiles:
            self._put(tile, seat, attr)
        try:
            return fn()
        finally:
            for tile in reversed(tiles):
                if attr == "hand":
                    self.seats[seat].give(tile)
                else:
                    self._zone(seat, attr).pop()
            self._restore(tiles, taken)
