"""Worlds that a seat cannot tell from the one at the table, to find out whether it is told too much.

Two ways. ``relabelled`` changes the tiles that the seat has never seen where they lie. ``other_world`` plays
the hand again from a wall in which they have changed places, with the same decisions: everything that was
worked out from hidden tiles on the way comes out anew as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from .chance import Chance
from .contract import PASS, Move
from .groups import Group
from .log import for_seat
from .table import Table
from .view import sees, view

AnyTable: TypeAlias = Table[Any, Any, Any, Any]
Change: TypeAlias = Mapping[int, int]
"""Tile -> the tile in its place; tiles not named stay."""


def knows(T: AnyTable, seat: int) -> dict[str, Any]:
    """All that the seat is told: its view, with moves and bars, and its record.

    Left out are moves that a bar with a hidden reason may take away: what it takes tells what it reads.
    """
    book = T.rulebook
    veiled = {book.actions[a].name for bar in book.bars if bar.hidden for a in bar.actions}
    seen = view(T, seat)
    for part in ("moves", "barred"):
        told = [{k: v for k, v in one.items() if k != "id"} for one in seen[part]]
        seen[part] = [one for one in told if one["act"] not in veiled]
    return {"view": seen, "record": for_seat(T, seat)}


def seen_tiles(T: AnyTable, seat: int) -> set[int]:
    """Tiles that the seat sees, or has seen in this hand and may remember."""
    known: set[int] = set()
    for entry in T.happened:
        known.update(_shown(T, seat, entry))
    for zone in T.rulebook.zones:
        owners = [-1] if zone.of == "table" else list(T.all)
        for owner in owners:
            if sees(T, zone.see, owner, seat):
                known.update(getattr(T.seats[owner] if owner >= 0 else T.hand, zone.attr, ()))
    known.update(T.seats[seat].hand)
    for holder in T.seats:
        known.update(holder.discards)
        for meld in holder.melds:
            known.update(_shown_of(T, seat, meld))
    return known


def _shown(T: AnyTable, seat: int, entry: tuple[Any, ...]) -> Sequence[int]:
    kind = entry[0]
    if kind == "deal":
        return entry[2] if entry[1] == seat else ()
    if kind == "draw":
        return (entry[2],) if entry[1] == seat else ()
    if kind == "discard":
        return (entry[2],)
    if kind == "offer":
        tiles: tuple[int, ...] = entry[3]
        return tiles
    if kind == "move":
        return [tile for tile, mask in zip(entry[1], entry[4], strict=True) if mask >> seat & 1]
    if kind == "meld":
        return _shown_of(T, seat, entry[1])
    if kind == "regroup":
        return (*_shown_of(T, seat, entry[1]), *_shown_of(T, seat, entry[2]))
    return ()


def _shown_of(T: AnyTable, seat: int, meld: Group) -> Sequence[int]:
    """Of a group with one tile up the others are known as well."""
    hidden = T.rulebook.groups[meld.group].laid == "hidden" and meld.seat != seat
    return () if hidden else meld.tiles


def change(T: AnyTable, seat: int, chance: Chance) -> dict[int, int]:
    """Tiles that this seat has not seen, in other places: loose ones at random, every other time each within
    its suit (decisions about suits stay possible then); a group of one kind that lies face down becomes one
    of another kind, if no tile of either has been seen."""
    known = seen_tiles(T, seat)
    melds = [meld for holder in T.seats for meld in holder.melds]
    laid = {tile for meld in melds for tile in meld.tiles}
    stride = T.rulebook.stride
    kinds = [[k * stride + i for i in range(T.copies(k))] for k in range(len(T.rulebook.kinds))]
    loose = {tile for tiles in kinds for tile in tiles} - known - laid
    made: dict[int, int] = {}
    for meld in melds:
        tiles = kinds[meld.kind]
        others = [k for k in kinds if len(k) == len(tiles) and loose.issuperset(k)]
        if set(meld.tiles) == set(tiles) and known.isdisjoint(tiles) and others:
            swapped = chance.pick(others)
            loose -= set(swapped)
            made |= dict(zip(tiles, swapped, strict=True)) | dict(zip(swapped, tiles, strict=True))
    suit_of = T.rulebook.suit_of
    within = chance.below(2)
    for suit in range(len(T.rulebook.suits) if within else 1):
        old = sorted(tile for tile in loose if not within or suit_of[tile // stride] == suit)
        new = list(old)
        chance.shuffle(new)
        made |= dict(zip(old, new, strict=True))
    return made


def relabelled(T: AnyTable, changed: Change) -> AnyTable:
    """A table with the tiles changed where they lie. Moves offered, and state, are as they were."""
    twin = T.fork()

    def each(tiles: list[int]) -> None:
        tiles[:] = [changed.get(tile, tile) for tile in tiles]

    each(twin.wall.tiles)
    for attr in twin.plan.table_zones:
        each(getattr(twin.hand, attr))
    for holder in twin.seats:
        hand = list(holder.hand)
        for tile in hand:
            holder.give(tile)
        for tile in hand:
            holder.take(changed.get(tile, tile))
        if holder.drawn is not None:
            holder.drawn = changed.get(holder.drawn, holder.drawn)
        for attr in twin.plan.seat_zones:
            each(getattr(holder, attr))
        holder.melds = [_regrouped(T, meld, changed) for meld in holder.melds]
    return twin


def _regrouped(T: AnyTable, m: Group, changed: Change) -> Group:
    if changed.keys().isdisjoint(m.tiles):
        return m
    tiles = tuple(changed.get(tile, tile) for tile in m.tiles)
    kinds = tuple(T.rulebook.kind_of[tile] for tile in tiles)
    return Group(m.group, kinds[0], tiles, kinds, m.seat, m.laid, m.from_, m.claimed, m.concealed)


def other_world(T: AnyTable, seat: int, changed: Change) -> AnyTable | None:
    """The same hand with the tiles changed in the wall, played again by the same decisions.

    Who is asked only because of the change passes. None where the decisions cannot be made any more, or lead
    elsewhere: there the seat might well tell the two apart by the rules.
    """
    if T.laid or T.over:
        return None
    twin = _again(T, changed)
    for entry in T.happened:
        if entry[0] == "do" and not _made(twin, seat, entry[1], entry[2], changed):
            return None
    wanted = _steps(T)
    while len(_steps(twin)) < len(wanted):
        besides = [
            s for s, moves in twin.pending.items() if s not in T.pending and PASS in moves and s != seat
        ]
        if not besides:
            return None
        twin.apply(besides[0], PASS)
    return twin if _steps(twin) == wanted and _as_far(T, twin, seat) else None


def _as_far(T: AnyTable, twin: AnyTable, seat: int) -> bool:
    """Whether both ask in the same phase, and where seats are asked one by one, the onlooker in both or in
    neither: that another is asked before it, so that the table waits, is no secret. Wins that play went on
    after, and what was paid, were told to all."""
    if twin.asking != T.asking or _told(T) != _told(twin):
        return False
    in_turn = T.rulebook.phases[T.asking].mode == "each"
    return not in_turn or (seat in T.pending) == (seat in twin.pending)


def _told(T: AnyTable) -> tuple[list[Any], list[Any]]:
    face = T.rulebook.face_of
    wins = [(w.seat, w.by, w.values, None if w.tile is None else face[w.tile]) for w in T.wins]
    return wins, [(p.from_, p.to, p.points, p.as_) for p in T.paid]


def _again(T: AnyTable, changed: Change) -> AnyTable:
    twin = T.fork()
    before = T.taken_over
    for holder, points in zip(twin.seats, before["points"], strict=True):
        holder.points = points
    twin.pots[:] = before["pots"]
    twin.take_over(before["room"])
    wall = T.given_wall
    twin.prepare(T.dealer, wall, T.hand_number)
    twin.wall.tiles[:] = [changed.get(tile, tile) for tile in twin.wall.tiles]
    twin.begin()
    return twin


def _made(twin: AnyTable, onlooker: int, seat: int, move: Move, changed: Change) -> bool:
    """Whether the move, with the tiles changed, could be made. The onlooker itself answers as it did."""
    wanted = _faces(twin, move, changed)
    while True:
        if twin.over:
            return False
        same = next((m for m in twin.legal(seat) if _faces(twin, m, {}) == wanted), None)
        if same is not None:
            twin.apply(seat, same)
            return True
        asked = twin.pending
        if seat not in asked and move == PASS:
            return seat != onlooker
        besides = [s for s in ([seat] if seat in asked else asked) if PASS in asked[s] and s != onlooker]
        if not besides:
            return False
        twin.apply(besides[0], PASS)


def _faces(T: AnyTable, move: Move, changed: Change) -> tuple[Any, ...]:
    """A move told apart from others as the rules do it: by faces."""
    if move == PASS:
        return move
    face = T.rulebook.face_of
    said: list[Any] = [move[0]]
    for (_, kind), value in zip(T.rulebook.actions[move[0]].choices, move[1:], strict=True):
        if kind == "tile" and value is not None:
            said.append(face[changed.get(value, value)])
        elif kind == "tiles" and value is not None:
            said.append(sorted(face[changed.get(tile, tile)] for tile in value))
        else:
            said.append(value)
    return tuple(said)


def _steps(T: AnyTable) -> list[tuple[Any, ...]]:
    """What happened, in outline: who did what, not with which tiles."""
    return list(_outline(T))


def _outline(T: AnyTable) -> Iterator[tuple[Any, ...]]:
    for entry in T.happened:
        if entry[0] == "act":
            yield "act", entry[1], entry[2][0]
        elif entry[0] == "move":
            yield "move", len(entry[1]), entry[2], entry[3]
        elif entry[0] in ("deal", "draw", "discard", "offer"):
            yield entry[0], entry[1]
        elif entry[0] != "do":
            yield (entry[0],)
