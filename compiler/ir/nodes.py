"""The intermediate form.

An expression is an operation with operands; which operations exist, and how many operands each takes, is in
:mod:`.verify`. All names are resolved: an operand that is text is the name of something declared, or a local.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ..lang.types import Type
from ..source import Span

BETWEEN = "/"
"""Stands between the names of which a function's name is made; no name of a rulebook can hold it."""

Operand: TypeAlias = "Expr | Function | str | int | bool | tuple[Any, ...] | None"


@dataclass(frozen=True, slots=True, eq=False)
class Expr:
    """``op(args)`` of type ``type``, said at ``span``."""

    op: str
    args: tuple[Operand, ...]
    type: Type
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Stmt:
    """An effect or control; operands may be statements (tuples of them are blocks)."""

    op: str
    args: tuple[Any, ...]
    span: Span


Block: TypeAlias = tuple[Stmt, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Param:
    name: str
    type: Type


@dataclass(slots=True, eq=False)
class Function:
    """A function of the module.

    ``kind``: ``define``, ``routine``, ``guard``... (names its prefix); ``name``: as the rulebook says it;
    ``needs``: contexts it takes beyond the table, of ``me``, ``arrangement``, ``act``; ``body``: an
    expression or a block; ``result``: its type (None for effects); ``clause``: source clauses.
    """

    kind: str
    name: str
    params: tuple[Param, ...]
    needs: frozenset[str]
    body: Expr | Block
    result: Type | None
    span: Span
    clause: tuple[str, ...] = ()
    title: str = ""
    detail: dict[str, Any] = field(default_factory=dict)

    @property
    def symbol(self) -> str:
        return f"{self.kind}_{self.name}"


def children(node: Any) -> Iterator[Expr | Stmt]:
    """The expressions and statements directly below a node."""
    stack = list(reversed(node.args)) if isinstance(node, Expr | Stmt) else list(reversed(node))
    while stack:
        x = stack.pop()
        if isinstance(x, Expr | Stmt):
            yield x
        elif isinstance(x, tuple):
            stack.extend(reversed(x))


def walk(node: Any) -> Iterator[Expr | Stmt]:
    """A node and all below it, in order."""
    if isinstance(node, Expr | Stmt):
        yield node
    for child in children(node):
        yield from walk(child)
