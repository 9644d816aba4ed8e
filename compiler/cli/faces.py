"""Tiles as a terminal shows them, and lines that hold tiles."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import Literal, TypeAlias

from paigui.runtime.contract import Rulebook
from paigui.runtime.wording import face

from .voice import clean

Form: TypeAlias = Literal["names", "short", "unicode"]

RED, PLAIN = "\ue000", "\ue001"
"""Marks around what is shown red, until it is known whether the terminal has colour."""

_BLOCKS = {"m": 0x1F007, "s": 0x1F010, "p": 0x1F019, "z": 0x1F000}
"""Where Unicode has the tiles of a suit, by the letter of the suit in notation."""


class Faces:
    """The tiles of a rulebook by their names. A first finish keeps its ``*``."""

    def __init__(self, rulebook: Rulebook, form: Form = "names") -> None:
        self._shown: dict[str, str] = {}
        forms = _letters(rulebook)
        for tile, kind in enumerate(rulebook.kind_of):
            name = face(rulebook, tile)
            stars = "*" * rulebook.finish_of[tile]
            letter, number = forms.get(kind, ("", 0))
            text = name
            if form == "short" and letter:
                text = f"{number}{letter}{stars}"
            elif form == "unicode" and letter in _BLOCKS:
                text = chr(_BLOCKS[letter] + number - 1) + stars
            self._shown[name] = f"{RED}{text}{PLAIN}" if kind in rulebook.red else text

    def one(self, name: str | None) -> str:
        """A tile by its name, the number of its copy left out; a tile that is not seen: ``?``."""
        if name is None:
            return "?"
        return self._shown.get(name) or self._shown.get(name.rpartition(".")[0], name)

    def many(self, names: Iterable[str | None]) -> str:
        """Tiles with blanks between."""
        return " ".join(self.one(name) for name in names)

    def words(self, text: str) -> str:
        """A text in which tiles stand as words of their own."""
        return " ".join(self._shown.get(word, word) for word in text.split(" "))


def _letters(rulebook: Rulebook) -> dict[int, tuple[str, int]]:
    return {
        kind: (suit.letter, suit.first + at)
        for suit in rulebook.suits
        if suit.letter
        for at, kind in enumerate(suit.kinds)
    }


def painted(text: str) -> str:
    """A line with its red marks as colour, on a terminal that has it."""
    red, plain = (
        ("\x1b[31m", "\x1b[0m") if sys.stdout.isatty() and not os.environ.get("NO_COLOR") else ("", "")
    )
    parts = text.replace(PLAIN, RED).split(RED)
    return "".join(f"{red}{clean(part)}{plain}" if at % 2 else clean(part) for at, part in enumerate(parts))
