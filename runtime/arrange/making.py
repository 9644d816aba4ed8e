"""Making one group of given tiles: the ways there are, and what given tiles make."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Any

from ..contract import Rulebook
from ..groups import Group
from ..partial import MOST_WAYS, too_many_ways
from .facts import Facts

Made = tuple[tuple[int, ...], tuple[int, ...]]
"""Tiles in the order of the set, and the set."""

_NOTHING: frozenset[int] = frozenset()


class Maker:
    """Forms single groups, laid ones included. Each set of a group kind is found by the kinds in it."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self._sets: list[dict[int, tuple[tuple[int, ...], ...]]] = []
        for spec in book.groups:
            by_kind: dict[int, list[tuple[int, ...]]] = {}
            if not spec.some:
                for kinds in spec.sets:
                    for k in dict.fromkeys(kinds):
                        by_kind.setdefault(k, []).append(kinds)
            self._sets.append({k: tuple(sets) for k, sets in by_kind.items()})
        # The kinds that stand in a set with each kind: no others are worth a look.
        self._near = [
            {k: frozenset(kind for kinds in sets for kind in kinds) for k, sets in by_kind.items()}
            for by_kind in self._sets
        ]

    def ways(
        self, T: Any, me: int, group: int, tiles: Sequence[int], t: int = -1, facts: Facts | None = None
    ) -> list[tuple[int, ...]]:
        """Every choice of tiles that make the group (with t, left out of the answers), distinct by face.
        RuleError if there are too many to look at. ``facts``: tell the wild tiles, if they are known."""
        book = self.book
        stride = book.stride
        face = book.face_of
        wild = self._wild(T, tiles if t < 0 else [*tiles, t], facts)
        if t < 0 or t in wild or book.groups[group].some:
            rest = sorted([x for x in tiles if x != t])
        else:
            near = self._near[group].get(t // stride, _NOTHING)
            rest = sorted([x for x in tiles if x != t and (x // stride in near or x in wild)])
        held: dict[int, list[int]] = {}
        for tile in rest:
            if tile not in wild:
                held.setdefault(tile // stride, []).append(tile)
        jokers = [tile for tile in rest if tile in wild]
        found: dict[tuple[int, ...], tuple[int, ...]] = {}
        tried = 0
        for kinds in self._candidates(group, held, jokers, wild, t):
            for made in self._fill(kinds, held, jokers, wild, t):
                tried += 1
                if tried > MOST_WAYS:
                    raise too_many_ways(len(rest))
                faces = tuple(sorted(face[x] for x in made if x != t))
                if faces not in found and self._holds(T, me, group, made, kinds):
                    found[faces] = tuple(sorted(x for x in made if x != t))
        return list(found.values())

    def settle(self, T: Any, me: int, group: int, tiles: Sequence[int]) -> tuple[int, tuple[int, ...]] | None:
        """The first set, with fewest wild tiles standing for another kind, that these tiles make: its first
        kind, and what each of the tiles plays. None if they make none."""
        stride = self.book.stride
        wild = self._wild(T, tiles)
        jokers = sorted(tile for tile in tiles if tile in wild)
        held: dict[int, list[int]] = {}
        for tile in sorted(tiles):
            if tile not in wild:
                held.setdefault(tile // stride, []).append(tile)
        best: tuple[int, Made] | None = None
        for kinds in self._candidates(group, held, jokers, wild, -1, len(tiles)):
            for made in self._fill(kinds, held, jokers, wild, -1):
                strange = sum(x // stride != k for x, k in zip(made, kinds, strict=True))
                if (best is None or strange < best[0]) and self._holds(T, me, group, made, kinds):
                    best = (strange, (made, kinds))
                    if strange == 0:
                        break
        if best is None:
            return None
        plays = dict(zip(*best[1], strict=True))
        return best[1][1][0], tuple(plays[tile] for tile in tiles)

    def _wild(self, T: Any, tiles: Sequence[int], facts: Facts | None = None) -> dict[int, frozenset[int]]:
        if facts is not None:
            sorts = facts.wild
            return {tile: facts.plays[sorts[tile]] for tile in tiles if tile in sorts} if sorts else {}
        found: dict[int, frozenset[int]] = {}
        for w in self.book.wilds:
            for tile in tiles:
                if w.which(T, tile):
                    found[tile] = found.get(tile, frozenset()) | frozenset(w.plays(T))
        return found

    def _holds(self, T: Any, me: int, group: int, tiles: tuple[int, ...], kinds: tuple[int, ...]) -> bool:
        where = self.book.groups[group].where
        return where is None or bool(where(T, me, Group(group, kinds[0], tiles, kinds, me)))

    def _candidates(
        self,
        group: int,
        held: dict[int, list[int]],
        jokers: list[int],
        wild: dict[int, frozenset[int]],
        t: int,
        size: int = -1,
    ) -> Iterator[tuple[int, ...]]:
        """Sets that may be made, in the rulebook's order; ``size``: only of so many tiles."""
        spec = self.book.groups[group]
        if spec.some:
            if size in (-1, spec.some):
                yield from _some(spec.sets[0], spec.some, held, jokers, wild, t, self.book.stride)
            return
        if t >= 0 and t not in wild:
            sets = self._sets[group].get(t // self.book.stride, ())
        elif jokers or t >= 0:
            sets = spec.sets
        else:
            by_kind = self._sets[group]
            sets = tuple(s for k in sorted(held) for s in by_kind.get(k, ()) if min(s) == k)
        extra = len(jokers) + (t >= 0)
        for kinds in sets:
            if size in (-1, len(kinds)) and len(kinds) <= extra + sum(len(held.get(k, ())) for k in {*kinds}):
                yield kinds

    def _fill(
        self,
        kinds: tuple[int, ...],
        held: dict[int, list[int]],
        jokers: list[int],
        wild: dict[int, frozenset[int]],
        t: int,
    ) -> Iterator[tuple[int, ...]]:
        """Tiles for the places of a set, different by face; natural ones are tried first."""
        face = self.book.face_of
        stride = self.book.stride
        size = len(kinds)
        chosen: list[int] = []

        def place(at: int, with_t: bool) -> Iterator[tuple[int, ...]]:
            if at == size:
                if with_t or t < 0:
                    yield tuple(chosen)
                return
            kind = kinds[at]
            options: list[int] = []
            if t >= 0 and not with_t and (kind in wild[t] if t in wild else t // stride == kind):
                options.append(t)
            options += held.get(kind, ())
            options += [j for j in jokers if kind in wild[j]]
            tried: set[tuple[int, bool]] = set()
            for tile in options:
                mark = (face[tile], tile == t)
                if tile not in chosen and mark not in tried:
                    tried.add(mark)
                    chosen.append(tile)
                    yield from place(at + 1, with_t or tile == t)
                    chosen.pop()

        return place(0, False)


def _some(
    pool: tuple[int, ...],
    size: int,
    held: dict[int, list[int]],
    jokers: list[int],
    wild: dict[int, frozenset[int]],
    t: int,
    stride: int,
) -> Iterator[tuple[int, ...]]:
    """Sets of ``size`` different kinds of the pool that the tiles can make up."""
    free = [*jokers, *([t] if t in wild else ())]
    must = t // stride if t >= 0 and t not in wild else -1
    own = [k for k in pool if k in held or k == must]
    could = [k for k in pool if k in own or any(k in wild[j] for j in free)]
    if comb(len(could), size) > MOST_WAYS:
        raise too_many_ways(len(could))
    for kinds in combinations(could, size):
        if sum(k not in own for k in kinds) <= len(free) and (must < 0 or must in kinds):
            yield tuple(sorted(kinds))
