"""The solver: every question about dividing tiles that a table or a score asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..contract import Rulebook
from ..groups import Arrangement, Group
from .assign import Stock
from .divide import divisions
from .facts import Facts
from .form import Forms, formable
from .lens import Budget, Lens
from .making import Maker
from .table import Node, Table

MOST_SOLVERS = 64

_made: dict[int, Solver] = {}


class Solver:
    """Divides tiles as one rulebook's shapes ask. Make it with :meth:`of`; it serves any number of tables.

    ``layout``: what :class:`paigui.runtime.seat.Seat` needs to keep its keys.
    """

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.forms = Forms(book)
        self.layout = self.forms.layout
        shapes = book.score.shapes
        self._open = tuple(s for s in shapes if self.forms.shapes[s].open)
        self._closed = tuple(s for s in shapes if not self.forms.shapes[s].open)
        self._loose = any(self.forms.shapes[s].loose for s in shapes)
        zones = book.score.zones
        self._zones = zones[1:] if zones[:1] == ("hand",) else None
        """Where tiles to divide lie beside the hand; None if that is not so simple."""
        self._plain = self._zones is not None and not book.wilds
        self._budget = Budget(self._forget)
        self._win = Lens(self.forms, shapes, self._budget)
        self._any = (
            Lens(self.forms, tuple(self.forms.shapes), self._budget) if book.score.losers else self._win
        )
        self._needs: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = {}
        self._weights: dict[int, int] = {}
        self.conditional = frozenset(s for s in self.forms.shapes if book.shapes[s].when is not None)
        """Shapes with a ``when``."""
        self._early = frozenset(s for s in self.forms.shapes if book.shapes[s].whole)
        self._quick: Table | None = None
        """The one table there is, where the hand alone decides."""
        self._maker = Maker(book)

    def _forget(self) -> None:
        """Drops all tables; they fill again as they are needed."""
        self._quick = None
        self._win.forget()
        self._any.forget()

    @staticmethod
    def of(book: Rulebook) -> Solver:
        """The solver of this rulebook; one is made for each and kept."""
        known = _made.get(id(book))
        if known is None or known.book is not book:
            if len(_made) >= MOST_SOLVERS:
                _made.clear()
            known = _made[id(book)] = Solver(book)
        return known

    # Win checks.

    def complete(self, T: Any, seat: int, extra_kind: int = -1) -> bool:
        """Could the seat's tiles, with one more of ``extra_kind``, and its laid groups fill a shape?

        Shapes with loose tiles count only for a full hand. ``when``, ``require`` and the score are not asked.
        """
        quick = self._quick
        if quick is not None and extra_kind < 0:
            s = T.seats[seat]
            for zone in self._zones or ():
                if getattr(s, zone):
                    break
            else:
                node = quick.root
                for key in s.keys:
                    node = node[key]
                ends = node.ends.get(tuple([m.group for m in s.melds]) if s.melds else ())
                if ends is not None and not (ends and (self._loose or quick.inexact)):
                    return ends != ()
        return self._fitting(T, seat, extra_kind * self.book.stride if extra_kind >= 0 else None) != ()

    def fitting(self, T: Any, seat: int, tile: int | None = None) -> tuple[int, ...]:
        """The winning shapes that the seat's tiles, with this one if it is not among them, can fill."""
        s = T.seats[seat]
        alone = self._zones is not None
        for zone in self._zones or ():
            if getattr(s, zone):
                alone = False
        if tile is not None and tile in (s.hand if alone else self.tiles(T, seat)):
            tile = None
        table = self._quick
        # Asked for every tile put on offer: the usual case needs nothing but the kept keys.
        if table is not None and alone and not self._loose and not table.inexact:
            node = table.root
            keys: list[int] = s.keys
            if tile is not None:
                keys = keys[:]
                kind = tile // self.layout.stride
                keys[self.layout.block[kind]] += self.layout.digit[kind]
            for key in keys:
                node = node[key]
            ends = node.ends.get(tuple([m.group for m in s.melds]) if s.melds else ())
            if ends is not None:
                return ends
        return self._fitting(T, seat, tile)

    def _alone(self, s: Any) -> bool:
        """Whether the tiles to divide are just those in the seat's hand."""
        if self._zones is None:
            return False
        for zone in self._zones:  # noqa: SIM110 - asked very often; a generator costs more than the loop
            if getattr(s, zone):
                return False
        return True

    def _fitting(self, T: Any, seat: int, extra: int | None) -> tuple[int, ...]:
        s = T.seats[seat]
        layout = self.layout
        table = self._quick
        if table is not None and self._alone(s):
            keys: list[int] = s.keys
            if extra is not None:
                keys = keys[:]
                kind = extra // layout.stride
                keys[layout.block[kind]] += layout.digit[kind]
        else:
            facts, keys, have = self._gathered(T, seat, extra)
            table = facts.tables.get(have)
            if table is None:
                table = self._win.table(T, seat, facts, have)
                if self._plain and self._win.static is not None:
                    self._quick = table
        node = table.root
        for key in keys:
            node = node[key]
        melds = tuple([m.group for m in s.melds]) if s.melds else ()
        ends = node.ends.get(melds)
        if ends is None:
            ends = node.ends[melds] = self._ends(table, node, melds)
        if ends and (self._loose or table.inexact):
            return tuple(shape for shape in ends if self._really(T, seat, extra, shape, table))
        return ends

    def _gathered(self, T: Any, seat: int, extra: int | None) -> tuple[Facts, list[int], tuple[int, ...]]:
        """The facts, the keys of the natural tiles, the number of wild tiles of each sort."""
        s = T.seats[seat]
        if not self._win.varies and self._alone(s):
            return self._gathered_hand(T, seat, extra)
        layout = self.layout
        tiles = self.tiles(T, seat)
        if tiles[: len(s.hand)] == tuple(s.hand):
            keys = s.keys[:]
            more = tiles[len(s.hand) :]
        else:
            keys = [0] * layout.blocks
            more = tiles
        if extra is not None:
            more = (*more, extra)
            tiles = (*tiles, extra)
        facts = self._win.facts(T, seat, tiles)
        for tile in more:
            kind = tile // layout.stride
            keys[layout.block[kind]] += layout.digit[kind]
        have = facts.have(tiles)
        for kind, n in zip(facts.sorts, have, strict=False):
            keys[layout.block[kind]] -= n * layout.digit[kind]
        return facts, keys, have

    def _gathered_hand(
        self, T: Any, seat: int, extra: int | None
    ) -> tuple[Facts, list[int], tuple[int, ...]]:
        """The same where the hand is all there is, and wild tiles are known beforehand."""
        s = T.seats[seat]
        layout = self.layout
        facts = self._win.facts(T, seat, ())
        keys: list[int] = s.keys
        if extra is not None:
            keys = keys[:]
            kind = extra // layout.stride
            keys[layout.block[kind]] += layout.digit[kind]
        have: list[int] | None = None
        counts = s.counts
        for sort, kind in enumerate(facts.sorts):
            n: int = counts[kind]
            if n and not facts.whole[sort]:
                n = sum(1 for tile in s.hand if tile // layout.stride == kind and tile in facts.wild)
            if extra is not None and extra in facts.wild and extra // layout.stride == kind:
                n += 1
            if n:
                if have is None:
                    have = [0] * len(facts.sorts)
                    if extra is None:
                        keys = keys[:]
                have[sort] = n
                keys[layout.block[kind]] -= n * layout.digit[kind]
        return facts, keys, tuple(have) if have else ()

    def _ends(self, table: Table, node: Node, melds: tuple[int, ...]) -> tuple[int, ...]:
        """The shapes that tiles with this node and these laid groups can fill, ``open`` ones included."""
        filled = {s for s in self._open if self.needs(s, melds)}
        for s, shape, states in zip(self._closed, table.shapes, table.result(node.result), strict=True):
            if shape.complete(states, self.needs(s, melds)):
                filled.add(s)
        return tuple(s for s in self.book.score.shapes if s in filled)

    def _really(self, T: Any, seat: int, extra: int | None, shape: int, table: Table) -> bool:
        """The second look that some shapes need: at the hand's size, at ``where`` of groups across blocks."""
        if self.forms.shapes[shape].loose and self.held(T, seat) + (
            extra is not None
        ) != self.book.score.size(T):
            return False
        if shape not in table.inexact:
            return True
        tiles = self.tiles(T, seat)
        if extra is not None:
            tiles = (*tiles, extra)
        return any(
            True for _ in self.arrangements(T, seat, tiles, T.seats[seat].melds, (shape,), None, False)
        )

    def needs(self, shape: int, melds: tuple[int, ...]) -> tuple[int, ...]:
        """States left to fill once laid groups (their kinds) stand in the shape's parts, one for each way
        they can; none if they cannot."""
        known = self._needs.get((shape, melds))
        if known is None:
            form = self.forms.shapes[shape]
            ways = {sum((p.count or 0) * unit for p, unit in zip(form.parts, form.unit, strict=True))}
            for group in melds:
                isa = self.book.groups[group].isa
                fits = [
                    unit
                    for part, unit in zip(form.parts, form.unit, strict=True)
                    if isa.intersection(part.groups)
                ]
                mask = (1 << form.width) - 1
                ways = {w - unit for w in ways for unit in fits if not unit or w & mask * unit}
            if len(self._needs) > 10_000:
                self._needs.clear()
            known = self._needs[shape, melds] = tuple(sorted(ways))
        return known

    # Sizes and waits.

    def tiles(self, T: Any, seat: int) -> tuple[int, ...]:
        """The seat's tiles to divide, laid groups aside."""
        s = T.seats[seat]
        if self._alone(s):
            return tuple(s.hand)
        return tuple(self.book.score.tiles(T, seat))

    def held(self, T: Any, seat: int) -> int:
        """Tiles of a seat; a laid group counts as the smallest group of the part it stands for."""
        held = sum(self._weight(m.group) for m in T.seats[seat].melds)
        return held + len(self.tiles(T, seat))

    def full(self, T: Any, seat: int, with_tile: int | None = None) -> bool:
        """Whether the seat, with this tile if it is not its own, has as many tiles as a complete hand."""
        more = with_tile is not None and with_tile not in self.tiles(T, seat)
        return bool(self.held(T, seat) + more == self.book.score.size(T))

    def _weight(self, group: int) -> int:
        known = self._weights.get(group)
        if known is None:
            known = 3
            isa = self.book.groups[group].isa
            parts = [part for s in self.book.score.shapes for part in self.book.shapes[s].parts]
            for part in parts:
                if isa.intersection(part.groups):
                    specs = [self.book.groups[g] for g in (*part.groups, *formable(self.book, part.groups))]
                    known = min(
                        min(map(len, spec.sets)) if not spec.some else spec.some
                        for spec in specs
                        if spec.sets
                    )
                    break
            self._weights[group] = known
        return known

    def waits(self, T: Any, seat: int) -> frozenset[int]:
        """Kinds that complete a shape, whoever holds them and whatever the score requires.

        In a full hand the drawn tile is left aside; a full hand without one waits for nothing.
        """
        s = T.seats[seat]
        if self.held(T, seat) < self.book.score.size(T):
            return self._waits(T, seat)
        if s.drawn is None or s.drawn not in s.hand:
            return frozenset()
        drawn = s.drawn
        s.give(drawn)
        try:
            return self._waits(T, seat)
        finally:
            s.take(drawn)

    def _waits(self, T: Any, seat: int) -> frozenset[int]:
        stride = self.book.stride
        kinds = range(len(self.book.kinds)) if self._win.varies else self._may_complete(T, seat)
        return frozenset(k for k in kinds if self._waits_for(T, seat, k, self._fitting(T, seat, k * stride)))

    def _may_complete(self, T: Any, seat: int) -> Sequence[int]:
        """The kinds worth a look: those with which every block of tiles still divides."""
        facts, keys, have = self._gathered(T, seat, None)
        table: Table = facts.tables.get(have) or self._win.table(T, seat, facts, have)
        melds = tuple([m.group for m in T.seats[seat].melds])
        if any(self.needs(s, melds) for s in self._open):
            return range(len(self.book.kinds))
        wild = {tile // self.book.stride for tile in facts.wild}
        found = list(wild)
        before = table.root
        for b, kinds in enumerate(self.forms.members):
            if before.dead:
                break
            for kind in kinds:
                node = before[keys[b] + self.layout.digit[kind]]
                for key in keys[b + 1 :]:
                    if node.dead:
                        break
                    node = node[key]
                if not node.dead and kind not in wild:
                    found.append(kind)
            before = before[keys[b]]
        return found

    def _waits_for(self, T: Any, seat: int, kind: int, ends: tuple[int, ...]) -> bool:
        """Whether one of these shapes, which one more of the kind fills, has its condition met by it."""
        if any(s not in self.conditional for s in ends):
            return True
        return any(self._when_holds(T, seat, kind * self.book.stride, s) for s in ends)

    def _when_holds(self, T: Any, seat: int, extra: int, shape: int) -> bool:
        when = self.book.shapes[shape].when
        tiles = (*self.tiles(T, seat), extra)
        if shape in self._early:
            melds = T.seats[seat].melds
            whole = Arrangement(shape, (), (*(t for m in melds for t in m.tiles), *tiles), seat=seat)
            return bool(self.possible(T, seat, (shape,), whole))
        found = self.arrangements(T, seat, tiles, T.seats[seat].melds, (shape,), None, False)
        return when is None or any(when(T, seat, a) for a in found)

    # Arrangements.

    def arrangements(
        self,
        T: Any,
        seat: int,
        tiles: Sequence[int],
        melds: Sequence[Group],
        shapes: Sequence[int],
        win_tile: int | None,
        from_other: bool,
    ) -> Iterator[Arrangement]:
        """Every different division of these tiles and laid groups into these shapes, in a fixed order.

        ``win_tile``, if any, is among the tiles. Copies of a kind are told apart only if a score reads
        finishes, places of the winning tile only if a score reads ``won`` or the tile came ``from_other``
        (which leaves its group not concealed).
        """
        book = self.book
        layout = self.layout
        stride = layout.stride
        lens = self._win if set(shapes) <= set(book.score.shapes) else self._any
        facts = lens.facts(T, seat, tiles)
        wild = facts.wild
        have = facts.have(tiles)
        score = book.score
        laid = tuple([m.group for m in melds])
        apart = score.won or from_other
        stock = Stock(
            seat, tiles, wild, stride, win_tile, from_other, apart, book.face_of if score.finish else None
        )
        all_tiles = (*(t for m in melds for t in m.tiles), *tiles)
        laid_plays = {t: k for m in melds for t, k in zip(m.tiles, m.plays, strict=True) if t // stride != k}
        packed: list[int] | None = None
        for shape in shapes:
            needs = self.needs(shape, laid)
            if not needs:
                continue
            table = lens.shape(T, seat, facts, shape, have)
            if packed is None:
                packed = self._packed(tiles, wild)
            for division in divisions(table, facts, T, seat, packed, needs):
                for groups, loose in stock.assign(division):
                    plays = dict(laid_plays)
                    if have:
                        plays.update(
                            (t, k)
                            for g in groups
                            for t, k in zip(g.tiles, g.plays, strict=True)
                            if t // stride != k
                        )
                    yield Arrangement(shape, (*melds, *groups), all_tiles, loose, plays, seat)

    def _packed(self, tiles: Sequence[int], wild: dict[int, int]) -> list[int]:
        """The natural ones among the tiles, packed by block."""
        block = self.layout.block
        one = self.forms.packed_one
        packed = [0] * self.layout.blocks
        for tile in tiles:
            if tile not in wild:
                kind = tile // self.layout.stride
                packed[block[kind]] += one[kind]
        return packed

    def possible(self, T: Any, seat: int, shapes: Sequence[int], whole: Arrangement) -> tuple[int, ...]:
        """Without the shapes whose ``when`` asks only for the tiles and the win, and denies it.

        ``whole``: those tiles and that win, its groups of no account.
        """
        left = []
        for s in shapes:
            if s in self._early:
                whole.shape = s
                when = self.book.shapes[s].when
                if when is not None and not when(T, seat, whole):
                    continue
            left.append(s)
        return tuple(left)

    # Single groups.

    def ways(self, T: Any, me: int, group: int, tiles: Sequence[int], t: int = -1) -> list[tuple[int, ...]]:
        """Every way to make a group of that kind from these tiles with t, which is left out of each answer.

        Ways are different by face; wild tiles may be used as they play and ``where`` allows.
        """
        # Two wild rules might tell copies of one kind apart, which the facts do not.
        known = not self._win.varies and len(self.book.wilds) <= 1
        return self._maker.ways(T, me, group, tiles, t, self._win.facts(T, me, ()) if known else None)

    def settle_plays(
        self, T: Any, me: int, group: int, tiles: Sequence[int]
    ) -> tuple[int, tuple[int, ...]] | None:
        """What these tiles make as such a group: its kind, and what each tile plays; None if they do not."""
        return self._maker.settle(T, me, group, tiles)
