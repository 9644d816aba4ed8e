"""How much a rulebook can have to work out between two answers: loops, choices, nested quantifiers."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import TYPE_CHECKING, Any

from ..ir.game import ActionIR
from ..ir.nodes import Expr, Function, Stmt, children
from .follow import Following
from .intervals import Facts
from .ranges import Bounds
from .reach import roots

if TYPE_CHECKING:
    from .rules import Checker

MOST_ROUNDS = 10_000
"""So many times a loop may go round, and so many numbers a range may list."""
MOST_MOVES = 100_000
"""More moves of one action than this take long to list."""
MOST_STEPS = 10_000_000
"""More steps of one expression than this take long to work out."""
OFFERED = 4
"""Tiles on offer at once, as a rule."""


def check(c: Checker) -> None:
    bounds = Bounds(c)
    rounds = _Rounds(c, bounds)
    starts: list[Any] = [r.body if isinstance(r, Function) else r for r in roots(c.game)]
    for start in starts:
        rounds.following.visit(start, Facts())
    if c.sink.failed:
        return
    steps = _Steps(c, bounds)
    for action in c.game.actions:
        _moves(c, steps, action)
    for start in starts:
        for e in _outermost(start, set()):
            if steps.of(e, Facts()) > MOST_STEPS and e.span not in steps.told:
                steps.told.add(e.span)
                c.sink.warning(
                    "PG622",
                    e.span,
                    f"这里一层套一层，可能要算一千万步以上（约 {steps.of(e, Facts())} 步）",
                    f"what is nested here may take more than ten million steps (about {steps.of(e, Facts())})",
                    "先用 if 或 let 缩小范围，再往里数",
                    "narrow it with `if` or `let` before going further in",
                )


class _Rounds:
    """Ranges that are gone through, and `repeat`: each must have a bound."""

    def __init__(self, c: Checker, bounds: Bounds) -> None:
        self.c = c
        self.bounds = bounds
        self.following = Following(bounds, self.look, through=True)
        self._tested: set[int] = set()
        self._told: set[Any] = set()

    def look(self, x: Expr | Stmt, facts: Facts) -> None:
        if isinstance(x, Stmt):
            if x.op == "repeat":
                self._bounded(x.args[0], self.bounds.of(x.args[0], facts).high, "次数", "the number of times")
        elif x.op == "in" and isinstance(x.args[1], Expr):
            # Whether a number lies in a range is seen from its ends.
            self._tested.add(id(x.args[1]))
        elif x.op == "range" and id(x) not in self._tested:
            self._bounded(x, self.bounds.most(x, facts), "这段数", "this range")

    def _bounded(self, e: Expr, most: Any, zh: str, en: str) -> None:
        if (most is not None and most <= MOST_ROUNDS) or e.span in self._told:
            return
        self._told.add(e.span)
        how = (
            ("看不出上限", "has no bound that can be seen")
            if most is None
            else (f"可达 {most}", f"may reach {most}")
        )
        self.c.sink.error(
            "PG622",
            e.span,
            f"{zh}{how[0]}：循环至多 {MOST_ROUNDS} 轮",
            f"{en} {how[1]}: a loop goes round {MOST_ROUNDS} times at most",
            "给它一个上限，如 smaller(n, 100)",
            "give it a bound, such as smaller(n, 100)",
        )


class _Steps:
    """Estimates of how long collections are and how many steps expressions take."""

    def __init__(self, c: Checker, bounds: Bounds) -> None:
        self.bounds = bounds
        self.groups = {g.name: g for g in c.game.groups}
        self.told: set[Any] = set()
        self._calls: dict[Any, int] = {}
        size = bounds.of(c.game.score.size.body, Facts()).high if c.game.score is not None else None
        self.held = min(int(size), bounds.tiles()) if size is not None else bounds.tiles()

    def length(self, e: Any, facts: Facts) -> int:
        """How many things a collection has, as a rule at most."""
        a: tuple[Any, ...] = e.args
        match e.op:
            case "zone":
                return self.held if a[0] == "hand" else self._most(e, facts)
            case "zone tiles" | "snapshot" | "reversed":
                return self.length(a[0], facts)
            case "tiles":
                return self.held
            case "groups":
                return max(1, self.held // 2)
            case "field":
                return max(1, self.held // 3) if a[2] in {"melds", "tiles"} else self._most(e, facts)
            case "offer field":
                return OFFERED
            case "minus":
                return self.length(a[1], facts)
            case "join":
                return self.length(a[1], facts) + self.length(a[2], facts)
            case "quant" if a[0] == "collect":
                return self.length(a[2], facts)
            case "call":
                return self.length(a[0].body, self.bounds.given(a[0], a[1], facts))
            case "picks":
                n = self.bounds.of(a[1], facts).high
                size = self.length(a[0], facts)
                return comb(size, min(int(n), size)) if n is not None else 1 << min(size, 60)
            case "ways":
                return self._ways(str(a[0]), self.length(a[1], facts), a[2] is not None)
        return self._most(e, facts)

    def _ways(self, name: str, tiles: int, given: bool) -> int:
        group = self.groups[name]
        chosen = comb(tiles, max(0, min(group.size, tiles) - given))
        return max(1, chosen if group.some else min(len(group.sets), chosen))

    def _most(self, e: Expr, facts: Facts) -> int:
        most = self.bounds.most(e, facts)
        return self.bounds.tiles() if most is None else max(1, int(most))

    def of(self, e: Any, facts: Facts) -> int:
        """Steps that an expression takes."""
        a: tuple[Any, ...] = e.args
        match e.op:
            case "quant":
                inner = facts.bind(str(a[1]), self.bounds.items(a[2], facts))
                each = 1 + sum(self.of(x, inner) for x in a[3:] if isinstance(x, Expr))
                return self.of(a[2], facts) + self.length(a[2], facts) * each
            case "picks" | "ways":
                return self.length(e, facts)
            case "let":
                return self.of(a[1], facts) + self.of(a[2], self.bounds.named(facts, str(a[0]), a[1]))
        below = 1 + sum(self.of(x, facts) for x in children(e))
        if e.op == "call" and isinstance(a[0].body, Expr):
            inner = self.bounds.given(a[0], a[1], facts)
            kept = (a[0], tuple(inner.locals.values()), tuple(inner.known.values()))
            if kept not in self._calls:
                self._calls[kept] = self.of(a[0].body, inner)
            below += self._calls[kept]
        return below


def _outermost(x: Any, seen: set[Function]) -> Iterator[Expr]:
    """The expressions of a text that stand in no other, those of routines once."""
    if isinstance(x, Expr):
        yield x
    elif isinstance(x, Stmt):
        yield from (e for child in children(x) for e in _outermost(child, seen))
        called = x.args[0 if x.op == "run" else 3] if x.op in {"run", "offer"} else None
        if called is not None and called not in seen:
            seen.add(called)
            yield from _outermost(called.body, seen)
    elif isinstance(x, tuple):
        yield from (e for part in x for e in _outermost(part, seen))


def _moves(c: Checker, steps: _Steps, action: ActionIR) -> None:
    facts, moves = Facts(), 1
    for ch in action.choices:
        moves *= steps.length(ch.over, facts)
        facts = facts.bind(ch.symbol, steps.bounds.items(ch.over, facts))
    if moves > MOST_MOVES:
        c.sink.warning(
            "PG622",
            action.marks.span,
            f"动作「{action.name}」一次可能列出 {moves} 种做法，超过 {MOST_MOVES}：每次问到都要算很久",
            f"{action.name} may have {moves} moves at once, more than {MOST_MOVES}: listing them takes long each time",
            "少选几项，或分成几个动作",
            "choose fewer things, or make it several actions",
        )
