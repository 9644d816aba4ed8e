"""Keeps what a rulebook's functions say about wild tiles and conditions, for as long as it must hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

from .facts import Facts, gather
from .form import Form, Forms
from .table import ShapeTable, Table

MOST_ENTRIES = 500_000
"""Entries all tables of a rulebook keep together before they are dropped: some 100 MB."""

MOST_FACTS = 4096


class Budget:
    """Counts what the tables of a rulebook keep; ``forget`` drops them all when it is spent."""

    __slots__ = ("_forget", "left")

    def __init__(self, forget: Callable[[], None]) -> None:
        self.left = MOST_ENTRIES
        self._forget = forget

    def empty(self) -> None:
        """Called when nothing is left. Tables in use stay whole; nobody finds them any more."""
        self.left = MOST_ENTRIES
        self._forget()


class Lens:
    """Facts and tables for some shapes of a rulebook.

    Answers hold as long as the variables that the functions read (``reads`` of the groups and wilds) keep
    their values; ``varies``: some may read more, and are asked each time. ``static``: the facts, if they
    never change.
    """

    def __init__(self, forms: Forms, shapes: tuple[int, ...], budget: Budget) -> None:
        self.forms = forms
        self.shapes = shapes
        self.budget = budget
        book = forms.book
        self._forms: tuple[Form, ...] = tuple(forms.shapes[s] for s in shapes)
        groups = {item.group for f in self._forms for item in (*f.items, *f.crossing)}
        groups |= {some.group for f in self._forms for some in f.somes}
        where = [book.groups[g] for g in sorted(groups) if book.groups[g].where is not None]
        parts = [spec.reads for spec in where] + [wild.reads for wild in book.wilds]
        seen = tuple(sorted({name for part in parts if part for name in part}))
        self.varies = None in parts
        self.static: Facts | None = None
        self._constant = not self.varies and not seen
        self._own = bool(where)
        self._getter: Callable[[Any], Any] = attrgetter(*seen) if seen else _nothing
        self._kept: dict[Any, Facts] = {}
        self._shaped: dict[Any, ShapeTable] = {}
        self._tables: dict[Any, Table] = {}

    def forget(self) -> None:
        """Drops everything kept."""
        self.static = None
        self._kept.clear()
        self._shaped.clear()
        self._tables.clear()

    def facts(self, T: Any, me: int, tiles: Sequence[int]) -> Facts:
        """The facts as they are now; they tell wild ones among these tiles (and maybe others)."""
        if self.static is not None:
            return self.static
        book = self.forms.book
        if self.varies:
            return gather(book, T, tiles)
        key = (self._getter(T), me if self._own and not self._constant else -1)
        known = self._kept.get(key)
        if known is None:
            if len(self._kept) >= MOST_FACTS:
                self._kept.clear()
            everything = range(len(book.kinds) * book.stride) if book.wilds else ()
            known = self._kept[key] = gather(book, T, everything)
            if self._constant:
                self.static = known
        return known

    def shape(self, T: Any, me: int, facts: Facts, s: int, have: tuple[int, ...]) -> ShapeTable:
        """The tables of a shape; facts that come to the same share them."""
        known: ShapeTable | None = facts.shapes.get((s, have))
        if known is None:
            form = self.forms.shapes[s]
            answers = facts.answers(T, me, form, have)
            key = (s, have, facts.sorts if have else (), facts.plays if have else (), answers)
            known = self._shaped.get(key)
            if known is None:
                known = self._shaped[key] = ShapeTable(self.forms, form, facts, have, answers, self.budget)
            facts.shapes[s, have] = known
        return known

    def table(self, T: Any, me: int, facts: Facts, have: tuple[int, ...]) -> Table:
        """The tables of all closed shapes together."""
        known: Table | None = facts.tables.get(have)
        if known is None:
            shapes = tuple(self.shape(T, me, facts, f.index, have) for f in self._forms if not f.open)
            key = tuple(id(shape) for shape in shapes)
            known = self._tables.get(key)
            if known is None:
                known = self._tables[key] = Table(shapes, self.forms.layout.blocks, self.budget)
            facts.tables[have] = known
        return known


def _nothing(T: Any) -> None:
    return None
