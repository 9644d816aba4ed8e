"""Partial operations: a divisor is not 0, an exponent not negative, a list index inside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..ir.nodes import Expr, Stmt
from ..lang import types as ty
from .follow import Following
from .intervals import Facts
from .ranges import Bounds
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
    following = Following(bounds, lambda e, facts: _look(c, bounds, e, facts))
    for body in bodies:
        following.visit(body, Facts())


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


def _look(c: Checker, bounds: Bounds, x: Expr | Stmt, facts: Facts) -> None:
    if isinstance(x, Expr):
        _partial(c, bounds, x, facts)
    elif x.op == "pay":
        paid = bounds.of(x.args[0], facts)
        if paid.high is not None and paid.high < 0:
            c.sink.error(
                "PG505",
                x.args[0].span,
                "付的总是负数；要倒过来付，就对调两家",
                "what is paid is always negative: to pay the other way, exchange the two seats",
                "写 pay 正数 from 另一家 to 这一家",
                "write pay with a positive amount from the other seat",
            )


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
