"""Rulebooks for the commands: found, compiled, and loaded into the runtime."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from paigui.runtime.contract import Rulebook
from paigui.runtime.loader import load

from ..diagnostics import Problem, Sink, did_you_mean
from ..emit.module import write
from ..games import Book, Compiled, bundled, compile_book, locate, module_name
from ..load import to_plain
from ..pipeline import check
from .voice import FINDINGS, GiveUp, Voice


@dataclass(frozen=True, slots=True)
class Ready:
    """A rulebook that can be played. ``file``: its module, for other processes."""

    compiled: Compiled
    rulebook: Rulebook
    file: Path

    @property
    def cases(self) -> list[dict[str, Any]]:
        """Its worked cases as plain data, texts as written."""
        listed = self.compiled.loaded.cases
        plain = to_plain(listed) if listed is not None else []
        return [case for case in plain if isinstance(case, dict)] if isinstance(plain, list) else []


def found(word: str) -> Book:
    """The rulebook a word names; gives up if there is none."""
    book = locate(word)
    if book is None:
        zh, en = did_you_mean(word, bundled())
        known = ", ".join(bundled())
        raise GiveUp(
            f"没有规则书 {word}：既不是文件，也不是随包的编号（{known}）。{zh}",
            f"there is no rulebook {word}: no such file, and no such id ({known}). {en}",
        )
    return book


def checked(book: Book) -> tuple[Problem, ...]:
    """What the stages find, with the file named as it was given."""
    sink = Sink()
    check(book.path, sink, book.name)
    return sink.problems


def compiled(told: Voice, book: Book) -> Compiled:
    """The module; prints the problems and gives up if there are errors."""
    sink = Sink()
    made = compile_book(book, sink)
    if made is None:
        told.problems([p for p in checked(book) if p.severity == "error"], aside=True)
        raise GiveUp(f"{book.name} 没有通过检查", f"{book.name} does not compile", FINDINGS)
    return made


def ready(told: Voice, word: str) -> Ready:
    """A rulebook, compiled and loaded."""
    made = compiled(told, found(word))
    file = _folder() / f"{module_name(made.loaded.id)}.py"
    write(made.text, file)
    return Ready(made, load(file), file)


def _folder() -> Path:
    """A folder of this process, gone when it ends."""
    folder = Path(tempfile.mkdtemp(prefix="paigui-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder
