"""What a rulebook's shapes ask for, worked out once: which groups fill which part, and how kinds fall into
blocks that can be divided independently.

A block is a set of kinds that no group crosses, so a hand divides if its blocks divide in ways that add up.
Sets that cross blocks are either few in a shape (one of every orphan, knitted tiles): then the shape is tried
once for each choice of them; or many: then the blocks they cross become one.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from math import comb, prod

from ..contract import Rulebook, ShapeSpec
from ..seat import Layout
from .packing import Packing

MOST_CHOICES = 40
"""Most choices of crossing sets a shape may have before the blocks they cross are merged instead."""

BLOCK_KINDS = 9
"""Kinds that do not depend on each other share a block up to this number."""


@dataclass(frozen=True, slots=True)
class Item:
    """A group of certain kinds that fills a place of a part."""

    part: int
    group: int
    kinds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Some:
    """``size`` different kinds of ``pool`` fill a place of a part."""

    part: int
    group: int
    pool: tuple[int, ...]
    size: int


@dataclass(frozen=True, slots=True)
class Choice:
    """Crossing items used (by position, ascending), and how many times each ``Some`` is."""

    crossing: tuple[int, ...]
    somes: tuple[int, ...]


class Form:
    """A shape, ready for solving.

    A *state* says how far a shape is filled: an int of fields ``width`` bits wide, whose top bits are spare
    so that one subtraction compares all fields. Field order: counted parts, then the tiles of each ``Some``,
    then one field a sort of wild tiles. ``unit[p]``: one group of part p (0 for ``any``).
    """

    __slots__ = (
        "choices",
        "crossing",
        "fields",
        "index",
        "items",
        "limits",
        "loose",
        "open",
        "overlaps",
        "parts",
        "some_unit",
        "somes",
        "spec",
        "unit",
        "width",
    )

    def __init__(self, index: int, spec: ShapeSpec, items: tuple[Item, ...], somes: tuple[Some, ...]) -> None:
        self.index = index
        self.spec = spec
        self.loose = spec.loose
        self.parts = spec.parts
        self.items = items
        self.somes = somes
        self.crossing: tuple[Item, ...] = ()
        self.choices: tuple[Choice, ...] = ()
        counts = [part.count for part in spec.parts]
        limits = [count for count in counts if count is not None]
        uses = [_uses(spec, some) for some in somes]
        limits += [some.size * n for some, n in zip(somes, uses, strict=True)]
        self.width = max([31, *limits]).bit_length() + 1
        self.fields = len(limits)
        self.limits = sum(limit << (self.width * at) for at, limit in enumerate(limits))
        unit = []
        at = 0
        for count in counts:
            unit.append(0 if count is None else 1 << (self.width * at))
            at += count is not None
        self.unit = tuple(unit)
        self.some_unit = tuple(1 << (self.width * (at + i)) for i in range(len(somes)))
        self.open = self.loose and not limits
        """Nothing need be formed: any tiles fill the shape."""
        named = [*((i.part, i.group) for i in items), *((s.part, s.group) for s in somes)]
        places = [{group for part, group in named if part == p} for p in range(len(spec.parts))]
        self.overlaps = any(a & b for at, a in enumerate(places) for b in places[:at])
        """A group may stand in more than one part."""

    def cross(self, crossing: tuple[Item, ...]) -> None:
        """Sets which of the items cross blocks, and the choices of them."""
        self.crossing = crossing
        self.items = tuple(item for item in self.items if item not in set(crossing))
        by_part = []
        for p, part in enumerate(self.parts):
            mine = [i for i, item in enumerate(crossing) if item.part == p]
            most = part.count if part.count is not None else 0
            by_part.append(
                [c for n in range(most + 1) for c in combinations_with_replacement(mine, n)] or [()]
            )
        uses = [range(_uses(self.spec, some) + 1) for some in self.somes]
        self.choices = tuple(
            Choice(tuple(sorted(i for some in picked for i in some)), used)
            for picked in product(*by_part)
            for used in product(*uses)
        )

    def used(self, choice: Choice) -> int:
        """The state a choice fills by itself; the tiles of a ``Some`` are not part of it."""
        state = sum(self.unit[self.crossing[i].part] for i in choice.crossing)
        return state + sum(n * self.unit[some.part] for n, some in zip(choice.somes, self.somes, strict=True))


def _uses(spec: ShapeSpec, some: Some) -> int:
    count = spec.parts[some.part].count
    return max(1, 24 // max(1, some.size)) if count is None else count


class Forms:
    """All shapes of a rulebook and the layout of its blocks. ``members[b]``: the kinds of block b, ascending.
    ``packed_one[k]``: a tile of kind k in its block's packed form."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        wanted = dict.fromkeys((*book.score.shapes, *book.score.losers))
        self.shapes = {s: _form(book, s) for s in wanted}
        crossing = self._join_suits()
        for s, form in self.shapes.items():
            form.cross(tuple(item for item in form.items if item in crossing[s]))
        self.layout = Layout(book.stride, self._blocks())
        self.members: tuple[tuple[int, ...], ...] = tuple(
            tuple(k for k, b in enumerate(self.layout.block) if b == at) for at in range(self.layout.blocks)
        )
        self.packings = tuple(Packing(len(kinds), book.stride) for kinds in self.members)
        self.packed_one = tuple(
            self.packings[b].one[self.members[b].index(k)] for k, b in enumerate(self.layout.block)
        )

    def _join_suits(self) -> dict[int, frozenset[Item]]:
        """Joins kinds that groups tie together; the items of each shape left as crossing."""
        suit = self.book.suit_of
        self._root = list(range(len(self.book.kinds)))
        for form in self.shapes.values():
            for item in form.items:
                if len({suit[k] for k in item.kinds}) == 1:
                    self._join(item.kinds)
        left: dict[int, frozenset[Item]] = {}
        for form in self.shapes.values():
            across = [item for item in form.items if len({suit[k] for k in item.kinds}) > 1]
            if _choices(form, across) > MOST_CHOICES:
                for item in across:
                    self._join(item.kinds)
        for s, form in self.shapes.items():
            left[s] = frozenset(item for item in form.items if len({self._find(k) for k in item.kinds}) > 1)
        return left

    def _find(self, kind: int) -> int:
        while self._root[kind] != kind:
            kind = self._root[kind]
        return kind

    def _join(self, kinds: tuple[int, ...]) -> None:
        roots = {self._find(k) for k in kinds}
        for root in roots:
            self._root[root] = min(roots)

    def _blocks(self) -> tuple[int, ...]:
        """Packs joined kinds into blocks, first fit; kinds that no group names go into the last block."""
        alive = {k for form in self.shapes.values() for item in form.items for k in item.kinds}
        alive.update(k for form in self.shapes.values() for item in form.crossing for k in item.kinds)
        alive.update(k for form in self.shapes.values() for some in form.somes for k in some.pool)
        joined: dict[int, list[int]] = {}
        for k in range(len(self.book.kinds)):
            if k in alive:
                joined.setdefault(self._find(k), []).append(k)
        packed: list[list[int]] = []
        for kinds in joined.values():
            for block in packed:
                if len(block) + len(kinds) <= BLOCK_KINDS:
                    block.extend(kinds)
                    break
            else:
                packed.append(list(kinds))
        dead = [k for k in range(len(self.book.kinds)) if k not in alive]
        if packed:
            packed[-1].extend(dead)
        else:
            packed.append(dead)
        where = {k: b for b, block in enumerate(packed) for k in block}
        return tuple(where[k] for k in range(len(self.book.kinds)))


def _choices(form: Form, across: list[Item]) -> int:
    """How many ways there are to use these sets in the shape; too many to tell for ``any``."""
    ways = []
    for p, part in enumerate(form.parts):
        mine = sum(1 for item in across if item.part == p)
        if mine and part.count is None:
            return MOST_CHOICES + 1
        ways.append(comb(mine + (part.count or 0), part.count or 0) if mine else 1)
    return prod(ways)


def formable(book: Rulebook, groups: tuple[int, ...]) -> tuple[int, ...]:
    """The groups formed in hand that fill a place where these are named: those that count as one of them."""
    named = set(groups)
    return tuple(g for g, spec in enumerate(book.groups) if spec.laid == "" and spec.isa & named)


def _form(book: Rulebook, shape: int) -> Form:
    spec = book.shapes[shape]
    items: dict[Item, None] = {}
    somes: list[Some] = []
    for p, part in enumerate(spec.parts):
        for g in formable(book, part.groups):
            group = book.groups[g]
            if group.some:
                somes.append(Some(p, g, tuple(dict.fromkeys(group.sets[0])), group.some))
            else:
                items.update((Item(p, g, kinds), None) for kinds in group.sets if kinds)
    return Form(shape, spec, tuple(items), tuple(somes))
