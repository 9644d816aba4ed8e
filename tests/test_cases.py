"""The worked cases of every bundled rulebook hold, and between them they show every pattern and way to
win.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from paigui.runtime.cases import run_case
from paigui.runtime.loader import game
from paigui.runtime.situation import run

CASES = Path(__file__).parents[1] / "rulesets" / "cases"
GAMES = sorted(path.stem for path in CASES.glob("*.yaml"))


@cache
def cases(name: str) -> tuple[Mapping[str, Any], ...]:
    found = yaml.load((CASES / f"{name}.yaml").read_text(encoding="utf-8"), Loader=yaml.BaseLoader)
    return tuple(found["cases"] if isinstance(found, dict) else found)


@pytest.mark.parametrize("name", GAMES)
def test_cases_hold(name: str) -> None:
    book = game(name)
    failed = {
        case["id"]: [m.text("en") for m in found] for case in cases(name) if (found := run_case(book, case))
    }
    assert failed == {}


@pytest.mark.parametrize("name", GAMES)
def test_every_pattern_and_way_to_win_is_shown(name: str) -> None:
    book = game(name)
    patterns: set[int] = set()
    actions: set[int] = set()
    for case in cases(name):
        if str(case["expect"].get("refused")) == "true":
            continue
        for win in run(book, case["given"], case.get("options")).after.wins:
            if win.best is not None:
                patterns |= set(win.best.found)
            actions.add(win.by)
    assert {p.name for i, p in enumerate(book.patterns) if i not in patterns and p.who == "winner"} == set()
    assert {a.name for i, a in enumerate(book.actions) if a.wins and i not in actions} == set()
