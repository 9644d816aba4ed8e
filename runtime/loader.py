"""Loads generated modules: from a file, or those that come with the package."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import sys
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

from .contract import Rulebook
from .errors import VersionError
from .plan import check_interface

GAMES = "paigui.games"


def load(source: str | Path | ModuleType) -> Rulebook:
    """The rulebook of a generated module: a path to its file, or the module.

    VersionError if it is not one, or made for another runtime.
    """
    if isinstance(source, ModuleType):
        return _rulebook(source, source.__name__)
    path = Path(source)
    if not path.is_file():
        raise VersionError(f"没有这个文件：{path}", f"there is no file {path}")
    return _rulebook(_import(path), str(path))


def bundled() -> tuple[str, ...]:
    """The ids of the games that come with the package."""
    try:
        package = importlib.import_module(GAMES)
    except ModuleNotFoundError:
        return ()
    return tuple(sorted(m.name for m in pkgutil.iter_modules(package.__path__) if not m.name.startswith("_")))


def game(id_: str) -> Rulebook:
    """A game that comes with the package, by its id. VersionError if there is none."""
    if id_ not in bundled():
        known = ", ".join(bundled()) or "-"
        raise VersionError(
            f"没有随包附带的规则书“{id_}”；有：{known}", f"no bundled rulebook {id_}; there are: {known}"
        )
    return load(importlib.import_module(f"{GAMES}.{id_}"))


def _import(path: Path) -> ModuleType:
    # The name follows the contents, so that two versions of a file do not meet in sys.modules.
    text = path.read_bytes()
    name = f"paigui_game_{sha256(str(path.resolve()).encode() + text).hexdigest()[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise VersionError(f"{path} 不是 Python 模块", f"{path} is not a Python module")
    _declared(path, text)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as fault:
        del sys.modules[name]
        if isinstance(fault, VersionError):
            raise
        raise VersionError(f"{path} 无法载入：{fault}", f"{path} cannot be loaded: {fault}") from fault
    return module


def _declared(path: Path, text: bytes) -> None:
    """A module says its interface in a line of its own, read before anything of it runs."""
    for line in text.splitlines():
        if line.startswith(b"# interface: "):
            said = line.removeprefix(b"# interface: ").strip()
            number = said.isdigit() and len(said) < 10
            check_interface(int(said) if number else said[:40].decode(errors="replace"), str(path))


def _rulebook(module: ModuleType, name: str) -> Rulebook:
    found: Any = getattr(module, "RULEBOOK", None)
    if not hasattr(found, "interface"):
        raise VersionError(f"{name} 不是编译出来的规则书模块", f"{name} is not a compiled rulebook module")
    check_interface(found.interface, name)
    rulebook: Rulebook = found
    return rulebook
