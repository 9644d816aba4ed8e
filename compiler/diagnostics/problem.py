"""What goes wrong with a rulebook, collected by every stage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from ..source import Span
from .codes import CODES

Severity: TypeAlias = Literal["error", "warning", "lint"]


@dataclass(frozen=True, slots=True)
class Note:
    """A remark that may point at another place."""

    span: Span | None
    zh: str
    en: str


@dataclass(frozen=True, slots=True)
class Problem:
    """One finding. ``zh`` and ``en``: the headline; ``path``: where in the YAML (``actions.X.do``)."""

    code: str
    severity: Severity
    span: Span | None
    zh: str
    en: str
    help_zh: str = ""
    help_en: str = ""
    notes: tuple[Note, ...] = ()
    path: str = ""


def _order(problem: Problem) -> tuple[str, int, int, str, str]:
    span = problem.span
    if span is None:
        return ("", 0, 0, problem.code, problem.en)
    return (span.source.name, span.line, span.column, problem.code, problem.en)


class Sink:
    """Collects problems. The same finding at the same place is kept once."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, int, int, str, str], Problem] = {}

    def add(self, problem: Problem) -> None:
        """Keep a problem. KeyError for a code that the registry does not know (a fault of the compiler)."""
        if problem.code not in CODES:
            raise KeyError(problem.code)
        self._found.setdefault(_order(problem), problem)

    def error(
        self,
        code: str,
        span: Span | None,
        zh: str,
        en: str,
        help_zh: str = "",
        help_en: str = "",
        notes: tuple[Note, ...] = (),
        path: str = "",
    ) -> None:
        """The rulebook cannot be compiled."""
        self.add(Problem(code, "error", span, zh, en, help_zh, help_en, tuple(notes), path))

    def warning(
        self,
        code: str,
        span: Span | None,
        zh: str,
        en: str,
        help_zh: str = "",
        help_en: str = "",
        notes: tuple[Note, ...] = (),
        path: str = "",
    ) -> None:
        """Most likely a mistake, but it has a meaning."""
        self.add(Problem(code, "warning", span, zh, en, help_zh, help_en, tuple(notes), path))

    def lint(
        self,
        code: str,
        span: Span | None,
        zh: str,
        en: str,
        help_zh: str = "",
        help_en: str = "",
        notes: tuple[Note, ...] = (),
        path: str = "",
    ) -> None:
        """Worth a look."""
        self.add(Problem(code, "lint", span, zh, en, help_zh, help_en, tuple(notes), path))

    @property
    def problems(self) -> tuple[Problem, ...]:
        """All findings by file, line and column."""
        return tuple(self._found[key] for key in sorted(self._found))

    @property
    def errors(self) -> int:
        """The number of errors."""
        return sum(1 for problem in self._found.values() if problem.severity == "error")

    @property
    def failed(self) -> bool:
        """True if there is any error."""
        return any(problem.severity == "error" for problem in self._found.values())
