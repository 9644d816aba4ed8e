"""Checks tables and conversions, and runs the examples of conversions."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING

from ..ir.game import ConvertIR, TableIR
from ..ir.nodes import Expr, walk
from ..lang import types as ty
from ..load import Mapping, Scalar
from .calls import numbers
from .evaluate import Evaluator, NotStatic
from .items import Item

if TYPE_CHECKING:
    from .rules import Checker


NUMBER = re.compile(r"-?[0-9]{1,12}(/[0-9]{1,12})?")
"""A number in the examples of a conversion."""


def check_tables(c: Checker) -> None:
    for name, item in c.p.items["tables"].items():
        rows, columns = (
            c.l.access.calls.axis(item.scalar("rows_by")),
            c.l.access.calls.axis(item.scalar("columns_by")),
        )
        cells = numbers(item.get("cells"))
        if rows is None or columns is None:
            continue
        if cells is None:
            c.sink.error(
                "PG701",
                item.span,
                f"表「{name}」的 cells 要一行一列表，里面是整数或 ~",
                f"the cells of {name} must be rows of whole numbers or ~",
                "如 cells: {甲: [1, 2], 乙: [~, 4]}；不会出现的格写 ~",
                "such as cells: {A: [1, 2], B: [~, 4]}; ~ for what cannot occur",
            )
            continue
        node = item.get("cells")
        assert isinstance(node, Mapping)
        wanted = axis_words(rows[1])
        by_row = dict(zip(node.entries, cells, strict=True))
        for extra in sorted(set(node.entries) - set(wanted)):
            c.p.unknown(
                "PG701",
                node.entries[extra].key.span,
                f"表「{name}」没有名为「{extra}」的行",
                f"{name} has no row {extra}",
                extra,
                map(str, wanted),
            )
        missing = [r for r in wanted if r not in by_row]
        if missing:
            c.sink.error(
                "PG701",
                item.span,
                f"表「{name}」缺行：{'、'.join(map(str, missing))}",
                f"{name} lacks rows: {', '.join(map(str, missing))}",
                "每一行都要写；不会出现的格写 ~",
                "write every row; ~ for what cannot occur",
            )
            continue
        width = len(axis_words(columns[1]))
        for r in wanted:
            if len(by_row[str(r)]) > width:
                c.sink.error(
                    "PG701",
                    node.entries[str(r)].key.span,
                    f"表「{name}」的「{r}」行有 {len(by_row[str(r)])} 格，至多 {width} 格",
                    f"row {r} of {name} has {len(by_row[str(r)])} cells; at most {width}",
                    "删去多出的格，或改 columns_by",
                    "remove cells, or change columns_by",
                )
        full = tuple(tuple((by_row[str(r)] + [None] * width)[:width]) for r in wanted)
        c.game.tables.append(TableIR(name, rows[1], columns[1], full, c.marks(item)))


def axis_words(axis: tuple[int, int] | tuple[str, ...]) -> list[str]:
    """What stands along one side of a table."""
    low = axis[0] if axis else ""
    if isinstance(low, int):
        return [str(n) for n in range(low, int(axis[-1]) + 1)]
    return [str(word) for word in axis]


def check_converts(c: Checker) -> None:
    for name, item in c.p.items["convert"].items():
        for key in ("from", "to"):
            unit, node = item.text(key), item.scalar(key)
            if unit != ty.POINTS and unit not in c.p.items["units"]:
                c.p.unknown(
                    "PG401",
                    node.span if node else item.span,
                    f"换算「{name}」的 {key} 不是单位：「{unit}」",
                    f"{key} of {name} is not a unit: {unit}",
                    unit,
                    [*c.p.items["units"], ty.POINTS],
                )
            c.p.use("units", unit)
        node_is = item.expr("is")
        if node_is is None:
            c.sink.error(
                "PG703",
                item.span,
                f"换算「{name}」没有写 is",
                f"the conversion {name} has no `is`",
                "如 is: ceil(x / 10)",
                "such as is: ceil(x / 10)",
            )
            continue
        scope = c.scope(f"换算「{name}」", frozenset(), {"x": (ty.RATIO, "x")})
        body = c.l.lower(node_is, scope)
        if body.op == "local" or (body.type == ty.RATIO and "/" not in {n.op for n in walk(body)}):
            body = Expr("whole", (body,), ty.INT, body.span)
        elif body.type not in (ty.INT, ty.ERROR):
            c.sink.error(
                "PG505",
                body.span,
                f"换算「{name}」的结果可能是分数",
                f"{name} may give a fraction",
                "用 ceil(…) 或 floor(…) 说明怎样取整",
                "say how to round with ceil(...) or floor(...)",
            )
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
            c.sink.error(
                "PG703",
                example.span,
                f"换算「{name}」的例子「{example.name}: {want}」看不懂",
                f"the example {example.name}: {want} of {name} cannot be read",
                "写成 数: 数，如 25: 3",
                "write number: number, such as 25: 3",
            )
            continue
        shown += 1
        if not right:
            c.sink.error(
                "PG703",
                example.span,
                f"换算「{name}」的例子不对：{example.name} 得 {got}，写的是 {want}",
                f"an example of {name} fails: {example.name} gives {got}, not {want}",
                "改例子，或改 is",
                "change the example, or `is`",
            )
    if not shown and not item.said("examples"):
        c.sink.error(
            "PG703",
            item.span,
            f"换算「{name}」没有例子",
            f"the conversion {name} has no examples",
            "写 examples: {17: 20, 21: 25} 这样的对照",
            "write examples: {17: 20, 21: 25}",
        )
