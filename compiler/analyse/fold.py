"""What can be said of a condition when only the shape and the winning action are known."""

from __future__ import annotations

from typing import Any

from ..ir.nodes import Expr, Function

UNKNOWN = None


def settled(e: Expr, shape: str, action: str) -> bool | None:
    """True or False where the shape and the action of a win settle the condition, None where they do not."""
    return _Fold(shape, action).truth(e)


class _Fold:
    def __init__(self, shape: str, action: str) -> None:
        self.known = {"shape": shape, "action": action}

    def truth(self, e: Any) -> bool | None:
        match e.op:
            case "const":
                return bool(e.args[0])
            case "not":
                inner = self.truth(e.args[0])
                return None if inner is None else not inner
            case "and" | "every":
                parts = [self.truth(a) for a in e.args]
                return False if False in parts else None if None in parts else True
            case "or":
                parts = [self.truth(a) for a in e.args]
                return True if True in parts else None if None in parts else False
            case "exists":
                of = e.args[0]
                return (
                    True if of.op == "arrangement" or (of.op == "win field" and of.args[0] == "by") else None
                )
            case "cond":
                test = self.truth(e.args[0])
                return None if test is None else self.truth(e.args[1] if test else e.args[2])
            case "compare":
                return self._compare(*e.args)
            case "in":
                return self._member(*e.args)
            case "call":
                called: Function = e.args[0]
                return (
                    self.truth(called.body) if isinstance(called.body, Expr) and not called.params else None
                )
        return None

    def value(self, e: Any) -> Any:
        """The name of a shape or action, a truth, or None."""
        if e.op == "must":
            return self.value(e.args[0])
        if e.op == "shape":
            return self.known["shape"]
        if e.op == "win field" and e.args[0] == "by":
            return self.known["action"]
        if e.op == "member" and e.args[0] in {"shape", "action"}:
            return e.args[1]
        return self.truth(e) if e.type.name == "bool" else None

    def _compare(self, op: str, left: Any, right: Any) -> bool | None:
        a, b = self.value(left), self.value(right)
        if a is None or b is None or op not in {"==", "!="}:
            return None
        return bool(a == b) == (op == "==")

    def _member(self, left: Any, right: Any, negated: bool) -> bool | None:
        a = self.value(left)
        if a is None or right.op not in {"set", "list"}:
            return None
        members = [self.value(x) for x in right.args]
        return None if None in members else (a in members) != negated
