"""``paigui score``: scores described situations."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from paigui.runtime.contract import Rulebook
from paigui.runtime.errors import PaiguiError
from paigui.runtime.situation import SituationError
from paigui.runtime.situation import score as score_situation

from ..diagnostics import Sink
from ..load import read_text, to_plain
from ..source import Source
from .books import ready
from .voice import FINDINGS, BookArgument, DebugOption, GiveUp, JsonOption, LangOption, Voice, voice

LARGEST = 20_000_000


def score(
    book: BookArgument,
    file: Annotated[
        str,
        typer.Argument(
            metavar="[FILE|-]", help="YAML、JSON 或 JSON Lines；- 为标准输入 / - is standard input"
        ),
    ] = "-",
    as_json: JsonOption = False,
    lang: LangOption = None,
    debug: DebugOption = False,
) -> None:
    """给写出来的局面算分并解释 / Score a situation, or many (JSON Lines or a list), and explain.

    Exit code 1 if a situation is refused or its win cannot be made.

    \b
    paigui score ID hand.yaml
    paigui score ID - --json < hands.jsonl
    """
    told = voice(lang)
    name, text = _read(file)
    situations, many = _situations(told, name, text)
    rulebook = ready(told, book).rulebook
    results = [_score(rulebook, each, told) for each in situations]
    if as_json:
        for result in results:
            result.pop("lines", None)
        if many:  # one line each, so that a stream stays a stream
            for result in results:
                told.line(json.dumps(result, ensure_ascii=False))
        else:
            told.json(results[0])
    else:
        for at, result in enumerate(results):
            if many:
                told.say(f"—— 第 {at + 1} 个", f"-- number {at + 1}")
            for line in result["lines"]:
                told.line(line)
    if not all(result["won"] or result["over"] for result in results):
        raise typer.Exit(FINDINGS)


def _read(file: str) -> tuple[str, str]:
    if file == "-":
        stream = getattr(sys.stdin, "buffer", None)
        raw = stream.read(LARGEST + 1) if stream is not None else sys.stdin.read().encode()
        file = "stdin"
    else:
        with Path(file).open("rb") as f:
            raw = f.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise GiveUp(f"{file} 超过 {LARGEST} 字节", f"{file} has more than {LARGEST} bytes")
    try:
        return file, raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise GiveUp(f"{file} 不是 UTF-8 文本", f"{file} is not UTF-8 text") from None


def _situations(told: Voice, name: str, text: str) -> tuple[list[Mapping[str, Any]], bool]:
    """The situations, and whether they were given as many."""
    read: Any = None
    try:
        lines = [line for line in text.split("\n") if line.strip()]
        if lines and all(line.lstrip().startswith("{") and line.rstrip().endswith("}") for line in lines):
            read = [_json(line) for line in lines]
            if len(lines) == 1 and not name.endswith(".jsonl"):
                read = read[0]
        elif text.lstrip()[:1] in ("{", "["):
            read = _json(text)
    except RecursionError:
        raise GiveUp(f"{name} 嵌套太深", f"{name} is nested too deep") from None
    except ValueError as fault:
        if name.endswith((".json", ".jsonl")):
            raise GiveUp(f"{name} 不是 JSON：{fault}", f"{name} is not JSON: {fault}") from None
    if read is None:
        sink = Sink()
        node = read_text(Source(name, text), sink)
        if node is None or sink.failed:
            told.problems(sink.problems, aside=True)
            raise GiveUp(f"{name} 里没有局面", f"there is no situation in {name}")
        read = to_plain(node)
    many = isinstance(read, list)
    every = read if isinstance(read, list) else [read]
    if not every or not all(isinstance(each, Mapping) for each in every):
        raise GiveUp(
            f"{name} 里应是一个局面（键: 值），或它们的列表",
            f"{name} should hold a situation (key: value), or a list",
        )
    return every, many


def _json(text: str) -> Any:
    """ValueError where it is not JSON, or a key is written twice: which one was meant cannot be known."""
    return json.loads(text, object_pairs_hook=_once)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"键写了两次 / a key is written twice: {twice!r}")
    return found


def _score(rulebook: Rulebook, situation: Mapping[str, Any], told: Voice) -> dict[str, Any]:
    """The result; a refused situation is a result too."""
    given, options = situation, None
    if isinstance(situation.get("given"), Mapping):  # a whole case
        given, options = situation["given"], situation.get("options")
    try:
        return score_situation(rulebook, given, options, told.lang)
    except PaiguiError as fault:
        path = fault.path if isinstance(fault, SituationError) else "options"
        line = fault.text(told.lang) if isinstance(fault, SituationError) else told.pick(fault.zh, fault.en)
        reason = {"zh": fault.zh, "en": fault.en}
        return {
            "won": False,
            "over": False,
            "refused": path or "situation",
            "reason": reason,
            "lines": [line],
        }
