"""``paigui trace``: from each clause of the source to rules and cases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from ..diagnostics import Problem, Sink
from ..games import Book
from ..load import load_rulebook
from ..trace import Clause, Named, Reading, Report
from ..trace import trace as trace_source
from .books import found
from .voice import FINDINGS, BooksArgument, DebugOption, JsonOption, LangOption, Voice, voice


def trace(
    books: BooksArgument,
    strict: Annotated[bool, typer.Option("--strict", help="提示也算不通过 / lints fail too")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="输出 Markdown / print Markdown")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
    debug: DebugOption = False,
) -> None:
    """来源的每一条由哪些规则实现、哪些案例证明 / Which rules implement each clause, which cases prove it.

    Exit code 1: a clause without rule or reason, a mark the ledger lacks, an open reading.

    \b
    paigui trace ID
    paigui trace ID --markdown > coverage.md
    """
    told = voice(lang)
    rows: list[dict[str, Any]] = []
    failed = False
    for book in [found(word) for word in books]:
        report, problems = _trace(book)
        failed |= any(p.severity == "error" or (strict and p.severity == "lint") for p in problems)
        if as_json:
            rows.append(_data(book, report, problems))
        elif report is None:
            told.problems(problems)
        else:
            (_markdown if markdown else _text)(told, report)
            told.problems(problems, aside=markdown)
            _summary(told, report, aside=markdown)
    if as_json:
        told.json(rows)
    if failed:
        raise typer.Exit(FINDINGS)


def _trace(book: Book) -> tuple[Report | None, Sequence[Problem]]:
    sink = Sink()
    loaded = load_rulebook(book.path, sink, name=book.name)
    if loaded is None or sink.failed:
        return None, sink.problems
    sink = Sink()  # what loading has to say is the business of check
    report = trace_source(loaded, book.path, sink)
    return report, sink.problems


def _place(named: Named) -> str:
    return f"{named.path} {named.span.source.name}:{named.span.line}"


def _why(told: Voice, clause: Clause) -> str:
    if clause.note:
        zh, _, en = clause.note.partition(" / ")
        return told.pick(zh, en or zh)
    return (
        told.pick("只与显示有关", "concerns the screen only") if clause.display and not clause.rules else ""
    )


def _text(told: Voice, report: Report) -> None:
    for clause in report.clauses.values():
        told.line(f"{clause.id}  {told.pick(clause.text, clause.en or clause.text)}")
        for rule in clause.rules:
            told.line(f"    {told.pick('规则', 'rule')} {_place(rule)}")
        if clause.cases:
            told.line(f"    {told.pick('案例', 'cases')} {' '.join(case.path for case in clause.cases)}")
        for name in clause.readings:
            told.line(f"    {told.pick('读法', 'reading')} {name} {report.readings[name].chosen}")
        if _why(told, clause):
            told.line(f"    {told.pick('说明', 'note')} {_why(told, clause)}")


def _markdown(told: Voice, report: Report) -> None:
    told.line(f"# {report.rulebook}: {report.ledger}")
    told.line()
    told.say("| 条款 | 内容 | 规则 | 案例 | 读法 |", "| clause | text | rules | cases | readings |")
    told.line("|---|---|---|---|---|")
    for clause in report.clauses.values():
        rules = "<br>".join(
            f"`{rule.path}` {rule.span.source.name}:{rule.span.line}" for rule in clause.rules
        )
        cells = (
            clause.id,
            told.pick(clause.text, clause.en or clause.text),
            rules or _why(told, clause) or "—",
            " ".join(case.path for case in clause.cases) or "—",
            " ".join(clause.readings) or "—",
        )
        told.line("| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |")


def _summary(told: Voice, report: Report, *, aside: bool) -> None:
    clauses = report.clauses.values()
    ruled = sum(bool(c.rules) for c in clauses)
    excused = sum(not c.rules and c.covered for c in clauses)
    bare = sum(not c.covered for c in clauses)
    proved = sum(bool(c.cases) for c in clauses)
    zh = (
        f"{report.rulebook}：{len(clauses)} 条，{ruled} 条有规则，{excused} 条注明不需要规则，"
        f"{bare} 条没有着落；{proved} 条有案例；{len(report.readings)} 条读法"
    )
    en = (
        f"{report.rulebook}: {len(clauses)} clauses, {ruled} with rules, "
        f"{excused} noted as needing none, {bare} open; {proved} with cases; {len(report.readings)} readings"
    )
    (told.aside if aside else told.say)(zh, en)


def _named(places: list[Named]) -> list[dict[str, Any]]:
    return [{"path": p.path, "file": p.span.source.name, "line": p.span.line} for p in places]


def _reading(reading: Reading) -> dict[str, Any]:
    return {
        "id": reading.id,
        "clauses": list(reading.clauses),
        "question": reading.question,
        "chosen": reading.chosen,
        "open": reading.open,
        "rules": _named(reading.rules),
        "cases": _named(reading.cases),
    }


def _data(book: Book, report: Report | None, problems: Sequence[Problem]) -> dict[str, Any]:
    found_ = [{"code": p.code, "severity": p.severity, "zh": p.zh, "en": p.en} for p in problems]
    if report is None:
        return {"rulebook": book.name, "clauses": [], "readings": [], "problems": found_}
    clauses = [
        {
            "id": c.id,
            "text": c.text,
            "en": c.en,
            "covered": c.covered,
            "rules": _named(c.rules),
            "cases": _named(c.cases),
            "readings": c.readings,
            "note": c.note,
            "display": c.display,
        }
        for c in report.clauses.values()
    ]
    return {
        "rulebook": report.rulebook,
        "ledger": report.ledger,
        "clauses": clauses,
        "readings": [_reading(r) for r in report.readings.values()],
        "problems": found_,
    }
