"""Surface syntax of the texts inside a rulebook: what the parser makes and the checker reads.

Every node has a ``span`` in the rulebook file (not in the little text it came from).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ..source import Span


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """Base of all nodes; compared by identity, so that the checker can key facts by node."""

    span: Span


# ------------------------------------------------------------------ expressions


@dataclass(frozen=True, slots=True, eq=False)
class Int(Node):
    value: int


@dataclass(frozen=True, slots=True, eq=False)
class Bool(Node):
    value: bool


@dataclass(frozen=True, slots=True, eq=False)
class Amount(Node):
    """``3台`` (an amount) or ``3甲`` (a kind, if the name is a suit)."""

    value: int
    unit: str


@dataclass(frozen=True, slots=True, eq=False)
class Name(Node):
    name: str


@dataclass(frozen=True, slots=True, eq=False)
class Field(Node):
    """``of.name``."""

    of: Expr
    name: str
    name_span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Call(Node):
    """``of(args)``; ``of`` is a Name or a Field (``wall.front(2)``, ``option.计分(x)``)."""

    of: Expr
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Index(Node):
    """``of[at]`` (a list) or ``of[row, column]`` (a table)."""

    of: Expr
    at: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class SetOf(Node):
    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class ListOf(Node):
    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Range(Node):
    """``low .. high``, both included."""

    low: Expr
    high: Expr


@dataclass(frozen=True, slots=True, eq=False)
class Unary(Node):
    """``op``: ``-`` or ``not``."""

    op: str
    right: Expr


@dataclass(frozen=True, slots=True, eq=False)
class Binary(Node):
    """``op``: ``+ - * / // % ** and or in not in`` (``not in`` is one op)."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True, eq=False)
class Compare(Node):
    """A chain ``a < b <= c``: ``len(ops) == len(items) - 1``; ops of ``== != < <= > >=``."""

    ops: tuple[str, ...]
    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Is(Node):
    """``left is right`` / ``left is not right``."""

    negated: bool
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True, eq=False)
class Exists(Node):
    of: Expr


@dataclass(frozen=True, slots=True, eq=False)
class Has(Node):
    name: str
    name_span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Can(Node):
    """``who can ACTION``."""

    who: Expr
    action: str
    action_span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Cond(Node):
    """``if test then yes else no``."""

    test: Expr
    yes: Expr
    no: Expr


@dataclass(frozen=True, slots=True, eq=False)
class LetIn(Node):
    """``let name = value; body``."""

    name: str
    name_span: Span
    value: Expr
    body: Expr


@dataclass(frozen=True, slots=True, eq=False)
class Quant(Node):
    """``how name in over [if test] | body``; how: any all count sum largest smallest first collect."""

    how: str
    name: str
    name_span: Span
    over: Expr
    test: Expr | None
    body: Expr


@dataclass(frozen=True, slots=True, eq=False)
class After(Node):
    """``after effect | body``; ``effect`` is a Meld, Regroup, Discard or MoveTo."""

    effect: Stmt
    body: Expr


Expr: TypeAlias = (
    Int
    | Bool
    | Amount
    | Name
    | Field
    | Call
    | Index
    | SetOf
    | ListOf
    | Range
    | Unary
    | Binary
    | Compare
    | Is
    | Exists
    | Has
    | Can
    | Cond
    | LetIn
    | Quant
    | After
)

# ------------------------------------------------------------------ effects


@dataclass(frozen=True, slots=True, eq=False)
class Deal(Node):
    count: Expr
    to: Expr


@dataclass(frozen=True, slots=True, eq=False)
class Draw(Node):
    seat: Expr
    tail: bool


@dataclass(frozen=True, slots=True, eq=False)
class Discard(Node):
    tile: Expr


@dataclass(frozen=True, slots=True, eq=False)
class MoveTo(Node):
    """``move what to zone``."""

    what: Expr
    to: Expr


@dataclass(frozen=True, slots=True, eq=False)
class Meld(Node):
    group: str
    group_span: Span
    tiles: Expr


@dataclass(frozen=True, slots=True, eq=False)
class Regroup(Node):
    meld: Expr
    group: str | None
    group_span: Span | None
    adding: Expr | None
    dropping: Expr | None


@dataclass(frozen=True, slots=True, eq=False)
class Offer(Node):
    """``offer tiles in window [to seats][: block]``; ``block`` None where there is none."""

    tiles: Expr
    window: str
    window_span: Span
    to: Expr | None
    block: Block | None


@dataclass(frozen=True, slots=True, eq=False)
class Assign(Node):
    """``target op value``; op: ``= += -=``; target: Name or Field."""

    op: str
    target: Expr
    value: Expr


@dataclass(frozen=True, slots=True, eq=False)
class WinWith(Node):
    """``win [tile]``."""

    tile: Expr | None


@dataclass(frozen=True, slots=True, eq=False)
class Pay(Node):
    amount: Expr
    payer: Expr
    payee: Expr
    reason: str
    reason_span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Goto(Node):
    phase: str
    phase_span: Span
    seat: Expr | None


@dataclass(frozen=True, slots=True, eq=False)
class EndHand(Node):
    end: str
    end_span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Let(Node):
    name: str
    name_span: Span
    value: Expr


@dataclass(frozen=True, slots=True, eq=False)
class Run(Node):
    """A routine call."""

    name: str
    name_span: Span
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class If(Node):
    """``arms``: (condition, block) pairs; ``no``: the else block."""

    arms: tuple[tuple[Expr, Block], ...]
    no: Block | None


@dataclass(frozen=True, slots=True, eq=False)
class For(Node):
    name: str
    name_span: Span
    over: Expr
    test: Expr | None
    block: Block


@dataclass(frozen=True, slots=True, eq=False)
class Repeat(Node):
    """``repeat times while test: block``."""

    times: Expr
    test: Expr
    block: Block


Stmt: TypeAlias = (
    Deal
    | Draw
    | Discard
    | MoveTo
    | Meld
    | Regroup
    | Offer
    | Assign
    | WinWith
    | Pay
    | Goto
    | EndHand
    | Let
    | Run
    | If
    | For
    | Repeat
)


@dataclass(frozen=True, slots=True, eq=False)
class Block(Node):
    body: tuple[Stmt, ...]


# ------------------------------------------------------------------ small texts


@dataclass(frozen=True, slots=True, eq=False)
class FormPart(Node):
    """``count * (A | B)``; ``count`` None is ``any``; ``groups`` empty is ``loose``."""

    count: int | None
    groups: tuple[Name, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Form(Node):
    parts: tuple[FormPart, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Type(Node):
    """``how``: ``""``, ``maybe``, ``set of``, ``list of``."""

    how: str
    name: str


@dataclass(frozen=True, slots=True, eq=False)
class Param(Node):
    name: str
    type: Type


@dataclass(frozen=True, slots=True, eq=False)
class Signature(Node):
    """``name(params) -> result``; ``params`` None where no brackets stand."""

    name: str
    params: tuple[Param, ...] | None
    result: Type | None
