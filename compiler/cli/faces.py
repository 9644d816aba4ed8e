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


class Faces:
    """The tiles of a rulebook by their names. A first finish keeps its ``*``."""

    def __init__(self, rulebook: Rulebook, form: Form = "names") -> None:
        self._shown: dict[str, str] = {}
        places = {kind: (suit, at) for suit in rulebook.suits for at, kind in enumerate(suit.kinds)}
        for tile, kind in enumerate(rulebook.kind_of):
            name = face(rulebook, tile)
            stars = "*" * rulebook.finish_of[tile]
            suit, at = places[kind]
            text = name
            if form == "short" and suit.letter:
                text = f"{suit.first + at}{suit.letter}{stars}"
            elif form == "unicode" and suit.unicode:
                text = chr(suit.unicode[at]) + stars
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


def painted(text: str) -> str:
    """A line with its red marks as colour, on a terminal that has it."""
    red, plain = (
        ("\x1b[31m", "\x1b[0m") if sys.stdout.isatty() and not os.environ.get("NO_COLOR") else ("", "")
    )
    parts = text.replace(PLAIN, RED).split(RED)
    return "".join(f"{red}{clean(part)}{plain}" if at % 2 else clean(part) for at, part in enumerate(parts))
