"""Checks expressions and lowers them to the intermediate form in one walk.

``lower(node, scope, want)`` answers a typed :class:`paigui.compiler.ir.nodes.Expr`. Where something is wrong it
reports a problem and answers an expression of the error type, which agrees with everything, so that one
mistake makes one message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import count

from ..diagnostics import Note
from ..ir.nodes import BETWEEN, Expr, Function, Stmt, walk
from ..lang import types as ty
from ..lang.builtins import BUILTINS, CONTEXT_WORDS
from ..lang.types import Type
from ..source import Span
from ..syntax import tree
from .program import Program
from .scope import CONTEXT_HELP, CONTEXT_NAMES, Scope, path, shown_false, shown_true

BAD = ty.ERROR
NEEDS = {
    "me": "me",
    "act": "act",
    "arrangement": "arrangement",
    "groups": "arrangement",
    "tiles": "arrangement",
    "shape": "arrangement",
    "won": "arrangement",
    "win field": "arrangement",
    "plays": "arrangement",
    "tile won": "arrangement",
    "has": "arrangement",
    "total": "arrangement",
    "value": "arrangement",
    "chosen": "arrangement",
    "offer field": "offer",
    "claims": "offer",
    "seat value": "settlement",
    "claimed": "me",
    "ways": "me",
    "random": "chance",
}
"""Which context an operation needs."""


class Lowering:
    """Lowers the texts of one program. ``define(name, span)`` answers a definition's function."""

    def __init__(self, program: Program, define: Callable[[str, Span], Function | None]) -> None:
        from .access import Access
        from .operators import Operators

        self.p = program
        self.sink = program.sink
        self.define = define
        self._fresh = count(1)
        self._types: dict[tuple[str, str], Type] = {}
        self.access = Access(self)
        self.operators = Operators(self)
        self.later: list[Callable[[], None]] = []

    # ------------------------------------------------------------------ reporting

    def bad(self, span: Span, code: str, zh: str, en: str, help_zh: str = "", help_en: str = "") -> Expr:
        self.sink.error(code, span, zh, en, help_zh, help_en)
        return Expr("bad", (), BAD, span)

    def mismatch(self, got: Expr, want: Type, why: str = "") -> Expr:
        """Reports a value of the wrong type."""
        if got.type.maybe and ty.fits(got.type.base, want):
            return self.bad(
                got.span,
                "PG503",
                f"这里的值可能缺（{got.type}），不能直接用",
                f"this value may be missing ({got.type}) and cannot be used as it stands",
                "先用 exists 判断，或写 default(x, 备用值)",
                "test it with exists, or write default(x, other)",
            )
        if got.type.amount and want.amount:
            return self.bad(
                got.span,
                "PG502",
                f"单位不同：这里要「{want}」，写的是「{got.type}」",
                f"units differ: {want} is expected here, this is {got.type}",
                "用 convert 里的换算，或改用同一单位",
                "use a conversion, or the same unit on both sides",
            )
        return self.bad(
            got.span,
            "PG501",
            f"{why + '：' if why else ''}这里要{want.zh}，写的是{got.type.zh}",
            f"{want} is expected here, this is {got.type}",
        )

    def expect(self, got: Expr, want: Type, why: str = "") -> Expr:
        return got if ty.fits(got.type, want) else self.mismatch(got, want, why)

    def need(self, name: str, scope: Scope, span: Span, via: Function | None = None) -> bool:
        """Whether a context is available; if not, says where it would be, and which definitions led to it."""
        if name in scope.contexts:
            return True
        zh, en = CONTEXT_NAMES[name]
        place = f"{scope.where} " if scope.where[-1:].isascii() and scope.where else scope.where or "这里"
        notes = tuple(self._chain(via, name)) if via else ()
        self.sink.error(
            "PG404",
            span,
            f"{place}里没有{zh}" + (f"，「{via.name}」却要用到" if via else ""),
            f"there is no {en} here" + (f", and {via.name} needs it" if via else ""),
            *CONTEXT_HELP[name],
            notes,
        )
        return False

    def _chain(self, function: Function, need: str) -> Iterable[Note]:
        """The places through which a definition comes to need a context."""
        for node in walk(function.body):
            direct = needs_of_node(node)
            called = node.args[0] if node.op in {"call", "run"} else None
            if need in direct:
                yield Note(node.span, f"「{function.name}」在这里用到", f"{function.name} uses it here")
                return
            if isinstance(called, Function) and need in called.needs:
                yield Note(
                    node.span,
                    f"「{function.name}」在这里用「{called.name}」",
                    f"{function.name} uses {called.name} here",
                )
                yield from self._chain(called, need)
                return

    def fresh(self, name: str) -> str:
        """A symbol that no other text has."""
        return f"{name}{BETWEEN if '_' in name else '_'}{next(self._fresh)}"

    def local(self, scope: Scope, name: str, type_: Type, span: Span) -> tuple[Scope, str]:
        """Binds a name; one that hides another is an error."""
        if (name in scope.locals and name not in scope.hideable) or name in self.p.flat():
            self.bad(
                span,
                "PG403",
                f"局部名「{name}」遮住了已有的名字",
                f"the local name {name} hides another",
                "换一个名字",
                "choose another name",
            )
        symbol = f"l_{name}"
        # One Python name has one type all through a function.
        held = self._types.setdefault((scope.where, symbol), type_)
        if held != type_ or any(entry.symbol == symbol for entry in scope.locals.values()):
            symbol = self.fresh(symbol)
        return scope.bind(name, type_, symbol), symbol

    # ------------------------------------------------------------------ the walk

    def lower(self, node: tree.Expr, scope: Scope, want: Type | None = None) -> Expr:
        """The typed form of an expression; ``want`` says what members a bare name may be."""
        method = getattr(self, f"_{type(node).__name__.lower()}")
        found: Expr = method(node, scope, want)
        where = path(node)
        if where and found.type.maybe and where in scope.present:
            return Expr("must", (found,), found.type.base, found.span)
        return found

    def typed(self, node: tree.Expr, scope: Scope, want: Type, why: str = "") -> Expr:
        return self.expect(self.lower(node, scope, want), want, why)

    def boolean(self, node: tree.Expr, scope: Scope, why: str = "条件") -> Expr:
        return self.typed(node, scope, ty.BOOL, why)

    def _int(self, node: tree.Int, scope: Scope, want: Type | None) -> Expr:
        return Expr("const", (node.value,), ty.INT, node.span)

    def _bool(self, node: tree.Bool, scope: Scope, want: Type | None) -> Expr:
        return Expr("const", (node.value,), ty.BOOL, node.span)

    def _amount(self, node: tree.Amount, scope: Scope, want: Type | None) -> Expr:
        suit = self.p.suits.get(node.unit)
        if suit is not None:
            ranks = [k for k in suit.kinds if self.p.rank_of[k] == node.value]
            if not ranks:
                return self.bad(
                    node.span,
                    "PG401",
                    f"没有「{node.value}{node.unit}」这种牌",
                    f"there is no tile {node.value}{node.unit}",
                )
            return Expr("const", (ranks[0],), ty.KIND, node.span)
        if node.unit not in self.p.items["units"] and node.unit != ty.POINTS:
            self.p.unknown(
                "PG401",
                node.span,
                f"没有名为「{node.unit}」的单位或花色",
                f"there is no unit or suit named {node.unit}",
                node.unit,
                [*self.p.items["units"], *self.p.suits, ty.POINTS],
            )
            return Expr("bad", (), BAD, node.span)
        self.p.use("units", node.unit)
        return Expr("const", (node.value,), ty.amount(node.unit), node.span)

    def _name(self, node: tree.Name, scope: Scope, want: Type | None) -> Expr:
        return self.access.name(node, scope, want)

    def _field(self, node: tree.Field, scope: Scope, want: Type | None) -> Expr:
        return self.access.field(node, scope)

    def _call(self, node: tree.Call, scope: Scope, want: Type | None) -> Expr:
        return self.access.call(node, scope, want)

    def _index(self, node: tree.Index, scope: Scope, want: Type | None) -> Expr:
        return self.access.index(node, scope)

    def _setof(self, node: tree.SetOf, scope: Scope, want: Type | None) -> Expr:
        return self._items(node, scope, want, "set")

    def _listof(self, node: tree.ListOf, scope: Scope, want: Type | None) -> Expr:
        return self._items(node, scope, want, "list")

    def _items(self, node: tree.SetOf | tree.ListOf, scope: Scope, want: Type | None, how: str) -> Expr:
        inner = want.base.item if want is not None and want.base.collection else None
        if not node.items:
            return Expr(how, (), Type(how, inner or ty.NOTHING), node.span)
        items = [self.lower(node.items[0], scope, inner)]
        shared = items[0].type
        for item in node.items[1:]:
            got = self.lower(item, scope, inner or shared)
            both = ty.join(shared, got.type)
            if both is None:
                got = self.mismatch(got, shared, "同一个集合")
            items.append(got)
            shared = both or shared
        if shared.maybe:
            self.mismatch(next(i for i in items if i.type.maybe), shared.base)
            shared = shared.base
        return Expr(how, tuple(items), Type(how, shared), node.span)

    def _range(self, node: tree.Range, scope: Scope, want: Type | None) -> Expr:
        low, high = self.typed(node.low, scope, ty.INT), self.typed(node.high, scope, ty.INT)
        return Expr("range", (low, high), Type("range", ty.INT), node.span)

    def _unary(self, node: tree.Unary, scope: Scope, want: Type | None) -> Expr:
        return self.operators.unary(node, scope)

    def _binary(self, node: tree.Binary, scope: Scope, want: Type | None) -> Expr:
        return self.operators.binary(node, scope, want)

    def _compare(self, node: tree.Compare, scope: Scope, want: Type | None) -> Expr:
        return self.operators.compare(node, scope)

    def _is(self, node: tree.Is, scope: Scope, want: Type | None) -> Expr:
        return self.operators.same(node, scope)

    def _exists(self, node: tree.Exists, scope: Scope, want: Type | None) -> Expr:
        known = path(node.of)
        seen = replace(scope, present=scope.present - {known or ""})
        got = self.access.whole(node.of, seen)
        if got.type.maybe or got.type.collection or got.type.name in {"zone", "error"}:
            return Expr("exists", (got,), ty.BOOL, node.span)
        self.sink.warning(
            "PG504",
            node.span,
            "这个值从不缺，exists 总为真",
            "this value is never missing; exists is always true",
            "去掉 exists",
            "leave exists out",
        )
        return Expr("const", (True,), ty.BOOL, node.span)

    def _has(self, node: tree.Has, scope: Scope, want: Type | None) -> Expr:
        self.need("arrangement", scope, node.span)
        if node.name in self.p.items["patterns"]:
            self.p.use("patterns", node.name)
            return Expr("has", (node.name,), ty.BOOL, node.span)
        if node.name in self.p.items["tags"]:
            self.p.use("tags", node.name)
            return Expr("has", (node.name,), ty.BOOL, node.span)
        self.p.unknown(
            "PG401",
            node.name_span,
            f"没有名为「{node.name}」的牌型或标签",
            f"there is no pattern or tag named {node.name}",
            node.name,
            [*self.p.items["patterns"], *self.p.items["tags"]],
        )
        return Expr("bad", (), BAD, node.span)

    def _can(self, node: tree.Can, scope: Scope, want: Type | None) -> Expr:
        who = self.typed(node.who, scope, ty.SEAT)
        if node.action not in self.p.items["actions"]:
            self.p.unknown(
                "PG401",
                node.action_span,
                f"没有名为「{node.action}」的动作",
                f"there is no action named {node.action}",
                node.action,
                self.p.items["actions"],
            )
            return Expr("bad", (), BAD, node.span)
        return Expr("can", (who, node.action), ty.BOOL, node.span)

    def _cond(self, node: tree.Cond, scope: Scope, want: Type | None) -> Expr:
        test = self.boolean(node.test, scope)
        yes = self.lower(node.yes, scope.knowing(shown_true(node.test)), want)
        no = self.lower(node.no, scope.knowing(shown_false(node.test)), want or yes.type)
        both = ty.join(yes.type, no.type)
        if both is None:
            no = self.mismatch(no, yes.type, "then 与 else 的类型要一致")
        return Expr("cond", (test, yes, no), both or yes.type, node.span)

    def _letin(self, node: tree.LetIn, scope: Scope, want: Type | None) -> Expr:
        value = self.lower(node.value, scope)
        inner, symbol = self.local(scope, node.name, value.type, node.name_span)
        body = self.lower(node.body, inner, want)
        return Expr("let", (symbol, value, body), body.type, node.span)

    def collection(self, node: tree.Expr, scope: Scope) -> Expr:
        """Something to go through; its item type is that of the result."""
        got = self.lower(node, scope)
        if got.type.name == "zone":
            return Expr("zone tiles", (got,), ty.list_of(ty.TILE), got.span)
        if got.type.collection or got.type.name == "error":
            return got
        if got.type.maybe:
            return self.mismatch(got, got.type.base)
        return self.bad(
            got.span,
            "PG501",
            f"这里要一些东西（列表或集合），写的是{got.type.zh}",
            f"a list or set is expected here, this is {got.type}",
        )

    def _quant(self, node: tree.Quant, scope: Scope, want: Type | None) -> Expr:
        over = self.collection(node.over, scope)
        item = over.type.item if over.type.of is not None else BAD
        inner, symbol = self.local(scope, node.name, item, node.name_span)
        test = self.boolean(node.test, inner) if node.test is not None else None
        if node.test is not None:
            inner = inner.knowing(shown_true(node.test))
        if node.how in {"any", "all", "count", "first"}:
            body = self.boolean(node.body, inner, f"{node.how} 的条件")
            result = {"count": ty.INT, "first": ty.maybe(item)}.get(node.how, ty.BOOL)
            return Expr("quant", (node.how, symbol, over, test, body), result, node.span)
        wanted = want.base.item if node.how == "collect" and want and want.base.collection else want
        body = self.lower(node.body, inner, wanted)
        if body.type.maybe:
            body = self.mismatch(body, body.type.base)
        if node.how == "collect":
            return Expr("quant", ("collect", symbol, over, test, body), ty.list_of(body.type), node.span)
        if not (body.type.numeric or body.type.amount or body.type.name == "error"):
            body = self.bad(
                body.span,
                "PG501",
                f"{node.how} 要数或量，写的是{body.type.zh}",
                f"{node.how} needs numbers or amounts, this is {body.type}",
            )
        result = body.type if node.how == "sum" else ty.maybe(body.type)
        return Expr("quant", (node.how, symbol, over, test, body), result, node.span)

    def _after(self, node: tree.After, scope: Scope, want: Type | None) -> Expr:
        effect = node.effect
        args: tuple[object, ...]
        match effect:
            case tree.Meld():
                group = self.group(effect.group, effect.group_span)
                args = ("meld", group, self.tiles(effect.tiles, scope))
            case tree.Regroup():
                args = ("regroup", *self.regroup(effect, scope))
            case tree.Discard():
                args = ("discard", self.typed(effect.tile, scope, ty.TILE))
            case tree.MoveTo():
                args = ("move", self.tiles(effect.what, scope), self.zone(effect.to, scope))
            case _:
                return self.bad(
                    node.span,
                    "PG604",
                    "after 只能用 meld、regroup、discard、move",
                    "after takes meld, regroup, discard or move",
                )
        self.need("me", scope, node.span)
        # Where the tiles cannot be laid so, the answer is false: nothing but a condition has such an answer.
        body = self.boolean(node.body, scope, "after … | 之后")
        return Expr("after", (*args, body), body.type, node.span)

    # ------------------------------------------------------------------ pieces shared with effects

    def group(self, name: str, span: Span) -> str:
        if name not in self.p.items["groups"]:
            self.p.unknown(
                "PG401",
                span,
                f"没有名为「{name}」的组",
                f"there is no group named {name}",
                name,
                self.p.items["groups"],
            )
            return ""
        self.p.use("groups", name)
        return name

    def tiles(self, node: tree.Expr, scope: Scope) -> Expr:
        """One tile or several."""
        got = self.lower(node, scope)
        if got.type.name == "zone":
            return Expr("zone tiles", (got,), ty.list_of(ty.TILE), got.span)
        if got.type.base == ty.TILE:
            return Expr("one tile", (got,), ty.list_of(ty.TILE), got.span)
        return self.expect(got, ty.list_of(ty.TILE), "牌")

    def zone(self, node: tree.Expr, scope: Scope) -> Expr:
        got = self.lower(node, scope)
        if got.type.name in {"zone", "error"}:
            return got
        return self.bad(
            got.span,
            "PG501",
            f"这里要一个放牌的区，写的是{got.type.zh}",
            f"a zone is expected here, this is {got.type}",
            "如 me.取，或 zones 里声明的区",
            "such as me.hand, or a zone declared under zones",
        )

    def regroup(self, node: tree.Regroup, scope: Scope) -> tuple[Expr, str | None, Expr | None, Expr | None]:
        meld = self.typed(node.meld, scope, ty.GROUP)
        group = self.group(node.group, node.group_span or node.span) if node.group else None
        adding = self.tiles(node.adding, scope) if node.adding is not None else None
        dropping = self.tiles(node.dropping, scope) if node.dropping is not None else None
        return meld, group, adding, dropping


def needs_of(nodes: Iterable[object]) -> frozenset[str]:
    """The contexts that expressions and statements need, through the functions they call too."""
    found: set[str] = set()
    for top in nodes:
        for node in walk(top):
            found |= needs_of_node(node)
            if node.op in {"call", "run"}:
                called = node.args[0]
                assert isinstance(called, Function)
                found |= called.needs
            if node.op == "offer" and isinstance(node, Stmt):
                found |= needs_of([node.args[3].body])
    return frozenset(found)


def needs_of_node(node: Expr | Stmt) -> set[str]:
    """The contexts that one operation needs by itself."""
    found: set[str] = set()
    if node.op in NEEDS and isinstance(node, Expr):
        found.add(NEEDS[node.op])
    if node.op == "worth" and len(node.args) > 1 and node.args[1] is None:
        found.add("act")
    if node.op == "offer field" and node.args[0] == "from":
        found.add("me")
    if node.op in {"after", "meld", "discard", "win", "offer", "regroup"}:
        found.add("me")
    if node.op == "win":
        found.add("act")
    return found


KNOWN_WORDS = frozenset(BUILTINS) | frozenset(CONTEXT_WORDS)
