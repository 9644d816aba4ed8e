"""Checks actions: when they may be done, what the player picks, their guards and bars, what they do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

from ..ir.game import ActionIR, ChooseIR, GuardIR
from ..ir.nodes import Expr, Function, Param, walk
from ..lang import types as ty
from ..load import Mapping, Scalar
from ..syntax import tree
from .blocks import effects_used
from .items import Item
from .places import ACTION, FREE_ACTION, TOGETHER, Place
from .scope import Scope, shown_true

if TYPE_CHECKING:
    from .rules import Checker


def expand(c: Checker) -> dict[str, Item]:
    """Actions with ``like`` filled in: the keys of the other, apart from what is said here and from marks."""
    items = c.p.items["actions"]
    out: dict[str, Item] = {}

    def entry(name: str, asking: tuple[str, ...]) -> Item:
        item = items[name]
        if name in out:
            return out[name]
        out[name] = item
        if not item.said("like"):
            return item
        other = item.text("like")
        node = item.scalar("like")
        if other not in items:
            c.p.unknown(
                "PG401",
                node.span if node else item.span,
                f"没有名为「{other}」的动作",
                f"there is no action named {other}",
                other,
                items,
            )
            return item
        if other in asking:
            # Reported once; the action stays as it is.
            c.sink.error(
                "PG405",
                item.span,
                f"like 绕了一圈：{' → '.join([*asking, other])}",
                "like goes round in a circle",
                "其中一个要自己写全",
                "write one of them out",
            )
            return item
        base = entry(other, (*asking, other))
        merged = dict(base.node.entries) if isinstance(base.node, Mapping) else {}
        for key in ("clause", "reading", "en", "help"):
            merged.pop(key, None)
        own = item.node.entries if isinstance(item.node, Mapping) else {}
        merged.update({k: v for k, v in own.items() if k != "like"})
        out[name] = Item(name, item.key, Mapping(item.node.span, merged, False), c.sink)
        return out[name]

    for name in items:
        entry(name, (name,))
    return {name: out[name] for name in items}


def met_by(c: Checker, actions: dict[str, Item]) -> dict[str, list[str]]:
    """Action -> bars that meet it; a bar may name a tag."""
    out: dict[str, list[str]] = {name: [] for name in actions}
    tags = {t for item in actions.values() for t in item.words("tags")}
    for bar in sorted(c.p.items["bars"]):
        item = c.p.items["bars"][bar]
        for word in item.names("actions"):
            name = word.value.strip()
            met = [name] if name in actions else [a for a, i in actions.items() if name in i.words("tags")]
            if not met:
                c.p.unknown(
                    "PG401",
                    word.span,
                    f"没有名为「{name}」的动作或标签",
                    f"there is no action or tag named {name}",
                    name,
                    [*actions, *tags],
                )
            if name in tags:
                c.p.use("tags", name)
            for a in met:
                if bar not in out[a]:
                    out[a].append(bar)
    return out


def names_in(node: Any) -> Iterator[str]:
    """Every bare name in a surface tree."""
    if isinstance(node, tree.Name):
        yield node.name
    elif isinstance(node, tuple):
        for x in node:
            yield from names_in(x)
    elif is_dataclass(node) and isinstance(node, tree.Node):
        for f in fields(node):
            if f.name not in {"span", "name_span"}:
                yield from names_in(getattr(node, f.name))


def _phases_of(c: Checker, item: Item) -> tuple[tuple[str, ...], bool]:
    phases = c.p.items["phases"]
    words = item.names("during")
    if any(w.value.strip() == "anytime" for w in words):
        return (), True
    out = []
    for word in words:
        name = word.value.strip()
        if name not in phases:
            c.p.unknown(
                "PG401",
                word.span,
                f"没有名为「{name}」的阶段",
                f"there is no phase named {name}",
                name,
                [*phases, "anytime"],
            )
        else:
            out.append(name)
    if not words:
        c.sink.error(
            "PG607",
            item.span,
            f"动作「{item.name}」没有写 during：什么时候可以做",
            f"the action {item.name} has no during: when may it be done",
            "写 during: [甲] 这样的阶段名，或 during: anytime",
            "name phases, or write during: anytime",
        )
    return tuple(out), False


def _choices(c: Checker, item: Item, scope: Scope) -> tuple[tuple[ChooseIR, ...], Scope]:
    """What the player picks, in an order in which each may use those before it."""
    waiting = {i.name: i for i in item.below("choose")}
    parsed = {n: i.parse(i.node) if isinstance(i.node, Scalar) else None for n, i in waiting.items()}
    out: list[ChooseIR] = []
    while waiting:
        ready = sorted(n for n in waiting if not set(names_in(parsed[n])) & (set(waiting) - {n}))
        if not ready or any(n in set(names_in(parsed[n])) for n in ready):
            c.sink.error(
                "PG405",
                item.span,
                f"choose 的几项互相依赖：{'、'.join(sorted(waiting))}",
                "these choices depend on each other in a circle",
                "其中一项要不用别项就能列出",
                "one of them must be listed without the others",
            )
            break
        name = ready[0]
        one = waiting.pop(name)
        node = parsed[name]
        if node is None:
            scope, _ = c.l.local(scope, name, ty.ERROR, one.span)
            continue
        over = c.l.collection(node, scope)
        type_ = over.type.item if over.type.of is not None else ty.ERROR
        scope, symbol = c.l.local(scope, name, type_, one.span)
        kind = {
            "tile": "tile",
            "group": "meld",
            "kind": "kind",
            "seat": "seat",
            "suit": "suit",
            "int": "int",
        }.get(type_.name, "other")
        if type_ == ty.list_of(ty.TILE):
            kind = "tiles"
        if kind == "meld" and not (over.op == "field" and over.args[2] == "melds" and _is_me(over.args[0])):
            c.sink.error(
                "PG608",
                one.span,
                "选一组牌只能从 me.melds 里选",
                "a group can only be chosen from me.melds",
                "写 m: me.melds，别家的组在 when 里看",
                "write m: me.melds; look at other seats' groups in when",
            )
        out.append(ChooseIR(name, symbol, over, type_, kind))
    return tuple(out), scope


def _is_me(x: object) -> bool:
    return isinstance(x, Expr) and x.op == "me"


def _conjuncts(node: tree.Expr) -> list[tree.Expr]:
    if isinstance(node, tree.Binary) and node.op == "and":
        return _conjuncts(node.left) + _conjuncts(node.right)
    return [node]


def _level(test: Expr, choices: tuple[ChooseIR, ...]) -> int:
    used = {str(n.args[0]) for n in walk(test) if n.op == "local"}
    return max((i + 1 for i, ch in enumerate(choices) if ch.symbol in used), default=0)


COSTLY = {"can", "worth", "waits", "after", "ways", "picks"}


def relies(test: Expr) -> bool:
    """Whether a test takes a value to be there because a condition before it says so."""
    return any(n.op == "must" for n in walk(test))


def costly(test: Expr, seen: set[Function] | None = None) -> bool:
    """Whether a test looks through moves or arrangements, itself or by what it calls."""
    seen = set() if seen is None else seen
    for node in walk(test):
        if node.op in COSTLY:
            return True
        if node.op == "call":
            called: Any = node.args[0]
            if called in seen or not isinstance(called.body, Expr):
                continue
            seen.add(called)
            if costly(called.body, seen):
                return True
    return False


def check_action(c: Checker, name: str, item: Item, barred: dict[str, list[str]]) -> ActionIR | None:
    if item.said("like"):
        return None  # whom it is like is unknown or goes round in a circle: reported
    phases, anytime = _phases_of(c, item)
    modes = {c.p.items["phases"][p].text("mode") for p in phases}
    for p in phases:
        if c.p.items["phases"][p].text("mode") == "auto":
            c.sink.error(
                "PG607",
                item.span,
                f"自动阶段「{p}」不问任何人，不能放动作",
                f"the auto phase {p} asks nobody",
                "把效果写进阶段的 do，或给动作另一个阶段",
                "write the effects into the phase's do, or name another phase",
            )
    contexts = frozenset({"me", "act"} | ({"offer"} if modes == {"window"} else set()))
    scope = Scope(contexts, f"动作「{name}」", action=name)
    choices, scope = _choices(c, item, scope)
    guards: list[GuardIR] = []
    when = item.expr("when")
    for conjunct in _conjuncts(when) if when is not None else ():
        test = c.l.boolean(conjunct, scope, "when")
        scope = scope.knowing(shown_true(conjunct))
        level = _level(test, choices)
        if costly(test) or relies(test):
            # A dear question waits until the cheap ones before it are answered.
            level = max([level, *(g.level for g in guards)])
        guards.append(GuardIR(level, test))
    bars: list[GuardIR] = []
    for bar in barred[name]:
        bar_item = c.p.items["bars"][bar]
        node = bar_item.expr("when")
        if node is not None:
            chosen = frozenset(ch.name for ch in choices)
            inner = Scope(
                scope.contexts, f"禁令「{bar}」（动作「{name}」）", scope.locals, scope.present, name, chosen
            )
            inner = inner.bind("it", ty.ACTION, f"ACT_{name}")
            test = c.l.boolean(node, inner, "when")
            level = max([_level(test, choices), *(g.level for g in guards if relies(test))])
            bars.append(GuardIR(level, test, bar))
    place = FREE_ACTION if anytime else TOGETHER if "all" in modes else ACTION
    do = _do(c, name, item, scope, choices, place, "window" in modes)
    if do is None and item.said("do"):
        return None
    if do is None:
        c.sink.error(
            "PG609",
            item.span,
            f"动作「{name}」没有写 do：做了会怎样",
            f"the action {name} has no do: what it does",
            "写上 do：做了以后牌怎样动、接下来到哪里",
            "write what happens and what comes next",
        )
        return None
    if modes == {"window"} and not item.said("priority"):
        c.sink.error(
            "PG603",
            item.span,
            f"应牌的动作「{name}」没有写 priority",
            f"the window action {name} has no priority",
            "写 priority: 20 这样的数；大的先得",
            "write a number such as priority: 20; the larger goes first",
        )
    me = frozenset({"me", "offer"}) & contexts | {"me"}
    priority = c.predicate("priority", name, item, "priority", me, {}, ty.INT)
    together = c.predicate("together", name, item, "together", frozenset({"offer"}), {})
    named = {ch.name: (ch.type, ch.symbol) for ch in choices}
    must = c.predicate("must", name, item, "must", contexts, named)
    effects: frozenset[str] = do.detail["effects"]
    for tag in item.words("tags"):
        if tag not in c.p.items["tags"]:
            c.p.unknown(
                "PG401",
                item.span,
                f"没有声明名为「{tag}」的标签",
                f"the tag {tag} is not declared",
                tag,
                c.p.items["tags"],
            )
    if together is not None and effects & MOVING and not _never(together):
        c.sink.error(
            "PG610",
            item.span,
            f"动作「{name}」可以几家一起，就不能移动那张牌，也不能摸打",
            f"{name} may be done together, so it may neither move the tile nor draw or discard",
            "去掉 together，或只记胡（win t）而不移牌",
            "leave out together, or only record a win (win t)",
        )
    return ActionIR(
        name,
        phases,
        anytime,
        choices,
        tuple(guards),
        tuple(bars),
        do,
        priority,
        together,
        must,
        item.words("tags"),
        "win" in effects,
        item.text("plain") == "true",
        c.marks(item),
    )


MOVING = {"move", "meld", "regroup", "draw", "discard", "deal"}


def _never(f: Function) -> bool:
    return isinstance(f.body, Expr) and f.body.op == "const" and f.body.args[0] is False


def _do(
    c: Checker,
    name: str,
    item: Item,
    scope: Scope,
    choices: tuple[ChooseIR, ...],
    place: Place,
    hand_on: bool,
) -> Function | None:
    node = item.block("do")
    if node is None:
        return None
    inner = Scope(scope.contexts | {"chance"}, f"效果：动作「{name}」", scope.locals, scope.present, name)
    body, hands = c.effects.lower(node, inner, place, name)
    if hand_on and hands != "always":
        c.effects.no_way_on(node.span, f"动作「{name}」")
    params = tuple(Param(ch.symbol, ch.type) for ch in choices)
    made = c.function("do", name, params, body, None, item, node.span)
    made.detail.update(effects=effects_used(body), hands=hands, choices=choices, act=name)
    return made
