"""Whole hands at random: tiles and points are conserved, same seed same bytes, forks and undo are exact."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from handmade_game import DISCARD, DISSOLVED, FLAG, P_OPENING, P_TURN, RULEBOOK, WON

from paigui.runtime.api import End, GroupSpec, Phase, Pot, StateVar, Table
from paigui.runtime.bots import random_bot, ready_bot
from paigui.runtime.chance import Chance, derive
from paigui.runtime.contract import PASS
from paigui.runtime.errors import IllegalMove, OptionError, RuleError, VersionError
from paigui.runtime.log import render, replay
from paigui.runtime.match import Match
from paigui.runtime.plan import check_interface
from paigui.runtime.wall import Wall, wall_order


def table(seed=1, **options):
    return Table(RULEBOOK, options, seed)


def step(T, rng, bot=random_bot):
    """One move of one of the seats asked, now and then an anytime action of any seat."""
    if rng.below(50) == 0:
        seat = rng.below(T.n)
        free = T.free(seat)
        if free:
            T.apply(seat, rng.pick(free))
            return
    seat = rng.pick(sorted(T.pending))
    T.apply(seat, bot(T, seat, rng))


def everywhere(T):
    tiles = [*T.wall.tiles[T.wall.head :], *T.hand.z_shown]
    for seat in T.seats:
        tiles += [*seat.hand, *seat.discards, *seat.z_swap, *(t for m in seat.melds for t in m.tiles)]
    return sorted(tiles)


def keys_of(seat):
    counts = [0] * 34
    keys = [0] * seat.layout.blocks
    for tile in seat.hand:
        counts[tile // 4] += 1
        keys[seat.layout.block[tile // 4]] += seat.layout.digit[tile // 4]
    return counts, keys


def accounts(T):
    return sum(seat.points for seat in T.seats) + sum(T.pots)


@pytest.mark.parametrize("options", [{}, {"several": True, "deep": 10}])
def test_tiles_and_points_are_conserved_at_every_step(options):
    T = table(7, **options)
    rng = Chance(3)
    done = set()
    for _ in range(25):
        T.start_hand()
        while not T.over:
            step(T, rng)
            assert everywhere(T) == list(range(136))
            assert accounts(T) == 0
            for seat in T.seats:
                assert (seat.counts, seat.keys) == keys_of(seat)
                assert seat.hand == sorted(seat.hand)
        done |= {entry[0] for entry in T.happened} | {m.group for seat in T.seats for m in seat.melds}
    assert {"deal", "draw", "discard", "move", "meld", "offer", "pay", "end"} <= done


def test_both_bots_end_hands_and_one_of_them_wins():
    ended = {}
    for bot in (random_bot, ready_bot):
        T = table(11, several=True)
        rng = Chance(5)
        for _ in range(8):
            T.start_hand()
            while not T.over:
                step(T, rng, bot)
            ended[bot, T.ended] = ended.get((bot, T.ended), 0) + 1
    assert ended.get((ready_bot, WON), 0) > ended.get((random_bot, WON), 0)


def test_same_seed_same_bytes_and_another_seed_another_hand():
    def played(seed):
        T = table(seed)
        rng = Chance(9)
        T.start_hand()
        while not T.over:
            step(T, rng)
        return render(T)

    assert played(4) == played(4)
    assert played(4) != played(5)


def test_a_hand_depends_on_the_seed_and_its_number_only():
    T = table(4)
    T.start_hand(dealer=0)
    T.dissolve()
    T.start_hand(dealer=0)
    U = table(4)
    U.start_hand(dealer=0, number=2)
    assert [s.hand for s in T.seats] == [s.hand for s in U.seats]


def test_a_fork_goes_its_own_way():
    T = table(2)
    rng = Chance(1)
    T.start_hand()
    for _ in range(60):
        if T.over:
            T.start_hand()
        before = render(T)
        twin = T.fork()
        assert render(twin) == before
        ahead = Chance(8)
        for _ in range(20):
            if not twin.over:
                step(twin, ahead)
        assert render(T) == before
        again = T.fork()
        ahead = Chance(8)
        for _ in range(20):
            if not again.over:
                step(again, ahead)
        assert render(again) == render(twin)
        step(T, rng)


def test_undo_goes_back_step_by_step():
    T = table(3)
    T.keep_undo = True
    rng = Chance(2)
    T.start_hand()
    seen = []
    while not T.over and len(seen) < 80:
        seen.append((render(T), {s: list(m) for s, m in T.pending.items()}))
        step(T, rng)
    while seen:
        T.undo()
        text, pending = seen.pop()
        assert render(T) == text
        assert T.pending == pending


def test_an_illegal_move_changes_nothing():
    T = table(1)
    T.start_hand()
    before = render(T)
    for seat, move in ((0, (DISCARD, 5)), (9, PASS), (1, PASS), (0, ()), (2, (99,)), (-1, (FLAG,))):
        with pytest.raises(IllegalMove):
            T.apply(seat, move)
    assert render(T) == before


def to_turn(T):
    """Through the opening, by passing and exchanging the first tile."""
    T.start_hand()
    while T.asking != P_TURN:
        seat, moves = next(iter(T.pending.items()))
        T.apply(seat, PASS if PASS in moves else moves[0])


def test_the_opening_asks_all_at_once_then_each_in_order():
    T = table(6)
    T.start_hand(dealer=2)
    assert set(T.pending) == {0, 1, 2, 3}
    assert all(PASS not in moves for moves in T.pending.values())
    given = {seat: T.seats[seat].hand[0] for seat in T.all}
    for seat in (3, 1, 0):
        T.apply(seat, T.pending[seat][0])
        assert all(not s.z_swap for s in T.seats)
    T.apply(2, T.pending[2][0])
    for seat, tile in given.items():
        assert tile in T.seats[(seat + 1) % 4].hand
    assert len(T.seats[2].hand) == 14


def test_each_phase_asks_again_until_a_pass():
    for seed in range(40):
        T = table(seed)
        T.start_hand()
        while T.asking not in (P_OPENING, P_TURN):
            seat, moves = next(iter(T.pending.items()))
            T.apply(seat, moves[0])
        if T.asking == P_OPENING:
            break
    else:
        raise AssertionError("no seed had anything to declare")
    (seat, moves), *more = T.pending.items()
    assert not more
    assert moves[-1] == PASS
    T.apply(seat, moves[0])
    # It has declared and has nothing left, so the next seat is asked, or the turn begins.
    assert seat not in T.pending or T.asking == P_TURN
    assert T.seats[seat].points == 3


def test_an_anytime_action_of_another_seat_leaves_the_turn_alone():
    T = table(6)
    to_turn(T)
    turn, moves = next(iter(T.pending.items()))
    other = (turn + 1) % 4
    assert (FLAG,) in T.legal(other)
    T.apply(other, (FLAG,))
    assert T.seats[other].v_flag
    assert T.pending == {turn: moves}


def test_the_room_may_dissolve_a_hand():
    T = table(6)
    to_turn(T)
    T.dissolve()
    assert T.over and T.ended == DISSOLVED and T.pending == {}
    assert T.next_dealer == 1
    with pytest.raises(IllegalMove):
        T.dissolve()


def test_state_is_reset_when_it_should_be():
    T = table(6)
    to_turn(T)
    T.seats[1].v_missed = True
    T.seats[1].v_let_go = frozenset({3})
    T.seats[2].v_let_go = frozenset({3})
    T.draw(1)
    assert T.seats[1].v_let_go == frozenset() and T.seats[2].v_let_go == {3}
    assert T.seats[1].v_missed
    T.goto(P_TURN, 1)
    T._advance()
    assert not T.seats[1].v_missed
    T.room.v_streak = 5
    T.hand.v_kongs = 2
    T.over = True
    T.start_hand()
    assert T.room.v_streak == 5 and T.hand.v_kongs == 0


def test_a_laid_group_remembers_whose_tile_it_took():
    T = table(6)
    to_turn(T)
    me, other = T.turn, (T.turn + 2) % 4
    kind = 5
    tiles = [kind * 4 + i for i in range(3)]
    for tile in tiles[:2]:
        T._lift(-1, tile)
        T.seats[other].take(tile)
    T._lift(-1, tiles[2])
    T.seats[me].take(tiles[2])
    T.pending = {}
    T.plan.do[DISCARD](T, me, tiles[2])
    T._advance()
    T.apply(other, T.move_from(other, "碰"))
    for seat in list(T.pending) if T.asking != P_TURN else []:
        T.apply(seat, PASS)
    (meld,) = T.seats[other].melds
    assert (meld.from_, meld.claimed, meld.concealed) == (me, tiles[2], False)
    assert T.claimed(other, tiles[2]) and not T.claimed(other, tiles[0])
    assert T.seats[other].drawn is None and T.seats[me].discards == []


def test_trials_put_everything_back():
    T = table(6)
    to_turn(T)
    me = T.turn
    seat = T.seats[me]
    before = render(T), everywhere(T), list(seat.hand), list(seat.keys), seat.drawn
    tile = seat.hand[0]
    assert T.after_discard(me, tile, lambda: (tile in seat.discards, tile in seat.hand, seat.drawn)) == (
        True,
        False,
        None,
    )
    two = tuple(seat.hand[:2])
    assert T.after_move(me, two, me, "z_swap", lambda: list(seat.z_swap)) == list(two)
    assert T.after_meld(me, 3, tuple(seat.hand[:3]), lambda: True) in (True, False)
    front = T.wall.front(1)
    assert T.after_move(me, front, me, "hand", lambda: T.wall.left) == T.wall.left - 1
    with pytest.raises(ZeroDivisionError):
        T.after_discard(me, tile, lambda: 1 // 0)
    assert before == (render(T), everywhere(T), list(seat.hand), list(seat.keys), seat.drawn)
    assert T.wall.front(1) == front


def test_picks_are_distinct_by_face():
    T = table(1)
    assert T.picks([0, 1, 2, 4], 2) == [(0, 1), (0, 4)]


# ---- payments


def test_a_pot_pays_no_more_than_it_holds_and_nothing_is_dropped():
    T = table(1)
    T.start_hand()
    T.pay(3, 1, -1, 3)
    T.pay(10, -1, 2, 3)
    T.pay(0, 1, 2, 3)
    T.pay(4, -1, 2, 3)
    assert [(p.from_, p.to, p.points, p.as_, p.end) for p in T.paid] == [
        (1, -1, 3, 3, False),
        (-1, 2, 3, 3, False),
    ]


def test_fractions_and_negative_amounts_are_refused():
    from fractions import Fraction

    T = table(1)
    T.start_hand()
    T.pay(Fraction(4, 2), 0, 1, 0)
    assert T.paid[-1].points == 2 and type(T.paid[-1].points) is int
    with pytest.raises(RuleError, match="a fraction cannot be paid"):
        T.pay(Fraction(1, 2), 0, 1, 0, "x / 2")
    with pytest.raises(RuleError, match="negative"):
        T.pay(-1, 0, 1, 0)
    assert T.seats[0].points == -2


def test_a_pot_for_one_hand_must_be_empty_at_its_end():
    book = replace(RULEBOOK, pots=(Pot("底池", "hand"),))
    T = Table(book, {}, 1)
    T.start_hand()
    T.pay(3, 1, -1, 3)
    with pytest.raises(RuleError, match="still holds 3"):
        T.dissolve()


# ---- faults of a rulebook


def phased(*phases, **more):
    """A rulebook of these phases and no actions."""
    return Table(replace(RULEBOOK, phases=phases, actions=(), bars=(), start=0, **more), {}, 1)


def circling(T, me):
    T.goto(0)


def silent(T, me):
    return


def test_going_round_in_a_circle_is_reported():
    with pytest.raises(RuleError, match="in circles"):
        phased(Phase("圈", "auto", (), do=circling)).start_hand()


def test_a_phase_that_leads_nowhere_is_reported():
    with pytest.raises(RuleError, match="does not say what follows"):
        phased(Phase("死", "auto", (), do=silent)).start_hand()


def test_a_turn_without_a_move_is_reported():
    phases = (Phase("始", "auto", (), do=lambda T, me: T.goto(1, 2)), Phase("空", "turn", ()))
    with pytest.raises(RuleError, match="seat 2 has nothing"):
        phased(*phases).start_hand()


def empty_wall(T, me):
    T.deal(136, 0)
    T.draw(1)
    raise AssertionError("a draw from an empty wall returned")


def test_an_empty_wall_ends_the_hand_where_it_stands():
    phases = (Phase("摸空", "auto", (), do=empty_wall),)
    T = phased(*phases)
    T.start_hand()
    assert T.over and RULEBOOK.ends[T.ended].name == "流局"
    ends = (End("胡"),)
    with pytest.raises(RuleError, match="no end is declared"):
        phased(*phases, ends=ends).start_hand()


def test_tiles_that_make_no_such_group_are_refused():
    T = table(1)
    T.start_hand()
    with pytest.raises(RuleError, match="do not make"):
        T.meld(0, 3, (0, 5, 9))


# ---- options


def test_options_are_checked_by_name_type_range_and_combination():
    assert table(several=True, deep=12, claim="far").option_values == {"several": 1, "deep": 12, "claim": 1}
    assert Table(RULEBOOK, preset="many").options.o_several is True
    for wrong in ({"sevral": True}, {"several": 1}, {"deep": 21}, {"deep": True}, {"claim": "middle"}):
        with pytest.raises(OptionError):
            table(**wrong)
    with pytest.raises(OptionError, match="unlucky"):
        table(several=True, deep=13)
    with pytest.raises(OptionError):
        Table(RULEBOOK, preset="nothing")


def test_another_interface_is_refused_and_says_which_side_is_old():
    with pytest.raises(VersionError, match="compile the rulebook again"):
        check_interface(0, "x")
    with pytest.raises(VersionError, match="upgrade the paigui runtime"):
        Table(replace(RULEBOOK, interface=99), {}, 1)


# ---- hands laid by hand


def test_a_laid_hand_waits_for_an_absent_seat():
    T = table(1)
    T.prepare(dealer=0)
    for seat in T.seats:
        seat.absent = True
    T.resume_at(P_TURN, 2)
    assert T.pending == {} and T.waiting_absent and not T.over
    T.settle(1)
    assert T.over


def test_a_turn_without_a_move_goes_on_where_done_says():
    def done(T, me):
        T.end(1)

    phases = (Phase("始", "auto", (), do=lambda T, me: T.goto(1, 2)), Phase("空", "turn", (), done=done))
    T = phased(*phases)
    T.start_hand()
    assert T.over


def test_what_bars_take_away_can_be_asked():
    T = table(6)
    T.note_barred = True
    to_turn(T)
    me, other = T.turn, (T.turn + 2) % 4
    tiles = [20, 21, 22]
    for seat, tile in zip((other, other, me), tiles, strict=True):
        T._lift(-1, tile)
        T.seats[seat].take(tile)
    T.apply(other, (FLAG,))
    T.apply(me, T.move_from(me, "打", [22]))
    assert [(move[0], RULEBOOK.bars[bar].name) for move, bar in T.barred(other)] == [(5, "旗不碰")]


# ---- the wall


def test_a_wall_of_stacks_gives_the_upper_tile_first_at_both_ends():
    wall = Wall(range(10), 2)
    assert wall.back(4) == (8, 9, 6, 7)
    assert [wall.take_front(), wall.take_tail()] == [0, 8]
    assert wall.left == 8
    assert wall.stack(1) == (7, 9) and wall.stack(99) == (1, 2)
    assert [wall.take_tail() for _ in range(3)] == [9, 6, 7]
    assert wall.front(2) == (1, 2)
    assert wall.remove(3) and not wall.remove(3)
    assert wall.stack(1) == (4, 5)
    assert wall.bring_front(5) and wall.take_front() == 5
    assert wall.bring_tail(1) and wall.take_tail() == 1


def test_a_plain_wall():
    wall = Wall(range(5))
    assert wall.back(2) == (4, 3) and wall.stack(1) == (3, 4) and wall.stack(3) == (1, 2)
    assert wall.front(9) == (0, 1, 2, 3, 4)
    assert [wall.take_tail(), wall.take_front()] == [4, 0]
    assert wall.remove(2) and wall.left == 2
    while wall.left:
        wall.take_front()
    assert wall.stack(1) == () and wall.back(1) == ()
    with pytest.raises(IndexError):
        wall.take_front()
    with pytest.raises(IndexError):
        wall.take_tail()


@pytest.mark.parametrize("stack", [1, 2])
@pytest.mark.parametrize("total", [7, 8])
def test_a_wall_can_be_ordered_from_both_ends(stack, total):
    front, back = [0, 1], [6, 5, 4]
    wall = Wall(wall_order(front, [2, 3, 7][: total - 5], back, stack), stack)
    assert wall.left == total
    assert wall.front(2) == (0, 1) and wall.back(3) == (6, 5, 4)


# ---- chance


def test_chance_is_even_and_copies_go_on_alike():
    chance = Chance(1)
    seen = [0] * 6
    for _ in range(6000):
        seen[chance.below(6)] += 1
    assert all(850 < count < 1150 for count in seen)
    twin = chance.copy()
    assert [chance.below(100) for _ in range(20)] == [twin.below(100) for _ in range(20)]
    assert derive(1, 2) != derive(1, 3) != derive(2, 3)
    with pytest.raises(IndexError):
        chance.pick(())


def test_chance_stays_what_it_was():
    # Records are replayed years later, so these numbers may never change.
    chance = Chance(derive(42, 1))
    items = list(range(8))
    chance.shuffle(items)
    assert (items, [chance.below(1000) for _ in range(4)]) == ([2, 0, 6, 7, 5, 3, 4, 1], [296, 881, 905, 831])


# ---- matches


def test_a_match_carries_points_and_the_deal():
    match = Match(RULEBOOK, {"several": True}, 5, hands=6)
    rng = Chance(4)
    dealers = []
    while not match.over:
        T = match.next_hand()
        with pytest.raises(IllegalMove):
            match.next_hand()
        dealers.append(T.dealer)
        while not T.over:
            step(T, rng)
        match.close_hand()
        match.close_hand()
    assert len(match.history) == 6
    assert sum(match.totals) == 0 and match.table.pots == [0]
    # The last settlement belongs to no hand: the record of the last hand still replays.
    assert [p.points for p in match.last_paid] == [p for p in [-sum(map(sum, match.history))] if p]
    assert render(replay(RULEBOOK, render(match.table))) == render(match.table)
    assert dealers[0] == 0 and all(b in (a, (a + 1) % 4) for a, b in pairwise(dealers))
    with pytest.raises(IllegalMove):
        match.next_hand()


def test_the_rulebook_may_end_a_match():
    match = Match(RULEBOOK, {}, 5)
    T = match.next_hand()
    T.pay(201, 0, 1, 0)
    T.dissolve()
    match.close_hand()
    assert match.over and match.history == [(-201, 201, 0, 0)]


def test_pieces_used_by_generated_code_are_exported():
    import paigui.runtime.api as api

    assert all(hasattr(api, name) for name in api.__all__)
    assert (
        GroupSpec("x", frozenset(), "", ()).laid == ""
        and StateVar("x", "hand", "v", "int", silent).reset == "hand"
    )
