"""Rulebooks by id or path, and the modules of the bundled ones.

``python -m paigui.compiler.games`` writes ``paigui/games``; with ``--check`` it only compares.
"""

from __future__ import annotations

import keyword
import re
import sys
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from .diagnostics import Sink, render_text
from .emit.module import render, write
from .load import Loaded, library, library_ids
from .pipeline import check

SHARED = "std/"
"""Ids under this are libraries: they extend to games and are none themselves."""


@dataclass(frozen=True, slots=True)
class Book:
    """A rulebook file. ``name``: as problems and modules show it. ``bundled``: it comes with the package."""

    path: Path
    name: str
    bundled: bool = False


@dataclass(frozen=True, slots=True)
class Compiled:
    """A rulebook that compiled: the text of its module, and what was loaded for it."""

    text: str
    loaded: Loaded


def bundled() -> list[str]:
    """Ids of the games that come with the package, libraries left out."""
    return [ident for ident in library_ids() if not ident.startswith(SHARED)]


def locate(word: str) -> Book | None:
    """The rulebook that an id or a path names; None if there is none."""
    path = Path(word)
    if not word.endswith((".yaml", ".yml")):
        found = library(word)
        if found is not None:
            return Book(found, shown(word), bundled=True)
    try:
        if not path.is_file():
            return None
        own = path.resolve().relative_to(Path(str(files("paigui.rulesets"))).resolve())
    except ValueError:
        return Book(path, path.as_posix())
    except OSError:
        return None
    ident = own.with_suffix("").as_posix()
    # A bundled file by its path: named as by its id, so that its module is the same bytes.
    found = library(ident)
    return Book(path, path.as_posix()) if found is None else Book(found, shown(ident), bundled=True)


def shown(ident: str) -> str:
    """How a bundled rulebook's file is named, wherever it is installed."""
    return f"{ident}.yaml" if ident.startswith(SHARED) else f"rulesets/{ident}.yaml"


def module_name(ident: str) -> str:
    """The name of a rulebook's module: its id as a Python name."""
    name = re.sub(r"\W", "_", ident.rsplit("/", 1)[-1])
    return f"_{name}" if not name or name[0].isdigit() or keyword.iskeyword(name) else name


def compile_book(book: Book, sink: Sink) -> Compiled | None:
    """The module of a rulebook; None with problems in the sink. The bytes do not depend on where it lies."""
    checked = check(book.path, sink, book.name if book.bundled else book.path.name)
    if checked is None or sink.failed:
        return None
    return Compiled(render(checked.program, checked.ir), checked.loaded)


def modules(sink: Sink) -> dict[str, str]:
    """Module name -> text, of every bundled game that compiles; problems of the others in the sink."""
    made: dict[str, str] = {}
    for ident in bundled():
        found = Sink()
        book = locate(ident)
        compiled = compile_book(book, found) if book else None
        for problem in found.problems:
            if problem.severity == "error":
                sink.add(problem)
        if compiled is not None:
            made[module_name(ident)] = compiled.text
    return made


def stale(folder: Path, made: dict[str, str]) -> list[str]:
    """Names of modules in a folder that are missing, outdated or of no rulebook."""
    kept = {
        path.stem: path.read_text(encoding="utf-8") for path in folder.glob("*.py") if path.stem != "__init__"
    }
    return sorted(name for name in {*kept, *made} if kept.get(name) != made.get(name))


def main(arguments: list[str]) -> int:
    """Writes the modules, or compares them; 1 if something is wrong."""
    import paigui

    sink = Sink()
    made = modules(sink)
    folder = Path(paigui.__file__).parent / "games"
    outdated = stale(folder, made)
    sys.stderr.write(render_text(sink.problems, "both"))
    for name in outdated:
        sys.stdout.write(f"{name}\n")
        if "--check" in arguments:
            continue
        if name in made:
            write(made[name], folder / f"{name}.py")
        else:
            (folder / f"{name}.py").unlink()
    return int(sink.failed or ("--check" in arguments and bool(outdated)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
