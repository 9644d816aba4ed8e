"""``paigui test``: runs the worked cases of rulebooks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from paigui.runtime.cases import Mismatch, run_case
from paigui.runtime.contract import Rulebook
from paigui.runtime.errors import PaiguiError
from paigui.runtime.explain import explain
from paigui.runtime.situation import run

from ..games import Book
from ..source import Span
from . import reports
from .books import Wanted, checked, prepared, wanted, without_cases
from .voice import (
    FAILED,
    FINDINGS,
    BooksArgument,
    DebugOption,
    GiveUp,
    JsonOption,
    LangOption,
    Voice,
    clean,
    voice,
)


@dataclass(frozen=True, slots=True)
class Proof:
    """What came of a case; no mismatch: it holds. ``span``: where it stands, if it comes from a file."""

    case: Mapping[str, Any]
    wrong: list[Mismatch]
    lines: list[str]
    span: Span | None = None

    @property
    def id(self) -> str:
        return str(self.case.get("id", "?"))


@dataclass(frozen=True, slots=True)
class Proven:
    """What came of a rulebook. ``ident``: its id; empty with ``broken``: it does not compile."""

    book: Book
    ident: str
    proofs: list[Proof]
    broken: bool = False


def test(
    books: BooksArgument,
    only: Annotated[
        str,
        typer.Option(
            "-k", metavar="TEXT", help="只跑编号、标题或条款含此文字的 / only cases that mention this"
        ),
    ] = "",
    empty: Annotated[
        bool, typer.Option("--allow-empty", help="没有案例也算通过 / no cases at all is fine")
    ] = False,
    form: Annotated[reports.Form, typer.Option("--format", help="输出格式 / form of the output")] = "text",
    as_json: JsonOption = False,
    lang: LangOption = None,
    debug: DebugOption = False,
) -> None:
    """跑规则书自带和旁边 cases/ 里的案例 / Run the worked cases in a rulebook and in cases/ beside it.

    Exit code 1 if a case does not hold; 2 if there is none to run, unless --allow-empty.

    \b
    paigui test ID
    paigui test ID -k 条款
    paigui test rules/ --format junit > cases.xml
    """
    told = voice(lang)
    form = "json" if as_json else form
    listed = wanted(told, books)
    every = [_proven(told, book, only, form) for book in _with_cases(told, listed, empty)]
    if only and not any(each.proofs or each.broken for each in every):
        raise GiveUp(f"没有提到“{only}”的案例", f"no case mentions {only}")
    _reported(told, form, every)
    failed = any(each.broken or any(proof.wrong for proof in each.proofs) for each in every)
    if listed.code or failed:
        raise typer.Exit(listed.code or FINDINGS)


def _with_cases(told: Voice, listed: Wanted, empty: bool) -> list[Book]:
    """The rulebooks that have cases, or cannot be read; gives up if a named one, or all, have none."""
    bare = {book for book in listed.books if without_cases(book)}
    for book in listed.books:
        if book in bare and not listed.folders:
            zh, en = f"{book.name} 没有案例", f"{book.name} has no cases"
            if not empty:
                raise GiveUp(
                    f"{zh}；本该如此就加 --allow-empty", f"{en}; if that is meant, add --allow-empty"
                )
            told.aside(zh, en)
    if len(bare) == len(listed.books) and not empty:
        raise GiveUp(
            "一个案例也没有；本该如此就加 --allow-empty",
            "there are no cases; if that is meant, add --allow-empty",
        )
    return [book for book in listed.books if book not in bare]


def _proven(told: Voice, book: Book, only: str, form: reports.Form) -> Proven:
    """Runs the cases of a rulebook, and tells how it went as text."""
    try:
        made = prepared(told, book)
    except GiveUp as fault:
        if fault.code == FAILED:
            raise
        told.aside(fault.zh, fault.en)
        return Proven(book, "", [], broken=True)
    proofs = [
        prove(made.rulebook, case, told.lang, span) for case, span in made.cases if only in _words(case)
    ]
    if form == "text" and (proofs or not only):
        for proof in proofs:
            _report(told, proof)
        _summary(told, book.name, proofs)
    return Proven(book, made.rulebook.id, proofs)


def prove(rulebook: Rulebook, case: Mapping[str, Any], lang: str, span: Span | None = None) -> Proof:
    """Runs a case; a failing one is told with how its hand was settled."""
    wrong = run_case(rulebook, case)
    return Proof(case, wrong, _trace(rulebook, case, lang) if wrong else [], span)


def _reported(told: Voice, form: reports.Form, every: list[Proven]) -> None:
    if form == "json":
        told.json([_row(each.ident, proof) for each in every for proof in each.proofs])
    elif form != "text":
        rows = []
        for each in every:
            if each.broken:
                errors = [p for p in checked(each.book) if p.severity == "error"]
                found = [reports.finding(told, p) for p in errors]
                rows.append(reports.Checked(each.book.name, "check", found))
            rows += [_checked(told, each.book, proof) for proof in each.proofs]
        text = reports.rendered(told, form, rows)
        if text:
            told.line(text)


def _checked(told: Voice, book: Book, proof: Proof) -> reports.Checked:
    found = []
    if proof.wrong:
        first, *more = (wrong.text(told.lang) for wrong in proof.wrong)
        said = [f"{_head(told, proof)}{told.pick('：', ': ')}{first}", *more, *proof.lines]
        found.append(reports.Finding(reports.CASE, "error", clean("\n".join(said)), proof.span))
    return reports.Checked(book.name, proof.id, found, proof.span)


def _trace(rulebook: Rulebook, case: Mapping[str, Any], lang: str) -> list[str]:
    given = case.get("given")
    try:
        outcome = run(rulebook, given if isinstance(given, Mapping) else {}, case.get("options"))
    except PaiguiError:
        return []  # the refusal is already among the mismatches
    return explain(outcome.after, lang, hidden=True) if outcome.after.wins or outcome.after.over else []


def _words(case: Mapping[str, Any]) -> str:
    marks = [case.get(key) for key in ("id", "title", "why", "clause", "reading")]
    return " ".join(" ".join(map(str, mark)) if isinstance(mark, list) else str(mark or "") for mark in marks)


def _marks(case: Mapping[str, Any]) -> list[str]:
    said = [case.get("clause") or [], case.get("reading") or []]
    return [str(mark) for marks in said for mark in (marks if isinstance(marks, list) else [marks])]


def _row(ident: str, proof: Proof) -> dict[str, Any]:
    return {
        "rulebook": ident,
        "id": proof.id,
        "title": proof.case.get("title", ""),
        "marks": _marks(proof.case),
        "holds": not proof.wrong,
        "mismatches": [{"key": m.key, "expected": m.expected, "got": m.got} for m in proof.wrong],
        "trace": proof.lines,
    }


def _head(told: Voice, proof: Proof) -> str:
    title = f" {proof.case['title']}" if proof.case.get("title") else ""
    marks = _marks(proof.case)
    said = told.pick(f"〔{'、'.join(marks)}〕", f" [{', '.join(marks)}]") if marks else ""
    return f"{proof.id}{title}{said}"


def _report(told: Voice, proof: Proof) -> None:
    if not proof.wrong:
        return
    told.line(f"✗ {_head(told, proof)}")
    for wrong in proof.wrong:
        told.line(f"    {wrong.text(told.lang)}")
    for line in proof.lines:
        told.line(f"    │ {line}")


def _summary(told: Voice, word: str, proofs: list[Proof]) -> None:
    bad = sum(bool(proof.wrong) for proof in proofs)
    told.say(
        f"{word}：{len(proofs)} 个案例，{len(proofs) - bad} 个成立，{bad} 个不成立",
        f"{word}: {len(proofs)} cases, {len(proofs) - bad} hold, {bad} fail",
    )
