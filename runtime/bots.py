"""Players that know no game: one at random, one that moves towards a complete hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from .chance import Chance
from .contract import PASS, Move, Rulebook
from .plan import MOST_PLANS
from .table import Table
from .wording import move_tiles

AnyTable: TypeAlias = Table[Any, Any, Any, Any]
Bot: TypeAlias = Callable[[AnyTable, int, Chance], Move]


def random_bot(T: AnyTable, seat: int, rng: Chance) -> Move:
    """Any of the moves the table waits for; IndexError if it waits for none of this seat's."""
    return rng.pick(T.pending.get(seat, ()))


def ready_bot(T: AnyTable, seat: int, rng: Chance) -> Move:
    """Wins when it can; else gives up the tile that its other tiles need least, preferring to wait for more
    kinds; claims what completes a group without breaking others. Looks at nothing its seat cannot see."""
    moves = T.pending.get(seat, [])
    actions = T.rulebook.actions
    wins = [move for move in moves if move != PASS and actions[move[0]].wins]
    if wins:
        return wins[0]
    ties = ties_of(T.rulebook)
    scored = [(_gain(T, seat, move, ties), move) for move in moves]
    best = max(gain for gain, _ in scored)
    return rng.pick([move for gain, move in scored if gain == best])


def _gain(T: AnyTable, seat: int, move: Move, ties: Ties) -> tuple[int, int]:
    """``(kinds waited for, tie)``: higher is better; a pass is nothing."""
    if move == PASS:
        return 0, 0
    tiles, melded = move_tiles(T, seat, move)
    holder = T.seats[seat]
    given = [t for t in tiles if t in holder.hand]
    stride = T.rulebook.stride
    kinds = [t // stride for t in given]
    rest = holder.counts.copy()
    for kind in kinds:
        rest[kind] -= 1
    lost = sum(_need(kind, rest, ties) for kind in kinds)
    if len(tiles) + len(melded) > 1:
        # A group is worth more than what its tiles could still have become.
        return 0, GROUP_WORTH * (len(tiles) + len(melded)) - lost - len(given) * ALONE
    waits = 0
    if len(given) == 1 and T.rulebook.actions[move[0]].plain and lost <= NEARLY_ALONE:
        waits = T.after_discard(seat, given[0], lambda: len(T.plan.solver.waits(T, seat)))
    return waits, -lost


Ties: TypeAlias = dict[int, dict[int, int]]
"""kind -> kind -> in how many sets of groups both stand, weighted by how much of such a set two tiles are."""

GROUP_WORTH = 40
ALONE = 6
NEARLY_ALONE = 60


def _need(kind: int, rest: list[int], ties: Ties) -> int:
    return sum(weight * rest[other] for other, weight in ties.get(kind, {}).items() if rest[other])


def ties_of(rulebook: Rulebook) -> Ties:
    """How the kinds of a rulebook help each other into the groups its shapes are made of."""
    kept = _ties.get(id(rulebook))
    if kept is not None and kept[0] is rulebook:
        return kept[1]
    used = {g for s in rulebook.score.shapes for part in rulebook.shapes[s].parts for g in part.groups}
    ties: Ties = {}
    for g in sorted(used):
        spec = rulebook.groups[g]
        for kinds in spec.sets:
            if spec.some or len(kinds) > 5:
                continue
            for at, kind in enumerate(kinds):
                for other in kinds[:at] + kinds[at + 1 :]:
                    row = ties.setdefault(kind, {})
                    row[other] = row.get(other, 0) + 12 // len(kinds)
    if len(_ties) >= MOST_PLANS:
        _ties.clear()
    _ties[id(rulebook)] = rulebook, ties
    return ties


_ties: dict[int, tuple[Rulebook, Ties]] = {}
