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
from paigui.runtime.situation import run

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
        if seat is None or len(seat.laid) == 5 or seat.wind == 28:
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
        discarder = next(s for s in (0, 2, 3) if s != me)
        case["given"]["win"] = {"seat": 1, "tile": face(12), "by": "点炮", "from": discarder}
        shots = wild_game.pao(best.pao, seat.wilds, False)
        case["expect"] = {
            "values": {me: {"台和": best.tai, "总胡": best.hu, "胡值": best.value, "炮数": shots}}
        }
        assert not (wrong := told(caishen, case)), f"{wrong}\n{case}\n{best}"
        done += 1


def losing(rng: Random, left: list[int], winner: wild_game.Holding, wind: int) -> wild_game.Holding:
    """Sixteen tiles of what is left, some kinds more than once; bonus tiles laid out and replaced."""
    bonus_kind = wild_game.RED if winner.wild == wild_game.WHITE else wild_game.WHITE
    hand: list[int] = []
    bonus = 0
    while len(hand) < 16:
        kind = rng.choice(left)
        for _ in range(min(left.count(kind), rng.choice((1, 1, 2, 3)))):
            if kind == bonus_kind:
                left.remove(kind)
                bonus += 1
            elif len(hand) < 16:
                left.remove(kind)
                hand.append(kind)
    return wild_game.Holding(hand, winner.wild, wind, (), bonus, base=winner.base, cap=winner.cap)


def test_settlements(caishen: Rulebook) -> None:
    """Points of all four seats, direct wins among them, with and without the side payments."""
    rng = Random(23)
    done = direct = 0
    while done < 150 * TIMES:
        seat = near(rng)
        if seat is None:
            continue
        best = wild_game.best_win(seat)
        knock = best is None
        if knock and not (seat.wilds == 3 and seat.own):
            continue
        me = rng.randrange(4)
        dealer = (me - (seat.wind - 27)) % 4
        left = Counter(dict.fromkeys(range(34), 4) | {seat.wild: 3}) - Counter(seat.hand)
        for n, k in seat.laid:
            left -= Counter(range(k, k + 3)) if n == "吃" else Counter([k] * (4 if "杠" in n else 3))
        left[wild_game.RED if seat.wild == wild_game.WHITE else wild_game.WHITE] -= seat.bonus
        pool = list(left.elements())
        seats = [seat if s == me else losing(rng, pool, seat, 27 + (s - dealer) % 4) for s in range(4)]
        best = best or wild_game.knocked(seat)
        told_all = [best if s == me else wild_game.best_loss(seats[s]) for s in range(4)]
        case = win_case(seat, best)
        given = case["given"]
        bonus = "5z" if seat.wild == wild_game.WHITE else "7z"
        given["dealer"] = dealer
        given["hands"] = {s: faces(seats[s].hand) for s in range(4) if s != me} | {
            me: given["hands"][seat.wind - 27]
        }
        given["melds"] = {me: laid_out(seat)}
        given["zones"] = {"花": {s: " ".join([bonus] * seats[s].bonus) for s in range(4)}}
        given["win"]["seat"] = me
        if not seat.own:
            given["win"]["from"] = (me + rng.randrange(1, 4)) % 4
        if knock:
            given["win"]["by"] = "推倒胡"
        shots = rng.random() < 0.5
        case["options"]["打炮"] = shots
        wilds = [s.wilds for s in seats]
        case["expect"] = {"points": wild_game.settle(told_all, wilds, me, dealer, shots)}
        assert not (wrong := told(caishen, case)), f"{wrong}\n{case}\n{told_all}"
        done += 1
        direct += knock
    assert 0 < direct < done


# ---------- twenty-six paper tiles with flowers and wilds ----------


def copies(rng: Random, kinds: Sequence[str], left: Counter[str], flowers: float) -> list[str] | None:
    """Physical tiles of these kinds; None if there are none left."""
    out = []
    for k in kinds:
        faces_of = [f for f in (k, k + "*") if left[f]]
        if not faces_of:
            return None
        pick = faces_of[-1] if rng.random() < flowers else faces_of[0]
        left[pick] -= 1
        out.append(pick)
    return out


def near_paper(rng: Random) -> paper.Holding | None:
    """Eight groups and two related tiles, rich in dear kinds, sometimes spoilt; None if it cannot be had."""
    five = rng.random() < 0.6
    dear = "乙三五七九" if five else "三五七"
    left = Counter(dict.fromkeys(paper.KINDS, 5))
    for k in "乙三五七九":
        left[k], left[k + "*"] = 3, 2
    left[paper.WILD] = rng.choice((0, 1, 1, 2, 2))
    laid = []
    for _ in range(rng.choice((0, 0, 1, 1, 2, 3))):
        name = rng.choice(("对", "招", "扎", "扎上顶", "贩"))
        kind = rng.choice(dear) if rng.random() < 0.4 else rng.choice(paper.KINDS)
        size = {"对": 3, "招": 4, "扎": 4}.get(name, 5)
        joined = name.startswith("扎") and kind in paper.PLAYS
        wilds = min(left[paper.WILD], rng.randrange(3)) if joined else 0
        tiles = copies(rng, kind * (size - wilds), left, 0.6)
        if tiles is None:
            return None
        left[paper.WILD] -= wilds
        laid.append((name, [*tiles, *[paper.WILD] * wilds]))
    kinds: list[str] = []
    for _ in range(8 - len(laid)):
        if rng.random() < 0.35:
            kinds += [rng.choice(dear) if rng.random() < 0.6 else rng.choice(paper.KINDS)] * 3
        else:
            kinds += rng.choice(paper.RUNS)
    kinds += rng.choice(paper.twos())
    for i in rng.sample(range(len(kinds)), len(kinds)):
        if kinds[i] in paper.PLAYS and left[paper.WILD] and rng.random() < 0.8:
            kinds[i] = paper.WILD
            left[paper.WILD] -= 1
    left[paper.WILD] = kinds.count(paper.WILD)
    for _ in range(rng.choice((0, 0, 0, 0, 0, 1))):
        kinds[rng.randrange(len(kinds))] = rng.choice(paper.KINDS)
    hand = copies(rng, kinds, left, 0.6)
    if hand is None:
        return None
    win = rng.choice(hand)
    return paper.Holding(hand, laid, five, win, win == paper.WILD or rng.random() < 0.5)


def paper_case(seat: paper.Holding, totals: dict[str, int]) -> dict[str, Any]:
    rest = list(seat.hand)
    rest.remove(seat.win)
    given: dict[str, Any] = {
        "hands": {0: " ".join(sorted(rest))},
        "melds": {0: [{n: "".join(tiles)} for n, tiles in seat.laid]},
        "win": {"seat": 0, "tile": seat.win, "by": "自摸" if seat.own else "点炮"},
    }
    if not seat.own:
        given["win"]["from"] = 1
    most = max(totals.values(), default=0)
    expect: dict[str, Any] = {"wins": most >= 17}
    if most >= 17:
        mains = [m for m, total in totals.items() if total == most]
        expect["values"] = {0: {"胡息": most} | ({"主": mains[0]} if len(mains) == 1 else {})}
    mode = ("按胡计分", "逢一就包", "二舍三入")[most % 3]
    options = {"精": "五精" if seat.five else "三精", "别杠": "双别杠", "计分": mode}
    if most % 2:
        options["包"] = "包两家"
    if most >= 17:
        expect["points"] = paper.settle(most, 0, None if seat.own else 1, mode, most % 2 == 1)
    return {"id": "-", "title": "-", "options": options, "given": given, "expect": expect}


def test_flowers_and_wilds(shangdaren: Rulebook) -> None:
    """Win or not, the best total and the main kind: over divisions, places of flowers, roles of wilds."""
    rng = Random(22)
    hands: list[paper.Holding] = []
    while len(hands) < 300 * TIMES:
        seat = near_paper(rng)
        if seat is not None:
            hands.append(seat)
    best = [paper.totals(seat) for seat in hands]
    won = sum(max(totals.values(), default=0) >= 17 for totals in best)
    assert len(hands) // 3 < won < len(hands)
    assert sum(paper.WILD in seat.hand for seat in hands) > len(hands) // 3
    for seat, totals in zip(hands, best, strict=True):
        case = paper_case(seat, totals)
        assert not (wrong := told(shangdaren, case)), f"{wrong}\n{case}\n{totals}"


def test_flowered_copies_are_offered_first(shangdaren: Rulebook) -> None:
    """Where several copies would do, the first move offered lays down the flowered ones."""
    given = {"partial": True, "hands": {1: "三三三*大"}, "script": ["0 打 三"]}
    T = run(shangdaren, given).after
    labels = [T.label(1, move, "zh") for move in T.legal(1)]
    claims = [label for label in labels if label.startswith("对")]
    assert len(claims) == 2 and "*" in claims[0] and "*" not in claims[1]
