"""Rulebooks of a few lines for tests of the flow: one window whose claims a test states outright."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from handmade_game import RULEBOOK, Hand, Seat

from paigui.runtime.api import Action, Bar, End, Move, Phase, Rulebook, StateVar, Table


class MiniHand(Hand):
    v_log: tuple[Any, ...]


@dataclass
class Claim:
    """A window action. ``by``: seat -> priority. ``together(T, claims)``; ``must``; ``lock``: its bar."""

    name: str
    by: Mapping[int, int]
    together: Callable[..., bool] | None = None
    must: bool = False
    lock: str = ""
    ends: bool = False


def note(T: Table, *entry: Any) -> None:
    T.hand.v_log = (*T.hand.v_log, entry)


def start(T: Table, me: int) -> None:
    for s in T.all:
        T.deal(2, s)
    T.goto(1, T.dealer)


def put_legal(T: Table, me: int, out: list[Move], why: Any) -> None:
    out.append((0, T.seats[me].hand[0]))


def put_do(T: Table, me: int, t: int) -> None:
    T.discard(me, t)
    T.open(me, 2, (t,), None, untaken, ("block",))


def untaken(T: Table, me: int, word: str) -> None:
    note(T, word, me, T.offer)
    T.goto(3)


def rest_legal(T: Table, me: int, out: list[Move], why: Any) -> None:
    out.append((1,))


def rest_do(T: Table, me: int) -> None:
    T.end(0)


def claim_action(number: int, claim: Claim) -> Action:
    def legal(T: Table, me: int, out: list[Move], why: Any) -> None:
        if me in claim.by:
            out.append((number, T.offer.tiles[0]))

    def do(T: Table, me: int, t: int) -> None:
        note(T, claim.name, me, T.offer.from_, T.claims)
        if claim.ends:
            T.end(0)
        else:
            T.goto(3)

    return Action(
        claim.name,
        legal,
        do,
        (("t", "tile"),),
        frozenset({2}),
        priority=lambda T, me: claim.by[me],
        together=claim.together,
        must=(lambda T, me, *choices: claim.must) if claim.must else None,
    )


def lock(name: str, actions: Sequence[int]) -> Bar:
    def declined(T: Table, me: int, t: int) -> None:
        note(T, "declined", name, me)

    return Bar(name, tuple(actions), dict.fromkeys(actions, declined))


def mini(claims: Sequence[Claim]) -> Rulebook:
    """A rulebook: the dealer puts a tile, the claims stated may be made, then the hand can rest."""
    actions = [
        Action("put", put_legal, put_do, (("t", "tile"),), frozenset({1}), plain=True),
        Action("rest", rest_legal, rest_do, (), frozenset({3})),
        *(claim_action(2 + i, claim) for i, claim in enumerate(claims)),
    ]
    names = dict.fromkeys(claim.lock for claim in claims if claim.lock)
    bars = [lock(name, [2 + i for i, c in enumerate(claims) if c.lock == name]) for name in names]
    phases = (
        Phase("start", "auto", (), do=start),
        Phase("put", "turn", (0,)),
        Phase("claim", "window", tuple(range(2, 2 + len(claims)))),
        Phase("rest", "turn", (1,)),
    )
    return replace(
        RULEBOOK,
        id="mini",
        phases=phases,
        actions=tuple(actions),
        bars=tuple(bars),
        events={},
        start=0,
        zones=(),
        state=(StateVar("log", "hand", "v_log", "list of int", lambda T, me: ()),),
        ends=(End("over"), End("room", None, "room")),
        seat_class=Seat,
        hand_class=MiniHand,
    )


def opened(claims: Sequence[Claim], keep_undo: bool = False) -> Table:
    """A table at which seat 0 has just put a tile on offer."""
    table: Table = Table(mini(claims), {}, 1)
    table.keep_undo = keep_undo
    table.start_hand()
    table.apply(0, table.pending[0][0])
    return table


def answer(table: Table, seat: int, name: str) -> None:
    """Lets a seat claim by this name, or pass."""
    table.apply(seat, table.move_from(seat, name))


def happened(table: Table) -> tuple[Any, ...]:
    """What effects and ``declined`` have noted."""
    log: tuple[Any, ...] = table.hand.v_log
    return log
