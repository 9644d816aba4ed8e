"""``paigui version``."""

from __future__ import annotations

import paigui
from paigui.runtime.contract import INTERFACE

from .voice import JsonOption, LangOption, voice


def version(as_json: JsonOption = False, lang: LangOption = None) -> None:
    """版本与接口号 / Versions of the tool and of the interface of compiled modules.

    \b
    paigui version --json
    """
    told = voice(lang)
    if as_json:
        told.json({"paigui": paigui.__version__, "interface": INTERFACE})
    else:
        told.say(
            f"paigui {paigui.__version__}，模块接口 {INTERFACE}",
            f"paigui {paigui.__version__}, interface {INTERFACE}",
        )
