"""Files and places in them."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Source:
    """A rulebook file. ``name``: as shown to people (relative). ``text``: its content, ``\\n`` line ends."""

    name: str
    text: str = field(repr=False)

    def line(self, number: int) -> str:
        """The text of a line, counted from 1; empty past the end."""
        lines = self.text.split("\n")
        return lines[number - 1] if 0 < number <= len(lines) else ""


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
