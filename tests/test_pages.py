"""The pages of the checker's codes: the wrong example gives the code, the right one no error."""

import re
from pathlib import Path

import pytest

from paigui.compiler.diagnostics import Problem, Sink, render_text
from paigui.compiler.diagnostics.codes import CODES, page
from paigui.compiler.pipeline import compile_module

BASE = (Path(__file__).parent / "good" / "base.yaml").read_text(encoding="utf-8")
EXAMPLES = re.compile(r"(错|对) / \w+:\n```yaml\n(.*?)\n```", re.DOTALL)
CHECKED = sorted(code for code in CODES if "PG400" < code < "PG900")


def examples(code: str) -> dict[str, str]:
    return dict(EXAMPLES.findall(page(code) or ""))


def compiled(text: str, folder: Path) -> tuple[Problem, ...]:
    """The problems of an example: a whole rulebook, or what one would add to the smallest mahjong."""
    (folder / "base.yaml").write_text(BASE, encoding="utf-8")
    whole = text if text.startswith("paigui:") else f"paigui: 1\nid: page\nextends: [./base.yaml]\n{text}"
    path = folder / "page.yaml"
    path.write_text(whole + "\n", encoding="utf-8")
    sink = Sink()
    compile_module(path, sink, name="page.yaml")
    return sink.problems


@pytest.mark.parametrize("code", CHECKED)
def test_the_wrong_example_is_wrong(code: str, tmp_path: Path) -> None:
    found = compiled(examples(code)["错"], tmp_path)
    assert code in {p.code for p in found}, render_text(found, "en")


@pytest.mark.parametrize("code", CHECKED)
def test_the_right_example_is_right(code: str, tmp_path: Path) -> None:
    found = compiled(examples(code)["对"], tmp_path)
    assert code not in {p.code for p in found}
    assert not [p for p in found if p.severity == "error"], render_text(found, "en")
