"""What may stand at a place, as the parser knows it and as people read it."""

from __future__ import annotations

from typing import Any

from lark.parsers.lalr_analysis import Shift

_VALUES = frozenset({"INT", "LPAR", "LSQB", "LBRACE", "TRUE", "FALSE"})
_OPERATORS = frozenset({"ADDOP", "MULOP", "CMPOP", "POWER", "__ANON_0", "IS", "CAN", "AND", "OR", "DOT"})
_SHOWN = {
    "DRAW_END": "from tail",
    "COLON": ":",
    "VBAR": "|",
    "COMMA": ",",
    "RPAR": ")",
    "RSQB": "]",
    "RBRACE": "}",
    "SEMICOLON": ";",
    "EQUAL": "=",
    "PLUS": "+",
    "STAR": "*",
    "ASSIGN": "=",
    "LPAR": "(",
    "THEN": "then",
    "ELSE": "else",
    "IN": "in",
    "TO": "to",
    "FROM": "from",
    "AS": "as",
    "WITH": "with",
    "WHILE": "while",
    "IF": "if",
}


def acceptable(state: Any) -> frozenset[str]:
    """The terminals that could really come next: the table's row alone lists too many."""
    stack, conf = getattr(state, "state_stack", None), getattr(state, "parse_conf", None)
    if stack is None or conf is None:
        return frozenset()
    return frozenset(
        name for name in conf.states[stack[-1]] if name.isupper() and _accepts(conf, list(stack), name)
    )


def _accepts(conf: Any, stack: list[Any], name: str) -> bool:
    while True:
        if name not in conf.states[stack[-1]]:
            return False
        action, rule = conf.states[stack[-1]][name]
        if action is Shift:
            return True
        del stack[len(stack) - len(rule.expansion) :]
        stack.append(conf.states[stack[-1]][rule.origin.name][1])
        if name == "$END" and stack[-1] == conf.end_state:
            return True


def wanted(expected: frozenset[str]) -> tuple[str, str]:
    """The terminals in words, Chinese and English."""
    zh: list[str] = []
    en: list[str] = []
    if expected & _VALUES:
        zh.append("一个值")
        en.append("a value")
    elif "NAME" in expected:
        zh.append("一个名字")
        en.append("a name")
    if expected & _OPERATORS:
        zh.append("运算符")
        en.append("an operator")
    if "_NL" in expected:
        zh.append("换行")
        en.append("the end of the line")
    if "$END" in expected and not expected & _VALUES:
        zh.append("结束")
        en.append("the end")
    words = [
        _SHOWN[name]
        for name in sorted(expected)
        if name in _SHOWN and not (name == "LPAR" and expected & _VALUES)
    ]
    return "、".join([*zh, *words]), ", ".join([*en, *words])
