"""YAML as nodes that know where they stand. All scalars are the text that was written."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from ..source import Source, Span
from .places import places

# raw: the whole of its source, without YAML around it
Style = Literal["plain", "single", "double", "literal", "folded", "raw"]


@dataclass(frozen=True, slots=True, eq=False)
class Scalar:
    """A text. ``span``: from its first character (or quote, or ``|``) to its end."""

    span: Span
    value: str
    style: Style = "plain"

    @property
    def plain(self) -> bool:
        """Written without quotes on its own."""
        return self.style == "plain"

    @property
    def quoted(self) -> bool:
        """Written in single or double quotes."""
        return self.style in ("single", "double")

    def at(self, offset: int) -> tuple[int, int]:
        """Line and column (from 1) in the file of a character of ``value``; past the end: behind the last."""
        table = _table(self)
        if offset < len(table):
            return table[max(0, offset)]
        if not table:
            return self.span.line, self.span.column
        line, column = table[-1]
        return line, column + 1

    def span_of(self, start: int, end: int) -> Span:
        """The span in the file of ``value[start:end]``."""
        line, column = self.at(start)
        end_line, end_column = self.at(end - 1) if end > start else (line, column - 1)
        return Span(self.span.source, line, column, end_line, end_column + 1)


@lru_cache(maxsize=4096)
def _table(scalar: Scalar) -> tuple[tuple[int, int], ...]:
    return places(scalar.span, scalar.value, scalar.style)


@dataclass(frozen=True, slots=True, eq=False)
class Null:
    """``~``, ``null`` as YAML writes it unquoted, or nothing at all."""

    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Entry:
    """One entry of a mapping."""

    key: Scalar
    value: YamlNode


@dataclass(frozen=True, slots=True, eq=False)
class Mapping:
    """``entries`` in the order written; ``flow``: written in braces."""

    span: Span
    entries: dict[str, Entry]
    flow: bool = False

    def get(self, key: str) -> YamlNode | None:
        """The value under a key."""
        entry = self.entries.get(key)
        return entry.value if entry else None

    def scalar(self, key: str) -> Scalar | None:
        """The value under a key if it is a scalar."""
        value = self.get(key)
        return value if isinstance(value, Scalar) else None

    def text(self, key: str) -> str | None:
        """The text under a key if it is a scalar."""
        value = self.get(key)
        return value.value if isinstance(value, Scalar) else None

    def mapping(self, key: str) -> Mapping | None:
        """The value under a key if it is a mapping."""
        value = self.get(key)
        return value if isinstance(value, Mapping) else None

    def sequence(self, key: str) -> Sequence | None:
        """The value under a key if it is a list."""
        value = self.get(key)
        return value if isinstance(value, Sequence) else None


@dataclass(frozen=True, slots=True, eq=False)
class Sequence:
    """A list."""

    span: Span
    items: tuple[YamlNode, ...]
    flow: bool = False


YamlNode: TypeAlias = Scalar | Mapping | Sequence | Null
Plain: TypeAlias = "dict[str, Plain] | list[Plain] | str | None"


def to_plain(node: YamlNode) -> Plain:
    """Dicts, lists, texts as written, and None."""
    match node:
        case Scalar():
            return node.value
        case Mapping():
            return {key: to_plain(entry.value) for key, entry in node.entries.items()}
        case Sequence():
            return [to_plain(item) for item in node.items]
        case Null():
            return None


def yaml_path(parts: Iterable[str | int]) -> str:
    """Keys and list positions as one path: ``actions.X.do``, ``cases[0].id``."""
    text = ""
    for part in parts:
        if isinstance(part, int):
            text += f"[{part}]"
        else:
            text += f".{part}" if text else part
    return text


def scalar_in(source: Source, text: str) -> Scalar:
    """A scalar that is the whole of a source; for texts that come from no file."""
    lines = text.split("\n")
    return Scalar(Span(source, 1, 1, len(lines), len(lines[-1]) + 1), text, "raw")
