"""Effects that run for the same occasion, in no order the rulebook says: they may not disturb each other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..diagnostics import Note
from ..ir.game import BarIR
from ..ir.nodes import Expr, Function, Stmt, walk
from ..source import Span

if TYPE_CHECKING:
    from .rules import Checker

WORDS = {
    "hand": ("手牌", "hands"),
    "discards": ("弃牌", "discards"),
    "melds": ("摆下的组", "laid groups"),
    "drawn": ("摸到的牌", "the tile drawn"),
    "wall": ("牌墙", "the wall"),
    "points": ("各家的分", "points"),
    "paid": ("付过的分", "payments made"),
    "wins": ("记下的胡", "wins recorded"),
    "chance": ("随机", "chance"),
}
"""What effects touch besides state, zones and pots, which go by their names."""


@dataclass(slots=True)
class Touched:
    """What an effect block reads, writes, and only adds to, by name. Two that add do not disturb each other."""

    reads: set[str] = field(default_factory=set)
    writes: set[str] = field(default_factory=set)
    adds: set[str] = field(default_factory=set)


def touched(f: Function) -> Touched:
    """What a function touches, through what it calls."""
    out = Touched()
    _through(f, out, set())
    return out


def _through(f: Function, out: Touched, done: set[Function]) -> None:
    if f in done:
        return
    done.add(f)
    for node in walk(f.body):
        if isinstance(node, Stmt):
            _effect(node, out)
        else:
            _asks(node, out)
        if node.op in {"call", "run"}:
            called: Any = node.args[0]
            _through(called, out, done)


def _asks(e: Expr, out: Touched) -> None:
    match e.op:
        case "state":
            out.reads.add(str(e.args[1]))
        case "zone":
            out.reads.add(str(e.args[0]))
        case "field" if e.args[1] == "seat" and e.args[2] in WORDS:
            out.reads.add(str(e.args[2]))
        case "field" if e.args[1] == "pot":
            out.reads |= {str(n.args[0]) for n in walk(e.args[0]) if n.op == "pot"}
        case "wall tiles" | "wall":
            out.reads.add("wall")
        case "paid" | "wins":
            out.reads.add(e.op)
        case "worth" | "waits" | "can":
            out.reads |= {"hand", "melds"}
        case "random":
            out.writes.add("chance")


def _effect(s: Stmt, out: Touched) -> None:
    match s.op:
        case "set":
            out.writes.add(str(s.args[0].args[1]))
        case "draw":
            out.writes |= {"wall", "hand", "drawn"}
        case "deal":
            out.writes |= {"wall", "hand"}
        case "discard":
            out.writes |= {"hand", "discards", "drawn"}
        case "move":
            # A tile is taken from wherever it lies: where a name does not say, from a hand.
            out.writes |= {str(s.args[1].args[0]), *(_lies(s.args[0]) or {"hand"})}
        case "meld":
            out.writes |= {"hand", "melds", "drawn"}
        case "regroup":
            out.writes |= {"hand", "melds"}
        case "win":
            out.writes.add("wins")
        case "pay":
            payer, payee = s.args[1:3]
            out.adds |= {"points", "paid", *([str(payee.args[0])] if payee.op == "pot" else [])}
            if payer.op == "pot":
                out.writes.add(str(payer.args[0]))


def _lies(tiles: Any) -> set[str]:
    found = {str(n.args[0]) for n in walk(tiles) if n.op == "zone"}
    return found | ({"wall"} if any(n.op == "wall tiles" for n in walk(tiles)) else set())


def shared(a: Function, b: Function) -> list[str]:
    """What one of them writes and the other reads or writes."""
    x, y = touched(a), touched(b)
    found = {
        n
        for p, q in ((x, y), (y, x))
        for n in (p.writes & (q.reads | q.writes | q.adds)) | (p.adds & q.reads)
    }
    return sorted(found)


# ---------------------------------------------------------------------- handlers and bars


def handlers(c: Checker, event: str, functions: list[Function]) -> None:
    """Two handlers of one event."""
    for i, a in enumerate(functions):
        for b in functions[i + 1 :]:
            _report(c, b.span, shared(a, b), f"{event} 的两个处理", f"two handlers of {event}", a)


def bars(c: Checker) -> None:
    """Two bars that both note one answer; a bar that notes which of several moves was let go."""
    for action in c.game.actions:
        noting = [(b, b.declined[action.name]) for b in c.game.bars if action.name in b.declined]
        for i, (_, a) in enumerate(noting):
            for _, b in noting[i + 1 :]:
                _report(
                    c,
                    b.span,
                    shared(a, b),
                    f"放过「{action.name}」时的两个 declined ",
                    f"two declined of {action.name}",
                    a,
                )
    for bar in c.game.bars:
        _which(c, bar)


def _report(c: Checker, span: Span, found: list[str], zh: str, en: str, other: Function) -> None:
    if found:
        names = [WORDS.get(n, (n, n)) for n in found]
        c.sink.error(
            "PG612",
            span,
            f"{zh}互相影响：{'、'.join(n for n, _ in names)}",
            f"{en} disturb each other: {', '.join(n for _, n in names)}",
            "合成一个，或用 override 换掉其中一个",
            "make them one, or override one of them",
            (Note(other.span, "另一个在这里", "the other is here"),),
        )


def _which(c: Checker, bar: BarIR) -> None:
    """A seat that lets an action go lets all its moves go: which of them the block is given is nobody's choice."""
    told: set[Span] = set()
    for name, f in sorted(bar.declined.items()):
        action = next(a for a in c.game.actions if a.name == name)
        free = {ch.symbol: ch.name for ch in action.choices if not _offered(ch.over)}
        read = next((n for n in walk(f.body) if n.op == "local" and n.args[0] in free), None)
        if read is not None and read.span not in told:
            told.add(read.span)
            word = free[str(read.args[0])]
            c.sink.error(
                "PG623",
                read.span,
                f"declined 用了「{name}」的选择「{word}」：放过的是所有选法，不知道是哪一种",
                f"declined uses the choice {word} of {name}: all its moves were let go, and none of them in particular",
                f"只用 offer.tiles 里的牌，或从 me 的牌里把「{word}」的各种选法都算上",
                f"use only tiles of offer.tiles, or go through everything {word} could have been",
            )


def _offered(over: Any) -> bool:
    return isinstance(over, Expr) and over.op == "offer field" and over.args[0] == "tiles"
