"""Problems: order, rendering, pages, suggestions."""

import json

import pytest

from paigui.compiler.diagnostics import (
    CODES,
    Note,
    Sink,
    cells,
    did_you_mean,
    excerpt,
    nearest,
    page,
    register,
    render_json,
    render_text,
)
from paigui.compiler.source import Source, Span

SOURCE = Source("book.yaml", "标题: 一\n动作: 甲乙丙 == 1\n")


def span(line: int, column: int, end: int) -> Span:
    return Span(SOURCE, line, column, line, end)


def test_sink_orders_by_place_and_drops_duplicates() -> None:
    sink = Sink()
    sink.warning("PG213", span(2, 5, 8), "二", "two")
    sink.error("PG201", span(1, 1, 3), "一", "one")
    sink.error("PG201", span(1, 1, 3), "一", "one")
    sink.lint("PG115", None, "零", "zero")
    assert [problem.en for problem in sink.problems] == ["zero", "one", "two"]
    assert sink.failed and sink.errors == 1


def test_warnings_do_not_fail() -> None:
    sink = Sink()
    sink.warning("PG213", span(2, 5, 8), "二", "two")
    assert not sink.failed


def test_an_unknown_code_is_a_fault_of_the_compiler() -> None:
    with pytest.raises(KeyError):
        Sink().error("PG000", None, "", "")


def test_codes_are_registered_once_and_well_formed() -> None:
    with pytest.raises(ValueError):
        register("PG101", "", "")
    with pytest.raises(ValueError):
        register("E1", "", "")


def test_carets_stand_under_wide_characters() -> None:
    line, caret = excerpt(span(2, 5, 8))
    assert line == "2 | 动作: 甲乙丙 == 1"
    # two wide characters, a colon and a space: six cells before; three wide characters under the caret
    assert caret == "  | " + " " * 6 + "^" * 6
    assert cells("甲a") == 3


def test_a_long_line_is_shown_around_the_place() -> None:
    text = "x " * 200 + "here" + " y" * 200
    source = Source("a", text)
    line, caret = excerpt(Span(source, 1, 401, 1, 405))
    assert cells(line) < 130
    start = caret.index("^")
    assert line[start : start + 4] == "here" and caret.count("^") == 4


def test_text_has_place_headline_note_and_help_in_both_languages() -> None:
    sink = Sink()
    note = Note(span(1, 1, 3), "先在这里", "first here")
    sink.error("PG201", span(2, 5, 8), "错了", "wrong", "改掉", "mend it", (note,), "a.b")
    both = render_text(sink.problems)
    for piece in (
        "book.yaml:2:5: PG201 [错误] 错了",
        "wrong",
        "@ a.b",
        "book.yaml:1:1: 先在这里",
        "= 改掉",
        "= mend it",
    ):
        assert piece in both
    english = render_text(sink.problems, "en")
    assert "[error] wrong" in english and "错了" not in english


def test_nothing_in_a_text_steers_the_terminal() -> None:
    sink = Sink()
    source = Source("a\x1b[2J", "x\x1b[31m\ty")
    sink.error("PG104", Span(source, 1, 2, 1, 3), "有 \x1b", "has \x1b")
    assert "\x1b" not in render_text(sink.problems)
    assert "\t" not in render_text(sink.problems)


def test_json_has_everything() -> None:
    sink = Sink()
    sink.error("PG201", span(2, 5, 8), "错了", "wrong", "改掉", "mend it", (Note(None, "注", "note"),), "a.b")
    (row,) = json.loads(render_json(sink.problems))
    assert row["place"] == {"file": "book.yaml", "line": 2, "column": 5, "end_line": 2, "end_column": 8}
    assert row["code"] == "PG201" and row["help"]["en"] == "mend it" and row["notes"][0]["place"] is None


@pytest.mark.parametrize("code", [code for code in sorted(CODES) if code[2] in "123"])
def test_every_code_has_a_page_in_both_languages(code: str) -> None:
    text = page(code)
    assert text is not None
    title = CODES[code]
    assert text.startswith(f"# {code} {title.zh} / {title.en}\n")
    assert "错 / Wrong:" in text and "对 / Right:" in text


def test_no_page_for_an_unknown_code() -> None:
    assert page("PG000") is None


def test_suggestions_are_near_and_in_order() -> None:
    assert nearest("durign", ["during", "do", "when"]) == ("during",)
    assert nearest("摸牌", ["补牌", "摸牌法", "胡"])[0] == "摸牌法"
    assert nearest("完全不同", ["during", "胡"]) == ()
    assert nearest("same", ["same"]) == ()


def test_did_you_mean_speaks_or_is_silent() -> None:
    zh, en = did_you_mean("discrad", ["discard"])
    assert "discard" in zh and "discard" in en
    assert did_you_mean("q", ["discard"]) == ("", "")
