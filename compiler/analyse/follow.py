"""Goes through a game's texts with what is known about numbers at each place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from ..ir.nodes import Expr, Function, Stmt, children
from .intervals import Facts
from .ranges import Bounds, learnt

Look: TypeAlias = Callable[[Expr | Stmt, Facts], None]


class Following:
    """Calls ``look`` for every expression and statement, from the outside in. ``through``: definitions and
    routines are gone into where they are called, with what is known of their arguments there."""

    def __init__(self, bounds: Bounds, look: Look, through: bool = False) -> None:
        self.bounds = bounds
        self.look = look
        self.through = through
        self._been: set[Any] = set()

    def visit(self, x: Any, facts: Facts) -> None:
        """An expression, a block, or several of them."""
        if isinstance(x, tuple):
            for part in x:
                self.visit(part, facts)
                if isinstance(part, Stmt):
                    facts = self.named(facts, *part.args[:2]) if part.op == "let" else facts.lasting()
        elif isinstance(x, Stmt):
            self.look(x, facts)
            self._statement(x, facts)
        elif isinstance(x, Expr):
            self.look(x, facts)
            self._expression(x, facts)

    def named(self, facts: Facts, name: Any, value: Any) -> Facts:
        """With a name for a value: its range, and how many things it holds."""
        return self.bounds.named(facts, str(name), value)

    def _expression(self, x: Expr, facts: Facts) -> None:
        a: tuple[Any, ...] = x.args
        match x.op:
            case "and" | "or" | "every":
                for part in a:
                    self.visit(part, facts)
                    facts = facts.learn(learnt(part, x.op != "or", self.bounds, facts))
            case "cond":
                self.visit(a[0], facts)
                self.visit(a[1], facts.learn(learnt(a[0], True, self.bounds, facts)))
                self.visit(a[2], facts.learn(learnt(a[0], False, self.bounds, facts)))
            case "let":
                self.visit(a[1], facts)
                self.visit(a[2], self.named(facts, a[0], a[1]))
            case "lift" | "lift test":
                self.visit(a[0], facts)
                self.visit(a[2], self.named(facts, a[1], a[0]))
            case "quant":
                self.visit(a[2], facts)
                inner = facts.bind(str(a[1]), self.bounds.items(a[2], facts))
                self.visit(a[3], inner)
                self.visit(a[4], inner.learn(learnt(a[3], True, self.bounds, inner)))
            case "after":
                for part in a[:-1]:
                    self.visit(part, facts)
                self.visit(a[-1], facts.lasting())
            case _:
                for child in children(x):
                    self.visit(child, facts)
                if x.op == "call":
                    self._called(a[0], a[1], facts)

    def _statement(self, s: Stmt, facts: Facts) -> None:
        a = s.args
        match s.op:
            case "if":
                for test, body in a[0]:
                    self.visit(test, facts)
                    self.visit(body, facts.learn(learnt(test, True, self.bounds, facts)))
                    facts = facts.learn(learnt(test, False, self.bounds, facts))
                self.visit(a[1] or (), facts)
            case "for":
                self.visit(a[1], facts)
                inner = facts.bind(str(a[0]), self.bounds.items(a[1], facts))
                self.visit(a[2], inner)
                self.visit(a[3], inner.lasting())
            case "repeat":
                self.visit(a[0], facts)
                self.visit(a[1], facts.lasting())
                self.visit(a[2], facts.lasting())
            case "offer":
                self.visit(tuple(x for x in a[:3] if isinstance(x, Expr)), facts)
                self.visit(a[3].body, facts.lasting())
            case "pay":
                self.visit(a[:3], facts)
            case _:
                self.visit(tuple(x for x in a if isinstance(x, Expr | tuple)), facts)
                if s.op == "run":
                    self._called(a[0], a[1], facts)

    def _called(self, f: Function, given: tuple[Expr, ...], facts: Facts) -> None:
        if not self.through:
            return
        inner = self.bounds.given(f, given, facts)
        kept = (f, tuple(inner.locals.items()), tuple(inner.known.items()))
        if kept not in self._been:
            self._been.add(kept)
            self.visit(f.body, inner)
