"""A whole checked rulebook in the intermediate form: what the emitter prints."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..lang.types import Type
from ..source import Span
from .nodes import Expr, Function


@dataclass(frozen=True, slots=True)
class Marks:
    """What people need beside a rule: place, clauses, readings, English title, help."""

    span: Span
    clause: tuple[str, ...] = ()
    reading: tuple[str, ...] = ()
    en: str = ""
    help: str = ""


@dataclass(frozen=True, slots=True)
class GroupIR:
    """``sets``: multisets of kinds; ``where``: a predicate or None; ``some`` as in the runtime's contract."""

    name: str
    isa: tuple[str, ...]
    laid: str
    sets: tuple[tuple[int, ...], ...]
    some: int
    where: Function | None
    marks: Marks

    @property
    def size(self) -> int:
        """Fewest tiles of such a group."""
        return self.some or min((len(s) for s in self.sets), default=0)


@dataclass(frozen=True, slots=True)
class PartIR:
    count: int | None
    groups: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShapeIR:
    name: str
    parts: tuple[PartIR, ...]
    loose: bool
    when: Function | None
    marks: Marks


@dataclass(frozen=True, slots=True)
class VarIR:
    """A state variable or zone. ``see``: ``all``, ``owner``, ``nobody`` or a predicate."""

    name: str
    scope: str
    type: Type
    init: Function | None
    reset: str
    see: str | Function
    marks: Marks


@dataclass(frozen=True, slots=True)
class ChooseIR:
    """``kind``: how the choice is written in a move (``tile``, ``tiles``, ``meld``, ...)."""

    name: str
    symbol: str
    over: Expr
    type: Type
    kind: str


@dataclass(frozen=True, slots=True)
class GuardIR:
    """A condition that can be tested once ``level`` choices are bound; ``bar``: the bar it comes from."""

    level: int
    test: Expr
    bar: str = ""


@dataclass(frozen=True, slots=True)
class ActionIR:
    name: str
    phases: tuple[str, ...]
    anytime: bool
    choices: tuple[ChooseIR, ...]
    guards: tuple[GuardIR, ...]
    bars: tuple[GuardIR, ...]
    do: Function
    priority: Function | None
    together: Function | None
    must: Function | None
    tags: tuple[str, ...]
    wins: bool
    plain: bool
    marks: Marks


@dataclass(frozen=True, slots=True)
class PhaseIR:
    name: str
    mode: str
    seats: Function | None
    do: Function | None
    done: Function | None
    marks: Marks


@dataclass(frozen=True, slots=True)
class BarIR:
    name: str
    actions: tuple[str, ...]
    declined: dict[str, Function]
    hidden: bool
    marks: Marks


@dataclass(frozen=True, slots=True)
class OverIR:
    """The groups a pattern is found between: ``symbols`` of that many different groups, each of the kind
    ``of`` (any if ""), in the order of their kinds. ``once``: its rank among the patterns that may not join
    groups already joined, the highest first; None for one that may."""

    symbols: tuple[str, ...]
    of: str
    once: int | None


@dataclass(frozen=True, slots=True)
class PatternIR:
    """``amounts``: unit -> what it adds; ``replaced_by``: patterns that take its place where found;
    ``over``: what it is found between, then once for each choice of groups."""

    name: str
    when: Expr | None
    amounts: dict[str, Expr]
    who: str
    tags: tuple[str, ...]
    otherwise: bool
    replaced_by: tuple[str, ...]
    marks: Marks
    over: OverIR | None = None
    excludes: tuple[str, ...] = ()
    implies: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ConvertIR:
    name: str
    source: str
    to: str
    body: Expr
    marks: Marks


@dataclass(frozen=True, slots=True)
class TableIR:
    name: str
    rows: tuple[str, ...] | tuple[int, int]
    columns: tuple[str, ...] | tuple[int, int]
    cells: tuple[tuple[int | None, ...], ...]
    marks: Marks


@dataclass(frozen=True, slots=True)
class ScoreIR:
    """``allowed``: winning action -> shapes that ``require`` can accept for it, where it refuses some."""

    tiles: Function
    size: Function
    shapes: tuple[str, ...]
    losers: tuple[str, ...]
    allowed: dict[str, tuple[str, ...]]
    choose: tuple[ChooseIR, ...]
    require: Function | None
    values: tuple[tuple[str, str, Function], ...]
    best: tuple[str, ...]
    finish: bool
    won: bool
    marks: Marks


@dataclass(frozen=True, slots=True)
class EndIR:
    name: str
    settle: Function | None
    by: str
    shows: tuple[str, ...]
    marks: Marks


@dataclass(frozen=True, slots=True)
class ConstraintIR:
    option: str
    test: Function
    text: str
    reason: str
    marks: Marks


@dataclass(slots=True)
class Game:
    """Everything, in emission order. ``functions``: definitions, routines and continuation blocks."""

    functions: list[Function] = field(default_factory=list)
    stride: int = 1
    copies: Function | None = None
    finishes: list[tuple[str, tuple[int, ...], int]] = field(default_factory=list)
    wilds: list[tuple[str, Function, Function, Marks]] = field(default_factory=list)
    classes: dict[str, frozenset[int] | Function] = field(default_factory=dict)
    red: frozenset[int] = frozenset()
    groups: list[GroupIR] = field(default_factory=list)
    shapes: list[ShapeIR] = field(default_factory=list)
    zones: list[VarIR] = field(default_factory=list)
    wall_stack: int = 1
    state: list[VarIR] = field(default_factory=list)
    phases: list[PhaseIR] = field(default_factory=list)
    actions: list[ActionIR] = field(default_factory=list)
    bars: list[BarIR] = field(default_factory=list)
    handlers: dict[str, list[Function]] = field(default_factory=dict)
    start: str = ""
    patterns: list[PatternIR] = field(default_factory=list)
    converts: list[ConvertIR] = field(default_factory=list)
    tables: list[TableIR] = field(default_factory=list)
    score: ScoreIR | None = None
    ends: list[EndIR] = field(default_factory=list)
    constraints: list[ConstraintIR] = field(default_factory=list)
    presets: dict[str, dict[str, int]] = field(default_factory=dict)
    seats: Function | None = None
    dealer_first: Function | None = None
    dealer_next: Function | None = None
    session_over: Function | None = None
    session_settle: Function | None = None
