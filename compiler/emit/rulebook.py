"""Prints the rulebook object of a module: what is declared, and the functions it names."""

from __future__ import annotations

import hashlib
from typing import Any

from ..analyse.depends import variables
from ..analyse.program import SuitInfo
from ..ir.game import Marks, VarIR
from ..ir.nodes import Function
from ..load import Scalar
from . import names as n
from .functions import Context, stored_type
from .marks import View, attr, mark
from .spelling import tuple_of, zone_attr


def rulebook_object(c: Context, view: View) -> None:
    p, ir = c.program, c.ir
    root = p.loaded.root
    title = root.mapping("title")
    texts = "\0".join(s.name + "\0" + s.text for s in p.loaded.sources)
    units = list(p.items["units"])
    put = view.fields.append
    put(("interface", "INTERFACE"))
    put(("id", repr(p.loaded.id)))
    put(("version", repr(root.text("version") or "0")))
    put(("title", repr(view.title)))
    put(("title_en", repr((title.text("en") if title is not None else None) or "")))
    put(("source", repr(root.text("source") or "")))
    put(("digest", repr(hashlib.sha256(texts.encode()).hexdigest())))
    put(("files", tuple_of([repr(s.name) for s in p.loaded.sources])))
    put(("options", many([_option(name, info) for name, info in p.options.items()])))
    put(("constraints", many([_constraint(c, k) for k in ir.constraints])))
    put(("presets", repr(ir.presets)))
    put(("seats", entry(c, ir.seats, "options: Options", options="options")))
    put(("kinds", repr(tuple(p.kinds))))
    put(("suits", many([_suit(s) for s in p.suits.values()])))
    for name in ("suit_of", "rank_of", "next_of", "stride", "kind_of", "finish_of", "face_of"):
        put((name, name.upper()))
    put(("finishes", repr(tuple(name for name, _, _ in ir.finishes))))
    put(("copies", entry(c, ir.copies, "T: Game, it: int")))
    put(
        (
            "wilds",
            many(
                [
                    f"Wild({name!r}, {entry(c, which, 'T: Game, it: int')}, {entry(c, plays, 'T: Game')}, {mark(m)}, {_reads(c, which, plays)})"
                    for name, which, plays, m in ir.wilds
                ]
            ),
        )
    )
    put(("groups", many([_group(c, g) for g in ir.groups])))
    put(("shapes", many([_shape(c, s) for s in ir.shapes])))
    put(
        (
            "zones",
            many(
                [
                    f"Zone({z.name!r}, {z.scope!r}, {_see(c, z)}, {attr(z, True)!r}, {mark(z.marks)})"
                    for z in ir.zones
                ]
            ),
        )
    )
    put(("wall_stack", str(ir.wall_stack)))
    put(("state", many([_var(c, v) for v in ir.state])))
    put(("phases", many([_phase(c, ph) for ph in ir.phases])))
    put(("actions", many([_action(c, a) for a in ir.actions])))
    put(("bars", many([_bar(c, b) for b in ir.bars])))
    put(("events", _events(c)))
    put(("start", n.symbol(n.PHASE, ir.start)))
    put(
        (
            "units",
            many(
                [
                    f"Unit({u!r}, {i.text('combine')!r}, {mark(_marks(i))})"
                    for u, i in p.items["units"].items()
                ]
            ),
        )
    )
    put(("patterns", many([_pattern(c, pt, units) for pt in ir.patterns])))
    put(("score", _score(c, units)))
    put(
        (
            "payments",
            many([f"Payment({name!r}, {mark(_marks(i))})" for name, i in p.items["payments"].items()]),
        )
    )
    put(
        (
            "pots",
            many(
                [
                    f"Pot({name!r}, {i.text('reset') or 'hand'!r}, {mark(_marks(i))})"
                    for name, i in p.items["pots"].items()
                ]
            ),
        )
    )
    put(
        (
            "ends",
            many(
                [
                    f"End({e.name!r}, {entry(c, e.settle, 'T: Game')}, {e.by!r}, {e.shows!r}, {mark(e.marks)})"
                    for e in ir.ends
                ]
            ),
        )
    )
    put(("dealer_first", _owner(c)))
    put(("dealer_next", entry(c, ir.dealer_next, "T: Game")))
    put(("session_over", entry(c, ir.session_over, "T: Game")))
    put(("session_settle", entry(c, ir.session_settle, "T: Game")))
    for name, cls in (
        ("seat", "SeatState"),
        ("hand", "HandState"),
        ("room", "RoomState"),
        ("options", "Options"),
    ):
        put((f"{name}_class", cls))
    put(("notes", repr(_notes(c))))
    put(("red", f"frozenset({tuple(sorted(ir.red))!r})"))
    for name, f in ir.classes.items():
        if isinstance(f, Function):
            c.entry(f, "T: Game, it: int")
            made = [
                f"def class_set_{n.safe(name)}(T: Game) -> frozenset[int]:",
                f"    return frozenset(k for k in KINDS if class_{n.safe(name)}(T, k))",
            ]
            c.add(f"class_set_{n.safe(name)}", f.span, f.clause, "", made)
    from .expressions import Printer

    for cv in ir.converts:
        made = [
            f"def convert_{n.safe(cv.name)}(x: Fraction | int) -> int:",
            f"    return {Printer(c)(cv.body)}",
        ]
        c.add(f"convert_{n.safe(cv.name)}", cv.marks.span, cv.marks.clause, cv.marks.en, made)


def _marks(item: Any) -> Marks:
    return Marks(item.span, item.clause, item.reading, item.en, item.text("help"))


def many(parts: list[str]) -> str:
    """A tuple, one part a line."""
    return "()" if not parts else "(\n" + "".join(f"        {x},\n" for x in parts) + "    )"


def entry(c: Context, f: Function | None, params: str, options: str = "T.options", act: str = "act") -> str:
    if f is None:
        return "None"
    prelude = ("A = alone(it)",) if f.kind == "where" and "arrangement" in f.needs else ()
    done = [e.name for e in c.out]
    from .spelling import function_name

    return function_name(f) if function_name(f) in done else c.entry(f, params, prelude, act, options)


def _owner(c: Context) -> str:
    f = c.ir.dealer_first
    if f is None:
        return "None"
    c._function(f, ["T: Game"], ("owner = T.owner",))
    return "dealer_first"


def _suit(s: SuitInfo) -> str:
    shown = f", {tuple_of([f'0x{code:X}' for code in s.unicode])}" if s.unicode else ""
    return f"Suit({s.item.name!r}, {s.kinds!r}, {s.ranked}, {s.letter!r}, {s.first}, {mark(_marks(s.item))}{shown})"


def _option(name: str, info: Any) -> str:
    choices = "()"
    if info.choices:
        inner = {i.name: i for i in info.item.below("choices")}
        choices = tuple_of(
            [
                f"Choice({ch!r}, {numbers!r}, {mark(_marks(inner[ch])) if ch in inner else 'Mark()'})"
                for ch, numbers in info.choices.items()
            ]
        )
    return f"Option({name!r}, {info.type.name!r}, {info.default}, {info.low}, {info.high}, {choices}, {mark(_marks(info.item))})"


def _constraint(c: Context, k: Any) -> str:
    holds = entry(c, k.test, "options: Options", options="options")
    return f"Constraint({k.option!r}, {holds}, {k.text!r}, {k.reason!r}, {mark(k.marks)})"


def _reads(c: Context, *functions: Function) -> str:
    """The variables these conditions depend on, by the attributes that hold them."""
    found = [variables(f, c.ir.classes) for f in functions]
    if None in found:
        return "None"
    names = sorted({name for part in found if part for name in part})
    prefixes = {"hand": "v_", "room": "v_", "options": "o_"}
    dotted = []
    for name in names:
        scope, dot, attr = name.partition(".")
        dotted.append(f"{scope}.{prefixes[scope]}{n.safe(attr)}" if dot else name)
    return repr(tuple(dotted))


def _group(c: Context, g: Any) -> str:
    index = n.symbol(n.GROUP, g.name)
    where = entry(c, g.where, "T: Game, me: int, it: Group")
    reads = f", {_reads(c, g.where)}" if g.where is not None else ""
    return f"GroupSpec({g.name!r}, ISA[{index}], {g.laid!r}, {g.sets!r}, {where}, {g.some}, {mark(g.marks)}{reads})"


def _shape(c: Context, s: Any) -> str:
    parts = (
        tuple_of([f"Part({p.count}, {tuple_of([n.symbol(n.GROUP, g) for g in p.groups])})" for p in s.parts])
        if s.parts
        else "()"
    )
    when = entry(c, s.when, "T: Game, me: int, A: Arrangement")
    whole = s.when is not None and variables(s.when, c.ir.classes, whole=True) is not None
    return f"ShapeSpec({s.name!r}, {parts}, {s.loose}, {when}, {mark(s.marks)}, {whole})"


def _see(c: Context, v: VarIR) -> str:
    return repr(v.see) if isinstance(v.see, str) else entry(c, v.see, "T: Game, it: int, me: int")


def _var(c: Context, v: VarIR) -> str:
    if v.init is not None:
        init = entry(c, v.init, "T: Game, me: int")
    else:
        name = f"init_{n.safe(v.name)}"
        value = {"bool": "False", "maybe": "None", "set": "frozenset()", "list": "()"}.get(v.type.name, "0")
        c.add(
            name,
            v.marks.span,
            (),
            "",
            [f"def {name}(T: Game, me: int) -> {stored_type(v.type)}:", f"    return {value}"],
        )
        init = name
    base = v.type.base
    if base.collection and base.of is not None:
        base = base.of
    members = tuple(c.program.members(base)) if base.member else ()
    return (
        f"StateVar({v.name!r}, {v.scope!r}, {attr(v, False)!r}, {str(v.type)!r}, {init}, {v.reset!r}, {_see(c, v)}, "
        f"{members!r}, {mark(v.marks)})"
    )


def _phase(c: Context, ph: Any) -> str:
    actions = tuple_of([n.symbol(n.ACTION, a.name) for a in c.ir.actions if ph.name in a.phases])
    parts = [entry(c, f, "T: Game, me: int") for f in (ph.seats, ph.do, ph.done)]
    return f"Phase({ph.name!r}, {ph.mode!r}, {actions if actions != '()' else '()'}, {', '.join(parts)}, {mark(ph.marks)})"


def _action(c: Context, a: Any) -> str:
    legal, do = c.legal(a), c.with_choices(a.do)
    choices = tuple_of([f"({ch.name!r}, {ch.kind!r})" for ch in a.choices]) if a.choices else "()"
    phases = (
        f"frozenset({tuple_of([n.symbol(n.PHASE, ph) for ph in a.phases])})" if a.phases else "frozenset()"
    )
    act = n.symbol(n.ACTION, a.name)
    priority = entry(c, a.priority, "T: Game, me: int", act=act)
    together = entry(c, a.together, "T: Game, claims: tuple[int, ...]", act=act)
    must = "None"
    if a.must is not None:
        a.must.detail.update(choices=a.choices, act=a.name)
        must = c.with_choices(a.must)
    bars = [n.symbol(n.BAR, b.name) for b in c.ir.bars if a.name in b.actions]
    never = any(b.test.op == "const" and b.test.args[0] is True for b in a.bars)
    return (
        f"Action({a.name!r}, {legal}, {do}, {choices}, {phases}, {a.anytime}, {priority}, {together}, {must}, {a.tags!r}, "
        f"{a.wins}, {a.plain}, {tuple_of(bars) if bars else '()'}, {mark(a.marks)}{', never=True' if never else ''})"
    )


def _bar(c: Context, b: Any) -> str:
    actions = tuple_of([n.symbol(n.ACTION, a) for a in b.actions]) if b.actions else "()"
    declined = ", ".join(f"{n.symbol(n.ACTION, a)}: {c.with_choices(f)}" for a, f in b.declined.items())
    return f"Bar({b.name!r}, {actions}, {{{declined}}}, {b.hidden}, {mark(b.marks)})"


EVENT_PARAMS = {"laid": "T: Game, me: int, l_m: Group", "turned": "T: Game, me: int", "ended": "T: Game"}


def _events(c: Context) -> str:
    parts = []
    for event, handlers in c.ir.handlers.items():
        if not handlers:
            continue
        lines = []
        for h in handlers:
            c.own(h)
            given = ["T", *(["me"] if "me" in h.needs else []), *(p.name for p in h.params)]
            lines.append(f"    {n.symbol(h.kind, h.name)}({', '.join(given)})")
        params = EVENT_PARAMS.get(event, "T: Game, me: int, l_t: int")
        c.add(f"event_{event}", handlers[0].span, (), "", [f"def event_{event}({params}) -> None:", *lines])
        parts.append(f"{event!r}: event_{event}")
    return f"{{{', '.join(parts)}}}"


def _pattern(c: Context, pt: Any, units: list[str]) -> str:
    c.pattern(pt, units)
    said = "".join(
        f", {key}={tuple_of([n.symbol(n.PATTERN, x) for x in others])}"
        for key, others in (
            ("replaced_by", pt.replaced_by),
            ("excludes", pt.excludes),
            ("implies", pt.implies),
        )
        if others
    )
    return f"Pattern({pt.name!r}, {pt.who!r}, {pt.tags!r}, {mark(pt.marks)}{said})"


def _score(c: Context, units: list[str]) -> str:
    s = c.ir.score
    assert s is not None
    for _, _, f in s.values:
        c.own(f)
    if s.require is not None:
        c.own(s.require)
    c.judge(units)
    shapes = tuple_of([n.symbol(n.SHAPE, x) for x in s.shapes])
    losers = tuple_of([n.symbol(n.SHAPE, x) for x in s.losers]) if s.losers else "()"
    values = tuple_of(
        [
            f"ScoreValue({name!r}, {unit!r}, {mark(_marks(c.program.values[name]))})"
            for name, unit, _ in s.values
        ]
    )
    allowed = ", ".join(
        f"{n.symbol(n.ACTION, a)}: frozenset({tuple_of([n.symbol(n.SHAPE, x) for x in kept]) if kept else '()'})"
        for a, kept in s.allowed.items()
    )
    return (
        f"ScoreSpec({entry(c, s.tiles, 'T: Game, me: int')}, {entry(c, s.size, 'T: Game')}, {shapes}, {losers}, {_chosen(c)}, judge, "
        f"{values if s.values else '()'}, {tuple(ch.name for ch in s.choose)!r}, {s.finish}, {s.won}, {_own_zones(s.tiles)!r}, {{{allowed}}}, {mark(s.marks)}, "
        f"{tuple(str(ch.type) for ch in s.choose)!r})"
    )


def _own_zones(f: Function) -> tuple[str, ...]:
    """The zones of the seat that a list of tiles is made of; none if it is not just zones put together."""

    def zones(e: Any) -> tuple[str, ...] | None:
        if e.op == "zone tiles":
            return zones(e.args[0])
        if e.op == "zone" and e.args[1] is not None and e.args[1].op == "me":
            return (zone_attr(str(e.args[0])),)
        if e.op == "join":
            parts = [zones(x) for x in e.args[1:]]
            return None if None in parts else tuple(a for part in parts if part for a in part)
        return None

    return zones(f.body) or ()


def _chosen(c: Context) -> str:
    from .expressions import Printer

    s = c.ir.score
    assert s is not None
    x = Printer(c)
    loops = " ".join(f"for {ch.symbol} in {x.iterable(ch.over, True)}" for ch in s.choose)
    picked = tuple_of([ch.symbol for ch in s.choose])
    body = f"tuple([{picked} {loops}])" if s.choose else "((),)"
    c.add(
        "score_choose",
        s.marks.span,
        (),
        "",
        [
            "def score_choose(T: Game, me: int) -> tuple[tuple[int, ...], ...]:",
            f"    return {body}",
        ],
    )
    return "score_choose"


def _notes(c: Context) -> dict[str, str]:
    notes = c.program.loaded.root.mapping("notes")
    if notes is None:
        return {}
    return {k: e.value.value.strip() for k, e in notes.entries.items() if isinstance(e.value, Scalar)}
