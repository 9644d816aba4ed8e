"""What a rulebook's function can depend on, so that its answers may be kept.

A generated function is plain code: the names it mentions, and those of the functions it calls, say which
variables it can read. Nothing is run. A function that mentions anything not known to be constant is answered
afresh for each question.
"""

from __future__ import annotations

import builtins
import dis
from collections.abc import Iterator
from fractions import Fraction
from types import CodeType, FunctionType
from typing import Any

from ..contract import Fn, Rulebook

_PLAIN = frozenset(
    [
        "tiles",
        "plays",
        "group",
        "kind",
        "laid",
        "hand",
        "room",
        "options",
        "rulebook",
        "kind_of",
        "finish_of",
        "face_of",
        "suit_of",
        "rank_of",
        "next_of",
        "stride",
        "kinds",
        "count",
        "index",
        "get",
        "isdisjoint",
        "items",
        "values",
        "keys",
        "issubset",
        "union",
        "numerator",
        "denominator",
    ]
)
"""Attributes of groups, of constants and of the table that lead to nothing changeable by themselves."""

_TABLE = {"dealer": "dealer", "turn": "turn", "owner": "owner"} | dict.fromkeys(
    ("n", "all", "ahead", "steps", "others", "seats_from"), "n"
)
"""Attributes of the table, and on which plain one each depends."""

_CONSTANT = (int, str, bytes, tuple, frozenset, range, dict, type, Fraction, type(None), type(len))
_ASIDE = frozenset(
    {"getattr", "globals", "locals", "vars", "eval", "exec", "__import__", "open", "input", "dir"}
)


_LOCAL = frozenset(
    {"LOAD_FAST", "STORE_FAST", "LOAD_DEREF", "LOAD_CLOSURE", "STORE_DEREF", "LOAD_CONST", "KW_NAMES"}
)


def reads(book: Rulebook, functions: tuple[Fn, ...]) -> tuple[str, ...] | None:
    """Dotted names (from the table on) of the variables these functions can read; None: maybe more."""
    scope = {v.attr: v.scope for v in book.state if v.scope in ("hand", "room")}
    found: dict[str, None] = {}
    try:
        for name in sorted({name for fn in functions for name in _attributes(fn, set())}):
            if name in _TABLE:
                found[_TABLE[name]] = None
            elif name in scope:
                found[f"{scope[name]}.{name}"] = None
            elif name.startswith("o_"):
                found[f"options.{name}"] = None
            elif name not in _PLAIN:
                return None
    except _UnknownError:
        return None
    return tuple(found)


def whole_only(book: Rulebook, fn: Fn | None) -> bool:
    """Whether a condition on arrangements can only read their tiles and the win, not how they are divided."""
    if fn is None:
        return False
    known = {*_WHOLE, *_TABLE, *(v.attr for v in book.state if v.scope in ("hand", "room"))}
    try:
        return all(name in known or name.startswith("o_") for name in _attributes(fn, set()))
    except _UnknownError:
        return False


_WHOLE = frozenset(["tiles", "won", "win_tile", "by", "from_", "hand", "room", "options", "count", "index"])


class _UnknownError(Exception):
    """The function uses something that is not plain code."""


def _attributes(fn: Any, seen: set[int]) -> Iterator[str]:
    """Attribute names in a function and the functions it uses."""
    if id(fn) in seen:
        return
    seen.add(id(fn))
    if not isinstance(fn, FunctionType):
        raise _UnknownError
    for cell in fn.__closure__ or ():
        yield from _value(cell.cell_contents, seen)
    for value in (*(fn.__defaults__ or ()), *(fn.__kwdefaults__ or {}).values()):
        yield from _value(value, seen)
    for loads_global, name in _names(fn.__code__):
        if not loads_global:
            yield name
        elif name in fn.__globals__:
            yield from _value(fn.__globals__[name], seen)
        elif name in _ASIDE or not hasattr(builtins, name):
            raise _UnknownError


def _value(value: Any, seen: set[int]) -> Iterator[str]:
    if isinstance(value, FunctionType):
        yield from _attributes(value, seen)
    elif not isinstance(value, _CONSTANT):
        raise _UnknownError
    elif isinstance(value, (tuple, dict)):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _value(part, seen)


def _names(code: CodeType) -> Iterator[tuple[bool, str]]:
    """Names the code uses, and whether as a global; imports count as attributes, which nothing allows."""
    names = set(code.co_names)
    for step in dis.get_instructions(code):
        if step.argval in names and isinstance(step.argval, str) and step.opname not in _LOCAL:
            yield step.opname in ("LOAD_GLOBAL", "LOAD_NAME"), step.argval
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from _names(const)
