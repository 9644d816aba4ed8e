"""What the checker must see through, and what must not make it slow, deep or wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from paigui.compiler.diagnostics import Problem, Sink, render_text
from paigui.compiler.pipeline import compile_module

GOOD = Path(__file__).parent / "good"


def child(folder: Path, text: str, parent: str = "base.yaml") -> tuple[str | None, tuple[Problem, ...]]:
    for file in GOOD.glob("*.yaml"):
        (folder / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    path = folder / "child.yaml"
    path.write_text(f"paigui: 1\nid: child\nextends: [./{parent}]\n{text}", encoding="utf-8")
    sink = Sink()
    made = compile_module(path, sink, name="child.yaml")
    return made, sink.problems


def codes(folder: Path, text: str) -> set[str]:
    return {p.code for p in child(folder, text)[1]}


def clean(folder: Path, text: str) -> str:
    made, found = child(folder, text)
    assert made is not None and not [p for p in found if p.severity != "lint"], render_text(found, "en")
    return made


USE = "bars:\n  禁: {{actions: [碰], when: {}}}\n"


# ------------------------------------------------------------------ cost of compiling


def test_definitions_that_double_do_not_blow_up(tmp_path: Path) -> None:
    """Forty definitions, each using the one before twice: a walk that repeats itself would never end."""
    lines = ["define:", "  d0: {is: 杠数 + 1}"]
    lines += [f"  d{i}: {{is: d{i - 1} + d{i - 1}}}" for i in range(1, 40)]
    lines += ["  h0: {is: any s in others(dealer) | s.hand.count == 1}"]
    lines += [f"  h{i}: {{is: h{i - 1} and h{i - 1}}}" for i in range(1, 40)]
    lines += ["routines:", "  r0(): 杠数 += 1"]
    lines += [f"  r{i}(): |\n    r{i - 1}()\n    r{i - 1}()" for i in range(1, 40)]
    lines += ["events:", "  drawn:", "    甲: {do: r39()}", "  turned:", "    乙: {do: 出牌数 = d39}"]
    lines += [
        "patterns:",
        "  丙: {番: 1, when: h39 or d39 > 3}",
        "bars:",
        "  禁: {actions: [碰], when: h39 and d39 > 1}",
    ]
    assert codes(tmp_path, "\n".join(lines) + "\n") == {"PG622"}


def test_a_long_chain_of_definitions_is_checked_or_refused(tmp_path: Path) -> None:
    def chain(n: int) -> str:
        lines = ["define:", "  d0: {is: 杠数}"] + [f"  d{i}: {{is: (d{i - 1} + 1) * 1}}" for i in range(1, n)]
        return "\n".join(lines) + "\n" + USE.format(f"d{n - 1} > 3")

    assert codes(tmp_path, chain(60)) == set()
    assert codes(tmp_path, chain(3000)) == {"PG211"}


@pytest.mark.parametrize(
    "text",
    [
        "sum a in 0..9000 | sum b in 0..9000 | sum c in 0..9000 | 1",
        "2 ** 4000 ** 4000",
        "9 ** 9 ** 9 ** 9 ** 9",
        "it.rank // (it.rank - it.rank)",
    ],
)
def test_constants_are_worked_out_within_bounds(text: str, tmp_path: Path) -> None:
    found = codes(tmp_path, f'override:\n  tiles: {{copies: {{is: "{text}"}}}}\n')
    assert found & {"PG427", "PG507", "PG508"}


def test_examples_of_conversions_are_plain_numbers(tmp_path: Path) -> None:
    text = 'convert:\n  甲: {from: 番, to: 分, is: x, examples: {"1e999999999": 1}}\n'
    assert codes(tmp_path, text) == {"PG703"}


def test_parts_of_large_groups_are_not_listed(tmp_path: Path) -> None:
    text = "tiles:\n  classes: {全: {is: true}}\ngroups:\n  大: {each: 全}\n  半: {part: 大, size: 17}\n"
    assert codes(tmp_path, text) == {"PG429"}


# ------------------------------------------------------------------ odd spellings of numbers


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("tiles:\n  suits: {多: {ranks: 1..30}}\n", "PG421"),
        ("tiles:\n  suits: {少: {ranks: -3..3}}\n", "PG421"),
        ("tiles:\n  suits: {字母: {ranks: 1..3, letter: mm}}\n", "PG407"),
        ("groups:\n  组: {some: 三}\n", "PG422"),
        ("groups:\n  组: {some: ²}\n", "PG422"),
        ("groups:\n  组: {part: 顺}\n", "PG429"),
        ("zones:\n  wall: {stack: 5}\n", "PG430"),
        ("override:\n  players: {seats: 0}\n", "PG421"),
        ("override:\n  players: {seats: 99}\n", "PG421"),
        ("tiles:\n  finishes: {红: {of: it.rank == 5, copies: ²}}\n", "PG428"),
        (
            "tables:\n  表: {gives: 番, rows_by: 0..0, columns_by: 0..0, cells: {0: [--5]}}\n",
            "PG701",
        ),
        (
            "tables:\n  表: {gives: 番, rows_by: 0..0, columns_by: 0..0, cells: {0: [²]}}\n",
            "PG701",
        ),
        ("options: {数: {type: int, range: 1_0..2_0, default: 10}}\n", "PG421"),
    ],
)
def test_numbers_are_written_plainly(text: str, code: str, tmp_path: Path) -> None:
    found = codes(tmp_path, text)
    assert code in found or "PG113" in found


# ------------------------------------------------------------------ what is known to be there


def action(when: str, do: str, choose: str = "") -> str:
    lines = "\n".join(f"      {line}" for line in do.split("\n"))
    return f"actions:\n  停:\n    during: [出牌]\n{choose}    when: {when}\n    do: |\n{lines}\n"


def test_an_effect_ends_what_was_known(tmp_path: Path) -> None:
    assert codes(tmp_path, action("exists me.drawn", "discard me.drawn\ndiscard me.drawn\nend 流局")) == {
        "PG503"
    }
    assert codes(tmp_path, action("exists me.drawn", "let t = me.drawn\ndiscard t\nend 流局")) == set()


def test_an_offer_ends_what_was_known(tmp_path: Path) -> None:
    do = "offer me.hand in 应牌:\n  discard me.drawn\n  end 流局"
    assert codes(tmp_path, action("exists me.drawn", do)) == {"PG503"}


def test_a_loop_ends_what_was_known(tmp_path: Path) -> None:
    do = "for s in seats:\n  discard me.drawn\nend 流局"
    assert codes(tmp_path, action("exists me.drawn", do)) == {"PG503"}


def test_a_condition_comes_after_the_one_it_relies_on(tmp_path: Path) -> None:
    """``me.drawn`` is there because it is equal to ``t``, which is chosen later."""
    made = clean(
        tmp_path,
        action("t == me.drawn and me.drawn.kind == 东", "end 流局", "    choose: {t: me.hand}\n"),
    )
    body = made.split("def legal_停(")[1].split("\ndef ")[0]
    assert body.index("for l_t in") < body.index("must(")


def test_a_bar_comes_after_the_condition_it_relies_on(tmp_path: Path) -> None:
    made = clean(
        tmp_path,
        action("t == me.drawn", "end 流局", "    choose: {t: me.hand}\n")
        + "bars:\n  禁: {actions: [停], when: me.drawn.kind == 东}\n",
    )
    body = made.split("def legal_停(")[1].split("\ndef ")[0]
    assert "must(" not in body or body.index("for l_t in") < body.index("must(")


# ------------------------------------------------------------------ one name, several types


def test_a_name_may_have_another_type_elsewhere(tmp_path: Path) -> None:
    """Branches and loops of one block may use a name for different things."""
    made = clean(
        tmp_path,
        action(
            "杠数 == 1",
            "for x in me.melds:\n  杠数 += x.tiles.count\nfor x in me.hand:\n  杠数 += x.rank\n"
            "if 杠数 > 3:\n  let y = me.hand\n  杠数 += y.count\n"
            "else:\n  let y = dealer\n  杠数 += y.hand.count\nend 流局",
        )
        + "state:\n  hand: {杠数: {see: all}}\n",
    )
    assert "l_x__" in made and "l_y__" in made


# ------------------------------------------------------------------ names after a seat


@pytest.mark.parametrize(
    "text",
    [
        "state:\n  seat: {hand: {type: int, is: 0}}\n",
        "zones:\n  discards: {of: seat}\n",
        "zones:\n  hand: {of: table}\n",
        "zones:\n  番数: {of: seat}\n",
        "zones:\n  杠数: {of: table}\n",
        "score:\n  values: {seat: {is: total(番)}}\n",
    ],
)
def test_two_meanings_after_a_seat_are_refused(text: str, tmp_path: Path) -> None:
    assert "PG402" in codes(tmp_path, text)


# ------------------------------------------------------------------ what is shown and what is not


@pytest.mark.parametrize(
    ("test", "shown"),
    [
        ("2 ** 杠数 == 4", True),
        ("2 ** (杠数 - 1) == 4", False),
        ("杠数 >= 1 and 2 ** (杠数 - 1) == 4", True),
        ("(if 杠数 < 3 then 0 else 2 ** (杠数 - 3)) == 1", True),
        ("[1, 2, 3][杠数 % 3] == 1", True),
        ("[1, 2, 3][杠数] == 1", False),
        ("杠数 in 0..2 and [1, 2, 3][杠数] == 1", True),
        ("me.hand.count > 2 and me.hand[2].kind == 东", True),
        ("me.hand.count > 1 and me.hand[2].kind == 东", False),
        ("(any i in 0..3 | [1, 2, 3, 4][i] == 杠数)", True),
        ("[1, 2, 3, 4][steps(dealer, me)] == 1", True),
        ("2 ** larger(杠数 - 9, 0) == 1", True),
        ("2 ** number(smaller(3番, 5番)) == 8", True),
    ],
)
def test_exponents_and_indices(test: str, shown: bool, tmp_path: Path) -> None:
    found = codes(tmp_path, f'bars:\n  禁: {{actions: [碰], when: "{test}"}}\n')
    assert found == (set() if shown else {"PG508"})


@pytest.mark.parametrize(
    ("test", "shown"),
    [
        ("12 // 杠数 == 1", False),
        ("杠数 != 0 and 12 // 杠数 == 1", True),
        ("杠数 > 0 and 12 // 杠数 == 1", True),
        ("not (杠数 == 0) and 12 // 杠数 == 1", True),
        ("杠数 == 0 or 12 // 杠数 == 1", True),
        ("12 // (杠数 + 1) == 1", True),
        ("12 // larger(杠数, 1) == 1", True),
        ("12 // seats.count == 3", True),
        ("exists me.hand and 12 // me.hand.count == 1", True),
        ("(if exists me.melds then 12 // me.hand.count else 1) == 1", False),
    ],
)
def test_divisors(test: str, shown: bool, tmp_path: Path) -> None:
    found = codes(tmp_path, f'bars:\n  禁: {{actions: [碰], when: "{test}"}}\n')
    assert found == (set() if shown else {"PG507"})


def test_state_that_may_fall_below_zero_is_not_taken_for_a_count(tmp_path: Path) -> None:
    text = "events:\n  drawn: {减: {do: 杠数 -= 1}}\n" + USE.format("2 ** 杠数 == 4")
    assert codes(tmp_path, text) == {"PG508"}


# ------------------------------------------------------------------ options


def test_options_are_checked_with_many_of_them(tmp_path: Path) -> None:
    """Thirty options in a chain of demands: too many combinations to try, and no false alarm."""
    lines = ["options:"]
    for i in range(30):
        demand = f", requires: option.o{i - 1}" if i else ""
        lines.append(f"  o{i}: {{type: bool, default: false{demand}}}")
    text = "\n".join(lines) + "\n" + USE.format(" and ".join(f"option.o{i}" for i in range(30)))
    assert codes(tmp_path, text) == set()


def test_a_number_that_no_room_may_have(tmp_path: Path) -> None:
    text = "options:\n  数: {type: int, range: 0..900, default: 0, requires: option.数 < 5}\n" + USE.format(
        "option.数 == 3"
    )
    _, found = child(tmp_path, text)
    assert {p.code for p in found} == {"PG803"}
