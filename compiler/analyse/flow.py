"""Checks the flow: phases, actions with their bars, events, ends, who deals next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ir.game import ActionIR, BarIR, EndIR, PhaseIR
from ..ir.nodes import BETWEEN, Function, Param, Stmt
from ..lang import types as ty
from ..lang.types import Type
from ..load import Scalar
from . import disturb, secrecy
from .actions import check_action, expand, met_by
from .expr import needs_of
from .items import Item
from .places import ACTION, DECLINED, ENDED, HANDLER
from .scope import Scope

if TYPE_CHECKING:
    from .rules import Checker

EVENTS: dict[str, dict[str, tuple[Type, str]]] = {
    "drawn": {"t": (ty.TILE, "l_t")},
    "discarded": {"t": (ty.TILE, "l_t")},
    "claimed": {"t": (ty.TILE, "l_t")},
    "laid": {"m": (ty.GROUP, "l_m")},
    "turned": {},
    "ended": {},
}


def check(c: Checker) -> None:
    _start(c)
    for name, item in c.p.items["phases"].items():
        c.game.phases.append(_phase(c, name, item))
    expanded = expand(c)
    barred = met_by(c, expanded)
    for name, item in expanded.items():
        made = check_action(c, name, item, barred)
        if made is not None:
            c.game.actions.append(made)
    _bars(c, expanded, barred)
    _events(c)
    _ends(c)
    _dealer(c)


def _start(c: Checker) -> None:
    node = c.root.get("start")
    name = node.value.strip() if isinstance(node, Scalar) else ""
    if name not in c.p.items["phases"]:
        c.p.unknown(
            "PG401",
            node.span if node else c.root.span,
            f"start 指的阶段「{name}」不存在",
            f"the phase {name} named by start does not exist",
            name,
            c.p.items["phases"],
        )
    c.p.use("phases", name)
    c.game.start = name


def _phase(c: Checker, name: str, item: Item) -> PhaseIR:
    mode = item.text("mode")
    me = frozenset({"me"})
    seats = c.predicate("seats", name, item, "seats", me, {}, ty.list_of(ty.SEAT))
    do = c.block("enter", name, item, "do", me, {}, ACTION, must_hand_on=True) if mode == "auto" else None
    done = c.block("done", name, item, "done", me, {}, ACTION, must_hand_on=True)
    span = item.span
    if mode == "auto" and not item.said("do"):
        c.sink.error(
            "PG601",
            span,
            f"自动阶段「{name}」没有写 do",
            f"the auto phase {name} has no do",
            "写上 do：依次做些什么，最后 goto 哪里",
            "write what is done, and where it goes on to",
        )
    if mode in {"each", "all"} and not item.said("done"):
        c.sink.error(
            "PG601",
            span,
            f"阶段「{name}」没有写 done：都答完之后怎么办",
            f"the phase {name} has no done: what comes after all have answered",
            "如 done: goto 甲 dealer",
            "such as done: goto P dealer",
        )
    if mode == "each" and not item.said("seats"):
        c.sink.error(
            "PG601",
            span,
            f"阶段「{name}」没有写 seats：依次问谁",
            f"the phase {name} has no seats: who is asked in turn",
            "如 seats: seats_from(dealer)",
            "such as seats: seats_from(dealer)",
        )
    return PhaseIR(name, mode, seats, do, done, c.marks(item))


# ---------------------------------------------------------------------- bars


def _bars(c: Checker, actions: dict[str, Item], barred: dict[str, list[str]]) -> None:
    made = {a.name: a for a in c.game.actions}
    for bar in sorted(c.p.items["bars"]):
        item = c.p.items["bars"][bar]
        met = tuple(a for a in actions if bar in barred[a] and a in made)
        declined: dict[str, Function] = {}
        node = item.block("declined")
        if node is not None:
            for name in met:
                action = made[name]
                contexts = _contexts(c, action) | {"me", "act"}
                chosen = frozenset(ch.name for ch in action.choices)
                scope = Scope(contexts, f"效果：禁令「{bar}」", action=name, hideable=chosen)
                for ch in action.choices:
                    scope = scope.bind(ch.name, ch.type, ch.symbol)
                body, _ = c.effects.lower(node, scope, DECLINED, f"{bar}{BETWEEN}{name}")
                params = tuple(Param(ch.symbol, ch.type) for ch in action.choices)
                function = c.function(
                    "declined", f"{bar}{BETWEEN}{name}", params, body, None, item, node.span
                )
                function.detail.update(choices=action.choices, act=name)
                declined[name] = function
        told = any(secrecy.hidden(c, made[a], g.test) for a in met for g in made[a].bars if g.bar == bar)
        c.game.bars.append(BarIR(bar, met, declined, told, c.marks(item)))
    disturb.bars(c)


def _contexts(c: Checker, action: ActionIR) -> frozenset[str]:
    modes = {c.p.items["phases"][p].text("mode") for p in action.phases}
    return frozenset({"offer"} if modes == {"window"} else set())


# ---------------------------------------------------------------------- events, ends, dealer


def _events(c: Checker) -> None:
    events = c.top("events")
    for event in events.below_all() if events else ():
        if event.name not in EVENTS:
            c.p.unknown(
                "PG401",
                event.span,
                f"没有名为「{event.name}」的事件",
                f"there is no event named {event.name}",
                event.name,
                EVENTS,
            )
            continue
        named = EVENTS[event.name]
        contexts, place = (frozenset({"me"}), HANDLER) if event.name != "ended" else (frozenset(), ENDED)
        handlers: list[Function] = []
        for item in sorted(event.below_all(), key=lambda i: i.name):
            handler = c.block("on", f"{event.name}{BETWEEN}{item.name}", item, "do", contexts, named, place)
            when = item.expr("when")
            if handler is None and item.said("do"):
                continue
            if handler is None:
                c.sink.error(
                    "PG609",
                    item.span,
                    f"事件「{item.name}」没有写 do",
                    f"the handler {item.name} has no do",
                    "写上 do，或删去这个处理",
                    "write do, or remove the handler",
                )
                continue
            if when is not None:
                scope = c.scope(f"事件「{item.name}」", contexts, named)
                test = c.l.boolean(when, scope, "when")
                assert isinstance(handler.body, tuple)
                handler.body = (Stmt("if", (((test, handler.body),), None), when.span),)
                handler.needs = needs_of([handler.body])
            handlers.append(handler)
        disturb.handlers(c, event.name, handlers)
        c.game.handlers[event.name] = handlers


def _ends(c: Checker) -> None:
    ways: dict[str, list[str]] = {"wall": [], "room": []}
    for name, item in c.p.items["ends"].items():
        settle = c.settlement("settle", name, item, "settle")
        by = item.text("by") or "rule"
        if by in ways:
            ways[by].append(name)
        for zone in item.names("shows"):
            if zone.value.strip() not in {*c.p.items["zones"], "hand"}:
                c.p.unknown(
                    "PG401",
                    zone.span,
                    f"没有名为「{zone.value}」的区",
                    f"there is no zone named {zone.value}",
                    zone.value,
                    [*c.p.items["zones"], "hand"],
                )
        c.game.ends.append(EndIR(name, settle, by, item.words("shows"), c.marks(item)))
    if len(ways["room"]) > 1:
        named = "、".join(ways["room"])
        c.sink.error(
            "PG613",
            c.p.items["ends"][ways["room"][-1]].span,
            f"by: room 的结局有几个：{named}；房间不知道用哪一个",
            f"several ends say by: room: {named.replace('、', ', ')}; the room cannot tell which to call",
            "只留一个 by: room",
            "keep one of them",
        )
    if len(ways["wall"]) != 1:
        c.sink.error(
            "PG613",
            c.root.span,
            "要有恰好一个结局写 by: wall（牌墙摸完）",
            "exactly one end must say by: wall (the wall is empty)",
            "如 ends: {流局: {by: wall}}",
            "such as ends: {流局: {by: wall}}",
        )


def _dealer(c: Checker) -> None:
    dealer = c.top("dealer")
    settled = frozenset({"settlement"})
    if dealer is None:
        c.sink.error(
            "PG424",
            c.root.span,
            "没有写 dealer：谁坐庄",
            "dealer is missing: who deals",
            "写 dealer: {first: owner, next: …}",
            "write dealer: {first: owner, next: ...}",
        )
        return
    named = {"owner": (ty.SEAT, "owner")}
    c.game.dealer_first = c.predicate(
        "dealer", "first", dealer, "first", frozenset({"chance"}), named, ty.SEAT
    )
    c.game.dealer_next = c.predicate("dealer", "next", dealer, "next", settled, {}, ty.SEAT)
    for key in ("first", "next"):
        if not dealer.said(key):
            c.sink.error("PG424", dealer.span, f"dealer 没有写 {key}", f"dealer has no {key}")
    session = c.top("session")
    if session is not None:
        c.game.session_over = c.predicate("session", "over", session, "over", settled, {})
        c.game.session_settle = c.settlement("session", "settle", session, "settle")
