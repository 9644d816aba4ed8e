"""The slow, obvious reading of the 16-tile wild game: every kind for every wild, plain scoring.

Kinds are numbers: 0-8 万, 9-17 筒, 18-26 条, 27-30 东南西北, 31 中, 32 发, 33 白. The product is not used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations_with_replacement

RED, GREEN, WHITE = 31, 32, 33
Set = tuple[str, int]
"""A laid set: 吃 (its lowest kind), 碰, 明杠, 补杠 or 暗杠 (its kind)."""


@dataclass(frozen=True)
class Plain:
    """What a seat is worth: (value, 台, 胡) and its 炮 of tiles."""

    value: int
    tai: int
    hu: int
    pao: int = 0
    rows: frozenset[str] = frozenset()

    @property
    def rank(self) -> tuple[int, int, int]:
        return self.value, self.tai, self.hu


@dataclass
class Holding:
    """A seat's tiles: kinds in hand (a winner's with the winning tile), laid sets, bonus tiles."""

    hand: Sequence[int]
    wild: int
    wind: int
    laid: Sequence[Set] = ()
    bonus: int = 0
    win: int | None = None
    own: bool = True
    extras: dict[str, int] = field(default_factory=dict)
    base: int = 100
    cap: int = 99

    @property
    def honoured(self) -> tuple[int, ...]:
        return (GREEN, self.wind) if self.wild == WHITE else (RED, GREEN, self.wind)

    @property
    def wilds(self) -> int:
        return sum(k == self.wild for k in self.hand)

    @property
    def naturals(self) -> list[int]:
        return [k for k in self.hand if k != self.wild]

    @property
    def roles(self) -> list[int]:
        """Kinds a wild may play: never the bonus tile."""
        return [k for k in range(34) if k != (RED if self.wild == WHITE else WHITE)]


def big(k: int) -> bool:
    """1, 9, and honours: the dearer rows."""
    return k >= 27 or k % 9 in (0, 8)


def set_hu(name: str, k: int) -> int:
    if name == "吃" or k == WHITE:
        return 0
    return {"碰": 2, "暗刻": 4, "明杠": 8, "补杠": 8, "暗杠": 16}[name] * (2 if big(k) else 1)


def value(hu: int, tai: int, base: int, cap: int, won: bool) -> int:
    tai = min(tai, cap)
    if won and tai >= 3:
        return 500 + 200 * (tai - 3)
    return (hu + (base if won else 0)) * 2**tai


# ---------- dividing ----------


@cache
def fits(part: tuple[int, ...], run: bool, pair: bool) -> bool:
    """Whether counts of one suit (or of the honours) divide into sets, with a pair or without."""
    first = next((i for i, c in enumerate(part) if c), None)
    if first is None:
        return not pair
    for size, also in ((3, pair), (2, False)):
        if part[first] >= size and (size == 3 or pair):
            left = (*part[:first], part[first] - size, *part[first + 1 :])
            if fits(left, run, also):
                return True
    if run and first + 2 < len(part) and part[first + 1] and part[first + 2]:
        rest = list(part)
        for i in range(first, first + 3):
            rest[i] -= 1
        return fits(tuple(rest), run, pair)
    return False


def whole(counts: Sequence[int]) -> bool:
    parts = [tuple(counts[i : i + 9]) for i in (0, 9, 18)] + [tuple(counts[27:])]
    pairs = [i for i, p in enumerate(parts) if sum(p) % 3 == 2]
    if len(pairs) != 1 or any(sum(p) % 3 == 1 for p in parts):
        return False
    return all(fits(p, i < 3, i == pairs[0]) for i, p in enumerate(parts))


def divide(counts: list[int], pair: bool = True) -> Iterator[list[Set]]:
    """Every division into a pair and sets; the kinds' lowest first."""
    first = next((k for k, c in enumerate(counts) if c), None)
    if first is None:
        if not pair:
            yield []
        return
    sets = [("将", (first, first))] if pair else []
    sets.append(("刻", (first,) * 3))
    if first < 27 and first % 9 < 7:
        sets.append(("顺", (first, first + 1, first + 2)))
    for name, kinds in sets:
        need = Counter(kinds)
        if all(counts[k] >= n for k, n in need.items()):
            for k, n in need.items():
                counts[k] -= n
            for rest in divide(counts, pair and name != "将"):
                yield [(name, first), *rest]
            for k, n in need.items():
                counts[k] += n


def kinds_of(group: Set) -> tuple[int, ...]:
    name, k = group
    return (k, k, k) if name == "刻" else (k, k) if name == "将" else (k, k + 1, k + 2)


def placed(groups: list[Set], subs: Sequence[int]) -> Iterator[list[Counter[int]]]:
    """Every way the substitutes lie in the groups: one at most in a set, any number in the pair."""
    held: list[Counter[int]] = [Counter() for _ in groups]

    def go(i: int) -> Iterator[list[Counter[int]]]:
        if i == len(subs):
            yield held
            return
        for g, group in enumerate(groups):
            room = kinds_of(group).count(subs[i]) - held[g][subs[i]]
            if room > 0 and (group[0] == "将" or not held[g].total()):
                held[g][subs[i]] += 1
                yield from go(i + 1)
                held[g][subs[i]] -= 1

    yield from go(0)


# ---------- the winner ----------


def best_win(seat: Holding) -> Plain | None:
    """The best complete hand, None if there is none."""
    best: Plain | None = None
    natural = Counter(seat.naturals)
    held = [sum(k // 9 == part for k in seat.naturals) for part in range(4)]
    for roles in combinations_with_replacement(seat.roles, seat.wilds):
        sizes = list(held)
        for k in roles:
            sizes[k // 9] += 1
        if sum(size % 3 for size in sizes) != 2:
            continue
        counts = [natural[k] + roles.count(k) for k in range(34)]
        if not whole(counts):
            continue
        subs = [k for k in roles if k != seat.wild]
        for groups in divide(counts):
            for lies in placed(groups, subs):
                for at in places(seat, groups, lies):
                    told = judge(seat, groups, at, lies)
                    if best is None or told.rank > best.rank:
                        best = told
    return best


def places(seat: Holding, groups: list[Set], held: list[Counter[int]]) -> Iterator[tuple[int, int]]:
    """Group and kind played of every place the winning tile can have."""
    for g, group in enumerate(groups):
        for k in set(kinds_of(group)):
            plain = kinds_of(group).count(k) - held[g][k]
            if (seat.win == k and plain) or (seat.win == seat.wild and held[g][k]):
                yield g, k


def judge(seat: Holding, groups: list[Set], at: tuple[int, int], held: list[Counter[int]]) -> Plain:
    g, k = at
    sets: list[Set] = list(seat.laid)
    for i, (name, low) in enumerate(groups):
        if name == "刻":
            sets.append(("碰" if i == g and not seat.own else "暗刻", low))
        elif name == "顺":
            sets.append(("吃", low))
    pair = next(low for name, low in groups if name == "将")
    rows: dict[str, int] = dict(seat.extras)
    hu = sum(set_hu(*s) for s in sets) + (2 if pair in seat.honoured else 0)
    name, low = groups[g]
    others = held[g].total() - (1 if held[g][k] and seat.win == seat.wild else 0)
    if name == "将":
        hu += 2
    elif name == "顺" and not others and (k - low == 1 or (k - low, low % 9) in {(2, 0), (0, 6)}):
        hu += 2  # the middle, the 3 of 123, the 7 of 789
    runs = sum(s[0] == "吃" for s in sets)
    if runs == len(sets) and hu == 0:
        rows["平胡"] = 1
    if runs == 0:
        rows["对对碰"] = 2
    hu += 4 * seat.bonus + (2 if seat.own else 0)
    faces = {pair} | {f for s in sets for f in (range(s[1], s[1] + 3) if s[0] == "吃" else (s[1],))}
    suits = {f // 9 for f in faces if f < 27}
    if len(suits) == 1:
        honours = any(f >= 27 for f in faces)
        rows["混一色" if honours else "清一色"] = 2 if honours else 3
    winds = faces | ({seat.wild} if seat.wilds else set())
    all_winds = {27, 28, 29, 30} <= winds
    if all_winds:
        rows["四风齐"] = 3
    if len(seat.laid) == 5:
        rows["单吊"] = 3
    if seat.wilds >= 2:
        rows["双财神" if seat.wilds == 2 else "三财神"] = seat.wilds - 1 if seat.wilds == 2 else 3
    void = all_winds and seat.wind == seat.wild
    honoured = [s[1] for s in sets if s[0] != "吃" and s[1] in seat.honoured]
    for s in honoured:
        if not (void and s == seat.wind):
            rows["字刻"] = rows.get("字刻", 0) + 1
    if seat.bonus:
        rows["白板"] = seat.bonus
    tai = sum(rows.values())
    own = [s[0] for s in sets if s[0] != "吃" and s[1] == seat.wind]
    pao = seat.bonus + seat.wilds + sum(2 if "杠" in s else 1 for s in own)
    return Plain(value(hu, tai, seat.base, seat.cap, True), tai, hu, pao, frozenset(rows))


def knocked(seat: Holding) -> Plain:
    """The direct win with three wilds: flat, halved without a natural honoured pair or a bonus tile."""
    pairs = any(seat.naturals.count(k) >= 2 for k in seat.honoured)
    laid = any(name != "吃" and k in seat.honoured for name, k in seat.laid)
    full = pairs or laid or seat.bonus > 0
    sets = [2 if "杠" in n else 1 for n, k in seat.laid if n != "吃" and k == seat.wind]
    # One of the wilds may complete the own wind, unless it is itself that wind.
    own = sum(sets) + (seat.wind != seat.wild and seat.naturals.count(seat.wind) >= 2)
    return Plain(500 if full else 250, 3, 0, seat.bonus + seat.wilds + own)


# ---------- those who did not win ----------


def gains(seat: Holding, k: int, n: int, subs: int) -> set[tuple[int, int]]:
    """(胡, triplets) of every way to form sets of one kind from n natural copies and substitutes."""
    found = {(0, 0)}
    trio, pair = set_hu("暗刻", k), 2 if k in seat.honoured else 0
    for size, also, hu, one in ((3, 0, trio, 1), (2, 1, trio, 1), (2, 0, pair, 0), (1, 1, pair, 0)):
        if n >= size and subs >= also and hu:
            found |= {(h + hu, t + one) for h, t in gains(seat, k, n - size, subs - also)}
    return found


def best_loss(seat: Holding) -> Plain:
    """The best use of a loser's wilds: one substitute at most in a set, also in a pair."""
    best = Plain(-1, 0, 0)
    natural = Counter(seat.hand)
    memo: dict[tuple[int, int, int], set[tuple[int, int]]] = {}
    laid_hu = sum(set_hu(*s) for s in seat.laid) + 4 * seat.bonus
    trios = [s for s in seat.laid if s[0] != "吃" and s[1] in seat.honoured]
    laid_own = sum(2 if "杠" in n else 1 for n, k in trios if k == seat.wind)
    # A substitute alone forms nothing: one kind of which there is no tile stands for them all.
    idle = next(k for k in seat.roles if not natural[k] and k not in seat.honoured)
    useful = [k for k in seat.roles if natural[k] or k in (idle, seat.wild)]
    for roles in combinations_with_replacement(useful, seat.wilds):
        subs = Counter(k for k in roles if k != seat.wild)
        left = Counter(natural)
        left[seat.wild] -= subs.total()
        ways = {(laid_hu, seat.bonus + len(trios), laid_own)}
        for k in {*natural, *subs} & set(seat.roles):
            at = (k, left[k], subs[k])
            if at not in memo:
                memo[at] = gains(seat, *at)
            one = k in seat.honoured
            own = k == seat.wind and k != seat.wild
            ways = {(h + a, t + b * one, o + b * own) for h, t, o in ways for a, b in memo[at]}
        for hu, tai, sets in ways:
            raw = seat.bonus + seat.wilds + sets
            told = Plain(value(hu, tai, 0, seat.cap, False), tai, hu, raw)
            if (told.rank, raw) > (best.rank, best.pao):
                best = told
    return best


# ---------- settlement ----------


def pao(raw: int, wilds: int, won: bool) -> int:
    return (raw + won) * (2 if raw >= 4 else 1) * (2 if wilds == 3 else 1)


def settle(told: Sequence[Plain], wilds: Sequence[int], winner: int, dealer: int, shots: bool) -> list[int]:
    """Points of the four seats."""
    scores = [-(-t.value // 10) for t in told]
    points = [0] * 4
    for i in range(4):
        for j in range(i + 1, 4):
            gap = scores[winner] * (1 if i == winner else -1) if winner in (i, j) else scores[i] - scores[j]
            if dealer not in (i, j):
                gap = -(-abs(gap) // 2) * (1 if gap > 0 else -1)
            points[i] += gap
            points[j] -= gap
    if shots:
        p = [pao(t.pao, w, i == winner) for i, (t, w) in enumerate(zip(told, wilds, strict=True))]
        points = [a + 5 * (4 * b - sum(p)) for a, b in zip(points, p, strict=True)]
    return points
