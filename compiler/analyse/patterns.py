"""Checks patterns: their conditions and amounts, and the order in which they are looked for."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from typing import TYPE_CHECKING, Any

from ..ir.game import OverIR, PatternIR
from ..ir.nodes import Expr, Function, walk
from ..lang import types as ty
from ..load import Scalar
from . import between
from .items import Item

if TYPE_CHECKING:
    from .rules import Checker


ARRANGEMENT = frozenset({"me", "arrangement"})


RESERVED = {
    "when",
    "who",
    "tags",
    "replaces",
    "excludes",
    "implies",
    "otherwise",
    "over",
    "of",
    "once",
    "en",
    "help",
    "clause",
    "reading",
}


def check_patterns(c: Checker) -> None:
    items = c.p.items["patterns"]
    tagged = {t: [n for n, i in items.items() if t in i.words("tags")] for t in c.p.items["tags"]}
    replaced: dict[str, list[str]] = {n: [] for n in items}
    claims: dict[str, dict[str, list[str]]] = {
        "excludes": {n: [] for n in items},
        "implies": {n: [] for n in items},
    }
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
                    c.p.unknown(
                        "PG401",
                        word.span,
                        f"没有名为「{other}」的牌型或标签",
                        f"there is no pattern or tag named {other}",
                        other,
                        [*items, *tagged],
                    )
                if key in claims:
                    claims[key][name] += [m for m in met if m != name]
                else:
                    for m in met:
                        replaced[m].append(name)
        for word in item.names("tags"):
            if word.value.strip() not in c.p.items["tags"]:
                c.p.unknown(
                    "PG401",
                    word.span,
                    f"没有声明名为「{word.value}」的标签",
                    f"the tag {word.value} is not declared",
                    word.value,
                    c.p.items["tags"],
                )
    order = _order(c, items, bodies, replaced, tagged)
    for name in order:
        item = items[name]
        when, amounts = bodies[name]
        c.game.patterns.append(
            PatternIR(
                name,
                when,
                amounts,
                item.text("who") or "winner",
                item.words("tags"),
                item.text("otherwise") == "true",
                tuple(replaced[name]),
                c.marks(item),
                overs[name],
                tuple(claims["excludes"][name]),
                tuple(claims["implies"][name]),
            )
        )
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
            c.p.unknown(
                "PG401",
                field.span,
                f"没有名为「{field.name}」的单位",
                f"there is no unit named {field.name}",
                field.name,
                [*c.p.items["units"], *RESERVED],
            )
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
        c.sink.error(
            "PG707",
            item.span,
            f"牌型「{name}」没有写值",
            f"the pattern {name} has no amount",
            f"写 {next(iter(c.p.items['units']), '番')}: 1",
            f"write {next(iter(c.p.items['units']), '番')}: 1",
        )
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


def _order(
    c: Checker,
    items: dict[str, Item],
    bodies: dict[str, tuple[Expr | None, dict[str, Expr]]],
    replaced: dict[str, list[str]],
    tagged: dict[str, list[str]],
) -> list[str]:
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
        c.sink.error(
            "PG704",
            items[steps[0]].span,
            f"牌型互相依赖，绕了一圈：{chain}",
            f"patterns depend on each other in a circle: {chain}",
            "去掉其中一个 has 或 replaces",
            "drop one has or replaces",
        )
        return sorted(items)
