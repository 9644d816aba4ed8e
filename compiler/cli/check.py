"""``paigui check`` and ``paigui compile``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from ..diagnostics import Problem, render_json
from ..emit.module import write
from ..games import module_name
from .books import checked, compiled, found
from .voice import FINDINGS, BooksArgument, DebugOption, GiveUp, LangOption, Voice, voice


def check(
    books: BooksArgument,
    form: Annotated[
        Literal["text", "json"], typer.Option("--format", help="输出格式 / form of the output")
    ] = "text",
    strict: Annotated[bool, typer.Option("--strict", help="警告也算不通过 / warnings fail too")] = False,
    lints: Annotated[bool, typer.Option("--lints", help="也显示提示 / show lints too")] = False,
    lang: LangOption = None,
    debug: DebugOption = False,
) -> None:
    """检查规则书 / Check rulebooks. Exit code 1 if there are errors (with --strict, warnings too).

    \b
    paigui check tuidaohu
    paigui check my.yaml --format json
    """
    told = voice(lang)
    every: list[Problem] = []
    for book in [found(word) for word in books]:
        problems = [p for p in checked(book) if lints or p.severity != "lint"]
        every += problems
        if form == "text":
            told.problems(problems)
            _summary(told, book.name, problems)
    if form == "json":
        told.line(render_json(every).rstrip("\n"))
    bad = {"error", "warning"} if strict else {"error"}
    if any(p.severity in bad for p in every):
        raise typer.Exit(FINDINGS)


def _summary(told: Voice, name: str, problems: list[Problem]) -> None:
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
    paigui compile tuidaohu -o build
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
