"""``excludes`` and ``implies`` are claims: a case that breaks one fails."""

from pathlib import Path
from typing import Any

from paigui.compiler.diagnostics import Sink
from paigui.compiler.pipeline import compile_module
from paigui.runtime.cases import run_case
from paigui.runtime.loader import load

BOOK = """\
paigui: 1
id: claims
version: 1
extends: [std/mahjong]
define: {{起手张: 13}}
units: {{番: sum}}
patterns:
  平胡: {{番: 1, otherwise: true}}
  碰碰胡: {{番: 2, when: all g in groups | g is not 顺 {claim}}}
  字一色: {{番: 4, when: all t in tiles | t.kind in 字牌}}
score: {{tiles: me.hand, size: 起手张 + 1, shapes: [标准], values: {{番: total(番)}}, best: [番]}}
dealer: {{first: owner, next: dealer}}
"""
CASE: dict[str, Any] = {
    "id": "x",
    "given": {"hands": {1: "111z222z333z444z5z"}, "win": {"seat": 1, "tile": "5z", "by": "自摸"}},
    "expect": {"values": {1: {"番": 6}}},
}


def mismatches(tmp_path: Path, claim: str) -> list[str]:
    path = tmp_path / "claims.yaml"
    path.write_text(BOOK.format(claim=claim), encoding="utf-8")
    sink = Sink()
    text = compile_module(path, sink, name="claims.yaml")
    assert text is not None, sink.problems
    module = tmp_path / "claims_rules.py"
    module.write_text(text, encoding="utf-8")
    return [m.key for m in run_case(load(module), CASE)]


def test_claims_that_hold_say_nothing(tmp_path: Path) -> None:
    assert mismatches(tmp_path, "") == []
    assert mismatches(tmp_path, ", implies: [字一色]") == []
    assert mismatches(tmp_path, ", excludes: [平胡]") == []


def test_a_broken_claim_fails_the_case(tmp_path: Path) -> None:
    assert mismatches(tmp_path, ", excludes: [字一色]") == ["patterns.碰碰胡.excludes"]
    assert mismatches(tmp_path, ", implies: [平胡]") == ["patterns.碰碰胡.implies"]
