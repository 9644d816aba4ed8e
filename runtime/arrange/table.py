"""Memo tables: whether a whole hand fills a shape, from one number a block.

The answer for a block is a :class:`Node`, shared by all blocks of tiles that can do the same. Merging two nodes and
asking a node for the end result are kept too, so that a check of tiles seen before is a handful of look-ups.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from ..contract import Rulebook
from .facts import Facts
from .form import Choice, Form, Forms
from .reach import Division, Reach, Variant

MOST_KEYS = 100_000
"""Entries of a block's table before it is emptied (10 MB or so)."""

MOST_NODES = 20_000
"""Nodes before all of a table is emptied."""


class ShapeTable:
    """One shape under certain facts, with a certain number of wild tiles of each sort in the hand.

    ``reach[b]`` answers for block b. ``air``: groups of wild tiles only, and single ones left loose;
    ``air_states``: what they can fill. ``crossing[i]``: variants of the i-th crossing item. ``wild``: the state in
    which every wild tile is used.
    """

    __slots__ = (
        "_bounds", "air", "air_kept", "air_plain", "air_states", "crossing", "crossing_here", "facts", "form", "forms", "have", "inexact",
        "limits", "packings", "reach", "sort_unit", "spare", "wild",
    )  # fmt: skip

    def __init__(self, forms: Forms, form: Form, facts: Facts, have: tuple[int, ...], T: Any, me: int) -> None:
        book = forms.book
        self.forms = forms
        self.form = form
        self.facts = facts
        self.have = have
        width = form.width
        self.sort_unit = tuple(1 << (width * (form.fields + s)) for s in range(len(have)))
        self.wild = sum(n * unit for n, unit in zip(have, self.sort_unit, strict=True))
        self.limits = form.limits + self.wild
        self.spare = sum(1 << (width * at + width - 1) for at in range(form.fields + len(have)))
        self._bounds = self.limits | self.spare
        self.packings = forms.packings
        plain: list[list[Variant]] = [[] for _ in forms.members]
        self.air: list[Variant] = []
        for item in form.items:
            for variant in self._variants(T, me, item.part, item.group, item.kinds):
                if variant.needs:
                    plain[variant.needs[0][0]].append(variant)
                else:
                    self.air.append(variant)
        self.reach = tuple(
            Reach(self.packings[b], b, plain[b], self._loose(b), self.limits, self.spare)
            for b in range(len(forms.members))
        )
        self.crossing = tuple(
            tuple(self._variants(T, me, item.part, item.group, item.kinds)) for item in form.crossing
        )
        self.crossing_here = tuple(
            tuple(self._in_block(variants, b) for variants in self.crossing) for b in range(len(forms.members))
        )
        self._finish_air(book)

    def _variants(self, T: Any, me: int, part: int, group: int, kinds: tuple[int, ...]) -> Iterator[Variant]:
        for slots in self.facts.patterns(kinds, self.have):
            if self.facts.allows(T, me, group, kinds, slots):
                delta = self.form.unit[part] + sum(self.sort_unit[s] for s in slots if s >= 0)
                needs = self.needs(k for k, s in zip(kinds, slots, strict=True) if s < 0)
                yield Variant(part, group, kinds, slots if max(slots) >= 0 else None, delta, needs)

    def needs(self, kinds: Iterable[int]) -> tuple[tuple[int, int], ...]:
        """Natural tiles of these kinds, packed, by block."""
        found: dict[int, int] = {}
        for k in kinds:
            b = self.forms.layout.block[k]
            found[b] = found.get(b, 0) + self.forms.packed_one[k]
        return tuple(sorted(found.items()))

    def _loose(self, b: int) -> tuple[Variant, ...]:
        if not self.form.loose:
            return ()
        one = self.packings[b].one
        return tuple(
            Variant(-1, -1, (k,), None, 0, ((b, one[at]),)) for at, k in enumerate(self.forms.members[b])
        )

    def _in_block(self, variants: tuple[Variant, ...], b: int) -> tuple[tuple[int, int], ...]:
        """Of crossing variants: the different ``(natural tiles, wild tiles used)`` inside a block."""
        block = self.forms.layout.block
        found: dict[tuple[int, int], None] = {}
        for v in variants:
            slots = v.slots or (-1,) * len(v.kinds)
            used = sum(self.sort_unit[s] for k, s in zip(v.kinds, slots, strict=True) if s >= 0 and block[k] == b)
            found[dict(v.needs).get(b, 0), used] = None
        return tuple(found)

    def _finish_air(self, book: Rulebook) -> None:
        """Whether answers need a second look: ``where`` of groups that no single block sees whole."""
        self.inexact = False
        for item in self.form.crossing:
            self.inexact |= any(self.have) and book.groups[item.group].where is not None
        single = []
        for some, unit in zip(self.form.somes, self.form.some_unit, strict=True):
            self.inexact |= any(self.have) or book.groups[some.group].where is not None
            for s, kinds in enumerate(self.facts.plays[: len(self.have)]):
                if self.have[s] and kinds & set(some.pool):
                    single.append(unit + self.sort_unit[s])
        if self.form.loose:
            for s, n in enumerate(self.have):
                if n:
                    kind = self.facts.sorts[s]
                    self.air.append(Variant(-1, -1, (kind,), (s,), self.sort_unit[s], ()))
        self.air.sort(key=lambda v: v.order)
        self.air_plain = self._sums([v.delta for v in self.air])
        self.air_states = self._sums([*(v.delta for v in self.air), *single])
        self.air_kept: dict[int, tuple[Division, ...]] = {}

    def _sums(self, deltas: list[int]) -> frozenset[int]:
        """States that any number of these can reach."""
        states = {0}
        fresh = {0}
        while fresh:
            fresh = {s + d for s in fresh for d in deltas if self.within(s + d)} - states
            states |= fresh
        return frozenset(states)

    def within(self, state: int) -> bool:
        """No field is fuller than the shape and the wild tiles allow."""
        return (self._bounds - state) & self.spare == self.spare

    def block_states(self, b: int, key: int) -> frozenset[tuple[int, int]]:
        """For a block's natural tiles: every choice of crossing groups with the states it leaves possible."""
        packed = self.packings[b].pack(key)
        found: set[tuple[int, int]] = set()
        for c, choice in enumerate(self.form.choices):
            for rest, state in self._without(b, packed, choice):
                for more in self.reach[b].states(rest):
                    if self.within(state + more):
                        found.add((c, state + more))
        return frozenset(found)

    def _without(self, b: int, packed: int, choice: Choice) -> set[tuple[int, int]]:
        """What is left of a block once the choice's groups have taken their tiles, and the state of those."""
        left = {(packed, 0)}
        guards = self.packings[b].guards
        for item in choice.crossing:
            left = {
                (((rest | guards) - need) ^ guards, state + wild)
                for rest, state in left
                for need, wild in self.crossing_here[b][item]
                if ((rest | guards) - need) & guards == guards and self.within(state + wild)
            }
        for uses, some, unit in zip(choice.somes, self.form.somes, self.form.some_unit, strict=True):
            if uses:
                left = {
                    (rest - taken, state + n * unit)
                    for rest, state in left
                    for taken, n in self._takes(b, rest, some.pool, uses)
                    if self.within(state + n * unit)
                }
        return left

    def _takes(self, b: int, packed: int, pool: tuple[int, ...], most: int) -> Iterator[tuple[int, int]]:
        """Ways to take tiles of the pool out of a block, at most ``most`` of a kind: packed, and how many."""
        packing = self.packings[b]
        wanted = set(pool)
        mask = (1 << packing.width) - 1
        counts = [
            min(most, packed >> (at * packing.width) & mask) if k in wanted else 0
            for at, k in enumerate(self.forms.members[b])
        ]
        for taken in product(*(range(n + 1) for n in counts)):
            yield sum(n * one for n, one in zip(taken, packing.one, strict=True)), sum(taken)

    def merge(self, a: frozenset[tuple[int, int]], b: frozenset[tuple[int, int]]) -> frozenset[tuple[int, int]]:
        """States of two blocks together."""
        bounds = self._bounds
        spare = self.spare
        return frozenset(
            (c, s + t) for c, s in a for d, t in b if c == d and (bounds - s - t) & spare == spare
        )

    def targets(self, choice: Choice, needs: int) -> int | None:
        """The state that plain groups, ``Some`` tiles and wild tiles must reach; None if out of reach."""
        left = needs - self.form.used(choice)
        counted = (1 << (self.form.width * (self.form.fields - len(self.form.somes)))) - 1
        if left < 0 or left & self.spare or not self.within(left & counted):
            return None
        for uses, some, unit in zip(choice.somes, self.form.somes, self.form.some_unit, strict=True):
            left += uses * some.size * unit
        return left + self.wild

    def complete(self, states: frozenset[tuple[int, int]], needs: tuple[int, ...]) -> bool:
        """Whether a hand with these states fills one of the needs (of laid groups in different parts)."""
        for c, choice in enumerate(self.form.choices):
            for need in needs:
                target = self.targets(choice, need)
                if target is not None and any((c, target - air) in states for air in self.air_states):
                    return True
        return False


class Node:
    """What some tiles can do for each shape of a :class:`Table`."""

    __slots__ = ("ends", "merged", "states")

    def __init__(self, states: tuple[frozenset[tuple[int, int]], ...]) -> None:
        self.states = states
        self.merged: dict[Node, Node] = {}
        self.ends: dict[tuple[int, ...], tuple[int, ...]] = {}


class Keys(dict[int, Node]):
    """Node of each key of one block; fills itself."""

    __slots__ = ("block", "table")

    def __init__(self, table: Table, block: int) -> None:
        super().__init__()
        self.table = table
        self.block = block

    def __missing__(self, key: int) -> Node:
        if len(self) > MOST_KEYS:
            self.clear()
        node = self[key] = self.table.node(
            tuple(shape.block_states(self.block, key) for shape in self.table.shapes)
        )
        return node


class Table:
    """Several shapes at once. ``keys[b]``: the node of each key of block b. ``inexact``: shapes whose answer
    needs a second look."""

    __slots__ = ("_nodes", "first", "inexact", "keys", "rest", "shapes")

    def __init__(self, shapes: tuple[ShapeTable, ...], blocks: int) -> None:
        self.shapes = shapes
        self.inexact = frozenset(shape.form.index for shape in shapes if shape.inexact)
        self._nodes: dict[tuple[frozenset[tuple[int, int]], ...], Node] = {}
        self.keys = tuple(Keys(self, b) for b in range(blocks))
        self.first = self.keys[0]
        self.rest = self.keys[1:]

    def node(self, states: tuple[frozenset[tuple[int, int]], ...]) -> Node:
        """The one node with these states."""
        known = self._nodes.get(states)
        if known is None:
            if len(self._nodes) > MOST_NODES:
                self._empty()
            known = self._nodes[states] = Node(states)
        return known

    def _empty(self) -> None:
        for node in self._nodes.values():
            node.merged.clear()
        self._nodes.clear()
        for keys in self.keys:
            keys.clear()

    def merge(self, a: Node, b: Node) -> Node:
        """Tiles of both, where the answer is not kept yet."""
        node = a.merged[b] = self.node(
            tuple(shape.merge(s, t) for shape, s, t in zip(self.shapes, a.states, b.states, strict=True))
        )
        return node

    def whole(self, keys: list[int]) -> Node:
        """All blocks together."""
        node = self.first[keys[0]]
        at = 0
        for table in self.rest:
            at += 1
            other = table[keys[at]]
            merged = node.merged.get(other)
            node = merged if merged is not None else self.merge(node, other)
        return node
