"""Nothing a seat is told depends on tiles it has never seen: not its view, moves, bars or record."""

from __future__ import annotations

from dataclasses import replace

import pytest
from handmade_game import CLAIM_PUNG, HIDDEN_KONG, P_TURN, RULEBOOK, pung_legal

from paigui.runtime import log
from paigui.runtime.api import Table
from paigui.runtime.bots import random_bot, ready_bot
from paigui.runtime.chance import Chance
from paigui.runtime.loader import bundled, game
from paigui.runtime.secrecy import change, knows, other_world, relabelled, seen_tiles
from paigui.runtime.view import sees, view


def worlds(book, bot, seed, hands=2, every=3, **options):
    """``(table, seat, change, other world or None)`` at every third decision, for the seat that decides."""
    T = Table(book, options, seed)
    T.note_barred = True
    rng, mixing = Chance(seed), Chance(7)
    for _ in range(hands):
        T.start_hand()
        made = 0
        while not T.over:
            seat = rng.pick(sorted(T.pending))
            made += 1
            if made % every == 0:
                changed = change(T, seat, mixing)
                yield T, seat, changed, other_world(T, seat, changed)
            T.apply(seat, bot(T, seat, rng))


def told(book, bot=random_bot, seed=9, **options):
    """``(other worlds reached, those that the seat could tell from its own)``."""
    played = worlds(book, bot, seed, **options)
    reached = [(knows(T, seat), knows(twin, seat)) for T, seat, _, twin in played if twin]
    return len(reached), sum(ours != theirs for ours, theirs in reached)


@pytest.mark.parametrize("bot", [random_bot, ready_bot])
def test_what_a_seat_is_told_is_the_same_in_every_world_it_cannot_tell_apart(bot):
    reached, different = told(RULEBOOK, bot, several=True)
    assert reached >= 20 and different == 0


@pytest.mark.parametrize("name", bundled())
def test_bundled_games_keep_hidden_tiles_hidden(name):
    reached = 0
    for T, seat, changed, twin in worlds(game(name), ready_bot, 3, every=4):
        for other in T.all:
            mine = change(T, other, Chance(other))
            assert table_of(T, other) == table_of(relabelled(T, mine), other)
        if twin is not None:
            reached += 1
            assert changed and knows(T, seat) == knows(twin, seat)
    assert reached


def table_of(T, seat):
    return {key: value for key, value in view(T, seat).items() if key not in ("moves", "barred")}


@pytest.mark.parametrize("name", bundled())
def test_state_marked_hidden_does_not_show(name):
    T = Table(game(name), {}, 5)
    T.start_hand()
    hidden = [var for var in T.rulebook.state if var.see != "all"]
    for var in hidden:
        holders = T.seats if var.scope == "seat" else [T.hand if var.scope == "hand" else T.room]
        for owner, holder in enumerate(holders):
            onlookers = [s for s in T.all if not sees(T, var.see, owner if var.scope == "seat" else -1, s)]
            before = [view(T, seat) for seat in onlookers]
            kept = getattr(holder, var.attr)
            setattr(holder, var.attr, object())
            after = [table_of(T, seat) for seat in onlookers]
            setattr(holder, var.attr, kept)
            assert [
                {k: v for k, v in seen.items() if k not in ("moves", "barred")} for seen in before
            ] == after


def test_other_worlds_differ_in_hidden_tiles_and_nothing_else():
    differed = 0
    for T, seat, changed, twin in worlds(RULEBOOK, ready_bot, 4):
        assert not seen_tiles(T, seat) & {old for old, new in changed.items() if old != new}
        assert sorted(changed) == sorted(changed.values())
        if twin is not None:
            assert [t // 4 for t in twin.seats[seat].hand] == [t // 4 for t in T.seats[seat].hand]
            assert [len(s.hand) for s in twin.seats] == [len(s.hand) for s in T.seats]
            differed += any(twin.seats[s].hand != T.seats[s].hand for s in T.all)
    assert differed


def test_a_public_mark_on_what_comes_from_hidden_tiles_is_found():
    state = tuple(replace(var, see="all") if var.name == "漏碰" else var for var in RULEBOOK.state)
    reached, different = told(replace(RULEBOOK, state=state), ready_bot, hands=6)
    assert reached and different


def test_a_guard_that_reads_another_hand_is_found():
    def curious(T, me, out, why):
        if sum(T.seats[T.ahead(me, 1)].hand) % 2:
            pung_legal(T, me, out, why)

    actions = tuple(
        replace(action, legal=curious) if at == CLAIM_PUNG else action
        for at, action in enumerate(RULEBOOK.actions)
    )
    reached, different = told(replace(RULEBOOK, actions=actions), hands=8)
    assert reached and different


def test_a_record_that_tells_others_tiles_is_found(monkeypatch):
    monkeypatch.setattr(log._Writer, "_sees", lambda self, seat: True)
    reached, different = told(RULEBOOK)
    assert reached and different


def test_a_group_face_down_changes_its_kind():
    groups = tuple(replace(g, laid="hidden") if g.laid == "one" else g for g in RULEBOOK.groups)
    T = Table(replace(RULEBOOK, groups=groups), {}, 6)
    T.start_hand()
    while T.asking != P_TURN:
        seat, moves = next(iter(T.pending.items()))
        T.apply(seat, moves[-1])
    me = T.turn
    other = (me + 1) % 4
    kind = next(k for k in range(34) if not seen_tiles(T, other) & set(range(4 * k, 4 * k + 4)))
    tiles = tuple(range(4 * kind, 4 * kind + 4))
    for tile in tiles:
        T._lift(-1, tile)
        T.seats[me].take(tile)
    T.meld(me, HIDDEN_KONG, tiles)
    changed = change(T, other, Chance(2))
    twin = relabelled(T, changed)
    assert twin.seats[me].melds[-1].kind != kind and len(set(twin.seats[me].melds[-1].plays)) == 1
    assert T.seats[me].melds[-1].kind == kind
    assert table_of(T, other) == table_of(twin, other)
    assert set(tiles) <= seen_tiles(T, me)
