"""Runs the comparisons: ``python -m bench [--rounds 9] [--seconds 0.15] [--hands 400]`` from the repository.

Other packages are used if they are installed (``mahjong``, ``rlcard``) and left out if not. The product's
side are the bundled modules, as they are installed.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from typing import Any

from paigui.runtime import scoring
from paigui.runtime.arrange import Solver
from paigui.runtime.bots import random_bot
from paigui.runtime.chance import Chance
from paigui.runtime.contract import Rulebook
from paigui.runtime.loader import bundled, game
from paigui.runtime.table import Table

from .hands import closed, hold, near_miss, winning
from .rounds import Job, measure, report

AGARI = "mahjong Agari.is_agari, 34 counts"
RLCARD = "rlcard mahjong env, one hand"
PLAIN = "win check, kept keys, suits and honours"
SCORE = "scoring, suits and honours"


def seated(
    book: Rulebook, hands: list[list[int]], seed: int, options: dict[str, Any] | None = None
) -> list[tuple[Any, int]]:
    """Started tables, and their seats, each with one of the hands; the same seed throughout."""
    made: list[tuple[Any, int]] = []
    for i, hand in enumerate(hands):
        if not made or made[-1][1] == made[-1][0].n - 1:
            T: Any = Table(book, options or {}, seed=seed)
            T.start_hand()
            made.append((T, 0))
        else:
            made.append((made[-1][0], made[-1][1] + 1))
        hold(*made[i], hand)
    return made


def half_and_half(T: Any, n: int, rng: random.Random, wild: tuple[int, ...] = ()) -> list[list[int]]:
    """Winning hands and near misses in turn: the usual shape, a few in a hundred another."""
    book = T.rulebook
    shapes = [s for s in book.score.shapes if not book.shapes[s].loose]
    hands = []
    for i in range(n // 2):
        shape = shapes[i // 25 % len(shapes)] if i % 25 == 0 and not wild else shapes[0]
        hand = winning(book, rng, shape, wild)
        hands += [hand, near_miss(T, rng, hand, wild)]
    return hands


def win_checks(usual: Rulebook, n: int, rng: random.Random) -> Iterator[Job]:
    """Kept keys against a published library; waits."""
    T: Any = Table(usual, {}, seed=1)
    T.start_hand()
    hands = half_and_half(T, n, rng)
    ready = seated(usual, hands, 1)
    solver = Solver.of(usual)
    yield Job(PLAIN, solver.complete, ready)

    def given_anew(*tiles: int) -> bool:
        hold(T, 0, tiles)
        return solver.complete(T, 0)

    try:
        from mahjong.agari import Agari
    except ImportError:
        pass
    else:
        agari = Agari()
        counts = [(list(T.seats[seat].counts),) for T, seat in ready]
        yield Job(AGARI, agari.is_agari, counts)
        yield Job(
            "the same, 14 tiles given",
            given_anew,
            [tuple(h) for h in hands],
            AGARI,
        )
    waiting = seated(usual, [hand[:-1] for hand in hands], 1)
    yield Job("kinds a hand waits for", solver.waits, waiting, PLAIN)


def wild_checks(wild: Rulebook, n: int, rng: random.Random) -> Iterator[Job]:
    """No, one, two and three wild tiles of a kind turned at the deal: win check and scoring."""
    T: Any = Table(wild, {}, seed=1)
    T.start_hand()
    every = [t for t in range(len(wild.kinds) * wild.stride) if any(w.which(T, t) for w in wild.wilds)]
    solver = Solver.of(wild)
    act = next(a for a, action in enumerate(wild.actions) if action.wins)
    for count in range(4):
        hands = [
            hand
            for hand in half_and_half(T, n, rng, tuple(every[:count]))
            if sum(t in every for t in hand) == count
        ]
        ready = seated(wild, hands, 1)
        name = f"win check, {count} wild"
        yield Job(name, solver.complete, ready, "win check, 0 wild" if count else "", "0.33")
        wins = [(T, seat) for T, seat in ready if closed(T, seat)][: max(1, n // 8)]
        score = f"scoring, {count} wild"
        yield Job(
            score,
            lambda T, seat: scoring.worth(T, seat, T.seats[seat].hand[3], act, None),
            wins,
            "scoring, 0 wild" if count else "",
            "0.05",
        )


def scores(usual: Rulebook, n: int, rng: random.Random) -> Iterator[Job]:
    """A whole score of a winning hand; the rules differ, so this is a rough yardstick only."""
    hands = [winning(usual, rng, usual.score.shapes[0]) for _ in range(n // 4)]
    ready = seated(usual, hands, 1)
    act = next(a for a, action in enumerate(usual.actions) if action.wins)
    base = ""
    try:
        from mahjong.hand_calculating.hand import HandCalculator
        from mahjong.hand_calculating.hand_config import HandConfig
    except ImportError:
        pass
    else:
        base = "mahjong estimate_hand_value"
        calculator = HandCalculator()
        config = HandConfig(is_tsumo=True)
        yield Job(
            base,
            lambda *h: calculator.estimate_hand_value(list(h), h[3], config=config),
            [tuple(h) for h in hands],
        )
    yield Job(
        SCORE,
        lambda T, seat: scoring.worth(T, seat, T.seats[seat].hand[3], act, None),
        ready,
        base,
        "5",
    )


def paper(book: Rulebook, n: int, rng: random.Random) -> Iterator[Job]:
    """Tiles whose groups tie many kinds together: 26 of them, flowered ones among them, no or two wilds."""
    options = {"别杠": "双别杠"}
    act = next(a for a, action in enumerate(book.actions) if action.wins)
    solver = Solver.of(book)
    T: Any = Table(book, options, seed=1)
    T.start_hand()
    every = [t for t in range(len(book.kinds) * book.stride) if any(w.which(T, t) for w in book.wilds)]
    for count in (0, 2):
        made = half_and_half(T, n // 2, rng, tuple(every[:count]))
        hands = [hand for hand in made if sum(t in every for t in hand) == count]
        ready = seated(book, hands, 1, options)
        name = f"paper tiles, {count} wild"
        yield Job(f"win check, {name}", solver.complete, ready, PLAIN, "0.05")
        wins = [(T, seat) for T, seat in ready if closed(T, seat)][: max(1, n // 8)]
        yield Job(
            f"scoring, {name}",
            lambda T, seat: scoring.worth(T, seat, T.seats[seat].hand[3], act, None),
            wins,
            SCORE,
            "" if count else "0.025",
        )


def self_play() -> Iterator[Job]:
    """One hand from the deal to the end, any legal move of those listed at each decision."""
    base = ""
    try:
        import rlcard
    except ImportError:
        pass
    else:
        base = RLCARD
        env = rlcard.make("mahjong", config={"seed": 1})
        yield Job(base, play_env, [(env, random.Random(seed)) for seed in range(2)])
    for name in bundled():
        yield Job(f"self-play, {name}", play, [(game(name), seed) for seed in range(8)], base)


def play_env(env: Any, rng: random.Random) -> None:
    """The other package's game, with the observations it makes for the seat in turn."""
    state, _ = env.reset()
    while not env.is_over():
        state, _ = env.step(rng.choice(list(state["legal_actions"])))


def play(book: Rulebook, seed: int) -> None:
    T: Any = Table(book, {}, seed=seed)
    rng = Chance(seed)
    T.start_hand()
    while not T.over:
        seat = next(iter(T.pending))
        T.apply(seat, random_bot(T, seat, rng))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.15)
    parser.add_argument("--hands", type=int, default=400)
    parser.add_argument("--seed", type=int, default=20240601)
    given = parser.parse_args()
    rng = random.Random(given.seed)
    jobs = [
        *win_checks(game("tuidaohu"), given.hands, rng),
        *scores(game("tuidaohu"), given.hands, rng),
        *wild_checks(game("caishen"), given.hands, rng),
        *paper(game("shangdaren"), given.hands, rng),
        *self_play(),
    ]
    for job in jobs:
        if job.name == PLAIN and any(j.name == AGARI for j in jobs):
            job.base = AGARI
            job.goal = "15"
    measure(jobs, given.rounds, given.seconds)
    print("\n".join(report(jobs)))


if __name__ == "__main__":
    main()
