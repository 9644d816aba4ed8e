"""Lays the tiles of a situation: melds, hands, zones, discards, drawn tiles, the wall.

Refuses what cannot be.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..arrange import Solver
from ..chance import Chance, derive
from ..contract import GroupSpec, Zone
from ..groups import Group
from ..wall import Wall, wall_order
from . import read
from .deck import Deck, Face, faces, names, one_face
from .errors import SituationError

if TYPE_CHECKING:
    from ..table import Table
    from .laid import LaidTable


def place_melds(T: Table[Any, Any, Any, Any], deck: Deck, given: Mapping[Any, Any]) -> None:
    """``melds: {seat: [{group: tiles, from: seat, tile: which}]}``."""
    for s, entries in read.by_seat(given.get("melds"), T.n, "melds").items():
        for i, entry in enumerate(entries if isinstance(entries, list | tuple) else [entries]):
            T.seats[s].melds.append(_meld(T, deck, s, entry, f"melds.{s}.{i}"))


def _meld(T: Table[Any, Any, Any, Any], deck: Deck, s: int, entry: object, path: str) -> Group:
    book = T.rulebook
    fields = dict(read.mapping(entry, path))
    source, which = fields.pop("from", None), fields.pop("tile", None)
    if len(fields) != 1:
        raise SituationError(
            path, "一个牌组写成 {牌组名: 牌, from: 座号}", "a meld is written {group: tiles, from: seat}"
        )
    ((name, what),) = fields.items()
    group = read.index(f"{path}.{name}", "牌组", "group", name, [g.name for g in book.groups])
    spec = book.groups[group]
    if not spec.laid:
        raise SituationError(path, f"{spec.name} 不能摆在桌上", f"{spec.name} is never laid on the table")
    wanted = whole_group(spec, faces(book, what, path))
    tiles = tuple(deck.take_all(_with_finishes(T, deck, wanted), path))
    settled = Solver.of(book).settle_plays(T, s, group, tiles)
    if settled is None:
        raise SituationError(
            path, f"{names(book, tiles)} 组不成 {spec.name}", f"{names(book, tiles)} do not make {spec.name}"
        )
    kind, plays = settled
    from_ = None if read.missing(source) else read.seat(source, T.n, f"{path}.from")
    if from_ == s:
        raise SituationError(f"{path}.from", "自己不能供牌给自己", "a seat does not claim its own tile")
    claimed = None if from_ is None else _claimed(T, tiles, plays, which, path)
    return Group(group, kind, tiles, tuple(plays), s, True, from_, claimed, spec.laid != "open")


def whole_group(spec: GroupSpec, wanted: list[Face]) -> list[Face]:
    """One face stands for the whole of a group of alike tiles."""
    if len(wanted) != 1:
        return wanted
    sizes = {len(s) for s in spec.sets if s and all(k == wanted[0][0] for k in s)}
    return wanted * sizes.pop() if len(sizes) == 1 else wanted


def _with_finishes(T: Table[Any, Any, Any, Any], deck: Deck, wanted: list[Face]) -> list[Face]:
    # A whole group written as one plain tile may need the kind's other copies as well.
    out: list[Face] = []
    for face in wanted:
        spare = deck.count(face) - out.count(face)
        if spare <= 0 and len(set(wanted)) == 1 and face[1] == 0:
            others = [f for f in deck.alike(face[0]) if deck.count(f) > out.count(f)]
            face = others[0] if others else face
        out.append(face)
    return out


def _claimed(
    T: Table[Any, Any, Any, Any], tiles: tuple[int, ...], plays: tuple[int, ...], which: object, path: str
) -> int:
    book = T.rulebook
    if not read.missing(which):
        face = one_face(book, which, f"{path}.tile")
        for t in tiles:
            if (book.kind_of[t], book.finish_of[t]) == face:
                return t
        raise SituationError(f"{path}.tile", "这张牌不在牌组里", "that tile is not in the meld")
    natural = [t for t, p in zip(tiles, plays, strict=True) if p == book.kind_of[t]]
    return (natural or list(tiles))[-1]


def place_hands(T: Table[Any, Any, Any, Any], deck: Deck, given: Mapping[Any, Any]) -> None:
    """``hands``, ``drawn`` (both into hands), ``discards`` and ``zones``."""
    book = T.rulebook
    for s, raw in read.by_seat(given.get("hands"), T.n, "hands").items():
        for tile in deck.take_all(faces(book, raw, f"hands.{s}"), f"hands.{s}"):
            T.seats[s].take(tile)
    for s, raw in read.by_seat(given.get("discards"), T.n, "discards").items():
        T.seats[s].discards += deck.take_all(faces(book, raw, f"discards.{s}"), f"discards.{s}")
    _place_zones(T, deck, given)
    for s, raw in read.by_seat(given.get("drawn"), T.n, "drawn").items():
        give_drawn(T, s, deck.take(one_face(book, raw, f"drawn.{s}"), f"drawn.{s}"))


def give_drawn(T: Table[Any, Any, Any, Any], s: int, tile: int) -> None:
    """Puts a tile into a hand as the one drawn in this turn."""
    T.seats[s].take(tile)
    T.seats[s].drawn = tile


def laid_zones(T: Table[Any, Any, Any, Any]) -> list[Zone]:
    """The rulebook's own zones, without hand, discards and wall."""
    own = {*T.plan.seat_zones, *T.plan.table_zones}
    return [z for z in T.rulebook.zones if z.attr in own]


def _place_zones(T: Table[Any, Any, Any, Any], deck: Deck, given: Mapping[Any, Any]) -> None:
    book = T.rulebook
    known = {z.name: z for z in laid_zones(T)}
    for name, raw in read.mapping(given.get("zones"), "zones").items():
        zone = known.get(str(name))
        path = f"zones.{name}"
        if zone is None:
            raise read.unknown(path, "牌区", "zone", str(name), known)
        if zone.of == "table":
            getattr(T.hand, zone.attr).extend(deck.take_all(faces(book, raw, path), path))
            continue
        for s, tiles in read.by_seat(raw, T.n, path).items():
            here = f"{path}.{s}"
            getattr(T.seats[s], zone.attr).extend(deck.take_all(faces(book, tiles, here), here))


def place_wall(T: LaidTable, deck: Deck, given: Mapping[Any, Any]) -> None:
    """The wall from ``wall`` (a count or exact tiles), ``wall_front``, ``wall_back``; the rest lies aside."""
    book = T.rulebook
    wall = given.get("wall")
    front = deck.take_all(faces(book, given.get("wall_front"), "wall_front"), "wall_front")
    back = deck.take_all(faces(book, given.get("wall_back"), "wall_back"), "wall_back")
    count = None
    if not read.missing(wall):
        if isinstance(wall, int) or (isinstance(wall, str) and wall.strip().isdigit()):
            count = read.integer(wall, "wall")
        elif front:
            raise SituationError(
                "wall",
                "wall 已从墙头起逐张写出牌墙，不能再写 wall_front：wall 改写张数，或去掉 wall_front",
                "wall names the tiles from the front already, wall_front cannot name others: "
                "write a number for wall, or leave out wall_front",
            )
        else:
            front += deck.take_all(faces(book, wall, "wall"), "wall")
            count = len(front) + len(back)
    rest = deck.left()
    Chance(derive(0, "wall")).shuffle(rest)
    most = len(front) + len(back) + len(rest)
    if count is None:
        count = most
    if count > most:
        raise SituationError(
            "wall",
            f"牌墙不可能有 {count} 张：除去已摆出的牌只剩 {most} 张",
            f"the wall cannot hold {count} tiles: {most} are left besides those placed",
        )
    if count < len(front) + len(back):
        raise SituationError(
            "wall",
            f"牌墙写明了 {len(front) + len(back)} 张，却说只有 {count} 张",
            f"{len(front) + len(back)} tiles of the wall are named, but it holds {count}",
        )
    middle = rest[: count - len(front) - len(back)]
    T.wall = Wall(wall_order(front, middle, back, book.wall_stack), book.wall_stack)
    T.aside = rest[len(middle) :]
    T.pinned = frozenset((*front, *back))


def place_deal(T: LaidTable, deck: Deck, given: Mapping[Any, Any]) -> None:
    """The wall before a deal: stated tiles at its front and tail, the rest as shuffled."""
    front = deck.take_all(faces(T.rulebook, given.get("wall_front"), "wall_front"), "wall_front")
    back = deck.take_all(faces(T.rulebook, given.get("wall_back"), "wall_back"), "wall_back")
    left = set(deck.left())
    middle = [t for t in T.wall.tiles if t in left]
    middle += sorted(left.difference(middle))
    stack = T.rulebook.wall_stack
    T.wall = Wall(wall_order(front, middle, back, stack), stack)
    T.pinned = frozenset((*front, *back))


def check_sizes(T: Table[Any, Any, Any, Any], given: Mapping[Any, Any]) -> None:
    """Refuses hands of a wrong size: complete but for one tile; a seat that has drawn, or whose turn it is,
    may hold that one too. Laid groups of a seat whose hand is not told may not be more than a whole hand.

    Raises:
        SituationError: how many tiles a hand holds, and how many it should.
    """
    _check_melds(T)
    if not read.missing(given.get("partial")) and read.boolean(given.get("partial"), "partial"):
        return
    solver, size = Solver.of(T.rulebook), int(T.rulebook.score.size(T))
    for s in read.by_seat(given.get("hands"), T.n, "hands"):
        held = solver.held(T, s)
        drew = T.seats[s].drawn is not None
        if held == size or (held == size - 1 and not drew):
            continue
        have, want = held - drew, size - 1
        raise SituationError(
            f"hands.{s}",
            f"{s} 号位有 {have} 张（摸到、胡到的那张不算；摆出的牌组按牌形里的最小张数算），"
            f"应有 {want} 张；牌不全时写 partial: true",
            f"seat {s} holds {have} tiles (without the one drawn or won; a laid group counts as the smallest "
            f"group of the shape it stands for), {want} are due; write partial: true if it is not whole",
        )


def _check_melds(T: Table[Any, Any, Any, Any]) -> None:
    solver, size = Solver.of(T.rulebook), int(T.rulebook.score.size(T))
    for seat in T.seats:
        beside = len(seat.hand)
        if seat.melds and solver.held(T, seat.number) - beside > size:
            raise SituationError(
                f"melds.{seat.number}",
                f"{seat.number} 号位摆出了 {len(seat.melds)} 个牌组，按最小张数也算 "
                f"{solver.held(T, seat.number) - beside} 张，一手牌连胡的那张只有 {size} 张",
                f"seat {seat.number} has laid {len(seat.melds)} groups, which count as at least "
                f"{solver.held(T, seat.number) - beside} tiles; a hand with the tile won has {size}",
            )
