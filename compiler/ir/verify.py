"""A last look at the intermediate form before it is printed: what is wrong here is the compiler's fault."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .game import Game
from .nodes import Expr, Function, Stmt, walk

EXPRESSIONS: dict[str, int] = {
    "const": 1,
    "local": 1,
    "me": 0,
    "dealer": 0,
    "seats": 0,
    "kinds": 0,
    "suits": 0,
    "wins": 0,
    "paid": 0,
    "claims": 0,
    "wall": 0,
    "groups": 0,
    "tiles": 0,
    "shape": 0,
    "arrangement": 0,
    "offer": 0,
    "member": 2,
    "class": 1,
    "state": 3,
    "zone": 2,
    "zone tiles": 1,
    "one tile": 1,
    "option": 1,
    "option number": 2,
    "pot": 1,
    "field": 3,
    "offer field": 1,
    "win field": 1,
    "claimed": 3,
    "plays": 3,
    "tile won": 3,
    "value": 1,
    "chosen": 1,
    "win value": 2,
    "seat value": 2,
    "count": 1,
    "wall tiles": 2,
    "must": 1,
    "lift": 3,
    "lift test": 3,
    "exists": 1,
    "default": 2,
    "+": 2,
    "-": 2,
    "*": 2,
    "/": 2,
    "//": 2,
    "%": 2,
    "**": 2,
    "neg": 1,
    "not": 1,
    "and": 2,
    "or": 2,
    "minus": 3,
    "join": 3,
    "compare": 3,
    "in": 3,
    "is group": 3,
    "cond": 3,
    "let": 3,
    "range": 2,
    "snapshot": 1,
    "quant": 5,
    "call": 2,
    "ahead": 2,
    "steps": 2,
    "seats_from": 1,
    "others": 1,
    "reversed": 1,
    "ways": 3,
    "picks": 2,
    "worth": 4,
    "waits": 2,
    "random": 2,
    "number": 1,
    "total": 1,
    "larger": 2,
    "smaller": 2,
    "ceil": 1,
    "floor": 1,
    "whole": 1,
    "convert": 2,
    "convert by": 3,
    "cell": 3,
    "at": 2,
    "has": 1,
    "can": 2,
}
"""Operations with a fixed number of operands; ``set``, ``list``, ``every`` and ``after`` take any."""
OPEN = {"set", "list", "every", "after"}
STATEMENTS: dict[str, int] = {
    "nothing": 0,
    "deal": 2,
    "draw": 2,
    "discard": 1,
    "move": 2,
    "meld": 2,
    "regroup": 4,
    "win": 1,
    "pay": 6,
    "set": 2,
    "goto": 2,
    "end": 1,
    "offer": 4,
    "let": 3,
    "run": 2,
    "if": 2,
    "for": 4,
    "repeat": 3,
}
CONTINUATIONS = {"goto", "end", "offer"}


class CompilerFaultError(AssertionError):
    """The checker let through what the emitter cannot print."""


def verify(game: Game) -> None:
    """Raises :class:`CompilerFaultError` on the first thing that cannot be."""
    for function in functions(game):
        _function(function)


def functions(game: Game) -> Iterator[Function]:
    """Every function of a game, wherever it hangs."""
    seen: set[int] = set()
    stack: list[Any] = [getattr(game, name) for name in game.__slots__]
    while stack:
        x = stack.pop()
        if isinstance(x, Function):
            if id(x) not in seen:
                seen.add(id(x))
                yield x
        elif isinstance(x, dict):
            stack.extend(x.values())
        elif isinstance(x, list | tuple):
            stack.extend(x)
        elif hasattr(x, "__slots__") and type(x).__module__ == Game.__module__:
            stack.extend(getattr(x, name) for name in x.__slots__)


def _function(f: Function) -> None:
    for node in walk(f.body):
        fault = _expression(node) if isinstance(node, Expr) else _statement(node)
        if fault:
            raise CompilerFaultError(f"{f.kind} {f.name} ({node.span.place}): {node.op}: {fault}")
    if isinstance(f.body, tuple):
        _last(f, f.body)


def _expression(e: Expr) -> str:
    if e.type.name == "error":
        return "an error went unreported"
    if e.op in OPEN:
        return ""
    if e.op not in EXPRESSIONS:
        return "no such operation"
    return "" if len(e.args) == EXPRESSIONS[e.op] else f"{len(e.args)} operands"


def _statement(s: Stmt) -> str:
    if s.op not in STATEMENTS:
        return "no such effect"
    return "" if len(s.args) == STATEMENTS[s.op] else f"{len(s.args)} operands"


def _last(f: Function, block: tuple[Stmt, ...]) -> None:
    """A continuation ends its block."""
    for stmt in block[:-1]:
        if stmt.op in CONTINUATIONS:
            raise CompilerFaultError(f"{f.kind} {f.name} ({stmt.span.place}): {stmt.op} is not last")
    for stmt in block:
        if stmt.op == "if":
            for _, body in stmt.args[0]:
                _last(f, body)
            if stmt.args[1]:
                _last(f, stmt.args[1])
