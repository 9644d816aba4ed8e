"""What an entry must say once everything is merged: parents may leave it to children, somebody has to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..load import Scalar
from .items import Item

if TYPE_CHECKING:
    from .rules import Checker

NEEDED: dict[str, tuple[tuple[str, str, str], ...]] = {
    "routines": (("do", "做些什么", "what it does"),),
    "shapes": (
        ("form", "由哪些组合成，如 form: 4 * (甲 | 乙) + 丙", "its groups, such as form: 4 * (A | B) + C"),
    ),
    "bars": (
        ("actions", "拿掉哪些动作，如 actions: [甲]", "which actions it takes away, such as actions: [A]"),
        ("when", "什么时候；总是不许就写 when: true", "the condition; write when: true for always"),
    ),
    "phases": (
        ("mode", "怎样进行：turn、window、each、all 或 auto", "how it goes: turn, window, each, all or auto"),
    ),
    "options": (("type", "是哪一种：bool、int 或 choice", "its type: bool, int or choice"),),
    "finishes": (
        ("of", "哪些牌有，如 of: it in 甲", "which kinds have it, such as of: it in CLASS"),
        ("copies", "每种几张，如 copies: 2", "how many of each, such as copies: 2"),
    ),
    "wild": (
        (
            "which",
            "哪些牌是百搭，如 which: it.kind == 甲",
            "which tiles are wild, such as which: it.kind == K",
        ),
        ("plays", "能充当哪些牌，如 plays: kinds", "what they may play, such as plays: kinds"),
    ),
    "classes": (("is", "有哪些牌：列表，或对 it 的条件", "its kinds: a list, or a condition over it"),),
    "values": (("is", "怎样算", "its formula"),),
}
"""Section -> (key, what to write there, in Chinese and English)."""


def check(c: Checker) -> None:
    p = c.p
    for what, items in (
        *((name, p.items[name].values()) for name in ("routines", "shapes", "bars", "phases", "options")),
        ("finishes", p.finishes.values()),
        ("wild", p.wilds.values()),
        ("classes", p.classes.values()),
        ("values", p.values.values()),
    ):
        _each(c, what, items)
    for item in p.items["define"].values():
        if not item.said("is") and not item.said("needs"):
            _missing(c, item, "is", "它的值，如 is: ahead(s, 1)", "its value, such as is: ahead(s, 1)")
    for name, item in p.items["pots"].items():
        reset = item.scalar("reset")
        if reset is not None and reset.value.strip() not in {"hand", "never"}:
            c.sink.error(
                "PG430",
                reset.span,
                f"公账「{name}」的 reset 只有 hand 和 never",
                f"the pot {name} has reset: hand or never only",
                "hand：每局清空；never：留到下局",
                "hand: emptied each hand; never: kept",
            )


def _each(c: Checker, what: str, items: Iterable[Item]) -> None:
    for item in items:
        for key, zh, en in NEEDED[what]:
            if not item.said(key) or (
                what in {"routines", "shapes", "values"} and not isinstance(item.get(key), Scalar)
            ):
                _missing(c, item, key, zh, en)


def _missing(c: Checker, item: Item, key: str, zh: str, en: str) -> None:
    c.sink.error(
        "PG424",
        item.span,
        f"「{item.name}」没有写 {key}",
        f"{item.name} has no {key}",
        f"写上 {key}：{zh}",
        f"add {key}: {en}",
    )
