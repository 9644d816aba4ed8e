"""The wins that a situation asks for, and where their tiles lie before they are made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..arrange import Solver
from ..contract import Rulebook
from . import read
from .deck import Deck, Face, faces
from .errors import SituationError
from .laid import LaidTable
from .moves import face
from .place import give_drawn


@dataclass(frozen=True, slots=True)
class Wanted:
    """A seat's wins by one action: its tiles (none: as it stands) and the seat that offers them."""

    seat: int
    action: int
    tiles: tuple[Face, ...]
    from_: int | None
    path: str


def wins_of(given: Mapping[Any, Any]) -> list[tuple[Mapping[Any, Any], str]]:
    """The wins asked for as written, each with its path."""
    out: list[tuple[Mapping[Any, Any], str]] = []
    if not read.missing(given.get("win")):
        out.append((read.mapping(given["win"], "win"), "win"))
    for i, entry in enumerate(read.items(given.get("wins"))):
        out.append((read.mapping(entry, f"wins.{i}"), f"wins.{i}"))
    if len(out) > 1 and out[0][1] == "win":
        raise SituationError(
            "win",
            "win 和 wins 只能写一个：几个胡都写进 wins",
            "write win or wins, not both: put all into wins",
        )
    for win, path in out:
        read.allowed(win, ("seat", "tile", "tiles", "by", "from"), path)
    return out


def win_action(book: Rulebook, win: Mapping[Any, Any], path: str) -> int:
    """The action a win names."""
    names = [a.name for a in book.actions if a.wins] or [a.name for a in book.actions]
    if str(win.get("by")) not in names:
        raise read.unknown(f"{path}.by", "胡牌动作", "winning action", str(win.get("by")), names)
    return [a.name for a in book.actions].index(str(win.get("by")))


def wanted_wins(T: LaidTable, given: Mapping[Any, Any]) -> list[Wanted]:
    """The wins asked for, those of one seat together."""
    out: dict[int, Wanted] = {}
    seen: set[tuple[int, int, int | None, tuple[Face, ...]]] = set()
    for win, path in wins_of(given):
        s = read.seat(win.get("seat"), T.n, f"{path}.seat")
        action = win_action(T.rulebook, win, path)
        from_ = None if read.missing(win.get("from")) else read.seat(win["from"], T.n, f"{path}.from")
        tiles = _tiles(T.rulebook, win, path)
        again = (s, action, from_, tiles)
        if again in seen:
            raise SituationError(
                path,
                f"{s} 号位的这个胡写了两次；同时胡几张一样的牌写成 tiles",
                f"this win of seat {s} is written twice; alike tiles won at once are written as tiles",
            )
        seen.add(again)
        if from_ is not None and not T.plan.in_window[action]:
            name = T.rulebook.actions[action].name
            raise SituationError(
                f"{path}.from",
                f"{name} 胡的是自己手里的牌，没有供牌的人：去掉 from",
                f"{name} wins with the seat's own tile, nobody offers it: leave out from",
            )
        if from_ == s:
            raise SituationError(f"{path}.from", "自己不能给自己点", "a seat does not win from itself")
        if s in out:
            if out[s].action != action or out[s].from_ != from_:
                raise SituationError(
                    path, "一家的几个胡必须是同一动作", "the wins of one seat must be by one action"
                )
            tiles = out[s].tiles + tiles
        out[s] = Wanted(s, action, tiles, from_, path)
    return list(out.values())


def _tiles(book: Rulebook, win: Mapping[Any, Any], path: str) -> tuple[Face, ...]:
    if "tile" in win and "tiles" in win:
        raise SituationError(path, "tile 和 tiles 只能写一个", "write tile or tiles, not both")
    if "tiles" in win:
        return tuple(faces(book, win["tiles"], f"{path}.tiles"))
    found = tuple(faces(book, win.get("tile"), f"{path}.tile"))
    if len(found) > 1:
        raise SituationError(
            f"{path}.tile",
            f"一个胡只胡一张牌，写了 {len(found)} 张；同时胡几张写成 tiles",
            f"a win is with one tile, {len(found)} are named; several won at once are written as tiles",
        )
    return found


def source_of(T: LaidTable, win: Wanted) -> int:
    """The seat that holds the winning tiles before they are won: who offers them, else the winner itself."""
    if T.plan.in_window[win.action] and win.from_ is not None:
        return win.from_
    return win.seat


def place_win_tiles(T: LaidTable, wins: list[Wanted], deck: Deck) -> None:
    """Gives the winning tiles to the seats that hold them before the wins; ``T.winning`` remembers which."""
    placed: set[tuple[int, Face]] = set()
    for win in wins:
        source = source_of(T, win)
        for wanted in win.tiles:
            if (source, wanted) not in placed:
                placed.add((source, wanted))
                _put(T, source, wanted, T.plan.in_window[win.action], deck, f"{win.path}.tile")


def _put(T: LaidTable, s: int, wanted: Face, window: bool, deck: Deck, path: str) -> None:
    seat = T.seats[s]
    counted = set(T.rulebook.score.tiles(T, s))
    zones = [t for attr in T.plan.seat_zones for t in getattr(seat, attr) if t not in counted]
    if any(face(T, t) == wanted for t in zones):
        return
    if seat.drawn is not None and face(T, seat.drawn) == wanted:
        return
    several = s in T.winning
    if not several and (is_full(T, s) or (window and not deck.count(wanted))):
        held = [t for t in seat.hand if face(T, t) == wanted]
        if held:
            seat.drawn = held[0]
            return
        if not window:
            raise SituationError(
                path,
                f"胡的牌不在 {s} 号位手里，而手牌已满",
                f"seat {s} does not hold the winning tile, and its hand is full",
            )
    tile = deck.take(wanted, path)
    T.winning = {**T.winning, s: (*T.winning.get(s, ()), tile)}
    give_drawn(T, s, tile)


def is_full(T: LaidTable, s: int) -> bool:
    """Whether a hand is complete in number."""
    return bool(T.seats[s].hand) and Solver.of(T.rulebook).full(T, s)
