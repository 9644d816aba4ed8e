"""Recorded games: the same seed and answers lead through the same numbers of legal moves to the same points.

``GOLDEN_ACCEPT=1`` records them anew; review the diff.
"""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from paigui.runtime.bots import ready_bot
from paigui.runtime.chance import Chance
from paigui.runtime.loader import game
from paigui.runtime.table import Table

FOLDER = Path(__file__).parent / "games"
GAMES = {
    "tuidaohu": {"大胡翻倍": True, "一炮多响": True},
    "changsha": {},
    "caishen": {"打炮": True},
    "shangdaren": {"精": "五精", "别杠": "双别杠"},
    "sichuan": {},
    "riichi": {},
    "mcr": {},
}


def played(name: str, seed: int, kept: list[int] | None) -> dict[str, Any]:
    """A hand: at each step the seat asked, how many moves it had, and which it made (of ``kept``, or a
    bot's).
    """
    T: Table[Any, Any, Any, Any] = Table(game(name), GAMES[name], seed=seed)
    T.start_hand()
    rng = Chance(seed)
    steps = []
    while not T.over:
        seat = min(T.pending)
        moves = T.pending[seat]
        made = moves[kept[len(steps)]] if kept is not None else ready_bot(T, seat, rng)
        steps.append([seat, len(moves), moves.index(made)])
        T.apply(seat, made)
    return {
        "seed": seed,
        "steps": steps,
        "end": T.rulebook.ends[T.ended or 0].name,
        "points": [s.points for s in T.seats],
        "next": T.next_dealer,
    }


@pytest.mark.parametrize("name", GAMES)
def test_recorded_games(name: str) -> None:
    file = FOLDER / f"{name}.json"
    if os.environ.get("GOLDEN_ACCEPT"):
        FOLDER.mkdir(exist_ok=True)
        lines = [json.dumps(played(name, seed, None), ensure_ascii=False) for seed in (11, 12, 13)]
        file.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    for record in json.loads(file.read_text(encoding="utf-8")):
        assert played(name, record["seed"], [made for _, _, made in record["steps"]]) == record
