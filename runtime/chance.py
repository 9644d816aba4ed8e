"""All chance of a room, from its seed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


def derive(seed: int, name: object) -> int:
    """The seed of a part: of hand 3, say. Unrelated to that of any other part."""
    return int.from_bytes(sha256(f"{seed}/{name}".encode()).digest(), "big")


class Chance:
    """Draws that depend on the seed alone: whole bits and rejection, so no library version shifts them."""

    __slots__ = ("_bits", "_source")

    def __init__(self, seed: int) -> None:
        self._source = random.Random(seed)
        self._bits = self._source.getrandbits

    def below(self, n: int) -> int:
        """One of 0 .. n - 1; ValueError unless n is positive."""
        if n < 1:
            raise ValueError("a draw needs something to draw from")
        width = (n - 1).bit_length()
        bits = self._bits
        drawn = bits(width) if width else 0
        while drawn >= n:
            drawn = bits(width)
        return drawn

    def pick(self, members: Sequence[T]) -> T:
        """One of them; IndexError if there is none."""
        if not members:
            raise IndexError("nothing to pick from")
        return members[self.below(len(members))]

    def shuffle(self, items: list[T]) -> None:
        """In place."""
        bits = self._bits
        for i in range(len(items) - 1, 0, -1):
            width = i.bit_length()
            j = bits(width)
            while j > i:
                j = bits(width)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> Chance:
        """One that will draw the same from here on."""
        twin = Chance.__new__(Chance)
        twin._source = random.Random()
        twin._source.setstate(self._source.getstate())
        twin._bits = twin._source.getrandbits
        return twin
