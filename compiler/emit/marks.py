"""What a module is printed from, and how marks and attributes are written."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..ir.game import Marks, VarIR
from . import names as n
from .functions import Emitted
from .spelling import zone_attr


@dataclass(slots=True)
class View:
    """The data of the template; every value is finished text."""

    doc: str
    title: str
    constants: list[str] = field(default_factory=list)
    classes: list[tuple[str, list[str]]] = field(default_factory=list)
    functions: list[Emitted] = field(default_factory=list)
    fields: list[tuple[str, str]] = field(default_factory=list)
    imports: list[str] = field(default_factory=list)
    needs: list[str] = field(default_factory=list)


def mark(m: Marks) -> str:
    """A Mark in as few arguments as it needs."""
    parts = [repr(m.span.source.name), str(m.span.line)]
    rest = [repr(m.clause), repr(m.reading), repr(m.en), repr(m.help)]
    while rest and rest[-1] in {"()", "''"}:
        rest.pop()
    return f"Mark({', '.join(parts + rest)})"


def attr(v: VarIR, zone: bool) -> str:
    return zone_attr(v.name) if zone else f"v_{n.safe(v.name)}"
