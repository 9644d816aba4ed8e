"""The commands, and the last resort: whatever happens, one line and an exit code."""

from __future__ import annotations

import io
import os
import sys
import traceback
from collections.abc import Sequence

import typer

from paigui.runtime.errors import PaiguiError

from .check import check, compile_
from .explain import explain
from .play import play
from .prove import test
from .score import score
from .simulate import simulate
from .trace import trace
from .version import version
from .voice import FAILED, GiveUp, Voice, language

app = typer.Typer(
    name="paigui",
    help="牌规：编译、检验、试打牌类规则书 / compile, prove and play rulebooks of tile games",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("check", short_help="检查规则书 / check rulebooks")(check)
app.command("compile", short_help="编译成模块 / compile to modules")(compile_)
app.command("test", short_help="跑案例 / run worked cases")(test)
app.command("score", short_help="给局面算分 / score situations")(score)
app.command("play", short_help="在终端里打 / play in the terminal")(play)
app.command("simulate", short_help="自打并检查 / self-play, checked")(simulate)
app.command("trace", short_help="条款追溯 / clauses to rules and cases")(trace)
app.command("explain", short_help="编号的说明 / what a code means")(explain)
app.command("version", short_help="版本 / versions")(version)


def main(arguments: Sequence[str]) -> int:
    """Runs a command. 0: clean; 1: findings; 2: the tool failed or was used wrongly. Never raises."""
    # A stream that was closed before we began is None; nothing said to it matters.
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    told = Voice(language(os.environ, arguments))
    try:
        try:
            # Commands give back nothing; a number is the code of an early exit.
            code = app(args=list(arguments) or ["--help"], prog_name="paigui", standalone_mode=False)
        finally:
            sys.stdout.flush()
    except SystemExit as left:
        # The reader of our output has had enough; nothing went wrong.
        return 0 if isinstance(left.__context__, BrokenPipeError) else FAILED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (Exception, KeyboardInterrupt) as fault:
        return _failed(told, fault, "--debug" in arguments)
    if not arguments:
        return FAILED
    if code == INTERRUPTED:
        told.aside("已中断", "interrupted")
    return code if code in (1, FAILED) else FAILED if code else 0


INTERRUPTED = 130
"""What the argument parser makes of an interrupt."""

WRONG_USE = {
    "MissingParameter": "少写了东西",
    "NoSuchOption": "没有这个选项",
    "NoSuchCommand": "没有这个命令",
    "BadParameter": "值不对",
    "BadOptionUsage": "选项用得不对",
}
"""What the argument parser may object to, by the name of its exception."""


def _failed(told: Voice, fault: BaseException, debug: bool) -> int:
    if debug:
        traceback.print_exception(fault)
    match fault:
        case GiveUp():
            told.aside(fault.zh, fault.en)
            return fault.code
        case PaiguiError():
            told.aside(fault.zh, fault.en)
        case KeyboardInterrupt():
            told.aside("已中断", "interrupted")
        case OSError():
            where = f"{fault.filename}: " if fault.filename else ""
            told.aside(f"读写失败：{where}{fault.strerror}", f"cannot read or write: {where}{fault.strerror}")
        case _ if hasattr(fault, "format_message"):
            message = fault.format_message().rstrip(".")
            zh = WRONG_USE.get(type(fault).__name__, "用法不对")
            told.aside(f"{zh}：{message}。用法见 paigui --help", f"wrong use: {message}; see paigui --help")
        case _:
            what = f"{type(fault).__name__}: {fault}".splitlines()[0][:300]
            told.aside(
                f"工具内部出错（不是你的规则书的错）：{what}。加 --debug 看详情",
                f"the tool failed (no fault of the rulebook): {what}. --debug shows where",
            )
    return FAILED
