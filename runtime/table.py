"""A table: one room, its hands in turn, and the decisions of its seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic

from .chance import Chance, derive
from .contract import Move, Rulebook, StateVar
from .effects import GOTO
from .errors import IllegalMove, PaiguiError, rule_error
from .flow import Flow
from .options import option_values, options_object
from .plan import Plan
from .queries import H, O, R, S, Transfer
from .wall import Wall
from .wording import label, move_from, titled


class Table(Flow[S, H, R, O], Generic[S, H, R, O]):
    """A room playing a rulebook.

    ``Table(rulebook, options, seed)``, then ``start_hand()``; while not ``over``, give each seat in
    ``pending`` one of its moves with ``apply``. Same rulebook, options, seed and moves: the same hand,
    byte for byte.

    ``keep_undo``: keep a copy of the table before each move, so that ``undo()`` can go back (off by default:
    self-play should not pay for it). ``note_barred``: keep, in ``noted``, what bars took from each seat when
    the last window opened.
    """

    __slots__ = ("_past", "_room_before")

    def __init__(
        self,
        rulebook: Rulebook,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        owner: int = 0,
        names: Sequence[str] = (),
        preset: str = "",
    ) -> None:
        """OptionError for options that are not allowed, VersionError for a module of another interface,
        PaiguiError for an owner that is no seat or names that do not fit the seats.

        ``options``: values by name over those of ``preset`` and the defaults. ``owner``: the seat of the
        room's owner. ``names``: of the players, for records.
        """
        self.rulebook = rulebook
        self.plan = plan = Plan.of(rulebook)
        self.option_values = option_values(rulebook, options, preset)
        self.options = options_object(rulebook, self.option_values)
        self.seed = seed
        self.n = n = int(rulebook.seats(self.options))
        self.all = tuple(range(n))
        _at_the_table(n, owner, names)
        self.owner = owner
        self.names = tuple(names) or tuple(str(s) for s in range(n))
        self._order = tuple(tuple((s + i) % n for i in range(n)) for s in range(n))
        self._others = tuple(order[1:] for order in self._order)
        self.seats = [rulebook.seat_class(s, plan.solver.layout) for s in range(n)]
        self.hand = rulebook.hand_class()
        self.room = rulebook.room_class()
        self.pots = [0] * len(rulebook.pots)
        self.chance = Chance(derive(seed, "room"))
        self.dealer = self.turn = owner
        self.next_dealer = None
        self.keep_undo = False
        self.note_barred = False
        self._past: list[Table[S, H, R, O]] = []
        self._hand_number = 0
        self._blank()
        for var in rulebook.state:
            if var.scope != "hand" and (var.reset == "never" or var.scope == "room"):
                self._set_up(var.scope, var.attr, var.init)
        self._room_before: dict[str, Any] = {}

    def _blank(self) -> None:
        """No hand is being played."""
        self.wall = Wall(())
        self.phase = self.rulebook.start
        self.offer = None
        self.claims = ()
        self.wins = []
        self.paid = []
        self.pending = {}
        self.over = True
        self.ended = None
        self.settling = False
        self.waiting_absent = False
        self.laid = False
        self._given_wall: tuple[int, ...] | None = None
        self._copies = None
        self._taken = set()
        self._window = None
        self._queue = ()
        self._answers = {}
        self._keep = {}
        self._next = None
        self._actor = -1
        self._firing = 0
        self._lines = []
        self.noted = {}

    def _set_up(self, scope: str, attr: str, init: Any) -> None:
        if scope == "seat":
            for seat in self.all:
                setattr(self.seats[seat], attr, init(self, seat))
        else:
            setattr(self.hand if scope == "hand" else self.room, attr, init(self, -1))

    # Hands.

    @property
    def happened(self) -> Sequence[tuple[Any, ...]]:
        """What has happened in this hand, as the record writes it down."""
        return self._lines

    @property
    def given_wall(self) -> tuple[int, ...] | None:
        """The wall ``start_hand`` was given, if it was."""
        return self._given_wall

    @property
    def taken_over(self) -> dict[str, Any]:
        """``points``, ``pots`` and lasting state (``room``) as they were before this hand."""
        return self._room_before

    def take_over(self, lasting: Mapping[str, Any]) -> None:
        """Sets the lasting state, as ``taken_over["room"]`` gives it."""
        for var in self._lasting():
            value = lasting[f"{var.scope}.{var.name}"]
            if var.scope == "seat":
                for seat, each in zip(self.seats, value, strict=True):
                    setattr(seat, var.attr, each)
            else:
                setattr(self.room, var.attr, value)

    @property
    def hand_number(self) -> int:
        """Hands started, the present one included."""
        return self._hand_number

    def start_hand(
        self, dealer: int | None = None, wall: Sequence[int] | None = None, number: int | None = None
    ) -> None:
        """Builds and shuffles the wall, and plays up to the first decision.

        ``dealer``: default as the rulebook says. ``wall``: all tiles in play in the order of the front,
        instead of a shuffled one. ``number``: which hand of the room this is (default: the next); it decides,
        with the room's seed, all chance of the hand. IllegalMove while a hand is being played; PaiguiError
        for a dealer that is no seat or a wall of other tiles.
        """
        if not self.over:
            raise IllegalMove(
                "上一局还没有结束：先打完，或用 settle、dissolve 结束它",
                "a hand is still being played: play it out, or end it with settle or dissolve",
            )
        self.prepare(dealer, wall, number)
        self.begin()

    def begin(self) -> None:
        """Plays a prepared hand up to the first decision."""
        self._next = (GOTO, self.rulebook.start, -1)
        with self.plan.places:
            self._advance()

    def prepare(
        self, dealer: int | None = None, wall: Sequence[int] | None = None, number: int | None = None
    ) -> None:
        """As ``start_hand``, but stops before the first phase: seats hold nothing, the wall is built."""
        if dealer is not None and (type(dealer) is not int or dealer not in self.all):
            raise PaiguiError(
                f"庄家 {dealer!r} 不是座位；座位从 0 到 {self.n - 1}",
                f"the dealer {dealer!r} is no seat; seats are 0 to {self.n - 1}",
            )
        self._hand_number = self._hand_number + 1 if number is None else number
        self._blank()
        self._past = []
        self._room_before = self._room_state()
        self.chance = Chance(derive(self.seed, self._hand_number))
        for seat in self.seats:
            seat.clear()
            for attr in self.plan.seat_zones:
                setattr(seat, attr, [])
        self.hand = self.rulebook.hand_class()
        for attr in self.plan.table_zones:
            setattr(self.hand, attr, [])
        if dealer is None:
            dealer = (
                self.next_dealer if self.next_dealer is not None else int(self.rulebook.dealer_first(self))
            )
        self.dealer = self.turn = dealer
        self.next_dealer = None
        for var in self.rulebook.state:
            if var.reset != "never" or var.scope == "hand":
                self._set_up(var.scope, var.attr, var.init)
        self._build(wall)
        self.over = False

    def _room_state(self) -> dict[str, Any]:
        """What this hand takes over from those before."""
        kept: dict[str, Any] = {"points": [seat.points for seat in self.seats], "pots": list(self.pots)}
        kept["room"] = {
            f"{var.scope}.{var.name}": [getattr(seat, var.attr) for seat in self.seats]
            if var.scope == "seat"
            else getattr(self.room, var.attr)
            for var in self._lasting()
        }
        return kept

    def _lasting(self) -> list[StateVar]:
        return [var for var in self.rulebook.state if var.scope != "hand" and var.reset == "never"]

    def _build(self, wall: Sequence[int] | None) -> None:
        book = self.rulebook
        self._copies = [int(book.copies(self, kind)) for kind in range(len(book.kinds))]
        tiles = [k * book.stride + i for k, n in enumerate(self._copies) for i in range(n)]
        if wall is None:
            self.chance.shuffle(tiles)
        else:
            if sorted(wall) != tiles:
                raise PaiguiError(
                    "给定的牌墙与这副牌不符", "the wall given does not consist of the tiles of this game"
                )
            tiles = list(wall)
            self._given_wall = tuple(tiles)
        self.wall = Wall(tiles, book.wall_stack)

    def resume_at(self, phase: int, turn: int) -> None:
        """For a table that was laid by hand after ``prepare``: plays on from a phase, with a seat in turn.

        Hands may be incomplete: a seat in turn that is absent or has no move is waited for.
        """
        self.turn = turn
        self.laid = True
        self._lines.append(("laid", phase, turn))
        self._next = (GOTO, phase, -1)
        self._advance()

    def settle(self, end: int) -> None:
        """Ends the hand now in this way, whoever was to decide. RuleError, with the table unchanged, if the
        rulebook's settlement fails."""
        if self.over:
            raise IllegalMove("这一局已经结束", "the hand is over")
        before = self.fork()
        self.claims = ()
        self._lines.append(("called", end))
        try:
            with self.plan.places:
                self._finish(end)
        except BaseException:
            self._put_back(before)
            raise

    def settle_session(self) -> list[Transfer]:
        """The rulebook's last settlement, when no further hand is dealt: what it paid. No part of a hand.

        RuleError, with nothing paid, if it fails.
        """
        before = self.fork()
        lines, paid = self._lines, self.paid
        self._lines, self.paid = [], []
        self.settling = True
        try:
            if self.rulebook.session_settle is not None:
                with self.plan.places:
                    self.rulebook.session_settle(self)
        except BaseException:
            self._put_back(before)
            raise
        last = self.paid
        self.settling = False
        self._lines, self.paid = lines, paid
        return last

    def dissolve(self) -> None:
        """The room ends the hand, by the end declared for that."""
        if self.plan.room_end < 0:
            raise rule_error(
                "规则书没有声明由房间解散的结局", "the rulebook declares no end that the room may call"
            )
        self.settle(self.plan.room_end)

    def shown_zone(self, name: str) -> list[tuple[int, tuple[int, ...]]]:
        """``(seat, tiles)`` of a place by its name, seat -1 for one of the table."""
        attr = next((attr for attr, known in self.plan.zone_names.items() if known == name), name)
        if attr == "wall":
            return [(-1, self.wall.front(self.wall.left))]
        if attr in self.plan.table_zones:
            return [(-1, tuple(getattr(self.hand, attr)))]
        return [(seat.number, tuple(getattr(seat, attr))) for seat in self.seats]

    # Decisions.

    def free(self, seat: int) -> list[Move]:
        """Anytime actions the seat may do now, whoever's turn it is."""
        moves: list[Move] = []
        if not self.over and not self.seats[seat].absent:
            for legal in self.plan.free:
                legal(self, seat, moves, None)
        return moves

    def legal(self, seat: int) -> list[Move]:
        """Every move the seat may make now; empty if the table does not wait for it and nothing is free."""
        return [*self.pending.get(seat, ()), *self.free(seat)]

    def barred(self, seat: int) -> list[tuple[Move, int]]:
        """``(move, bar)`` for what only a bar takes from a seat that may act now; with ``note_barred``, also
        what the last window kept from a seat that may not act now."""
        window = self._window
        if self.over:
            return []
        if window is not None:
            may = seat in window.to
        elif self.rulebook.phases[self.phase].mode == "turn":
            may = seat == self.turn
        else:
            may = seat in self._queue
        return self._barred(seat, self.asking, window) if may else self.noted.get(seat, [])

    @property
    def asking(self) -> int:
        """The phase whose actions are asked for now: of the open window, if there is one."""
        return self._window.phase if self._window is not None else self.phase

    def apply(self, seat: int, move: Move) -> None:
        """Makes a move. IllegalMove, with the table unchanged, if the seat may not make it now."""
        self._seated(seat)
        for known in self.pending.get(seat, ()):
            if known == move:
                self._do(seat, known, free=False)
                return
        for known in self.free(seat):
            if known == move:
                self._do(seat, known, free=True)
                return
        raise self._illegal(seat, move)

    def apply_index(self, seat: int, index: int) -> None:
        """Makes the move at this position of ``legal(seat)``, the ``id`` that a view gives it.

        IllegalMove, with the table unchanged, if there is none. A position means something only until the
        table changes.
        """
        self._seated(seat)
        waited = self.pending.get(seat, ())
        moves = self.legal(seat)
        if type(index) is not int or not 0 <= index < len(moves):
            raise IllegalMove(
                f"{seat} 号位现在没有编号为 {index!r} 的着法；共 {len(moves)} 个",
                f"seat {seat} has no move {index!r} now; there are {len(moves)}",
            )
        self._do(seat, moves[index], free=index >= len(waited))

    def _seated(self, seat: int) -> None:
        if type(seat) is not int or seat not in self.all:
            raise IllegalMove(
                f"没有座位 {seat!r}；座位从 0 到 {self.n - 1}",
                f"there is no seat {seat!r}; seats are 0 to {self.n - 1}",
            )

    def _do(self, seat: int, move: Move, free: bool) -> None:
        """A move that is legal: of those the table waits for, or a free one."""
        if self.keep_undo:
            self._past.append(self.fork())
        self._lines.append(("do", seat, move))
        # As ``with self.plan.places``, without its cost for every move.
        try:
            if free:
                self._answer_free(seat, move)
            else:
                self._answer(seat, move)
        except Exception as fault:
            self.plan.places.__exit__(type(fault), fault, fault.__traceback__)
            raise

    def _illegal(self, seat: int, move: object) -> IllegalMove:
        """Names the action if the move starts like one; nothing else of it can be trusted."""
        actions = self.rulebook.actions
        if isinstance(move, tuple) and move and type(move[0]) is int and 0 <= move[0] < len(actions):
            action = actions[move[0]]
            en = titled(action.name, action.mark, "en")
            return IllegalMove(
                f"{seat} 号位现在不能这样“{action.name}”：{move!r}",
                f"seat {seat} may not do {en} like this now: {move!r}",
            )
        return IllegalMove(f"{seat} 号位现在不能做 {move!r}", f"seat {seat} may not do {move!r} now")

    def label(self, seat: int, move: Move, lang: str = "zh") -> str:
        """A move in words: the action's name and the tiles chosen."""
        return label(self, seat, move, lang)

    def move_from(self, seat: int, action: str, tiles: Sequence[int] | None = None) -> Move:
        """The legal move by this action's name that gives up or takes these tiles (any if None).

        IllegalMove if there is none, or more than one.
        """
        return move_from(self, seat, action, tiles)

    # Copies.

    def fork(self) -> Table[S, H, R, O]:
        """A table of its own in the same state; neither notices what happens to the other."""
        twin: Table[S, H, R, O] = self.__class__.__new__(self.__class__)
        self._copy_to(twin)
        return twin

    def undo(self) -> None:
        """Goes back before the last move. Needs ``keep_undo``; IllegalMove if there is none."""
        if not self._past:
            raise IllegalMove("没有可以收回的一步", "there is no move to take back")
        self._put_back(self._past.pop())

    def _put_back(self, before: Table[S, H, R, O]) -> None:
        past = self._past
        before._copy_to(self)
        self._past = past

    def _copy_to(self, twin: Table[S, H, R, O]) -> None:
        for name in _AS_IS:
            setattr(twin, name, getattr(self, name))
        for name in _LISTS:
            setattr(twin, name, getattr(self, name).copy())
        twin.seats = [self._copy_seat(seat) for seat in self.seats]
        twin.hand = self._copy_state(self.hand, "hand", self.plan.table_zones)
        twin.room = self._copy_state(self.room, "room", ())
        twin._window = self._window.copy() if self._window is not None else None
        twin._past = []

    def _copy_seat(self, seat: S) -> S:
        twin: S = self._copy_state(seat, "seat", self.plan.seat_zones)
        for name in ("number", "layout", "drawn", "points", "absent"):
            setattr(twin, name, getattr(seat, name))
        for name in ("hand", "counts", "keys", "discards", "melds"):
            setattr(twin, name, getattr(seat, name).copy())
        return twin

    def _copy_state(self, old: Any, scope: str, zones: tuple[str, ...]) -> Any:
        """State values never change in place, so that they can be shared; zones are lists."""
        twin = object.__new__(old.__class__)
        for var in self.rulebook.state:
            if var.scope == scope:
                setattr(twin, var.attr, getattr(old, var.attr, None))
        for attr in zones:
            setattr(twin, attr, getattr(old, attr, []).copy())
        return twin


def _at_the_table(seats: int, owner: object, names: Sequence[object]) -> None:
    """PaiguiError for an owner that is no seat, or names that are not one text a seat."""
    if type(owner) is not int or not 0 <= owner < seats:
        raise PaiguiError(
            f"房主 {owner!r} 不是座位；座位从 0 到 {seats - 1}",
            f"the owner {owner!r} is no seat; seats are 0 to {seats - 1}",
        )
    if len(names) not in (0, seats):
        raise PaiguiError(
            f"要 {seats} 个名字，每座一个（或一个也不给），给了 {len(names)} 个",
            f"{seats} names are needed, one a seat (or none); {len(names)} were given",
        )
    for name in names:
        # A lone surrogate cannot be written to a file.
        if not isinstance(name, str) or any("\ud800" <= c <= "\udfff" for c in name):
            raise PaiguiError(f"{name!r} 不能作名字：要一段文字", f"{name!r} is no name: a text is needed")


# fmt: off
_AS_IS = (
    "rulebook", "plan", "seed", "owner", "names", "option_values", "options", "n", "all", "dealer",
    "next_dealer", "turn", "phase", "offer", "claims", "pending", "over", "ended", "settling",
    "waiting_absent", "laid", "keep_undo", "note_barred", "noted", "_order", "_others", "_copies", "_queue",
    "_next", "_actor", "_firing", "_given_wall", "_hand_number", "_room_before",
)
# fmt: on
_LISTS = ("pots", "chance", "wall", "wins", "paid", "_taken", "_answers", "_keep", "_lines")
