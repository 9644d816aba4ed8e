"""Small whole rulebooks, one for each part of the language: they compile clean and play to the end."""

from __future__ import annotations

import importlib.util
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from paigui.compiler.analyse.blocks import EFFECT_WORDS
from paigui.compiler.analyse.flow import EVENTS
from paigui.compiler.diagnostics import Problem, Sink, render_text
from paigui.compiler.emit.module import render
from paigui.compiler.ir.nodes import Expr, Stmt, walk
from paigui.compiler.lang.builtins import BUILTINS
from paigui.compiler.pipeline import Checked, check
from paigui.runtime.bots import random_bot, ready_bot
from paigui.runtime.chance import Chance
from paigui.runtime.contract import Rulebook
from paigui.runtime.match import Match
from paigui.runtime.table import Table

FOLDER = Path(__file__).parent / "good"
FILES = sorted(FOLDER.glob("*.yaml"))
HANDS = 4


@cache
def checked(path: Path) -> tuple[Checked, tuple[Problem, ...]]:
    sink = Sink()
    made = check(path, sink, name=path.name)
    assert made is not None and not sink.failed, render_text(sink.problems, "en")
    return made, sink.problems


@cache
def rulebook(path: Path) -> Rulebook:
    made, _ = checked(path)
    name = f"good_{path.stem}"
    spec = importlib.util.spec_from_loader(name, None)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    exec(compile(render(made.program, made.ir), f"{name}.py", "exec"), module.__dict__)
    book: Rulebook = module.__dict__["RULEBOOK"]
    return book


def tiles_of(table: Table[Any, Any, Any, Any]) -> Counter[int]:
    """Every tile there is, wherever it lies."""
    out = Counter(table.wall.tiles[table.wall.head :])
    for zone in (z.attr for z in table.rulebook.zones if z.of == "table"):
        out.update(getattr(table.hand, zone))
    for seat in table.seats:
        for attr in ("hand", "discards", *(z.attr for z in table.rulebook.zones if z.of == "seat")):
            out.update(getattr(seat, attr))
        for meld in seat.melds:
            out.update(meld.tiles)
    return out


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_compiles_clean(path: Path) -> None:
    _, found = checked(path)
    assert [p for p in found if p.severity != "lint"] == [], render_text(found, "en")


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
@pytest.mark.parametrize("bot", [random_bot, ready_bot])
def test_plays_to_the_end(path: Path, bot: Any) -> None:
    book = rulebook(path)
    for seed in range(3):
        match = Match(book, seed=seed, hands=HANDS)
        chance = Chance(seed)
        while not match.over:
            table = match.next_hand()
            whole = tiles_of(table)
            while not table.over:
                free = [(s, m) for s in table.all for m in table.free(s)]
                if free and chance.pick((True, False)):
                    seat, move = chance.pick(free)
                else:
                    seat = min(table.pending)
                    move = bot(table, seat, chance)
                table.apply(seat, move)
                assert tiles_of(table) == whole
                assert sum(s.points for s in table.seats) + sum(table.pots) == 0
            assert max(whole.values()) == 1
            match.close_hand()


# ------------------------------------------------------------------ nothing of the language is left out


@cache
def seen() -> frozenset[str]:
    """Operations, effects and words that occur in some rulebook here or in what they extend."""
    out: set[str] = set()
    for path in FILES:
        ir = checked(path)[0].ir
        bodies: list[Any] = [f.body for f in ir.functions]
        for a in ir.actions:
            bodies += [ch.over for ch in a.choices] + [g.test for g in (*a.guards, *a.bars)] + [a.do.body]
            out |= {f"choice {ch.kind}" for ch in a.choices}
            out |= {
                w
                for w, f in (("priority", a.priority), ("together", a.together), ("must", a.must))
                if f is not None
            }
            out |= {"anytime"} if a.anytime else set()
        for phase in ir.phases:
            out.add(f"mode {phase.mode}")
            bodies += [f.body for f in (phase.do, phase.done, phase.seats) if f is not None]
        for event, handlers in ir.handlers.items():
            out.add(f"event {event}")
            bodies += [h.body for h in handlers]
        bodies += [d.body for b in ir.bars for d in b.declined.values()]
        bodies += [e for p in ir.patterns for e in (p.when, *p.amounts.values()) if e is not None]
        bodies += [e.settle.body for e in ir.ends if e.settle is not None]
        bodies += [v.init.body for v in ir.state if v.init is not None]
        bodies += [cv.body for cv in ir.converts]
        if ir.score is not None:
            bodies += [f.body for _, _, f in ir.score.values]
        out |= {f"reset {v.reset}" for v in ir.state}
        out |= {f"see {v.see if isinstance(v.see, str) else 'condition'}" for v in (*ir.zones, *ir.state)}
        out |= {f"laid {g.laid}" for g in ir.groups} | {"some" for g in ir.groups if g.some}
        out |= {"loose" for s in ir.shapes if s.loose}
        out |= {"any" for s in ir.shapes for p in s.parts if p.count is None}
        out |= {f"unit {i.text('combine')}" for i in checked(path)[0].program.items["units"].values()}
        out |= {"who all" for p in ir.patterns if p.who == "all"} | {
            "otherwise" for p in ir.patterns if p.otherwise
        }
        out |= {"losers"} if ir.score is not None and ir.score.losers else set()
        for body in bodies:
            for node in walk(body):
                out.add(node.op)
                out |= {f"quant {node.args[0]}"} if node.op == "quant" else set()
                out |= {f"after {node.args[0]}"} if node.op == "after" else set()
                out |= {f"wall {node.args[0]}"} if node.op == "wall tiles" else set()
                out |= {"tail"} if isinstance(node, Stmt) and node.op == "draw" and node.args[1] else set()
                out |= (
                    {f"{node.args[1]}.{node.args[2]}"}
                    if isinstance(node, Expr) and node.op == "field"
                    else set()
                )
    return frozenset(out)


EVERYTHING = {
    *EFFECT_WORDS,
    *(b for b in BUILTINS if b not in {"total", "default"}),
    "total",
    "default",
    "set",
    "run",
    "call",
    *(f"mode {m}" for m in ("turn", "window", "each", "all", "auto")),
    *(f"event {e}" for e in EVENTS),
    *(f"quant {q}" for q in ("any", "all", "count", "sum", "largest", "smallest", "first", "collect")),
    *(f"after {e}" for e in ("meld", "regroup", "discard", "move")),
    *(f"wall {w}" for w in ("front", "back", "stack")),
    *(f"reset {r}" for r in ("draw", "turn", "hand", "never")),
    *(f"see {s}" for s in ("all", "owner", "nobody", "condition")),
    *(f"laid {w}" for w in ("open", "one", "")),
    *(f"unit {u}" for u in ("sum", "product", "largest")),
    *(f"choice {k}" for k in ("tile", "tiles", "meld", "kind", "seat", "int")),
    "priority",
    "together",
    "must",
    "anytime",
    "some",
    "loose",
    "any",
    "who all",
    "otherwise",
    "losers",
    "tail",
    "can",
    "cond",
    "let",
    "and",
    "or",
    "not",
    "in",
    "every",
    "+",
    "-",
    "*",
    "/",
    "//",
    "%",
    "**",
    "neg",
    "range",
    "list",
    "at",
    "cell",
    "convert",
    "convert by",
    "option",
    "option number",
    "chosen",
    "plays",
    "tile won",
    "has",
    "claims",
    "pot",
    "paid",
    "win value",
    "seat value",
    "lift",
    "lift test",
    "exists",
    "claimed",
    "class",
    "join",
    "minus",
    "kind.next",
    "kind.copies",
    "tile.finish",
    "group.concealed",
    "group.laid",
    "group.from",
    "group.won",
    "transfer.as",
    "offer field",
}


def test_everything_is_played() -> None:
    assert EVERYTHING - seen() == set()
