"""Findings in the forms that other tools read: workflow annotations, SARIF 2.1.0 and JUnit."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any, Literal, TypeAlias
from urllib.parse import quote
from xml.etree import ElementTree as xml

import paigui

from ..diagnostics import CODES, Problem
from ..source import Span
from .voice import Voice, clean

Form: TypeAlias = Literal["text", "json", "github", "sarif", "junit"]
Level: TypeAlias = Literal["error", "warning", "note"]

CASE = "case"
"""The rule of a worked case that does not hold."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something at a place. ``rule``: a code, or :data:`CASE`; ``message``: the headline and more lines."""

    rule: str
    level: Level
    message: str
    span: Span | None


@dataclass(frozen=True, slots=True)
class Checked:
    """One thing that was looked at. ``where``: its rulebook; no findings: nothing was wrong with it."""

    where: str
    name: str
    findings: Sequence[Finding]
    span: Span | None = None


def finding(told: Voice, problem: Problem) -> Finding:
    """A problem as a finding, in one language."""
    said = [told.pick(problem.zh, problem.en), told.pick(problem.help_zh, problem.help_en)]
    level: Level = "note" if problem.severity == "lint" else problem.severity
    return Finding(problem.code, level, clean("\n".join(filter(None, said))), problem.span)


def rendered(told: Voice, form: Form, every: Sequence[Checked]) -> str:
    """All of it in one of the forms ``github``, ``sarif`` and ``junit``; without a line end at the end."""
    if form == "sarif":
        return json.dumps(sarif(told, every), ensure_ascii=False, indent=1)
    if form == "junit":
        return junit(every)
    return "\n".join(workflow(each for checked in every for each in checked.findings))


# ------------------------------------------------------------------ workflow annotations


def workflow(findings: Iterable[Finding]) -> list[str]:
    """``::error file=…,line=…::…``, a line each."""
    lines = []
    for each in findings:
        kind = "notice" if each.level == "note" else each.level
        told = {"title": each.rule}
        if each.span is not None:
            told = {
                "file": each.span.source.name,
                "line": str(each.span.line),
                "endLine": str(each.span.end_line),
                "col": str(each.span.column),
                "endColumn": str(max(each.span.column, each.span.end_column - 1)),
                **told,
            }
        said = ",".join(f"{key}={_escaped(value, ':,')}" for key, value in told.items())
        lines.append(f"::{kind} {said}::{_escaped(each.message)}")
    return lines


def _escaped(text: str, more: str = "") -> str:
    for sign in ("%", "\r", "\n", *more):
        text = text.replace(sign, f"%{ord(sign):02X}")
    return text


# ------------------------------------------------------------------ SARIF


def sarif(told: Voice, every: Sequence[Checked]) -> dict[str, Any]:
    """One run of SARIF 2.1.0; columns count characters."""
    findings = [each for checked in every for each in checked.findings]
    rules = sorted({each.rule for each in findings})
    return {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
            {
                "tool": {
                    "driver": {
                        "name": "paigui",
                        "version": paigui.__version__,
                        "rules": [{"id": r, "shortDescription": {"text": _title(told, r)}} for r in rules],
                    }
                },
                "columnKind": "unicodeCodePoints",
                "results": [
                    {
                        "ruleId": each.rule,
                        "ruleIndex": rules.index(each.rule),
                        "level": each.level,
                        "message": {"text": each.message},
                        "locations": _locations(each.span),
                    }
                    for each in findings
                ],
            }
        ],
    }


def _title(told: Voice, rule: str) -> str:
    if rule not in CODES:
        return told.pick("案例不成立", "A worked case that does not hold")
    return told.pick(CODES[rule].zh, CODES[rule].en)


def _locations(span: Span | None) -> list[dict[str, Any]]:
    if span is None:
        return []
    file = PurePath(span.source.name)
    uri = file.as_uri() if file.is_absolute() else quote(file.as_posix())
    region = {
        "startLine": span.line,
        "startColumn": span.column,
        "endLine": span.end_line,
        "endColumn": span.end_column,
    }
    return [{"physicalLocation": {"artifactLocation": {"uri": uri}, "region": region}}]


# ------------------------------------------------------------------ JUnit


def junit(every: Sequence[Checked]) -> str:
    """A suite a rulebook, a test a thing that was looked at, a failure for all that is wrong with it."""
    suites: dict[str, list[Checked]] = {}
    for checked in every:
        suites.setdefault(checked.where, []).append(checked)
    failed = sum(bool(checked.findings) for checked in every)
    root = xml.Element("testsuites", name="paigui", tests=str(len(every)), failures=str(failed), errors="0")
    for where, listed in suites.items():
        bad = sum(bool(checked.findings) for checked in listed)
        suite = xml.SubElement(
            root, "testsuite", name=clean(where), tests=str(len(listed)), failures=str(bad), errors="0"
        )
        for checked in listed:
            test = xml.SubElement(suite, "testcase", classname=clean(where), name=clean(checked.name))
            if checked.span is not None:
                test.set("file", clean(checked.span.source.name))
                test.set("line", str(checked.span.line))
            if checked.findings:
                first = checked.findings[0]
                failure = xml.SubElement(
                    test, "failure", type=first.rule, message=clean(first.message.split("\n")[0])
                )
                failure.text = "\n".join(
                    f"{each.span.place if each.span else ''} {each.rule} {each.message}".strip()
                    for each in checked.findings
                )
    xml.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + xml.tostring(root, encoding="unicode")
