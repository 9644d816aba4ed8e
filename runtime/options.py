"""Room options: names, types, ranges, presets, and combinations that are not allowed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .contract import Option, Rulebook
from .errors import OptionError


def option_values(
    rulebook: Rulebook, given: Mapping[str, Any] | None = None, preset: str = ""
) -> dict[str, int]:
    """Option name -> value (a choice: its index) from values by name, laid over a preset and the defaults.

    OptionError where a name, value, preset or the combination is not allowed.
    """
    values = {option.name: option.default for option in rulebook.options}
    if given is not None and not isinstance(given, Mapping):
        raise OptionError(
            f"选项要写成“名: 值”，不是 {type(given).__name__}",
            f"options are given as name: value, not as a {type(given).__name__}",
        )
    if preset:
        if preset not in rulebook.presets:
            raise OptionError(*_unknown("预设", "preset", preset, rulebook.presets))
        values.update(rulebook.presets[preset])
    by_name = {option.name: option for option in rulebook.options}
    for name, value in (given or {}).items():
        if name not in by_name:
            raise OptionError(*_unknown("选项", "option", name, by_name))
        values[name] = _value(by_name[name], value)
    check(rulebook, values)
    return values


def options_object(rulebook: Rulebook, values: Mapping[str, int]) -> Any:
    """The rulebook's options class with every ``o_NAME`` set."""
    made = rulebook.options_class()
    for option in rulebook.options:
        value = values[option.name]
        setattr(made, f"o_{option.name}", bool(value) if option.type == "bool" else value)
    return made


def check(rulebook: Rulebook, values: Mapping[str, int]) -> None:
    """OptionError with the rulebook's reason if this combination is forbidden."""
    made = options_object(rulebook, values)
    for constraint in rulebook.constraints:
        if not constraint.holds(made):
            raise OptionError(
                f"选项“{constraint.option}”的设置不被允许：须满足 {constraint.text}；{constraint.reason}",
                f"option {constraint.option}: must hold: {constraint.text}; {constraint.reason}",
            )


def named(rulebook: Rulebook, values: Mapping[str, int]) -> dict[str, Any]:
    """The same values as people write them: true and false, numbers, names of choices."""
    shown: dict[str, Any] = {}
    for option in rulebook.options:
        value = values[option.name]
        if option.type == "choice":
            shown[option.name] = option.choices[value].name
        else:
            shown[option.name] = bool(value) if option.type == "bool" else value
    return shown


def _value(option: Option, value: Any) -> int:
    if option.type == "bool":
        if isinstance(value, bool):
            return int(value)
        wants = ("true 或 false", "true or false")
    elif option.type == "int":
        if isinstance(value, int) and not isinstance(value, bool) and option.low <= value <= option.high:
            return value
        wants = (
            f"{option.low} 到 {option.high} 的整数",
            f"a whole number from {option.low} to {option.high}",
        )
    else:
        names = [choice.name for choice in option.choices]
        if value in names:
            return names.index(value)
        wants = ("、".join(names) + " 之一", "one of " + ", ".join(names))
    raise OptionError(
        f"选项“{option.name}”不能是 {value!r}；应为{wants[0]}",
        f"option {option.name} cannot be {value!r}; it takes {wants[1]}",
    )


def _unknown(zh: str, en: str, name: str, known: Mapping[str, Any]) -> tuple[str, str]:
    names = ", ".join(known) or "-"
    return f"没有名为“{name}”的{zh}；可用：{names}", f"there is no {en} named {name}; there are: {names}"
