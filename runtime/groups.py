"""Groups of tiles, arrangements of a hand, and wins."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True, eq=False)
class Group:
    """Tiles that belong together: laid on the table (a meld) or formed in an arrangement.

    ``group``: index of its kind. ``tiles``: physical tiles; ``plays[i]`` is the kind ``tiles[i]`` stands for.
    ``kind``: the first kind of its set (a run: the lowest). ``seat``: its owner. ``laid``: lies on the table.
    ``from_``: the seat whose tile was claimed for it, or None. ``claimed``: that tile, or None.
    ``concealed``: laid face down (all or but one), or formed in hand and not completed by another seat's
    tile. ``won``: holds the winning tile.
    """

    group: int
    kind: int
    tiles: tuple[int, ...]
    plays: tuple[int, ...]
    seat: int = -1
    laid: bool = False
    from_: int | None = None
    claimed: int | None = None
    concealed: bool = True
    won: bool = False


@dataclass(slots=True, eq=False)
class Arrangement:
    """One division of a seat's tiles into a shape, and what was found in it.

    ``groups``: laid groups first, then formed ones. ``tiles``: every tile, laid and loose ones included.
    ``loose``: tiles left undivided. ``plays``: what each tile stands for where that differs from its kind.
    ``win_tile``/``by``/``from_``: the tile and action of the win, None for a seat that did not win
    (``won`` False). ``chosen``: the values of ``score.choose``. Filled by the rulebook's judge: ``found``
    (pattern -> its amounts, by unit index), ``values`` (by value index), ``rank`` (what is maximised). Kept
    while it is judged: ``kept`` (answers of definitions), ``kinds``, ``suits`` and ``counts`` of the tiles;
    ``memo``: answers about single groups, shared by all arrangements of one hand.
    """

    shape: int
    groups: tuple[Group, ...]
    tiles: tuple[int, ...]
    loose: tuple[int, ...] = ()
    plays: dict[int, int] = field(default_factory=dict)
    seat: int = -1
    won: bool = False
    win_tile: int | None = None
    by: int = -1
    from_: int | None = None
    chosen: tuple[int, ...] = ()
    found: dict[int, tuple[int, ...]] = field(default_factory=dict)
    totals: tuple[int, ...] = ()
    values: tuple[int, ...] = ()
    rank: tuple[int, ...] = ()
    kept: dict[str, Any] = field(default_factory=dict)
    memo: dict[tuple[object, ...], Any] = field(default_factory=dict)
    kinds: frozenset[int] | None = None
    suits: frozenset[int] | None = None
    counts: dict[int, int] | None = None


@dataclass(slots=True, eq=False)
class Win:
    """A recorded (or possible) win, or the score of a seat that did not win (``by`` is -1 then).

    ``values``: the score values by index; ``best``: the arrangement they come from.
    """

    seat: int
    tile: int | None
    by: int
    from_: int | None
    values: tuple[int, ...]
    best: Arrangement
