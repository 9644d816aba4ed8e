"""Actions, shapes and patterns that a choice of an option makes impossible without saying so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

from ..ir.nodes import Expr, Function, walk
from ..source import Span
from .evaluate import Evaluator, NotStatic
from .options import option_word, read

if TYPE_CHECKING:
    from .rules import Checker

MOST_VALUES = 20
"""Options with more values are numbers, which no condition names one by one."""
Entry: TypeAlias = tuple[str, str, str, Span, list[Expr]]


def check(c: Checker) -> None:
    for zh, en, name, span, tests in _conditions(c):
        if span.source != c.own:
            continue
        for option in sorted(_options(tests)):
            info = c.p.options[option]
            values = range(info.low, info.high + 1)
            if len(values) > MOST_VALUES:
                continue
            gone = [v for v in values if _false(c, tests, {option: v})]
            words = "、".join(option_word(info, v) for v in gone)
            if len(gone) == len(values):
                c.sink.warning(
                    "PG806",
                    span,
                    f"选项「{option}」怎样选，{zh}「{name}」都不可能",
                    f"whatever {option} is, the {en} {name} is impossible",
                    "改它的条件，或删去它",
                    "change its condition, or remove it",
                )
                break
            if gone and not any(_asks(t, option) for t in tests):
                c.sink.lint(
                    "PG806",
                    span,
                    f"选项「{option}」选「{words}」时，{zh}「{name}」不可能",
                    f"{option}: {words.replace('、', ', ')} makes the {en} {name} impossible",
                    f"若本来如此，在条件开头写明 option.{option}",
                    f"if it is meant so, say option.{option} at the head of its condition",
                )


def _conditions(c: Checker) -> Iterator[Entry]:
    for a in c.game.actions:
        yield "动作", "action", a.name, a.marks.span, [g.test for g in a.guards]
    for s in c.game.shapes:
        if s.when is not None and isinstance(s.when.body, Expr):
            yield "形", "shape", s.name, s.marks.span, list(_parts(s.when.body))
    for p in c.game.patterns:
        if p.when is not None:
            yield "牌型", "pattern", p.name, p.marks.span, list(_parts(p.when))


def _parts(e: Expr) -> Iterator[Expr]:
    """The conditions that an ``and`` joins."""
    if e.op == "and":
        for x in e.args:
            assert isinstance(x, Expr)
            yield from _parts(x)
    else:
        yield e


def _options(tests: list[Expr]) -> set[str]:
    return {n for t in tests for n in read(_all(t, set()))}


def _all(e: Any, seen: set[Function]) -> Iterator[Any]:
    for node in walk(e):
        yield node
        called = node.args[0] if node.op == "call" else None
        if isinstance(called, Function) and called not in seen:
            seen.add(called)
            yield from _all(called.body, seen)


def _asks(test: Expr, option: str) -> bool:
    """Whether a condition is about the option and nothing else of the game: it means to ask."""
    names = read(_all(test, set()))
    plain = {
        "option",
        "option number",
        "const",
        "member",
        "compare",
        "in",
        "not",
        "and",
        "or",
        "set",
        "list",
        "every",
        "call",
        "range",
    }
    return option in names and all(n.op in plain for n in _all(test, set()))


def _false(c: Checker, tests: list[Expr], options: dict[str, int]) -> bool:
    kept: dict[Any, bool | None] = {}
    return any(_truth(c, t, options, kept) is False for t in tests)


def _truth(c: Checker, e: Any, options: dict[str, int], kept: dict[Any, bool | None]) -> bool | None:
    """A condition where only some options are known; None where that does not settle it. ``kept``: definitions
    already looked into."""
    if e.op in {"and", "every", "or"}:
        found = [_truth(c, x, options, kept) for x in e.args]
        decided = e.op == "or"
        return decided if decided in found else None if None in found else not decided
    if e.op == "not":
        inner = _truth(c, e.args[0], options, kept)
        return None if inner is None else not inner
    if e.op == "call" and not e.args[1]:
        if e.args[0] not in kept:
            kept[e.args[0]] = _truth(c, e.args[0].body, options, kept)
        return kept[e.args[0]]
    try:
        return bool(Evaluator(c.p, options)(e))
    except (NotStatic, KeyError, TypeError):
        return None
