"""Computes expressions that depend on nothing but constants, options and given locals."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from fractions import Fraction
from math import ceil, floor
from typing import Any

from ..ir.nodes import Expr
from ..lang import types as ty
from .program import Program

LONGEST_RANGE = 10_000
"""Longer ranges are not gone through while compiling."""


class NotStatic(Exception):
    """The expression depends on the state of a game, has no value, or takes too long to compute."""


MOST_STEPS = 300_000
MOST_BITS = 4096


ARITHMETIC = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "//": operator.floordiv,
    "%": operator.mod,
}
COMPARISONS = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


class Evaluator:
    """Evaluates with ``options`` (name -> value; None: options are not known) and locals."""

    def __init__(self, program: Program, options: Mapping[str, int] | None = None) -> None:
        self.p = program
        self.options = options
        self._left = MOST_STEPS

    def __call__(self, e: Expr, env: Mapping[str, Any] | None = None) -> Any:
        self._left -= 1
        if self._left < 0:
            raise NotStatic("too long")
        method = getattr(self, "_" + NAMES.get(e.op, e.op.replace(" ", "_")), None)
        if method is None:
            raise NotStatic(e.op)
        return method(e, env or {})

    def _const(self, e: Expr, env: Mapping[str, Any]) -> Any:
        return e.args[0]

    def _local(self, e: Expr, env: Mapping[str, Any]) -> Any:
        if e.args[0] not in env:
            raise NotStatic(str(e.args[0]))
        return env[str(e.args[0])]

    def _member(self, e: Expr, env: Mapping[str, Any]) -> Any:
        return self.p.members(e.type).index(str(e.args[1]))

    def _kinds(self, e: Expr, env: Mapping[str, Any]) -> Any:
        return tuple(range(len(self.p.kinds)))

    def _suits(self, e: Expr, env: Mapping[str, Any]) -> Any:
        return tuple(range(len(self.p.suits)))

    def _option(self, e: Expr, env: Mapping[str, Any]) -> Any:
        if self.options is None:
            raise NotStatic("option")
        return self.options[str(e.args[0])]

    def _option_number(self, e: Expr, env: Mapping[str, Any]) -> Any:
        if self.options is None:
            raise NotStatic("option")
        values: Any = e.args[1]
        return values[self.options[str(e.args[0])]]

    def _class(self, e: Expr, env: Mapping[str, Any]) -> Any:
        name = str(e.args[0])
        static = self.p.class_values.get(name)
        if static is not None:
            return static
        body = self.p.class_bodies[name]
        return frozenset(k for k in range(len(self.p.kinds)) if self(body, {"it": k}))

    def _field(self, e: Expr, env: Mapping[str, Any]) -> Any:
        of, kind, name = e.args
        value = self(of, env)  # type: ignore[arg-type]
        if kind != "kind":
            raise NotStatic(f"{kind}.{name}")
        if name == "suit":
            return self.p.suit_of[value]
        if name == "rank":
            return self.p.rank_of[value]
        if name == "next":
            suit = list(self.p.suits.values())[self.p.suit_of[value]].kinds
            return suit[(suit.index(value) + 1) % len(suit)]
        raise NotStatic(str(name))

    def _arith(self, e: Expr, env: Mapping[str, Any]) -> Any:
        a, b = (self(x, env) for x in e.args)  # type: ignore[arg-type]
        if e.op in {"/", "//", "%"} and b == 0:
            raise NotStatic("zero")
        if e.op == "/":
            return Fraction(a) / b
        if e.op == "**":
            if not 0 <= b <= MOST_BITS or max(1, int(a).bit_length()) * b > MOST_BITS:
                raise NotStatic("exponent")
            return a**b
        if e.op == "*" and max(abs(a), abs(b)) >= 1 << MOST_BITS:
            raise NotStatic("size")
        return ARITHMETIC[e.op](a, b)

    def _neg(self, e: Expr, env: Mapping[str, Any]) -> Any:
        return -self(e.args[0], env)  # type: ignore[arg-type]

    def _not(self, e: Expr, env: Mapping[str, Any]) -> Any:
        return not self(e.args[0], env)  # type: ignore[arg-type]

    def _and(self, e: Expr, env: Mapping[str, Any]) -> Any:
        return all(self(x, env) for x in e.args)  # type: ignore[arg-type]

    def _or(self, e: Expr, env: Mapping[str, Any]) -> Any:
        return any(self(x, env) for x in e.args)  # type: ignore[arg-type]

    _every = _and

    def _compare(self, e: Expr, env: Mapping[str, Any]) -> Any:
        op, left, right = e.args
        return COMPARISONS[str(op)](self(left, env), self(right, env))  # type: ignore[arg-type]

    def _in(self, e: Expr, env: Mapping[str, Any]) -> Any:
        left, right, negated = e.args
        return (self(left, env) in self(right, env)) != negated  # type: ignore[arg-type]

    def _cond(self, e: Expr, env: Mapping[str, Any]) -> Any:
        test, yes, no = e.args
        return self(yes if self(test, env) else no, env)  # type: ignore[arg-type]

    def _let(self, e: Expr, env: Mapping[str, Any]) -> Any:
        symbol, value, body = e.args
        return self(body, {**env, str(symbol): self(value, env)})  # type: ignore[arg-type]

    def _set(self, e: Expr, env: Mapping[str, Any]) -> Any:
        return frozenset(self(x, env) for x in e.args)  # type: ignore[arg-type]

    def _list(self, e: Expr, env: Mapping[str, Any]) -> Any:
        return tuple(self(x, env) for x in e.args)  # type: ignore[arg-type]

    def _range(self, e: Expr, env: Mapping[str, Any]) -> Any:
        low, high = (self(x, env) for x in e.args)  # type: ignore[arg-type]
        if high - low >= LONGEST_RANGE:
            raise NotStatic("range")
        return range(low, high + 1)

    def _minus(self, e: Expr, env: Mapping[str, Any]) -> Any:
        kind, left, right = e.args
        gone = set(self(right, env))  # type: ignore[arg-type]
        kept = [x for x in self(left, env) if x not in gone]  # type: ignore[arg-type]
        return frozenset(kept) if kind == "set" else tuple(kept)

    def _join(self, e: Expr, env: Mapping[str, Any]) -> Any:
        kind, left, right = e.args
        both = [*self(left, env), *self(right, env)]  # type: ignore[arg-type]
        return frozenset(both) if kind == "set" else tuple(both)

    def _quant(self, e: Expr, env: Mapping[str, Any]) -> Any:
        how, symbol, over, test, body = e.args
        items = sorted(self(over, env)) if isinstance(over, Expr) else []
        inner = [{**env, str(symbol): x} for x in items]
        kept = [i for i in inner if test is None or self(test, i)]  # type: ignore[arg-type]
        values = [self(body, i) for i in kept]  # type: ignore[arg-type]
        match how:
            case "any":
                return any(values)
            case "all":
                return all(values)
            case "count":
                return sum(map(bool, values))
            case "sum":
                return sum(values)
        raise NotStatic(str(how))

    def _call(self, e: Expr, env: Mapping[str, Any]) -> Any:
        function: Any = e.args[0]
        given: Any = e.args[1]
        if not isinstance(function.body, Expr):
            raise NotStatic(function.name)
        inner = {p.name: self(a, env) for p, a in zip(function.params, given, strict=True)}
        return self(function.body, inner)

    def _larger(self, e: Expr, env: Mapping[str, Any]) -> Any:
        return max(self(x, env) for x in e.args)  # type: ignore[arg-type]

    def _smaller(self, e: Expr, env: Mapping[str, Any]) -> Any:
        return min(self(x, env) for x in e.args)  # type: ignore[arg-type]

    def _ceil(self, e: Expr, env: Mapping[str, Any]) -> Any:
        return ceil(self(e.args[0], env))  # type: ignore[arg-type]

    def _floor(self, e: Expr, env: Mapping[str, Any]) -> Any:
        return floor(self(e.args[0], env))  # type: ignore[arg-type]

    def _number(self, e: Expr, env: Mapping[str, Any]) -> Any:
        return self(e.args[0], env)  # type: ignore[arg-type]


NAMES = dict.fromkeys(("+", "-", "*", "/", "//", "%", "**"), "arith")


def largest(program: Program, e: Expr, env: Mapping[str, Any]) -> int:
    """An upper bound of a number over all options and states: the largest it can be in any branch.

    Raises :class:`NotStatic` where no bound can be given.
    """
    if e.op == "cond":
        test, yes, no = e.args
        assert isinstance(test, Expr) and isinstance(yes, Expr) and isinstance(no, Expr)
        try:
            return largest(program, yes if Evaluator(program)(test, env) else no, env)
        except NotStatic:
            return max(largest(program, yes, env), largest(program, no, env))
    if e.op == "option number":
        values: Any = e.args[1]
        return int(max(values))
    if e.op == "option" and e.type == ty.INT:
        return program.options[str(e.args[0])].high
    if e.op in {"+", "*"} and e.type == ty.INT:
        a, b = (largest(program, x, env) for x in e.args if isinstance(x, Expr))
        return int(ARITHMETIC[e.op](a, b))
    return int(Evaluator(program)(e, env))
