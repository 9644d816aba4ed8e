"""An error inside a generated module names the rulebook line it came from."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from paigui.compiler.diagnostics import Sink
from paigui.compiler.pipeline import compile_module
from paigui.runtime.errors import RuleError
from paigui.runtime.table import Table

BOOK = """\
paigui: 1
id: faulty
version: 1
extends: [std/mahjong]
define:
  起手张: 13
  坏: "[1, 2][number(wall.left * 1番)]"
units: {番: sum}
patterns:
  平胡: {番: 1, otherwise: true}
score:
  tiles: me.hand
  size: 起手张 + 1
  shapes: [标准]
  values: {番: total(番)}
  best: [番]
override:
  actions:
    打:
      do: |
        出牌数 += 坏
        discard t
        offer t in 应牌:
          轮到(下家(me))
dealer: {first: owner, next: dealer}
"""


def load(tmp_path: Path, text: str) -> ModuleType:
    path = tmp_path / "faulty.yaml"
    path.write_text(text, encoding="utf-8")
    sink = Sink()
    module = compile_module(path, sink, name="faulty.yaml")
    assert module is not None, sink.problems
    file = tmp_path / "faulty_rules.py"
    file.write_text(module, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("faulty_rules", file)
    assert spec is not None and spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_a_fault_while_playing_names_the_rulebook_line(tmp_path: Path) -> None:
    table = Table(load(tmp_path, BOOK).RULEBOOK, seed=1)
    table.start_hand()
    seat, moves = next(iter(table.pending.items()))
    with pytest.raises(RuleError) as caught:
        table.apply(seat, moves[0])
    notes = "\n".join(caught.value.__notes__)
    line = BOOK[: BOOK.index("  坏:")].count("\n") + 1
    assert f"faulty.yaml:{line}" in notes
