"""The registry of codes: ``PG`` and three digits, each with a title and a page.

1xx file and YAML, 2xx syntax of the texts, 3xx shape of the container and merging, 4xx names, 5xx types and
units, 6xx flow, 7xx patterns and score, 8xx options, 9xx coverage and cases.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

_PAGES = Path(__file__).with_name("pages")


@dataclass(frozen=True, slots=True)
class Title:
    """What a code is called."""

    zh: str
    en: str


CODES: dict[str, Title] = {}


def register(code: str, zh: str, en: str) -> None:
    """Add a code. ValueError if it is there already or is not ``PG`` and three digits."""
    if code in CODES or len(code) != 5 or not code.startswith("PG") or not code[2:].isdecimal():
        raise ValueError(code)
    CODES[code] = Title(zh, en)


def page(code: str) -> str | None:
    """The Markdown page of a code; its titles where no page is written; None for an unknown code."""
    if code not in CODES:
        return None
    file = _PAGES / f"{code}.md"
    if file.is_file():
        return file.read_text(encoding="utf-8")
    title = CODES[code]
    return f"# {code} {title.zh} / {title.en}\n"


# ------------------------------------------------------------------ 1xx: file and YAML
register("PG101", "文件读不出", "The file cannot be read")
register("PG102", "文件太大", "The file is too large")
register("PG103", "不是 UTF-8 文本", "Not UTF-8 text")
register("PG104", "不可见的控制字符", "An invisible or control character")
register("PG105", "制表符", "A tab")
register("PG106", "YAML 写法不对", "Not valid YAML")
register("PG107", "嵌套太深", "Nested too deep")
register("PG108", "内容太多", "Too many entries")
register("PG109", "重复的键", "A key given twice")
register("PG110", "不用 YAML 的锚、别名、标签和 <<", "Anchors, aliases, tags and << are not used")
register("PG111", "文本在逗号处被切断", "A text cut at a comma")
register("PG112", "花括号或方括号被 YAML 当成结构", "Braces or brackets read by YAML as structure")
register("PG113", "全角字符", "Full-width characters")
register("PG114", "键必须是文字", "A key must be a text")
register("PG115", "注释切断了文本", "A comment cuts a text")
register("PG116", "只能有一个文档", "Only one document a file")

# ------------------------------------------------------------------ 2xx: syntax of the texts
register("PG201", "语法错误", "A syntax error")
register("PG202", "不认识的字符", "A character the language does not know")
register("PG203", "括号不配对", "Brackets that do not match")
register("PG204", "比较要写 ==", "Comparing is written ==")
register("PG205", "量词后面要写 |", "A quantifier's body follows |")
register("PG206", "关键字与名字粘连", "A word glued to a name")
register("PG207", "缺 then 或 else", "then or else is missing")
register("PG208", "不认识的动作句", "An unknown effect")
register("PG209", "缩进不对", "Wrong indentation")
register("PG210", "保留字不能作名字", "A word of the language used as a name")
register("PG211", "文本太长或嵌套太深", "A text too long or nested too deep")
register("PG212", "文本是空的", "An empty text")
register("PG213", "量词管到哪里容易看错", "The reach of a quantifier is easily misread")
register("PG214", "没有小数", "There are no decimal fractions")
register("PG215", "没有字符串", "There are no strings")

# ------------------------------------------------------------------ 3xx: shape of the container, merging
register("PG301", "不认识的键", "An unknown key")
register("PG302", "这里要写别的东西", "Something else is expected here")
register("PG303", "缺少必需的键", "A required key is missing")
register("PG304", "找不到上级规则书", "A parent rulebook cannot be found")
register("PG305", "继承成环", "Rulebooks that extend each other")
register("PG306", "上下说法不一", "Rulebooks that disagree")
register("PG307", "覆盖了不存在的东西", "An override of nothing")
register("PG308", "覆盖没有改变什么", "An override that changes nothing")
register("PG309", "语言版本不对", "Wrong language version")
register("PG310", "编号重复或不符", "An id that is taken or does not fit")
register("PG311", "签名不一致", "Signatures that disagree")
register("PG312", "案例写法不对", "A case is not well formed")
