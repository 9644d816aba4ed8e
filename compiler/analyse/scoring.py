"""Checks patterns, tables, conversions and the score."""

from __future__ import annotations

import re
from fractions import Fraction
from graphlib import CycleError, TopologicalSorter
from typing import TYPE_CHECKING, Any

from ..ir.game import ChooseIR, ConvertIR, OverIR, PatternIR, ScoreIR, TableIR
from ..ir.nodes import Expr, Function, walk
from ..lang import types as ty
from ..load import Mapping, Scalar, Sequence
from . import between
from .calls import numbers
from .evaluate import Evaluator, NotStatic
from .fold import settled
from .items import Item

if TYPE_CHECKING:
    from .rules import Checker

ARRANGEMENT = frozenset({"me", "arrangement"})
NUMBER = re.compile(r"-?[0-9]{1,12}(/[0-9]{1,12})?")
"""A number in the examples of a conversion."""
RESERVED = {
    "when", "who", "tags", "replaces", "excludes", "implies", "otherwise", "over", "of", "once", "en", "help", "clause", "reading",
}  # fmt: skip


def check(c: Checker) -> None:
    score = c.p.items["score"][""]
    for name, item in c.p.items["units"].items():
        if item.text("combine") not in {"sum", "product", "largest"}:
            c.sink.error("PG706", item.span, f"单位「{name}」要写怎样合计：sum、product 或 largest", f"the unit {name} needs sum, product or largest",
                 "相加写 sum，相乘写 product，取最大写 largest", "sum adds, product multiplies, largest takes the largest")
    _tables(c)
    _converts(c)
    if c.root.get("score") is None:
        c.sink.error("PG424", c.root.span, "没有写 score：怎样算一手牌", "score is missing: how a hand is judged",
                     "写 score: {tiles: me.hand, size: …, shapes: [...], values: …, best: [...]}",
                     "write score: {tiles: me.hand, size: ..., shapes: [...], values: ..., best: [...]}")  # fmt: skip
        return
    choose = _choose(c, score)
    _patterns(c)
    _score(c, score, choose)


# ---------------------------------------------------------------------- tables and conversions


def _tables(c: Checker) -> None:
    for name, item in c.p.items["tables"].items():
        rows, columns = c.l.access.calls.axis(item.scalar("rows_by")), c.l.access.calls.axis(item.scalar("columns_by"))
        cells = numbers(item.get("cells"))
        if rows is None or columns is None:
            continue
        if cells is None:
            c.sink.error("PG701", item.span, f"表「{name}」的 cells 要一行一列表，里面是整数或 ~", f"the cells of {name} must be rows of whole numbers or ~",
                 "如 cells: {甲: [1, 2], 乙: [~, 4]}；不会出现的格写 ~", "such as cells: {A: [1, 2], B: [~, 4]}; ~ for what cannot occur")
            continue
        node = item.get("cells")
        assert isinstance(node, Mapping)
        wanted = axis_words(rows[1])
        by_row = dict(zip(node.entries, cells, strict=True))
        for extra in sorted(set(node.entries) - set(wanted)):
            c.p.unknown("PG701", node.entries[extra].key.span, f"表「{name}」没有名为「{extra}」的行", f"{name} has no row {extra}", extra, map(str, wanted))
        missing = [r for r in wanted if r not in by_row]
        if missing:
            c.sink.error("PG701", item.span, f"表「{name}」缺行：{'、'.join(map(str, missing))}", f"{name} lacks rows: {', '.join(map(str, missing))}",
                 "每一行都要写；不会出现的格写 ~", "write every row; ~ for what cannot occur")
            continue
        width = len(axis_words(columns[1]))
        for r in wanted:
            if len(by_row[str(r)]) > width:
                c.sink.error("PG701", node.entries[str(r)].key.span, f"表「{name}」的「{r}」行有 {len(by_row[str(r)])} 格，至多 {width} 格",
                             f"row {r} of {name} has {len(by_row[str(r)])} cells; at most {width}",
                 "删去多出的格，或改 columns_by", "remove cells, or change columns_by")  # fmt: skip
        full = tuple(tuple((by_row[str(r)] + [None] * width)[:width]) for r in wanted)
        c.game.tables.append(TableIR(name, rows[1], columns[1], full, c.marks(item)))


def axis_words(axis: tuple[int, int] | tuple[str, ...]) -> list[str]:
    """What stands along one side of a table."""
    low = axis[0] if axis else ""
    if isinstance(low, int):
        return [str(n) for n in range(low, int(axis[-1]) + 1)]
    return [str(word) for word in axis]


def _converts(c: Checker) -> None:
    for name, item in c.p.items["convert"].items():
        for key in ("from", "to"):
            unit, node = item.text(key), item.scalar(key)
            if unit != ty.POINTS and unit not in c.p.items["units"]:
                c.p.unknown("PG401", node.span if node else item.span, f"换算「{name}」的 {key} 不是单位：「{unit}」", f"{key} of {name} is not a unit: {unit}",
                            unit, [*c.p.items["units"], ty.POINTS])  # fmt: skip
            c.p.use("units", unit)
        node_is = item.expr("is")
        if node_is is None:
            c.sink.error("PG703", item.span, f"换算「{name}」没有写 is", f"the conversion {name} has no `is`", "如 is: ceil(x / 10)", "such as is: ceil(x / 10)")
            continue
        scope = c.scope(f"换算「{name}」", frozenset(), {"x": (ty.RATIO, "x")})
        body = c.l.lower(node_is, scope)
        if body.op == "local" or (body.type == ty.RATIO and "/" not in {n.op for n in walk(body)}):
            body = Expr("whole", (body,), ty.INT, body.span)
        elif body.type not in (ty.INT, ty.ERROR):
            c.sink.error("PG505", body.span, f"换算「{name}」的结果可能是分数", f"{name} may give a fraction",
                         "用 ceil(…) 或 floor(…) 说明怎样取整", "say how to round with ceil(...) or floor(...)")  # fmt: skip
            continue
        c.before_play(body, f"换算「{name}」", False)
        _examples(c, name, item, body)
        c.game.converts.append(ConvertIR(name, item.text("from"), item.text("to"), body, c.marks(item)))


def _examples(c: Checker, name: str, item: Item, body: Expr) -> None:
    """Runs the examples of a conversion."""
    inner = body.args[0] if body.op == "whole" else body
    shown = 0
    for example in item.below("examples"):
        want = example.node.value.strip() if isinstance(example.node, Scalar) else ""
        try:
            if not (NUMBER.fullmatch(example.name) and NUMBER.fullmatch(want)):
                raise ValueError
            got = Evaluator(c.p)(inner, {"x": Fraction(example.name)})  # type: ignore[arg-type]
            right = Fraction(want) == got
        except (NotStatic, ValueError, ZeroDivisionError):
            c.sink.error("PG703", example.span, f"换算「{name}」的例子「{example.name}: {want}」看不懂", f"the example {example.name}: {want} of {name} cannot be read",
                 "写成 数: 数，如 25: 3", "write number: number, such as 25: 3")
            continue
        shown += 1
        if not right:
            c.sink.error("PG703", example.span, f"换算「{name}」的例子不对：{example.name} 得 {got}，写的是 {want}",
                         f"an example of {name} fails: {example.name} gives {got}, not {want}",
                 "改例子，或改 is", "change the example, or `is`")  # fmt: skip
    if not shown and not item.said("examples"):
        c.sink.error("PG703", item.span, f"换算「{name}」没有例子", f"the conversion {name} has no examples",
                     "写 examples: {17: 20, 21: 25} 这样的对照", "write examples: {17: 20, 21: 25}")  # fmt: skip


# ---------------------------------------------------------------------- patterns


def _patterns(c: Checker) -> None:
    items = c.p.items["patterns"]
    tagged = {t: [n for n, i in items.items() if t in i.words("tags")] for t in c.p.items["tags"]}
    replaced: dict[str, list[str]] = {n: [] for n in items}
    claims: dict[str, dict[str, list[str]]] = {"excludes": {n: [] for n in items}, "implies": {n: [] for n in items}}
    bodies: dict[str, tuple[Expr | None, dict[str, Expr]]] = {}
    overs: dict[str, OverIR | None] = {}
    for name, item in items.items():
        bodies[name], overs[name] = _pattern(c, name, item)
        for key in ("replaces", "excludes", "implies"):
            for word in item.names(key):
                other = word.value.strip()
                met = tagged.get(other, [other] if other in items else [])
                if other in tagged:
                    c.p.use("tags", other)
                if not met and other not in tagged:
                    c.p.unknown("PG401", word.span, f"没有名为「{other}」的牌型或标签", f"there is no pattern or tag named {other}", other, [*items, *tagged])
                if key in claims:
                    claims[key][name] += [m for m in met if m != name]
                else:
                    for m in met:
                        replaced[m].append(name)
        for word in item.names("tags"):
            if word.value.strip() not in c.p.items["tags"]:
                c.p.unknown("PG401", word.span, f"没有声明名为「{word.value}」的标签", f"the tag {word.value} is not declared", word.value, c.p.items["tags"])
    order = _order(c, items, bodies, replaced, tagged)
    for name in order:
        item = items[name]
        when, amounts = bodies[name]
        c.game.patterns.append(PatternIR(name, when, amounts, item.text("who") or "winner", item.words("tags"),
                                         item.text("otherwise") == "true", tuple(replaced[name]), c.marks(item), overs[name],
                                         tuple(claims["excludes"][name]), tuple(claims["implies"][name])))  # fmt: skip
    c.p.order["patterns"] = order


def _pattern(c: Checker, name: str, item: Item) -> tuple[tuple[Expr | None, dict[str, Expr]], OverIR | None]:
    over, scope = between.over(c, name, item, c.scope(f"牌型「{name}」", ARRANGEMENT))
    node = item.expr("when")
    when = c.l.boolean(node, scope, "when") if node is not None else None
    amounts: dict[str, Expr] = {}
    for field in item.below_all():
        if field.name in RESERVED:
            continue
        if field.name not in c.p.items["units"]:
            c.p.unknown("PG401", field.span, f"没有名为「{field.name}」的单位", f"there is no unit named {field.name}", field.name,
                        [*c.p.items["units"], *RESERVED])  # fmt: skip
            continue
        c.p.use("units", field.name)
        text = field.node if isinstance(field.node, Scalar) else None
        parsed = item.parse(text) if text else None
        if parsed is None:
            continue
        got = c.l.lower(parsed, scope)
        if got.type.amount and got.type.arg == field.name:
            got = Expr("number", (got,), ty.INT, got.span)
        amounts[field.name] = c.l.expect(got, ty.INT, field.name)
    if not amounts and not c.sink.failed:
        c.sink.error("PG707", item.span, f"牌型「{name}」没有写值", f"the pattern {name} has no amount",
                     f"写 {next(iter(c.p.items['units']), '番')}: 1", f"write {next(iter(c.p.items['units']), '番')}: 1")  # fmt: skip
    return (when, amounts), over


def asked(nodes: list[Any], seen: set[Function] | None = None) -> set[str]:
    """Patterns and tags asked for with ``has``, through definitions too."""
    seen = set() if seen is None else seen
    out: set[str] = set()
    for top in nodes:
        for node in walk(top):
            if node.op == "has":
                out.add(str(node.args[0]))
            elif node.op == "call":
                called: Any = node.args[0]
                if called not in seen:
                    seen.add(called)
                    out |= asked([called.body], seen)
    return out


def _order(c: Checker, items: dict[str, Item], bodies: dict[str, tuple[Expr | None, dict[str, Expr]]],
           replaced: dict[str, list[str]], tagged: dict[str, list[str]]) -> list[str]:  # fmt: skip
    """Patterns so that each comes after those it asks for or that replace it; ``otherwise`` ones last."""
    last = [n for n, i in items.items() if i.text("otherwise") == "true"]
    graph: dict[str, set[str]] = {}
    for name, (when, amounts) in bodies.items():
        needs = set(replaced[name])
        for other in asked([e for e in (when, *amounts.values()) if e is not None]):
            needs |= set(tagged.get(other, [])) if other in tagged else {other}
        if name in last:
            needs |= set(items) - set(last)
        graph[name] = needs & set(items)
    for name, earlier in between.in_turn(c, items).items():
        graph[name] |= earlier
    try:
        sorter = TopologicalSorter({n: sorted(graph[n]) for n in sorted(graph)})
        return list(sorter.static_order())
    except CycleError as e:
        steps: list[str] = e.args[1]
        chain = " → ".join(steps)
        c.sink.error("PG704", items[steps[0]].span, f"牌型互相依赖，绕了一圈：{chain}", f"patterns depend on each other in a circle: {chain}",
                     "去掉其中一个 has 或 replaces", "drop one has or replaces")  # fmt: skip
        return sorted(items)


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
        c.sink.error("PG505", body.span, f"分值「{name}」可能是分数", f"the score value {name} may be a fraction",
                     "写明怎样取整，如 1单位 * ceil(number(…))，或用 // 整除", "say how to round, as in 1U * ceil(number(...)), or divide with //")  # fmt: skip
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
            c.p.unknown("PG401", word.span, f"没有名为「{name}」的形", f"there is no shape named {name}", name, c.p.items["shapes"])
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
            c.sink.error("PG424", score.span, f"score 没有写 {key}", f"score has no {key}",
                         "tiles: me.hand；size: 起手张 + 1", "tiles: me.hand; size: 起手张 + 1")  # fmt: skip
    values = _values(c)
    require = None
    inner = next((i for i in score.below_all() if i.name == "require"), None)
    if inner is not None:
        require = c.predicate("score", "require", inner, "is", ARRANGEMENT, {}, where="胡牌条件 require")
    best = _best(c, score)
    shapes, losers = _shape_names(c, score, "shapes"), _shape_names(c, score, "losers")
    if not shapes:
        c.sink.error("PG702", score.span, "score.shapes 没有写：哪些形可以胡", "score.shapes is missing: which shapes win",
                 "如 shapes: [甲]", "such as shapes: [A]")
    if tiles is None or size is None:
        return
    judged: list[Any] = [p.when for p in c.game.patterns if p.when is not None]
    judged += [e for p in c.game.patterns for e in p.amounts.values()]
    judged += [f.body for _, _, f in values] + ([require.body] if require else [])
    judged += [s.when.body for s in c.game.shapes if s.when is not None]
    finish = _reads(judged, "field", "finish")
    won = _reads(judged, "tile won", None) or _reads(judged, "field", "won") or _reads(judged, "field", "concealed")
    allowed = _allowed(c, require, shapes)
    c.game.score = ScoreIR(tiles, size, shapes, losers, allowed, choose, require, tuple(values), best, finish, won, c.marks(score))
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
            c.p.unknown("PG705", word.span, f"best 里的「{word.value}」不是分值", f"{word.value} in best is not a score value", word.value, c.p.values)
        else:
            c.p.use("values", word.value.strip())
            out.append(word.value.strip())
    if not out and not names:
        c.sink.error("PG705", score.span, "score.best 没有写：按什么取最好的牌型", "score.best is missing: what to maximise",
                 "如 best: [甲]", "such as best: [A]")
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
            c.sink.error("PG702", shape.marks.span, f"形「{shape.name}」是 {got} 张，一手牌是 {want} 张", f"the shape {shape.name} has {got} tiles, a hand has {want}",
                         "改形，或改 score.size / 起手张", "change the shape, or score.size")  # fmt: skip


