"""Numbers that were amounts: one whose unit was stripped may not become an amount in another unit by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from ..diagnostics import Note
from ..ir.nodes import Expr, Function, Stmt, children
from ..lang import types as ty
from ..source import Span
from .reach import roots

if TYPE_CHECKING:
    from .rules import Checker

Stripped: TypeAlias = frozenset[tuple[str, Span]]
"""Units that a number had, and where each was stripped."""
NONE: Stripped = frozenset()
Env: TypeAlias = dict[str, Stripped]
THROUGH = {
    "+",
    "-",
    "*",
    "/",
    "//",
    "%",
    "neg",
    "larger",
    "smaller",
    "default",
    "must",
    "ceil",
    "floor",
    "whole",
    "set",
    "list",
    "join",
    "minus",
    "snapshot",
    "reversed",
    "random",
}
"""Operations whose answer is made of the numbers they are given. An exponent counts steps, a condition decides:
neither becomes an amount."""


def check(c: Checker) -> None:
    """Follows numbers from where their unit is stripped to where they get another."""
    tracing = _Tracing(c)
    before = -1
    while before != tracing.size():
        before = tracing.size()
        tracing.run()
    tracing.telling = True
    tracing.run()


class _Tracing:
    """``state``: what the variables of the game may hold; grows until nothing is added."""

    def __init__(self, c: Checker) -> None:
        self.c = c
        self.telling = False
        self.state: dict[str, Stripped] = {}
        self._calls: dict[Any, Stripped] = {}
        self._values: dict[str, Function] = {n: f for n, _, f in c.game.score.values} if c.game.score else {}
        self._told: set[Span] = set()

    def size(self) -> int:
        return sum(map(len, self.state.values()))

    def run(self) -> None:
        self._calls = {}
        for v in self.c.game.state:
            if v.init is not None:
                self.state[v.name] = self.state.get(v.name, NONE) | self.of(v.init.body, {})
        for root in roots(self.c.game):
            self.visit(root.body if isinstance(root, Function) else root, {})
        for p in self.c.game.patterns:
            for unit, e in p.amounts.items():
                self._becomes(e, unit, self.of(e, {}))

    def visit(self, x: Any, env: Env) -> None:
        """Statements and expressions, for what they store and for what becomes an amount in them."""
        if isinstance(x, tuple):
            for part in x:
                self.visit(part, env)
                if isinstance(part, Stmt) and part.op == "let":
                    env = {**env, str(part.args[0]): self.of(part.args[1], env)}
        elif isinstance(x, Expr):
            self.of(x, env)
        elif isinstance(x, Stmt):
            self._stmt(x, env)

    def _stmt(self, s: Stmt, env: Env) -> None:
        match s.op:
            case "set":
                name = str(s.args[0].args[1])
                self.state[name] = self.state.get(name, NONE) | self.of(s.args[1], env)
            case "run":
                self._call(s.args[0], tuple(self.of(x, env) for x in s.args[1]))
            case "for":
                inner = {**env, str(s.args[0]): self.of(s.args[1], env)}
                self.visit(s.args[2], inner)
                self.visit(s.args[3], inner)
            case "offer":
                self.visit(s.args[:3], env)
                self.visit(s.args[3].body, env)
            case "pay":
                self.visit(s.args[:3], env)
            case _:
                self.visit(s.args, env)

    def of(self, e: Any, env: Env) -> Stripped:
        """The units that a number, or the numbers of a collection, had."""
        if not isinstance(e, Expr):
            return NONE
        a: tuple[Any, ...] = e.args
        match e.op:
            case "local":
                return env.get(str(a[0]), NONE)
            case "number":
                self.of(a[0], env)
                return frozenset({(a[0].type.arg, e.span)})
            case "state":
                self.of(a[2], env)
                return self.state.get(str(a[1]), NONE)
            case "value" | "win value" | "seat value":
                return self._value(str(a[-1]), e)
            case "let":
                return self.of(a[2], {**env, str(a[0]): self.of(a[1], env)})
            case "lift" | "lift test":
                return self._number(e, self.of(a[2], {**env, str(a[1]): self.of(a[0], env)}))
            case "cond":
                self.of(a[0], env)
                return self.of(a[1], env) | self.of(a[2], env)
            case "quant":
                return self._quant(e, env)
            case "call":
                return self._number(e, self._call(a[0], tuple(self.of(x, env) for x in a[1])))
            case "**":
                self.of(a[1], env)
                return self.of(a[0], env)
        found = [self.of(child, env) for child in children(e)]
        if e.op not in THROUGH or not found:
            return NONE
        out = frozenset[tuple[str, Span]]().union(*found)
        if e.type.base.amount:
            self._becomes(e, e.type.base.arg, out)
            return NONE
        return out

    def _number(self, e: Expr, found: Stripped) -> Stripped:
        return NONE if e.type.base.amount or e.type == ty.BOOL else found

    def _quant(self, e: Expr, env: Env) -> Stripped:
        how, symbol, over, test, body = e.args
        inner = {**env, str(symbol): self.of(over, env)}
        self.of(test, inner)
        found = self.of(body, inner)
        if how == "first":
            return inner[str(symbol)]
        return found if how in {"sum", "largest", "smallest", "collect"} else NONE

    def _value(self, name: str, e: Expr) -> Stripped:
        f = self._values.get(name)
        return self._number(e, self._call(f, ())) if f is not None else NONE

    def _call(self, f: Function, given: tuple[Stripped, ...]) -> Stripped:
        kept = (f, given)
        if kept not in self._calls:
            self._calls[kept] = NONE
            env = {p.name: g for p, g in zip(f.params, given, strict=True)} if given else {}
            if isinstance(f.body, Expr):
                self._calls[kept] = self.of(f.body, env)
            else:
                self.visit(f.body, env)
        return self._calls[kept]

    def _becomes(self, e: Expr, unit: str, found: Stripped) -> None:
        """Reports numbers that had another unit where they get this one."""
        other = sorted({(u, s) for u, s in found if u != unit}, key=lambda x: (x[0], x[1].line, x[1].column))
        if not other or not self.telling or e.span in self._told:
            return
        self._told.add(e.span)
        had, place = other[0]
        report = self.c.sink.error if unit == ty.POINTS else self.c.sink.warning
        report(
            "PG506",
            e.span,
            f"这里的数原来是「{had}」，去掉单位后又成了「{unit}」：没有写明怎样换算",
            f"this number was an amount in {had}; its unit was stripped and it becomes {unit}: no conversion says how",
            f"在 convert 里写一个 from: {had}, to: {unit} 的换算，连同例子，用它来换",
            f"write a conversion from: {had}, to: {unit} with examples under convert, and use it",
            (Note(place, "单位在这里去掉", "the unit is stripped here"),),
        )
