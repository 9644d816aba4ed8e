"""The stages from a rulebook file to a module, in order."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from .analyse import cases
from .analyse.program import Program
from .analyse.rules import Checker
from .diagnostics import Sink
from .ir.game import Game
from .ir.verify import verify
from .load import Loaded, load_rulebook

MOST_FRAMES = 8000


@dataclass(slots=True)
class Checked:
    """A rulebook that has been through the stages; ``ir`` is complete only if nothing failed."""

    loaded: Loaded
    program: Program
    ir: Game


def check(path: Path, sink: Sink, name: str | None = None) -> Checked | None:
    """Loads and checks a rulebook. Problems go to the sink; None where nothing could be read."""
    loaded = load_rulebook(path, sink, name=name)
    if loaded is None or sink.failed:
        return None
    checker = Checker(loaded, sink)
    try:
        with _deep():
            ir = checker.run()
            if not sink.failed:
                cases.check(checker, loaded.cases)
    except RecursionError:
        sink.error(
            "PG211",
            loaded.root.span,
            "定义一个套一个，套得太深",
            "Definitions that use one another are nested too deep",
            "把一长串定义改短，或写成列表和 for",
            "Shorten the chain of definitions, or use lists and for",
        )
        return None
    return Checked(loaded, checker.p, ir)


@contextmanager
def _deep() -> Iterator[None]:
    """Room for texts as deep as they may be, in definitions that use one another."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, MOST_FRAMES))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


def compile_module(path: Path, sink: Sink, name: str | None = None) -> str | None:
    """The module's text, or None with problems in the sink."""
    from .emit.module import render

    checked = check(path, sink, name)
    if checked is None or sink.failed:
        return None
    with _deep():
        verify(checked.ir)
        return render(checked.program, checked.ir)
