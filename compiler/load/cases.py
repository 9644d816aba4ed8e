"""Worked examples: in the rulebook, in ``cases/<id>.yaml`` beside it, or where ``cases_in`` says."""

from __future__ import annotations

from pathlib import Path

from ..diagnostics import Note, Sink
from ..source import Source
from .nodes import Mapping, Scalar, Sequence, YamlNode
from .reader import read_file


def load_cases(path: Path, root: Mapping, ident: str, source: Source, sink: Sink) -> Sequence | None:
    """All cases of a rulebook in one list; None if it has none."""
    items: list[YamlNode] = []
    own = root.get("cases")
    if isinstance(own, Sequence):
        items.extend(own.items)
    for file, shown, named in _files(path, root, ident, source, sink):
        read = None
        try:
            there = file.is_file()
        except (OSError, ValueError):
            there = False
        if there:
            read = read_file(file, shown, sink)
        elif named is not None:
            sink.error(
                "PG312",
                named.span,
                f"没有案例文件 {named.value}",
                f"There is no case file {named.value}",
                "写相对于规则书的路径",
                "Write the path relative to the rulebook",
                path="cases_in",
            )
        if read is None or read[1] is None:
            continue
        node = read[1]
        listed = node.get("cases") if isinstance(node, Mapping) else node
        if isinstance(listed, Sequence):
            items.extend(listed.items)
        else:
            sink.error(
                "PG312",
                node.span,
                "案例文件是一个列表，或 cases: 之下的列表",
                "A case file is a list, or a list under cases:",
                "每个案例以 - id: 开头",
                "Each case begins with - id:",
            )
    if not items:
        return None
    return Sequence(items[0].span, tuple(_checked(items, sink)))


def _files(
    path: Path, root: Mapping, ident: str, source: Source, sink: Sink
) -> list[tuple[Path, str, Scalar | None]]:
    base = Path(source.name).parent
    said = root.get("cases_in")
    listed = said.items if isinstance(said, Sequence) else (said,)
    found: list[tuple[Path, str, Scalar | None]] = []
    for item in listed:
        if isinstance(item, Scalar) and (Path(item.value).is_absolute() or not item.value.endswith(".yaml")):
            sink.error(
                "PG312",
                item.span,
                f"「{item.value}」不能作案例文件：要写相对路径，以 .yaml 结尾",
                f"{item.value} cannot be a case file: it takes a relative path that ends in .yaml",
                "如 cases_in: [cases/我的.yaml]",
                "such as cases_in: [cases/mine.yaml]",
            )
        elif isinstance(item, Scalar):
            found.append((path.parent / item.value, (base / item.value).as_posix(), item))
    beside = f"cases/{ident.rsplit('/', 1)[-1]}.yaml"
    if all(file != path.parent / beside for file, _, _ in found):
        found.append((path.parent / beside, (base / beside).as_posix(), None))
    return found


def _checked(items: list[YamlNode], sink: Sink) -> list[YamlNode]:
    """The well-formed ones: mappings with an id that no other has."""
    good: list[YamlNode] = []
    seen: dict[str, Scalar] = {}
    for at, item in enumerate(items):
        name = item.scalar("id") if isinstance(item, Mapping) else None
        if name is None:
            sink.error(
                "PG312",
                item.span,
                "案例要有 id",
                "A case needs an id",
                "写成 - id: …",
                "Write - id: …",
                path=f"cases[{at}]",
            )
        elif name.value in seen:
            sink.error(
                "PG310",
                name.span,
                f"案例 {name.value} 写了两次",
                f"There are two cases {name.value}",
                "换一个 id",
                "Choose another id",
                (Note(seen[name.value].span, "第一次在这里", "first here"),),
                f"cases[{at}].id",
            )
        else:
            seen[name.value] = name
            good.append(item)
    return good
