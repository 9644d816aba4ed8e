"""Memo tables: whether a whole hand fills a shape, from one number a block.

Blocks of tiles that can do the same share a result, and results of several blocks merge into one, so few are
different. They are the nodes of a graph in which the key of each block is a step: a check of tiles seen
before is one look-up a block.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from ..contract import Rulebook
from .facts import Facts
from .form import Choice, Form, Forms, Item
from .reach import Division, Reach, Spending, Variant


class ShapeTable:
    """One shape under certain facts, with a certain number of wild tiles of each sort in the hand.

    ``reach[b]`` answers for block b. ``air``: groups of wild tiles only, and single ones left loose;
    ``air_states``: what they can fill. ``crossing[i]``: variants of the i-th crossing item. ``wild``: the
    state in which every wild tile is used.
    """

    __slots__ = (
        "_bounds",
        "_budget",
        "air",
        "air_kept",
        "air_plain",
        "air_states",
        "crossing",
        "crossing_here",
        "facts",
        "form",
        "forms",
        "have",
        "inexact",
        "kept",
        "limits",
        "packings",
        "reach",
        "sort_unit",
        "spare",
        "wild",
    )

    def __init__(
        self,
        forms: Forms,
        form: Form,
        facts: Facts,
        have: tuple[int, ...],
        answers: tuple[bool, ...],
        budget: Spending,
    ) -> None:
        """``answers``: of ``where``, see :meth:`Facts.answers`."""
        book = forms.book
        self._budget = budget
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
        said = iter(answers)
        for item in form.items:
            for variant in self._variants(item, said):
                if variant.needs:
                    plain[variant.needs[0][0]].append(variant)
                else:
                    self.air.append(variant)
        self.reach = tuple(
            Reach(self.packings[b], b, plain[b], self._loose(b), self.limits, self.spare, budget)
            for b in range(len(forms.members))
        )
        self.crossing = tuple(tuple(self._variants(item, said)) for item in form.crossing)
        self.crossing_here = tuple(
            tuple(self._in_block(variants, b) for variants in self.crossing)
            for b in range(len(forms.members))
        )
        self._finish_air(book)

    def _variants(self, item: Item, said: Iterator[bool]) -> Iterator[Variant]:
        kinds = item.kinds
        asked = self.forms.book.groups[item.group].where is not None
        for slots in self.facts.patterns(kinds, self.have):
            if not asked or next(said):
                delta = self.form.unit[item.part] + sum(self.sort_unit[s] for s in slots if s >= 0)
                needs = self.needs(k for k, s in zip(kinds, slots, strict=True) if s < 0)
                yield Variant(item.part, item.group, kinds, slots if max(slots) >= 0 else None, delta, needs)

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
            used = sum(
                self.sort_unit[s] for k, s in zip(v.kinds, slots, strict=True) if s >= 0 and block[k] == b
            )
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
        self.kept: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[Division, ...]] = {}

    def _sums(self, deltas: list[int]) -> frozenset[int]:
        """States that any number of these can reach."""
        states = {0}
        fresh = {0}
        while fresh:
            fresh = {s + d for s in fresh for d in deltas if self.within(s + d)} - states
            states |= fresh
        return frozenset(states)

    def keep(self, key: tuple[tuple[int, ...], tuple[int, ...]], found: tuple[Division, ...]) -> None:
        """Remembers the divisions of some tiles (packed) for some needs."""
        self.kept[key] = found
        self._budget.left -= 2 + len(found)
        if self._budget.left < 0:
            self._budget.empty()

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

    def merge(
        self, a: frozenset[tuple[int, int]], b: frozenset[tuple[int, int]]
    ) -> frozenset[tuple[int, int]]:
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


Result = tuple[frozenset[tuple[int, int]], ...]
"""For each shape of a table, the states some tiles can reach."""


class Keys(dict[int, int]):
    """Number of the result of each key of one block; fills itself."""

    __slots__ = ("block", "table")

    def __init__(self, table: Table, block: int) -> None:
        super().__init__()
        self.table = table
        self.block = block

    def __missing__(self, key: int) -> int:
        result = tuple(shape.block_states(self.block, key) for shape in self.table.shapes)
        number = self[key] = self.table.number(result)
        return number


class Node(dict[int, "Node"]):
    """What the tiles of the first blocks can do; ``node[key]`` adds the next block. Fills itself.

    ``result``: its number. ``ends``: of a node after the last block, the shapes filled beside laid groups of
    these kinds, where asked before. ``dead``: the tiles do not divide for any shape, whatever follows.
    """

    __slots__ = ("dead", "ends", "level", "result", "table")

    def __init__(self, table: Table, level: int, result: int) -> None:
        super().__init__()
        self.table = table
        self.level = level
        self.result = result
        self.dead = level > 0 and not any(table.result(result))
        self.ends: dict[tuple[int, ...], tuple[int, ...]] = {}

    def __missing__(self, key: int) -> Node:
        return self.table.step(self, key)


class Table:
    """Several shapes at once. ``root``: the node of no tiles, from which one key a block leads to the end.

    ``inexact``: shapes whose answer needs a second look.
    """

    __slots__ = ("_budget", "_keys", "_merged", "_nodes", "_numbers", "_results", "inexact", "root", "shapes")

    def __init__(self, shapes: tuple[ShapeTable, ...], blocks: int, budget: Spending) -> None:
        self.shapes = shapes
        self.inexact = frozenset(shape.form.index for shape in shapes if shape.inexact)
        self.root = Node(self, 0, 0)
        self._budget = budget
        self._keys = tuple(Keys(self, b) for b in range(blocks))
        self._nodes: dict[tuple[int, int], Node] = {}
        self._merged: dict[tuple[int, int], int] = {}
        self._results: list[Result] = []
        self._numbers: dict[Result, int] = {}
        self.number(tuple(frozenset((c, 0) for c in range(len(s.form.choices))) for s in self.shapes))

    def number(self, result: Result) -> int:
        """The number of a result; equal ones share it."""
        known = self._numbers.get(result)
        if known is None:
            known = self._numbers[result] = len(self._results)
            self._results.append(result)
        return known

    def result(self, number: int) -> Result:
        """What the tiles with a result of this number can do."""
        return self._results[number]

    def step(self, node: Node, key: int) -> Node:
        """The node one block further, where it is not kept yet."""
        other = self._keys[node.level][key]
        pair = (node.result, other)
        result = self._merged.get(pair)
        if result is None:
            both = zip(self.shapes, self._results[node.result], self._results[other], strict=True)
            result = self._merged[pair] = self.number(tuple(shape.merge(a, b) for shape, a, b in both))
        place = (node.level + 1, result)
        known = self._nodes.get(place)
        if known is None:
            known = self._nodes[place] = Node(self, *place)
        node[key] = known
        self._budget.left -= 1
        if self._budget.left < 0:
            self._budget.empty()
        return known
