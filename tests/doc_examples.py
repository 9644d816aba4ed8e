"""The examples in docs/*.md: fenced YAML blocks whose tag says what must hold of them.

``rulebook``: a whole rulebook, checks clean. ``part``: keys added to the example rulebook of the document
(the first ``rulebook`` in it, or ``part of ID``), checks clean. ``wrong PGnnn``: a part, or a whole rulebook,
that must be answered with that code (several codes: all of them). ``case``: a list of cases that hold of the
rulebook or part before it. ``situation``: a situation that can be laid on it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"
FENCE = re.compile(r"^```yaml([^\n]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
KINDS = ("rulebook", "part", "wrong", "case", "situation")


@dataclass(frozen=True)
class Example:
    """``base``: the text it stands on (a part's rulebook, the rulebook a case is about)."""

    file: str
    line: int
    kind: str
    argument: str
    text: str
    wholes: tuple[tuple[str, str], ...]
    about: str

    @property
    def name(self) -> str:
        return f"{self.file}:{self.line}"

    def write(self, folder: Path) -> Path:
        """The rulebook of this example as a file, with the whole rulebooks of the document beside it."""
        for id_, text in self.wholes:
            folder.joinpath(f"{id_}.yaml").write_text(text, encoding="utf-8")
        folder.joinpath("cases.yaml").write_text("[]\n", encoding="utf-8")
        text = self.about if self.kind in ("case", "situation") else self.text
        file = folder / "example.yaml"
        if not text.startswith("paigui:"):
            words = self.argument.split()
            base = words[words.index("of") + 1] if "of" in words else self.wholes[0][0]
            text = f"paigui: 1\nid: example\nextends: [./{base}.yaml]\n{text}"
        else:
            file = folder / f"{identity(text)}.yaml"
        file.write_text(text, encoding="utf-8")
        return file


def identity(text: str) -> str:
    found = re.search(r"^id: (\S+)$", text, re.MULTILINE)
    assert found, "a whole rulebook has an id"
    return found[1]


def examples_in(file: Path) -> list[Example]:
    """The tagged examples of a document, in order."""
    text = file.read_text(encoding="utf-8")
    wholes: list[tuple[str, str]] = []
    about = argument = ""
    out = []
    for found in FENCE.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        words = found[1].split()
        kind, rest = (words[0], " ".join(words[1:])) if words else ("", "")
        body = found[2]
        if kind == "rulebook" and identity(body) not in dict(wholes):
            wholes.append((identity(body), body))
        if kind in ("rulebook", "part"):
            about, argument = body, rest
        given = argument if kind in ("case", "situation") else rest
        out.append(Example(file.name, line, kind, given, body, tuple(wholes), about))
    return out


def documents() -> list[Path]:
    return sorted(DOCS.glob("*.md"))


def all_examples() -> list[Example]:
    return [e for file in documents() for e in examples_in(file)]
