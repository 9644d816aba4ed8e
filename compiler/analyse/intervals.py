"""Ranges of numbers and their arithmetic."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, TypeAlias

from ..ir.nodes import Expr, Function

Number: TypeAlias = "int | Fraction"


@dataclass(frozen=True, slots=True)
class Range:
    """From ``low`` to ``high``; None: without a bound."""

    low: Number | None = None
    high: Number | None = None

    def join(self, other: Range) -> Range:
        return Range(of_both(min, self.low, other.low), of_both(max, self.high, other.high))

    def meet(self, other: Range) -> Range:
        low = self.low if other.low is None else other.low if self.low is None else max(self.low, other.low)
        high = (
            self.high
            if other.high is None
            else other.high
            if self.high is None
            else min(self.high, other.high)
        )
        return Range(low, high)

    @property
    def natural(self) -> bool:
        return self.low is not None and self.low >= 0

    @property
    def nonzero(self) -> bool:
        return (self.low is not None and self.low > 0) or (self.high is not None and self.high < 0)


def of_both(how: Callable[[Number, Number], Number], a: Number | None, b: Number | None) -> Number | None:
    return None if a is None or b is None else how(a, b)


ANY = Range()
NATURAL = Range(0)
LARGEST = 10**9
"""Where bounds grow beyond this they are forgotten."""


@dataclass(frozen=True, slots=True)
class Facts:
    """``locals``: bounds of names. ``known``: of whole expressions, by :func:`key`."""

    locals: dict[str, Range] = field(default_factory=dict)
    known: dict[Any, Range] = field(default_factory=dict)

    def bind(self, name: str, r: Range) -> Facts:
        return Facts({**self.locals, name: r}, self.known)

    def lasting(self) -> Facts:
        """What still holds after an effect: what is known of names, not of the table."""
        return Facts(
            self.locals,
            {
                k: r
                for k, r in self.known.items()
                if k[0] == "local" or (k[0] == "count" and k[1][0] == "local")
            },
        )

    def learn(self, found: dict[Any, Range]) -> Facts:
        if not found:
            return self
        known = dict(self.known)
        for k, r in found.items():
            known[k] = known.get(k, ANY).meet(r)
        return Facts(self.locals, known)


def key(e: Any) -> Any:
    """Equal for expressions that are written alike."""
    if isinstance(e, Expr):
        return (e.op, *(key(a) for a in e.args))
    if isinstance(e, tuple):
        return tuple(key(a) for a in e)
    return e.name if isinstance(e, Function) else e


def floor_of(x: Number) -> int:
    return x.__floor__()


def arithmetic(op: str, a: Range, b: Range) -> Range:
    match op:
        case "+":
            return Range(
                of_both(lambda x, y: x + y, a.low, b.low), of_both(lambda x, y: x + y, a.high, b.high)
            )
        case "-":
            return Range(
                of_both(lambda x, y: x - y, a.low, b.high), of_both(lambda x, y: x - y, a.high, b.low)
            )
        case "*":
            if None not in (a.low, a.high, b.low, b.high):
                ends = [x * y for x in (a.low, a.high) for y in (b.low, b.high)]  # type: ignore[operator]
                return Range(min(ends), max(ends))
            if a.natural and b.natural:
                return Range(
                    of_both(lambda x, y: x * y, a.low, b.low), of_both(lambda x, y: x * y, a.high, b.high)
                )
        case "/" | "//" if b.low is not None and b.low > 0 and a.natural:
            return Range(0, a.high)
        case "%" if b.low is not None and b.low > 0:
            return Range(0, None if b.high is None else b.high - 1)
        case "**" if a.natural and b.natural:
            return Range(1 if a.low is not None and a.low >= 1 else 0)
    return ANY


def extreme(op: str, a: Range, b: Range) -> Range:
    one: Callable[[Number, Number], Number] = max if op == "larger" else min
    low, high = of_both(one, a.low, b.low), of_both(one, a.high, b.high)
    if op == "larger" and low is None:
        low = a.low if b.low is None else b.low
    if op == "smaller" and high is None:
        high = a.high if b.high is None else b.high
    return Range(low, high)
