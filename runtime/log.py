"""Records of a hand: written when read, replayed to the same bytes, redacted for a seat.

A record is JSON Lines: a header, one line a decision or event, and a closing line with the number of lines
and their digest. Decisions (``do``) are all that a replay needs; the rest it works out again
and compares.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from hashlib import sha256
from typing import Any, TypeAlias

from .contract import PASS, Rulebook
from .errors import IllegalMove, PaiguiError, ReplayError
from .groups import Group, Win
from .options import named
from .table import Table
from .wording import choice, exact, face, shown

FORMAT = "paigui-record/1"

AnyTable: TypeAlias = Table[Any, Any, Any, Any]
Line: TypeAlias = dict[str, Any]


def render(T: AnyTable) -> str:
    """The present hand, everything in it: for the room's own files, not for players."""
    return _close([_header(T, None), *_Writer(T, None).lines()], sealed=True)


def for_seat(T: AnyTable, seat: int | None) -> str:
    """The same hand as a seat has seen it, or an onlooker (None).

    Tells no seed, no hidden tile, no answer that led to nothing.
    """
    onlooker = T.n if seat is None else seat
    return _close([_header(T, onlooker), *_Writer(T, onlooker).lines()], sealed=False)


def events(T: AnyTable, seat: int | None, start: int = 0, *, hidden: bool = False) -> list[Line]:
    """What has happened since event ``start`` (a position in ``T.happened``), as lines of a record.

    As this seat has seen it (None: an onlooker); with ``hidden``, everything.
    """
    return list(_Writer(T, None if hidden else T.n if seat is None else seat).lines(start))


def save(T: AnyTable) -> str:
    """A record from which ``resume`` builds the table again, as it is now."""
    return render(T)


def resume(rulebook: Rulebook, text: str) -> AnyTable:
    """The table of a saved record. ReplayError if it is damaged or made by another rulebook."""
    return replay(rulebook, text)


def replay(rulebook: Rulebook, text: str) -> AnyTable:
    """Plays a record again and compares every byte.

    ReplayError, naming the line, where the record is cut off, was changed, or the rulebook does otherwise.
    """
    lines = _read(text)
    header = lines[0]
    _same_rulebook(rulebook, header)
    try:
        table = _opened(rulebook, header)
    except ReplayError:
        raise
    except (PaiguiError, *_MISSHAPEN) as fault:
        zh, en = (fault.zh, fault.en) if isinstance(fault, PaiguiError) else (repr(fault), repr(fault))
        raise ReplayError(
            f"第 1 行：这样开不了局：{zh}", f"line 1: no hand starts like this: {en}", 1
        ) from fault
    raw = _lines_of(text)
    at = 1
    try:
        while True:
            at = _follows(table, raw, at)
            if at >= len(raw) - 1:
                break
            _repeat(table, lines[at], at + 1)
        _compare(raw, _lines_of(render(table)), 0)
    except _MISSHAPEN as fault:
        raise ReplayError(
            f"第 {at + 1} 行：照这份记录演不下去：{fault!r}",
            f"line {at + 1}: the hand of this record cannot be played on: {fault!r}",
            at + 1,
        ) from fault
    return table


_MISSHAPEN = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError)
"""What a header with values of a wrong shape leads to, at once or later."""


def _lines_of(text: str) -> list[str]:
    """Cut at line feeds alone: names may hold other characters that end a line."""
    return text.removesuffix("\n").split("\n") if text else []


def _follows(table: AnyTable, raw: list[str], at: int) -> int:
    """Compares what has happened since with the record from line index ``at``; where to go on."""
    again = [_dump(line).rstrip("\n") for line in _Writer(table, None).lines(at - 1)]
    _compare(raw[at : at + len(again)], again, at)
    return at + len(again)


def _compare(old: list[str], new: list[str], start: int) -> None:
    if old == new:
        return
    at = next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
    if at >= len(old) or at >= len(new):
        over = at < len(old)
        raise ReplayError(
            f"第 {start + at + 1} 行{'多余：重演到此为止' if over else '缺：重演还有下文'}",
            f"line {start + at + 1} {'is one too many' if over else 'is missing: the replay goes on'}",
            start + at + 1,
        )
    said, now = old[at], new[at]
    raise ReplayError(
        f"第 {start + at + 1} 行与重演不符：记录是 {said}，重演得 {now}",
        f"line {start + at + 1} differs from the replay: the record says {said}, the replay {now}",
        start + at + 1,
    )


# Writing.


def _header(T: AnyTable, onlooker: int | None) -> Line:
    book = T.rulebook
    before = T.taken_over
    if not before:
        raise IllegalMove("还没有开局，没有记录可写", "no hand has been started: there is nothing to record")
    head: Line = {
        "format": FORMAT,
        "rulebook": book.id,
        "version": book.version,
        "digest": book.digest,
        "options": named(book, T.option_values),
    }
    if onlooker is None:
        head["seed"] = T.seed
    head |= {"hand": T.hand_number, "dealer": T.dealer, "owner": T.owner, "names": list(T.names)}
    head |= {"points": before["points"], "pots": before["pots"]}
    if onlooker is None:
        head["room"] = {name: _pack(value) for name, value in before["room"].items()}
        if T.given_wall is not None:
            head["wall"] = [exact(book, tile) for tile in T.given_wall]
    else:
        head["for"] = onlooker if onlooker < T.n else None
    return head


def _close(lines: list[Line], sealed: bool) -> str:
    body = "".join(_dump(line) for line in lines)
    last: Line = {"lines": len(lines)}
    if sealed:
        last["sha256"] = sha256(body.encode()).hexdigest()
    return body + _dump(last)


def _dump(line: Line) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"


class _Writer:
    """Writes what happened, as ``onlooker`` saw it (a seat, n for nobody's seat, None for everything)."""

    def __init__(self, T: AnyTable, onlooker: int | None) -> None:
        self.T = T
        self.book = T.rulebook
        self.onlooker = onlooker
        self.name = face if onlooker is not None else exact

    def lines(self, start: int = 0) -> Iterator[Line]:
        """From this event on."""
        for entry in self.T.happened[start:]:
            line: Line | None = getattr(self, f"_{entry[0]}")(*entry[1:])
            if line is not None:
                yield line
        if self.T.over and self.T.ended is not None:
            yield from self._after()

    def _sees(self, seat: int) -> bool:
        return self.onlooker is None or self.onlooker == seat

    def _tiles(self, tiles: tuple[int, ...]) -> list[str]:
        return [self.name(self.book, tile) for tile in tiles]

    def _do(self, seat: int, move: tuple[Any, ...]) -> Line | None:
        return {"do": seat, **self._chosen(move)} if self._sees(seat) else None

    def _act(self, seat: int, move: tuple[Any, ...]) -> Line:
        return {
            "act": seat,
            **(self._chosen(move) if self._sees(seat) else {"by": self.book.actions[move[0]].name}),
        }

    def _chosen(self, move: tuple[Any, ...]) -> Line:
        if move == PASS:
            return {"by": None}
        action = self.book.actions[move[0]]
        with_ = [
            _pack(choice(self.book, kind, value, self.name))
            for (_, kind), value in zip(action.choices, move[1:], strict=True)
        ]
        return {"by": action.name, "with": with_} if with_ else {"by": action.name}

    def _deal(self, seat: int, tiles: tuple[int, ...]) -> Line:
        return {"deal": seat, "tiles": self._tiles(tiles) if self._sees(seat) else len(tiles)}

    def _draw(self, seat: int, tile: int, tail: bool) -> Line:
        line: Line = {"draw": seat}
        if self._sees(seat):
            line["tile"] = self.name(self.book, tile)
        if tail:
            line["tail"] = True
        return line

    def _discard(self, seat: int, tile: int, from_hand: bool) -> Line:
        line: Line = {"discard": seat, "tile": self.name(self.book, tile)}
        return line if from_hand else line | {"from": "zone"}

    def _move(self, tiles: tuple[int, ...], seat: int, attr: str, seen: tuple[int, ...]) -> Line:
        watched = [self.onlooker is None or bool(mask >> self.onlooker & 1) for mask in seen]
        said = [self.name(self.book, t) if see else None for t, see in zip(tiles, watched, strict=True)]
        place = self.T.plan.zone_names.get(attr, attr)
        return {"move": said, "to": place} | ({"seat": seat} if seat >= 0 else {})

    def _offer(self, me: int, phase: int, tiles: tuple[int, ...]) -> Line:
        return {"offer": me, "in": self.book.phases[phase].name, "tiles": self._tiles(tiles)}

    def _laid_tiles(self, group: Group) -> list[str | None]:
        laid = self.book.groups[group.group].laid
        if laid == "open" or self._sees(group.seat):
            return list(self._tiles(group.tiles))
        known = 1 if laid == "one" else 0
        return [*self._tiles(group.tiles[:known]), *[None] * (len(group.tiles) - known)]

    def _meld(self, group: Group) -> Line:
        line: Line = {
            "meld": group.seat,
            "as": self.book.groups[group.group].name,
            "tiles": self._laid_tiles(group),
        }
        return line if group.from_ is None else line | {"from": group.from_}

    def _regroup(self, old: Group, new: Group, adding: tuple[int, ...], dropping: tuple[int, ...]) -> Line:
        line: Line = {
            "regroup": new.seat,
            "was": self._laid_tiles(old),
            "as": self.book.groups[new.group].name,
        }
        return line | {"tiles": self._laid_tiles(new)}

    def _win(self, win: Win) -> Line:
        values = zip(self.book.score.values, win.values, strict=True)
        line: Line = {"win": win.seat, "by": self.book.actions[win.by].name}
        if win.tile is not None:
            line["tile"] = self.name(self.book, win.tile)
        if win.from_ is not None:
            line["from"] = win.from_
        return line | {"values": {spec.name: shown(self.book, v, spec.unit or "int") for spec, v in values}}

    def _pay(self, paid: Any) -> Line:
        line: Line = {"pay": paid.points, "from": self._account(paid.from_), "to": self._account(paid.to)}
        return line | {"as": self.book.payments[paid.as_].name}

    def _account(self, account: int) -> int | str:
        return account if account >= 0 else self.book.pots[-1 - account].name

    def _end(self, end: int) -> Line:
        return {"end": self.book.ends[end].name}

    def _next(self, dealer: int, points: tuple[int, ...]) -> Line:
        return {"next": dealer, "points": list(points)}

    def _called(self, end: int) -> Line:
        return {"called": self.book.ends[end].name}

    def _laid(self, phase: int, turn: int) -> Line:
        return {"laid": self.book.phases[phase].name, "turn": turn}

    def _after(self) -> Iterator[Line]:
        T = self.T
        for zone in self.book.ends[T.ended or 0].shows:
            for seat, tiles in T.shown_zone(zone):
                yield {"show": zone, "tiles": self._tiles(tiles)} | ({"seat": seat} if seat >= 0 else {})


# Reading.


def _read(text: str) -> list[Line]:
    raw = _lines_of(text)
    lines: list[Line] = []
    for number, one in enumerate(raw, 1):
        if one.endswith("\r"):
            raise ReplayError(
                f"第 {number} 行以 CR LF 换行；记录逐字节相比，只用 LF：请还原换行",
                f"line {number} ends in CR LF; a record is compared byte by byte and ends its lines in LF: "
                "undo the conversion",
                number,
            )
        try:
            line = json.loads(one)
        except (ValueError, RecursionError):
            line = None
        if not isinstance(line, dict):
            raise ReplayError(f"第 {number} 行不是 JSON 对象", f"line {number} is not a JSON object", number)
        lines.append(line)
    if not lines or lines[0].get("format") != FORMAT:
        raise ReplayError(
            f"第 1 行应是格式为 {FORMAT} 的表头", f"line 1 should be a header of format {FORMAT}", 1
        )
    if "for" in lines[0]:
        raise ReplayError(
            "第 1 行：这是某一家看到的记录，不含重演所需的种子",
            "line 1: this is what one seat saw; it lacks the seed a replay needs",
            1,
        )
    laid = next((number for number, line in enumerate(lines, 1) if "laid" in line), 0)
    if laid:
        raise ReplayError(
            f"第 {laid} 行：这一局是人工摆出来的，不能重演",
            f"line {laid}: a laid situation cannot be replayed",
            laid,
        )
    _closed(text, lines)
    return lines


def _closed(text: str, lines: list[Line]) -> None:
    """Refuses a record without its closing line, or with a wrong one."""
    last, said = len(lines), lines[-1].get("lines")
    if "lines" not in lines[-1] or last == 1:
        zh, en = f"第 {last} 行之后记录被截断：没有收尾行", f"cut off after line {last}: no closing line"
    elif said != last - 1:
        zh = f"第 {last} 行：收尾行说前面有 {said} 行，实有 {last - 1} 行"
        en = f"line {last}: the closing line tells of {said} lines before it, there are {last - 1}"
    elif not text.endswith("\n"):
        zh, en = f"第 {last} 行被截断：没有换行", f"line {last} is cut off: it does not end in a line feed"
    else:
        return
    raise ReplayError(zh, en, last)


def _same_rulebook(rulebook: Rulebook, header: Line) -> None:
    for key, mine in (("rulebook", rulebook.id), ("version", rulebook.version), ("digest", rulebook.digest)):
        if header.get(key) != mine:
            raise ReplayError(
                f"第 1 行：记录出自另一规则书（{key} 为 {header.get(key)!r}，此处为 {mine!r}）",
                f"line 1: made by another rulebook ({key} is {header.get(key)!r}, here {mine!r})",
                1,
            )


def _opened(rulebook: Rulebook, header: Line) -> AnyTable:
    options = {o.name: header["options"][o.name] for o in rulebook.options}
    table: AnyTable = Table(rulebook, options, header["seed"], header["owner"], header["names"])
    if len(header["points"]) != table.n or len(header["pots"]) != len(table.pots):
        raise ReplayError("第 1 行：座位数或彩池数不符", "line 1: the number of seats or pots differs", 1)
    for seat, points in zip(table.seats, header["points"], strict=True):
        seat.points = points
    table.pots[:] = header["pots"]
    table.take_over({name: _unpack(value) for name, value in header["room"].items()})
    wall = None
    if "wall" in header:
        tiles = {exact(rulebook, tile): tile for tile in range(len(rulebook.kind_of))}
        wall = [tiles[name] for name in header["wall"]]
    table.start_hand(header["dealer"], wall, header["hand"])
    return table


def _repeat(table: AnyTable, line: Line, number: int) -> None:
    if "called" in line:
        names = [end.name for end in table.rulebook.ends]
        if line["called"] in names and not table.over:
            table.settle(names.index(line["called"]))
            return
    if "do" not in line:
        raise ReplayError(
            f"第 {number} 行：重演到这里应是一步决定，记录是 {_dump(line).strip()}",
            f"line {number}: the replay expects a decision here, the record says {_dump(line).strip()}",
            number,
        )
    seat = line["do"]
    legal = table.legal(seat) if seat in table.all else []
    writer = _Writer(table, None)
    move = next((m for m in legal if writer._do(seat, m) == line), None)
    if move is None:
        raise ReplayError(
            f"第 {number} 行：这一步不合规则", f"line {number}: this move is not legal here", number
        )
    try:
        table.apply(seat, move)
    except IllegalMove as fault:
        raise ReplayError(f"第 {number} 行：{fault.zh}", f"line {number}: {fault.en}", number) from fault


def _pack(value: Any) -> Any:
    if isinstance(value, tuple):
        return {"list": [_pack(each) for each in value]}
    if isinstance(value, frozenset):
        return {"set": [_pack(each) for each in sorted(value)]}
    if isinstance(value, Fraction):
        return {"ratio": [value.numerator, value.denominator]}
    if isinstance(value, list):
        return [_pack(each) for each in value]
    return value


def _unpack(value: Any) -> Any:
    if isinstance(value, list):
        return [_unpack(each) for each in value]
    if isinstance(value, dict):
        if "list" in value:
            return tuple(_unpack(each) for each in value["list"])
        if "set" in value:
            return frozenset(_unpack(each) for each in value["set"])
        return Fraction(*value["ratio"])
    return value
