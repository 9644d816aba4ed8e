"""Runs worked examples: a case lays a situation and says what must follow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .claims import broken_at
from .contract import Rulebook
from .errors import PaiguiError
from .situation import SituationError, decisions, lying, read, run, scores
from .situation.compare import Check, Mismatch, flag_of, number_of
from .situation.run import Outcome

__all__ = ["CHECKS", "Mismatch", "run_case"]

CASE_KEYS = ("id", "title", "clause", "reading", "basis", "why", "bug", "options", "given", "expect")


def run_case(rulebook: Rulebook, case: Mapping[str, Any]) -> list[Mismatch]:
    """What does not follow as the case says; empty if all does.

    A case with ``bug`` is a known fault: it must fail, and a pass is the mismatch. A refused
    situation is a mismatch too, unless ``expect.refused`` says so.
    """
    found = _run_case(rulebook, case)
    if read.missing(case.get("bug")):
        return found
    if found:
        return []
    return [
        Mismatch(
            "bug",
            f"a known fault ({case['bug']})",
            "the case passes: remove the mark",
            f"已知的错（{case['bug']}）",
            "案例成立了：去掉 bug",
        )
    ]


def _run_case(rulebook: Rulebook, case: Mapping[str, Any]) -> list[Mismatch]:
    try:
        read.allowed(case, CASE_KEYS, "")
        expect = read.mapping(case.get("expect"), "expect")
        read.allowed(expect, CHECKS, "expect")
        if not expect:
            raise SituationError("expect", "这个例子什么也没有断言", "this case asserts nothing")
        refused = expect.get("refused")
        try:
            outcome = run(rulebook, read.mapping(case.get("given"), "given"), case.get("options"))
        except PaiguiError as fault:
            if not read.missing(refused) and read.boolean(refused, "expect.refused"):
                return []
            return [_refused("given", "a situation that can be laid", "摆得出来的局面", fault)]
        if not outcome.won and "wins" not in expect:
            return [
                Mismatch("win", "the win can be made", outcome.refusal_en, "胡得成", outcome.refusal_zh)
            ]
        claims = [
            Mismatch(
                f"patterns.{pattern}.{claim}",
                f"{claim} {other}",
                f"{pattern} + {other}" if claim == "excludes" else pattern,
            )
            for pattern, claim, other in broken_at(outcome.after)
        ]
        return claims + [m for key, what in expect.items() for m in CHECKS[str(key)](outcome, what, str(key))]
    except PaiguiError as fault:
        return [_refused("case", "a case that can be read", "读得懂的案例", fault)]


def _refused(key: str, en: str, zh: str, fault: PaiguiError) -> Mismatch:
    if isinstance(fault, SituationError):
        return Mismatch(key, en, fault.text("en"), zh, fault.text("zh"))
    return Mismatch(key, en, fault.en, zh, fault.zh)


def _session_over(outcome: Outcome) -> bool:
    """No further hand is dealt."""
    T = outcome.after
    return T.rulebook.session_over is not None and bool(T.rulebook.session_over(T))


CHECKS: dict[str, Check] = {
    "legal": decisions.legal,
    "can": decisions.can,
    "moves": decisions.moves,
    "barred": decisions.barred,
    "resolved": decisions.resolved,
    "waits": decisions.waits,
    "values": scores.values,
    "patterns": scores.patterns,
    "shape": scores.shape,
    "winners": scores.winners,
    "wins": flag_of(lambda o: o.won),
    "points": scores.points,
    "paid": scores.paid,
    "pots": scores.pots,
    "end": scores.end,
    "over": flag_of(lambda o: o.after.over),
    "dealer": scores.dealer,
    "session": flag_of(_session_over),
    "state": lying.state,
    "zones": lying.zones,
    "hands": lying.seat_tiles(lambda seat: list(seat.hand)),
    "discards": lying.seat_tiles(lambda seat: list(seat.discards)),
    "drawn": lying.seat_tiles(lying.drawn_tile),
    "melds": lying.melds,
    "left": number_of(lambda o: o.after.wall.left),
    "tiles": number_of(lying.tiles_in_play),
    "red": lying.red,
    "copies": lying.copies,
    "turn": number_of(lambda o: o.after.turn),
    "phase": lying.phase,
    "pending": lying.pending,
    "seen": lying.seen,
    "shown": lying.shown,
    "refused": flag_of(lambda o: False),
}
"""What each key of ``expect`` compares. ``legal``, ``can``, ``moves``, ``barred`` and ``waits`` look at the
decision after the script; everything else at the very end."""
