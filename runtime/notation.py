"""Tiles as text and back.

Where suits have letters, tiles are numbers before a letter (``123m 55z``; a number above 9 in brackets,
``(10)m``). Any tile may also be written by its name, names together or apart. ``*`` after a tile is its first
finish, ``**`` its second. Blanks mean nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from .contract import Rulebook
from .errors import NotationError

Spelt = tuple[int, int | None]
"""A kind, and a finish if one was written."""


def parse_tiles(rulebook: Rulebook, text: str) -> list[Spelt]:
    """The kinds (with finishes) that a text names, in order. NotationError, with the place, if it cannot."""
    found: list[Spelt] = []
    numbers: list[tuple[int, int | None, int]] = []
    letters = {suit.letter: suit for suit in rulebook.suits if suit.letter}
    names = sorted(rulebook.kinds, key=len, reverse=True)
    number = {name: kind for kind, name in enumerate(rulebook.kinds)}
    at = 0
    while at < len(text):
        here = text[at]
        name = next((n for n in names if n and text.startswith(n, at)), None)
        if here.isspace():
            at += 1
        elif letters and (here in "0123456789("):
            value, at = _number(text, at)
            finish, at = _finish(rulebook, text, at)
            numbers.append((value, finish, at))
        elif name is not None and not (here in letters and numbers):
            _none_open(text, numbers)
            finish, at = _finish(rulebook, text, at + len(name))
            found.append((number[name], finish))
        elif here in letters:
            at += 1
            if not numbers:
                raise _wrong(text, at, f"“{here}”前没有数字", f"no number before {here!r}")
            found += [(_kind(rulebook, text, here, value, place), f) for value, f, place in numbers]
            numbers = []
        else:
            raise _wrong(text, at + 1, f"不认识“{here}”", f"{here!r} is no tile", _hint(rulebook))
    _none_open(text, numbers)
    return found


def format_tiles(rulebook: Rulebook, tiles: Iterable[int]) -> str:
    """The text of tiles in their order, in the form that :func:`parse_tiles` reads."""
    parts: list[tuple[str, list[str]]] = []
    for tile in tiles:
        kind = tile // rulebook.stride
        suit = rulebook.suits[rulebook.suit_of[kind]]
        if suit.letter:
            value = suit.first + suit.kinds.index(kind)
            word = str(value) if value < 10 else f"({value})"
        else:
            word = rulebook.kinds[kind]
        word += "*" * rulebook.finish_of[tile]
        if parts and parts[-1][0] == suit.letter:
            parts[-1][1].append(word)
        else:
            parts.append((suit.letter, [word]))
    return " ".join(
        _together(rulebook, words) if not letter else "".join(words) + letter for letter, words in parts
    )


def tile_name(rulebook: Rulebook, tile: int, lang: str = "zh") -> str:
    """What people call a tile: its name in Chinese, its notation in another language."""
    kind = tile // rulebook.stride
    finish = rulebook.finish_of[tile]
    if lang == "zh":
        ends = f"（{rulebook.finishes[finish - 1]}）" if finish else ""
        return rulebook.kinds[kind] + ends
    return format_tiles(rulebook, (tile,))


def _together(rulebook: Rulebook, words: list[str]) -> str:
    """Names written together, unless that would read otherwise."""
    text = "".join(words)
    try:
        same = len(parse_tiles(rulebook, text)) == len(words)
        same = same and [k for k, _ in parse_tiles(rulebook, text)] == [
            rulebook.kinds.index(word.rstrip("*")) for word in words
        ]
    except NotationError:
        same = False
    return text if same else " ".join(words)


def _number(text: str, at: int) -> tuple[int, int]:
    """The number that begins here, and where it ends."""
    if text[at] != "(":
        return int(text[at]), at + 1
    end = text.find(")", at)
    inside = text[at + 1 : end]
    if end < 0 or not inside.isascii() or not inside.isdigit():
        raise _wrong(text, at + 1, "括号里要有一个数字，如 (10)", "brackets hold one number, like (10)")
    return int(inside), end + 1


def _finish(rulebook: Rulebook, text: str, at: int) -> tuple[int | None, int]:
    stars = 0
    while text.startswith("*", at):
        stars += 1
        at += 1
    if stars > len(rulebook.finishes):
        raise _wrong(text, at, "没有这样的牌面标记", "there is no such finish", _finishes(rulebook))
    return stars or None, at


def _finishes(rulebook: Rulebook) -> tuple[str, str]:
    names = "、".join(f"{'*' * (i + 1)} = {name}" for i, name in enumerate(rulebook.finishes))
    return (f"可用：{names}", f"known: {names}") if names else ("本规则没有标记", "this rulebook has none")


def _kind(rulebook: Rulebook, text: str, letter: str, value: int, at: int) -> int:
    for suit in rulebook.suits:
        if suit.letter == letter and suit.first <= value < suit.first + len(suit.kinds):
            return suit.kinds[value - suit.first]
    raise _wrong(
        text, at, f"没有 {value}{letter} 这张牌", f"there is no tile {value}{letter}", _hint(rulebook)
    )


def _none_open(text: str, numbers: list[tuple[int, int | None, int]]) -> None:
    if numbers:
        place = numbers[0][2]
        raise _wrong(
            text,
            place,
            "数字后没有花色字母",
            "numbers without a suit's letter",
            ("如 123m", "write e.g. 123m"),
        )


def _hint(rulebook: Rulebook) -> tuple[str, str]:
    """What may be written."""
    ranges = []
    for suit in rulebook.suits:
        if suit.letter:
            ranges.append(f"{suit.first}-{suit.first + len(suit.kinds) - 1}{suit.letter}")
    faces = "".join(n for s in rulebook.suits if not s.letter for k in s.kinds for n in (rulebook.kinds[k],))
    known = " ".join([*ranges, faces]).strip()
    return f"可写：{known}", f"may be written: {known}"


def _wrong(text: str, at: int, zh: str, en: str, hint: tuple[str, str] = ("", "")) -> NotationError:
    return NotationError(
        f"牌谱“{text}”第 {at} 字：{zh}" + (f"。{hint[0]}" if hint[0] else ""),
        f"tiles {text!r}, character {at}: {en}" + (f"; {hint[1]}" if hint[1] else ""),
    )
