"""Checks patterns, tables, conversions and the score."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from typing import TYPE_CHECKING, Any

from ..ir.game import ChooseIR, ScoreIR
from ..ir.nodes import Expr, Function, walk
from ..lang import types as ty
from ..load import Sequence
from .evaluate import Evaluator, NotStatic
from .fold import settled
from .items import Item
from .patterns import ARRANGEMENT, check_patterns
from .tables import check_converts, check_tables

if TYPE_CHECKING:
    from .rules import Checker


def check(c: Checker) -> None:
    score = c.p.items["score"][""]
    for name, item in c.p.items["units"].items():
        if item.text("combine") not in {"sum", "product", "largest"}:
            c.sink.error(
                "PG706",
                item.span,
                f"单位「{name}」要写怎样合计：sum、product 或 largest",
                f"the unit {name} needs sum, product or largest",
                "相加写 sum，相乘写 product，取最大写 largest",
                "sum adds, product multiplies, largest takes the largest",
            )
    check_tables(c)
    check_converts(c)
    if c.root.get("score") is None:
        c.sink.error(
            "PG424",
            c.root.span,
            "没有写 score：怎样算一手牌",
            "score is missing: how a hand is judged",
            "写 score: {tiles: me.hand, size: …, shapes: [...], values: …, best: [...]}",
            "write score: {tiles: me.hand, size: ..., shapes: [...], values: ..., best: [...]}",
        )
        return
    choose = _choose(c, score)
    check_patterns(c)
    _score(c, score, choose)


# ---------------------------------------------------------------------- score


def _choose(c: Checker, score: Item) -> tuple[ChooseIR, ...]:
    out = []
    for name, node in c.p.chosen.items():
        parsed = score.parse(node)
        if parsed is None:
            continue
        over = c.l.collection(parsed, c.scope(f"选取「{name}」", frozenset({"me"})))
        type_ = over.type.item if over.type.of is not None else ty.ERROR
        c.p.value_types[name] = type_
        out.append(ChooseIR(name, f"l_{name}", over, type_, type_.name))
    return tuple(out)


def value(c: Checker, name: str) -> Function | None:
    """A score value as a function of the arrangement."""
    item = c.p.values[name]
    node = item.expr("is")
    if node is None:
        return None
    body = c.l.lower(node, c.scope(f"分值「{name}」", ARRANGEMENT))
    if not (body.type.numeric or body.type.amount or body.type.name == "error"):
        c.l.mismatch(body, ty.INT, f"分值「{name}」")
    if body.type == ty.RATIO or body.type.name == "ratio amount":
        c.sink.error(
            "PG505",
            body.span,
            f"分值「{name}」可能是分数",
            f"the score value {name} may be a fraction",
            "写明怎样取整，如 1单位 * ceil(number(…))，或用 // 整除",
            "say how to round, as in 1U * ceil(number(...)), or divide with //",
        )
    c.p.value_types[name] = body.type
    return c.function("value", name, (), body, body.type, item)


def _values(c: Checker) -> list[tuple[str, str, Function]]:
    """Score values, each after those it uses."""
    made = {name: c.define(f"score.{name}", item.span) for name, item in c.p.values.items()}
    graph: dict[str, list[str]] = {}
    for name, f in made.items():
        graph[name] = sorted(_used_values(f, set())) if f is not None else []
    try:
        order = list(TopologicalSorter({n: graph[n] for n in sorted(graph)}).static_order())
    except CycleError:
        return []
    out = []
    for name in order:
        f = made[name]
        if f is not None:
            unit = f.result.arg if f.result is not None and f.result.amount else ""
            out.append((name, unit, f))
    c.p.order["values"] = [n for n, _, _ in out]
    return out


def _used_values(f: Function, seen: set[Function]) -> set[str]:
    out: set[str] = set()
    for node in walk(f.body):
        if node.op == "value":
            out.add(str(node.args[0]))
        if node.op == "call":
            called: Any = node.args[0]
            if called not in seen:
                seen.add(called)
                out |= _used_values(called, seen)
    return out


def _shape_names(c: Checker, score: Item, key: str) -> tuple[str, ...]:
    out = []
    for word in score.names(key):
        name = word.value.strip()
        if name not in c.p.items["shapes"]:
            c.p.unknown(
                "PG401",
                word.span,
                f"没有名为「{name}」的形",
                f"there is no shape named {name}",
                name,
                c.p.items["shapes"],
            )
        else:
            c.p.use("shapes", name)
            out.append(name)
    return tuple(out)


def _score(c: Checker, score: Item, choose: tuple[ChooseIR, ...]) -> None:
    me = frozenset({"me"})
    tiles = c.predicate("score", "tiles", score, "tiles", me, {}, ty.list_of(ty.TILE))
    size = c.predicate("score", "size", score, "size", frozenset(), {}, ty.INT)
    for key, made in (("tiles", tiles), ("size", size)):
        if made is None and not score.said(key):
            c.sink.error(
                "PG424",
                score.span,
                f"score 没有写 {key}",
                f"score has no {key}",
                "tiles: me.hand；size: 起手张 + 1",
                "tiles: me.hand; size: 起手张 + 1",
            )
    values = _values(c)
    require = None
    inner = next((i for i in score.below_all() if i.name == "require"), None)
    if inner is not None:
        require = c.predicate("score", "require", inner, "is", ARRANGEMENT, {}, where="胡牌条件 require")
    best = _best(c, score)
    shapes, losers = _shape_names(c, score, "shapes"), _shape_names(c, score, "losers")
    if not shapes:
        c.sink.error(
            "PG702",
            score.span,
            "score.shapes 没有写：哪些形可以胡",
            "score.shapes is missing: which shapes win",
            "如 shapes: [甲]",
            "such as shapes: [A]",
        )
    if tiles is None or size is None:
        return
    judged: list[Any] = [p.when for p in c.game.patterns if p.when is not None]
    judged += [e for p in c.game.patterns for e in p.amounts.values()]
    judged += [f.body for _, _, f in values] + ([require.body] if require else [])
    judged += [s.when.body for s in c.game.shapes if s.when is not None]
    finish = _reads(judged, "field", "finish")
    won = (
        _reads(judged, "tile won", None)
        or _reads(judged, "field", "won")
        or _reads(judged, "field", "concealed")
    )
    allowed = _allowed(c, require, shapes)
    c.game.score = ScoreIR(
        tiles,
        size,
        shapes,
        losers,
        allowed,
        choose,
        require,
        tuple(values),
        best,
        finish,
        won,
        c.marks(score),
    )
    _sizes(c, size)


def _allowed(c: Checker, require: Function | None, shapes: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The shapes each winning action can win with, where ``require`` rules some out whatever the tiles are."""
    if require is None or not isinstance(require.body, Expr):
        return {}
    out = {}
    for action in c.game.actions:
        kept = tuple(s for s in shapes if settled(require.body, s, action.name) is not False)
        if action.wins and kept != shapes:
            out[action.name] = kept
    return out


def _best(c: Checker, score: Item) -> tuple[str, ...]:
    inner = next((i for i in score.below_all() if i.name == "best"), None)
    names = inner.names("is") if inner is not None else []
    if isinstance(score.get("best"), Sequence):
        names = score.names("best")
    out = []
    for word in names:
        if word.value.strip() not in c.p.values:
            c.p.unknown(
                "PG705",
                word.span,
                f"best 里的「{word.value}」不是分值",
                f"{word.value} in best is not a score value",
                word.value,
                c.p.values,
            )
        else:
            c.p.use("values", word.value.strip())
            out.append(word.value.strip())
    if not out and not names:
        c.sink.error(
            "PG705",
            score.span,
            "score.best 没有写：按什么取最好的牌型",
            "score.best is missing: what to maximise",
            "如 best: [甲]",
            "such as best: [A]",
        )
    return tuple(out)


def _reads(nodes: list[Any], op: str, name: str | None, seen: set[Function] | None = None) -> bool:
    seen = set() if seen is None else seen
    for top in nodes:
        for node in walk(top):
            if node.op == op and (name is None or node.args[-1] == name):
                return True
            if node.op == "call":
                called: Any = node.args[0]
                if called in seen:
                    continue
                seen.add(called)
                if _reads([called.body], op, name, seen):
                    return True
    return False


def _sizes(c: Checker, size: Function) -> None:
    """A shape that cannot reach the hand's size can never be won with."""
    if not isinstance(size.body, Expr):
        return
    try:
        want = int(Evaluator(c.p)(size.body))
    except (NotStatic, TypeError, ValueError):
        return
    by_name = {g.name: g for g in c.game.groups}
    wins = c.game.score.shapes if c.game.score else ()
    for shape in c.game.shapes:
        if shape.loose or any(p.count is None for p in shape.parts) or shape.name not in wins:
            continue
        if not all(g in by_name for p in shape.parts for g in p.groups):
            continue
        got = sum((p.count or 0) * min((by_name[g].size for g in p.groups), default=0) for p in shape.parts)
        if got != want:
            c.sink.error(
                "PG702",
                shape.marks.span,
                f"形「{shape.name}」是 {got} 张，一手牌是 {want} 张",
                f"the shape {shape.name} has {got} tiles, a hand has {want}",
                "改形，或改 score.size / 起手张",
                "change the shape, or score.size",
            )
