"""Checks tiles, groups, shapes, zones and state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ir.nodes import Expr, Param
from ..lang import types as ty
from ..load import Sequence
from .evaluate import Evaluator, NotStatic, largest
from .groups import check_groups, check_shapes
from .items import Item, whole
from .notation import kind_named
from .variables import check_state, check_zones

if TYPE_CHECKING:
    from .rules import Checker


def check(c: Checker) -> None:
    _classes(c)
    tiles = c.p.items["tiles"][""]
    _copies(c, tiles)
    _red(c, tiles)
    _finishes(c)
    _wilds(c)
    check_groups(c)
    check_shapes(c)
    check_zones(c)
    check_state(c)


def _classes(c: Checker) -> None:
    for name, item in c.p.classes.items():
        listed = item.get("is")
        if isinstance(listed, Sequence):
            kinds = [kind_named(c, word) for word in item.names("is")]
            c.p.class_values[name] = frozenset(k for k in kinds if k is not None)
            c.game.classes[name] = c.p.class_values[name] or frozenset()
    for name, item in c.p.classes.items():
        if name not in c.p.class_values:
            _class(c, name, item)


def _class(c: Checker, name: str, item: Item) -> None:
    """A class said by a predicate: a fixed set where nothing changes it, else a function."""
    node = item.expr("is")
    if node is None:
        c.p.class_values[name] = frozenset()
        c.game.classes[name] = frozenset()
        return
    for other in _mentioned(item.text("is"), c):
        if other not in c.p.class_values and other != name:
            c.p.class_values.setdefault(name, None)
            _class(c, other, c.p.classes[other])
    scope = c.scope(f"牌类「{name}」", frozenset(), {"it": (ty.KIND, "it")})
    body = c.l.boolean(node, scope)
    try:
        run = Evaluator(c.p)
        found = frozenset(k for k in range(len(c.p.kinds)) if run(body, {"it": k}))
        c.p.class_values[name] = found
        c.game.classes[name] = found
        if not found and not c.sink.failed:
            c.sink.warning(
                "PG425",
                item.span,
                f"牌类「{name}」里没有牌",
                f"the class {name} holds no tile",
                "改条件，或删去这个牌类",
                "change the condition, or remove the class",
            )
    except (NotStatic, KeyError, TypeError):
        c.p.class_values[name] = None
        c.p.class_bodies[name] = body
        c.game.classes[name] = c.function("class", name, (Param("it", ty.KIND),), body, ty.BOOL, item)


def _mentioned(text: str, c: Checker) -> list[str]:
    return [n for n in c.p.classes if n in text]


def _copies(c: Checker, tiles: Item) -> None:
    copies = next((i for i in tiles.below_all() if i.name == "copies"), None)
    if copies is None:
        c.sink.error(
            "PG426",
            tiles.span,
            "没有写 tiles.copies：每种牌几张",
            "tiles.copies is missing: how many of each kind",
            "写 copies: 4",
            "write copies: 4",
        )
        return
    function = c.predicate(
        "room", "copies", copies, "is", frozenset(), {"it": (ty.KIND, "it")}, ty.INT, "张数"
    )
    c.game.copies = function
    if function is None or not isinstance(function.body, Expr):
        return
    try:
        counts = [largest(c.p, function.body, {"it": k}) for k in range(len(c.p.kinds))]
    except (NotStatic, ZeroDivisionError):
        c.sink.error(
            "PG427",
            copies.span,
            "看不出一种牌最多几张",
            "cannot tell how many copies a kind may have at most",
            "用数、选项里的数和 if … then … else 写",
            "use numbers, numbers of options, and if ... then ... else",
        )
        return
    c.game.stride = max([1, *counts])
    if c.game.stride > 32 or len(c.p.kinds) * c.game.stride > 2000:
        c.sink.error(
            "PG427",
            copies.span,
            f"牌太多：{len(c.p.kinds)} 种，每种至多 {c.game.stride} 张",
            "too many tiles",
            "每种至多 32 张，总数至多 2000",
            "at most 32 of a kind and 2000 in all",
        )


def _red(c: Checker, tiles: Item) -> None:
    """Which kinds a display shows in red."""
    item = next((i for i in tiles.below_all() if i.name == "red"), None)
    node = item.expr("is") if item is not None else None
    if item is None or node is None:
        return
    body = c.l.typed(node, c.scope("红字 red", frozenset()), ty.set_of(ty.KIND))
    try:
        c.game.red = frozenset(Evaluator(c.p)(body))
    except (NotStatic, KeyError, TypeError):
        if not c.sink.failed:
            c.sink.error(
                "PG428",
                node.span,
                "哪些牌显示为红色，不能随选项或局面变",
                "which kinds are shown red may not depend on the game",
            )


def _finishes(c: Checker) -> None:
    for item in c.p.finishes.values():
        node = item.expr("of")
        found: tuple[int, ...] = ()
        if node is not None:
            scope = c.scope(f"花样「{item.name}」", frozenset(), {"it": (ty.KIND, "it")})
            body = c.l.boolean(node, scope)
            try:
                run = Evaluator(c.p)
                found = tuple(k for k in range(len(c.p.kinds)) if run(body, {"it": k}))
            except (NotStatic, KeyError, TypeError):
                if not c.sink.failed:
                    c.sink.error(
                        "PG428",
                        node.span,
                        "哪些牌有这种花样，不能随选项或局面变",
                        "which kinds have a finish may not depend on the game",
                        "只用 it 和固定的牌类",
                        "use only `it` and fixed classes",
                    )
        number = item.text("copies")
        n = whole(number) or 0
        if not 0 < n <= c.game.stride:
            c.sink.error(
                "PG428",
                item.span,
                f"花样「{item.name}」的张数不对（1 到 {c.game.stride}）",
                f"the finish {item.name} needs copies from 1 to {c.game.stride}",
                "花样的张数不能多过这种牌的张数",
                "a finish cannot have more copies than its kind",
            )
        c.game.finishes.append((item.name, found, n))


def _wilds(c: Checker) -> None:
    for name, item in c.p.wilds.items():
        which = c.predicate("wild", name, item, "which", frozenset(), {"it": (ty.TILE, "it")})
        plays = c.predicate("plays", name, item, "plays", frozenset(), {}, ty.set_of(ty.KIND))
        if which is not None and plays is not None:
            c.game.wilds.append((name, which, plays, c.marks(item)))
