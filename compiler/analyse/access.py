"""Names, fields and calls: what each means for the type it is asked of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ir.nodes import Expr
from ..lang import types as ty
from ..lang.types import Type
from ..source import Span
from ..syntax import format_expr, tree
from .calls import Calls
from .scope import Scope, path

if TYPE_CHECKING:
    from .expr import Lowering

FIELDS: dict[str, dict[str, tuple[Type, str]]] = {
    "tile": {
        "kind": (ty.KIND, ""),
        "suit": (ty.SUIT, ""),
        "rank": (ty.INT, ""),
        "finish": (ty.maybe(ty.FINISH), ""),
        "claimed": (ty.BOOL, "me"),
        "plays": (ty.KIND, "arrangement"),
        "won": (ty.BOOL, "arrangement"),
    },
    "kind": {
        "suit": (ty.SUIT, ""),
        "rank": (ty.INT, ""),
        "next": (ty.KIND, ""),
        "copies": (ty.INT, ""),
    },
    "group": {
        "kind": (ty.KIND, ""),
        "tiles": (ty.list_of(ty.TILE), ""),
        "concealed": (ty.BOOL, ""),
        "laid": (ty.BOOL, ""),
        "won": (ty.BOOL, "arrangement"),
        "from": (ty.maybe(ty.SEAT), ""),
    },
    "seat": {
        "melds": (ty.list_of(ty.GROUP), ""),
        "drawn": (ty.maybe(ty.TILE), ""),
        "hand": (ty.ZONE, ""),
        "discards": (ty.ZONE, ""),
        "points": (ty.amount(ty.POINTS), ""),
    },
    "win": {
        "seat": (ty.SEAT, ""),
        "tile": (ty.maybe(ty.TILE), ""),
        "by": (ty.ACTION, ""),
        "from": (ty.maybe(ty.SEAT), ""),
    },
    "transfer": {
        "from": (ty.SEAT, ""),
        "to": (ty.SEAT, ""),
        "points": (ty.amount(ty.POINTS), ""),
        "as": (ty.PAYMENT, ""),
    },
    "wall": {"left": (ty.INT, "")},
    "offer": {"tiles": (ty.list_of(ty.TILE), "offer"), "from": (ty.SEAT, "offer")},
    "pot": {"points": (ty.amount(ty.POINTS), "")},
}
"""Fields of each type: their types and the context each needs."""

WORDS: dict[str, tuple[str, Type, str]] = {
    "me": ("me", ty.SEAT, "me"),
    "dealer": ("dealer", ty.SEAT, ""),
    "seats": ("seats", ty.list_of(ty.SEAT), ""),
    "kinds": ("kinds", ty.list_of(ty.KIND), ""),
    "suits": ("suits", ty.list_of(ty.SUIT), ""),
    "wall": ("wall", ty.WALL, ""),
    "wins": ("wins", ty.list_of(ty.WIN), ""),
    "paid": ("paid", ty.list_of(ty.TRANSFER), ""),
    "offer": ("offer", ty.OFFER, "offer"),
    "claims": ("claims", ty.list_of(ty.SEAT), "offer"),
    "groups": ("groups", ty.list_of(ty.GROUP), "arrangement"),
    "tiles": ("tiles", ty.list_of(ty.TILE), "arrangement"),
    "shape": ("shape", ty.SHAPE, "arrangement"),
    "win": ("arrangement", ty.maybe(ty.WIN), "arrangement"),
}


PARTS = {
    "win": "exists win, win.by, win.from",
    "wall": "wall.left, wall.back(1)",
    "offer": "offer.tiles, offer.from",
    "option": "option.NAME",
}
"""Words of which only parts are values."""


class Access:
    def __init__(self, lowering: Lowering) -> None:
        self.l = lowering
        self.p = lowering.p
        self.calls = Calls(lowering)

    # ------------------------------------------------------------------ names

    def name(self, node: tree.Name, scope: Scope, want: Type | None) -> Expr:
        """What a name standing alone means here; the expected type's members come first."""
        n, span = node.name, node.span
        if n in scope.locals:
            entry = scope.locals[n]
            return Expr("local", (entry.symbol,), entry.type, span)
        wanted = want.base if want is not None else None
        if wanted is not None and wanted.member and n in self.p.members(wanted):
            return self._member(n, wanted, span)
        if n in PARTS:
            return self.l.bad(
                span,
                "PG410",
                f"「{n}」不能单独作值",
                f"{n} is not a value by itself",
                f"写 {PARTS[n]}",
                f"write {PARTS[n]}",
            )
        found = self._word(n, scope, span) or self._declared(n, scope, span)
        if found is not None:
            return found
        return self._unknown(n, scope, wanted, span)

    def _member(self, n: str, wanted: Type, span: Span) -> Expr:
        section = {"group kind": "groups", "shape": "shapes", "action": "actions"}.get(wanted.name)
        if section:
            self.p.use(section, n)
        if wanted.name in {"choice", "enum"}:
            self.p.use(wanted.name, f"{wanted.arg}.{n}")
        return Expr("member", (wanted.name, n), wanted, span)

    def _word(self, n: str, scope: Scope, span: Span) -> Expr | None:
        if n not in WORDS:
            return None
        op, type_, context = WORDS[n]
        if context and not self.l.need(context, scope, span):
            return Expr("bad", (), ty.ERROR, span)
        return Expr(op, (), type_, span)

    def _declared(self, n: str, scope: Scope, span: Span) -> Expr | None:
        p = self.p
        if n in p.state and p.state[n].scope != "seat":
            p.use("state", n)
            return Expr("state", (p.state[n].scope, n, None), p.state[n].type, span)
        if n in p.items["zones"] and p.items["zones"][n].text("of") == "table":
            p.use("zones", n)
            return Expr("zone", (n, None), ty.ZONE, span)
        if n in p.items["define"]:
            return self.calls.definition(n, (), scope, span)
        if n in p.kinds:
            return Expr("const", (p.kinds.index(n),), ty.KIND, span)
        if n in p.suits:
            return Expr("const", (list(p.suits).index(n),), ty.SUIT, span)
        if n in p.classes:
            p.use("classes", n)
            return Expr("class", (n,), Type("class", ty.KIND), span)
        if n in p.values or n in p.chosen:
            if not self.l.need("arrangement", scope, span):
                return Expr("bad", (), ty.ERROR, span)
            p.use("values", n)
            if n in p.chosen:
                return Expr("chosen", (list(p.chosen).index(n),), p.value_types.get(n, ty.KIND), span)
            return Expr("value", (n,), self.calls.value_type(n, span), span)
        if n in p.items["pots"]:
            p.use("pots", n)
            return Expr("pot", (n,), ty.POT, span)
        return None

    def _unknown(self, n: str, scope: Scope, wanted: Type | None, span: Span) -> Expr:
        if wanted is not None and wanted.member:
            members = self.p.members(wanted)
            self.p.unknown(
                "PG408",
                span,
                f"「{n}」不是这里可用的词（{wanted.zh}）",
                f"{n} is not one of the {wanted} members",
                n,
                members,
            )
            return Expr("bad", (), ty.ERROR, span)
        if n in self.p.state:
            return self.l.bad(
                span,
                "PG401",
                f"「{n}」是每个座位各有的状态，要写明是谁的",
                f"{n} belongs to a seat: say whose",
                f"如 me.{n}",
                f"such as me.{n}",
            )
        members_of = [
            what
            for what, names in (
                ("动作", self.p.items["actions"]),
                ("组", self.p.items["groups"]),
                ("形", self.p.items["shapes"]),
                ("牌型", self.p.items["patterns"]),
            )
            if n in names
        ]
        if members_of:
            return self.l.bad(
                span,
                "PG401",
                f"「{n}」是{'、'.join(members_of)}的名字，不能单独作值",
                f"{n} cannot stand alone as a value",
                f"如 g is {n}、has {n}、me can {n}",
                f"such as g is {n}, has {n}, me can {n}",
            )
        self.p.unknown(
            "PG401",
            span,
            f"没有名为「{n}」的东西",
            f"nothing is named {n}",
            n,
            [*scope.locals, *self.p.flat()],
        )
        return Expr("bad", (), ty.ERROR, span)

    # ------------------------------------------------------------------ fields

    def field(self, node: tree.Field, scope: Scope) -> Expr:
        if isinstance(node.of, tree.Name) and node.of.name == "option":
            return self._option(node)
        if isinstance(node.of, tree.Field) and path(node.of) == f"option.{node.of.name}":
            return self._number(node, node.of)
        if isinstance(node.of, tree.Name) and node.of.name == "win" and "win" not in scope.locals:
            return self._of_win(node, scope)
        of = self.whole(node.of, scope)
        if of.type.name == "error":
            return of
        if not of.type.maybe:
            return self.of(of, node, scope)
        symbol = self.l.fresh("x")
        inner = self.of(Expr("local", (symbol,), of.type.base, of.span), node, scope)
        return Expr("lift", (of, symbol, inner), ty.maybe(inner.type), node.span)

    def whole(self, node: tree.Expr, scope: Scope) -> Expr:
        """What a field is asked of, which may be a word that is no value by itself."""
        if isinstance(node, tree.Name) and node.name in PARTS and node.name not in scope.locals:
            found = self._word(node.name, scope, node.span)
            if found is not None:
                return found
        return self.l.lower(node, scope)

    def _of_win(self, node: tree.Field, scope: Scope) -> Expr:
        """A field of the win being judged."""
        if not self.l.need("arrangement", scope, node.span):
            return Expr("bad", (), ty.ERROR, node.span)
        types = {"seat": ty.SEAT, "tile": ty.TILE, "by": ty.ACTION, "from": ty.SEAT}
        if node.name not in types:
            return self._no_field(ty.WIN, node.name, node.name_span)
        return Expr("win field", (node.name,), ty.maybe(types[node.name]), node.span)

    def of(self, of: Expr, node: tree.Field, scope: Scope) -> Expr:
        """``of.name`` for a value that is there."""
        t, n, span = of.type, node.name, node.span
        if n == "count" and (t.collection or t.name == "zone"):
            return Expr("count", (of,), ty.INT, span)
        known = FIELDS.get(t.name, {})
        if n in known:
            result, context = known[n]
            if context and not self.l.need(context, scope, node.name_span):
                return Expr("bad", (), ty.ERROR, span)
            op = {"plays": "plays", "claimed": "claimed"}.get(n, "field") if t == ty.TILE else "field"
            if t == ty.TILE and n == "won":
                op = "tile won"
            if result == ty.ZONE:
                return Expr("zone", (n, of), result, span)
            if t == ty.OFFER and n == "from" and not self.l.need("me", scope, node.name_span):
                return Expr("bad", (), ty.ERROR, span)
            if t == ty.OFFER:
                return Expr("offer field", (n,), result, span)
            return Expr(op, (of, t.name, n), result, span)
        found = self._of_seat(of, n, span, scope) if t == ty.SEAT else None
        if found is None and t == ty.WIN and n in self.p.values:
            self.p.use("values", n)
            found = Expr("win value", (of, n), self.calls.value_type(n, span), span)
        if found is not None:
            return found
        return self._no_field(t, n, node.name_span)

    def _of_seat(self, of: Expr, n: str, span: Span, scope: Scope) -> Expr | None:
        p = self.p
        if n in p.state and p.state[n].scope == "seat":
            p.use("state", n)
            return Expr("state", ("seat", n, of), p.state[n].type, span)
        if n in p.items["zones"] and p.items["zones"][n].text("of") == "seat":
            p.use("zones", n)
            return Expr("zone", (n, of), ty.ZONE, span)
        if n in p.values:
            if not self.l.need("settlement", scope, span):
                return Expr("bad", (), ty.ERROR, span)
            p.use("values", n)
            return Expr("seat value", (of, n), self.calls.value_type(n, span), span)
        return None

    def _no_field(self, t: Type, n: str, span: Span) -> Expr:
        candidates = list(FIELDS.get(t.name, {}))
        if t == ty.SEAT:
            candidates += [k for k, s in self.p.state.items() if s.scope == "seat"] + list(
                self.p.items["zones"]
            )
            candidates += list(self.p.values)
        if t == ty.WIN:
            candidates += list(self.p.values)
        if t.collection or t.name == "zone":
            candidates.append("count")
        self.p.unknown("PG410", span, f"{t.zh}没有「{n}」", f"{t} has no field {n}", n, candidates)
        return Expr("bad", (), ty.ERROR, span)

    def _option(self, node: tree.Field) -> Expr:
        info = self.p.options.get(node.name)
        if info is None:
            self.p.unknown(
                "PG401",
                node.name_span,
                f"没有名为「{node.name}」的选项",
                f"there is no option named {node.name}",
                node.name,
                self.p.options,
            )
            return Expr("bad", (), ty.ERROR, node.span)
        self.p.use("options", node.name)
        return Expr("option", (node.name,), info.type, node.span)

    def _number(self, node: tree.Field, option: tree.Field) -> Expr:
        """``option.封顶.限``: a number that each choice carries."""
        got = self._option(option)
        if got.type.name == "error":
            return got
        info = self.p.options[option.name]
        carried = {n for numbers in info.choices.values() for n in numbers}
        if node.name not in carried:
            self.p.unknown(
                "PG410",
                node.name_span,
                f"选项「{option.name}」的各项没有「{node.name}」",
                f"the choices of {option.name} carry no {node.name}",
                node.name,
                carried,
            )
            return Expr("bad", (), ty.ERROR, node.span)
        without = [c for c, numbers in info.choices.items() if node.name not in numbers]
        if without:
            return self.l.bad(
                node.name_span,
                "PG410",
                f"选项「{option.name}」的「{'、'.join(without)}」没有写「{node.name}」",
                f"the choices {', '.join(without)} of {option.name} have no {node.name}",
            )
        values = tuple(numbers[node.name] for numbers in info.choices.values())
        return Expr("option number", (option.name, values), ty.INT, node.span)

    # ------------------------------------------------------------------ calls and indices

    def call(self, node: tree.Call, scope: Scope, want: Type | None) -> Expr:
        if isinstance(node.of, tree.Name):
            return self.calls.named(node.of.name, node, scope, want)
        if isinstance(node.of, tree.Field):
            if isinstance(node.of.of, tree.Name) and node.of.of.name == "option":
                return self.calls.by_option(node, node.of, scope)
            of = self.whole(node.of.of, scope)
            if of.type == ty.WALL and node.of.name in {"front", "back", "stack"} and len(node.args) == 1:
                n = self.l.typed(node.args[0], scope, ty.INT)
                return Expr("wall tiles", (node.of.name, n), ty.list_of(ty.TILE), node.span)
            if of.type.name == "error":
                return of
        return self.l.bad(
            node.span,
            "PG410",
            f"「{format_expr(node.of)}」不能这样调用",
            f"{format_expr(node.of)} cannot be called",
        )

    def index(self, node: tree.Index, scope: Scope) -> Expr:
        if isinstance(node.of, tree.Name) and node.of.name in self.p.items["tables"]:
            return self.calls.cell(node.of.name, node, scope)
        of = self.l.lower(node.of, scope)
        if of.type.name == "error":
            return of
        if of.type.name not in {"list", "zone"} or len(node.at) != 1:
            return self.l.bad(
                node.span,
                "PG410",
                f"{of.type.zh}不能用 [ ] 取",
                f"{of.type} cannot be indexed",
                "表写作 表[行, 列]，列表写作 列表[序号]",
                "a table is written T[row, column], a list L[number]",
            )
        at = self.l.typed(node.at[0], scope, ty.INT)
        item = ty.TILE if of.type.name == "zone" else of.type.item
        return Expr("at", (of, at), item, node.span)
