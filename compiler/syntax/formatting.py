"""Canonical text of expressions, for traces and messages."""

from __future__ import annotations

from . import tree as t

# Binding strength; a child that binds weaker than its place gets brackets.
_EXPR, _OR, _AND, _NOT, _TEST, _SUM, _ADD, _MUL, _UNARY, _POWER, _POST = range(11)
_LEVEL = {
    "or": _OR,
    "and": _AND,
    "in": _TEST,
    "not in": _TEST,
    "+": _ADD,
    "-": _ADD,
    "*": _MUL,
    "/": _MUL,
    "//": _MUL,
    "%": _MUL,
    "**": _POWER,
}


def format_type(node: t.Type) -> str:
    """``set of kind``."""
    return f"{node.how} {node.name}" if node.how else node.name


def format_expr(expr: t.Expr) -> str:
    """One line, one space around operators, brackets only where needed. Parses to the same expression."""
    return _text(expr)[0]


def _at(expr: t.Expr, level: int) -> str:
    text, binds = _text(expr)
    return text if binds >= level else f"({text})"


def _list(items: tuple[t.Expr, ...]) -> str:
    return ", ".join(_at(item, _EXPR) for item in items)


def _reaches(expr: t.Expr) -> bool:
    """True if the text of an expression takes in whatever is written behind it."""
    while isinstance(expr, t.Unary) and expr.op == "not":
        expr = expr.right
    return isinstance(expr, t.Quant | t.After)


def _operand(expr: t.Expr, level: int) -> str:
    """An operand of and/or: quantifiers reach to the end, so they stand in brackets there."""
    if _reaches(expr):
        return f"({format_expr(expr)})"
    return _at(expr, level)


def _text(expr: t.Expr) -> tuple[str, int]:
    match expr:
        case t.Int(value=value):
            return str(value), _POST
        case t.Bool(value=value):
            return ("true" if value else "false"), _POST
        case t.Amount(value=value, unit=unit):
            return f"{value}{unit}", _POST
        case t.Name(name=name):
            return name, _POST
        case t.Field(of=of, name=name):
            return f"{_at(of, _POST)}.{name}", _POST
        case t.Call(of=of, args=args):
            return f"{_at(of, _POST)}({_list(args)})", _POST
        case t.Index(of=of, at=at):
            return f"{_at(of, _POST)}[{_list(at)}]", _POST
        case t.SetOf(items=items):
            return f"{{{_list(items)}}}", _POST
        case t.ListOf(items=items):
            return f"[{_list(items)}]", _POST
        case _:
            return _compound(expr)


def _compound(expr: t.Expr) -> tuple[str, int]:
    match expr:
        case t.Range(low=low, high=high):
            return f"{_at(low, _ADD)}..{_at(high, _ADD)}", _SUM
        case t.Unary(op="not", right=right):
            return f"not {_at(right, _NOT)}", _NOT
        case t.Unary(right=right):
            return f"-{_at(right, _POWER)}", _UNARY
        case t.Binary(op=op, left=left, right=right):
            return _binary(op, left, right)
        case t.Compare(ops=ops, items=items):
            text = _at(items[0], _SUM)
            for op, item in zip(ops, items[1:], strict=True):
                text += f" {op} {_at(item, _SUM)}"
            return text, _TEST
        case t.Is(negated=negated, left=left, right=right):
            return f"{_at(left, _SUM)} is {'not ' if negated else ''}{_at(right, _SUM)}", _TEST
        case t.Exists(of=of):
            return f"exists {_at(of, _SUM)}", _TEST
        case t.Has(name=name):
            return f"has {name}", _TEST
        case t.Can(who=who, action=action):
            return f"{_at(who, _SUM)} can {action}", _TEST
        case t.Cond(test=test, yes=yes, no=no):
            return f"if {_at(test, _EXPR)} then {_at(yes, _EXPR)} else {_at(no, _EXPR)}", _EXPR
        case t.LetIn(name=name, value=value, body=body):
            return f"let {name} = {_at(value, _EXPR)}; {_at(body, _EXPR)}", _EXPR
        case t.Quant(how=how, name=name, over=over, test=test, body=body):
            only = f" if {_operand(test, _OR)}" if test is not None else ""
            return f"{how} {name} in {_at(over, _SUM)}{only} | {_at(body, _EXPR)}", _NOT
        case t.After(effect=effect, body=body):
            return f"after {_effect(effect)} | {_at(body, _EXPR)}", _NOT
    raise AssertionError(type(expr).__name__)


def _binary(op: str, left: t.Expr, right: t.Expr) -> tuple[str, int]:
    level = _LEVEL[op]
    if op == "**":
        return f"{_at(left, _POST)} ** {_at(right, _UNARY)}", _POWER
    if op in ("and", "or"):
        return f"{_operand(left, level)} {op} {_operand(right, level + 1)}", level
    if level == _TEST:
        return f"{_at(left, _SUM)} {op} {_at(right, _SUM)}", level
    return f"{_at(left, level)} {op} {_at(right, level + 1)}", level


def _effect(effect: t.Stmt) -> str:
    match effect:
        case t.Meld(group=group, tiles=tiles):
            return f"meld {group} with {_at(tiles, _SUM)}"
        case t.Discard(tile=tile):
            return f"discard {_at(tile, _SUM)}"
        case t.MoveTo(what=what, to=to):
            return f"move {_at(what, _SUM)} to {_at(to, _POST)}"
        case t.Regroup(meld=meld, group=regrouped, adding=adding, dropping=dropping):
            text = f"regroup {_at(meld, _SUM)}"
            text += f" as {regrouped}" if regrouped else ""
            text += f" adding {_at(adding, _SUM)}" if adding is not None else ""
            return text + (f" dropping {_at(dropping, _SUM)}" if dropping is not None else "")
    raise AssertionError(type(effect).__name__)
