"""血战到底: its worked cases, and whole hands compared with the game told a second time (sichuan_plain)."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from sichuan_plain import CAPS, KONGS, Owed, Told, worth

from paigui.compiler.diagnostics import Sink, render_text
from paigui.compiler.pipeline import compile_module
from paigui.runtime.bots import random_bot, ready_bot
from paigui.runtime.cases import run_case
from paigui.runtime.chance import Chance
from paigui.runtime.contract import PASS, Rulebook
from paigui.runtime.loader import load
from paigui.runtime.log import for_seat, render, replay
from paigui.runtime.match import Match
from paigui.runtime.situation import run
from paigui.runtime.table import Table
from paigui.runtime.view import view

ROOT = Path(__file__).resolve().parent.parent
CASES: list[dict[str, Any]] = yaml.load(
    (ROOT / "rulesets" / "cases" / "sichuan.yaml").read_text("utf-8"), Loader=yaml.BaseLoader
)
SEED: dict[str, Any] = yaml.safe_load((ROOT / "seeds" / "sichuan.yaml").read_text("utf-8"))


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Rulebook:
    sink = Sink()
    text = compile_module(ROOT / "rulesets" / "sichuan.yaml", sink)
    assert text is not None, render_text(sink.problems, lang="en")
    path = tmp_path_factory.mktemp("games") / "sichuan.py"
    path.write_text(text, "utf-8")
    return load(path)


@cache
def rooms() -> tuple[dict[str, Any], ...]:
    """Options by name: the defaults, and combinations drawn from every choice there is."""
    choices: dict[str, list[Any]] = {
        "底分": [1, 3], "素番": ["一番", "零番"], "封顶": list(CAPS), "自摸": ["加底", "加番", "不加"],
        "换三张": [True, False], "换同色": [True, False],
        "定缺": [True, True, False], "先打缺": [True, False], "过水": ["不锁", "大番可胡", "全锁"],
        "幺九将对": [True, False], "天地胡": [True, False], "海底": [True, False], "门清中张": [True, False],
        "点杠花": ["当自摸", "当点炮"], "过手杠": [True, False], "呼叫转移": [True, False],
        "转移分法": ["平分", "各得"], "三家胡退税": [True, False], "花猪赔": ["在局", "各家"],
    }  # fmt: skip
    draw = random.Random(5)
    first = {name: values[0] for name, values in choices.items()}
    return first, *({name: draw.choice(values) for name, values in choices.items()} for _ in range(15))


ROOM = pytest.mark.parametrize("room", range(16))
HANDS = 8
"""Hands a room plays with each bot."""


# ---- cases and ledger


@pytest.mark.parametrize("case", CASES, ids=lambda c: c["id"])
def test_case(book: Rulebook, case: dict[str, Any]) -> None:
    assert [m.text("en") for m in run_case(book, case)] == []


def test_every_clause_and_reading_has_a_case() -> None:
    for what in ("clause", "reading"):
        proved = {x for case in CASES for x in case.get(what, ())}
        assert proved == {entry["id"] for entry in SEED[f"{what}s"]}


def test_ids_are_unique() -> None:
    ids = [c["id"] for c in CASES]
    assert len(ids) == len(set(ids)) >= 60


# ---- whole hands


def played(book: Rulebook, options: dict[str, Any], bot: Any, seed: int) -> Table[Any, Any, Any, Any]:
    """A hand, looked at before every decision."""
    T: Table[Any, Any, Any, Any] = Table(book, options, seed=seed)
    T.start_hand()
    rng = Chance(seed)
    while not T.over:
        look(T, options)
        s = min(T.pending)
        T.apply(s, bot(T, s, rng))
    return T


def look(T: Table[Any, Any, Any, Any], options: dict[str, Any]) -> None:
    """Tiles and points are all there, hands are as large as they should be, winners are left alone."""
    tiles = [*T.wall.front(T.wall.left)]
    won = {w.seat for w in T.wins}
    for seat in T.seats:
        tiles += [*seat.hand, *seat.discards, *seat.z_换出, *(t for m in seat.melds for t in m.tiles)]
        size = len(seat.hand) + 3 * len(seat.melds)
        turn = T.asking == T.phase and T.turn == seat.number and T.rulebook.phases[T.phase].mode == "turn"
        drawn = seat.number in won and any(w.seat == seat.number and w.from_ is None for w in T.wins)
        held = T.rulebook.phases[T.asking].name == "抢杠窗" and T.turn == seat.number
        assert size == (14 if turn or drawn or held else 13)
    assert len(tiles) == len(set(tiles)) == 108
    assert sum(seat.points for seat in T.seats) == 0
    assert not won & set(T.pending)
    assert not any(T.legal(s) for s in won)
    assert len(won) == len(T.wins) < 3
    if options["先打缺"] and T.asking == T.phase and T.rulebook.phases[T.phase].name == "出牌":
        missing = T.seats[T.turn].v_缺
        held_suits = {T.rulebook.suit_of[t // T.rulebook.stride] for t in T.seats[T.turn].hand}
        thrown = {
            T.rulebook.suit_of[m[1] // T.rulebook.stride]
            for m in T.pending[T.turn]
            if T.rulebook.actions[m[0]].name == "打"
        }
        assert missing not in held_suits or thrown == {missing}


def kong_bot(T: Table[Any, Any, Any, Any], seat: int, rng: Chance) -> Any:
    """Wins, else kongs, else feeds the kongs of others, or after a kong of its own their wins: what follows
    a kong is rare. It looks into the other hands."""
    moves, stride = T.pending[seat], T.rulebook.stride
    names = [T.rulebook.actions[m[0]].name if m != PASS else "" for m in moves]
    for wanted in ("自摸", "点炮", "抢杠", *KONGS):
        if wanted in names:
            return moves[names.index(wanted)]
    others = [o for o in T.others(seat) if o not in {w.seat for w in T.wins}]
    throws = [m for m, name in zip(moves, names, strict=True) if name == "打"]
    feeds = [m for m in throws if any(T.seats[o].counts[m[1] // stride] == 3 for o in others)]
    if T.seats[seat].v_摸法 > 1:
        feeds = [m for m in throws if any(m[1] // stride in T.waits(o) for o in others)] or feeds
    return feeds[0] if feeds else ready_bot(T, seat, rng)


def paid(T: Table[Any, Any, Any, Any]) -> Owed:
    found: Owed = Counter()
    for p in T.paid:
        found[p.from_, p.to, T.rulebook.payments[p.as_].name] += p.points
    return found


@ROOM
@pytest.mark.parametrize("bot", [random_bot, ready_bot, kong_bot], ids=["random", "ready", "kongs"])
def test_hands_pay_what_the_plain_telling_says(book: Rulebook, room: int, bot: Any) -> None:
    options = rooms()[room]
    for n in range(HANDS):
        T = played(book, options, bot, 100 * room + n)
        told = Told(T, options)
        assert paid(T) == told.owed
        assert T.next_dealer == told.dealer
        assert sum(seat.points for seat in T.seats) == 0
        name = book.ends[T.ended or 0].name
        assert name == ("胡" if len(T.wins) == 3 else "流局")
        assert name == "胡" or T.wall.left == 0


@ROOM
def test_nobody_wins_holding_the_missing_suit_or_pays_after_winning(book: Rulebook, room: int) -> None:
    options = rooms()[room]
    T = played(book, options, ready_bot, 7000 + room)
    out: set[int] = set()
    for line in T.happened:
        if line[0] == "win":
            win = line[1]
            suits = {book.suit_of[t // book.stride] for t in win.best.tiles}
            assert len(suits) <= 2 and T.seats[win.seat].v_缺 not in suits
            out.add(win.seat)
        if line[0] == "pay":
            assert line[1].from_ not in out
        if line[0] in {"draw", "discard"}:
            assert line[1] not in out


@ROOM
def test_a_record_plays_back(book: Rulebook, room: int) -> None:
    T = played(book, rooms()[room], ready_bot, 8000 + room)
    text = render(T)
    assert render(replay(book, text)) == text


def test_the_hands_looked_at_hold_every_payment(book: Rulebook) -> None:
    """Else the comparison above would prove less than it says."""
    met = {
        p.as_
        for room, options in enumerate(rooms())
        for n in range(HANDS)
        for p in played(book, options, kong_bot, 100 * room + n).paid
    }
    assert {p.name for p in book.payments} - {book.payments[i].name for i in met} <= {"点杠花"}


# ---- hands too rare to turn up in play


def dealt(draw: random.Random) -> tuple[list[int], list[tuple[str, int]]]:
    """A complete hand that leans to one of the patterns: kinds in hand, and (group, kind) laid."""
    while True:
        first, second = draw.sample(range(3), 2)
        suits = draw.choice([(first,), (first, second)])
        ranks = draw.choice([range(9), (1, 4, 7), (0, 8)])
        pool = [9 * u + r for u in suits for r in ranks]
        hand: list[int] = []
        laid: list[tuple[str, int]] = []
        if draw.random() < 0.3:
            hand = [k for k in draw.choices(pool, k=7) for _ in range(2)]
        else:
            hand = [draw.choice(pool)] * 2
            down = draw.choice([0, 1, 4])
            for i in range(4):
                kind = draw.choice(pool)
                if i < down:
                    laid.append((draw.choice(["碰", "明杠", "暗杠", "补杠"]), kind))
                elif draw.random() < 0.5 or kind % 9 > 6:
                    hand += [kind] * 3
                else:
                    hand += [kind, kind + 1, kind + 2]
        whole = hand + [k for g, k in laid for _ in range(3 if g == "碰" else 4)]
        if max(Counter(whole).values()) <= 4:
            return hand, laid


@pytest.mark.parametrize("room", range(16))
def test_rare_hands_are_worth_what_the_plain_telling_says(book: Rulebook, room: int) -> None:
    options, draw = rooms()[room], random.Random(room)
    for _ in range(12):
        hand, laid = dealt(draw)
        last = draw.choice(hand)
        rest = list(hand)
        rest.remove(last)
        given = {
            "hands": {"1": " ".join(book.kinds[k] for k in rest)},
            "melds": {"1": [{g: book.kinds[k], **({} if g == "暗杠" else {"from": "0"})} for g, k in laid]},
            "win": {"seat": "1", "tile": book.kinds[last], "by": "点炮", "from": "0"},
        }
        melds = [(k,) * (3 if g == "碰" else 4) for g, k in laid]
        best = worth(hand, melds, None, options, sum(g != "暗杠" for g, _ in laid))
        assert best is not None
        T = run(book, given, options).after
        assert T.wins[0].values[0] == best, (given, [book.patterns[p].name for p in T.wins[0].best.found])


# ---- the exchange and the missing suits


def at(book: Rulebook, phase: str, seed: int, **options: Any) -> Table[Any, Any, Any, Any]:
    """A table whose first decision is that of the phase."""
    T: Table[Any, Any, Any, Any] = Table(book, options, seed=seed)
    T.start_hand()
    assert book.phases[T.phase].name == phase
    return T


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("phase", ["换牌", "定缺"])
def test_no_choice_shows_before_all_have_chosen(book: Rulebook, phase: str, seed: int) -> None:
    before = at(book, phase, seed, 换三张=phase == "换牌")
    seats = random.Random(seed).sample(range(4), 3)
    views = []
    for pick in (0, -1):
        T = before.fork()
        for s in seats:
            T.apply(s, T.pending[s][pick])
        last = next(iter(T.pending))
        assert list(T.pending) == [last] and book.phases[T.phase].name == phase
        views.append([(view(T, s), for_seat(T, s)) for s in (last, None)])
        for s in seats:
            # Nor does a seat that has chosen see what another has chosen.
            views[-1] += [(view(T, s)["seats"][o], "") for o in T.all if o != s]
        for s in T.all:
            assert len(T.seats[s].hand) == 13 and T.seats[s].v_缺 is None
    assert views[0] == views[1]


@pytest.mark.parametrize("seed", range(8))
def test_the_exchange_keeps_thirteen_and_moves_three_on(book: Rulebook, seed: int) -> None:
    T = at(book, "换牌", seed)
    before = [list(seat.hand) for seat in T.seats]
    rng = Chance(seed)
    gave: dict[int, tuple[int, ...]] = {}
    for s in list(T.pending):
        assert PASS not in T.pending[s]
        move = rng.pick(T.pending[s])
        gave[s] = move[1]
        assert len({book.suit_of[t // book.stride] for t in move[1]}) == 1
        T.apply(s, move)
    step = (T.hand.v_骰 + 1) // 2
    assert step in {1, 2, 3}
    for s in T.all:
        got = gave[(s - step) % 4]
        assert sorted(T.seats[s].hand) == sorted([t for t in before[s] if t not in gave[s]] + list(got))
        assert len(T.seats[s].hand) == 13 and not T.seats[s].z_换出


def test_all_directions_come_up(book: Rulebook) -> None:
    steps: Counter[int] = Counter()
    for seed in range(40):
        T = at(book, "换牌", seed)
        for s in list(T.pending):
            T.apply(s, T.pending[s][0])
        steps[(T.hand.v_骰 + 1) // 2] += 1
    assert set(steps) == {1, 2, 3}


# ---- the room


@pytest.mark.parametrize("preset", ["", "加番房", "零番房", "当点炮房", "老打法"])
def test_a_session_has_its_number_of_hands(book: Rulebook, preset: str) -> None:
    match = Match(book, {"局数": 3}, seed=11, preset=preset)
    dealer, rng = 0, Chance(11)
    while not match.over:
        T = match.next_hand()
        assert T.dealer == dealer
        while not T.over:
            s = min(T.pending)
            T.apply(s, ready_bot(T, s, rng))
        match.close_hand()
        assert T.next_dealer is not None
        dealer = T.next_dealer
    assert len(match.history) == 3
    assert all(sum(hand) == 0 for hand in match.history)
