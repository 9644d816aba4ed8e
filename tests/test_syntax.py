"""Texts of the language: trees, places, canonical printing, and errors that teach."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paigui.compiler.diagnostics import Problem, Sink, render_text
from paigui.compiler.load import Mapping, Scalar, YamlNode, read_file, scalar_in
from paigui.compiler.source import Source
from paigui.compiler.syntax import (
    WORDS,
    format_expr,
    format_type,
    parse_block,
    parse_expr,
    parse_form,
    parse_signature,
    parse_type,
    tree,
)

RULESETS = Path(__file__).parent.parent / "rulesets"
PARSERS = {
    "expr": parse_expr,
    "block": parse_block,
    "form": parse_form,
    "sig": parse_signature,
    "type": parse_type,
}


def scalar(text: str) -> Scalar:
    return scalar_in(Source("t", text), text)


def expr(text: str) -> tree.Expr:
    sink = Sink()
    found = parse_expr(scalar(text), sink)
    assert found is not None, render_text(sink.problems, "en")
    return found


def block(text: str) -> tuple[tree.Stmt, ...]:
    sink = Sink()
    found = parse_block(scalar(text), sink)
    assert found is not None, render_text(sink.problems, "en")
    return found.body


def problem(kind: str, text: str) -> Problem:
    sink = Sink()
    assert PARSERS[kind](scalar(text), sink) is None
    (found,) = sink.problems
    return found


# ------------------------------------------------------------------ trees


def test_precedence_of_and_or_not() -> None:
    found = expr("not a and b or c")
    assert isinstance(found, tree.Binary) and found.op == "or"
    assert isinstance(found.left, tree.Binary) and found.left.op == "and"
    assert isinstance(found.left.left, tree.Unary) and found.left.left.op == "not"


def test_power_binds_stronger_than_minus_and_to_the_right() -> None:
    found = expr("-a ** 2 ** b")
    assert isinstance(found, tree.Unary)
    assert isinstance(found.right, tree.Binary) and found.right.op == "**"
    assert isinstance(found.right.right, tree.Binary)


def test_a_quantifier_reaches_to_the_end() -> None:
    found = expr("any x in s if x > 1 | p and q")
    assert isinstance(found, tree.Quant) and found.how == "any" and found.name == "x"
    assert isinstance(found.test, tree.Compare)
    assert isinstance(found.body, tree.Binary) and found.body.op == "and"


def test_words_of_quantifiers_are_free_as_fields() -> None:
    found = expr("me.melds.count == 4")
    assert isinstance(found, tree.Compare) and isinstance(found.items[0], tree.Field)
    assert found.items[0].name == "count"


def test_not_in_and_is_not() -> None:
    found = expr("x not in 1..3")
    assert isinstance(found, tree.Binary) and found.op == "not in" and isinstance(found.right, tree.Range)
    found = expr("g is not 顺")
    assert isinstance(found, tree.Is) and found.negated


def test_after_takes_an_effect() -> None:
    found = expr("after regroup m as 补杠 adding t | exists waits(me)")
    assert isinstance(found, tree.After) and isinstance(found.effect, tree.Regroup)
    assert found.effect.group == "补杠" and found.effect.dropping is None


def test_amounts_calls_tables_sets() -> None:
    found = expr("表[行(g), 2] + 3台")
    assert isinstance(found, tree.Binary)
    assert isinstance(found.left, tree.Index) and len(found.left.at) == 2
    assert isinstance(found.right, tree.Amount) and (found.right.value, found.right.unit) == (3, "台")
    found = expr("{}")
    assert isinstance(found, tree.SetOf) and found.items == ()


def test_spans_point_into_the_file() -> None:
    found = expr("a and (乙.丙 == 1)")
    assert isinstance(found, tree.Binary) and isinstance(found.right, tree.Compare)
    assert (found.right.span.column, found.right.span.end_column) == (8, 16)
    field = found.right.items[0]
    assert isinstance(field, tree.Field) and field.name_span.column == 10


def test_effects() -> None:
    body = block(
        "let x = 1\nif a:\n  draw s from tail\nelse if b:\n  win\nelse:\n  goto P me\n"
        "for t in s if t.won:\n  move t to me.z\nrepeat 4 while c:\n  x += 1\n"
        "offer t in W to others(me):\n  end E\n"
    )
    kinds = [type(stmt).__name__ for stmt in body]
    assert kinds == ["Let", "If", "For", "Repeat", "Offer"]
    choice = body[1]
    assert isinstance(choice, tree.If) and len(choice.arms) == 2 and choice.no is not None
    drawn = choice.arms[0][1].body[0]
    assert isinstance(drawn, tree.Draw) and drawn.tail
    won = choice.arms[1][1].body[0]
    assert isinstance(won, tree.WinWith) and won.tile is None


def test_comments_and_blank_lines_do_not_matter() -> None:
    assert [type(s).__name__ for s in block("f(x)  # 注\n\n  # 又注：，\ng(y)\n")] == ["Run", "Run"]
    assert block("# 只有注释\n") == ()
    assert block("") == ()


def test_an_offer_may_have_no_block() -> None:
    (found,) = block("offer t in W")
    assert isinstance(found, tree.Offer) and found.block is None and found.to is None


def test_forms() -> None:
    found = parse_form(scalar("8 * (甲 | 乙) + any * 丙 + 丁 + loose"), Sink())
    assert found is not None
    assert [(part.count, len(part.groups)) for part in found.parts] == [(8, 2), (None, 1), (1, 1), (None, 0)]


def test_signatures_and_types() -> None:
    found = parse_signature(scalar("行的(g group, ks set of kind) -> maybe 行"), Sink())
    assert found is not None and found.params is not None and found.result is not None
    assert [(p.name, format_type(p.type)) for p in found.params] == [("g", "group"), ("ks", "set of kind")]
    assert format_type(found.result) == "maybe 行"
    bare, empty = parse_signature(scalar("甲"), Sink()), parse_signature(scalar("甲()"), Sink())
    assert bare is not None and bare.params is None
    assert empty is not None and empty.params == ()


# ------------------------------------------------------------------ canonical text


@pytest.mark.parametrize(
    "text",
    [
        "1分 * w.番",
        "(a + b) * c - (d - e)",
        "(a ** b) ** c + a ** -b",
        "not (a or b) and (any x in s | p or q) and c",
        "(not any x in s | p) or q",
        "if a then b else if c then d else e",
        "(if a then b else c) + 1",
        "let x = a; x + x",
        "(let x = a; x) == 2",
        "count x in 1..n - 1 if (any y in x | y) | x == 1",
        "表[行(g), if a then 1 else 2]",
        "after move t to me.z | exists me.hand - {t}",
        "a < b <= c and s can 甲 and has 乙 and x not in [1, 2]",
        "-(-a) - -b",
    ],
)
def test_canonical_text_stays(text: str) -> None:
    assert format_expr(expr(text)) == text


names = st.sampled_from(["a", "乙", "me", "x1"])
atoms = st.one_of(names, st.integers(0, 99).map(str), st.sampled_from(["true", "3台", "{}", "[a, 乙]"]))


def compound(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    two = st.tuples(inner, inner)
    return st.one_of(
        st.tuples(
            inner,
            st.sampled_from(["+", "-", "*", "/", "//", "%", "**", "==", "<", "and", "or", "in", "is"]),
            inner,
        ).map(lambda p: f"({p[0]}) {p[1]} ({p[2]})"),
        inner.map(lambda x: f"not ({x})"),
        inner.map(lambda x: f"-({x})"),
        two.map(lambda p: f"any q in ({p[0]}) | {p[1]}"),
        two.map(lambda p: f"(if {p[0]} then {p[1]} else a)"),
        two.map(lambda p: f"f({p[0]}, {p[1]})"),
        two.map(lambda p: f"({p[0]}) .. ({p[1]})"),
        inner.map(lambda x: f"exists ({x})"),
        inner.map(lambda x: f"after discard ({x}) | a"),
    )


@settings(max_examples=150, deadline=None)
@given(st.recursive(atoms, compound, max_leaves=12))
def test_printing_and_parsing_agree(text: str) -> None:
    sink = Sink()
    found = parse_expr(scalar(text), sink)
    if found is None:
        return
    printed = format_expr(found)
    assert shape(expr(printed)) == shape(found)
    assert format_expr(expr(printed)) == printed


def shape(node: object) -> object:
    """A tree without its places."""
    if isinstance(node, tuple):
        return tuple(shape(item) for item in node)
    if isinstance(node, tree.Node):
        fields = [name for cls in type(node).__mro__ for name in getattr(cls, "__slots__", ())]
        return type(node).__name__, tuple(shape(getattr(node, f)) for f in fields if "span" not in f)
    return node


# ------------------------------------------------------------------ every text of the rulebooks here


def texts(node: YamlNode, path: tuple[str, ...] = ()) -> list[tuple[str, Scalar]]:
    found: list[tuple[str, Scalar]] = []
    if isinstance(node, Mapping):
        for name, entry in node.entries.items():
            if not path and name in ("cases", "title", "options", "presets", "notes", "source", "version"):
                continue
            if path and path[-1] in ("define", "routines"):
                found.append(("sig", entry.key))
            found += texts(entry.value, (*path, name))
    elif isinstance(node, Scalar):
        kind = kind_of([part for part in path if part != "override"])
        if kind:
            found.append((kind, node))
    return found


def kind_of(path: list[str]) -> str:
    last = path[-1]
    if last in ("en", "help", "reading"):
        return ""
    if last in ("do", "done", "declined", "settle") or (path[0] == "routines" and len(path) == 2):
        return "block"
    if last == "form":
        return "form"
    if last in ("type", "needs"):
        return "type"
    if last in ("when", "copies", "plays", "which", "where", "is", "next", "require", "priority"):
        return "expr"
    if (path[0] == "define" and len(path) == 2) or (path[0] == "score" and path[1:2] == ["values"]):
        return "expr"
    return "expr" if "choose" in path else ""


@pytest.mark.parametrize("path", sorted(RULESETS.rglob("*.yaml")), ids=lambda path: path.stem)
def test_every_text_parses(path: Path) -> None:
    if path.parent.name == "cases":
        return
    sink = Sink()
    read = read_file(path, path.name, sink)
    assert read is not None and read[1] is not None
    for kind, text in texts(read[1]):
        PARSERS[kind](text, sink)
    assert not sink.failed, render_text(sink.problems, "en")


# ------------------------------------------------------------------ errors that teach

MISTAKES = [
    ("expr", "a = b", "PG204", "a == b"),
    ("expr", "any x in s: x", "PG205", "any x in s | x"),
    ("expr", "any x in s if y : x", "PG205", "any x in s if y | x"),
    ("expr", "a && b", "PG202", "a and b"),
    ("expr", "a||b", "PG202", "a or b"),
    ("expr", "!a", "PG202", "not a"),
    ("expr", "a => b", "PG202", "a >= b"),
    ("expr", "not独财(me)", "PG206", "not 独财(me)"),
    ("expr", "独财and b", "PG206", "独财 and b"),
    ("expr", "x is not in y", "PG201", "x not in y"),
    ("expr", "if a: b else c", "PG207", "if a then b else c"),
    ("expr", "if a then b", "PG207", ""),
    ("expr", "if a b else c", "PG207", ""),
    ("expr", "f(a", "PG203", ""),
    ("expr", "f(a]", "PG203", "f(a)"),
    ("expr", "1.5 * x", "PG214", "15 / 10 * x"),
    ("expr", "x is '碰'", "PG215", "x is 碰"),
    ("expr", "a ＝＝ １", "PG113", "a == 1"),
    ("expr", "f（a，b）", "PG113", "f(a,b)"),
    ("expr", "a ≥ b", "PG113", "a >= b"),
    ("expr", "", "PG212", ""),
    ("expr", "a b", "PG201", ""),
    ("expr", "any to in s | to", "PG210", ""),
    ("expr", "f(x)(y)", "PG201", ""),
    ("sig", "甲(to seat)", "PG210", ""),
    ("block", "disard t", "PG208", "discard t"),
    ("block", "elif a:\n  f(x)", "PG208", "else if a:"),
    ("block", "补牌", "PG208", "补牌()"),
    ("block", "while a:\n  f(x)", "PG208", "repeat"),
    ("block", "x == 1", "PG201", "x = 1"),
    ("block", "x + 1", "PG201", ""),
    ("block", "if a\n  f(x)", "PG201", "if a:"),
    ("block", "if a: f(x)", "PG209", "if a:\n  f(x)"),
    ("block", "if a:\nf(x)", "PG209", ""),
    ("block", "f(x)\n  g(y)", "PG209", ""),
    ("block", "if a:\n    f(x)\n  g(y)", "PG209", ""),
    ("block", "else:\n  f(x)", "PG209", ""),
    ("block", "if a then\n  f(x)", "PG201", ""),
    ("block", "draw s from head", "PG201", "from tail"),
]


@pytest.mark.parametrize(
    ("kind", "text", "code", "remedy"), MISTAKES, ids=[text for _, text, _, _ in MISTAKES]
)
def test_mistakes_have_their_code_and_remedy(kind: str, text: str, code: str, remedy: str) -> None:
    found = problem(kind, text)
    assert found.code == code
    assert remedy in found.help_zh and remedy in found.help_en
    assert found.help_zh or found.code == "PG201"


def test_places_of_mistakes_in_a_block() -> None:
    found = problem("block", "f(x)\nif a:\n  disard t\n")
    assert found.span is not None and (found.span.line, found.span.column) == (3, 3)


def test_a_folded_block_is_told_to_use_a_bar() -> None:
    sink = Sink()
    source = Source("t", "do: f(x)\n  g(y)\n")
    read = read_nodes(source, sink)
    text = read.scalar("do")
    assert text is not None and parse_block(text, sink) is None
    assert "|" in sink.problems[0].help_en


def read_nodes(source: Source, sink: Sink) -> Mapping:
    from paigui.compiler.load import read_text

    root = read_text(source, sink)
    assert isinstance(root, Mapping)
    return root


@pytest.mark.parametrize(
    "text",
    [
        "(" * 61 + "1" + ")" * 61,
        "-" * 100 + "1",
        "a or " * 80 + "a",
        "not " * 5000 + "a",
        "1 + " * 4000 + "1",
    ],
)
def test_nesting_is_bounded(text: str) -> None:
    assert problem("expr", text).code == "PG211"


def test_length_is_bounded() -> None:
    assert problem("expr", "a" * 20_001).code == "PG211"
    assert problem("block", "#" * 20_001).code == "PG211"


def test_numbers_are_bounded() -> None:
    assert problem("expr", "9" * 5000).code == "PG211"


def test_the_reach_of_a_quantifier_is_warned_about() -> None:
    sink = Sink()
    assert parse_expr(scalar("a and any x in s | p or q"), sink) is not None
    (warning,) = sink.problems
    assert warning.code == "PG213" and warning.severity == "warning" and "(p or q)" in warning.help_en
    for plain in ("a and any x in s | (p or q)", "a and (any x in s | p or q)", "any x in s | p or q"):
        quiet = Sink()
        assert parse_expr(scalar(plain), quiet) is not None
        assert quiet.problems == ()


def test_words_are_listed() -> None:
    assert {"sum", "first", "to", "offer", "not"} <= WORDS and "count" in WORDS


# ------------------------------------------------------------------ nothing is ever raised

pieces = st.sampled_from(
    [
        *[
            "if",
            "then",
            "else",
            "let",
            "any",
            "all",
            "in",
            "is",
            "not",
            "and",
            "or",
            "exists",
            "after",
            "offer",
            "to",
            ":",
            "(",
            ")",
            "[",
            "]",
            "{",
            "}",
            "|",
            "+",
            "-",
            "*",
            "**",
            "=",
            "==",
        ],
        *[
            "+=",
            "..",
            ".",
            ",",
            ";",
            "甲",
            "乙",
            "x",
            "1",
            "2",
            "3台",
            "win",
            "goto",
            "end",
            "pay",
            "from",
            "as",
            "for",
            "repeat",
            "while",
            "true",
            "'",
            '"',
            "＝",
            "：",
            "#",
            "!",
            "&&",
            "$",
            "é",
        ],
        "\n",
        "\n  ",
        ":\n  ",
        "e\u0301",
    ]
)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(sorted(PARSERS)), st.lists(pieces, max_size=25).map(" ".join))
def test_any_text_gives_a_tree_or_a_problem(kind: str, text: str) -> None:
    sink = Sink()
    found = PARSERS[kind](scalar(text), sink)
    assert (found is None) == sink.failed
    render_text(sink.problems)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(sorted(PARSERS)), st.text(max_size=60))
def test_any_characters_give_a_tree_or_a_problem(kind: str, text: str) -> None:
    sink = Sink()
    found = PARSERS[kind](scalar(text), sink)
    assert (found is None) == sink.failed
    render_text(sink.problems)
