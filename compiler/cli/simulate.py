"""``paigui simulate``: self-play, counted and checked."""

from __future__ import annotations

import signal
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Annotated, Any, Literal

import typer
from rich.progress import Progress
from rich.table import Table as Grid

from paigui.runtime.options import named, option_values

from .books import ready
from .pairs import pairwise
from .selfplay import Plan, Tally, chunks, games, levels
from .voice import (
    FINDINGS,
    BookArgument,
    DebugOption,
    JsonOption,
    LangOption,
    OptionOption,
    PresetOption,
    SeedOption,
    Voice,
    options,
    voice,
)

CHUNK = 10


def simulate(
    book: BookArgument,
    count: Annotated[int, typer.Option("--games", "-n", min=1, help="打几局 / how many hands")] = 100,
    seed: SeedOption = 0,
    bot: Annotated[Literal["ready", "random"], typer.Option("--bot", help="机器人 / who plays")] = "ready",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="进程数，不影响结果 / processes")] = 1,
    pairs: Annotated[
        bool, typer.Option("--pairs", help="分摊到两两覆盖的选项组合 / over option combinations, pairwise")
    ] = False,
    option: OptionOption = None,
    preset: PresetOption = "",
    as_json: JsonOption = False,
    lang: LangOption = None,
    debug: DebugOption = False,
) -> None:
    """机器人自打，统计并检查每一局 / Bots play hands; counts them, and checks every one.

    Exit code 1 if tiles get lost, points do not add up, a replay differs or a view shows hidden tiles.

    \b
    paigui simulate ID --games 200 --jobs 2
    paigui simulate ID --games 200 --pairs --bot random
    """
    told = voice(lang)
    prepared = ready(told, book)
    rulebook = prepared.rulebook
    given = options(option)
    option_values(rulebook, given, preset)
    rooms: list[dict[str, Any]] = [given]
    if pairs:
        kept = named(rulebook, option_values(rulebook, given, preset))
        fixed = {name: kept[name] for name in (*rulebook.presets.get(preset, ()), *given)}
        rooms = pairwise(rulebook, levels(rulebook, fixed))
        if count < len(rooms):
            told.aside(
                f"两两覆盖要 {len(rooms)} 种选项组合，打 {len(rooms)} 局",
                f"pairs need {len(rooms)} combinations of options: {len(rooms)} hands are played",
            )
            count = len(rooms)
    tally = Tally()
    with Progress(
        console=told.console(aside=True), disable=not sys.stderr.isatty(), transient=True
    ) as progress:
        task = progress.add_task(rulebook.id, total=count)
        for part in _parts(
            Plan(prepared.file, seed, bot, tuple(rooms), "" if pairs else preset), count, jobs
        ):
            tally.add(part)
            progress.update(task, completed=tally.games)
    if as_json:
        told.json(_data(rulebook.id, tally, seed, bot, rooms))
    else:
        _report(told, tally, len(rooms))
    if tally.faulty:
        raise typer.Exit(FINDINGS)


def _parts(plan: Plan, count: int, jobs: int) -> Iterator[Tally]:
    """The tallies of the stretches, in their order."""
    stretches = chunks(count, CHUNK)
    if jobs == 1 or len(stretches) == 1:
        for first, last in stretches:
            yield games(plan, first, last)
        return
    with ProcessPoolExecutor(min(jobs, len(stretches)), initializer=_leave_interrupts) as pool:
        try:
            yield from pool.map(games, [plan] * len(stretches), *zip(*stretches, strict=True))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_interrupts() -> None:
    """An interrupt is for the process that waits; its helpers just stop being given work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def mean(total: int, count: int) -> str:
    """A mean with two decimals, rounded down towards zero."""
    hundredths = abs(total) * 100 // max(1, count)
    return f"{'-' if total < 0 else ''}{hundredths // 100}.{hundredths % 100:02}"


def _data(ident: str, tally: Tally, seed: int, bot: str, rooms: list[dict[str, Any]]) -> dict[str, Any]:
    payments = {
        name: {
            "transfers": number,
            "points": tally.points[name],
            "per_hand": mean(tally.points[name], tally.games),
            "per_transfer": mean(tally.points[name], number),
        }
        for name, number in _ordered(tally.transfers)
    }
    return {
        "rulebook": ident,
        "seed": seed,
        "bot": bot,
        "rooms": rooms,
        "games": tally.games,
        "decisions": tally.decisions,
        "decisions_per_hand": mean(tally.decisions, tally.games),
        "ends": dict(_ordered(tally.ends)),
        "hands_without_win": tally.unwon,
        "wins": sum(tally.actions.values()),
        "wins_by_action": dict(_ordered(tally.actions)),
        "wins_by_pattern": dict(_ordered(tally.patterns)),
        "payments": payments,
        "checked": {
            "tiles": tally.games,
            "points": tally.games,
            "views": tally.games,
            "replays": tally.replayed,
        },
        "faulty_games": tally.faulty,
        "faults": tally.faults,
    }


def _ordered(counts: Counter[str]) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))


def _report(told: Voice, tally: Tally, rooms: int) -> None:
    per_hand = mean(tally.decisions, tally.games)
    told.say(
        f"{tally.games} 局，{rooms} 种选项组合；每局 {per_hand} 次决定；{tally.unwon} 局没有人胡",
        f"{tally.games} hands, {rooms} combinations of options; {per_hand} decisions a hand; "
        f"{tally.unwon} hands without a win",
    )
    for title, counts in (
        (told.pick("结局", "end"), tally.ends),
        (told.pick("胡法", "won by"), tally.actions),
        (told.pick("牌型", "pattern"), tally.patterns),
    ):
        grid = Grid(
            title, told.pick("次数", "count"), told.pick("每百局", "per 100 hands"), box=None, padding=(0, 2)
        )
        for name, number in _ordered(counts):
            grid.add_row(name, str(number), mean(number * 100, tally.games))
        told.console().print(grid)
    grid = Grid(
        told.pick("付分", "payment"),
        told.pick("笔数", "transfers"),
        told.pick("每局", "per hand"),
        told.pick("每笔", "per transfer"),
        box=None,
        padding=(0, 2),
    )
    for name, number in _ordered(tally.transfers):
        grid.add_row(
            name, str(number), mean(tally.points[name], tally.games), mean(tally.points[name], number)
        )
    told.console().print(grid)
    told.say(
        f"检查：牌守恒、分数和为零、看不到暗牌，每局都查；重演 {tally.replayed} 局。不合格 {tally.faulty} 局",
        f"checked: tiles, points and views of every hand, {tally.replayed} replays; "
        f"{tally.faulty} hands at fault",
    )
    for fault in tally.faults:
        told.line(f"  {fault}")
