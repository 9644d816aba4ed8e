"""What a text may use where it stands: locals, contexts, and what is known to be there."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ..lang.types import Type
from ..syntax import tree

ME = "me"
ARRANGEMENT = "arrangement"
ACT = "act"
OFFER = "offer"
SETTLEMENT = "settlement"
CHANCE = "chance"
CONTEXTS = (ME, ARRANGEMENT, ACT, OFFER, SETTLEMENT, CHANCE)
PASSED = (ME, ARRANGEMENT, ACT)
"""Contexts that a generated function takes as parameters, in this order."""

CONTEXT_NAMES = {
    ME: ("行动的座位 me", "acting seat (me)"),
    ARRANGEMENT: (
        "正在评判的牌型（groups、tiles、shape、win、has、total、分值）",
        "arrangement being judged (groups, tiles, shape, win, has, total, score values)",
    ),
    ACT: ("正在判断的动作", "action being judged"),
    OFFER: ("待应的牌（offer、claims）", "offer (offer, claims)"),
    SETTLEMENT: ("各家的分值", "score of the seats"),
    CHANCE: ("随机（random）", "chance (random)"),
}
"""What is missing where a context is not available."""

CONTEXT_HELP = {
    ME: (
        "把座位作为参数：写成 名(s seat)，用 s 代替 me",
        "take the seat as a parameter: NAME(s seat), and s for me",
    ),
    ARRANGEMENT: (
        "牌型、分值、require，以及组和形的条件里才有它",
        "patterns, score values, require, and conditions of groups and shapes have it",
    ),
    ACT: ("写明按哪个动作：worth(t, 甲)", "say by which action: worth(t, A)"),
    OFFER: (
        "只在窗口阶段的动作和禁令才有它：during 里全是 mode: window 的阶段",
        "only actions and bars of windows have it: every phase in `during` a window",
    ),
    SETTLEMENT: ("ends、dealer.next 和 session 里才有它", "ends, dealer.next and session have it"),
    CHANCE: (
        "动作效果和初值里才有它；条件里不能掷骰",
        "only effects and initial values have it; a condition may not throw dice",
    ),
}
"""Where a context is available, or what to do without it."""


@dataclass(frozen=True, slots=True)
class Local:
    """A name bound in the text: its type and the name generated for it."""

    type: Type
    symbol: str


@dataclass(frozen=True, slots=True)
class Scope:
    """``contexts``: available ones. ``present``: paths known not to be missing. ``action``: the action whose
    text this is, if any. ``where``: what the text is, for messages.
    ``hideable``: locals that a text serving several actions may hide, since it need not know them."""

    contexts: frozenset[str]
    where: str = ""
    locals: dict[str, Local] = field(default_factory=dict)
    present: frozenset[str] = frozenset()
    action: str = ""
    hideable: frozenset[str] = frozenset()

    def bind(self, name: str, type_: Type, symbol: str) -> Scope:
        kept = frozenset(p for p in self.present if p.split(".")[0] != name)
        return replace(self, locals={**self.locals, name: Local(type_, symbol)}, present=kept)

    def after_effect(self) -> Scope:
        """What is still known when tiles may have moved or state changed: only what names themselves hold."""
        kept = frozenset(p for p in self.present if self._lasts(p.split(".")))
        return replace(self, present=kept) if kept != self.present else self

    def _lasts(self, steps: list[str]) -> bool:
        entry = self.locals.get(steps[0])
        return entry is not None and (
            len(steps) == 1 or entry.type.base.name in {"tile", "kind", "win", "transfer"}
        )

    def knowing(self, paths: frozenset[str]) -> Scope:
        return replace(self, present=self.present | paths) if paths else self


def path(node: tree.Expr) -> str | None:
    """A chain of names as text (``me.drawn``), or None for anything else."""
    if isinstance(node, tree.Name):
        return node.name
    if isinstance(node, tree.Field):
        below = path(node.of)
        return f"{below}.{node.name}" if below else None
    return None


def shown_true(node: tree.Expr) -> frozenset[str]:
    """Paths that are certainly not missing where ``node`` is true."""
    match node:
        case tree.Exists(of=of):
            found = path(of)
            return frozenset({found}) if found else frozenset()
        case tree.Binary(op="and", left=left, right=right):
            return shown_true(left) | shown_true(right)
        case tree.Unary(op="not", right=inner):
            return shown_false(inner)
        case tree.Compare(items=items):
            return frozenset(p for i in items for p in present_in(i))
        case tree.Is(left=left, right=right):
            return present_in(left) | present_in(right)
        case tree.Binary(op="in" | "not in", left=left, right=right):
            return present_in(left) | present_in(right)
        case tree.Call(of=tree.Name(), args=args):
            return frozenset(p for a in args for p in present_in(a))
    return frozenset()


def shown_false(node: tree.Expr) -> frozenset[str]:
    """Paths that are certainly not missing where ``node`` is false."""
    match node:
        case tree.Unary(op="not", right=inner):
            return shown_true(inner)
        case tree.Binary(op="or", left=left, right=right):
            return shown_false(left) | shown_false(right)
    return frozenset()


def present_in(node: tree.Expr) -> frozenset[str]:
    """A comparison that holds has no missing side: the path compared, and every path it goes through."""
    found = path(node)
    if not found:
        return frozenset()
    steps = found.split(".")
    return frozenset(".".join(steps[: n + 1]) for n in range(len(steps)))
