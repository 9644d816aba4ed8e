"""A match is written down at any time and goes on from there, in this process or another."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from handmade_game import RULEBOOK

from paigui.runtime.bots import ready_bot
from paigui.runtime.chance import Chance
from paigui.runtime.errors import IllegalMove, ReplayError
from paigui.runtime.log import render
from paigui.runtime.match import Match


def play_on(match, rng, every=0):
    """To the end of the match; every so many moves, and between hands, it is written and read again."""
    made = 0
    while not match.over:
        if match.table.over:
            match.next_hand()
        while not match.table.over:
            T = match.table
            seat = min(T.pending)
            T.apply(seat, ready_bot(T, seat, rng))
            made += 1
            if every and made % every == 0:
                match = again(match)
        if every:
            match = again(match)
        match.close_hand()
        if every:
            match = again(match)
    return match


def again(match):
    record = json.loads(json.dumps(match.record()))
    resumed = Match.resume(match.table.rulebook, record)
    assert resumed.record() == record
    return resumed


def test_a_match_taken_up_again_and_again_is_the_same_match():
    plain = play_on(Match(RULEBOOK, {"several": True}, 4, 3, owner=1, names="abcd"), Chance(1))
    often = play_on(again(Match(RULEBOOK, {"several": True}, 4, 3, owner=1, names="abcd")), Chance(1), 17)
    assert often.record() == plain.record() and render(often.table) == render(plain.table)
    assert len(plain.history) == 3
    with pytest.raises(IllegalMove):
        often.next_hand()


def test_what_the_end_of_the_match_pays_is_in_its_record():
    def settle(T):
        T.pay(T.pots[0], -1, T.dealer, 3, "底池.points", ())
        T.pay(7, 0, 2, 0, "7分", ())

    match = Match(replace(RULEBOOK, session_settle=settle), {}, 4, 1)
    T = match.next_hand()
    T.settle(1)
    match.close_hand()
    assert match.record()["last"] == [
        {"pay": 3, "from": "底池", "to": T.dealer, "as": "底池"},
        {"pay": 7, "from": 0, "to": 2, "as": "点炮"},
    ]
    last = [0] * 4
    for paid in match.last_paid:
        for account, points in ((paid.from_, -paid.points), (paid.to, paid.points)):
            if account >= 0:
                last[account] += points
    assert match.totals == [
        sum(hand) + end for hand, end in zip(zip(*match.history, strict=True), last, strict=True)
    ]
    assert again(match).last_paid[1].points == 7 and match.record()["pots"] == [0]


def test_a_damaged_match_record_is_refused():
    match = Match(RULEBOOK, {}, 4, 3)
    play_on(match, Chance(1))
    good = match.record()
    assert Match.resume(RULEBOOK, good).over
    wrong = [
        {"history": [[1, -1, 0, 0], *good["history"][1:]]},
        {"history": [*good["history"][:-1], [1, -1, 0, 0]]},
        {"totals": [0, 0, 0, 1]},
        {"over": False},
        {"digest": "other"},
        {"options": {"several": 5}},
        {"hand": good["hand"].replace('"discard"', '"discord"', 1)},
        {"hand": 5},
        {"last": [{"pay": 1}]},
    ]
    for change in wrong:
        with pytest.raises(ReplayError):
            Match.resume(RULEBOOK, good | change)
    for key in good:
        with pytest.raises(ReplayError):
            Match.resume(RULEBOOK, {k: v for k, v in good.items() if k != key})
