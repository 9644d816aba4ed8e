"""Operators of the rule language whose answers differ from Python's: a missing side compares as false."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any, TypeVar

V = TypeVar("V")


def lt(a: Any, b: Any) -> bool:
    """``a < b``; False if a side is missing."""
    return a is not None and b is not None and bool(a < b)


def le(a: Any, b: Any) -> bool:
    """``a <= b``; False if a side is missing."""
    return a is not None and b is not None and bool(a <= b)


def gt(a: Any, b: Any) -> bool:
    """``a > b``; False if a side is missing."""
    return a is not None and b is not None and bool(a > b)


def ge(a: Any, b: Any) -> bool:
    """``a >= b``; False if a side is missing."""
    return a is not None and b is not None and bool(a >= b)


def eq2(a: Any, b: Any) -> bool:
    """``a == b``; False if a side is missing, even if both are."""
    return a is not None and b is not None and bool(a == b)


def ne(a: Any, b: Any) -> bool:
    """``a != b``; False if a side is missing."""
    return a is not None and b is not None and bool(a != b)


def inside(a: Any, c: Container[Any] | None) -> bool:
    """``a in c``; False if a side is missing."""
    return a is not None and c is not None and a in c


def default(a: V | None, b: V) -> V:
    """a, or b where a is missing."""
    return b if a is None else a


def tiles_of(x: int | Iterable[int] | None) -> tuple[int, ...]:
    """One tile or several, as a tuple; none if missing."""
    if x is None:
        return ()
    return (x,) if isinstance(x, int) else tuple(x)
