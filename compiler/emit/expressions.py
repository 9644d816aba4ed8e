"""Prints expressions of the intermediate form as Python."""

from __future__ import annotations

from typing import Any

from ..analyse.scope import PASSED
from ..ir.nodes import Expr, Function, Stmt, walk
from ..lang.types import Type
from . import by_kind
from . import names as n

ATOM, POWER, SIGN, TIMES, PLUS, COMPARE, NOT, AND, OR, COND = 15, 12, 11, 10, 9, 5, 4, 3, 2, 1
CONTEXT_SYMBOL = {"me": "me", "arrangement": "A", "act": "act"}
BINARY = {"+": PLUS, "-": PLUS, "*": TIMES, "//": TIMES, "%": TIMES}


class Printer:
    """Prints expressions. ``act``: what stands for the action being judged; ``options``: where options are."""

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

    def _default(self, e: Expr) -> str:
        return f"default({self(e.args[0])}, {self._arm(e.args[1], e.type, 0)})"  # type: ignore[arg-type]

    # ------------------------------------------------------------------ operators

    def _arith(self, e: Expr) -> tuple[str, int]:
        a, b = e.args
        level = BINARY[e.op]
        return f"{self.text(a, level)} {e.op} {self.text(b, level + 1)}", level  # type: ignore[arg-type]

    def _divide(self, e: Expr) -> str:
        return f"ratio({self(e.args[0])}, {self(e.args[1])})"

    def _power(self, e: Expr) -> str:
        return f"power({self(e.args[0])}, {self(e.args[1])})"

    def _neg(self, e: Expr) -> tuple[str, int]:
        return f"-{self.text(e.args[0], SIGN)}", SIGN  # type: ignore[arg-type]

    def _not(self, e: Expr) -> tuple[str, int]:
        return f"not {self.text(e.args[0], NOT)}", NOT  # type: ignore[arg-type]

    def _and(self, e: Expr) -> tuple[str, int]:
        return " and ".join(self.text(a, AND) for a in e.args), AND  # type: ignore[arg-type]

    def _or(self, e: Expr) -> tuple[str, int]:
        return " or ".join(self.text(a, OR) for a in e.args), OR  # type: ignore[arg-type]

    _every = _and

    def _minus(self, e: Expr) -> str:
        kind, a, b = e.args
        made = f"minus({self(a)}, {self(b)})"
        return f"frozenset({made})" if kind == "set" else made

    def _join(self, e: Expr) -> str:
        kind, a, b = e.args
        both = f"(*{self.text(a, ATOM)}, *{self.text(b, ATOM)})"  # type: ignore[arg-type]
        return f"frozenset({both})" if kind == "set" else both

    def _compare(self, e: Expr) -> str | tuple[str, int]:
        op, a, b = e.args
        assert isinstance(a, Expr) and isinstance(b, Expr)
        if op == "==" and a.op == "win field" and a.args[0] == "by" and not b.type.maybe:
            return f"A.by == {self.text(b, PLUS)}", COMPARE
        missing = a.type.maybe, b.type.maybe
        simple = not any(missing) or (op == "==" and not all(missing))
        if simple:
            return f"{self._side(a, b)} {op} {self._side(b, a)}", COMPARE
        named = {"==": "eq2", "!=": "ne", "<": "lt", "<=": "le", ">": "gt", ">=": "ge"}[str(op)]
        return f"{named}({self(a)}, {self(b)})"

    def _side(self, e: Expr, other: Expr) -> str:
        """Collections compare as the same kind of collection."""
        if e.type.collection and other.type.collection:
            sets = {"set", "class"} & {e.type.name, other.type.name}
            return f"frozenset({self(e)})" if sets else f"tuple({self(e)})"
        return self.text(e, PLUS)

    def _in(self, e: Expr) -> str | tuple[str, int]:
        a, b, negated = e.args
        assert isinstance(a, Expr) and isinstance(b, Expr)
        word = "not in" if negated else "in"
        if not a.type.maybe and not b.type.maybe:
            if b.op == "range" and not negated:
                low, high = b.args
                return f"{self.text(low, PLUS)} <= {self.text(a, PLUS)} <= {self.text(high, PLUS)}", COMPARE  # type: ignore[arg-type]
            if b.op == "class" and not isinstance(self.game.ir.classes[str(b.args[0])], frozenset):
                return f"{'not ' if negated else ''}class_{n.safe(str(b.args[0]))}(T, {self(a)})", NOT
            return f"{self.text(a, PLUS)} {word} {self._items(b)}", COMPARE
        return f"{'not_inside' if negated else 'inside'}({self(a)}, {self(b)})"

    def _items(self, b: Expr) -> str:
        """A set or list written out is looked through as a tuple."""
        if b.op in {"set", "list"}:
            return self._list(b)
        return self.text(b, PLUS)

    def _is_group(self, e: Expr) -> tuple[str, int]:
        of, groups, negated = e.args
        assert isinstance(groups, tuple)
        g = self.text(of, ATOM)  # type: ignore[arg-type]
        if isinstance(of, Expr) and of.type.maybe:
            named = tuple_of([n.symbol(n.GROUP, x) for x in groups])
            test = f"{'' if negated else 'not '}ISA[g.group].isdisjoint({named})"
            return f"bool(lift({self(of)}, lambda g: {test}))", ATOM
        if len(groups) == 1:
            return f"{n.symbol(n.GROUP, groups[0])} {'not in' if negated else 'in'} ISA[{g}.group]", COMPARE
        inner = " or ".join(f"{n.symbol(n.GROUP, x)} in ISA[{g}.group]" for x in groups)
        return (f"not ({inner})", NOT) if negated else (inner, OR)

    def _cond(self, e: Expr) -> tuple[str, int]:
        test, yes, no = (x for x in e.args if isinstance(x, Expr))
        return (
            f"{self._arm(yes, e.type, OR)} if {self.text(test, OR)} else {self._arm(no, e.type, COND)}",
            COND,
        )

    def _arm(self, e: Expr, want: Type, above: int) -> str:
        """One of two values that together have the type ``want``: a list and a set may stand beside each other."""
        mixed = e.type.collection and want.base.collection and e.type.name != want.base.name
        return self.as_type(e, want.base) if mixed else self.text(e, above)

    def _let(self, e: Expr) -> str:
        symbol, value, body = e.args
        if self.in_iterable:
            return f"(lambda {local(str(symbol))}: {self(body)})({self(value)})"
        return f"(({local(str(symbol))} := {self(value)}), {self(body)})[1]"

    # ------------------------------------------------------------------ collections

    def _set(self, e: Expr) -> str:
        return f"frozenset({self._list(e)})" if e.args else "frozenset()"

    def _list(self, e: Expr) -> str:
        return tuple_of([self(a) for a in e.args])

    def _range(self, e: Expr) -> str:
        low, high = e.args
        if isinstance(high, Expr) and high.op == "const":
            return f"range({self(low)}, {int(str(high.args[0])) + 1})"
        return f"range({self(low)}, {self.text(high, PLUS)} + 1)"  # type: ignore[arg-type]

    def _snapshot(self, e: Expr) -> str:
        of = e.args[0]
        assert isinstance(of, Expr)
        return f"frozenset({self(of)})" if of.type.name in {"set", "class"} else f"tuple({self(of)})"

    def iterable(self, e: Expr, ordered: bool, counted: bool = False) -> str:
        """A collection to go through; a set in order, where that matters, or each member once (``counted``)."""
        before, self.in_iterable = self.in_iterable, True
        try:
            spread = e.op == "list" or (e.op == "set" and (not counted or _distinct(e)))
            text = self._items(e) if spread and not ordered else self.text(e, OR)
        finally:
            self.in_iterable = before
        return f"members({text})" if ordered and e.type.name in {"set", "class"} else text

    def _quant(self, e: Expr) -> str | tuple[str, int]:
        how, symbol, over, test, body = e.args
        assert isinstance(over, Expr) and isinstance(body, Expr)
        short = by_kind.printed(self, e)
        if short is not None:
            return short
        x = local(str(symbol))
        joins = how in {"count", "first"}
        where = f" if {self.text(test, AND if joins else OR)}" if isinstance(test, Expr) else ""
        each = f"for {x} in {self.iterable(over, how in {'first', 'collect'}, how == 'sum')}{where}"
        match how:
            case "any" | "all":
                return f"{how}({self(body)} {each})"
            case "count":
                joined = f"{where} and {self.text(body, AND)}" if where else f" if {self.text(body, OR)}"
                return f"sum(1 for {x} in {self.iterable(over, False, True)}{joined})"
            case "sum":
                return f"sum({self(body)} {each})"
            case "first":
                joined = f"{where} and {self.text(body, AND)}" if where else f" if {self.text(body, OR)}"
                if isinstance(body, Expr) and body.op == "const" and body.args[0] is True:
                    joined = where
                return f"next(({x} for {x} in {self.iterable(over, True)}{joined}), None)"
            case "collect":
                return f"tuple([{self(body)} {each}])"
        return f"{'max' if how == 'largest' else 'min'}(({self(body)} {each}), default=None)"

    # ------------------------------------------------------------------ calls

    def contexts(self, f: Function) -> list[str]:
        return [self.act if c == "act" else CONTEXT_SYMBOL[c] for c in PASSED if c in f.needs]

    def _call(self, e: Expr) -> str | tuple[str, int]:
        f, args = e.args
        assert isinstance(f, Function) and isinstance(args, tuple)
        body = by_kind.written_out(f, args)
        if body is not None:
            return self.leveled(body)
        given = [self.as_type(a, p.type) for a, p in zip(args, f.params, strict=True)]
        return f"{function_name(f)}({', '.join(['T', *self.contexts(f), *given])})"

    def _ahead(self, e: Expr) -> str:
        return f"T.ahead({self(e.args[0])}, {self(e.args[1])})"

    def _steps(self, e: Expr) -> str:
        return f"T.steps({self(e.args[0])}, {self(e.args[1])})"

    def _seats_from(self, e: Expr) -> str:
        return f"T.seats_from({self(e.args[0])})"

    def _others(self, e: Expr) -> str:
        return f"T.others({self(e.args[0])})"

    def _reversed(self, e: Expr) -> str:
        return f"tuple(reversed({self.iterable(e.args[0], True)}))"  # type: ignore[arg-type]

    def _ways(self, e: Expr) -> str:
        group, tiles, tile = e.args
        last = f", {self(tile)}" if tile is not None else ""
        return f"T.ways(me, {n.symbol(n.GROUP, str(group))}, {self(tiles)}{last})"

    def _picks(self, e: Expr) -> str:
        return f"T.picks({self(e.args[0])}, {self(e.args[1])})"

    def _worth(self, e: Expr) -> str:
        what, action, seat, kind = e.args
        act = self.act if action is None else self(action)
        return f"T.worth{'_kind' if kind == 'kind' else ''}({self(seat)}, {self(what)}, {act})"

    def _waits(self, e: Expr) -> str:
        seat, action = e.args
        return f"T.waits({self(seat)}{f', {self(action)}' if action is not None else ''})"

    def _random(self, e: Expr) -> str:
        of, certain = e.args
        assert isinstance(of, Expr)
        listed = self(of) if of.type.name in {"range", "list"} else f"tuple({self.iterable(of, True)})"
        made = f"T.random({listed})"
        return f"must({made})" if certain else made

    def _number(self, e: Expr) -> str:
        return self.text(e.args[0], ATOM)  # type: ignore[arg-type]

    def _total(self, e: Expr) -> str:
        return f"A.totals[{n.symbol(n.UNIT, str(e.args[0]))}]"

    def _larger(self, e: Expr) -> str:
        return f"max({self(e.args[0])}, {self(e.args[1])})"

    def _smaller(self, e: Expr) -> str:
        return f"min({self(e.args[0])}, {self(e.args[1])})"

    def _ceil(self, e: Expr) -> str:
        return f"ceil({self(e.args[0])})"

    def _floor(self, e: Expr) -> str:
        return f"floor({self(e.args[0])})"

    def _whole(self, e: Expr) -> str:
        return f"whole({self(e.args[0])})"

    def _convert(self, e: Expr) -> str:
        return f"convert_{n.safe(str(e.args[0]))}({self(e.args[1])})"

    def _convert_by(self, e: Expr) -> str:
        option, converts, of = e.args
        assert isinstance(converts, tuple)
        table = tuple_of([f"convert_{n.safe(c)}" for c in converts])
        return f"{table}[{self.options}.o_{n.safe(str(option))}]({self(of)})"

    def _cell(self, e: Expr) -> str:
        name, row, column = e.args
        table = next(t for t in self.game.ir.tables if t.name == name)
        r, c = self._offset(row, table.rows), self._offset(column, table.columns)
        return f"cell({n.symbol(n.TABLE, str(name))}, {r}, {c}, {name!r})"

    def _offset(self, e: Any, axis: Any) -> str:
        low = axis[0] if isinstance(axis[0], int) else 0
        return f"{self.text(e, PLUS)} - {low}" if low else self(e)

    def _at(self, e: Expr) -> str:
        return f"at({self(e.args[0])}, {self(e.args[1])})"

    def _has(self, e: Expr) -> str | tuple[str, int]:
        name = str(e.args[0])
        if name in self.p.items["patterns"]:
            return f"{n.symbol(n.PATTERN, name)} in A.found", COMPARE
        return f"any(x in A.found for x in {n.symbol('TAG', name)})"

    def _can(self, e: Expr) -> str:
        return f"can(T, {self(e.args[0])}, legal_{n.safe(str(e.args[1]))})"

    def _after(self, e: Expr) -> str:
        kind, *args, body = e.args
        inner = f"lambda: {self(body)}"
        match kind:
            case "meld":
                return f"T.after_meld(me, {n.symbol(n.GROUP, str(args[0]))}, tuple({self(args[1])}), {inner})"
            case "regroup":
                meld, group, adding, dropping = args
                g = n.symbol(n.GROUP, str(group)) if group else "-1"
                parts = [f"tuple({self(x)})" if x is not None else "()" for x in (adding, dropping)]
                return f"T.after_regroup(me, {self(meld)}, {g}, {parts[0]}, {parts[1]}, {inner})"
            case "discard":
                return f"T.after_discard(me, {self(args[0])}, {inner})"
        seat, attr = self.zone_of(args[1])
        return f"T.after_move(me, tuple({self(args[0])}), {seat}, {attr!r}, {inner})"

    def zone_of(self, e: Any) -> tuple[str, str]:
        """The owner and attribute of a zone expression."""
        name, of = e.args
        return (self(of) if of is not None else "-1"), zone_attr(str(name))


NAMES = {
    **dict.fromkeys(BINARY, "arith"),
    "/": "divide",
    "**": "power",
}


def _distinct(e: Expr) -> bool:
    """Whether the members of a set written out are certainly different."""
    known = [x.args[0] for x in e.args if isinstance(x, Expr) and x.op == "const"]
    return len(known) == len(e.args) == len(set(known))


def local(name: str) -> str:
    """A local as a Python name: what comes before the first ``_`` tells that it is one."""
    head, mark, tail = name.partition("_")
    return f"{head}_{n.safe(tail)}" if mark else n.safe(name)


def tuple_of(items: list[str]) -> str:
    return f"({items[0]},)" if len(items) == 1 else f"({', '.join(items)})"


def zone_attr(name: str) -> str:
    return name if name in {"hand", "discards"} else f"z_{n.safe(name)}"


def function_name(f: Function) -> str:
    return n.symbol(f.kind, f.name)


def free_locals(body: Any, bound: set[str]) -> dict[str, Type]:
    """Locals that a block uses and does not bind itself, with their types."""
    inner = set(bound)
    for node in walk(body):
        if node.op in {"quant", "let", "lift", "lift test", "for"}:
            at = {"quant": 1, "let": 0, "for": 0}.get(node.op, 1)
            inner.add(str(node.args[at]))
    out: dict[str, Type] = {}
    for node in walk(body):
        if isinstance(node, Expr) and node.op == "local":
            name = str(node.args[0])
            if name not in inner and not name.startswith("ACT_") and name != "A":
                out.setdefault(name, node.type)
        if isinstance(node, Stmt) and node.op == "offer":
            for name, type_ in free_locals(node.args[3].body, inner).items():
                out.setdefault(name, type_)
    return out
