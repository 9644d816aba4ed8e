"""Kinds as a rulebook writes them: by name, or several in notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..load import Scalar

if TYPE_CHECKING:
    from .rules import Checker


def kind_named(c: Checker, word: Scalar) -> int | None:
    name = word.value.strip()
    if name in c.p.kinds:
        return c.p.kinds.index(name)
    found = notation(c, word)
    if found and len(found) == 1:
        return found[0]
    c.p.unknown(
        "PG401", word.span, f"没有名为「{name}」的牌", f"there is no tile named {name}", name, c.p.kinds
    )
    return None


def notation(c: Checker, word: Scalar) -> list[int] | None:
    """``147m258p`` or faces written together as kinds; None if it is neither."""
    out: list[int] = []
    digits = ""
    text = word.value.strip()
    while text:
        if text[0].isdigit():
            digits, text = digits + text[0], text[1:]
            continue
        if digits:
            suits = [s for s in c.p.suits.values() if s.letter == text[0]]
            for d in digits:
                kinds = [s.kinds[int(d) - s.first] for s in suits if 0 <= int(d) - s.first < len(s.kinds)]
                if not kinds:
                    return None
                out.append(kinds[0])
            digits, text = "", text[1:]
            continue
        name = max((k for k in c.p.kinds if text.startswith(k)), key=len, default=None)
        if name is None:
            return None
        out.append(c.p.kinds.index(name))
        text = text[len(name) :]
    return None if digits else out
