"""Files to positioned nodes: YAML's structure without its surprises."""

from __future__ import annotations

from pathlib import Path

import yaml

from ..diagnostics import Sink
from ..source import Source, Span
from .build import Builder, Refused
from .characters import check_characters
from .nodes import YamlNode
from .trouble import explain_yaml

MAX_BYTES = 1_000_000


def read_file(path: Path, name: str, sink: Sink) -> tuple[Source, YamlNode | None] | None:
    """A file and its nodes; nodes None if they cannot be read; None if there is no text at all."""
    text = _text_of(path, name, sink)
    if text is None:
        return None
    source = Source(name, text)
    return source, read_text(source, sink)


def _text_of(path: Path, name: str, sink: Sink) -> str | None:
    nowhere = Span(Source(name, ""), 1, 1, 1, 1)
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        sink.error(
            "PG101",
            nowhere,
            f"文件读不出：{reason}",
            f"The file cannot be read: {reason}",
            "检查路径和权限",
            "Check the path and the permissions",
        )
        return None
    if len(data) > MAX_BYTES:
        sink.error(
            "PG102",
            nowhere,
            f"文件超过 {MAX_BYTES} 字节",
            f"The file is larger than {MAX_BYTES} bytes",
            "把公共的部分移到另一本规则书，用 extends 引用",
            "Move what is common to another rulebook and extend it",
        )
        return None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        good = data[: error.start].decode("utf-8-sig", "ignore").replace("\r\n", "\n")
        source = Source(name, good)
        line, column = good.count("\n") + 1, len(good) - (good.rfind("\n") + 1) + 1
        sink.error(
            "PG103",
            Span(source, line, column, line, column + 1),
            f"第 {error.start + 1} 个字节起不是 UTF-8",
            f"Not UTF-8 from byte {error.start + 1} on",
            "用 UTF-8 编码保存文件（记事本：另存为，编码选 UTF-8）",
            "Save the file as UTF-8",
        )
        return None
    return text.replace("\r\n", "\n")


def read_text(source: Source, sink: Sink) -> YamlNode | None:
    """The nodes of a text; None if it is not usable. Problems go to the sink, nothing is raised."""
    if len(source.text.encode("utf-8", "surrogatepass")) > MAX_BYTES:
        sink.error(
            "PG102",
            Span(source, 1, 1, 1, 1),
            f"文本超过 {MAX_BYTES} 字节",
            f"The text is larger than {MAX_BYTES} bytes",
        )
        return None
    if not check_characters(source, sink):
        return None
    builder = Builder(source, sink)
    try:
        for event in yaml.parse(source.text, Loader=yaml.SafeLoader):
            builder.take(event)
    except yaml.YAMLError as error:
        explain_yaml(source, error, sink)
        return None
    except Refused:
        return None
    return builder.root
