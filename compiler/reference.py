"""Writes the parts of the documentation that are made from the code, so that they cannot drift.

``python -m paigui.compiler.reference [--check] [FOLDER]`` rewrites, in every Markdown file of the folder
(``docs``), what stands between ``<!-- made: WHAT ARGUMENT -->`` and ``<!-- /made -->``; with ``--check``
it only says which files are stale. A file that ends in ``.en.md`` is written in English, any
other in Chinese.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from . import trace as _traced
from .analyse import codes as _registered
from .analyse import places
from .analyse.access import FIELDS
from .analyse.flow import EVENTS as EVENT_LOCALS
from .analyse.scope import CONTEXT_NAMES
from .diagnostics import CODES
from .lang.builtins import BUILTINS, CONTEXT_WORDS
from .lang.effects import EFFECTS, EVENTS
from .syntax import WORDS

MADE = re.compile(r"(<!-- made: ([\w-]+)(?: ([\w.]+))? -->\n).*?(<!-- /made -->)", re.DOTALL)
MARKS = ("en", "help", "clause", "reading")
ALIKE = re.compile(r"^((?:events|state)\.)\w+")
"""Keys that all hold the same."""
PLAIN = ("一段文本；数和真假值照原样读", "A text; numbers and truth values are read as written")
"""The description of a key that says no more than its parent does."""


def fresh(text: str, lang: str) -> str:
    """A document with its made parts made anew. ValueError for a part that is not known."""

    def part(found: re.Match[str]) -> str:
        maker = MAKERS.get(found[2])
        if maker is None:
            raise ValueError(f"unknown part: {found[2]}")
        return f"{found[1]}{maker(found[3] or '', lang)}\n{found[4]}"

    return MADE.sub(part, text)


def language(file: Path) -> str:
    """``zh`` or ``en``, by the file's name."""
    return "en" if file.name.endswith(".en.md") else "zh"


def stale(folder: Path) -> list[Path]:
    """The documents of a folder whose made parts are not as the code says."""
    out = []
    for file in sorted(folder.glob("*.md")):
        text = file.read_text(encoding="utf-8")
        if fresh(text, language(file)) != text:
            out.append(file)
    return out


# ---------------------------------------------------------------------- tables


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A Markdown table; ``|`` in a cell is escaped."""
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(c.replace("|", "\\|") for c in row) + " |" for row in lines)


def code(text: str) -> str:
    return f"`{text}`" if text else ""


def said(text: str, lang: str) -> str:
    """One language of a description: Chinese up to the first ``。``, then English."""
    zh, _, en = text.partition("。")
    return (en.strip() or zh).rstrip(".") if lang == "en" else zh


def pick(lang: str, zh: str, en: str) -> str:
    return en if lang == "en" else zh


# ---------------------------------------------------------------------- keys


@cache
def schema(name: str) -> dict[str, Any]:
    """A JSON Schema of the grammar package."""
    loaded: dict[str, Any] = json.loads(files("paigui.grammar").joinpath(name).read_text(encoding="utf-8"))
    return loaded


def resolve(node: dict[str, Any], root: dict[str, Any]) -> dict[str, Any]:
    """A schema without its ``$ref``; what stands beside it is kept."""
    while "$ref" in node:
        target: Any = root
        for step in node["$ref"].removeprefix("#/").split("/"):
            target = target[step]
        node = {**target, **{k: v for k, v in node.items() if k != "$ref"}}
    return node


def keys_below(
    node: dict[str, Any], root: dict[str, Any], path: str = ""
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every key under a schema with its path, marks left out; ``…`` stands for a name the author gives."""
    for key, below in node.get("properties", {}).items():
        if key in MARKS and path:
            continue
        inner = resolve(below, root)
        here = f"{path}.{key}" if path else key
        yield here, inner
        yield from keys_below(inner, root, here)
    named = node.get("additionalProperties")
    if isinstance(named, dict):
        inner = resolve(named, root)
        yield from keys_below(inner, root, f"{path}.…" if path else "…")
    items = node.get("items")
    if isinstance(items, dict):
        yield from keys_below(resolve(items, root), root, f"{path}[]")


def _keys(section: str, lang: str) -> str:
    root = schema("rulebook.schema.json")
    start = resolve(root["definitions"][f"s_{section}"], root)
    rows: dict[str, tuple[str, ...]] = {}
    for key, node in keys_below(start, root):
        path = ALIKE.sub(r"\1…", f"{section}.{key}".replace(".[]", "[]"))
        row = (code(path), said(node.get("description", ""), lang), values(node))
        if path.rsplit(".", 1)[-1] not in (*MARKS, "…") and row[1] and row[1] != PLAIN[lang == "en"]:
            rows.setdefault(path, row)
    if not rows:
        rows[section] = (code(section), said(start.get("description", ""), lang), values(start))
    return table(_head(lang), [*rows.values()])


def _head(lang: str) -> tuple[str, ...]:
    return ("key", "meaning", "values or examples") if lang == "en" else ("键", "意思", "取值或例子")


def values(node: dict[str, Any]) -> str:
    """The values or examples a schema gives, as code."""
    given = node.get("enum") or node.get("examples") or ()
    return ", ".join(
        code(e if isinstance(e, str) else json.dumps(e, ensure_ascii=False).replace('"', "")) for e in given
    )


def _top(_: str, lang: str) -> str:
    root = schema("rulebook.schema.json")
    rows = []
    for key, node in root["properties"].items():
        inner = resolve(node, root)
        rows.append((code(key), said(inner.get("description", ""), lang), values(inner)))
    return table(_head(lang), rows)


def _marks(_: str, lang: str) -> str:
    marks = schema("rulebook.schema.json")["definitions"]["marks"]
    return table(_head(lang), [(code(k), said(n["description"], lang), values(n)) for k, n in marks.items()])


def _situation(part: str, lang: str) -> str:
    root = schema("situation.schema.json")
    node = root["$defs"][part]
    rows = []
    for key, below in node["properties"].items():
        inner = resolve(below, root)
        rows.append((code(key), said(inner.get("description", ""), lang), values(inner)))
    return table(_head(lang), rows)


# ---------------------------------------------------------------------- words


def _builtins(_: str, lang: str) -> str:
    head = ("written", "gives", "meaning", "example") if lang == "en" else ("写法", "得到", "意思", "例子")
    return table(
        head,
        [(code(b.shape), code(b.result), pick(lang, b.zh, b.en), code(b.example)) for b in BUILTINS.values()],
    )


def _words(_: str, lang: str) -> str:
    head = ("word", "type", "meaning") if lang == "en" else ("词", "类型", "意思")
    return table(head, [(code(w), code(t), pick(lang, zh, en)) for w, (t, zh, en) in CONTEXT_WORDS.items()])


def _fields(_: str, lang: str) -> str:
    head = ("of", "field", "type", "only where") if lang == "en" else ("什么的", "字段", "类型", "只用于")
    rows = []
    for owner, fields in FIELDS.items():
        for name, (type_, context) in fields.items():
            where = CONTEXT_NAMES[context][lang == "en"] if context else ""
            rows.append(
                (code(owner), code(name), code("list of tile" if type_.name == "zone" else str(type_)), where)
            )
    return table(head, rows)


def _contexts(_: str, lang: str) -> str:
    head = ("context", "what it is") if lang == "en" else ("语境", "是什么")
    return table(head, [(code(c), pick(lang, zh, en)) for c, (zh, en) in CONTEXT_NAMES.items()])


def _effects(_: str, lang: str) -> str:
    head = ("effect", "meaning") if lang == "en" else ("效果", "意思")
    return table(head, [(code(e.shape), pick(lang, e.zh, e.en)) for e in EFFECTS.values()])


def _events(_: str, lang: str) -> str:
    head = ("event", "locals", "when") if lang == "en" else ("事件", "可用的名字", "什么时候")
    rows = []
    for name, locals_ in EVENT_LOCALS.items():
        names = ([] if name == "ended" else ["me"]) + list(locals_)
        rows.append((code(name), ", ".join(map(code, names)), pick(lang, *EVENTS[name])))
    return table(head, rows)


def _places(_: str, lang: str) -> str:
    head = (
        ("where", "goto, end, offer", "draw, deal, discard, meld, regroup", "move", "win", "pay")
        if lang == "en"
        else ("在哪里", "goto、end、offer", "draw、deal、discard、meld、regroup", "move", "win", "pay")
    )
    listed = (
        places.ACTION,
        places.TOGETHER,
        places.FREE_ACTION,
        places.HANDLER,
        places.ENDED,
        places.DECLINED,
        places.SETTLEMENT,
        places.ROUTINE,
    )
    rows = []
    for p in listed:
        marks = (p.hands_on, p.plays, p.moves, p.wins, p.pays)
        rows.append((pick(lang, p.what, p.what_en).strip(), *("✓" if m else "–" for m in marks)))
    return table(head, rows)


def _reserved(_: str, lang: str) -> str:
    groups = (
        (pick(lang, "语法的词", "words of the grammar"), WORDS),
        (pick(lang, "内建函数", "builtin functions"), BUILTINS),
        (pick(lang, "语境词", "context words"), CONTEXT_WORDS),
    )
    return "\n".join(f"- {title}: {' '.join(code(w) for w in sorted(words))}" for title, words in groups)


def _codes(_: str, lang: str) -> str:
    assert _registered and _traced
    head = ("code", "problem") if lang == "en" else ("编号", "问题")
    return table(head, [(code(c), pick(lang, t.zh, t.en)) for c, t in sorted(CODES.items())])


MAKERS: dict[str, Callable[[str, str], str]] = {
    "top": _top, "keys": _keys, "marks": _marks, "situation": _situation, "builtins": _builtins,
    "words": _words, "fields": _fields, "contexts": _contexts, "effects": _effects, "events": _events,
    "places": _places, "reserved": _reserved, "codes": _codes,
}  # fmt: skip


def main(arguments: list[str]) -> int:
    """Rewrites the stale documents; with ``--check`` lists them and fails if there are any."""
    check = "--check" in arguments
    rest = [a for a in arguments if a != "--check"]
    folder = Path(rest[0]) if rest else Path("docs")
    found = stale(folder)
    for file in found:
        if not check:
            text = file.read_text(encoding="utf-8")
            file.write_text(fresh(text, language(file)), encoding="utf-8")
        sys.stdout.write(f"{'stale' if check else 'written'}: {file}\n")
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
