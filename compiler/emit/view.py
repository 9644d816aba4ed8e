"""Turns a checked game into the lines that the template lays out."""

from __future__ import annotations

from ..analyse.program import Program
from ..ir.game import Game
from ..lang.types import Type
from . import names as n
from .functions import Context, Emitted, stored_type
from .marks import View, attr
from .rulebook import rulebook_object
from .spelling import tuple_of


def make_view(program: Program, ir: Game) -> View:
    c = Context(program, ir)
    title = program.loaded.root.mapping("title")
    zh = title.text("zh") if title is not None else None
    name = zh or program.loaded.id
    view = View(
        f"{name} ({program.loaded.id}): a compiled rulebook. Made by the compiler; change the rulebook, not this file.",
        name,
    )
    _constants(c, view)
    _state_classes(c, view)
    rulebook_object(c, view)
    for f in ir.functions:
        if f.kind in {"define", "routine"}:
            c.own(f)
    c.continuations()
    view.constants += [
        f"{name}: frozenset[int] = frozenset({tuple(sorted(kinds))!r})" for kinds, name in c.kind_sets.items()
    ]
    view.functions = sorted(
        c.out, key=lambda e: (ORDER.get(e.name.split("_")[0], 5), e.span.source.name, e.name)
    )
    return view


ORDER = {"class": 0, "define": 1, "routine": 2, "convert": 1, "legal": 3, "barred": 3, "do": 4, "after": 4}


def numbered(prefix: str, names: list[str]) -> list[str]:
    return [f"{n.symbol(prefix, name)} = {i}" for i, name in enumerate(names)]


def _constants(c: Context, view: View) -> None:
    p, ir = c.program, c.ir
    out = view.constants
    stride = ir.stride
    suits = list(p.suits.values())
    nexts = [
        k + 1 if k + 1 in suits[p.suit_of[k]].kinds else suits[p.suit_of[k]].kinds[0]
        for k in range(len(p.kinds))
    ]
    finish_of = [0] * (len(p.kinds) * stride)
    for i, (_, kinds, copies) in enumerate(ir.finishes):
        taken = {k: sum(cc for _, ks, cc in ir.finishes[:i] if k in ks) for k in kinds}
        for k in kinds:
            for copy in range(taken[k], min(stride, taken[k] + copies)):
                finish_of[k * stride + copy] = i + 1
    per = len(ir.finishes) + 1
    out += [
        f"KINDS = range({len(p.kinds)})",
        f"SUITS = range({len(suits)})",
        f"STRIDE = {stride}",
        f"SUIT_OF = {tuple(p.suit_of)!r}",
        f"RANK_OF = {tuple(p.rank_of)!r}",
        f"NEXT_OF = {tuple(nexts)!r}",
        "KIND_OF = tuple(k for k in KINDS for _ in range(STRIDE))",
        f"FINISH_OF = {tuple(finish_of)!r}" if ir.finishes else f"FINISH_OF = (0,) * {len(finish_of)}",
        f"FACE_OF = tuple(KIND_OF[t] * {per} + FINISH_OF[t] for t in range({len(finish_of)}))",
    ]
    for prefix, what in (
        (n.GROUP, "groups"),
        (n.SHAPE, "shapes"),
        (n.ACTION, "actions"),
        (n.PHASE, "phases"),
        (n.PATTERN, "patterns"),
        (n.UNIT, "units"),
        (n.PAYMENT, "payments"),
        (n.END, "ends"),
    ):
        out += numbered(prefix, _names(c, what))
    out += numbered(n.BAR, [b.name for b in ir.bars])
    out += numbered(n.VALUE, [name for name, _, _ in ir.score.values] if ir.score else [])
    out += [f"{n.symbol(n.FINISH, name)} = {i + 1}" for i, (name, _, _) in enumerate(ir.finishes)]
    for enum, members in sorted(p.enums.items()):
        out += [f"{n.symbol(n.MEMBER, enum, m)} = {i}" for i, m in enumerate(members)]
    for option, info in p.options.items():
        out += [f"{n.symbol(n.CHOICE, option, ch)} = {i}" for i, ch in enumerate(info.choices)]
    index = {g.name: i for i, g in enumerate(ir.groups)}
    isa = [f"frozenset({tuple_of([str(index[a]) for a in g.isa])})" for g in ir.groups]
    out.append(f"ISA: tuple[frozenset[int], ...] = {tuple_of(isa)}")
    for name, static in ir.classes.items():
        if isinstance(static, frozenset):
            out.append(f"{n.symbol(n.CLASS, name)}: frozenset[int] = frozenset({tuple(sorted(static))!r})")
    for tag in p.items["tags"]:
        tagged = [n.symbol(n.PATTERN, pt.name) for pt in ir.patterns if tag in pt.tags]
        out.append(f"{n.symbol('TAG', tag)}: tuple[int, ...] = {tuple_of(tagged) if tagged else '()'}")
    for t in ir.tables:
        out.append(f"{n.symbol(n.TABLE, t.name)}: tuple[tuple[int | None, ...], ...] = {t.cells!r}")


def _names(c: Context, what: str) -> list[str]:
    ir = c.ir
    listed: dict[str, list[str]] = {
        "groups": [g.name for g in ir.groups],
        "shapes": [s.name for s in ir.shapes],
        "actions": [a.name for a in ir.actions],
        "phases": [ph.name for ph in ir.phases],
        "patterns": [pt.name for pt in ir.patterns],
        "ends": [e.name for e in ir.ends],
    }
    return listed.get(what) or c.program.names(what)


def _state_classes(c: Context, view: View) -> None:
    ir = c.ir
    seat = [f"{attr(z, True)}: list[int]" for z in ir.zones if z.scope == "seat"]
    seat += [f"{attr(v, False)}: {stored_type(v.type)}" for v in ir.state if v.scope == "seat"]
    hand = [f"{attr(z, True)}: list[int]" for z in ir.zones if z.scope == "table"]
    hand += [f"{attr(v, False)}: {stored_type(v.type)}" for v in ir.state if v.scope == "hand"]
    room = [f"{attr(v, False)}: {stored_type(v.type)}" for v in ir.state if v.scope == "room"]
    options = [
        f"o_{n.safe(o)}: {'bool' if i.type == Type('bool') else 'int'}" for o, i in c.program.options.items()
    ]
    view.classes = [
        ('class SeatState(Seat):\n    """A seat with this rulebook\'s zones and state."""', seat),
        ('class HandState:\n    """Zones and state of one hand."""', hand),
        ('class RoomState:\n    """State that outlives a hand."""', room),
        ('class Options:\n    """The room\'s options."""', options),
    ]


def places(functions: list[Emitted]) -> dict[str, tuple[str, int]]:
    """Function -> file and line, for tracebacks."""
    return {f.name: (f.span.source.name, f.span.line) for f in functions}
