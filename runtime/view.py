"""What a seat may see of a table, as plain data for a screen, a bot or a wire.

Derived from the rulebook's marks alone. Tells no copy of a tile, nothing of who else is asked, no reason that
comes from something hidden.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from .contract import Fn, Move
from .errors import IllegalMove
from .groups import Group, Win
from .options import named
from .plan import BUILT_IN
from .table import Table
from .wording import choices, face, label, shown

AnyTable: TypeAlias = Table[Any, Any, Any, Any]


def view(T: AnyTable, seat: int | None) -> dict[str, Any]:
    """What this seat sees (None: an onlooker). Tiles by name; a place it cannot look into as their number.

    IllegalMove for a seat that there is not.
    """
    book = T.rulebook
    if seat is not None and (type(seat) is not int or seat not in T.all):
        raise IllegalMove(
            f"没有座位 {seat!r}；座位从 0 到 {T.n - 1}",
            f"there is no seat {seat!r}; seats are 0 to {T.n - 1}",
        )
    seen: dict[str, Any] = {
        "rulebook": book.id,
        "options": named(book, T.option_values),
        "seat": seat,
        "hand": T.hand_number,
        "dealer": T.dealer,
        "turn": T.turn,
        "phase": book.phases[T.asking].name,
        "over": T.over,
        "end": book.ends[T.ended].name if T.ended is not None else None,
        "wall": T.wall.left,
        "pots": {pot.name: points for pot, points in zip(book.pots, T.pots, strict=True)},
        "offer": None,
        "zones": {
            z.name: _place(T, z.see, z.attr, -1, seat, z.name)
            for z in book.zones
            if _of(z.of, z.attr, "table")
        },
        "state": _state(T, "hand", -1, seat) | _state(T, "room", -1, seat),
        "seats": [_seat(T, other, seat) for other in T.all],
        "wins": [_win(T, win) for win in T.wins],
        "paid": [
            {"from": p.from_, "to": p.to, "points": p.points, "as": book.payments[p.as_].name} for p in T.paid
        ],
        "moves": [] if seat is None else _moves(T, seat),
        "barred": [] if seat is None else _barred(T, seat),
    }
    offer = T.offer
    if offer is not None:
        seen["offer"] = {"tiles": [face(book, t) for t in offer.tiles], "from": offer.from_}
    return seen


def _moves(T: AnyTable, seat: int) -> list[dict[str, Any]]:
    """The seat's legal moves; ``id`` is what ``Table.apply_index`` takes while the table stands like this."""
    return [{"id": at, **move_data(T, seat, move)} for at, move in enumerate(T.legal(seat))]


def move_data(T: AnyTable, seat: int, move: Move) -> dict[str, Any]:
    """A move as data: ``act`` (None: a pass), ``with`` what it chooses, and its words."""
    said = {"label": label(T, seat, move), "label_en": label(T, seat, move, "en")}
    if move[0] < 0:
        return {"act": None, "with": [], **said}
    return {"act": T.rulebook.actions[move[0]].name, "with": choices(T, seat, move), **said}


def sees(T: AnyTable, see: str | Fn, owner: int, onlooker: int | None) -> bool:
    """Whether an onlooker (None: one without a seat) sees something of ``owner``'s (-1: the table's)."""
    if isinstance(see, str):
        return see == "all" or (see == "owner" and owner >= 0 and owner == onlooker)
    # Before the first hand there is no state for a condition to ask, and nothing to see.
    return onlooker is not None and bool(T.taken_over) and bool(see(T, owner, onlooker))


def _of(of: str, attr: str, wanted: str) -> bool:
    return of == wanted and attr not in BUILT_IN


def _seat(T: AnyTable, owner: int, onlooker: int | None) -> dict[str, Any]:
    book = T.rulebook
    holder = T.seats[owner]
    own = owner == onlooker
    return {
        "seat": owner,
        "name": T.names[owner],
        "points": holder.points,
        "hand": _place(T, _see_built_in(T, "hand"), "hand", owner, onlooker, "hand"),
        "drawn": face(book, holder.drawn) if own and holder.drawn is not None else None,
        "discards": [face(book, t) for t in holder.discards],
        "melds": [_meld(T, m, onlooker) for m in holder.melds],
        "zones": {
            z.name: _place(T, z.see, z.attr, owner, onlooker, z.name)
            for z in book.zones
            if _of(z.of, z.attr, "seat")
        },
        "state": _state(T, "seat", owner, onlooker),
    }


def _see_built_in(T: AnyTable, attr: str) -> str | Fn:
    return next((zone.see for zone in T.rulebook.zones if zone.attr == attr), "owner")


def _place(
    T: AnyTable, see: str | Fn, attr: str, owner: int, onlooker: int | None, name: str
) -> list[str] | int:
    tiles: list[int] = getattr(T.seats[owner] if owner >= 0 else T.hand, attr, [])
    shows = T.rulebook.ends[T.ended].shows if T.over and T.ended is not None else ()
    if sees(T, see, owner, onlooker) or name in shows or attr in shows:
        # Sorted by face within a hand, so that the order tells no copies apart.
        return [face(T.rulebook, t) for t in (sorted(tiles, key=_by_face(T)) if attr == "hand" else tiles)]
    return len(tiles)


def _by_face(T: AnyTable) -> Any:
    book = T.rulebook
    return lambda tile: (tile // book.stride, book.finish_of[tile])


def _meld(T: AnyTable, meld: Group, onlooker: int | None) -> dict[str, Any]:
    """``tiles``: None stands for one that lies face down to this onlooker."""
    book = T.rulebook
    laid = book.groups[meld.group].laid
    faces: list[str | None] = [face(book, t) for t in meld.tiles]
    if laid != "open" and meld.seat != onlooker:
        known = 1 if laid == "one" else 0
        faces[known:] = [None] * (len(faces) - known)
    return {"group": book.groups[meld.group].name, "tiles": faces, "from": meld.from_}


def _state(T: AnyTable, scope: str, owner: int, onlooker: int | None) -> dict[str, Any]:
    holder = {"seat": T.seats[owner] if owner >= 0 else None, "hand": T.hand, "room": T.room}[scope]
    seen = {}
    for var in T.rulebook.state:
        if var.scope == scope and hasattr(holder, var.attr) and sees(T, var.see, owner, onlooker):
            seen[var.name] = shown(T.rulebook, getattr(holder, var.attr), var.type, var.members)
    return seen


def _win(T: AnyTable, win: Win) -> dict[str, Any]:
    book = T.rulebook
    return {
        "seat": win.seat,
        "by": book.actions[win.by].name,
        "tile": face(book, win.tile) if win.tile is not None else None,
        "from": win.from_,
        "values": {
            spec.name: shown(book, value, spec.unit or "int")
            for spec, value in zip(book.score.values, win.values, strict=True)
        },
    }


def _barred(T: AnyTable, seat: int) -> list[dict[str, Any]]:
    """What a bar takes from this seat, and which; a hidden bar is not named."""
    bars = T.rulebook.bars
    told = []
    for move, bar in T.barred(seat):
        said = {"act": T.rulebook.actions[move[0]].name, "with": choices(T, seat, move)}
        told.append(said | {"bar": None if bars[bar].hidden else bars[bar].name})
    return told
