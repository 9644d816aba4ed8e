"""血战到底 told a second time, plainly: what a hand is worth by adding up what it has, and what every seat
owes after a hand by going through its record. The rulebook is compared with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

Options = dict[str, Any]
Owed = Counter[tuple[int, int, str]]
"""(from, to, reason) -> points."""

SUITS = ("万", "筒", "索")
CAPS = {"二番": 2, "三番": 3, "四番": 4, "五番": 5, "不封顶": 99}
KONGS = ("明杠", "补杠", "暗杠")


def groupings(counts: dict[int, int], groups: int, pair: bool) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every division into so many runs and triplets, and a pair. ``counts`` by kind, rank kind % 9 + 1."""
    kind = next((k for k in sorted(counts) if counts[k]), None)
    if kind is None:
        if not groups and not pair:
            yield ()
        return
    sets = [(kind,) * 3] if groups else []
    if groups and kind % 9 < 7:
        sets.append((kind, kind + 1, kind + 2))
    if pair:
        sets.append((kind, kind))
    for some in sets:
        need = Counter(some)
        if all(counts.get(k, 0) >= n for k, n in need.items()):
            rest = {k: n - need[k] for k, n in counts.items()}
            for more in groupings(rest, groups - (len(some) == 3), pair and len(some) == 3):
                yield (some, *more)


def worth(
    hand: Sequence[int], melds: Sequence[Sequence[int]], missing: int | None, options: Options, open_: int = 0
) -> int | None:
    """番 of a complete hand, how it was won aside; None if it does not win. ``open_``: groups laid openly."""
    whole = [*hand, *(k for m in melds for k in m)]
    suits = {k // 9 for k in whole}
    if missing in suits or len(suits) > 2:
        return None
    ranks = {k % 9 + 1 for k in whole}
    plain = 1 if options["素番"] == "一番" else 0
    plain += sum(n == 4 for n in Counter(whole).values()) + 2 * (len(suits) == 1)
    if options["门清中张"]:
        plain += (not open_) + (not ranks & {1, 9})
    found = []
    pairs = not melds and len(hand) == 14 and all(n % 2 == 0 for n in Counter(hand).values())
    good = options["幺九将对"] and ranks <= {2, 5, 8}
    if pairs:
        found.append(plain + 2 + 2 * good)
    for division in groupings(dict(Counter(hand)), 4 - len(melds), True):
        every = [*division, *melds]
        triplets = all(len(set(g)) == 1 for g in every)
        ends = options["幺九将对"] and all(any(k % 9 in (0, 8) for k in g) for g in every)
        found.append(plain + triplets + (len(melds) == 4) + 2 * ends + 2 * (good and triplets))
    return max(found, default=None)


def points(total: int, options: Options) -> int:
    """Points of so many 番 under the cap."""
    least = 1 if options["素番"] == "一番" else 0
    return int(options["底分"] * 2 ** (min(total, CAPS[options["封顶"]]) - least))


class Told:
    """Goes through what happened at a table, line by line, and adds up what should have been paid."""

    def __init__(self, T: Any, options: Options) -> None:
        self.T, self.o = T, options
        self.owed: Owed = Counter()
        self.out: list[int] = []
        self.kong: dict[int, str] = {}
        self.last: dict[int, Counter[int]] = {s: Counter() for s in T.all}
        self.kept: dict[int, Counter[int]] = {s: Counter() for s in T.all}
        self.drawn: dict[int, int] = {}
        self.melds: dict[int, list[Any]] = {s: [] for s in T.all}
        self.discards = 0
        self.before = T.dealer - 1
        self.threw: set[int] = set()
        self.left = 108 - 4 * 13
        self.fresh: list[Any] = []
        self.wins: list[list[Any]] = []
        for line in T.happened:
            step = getattr(self, f"_{line[0]}", None)
            if step is not None:
                step(*line[1:])

    def kinds(self, tiles: Sequence[int]) -> list[int]:
        return [t // self.T.rulebook.stride for t in tiles]

    def still(self, s: int) -> list[int]:
        """The others still in."""
        return [o for o in self.T.all if o != s and o not in self.out]

    def missing(self, s: int) -> int | None:
        found: int | None = self.T.seats[s].v_缺
        return found

    def tell(self, from_: int, to: int, n: int, why: str) -> None:
        if n and from_ != to:
            self.owed[from_, to, why] += n

    # ---- lines of the record

    def _draw(self, s: int, tile: int, tail: bool) -> None:
        self._pass_on()
        self.left -= 1
        self.drawn[s] = tile
        if not tail:
            self.kong[s] = ""
            order = [(self.before + i) % 4 for i in range(1, 5)]
            assert s == next(o for o in order if o not in self.out), "the turn passed to the wrong seat"

    def _discard(self, s: int, tile: int, hand: bool) -> None:
        self.discards += 1
        self.threw.add(s)
        self.before = s

    def _meld(self, m: Any) -> None:
        name = self.T.rulebook.groups[m.group].name
        self.melds[m.seat].append(m)
        if name == "碰":
            self.kong[m.seat] = ""
        else:
            self._konged(
                m.seat,
                name,
                Counter({m.from_: 2} if name == "明杠" else dict.fromkeys(self.still(m.seat), 2)),
            )

    def _regroup(self, old: Any, new: Any, adding: tuple[int, ...], dropping: tuple[int, ...]) -> None:
        self.melds[new.seat][self.melds[new.seat].index(old)] = new
        pays = self.o["过手杠"] or adding == (self.drawn[new.seat],)
        self._konged(new.seat, "补杠", Counter(dict.fromkeys(self.still(new.seat), 1) if pays else {}))

    def _konged(self, s: int, name: str, who: Counter[int]) -> None:
        self.kong[s] = name
        self.kept[s] += self.last[s]
        self.last[s] = who
        for o, n in who.items():
            self.tell(o, s, n * self.o["底分"], "下雨" if name == "暗杠" else "刮风")

    def _win(self, w: Any) -> None:
        book = self.T.rulebook
        by = book.actions[w.by].name
        melds = [tuple(self.kinds(m.tiles)) for m in self.melds[w.seat]]
        hand = [t for t in w.best.tiles if not any(t in m.tiles for m in self.melds[w.seat])]
        shown = sum(book.groups[m.group].name != "暗杠" for m in self.melds[w.seat])
        made = worth(self.kinds(hand), melds, self.missing(w.seat), self.o, shown)
        assert made is not None, "a hand was won that does not win"
        made += self._way(w, by)
        each = points(made, self.o)
        fed = self.o["点杠花"] == "当点炮" and self.kong.get(w.seat) == "明杠"
        if by != "自摸":
            self.tell(w.from_, w.seat, each, "点炮")
        elif fed:
            feeder = [m.from_ for m in self.melds[w.seat] if book.groups[m.group].name == "明杠"][-1]
            self.tell(feeder, w.seat, each, "点杠花")
        else:
            for o in self.still(w.seat):
                self.tell(o, w.seat, each + (self.o["底分"] if self.o["自摸"] == "加底" else 0), "自摸")
        self.fresh.append(w)
        self.before = w.seat
        self.out.append(w.seat)

    def _way(self, w: Any, by: str) -> int:
        """番 for how the hand was won."""
        if by == "抢杠":
            return 1
        last = self.o["海底"] and self.left == 0
        if by == "点炮":
            return last + bool(self.kong.get(w.from_))
        more = last + bool(self.kong.get(w.seat))
        fed = self.o["点杠花"] == "当点炮" and self.kong.get(w.seat) == "明杠"
        more += self.o["自摸"] == "加番" and not fed
        laid = any(self.melds.values())
        first = not self.discards if w.seat == self.T.dealer else w.seat not in self.threw
        return int(more + (5 if self.o["天地胡"] and first and not laid else 0))

    def _pass_on(self) -> None:
        """After the wins of one tile: the kong money of the seat that fed them."""
        new, self.fresh = self.fresh, []
        if not new:
            return
        self.wins.append(new)
        f = new[0].from_
        if f is None or self.T.rulebook.actions[new[0].by].name != "点炮" or not self.kong.get(f):
            return
        if self.o["呼叫转移"]:
            all_ = self.last[f].total() * self.o["底分"]
            share, over = (all_, 0) if self.o["转移分法"] == "各得" else divmod(all_, len(new))
            for i, w in enumerate(new):
                self.tell(f, w.seat, share + (over if i == 0 else 0), "转移")
            self.last[f] = Counter()

    def _end(self, end: int) -> None:
        self._pass_on()
        name = self.T.rulebook.ends[end].name
        if name == "流局" or (name == "胡" and self.o["三家胡退税"]):
            self._refund()
        if name == "流局":
            self._check()

    # ---- the end of the wall

    def best(self, s: int) -> int:
        """Points of the best hand a seat waits for; 0 if it is not ready."""
        seat = self.T.seats[s]
        hand = self.kinds(seat.hand)
        melds = [tuple(self.kinds(m.tiles)) for m in seat.melds]
        shown = sum(self.T.rulebook.groups[m.group].name != "暗杠" for m in seat.melds)
        own = Counter([*hand, *(k for m in melds for k in m)])
        found = [worth([*hand, k], melds, self.missing(s), self.o, shown) for k in range(27) if own[k] < 4]
        return max((points(n, self.o) for n in found if n is not None), default=0)

    def pig(self, s: int) -> bool:
        """Whether a seat holds its missing suit, or three suits where none was named."""
        seat, missing = self.T.seats[s], self.missing(s)
        held = {k // 9 for k in self.kinds(seat.hand)}
        if missing is not None:
            return missing in held
        return len(held | {k // 9 for m in seat.melds for k in self.kinds(m.tiles)}) == 3

    def _refund(self) -> None:
        for s in self.T.all:
            if s not in self.out and not self.best(s):
                for o, n in (self.kept[s] + self.last[s]).items():
                    self.tell(s, o, n * self.o["底分"], "退税")

    def _check(self) -> None:
        here = [s for s in self.T.all if s not in self.out]
        fine = points(5 if self.o["封顶"] == "不封顶" else 99, self.o)
        for s in here:
            if self.pig(s):
                for o in self.T.all if self.o["花猪赔"] == "各家" else here:
                    if o in self.out or not self.pig(o):
                        self.tell(s, o, fine, "花猪")
            elif not self.best(s):
                for o in here:
                    self.tell(s, o, self.best(o), "查叫")

    @property
    def dealer(self) -> int:
        """Who deals next."""
        if not self.wins:
            return int(self.T.dealer)
        first = self.wins[0]
        return int(first[0].from_ if len(first) > 1 else first[0].seat)
