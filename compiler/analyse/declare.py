"""Reads what a rulebook declares; reports clashes of names."""

from __future__ import annotations

from string import hexdigits

from ..diagnostics import Note, Sink
from ..diagnostics.suggest import did_you_mean
from ..lang.builtins import BUILTINS, CONTEXT_WORDS
from ..lang.types import Type, choice, enum
from ..load import Loaded, Scalar, Sequence
from ..source import Span
from ..syntax import WORDS
from .items import Item, section, whole
from .program import SECTIONS, OptionInfo, Program, StateInfo, SuitInfo


def declare(loaded: Loaded, sink: Sink) -> Program:
    """Reads what a rulebook declares; reports clashes of names."""
    root = loaded.root
    p = Program(loaded, sink)
    p.items = {name: section(root, name, sink) for name in SECTIONS}
    tiles = Item("tiles", Scalar(root.span, "tiles", "plain"), root.get("tiles") or root, sink)
    _suits(p, tiles)
    p.classes = {i.name: i for i in tiles.below("classes")}
    p.finishes = {i.name: i for i in tiles.below("finishes")}
    p.wilds = {i.name: i for i in tiles.below("wild")}
    p.items["tiles"] = {"": tiles}
    for item in p.items["enums"].values():
        p.enums[item.name] = _members(p, item, "is")
    for item in p.items["options"].values():
        _option(p, item)
    state = Item("state", Scalar(root.span, "state", "plain"), root.get("state") or root, sink)
    for scope in ("room", "hand", "seat"):
        for item in state.below(scope) if root.get("state") else ():
            _state(p, item, scope)
    score = Item("score", Scalar(root.span, "score", "plain"), root.get("score") or root, sink)
    p.items["score"] = {"": score}
    if root.get("score"):
        p.values = {i.name: i for i in score.below("values")}
        p.chosen = {i.name: i.node for i in score.below("choose") if isinstance(i.node, Scalar)}
    _clashes(p)
    return p


def _suits(p: Program, tiles: Item) -> None:
    """Suits in the order of their notation, then of their names; the order of the text decides nothing."""
    items = sorted(tiles.below("suits"), key=lambda i: (i.text("letter") or "~", _int(i, "first", 1), i.name))
    for number, item in enumerate(items):
        first = len(p.kinds)
        ranks = item.scalar("ranks")
        names = item.words("names")
        if ranks is not None:
            low, high = bounds(p, ranks)
            if low < 0 or high >= len(CHINESE):
                p.sink.error(
                    "PG421",
                    ranks.span,
                    f"花色「{item.name}」的数要在 0 到 {len(CHINESE) - 1} 之间",
                    f"ranks of the suit {item.name} must be from 0 to {len(CHINESE) - 1}",
                    "更多的牌用 faces 逐个写",
                    "write more tiles one by one with faces",
                )
                low, high = 0, 0
            for r in range(low, high + 1):
                named = names[r - low] if r - low < len(names) else CHINESE[r] + item.name
                p.kinds.append(named)
                p.rank_of.append(r)
        else:
            for face in item.words("faces"):
                p.kinds.append(face)
                p.rank_of.append(0)
        p.suit_of += [number] * (len(p.kinds) - first)
        kinds = tuple(range(first, len(p.kinds)))
        letter = item.scalar("letter")
        if letter is not None and not (
            len(letter.value.strip()) == 1
            and letter.value.strip().isascii()
            and letter.value.strip().isalpha()
        ):
            p.sink.error(
                "PG407",
                letter.span,
                f"记谱用的字母要是一个英文字母，写的是「{letter.value}」",
                f"the letter of the notation is one letter, this is {letter.value}",
                "如 letter: m",
                "such as letter: m",
            )
        p.suits[item.name] = SuitInfo(
            item,
            kinds,
            ranks is not None,
            item.text("letter"),
            _int(item, "first", 1),
            _unicode(p, item, len(kinds)),
        )
        if not kinds:
            p.sink.error(
                "PG420",
                item.span,
                f"花色「{item.name}」没有牌",
                f"the suit {item.name} has no tiles",
                "写上 ranks: 1..9 或 faces: [东, 南, …]",
                "give it ranks: 1..9 or faces: [...]",
            )


def _unicode(p: Program, item: Item, kinds: int) -> tuple[int, ...]:
    """The code points of the suit's kinds: written one by one, or the first of a row; empty if not written."""
    said = item.get("unicode")
    if said is None:
        return ()
    codes = [_code_point(word) for word in item.words("unicode")]
    if len(codes) == 1 and codes[0]:
        codes = [codes[0] + at for at in range(kinds)]
    if len(codes) == kinds and all(0 < code < 0x110000 and chr(code).isprintable() for code in codes):
        return tuple(codes)
    p.sink.error(
        "PG422",
        said.span,
        f"花色「{item.name}」的 unicode 要是第一张牌的字符编号，或 {kinds} 张各自的编号，四到六位十六进制",
        f"unicode of the suit {item.name} is the code point of its first tile, or those of all its {kinds}, "
        "four to six hexadecimal digits",
        "如 unicode: 1F0A0",
        "such as unicode: 1F0A0",
    )
    return ()


def _code_point(word: str) -> int:
    """The number that four to six hexadecimal digits write; 0 for anything else."""
    word = word.strip()
    return int(word, 16) if 4 <= len(word) <= 6 and all(c in hexdigits for c in word) else 0


CHINESE = (
    "〇",
    "一",
    "二",
    "三",
    "四",
    "五",
    "六",
    "七",
    "八",
    "九",
    *(f"十{c}" for c in "一二三四五六七八九"),
)


def bounds(p: Program, node: Scalar) -> tuple[int, int]:
    """``1..9`` as numbers; (0, 0) with a problem for anything else, or for more than 100."""
    low, dots, high = node.value.strip().partition("..")
    found = whole(low), whole(high if dots else low)
    if found[0] is None or found[1] is None or found[0] > found[1] or found[1] - found[0] > 1000:
        p.sink.error(
            "PG421",
            node.span,
            f"「{node.value}」不是范围",
            f"{node.value} is not a range",
            "写成 1..9（小数在前，两个点）",
            "write 1..9: the smaller first, two dots",
        )
        return (0, 0)
    return found[0], found[1]


def _int(item: Item, key: str, default: int) -> int:
    node = item.scalar(key)
    if node is None:
        return default
    found = whole(node.value)
    if found is None:
        item.sink.error(
            "PG422",
            node.span,
            f"「{node.value}」不是整数",
            f"{node.value} is not a whole number",
            "这里要写一个整数，如 4",
            "write a whole number here, such as 4",
        )
    return default if found is None else found


def _option(p: Program, item: Item) -> None:
    kind = item.text("type")
    info = OptionInfo(item, Type("bool" if kind == "bool" else "int"))
    default = item.scalar("default")
    word = default.value.strip() if default else ""
    allowed: list[str] = []
    if kind == "bool":
        allowed = ["false", "true"]
        info.default = int(word == "true")
    elif kind == "int":
        span = item.scalar("range")
        info.low, info.high = bounds(p, span) if span else (0, 1000)
        allowed = [str(n) for n in range(info.low, info.high + 1)]
        info.default = int(word) if word in allowed else info.low
    else:
        info.type = choice(item.name)
        choices = item.get("choices")
        if isinstance(choices, Sequence):
            info.choices = {w: {} for w in item.words("choices")}
        for c in item.below("choices"):
            marks = {"en", "help", "clause", "reading"}
            info.choices[c.name] = {f.name: _int(c, f.name, 0) for f in c.below_all() if f.name not in marks}
        allowed = list(info.choices)
        info.default = allowed.index(word) if word in allowed else 0
        info.high = max(0, len(allowed) - 1)
    if item.said("type") and (default is None or word not in allowed):
        span_ = default.span if default else item.span
        zh, en = did_you_mean(word, allowed) if word else ("", "")
        few = allowed if len(allowed) < 12 else [allowed[0], "…", allowed[-1]]
        p.sink.error(
            "PG802",
            span_,
            f"选项「{item.name}」的默认值{f'「{word}」不在可选之列' if word else '没有写'}",
            f"the option {item.name} has no allowed default" + (f": {word}" if word else ""),
            zh or f"可选：{'、'.join(few)}",
            en or f"allowed: {', '.join(few)}",
        )
    p.options[item.name] = info
    if any(k in info.choices for k in ("true", "false")):
        p.sink.error(
            "PG407",
            item.span,
            f"选项「{item.name}」的各项不能叫 true 或 false",
            f"the choices of {item.name} may not be called true or false",
            "用 type: bool，或换个名字",
            "use type: bool, or other names",
        )


def _members(p: Program, item: Item, key: str) -> tuple[str, ...]:
    """A list of names; one that stands twice is an error."""
    out: list[str] = []
    for node in item.names(key):
        name = node.value.strip()
        if name in out:
            p.sink.error(
                "PG402",
                node.span,
                f"「{name}」在「{item.name}」里写了两次",
                f"{name} stands twice in {item.name}",
                "删去一个",
                "remove one",
            )
        elif not name.isidentifier():
            p.sink.error(
                "PG407",
                node.span,
                f"「{name}」不能作名字",
                f"{name} cannot be a name",
                "用汉字、字母、数字、_ 组成",
                "use letters, digits and _",
            )
        elif name in WORDS:
            p.sink.error(
                "PG407",
                node.span,
                f"「{name}」是语言自己的词，不能作名字",
                f"{name} is a word of the language and cannot be a name",
                "换一个名字",
                "choose another name",
            )
        else:
            out.append(name)
    return tuple(out)


def _state(p: Program, item: Item, scope: str) -> None:
    members = _members(p, item, "one_of")
    if members:
        p.enums[item.name] = members
        type_: Type | None = enum(item.name)
    else:
        node = item.type("type")
        type_ = p.type_named(node) if node else None
        if node is None and not item.said("type"):
            p.sink.error(
                "PG423",
                item.span,
                f"状态「{item.name}」没有写类型",
                f"the state {item.name} has no type",
                "写上 type: int（或 bool、set of kind……）或 one_of: [...]",
                "add type: int (or bool, set of kind, ...) or one_of: [...]",
            )
    p.state[item.name] = StateInfo(item, scope, type_ or Type("error"))


def _clashes(p: Program) -> None:
    """One flat space for what stands alone; a clash, or a word of the grammar, is an error."""
    seen: dict[str, tuple[str, Span]] = {}

    def claim(name: str, what: str, span: Span) -> None:
        if what == "定义" and name in WORDS:
            return  # reported with its signature
        if name in WORDS or name in BUILTINS or name in CONTEXT_WORDS:
            p.sink.error(
                "PG407",
                span,
                f"「{name}」是语言自己的词，不能作名字",
                f"{name} is a word of the language and cannot be a name",
                "换一个名字",
                "choose another name",
            )
        elif name in seen:
            other, place = seen[name]
            p.sink.error(
                "PG402",
                span,
                f"「{name}」既是{what}又是{other}",
                f"{name} is declared twice",
                "两者之一要改名",
                "rename one of the two",
                (Note(place, f"「{name}」也在这里声明", f"{name} is declared here too"),),
            )
        else:
            seen[name] = (what, span)

    for suit in p.suits.values():
        claim(suit.item.name, "花色", suit.item.span)
        for k in suit.kinds:
            claim(p.kinds[k], "牌", suit.item.span)
    for what, items in (
        ("牌类", p.classes),
        ("定义", p.items["define"]),
        ("表", p.items["tables"]),
        ("换算", p.items["convert"]),
        ("分值", p.values),
        ("公账", p.items["pots"]),
    ):
        for item in items.values():
            if what == "换算" and item.name in p.options:
                continue
            claim(item.name, what, item.span)
    # A unit stands only behind a number and in total(...), so it need only differ from the suits.
    for item in p.items["units"].values():
        if item.name in p.suits:
            claim(item.name, "单位", item.span)
    for name, info in p.state.items():
        if info.scope != "seat":
            claim(name, "状态", info.item.span)
    for name, node in p.chosen.items():
        claim(name, "选取", node.span)
    for item in p.items["zones"].values():
        if item.text("of") == "table":
            claim(item.name, "区", item.span)
    _seat_clashes(p)


SEAT_FIELDS = ("hand", "discards", "melds", "drawn", "points")


WIN_FIELDS = ("seat", "tile", "by", "from")


def _seat_clashes(p: Program) -> None:
    """What may follow ``s.`` or ``w.``: a seat's own fields, its state and zones, score values."""
    seen: dict[str, tuple[str, Span | None]] = dict.fromkeys(SEAT_FIELDS, ("座位自有的字段", None))
    wins = dict.fromkeys(WIN_FIELDS, ("胡自有的字段", None))
    named = [("座位的状态", i.item) for i in p.state.values() if i.scope == "seat"]
    named += [
        ("区", i)
        for i in p.items["zones"].values()
        if i.text("of") == "seat" or i.name in {"hand", "discards"}
    ]
    named += [("分值", i) for i in p.values.values()]
    for what, item in named:
        other, place = (wins if what == "分值" else {}).get(item.name) or seen.get(item.name) or ("", None)
        if other:
            notes = (
                (Note(place, f"「{item.name}」也在这里声明", f"{item.name} is declared here too"),)
                if place
                else ()
            )
            p.sink.error(
                "PG402",
                item.span,
                f"「{item.name}」既是{what}又是{other}",
                f"{item.name} has two meanings after a seat or a win",
                "换一个名字",
                "choose another name",
                notes,
            )
        seen[item.name] = (what, item.span)
