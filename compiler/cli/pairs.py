"""Combinations of room options in which every allowed pair of values occurs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import combinations
from typing import Any

from covertable import make

from paigui.runtime.contract import Rulebook
from paigui.runtime.errors import OptionError
from paigui.runtime.options import option_values

Row = dict[str, Any]
Pair = tuple[tuple[str, Any], tuple[str, Any]]


def pairwise(rulebook: Rulebook, levels: Mapping[str, list[Any]]) -> list[Row]:
    """Allowed rows that together show every pair of values any allowed row can show."""
    names = list(levels)
    if len(names) < 2:
        rows = [{name: value} for name in names for value in levels[name]] or [{}]
        return [row for row in rows if _allowed(rulebook, row)]
    made = make(dict(levels), strength=2, constraints=_constraints(rulebook, names))
    rows = [{name: row[name] for name in names} for row in made]
    rows = [row for row in rows if _allowed(rulebook, row)]
    covered = {pair for row in rows for pair in _pairs(row)}
    for a, b in combinations(names, 2):
        for pair in (((a, x), (b, y)) for x in levels[a] for y in levels[b]):
            if pair not in covered:
                row = _completed(rulebook, names, rows, pair)
                if row is not None:
                    rows.append(row)
                    covered.update(_pairs(row))
    return rows


def _pairs(row: Row) -> list[Pair]:
    return list(combinations(row.items(), 2))


def _allowed(rulebook: Rulebook, row: Row) -> bool:
    try:
        option_values(rulebook, row)
    except OptionError:
        return False
    return True


def _constraints(rulebook: Rulebook, names: list[str]) -> list[dict[str, Any]]:
    """The rulebook's constraints over the options that they speak of; what this misses is completed later."""
    found = []
    for constraint in rulebook.constraints:
        spoken = {constraint.option, *re.findall(r"option\.(\w+)", constraint.text)}
        keys = [name for name in names if name in spoken]
        if keys:
            found.append(
                {
                    "operator": "fn",
                    "requires": keys,
                    "evaluate": lambda row, keys=keys: _holds(rulebook, row, keys),
                }
            )
    return found


def _holds(rulebook: Rulebook, row: Row, keys: list[str]) -> bool:
    return _allowed(rulebook, {key: row[key] for key in keys})


def _completed(rulebook: Rulebook, names: list[str], rows: list[Row], pair: Pair) -> Row | None:
    """An allowed row with this pair: on the defaults, else on a row there is; None if none was found."""
    for base in ({}, *rows):
        row = base | dict(pair)
        if _allowed(rulebook, row):
            return {name: row[name] for name in names if name in row}
    return None
