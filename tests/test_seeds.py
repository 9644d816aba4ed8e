"""The clause ledgers in seeds/, and that rulebooks and cases answer for every clause in them."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from paigui.compiler.diagnostics import Sink
from paigui.compiler.load import Mapping, Scalar, Sequence, YamlNode, load_rulebook

ROOT = Path(__file__).resolve().parent.parent
GAMES = {
    # rulebook: letter of its clauses, prefix of its golden cases, their number
    "tuidaohu": ("T", "TDH", 76),
    "changsha": ("C", "CSM", 69),
    "caishen": ("Z", "CSH", 56),
    "shangdaren": ("S", "SDR", 51),
    "riichi": ("R", "RII", 73),
}
GAME = pytest.mark.parametrize("game", GAMES)


def seed(game: str) -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((ROOT / "seeds" / f"{game}.yaml").read_text("utf-8"))
    return loaded


def cases(game: str) -> list[dict[str, Any]]:
    text = (ROOT / "rulesets" / "cases" / f"{game}.yaml").read_text("utf-8")
    loaded: list[dict[str, Any]] = yaml.safe_load(text)
    return loaded


def marks(node: YamlNode, key: str) -> set[str]:
    """Every id that stands under ``key`` (``clause``, ``reading``), wherever it is said."""
    found: set[str] = set()
    if isinstance(node, Mapping):
        for name, entry in node.entries.items():
            if name == key:
                value = entry.value
                words = value.items if isinstance(value, Sequence) else (value,)
                found |= {w.value for w in words if isinstance(w, Scalar)}
            else:
                found |= marks(entry.value, key)
    elif isinstance(node, Sequence):
        for item in node.items:
            found |= marks(item, key)
    return found


def rulebook(game: str) -> Mapping:
    sink = Sink()
    loaded = load_rulebook(ROOT / "rulesets" / f"{game}.yaml", sink)
    assert loaded is not None and not sink.failed
    return loaded.root


@GAME
def test_ids_are_well_formed_and_unique(game: str) -> None:
    letter, _, _ = GAMES[game]
    ledger = seed(game)
    assert ledger["id"] == game
    clauses = [c["id"] for c in ledger["clauses"]]
    readings = [r["id"] for r in ledger["readings"]]
    assert all(re.fullmatch(rf"{letter}-\d{{3}}", i) for i in clauses)
    assert all(re.fullmatch(rf"{letter}A-\d{{2}}", i) for i in readings)
    assert [i for i, n in Counter(clauses + readings).items() if n > 1] == []


@GAME
def test_entries_say_what_they_must(game: str) -> None:
    ledger = seed(game)
    for clause in ledger["clauses"]:
        assert all(clause[k] for k in ("src", "part", "text", "en")), clause["id"]
        assert set(clause) <= {"id", "src", "part", "text", "en", "display"}, clause["id"]
    known = {"id", "clause", "question", "chosen", "others", "why", "option"}
    for reading in ledger["readings"]:
        assert all(reading[k] for k in ("question", "chosen", "why")), reading["id"]
        assert isinstance(reading["others"], list), reading["id"]
        assert set(reading) <= known, reading["id"]


@GAME
def test_readings_name_clauses_and_options_that_exist(game: str) -> None:
    ledger = seed(game)
    clauses = {c["id"] for c in ledger["clauses"]}
    options = rulebook(game).mapping("options")
    assert options is not None
    for reading in ledger["readings"]:
        assert reading["clause"] and set(reading["clause"]) <= clauses, reading["id"]
        if "option" in reading:
            assert reading["option"] in options.entries, reading["id"]


@GAME
def test_every_clause_is_claimed_where_it_is_implemented(game: str) -> None:
    ledger = seed(game)
    root = rulebook(game)
    notes = root.mapping("notes")
    claimed = marks(root, "clause") | set(notes.entries if notes is not None else ())
    clauses = {c["id"] for c in ledger["clauses"]}
    assert claimed - clauses == set()
    assert {c["id"] for c in ledger["clauses"] if "display" not in c} - claimed == set()


@GAME
def test_every_reading_is_named_by_the_rulebook(game: str) -> None:
    assert marks(rulebook(game), "reading") == {r["id"] for r in seed(game)["readings"]}


@GAME
def test_every_clause_is_proved_by_a_case(game: str) -> None:
    ledger = seed(game)
    proved = {clause for case in cases(game) for clause in case["clause"]}
    assert proved - {c["id"] for c in ledger["clauses"]} == set()
    assert {c["id"] for c in ledger["clauses"] if "display" not in c} - proved == set()
    named = {reading for case in cases(game) for reading in case.get("reading", ())}
    assert named - {r["id"] for r in ledger["readings"]} == set()


@GAME
def test_golden_cases_are_all_there(game: str) -> None:
    _, prefix, number = GAMES[game]
    ids = [case["id"] for case in cases(game)]
    assert [i for i, n in Counter(ids).items() if n > 1] == []
    golden = {i[: len(prefix) + 4] for i in ids if i.startswith(prefix)}
    assert len(golden) == number
