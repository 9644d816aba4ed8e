"""Generated modules: what is printed means what was written, whatever names and texts a rulebook has."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from expressions import HELPERS, Maker
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from paigui.compiler.analyse.intervals import Facts, Range
from paigui.compiler.analyse.ranges import Bounds
from paigui.compiler.analyse.rules import Checker
from paigui.compiler.diagnostics import Sink, render_text
from paigui.compiler.emit.names import plain, safe, symbol
from paigui.compiler.load import load_rulebook
from paigui.compiler.pipeline import compile_module

GOOD = Path(__file__).parent / "good"
ROOT = Path(__file__).parent.parent


def imported(text: str, folder: Path) -> ModuleType:
    path = folder / "made_module.py"
    path.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(f"made_{abs(hash(text))}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def compiled(path: Path) -> str:
    sink = Sink()
    made = compile_module(path, sink, name=path.name)
    assert made is not None, render_text(sink.problems, "en")
    return made


def child(folder: Path, text: str) -> Path:
    """A rulebook that adds ``text`` to the smallest mahjong."""
    (folder / "base.yaml").write_text((GOOD / "base.yaml").read_text(encoding="utf-8"), encoding="utf-8")
    path = folder / "child.yaml"
    path.write_text(f"paigui: 1\nid: child\nextends: [./base.yaml]\n{text}", encoding="utf-8")
    return path


# ------------------------------------------------------------------ expressions mean what they say


PLACES = [{"p": p, "q": q, "c": c} for p in (0, 1, 5) for q in (0, 3) for c in (False, True)]


def made_expressions(seed: int, number: int) -> list[tuple[str, str, Any]]:
    """``(name, type, expression)``"""
    out = []
    for i in range(number):
        maker = Maker(random.Random(f"{seed}/{i}"))
        how = ("int", "bool", "maybe int")[i % 3]
        make = {"int": maker.number, "bool": maker.truth, "maybe int": maker.maybe}[how]
        out.append((f"e{i}", how, make(4, ("p", "q"))))
    return [e for e in out if len(e[2].text) < 3500]


def written(seed: int, number: int) -> tuple[str, list[tuple[str, str, Any]]]:
    made = made_expressions(seed, number)
    lines = [f"  {sign}: {{is: {json.dumps(text)}}}" for sign, text in HELPERS.items()]
    lines += [f"  {n}(p int, q int, c bool) -> {how}: {{is: {json.dumps(e.text)}}}" for n, how, e in made]
    return "define:\n" + "\n".join(lines) + "\n", made


@pytest.mark.parametrize("seed", range(4))
def test_printed_expressions_mean_what_was_written(seed: int, tmp_path: Path) -> None:
    text, made = written(seed, 90)
    module = imported(compiled(child(tmp_path, text)), tmp_path)
    for name, _, e in made:
        function = getattr(module, f"define_{name}")
        for place in PLACES:
            assert function(None, *place.values()) == e.value(place), e.text


def test_bounds_hold(tmp_path: Path) -> None:
    """What the compiler believes about a number's range is true of its value."""
    text, made = written(7, 150)
    sink = Sink()
    loaded = load_rulebook(child(tmp_path, text), sink)
    assert loaded is not None
    checker = Checker(loaded, sink)
    checker.run()
    assert not sink.failed, render_text(sink.problems, "en")
    bounds = Bounds(checker)
    narrow = 0
    for name, how, e in made:
        if how == "bool":
            continue
        function = checker.p.functions[("function", name)]
        r = bounds.of(function.body, Facts({"l_p": Range(0, 5), "l_q": Range(0, 3)}))
        narrow += r != Range()
        for place in PLACES:
            value = e.value(place)
            if value is not None:
                assert (r.low is None or r.low <= value) and (r.high is None or value <= r.high), (
                    r,
                    value,
                    e.text,
                )
    assert narrow > 30


# ------------------------------------------------------------------ names


NAMES = st.text("ab_u5f一0é", min_size=1, max_size=6).filter(str.isidentifier)


@given(st.lists(st.tuples(NAMES, NAMES), min_size=2, max_size=2, unique=True))
def test_different_names_have_different_symbols(pairs: list[tuple[str, str]]) -> None:
    first, second = pairs
    assert symbol("P", *first) != symbol("P", *second)
    assert symbol("P", *first).isidentifier()


@given(st.text(min_size=1, max_size=8), st.text(min_size=1, max_size=8))
def test_any_text_has_a_symbol_of_its_own(a: str, b: str) -> None:
    a, b = a.replace("/", "|"), b.replace("/", "|")
    assert ("x_" + safe(a)).isidentifier()
    # What the tokenizer makes of it must differ too: Python takes names in their normal form.
    names = [ast.parse(f"x_{safe(t)}", mode="eval").body.id for t in (a, b)]  # type: ignore[attr-defined]
    assert (names[0] == names[1]) == (a == b)


@given(st.text(max_size=40))
def test_a_comment_stays_a_comment(text: str) -> None:
    assert ast.parse(f"# {plain(text)}\n").body == []


HOSTILE = st.text(st.sampled_from("'\"\\\n\r\u2028\x0b{}%# x;)(") | st.characters(codec="utf-8"), max_size=30)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(HOSTILE, min_size=6, max_size=6))
def test_texts_stay_texts(tmp_path: Path, texts: list[str]) -> None:
    """No text of a rulebook can become code: the module has the same statements whatever is written there."""

    def module(given: list[str]) -> ast.Module | None:
        a, b, c, d, e, f = (json.dumps(t, ensure_ascii=False) for t in given)
        path = child(
            tmp_path,
            f"title: {{zh: {a}, en: {b}}}\nversion: {c}\n"
            f"define: {{甲: {{is: 杠数 > 1, en: {d}, help: {e}, clause: [{f}]}}}}\n"
            f"bars: {{禁: {{actions: [碰], when: 甲, en: {f}, help: {a}, clause: [{d}, {b}],\n"
            f"  reading: [{e}]}}}}\n"
            f"options: {{选: {{type: bool, default: false, en: {e}, help: {d},\n"
            f"  requires: [{{is: true, why: {f}}}]}}}}\n"
            f"notes: {{甲-1: {a}}}\n",
        )
        sink = Sink()
        made = compile_module(path, sink, name="child.yaml")
        return None if made is None else ast.parse(made)

    hostile, tame = module(texts), module(["x"] * 6)
    assert tame is not None
    if hostile is None:
        return  # signs that a rulebook may not hold are refused

    def shape(tree: ast.Module) -> list[str]:
        return [
            type(s).__name__ + str(getattr(s, "name", "")) for s in ast.walk(tree) if isinstance(s, ast.stmt)
        ]

    assert shape(hostile) == shape(tame)


# ------------------------------------------------------------------ the same bytes, the right types


def test_same_bytes_whatever_the_hash_seed() -> None:
    code = (
        "import sys, hashlib; from pathlib import Path; from paigui.compiler.pipeline import compile_module\n"
        "from paigui.compiler.diagnostics import Sink, render_text\n"
        "for p in sys.argv[1:]:\n"
        "    sink = Sink(); text = compile_module(Path(p), sink, name=Path(p).name)\n"
        "    print(hashlib.sha256(((text or '') + render_text(sink.problems)).encode()).hexdigest())\n"
    )
    files = [
        str(p)
        for p in (GOOD / "names.yaml", GOOD / "scores.yaml", *sorted((GOOD.parent / "bad").glob("mis*.yaml")))
    ]
    files += [str(p) for p in sorted((ROOT / "rulesets").glob("*.yaml"))[:3]]
    answers = set()
    for seed in ("0", "1", "4242"):
        done = subprocess.run(
            [sys.executable, "-c", code, *files],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        answers.add(done.stdout)
    assert len(answers) == 1


def test_generated_modules_are_typed(tmp_path: Path) -> None:
    files = sorted(GOOD.glob("*.yaml")) + sorted((ROOT / "rulesets").glob("*.yaml"))
    for path in files:
        (tmp_path / f"{path.stem}_.py").write_text(compiled(path), encoding="utf-8")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--strict",
            "--explicit-package-bases",
            "--cache-dir",
            str(tmp_path / "cache"),
            ".",
        ],
        cwd=tmp_path,
        env={**os.environ, "MYPYPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout
