"""Coverage of a source: clause by clause, the rules that implement it and the cases that prove it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from .diagnostics import Sink, did_you_mean, register
from .load import Loaded, Mapping, Scalar, Sequence, YamlNode, read_file, yaml_path
from .source import Source, Span

register("PG901", "条款没有规则", "A clause that no rule implements")
register("PG902", "条款没有案例", "A clause that no case proves")
register("PG903", "账本里没有这个编号", "A mark that the ledger does not have")
register("PG904", "读法还没有选定", "A reading left open")
register("PG905", "没有用到的读法", "A reading that nothing names")
register("PG906", "账本写法不对", "A ledger that is not well formed")
register("PG907", "规则书没有条款账本", "A rulebook without a ledger")

DISPLAY = "display"
"""A clause of this part alone speaks of the screen only; no rule need implement it."""


@dataclass(frozen=True, slots=True)
class Named:
    """A place that names a clause or reading. ``path``: of the entry (``actions.X``), or the id of a case."""

    path: str
    span: Span


@dataclass(slots=True)
class Clause:
    """A clause of the source: how it is covered. ``note``: why no rule is needed."""

    id: str
    text: str
    en: str
    parts: tuple[str, ...]
    span: Span
    rules: list[Named] = field(default_factory=list)
    cases: list[Named] = field(default_factory=list)
    readings: list[str] = field(default_factory=list)
    note: str = ""

    @property
    def display(self) -> bool:
        return self.parts == (DISPLAY,)

    @property
    def covered(self) -> bool:
        """By a rule, by a note that says why there is none, or because it concerns the screen only."""
        return bool(self.rules or self.note or self.display)

    @property
    def needs_case(self) -> bool:
        return bool(self.rules) and not self.display


@dataclass(slots=True)
class Reading:
    """How a contested clause is read."""

    id: str
    clauses: tuple[str, ...]
    question: str
    chosen: str
    open: bool
    span: Span
    rules: list[Named] = field(default_factory=list)
    cases: list[Named] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Report:
    """What was found about a rulebook and its source."""

    rulebook: str
    ledger: str
    clauses: dict[str, Clause]
    readings: dict[str, Reading]


def trace(loaded: Loaded, path: Path, sink: Sink) -> Report | None:
    """Coverage of the source that a rulebook names; faults in the sink. None without a readable ledger.

    ``path``: the rulebook's file. Errors: a clause without rule or note, a mark the ledger lacks, an open
    reading. Lints: a clause without case, a reading nothing names.
    """
    read = _ledger(loaded, path, sink)
    if read is None:
        return None
    report = Report(
        loaded.id,
        read[0].name,
        {c.id: c for c in _clauses(read[1], sink)},
        {r.id: r for r in _readings(read[1], sink)},
    )
    for reading in report.readings.values():
        for name in reading.clauses:
            if name in report.clauses:
                report.clauses[name].readings.append(reading.id)
            else:
                _unknown(sink, name, reading.span, report.clauses)
    for entry, found in _marked(loaded.root, []):
        _note(report, entry, found, sink, case=False)
    for entry, found in _of_cases(loaded.cases):
        _note(report, entry, found, sink, case=True)
    _notes(loaded.root, report, sink)
    _judge(report, sink)
    return report


# ------------------------------------------------------------------ the ledger


def _ledger(loaded: Loaded, path: Path, sink: Sink) -> tuple[Source, Mapping] | None:
    said = loaded.root.scalar("source")
    if said is None:
        sink.error(
            "PG907",
            loaded.root.span,
            "规则书没有写 source，不知道出自哪本账本",
            "The rulebook has no source: nothing to trace to",
            "写上 source: seeds/….yaml",
            "Write source: seeds/….yaml",
        )
        return None
    for base in (path.parent, path.parent.parent):
        file = base / said.value
        if not Path(said.value).is_absolute() and _is_file(file):
            read = read_file(file, said.value, sink)
            if read is None or not isinstance(read[1], Mapping):
                return None
            return read[0], read[1]
    sink.error(
        "PG907",
        said.span,
        f"找不到条款账本 {said.value}",
        f"There is no ledger {said.value}",
        "写相对于规则书或其上级目录的路径",
        "Write a path relative to the rulebook's folder or the one above",
        path="source",
    )
    return None


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def _clauses(ledger: Mapping, sink: Sink) -> Iterator[Clause]:
    for item, name in _listed(ledger, "clauses", sink):
        yield Clause(
            name.value, item.text("text") or "", item.text("en") or "", _words(item.get("part")), name.span
        )


def _readings(ledger: Mapping, sink: Sink) -> Iterator[Reading]:
    for item, name in _listed(ledger, "readings", sink):
        yield Reading(
            name.value,
            _words(item.get("clause")),
            item.text("question") or "",
            item.text("chosen") or "",
            item.text("open") == "true",
            name.span,
        )


def _listed(ledger: Mapping, key: str, sink: Sink) -> Iterator[tuple[Mapping, Scalar]]:
    listed = ledger.sequence(key)
    seen: set[str] = set()
    for at, item in enumerate(listed.items if listed else ()):
        name = item.scalar("id") if isinstance(item, Mapping) else None
        if not isinstance(item, Mapping) or name is None or name.value in seen:
            sink.error(
                "PG906",
                item.span,
                "每一条要有自己的 id",
                "Every entry needs an id of its own",
                "写成 - id: …",
                "Write - id: …",
                path=yaml_path([key, at]),
            )
            continue
        seen.add(name.value)
        yield item, name


# ------------------------------------------------------------------ who names what


def _words(node: YamlNode | None) -> tuple[str, ...]:
    return tuple(word.value for word in _scalars(node))


def _scalars(node: YamlNode | None) -> list[Scalar]:
    if isinstance(node, Scalar):
        return [node]
    return [item for item in node.items if isinstance(item, Scalar)] if isinstance(node, Sequence) else []


_Marks = tuple[list[Scalar], list[Scalar]]


def _marked(root: Mapping, trail: list[str]) -> Iterator[tuple[Named, _Marks]]:
    """Every entry below a mapping that names clauses or readings, with what it names."""
    for key, entry in root.entries.items():
        node = entry.value
        if not isinstance(node, Mapping) or key == "notes":
            continue
        marks = (_scalars(node.get("clause")), _scalars(node.get("reading")))
        if marks[0] or marks[1]:
            # Where an override speaks, its own line is meant, not that of the first declarer.
            own = entry.key.span.source is node.span.source
            span = entry.key.span if own else (marks[0] or marks[1])[0].span
            yield Named(yaml_path([*trail, key]), span), marks
        yield from _marked(node, [*trail, key])


def _of_cases(cases: Sequence | None) -> Iterator[tuple[Named, _Marks]]:
    for item in cases.items if cases else ():
        name = item.scalar("id") if isinstance(item, Mapping) else None
        if isinstance(item, Mapping) and name is not None:
            marks = (_scalars(item.get("clause")), _scalars(item.get("reading")))
            yield Named(name.value, name.span), marks


def _note(report: Report, entry: Named, marks: _Marks, sink: Sink, *, case: bool) -> None:
    clauses, readings = marks
    for word in (*clauses, *readings):
        kept = report.clauses if word in clauses else report.readings
        found: Clause | Reading | None = kept.get(word.value)
        if found is None:
            _unknown(sink, word.value, word.span, kept)
        else:
            (found.cases if case else found.rules).append(entry)


def _unknown(sink: Sink, name: str, span: Span, known: dict[str, Clause] | dict[str, Reading]) -> None:
    zh, en = did_you_mean(name, known)
    sink.error("PG903", span, f"账本里没有 {name}", f"The ledger has no {name}", zh, en)


def _notes(root: Mapping, report: Report, sink: Sink) -> None:
    notes = root.mapping("notes")
    for name, entry in notes.entries.items() if notes else ():
        if name in report.clauses:
            value = entry.value
            report.clauses[name].note = value.value if isinstance(value, Scalar) else ""
        else:
            _unknown(sink, name, entry.key.span, report.clauses)


# ------------------------------------------------------------------ what is missing


def _judge(report: Report, sink: Sink) -> None:
    for clause in report.clauses.values():
        if not clause.covered:
            sink.error(
                "PG901",
                clause.span,
                f"没有规则实现 {clause.id}：{clause.text}",
                f"No rule implements {clause.id}: {clause.en}",
                f"在实现它的条目上写 clause: [{clause.id}]；若不需要规则，在 notes 里写明原因",
                f"Write clause: [{clause.id}] on the entry that does, or say in notes why no rule is needed",
            )
        elif clause.needs_case and not clause.cases:
            sink.lint(
                "PG902",
                clause.span,
                f"没有案例证明 {clause.id}：{clause.text}",
                f"No case proves {clause.id}: {clause.en}",
                f"写一个 clause: [{clause.id}] 的案例",
                f"Write a case with clause: [{clause.id}]",
            )
    for reading in report.readings.values():
        if reading.open:
            sink.error(
                "PG904",
                reading.span,
                f"读法 {reading.id} 还没有选定：{reading.question}",
                f"The reading {reading.id} is still open: {reading.question}",
                "选定一种读法，去掉 open",
                "Choose, and remove open",
            )
        elif not reading.rules and not reading.cases:
            sink.lint(
                "PG905",
                reading.span,
                f"没有规则或案例提到读法 {reading.id}",
                f"Neither rule nor case names the reading {reading.id}",
                "在取决于它的条目上写 reading",
                "Name it under reading on the entry that depends on it",
            )
