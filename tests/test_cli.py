"""The command line: exit codes, output, and no traceback whatever comes in."""

from __future__ import annotations

import io
import json
import os
import re
from pathlib import Path
from xml.etree import ElementTree

import jsonschema
import pytest

from paigui.compiler.cli import main
from paigui.compiler.cli.faces import PLAIN, RED, Faces, painted
from paigui.compiler.cli.pairs import pairwise
from paigui.compiler.cli.play import Room
from paigui.compiler.cli.selfplay import balanced, conserved, levels, secret
from paigui.compiler.cli.simulate import mean
from paigui.compiler.cli.voice import Lang, Voice, language, options
from paigui.compiler.games import bundled
from paigui.runtime.chance import Chance
from paigui.runtime.contract import PASS
from paigui.runtime.loader import game
from paigui.runtime.options import option_values
from paigui.runtime.situation import run as situation
from paigui.runtime.table import Table

ROOT = Path(__file__).resolve().parent.parent
CASE = ROOT / "docs" / "tutorial" / "3-case.yaml"
FIRST = ROOT / "docs" / "tutorial" / "1-first.yaml"


class Ran:
    """What a command left behind."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err
        assert "Traceback" not in out + err


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path):  # type: ignore[no-untyped-def]
    """Runs a command in a folder of its own; ``typed``: what stands on standard input."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def ran(*arguments: str | Path, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        shown = capsys.readouterr()
        return Ran(code, shown.out, shown.err)

    return ran


def edited(tmp_path: Path, old: str, new: str, path: Path = CASE) -> Path:
    """A copy of a tutorial rulebook, with its parents beside it, in which something is changed."""
    for each in CASE.parent.glob("*.yaml"):
        (tmp_path / each.name).write_text(each.read_text("utf-8"), "utf-8")
    text = path.read_text("utf-8")
    assert old in text
    changed = tmp_path / path.name
    changed.write_text(text.replace(old, new), "utf-8")
    return changed


# ------------------------------------------------------------------ check, compile, explain


def test_check_clean(run):  # type: ignore[no-untyped-def]
    done = run("check", CASE, FIRST)
    assert (done.code, done.err) == (0, "")
    assert done.out.count("通过") == 2


def test_check_finds(run, tmp_path):  # type: ignore[no-untyped-def]
    bad = edited(tmp_path, "total(倍)", "total(贝)", FIRST)
    done = run("check", bad, "--lang", "en")
    assert done.code == 1
    assert f"{bad}:10:" in done.out and "1 errors" in done.out
    rows = json.loads(run("check", bad, "--format", "json").out)
    assert [row["severity"] for row in rows] == ["error"]
    assert rows[0]["place"]["line"] == 10


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Rulebooks in a folder: a part, a whole one that extends it, a broken one, and files that are none."""
    place = tmp_path / "rules"
    (place / "cases").mkdir(parents=True)
    (place / ".hidden").mkdir()
    first = FIRST.read_text("utf-8")
    (place / "part.yaml").write_text("paigui: 1\nid: part\nextends: [std/mahjong]\n", "utf-8")
    (place / "whole.yaml").write_text(
        first.replace("extends: [std/mahjong]", "extends: [part.yaml]"), "utf-8"
    )
    (place / "broken.yaml").write_text(first.replace("total(倍)", "total(贝)"), "utf-8")
    (place / "cases" / "first.yaml").write_text("- {id: 一, expect: {over: true}}\n", "utf-8")
    (place / ".hidden" / "bad.yaml").write_text("paigui: x\n", "utf-8")
    (place / "hand.yaml").write_text("hands: {1: 1m}\n", "utf-8")
    (place / "binary.yml").write_bytes(b"\xff\xfe")
    os.mkfifo(place / "pipe.yaml")
    return place


def test_check_of_a_folder(run, folder):  # type: ignore[no-untyped-def]
    done = run("check", "rules")
    assert done.code == 1
    said = [line for line in done.out.splitlines() if line.startswith("rules/") and ": " not in line]
    assert said == [
        "rules/binary.yml：1 个错误，0 个警告",
        "rules/broken.yaml：1 个错误，0 个警告",
        "rules/part.yaml：部件，随用它的规则书检查",
        "rules/whole.yaml：通过",
    ]
    (folder / "broken.yaml").unlink()
    (folder / "binary.yml").unlink()
    assert run("check", "rules").code == 0
    assert run("check", "rules/part.yaml").code == 1  # named, it is asked to be whole
    (folder / "whole.yaml").unlink()
    assert run("check", "rules").code == 1  # nothing makes it whole


def test_a_missing_file_does_not_stop_the_others(run, folder):  # type: ignore[no-untyped-def]
    done = run("check", "nosuch.yaml", "rules/whole.yaml", "rules/broken.yaml")
    assert done.code == 2
    assert "nosuch.yaml" in done.err
    assert "rules/whole.yaml：通过" in done.out and "rules/broken.yaml：1 个错误" in done.out
    done = run("test", "nosuch", CASE)
    assert done.code == 2 and "2 个成立" in done.out and "nosuch" in done.err


def test_check_of_cases(run, tmp_path):  # type: ignore[no-untyped-def]
    bad = edited(tmp_path, "- id: 清一色自摸", "- id: 清一色自摸\n    options: {只许自摸: 3}")
    done = run("check", bad)
    assert done.code == 1 and f"{bad}:8:21: PG804" in done.out


LOCATION = {
    "type": "object",
    "required": ["physicalLocation"],
    "properties": {
        "physicalLocation": {
            "type": "object",
            "required": ["artifactLocation", "region"],
            "properties": {
                "artifactLocation": {
                    "type": "object",
                    "required": ["uri"],
                    "properties": {"uri": {"type": "string", "pattern": r"^[!-~]+$"}},
                    "additionalProperties": False,
                },
                "region": {
                    "type": "object",
                    "required": ["startLine", "startColumn", "endLine", "endColumn"],
                    "additionalProperties": {"type": "integer", "minimum": 1},
                },
            },
            "additionalProperties": False,
        }
    },
    "additionalProperties": False,
}

SARIF = {
    "type": "object",
    "required": ["version", "runs"],
    "properties": {
        "$schema": {"type": "string"},
        "version": {"const": "2.1.0"},
        "runs": {
            "type": "array",
            "minItems": 1,
            "maxItems": 1,
            "items": {
                "type": "object",
                "required": ["tool", "results"],
                "properties": {
                    "tool": {
                        "type": "object",
                        "required": ["driver"],
                        "properties": {
                            "driver": {
                                "type": "object",
                                "required": ["name", "rules"],
                                "properties": {
                                    "name": {"const": "paigui"},
                                    "version": {"type": "string"},
                                    "rules": {
                                        "type": "array",
                                        "uniqueItems": True,
                                        "items": {
                                            "type": "object",
                                            "required": ["id", "shortDescription"],
                                            "properties": {
                                                "id": {"type": "string"},
                                                "shortDescription": {
                                                    "type": "object",
                                                    "required": ["text"],
                                                    "properties": {
                                                        "text": {"type": "string", "minLength": 1}
                                                    },
                                                    "additionalProperties": False,
                                                },
                                            },
                                            "additionalProperties": False,
                                        },
                                    },
                                },
                                "additionalProperties": False,
                            }
                        },
                    },
                    "columnKind": {"const": "unicodeCodePoints"},
                    "results": {
                        "type": "array",
                        "items": {
                            "type": "object",
                            "required": ["ruleId", "ruleIndex", "level", "message", "locations"],
                            "properties": {
                                "ruleId": {"type": "string"},
                                "ruleIndex": {"type": "integer", "minimum": 0},
                                "level": {"enum": ["none", "note", "warning", "error"]},
                                "message": {
                                    "type": "object",
                                    "required": ["text"],
                                    "properties": {"text": {"type": "string", "minLength": 1}},
                                    "additionalProperties": False,
                                },
                                "locations": {"type": "array", "maxItems": 1, "items": LOCATION},
                            },
                            "additionalProperties": False,
                        },
                    },
                },
                "additionalProperties": False,
            },
        },
    },
    "additionalProperties": False,
}
"""What SARIF 2.1.0 says of the part of it that is written."""


def test_sarif(run, folder, tmp_path):  # type: ignore[no-untyped-def]
    case = edited(tmp_path, "[-8, 24, -8, -8]", "[-8, 23, -8, -7]")
    for arguments, code, line in (
        (("check", "rules"), "PG401", 10),
        (("test", case), "case", 7),
        (("check", FIRST), "", 0),
    ):
        done = run(*arguments, "--format", "sarif")
        assert done.code == bool(code)
        data = json.loads(done.out)
        jsonschema.Draft7Validator(SARIF).validate(data)
        (made,) = data["runs"]
        rules = [rule["id"] for rule in made["tool"]["driver"]["rules"]]
        assert all(rules[each["ruleIndex"]] == each["ruleId"] for each in made["results"])
        places = {
            each["ruleId"]: each["locations"][0]["physicalLocation"]["region"]["startLine"]
            for each in made["results"]
            if each["locations"]
        }
        assert places.get(code, 0) == line


def test_github(run, folder, tmp_path):  # type: ignore[no-untyped-def]
    done = run("check", "rules/broken.yaml", "rules/whole.yaml", "--format", "github")
    assert done.code == 1
    (line,) = done.out.splitlines()
    assert re.fullmatch(
        r"::error file=rules/broken\.yaml,line=10,endLine=10,col=\d+,endColumn=\d+,title=PG401::.*%0A.*", line
    )
    (tmp_path / "a,b%.yaml").write_text("paigui: 1\nid: x\n", "utf-8")
    assert "::error file=a%2Cb%25.yaml,line=1," in run("check", "a,b%.yaml", "--format", "github").out
    bad = edited(tmp_path, "[-8, 24, -8, -8]", "[-8, 23, -8, -7]")
    done = run("test", bad, "--format", "github", "--lang", "en")
    assert (
        done.code == 1
        and f"{bad.name},line=7," in done.out
        and ",title=case::清一色自摸: points: " in done.out
    )
    assert run("check", FIRST, "--format", "github").out == ""


def test_junit(run, folder, tmp_path):  # type: ignore[no-untyped-def]
    done = run("check", "rules", "--format", "junit")
    assert done.code == 1
    root = ElementTree.fromstring(done.out)
    assert (root.tag, root.get("tests"), root.get("failures")) == ("testsuites", "3", "2")
    failed = {test.get("name"): test.find("failure") is not None for test in root.iter("testcase")}
    assert failed == {"rules/binary.yml": True, "rules/broken.yaml": True, "rules/whole.yaml": False}
    bad = edited(tmp_path, "[-8, 24, -8, -8]", "[-8, 23, -8, -7]")
    done = run("test", bad, "rules/broken.yaml", "--format", "junit")
    assert done.code == 1
    root = ElementTree.fromstring(done.out)
    assert [(t.get("name"), t.get("line"), len(t)) for t in root.iter("testcase")] == [
        ("清一色自摸", "7", 1),
        ("只许自摸时不能点炮", "12", 0),
        ("check", None, 1),
    ]
    for suite in root:
        tests = list(suite)
        assert suite.get("tests") == str(len(tests))
        assert suite.get("failures") == str(sum(len(test) for test in tests))


def test_what_a_case_says_cannot_break_the_xml(run, tmp_path):  # type: ignore[no-untyped-def]
    bad = edited(tmp_path, "- id: 清一色自摸", '- id: "<&\\u0007]]>"')
    bad.write_text(bad.read_text("utf-8").replace("[-8, 24, -8, -8]", "[0, 0, 0, 0]"), "utf-8")
    names = [
        test.get("name")
        for test in ElementTree.fromstring(run("test", bad, "--format", "junit").out).iter("testcase")
    ]
    assert names[0] == "<&�]]>"


def test_compile_is_the_same_from_everywhere(run, tmp_path, monkeypatch):  # type: ignore[no-untyped-def]
    assert run("compile", "tuidaohu", "-o", "one").code == 0
    (tmp_path / "deep" / "er").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "deep" / "er")
    by_path = run("compile", ROOT / "rulesets" / "tuidaohu.yaml", "-o", tmp_path / "two")
    assert by_path.code == 0, by_path.err
    first, second = ((tmp_path / name / "tuidaohu.py").read_bytes() for name in ("one", "two"))
    assert first == second
    assert str(ROOT).encode() not in first


def test_compile_of_one_file_by_two_ways_in(run, tmp_path, monkeypatch):  # type: ignore[no-untyped-def]
    copy = edited(tmp_path, "id: first", "id: first", FIRST)
    assert run("compile", copy, "-o", tmp_path / "a").code == 0
    assert run("compile", "1-first.yaml", "-o", tmp_path / "b").code == 0
    assert (tmp_path / "a" / "first.py").read_bytes() == (tmp_path / "b" / "first.py").read_bytes()


def test_compile_leaves_nothing_behind_a_failure(run, tmp_path):  # type: ignore[no-untyped-def]
    bad = edited(tmp_path, "total(倍)", "total(贝)", FIRST)
    done = run("compile", bad, "-o", "out")
    assert done.code == 1 and "没有通过检查" in done.err
    assert not (tmp_path / "out").exists()


def test_compile_refuses_two_of_one_name(run, tmp_path):  # type: ignore[no-untyped-def]
    other = edited(tmp_path, "id: second", "id: first", CASE.with_name("2-option.yaml"))
    done = run("compile", FIRST, other, "-o", "out")
    assert done.code == 2 and "first.py" in done.err
    assert not (tmp_path / "out").exists()


def test_explain(run):  # type: ignore[no-untyped-def]
    assert "PG401" in run("explain", "pg401").out
    assert "PG901" in run("explain").out
    assert run("explain", "PG000").code == 2


# ------------------------------------------------------------------ test


def test_cases_hold(run):  # type: ignore[no-untyped-def]
    done = run("test", CASE)
    assert done.code == 0 and "2 个案例，2 个成立" in done.out
    assert "1 个案例" in run("test", CASE, "-k", "不能点炮").out
    assert run("test", CASE, "-k", "nothing like it").code == 2


def test_no_cases_is_no_success(run, folder):  # type: ignore[no-untyped-def]
    done = run("test", FIRST)
    assert done.code == 2 and "--allow-empty" in done.err
    assert run("test", CASE, FIRST).code == 2
    assert run("test", FIRST, "--allow-empty").code == 0
    assert run("test", CASE.parent).code == 0  # in a folder, some have cases
    (folder / "broken.yaml").unlink()
    (folder / "binary.yml").unlink()
    (folder / "cases" / "first.yaml").unlink()
    assert run("test", "rules").code == 2
    assert run("test", "rules", "--allow-empty").code == 0


def test_mismatches_are_told_in_one_language(run, tmp_path):  # type: ignore[no-untyped-def]
    bad = edited(tmp_path, "hands: {1: 123m 456m 789m 111m 9m}", "hands: {9: 123m}")
    told = run("test", bad).out
    line = next(line for line in told.splitlines() if "given" in line)
    assert "应为 摆得出来的局面" in line and not re.search("[a-z]{3} [a-z]{2}", line.partition("given")[2])
    told = run("test", bad, "--lang", "en").out
    line = next(line for line in told.splitlines() if "given" in line)
    assert "expected a situation that can be laid" in line and not re.search("[一-鿿]", line)


def test_failing_case_is_explained(run, tmp_path):  # type: ignore[no-untyped-def]
    bad = edited(tmp_path, "[-8, 24, -8, -8]", "[-8, 23, -8, -7]")
    done = run("test", bad)
    assert done.code == 1
    assert "清一色自摸" in done.out and "points：应为 [-8, 23, -8, -7]，实为 [-8, 24, -8, -8]" in done.out
    assert re.search(r"│ .*0 号位 → 1 号位  8分  自摸", done.out)
    rows = json.loads(run("test", bad, "--json").out)
    assert [row["holds"] for row in rows] == [False, True]
    assert rows[0]["mismatches"][0]["key"] == "points"


# ------------------------------------------------------------------ score

HAND = {"hands": {"2": "234m567m345s99s78p"}, "win": {"seat": 2, "tile": "6p", "by": "点炮", "from": 0}}


def test_score_one(run):  # type: ignore[no-untyped-def]
    done = run("score", "tuidaohu", typed=json.dumps(HAND))
    assert done.code == 0
    assert "0 号位 → 2 号位  1分" in done.out
    data = json.loads(run("score", "tuidaohu", "-", "--json", typed=json.dumps(HAND)).out)
    assert data["settlement"]["points"] == [-1, 0, 1, 0]


def test_score_yaml_is_json(run, tmp_path):  # type: ignore[no-untyped-def]
    (tmp_path / "h.yaml").write_text(
        "hands: {2: 234m 567m 345s 99s 78p}\nwin: {seat: 2, tile: 6p, by: 点炮, from: 0}\n", "utf-8"
    )
    yaml = run("score", "tuidaohu", "h.yaml", "--json").out
    assert yaml == run("score", "tuidaohu", "-", "--json", typed=json.dumps(HAND)).out


def test_score_many(run):  # type: ignore[no-untyped-def]
    lines = [json.dumps(each) for each in (HAND, {"hands": {"1": "1m"}}, HAND)]
    done = run("score", "tuidaohu", "-", "--json", typed="\n".join(lines) + "\n")
    assert done.code == 1
    rows = [json.loads(line) for line in done.out.splitlines()]
    assert [row["won"] for row in rows] == [True, False, True]
    assert rows[1]["refused"] == "hands.1"


@pytest.mark.parametrize(
    "typed", ["", "[", "{", "3", "[]", "[1]", "null", "\x00", "[" * 5000, "- - -\n\t", '{"a": 1e999}']
)
def test_score_of_nonsense(run, typed):  # type: ignore[no-untyped-def]
    done = run("score", "tuidaohu", typed=typed)
    assert done.code in (1, 2)
    assert "内部出错" not in done.err


# ------------------------------------------------------------------ play


@pytest.mark.parametrize("ident", bundled())
def test_bots_play_every_game(run, ident):  # type: ignore[no-untyped-def]
    done = run("play", ident, "--auto", "--seed", "4")
    assert done.code == 0, done.err
    assert "—— 结算" in done.out and "合计" in done.out
    for line in done.out.splitlines():
        assert not re.search(r"\.\d( |$)|None|[\ue000\ue001]", line), line


def test_the_demo_is_won_and_told_in_both_languages(run):  # type: ignore[no-untyped-def]
    done = run("play", "tuidaohu", "--auto", "--seed", "4")
    assert "——胡！" in done.out and "号位 → " in done.out
    assert done.out == run("play", "tuidaohu", "--auto", "--seed", "4").out
    told = run("play", "tuidaohu", "--auto", "--seed", "4", "--lang", "en").out
    assert " -- wins!" in told and "号位" not in told
    assert re.search(r"^  seat \d( \(dealer\))?: draw \S+, discard \S+$", told, re.MULTILINE)


def test_playing_by_hand(run):  # type: ignore[no-untyped-def]
    done = run("play", "tuidaohu", "--seed", "3", "--seat", "1", "--seats", "3", typed="?\nx\n0\n1\nq\n")
    assert done.code == 0
    assert "人数=3" in done.out and "你离开了牌桌" in done.out
    assert "请输入前面的编号" in done.out and "没有什么被禁止" in done.out
    assert re.search(r"1 号位（你） 摸 \S+，?|1 号位（你） 打", done.out)
    assert not re.search(r"[02] 号位(（庄）)? 摸 (?!一张)", done.out)  # what others draw is not told


def test_playing_to_the_end(run):  # type: ignore[no-untyped-def]
    done = run("play", "tuidaohu", "--seed", "3", typed="1\n" * 200)
    assert done.code == 0 and "合计" in done.out


@pytest.mark.parametrize(
    ("lang", "told"), [("zh", "  点炮 六筒：禁止，只自摸〔T-052"), ("en", " 六筒: barred, ")]
)
def test_bars_are_told(lang: Lang, told: str) -> None:
    """Seat 2 may take the tile for a pung, but a room option keeps it from winning with it."""
    book = game("tuidaohu")
    given = {"hands": {2: "234m567m345s99s66p"}, "script": ["0 打 6p"]}
    table = situation(book, given, {"只自摸序": 9}).before
    assert [move for move in table.legal(2) if move != PASS]
    lines = Room(Voice(lang), table, Faces(book), 2, Chance(0)).barred()
    assert len(lines) == 1 and told in lines[0]


def test_end_of_input_is_polite(run):  # type: ignore[no-untyped-def]
    done = run("play", "tuidaohu", typed="")
    assert done.code == 0 and "你离开了牌桌" in done.out


def test_record_can_be_replayed(run, tmp_path):  # type: ignore[no-untyped-def]
    from paigui.runtime.log import render, replay

    assert run("play", "tuidaohu", "--auto", "--seed", "4", "--record", "r.jsonl").code == 0
    text = (tmp_path / "r.jsonl").read_text("utf-8")
    assert render(replay(game("tuidaohu"), text)) == text


def test_faces() -> None:
    book = game("tuidaohu")
    assert Faces(book).many(["一万.2", None, "东"]) == "一万 ? 东"
    assert Faces(book, "short").many(["一万", "发", "九筒"]) == "1m 6z 9p"
    assert Faces(book, "unicode").many(["一万", "中", "一索"]) == "\U0001f007 \U0001f004 \U0001f010"
    red = game("shangdaren")
    (kind, *_) = sorted(red.red)
    assert Faces(red).one(red.kinds[kind]) == f"{RED}{red.kinds[kind]}{PLAIN}"
    assert painted(f"{RED}x{PLAIN}\x1b[2J") == "x�[2J"


# ------------------------------------------------------------------ simulate


def test_simulate_counts(run):  # type: ignore[no-untyped-def]
    done = run("simulate", "tuidaohu", "--games", "30", "--seed", "5", "--json")
    assert done.code == 0, done.out
    data = json.loads(done.out)
    assert data["games"] == sum(data["ends"].values()) == 30
    assert data["wins"] == sum(data["wins_by_action"].values()) == 30 - data["hands_without_win"]
    assert data["faulty_games"] == 0 and data["checked"]["replays"] == 2
    assert data["payments"]["自摸"]["points"] == 2 * data["payments"]["自摸"]["transfers"]


def test_simulate_does_not_depend_on_jobs(run):  # type: ignore[no-untyped-def]
    one, two = (
        run("simulate", "tuidaohu", "-n", "24", "--pairs", "--bot", "random", "--json", "-j", jobs).out
        for jobs in "12"
    )
    assert one == two and json.loads(one)["games"] == 24


def test_simulate_table(run):  # type: ignore[no-untyped-def]
    done = run("simulate", "tuidaohu", "-n", "5", "--option", "人数=2", "--lang", "en")
    assert done.code == 0 and "5 hands" in done.out and "per transfer" in done.out


@pytest.mark.parametrize("ident", bundled())
def test_pairs_are_all_there(ident: str) -> None:
    book = game(ident)
    tried = levels(book, {})
    rows = pairwise(book, tried)
    covered = {(a, row[a], b, row[b]) for row in rows for a in row for b in row}
    for row in rows:
        option_values(book, row)
    defaults = {o.name: v for o, v in zip(book.options, option_values(book).values(), strict=True)}
    assert len(defaults) == len(tried)
    for a in tried:
        for b in tried:
            for x in tried[a]:
                for y in tried[b]:
                    if a < b and (a, x, b, y) not in covered:
                        # not covered: no row with this pair is allowed, wherever the others stand
                        assert all(not _allowed(book, row | {a: x, b: y}) for row in rows), (a, x, b, y)


def _allowed(book, row) -> bool:  # type: ignore[no-untyped-def]
    from paigui.runtime.errors import OptionError

    try:
        option_values(book, row)
    except OptionError:
        return False
    return True


def started(seed: int = 1) -> Table:  # type: ignore[type-arg]
    table = Table(game("tuidaohu"), seed=seed)
    table.start_hand()
    return table


def test_faults_are_seen() -> None:
    table = started()
    assert conserved(table) == balanced(table) == secret(table, 0, Chance(1)) == []
    table.seats[1].points += 1
    assert balanced(table)
    table.seats[1].give(table.seats[1].hand[0])
    assert conserved(table)


def test_a_view_that_shows_too_much_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    import paigui.compiler.cli.selfplay as selfplay

    honest = selfplay.view
    monkeypatch.setattr(
        selfplay, "view", lambda T, seat: honest(T, seat) | {"peek": [T.seats[s].hand[0] for s in T.all]}
    )
    assert secret(started(), 0, Chance(1))


def test_mean() -> None:
    assert [mean(7, 2), mean(-7, 3), mean(0, 0), mean(200, 3)] == ["3.50", "-2.33", "0.00", "66.66"]


# ------------------------------------------------------------------ wrong use


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["nosuch"],
        ["check"],
        ["check", "nosuch"],
        ["check", "--nosuch", "tuidaohu"],
        ["check", "/"],
        ["check", "."],
        ["test", "."],
        ["check", "a\x00b"],
        ["check", "x" * 5000],
        ["check", "tuidaohu", "--lang", "fr"],
        ["compile", "tuidaohu", "-o", "file/inside"],
        ["score", "tuidaohu", "nosuch.yaml"],
        ["play", "tuidaohu", "--seat", "9"],
        ["play", "tuidaohu", "--seats", "7"],
        ["play", "tuidaohu", "--option", "x"],
        ["play", "tuidaohu", "--option", "x=1"],
        ["play", "tuidaohu", "--option", "人数=99999999999999"],
        ["play", "tuidaohu", "--preset", "x"],
        ["simulate", "tuidaohu", "--games", "0"],
        ["simulate", "tuidaohu", "--bot", "x"],
    ],
)
def test_wrong_use(run, arguments, tmp_path):  # type: ignore[no-untyped-def]
    (tmp_path / "file").write_text("x")
    done = run(*arguments)
    assert done.code == 2
    assert done.out or done.err
    assert "内部出错" not in done.err


@pytest.mark.parametrize("command", ["check", "compile", "test", "play", "simulate", "trace", "score"])
@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"a: [", b"paigui: 1\nid: x\n", b"paigui: 1\nid: x\nextends: [x.yaml]\n"]
)
def test_bad_rulebooks(run, command, content, tmp_path):  # type: ignore[no-untyped-def]
    (tmp_path / "x.yaml").write_bytes(content)
    done = run(command, "x.yaml", typed="{}")
    assert done.code in (1, 2)
    assert "内部出错" not in done.err


def test_faults_of_the_tool_are_one_line(run, monkeypatch):  # type: ignore[no-untyped-def]
    def fails(*_: object) -> None:
        raise ZeroDivisionError("on purpose")

    monkeypatch.setattr("paigui.compiler.cli.check.looked_at", fails)
    done = run("check", "tuidaohu")
    assert done.code == 2 and len(done.err.splitlines()) == 1 and "on purpose" in done.err


@pytest.mark.parametrize(
    "command", ["check", "compile", "test", "score", "play", "simulate", "trace", "explain", "version"]
)
def test_help_has_an_example(run, command):  # type: ignore[no-untyped-def]
    done = run(command, "--help")
    assert done.code == 0
    assert re.search(rf"^  paigui {command}\b", done.out, re.MULTILINE)


def test_language() -> None:
    assert language({}) == language({"LANG": "C.UTF-8"}) == language({"LANG": "zh_CN.UTF-8"}) == "zh"
    assert language({"LANG": "en_GB.UTF-8"}) == "en"
    assert language({"LANG": "en_GB.UTF-8"}, ["check", "--lang", "zh"]) == "zh"
    assert language({"LC_ALL": "zh_CN", "LANG": "en_GB"}) == "zh"


def test_options() -> None:
    assert options(["a=true", "b=是", "c=-3", "d=x", "e=否", "f= 12 "]) == {
        "a": True,
        "b": True,
        "c": -3,
        "d": "x",
        "e": False,
        "f": 12,
    }
