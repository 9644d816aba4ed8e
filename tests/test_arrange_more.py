"""Waits, sizes, single groups, scores, and how long answers are kept."""

from __future__ import annotations

import random
from itertools import combinations
from types import SimpleNamespace
from typing import Any

import pytest
from handmade import Book, Desk, desk, mahjong, paper, tiles_of, wild_mahjong
from test_arrange import built_hand, check

from paigui.runtime import scoring
from paigui.runtime.arrange import Solver, lens
from paigui.runtime.contract import Rulebook, StateVar, Suit, Wild
from paigui.runtime.groups import Group

MAHJONG = mahjong().book()
NAMES = {g.name: i for i, g in enumerate(MAHJONG.groups)}


def names(book: Rulebook, kinds: Any) -> set[str]:
    return {book.kinds[k] for k in kinds}


# Waits and sizes.


@pytest.mark.parametrize(
    ("hand", "waits"),
    [
        ("1112345678999m", "一万二万三万四万五万六万七万八万九万"),
        ("19m19p19s1234567z", "一万九万一筒九筒一索九索东南西北中发白"),
        ("1122334455667p", "一筒四筒七筒"),
        ("123m456p789s11z23m", "一万四万"),
        ("123m456p789s11z24m", "三万"),
        ("123m456p789s1123z", ""),
    ],
)
def test_waits(hand: str, waits: str) -> None:
    T = desk(MAHJONG, hand)
    found = names(MAHJONG, Solver.of(MAHJONG).waits(T, 0))
    assert "".join(k for k in MAHJONG.kinds if k in found) == waits


def test_waits_are_the_kinds_that_complete() -> None:
    """The wait of a hand is every kind with which it is complete, also the fifth copy of a kind."""
    solver = Solver.of(MAHJONG)
    rng = random.Random(4)
    for _ in range(60):
        made = built_hand(rng, MAHJONG, rng.randrange(3))
        if made is None:
            continue
        hand = made[0]
        hand.pop(rng.randrange(14))
        T = Desk(MAHJONG)
        T.give(0, hand)
        waits = solver.waits(T, 0)
        assert waits
        for kind in range(34):
            free = [t for t in range(kind * 4, kind * 4 + 4) if t not in hand]
            if free:
                assert (kind in waits) == bool(solver.fitting(T, 0, free[0]))
        assert T.seats[0].hand == hand
    T = desk(MAHJONG, "1111m222333p444s")
    assert names(MAHJONG, solver.waits(T, 0)) == {"一万"}


def test_full_hand_waits_without_its_drawn_tile() -> None:
    solver = Solver.of(MAHJONG)
    T = desk(MAHJONG, "123m456p789s11z23m")
    T.seats[0].take(133)
    assert solver.full(T, 0)
    assert solver.waits(T, 0) == frozenset()
    T.seats[0].drawn = 133
    assert names(MAHJONG, solver.waits(T, 0)) == {"一万", "四万"}
    assert 133 in T.seats[0].hand


def test_size_counts_a_laid_group_as_the_smallest_it_stands_for() -> None:
    solver = Solver.of(MAHJONG)
    T = desk(MAHJONG, "123m55z456p")
    T.meld(0, NAMES["暗杠"], tiles_of(MAHJONG, "9999s"))
    T.meld(0, NAMES["碰"], tiles_of(MAHJONG, "222p"))
    assert solver.held(T, 0) == 14
    assert solver.full(T, 0)
    assert solver.full(T, 0, T.seats[0].hand[0])
    T.seats[0].give(T.seats[0].hand[0])
    assert not solver.full(T, 0)
    assert solver.full(T, 0, 100)


def test_loose_shapes_want_a_full_hand() -> None:
    b = mahjong()
    b.shape("散", (None, "刻"), loose=True)
    book = b.book()
    solver = Solver.of(book)
    T = desk(book, "1479m258p369s123z")
    assert not solver.complete(T, 0)
    assert solver.complete(T, 0, 33)
    assert solver.fitting(T, 0, 132) == (3,)
    assert len(solver.waits(T, 0)) == 34


def test_waits_ask_a_shapes_condition() -> None:
    b = mahjong()
    b.shape("全幺", (None, "刻"), loose=True, when=lambda T, me, A: all(t // 4 in (0, 8) for t in A.tiles))
    book = b.book(shapes=(3,), size=5)
    T = desk(book, "1119m")
    assert names(book, Solver.of(book).waits(T, 0)) == {"一万", "九万"}
    assert Solver.of(book).complete(T, 0, 5)


# Wild tiles whose nature changes.


def turned(claims: bool = False) -> tuple[Rulebook, Any]:
    """A wild kind that is a variable of the hand."""
    b = mahjong()
    b.shapes.pop()

    def which(T: Any, tile: int) -> bool:
        return bool(tile // 4 == T.hand.v_wild)

    def which_unclaimed(T: Any, tile: int) -> bool:
        return bool(tile // 4 == T.hand.v_wild and not T.claimed(tile))

    reads = None if claims else ("hand.v_wild",)
    joker = Wild("百搭", which_unclaimed if claims else which, lambda T: frozenset(range(34)), reads=reads)
    book = b.book(wilds=(joker,))
    state = (StateVar("wild", "hand", "v_wild", "kind", lambda T, me: None),)
    changed = {name: getattr(book, name) for name in book.__slots__} | {"state": state}
    return Rulebook(**changed), which


@pytest.mark.parametrize("claims", [False, True])
def test_a_turned_wild_counts_at_once(claims: bool) -> None:
    book, _ = turned(claims)
    T = desk(book, "123m456p789s11z23m9p")
    claimed: set[int] = set()
    T.claimed = claimed.__contains__  # type: ignore[attr-defined]
    solver = Solver.of(book)
    for wild, wins in ((33, False), (17, True), (33, False), (17, True)):
        T.hand.v_wild = wild
        assert solver.complete(T, 0) == wins
        assert bool(list(solver.arrangements(T, 0, T.seats[0].hand, [], (0, 1), None, False))) == wins
    claimed.add(17 * 4)
    assert solver.complete(T, 0) != claims


def test_condition_that_reads_the_seat_is_asked_each_time() -> None:
    b = mahjong()
    old = b.groups[0]
    b.groups[0] = type(old)(old.name, old.isa, old.laid, old.sets, lambda T, me, g: T.seats[me].points == 0)
    book = b.book()
    T = desk(book, "123m456p789s11z123m")
    solver = Solver.of(book)
    assert solver.complete(T, 0)
    T.seats[0].points = 5
    assert not solver.complete(T, 0)
    T.seats[0].points = 0
    assert solver.complete(T, 0)


def test_tables_are_dropped_when_they_grow_too_big(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lens, "MOST_ENTRIES", 300)
    book = mahjong().book()
    rng = random.Random(6)
    solver = Solver(book)
    tables: set[int] = set()
    kept: list[object] = []
    for _ in range(100):
        made = built_hand(rng, book, 0)
        if made is None:
            continue
        T = Desk(book)
        T.give(0, made[0])
        assert solver.complete(T, 0)
        tables.add(id(solver._quick))
        kept.append(solver._quick)
    assert len(tables) > 3


# Single groups.


def brute_ways(book: Rulebook, T: Any, group: int, tiles: tuple[int, ...], t: int) -> set[tuple[int, ...]]:
    """Faces of every choice that makes the group, by trying all choices of tiles."""
    solver = Solver.of(book)
    found = set()
    spec = book.groups[group]
    for size in {len(s) for s in spec.sets}:
        for some in combinations([x for x in tiles if x != t], size - (t >= 0)):
            whole = (*some, t) if t >= 0 else some
            if solver.settle_plays(T, 0, group, whole) is not None:
                found.add(tuple(sorted(book.face_of[x] for x in some)))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_ways_are_the_choices_that_settle(seed: int) -> None:
    rng = random.Random(seed)
    paper_tiles = [k * 5 + c for k in (9, 10, 11, 12, 13, 18, 19, 20, 21) for c in range(5)] + [110, 111]
    for book, pool in ((wild_mahjong(kind=4), list(range(36))), (paper(), paper_tiles)):
        T = Desk(book)
        tiles = tuple(sorted(rng.sample(pool, 9)))
        for group in range(len(book.groups)):
            if len(book.groups[group].sets) == 1:
                continue
            for t in (-1, rng.choice(pool)):
                rest = tuple(x for x in tiles if x != t)
                got = Solver.of(book).ways(T, 0, group, rest, t)
                faces = [tuple(sorted(book.face_of[x] for x in way)) for way in got]
                assert len(set(faces)) == len(faces)
                assert set(faces) == brute_ways(book, T, group, rest, t), (book.groups[group].name, tiles, t)
                assert all(set(way) <= set(rest) for way in got)


def test_ways_plain() -> None:
    solver = Solver.of(MAHJONG)
    T = desk(MAHJONG, "23567m55p1111z")
    hand = T.seats[0].hand

    def ways(group: str, tile: str = "") -> list[str]:
        t = tiles_of(MAHJONG, tile, hand)[0] if tile else -1
        found = solver.ways(T, 0, NAMES[group], hand, t)
        return ["".join(MAHJONG.kinds[x // 4] for x in way) for way in found]

    assert ways("吃", "4m") == ["二万三万", "三万五万", "五万六万"]
    assert ways("碰", "5p") == ["五筒五筒"]
    assert ways("碰", "6m") == []
    assert ways("明杠", "5p") == []
    assert ways("暗杠") == ["东东东东"]
    assert ways("顺") == ["五万六万七万"]


def test_settled_plays_follow_the_tiles_given() -> None:
    book = paper()
    solver = Solver.of(book)
    T = Desk(book)
    names_ = {g.name: i for i, g in enumerate(book.groups)}
    wild = 110
    three, four, five = (book.kinds.index(k) for k in "三四五")
    assert solver.settle_plays(T, 0, names_["句"], (five * 5, wild, four * 5)) == (three, (five, three, four))
    assert solver.settle_plays(T, 0, names_["句"], (wild, 111, four * 5)) == (three, (three, five, four))
    assert solver.settle_plays(T, 0, names_["对"], (five * 5, five * 5 + 1, wild)) is None
    assert solver.settle_plays(T, 0, names_["扎"], (five * 5, five * 5 + 1, wild, 111)) == (five, (five,) * 4)
    assert solver.settle_plays(T, 0, names_["扎"], (five * 5, wild)) is None


# Scores.


def test_the_best_arrangement_wins_and_ties_go_to_the_first() -> None:
    seen: list[Any] = []

    def judge(T: Any, me: int, A: Any) -> bool:
        seen.append(A)
        A.values = (A.shape, A.chosen)
        A.rank = (sum(g.group == NAMES["刻"] for g in A.groups),)
        return bool(A.shape == 0)

    book = mahjong().book(judge=judge, choose=lambda T, me: ((1,), (2,)))
    T = desk(book, "111222333m456p77z")
    tile = T.seats[0].hand[0]
    win = scoring.worth(T, 0, tile, 6, 2)
    assert win is not None
    assert (win.seat, win.tile, win.by, win.from_) == (0, tile, 6, 2)
    assert win.values == (0, (1,))
    assert sum(g.group == NAMES["刻"] for g in win.best.groups) == 3
    assert win.best.won and win.best.win_tile == tile and win.best.by == 6 and win.best.from_ == 2
    won = [g for g in win.best.groups if g.won]
    assert [g.concealed for g in won] == [False]
    assert len({id(a) for a in seen}) == len(seen)
    again = scoring.worth(T, 0, tile, 6, 2)
    assert again is not None
    assert [g.tiles for g in again.best.groups] == [g.tiles for g in win.best.groups]


def test_no_win_without_a_shape_or_without_what_is_required() -> None:
    book = mahjong().book(judge=lambda T, me, A: False)
    T = desk(book, "111222333m456p77z")
    assert scoring.worth(T, 0, None, 0, None) is None
    T = desk(MAHJONG, "111222333m456p67z")
    assert scoring.worth(T, 0, None, 0, None) is None


def test_the_winning_tile_is_added_if_it_is_not_held() -> None:
    T = desk(MAHJONG, "111222333m456p7z")
    assert scoring.worth(T, 0, None, 0, None) is None
    win = scoring.worth(T, 0, 132 + 3, 0, 1)
    assert win is not None and 135 in win.best.tiles
    assert scoring.worth(T, 0, 131, 0, 1) is None


def test_losers_are_scored_by_their_own_shapes() -> None:
    book = wild_mahjong(groups=2)
    T = desk(book, "123m22p48s")
    result = scoring.loser(T, 0)
    assert (result.by, result.tile, result.from_) == (-1, None, None)
    assert result.values == (2,)
    assert not result.best.won and result.best.win_tile is None
    assert len(result.best.loose) == 2
    T = desk(MAHJONG, "111m22p48s")
    T.meld(0, NAMES["碰"], tiles_of(MAHJONG, "999s"))
    result = scoring.loser(T, 0)
    assert result.best.shape == -1
    assert result.values == (1,)
    assert set(result.best.loose) == set(T.seats[0].hand)


def test_a_shapes_condition_is_asked_with_the_win() -> None:
    b = mahjong()
    b.shape("听", (4, "顺 刻"), (1, "将"), when=lambda T, me, A: A.won and A.win_tile is not None)
    book = b.book(shapes=(3,))
    T = desk(book, "111222333m456p77z")
    assert scoring.worth(T, 0, T.seats[0].hand[0], 0, None) is not None
    assert scoring.worth(T, 0, None, 0, None) is None


def test_laid_groups_fit_only_where_they_count() -> None:
    """A laid group may stand in any part that names what it counts as, each way tried."""
    b = Book([f"{n}条" for n in "一二三四五六七八九"], [Suit("条", tuple(range(9)), True, "s")], 4)
    b.group("刻", [(k,) * 3 for k in range(9)])
    b.group("对子", [(k,) * 2 for k in range(9)])
    b.group("碰", [(k,) * 3 for k in range(9)], "刻", "open")
    b.group("高碰", [(k,) * 3 for k in range(5, 9)], "碰", "open")
    b.shape("甲", (1, "高碰 对子"), (1, "刻"), (1, "对子"))
    book = b.book(size=8)
    T = desk(book, "11122s")
    T.meld(0, 3, tiles_of(book, "777s"))
    assert check(book, T) == 1
    T = desk(book, "1122s")
    T.meld(0, 3, tiles_of(book, "777s"))
    assert check(book, T) == 1
    T = desk(book, "11122s")
    T.meld(0, 2, tiles_of(book, "777s"))
    assert check(book, T) == 0


def test_group_fields() -> None:
    T = desk(MAHJONG, "123m456m789m123p55z")
    (a,) = Solver.of(MAHJONG).arrangements(T, 0, T.seats[0].hand, [], (0,), None, False)
    g = a.groups[0]
    assert isinstance(g, Group)
    assert (g.kind, g.plays, g.seat, g.laid, g.from_, g.claimed) == (0, (0, 1, 2), 0, False, None, None)
    assert a.plays == {} and a.loose == () and a.seat == 0
    assert SimpleNamespace(**{k: getattr(a, k) for k in ("won", "by")}) == SimpleNamespace(won=False, by=-1)


def test_worth_of_a_kind_takes_the_best_copy_that_is_not_held() -> None:
    flower = {32 * 4 + 2: 1}

    def judge(T: Any, me: int, A: Any) -> bool:
        A.rank = A.values = (sum(T.rulebook.finish_of[t] for t in A.tiles),)
        return True

    book = mahjong().book(judge=judge, finish=True, finish_of=flower, finishes=("花",))
    T = desk(book, "111222333m456p6z")
    win = scoring.worth_kind(T, 0, 32, 0, None)
    assert win is not None and win.values == (1,) and win.tile == 32 * 4 + 2
    assert scoring.worth_kind(T, 0, 31, 0, None) is None
    T = desk(MAHJONG, "1111m222333p444s")
    assert scoring.worth_kind(T, 0, 0, 0, None) is None
