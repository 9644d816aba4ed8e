"""Views: what a seat sees follows from the rulebook's marks, and nothing hidden reaches it."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from handmade_game import CLAIM_PUNG, FLAG, HIDDEN_KONG, P_TURN, PUNG, RULEBOOK
from mini_game import Claim, opened

from paigui.runtime.api import Table
from paigui.runtime.bots import ready_bot
from paigui.runtime.chance import Chance
from paigui.runtime.errors import IllegalMove
from paigui.runtime.view import view


def to_turn(seed=6, **options):
    T = Table(RULEBOOK, options, seed)
    T.start_hand()
    while T.asking != P_TURN:
        seat, moves = next(iter(T.pending.items()))
        T.apply(seat, moves[-1])
    return T


def test_a_view_is_plain_data_without_copies():
    T = to_turn()
    for seat in (*T.all, None):
        text = json.dumps(view(T, seat), ensure_ascii=False)
        assert "." not in text
        assert json.loads(text) == view(T, seat)


def test_a_seat_sees_its_own_hand_and_counts_of_others():
    T = to_turn()
    seen = view(T, 1)
    assert seen["seats"][1]["hand"] == [T.rulebook.kinds[t // 4] for t in T.seats[1].hand]
    assert [seen["seats"][s]["hand"] for s in (0, 2, 3)] == [len(T.seats[s].hand) for s in (0, 2, 3)]
    assert [isinstance(s["hand"], int) for s in view(T, None)["seats"]] == [True] * 4
    turn = T.turn
    assert view(T, turn)["seats"][turn]["drawn"] is not None
    assert view(T, (turn + 1) % 4)["seats"][turn]["drawn"] is None
    assert seen["wall"] == T.wall.left
    assert seen["zones"]["翻"] == [T.rulebook.kinds[T.hand.z_shown[0] // 4]]
    assert seen["phase"] == "出牌" and seen["pots"] == {"底池": 0}


def test_laid_groups_are_seen_as_they_lie():
    T = to_turn()
    me = T.turn
    for kind, group, n in ((2, PUNG, 3), (3, HIDDEN_KONG, 4)):
        tiles = tuple(kind * 4 + i for i in range(n))
        for tile in tiles:
            T._lift(-1, tile)
            T.seats[me].take(tile)
        T.meld(me, group, tiles)
    other = (me + 1) % 4
    assert [m["tiles"] for m in view(T, other)["seats"][me]["melds"]] == [
        ["三万"] * 3,
        ["四万", None, None, None],
    ]
    assert [m["tiles"] for m in view(T, None)["seats"][me]["melds"]] == [
        ["三万"] * 3,
        ["四万", None, None, None],
    ]
    assert [m["tiles"] for m in view(T, me)["seats"][me]["melds"]] == [["三万"] * 3, ["四万"] * 4]
    groups = tuple(replace(g, laid="hidden") if g.laid == "one" else g for g in RULEBOOK.groups)
    T.rulebook = replace(RULEBOOK, groups=groups)
    assert [m["tiles"] for m in view(T, other)["seats"][me]["melds"]][1] == [None] * 4


def test_state_is_seen_as_marked():
    T = to_turn()
    T.apply(2, (FLAG,))
    T.seats[2].v_let_go = frozenset({5, 1})
    own, others, onlooker = (view(T, seat)["seats"][2]["state"] for seat in (2, 1, None))
    assert own["旗"] is True and own["漏碰"] == ["二万", "六万"] and own["漏胡"] is False
    assert set(others) == {"报"} and set(onlooker) == {"报"}
    assert "幸运" not in view(T, 2)["state"]
    assert view(T, None)["state"] == {"杠数": 0, "连胡": 0}


def test_a_zone_is_seen_by_its_owner_only():
    T = Table(RULEBOOK, {}, 1)
    T.start_hand()
    while any(seat in T.pending for seat in (0, 1, 2)):
        seat = min(T.pending)
        T.apply(seat, T.pending[seat][0])
    T.move((T.seats[3].hand[0],), 3, "z_swap")
    assert view(T, 3)["seats"][3]["zones"]["换"] != 1
    assert view(T, 0)["seats"][3]["zones"]["换"] == 1


def test_moves_are_those_of_the_seat_alone_and_say_what_they_are():
    table = opened([Claim("a", {1: 10}), Claim("b", {2: 10})])
    assert [m["act"] for m in view(table, 1)["moves"]] == ["a", None]
    assert view(table, 1)["moves"][0]["with"] == view(table, 1)["offer"]["tiles"]
    assert [m["act"] for m in view(table, 3)["moves"]] == []
    # Seat 3 cannot tell who is asked.
    other = opened([Claim("a", {2: 10}), Claim("b", {1: 10})])
    assert view(table, 3) == view(other, 3)
    assert view(table, None) == view(other, None)
    T = to_turn()
    said = view(T, T.turn)["moves"][0]
    assert said["label"].startswith("打 ") and said["label_en"].startswith("Discard ")
    assert [m["id"] for m in view(T, T.turn)["moves"]] == list(range(len(T.legal(T.turn))))


def test_an_answer_given_is_not_seen():
    table = opened([Claim("a", {1: 10, 2: 10})])
    before = view(table, 2)
    table.apply(1, table.move_from(1, "pass"))
    assert view(table, 2) == before


def test_bars_are_named_unless_they_read_something_hidden():
    T = to_turn()
    T.note_barred = True
    me, other = T.turn, (T.turn + 2) % 4
    for seat, tile in zip((other, other, me), (20, 21, 22), strict=True):
        T._lift(-1, tile)
        T.seats[seat].take(tile)
    T.apply(other, (FLAG,))
    T.apply(me, T.move_from(me, "打", [22]))
    assert view(T, other)["barred"] == [{"act": "碰", "with": ["六万", ["六万", "六万"]], "bar": "旗不碰"}]
    assert view(T, me)["barred"] == []
    T.rulebook = replace(RULEBOOK, bars=tuple(replace(bar, hidden=True) for bar in RULEBOOK.bars))
    assert [b["bar"] for b in view(T, other)["barred"]] == [None]


def test_an_end_shows_what_it_says():
    for seed in range(30):
        T = Table(RULEBOOK, {}, seed)
        rng = Chance(1)
        T.start_hand()
        while not T.over:
            seat = min(T.pending)
            T.apply(seat, ready_bot(T, seat, rng))
        if T.rulebook.ends[T.ended].name == "胡":
            break
    seen = view(T, None)
    assert seen["end"] == "胡" and seen["over"]
    assert all(isinstance(s["hand"], list) for s in seen["seats"])
    assert seen["wins"][0]["seat"] == T.wins[0].seat and seen["wins"][0]["values"]["番"] >= 1
    assert sum(p["points"] for p in seen["paid"]) > 0
    U = to_turn()
    U.dissolve()
    assert all(isinstance(s["hand"], int) for s in view(U, None)["seats"])


def test_a_move_is_found_by_its_words():
    T = to_turn()
    me = T.turn
    tile = T.seats[me].hand[0]
    assert T.move_from(me, "打", [tile])[0] == 2
    with pytest.raises(IllegalMove, match="several ways"):
        T.move_from(me, "打")
    with pytest.raises(IllegalMove, match="may not do"):
        T.move_from(me, "碰")
    assert CLAIM_PUNG == 5
