"""What a text depends on that not everybody sees: for bars, guards, and state that says nothing of who sees it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from ..diagnostics import Note
from ..ir.game import ActionIR, ChooseIR, VarIR
from ..ir.nodes import Block, Expr, Function, Stmt, children, walk
from ..source import Span
from .intervals import key

if TYPE_CHECKING:
    from .rules import Checker


@dataclass(frozen=True, slots=True)
class Hidden:
    """Something not everybody sees, where it is read. ``latent``: in laid groups, hidden only once their tiles
    are looked at."""

    span: Span
    zh: str
    en: str
    latent: bool = False


Sources: TypeAlias = frozenset[Hidden]
OPEN: Sources = frozenset()


@dataclass(frozen=True, slots=True)
class Known:
    """What a value comes from; ``mine``: it is the acting seat."""

    sources: Sources = OPEN
    mine: bool = False


Env: TypeAlias = dict[str, Known]
NOTHING = Known()


class Reading:
    """Finds the hidden things that expressions depend on. ``own``: what the acting seat sees of its own is not
    hidden (what its guards and bars may read); otherwise only what all see is not. ``shown``: keys of
    expressions whose tiles the text itself shows to all."""

    def __init__(self, c: Checker, own: bool) -> None:
        self.c = c
        self.own = own
        self.shown: frozenset[Any] = frozenset()
        self._zones = {z.name: z for z in c.game.zones}
        self._state = {v.name: v for v in c.game.state}
        self._covered = any(_covers(g.laid, g.sets, g.some) for g in c.game.groups)
        self._calls: dict[Any, Sources] = {}

    def of(self, e: Any, env: Env) -> Sources:
        """The hidden things that a value depends on, latent ones among them."""
        return self.known(e, env).sources if isinstance(e, Expr) else OPEN

    def known(self, e: Expr, env: Env) -> Known:
        if self.shown and key(e) in self.shown:
            return NOTHING
        if e.op == "local":
            return env.get(str(e.args[0]), NOTHING)
        if e.op == "me":
            return Known(mine=True)
        return Known(self._of(e, env))

    def choices(self, choices: tuple[ChooseIR, ...]) -> Env:
        """What the choices of an action come from."""
        env: Env = {}
        for ch in choices:
            env[ch.symbol] = Known() if ("local", ch.symbol) in self.shown else Known(self.of(ch.over, env))
        return env

    def _of(self, e: Expr, env: Env) -> Sources:
        a: tuple[Any, ...] = e.args
        match e.op:
            case "zone":
                return self._zone(e, env)
            case "count" | "exists":
                return self._outside(a[0], env)
            case "state":
                found = self.of(a[2], env)
                return found | self._var(self._state.get(str(a[1])), e, a[2], env)
            case "field":
                return self._field(e, env)
            case "wall tiles":
                return self.of(a[1], env) | {Hidden(e.span, "牌墙里的牌", "tiles of the wall")}
            case "worth":
                return self.of(a[0], env) | self._hand_of(a[2], e, env)
            case "waits" | "can":
                return self._hand_of(a[0], e, env)
            case "let":
                return self.of(a[2], {**env, str(a[0]): self.known(a[1], env)})
            case "lift" | "lift test":
                inner = {**env, str(a[1]): self.known(a[0], env)}
                return self.of(a[0], env) | self.of(a[2], inner)
            case "quant":
                over = self.of(a[2], env)
                inner = {**env, str(a[1]): Known(over)}
                return over | self.of(a[3], inner) | self.of(a[4], inner)
            case "call":
                return self._call(a[0], tuple(self.known(x, env) for x in a[1]))
            case "class":
                of = self.c.game.classes.get(str(a[0]))
                return self._call(of, (NOTHING,)) if isinstance(of, Function) else OPEN
        return self._below(e, env)

    def _below(self, e: Expr, env: Env) -> Sources:
        out: Sources = OPEN
        for child in children(e):
            out |= self.of(child, env)
        return out

    def _call(self, f: Function, given: tuple[Known, ...]) -> Sources:
        before = self.shown
        # A definition has names of its own.
        self.shown = frozenset(k for k in before if not _named(k))
        kept = (f, given, self.shown)
        if kept not in self._calls:
            self._calls[kept] = self.of(f.body, {p.name: k for p, k in zip(f.params, given, strict=True)})
        self.shown = before
        return self._calls[kept]

    def _outside(self, of: Any, env: Env) -> Sources:
        """How many tiles lie somewhere, and whether a tile was drawn, all see."""
        while isinstance(of, Expr) and of.op in {"zone tiles", "snapshot", "must"}:
            of = of.args[0]
        if isinstance(of, Expr) and (of.op == "zone" or (of.op == "field" and of.args[2] == "drawn")):
            return self.of(of.args[1] if of.op == "zone" else of.args[0], env)
        return self.of(of, env)

    def _zone(self, e: Expr, env: Env) -> Sources:
        name, owner = str(e.args[0]), e.args[1]
        found = self.of(owner, env)
        if name == "discards":
            return found
        if name == "hand" and name not in self._zones:
            return found if self._sees_own("owner", owner, env) else found | {_tiles(e, name)}
        return found | self._var(self._zones.get(name), e, owner, env)

    def _var(self, var: VarIR | None, e: Expr, owner: Any, env: Env) -> Sources:
        """A zone or state variable: hidden unless all see it, or the acting seat sees its own."""
        if var is None or var.see == "all" or self._sees_own(var.see, owner, env):
            return OPEN
        return frozenset({_tiles(e, var.name)})

    def _sees_own(self, see: str | Function, owner: Any, env: Env) -> bool:
        if not self.own or not isinstance(owner, Expr) or not self.known(owner, env).mine:
            return False
        return see == "owner" or (isinstance(see, Function) and _to_owner(see.body))

    def _field(self, e: Expr, env: Env) -> Sources:
        of, kind, name = e.args
        found = self.of(of, env)
        mine = self.own and isinstance(of, Expr) and self.known(of, env).mine
        if kind == "seat" and name == "drawn" and not mine:
            return found | {Hidden(e.span, "摸到的牌", "the tile drawn")}
        if kind == "seat" and name == "melds" and not mine and self._covered:
            return found | {Hidden(e.span, "扣着的组里的牌", "tiles of groups that lie face down", True)}
        if kind == "group" and name in {"kind", "tiles"}:
            return frozenset(replace(h, latent=False) for h in found)
        return found

    def _hand_of(self, seat: Any, e: Expr, env: Env) -> Sources:
        found = self.of(seat, env)
        if self.own and isinstance(seat, Expr) and self.known(seat, env).mine:
            return found
        return found | {Hidden(e.span, "手里的牌", "the tiles of a hand")}


def _named(k: Any) -> bool:
    """Whether the key of an expression has a local name in it."""
    return isinstance(k, tuple) and (k[:1] == ("local",) or any(_named(x) for x in k))


def _tiles(e: Expr, name: str) -> Hidden:
    return Hidden(e.span, "手牌" if name == "hand" else f"「{name}」", "a hand" if name == "hand" else name)


def _covers(laid: str, sets: tuple[tuple[int, ...], ...], some: int) -> bool:
    """Whether a laid group keeps from the others what it is made of: one tile tells the rest where all are alike."""
    return laid == "hidden" or (laid == "one" and (some > 0 or any(len(set(s)) > 1 for s in sets)))


def _to_owner(body: Any) -> bool:
    """Whether ``see`` says, among other things, that an owner sees its own."""
    if body.op == "or":
        return any(_to_owner(x) for x in body.args)
    if body.op != "compare" or body.args[0] != "==":
        return False
    return {x.op for x in body.args[1:]} == {"me", "local"}


def real(found: Sources) -> list[Hidden]:
    """What is hidden indeed, in order of place."""
    return sorted(
        (h for h in found if not h.latent), key=lambda h: (h.span.source.name, h.span.line, h.span.column)
    )


def hidden(c: Checker, action: ActionIR, test: Expr) -> list[Hidden]:
    """What a condition of an action reads that the acting seat cannot see."""
    reading = Reading(c, own=True)
    return real(reading.of(test, reading.choices(action.choices)))


# ---------------------------------------------------------------------- what effects write


def check(c: Checker) -> None:
    """State and zones that say nothing of who sees them are seen by all: nothing hidden may go there."""
    writing = _Writing(c)
    for v in c.game.state:
        if v.init is not None and not c.p.state[v.name].item.said("see"):
            writing.value(v.name, v.init.body, v.init.span)
    for body, env, under in _texts(c, writing.reading):
        writing.text(body, env, under)


def _texts(c: Checker, reading: Reading) -> Iterator[tuple[Block, Any, Sources]]:
    """Every effect block with what its names come from. A settlement reveals what it pays for: it is not here."""
    for phase in c.game.phases:
        for f in (phase.do, phase.done):
            if f is not None and isinstance(f.body, tuple):
                yield f.body, (), OPEN
    for action in c.game.actions:
        assert isinstance(action.do.body, tuple)
        yield action.do.body, action.choices, OPEN
    for bar in c.game.bars:
        for name, f in sorted(bar.declined.items()):
            action = next(a for a in c.game.actions if a.name == name)
            assert isinstance(f.body, tuple)
            offered = Hidden(f.span, "有没有得到这个动作", "whether the action was offered")
            yield f.body, action.choices, frozenset({offered})
    for event, handlers in sorted(c.game.handlers.items()):
        for f in handlers if event != "ended" else ():
            assert isinstance(f.body, tuple)
            env: Env = {}
            if event == "drawn":
                env = {"l_t": Known(frozenset({Hidden(f.span, "摸到的牌 t", "the tile drawn, t")}))}
            if event == "laid" and any(_covers(g.laid, g.sets, g.some) for g in c.game.groups):
                env = {
                    "l_m": Known(
                        frozenset({Hidden(f.span, "扣着的组 m", "a group that lies face down, m", True)})
                    )
                }
            yield f.body, env, OPEN


class _Writing:
    """Goes through effect blocks. ``under``: what it depends on whether a statement runs at all."""

    def __init__(self, c: Checker) -> None:
        self.c = c
        self.reading = Reading(c, own=False)
        self._open = {
            z.name for z in c.game.zones if z.see == "all" and c.p.items["zones"][z.name].said("see")
        } | {"discards"}
        self._laid = {g.name for g in c.game.groups if g.laid == "open"}
        self._told: set[tuple[str, Span]] = set()
        self._runs: set[Any] = set()

    def text(self, body: Block, given: Any, under: Sources) -> None:
        """A block of its own, with what it shows to all."""
        before = self.reading.shown
        self.reading.shown = frozenset(self._shows(body))
        env = self.reading.choices(given) if isinstance(given, tuple) else given
        self._block(
            body, {n: NOTHING if ("local", n) in self.reading.shown else k for n, k in env.items()}, under
        )
        self.reading.shown = before

    def _shows(self, body: Block) -> Iterator[Any]:
        """Keys of the expressions whose tiles a block puts where all see them."""
        for s in walk(body):
            if not isinstance(s, Stmt):
                continue
            if s.op in {"discard", "offer", "win"}:
                yield from _parts(s.args[0])
                if s.op == "offer":
                    yield from self._shows(s.args[3].body)
            elif (s.op == "meld" and s.args[0] in self._laid) or (
                s.op == "move" and s.args[1].args[0] in self._open
            ):
                yield from _parts(s.args[1 if s.op == "meld" else 0])
            elif s.op == "regroup" and s.args[1] in self._laid:
                yield from _parts(s.args[2])

    def _block(self, body: Block, env: Env, under: Sources) -> None:
        for s in body:
            self._stmt(s, env, under)
            if s.op == "let":
                open_ = ("local", s.args[0]) in self.reading.shown
                env = {**env, s.args[0]: NOTHING if open_ else self.reading.known(s.args[1], env)}

    def _stmt(self, s: Stmt, env: Env, under: Sources) -> None:
        a, of = s.args, self.reading.of
        match s.op:
            case "set":
                self._set(s, env, under)
            case "move":
                name = str(a[1].args[0])
                if name in self.c.p.items["zones"] and not self.c.p.items["zones"][name].said("see"):
                    self._report(name, s.span, of(a[0], env), "区", "zone")
            case "run":
                self._run(a[0], tuple(self.reading.known(x, env) for x in a[1]), under)
            case "if":
                for test, body in a[0]:
                    under |= of(test, env)
                    self._block(body, env, under)
                self._block(a[1] or (), env, under)
            case "for":
                over = of(a[1], env)
                open_ = ("local", a[0]) in self.reading.shown
                inner = {**env, a[0]: NOTHING if open_ else Known(over)}
                self._block(a[3], inner, under | over | of(a[2], inner))
            case "repeat":
                self._block(a[2], env, under | of(a[0], env) | of(a[1], env))
            case "offer":
                self._block(a[3].body, env, under)

    def _run(self, f: Function, given: tuple[Known, ...], under: Sources) -> None:
        if (f, given, under) not in self._runs:
            self._runs.add((f, given, under))
            assert isinstance(f.body, tuple)
            self.text(f.body, {p.name: k for p, k in zip(f.params, given, strict=True)}, under)

    def _set(self, s: Stmt, env: Env, under: Sources) -> None:
        target, value = s.args
        name = str(target.args[1])
        if not self.c.p.state[name].item.said("see"):
            found = self.reading.of(target.args[2], env) | self.reading.of(value, env) | under
            self._report(name, s.span, found, "状态", "state variable")

    def value(self, name: str, body: Any, span: Span) -> None:
        """An initial value."""
        self._report(name, span, self.reading.of(body, {}), "状态", "state variable")

    def _report(self, name: str, span: Span, found: Sources, zh: str, en: str) -> None:
        sources = real(found)
        if not sources or (name, span) in self._told:
            return
        self._told.add((name, span))
        item = self.c.p.state[name].item if name in self.c.p.state else self.c.p.items["zones"][name]
        first = sources[0]
        self.c.sink.error(
            "PG621",
            span,
            f"{zh}「{name}」没有写 see，人人看得见；这里写进去的却出自不是人人看得见的{first.zh}",
            f"the {en} {name} has no `see`, so all see it; what is put there comes from what not all see: {first.en}",
            "在声明里写明 see: owner（只有自己）、nobody 或 all（规则本来要亮出）",
            "say see: owner, nobody, or all (if the rules mean to show it) where it is declared",
            (
                Note(item.span, f"「{name}」在这里声明", f"{name} is declared here"),
                Note(first.span, f"出自{first.zh}", f"it comes from {first.en}"),
            ),
        )


def _parts(e: Any) -> Iterator[Any]:
    """Keys of a tile expression and of the tiles it is put together of."""
    if not isinstance(e, Expr):
        return
    yield key(e)
    if e.op in {"one tile", "zone tiles", "snapshot", "must", "join", "list", "set"}:
        for child in e.args:
            yield from _parts(child)
