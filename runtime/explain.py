"""Tells people how a hand was scored and who paid whom, and why.

Every function gives plain data first (dicts, lists, texts, whole numbers: what ``--json`` prints) and lines
of text from that data. Amounts that are not whole are written ``a/b``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from .contract import Mark, Rulebook
from .groups import Arrangement, Group, Win
from .notation import format_tiles
from .wording import face as tile_name
from .wording import number, shown

if TYPE_CHECKING:
    from .table import Table


def plain(value: Any) -> Any:
    """Any value a rule can have, as plain data."""
    if isinstance(value, Group):
        return list(value.tiles)
    if isinstance(value, tuple | list):
        return [plain(v) for v in value]
    if isinstance(value, frozenset | set):
        return sorted(plain(v) for v in value)
    return number(value)


# ---- a win -------------------------------------------------------------------------------------------------


def win_data(T: Table[Any, Any, Any, Any], win: Win) -> dict[str, Any]:
    """One scored win (or the score of a seat that did not win: ``by`` is None then).

    Keys: ``seat won by tile from shape groups loose notation patterns totals values chosen``; ``notation``
    gives each tile named its short form.
    """
    book = T.rulebook
    best = win.best
    return {
        "seat": win.seat,
        "won": win.by >= 0,
        "by": book.actions[win.by].name if win.by >= 0 else None,
        "by_en": book.actions[win.by].mark.en if win.by >= 0 else "",
        "tile": None if win.tile is None else tile_name(book, win.tile),
        "from": win.from_,
        "shape": book.shapes[best.shape].name if best.shape >= 0 else None,
        "shape_en": book.shapes[best.shape].mark.en if best.shape >= 0 else "",
        "groups": [_group(book, g, best) for g in best.groups],
        "loose": [tile_name(book, t) for t in best.loose],
        "notation": _notation(book, win),
        "patterns": [_pattern(book, p, amounts) for p, amounts in sorted(best.found.items())],
        "totals": {u.name: number(v) for u, v in zip(book.units, best.totals, strict=False)},
        "values": [
            {"name": v.name, "en": v.mark.en, "value": number(x), "unit": v.unit, **_marks(v.mark)}
            for v, x in zip(book.score.values, win.values, strict=False)
        ],
        "chosen": chosen(book, best),
    }


def chosen(book: Rulebook, best: Arrangement) -> dict[str, Any]:
    """What ``score.choose`` settled on, by name; kinds and the like by their names."""
    score = book.score
    types = score.types or ("int",) * len(score.names)
    named = zip(score.names, best.chosen, types, strict=True) if best.chosen else ()
    return {name: shown(book, value, kind) for name, value, kind in named}


def _notation(book: Rulebook, win: Win) -> dict[str, str]:
    """The short form of every tile of the hand, and of every kind that one of them stands for."""
    own = () if win.tile is None else (win.tile,)
    plain_copies = [p * book.stride for g in win.best.groups for p in g.plays]
    tiles = dict.fromkeys((*plain_copies, *win.best.tiles, *own))
    short = {tile_name(book, t): format_tiles(book, (t,)) for t in tiles}
    return {
        **short,
        **{book.kinds[t // book.stride]: format_tiles(book, (t,)).rstrip("*") for t in plain_copies},
    }


def _group(book: Rulebook, g: Group, best: Arrangement) -> dict[str, Any]:
    played = zip(g.tiles, g.plays, strict=True)
    return {
        "group": book.groups[g.group].name,
        "en": book.groups[g.group].mark.en,
        "tiles": [tile_name(book, t) for t in g.tiles],
        "plays": [None if p == book.kind_of[t] else book.kinds[p] for t, p in played],
        "laid": g.laid,
        "concealed": g.concealed,
        "from": g.from_,
        "won": g.won or (best.win_tile is not None and best.win_tile in g.tiles),
    }


def _pattern(book: Rulebook, index: int, amounts: Sequence[Any]) -> dict[str, Any]:
    pattern = book.patterns[index]
    units = {u.name: number(a) for u, a in zip(book.units, amounts, strict=False) if a}
    return {"name": pattern.name, "en": pattern.mark.en, "amounts": units, **_marks(pattern.mark)}


def _marks(mark: Mark) -> dict[str, Any]:
    return {"clause": list(mark.clause), "reading": list(mark.reading)}


def win_lines(data: dict[str, Any], lang: str = "zh") -> list[str]:
    """A win told in lines of text, ``lang`` ``zh`` or ``en``."""
    zh = lang == "zh"
    lines = [_headline(data, zh)]
    if data["groups"] or data["loose"]:
        cells = [_group_text(g, data["notation"], zh) for g in data["groups"]]
        if data["loose"]:
            cells.append(("散张 " if zh else "loose ") + " ".join(_said(data["loose"], data["notation"], zh)))
        lines.append(("  牌：" if zh else "  hand: ") + "｜".join(cells))
        if data["shape"]:
            title = _title(data["shape"], data["shape_en"], zh)
            lines.append(("  牌形：" if zh else "  shape: ") + title)
    for name, value in data["chosen"].items():
        lines.append(f"  {'取' if zh else 'chosen'} {name} = {value}")
    for p in data["patterns"]:
        amounts = "、".join(f"{a}{u}" for u, a in p["amounts"].items()) or "—"
        lines.append(f"  {_title(p['name'], p['en'], zh)}  {amounts}{_clauses(p, zh)}")
    for v in data["values"]:
        if not data["won"] and not v["value"]:
            continue  # of a seat that did not win only what counts is told
        value = "—" if v["value"] is None else v["value"]
        lines.append(f"  {_title(v['name'], v['en'], zh)} = {value}{v['unit']}{_clauses(v, zh)}")
    return lines


def _title(name: str, en: str, zh: bool) -> str:
    """A rulebook's name; in English with its English title, if it has one."""
    return name if zh or not en else f"{name} ({en})"


def _headline(data: dict[str, Any], zh: bool) -> str:
    seat, by = data["seat"], _title(data["by"] or "", data["by_en"], zh)
    if not data["won"]:
        return f"{seat} 号位未胡" if zh else f"seat {seat} did not win"
    tile = "" if data["tile"] is None else " " + _said([data["tile"]], data["notation"], zh)[0]
    if data["from"] is None:
        return f"{seat} 号位 {by}{tile}" if zh else f"seat {seat} wins by {by}{tile}"
    if zh:
        return f"{seat} 号位 {by}{tile}（{data['from']} 号位的牌）"
    return f"seat {seat} wins by {by}{tile} (from seat {data['from']})"


def _said(tiles: list[str], notation: dict[str, str], zh: bool) -> list[str]:
    """Tiles by name in Chinese, in notation otherwise."""
    return tiles if zh else [notation.get(t, t) for t in tiles]


def _group_text(g: dict[str, Any], notation: dict[str, str], zh: bool) -> str:
    words = _said(g["tiles"], notation, zh)
    tiles = " ".join(
        word if play is None else f"{word}→{_said([play], notation, zh)[0]}"
        for word, play in zip(words, g["plays"], strict=True)
    )
    notes = []
    if g["laid"]:
        notes.append("已摆" if zh else "laid")
    if g["from"] is not None:
        notes.append(f"来自 {g['from']} 号位" if zh else f"from seat {g['from']}")
    if g["won"]:
        notes.append("成和" if zh else "winning tile")
    note = f"（{'，'.join(notes)}）" if notes and zh else f" ({', '.join(notes)})" if notes else ""
    return f"{g['group'] if zh else g['en'] or g['group']} {tiles}{note}"


def _clauses(data: dict[str, Any], zh: bool) -> str:
    marks = [*data["clause"], *data["reading"]]
    if not marks:
        return ""
    return f"〔{'、'.join(marks)}〕" if zh else f"  [{', '.join(marks)}]"


# ---- a settlement ------------------------------------------------------------------------------------------


def settlement_data(T: Table[Any, Any, Any, Any], hidden: bool = False) -> dict[str, Any]:
    """How the hand ended: ``end wins others transfers points pots``.

    ``others``: the scores of seats that did not win, where the rulebook scores them and the end shows their
    hands; with ``hidden``, all of them, for those who may see everything. ``points``: each seat's sum of
    this hand's transfers.
    """
    book = T.rulebook
    won = {w.seat for w in T.wins}
    others: list[dict[str, Any]] = []
    shows = () if T.ended is None else book.ends[T.ended].shows
    if book.score.losers and T.wins and (hidden or "hand" in shows):
        others = [win_data(T, T.result(s)) for s in T.all if s not in won and not T.seats[s].absent]
    return {
        "end": None if T.ended is None else book.ends[T.ended].name,
        "end_en": "" if T.ended is None else book.ends[T.ended].mark.en,
        "wins": [win_data(T, w) for w in T.wins],
        "others": others,
        "transfers": [transfer_data(T, t) for t in T.paid],
        "points": net(T.n, T.paid),
        "pots": {pot.name: number(pot_net(T.paid, i)) for i, pot in enumerate(book.pots)},
    }


def transfer_data(T: Table[Any, Any, Any, Any], t: Any) -> dict[str, Any]:
    """One transfer: who pays whom how much, the reason, its clauses, the formula and its operands."""
    book = T.rulebook
    payment = book.payments[t.as_]
    return {
        "from": account(book, t.from_),
        "to": account(book, t.to),
        "points": number(t.points),
        "reason": payment.name,
        "en": payment.mark.en,
        "formula": t.text,
        "operands": [{"name": name, "value": operand(T, value)} for name, value in t.operands],
        **_marks(payment.mark),
    }


def operand(T: Table[Any, Any, Any, Any], value: Any) -> Any:
    """An operand of a payment as plain data; a win is told by its seat."""
    return value.seat if isinstance(value, Win) else plain(value)


def account(book: Rulebook, number_: int) -> Any:
    """A seat's number, or a pot's name."""
    return number_ if number_ >= 0 else book.pots[-1 - number_].name


def net(seats: int, paid: Iterable[Any]) -> list[Any]:
    """What each seat gained by these transfers."""
    out: list[Any] = [0] * seats
    for t in paid:
        if t.from_ >= 0:
            out[t.from_] -= t.points
        if t.to >= 0:
            out[t.to] += t.points
    return [number(x) for x in out]


def pot_net(paid: Iterable[Any], pot: int) -> Any:
    """What a pot gained by these transfers."""
    key = -1 - pot
    return sum((t.points if t.to == key else 0) - (t.points if t.from_ == key else 0) for t in paid)


def settlement_lines(data: dict[str, Any], lang: str = "zh") -> list[str]:
    """A settlement told in lines of text."""
    zh = lang == "zh"
    lines: list[str] = []
    for win in data["wins"]:
        lines += win_lines(win, lang)
    for other in data["others"]:
        lines += win_lines(other, lang)
    if data["end"] is None:
        lines.append("这一局还没有结束" if zh else "the hand is not over")
    else:
        lines.append(f"{'结局' if zh else 'end'}: {_title(data['end'], data['end_en'], zh)}")
    if data["end"] is not None and not data["transfers"]:
        lines.append("没有人付分" if zh else "nobody pays")
    lines += [transfer_line(t, lang) for t in data["transfers"]]
    label = "合计" if zh else "sum"
    lines.append(f"{label}: " + "  ".join(f"{s}: {_signed(p)}" for s, p in enumerate(data["points"])))
    lines += [f"{name}: {_signed(p)}" for name, p in data["pots"].items() if p]
    return lines


def transfer_line(t: dict[str, Any], lang: str = "zh") -> str:
    """One transfer as one line: parties, points, reason, clause, formula with its operands."""
    zh = lang == "zh"
    who = f"  {_party(t['from'], zh)} → {_party(t['to'], zh)}  {t['points']}{'分' if zh else ' points'}"
    title = _title(t["reason"], t["en"], zh)
    named = [f"{o['name']} = {o['value']}" for o in t["operands"] if o["name"] != t["formula"]]
    known = ("、" if zh else ", ").join(named)
    how = f" = {t['formula']}" if t["formula"] else ""
    given = "" if not known else f"（{known}）" if zh else f" ({known})"
    return f"{who}  {title}{_clauses(t, zh)}{how}{given}"


def _party(account_: Any, zh: bool) -> str:
    if isinstance(account_, int):
        return f"{account_} 号位" if zh else f"seat {account_}"
    return str(account_)


def _signed(points: Any) -> str:
    text = str(points)
    return text if text.startswith("-") or text == "0" else "+" + text


def explain(T: Table[Any, Any, Any, Any], lang: str = "zh", hidden: bool = False) -> list[str]:
    """The whole of a settled hand in lines of text; ``hidden``: hands that the end does not show as well."""
    return settlement_lines(settlement_data(T, hidden), lang)
