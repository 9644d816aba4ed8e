"""Runs a whole situation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..contract import Rulebook
from ..explain import settlement_data, settlement_lines
from . import read
from .laid import LaidTable
from .lay import lay, wins_stand_alone
from .reach import fork, stand
from .script import play
from .settle import answer, end, make, record_winners
from .wins import wanted_wins


@dataclass(slots=True)
class Outcome:
    """What came of a situation.

    ``before``: the table at the decision after the script, before claims, wins and end; ``after``: at the
    very end. ``resolved``: (seat, action) of what the claims or wins led to. ``won``: every win asked for was
    made; ``refusal``: else why not, in Chinese and English. ``dealer``: of the next hand if this one is over.
    """

    before: LaidTable
    after: LaidTable
    resolved: list[tuple[int, int]] = field(default_factory=list)
    won: bool = True
    refusal_zh: str = ""
    refusal_en: str = ""
    dealer: int = -1

    @property
    def refusal(self) -> str:
        """The reason in both languages."""
        return f"{self.refusal_zh} / {self.refusal_en}" if self.refusal_zh else ""


def run(book: Rulebook, given: Mapping[Any, Any], options: object = None) -> Outcome:
    """Lays a situation (:func:`paigui.runtime.situation.lay.lay`), plays its script, gives its claims,
    makes its wins, ends it.

    Raises:
        SituationError: what cannot be laid or played, with the key's path, the reason and the remedy.
        OptionError: options that are not allowed together.
    """
    T = lay(book, given, options)
    play(T, T.lines)
    wins = wanted_wins(T, given)
    if wins_stand_alone(given):
        T = stand(T, wins)
    out = Outcome(fork(T), T)
    if not read.missing(given.get("claims")):
        out.resolved = answer(T, given["claims"])
    if wins:
        done, refusal = make(T, wins)
        out.resolved = out.resolved or done
        if refusal is not None:
            out.won = False
            out.refusal_zh, out.refusal_en = refusal
    if not read.missing(given.get("end")) and out.won:
        end(T, given["end"])
    out.dealer = _next_dealer(T, given)
    return out


def _next_dealer(T: LaidTable, given: Mapping[Any, Any]) -> int:
    if given.get("winners") is not None:
        record_winners(T, given)
        return int(T.rulebook.dealer_next(T))
    if T.over and T.next_dealer is not None:
        return T.next_dealer
    return T.dealer


def score(
    book: Rulebook, given: Mapping[Any, Any], options: object = None, lang: str = "zh"
) -> dict[str, Any]:
    """Scores a situation: ``{won, reason, over, settlement, lines}``, all plain data.

    ``won``: False if a win asked for cannot be made (``reason`` says why). ``settlement``: see
    :func:`paigui.runtime.explain.settlement_data`. ``lines``: the same told in ``lang``.

    Raises:
        SituationError, OptionError: as :func:`run`.
    """
    outcome = run(book, given, options)
    data = settlement_data(outcome.after, hidden=True)
    lines = settlement_lines(data, lang)
    if not outcome.won:
        lines.insert(0, outcome.refusal_zh if lang == "zh" else outcome.refusal_en)
    return {
        "won": outcome.won and bool(outcome.after.wins),
        "reason": {"zh": outcome.refusal_zh, "en": outcome.refusal_en},
        "over": outcome.after.over,
        "dealer": outcome.dealer,
        "settlement": data,
        "lines": lines,
    }
