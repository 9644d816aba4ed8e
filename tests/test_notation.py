"""Tiles as text: what is written is read back, and what cannot be read is refused with its place."""

from __future__ import annotations

import random

import pytest
from handmade import Book, mahjong, paper

from paigui.runtime.contract import Suit
from paigui.runtime.errors import NotationError, PaiguiError
from paigui.runtime.notation import format_tiles, parse_tiles, tile_name

MAHJONG = mahjong().book()
PAPER = paper()


def kinds(text: str) -> list[int]:
    return [k for k, _ in parse_tiles(MAHJONG, text)]


def test_letters_and_names() -> None:
    assert kinds("123m 55z") == [0, 1, 2, 31, 31]
    assert kinds("19s1z") == [18, 26, 27]
    assert kinds("一万 九索 东白") == [0, 26, 27, 33]
    assert kinds("1m东2m") == [0, 27, 1]
    assert kinds("  ") == []
    assert kinds("9 8 m") == [8, 7]


def test_faces_and_finishes() -> None:
    assert parse_tiles(PAPER, "孔乙*己 三*三") == [(6, None), (7, 1), (8, None), (10, 1), (10, None)]
    flowered = 10 * 5 + 3
    assert format_tiles(PAPER, [0, 5, flowered, 10 * 5]) == "上大三*三"
    assert tile_name(PAPER, flowered) == "三（花）"
    assert tile_name(PAPER, flowered, "en") == "三*"
    assert tile_name(MAHJONG, 0) == "一万"
    assert tile_name(MAHJONG, 0, "en") == "1m"


@pytest.mark.parametrize("book", [MAHJONG, PAPER], ids=["letters", "faces"])
def test_written_tiles_are_read_back(book: object) -> None:
    rng = random.Random(8)
    for _ in range(200):
        assert isinstance(book, type(MAHJONG))
        tiles = rng.sample(range(len(book.kinds) * book.stride), rng.randrange(15))
        read = parse_tiles(book, format_tiles(book, tiles))
        assert read == [(t // book.stride, book.finish_of[t] or None) for t in tiles]


def test_names_that_begin_alike_are_written_apart() -> None:
    b = Book(["甲", "甲乙", "乙", "丙"], [Suit("字", (0, 1, 2, 3), False)], 2).book()
    assert format_tiles(b, [0, 4, 6]) == "甲 乙 丙"
    assert format_tiles(b, [2, 6]) == "甲乙丙"
    for tiles in ([0, 4], [2], [0, 2, 4, 6]):
        assert [k for k, _ in parse_tiles(b, format_tiles(b, tiles))] == [t // 2 for t in tiles]


def test_numbers_above_nine() -> None:
    b = Book([f"第{n}号" for n in range(1, 13)], [Suit("号", tuple(range(12)), True, "h")], 2).book()
    assert parse_tiles(b, "19(10)(12)h") == [(0, None), (8, None), (9, None), (11, None)]
    assert format_tiles(b, [0, 18, 22]) == "1(10)(12)h"


@pytest.mark.parametrize(
    ("text", "zh", "en"),
    [
        ("123", "数字后没有花色字母", "without a suit's letter"),
        ("12 东", "数字后没有花色字母", "without a suit's letter"),
        ("m", "前没有数字", "no number before"),
        ("0m", "没有 0m 这张牌", "no tile 0m"),
        ("8z", "没有 8z 这张牌", "no tile 8z"),
        ("1m猫", "第 3 字：不认识“猫”", "character 3"),
        ("1m*", "不认识“*”", "'*' is no tile"),
        ("1*m", "没有这样的牌面标记", "no such finish"),
        ("(x)m", "括号里要有一个数字", "brackets hold one number"),
        ("(1", "括号里要有一个数字", "brackets hold one number"),
        ("１m", "不认识“１”", "is no tile"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, zh: str, en: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_tiles(MAHJONG, text)
    assert isinstance(caught.value, PaiguiError)
    assert zh in caught.value.zh
    assert en in caught.value.en
    assert str(caught.value) == f"{caught.value.zh} / {caught.value.en}"
