"""A script: moves of a hand line by line, with the tiles that seats draw arranged to fit them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from ..contract import PASS, Rulebook
from ..errors import NotationError
from ..notation import parse_tiles
from ..table import Table
from . import read
from .deck import Face, faces
from .errors import SituationError
from .moves import face, find, illegal
from .place import whole_group

PASS_WORDS = ("pass", "过")
DRAW_WORDS = ("draw", "摸")
PASSES, DRAWS = -1, -2


@dataclass(frozen=True, slots=True)
class Line:
    """``SEAT ACTION [tiles]``. ``action``: an index, ``PASSES`` or ``DRAWS``."""

    seat: int
    action: int
    tiles: tuple[Face, ...]
    text: str
    path: str


def parse(book: Rulebook, seats: int, raw: object, path: str = "script") -> tuple[Line, ...]:
    """The lines of a script: a list, or one text with commas or line ends between them."""
    if isinstance(raw, str):
        raw = raw.replace("\n", ",")
    lines = []
    names = [a.name for a in book.actions]
    for i, entry in enumerate(read.items(raw)):
        here = f"{path}.{i}"
        words = str(entry).split(None, 2)
        if len(words) < 2:
            raise SituationError(
                here, f"要写“座号 动作 [牌]”，不是 {entry!r}", f"write SEAT ACTION [tiles], not {entry!r}"
            )
        seat = read.seat(words[0], seats, here)
        tiles = tuple(faces(book, words[2], here)) if len(words) > 2 else ()
        word = words[1]
        if word in names:
            action = names.index(word)
        elif word in PASS_WORDS:
            action = PASSES
        elif word in DRAW_WORDS:
            action = DRAWS
            if len(tiles) != 1:
                raise SituationError(here, "draw 后面写摸到的一张牌", "say which one tile is drawn")
        else:
            raise read.unknown(here, "动作", "action", word, [*names, "pass", "draw"])
        lines.append(Line(seat, action, tiles, str(entry), here))
    return tuple(lines)


class LaidTable(Table[Any, Any, Any, Any]):
    """A table laid by hand. ``aside``: tiles in play that lie nowhere; ``pinned``: tiles of the wall whose
    place was stated; ``lines``: the script, ``at`` the line being played, ``used`` the draws it has named and
    that have happened."""

    aside: list[int]
    pinned: frozenset[int]
    lines: tuple[Line, ...]
    at: int
    used: set[int]
    start: int | None
    winning: dict[int, tuple[int, ...]]
    said: tuple[tuple[StateVar, int, Any], ...]
    restore: tuple[tuple[StateVar, int, Any], ...]
    forced: tuple[object, ...] = ()

    def _blank(self) -> None:
        super()._blank()
        self.aside = []
        self.pinned = frozenset()
        self.lines = ()
        self.at = 0
        self.used = set()
        self.note_barred = True

    def _copy_to(self, twin: Table[Any, Any, Any, Any]) -> None:
        super()._copy_to(twin)
        if isinstance(twin, LaidTable):
            twin.aside = list(self.aside)
            twin.pinned = self.pinned
            twin.lines = self.lines
            twin.at = self.at
            twin.used = set(self.used)
            twin.forced = self.forced

    def random(self, members: tuple[Any, ...]) -> Any:
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
            wanted = self._wanted(seat)
            if wanted is not None:
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
                    self.used.add(i)
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
    seat = T.seats[line.seat]
    lying = [*seat.hand, *(t for attr in T.plan.seat_zones for t in getattr(seat, attr))]
    needed = list(line.tiles)
    if len(needed) == 1 and not any(face(T, t)[0] == needed[0][0] for m in seat.melds for t in m.tiles):
        name = T.rulebook.actions[line.action].name
        for spec in T.rulebook.groups:
            if spec.name == name:
                needed = whole_group(spec, needed)
    return sorted((Counter(needed) - Counter(face(T, t) for t in lying)).elements())


def play(T: LaidTable, lines: tuple[Line, ...]) -> None:
    """Plays the lines. Open offers are passed where the next line needs the game to go on.

    Raises:
        SituationError: a line that is not legal, with what is.
    """
    for i, line in enumerate(lines):
        # While the game goes on to the line, the line itself still counts among those to come.
        T.at = i
        if line.action == DRAWS:
            _until(T, line, lambda i=i: i in T.used)  # type: ignore[misc]
            continue
        if line.action == PASSES:
            _until(T, line, lambda line=line: PASS in T.pending.get(line.seat, ()))  # type: ignore[misc]
            move = PASS
        else:
            if not T.plan.is_free[line.action]:
                _until(T, line, lambda line=line: _asked(T, line))  # type: ignore[misc]
            move = find(T, line.seat, line.action, line.tiles, line.path)
        T.at = i + 1
        T.apply(line.seat, move)
    T.at = len(lines)


def _asked(T: LaidTable, line: Line) -> bool:
    wake(T, line.seat)
    return any(m[0] == line.action for m in T.pending.get(line.seat, ()))


def wake(T: LaidTable, seat: int) -> None:
    """Asks an absent seat whose turn it is, for this once."""
    if T.waiting_absent and T.turn == seat:
        T.seats[seat].absent = False
        T._advance()
        T.seats[seat].absent = True


def _until(T: LaidTable, line: Line, ready: Callable[[], bool]) -> None:
    while not ready():
        asked = sorted(T.pending, key=lambda s: s == line.seat)
        passable = [s for s in asked if PASS in T.pending[s]]
        if T.over or not passable or len(passable) < len(asked):
            raise _stuck(T, line)
        T.apply(passable[0], PASS)


def _stuck(T: LaidTable, line: Line) -> SituationError:
    if line.action >= 0:
        return illegal(T, line.seat, line.action, line.path)
    what = ("过", "pass") if line.action == PASSES else ("摸牌", "draw")
    if T.over:
        return SituationError(
            line.path,
            f"这一局已经结束，{line.seat} 号位不能再{what[0]}",
            f"the hand is over: seat {line.seat} cannot {what[1]}",
        )
    asked = sorted(T.pending) or [T.turn]
    return SituationError(
        line.path,
        f"{line.seat} 号位现在没有可以{what[0]}的：先要 {'、'.join(map(str, asked))} 号位行动（补上那一行）",
        f"seat {line.seat} has nothing to {what[1]} now: seat {', '.join(map(str, asked))} must act first "
        "(add its line)",
    )
