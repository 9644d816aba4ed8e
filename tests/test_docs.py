"""The documentation holds: made parts are fresh, examples do what their tags say, nothing is left out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from doc_examples import DOCS, KINDS, Example, all_examples, documents, examples_in

from paigui.compiler.diagnostics import CODES, Sink, render_text
from paigui.compiler.lang.builtins import BUILTINS, CONTEXT_WORDS
from paigui.compiler.lang.effects import EFFECTS, EVENTS
from paigui.compiler.load import scalar_in
from paigui.compiler.pipeline import compile_module
from paigui.compiler.reference import MADE, MARKS, fresh, language, main, resolve, schema, stale
from paigui.compiler.source import Source
from paigui.compiler.syntax import parse_block, parse_expr
from paigui.runtime.cases import CHECKS, run_case
from paigui.runtime.contract import Rulebook
from paigui.runtime.loader import load
from paigui.runtime.situation import run

EXAMPLES = all_examples()
SHOWN = "PG412"
"""A part may declare what it does not use: it shows a spelling."""


def of(*kinds: str) -> list[Any]:
    return [pytest.param(e, id=e.name) for e in EXAMPLES if e.kind in kinds]


@cache
def compiled(text: str, folder: Path) -> Rulebook:
    file = folder / "module.py"
    file.write_text(text, encoding="utf-8")
    return load(file)


def module(example: Example, folder: Path) -> Rulebook:
    sink = Sink()
    text = compile_module(example.write(folder), sink)
    assert text is not None, render_text(sink.problems, "en")
    return compiled(text, folder)


# ---- made parts


@pytest.mark.parametrize("file", documents(), ids=lambda f: f.name)
def test_made_parts_are_fresh(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert fresh(text, language(file)) == text, "run: python -m paigui.compiler.reference"


def test_stale_parts_are_found_and_written_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.en.md"
    file.write_text("a\n<!-- made: events -->\nold\n<!-- /made -->\nb\n", encoding="utf-8")
    assert stale(tmp_path) == [file]
    assert main(["--check", str(tmp_path)]) == 1
    assert main([str(tmp_path)]) == 0
    assert main(["--check", str(tmp_path)]) == 0
    text = file.read_text(encoding="utf-8")
    assert "`drawn`" in text and "old" not in text and text.endswith("b\n")
    assert "stale" in capsys.readouterr().out


def test_an_unknown_part_is_refused() -> None:
    with pytest.raises(ValueError, match="nonsense"):
        fresh("<!-- made: nonsense -->\n<!-- /made -->", "zh")


def test_the_reference_shows_every_section() -> None:
    """Each section of the container has its table, in both languages."""
    sections = {
        k.removeprefix("s_") for k in schema("rulebook.schema.json")["definitions"] if k.startswith("s_")
    }
    for name in ("language.md", "language.en.md"):
        shown = {
            found[3]
            for found in MADE.finditer((DOCS / name).read_text(encoding="utf-8"))
            if found[2] == "keys"
        }
        assert sections - {"start", "notes"} <= shown, name


# ---- examples


def test_every_yaml_block_is_tagged() -> None:
    assert [e.name for e in EXAMPLES if e.kind not in KINDS] == []
    assert len(EXAMPLES) > 90


@pytest.mark.parametrize("example", of("rulebook", "part"))
def test_a_right_example_is_clean(example: Example, tmp_path: Path) -> None:
    sink = Sink()
    text = compile_module(example.write(tmp_path), sink)
    allowed = {SHOWN} if example.kind == "part" else set()
    left = [p for p in sink.problems if p.code not in allowed]
    assert text is not None and not left, render_text(left, "en")


@pytest.mark.parametrize("example", of("wrong"))
def test_a_wrong_example_is_answered_with_its_code(example: Example, tmp_path: Path) -> None:
    wanted = {w for w in example.argument.split() if w.startswith("PG")}
    assert wanted and wanted <= set(CODES)
    sink = Sink()
    compile_module(example.write(tmp_path), sink)
    assert {p.code for p in sink.problems} - {SHOWN} == wanted - {SHOWN}, render_text(sink.problems, "en")


@pytest.mark.parametrize("example", of("case"))
def test_the_cases_hold(example: Example, tmp_path: Path) -> None:
    book = module(example, tmp_path)
    for case in yaml.load(example.text, Loader=yaml.BaseLoader):
        assert [m.text("en") for m in run_case(book, case)] == [], case["id"]


@pytest.mark.parametrize("example", of("situation"))
def test_the_situations_can_be_laid(example: Example, tmp_path: Path) -> None:
    run(module(example, tmp_path), yaml.load(example.text, Loader=yaml.BaseLoader))


def test_both_languages_have_the_same_examples() -> None:
    for file in documents():
        if file.name.endswith(".en.md"):
            chinese = file.with_name(file.name.replace(".en.md", ".md"))
            pairs = zip(examples_in(chinese), examples_in(file), strict=True)
            assert all((a.kind, a.argument, a.text) == (b.kind, b.argument, b.text) for a, b in pairs), (
                file.name
            )


# ---- nothing is left out


def visited(node: Any, rule: dict[str, Any], root: dict[str, Any], path: str) -> Iterator[str]:
    """Paths of the schema's keys that a document uses."""
    rule = resolve(rule, root)
    if isinstance(node, dict):
        for key, value in node.items():
            known = rule.get("properties", {}).get(key)
            below = known if known is not None else rule.get("additionalProperties")
            here = f"{path}.{key}" if known is not None else f"{path}.*"
            if known is not None:
                yield f"mark {key}" if key in MARKS else here
            if isinstance(below, dict):
                yield from visited(value, below, root, here)
    elif isinstance(node, list) and isinstance(rule.get("items"), dict):
        for value in node:
            yield from visited(value, rule["items"], root, f"{path}[]")


def declared(rule: dict[str, Any], root: dict[str, Any], path: str) -> Iterator[str]:
    rule = resolve(rule, root)
    for key, below in rule.get("properties", {}).items():
        here = f"{path}.{key}"
        yield f"mark {key}" if key in MARKS else here
        yield from declared(below, root, here)
    if isinstance(rule.get("additionalProperties"), dict):
        yield from declared(rule["additionalProperties"], root, f"{path}.*")
    if isinstance(rule.get("items"), dict):
        yield from declared(rule["items"], root, f"{path}[]")


def canonical(paths: Iterator[str]) -> set[str]:
    """All events have the same keys, and so have all variables."""
    return {re.sub(r"^\.(events|state)\.\w+\.", r".\1.*.", p) for p in paths}


def bare(node: Any) -> Any:
    """``override`` says the same keys again."""
    return {k: v for k, v in node.items() if k != "override"} if isinstance(node, dict) else node


def test_every_key_stands_in_a_tested_example() -> None:
    root = schema("rulebook.schema.json")
    used: set[str] = set()
    for e in EXAMPLES:
        if e.kind in ("rulebook", "part") or e.argument == "PG411":
            data = yaml.load(e.text, Loader=yaml.BaseLoader)
            used |= canonical(visited(bare(data), root, root, ""))
            used |= canonical(visited(data.get("override") or {}, root, root, ""))
            used |= {".override"} if "override" in data else set()
    # A section's own marks are those of its entries; what may stand under `is` may stand without it.
    every = {
        p
        for p in canonical(declared(root, root, ""))
        if not p.startswith(".override.") and not p.endswith(".is")
    }
    assert sorted(every - used - {".extends"}) == []


def test_every_word_stands_in_a_tested_example() -> None:
    text = "\n".join(e.text for e in EXAMPLES if e.kind in ("rulebook", "part"))
    assert [b for b in BUILTINS if not re.search(rf"\b{b}\(", text)] == []
    assert [w for w in CONTEXT_WORDS if not re.search(rf"\b{w}\b", text)] == []
    assert [e for e in EVENTS if not re.search(rf"^  {e}:", text, re.MULTILINE)] == []
    spelt = {
        "routine": r"轮到\(",
        "let": r"^ +let ",
        "if": r"^ +if .*:$",
        "for": r"^ +for .*:$",
        "repeat": r"^ +repeat ",
    }
    for name in EFFECTS:
        looked = spelt.get(name, rf"\b{name} " if name.isalpha() else rf" {re.escape(name)} ")
        assert re.search(looked, text, re.MULTILINE), name
    for word in ("any", "all", "count", "sum", "largest", "smallest", "first", "collect"):
        assert re.search(rf"\b{word} \w+ in ", text), word


def test_every_key_of_a_case_stands_in_a_tested_example() -> None:
    root = schema("situation.schema.json")["$defs"]
    used: dict[str, set[str]] = {"case": set(), "situation": set(), "expect": set()}
    for e in EXAMPLES:
        for data in yaml.load(e.text, Loader=yaml.BaseLoader) if e.kind == "case" else ():
            used["case"] |= set(data)
            used["situation"] |= set(data["given"])
            used["expect"] |= set(data["expect"])
        if e.kind == "situation":
            used["situation"] |= set(yaml.load(e.text, Loader=yaml.BaseLoader))
    for part, keys in used.items():
        assert sorted(set(root[part]["properties"]) - keys) == [], part
    assert set(CHECKS) == set(root["expect"]["properties"])


def test_effects_and_builtins_are_written_as_the_grammar_reads_them() -> None:
    for e in EFFECTS.values():
        sink = Sink()
        parse_block(scalar_in(Source("x", e.example), e.example), sink)
        assert not sink.failed, e.name
    for b in BUILTINS.values():
        sink = Sink()
        parse_expr(scalar_in(Source("x", b.example), b.example), sink)
        assert not sink.failed, b.name


def test_descriptions_are_there_in_both_languages() -> None:
    def nodes(node: Any) -> Iterator[str]:
        if isinstance(node, dict):
            if isinstance(node.get("description"), str):
                yield node["description"]
            for below in node.values():
                yield from nodes(below)
        elif isinstance(node, list):
            for below in node:
                yield from nodes(below)

    for name in ("rulebook.schema.json",):
        for text in nodes(schema(name)):
            zh, mark, en = text.partition("。")
            assert mark and en and re.search("[一-鿿]", zh), text
    for part in ("case", "situation", "expect"):
        for key, node in schema("situation.schema.json")["$defs"][part]["properties"].items():
            zh, mark, en = node.get("description", "").partition("。")
            assert mark and en, f"{part}.{key}"


def test_documents_name_no_machine_path() -> None:
    for file in DOCS.rglob("*.md"):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"/(tmp|home|work|root|usr)/", text), file.name
        for found in re.finditer(r"\]\((?!https?:)([^)#]+)", text):
            assert file.parent.joinpath(found[1]).exists(), f"{file.name}: {found[1]}"
    assert json.dumps(sorted(CODES))
