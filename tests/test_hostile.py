"""Hostile input: rulebooks, situations, records and moves that are wrong on purpose.

Whatever comes in, the answer is a problem with its place, or a refusal that leaves everything as it was.
No text of a rulebook ever becomes code of a module.
"""

from __future__ import annotations

import ast
import json
import os
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from paigui.compiler.cli import main
from paigui.compiler.diagnostics import Sink, render_text
from paigui.compiler.pipeline import compile_module
from paigui.runtime.bots import ready_bot
from paigui.runtime.chance import Chance
from paigui.runtime.errors import (
    IllegalMove,
    OptionError,
    PaiguiError,
    ReplayError,
    RuleError,
    SituationError,
    VersionError,
)
from paigui.runtime.loader import game, load
from paigui.runtime.log import for_seat, render, replay, resume, save
from paigui.runtime.partial import power
from paigui.runtime.situation import score
from paigui.runtime.table import Table
from paigui.runtime.view import view

SMALL = """\
paigui: 1
id: wuzhang
version: 0.1.0
title: {zh: 五张, en: Five tiles}

players: {seats: 3}

tiles:
  suits:
    条: {ranks: 1..9, letter: s, en: Bamboos}
    字: {faces: [红, 白], letter: z, en: Honours}
  copies: 4

groups:
  顺: {run: 3, en: Run}
  刻: {same: 3, en: Triplet}
  将: {same: 2, en: Pair}
  碰: {counts_as: 刻, laid: open, en: Pung}

shapes:
  一组一将: {form: (顺 | 刻) + 将}

state:
  hand:
    出牌数: {type: int, is: 0, en: discards so far}

define:
  下家(s seat): ahead(s, 1)
  胡得(t tile): exists worth(t)

routines:
  轮到(s seat): |
    draw s
    goto 出牌 s

start: 发牌
phases:
  发牌:
    mode: auto
    do: |
      for s in seats_from(dealer):
        deal 4 to s
      轮到(dealer)
  出牌: {mode: turn}
  应牌: {mode: window}

actions:
  打:
    en: Discard
    plain: true
    during: [出牌]
    choose: {t: me.hand}
    do: |
      出牌数 += 1
      discard t
      offer t in 应牌:
        轮到(下家(me))
  碰:
    en: Pung
    during: [应牌]
    priority: 20
    choose: {t: offer.tiles, w: "ways(碰, me.hand, t)"}
    do: |
      meld 碰 with w + t
      goto 出牌 me
  自摸:
    en: Self-drawn win
    during: [出牌]
    when: exists me.drawn and 胡得(me.drawn)
    do: |
      win me.drawn
      end 胡
  点炮:
    en: Win on a discard
    during: [应牌]
    priority: 90
    choose: {t: offer.tiles}
    when: 胡得(t)
    do: |
      win t
      end 胡

units: {番: product}
patterns:
  平胡: {番: 1, otherwise: true, en: Plain}
  碰胡: {番: 2, when: any g in groups | g is 刻, en: Triplet}
  天胡: {番: 4, when: win.by is 自摸 and me is dealer and 出牌数 == 0, en: Won as dealt}

score:
  tiles: me.hand
  size: 5
  shapes: [一组一将]
  values:
    总番: total(番)
  best: [总番]

payments: {自摸: ~, 点炮: ~}
ends:
  胡:
    settle: |
      for w in wins:
        if exists w.from:
          pay 1分 * w.总番 from w.from to w.seat as 点炮
        else:
          for s in others(w.seat):
            pay 1分 * w.总番 from s to w.seat as 自摸
  流局: {by: wall}
dealer: {first: owner, next: 下家(dealer)}
"""
PART = "paigui: 1\nid: p\nextends: [./small.yaml]\n"


def compiled(folder: Path, text: str | bytes) -> tuple[str | None, set[str]]:
    """The module of a rulebook, and the codes of its errors; a clean one is a module that Python can read."""
    (folder / "small.yaml").write_text(SMALL, encoding="utf-8")
    path = folder / "p.yaml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    sink = Sink()
    module = compile_module(path, sink, name="p.yaml")
    for lang in ("zh", "en"):
        render_text(sink.problems, lang)  # type: ignore[arg-type]
    codes = {p.code for p in sink.problems if p.severity == "error"}
    assert (module is None) == bool(codes)
    if module is not None:
        compile(module, "p.py", "exec")
    return module, codes


# Files.


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "PG302"),
        ("# nothing\n", "PG302"),
        ("- a\n- b\n", "PG302"),
        ("hello\n", "PG302"),
        ("~\n", "PG302"),
        (b"paigui: 1\nid: \xff\xfe\n", "PG103"),
        ("paigui: 1\nid: p\n".encode("utf-16"), "PG103"),
        ("paigui: 1\0\nid: p\n", "PG104"),
        ("paigui: 1\rid: p\r", "PG104"),
        ("paigui: 1\nid: p\ufeffq\n", "PG104"),
        ('paigui: 1\nid: p\ntitle: {zh: "\u202eabc"}\n', "PG104"),
        ("paigui: 1\u2028id: p\u0085x: 1\n", "PG104"),
        ("paigui: 1\n\tid: p\n", "PG105"),
        ("paigui: 1\n  id: [a, b\n", "PG106"),
        ("{{{{\n", "PG106"),
        ('paigui: "abc\n', "PG106"),
        ("a: |99\n  b\n", "PG106"),
        ("%YAML 9.9\n---\na: b\n", "PG106"),
        ("a: " + "[" * 5000 + "]" * 5000 + "\n", "PG107"),
        ("- " * 40000 + "a\n", "PG107"),
        ("paigui: 1\nid: p\nnotes: {a: '" + "x" * 1_100_000 + "'}\n", "PG102"),
        ("paigui: 1\npaigui: 1\nid: p\n", "PG109"),
        ("a: &x [1, 2]\nb: *x\n", "PG110"),
        ("a: &a [x, x]\nb: &b [*a, *a, *a]\n", "PG110"),
        ('a: !!python/object/apply:os.system ["touch pwned"]\n', "PG110"),
        ("<<: {a: 1}\n", "PG110"),
        ("? [a, b]\n: b\n", "PG114"),
        ("paigui: 1\nid: p\n---\npaigui: 1\n", "PG116"),
    ],
)
def test_files_that_are_no_rulebooks(text: str | bytes, code: str, tmp_path: Path) -> None:
    assert code in compiled(tmp_path, text)[1]
    assert not (tmp_path / "pwned").exists()


def test_bom_and_line_ends_make_no_difference(tmp_path: Path) -> None:
    text = SMALL.replace("id: wuzhang", "id: p")
    plain, _ = compiled(tmp_path, text)
    assert plain is not None
    assert compiled(tmp_path, b"\xef\xbb\xbf" + text.encode())[0] == plain
    assert compiled(tmp_path, text.replace("\n", "\r\n"))[0] == plain


@pytest.mark.parametrize(
    "parent",
    [
        "../../../../etc/passwd",
        "/etc/passwd",
        "/dev/zero",
        "/dev/stdin",
        ".",
        "..",
        "./",
        "std",
        "std/../std/table",
        '"\\0"',
        "./folder.yaml",
        "./pipe.yaml",
        "./circle.yaml",
        "./gone.yaml",
        "./zero.yaml",
    ],
)
def test_parents_that_are_no_rulebooks(parent: str, tmp_path: Path) -> None:
    (tmp_path / "folder.yaml").mkdir()
    os.mkfifo(tmp_path / "pipe.yaml")
    (tmp_path / "circle.yaml").symlink_to("circle.yaml")
    (tmp_path / "gone.yaml").symlink_to("nowhere.yaml")
    (tmp_path / "zero.yaml").symlink_to("/dev/zero")
    assert compiled(tmp_path, f"paigui: 1\nid: p\nextends: [{parent}]\n")[1] == {"PG304"}


def test_rulebooks_that_extend_themselves(tmp_path: Path) -> None:
    assert compiled(tmp_path, "paigui: 1\nid: p\nextends: [./p.yaml]\n")[1] == {"PG305"}
    (tmp_path / "q.yaml").write_text("paigui: 1\nid: q\nextends: [./p.yaml]\n", encoding="utf-8")
    assert compiled(tmp_path, "paigui: 1\nid: p\nextends: [./q.yaml]\n")[1] == {"PG305"}


# Sizes and circles.


@pytest.mark.parametrize(
    ("part", "code"),
    [
        ("define:\n  a: " + "(" * 5000 + "1" + ")" * 5000, "PG211"),
        ("define:\n  a: " + "not " * 4000 + "true", "PG211"),
        ("define:\n  a: " + "-" * 4000 + "1", "PG211"),
        ("define:\n  a: " + "1+" * 9000 + "1", "PG211"),
        ("define:\n  a: " + "if true then 1 else " * 900 + "1", "PG211"),
        ("define:\n  a: 白" + ".next" * 3900, "PG211"),
        ("define:\n  a: " + "9" * 5000, "PG211"),
        ("define:\n  a: 甲 + 1\n  甲: a", "PG405"),
        ("routines:\n  a(): b()\n  b(): a()", "PG405"),
        ("actions:\n  a: {like: b}\n  b: {like: a}", "PG405"),
        ("groups:\n  a: {counts_as: b}\n  b: {counts_as: a}", "PG405"),
        ("define:\n" + "".join(f"  d{i}: d{i + 1} + 1\n" for i in range(1500)) + "  d1500: 1", "PG211"),
        (
            "routines:\n"
            + "".join(f"  r{i}(): r{i + 1}()\n" for i in range(3000))
            + "  r3000(): 出牌数 += 1",
            "PG211",
        ),
        ("override: {players: {seats: 0}}", "PG421"),
        ("override: {players: {seats: 100}}", "PG421"),
        ("override: {players: {seats: -1}}", "PG421"),
        ("override: {tiles: {copies: 1000000}}", "PG427"),
        ("override: {tiles: {copies: wall.left}}", "PG427"),
        ("tiles: {suits: {多: {ranks: 1..1000000000, letter: w}}}", "PG421"),
        ("groups: {大: {same: 1000000000}}", "PG422"),
        ("groups: {大: {same: 0}}", "PG422"),
        ("zones: {wall: {stack: 0}}", "PG430"),
        ("define: {甲: 1 // 0}", "PG507"),
        ("define: {甲: 1 % (wall.left - wall.left)}", "PG507"),
        ("override: {phases: {发牌: {do: goto 发牌}}}", "PG617"),
        ("phases:\n  甲: {mode: all, done: goto 甲}\noverride: {phases: {发牌: {do: goto 甲}}}", "PG617"),
    ],
)
def test_too_much_and_round_and_round(part: str, code: str, tmp_path: Path) -> None:
    assert code in compiled(tmp_path, PART + part + "\n")[1]


def test_long_chains_that_are_fine(tmp_path: Path) -> None:
    likes = "".join(f"  a{i}: {{like: a{i + 1}}}\n" for i in range(300))
    last = "  a300: {during: [出牌], when: me.hand.count == 77, do: end 流局}\n"
    assert compiled(tmp_path, f"{PART}actions:\n{likes}{last}")[0] is not None
    patterns = "".join(f"  p{i}: {{番: 1, when: has p{i + 1}}}\n" for i in range(300))
    assert compiled(tmp_path, f"{PART}patterns:\n{patterns}  p300: {{番: 1}}\n")[0] is not None


# Rulebook text never becomes code.

NASTY = [
    "class",
    "None",
    "__init__",
    "__import__",
    "T",
    "out",
    "len",
    "tuple",
    'a"b',
    'a"""b',
    "a'b",
    "a\nimport os",
    "a\rimport os",
    "a\\b",
    "{{ 7*7 }}",
    "{% include 'x' %}",
    "{x}",
    "%s",
    "a;b#",
    "ﬁ",
    "ｃｌａｓｓ",
    "\u212a",
    "🀄",
    "a\u2028b",
    "甲" * 900,
    "__import__('os').system('touch pwned')",
]
PLACES = {
    "define": "define:\n  @: 1\n",
    "state": "state:\n  hand:\n    @: {type: int, is: 0}\n",
    "zone": "zones:\n  @: {of: seat, see: all}\n",
    "pattern": "patterns:\n  @: {番: 1}\n",
    "action": "actions:\n  @: {during: [出牌], when: me.hand.count == 99, do: end 流局}\n",
    "bar": "bars:\n  @: {actions: [碰], when: me.hand.count == 99}\n",
    "option": "options:\n  @: {type: bool, default: false}\n",
    "choice": "options:\n  甲: {type: choice, choices: [乙, @], default: 乙}\n",
    "member": "enums:\n  甲: [乙, @]\n",
    "face": "tiles:\n  suits:\n    新: {faces: [甲, @], letter: x}\n",
    "chosen": "actions:\n  新:\n    during: [出牌]\n    choose: {@: me.hand}\n    do: end 流局\n",
    "end": "ends:\n  @: {by: room}\n",
    "event": "events:\n  drawn:\n    @: {do: 出牌数 += 1}\n",
    "titles": "patterns:\n  新: {番: 1, en: @, help: @, clause: [@]}\n",
    "title": "title: {zh: @, en: @}\n",
    "case": "cases:\n  - {id: @, title: @, given: {setup: deal}, expect: {left: 31}}\n",
}
NAME = re.compile(r"\w+")
CALLED = {"system", "exec", "eval", "__import__"}


@pytest.mark.parametrize("place", PLACES)
def test_nothing_of_a_rulebook_becomes_code(place: str, tmp_path: Path) -> None:
    at = list(PLACES).index(place)
    for nasty in NASTY[at % 5 :: 5]:
        module, _ = compiled(tmp_path, PART + PLACES[place].replace("@", json.dumps(nasty)))
        if module is None:
            continue
        for node in ast.walk(ast.parse(module)):
            assert not isinstance(node, ast.Import), (place, nasty)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                called = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                assert called not in CALLED, (place, nasty)
            if isinstance(node, ast.Name):
                assert NAME.fullmatch(node.id), (place, nasty)
        file = tmp_path / "p.py"
        file.write_text(module, encoding="utf-8")
        assert load(file).id == "p"
    assert not (tmp_path / "pwned").exists()


def test_names_that_differ_stay_apart(tmp_path: Path) -> None:
    """Names of a module are joined from names of a rulebook; underscores in these must not let them meet."""
    module, _ = compiled(
        tmp_path,
        PART
        + "options:\n  甲: {type: choice, choices: [x, _乙], default: x}\n"
        + "  甲_: {type: choice, choices: [乙, y], default: 乙}\n"
        + "bars:\n  x: {actions: [碰], when: option.甲 is _乙}\n"
        + "  y: {actions: [碰], when: option.甲_ is 乙}\n",
    )
    assert module is not None
    constants = re.findall(r"^(CHO_\w+) = ", module, re.M)
    assert len(constants) == len(set(constants)) == 4


# Situations.


def hand(**changed: Any) -> dict[str, Any]:
    whole = {"hands": {1: "123m 456m 789m 111m 9m"}, "win": {"seat": 1, "tile": "9m", "by": "自摸"}}
    return {**whole, **changed}


def win(**changed: Any) -> dict[str, Any]:
    return hand(win={"seat": 1, "tile": "9m", "by": "自摸", **changed})


@pytest.mark.parametrize(
    ("given", "path"),
    [
        (hand(hands={1: "11111m 456m 789m 1p"}), "hands.1"),
        (hand(hands={1: "123m"}), "hands.1"),
        (hand(hands={1: "123456789m 123456789p 123456789s"}), "hands.1"),
        (hand(hands={1: "123x"}), "hands.1"),
        (hand(hands={99: "1m"}), "hands.99"),
        (hand(hands={-1: "1m"}), "hands.-1"),
        (hand(hands=float("nan")), "hands"),
        (hand(hands=["1m"]), "hands"),
        (hand(discards={0: "999m 1m"}), "discards.0"),
        (hand(melds={1: [{"没有": "1m"}]}), "melds.1"),
        (hand(melds={1: [{"碰": "123p"}]}), "melds.1"),
        (hand(melds={0: [{"碰": "1p", "from": 0}]}), "melds.0"),
        (hand(melds={0: [{}]}), "melds.0"),
        (hand(wall=-1), "wall"),
        (hand(wall=10**9), "wall"),
        (hand(wall=True), "wall"),
        (hand(wall="9999m"), "wall"),
        (hand(points=[1, 2]), "points"),
        (hand(points=[0.5, 0, 0, -0.5]), "points"),
        (hand(seed="x"), "seed"),
        (hand(owner=9), "owner"),
        (hand(dealer=-1), "dealer"),
        (hand(turn=9), "turn"),
        (hand(phase="没有"), "phase"),
        (hand(drawn={1: "12p"}), "drawn.1"),
        (hand(zork=1), "zork"),
        (win(seat=99), "win.seat"),
        (win(seat=-1), "win.seat"),
        (win(seat=True), "win.seat"),
        (win(seat=1.5), "win.seat"),
        (win(by="打"), "win.by"),
        (win(by="点炮", **{"from": 1}), "win.from"),
        (win(zork=1), "win.zork"),
        (win(tile="9m 9m"), "win.tile"),
        (win(tiles="9m"), "win"),
        (win(**{"from": 0}), "win.from"),
        (hand(wins=[{"seat": 1, "tile": "9m", "by": "自摸"}]), "win"),
        (hand(win=None, wins=[{"seat": 1, "tile": "9m", "by": "自摸"}] * 2), "wins.1"),
        (hand(melds={0: [{"碰": f"{rank}p"} for rank in range(1, 7)]}), "melds.0"),
        (hand(wall="9p", wall_front="1p"), "wall"),
        (hand(drawn={1: "1p", 2: "1p"}), "drawn"),
        (hand(hands={"1": "123m 456m 789m 111m 9m", "01": "1p"}), "hands.01"),
        (hand(rulebook="mcr"), "rulebook"),
        ({"winners": [1, 1], "from": 0}, "winners"),
        ({"winners": [1], "from": 1}, "from"),
        (
            {
                "hands": {1: "123m 456m 789m 11p 78s", 2: "9s"},
                "melds": {0: [{"碰": "9s", "from": 2}]},
                "partial": True,
                "win": {"seat": 1, "tile": "9s", "by": "抢杠", "from": 0},
            },
            "win.tile",
        ),
        ({"hands": {0: "123m 456m 789m 11p 23s"}, "turn": 0, "script": ["0 没有"]}, "script.0"),
        ({"hands": {0: "123m 456m 789m 11p 23s"}, "turn": 0, "script": ["99 打 1m"]}, "script.0"),
        ({"hands": {0: "123m 456m 789m 11p 23s"}, "turn": 0, "script": ["0 打 1m; import os"]}, "script.0"),
        ({"hands": {0: "123m 456m 789m 11p 23s"}, "turn": 0, "script": [None]}, "script.0"),
        ({"hands": {0: "123m 456m 789m 11p 23s"}, "turn": 0, "script": ["0 draw 9s"] * 2000}, "script.1"),
    ],
)
def test_situations_that_cannot_be(given: dict[str, Any], path: str) -> None:
    with pytest.raises(SituationError) as refused:
        score(game("tuidaohu"), given, {}, "zh")
    assert refused.value.path.removeprefix("given.").startswith(path)
    assert refused.value.zh
    assert refused.value.en


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "\0",
        "{",
        "[" * 100_000,
        '{"a":' * 5000 + "1" + "}" * 5000,
        "3",
        "null",
        "[]",
        '[1, null, "x"]',
        "{}\n{bad\n{}\n",
        '{"seed": 1, "seed": 2}',
        '{"hands": {"1": "1m", "1": "2m"}}\n{}\n',
    ],
)
def test_no_situations_on_standard_input(
    typed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "given"
    file.write_text(typed, encoding="utf-8")
    assert main(["score", "tuidaohu", str(file)]) == 2
    shown = capsys.readouterr()
    assert "Traceback" not in shown.out + shown.err
    assert shown.err


# Records.


def played(name: str = "tuidaohu", seed: int = 4) -> Table[Any, Any, Any, Any]:
    table: Table[Any, Any, Any, Any] = Table(game(name), {}, seed=seed)
    table.start_hand()
    rng = Chance(0)
    while not table.over:
        seat = min(table.pending)
        table.apply(seat, ready_bot(table, seat, rng))
    return table


def test_records_with_any_line_hurt() -> None:
    table = played()
    book, lines = table.rulebook, render(table).splitlines()
    assert render(replay(book, "\n".join(lines) + "\n")) == render(table)
    step = max(1, len(lines) // 20)
    for at in [*range(0, len(lines), step), len(lines) - 1]:
        before, line, after = lines[:at], lines[at], lines[at + 1 :]
        middle = len(line) // 2
        flipped = line[:middle] + chr(ord(line[middle]) ^ 1) + line[middle + 1 :]
        for hurt in (
            [],
            [line, line],
            [flipped],
            [" " + line],
            ["", line],
            ["{}"],
            ["[1]"],
            ["NaN"],
            [line[:middle]],
        ):
            with pytest.raises(ReplayError, match=r"line [0-9]+"):
                replay(book, "\n".join([*before, *hurt, *after]) + "\n")
        with pytest.raises(ReplayError):
            replay(book, "".join(one + "\n" for one in before))


def closed(*lines: str) -> str:
    """A record of these lines with a closing line that fits them."""
    body = "".join(line + "\n" for line in lines)
    last = {"lines": len(lines), "sha256": sha256(body.encode()).hexdigest()}
    return body + json.dumps(last, separators=(",", ":")) + "\n"


@pytest.mark.parametrize("deep", ["[" * 100_000, '{"a":' * 100_000])
def test_records_nested_too_deep(deep: str) -> None:
    table = played()
    with pytest.raises(ReplayError, match="line 1"):
        replay(table.rulebook, closed(deep))
    with pytest.raises(ReplayError, match="line 2"):
        replay(table.rulebook, closed(render(table).split("\n")[0], deep))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("room", []),
        ("room", 3),
        ("room", None),
        ("room", {"room.x": {"ratio": [1, 0]}}),
        ("options", []),
        ("names", 3),
        ("names", [1, 2, 3, 4]),
        ("names", ["a"]),
        ("owner", -1),
        ("owner", 9),
        ("owner", "0"),
        ("dealer", -1),
        ("dealer", "x"),
        ("hand", {}),
        ("points", 3),
        ("points", ["x", 0, 0, 0]),
        ("pots", None),
        ("wall", [3]),
    ],
)
def test_headers_of_a_wrong_shape(key: str, value: Any) -> None:
    table = played()
    head, *rest = render(table).split("\n")[:-2]
    changed = json.dumps({**json.loads(head), key: value}, ensure_ascii=False, separators=(",", ":"))
    with pytest.raises(ReplayError, match=r"line [0-9]+"):
        replay(table.rulebook, closed(changed, *rest))


@pytest.mark.parametrize("text", ["", "\0", "{}", "null\n", '{"format":"paigui-record/2"}\n'])
def test_no_records(text: str) -> None:
    with pytest.raises(ReplayError):
        replay(game("tuidaohu"), text)


def test_records_of_others() -> None:
    record = render(played())
    with pytest.raises(ReplayError, match="line 1"):
        replay(game("mcr"), record)
    for old, new in (
        ('"局数":8', '"局数":"x"'),
        ('"seed":4', '"seed":5'),
        ('"一炮多响":false', '"一炮多响":true'),
    ):
        assert old in record
        with pytest.raises(ReplayError, match=r"line [0-9]+"):
            replay(game("tuidaohu"), record.replace(old, new, 1))


# Moves.


def seen(table: Table[Any, Any, Any, Any]) -> str:
    return json.dumps(
        [repr(table.pending), render(table), [view(table, s) for s in range(table.n)]], default=repr
    )


@pytest.mark.parametrize("name", ["tuidaohu", "shangdaren"])
def test_illegal_moves_change_nothing(name: str) -> None:
    table: Table[Any, Any, Any, Any] = Table(game(name), {}, seed=3)
    table.start_hand()
    rng = Chance(0)
    for turn in range(40):
        if table.over:
            break
        if turn % 4 == 0:
            before = seen(table)
            for seat in (*range(table.n), -1, 99):
                for move in [(), (99,), (-1,), *[(a, t) for a in range(3) for t in (0, 35, 70)]]:
                    if move in table.legal(seat) if seat in table.all else False:
                        continue
                    try:
                        table.apply(seat, move)
                    except IllegalMove as refused:
                        assert refused.zh
                    except (ValueError, IndexError):
                        pass  # a move with the wrong number of choices: refused, if not in the right words
                    else:
                        raise AssertionError((seat, move))
            assert seen(table) == before
        twin = resume(table.rulebook, save(table))
        assert seen(twin) == seen(table)
        fork, before = table.fork(), seen(table)
        fork.apply(min(fork.pending), ready_bot(fork, min(fork.pending), Chance(1)))
        assert seen(table) == before
        table.apply(min(table.pending), ready_bot(table, min(table.pending), rng))


def test_after_the_end_and_back_to_the_start() -> None:
    table: Table[Any, Any, Any, Any] = Table(game("tuidaohu"), {}, seed=3)
    table.keep_undo = True
    table.start_hand()
    rng, records = Chance(0), [render(table)]
    while not table.over:
        table.apply(min(table.pending), ready_bot(table, min(table.pending), rng))
        records.append(render(table))
    for seat in (0, 1, 99, -1):
        with pytest.raises(IllegalMove):
            table.apply(seat, (0, 0))
    for record in reversed(records[:-1]):
        table.undo()
        assert render(table) == record
    with pytest.raises(IllegalMove):
        table.undo()


@pytest.mark.parametrize(
    "options", [{"没有": 1}, {"一炮多响": "x"}, {"一炮多响": 2}, {"局数": 10**30}, {3: 4}]
)
def test_options_that_are_none(options: dict[Any, Any]) -> None:
    with pytest.raises(OptionError):
        Table(game("tuidaohu"), options)


@pytest.mark.parametrize("options", [[1], "x", ["一炮多响"], 3])
def test_options_that_are_no_mapping(options: Any) -> None:
    with pytest.raises(OptionError, match="name: value"):
        Table(game("tuidaohu"), options)


@pytest.mark.parametrize("owner", [-1, 9, True, "0", None])
def test_owners_that_are_no_seats(owner: Any) -> None:
    with pytest.raises(PaiguiError, match="seats are 0 to 3"):
        Table(game("tuidaohu"), owner=owner)


@pytest.mark.parametrize("names", [["a"], list("abcde"), [1, 2, 3, 4], ["a", "b", "c", "\ud800"]])
def test_names_that_are_none(names: Any) -> None:
    with pytest.raises(PaiguiError):
        Table(game("tuidaohu"), names=names)


def test_hands_that_cannot_be_started() -> None:
    table: Table[Any, Any, Any, Any] = Table(game("tuidaohu"), {}, seed=3)
    dealers: list[Any] = [-1, 4, "x"]
    for dealer in dealers:
        with pytest.raises(PaiguiError, match="no seat"):
            table.start_hand(dealer=dealer)
    with pytest.raises(PaiguiError):
        table.start_hand(wall=[1, 2, 3])
    assert table.over
    table.start_hand()
    before = seen(table)
    with pytest.raises(IllegalMove, match="still being played"):
        table.start_hand()
    assert seen(table) == before


@pytest.mark.parametrize("name", ["tuidaohu", "riichi"])
def test_tables_before_their_first_hand(name: str) -> None:
    table: Table[Any, Any, Any, Any] = Table(game(name), {}, seed=3)
    for seat in (None, 0):
        assert view(table, seat)["over"]
        with pytest.raises(IllegalMove):
            for_seat(table, seat)
    with pytest.raises(IllegalMove):
        render(table)


@pytest.mark.parametrize("seat", [99, -1, "x", True, 1.0])
def test_views_of_no_seat(seat: Any) -> None:
    table: Table[Any, Any, Any, Any] = Table(game("tuidaohu"), {}, seed=3)
    table.start_hand()
    with pytest.raises(IllegalMove, match="no seat"):
        view(table, seat)


# What a rulebook works out.


@pytest.mark.parametrize(("base", "exponent"), [(2, 63), (-2, 63), (3, 512), (2**63, 2), (10**4000, 512)])
def test_powers_have_a_bound(base: int, exponent: int) -> None:
    with pytest.raises(RuleError):
        power(base, exponent)


def test_powers_within_the_bound() -> None:
    assert power(2, 62) == 2**62
    assert power(-1, 511) == -1
    assert power(0, 0) == 1


def test_choices_have_a_bound() -> None:
    table: Table[Any, Any, Any, Any] = Table(game("tuidaohu"), {}, seed=3)
    table.start_hand()
    tiles = table.wall.front(30)
    assert table.picks(tiles, 2)
    for n in (15, -1):
        with pytest.raises(RuleError):
            table.picks(tiles, n)


def test_ways_have_a_bound(tmp_path: Path) -> None:
    suit = "tiles: {suits: {多: {ranks: 1..18, letter: m}}}\n"
    module, _ = compiled(tmp_path, f"{PART}{suit}groups: {{大: {{some: 12}}}}\n")
    assert module is not None
    file = tmp_path / "p.py"
    file.write_text(module, encoding="utf-8")
    book = load(file)
    table: Table[Any, Any, Any, Any] = Table(book)
    big = [spec.name for spec in book.groups].index("大")
    with pytest.raises(RuleError):
        table.ways(0, big, [kind * book.stride for kind in range(25)])
    assert len(table.ways(0, big, [kind * book.stride for kind in range(13)])) == 13


@pytest.mark.parametrize(
    "text",
    [
        "",
        "def (",
        "RULEBOOK = None",
        "\0",
        "# interface: 99\n",
        "# interface: ²\n",
        f"# interface: {'9' * 5000}\n",
    ],
)
def test_files_that_are_no_modules(text: str, tmp_path: Path) -> None:
    file = tmp_path / "m.py"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(VersionError):
        load(file)
    with pytest.raises(PaiguiError):
        load(tmp_path / "nowhere.py")
