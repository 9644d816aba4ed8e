"""What every command shares: the language it speaks, where it prints, how it gives up."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias

import typer
from rich.console import Console

from ..diagnostics import Problem, render_text

Lang: TypeAlias = Literal["zh", "en"]

CLEAN, FINDINGS, FAILED = 0, 1, 2


class GiveUp(Exception):
    """The command cannot go on; one line says why. ``code``: the exit code."""

    def __init__(self, zh: str, en: str, code: int = FAILED) -> None:
        super().__init__(zh, en)
        self.zh = zh
        self.en = en
        self.code = code


def language(environment: Mapping[str, str], arguments: Sequence[str] = ()) -> Lang:
    """The language ``--lang`` names among the arguments, else the locale's; Chinese where neither tells."""
    said = ""
    for at, word in enumerate(arguments):
        if word == "--lang" and at + 1 < len(arguments):
            said = arguments[at + 1]
        elif word.startswith("--lang="):
            said = word.removeprefix("--lang=")
    if said not in ("zh", "en"):
        said = next((environment[k] for k in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(k)), "zh")
    return "en" if said.startswith("en") else "zh"


@dataclass(frozen=True, slots=True)
class Voice:
    """Prints in one language: results to standard output, everything else to standard error."""

    lang: Lang

    def pick(self, zh: str, en: str) -> str:
        """Of two texts that say the same, the one in this language."""
        return zh if self.lang == "zh" else en

    def line(self, text: str = "") -> None:
        """A line of the result, as it is."""
        sys.stdout.write(clean(text) + "\n")

    def say(self, zh: str, en: str) -> None:
        """A line of the result in this language."""
        self.line(self.pick(zh, en))

    def aside(self, zh: str, en: str) -> None:
        """A line that is not part of the result."""
        sys.stdout.flush()
        sys.stderr.write(clean(self.pick(zh, en)) + "\n")

    def json(self, value: Any) -> None:
        """The result for a program."""
        sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=1) + "\n")

    def problems(self, found: Sequence[Problem], *, aside: bool = False) -> None:
        """Findings as text; in colour on a terminal."""
        stream = sys.stderr if aside else sys.stdout
        if not found:
            return
        colour = stream.isatty() and not os.environ.get("NO_COLOR")
        stream.write(render_text(found, self.lang, color=colour))

    def console(self, *, aside: bool = False) -> Console:
        """For tables and progress."""
        return Console(stderr=aside, highlight=False, markup=False, soft_wrap=True)


def clean(text: str) -> str:
    """Nothing that comes from a file may steer the terminal."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c == "\n" else "�" for c in text)


def voice(lang: Lang | None) -> Voice:
    """The voice of a command that was given ``--lang`` or not."""
    return Voice(lang or language(os.environ))


# ------------------------------------------------------------------ options of several commands

LangOption = Annotated[
    Lang | None,
    typer.Option("--lang", help="语言，默认看 LANG / language, by default from LANG", show_default=False),
]
DebugOption = Annotated[
    bool, typer.Option("--debug", help="出错时显示 Python 回溯 / show the Python traceback of a failure")
]
JsonOption = Annotated[bool, typer.Option("--json", help="输出 JSON / print JSON")]
BookArgument = Annotated[
    str,
    typer.Argument(
        metavar="ID", help="随包规则书的编号，或 .yaml 路径 / a bundled id, or a path ending in .yaml"
    ),
]
BooksArgument = Annotated[
    list[str],
    typer.Argument(
        metavar="ID...", help="随包规则书的编号，或 .yaml 路径 / bundled ids, or paths ending in .yaml"
    ),
]
OptionOption = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="房间选项，可多次 / a room option, repeatable"),
]
PresetOption = Annotated[str, typer.Option("--preset", metavar="NAME", help="选项预设 / a preset of options")]
SeedOption = Annotated[int, typer.Option("--seed", help="随机种子 / seed of all chance")]


def options(words: Sequence[str] | None) -> dict[str, Any]:
    """``NAME=VALUE`` texts as option values: true and false, whole numbers, else names of choices."""
    given: dict[str, Any] = {}
    for word in words or ():
        name, equals, value = word.partition("=")
        if not equals or not name.strip():
            raise GiveUp(f"选项要写成 名=值，而不是 {word}", f"an option is written NAME=VALUE, not {word}")
        given[name.strip()] = _value(value.strip())
    return given


def _value(text: str) -> Any:
    known = {"true": True, "false": False, "是": True, "否": False}
    if text.lower() in known:
        return known[text.lower()]
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 10 else text
