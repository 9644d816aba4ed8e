"""Damaged rulebooks never make the compiler fall over: a clean module, or problems with their places."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from mutations import damaged, family

from paigui.compiler.diagnostics import Sink, render_text
from paigui.compiler.pipeline import compile_module

FAMILIES = {name: family(name) for name in ("caishen", "changsha", "shangdaren", "tuidaohu")}
GOOD = Path(__file__).parent / "good"
ROUNDS = 30


@pytest.mark.parametrize("part", range(10))
def test_damaged_rulebooks(part: int, tmp_path: Path) -> None:
    small = {p.name: p.read_text(encoding="utf-8") for p in sorted(GOOD.glob("*.yaml"))}
    for i in range(part * ROUNDS, (part + 1) * ROUNDS):
        rng = random.Random(i)
        if rng.random() < 0.5:
            name = rng.choice(sorted(FAMILIES))
            files = dict(FAMILIES[name])
            hurt = rng.choice([f"{name}.yaml", f"{name}.yaml", "mahjong.yaml", "table.yaml"])
        else:
            files = dict(small)
            hurt = rng.choice(sorted(small))
            name = Path(hurt).stem
        files[hurt] = damaged(files[hurt], rng)
        for file, text in files.items():
            (tmp_path / file).write_text(text, encoding="utf-8")
        sink = Sink()
        made = compile_module(tmp_path / f"{name}.yaml", sink, name=f"{name}.yaml")
        assert (made is None) == sink.failed, (i, render_text(sink.problems, "en"))
        if made is not None:
            compile(made, "made.py", "exec")
        for problem in sink.problems:
            assert problem.span is None or problem.span.line >= 1
        render_text(sink.problems)
