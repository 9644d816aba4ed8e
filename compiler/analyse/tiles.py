"""Checks tiles, groups, shapes, zones and state."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

from ..ir.game import GroupIR, PartIR, ShapeIR, VarIR
from ..ir.nodes import Expr, Function, Param
from ..lang import types as ty
from ..load import Scalar, Sequence
from .evaluate import Evaluator, NotStatic, largest
from .items import Item, whole

if TYPE_CHECKING:
    from .rules import Checker

MOST_SETS = 5000
"""Bound on the sets of one group kind."""


def check(c: Checker) -> None:
    _classes(c)
    tiles = c.p.items["tiles"][""]
    _copies(c, tiles)
    _red(c, tiles)
    _finishes(c)
    _wilds(c)
    _groups(c)
    _shapes(c)
    _zones(c)
    _state(c)


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
            c.sink.warning("PG425", item.span, f"牌类「{name}」里没有牌", f"the class {name} holds no tile",
                 "改条件，或删去这个牌类", "change the condition, or remove the class")
    except (NotStatic, KeyError, TypeError):
        c.p.class_values[name] = None
        c.p.class_bodies[name] = body
        c.game.classes[name] = c.function("class", name, (Param("it", ty.KIND),), body, ty.BOOL, item)


def _mentioned(text: str, c: Checker) -> list[str]:
    return [n for n in c.p.classes if n in text]


def kind_named(c: Checker, word: Scalar) -> int | None:
    name = word.value.strip()
    if name in c.p.kinds:
        return c.p.kinds.index(name)
    found = notation(c, word)
    if found and len(found) == 1:
        return found[0]
    c.p.unknown("PG401", word.span, f"没有名为「{name}」的牌", f"there is no tile named {name}", name, c.p.kinds)
    return None


def notation(c: Checker, word: Scalar) -> list[int] | None:
    """``147m258p`` or faces written together as kinds; None if it is neither."""
    out: list[int] = []
    digits = ""
    text = word.value.strip()
    while text:
        if text[0].isdigit():
            digits, text = digits + text[0], text[1:]
            continue
        if digits:
            suits = [s for s in c.p.suits.values() if s.letter == text[0]]
            for d in digits:
                kinds = [s.kinds[int(d) - s.first] for s in suits if 0 <= int(d) - s.first < len(s.kinds)]
                if not kinds:
                    return None
                out.append(kinds[0])
            digits, text = "", text[1:]
            continue
        name = max((k for k in c.p.kinds if text.startswith(k)), key=len, default=None)
        if name is None:
            return None
        out.append(c.p.kinds.index(name))
        text = text[len(name) :]
    return None if digits else out


def _copies(c: Checker, tiles: Item) -> None:
    copies = next((i for i in tiles.below_all() if i.name == "copies"), None)
    if copies is None:
        c.sink.error("PG426", tiles.span, "没有写 tiles.copies：每种牌几张", "tiles.copies is missing: how many of each kind",
                     "写 copies: 4", "write copies: 4")  # fmt: skip
        return
    function = c.predicate("room", "copies", copies, "is", frozenset(), {"it": (ty.KIND, "it")}, ty.INT, "张数")
    c.game.copies = function
    if function is None or not isinstance(function.body, Expr):
        return
    try:
        counts = [largest(c.p, function.body, {"it": k}) for k in range(len(c.p.kinds))]
    except (NotStatic, ZeroDivisionError):
        c.sink.error("PG427", copies.span, "看不出一种牌最多几张", "cannot tell how many copies a kind may have at most",
                     "用数、选项里的数和 if … then … else 写", "use numbers, numbers of options, and if ... then ... else")  # fmt: skip
        return
    c.game.stride = max([1, *counts])
    if c.game.stride > 32 or len(c.p.kinds) * c.game.stride > 2000:
        c.sink.error("PG427", copies.span, f"牌太多：{len(c.p.kinds)} 种，每种至多 {c.game.stride} 张", "too many tiles",
                     "每种至多 32 张，总数至多 2000", "at most 32 of a kind and 2000 in all")  # fmt: skip


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
            c.sink.error("PG428", node.span, "哪些牌显示为红色，不能随选项或局面变", "which kinds are shown red may not depend on the game")


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
                    c.sink.error("PG428", node.span, "哪些牌有这种花样，不能随选项或局面变", "which kinds have a finish may not depend on the game",
                 "只用 it 和固定的牌类", "use only `it` and fixed classes")
        number = item.text("copies")
        n = whole(number) or 0
        if not 0 < n <= c.game.stride:
            c.sink.error("PG428", item.span, f"花样「{item.name}」的张数不对（1 到 {c.game.stride}）",
                         f"the finish {item.name} needs copies from 1 to {c.game.stride}",
                 "花样的张数不能多过这种牌的张数", "a finish cannot have more copies than its kind")  # fmt: skip
        c.game.finishes.append((item.name, found, n))


def _wilds(c: Checker) -> None:
    for name, item in c.p.wilds.items():
        which = c.predicate("wild", name, item, "which", frozenset(), {"it": (ty.TILE, "it")})
        plays = c.predicate("plays", name, item, "plays", frozenset(), {}, ty.set_of(ty.KIND))
        if which is not None and plays is not None:
            c.game.wilds.append((name, which, plays, c.marks(item)))


# ---------------------------------------------------------------------- groups


def _groups(c: Checker) -> None:
    items = c.p.items["groups"]
    isa: dict[str, tuple[str, ...]] = {}
    for name, item in items.items():
        isa[name] = _ancestors(c, name, item)
    sets: dict[str, tuple[tuple[int, ...], ...]] = {}
    for name in items:
        _sets(c, name, isa, sets, [])
    for name, item in items.items():
        some = _number(c, item, "some")
        where = c.predicate("where", name, item, "where", frozenset({"me", "arrangement"}), {"it": (ty.GROUP, "it")})
        inherited = None
        for parent in isa[name][1:]:
            if where is None and inherited is None and items[parent].said("where") and not item.said("where"):
                inherited = parent
        if inherited is not None:
            where = next(g.where for g in c.game.groups if g.name == inherited) if any(
                g.name == inherited for g in c.game.groups) else c.predicate(
                "where", name, items[inherited], "where", frozenset({"me", "arrangement"}), {"it": (ty.GROUP, "it")})  # fmt: skip
        made = GroupIR(name, isa[name], item.text("laid"), sets.get(name, ()), some,
                       where, c.marks(item))  # fmt: skip
        if not made.sets and not c.sink.failed:
            c.sink.error("PG429", item.span, f"组「{name}」没有说由什么牌组成", f"the group {name} does not say what it consists of",
                         "写 run、same、sets、each、some、part 之一，或 counts_as",
                         "give it run, same, sets, each, some or part, or counts_as")  # fmt: skip
        c.game.groups.append(made)


def _ancestors(c: Checker, name: str, item: Item) -> tuple[str, ...]:
    """The group and all it counts as, nearest first."""
    chain = [name]
    at = item
    while at.said("counts_as"):
        parent = at.text("counts_as")
        if parent not in c.p.items["groups"]:
            node = at.scalar("counts_as")
            c.p.unknown("PG401", node.span if node else at.span, f"没有名为「{parent}」的组", f"there is no group named {parent}",
                        parent, c.p.items["groups"])  # fmt: skip
            break
        if parent in chain:
            c.sink.error("PG405", at.span, f"counts_as 绕了一圈：{' → '.join([*chain, parent])}", "counts_as goes round in a circle")
            break
        c.p.use("groups", parent)
        chain.append(parent)
        at = c.p.items["groups"][parent]
    return tuple(chain)


def _sets(c: Checker, name: str, isa: dict[str, tuple[str, ...]], done: dict[str, tuple[tuple[int, ...], ...]],
          asking: list[str]) -> tuple[tuple[int, ...], ...]:  # fmt: skip
    """The multisets a group kind may consist of; those of what it counts as where it says none itself."""
    if name in done:
        return done[name]
    if name in asking:
        return ()
    item = c.p.items["groups"][name]
    asking = [*asking, name]
    pool = _pool(c, item)
    out: list[tuple[int, ...]] = []
    size = _number(c, item, "run")
    if size:
        for suit in c.p.suits.values():
            if suit.ranked:
                out += [suit.kinds[i : i + size] for i in range(len(suit.kinds) - size + 1)]
    size = _number(c, item, "same")
    if size:
        out += [(k,) * size for k in range(len(c.p.kinds))]
    for word in item.names("sets"):
        kinds = notation(c, word)
        if kinds is None or not kinds:
            c.sink.error("PG401", word.span, f"「{word.value}」不全是牌", f"{word.value} is not a row of tiles",
                         "用记法写，如 147m，或把牌名连写", "write tile names together, such as 147m")  # fmt: skip
        else:
            out.append(tuple(kinds))
    if item.said("each"):
        out.append(tuple(sorted(_class_of(c, item, "each"))))
    if item.said("some"):
        out.append(tuple(sorted(pool if pool is not None else range(len(c.p.kinds)))))
    if item.said("part"):
        whole_group, n = item.text("part"), _number(c, item, "size")
        if whole_group in c.p.items["groups"]:
            c.p.use("groups", whole_group)
            larger = _sets(c, whole_group, isa, done, asking)
            if not n and not item.said("size"):
                c.sink.error("PG429", item.span, f"组「{name}」写了 part，没有写 size：取其中几张", f"the group {name} has part without size: how many of its tiles",
                             "如 size: 2", "such as size: 2")  # fmt: skip
            elif sum(comb(len(s), n) for s in larger) > MOST_SETS:
                c.sink.error("PG429", item.span, f"组「{name}」的组法太多", f"the group {name} has too many sets",
                             "取得少一些，或改用 some", "take fewer tiles, or use some")  # fmt: skip
            else:
                out += sorted({tuple(p) for s in larger for p in combinations(s, n)})
        else:
            node = item.scalar("part")
            c.p.unknown("PG401", node.span if node else item.span, f"没有名为「{whole_group}」的组", f"there is no group named {whole_group}",
                        whole_group, c.p.items["groups"])  # fmt: skip
    if not out and len(isa[name]) > 1:
        out = list(_sets(c, isa[name][1], isa, done, asking))
    if pool is not None and not item.said("some"):
        out = [s for s in out if all(k in pool for k in s)]
    if len(out) > MOST_SETS:
        c.sink.error("PG429", item.span, f"组「{name}」有 {len(out)} 种组法，太多", f"the group {name} has {len(out)} sets: too many",
                 "用 from 限定牌类，或改用 some", "narrow it with from, or use some")
        out = out[:1]
    done[name] = tuple(dict.fromkeys(out))
    return done[name]


def _pool(c: Checker, item: Item) -> frozenset[int] | None:
    return _class_of(c, item, "from") if item.said("from") else None


def _class_of(c: Checker, item: Item, key: str) -> frozenset[int]:
    """The fixed class that a group names."""
    name = item.text(key)
    if name not in c.p.classes:
        node = item.scalar(key)
        c.p.unknown("PG401", node.span if node else item.span, f"没有名为「{name}」的牌类", f"there is no class named {name}", name, c.p.classes)
        return frozenset()
    c.p.use("classes", name)
    static = c.p.class_values.get(name)
    if static is None:
        c.sink.error("PG429", item.span, f"牌类「{name}」随选项或局面而变，不能用来列出组", f"the class {name} changes with the game and cannot list sets",
                     "改用 where 里的条件", "put the condition into `where`")  # fmt: skip
        return frozenset()
    return static


def _number(c: Checker, item: Item, key: str) -> int:
    node = item.scalar(key)
    if node is None:
        return 0
    if 0 < (whole(node.value) or 0) <= 32:
        return int(node.value)
    c.sink.error("PG422", node.span, f"「{node.value}」不是 1 到 32 的整数", f"{node.value} is not a whole number from 1 to 32",
                 "写一个整数，如 3", "write a whole number, such as 3")
    return 0


def _shapes(c: Checker) -> None:
    for name, item in c.p.items["shapes"].items():
        form = item.form("form")
        if form is None:
            continue
        parts = []
        loose = False
        for part in form.parts:
            if not part.groups:
                loose = True
                continue
            groups = tuple(c.l.group(g.name, g.span) for g in part.groups)
            parts.append(PartIR(part.count, tuple(g for g in groups if g)))
        when = c.predicate("shape", name, item, "when", frozenset({"me", "arrangement"}), {})
        c.game.shapes.append(ShapeIR(name, tuple(parts), loose, when, c.marks(item)))


# ---------------------------------------------------------------------- zones and state


def _see(c: Checker, item: Item) -> str | Function:
    text = item.text("see")
    if text in {"all", "owner", "nobody", ""}:
        return text or "all"
    found = c.predicate("see", item.name, item, "see", frozenset({"me"}), {"it": (ty.SEAT, "it")})
    return found or "all"


def _zones(c: Checker) -> None:
    for name, item in list(c.p.items["zones"].items()):
        if name == "wall":
            stack = item.text("stack")
            c.game.wall_stack = 2 if stack == "2" else 1
            if stack not in {"", "1", "2"}:
                c.sink.error("PG430", item.span, f"牌墙一墩 1 张或 2 张，写的是「{stack}」", f"a stack of the wall has 1 or 2 tiles, this is {stack}",
                             "写 stack: 1 或 stack: 2", "write stack: 1 or stack: 2")  # fmt: skip
            del c.p.items["zones"]["wall"]
            continue
        of = item.text("of")
        if of not in {"seat", "table"}:
            c.sink.error("PG430", item.span, f"区「{name}」要写 of: seat 或 of: table", f"the zone {name} needs of: seat or of: table",
                 "每家一个写 seat，桌上一个写 table", "seat: one for each seat; table: one for all")
        c.game.zones.append(VarIR(name, of, ty.list_of(ty.TILE), None, "hand", _see(c, item), c.marks(item)))


def _state(c: Checker) -> None:
    for name, info in c.p.state.items():
        contexts = frozenset({"me", "chance"} if info.scope == "seat" else {"chance"})
        init = c.predicate("init", name, info.item, "is", contexts, {}, info.type, f"初值「{name}」")
        reset = info.item.text("reset") or "hand"
        if reset in {"draw", "turn"} and info.scope != "seat":
            c.sink.error("PG430", info.item.span, f"reset: {reset} 只能用于座位的状态", f"reset: {reset} is for seat state only",
                 "改成 hand 或 never，或移到 state.seat 里", "use hand or never, or move it under state.seat")
        if reset == "never" and info.scope == "hand":
            c.sink.error("PG430", info.item.span, f"「{name}」是一局的状态，每局都要重来，不能写 reset: never", f"{name} is state of a hand, which starts anew: it cannot have reset: never",
                 "要留到下一局就移到 state.room（或 seat）里", "to keep it, move it under state.room or state.seat")
        if init is None and info.type.name not in {"bool", "int", "maybe", "set", "list", "amount", "error"}:
            if info.type.name == "enum":
                init = None
            else:
                c.sink.error("PG423", info.item.span, f"状态「{name}」要写初值 is", f"the state {name} needs an initial value `is`",
                 "写上 is，或把类型改成 maybe …", "add is, or make the type maybe ...")
        c.game.state.append(VarIR(name, info.scope, info.type, init, reset, _see(c, info.item), c.marks(info.item)))

