"""Dividing one block of kinds: how far its tiles can fill a shape, and in which ways."""

from __future__ import annotations

from collections.abc import Iterator

from .facts import Slots
from .packing import Packing

MOST_STATES = 200_000
"""Entries a block keeps before its memo is emptied (some 40 MB at the very most, usually far less)."""

MOST_DIVISIONS = 20_000
"""The same for lists of divisions."""


class Variant:
    """A group as it may be formed: its set and where wild tiles stand in it.

    ``delta``: what it adds to a shape's state. ``needs``: its natural tiles, packed, by block. ``slots``: None if
    all natural. ``group`` is -1 for a tile left loose. ``order``: sorts variants the same way always.
    """

    __slots__ = ("delta", "group", "kinds", "needs", "order", "part", "slots")

    def __init__(
        self, part: int, group: int, kinds: tuple[int, ...], slots: Slots | None, delta: int,
        needs: tuple[tuple[int, int], ...],
    ) -> None:  # fmt: skip
        self.part = part
        self.group = group
        self.kinds = kinds
        self.slots = slots
        self.delta = delta
        self.needs = needs
        self.order = (kinds, group, part, slots or ())


Division = tuple[Variant, ...]


class Reach:
    """Answers for one block of one shape. States are those of :class:`paigui.runtime.arrange.form.Form`."""

    __slots__ = ("_bounds", "_by_low", "_divisions", "_guards", "_loose", "_states", "packing")

    def __init__(
        self, packing: Packing, block: int, variants: list[Variant], loose: tuple[Variant, ...], limits: int, spare: int
    ) -> None:
        """``loose``: for each kind the variant that leaves a tile undivided; empty if the shape has none.
        ``limits``, ``spare``: of a state's fields."""
        self.packing = packing
        by_low: list[list[tuple[int, int, Variant]]] = [[] for _ in range(packing.size)]
        for variant in sorted(variants, key=lambda v: v.order):
            need = dict(variant.needs)[block]
            low = ((need & -need).bit_length() - 1) // packing.width
            by_low[low].append((need, variant.delta, variant))
        for at, variant in enumerate(loose):
            by_low[at].append((packing.one[at], 0, variant))
        self._by_low = by_low
        self._loose = loose
        self._guards = packing.guards
        self._bounds = (limits | spare, spare)
        self._states: dict[int, frozenset[int]] = {0: frozenset((0,))}
        self._divisions: dict[tuple[int, int], tuple[Division, ...]] = {}

    def states(self, packed: int) -> frozenset[int]:
        """Every state that dividing exactly these tiles can reach."""
        known = self._states.get(packed)
        if known is not None:
            return known
        if len(self._states) > MOST_STATES:
            self._states = {0: frozenset((0,))}
        guards = self._guards
        bound, spare = self._bounds
        found: set[int] = set()
        filled = packed | guards
        for need, delta, _ in self._by_low[((packed & -packed).bit_length() - 1) // self.packing.width]:
            rest = filled - need
            if rest & guards == guards:
                below = self.states(rest ^ guards)
                if delta:
                    for state in below:
                        state += delta
                        if (bound - state) & spare == spare:
                            found.add(state)
                else:
                    found |= below
        result = self._states[packed] = frozenset(found)
        return result

    def divisions(self, packed: int, state: int) -> tuple[Division, ...]:
        """Every way to divide exactly these tiles that reaches this state, each once."""
        if not packed:
            return ((),) if state == 0 else ()
        key = (packed, state)
        known = self._divisions.get(key)
        if known is None:
            if len(self._divisions) > MOST_DIVISIONS:
                self._divisions.clear()
            low = ((packed & -packed).bit_length() - 1) // self.packing.width
            known = self._divisions[key] = tuple(self._from(packed, state, low, 0))
        return known

    def _from(self, packed: int, state: int, low: int, start: int) -> Iterator[Division]:
        """Divisions whose groups over the lowest kind are taken in order, from the ``start``-th on."""
        if not packed >> (low * self.packing.width) & (self._guards & -self._guards) * 2 - 1:
            yield from self.divisions(packed, state)
            return
        guards = self._guards
        filled = packed | guards
        choices = self._by_low[low]
        for at in range(start, len(choices)):
            need, delta, variant = choices[at]
            rest = filled - need
            if rest & guards == guards:
                rest ^= guards
                left = state - delta
                if left >= 0 and left in self.states(rest):
                    for others in self._from(rest, left, low, at):
                        yield (variant, *others)
