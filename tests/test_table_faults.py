"""Rulebooks that fail and moves from anywhere: the table says so and stays what it was."""

from __future__ import annotations

from dataclasses import replace

import pytest
from handmade_game import CLAIM_PUNG, DISSOLVED, FLAG, P_SWAP, P_TURN, RULEBOOK, SWAP, WON, pung_do
from hypothesis import given
from hypothesis import strategies as st

from paigui.runtime.api import Table
from paigui.runtime.bots import ready_bot
from paigui.runtime.chance import Chance
from paigui.runtime.contract import PASS
from paigui.runtime.errors import IllegalMove, RuleError
from paigui.runtime.log import render


def started(book=RULEBOOK, seed=6, **options):
    T = Table(book, options, seed)
    T.start_hand()
    return T


def to_turn(book=RULEBOOK, seed=6):
    T = started(book, seed)
    while T.asking != P_TURN:
        seat, moves = next(iter(T.pending.items()))
        T.apply(seat, moves[-1])
    return T


def accounts(T):
    return [seat.points for seat in T.seats], list(T.pots), list(T.paid)


# ---- settlements


def with_end(index, **changes):
    ends = tuple(replace(end, **changes) if at == index else end for at, end in enumerate(RULEBOOK.ends))
    return replace(RULEBOOK, ends=ends)


def test_a_settlement_that_fails_pays_nothing_and_the_hand_can_end_otherwise():
    def settle(T):
        T.pay(5, 0, 1, 0, "5分", ())
        T.pay(3, 2, -1, 3, "3分", ())
        T.pay(-1, 1, 0, 0, "-1分", ())

    T = to_turn(with_end(WON, settle=settle))
    before, moves = accounts(T), dict(T.pending)
    with pytest.raises(RuleError, match="a negative amount"):
        T.settle(WON)
    assert accounts(T) == before and T.pending == moves
    assert not T.over and T.ended is None and not T.settling
    assert [entry for entry in T.happened if entry[0] in ("end", "pay", "called")] == []
    T.dissolve()
    assert T.over and T.ended == DISSOLVED


def test_a_last_settlement_that_fails_pays_nothing():
    def settle(T):
        T.pay(5, 0, 1, 0, "5分", ())
        T.pay(-1, 0, 1, 0, "-1分", ())

    T = to_turn(replace(RULEBOOK, session_settle=settle))
    T.dissolve()
    before = accounts(T)
    with pytest.raises(RuleError, match="a negative amount"):
        T.settle_session()
    assert accounts(T) == before and T.over and not T.settling


def test_a_draw_after_the_end_is_refused_once():
    ran = []

    def ended(T):
        ran.append(1)
        T.draw(0)

    T = to_turn(replace(RULEBOOK, events={"ended": ended}))
    rng = Chance(1)
    before = accounts(T)
    while T.wall.left > 1:
        T.wall.take_front()
    with pytest.raises(RuleError, match="the end of the hand draws a tile"):
        while not T.over:
            seat = min(T.pending)
            T.apply(seat, ready_bot(T, seat, rng))
    assert len(ran) == 1 and not T.over and accounts(T) == before


# ---- compulsory answers given at once


def test_a_compulsory_answer_of_an_all_phase_is_made_unasked():
    def only(T, me, out, why):
        out.append((SWAP, T.seats[me].hand[0]))
        if me == 2:
            out.append((SWAP, T.seats[me].hand[-1]))

    def changed(action, index):
        if index != SWAP:
            return action
        return replace(action, legal=only, must=lambda T, me, t: me != 3)

    actions = tuple(changed(action, at) for at, action in enumerate(RULEBOOK.actions))
    T = started(replace(RULEBOOK, actions=actions))
    # Seat 2 may choose, seat 3 need not; both are asked, the others are not.
    assert T.asking == P_SWAP and list(T.pending) == [2, 3]
    for seat in (3, 2):
        T.apply(seat, T.pending[seat][0])
    assert [entry[1] for entry in T.happened if entry[0] == "act"] == [0, 1, 2, 3]
    assert T.asking != P_SWAP


# ---- claims


def test_a_tile_taken_to_the_table_is_claimed_by_the_seat_that_took_it():
    claimed = []

    def take(T, me, t, w):
        T.move((t,), -1, "z_shown")
        assert not T.claimed(T.offer.from_, t)
        T.goto(P_TURN, me)

    def pung(T, me, t, w):
        pung_do(T, me, t, w)

    for do, rest in ((take, 14), (pung, 12)):
        claimed.clear()
        actions = tuple(
            replace(action, do=do) if at == CLAIM_PUNG else action
            for at, action in enumerate(RULEBOOK.actions)
        )
        book = replace(
            RULEBOOK, actions=actions, events={"claimed": lambda T, me, t: claimed.append((me, t))}
        )
        T = to_turn(book)
        me, other = T.turn, (T.turn + 2) % 4
        for seat, tile in zip((other, other, me), (20, 21, 22), strict=True):
            T._lift(-1, tile)
            T.seats[seat].take(tile)
        for _ in range(2):
            T.apply(other, (FLAG,))
        T.apply(me, T.move_from(me, "打", [22]))
        T.apply(other, T.move_from(other, "碰"))
        assert claimed == [(other, 22)]
        assert T.turn == other and T.seats[other].drawn is None
        assert len(T.seats[other].hand) in (rest, rest + 1)


# ---- moves from anywhere

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.integers(-2, 140) | st.floats() | st.text(max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.lists(inner, max_size=3).map(tuple),
    max_leaves=6,
)
moves = st.tuples(st.integers(-2, 12)) | st.tuples(st.integers(-2, 12), anything, anything) | anything
TABLE = to_turn()


@given(seat=st.integers(-1, 4) | anything, move=moves)
def test_a_move_that_is_not_legal_changes_nothing_and_says_so(seat, move):
    T = TABLE
    if type(seat) is int and seat in T.all and move in T.legal(seat):
        return
    before = render(T)
    with pytest.raises(IllegalMove) as refused:
        T.apply(seat, move)
    assert str(refused.value)
    assert render(T) == before


@given(seat=st.integers(-1, 4) | anything, index=st.integers() | anything)
def test_an_index_that_is_none_changes_nothing_and_says_so(seat, index):
    T = TABLE
    if type(seat) is int and seat in T.all and type(index) is int and 0 <= index < len(T.legal(seat)):
        return
    before = render(T)
    with pytest.raises(IllegalMove):
        T.apply_index(seat, index)
    assert render(T) == before


def test_every_legal_move_has_an_index():
    T = to_turn()
    for seat in T.all:
        for index, move in enumerate(T.legal(seat)):
            one, two = T.fork(), T.fork()
            one.apply(seat, move)
            two.apply_index(seat, index)
            assert render(one) == render(two)
    window = T.fork()
    window.apply_index(window.turn, 0)
    assert window.asking != P_TURN or window.turn != T.turn
    assert (FLAG,) in T.legal(0) and PASS not in T.legal(T.turn)


def test_a_free_action_that_fails_names_the_rulebook_line():
    def fails(T, me):
        T.pay(-1, me, T.ahead(me, 1), 0, "-1分", ())

    actions = tuple(replace(a, do=fails) if at == FLAG else a for at, a in enumerate(RULEBOOK.actions))
    T = to_turn(replace(RULEBOOK, actions=actions))
    with pytest.raises(RuleError, match="a negative amount"):
        T.apply(0, (FLAG,))


def test_a_free_action_may_meet_the_end_of_the_wall():
    def draws(T, me):
        T.draw(me)

    actions = tuple(replace(a, do=draws) if at == FLAG else a for at, a in enumerate(RULEBOOK.actions))
    T = to_turn(replace(RULEBOOK, actions=actions))
    while T.wall.left:
        T.wall.take_front()
    T.apply(0, (FLAG,))
    assert T.over and T.rulebook.ends[T.ended].by == "wall"
