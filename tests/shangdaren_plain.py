"""The slow, obvious reading of the paper-tile game: every role of 别, division, and place of a flower.

A tile is written as one character, with * behind it if it is flowered; 别 is the wild tile.
Nothing of the product is used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

LISTED = "上大人 可知礼 孔乙己 化三千 七十土 八九子 三四五 四五六 五六七 六七八 七八九 八九十"
RUNS = tuple(LISTED.split())
KINDS = "上大人可知礼孔乙己化三千七十土八九子二四五六"
RED = "上大人可知礼三五七"
WILD = "别"
PLAYS = "三五七"
TRIO = {True: (10, 14, 14, 18), False: (5, 6, 7, 9)}
PUNG = {True: (6, 8, 10), False: (1, 4, 5)}
FOUR = {True: (0, 24, 28, 36, 48), False: (0, 12, 14, 18, 24)}
FIVE = {True: (0, 0, 56, 72, 96), False: (0, 0, 28, 36, 48)}
PLAIN = {"对": (0, 1), "坎": (1, 2), "招": (2, 4), "扎": (2, 4), "贩": (4, 8), "扎上顶": (4, 8)}
CELLS = {"对": PUNG, "坎": TRIO, "招": FOUR, "扎": FOUR, "贩": FIVE, "扎上顶": FIVE}


@dataclass(frozen=True)
class Token:
    kind: str
    flower: bool
    wild: bool = False
    won: bool = False


@dataclass
class Holding:
    """Tiles outside laid groups with the winning one, laid groups, mode, how it was won."""

    hand: Sequence[str]
    laid: Sequence[tuple[str, Sequence[str]]] = ()
    five: bool = False
    win: str = ""
    own: bool = True

    @property
    def mains(self) -> str:
        return "乙三五七九" if self.five else "三五七"


def tiles(text: str) -> list[str]:
    out: list[str] = []
    for c in text.replace(" ", ""):
        if c == "*":
            out[-1] += c
        else:
            out.append(c)
    return out


def piece(t: Token, main: str, mains: str) -> int:
    if t.kind in mains:
        return (2 if t.kind == main else 1) * (2 if t.flower else 1)
    return 1 if t.flower else 0


def group(name: str, kind: str, flowers: int, main: str, mains: str) -> int:
    if kind in mains:
        return CELLS[name][kind == main][flowers]
    return PLAIN[name][kind in RED]


def divide(counts: Counter[str], left: int) -> Iterator[list[str]]:
    """Every division into runs and triplets; a group is its text."""
    first = next((k for k in KINDS if counts[k]), None)
    if first is None:
        if left == 0:
            yield []
        return
    for text in (first * 3, *(r for r in RUNS if first in r)):
        need = Counter(text)
        if all(counts[k] >= n for k, n in need.items()):
            counts.subtract(need)
            for rest in divide(counts, left - 1):
                yield [text, *rest]
            counts.update(need)


@cache
def twos() -> tuple[str, ...]:
    related = {"".join(sorted(p)) for r in RUNS for p in combinations(r, 2)}
    return tuple(sorted(related | {k * 2 for k in KINDS}))


def spread(tokens: tuple[Token, ...], sizes: tuple[int, ...]) -> Iterator[tuple[tuple[Token, ...], ...]]:
    """Every way to hand out tokens of one kind to places of these sizes, told apart by look only."""
    if not sizes:
        yield ()
        return
    seen = set()
    for chosen in combinations(range(len(tokens)), sizes[0]):
        mine = tuple(tokens[i] for i in chosen)
        key = tuple(sorted(mine, key=repr))
        if key in seen:
            continue
        seen.add(key)
        rest = tuple(t for i, t in enumerate(tokens) if i not in chosen)
        for more in spread(rest, sizes[1:]):
            yield (mine, *more)


def worth_of_kind(
    tokens: tuple[Token, ...], trios: int, pairs: int, single: int, main: str, mains: str, own: bool
) -> int | None:
    """The most that tokens of one kind give in so many triplets, in the pair, and one by one."""
    best = None
    kind = tokens[0].kind
    for places in spread(tokens, (3,) * trios + (2,) * pairs + (1,) * single):
        total = 0
        for place in places:
            if len(place) == 3:
                pung = not own and any(t.won for t in place)
                wilds = sum(t.wild for t in place)
                if wilds > (0 if pung else 1):
                    break
                flowers = sum(t.flower for t in place)
                total += group("对" if pung else "坎", kind, flowers, main, mains)
            else:
                total += sum(piece(t, main, mains) for t in place)
        else:
            best = total if best is None else max(best, total)
    return best


def totals(seat: Holding) -> dict[str, int]:
    """The best total for every main kind; empty if the hand is not complete."""
    mains = seat.mains
    won = [seat.win] if not seat.own else []
    tokens: list[Token] = []
    for t in seat.hand:
        if t != WILD:
            tokens.append(Token(t[0], t.endswith("*"), won=t in won))
            won = [] if t in won else won
    laid = dict.fromkeys(mains, 0)
    for name, text in seat.laid:
        kind = next(t[0] for t in text if t != WILD)
        flowers = sum(t == WILD or t.endswith("*") for t in text)
        for m in mains:
            laid[m] += group(name, kind, flowers, m, mains)
    best: dict[str, int] = {}
    memo: dict[tuple[str, int, int, int, str, tuple[str, ...]], int | None] = {}
    for roles in sorted({tuple(sorted(r)) for r in product(PLAYS, repeat=seat.hand.count(WILD))}):
        every = [*tokens, *(Token(k, True, wild=True) for k in roles)]
        counts = Counter(t.kind for t in every)
        of = {k: tuple(t for t in every if t.kind == k) for k in counts}
        for two in twos():
            need = Counter(two)
            if any(counts[k] < n for k, n in need.items()):
                continue
            counts.subtract(need)
            for groups in list(divide(counts, 8 - len(seat.laid))):
                trios = Counter(g[0] for g in groups if g[0] == g[1])
                pairs = Counter(two[:1] if two[0] == two[1] else "")
                red = sum(g[0] != g[1] and all(k in RED for k in g) for g in groups)
                for m in mains:
                    total = red + laid[m]
                    for k, have in of.items():
                        single = len(have) - 3 * trios[k] - 2 * pairs[k]
                        key = (k, trios[k], pairs[k], single, m, roles)
                        if key not in memo:
                            memo[key] = worth_of_kind(have, trios[k], pairs[k], single, m, mains, seat.own)
                        gain = memo[key]
                        if gain is None:
                            break
                        total += gain
                    else:
                        best[m] = max(best.get(m, -1), total)
            counts.update(need)
    return best


def rounded(h: int, mode: str) -> int:
    if mode == "逢一就包":
        return -(-h // 5) * 5
    if mode == "二舍三入":
        return max(20, (h + 2) // 5 * 5)
    return h


def settle(h: int, winner: int, discarder: int | None, mode: str, both: bool) -> list[int]:
    """Points of the three seats: the discarder alone pays, or both do."""
    due = rounded(h, mode)
    payers = [s for s in range(3) if s != winner and (both or discarder is None or s == discarder)]
    points = [-due if s in payers else 0 for s in range(3)]
    points[winner] = due * len(payers)
    return points
