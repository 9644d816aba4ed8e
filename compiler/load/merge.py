"""A rulebook with all that it extends, as one tree."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from ..diagnostics import Note, Sink, did_you_mean
from ..source import Source, Span
from .cases import load_cases
from .combine import Combiner, Speech, Voice, check_existence
from .cuts import cut_comments
from .nodes import Entry, Mapping, Scalar, Sequence, YamlNode, to_plain
from .normal import normalised
from .reader import read_file
from .schema import check_shape

LANGUAGE = "1"
MAX_FILES = 64

# What a rulebook says of itself alone.
_OWN = ("paigui", "id", "version", "title", "source")
_ASIDE = frozenset({*_OWN, "extends", "override", "cases", "cases_in"})


@dataclass(frozen=True, slots=True)
class Loaded:
    """``sources``: the rulebook's own file first; ``extends``: ids as written; ``cases``: own ones only."""

    root: Mapping
    sources: tuple[Source, ...]
    cases: Sequence | None
    id: str
    extends: tuple[str, ...]


@dataclass(slots=True)
class _File:
    source: Source
    whole: Mapping
    plain: Mapping
    override: Mapping | None
    parents: list[Path]
    names: tuple[str, ...] = ()


def library(name: str) -> Path | None:
    """The file of a rulebook that comes with the package (``std/table``); None if there is none."""
    if not re.fullmatch(r"[\w-]+(/[\w-]+)*", name):
        return None
    path = Path(str(files("paigui.rulesets"))).joinpath(*f"{name}.yaml".split("/"))
    return path if path.is_file() else None


def library_ids() -> list[str]:
    """Ids of the rulebooks that come with the package."""
    root = Path(str(files("paigui.rulesets")))
    return sorted(
        path.relative_to(root).with_suffix("").as_posix()
        for path in root.rglob("*.yaml")
        if "cases" not in path.parts
    )


def load_rulebook(
    path: Path, sink: Sink, find: Callable[[str], Path | None] = library, name: str | None = None
) -> Loaded | None:
    """Read a rulebook and what it extends, and merge. None if its own file is of no use."""
    loader = _Loader(sink, find)
    own = loader.load(path, name or path.as_posix())
    if own is None:
        return None
    root = loader.merged(path)
    ident = own.whole.text("id") or path.stem
    sources = tuple(file.source for file in loader.files.values() if file is not None)
    return Loaded(root, sources, load_cases(path, own.whole, ident, own.source, sink), ident, own.names)


class _Loader:
    def __init__(self, sink: Sink, find: Callable[[str], Path | None]) -> None:
        self._sink, self._find = sink, find
        self.files: dict[Path, _File | None] = {}

    # ------------------------------------------------------------------ reading

    def load(self, path: Path, name: str, trail: tuple[tuple[Path, Span], ...] = ()) -> _File | None:
        """A file and, first come, its parents. ``trail``: how we came here."""
        key = path.resolve()
        if key in self.files:
            return self.files[key]
        if len(self.files) >= MAX_FILES:
            self._sink.error(
                "PG304",
                trail[-1][1] if trail else None,
                f"继承的规则书超过 {MAX_FILES} 本",
                f"More than {MAX_FILES} rulebooks extended",
            )
            return None
        read = read_file(path, name, self._sink)
        if read is None or not isinstance(read[1], Mapping):
            self.files[key] = None
            if read is not None and (read[1] is not None or not self._sink.failed):
                self._sink.error(
                    "PG302",
                    Span(read[0], 1, 1, 1, 1),
                    "规则书是一组“键: 值”",
                    "A rulebook is a mapping of keys to values",
                    "至少写上 paigui: 1 和 id: …",
                    "Write at least paigui: 1 and id: …",
                )
            return None
        source, whole = read
        assert isinstance(whole, Mapping)
        cut_comments(whole, self._sink)
        check_shape(whole, self._sink)
        self._check_version(whole)
        file = self._split(source, whole)
        self.files[key] = file
        self._load_parents(path, file, (*trail, (key, whole.span)))
        return file

    def _check_version(self, whole: Mapping) -> None:
        said = whole.scalar("paigui")
        if said is not None and said.value != LANGUAGE:
            self._sink.error(
                "PG309",
                said.span,
                f"语言版本 {said.value} 不认识",
                f"Unknown language version {said.value}",
                f"写 paigui: {LANGUAGE}",
                f"Write paigui: {LANGUAGE}",
                path="paigui",
            )

    def _split(self, source: Source, whole: Mapping) -> _File:
        plain = Mapping(whole.span, {k: e for k, e in whole.entries.items() if k not in _ASIDE}, whole.flow)
        override = whole.mapping("override")
        if override is not None:
            override = normalised(override, self._sink)
        return _File(source, whole, normalised(plain, self._sink), override, [])

    def _load_parents(self, path: Path, file: _File, trail: tuple[tuple[Path, Span], ...]) -> None:
        said = file.whole.get("extends")
        items = said.items if isinstance(said, Sequence) else (said,)
        named = sorted((item for item in items if isinstance(item, Scalar)), key=lambda item: item.value)
        file.names = tuple(item.value for item in items if isinstance(item, Scalar))
        for item in named:
            target, shown = self._locate(path, file, item)
            if target is None:
                self._not_found(item)
                continue
            key = target.resolve()
            steps = [place for place, _ in trail]
            if key in steps:
                self._cycle(trail[steps.index(key) :], item)
                continue
            before = (*trail[:-1], (trail[-1][0], item.span))
            parent = self.load(target, shown, before)
            if parent is not None and key not in file.parents:
                file.parents.append(key)
                self._check_id(item, parent)

    def _locate(self, path: Path, file: _File, item: Scalar) -> tuple[Path | None, str]:
        text = item.value
        beside = path.parent / text
        shown = (Path(file.source.name).parent / text).as_posix()
        if text.startswith(".") or text.endswith((".yaml", ".yml")):
            usable = text.endswith((".yaml", ".yml")) and not Path(text).is_absolute() and _is_file(beside)
            return (beside if usable else None), shown
        found = self._find(text)
        if found is not None:
            return found, f"{text}.yaml"
        beside = path.parent / f"{text}.yaml"
        usable = not Path(text).is_absolute() and ".." not in Path(text).parts and _is_file(beside)
        return (beside if usable else None), f"{shown}.yaml"

    def _not_found(self, item: Scalar) -> None:
        zh, en = did_you_mean(item.value, library_ids())
        self._sink.error(
            "PG304",
            item.span,
            f"找不到规则书 {item.value}",
            f"There is no rulebook {item.value}",
            zh or "写库里的编号（如 std/table），或旁边文件的相对路径（以 .yaml 结尾）",
            en or "Write the id of a library rulebook (std/table) or a relative path that ends in .yaml",
            path="extends",
        )

    def _cycle(self, trail: tuple[tuple[Path, Span], ...], item: Scalar) -> None:
        steps = [span for _, span in trail[:-1]] + [item.span]
        notes = tuple(
            Note(
                span,
                f"第 {n} 步：{span.source.name} 继承这一本",
                f"step {n}: {span.source.name} extends this one",
            )
            for n, span in enumerate(steps, 1)
        )
        self._sink.error(
            "PG305",
            item.span,
            "规则书继承成环",
            "The rulebooks extend each other in a circle",
            "去掉其中一步；公共的部分放到第三本里",
            "Remove one of the steps; put what is common into a third rulebook",
            notes,
            "extends",
        )

    def _check_id(self, item: Scalar, parent: _File) -> None:
        ident = parent.whole.scalar("id")
        path_like = item.value.startswith(".") or item.value.endswith((".yaml", ".yml"))
        if ident is not None and not path_like and ident.value != item.value:
            self._sink.error(
                "PG310",
                ident.span,
                f"这本规则书以 {item.value} 之名被引用，自称 {ident.value}",
                f"This rulebook is extended as {item.value} but calls itself {ident.value}",
                "两处写成一样",
                "Make both the same",
                (Note(item.span, "在这里引用", "extended here"),),
                "id",
            )

    # ------------------------------------------------------------------ merging

    def merged(self, path: Path) -> Mapping:
        """The own file with everything it extends."""
        order: list[Path] = []
        ancestors: dict[Path, frozenset[Path]] = {}

        def visit(key: Path) -> None:
            if key in ancestors:
                return
            file = self.files[key]
            assert file is not None
            ancestors[key] = frozenset()  # a circle was reported; it must not be walked for ever
            for parent in file.parents:
                visit(parent)
            above = [ancestors[parent] | {parent} for parent in file.parents]
            ancestors[key] = frozenset().union(*above) - {key}
            order.append(key)

        own = path.resolve()
        visit(own)
        number = {key: at for at, key in enumerate(order)}
        speeches: list[Speech] = []
        for key in order:
            file = self.files[key]
            assert file is not None
            voice = Voice(number[key], frozenset(number[a] for a in ancestors[key]))
            speeches.append(Speech(voice, False, None, file.plain))
            if file.override is not None:
                above = [self.files[a] for a in sorted(ancestors[key], key=lambda a: number[a])]
                plains = [parent.plain for parent in above if parent is not None]
                check_existence(file.override, plains, self._sink)
                speeches.append(Speech(voice, True, None, file.override))
        root = Combiner(self._sink).combine(speeches)
        assert isinstance(root, Mapping)
        file = self.files[own]
        assert file is not None
        entries = {k: file.whole.entries[k] for k in _OWN if k in file.whole.entries}
        title = normalised(Mapping(file.whole.span, entries), self._sink)
        return Mapping(file.whole.span, {**title.entries, **root.entries})


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


__all__ = ["Entry", "Loaded", "YamlNode", "library", "library_ids", "load_rulebook", "to_plain"]
