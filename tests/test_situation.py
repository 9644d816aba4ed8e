"""Situations: laid, refused, played on by scripts, claimed, won, ended; and cases about them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from handmade_game import RULEBOOK

from paigui.runtime.cases import run_case
from paigui.runtime.errors import OptionError, PaiguiError
from paigui.runtime.situation import LaidTable, SituationError, lay, run, score

READY = "234m 567m 345s 99s 78p"
"""Thirteen tiles that wait for 6p and 9p."""

PAIRS = "1133m 4477p 1199s 6s"


def texts(value: Any) -> Any:
    """The same with every scalar as text, as a YAML reader gives it."""
    if isinstance(value, dict):
        return {str(k): texts(v) for k, v in value.items()}
    if isinstance(value, list):
        return [texts(v) for v in value]
    return str(value).lower() if isinstance(value, bool) else str(value)


def holds(given: dict[str, Any], expect: dict[str, Any], **more: Any) -> None:
    """The case holds, with typed scalars and with texts."""
    case = {"id": "x", "given": given, "expect": expect, **more}
    assert run_case(RULEBOOK, case) == []
    assert run_case(RULEBOOK, texts(case)) == []


def fails(given: dict[str, Any], expect: dict[str, Any], *keys: str) -> None:
    found = run_case(RULEBOOK, {"id": "x", "given": given, "expect": expect})
    assert tuple(m.key for m in found) == keys


def refused(given: dict[str, Any], path: str, *words: str) -> SituationError:
    with pytest.raises(SituationError) as caught:
        run(RULEBOOK, given)
    assert caught.value.path == path
    for word in words:
        assert word in caught.value.en or word in caught.value.zh
    assert caught.value.zh and caught.value.en and caught.value.zh != caught.value.en
    return caught.value


def everything(T: LaidTable) -> list[int]:
    tiles = [*T.wall.tiles[T.wall.head :], *T.aside, *T.hand.z_shown]
    for s in T.seats:
        tiles += [*s.hand, *s.discards, *s.z_swap, *(t for m in s.melds for t in m.tiles)]
    return sorted(tiles)


# ---- laying


def test_every_tile_lies_somewhere() -> None:
    given = {
        "hands": {2: READY},
        "melds": {1: [{"碰": "9p", "from": 3}, {"暗杠": "1m"}]},
        "discards": {0: "1z 2z"},
        "zones": {"换": {2: "5z"}, "翻": "6z 6z"},
        "wall": 20,
        "wall_front": "3m",
        "wall_back": "1s 2s",
        "drawn": {2: "6z"},
    }
    T = lay(RULEBOOK, given)
    assert everything(T) == list(range(136))
    assert T.wall.left == 20
    assert [RULEBOOK.kinds[t // 4] for t in T.wall.front(1)] == ["三万"]
    assert [RULEBOOK.kinds[t // 4] for t in T.wall.back(2)] == ["一索", "二索"]
    kong = T.seats[1].melds[1]
    assert kong.concealed and kong.from_ is None and len(kong.tiles) == 4
    pung = T.seats[1].melds[0]
    assert pung.from_ == 3 and pung.claimed in pung.tiles and not pung.concealed
    assert T.turn == 2 and T.seats[2].drawn is not None
    assert [s.absent for s in T.seats] == [True, False, False, True]


def test_a_laid_wall_is_the_same_each_time() -> None:
    given = {"hands": {2: READY}}
    assert lay(RULEBOOK, given).wall.tiles == lay(RULEBOOK, given).wall.tiles
    assert lay(RULEBOOK, {**given, "wall": 7}).wall.left == 7
    exact = lay(RULEBOOK, {"wall": "1m 2m 3m"})
    assert [RULEBOOK.kinds[t // 4] for t in exact.wall.front(3)] == ["一万", "二万", "三万"]
    assert exact.wall.left == 3


def test_state_is_read_by_its_type() -> None:
    given = {
        "state": {"杠数": 2, "幸运": "5z", "漏碰": {1: "1m 2p"}, "旗": {1: True}, "连胡": 4},
        "hands": {1: READY},
        "dealer": 3,
        "points": [5, 0, -5, 0],
    }
    T = lay(RULEBOOK, given)
    assert T.hand.v_kongs == 2 and T.hand.v_lucky == 31 and T.room.v_streak == 4
    assert T.seats[1].v_let_go == frozenset({0, 10}) and T.seats[1].v_flag is True
    assert T.dealer == 3 and [s.points for s in T.seats] == [5, 0, -5, 0]
    assert lay(RULEBOOK, {"state": {"幸运": "~"}}).hand.v_lucky is None
    holds(given, {"state": given["state"]})
    fails(given, {"state": {"杠数": 3, "漏碰": {1: "1m"}}}, "state.杠数", "state.漏碰.1")


@pytest.mark.parametrize(
    ("given", "path", "words"),
    [
        ({"hands": {0: "11111m"}, "partial": True}, "hands.0", ("only 4", "一万")),
        ({"hands": {0: "111m"}, "discards": {1: "11m"}, "partial": True}, "discards.1", ("hands.0×3",)),
        ({"hands": {0: "123m"}}, "hands.0", ("3 tiles", "13")),
        ({"hands": {0: READY + " 1m"}, "drawn": {0: "2m"}}, "hands.0", ("14 tiles",)),
        ({"hands": {4: READY}}, "hands.4", ("4 seats",)),
        ({"hands": {0: "12x"}}, "hands.0", ("x",)),
        ({"melds": {0: [{"碰": "123m"}]}}, "melds.0.0", ("do not make",)),
        ({"melds": {0: [{"砰": "1m"}]}}, "melds.0.0.砰", ("砰",)),
        ({"melds": {0: [{"顺": "123m"}]}}, "melds.0.0", ("never laid",)),
        ({"melds": {0: [{"碰": "1m", "from": 0}]}}, "melds.0.0.from", ("own tile",)),
        ({"wall": 200}, "wall", ("136",)),
        ({"wall": 1, "wall_front": "1m 2m"}, "wall", ("2 tiles",)),
        ({"zones": {"换换": {0: "1m"}}}, "zones.换换", ("换",)),
        ({"state": {"杠术": 1}}, "state.杠术", ("杠数",)),
        ({"state": {"漏碰": "1m"}}, "state.漏碰", ("mapping",)),
        ({"state": {"杠数": "x"}}, "state.杠数", ("whole number",)),
        ({"state": {"旗": {0: "maybe"}}}, "state.旗.0", ("true",)),
        ({"hand": {0: READY}}, "given.hand", ("hands",)),
        ({"drawn": {0: "1m 2m"}}, "drawn.0", ("one tile",)),
        ({"turn": 9}, "turn", ("seat 9",)),
        ({"phase": "出牌牌"}, "phase", ("出牌",)),
        ({"setup": "deal", "hands": {0: READY}}, "hands", ("setup",)),
        ({"options": {"sevral": True}}, "options.sevral", ("several",)),
        ({"options": {"claim": "neer"}}, "options.claim", ("near",)),
        ({"end": "胡胡"}, "end", ("胡",)),
        ({"script": ["0"]}, "script.0", ("SEAT ACTION",)),
        ({"script": ["0 扣 5m"]}, "script.0", ("扣",)),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], path: str, words: tuple[str, ...]) -> None:
    refused(given, path, *words)


def test_forbidden_options_are_refused_with_their_reason() -> None:
    with pytest.raises(OptionError, match="unlucky"):
        lay(RULEBOOK, {"options": {"several": "true", "deep": "13"}})
    case = {"id": "x", "options": {"several": True, "deep": 13}, "given": {}, "expect": {"refused": True}}
    assert run_case(RULEBOOK, case) == []
    found = run_case(RULEBOOK, {**case, "options": {}})
    assert [m.key for m in found] == ["refused"]


# ---- scripts


def test_a_discard_is_offered() -> None:
    given = {"hands": {2: READY, 3: "99p 24p 68s 1234z 5m 1s 3m"}, "script": ["0 打 9p"]}
    holds(given, {"legal": {2: ["点炮"], 3: ["碰"]}, "turn": 0, "left": 136 - 26 - 1})
    fails(given, {"legal": {2: ["点炮"]}}, "legal.3")
    fails(given, {"legal": {2: ["碰"], 3: ["碰"]}}, "legal.2")


def test_tiles_drawn_are_those_the_script_needs() -> None:
    script = ["0 打 6p", "2 pass", "1 打 1z", "2 draw 9p"]
    outcome = run(RULEBOOK, {"hands": {2: READY}, "script": script})
    T = outcome.after
    assert T.turn == 2 and RULEBOOK.kinds[T.seats[2].drawn // 4] == "九筒"
    assert everything(T) == list(range(136))
    holds({"hands": {2: READY}, "script": script}, {"legal": {2: ["自摸"]}, "discards": {0: "6p", 1: "1z"}})
    holds({"hands": {2: READY}, "script": [*script, "2 自摸"]}, {"points": [-2, -2, 6, -2], "end": "胡"})


def test_needed_tiles_come_from_those_set_aside() -> None:
    outcome = run(
        RULEBOOK, {"hands": {2: READY}, "wall": 4, "script": ["0 打 6p", "2 过", "1 打 1z", "2 摸 9p"]}
    )
    assert outcome.after.wall.left == 2
    assert everything(outcome.after) == list(range(136))


def test_offers_are_passed_where_the_game_must_go_on() -> None:
    given = {"hands": {3: "99p 24p 68s 1234z 5m 1s 3m"}, "script": ["0 打 9p", "1 打 1s", "2 打 2s"]}
    holds(given, {"turn": 3, "state": {"漏碰": {3: []}}, "hands": {3: 14}})
    given["script"] = ["0 打 9p", "1 打 9p"]
    holds(given, {"legal": {}, "barred": {3: {"碰": "漏碰"}}, "state": {"漏碰": {3: "9p"}}, "turn": 2})


def test_a_kong_draws_from_the_tail_what_the_script_needs() -> None:
    given = {
        "hands": {1: "555m 234p 678p 55s 67s"},
        "script": ["1 draw 5m", "1 暗杠 5m", "1 打 3z"],
    }
    holds(given, {"melds": {1: [{"暗杠": "5m"}]}, "discards": {1: "3z"}, "state": {"杠数": 1}})


def test_an_absent_seat_adds_to_its_pung_and_is_robbed() -> None:
    given = {
        "hands": {2: READY},
        "melds": {1: [{"碰": "6p", "from": 0}]},
        "script": ["1 补杠 6p"],
        "claims": {2: "抢杠"},
    }
    holds(given, {"legal": {2: ["抢杠"]}, "points": [0, -3, 3, 0], "resolved": {"seat": 2, "action": "抢杠"}})


def test_anytime_actions_stand_in_scripts() -> None:
    given = {"hands": {2: "55m 24p 68s 1234z 9m 9p 9s"}, "script": ["2 旗", "0 打 5m"]}
    holds(given, {"legal": {}, "barred": {2: {"碰": "旗不碰"}}, "can": {2: {"旗": True}}})
    holds(
        {**given, "script": ["2 旗", "2 旗", "0 打 5m"]},
        {"legal": {2: ["碰"]}, "moves": {2: {"碰": ["55m"]}}},
    )


def test_a_line_that_is_not_legal_tells_what_is() -> None:
    given = {"hands": {2: READY, 3: "55m 24p 68s 1234z 9m 9p 9s"}}
    refused({**given, "script": ["0 打 5m", "2 点炮"]}, "script.1", "点炮")
    refused({**given, "script": ["0 打 5m", "3 碰", "1 打 2z"]}, "script.2", "seat 1", "打")
    pair = {"hands": {3: "11z 24p 68s 234z 5m 9m 9p 9s"}}
    refused({**pair, "script": ["0 打 1z", "3 pass", "1 打 1z", "3 碰"]}, "script.3", "漏碰")
    error = refused({**given, "state": {"旗": {3: True}}, "script": ["0 打 5m", "3 碰"]}, "script.1")
    assert "碰" in error.zh
    refused({**given, "script": ["0 打 5m", "2 draw 1z"]}, "script.1", "seat 1")
    refused({"hands": {2: "1111z " + READY[5:]}, "script": ["0 打 1z"]}, "script.0", "only 4")
    refused({"hands": {2: READY}, "script": ["2 draw 9p", "2 打 1z"]}, "script.1", "打")


# ---- claims


def test_claims_are_answered_all_at_once() -> None:
    given = {
        "hands": {1: READY, 2: "99p 24p 68s 1234z 5m 1s 3m", 3: READY},
        "script": ["0 打 9p"],
        "claims": {1: "点炮", 2: "碰", 3: "点炮"},
    }
    holds(
        given,
        {
            "legal": {1: ["点炮"], 2: ["碰"], 3: ["点炮"]},
            "resolved": {"seat": 1, "action": "点炮"},
            "winners": [1],
            "points": [-3, 3, 0, 0],
        },
    )
    both = [{"seat": 1, "action": "点炮"}, {"seat": 3, "action": "点炮"}]
    holds(given, {"resolved": both, "points": [-6, 3, 0, 3]}, options={"several": True})
    holds(
        {**given, "claims": {2: "碰 99p"}},
        {"resolved": {"seat": 2, "action": "碰"}, "end": "none", "turn": 2},
    )
    holds({**given, "claims": {1: "pass"}}, {"resolved": [], "winners": []})
    refused({**given, "claims": {1: "碰"}}, "claims.1", "点炮")
    refused({**given, "claims": {1: "和"}}, "claims.1")


def test_seats_are_asked_in_order_in_an_each_phase() -> None:
    hands = {0: "111m 24p 68s 1234z 9p", 1: "333m 24p 68s 1234z 9p", 2: READY}
    given = {"partial": True, "hands": hands, "dealer": 1, "phase": "起手", "turn": 1}
    holds(
        {**given, "claims": {1: "pass", 0: "报三"}},
        {"legal": {1: ["报三"]}, "paid": {"报三": [3, -1, -1, -1]}},
    )
    holds({**given, "claims": {1: "报三"}}, {"points": [-1, 3, -1, -1], "pending": [0]})
    refused({**given, "claims": {2: "报三"}}, "claims.2", "not asked")


# ---- wins and ends


def test_a_win_is_reached_as_the_game_reaches_it() -> None:
    won = {"hands": {2: READY}, "win": {"seat": 2, "tile": "9p", "by": "点炮", "from": 1}}
    holds(won, {"wins": True, "values": {2: {"番": 1}}, "points": [0, -3, 3, 0], "end": "胡", "dealer": 1})
    own = {"hands": {2: READY}, "win": {"seat": 2, "tile": "6p", "by": "自摸"}}
    holds(own, {"points": [-2, -2, 6, -2], "patterns": {2: []}, "shape": {2: "标准"}})
    robbed = {
        "hands": {2: READY},
        "melds": {1: [{"碰": "6p", "from": 0}]},
        "win": {"seat": 2, "tile": "6p", "by": "抢杠", "from": 1},
    }
    holds(robbed, {"points": [0, -3, 3, 0], "melds": {1: [{"碰": "6p"}]}, "winners": [2]})


def test_a_dealt_hand_wins_as_it_stands() -> None:
    given = {"hands": {0: READY + " 9p"}, "win": {"seat": 0, "by": "自摸"}}
    holds(given, {"wins": True, "points": [6, -2, -2, -2], "dealer": 0})
    holds({**given, "win": {"seat": 0, "by": "自摸", "tile": "9p"}}, {"points": [6, -2, -2, -2]})
    refused({**given, "win": {"seat": 0, "by": "自摸", "tile": "1p"}}, "win.tile", "full")


def test_melds_count_and_need_no_wall() -> None:
    given = {
        "hands": {2: "999s 44m 66p"},
        "melds": {2: [{"碰": "3m", "from": 0}, {"明杠": "7p", "from": 3}]},
        "wall": 0,
        "win": {"seat": 2, "tile": "4m", "by": "点炮", "from": 1},
    }
    holds(given, {"patterns": {2: {"碰碰胡": 2}}, "values": {2: {"番": 2}}, "points": [0, -6, 6, 0]})


def test_several_seats_win_together() -> None:
    given = {
        "hands": {1: READY, 3: PAIRS[:-2] + "9p"},
        "wins": [
            {"seat": 1, "tile": "9p", "by": "点炮", "from": 2},
            {"seat": 3, "tile": "9p", "by": "点炮", "from": 2},
        ],
    }
    holds(
        given,
        {"winners": [1, 3], "patterns": {1: [], 3: ["七对"]}, "points": [0, 3, -9, 6]},
        options={"several": True},
    )
    case = {"id": "x", "given": given, "expect": {"winners": [1, 3]}}
    assert [m.key for m in run_case(RULEBOOK, case)] == ["win"]


def test_a_win_that_cannot_be_made() -> None:
    given = {"hands": {2: READY}, "win": {"seat": 2, "tile": "1p", "by": "点炮", "from": 1}}
    holds(given, {"wins": False})
    fails(given, {"wins": True}, "wins")
    fails(given, {"points": [0, 0, 0, 0]}, "win")
    barred = {**given, "win": {**given["win"], "tile": "9p"}, "state": {"漏胡": {2: True}}}
    outcome = run(RULEBOOK, barred)
    assert not outcome.won and "漏胡" in outcome.refusal
    refused({**given, "win": {**given["win"], "by": "碰"}}, "win.by", "点炮")
    refused({**given, "win": {**given["win"], "from": 2}}, "win.from")


def test_a_script_may_lead_to_a_win() -> None:
    given = {
        "hands": {2: READY, 3: "99p 24p 68s 1234z 5m 1s 3m"},
        "script": ["0 打 9p"],
        "win": {"seat": 2, "tile": "9p", "by": "点炮", "from": 0},
    }
    holds(given, {"legal": {2: ["点炮"], 3: ["碰"]}, "points": [-3, 0, 3, 0]})


def test_ends() -> None:
    holds({"end": "流局"}, {"end": "流局", "paid": {"底池": [0, -1, -1, -1]}, "dealer": 1, "over": True})
    holds({"end": "解散", "dealer": 3}, {"points": [0, 0, 0, 0], "dealer": 0})
    wall = {"wall": 0, "turn": 0, "drawn": {0: "1z"}, "script": ["0 打 1z"]}
    holds(wall, {"end": "流局", "left": 0})
    fails(wall, {"end": "none"}, "end")


def test_the_next_dealer_of_known_winners() -> None:
    holds({"dealer": 2, "winners": [2]}, {"dealer": 2})
    holds({"dealer": 2, "winners": []}, {"dealer": 3})


def test_a_real_deal() -> None:
    given = {"setup": "deal", "owner": 2}
    holds(given, {"tiles": 136, "left": 136 - 53, "hands": {0: 13, 2: 13}, "dealer": 2, "phase": "换牌"})
    deal = {"setup": "deal", "wall_back": "6z 5z", "wall_front": "1m 1m 1m 1m"}
    holds(deal, {"zones": {"翻": "6z"}, "left": 136 - 53, "hands": {0: 13}})
    T = run(RULEBOOK, deal).after
    assert [t // 4 for t in T.seats[0].hand[:4]] == [0, 0, 0, 0] and T.wall.back(1)[0] // 4 == 31


def test_what_a_seat_sees() -> None:
    given = {
        "hands": {1: READY[5:]},
        "melds": {1: [{"暗杠": "6p"}]},
        "zones": {"换": {1: "1z"}},
        "partial": True,
    }
    holds(given, {"shown": {0: {1: {"melds": ["6p ? ? ?"], "hand": 10, "换": 1}}, 1: {1: {"换": "1z"}}}})
    fails(given, {"shown": {0: {1: {"melds": ["6p 6p 6p 6p"]}}}}, "shown.0.1.melds")
    holds(given, {"seen": {0: {"turn": 0, "seats": {1: {"hand": 10}}}}})
    fails(given, {"seen": {0: {"seats": {1: {"hand": 11}}}}}, "seen.0.seats.1.hand")


def test_waits_and_choices() -> None:
    holds({"hands": {2: READY}}, {"waits": {2: "69p"}})
    given = {"hands": {2: READY}, "drawn": {2: "1z"}}
    holds(given, {"moves": {2: {"打": "234m 567m 345s 9s 78p 1z"}}, "legal": {}})
    fails(given, {"moves": {2: {"打": "234m"}}}, "moves.2.打")


# ---- cases


def test_case_forms_are_checked() -> None:
    def keys(case: dict[str, Any]) -> list[str]:
        return [m.key for m in run_case(RULEBOOK, case)]

    assert keys({"id": "x", "given": {}, "expect": {}}) == ["case"]
    assert keys({"id": "x", "given": {}, "expect": {"pionts": []}}) == ["case"]
    assert keys({"id": "x", "gven": {}, "expect": {"left": 136}}) == ["case"]
    assert keys({"id": "x", "given": {}, "expect": {"legal": {0: ["点跑"]}}}) == ["case"]
    assert keys({"id": "x", "given": {"hands": {0: "1m"}}, "expect": {"left": 1}}) == ["given"]
    wrong = {"id": "x", "given": {}, "expect": {"left": 1}}
    assert keys(wrong) == ["left"] and keys({**wrong, "bug": "known"}) == []
    assert keys({"id": "x", "bug": "known", "given": {}, "expect": {"left": 136}}) == ["bug"]
    (found,) = run_case(RULEBOOK, wrong)
    assert found.text() == "left: expected 1, got 136" and "应为 1" in found.text("zh")


def test_the_schema_accepts_what_the_reader_accepts() -> None:
    path = Path(__file__).parents[1] / "grammar" / "situation.schema.json"
    schema = json.loads(path.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    case = {
        "id": "A-1",
        "title": "t",
        "clause": ["T-1"],
        "reading": ["TA-1"],
        "options": {"several": True},
        "given": {
            "hands": {"1": READY},
            "melds": {"2": [{"碰": "1m", "from": 3}]},
            "state": {"漏碰": {"1": "1m"}, "杠数": 1},
            "zones": {"换": {"1": "1z"}, "翻": "2z"},
            "script": ["0 打 9p"],
            "claims": {"1": "点炮"},
            "winners": [1],
        },
        "expect": {
            "legal": {"1": ["点炮"]},
            "points": [-3, 3, 0, 0],
            "shown": {"0": {"1": {"melds": ["?"]}}},
        },
    }
    assert list(validator.iter_errors([case])) == []
    assert list(validator.iter_errors({"cases": [texts(case)]})) == []
    assert list(validator.iter_errors(case["given"])) == []
    assert list(validator.iter_errors([{**case, "expect": {"pionts": []}}]))
    assert list(validator.iter_errors([{**case, "given": {"hand": {}}}]))


def test_score_answers_with_plain_data() -> None:
    given = {"hands": {2: READY}, "win": {"seat": 2, "tile": "9p", "by": "点炮", "from": 1}}
    answer = score(RULEBOOK, given)
    assert answer["won"] and answer["over"] and answer["settlement"]["points"] == [0, -3, 3, 0]
    assert json.loads(json.dumps(answer, ensure_ascii=False)) == answer
    no = score(RULEBOOK, {**given, "win": {**given["win"], "tile": "1p"}}, lang="en")
    assert not no["won"] and "点炮" in no["reason"]["zh"] and no["lines"][0] == no["reason"]["en"]


def test_offers_without_a_way_there_are_opened_directly() -> None:
    def nothing(T: Any, me: int, out: Any, why: Any) -> None:
        return None

    actions = list(RULEBOOK.actions)
    actions[2] = replace(actions[2], legal=nothing)
    book = replace(RULEBOOK, actions=tuple(actions))
    given = {"hands": {2: READY}, "win": {"seat": 2, "tile": "9p", "by": "点炮", "from": 1}}
    try:
        outcome = run(book, given)
    except PaiguiError as fault:  # pragma: no cover - the message is the point of the failure
        pytest.fail(str(fault))
    assert outcome.won and [s.points for s in outcome.after.seats] == [0, -3, 3, 0]


def flowered() -> Any:
    """The same game with two flowered copies of 一万 (and 二万 flowered throughout)."""
    finish = [0] * 136
    finish[0] = finish[1] = 1
    finish[4:8] = [1, 1, 1, 1]
    faces = tuple(t // 4 * 2 + finish[t] for t in range(136))
    return replace(RULEBOOK, finishes=("花",), finish_of=tuple(finish), face_of=faces)


def test_finishes_choose_the_copy() -> None:
    book = flowered()
    T = lay(book, {"partial": True, "hands": {0: "1m 1*m", 1: "一万 一万*"}, "discards": {2: "2m"}})
    for s in (0, 1):
        assert sorted(book.finish_of[t] for t in T.seats[s].hand) == [0, 1]
    assert T.seats[2].discards[0] // 4 == 1
    with pytest.raises(SituationError, match="there are only 2 of 一万"):
        lay(book, {"partial": True, "hands": {0: "111m"}})
    with pytest.raises(SituationError, match=r"only 2 of 一万\*"):
        lay(book, {"partial": True, "hands": {0: "1*1*1*m"}})
    kong = lay(book, {"melds": {0: [{"暗杠": "1m"}]}}).seats[0].melds[0]
    assert sorted(kong.tiles) == [0, 1, 2, 3]
    case = {"id": "x", "given": {"partial": True, "hands": {0: "1m 1*m"}}, "expect": {"hands": {0: "1*1m"}}}
    assert run_case(book, case) == []
    assert [m.key for m in run_case(book, {**case, "expect": {"hands": {0: "11m"}}})] == ["hands.0"]
    counts = {"expect": {"copies": {"1m": 2, "一万*": 2, "2*m": 4, "3m": 4}, "red": []}}
    assert run_case(book, {**case, **counts}) == []
    red = replace(book, red=frozenset({31, 0}))
    assert run_case(red, {**case, "expect": {"red": ["中", "1m"]}}) == []
    assert [m.key for m in run_case(red, {**case, **counts})] == ["red"]


def test_chance_may_be_named() -> None:
    def lucky(*chance: object) -> LaidTable:
        return lay(RULEBOOK, {"chance": list(chance)})

    assert lucky("5z").hand.v_lucky == 31 and lucky(7).hand.v_lucky == 7 and lucky("7").hand.v_lucky == 7
    with pytest.raises(SituationError, match="chance cannot give 99"):
        lucky(99)


JUNK: tuple[Any, ...] = (None, "", "x", -1, 99, [], {}, [1, [2]], {"a": {"b": 1}}, True, "1m 1m", ["0"])


def damaged(value: Any) -> list[Any]:
    """The value with every part of it in turn replaced by every sort of junk."""
    out: list[Any] = list(JUNK)
    if isinstance(value, dict):
        for key in value:
            out += [{**value, key: bad} for bad in damaged(value[key])]
    if isinstance(value, list):
        for i, entry in enumerate(value):
            out += [[*value[:i], bad, *value[i + 1 :]] for bad in damaged(entry)]
    return out


def test_damaged_input_is_refused_and_never_crashes() -> None:
    laid: dict[str, Any] = {
        "options": {"several": True},
        "owner": 1,
        "points": [0, 0, 0, 0],
        "hands": {2: READY},
        "melds": {1: [{"碰": "6p", "from": 0, "tile": "6p"}]},
        "discards": {0: "1z"},
        "zones": {"换": {2: "5z"}, "翻": "6z"},
        "state": {"杠数": 1, "幸运": "5z", "漏碰": {1: "1m"}},
        "turn": 1,
        "phase": "出牌",
        "wall": 40,
        "wall_back": "9m",
        "script": ["1 补杠 6p"],
        "claims": {2: "抢杠"},
    }
    won = {"hands": {2: READY}, "wins": [{"seat": 2, "tile": "9p", "by": "点炮", "from": 1}], "chance": [3]}
    expect = {
        "legal": {2: ["抢杠"]},
        "moves": {2: {"抢杠": "6p"}},
        "can": {2: {"旗": True}},
        "barred": {2: {"抢杠": "漏胡"}},
        "resolved": {"seat": 2, "action": "抢杠"},
        "values": {2: {"番": 1}},
        "patterns": {2: {"七对": 2}},
        "shape": {2: "标准"},
        "winners": [2],
        "points": [0, 0, 0, 0],
        "paid": {"点炮": [0, 0, 0, 0]},
        "end": "胡",
        "state": {"杠数": 1},
        "zones": {"换": {2: "5z"}},
        "hands": {2: READY},
        "melds": {1: [{"碰": "6p"}]},
        "shown": {0: {1: {"melds": ["6p"]}}},
        "seen": {0: {"turn": 1}},
        "copies": {"1m": 4},
    }
    holds(laid, {"winners": [2]})
    cases = [{"id": "x", "given": given, "expect": {"left": 1}} for given in (*damaged(laid), *damaged(won))]
    cases += [{"id": "x", "given": laid, "expect": bad} for bad in damaged(expect)]
    for case in cases:
        found = run_case(RULEBOOK, case)
        assert all(m.key and m.text("zh") for m in found), case
