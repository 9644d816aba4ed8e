"""Prints expressions of the intermediate form as Python."""

from __future__ import annotations

from typing import Any

from ..analyse.scope import PASSED
from ..ir.nodes import Expr, Function
from ..lang.types import Type
from . import by_kind
from . import names as n
from .atoms import Atoms
from .spelling import (
    AND,
    ATOM,
    BINARY,
    COMPARE,
    COND,
    CONTEXT_SYMBOL,
    NOT,
    OR,
    PLUS,
    SIGN,
    function_name,
    local,
    tuple_of,
    zone_attr,
)


class Printer(Atoms):
    """Prints expressions: operators, collections and calls on top of the atoms."""

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

    def _default(self, e: Expr) -> str:
        return f"default({self(e.args[0])}, {self._arm(e.args[1], e.type, 0)})"  # type: ignore[arg-type]

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


def _distinct(e: Expr) -> bool:
    """Whether the members of a set written out are certainly different."""
    known = [x.args[0] for x in e.args if isinstance(x, Expr) and x.op == "const"]
    return len(known) == len(e.args) == len(set(known))
