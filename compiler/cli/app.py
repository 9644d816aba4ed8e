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
app.command("check")(check)
app.command("compile")(compile_)
app.command("test")(test)
app.command("score")(score)
app.command("play")(play)
app.command("simulate")(simulate)
app.command("trace")(trace)
app.command("explain")(explain)
app.command("version")(version)


def main(arguments: Sequence[str]) -> int:
    """Runs a command. 0: clean; 1: findings; 2: the tool failed or was used wrongly. Never raises."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    told = Voice(language(os.environ, arguments))
    try:
        try:
            app(args=list(arguments), prog_name="paigui")
        finally:
            sys.stdout.flush()
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else 0 if left.code is None else FAILED
        return code if code in (0, 1) else FAILED
    except BrokenPipeError:
        # Whoever read our output has enough; nothing is left to be flushed at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (Exception, KeyboardInterrupt) as fault:
        return _failed(told, fault, "--debug" in arguments)
    return 0


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
        case _:
            what = f"{type(fault).__name__}: {fault}".splitlines()[0][:300]
            told.aside(
                f"工具内部出错（不是你的规则书的错）：{what}。加 --debug 看详情",
                f"the tool failed (no fault of the rulebook): {what}. --debug shows where",
            )
    return FAILED
