"""Where each character of a scalar's value stands in the file."""

from __future__ import annotations

from ..source import Span

_ESCAPES = {"x": 4, "u": 6, "U": 10}


def places(span: Span, value: str, style: str) -> tuple[tuple[int, int], ...]:
    """(line, column) from 1 for each character of ``value``. A folded line break stands where it was."""
    if style in ("literal", "folded", "raw"):
        return _block(span, value, style)
    return _flow(span, value, style)


def _block(span: Span, value: str, style: str) -> tuple[tuple[int, int], ...]:
    lines = span.source.lines
    line = span.line - 1
    if style == "raw":
        column = span.column - 1
    else:
        column = _block_indent(lines, line + 1, value)
        line = span.line
    found: list[tuple[int, int]] = []
    at = column
    for char in value:
        text = lines[line] if line < len(lines) else ""
        if char == "\n":
            found.append((line + 1, min(at, len(text)) + 1))
            line, at = line + 1, column
            continue
        if style == "folded":
            while at >= len(text) and char != " " and line < len(lines) - 1:
                line, at = line + 1, column
                text = lines[line]
            if char == " " and at >= len(text):
                found.append((line + 1, at + 1))
                line, at = line + 1, column
                continue
        found.append((line + 1, at + 1))
        at += 1
    return tuple(found)


def _block_indent(lines: tuple[str, ...], line: int, value: str) -> int:
    """The indentation of a block scalar: its first line with text, less what the value keeps of it."""
    text = next((part for part in lines[line:] if part.strip()), "")
    first = next((part for part in value.split("\n") if part.strip()), "")
    return max(0, len(text) - len(text.lstrip(" ")) - (len(first) - len(first.lstrip(" "))))


def _flow(span: Span, value: str, style: str) -> tuple[tuple[int, int], ...]:
    text = span.source.text
    lines = span.source.lines
    at = sum(len(line) + 1 for line in lines[: span.line - 1]) + span.column - 1
    line, column = span.line, span.column
    quoted = style != "plain"
    if quoted:
        at, column = at + 1, column + 1

    def forward(count: int) -> None:
        nonlocal at, line, column
        for _ in range(count):
            if at < len(text) and text[at] == "\n":
                line, column = line + 1, 1
            else:
                column += 1
            at += 1

    found: list[tuple[int, int]] = []
    for char in value:
        escaped = style == "double" and text[at : at + 1] == "\\"
        if escaped and text[at + 1 : at + 2] == "\n":  # an escaped line break stands for nothing
            forward(2)
            while at < len(text) and text[at] == " ":
                forward(1)
            escaped = text[at : at + 1] == "\\"
        if not escaped and char not in " \n":
            while at < len(text) and text[at] in " \n" and text[at] != char:
                forward(1)
            escaped = style == "double" and text[at : at + 1] == "\\"
        found.append((line, column))
        if escaped:
            forward(_ESCAPES.get(text[at + 1 : at + 2], 2))
        elif style == "single" and text[at : at + 2] == "''":
            forward(2)
        else:
            forward(1)
    return tuple(found)
