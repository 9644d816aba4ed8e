"""What every expectation of a case is compared with, and how a difference is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from ..contract import Rulebook
from . import read
from .deck import face_name, faces
from .run import Outcome

if TYPE_CHECKING:
    from ..table import Table

    AnyTable: TypeAlias = Table[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Mismatch:
    """Something that did not follow. ``key``: the expectation (``points``, ``legal.2``).

    ``expected_zh``, ``got_zh``: the same in Chinese where it is more than names and numbers.
    """

    key: str
    expected: str
    got: str
    expected_zh: str = ""
    got_zh: str = ""

    def text(self, lang: str = "en") -> str:
        """One line."""
        if lang == "zh":
            return f"{self.key}：应为 {self.expected_zh or self.expected}，实为 {self.got_zh or self.got}"
        return f"{self.key}: expected {self.expected}, got {self.got}"


Check: TypeAlias = Callable[[Outcome, Any, str], list[Mismatch]]
"""``check(outcome, what, key)``: ``what`` stands under ``expect.key``."""


def differ(key: str, expected: Any, got: Any) -> list[Mismatch]:
    """A mismatch unless both are equal."""
    return [] if expected == got else [Mismatch(key, show(expected), show(got))]


def show(what: Any) -> str:
    """A value for people."""
    if isinstance(what, dict):
        return "{" + ", ".join(f"{k}: {show(v)}" for k, v in what.items()) + "}"
    if isinstance(what, Counter):
        return " ".join(sorted(what.elements())) or "—"
    if isinstance(what, list | tuple):
        return "[" + ", ".join(show(v) for v in what) + "]"
    if isinstance(what, frozenset | set):
        return "{" + ", ".join(sorted(map(show, what))) + "}"
    return "—" if what is None or what == "" else str(what)


def texts(raw: Any) -> list[str]:
    """A list of names."""
    return [str(x) for x in read.items(raw)]


def integers(raw: Any, path: str) -> list[int]:
    """A list of whole numbers."""
    return [read.integer(x, path) for x in read.items(raw)]


def action_of(book: Rulebook, raw: Any, path: str) -> int:
    """The action of this name."""
    return read.index(path, "动作", "action", raw, [a.name for a in book.actions])


def same_tiles(T: AnyTable, raw: Any, tiles: list[int], key: str) -> list[Mismatch]:
    """Tiles against a notation (whatever the order), or against their number."""
    if isinstance(raw, int) or (isinstance(raw, str) and raw.strip().isdigit()):
        return differ(key, int(raw), len(tiles))
    book = T.rulebook
    expected = Counter(face_name(book, k, f) for k, f in faces(book, raw, f"expect.{key}"))
    return differ(key, expected, Counter(face_name(book, book.kind_of[t], book.finish_of[t]) for t in tiles))


def number_of(pick: Callable[[Outcome], int]) -> Check:
    """Compares a number."""
    return lambda outcome, what, key: differ(key, read.integer(what, f"expect.{key}"), pick(outcome))


def flag_of(pick: Callable[[Outcome], bool]) -> Check:
    """Compares a yes or no."""
    return lambda outcome, what, key: differ(key, read.boolean(what, f"expect.{key}"), pick(outcome))
