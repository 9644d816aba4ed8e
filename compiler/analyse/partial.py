"""Partial operations: a divisor is not 0, an exponent not negative, a list index inside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..ir.nodes import Expr, Stmt, children
from ..lang import types as ty
from .intervals import Facts
from .ranges import Bounds, learnt
from .reach import reached, roots

if TYPE_CHECKING:
    from .rules import Checker


def check(c: Checker) -> None:
    bounds = Bounds(c)
    _seats(c, bounds)
    _, functions = reached(roots(c.game, constraints=True))
    bodies: list[Any] = [f.body for f in sorted(functions, key=lambda f: (f.kind, f.name, f.span.line))]
    guards = {id(g.test) for a in c.game.actions for g in a.guards}
    bodies += [r for r in roots(c.game, constraints=True) if isinstance(r, Expr) and id(r) not in guards]
    # Conditions of an action are tested one after the other: each may rely on those before it.
    bodies += [
        Expr("and", tuple(g.test for g in sorted(a.guards, key=lambda g: g.level)), ty.BOOL, a.marks.span)
        for a in c.game.actions
        if a.guards
    ]
    bodies += [cv.body for cv in c.game.converts]
    for f in c.game.functions:
        if f not in functions and f.kind in {"define", "routine"}:
            bodies.append(f.body)
    for body in bodies:
        _visit(c, bounds, body, Facts())


MOST_SEATS = 16


def _seats(c: Checker, bounds: Bounds) -> None:
    seats = c.game.seats
    if seats is None:
        return
    r = bounds.of(seats.body, Facts())
    if r.low is None or r.low < 1 or r.high is None or r.high > MOST_SEATS:
        c.sink.error(
            "PG421",
            seats.span,
            f"人数要在 1 到 {MOST_SEATS} 之间",
            f"there must be 1 to {MOST_SEATS} seats",
            "写一个数，或一个 range 在这之内的选项",
            "write a number, or an option with a range inside these",
        )


def _visit(c: Checker, bounds: Bounds, x: Any, facts: Facts) -> None:
    """Looks at every partial operation below a node, with what is known there."""
    if isinstance(x, tuple):
        for part in x:
            _visit(c, bounds, part, facts)
            if isinstance(part, Stmt):
                facts = (
                    facts.bind(str(part.args[0]), bounds.of(part.args[1], facts))
                    if part.op == "let"
                    else facts.lasting()
                )
        return
    if isinstance(x, Stmt):
        _statement(c, bounds, x, facts)
        return
    if not isinstance(x, Expr):
        return
    _partial(c, bounds, x, facts)
    a: tuple[Any, ...] = x.args
    match x.op:
        case "and" | "or" | "every":
            for part in a:
                _visit(c, bounds, part, facts)
                facts = facts.learn(learnt(part, x.op != "or", bounds, facts))
        case "cond":
            _visit(c, bounds, a[0], facts)
            _visit(c, bounds, a[1], facts.learn(learnt(a[0], True, bounds, facts)))
            _visit(c, bounds, a[2], facts.learn(learnt(a[0], False, bounds, facts)))
        case "let":
            _visit(c, bounds, a[1], facts)
            _visit(c, bounds, a[2], facts.bind(str(a[0]), bounds.of(a[1], facts)))
        case "quant":
            _visit(c, bounds, a[2], facts)
            inner = facts.bind(str(a[1]), bounds.items(a[2], facts))
            _visit(c, bounds, a[3], inner)
            _visit(c, bounds, a[4], inner.learn(learnt(a[3], True, bounds, inner)))
        case "after":
            for part in a[:-1]:
                _visit(c, bounds, part, facts)
            _visit(c, bounds, a[-1], facts.lasting())
        case _:
            for child in children(x):
                _visit(c, bounds, child, facts)


def _statement(c: Checker, bounds: Bounds, s: Stmt, facts: Facts) -> None:
    a = s.args
    match s.op:
        case "if":
            for test, body in a[0]:
                _visit(c, bounds, test, facts)
                _visit(c, bounds, body, facts.learn(learnt(test, True, bounds, facts)))
                facts = facts.learn(learnt(test, False, bounds, facts))
            _visit(c, bounds, a[1] or (), facts)
        case "for":
            _visit(c, bounds, a[1], facts)
            inner = facts.bind(str(a[0]), bounds.items(a[1], facts))
            _visit(c, bounds, a[2], inner)
            _visit(c, bounds, a[3], inner.lasting())
        case "repeat":
            _visit(c, bounds, a[0], facts)
            _visit(c, bounds, a[1], facts.lasting())
            _visit(c, bounds, a[2], facts.lasting())
        case "offer":
            for part in a[:3]:
                _visit(c, bounds, part, facts)
            _visit(c, bounds, a[3].body, facts.lasting())
        case "pay":
            for part in a[:3]:
                _visit(c, bounds, part, facts)
        case _:
            for part in a:
                if isinstance(part, Expr | tuple):
                    _visit(c, bounds, part, facts)


def _partial(c: Checker, bounds: Bounds, e: Expr, facts: Facts) -> None:
    if e.op in {"/", "//", "%"}:
        divisor: Any = e.args[1]
        if not bounds.of(divisor, facts).nonzero:
            c.sink.error(
                "PG507",
                divisor.span,
                "除数可能是 0",
                "the divisor may be 0",
                "除以不为 0 的数，或先判断：if x == 0 then … else … / x",
                "divide by what is never 0, or guard it: if x == 0 then ... else ... / x",
            )
    elif e.op == "**":
        power: Any = e.args[1]
        if not bounds.of(power, facts).natural:
            c.sink.warning(
                "PG508",
                power.span,
                "看不出指数不会小于 0；打牌时再查",
                "the exponent may be negative, as far as can be seen; checked when played",
                "写 larger(x, 0)，或先判断",
                "write larger(x, 0), or guard it",
            )
    elif e.op == "at":
        of, at = e.args
        assert isinstance(at, Expr)
        r = bounds.of(at, facts)
        if not (r.natural and r.high is not None and r.high < bounds.length(of, facts)):
            c.sink.warning(
                "PG508",
                at.span,
                "看不出序号总在列表之内（从 0 数）；打牌时再查",
                "the index (from 0) may be outside the list, as far as can be seen; checked when played",
                "先判断 x.count > 序号，或用 first、for 逐个看",
                "guard it with x.count > n, or go through the list with first or for",
            )
