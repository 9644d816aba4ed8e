"""The README does what it says: its commands run, its examples are the files they name."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")
TUTORIAL = sorted((ROOT / "docs" / "tutorial").glob("[0-9]*.yaml"))


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


def commands() -> list[str]:
    shown = [line[2:] for block in blocks("console") for line in block.splitlines() if line.startswith("$ ")]
    listed = re.findall(r"^\| `(paigui [^`]*)` \|", README, re.MULTILINE)
    return [re.sub(r"\s+# .*", "", command) for command in (*shown, *listed)]


def test_the_first_commands_are_the_two() -> None:
    assert commands()[:2] == ["make demo", "make test"]


@pytest.mark.parametrize("command", [c for c in commands() if c.startswith("paigui ")])
def test_command(command: str, tmp_path: Path) -> None:
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    script = f'paigui() {{ "{sys.executable}" -m paigui "$@"; }}; {command}'
    done = subprocess.run(
        ["bash", "-c", script], cwd=tmp_path, capture_output=True, text=True, stdin=subprocess.DEVNULL
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip()


@pytest.mark.parametrize("command", [c for c in commands() if c.startswith("make ")])
def test_make_target(command: str) -> None:
    done = subprocess.run([*command.split(), "-n"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("command", [c for c in commands() if c.startswith("pip ")])
def test_what_pip_installs(command: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = re.findall(r"\[(\w+)\]", command)
    assert set(extras) <= set(project["optional-dependencies"])
    assert extras or project["dependencies"] == []


def test_nothing_else_is_run() -> None:
    assert {command.split()[0] for command in commands()} == {"make", "pip", "paigui"}


@pytest.mark.parametrize("code", blocks("python"))
def test_python(code: str, tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "合计" in done.stdout


def test_rulebooks_are_those_of_the_tutorial() -> None:
    files = [path.read_text("utf-8") for path in TUTORIAL]
    shown = blocks("yaml")
    assert len(shown) == len(files) == 3
    for part, whole in zip(shown, files, strict=True):
        assert part in whole


@pytest.mark.parametrize("path", TUTORIAL, ids=lambda p: p.stem)
def test_tutorial_step(path: Path) -> None:
    for command in (["check"], ["test", "--allow-empty"]):
        done = subprocess.run(
            [sys.executable, "-m", "paigui", *command, str(path)], capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)]+)\)", README)
    assert links and all((ROOT / link).is_file() for link in links)
