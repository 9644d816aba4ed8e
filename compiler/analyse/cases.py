"""Checks the options of worked cases: names, values, and combinations that the rulebook allows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..diagnostics import Note, did_you_mean
from ..lang import types as ty
from ..load import Mapping, Scalar, Sequence
from ..load.nodes import Entry, YamlNode
from .options import broken, option_word
from .program import OptionInfo

if TYPE_CHECKING:
    from .rules import Checker

TRUTH = {"true": 1, "1": 1, "是": 1, "false": 0, "0": 0, "否": 0}
"""Words that a case may use for true and false."""


def check(c: Checker, cases: Sequence | None) -> None:
    """PG804 at what a case says of options that cannot be; a case that expects to be refused is left alone."""
    for case in cases.items if cases else ():
        if isinstance(case, Mapping) and not _refused(case):
            _case(c, case)


def _refused(case: Mapping) -> bool:
    expect = case.mapping("expect")
    return expect is not None and bool(TRUTH.get((expect.text("refused") or "").strip().lower()))


def _said(case: Mapping) -> Iterator[Entry]:
    """The options of a case, those of its situation last: they count."""
    given = case.mapping("given")
    for options in (case.mapping("options"), given.mapping("options") if given else None):
        yield from options.entries.values() if options else ()


def _case(c: Checker, case: Mapping) -> None:
    ident = case.text("id") or "?"
    values = {name: info.default for name, info in c.p.options.items()}
    first: Entry | None = None
    wrong = False
    for entry in _said(case):
        name, info = entry.key.value, c.p.options.get(entry.key.value)
        if info is None:
            wrong = True
            c.sink.error(
                "PG804",
                entry.key.span,
                f"案例 {ident} 写了没有的选项「{name}」",
                f"the case {ident} names an option {name} that there is not",
                *did_you_mean(name, c.p.options),
            )
            continue
        value = _value(info, entry.value)
        if value is None:
            wrong = True
            c.sink.error(
                "PG804",
                entry.value.span,
                f"案例 {ident} 给选项「{name}」的值不在可选之列",
                f"the case {ident} gives the option {name} a value it does not have",
                f"可用：{_choices(info)}",
                f"there are: {_choices(info)}",
            )
            continue
        first = first or entry
        values[name] = value
    if wrong or first is None:
        return
    for k in broken(c, values):
        c.sink.error(
            "PG804",
            first.key.span,
            f"案例 {ident} 的选项组合不允许：{k.text}",
            f"the options of the case {ident} are not allowed together: {k.text}",
            k.reason or "改案例里的值",
            "change a value of the case",
            (Note(k.marks.span, "这条条件", "the condition"),),
        )


def _value(info: OptionInfo, node: YamlNode) -> int | None:
    if not isinstance(node, Scalar):
        return None
    word = node.value.strip()
    if info.choices:
        return list(info.choices).index(word) if word in info.choices else None
    if info.type == ty.BOOL:
        return TRUTH.get(word.lower())
    try:
        value = int(word)
    except ValueError:
        return None
    return value if info.low <= value <= info.high else None


def _choices(info: OptionInfo) -> str:
    if info.choices or info.high - info.low < 2:
        return ", ".join(option_word(info, value) for value in range(info.low, info.high + 1))
    return f"{info.low}..{info.high}"
