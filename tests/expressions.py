"""Random expressions of the rule language and what they are worth, worked out without the compiler."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any, TypeAlias

Value: TypeAlias = Callable[[dict[str, Any]], Any]

HELPERS = {
    "plus(a int, b int)": "a + b",
    "big(a int)": "a > 4",
    "twice(a int)": "let z = a; z * 2",
    "near(a int)": "first y in 0..9 | y >= a",
}
"""Definitions the expressions call: signature -> text."""


@dataclass(frozen=True)
class Made:
    """``text`` in the rule language (in brackets where it is made of parts) and its value by the locals."""

    text: str
    value: Value


class Maker:
    """Makes expressions over ``p``, ``q`` (numbers) and ``c`` (a truth value). Names are never used twice."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.fresh = count(1)

    def name(self) -> str:
        return f"v{next(self.fresh)}"

    def number(self, depth: int, seen: tuple[str, ...]) -> Made:
        rng = self.rng
        if depth <= 0 or rng.random() < 0.15:
            if rng.random() < 0.4:
                n = rng.randint(0, 9)
                return Made(str(n), lambda e: n)
            x = rng.choice(seen)
            return Made(x, lambda e: e[x])
        a, b = self.number(depth - 1, seen), self.number(depth - 1, seen)
        k = rng.randint(1, 5)
        match rng.randrange(14):
            case 0:
                return Made(f"({a.text} + {b.text})", lambda e: a.value(e) + b.value(e))
            case 1:
                return Made(f"({a.text} - {b.text})", lambda e: a.value(e) - b.value(e))
            case 2:
                return Made(f"({a.text} * {b.text})", lambda e: a.value(e) * b.value(e))
            case 3:
                return Made(f"({a.text} // {k})", lambda e: a.value(e) // k)
            case 4:
                return Made(f"({a.text} % {k})", lambda e: a.value(e) % k)
            case 5:
                return Made(f"(-{a.text})", lambda e: -a.value(e))
            case 6:
                t = self.truth(depth - 1, seen)
                return Made(
                    f"(if {t.text} then {a.text} else {b.text})",
                    lambda e: a.value(e) if t.value(e) else b.value(e),
                )
            case 7:
                x = self.name()
                body = self.number(depth - 1, (*seen, x))
                return Made(f"(let {x} = {a.text}; {body.text})", lambda e: body.value({**e, x: a.value(e)}))
            case 8:
                how, f = rng.choice([("larger", max), ("smaller", min)])
                return Made(f"{how}({a.text}, {b.text})", lambda e: f(a.value(e), b.value(e)))
            case 9:
                return self.counted(depth, seen)
            case 10:
                m = self.maybe(depth - 1, seen)
                return Made(
                    f"default({m.text}, {b.text})", lambda e: b.value(e) if m.value(e) is None else m.value(e)
                )
            case 11:
                return Made(f"plus({a.text}, {b.text})", lambda e: a.value(e) + b.value(e))
            case 12:
                return Made(f"twice({a.text})", lambda e: a.value(e) * 2)
        return Made(f"(2 ** ({a.text} % 4))", lambda e: 2 ** (a.value(e) % 4))

    def counted(self, depth: int, seen: tuple[str, ...]) -> Made:
        _, x, where, text = self.over(depth, seen)
        if self.rng.random() < 0.5:
            t = self.truth(depth - 1, (*seen, x))
            return Made(
                f"(count {text} | {t.text})", lambda e: sum(bool(t.value({**e, x: i})) for i in where(e))
            )
        n = self.number(depth - 1, (*seen, x))
        return Made(f"(sum {text} | {n.text})", lambda e: sum(n.value({**e, x: i}) for i in where(e)))

    def over(
        self, depth: int, seen: tuple[str, ...]
    ) -> tuple[Made, str, Callable[[dict[str, Any]], list[int]], str]:
        """What a quantifier goes through: the collection, the name, its members that pass, the text."""
        _, c = self.many(depth - 1, seen)
        x = self.name()
        if self.rng.random() < 0.4:
            t = self.truth(depth - 2, (*seen, x))
            return (
                c,
                x,
                lambda e: [i for i in c.value(e) if t.value({**e, x: i})],
                f"{x} in {c.text} if {t.text}",
            )
        return c, x, c.value, f"{x} in {c.text}"

    def truth(self, depth: int, seen: tuple[str, ...]) -> Made:
        rng = self.rng
        if depth <= 0 or rng.random() < 0.1:
            return rng.choice(
                [Made("c", lambda e: e["c"]), Made("true", lambda e: True), Made("false", lambda e: False)]
            )
        match rng.randrange(9):
            case 0:
                a = self.truth(depth - 1, seen)
                return Made(f"(not {a.text})", lambda e: not a.value(e))
            case 1:
                a, b = self.truth(depth - 1, seen), self.truth(depth - 1, seen)
                return Made(f"({a.text} and {b.text})", lambda e: a.value(e) and b.value(e))
            case 2:
                a, b = self.truth(depth - 1, seen), self.truth(depth - 1, seen)
                return Made(f"({a.text} or {b.text})", lambda e: a.value(e) or b.value(e))
            case 3:
                a, b, d = (self.number(depth - 1, seen) for _ in range(3))
                return Made(
                    f"({a.text} < {b.text} <= {d.text})", lambda e: a.value(e) < b.value(e) <= d.value(e)
                )
            case 4:
                n = self.number(depth - 1, seen)
                _, m = self.many(depth - 1, seen)
                word = rng.choice(["in", "not in"])
                return Made(
                    f"({n.text} {word} {m.text})", lambda e: (n.value(e) in m.value(e)) == (word == "in")
                )
            case 5:
                how, f = rng.choice([("any", any), ("all", all)])
                _, x, where, text = self.over(depth, seen)
                t = self.truth(depth - 1, (*seen, x))
                return Made(f"({how} {text} | {t.text})", lambda e: f(t.value({**e, x: i}) for i in where(e)))
            case 6:
                m = self.maybe(depth - 1, seen)
                return Made(f"(exists {m.text})", lambda e: m.value(e) is not None)
            case 7:
                m = self.maybe(depth - 1, seen)
                return Made(f"big({m.text})", lambda e: m.value(e) is not None and m.value(e) > 4)
        return self.compared(depth, seen)

    def compared(self, depth: int, seen: tuple[str, ...]) -> Made:
        a = self.maybe(depth - 1, seen)
        b = self.maybe(depth - 1, seen) if self.rng.random() < 0.4 else self.number(depth - 1, seen)
        op = self.rng.choice(["==", "!=", "<", "<=", ">", ">="])

        def value(e: dict[str, Any]) -> bool:
            x, y = a.value(e), b.value(e)
            if x is None or y is None:
                return False
            return bool({"==": x == y, "!=": x != y, "<": x < y, "<=": x <= y, ">": x > y, ">=": x >= y}[op])

        return Made(f"({a.text} {op} {b.text})", value)

    def maybe(self, depth: int, seen: tuple[str, ...]) -> Made:
        _, x, where, text = self.over(max(1, depth), seen)
        match self.rng.randrange(4):
            case 0:
                t = self.truth(depth - 1, (*seen, x))
                return Made(
                    f"(first {text} | {t.text})",
                    lambda e: next((i for i in where(e) if t.value({**e, x: i})), None),
                )
            case 1:
                how, f = self.rng.choice([("largest", max), ("smallest", min)])
                n = self.number(depth - 1, (*seen, x))
                return Made(
                    f"({how} {text} | {n.text})",
                    lambda e: f((n.value({**e, x: i}) for i in where(e)), default=None),
                )
            case 2 if depth > 1:
                m = self.maybe(depth - 1, seen)
                return Made(f"twice({m.text})", lambda e: None if m.value(e) is None else m.value(e) * 2)
        a = self.number(depth - 1, seen)
        return Made(f"near({a.text})", lambda e: next((y for y in range(10) if y >= a.value(e)), None))

    def many(self, depth: int, seen: tuple[str, ...], kind: str = "") -> tuple[str, Made]:
        """A list or set (``kind`` says which); a set's members come in order."""
        rng = self.rng
        kind = kind or rng.choice(["list", "set"])
        pick = rng.randrange(6) if depth > 0 else 0
        if pick == 1:
            t, (_, a), (_, b) = (
                self.truth(depth - 1, seen),
                self.many(depth - 1, seen, kind),
                self.many(depth - 1, seen, kind),
            )
            return kind, Made(
                f"(if {t.text} then {a.text} else {b.text})",
                lambda e: a.value(e) if t.value(e) else b.value(e),
            )
        if pick == 2:
            (_, a), (_, b) = self.many(depth - 1, seen, kind), self.many(depth - 1, seen, kind)
            return kind, Made(f"({a.text} + {b.text})", lambda e: _as(kind, [*a.value(e), *b.value(e)]))
        if pick == 3:
            (_, a), (_, b) = self.many(depth - 1, seen, kind), self.many(depth - 1, seen)
            return kind, Made(
                f"({a.text} - {b.text})", lambda e: [i for i in a.value(e) if i not in b.value(e)]
            )
        if pick == 4 and kind == "list":
            _, x, where, text = self.over(depth, seen)
            n = self.number(depth - 1, (*seen, x))
            return kind, Made(
                f"(collect {text} | {n.text})", lambda e: [n.value({**e, x: i}) for i in where(e)]
            )
        if pick == 5 and kind == "list":
            x = self.name()
            n = self.number(depth - 1, seen)
            _, m = self.many(depth - 1, (*seen, x), kind)
            return kind, Made(f"(let {x} = {n.text}; {m.text})", lambda e: m.value({**e, x: n.value(e)}))
        items = [self.number(depth - 1, seen) for _ in range(rng.randint(1, 3))]
        left, right = "[]" if kind == "list" else "{}"
        text = ", ".join(i.text for i in items)
        return kind, Made(f"{left}{text}{right}", lambda e: _as(kind, [i.value(e) for i in items]))


def _as(kind: str, items: list[int]) -> list[int]:
    return sorted(set(items)) if kind == "set" else items
