"""Files and places in them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache


@lru_cache(maxsize=64)
def _lines(text: str) -> tuple[str, ...]:
    return tuple(text.split("\n"))


@dataclass(frozen=True, slots=True)
class Source:
    """A rulebook file. ``name``: as shown to people (relative). ``text``: its content, ``\\n`` line ends."""

    name: str
    text: str = field(repr=False)

    def line(self, number: int) -> str:
        """The text of a line, counted from 1; empty past the end."""
        lines = _lines(self.text)
        return lines[number - 1] if 0 < number <= len(lines) else ""

    @property
    def lines(self) -> tuple[str, ...]:
        """All lines, without their ends."""
        return _lines(self.text)


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a source. Lines and columns count from 1, in characters; ``end_column`` is one past."""

    source: Source
    line: int
    column: int
    end_line: int
    end_column: int

    @property
    def place(self) -> str:
        """``file:line:column``."""
        return f"{self.source.name}:{self.line}:{self.column}"
