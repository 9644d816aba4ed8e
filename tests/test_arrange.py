"""The solver finds what trying everything finds: whether a hand wins, and every division of it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from handmade import (
    ORPHANS,
    Book,
    Desk,
    desk,
    mahjong,
    one_stand_in,
    paper,
    tiles_of,
    wild_mahjong,
)
from plain_division import as_division, divisions

from paigui.runtime.arrange import Solver
from paigui.runtime.contract import Rulebook, Suit, Wild


def check(book: Rulebook, T: Desk, win: int | None = None, from_other: bool = False) -> int:
    """Compares the solver with trying everything for seat 0; the number of arrangements of winning shapes."""
    solver = Solver.of(book)
    hand = tuple(T.seats[0].hand)
    melds = T.seats[0].melds
    score = book.score
    total = 0
    apart = score.won or from_other
    for shape in dict.fromkeys((*score.shapes, *score.losers)):
        expected = divisions(
            book, T, hand, melds, shape, win, finish=score.finish, won=apart and win is not None
        )
        found = list(solver.arrangements(T, 0, hand, melds, (shape,), win, from_other))
        got = [as_division(book, a, win, finish=score.finish, won=apart and win is not None) for a in found]
        text = (book.shapes[shape].name, hand, win)
        assert len(set(got)) == len(got), ("twice", text)
        assert set(got) == expected, text
        for a in found:
            sane(T, a, hand, win, from_other)
        if shape in score.shapes:
            fits = shape in solver.fitting(T, 0)
            full = solver.full(T, 0)
            assert fits == (bool(expected) and (full or not book.shapes[shape].loose)), text
            total += len(expected)
    return total


def sane(T: Desk, a: Any, hand: tuple[int, ...], win: int | None, from_other: bool) -> None:
    """Tiles are used once each; the winning tile lies where it is said to lie."""
    formed = [g for g in a.groups if not g.laid]
    used = Counter(t for g in formed for t in g.tiles) + Counter(a.loose)
    assert used == Counter(hand)
    assert sum(g.won for g in formed) == (win is not None and win not in a.loose)
    for g in formed:
        assert g.won == (win in g.tiles)
        assert g.concealed == (not (g.won and from_other))
        assert len(g.plays) == len(g.tiles)
        for t, k in zip(g.tiles, g.plays, strict=True):
            assert a.plays.get(t, t // T.rulebook.stride) == k


def random_hand(rng: random.Random, book: Rulebook, kinds: list[int], size: int) -> list[int]:
    return rng.sample([k * book.stride + c for k in kinds for c in range(book.stride)], size)


def built_hand(
    rng: random.Random, book: Rulebook, shape: int, melds: int = 0, wild: tuple[int, ...] = ()
) -> tuple[list[int], list[tuple[int, list[int]]]] | None:
    """A hand made of groups of a shape, with ``wild`` tiles in place of some; laid groups first."""
    left = {t: True for t in range(len(book.kinds) * book.stride) if t not in wild}

    def take(kinds: tuple[int, ...]) -> list[int] | None:
        out = []
        for k in kinds:
            tile = next(
                (t for t in range(k * book.stride, (k + 1) * book.stride) if left.pop(t, False)), None
            )
            if tile is None:
                return None
            out.append(tile)
        return out

    laid: list[tuple[int, list[int]]] = []
    hand: list[int] = []
    for part in book.shapes[shape].parts:
        named = set(part.groups)
        for _ in range(part.count if part.count is not None else rng.randrange(4)):
            lay = len(laid) < melds
            specs = [g for g, s in enumerate(book.groups) if bool(s.laid) == lay and s.isa & named]
            if not specs:
                lay = False
                specs = [g for g, s in enumerate(book.groups) if not s.laid and s.isa & named]
            g = rng.choice(specs)
            kinds = rng.choice(book.groups[g].sets)
            if book.groups[g].some:
                kinds = tuple(rng.sample(kinds, book.groups[g].some))
            tiles = take(kinds)
            if tiles is None:
                return None
            if lay:
                laid.append((g, tiles))
            else:
                hand += tiles
    for tile in wild:
        if hand:
            hand[rng.randrange(len(hand))] = tile
    return sorted(set(hand)), laid


def play(
    book: Rulebook,
    seed: int,
    hands: int,
    *,
    melds: int = 0,
    wild: tuple[int, ...] = (),
    shapes: tuple[int, ...] = (),
    from_other: bool = False,
) -> None:
    """Checks many hands built to win (some then spoilt); at least some must win."""
    rng = random.Random(seed)
    wins = 0
    for n in range(hands):
        jokers = tuple(rng.sample(wild, rng.randrange(len(wild) + 1)))
        made = built_hand(
            rng, book, rng.choice(shapes or book.score.shapes), rng.randrange(melds + 1), jokers
        )
        if made is None:
            continue
        hand, laid = made
        T = Desk(book)
        if n % 4 == 0 and hand:
            spare = rng.randrange(len(book.kinds) * book.stride)
            if spare not in hand and all(spare not in tiles for _, tiles in laid):
                hand[rng.randrange(len(hand))] = spare
        T.give(0, hand)
        for g, tiles in laid:
            if Solver.of(book).settle_plays(T, 0, g, tiles) is not None:
                T.meld(0, g, tiles)
        win = rng.choice(hand) if hand and n % 3 else None
        wins += bool(check(book, T, win, from_other))
    assert wins > hands // 8


@pytest.mark.parametrize("won", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_mahjong(seed: int, won: bool) -> None:
    play(mahjong().book(won=won), seed, 60, melds=4, from_other=seed == 1)


@pytest.mark.parametrize("seed", range(2))
def test_mahjong_one_suit(seed: int) -> None:
    """Hands of one suit divide in many ways; random ones show that none is invented."""
    book = mahjong().book()
    rng = random.Random(seed)
    for _ in range(25):
        T = Desk(book)
        T.give(0, random_hand(rng, book, list(range(9)), 14))
        check(book, T)


@pytest.mark.parametrize("won", [False, True])
@pytest.mark.parametrize("limit", [False, True])
@pytest.mark.parametrize("kind", [4, 31])
def test_wild_tiles(kind: int, limit: bool, won: bool) -> None:
    """Up to three wild tiles (which may stand at their own face) against every substitution."""
    book = wild_mahjong(groups=2, kind=kind, limit=limit, won=won)
    play(book, kind, 20, melds=1, wild=tuple(range(kind * 4, kind * 4 + 3)), shapes=(0,))


def test_wild_in_pairs_and_orphans() -> None:
    b = mahjong()
    b.shapes.clear()
    b.shape("小七对", (3, "将"))
    b.group("五张", [ORPHANS[:5]], where=one_stand_in)
    b.group("散一", [(k,) for k in ORPHANS])
    b.shape("五幺", (1, "五张"), (1, "散一"))
    joker = Wild("百搭", lambda T, tile: tile // 4 == 31, lambda T: frozenset(range(34)))
    play(b.book(size=6, wilds=(joker,)), 5, 25, wild=(124, 125, 126))


def test_two_sorts_of_wild_tiles() -> None:
    """Two wild kinds with different roles, four wild tiles in all."""
    b = small_suit()
    jokers = (
        Wild("甲", lambda T, tile: tile // 4 == 8, lambda T: frozenset({0, 1, 2, 3, 8})),
        Wild("乙", lambda T, tile: tile // 4 == 7, lambda T: frozenset({2, 3, 4})),
    )
    play(b.book(size=8, wilds=jokers), 7, 60, wild=(28, 29, 32, 33), shapes=(0,))


def small_suit() -> Book:
    b = Book([f"{n}条" for n in "一二三四五六七八九"], [Suit("条", tuple(range(9)), True, "s")], 4)
    b.group("顺", [(k, k + 1, k + 2) for k in range(7)], where=one_stand_in)
    b.group("刻", [(k,) * 3 for k in range(9)])
    b.group("将", [(k,) * 2 for k in range(9)])
    b.shape("标准", (2, "顺 刻"), (1, "将"))
    b.shape("散", (None, "刻 将"), loose=True)
    b.shape("留", (1, "顺"), (1, "将"), loose=True)
    return b


def test_loose_tiles() -> None:
    """``any`` and ``loose``, alone and with parts that must be filled; a wild tile may stay loose."""
    joker = Wild("百搭", lambda T, tile: tile // 4 == 8, lambda T: frozenset(range(8)))
    play(small_suit().book(size=8, wilds=(joker,), won=True), 11, 50, wild=(32, 33), shapes=(0, 2))
    play(small_suit().book(size=8), 12, 50, shapes=(0, 2))


def test_sets_across_suits() -> None:
    """Few sets across suits (knitted tiles) leave the blocks suits; many join them."""
    b = mahjong()
    knit = [
        (0, 3, 6, 10, 13, 16, 20, 23, 26),
        (1, 4, 7, 11, 14, 17, 18, 21, 24),
        (2, 5, 8, 9, 12, 15, 19, 22, 25),
    ]
    b.group("组合龙", knit)
    b.shapes.clear()
    b.shape("标准", (4, "顺 刻"), (1, "将"))
    b.shape("组合龙", (1, "组合龙"), (1, "顺 刻"), (1, "将"))
    book = b.book()
    assert Solver.of(book).layout.blocks == 4
    play(book, 13, 40, shapes=(1,))
    b.group("三色", [(k, k + 9, k + 18) for k in range(9)])
    b.shape("三色局", (2, "三色 刻"), (1, "将"))
    book = b.book(size=14)
    assert Solver.of(book).layout.blocks == 2
    play(book, 14, 40, shapes=(1, 2))


def test_sets_across_suits_with_wild_tiles() -> None:
    b = mahjong()
    b.group("龙", [(0, 10, 20, 27), (1, 11, 21, 28)], where=one_stand_in)
    b.shapes.clear()
    b.shape("龙局", (2, "龙"), (1, "将"))
    joker = Wild("百搭", lambda T, tile: tile // 4 == 27, lambda T: frozenset({0, 1, 20, 27, 28, 30}))
    play(b.book(size=10, wilds=(joker,)), 15, 60, wild=(108, 109, 110))


def test_different_kinds_of_a_pool() -> None:
    """``some``: n different kinds, with a condition, alone and beside other parts, with wild tiles."""
    b = mahjong()
    b.group("不靠", [tuple(range(0, 34, 2))], some=5, where=lambda T, me, g: sum(g.plays) % 3 != 0)
    b.shapes.clear()
    b.shape("全不靠", (1, "不靠"))
    b.shape("半不靠", (1, "不靠"), (1, "将"))
    play(b.book(size=7), 17, 30)
    joker = Wild("百搭", lambda T, tile: tile // 4 == 31, lambda T: frozenset({0, 2, 3, 4, 31}))
    play(b.book(size=7, wilds=(joker,)), 18, 40, wild=(124, 125))
    b = mahjong()
    b.group("三异", [(0, 1, 2, 9, 27, 28)], some=3)
    b.shapes.clear()
    b.shape("两份", (2, "三异"), (1, "将"))
    play(b.book(size=8), 19, 40)


@pytest.mark.parametrize("wild", [(), (110, 111)])
@pytest.mark.parametrize("won", [False, True])
def test_paper_tiles(wild: tuple[int, ...], won: bool) -> None:
    """Sentences that share faces, flowered copies kept apart, wild tiles that play three faces."""
    play(paper(groups=3, won=won), 23, 60, melds=2, wild=wild)


def test_paper_tiles_whole_hands() -> None:
    play(paper(finish=False, wild=0), 29, 12, melds=4)


def test_group_in_two_parts() -> None:
    """A group that may stand in either of two parts is no reason to find a division twice."""
    b = small_suit()
    b.shapes.clear()
    b.group("碰", [(k,) * 3 for k in range(9)], "刻", "open")
    b.shape("分", (1, "刻"), (1, "刻 顺"), (1, "将"))
    play(b.book(size=8), 31, 60, melds=1)


def test_laid_groups_must_fit() -> None:
    book = mahjong().book()
    names = {g.name: i for i, g in enumerate(book.groups)}
    T = desk(book, "2233445566m77z")
    T.meld(0, names["暗杠"], tiles_of(book, "1111p"))
    assert Solver.of(book).complete(T, 0) is False
    T = desk(book, "223344m99m666z")
    T.meld(0, names["暗杠"], tiles_of(book, "1111p"))
    solver = Solver.of(book)
    assert solver.fitting(T, 0) == (0,)
    assert solver.full(T, 0)
    (a,) = solver.arrangements(T, 0, T.seats[0].hand, T.seats[0].melds, (0, 1, 2), None, False)
    assert a.groups[0] is T.seats[0].melds[0]
    assert len(a.tiles) == 15


def test_laid_groups_are_not_formed() -> None:
    """``any * (laid | triplet) + loose``: a run is never formed in hand where only the laid kind is named."""
    b = mahjong()
    b.shapes.clear()
    b.shape("推倒", (None, "吃 刻"), loose=True)
    book = b.book(size=5)
    T = desk(book, "123m55p")
    found = list(Solver.of(book).arrangements(T, 0, T.seats[0].hand, [], (0,), None, False))
    assert [a.groups for a in found] == [()]


def test_kept_keys_and_counted_tiles_agree() -> None:
    """Tiles of another zone count with the hand; the answer is that of one hand."""
    plain = mahjong().book()
    zone: dict[int, tuple[int, ...]] = {}
    apart = mahjong().book(tiles=lambda T, me: (*T.seats[me].hand, *zone[me]))
    swapped = mahjong().book(tiles=lambda T, me: (*zone[me], *T.seats[me].hand))
    zoned = mahjong().book(tiles=lambda T, me: (*T.seats[me].hand, *T.seats[me].z_x), zones=("hand", "z_x"))
    rng = random.Random(3)
    for _ in range(200):
        made = built_hand(rng, plain, rng.randrange(3))
        if made is None:
            continue
        hand = made[0]
        rng.shuffle(hand)
        n = rng.randrange(6)
        last = hand.pop()
        whole = Desk(plain)
        whole.give(0, hand)
        expected = Solver.of(plain).fitting(whole, 0, last)
        assert expected
        for book in (apart, swapped, zoned):
            T = Desk(book)
            T.give(0, hand[n:])
            zone[0] = tuple(hand[:n])
            T.seats[0].z_x = hand[:n]
            assert Solver.of(book).fitting(T, 0, last) == expected
            assert Solver.of(book).fitting(T, 0) == ()
            kind = last // 4
            assert Solver.of(book).complete(T, 0, kind)
            assert kind in Solver.of(book).waits(T, 0)


def test_against_an_independent_package() -> None:
    """Win checks of the usual shapes agree with a published library on winning and nearly winning hands."""
    agari = pytest.importorskip("mahjong.agari").Agari()
    book = mahjong().book()
    solver = Solver.of(book)
    rng = random.Random(41)
    wins = 0
    for n in range(3000):
        made = built_hand(rng, book, 0 if n % 10 else n // 10 % 3)
        if made is None:
            continue
        hand = made[0]
        if n % 2:
            free = [t for t in range(136) if t not in hand]
            hand[rng.randrange(14)] = rng.choice(free)
        T = Desk(book)
        T.give(0, hand)
        counts = T.seats[0].counts
        got = bool({0, 2} & {*solver.fitting(T, 0)}) or (solver.complete(T, 0) and counts.count(2) == 7)
        assert got == agari.is_agari(list(counts)), hand
        wins += got
    assert 1000 < wins < 2500
