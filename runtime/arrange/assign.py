"""Which tiles lie in the groups of a division, as far as the scores can tell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..groups import Group
from .reach import Division, Variant

Formed = tuple[tuple[Group, ...], tuple[int, ...]]
"""Groups, and tiles left loose."""


class Stock:
    """The tiles to divide. A *source* is a kind's natural tiles (the kind) or a sort's wild ones (``-1 -
    sort``).

    ``apart``: arrangements that differ only in which group holds the winning tile are kept apart, ``faces``:
    in which copies of a kind lie in a group. ``face_of``: per tile.
    """

    __slots__ = ("apart", "faces", "from_other", "me", "tiles", "win_source", "win_tile")

    def __init__(
        self,
        me: int,
        tiles: Sequence[int],
        wild: dict[int, int],
        stride: int,
        win_tile: int | None,
        from_other: bool,
        apart: bool,
        face_of: Sequence[int] | None,
    ) -> None:
        self.me = me
        self.from_other = from_other
        self.apart = apart
        self.win_tile = win_tile
        self.win_source = 0
        self.tiles: dict[int, list[int]] = {}
        for tile in sorted(tiles):
            sort = wild.get(tile, -1) if wild else -1
            source = tile // stride if sort < 0 else -1 - sort
            if tile == win_tile:
                self.win_source = source
            self.tiles.setdefault(source, []).append(tile)
        if win_tile is not None:
            mine = self.tiles[self.win_source]
            mine.remove(win_tile)
            mine.insert(0, win_tile)
        self.faces = face_of
        if face_of is not None and all(len({face_of[t] for t in ts}) == 1 for ts in self.tiles.values()):
            self.faces = None

    def assign(self, division: Division) -> Iterator[Formed]:
        """Every arrangement of the tiles over the division's groups that is different."""
        if self.faces is not None:
            yield from _by_face(self, division, self.faces)
            return
        dealt = self._deal(division)
        in_place = True
        for at, kind in self._holders(division):
            yield self._formed(division, dealt if in_place else self._moved(division, dealt, at, kind), at)
            in_place = False

    def _holders(self, division: Division) -> Iterator[tuple[int, int]]:
        """Groups that may hold the winning tile, with the kind it plays there; (-1, -1) without one."""
        if self.win_tile is None:
            yield -1, -1
            return
        source = self.win_source
        seen: set[object] = set()
        for at, variant in enumerate(division):
            for kind in _plays_of(variant, source):
                if self.apart:
                    key = (variant.order, kind)
                    if key in seen:
                        continue
                    seen.add(key)
                yield at, kind
                if not self.apart:
                    return

    def _deal(self, division: Division) -> list[tuple[int, ...]]:
        """Tiles for each group, ascending but for the winning tile, which comes first of its source."""
        flow = {source: iter(tiles) for source, tiles in self.tiles.items()}
        dealt = []
        for variant in division:
            if variant.slots is None:
                dealt.append(tuple([next(flow[k]) for k in variant.kinds]))
            else:
                pairs = zip(variant.kinds, variant.slots, strict=True)
                dealt.append(tuple([next(flow[k if s < 0 else -1 - s]) for k, s in pairs]))
        return dealt

    def _moved(
        self, division: Division, dealt: list[tuple[int, ...]], winner: int, kind: int
    ) -> list[tuple[int, ...]]:
        """The same with the winning tile in that group, playing that kind."""
        win = self.win_tile
        variant = division[winner]
        slots = variant.slots or (-1,) * len(variant.kinds)
        sources = [(k, k if s < 0 else -1 - s) for k, s in zip(variant.kinds, slots, strict=True)]
        other = dealt[winner][sources.index((kind, self.win_source))]
        if win is None or other == win:
            return dealt
        exchange = {win: other, other: win}
        return [
            tuple([exchange.get(t, t) for t in tiles]) if win in tiles or other in tiles else tiles
            for tiles in dealt
        ]

    def _formed(self, division: Division, dealt: list[tuple[int, ...]], winner: int) -> Formed:
        groups = []
        loose: list[int] = []
        for at, (variant, tiles) in enumerate(zip(division, dealt, strict=True)):
            if variant.group < 0:
                loose += tiles
            else:
                groups.append(self.group(variant, tiles, at == winner))
        return tuple(groups), tuple(loose)

    def group(self, variant: Variant, tiles: tuple[int, ...], won: bool) -> Group:
        """The group a variant becomes with these tiles."""
        kinds = variant.kinds
        concealed = not (won and self.from_other)
        return Group(variant.group, kinds[0], tiles, kinds, self.me, False, None, None, concealed, won)


def _plays_of(variant: Variant, source: int) -> tuple[int, ...]:
    """Kinds, each once, that tiles of this source play in the variant."""
    if variant.slots is None:
        return (source,) if source in variant.kinds else ()
    pairs = zip(variant.kinds, variant.slots, strict=True)
    return tuple(dict.fromkeys(k for k, s in pairs if (k if s < 0 else -1 - s) == source))


Place = tuple[int, int]
"""A group's position in the division, and the kind played there."""


Cell = tuple[int, int, int]
"""A source, and the place that takes a tile of it: a group's position, and the kind played there."""


def _by_face(stock: Stock, division: Division, face_of: Sequence[int]) -> Iterator[Formed]:
    """All distributions of different copies over the groups, each different result once.

    Only sources of several faces, and the winning tile's, move about; groups without them are formed once.
    """
    places: dict[int, dict[Place, int]] = {}
    cells: list[list[Cell]] = []
    for at, variant in enumerate(division):
        mine = []
        for kind, slot in zip(variant.kinds, variant.slots or (-1,) * len(variant.kinds), strict=True):
            source = kind if slot < 0 else -1 - slot
            held = places.setdefault(source, {})
            held[at, kind] = held.get((at, kind), 0) + 1
            mine.append((source, at, kind))
        cells.append(mine)
    faces = {source: _faces(stock.tiles[source], face_of) for source in places}
    winning = None if stock.win_tile is None else stock.win_source
    moving = sorted(s for s in places if len(faces[s]) > 1 or s == winning)
    still: dict[Cell, list[int]] = {}
    for source in places.keys() - set(moving):
        tiles = iter(stock.tiles[source])
        for (at, kind), size in places[source].items():
            still[source, at, kind] = [next(tiles) for _ in range(size)]
    formed = [
        _form(stock, division[at], mine, {c: iter(still[c]) for c in mine}, False)
        if all(c in still for c in mine)
        else None
        for at, mine in enumerate(cells)
    ]
    twins = len({v.order for v in division}) < len(division)
    seen: set[object] = set()
    for spread in _product([tuple(_spreads(places[s], faces[s])) for s in moving]):
        winners: list[Place | None] = [None]
        if stock.win_tile is not None:
            face = face_of[stock.win_tile]
            won = spread[moving.index(stock.win_source)]
            winners = [place for place, held_faces in won.items() if face in held_faces]
        for winner in winners if stock.apart else winners[:1]:
            if twins:
                key = _signature(division, moving, spread, winner, stock.apart)
                if key in seen:
                    continue
                seen.add(key)
            yield _fill(stock, division, cells, still, formed, moving, spread, winner, face_of)


def _faces(tiles: list[int], face_of: Sequence[int]) -> dict[int, int]:
    found: dict[int, int] = {}
    for tile in tiles:
        found[face_of[tile]] = found.get(face_of[tile], 0) + 1
    return dict(sorted(found.items()))


Spread = dict[Place, tuple[int, ...]]
"""The faces, ascending, in each place."""


def _spreads(places: dict[Place, int], faces: dict[int, int]) -> Iterator[Spread]:
    """Ways to spread copies of several faces over places."""
    if not places:
        yield {}
        return
    (place, size), *rest = places.items()
    for chosen in _multisets(tuple(faces.items()), size):
        left = dict(faces)
        for face in chosen:
            left[face] -= 1
        for more in _spreads(dict(rest), left):
            yield {place: chosen, **more}


def _multisets(faces: tuple[tuple[int, int], ...], size: int) -> Iterator[tuple[int, ...]]:
    if not faces:
        if size == 0:
            yield ()
        return
    face, have = faces[0]
    for n in range(min(have, size), -1, -1):
        for more in _multisets(faces[1:], size - n):
            yield (face,) * n + more


def _product(spreads: list[tuple[Spread, ...]]) -> Iterator[tuple[Spread, ...]]:
    if not spreads:
        yield ()
        return
    for first in spreads[0]:
        for rest in _product(spreads[1:]):
            yield (first, *rest)


def _signature(
    division: Division, sources: list[int], spread: tuple[Spread, ...], winner: Place | None, apart: bool
) -> object:
    """Equal for distributions that no score can tell apart."""
    inside: list[list[tuple[int, int, tuple[int, ...]]]] = [[] for _ in division]
    for source, places in zip(sources, spread, strict=True):
        for (at, kind), faces in places.items():
            inside[at].append((source, kind, faces))
    return tuple(
        sorted(
            (
                v.order,
                tuple(inside[at]),
                winner[1] if apart and winner is not None and winner[0] == at else -1,
            )
            for at, v in enumerate(division)
        )
    )


Made = Group | tuple[int, ...]
"""A group, or the tiles of a loose part."""


def _fill(
    stock: Stock,
    division: Division,
    cells: list[list[Cell]],
    still: dict[Cell, list[int]],
    formed: Sequence[Made | None],
    moving: list[int],
    spread: tuple[Spread, ...],
    winner: Place | None,
    face_of: Sequence[int],
) -> Formed:
    """Puts tiles where a distribution wants their faces."""
    inside: dict[Cell, list[int]] = {}
    for source, places in zip(moving, spread, strict=True):
        left: dict[int, list[int]] = {}
        for tile in stock.tiles[source]:
            if tile != stock.win_tile:
                left.setdefault(face_of[tile], []).append(tile)
        for (at, kind), faces in places.items():
            mine = inside[source, at, kind] = []
            wanted = list(faces)
            if winner == (at, kind) and source == stock.win_source and stock.win_tile is not None:
                wanted.remove(face_of[stock.win_tile])
                mine.append(stock.win_tile)
            mine += [left[face].pop(0) for face in wanted]
    groups: list[Group] = []
    loose: list[int] = []
    for at, made in enumerate(formed):
        if made is None:
            flow = {c: iter(inside[c] if c in inside else still[c]) for c in cells[at]}
            made = _form(stock, division[at], cells[at], flow, winner is not None and winner[0] == at)
        if isinstance(made, Group):
            groups.append(made)
        else:
            loose += made
    return tuple(groups), tuple(loose)


def _form(
    stock: Stock, variant: Variant, cells: list[Cell], flow: dict[Cell, Iterator[int]], won: bool
) -> Made:
    """The group, or loose tiles, that a variant makes of the tiles that flow into its cells."""
    tiles = tuple([next(flow[c]) for c in cells])
    return tiles if variant.group < 0 else stock.group(variant, tiles, won)
