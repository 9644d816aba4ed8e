"""The rulebook mcr against an independent program; the full comparison is ``python -m oracle.mcr``."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("MahjongGB", reason="the independent program is not installed")

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from oracle import mcr  # noqa: E402
from paigui.runtime.cases import run_case  # noqa: E402


@pytest.fixture(scope="module")
def book() -> Any:
    return mcr.rulebook()


def test_every_hand_agrees(book: Any) -> None:
    report = mcr.compare(2500, 20, book)
    assert not report.open, report.open[0]
    assert report.wins > 1500 and report.under > 100 and report.lost > 300
    assert sum(report.rulings.values()) <= 5


def test_every_pattern_comes_up(book: Any) -> None:
    found: Counter[str] = Counter()
    for h in islice(mcr.hands(2, 0.0), 12_000):
        found.update((mcr.peer(h) or {}).keys())
    assert not [p.name for p in book.patterns if found[p.name] < 5]


def test_a_difference_becomes_a_case(book: Any) -> None:
    """What the comparison prints can be pasted: laid by the situation code, it gives the same answer."""
    ran = 0
    for h in islice(mcr.hands(5), 150):
        theirs = mcr.peer(h)
        total = sum((theirs or {}).values())
        enough = total - (theirs or {}).get("花牌", 0) >= 8
        wrong = run_case(book, mcr.case(h, theirs if enough else None, total))
        assert not wrong, (mcr.case(h, theirs, total), [m.text("en") for m in wrong])
        ran += enough
    assert ran > 70


@pytest.mark.parametrize(
    ("option", "explains"),
    [
        ({"明暗杠计番": False}, lambda f: "明暗杠" in f),
        ({"龙身计听": False}, lambda f: "组合龙" in f),
        ({"绝张自露": False}, lambda f: "和绝张" in f),
        ({"已尽算听": False}, lambda f: not {"边张", "嵌张", "单钓将"} & set(f)),
    ],
    ids=lambda x: next(iter(x)) if isinstance(x, dict) else "",
)
def test_a_ruling_changes_what_it_names(book: Any, option: dict[str, bool], explains: Any) -> None:
    """A room with the other reading differs, and only where that reading speaks."""
    usual, other = mcr.Ours(book, 0), mcr.Ours(book, 0, **option)
    changed = 0
    for h in islice(mcr.hands(5, 0.0), 2000):
        a, b = usual.score(h), other.score(h)
        assert (a is None) == (b is None)
        if a is not None and b is not None and usual.found(a.best) != other.found(b.best):
            assert explains(usual.found(a.best)), mcr.case(h, usual.found(a.best), 0)
            changed += 1
    assert changed


def test_a_wrong_rule_would_be_noticed(book: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison can fail: with one pattern of the peer misread it reports differences."""
    usual = mcr.peer

    def misread(h: mcr.Hand) -> mcr.Fan | None:
        fan = usual(h)
        return fan if fan is None else {k: v for k, v in fan.items() if k != "连六"}

    monkeypatch.setattr(mcr, "peer", misread)
    assert mcr.compare(200, 1, book).open
