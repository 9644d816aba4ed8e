"""Renders and writes a module: same rulebook, same bytes."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from jinja2 import Environment, StrictUndefined

from paigui.runtime.contract import INTERFACE

from ..analyse.program import Program
from ..ir.game import Game
from .view import make_view, places

IMPORTS = (
    "Action",
    "Arrangement",
    "Bar",
    "Choice",
    "Constraint",
    "End",
    "Group",
    "GroupSpec",
    "Joining",
    "Mark",
    "Move",
    "Option",
    "Part",
    "Pattern",
    "Payment",
    "Phase",
    "Pot",
    "Rulebook",
    "ScoreSpec",
    "ScoreValue",
    "Seat",
    "ShapeSpec",
    "StateVar",
    "Suit",
    "Table",
    "Transfer",
    "Unit",
    "Wild",
    "Win",
    "Zone",
    "alone",
    "at",
    "can",
    "cell",
    "counts_in",
    "default",
    "eq2",
    "ge",
    "gt",
    "inside",
    "kinds_in",
    "le",
    "lift",
    "lt",
    "members",
    "minus",
    "must",
    "ne",
    "not_inside",
    "offerer",
    "power",
    "ratio",
    "suits_in",
    "tiles_of",
    "whole",
)
"""What a generated module may import from the runtime."""

_TEMPLATE = Path(__file__).with_name("module.py.j2")


def render(program: Program, ir: Game) -> str:
    """The text of the module of a checked rulebook."""
    view = make_view(program, ir)
    environment = Environment(undefined=StrictUndefined, keep_trailing_newline=True, autoescape=False)
    template = environment.from_string(_TEMPLATE.read_text(encoding="utf-8"))
    return template.render(view=view, interface=INTERFACE, imports=IMPORTS, places=places(view.functions))


def write(text: str, path: Path) -> None:
    """Writes a file so that a reader sees the old one or the new one, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as f:
            f.write(text)
        os.chmod(name, 0o644)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise
