"""Questions that lead back to themselves: guards through ``can``, scores through ``worth`` and ``waits``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

from ..diagnostics import Note
from ..ir.nodes import Expr, Function, walk
from ..source import Span
from .reach import called

if TYPE_CHECKING:
    from .rules import Checker

Step: TypeAlias = tuple[str, str]
"""What is asked (``action``, ``score``, ``shapes``) and its name."""

SCORE: Step = ("score", "")
SHAPES: Step = ("shapes", "")
SAYS = {
    "score": ("计分（worth 或 waits 要算它）", "the score, which worth and waits work out"),
    "shapes": ("形与组的条件（waits 要看它）", "conditions of shapes and groups, which waits asks"),
}

Asked: TypeAlias = tuple[Step, Span, tuple[tuple[str, Span], ...]]
"""What is asked, where, and the definitions through which it came."""


def check(c: Checker) -> None:
    graph = {step: list(_questions(texts)) for step, texts in _texts(c)}
    done: set[Step] = set()
    told: set[frozenset[Step]] = set()
    for start in graph:
        _walk(c, graph, start, [], done, told)


def _texts(c: Checker) -> Iterator[tuple[Step, list[tuple[Expr, str]]]]:
    """Each thing that can be asked, with its texts and where those stand (a bar's name, or nothing)."""
    for a in c.game.actions:
        texts = [(ch.over, "") for ch in a.choices] + [(g.test, g.bar) for g in (*a.guards, *a.bars)]
        yield ("action", a.name), texts
    judged: list[Any] = [e for p in c.game.patterns for e in (p.when, *p.amounts.values()) if e is not None]
    if c.game.score is not None:
        judged += [f.body for _, _, f in c.game.score.values]
        judged += [c.game.score.require.body] if c.game.score.require is not None else []
        judged += [c.game.score.tiles.body]
    yield SCORE, [(e, "") for e in judged]
    formed: list[Any] = [f.body for s in c.game.shapes if (f := s.when) is not None]
    formed += [f.body for g in c.game.groups if (f := g.where) is not None]
    formed += [f.body for _, which, plays, _ in c.game.wilds for f in (which, plays)]
    yield SHAPES, [(e, "") for e in formed]


def _questions(texts: Iterable[tuple[Expr, str]]) -> Iterator[Asked]:
    for text, bar in texts:
        via: tuple[tuple[str, Span], ...] = ((f"禁令 {bar} / bar {bar}", text.span),) if bar else ()
        yield from _in(text, via, set())


def _in(text: Any, via: tuple[tuple[str, Span], ...], seen: set[Function]) -> Iterator[Asked]:
    for node in walk(text):
        if node.op == "can":
            yield ("action", str(node.args[1])), node.span, via
        elif node.op == "worth" or (node.op == "waits" and node.args[1] is not None):
            yield SCORE, node.span, via
            yield SHAPES, node.span, via
        elif node.op == "waits":
            yield SHAPES, node.span, via
        function = called(node)
        if function is not None and function not in seen:
            seen.add(function)
            yield from _in(function.body, (*via, (function.name, node.span)), seen)


def _walk(
    c: Checker,
    graph: dict[Step, list[Asked]],
    at: Step,
    trail: list[tuple[Step, Asked]],
    done: set[Step],
    told: set[frozenset[Step]],
) -> None:
    if at in done:
        return
    for asked in graph.get(at, ()):
        steps = [s for s, _ in trail]
        following = [*trail, (at, asked)]
        if asked[0] in [*steps, at]:
            circle = following[[s for s, _ in following].index(asked[0]) :]
            key = frozenset(s for s, _ in circle)
            if key not in told:
                told.add(key)
                _report(c, circle)
        else:
            _walk(c, graph, asked[0], following, done, told)
    done.add(at)


def _report(c: Checker, circle: list[tuple[Step, Asked]]) -> None:
    notes = []
    for step, (to, span, via) in circle:
        notes += [
            Note(place, f"{_zh(step)}用到「{name}」", f"{_en(step)} uses {name}") for name, place in via
        ]
        notes.append(Note(span, f"这里问到{_zh(to)}", f"{_en(to)} is asked here"))
    chain = [step for step, _ in circle] + [circle[0][0]]
    zh, en = " → ".join(map(_zh, chain)), " → ".join(map(_en, chain))
    span = circle[0][1][1]
    if all(step[0] == "action" for step in chain):
        c.sink.error(
            "PG614",
            span,
            f"动作的条件绕了一圈：{zh}",
            f"guards in a circle: {en}",
            "去掉其中一个 can，把它要问的直接写出来",
            "drop one of these `can` and write out what it asks",
            tuple(notes),
        )
    else:
        c.sink.error(
            "PG704",
            span,
            f"问牌值时绕了一圈：{zh}",
            f"the score asks for itself: {en}",
            "计分里不能用 worth 和 waits(s, 动作)；单问缺哪张用 waits(s)",
            "a score may not use worth or waits(s, action); ask waits(s) for the kinds alone",
            tuple(notes),
        )


def _zh(step: Step) -> str:
    return f"「{step[1]}」" if step[0] == "action" else SAYS[step[0]][0]


def _en(step: Step) -> str:
    return step[1] if step[0] == "action" else SAYS[step[0]][1]
