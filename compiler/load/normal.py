"""Short spellings written out, so that merging and checking meet one form only."""

from __future__ import annotations

import re

from ..diagnostics import Note, Sink
from .nodes import Entry, Mapping, Null, Scalar, Sequence, YamlNode

# section -> the key that a bare text or list under a name stands for
_ENTRY_KEY = {"define": "is", "routines": "do", "enums": "is", "units": "combine"}
# sections whose entries may be empty
_MAY_BE_EMPTY = frozenset(
    {
        "payments",
        "ends",
        "tags",
        "pots",
        "zones",
        "phases",
        "actions",
        "patterns",
        "groups",
        "units",
        "bars",
    }
)
_SIGNED = frozenset({"define", "routines"})


def bare(key: str) -> str:
    """The name of a definition without its parameters and result type."""
    return re.split(r"\(|->", key, maxsplit=1)[0].strip()


def _wrap(node: YamlNode, key: str) -> YamlNode:
    """``text`` as ``{key: text}``; a mapping as it is."""
    if isinstance(node, Mapping | Null):
        return node
    return Mapping(node.span, {key: Entry(Scalar(node.span, key), node)}, True)


def _each(node: YamlNode, key: str) -> YamlNode:
    if not isinstance(node, Mapping):
        return node
    entries = {name: Entry(entry.key, _wrap(entry.value, key)) for name, entry in node.entries.items()}
    return Mapping(node.span, entries, node.flow)


def _at(node: YamlNode, changes: dict[str, str], inside: dict[str, str]) -> YamlNode:
    """``changes``: keys whose own value is wrapped; ``inside``: keys whose entries' values are."""
    if not isinstance(node, Mapping):
        return node
    entries: dict[str, Entry] = {}
    for name, entry in node.entries.items():
        value = entry.value
        if name in changes:
            value = _wrap(value, changes[name])
        elif name in inside:
            value = _each(value, inside[name])
        entries[name] = Entry(entry.key, value)
    return Mapping(node.span, entries, node.flow)


def _signed(node: YamlNode, sink: Sink) -> YamlNode:
    """Keys become bare names; the key node keeps the signature as written."""
    if not isinstance(node, Mapping):
        return node
    entries: dict[str, Entry] = {}
    for name, entry in node.entries.items():
        short = bare(name)
        first = entries.get(short)
        if first is not None:
            sink.error(
                "PG109",
                entry.key.span,
                f"{short} 定义了两次",
                f"{short} is defined twice",
                "一个名字只能有一个定义，参数不同也不行",
                "A name has one definition, whatever its parameters",
                (Note(first.key.span, "第一次在这里", "first given here"),),
            )
            continue
        entries[short] = entry
    return Mapping(node.span, entries, node.flow)


def _choices(node: YamlNode) -> YamlNode:
    """``choices: [a, b]`` as ``{a: {}, b: {}}``."""
    if not isinstance(node, Mapping):
        return node
    entries: dict[str, Entry] = {}
    for name, entry in node.entries.items():
        value = entry.value
        listed = value.get("choices") if isinstance(value, Mapping) else None
        if isinstance(value, Mapping) and isinstance(listed, Sequence):
            empty = {
                item.value: Entry(item, Mapping(item.span, {}, True))
                for item in listed.items
                if isinstance(item, Scalar)
            }
            choices = Entry(value.entries["choices"].key, Mapping(listed.span, empty, True))
            value = Mapping(value.span, {**value.entries, "choices": choices}, value.flow)
        elif isinstance(value, Mapping) and isinstance(listed, Mapping):
            choices = Entry(value.entries["choices"].key, _filled(listed))
            value = Mapping(value.span, {**value.entries, "choices": choices}, value.flow)
        entries[name] = Entry(entry.key, value)
    return Mapping(node.span, entries, node.flow)


def _filled(node: YamlNode) -> YamlNode:
    if not isinstance(node, Mapping):
        return node
    entries = {
        name: Entry(
            entry.key, Mapping(entry.value.span, {}, True) if isinstance(entry.value, Null) else entry.value
        )
        for name, entry in node.entries.items()
    }
    return Mapping(node.span, entries, node.flow)


def normalised(root: Mapping, sink: Sink) -> Mapping:
    """A rulebook (or its ``override``) with every short spelling written out."""
    entries: dict[str, Entry] = {}
    for name, entry in root.entries.items():
        value = entry.value
        if isinstance(value, Null) and name not in ("source", "version"):
            value = Mapping(value.span, {}, True)
        if name in _ENTRY_KEY:
            value = _each(value, _ENTRY_KEY[name])
        if name in _SIGNED:
            value = _signed(value, sink)
        if name in _MAY_BE_EMPTY:
            value = _filled(value)
        match name:
            case "tiles":
                value = _at(value, {"copies": "is", "red": "is"}, {"classes": "is"})
            case "score":
                value = _at(value, {"require": "is", "best": "is"}, {"values": "is"})
            case "options":
                value = _choices(value)
            case "title":
                value = _wrap(value, "zh")
        entries[name] = Entry(entry.key, value)
    return Mapping(root.span, entries, root.flow)
