"""What a condition can depend on, so that the runtime may keep its answers."""

from __future__ import annotations

from typing import Any

from ..ir.nodes import Expr, Function, walk

FREE = {
    "const",
    "local",
    "me",
    "kinds",
    "suits",
    "member",
    "plays",
    "one tile",
    "must",
    "lift",
    "lift test",
    "exists",
    "default",
    "+",
    "-",
    "*",
    "/",
    "//",
    "%",
    "**",
    "neg",
    "not",
    "and",
    "or",
    "every",
    "minus",
    "join",
    "compare",
    "in",
    "is group",
    "cond",
    "let",
    "set",
    "list",
    "range",
    "snapshot",
    "quant",
    "number",
    "larger",
    "smaller",
    "ceil",
    "floor",
    "whole",
    "convert",
    "cell",
    "at",
    "count",
}
"""Operations that read nothing but their operands (and what a group's tiles play)."""
SEATING = {"seats", "ahead", "steps", "seats_from", "others"}
WHOLE = {"tiles", "win field", "arrangement"}
"""What an arrangement is before it is divided."""


def variables(
    f: Function, classes: dict[str, Any], whole: bool = False, seen: frozenset[Function] = frozenset()
) -> tuple[str, ...] | None:
    """Dotted names, from the table on, of all that a condition reads besides its arguments; None where it may
    read more than variables of the hand and room, options and the dealer. ``whole``: it may also read an
    arrangement's tiles and win."""
    found: set[str] = set()
    for node in walk(f.body):
        if not isinstance(node, Expr):
            return None
        name = _variable(node)
        if name:
            found.add(name)
        elif node.op in {"call", "class"}:
            called = node.args[0] if node.op == "call" else classes.get(str(node.args[0]))
            if isinstance(called, Function) and called not in seen:
                inner = variables(called, classes, whole, seen | {called})
                if inner is None:
                    return None
                found.update(inner)
        elif whole and node.op == "plays":
            return None
        elif node.op == "field":
            if node.args[1] not in {"tile", "kind", "group"} or node.args[2] == "copies":
                return None
        elif node.op not in FREE and not (whole and node.op in WHOLE):
            return None
    return tuple(sorted(found))


def _variable(e: Expr) -> str:
    """What an operation reads of the table, where that is a plain variable."""
    match e.op:
        case "state" if e.args[0] in {"hand", "room"}:
            return f"{e.args[0]}.{e.args[1]}"
        case "option" | "option number" | "convert by":
            return f"options.{e.args[0]}"
        case "dealer":
            return "dealer"
    return "n" if e.op in SEATING else ""
