"""Tables laid by hand: reads a described situation, refuses what cannot be, plays it on, scores it."""

from __future__ import annotations

from .errors import SituationError
from .laid import LaidTable
from .lay import lay
from .run import Outcome, run, score

__all__ = ["LaidTable", "Outcome", "SituationError", "lay", "run", "score"]
