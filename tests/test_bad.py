"""Broken rulebooks: each gives exactly the problems that stand beside the lines at fault.

A code is expected on a line by a comment at its end (``# PG501``), or, where a comment cannot stand, by
``# expect: PG108 @3`` anywhere. ``@0``: in another file, or nowhere. ``BAD_ACCEPT=1`` rewrites the headlines.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from pathlib import Path

import pytest
import yaml

from paigui.compiler.diagnostics import Problem, Sink, render_json, render_text
from paigui.compiler.diagnostics.codes import CODES, page
from paigui.compiler.pipeline import compile_module

FOLDER = Path(__file__).parent / "bad"
FILES = sorted(FOLDER.glob("*.yaml"))
HEADLINES = FOLDER / "headlines.txt"
MARK = re.compile(r"#((?: PG\d{3})+)$")
TOP = re.compile(r"# expect: (PG\d{3}) @(\d+)")


def problems(path: Path) -> tuple[Problem, ...]:
    sink = Sink()
    made = compile_module(path, sink, name=path.name)
    assert (made is None) == sink.failed
    return sink.problems


def found(path: Path) -> Counter[tuple[int, str]]:
    here = Counter[tuple[int, str]]()
    for p in problems(path):
        own = p.span is not None and p.span.source.name == path.name
        here[(p.span.line if own and p.span is not None else 0, p.code)] += 1
    return here


def expected(text: str) -> set[tuple[int, str]]:
    out = {(int(line), code) for code, line in TOP.findall(text)}
    for number, line in enumerate(text.split("\n"), 1):
        marked = MARK.search(line)
        out |= {(number, code) for code in marked.group(1).split()} if marked else set()
    return out


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_gives_what_is_expected(path: Path) -> None:
    wanted = expected(path.read_text(encoding="utf-8"))
    assert wanted, "a broken rulebook says what is wrong with it"
    assert set(found(path)) == wanted


def test_there_are_many() -> None:
    assert len(FILES) >= 50


def test_headlines() -> None:
    """Every message in both languages, kept beside the rulebooks so that a change of wording is seen."""
    lines = []
    for path in FILES:
        lines.append(f"== {path.stem}")
        for p in problems(path):
            where = f"{p.span.line}:{p.span.column}" if p.span is not None else "-"
            lines += [f"{where} {p.code} {p.severity}: {p.zh} / {p.en}"]
            lines += [f"    {x}" for x in (p.help_zh, p.help_en) if x]
            lines += [f"    - {n.zh} / {n.en}" for n in p.notes]
    text = "\n".join(lines) + "\n"
    if os.environ.get("BAD_ACCEPT"):
        HEADLINES.write_text(text, encoding="utf-8")
    assert HEADLINES.read_text(encoding="utf-8") == text


def test_every_message_is_in_both_languages() -> None:
    for path in FILES:
        for p in problems(path):
            assert re.search("[\u4e00-\u9fff]", p.zh), (path.stem, p)
            assert p.en and bool(p.help_zh) == bool(p.help_en), (path.stem, p)
            assert not re.search(r"\bl_\w|Traceback|None", p.zh + p.en + p.help_zh + p.help_en), (
                path.stem,
                p,
            )


def test_reports_print() -> None:
    for path in FILES[::7]:
        for lang in ("zh", "en", "both"):
            assert render_text(problems(path), lang)  # type: ignore[arg-type]
        assert yaml.safe_load(render_json(problems(path)))


# ------------------------------------------------------------------ what no small file can show


def _codes_of(path: Path) -> set[str]:
    return {p.code for p in problems(path)}


def test_files_that_cannot_be_small(tmp_path: Path) -> None:
    assert _codes_of(tmp_path / "nowhere.yaml") == {"PG101"}
    big = tmp_path / "big.yaml"
    big.write_text("# " + "x" * 5_000_000, encoding="utf-8")
    assert _codes_of(big) == {"PG102"}
    odd = tmp_path / "odd.yaml"
    odd.write_bytes("paigui: 1\nid: 麻".encode("gbk"))
    assert _codes_of(odd) == {"PG103"}
    deep = tmp_path / "deep.yaml"
    deep.write_text("a: " + "[" * 200 + "]" * 200, encoding="utf-8")
    assert _codes_of(deep) == {"PG107"}
    many = tmp_path / "many.yaml"
    many.write_text("a: [" + "1, " * 300_000 + "1]", encoding="utf-8")
    assert _codes_of(many) == {"PG108"}


SHOWN_ABOVE = {"PG101", "PG102", "PG103", "PG107", "PG108"}
CHECKED = sorted(code for code in CODES if code < "PG900")
"""Codes of a rulebook alone; those of ledgers and cases are shown elsewhere."""


def test_every_code_is_given_by_some_file() -> None:
    given = {code for path in FILES for _, code in expected(path.read_text(encoding="utf-8"))}
    assert set(CHECKED) - given - SHOWN_ABOVE == set()


@pytest.mark.parametrize("code", CHECKED)
def test_every_code_has_a_page(code: str) -> None:
    text = page(code)
    assert text is not None
    assert text.startswith(f"# {code} {CODES[code].zh} / {CODES[code].en}\n")
    assert "错 / Wrong:" in text and "对 / Right:" in text
