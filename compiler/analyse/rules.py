"""Checks a whole rulebook: every section in turn, definitions when they are first asked for."""

from __future__ import annotations

from ..diagnostics import Note, Sink
from ..ir.game import ConstraintIR, Game, Marks
from ..ir.nodes import BETWEEN, Block, Expr, Function, Param, walk
from ..lang import types as ty
from ..lang.types import Type
from ..load import Loaded, Mapping, Scalar, Sequence
from ..source import Span
from ..syntax import format_expr, tree
from .blocks import effects_used
from .declare import declare
from .effects import ALWAYS, Effects
from .expr import Lowering, needs_of
from .items import Item
from .places import ROUTINE, SETTLEMENT, Place
from .program import Program
from .scope import CONTEXTS, Scope

EVERYWHERE = frozenset(CONTEXTS)
BEFORE_PLAY = frozenset(
    {
        "const",
        "member",
        "option",
        "option number",
        "local",
        "not",
        "and",
        "or",
        "every",
        "compare",
        "in",
        "cond",
        "let",
        "set",
        "list",
        "range",
        "larger",
        "smaller",
        "ceil",
        "floor",
        "number",
        "neg",
        "+",
        "-",
        "*",
        "/",
        "//",
        "%",
        "**",
        "whole",
        "quant",
        "class",
        "join",
        "minus",
        "kinds",
        "suits",
        "field",
        "count",
        "default",
        "exists",
        "lift",
        "bad",
    }
)
"""Operations that need no table."""


class Checker:
    """Holds what the sections share. After :meth:`run`, ``game`` is complete if nothing failed."""

    def __init__(self, loaded: Loaded, sink: Sink) -> None:
        self.sink = sink
        self.p: Program = declare(loaded, sink)
        self.l = Lowering(self.p, self.define)
        self.effects = Effects(self.l)
        self.game = Game()
        self.root: Mapping = loaded.root
        self.own = loaded.sources[0]
        self._asking: list[tuple[str, Span]] = []

    def run(self) -> Game:
        from . import flow, lints, required, scoring, tiles

        required.check(self)
        tiles.check(self)
        self._options()
        flow.check(self)
        scoring.check(self)
        for name, item in self.p.items["define"].items():
            self.define(name, item.span)
        for name, item in self.p.items["routines"].items():
            self.define(f"routine.{name}", item.span)
        for function in self.p.functions.values():
            if function.kind in {"define", "routine"} and function not in self.game.functions:
                self.game.functions.append(function)
        self.game.functions += self.effects.blocks
        if not self.sink.failed:
            lints.check(self)
        return self.game

    # ------------------------------------------------------------------ functions

    def define(self, name: str, span: Span) -> Function | None:
        """A definition, a routine (``routine.X``) or a score value (``score.X``), checked once."""
        key = ("function", name)
        if key in self.p.functions:
            return self.p.functions[key]
        if any(n == name for n, _ in self._asking):
            self._cycle(name, span)
            return None
        if name in self._failed:
            return None
        self._asking.append((name, span))
        try:
            made = self._make(name)
        finally:
            self._asking.pop()
        if made is None:
            self._failed.add(name)
        else:
            self.p.functions[key] = made
        return made

    @property
    def _failed(self) -> set[str]:
        failed: set[str] = self.__dict__.setdefault("failed_names", set())
        return failed

    def _cycle(self, name: str, span: Span) -> None:
        at = next(i for i, (n, _) in enumerate(self._asking) if n == name)
        steps = [*self._asking[at + 1 :], (name, span)]
        notes = [Note(s, f"「{bare(n)}」在这里用到", f"{bare(n)} is used here") for n, s in steps]
        chain = " → ".join(bare(n) for n, _ in [*self._asking[at:], (name, span)])
        self.sink.error(
            "PG405",
            span,
            f"定义绕了一圈：{chain}",
            f"definitions form a cycle: {chain}",
            "去掉其中一步",
            "break one of the steps",
            tuple(notes),
        )

    def _make(self, name: str) -> Function | None:
        if name.startswith("routine."):
            return self._routine(name.removeprefix("routine."))
        if name.startswith("score."):
            from .scoring import value

            return value(self, name.removeprefix("score."))
        return self._definition(name)

    def parameters(
        self, signature: tree.Signature | None
    ) -> tuple[tuple[Param, ...], dict[str, tuple[Type, str]]]:
        params: list[Param] = []
        named: dict[str, tuple[Type, str]] = {}
        for param in (signature.params or ()) if signature else ():
            type_ = self.p.type_named(param.type) or ty.ERROR
            if param.name in named or param.name in self.p.flat():
                self.sink.error(
                    "PG403",
                    param.span,
                    f"参数「{param.name}」遮住了已有的名字",
                    f"the parameter {param.name} hides another name",
                    "换一个名字",
                    "choose another name",
                )
            named[param.name] = (type_, f"l_{param.name}")
            params.append(Param(f"l_{param.name}", type_))
        return tuple(params), named

    def scope(
        self, where: str, contexts: frozenset[str], named: dict[str, tuple[Type, str]] | None = None
    ) -> Scope:
        scope = Scope(contexts, where)
        for name, (type_, symbol) in (named or {}).items():
            scope = scope.bind(name, type_, symbol)
        return scope

    def _definition(self, name: str) -> Function | None:
        item = self.p.items["define"][name]
        if item.said("needs") and not item.said("is"):
            self.sink.error(
                "PG411",
                item.span,
                f"「{name}」还没有给出：上级规则留着要你填",
                f"{name} is left open by a parent and must be supplied",
                f"在 define 里写 {name}: …",
                f"write {name}: ... under define",
            )
            return None
        signature = item.signature()
        node = item.expr("is")
        if signature is None or node is None:
            return None
        params, named = self.parameters(signature)
        spelt = signature.result or (item.type("needs") if item.said("needs") else None)
        want = self.p.type_named(spelt) if spelt else None
        body = self.l.lower(node, self.scope(f"定义「{name}」", EVERYWHERE, named), want)
        body = self.flatten(body)
        if want is not None:
            body = self.l.expect(body, want, f"定义「{name}」")
        return self.function("define", name, params, body, want or body.type, item)

    def flatten(self, body: Expr) -> Expr:
        """A zone as a value is its tiles."""
        return (
            Expr("zone tiles", (body,), ty.list_of(ty.TILE), body.span) if body.type.name == "zone" else body
        )

    def function(
        self,
        kind: str,
        name: str,
        params: tuple[Param, ...],
        body: Expr | Block,
        result: Type | None,
        item: Item | None,
        span: Span | None = None,
    ) -> Function:
        needs = needs_of([body])
        place = span or (item.span if item else None)
        assert place is not None
        clause = item.clause if item else ()
        return Function(kind, name, params, needs, body, result, place, clause, item.en if item else "")

    def _routine(self, name: str) -> Function | None:
        item = self.p.items["routines"][name]
        signature, block = item.signature(), item.block("do")
        if signature is None or block is None:
            return None
        params, named = self.parameters(signature)
        scope = self.scope(f"效果：流程「{name}」", EVERYWHERE, named)
        body, hands = self.effects.lower(block, scope, ROUTINE, name)
        made = self.function("routine", name, params, body, None, item)
        made.detail.update(effects=effects_used(body), hands=hands)
        return made

    # ------------------------------------------------------------------ pieces

    def marks(self, item: Item) -> Marks:
        return Marks(item.span, item.clause, item.reading, item.en, item.text("help"))

    def predicate(
        self,
        kind: str,
        name: str,
        item: Item,
        key: str,
        contexts: frozenset[str],
        named: dict[str, tuple[Type, str]],
        want: Type = ty.BOOL,
        where: str = "",
    ) -> Function | None:
        """An expression of an item as a function of ``named``."""
        node = item.expr(key)
        if node is None:
            return None
        scope = self.scope(where or f"「{item.name}」的 {key}", contexts, named)
        body = self.l.typed(node, scope, want, key)
        params = tuple(Param(symbol, t) for t, symbol in named.values())
        return self.function(kind, name, params, self.flatten(body), want, item, node.span)

    def block(
        self,
        kind: str,
        name: str,
        item: Item,
        key: str,
        contexts: frozenset[str],
        named: dict[str, tuple[Type, str]],
        place: Place,
        must_hand_on: bool = False,
    ) -> Function | None:
        """An effect block of an item as a function of ``named``."""
        node = item.block(key)
        if node is None:
            return None
        scope = self.scope(f"效果：「{item.name}」", contexts | {"chance"}, named)
        body, hands = self.effects.lower(node, scope, place, name)
        if must_hand_on and hands != ALWAYS:
            self.effects.no_way_on(node.span, f"「{item.name}」")
        params = tuple(Param(symbol, t) for t, symbol in named.values())
        made = self.function(kind, name, params, body, None, item, node.span)
        made.detail.update(effects=effects_used(body), hands=hands)
        return made

    def top(self, key: str) -> Item | None:
        """A top-level mapping as an item."""
        node = self.root.get(key)
        entry = self.root.entries.get(key)
        return (
            Item(key, entry.key, node, self.sink) if entry is not None and isinstance(node, Mapping) else None
        )

    # ------------------------------------------------------------------ players, options, dealer

    def _options(self) -> None:
        players = self.top("players")
        if players is None:
            self.sink.error(
                "PG424",
                self.root.span,
                "没有写 players：几个人玩",
                "players is missing: how many seats",
                "写 players: {seats: 4}",
                "write players: {seats: 4}",
            )
        else:
            self.game.seats = self.predicate(
                "room", "seats", players, "seats", frozenset(), {}, ty.INT, "人数"
            )
            if self.game.seats is not None:
                self.before_play(self.game.seats.body, "人数", True)
            elif not players.said("seats"):
                self.sink.error(
                    "PG424",
                    players.span,
                    "players 没有写 seats：几个人玩",
                    "players has no seats: how many play",
                    "写 seats: 4",
                    "write seats: 4",
                )
        for info in self.p.options.values():
            for key in ("requires", "excludes"):
                for item, node, why in self._demands(info.item, key):
                    # A demand binds only a room that has the option on: false, 0 and the first choice are off.
                    test = self.l.boolean(node, self.scope(f"选项「{info.item.name}」", frozenset()))
                    self.before_play(test, f"选项「{info.item.name}」的 {key} ", True)
                    if key == "excludes":
                        test = Expr("not", (test,), ty.BOOL, test.span)
                    off = Expr(
                        "compare",
                        (
                            "==",
                            Expr("option", (info.item.name,), info.type, test.span),
                            Expr("const", (False if info.type == ty.BOOL else 0,), info.type, test.span),
                        ),
                        ty.BOOL,
                        test.span,
                    )
                    test = Expr("or", (off, test), ty.BOOL, test.span)
                    name = f"{info.item.name}{BETWEEN}{len(self.game.constraints) + 1}"
                    made = self.function("constraint", name, (), test, ty.BOOL, None, node.span)
                    text = format_expr(node) if key == "requires" else f"not ({format_expr(node)})"
                    self.game.constraints.append(
                        ConstraintIR(info.item.name, made, text, why, self.marks(item))
                    )
        for item in self.p.items["presets"].values():
            self.game.presets[item.name] = self._preset(item)

    def _demands(self, item: Item, key: str) -> list[tuple[Item, tree.Expr, str]]:
        node = item.get(key)
        found = node.items if isinstance(node, Sequence) else (node,) if node is not None else ()
        out = []
        for one in found:
            if isinstance(one, Scalar):
                parsed, why = item.parse(one), item.text("why")
                inner = item
            else:
                inner = Item(item.name, item.key, one, self.sink)
                parsed, why = inner.expr("is"), inner.text("why")
            if parsed is not None:
                out.append((inner, parsed, why))
        return out

    def _preset(self, item: Item) -> dict[str, int]:
        out = {}
        for entry in item.below_all():
            if entry.name in {"en", "help", "clause", "reading"}:
                continue
            info = self.p.options.get(entry.name)
            if info is None:
                self.p.unknown(
                    "PG401",
                    entry.span,
                    f"没有名为「{entry.name}」的选项",
                    f"there is no option named {entry.name}",
                    entry.name,
                    self.p.options,
                )
                continue
            word = entry.node.value.strip() if isinstance(entry.node, Scalar) else ""
            value = option_value(self.p, entry.name, word)
            if value is None:
                self.p.unknown(
                    "PG802",
                    entry.node.span,
                    f"选项「{entry.name}」没有「{word}」",
                    f"the option {entry.name} has no {word}",
                    word,
                    info.choices or ("true", "false"),
                )
            else:
                out[entry.name] = value
        return out

    def before_play(self, body: Expr | Block, what: str, options: bool) -> None:
        """Refuses what only a game being played has, where there is none yet."""
        for node in walk(body):
            fixed = node.op not in {"class"} or self.p.class_values.get(str(node.args[0])) is not None
            copies = (
                node.op == "field" and node.args[1:] != ("kind", "suit") and node.args[1:] != ("kind", "rank")
            )
            if (
                node.op in BEFORE_PLAY
                and fixed
                and not copies
                and (options or not node.op.startswith("option"))
            ):
                continue
            allowed = ("选项和数", "options and numbers") if options else ("x 和数", "x and numbers")
            self.sink.error(
                "PG404",
                node.span,
                f"{what}里只能用{allowed[0]}",
                f"only {allowed[1]} can be used here",
                "把要用的数写成选项，或直接写出来"
                if options
                else "随选项而变的换算写成几个，由 choice 选项的各项指名",
                "make it an option, or write the number out"
                if options
                else "write one conversion for each choice of an option, and call the option",
            )
            return

    def settlement(self, kind: str, name: str, item: Item, key: str) -> Function | None:
        return self.block(kind, name, item, key, frozenset({"settlement"}), {}, SETTLEMENT)


def option_value(p: Program, name: str, word: str) -> int | None:
    """The value of an option by its word, or None."""
    info = p.options[name]
    if info.type == ty.BOOL:
        return {"true": 1, "false": 0}.get(word)
    if info.choices:
        return list(info.choices).index(word) if word in info.choices else None
    return int(word) if word.isascii() and word.isdigit() and info.low <= int(word) <= info.high else None


def bare(name: str) -> str:
    """A function's name as the rulebook says it."""
    return name.removeprefix("routine.").removeprefix("score.")
