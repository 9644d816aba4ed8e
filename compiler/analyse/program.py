"""The names of a rulebook: every declared thing with its index, and what each name means."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ..diagnostics import Sink
from ..diagnostics.suggest import did_you_mean
from ..ir.nodes import Expr, Function
from ..lang.builtins import BUILTINS, CONTEXT_WORDS
from ..lang.types import NAMED, POINTS, Type, amount, choice, enum, list_of, maybe, set_of
from ..load import Loaded, Scalar
from ..source import Span
from ..syntax import tree
from .items import Item

SECTIONS = (
    "options",
    "presets",
    "groups",
    "shapes",
    "zones",
    "enums",
    "define",
    "routines",
    "phases",
    "actions",
    "bars",
    "units",
    "tags",
    "patterns",
    "tables",
    "convert",
    "payments",
    "pots",
    "ends",
    "notes",
)


FEW = 14
"""So many candidates are listed where none is near."""


@dataclass(slots=True, eq=False)
class OptionInfo:
    item: Item
    type: Type
    low: int = 0
    high: int = 1
    choices: dict[str, dict[str, int]] = field(default_factory=dict)
    default: int = 0


@dataclass(slots=True, eq=False)
class SuitInfo:
    item: Item
    kinds: tuple[int, ...]
    ranked: bool
    letter: str
    first: int
    unicode: tuple[int, ...] = ()


@dataclass(slots=True, eq=False)
class StateInfo:
    """``scope``: seat, hand or room; ``type`` may be an enum named after the variable (``one_of``)."""

    item: Item
    scope: str
    type: Type


@dataclass(slots=True, eq=False)
class Program:
    """Everything declared, by section and name, plus what has been checked so far."""

    loaded: Loaded
    sink: Sink
    items: dict[str, dict[str, Item]] = field(default_factory=dict)
    options: dict[str, OptionInfo] = field(default_factory=dict)
    suits: dict[str, SuitInfo] = field(default_factory=dict)
    kinds: list[str] = field(default_factory=list)
    suit_of: list[int] = field(default_factory=list)
    rank_of: list[int] = field(default_factory=list)
    classes: dict[str, Item] = field(default_factory=dict)
    finishes: dict[str, Item] = field(default_factory=dict)
    wilds: dict[str, Item] = field(default_factory=dict)
    state: dict[str, StateInfo] = field(default_factory=dict)
    enums: dict[str, tuple[str, ...]] = field(default_factory=dict)
    values: dict[str, Item] = field(default_factory=dict)
    chosen: dict[str, Scalar] = field(default_factory=dict)
    functions: dict[tuple[str, str], Function] = field(default_factory=dict)
    value_types: dict[str, Type] = field(default_factory=dict)
    class_values: dict[str, frozenset[int] | None] = field(default_factory=dict)
    class_bodies: dict[str, Expr] = field(default_factory=dict)
    used: set[tuple[str, str]] = field(default_factory=set)
    order: dict[str, list[str]] = field(default_factory=dict)

    # -------------------------------------------------------------- look-up

    def names(self, what: str) -> list[str]:
        """The names of a section in their order; an index is a position in it."""
        if what not in self.order:
            self.order[what] = list(self.items.get(what, {}))
        return self.order[what]

    def index(self, what: str, name: str) -> int:
        return self.names(what).index(name)

    def use(self, what: str, name: str) -> None:
        self.used.add((what, name))

    def members(self, type_: Type) -> list[str]:
        """The members of a member type, in order."""
        match type_.name:
            case "group kind":
                return self.names("groups")
            case "shape":
                return self.names("shapes")
            case "action":
                return self.names("actions")
            case "finish":
                return list(self.finishes)
            case "payment":
                return self.names("payments")
            case "choice":
                return list(self.options[type_.arg].choices)
            case "enum":
                return list(self.enums[type_.arg])
        return []

    def flat(self) -> list[str]:
        """Every name that may stand alone in an expression."""
        out: list[str] = [
            *self.kinds,
            *self.suits,
            *self.classes,
            *self.items["define"],
            *self.items["tables"],
        ]
        out += [*self.items["convert"], *self.values, *self.chosen, *self.items["pots"]]
        out += [n for n, s in self.state.items() if s.scope != "seat"]
        out += [n for n, i in self.items["zones"].items() if i.text("of") == "table"]
        out += [*BUILTINS, *CONTEXT_WORDS]
        return out

    def type_named(self, node: tree.Type) -> Type | None:
        """The type a rulebook spells, or None with a problem."""
        base: Type | None = NAMED.get(node.name)
        if base is None and node.name in self.enums:
            self.use("enums", node.name)
            base = enum(node.name)
        if base is None and (node.name in self.items["units"] or node.name == POINTS):
            self.use("units", node.name)
            base = amount(node.name)
        if base is None and node.name in self.options and self.options[node.name].type.name == "choice":
            base = choice(node.name)
        if base is None:
            known = [*NAMED, *self.enums, *self.items["units"], POINTS]
            zh, en = did_you_mean(node.name, known)
            self.sink.error(
                "PG406",
                node.span,
                f"没有名为「{node.name}」的类型",
                f"there is no type named {node.name}",
                zh or f"可用的类型：{'、'.join(known)}",
                en or f"types: {', '.join(known)}",
            )
            return None
        return {"": base, "maybe": maybe(base), "set of": set_of(base), "list of": list_of(base)}[node.how]

    def unknown(self, code: str, span: Span, zh: str, en: str, name: str, candidates: Iterable[str]) -> None:
        """Reports a name that means nothing here, with the nearest ones that do."""
        known = list(dict.fromkeys(candidates))
        help_zh, help_en = did_you_mean(name, known)
        if not help_zh and 0 < len(known) <= FEW:
            help_zh, help_en = f"可用的：{'、'.join(known)}", f"there are: {', '.join(known)}"
        self.sink.error(code, span, zh, en, help_zh, help_en)
