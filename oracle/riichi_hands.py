"""Random winning hands for riichi, drawn so that every pattern occurs, as situations of the rulebook.

Kinds are numbered 0..33: characters, dots, bamboos, winds, dragons (white, green, red).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

EAST, WHITE, GREEN = 27, 31, 32
ORPHANS = (0, 8, 9, 17, 18, 26, *range(27, 34))
ALL_GREEN = (19, 20, 21, 23, 25, GREEN)
FIVES = (4, 13, 22)
RUNS = tuple(9 * s + r for s in range(3) for r in range(7))
CLAIMS = {"吃": 1, "碰": 3, "明杠": 3, "补杠": 3}
"""Groups that took another seat's tile -> how many seats back it may have come from, at most."""

Slot = list[Any]
"""A tile to be placed: ``[kind, red]``."""


@dataclass(slots=True)
class Laid:
    """A laid group: its name in the rulebook, its tiles, the seat it came from (None: a concealed kong)."""

    name: str
    slots: list[Slot]
    from_: int | None


@dataclass(slots=True)
class Hand:
    """A winning hand with its circumstances. ``concealed`` holds the tiles without the winning one."""

    style: str
    seat: int
    dealer: int
    round_wind: int
    concealed: list[Slot]
    winning: Slot
    laid: list[Laid]
    by: str
    from_: int | None
    dora: list[Slot] = field(default_factory=list)
    ura: list[Slot] = field(default_factory=list)
    flags: set[str] = field(default_factory=set)
    honba: int = 0
    deposits: int = 0
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def open(self) -> bool:
        return any(m.from_ is not None for m in self.laid)

    def tiles(self) -> list[Slot]:
        """All tiles of the hand, the winning one last."""
        return [*self.concealed, *(s for m in self.laid for s in m.slots), self.winning]

    def case(self, name: str = "") -> dict[str, Any]:
        """The hand as a case without expectations."""
        me = self.seat
        state: dict[str, Any] = {
            "断": "天地" not in self.flags,
            "本场": self.honba,
            "过庄": 4 * self.round_wind,
        }
        for flag in ("立直", "双立直", "一发"):
            if flag in self.flags:
                state[flag] = {me: True}
        if "岭上" in self.flags:
            state["摸法"] = {me: "补牌"}
        given: dict[str, Any] = {
            "partial": True,
            "dealer": self.dealer,
            "hands": {me: written(self.concealed)},
            "zones": {"宝牌": written(self.dora), "里宝": written(self.ura)},
            "state": state,
            "pots": {"供托": 1000 * self.deposits},
            "wall": 4 if "海底" in self.flags else 30,
            "win": {"seat": me, "tile": written([self.winning]), "by": self.by},
        }
        if self.laid:
            given["melds"] = {me: [_laid(m) for m in self.laid]}
        if self.from_ is not None:
            given["win"]["from"] = self.from_
        return {"id": name or self.style, "options": dict(self.options), "given": given}


def _laid(m: Laid) -> dict[str, Any]:
    entry: dict[str, Any] = {m.name: written(m.slots)}
    if m.from_ is not None:
        entry["from"] = m.from_
    return entry


def written(slots: list[Slot]) -> str:
    """Tiles in notation."""
    return " ".join(
        f"{kind % 9 + 1 if kind < 27 else kind - 26}{'*' if red else ''}{'mpsz'[min(kind // 9, 3)]}"
        for kind, red in sorted(slots, key=lambda s: (s[0], s[1]))
    )


def make(rng: Random, seats: int = 4) -> Hand:
    """A random hand. The same generator state gives the same hand."""
    while True:
        hand = _try(rng, seats)
        if hand is not None:
            return hand


# ---- groups ------------------------------------------------------------------------------------------------


def _run(rng: Random, starts: tuple[int, ...] = RUNS) -> list[int]:
    first = rng.choice(starts)
    return [first, first + 1, first + 2]


def _same(rng: Random, kinds: tuple[int, ...] = tuple(range(34))) -> list[int]:
    return [rng.choice(kinds)] * 3


def _some(rng: Random, n: int, runs: float, kinds: tuple[int, ...]) -> list[list[int]]:
    """n groups out of these kinds; ``runs``: the share of runs."""
    starts = tuple(k for k in RUNS if {k, k + 1, k + 2} <= set(kinds))
    return [_run(rng, starts) if starts and rng.random() < runs else _same(rng, kinds) for _ in range(n)]


def _suit(rng: Random, honours: bool = False) -> tuple[int, ...]:
    first = 9 * rng.randrange(3)
    return (*range(first, first + 9), *(range(27, 34) if honours else ()))


ALL = tuple(range(34))
SIMPLE = tuple(k for k in range(27) if k not in ORPHANS)
HONOURS = tuple(range(27, 34))
TERMINALS = ORPHANS[:6]
EDGE_RUNS = tuple(k for k in RUNS if k % 9 in (0, 6))


def _groups(rng: Random, style: str) -> tuple[list[list[int]], int]:
    """Four groups and the kind of the pair, as the style wants them."""
    pair = rng.choice(ALL)
    match style:
        case "wind pair":
            return _some(rng, 4, 0.5, ALL), EAST + rng.randrange(3)
        case "runs":
            return _some(rng, 4, 0.9, ALL[:27]), pair
        case "pinfu":
            return [_run(rng) for _ in range(4)], rng.choice(ALL)
        case "simple":
            return _some(rng, 4, 0.75, SIMPLE), rng.choice(SIMPLE)
        case "flush" | "half":
            kinds = _suit(rng, style == "half")
            return _some(rng, 4, 0.6, kinds), rng.choice(kinds)
        case "chanta" | "junchan":
            kinds = ORPHANS if style == "chanta" else TERMINALS
            return [
                _run(rng, EDGE_RUNS) if rng.random() < 0.6 else _same(rng, kinds) for _ in range(4)
            ], rng.choice(kinds)
        case "old" | "chinroutou" | "honours":
            kinds = {"old": ORPHANS, "chinroutou": TERMINALS, "honours": HONOURS}[style]
            return _some(rng, 4, 0, kinds), rng.choice(kinds)
        case "triplets":
            return _some(rng, 4, 0.15, ALL), pair
        case "dragons" | "winds":
            kinds = HONOURS[4:] if style == "dragons" else HONOURS[:4]
            picked = rng.sample(kinds, rng.choice((len(kinds), len(kinds) - 1)))
            rest = _some(rng, 4 - len(picked), 0.6, ALL)
            left = [k for k in kinds if k not in picked]
            return [[k] * 3 for k in picked] + rest, left[0] if left else pair
        case "green":
            return [
                [19, 20, 21] if rng.random() < 0.4 else _same(rng, ALL_GREEN) for _ in range(4)
            ], rng.choice(ALL_GREEN)
        case "three runs":
            r = rng.randrange(7)
            return [[9 * s + r + i for i in range(3)] for s in range(3)] + _some(rng, 1, 0.5, ALL), pair
        case "three triplets":
            r = rng.randrange(9)
            return [[9 * s + r] * 3 for s in range(3)] + _some(rng, 1, 0.5, ALL), pair
        case "straight":
            first = 9 * rng.randrange(3)
            return [list(range(first + i, first + i + 3)) for i in (0, 3, 6)] + _some(rng, 1, 0.6, ALL), pair
        case "twice":
            a, b = _run(rng), _run(rng)
            return [a, list(a), b, list(b) if rng.random() < 0.6 else _run(rng)], pair
        case "gates":
            first = 9 * rng.randrange(3)
            tiles = sorted(
                [*(first + k for k in (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8)), first + rng.randrange(9)]
            )
            return [tiles[0:3], tiles[3:6], tiles[6:9], tiles[9:12]], -1 - tiles[12] * 100 - tiles[13]
    return _some(rng, 4, 0.55, ALL), pair


STYLES = {
    "any": 14, "runs": 8, "pinfu": 8, "simple": 8, "flush": 6, "half": 6, "chanta": 6, "junchan": 5, "old": 4,
    "chinroutou": 2, "honours": 3, "triplets": 8, "dragons": 5, "winds": 4, "green": 2, "three runs": 5,
    "three triplets": 4, "straight": 5, "twice": 6, "gates": 2, "pairs": 6, "orphans": 3, "wind pair": 5,
}  # fmt: skip
"""Styles of hands and how often each is drawn."""


# ---- a whole hand ------------------------------------------------------------------------------------------


def _try(rng: Random, seats: int) -> Hand | None:
    """A hand, or None where the draw is impossible (five of a tile)."""
    style = rng.choices(list(STYLES), list(STYLES.values()))[0]
    seat = rng.randrange(seats)
    laid: list[Laid] = []
    if style == "pairs":
        kinds = rng.choice((ALL, ALL, SIMPLE, ORPHANS, HONOURS, _suit(rng), _suit(rng, True)))
        rest = [k for k in rng.sample(kinds, 7) for _ in range(2)]
    elif style == "orphans":
        rest = [*ORPHANS, rng.choice(ORPHANS)]
    else:
        rest = _with_groups(rng, style, seat, seats, laid)
    if not rest:
        return None
    used = Counter(rest) + Counter(k for m in laid for k, _ in m.slots)
    if max(used.values()) > 4:
        return None
    dealer, round_wind, by, from_ = rng.randrange(seats), rng.randrange(3), "自摸", None
    if style == "wind pair":  # the pair stands first; it is to be both seat and round wind
        round_wind = rest[0] - EAST
        dealer = (seat - round_wind) % seats
    winning = rng.choice(rest)
    rest.remove(winning)
    if rng.random() < 0.55:
        by, from_ = "点炮", (seat + rng.randrange(1, seats)) % seats
    hand = Hand(
        style, seat, dealer, round_wind, [[k, False] for k in rest], [winning, False], laid, by, from_
    )
    _options(rng, hand)
    _circumstances(rng, hand, used)
    _indicators(rng, hand, used)
    _reds(rng, hand)
    return hand


def _with_groups(rng: Random, style: str, seat: int, seats: int, laid: list[Laid]) -> list[int]:
    """Lays some groups; the tiles that stay in hand, the winning one among them. Empty: it cannot be."""
    groups, pair = _groups(rng, style)
    if pair < -1:  # two tiles that are no pair by themselves: nothing can be laid
        return [k for g in groups for k in g] + [(-1 - pair) // 100, (-1 - pair) % 100]
    used = Counter(k for g in groups for k in g) + Counter([pair, pair])
    rest = [pair, pair]
    lay = rng.choice((0, 0, 0, 0.3, 0.6, 1))
    kong = rng.choice((0.2, 0.2, 0.5, 1))
    closed = rng.random() < 0.25  # nothing but concealed kongs
    for g in groups:
        if rng.random() >= lay or (closed and g[0] != g[1]):
            rest += g
            continue
        name = "吃" if g[0] != g[1] else "碰"
        if name == "碰" and used[g[0]] == 3 and rng.random() < kong:
            name = "暗杠" if closed else rng.choice(("明杠", "补杠", "暗杠"))
            used[g[0]] = 4
        elif closed:
            rest += g
            continue
        slots: list[Slot] = [[k, False] for k in (g if "杠" not in name else [*g, g[0]])]
        back = rng.randint(1, CLAIMS[name]) if name in CLAIMS else 0
        laid.append(Laid(name, slots, (seat - back) % seats if back else None))
    return rest


def _options(rng: Random, hand: Hand) -> None:
    hand.options = {
        "食断": rng.random() < 0.7,
        "赤宝牌": rng.random() < 0.7,
        "切上满贯": rng.random() < 0.4,
        "累计": rng.choice(("役满", "三倍满")),
        "双倍役满": rng.random() < 0.5,
        "人和": rng.choice(("无", "五番", "役满")),
        "包牌": False,
        "连风对": rng.choice((4, 4, 4, 2)),
        "役满上限": rng.choice((6, 6, 6, 1)),
    }


def _circumstances(rng: Random, hand: Hand, used: Counter[int]) -> None:
    hand.honba = rng.choice((0, 0, 1, 2, 5))
    hand.deposits = rng.choice((0, 0, 1, 3))
    tsumo = hand.from_ is None
    kongs = any("杠" in m.name for m in hand.laid)
    if not hand.laid and rng.random() < 0.05:
        hand.flags.add("天地")
        if not tsumo:
            hand.options["人和"] = rng.choice(("五番", "役满"))
        return
    if not hand.open and rng.random() < 0.6:
        hand.flags.add("立直")
        if rng.random() < 0.25:
            hand.flags.add("双立直")
        if rng.random() < 0.4:
            hand.flags.add("一发")
    if tsumo and kongs and "一发" not in hand.flags and rng.random() < 0.4:
        hand.flags.add("岭上")
    elif rng.random() < 0.12:
        hand.flags.add("海底")
    elif not tsumo and used[hand.winning[0]] == 1 and rng.random() < 0.35:
        hand.by = "抢杠"


def _indicators(rng: Random, hand: Hand, used: Counter[int]) -> None:
    """Indicators of tiles that are left, half of them such that a tile of the hand is dora."""
    left = Counter(dict.fromkeys(range(34), 4))
    left.subtract(used)
    if hand.by == "抢杠":
        left[hand.winning[0]] = 0
    before = {_next(k): k for k in range(34)}
    n = min(5, 1 + sum("杠" in m.name for m in hand.laid) + (rng.random() < 0.2))
    for zone in (hand.dora, hand.ura):
        for _ in range(n):
            kind = before[rng.choice(list(used))] if rng.random() < 0.5 else rng.randrange(34)
            while not left[kind]:
                kind = rng.randrange(34)
            left[kind] -= 1
            zone.append([kind, False])


def _next(kind: int) -> int:
    if kind < 27:
        return kind // 9 * 9 + (kind % 9 + 1) % 9
    return EAST + (kind - EAST + 1) % 4 if kind < WHITE else WHITE + (kind - WHITE + 1) % 3


def _reds(rng: Random, hand: Hand) -> None:
    """One five of each suit is red: some slot must take it if all four are about."""
    slots = [*hand.tiles(), *hand.dora, *hand.ura]
    for five in FIVES:
        here = [s for s in slots if s[0] == five]
        if here and (len(here) == 4 or rng.random() < 0.5):
            rng.choice(here)[1] = True
