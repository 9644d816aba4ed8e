"""Expectations about where tiles lie, what state holds, and what a seat's view shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..explain import plain
from ..view import view
from . import read
from .compare import Check, Mismatch, differ, integers, same_tiles
from .deck import face_name, faces, kinds
from .place import laid_zones, whole_group
from .run import Outcome
from .state import holder, split, value

if TYPE_CHECKING:
    from .compare import AnyTable


def state(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    T = outcome.after
    out: list[Mismatch] = []
    for var, s, raw, path in split(T, what, f"expect.{key}"):
        got = getattr(holder(T, var, s), var.attr)
        expected = value(T, var, raw, path)
        if var.type.endswith("tile"):
            got, expected = _as_faces(T, got), _as_faces(T, expected)
        out += differ(path.removeprefix("expect."), plain(expected), plain(got))
    return out


def _as_faces(T: AnyTable, what: Any) -> Any:
    if what is None:
        return None
    tiles = [what] if isinstance(what, int) else list(what)
    return sorted((T.rulebook.kind_of[t], T.rulebook.finish_of[t]) for t in tiles)


def zones(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    T = outcome.after
    known = {z.name: z for z in laid_zones(T)}
    out: list[Mismatch] = []
    for name, raw in read.mapping(what, f"expect.{key}").items():
        zone = known.get(str(name))
        if zone is None:
            raise read.unknown(f"expect.{key}.{name}", "牌区", "zone", str(name), known)
        if zone.of == "table":
            out += same_tiles(T, raw, getattr(T.hand, zone.attr), f"{key}.{name}")
            continue
        for s, tiles in read.by_seat(raw, T.n, f"expect.{key}.{name}").items():
            out += same_tiles(T, tiles, getattr(T.seats[s], zone.attr), f"{key}.{name}.{s}")
    return out


def seat_tiles(pick: Callable[[Any], list[int]]) -> Check:
    def check(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
        T = outcome.after
        out: list[Mismatch] = []
        for s, raw in read.by_seat(what, T.n, f"expect.{key}").items():
            out += same_tiles(T, raw, pick(T.seats[s]), f"{key}.{s}")
        return out

    return check


def melds(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    T = outcome.after
    book = T.rulebook
    out: list[Mismatch] = []
    for s, raw in read.by_seat(what, T.n, f"expect.{key}").items():
        expected: list[str] = []
        asked_from = False
        for entry in raw if isinstance(raw, list | tuple) else [raw]:
            fields = dict(read.mapping(entry, f"expect.{key}.{s}"))
            source = fields.pop("from", None)
            asked_from = asked_from or not read.missing(source)
            for name, tiles in fields.items():
                group = read.index(f"expect.{key}.{s}", "牌组", "group", name, [g.name for g in book.groups])
                wanted = whole_group(book.groups[group], faces(book, tiles, f"expect.{key}.{s}"))
                text = " ".join(sorted(face_name(book, k, f) for k, f in wanted))
                expected.append(f"{book.groups[group].name} {text}{_of_seat(source)}")
        got = [
            f"{book.groups[m.group].name} "
            + " ".join(sorted(face_name(book, book.kind_of[t], book.finish_of[t]) for t in m.tiles))
            + (_of_seat(m.from_) if asked_from else "")
            for m in T.seats[s].melds
        ]
        out += differ(f"{key}.{s}", sorted(expected), sorted(got))
    return out


def _of_seat(source: Any) -> str:
    return "" if read.missing(source) else f" ({source})"


def phase(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    names = [p.name for p in outcome.after.rulebook.phases]
    expected = read.index(f"expect.{key}", "阶段", "phase", what, names)
    return differ(key, names[expected], names[outcome.after.phase])


def pending(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    T = outcome.after
    asked = [s for s in T.pending if not T.seats[s].absent]
    return differ(key, sorted(integers(what, f"expect.{key}")), sorted(asked))


def tiles_in_play(outcome: Outcome) -> int:
    T = outcome.after
    return sum(T.copies(k) for k in range(len(T.rulebook.kinds)))


def red(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    """The kinds shown red, all of them."""
    book = outcome.after.rulebook
    expected = {book.kinds[k] for k in kinds(book, what, f"expect.{key}")}
    return differ(key, sorted(expected), sorted(book.kinds[k] for k in book.red))


def copies(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    """``{face: how many of it are in play}``; a plain face counts its plain copies only."""
    T = outcome.after
    book = T.rulebook
    out: list[Mismatch] = []
    for name, number in read.mapping(what, f"expect.{key}").items():
        for kind, finish in faces(book, name, f"expect.{key}"):
            tiles = range(kind * book.stride, kind * book.stride + T.copies(kind))
            count = sum(book.finish_of[t] == finish for t in tiles)
            out += differ(f"{key}.{name}", read.integer(number, f"expect.{key}.{name}"), count)
    return out


def drawn_tile(seat: Any) -> list[int]:
    return [] if seat.drawn is None else [seat.drawn]


def seen(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    """``{seat: part of its view}``: every key and list entry named must be there."""
    out: list[Mismatch] = []
    for s, part in read.by_seat(what, outcome.after.n, f"expect.{key}").items():
        out += _part(part, view(outcome.after, s), f"{key}.{s}")
    return out


def _part(expected: Any, got: Any, key: str) -> list[Mismatch]:
    if isinstance(expected, dict) and isinstance(got, list):
        got = {str(i): entry for i, entry in enumerate(got)}
    if isinstance(expected, dict) and isinstance(got, dict):
        by_text = {str(k): v for k, v in got.items()}
        out: list[Mismatch] = []
        for k, entry in expected.items():
            if str(k) in by_text:
                out += _part(entry, by_text[str(k)], f"{key}.{k}")
            else:
                out.append(Mismatch(f"{key}.{k}", str(entry), "—"))
        return out
    if isinstance(expected, list) and isinstance(got, list):
        if len(expected) != len(got):
            return [Mismatch(key, str(expected), str(got))]
        return [
            m for i, (e, g) in enumerate(zip(expected, got, strict=True)) for m in _part(e, g, f"{key}.{i}")
        ]
    same = read.missing(expected) if got is None else str(expected).lower() == str(got).lower()
    return [] if same else [Mismatch(key, str(expected), str(got))]


def shown(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    """``{onlooker: {seat: {melds: ["TILE ? ? ?"], hand: 13, ZONE: TILES}}}``: what a seat sees of another;
    ``?`` is a tile that lies face down."""
    T = outcome.after
    out: list[Mismatch] = []
    for onlooker, seats in read.by_seat(what, T.n, f"expect.{key}").items():
        for s, places in read.by_seat(seats, T.n, f"expect.{key}.{onlooker}").items():
            seat = view(T, onlooker)["seats"][s]
            for name, raw in read.mapping(places, f"expect.{key}.{onlooker}.{s}").items():
                out += _shown_place(T, seat, str(name), raw, f"{key}.{onlooker}.{s}.{name}")
    return out


def _shown_place(T: AnyTable, seat: dict[str, Any], name: str, raw: Any, key: str) -> list[Mismatch]:
    if name == "melds":
        entries = raw if isinstance(raw, list | tuple) else [raw]
        expected = sorted(_with_hidden(T, e, f"expect.{key}") for e in entries if not read.missing(e))
        return differ(key, expected, sorted(_text(m["tiles"]) for m in seat["melds"]))
    known = {
        **{k: seat[k] for k in ("hand", "discards", "points", "drawn")},
        **seat["zones"],
        **seat["state"],
    }
    if name not in known:
        raise read.unknown(f"expect.{key}", "牌区或状态", "zone or state", name, [*known, "melds"])
    got = known[name]
    if isinstance(got, list) and name not in seat["state"]:
        return differ(key, _with_hidden(T, raw, f"expect.{key}"), _text(got))
    return _part(raw, got, key)


def _with_hidden(T: AnyTable, raw: Any, path: str) -> str:
    words = " ".join(map(str, raw)) if isinstance(raw, list | tuple) else str(raw)
    hidden = words.count("?")
    open_ = faces(T.rulebook, words.replace("?", " ").strip(), path)
    return _text([*(face_name(T.rulebook, k, f) for k, f in open_), *[None] * hidden])


def _text(tiles: list[str | None]) -> str:
    return " ".join(sorted("?" if t is None else t for t in tiles)) or "—"
