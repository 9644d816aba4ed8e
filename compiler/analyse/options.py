"""Checks the options: which combinations are allowed, and that every choice is possible in one of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice, product
from typing import TYPE_CHECKING

from ..diagnostics import Note
from ..ir.game import ConstraintIR
from ..ir.nodes import Expr, Stmt, walk
from ..lang import types as ty
from .evaluate import Evaluator, NotStatic
from .program import OptionInfo

if TYPE_CHECKING:
    from .rules import Checker

MOST = 20_000
"""Combinations looked at; with more, the values of large ranges are thinned first."""


def check(c: Checker) -> None:
    if not c.game.constraints:
        return
    involved = sorted({n for k in c.game.constraints for n in (k.option, *read(walk(k.test.body)))})
    default = {n: i.default for n, i in c.p.options.items()}
    bad = broken(c, default)
    for k in bad:
        c.sink.error(
            "PG803",
            k.marks.span,
            f"各选项取默认值时就不允许：{k.text}",
            f"the default options are not allowed: {k.text}",
            "改某个选项的 default，或改这条条件",
            "change a default, or this condition",
        )
    for name, preset in c.game.presets.items():
        for k in broken(c, {**default, **preset}):
            item = c.p.items["presets"][name]
            c.sink.error(
                "PG803",
                item.span,
                f"预设「{name}」的组合不允许：{k.text}",
                f"the preset {name} is not allowed: {k.text}",
                k.reason or "改预设里的值",
                "change a value of the preset",
                (Note(k.marks.span, "这条条件", "the condition"),),
            )
    if not bad:
        _possible(c, involved)


def read(nodes: Iterable[Expr | Stmt]) -> set[str]:
    """The options that these operations read."""
    return {str(n.args[0]) for n in nodes if n.op in {"option", "option number", "convert by"}}


def broken(c: Checker, options: dict[str, int]) -> list[ConstraintIR]:
    """The conditions that a combination does not meet. ``options``: a value, or index of a choice, for each."""
    out = []
    for k in c.game.constraints:
        assert isinstance(k.test.body, Expr)
        try:
            if not Evaluator(c.p, options)(k.test.body):
                out.append(k)
        except (NotStatic, TypeError):
            continue  # reported where it was lowered
    return out


def _values(info: OptionInfo, thin: bool, read: set[int]) -> list[int]:
    if info.type != ty.INT or not thin:
        return list(range(info.low, info.high + 1))
    near = {n + d for n in read for d in (-1, 0, 1)}
    return sorted({info.low, info.high, info.default, *(n for n in near if info.low <= n <= info.high)})


def _possible(c: Checker, names: list[str]) -> None:
    """Every value of every option that a condition reads must be possible in some allowed combination."""
    numbers = {
        int(str(n.args[0]))
        for k in c.game.constraints
        for n in walk(k.test.body)
        if isinstance(n, Expr) and n.op == "const" and n.type == ty.INT
    }
    size = 1
    for n in names:
        size *= c.p.options[n].high - c.p.options[n].low + 1
    values = {n: _values(c.p.options[n], size > MOST, numbers) for n in names}
    missing = {n: set(v) for n, v in values.items()}
    default = {n: i.default for n, i in c.p.options.items()}
    if any(n for n in names if len(values[n]) > MOST):
        return
    for combination in islice(_combinations(names, values), MOST):
        # Only combinations that could show something new are worked out.
        if not any(v in missing[n] for n, v in combination.items()):
            continue
        if not broken(c, {**default, **combination}):
            for n, v in combination.items():
                missing[n].discard(v)
        if not any(missing.values()):
            return
    if _size(values) > MOST:
        return
    for n in names:
        if missing[n]:
            _impossible(c, n, sorted(missing[n]))


def _size(values: dict[str, list[int]]) -> int:
    size = 1
    for v in values.values():
        size *= len(v)
    return size


def _combinations(names: list[str], values: dict[str, list[int]]) -> Iterator[dict[str, int]]:
    for chosen in product(*(values[n] for n in names)):
        yield dict(zip(names, chosen, strict=True))


def _impossible(c: Checker, name: str, values: list[int]) -> None:
    info = c.p.options[name]
    words = [option_word(info, v) for v in values]
    place = next((i.span for i in info.item.below("choices") if i.name == words[0]), info.item.span)
    notes = tuple(
        Note(k.marks.span, f"条件：{k.text}", f"condition: {k.text}")
        for k in c.game.constraints
        if k.option == name or name in read(walk(k.test.body))
    )
    c.sink.error(
        "PG803",
        place,
        f"选项「{name}」的「{'、'.join(words)}」在任何允许的组合里都选不了",
        f"{name}: {', '.join(words)} cannot be chosen in any allowed combination",
        "放宽条件，或删去这一项",
        "relax a condition, or remove the choice",
        notes,
    )


def option_word(info: OptionInfo, value: int) -> str:
    """A value of an option as people write it."""
    if info.type == ty.BOOL:
        return "true" if value else "false"
    return list(info.choices)[value] if info.choices else str(value)
