"""The house: what the wheel holds, what a plain install needs, who imports whom, where games are named."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from paigui.compiler.diagnostics import Sink
from paigui.compiler.games import bundled, locate, modules, stale
from paigui.compiler.load import load_rulebook
from paigui.runtime.loader import game

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = (".git", ".venv", "build", "dist", "*.egg-info", "__pycache__", ".*_cache", ".hypothesis")
BROUGHT = ("lark", "yaml", "jinja2", "jsonschema", "rapidfuzz", "covertable", "typer", "click", "rich")

ALONE = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in BROUGHT or name.startswith("paigui.compiler"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
""".replace("BROUGHT", repr(BROUGHT))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    shutil.copytree(ROOT, folder / "tree", symlinks=True, ignore=shutil.ignore_patterns(*LEFT_OUT))
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        ".",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(folder),
        "-q",
    ]
    done = subprocess.run(command, cwd=folder / "tree", capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def run_alone(installed: Path, code: str) -> subprocess.CompletedProcess[str]:
    """In a process that finds the wheel's files and none of what the extra brings."""
    command = [sys.executable, "-c", ALONE + code]
    environment = {"PYTHONPATH": str(installed), "PATH": "/usr/bin:/bin", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(command, cwd=installed, env=environment, capture_output=True, text=True)


def test_wheel_holds_everything(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    sources = {
        path.relative_to(ROOT)
        for top in ("compiler", "runtime", "grammar", "rulesets", "seeds")
        for path in (ROOT / top).rglob("*")
        if path.suffix in (".py", ".lark", ".json", ".yaml", ".j2", ".md")
    }
    assert {f"paigui/{path.as_posix()}" for path in sources} <= names
    games = {f"paigui/games/{path.name}" for path in (ROOT / "src" / "paigui" / "games").glob("*.py")}
    assert games | {"paigui/main.py", "paigui/py.typed"} <= names
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)
    assert {name.split("/")[0] for name in names} == {
        "paigui",
        next(n for n in names if "dist-info" in n).split("/")[0],
    }


def test_plain_install_needs_nothing(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    metadata = archive.read(next(n for n in archive.namelist() if n.endswith("METADATA"))).decode()
    needs = re.findall(r"^Requires-Dist: (.*)$", metadata, re.MULTILINE)
    assert needs and all("extra ==" in need for need in needs)


def test_whole_game_without_the_compiler(installed: Path) -> None:
    code = """
from paigui.games import tuidaohu
from paigui.runtime.bots import ready_bot
from paigui.runtime.chance import Chance
from paigui.runtime.loader import bundled, load
from paigui.runtime.log import render, replay
from paigui.runtime.match import Match
import paigui

book = load(tuidaohu)
match = Match(book, seed=1, hands=3)
rng = Chance(1)
while not match.over:
    T = match.next_hand()
    while not T.over:
        seat = min(T.pending)
        T.apply(seat, ready_bot(T, seat, rng))
    match.close_hand()
assert sum(match.totals) == 0 and any(match.totals), match.totals
replay(book, render(T))
print(paigui.__file__, *bundled())
for name in ("yaml", "paigui.compiler"):
    assert name not in sys.modules
    try:
        __import__(name)
    except ModuleNotFoundError:
        continue
    raise SystemExit(f"{name} can be imported")
"""
    done = run_alone(installed, code)
    assert done.returncode == 0, done.stderr
    place, *games = done.stdout.split()
    assert Path(place).is_relative_to(installed)
    assert sorted(games) == bundled()


def test_command_without_the_extra_says_how_to_get_it(installed: Path) -> None:
    done = run_alone(installed, "from paigui.main import main\nmain()\n")
    assert done.returncode == 2
    assert "pip install 'paigui[compiler]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_installed_command_traces(installed: Path) -> None:
    """Rulebooks and ledgers are found where the wheel puts them."""
    code = "from paigui.main import main\nmain()\n"
    environment = {"PYTHONPATH": str(installed), "PATH": "/usr/bin:/bin", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-c", code, "trace", "tuidaohu"]
    done = subprocess.run(command, cwd=installed, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "rulesets/tuidaohu.yaml:" in done.stdout


def test_games_are_fresh() -> None:
    """``make games`` has been run: the modules kept are what the rulebooks compile to."""
    sink = Sink()
    made = modules(sink)
    assert not sink.problems
    assert sorted(made) == bundled()
    assert stale(ROOT / "src" / "paigui" / "games", made) == []


@pytest.mark.parametrize("ident", bundled())
def test_game_is_what_its_file_says(ident: str) -> None:
    assert game(ident).id == ident


def test_floors() -> None:
    command = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([str(command), "--no-cache"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    "path", sorted((ROOT / "runtime").rglob("*.py")), ids=lambda p: str(p.relative_to(ROOT))
)
def test_runtime_imports_the_standard_library_only(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            tops = [alias.name.split(".")[0] for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            tops = [] if node.level else [(node.module or "").split(".")[0]]
        else:
            continue
        assert set(tops) <= sys.stdlib_module_names, (path, node.lineno, tops)


VARIANTS = re.compile(
    "推倒胡|长沙|上大人|财神|十三幺|扎鸟|四喜|海底|将将|打炮|白板|别杠|花精|素精|拾抢"
    "|tuidaohu|changsha|shangdaren|caishen|riichi|sichuan|mcr"
)
"""Words of variants, besides the names that their rulebooks declare."""


@cache
def names_of_games() -> set[str]:
    """What must stand in rulebooks only: ids and titles, and the longer names of their patterns and tiles."""
    names: set[str] = set()
    for ident in bundled():
        book = locate(ident)
        assert book is not None
        loaded = load_rulebook(book.path, Sink())
        assert loaded is not None
        rulebook = game(ident)
        names |= {ident, *re.split(r"[·\W]", rulebook.title)}
        names |= {pattern.name for pattern in rulebook.patterns if len(pattern.name) > 2}
        names |= {kind for kind in rulebook.kinds if len(kind) > 1}
    return {name for name in names if len(name) > 1}


@pytest.mark.parametrize("top", ["compiler", "runtime", "grammar"])
def test_no_game_is_named_in_the_machine(top: str) -> None:
    names = names_of_games()
    for path in sorted((ROOT / top).rglob("*")):
        if path.suffix in (".py", ".lark", ".json", ".j2", ".md"):
            text = path.read_text("utf-8")
            assert [name for name in names if name in text] == [], path
            assert VARIANTS.findall(text) == [], path


def closure(requirements: list[str]) -> set[str]:
    """Canonical names of these packages and all that they bring."""
    todo = [Requirement(each) for each in requirements]
    seen: set[tuple[str, frozenset[str]]] = set()
    while todo:
        need = todo.pop()
        name = canonicalize_name(need.name)
        key = (name, frozenset(need.extras))
        if key in seen or name == "paigui":
            continue
        try:
            brought = distribution(name).requires or []
        except PackageNotFoundError:
            continue
        seen.add(key)
        for each in map(Requirement, brought):
            marker = each.marker
            if marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *need.extras)):
                todo.append(each)
    return {name for name, _ in seen}


def test_constraints_pin_everything() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert all(re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.]+", pin) for pin in pins)
    pinned = {canonicalize_name(pin.split("==")[0]) for pin in pins}
    assert closure([*extras["compiler"], *extras["dev"]]) <= pinned
