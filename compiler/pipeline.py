"""The stages from a rulebook file to a module, in order."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from .analyse.program import Program
from .analyse.rules import Checker
from .diagnostics import Sink
from .ir.game import Game
from .ir.verify import verify
from .load import Loaded, load_rulebook


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
    ir = checker.run()
    return Checked(loaded, checker.p, ir)


def compile_module(path: Path, sink: Sink, name: str | None = None) -> str | None:
    """The module's text, or None with problems in the sink."""
    from .emit.module import render

    checked = check(path, sink, name)
    if checked is None or sink.failed:
        return None
    verify(checked.ir)
    return render(checked.program, checked.ir)
