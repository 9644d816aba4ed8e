"""Expectations about scores, payments and the end of a hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..explain import chosen, net
from ..groups import Win
from ..wording import number
from . import read
from .compare import Mismatch, differ, integers, texts
from .run import Outcome

if TYPE_CHECKING:
    from .compare import AnyTable


def _scores(T: AnyTable, s: int) -> list[Win]:
    return [w for w in T.wins if w.seat == s] or [T.result(s)]


def values(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    T = outcome.after
    out: list[Mismatch] = []
    for s, raw in read.by_seat(what, T.n, f"expect.{key}").items():
        scores = _scores(T, s)
        wanted = list(raw) if isinstance(raw, list | tuple) else [raw] * len(scores)
        if len(wanted) != len(scores):
            out.append(_other_number(f"{key}.{s}", len(wanted), len(scores)))
            continue
        for win, entry in zip(scores, wanted, strict=True):
            for name, expected in read.mapping(entry, f"expect.{key}.{s}").items():
                out += _value(T, win, str(name), expected, f"{key}.{s}.{name}")
    return out


def _other_number(key: str, wanted: int, got: int) -> Mismatch:
    return Mismatch(key, f"{wanted} wins", f"{got}", f"胡 {wanted} 次", f"{got} 次")


def _value(T: AnyTable, win: Win, name: str, expected: Any, key: str) -> list[Mismatch]:
    book = T.rulebook
    known = [v.name for v in book.score.values]
    if name in book.score.names:
        return differ(key, str(expected), str(chosen(book, win.best).get(name, "")))
    at = read.index(f"expect.{key}", "分值", "score value", name, [*known, *book.score.names])
    score = number(win.values[at]) if at < len(win.values) else None
    return differ(key, "" if read.missing(expected) else str(expected), "" if score is None else str(score))


def patterns(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    T = outcome.after
    names = [p.name for p in T.rulebook.patterns]
    out: list[Mismatch] = []
    for s, raw in read.by_seat(what, T.n, f"expect.{key}").items():
        scores = _scores(T, s)
        several = isinstance(raw, list | tuple) and any(isinstance(x, list | tuple | Mapping) for x in raw)
        wanted = list(raw) if several else [raw] * len(scores)
        if len(wanted) != len(scores):
            out.append(_other_number(f"{key}.{s}", len(wanted), len(scores)))
            continue
        for win, entry in zip(scores, wanted, strict=True):
            for name in read.items(list(entry) if isinstance(entry, Mapping) else entry):
                read.index(f"expect.{key}.{s}", "牌型", "pattern", name, names)
            out += _found(T, win, entry, f"{key}.{s}")
    return out


def _found(T: AnyTable, win: Win, entry: Any, key: str) -> list[Mismatch]:
    book = T.rulebook
    found = {book.patterns[p].name: amounts for p, amounts in win.best.found.items()}
    if not isinstance(entry, Mapping):
        return differ(key, sorted(texts(entry)), sorted(found))
    out = differ(key, sorted(map(str, entry)), sorted(found))
    for name, amount in entry.items():
        if name in found and not read.missing(amount):
            got = [str(number(a)) for a in found[name] if a] or ["0"]
            out += differ(f"{key}.{name}", str(amount), " ".join(got))
    return out


def shape(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    T = outcome.after
    out: list[Mismatch] = []
    for s, name in read.by_seat(what, T.n, f"expect.{key}").items():
        read.index(f"expect.{key}.{s}", "牌形", "shape", name, [x.name for x in T.rulebook.shapes])
        for win in _scores(T, s):
            out += differ(
                f"{key}.{s}",
                str(name),
                T.rulebook.shapes[win.best.shape].name if win.best.shape >= 0 else None,
            )
    return out


def winners(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    got = sorted({w.seat for w in outcome.after.wins})
    return differ(key, sorted(integers(what, f"expect.{key}")), got)


def points(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    return differ(key, integers(what, f"expect.{key}"), net(outcome.after.n, outcome.after.paid))


def paid(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    T = outcome.after
    names = [p.name for p in T.rulebook.payments]
    out: list[Mismatch] = []
    for name, raw in read.mapping(what, f"expect.{key}").items():
        reason = read.index(f"expect.{key}", "付分原因", "payment", name, names)
        got = net(T.n, [t for t in T.paid if t.as_ == reason])
        out += differ(f"{key}.{name}", integers(raw, f"expect.{key}.{name}"), got)
    return out


def pots(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    T = outcome.after
    names = [pot.name for pot in T.rulebook.pots]
    out: list[Mismatch] = []
    for name, held in read.mapping(what, f"expect.{key}").items():
        pot = read.index(f"expect.{key}", "彩池", "pot", name, names)
        out += differ(f"{key}.{name}", read.integer(held, f"expect.{key}.{name}"), T.pots[pot])
    return out


def end(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    T = outcome.after
    ends = [e.name for e in T.rulebook.ends]
    expected = "" if read.missing(what) else ends[read.index(f"expect.{key}", "结局", "end", what, ends)]
    return differ(key, expected, "" if T.ended is None else ends[T.ended])


def dealer(outcome: Outcome, what: Any, key: str) -> list[Mismatch]:
    return differ(key, read.seat(what, outcome.after.n, f"expect.{key}"), outcome.dealer)
