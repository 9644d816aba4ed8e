"""The types of the rule language."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Type:
    """A type. ``of``: what a list, set or maybe holds; ``arg``: the unit, enum, option or the like it names."""

    name: str
    of: Type | None = None
    arg: str = ""

    @property
    def zh(self) -> str:
        """The type for Chinese readers, with its spelling: ``牌种（kind）``."""
        said = _zh(self)
        return said if said == str(self) else f"{said}（{self}）"

    @property
    def maybe(self) -> bool:
        return self.name == "maybe"

    @property
    def base(self) -> Type:
        """The type without ``maybe``."""
        return self.of if self.name == "maybe" and self.of else self

    @property
    def collection(self) -> bool:
        return self.name in {"list", "set", "range", "class"}

    @property
    def item(self) -> Type:
        """What a collection holds."""
        assert self.of is not None
        return self.of

    @property
    def numeric(self) -> bool:
        return self.name in {"int", "ratio"}

    @property
    def amount(self) -> bool:
        return self.name in {"amount", "ratio amount"}

    @property
    def member(self) -> bool:
        """A type whose members are known only where it is expected."""
        return self.name in {"group kind", "shape", "action", "finish", "choice", "enum", "payment"}

    def __str__(self) -> str:
        if self.name == "maybe":
            return f"maybe {self.of}"
        if self.name in {"list", "set"}:
            return f"{self.name} of {self.of}"
        if self.name == "class":
            return f"set of {self.of}"
        if self.name == "range":
            return "range"
        if self.name in {"amount", "ratio amount"}:
            return self.arg if self.name == "amount" else f"{self.arg} (fraction)"
        if self.name in {"enum", "choice"}:
            return self.arg
        return self.name


ZH = {
    "bool": "真假",
    "int": "整数",
    "ratio": "分数",
    "kind": "牌种",
    "tile": "牌",
    "suit": "花色",
    "seat": "座位",
    "group": "组",
    "group kind": "组的名字",
    "shape": "形",
    "action": "动作",
    "finish": "花样",
    "win": "胡",
    "transfer": "一笔付款",
    "zone": "放牌的区",
    "pot": "公账",
    "payment": "付款理由",
    "wall": "牌墙",
    "offer": "待应的牌",
    "nothing": "空集",
}


def _zh(t: Type) -> str:
    if t.name == "maybe" and t.of is not None:
        return f"可能缺的{_zh(t.of)}"
    if t.name in {"list", "set", "class"} and t.of is not None:
        return f"{'一列' if t.name == 'list' else '一些'}{_zh(t.of)}"
    if t.name == "range":
        return "一段整数"
    if t.name == "ratio amount":
        return f"{t.arg}（可能是分数）"
    return ZH.get(t.name, str(t))


BOOL = Type("bool")
INT = Type("int")
RATIO = Type("ratio")
KIND = Type("kind")
TILE = Type("tile")
SUIT = Type("suit")
SEAT = Type("seat")
GROUP = Type("group")
GROUP_KIND = Type("group kind")
SHAPE = Type("shape")
ACTION = Type("action")
FINISH = Type("finish")
WIN = Type("win")
TRANSFER = Type("transfer")
WALL = Type("wall")
OFFER = Type("offer")
PAYMENT = Type("payment")
ZONE = Type("zone")
POT = Type("pot")
NOTHING = Type("nothing")
ERROR = Type("error")
POINTS = "分"
"""The unit of payment."""

NAMED = {t.name: t for t in (BOOL, INT, RATIO, KIND, TILE, SUIT, SEAT, GROUP, ACTION)}
"""Types a rulebook may spell."""


def list_of(item: Type) -> Type:
    return Type("list", item)


def set_of(item: Type) -> Type:
    return Type("set", item)


def maybe(of: Type) -> Type:
    """``maybe of``; a missing missing is just missing, and an error stays one."""
    return of if of.name in {"maybe", "error"} else Type("maybe", of)


def amount(unit: str, ratio: bool = False) -> Type:
    return Type("ratio amount" if ratio else "amount", arg=unit)


def enum(name: str) -> Type:
    return Type("enum", arg=name)


def choice(option: str) -> Type:
    return Type("choice", arg=option)


def fits(got: Type, want: Type) -> bool:
    """Whether a value of ``got`` may stand where ``want`` is expected: no conversion, only that a number that
    is present may stand for one that may be missing, an int for a ratio, a range or class for a set."""
    if "error" in {got.name, want.name} or got == want:
        return True
    if want.maybe:
        return got.name == "nothing" or fits(got.base, want.base)
    if got.name == "int" and want.name == "ratio":
        return True
    if got.name == "amount" and want.name == "ratio amount":
        return got.arg == want.arg
    if got.collection and want.collection:
        if got.of is not None and got.of.name == "nothing":
            return True
        return want.name in {"set", "list"} and fits(got.item, want.item)
    return got.name == "zone" and want == list_of(TILE)


def join(a: Type, b: Type) -> Type | None:
    """The type that both branches of an ``if`` have, or None."""
    if a.name == "error":
        return b
    if fits(b, a):
        return a
    if fits(a, b):
        return b
    if a.maybe or b.maybe:
        inner = join(a.base, b.base)
        return maybe(inner) if inner else None
    if a.name == "nothing":
        return maybe(b)
    if b.name == "nothing":
        return maybe(a)
    return None
