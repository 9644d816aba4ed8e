"""Hands to measure with: built to win, and the same with one tile swapped so that they do not."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from paigui.runtime.arrange import Solver
from paigui.runtime.contract import Rulebook


def winning(book: Rulebook, rng: random.Random, shape: int, wild: tuple[int, ...] = ()) -> list[int]:
    """Tiles that fill a shape; the ``wild`` tiles stand for some of them."""
    stride = book.stride
    while True:
        left = [t for t in range(len(book.kinds) * stride) if t not in wild]
        hand: list[int] = []
        for part in book.shapes[shape].parts:
            fitting = [s for s in book.groups if not s.laid and s.isa & set(part.groups)]
            for _ in range(part.count or 0):
                for kind in rng.choice(rng.choice(fitting).sets):
                    tile = next((t for t in left if t // stride == kind), None)
                    if tile is not None:
                        left.remove(tile)
                        hand.append(tile)
        size = sum(
            (p.count or 0) * min(len(s) for s in book.groups[p.groups[0]].sets)
            for p in book.shapes[shape].parts
        )
        if len(hand) == size:
            for tile in wild:
                hand[rng.randrange(size)] = tile
            if len(set(hand)) == size:
                return sorted(hand)


def near_miss(T: Any, rng: random.Random, hand: list[int], avoid: tuple[int, ...] = ()) -> list[int]:
    """The hand with one tile swapped, checked to fill no shape without loose tiles."""
    book = T.rulebook
    while True:
        other = list(hand)
        at = rng.randrange(len(other))
        tile = rng.randrange(len(book.kinds) * book.stride)
        if tile in hand or other[at] in avoid or tile in avoid:
            continue
        other[at] = tile
        hold(T, 0, other)
        if not closed(T, 0):
            return sorted(other)


def closed(T: Any, seat: int) -> bool:
    """Whether the seat's hand fills a shape without loose tiles."""
    book = T.rulebook
    return any(not book.shapes[s].loose for s in Solver.of(book).fitting(T, seat))


def hold(T: Any, seat: int, tiles: Sequence[int]) -> None:
    """Gives the seat these tiles and nothing else."""
    s = T.seats[seat]
    s.clear()
    for tile in tiles:
        s.take(tile)
