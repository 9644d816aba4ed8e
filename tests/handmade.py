"""Small rulebooks made by hand, and a stand-in for the table: the runtime's parts without the compiler."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from types import SimpleNamespace
from typing import Any

from paigui.runtime.arrange import Solver
from paigui.runtime.contract import (
    INTERFACE,
    GroupSpec,
    Part,
    Rulebook,
    ScoreSpec,
    ShapeSpec,
    Suit,
    Wild,
)
from paigui.runtime.groups import Group
from paigui.runtime.notation import parse_tiles
from paigui.runtime.seat import Seat


class Book:
    """Collects groups and shapes by name, then makes a :class:`Rulebook`."""

    def __init__(self, kinds: Sequence[str], suits: Sequence[Suit], stride: int) -> None:
        self.kinds = tuple(kinds)
        self.suits = tuple(suits)
        self.stride = stride
        self.groups: list[GroupSpec] = []
        self.shapes: list[ShapeSpec] = []
        self.names: dict[str, int] = {}

    def group(
        self,
        name: str,
        sets: Iterable[tuple[int, ...]],
        counts_as: str = "",
        laid: str = "",
        where: Any = None,
        some: int = 0,
    ) -> None:
        own = len(self.groups)
        isa = {own} | (set(self.groups[self.names[counts_as]].isa) if counts_as else set())
        self.names[name] = own
        self.groups.append(GroupSpec(name, frozenset(isa), laid, tuple(sets), where, some))

    def shape(self, name: str, *parts: tuple[int | None, str], loose: bool = False, when: Any = None) -> None:
        """Parts as ``(4, "A B")``: four of A or B."""
        made = tuple(Part(n, tuple(self.names[g] for g in names.split())) for n, names in parts)
        self.shapes.append(ShapeSpec(name, made, loose, when))

    def book(
        self,
        *,
        shapes: Sequence[int] | None = None,
        losers: Sequence[int] = (),
        size: int = 14,
        tiles: Any = None,
        wilds: tuple[Wild, ...] = (),
        finish: bool = False,
        won: bool = False,
        judge: Any = None,
        choose: Any = None,
        finish_of: Mapping[int, int] | None = None,
        finishes: tuple[str, ...] = (),
        zones: tuple[str, ...] = (),
    ) -> Rulebook:
        n = len(self.kinds)
        total = n * self.stride
        finish_of = finish_of or {}
        marks = tuple(finish_of.get(t, 0) for t in range(total))
        suit_of = [0] * n
        rank_of = [0] * n
        next_of = list(range(n))
        for s, suit in enumerate(self.suits):
            for at, k in enumerate(suit.kinds):
                suit_of[k] = s
                rank_of[k] = at + 1 if suit.ranked else 0
                next_of[k] = suit.kinds[(at + 1) % len(suit.kinds)]
        score = ScoreSpec(
            tiles=tiles or hand_of,
            size=lambda T: size,
            shapes=tuple(range(len(self.shapes))) if shapes is None else tuple(shapes),
            losers=tuple(losers),
            choose=choose or (lambda T, me: ((),)),
            judge=judge or count_groups,
            finish=finish,
            won=won,
            zones=zones or (("hand",) if tiles is None else ()),
        )
        nothing: Any = None
        return Rulebook(
            interface=INTERFACE,
            id="handmade",
            version="1",
            title="",
            title_en="",
            source="",
            digest="",
            files=(),
            options=(),
            constraints=(),
            presets={},
            seats=lambda options: 4,
            kinds=self.kinds,
            suits=self.suits,
            suit_of=tuple(suit_of),
            rank_of=tuple(rank_of),
            next_of=tuple(next_of),
            stride=self.stride,
            kind_of=tuple(t // self.stride for t in range(total)),
            finish_of=marks,
            face_of=tuple(t // self.stride * 8 + marks[t] for t in range(total)),
            finishes=finishes,
            copies=lambda T, kind: self.stride,
            wilds=wilds,
            groups=tuple(self.groups),
            shapes=tuple(self.shapes),
            zones=(),
            wall_stack=1,
            state=(),
            phases=(),
            actions=(),
            bars=(),
            events={},
            start=0,
            units=(),
            patterns=(),
            score=score,
            payments=(),
            pots=(),
            ends=(),
            dealer_first=nothing,
            dealer_next=nothing,
            session_over=None,
            session_settle=None,
            seat_class=Seat,
            hand_class=object,
            room_class=object,
            options_class=object,
        )


def hand_of(T: Any, me: int) -> tuple[int, ...]:
    """The plainest ``score.tiles``."""
    return tuple(T.seats[me].hand)


def count_groups(T: Any, me: int, A: Any) -> bool:
    """A judge that likes many formed groups."""
    A.values = (len(A.groups),)
    A.rank = (len(A.groups),)
    return True


def mahjong() -> Book:
    """Four suits with 136 tiles, the usual groups, four groups and a pair."""
    numerals = "一二三四五六七八九"
    kinds = [n + s for s in ("万", "筒", "索") for n in numerals] + list("东南西北中发白")
    suits = [
        Suit(s, tuple(range(9 * i, 9 * i + 9)), True, letter)
        for i, (s, letter) in enumerate(zip("万筒索", "mps", strict=True))
    ]
    suits += [Suit("风", (27, 28, 29, 30), False, "z"), Suit("箭", (31, 32, 33), False, "z", 5)]
    b = Book(kinds, suits, 4)
    runs = [(k, k + 1, k + 2) for s in (0, 9, 18) for k in range(s, s + 7)]
    b.group("顺", runs)
    b.group("刻", [(k,) * 3 for k in range(34)])
    b.group("将", [(k,) * 2 for k in range(34)])
    b.group("吃", runs, "顺", "open")
    b.group("碰", [(k,) * 3 for k in range(34)], "刻", "open")
    b.group("杠", [(k,) * 4 for k in range(34)], "刻", "open")
    b.group("明杠", [(k,) * 4 for k in range(34)], "杠", "open")
    b.group("暗杠", [(k,) * 4 for k in range(34)], "杠", "one")
    b.group("十三张", [ORPHANS])
    b.group("单张", [(k,) for k in ORPHANS])
    b.shape("标准", (4, "顺 刻"), (1, "将"))
    b.shape("七对", (7, "将"))
    b.shape("十三幺", (1, "十三张"), (1, "单张"))
    return b


ORPHANS = (0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33)

FACES = "上大人可知礼孔乙己化三千七十土八九子二四五六"
SENTENCES = [
    "上大人",
    "可知礼",
    "孔乙己",
    "化三千",
    "七十土",
    "八九子",
    "三四五",
    "四五六",
    "五六七",
    "六七八",
    "七八九",
    "八九十",
]


def paper(groups: int = 8, wild: int = 2, **more: Any) -> Rulebook:
    """22 faces in five copies and one wild kind, sentences that share faces, laid groups of 3, 4, 5."""
    kinds = [*FACES, "别"]
    at = {k: i for i, k in enumerate(kinds)}
    b = Book(kinds, [Suit("字", tuple(range(22)), False), Suit("宝", (22,), False)], 5)
    sentences = [tuple(at[f] for f in s) for s in SENTENCES]
    pairs = list(dict.fromkeys(p for s in sentences for p in combinations(s, 2)))
    b.group("句", sentences)
    b.group("坎", [(k,) * 3 for k in range(22)], where=at_least_two_natural)
    b.group("将", [(k,) * 2 for k in range(22)])
    b.group("联", pairs)
    b.group("对", [(k,) * 3 for k in range(22)], laid="open", where=all_natural)
    b.group("招", [(k,) * 4 for k in range(22)], laid="open", where=all_natural)
    b.group("扎", [(k,) * 4 for k in range(22)], laid="hidden", where=at_least_two_natural)
    b.group("贩", [(k,) * 5 for k in range(22)], laid="open", where=all_natural)
    b.shape("八组", (groups, "句 坎 对 招 扎 贩"), (1, "将 联"))
    plays = frozenset(at[k] for k in "三五七")
    joker = Wild("别杠", lambda T, tile: tile // 5 == 22, lambda T: plays)
    flowered = {k * 5 + c: 1 for k in (at[f] for f in "乙三五七九") for c in (3, 4)}
    more.setdefault("finish", True)
    return b.book(
        size=3 * groups + 2, wilds=(joker,) if wild else (), finish_of=flowered, finishes=("花",), **more
    )


def natural(g: Group) -> int:
    """Tiles of a paper group that are not the wild kind."""
    return sum(t // 5 != 22 for t in g.tiles)


def at_least_two_natural(T: Any, me: int, g: Group) -> bool:
    return natural(g) >= 2


def all_natural(T: Any, me: int, g: Group) -> bool:
    return natural(g) == len(g.tiles)


def one_stand_in(T: Any, me: int, g: Group) -> bool:
    """At most one tile stands for another kind than its own."""
    return sum(t // 4 != k for t, k in zip(g.tiles, g.plays, strict=True)) <= 1


def wild_mahjong(groups: int = 4, kind: int = 31, limit: bool = True, **more: Any) -> Rulebook:
    """Mahjong where every copy of one kind stands for any kind but the last, at most one stand-in a group."""
    b = mahjong()
    where = one_stand_in if limit else None
    for name in ("顺", "刻"):
        old = b.groups[b.names[name]]
        b.groups[b.names[name]] = GroupSpec(name, old.isa, "", old.sets, where)
    b.shapes.clear()
    b.shape("标准", (groups, "顺 刻"), (1, "将"))
    b.shape("七对", (7, "将"))
    b.shape("十三幺", (1, "十三张"), (1, "单张"))
    b.shape("散牌", (None, "顺 刻 将"), loose=True)
    plays = frozenset(range(33))
    joker = Wild("财神", lambda T, tile: tile // 4 == kind, lambda T: plays)
    more.setdefault("shapes", (0, 1, 2))
    return b.book(size=3 * groups + 2, losers=(3,), wilds=(joker,), **more)


class Desk:
    """What the solver reads of a table: seats with hands, and whatever a test adds."""

    def __init__(self, rulebook: Rulebook, seats: int = 4) -> None:
        self.rulebook = rulebook
        layout = Solver.of(rulebook).layout
        self.seats: list[Any] = [Seat(i, layout) for i in range(seats)]
        self.offer: Any = None
        self.hand = SimpleNamespace()
        self.options = SimpleNamespace()

    def give(self, seat: int, tiles: Iterable[int]) -> None:
        for tile in tiles:
            self.seats[seat].take(tile)

    def meld(self, seat: int, group: int, tiles: Sequence[int]) -> Group:
        settled = Solver.of(self.rulebook).settle_plays(self, seat, group, tiles)
        assert settled is not None
        meld = Group(group, settled[0], tuple(tiles), settled[1], seat, True)
        self.seats[seat].melds.append(meld)
        return meld


def tiles_of(rulebook: Rulebook, text: str, taken: Iterable[int] = ()) -> tuple[int, ...]:
    """Physical tiles for a notation, the lowest copies that are free."""
    used = set(taken)
    found = []
    for kind, finish in parse_tiles(rulebook, text):
        copies = range(kind * rulebook.stride, (kind + 1) * rulebook.stride)
        tile = next(t for t in copies if t not in used and rulebook.finish_of[t] == (finish or 0))
        used.add(tile)
        found.append(tile)
    return tuple(found)


def desk(rulebook: Rulebook, text: str) -> Desk:
    """A table whose seat 0 holds these tiles."""
    T = Desk(rulebook)
    T.give(0, tiles_of(rulebook, text))
    return T


Check = Callable[[Any], bool]
