"""The table of a situation: one that draws what a script needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from ..errors import NotationError
from ..notation import parse_tiles
from ..table import Table
from .deck import Face
from .errors import SituationError
from .moves import face
from .place import whole_group

PASSES, DRAWS = -1, -2


@dataclass(frozen=True, slots=True)
class Line:
    """``SEAT ACTION [tiles]``. ``action``: an index, ``PASSES`` or ``DRAWS``."""

    seat: int
    action: int
    tiles: tuple[Face, ...]
    text: str
    path: str


class LaidTable(Table[Any, Any, Any, Any]):
    """A table laid by hand.

    ``aside``: tiles in play that lie nowhere. ``pinned``: tiles of the wall whose place was stated.
    ``lines``: the script; ``at``: its line being played; ``used``: its named draws that have happened.
    ``forced``: the next results of chance. ``winning``: the tiles given to seats for wins whose decision is
    still to be found; ``start``: the phase named for that.
    """

    aside: list[int]
    pinned: frozenset[int]
    lines: tuple[Line, ...]
    at: int
    used: frozenset[int]
    forced: tuple[object, ...] = ()
    winning: dict[int, tuple[int, ...]]
    start: int | None

    def _blank(self) -> None:
        super()._blank()
        self.note_barred = True
        self.aside = []
        self.pinned = frozenset()
        self.lines = ()
        self.at = 0
        self.used = frozenset()
        self.winning = {}
        self.start = None

    def _copy_to(self, twin: Table[Any, Any, Any, Any]) -> None:
        super()._copy_to(twin)
        for name in ("pinned", "lines", "at", "used", "forced", "winning", "start"):
            setattr(twin, name, getattr(self, name))
        setattr(twin, "aside", list(self.aside))  # noqa: B010 - a twin is typed as any table

    def random(self, members: Sequence[Any]) -> Any:
        """A result that the situation names, while there are any; then the room's chance."""
        if not self.forced or not members:
            return super().random(members)
        raw, self.forced = str(self.forced[0]).strip(), self.forced[1:]
        shown = {str(m): m for m in members}
        for named in self._named(raw):
            if named in members:
                return named
        if raw not in shown:
            raise SituationError(
                "chance",
                f"这次随机的结果不可能是 {raw}；可能是 {'、'.join(shown)}",
                f"chance cannot give {raw} here; it can give {', '.join(shown)}",
            )
        return shown[raw]

    def _named(self, raw: str) -> list[int]:
        """What a name can mean: a suit, or a kind in any form of notation."""
        found = [i for i, suit in enumerate(self.rulebook.suits) if suit.name == raw]
        if not raw.isdigit():
            with suppress(NotationError):
                found += [kind for kind, _ in parse_tiles(self.rulebook, raw)]
        return found

    def bars_on(self, seat: int, action: int) -> list[int]:
        """The bars that take this action from a seat now, or took it in the window just closed."""
        told = [*self.barred(seat), *self.noted.get(seat, ())]
        return list(dict.fromkeys(bar for move, bar in told if move[0] == action))

    def draw(self, seat: int, tail: bool = False) -> None:
        """Draws, after the wall has been arranged to give what the script says."""
        if self.wall.left and self.lines:
            named = len(self.used)
            wanted = self._wanted(seat)
            if wanted is not None and (len(self.used) > named or not self._stated(wanted, tail)):
                self._bring(wanted, tail)
            else:
                self._keep_for_later(tail)
        super().draw(seat, tail)

    def _wanted(self, seat: int) -> Face | None:
        """What the script lets this seat draw now: named, or given up by its next move without being held."""
        for i in range(self.at, len(self.lines)):
            line = self.lines[i]
            if line.seat != seat or line.action == PASSES:
                continue
            if line.action == DRAWS:
                if i not in self.used:
                    self.used |= {i}
                    return line.tiles[0]
                continue
            if self.plan.is_free[line.action]:
                continue
            if self.plan.in_window[line.action]:
                return None
            if self.rulebook.actions[line.action].wins:
                return line.tiles[0] if line.tiles else None
            missing = missing_tiles(self, line)
            return missing[0] if missing else None
        return None

    def _stated(self, wanted: Face, tail: bool) -> bool:
        """Whether the next tile's place in the wall was stated, and a tile like the one implied lies stated
        behind it: then the wall is as it was stated, and the implied tile comes in its turn."""
        following = (self.wall.back(1) if tail else self.wall.front(1))[0]
        lying = self.wall.tiles[self.wall.head :]
        return following in self.pinned and any(t in self.pinned and face(self, t) == wanted for t in lying)

    def _bring(self, wanted: Face, tail: bool) -> None:
        """Makes a tile of this face the next one, from the wall or from those set aside."""
        wall = self.wall
        following = wall.back(1) if tail else wall.front(1)
        if face(self, following[0]) == wanted:
            return
        there = [t for t in wall.tiles[wall.head :] if face(self, t) == wanted]
        free = [t for t in there if t not in self.pinned]
        lying = [t for t in self.aside if face(self, t) == wanted]
        if not free and lying:
            self.aside[self.aside.index(lying[0])] = following[0]
            wall.tiles[wall.tiles.index(following[0], wall.head)] = lying[0]
        elif there:
            (wall.bring_tail if tail else wall.bring_front)((free or there)[0])
        else:
            line = self.lines[min(self.at, len(self.lines) - 1)]
            name = self.rulebook.kinds[wanted[0]] + "*" * wanted[1]
            raise SituationError(
                line.path,
                f"牌墙里没有 {name} 可摸了：每一张都已摆出",
                f"no {name} is left to draw: every copy is placed",
            )

    def _keep_for_later(self, tail: bool) -> None:
        """An unnamed draw does not take a tile that a later line needs, if the wall has another."""
        wall = self.wall
        following = (wall.back(1) if tail else wall.front(1))[0]
        if following in self.pinned:
            return
        later = Counter(f for line in self.lines[self.at :] for f in line.tiles)
        mine = later[face(self, following)]
        loose = [t for t in wall.tiles[wall.head :] if t not in self.pinned]
        stock = sum(face(self, t) == face(self, following) for t in [*loose, *self.aside])
        if not mine or stock > mine:
            return
        for tile in loose:
            if not later[face(self, tile)]:
                (wall.bring_tail if tail else wall.bring_front)(tile)
                return


def missing_tiles(T: Table[Any, Any, Any, Any], line: Line) -> list[Face]:
    """The tiles a line gives up or lays that its seat does not hold, in hand or zones."""
    if not any(what in ("tile", "tiles", "meld") for _, what in T.rulebook.actions[line.action].choices):
        return []
    seat = T.seats[line.seat]
    lying = [*seat.hand, *(t for attr in T.plan.seat_zones for t in getattr(seat, attr))]
    needed = list(line.tiles)
    if len(needed) == 1 and not any(face(T, t)[0] == needed[0][0] for m in seat.melds for t in m.tiles):
        name = T.rulebook.actions[line.action].name
        for spec in T.rulebook.groups:
            if spec.name == name:
                needed = whole_group(spec, needed)
    return sorted((Counter(needed) - Counter(face(T, t) for t in lying)).elements())
