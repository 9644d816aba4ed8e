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

from .books import Ready, ready
from .voice import FINDINGS, BooksArgument, DebugOption, GiveUp, JsonOption, LangOption, Voice, voice


@dataclass(frozen=True, slots=True)
class Proof:
    """What came of a case; no mismatch: it holds."""

    case: Mapping[str, Any]
    wrong: list[Mismatch]
    lines: list[str]

    @property
    def id(self) -> str:
        return str(self.case.get("id", "?"))


def test(
    books: BooksArgument,
    only: Annotated[
        str,
        typer.Option(
            "-k", metavar="TEXT", help="只跑编号、标题或条款含此文字的 / only cases that mention this"
        ),
    ] = "",
    as_json: JsonOption = False,
    lang: LangOption = None,
    debug: DebugOption = False,
) -> None:
    """跑规则书自带和旁边 cases/ 里的案例 / Run the worked cases in a rulebook and in cases/ beside it.

    \b
    paigui test tuidaohu
    paigui test tuidaohu -k 漏碰
    """
    told = voice(lang)
    rows: list[dict[str, Any]] = []
    failed = 0
    for word in books:
        book = ready(told, word)
        cases = [case for case in book.cases if only in _words(case)]
        if only and not cases:
            raise GiveUp(f"{word} 没有提到“{only}”的案例", f"{word} has no case that mentions {only}")
        proofs = [prove(book.rulebook, case, told.lang) for case in cases]
        failed += sum(bool(proof.wrong) for proof in proofs)
        rows += [_row(book, proof) for proof in proofs]
        if not as_json:
            for proof in proofs:
                _report(told, proof)
            _summary(told, word, proofs)
    if as_json:
        told.json(rows)
    if failed:
        raise typer.Exit(FINDINGS)


def prove(rulebook: Rulebook, case: Mapping[str, Any], lang: str) -> Proof:
    """Runs a case; a failing one is told with how its hand was settled."""
    wrong = run_case(rulebook, case)
    return Proof(case, wrong, _trace(rulebook, case, lang) if wrong else [])


def _trace(rulebook: Rulebook, case: Mapping[str, Any], lang: str) -> list[str]:
    given = case.get("given")
    try:
        outcome = run(rulebook, given if isinstance(given, Mapping) else {}, case.get("options"))
    except PaiguiError:
        return []  # the refusal is already among the mismatches
    return explain(outcome.after, lang) if outcome.after.wins or outcome.after.over else []


def _words(case: Mapping[str, Any]) -> str:
    marks = [case.get(key) for key in ("id", "title", "why", "clause", "reading")]
    return " ".join(" ".join(map(str, mark)) if isinstance(mark, list) else str(mark or "") for mark in marks)


def _marks(case: Mapping[str, Any]) -> list[str]:
    said = [case.get("clause") or [], case.get("reading") or []]
    return [str(mark) for marks in said for mark in (marks if isinstance(marks, list) else [marks])]


def _row(book: Ready, proof: Proof) -> dict[str, Any]:
    return {
        "rulebook": book.rulebook.id,
        "id": proof.id,
        "title": proof.case.get("title", ""),
        "marks": _marks(proof.case),
        "holds": not proof.wrong,
        "mismatches": [{"key": m.key, "expected": m.expected, "got": m.got} for m in proof.wrong],
        "trace": proof.lines,
    }


def _report(told: Voice, proof: Proof) -> None:
    if not proof.wrong:
        return
    told.say(
        f"✗ {proof.id} {proof.case.get('title', '')}〔{'、'.join(_marks(proof.case))}〕",
        f"✗ {proof.id} {proof.case.get('title', '')} [{', '.join(_marks(proof.case))}]",
    )
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
