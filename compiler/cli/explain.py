"""``paigui explain``: the page of a code."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.markdown import Markdown

from .. import games as _games  # every stage registers its codes when it is imported
from .. import trace as _trace
from ..diagnostics import CODES, did_you_mean
from ..diagnostics.codes import page
from .voice import DebugOption, GiveUp, LangOption, voice

__all__ = ["explain"]
_STAGES = (_games, _trace)


def explain(
    code: Annotated[str, typer.Argument(metavar="CODE", help="如 PG401 / such as PG401")] = "",
    lang: LangOption = None,
    debug: DebugOption = False,
) -> None:
    """一个错误编号的说明；不写编号则列出全部 / What a code means; without a code, all of them.

    \b
    paigui explain PG401
    """
    told = voice(lang)
    if not code:
        for known, title in sorted(CODES.items()):
            told.line(f"{known}  {told.pick(title.zh, title.en)}")
        return
    text = page(code.upper())
    if text is None:
        zh, en = did_you_mean(code.upper(), CODES)
        raise GiveUp(f"没有编号 {code}。{zh}", f"there is no code {code}. {en}")
    if sys.stdout.isatty():
        told.console().print(Markdown(text))
    else:
        told.line(text.rstrip("\n"))
