"""立直麻将: its worked cases, its presets, and whole games played by bots."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from paigui.compiler.diagnostics import Sink, render_text
from paigui.compiler.pipeline import compile_module
from paigui.runtime.bots import random_bot, ready_bot
from paigui.runtime.cases import run_case
from paigui.runtime.chance import Chance
from paigui.runtime.contract import PASS, Rulebook
from paigui.runtime.loader import load
from paigui.runtime.log import render, replay
from paigui.runtime.match import Match
from paigui.runtime.table import Table
from paigui.runtime.view import view

ROOT = Path(__file__).resolve().parent.parent
CASES: list[dict[str, Any]] = yaml.load(
    (ROOT / "rulesets" / "cases" / "riichi.yaml").read_text("utf-8"), Loader=yaml.BaseLoader
)


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Rulebook:
    sink = Sink()
    text = compile_module(ROOT / "rulesets" / "riichi.yaml", sink)
    assert text is not None, render_text(sink.problems, "en")
    assert [p.code for p in sink.problems if p.severity != "lint"] == []
    path = tmp_path_factory.mktemp("games") / "riichi.py"
    path.write_text(text, encoding="utf-8")
    return load(path)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(book: Rulebook, case: dict[str, Any]) -> None:
    assert [m.text("en") for m in run_case(book, case)] == []


def number(book: Rulebook, name: str) -> int:
    """Which action this is."""
    return next(i for i, action in enumerate(book.actions) if action.name == name)


def play(T: Table[Any, Any, Any, Any], rng: Chance, bot: Any = ready_bot) -> None:
    """Plays the hand: riichi as soon as it may be declared, else as the bot does."""
    riichi = number(T.rulebook, "立直")
    while not T.over:
        seat, moves = next(iter(T.pending.items()))
        T.apply(seat, next((m for m in moves if m[0] == riichi), bot(T, seat, rng)))


@pytest.mark.parametrize("preset", ["", "网络东南", "网络东风", "欧式竞技", "国际竞技"])
def test_games_are_played_to_their_end(book: Rulebook, preset: str) -> None:
    match, rng = Match(book, seed=11, preset=preset), Chance(4)
    ends: Counter[str] = Counter()
    while not match.over and sum(ends.values()) < 12:
        T = match.next_hand()
        play(T, rng)
        assert sum(s.points for s in T.seats) + sum(T.pots) == 0
        assert T.ended is not None
        ends[book.ends[T.ended].name] += 1
        match.close_hand()
    assert ends["胡"] > 0


def test_furiten_and_the_riichi_lock_hold_in_play(book: Rulebook) -> None:
    T: Table[Any, Any, Any, Any] = Table(book, {"人和": "五番"}, seed=23)
    rng, seen = Chance(9), Counter[str]()
    ron, discard, riichi = (number(book, name) for name in ("点炮", "打", "立直"))
    locked: dict[int, list[int]] = {}
    for _ in range(30):
        T.start_hand()
        locked.clear()
        while not T.over:
            seat, moves = next(iter(T.pending.items()))
            gone = {line[2] // book.stride for line in T.happened if line[0] == "discard" and line[1] == seat}
            if any(m[0] == ron for m in moves):
                seen["ron"] += 1
                assert not gone & T.waits(seat)
            if T.seats[seat].v_立直 and T.seats[seat].drawn is not None:
                kept = [t for t in T.seats[seat].hand if t != T.seats[seat].drawn]
                seen["locked"] += 1
                assert locked.setdefault(seat, kept) == kept or T.seats[seat].melds
                assert [m[1] for m in moves if m[0] == discard] == [T.seats[seat].drawn]
                assert not any(m[0] == riichi for m in moves)
            move = next((m for m in moves if m[0] == riichi), None)
            if PASS in moves:  # nothing is claimed, every third win is let go
                wins = [m for m in moves if m[0] == ron]
                move = wins[0] if wins and seen["ron"] % 3 else PASS
            T.apply(seat, move or ready_bot(T, seat, rng))
    assert min(seen["ron"], seen["locked"]) > 10


def test_deposits_left_at_the_end_go_to_the_leader(book: Rulebook) -> None:
    T: Table[Any, Any, Any, Any] = Table(book, seed=2, owner=1)
    T.start_hand()
    T.room.v_过庄 = 8
    T.pots[0] = 3000
    for seat, points in zip(T.seats, (6000, -9000, 6000, -6000), strict=True):
        seat.points = points
    paid = T.settle_session()
    assert [(t.from_, t.to, t.points) for t in paid] == [(-1, 2, 3000)]  # nearer to seat 1, the first dealer
    assert T.pots == [0]


def test_a_recorded_hand_is_played_again(book: Rulebook) -> None:
    T: Table[Any, Any, Any, Any] = Table(book, seed=6)
    T.start_hand()
    play(T, Chance(1), random_bot)
    assert render(replay(book, render(T))) == render(T)


def test_nobody_sees_the_tiles_below_the_indicators(book: Rulebook) -> None:
    T: Table[Any, Any, Any, Any] = Table(book, seed=6)
    T.start_hand()
    for onlooker in (None, 0, 1, 2, 3):
        zones = view(T, onlooker)["zones"]
        assert (zones["宝位"], zones["里位"], zones["里宝"], len(zones["宝牌"])) == (4, 4, 1, 1)
