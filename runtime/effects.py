"""The effects of the rule language. Continuations only schedule; the flow runs them afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Generic

from . import scoring
from .contract import Fn, StateVar
from .errors import rule_error
from .groups import Group
from .queries import H, O, R, S, Transfer
from .seat import Seat
from .trials import Trials, V

GOTO, END, OFFER = 0, 1, 2


class WallEmpty(Exception):
    """A draw from an empty wall: the hand ends wherever the effect stood."""


class Effects(Trials[S, H, R, O], Generic[S, H, R, O]):
    """Everything a rulebook may do to a table.

    Each effect leaves a tuple in ``_lines``, from which a record is written when somebody wants to read one.
    """

    __slots__ = ()

    _lines: list[tuple[Any, ...]]
    _next: tuple[Any, ...] | None
    _firing: int
    _actor: int
    """Whose effects run while tiles are on offer."""

    def deal(self, n: int, seat: int) -> None:
        """n tiles from the front to a hand; no event."""
        wall = self.wall
        if wall.left < n:
            raise WallEmpty
        tiles = tuple(wall.take_front() for _ in range(n))
        take = self.seats[seat].take
        for tile in tiles:
            take(tile)
        self._lines.append(("deal", seat, tiles))

    def draw(self, seat: int, tail: bool = False) -> None:
        """One tile to the hand. An empty wall ends the hand."""
        wall = self.wall
        if not wall.left:
            raise WallEmpty
        plan = self.plan
        if plan.on_draw:
            self._renew(plan.on_draw, seat)
        tile = wall.take_tail() if tail else wall.take_front()
        holder = self.seats[seat]
        holder.take(tile)
        holder.drawn = tile
        self._lines.append(("draw", seat, tile, tail))
        if plan.drawn is not None:
            self._fire(1, plan.drawn, seat, tile)

    def discard(self, me: int, tile: int) -> None:
        """A tile in the hand or a zone of me to its discards."""
        seat = self.seats[me]
        place = self._lift(me, tile)[0]
        if place is not seat and not self._belongs(place, seat):
            raise rule_error(
                f"{me} 号位打出的牌不在它手里或它的区域里", f"seat {me} discards a tile that it does not hold"
            )
        seat.discards.append(tile)
        seat.drawn = None
        self._taken.discard(tile)
        self._lines.append(("discard", me, tile, place is seat))
        if self.plan.discarded is not None:
            self._fire(2, self.plan.discarded, me, tile)

    def _belongs(self, place: Any, seat: Seat) -> bool:
        return any(place is getattr(seat, attr) for attr in self.plan.seat_zones)

    def move(self, tiles: tuple[int, ...], seat: int, attr: str) -> None:
        """Tiles from wherever they lie to the hand, discards or a zone of a seat, or of the table (-1)."""
        claims = []
        seen = []
        taker = self._actor
        for tile in tiles:
            if self._on_offer(taker, tile):
                claims.append(tile)
            before = self._watchers(tile)
            self._lift(-1, tile)
            self._put(tile, seat, attr)
            seen.append(before | self._watchers_of(seat, attr))
            if attr in ("hand", "discards") or seat < 0:
                self._taken.discard(tile)
        self._lines.append(("move", tiles, seat, attr, tuple(seen)))
        for tile in claims:
            if seat >= 0 and attr not in ("hand", "discards"):
                self._taken.add(tile)
            self._claim(taker, tile)

    def meld(self, me: int, group: int, tiles: tuple[int, ...]) -> Group:
        """Lays a group; it remembers a tile claimed from an offer and whose it was."""
        laid = self._group(me, group, tiles, None)
        if laid is None:
            spec = self.rulebook.groups[group]
            raise rule_error(
                f"这些牌组不成“{spec.name}”", f"these tiles do not make a {spec.name}", spec.mark
            )
        for tile in tiles:
            self._lift(me, tile)
        self.seats[me].melds.append(laid)
        self._lines.append(("meld", laid))
        if laid.claimed is not None:
            self._taken.add(laid.claimed)
            self._claim(me, laid.claimed)
        if self.plan.laid is not None:
            self._fire(8, self.plan.laid, me, laid)
        return laid

    def regroup(
        self, me: int, meld: Group, group: int, adding: tuple[int, ...] = (), dropping: tuple[int, ...] = ()
    ) -> Group:
        """Changes a laid group in its place: its kind (-1: the same), its tiles. Dropped: to the hand."""
        seat = self.seats[me]
        if meld not in seat.melds:
            raise rule_error(f"{me} 号位没有要改的这组牌", f"seat {me} has no such laid group any more")
        tiles = tuple(t for t in meld.tiles if t not in dropping) + adding
        changed = self._group(me, meld.group if group < 0 else group, tiles, meld)
        if changed is None:
            spec = self.rulebook.groups[meld.group if group < 0 else group]
            raise rule_error(
                f"这些牌组不成“{spec.name}”", f"these tiles do not make a {spec.name}", spec.mark
            )
        for tile in adding:
            self._lift(me, tile)
        for tile in dropping:
            seat.take(tile)
            self._taken.discard(tile)
        seat.melds[seat.melds.index(meld)] = changed
        self._lines.append(("regroup", meld, changed, adding, dropping))
        if changed.claimed is not None and changed.claimed in adding:
            self._taken.add(changed.claimed)
            self._claim(me, changed.claimed)
        if self.plan.laid is not None:
            self._fire(8, self.plan.laid, me, changed)
        return changed

    def win(self, me: int, tile: int | None, act: int) -> None:
        """Records a win, scored now."""
        from_ = self._won_from(me, act)
        won = scoring.worth(self, me, tile, act, from_)
        if won is None:
            action = self.rulebook.actions[act]
            raise rule_error(
                f"“{action.name}”记了一次不能成立的胡牌",
                f"{action.name} records a win that the score refuses",
                action.mark,
            )
        if tile is not None and from_ is not None:
            self._taken.add(tile)
        self.wins.append(won)
        self._lines.append(("win", won))

    def pay(
        self,
        amount: int | Fraction,
        from_: int,
        to: int,
        payment: int,
        text: str = "",
        operands: tuple[tuple[str, Any], ...] = (),
        win: int | None = None,
    ) -> None:
        """Points from one account to another. A pot pays no more than it holds; nothing is nothing."""
        if not isinstance(amount, int):
            if amount.denominator != 1:
                self._refuse(
                    payment, f"付不出分数 {amount}：{text}", f"a fraction cannot be paid: {amount} = {text}"
                )
            amount = int(amount)
        if amount < 0:
            self._refuse(payment, f"付的分是负数 {amount}：{text}", f"a negative amount: {amount} = {text}")
        if from_ < 0:
            amount = min(amount, self.pots[-1 - from_])
        if not amount or from_ == to:
            return
        self._book(from_, -amount)
        self._book(to, amount)
        transfer = Transfer(from_, to, int(amount), payment, text, operands, self.settling, win)
        self.paid.append(transfer)
        self._lines.append(("pay", transfer))

    def _refuse(self, payment: int, zh: str, en: str) -> None:
        reason = self.rulebook.payments[payment]
        raise rule_error(f"“{reason.name}”：{zh}", f"{reason.name}: {en}", reason.mark)

    def _book(self, account: int, points: int) -> None:
        if account >= 0:
            self.seats[account].points += points
        else:
            self.pots[-1 - account] += points

    def random(self, members: Sequence[V]) -> V | None:
        """One of the members by the room's chance; None if there is none."""
        return members[self.chance.below(len(members))] if members else None

    # Continuations.

    def goto(self, phase: int, seat: int = -1) -> None:
        """Enters a phase, once the running effect is done; a seat given becomes the one whose turn it is."""
        self._next = (GOTO, phase, seat)

    def end(self, end: int) -> None:
        """Ends the hand, once the running effect is done."""
        self._next = (END, end)

    def open(
        self,
        me: int,
        phase: int,
        tiles: tuple[int, ...],
        to: tuple[int, ...] | None,
        cont: Fn | None = None,
        args: tuple[Any, ...] = (),
    ) -> None:
        """Puts tiles on offer, when the effect is done; ``cont(T, me, *args)`` if nobody takes them."""
        self._next = (OFFER, me, phase, tiles, to, cont, args, self.offer)

    # Events and state.

    def _fire(self, bit: int, handler: Fn, *args: Any) -> None:
        if self._firing & bit:
            return
        self._firing |= bit
        try:
            handler(self, *args)
        finally:
            self._firing &= ~bit

    def _on_offer(self, me: int, tile: int) -> bool:
        offer = self.offer
        return offer is not None and tile in offer.tiles and offer.from_ is not None and offer.from_ != me

    def _claim(self, me: int, tile: int) -> None:
        self.seats[me].drawn = None
        if self.plan.claimed is not None:
            self._fire(4, self.plan.claimed, me, tile)

    def _renew(self, variables: tuple[StateVar, ...], seat: int) -> None:
        holder = self.seats[seat]
        for var in variables:
            setattr(holder, var.attr, var.init(self, seat))

    # Who sees a place: bit s for seat s, bit n for an onlooker who holds no seat.

    def _watchers(self, tile: int) -> int:
        if self.offer is not None and tile in self.offer.tiles:
            return self._everybody
        for number, seat in enumerate(self.seats):
            if tile in seat.hand:
                return self._watchers_of(number, "hand")
            if tile in seat.discards:
                return self._everybody
            for attr in self.plan.seat_zones:
                if tile in getattr(seat, attr):
                    return self._watchers_of(number, attr)
        for attr in self.plan.table_zones:
            if tile in getattr(self.hand, attr):
                return self._watchers_of(-1, attr)
        return 0

    def _watchers_of(self, seat: int, attr: str) -> int:
        if attr == "discards":
            return self._everybody
        if attr == "hand":
            return 1 << seat
        zone = next(
            zone for zone in self.rulebook.zones if zone.attr == attr and (zone.of == "table") == (seat < 0)
        )
        if isinstance(zone.see, str):
            return (
                self._everybody
                if zone.see == "all"
                else (1 << seat if zone.see == "owner" and seat >= 0 else 0)
            )
        return sum(1 << onlooker for onlooker in self.all if zone.see(self, seat, onlooker))

    @property
    def _everybody(self) -> int:
        return (1 << (self.n + 1)) - 1
