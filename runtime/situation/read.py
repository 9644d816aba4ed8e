"""Reads the scalars of a situation. A scalar may be what JSON gives or the text that stands in the YAML."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from .errors import SituationError

MISSING = ("", "~", "null", "none", "None")
"""Texts that say that there is no value."""


def missing(raw: object) -> bool:
    """Whether this stands for no value at all."""
    return raw is None or (isinstance(raw, str) and raw.strip() in MISSING)


def mapping(raw: object, path: str) -> Mapping[Any, Any]:
    """A mapping; None is an empty one."""
    if missing(raw):
        return {}
    if not isinstance(raw, Mapping):
        raise SituationError(
            path, f"这里要写成“键: 值”，却是 {raw!r}", f"a mapping is needed here, not {raw!r}"
        )
    return raw


def items(raw: object) -> list[Any]:
    """The entries of a list; a text is cut at commas; anything else is a list of one.

    YAML makes ``{a, b}`` a mapping of keys without values: those are its entries.
    """
    if missing(raw):
        return []
    if isinstance(raw, Mapping) and all(missing(v) for v in raw.values()):
        return list(raw)
    if isinstance(raw, str):
        text = raw.strip()
        if text[:1] in ("[", "{") and text[-1:] in ("]", "}"):
            text = text[1:-1]
        return [part.strip() for part in text.replace("，", ",").split(",") if part.strip()]
    if isinstance(raw, Sequence | set | frozenset):
        return list(raw)
    return [raw]


def integer(raw: object, path: str) -> int:
    """A whole number."""
    if isinstance(raw, int) and not isinstance(raw, bool):
        return raw
    if isinstance(raw, str):
        try:
            return int(raw.strip())
        except ValueError:
            pass
    raise SituationError(path, f"要一个整数，不是 {raw!r}", f"a whole number is needed, not {raw!r}")


def boolean(raw: object, path: str) -> bool:
    """``true`` or ``false``."""
    if isinstance(raw, bool):
        return raw
    if isinstance(raw, int) and raw in (0, 1):
        return bool(raw)
    if isinstance(raw, str):
        word = raw.strip().lower()
        if word in ("true", "1", "是"):
            return True
        if word in ("false", "0", "否"):
            return False
    raise SituationError(path, f"要 true 或 false，不是 {raw!r}", f"true or false is needed, not {raw!r}")


def seat(raw: object, count: int, path: str) -> int:
    """A seat number below ``count``."""
    number = integer(raw, path)
    if 0 <= number < count:
        return number
    raise SituationError(
        path,
        f"没有 {number} 号座位：这一局有 {count} 号位，座号 0 到 {count - 1}",
        f"there is no seat {number}: this table has {count} seats, 0 to {count - 1}",
    )


def by_seat(raw: object, count: int, path: str) -> dict[int, Any]:
    """``{seat: anything}`` with seat numbers."""
    out: dict[int, Any] = {}
    for key, value in mapping(raw, path).items():
        number = seat(key, count, f"{path}.{key}")
        if number in out:
            raise SituationError(
                f"{path}.{key}", f"{number} 号位写了两次", f"seat {number} is written twice"
            )
        out[number] = value
    return out


def close(name: str, known: Iterable[str]) -> list[str]:
    """Known names that look like this one, best first."""
    pool = list(dict.fromkeys(known))
    found = get_close_matches(name, pool, 3, 0.4)
    return found or [k for k in pool if set(k) & set(name)][:3]


def unknown(path: str, zh: str, en: str, name: str, known: Iterable[str]) -> SituationError:
    """An unknown name, with suggestions. ``zh``, ``en``: what sort of name it should be."""
    pool = list(dict.fromkeys(known))
    like = close(name, pool)
    if like:
        hint_zh, hint_en = "是不是 " + "、".join(like) + "？", "did you mean " + ", ".join(like) + "?"
    elif pool:
        hint_zh, hint_en = "可用：" + "、".join(pool[:20]), "known: " + ", ".join(pool[:20])
    else:
        hint_zh, hint_en = "这份规则一个也没有", "this rulebook has none"
    return SituationError(path, f"没有叫“{name}”的{zh}；{hint_zh}", f"no {en} is called {name!r}; {hint_en}")


def index(path: str, zh: str, en: str, raw: object, known: Sequence[str]) -> int:
    """The position of a name in ``known``; a position may also be given itself.

    Raises:
        SituationError: no such name, with suggestions.
    """
    name = str(raw).strip()
    if name in known:
        return known.index(name)
    if name.isdigit() and int(name) < len(known):
        return int(name)
    raise unknown(path, zh, en, name, known)


def allowed(raw: Mapping[Any, Any], known: Iterable[str], path: str) -> None:
    """Refuses keys that mean nothing here."""
    pool = list(known)
    for key in raw:
        if str(key) not in pool:
            raise unknown(f"{path}.{key}" if path else str(key), "键", "key", str(key), pool)
