"""What a table holds, and what rules may ask about it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Any, Generic, TypeAlias, TypeVar

from . import scoring
from .chance import Chance
from .contract import Move, Rulebook
from .errors import rule_error
from .groups import Group, Win
from .partial import MOST_WAYS, too_many_ways
from .plan import Plan
from .seat import Seat
from .wall import Wall
from .windows import Offer, Window

S = TypeVar("S", bound=Seat)
H = TypeVar("H")
R = TypeVar("R")
O = TypeVar("O")

Taken: TypeAlias = tuple[Any, int]
"""Where a tile was: a seat (its hand), a list or the wall, and the position there."""


class Transfer:
    """Points that changed hands. ``from_``/``to``: a seat, or ``-1 - i`` for pot i. ``as_``: the payment.
    ``text``, ``operands``: the amount as the rulebook says it, and what its names stood for. ``end``: paid in
    the settlement; ``win``: the win it pays for, where that is known."""

    __slots__ = ("as_", "end", "from_", "operands", "points", "text", "to", "win")

    def __init__(
        self,
        from_: int,
        to: int,
        points: int,
        as_: int,
        text: str,
        operands: tuple[tuple[str, Any], ...],
        end: bool,
        win: int | None,
    ) -> None:
        self.from_ = from_
        self.to = to
        self.points = points
        self.as_ = as_
        self.text = text
        self.operands = operands
        self.end = end
        self.win = win


class Queries(Generic[S, H, R, O]):
    """The fields of a table and its questions; nothing here changes the table for good."""

    __slots__ = (
        "_actor",
        "_answers",
        "_copies",
        "_firing",
        "_given_wall",
        "_hand_number",
        "_keep",
        "_lines",
        "_next",
        "_order",
        "_others",
        "_queue",
        "_taken",
        "_window",
        "all",
        "chance",
        "claims",
        "dealer",
        "ended",
        "hand",
        "keep_undo",
        "laid",
        "n",
        "names",
        "next_dealer",
        "note_barred",
        "noted",
        "offer",
        "option_values",
        "options",
        "over",
        "owner",
        "paid",
        "pending",
        "phase",
        "plan",
        "pots",
        "room",
        "rulebook",
        "seats",
        "seed",
        "settling",
        "turn",
        "waiting_absent",
        "wall",
        "wins",
    )

    rulebook: Rulebook
    plan: Plan
    seed: int
    owner: int
    names: tuple[str, ...]
    option_values: dict[str, int]
    options: O
    n: int
    all: tuple[int, ...]
    seats: list[S]
    hand: H
    room: R
    pots: list[int]
    chance: Chance
    wall: Wall
    dealer: int
    next_dealer: int | None
    turn: int
    phase: int
    offer: Offer | None
    claims: tuple[int, ...]
    wins: list[Win]
    paid: list[Transfer]
    pending: dict[int, list[Move]]
    over: bool
    ended: int | None
    settling: bool
    waiting_absent: bool
    keep_undo: bool
    laid: bool
    note_barred: bool
    noted: dict[int, list[tuple[Move, int]]]
    _order: tuple[tuple[int, ...], ...]
    _others: tuple[tuple[int, ...], ...]
    _copies: list[int] | None
    _taken: set[int]
    _window: Window | None

    def ahead(self, seat: int, n: int) -> int:
        """The seat n places after this one; n may be negative."""
        return (seat + n) % self.n

    def steps(self, a: int, b: int) -> int:
        """How many seats from a on to b in turn order."""
        return (b - a) % self.n

    def seats_from(self, seat: int) -> tuple[int, ...]:
        """All seats in turn order, this one first."""
        return self._order[seat]

    def others(self, seat: int) -> tuple[int, ...]:
        """The other seats in turn order, from the one after it."""
        return self._others[seat]

    def copies(self, kind: int) -> int:
        """Copies of this kind in play."""
        kept = self._copies
        if kept is not None:
            return kept[kind]
        return int(self.rulebook.copies(self, kind))

    def ways(self, me: int, group: int, tiles: Sequence[int], t: int = -1) -> list[tuple[int, ...]]:
        """Every way to make such a group of these tiles (with t, left out of each answer), by face."""
        return self.plan.solver.ways(self, me, group, tiles, t)

    def picks(self, tiles: Sequence[int], n: int) -> list[tuple[int, ...]]:
        """Every choice of n of these tiles, distinct by face, each ascending. RuleError if there are too many
        to look at."""
        face = self.rulebook.face_of
        found: dict[tuple[int, ...], tuple[int, ...]] = {}
        if n < 0 or comb(len(tiles), n) > MOST_WAYS:
            raise too_many_ways(len(tiles))
        for some in combinations(sorted(tiles), n):
            found.setdefault(tuple(sorted(face[t] for t in some)), some)
        return list(found.values())

    def worth(self, seat: int, tile: int, act: int) -> Win | None:
        """What the seat would win with this tile by this action; None if it cannot."""
        # Most tiles complete nothing, and this is asked of every tile.
        if not self.plan.solver.fitting(self, seat, tile):
            return None
        offer = self.offer
        if offer is None or act < 0 or offer.from_ == seat or not self.plan.in_window[act]:
            return scoring.worth(self, seat, tile, act, None)
        return scoring.worth(self, seat, tile, act, offer.from_)

    def worth_kind(self, seat: int, kind: int, act: int) -> Win | None:
        """The same with a tile of this kind that the seat does not hold; None if it holds them all."""
        return scoring.worth_kind(self, seat, kind, act, self._won_from(seat, act))

    def waits(self, seat: int, act: int = -1) -> frozenset[int]:
        """Kinds that complete a shape, or that would win by this action.

        In a full hand the drawn tile is left aside; a full hand without one waits for nothing.
        """
        solver = self.plan.solver
        if act < 0:
            return solver.waits(self, seat)
        holder = self.seats[seat]
        drawn = None
        if solver.full(self, seat):
            drawn = holder.drawn
            if drawn is None or drawn not in holder.hand:
                return frozenset()
            holder.give(drawn)
        try:
            kinds = range(len(self.rulebook.kinds))
            return frozenset(
                k
                for k in kinds
                if solver.complete(self, seat, k) and self.worth_kind(seat, k, act) is not None
            )
        finally:
            if drawn is not None:
                holder.take(drawn)

    def result(self, seat: int) -> Win:
        """In a settlement: the seat's first win, or its score as one that did not win."""
        for win in self.wins:
            if win.seat == seat:
                return win
        return scoring.loser(self, seat)

    def claimed(self, me: int, tile: int) -> bool:
        """Another seat put this tile on offer, and it lies there still, was laid, or won."""
        offer = self.offer
        if offer is not None and tile in offer.tiles and offer.from_ is not None and offer.from_ != me:
            return True
        return tile in self._taken

    def win_from(self, seat: int) -> int | None:
        """The seat whose tile a win would take: the one that offers, unless it is this seat."""
        offer = self.offer
        if offer is None or offer.from_ == seat:
            return None
        return offer.from_

    def _won_from(self, seat: int, act: int) -> int | None:
        return self.win_from(seat) if act >= 0 and self.plan.in_window[act] else None

    # Places of tiles.

    def _zone(self, seat: int, attr: str) -> list[int]:
        zone: list[int] = getattr(self.seats[seat] if seat >= 0 else self.hand, attr)
        return zone

    def _put(self, tile: int, seat: int, attr: str) -> None:
        if attr == "hand":
            self.seats[seat].take(tile)
        else:
            self._zone(seat, attr).append(tile)

    def _lift(self, me: int, tile: int) -> Taken:
        """Takes a tile from wherever it lies (laid groups aside), looking in this seat's hand first."""
        if me >= 0:
            seat = self.seats[me]
            hand = seat.hand
            at = bisect_left(hand, tile)
            if at < len(hand) and hand[at] == tile:
                seat.give(tile)
                return seat, at
        for place in self._places(me):
            if isinstance(place, Seat):
                if tile in place.hand:
                    place.give(tile)
                    return place, 0
            elif tile in place:
                at = len(place) - 1 - place[::-1].index(tile)
                del place[at]
                return place, at
        before = self.wall.copy()
        if self.wall.remove(tile):
            return before, 0
        name = self.rulebook.kinds[tile // self.rulebook.stride]
        raise rule_error(
            f"要移动的牌“{name}”不在任何可取之处",
            f"the tile {name} to be moved lies in no place it can leave",
        )

    def _places(self, me: int) -> Iterator[Any]:
        order = self._order[me if me >= 0 else 0]
        for number in order:
            yield self.seats[number].discards
        for number in order:
            for attr in self.plan.seat_zones:
                yield getattr(self.seats[number], attr)
        for attr in self.plan.table_zones:
            yield getattr(self.hand, attr)
        for number in order:
            yield self.seats[number]

    def _restore(self, tiles: Sequence[int], taken: list[Taken]) -> None:
        for tile, (place, at) in zip(reversed(tiles), reversed(taken), strict=True):
            if isinstance(place, Seat):
                place.take(tile)
            elif isinstance(place, Wall):
                self.wall = place
            else:
                place.insert(at, tile)

    def _group(self, me: int, group: int, tiles: tuple[int, ...], old: Group | None) -> Group | None:
        """The laid group these tiles make, or None; a tile of another seat's offer in it is a claim."""
        settled = self.plan.solver.settle_plays(self, me, group, tiles)
        if settled is None:
            return None
        kind, plays = settled
        from_ = old.from_ if old is not None else None
        claimed = old.claimed if old is not None else None
        offer = self.offer
        if offer is not None and offer.from_ is not None and offer.from_ != me:
            for tile in tiles:
                if tile in offer.tiles:
                    from_, claimed = offer.from_, tile
                    break
        concealed = self.rulebook.groups[group].laid != "open"
        return Group(group, kind, tiles, plays, me, True, from_, claimed, concealed)

    def _note(self, laid: Group) -> set[int]:
        """Remembers the claimed tile of a group; the tiles newly remembered."""
        if laid.claimed is None or laid.claimed in self._taken:
            return set()
        self._taken.add(laid.claimed)
        return {laid.claimed}
