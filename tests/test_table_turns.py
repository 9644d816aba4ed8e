"""A seat's own turn: locks that remember, kongs and robbing, events, waits with the drawn tile left aside."""

from __future__ import annotations

from dataclasses import replace

import pytest
from handmade_game import (
    ADDED_KONG,
    DISCARD,
    DISSOLVED,
    HIDDEN_KONG,
    LAY_KONG,
    ON_DISCARD,
    P_CLAIM,
    P_ROB,
    P_TURN,
    PUNG,
    RULEBOOK,
    SELF_DRAW,
    WON,
)

from paigui.runtime.api import Bar, Table
from paigui.runtime.contract import PASS
from paigui.runtime.errors import RuleError

READY = "0 1 2 3 4 5 6 7 8 9 9 9 10"
"""123456789 of the first suit, three and one of the second: waits for 10 and 11 (kinds)."""


def kinds(text):
    """Tiles of these kinds, each kind's copies from the first."""
    used = {}
    tiles = []
    for kind in map(int, text.split()):
        tiles.append(kind * 4 + used.setdefault(kind, 0))
        used[kind] += 1
    return tiles


def laid(hands, turn, drawn=None, rulebook=RULEBOOK):
    """A table with these hands (other seats absent), seat ``turn`` to act."""
    T = Table(rulebook, {}, 1)
    T.prepare(dealer=0)
    for seat in T.seats:
        seat.absent = seat.number not in hands
    for seat, tiles in hands.items():
        for tile in tiles:
            assert T.wall.remove(tile)
            T.seats[seat].take(tile)
    if drawn is not None:
        assert T.wall.remove(drawn)
        T.seats[turn].take(drawn)
        T.seats[turn].drawn = drawn
    T.resume_at(P_TURN, turn)
    return T


def with_lock(noted):
    def declined(T, me):
        noted.append(me)

    return replace(RULEBOOK, bars=(*RULEBOOK.bars, Bar("放过", (SELF_DRAW,), {SELF_DRAW: declined})))


def test_another_action_on_the_own_turn_lets_a_locked_one_go():
    noted = []
    T = laid({0: kinds(READY)}, 0, drawn=10 * 4 + 3, rulebook=with_lock(noted))
    assert (SELF_DRAW,) in T.pending[0]
    T.apply(0, T.move_from(0, "打", [10 * 4]))
    assert noted == [0]


def test_doing_the_locked_action_or_having_none_lets_nothing_go():
    noted = []
    T = laid({0: kinds(READY)}, 0, drawn=10 * 4 + 3, rulebook=with_lock(noted))
    T.apply(0, (SELF_DRAW,))
    assert noted == [] and T.ended == WON and T.wins[0].from_ is None
    T = laid({0: kinds(READY)}, 0, drawn=30 * 4, rulebook=with_lock(noted))
    T.apply(0, T.pending[0][0])
    assert noted == []


def test_waits_leave_the_drawn_tile_aside():
    T = laid({0: kinds(READY)}, 0, drawn=30 * 4)
    assert T.waits(0) == {10, 11}
    assert T.waits(0, SELF_DRAW) == {10, 11}
    # The discard comes from another seat: seat 0 is in its own turn, and still nothing is changed.
    assert T.waits(0, ON_DISCARD) == {10, 11}
    assert T.seats[0].drawn == 30 * 4 and 30 * 4 in T.seats[0].hand
    T.seats[0].drawn = None
    assert T.waits(0) == T.waits(0, SELF_DRAW) == frozenset()


def test_a_hand_that_holds_all_of_its_wait():
    # Three groups, four of kind 27 as a triplet and a single: only the fifth could complete it.
    T = laid({0: kinds("0 1 2 3 4 5 6 7 8 27 27 27 27")}, 0, drawn=30 * 4)
    assert 27 in T.waits(0)
    assert 27 not in T.waits(0, SELF_DRAW)


def test_a_hidden_kong_draws_from_the_tail_and_keeps_the_turn():
    T = laid({0: kinds("0 0 0 0 3 4 5 6 7 8 9 9 9")}, 0, drawn=30 * 4)
    tail = T.wall.back(1)[0]
    T.apply(0, T.move_from(0, "暗杠"))
    (meld,) = T.seats[0].melds
    assert (meld.group, meld.concealed, meld.from_, meld.tiles) == (HIDDEN_KONG, True, None, (0, 1, 2, 3))
    assert T.seats[0].drawn == tail and T.turn == 0 and T.hand.v_kongs == 1
    assert LAY_KONG not in {m[0] for m in T.pending[0]}


def added_kong(robbers):
    hands = {0: kinds("20 21 22 23 24 25 26 31 31 31")} | dict.fromkeys(robbers, kinds(READY))
    T = laid({}, 0)
    T.prepare(dealer=0)
    for seat in T.seats:
        seat.absent = seat.number not in hands
    for seat, tiles in hands.items():
        for tile in tiles:
            T._lift(-1, tile)
            T.seats[seat].take(tile)
    three = [11 * 4, 11 * 4 + 1, 11 * 4 + 2]
    for tile in (*three, 11 * 4 + 3):
        T._lift(-1, tile)
        T.seats[0].take(tile)
    T.meld(0, PUNG, tuple(three))
    T.seats[0].drawn = 11 * 4 + 3
    T.resume_at(P_TURN, 0)
    return T


def test_an_added_kong_is_laid_when_nobody_robs_it():
    T = added_kong([1])
    T.apply(0, T.move_from(0, "补杠"))
    assert T.asking == P_ROB and set(T.pending) == {1}
    assert T.offer.from_ == 0 and T.seats[0].melds[0].group == PUNG
    T.apply(1, PASS)
    (meld,) = T.seats[0].melds
    assert meld.group == ADDED_KONG and len(meld.tiles) == 4 and T.turn == 0 and T.offer is None


def test_a_robbed_kong_is_not_laid():
    T = added_kong([1])
    T.apply(0, T.move_from(0, "补杠"))
    T.apply(1, T.move_from(1, "抢杠"))
    assert T.ended == WON and T.wins[0].from_ == 0
    assert T.seats[0].melds[0].group == PUNG and 11 * 4 + 3 in T.seats[0].hand
    assert T.claimed(1, 11 * 4 + 3)


def test_events_fire_once_and_not_inside_their_own_handler():
    fired = []

    def drawn(T, me, t):
        fired.append(("drawn", me))
        if len(fired) < 5:
            T.draw(me)

    def laid_(T, me, m):
        fired.append(("laid", me, m.group))

    def claimed(T, me, t):
        fired.append(("claimed", me, t))

    def turned(T, me):
        fired.append(("turned", me))

    book = replace(RULEBOOK, events={"drawn": drawn, "laid": laid_, "claimed": claimed, "turned": turned})
    T = laid({0: kinds("0 3 5 8 10 12 14 17 20 22 25 28 30"), 2: [1, 2, 130]}, 0, drawn=31 * 4, rulebook=book)
    T.apply(0, T.move_from(0, "打", [0]))
    assert T.asking == P_CLAIM
    T.apply(2, T.move_from(2, "碰"))
    assert fired == [("claimed", 2, 0), ("laid", 2, PUNG), ("turned", 2)]
    before = T.wall.left
    T.draw(2)
    assert fired[3:] == [("drawn", 2)]
    assert T.wall.left == before - 2


def test_a_discard_must_be_held():
    T = laid({0: kinds(READY)}, 0, drawn=30 * 4)
    with pytest.raises(RuleError, match="does not hold"):
        T.discard(0, T.wall.front(1)[0])


def test_a_claim_ends_the_discarders_turn():
    T = laid({0: kinds(READY), 2: [1, 2, 130]}, 0, drawn=30 * 4)
    T.apply(0, T.move_from(0, "打", [0]))
    assert T.pending[2][-1] == PASS
    T.apply(2, T.move_from(2, "碰"))
    assert T.turn == 2 and set(T.pending) == {2} == {m[0] == DISCARD and 2 for m in T.pending[2]}
    T.dissolve()
    assert T.ended == DISSOLVED
