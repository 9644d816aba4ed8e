"""Patterns between groups: what ``over``, ``of`` and ``once`` say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ir.game import OverIR
from ..lang import types as ty
from .items import Item
from .scope import Scope

if TYPE_CHECKING:
    from .rules import Checker

MOST = 4
"""Most groups that one pattern may be between: of seven groups, 35 choices."""


def over(c: Checker, name: str, item: Item, scope: Scope) -> tuple[OverIR | None, Scope]:
    """The groups a pattern is found between, and the scope in which they have their names."""
    words = item.names("over")
    if not words:
        for key in ("of", "once"):
            node = item.scalar(key)
            if node is not None:
                c.sink.error(
                    "PG709",
                    node.span,
                    f"牌型「{name}」写了 {key}，没有写 over",
                    f"the pattern {name} says {key} without over",
                    "写 over: [a, b]：它在哪几组之间",
                    "write over: [a, b], the groups it is found between",
                )
        return None, scope
    if len(words) > MOST:
        c.sink.error(
            "PG709",
            words[MOST].span,
            f"牌型「{name}」至多在 {MOST} 组之间",
            f"{name} may be between {MOST} groups at most",
        )
    symbols = []
    for word in words:
        named = word.value.strip()
        if named in scope.locals:
            c.sink.error("PG709", word.span, f"over 里「{named}」写了两次", f"{named} stands twice in over")
            continue
        scope, symbol = c.l.local(scope, named, ty.GROUP, word.span)
        symbols.append(symbol)
    kind = item.scalar("of")
    of = c.l.group(kind.value.strip(), kind.span) if kind is not None else ""
    return OverIR(tuple(symbols), of, _once(c, name, item)), scope


def _once(c: Checker, name: str, item: Item) -> int | None:
    node = item.scalar("once")
    if node is None:
        return None
    word = node.value.strip()
    if not (word.isascii() and word.isdigit()):
        c.sink.error(
            "PG709",
            node.span,
            f"once 要写先后的整数，写的是「{word}」",
            f"once takes a whole number, this is {word}",
            "数大的先取，如 once: 30",
            "the largest goes first, such as once: 30",
        )
        return None
    return int(word)


def in_turn(c: Checker, items: dict[str, Item]) -> dict[str, set[str]]:
    """For each pattern with ``once``, those that go before it; two of one rank are an error, since neither
    order of reading may decide."""
    ranks: dict[int, str] = {}
    for name, item in items.items():
        node = item.scalar("once")
        if node is None or not node.value.strip().isdigit():
            continue
        rank = int(node.value)
        if rank in ranks:
            c.sink.error(
                "PG709",
                node.span,
                f"牌型「{name}」与「{ranks[rank]}」的 once 都是 {rank}，分不出先后",
                f"{name} and {ranks[rank]} both say once: {rank}; which goes first?",
                "数大的先取，各写不同的数",
                "the largest goes first; give each its own number",
            )
        ranks.setdefault(rank, name)
    order = [ranks[r] for r in sorted(ranks, reverse=True)]
    return {name: set(order[:at]) for at, name in enumerate(order)}
