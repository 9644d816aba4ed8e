"""Whether there are tiles enough to deal, whatever the options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product
from typing import TYPE_CHECKING, Any

from ..diagnostics import Note
from ..ir.nodes import Expr, Function
from .evaluate import Evaluator, NotStatic
from .options import broken, option_word, read
from .reach import reached

if TYPE_CHECKING:
    from .rules import Checker

MOST = 2_000
"""Combinations of options looked at: all where there are so few, otherwise those of every two."""


@dataclass(frozen=True, slots=True)
class Deal:
    """``count`` tiles dealt ``times`` times, to every seat or to one."""

    count: Expr
    every: bool
    times: int = 1


def check(c: Checker) -> None:
    """Every seat's deal and one tile to draw, wherever copies and deals depend on nothing but options."""
    deals = _deals(c)
    if not deals or c.game.copies is None or c.game.seats is None:
        return
    texts = [c.game.copies.body, c.game.seats.body, *(d.count for d in deals)]
    names = sorted(_options(texts))
    default = {n: i.default for n, i in c.p.options.items()}
    for chosen in _combinations(c, names):
        options = {**default, **chosen}
        try:
            tiles, dealt = _tiles(c, options), _dealt(c, deals, options)
        except (NotStatic, TypeError, KeyError):
            return
        if tiles <= dealt and not broken(c, options):
            _report(c, chosen, default, tiles, dealt, deals[0].count)
            return


def _deals(c: Checker) -> list[Deal]:
    """The deals of the first phase."""
    start = next((p for p in c.game.phases if p.name == c.game.start), None)
    if start is None or start.do is None:
        return []
    return _merged(_in(start.do.body, False, {}))


def _in(x: Any, every: bool, kept: dict[Any, list[Deal]]) -> list[Deal]:
    out: list[Deal] = []
    for s in x:
        if s.op == "deal":
            out.append(Deal(s.args[0], every))
        elif s.op == "run":
            called = (s.args[0], every)
            if called not in kept:
                kept[called] = _merged(_in(s.args[0].body, every, kept))
            out += kept[called]
        elif s.op == "for" and s.args[2] is None:
            out += _in(s.args[3], every or s.args[1].op in {"seats", "seats_from"}, kept)
    return out


def _merged(deals: list[Deal]) -> list[Deal]:
    """Each deal once, with how often it is made."""
    times: dict[tuple[int, bool], Deal] = {}
    for d in deals:
        before = times.get((id(d.count), d.every))
        times[id(d.count), d.every] = d if before is None else replace(d, times=before.times + d.times)
    return list(times.values())


def _options(texts: list[Any]) -> set[str]:
    nodes, _ = reached(iter(texts))
    return {n for node in nodes for n in read((node,))}


def _combinations(c: Checker, names: list[str]) -> Iterator[dict[str, int]]:
    values = {n: range(c.p.options[n].low, c.p.options[n].high + 1) for n in names}
    size = 1
    for v in values.values():
        size *= len(v)
    if size <= MOST:
        for chosen in product(*values.values()):
            yield dict(zip(names, chosen, strict=True))
        return
    ends = {n: sorted({v[0], v[-1]}) if len(v) > 16 else list(v) for n, v in values.items()}
    for a, b in combinations(names, 2) if len(names) > 1 else [(n, n) for n in names]:
        for x, y in product(ends[a], ends[b]):
            yield {a: x, b: y}


def _tiles(c: Checker, options: dict[str, int]) -> int:
    copies = c.game.copies
    assert copies is not None and isinstance(copies.body, Expr)
    return sum(
        int(Evaluator(c.p, options)(copies.body, {copies.params[0].name: k})) for k in range(len(c.p.kinds))
    )


def _dealt(c: Checker, deals: list[Deal], options: dict[str, int]) -> int:
    seats: Function | None = c.game.seats
    assert seats is not None and isinstance(seats.body, Expr)
    n = int(Evaluator(c.p, options)(seats.body))
    return sum(int(Evaluator(c.p, options)(d.count)) * (n if d.every else 1) * d.times for d in deals)


def _report(
    c: Checker, chosen: dict[str, int], default: dict[str, int], tiles: int, dealt: int, deal: Expr
) -> None:
    assert c.game.copies is not None
    said = {n: option_word(c.p.options[n], v) for n, v in chosen.items() if v != default[n]}
    zh, en = "、".join(f"{n}: {w}" for n, w in said.items()), ", ".join(f"{n}: {w}" for n, w in said.items())
    c.sink.error(
        "PG805",
        c.game.copies.span,
        f"{f'选了 {zh} 时，' if zh else ''}共 {tiles} 张牌，发 {dealt} 张之后没有牌可摸",
        f"{f'with {en} ' if en else ''}there are {tiles} tiles: after {dealt} are dealt none is left to draw",
        "改 copies 或发牌的张数，或用 requires、excludes 排除这种组合" if zh else "改 copies，或少发几张",
        "change copies or the deal, or rule the combination out with requires or excludes"
        if en
        else "change copies, or deal fewer",
        (Note(deal.span, "在这里发牌", "dealt here"),),
    )
