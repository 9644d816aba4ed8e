"""Patterns between groups: which groups are joined; and the short forms of emitted tests change nothing."""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from paigui.compiler.emit import by_kind
from paigui.runtime.groups import Group
from paigui.runtime.joining import Joining

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from oracle import mcr

RUN, SAME = 0, 1
ISA = (frozenset({RUN}), frozenset({SAME}), frozenset({SAME, 2}))


def group(kind: int, what: int = RUN) -> Group:
    return Group(what, kind, (), ())


def test_choices_come_in_the_order_of_kinds() -> None:
    groups = [group(5), group(1), group(3, SAME), group(3), group(2, 2)]
    J = Joining(groups, ISA)
    assert (J.count(RUN), J.count(SAME), J.count(-1)) == (3, 2, 5)
    assert [[g.kind for g in some] for some in J.choices(RUN, 2)] == [[1, 3], [1, 5], [3, 5]]
    assert [[g.kind for g in some] for some in J.choices(SAME, 2)] == [[2, 3]]
    assert list(J.choices(SAME, 3)) == []


def test_groups_are_joined_once() -> None:
    a, b, c, d = (group(k) for k in range(4))
    J = Joining([a, b, c, d], ISA)
    assert J.join(a, b)
    assert not J.join(b, a)
    assert J.join(c, d)
    assert J.join(b, c), "two pairs may be joined by one of each"
    assert not J.join(a, d), "they are joined through b and c"


def test_several_at_a_time() -> None:
    a, b, c, d = (group(k) for k in range(4))
    J = Joining([a, b, c, d], ISA)
    assert J.join(a, b, c)
    assert not J.join(b, c, d), "b and c are joined already"
    assert J.join(c, d), "d is new"
    assert not J.join(a, d)


def test_equal_groups_are_different_ones() -> None:
    a, b = group(4), group(4)
    J = Joining([a, b], ISA)
    assert J.join(a, b)
    assert not J.join(a, b)


def test_short_forms_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same hands, scored by a module with every question about tiles and every call written in full."""
    short: Any = mcr.Ours(mcr.rulebook(), 0)
    monkeypatch.setattr(by_kind, "printed", lambda x, e: None)
    monkeypatch.setattr(by_kind, "written_out", lambda f, args: None)
    monkeypatch.setattr(by_kind, "lasting", lambda f: False)
    long: Any = mcr.Ours(mcr.rulebook(), 0)
    judges = [o.book.score.judge.__globals__ for o in (short, long)]
    assert "KINDS_1" in judges[0] and "KINDS_1" not in judges[1]
    won = 0
    for h in islice(mcr.hands(9, 0.1), 600):
        a, b = short.score(h), long.score(h)
        assert (a is None) == (b is None)
        if a is not None and b is not None:
            won += 1
            assert (short.found(a.best), a.values) == (long.found(b.best), b.values)
    assert won > 400
