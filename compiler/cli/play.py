"""``paigui play``: hands in the terminal, against bots or by bots alone."""

from __future__ import annotations

import secrets
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from paigui.runtime.bots import ready_bot
from paigui.runtime.chance import Chance, derive
from paigui.runtime.contract import PASS, Move, Rulebook
from paigui.runtime.explain import explain
from paigui.runtime.log import events, render
from paigui.runtime.match import Match
from paigui.runtime.options import named, option_values, options_object
from paigui.runtime.table import Table
from paigui.runtime.view import view
from paigui.runtime.wording import titled

from ..emit.module import write
from .books import ready
from .faces import Faces, Form, painted
from .story import Story
from .voice import (
    BookArgument,
    DebugOption,
    GiveUp,
    LangOption,
    OptionOption,
    PresetOption,
    Voice,
    options,
    voice,
)


class Left(Exception):
    """The player has gone."""


def play(
    book: BookArgument,
    seat: Annotated[int, typer.Option("--seat", help="你坐几号位 / your seat")] = 0,
    seats: Annotated[int, typer.Option("--seats", help="几人玩，默认看规则书 / how many play")] = 0,
    auto: Annotated[
        bool, typer.Option("--auto", help="全由机器人打，不提问 / bots play everything, nothing is asked")
    ] = False,
    hands: Annotated[int, typer.Option("--hands", min=1, help="打几局 / how many hands")] = 1,
    seed: Annotated[
        int | None, typer.Option("--seed", help="随机种子 / seed of all chance", show_default=False)
    ] = None,
    option: OptionOption = None,
    preset: PresetOption = "",
    tiles: Annotated[
        Form | None,
        typer.Option("--tiles", help="牌的写法 / how tiles are written", show_default=False),
    ] = None,
    record: Annotated[
        str, typer.Option("--record", metavar="FILE", help="把最后一局的记录写到文件 / save the record")
    ] = "",
    lang: LangOption = None,
    debug: DebugOption = False,
) -> None:
    """在终端里打一局 / Play a hand in the terminal against bots.

    \b
    paigui play ID
    paigui play ID --auto --seed 7 --option NAME=true
    """
    told = voice(lang)
    rulebook = ready(told, book).rulebook
    given = _with_seats(rulebook, options(option), preset, seats)
    chance = secrets.randbelow(1_000_000) if seed is None else seed
    match = Match(rulebook, given, chance, hands, preset=preset)
    if not auto and not 0 <= seat < match.table.n:
        raise GiveUp(
            f"没有 {seat} 号位；座位从 0 到 {match.table.n - 1}",
            f"no seat {seat}; seats are 0 to {match.table.n - 1}",
        )
    told.line(told.pick(rulebook.title, rulebook.title_en or rulebook.title))
    told.say(
        f"种子 {chance}；{_options(rulebook, match.table)}",
        f"seed {chance}; {_options(rulebook, match.table)}",
    )
    you = -1 if auto else seat
    faces = Faces(rulebook, tiles or ("names" if told.lang == "zh" else "short"))
    try:
        while not match.over:
            Room(told, match.next_hand(), faces, you, Chance(derive(chance, "bots"))).play()
            match.close_hand()
    except (Left, KeyboardInterrupt):
        told.line()
        told.say("你离开了牌桌。", "You left the table.")
        return
    if hands > 1 or match.last_paid:
        sums = "  ".join(f"{s}: {points:+}" for s, points in enumerate(match.totals))
        told.say(f"总分：{sums}", f"totals: {sums}")
    if record:
        write(render(match.table), Path(record))


def _options(rulebook: Rulebook, table: Table[Any, Any, Any, Any]) -> str:
    values = named(rulebook, table.option_values)
    return "  ".join(
        f"{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in values.items()
    )


def _with_seats(rulebook: Rulebook, given: dict[str, Any], preset: str, seats: int) -> dict[str, Any]:
    """The options with the one set that makes so many seats, if another number is wanted."""
    values = option_values(rulebook, given, preset)
    if seats == 0 or rulebook.seats(options_object(rulebook, values)) == seats:
        return given
    for option in rulebook.options:
        if option.name in given or option.high - option.low > 64:
            continue
        for value in range(option.low, option.high + 1):
            if rulebook.seats(options_object(rulebook, values | {option.name: value})) == seats:
                return given | {option.name: named(rulebook, values | {option.name: value})[option.name]}
    raise GiveUp(f"这本规则书不能 {seats} 人玩", f"this rulebook cannot be played by {seats}")


@dataclass(slots=True)
class Room:
    """One hand at the terminal. ``you``: the seat that is asked, -1 for none."""

    told: Voice
    T: Table[Any, Any, Any, Any]
    faces: Faces
    you: int
    rng: Chance

    def play(self) -> None:
        """To the end of the hand. Left if the player goes."""
        T, seen = self.T, 0
        story = Story(T.rulebook, self.faces, self.told.lang, T.dealer, self.you)
        self.told.say(
            f"—— 第 {T.hand_number} 局，{story.seat(T.dealer)}坐庄",
            f"-- hand {T.hand_number}, dealer: seat {T.dealer}",
        )
        while True:
            lines = events(T, self.you if self.you >= 0 else None, seen, hidden=self.you < 0)
            seen = len(T.happened)
            self._print(story.tell(lines))
            if T.over:
                break
            if self.you in T.pending:
                self._print(story.rest())
                T.apply(self.you, self._ask())
            else:
                seat = min(T.pending)
                T.apply(seat, ready_bot(T, seat, self.rng))
        self._print(story.rest())
        self._settlement()

    def _print(self, lines: list[str]) -> None:
        for line in lines:
            sys.stdout.write(painted(line) + "\n")
        sys.stdout.flush()

    def _settlement(self) -> None:
        T = self.T
        self.told.say("—— 结算", "-- settlement")
        self._print([self.faces.words(line) for line in explain(T, self.told.lang, hidden=self.you < 0)])
        if T.next_dealer is not None:
            self.told.say(f"下一局 {T.next_dealer} 号位坐庄", f"next dealer: seat {T.next_dealer}")

    # ------------------------------------------------------------------ asking

    def _ask(self) -> Move:
        moves = self.T.legal(self.you)
        self._print(self._screen(moves))
        ask = self.told.pick(
            f"选 1–{len(moves)}（? 看什么被禁止，q 离开）：",
            f"choose 1-{len(moves)} (? what is barred, q leave): ",
        )
        while True:
            sys.stdout.write(ask)
            sys.stdout.flush()
            try:
                answer = sys.stdin.readline()
            except KeyboardInterrupt:
                raise Left from None
            word = answer.strip()
            if not answer or word.lower() in ("q", "quit"):
                raise Left
            if word in ("?", "？"):
                self._print(self.barred())
            elif word.isascii() and word.isdigit() and 1 <= int(word[:6]) <= len(moves):
                return moves[int(word) - 1]
            else:
                self.told.say("请输入前面的编号", "type one of the numbers")

    def _screen(self, moves: list[Move]) -> list[str]:
        T, told = self.T, self.told
        seen = view(T, self.you)
        own = seen["seats"][self.you]
        hand = list(own["hand"]) if isinstance(own["hand"], list) else []
        drawn = own["drawn"]
        if drawn in hand:
            hand.remove(drawn)
        text = self.faces.many(hand)
        if drawn is not None:
            text += told.pick(f" ｜ 摸 {self.faces.one(drawn)}", f" | drawn {self.faces.one(drawn)}")
        lines = [told.pick(f"你的手牌：{text}", f"your hand: {text}")]
        laid = [f"{m['group']} {self.faces.many(m['tiles'])}" for m in own["melds"]]
        laid += [
            f"{name} {self.faces.many(tiles)}"
            for name, tiles in own["zones"].items()
            if tiles and isinstance(tiles, list)
        ]
        if laid:
            lines.append(told.pick("已亮出：", "shown: ") + " ｜ ".join(laid))
        if seen["offer"] is not None:
            offered = self.faces.many(seen["offer"]["tiles"])
            by = seen["offer"]["from"]
            lines.append(told.pick(f"{by} 号位的 {offered}，要吗？", f"seat {by} offers {offered}"))
        lines.append(told.pick(f"牌墙还有 {seen['wall']} 张", f"{seen['wall']} tiles left in the wall"))
        words = [
            f"{at}) {self.faces.words(T.label(self.you, move, told.lang))}"
            for at, move in enumerate(moves, 1)
        ]
        lines += ["   ".join(words[at : at + 6]) for at in range(0, len(words), 6)]
        return ["", *lines]

    def barred(self) -> list[str]:
        """What only a bar takes away, and why; a bar that reads hidden tiles is not named."""
        T, told = self.T, self.told
        bars = T.rulebook.bars
        lines = []
        for move, index in T.barred(self.you):
            bar = bars[index]
            said = self.faces.words(T.label(self.you, move, told.lang)) if move != PASS else ""
            if bar.hidden:
                lines.append(told.pick(f"  {said}：不可以", f"  {said}: not allowed"))
                continue
            marks = [*bar.mark.clause, *bar.mark.reading]
            why = titled(bar.name, bar.mark, told.lang) + (f"，{bar.mark.help}" if bar.mark.help else "")
            lines.append(
                told.pick(f"  {said}：禁止，{why}", f"  {said}: barred, {why}")
                + (f"〔{'、'.join(marks)}〕" if marks else "")
            )
        return lines or [told.pick("  没有什么被禁止", "  nothing is barred")]
