"""Two small rulebooks with what the compiler makes of them, kept beside: the print of the checked game and
the module. ``GOLDEN_ACCEPT=1`` rewrites both; read the difference before you keep it."""

import os
from pathlib import Path

import pytest

from paigui.compiler.diagnostics import Sink, render_text
from paigui.compiler.emit.module import render
from paigui.compiler.ir.dump import dump
from paigui.compiler.pipeline import check

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", ["alone", "child"])
def test_golden(name: str) -> None:
    sink = Sink()
    made = check(FOLDER / f"{name}.yaml", sink, name=f"{name}.yaml")
    assert made is not None and not sink.problems, render_text(sink.problems, "en")
    for file, text in ((f"{name}.ir", dump(made.ir)), (f"{name}.module", render(made.program, made.ir))):
        path = FOLDER / file
        if os.environ.get("GOLDEN_ACCEPT"):
            path.write_text(text, encoding="utf-8")
        assert path.read_text(encoding="utf-8") == text, f"{file} differs; see GOLDEN_ACCEPT above"
