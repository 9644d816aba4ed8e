"""Which single tile a hand may lack: a quick look before the tables are asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..contract import Rulebook
from .form import formable

Others = tuple[tuple[int, int], ...]
"""Kinds, and how many of each."""


class Lacking:
    """What must be there, for each kind, so that one more of it can complete a group of the winning shapes.

    Only for hands without wild tiles, and shapes without loose ones.
    """

    __slots__ = ("_others", "_some")

    def __init__(self, book: Rulebook) -> None:
        groups = {g for s in book.score.shapes for p in book.shapes[s].parts for g in formable(book, p.groups)}
        found: list[dict[Others, None]] = [{} for _ in book.kinds]
        self._some: list[tuple[frozenset[int], int]] = []
        """Pools, and how many other kinds of each must be there."""
        for g in sorted(groups):
            spec = book.groups[g]
            if spec.some:
                self._some.append((frozenset(spec.sets[0]), spec.some - 1))
                continue
            for kinds in spec.sets:
                for kind in set(kinds):
                    others = Counter(kinds)
                    others[kind] -= 1
                    found[kind][tuple(sorted((+others).items()))] = None
        self._others = tuple(tuple(sorted(each, key=len)) for each in found)

    def kinds(self, counts: Sequence[int]) -> list[int]:
        """The kinds of which one more could complete some group of tiles held so often."""
        pools: set[int] = set()
        for pool, least in self._some:
            if sum(1 for k in pool if counts[k]) >= least:
                pools |= pool
        out = []
        for kind, ways in enumerate(self._others):
            for others in ways:
                for k, n in others:
                    if counts[k] < n:
                        break
                else:
                    out.append(kind)
                    break
            else:
                if kind in pools:
                    out.append(kind)
        return out
