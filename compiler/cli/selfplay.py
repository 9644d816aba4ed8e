"""Bots play hands; every hand is checked and counted.

What comes of a game depends on the seed and on its number alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from paigui.runtime.bots import Bot, random_bot, ready_bot
from paigui.runtime.chance import Chance, derive
from paigui.runtime.claims import broken_at
from paigui.runtime.contract import Rulebook
from paigui.runtime.errors import PaiguiError
from paigui.runtime.loader import load
from paigui.runtime.log import render, replay
from paigui.runtime.plan import BUILT_IN
from paigui.runtime.secrecy import change, knows, other_world, relabelled
from paigui.runtime.table import Table
from paigui.runtime.view import view

AnyTable: TypeAlias = Table[Any, Any, Any, Any]

BOTS: dict[str, Bot] = {"ready": ready_bot, "random": random_bot}

LOOK_EVERY = 16
"""Decisions between two looks at the table, and games between two replays."""

MOST_FAULTS = 20


@dataclass(slots=True)
class Tally:
    """What was counted over a number of games. ``payments``: reason -> (transfers, points)."""

    games: int = 0
    decisions: int = 0
    replayed: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    patterns: Counter[str] = field(default_factory=Counter)
    transfers: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    unwon: int = 0
    faults: list[str] = field(default_factory=list)
    faulty: int = 0

    def add(self, other: Tally) -> None:
        """Takes in what others have counted."""
        for name in ("games", "decisions", "replayed", "unwon", "faulty"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("ends", "actions", "patterns", "transfers", "points"):
            getattr(self, name).update(getattr(other, name))
        self.faults = (self.faults + other.faults)[:MOST_FAULTS]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: game i takes ``rooms[i % len(rooms)]`` as its options."""

    file: Path
    seed: int
    bot: str
    rooms: tuple[Mapping[str, Any], ...]
    preset: str = ""


def games(plan: Plan, first: int, last: int) -> Tally:
    """Plays the games ``first <= i < last``. Runs in a process of its own."""
    rulebook = load(plan.file)
    tally = Tally()
    for i in range(first, last):
        room = plan.rooms[i % len(plan.rooms)]
        table: AnyTable = Table(rulebook, room, derive(plan.seed, i), preset=plan.preset)
        table.owner = table.dealer = i % table.n
        try:
            faults = _game(table, BOTS[plan.bot], Chance(derive(plan.seed, f"bots/{i}")), tally, i)
        except PaiguiError as fault:
            faults = [str(fault)]
        tally.games += 1
        tally.faulty += bool(faults)
        said = ", ".join(f"{k}={v}" for k, v in room.items())
        tally.faults += [f"#{i} ({said}): {fault}" if said else f"#{i}: {fault}" for fault in faults]
    tally.faults = tally.faults[:MOST_FAULTS]
    return tally


def _game(T: AnyTable, bot: Bot, rng: Chance, tally: Tally, number: int) -> list[str]:
    """One hand; what was wrong with it."""
    faults: list[str] = []
    T.start_hand()
    made = 0
    while not T.over:
        if made % LOOK_EVERY == number % LOOK_EVERY:
            again = number % LOOK_EVERY == 0
            faults += conserved(T) + [f for seat in T.all for f in secret(T, seat, rng, again)]
        seat = min(T.pending)
        T.apply(seat, bot(T, seat, rng))
        made += 1
    faults += conserved(T) + balanced(T) + claimed(T)
    if number % LOOK_EVERY == 0:
        faults += reproducible(T)
        tally.replayed += 1
    _count(T, made, tally)
    return list(dict.fromkeys(faults))


def _count(T: AnyTable, decisions: int, tally: Tally) -> None:
    book = T.rulebook
    tally.decisions += decisions
    if T.ended is not None:
        tally.ends[book.ends[T.ended].name] += 1
    tally.unwon += not T.wins
    for win in T.wins:
        tally.actions[book.actions[win.by].name] += 1
        tally.patterns.update(book.patterns[p].name for p in win.best.found)
    for paid in T.paid:
        name = book.payments[paid.as_].name
        tally.transfers[name] += 1
        tally.points[name] += paid.points


# ------------------------------------------------------------------ what must hold at every table


def conserved(T: AnyTable) -> list[str]:
    """Every tile in play lies in exactly one place."""
    book = T.rulebook
    there = list(T.wall.front(T.wall.left))
    for seat in T.seats:
        there += [*seat.hand, *seat.discards, *(tile for meld in seat.melds for tile in meld.tiles)]
        there += [t for attr in T.plan.seat_zones if attr not in BUILT_IN for t in getattr(seat, attr)]
    there += [t for attr in T.plan.table_zones if attr not in BUILT_IN for t in getattr(T.hand, attr)]
    wanted = [k * book.stride + i for k in range(len(book.kinds)) for i in range(T.copies(k))]
    return [] if sorted(there) == wanted else ["牌不守恒 / tiles got lost or doubled"]


def balanced(T: AnyTable) -> list[str]:
    """What some pay, others get."""
    total = sum(seat.points for seat in T.seats) + sum(T.pots)
    return [] if total == 0 else [f"分数之和是 {total} / points add up to {total}"]


def claimed(T: AnyTable) -> list[str]:
    """What the rulebook says of its patterns holds of every win."""
    return [f"{pattern} {claim} {other}" for pattern, claim, other in broken_at(T)]


def reproducible(T: AnyTable) -> list[str]:
    """The record, played again, is the same bytes."""
    text = render(T)
    return [] if render(replay(T.rulebook, text)) == text else ["重演的记录不同 / the replay differs"]


def secret(T: AnyTable, seat: int, rng: Chance, again: bool = True) -> list[str]:
    """With tiles that this seat has never seen in other places, it sees the same table.

    ``again``: the hand is also played again from such a wall, and everything the seat is told, its moves and
    its record too, is compared.
    """
    changed = change(T, seat, rng.copy())
    told = _table(T, seat) == _table(relabelled(T, changed), seat)
    twin = other_world(T, seat, changed) if again else None
    if told and (twin is None or knows(T, seat) == knows(twin, seat)):
        return []
    return [f"{seat} 号位看得到藏着的牌 / seat {seat} sees hidden tiles"]


def _table(T: AnyTable, seat: int) -> dict[str, Any]:
    """A view without what is worked out when a decision comes up."""
    return {key: value for key, value in view(T, seat).items() if key not in ("moves", "barred")}


# ------------------------------------------------------------------ combinations of options


def levels(rulebook: Rulebook, given: Mapping[str, Any]) -> dict[str, list[Any]]:
    """Option -> the values worth trying: all of a few, else lowest, default and highest."""
    tried: dict[str, list[Any]] = {}
    for option in rulebook.options:
        if option.name in given:
            tried[option.name] = [given[option.name]]
        elif option.type == "choice":
            tried[option.name] = [choice.name for choice in option.choices]
        elif option.type == "bool":
            tried[option.name] = [False, True]
        elif option.high - option.low < 4:
            tried[option.name] = list(range(option.low, option.high + 1))
        else:
            tried[option.name] = sorted({option.low, option.default, option.high})
    return tried


def chunks(count: int, size: int) -> Sequence[tuple[int, int]]:
    """``(first, last)`` of stretches; the same however many processes share them."""
    return [(first, min(first + size, count)) for first in range(0, count, size)]
