"""What may not stand in a rulebook file at all, and what a Chinese keyboard makes by mistake."""

from __future__ import annotations

import unicodedata

from ..diagnostics import Sink
from ..source import Source, Span

# Marks that NFKC leaves alone but that stand for a sign of the language.
_SIGNS = {
    "。": ".",
    "、": ",",
    "“": '"',
    "”": '"',
    "‘": "'",
    "’": "'",
    "【": "[",
    "】": "]",
    "「": '"',
    "」": '"',
    "《": "<",
    "》": ">",
    "–": "-",
    "—": "-",
    "−": "-",
    "×": "*",
    "÷": "/",
    "≥": ">=",
    "≤": "<=",
    "≠": "!=",
    "…": "..",
    "‥": "..",
    "→": "->",
    "〔": "(",
    "〕": ")",
    "～": "..",
}
_SHOWN = 5  # of one kind in one file: more would only bury the first


def half_width(text: str) -> str:
    """The text with full-width and look-alike signs written as the language knows them."""
    return "".join(_SIGNS.get(char) or unicodedata.normalize("NFKC", char) for char in text)


def full_width(text: str) -> list[int]:
    """Offsets of the characters that ``half_width`` would write otherwise."""
    return [at for at, char in enumerate(text) if half_width(char) != char]


def _forbidden(char: str) -> bool:
    if char in "\n ":
        return False
    # Besides control and format characters: other spaces and line ends, which nobody can tell apart by eye.
    return unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or (
        unicodedata.category(char) == "Zs" and char != "　"
    )


def check_characters(source: Source, sink: Sink) -> bool:
    """Report tabs and invisible characters; True if there are none."""
    tabs = hidden = 0
    for number, line in enumerate(source.lines, 1):
        if line.isascii() and line.isprintable():
            continue
        for at, char in enumerate(line, 1):
            if not _forbidden(char):
                continue
            span = Span(source, number, at, number, at + 1)
            if char == "\t":
                tabs += 1
                if tabs <= _SHOWN:
                    sink.error(
                        "PG105",
                        span,
                        "这里有制表符（Tab）",
                        "There is a tab here",
                        "用空格代替；编辑器里设成“用空格缩进”。改成：\n" + line.replace("\t", "  "),
                        "Use spaces; set the editor to indent with spaces. Write:\n"
                        + line.replace("\t", "  "),
                    )
            else:
                hidden += 1
                if hidden <= _SHOWN:
                    sink.error(
                        "PG104",
                        span,
                        f"看不见的字符 U+{ord(char):04X}",
                        f"Invisible character U+{ord(char):04X}",
                        "删掉它；若是从网页复制来的，重新打这一行",
                        "Delete it; if copied from a web page, type the line again",
                    )
    return not tabs and not hidden
