"""Perft: how many ways play can go on from fixed tables, counted to a depth.

A mismatch prints the counts below each first move. ``GOLDEN_ACCEPT=1`` rewrites the counts; review the diff.
"""

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from paigui.runtime.loader import game
from paigui.runtime.situation import lay
from paigui.runtime.table import Table

FILE = Path(__file__).parent / "perft" / "counts.json"

POSITIONS: dict[str, tuple[str, dict[str, Any], int]] = {
    "tuidaohu: a flagged seat, a pung right and a win on one discard": (
        "tuidaohu",
        {
            "state": {"标": {1: True}},
            "hands": {
                0: "234m567m345s99s78p",
                1: "19m19p19s2345z258m",
                2: "11z24p68s367z79m7p5m",
                3: "234m567m345s678p1z",
            },
            "drawn": {0: "1z"},
            "turn": 0,
            "wall": 20,
        },
        3,
    ),
    "changsha: a kong that may be dice-thrown, robbed or simple": (
        "changsha",
        {
            "hands": {
                0: "1379m1357p13479s",
                1: "234p678p55s67s",
                2: "234m678m345s67p88s",
                3: "1133m2299p1199s8p",
            },
            "melds": {1: [{"碰": "5m", "from": 2}]},
            "drawn": {1: "5m"},
            "turn": 1,
            "wall": 20,
        },
        3,
    ),
}


def perft(T: Table[Any, Any, Any, Any], depth: int) -> int:
    """Leaves of the tree of answers, each seat that is asked answering in turn."""
    if depth == 0 or T.over or not T.pending:
        return 1
    seat = min(T.pending)
    total = 0
    for move in T.pending[seat]:
        twin = T.fork()
        twin.apply(seat, move)
        total += perft(twin, depth - 1)
    return total


def counted(name: str) -> dict[str, Any]:
    """The counts to each depth, and those below each first move at the last."""
    ident, given, depth = POSITIONS[name]
    T = lay(game(ident), given)
    first: Counter[str] = Counter()
    seat = min(T.pending)
    for move in T.pending[seat]:
        twin = T.fork()
        twin.apply(seat, move)
        first[T.label(seat, move)] += perft(twin, depth - 1)
    return {"depths": [perft(T, d) for d in range(1, depth + 1)], "first": dict(sorted(first.items()))}


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    got = counted(name)
    kept = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    if os.environ.get("GOLDEN_ACCEPT"):
        FILE.parent.mkdir(exist_ok=True)
        kept[name] = got
        FILE.write_text(
            json.dumps(kept, ensure_ascii=False, indent=1, sort_keys=True) + "\n", encoding="utf-8"
        )
    assert sum(got["first"].values()) == got["depths"][-1]
    assert got == kept[name]
