"""Every error the runtime reports: what is wrong, where, and what to do, in Chinese and in English."""

from __future__ import annotations

from types import TracebackType

from .contract import Mark, Rulebook


class PaiguiError(Exception):
    """Base of all. ``zh`` and ``en`` say the same."""

    def __init__(self, zh: str, en: str) -> None:
        super().__init__(zh, en)
        self.zh = zh
        self.en = en

    def __str__(self) -> str:
        return f"{self.zh} / {self.en}"


class OptionError(PaiguiError):
    """An option that does not exist, a value it cannot have, or a combination that is forbidden."""


class IllegalMove(PaiguiError):
    """A move that the seat may not make now. The table is unchanged."""


class SituationError(PaiguiError):
    """A described situation that cannot be."""


class NotationError(PaiguiError):
    """Text that does not name tiles."""


class ReplayError(PaiguiError):
    """A record that is damaged, or that the rulebook does not reproduce. ``line``: counted from 1."""

    def __init__(self, zh: str, en: str, line: int = 0) -> None:
        super().__init__(zh, en)
        self.line = line


class VersionError(PaiguiError):
    """A generated module and this runtime do not belong together, or a file is no generated module."""


class RuleError(PaiguiError):
    """A rulebook led where the table cannot go on; a fault of the rulebook, not of a player."""


def rule_error(zh: str, en: str, mark: Mark | None = None) -> RuleError:
    """A :class:`RuleError` that names the rulebook's line and clauses."""
    if mark is None or not mark.file:
        return RuleError(zh, en)
    place = f"{mark.file}:{mark.line}"
    if mark.clause:
        place += f" [{', '.join(mark.clause)}]"
    return RuleError(f"{zh}（{place}）", f"{en} ({place})")


def wrong_interface(module: str, built_for: object, runtime: int) -> VersionError:
    """A module made for another interface; says which side to bring up to date."""
    if not isinstance(built_for, int) or built_for > runtime:
        zh, en = "请升级 paigui 运行时", "upgrade the paigui runtime"
    else:
        zh, en = "请用现在的编译器重新编译规则书", "compile the rulebook again with this compiler"
    return VersionError(
        f"模块 {module} 为接口 {built_for} 而编，运行时是接口 {runtime}：{zh}",
        f"the module {module} was made for interface {built_for}, this runtime has {runtime}: {en}",
    )


class RulebookPlaces:
    """``with`` this, errors that come out of a generated module tell the rulebook lines they passed through,
    innermost last. A class, not a generator: it stands around every move."""

    __slots__ = ("rulebook",)

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, fault: BaseException | None, trace: TracebackType | None) -> None:
        if not isinstance(fault, Exception):
            return
        if isinstance(fault, PaiguiError) and not isinstance(fault, RuleError):
            return
        steps = []
        file = self.rulebook.score.judge.__code__.co_filename
        while trace is not None:
            code = trace.tb_frame.f_code
            if code.co_filename == file and code.co_name in self.rulebook.places:
                source, line = self.rulebook.places[code.co_name]
                steps.append(f"{source}:{line}")
            trace = trace.tb_next
        if steps:
            fault.add_note(f"规则书 / rulebook: {' → '.join(dict.fromkeys(steps))}")
