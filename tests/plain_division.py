"""The slow, obvious way to divide tiles: try everything. What the solver finds is compared with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

from paigui.runtime.contract import Rulebook
from paigui.runtime.groups import Arrangement, Group

Token = tuple[int, int, int]
"""What a tile plays, its look (face or kind), and 1 for the winning tile."""

Division = tuple[Any, ...]


def divisions(
    book: Rulebook,
    T: Any,
    tiles: Sequence[int],
    melds: Sequence[Group],
    shape: int,
    win: int | None,
    *,
    finish: bool,
    won: bool,
) -> set[Division]:
    """Every division of the tiles into the shape: groups with their tokens, and loose tokens."""
    found: set[Division] = set()
    spec = book.shapes[shape]
    for counts in laid(book, melds, shape):
        for tokens in tokenings(book, T, tiles, win, finish, won, spec.loose):
            pool = Counter(tokens)
            found |= set(_divide(book, T, shape, pool, list(counts), ()))
    return found


def laid(book: Rulebook, melds: Sequence[Group], shape: int) -> set[tuple[int | None, ...]]:
    """Places left in each part once the laid groups stand in some, for every way they can."""
    ways: set[tuple[int | None, ...]] = {tuple(p.count for p in book.shapes[shape].parts)}
    for meld in melds:
        isa = book.groups[meld.group].isa
        ways = {
            (*w[:p], None if n is None else n - 1, *w[p + 1 :])
            for w in ways
            for p, n in enumerate(w)
            if n != 0 and isa & set(book.shapes[shape].parts[p].groups)
        }
    return ways


def tokenings(
    book: Rulebook, T: Any, tiles: Sequence[int], win: int | None, finish: bool, won: bool, loose: bool
) -> Iterator[list[Token]]:
    """Every role of every wild tile; a loose one plays -1."""
    roles = []
    for tile in tiles:
        plays: set[int] = set()
        wild = False
        for w in book.wilds:
            if w.which(T, tile):
                wild = True
                plays |= w.plays(T)
        if not wild:
            plays = {tile // book.stride}
        elif loose:
            plays.add(-1)
        look = book.face_of[tile] if finish else 1000 + tile // book.stride
        roles.append([(k, look, int(won and tile == win)) for k in sorted(plays)])
    seen = set()
    for chosen in product(*roles):
        key = tuple(sorted(chosen))
        if key not in seen:
            seen.add(key)
            yield list(chosen)


def _divide(
    book: Rulebook, T: Any, shape: int, pool: Counter[Token], left: list[int | None], made: Division
) -> Iterator[Division]:
    if not pool:
        if all(n in (0, None) for n in left):
            yield tuple(sorted(made))
        return
    token = min(pool)
    spec = book.shapes[shape]
    if spec.loose and (token[0] < 0 or not _is_wild(book, T, token)):
        yield from _divide(book, T, shape, pool - Counter([token]), left, (*made, (-1, (token,))))
    if token[0] < 0:
        return
    for p, part in enumerate(spec.parts):
        if left[p] == 0:
            continue
        for g, group in enumerate(book.groups):
            if group.laid or not group.isa & set(part.groups):
                continue
            sets = combinations(group.sets[0], group.some) if group.some else group.sets
            for kinds in sets:
                if token[0] not in kinds:
                    continue
                for taken in _choose(tuple(kinds), pool, token):
                    if group.where is None or group.where(T, 0, _sample(book, g, tuple(kinds), taken)):
                        after = list(left)
                        n = after[p]
                        after[p] = None if n is None else n - 1
                        rest = pool - Counter(taken)
                        yield from _divide(book, T, shape, rest, after, (*made, (g, tuple(sorted(taken)))))


def _is_wild(book: Rulebook, T: Any, token: Token) -> bool:
    """In these tests all copies of a kind are wild or none."""
    kind = token[1] - 1000 if token[1] >= 1000 else token[1] // 8
    return any(w.which(T, kind * book.stride) for w in book.wilds)


def _choose(kinds: tuple[int, ...], pool: Counter[Token], token: Token) -> Iterator[tuple[Token, ...]]:
    """Tokens for each place of a set, one of them this token."""
    found = set()

    def go(at: int, rest: Counter[Token], taken: tuple[Token, ...]) -> None:
        if at == len(kinds):
            if token in taken:
                found.add(tuple(sorted(taken)))
            return
        for t in [t for t in rest if t[0] == kinds[at]]:
            go(at + 1, rest - Counter([t]), (*taken, t))

    go(0, pool, ())
    yield from sorted(found)


def _sample(book: Rulebook, g: int, kinds: tuple[int, ...], taken: tuple[Token, ...]) -> Group:
    """Such a group of some tiles that look like the tokens."""
    tiles = []
    used: Counter[int] = Counter()
    for _, look, _ in taken:
        kind = look - 1000 if look >= 1000 else look // 8
        tiles.append(kind * book.stride + used[kind])
        used[kind] += 1
    return Group(g, kinds[0], tuple(tiles), tuple(k for k, _, _ in taken), 0)


def as_division(book: Rulebook, a: Arrangement, win: int | None, *, finish: bool, won: bool) -> Division:
    """An arrangement of the solver in the same terms."""
    wild = {t for t in a.tiles for w in book.wilds if w.which(None, t)}

    def token(tile: int, plays: int) -> Token:
        look = book.face_of[tile] if finish else 1000 + tile // book.stride
        return plays, look, int(won and tile == win)

    groups = [g for g in a.groups if not g.laid]
    made = [
        (g.group, tuple(sorted(token(t, k) for t, k in zip(g.tiles, g.plays, strict=True)))) for g in groups
    ]
    made += [(-1, (token(t, -1 if t in wild else t // book.stride),)) for t in a.loose]
    return tuple(sorted(made))
