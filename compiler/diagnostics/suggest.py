"""The one place that guesses what a misspelt word was meant to be."""

from __future__ import annotations

from collections.abc import Iterable

from rapidfuzz import process
from rapidfuzz.distance import DamerauLevenshtein, JaroWinkler

_ALIKE = 0.72


def _likeness(a: str, b: str, **_: object) -> float:
    if not a or not b:
        return 0.0
    edits = DamerauLevenshtein.distance(a, b)
    # Short names: one edit is near; a shared character makes two-character names candidates.
    if edits <= 1 and min(len(a), len(b)) > 1:
        return 1.0 - 0.1 * edits
    score = JaroWinkler.similarity(a, b)
    if a.startswith(b) or b.startswith(a) or (len(a) > 1 and (a in b or b in a)):
        score = max(score, 0.8)
    return score


def nearest(word: str, candidates: Iterable[str], limit: int = 3) -> tuple[str, ...]:
    """The candidates that look like the word, best first; equal ones in alphabetical order."""
    pool = sorted(set(candidates) - {word})
    lowered = word.lower()
    found = process.extract(lowered, pool, scorer=_likeness, processor=str.lower, limit=None)
    near = sorted((-score, name) for name, score, _ in found if score >= _ALIKE)
    return tuple(name for _, name in near[:limit])


def did_you_mean(word: str, candidates: Iterable[str]) -> tuple[str, str]:
    """A help sentence in Chinese and in English; empty if nothing is near."""
    near = nearest(word, candidates)
    if not near:
        return "", ""
    return f"是不是想写 {'、'.join(near)}？", f"Did you mean {' or '.join(near)}?"
