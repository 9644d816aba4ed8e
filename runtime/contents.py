"""What lies in an arrangement, by kind; found once, when it is first asked for."""

from __future__ import annotations

from collections.abc import Sequence

from .groups import Arrangement


def kinds_in(a: Arrangement, kind_of: Sequence[int]) -> frozenset[int]:
    """The kinds of its tiles."""
    found = a.kinds
    if found is None:
        found = a.kinds = frozenset([kind_of[t] for t in a.tiles])
    return found


def suits_in(a: Arrangement, kind_of: Sequence[int], suit_of: Sequence[int]) -> frozenset[int]:
    """The suits of its tiles."""
    found = a.suits
    if found is None:
        found = a.suits = frozenset([suit_of[k] for k in kinds_in(a, kind_of)])
    return found


def counts_in(a: Arrangement, kind_of: Sequence[int]) -> dict[int, int]:
    """How many tiles of each kind it has."""
    found = a.counts
    if found is None:
        found = a.counts = {}
        for t in a.tiles:
            kind = kind_of[t]
            found[kind] = found.get(kind, 0) + 1
    return found
