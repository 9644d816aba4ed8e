"""Random hands of the two games with substitutes against exhaustive search and plain scoring.

``PAIGUI_EXHAUSTIVE=n`` makes every sample n times as large.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import caishen_plain as wild_game
import pytest
import shangdaren_plain as paper

from paigui.compiler.diagnostics import Sink, render_text
from paigui.compiler.pipeline import compile_module
from paigui.runtime.cases import run_case
from paigui.runtime.contract import Rulebook
from paigui.runtime.loader import load

RULESETS = Path(__file__).parent.parent / "rulesets"
TIMES = int(os.environ.get("PAIGUI_EXHAUSTIVE", "1"))
Random = random.Random


def compiled(name: str, folder: Path) -> Rulebook:
    sink = Sink()
    text = compile_module(RULESETS / f"{name}.yaml", sink)
    assert text is not None, render_text(sink.problems, lang="en")
    path = folder / f"{name}.py"
    path.write_text(text, encoding="utf-8")
    return load(path)


@pytest.fixture(scope="module")
def caishen(tmp_path_factory: pytest.TempPathFactory) -> Rulebook:
    return compiled("caishen", tmp_path_factory.mktemp("gen"))


@pytest.fixture(scope="module")
def shangdaren(tmp_path_factory: pytest.TempPathFactory) -> Rulebook:
    return compiled("shangdaren", tmp_path_factory.mktemp("gen"))


def told(book: Rulebook, case: dict[str, Any]) -> str:
    """What the product says against the expectation; empty if they agree."""
    return "; ".join(m.text("en") for m in run_case(book, case))


# ---------- seventeen tiles with one to three wilds ----------

LAYINGS = ("碰", "明杠", "补杠", "暗杠")


def face(k: int) -> str:
    return f"{k % 9 + 1}{'mpsz'[k // 9]}"


def faces(kinds: Sequence[int]) -> str:
    return " ".join(face(k) for k in sorted(kinds))


def a_set(rng: Random, dear: Sequence[int]) -> tuple[int, ...]:
    if rng.random() < 0.6:
        low = 9 * rng.randrange(3) + rng.randrange(7)
        return (low, low + 1, low + 2)
    k = rng.choice(dear) if rng.random() < 0.3 else rng.randrange(33)
    return (k, k, k)


def near(rng: Random) -> wild_game.Holding | None:
    """A hand that divides with its wilds, sometimes spoilt by a tile or two; None if it cannot be had."""
    wild = rng.choice((*range(34), 33, 31, *range(27, 31)))
    face_out = wild_game.RED if wild == wild_game.WHITE else wild_game.WHITE
    wind = 27 + rng.randrange(4)
    dear = (27, 28, 29, 30, 31, 32, wild)
    laid: list[wild_game.Set] = []
    used: Counter[int] = Counter({wild: 1})
    for _ in range(rng.choice((0, 0, 0, 1, 1, 2, 3, 5))):
        tiles = a_set(rng, dear)
        name = "吃" if tiles[0] != tiles[2] else rng.choice(LAYINGS)
        if {wild, wild_game.WHITE, face_out} & set(tiles):
            return None
        laid.append((name, tiles[0]))
        used += Counter(tiles) + Counter(tiles[:1] if "杠" in name else ())
    hand = [k for _ in range(5 - len(laid)) for k in a_set(rng, dear)]
    pair = rng.choice(dear) if rng.random() < 0.4 else rng.randrange(33)
    hand += [pair, pair]
    wanted = rng.choice((1, 2, 2, 3, 3))
    for _ in range(20):
        if hand.count(wild) >= wanted:
            break
        hand[rng.randrange(len(hand))] = wild
    for _ in range(rng.choice((0, 0, 0, 0, 1, 1, 2))):
        hand[rng.randrange(len(hand))] = rng.randrange(33)
    used += Counter(hand)
    bonus = rng.choice((0, 0, 0, 1, 2))
    if not 1 <= hand.count(wild) <= 3 or face_out in hand or max(used.values()) > 4:
        return None
    if wild != wild_game.WHITE and wild_game.WHITE in hand:
        return None
    win = rng.choice(hand)
    own = win == wild or rng.random() < 0.5
    base, cap = rng.choice((0, 50, 100)), rng.choice((99, 99, 3, 5))
    extras = {"海底捞": 1} if own and rng.random() < 0.1 else {}
    return wild_game.Holding(hand, wild, wind, laid, bonus, win, own, extras, base, cap)


def laid_out(seat: wild_game.Holding) -> list[dict[str, str]]:
    return [{n: faces(range(k, k + 3) if n == "吃" else [k])} for n, k in seat.laid]


def options_of(seat: wild_game.Holding) -> dict[str, Any]:
    return {"底": seat.base, "封顶": {99: "不封顶", 3: "三台", 5: "五台"}[seat.cap]}


def win_case(seat: wild_game.Holding, best: wild_game.Plain | None) -> dict[str, Any]:
    """The hand as a case; the seat is chosen so that its own wind is the hand's."""
    assert seat.win is not None
    me = seat.wind - 27
    rest = list(seat.hand)
    rest.remove(seat.win)
    bonus = "5z" if seat.wild == wild_game.WHITE else "7z"
    given: dict[str, Any] = {
        "hands": {me: faces(rest)},
        "melds": {me: laid_out(seat)},
        "zones": {"花": {me: " ".join([bonus] * seat.bonus)}},
        "state": {"财神": face(seat.wild), "出牌数": 9},
        "win": {"seat": me, "tile": face(seat.win), "by": "自摸" if seat.own else "点炮"},
    }
    if not seat.own:
        given["win"]["from"] = (me + 1) % 4
    if seat.extras:
        given["wall"] = 0
    expect: dict[str, Any] = {"wins": best is not None}
    if best is not None:
        expect["values"] = {me: {"台和": best.tai, "总胡": best.hu, "胡值": best.value}}
    return {"id": "-", "title": "-", "options": options_of(seat), "given": given, "expect": expect}


def test_wilds_of_a_winner(caishen: Rulebook) -> None:
    """Win or not, 台, 胡 and value: five hundred hands, of which at least a third win."""
    rng = Random(20)
    hands: list[wild_game.Holding] = []
    while len(hands) < 500 * TIMES:
        seat = near(rng)
        if seat is not None:
            hands.append(seat)
    bests = [wild_game.best_win(seat) for seat in hands]
    won = sum(best is not None for best in bests)
    assert len(hands) // 3 < won < len(hands)
    assert len({seat.wilds for seat in hands}) == 3
    for seat, best in zip(hands, bests, strict=True):
        case = win_case(seat, best)
        assert not (wrong := told(caishen, case)), f"{wrong}\n{case}\n{best}"


def test_wilds_of_a_loser(caishen: Rulebook) -> None:
    """The best use of a loser's wilds, with the side payments."""
    rng = Random(21)
    plain = [*range(9), 10, 11, 23, 24, 25, 18, 18]
    done = 0
    while done < 150 * TIMES:
        seat = near(rng)
        if seat is None or len(seat.laid) == 5 or seat.wind == 28 or {12, *seat.naturals} >= {wild_game.WHITE}:
            continue
        assert seat.win is not None
        hand = list(seat.hand)
        natural = rng.choice([i for i, k in enumerate(hand) if k != seat.wild])
        hand.pop(natural)
        for i in rng.sample(range(len(hand)), 4):
            if hand[i] != seat.wild:
                hand[i] = rng.choice((31, 32, seat.wind, *hand))
        seat = wild_game.Holding(
            hand, seat.wild, seat.wind, seat.laid, seat.bonus, base=seat.base, cap=seat.cap
        )
        face_out = wild_game.RED if seat.wild == wild_game.WHITE else wild_game.WHITE
        everything = Counter([*plain, 12, *hand, seat.wild])
        for n, k in seat.laid:
            everything += Counter(range(k, k + 3)) if n == "吃" else Counter([k] * (4 if "杠" in n else 3))
        if max(everything.values()) > 4 or face_out in hand or not 1 <= seat.wilds <= 3 or seat.wild in plain:
            continue
        best = wild_game.best_loss(seat)
        case = win_case(wild_game.Holding([*hand, 0], seat.wild, seat.wind, seat.laid, seat.bonus, 0), None)
        me = seat.wind - 27
        case["options"] = options_of(seat) | {"打炮": True}
        case["given"]["hands"][1] = faces(plain)
        case["given"]["win"] = {"seat": 1, "tile": face(12), "by": "点炮", "from": (me + 1) % 4 or 3}
        case["given"]["win"]["from"] = next(s for s in (0, 2, 3) if s != me)
        shots = wild_game.pao(best.pao, seat.wilds, False)
        case["expect"] = {
            "values": {me: {"台和": best.tai, "总胡": best.hu, "胡值": best.value, "炮数": shots}}
        }
        assert not (wrong := told(caishen, case)), f"{wrong}\n{case}\n{best}"
        done += 1
