"""Allots physical tiles to the faces a situation names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from ..contract import Rulebook
from ..errors import NotationError
from ..notation import parse_tiles
from ..wording import face as tile_name
from .errors import SituationError
from .read import missing

if TYPE_CHECKING:
    from ..table import Table

Face = tuple[int, int]
"""A kind and a finish (0: the plain copy)."""


def faces(book: Rulebook, raw: object, path: str) -> list[Face]:
    """The faces a text in tile notation names, in the order written; a list is read entry by entry.

    Raises:
        SituationError: what cannot be read, with suggestions.
    """
    if missing(raw):
        return []
    if isinstance(raw, list | tuple):
        return [f for i, entry in enumerate(raw) for f in faces(book, entry, f"{path}.{i}")]
    try:
        return [(kind, finish or 0) for kind, finish in parse_tiles(book, str(raw))]
    except NotationError as fault:
        raise SituationError(path, fault.zh, fault.en) from None


def chosen(book: Rulebook, raw: str, path: str) -> list[Face]:
    """What names a move: tiles, or a suit, for which its first kind stands."""
    suit = next((suit for suit in book.suits if suit.name == raw.strip()), None)
    return faces(book, raw, path) if suit is None else [(suit.kinds[0], 0)]


def one_face(book: Rulebook, raw: object, path: str) -> Face:
    """The face of a text that names one tile."""
    found = faces(book, raw, path)
    if len(found) != 1:
        raise SituationError(path, f"要一张牌，不是 {raw!r}", f"one tile is needed, not {raw!r}")
    return found[0]


def kinds(book: Rulebook, raw: object, path: str) -> list[int]:
    """The kinds a text in tile notation names."""
    return [kind for kind, _ in faces(book, raw, path)]


class Deck:
    """The tiles of the hand that lie nowhere yet. ``T.copies`` must be final when it is made."""

    def __init__(self, T: Table[Any, Any, Any, Any]) -> None:
        book = self.book = T.rulebook
        self.total = [T.copies(k) for k in range(len(book.kinds))]
        self._free: dict[Face, list[int]] = {}
        for kind, copies in enumerate(self.total):
            for tile in range(kind * book.stride, kind * book.stride + copies):
                self._free.setdefault((kind, book.finish_of[tile]), []).append(tile)
        self._used: dict[Face, list[str]] = {}

    def take(self, face: Face, path: str) -> int:
        """The next free copy of a face. A plain face of a kind whose copies all carry a finish takes those.

        Raises:
            SituationError: every copy lies somewhere already; it tells where.
        """
        face = self._nearest(face)
        stock = self._free.get(face)
        if not stock:
            raise self._gone(face, path)
        self._used.setdefault(face, []).append(path)
        return stock.pop(0)

    def take_all(self, wanted: Iterable[Face], path: str) -> list[int]:
        """A copy of each."""
        return [self.take(face, path) for face in wanted]

    def any_tile(self) -> int:
        """Some free tile: a copy of the face of which the most are free."""
        face = max(self._free, key=lambda f: (len(self._free[f]), f))
        return self.take(face, "drawn")

    def alike(self, kind: int) -> list[Face]:
        """The faces of a kind."""
        return [f for f in self._free if f[0] == kind]

    def left(self) -> list[int]:
        """Every tile not taken, ascending."""
        return sorted(t for stock in self._free.values() for t in stock)

    def count(self, face: Face) -> int:
        """How many copies of a face are free."""
        return len(self._free.get(self._nearest(face), ()))

    def _nearest(self, face: Face) -> Face:
        if face in self._free or face[1]:
            return face
        others = [f for f in self._free if f[0] == face[0]]
        return others[0] if len(others) == 1 else face

    def _gone(self, face: Face, path: str) -> SituationError:
        name = face_name(self.book, face[0], face[1])
        used = self._used.get(face, [])
        if not used:
            return SituationError(
                path, f"这一局没有 {name}（选项把它拿掉了）", f"{name} is not in play under these options"
            )
        where = "、".join(f"{p}×{used.count(p)}" for p in dict.fromkeys(used))
        return SituationError(
            path,
            f"{name} 只有 {len(used)} 张，已经用完：{where}",
            f"there are only {len(used)} of {name}, all placed already: {where}",
        )


def names(book: Rulebook, tiles: Sequence[int]) -> str:
    """Tiles as a text for a message."""
    return " ".join(tile_name(book, t) for t in tiles) or "—"


def face_name(book: Rulebook, kind: int, finish: int) -> str:
    """A face in notation: the kind, and a star for each finish up to its own."""
    return book.kinds[kind] + "*" * finish
