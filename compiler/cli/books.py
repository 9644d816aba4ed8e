"""Rulebooks for the commands: found, compiled, and loaded into the runtime."""

from __future__ import annotations

import atexit
import os
import re
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from paigui.runtime.contract import Rulebook
from paigui.runtime.loader import load

from ..diagnostics import Problem, Sink, did_you_mean
from ..emit.module import write
from ..games import Book, Compiled, bundled, compile_book, locate, module_name
from ..load import Mapping, load_rulebook, to_plain
from ..pipeline import check
from ..source import Span
from .voice import FAILED, FINDINGS, GiveUp, Voice

RULEBOOK = re.compile(r"^(?:paigui|\"paigui\"|'paigui')[ \t]*:", re.MULTILINE)
"""What tells a rulebook from other YAML: situations, cases, ledgers."""

MOST_FILES = 20_000
"""Files and folders that are looked through."""

MOST_READ = 1_000_000
"""Characters of a file in which that must stand."""

PARTS = frozenset({"PG411", "PG424", "PG426", "PG702", "PG705"})
"""Codes of what only a whole rulebook must have."""


@dataclass(frozen=True, slots=True)
class Ready:
    """A rulebook that can be played. ``file``: its module, for other processes."""

    compiled: Compiled
    rulebook: Rulebook
    file: Path

    @property
    def cases(self) -> list[tuple[dict[str, Any], Span]]:
        """Its worked cases as plain data, texts as written, with the places of their ids."""
        listed = self.compiled.loaded.cases
        found: list[tuple[dict[str, Any], Span]] = []
        for item in listed.items if listed is not None else ():
            plain = to_plain(item)
            if isinstance(item, Mapping) and isinstance(plain, dict):
                name = item.scalar("id")
                found.append((plain, item.span if name is None else name.span))
        return found


@dataclass(frozen=True, slots=True)
class Wanted:
    """The rulebooks that the words of a command name. ``missing``: a word named nothing.

    ``folders``: some were found below a folder, and nobody has named them.
    """

    books: tuple[Book, ...]
    missing: bool
    folders: bool

    @property
    def code(self) -> int:
        """The least exit code that the words allow."""
        return FAILED if self.missing else 0


def wanted(told: Voice, words: Sequence[str]) -> Wanted:
    """Rulebooks by id, by path, and all below a folder, each once; words that name none are told at once.

    Gives up where no word names any.
    """
    books: dict[str, Book] = {}
    missing = folders = False
    for word in words:
        try:
            if locate(word) is None and _is_folder(word):
                folders = True
                below = list(_below(word))
                if not below:
                    raise GiveUp(f"{word} 里没有规则书", f"there is no rulebook in {word}")
            else:
                below = [found(word)]
        except GiveUp as fault:
            if len(words) == 1:
                raise
            told.aside(fault.zh, fault.en)
            missing = True
            continue
        for book in below:
            books.setdefault(os.path.realpath(book.path), book)
    return Wanted(tuple(books.values()), missing, folders)


def _is_folder(word: str) -> bool:
    try:
        return Path(word).is_dir()
    except OSError:
        return False


def _below(folder: str) -> Iterator[Book]:
    """Rulebooks below a folder, hidden ones left out; a file that is no text is taken for one."""
    passed = 0
    for root, folders, names in os.walk(folder):
        passed += 1 + len(names)
        if passed > MOST_FILES:
            raise GiveUp(
                f"{folder} 里的文件超过 {MOST_FILES} 个；写得更具体些",
                f"there are more than {MOST_FILES} files in {folder}: name a smaller folder",
            )
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(names):
            if name.endswith((".yaml", ".yml")) and not name.startswith("."):
                file = Path(root) / name
                book = locate(str(file)) if file.is_file() and _ours(file) else None
                if book is not None:
                    yield book


def _ours(file: Path) -> bool:
    try:
        with file.open(encoding="utf-8-sig") as f:
            return RULEBOOK.search(f.read(MOST_READ)) is not None
    except (OSError, UnicodeDecodeError):
        return True


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


@dataclass(frozen=True, slots=True)
class Findings:
    """What the stages find in a rulebook. ``parents``: names of the files that it extends, in the end."""

    book: Book
    problems: tuple[Problem, ...]
    parents: tuple[str, ...] = ()

    @property
    def part(self) -> bool:
        """All its errors are of what others, that extend it, may bring."""
        codes = {p.code for p in self.problems if p.severity == "error"}
        return bool(codes) and codes <= PARTS


def looked_at(book: Book) -> Findings:
    """What the stages find, with the file named as it was given."""
    sink = Sink()
    made = check(book.path, sink, book.name)
    names = () if made is None else made.loaded.sources[1:]
    return Findings(book, sink.problems, tuple(os.path.normpath(source.name) for source in names))


def checked(book: Book) -> tuple[Problem, ...]:
    """The problems that the stages find."""
    return looked_at(book).problems


def without_cases(book: Book) -> bool:
    """It can be read, and has no worked cases."""
    sink = Sink()
    loaded = load_rulebook(book.path, sink, name=book.name)
    return loaded is not None and not sink.failed and loaded.cases is None


def compiled(told: Voice, book: Book) -> Compiled:
    """The module; prints the problems and gives up if there are errors."""
    sink = Sink()
    made = compile_book(book, sink)
    if made is None:
        told.problems([p for p in checked(book) if p.severity == "error"], aside=True)
        raise GiveUp(f"{book.name} 没有通过检查", f"{book.name} does not compile", FINDINGS)
    return made


def ready(told: Voice, word: str) -> Ready:
    """A rulebook by id or path, compiled and loaded."""
    return prepared(told, found(word))


def prepared(told: Voice, book: Book) -> Ready:
    """A rulebook, compiled and loaded; gives up, with its problems told, if it has errors."""
    made = compiled(told, book)
    file = _folder() / f"{module_name(made.loaded.id)}.py"
    write(made.text, file)
    return Ready(made, load(file), file)


def _folder() -> Path:
    """A folder of this process, gone when it ends."""
    folder = Path(tempfile.mkdtemp(prefix="paigui-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder
