"""Tiles on offer: who may take them, whose answer counts, when the asking is over, and who let go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from .contract import PASS, Fn, Move

if TYPE_CHECKING:
    from .queries import Queries

    AnyTable = Queries[Any, Any, Any, Any]


class Offer:
    """Tiles on offer. ``from_``: who offers; None towards the seat that offers them itself."""

    __slots__ = ("from_", "tiles")

    def __init__(self, tiles: tuple[int, ...], from_: int | None) -> None:
        self.tiles = tiles
        self.from_ = from_


class Window:
    """An open window. ``moves``: what each asked seat was offered, in seat order after the one who offers, a
    pass included; ``rank``: the priority of each action offered, by seat; ``joint``: the claims that go
    through together, as ``(action, seats)``; ``answers``: what has been said. ``to``: the seats that may
    answer, if they have anything to say. ``block``: ``(fn, args, outer offer)``, what happens if nobody
    takes it."""

    __slots__ = ("answers", "block", "joint", "me", "moves", "offer", "phase", "rank", "to")

    def __init__(
        self,
        phase: int,
        me: int,
        offer: Offer,
        to: tuple[int, ...],
        block: tuple[Fn | None, tuple[Any, ...], Offer | None],
    ) -> None:
        self.phase = phase
        self.me = me
        self.offer = offer
        self.to = to
        self.block = block
        self.moves: dict[int, list[Move]] = {}
        self.rank: dict[int, dict[int, int]] = {}
        self.joint: frozenset[tuple[int, tuple[int, ...]]] = frozenset()
        self.answers: dict[int, Move] = {}

    def copy(self) -> Window:
        """One whose answers may be added to."""
        twin = Window(self.phase, self.me, self.offer, self.to, self.block)
        twin.moves = self.moves
        twin.rank = self.rank
        twin.joint = self.joint
        twin.answers = dict(self.answers)
        return twin

    def offer_to(self, seat: int) -> Offer:
        """The offer as this seat meets it."""
        return Offer(self.offer.tiles, None) if seat == self.me else self.offer

    def leader(self) -> tuple[int, int] | None:
        """``(seat, priority)`` of the best claim so far: the highest priority, then the nearest seat."""
        best: tuple[int, int] | None = None
        for seat in self.moves:
            move = self.answers.get(seat, PASS)
            if move != PASS:
                rank = self.rank[seat][move[0]]
                if best is None or rank > best[1]:
                    best = seat, rank
        return best

    def claimants(self, action: int, rank: int) -> tuple[int, ...]:
        """Seats that claim by this action at this priority, in seat order."""
        return tuple(
            seat
            for seat in self.moves
            if self.answers.get(seat, PASS)[0] == action and self.rank[seat].get(action) == rank
        )

    def settle_joint(self, T: AnyTable) -> None:
        """Asks the rulebook, as the window opens, which claims of equal rank would go through together.

        Later it could be told otherwise: a free action may change what ``together`` reads.
        """
        alike: dict[tuple[int, int], list[int]] = {}
        for seat, ranks in self.rank.items():
            for action, rank in ranks.items():
                if action >= 0 and T.rulebook.actions[action].together is not None:
                    alike.setdefault((action, rank), []).append(seat)
        self.joint = frozenset(
            (action, some)
            for (action, _), seats in alike.items()
            for some in _parts(self._in_order(tuple(seats)), 2)
            if _together(T, action, some)
        )

    def closed(self) -> bool:
        """No outstanding answer could outrank what has been claimed, join it, or undo its being joined."""
        waiting = [seat for seat in self.moves if seat not in self.answers]
        if not waiting:
            return True
        best = self.leader()
        if best is None:
            return False
        leader, rank = best
        places = list(self.moves)
        for seat in waiting:
            top = max(self.rank[seat].values())
            if top > rank or (top == rank and places.index(seat) < places.index(leader)):
                return False
        action = self.answers[leader][0]
        joiners = [seat for seat in waiting if self.rank[seat].get(action) == rank]
        claims = self.claimants(action, rank)
        if joiners and (action, claims) in self.joint:
            return False
        joined = [self._in_order((*claims, *some)) for some in _parts(joiners, 1)]
        return not any((action, seats) in self.joint for seats in joined)

    def winners(self) -> tuple[int, ...]:
        """The seats whose claims go through, in seat order; none if all passed."""
        best = self.leader()
        if best is None:
            return ()
        leader, rank = best
        action = self.answers[leader][0]
        claims = self.claimants(action, rank)
        return claims if (action, claims) in self.joint else (leader,)

    def let_go(self, winners: tuple[int, ...]) -> Iterator[tuple[int, Move]]:
        """``(seat, move)`` for each offered move that its seat declined: it answered by less, and the claim
        that went through did not outrank the move anyway."""
        places = list(self.moves)
        for seat in places:
            answer = self.answers.get(seat)
            if answer is None:
                continue
            said = self.rank[seat][answer[0]] if answer != PASS else None
            for move in self.moves[seat]:
                if move == PASS:
                    continue
                rank = self.rank[seat][move[0]]
                if said is not None and rank <= said:
                    continue
                if winners and seat not in winners and self._outranked(seat, move[0], rank, winners, places):
                    continue
                yield seat, move

    def _outranked(
        self, seat: int, action: int, rank: int, winners: tuple[int, ...], places: list[int]
    ) -> bool:
        first = winners[0]
        won = self.answers[first][0]
        top = self.rank[first][won]
        if rank != top:
            return rank < top
        if places.index(seat) < places.index(first):
            return False
        return action != won or (won, self._in_order((*winners, seat))) not in self.joint

    def _in_order(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(seat for seat in self.moves if seat in seats)


def _together(T: AnyTable, action: int, claims: tuple[int, ...]) -> bool:
    rule = T.rulebook.actions[action].together
    T.claims = claims
    try:
        return rule is not None and bool(rule(T, claims))
    finally:
        T.claims = ()


def _parts(seats: Sequence[int], least: int) -> Iterator[tuple[int, ...]]:
    for size in range(least, len(seats) + 1):
        yield from combinations(seats, size)
