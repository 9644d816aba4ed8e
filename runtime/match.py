"""A match: hands in turn under one set of options, and its record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from .contract import Rulebook
from .errors import IllegalMove, PaiguiError, ReplayError
from .explain import account
from .log import render, replay
from .options import named
from .queries import Transfer
from .table import Table

FORMAT = "paigui-match/1"

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

    def record(self) -> dict[str, Any]:
        """The match so far as plain data: ``history``, what its end paid (``last``), ``totals``, and the
        record of the present hand (``hand``, None before the first), from which ``resume`` goes on.

        Everything is in it, hidden tiles too: for the room's own files, not for players.
        """
        table, book = self.table, self.table.rulebook
        return {
            "format": FORMAT,
            "rulebook": book.id,
            "version": book.version,
            "digest": book.digest,
            "options": named(book, table.option_values),
            "seed": table.seed,
            "owner": table.owner,
            "names": list(table.names),
            "hands": self.hands,
            "history": [list(points) for points in self.history],
            "over": self.over,
            "last": [
                {
                    "pay": paid.points,
                    "from": account(book, paid.from_),
                    "to": account(book, paid.to),
                    "as": book.payments[paid.as_].name,
                }
                for paid in self.last_paid
            ],
            "totals": self.totals,
            "pots": list(table.pots),
            "hand": render(table) if table.hand_number else None,
        }

    @staticmethod
    def resume(rulebook: Rulebook, record: Mapping[str, Any]) -> Match:
        """The match of a record, in this process or another. ReplayError if it is damaged, or made by another
        rulebook."""
        try:
            match = Match._again(rulebook, record)
            same = match.record() == record
        except ReplayError:
            raise
        except (KeyError, TypeError, ValueError, AttributeError, PaiguiError) as fault:
            raise ReplayError(
                f"整场记录缺了什么，或不成样：{fault!r}", f"the match record lacks something: {fault!r}"
            ) from fault
        if not same:
            raise ReplayError(
                "整场记录与重演不符，或出自另一规则书",
                "the match record differs from the replay, or comes from another rulebook",
            )
        return match

    @staticmethod
    def _again(rulebook: Rulebook, record: Mapping[str, Any]) -> Match:
        options, names = record["options"], record["names"]
        match = Match(rulebook, options, record["seed"], record["hands"], record["owner"], names)
        if record["hand"] is not None:
            match.table = replay(rulebook, record["hand"])
        history = [tuple(points) for points in record["history"]]
        match._before = list(match.table.taken_over.get("points", match._before))
        match.history = history[: max(0, match.table.hand_number - 1)]
        if match._before != [sum(hand[seat] for hand in match.history) for seat in match.table.all]:
            raise ValueError("history")
        if len(history) > len(match.history):
            match.close_hand()
        return match

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
            self.last_paid = self.table.settle_session()
            self.over = True
