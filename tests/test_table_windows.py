"""Windows: priority, seat order, early closing, joined and compulsory claims, what is declined."""

from itertools import permutations

import pytest
from mini_game import Claim, answer, happened, opened

from paigui.runtime.chance import Chance
from paigui.runtime.contract import PASS
from paigui.runtime.errors import IllegalMove


def names(table):
    return [entry[:2] for entry in happened(table)]


def test_only_seats_with_a_move_are_asked_and_a_pass_comes_last():
    table = opened([Claim("a", {2: 20}), Claim("b", {2: 10, 3: 10})])
    assert list(table.pending) == [2, 3]
    assert table.pending[2][-1] == PASS
    assert len(table.pending[2]) == 3
    with pytest.raises(IllegalMove):
        table.apply(1, PASS)


def test_nobody_asked_runs_the_block_without_an_offer():
    table = opened([Claim("a", {})])
    assert happened(table) == (("block", 0, None),)
    assert table.offer is None


def test_all_pass_runs_the_block():
    table = opened([Claim("a", {1: 10, 2: 10})])
    answer(table, 2, "pass")
    assert happened(table) == ()
    answer(table, 1, "pass")
    assert names(table) == [("block", 0)]


def test_priority_wins_over_nearness():
    table = opened([Claim("near", {1: 10}), Claim("high", {3: 20})])
    answer(table, 1, "near")
    answer(table, 3, "high")
    assert names(table) == [("high", 3)]


def test_among_equals_the_nearest_after_the_offerer():
    for order in permutations((1, 2, 3)):
        table = opened([Claim("a", {1: 10, 2: 10, 3: 10})])
        for seat in order:
            if seat in table.pending:
                answer(table, seat, "a")
        assert names(table) == [("a", 1)]


def test_closes_as_soon_as_nothing_could_outrank():
    table = opened([Claim("a", {1: 10, 2: 20, 3: 20})])
    answer(table, 3, "a")
    assert set(table.pending) == {1, 2}
    answer(table, 2, "a")
    assert names(table) == [("a", 2)]
    assert set(table.pending) == {0}


def test_one_offered_two_actions_counts_with_its_highest():
    table = opened([Claim("low", {2: 10}), Claim("high", {2: 30}), Claim("mid", {1: 20})])
    answer(table, 1, "mid")
    assert set(table.pending) == {2}
    answer(table, 2, "low")
    assert names(table) == [("mid", 1)]


def test_together_waits_for_who_could_join_and_runs_all_in_seat_order():
    table = opened([Claim("a", {1: 10, 2: 10, 3: 10}, together=lambda T, claims: True)])
    answer(table, 3, "a")
    answer(table, 1, "a")
    assert set(table.pending) == {2}
    answer(table, 2, "pass")
    assert happened(table) == (("a", 1, 0, (1, 3)), ("a", 3, 0, (1, 3)))


def test_together_may_count_claims():
    for wanting, winners in (((1, 2), [1, 2]), ((1, 2, 3), [1])):
        table = opened([Claim("a", {1: 10, 2: 10, 3: 10}, together=lambda T, claims: len(claims) < 3)])
        for seat in (1, 2, 3):
            answer(table, seat, "a" if seat in wanting else "pass")
        assert [who for _, who in names(table)] == winners


def test_together_joins_one_action_only():
    always = {"together": lambda T, claims: True}
    table = opened([Claim("a", {1: 10}, **always), Claim("b", {2: 10}, **always)])
    answer(table, 1, "a")
    assert names(table) == [("a", 1)]


def test_must_leaves_no_pass_and_one_move_is_made_unasked():
    table = opened([Claim("a", {1: 10}), Claim("forced", {2: 20}, must=True)])
    assert names(table) == [("forced", 2)]
    table = opened([Claim("a", {2: 10}), Claim("higher", {2: 30}), Claim("forced", {2: 20}, must=True)])
    assert {table.rulebook.actions[m[0]].name for m in table.pending[2]} == {"higher", "forced"}


def test_must_does_not_shut_out_a_higher_claim():
    table = opened([Claim("high", {1: 30}), Claim("forced", {2: 20}, must=True)])
    assert set(table.pending) == {1}
    answer(table, 1, "high")
    assert names(table) == [("high", 1)]


def test_declined_by_pass_and_by_a_lower_answer():
    table = opened([Claim("big", {2: 30}, lock="lock"), Claim("small", {2: 10})])
    answer(table, 2, "small")
    assert names(table) == [("declined", "lock"), ("small", 2)]
    table = opened([Claim("big", {2: 30}, lock="lock")])
    answer(table, 2, "pass")
    assert names(table) == [("declined", "lock"), ("block", 0)]


def test_declined_runs_once_for_a_bar():
    table = opened([Claim("x", {2: 30}, lock="lock"), Claim("y", {2: 20}, lock="lock")])
    answer(table, 2, "pass")
    assert names(table) == [("declined", "lock"), ("block", 0)]


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_what_counts_as_declined_does_not_depend_on_who_answers_first(order):
    claims = [Claim("big", {1: 30}), Claim("locked", {2: 20, 3: 30}, lock="lock")]
    wants = {1: "big", 2: "pass", 3: "pass"}
    table = opened(claims)
    for seat in order:
        if seat in table.pending:
            answer(table, seat, wants[seat])
    # Seat 1 outranks 2, and is nearer than 3 at the same priority: nobody declined.
    assert names(table) == [("big", 1)]


@pytest.mark.parametrize("order", list(permutations((1, 2))))
def test_passing_what_could_have_joined_is_declining(order):
    table = opened([Claim("a", {1: 10, 2: 10}, together=lambda T, claims: True, lock="lock")])
    for seat in order:
        answer(table, seat, "a" if seat == 1 else "pass")
    assert happened(table) == (("declined", "lock", 2), ("a", 1, 0, (1,)))


def test_losing_to_a_higher_claim_is_not_declining():
    table = opened([Claim("big", {3: 30}), Claim("small", {1: 10}, lock="lock")])
    answer(table, 1, "small")
    answer(table, 3, "big")
    assert names(table) == [("big", 3)]


def test_absent_seats_are_not_asked():
    fresh = opened([Claim("a", {1: 10, 2: 10})])
    fresh.over = True
    fresh.start_hand()
    fresh.seats[1].absent = True
    fresh.apply(fresh.turn, fresh.pending[fresh.turn][0])
    assert set(fresh.pending) == {2}


def test_undo_takes_back_an_answer():
    table = opened([Claim("a", {1: 10, 2: 10})], keep_undo=True)
    answer(table, 2, "pass")
    table.undo()
    assert set(table.pending) == {1, 2}
    table.undo()
    assert set(table.pending) == {0}
    with pytest.raises(IllegalMove):
        table.undo()


def all_orders(claims, wants):
    """What happens for every order in which the seats may answer."""
    seen = set()
    for order in permutations((1, 2, 3)):
        table = opened(claims)
        for seat in order:
            if table.asking == 2 and seat in table.pending:
                answer(table, seat, wants[seat])
        assert table.asking != 2
        seen.add(happened(table))
    return seen


@pytest.mark.parametrize("seed", range(150))
def test_the_order_of_answers_never_matters(seed):
    rng = Chance(seed)
    rules = (
        None,
        lambda T, claims: True,
        lambda T, claims: len(claims) < 3,
        lambda T, claims: len(claims) != 2,
    )
    claims = []
    for name in "abc"[: 1 + rng.below(3)]:
        by = {seat: 10 * (1 + rng.below(2)) for seat in (1, 2, 3) if rng.below(3)}
        claims.append(Claim(name, by, rng.pick(rules), rng.below(6) == 0, rng.pick(("", "x", "y"))))
    wants = {}
    for seat, moves in opened(claims).pending.items():
        if seat:
            move = rng.pick(moves)
            wants[seat] = "pass" if move == PASS else claims[move[0] - 2].name
    assert len(all_orders(claims, wants)) == 1


@pytest.mark.parametrize("at_first", [True, False])
def test_what_may_be_taken_together_is_settled_when_the_window_opens(at_first):
    allowed = [at_first]
    table = opened([Claim("a", {1: 10, 2: 10}, together=lambda T, claims: allowed[0], lock="lock")])
    answer(table, 2, "a")
    allowed[0] = not at_first
    answer(table, 1, "a")
    assert [seat for name, seat in names(table) if name == "a"] == ([1, 2] if at_first else [1])
