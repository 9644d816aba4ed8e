"""The flow of a hand: phases, windows and continuations, up to the next decision."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic

from .contract import PASS, Fn, Move, Phase
from .effects import END, GOTO, OFFER, Effects, WallEmpty
from .errors import rule_error
from .queries import H, O, R, S
from .windows import Offer, Window

MOST_STEPS = 10_000
"""Continuations in a row without a decision before the rulebook is held to go round in a circle."""


class Flow(Effects[S, H, R, O], Generic[S, H, R, O]):
    """Runs scheduled continuations until a seat must decide or the hand is over.

    ``_queue``: the seats of an ``each`` phase that are still to be asked. ``_answers``: those given in an
    ``all`` phase, unseen, and ``_keep`` what those seats were offered.
    """

    __slots__ = ()

    _queue: tuple[int, ...]
    _answers: dict[int, Move]
    _keep: dict[int, list[Move]]

    def _advance(self) -> None:
        """Until a decision is needed, a seat nobody plays must act, or the hand is over."""
        self.waiting_absent = False
        for _ in range(MOST_STEPS):
            try:
                if self._step():
                    return
            except WallEmpty:
                self._wall_empty()
        phase = self.rulebook.phases[self.phase]
        raise rule_error(
            f"阶段“{phase.name}”起，连续 {MOST_STEPS} 步没有问到任何人：规则在绕圈",
            f"from the phase {phase.name} on, {MOST_STEPS} steps and nobody asked: the rules run in circles",
            phase.mark,
        )

    def _wall_empty(self) -> None:
        if self.plan.wall_end < 0:
            raise rule_error(
                "牌墙已空，而没有声明牌墙摸完的结局", "the wall is empty and no end is declared for that"
            ) from None
        self._window = None
        self.offer = None
        self.claims = ()
        self._next = (END, self.plan.wall_end)

    def _step(self) -> bool:
        following = self._next
        if following is None:
            return self._ask()
        self._next = None
        kind = following[0]
        if kind == OFFER:
            return self._open_window(following)
        if kind == GOTO:
            self._enter(following[1], following[2])
            return False
        self._finish(following[1])
        return True

    # Phases.

    def _enter(self, phase: int, seat: int) -> None:
        self.phase = phase
        if seat >= 0 and seat != self.turn:
            self.seats[self.turn].drawn = None
            self.turn = seat
            if self.plan.on_turn:
                self._renew(self.plan.on_turn, seat)
            if self.plan.turned is not None:
                self._fire(16, self.plan.turned, seat)
        entered = self.rulebook.phases[phase]
        if entered.mode in ("each", "all"):
            self._queue = self.all if entered.seats is None else tuple(entered.seats(self, self.turn))
            self._answers = {}
            if entered.mode == "all":
                self._queue = tuple(sorted(self._queue))
        elif entered.mode == "auto":
            if entered.do is not None:
                entered.do(self, self.turn)
            self._must_go_on(entered)

    def _must_go_on(self, phase: Phase) -> None:
        if self._next is None:
            raise rule_error(
                f"阶段“{phase.name}”没有说接下来做什么",
                f"the phase {phase.name} does not say what follows",
                phase.mark,
            )

    def _ask(self) -> bool:
        """Fills ``pending``; False if nobody has to be asked and the flow goes on."""
        phase = self.rulebook.phases[self.phase]
        mode = phase.mode
        if mode == "turn":
            return self._ask_turn(phase)
        if mode == "each":
            return self._ask_each(phase)
        if mode == "all":
            return self._ask_all(phase)
        raise rule_error(
            f"阶段“{phase.name}”没有说接下来做什么",
            f"the phase {phase.name} does not say what follows",
            phase.mark,
        )

    def _ask_turn(self, phase: Phase) -> bool:
        seat = self.turn
        if self.seats[seat].absent:
            return self._wait()
        moves = self._moves(seat, self.phase)
        if not moves:
            if phase.done is None:
                if self.laid:
                    return self._wait()
                raise rule_error(
                    f"阶段“{phase.name}”里 {seat} 号位没有可做的动作",
                    f"in the phase {phase.name} seat {seat} has nothing it may do",
                    phase.mark,
                )
            phase.done(self, seat)
            self._must_go_on(phase)
            return False
        if self.plan.forced[self.phase] and self._forced(seat, moves) and len(moves) == 1:
            self._run(seat, moves[0], moves)
            return False
        self.pending = {seat: moves}
        return True

    def _wait(self) -> bool:
        """For somebody nobody plays, or who holds too little to act."""
        self.pending = {}
        self.waiting_absent = True
        return True

    def _ask_each(self, phase: Phase) -> bool:
        while self._queue:
            seat = self._queue[0]
            moves = [] if self.seats[seat].absent else self._moves(seat, self.phase)
            if moves:
                if not self.plan.forced[self.phase] or not self._forced(seat, moves):
                    moves.append(PASS)
                elif len(moves) == 1:
                    self._run(seat, moves[0], moves)
                    return False
                self.pending = {seat: moves}
                return True
            self._queue = self._queue[1:]
        return self._done(phase)

    def _ask_all(self, phase: Phase) -> bool:
        pending: dict[int, list[Move]] = {}
        for seat in self._queue:
            if seat in self._answers or self.seats[seat].absent:
                continue
            moves = self._moves(seat, self.phase)
            forced = self.plan.forced[self.phase] and self._forced(seat, moves)
            if not moves:
                self._answers[seat] = PASS
            elif forced and len(moves) == 1:
                self._answers[seat] = moves[0]
                self._keep[seat] = moves
            else:
                pending[seat] = moves
        if pending:
            self.pending = pending
            return True
        self._run_all()
        return self._done(phase)

    def _done(self, phase: Phase) -> bool:
        self._queue = ()
        if phase.done is not None:
            phase.done(self, self.turn)
        self._must_go_on(phase)
        return False

    def _moves(self, seat: int, phase: int) -> list[Move]:
        moves: list[Move] = []
        for legal in self.plan.legal[phase]:
            legal(self, seat, moves, None)
        return moves

    def _forced(self, seat: int, moves: list[Move]) -> bool:
        """Keeps, where a move is compulsory, those like it and those of a higher priority."""
        actions = self.rulebook.actions
        forced = [m for m in moves if (must := actions[m[0]].must) is not None and must(self, seat, *m[1:])]
        if not forced:
            return False
        top = max(self._priority(m[0], seat) for m in forced)
        keep = [
            m
            for m in moves
            if self._priority(m[0], seat) > top or (m in forced and self._priority(m[0], seat) == top)
        ]
        moves[:] = keep
        return True

    def _priority(self, action: int, seat: int) -> int:
        priority = self.plan.priority[action]
        return 0 if priority is None else int(priority(self, seat))

    # Answers.

    def _answer(self, seat: int, move: Move) -> None:
        """A legal answer of a seat the table waits for."""
        try:
            waiting = self._take_answer(seat, move)
        except WallEmpty:
            self._wall_empty()
            waiting = False
        if not waiting:
            self._advance()

    def _answer_free(self, seat: int, move: Move) -> None:
        """A free action: offers made stand; whoever is in turn meets the table as it is then."""
        self._actor = seat
        try:
            self.plan.do[move[0]](self, seat, *move[1:])
        except WallEmpty:
            self._wall_empty()
        if self._next is not None or (
            self._window is None and self.rulebook.phases[self.phase].mode != "all"
        ):
            self.pending = {}
            self._advance()

    def _take_answer(self, seat: int, move: Move) -> bool:
        """True while other answers are still awaited."""
        moves = self.pending[seat]
        window = self._window
        if window is not None:
            window.answers[seat] = move
            if not window.closed():
                self.pending = {s: m for s, m in self.pending.items() if s != seat}
                return True
            self._resolve(window)
        elif self.rulebook.phases[self.phase].mode == "all":
            self._answers[seat] = move
            self._keep[seat] = moves
            self.pending = {s: m for s, m in self.pending.items() if s != seat}
            return bool(self.pending)
        else:
            self.pending = {}
            self._run(seat, move, moves)
        return False

    def _run_all(self) -> None:
        kept, self._keep = self._keep, {}
        for seat in self._queue:
            move = self._answers.get(seat, PASS)
            if move != PASS:
                self._run(seat, move, kept[seat])

    def _run(self, seat: int, move: Move, moves: list[Move]) -> None:
        """What a seat does outside windows: what it lets go thereby, then the effects."""
        if self.plan.locked[self.phase]:
            self._remember(seat, move, moves)
        if move == PASS:
            self._queue = self._queue[1:]
            return
        self._lines.append(("act", seat, move))
        self.plan.do[move[0]](self, seat, *move[1:])

    def _remember(self, seat: int, done: Move, moves: list[Move]) -> None:
        """Own turn: a pass, or any action that the bar does not name, lets the barred ones go."""
        told: set[int] = set()
        for move in moves:
            if move == PASS:
                continue
            for bar, declined in self.plan.locks[move[0]]:
                if bar not in told and done[0] not in self.rulebook.bars[bar].actions:
                    told.add(bar)
                    declined(self, seat, *move[1:])

    # Windows.

    def _open_window(self, item: tuple[Any, ...]) -> bool:
        _, me, phase, tiles, to, cont, args, outer = item
        self._lines.append(("offer", me, phase, tiles))
        order = self._others[me]
        if to is not None:
            order = tuple(seat for seat in (*order, me) if seat in to)
        self.offer = offer = Offer(tiles, me)
        asked: dict[int, list[Move]] = {}
        rules = self.plan.legal[phase]
        seats = self.seats
        moves: list[Move] = []
        for seat in order:
            if seats[seat].absent:
                continue
            if seat == me:
                self.offer = Offer(tiles, None)
            for legal in rules:
                legal(self, seat, moves, None)
            if moves:
                asked[seat] = moves
                moves = []
        self.offer = offer
        if not asked and not self.note_barred:
            return self._untaken(me, (cont, args, outer))
        window = Window(phase, me, offer, order, (cont, args, outer))
        if self.note_barred:
            self.noted = {seat: self._barred(seat, phase, window) for seat in order}
        return self._ask_window(window, asked)

    def _ask_window(self, window: Window, asked: dict[int, list[Move]]) -> bool:
        if not asked:
            return self._untaken(window.me, window.block)
        for seat, moves in asked.items():
            self.offer = window.offer_to(seat)
            window.rank[seat] = {action: self._priority(action, seat) for action in {m[0] for m in moves}}
            if not self.plan.forced[window.phase] or not self._forced(seat, moves):
                moves.append(PASS)
            elif len(moves) == 1:
                window.answers[seat] = moves[0]
        self.offer = window.offer
        window.moves = asked
        if len(asked) > 1 and self.plan.joined[window.phase]:
            window.settle_joint(self)
        self._window = window
        self.pending = {seat: moves for seat, moves in asked.items() if seat not in window.answers}
        if window.closed():
            self._resolve(window)
            return False
        return True

    def _barred(self, seat: int, phase: int, window: Window | None) -> list[tuple[Move, int]]:
        """``(move, bar)`` for what only a bar takes from this seat in a phase."""
        why: list[tuple[Move, int]] = []
        offer = self.offer
        if window is not None:
            self.offer = window.offer_to(seat)
        for action in self.rulebook.phases[phase].actions:
            self.rulebook.actions[action].legal(self, seat, [], why)
        self.offer = offer
        return why

    def _resolve(self, window: Window) -> None:
        """What was let go is remembered, then the winners' effects run, or the block."""
        self._window = None
        self.pending = {}
        winners = window.winners()
        if self.plan.locked[window.phase]:
            self._let_go(window, winners)
        if not winners:
            self._untaken(window.me, window.block)
            return
        self.claims = winners
        for seat in winners:
            self.offer = window.offer_to(seat)
            self._actor = seat
            move = window.answers[seat]
            self._lines.append(("act", seat, move))
            self.plan.do[move[0]](self, seat, *move[1:])
        self.claims = ()
        self.offer = None
        if self._next is None:
            action = self.rulebook.actions[window.answers[winners[-1]][0]]
            raise rule_error(
                f"“{action.name}”之后没有说接下来做什么",
                f"after {action.name} nothing is said to follow",
                action.mark,
            )

    def _let_go(self, window: Window, winners: tuple[int, ...]) -> None:
        told: set[tuple[int, int]] = set()
        for seat, move in list(window.let_go(winners)):
            for bar, declined in self.plan.locks[move[0]]:
                if (seat, bar) not in told:
                    told.add((seat, bar))
                    self.offer = window.offer_to(seat)
                    declined(self, seat, *move[1:])

    def _untaken(self, me: int, block: tuple[Fn | None, tuple[Any, ...], Offer | None]) -> bool:
        cont, args, self.offer = block
        self._actor = me
        if cont is not None:
            cont(self, me, *args)
        self.offer = None
        return False

    # The end of a hand.

    def _finish(self, end: int) -> None:
        """Settlement, the handlers of ``ended``, the next dealer; then the hand is over.

        All or nothing: if the rulebook fails on the way, the table is as it was before, and may be ended in
        another way.
        """
        before = self.fork()
        try:
            self._settle(end)
        except WallEmpty:
            self._put_back(before)
            raise rule_error(
                "一局结束时还要摸牌，而牌墙已空",
                "the end of the hand draws a tile, and the wall is empty",
                self.rulebook.ends[end].mark,
            ) from None
        except BaseException:
            self._put_back(before)
            raise

    def _settle(self, end: int) -> None:
        spec = self.rulebook.ends[end]
        self.pending = {}
        self._window = None
        self.offer = None
        self.ended = end
        self._lines.append(("end", end))
        self.settling = True
        if spec.settle is not None:
            spec.settle(self)
        self.settling = False
        if self.plan.ended is not None:
            self._fire(32, self.plan.ended)
        self._clear_pots()
        self.next_dealer = int(self.rulebook.dealer_next(self))
        self._lines.append(("next", self.next_dealer, tuple(seat.points for seat in self.seats)))
        self._next = None
        self.over = True

    @abstractmethod
    def fork(self) -> Any:
        """A table of its own in the same state."""

    @abstractmethod
    def _put_back(self, before: Any) -> None:
        """Takes the state of a fork."""

    def _clear_pots(self) -> None:
        """Points may not vanish, so a pot that starts anew each hand must be empty."""
        for pot, points in zip(self.rulebook.pots, self.pots, strict=True):
            if pot.reset == "hand" and points:
                raise rule_error(
                    f"彩池“{pot.name}”在一局结束时还有 {points} 分：请在结局里付清，或写 reset: never",
                    f"the pot {pot.name} still holds {points} points when the hand is over: "
                    "pay them out in the end, or say reset: never",
                    pot.mark,
                )
