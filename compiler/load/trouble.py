"""What YAML's own complaints mean to the author of a rulebook."""

from __future__ import annotations

import re

import yaml

from ..diagnostics import Note, Sink
from ..source import Source, Span
from .characters import half_width
from .cuts import _quoted

_ENTRY = re.compile(r"^(?P<head>\s*(?:- )?[^:#]+?: +)(?P<text>\S.*?)\s*$")
_FULL = re.compile("[：，｛｝［］（）＃｜＞＂“”－]")


def _point(source: Source, mark: yaml.Mark | None) -> Span:
    if mark is None:
        return Span(source, 1, 1, 1, 1)
    return Span(source, mark.line + 1, mark.column + 1, mark.line + 1, mark.column + 2)


def _said(error: yaml.YAMLError) -> tuple[str, yaml.Mark | None, yaml.Mark | None, str]:
    if isinstance(error, yaml.MarkedYAMLError):
        return error.problem or "", error.problem_mark, error.context_mark, error.context or ""
    return str(error), None, None, ""


def explain_yaml(source: Source, error: yaml.YAMLError, sink: Sink) -> None:
    """Report why a text is no YAML, with the corrected line where it can be told."""
    problem, mark, context, doing = _said(error)
    span = _point(source, mark or context)
    line = source.line(span.line)
    notes: tuple[Note, ...] = ()
    if context is not None and mark is not None and context.line != mark.line:
        notes = (Note(_point(source, context), "从这里开始", "it began here"),)
    for number in (span.line, span.line - 1):
        wrong = source.line(number)
        found = _FULL.search(wrong.split(" #")[0])
        if found and not re.match(r"\s*#", wrong):
            place = Span(source, number, found.start() + 1, number, found.end() + 1)
            fixed = re.sub(r":(?=\S)", ": ", half_width(wrong))
            sink.error(
                "PG113",
                place,
                f"全角的“{found.group()}”不是 YAML 的符号",
                f"The full-width {found.group()} is no YAML sign",
                f"改成：\n{fixed}",
                f"Write:\n{fixed}",
                notes,
            )
            return
    zh, en, help_zh, help_en = _meaning(problem, doing, line)
    begun = source.line(context.line + 1) if context is not None else ""
    if "flow" in doing and " #" in begun:
        help_zh = "# 之后是注释，收尾的括号也被它吞了；注释写在括号之后，或另起一行\n" + help_zh
        help_en = (
            "# begins a comment and took the closing bracket with it; put it behind the bracket\n" + help_en
        )
    sink.error("PG106", span, zh, en, help_zh, help_en, notes)


def _meaning(problem: str, doing: str, line: str) -> tuple[str, str, str, str]:
    entry = _ENTRY.match(line)
    fixed = entry["head"] + _quoted(entry["text"]) if entry else ""
    quote_zh = f"给文本加引号：\n{fixed}" if fixed else "给文本加引号"
    quote_en = f"Quote the text:\n{fixed}" if fixed else "Quote the text"
    if "mapping values are not allowed" in problem:
        return (
            "这里多出一个冒号",
            "A colon that YAML does not expect here",
            "冒号后有空格就成了键；文本里有 “: ” 时加引号或用 |；也检查上一行的缩进",
            "A colon and a space make a key; quote such a text, or use |; check the indentation above",
        )
    if "cannot start any token" in problem:
        return "这个字符不能放在文本开头", "A text cannot begin with this character", quote_zh, quote_en
    if "expected ',' or" in problem:
        return (
            "花括号或方括号里的文本被 YAML 截断",
            "YAML cut a text inside braces or brackets",
            '在 {…} 或 […] 里，含逗号、括号的文本要加引号：{键: "文本"}',
            'Inside {…} or […] a text with commas, braces or brackets needs quotes: {key: "text"}',
        )
    if "expected <block end>" in problem:
        return (
            "这一行的缩进或写法接不上前面的内容",
            "This line does not fit what stands before it",
            "检查缩进；以 { 或 [ 开头而后面还有内容的文本要加引号",
            "Check the indentation; a text that begins with { or [ and goes on needs quotes",
        )
    if "could not find expected ':'" in problem:
        return (
            "这一行应是“键: 值”",
            "This line should be `key: value`",
            "键后加“: ”（冒号和空格）；多行文本用 | 并缩进",
            "Put a colon and a space after the key; use | and indent a text of several lines",
        )
    if "end of stream" in problem or "unexpected end" in problem:
        return "引号或括号没有收尾", "A quote or bracket is not closed", "补上收尾的引号或括号", "Close it"
    if "escape" in problem or "escape" in doing:
        return (
            "双引号里的反斜杠写法不对",
            "A backslash in double quotes has no meaning here",
            "改用单引号",
            "Use single quotes",
        )
    if "block scalar" in doing:
        return (
            "| 或 > 后面不能再写文本",
            "Nothing may follow | or > on its line",
            "文本写在下一行，缩进两格",
            "Write the text on the next line, indented by two",
        )
    return f"不是合法的 YAML：{problem}", f"Not valid YAML: {problem}", quote_zh, quote_en
