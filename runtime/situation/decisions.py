"""Expectations about a decision: what is legal, what is barred, what was carried out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..contract import PASS, Rulebook
from . import read
from .compare import Mismatch, action_of, differ, texts
from .deck import face_name, faces, kinds
from .moves import move_faces
from .run import Outcome

if TYPE_CHECKING:
    from .compare import AnyTable


def legal(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    T = outcome.before
    book = T.rulebook
    expected = read.by_seat(what, T.n, f"expect.{key}")
    out: list[Mismatch] = []
    for s in T.all:
        wanted = {action_of(book, a, f"expect.{key}.{s}") for a in texts(expected.get(s))}
        moves = [] if T.seats[s].absent else [m for m in T.legal(s) if m != PASS]
        offered = {m[0] for m in moves}
        quiet = {a for a in offered - wanted if book.actions[a].plain or book.actions[a].anytime}
        out += differ(f"{key}.{s}", _titles(book, wanted), _titles(book, offered - quiet))
    return out


def _titles(book: Rulebook, actions: set[int]) -> list[str]:
    return [book.actions[a].name for a in sorted(actions)]


def can(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    T = outcome.before
    out: list[Mismatch] = []
    for s, wanted in read.by_seat(what, T.n, f"expect.{key}").items():
        offered = {m[0] for m in T.legal(s)}
        for name, yes in read.mapping(wanted, f"expect.{key}.{s}").items():
            action = action_of(T.rulebook, name, f"expect.{key}.{s}")
            flag = read.boolean(yes, f"expect.{key}.{s}.{name}")
            out += differ(f"{key}.{s}.{name}", flag, action in offered)
    return out


def moves(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    T = outcome.before
    out: list[Mismatch] = []
    for s, wanted in read.by_seat(what, T.n, f"expect.{key}").items():
        for name, raw in read.mapping(wanted, f"expect.{key}.{s}").items():
            here = f"expect.{key}.{s}.{name}"
            action = action_of(T.rulebook, name, here)
            got = [move_faces(T, s, m) for m in T.legal(s) if m != PASS and m[0] == action]
            expected = _choices(T.rulebook, raw, all(len(g) == 1 for g in got), here)
            out += differ(f"{key}.{s}.{name}", _face_lists(T, expected), _face_lists(T, got))
    return out


def _choices(book: Rulebook, raw: Any, single: bool, path: str) -> list[list[tuple[int, int]]]:
    entries = raw if isinstance(raw, list | tuple) else [raw]
    read_ = [faces(book, e, path) for e in entries if not read.missing(e)]
    return [[f] for e in read_ for f in e] if single else read_


def _face_lists(T: AnyTable, moves: list[list[tuple[int, int]]]) -> list[str]:
    texts = {" ".join(face_name(T.rulebook, k, f) for k, f in sorted(m)) for m in moves}
    return sorted(texts)


def barred(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    T = outcome.before
    book = T.rulebook
    out: list[Mismatch] = []
    for s, wanted in read.by_seat(what, T.n, f"expect.{key}").items():
        for name, bars in read.mapping(wanted, f"expect.{key}.{s}").items():
            here = f"expect.{key}.{s}.{name}"
            action = action_of(book, name, here)
            expected = {read.index(here, "禁令", "bar", b, [x.name for x in book.bars]) for b in texts(bars)}
            got = set(T.bars_on(s, action))
            out += differ(
                f"{key}.{s}.{name}",
                sorted(book.bars[b].name for b in expected),
                sorted(book.bars[b].name for b in got & expected or got),
            )
    return out


def resolved(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    T = outcome.after
    entries = [what] if isinstance(what, Mapping) else read.items(what)
    expected = []
    for i, entry in enumerate(entries):
        path = f"expect.{key}.{i}"
        read.allowed(read.mapping(entry, path), ("seat", "action"), path)
        s = read.seat(entry.get("seat"), T.n, f"{path}.seat")
        expected.append((s, action_of(T.rulebook, entry.get("action"), f"{path}.action")))
    shown = [[f"{s} {T.rulebook.actions[a].name}" for s, a in x] for x in (expected, outcome.resolved)]
    return differ(key, sorted(shown[0]), sorted(shown[1]))


def waits(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    T = outcome.before
    names = T.rulebook.kinds
    out: list[Mismatch] = []
    for s, raw in read.by_seat(what, T.n, f"expect.{key}").items():
        expected = [names[k] for k in sorted(set(kinds(T.rulebook, raw, f"expect.{key}.{s}")))]
        out += differ(f"{key}.{s}", expected, [names[k] for k in sorted(T.waits(s))])
    return out
