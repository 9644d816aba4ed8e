"""Dividing one block of kinds: how far its tiles can fill a shape, and in which ways."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from .facts import Slots
from .packing import Packing

MOST_KEPT = 64
"""Longest list of divisions that is kept."""


class Variant:
    """A group as it may be formed: its set and where wild tiles stand in it.

    ``delta``: what it adds to a shape's state. ``needs``: its natural tiles, packed, by block; ``natural``:
    how many. ``slots``: None if all natural. ``group`` is -1 for a tile left loose. ``order``: sorts variants
    the same way always.
    """

    __slots__ = ("delta", "group", "kinds", "natural", "needs", "order", "part", "slots")

    def __init__(
        self,
        part: int,
        group: int,
        kinds: tuple[int, ...],
        slots: Slots | None,
        delta: int,
        needs: tuple[tuple[int, int], ...],
    ) -> None:
        self.part = part
        self.group = group
        self.kinds = kinds
        self.slots = slots
        self.delta = delta
        self.needs = needs
        self.natural = len(kinds) - sum(s >= 0 for s in slots or ())
        self.order = (kinds, group, part, slots or ())


Division = tuple[Variant, ...]


class Spending(Protocol):
    """Something that counts entries kept, down from what may be."""

    left: int

    def empty(self) -> None:
        """Called when nothing is left."""


class Reach:
    """Answers for one block of one shape. States are those of :class:`paigui.runtime.arrange.form.Form`."""

    __slots__ = (
        "_bounds",
        "_budget",
        "_by_low",
        "_dead",
        "_divisions",
        "_guards",
        "_states",
        "packing",
    )

    def __init__(
        self,
        packing: Packing,
        block: int,
        variants: list[Variant],
        loose: tuple[Variant, ...],
        limits: int,
        spare: int,
        budget: Spending,
    ) -> None:
        """``loose``: for each kind the variant that leaves a tile undivided; empty if the shape has none.
        ``limits``, ``spare``: of a state's fields."""
        self.packing = packing
        by_low: list[list[tuple[int, int, int, Variant]]] = [[] for _ in range(packing.size)]
        for variant in sorted(variants, key=lambda v: v.order):
            need = dict(variant.needs)[block]
            low = ((need & -need).bit_length() - 1) // packing.width
            by_low[low].append((need, variant.delta, variant.natural, variant))
        for at, variant in enumerate(loose):
            by_low[at].append((packing.one[at], 0, 1, variant))
        self._by_low = by_low
        self._guards = packing.guards
        self._bounds = (limits | spare, spare)
        self._budget = budget
        self._dead = self._sizes()
        self._states: dict[int, frozenset[int]] = {0: frozenset((0,))}
        self._divisions: dict[tuple[int, int], tuple[Division, ...]] = {}

    def _sizes(self) -> tuple[bool, ...]:
        """For each number of tiles whether no groups at all come to it, within the state's limits."""
        steps = {(natural, delta) for row in self._by_low for _, delta, natural, _ in row}
        most = self.packing.size * (self.packing.base - 1)
        bound, spare = self._bounds
        reached = {(0, 0)}
        fresh = reached
        while fresh:
            fresh = {
                (n + natural, state + delta)
                for n, state in fresh
                for natural, delta in steps
                if n + natural <= most and (bound - state - delta) & spare == spare
            } - reached
            reached |= fresh
        sizes = {n for n, _ in reached}
        return tuple(n not in sizes for n in range(most + 1))

    def states(self, packed: int) -> frozenset[int]:
        """Every state that dividing exactly these tiles can reach."""
        known = self._states.get(packed)
        if known is not None:
            return known
        return self._find(packed, self.packing.count(packed))

    def _find(self, packed: int, n: int) -> frozenset[int]:
        """The same for n tiles, not kept yet."""
        guards = self._guards
        bound, spare = self._bounds
        dead = self._dead
        kept = self._states
        found: set[int] = set()
        filled = packed | guards
        for need, delta, natural, _ in self._by_low[
            ((packed & -packed).bit_length() - 1) // self.packing.width
        ]:
            rest = filled - need
            if rest & guards == guards and not dead[n - natural]:
                rest ^= guards
                below = kept.get(rest)
                if below is None:
                    below = self._find(rest, n - natural)
                if delta:
                    for state in below:
                        state += delta
                        if (bound - state) & spare == spare:
                            found.add(state)
                else:
                    found |= below
        result = kept[packed] = frozenset(found)
        self._budget.left -= 1
        return result

    def divisions(self, packed: int, state: int) -> tuple[Division, ...]:
        """Every way to divide exactly these tiles that reaches this state, each once."""
        if not packed:
            return ((),) if state == 0 else ()
        key = (packed, state)
        known = self._divisions.get(key)
        if known is None:
            low = ((packed & -packed).bit_length() - 1) // self.packing.width
            known = tuple(self._from(packed, state, low, 0))
            if len(known) <= MOST_KEPT:
                self._divisions[key] = known
                self._budget.left -= 1 + len(known)
        return known

    def _from(self, packed: int, state: int, low: int, start: int) -> Iterator[Division]:
        """Divisions whose groups over the lowest kind are taken in order, from the ``start``-th on."""
        width = self.packing.width
        if not packed >> (low * width) & ((1 << width) - 1):
            yield from self.divisions(packed, state)
            return
        guards = self._guards
        filled = packed | guards
        choices = self._by_low[low]
        for at in range(start, len(choices)):
            need, delta, _, variant = choices[at]
            rest = filled - need
            if rest & guards == guards:
                rest ^= guards
                left = state - delta
                if left >= 0 and left in self.states(rest):
                    for others in self._from(rest, left, low, at):
                        yield (variant, *others)
