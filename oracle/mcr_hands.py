"""Random winning hands for the comparison: every pattern of the rulebook comes up, most by design.

A kind is 0..33: three suits of nine, four winds, three dragons. All chance comes from one ``Random``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from random import Random

KNITTED = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
ORPHANS = [0, 8, 9, 17, 18, 26, *range(27, 34)]
GREEN = [19, 20, 21, 23, 25, 32]
REVERSIBLE = [9, 10, 11, 12, 13, 16, 17, 19, 21, 22, 23, 25, 26, 33]

Set = tuple[str, int]
"""``("run", lowest)``, ``("same", kind)``."""


@dataclass(frozen=True)
class Meld:
    """``how``: ``chow``, ``pung``, ``kong`` (claimed), ``added`` (to a pung), ``hidden`` (concealed)."""

    how: str
    kind: int

    @property
    def kinds(self) -> list[int]:
        if self.how == "chow":
            return [self.kind, self.kind + 1, self.kind + 2]
        return [self.kind] * (3 if self.how == "pung" else 4)


@dataclass(frozen=True)
class Hand:
    """A finished hand and how it was finished. ``hand``: concealed tiles without the winning one.

    ``drawn``: by the own draw; ``fourth``: the other three lie open; ``kong``: on a replacement draw, or by
    robbing; ``last``: the wall is empty; ``seat``, ``round``: winds 0..3; ``wins``: it is meant to win.
    """

    hand: tuple[int, ...]
    melds: tuple[Meld, ...]
    tile: int
    drawn: bool = True
    fourth: bool = False
    kong: bool = False
    last: bool = False
    seat: int = 0
    round: int = 0
    flowers: int = 0
    wins: bool = True
    theme: str = ""
    tags: tuple[str, ...] = field(default=(), compare=False)


def _kinds(s: Set) -> list[int]:
    return [s[1], s[1] + 1, s[1] + 2] if s[0] == "run" else [s[1]] * 3


def _fits(sets: list[Set], pair: int) -> bool:
    count = Counter(k for s in sets for k in _kinds(s))
    count[pair] += 2
    return max(count.values()) <= 4


def _run(r: Random, suits: list[int]) -> Set:
    return "run", 9 * r.choice(suits) + r.randrange(7)


def _same(r: Random, pool: list[int]) -> Set:
    return "same", r.choice(pool)


def _from(r: Random, pool: list[int], runs: float) -> tuple[list[Set], int]:
    """Sets and a pair of kinds in the pool only."""
    held = set(pool)
    starts = [k for k in pool if k < 27 and k % 9 < 7 and k + 1 in held and k + 2 in held]
    sets = [("run", r.choice(starts)) if starts and r.random() < runs else _same(r, pool) for _ in range(4)]
    return sets, r.choice(pool)


def _any(r: Random) -> tuple[list[Set], int]:
    return _from(r, list(range(34)), r.choice([0.9, 0.7, 0.4]))


def _suits(r: Random) -> tuple[list[Set], int]:
    suits = r.sample(range(3), r.choice([1, 1, 2]))
    pool = [9 * s + i for s in suits for i in range(9)]
    return _from(r, pool + (list(range(27, 34)) if r.random() < 0.4 else []), r.choice([1.0, 0.8, 0.5, 0.1]))


def _ranks(r: Random) -> tuple[list[Set], int]:
    low, high = r.choice([(0, 2), (3, 5), (6, 8), (0, 3), (5, 8), (1, 7)])
    suits = r.sample(range(3), r.choice([1, 2, 3, 3]))
    return _from(r, [9 * s + i for s in suits for i in range(low, high + 1)], r.choice([0.9, 0.6, 0.2]))


def _pool(r: Random) -> tuple[list[Set], int]:
    pool = r.choice(
        [
            GREEN,
            GREEN,
            REVERSIBLE,
            REVERSIBLE,
            ORPHANS,
            [k for k in ORPHANS if k < 27],
            list(range(27, 34)),
            [9 * s + i for s in range(3) for i in (1, 3, 5, 7)],
        ]
    )
    if r.random() < 0.3:
        kinds = r.sample(pool, 5)
        return [("same", k) for k in kinds[:4]], kinds[4]
    return _from(r, pool, r.choice([0.7, 0.3, 0.0]))


def _fives(r: Random) -> tuple[list[Set], int]:
    sets: list[Set] = [
        ("run", 9 * r.randrange(3) + r.randrange(2, 5))
        if r.random() < 0.9
        else ("same", 9 * r.randrange(3) + 4)
        for _ in range(4)
    ]
    return sets, 9 * r.randrange(3) + 4


def _ends(r: Random) -> tuple[list[Set], int]:
    sets: list[Set] = [
        ("run", 9 * r.randrange(3) + r.choice([0, 6])) if r.random() < 0.7 else _same(r, ORPHANS)
        for _ in range(4)
    ]
    return sets, r.choice(ORPHANS)


def _dragons(r: Random) -> tuple[list[Set], int]:
    """Winds or dragons, as triplets and perhaps the pair."""
    pool = r.choice([[27, 28, 29, 30], [27, 28, 29, 30], [31, 32, 33]])
    n = r.choice([2, 3, min(4, len(pool))])
    some = r.sample(pool, n)
    rest, pair = _any(r)
    sets: list[Set] = [("same", k) for k in some]
    left = [k for k in pool if k not in some]
    if left and r.random() < 0.6:
        pair = left[0]
    return (sets + rest)[:4], pair


def _shifted(r: Random) -> tuple[list[Set], int]:
    """Related runs or triplets: as many as fit, then whatever."""
    n, step = r.choice([2, 3, 3, 4]), r.choice([0, 1, 1, 2, 3])
    how = r.choice(["run", "run", "same"])
    top = 7 if how == "run" else 9
    if step * (n - 1) >= top:
        n, step = 3, 1
    start = r.randrange(top - step * (n - 1))
    suits = r.choice([[r.randrange(3)] * 4, [*r.sample(range(3), 3), r.randrange(3)]])
    ranks = [start + step * i for i in range(n)]
    if how == "same" and step == 0 and len(set(suits[:n])) < n:
        suits = [*r.sample(range(3), 3), 0]
        n = min(n, 3)
        ranks = ranks[:n]
    r.shuffle(ranks)
    sets: list[Set] = [(how, 9 * suits[i] + rank) for i, rank in enumerate(ranks)]
    rest, pair = _suits(r) if r.random() < 0.5 else _any(r)
    return (sets + rest)[:4], pair


def _doubles(r: Random) -> tuple[list[Set], int]:
    """Runs that go together in many ways at once."""
    ranks = r.choice([[0, 3], [0, 6], [0, 0], [2, 5], [3, 6], [1, 4], [0, 3, 6]])
    suits = r.sample(range(3), 2)
    sets: list[Set] = [("run", 9 * r.choice(suits) + r.choice(ranks)) for _ in range(r.choice([3, 4, 4, 4]))]
    rest, pair = _any(r)
    return (sets + rest)[:4], pair


def _terminal_runs(r: Random) -> tuple[list[Set], int]:
    a, b, c = r.sample(range(3), 3)
    if r.random() < 0.5:
        b = a
        c = a
    return [("run", 9 * a), ("run", 9 * a + 6), ("run", 9 * b), ("run", 9 * b + 6)], 9 * c + 4


def _triplets(r: Random) -> tuple[list[Set], int]:
    return _from(r, list(range(34)), 0.0 if r.random() < 0.7 else 0.25)


def _hogs(r: Random) -> tuple[list[Set], int]:
    """A kind four times over, in a triplet and a run."""
    k = 9 * r.randrange(3) + r.randrange(2, 7)
    sets: list[Set] = [("same", k), ("run", k - r.randrange(3)), _run(r, [0, 1, 2]), _run(r, [0, 1, 2])]
    return sets, r.randrange(34)


BUILDERS: list[tuple[str, Callable[[Random], tuple[list[Set], int]], int]] = [
    ("any", _any, 14),
    ("suits", _suits, 14),
    ("ranks", _ranks, 12),
    ("pool", _pool, 10),
    ("fives", _fives, 4),
    ("ends", _ends, 5),
    ("honours", _dragons, 8),
    ("shifted", _shifted, 16),
    ("doubles", _doubles, 10),
    ("terminal runs", _terminal_runs, 3),
    ("triplets", _triplets, 9),
    ("hogs", _hogs, 5),
]


def _melded(r: Random, sets: list[Set]) -> tuple[list[int], list[Meld]]:
    """Which sets are laid, and how: concealed tiles, and melds."""
    concealed: list[int] = []
    melds = []
    open_ = r.choice([0.0, 0.0, 0.3, 0.6, 1.0])
    kongs = r.choice([0.0, 0.2, 0.5, 1.0])
    count = Counter(k for s in sets for k in _kinds(s))
    for s in sets:
        if s[0] == "same" and count[s[1]] == 3 and r.random() < kongs:
            melds.append(Meld(r.choice(["kong", "added", "hidden", "hidden"]), s[1]))
        elif r.random() < open_:
            melds.append(Meld("chow" if s[0] == "run" else "pung", s[1]))
        else:
            concealed += _kinds(s)
    return concealed, melds


def _regular(r: Random) -> Hand | None:
    name, build, _ = r.choices(BUILDERS, [w for _, _, w in BUILDERS])[0]
    sets, pair = build(r)
    if not _fits(sets, pair):
        return None
    concealed, melds = _melded(r, sets)
    if any(m.how in {"kong", "added", "hidden"} and m.kind == pair for m in melds):
        return None
    count = Counter(k for m in melds for k in m.kinds) + Counter([*concealed, pair, pair])
    if max(count.values()) > 4:
        return None
    return _finished(r, [*concealed, pair, pair], melds, name)


def _pairs(r: Random) -> Hand:
    how = r.randrange(5)
    if how == 0:
        start = 9 * r.randrange(3) + r.randrange(3)
        kinds = [start + i for i in range(7)]
    elif how == 1:
        kinds = r.sample(r.choice([ORPHANS, list(range(27, 34)), REVERSIBLE, [*GREEN, 19]]), 6)
        kinds = [*kinds, r.choice(kinds)]
    elif how == 2:
        s = 9 * r.randrange(3)
        kinds = [s + i for i in r.sample(range(9), 7)]
    elif how == 3:
        low, high = r.choice([(0, 2), (3, 5), (6, 8), (0, 3), (5, 8), (1, 7)])
        pool = [9 * s + i for s in range(3) for i in range(low, high + 1)]
        kinds = r.sample(pool, 7) if r.random() < 0.6 else r.sample(pool, 5) * 2
    else:
        kinds = r.sample(range(34), 7)
    kinds = kinds[:7]
    if max(Counter(kinds).values()) > 2:
        kinds = r.sample(range(34), 7)
    return _finished(r, [k for k in kinds for _ in range(2)], [], "pairs")


def _orphans(r: Random) -> Hand:
    return _finished(r, [*ORPHANS, r.choice(ORPHANS)], [], "orphans")


def _dragon(r: Random) -> list[int]:
    return [9 * s + 3 * i + at for at, s in enumerate(r.choice(KNITTED)) for i in range(3)]


def _unrelated(r: Random) -> Hand:
    n = r.choice([7, 7, 8, 9, 9])
    return _finished(r, r.sample(_dragon(r), n) + r.sample(range(27, 34), 14 - n), [], "unrelated")


def _knitted(r: Random) -> Hand | None:
    dragon = _dragon(r)
    s = _run(r, [0, 1, 2]) if r.random() < 0.5 else _same(r, list(range(34)))
    pair = r.choice(dragon) if r.random() < 0.3 else r.randrange(34)
    concealed, melds = _melded(r, [s])
    tiles = [*dragon, *concealed, pair, pair]
    if max((Counter(tiles) + Counter(k for m in melds for k in m.kinds)).values()) > 4:
        return None
    return _finished(r, tiles, melds, "knitted")


def _nine(r: Random) -> Hand:
    s = 9 * r.randrange(3)
    tiles = [s, s, *range(s, s + 9), s + 8, s + 8]
    extra = s + r.randrange(9)
    return _around(r, tiles, [], extra, "nine")


def _plain(r: Random) -> Hand | None:
    """Runs that have nothing to do with each other, an honour pair, an open wait on a discard."""
    ranks = r.choice([[0, 1, 4, 5], [1, 2, 5, 6], [0, 2, 4, 5], [1, 3, 5, 6], [0, 1, 5, 6]])
    suits = r.choice([[0, 1, 1, 2], [0, 0, 1, 2], [2, 1, 0, 1], [1, 2, 0, 2]])
    r.shuffle(ranks)
    sets = [9 * s + rank for s, rank in zip(suits, ranks, strict=True)]
    pair = r.randrange(27, 34)
    laid = r.randrange(1, 4)
    melds = [Meld("chow", k) for k in sets[:laid]]
    inner = [k + i for k in sets[laid:] for i in range(3)] + [pair, pair]
    tile = r.choice([sets[3], sets[3] + 2])
    if tile % 9 in {2, 6} and sets[3] % 9 in {0, 6}:
        return None
    inner.remove(tile)
    return Hand(
        tuple(sorted(inner)),
        tuple(melds),
        tile,
        drawn=False,
        seat=r.randrange(4),
        round=r.randrange(4),
        theme="plain",
    )


SPECIAL: list[tuple[Callable[[Random], Hand | None], int]] = [
    (_regular, 80),
    (_pairs, 8),
    (_orphans, 1),
    (_unrelated, 4),
    (_knitted, 6),
    (_nine, 2),
    (_plain, 2),
]


def _finished(r: Random, tiles: list[int], melds: list[Meld], theme: str) -> Hand:
    tile = r.choice(tiles)
    tiles = list(tiles)
    tiles.remove(tile)
    return _around(r, tiles, melds, tile, theme)


def _around(r: Random, tiles: list[int], melds: list[Meld], tile: int, theme: str) -> Hand:
    """Everything about a hand that its tiles do not say."""
    drawn = r.random() < 0.5
    held = Counter(tiles)[tile]
    shown = Counter(k for m in melds if m.how != "hidden" for k in m.kinds)[tile]
    alone = held == 0
    fourth = alone and shown < 4 and (shown == 3 or r.random() < 0.15)
    kong = drawn and any(m.how not in {"chow", "pung"} for m in melds) and r.random() < 0.4
    robbed = not drawn and alone and shown == 0 and r.random() < 0.2
    last = not robbed and r.random() < 0.12
    return Hand(
        tuple(sorted(tiles)),
        tuple(melds),
        tile,
        drawn,
        fourth or robbed,
        kong or robbed,
        last,
        r.randrange(4),
        r.randrange(4),
        r.choice([0, 0, 0, 1, 2, 8]),
        True,
        theme,
    )


def _missed(r: Random, h: Hand) -> Hand:
    """Nearly the same hand: one tile is another, so that it seldom wins."""
    count = Counter([*h.hand, h.tile, *(k for m in h.melds for k in m.kinds)])
    near = r.choice(h.hand)
    free = [k for k in range(34) if count[k] < 4 and k != near]
    close = [k for k in free if k < 27 and near < 27 and k // 9 == near // 9]
    other = r.choice(close if close and r.random() < 0.7 else free)
    tiles = list(h.hand)
    tiles.remove(near)
    made = _around(r, [*tiles, other], list(h.melds), h.tile, h.theme)
    return replace(made, wins=False)


def hands(seed: int, misses: float = 0.2) -> Iterator[Hand]:
    """Hands without end, the same for the same seed; a share of them are near misses."""
    r = Random(seed)
    while True:
        made = r.choices([b for b, _ in SPECIAL], [w for _, w in SPECIAL])[0](r)
        if made is not None:
            yield _missed(r, made) if r.random() < misses else made
