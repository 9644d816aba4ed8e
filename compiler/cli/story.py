"""A hand told as it goes: the lines of its record as sentences, one a step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from paigui.runtime.contract import Mark, Rulebook
from paigui.runtime.wording import titled

from .faces import Faces
from .voice import Lang


class Story:
    """Takes record lines in turn and gives sentences. ``you``: the seat that reads, -1 for none.

    A draw is held back until the seat's next deed, so that both are one sentence.
    """

    def __init__(self, rulebook: Rulebook, faces: Faces, lang: Lang, dealer: int, you: int) -> None:
        self._book = rulebook
        self._faces = faces
        self._zh = lang == "zh"
        self._lang = lang
        # Titles are nouns or orders, which follow a colon in English, not a subject.
        self._colon = "" if lang == "zh" else ":"
        self._dealer = dealer
        self._you = you
        self._drawn: dict[str, Any] | None = None
        self._deed: dict[str, Any] | None = None
        self._dealt: dict[int, list[Any] | int] = {}
        self._ended = False
        self._marks = _marks(rulebook)
        self._plain = {action.name for action in rulebook.actions if action.plain}

    def tell(self, lines: Iterable[dict[str, Any]]) -> list[str]:
        """Sentences for what these lines add."""
        out: list[str] = []
        for line in lines:
            kind = next(iter(line))
            if kind not in ("deal", "do"):
                out += self._deals()
            teller = getattr(self, f"_on_{kind}", None)
            if teller is not None:
                out += teller(line)
        return out

    def rest(self) -> list[str]:
        """What was held back."""
        return [*self._deals(), *self._flush()]

    # ------------------------------------------------------------------ words

    def seat(self, seat: int) -> str:
        """A seat by its number, marked if it is the dealer's or the reader's."""
        name = f"{seat} 号位" if self._zh else f"seat {seat}"
        marks = []
        if seat == self._dealer:
            marks.append("庄" if self._zh else "dealer")
        if seat == self._you:
            marks.append("你" if self._zh else "you")
        inside = "，".join(marks) if self._zh else ", ".join(marks)
        return name if not marks else f"{name}（{inside}）" if self._zh else f"{name} ({inside})"

    def _title(self, name: str) -> str:
        mark = self._marks.get(name)
        title = name if mark is None else titled(name, mark, self._lang)
        return title if self._zh else title[:1].lower() + title[1:]

    def _draw(self, seat: int) -> str:
        """``摸 X，`` if this seat's draw was held back."""
        line, self._drawn = self._drawn, None
        if line is None or line["draw"] != seat:
            return ""
        tile = "" if "tile" not in line else f" {self._faces.one(line['tile'])}"
        if line.get("tail"):
            return f"补{tile or '一张'}，" if self._zh else f"draw{tile or ' a tile'} from the tail, "
        return f"摸{tile or '一张'}，" if self._zh else f"draw{tile or ' a tile'}, "

    def _sentence(self, seat: int, said: str) -> str:
        before = self._draw(seat)
        return f"  {self.seat(seat)}{self._colon} {before}{said}"

    def _flush(self) -> list[str]:
        """A draw or deed that nothing followed."""
        out = []
        if self._deed is not None:
            seat, name = self._deed["act"], self._deed["by"]
            self._deed = None
            if name not in self._plain:
                out.append(self._sentence(seat, self._title(name)))
        if self._drawn is not None:
            seat = self._drawn["draw"]
            out.append(f"  {self.seat(seat)}{self._colon} " + self._draw(seat).rstrip("，, "))
        return out

    def _named(self, seat: int, other: str) -> str:
        """The deed a line belongs to, in words; ``other`` where there is none."""
        deed, self._deed = self._deed, None
        if deed is None or deed["act"] != seat or deed["by"] in self._plain:
            return self._title(other)
        return self._title(deed["by"])

    # ------------------------------------------------------------------ lines

    def _on_deal(self, line: dict[str, Any]) -> list[str]:
        seat, tiles = line["deal"], line["tiles"]
        before = self._dealt.get(seat)
        if before is None:
            self._dealt[seat] = tiles
        elif isinstance(before, list):
            self._dealt[seat] = before + list(tiles)
        else:
            self._dealt[seat] = before + int(tiles)
        return []

    def _deals(self) -> list[str]:
        dealt, self._dealt = self._dealt, {}
        out = []
        for seat, tiles in dealt.items():
            count = tiles if isinstance(tiles, int) else len(tiles)
            said = f"起手 {count} 张" if self._zh else f"dealt {count} tiles"
            if not isinstance(tiles, int):
                said += ("：" if self._zh else ": ") + self._faces.many(self.ordered(tiles))
            out.append(f"  {self.seat(seat)}{self._colon} {said}")
        return out

    def ordered(self, names: Iterable[str]) -> list[str]:
        """Tiles by name in the order of the rulebook's kinds."""
        kinds = {kind: at for at, kind in enumerate(self._book.kinds)}
        bare = [(name.rpartition(".")[0] or name) for name in names]
        return sorted(bare, key=lambda name: (kinds.get(name.rstrip("*"), -1), name))

    def _on_draw(self, line: dict[str, Any]) -> list[str]:
        out = self._flush()
        self._drawn = line
        return out

    def _on_act(self, line: dict[str, Any]) -> list[str]:
        held, self._drawn = self._drawn, None
        out = self._flush()
        self._drawn = held
        self._deed = line
        return out

    def _on_discard(self, line: dict[str, Any]) -> list[str]:
        seat = line["discard"]
        plain = next(iter(sorted(self._plain)), "")
        deed = self._named(seat, plain) or ("打" if self._zh else "discard")
        return [self._sentence(seat, f"{deed} {self._faces.one(line['tile'])}")]

    def _on_meld(self, line: dict[str, Any]) -> list[str]:
        seat = line["meld"]
        deed = self._named(seat, line["as"])
        said = f"{deed} {self._faces.many(line['tiles'])}"
        if "from" in line:
            said += f"（{self.seat(line['from'])}的牌）" if self._zh else f" (from seat {line['from']})"
        return [self._sentence(seat, said)]

    def _on_regroup(self, line: dict[str, Any]) -> list[str]:
        seat = line["regroup"]
        return [self._sentence(seat, f"{self._named(seat, line['as'])} {self._faces.many(line['tiles'])}")]

    def _on_move(self, line: dict[str, Any]) -> list[str]:
        tiles = self._faces.many(line["move"])
        if "seat" not in line:
            return [*self._flush(), f"  {self._title(line['to'])}{'：' if self._zh else ': '}{tiles}"]
        return [
            self._sentence(
                line["seat"], f"{self._named(line['seat'], '')} {tiles} → {self._title(line['to'])}".lstrip()
            )
        ]

    def _on_win(self, line: dict[str, Any]) -> list[str]:
        self._deed = None
        tile = f" {self._faces.one(line['tile'])}" if "tile" in line else ""
        said = f"{self._title(line['by'])}{tile}"
        if "from" in line:
            said += f"（{self.seat(line['from'])}的牌）" if self._zh else f" (from seat {line['from']})"
        return [self._sentence(line["win"], f"{said} ——胡！" if self._zh else f"{said} -- wins!")]

    def _on_pay(self, line: dict[str, Any]) -> list[str]:
        if self._ended:
            return []  # the settlement tells these, with their reasons
        parties = [self.seat(p) if isinstance(p, int) else str(p) for p in (line["from"], line["to"])]
        unit = "分" if self._zh else " points"
        return [
            *self._flush(),
            f"  {parties[0]} → {parties[1]}  {line['pay']}{unit}  {self._title(line['as'])}",
        ]

    def _on_end(self, line: dict[str, Any]) -> list[str]:
        self._ended = True
        title = self._title(line["end"])
        return [*self._flush(), f"  结局：{title}" if self._zh else f"  The hand ends: {title}"]


def _marks(rulebook: Rulebook) -> dict[str, Mark]:
    """The marks of what a story names; where a name stands twice, the action's."""
    marks = {zone.name: zone.mark for zone in rulebook.zones}
    marks |= {payment.name: payment.mark for payment in rulebook.payments}
    marks |= {end.name: end.mark for end in rulebook.ends}
    marks |= {group.name: group.mark for group in rulebook.groups}
    return marks | {action.name: action.mark for action in rulebook.actions}
