"""Python names for what a rulebook names: every one mangled with a prefix, whatever it contains."""

from __future__ import annotations

import unicodedata

GROUP, SHAPE, ACTION, PHASE, BAR, PATTERN = "GRP", "SHP", "ACT", "PHS", "BAR", "PAT"
UNIT, VALUE, PAYMENT, END, TABLE, CLASS = "UNT", "VAL", "PAY", "END", "TABLE", "CLASS"
CHOICE, MEMBER, FINISH = "CHO", "MEM", "FIN"


def safe(name: str) -> str:
    """A text as the tail of an identifier; what cannot stand there is spelt by its code point."""
    if name.isascii() or unicodedata.normalize("NFKC", name) == name:
        return "".join(ch if ("_" + ch).isidentifier() else f"_u{ord(ch):x}_" for ch in name)
    return "".join(ch if ch.isascii() and ch.isalnum() else f"_u{ord(ch):x}_" for ch in name)


def symbol(prefix: str, *names: str) -> str:
    return "_".join([prefix, *(safe(n) for n in names)])
