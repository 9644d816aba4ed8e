"""Bounds of the numbers of a game: of options, counts, scores, state; and what conditions tell about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..ir.nodes import Expr, Function, Stmt
from ..lang import types as ty
from ..lang.types import Type
from .intervals import (
    ANY,
    LARGEST,
    NATURAL,
    Facts,
    Number,
    Range,
    arithmetic,
    extreme,
    floor_of,
    key,
    of_both,
)
from .reach import reached, roots

if TYPE_CHECKING:
    from .rules import Checker


class Bounds:
    """Works out bounds for one game."""

    def __init__(self, c: Checker) -> None:
        self.c = c
        self.p = c.p
        self._calls: dict[Any, Range] = {}
        self._lengths: dict[Any, Number | None] = {}
        self.natural_state = self._natural_state()
        self._values: dict[str, Range] = {}

    def of(self, e: Any, facts: Facts) -> Range:
        """The range of a number; ANY for what is none."""
        if not isinstance(e, Expr) or not (e.type.base.numeric or e.type.base.amount):
            return ANY
        found = self._of(e, facts)
        known = facts.known.get(key(e)) if facts.known else None
        found = found.meet(known) if known is not None else found
        low = found.low if found.low is not None and -LARGEST < found.low < LARGEST else None
        high = found.high if found.high is not None and -LARGEST < found.high < LARGEST else None
        return Range(low, high)

    def _of(self, e: Expr, facts: Facts) -> Range:
        a: tuple[Any, ...] = e.args
        match e.op:
            case "const":
                return Range(a[0], a[0])
            case "local":
                return facts.locals.get(str(a[0]), ANY)
            case "option":
                info = self.p.options[str(a[0])]
                return Range(info.low, info.high)
            case "option number":
                return Range(min(a[1]), max(a[1]))
            case "count":
                of_seats = isinstance(a[0], Expr) and a[0].op in {"seats", "seats_from"}
                return self.seats() if of_seats else Range(0, self.most(a[0], facts))
            case "steps":
                return arithmetic("-", Range(1, self.seats().high), Range(1, 1))
            case "field":
                if a[2] == "rank":
                    return Range(0, max([0, *self.p.rank_of]))
                most = {"left": self.tiles(), "copies": self.c.game.stride}.get(a[2])
                return ANY if most is None else Range(0, most)
            case "number" | "must" | "whole":
                return self.of(a[0], facts)
            case "neg":
                r = self.of(a[0], facts)
                return Range(None if r.high is None else -r.high, None if r.low is None else -r.low)
            case "+" | "-" | "*" | "/" | "//" | "%" | "**":
                return arithmetic(e.op, self.of(a[0], facts), self.of(a[1], facts))
            case "larger" | "smaller":
                return extreme(e.op, self.of(a[0], facts), self.of(a[1], facts))
            case "cond":
                yes, no = (facts.learn(learnt(a[0], flag, self, facts)) for flag in (True, False))
                return self.of(a[1], yes).join(self.of(a[2], no))
            case "let":
                return self.of(a[2], self.named(facts, str(a[0]), a[1]))
            case "default":
                return self.of(a[0], facts).join(self.of(a[1], facts))
            case "lift":
                return self.of(a[2], facts)
            case "ceil" | "floor":
                r = self.of(a[0], facts)
                return Range(
                    None if r.low is None else floor_of(r.low), None if r.high is None else -floor_of(-r.high)
                )
            case "total":
                return self._total(str(a[0]))
            case "value" | "win value" | "seat value":
                return self._value(str(a[-1]))
            case "state":
                return NATURAL if str(a[1]) in self.natural_state else ANY
            case "cell":
                table = next(t for t in self.c.game.tables if t.name == a[0])
                cells = [x for row in table.cells for x in row if x is not None]
                return Range(min(cells), max(cells)) if cells else ANY
            case "call":
                return self._call(a[0], a[1], facts)
            case "quant":
                return self._quant(e, facts)
            case "random":
                return self.items(a[0], facts)
        return ANY

    def seats(self) -> Range:
        """How many play."""
        seats = self.c.game.seats
        return Range(1) if seats is None else self.of(seats.body, Facts()).meet(Range(1))

    def _call(self, f: Function, given: tuple[Expr, ...], facts: Facts) -> Range:
        inner = self.given(f, given, facts)
        kept = (f, tuple(inner.locals.values()), tuple(inner.known.values()))
        if kept not in self._calls:
            self._calls[kept] = self.of(f.body, inner)
        return self._calls[kept]

    def _quant(self, e: Expr, facts: Facts) -> Range:
        how, symbol, over, test, body = e.args
        if how == "count":
            return Range(0, self.most(over, facts))
        inner = facts.bind(str(symbol), self.items(over, facts))
        if isinstance(test, Expr):
            inner = inner.learn(learnt(test, True, self, inner))
        if how == "first":
            if isinstance(body, Expr):
                inner = inner.learn(learnt(body, True, self, inner))
            return inner.known.get(("local", str(symbol)), ANY).meet(inner.locals[str(symbol)])
        r = self.of(body, inner)
        if how == "sum":
            return Range(0 if r.natural else None, 0 if r.high is not None and r.high <= 0 else None)
        return r

    def items(self, over: Any, facts: Facts) -> Range:
        """The range of what a collection of numbers holds."""
        if not isinstance(over, Expr):
            return ANY
        if over.op == "range":
            return Range(self.of(over.args[0], facts).low, self.of(over.args[1], facts).high)
        if over.op in {"set", "list"} and over.args:
            found = [self.of(x, facts) for x in over.args]
            out = found[0]
            for r in found[1:]:
                out = out.join(r)
            return out
        return ANY

    def length(self, of: Any, facts: Facts) -> Number:
        """The fewest items of a list."""
        if not isinstance(of, Expr):
            return 0
        known = facts.known.get(("count", key(of)), ANY).low or 0
        if of.op in {"snapshot", "zone tiles"}:
            return max(known, self.length(of.args[0], facts))
        if of.op in {"list", "suits", "kinds"}:
            return {"suits": len(self.p.suits), "kinds": len(self.p.kinds)}.get(of.op, len(of.args))
        if of.op == "range":
            low, high = self.of(of.args[0], facts).high, self.of(of.args[1], facts).low
            return max(known, high - low + 1) if low is not None and high is not None else known
        return known

    def tiles(self) -> int:
        """No fewer than all tiles there are."""
        return self.c.game.stride * len(self.p.kinds)

    def most(self, of: Any, facts: Facts) -> Number | None:
        """The most things a collection can hold; None without a bound."""
        if not isinstance(of, Expr):
            return None
        a: tuple[Any, ...] = of.args
        found: Number | None = None
        match of.op:
            case "snapshot" | "zone tiles" | "reversed" | "must":
                found = self.most(a[0], facts)
            case "set" | "list":
                found = len(a)
            case "range":
                low, high = self.of(a[0], facts).low, self.of(a[1], facts).high
                found = max(0, high - low + 1) if low is not None and high is not None else None
            case "seats" | "seats_from" | "others" | "claims":
                found = self.seats().high
            case "minus":
                found = self.most(a[1], facts)
            case "join":
                found = of_both(lambda x, y: x + y, self.most(a[1], facts), self.most(a[2], facts))
            case "cond":
                found = of_both(max, self.most(a[1], facts), self.most(a[2], facts))
            case "quant" if a[0] == "collect":
                found = self.most(a[2], facts)
            case "wall tiles":
                found = self.of(a[1], facts).high
            case "call":
                found = self._most_of_call(a[0], a[1], facts)
            case "zone" | "offer field" | "tiles" | "groups" | "wins":
                found = self.tiles()
            case "field" if a[2] in {"melds", "tiles"}:
                found = self.tiles()
        known = facts.known.get(("count", key(of)), ANY).high
        every = self._members(of.type.base)
        bounds = [x for x in (found, known, every) if x is not None]
        return min(bounds) if bounds else None

    def _most_of_call(self, f: Function, given: tuple[Expr, ...], facts: Facts) -> Number | None:
        inner = self.given(f, given, facts)
        kept = (f, tuple(inner.locals.values()), tuple(inner.known.values()))
        if kept not in self._lengths:
            self._lengths[kept] = self.most(f.body, inner)
        return self._lengths[kept]

    def _members(self, t: Type) -> int | None:
        """How many different things a set can hold."""
        if t.name not in {"set", "class"}:
            return None
        item = t.item
        if item.name in {"tile", "kind", "suit", "bool"}:
            return {"tile": self.tiles(), "kind": len(self.p.kinds), "suit": len(self.p.suits), "bool": 2}[
                item.name
            ]
        if item == ty.SEAT:
            high = self.seats().high
            return None if high is None else floor_of(high)
        return len(self.p.members(item)) if item.member else None

    def named(self, facts: Facts, name: str, value: Any) -> Facts:
        """With a name for a value: its range, or how many things it holds."""
        inner = facts.bind(name, self.of(value, facts))
        if isinstance(value, Expr) and (value.type.base.collection or value.type.name == "zone"):
            held = Range(self.length(value, facts), self.most(value, facts))
            inner = inner.learn({("count", ("local", name)): held})
        return inner

    def given(self, f: Function, args: tuple[Expr, ...], facts: Facts) -> Facts:
        """What is known inside a function of what it was called with."""
        inner = Facts()
        for p, arg in zip(f.params, args, strict=True):
            held = self.named(facts, p.name, arg)
            of = ("count", ("local", p.name))
            inner = inner.bind(p.name, held.locals[p.name]).learn(
                {of: held.known[of]} if of in held.known else {}
            )
        return inner

    def _total(self, unit: str) -> Range:
        product = self.p.items["units"][unit].text("combine") == "product"
        amounts = [self.of(p.amounts[unit], Facts()) for p in self.c.game.patterns if unit in p.amounts]
        if product:
            return (
                Range(1)
                if all(r.low is not None and r.low >= 1 for r in amounts)
                else Range(0)
                if all(r.natural for r in amounts)
                else ANY
            )
        return NATURAL if all(r.natural for r in amounts) else ANY

    def _value(self, name: str) -> Range:
        if name not in self._values:
            self._values[name] = ANY
            score = self.c.game.score
            function = next((f for n, _, f in score.values if n == name), None) if score is not None else None
            if function is not None:
                self._values[name] = self.of(function.body, Facts())
        return self._values[name]

    # ------------------------------------------------------------------ state that never falls below 0

    def _natural_state(self) -> set[str]:
        """Number variables that start at 0 or more and are only set to what is 0 or more."""
        counted = {v.name: v for v in self.c.game.state if v.type == ty.INT}
        self.natural_state = set(counted)
        self._values = {}
        nodes, _ = reached(roots(self.c.game))
        sets = [
            n for n in nodes if isinstance(n, Stmt) and n.op == "set" and str(n.args[0].args[1]) in counted
        ]
        while True:
            wrong = {n for n in self.natural_state if not self._starts(counted[n].init)}
            wrong |= {
                str(s.args[0].args[1]) for s in sets if not self.of(s.args[1], Facts()).natural
            } & self.natural_state
            if not wrong:
                return self.natural_state
            self.natural_state -= wrong
            self._values = {}
            self._calls = {}

    def _starts(self, init: Function | None) -> bool:
        return init is None or self.of(init.body, Facts()).natural


# ---------------------------------------------------------------------- what conditions tell


def learnt(test: Any, flag: bool, bounds: Bounds, facts: Facts) -> dict[Any, Range]:
    """Bounds that hold where ``test`` is ``flag``."""
    if not isinstance(test, Expr):
        return {}
    a: tuple[Any, ...] = test.args
    match test.op:
        case "not":
            return learnt(a[0], not flag, bounds, facts)
        case "and" | "every" if flag:
            return _all(a, flag, bounds, facts)
        case "or" if not flag:
            return _all(a, flag, bounds, facts)
        case "compare":
            return _compared(str(a[0]), a[1], a[2], flag, bounds, facts)
        case "in" if flag != a[2] and isinstance(a[1], Expr):
            return {key(a[0]): bounds.items(a[1], facts)}
        case "exists" if flag and isinstance(a[0], Expr) and not a[0].type.maybe:
            return {("count", key(a[0])): Range(1)}
    return {}


def _all(parts: tuple[Any, ...], flag: bool, bounds: Bounds, facts: Facts) -> dict[Any, Range]:
    out: dict[Any, Range] = {}
    for part in parts:
        for k, r in learnt(part, flag, bounds, facts).items():
            out[k] = out.get(k, ANY).meet(r)
    return out


OPPOSITE = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}
MIRRORED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}


def _compared(op: str, a: Any, b: Any, flag: bool, bounds: Bounds, facts: Facts) -> dict[Any, Range]:
    if not flag and (a.type.maybe or b.type.maybe):
        return {}
    op = op if flag else OPPOSITE[op]
    out: dict[Any, Range] = {}
    for x, y, how in ((a, b, op), (b, a, MIRRORED[op])):
        if isinstance(x, Expr) and (x.type.base.numeric or x.type.base.amount):
            mine, other = bounds.of(x, facts), bounds.of(y, facts)
            whole = x.type.base.name in {"int", "amount"} and y.type.base.name in {"int", "amount"}
            out[key(x)] = _than(how, mine, other, 1 if whole else 0)
    return out


def _than(op: str, mine: Range, other: Range, step: int) -> Range:
    match op:
        case "<":
            return Range(None, None if other.high is None else other.high - step)
        case "<=":
            return Range(None, other.high)
        case ">":
            return Range(None if other.low is None else other.low + step, None)
        case ">=":
            return Range(other.low, None)
        case "==":
            return other
    # Different from an end of its own range.
    if other.low is not None and other.low == other.high and step:
        if mine.low == other.low:
            return Range(other.low + step)
        if mine.high == other.low:
            return Range(None, other.low - step)
    return ANY
