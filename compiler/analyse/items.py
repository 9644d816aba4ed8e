"""A merged rulebook as named items: every section a mapping of name to item, texts still unparsed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from ..diagnostics import Sink
from ..load import Mapping, Null, Scalar, Sequence, YamlNode
from ..source import Span
from ..syntax import parse_block, parse_expr, parse_form, parse_signature, parse_type, tree


@dataclass(slots=True, eq=False)
class Item:
    """One entry of a section. ``name``: its key (a signature's name); ``key``: the key as written."""

    name: str
    key: Scalar
    node: YamlNode
    sink: Sink = field(repr=False)
    parsed: dict[str, object] = field(default_factory=dict, repr=False)

    @property
    def span(self) -> Span:
        return self.key.span

    def get(self, key: str) -> YamlNode | None:
        """The value under ``key``; None where nothing, or ``~``, is said."""
        if not isinstance(self.node, Mapping):
            return None
        entry = self.node.entries.get(key)
        return None if entry is None or isinstance(entry.value, Null) else entry.value

    def said(self, key: str) -> bool:
        return self.get(key) is not None

    def scalar(self, key: str) -> Scalar | None:
        node = self.get(key)
        return node if isinstance(node, Scalar) else None

    def text(self, key: str, default: str = "") -> str:
        node = self.scalar(key)
        return node.value.strip() if node else default

    def names(self, key: str) -> list[Scalar]:
        """A list of words, or a single one."""
        node = self.get(key)
        if isinstance(node, Scalar):
            return [node]
        if isinstance(node, Sequence):
            return [x for x in node.items if isinstance(x, Scalar)]
        return []

    def words(self, key: str) -> tuple[str, ...]:
        return tuple(x.value.strip() for x in self.names(key))

    def expr(self, key: str) -> tree.Expr | None:
        node = self.scalar(key)
        return self.parse(node) if node else None

    def parse(self, node: Scalar) -> tree.Expr | None:
        """The expression in a scalar, parsed once."""
        token = f"expr:{id(node)}"
        if token not in self.parsed:
            self.parsed[token] = parse_expr(node, self.sink)
        return self.parsed[token]  # type: ignore[return-value]

    def block(self, key: str) -> tree.Block | None:
        node = self.scalar(key)
        if node is None:
            return None
        token = f"block:{id(node)}"
        if token not in self.parsed:
            self.parsed[token] = parse_block(node, self.sink)
        return self.parsed[token]  # type: ignore[return-value]

    def form(self, key: str) -> tree.Form | None:
        node = self.scalar(key)
        return parse_form(node, self.sink) if node else None

    def type(self, key: str) -> tree.Type | None:
        node = self.scalar(key)
        return parse_type(node, self.sink) if node else None

    def signature(self) -> tree.Signature | None:
        return parse_signature(self.key, self.sink)

    def below(self, key: str) -> Iterator[Item]:
        """The entries of a mapping under ``key``, as items."""
        node = self.get(key)
        if isinstance(node, Mapping):
            for name, entry in node.entries.items():
                yield Item(name, entry.key, entry.value, self.sink)

    def below_all(self) -> Iterator[Item]:
        """The entries of the item itself, as items."""
        if isinstance(self.node, Mapping):
            for name, entry in self.node.entries.items():
                yield Item(name, entry.key, entry.value, self.sink)

    @property
    def clause(self) -> tuple[str, ...]:
        return split(self.words("clause"))

    @property
    def reading(self) -> tuple[str, ...]:
        return split(self.words("reading"))

    @property
    def en(self) -> str:
        return self.text("en")


_WHOLE = re.compile(r"-?[0-9]{1,12}")


def whole(text: str) -> int | None:
    """A whole number as a rulebook writes it; None for anything else."""
    return int(text) if _WHOLE.fullmatch(text.strip()) else None


def split(words: tuple[str, ...]) -> tuple[str, ...]:
    """``"TA-13, TA-35"`` is two marks."""
    return tuple(w.strip() for word in words for w in word.replace("，", ",").split(",") if w.strip())


def section(root: Mapping, name: str, sink: Sink) -> dict[str, Item]:
    """The items of a section, by name; a signature goes by its bare name."""
    entry = root.entries.get(name)
    if entry is None or not isinstance(entry.value, Mapping):
        return {}
    return {name: Item(name, e.key, e.value, sink) for name, e in entry.value.entries.items()}
