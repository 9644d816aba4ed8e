"""Riichi hands against the package ``mahjong``: a sample of what ``make oracle`` compares in full."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from paigui.runtime.contract import Rulebook

pytest.importorskip("mahjong")
from oracle.riichi import Report, compare, compiled, run_all
from oracle.riichi_hands import STYLES, Hand, make

HANDS = 600

WRONG = {
    "pinfu is two han": ("patterns: {平和: {番: 2}}", "平和"),
    "closed waits bring nothing": ('define: {"单听(g group)": {is: g is 顺 and g is 刻}}', ""),
    "yakuman always count double": ("define: {役满数(n int): {is: n}}", ""),
    "the dealer pays once": ('define: {"该付(s seat, w seat, p 点)": {is: 进百(p)}}', ""),
}
"""Rulebooks with a fault: what is wrong with them -> what they override, a pattern of the differences."""


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return compiled()


def some(seed: int, hands: int) -> Iterator[Hand]:
    return (make(Random(f"{seed}/{i}")) for i in range(hands))


def test_a_sample_agrees(book: Rulebook) -> None:
    report = run_all(book, HANDS, seed=7)
    assert report.unexplained == []
    assert set(report.rulings) == {"连风对", "役满上限"}
    assert report.won > HANDS * 0.8
    assert len(report.patterns) > 40


@pytest.mark.parametrize("fault", WRONG)
def test_a_faulty_rulebook_is_found_out(fault: str, tmp_path: Path) -> None:
    said, pattern = WRONG[fault]
    path = tmp_path / "faulty.yaml"
    head = "paigui: 1\nid: faulty\nversion: 1\ntitle: faulty\nextends: [riichi]\noverride:\n"
    path.write_text(f"{head}  {said}\n", encoding="utf-8")
    wrong = compiled(path)
    report = Report()
    for hand in some(3, 250):
        compare(wrong, hand, report)
    assert report.unexplained
    told = report.unexplained[0]
    assert told.startswith("ours:") and "theirs:" in told and "given:" in told
    assert all(pattern in difference for difference in report.unexplained)


def test_hands_are_the_same_for_a_seed() -> None:
    assert [h.case() for h in some(2, 20)] == [h.case() for h in some(2, 20)]


def test_every_style_and_circumstance_is_drawn() -> None:
    drawn = list(some(4, 3000))
    assert {h.style for h in drawn} == set(STYLES)
    assert set().union(*(h.flags for h in drawn)) == {"立直", "双立直", "一发", "岭上", "海底", "天地"}
    assert {h.by for h in drawn} == {"自摸", "点炮", "抢杠"}
    assert {m.name for h in drawn for m in h.laid} == {"吃", "碰", "明杠", "补杠", "暗杠"}
    assert {len(h.laid) for h in drawn} == {0, 1, 2, 3, 4}
