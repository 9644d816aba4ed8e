"""Every way to divide tiles into a shape, as groups of kinds; which tiles lie in them is another matter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, islice, product
from typing import Any

from .facts import Facts
from .form import Some
from .reach import MOST_KEPT, Division, Variant
from .table import ShapeTable


def divisions(
    shape: ShapeTable, facts: Facts, T: Any, me: int, packed: Sequence[int], needs: tuple[int, ...]
) -> Iterator[Division]:
    """Divisions of exactly these natural tiles (packed, by block) and all wild tiles, each once.

    ``needs``: states that formed groups must reach, one for each way the laid groups can stand in the parts.
    """
    key = (tuple(packed), needs)
    if shape.form.somes:
        return _once(shape, _all(shape, facts, T, me, key[0], needs), needs)
    known = shape.kept.get(key)
    if known is None:
        found = _once(shape, _all(shape, facts, T, me, key[0], needs), needs)
        known = tuple(islice(found, MOST_KEPT + 1))
        if len(known) > MOST_KEPT:
            return chain(known, found)
        shape.keep(key, known)
    return iter(known)


def _once(shape: ShapeTable, found: Iterator[Division], needs: tuple[int, ...]) -> Iterator[Division]:
    """Without those that differ only in the parts that groups stand in."""
    if len(needs) == 1 and not shape.form.overlaps:
        yield from found
        return
    seen: set[Any] = set()
    for division in found:
        key = tuple(sorted((v.kinds, v.group, v.slots or ()) for v in division))
        if key not in seen:
            seen.add(key)
            yield division


def _all(
    shape: ShapeTable, facts: Facts, T: Any, me: int, packed: tuple[int, ...], needs: tuple[int, ...]
) -> Iterator[Division]:
    form = shape.form
    for need in needs:
        for choice in form.choices:
            left = need - form.used(choice)
            if left < 0 or left & shape.spare:
                continue
            if not choice.crossing and not any(choice.somes):
                yield from plain(shape, packed, left + shape.wild)
                continue
            for crossed, rest, wild in _crossing(shape, packed, shape.wild, choice.crossing, 0):
                for picked, rest2, wild2 in _somes(shape, facts, T, me, rest, wild, choice.somes, left == 0):
                    for division in plain(shape, rest2, left + wild2):
                        yield crossed + picked + division


def plain(shape: ShapeTable, packed: tuple[int, ...], target: int) -> Iterator[Division]:
    """Divisions into groups that stay inside blocks."""
    used = [(shape.reach[b], p) for b, p in enumerate(packed) if p]
    states = [sorted(reach.states(p)) for reach, p in used]
    ahead: list[frozenset[int]] = [shape.air_plain]
    for here in reversed(states):
        later = ahead[-1]
        ahead.append(frozenset(total for s in here for t in later if shape.within(total := s + t)))
    ahead.reverse()
    if target not in ahead[0]:
        return
    for path, rest in _paths(states, ahead, 0, target):
        parts = [reach.divisions(p, s) for (reach, p), s in zip(used, path, strict=True)]
        if rest:
            parts.append(air(shape, rest))
        for picked in product(*parts):
            yield sum(picked, ())


def _paths(
    states: list[list[int]], ahead: list[frozenset[int]], at: int, target: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    """A state for each block, and what is left for groups of wild tiles."""
    if at == len(states):
        yield (), target
        return
    for state in states[at]:
        if target - state in ahead[at + 1]:
            for path, rest in _paths(states, ahead, at + 1, target - state):
                yield (state, *path), rest


def air(shape: ShapeTable, target: int) -> tuple[Division, ...]:
    """Multisets of groups of wild tiles only (and of loose wild tiles) that reach a state."""
    known = shape.air_kept.get(target)
    if known is None:
        if len(shape.air_kept) > 4096:
            shape.air_kept.clear()
        known = shape.air_kept[target] = tuple(_air(shape, target, 0))
    return known


def _air(shape: ShapeTable, target: int, start: int) -> Iterator[Division]:
    if target == 0:
        yield ()
        return
    for at in range(start, len(shape.air)):
        variant = shape.air[at]
        if target - variant.delta in shape.air_plain:
            for others in _air(shape, target - variant.delta, at):
                yield (variant, *others)


def _take(shape: ShapeTable, packed: tuple[int, ...], variant: Variant) -> tuple[int, ...] | None:
    """What is left without the variant's natural tiles, or None if they are not all there."""
    rest = list(packed)
    for b, need in variant.needs:
        guards = shape.packings[b].guards
        left = (rest[b] | guards) - need
        if left & guards != guards:
            return None
        rest[b] = left ^ guards
    return tuple(rest)


def _crossing(
    shape: ShapeTable, packed: tuple[int, ...], wild: int, items: tuple[int, ...], start: int
) -> Iterator[tuple[Division, tuple[int, ...], int]]:
    """Forms the crossing groups of a choice: the groups, the tiles left, the wild tiles left."""
    if not items:
        yield (), packed, wild
        return
    variants = shape.crossing[items[0]]
    for at in range(start, len(variants)):
        variant = variants[at]
        used = variant.delta - shape.form.unit[variant.part]
        if wild - used < 0 or (wild - used) & shape.spare:
            continue
        rest = _take(shape, packed, variant)
        if rest is not None:
            same = at if len(items) > 1 and items[1] == items[0] else 0
            for more, rest2, wild2 in _crossing(shape, rest, wild - used, items[1:], same):
                yield (variant, *more), rest2, wild2


def _somes(
    shape: ShapeTable,
    facts: Facts,
    T: Any,
    me: int,
    packed: tuple[int, ...],
    wild: int,
    uses: tuple[int, ...],
    last: bool,
) -> Iterator[tuple[Division, tuple[int, ...], int]]:
    """Forms the groups of different kinds, in the same terms; ``last``: nothing else is formed after them."""
    wanted = [some for some, n in zip(shape.form.somes, uses, strict=True) for _ in range(n)]

    def pick(
        at: int, packed: tuple[int, ...], wild: int, least: tuple[Any, ...]
    ) -> Iterator[tuple[Division, tuple[int, ...], int]]:
        if at == len(wanted):
            yield (), packed, wild
            return
        all_left = last and at == len(wanted) - 1 and not shape.form.loose
        again = at + 1 < len(wanted) and wanted[at + 1] is wanted[at]
        for variant in _some(shape, facts, T, me, packed, wild, wanted[at], all_left):
            if variant.order < least:
                continue
            rest = _take(shape, packed, variant)
            if rest is not None:
                used = variant.delta - shape.form.unit[variant.part]
                for more, rest2, wild2 in pick(at + 1, rest, wild - used, variant.order if again else ()):
                    yield (variant, *more), rest2, wild2

    yield from pick(0, packed, wild, ())


def _some(
    shape: ShapeTable,
    facts: Facts,
    T: Any,
    me: int,
    packed: tuple[int, ...],
    wild: int,
    some: Some,
    all_left: bool,
) -> Iterator[Variant]:
    """Groups of different kinds of a pool. At most all choices of its kinds held, times, for each wild tile
    used, the other kinds of the pool."""
    held = [k for k in some.pool if _holds(shape, packed, k)]
    sorts = [
        s
        for s, unit in enumerate(shape.sort_unit)
        for _ in range(wild // unit & (1 << shape.form.width - 1) - 1)
    ]
    for n in range(max(0, some.size - len(sorts)), min(some.size, len(held)) + 1):
        if all_left and n != len(held):
            continue
        for natural in combinations(held, n):
            others = [k for k in some.pool if k not in natural]
            for slots in _stand_in(shape, sorts, others, some.size - n):
                kinds = tuple(sorted((*natural, *slots)))
                at = tuple(slots.get(k, -1) for k in kinds)
                if facts.allows(T, me, some.group, kinds, at):
                    delta = shape.form.unit[some.part] + sum(shape.sort_unit[s] for s in slots.values())
                    yield Variant(
                        some.part, some.group, kinds, at if slots else None, delta, shape.needs(natural)
                    )


def _holds(shape: ShapeTable, packed: tuple[int, ...], kind: int) -> bool:
    ((b, one),) = shape.needs((kind,))
    return bool(packed[b] & one * ((1 << shape.packings[b].width) - 1))


def _stand_in(shape: ShapeTable, sorts: list[int], kinds: list[int], n: int) -> Iterator[dict[int, int]]:
    """Ways to let n of the wild tiles (``sorts``, ascending) play different ones of these kinds."""
    if n == 0:
        yield {}
        return
    plays = shape.facts.plays
    seen: set[tuple[tuple[int, int], ...]] = set()
    for used in dict.fromkeys(combinations(sorts, n)):
        for chosen in product(*([k for k in kinds if k in plays[s]] for s in used)):
            if len(set(chosen)) == n:
                key = tuple(sorted(zip(chosen, used, strict=True)))
                if key not in seen:
                    seen.add(key)
                    yield dict(key)
