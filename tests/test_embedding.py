"""The example of docs/embedding.md runs: a server, and another process that goes on with its match."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from paigui.runtime.loader import game
from paigui.runtime.match import Match

DOCS = Path(__file__).parent.parent / "docs"
FENCE = re.compile(r"^```python (\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def blocks(name: str) -> list[tuple[str, str]]:
    return [(found[1], found[2]) for found in FENCE.finditer((DOCS / name).read_text(encoding="utf-8"))]


def run(code: str, folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_both_languages_show_the_same_program() -> None:
    assert blocks("embedding.md") == blocks("embedding.en.md")
    assert [tag for tag, _ in blocks("embedding.md")].count("other") == 1


def test_the_server_runs_and_another_process_goes_on(tmp_path: Path) -> None:
    shown = blocks("embedding.md")
    server = run("\n\n".join(code for tag, code in shown if tag == "server"), tmp_path)
    lines, seen, points = server.split(maxsplit=2)
    assert int(lines) > 40 and int(seen) > 40 and sum(json.loads(points)) == 0
    record = json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))
    match = Match.resume(game(record["rulebook"]), record)
    assert not match.table.over and match.table.pending
    other = run(next(code for tag, code in shown if tag == "other"), tmp_path)
    assert other.startswith("[(") and other.count("(") == 2
