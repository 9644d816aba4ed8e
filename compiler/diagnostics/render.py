"""Problems as text for people and as JSON for tools."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable
from typing import Literal

from ..source import Span
from .problem import Problem

Lang = Literal["zh", "en", "both"]

_WIDE, _AROUND = 120, 40
_COLOURS = {"error": "\x1b[31;1m", "warning": "\x1b[33;1m", "lint": "\x1b[36;1m"}
_KIND = {"error": ("错误", "error"), "warning": ("警告", "warning"), "lint": ("提示", "lint")}


def cells(text: str) -> int:
    """The number of terminal cells a text takes: two for wide characters, none for combining ones."""
    total = 0
    for char in text:
        if unicodedata.combining(char):
            continue
        total += 2 if unicodedata.east_asian_width(char) in "WF" else 1
    return total


def _clean(text: str) -> str:
    """Nothing from a rulebook may steer a terminal: signs that do not print are shown as one that does."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c in "\n　" else "→" if c == "\t" else "�" for c in text)


def excerpt(span: Span) -> list[str]:
    """The line of a span and a caret line under it, aligned by cells; empty without a text to show."""
    line = _clean(span.source.line(span.line))
    if not line.strip():
        return []
    start = min(span.column - 1, len(line))
    end = span.end_column - 1 if span.end_line == span.line else len(line.rstrip())
    end = max(min(end, len(line)), start)
    if cells(line) > _WIDE:  # show a stretch around the place only
        first = max(0, start - _AROUND)
        last = min(len(line), max(end, first + 2 * _AROUND), start + 2 * _AROUND)
        line = ("…" if first else "") + line[first:last] + ("…" if last < len(line) else "")
        shift = first - (1 if first else 0)
        start, end = start - shift, min(end - shift, len(line))
    before, marked = line[:start], line[start:end]
    number = str(span.line)
    carets = "^" * max(1, cells(marked))
    return [f"{number} | {line}", f"{' ' * len(number)} | {' ' * cells(before)}{carets}"]


def _indent(lines: Iterable[str], by: str) -> list[str]:
    return [by + line for line in lines]


def _pick(zh: str, en: str, lang: Lang) -> list[str]:
    zh, en = _clean(zh), _clean(en)
    if lang == "zh":
        return [zh or en]
    if lang == "en":
        return [en or zh]
    return [zh, en] if zh and en and zh != en else [zh or en]


def _text(problem: Problem, lang: Lang, color: bool) -> list[str]:
    place = _clean(problem.span.place) + ": " if problem.span else ""
    zh_kind, en_kind = _KIND[problem.severity]
    kind = en_kind if lang == "en" else zh_kind
    code = f"{_COLOURS[problem.severity]}{problem.code}\x1b[0m" if color else problem.code
    head, *rest = _pick(problem.zh, problem.en, lang)
    lines = [f"{place}{code} [{kind}] {head}", *_indent(rest, "  ")]
    if problem.path:
        lines.append(f"  @ {_clean(problem.path)}")
    if problem.span:
        lines += _indent(excerpt(problem.span), "  ")
    for note in problem.notes:
        where = f"{_clean(note.span.place)}: " if note.span else ""
        said = _pick(note.zh, note.en, lang)
        lines.append(f"  - {where}{said[0]}")
        lines += _indent(said[1:], "    ")
        if note.span:
            lines += _indent(excerpt(note.span), "    ")
    if problem.help_zh or problem.help_en:
        for sentence in _pick(problem.help_zh, problem.help_en, lang):
            first, *more = sentence.split("\n")
            lines.append(f"  = {first}")
            lines += _indent(more, "    ")
    return lines


def render_text(problems: Iterable[Problem], lang: Lang = "both", color: bool = False) -> str:
    """``file:line:col: CODE [kind] headline``, excerpt with carets, notes, help; ends with a newline."""
    blocks = ["\n".join(_text(problem, lang, color)) for problem in problems]
    return "\n\n".join(blocks) + "\n" if blocks else ""


def _place(span: Span | None) -> dict[str, object] | None:
    if span is None:
        return None
    return {
        "file": span.source.name,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
    }


def render_json(problems: Iterable[Problem]) -> str:
    """A JSON list, one object a problem: code, severity, place, path, zh, en, help, notes."""
    rows = [
        {
            "code": problem.code,
            "severity": problem.severity,
            "place": _place(problem.span),
            "path": problem.path,
            "zh": problem.zh,
            "en": problem.en,
            "help": {"zh": problem.help_zh, "en": problem.help_en},
            "notes": [{"place": _place(note.span), "zh": note.zh, "en": note.en} for note in problem.notes],
        }
        for problem in problems
    ]
    return json.dumps(rows, ensure_ascii=False, indent=1) + "\n"
