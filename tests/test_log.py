"""Records: replayed to the same bytes, resumed in another process, refused when damaged, redacted."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from handmade_game import FLAG, P_TURN, RULEBOOK
from mini_game import Claim, opened

from paigui.runtime.api import Table
from paigui.runtime.bots import random_bot, ready_bot
from paigui.runtime.chance import Chance
from paigui.runtime.errors import ReplayError
from paigui.runtime.log import for_seat, render, replay, resume, save

HERE = Path(__file__).parent


def played(seed, steps=None, bot=random_bot, hands=1, **options):
    T = Table(RULEBOOK, options, seed, owner=1, names="甲乙丙丁")
    rng = Chance(seed)
    done = 0
    for _ in range(hands):
        T.start_hand()
        while not T.over and done != steps:
            seat = rng.pick(sorted(T.pending))
            free = T.free((seat + 1) % 4) if rng.below(20) == 0 else []
            if free:
                T.apply((seat + 1) % 4, rng.pick(free))
            else:
                T.apply(seat, bot(T, seat, rng))
            done += 1
    return T


@pytest.mark.parametrize("bot", [random_bot, ready_bot])
@pytest.mark.parametrize("seed", range(6))
def test_a_replay_gives_the_same_bytes(seed, bot):
    T = played(seed, bot=bot, hands=2, several=True)
    again = replay(RULEBOOK, render(T))
    assert render(again) == render(T)
    assert [s.points for s in again.seats] == [s.points for s in T.seats]
    assert (again.next_dealer, again.room.v_streak, again.pots) == (T.next_dealer, T.room.v_streak, T.pots)


@pytest.mark.parametrize("steps", [0, 3, 5, 40, 77])
def test_a_hand_is_resumed_where_it_was_saved(steps):
    T = played(5, steps)
    again = resume(RULEBOOK, save(T))
    assert again.pending == T.pending
    assert [s.hand for s in again.seats] == [s.hand for s in T.seats]
    rng, same = Chance(9), Chance(9)
    while not T.over:
        seat = min(T.pending)
        T.apply(seat, random_bot(T, seat, rng))
        again.apply(seat, random_bot(again, seat, same))
    assert render(again) == render(T)


def test_another_process_resumes_to_the_same_bytes():
    T = played(8, 60)
    code = (
        "import sys; sys.stdin.reconfigure(encoding='utf-8'); sys.stdout.reconfigure(encoding='utf-8')\n"
        "from handmade_game import RULEBOOK\n"
        "from paigui.runtime.log import render, resume\n"
        "from paigui.runtime.bots import random_bot\n"
        "from paigui.runtime.chance import Chance\n"
        "T = resume(RULEBOOK, sys.stdin.read()); rng = Chance(3)\n"
        "while not T.over:\n"
        "    seat = min(T.pending); T.apply(seat, random_bot(T, seat, rng))\n"
        "sys.stdout.write(render(T))\n"
    )
    outs = [
        subprocess.run(
            [sys.executable, "-c", code],
            input=save(T).encode(),
            capture_output=True,
            check=True,
            cwd=HERE,
            env={"PYTHONHASHSEED": hashseed, "PYTHONPATH": str(HERE), "PATH": ""},
        ).stdout.decode()
        for hashseed in ("0", "123")
    ]
    rng = Chance(3)
    while not T.over:
        seat = min(T.pending)
        T.apply(seat, random_bot(T, seat, rng))
    assert outs == [render(T)] * 2


def test_a_given_wall_and_a_dissolved_hand_are_replayed():
    T = Table(RULEBOOK, {}, 1)
    T.start_hand(dealer=3, wall=list(range(135, -1, -1)))
    assert '"wall":["白.3"' in render(T).splitlines()[0]
    T.dissolve()
    again = replay(RULEBOOK, render(T))
    assert again.over and again.dealer == 3


@pytest.mark.parametrize("ends", ["\u2028", "\u2029", "\x85", "\x0b\x0c", "\r\n", "\x1c"])
def test_names_with_line_ends_in_them_are_replayed(ends):
    T = Table(RULEBOOK, {}, 1, names=[f"甲{ends}乙", ends, "丙", "丁"])
    T.start_hand()
    again = replay(RULEBOOK, render(T))
    assert again.names == T.names and render(again) == render(T)


@pytest.mark.parametrize(
    ("change", "line", "words"),
    [
        (lambda text: text.replace("\n", "\r\n"), 1, "CR LF"),
        (lambda text: text.replace("\n", "\r\n", 1), 1, "CR LF"),
        (lambda text: text[:-1], None, "line feed"),
        (lambda text: text.replace('{"lines":', '{"lines":1'), None, "closing line tells of"),
    ],
)
def test_ends_of_lines_and_of_the_record_are_named(change, line, words):
    text = render(played(2, 20))
    with pytest.raises(ReplayError, match=words) as caught:
        replay(RULEBOOK, change(text))
    named = line or text.count("\n")
    assert caught.value.line == named and f"line {named}" in caught.value.en
    assert f"第 {named} 行" in caught.value.zh


def test_every_cut_is_noticed():
    lines = render(played(2, bot=ready_bot)).splitlines(keepends=True)
    for end in range(len(lines)):
        with pytest.raises(ReplayError) as caught:
            replay(RULEBOOK, "".join(lines[:end]))
        assert caught.value.line in (end, 1)


def test_every_changed_line_is_noticed_and_named():
    text = render(played(3, 30))
    lines = text.splitlines(keepends=True)
    for at, line in enumerate(lines):
        if at == 0:
            continue
        data = json.loads(line)
        key = next(iter(data))
        data[key] = 3 if data[key] != 3 else 2
        changed = [*lines]
        changed[at] = json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
        with pytest.raises(ReplayError) as caught:
            replay(RULEBOOK, "".join(changed))
        # A decision may be changed into another legal one; then the first line that does not follow is named.
        assert caught.value.line > at if key == "do" else caught.value.line == at + 1, line


@pytest.mark.parametrize(
    "change",
    [
        lambda head: head | {"seed": head["seed"] + 1},
        lambda head: head | {"dealer": 9},
        lambda head: head | {"options": {}},
        lambda head: head | {"points": [0]},
        lambda head: head | {"digest": "other"},
        lambda head: head | {"format": "else"},
        lambda head: head | {"room": {}},
    ],
)
def test_a_changed_header_is_refused(change):
    first, rest = render(played(3, 30)).split("\n", 1)
    head = json.dumps(change(json.loads(first)), ensure_ascii=False, separators=(",", ":"))
    with pytest.raises(ReplayError):
        replay(RULEBOOK, f"{head}\n{rest}")


def test_a_record_of_another_version_is_refused():
    with pytest.raises(ReplayError, match="another rulebook"):
        replay(replace(RULEBOOK, version="9"), render(played(1, 5)))


def test_nonsense_is_refused_with_its_line():
    text = render(played(1, 5)).splitlines(keepends=True)
    for bad in ("", "x", "[]\n", "".join([*text[:4], "nonsense\n", *text[5:]])):
        with pytest.raises(ReplayError):
            replay(RULEBOOK, bad)
    with pytest.raises(ReplayError) as caught:
        replay(RULEBOOK, "".join([*text[:4], "nonsense\n", *text[5:]]))
    assert caught.value.line == 5


def test_what_one_seat_saw_cannot_be_replayed():
    with pytest.raises(ReplayError, match="what one seat saw"):
        replay(RULEBOOK, for_seat(played(1, 5), 0))


def test_a_laid_hand_is_not_replayed():
    T = Table(RULEBOOK, {}, 1)
    T.prepare(0)
    T.deal(13, 0)
    T.draw(0)
    T.resume_at(P_TURN, 0)
    with pytest.raises(ReplayError, match="laid"):
        replay(RULEBOOK, render(T))


def test_a_seat_reads_its_own_tiles_and_no_others():
    T = played(4, 60)
    for seat in T.all:
        for line in map(json.loads, for_seat(T, seat).splitlines()):
            if "deal" in line:
                assert isinstance(line["tiles"], list) == (line["deal"] == seat)
            if "draw" in line:
                assert ("tile" in line) == (line["draw"] == seat)
            if "do" in line:
                assert line["do"] == seat
            if "act" in line and line["act"] != seat:
                assert "with" not in line
            if "move" in line and line["to"] == "换":
                assert (line["move"][0] is not None) == (line["seat"] == seat)
    spectator = for_seat(T, None)
    assert '"do"' not in spectator and '"deal":0,"tiles":13' in spectator


def test_a_redacted_record_has_no_seed_no_copies_and_no_digest_of_the_hidden():
    T = played(4, 60)
    for seat in (0, None):
        text = for_seat(T, seat)
        assert "seed" not in text and "sha256" not in text
        # A number after a dot tells the copy of a tile; the version in the header is the only other one.
        assert "." not in text.replace('"version":"0.1"', "")


def test_a_redacted_record_does_not_depend_on_what_is_hidden():
    """Two rooms that differ only in what seat 0 cannot see tell seat 0 the same."""
    T = Table(RULEBOOK, {}, 1)
    wall = list(range(136))
    Chance(3).shuffle(wall)
    swapped = [*wall]
    # Seat 1's tiles 13..25 against tiles far back in the wall.
    swapped[13:20], swapped[100:107] = wall[100:107], wall[13:20]
    texts = []
    for order in (wall, swapped):
        T = Table(RULEBOOK, {}, 1)
        T.start_hand(dealer=0, wall=order)
        T.apply(0, T.pending[0][0])
        T.apply(2, T.pending[2][0])
        texts.append((for_seat(T, 0), for_seat(T, None)))
    assert texts[0] == texts[1]


def test_an_answer_that_led_to_nothing_is_told_to_nobody_else():
    table = opened([Claim("big", {1: 30, 2: 20}), Claim("small", {3: 10})])
    table.apply(3, table.move_from(3, "small"))
    table.apply(1, table.move_from(1, "big"))
    assert '"small"' in for_seat(table, 3)
    for seat in (0, 1, 2, None):
        assert '"small"' not in for_seat(table, seat)
        assert '"act":1,"by":"big"' in for_seat(table, seat)


def test_anytime_actions_of_others_are_not_told():
    T = played(6, 12)
    T.apply(2, (FLAG,))
    assert '"旗"' in for_seat(T, 2)
    assert '"旗"' not in for_seat(T, 1)
