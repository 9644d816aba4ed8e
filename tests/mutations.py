"""Seeded damage to rulebooks: tokens and lines deleted, doubled, swapped; values of the wrong type."""

from __future__ import annotations

import random
import re
from pathlib import Path

RULESETS = Path(__file__).parent.parent / "rulesets"
TOKEN = re.compile(r"\w+|[^\w\s]|\n *| +")
ODD = (
    "~",
    "[]",
    "{}",
    "[[]]",
    "{a: {b: [c]}}",
    "-1",
    "0",
    "1.5",
    "true",
    "''",
    '""',
    "99999999999999999999",
    "no",
    "[1, ~, {x: 1}]",
    "class",
    "me",
    "me.hand",
    "{me}",
    "1分",
    "0..3",
    "1..0",
    "wins",
    "it",
    "|",
    "x = 1",
    "if",
    "2 ** 3000",
    "1 / 0",
    "[][0]",
    "first x in {} | true",
    "any",
    "sum i in 1..9 | i",
    "worth(me.drawn)",
    "waits(me)",
    "-(-(-1))",
    "not not true",
    "&a 1",
    "*a",
    "!t x",
    "\u3000",
    "１",
    "：",
    "\u202e",
    "\ufeff",
    "\\",
    "'\"",
    "#",
    "丨",
    "mode: turn",
    "goto 出牌",
    "end 胡",
    "draw me",
    "win",
    "pay 1分 from me to me as 胡",
)


def damaged(text: str, rng: random.Random) -> str:
    """The text with one to three random wounds."""
    for _ in range(rng.randint(1, 3)):
        text = rng.choice(WAYS)(text, rng)
    return text


def _token(text: str, rng: random.Random) -> str:
    tokens = TOKEN.findall(text)
    at = rng.randrange(len(tokens))
    match rng.randrange(5):
        case 0:
            del tokens[at]
        case 1:
            tokens.insert(at, tokens[at])
        case 2:
            other = rng.randrange(len(tokens))
            tokens[at], tokens[other] = tokens[other], tokens[at]
        case 3:
            tokens[at] = tokens[rng.randrange(len(tokens))]
        case 4:
            tokens[at] = rng.choice(ODD)
    return "".join(tokens)


def _line(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    match rng.randrange(4):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[at])
        case 2:
            other = rng.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            lines[at] = " " * rng.randrange(4) + lines[at]
    return "\n".join(lines)


def _value(text: str, rng: random.Random) -> str:
    """Another value after some key, or in place of a whole value in braces."""
    places = list(re.finditer(r"(?<=: )[^\n,{}]+(?=[\n,}])", text))
    if not places:
        return text
    hit = rng.choice(places)
    new = rng.choice(ODD) if rng.random() < 0.6 else rng.choice(places).group()
    return text[: hit.start()] + new + text[hit.end() :]


WAYS = (_token, _token, _line, _value, _value, _value)


def family(name: str) -> dict[str, str]:
    """A shipped rulebook and its library parents as files of one folder, extending each other by path."""
    out = {}
    for file in (f"{name}.yaml", "std/mahjong.yaml", "std/table.yaml"):
        text = (RULESETS / file).read_text(encoding="utf-8")
        text = re.sub(r"extends: \[std/(\w+)\]", r"extends: [./\1.yaml]", text)
        out[Path(file).name] = re.sub(r"id: std/", "id: ", text)
    return out
