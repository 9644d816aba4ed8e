"""The five entry points: a scalar in, a tree or problems out."""

from __future__ import annotations

import re
from typing import Any

from lark import Tree
from lark.exceptions import LarkError
from lark.indenter import DedentError

from ..diagnostics import Sink
from ..load.nodes import Scalar
from . import tree as t
from .checks import check_text
from .convert import Converter, depth
from .mistakes import Mistake, explain, explain_dedent
from .parser import Start, parser

MAX_LENGTH = 20_000
MAX_DEPTH = 60


def parse_expr(scalar: Scalar, sink: Sink, path: str = "") -> t.Expr | None:
    """One expression; None iff an error was reported."""
    found = _parse(scalar, "expr", sink, path)
    if found is None:
        return None
    node, convert = found
    result = convert.expr(node)
    return None if convert.failed else result


def parse_block(scalar: Scalar, sink: Sink, path: str = "") -> t.Block | None:
    """Effects, one a line; a blank text is an empty block. None iff an error was reported."""
    if len(scalar.value) <= MAX_LENGTH and not _blank_comments(scalar.value).strip():
        return t.Block(scalar.span, ())
    found = _parse(scalar, "block", sink, path)
    if found is None:
        return None
    node, convert = found
    result = convert.block(node)
    return None if convert.failed else result


def parse_form(scalar: Scalar, sink: Sink, path: str = "") -> t.Form | None:
    """A shape's form; None iff an error was reported."""
    found = _parse(scalar, "form", sink, path)
    if found is None:
        return None
    node, convert = found
    result = convert.form(node)
    return None if convert.failed else result


def parse_signature(scalar: Scalar, sink: Sink, path: str = "") -> t.Signature | None:
    """A name with parameters and a result type; None iff an error was reported."""
    found = _parse(scalar, "sig", sink, path)
    if found is None:
        return None
    node, convert = found
    result = convert.sig(node)
    return None if convert.failed else result


def parse_type(scalar: Scalar, sink: Sink, path: str = "") -> t.Type | None:
    """A type; None iff an error was reported."""
    found = _parse(scalar, "type", sink, path)
    if found is None:
        return None
    node, convert = found
    result = convert.type(node)
    return None if convert.failed else result


def _blank_comments(text: str) -> str:
    return re.sub(r"#[^\n]*", lambda match: " " * len(match.group()), text)


def _prepared(text: str, start: Start) -> str:
    """The text as the parser reads it; every character keeps its offset."""
    text = _blank_comments(text)
    if start != "block":
        return text.replace("\n", " ")
    body = text.lstrip(" \n")
    return " " * (len(text) - len(body)) + body.rstrip() + "\n"


def _parse(scalar: Scalar, start: Start, sink: Sink, path: str) -> tuple[Tree[Any], Converter] | None:
    if len(scalar.value) > MAX_LENGTH:
        sink.error(
            "PG211",
            scalar.span,
            f"文本超过 {MAX_LENGTH} 字",
            f"The text is longer than {MAX_LENGTH} characters",
            "拆成几个 define 或 routines",
            "Split it into several definitions or routines",
            path=path,
        )
        return None
    text = _prepared(scalar.value, start)
    mistake = check_text(text, start, MAX_DEPTH)
    node: Tree[Any] | None = None
    if mistake is None:
        try:
            node = parser().parse(text, start=start)
        except DedentError:
            mistake = explain_dedent(text)
        except LarkError as error:
            mistake = explain(text, start, error)
    if mistake is None and node is not None and depth(node) > MAX_DEPTH:
        mistake = Mistake(
            "PG211",
            0,
            len(text),
            f"嵌套超过 {MAX_DEPTH} 层",
            f"Nested deeper than {MAX_DEPTH} levels",
            "拆成几个 define",
            "Split it into several definitions",
        )
    if mistake is None and node is not None:
        return node, Converter(scalar, text, sink, path)
    if mistake is not None:
        _report(scalar, start, mistake, sink, path)
    return None


def _report(scalar: Scalar, start: Start, mistake: Mistake, sink: Sink, path: str) -> None:
    length = len(scalar.value)
    at = min(mistake.start, length)
    span = scalar.span_of(at, max(at, min(mistake.end, length)))
    zh, en = mistake.help_zh, mistake.help_en
    if start == "block" and scalar.style in ("plain", "folded") and scalar.span.end_line > scalar.span.line:
        zh = "\n".join(filter(None, [zh, "几行动作要写在 | 之后，否则 YAML 会把它们接成一行"]))
        en = "\n".join(filter(None, [en, "Several effects need |, or YAML joins them into one line"]))
    sink.error(mistake.code, span, mistake.zh, mistake.en, zh, en, path=path)
