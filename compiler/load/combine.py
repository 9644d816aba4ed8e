"""Merging by key: what several rulebooks say about one thing. Order never decides."""

from __future__ import annotations

from dataclasses import dataclass

from ..diagnostics import Note, Sink, did_you_mean
from .nodes import Entry, Mapping, Null, Plain, Scalar, YamlNode, to_plain, yaml_path

MARKS = frozenset({"clause", "en", "help", "reading"})
_SIGNED = frozenset({"define", "routines"})


@dataclass(frozen=True, slots=True)
class Voice:
    """A rulebook among those that are merged. ``number``: ancestors have lower ones."""

    number: int
    ancestors: frozenset[int]


@dataclass(frozen=True, slots=True)
class Speech:
    """What one rulebook says at one path; ``key``: the key it says it under."""

    voice: Voice
    override: bool
    key: Scalar | None
    node: YamlNode

    def over(self, other: Speech) -> bool:
        """True if the other is said by an ancestor of this one."""
        return other.voice.number in self.voice.ancestors


def _same(a: YamlNode, b: YamlNode) -> bool:
    return _value(to_plain(a)) == _value(to_plain(b))


def _value(plain: Plain) -> Plain:
    if isinstance(plain, str):
        return plain.strip()
    return [_value(item) for item in plain] if isinstance(plain, list) else plain


def _leaf(speech: Speech) -> bool:
    return not isinstance(speech.node, Mapping)


class Combiner:
    """Merges speeches into one tree and reports where they disagree."""

    def __init__(self, sink: Sink) -> None:
        self._sink = sink

    def combine(self, speeches: list[Speech], path: tuple[str, ...] = ()) -> YamlNode:
        """What holds at a path; ``speeches``: at least one, ancestors first."""
        if any(not _leaf(speech) for speech in speeches):
            speeches = [self._filled(speech) for speech in speeches]
        if path and path[-1] in MARKS and all(map(_leaf, speeches)):
            left = [s for s in speeches if not any(other.over(s) for other in speeches)]
            return self._agreed(left, path)
        self._check_overrides(speeches, path)
        left = [s for s in speeches if not self._replaced(s, speeches)]
        leaves = [s for s in left if _leaf(s)]
        maps = [s for s in left if not _leaf(s)]
        if leaves and maps:
            self._disagree([*leaves, *maps], path)
            return leaves[-1].node
        return self._agreed(leaves, path) if leaves else self._joined(maps, path)

    def _filled(self, speech: Speech) -> Speech:
        """An empty value beside mappings is an empty mapping."""
        if isinstance(speech.node, Null):
            return Speech(speech.voice, speech.override, speech.key, Mapping(speech.node.span, {}, True))
        return speech

    def _replaced(self, speech: Speech, among: list[Speech]) -> bool:
        """An override replaces what ancestors say: a leaf anything, a mapping only leaves."""
        return any(s.override and s.over(speech) and (_leaf(s) or _leaf(speech)) for s in among)

    # ------------------------------------------------------------------ leaves

    def _agreed(self, leaves: list[Speech], path: tuple[str, ...]) -> YamlNode:
        nearest = leaves[-1]
        if any(not _same(s.node, nearest.node) for s in leaves):
            self._disagree(leaves, path)
        return nearest.node

    def _disagree(self, speeches: list[Speech], path: tuple[str, ...]) -> None:
        last = max(speeches, key=lambda s: (s.voice.number, s.override))
        others = [s for s in speeches if s is not last]
        where = yaml_path(path)
        self._sink.error(
            "PG306",
            last.node.span,
            f"{where} 有不同的说法",
            f"{where} is said in different ways",
            "若要改掉上级的说法，写在 override 之下；否则删掉其中一处",
            "To replace what a parent says, write it under override; otherwise remove one",
            tuple(Note(s.node.span, "这里另有说法", "said differently here") for s in others),
            where,
        )

    # ------------------------------------------------------------------ mappings

    def _joined(self, maps: list[Speech], path: tuple[str, ...]) -> Mapping:
        spoken: dict[str, list[Speech]] = {}
        for speech in maps:
            assert isinstance(speech.node, Mapping)
            for name, entry in speech.node.entries.items():
                spoken.setdefault(name, []).append(
                    Speech(speech.voice, speech.override, entry.key, entry.value)
                )
        entries: dict[str, Entry] = {}
        for name, speeches in spoken.items():
            key = self._key(name, speeches, path)
            if path == () and name in MARKS:  # a mark belongs to an entry
                continue
            entries[name] = Entry(key, self.combine(speeches, (*path, name)))
        return Mapping(maps[-1].node.span, entries)

    def _key(self, name: str, speeches: list[Speech], path: tuple[str, ...]) -> Scalar:
        keys = [s.key for s in speeches if s.key is not None]
        if len(path) != 1 or path[0] not in _SIGNED:
            return keys[0]
        signed = [key for key in keys if key.value.strip() != name]
        if not signed:
            return keys[0]
        first = signed[0]
        for other in signed[1:]:
            if "".join(other.value.split()) != "".join(first.value.split()):
                where = yaml_path((*path, name))
                self._sink.error(
                    "PG311",
                    other.span,
                    f"{name} 的签名与最初的不同",
                    f"The signature of {name} differs from the first one",
                    f"照最初的写 {first.value}，或只写名字 {name}",
                    f"Write {first.value} as at first, or just {name}",
                    (Note(first.span, "最初写在这里", "first declared here"),),
                    where,
                )
        return first

    # ------------------------------------------------------------------ overrides

    def _check_overrides(self, speeches: list[Speech], path: tuple[str, ...]) -> None:
        if not path:
            return
        for speech in speeches:
            if not speech.override:
                continue
            below = [s for s in speeches if speech.over(s)]
            if not below:
                continue  # reported where the key goes missing, by _missing
            standing = [s for s in below if not self._replaced(s, below)]
            if _leaf(speech) and all(_leaf(s) and _same(s.node, speech.node) for s in standing):
                where = yaml_path(path)
                self._sink.warning(
                    "PG308",
                    speech.node.span,
                    f"override 里的 {where} 与上级所说相同",
                    f"{where} under override says what the parent says",
                    "删掉它，或改成不同的内容",
                    "Remove it, or say something else",
                    tuple(Note(s.node.span, "上级这样说", "the parent says so here") for s in standing),
                    where,
                )


def check_existence(
    override: Mapping, parents: list[Mapping], sink: Sink, path: tuple[str, ...] = ()
) -> None:
    """Report what an override names that no parent says. ``parents``: their mappings at this path."""
    for name, entry in override.entries.items():
        if path and name in MARKS:
            continue
        found = [value for parent in parents if (value := parent.get(name)) is not None]
        where = yaml_path((*path, name))
        if not found:
            known = {key for parent in parents for key in parent.entries}
            zh, en = did_you_mean(name, known)
            zh = zh or "新的内容不放在 override 之下，直接写"
            en = en or "What is new does not go under override: write it without"
            sink.error(
                "PG307",
                entry.key.span,
                f"上级没有 {where}，没有可覆盖的",
                f"No parent says {where}: nothing to override",
                zh,
                en,
                path=f"override.{where}",
            )
        elif isinstance(entry.value, Mapping):
            below = [value for value in found if isinstance(value, Mapping)]
            if below:
                check_existence(entry.value, below, sink, (*path, name))
