"""Python names for what a rulebook names: every one mangled with a prefix, whatever it contains."""

from __future__ import annotations

import unicodedata

from ..ir.nodes import BETWEEN

GROUP, SHAPE, ACTION, PHASE, BAR, PATTERN = "GRP", "SHP", "ACT", "PHS", "BAR", "PAT"
UNIT, VALUE, PAYMENT, END, TABLE, CLASS = "UNT", "VAL", "PAY", "END", "TABLE", "CLASS"
CHOICE, MEMBER, FINISH = "CHO", "MEM", "FIN"


def safe(name: str) -> str:
    """A text as the tail of an identifier: different texts, different tails.

    What cannot stand in an identifier, or would be changed in one, is spelt by its code point, and so is ``_``,
    which marks such spellings and, doubled, the place between two names.
    """
    return "__".join(_safe(part) for part in name.split(BETWEEN))


def _safe(name: str) -> str:
    whole = unicodedata.normalize("NFKC", name) == name
    return "".join(ch if _plain(ch, whole) else f"_u{ord(ch):x}_" for ch in name)


def _plain(ch: str, whole: bool) -> bool:
    return ch != "_" and (ch.isalnum() if ch.isascii() else whole) and ("_" + ch).isidentifier()


def symbol(prefix: str, *names: str) -> str:
    return f"{prefix}_{safe(BETWEEN.join(names))}"


def plain(text: str) -> str:
    """A text of the rulebook on one line, for a comment: nothing in it can end the line."""
    return "".join(ch if ch.isprintable() else " " for ch in text)
