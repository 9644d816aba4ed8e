"""What a lowered effect block does, and which parts of an amount an explanation names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ir.nodes import Block, Stmt
from ..syntax import tree

if TYPE_CHECKING:
    pass


def changes(s: Stmt) -> bool:
    """Whether a statement may move tiles or change state: what was known of the table then holds no longer."""
    if s.op in {"let", "nothing", "pay", "win"}:
        return False
    if s.op == "if":
        arms, no = s.args
        return any(changes(x) for _, body in arms for x in body) or any(changes(x) for x in no or ())
    if s.op in {"for", "repeat"}:
        return any(changes(x) for x in s.args[-1])
    return True


EFFECT_WORDS = (
    "deal",
    "draw",
    "discard",
    "move",
    "meld",
    "regroup",
    "offer",
    "win",
    "pay",
    "goto",
    "end",
    "let",
    "if",
    "for",
    "repeat",
)


def operands_of(node: tree.Expr) -> list[tree.Expr]:
    """The parts of an amount worth naming in an explanation: everything that is not arithmetic or a literal."""
    match node:
        case tree.Binary(op="+" | "-" | "*" | "/" | "//" | "%" | "**", left=left, right=right):
            return operands_of(left) + operands_of(right)
        case tree.Unary(op="-", right=right):
            return operands_of(right)
        case tree.Cond(yes=yes, no=no):
            return operands_of(yes) + operands_of(no)
        case tree.Call(args=args):
            inner = [o for a in args for o in operands_of(a) if not isinstance(a, tree.Name)]
            return [node, *inner]
        case tree.Field() | tree.Index() | tree.Name() | tree.Quant():
            return [node]
    return []


def effects_used(block: Block) -> frozenset[str]:
    """The effects a block runs, those of the routines it calls included."""
    from ..ir.nodes import walk

    found: set[str] = set()
    for node in walk(block):
        if not isinstance(node, Stmt):
            continue
        if node.op == "run":
            found |= node.args[0].detail["effects"]
        elif node.op not in {"let", "if", "for", "repeat", "nothing", "set"}:
            found.add(node.op)
        if node.op == "offer":
            found |= effects_used(node.args[3].body)
    return frozenset(found)
