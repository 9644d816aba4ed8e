"""What a game really uses: everything that can be reached from its flow, its score and its settlements."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..ir.game import Game
from ..ir.nodes import Expr, Function, Stmt, children


def roots(game: Game, constraints: bool = False) -> Iterator[Expr | Function]:
    """The texts that the runtime runs by itself; not definitions and routines, which somebody must call."""
    yield from (
        f
        for f in (
            game.copies,
            game.seats,
            game.dealer_first,
            game.dealer_next,
            game.session_over,
            game.session_settle,
        )
        if f is not None
    )
    for _, which, plays, _ in game.wilds:
        yield which
        yield plays
    yield from (c for c in game.classes.values() if isinstance(c, Function))
    yield from (f for g in game.groups if (f := g.where) is not None)
    yield from (f for s in game.shapes if (f := s.when) is not None)
    for v in (*game.zones, *game.state):
        yield from (f for f in (v.init, v.see) if isinstance(f, Function))
    for phase in game.phases:
        yield from (f for f in (phase.seats, phase.do, phase.done) if f is not None)
    for a in game.actions:
        yield from (ch.over for ch in a.choices)
        yield from (g.test for g in (*a.guards, *a.bars))
        yield from (f for f in (a.do, a.priority, a.together, a.must) if f is not None)
    for bar in game.bars:
        yield from bar.declined.values()
    for handlers in game.handlers.values():
        yield from handlers
    for pattern in game.patterns:
        yield from (e for e in (pattern.when, *pattern.amounts.values()) if e is not None)
    if game.score is not None:
        yield from (f for f in (game.score.tiles, game.score.size, game.score.require) if f is not None)
        yield from (f for _, _, f in game.score.values)
        yield from (ch.over for ch in game.score.choose)
    yield from (f for e in game.ends if (f := e.settle) is not None)
    if constraints:
        yield from (k.test for k in game.constraints)


def reached(starts: Iterator[Expr | Function]) -> tuple[list[Expr | Stmt], set[Function]]:
    """Every node that can be reached, once, and the functions gone through. A variable that a statement only
    adds to is not read by that."""
    nodes: list[Expr | Stmt] = []
    functions: set[Function] = set()
    stack: list[Any] = list(starts)
    while stack:
        x = stack.pop()
        if isinstance(x, Function):
            if x not in functions:
                functions.add(x)
                stack.append(x.body)
            continue
        if isinstance(x, tuple):
            stack += x
            continue
        if not isinstance(x, Expr | Stmt):
            continue
        if isinstance(x, Stmt) and x.op == "set":
            nodes.append(x)
            target, value = x.args
            stack += [a for a in target.args if isinstance(a, Expr)]
            added = [a for a in value.args if isinstance(a, Expr) and a is not target]
            stack += added if target in value.args else [value]
            continue
        nodes.append(x)
        stack += children(x)
        stack += [a for a in x.args if isinstance(a, Function)]
    return nodes, functions


def called(node: Expr | Stmt) -> Function | None:
    """The definition or routine that a node runs."""
    found = node.args[0] if node.op in {"call", "run"} else None
    return found if isinstance(found, Function) else None
