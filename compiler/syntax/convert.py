"""From lark's trees to the nodes of ``tree.py``, with spans in the rulebook file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from lark import Token, Tree

from ..diagnostics import Sink
from ..load.nodes import Scalar
from ..source import Span
from . import tree as t
from .words import WORDS

_Lark = Any  # Tree[Token] | Token | None


def depth(root: _Lark) -> int:
    """The depth of the tree that conversion will make (a chain of ``or`` nests to the left)."""
    deepest, stack = 0, [(root, 1)]
    while stack:
        node, level = stack.pop()
        deepest = max(deepest, level)
        if isinstance(node, Tree):
            chain = max(0, len(node.children) - 2) if node.data in ("disj", "conj") else 0
            stack.extend((child, level + 1 + chain) for child in node.children)
    return deepest


class Converter:
    """Converts one text; ``failed`` once a problem was reported."""

    def __init__(self, scalar: Scalar, text: str, sink: Sink, path: str) -> None:
        self.failed = False
        self._scalar, self._text, self._sink, self._path = scalar, text, sink, path

    # ------------------------------------------------------------------ places and names

    def _span(self, node: _Lark) -> Span:
        if isinstance(node, Token):
            start, end = node.start_pos or 0, node.end_pos or 0
        else:
            start, end = getattr(node.meta, "start_pos", 0), getattr(node.meta, "end_pos", 0)
        while end > start and self._text[end - 1] in " \n":
            end -= 1
        return self._scalar.span_of(start, end)

    def _declared(self, token: Token) -> tuple[str, Span]:
        """A name that is made here: no word of the language."""
        name, span = str(token), self._span(token)
        if name in WORDS:
            self.failed = True
            self._sink.error(
                "PG210",
                span,
                f"{name} 是语言的保留字，不能作名字",
                f"{name} is a word of the language and cannot be a name",
                "换一个名字",
                "Choose another name",
                path=self._path,
            )
        return name, span

    # ------------------------------------------------------------------ expressions

    def expr(self, node: _Lark) -> t.Expr:
        """Any expression."""
        data = str(node.data)
        make = getattr(self, f"_x_{data}", None)
        if make is not None:
            return cast(t.Expr, make(self._span(node), node.children))
        raise AssertionError(data)

    def _exprs(self, args: _Lark) -> tuple[t.Expr, ...]:
        return tuple(self.expr(child) for child in args.children) if args is not None else ()

    def _maybe(self, node: _Lark) -> t.Expr | None:
        return self.expr(node) if node is not None else None

    def _x_cond(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.Cond(span, self.expr(c[0]), self.expr(c[1]), self.expr(c[2]))

    def _x_let_in(self, span: Span, c: list[_Lark]) -> t.Expr:
        name, where = self._declared(c[0])
        return t.LetIn(span, name, where, self.expr(c[1]), self.expr(c[2]))

    def _chain(self, op: str, c: list[_Lark]) -> t.Expr:
        self._misread(c, op)
        left = self.expr(c[0])
        for child in c[1:]:
            right = self.expr(child)
            span = Span(
                left.span.source, left.span.line, left.span.column, right.span.end_line, right.span.end_column
            )
            left = t.Binary(span, op, left, right)
        return left

    def _x_disj(self, span: Span, c: list[_Lark]) -> t.Expr:
        return self._chain("or", c)

    def _x_conj(self, span: Span, c: list[_Lark]) -> t.Expr:
        return self._chain("and", c)

    def _x_not_(self, span: Span, c: list[_Lark]) -> t.Expr:
        self._misread([None, c[0]], "not")
        return t.Unary(span, "not", self.expr(c[0]))

    def _x_minus(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.Unary(span, "-", self.expr(c[0]))

    def _x_quant(self, span: Span, c: list[_Lark]) -> t.Expr:
        name, where = self._declared(c[1])
        return t.Quant(span, str(c[0]), name, where, self.expr(c[2]), self._maybe(c[3]), self.expr(c[4]))

    def _x_after(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.After(span, self.stmt(c[0]), self.expr(c[1]))

    def _x_exists(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.Exists(span, self.expr(c[0]))

    def _x_has(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.Has(span, str(c[0]), self._span(c[0]))

    def _x_can(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.Can(span, self.expr(c[0]), str(c[1]), self._span(c[1]))

    def _x_is_(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.Is(span, False, self.expr(c[0]), self.expr(c[1]))

    def _x_is_not(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.Is(span, True, self.expr(c[0]), self.expr(c[1]))

    def _x_in_(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.Binary(span, "in", self.expr(c[0]), self.expr(c[1]))

    def _x_not_in(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.Binary(span, "not in", self.expr(c[0]), self.expr(c[1]))

    def _x_compare(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.Compare(span, tuple(map(str, c[1::2])), tuple(self.expr(item) for item in c[::2]))

    def _x_range(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.Range(span, self.expr(c[0]), self.expr(c[1]))

    def _x_binary(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.Binary(span, str(c[1]), self.expr(c[0]), self.expr(c[2]))

    def _x_field(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.Field(span, self.expr(c[0]), str(c[1]), self._span(c[1]))

    def _x_call(self, span: Span, c: list[_Lark]) -> t.Expr:
        of = self.expr(c[0])
        if not isinstance(of, t.Name | t.Field):
            self.failed = True
            self._sink.error(
                "PG201",
                of.span,
                "只有名字后面才能接 ( )",
                "Only a name can be called with ( )",
                "若不是调用，检查中间是否漏了运算符",
                "If this is no call, an operator is missing between them",
                path=self._path,
            )
        return t.Call(span, of, self._exprs(c[1]))

    def _x_index(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.Index(span, self.expr(c[0]), self._exprs(c[1]))

    def _x_amount(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.Amount(span, int(c[0]), str(c[1]))

    def _x_int(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.Int(span, int(c[0]))

    def _x_true(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.Bool(span, True)

    def _x_false(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.Bool(span, False)

    def _x_name(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.Name(span, str(c[0]))

    def _x_set(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.SetOf(span, self._exprs(c[0]))

    def _x_list(self, span: Span, c: list[_Lark]) -> t.Expr:
        return t.ListOf(span, self._exprs(c[0]))

    # ------------------------------------------------------------------ effects

    def block(self, node: _Lark) -> t.Block:
        """A block or an indented suite."""
        body = tuple(self.stmt(child) for child in node.children if isinstance(child, Tree))
        return t.Block(self._span(node), body)

    def stmt(self, node: _Lark) -> t.Stmt:
        """Any effect."""
        make: Callable[[Span, list[_Lark]], t.Stmt] = getattr(self, f"_s_{node.data}")
        return make(self._span(node), node.children)

    def _s_if_(self, span: Span, c: list[_Lark]) -> t.Stmt:
        no = None
        if c[-1] is None:
            c = c[:-1]
        elif c[-1].data == "else_":
            no = self.block(c[-1].children[0])
            c = c[:-1]
        arms = tuple(
            (self.expr(test), self.block(suite)) for test, suite in zip(c[::2], c[1::2], strict=True)
        )
        return t.If(span, arms, no)

    def _s_for_(self, span: Span, c: list[_Lark]) -> t.Stmt:
        name, where = self._declared(c[0])
        return t.For(span, name, where, self.expr(c[1]), self._maybe(c[2]), self.block(c[3]))

    def _s_repeat(self, span: Span, c: list[_Lark]) -> t.Stmt:
        return t.Repeat(span, self.expr(c[0]), self.expr(c[1]), self.block(c[2]))

    def _s_offer_block(self, span: Span, c: list[_Lark]) -> t.Stmt:
        return t.Offer(
            span, self.expr(c[0]), str(c[1]), self._span(c[1]), self._maybe(c[2]), self.block(c[3])
        )

    def _s_offer(self, span: Span, c: list[_Lark]) -> t.Stmt:
        return t.Offer(span, self.expr(c[0]), str(c[1]), self._span(c[1]), self._maybe(c[2]), None)

    def _s_deal(self, span: Span, c: list[_Lark]) -> t.Stmt:
        return t.Deal(span, self.expr(c[0]), self.expr(c[1]))

    def _s_draw(self, span: Span, c: list[_Lark]) -> t.Stmt:
        return t.Draw(span, self.expr(c[0]), c[1] is not None)

    def _s_win(self, span: Span, c: list[_Lark]) -> t.Stmt:
        return t.WinWith(span, self._maybe(c[0]))

    def _s_pay(self, span: Span, c: list[_Lark]) -> t.Stmt:
        return t.Pay(span, self.expr(c[0]), self.expr(c[1]), self.expr(c[2]), str(c[3]), self._span(c[3]))

    def _s_goto(self, span: Span, c: list[_Lark]) -> t.Stmt:
        return t.Goto(span, str(c[0]), self._span(c[0]), self._maybe(c[1]))

    def _s_end(self, span: Span, c: list[_Lark]) -> t.Stmt:
        return t.EndHand(span, str(c[0]), self._span(c[0]))

    def _s_let(self, span: Span, c: list[_Lark]) -> t.Stmt:
        name, where = self._declared(c[0])
        return t.Let(span, name, where, self.expr(c[1]))

    def _s_assign(self, span: Span, c: list[_Lark]) -> t.Stmt:
        target = self.expr(c[0])
        if not isinstance(target, t.Name | t.Field):
            self.failed = True
            self._sink.error(
                "PG201",
                target.span,
                "只能给变量赋值（名字，或 座位.名字）",
                "Only a variable can be set (a name, or seat.name)",
                "比较写 ==，赋值写 变量 = 值",
                "Compare with ==; set with variable = value",
                path=self._path,
            )
        return t.Assign(span, str(c[1]), target, self.expr(c[2]))

    def _s_run(self, span: Span, c: list[_Lark]) -> t.Stmt:
        return t.Run(span, str(c[0]), self._span(c[0]), self._exprs(c[1]))

    def _s_move(self, span: Span, c: list[_Lark]) -> t.Stmt:
        return t.MoveTo(span, self.expr(c[0]), self.expr(c[1]))

    def _s_discard(self, span: Span, c: list[_Lark]) -> t.Stmt:
        return t.Discard(span, self.expr(c[0]))

    def _s_meld(self, span: Span, c: list[_Lark]) -> t.Stmt:
        return t.Meld(span, str(c[0]), self._span(c[0]), self.expr(c[1]))

    def _s_regroup(self, span: Span, c: list[_Lark]) -> t.Stmt:
        group = str(c[1]) if c[1] is not None else None
        where = self._span(c[1]) if c[1] is not None else None
        return t.Regroup(span, self.expr(c[0]), group, where, self._maybe(c[2]), self._maybe(c[3]))

    # ------------------------------------------------------------------ small texts

    def form(self, node: _Lark) -> t.Form:
        """A shape."""
        return t.Form(self._span(node), tuple(self._part(part) for part in node.children))

    def _part(self, node: _Lark) -> t.FormPart:
        span = self._span(node)
        if node.data == "loose":
            return t.FormPart(span, None, ())
        names = tuple(t.Name(self._span(name), str(name)) for name in node.children[-1].children)
        count = {"one": 1, "any": None}.get(node.data)
        if node.data == "some":
            count = int(node.children[0])
        return t.FormPart(span, count, names)

    def sig(self, node: _Lark) -> t.Signature:
        """A signature."""
        name, _ = self._declared(node.children[0])
        params, result = node.children[1], node.children[2]
        listed = None
        if params is not None:
            listed = tuple(
                t.Param(self._span(p), self._declared(p.children[0])[0], self.type(p.children[1]))
                for p in params.children
                if p is not None
            )
        return t.Signature(self._span(node), name, listed, self.type(result) if result is not None else None)

    def type(self, node: _Lark) -> t.Type:
        """A type."""
        how = " ".join(str(node.children[0]).split()) if node.children[0] is not None else ""
        return t.Type(self._span(node), how, str(node.children[1]))

    # ------------------------------------------------------------------ easily misread

    def _misread(self, c: list[_Lark], op: str) -> None:
        """Warn about ``p and any x in y | q or r``: the body takes the ``or`` too."""
        last = c[-1]
        if last.data not in ("quant", "after") or self._bracketed(last):
            return
        body = last.children[-1]
        if body.data not in ("disj", "conj") or self._bracketed(body):
            return
        start, end = body.meta.start_pos, body.meta.end_pos
        inner = " ".join(self._text[start:end].split())
        word = "or" if body.data == "disj" else "and"
        self._sink.warning(
            "PG213",
            self._span(last),
            f"{op} 后的量词一直管到末尾，连后面的 {word} 也在内",
            f"What follows {op} reaches to the end and takes the {word} with it",
            f"写上括号，看的人就不会弄错：… | ({inner})",
            f"Brackets make it plain: … | ({inner})",
            path=self._path,
        )

    def _bracketed(self, node: _Lark) -> bool:
        before = self._text[: node.meta.start_pos].rstrip()
        return before.endswith("(")
