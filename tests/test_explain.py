"""What people are told about a scored hand and its payments."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from typing import Any

from handmade_game import RULEBOOK

from paigui.runtime.contract import Mark
from paigui.runtime.explain import explain, plain, settlement_data, settlement_lines, win_data
from paigui.runtime.situation import run
from paigui.runtime.wording import number

PUNGS: dict[str, Any] = {
    "hands": {2: "999s 44m 66p"},
    "melds": {2: [{"碰": "3m", "from": 0}, {"明杠": "7p", "from": 3}]},
    "win": {"seat": 2, "tile": "4m", "by": "点炮", "from": 1},
}

MARKED = replace(
    RULEBOOK,
    patterns=(
        replace(RULEBOOK.patterns[0], mark=Mark(clause=("C-1",), en="All pungs")),
        RULEBOOK.patterns[1],
    ),
    payments=(
        replace(RULEBOOK.payments[0], mark=Mark(clause=("C-9", "C-10"), reading=("CA-2",))),
        *RULEBOOK.payments[1:],
    ),
)


def test_a_win_in_data() -> None:
    T = run(MARKED, PUNGS).after
    data = win_data(T, T.wins[0])
    assert data["won"] and (data["seat"], data["by"], data["tile"], data["from"]) == (2, "点炮", "四万", 1)
    assert data["shape"] == "标准"
    groups = {(g["group"], g["tiles"][0]): g for g in data["groups"]}
    assert groups["碰", "三万"]["laid"] and groups["碰", "三万"]["from"] == 0
    assert len(groups["明杠", "七筒"]["tiles"]) == 4
    assert groups["刻", "四万"]["won"] and not groups["刻", "四万"]["concealed"]
    assert not groups["刻", "九索"]["won"] and groups["刻", "九索"]["concealed"]
    assert data["patterns"] == [
        {"name": "碰碰胡", "en": "All pungs", "amounts": {"倍": 2}, "clause": ["C-1"], "reading": []}
    ]
    assert data["values"] == [{"name": "番", "en": "", "value": 2, "unit": "", "clause": [], "reading": []}]
    assert data["notation"]["七筒"] == "7p"


def test_a_settlement_in_data() -> None:
    T = run(MARKED, PUNGS).after
    data = settlement_data(T)
    assert json.loads(json.dumps(data)) == data
    assert data["end"] == "胡" and data["points"] == [0, -6, 6, 0] and data["pots"] == {"底池": 0}
    (paid,) = data["transfers"]
    assert (paid["from"], paid["to"], paid["points"], paid["reason"]) == (1, 2, 6, "点炮")
    assert paid["formula"] == "3分 * w.番" and paid["operands"] == [{"name": "w.番", "value": 2}]
    assert paid["clause"] == ["C-9", "C-10"] and paid["reading"] == ["CA-2"]


def test_lines_in_both_languages() -> None:
    T = run(MARKED, PUNGS).after
    zh = explain(T)
    assert zh[0] == "2 号位 点炮 四万（1 号位的牌）"
    assert "碰 三万 三万 三万（已摆，来自 0 号位）" in zh[1]
    assert "刻 四万 四万 四万（成和）" in zh[1]
    assert "  碰碰胡  2倍〔C-1〕" in zh
    assert "  1 号位 → 2 号位  6分  点炮〔C-9、C-10、CA-2〕 = 3分 * w.番（w.番 = 2）" in zh
    assert zh[-1] == "合计: 0: 0  1: -6  2: +6  3: 0"
    en = explain(T, "en")
    assert en[0] == "seat 2 wins by 点炮 4m (from seat 1)"
    assert "碰 3m 3m 3m (laid, from seat 0)" in en[1]
    assert "  碰碰胡 (All pungs)  2倍  [C-1]" in en
    assert "  seat 1 → seat 2  6 points  点炮  [C-9, C-10, CA-2] = 3分 * w.番 (w.番 = 2)" in en


def test_english_titles_stand_beside_names() -> None:
    groups = tuple(replace(g, mark=Mark(en="Pung")) if g.name == "碰" else g for g in RULEBOOK.groups)
    actions = tuple(replace(a, mark=Mark(en="Ron")) if a.name == "点炮" else a for a in RULEBOOK.actions)
    ends = (replace(RULEBOOK.ends[0], mark=Mark(en="Won")), *RULEBOOK.ends[1:])
    T = run(replace(RULEBOOK, groups=groups, actions=actions, ends=ends), PUNGS).after
    en = explain(T, "en")
    assert en[0] == "seat 2 wins by 点炮 (Ron) 4m (from seat 1)"
    assert "Pung 3m 3m 3m (laid, from seat 0)" in en[1] and "end: 胡 (Won)" in en
    assert explain(T)[0] == "2 号位 点炮 四万（1 号位的牌）"


def test_pots_and_hands_without_a_win() -> None:
    drawn = explain(run(RULEBOOK, {"end": "流局"}).after, "en")
    assert "  seat 1 → 底池  1 points  底池 = 1分" in drawn and drawn[-1] == "底池: +3"
    nobody = explain(run(RULEBOOK, {"end": "解散"}).after)
    assert "没有人付分" in nobody
    open_ = explain(run(RULEBOOK, {"turn": 0}).after, "en")
    assert "the hand is not over" in open_


def test_losers_are_told_where_the_rulebook_scores_them() -> None:
    standard = RULEBOOK.shapes[0]
    parts = (replace(standard.parts[0], count=None),)
    losing = replace(standard, name="散牌", parts=parts, loose=True)
    score = replace(RULEBOOK.score, losers=(len(RULEBOOK.shapes),))
    book = replace(RULEBOOK, shapes=(*RULEBOOK.shapes, losing), score=score)
    given = {**PUNGS, "hands": {2: "999s 44m 66p", 3: "111z 2z 4p 6p 8p 1m 3m 5m 7m 2s 5s"}}
    data = settlement_data(run(book, given).after)
    (other,) = data["others"]
    assert other["seat"] == 3 and not other["won"] and other["by"] is None and other["shape"] == "散牌"
    assert [g["tiles"] for g in other["groups"]] == [["东", "东", "东"]] and len(other["loose"]) == 10
    lines = settlement_lines(data)
    assert "3 号位未胡" in lines and any("散张" in line for line in lines)
    covered = run(replace(book, ends=tuple(replace(end, shows=()) for end in book.ends)), given).after
    assert settlement_data(covered)["others"] == []
    assert not any("散张" in line for line in explain(covered))
    assert settlement_data(covered, hidden=True)["others"] == [other]
    assert any("散张" in line for line in explain(covered, hidden=True))


def test_wild_tiles_tell_what_they_play() -> None:
    T = run(RULEBOOK, PUNGS).after
    win = T.wins[0]
    group = win.best.groups[-1]
    group.plays = (5, *group.plays[1:])
    told = settlement_lines({**settlement_data(T), "transfers": []})
    assert any("九索→六万 九索 九索" in line for line in told)
    told = settlement_lines(settlement_data(T), "en")
    assert any("9s→6m 9s 9s" in line for line in told)


def test_amounts_and_values_as_plain_data() -> None:
    assert number(Fraction(6, 2)) == 3 and number(Fraction(1, 2)) == "1/2" and number(7) == 7
    assert plain((1, frozenset({3, 2}), Fraction(1, 2))) == [1, [2, 3], "1/2"]
