"""Patterns found between groups, and which groups they have joined so far."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from .groups import Group


def _by_kind(g: Group) -> int:
    return g.kind


class Joining:
    """The groups of one arrangement. ``isa[kind of group]``: all it counts as.

    Two groups are joined if a pattern that may count once is found between them, or if both are joined to a
    third.
    """

    __slots__ = ("_groups", "_isa", "_joined", "_of")

    def __init__(self, groups: Sequence[Group], isa: Sequence[frozenset[int]]) -> None:
        self._groups = groups
        self._isa = isa
        self._of: dict[int, list[Group]] = {}
        self._joined: list[frozenset[int]] = []

    def choices(self, kind: int, n: int) -> Iterator[tuple[Group, ...]]:
        """Every n different groups of this kind (-1: any), each choice once, in the order of their kinds."""
        return combinations(self._of[kind], n)

    def count(self, kind: int) -> int:
        """How many groups of this kind there are; to be asked before :meth:`choices`."""
        isa = self._isa
        found = [g for g in self._groups if kind < 0 or kind in isa[g.group]]
        found.sort(key=_by_kind)
        self._of[kind] = found
        return len(found)

    def join(self, *groups: Group) -> bool:
        """Joins these groups; False, and nothing is done, if two of them are joined already."""
        mine = {id(g) for g in groups}
        touched = []
        for joined in self._joined:
            common = len(joined & mine)
            if common > 1:
                return False
            if common:
                touched.append(joined)
        if touched:
            self._joined = [j for j in self._joined if j not in touched]
        self._joined.append(frozenset(mine.union(*touched)))
        return True
