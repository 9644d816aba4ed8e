"""The shape of the container: one JSON Schema for editors and for us, with messages that teach."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from jsonschema import Draft7Validator

from ..diagnostics import Sink, did_you_mean
from ..source import Span
from .nodes import Mapping, Scalar, Sequence, YamlNode, to_plain, yaml_path
from .normal import bare

_KINDS = {
    "object": ("一组“键: 值”", "a mapping of keys to values"),
    "array": ("一个列表", "a list"),
    "string": ("一段文本", "a text"),
    "null": ("空", "nothing"),
}
# sections, and mappings inside them, whose keys are names of the language
_NAMED = frozenset(
    {
        "options",
        "groups",
        "shapes",
        "zones",
        "enums",
        "define",
        "routines",
        "phases",
        "actions",
        "bars",
        "units",
        "tags",
        "patterns",
        "tables",
        "convert",
        "payments",
        "pots",
        "ends",
    }
)
_NAMED_INSIDE = frozenset(
    {
        "tiles.suits",
        "tiles.finishes",
        "tiles.classes",
        "tiles.wild",
        "state.seat",
        "state.hand",
        "state.room",
        "score.values",
        "score.choose",
        "events.drawn",
        "events.discarded",
        "events.claimed",
        "events.laid",
        "events.turned",
        "events.ended",
    }
)
_NAME = re.compile(r"[^\W\d]\w*")


@cache
def _validator() -> Draft7Validator:
    text = files("paigui.grammar").joinpath("rulebook.schema.json").read_text(encoding="utf-8")
    return Draft7Validator(json.loads(text))


def check_shape(root: Mapping, sink: Sink) -> None:
    """Report what does not fit the container: unknown keys, wrong kinds of values, what is missing."""
    for error in _validator().iter_errors(to_plain(root)):
        path = tuple(error.absolute_path)
        node = _find(root, path)
        match error.validator:
            case "additionalProperties":
                _unknown(error, node, path, sink)
            case "type":
                _kind(error, _key_span(root, path, node), node, path, sink)
            case "enum":
                _choice(error, node, path, sink)
            case "required":
                _required(error, node, path, sink)
            case other:
                sink.error(
                    "PG302", node.span, f"不合规：{other}", f"Does not fit: {other}", path=yaml_path(path)
                )
    _check_names(root, sink)


def _find(node: YamlNode, path: Iterable[str | int]) -> YamlNode:
    for part in path:
        if isinstance(node, Mapping) and isinstance(part, str):
            node = node.entries[part].value
        elif isinstance(node, Sequence) and isinstance(part, int):
            node = node.items[part]
    return node


def _key_span(root: Mapping, path: tuple[str | int, ...], node: YamlNode) -> Span:
    """Where to point at a value of the wrong kind: the value, or its key if there is nothing to see."""
    span = node.span
    if path and isinstance(path[-1], str) and (span.line, span.column) == (span.end_line, span.end_column):
        parent = _find(root, path[:-1])
        if isinstance(parent, Mapping):
            return parent.entries[path[-1]].key.span
    return span


def _unknown(error: Any, node: YamlNode, path: tuple[str | int, ...], sink: Sink) -> None:
    if not isinstance(node, Mapping):
        return
    allowed = list(error.schema.get("properties", ()))
    for name, entry in node.entries.items():
        if name in allowed:
            continue
        zh, en = did_you_mean(name, allowed)
        listed = " ".join(sorted(allowed))
        where = yaml_path(path)
        sink.error(
            "PG301",
            entry.key.span,
            f"{where or '规则书'} 里没有 {name} 这个键",
            f"There is no key {name} in {where or 'a rulebook'}",
            "\n".join(filter(None, [zh, f"可用的键：{listed}"])),
            "\n".join(filter(None, [en, f"Keys: {listed}"])),
            path=yaml_path((*path, name)),
        )


def _said(node: YamlNode) -> tuple[str, str]:
    match node:
        case Mapping():
            return _KINDS["object"]
        case Sequence():
            return _KINDS["array"]
        case Scalar():
            return _KINDS["string"]
        case _:
            return _KINDS["null"]


def _kind(error: Any, span: Span, node: YamlNode, path: tuple[str | int, ...], sink: Sink) -> None:
    types = error.validator_value if isinstance(error.validator_value, list) else [error.validator_value]
    wanted = [_KINDS[name] for name in types if name in _KINDS]
    zh = "或".join(dict.fromkeys(kind[0] for kind in wanted))
    en = " or ".join(dict.fromkeys(kind[1] for kind in wanted))
    found = _said(node)
    help_zh = help_en = ""
    if isinstance(node, Mapping) and node.flow and "string" in types:
        help_zh, help_en = (
            "若是语言里的集合，整段加引号",
            "If it is a set of the language, quote the whole text",
        )
    elif isinstance(node, Sequence) and node.flow and "string" in types:
        help_zh, help_en = (
            "若是语言里的列表，整段加引号",
            "If it is a list of the language, quote the whole text",
        )
    elif isinstance(node, Scalar) and types == ["array"]:
        help_zh, help_en = f"写成 [{node.value}]", f"Write [{node.value}]"
    elif "examples" in error.schema:
        example = json.dumps(error.schema["examples"][0], ensure_ascii=False)
        help_zh, help_en = f"例如 {example}", f"For example {example}"
    where = yaml_path(path)
    sink.error(
        "PG302",
        span,
        f"{where or '文件'} 应是{zh}，这里是{found[0]}",
        f"{where or 'The file'} should be {en}; this is {found[1]}",
        help_zh,
        help_en,
        path=where,
    )


def _choice(error: Any, node: YamlNode, path: tuple[str | int, ...], sink: Sink) -> None:
    allowed = [str(value) for value in error.validator_value]
    said = node.value if isinstance(node, Scalar) else ""
    zh, en = did_you_mean(said, allowed)
    listed = " ".join(allowed)
    where = yaml_path(path)
    sink.error(
        "PG302",
        node.span,
        f"{where} 不能是 {said or _said(node)[0]}",
        f"{where} cannot be {said or _said(node)[1]}",
        "\n".join(filter(None, [zh, f"可用的值：{listed}"])),
        "\n".join(filter(None, [en, f"Values: {listed}"])),
        path=where,
    )


def _required(error: Any, node: YamlNode, path: tuple[str | int, ...], sink: Sink) -> None:
    for name in error.validator_value:
        if isinstance(node, Mapping) and name not in node.entries:
            examples = error.schema["properties"][name].get("examples", [""])
            span = Span(
                node.span.source, node.span.line, node.span.column, node.span.line, node.span.column + 1
            )
            sink.error(
                "PG303",
                span,
                f"缺少 {name}",
                f"{name} is missing",
                f"加一行 {name}: {examples[0]}",
                f"Add a line {name}: {examples[0]}",
                path=yaml_path((*path, name)),
            )


def _check_names(root: Mapping, sink: Sink) -> None:
    for top in (root, root.mapping("override")):
        if top is None:
            continue
        for section in _NAMED:
            _names(top.mapping(section), section, sink)
        for inside in _NAMED_INSIDE:
            section, name = inside.split(".")
            outer = top.mapping(section)
            _names(outer.mapping(name) if outer else None, inside, sink)


def _names(node: Mapping | None, where: str, sink: Sink) -> None:
    for name, entry in node.entries.items() if node else ():
        short = bare(name) if where in ("define", "routines") else name
        if not _NAME.fullmatch(short):
            fixed = re.sub(r"\W+", "_", short).strip("_")
            fixed = fixed if _NAME.fullmatch(fixed) else f"名{fixed}"
            sink.error(
                "PG302",
                entry.key.span,
                f"“{short}”不能作名字",
                f"{short!r} cannot be a name",
                f"名字由文字、数字和 _ 组成，不以数字开头，例如 {fixed}",
                f"A name has letters, digits and _, and does not begin with a digit: {fixed}",
                path=f"{where}.{name}",
            )
