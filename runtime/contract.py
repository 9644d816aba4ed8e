"""What a generated module and the runtime agree on.

Pure data. A generated module builds one :class:`Rulebook` from constants and functions of its own; the
runtime reads nothing else of it. Every index (kind, group, shape, action, phase, ...) is a position in the
tuple of that name in the :class:`Rulebook`. Functions named below take the table first; their exact
signatures stand beside each field, with ``T`` the :class:`paigui.runtime.table.Table`, ``me`` a seat number,
``A`` the :class:`paigui.runtime.groups.Arrangement` being judged.

Values at run time: a tile, kind, suit, seat, action, phase, group kind, shape, pattern, option choice and
enum member are ints; an amount is an int (a Fraction where it may be a ratio), its unit erased; a missing
value is ``None``; a list is a tuple; a set is a frozenset; a laid or formed group is a
:class:`paigui.runtime.groups.Group`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

INTERFACE = 1
"""Version of this agreement; a module compiled for another one is refused."""

Seat: TypeAlias = int
Tile: TypeAlias = int
Kind: TypeAlias = int
Fn: TypeAlias = Callable[..., Any]
Move: TypeAlias = tuple[Any, ...]
"""``(action, *choices)``. A tile, kind or seat is itself; a list of tiles a tuple; a laid group of the acting
seat its position in that seat's ``melds``."""

PASS: Move = (-1,)
"""The answer of a seat that lets an offer go."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Where something was said: file and line of the rulebook, source clauses, ledger readings, titles."""

    file: str = ""
    line: int = 0
    clause: tuple[str, ...] = ()
    reading: tuple[str, ...] = ()
    en: str = ""
    help: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of a ``choice`` option; ``numbers`` are the values it carries (``option.封顶.限``)."""

    name: str
    numbers: Mapping[str, int] = field(default_factory=dict)
    mark: Mark = Mark()


@dataclass(frozen=True, slots=True)
class Option:
    """A room toggle. ``type`` is ``bool``, ``int`` or ``choice``; a choice's value is its index."""

    name: str
    type: str
    default: int
    low: int = 0
    high: int = 1
    choices: tuple[Choice, ...] = ()
    mark: Mark = Mark()


@dataclass(frozen=True, slots=True)
class Constraint:
    """A combination that must hold. ``holds(options) -> bool``; ``text`` and ``reason`` for people."""

    option: str
    holds: Fn
    text: str
    reason: str
    mark: Mark = Mark()


@dataclass(frozen=True, slots=True)
class Suit:
    """A suit: its kinds in written order; ``letter`` and ``first`` give notation (``1m``; first 5: ``5z``).

    ``unicode``: the code point of the character that shows each kind; empty where there are none.
    """

    name: str
    kinds: tuple[Kind, ...]
    ranked: bool
    letter: str = ""
    first: int = 1
    mark: Mark = Mark()
    unicode: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Wild:
    """Tiles that may stand for other kinds. ``which(T, tile) -> bool``; ``plays(T) -> frozenset[Kind]``.
    ``reads``: what both read, as in :class:`GroupSpec`."""

    name: str
    which: Fn
    plays: Fn
    mark: Mark = Mark()
    reads: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class GroupSpec:
    """A group kind.

    ``isa``: this group and all it counts as. ``laid``: ``""`` (formed in hand only), ``open``, ``one``,
    ``hidden``. ``sets``: the multisets of kinds it may consist of, each as written (a run: ascending).
    ``where(T, me, group) -> bool`` or None. ``wild``: whether ``where`` can tell a wild from a natural tile.
    ``reads``: dotted names, from the table on, of all that ``where`` reads besides its arguments
    (``hand.v_X``, ``options.o_X``, ``dealer``, ``n``); None: it may read more, and is asked each time.
    ``some``: n for "n different kinds of ``sets[0]``" (then ``sets`` holds the one pool), else 0.
    """

    name: str
    isa: frozenset[int]
    laid: str
    sets: tuple[tuple[Kind, ...], ...]
    where: Fn | None = None
    some: int = 0
    mark: Mark = Mark()
    reads: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """``count * (A | B)``; ``count`` None is ``any``. ``groups``: as named; a laid group fits by ``isa``."""

    count: int | None
    groups: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShapeSpec:
    """How a hand divides. ``loose``: the rest may stay undivided. ``when(T, me, A) -> bool`` or None;
    ``whole``: it reads only the tiles and the win, not how they are divided."""

    name: str
    parts: tuple[Part, ...]
    loose: bool = False
    when: Fn | None = None
    mark: Mark = Mark()
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Zone:
    """A place for tiles. ``of``: ``seat`` or ``table``. ``see``: ``all``, ``owner``, ``nobody`` or
    ``see(T, it, me) -> bool`` (owner, onlooker). ``attr``: the attribute that holds the list."""

    name: str
    of: str
    see: str | Fn
    attr: str
    mark: Mark = Mark()


@dataclass(frozen=True, slots=True)
class StateVar:
    """A variable. ``scope``: ``seat``, ``hand``, ``room``. ``reset``: ``draw``, ``turn``, ``hand``,
    ``never``. ``init(T, me) -> value`` (``me`` is -1 outside ``seat``). ``see`` as in :class:`Zone`. ``type``
    as the rulebook spells it (``set of kind``); ``members`` are the names of an enum's or ``one_of``'s
    members."""

    name: str
    scope: str
    attr: str
    type: str
    init: Fn
    reset: str = "hand"
    see: str | Fn = "all"
    members: tuple[str, ...] = ()
    mark: Mark = Mark()


@dataclass(frozen=True, slots=True)
class Phase:
    """``mode``: ``turn``, ``window``, ``each``, ``all``, ``auto``. ``actions``: indices of the actions
    offered. ``seats(T, me) -> tuple[Seat, ...]``; ``do(T, me)`` for auto; ``done(T, me)``."""

    name: str
    mode: str
    actions: tuple[int, ...]
    seats: Fn | None = None
    do: Fn | None = None
    done: Fn | None = None
    mark: Mark = Mark()


@dataclass(frozen=True, slots=True)
class Action:
    """What a seat may do.

    ``legal(T, me, out, why)`` appends each legal :data:`Move` to ``out``; with ``why`` a list, it also
    appends ``(move, bar)`` for each move that only a bar takes away. ``do(T, me, *choices)`` runs the
    effects. ``priority(T, me) -> int``; ``together(T, claims) -> bool``; ``must(T, me, *choices) -> bool``;
    each may be None (0, False, False). ``wins``: its effects record a win. ``plain``: the move a seat makes
    when nothing else happens (a discard); hints and cases leave it out. ``never``: a bar takes it away
    whatever the table is, and it is asked only to say why. ``choices``: ``(name, kind of value)`` of each
    choice, kinds being ``tile``, ``tiles``, ``meld``, ``kind``, ``seat``, ``suit``, ``int``, ``other``.
    """

    name: str
    legal: Fn
    do: Fn
    choices: tuple[tuple[str, str], ...] = ()
    phases: frozenset[int] = frozenset()
    anytime: bool = False
    priority: Fn | None = None
    together: Fn | None = None
    must: Fn | None = None
    tags: tuple[str, ...] = ()
    wins: bool = False
    plain: bool = False
    bars: tuple[int, ...] = ()
    mark: Mark = Mark()
    never: bool = False


@dataclass(frozen=True, slots=True)
class Bar:
    """A prohibition (already part of each action's ``legal``). ``declined``: action index ->
    ``f(T, me, *choices)`` to run when a seat lets such an action go. ``hidden``: reads what its seat
    cannot see, so its reason is not told."""

    name: str
    actions: tuple[int, ...]
    declined: Mapping[int, Fn] = field(default_factory=dict)
    hidden: bool = False
    mark: Mark = Mark()


@dataclass(frozen=True, slots=True)
class Pattern:
    """``who``: ``winner`` or ``all``. ``replaced_by``: patterns in whose place it does not count.
    ``excludes``, ``implies``: claims about what is found with it, checked by cases and simulation."""

    name: str
    who: str = "winner"
    tags: tuple[str, ...] = ()
    mark: Mark = Mark()
    replaced_by: tuple[int, ...] = ()
    excludes: tuple[int, ...] = ()
    implies: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Unit:
    """``combine``: ``sum``, ``product`` or ``largest``."""

    name: str
    combine: str
    mark: Mark = Mark()


@dataclass(frozen=True, slots=True)
class ScoreValue:
    """A named value of an arrangement; ``unit`` is ``""`` for a plain number."""

    name: str
    unit: str = ""
    mark: Mark = Mark()


@dataclass(frozen=True, slots=True)
class ScoreSpec:
    """How arrangements are judged.

    ``tiles(T, me) -> tuple[Tile, ...]``: the tiles to divide, without laid groups; the winning tile is added
    if it is not among them. ``size(T) -> int``: tiles of a complete hand, a laid group counted as the
    smallest group it stands for. ``choose(T, me) -> tuple[tuple[int, ...], ...]``: every combination to try
    (one empty tuple if there is nothing to choose). ``judge(T, me, A) -> bool`` fills ``A.found`` (pattern ->
    amounts by unit), ``A.values`` and ``A.rank`` (the tuple to maximise) and answers whether ``require``
    holds (True for a seat that did not win). ``zones``: the attributes whose tiles, in this order, are all
    that ``tiles`` gives (``("hand",)``); empty where it is not that simple. ``allowed``: winning action ->
    the shapes that ``require`` can accept for it; an action that is not there may win with any.
    ``finish``/``won``: whether any score reads which copy, or which group holds the winning tile; if not, the
    solver need not keep them apart. ``names``: the chosen names; ``types``: their types, as a rulebook spells
    them.
    """

    tiles: Fn
    size: Fn
    shapes: tuple[int, ...]
    losers: tuple[int, ...]
    choose: Fn
    judge: Fn
    values: tuple[ScoreValue, ...] = ()
    names: tuple[str, ...] = ()
    finish: bool = False
    won: bool = False
    zones: tuple[str, ...] = ()
    allowed: Mapping[int, frozenset[int]] = field(default_factory=dict)
    mark: Mark = Mark()
    types: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Payment:
    """A reason to pay."""

    name: str
    mark: Mark = Mark()


@dataclass(frozen=True, slots=True)
class Pot:
    """An account of the table."""

    name: str
    reset: str = "hand"
    mark: Mark = Mark()


@dataclass(frozen=True, slots=True)
class End:
    """How a hand may end. ``settle(T)``; ``by``: ``rule``, ``wall`` (an empty wall) or ``room``; ``shows``:
    the names of zones shown to all."""

    name: str
    settle: Fn | None = None
    by: str = "rule"
    shows: tuple[str, ...] = ()
    mark: Mark = Mark()


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A compiled rulebook: everything the runtime knows about a game.

    ``kinds``: names, by suit. ``suit_of``, ``rank_of``, ``next_of``: per kind. ``stride``: most copies of a
    kind; a tile is ``kind * stride + copy``. ``kind_of``, ``finish_of``, ``face_of``: per tile; finish 0 is
    none; a face is an int shared by tiles no rule can tell apart. ``copies(T, kind) -> int``.
    ``seats(options) -> int``. ``start``: the first phase. ``events``: ``drawn``/``discarded``/``claimed`` ->
    ``f(T, me, tile)``, ``laid`` -> ``f(T, me, group)``, ``turned`` -> ``f(T, me)``, ``ended`` -> ``f(T)``.
    ``dealer_first(T) -> Seat``, ``dealer_next(T) -> Seat``. ``session_over(T) -> bool``,
    ``session_settle(T)``. ``seat_class``, ``hand_class``, ``room_class``, ``options_class``: classes whose
    instances carry the state as attributes (``options_class`` has one attribute ``o_NAME`` an option).
    ``owner`` in a room is a seat.
    """

    interface: int
    id: str
    version: str
    title: str
    title_en: str
    source: str
    digest: str
    files: tuple[str, ...]
    options: tuple[Option, ...]
    constraints: tuple[Constraint, ...]
    presets: Mapping[str, Mapping[str, int]]
    seats: Fn
    kinds: tuple[str, ...]
    suits: tuple[Suit, ...]
    suit_of: tuple[int, ...]
    rank_of: tuple[int, ...]
    next_of: tuple[int, ...]
    stride: int
    kind_of: tuple[int, ...]
    finish_of: tuple[int, ...]
    face_of: tuple[int, ...]
    finishes: tuple[str, ...]
    copies: Fn
    wilds: tuple[Wild, ...]
    groups: tuple[GroupSpec, ...]
    shapes: tuple[ShapeSpec, ...]
    zones: tuple[Zone, ...]
    wall_stack: int
    state: tuple[StateVar, ...]
    phases: tuple[Phase, ...]
    actions: tuple[Action, ...]
    bars: tuple[Bar, ...]
    events: Mapping[str, Fn]
    start: int
    units: tuple[Unit, ...]
    patterns: tuple[Pattern, ...]
    score: ScoreSpec
    payments: tuple[Payment, ...]
    pots: tuple[Pot, ...]
    ends: tuple[End, ...]
    dealer_first: Fn
    dealer_next: Fn
    session_over: Fn | None
    session_settle: Fn | None
    seat_class: type
    hand_class: type
    room_class: type
    options_class: type
    notes: Mapping[str, str] = field(default_factory=dict)
    places: Mapping[str, tuple[str, int]] = field(default_factory=dict)
    """Function of the module -> the rulebook file and line it comes from."""
    red: frozenset[int] = frozenset()
    """Kinds a display shows in red."""
