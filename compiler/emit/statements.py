"""Prints effect blocks as Python lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..ir.nodes import Expr, Function, Stmt
from ..lang.types import Type
from . import names as n
from .expressions import Printer
from .spelling import free_locals, function_name, local, tuple_of

INDENT = "    "


class Lines:
    """Prints blocks with a printer; ``after`` collects the parameters of continuation blocks."""

    def __init__(self, printer: Printer, after: dict[str, tuple[Function, dict[str, Type], str]]) -> None:
        self.x = printer
        self.after = after

    def block(self, body: tuple[Stmt, ...], depth: int) -> Iterator[str]:
        if not body:
            yield f"{INDENT * depth}pass"
        for stmt in body:
            method = getattr(self, f"_{stmt.op}")
            for line in method(stmt, depth):
                yield INDENT * depth + line if not line.startswith("\0") else line[1:]

    def _below(self, body: tuple[Stmt, ...], depth: int) -> Iterator[str]:
        for line in self.block(body, depth + 1):
            yield "\0" + line

    def _tiles(self, e: Expr) -> str:
        text = self.x(e)
        return text if e.op == "one tile" else f"tuple({text})"

    def _nothing(self, s: Stmt, depth: int) -> Iterator[str]:
        yield "pass"

    def _deal(self, s: Stmt, depth: int) -> Iterator[str]:
        yield f"T.deal({self.x(s.args[0])}, {self.x(s.args[1])})"

    def _draw(self, s: Stmt, depth: int) -> Iterator[str]:
        yield f"T.draw({self.x(s.args[0])}{', tail=True' if s.args[1] else ''})"

    def _discard(self, s: Stmt, depth: int) -> Iterator[str]:
        yield f"T.discard(me, {self.x(s.args[0])})"

    def _move(self, s: Stmt, depth: int) -> Iterator[str]:
        seat, attr = self.x.zone_of(s.args[1])
        yield f"T.move({self._tiles(s.args[0])}, {seat}, {attr!r})"

    def _meld(self, s: Stmt, depth: int) -> Iterator[str]:
        yield f"T.meld(me, {n.symbol(n.GROUP, s.args[0])}, {self._tiles(s.args[1])})"

    def _regroup(self, s: Stmt, depth: int) -> Iterator[str]:
        meld, group, adding, dropping = s.args
        g = n.symbol(n.GROUP, group) if group else "-1"
        parts = [self._tiles(x) if x is not None else "()" for x in (adding, dropping)]
        yield f"T.regroup(me, {self.x(meld)}, {g}, {parts[0]}, {parts[1]})"

    def _win(self, s: Stmt, depth: int) -> Iterator[str]:
        tile = self.x(s.args[0]) if s.args[0] is not None else "None"
        yield f"T.win(me, {tile}, {self.x.act})"

    def _pay(self, s: Stmt, depth: int) -> Iterator[str]:
        amount, payer, payee, reason, text, operands = s.args
        named = tuple_of([f"({name!r}, {self.x(e)})" for name, e in operands]) if operands else "()"
        accounts = f"{self.x(payer)}, {self.x(payee)}"
        yield f"T.pay({self.x(amount)}, {accounts}, {n.symbol(n.PAYMENT, reason)}, {text!r}, {named})"

    def _set(self, s: Stmt, depth: int) -> Iterator[str]:
        target, value = s.args
        text = self.x.as_type(value, target.type)
        if target.type.name == "list" and value.op not in {"join", "minus", "list"}:
            text = f"tuple({self.x(value)})"
        yield f"{self.x(target)} = {text}"

    def _goto(self, s: Stmt, depth: int) -> Iterator[str]:
        seat = f", {self.x(s.args[1])}" if s.args[1] is not None else ""
        yield f"T.goto({n.symbol(n.PHASE, s.args[0])}{seat})"

    def _end(self, s: Stmt, depth: int) -> Iterator[str]:
        yield f"T.end({n.symbol(n.END, s.args[0])})"

    def _offer(self, s: Stmt, depth: int) -> Iterator[str]:
        tiles, window, to, made = s.args
        needs = free_locals(made.body, set())
        params = dict(needs)
        if "act" in needs_act(made.body) and self.x.act == "act":
            params["act"] = Type("int")
        self.after[function_name(made)] = (made, params, self.x.act)
        seats = f"tuple({self.x(to)})" if to is not None else "None"
        args = tuple_of([local(name) for name in params]) if params else "()"
        yield f"T.open(me, {n.symbol(n.PHASE, window)}, {self._tiles(tiles)}, {seats}, {function_name(made)}, {args})"

    def _let(self, s: Stmt, depth: int) -> Iterator[str]:
        yield f"{local(s.args[0])} = {self.x(s.args[1])}"

    def _run(self, s: Stmt, depth: int) -> Iterator[str]:
        f, args = s.args
        given = [self.x.as_type(a, p.type) for a, p in zip(args, f.params, strict=True)]
        yield f"{function_name(f)}({', '.join(['T', *self.x.contexts(f), *given])})"

    def _if(self, s: Stmt, depth: int) -> Iterator[str]:
        arms, no = s.args
        for i, (test, body) in enumerate(arms):
            yield f"{'elif' if i else 'if'} {self.x(test)}:"
            yield from self._below(body, depth)
        if no:
            yield "else:"
            yield from self._below(no, depth)

    def _for(self, s: Stmt, depth: int) -> Iterator[str]:
        symbol, over, test, body = s.args
        listed = self.x.iterable(over, True)
        if over.type.name not in {"set", "class", "range"}:
            listed = f"tuple({listed})"
        yield f"for {local(symbol)} in {listed}:"
        if test is not None:
            yield f"{INDENT}if {self.x(test)}:"
            yield from self._below(body, depth + 1)
        else:
            yield from self._below(body, depth)

    def _repeat(self, s: Stmt, depth: int) -> Iterator[str]:
        times, test, body = s.args
        yield f"for _ in range({self.x(times)}):"
        yield f"{INDENT}if not {self.x.text(test, 4)}:"
        yield f"{INDENT}{INDENT}break"
        yield from self._below(body, depth)


def needs_act(body: Any) -> frozenset[str]:
    from ..analyse.expr import needs_of

    return needs_of([body])
