"""Checks groups: the sets of tiles that each may be of."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

from ..ir.game import GroupIR, PartIR, ShapeIR
from ..lang import types as ty
from .items import Item, whole

if TYPE_CHECKING:
    from .rules import Checker
from .notation import notation

MOST_SETS = 5000
"""Bound on the sets of one group kind."""


def check_groups(c: Checker) -> None:
    items = c.p.items["groups"]
    isa: dict[str, tuple[str, ...]] = {}
    for name, item in items.items():
        isa[name] = _ancestors(c, name, item)
    sets: dict[str, tuple[tuple[int, ...], ...]] = {}
    for name in items:
        _sets(c, name, isa, sets, [])
    for name, item in items.items():
        some = _number(c, item, "some")
        where = c.predicate(
            "where", name, item, "where", frozenset({"me", "arrangement"}), {"it": (ty.GROUP, "it")}
        )
        inherited = None
        for parent in isa[name][1:]:
            if where is None and inherited is None and items[parent].said("where") and not item.said("where"):
                inherited = parent
        if inherited is not None:
            where = (
                next(g.where for g in c.game.groups if g.name == inherited)
                if any(g.name == inherited for g in c.game.groups)
                else c.predicate(
                    "where",
                    name,
                    items[inherited],
                    "where",
                    frozenset({"me", "arrangement"}),
                    {"it": (ty.GROUP, "it")},
                )
            )
        made = GroupIR(name, isa[name], item.text("laid"), sets.get(name, ()), some, where, c.marks(item))
        if not made.sets and not c.sink.failed:
            c.sink.error(
                "PG429",
                item.span,
                f"组「{name}」没有说由什么牌组成",
                f"the group {name} does not say what it consists of",
                "写 run、same、sets、each、some、part 之一，或 counts_as",
                "give it run, same, sets, each, some or part, or counts_as",
            )
        c.game.groups.append(made)


def _ancestors(c: Checker, name: str, item: Item) -> tuple[str, ...]:
    """The group and all it counts as, nearest first."""
    chain = [name]
    at = item
    while at.said("counts_as"):
        parent = at.text("counts_as")
        if parent not in c.p.items["groups"]:
            node = at.scalar("counts_as")
            c.p.unknown(
                "PG401",
                node.span if node else at.span,
                f"没有名为「{parent}」的组",
                f"there is no group named {parent}",
                parent,
                c.p.items["groups"],
            )
            break
        if parent in chain:
            c.sink.error(
                "PG405",
                at.span,
                f"counts_as 绕了一圈：{' → '.join([*chain, parent])}",
                "counts_as goes round in a circle",
            )
            break
        c.p.use("groups", parent)
        chain.append(parent)
        at = c.p.items["groups"][parent]
    return tuple(chain)


def _sets(
    c: Checker,
    name: str,
    isa: dict[str, tuple[str, ...]],
    done: dict[str, tuple[tuple[int, ...], ...]],
    asking: list[str],
) -> tuple[tuple[int, ...], ...]:
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
            c.sink.error(
                "PG401",
                word.span,
                f"「{word.value}」不全是牌",
                f"{word.value} is not a row of tiles",
                "用记法写，如 147m，或把牌名连写",
                "write tile names together, such as 147m",
            )
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
                c.sink.error(
                    "PG429",
                    item.span,
                    f"组「{name}」写了 part，没有写 size：取其中几张",
                    f"the group {name} has part without size: how many of its tiles",
                    "如 size: 2",
                    "such as size: 2",
                )
            elif sum(comb(len(s), n) for s in larger) > MOST_SETS:
                c.sink.error(
                    "PG429",
                    item.span,
                    f"组「{name}」的组法太多",
                    f"the group {name} has too many sets",
                    "取得少一些，或改用 some",
                    "take fewer tiles, or use some",
                )
            else:
                out += sorted({tuple(p) for s in larger for p in combinations(s, n)})
        else:
            node = item.scalar("part")
            c.p.unknown(
                "PG401",
                node.span if node else item.span,
                f"没有名为「{whole_group}」的组",
                f"there is no group named {whole_group}",
                whole_group,
                c.p.items["groups"],
            )
    if not out and len(isa[name]) > 1:
        out = list(_sets(c, isa[name][1], isa, done, asking))
    if pool is not None and not item.said("some"):
        out = [s for s in out if all(k in pool for k in s)]
    if len(out) > MOST_SETS:
        c.sink.error(
            "PG429",
            item.span,
            f"组「{name}」有 {len(out)} 种组法，太多",
            f"the group {name} has {len(out)} sets: too many",
            "用 from 限定牌类，或改用 some",
            "narrow it with from, or use some",
        )
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
        c.p.unknown(
            "PG401",
            node.span if node else item.span,
            f"没有名为「{name}」的牌类",
            f"there is no class named {name}",
            name,
            c.p.classes,
        )
        return frozenset()
    c.p.use("classes", name)
    static = c.p.class_values.get(name)
    if static is None:
        c.sink.error(
            "PG429",
            item.span,
            f"牌类「{name}」随选项或局面而变，不能用来列出组",
            f"the class {name} changes with the game and cannot list sets",
            "改用 where 里的条件",
            "put the condition into `where`",
        )
        return frozenset()
    return static


def _number(c: Checker, item: Item, key: str) -> int:
    node = item.scalar(key)
    if node is None:
        return 0
    if 0 < (whole(node.value) or 0) <= 32:
        return int(node.value)
    c.sink.error(
        "PG422",
        node.span,
        f"「{node.value}」不是 1 到 32 的整数",
        f"{node.value} is not a whole number from 1 to 32",
        "写一个整数，如 3",
        "write a whole number, such as 3",
    )
    return 0


def check_shapes(c: Checker) -> None:
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
