"""What a syntax error most likely means, and the line as it should be."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from lark import Token
from lark.exceptions import LarkError, UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from ..diagnostics import nearest
from .expected import acceptable, wanted
from .parser import Start
from .words import EFFECTS, QUANTIFIERS

_SIGNS = {
    "&&": "and",
    "||": "or",
    "<>": "!=",
    "=<": "<=",
    "=>": ">=",
    "===": "==",
    "!==": "!=",
    "++": "+= 1",
    "--": "-= 1",
    "&": "and",
    "!": "not ",
    "^": "**",
    "~": "not ",
}
_ELSE_IF = frozenset({"elif", "elseif", "elsif", "else_if"})
_FOREIGN = {
    "while": (
        "写 repeat 次数 while 条件: ，至多做这么多次",
        "Write repeat n while condition: (at most n times)",
    ),
    "set": ("直接写 变量 = 值", "Just write variable = value"),
    "return": ("动作段没有返回值；要算值用 define", "Effects return nothing; to compute a value use define"),
    "break": (
        "循环不能中途跳出；用 repeat … while 或 for … if",
        "Loops cannot be left; use repeat … while or for … if",
    ),
    "continue": ("用 for … if 略过", "Skip with for … if"),
}


@dataclass(frozen=True, slots=True)
class Mistake:
    """``start`` and ``end``: offsets in the text."""

    code: str
    start: int
    end: int
    zh: str
    en: str
    help_zh: str = ""
    help_en: str = ""


def corrected(
    text: str, at: int, line: str | None, change: tuple[int, int, str] | None = None
) -> tuple[str, str]:
    """Help that shows the corrected line: given whole, or as a change of ``text[start:end]``."""
    if change is not None:
        start, end, put = change
        begin = text.rfind("\n", 0, start) + 1
        stop = text.find("\n", end)
        line = text[begin:start] + put + text[end : stop if stop >= 0 else len(text)]
    shown = (line or "").strip()
    return f"改成：\n{shown}", f"Write:\n{shown}"


def explain_dedent(text: str) -> Mistake:
    """A line that is indented like no open block."""
    levels = [0]
    at = 0
    for line in text.split("\n"):
        indent = len(line) - len(line.lstrip(" "))
        if line.strip():
            while levels and levels[-1] > indent:
                levels.pop()
            if not levels or levels[-1] != indent:
                if (
                    at
                    and indent not in levels
                    and levels
                    and levels[-1] < indent
                    and line_is_odd(text, at, indent)
                ):
                    break
                levels.append(indent)
        at += len(line) + 1
    at = min(at, len(text))
    end = text.find("\n", at)
    return Mistake(
        "PG209",
        at,
        end if end >= 0 else len(text),
        "这一行的缩进与上面哪一层都对不齐",
        "This line is indented like no block above",
        "与同一层的行左对齐；每层两个空格",
        "Align it with the lines of its block; two spaces a level",
    )


def line_is_odd(text: str, at: int, indent: int) -> bool:
    """True if the line at ``at`` is indented less than the one above it."""
    above = [line for line in text[:at].split("\n") if line.strip()]
    return bool(above) and len(above[-1]) - len(above[-1].lstrip(" ")) > indent


def explain(text: str, start: Start, error: LarkError) -> Mistake:
    """The most helpful reading of a parser's error."""
    if not isinstance(error, UnexpectedInput):
        return Mistake("PG201", 0, len(text), "语法错误", "A syntax error")
    return _Reading(text, start, error).mistake()


class _Reading:
    """One error, with what stands around it."""

    def __init__(self, text: str, start: Start, error: UnexpectedInput) -> None:
        self.text, self.start = text, start
        self.at = min(error.pos_in_stream or 0, len(text))
        self.kind = ""
        self.found = text[self.at : self.at + 1]
        self.expected: frozenset[str] = frozenset()
        if isinstance(error, UnexpectedToken):
            token: Any = error.token
            self.kind = str(token.type)
            self.found = str(token) if self.kind != "$END" else ""
            self.expected = acceptable(error.state) or frozenset(error.expected)
            if self.kind == "$END":
                self.at = len(text.rstrip())
            elif self.kind in ("_INDENT", "_DEDENT", "_NL"):
                self.at = self._line_break(token)
        elif isinstance(error, UnexpectedCharacters):
            self.expected = acceptable(error.state) or frozenset(error.allowed or ())
        begin = text.rfind("\n", 0, self.at) + 1
        self.before = text[begin : self.at]
        self.rest = text[self.at :]

    def _line_break(self, token: Token) -> int:
        at = token.start_pos if token.start_pos is not None else self.at
        if self.kind == "_NL":
            return at
        rest = self.text[at:]
        return at + len(rest) - len(rest.lstrip(" \n"))

    @property
    def end(self) -> int:
        """Where what was found ends, within its line."""
        length = len(self.found.split("\n")[0])
        return min(self.at + max(1, length), len(self.text))

    def mistake(self) -> Mistake:
        for look in (
            self._is_not_in,
            self._sign,
            self._equals,
            self._colon,
            self._layout,
            self._branch,
            self._effect,
        ):
            found = look()
            if found is not None:
                return found
        return self._plain()

    def _make(
        self,
        code: str,
        zh: str,
        en: str,
        put: str | None = None,
        width: int | None = None,
        help_zh: str = "",
        help_en: str = "",
    ) -> Mistake:
        end = self.end if width is None else min(self.at + width, len(self.text))
        if put is not None:
            help_zh, help_en = corrected(
                self.text, self.at, None, (self.at, end if width != 0 else self.at, put)
            )
        return Mistake(code, self.at, max(end, self.at), zh, en, help_zh, help_en)

    # ------------------------------------------------------------------ the known mistakes

    def _is_not_in(self) -> Mistake | None:
        around = re.search(r"is not\s+(?=in(?!\w))", self.before + self.rest)
        if around is None or not around.start() <= len(self.before) <= around.end() + 3:
            return None
        start = self.at - len(self.before) + around.start()
        end = start + len(around.group())
        zh, en = corrected(self.text, start, None, (start, end, "not "))
        return Mistake(
            "PG201", start, end + 2, "“不在其中”写作 not in", "Not being a member is written not in", zh, en
        )

    def _sign(self) -> Mistake | None:
        for sign in sorted(_SIGNS, key=lambda sign: (-len(sign), sign)):
            at = self.at
            if sign == "||" and self.text[at - 1 : at + 1] == "||":
                at -= 1
            if (
                sign in ("++", "--", "=<", "=>", "<>", "===", "!==")
                and self.text[at - 1 : at - 1 + len(sign)] == sign
            ):
                at -= 1
            if len(sign) == 3 and self.text[at - 2 : at + 1] == sign:
                at -= 2
            if not self.text.startswith(sign, at) or (sign == "!" and self.text.startswith("!=", at)):
                continue
            put = _SIGNS[sign]
            if sign in ("&&", "||", "&"):
                put = f"{'' if self.text[at - 1 : at] == ' ' else ' '}{put}"
                put += "" if self.text[at + len(sign) : at + len(sign) + 1] == " " else " "
            self.at = at
            name = put.strip()
            return self._make("PG202", f"{sign} 写作 {name}", f"{sign} is written {name}", put, len(sign))
        return None

    def _equals(self) -> Mistake | None:
        if self.start == "block" and re.match(r"\s*[\w.]+ *=$", self.before) and self.rest.startswith("="):
            self.at -= 1
            return self._make("PG201", "赋值写作 =，== 是比较", "Setting is written =; == compares", "=", 2)
        if self.rest.startswith("=") and not self.rest.startswith("=="):
            return self._make("PG204", "比较写作 ==", "Comparing is written ==", "==", 1)
        return None

    def _colon(self) -> Mistake | None:
        if not self.rest.startswith(":"):
            return None
        words = "|".join(sorted(QUANTIFIERS))
        if "VBAR" in self.expected or re.search(rf"(?<!\w)({words}|after)\s[^|]*$", self.before):
            put = "|" if self.before.endswith(" ") else " |"
            return self._make(
                "PG205", "量词和条件之间写 |，不写 :", "A quantifier's body follows |, not :", put, 1
            )
        if "THEN" in self.expected:
            return self._make(
                "PG207",
                "表达式里写 if … then … else …，不写 :",
                "In an expression write if … then … else …, not :",
                " then",
                1,
            )
        return None

    def _layout(self) -> Mistake | None:
        if self.start != "block":
            return None
        if self.kind == "_INDENT":
            return self._make(
                "PG209",
                "这一行缩进得没有道理",
                "This line is indented for no reason",
                help_zh="只有以 : 结尾的行下面才缩进；与上一行对齐",
                help_en="Only lines under one that ends with : are indented; align it with the line above",
            )
        if "_INDENT" in self.expected:
            return self._make(
                "PG209",
                "以 : 结尾的行下面要缩进",
                "The lines under one that ends with : are indented",
                help_zh="在这一行前加两个空格",
                help_en="Put two spaces before this line",
            )
        if self.expected == {"_NL"} and self.before.rstrip().endswith(":"):
            return self._make(
                "PG209",
                "冒号后的动作另起一行",
                "What follows the colon goes on its own line",
                help_zh=f"改成：\n{self.before.strip()}\n  {self.rest.splitlines()[0].strip()}",
                help_en=f"Write:\n{self.before.strip()}\n  {self.rest.splitlines()[0].strip()}",
            )
        if self.kind == "_NL" and "COLON" in self.expected and not self.before.lstrip().startswith("offer"):
            return self._make("PG201", "行末缺冒号", "The colon at the end of the line is missing", ":", 0)
        if (self.found == "else" and not self.before.strip()) or re.fullmatch(r"\s*else\s*", self.before):
            return self._make(
                "PG209",
                "这个 else 上面没有对齐的 if",
                "There is no if above, aligned with this else",
                help_zh="else 与它的 if 左对齐",
                help_en="Align else with its if",
            )
        return None

    def _branch(self) -> Mistake | None:
        if (
            self.start == "block"
            and "COLON" in self.expected
            and self.found == "then"
            and self.before.lstrip().startswith(("if ", "else if "))
        ):
            return self._make(
                "PG201",
                "动作里写 if 条件: ，不写 then",
                "Among effects write `if condition:`, without then",
                help_zh="条件后写冒号，动作另起一行并缩进",
                help_en="Put a colon behind the condition and indent the effects under it",
            )
        if "THEN" in self.expected:
            return self._make(
                "PG207",
                "if 后面缺 then",
                "then is missing behind if",
                help_zh="表达式写 if 条件 then 值 else 值",
                help_en="Write: if condition then value else value",
            )
        if (
            "ELSE" in self.expected
            and self.kind != "else"
            and re.search(r"(?<!\w)then(?!\w)", self.text[: self.at])
        ):
            return self._make(
                "PG207",
                "then 后面缺 else",
                "else is missing behind then",
                help_zh="每个表达式都要有值：if 条件 then 值 else 值",
                help_en="Every expression has a value: if condition then value else value",
            )
        return None

    def _effect(self) -> Mistake | None:
        if self.start != "block":
            return None
        head = re.match(r"\s*([^\W\d]\w*)\s*$", self.before)
        if head is None:
            return None
        word = head.group(1)
        at = self.at - len(self.before) + head.start(1)
        if word in EFFECTS or word == "else":
            return None
        if word in _ELSE_IF:
            zh, en = corrected(self.text, at, None, (at, at + len(word), "else if"))
            return Mistake(
                "PG208", at, at + len(word), f"{word} 写作 else if", f"{word} is written else if", zh, en
            )
        if self.found[:1] in tuple("+-*/%<>.["):
            return Mistake(
                "PG201",
                at,
                self.end,
                "这一行要做一件事，不能只是一个式子",
                "A line must do something; this is a mere expression",
                "写 变量 = 式子，或一种动作",
                "Write variable = expression, or an effect",
            )
        near = nearest(word, EFFECTS)
        zh = en = ""
        if word in _FOREIGN:
            return Mistake(
                "PG208",
                at,
                at + len(word),
                f"没有 {word} 这种动作",
                f"There is no effect {word}",
                *_FOREIGN[word],
            )
        if near:
            zh, en = corrected(self.text, at, None, (at, at + len(word), near[0]))
        elif self.kind in ("_NL", "$END"):
            zh, en = corrected(self.text, at, None, (at, at + len(word), f"{word}()"))
        else:
            listed = " ".join(sorted(EFFECTS))
            zh, en = (
                f"动作有：{listed}；或 变量 = 值；或 例程(参数)",
                f"Effects: {listed}; or variable = value; or routine(arguments)",
            )
        return Mistake(
            "PG208", at, at + len(word), f"没有 {word} 这种动作", f"There is no effect {word}", zh, en
        )

    # ------------------------------------------------------------------ anything else

    def _plain(self) -> Mistake:
        zh_want, en_want = wanted(self.expected)
        if self.kind in ("$END", "_NL") or not self.found.strip():
            zh, en = "文本到这里还没有写完", "The text ends too early here"
        elif self.kind:
            zh, en = f"这里不该出现 {self.found}", f"{self.found} is not expected here"
        else:
            zh, en = f"不认识的字符 {self.found}", f"Unknown character {self.found}"
        help_zh = f"这里可以写：{zh_want}" if zh_want else ""
        help_en = f"Possible here: {en_want}" if en_want else ""
        return self._make("PG201" if self.kind else "PG202", zh, en, help_zh=help_zh, help_en=help_en)
