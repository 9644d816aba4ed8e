"""What a seat holds; kept in a form that win checks read without counting."""

from __future__ import annotations

from bisect import bisect_left, insort

from .groups import Group


class Seat:
    """A seat at the table. A generated module subclasses it to declare the rulebook's state and zones.

    ``hand``: tiles, ascending. ``counts``: hand tiles per kind. ``keys``: one number a block of kinds, in
    which each kind's count is a digit; the solver's tables are keyed by it. ``drawn``: the tile drawn in
    this turn.
    """

    hand: list[int]
    counts: list[int]
    keys: list[int]
    discards: list[int]
    melds: list[Group]
    drawn: int | None
    points: int
    absent: bool

    def __init__(self, number: int, layout: Layout) -> None:
        self.number = number
        self.layout = layout
        self.points = 0
        self.absent = False
        self.clear()

    def clear(self) -> None:
        """Empty-handed, as before a deal. Points stay."""
        self.hand = []
        self.counts = [0] * len(self.layout.block)
        self.keys = [0] * self.layout.blocks
        self.discards = []
        self.melds = []
        self.drawn = None

    def take(self, tile: int) -> None:
        """Puts a tile into the hand."""
        layout = self.layout
        kind = tile // layout.stride
        insort(self.hand, tile)
        self.counts[kind] += 1
        self.keys[layout.block[kind]] += layout.digit[kind]

    def give(self, tile: int) -> None:
        """Takes a tile out of the hand; ValueError if it is not there."""
        hand = self.hand
        at = bisect_left(hand, tile)
        if at == len(hand) or hand[at] != tile:
            raise ValueError(f"tile {tile} is not in the hand of seat {self.number}")
        del hand[at]
        layout = self.layout
        kind = tile // layout.stride
        self.counts[kind] -= 1
        self.keys[layout.block[kind]] -= layout.digit[kind]


class Layout:
    """How kinds fall into blocks. ``block[k]``: its block; ``digit[k]``: the value of one copy in its key."""

    __slots__ = ("block", "blocks", "digit", "stride")

    def __init__(self, stride: int, block: tuple[int, ...]) -> None:
        self.stride = stride
        self.block = block
        self.blocks = max(block) + 1
        filled = [0] * self.blocks
        digit = []
        for b in block:
            # A hand that waits for a kind it holds all of counts one more.
            digit.append((stride + 2) ** filled[b])
            filled[b] += 1
        self.digit = tuple(digit)
