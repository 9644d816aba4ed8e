"""What a rulebook claims of its patterns: some are never found together, some always bring another."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from .contract import Rulebook


def broken(rulebook: Rulebook, found: Collection[int]) -> list[tuple[str, str, str]]:
    """``(pattern, claim, other)`` by name for each ``excludes`` or ``implies`` that these patterns break.

    A pattern that another one found takes the place of counts as found.
    """
    patterns = rulebook.patterns
    out = []
    for p in sorted(found):
        out += [(patterns[p].name, "excludes", patterns[o].name) for o in patterns[p].excludes if o in found]
        for o in patterns[p].implies:
            if o not in found and not any(r in found for r in patterns[o].replaced_by):
                out.append((patterns[p].name, "implies", patterns[o].name))
    return out


def broken_at(table: Any) -> list[tuple[str, str, str]]:
    """The same for every win of a hand."""
    return [claim for win in table.wins for claim in broken(table.rulebook, win.best.found)]
