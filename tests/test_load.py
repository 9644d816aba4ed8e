"""Rulebook files: reading, places, refusals, shape, merging, cases."""

import itertools
import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft7Validator

from paigui.compiler.diagnostics import Problem, Sink, render_text
from paigui.compiler.load import (
    Loaded,
    Mapping,
    Null,
    Scalar,
    Sequence,
    YamlNode,
    library,
    library_ids,
    load_rulebook,
    read_file,
    read_text,
    to_plain,
    yaml_path,
)
from paigui.compiler.source import Source

RULESETS = Path(__file__).parent.parent / "rulesets"
Write = Callable[..., Path]
HEAD = "paigui: 1\nid: {id}\n"


def read(text: str) -> tuple[YamlNode | None, tuple[Problem, ...]]:
    sink = Sink()
    node = read_text(Source("t.yaml", text), sink)
    return node, sink.problems


def plain(text: str) -> object:
    node, problems = read(text)
    assert node is not None and not problems, render_text(problems, "en")
    return to_plain(node)


def refused(text: str) -> Problem:
    _, problems = read(text)
    assert problems, "nothing was reported"
    return problems[0]


# ------------------------------------------------------------------ scalars are what is written


def test_scalars_are_the_text_that_stands_there() -> None:
    text = "a: no\nb: 1:30\nc: 010\nd: 1.10\ne: true\nf: 123\ng: 0x1f\nh: 2024-01-01\ni: null\nj: 1e3\n"
    assert plain(text) == {
        "a": "no", "b": "1:30", "c": "010", "d": "1.10", "e": "true", "f": "123", "g": "0x1f",
        "h": "2024-01-01", "i": "null", "j": "1e3",
    }  # fmt: skip


def test_only_a_bare_tilde_or_nothing_is_empty() -> None:
    assert plain('a: ~\nb: "~"\nc:\nd: ""\n') == {"a": None, "b": "~", "c": None, "d": ""}


def test_keys_are_texts_too() -> None:
    assert plain("{1: a, 010: b, no: c}") == {"1": "a", "010": "b", "no": "c"}


def test_windows_files_are_read_alike(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes("\ufeffa: |\r\n  x\r\n  y\r\n".encode())
    found = read_file(path, "a.yaml", Sink())
    assert found is not None and found[1] is not None and to_plain(found[1]) == {"a": "x\ny\n"}


# ------------------------------------------------------------------ places


PLACED = """top:
  plain: one two
  long: first line
    second line

    after a gap
  single: 'it''s 甲'
  double: "甲\\t乙\\u4e19 \\
    joined"
  literal: |

    if a:
      b
    c
  strip: |-
    x
  keep: >
    folded one
    folded two

    new paragraph
      more indented
    end
  flow: {a: b c, d: [e, "f g"]}
"""


def scalars(node: YamlNode) -> list[Scalar]:
    match node:
        case Scalar():
            return [node]
        case Mapping():
            return [s for e in node.entries.values() for s in [e.key, *scalars(e.value)]]
        case Sequence():
            return [s for item in node.items for s in scalars(item)]
    return []


def check_places(text: str, node: YamlNode, escapes: bool = False) -> None:
    lines = text.split("\n")
    for scalar in scalars(node):
        for at, char in enumerate(scalar.value):
            line, column = scalar.at(at)
            there = lines[line - 1][column - 1 : column]
            fine = there == char or (char in " \n" and there in ("", " ")) or (escapes and there == "\\")
            assert fine, (scalar.value, at, char, there)


def test_every_character_is_placed() -> None:
    node, problems = read(PLACED)
    assert node is not None and not problems
    check_places(PLACED, node, escapes=True)


@pytest.mark.parametrize("path", sorted(RULESETS.rglob("*.yaml")), ids=lambda path: path.stem)
def test_every_character_of_the_rulebooks_is_placed(path: Path) -> None:
    found = read_file(path, path.name, Sink())
    assert found is not None and found[1] is not None
    check_places(found[0].text, found[1])


def test_a_span_inside_a_literal() -> None:
    node, _ = read("a:\n  do: |\n    x = 1\n    win 乙\n")
    assert isinstance(node, Mapping)
    inner = node.mapping("a")
    assert inner is not None
    text = inner.scalar("do")
    assert text is not None
    start = text.value.index("乙")
    span = text.span_of(start, start + 1)
    assert (span.line, span.column, span.end_line, span.end_column) == (4, 9, 4, 10)
    assert text.at(len(text.value) + 5)[0] >= 4


def test_spans_of_mappings_end_with_their_content() -> None:
    node, _ = read("a:\n  b: 1\n\n# remark\nc: 2\n")
    assert isinstance(node, Mapping)
    inner = node.mapping("a")
    assert inner is not None and (inner.span.line, inner.span.end_line) == (2, 2)


def test_yaml_paths() -> None:
    assert yaml_path(("actions", "碰", "do")) == "actions.碰.do"
    assert yaml_path(("cases", 0, "id")) == "cases[0].id"


# ------------------------------------------------------------------ refusals

REFUSED = [
    ("a: 1\na: 2\n", "PG109", ""),
    ("{a: 1, a: 2}", "PG109", ""),
    ("a: &x 1\n", "PG110", ""),
    ("a: *x\n", "PG110", ""),
    ("plays: *x + 1\n", "PG110", 'plays: "*x + 1"'),
    ("a: !!str 1\n", "PG110", ""),
    ("a: !not b\n", "PG110", "not"),
    ("b: {<<: {c: 1}}\n", "PG110", ""),
    ("a:\n\tb: 1\n", "PG105", ""),
    ("a: b\u200bc\n", "PG104", ""),
    ("a: b\u00a0c\n", "PG104", ""),
    ("a: b\x07\n", "PG104", ""),
    ("a: b\u2028c\n", "PG104", ""),
    ("a: b\rc\n", "PG104", ""),
    ("a: b\u202ec\n", "PG104", ""),
    ("a: 1\n---\nb: 2\n", "PG116", ""),
    ("? [a]\n: 1\n", "PG114", ""),
    ("a: {when: f(a, b)}\n", "PG111", 'when: "f(a, b)"'),
    ("a: {when: f(a, g(b, c)), do: x}\n", "PG111", 'when: "f(a, g(b, c))"'),
    ("a: {when: f(a, b: 1)}\n", "PG111", 'when: "f(a, b: 1)"'),
    ("a: [f(x, y), z]\n", "PG111", '"f(x, y)"'),
    ("a: {is: {乙}}\n", "PG112", '"{乙}"'),
    ("a: {is: {乙, 丙}}\n", "PG112", '"{乙, 丙}"'),
    ("a: {do: x += {t.kind}}\n", "PG106", "{"),
    ("a: {w: ways(a)[1]}\n", "PG106", ""),
    ("a：1\nb: 2\n", "PG113", "a: 1"),
    ("a: {b：1， c: 2}\n", "PG113", ""),
    ("１号: 1\n", "PG113", "1号"),
    ("标（x）: 1\n", "PG113", "标(x)"),
    ("a: b: c\n", "PG106", ""),
    ("a: @x\n", "PG106", '"@x"'),
    ("a: 'open\n", "PG106", ""),
    ("a: [1\n", "PG106", ""),
    ("a: 1\n b: 2\n", "PG106", ""),
    ("a\nb: 1\n", "PG106", ""),
    ("a: | x\n", "PG106", ""),
    ('a: "\\q"\n', "PG106", ""),
    ("[" * 25 + "]" * 25, "PG107", ""),
    ("a: [" + "1," * 70_000 + "]", "PG108", ""),
    ("a: " + "b" * 1_000_001, "PG102", ""),
]


@pytest.mark.parametrize(("text", "code", "remedy"), REFUSED, ids=[text[:24] for text, _, _ in REFUSED])
def test_what_is_refused(text: str, code: str, remedy: str) -> None:
    found = refused(text)
    assert found.code == code and found.severity == "error"
    assert remedy in found.help_zh and remedy in found.help_en


def test_a_cut_text_is_reported_once() -> None:
    _, problems = read("a: {when: f(a, b), do: x}\n")
    assert [problem.code for problem in problems] == ["PG111"]
    _, problems = read("a: [f(x, y), z]\n")
    assert [problem.code for problem in problems] == ["PG111"]


def test_a_comment_inside_braces_is_explained() -> None:
    found = refused("a: {do: x += 1 # why}\nb: 2\n")
    assert found.code == "PG106" and "#" in found.help_en


def test_an_unquoted_set_is_one_error(write: Write) -> None:
    _, problems = load(write("a", "define: {x: {is: {乙, 丙}}}\n"))
    assert [problem.code for problem in problems] == ["PG112"]


def test_full_width_signs_in_titles_are_fine() -> None:
    assert plain("title: 推倒（测试），第１版：好\n") == {"title": "推倒（测试），第１版：好"}


def test_bad_bytes_have_a_place(tmp_path: Path) -> None:
    path = tmp_path / "gbk.yaml"
    path.write_bytes(b"a: 1\nb: " + "麻将".encode("gbk"))
    sink = Sink()
    assert read_file(path, "gbk.yaml", sink) is None
    (found,) = sink.problems
    assert found.code == "PG103" and found.span is not None and (found.span.line, found.span.column) == (2, 4)


def test_a_missing_file_and_a_large_one(tmp_path: Path) -> None:
    sink = Sink()
    assert read_file(tmp_path / "none.yaml", "none.yaml", sink) is None
    assert read_file(tmp_path, "folder", sink) is None
    (tmp_path / "large.yaml").write_bytes(b"a" * 1_000_001)
    assert read_file(tmp_path / "large.yaml", "large.yaml", sink) is None
    assert [problem.code for problem in sink.problems] == ["PG101", "PG102", "PG101"]


# ------------------------------------------------------------------ loading with parents


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def make(name: str, text: str, head: bool = True) -> Path:
        path = tmp_path / f"{name}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text((HEAD.format(id=name) if head else "") + text, encoding="utf-8")
        return path

    return make


def load(path: Path) -> tuple[Loaded, tuple[Problem, ...]]:
    sink = Sink()
    found = load_rulebook(path, sink, lambda name: None, path.name)
    assert found is not None, render_text(sink.problems, "en")
    return found, sink.problems


def good(path: Path) -> dict[str, object]:
    found, problems = load(path)
    assert not problems, render_text(problems, "en")
    result = to_plain(found.root)
    assert isinstance(result, dict)
    return dict(result)


def codes(path: Path) -> list[str]:
    return [problem.code for problem in load(path)[1]]


def test_short_spellings_are_written_out(write: Write) -> None:
    text = """
title: 甲
define: {一: 1, 二(s seat): {is: s}, 三: {needs: int}}
routines: {走(): 'draw me'}
enums: {行: [a, b]}
units: {台: sum}
options: {x: {type: choice, choices: [p, q]}}
tiles: {copies: 4, red: it in 甲, classes: {甲: [一万], 乙: it in 甲}}
score: {require: a, best: [n], values: {n: 1}}
payments: {付: }
"""
    assert good(write("a", text)) == {
        "paigui": "1",
        "id": "a",
        "title": {"zh": "甲"},
        "define": {"一": {"is": "1"}, "二": {"is": "s"}, "三": {"needs": "int"}},
        "routines": {"走": {"do": "draw me"}},
        "enums": {"行": {"is": ["a", "b"]}},
        "units": {"台": {"combine": "sum"}},
        "options": {"x": {"type": "choice", "choices": {"p": {}, "q": {}}}},
        "tiles": {
            "copies": {"is": "4"},
            "red": {"is": "it in 甲"},
            "classes": {"甲": {"is": ["一万"]}, "乙": {"is": "it in 甲"}},
        },
        "score": {"require": {"is": "a"}, "best": {"is": ["n"]}, "values": {"n": {"is": "1"}}},
        "payments": {"付": {}},
    }  # fmt: skip


def test_the_key_of_a_definition_keeps_its_signature(write: Write) -> None:
    write("p", "define:\n  f(s seat) -> int: 1\n")
    child = write("c", "extends: [p]\noverride: {define: {f: 2}}\n")
    found, problems = load(child)
    assert not problems
    define = found.root.mapping("define")
    assert define is not None
    assert define.entries["f"].key.value == "f(s seat) -> int"
    assert define.entries["f"].key.span.source.name == "p.yaml"
    assert to_plain(define) == {"f": {"is": "2"}}


def test_a_child_adds_at_any_depth(write: Write) -> None:
    write("p", "groups: {顺: {run: 3}}\nbars: {甲: {actions: [a], when: x}}\n")
    child = write(
        "c", "extends: p\ngroups: {顺: {where: w}, 刻: {same: 3}}\nbars: {乙: {actions: [b], when: y}}\n"
    )
    merged = good(child)
    assert merged["groups"] == {"顺": {"run": "3", "where": "w"}, "刻": {"same": "3"}}
    assert list(merged["bars"]) == ["甲", "乙"]  # type: ignore[call-overload]


def test_the_same_said_twice_is_fine(write: Write) -> None:
    write("p", "actions: {碰: {priority: 20, during: [应牌]}}\n")
    good(write("c", "extends: [p]\nactions: {碰: {priority: ' 20 ', during: [应牌]}}\n"))


def test_something_different_is_an_error_with_every_place(write: Write) -> None:
    write("p", "actions: {碰: {priority: 20}}\n")
    write("q", "actions: {碰: {priority: 25}}\n")
    _, problems = load(write("c", "extends: [p, q]\nactions: {碰: {priority: 30}}\n"))
    (found,) = problems
    assert found.code == "PG306" and found.path == "actions.碰.priority"
    places = {found.span.source.name} if found.span else set()
    places |= {note.span.source.name for note in found.notes if note.span}
    assert places == {"p.yaml", "q.yaml", "c.yaml"}


def test_a_list_is_one_leaf(write: Write) -> None:
    write("p", "actions: {碰: {during: [a]}}\n")
    assert codes(write("c", "extends: [p]\nactions: {碰: {during: [a, b]}}\n")) == ["PG306"]
    replaced = good(write("d", "extends: [p]\noverride: {actions: {碰: {during: [a, b]}}}\n"))
    assert replaced["actions"] == {"碰": {"during": ["a", "b"]}}


def test_override_replaces_only_what_it_says(write: Write) -> None:
    write("p", "actions: {碰: {priority: 20, when: x}}\n")
    merged = good(write("c", "extends: [p]\noverride: {actions: {碰: {priority: 30}}}\n"))
    assert merged["actions"] == {"碰": {"priority": "30", "when": "x"}}


def test_override_of_nothing_has_a_suggestion(write: Write) -> None:
    write("p", "actions: {discard: {priority: 20}}\n")
    _, problems = load(write("c", "extends: [p]\noverride: {actions: {discrad: {priority: 30}}}\n"))
    assert [p.code for p in problems] == ["PG307"] and "discard" in problems[0].help_en
    assert problems[0].span is not None and problems[0].span.source.name == "c.yaml"
    assert codes(write("d", "extends: [p]\noverride: {actions: {discard: {when: x}}}\n")) == ["PG307"]
    assert codes(write("e", "override: {actions: {discard: {when: x}}}\n")) == ["PG307"]


def test_override_that_changes_nothing_is_a_warning(write: Write) -> None:
    write("p", "actions: {碰: {priority: 20}}\n")
    _, problems = load(write("c", "extends: [p]\noverride: {actions: {碰: {priority: 20}}}\n"))
    assert [(p.code, p.severity) for p in problems] == [("PG308", "warning")]


def test_one_file_may_not_contradict_itself(write: Write) -> None:
    write("p", "actions: {碰: {priority: 20}}\n")
    child = write(
        "c", "extends: [p]\nactions: {碰: {priority: 30}}\noverride: {actions: {碰: {priority: 40}}}\n"
    )
    assert codes(child) == ["PG306"]


def test_two_parents_that_disagree_are_settled_by_an_override(write: Write) -> None:
    write("p", "actions: {碰: {priority: 20}}\n")
    write("q", "actions: {碰: {priority: 25}}\n")
    assert codes(write("c", "extends: [p, q]\n")) == ["PG306"]
    merged = good(write("d", "extends: [p, q]\noverride: {actions: {碰: {priority: 30}}}\n"))
    assert merged["actions"] == {"碰": {"priority": "30"}}


def test_an_override_holds_through_a_diamond(write: Write) -> None:
    write("base", "actions: {碰: {priority: 20}}\n")
    write("left", "extends: [base]\noverride: {actions: {碰: {priority: 30}}}\n")
    write("right", "extends: [base]\nactions: {吃: {priority: 10}}\n")
    merged = good(write("c", "extends: [left, right]\n"))
    assert merged["actions"] == {"碰": {"priority": "30"}, "吃": {"priority": "10"}}


def test_order_decides_nothing(write: Write) -> None:
    for name in "pqr":
        write(name, f"define: {{{name}: 1}}\nactions: {{碰: {{tags: [x]}}}}\n")
    results = set()
    for at, order in enumerate(itertools.permutations("pqr")):
        child = write(f"c{at}", f"paigui: 1\nid: c\nextends: [{', '.join(order)}]\n", False)
        results.add(json.dumps(good(child), ensure_ascii=False))
    assert len(results) == 1


def test_marks_belong_to_the_nearest_speaker(write: Write) -> None:
    write("p", "actions: {碰: {priority: 20, en: Pung, clause: [A-1]}}\n")
    merged = good(write("c", "extends: [p]\nactions: {碰: {clause: [B-1]}}\n"))
    assert merged["actions"] == {"碰": {"priority": "20", "en": "Pung", "clause": ["B-1"]}}
    under = good(
        write("d", "extends: [p]\noverride: {actions: {碰: {priority: 30, clause: [B-2], reading: R}}}\n")
    )
    assert under["actions"] == {"碰": {"priority": "30", "en": "Pung", "clause": ["B-2"], "reading": "R"}}


def test_signatures_must_agree(write: Write) -> None:
    write("p", "routines: {走(s seat): draw s}\n")
    assert codes(write("c", "extends: [p]\noverride: {routines: {'走(s seat, n int)': draw s}}\n")) == [
        "PG311",
        "PG308",
    ]
    assert codes(write("d", "define:\n  f(s seat): 1\n  f(t tile): 2\n")) == ["PG109"]


def test_every_node_keeps_its_own_file(write: Write) -> None:
    write("p", "actions: {碰: {priority: 20}}\n")
    found, _ = load(write("c", "extends: [p]\nactions: {碰: {when: x}}\n"))
    actions = found.root.mapping("actions")
    assert actions is not None
    pung = actions.mapping("碰")
    assert pung is not None
    priority, when = pung.scalar("priority"), pung.scalar("when")
    assert priority is not None and priority.span.source.name == "p.yaml"
    assert when is not None and when.span.source.name == "c.yaml"
    assert [source.name for source in found.sources] == ["c.yaml", "p.yaml"]
    assert found.extends == ("p",)


def test_what_a_file_says_of_itself_is_not_inherited(write: Write) -> None:
    write("p", "version: 1.10\ntitle: 上级\nsource: x.md\ncases: [{id: k}]\n")
    found, _ = load(write("c", "extends: [p]\n"))
    assert to_plain(found.root) == {"paigui": "1", "id": "c"} and found.cases is None


def test_a_circle_is_shown_step_by_step(write: Write) -> None:
    write("a", "extends: [./b.yaml]\n")
    write("b", "extends: [./c.yaml]\n")
    write("c", "extends: [./a.yaml]\n")
    sink = Sink()
    path = write("a", "extends: [./b.yaml]\n")
    load_rulebook(path, sink, lambda name: None, "a.yaml")
    (found,) = sink.problems
    assert found.code == "PG305"
    steps = [note.span.source.name for note in found.notes if note.span]
    assert steps == ["a.yaml", "b.yaml", "c.yaml"]


def test_a_rulebook_that_extends_itself(write: Write) -> None:
    assert codes(write("a", "extends: [a]\n")) == ["PG305"]


@pytest.mark.parametrize(
    "name", ["std/tabel", "./none.yaml", "../x", "/etc/passwd", "/etc/hosts.yaml", "a\\0b", ".", ""]
)
def test_parents_that_are_not_there(write: Write, name: str) -> None:
    assert codes(write("c", f"extends: ['{name}']\n")) == ["PG304"]


def test_a_misspelt_library_id_has_a_suggestion(write: Write) -> None:
    _, problems = load(write("c", "extends: [std/tabel]\n"))
    assert "std/table" in problems[0].help_en


def test_the_library_is_found() -> None:
    assert library("std/table") is not None
    assert library("../pyproject") is None and library("std") is None
    assert "std/mahjong" in library_ids() and not any("cases" in name for name in library_ids())


def test_an_id_must_be_what_it_is_called(write: Write) -> None:
    write("p", "paigui: 1\nid: other\n", False)
    assert codes(write("c", "extends: [p]\n")) == ["PG310"]
    good(write("d", "extends: [./p.yaml]\n"))


def test_versions_of_the_language(write: Write) -> None:
    assert codes(write("a", "paigui: 2\nid: a\n", False)) == ["PG309"]


def test_a_parent_that_cannot_be_read(write: Write) -> None:
    write("p", "a: [\n")
    found, problems = load(write("c", "extends: [p]\nstart: x\n"))
    assert "PG106" in [p.code for p in problems] and found.root.text("start") == "x"


@pytest.mark.parametrize("text", ["", "just text", "- a\n- b\n", "~"])
def test_a_file_that_is_no_mapping(write: Write, text: str) -> None:
    sink = Sink()
    assert load_rulebook(write("a", text, False), sink) is None
    assert sink.failed


# ------------------------------------------------------------------ the shape of the container

SHAPES = [
    ("acions: {}\n", "PG301", "actions", "acions"),
    ("actions: {碰: {durign: [x]}}\n", "PG301", "during", "actions.碰.durign"),
    ("events: {drawed: {}}\n", "PG301", "drawn", "events.drawed"),
    ("actions: [碰]\n", "PG302", "", "actions"),
    ("actions: {碰: 20}\n", "PG302", "", "actions.碰"),
    ("bars: {甲: {actions: 碰}}\n", "PG302", "[碰]", "bars.甲.actions"),
    ("phases: {出牌: {mode: turns}}\n", "PG302", "turn", "phases.出牌.mode"),
    ("state: {seat: {x: {reset: trun}}}\n", "PG302", "turn", "state.seat.x.reset"),
    ("shapes: {甲: {form: ~}}\n", "PG302", "", "shapes.甲.form"),
    ("define: {f: [1, 2]}\n", "PG302", "", "define.f"),
    ("patterns: {9番: {台: 1}}\n", "PG302", "", "patterns.9番"),
    ("actions: {碰-杠: {when: x}}\n", "PG302", "碰_杠", "actions.碰-杠"),
    ("override: {extends: [x]}\n", "PG301", "", "override.extends"),
    ("cases: [x]\n", "PG302", "", "cases[0]"),
]


@pytest.mark.parametrize(
    ("text", "code", "remedy", "path"), SHAPES, ids=[text.strip() for text, *_ in SHAPES]
)
def test_what_does_not_fit_the_container(write: Write, text: str, code: str, remedy: str, path: str) -> None:
    _, problems = load(write("a", text))
    found = problems[0]
    assert (found.code, found.path) == (code, path)
    assert remedy in found.help_en and remedy in found.help_zh
    assert found.span is not None and found.span.line == 3


def test_what_is_missing(write: Write) -> None:
    _, problems = load(write("a", "start: x\n", False))
    assert [(p.code, p.path) for p in problems] == [("PG303", "id"), ("PG303", "paigui")]


def test_a_comment_that_cuts_an_effect_is_a_lint(write: Write) -> None:
    _, problems = load(
        write("a", "events: {}\nroutines: {}\nactions:\n  碰:\n    do: x += 1 # why\n    when: a # fine\n")
    )
    assert [(p.code, p.severity) for p in problems] == [("PG115", "lint")]


def test_the_schema_is_a_schema_and_closed() -> None:
    schema = json.loads(files("paigui.grammar").joinpath("rulebook.schema.json").read_text(encoding="utf-8"))
    Draft7Validator.check_schema(schema)
    open_ends: list[str] = []

    def walk(node: object, path: str) -> None:
        if isinstance(node, dict):
            if (
                "properties" in node
                and "additionalProperties" not in node
                and not path.endswith("/properties")
            ):
                open_ends.append(path)
            for key, value in node.items():
                walk(value, f"{path}/{key}")

    walk(schema, "")
    assert open_ends == []
    # editors read numbers and truth values; both must be allowed where a text stands
    typed = {"paigui": 1, "id": "a", "version": 1.1, "options": {"x": {"type": "bool", "default": False}},
             "actions": {"碰": {"priority": 20, "must": True}}}  # fmt: skip
    assert not list(Draft7Validator(schema).iter_errors(typed))


@pytest.mark.parametrize("name", library_ids())
def test_the_rulebooks_that_come_along_load(name: str) -> None:
    path = library(name)
    assert path is not None
    sink = Sink()
    assert load_rulebook(path, sink, name=f"{name}.yaml") is not None
    assert not sink.failed, render_text(sink.problems, "en")


# ------------------------------------------------------------------ cases


def test_cases_come_from_three_places(write: Write) -> None:
    write("cases/a", "- {id: 二, given: {标: [1]}}\n", False)
    write("more", "cases:\n- {id: 三}\n", False)
    found, problems = load(write("a", "cases: [{id: 一}]\ncases_in: [more.yaml]\n"))
    assert not problems and found.cases is not None
    assert to_plain(found.cases) == [{"id": "一"}, {"id": "三"}, {"id": "二", "given": {"标": ["1"]}}]
    assert found.cases.items[2].span.source.name == "cases/a.yaml"


def test_faulty_cases(write: Write) -> None:
    assert codes(write("a", "cases: [{id: 一}, {id: 一}]\n")) == ["PG310"]
    assert codes(write("b", "cases: [{title: x}]\n")) == ["PG312"]
    assert codes(write("c", "cases_in: none.yaml\n")) == ["PG312"]
    write("cases/d", "x: 1\n", False)
    assert codes(write("d", "")) == ["PG312"]


# ------------------------------------------------------------------ nothing is ever raised


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=80))
def test_any_text_gives_nodes_or_problems(text: str) -> None:
    node, problems = read(text)
    if node is not None and not isinstance(node, Null):
        for scalar in scalars(node):
            scalar.at(len(scalar.value) // 2)
    render_text(problems)


yamlish = st.lists(
    st.sampled_from(
        [*"abc甲:-[]{},|>&*!#'\"%@?~ \n", ": ", "\n  ", "- ", "<<: ", "---", "...", "f(a, b)", "：", "\t"]
    ),
    max_size=40,
).map("".join)


@settings(max_examples=300, deadline=None)
@given(yamlish)
def test_any_yaml_gives_nodes_or_problems(text: str) -> None:
    node, problems = read(text)
    if node is not None:
        check = scalars(node)
        assert all(scalar.at(0) for scalar in check)
    render_text(problems)


KEYS = ["is", "do", "when", "甲", "seat", "f(s seat)", "choices", "x y"]
SECTIONS = [
    *[
        "paigui",
        "id",
        "extends",
        "override",
        "players",
        "options",
        "tiles",
        "groups",
        "state",
        "enums",
        "define",
    ],
    *[
        "routines",
        "phases",
        "actions",
        "events",
        "units",
        "patterns",
        "tables",
        "convert",
        "score",
        "payments",
    ],
    *["dealer", "title", "cases", "cases_in"],
]
TREE = st.recursive(
    st.sampled_from(["x", "1", "", "f(a)", "[a]", None, True]),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.sampled_from(KEYS), inner, max_size=3)
    ),
    max_leaves=8,
)
TOP = st.dictionaries(st.sampled_from(SECTIONS), TREE, max_size=6)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(TOP, TOP)
def test_any_container_is_loaded_or_reported(
    tmp_path: Path, parent: dict[str, object], child: dict[str, object]
) -> None:
    (tmp_path / "p.yaml").write_text(json.dumps(parent, ensure_ascii=False), encoding="utf-8")
    path = tmp_path / "c.yaml"
    path.write_text(json.dumps({**child, "extends": ["./p.yaml"]}, ensure_ascii=False), encoding="utf-8")
    sink = Sink()
    load_rulebook(path, sink)
    render_text(sink.problems)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_a_damaged_rulebook_is_loaded_or_reported(tmp_path: Path, data: st.DataObject) -> None:
    text = (RULESETS / "std" / "table.yaml").read_text(encoding="utf-8")
    start = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 30))
    put = data.draw(st.text(alphabet="{}[]:,|>-#&*! \n\t甲a（", max_size=5))
    path = tmp_path / "c.yaml"
    path.write_text(text[:start] + put + text[start + length :], encoding="utf-8")
    sink = Sink()
    load_rulebook(path, sink)
    render_text(sink.problems)
