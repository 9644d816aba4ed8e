"""Texts that YAML took apart: at a comma, at a brace, at a ``#``."""

from __future__ import annotations

import re

from ..diagnostics import Sink
from ..source import Span
from .nodes import Entry, Mapping, Null, Scalar, YamlNode

_OPEN, _CLOSE = "([{", ")]}"
_EFFECTS = frozenset({"do", "done", "declined", "settle"})


def _after(span: Span) -> str:
    """The rest of the line behind a span."""
    return span.source.line(span.end_line)[span.end_column - 1 :]


def stray_key(key: YamlNode, value: YamlNode) -> bool:
    """True for a key in braces without ``:`` and value: what YAML leaves of ``{a: f(x, y)}`` or ``{y}``."""
    if not isinstance(value, Null):
        return False
    span = key.span
    empty = (value.span.line, value.span.column) == (value.span.end_line, value.span.end_column)
    return empty and not _after(span).lstrip().startswith(":")


def balanced(text: str) -> bool:
    """True if round, square and curly brackets match."""
    stack: list[str] = []
    for char in text:
        if char in _OPEN:
            stack.append(char)
        elif char in _CLOSE and (not stack or _OPEN.index(stack.pop()) != _CLOSE.index(char)):
            return False
    return not stack


def _whole(span: Span) -> str:
    """The text from a place to the ``,`` or bracket that ends it when its own brackets are counted."""
    line = span.source.line(span.line)[span.column - 1 :]
    depth = 0
    for at, char in enumerate(line):
        if char in _OPEN:
            depth += 1
        elif char in _CLOSE:
            depth -= 1
            if depth < 0:
                return line[:at].rstrip()
        elif char == "," and depth == 0:
            return line[:at].rstrip()
    return line.rstrip()


def _quoted(text: str) -> str:
    return f'"{text}"' if '"' not in text else "'" + text.replace("'", "''") + "'"


def _quote(span: Span, key: str, text: str, sink: Sink, zh: str, en: str, code: str = "PG111") -> None:
    fixed = (f"{key}: " if key else "") + _quoted(text)
    sink.error(code, span, zh, en, f"给整段文本加引号：\n{fixed}", f"Quote the whole text:\n{fixed}")


def cut_entry(before: Entry | None, key: YamlNode, sink: Sink) -> None:
    """Report a stray key; ``before``: the entry it was cut from, if any."""
    if before is not None and isinstance(before.value, Scalar) and before.value.plain:
        _quote(
            before.value.span,
            before.key.value,
            _whole(before.value.span),
            sink,
            f"“{before.key.value}”的文本在逗号处被 YAML 切断了",
            f"YAML cut the text of {before.key.value!r} at a comma",
        )
        return
    sink.error(
        "PG111",
        key.span,
        "花括号里有一个没有值的键",
        "A key without a value in braces",
        "补上“: 值”；若是被逗号切断的文本，整段加引号",
        "Add `: value`; if it is a text that was cut at a comma, quote the whole text",
    )


def lost_set(span: Span, sink: Sink) -> Scalar:
    """Report a set that YAML read as structure; what it was meant to be, so that one error is enough."""
    end = span.end_column - 1 if span.end_line == span.line else None
    text = span.source.line(span.line)[span.column - 1 : end]
    zh, en = "花括号里的集合被 YAML 当成了结构", "YAML read the set in braces as structure"
    _quote(span, "", text, sink, zh, en, "PG112")
    return Scalar(span, text)


def cut_value(entry: Entry, sink: Sink) -> None:
    """Report a text in braces whose brackets do not match, when YAML ended it."""
    value = entry.value
    if isinstance(value, Scalar) and value.plain and not balanced(value.value):
        whole = _whole(value.span)
        if whole != value.value and balanced(whole):
            _quote(
                value.span,
                entry.key.value,
                whole,
                sink,
                f"“{entry.key.value}”的文本在逗号处被 YAML 切断了",
                f"YAML cut the text of {entry.key.value!r} at a comma",
            )


def cut_item(item: YamlNode, flow: bool, sink: Sink) -> None:
    """Report a list item that was cut at a comma inside brackets."""
    if flow and isinstance(item, Scalar) and item.plain and not balanced(item.value):
        whole = _whole(item.span)
        if whole != item.value and whole.startswith(item.value) and balanced(whole):
            _quote(item.span, "", whole, sink, "文本在逗号处被 YAML 切断了", "YAML cut a text at a comma")


def cut_comments(node: YamlNode, sink: Sink, key: str = "") -> None:
    """Point at texts whose rest YAML took for a comment and that look as if they went on."""
    if isinstance(node, Mapping):
        for name, entry in node.entries.items():
            cut_comments(entry.value, sink, name)
        return
    if not isinstance(node, Scalar) or not node.plain:
        return
    rest = _after(node.span)
    if re.match(r" +#", rest) and (key in _EFFECTS or not balanced(node.value)):
        sink.lint(
            "PG115",
            node.span,
            "# 之后的内容是注释，不属于这段文本",
            "What follows # is a comment and not part of the text",
            "注释另起一行；要多写几句就用 |",
            "Put the comment on a line of its own; use | for several effects",
        )
