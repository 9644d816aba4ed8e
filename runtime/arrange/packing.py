"""Counts of tiles in one number, made for comparing."""

from __future__ import annotations


class Packing:
    """Counts of a block's kinds in one int with a spare bit a kind, so that one subtraction compares them
    all.

    ``one[i]``: one tile of the block's i-th kind. ``guards``: the spare bits.
    """

    __slots__ = ("base", "guards", "one", "size", "width")

    def __init__(self, size: int, stride: int) -> None:
        self.size = size
        self.width = (stride + 1).bit_length() + 1
        self.base = stride + 2
        self.one = tuple(1 << (self.width * i) for i in range(size))
        self.guards = sum(one << (self.width - 1) for one in self.one)

    def count(self, packed: int) -> int:
        """How many tiles there are."""
        n = 0
        mask = (1 << self.width) - 1
        while packed:
            n += packed & mask
            packed >>= self.width
        return n

    def pack(self, key: int) -> int:
        """The packed form of a key as :class:`paigui.runtime.seat.Seat` keeps it."""
        packed = 0
        at = 0
        while key:
            key, count = divmod(key, self.base)
            packed |= count << at
            at += self.width
        return packed
