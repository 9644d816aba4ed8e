"""Riichi hands judged by the rulebook and by the package ``mahjong``: han, fu, patterns and payments.

``python -m oracle.riichi [--hands N] [--seed S] [--rulebook FILE]`` prints how often each pattern occurred
and every difference that no ruling names, with both answers and the situation as a case; the exit status is 1
if there is one.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import yaml
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld

from paigui.compiler.diagnostics import Sink, render_text
from paigui.compiler.pipeline import compile_module
from paigui.runtime.contract import Rulebook
from paigui.runtime.loader import load
from paigui.runtime.situation import run

from .riichi_hands import EAST, FIVES, Hand, Slot, make

RULEBOOK = Path(__file__).resolve().parent.parent / "rulesets" / "riichi.yaml"
HANDS = 24_000

NAMES = {
    "Menzen Tsumo": "门前清自摸和",
    "Riichi": "立直",
    "Ippatsu": "一发",
    "Chankan": "抢杠",
    "Rinshan Kaihou": "岭上开花",
    "Haitei Raoyue": "海底摸月",
    "Houtei Raoyui": "河底捞鱼",
    "Double Riichi": "双立直",
    "Renhou": "五番人和",
    "Pinfu": "平和",
    "Tanyao": "断幺九",
    "Iipeiko": "一杯口",
    "Yakuhai (haku)": "役牌白",
    "Yakuhai (hatsu)": "役牌发",
    "Yakuhai (chun)": "役牌中",
    "Sanshoku Doujun": "三色同顺",
    "Ittsu": "一气通贯",
    "Chantai": "混全带幺九",
    "Honroutou": "混老头",
    "Toitoi": "对对和",
    "San Ankou": "三暗刻",
    "San Kantsu": "三杠子",
    "Sanshoku Doukou": "三色同刻",
    "Chiitoitsu": "七对子",
    "Shou Sangen": "小三元",
    "Honitsu": "混一色",
    "Junchan": "纯全带幺九",
    "Ryanpeikou": "两杯口",
    "Chinitsu": "清一色",
    "Kokushi Musou": "国士无双",
    "Chuuren Poutou": "九莲宝灯",
    "Suu Ankou": "四暗刻",
    "Daisangen": "大三元",
    "Shousuushii": "小四喜",
    "Ryuuiisou": "绿一色",
    "Suu Kantsu": "四杠子",
    "Tsuu Iisou": "字一色",
    "Chinroutou": "清老头",
    "Dai Suushii": "大四喜",
    "Kokushi Musou Juusanmen Matchi": "国士十三面",
    "Suu Ankou Tanki": "四暗刻单骑",
    "Daburu Chuuren Poutou": "纯正九莲",
    "Tenhou": "天和",
    "Chiihou": "地和",
    "Renhou (yakuman)": "人和",
    "Dora": "宝牌",
    "Aka Dora": "赤宝牌",
    "Ura Dora": "里宝牌",
}
"""The package's patterns and ours."""
WINDS = {"seat wind": "自风", "round wind": "场风"}
MELDS = {"吃": Meld.CHI, "碰": Meld.PON, "明杠": Meld.KAN, "暗杠": Meld.KAN, "补杠": Meld.SHOUMINKAN}


@dataclass(slots=True)
class Answer:
    """What one side says of a hand; ``wins`` False with everything else empty if it may not win.

    ``fu`` is 0 where a yakuman counts, which has none. ``points``: what each seat gains, deposits too.
    """

    wins: bool
    patterns: dict[str, int] = field(default_factory=dict)
    han: int = 0
    fu: int = 0
    points: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Report:
    """Hands compared, hands that won, how often each pattern was found, differences by ruling (none: '')."""

    hands: int = 0
    won: int = 0
    patterns: Counter[str] = field(default_factory=Counter)
    rulings: Counter[str] = field(default_factory=Counter)
    unexplained: list[str] = field(default_factory=list)


def compiled(path: Path = RULEBOOK) -> Rulebook:
    """The rulebook, compiled and loaded. SystemExit with its problems if it does not compile."""
    sink = Sink()
    text = compile_module(path, sink)
    if text is None:
        raise SystemExit(render_text(sink.problems, "both"))
    with tempfile.TemporaryDirectory() as folder:
        module = Path(folder) / "riichi.py"
        module.write_text(text, encoding="utf-8")
        return load(module)


# ---- our answer --------------------------------------------------------------------------------------------


def ours(book: Rulebook, case: dict[str, Any], seat: int) -> Answer:
    """What the rulebook says of the case's win."""
    outcome = run(book, case["given"], case["options"])
    if not outcome.won:
        return Answer(False)
    T = outcome.after
    win = T.wins[0]
    value = {v.name: int(x) for v, x in zip(book.score.values, win.values, strict=True)}
    patterns = {
        book.patterns[p].name: sum(int(a or 0) for a in amounts) for p, amounts in win.best.found.items()
    }
    points = [0] * T.n
    for t in T.paid:
        for account, amount in ((t.from_, -t.points), (t.to, t.points)):
            if account >= 0:
                points[account] += amount
    return Answer(True, patterns, value["番数"], 0 if value["满数"] else value["符数"], points)


# ---- the package's answer ----------------------------------------------------------------------------------


def theirs(hand: Hand) -> Answer:
    """What the package says of the hand."""
    place = _Places()
    concealed = [place(s) for s in hand.concealed]
    melds = [Meld(MELDS[m.name], [place(s) for s in m.slots], opened=m.from_ is not None) for m in hand.laid]
    winning = place(hand.winning)
    tiles = [*concealed, *(t for m in melds for t in m.tiles), winning]
    seat_wind = (hand.seat - hand.dealer) % 4
    first = "天地" in hand.flags
    tsumo = hand.from_ is None
    renhou = first and not tsumo and seat_wind != 0 and hand.options["人和"] != "无"
    config = HandConfig(
        is_tsumo=tsumo,
        is_riichi="立直" in hand.flags,
        is_daburu_riichi="双立直" in hand.flags,
        is_ippatsu="一发" in hand.flags,
        is_rinshan="岭上" in hand.flags,
        is_chankan=hand.by == "抢杠",
        is_haitei="海底" in hand.flags and tsumo,
        is_houtei="海底" in hand.flags and not tsumo,
        is_tenhou=first and tsumo and seat_wind == 0,
        is_chiihou=first and tsumo and seat_wind != 0,
        is_renhou=renhou,
        player_wind=EAST + seat_wind,
        round_wind=EAST + hand.round_wind,
        kyoutaku_number=hand.deposits,
        tsumi_number=hand.honba,
        options=_rules(hand.options),
    )
    result = HandCalculator.estimate_hand_value(
        tiles,
        winning,
        melds=melds,
        dora_indicators=[place(s) for s in hand.dora],
        ura_dora_indicators=[place(s) for s in hand.ura],
        config=config,
    )
    if result.error is not None or result.cost is None or result.yaku is None:
        return Answer(False)
    patterns = {}
    for yaku in result.yaku:
        name = NAMES.get(yaku.name) or next(ours for word, ours in WINDS.items() if word in yaku.name)
        amount = yaku.han_open if hand.open and yaku.han_open else yaku.han_closed
        patterns[name] = amount // 13 if yaku.is_yakuman else amount
    yakuman = any(yaku.is_yakuman for yaku in result.yaku)
    return Answer(
        True, patterns, result.han or 0, 0 if yakuman else result.fu or 0, _points(hand, dict(result.cost))
    )


def _rules(options: dict[str, Any]) -> OptionalRules:
    return OptionalRules(
        has_open_tanyao=options["食断"],
        has_aka_dora=options["赤宝牌"],
        has_double_yakuman=options["双倍役满"],
        kazoe_limit=HandConfig.KAZOE_LIMITED if options["累计"] == "役满" else HandConfig.KAZOE_SANBAIMAN,
        kiriage=options["切上满贯"],
        renhou_as_yakuman=options["人和"] == "役满",
    )


class _Places:
    """Gives each tile a number of its own in the package's 136; number 0 of a five is the red one."""

    def __init__(self) -> None:
        self.given: Counter[int] = Counter()

    def __call__(self, slot: Slot) -> int:
        kind, red = slot
        if red:
            return int(4 * kind)
        self.given[kind] += 1
        return int(4 * kind + self.given[kind] - (kind not in FIVES))


def _points(hand: Hand, cost: dict[str, Any]) -> list[int]:
    points = [0] * 4
    for s in range(4):
        if s == hand.seat:
            continue
        if hand.from_ is not None:
            due = cost["main"] + cost["main_bonus"] if s == hand.from_ else 0
        elif s == hand.dealer or hand.seat == hand.dealer:
            due = cost["main"] + cost["main_bonus"]
        else:
            due = cost["additional"] + cost["additional_bonus"]
        points[s] -= due
        points[hand.seat] += due
    points[hand.seat] += cost["kyoutaku_bonus"]
    return points


# ---- differences -------------------------------------------------------------------------------------------


def _double_wind(hand: Hand, a: Answer, b: Answer) -> bool:
    """A pair of the wind that is both seat and round: the package knows four fu only."""
    wind = EAST + hand.round_wind
    pair = (
        sum(kind == wind for kind, _ in hand.tiles()) == 2
        and (hand.seat - hand.dealer) % 4 == hand.round_wind
    )
    less = (a.patterns, a.han) == (b.patterns, b.han) and a.fu == b.fu - 10
    return hand.options["连风对"] == 2 and pair and less


def _limit(hand: Hand, a: Answer, b: Answer) -> bool:
    """More yakuman than the room pays: the package has no such limit."""
    return a.han > 13 * int(hand.options["役满上限"]) and (a.patterns, a.han) == (b.patterns, b.han)


RULINGS: dict[str, Callable[[Hand, Answer, Answer], bool]] = {"连风对": _double_wind, "役满上限": _limit}
"""Differences that are explained: the option they come from -> whether it explains this one."""


def compare(book: Rulebook, hand: Hand, report: Report, name: str = "") -> None:
    """Judges a hand on both sides and notes it in the report."""
    case = hand.case(name)
    a, b = ours(book, case, hand.seat), theirs(hand)
    report.hands += 1
    report.won += a.wins
    report.patterns.update(a.patterns.keys())
    if a == b:
        return
    ruling = next((word for word, explains in RULINGS.items() if explains(hand, a, b)), "")
    report.rulings[ruling] += 1
    if not ruling:
        report.unexplained.append(told(case, hand, a, b))


def told(case: dict[str, Any], hand: Hand, a: Answer, b: Answer) -> str:
    """A difference: both answers and the situation as a case that expects what the package says."""
    expect: dict[str, Any] = {"wins": b.wins}
    if b.wins:
        expect = {
            "patterns": {hand.seat: b.patterns},
            "values": {hand.seat: {"番数": b.han}},
            "points": b.points,
        }
    whole = [{**case, "expect": expect}]
    ready = yaml.safe_dump(whole, allow_unicode=True, sort_keys=False, default_flow_style=None)
    return f"ours:   {a}\ntheirs: {b}\n{ready}"


def run_all(book: Rulebook, hands: int, seed: int) -> Report:
    """Compares so many hands; each depends on the seed and its number alone."""
    report = Report()
    for i in range(hands):
        compare(book, make(Random(f"{seed}/{i}")), report, f"{seed}/{i}")
    return report


def main(arguments: list[str]) -> int:
    """1 if a difference has no ruling, or a pattern never occurred."""
    options = argparse.ArgumentParser(prog="oracle.riichi", description=(__doc__ or "").splitlines()[0])
    options.add_argument("--hands", type=int, default=HANDS)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--rulebook", type=Path, default=RULEBOOK)
    asked = options.parse_args(arguments)
    book = compiled(asked.rulebook)
    report = run_all(book, asked.hands, asked.seed)
    for difference in report.unexplained[:5]:
        print(difference)
    missing = [p.name for p in book.patterns if not report.patterns[p.name]]
    for p in sorted((p.name for p in book.patterns), key=lambda n: -report.patterns[n]):
        print(f"{report.patterns[p]:7} {p}")
    unexplained = len(report.unexplained)
    print(f"{report.hands} hands, {report.won} of them won; {unexplained} differences without a ruling")
    for ruling, times in sorted(report.rulings.items()):
        if ruling:
            print(f"{times:7} {ruling}")
    if missing:
        print("never occurred: " + " ".join(missing))
    return 1 if report.unexplained or missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
