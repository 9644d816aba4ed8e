"""A stable, readable print of a checked game: one fact a line, the same text for the same rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .game import ActionIR, Game, PatternIR, PhaseIR, VarIR
from .nodes import Expr, Function, Stmt

STEP = "  "


def dump(game: Game) -> str:
    """The game as text."""
    return "\n".join(_lines(game)) + "\n"


def _lines(g: Game) -> Iterator[str]:
    yield f"stride {g.stride}"
    yield from _function("seats", g.seats)
    yield from _function("copies", g.copies)
    for name, kinds, copies in g.finishes:
        yield f"finish {name}: {copies} of {_numbers(kinds)}"
    for name, which, plays, _ in g.wilds:
        yield from _function(f"wild {name} which", which)
        yield from _function(f"wild {name} plays", plays)
    for name in g.classes:
        found = g.classes[name]
        if isinstance(found, Function):
            yield from _function(f"class {name}", found)
        else:
            yield f"class {name}: {_numbers(sorted(found))}"
    yield from _groups(g)
    for z in g.zones:
        yield from _variable("zone", z)
    for v in g.state:
        yield from _variable("state", v)
    yield f"start {g.start}"
    for phase in g.phases:
        yield from _phase(phase)
    for action in g.actions:
        yield from _action(action)
    for bar in g.bars:
        yield f"bar {bar.name}: {', '.join(bar.actions)}" + (" hidden" if bar.hidden else "")
        for action_name, f in bar.declined.items():
            yield from _function(f"bar {bar.name} declined {action_name}", f)
    for event, handlers in g.handlers.items():
        for f in handlers:
            yield from _function(f"event {event} {f.name}", f)
    for p in g.patterns:
        yield from _pattern(p)
    for t in g.tables:
        yield f"table {t.name}: rows {_side(t.rows)}, columns {_side(t.columns)}"
        yield from (f"{STEP}{' '.join('~' if x is None else str(x) for x in row)}" for row in t.cells)
    for cv in g.converts:
        yield f"convert {cv.name}: {cv.source} to {cv.to} = {expression(cv.body)}"
    yield from _score(g)
    for end in g.ends:
        yield f"end {end.name}: by {end.by}" + (f", shows {', '.join(end.shows)}" if end.shows else "")
        yield from _function(f"end {end.name} settle", end.settle)
    yield from _function("dealer first", g.dealer_first)
    yield from _function("dealer next", g.dealer_next)
    yield from _function("session over", g.session_over)
    yield from _function("session settle", g.session_settle)
    for k in g.constraints:
        yield f"constraint {k.option}: {k.text}"
    for preset, values in g.presets.items():
        yield f"preset {preset}: {', '.join(f'{n}={v}' for n, v in values.items())}"
    for f in sorted(g.functions, key=lambda f: f.symbol):
        yield from _function(f"{f.kind} {f.name}", f)


def _numbers(kinds: Any) -> str:
    return " ".join(map(str, kinds)) or "none"


def _side(axis: tuple[Any, ...]) -> str:
    return f"{axis[0]}..{axis[1]}" if isinstance(axis[0], int) else " ".join(axis)


def _groups(g: Game) -> Iterator[str]:
    for group in g.groups:
        laid = f", laid {group.laid}" if group.laid else ""
        some = f", some {group.some}" if group.some else ""
        yield f"group {group.name}: is {' '.join(group.isa)}{laid}{some}, {len(group.sets)} sets"
        for kinds in group.sets[:3]:
            yield f"{STEP}set {_numbers(kinds)}"
        yield from _function(f"group {group.name} where", group.where)
    for shape in g.shapes:
        parts = [f"{'any' if p.count is None else p.count} of {' '.join(p.groups)}" for p in shape.parts]
        yield f"shape {shape.name}: {'; '.join(parts + ['loose'] * shape.loose)}"
        yield from _function(f"shape {shape.name} when", shape.when)


def _variable(what: str, v: VarIR) -> Iterator[str]:
    see = v.see if isinstance(v.see, str) else "by condition"
    yield f"{what} {v.name}: {v.scope} {v.type}, reset {v.reset}, seen {see}"
    yield from _function(f"{what} {v.name} first", v.init)
    if isinstance(v.see, Function):
        yield from _function(f"{what} {v.name} see", v.see)


def _phase(p: PhaseIR) -> Iterator[str]:
    yield f"phase {p.name}: {p.mode}"
    for key, f in (("seats", p.seats), ("do", p.do), ("done", p.done)):
        yield from _function(f"phase {p.name} {key}", f)


def _action(a: ActionIR) -> Iterator[str]:
    when = "anytime" if a.anytime else " ".join(a.phases)
    marks = [w for w, on in (("wins", a.wins), ("plain", a.plain)) if on] + [f"tag {t}" for t in a.tags]
    yield f"action {a.name}: {', '.join([when, *marks])}"
    for ch in a.choices:
        yield f"{STEP}choose {ch.name} ({ch.kind}) in {expression(ch.over)}"
    for guard in a.guards:
        yield f"{STEP}when @{guard.level} {expression(guard.test)}"
    for guard in a.bars:
        yield f"{STEP}bar {guard.bar} @{guard.level} {expression(guard.test)}"
    for key, f in (("priority", a.priority), ("together", a.together), ("must", a.must), ("do", a.do)):
        yield from _function(f"action {a.name} {key}", f)


def _pattern(p: PatternIR) -> Iterator[str]:
    marks = [f"for {p.who}"] + [f"tag {t}" for t in p.tags] + ["otherwise"] * p.otherwise
    marks += [f"replaced by {r}" for r in p.replaced_by]
    yield f"pattern {p.name}: {', '.join(marks)}"
    if p.when is not None:
        yield f"{STEP}when {expression(p.when)}"
    for unit, amount in p.amounts.items():
        yield f"{STEP}{unit} {expression(amount)}"


def _score(g: Game) -> Iterator[str]:
    s = g.score
    if s is None:
        return
    kept = [w for w, on in (("finish", s.finish), ("won", s.won)) if on]
    yield f"score: shapes {' '.join(s.shapes)}; losers {' '.join(s.losers) or 'none'}"
    yield f"{STEP}best {' '.join(s.best)}; kept apart: {' '.join(kept) or 'nothing'}"
    for ch in s.choose:
        yield f"{STEP}choose {ch.name} in {expression(ch.over)}"
    yield from _function("score tiles", s.tiles)
    yield from _function("score size", s.size)
    yield from _function("score require", s.require)
    for name, unit, f in s.values:
        yield from _function(f"score {name}{f' in {unit}' if unit else ''}", f)


# ---------------------------------------------------------------------- functions, statements, expressions


def _function(head: str, f: Function | None) -> Iterator[str]:
    if f is None:
        return
    params = ", ".join(f"{p.name} {p.type}" for p in f.params)
    needs = f" needs {' '.join(sorted(f.needs))}" if f.needs else ""
    result = f" -> {f.result}" if f.result is not None else ""
    text = f"{head}({params}){result}{needs}"
    if isinstance(f.body, Expr):
        yield f"{text} = {expression(f.body)}"
        return
    yield f"{text}:"
    yield from _block(f.body, 1)


def _block(body: tuple[Stmt, ...], depth: int) -> Iterator[str]:
    for stmt in body:
        yield from _statement(stmt, depth)


def _statement(s: Stmt, depth: int) -> Iterator[str]:
    pad = STEP * depth
    match s.op:
        case "if":
            arms, no = s.args
            for i, (test, body) in enumerate(arms):
                yield f"{pad}{'else if' if i else 'if'} {expression(test)}:"
                yield from _block(body, depth + 1)
            if no is not None:
                yield f"{pad}else:"
                yield from _block(no, depth + 1)
        case "for":
            symbol, over, test, body = s.args
            where = f" if {expression(test)}" if test is not None else ""
            yield f"{pad}for {symbol} in {expression(over)}{where}:"
            yield from _block(body, depth + 1)
        case "repeat":
            yield f"{pad}repeat {expression(s.args[0])} while {expression(s.args[1])}:"
            yield from _block(s.args[2], depth + 1)
        case "let":
            yield f"{pad}let {s.args[0]} = {expression(s.args[1])}"
        case _:
            yield f"{pad}{s.op} {' '.join(_operand(a) for a in s.args)}"


def expression(e: Expr) -> str:
    """An expression as ``op(operands)``, with its type where that says more than the operation."""
    if e.op == "const":
        return f"{e.args[0]}:{e.type}"
    if e.op in {"local", "class", "has", "value", "total"}:
        return f"{e.op} {e.args[0]}"
    inner = ", ".join(_operand(a) for a in e.args)
    return f"{e.op}({inner})" if inner else e.op


def _operand(x: Any) -> str:
    if isinstance(x, Expr):
        return expression(x)
    if isinstance(x, Function):
        return f"{x.kind} {x.name}"
    if isinstance(x, tuple):
        return f"[{', '.join(_operand(a) for a in x)}]"
    return "-" if x is None else str(x)
