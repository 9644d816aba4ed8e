"""From clauses to rules and cases: what is found, and what is found to be missing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from paigui.compiler.cli import main
from paigui.compiler.diagnostics import Problem, Sink
from paigui.compiler.load import load_rulebook
from paigui.compiler.trace import Report, trace

GAMES = ("tuidaohu", "changsha", "caishen", "shangdaren")

PARENT = """
paigui: 1
id: parent
actions:
  打: {clause: [X-1]}
  碰: {priority: 1}
"""

BOOK = """
paigui: 1
id: book
source: ledgers/book.yaml
extends: [parent.yaml]
override:
  actions:
    碰:
      clause: [X-2]
      priority: 2
score:
  require: {is: true, clause: [X-3], reading: [R-1]}
notes:
  X-4: 没有这回事 / there is none
"""

LEDGER = """
id: book
clauses:
  - {id: X-1, part: [flow], text: 打, en: discard}
  - {id: X-2, part: [claim], text: 碰, en: pung}
  - {id: X-3, part: [win], text: 和, en: win}
  - {id: X-4, part: [flow], text: 听, en: ready}
  - {id: X-5, part: [display], text: 灯, en: light}
readings:
  - {id: R-1, clause: [X-3], question: q, chosen: c}
"""

CASES = """
- {id: one, clause: [X-1, X-2], reading: [R-1], expect: {}}
- {id: two, clause: X-3, expect: {}}
"""


def traced(
    tmp_path: Path, book: str = BOOK, ledger: str = LEDGER, cases: str = CASES
) -> tuple[Report, list[Problem]]:
    (tmp_path / "rules" / "cases").mkdir(parents=True)
    (tmp_path / "ledgers").mkdir()
    (tmp_path / "rules" / "parent.yaml").write_text(PARENT, "utf-8")
    (tmp_path / "rules" / "book.yaml").write_text(book, "utf-8")
    (tmp_path / "rules" / "cases" / "book.yaml").write_text(cases, "utf-8")
    (tmp_path / "ledgers" / "book.yaml").write_text(ledger, "utf-8")
    sink = Sink()
    path = tmp_path / "rules" / "book.yaml"
    loaded = load_rulebook(path, sink, name="rules/book.yaml")
    assert loaded is not None and not sink.failed, sink.problems
    report = trace(loaded, path, sink)
    assert report is not None, sink.problems
    return report, list(sink.problems)


def places(report: Report, clause: str) -> list[str]:
    return [f"{r.path} {r.span.source.name}:{r.span.line}" for r in report.clauses[clause].rules]


def test_all_is_found(tmp_path: Path) -> None:
    report, problems = traced(tmp_path)
    assert problems == []
    assert places(report, "X-1") == ["actions.打 rules/parent.yaml:5"]
    assert places(report, "X-2") == ["actions.碰 rules/book.yaml:9"]  # where it is overridden, not declared
    assert places(report, "X-3") == ["score.require rules/book.yaml:12"]
    assert [c.path for c in report.clauses["X-3"].cases] == ["two"]
    assert report.clauses["X-3"].readings == ["R-1"]
    assert report.clauses["X-4"].note.startswith("没有")
    assert report.clauses["X-5"].covered and not report.clauses["X-5"].rules
    assert [r.path for r in report.readings["R-1"].cases] == ["one"]


@pytest.mark.parametrize(
    ("where", "old", "new", "code", "severity", "place"),
    [
        (
            "book",
            "  X-4: 没有这回事 / there is none",
            "  X-5: 只是灯",
            "PG901",
            "error",
            "ledgers/book.yaml:7",
        ),
        ("book", "clause: [X-2]", "clause: [X-3]", "PG901", "error", "ledgers/book.yaml:5"),
        ("book", "clause: [X-2]", "clause: [X-2, X-9]", "PG903", "error", "rules/book.yaml:9"),
        ("book", "reading: [R-1]", "reading: [R-1, R-9]", "PG903", "error", "rules/book.yaml:12"),
        ("book", "  X-4:", "  X-9: x\n  X-4:", "PG903", "error", "rules/book.yaml:14"),
        ("cases", "clause: X-3", "clause: [X-3, X-9]", "PG903", "error", "rules/cases/book.yaml:3"),
        ("cases", ", clause: X-3", "", "PG902", "lint", "ledgers/book.yaml:6"),
        ("ledger", "chosen: c}", "chosen: c, open: true}", "PG904", "error", "ledgers/book.yaml:10"),
        (
            "ledger",
            "chosen: c}",
            "chosen: c}\n  - {id: R-2, clause: [X-1]}",
            "PG905",
            "lint",
            "ledgers/book.yaml:11",
        ),
        ("ledger", "clause: [X-3]", "clause: [X-3, X-8]", "PG903", "error", "ledgers/book.yaml:10"),
        ("ledger", "{id: X-5,", "{id: X-4,", "PG906", "error", "ledgers/book.yaml:8"),
    ],
)
def test_what_is_missing(
    tmp_path: Path, where: str, old: str, new: str, code: str, severity: str, place: str
) -> None:
    texts = {"book": BOOK, "ledger": LEDGER, "cases": CASES}
    assert texts[where].count(old) == 1
    texts[where] = texts[where].replace(old, new)
    _, problems = traced(tmp_path, **texts)
    found = [(p.code, p.severity, f"{p.span.source.name}:{p.span.line}") for p in problems if p.span]
    assert found == [(code, severity, place)]


@pytest.mark.parametrize("source", ["", "source: nosuch.yaml", "source: /etc/passwd", "source: '.'"])
def test_no_ledger(tmp_path: Path, source: str, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.yaml").write_text(f"paigui: 1\nid: x\n{source}\n", "utf-8")
    assert main(["trace", str(tmp_path / "x.yaml")]) == 1
    assert "PG907" in capsys.readouterr().out


@pytest.mark.parametrize("ident", GAMES)
def test_the_bundled_games_answer_for_every_clause(ident: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trace", ident, "--json"]) == 0
    (data,) = json.loads(capsys.readouterr().out)
    assert data["clauses"] and all(clause["covered"] for clause in data["clauses"])
    assert not any(reading["open"] for reading in data["readings"])
    for clause in data["clauses"]:
        assert clause["rules"] or clause["note"] or clause["display"]


def test_forms(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trace", "tuidaohu", "--lang", "zh"]) == 0
    text = capsys.readouterr().out
    assert "    规则 bars.漏碰 rulesets/tuidaohu.yaml:" in text
    assert main(["trace", "tuidaohu", "--markdown", "--lang", "en"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[2] == "| clause | text | rules | cases | readings |"
    assert all(line.count(" | ") >= 4 for line in shown[4:])


def test_strict(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    traced(tmp_path, cases="- {id: one, clause: [X-1, X-2], reading: [R-1], expect: {}}\n")
    book = str(tmp_path / "rules" / "book.yaml")
    assert main(["trace", book]) == 0
    assert main(["trace", book, "--strict"]) == 1
    assert "PG902" in capsys.readouterr().out
