"""Reads and writes the values of state variables by their declared type."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from ..contract import StateVar
from . import read
from .deck import faces, kinds, one_face
from .errors import SituationError

if TYPE_CHECKING:
    from ..table import Table


def value(T: Table[Any, Any, Any, Any], var: StateVar, raw: object, path: str) -> Any:
    """A value of the variable's type: names and numbers become what the rules compute with.

    A tile is found among the tiles that lie in hands, zones, melds and discards, so it must be read
    after they are placed.
    """
    return typed(T, var.type, var.members, raw, path)


def typed(T: Table[Any, Any, Any, Any], kind: str, members: tuple[str, ...], raw: object, path: str) -> Any:
    """The same for a type spelled as in a rulebook (``maybe kind``, ``set of action``)."""
    words = kind.split()
    if words[:1] == ["maybe"]:
        return None if read.missing(raw) else typed(T, " ".join(words[1:]), members, raw, path)
    if words[:2] in (["set", "of"], ["list", "of"]):
        found = _many(T, " ".join(words[2:]), members, raw, path)
        return frozenset(found) if words[0] == "set" else tuple(found)
    return _one(T, kind, members, raw, path)


def _many(
    T: Table[Any, Any, Any, Any], kind: str, members: tuple[str, ...], raw: object, path: str
) -> list[Any]:
    if kind == "kind":
        parts = read.items(raw)
        return [k for part in parts for k in kinds(T.rulebook, part, path)]
    if kind == "tile":
        return [_find(T, face, path) for part in read.items(raw) for face in faces(T.rulebook, part, path)]
    parts = [w for part in read.items(raw) for w in (part.split() if isinstance(part, str) else [part])]
    return [_one(T, kind, members, part, path) for part in parts]


def _one(T: Table[Any, Any, Any, Any], kind: str, members: tuple[str, ...], raw: object, path: str) -> Any:
    if members:
        return read.index(path, "成员", "member", raw, members)
    reader = _READERS.get(kind)
    return reader(T, raw, path) if reader else _amount(raw, path)


def _single(T: Table[Any, Any, Any, Any], raw: object, path: str) -> int:
    found = kinds(T.rulebook, raw, path)
    if len(found) != 1:
        raise SituationError(path, f"要一种牌，不是 {raw!r}", f"one kind is needed, not {raw!r}")
    return found[0]


def _find(T: Table[Any, Any, Any, Any], face: tuple[int, int], path: str) -> int:
    lying: list[int] = []
    for s in T.seats:
        lying += s.hand
        for attr in T.plan.seat_zones:
            lying += getattr(s, attr)
        lying += s.discards
        lying += [t for m in s.melds for t in m.tiles]
    for attr in T.plan.table_zones:
        lying += getattr(T.hand, attr)
    for tile in lying:
        if (T.rulebook.kind_of[tile], T.rulebook.finish_of[tile]) == face:
            return tile
    raise SituationError(
        path,
        "这张牌没有摆在任何地方：先把它摆出来",
        "that tile lies nowhere: place it first (hands, zones, discards)",
    )


def _tile(T: Table[Any, Any, Any, Any], raw: object, path: str) -> int:
    return _find(T, one_face(T.rulebook, raw, path), path)


def _amount(raw: object, path: str) -> Any:
    try:
        ratio = Fraction(str(raw).strip())
    except (ValueError, ZeroDivisionError):
        raise SituationError(path, f"要一个数，不是 {raw!r}", f"a number is needed, not {raw!r}") from None
    return ratio.numerator if ratio.denominator == 1 else ratio


def _named(zh: str, en: str, attr: str) -> Callable[[Any, object, str], int]:
    def reader(T: Any, raw: object, path: str) -> int:
        return read.index(path, zh, en, raw, [x.name for x in getattr(T.rulebook, attr)])

    return reader


_READERS: dict[str, Callable[[Any, object, str], Any]] = {
    "bool": lambda T, raw, path: read.boolean(raw, path),
    "int": lambda T, raw, path: read.integer(raw, path),
    "kind": _single,
    "tile": _tile,
    "seat": lambda T, raw, path: read.seat(raw, T.n, path),
    "suit": _named("花色", "suit", "suits"),
    "action": _named("动作", "action", "actions"),
    "group": _named("牌组", "group", "groups"),
    "phase": _named("阶段", "phase", "phases"),
    "shape": _named("牌形", "shape", "shapes"),
}


def split(T: Table[Any, Any, Any, Any], raw: object, path: str) -> list[tuple[StateVar, int, object, str]]:
    """``given.state`` cut into single values: (variable, seat or -1, value as written, path).

    A seat variable is written by seat; hand and room variables flat.
    """
    known = {v.name: v for v in T.rulebook.state}
    out: list[tuple[StateVar, int, object, str]] = []
    for name, what in read.mapping(raw, path).items():
        here = f"{path}.{name}"
        var = known.get(str(name))
        if var is None:
            raise read.unknown(here, "状态变量", "state variable", str(name), known)
        if var.scope != "seat":
            out.append((var, -1, what, here))
            continue
        for s, entry in read.by_seat(what, T.n, here).items():
            out.append((var, s, entry, f"{here}.{s}"))
    return out


def holder(T: Table[Any, Any, Any, Any], var: StateVar, s: int) -> Any:
    """The object whose attribute the variable is."""
    if var.scope == "seat":
        return T.seats[s]
    return T.hand if var.scope == "hand" else T.room
