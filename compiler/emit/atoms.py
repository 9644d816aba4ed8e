"""Prints what expressions are made of: atoms, fields, values that may be missing."""

from __future__ import annotations

from typing import Any

from ..ir.nodes import Expr
from ..lang.types import Type
from . import names as n
from .spelling import (
    AND,
    ATOM,
    COMPARE,
    COND,
    NAMES,
    OR,
    PLUS,
    SIGN,
    local,
    zone_attr,
)


class Atoms:
    """The ground of a printer of expressions. ``act``: what stands for the action being judged; ``options``: where options are."""

    def __init__(self, game: Any, act: str = "act", options: str = "T.options") -> None:
        self.game = game
        self.p = game.program
        self.act = act
        self.options = options
        self.in_iterable = False

    def text(self, e: Expr, above: int = 0) -> str:
        """The text of an expression, in brackets where it binds less than ``above``."""
        text, level = self.leveled(e)
        return f"({text})" if level < above else text

    def leveled(self, e: Expr) -> tuple[str, int]:
        """The text of an expression and how tightly it binds."""
        method = getattr(self, "_" + NAMES.get(e.op, e.op.replace(" ", "_")))
        found: str | tuple[str, int] = method(e)
        return found if isinstance(found, tuple) else (found, ATOM)

    def __call__(self, e: Any) -> str:
        return self.text(e)

    def as_type(self, e: Expr, want: Type) -> str:
        """The text of a value made into the kind of collection that is wanted."""
        text = self.text(e)
        if not e.type.collection or not want.base.collection or e.type.name == want.base.name:
            return text
        if want.base.name == "set":
            return f"frozenset({text})"
        return f"members({text})" if e.type.name in {"set", "class"} else f"tuple({text})"

    # ------------------------------------------------------------------ atoms

    def _const(self, e: Expr) -> str | tuple[str, int]:
        value = e.args[0]
        return (repr(value), SIGN) if isinstance(value, int) and value < 0 else repr(value)

    def _local(self, e: Expr) -> str:
        name = str(e.args[0])
        if name.startswith("ACT_"):
            return n.symbol("ACT", name.removeprefix("ACT_"))
        return local(name)

    def _me(self, e: Expr) -> str:
        return "me"

    def _dealer(self, e: Expr) -> str:
        return "T.dealer"

    def _seats(self, e: Expr) -> str:
        return "T.all"

    def _kinds(self, e: Expr) -> str:
        return "KINDS"

    def _suits(self, e: Expr) -> str:
        return "SUITS"

    def _wins(self, e: Expr) -> str:
        return "T.wins"

    def _paid(self, e: Expr) -> str:
        return "T.paid"

    def _claims(self, e: Expr) -> str:
        return "T.claims"

    def _wall(self, e: Expr) -> str:
        return "T.wall"

    def _groups(self, e: Expr) -> str:
        return "A.groups"

    def _tiles(self, e: Expr) -> str:
        return "A.tiles"

    def _shape(self, e: Expr) -> str:
        return "A.shape"

    def _member(self, e: Expr) -> str:
        kind, name = str(e.args[0]), str(e.args[1])
        match kind:
            case "group kind":
                return n.symbol(n.GROUP, name)
            case "shape":
                return n.symbol(n.SHAPE, name)
            case "action":
                return n.symbol(n.ACTION, name)
            case "finish":
                return n.symbol(n.FINISH, name)
            case "payment":
                return n.symbol(n.PAYMENT, name)
            case "choice":
                return n.symbol(n.CHOICE, e.type.arg, name)
        return n.symbol(n.MEMBER, e.type.arg, name)

    def _class(self, e: Expr) -> str:
        name = str(e.args[0])
        if isinstance(self.game.ir.classes[name], frozenset):
            return n.symbol(n.CLASS, name)
        return f"class_set_{n.safe(name)}(T)"

    def _state(self, e: Expr) -> str:
        scope, name, of = e.args
        attr = f"v_{n.safe(str(name))}"
        if scope == "seat":
            return f"T.seats[{self(of)}].{attr}"
        return f"T.{scope}.{attr}"

    def _zone(self, e: Expr) -> str:
        name, of = e.args
        attr = zone_attr(str(name))
        return f"T.seats[{self(of)}].{attr}" if of is not None else f"T.hand.{attr}"

    def _zone_tiles(self, e: Expr) -> str:
        return self(e.args[0])

    def _one_tile(self, e: Expr) -> str:
        return f"({self(e.args[0])},)"

    def _option(self, e: Expr) -> str:
        return f"{self.options}.o_{n.safe(str(e.args[0]))}"

    def _option_number(self, e: Expr) -> str:
        return f"{e.args[1]!r}[{self.options}.o_{n.safe(str(e.args[0]))}]"

    def _pot(self, e: Expr) -> str | tuple[str, int]:
        return f"{-1 - self.p.index('pots', e.args[0])}", SIGN

    # ------------------------------------------------------------------ fields

    def _field(self, e: Expr) -> str | tuple[str, int]:
        of, kind, name = e.args
        x = self.text(of, ATOM)  # type: ignore[arg-type]
        match kind, name:
            case "tile", "kind":
                return f"KIND_OF[{self(of)}]"
            case "tile", "suit":
                return f"SUIT_OF[KIND_OF[{self(of)}]]"
            case "tile", "rank":
                return f"RANK_OF[KIND_OF[{self(of)}]]"
            case "tile", "finish":
                return f"FINISH_OF[{self(of)}] or None", OR
            case "kind", "suit":
                return f"SUIT_OF[{self(of)}]"
            case "kind", "rank":
                return f"RANK_OF[{self(of)}]"
            case "kind", "next":
                return f"NEXT_OF[{self(of)}]"
            case "kind", "copies":
                return f"T.copies({self(of)})"
            case "seat", _:
                return f"T.seats[{self(of)}].{name}"
            case "pot", "points":
                return f"T.pots[-1 - ({x})]"
            case "transfer" | "group" | "win", "from":
                return f"{x}.from_"
            case "transfer", "as":
                return f"{x}.as_"
        return f"{x}.{name}"

    def _offer_field(self, e: Expr) -> str:
        return "(T.offer.tiles if T.offer is not None else ())" if e.args[0] == "tiles" else "offerer(T, me)"

    def _win_field(self, e: Expr) -> str | tuple[str, int]:
        match e.args[0]:
            case "tile":
                return "A.win_tile"
            case "from":
                return "A.from_"
            case "seat":
                return "A.seat if A.won else None", COND
        return "A.by if A.won else None", COND

    def _claimed(self, e: Expr) -> str:
        return f"T.claimed(me, {self(e.args[0])})"

    def _plays(self, e: Expr) -> str:
        t = self(e.args[0])
        return f"A.plays.get({t}, KIND_OF[{t}])"

    def _tile_won(self, e: Expr) -> tuple[str, int]:
        return f"{self.text(e.args[0], PLUS)} == A.win_tile", COMPARE  # type: ignore[arg-type]

    def _value(self, e: Expr) -> str:
        return f"A.values[{n.symbol(n.VALUE, str(e.args[0]))}]"

    def _chosen(self, e: Expr) -> str:
        return f"A.chosen[{e.args[0]}]"

    def _win_value(self, e: Expr) -> str:
        return f"{self.text(e.args[0], ATOM)}.values[{n.symbol(n.VALUE, str(e.args[1]))}]"  # type: ignore[arg-type]

    def _seat_value(self, e: Expr) -> str:
        return f"T.result({self(e.args[0])}).values[{n.symbol(n.VALUE, str(e.args[1]))}]"

    def _count(self, e: Expr) -> str:
        return f"len({self(e.args[0])})"

    def _wall_tiles(self, e: Expr) -> str:
        return f"T.wall.{e.args[0]}({self(e.args[1])})"

    # ------------------------------------------------------------------ missing values

    def _must(self, e: Expr) -> str:
        return f"must({self(e.args[0])})"

    def _lift(self, e: Expr) -> str | tuple[str, int]:
        of, symbol, inner = e.args
        if self.in_iterable:
            return f"lift({self(of)}, lambda {local(str(symbol))}: {self(inner)})"
        return f"None if ({local(str(symbol))} := {self(of)}) is None else {self.text(inner, COND)}", COND  # type: ignore[arg-type]

    def _lift_test(self, e: Expr) -> tuple[str, int]:
        of, symbol, inner = e.args
        if self.in_iterable:
            return f"bool(lift({self(of)}, lambda {local(str(symbol))}: {self(inner)}))", ATOM
        return f"({local(str(symbol))} := {self(of)}) is not None and {self.text(inner, AND)}", AND  # type: ignore[arg-type]

    def _exists(self, e: Expr) -> tuple[str, int] | str:
        of = e.args[0]
        assert isinstance(of, Expr)
        if of.op == "arrangement":
            return "A.won"
        if of.type.collection or of.type.name == "zone":
            return f"bool({self(of)})"
        return f"{self.text(of, PLUS)} is not None", COMPARE
