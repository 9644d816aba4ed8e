"""Calls: definitions, builtin functions, conversions, table cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ir.nodes import Expr
from ..lang import types as ty
from ..lang.builtins import BUILTINS
from ..lang.types import Type
from ..load import Mapping, Scalar, Sequence
from ..source import Span
from ..syntax import tree
from .items import whole
from .scope import Scope

if TYPE_CHECKING:
    from .expr import Lowering


class Calls:
    def __init__(self, lowering: Lowering) -> None:
        self.l = lowering
        self.p = lowering.p

    def named(self, name: str, node: tree.Call, scope: Scope, want: Type | None) -> Expr:
        """A call of a definition, builtin or conversion."""
        if name in BUILTINS:
            spec = BUILTINS[name]
            fewest, most = spec.args
            if not fewest <= len(node.args) <= most:
                wanted = str(fewest) if fewest == most else f"{fewest}–{most}"
                return self._count(name, len(node.args), wanted, node.span, spec.shape)
            method = getattr(self, f"_{name}")
            found: Expr = method(node, scope, want)
            return found
        if name in self.p.items["define"]:
            return self.definition(name, node.args, scope, node.span)
        if name in self.p.items["convert"]:
            return self.convert(name, node.args, scope, node.span)
        known = [*self.p.items["define"], *self.p.items["convert"], *BUILTINS]
        if name in self.p.items["routines"]:
            return self.l.bad(
                node.span,
                "PG410",
                f"「{name}」是一段流程，不能放在式子里",
                f"{name} is a routine, not a value",
                "单独写成一行",
                "write it on a line of its own",
            )
        self.p.unknown(
            "PG401",
            node.of.span,
            f"没有名为「{name}」的函数或定义",
            f"no function or definition is named {name}",
            name,
            known,
        )
        return Expr("bad", (), ty.ERROR, node.span)

    def _count(self, name: str, got: int, want: str, span: Span, shape: str) -> Expr:
        return self.l.bad(
            span,
            "PG409",
            f"「{name}」要 {want} 个参数，写了 {got} 个",
            f"{name} takes {want} arguments, {got} given",
            f"写法：{shape}",
            f"as in {shape}",
        )

    # ------------------------------------------------------------------ definitions

    def definition(self, name: str, args: tuple[tree.Expr, ...], scope: Scope, span: Span) -> Expr:
        """A definition applied. An argument that may be missing where a present one is expected makes the
        answer missing (false, for a test)."""
        self.p.use("define", name)
        function = self.l.define(name, span)
        if function is None:
            return Expr("bad", (), ty.ERROR, span)
        if len(args) != len(function.params):
            shape = (
                f"{name}({', '.join(shown(p.name) for p in function.params)})" if function.params else name
            )
            return self._count(name, len(args), str(len(function.params)), span, shape)
        for need in sorted(function.needs):
            if not self.l.need(need, scope, span, function):
                return Expr("bad", (), ty.ERROR, span)
        result = function.result or ty.ERROR
        given: list[Expr] = []
        lifted: list[tuple[Expr, str]] = []
        for arg, param in zip(args, function.params, strict=True):
            got = self.l.lower(arg, scope, param.type)
            if got.type.name == "zone" and param.type.collection:
                got = Expr("zone tiles", (got,), ty.list_of(ty.TILE), got.span)
            if got.type.maybe and not param.type.maybe and ty.fits(got.type.base, param.type):
                symbol = self.l.fresh("x")
                lifted.append((got, symbol))
                got = Expr("local", (symbol,), got.type.base, got.span)
            given.append(self.l.expect(got, param.type, f"「{name}」的 {shown(param.name)}"))
        call = Expr("call", (function, tuple(given)), result, span)
        for value, symbol in reversed(lifted):
            if call.type == ty.BOOL:
                call = Expr("lift test", (value, symbol, call), ty.BOOL, span)
            else:
                call = Expr("lift", (value, symbol, call), ty.maybe(call.type), span)
        return call

    def value_type(self, name: str, span: Span) -> Type:
        """The type of a score value; asking for it checks the value first."""
        self.l.define(f"score.{name}", span)
        return self.p.value_types.get(name, ty.ERROR)

    # ------------------------------------------------------------------ conversions and tables

    def convert(self, name: str, args: tuple[tree.Expr, ...], scope: Scope, span: Span) -> Expr:
        self.p.use("convert", name)
        if len(args) != 1:
            return self._count(name, len(args), "1", span, f"{name}(x)")
        item = self.p.items["convert"][name]
        source, to = item.text("from"), item.text("to")
        got = self.l.lower(args[0], scope)
        if got.type.name != "error" and not ty.fits(got.type, ty.amount(source, True)):
            got = self.l.mismatch(got, ty.amount(source), f"换算「{name}」")
        return Expr("convert", (name, got), ty.amount(to), span)

    def by_option(self, node: tree.Call, option: tree.Field, scope: Scope) -> Expr:
        """``option.计分(x)``: an option whose choices all name conversions between the same units."""
        info = self.p.options.get(option.name)
        if info is None or info.type.name != "choice":
            return self.l.bad(
                node.span,
                "PG410",
                f"选项「{option.name}」不能这样调用",
                f"the option {option.name} cannot be called",
            )
        self.p.use("options", option.name)
        converts = self.p.items["convert"]
        missing = [c for c in info.choices if c not in converts]
        if missing:
            return self.l.bad(
                node.span,
                "PG410",
                f"选项「{option.name}」的「{'、'.join(missing)}」不是换算",
                f"{', '.join(missing)} of option {option.name} are not conversions",
                "在 convert 里写上同名的换算",
                "declare conversions of those names",
            )
        units = {(converts[c].text("from"), converts[c].text("to")) for c in info.choices}
        if len(units) != 1:
            return self.l.bad(
                node.span,
                "PG502",
                f"选项「{option.name}」的各换算单位不一",
                "these conversions have different units",
            )
        source, to = units.pop()
        if len(node.args) != 1:
            return self._count(option.name, len(node.args), "1", node.span, f"option.{option.name}(x)")
        for c in info.choices:
            self.p.use("convert", c)
        got = self.l.lower(node.args[0], scope)
        if got.type.name != "error" and not ty.fits(got.type, ty.amount(source, True)):
            got = self.l.mismatch(got, ty.amount(source), f"换算「{option.name}」")
        return Expr("convert by", (option.name, tuple(info.choices), got), ty.amount(to), node.span)

    def axis(self, text: Scalar | None) -> tuple[Type, tuple[int, int] | tuple[str, ...]] | None:
        """A table's axis: an enum's members or a range."""
        from .declare import bounds

        if text is None:
            return None
        word = text.value.strip()
        if word in self.p.enums:
            self.p.use("enums", word)
            return ty.enum(word), self.p.enums[word]
        if ".." in word:
            return ty.INT, bounds(self.p, text)
        self.p.unknown(
            "PG701",
            text.span,
            f"表的一边「{word}」既不是枚举也不是范围",
            f"{word} is neither an enum nor a range",
            word,
            self.p.enums,
        )
        return None

    def cell(self, name: str, node: tree.Index, scope: Scope) -> Expr:
        self.p.use("tables", name)
        item = self.p.items["tables"][name]
        rows, columns = self.axis(item.scalar("rows_by")), self.axis(item.scalar("columns_by"))
        if len(node.at) != 2:
            return self._count(name, len(node.at), "2", node.span, f"{name}[行, 列]")
        if rows is None or columns is None:
            return Expr("bad", (), ty.ERROR, node.span)
        row = self.l.typed(node.at[0], scope, rows[0], "行")
        column = self.l.typed(node.at[1], scope, columns[0], "列")
        gives = item.text("gives")
        if gives and gives not in self.p.items["units"] and gives not in {ty.POINTS, "int"}:
            return self.l.bad(
                node.span, "PG401", f"没有名为「{gives}」的单位", f"there is no unit named {gives}"
            )
        result = ty.amount(gives) if gives and gives != "int" else ty.INT
        return Expr("cell", (name, row, column), result, node.span)

    # ------------------------------------------------------------------ builtins

    def _seat(self, node: tree.Expr, scope: Scope) -> Expr:
        return self.l.typed(node, scope, ty.SEAT)

    def _ahead(self, node: tree.Call, scope: Scope, want: Type | None) -> Expr:
        return Expr(
            "ahead",
            (self._seat(node.args[0], scope), self.l.typed(node.args[1], scope, ty.INT)),
            ty.SEAT,
            node.span,
        )

    def _steps(self, node: tree.Call, scope: Scope, want: Type | None) -> Expr:
        return Expr(
            "steps", (self._seat(node.args[0], scope), self._seat(node.args[1], scope)), ty.INT, node.span
        )

    def _seats_from(self, node: tree.Call, scope: Scope, want: Type | None) -> Expr:
        return Expr("seats_from", (self._seat(node.args[0], scope),), ty.list_of(ty.SEAT), node.span)

    def _others(self, node: tree.Call, scope: Scope, want: Type | None) -> Expr:
        return Expr("others", (self._seat(node.args[0], scope),), ty.list_of(ty.SEAT), node.span)

    def _reversed(self, node: tree.Call, scope: Scope, want: Type | None) -> Expr:
        of = self.l.collection(node.args[0], scope)
        return Expr("reversed", (of,), Type("list", of.type.of), node.span)

    def _ways(self, node: tree.Call, scope: Scope, want: Type | None) -> Expr:
        first = node.args[0]
        self.l.need("me", scope, node.span)
        if not isinstance(first, tree.Name):
            return self.l.bad(
                first.span,
                "PG501",
                "ways 的第一项要写组的名字",
                "the first argument of ways is a group's name",
            )
        group = self.l.group(first.name, first.span)
        tiles = self.l.tiles(node.args[1], scope)
        tile = self.l.typed(node.args[2], scope, ty.TILE) if len(node.args) == 3 else None
        return Expr("ways", (group, tiles, tile), ty.list_of(ty.list_of(ty.TILE)), node.span)

    def _picks(self, node: tree.Call, scope: Scope, want: Type | None) -> Expr:
        tiles = self.l.tiles(node.args[0], scope)
        n = self.l.typed(node.args[1], scope, ty.INT)
        return Expr("picks", (tiles, n), ty.list_of(ty.list_of(ty.TILE)), node.span)

    def _action(self, node: tree.Expr, scope: Scope) -> Expr:
        return self.l.typed(node, scope, ty.ACTION, "动作")

    def _worth(self, node: tree.Call, scope: Scope, want: Type | None) -> Expr:
        what = self.l.lower(node.args[0], scope)
        if what.type.base not in (ty.TILE, ty.KIND) and what.type.name != "error":
            what = self.l.mismatch(what, ty.TILE, "worth")
        action = self._action(node.args[1], scope) if len(node.args) > 1 else None
        if action is None and not self.l.need("act", scope, node.span):
            return Expr("bad", (), ty.ERROR, node.span)
        seat = self._seat(node.args[2], scope) if len(node.args) > 2 else None
        if seat is None:
            if not self.l.need("me", scope, node.span):
                return Expr("bad", (), ty.ERROR, node.span)
            seat = Expr("me", (), ty.SEAT, node.span)
        symbol = self.l.fresh("x") if what.type.maybe else None
        subject = Expr("local", (symbol,), what.type.base, what.span) if symbol else what
        found = Expr("worth", (subject, action, seat, what.type.base.name), ty.maybe(ty.WIN), node.span)
        return Expr("lift", (what, symbol, found), found.type, node.span) if symbol else found

    def _waits(self, node: tree.Call, scope: Scope, want: Type | None) -> Expr:
        seat = self._seat(node.args[0], scope)
        action = self._action(node.args[1], scope) if len(node.args) > 1 else None
        return Expr("waits", (seat, action), ty.set_of(ty.KIND), node.span)

    def _random(self, node: tree.Call, scope: Scope, want: Type | None) -> Expr:
        if not self.l.need("chance", scope, node.span):
            return Expr("bad", (), ty.ERROR, node.span)
        inner = ty.list_of(want.base) if want is not None else None
        of = self.l.lower(node.args[0], scope, inner)
        if not of.type.collection:
            return of if of.type.name == "error" else self.l.mismatch(of, ty.set_of(ty.INT))
        never_empty = of.op == "range" and all(isinstance(a, Expr) and a.op == "const" for a in of.args)
        item = of.type.item if of.type.item.name != "nothing" or want is None else want.base
        return Expr("random", (of, never_empty), item if never_empty else ty.maybe(item), node.span)

    def _number(self, node: tree.Call, scope: Scope, want: Type | None) -> Expr:
        of = self.l.lower(node.args[0], scope)
        if of.type.name == "error":
            return of
        if not of.type.amount:
            return self.l.mismatch(of, ty.amount("量"), "number")
        return Expr("number", (of,), ty.INT if of.type.name == "amount" else ty.RATIO, node.span)

    def _total(self, node: tree.Call, scope: Scope, want: Type | None) -> Expr:
        first = node.args[0]
        name = first.name if isinstance(first, tree.Name) else ""
        if name not in self.p.items["units"]:
            self.p.unknown(
                "PG401",
                first.span,
                "total 里要写 units 声明过的单位",
                "total takes a unit declared under units",
                name,
                self.p.items["units"],
            )
            return Expr("bad", (), ty.ERROR, node.span)
        self.l.need("arrangement", scope, node.span)
        self.p.use("units", name)
        product = self.p.items["units"][name].text("combine") == "product"
        return Expr("total", (name,), ty.INT if product else ty.amount(name), node.span)

    def _two(self, op: str, node: tree.Call, scope: Scope, want: Type | None) -> Expr:
        left = self.l.lower(node.args[0], scope, want)
        right = self.l.lower(node.args[1], scope, left.type)
        for side in (left, right):
            if side.type.maybe:
                return self.l.mismatch(side, side.type.base)
            if not (side.type.numeric or side.type.amount or side.type.name == "error"):
                return self.l.mismatch(side, ty.INT)
        both = ty.join(left.type, right.type)
        if both is None:
            return self.l.mismatch(right, left.type)
        return Expr(op, (left, right), both, node.span)

    def _larger(self, node: tree.Call, scope: Scope, want: Type | None) -> Expr:
        return self._two("larger", node, scope, want)

    def _smaller(self, node: tree.Call, scope: Scope, want: Type | None) -> Expr:
        return self._two("smaller", node, scope, want)

    def _rounded(self, op: str, node: tree.Call, scope: Scope) -> Expr:
        of = self.l.lower(node.args[0], scope)
        if of.type.name == "error":
            return of
        return Expr(op, (self.l.expect(of, ty.RATIO),), ty.INT, node.span)

    def _ceil(self, node: tree.Call, scope: Scope, want: Type | None) -> Expr:
        return self._rounded("ceil", node, scope)

    def _floor(self, node: tree.Call, scope: Scope, want: Type | None) -> Expr:
        return self._rounded("floor", node, scope)

    def _default(self, node: tree.Call, scope: Scope, want: Type | None) -> Expr:
        left = self.l.lower(node.args[0], scope, want)
        right = self.l.lower(node.args[1], scope, left.type.base)
        if not left.type.maybe and left.type.name != "error":
            self.l.sink.warning(
                "PG504",
                node.span,
                "第一项从不缺，default 没有作用",
                "the first value is never missing; default does nothing",
                "去掉 default，只留第一项",
                "leave only the first value",
            )
            return left
        both = ty.join(left.type.base, right.type)
        if both is None:
            return self.l.mismatch(right, left.type.base)
        return Expr("default", (left, right), both, node.span)


def shown(symbol: str) -> str:
    """The name of a local as the rulebook says it."""
    return symbol.removeprefix("l_")


def numbers(node: object) -> list[list[int | None]] | None:
    """Rows of table cells as numbers (None where ``~`` stands); None if something else is there."""
    from ..load import Null

    if not isinstance(node, Mapping):
        return None
    rows: list[list[int | None]] = []
    for entry in node.entries.values():
        if not isinstance(entry.value, Sequence):
            return None
        row: list[int | None] = []
        for cell in entry.value.items:
            if isinstance(cell, Null):
                row.append(None)
            elif isinstance(cell, Scalar) and (n := whole(cell.value)) is not None:
                row.append(n)
            else:
                return None
        rows.append(row)
    return rows
