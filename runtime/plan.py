"""What the table works out once about a rulebook, so that playing need not look it up."""

from __future__ import annotations

from .arrange import Solver
from .contract import INTERFACE, Fn, Rulebook, StateVar
from .errors import RulebookPlaces, rule_error, wrong_interface

BUILT_IN = ("hand", "discards", "melds", "wall")
"""Places that every game has; the table keeps them itself."""


class Plan:
    """Answers about one rulebook, indexed for play.

    ``legal[p]``: the legal functions of phase p's actions; ``free``: those of anytime actions (``is_free`` by
    action). ``forced[p]``: some action of phase p may be compulsory. ``locks[a]``: ``(bar, declined)`` of the
    bars that remember when action a is let go; ``locked[p]``: some action of phase p has one. ``joined[p]``:
    some may be taken together.
    """

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self.solver = Solver.of(rulebook)
        self.places = RulebookPlaces(rulebook)
        actions = rulebook.actions
        self.is_free = tuple(action.anytime for action in actions)
        self.free = tuple(action.legal for action in actions if action.anytime)
        self.do = tuple(action.do for action in actions)
        self.priority = tuple(action.priority for action in actions)
        self.in_window = tuple(
            bool(action.phases) and all(rulebook.phases[p].mode == "window" for p in action.phases)
            for action in actions
        )
        self.locks: tuple[tuple[tuple[int, Fn], ...], ...] = tuple(
            tuple((b, bar.declined[a]) for b, bar in enumerate(rulebook.bars) if a in bar.declined)
            for a in range(len(actions))
        )
        self.legal: tuple[tuple[Fn, ...], ...] = tuple(
            tuple(actions[a].legal for a in phase.actions if not actions[a].anytime and not actions[a].never)
            for phase in rulebook.phases
        )
        self.forced = tuple(any(actions[a].must for a in phase.actions) for phase in rulebook.phases)
        self.joined = tuple(any(actions[a].together for a in phase.actions) for phase in rulebook.phases)
        self.locked = tuple(any(self.locks[a] for a in phase.actions) for phase in rulebook.phases)
        self.seat_zones = tuple(
            zone.attr for zone in rulebook.zones if zone.of == "seat" and zone.attr not in BUILT_IN
        )
        self.table_zones = tuple(zone.attr for zone in rulebook.zones if zone.of == "table")
        self.zone_names = {zone.attr: zone.name for zone in rulebook.zones}
        self.zone_names.update({attr: attr for attr in BUILT_IN if attr not in self.zone_names})
        self.on_draw = self._reset("draw")
        self.on_turn = self._reset("turn")
        self.wall_end = self._end_by("wall")
        self.room_end = self._end_by("room")
        events = rulebook.events
        self.drawn = events.get("drawn")
        self.discarded = events.get("discarded")
        self.claimed = events.get("claimed")
        self.laid = events.get("laid")
        self.turned = events.get("turned")
        self.ended = events.get("ended")

    def _reset(self, when: str) -> tuple[StateVar, ...]:
        return tuple(v for v in self.rulebook.state if v.scope == "seat" and v.reset == when)

    def _end_by(self, by: str) -> int:
        return next((e for e, end in enumerate(self.rulebook.ends) if end.by == by), -1)

    @staticmethod
    def of(rulebook: Rulebook) -> Plan:
        """The plan of this rulebook, made once. VersionError if it is made for another runtime."""
        kept = _plans.get(id(rulebook))
        if kept is None or kept.rulebook is not rulebook:
            check_interface(rulebook.interface, rulebook.id)
            if not rulebook.phases:
                raise rule_error("规则书没有阶段", "the rulebook has no phases", rulebook.score.mark)
            if len(_plans) >= MOST_PLANS:
                _plans.clear()
            kept = _plans[id(rulebook)] = Plan(rulebook)
        return kept


_plans: dict[int, Plan] = {}

MOST_PLANS = 64
"""Rulebooks whose plans are kept; a process that tries many does not keep them all."""


def check_interface(found: object, name: str) -> None:
    """VersionError, saying which side to bring up to date, unless ``found`` is the version spoken here."""
    if found == INTERFACE:
        return
    raise wrong_interface(name, found, INTERFACE)
