"""A match: hands in turn under one set of options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from .contract import Rulebook
from .errors import IllegalMove
from .queries import Transfer
from .table import Table

AnyTable: TypeAlias = Table[Any, Any, Any, Any]


class Match:
    """Hands in turn: the dealer as the rulebook says, points carried on, over when ``hands`` have been played
    or the rulebook says so.

    ``table`` plays the hands; chance of hand i depends on the seed and i alone.
    """

    def __init__(
        self,
        rulebook: Rulebook,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        hands: int | None = None,
        owner: int = 0,
        names: Sequence[str] = (),
        preset: str = "",
    ) -> None:
        """``hands``: how many are played at most (None: as many as the rulebook wants)."""
        self.table: AnyTable = Table(rulebook, options, seed, owner, names, preset)
        self.hands = hands
        self.over = hands == 0
        self.history: list[tuple[int, ...]] = []
        """Points won and lost in each hand, by seat."""
        self.last_paid: list[Transfer] = []
        """What the end of the match paid, after its last hand."""
        self._before = [0] * self.table.n

    @property
    def totals(self) -> list[int]:
        """Points of each seat."""
        return [seat.points for seat in self.table.seats]

    def next_hand(self) -> AnyTable:
        """Deals the next hand. IllegalMove while one is being played, or when the match is over."""
        if not self.table.over:
            raise IllegalMove("上一局还没有结束", "a hand is still being played")
        if self.over:
            raise IllegalMove("这场已经结束", "the match is over")
        self._before = self.totals
        self.table.start_hand()
        return self.table

    def close_hand(self) -> None:
        """Takes a finished hand into the history, and ends the match if it is to end."""
        if not self.table.over or self.table.ended is None:
            raise IllegalMove("这一局还没有结束", "the hand is not over")
        if len(self.history) == self.table.hand_number:
            return
        self.history.append(tuple(now - old for now, old in zip(self.totals, self._before, strict=True)))
        book = self.table.rulebook
        played = self.hands is not None and len(self.history) >= self.hands
        if played or (book.session_over is not None and book.session_over(self.table)):
            self.over = True
            self.last_paid = self.table.settle_session()
