"""What wild tiles may play and which groups may be formed, as far as the rulebook's functions decide it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Any

from ..contract import Rulebook
from ..groups import Group
from .form import Form

Slots = tuple[int, ...]
"""For each place of a group's set: -1 for a natural tile, else the sort of wild tile that stands there."""


class Facts:
    """Answers of a rulebook's functions that hold together, and the tables built on them.

    ``wild``: wild tiles, each with its sort; a sort is the wild tiles of one kind. ``sorts``: those kinds.
    ``plays[i]``: kinds that sort i may stand for. ``whole[i]``: every copy of that kind is wild. ``shapes``
    and ``tables``: what is built on them, for each number of wild tiles.
    """

    __slots__ = ("book", "plays", "shapes", "sorts", "tables", "whole", "wild")

    def __init__(
        self, book: Rulebook, wild: dict[int, int], sorts: tuple[int, ...], plays: tuple[frozenset[int], ...]
    ) -> None:
        self.book = book
        self.wild = wild
        self.sorts = sorts
        of_sort = list(wild.values())
        self.whole = tuple(of_sort.count(sort) == book.stride for sort in range(len(sorts)))
        self.plays = plays
        self.shapes: dict[Any, Any] = {}
        self.tables: dict[Any, Any] = {}

    def have(self, tiles: Sequence[int]) -> tuple[int, ...]:
        """How many of these tiles are wild, by sort; empty if none."""
        wild = self.wild
        if not wild:
            return ()
        have = [0] * len(self.sorts)
        for tile in tiles:
            sort = wild.get(tile, -1)
            if sort >= 0:
                have[sort] += 1
        return tuple(have) if any(have) else ()

    def allows(self, T: Any, me: int, group: int, kinds: tuple[int, ...], slots: Slots) -> bool:
        """Whether the group's ``where`` holds of such a group formed in hand."""
        where = self.book.groups[group].where
        if where is None:
            return True
        return bool(where(T, me, self._sample(me, group, kinds, slots)))

    def answers(self, T: Any, me: int, form: Form, have: tuple[int, ...]) -> tuple[bool, ...]:
        """``where`` of all the groups a form may use, for every way to put wild tiles into each."""
        groups = self.book.groups
        return tuple(
            self.allows(T, me, item.group, item.kinds, slots)
            for item in (*form.items, *form.crossing)
            if groups[item.group].where is not None
            for slots in self.patterns(item.kinds, have)
        )

    def _sample(self, me: int, group: int, kinds: tuple[int, ...], slots: Slots) -> Group:
        """Such a group of the first copies there are."""
        stride = self.book.stride
        used: dict[int, int] = {}
        tiles = []
        for kind, slot in zip(kinds, slots, strict=True):
            real = kind if slot < 0 else self.sorts[slot]
            copy = used.get(real, 0)
            used[real] = copy + 1
            tiles.append(real * stride + min(copy, stride - 1))
        return Group(group, kinds[0], tuple(tiles), kinds, me)

    def patterns(self, kinds: tuple[int, ...], have: tuple[int, ...]) -> Iterator[Slots]:
        """Ways to put wild tiles (``have[i]`` of sort i) into a set; all natural first. Places of one kind
        are alike: natural tiles come first among them."""
        natural = (-1,) * len(kinds)
        yield natural
        if not any(have):
            return
        places: dict[int, list[int]] = {}
        for at, kind in enumerate(kinds):
            places.setdefault(kind, []).append(at)
        fills = [
            (at, tuple(_fills(len(at), [h if k in p else 0 for h, p in zip(have, self.plays, strict=True)])))
            for k, at in places.items()
        ]
        for chosen in _within(tuple(f for _, f in fills), have):
            slots = list(natural)
            for (places_of, _), sorts in zip(fills, chosen, strict=True):
                for place, sort in zip(reversed(places_of), reversed(sorts), strict=False):
                    slots[place] = sort
            if chosen and any(chosen):
                yield tuple(slots)


def _fills(places: int, have: list[int]) -> Iterator[Slots]:
    """Multisets of at most ``places`` sorts, ascending."""
    for counts in product(*(range(min(places, h) + 1) for h in have)):
        if sum(counts) <= places:
            yield tuple(sort for sort, n in enumerate(counts) for _ in range(n))


def _within(fills: tuple[tuple[Slots, ...], ...], have: tuple[int, ...]) -> Iterator[tuple[Slots, ...]]:
    """One fill a kind, no sort used more often than there are tiles of it."""
    if not fills:
        yield ()
        return
    for first in fills[0]:
        rest = list(have)
        for sort in first:
            rest[sort] -= 1
        if min(rest, default=0) >= 0:
            for others in _within(fills[1:], tuple(rest)):
                yield (first, *others)


def gather(book: Rulebook, T: Any, tiles: Iterable[int]) -> Facts:
    """Asks which of these tiles are wild, and what they may play."""
    stride = book.stride
    plays: dict[int, frozenset[int]] = {}
    wild: dict[int, int] = {}
    for tile in tiles:
        for w in book.wilds:
            if w.which(T, tile):
                kind = tile // stride
                wild[tile] = kind
                plays[kind] = plays.get(kind, frozenset()) | frozenset(w.plays(T))
    sorts = tuple(sorted(plays))
    number = {kind: sort for sort, kind in enumerate(sorts)}
    return Facts(book, {t: number[k] for t, k in wild.items()}, sorts, tuple(plays[k] for k in sorts))
