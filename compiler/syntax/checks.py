"""Mistakes that are best seen before parsing: signs, brackets, glued words."""

from __future__ import annotations

import re
import unicodedata

from ..load.characters import full_width, half_width
from .mistakes import Mistake, corrected
from .parser import Start
from .words import OPERATORS, QUANTIFIERS

_PAIRS = {")": "(", "]": "[", "}": "{"}
_NAME = re.compile(r"[^\W\d]\w*")
_GLUE = "|".join(sorted(OPERATORS | QUANTIFIERS | {"while"}, key=lambda word: (-len(word), word)))
_GLUED_FRONT = re.compile(rf"({_GLUE})(?=[^\x00-\x7f])")
_GLUED_BACK = re.compile(r"(?<=[^\x00-\x7f])(and|or|then|else|in|is|if|can|while)$")


def check_text(text: str, start: Start, max_depth: int) -> Mistake | None:
    """The first mistake of this sort, if any."""
    if not text.strip():
        return Mistake(
            "PG212",
            0,
            len(text),
            "这里要有一段文本",
            "A text is expected here",
            "写上内容，或删掉这个键",
            "Write it, or remove the key",
        )
    return _signs(text) or _strings(text) or _brackets(text, max_depth) or _numbers(text) or _glued(text)


def _signs(text: str) -> Mistake | None:
    found = full_width(text)
    if found:
        at = found[0]
        end = at + 1
        while end in found:
            end += 1
        zh, en = corrected(text, at, half_width(_line(text, at)))
        signs = text[at:end]
        return Mistake(
            "PG113", at, end, f"全角或异体字符 {signs}", f"Full-width or variant characters {signs}", zh, en
        )
    stable = unicodedata.normalize("NFKC", text)
    if stable != text:
        at = next((i for i, (a, b) in enumerate(zip(text, stable, strict=False)) if a != b), 0)
        zh, en = corrected(text, at, unicodedata.normalize("NFKC", _line(text, at)))
        return Mistake(
            "PG113", at, at + 1, "这个字由几部分拼成", "This letter is made of several parts", zh, en
        )
    return None


def _line(text: str, at: int) -> str:
    start = text.rfind("\n", 0, at) + 1
    end = text.find("\n", at)
    return text[start : end if end >= 0 else len(text)]


def _strings(text: str) -> Mistake | None:
    at = next((i for i, char in enumerate(text) if char in "\"'`"), -1)
    if at < 0:
        return None
    close = text.find(text[at], at + 1)
    line = _line(text, at)
    zh, en = corrected(text, at, re.sub("[\"'`]", "", line))
    return Mistake(
        "PG215",
        at,
        (close if close > 0 else at) + 1,
        "语言里没有字符串，名字不加引号",
        "There are no strings; names stand without quotes",
        zh,
        en,
    )


def _brackets(text: str, max_depth: int) -> Mistake | None:
    opened: list[int] = []
    for at, char in enumerate(text):
        if char in "([{":
            opened.append(at)
            if len(opened) > max_depth:
                return Mistake(
                    "PG211",
                    at,
                    at + 1,
                    f"括号嵌套超过 {max_depth} 层",
                    f"Brackets nested deeper than {max_depth}",
                    "拆成几个 define",
                    "Split it into several definitions",
                )
        elif char in _PAIRS:
            if not opened:
                return Mistake(
                    "PG203",
                    at,
                    at + 1,
                    f"多了一个 {char}",
                    f"A {char} too many",
                    "删掉它，或补上前面的括号",
                    "Remove it, or add the opening bracket",
                )
            begun = opened.pop()
            if text[begun] != _PAIRS[char]:
                right = {"(": ")", "[": "]", "{": "}"}[text[begun]]
                zh, en = corrected(text, at, None, (at, at + 1, right))
                return Mistake(
                    "PG203",
                    at,
                    at + 1,
                    f"这里应是 {right}，与 {text[begun]} 配对",
                    f"{right} is expected here, to match {text[begun]}",
                    zh,
                    en,
                )
    if opened:
        at = opened[-1]
        return Mistake(
            "PG203",
            at,
            at + 1,
            f"{text[at]} 没有收尾",
            f"{text[at]} is not closed",
            "补上收尾的括号",
            "Add the closing bracket",
        )
    return None


def _numbers(text: str) -> Mistake | None:
    point = re.search(r"(?<![\w.])[0-9]+\.[0-9]+", text)
    if point:
        whole, part = point.group().split(".")
        ratio = f"{int(whole[:15] + part[:15])} / {10 ** len(part[:15])}"
        zh, en = corrected(text, point.start(), None, (point.start(), point.end(), ratio))
        return Mistake(
            "PG214",
            point.start(),
            point.end(),
            "没有小数，用分数",
            "There are no decimals; use a ratio",
            zh,
            en,
        )
    long = re.search(r"[0-9]{16,}", text)
    if long:
        return Mistake(
            "PG211", long.start(), long.end(), "数太大（最多 15 位）", "The number is too large (15 digits)"
        )
    return None


def _glued(text: str) -> Mistake | None:
    for match in _NAME.finditer(text):
        name = match.group()
        front, back = _GLUED_FRONT.match(name), _GLUED_BACK.search(name)
        if not front and not back:
            continue
        if front:
            word, parts = front.group(1), f"{front.group(1)} {name[front.end(1) :]}"
        else:
            assert back is not None
            word, parts = back.group(1), f"{name[: back.start(1)]} {back.group(1)}"
        zh, en = corrected(text, match.start(), None, (match.start(), match.end(), parts))
        return Mistake(
            "PG206",
            match.start(),
            match.end(),
            f"{name} 是一个名字：{word} 与它粘在一起了",
            f"{name} is one name: {word} is glued to it",
            zh,
            en,
        )
    return None
