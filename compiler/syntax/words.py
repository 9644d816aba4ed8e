"""Words of the grammar, which are not free to be names."""

from __future__ import annotations

QUANTIFIERS = frozenset({"any", "all", "count", "sum", "largest", "smallest", "first", "collect"})
OPERATORS = frozenset(
    {"if", "then", "else", "let", "or", "and", "not", "in", "is", "has", "can", "exists", "after"}
)
EFFECTS = frozenset(
    {
        "deal",
        "draw",
        "discard",
        "move",
        "meld",
        "regroup",
        "offer",
        "win",
        "pay",
        "goto",
        "end",
        "let",
        "if",
        "for",
        "repeat",
    }
)
WORDS: frozenset[str] = (
    QUANTIFIERS
    | OPERATORS
    | EFFECTS
    | {
        "true",
        "false",
        "while",
        "to",
        "from",
        "tail",
        "as",
        "with",
        "adding",
        "dropping",
        "loose",
        "maybe",
    }
)
