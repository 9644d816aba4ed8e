"""The LALR parser of the rule language. Only this package knows lark."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

from lark import Lark
from lark.indenter import Indenter

Start: TypeAlias = Literal["expr", "block", "form", "sig", "type"]
STARTS: tuple[Start, ...] = ("expr", "block", "form", "sig", "type")


class _Indents(Indenter):
    NL_type = "_NL"
    OPEN_PAREN_types = ["LPAR", "LSQB", "LBRACE"]  # noqa: RUF012 - the base class declares lists
    CLOSE_PAREN_types = ["RPAR", "RSQB", "RBRACE"]  # noqa: RUF012
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 8


@cache
def parser() -> Lark:
    """The parser; made once a process."""
    grammar = files("paigui.grammar").joinpath("rules.lark").read_text(encoding="utf-8")
    return Lark(
        grammar,
        start=list(STARTS),
        parser="lalr",
        postlex=_Indents(),
        propagate_positions=True,
        maybe_placeholders=True,
    )
