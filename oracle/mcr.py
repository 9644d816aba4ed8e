"""Compares the scores of rulesets/mcr.yaml with PyMahjongGB (``MahjongFanCalculator``), hand by hand.

Run: ``python -m oracle.mcr [--hands N] [--seed S]``; the exit code is 1 if a hand differs without a ruling.
A difference is printed with both answers, the ruling (if one is known) and a case ready for rulesets/cases.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from paigui.compiler.diagnostics import Sink, render_text
from paigui.compiler.pipeline import compile_module
from paigui.runtime import scoring
from paigui.runtime.arrange import Solver
from paigui.runtime.groups import Arrangement, Group, Win
from paigui.runtime.loader import load
from paigui.runtime.table import Table

from .mcr_hands import Hand, Meld, hands

ROOT = Path(__file__).resolve().parent.parent
PEER_NAMES = {"独听・边张": "边张", "独听・嵌张": "嵌张", "独听・单钓": "单钓将"}
GROUPS = {"chow": "吃", "pung": "碰", "kong": "明杠", "added": "补杠", "hidden": "暗杠"}
Fan = dict[str, int]


def rulebook() -> Any:
    """The rulebook, compiled now."""
    sink = Sink()
    text = compile_module(ROOT / "rulesets" / "mcr.yaml", sink)
    if text is None:
        raise SystemExit(render_text(sink.problems, "both"))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "mcr.py"
        path.write_text(text, encoding="utf-8")
        return load(path)


# ---------------------------------------------------------------------- our side


class Ours:
    """A table on which each hand is laid in turn. ``least``: fan needed to win."""

    def __init__(self, book: Any, least: int, **options: Any) -> None:
        self.book = book
        self.T: Any = Table(book, {"起和": least, **options})
        self.T.prepare(0)
        self.wall = self.T.wall
        self.spent = self.wall.copy()
        self.spent.tiles = []
        self.spent.head = self.spent.left = 0
        names = book.kinds
        suits = {s.name: s.kinds for s in book.suits}
        self.kinds = [*suits["万"], *suits["筒"], *suits["索"], *suits["风"], *suits["箭"]]
        self.flowers = list(suits["花"])
        self.groups = {how: [g.name for g in book.groups].index(name) for how, name in GROUPS.items()}
        self.actions = {a.name: i for i, a in enumerate(book.actions)}
        self.drawn_how = {m: i for v in book.state if v.name == "摸法" for i, m in enumerate(v.members)}
        self.how = next(v.attr for v in book.state if v.name == "摸法")
        self.played = next(v.attr for v in book.state if v.name == "已打局")
        self.laid_flowers = next(z.attr for z in book.zones if z.name == "花区")
        self.names = names

    def lay(self, h: Hand) -> tuple[int, int, int | None]:
        """Lays the hand at seat 0; answers the winning tile, the action, whose tile it is."""
        T = self.T
        used: Counter[int] = Counter()

        def tile(kind: int) -> int:
            used[kind] += 1
            return self.kinds[kind] * self.book.stride + used[kind] - 1

        for seat in T.seats:
            seat.clear()
            setattr(seat, self.laid_flowers, [])
        me = T.seats[0]
        for k in h.hand:
            me.take(tile(k))
        for m in h.melds:
            kinds = m.kinds
            tiles = tuple(tile(k) for k in kinds)
            plays = tuple(self.kinds[k] for k in kinds)
            hidden = m.how == "hidden"
            me.melds.append(
                Group(
                    self.groups[m.how],
                    self.kinds[m.kind],
                    tiles,
                    plays,
                    0,
                    True,
                    None if hidden else 3,
                    None if hidden else tiles[0],
                    hidden,
                )
            )
        won = tile(h.tile)
        setattr(me, self.laid_flowers, [k * self.book.stride for k in self.flowers[: h.flowers]])
        T.dealer = -h.seat % 4
        setattr(T.room, self.played, 4 * h.round)
        T.wall = self.spent if h.last else self.wall
        robbing = h.kong and not h.drawn
        shown = sum(m.kinds.count(h.tile) for m in h.melds if m.how != "hidden")
        others = [tile(h.tile) for _ in range(3 - shown)] if h.fourth else []
        if robbing:
            pung = tuple(others)
            kind = self.kinds[h.tile]
            T.seats[1].melds.append(
                Group(self.groups["pung"], kind, pung, (kind,) * 3, 1, True, 2, pung[0], False)
            )
            T.seats[1].take(won)
        else:
            T.seats[2].discards.extend(others)
        how = "补牌" if h.kong and h.drawn else "摸牌"
        setattr(me, self.how, self.drawn_how[how])
        if h.drawn:
            me.take(won)
            me.drawn = won
            return won, self.actions["自摸"], None
        if not robbing:
            T.seats[1].discards.append(won)
        return won, self.actions["抢杠" if robbing else "点炮"], 1

    def score(self, h: Hand) -> Win | None:
        """What the hand wins here."""
        won, act, from_ = self.lay(h)
        return scoring.worth(self.T, 0, won, act, from_)

    def found(self, a: Arrangement) -> Fan:
        return {self.book.patterns[p].name: sum(amounts) for p, amounts in a.found.items() if any(amounts)}

    def equals(self, h: Hand, best: tuple[int, ...]) -> list[Fan]:
        """The patterns of every arrangement that is worth as much as the best one."""
        won, act, from_ = self.lay(h)
        T = self.T
        solver = Solver.of(self.book)
        tiles = solver.tiles(T, 0)
        if won not in tiles:
            tiles = (*tiles, won)
        out: list[Fan] = []
        shapes = self.book.score.shapes
        for a in solver.arrangements(T, 0, tiles, T.seats[0].melds, shapes, won, from_ is not None):
            a.won, a.win_tile, a.by, a.from_ = True, won, act, from_
            self.book.score.judge(T, 0, a)
            if a.rank[0] == best[0] and self.found(a) not in out:
                out.append(self.found(a))
        return out


# ---------------------------------------------------------------------- their side


def code(kind: int) -> str:
    """A kind as the peer writes it."""
    if kind < 27:
        return f"{'WBT'[kind // 9]}{kind % 9 + 1}"
    return f"F{kind - 26}" if kind < 31 else f"J{kind - 30}"


def _pack(m: Meld) -> tuple[str, str, int]:
    if m.how == "chow":
        return "CHI", code(m.kind + 1), 1
    return ("PENG" if m.how == "pung" else "GANG"), code(m.kind), 0 if m.how == "hidden" else 1


def arguments(h: Hand) -> tuple[Any, ...]:
    """The peer's arguments for a hand."""
    return (
        tuple(map(_pack, h.melds)),
        tuple(map(code, h.hand)),
        code(h.tile),
        h.flowers,
        h.drawn,
        h.fourth,
        h.kong,
        h.last,
        h.seat,
        h.round,
    )


def peer(h: Hand) -> Fan | None:
    """What the peer finds; None if it sees no win."""
    from MahjongGB import MahjongFanCalculator

    try:
        answer = MahjongFanCalculator(*arguments(h))
    except TypeError as e:
        if "NOT_WIN" in str(e):
            return None
        raise
    return {PEER_NAMES.get(name, name): fan for fan, name in answer}


# ---------------------------------------------------------------------- comparing


def case(h: Hand, expect: Fan | None, total: int) -> dict[str, Any]:
    """The hand as a case of rulesets/cases."""
    suits = "mps"

    def text(kinds: list[int] | tuple[int, ...]) -> str:
        parts = []
        for letter in (*suits, "z"):
            digits = "".join(
                str(k % 9 + 1) if k < 27 else str(k - 26)
                for k in sorted(kinds)
                if (suits[k // 9] if k < 27 else "z") == letter
            )
            parts += [digits + letter] if digits else []
        return " ".join(parts)

    laid: list[dict[str, Any]] = []
    for m in h.melds:
        entry: dict[str, Any] = {GROUPS[m.how]: text(m.kinds)}
        laid.append(entry if m.how == "hidden" else {**entry, "from": 3})
    robbing = h.kong and not h.drawn
    shown = sum(m.kinds.count(h.tile) for m in h.melds if m.how != "hidden")
    given: dict[str, Any] = {
        "dealer": -h.seat % 4,
        "state": {"已打局": 4 * h.round},
        "hands": {0: text(h.hand)},
    }
    if laid:
        given["melds"] = {0: laid}
    if h.flowers:
        given["zones"] = {"花区": {0: " ".join(f"{i + 1}f" for i in range(h.flowers))}}
    if h.kong and h.drawn:
        given["state"]["摸法"] = {0: "补牌"}
    if robbing:
        given.setdefault("melds", {})[1] = [{"碰": text([h.tile]), "from": 2}]
    elif h.fourth and shown < 3:
        given["discards"] = {2: text([h.tile] * (3 - shown))}
    given["wall"] = 0 if h.last else 20
    by = "自摸" if h.drawn else "抢杠" if robbing else "点炮"
    given["win"] = {"seat": 0, "tile": text([h.tile]), "by": by} | ({} if h.drawn else {"from": 1})
    if expect is None:
        return {"given": given, "expect": {"wins": False}}
    return {"given": given, "expect": {"patterns": {0: expect}, "values": {0: {"总番": total}}}}


@dataclass
class Report:
    """Counts of one run. ``patterns``: how often each was found by both."""

    compared: int = 0
    wins: int = 0
    under: int = 0
    lost: int = 0
    patterns: Counter[str] = field(default_factory=Counter)
    rulings: Counter[str] = field(default_factory=Counter)
    open: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    themes: Counter[str] = field(default_factory=Counter)


def ruling(h: Hand, ours: Fan | None, theirs: Fan | None, equal: list[Fan]) -> str:
    """The known reason why the two differ, or nothing."""
    if ours is not None and theirs is not None and theirs in equal:
        return "MA-07 equal totals: another division or wait of the same worth"
    return ""


def compare(n: int, seed: int, book: Any | None = None, show: int = 20) -> Report:
    """Compares n hands; differences without a ruling are in ``open``."""
    book = book or rulebook()
    strict, free = Ours(book, 8), Ours(book, 0)
    report = Report()
    for h in islice(hands(seed), n):
        report.compared += 1
        report.themes[h.theme] += 1
        theirs = peer(h)
        least = sum(v for k, v in theirs.items() if k != "花牌") if theirs else 0
        win = strict.score(h)
        side = strict
        if win is None:
            win, side = free.score(h), free
            if win is not None:
                report.under += 1
        else:
            report.wins += 1
        ours = None if win is None else side.found(win.best)
        if win is None and theirs is None:
            report.lost += 1
            continue
        if (side is strict) != (least >= 8) and win is not None and theirs is not None:
            report.open.append(_told(h, ours, theirs, "eight fan"))
            continue
        if ours == theirs:
            report.patterns.update((ours or {}).keys())
            continue
        equal = side.equals(h, win.best.rank) if win is not None else []
        why = ruling(h, ours, theirs, equal)
        if why:
            report.rulings[why] += 1
            if len(report.shown) < show:
                report.shown.append(_told(h, ours, theirs, why))
            report.patterns.update((theirs or {}).keys())
        else:
            report.open.append(_told(h, ours, theirs, ""))
    return report


def speed(book: Any, n: int = 2000, seed: int = 3) -> tuple[float, float, float]:
    """Microseconds of processor time to score a hand: ours when first met, ours once more, the peer's."""
    from MahjongGB import MahjongFanCalculator

    many = list(islice(hands(seed, 0.0), n))
    given = [arguments(h) for h in many]
    start = time.process_time()
    for arguments_ in given:
        MahjongFanCalculator(*arguments_)
    theirs = time.process_time() - start
    ours = Ours(book, 8)
    took = []
    for _ in range(2):
        spent = 0.0
        for h in many:
            won, act, from_ = ours.lay(h)
            start = time.process_time()
            scoring.worth(ours.T, 0, won, act, from_)
            spent += time.process_time() - start
        took.append(spent)
    return took[0] / n * 1e6, took[1] / n * 1e6, theirs / n * 1e6


def _told(h: Hand, ours: Fan | None, theirs: Fan | None, why: str) -> str:
    mine, other = ours or {}, theirs or {}
    return "\n".join(
        [
            f"differs{' (' + why + ')' if why else ''}: {h.theme}",
            f"  ours   {sum(mine.values()) if ours is not None else 'no win'}: {ours}",
            f"  theirs {sum(other.values()) if theirs is not None else 'no win'}: {theirs}",
            f"  only ours {dict(mine.items() - other.items())}",
            f"  only theirs {dict(other.items() - mine.items())}",
            "  " + json.dumps(case(h, theirs, sum(other.values())), ensure_ascii=False),
        ]
    )


def main() -> int:
    """The comparison at full size."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=25_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=10)
    args = parser.parse_args()
    book = rulebook()
    start = time.perf_counter()
    report = compare(args.hands, args.seed, book)
    took = time.perf_counter() - start
    for text in [*report.shown[: args.show], *report.open[: args.show]]:
        print(text)
    names = [p.name for p in book.patterns]
    print(
        f"{report.compared} hands in {took:.1f} s: {report.wins} win, "
        f"{report.under} have under eight fan, {report.lost} do not win"
    )
    print(
        "found by both: "
        + " ".join(
            f"{name} {report.patterns[name]}" for name in sorted(names, key=lambda x: -report.patterns[x])
        )
    )
    missing = [name for name in names if not report.patterns[name]]
    for why, count in sorted(report.rulings.items()):
        print(f"ruling {why}: {count}")
    if missing:
        print("never found: " + " ".join(missing))
    print(f"differences without a ruling: {len(report.open)}")
    print("to score a hand: {:.1f} us, once more {:.1f} us; the peer {:.1f} us".format(*speed(book)))
    return 1 if report.open or missing else 0


if __name__ == "__main__":
    sys.exit(main())
