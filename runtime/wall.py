"""The wall: tiles taken at the front in turn, at the tail for replacements."""

from __future__ import annotations

from collections.abc import Sequence


class Wall:
    """Tiles in the order in which the front gives them.

    ``stack`` 2: tiles lie in stacks of two, and the tail too gives the upper tile of a stack before the lower
    one; in the order of the front that is the last tile but one. Stacks are counted from the tail.
    """

    __slots__ = ("head", "left", "split", "stack_size", "tiles")

    def __init__(self, tiles: Sequence[int], stack_size: int = 1) -> None:
        self.tiles = list(tiles)
        self.head = 0
        self.left = len(self.tiles)
        """Tiles still there."""
        self.stack_size = stack_size
        self.split = False
        """The last stack has already given its upper tile."""

    def take_front(self) -> int:
        """The next tile; IndexError if there is none."""
        tile = self.tiles[self.head]
        self.head += 1
        self.left -= 1
        return tile

    def _tail_at(self) -> int:
        last = len(self.tiles) - 1
        if self.stack_size == 2 and not self.split and last > self.head:
            return last - 1
        return last

    def take_tail(self) -> int:
        """The next tile from the tail; IndexError if there is none."""
        if self.head >= len(self.tiles):
            raise IndexError("the wall is empty")
        at = self._tail_at()
        self.split = at < len(self.tiles) - 1
        self.left -= 1
        return self.tiles.pop(at)

    def front(self, n: int) -> tuple[int, ...]:
        """The next n tiles, or as many as there are."""
        return tuple(self.tiles[self.head : self.head + max(n, 0)])

    def back(self, n: int) -> tuple[int, ...]:
        """The next n tiles of the tail, in the order in which it gives them."""
        rest = self.copy()
        return tuple(rest.take_tail() for _ in range(min(n, self.left)))

    def stack(self, n: int) -> tuple[int, ...]:
        """The n-th pair from the last tile, upper tile first; past the end the farthest pair there is."""
        n = max(1, min(n, self.left // 2))
        end = len(self.tiles) - 2 * n
        return tuple(self.tiles[max(end, self.head) : end + 2])

    def remove(self, tile: int) -> bool:
        """Takes a tile out of wherever it lies; False if it is not in the wall. The wall closes up."""
        if self.left and self.tiles[self._tail_at()] == tile:
            self.take_tail()
            return True
        at = self._find(tile)
        if at is None:
            return False
        self.left -= 1
        if at == self.head:
            self.head += 1
        else:
            del self.tiles[at]
        return True

    def bring_front(self, tile: int) -> bool:
        """Makes this tile the next one; it changes places with the one that was. False if it is not there."""
        return self._swap(tile, self.head)

    def bring_tail(self, tile: int) -> bool:
        """Makes this tile the next one of the tail."""
        return self._swap(tile, self._tail_at())

    def _swap(self, tile: int, to: int) -> bool:
        at = self._find(tile)
        if at is None:
            return False
        tiles = self.tiles
        tiles[at], tiles[to] = tiles[to], tiles[at]
        return True

    def _find(self, tile: int) -> int | None:
        try:
            return self.tiles.index(tile, self.head)
        except ValueError:
            return None

    def copy(self) -> Wall:
        """A wall of its own with the same tiles."""
        twin = Wall.__new__(Wall)
        twin.tiles = self.tiles[self.head :]
        twin.head = 0
        twin.left = self.left
        twin.stack_size = self.stack_size
        twin.split = self.split
        return twin


def wall_order(front: Sequence[int], middle: Sequence[int], back: Sequence[int], stack: int) -> list[int]:
    """The order of a wall whose front gives ``front`` and whose tail gives ``back`` in that order."""
    total = len(front) + len(middle) + len(back)
    probe = Wall(range(total), stack)
    places = probe.back(len(back))
    order: list[int | None] = [None] * total
    for place, tile in zip(places, back, strict=True):
        order[place] = tile
    rest = iter([*front, *middle])
    return [next(rest) if tile is None else tile for tile in order]
