"""Questions about the tiles of an arrangement that only their kinds answer: asked of sets, not each tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..analyse.depends import FREE, SEATING
from ..analyse.evaluate import Evaluator, NotStatic
from ..ir.nodes import Expr, Function, walk
from ..lang import types as ty

if TYPE_CHECKING:
    from .expressions import Printer

PLAIN = frozenset(
    {
        "local",
        "const",
        "member",
        "me",
        "field",
        "compare",
        "every",
        "and",
        "or",
        "not",
        "in",
        "set",
        "list",
        "range",
        "+",
        "-",
        "*",
        "%",
        "//",
        "neg",
        "is group",
        "cond",
        "larger",
        "smaller",
        "class",
        "option",
        "call",
    }
)
"""Operations whose text may stand where a definition is called: they bind no names."""
MOST = 24
"""Most operations of a definition that is written out where it is called."""
FIXED = frozenset(
    {
        "has",
        "total",
        "value",
        "chosen",
        "worth",
        "after",
        "random",
        "can",
        "act",
        "offer field",
        "claims",
        "wins",
        "paid",
        "seat value",
        "lift",
        "lift test",
    }
)
"""Operations whose answer may change, or be missing, while an arrangement is judged."""


def printed(x: Printer, e: Expr) -> str | tuple[str, int] | None:
    """A quantifier over the tiles of the arrangement, if only their kinds matter; None if more does."""
    from .spelling import COMPARE, NOT, PLUS

    how, symbol, over, test, body = e.args
    if not (
        isinstance(over, Expr)
        and over.op == "tiles"
        and how in {"any", "all", "count"}
        and isinstance(body, Expr)
    ):
        return None
    whole = body
    if isinstance(test, Expr):
        no = Expr("not", (test,), ty.BOOL, test.span)
        whole = (
            Expr("or", (no, body), ty.BOOL, e.span)
            if how == "all"
            else Expr("and", (test, body), ty.BOOL, e.span)
        )
    kinds = _kinds(x, str(symbol), whole)
    if kinds is not None:
        name = x.game.kind_set(kinds)
        match how:
            case "any":
                return f"not kinds_in(A, KIND_OF).isdisjoint({name})", NOT
            case "all":
                return f"kinds_in(A, KIND_OF) <= {name}", COMPARE
        return f"sum(1 for t in A.tiles if KIND_OF[t] in {name})"
    other = _equals(str(symbol), whole)
    if other is None or how == "all":
        return None
    field, value = other
    if how == "count":
        return f"counts_in(A, KIND_OF).get({x(value)}, 0)" if field == "kind" else None
    if field == "kind":
        return f"{x.text(value, PLUS)} in kinds_in(A, KIND_OF)", COMPARE
    return f"{x.text(value, PLUS)} in suits_in(A, KIND_OF, SUIT_OF)", COMPARE


def _kinds(x: Printer, symbol: str, body: Expr) -> frozenset[int] | None:
    """The kinds of which the body holds, if nothing but the kind decides."""
    told = _told_by_kind(symbol, body)
    if told is None:
        return None
    try:
        run = Evaluator(x.p)
        return frozenset(k for k in range(len(x.p.kinds)) if run(told, {symbol: k}))
    except (NotStatic, KeyError, TypeError, IndexError, ZeroDivisionError):
        return None


def _told_by_kind(symbol: str, e: Expr) -> Expr | None:
    """The same expression of a kind instead of a tile; None if it asks the tile for more."""
    if e.op == "local" and e.args[0] == symbol:
        return None
    if e.op == "field" and e.args[1] == "tile" and _is(symbol, e.args[0]):
        kind = Expr("local", (symbol,), ty.KIND, e.span)
        if e.args[2] == "kind":
            return kind
        return (
            Expr("field", (kind, "kind", e.args[2]), e.type, e.span)
            if e.args[2] in {"suit", "rank"}
            else None
        )
    args: list[Any] = []
    for a in e.args:
        made = _told_by_kind(symbol, a) if isinstance(a, Expr) else a
        if (made is None and a is not None) or (isinstance(a, tuple) and any(isinstance(i, Expr) for i in a)):
            return None
        args.append(made)
    return Expr(e.op, tuple(args), e.type, e.span)


def _is(symbol: str, e: Any) -> bool:
    return isinstance(e, Expr) and e.op == "local" and e.args[0] == symbol


def _equals(symbol: str, e: Expr) -> tuple[str, Expr] | None:
    """``t.kind == value`` (or of the suit), either way round: the field, and a value never missing."""
    if e.op != "compare" or e.args[0] != "==":
        return None
    for tile, value in (e.args[1:], e.args[:0:-1]):
        if not (
            isinstance(tile, Expr)
            and isinstance(value, Expr)
            and tile.op == "field"
            and tile.args[1] == "tile"
        ):
            continue
        if tile.args[2] in {"kind", "suit"} and _is(symbol, tile.args[0]) and not value.type.maybe:
            inside = {str(node.args[0]) for node in walk(value) if node.op == "local"}
            return None if symbol in inside else (str(tile.args[2]), value)
    return None


def written_out(f: Function, args: tuple[Any, ...]) -> Expr | None:
    """The body of a small definition with the arguments in their places; None if it is better called."""
    body = f.body
    if (
        f.kind != "define"
        or not isinstance(body, Expr)
        or f.result is None
        or f.result.collection
        or "act" in f.needs
    ):
        return None
    if any(not _simple(a) or p.type.collection for a, p in zip(args, f.params, strict=True)):
        return None
    nodes = list(walk(body))
    if not f.params or len(nodes) > MOST:
        return None
    if any(node.op not in PLAIN for node in nodes) and not _number_of_kind(body, args):
        return None
    return _with(body, {p.name: a for p, a in zip(f.params, args, strict=True)})


def _simple(a: Expr) -> bool:
    """A name, or a field of one: cheap enough to be written several times."""
    return a.op in {"local", "const", "me"} or (
        a.op == "field" and isinstance(a.args[0], Expr) and _simple(a.args[0])
    )


def _number_of_kind(body: Expr, args: tuple[Any, ...]) -> bool:
    """``count t in tiles | t.kind == k``, with nothing in the arguments that is called like ``t``."""
    if body.op != "quant" or body.args[0] != "count" or body.args[3] is not None:
        return False
    over, symbol, test = body.args[2], str(body.args[1]), body.args[4]
    inside = {str(node.args[0]) for a in args for node in walk(a) if node.op == "local"}
    if not (isinstance(over, Expr) and over.op == "tiles" and isinstance(test, Expr)) or symbol in inside:
        return False
    found = _equals(symbol, test)
    return found is not None and found[0] == "kind"


def _with(e: Expr, given: dict[str, Expr]) -> Expr:
    if e.op == "local":
        return given.get(str(e.args[0]), e)
    return Expr(e.op, tuple(_each(a, given) for a in e.args), e.type, e.span)


def _each(a: Any, given: dict[str, Expr]) -> Any:
    if isinstance(a, Expr):
        return _with(a, given)
    return tuple(_each(i, given) for i in a) if isinstance(a, tuple) else a


def lasting(f: Function) -> bool:
    """Whether a definition has one answer for an arrangement, worth keeping while it is judged."""
    if f.kind != "define" or f.params or "arrangement" not in f.needs or "act" in f.needs:
        return False
    if f.result is None or f.result.maybe or not isinstance(f.body, Expr):
        return False
    return any(node.op == "quant" for node in walk(f.body)) and not _changes(f, set())


def of_group(f: Function) -> bool:
    """Whether a definition is about one group alone, so that its answer holds in every arrangement with it."""
    if f.kind != "define" or len(f.params) != 1 or f.params[0].type != ty.GROUP or "act" in f.needs:
        return False
    if "arrangement" not in f.needs or f.result is None or f.result.maybe or not isinstance(f.body, Expr):
        return False
    return sum(1 for _ in walk(f.body)) >= WORTH_KEEPING and _of_its_own(f, set())


WORTH_KEEPING = 40
"""Operations from which a definition costs more than looking its answer up."""


def _of_its_own(f: Function, seen: set[int]) -> bool:
    seen.add(id(f))
    for node in walk(f.body):
        if node.op == "field" and node.args[1] in {"tile", "kind", "group"}:
            continue
        if node.op == "state" and node.args[0] in {"hand", "room"}:
            continue
        if node.op == "call":
            called: Any = node.args[0]
            if id(called) not in seen and not _of_its_own(called, seen):
                return False
        elif node.op not in OWN:
            return False
    return True


OWN = (
    FREE
    | SEATING
    | {
        "tile won",
        "chosen",
        "class",
        "option",
        "option number",
        "convert by",
        "dealer",
        "win field",
        "arrangement",
    }
)
"""Operations whose answers stay the same while one hand is judged, whatever the arrangement."""


def _changes(f: Function, seen: set[int]) -> bool:
    seen.add(id(f))
    for node in walk(f.body):
        if node.op in FIXED:
            return True
        called: Any = node.args[0] if node.op == "call" else None
        if called is not None and id(called) not in seen and _changes(called, seen):
            return True
    return False
