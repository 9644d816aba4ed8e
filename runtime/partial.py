"""Operations of generated code that may have no answer; then the rulebook is wrong, and RuleError says so."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterable, Sequence
from fractions import Fraction
from typing import Any, TypeVar

from .contract import Fn, Move
from .errors import RuleError
from .groups import Arrangement, Group

V = TypeVar("V")
W = TypeVar("W")

LARGEST = 2**63
"""Whole numbers of a rulebook stay below this in size."""

MOST_WAYS = 100_000
"""Choices of tiles that one question of a rulebook may look at."""


def too_many_ways(tiles: int) -> RuleError:
    """Choices among so many tiles are more than :data:`MOST_WAYS`, or no number of tiles was asked for."""
    return RuleError(
        f"从 {tiles} 张牌里的取法超过 {MOST_WAYS} 种，或取的张数为负：请缩小范围",
        f"there are over {MOST_WAYS} choices among {tiles} tiles, or a negative number is to be chosen: "
        "choose from fewer",
    )


def must(x: V | None) -> V:
    """x, which the rulebook takes to be there."""
    if x is None:
        raise RuleError("规则用到了一个缺的值", "the rulebook used a value that is missing")
    return x


def minus(a: Iterable[V], b: Container[V]) -> tuple[V, ...]:
    """What of ``a`` is not in ``b``, in order."""
    return tuple([x for x in a if x not in b])


def not_inside(a: Any, c: Container[Any] | None) -> bool:
    """``a not in c``; False if a side is missing."""
    return a is not None and c is not None and a not in c


def ratio(a: Fraction | int, b: Fraction | int) -> Fraction:
    """``a / b`` exactly."""
    return Fraction(a) / b


def whole(x: Fraction | int) -> int:
    """A number that has to be whole."""
    if isinstance(x, int):
        return x
    if x.denominator != 1:
        raise RuleError(
            f"换算得到分数 {x}，没有说怎样取整", f"a conversion gave the fraction {x} and no way to round it"
        )
    return x.numerator


def power(a: int, b: int) -> int:
    """``a ** b`` for an exponent from 0 to 512. RuleError if it is 2 ** 63 or more in size."""
    if not 0 <= b <= 512:
        raise RuleError(f"指数 {b} 不在 0 到 512 之间", f"the exponent {b} is not from 0 to 512")
    # Of a large base no power is worked out: only 0 and 1 leave it small.
    result = int(a**b) if b < 2 or abs(a) < LARGEST else LARGEST
    if abs(result) >= LARGEST:
        raise RuleError("乘方的结果不小于 2 的 63 次方", "a power is 2 ** 63 or more in size")
    return result


def at(items: Sequence[V], n: int) -> V:
    """The n-th item, counted from 0."""
    if not 0 <= n < len(items):
        raise RuleError(
            f"列表有 {len(items)} 项，没有第 {n} 项（从 0 数）",
            f"a list of {len(items)} has no item {n} (counted from 0)",
        )
    return items[n]


def cell(table: tuple[tuple[int | None, ...], ...], row: int, column: int, name: str) -> int:
    """A table cell that must not be empty."""
    rows = 0 <= row < len(table)
    found = table[row][column] if rows and 0 <= column < len(table[row]) else None
    if found is None:
        raise RuleError(
            f"表「{name}」第 {row + 1} 行第 {column + 1} 列不会出现，却用到了",
            f"the cell of row {row + 1}, column {column + 1} in {name} cannot occur, but was used",
        )
    return found


def lift(x: V | None, f: Callable[[V], W]) -> W | None:
    """``f(x)``, missing where x is."""
    return None if x is None else f(x)


def alone(group: Group) -> Arrangement:
    """A group as if it were a whole arrangement, for conditions that read what its tiles play."""
    return Arrangement(-1, (group,), group.tiles, plays=dict(zip(group.tiles, group.plays, strict=True)))


def can(table: Any, seat: int, legal: Fn) -> bool:
    """Whether an action would be offered to a seat."""
    out: list[Move] = []
    legal(table, seat, out, None)
    return bool(out)


def offerer(table: Any, me: int) -> int:
    """Who put the tiles on offer, as seen by ``me``, who may have done it itself."""
    offer = table.offer
    return me if offer is None or offer.from_ is None else offer.from_


def members(x: Collection[V]) -> tuple[V, ...]:
    """The members of a set, in order."""
    return tuple(sorted(x))  # type: ignore[type-var]
