"""Operators: arithmetic with units, comparison with missing values, membership."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ir.nodes import Expr
from ..lang import types as ty
from ..lang.types import Type
from ..syntax import tree
from .scope import Scope, shown_false, shown_true

if TYPE_CHECKING:
    from .expr import Lowering


class Operators:
    def __init__(self, lowering: Lowering) -> None:
        self.l = lowering

    def unary(self, node: tree.Unary, scope: Scope) -> Expr:
        if node.op == "not":
            return self._not(node, self.l.boolean(node.right, scope, "not"))
        right = self.l.lower(node.right, scope)
        if not (right.type.numeric or right.type.amount or right.type.name == "error"):
            right = self.l.mismatch(right, ty.INT)
        return Expr("neg", (right,), right.type, node.span)

    def _not(self, node: tree.Unary, right: Expr) -> Expr:
        """``not`` is true where a comparison is false, and so where a side of it is missing."""
        sides = {"compare": right.args[1:], "in": right.args[:2], "lift test": right.args[:1]}.get(
            right.op, ()
        )
        if any(isinstance(x, Expr) and (x.type.maybe or right.op == "lift test") for x in sides):
            self.l.sink.warning(
                "PG504",
                node.span,
                "有一边可能缺：缺时比较算假，not 就算真",
                "a side may be missing: the comparison is false then, and `not` makes it true",
                "写明缺时怎样：exists a and …，或 not exists a or …",
                "say what a missing one means: exists a and ..., or not exists a or ...",
            )
        return Expr("not", (right,), ty.BOOL, node.span)

    def binary(self, node: tree.Binary, scope: Scope, want: Type | None) -> Expr:
        if node.op in {"and", "or"}:
            left = self.l.boolean(node.left, scope, node.op)
            known = shown_true(node.left) if node.op == "and" else shown_false(node.left)
            right = self.l.boolean(node.right, scope.knowing(known), node.op)
            return Expr(node.op, (left, right), ty.BOOL, node.span)
        if node.op in {"in", "not in"}:
            return self._member(node, scope)
        left = self.l.lower(node.left, scope, want)
        right = self.l.lower(node.right, scope, want if node.op in "+-" else None)
        return self._arithmetic(node, left, right)

    # ------------------------------------------------------------------ numbers

    def _arithmetic(self, node: tree.Binary, left: Expr, right: Expr) -> Expr:
        a, b = left.type, right.type
        if "error" in {a.name, b.name}:
            return Expr("bad", (left, right), ty.ERROR, node.span)
        for side in (left, right):
            if side.type.maybe:
                return self.l.mismatch(side, side.type.base)
        left, right = self._tiles(left), self._tiles(right)
        a, b = left.type, right.type
        if a.collection and node.op in "+-" and ty.fits(b, a.item) and not b.collection:
            right = Expr("list", (right,), ty.list_of(a.item), right.span)
            b = right.type
        if a.collection and b.collection and node.op in "+-":
            return self._collections(node, left, right)
        result = self._result(node.op, a, b)
        if result is None:
            return self._refuse(node, left, right)
        if node.op in {"/", "//", "%"} and right.op == "const" and not right.args[0]:
            return self.l.bad(
                right.span,
                "PG507",
                "除数是 0",
                "the divisor is 0",
                "除以不为 0 的数",
                "divide by another number",
            )
        return Expr(node.op, (left, right), result, node.span)

    def _tiles(self, e: Expr) -> Expr:
        return Expr("zone tiles", (e,), ty.list_of(ty.TILE), e.span) if e.type.name == "zone" else e

    def _result(self, op: str, a: Type, b: Type) -> Type | None:
        """The type of an operation, None if it has none."""
        ratio = "ratio" in a.name or "ratio" in b.name or op == "/"
        if op in {"+", "-"}:
            if a.numeric and b.numeric:
                return ty.RATIO if ratio else ty.INT
            return ty.amount(a.arg, ratio) if a.amount and b.amount and a.arg == b.arg else None
        if op == "*":
            if a.numeric and b.numeric:
                return ty.RATIO if ratio else ty.INT
            if a.amount != b.amount and (a.numeric or b.numeric):
                return ty.amount((a if a.amount else b).arg, ratio)
            return None
        if op == "/":
            if (a.numeric and b.numeric) or (a.amount and b.amount and a.arg == b.arg):
                return ty.RATIO
            return ty.amount(a.arg, True) if a.amount and b.numeric else None
        if op in {"//", "%"}:
            return ty.INT if a == b == ty.INT else None
        return ty.INT if op == "**" and a == b == ty.INT else None

    def _refuse(self, node: tree.Binary, left: Expr, right: Expr) -> Expr:
        a, b = left.type, right.type
        if a.amount and b.amount:
            if node.op == "*":
                return self.l.bad(
                    node.span,
                    "PG502",
                    f"两个量不能相乘（{a} × {b}）",
                    f"two amounts cannot be multiplied ({a} * {b})",
                    "其中一个用 number(x) 去掉单位",
                    "strip the unit of one with number(x)",
                )
            return self.l.bad(
                node.span,
                "PG502",
                f"单位不同，不能相{'加' if node.op == '+' else '减'}：{a} 与 {b}",
                f"amounts in different units: {a} and {b}",
                "先用 convert 里的换算换成同一单位",
                "bring both to one unit with a conversion",
            )
        if (a.amount or b.amount) and node.op in "+-":
            unit = (a if a.amount else b).arg
            return self.l.bad(
                node.span,
                "PG502",
                f"量与没有单位的数不能相加减（单位「{unit}」）",
                f"an amount in {unit} and a plain number do not add",
                f"给数写上单位，如 1{unit}",
                f"give the number its unit, such as 1{unit}",
            )
        return self.l.bad(
            node.span,
            "PG501",
            f"「{node.op}」不能用于{a.zh}与{b.zh}",
            f"{node.op} does not apply to {a} and {b}",
        )

    def _collections(self, node: tree.Binary, left: Expr, right: Expr) -> Expr:
        a, b = left.type, right.type
        item = (
            ty.join(a.item, b.item)
            if "nothing" not in {a.item.name, b.item.name}
            else (b.item if a.item.name == "nothing" else a.item)
        )
        if item is None:
            return self.l.mismatch(right, a)
        if node.op == "-":
            kind = "set" if a.name in {"set", "class"} else "list"
            return Expr("minus", (kind, left, right), Type(kind, item), node.span)
        kind = "list" if "list" in {a.name, b.name} else "set"
        return Expr("join", (kind, left, right), Type(kind, item), node.span)

    # ------------------------------------------------------------------ comparison

    def compare(self, node: tree.Compare, scope: Scope) -> Expr:
        items = [self.l.lower(node.items[0], scope)]
        for item in node.items[1:]:
            items.append(self.l.lower(item, scope, items[-1].type.base))
        parts = []
        for op, left, right in zip(node.ops, items, items[1:], strict=False):
            parts.append(self._pair(op, left, right, node))
        if len(parts) == 1:
            return parts[0]
        return Expr("every", tuple(parts), ty.BOOL, node.span)

    def _pair(self, op: str, left: Expr, right: Expr, node: tree.Expr) -> Expr:
        a, b = left.type.base, right.type.base
        if "error" in {a.name, b.name}:
            return Expr("bad", (left, right), ty.ERROR, node.span)
        left, right = self._tiles(left), self._tiles(right)
        if op in {"==", "!="}:
            if ty.join(a, b) is None and not (a.collection and b.collection and ty.join(a.item, b.item)):
                return self.l.mismatch(right, a, "两边要同类")
        elif not ((a.numeric and b.numeric) or (a.amount and b.amount and a.arg == b.arg)):
            if (a.amount and b.numeric) or (a.numeric and b.amount):
                unit = (a if a.amount else b).arg
                return self.l.bad(
                    node.span,
                    "PG502",
                    f"量与没有单位的数不能比较（单位「{unit}」）",
                    f"an amount in {unit} and a plain number do not compare",
                    f"给数写上单位，如 17{unit}",
                    f"give the number its unit, such as 17{unit}",
                )
            return self.l.mismatch(right, a, "两边要同类")
        self._missing(op, left, right, node)
        return Expr("compare", (op, left, right), ty.BOOL, node.span)

    def _missing(self, op: str, left: Expr, right: Expr, node: tree.Expr) -> None:
        if op == "!=" and (left.type.maybe or right.type.maybe):
            self.l.sink.warning(
                "PG504",
                node.span,
                "有一边可能缺：缺时「不等」也算假",
                "a side may be missing: then even != is false",
                "若缺也该算不等，写 not exists a or a != b",
                "if missing should count as different, write not exists a or a != b",
            )

    def same(self, node: tree.Is, scope: Scope) -> Expr:
        """``is``: the kind of a group, or equality with a member of the left side's type."""
        left = self.l.lower(node.left, scope)
        a = left.type.base
        if a == ty.GROUP:
            found = self._group_kinds(left, node.right, node.negated, node)
            if found is not None:
                return found
        right = self.l.lower(node.right, scope, a)
        op = "!=" if node.negated else "=="
        return self._pair(op, left, right, node)

    def _group_kinds(self, left: Expr, right: tree.Expr, negated: bool, node: tree.Expr) -> Expr | None:
        items = right.items if isinstance(right, tree.SetOf | tree.ListOf) else (right,)
        names = []
        for item in items:
            if not isinstance(item, tree.Name):
                return None
            names.append(self.l.group(item.name, item.span))
        if not all(names):
            return Expr("bad", (left,), ty.ERROR, node.span)
        return Expr("is group", (left, tuple(names), negated), ty.BOOL, node.span)

    def _member(self, node: tree.Binary, scope: Scope) -> Expr:
        negated = node.op == "not in"
        left = self.l.lower(node.left, scope)
        a = left.type.base
        if a == ty.GROUP and isinstance(node.right, tree.SetOf):
            found = self._group_kinds(left, node.right, negated, node)
            if found is not None:
                return found
        right = self._tiles(self.l.lower(node.right, scope, ty.set_of(a)))
        b = right.type.base
        if "error" in {a.name, b.name}:
            return Expr("bad", (left, right), ty.ERROR, node.span)
        if not b.collection:
            return self.l.bad(
                right.span,
                "PG501",
                f"in 的右边要列表或集合，写的是{b.zh}",
                f"a list or set is expected after in, this is {b}",
                "只有一个时写成 {x}",
                "write {x} for a single one",
            )
        if b.item.name != "nothing" and ty.join(a, b.item) is None:
            return self.l.mismatch(right, ty.set_of(a), "in 的两边")
        if negated and (left.type.maybe or right.type.maybe):
            self._missing("!=", left, right, node)
        return Expr("in", (left, right, negated), ty.BOOL, node.span)
