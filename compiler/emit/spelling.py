"""How Python text binds, and the names that printed code is made of."""

from __future__ import annotations

from typing import Any

from ..ir.nodes import Expr, Function, Stmt, walk
from ..lang.types import Type
from . import names as n

ATOM, POWER, SIGN, TIMES, PLUS, COMPARE, NOT, AND, OR, COND = 15, 12, 11, 10, 9, 5, 4, 3, 2, 1
CONTEXT_SYMBOL = {"me": "me", "arrangement": "A", "act": "act"}
BINARY = {"+": PLUS, "-": PLUS, "*": TIMES, "//": TIMES, "%": TIMES}
NAMES = {
    **dict.fromkeys(BINARY, "arith"),
    "/": "divide",
    "**": "power",
}


def local(name: str) -> str:
    """A local as a Python name: what comes before the first ``_`` tells that it is one."""
    head, mark, tail = name.partition("_")
    return f"{head}_{n.safe(tail)}" if mark else n.safe(name)


def tuple_of(items: list[str]) -> str:
    return f"({items[0]},)" if len(items) == 1 else f"({', '.join(items)})"


def zone_attr(name: str) -> str:
    return name if name in {"hand", "discards"} else f"z_{n.safe(name)}"


def function_name(f: Function) -> str:
    return n.symbol(f.kind, f.name)


def free_locals(body: Any, bound: set[str]) -> dict[str, Type]:
    """Locals that a block uses and does not bind itself, with their types."""
    inner = set(bound)
    for node in walk(body):
        if node.op in {"quant", "let", "lift", "lift test", "for"}:
            at = {"quant": 1, "let": 0, "for": 0}.get(node.op, 1)
            inner.add(str(node.args[at]))
    out: dict[str, Type] = {}
    for node in walk(body):
        if isinstance(node, Expr) and node.op == "local":
            name = str(node.args[0])
            if name not in inner and not name.startswith("ACT_") and name != "A":
                out.setdefault(name, node.type)
        if isinstance(node, Stmt) and node.op == "offer":
            for name, type_ in free_locals(node.args[3].body, inner).items():
                out.setdefault(name, type_)
    return out
