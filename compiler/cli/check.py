"""``paigui check`` and ``paigui compile``."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from ..diagnostics import Problem, render_json
from ..emit.module import write
from ..games import module_name
from . import reports
from .books import Findings, compiled, found, looked_at, wanted
from .voice import FINDINGS, BooksArgument, DebugOption, GiveUp, LangOption, Voice, voice


def check(
    books: BooksArgument,
    form: Annotated[reports.Form, typer.Option("--format", help="输出格式 / form of the output")] = "text",
    strict: Annotated[bool, typer.Option("--strict", help="警告也算不通过 / warnings fail too")] = False,
    lints: Annotated[bool, typer.Option("--lints", help="也显示提示 / show lints too")] = False,
    lang: LangOption = None,
    debug: DebugOption = False,
) -> None:
    """检查规则书，或目录之下的全部 / Check rulebooks, or all below a folder.

    Exit code 1 if there are errors (with --strict, warnings too); 2 if a file is missing.

    \b
    paigui check ID
    paigui check rules/ --format sarif > paigui.sarif
    """
    told = voice(lang)
    listed = wanted(told, books)
    every = [looked_at(book) for book in listed.books]
    used = {name for each in every for name in each.parents}
    failed = False
    shown: list[Findings] = []
    for each in every:
        if listed.folders and each.part and os.path.normpath(each.book.name) in used:
            # Incomplete on its own; what is wrong with it is found in those that extend it.
            if form == "text":
                told.say(
                    f"{each.book.name}：部件，随用它的规则书检查",
                    f"{each.book.name}: a part, checked in those that extend it",
                )
            continue
        problems = tuple(p for p in each.problems if lints or p.severity != "lint")
        shown.append(Findings(each.book, problems))
        failed |= any(p.severity == "error" or (strict and p.severity == "warning") for p in problems)
        if form == "text":
            told.problems(problems)
            _summary(told, each.book.name, problems)
    if form == "json":
        told.line(render_json(p for each in shown for p in each.problems).rstrip("\n"))
    elif form != "text":
        _reported(told, form, strict, shown)
    if listed.code or failed:
        raise typer.Exit(listed.code or FINDINGS)


def _reported(told: Voice, form: reports.Form, strict: bool, every: list[Findings]) -> None:
    """For JUnit, which knows only good and bad, what does not fail is left out."""
    bad = {"error", "warning"} if strict else {"error"}
    rows = []
    for each in every:
        problems = [p for p in each.problems if form != "junit" or p.severity in bad]
        rows.append(reports.Checked("check", each.book.name, [reports.finding(told, p) for p in problems]))
    text = reports.rendered(told, form, rows)
    if text:
        told.line(text)


def _summary(told: Voice, name: str, problems: tuple[Problem, ...]) -> None:
    errors = sum(p.severity == "error" for p in problems)
    warnings = sum(p.severity == "warning" for p in problems)
    if problems:
        told.say(
            f"{name}：{errors} 个错误，{warnings} 个警告", f"{name}: {errors} errors, {warnings} warnings"
        )
    else:
        told.say(f"{name}：通过", f"{name}: clean")


def compile_(
    books: BooksArgument,
    folder: Annotated[
        Path, typer.Option("-o", "--output", metavar="DIR", help="放模块的目录 / folder for the modules")
    ] = Path("."),
    lang: LangOption = None,
    debug: DebugOption = False,
) -> None:
    """把规则书编译成 Python 模块 / Compile rulebooks to Python modules, named after their ids.

    \b
    paigui compile ID -o build
    """
    told = voice(lang)
    made: dict[str, tuple[str, str]] = {}
    for word in books:
        book = found(word)
        module = compiled(told, book)
        name = module_name(module.loaded.id)
        if name in made and made[name][0] != book.name:
            raise GiveUp(
                f"{made[name][0]} 和 {book.name} 的编号相同，会写到同一个文件 {name}.py",
                f"{made[name][0]} and {book.name} have the same id and would share the file {name}.py",
            )
        made[name] = (book.name, module.text)
    for name, (_, text) in made.items():
        write(text, folder / f"{name}.py")
        told.line(str(folder / f"{name}.py"))
