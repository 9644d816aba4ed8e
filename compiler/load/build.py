"""From YAML events to positioned nodes, one event at a time, without recursion."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from typing import Any

import yaml

from ..diagnostics import Note, Sink
from ..source import Source, Span
from .characters import half_width
from .cuts import cut_entry, cut_item, cut_value, lost_set, stray_key
from .nodes import Entry, Mapping, Null, Scalar, Sequence, Style, YamlNode

MAX_DEPTH = 20
MAX_NODES = 60_000

_STYLES: dict[str | None, Style] = {
    None: "plain",
    "": "plain",
    "'": "single",
    '"': "double",
    "|": "literal",
    ">": "folded",
}


class Refused(Exception):
    """The text is refused; the reason is in the sink."""


@dataclass(slots=True)
class _Open:
    """A mapping or list that is still being read."""

    event: Any
    items: list[YamlNode] = field(default_factory=list)


class Builder:
    """Takes events; ``root`` is the tree when all have come (None for an empty text)."""

    def __init__(self, source: Source, sink: Sink) -> None:
        self.root: YamlNode | None = None
        self._source = source
        self._sink = sink
        self._stack: list[_Open] = []
        self._nodes = 0
        self._documents = 0

    def take(self, event: Any) -> None:
        """Raises Refused if the text must not be read further."""
        match event:
            case yaml.DocumentStartEvent():
                self._document(event)
            case yaml.AliasEvent():
                self._refuse_alias(event)
            case yaml.ScalarEvent():
                self._plain_yaml(event)
                self._put(self._scalar(event))
            case yaml.MappingStartEvent() | yaml.SequenceStartEvent():
                self._plain_yaml(event)
                self._open(event)
            case yaml.MappingEndEvent():
                opened = self._stack.pop()
                self._put(self._mapping(opened, self._extent(opened, event)))
            case yaml.SequenceEndEvent():
                opened = self._stack.pop()
                flow = bool(opened.event.flow_style)
                for item in opened.items:
                    cut_item(item, flow, self._sink)
                self._put(Sequence(self._extent(opened, event), tuple(opened.items), flow))

    # ------------------------------------------------------------------ spans

    def _span(self, first: Any, last: Any) -> Span:
        start, end = first.start_mark, last.end_mark
        line, column = end.line, end.column
        if column == 0 and line > start.line:  # a block text ends where its last line ends
            line -= 1
            column = len(self._source.line(line + 1))
        return Span(self._source, start.line + 1, start.column + 1, line + 1, column + 1)

    def _extent(self, opened: _Open, end: Any) -> Span:
        """The span of a mapping or list: YAML's own end of a block lies before the next token, too far."""
        if opened.event.flow_style or not opened.items:
            return self._span(opened.event, end)
        start, last = opened.event.start_mark, opened.items[-1].span
        return Span(self._source, start.line + 1, start.column + 1, last.end_line, last.end_column)

    # ------------------------------------------------------------------ what is refused

    def _document(self, event: Any) -> None:
        self._documents += 1
        if self._documents > 1:
            self._sink.error(
                "PG116",
                self._span(event, event),
                "文件里有第二个文档（---）",
                "A second document (---) in the file",
                "一个文件一本规则书：删掉 ---",
                "One rulebook a file: remove the ---",
            )
            raise Refused

    def _refuse_alias(self, event: Any) -> None:
        span = self._span(event, event)
        line = self._source.line(span.line)
        key, colon, rest = line.partition(": ")
        zh = "以 * 开头的文本会被 YAML 当成别名" if colon else "不用 YAML 的别名（*）"
        en = "YAML takes a text that begins with * for an alias" if colon else "YAML aliases (*) are not used"
        fixed = f'{key}: "{rest.strip()}"' if colon else ""
        self._sink.error(
            "PG110",
            span,
            zh,
            en,
            f"给文本加引号：\n{fixed}" if fixed else "把内容写全",
            f"Quote the text:\n{fixed}" if fixed else "Write it out",
        )
        raise Refused

    def _plain_yaml(self, event: Any) -> None:
        self._nodes += 1
        if self._nodes > MAX_NODES:
            self._sink.error(
                "PG108",
                self._span(event, event),
                f"内容超过 {MAX_NODES} 项",
                f"More than {MAX_NODES} items",
                "把公共的部分移到另一本规则书",
                "Move what is common to another rulebook",
            )
            raise Refused
        start = event.start_mark
        span = Span(self._source, start.line + 1, start.column + 1, start.line + 1, start.column + 2)
        if event.anchor is not None:
            self._sink.error(
                "PG110",
                span,
                f"不用 YAML 的锚（&{event.anchor}）",
                f"YAML anchors (&{event.anchor}) are not used",
                "把内容写全；以 & 开头的文本要加引号",
                "Write it out; quote a text that begins with &",
            )
        if event.tag is not None and not (isinstance(event, yaml.ScalarEvent) and event.tag == "!"):
            self._sink.error(
                "PG110",
                span,
                f"不用 YAML 的标签（{event.tag}）",
                f"YAML tags ({event.tag}) are not used",
                "删掉标签；以 ! 开头的文本要加引号，“非”写作 not",
                "Remove the tag; quote a text that begins with !, and write not for !",
            )

    # ------------------------------------------------------------------ building

    def _open(self, event: Any) -> None:
        if len(self._stack) >= MAX_DEPTH:
            self._sink.error(
                "PG107",
                self._span(event, event),
                f"嵌套超过 {MAX_DEPTH} 层",
                f"Nested deeper than {MAX_DEPTH} levels",
                "规则书用不到这么深；检查括号和缩进",
                "No rulebook needs that; check brackets and indentation",
            )
            raise Refused
        self._stack.append(_Open(event))

    def _scalar(self, event: Any) -> YamlNode:
        span = self._span(event, event)
        style = _STYLES.get(event.style, "plain")
        if style == "plain" and event.value in ("", "~"):
            return Null(span)
        return Scalar(span, event.value, style)

    def _put(self, node: YamlNode) -> None:
        if self._stack:
            self._stack[-1].items.append(node)
        elif self.root is None:
            self.root = node

    def _mapping(self, opened: _Open, span: Span) -> YamlNode:
        pairs = list(zip(opened.items[::2], opened.items[1::2], strict=True))
        flow = bool(opened.event.flow_style)
        if flow and pairs and all(stray_key(key, value) for key, value in pairs):
            return lost_set(span, self._sink)
        entries: dict[str, Entry] = {}
        before: Entry | None = None
        for key, value in pairs:
            if flow and stray_key(key, value):
                cut_entry(before, key, self._sink)
                continue
            entry = self._entry(key, value)
            if entry is None:
                continue
            if flow:
                cut_value(entry, self._sink)
            self._add(entries, entry)
            before = entry
        return Mapping(span, entries, flow)

    def _add(self, entries: dict[str, Entry], entry: Entry) -> None:
        first = entries.setdefault(entry.key.value, entry)
        if first is not entry:
            self._sink.error(
                "PG109",
                entry.key.span,
                f"键 {entry.key.value} 写了两次",
                f"The key {entry.key.value} is given twice",
                "合成一处，或删掉一处",
                "Join them, or remove one",
                (Note(first.key.span, "第一次在这里", "first given here"),),
            )

    def _entry(self, key: YamlNode, value: YamlNode) -> Entry | None:
        if not isinstance(key, Scalar):
            self._sink.error(
                "PG114",
                key.span,
                "键必须是文字",
                "A key must be a text",
                "若这是语言里的文本（以 { 或 [ 开头），整个加引号",
                "If this is a text of the language (begins with { or [), quote it",
            )
            return None
        if key.plain and key.value == "<<":
            self._sink.error(
                "PG110",
                key.span,
                "不用 YAML 的 <<",
                "YAML's << is not used",
                "用 extends 继承规则书，用 like 仿照动作",
                "Use extends for rulebooks and like for actions",
            )
            return None
        stable = unicodedata.normalize("NFKC", half_width(key.value))
        if stable != key.value:
            self._sink.error(
                "PG113",
                key.span,
                f"键 {key.value} 里有全角或异体字符",
                f"The key {key.value} has full-width or variant characters",
                f"改成：{stable}",
                f"Write: {stable}",
            )
            return None
        return Entry(key, value)
