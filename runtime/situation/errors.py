"""What is wrong with a situation."""

from __future__ import annotations

from .. import errors


class SituationError(errors.SituationError):
    """A situation that cannot be laid, or a line of its script that cannot be played.

    ``path``: the keys that lead to the fault (``hands.1``). ``zh``, ``en``: cause and remedy.
    """

    def __init__(self, path: str, zh: str, en: str) -> None:
        super().__init__(zh, en)
        self.path = path

    def __str__(self) -> str:
        return f"{self.path}: {self.zh} / {self.en}"

    def text(self, lang: str) -> str:
        """The message in one language, ``zh`` or ``en``."""
        return f"{self.path}：{self.zh}" if lang == "zh" else f"{self.path}: {self.en}"
