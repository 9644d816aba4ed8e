"""Prints the functions of a module: definitions, guards, actions, patterns, the judge."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ..analyse.actions import costly
from ..analyse.scope import PASSED
from ..ir.game import ActionIR, ChooseIR, Game, GuardIR, OverIR, PatternIR
from ..ir.nodes import Expr, Function, walk
from ..lang.types import Type
from ..source import Span
from . import by_kind
from . import names as n
from .expressions import Printer
from .spelling import AND, TIMES, function_name, local
from .statements import INDENT, Lines

MINE = "T.seats[me]"
CONTEXT_PARAM = {"me": "me: int", "arrangement": "A: Arrangement", "act": "act: int"}


@dataclass(frozen=True, slots=True)
class Emitted:
    """One printed function: where it comes from and its lines."""

    name: str
    span: Span
    place: str
    title: str
    lines: tuple[str, ...]


def python_type(t: Type) -> str:
    """The annotation of a value of the rule language."""
    match t.name:
        case "maybe":
            return f"{python_type(t.base)} | None"
        case "bool":
            return "bool"
        case "ratio" | "ratio amount":
            return "Fraction | int"
        case "group":
            return "Group"
        case "win":
            return "Win"
        case "transfer":
            return "Transfer"
        case "list":
            return f"Sequence[{python_type(t.item)}]"
        case "zone":
            return "Sequence[int]"
        case "set" | "class":
            return (
                f"frozenset[{python_type(t.item)}]" if t.of and t.of.name != "nothing" else "frozenset[int]"
            )
        case "range":
            return "range"
    return "int"


def stored_type(t: Type) -> str:
    """The annotation of a state variable."""
    return f"tuple[{python_type(t.item)}, ...]" if t.name == "list" else python_type(t)


@dataclass(slots=True)
class Context:
    """What printing needs: the names and the checked game. ``after``: continuation blocks met so far."""

    program: Any
    ir: Game
    after: dict[str, tuple[Function, dict[str, Type], str]] = field(default_factory=dict)
    out: list[Emitted] = field(default_factory=list)
    kind_sets: dict[frozenset[int], str] = field(default_factory=dict)

    def place(self, span: Span, clause: tuple[str, ...]) -> str:
        return n.plain(f"{span.source.name}:{span.line}" + (f"  {' '.join(clause)}" if clause else ""))

    def add(self, name: str, span: Span, clause: tuple[str, ...], title: str, lines: list[str]) -> None:
        self.out.append(Emitted(name, span, self.place(span, clause), n.plain(title), tuple(lines)))

    # ------------------------------------------------------------------ plain functions

    def own(self, f: Function) -> None:
        """A definition or routine: parameters as its contexts ask."""
        params = ["T: Game", *(CONTEXT_PARAM[c] for c in PASSED if c in f.needs)]
        params += [f"{local(p.name)}: {python_type(p.type)}" for p in f.params]
        if by_kind.lasting(f):
            self._kept(f, params, "A.kept", repr(f.name))
        elif by_kind.of_group(f):
            self._kept(f, params, "A.memo", f"({f.name!r}, {local(f.params[0].name)}, A.chosen)")
        else:
            self._function(f, params)

    def _kept(self, f: Function, params: list[str], place: str, key: str) -> None:
        """A definition whose answer is kept with the arrangement, or for the group."""
        name = function_name(f)
        assert isinstance(f.body, Expr) and f.result is not None
        result = python_type(f.result)
        lines = [
            f"def {name}({', '.join(params)}) -> {result}:",
            f"{INDENT}kept: {result} | None = {place}.get({key})",
            f"{INDENT}if kept is None:",
            f"{INDENT}{INDENT}kept = {place}[{key}] = {Printer(self).as_type(f.body, f.result)}",
            f"{INDENT}return kept",
        ]
        self.add(name, f.span, f.clause, f.title, lines)

    def kind_set(self, kinds: frozenset[int]) -> str:
        """The constant that holds these kinds."""
        return self.kind_sets.setdefault(kinds, f"KINDS_{len(self.kind_sets) + 1}")

    def entry(
        self,
        f: Function,
        params: str,
        prelude: tuple[str, ...] = (),
        act: str = "act",
        options: str = "T.options",
    ) -> str:
        """A function with the signature that the runtime expects; answers its name."""
        self._function(f, [params], prelude, act, options)
        return function_name(f)

    def _function(
        self,
        f: Function,
        params: list[str],
        prelude: tuple[str, ...] = (),
        act: str = "act",
        options: str = "T.options",
    ) -> None:
        printer = Printer(self, act, options)
        result = python_type(f.result) if f.result is not None else "None"
        lines = [f"def {function_name(f)}({', '.join(params)}) -> {result}:"]
        lines += [INDENT + p for p in prelude]
        if isinstance(f.body, Expr):
            text = printer.as_type(f.body, f.result) if f.result else printer(f.body)
            lines.append(f"{INDENT}return {text}")
        else:
            lines += Lines(printer, self.after).block(f.body, 1)
        self.add(function_name(f), f.span, f.clause, f.title, lines)

    def continuations(self) -> None:
        """The blocks under ``offer``, which may open further ones."""
        done: set[str] = set()
        while len(done) < len(self.after):
            for name, (f, params, act) in list(self.after.items()):
                if name in done:
                    continue
                done.add(name)
                given = "".join(f", {local(p)}: {python_type(t)}" for p, t in params.items())
                printer = Printer(self, act)
                body = Lines(printer, self.after).block(f.body, 1)  # type: ignore[arg-type]
                lines = [f"def {name}(T: Game, me: int{given}) -> None:", *body]
                self.add(name, f.span, f.clause, "", lines)

    # ------------------------------------------------------------------ actions

    def legal(self, a: ActionIR) -> str:
        """The function that lists the legal moves of an action: choices as loops, guards as early as they can
        be tested, bars after the guards."""
        act = n.symbol(n.ACTION, a.name)
        x = Printer(self, act)
        name = f"legal_{n.safe(a.name)}"
        lines = [
            f"def {name}(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:"
        ]
        body = list(self._level(a, x, 0, 1))
        if sum(line.count(MINE) for line in body) > 1:
            body = [f"{INDENT}mine = {MINE}", *(line.replace(MINE, "mine") for line in body)]
        lines += body
        do = a.do
        self.add(name, a.marks.span, a.marks.clause, a.marks.en or do.title, lines)
        return name

    def _level(self, a: ActionIR, x: Printer, level: int, depth: int) -> Iterator[str]:
        pad = INDENT * depth
        leave = "return" if level == 0 else "continue"
        guards = [g for g in a.guards if g.level == level]
        early = self._early(a, x, level, guards)
        if early:
            yield f"{pad}if {early}:"
            yield f"{pad}{INDENT}{leave}"
        for g in guards:
            if g.test.op == "const" and g.test.args[0] is True:
                continue
            yield f"{pad}if {_negated(x, g.test)}:"
            yield f"{pad}{INDENT}{leave}"
        enough = self._enough(a.choices[level], x) if level < len(a.choices) else ""
        if enough:
            yield f"{pad}if {enough}:"
            yield f"{pad}{INDENT}{leave}"
        for g in (b for b in a.bars if b.level == level):
            yield from self._bar(a, g, x, level, pad)
            if g.test.op == "const" and g.test.args[0] is True:
                return
        if level < len(a.choices):
            ch = a.choices[level]
            tiles = any(c.kind == "tile" for c in a.choices)
            if level == 0 and tiles:
                kept = (
                    "last = -1"
                    if _sorted_faces(a)
                    else f"seen: set[{'int' if len(a.choices) == 1 else 'tuple[object, ...]'}] = set()"
                )
                yield f"{pad}{kept}"
            yield self._loop(ch, x, pad)
            yield from self._level(a, x, level + 1, depth + 1)
            return
        move = self._move(a)
        if any(c.kind == "tile" for c in a.choices):
            yield f"{pad}face = {self._face(a)}"
            if _sorted_faces(a):
                yield f"{pad}if face != last:"
                yield f"{pad}{INDENT}last = face"
            else:
                yield f"{pad}if face not in seen:"
                yield f"{pad}{INDENT}seen.add(face)"
            yield f"{pad}{INDENT}out.append({move})"
        else:
            yield f"{pad}out.append({move})"

    def _early(self, a: ActionIR, x: Printer, level: int, guards: list[GuardIR]) -> str:
        """A test of cheap bars ahead of dear guards, for when nobody asks which bar it was."""
        bars = [b for b in a.bars if b.level == level and not costly(b.test)]
        if any(b.test.op == "const" and b.test.args[0] is True for b in bars):
            return "why is None"
        # A bar that takes something to be there may rely on a guard having found it.
        bars = [b for b in bars if all(node.op != "must" for node in walk(b.test))]
        if not bars or not any(costly(g.test) for g in guards):
            return ""
        tests = " or ".join(x.text(b.test, 3) for b in bars)
        return f"why is None and ({tests})"

    def _bar(self, a: ActionIR, g: GuardIR, x: Printer, level: int, pad: str) -> Iterator[str]:
        leave = "return" if level == 0 else "continue"
        complete = level == len(a.choices)
        always = g.test.op == "const" and g.test.args[0] is True
        inner = pad if always else pad + INDENT
        if not always:
            yield f"{pad}if {x(g.test)}:"
        if complete:
            yield f"{inner}if why is not None:"
            yield f"{inner}{INDENT}why.append(({self._move(a)}, {n.symbol(n.BAR, g.bar)}))"
            yield f"{inner}{leave}"
            if always:
                return
        else:
            yield f"{inner}if why is not None:"
            yield f"{inner}{INDENT}{self._barred(a, g, level)}"
            yield f"{inner}{leave}"

    def _barred(self, a: ActionIR, g: GuardIR, level: int) -> str:
        """A bar met before every choice is bound: the moves below it are found by a function of their own."""
        name = n.symbol("barred", a.name, g.bar)
        given = a.choices[:level]
        self._pending(a, name, level, g)
        args = "".join(
            f", {local(c.symbol)}" if c.kind != "meld" else f", i_{local(c.symbol)}" for c in given
        )
        return f"{name}(T, me, why{args})"

    def _pending(self, a: ActionIR, name: str, level: int, g: GuardIR) -> None:
        x = Printer(self, n.symbol(n.ACTION, a.name))
        given = a.choices[:level]
        params = "".join(
            f", {local(c.symbol)}: {python_type(c.type)}"
            if c.kind != "meld"
            else f", i_{local(c.symbol)}: int"
            for c in given
        )
        lines = [f"def {name}(T: Game, me: int, why: list[tuple[Move, int]]{params}) -> None:"]
        for c in given:
            if c.kind == "meld":
                lines.append(f"{INDENT}{local(c.symbol)} = T.seats[me].melds[i_{local(c.symbol)}]")
        lines += self._why(a, x, level, 1, g, level)
        self.add(name, g.test.span, (), "", lines)

    def _why(self, a: ActionIR, x: Printer, level: int, depth: int, g: GuardIR, first: int) -> Iterator[str]:
        pad = INDENT * depth
        if level > first:
            for other in (o for o in a.guards if o.level == level):
                yield f"{pad}if {_negated(x, other.test)}:"
                yield f"{pad}{INDENT}continue"
        if level < len(a.choices):
            yield self._loop(a.choices[level], x, pad)
            yield from self._why(a, x, level + 1, depth + 1, g, first)
        else:
            yield f"{pad}why.append(({self._move(a)}, {n.symbol(n.BAR, g.bar)}))"

    def _loop(self, ch: ChooseIR, x: Printer, pad: str) -> str:
        if ch.kind == "meld":
            return f"{pad}for i_{local(ch.symbol)}, {local(ch.symbol)} in enumerate({x(ch.over)}):"
        return f"{pad}for {local(ch.symbol)} in {x.iterable(ch.over, True)}:"

    def _enough(self, ch: ChooseIR, x: Printer) -> str:
        """A cheap test that no group of n alike can be made of the hand, where that is what a choice looks for."""
        if ch.over.op != "ways" or self.ir.wilds:
            return ""
        name, tiles, tile = ch.over.args
        group = next((g for g in self.ir.groups if g.name == name), None)
        if group is None or group.some or any(len(set(s)) > 1 for s in group.sets) or not of_hand(tiles):
            return ""
        counts = "T.seats[me].counts"
        if tile is None:
            return f"max({counts}) < {group.size}"
        return f"{counts}[KIND_OF[{x(tile)}]] < {group.size - 1}"

    def _move(self, a: ActionIR) -> str:
        act = n.symbol(n.ACTION, a.name)
        parts = [f"i_{local(c.symbol)}" if c.kind == "meld" else local(c.symbol) for c in a.choices]
        return f"({', '.join([act, *parts])}{',' if not parts else ''})"

    def _face(self, a: ActionIR) -> str:
        parts = []
        for c in a.choices:
            one = f"i_{local(c.symbol)}" if c.kind == "meld" else local(c.symbol)
            parts.append(f"FACE_OF[{one}]" if c.kind == "tile" else one)
        return parts[0] if len(parts) == 1 else f"({', '.join(parts)})"

    def with_choices(self, f: Function) -> str:
        """``do`` and ``declined``: the choices as the move has them; a meld's position becomes the meld."""
        choices: tuple[ChooseIR, ...] = f.detail["choices"]
        params = ["T: Game", "me: int"]
        prelude = []
        for c in choices:
            if c.kind == "meld":
                params.append(f"i_{local(c.symbol)}: int")
                prelude.append(f"{local(c.symbol)} = T.seats[me].melds[i_{local(c.symbol)}]")
            else:
                params.append(f"{local(c.symbol)}: {python_type(c.type)}")
        self._function(f, params, tuple(prelude), n.symbol(n.ACTION, f.detail["act"]))
        return function_name(f)

    # ------------------------------------------------------------------ score

    def pattern(self, p: PatternIR, units: list[str]) -> str:
        """A pattern as a function that answers its amounts by unit, or None where it is not found."""
        x = Printer(self)
        name = f"pattern_{n.safe(p.name)}"
        neutral = self._neutral(units)
        if p.over is not None:
            self.add(name, p.marks.span, p.marks.clause, p.marks.en, self._between(p, p.over, x, name, units))
            return name
        lines = [f"def {name}(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:"]
        if p.when is not None:
            lines += [f"{INDENT}if {_negated(x, p.when)}:", f"{INDENT}{INDENT}return None"]
        amounts = ", ".join(x(p.amounts[u]) if u in p.amounts else str(neutral[u]) for u in units)
        made = f"({amounts},)" if len(units) == 1 else f"({amounts})"
        if p.when is None and not p.otherwise:
            own = " or ".join(f"amounts[{i}]" for i, u in enumerate(units) if u in p.amounts)
            lines += [f"{INDENT}amounts = {made}", f"{INDENT}return amounts if {own} else None"]
        else:
            lines.append(f"{INDENT}return {made}")
        self.add(name, p.marks.span, p.marks.clause, p.marks.en, lines)
        return name

    def _neutral(self, units: list[str]) -> dict[str, int]:
        return {u: 1 if self.program.items["units"][u].text("combine") == "product" else 0 for u in units}

    def _between(self, p: PatternIR, over: OverIR, x: Printer, name: str, units: list[str]) -> list[str]:
        """A pattern between groups: its amounts for every choice of them, combined as the units say."""
        given = ", ".join(local(s) for s in over.symbols)
        of = n.symbol(n.GROUP, over.of) if over.of else "-1"
        tests = [x.text(p.when, AND)] if p.when is not None else []
        if over.once is not None:
            tests.append(f"J.join({given})")
        inner = INDENT * (3 if tests else 2)
        lines = [
            f"def {name}(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:",
            f"{INDENT}seen = False",
        ]
        lines += [f"{INDENT}u{i} = {neutral}" for i, neutral in enumerate(self._neutral(units).values())]
        lines.append(
            f"{INDENT}for {given}{',' if len(over.symbols) == 1 else ''} in J.choices({of}, {len(over.symbols)}):"
        )
        lines += [f"{INDENT}{INDENT}if {' and '.join(tests)}:"] if tests else []
        lines.append(f"{inner}seen = True")
        for i, u in enumerate(units):
            if u in p.amounts:
                amount = x.text(p.amounts[u], TIMES)
                combine = self.program.items["units"][u].text("combine")
                made = {"product": f"u{i} *= {amount}", "largest": f"u{i} = max(u{i}, {amount})"}.get(
                    combine, f"u{i} += {amount}"
                )
                lines.append(f"{inner}{made}")
        answer = ", ".join(f"u{i}" for i in range(len(units)))
        lines.append(f"{INDENT}return ({answer}{',' if len(units) == 1 else ''}) if seen else None")
        return lines

    def _nothing_else(self, p: PatternIR) -> str:
        """That no pattern which adds to a unit of this one is found."""
        apart = [n.symbol(n.PATTERN, o.name) for o in self.ir.patterns if not set(o.amounts) & set(p.amounts)]
        return f"found.keys() <= {{{', '.join(apart)}}}" if apart else "not found"

    def judge(self, units: list[str]) -> str:
        """The function that fills an arrangement with what is found in it and what it is worth."""
        score = self.ir.score
        assert score is not None
        lines = [
            "def judge(T: Game, me: int, A: Arrangement) -> bool:",
            f"{INDENT}found: dict[int, tuple[int, ...]] = {{}}",
            f"{INDENT}A.found = found",
            f"{INDENT}A.kept = {{}}",
        ]
        counted = list(dict.fromkeys(p.over.of for p in self.ir.patterns if p.over is not None))
        lines += [f"{INDENT}J = Joining(A.groups, ISA)"] if counted else []
        lines += [
            f"{INDENT}n{i} = J.count({n.symbol(n.GROUP, of) if of else '-1'})" for i, of in enumerate(counted)
        ]
        for p in self.ir.patterns:
            name = n.symbol(n.PATTERN, p.name)
            tests = ["A.won"] if p.who != "all" else []
            tests += [f"{n.symbol(n.PATTERN, r)} not in found" for r in p.replaced_by]
            if p.otherwise:
                tests.append(self._nothing_else(p))
            joining = ", J" if p.over is not None else ""
            if p.over is not None:
                tests.append(f"n{counted.index(p.over.of)} >= {len(p.over.symbols)}")
            tests.append(f"(amounts := pattern_{n.safe(p.name)}(T, me, A{joining})) is not None")
            lines += [f"{INDENT}if {' and '.join(tests)}:", f"{INDENT}{INDENT}found[{name}] = amounts"]
        totals = ", ".join(self._total(u, i) for i, u in enumerate(units))
        lines.append(f"{INDENT}A.totals = ({totals}{',' if len(units) == 1 else ''})")
        lines.append(f"{INDENT}A.values = ()")
        for _, _, f in score.values:
            lines.append(f"{INDENT}A.values = (*A.values, {self.applied(f)})")
        rank = ", ".join(f"A.values[{n.symbol(n.VALUE, b)}]" for b in score.best)
        lines.append(f"{INDENT}A.rank = ({rank}{',' if len(score.best) == 1 else ''})")
        if score.require is not None:
            lines.append(f"{INDENT}return not A.won or {self.applied(score.require)}")
        else:
            lines.append(f"{INDENT}return True")
        self.add("judge", score.marks.span, score.marks.clause, "", lines)
        return "judge"

    def _total(self, unit: str, i: int) -> str:
        combine = self.program.items["units"][unit].text("combine")
        if combine == "product":
            return f"prod(a[{i}] for a in found.values())"
        if combine == "largest":
            return f"max((a[{i}] for a in found.values()), default=0)"
        return f"sum(a[{i}] for a in found.values())"

    def applied(self, f: Function) -> str:
        """A call of a function of the arrangement."""
        given = {"me": "me", "arrangement": "A", "act": "A.by"}
        return f"{function_name(f)}({', '.join(['T', *(given[c] for c in PASSED if c in f.needs)])})"


def _sorted_faces(a: ActionIR) -> bool:
    """Whether the one choice is a tile of the hand: a hand is in order, so tiles of a face follow each other."""
    over = a.choices[0].over
    if over.op == "zone tiles" and isinstance(over.args[0], Expr):
        over = over.args[0]
    return len(a.choices) == 1 and over.op == "zone" and over.args[0] == "hand"


def of_hand(e: Any, hand: str | None = None) -> bool:
    """Whether a list of tiles is surely part of the acting seat's hand. ``hand``: a parameter that is that seat."""
    if e.op == "zone tiles":
        return of_hand(e.args[0], hand)
    if e.op == "zone":
        owner = e.args[1]
        mine = owner is not None and (owner.op == "me" or (owner.op == "local" and owner.args[0] == hand))
        return bool(e.args[0] == "hand" and mine)
    if e.op == "quant" and e.args[0] == "collect":
        return bool(e.args[4].op == "local" and e.args[4].args[0] == e.args[1]) and of_hand(e.args[2], hand)
    if e.op == "minus":
        return of_hand(e.args[1], hand)
    if (
        e.op == "call"
        and isinstance(e.args[0].body, Expr)
        and len(e.args[1]) == 1
        and e.args[1][0].op == "me"
    ):
        return of_hand(e.args[0].body, e.args[0].params[0].name)
    return False


def _negated(x: Printer, e: Expr) -> str:
    if e.op == "not" and isinstance(e.args[0], Expr):
        return x(e.args[0])
    return f"not {x.text(e, 4)}"
