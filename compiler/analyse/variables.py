"""Checks zones and state: where they are, what they start with, who sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ir.game import VarIR
from ..ir.nodes import Function
from ..lang import types as ty
from .items import Item

if TYPE_CHECKING:
    from .rules import Checker


def _see(c: Checker, item: Item) -> str | Function:
    text = item.text("see")
    if text in {"all", "owner", "nobody", ""}:
        return text or "all"
    found = c.predicate("see", item.name, item, "see", frozenset({"me"}), {"it": (ty.SEAT, "it")})
    return found or "all"


def check_zones(c: Checker) -> None:
    for name, item in list(c.p.items["zones"].items()):
        if name == "wall":
            stack = item.text("stack")
            c.game.wall_stack = 2 if stack == "2" else 1
            if stack not in {"", "1", "2"}:
                c.sink.error(
                    "PG430",
                    item.span,
                    f"牌墙一墩 1 张或 2 张，写的是「{stack}」",
                    f"a stack of the wall has 1 or 2 tiles, this is {stack}",
                    "写 stack: 1 或 stack: 2",
                    "write stack: 1 or stack: 2",
                )
            del c.p.items["zones"]["wall"]
            continue
        of = item.text("of")
        if of not in {"seat", "table"}:
            c.sink.error(
                "PG430",
                item.span,
                f"区「{name}」要写 of: seat 或 of: table",
                f"the zone {name} needs of: seat or of: table",
                "每家一个写 seat，桌上一个写 table",
                "seat: one for each seat; table: one for all",
            )
        c.game.zones.append(VarIR(name, of, ty.list_of(ty.TILE), None, "hand", _see(c, item), c.marks(item)))


def check_state(c: Checker) -> None:
    for name, info in c.p.state.items():
        contexts = frozenset({"me", "chance"} if info.scope == "seat" else {"chance"})
        init = c.predicate("init", name, info.item, "is", contexts, {}, info.type, f"初值「{name}」")
        reset = info.item.text("reset") or "hand"
        if reset in {"draw", "turn"} and info.scope != "seat":
            c.sink.error(
                "PG430",
                info.item.span,
                f"reset: {reset} 只能用于座位的状态",
                f"reset: {reset} is for seat state only",
                "改成 hand 或 never，或移到 state.seat 里",
                "use hand or never, or move it under state.seat",
            )
        if reset == "never" and info.scope == "hand":
            c.sink.error(
                "PG430",
                info.item.span,
                f"「{name}」是一局的状态，每局都要重来，不能写 reset: never",
                f"{name} is state of a hand, which starts anew: it cannot have reset: never",
                "要留到下一局就移到 state.room（或 seat）里",
                "to keep it, move it under state.room or state.seat",
            )
        if init is None and info.type.name not in {"bool", "int", "maybe", "set", "list", "amount", "error"}:
            if info.type.name == "enum":
                init = None
            else:
                c.sink.error(
                    "PG423",
                    info.item.span,
                    f"状态「{name}」要写初值 is",
                    f"the state {name} needs an initial value `is`",
                    "写上 is，或把类型改成 maybe …",
                    "add is, or make the type maybe ...",
                )
        c.game.state.append(
            VarIR(name, info.scope, info.type, init, reset, _see(c, info.item), c.marks(info.item))
        )
