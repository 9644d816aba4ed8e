"""Tiles, values and moves in words, and moves found again from words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeAlias

from .contract import PASS, Mark, Move, Rulebook
from .errors import IllegalMove
from .groups import Group

if TYPE_CHECKING:
    from .table import Table

    AnyTable: TypeAlias = Table[Any, Any, Any, Any]


def face(rulebook: Rulebook, tile: int) -> str:
    """A tile as anybody sees it: its kind, and a ``*`` for the first finish, ``**`` for the second."""
    return rulebook.kinds[tile // rulebook.stride] + "*" * rulebook.finish_of[tile]


def exact(rulebook: Rulebook, tile: int) -> str:
    """A tile with the number of its copy; only for records that nobody at the table reads."""
    return f"{face(rulebook, tile)}.{tile % rulebook.stride}"


def titled(name: str, mark: Mark, lang: str) -> str:
    """A name of the rulebook in this language, as far as it has one."""
    return mark.en if lang == "en" and mark.en else name


def number(value: Any) -> Any:
    """An amount as JSON carries it: an int stays one, a ratio that is not whole is ``"a/b"``."""
    if isinstance(value, Fraction):
        return value.numerator if value.denominator == 1 else f"{value.numerator}/{value.denominator}"
    return value


def shown(rulebook: Rulebook, value: Any, type_: str, members: Sequence[str] = ()) -> Any:
    """A value of the rulebook as JSON has it: kinds, suits, tiles, actions and members by name, seats and
    amounts as numbers (a fraction as text), collections as lists, a missing value as null."""
    if value is None:
        return None
    words = type_.split()
    if words[:1] == ["maybe"]:
        return shown(rulebook, value, " ".join(words[1:]), members)
    if words[1:2] == ["of"]:
        inner = " ".join(words[2:])
        listed = sorted(value) if isinstance(value, frozenset) else value
        return [shown(rulebook, each, inner, members) for each in listed]
    if isinstance(value, bool):
        return value
    if isinstance(value, Group):
        return {"group": rulebook.groups[value.group].name, "count": len(value.tiles)}
    if isinstance(value, Fraction):
        return number(value)
    named = _named(rulebook, type_, members)
    if named is not None and isinstance(value, int) and 0 <= value < len(named):
        return named[value]
    return face(rulebook, value) if type_ == "tile" else value


def _named(rulebook: Rulebook, type_: str, members: Sequence[str]) -> Sequence[str] | None:
    if members:
        return members
    if type_ == "kind":
        return rulebook.kinds
    specs: dict[str, Sequence[Any]] = {
        "suit": rulebook.suits,
        "action": rulebook.actions,
        "shape": rulebook.shapes,
        "phase": rulebook.phases,
        "pattern": rulebook.patterns,
    }
    found = specs.get(type_)
    return [spec.name for spec in found] if found is not None else None


def choices(T: AnyTable, seat: int, move: Move) -> list[Any]:
    """What a move chooses, as JSON has it: tiles by name, a laid group as its tiles."""
    book = T.rulebook
    said: list[Any] = []
    for (_, kind), value in zip(book.actions[move[0]].choices, move[1:], strict=True):
        if kind == "meld" and value is not None:
            said.append([face(book, t) for t in T.seats[seat].melds[value].tiles])
        else:
            one = choice(book, kind, value)
            said.append(sorted(one) if isinstance(one, frozenset) else one)
    return said


def choice(book: Rulebook, kind: str, value: Any, name: Callable[[Rulebook, int], str] = face) -> Any:
    """One choice of a move: tiles by ``name``, kinds and suits by theirs, anything else as it is."""
    if kind == "tile" and value is not None:
        return name(book, value)
    if kind == "tiles" and value is not None:
        return [name(book, tile) for tile in value]
    return shown(book, value, kind) if kind in ("kind", "suit") else value


def label(T: AnyTable, seat: int, move: Move, lang: str = "zh") -> str:
    """A move in words."""
    if move == PASS:
        return "pass" if lang == "en" else "过"
    action = T.rulebook.actions[move[0]]
    parts = [titled(action.name, action.mark, lang)]
    for said in choices(T, seat, move):
        parts.append(" ".join(str(each) for each in said) if isinstance(said, list) else str(said))
    return " ".join(parts)


def move_from(T: AnyTable, seat: int, action: str, tiles: Sequence[int] | None = None) -> Move:
    """The one legal move by this name with these tiles, compared by face; offered tiles may be left out, a
    laid group may be named by one tile. IllegalMove if there is none or several."""
    legal = T.legal(seat)
    if action in ("pass", "过") and PASS in legal:
        return PASS
    same = [m for m in legal if m != PASS and T.rulebook.actions[m[0]].name == action]
    fitting = same if tiles is None else [m for m in same if _fits(T, seat, m, tiles)]
    if len(fitting) == 1:
        return fitting[0]
    offered = "；".join(label(T, seat, m) for m in legal) or "-"
    offered_en = "; ".join(label(T, seat, m, "en") for m in legal) or "-"
    if fitting:
        raise IllegalMove(
            f"{seat} 号位的“{action}”有几种做法，请写明用哪几张：{offered}",
            f"seat {seat} may do {action} in several ways, say with which tiles: {offered_en}",
        )
    raise IllegalMove(
        f"{seat} 号位现在不能这样“{action}”；可以：{offered}",
        f"seat {seat} may not do {action} like this now; it may: {offered_en}",
    )


def _fits(T: AnyTable, seat: int, move: Move, tiles: Sequence[int]) -> bool:
    faces = T.rulebook.face_of
    wanted = sorted(faces[t] for t in tiles)
    own, melded = move_tiles(T, seat, move)
    offered = T.offer.tiles if T.offer is not None else ()
    given = [t for t in own if t not in offered]
    readings = (own, given, (*own, *melded), (*given, *melded), melded[:1] if not own else given)
    return any(sorted(faces[t] for t in reading) == wanted for reading in readings)


def move_tiles(T: AnyTable, seat: int, move: Move) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The tiles a move chooses, and those of the laid group it chooses; a tile chosen twice counts once."""
    own: list[int] = []
    melded: tuple[int, ...] = ()
    for (_, kind), value in zip(T.rulebook.actions[move[0]].choices, move[1:], strict=True):
        if value is None:
            continue
        if kind == "tile":
            own.append(value)
        elif kind == "tiles":
            own.extend(value)
        elif kind == "meld":
            melded = T.seats[seat].melds[value].tiles
    return tuple(dict.fromkeys(own)), melded
