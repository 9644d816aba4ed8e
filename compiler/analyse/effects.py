"""Checks and lowers effect blocks: which effects may stand where, and that every path hands on as it must."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ir.nodes import BETWEEN, Block, Expr, Function, Stmt
from ..lang import types as ty
from ..lang.types import Type
from ..source import Span
from ..syntax import format_expr, tree
from .blocks import EFFECT_WORDS, changes, operands_of
from .calls import shown
from .expr import needs_of
from .places import ACTION, Place
from .scope import Scope, path, shown_false, shown_true

if TYPE_CHECKING:
    from .expr import Lowering

NEVER, SOMETIMES, ALWAYS = "never", "sometimes", "always"
"""Whether a path through a block ends in a continuation."""


class Effects:
    """Lowers blocks. ``routine(name, span)`` answers a routine's function and how it hands on."""

    def __init__(self, lowering: Lowering) -> None:
        self.l = lowering
        self.p = lowering.p
        self.place = ACTION
        self.owner = ""
        self.blocks: list[Function] = []
        self.reason_used: set[str] = set()
        self.lets: dict[str, tree.Expr] = {}

    def lower(self, block: tree.Block, scope: Scope, place: Place, owner: str) -> tuple[Block, str]:
        """The lowered block and whether it hands on. ``owner`` names continuation blocks made from it."""
        before = self.place, self.owner, self.lets
        self.place, self.owner, self.lets = place, owner, {}
        try:
            return self._block(block, scope)
        finally:
            self.place, self.owner, self.lets = before

    def _block(self, block: tree.Block, scope: Scope) -> tuple[Block, str]:
        out: list[Stmt] = []
        state = NEVER
        for stmt in block.body:
            if state == ALWAYS:
                self.l.bad(
                    stmt.span,
                    "PG602",
                    "goto、end、offer 之后不能再有别的",
                    "nothing may follow a continuation",
                    "把这一行移到前面，或放进 offer 的下一层",
                    "move this before it, or into the offer's block",
                )
                break
            if state == SOMETIMES:
                self.l.bad(
                    stmt.span,
                    "PG602",
                    "前面的 if 有的分支已经转出，这里不能再接别的",
                    "an arm above has already handed on; nothing may follow here",
                    "用 else 把其余的放进各分支",
                    "put the rest into the other arms with else",
                )
                break
            lowered, now, scope = self._stmt(stmt, scope)
            if any(changes(s) for s in lowered):
                scope = scope.after_effect()
            out += lowered
            state = now
        return tuple(out), state

    def _stmt(self, stmt: tree.Stmt, scope: Scope) -> tuple[list[Stmt], str, Scope]:
        method = getattr(self, f"_{type(stmt).__name__.lower()}")
        result = method(stmt, scope)
        if isinstance(result, Stmt):
            return [result], NEVER, scope
        if isinstance(result, tuple) and len(result) == 2 and isinstance(result[0], Stmt):
            return [result[0]], result[1], scope
        made: tuple[list[Stmt], str, Scope] = result
        return made

    def _allowed(self, span: Span, effect: str) -> None:
        if not self.place.allows(effect):
            self.l.bad(
                span,
                "PG604",
                f"{self.place.what}里不能用 {effect}",
                f"{effect} may not stand in {self.place.what_en}",
                self.place.help,
                self.place.help_en,
            )

    # ------------------------------------------------------------------ effects

    def _deal(self, s: tree.Deal, scope: Scope) -> Stmt:
        self._allowed(s.span, "deal")
        n = self.l.typed(s.count, scope, ty.INT, "张数")
        return Stmt("deal", (n, self.l.typed(s.to, scope, ty.SEAT)), s.span)

    def _draw(self, s: tree.Draw, scope: Scope) -> Stmt:
        self._allowed(s.span, "draw")
        return Stmt("draw", (self.l.typed(s.seat, scope, ty.SEAT), s.tail), s.span)

    def _discard(self, s: tree.Discard, scope: Scope) -> Stmt:
        self._allowed(s.span, "discard")
        self.l.need("me", scope, s.span)
        return Stmt("discard", (self.l.typed(s.tile, scope, ty.TILE),), s.span)

    def _moveto(self, s: tree.MoveTo, scope: Scope) -> Stmt:
        self._allowed(s.span, "move")
        return Stmt("move", (self.l.tiles(s.what, scope), self.l.zone(s.to, scope)), s.span)

    def _meld(self, s: tree.Meld, scope: Scope) -> Stmt:
        self._allowed(s.span, "meld")
        self.l.need("me", scope, s.span)
        group = self.l.group(s.group, s.group_span)
        if group and not self.p.items["groups"][group].said("laid"):
            self.l.bad(
                s.group_span,
                "PG604",
                f"组「{group}」没有写 laid，不能摆下",
                f"the group {group} has no `laid` and cannot be laid",
                "在 groups 里给它 laid: open、one 或 hidden",
                "give it laid: open, one or hidden under groups",
            )
        return Stmt("meld", (group, self.l.tiles(s.tiles, scope)), s.span)

    def _regroup(self, s: tree.Regroup, scope: Scope) -> Stmt:
        self._allowed(s.span, "regroup")
        self.l.need("me", scope, s.span)
        return Stmt("regroup", self.l.regroup(s, scope), s.span)

    def _winwith(self, s: tree.WinWith, scope: Scope) -> Stmt:
        self._allowed(s.span, "win")
        self.l.need("me", scope, s.span)
        tile = self.l.typed(s.tile, scope, ty.TILE) if s.tile is not None else None
        return Stmt("win", (tile,), s.span)

    def _account(self, node: tree.Expr, scope: Scope) -> Expr:
        got = self.l.lower(node, scope)
        if got.type.maybe and got.type.base == ty.SEAT:
            return Expr("must", (got,), ty.SEAT, got.span)
        if got.type in (ty.SEAT, ty.POT) or got.type.name == "error":
            return got
        return self.l.mismatch(got, ty.SEAT, "付款的两方")

    def _pay(self, s: tree.Pay, scope: Scope) -> Stmt:
        self._allowed(s.span, "pay")
        amount = self.l.lower(s.amount, scope)
        if amount.type.name == "ratio amount" or amount.type == ty.RATIO:
            self.l.bad(
                amount.span,
                "PG505",
                "付的必须是整数的分，这里可能是分数",
                "a fraction cannot be paid",
                "用 convert 里写明取整方法的换算",
                "use a conversion that says how to round",
            )
        elif amount.type.name != "error" and amount.type != ty.amount(ty.POINTS):
            zh, en = "用 convert 里的换算换成分", "turn it into points with a conversion"
            if amount.type.numeric:
                zh, en = (
                    f"写上单位，如 1分 * {format_expr(s.amount)}",
                    f"give it the unit: 1分 * {format_expr(s.amount)}",
                )
            self.l.bad(
                amount.span,
                "PG505",
                f"付的要是「分」，这里是{amount.type.zh}",
                f"points (分) are paid, this is {amount.type}",
                zh,
                en,
            )
        payer, payee = self._account(s.payer, scope), self._account(s.payee, scope)
        if s.reason not in self.p.items["payments"]:
            self.p.unknown(
                "PG401",
                s.reason_span,
                f"没有名为「{s.reason}」的付款理由",
                f"there is no payment named {s.reason}",
                s.reason,
                self.p.items["payments"],
            )
        self.reason_used.add(s.reason)
        said = self._said(s.amount)
        named = [(format_expr(node), self.l.lower(node, scope)) for node in operands_of(said)]
        # An operand is worked out once more for the record, which chance would not stand.
        operands = tuple(
            (n, e) for n, e in named if (e.type.numeric or e.type.amount) and "chance" not in needs_of([e])
        )
        return Stmt("pay", (amount, payer, payee, s.reason, format_expr(said), operands), s.span)

    def _said(self, amount: tree.Expr) -> tree.Expr:
        """An amount as it was worked out: a name given by ``let`` stands for what it was given."""
        while isinstance(amount, tree.Name) and amount.name in self.lets:
            amount = self.lets[amount.name]
        return amount

    def _assign(self, s: tree.Assign, scope: Scope) -> Stmt:
        read = set(self.p.used)
        # The variable itself may be missing; whose it is may be known to be there.
        known = scope.present - {path(s.target) or ""}
        target = self.l.lower(s.target, Scope(scope.contexts, scope.where, scope.locals, known, scope.action))
        if target.op == "state":
            self.p.used = read | {u for u in self.p.used if u != ("state", target.args[1])}
            self.p.use("written", str(target.args[1]))
        if target.type.name == "error":
            return Stmt("nothing", (), s.span)
        if target.op != "state":
            self.l.bad(
                s.span,
                "PG605",
                f"「{format_expr(s.target)}」不是状态，不能赋值",
                f"{format_expr(s.target)} is not state and cannot be set",
                "只能改 state 里声明的变量；局部名用 let",
                "only variables declared under state can be set; use let for locals",
            )
            return Stmt("nothing", (), s.span)
        t = target.type
        if s.op == "=":
            value = self.l.typed(s.value, scope, t)
            return Stmt("set", (target, value), s.span)
        if t.base.collection:
            value = self.l.lower(s.value, scope, t)
            if value.type.name == "zone":
                value = Expr("zone tiles", (value,), ty.list_of(ty.TILE), value.span)
            if ty.fits(value.type, t.base.item):
                value = Expr(t.base.name, (value,), Type(t.base.name, t.base.item), value.span)
            value = self.l.expect(value, t)
            op = "join" if s.op == "+=" else "minus"
            return Stmt("set", (target, Expr(op, (t.name, target, value), t, s.span)), s.span)
        value = self.l.lower(s.value, scope)
        result = self.l.operators._result(s.op[0], t, value.type)
        if value.type.name != "error" and result is None:
            value = self.l.mismatch(value, t)
        return Stmt("set", (target, Expr(s.op[0], (target, value), t, s.span)), s.span)

    # ------------------------------------------------------------------ continuations

    def _goto(self, s: tree.Goto, scope: Scope) -> tuple[Stmt, str]:
        self._allowed(s.span, "goto")
        phases = self.p.items["phases"]
        if s.phase not in phases:
            self.p.unknown(
                "PG401",
                s.phase_span,
                f"没有名为「{s.phase}」的阶段",
                f"there is no phase named {s.phase}",
                s.phase,
                phases,
            )
        elif phases[s.phase].text("mode") == "window":
            self.l.bad(
                s.phase_span,
                "PG606",
                f"「{s.phase}」是应牌的窗口，要用 offer 打开",
                f"{s.phase} is a window: open it with offer",
                f"offer t in {s.phase}: …",
                f"offer t in {s.phase}: ...",
            )
        self.p.use("phases", s.phase)
        seat = self.l.typed(s.seat, scope, ty.SEAT) if s.seat is not None else None
        return Stmt("goto", (s.phase, seat), s.span), ALWAYS

    def _endhand(self, s: tree.EndHand, scope: Scope) -> tuple[Stmt, str]:
        self._allowed(s.span, "end")
        if s.end not in self.p.items["ends"]:
            self.p.unknown(
                "PG401",
                s.end_span,
                f"没有名为「{s.end}」的结局",
                f"there is no end named {s.end}",
                s.end,
                self.p.items["ends"],
            )
        self.p.use("ends", s.end)
        return Stmt("end", (s.end,), s.span), ALWAYS

    def _offer(self, s: tree.Offer, scope: Scope) -> tuple[Stmt, str]:
        self._allowed(s.span, "offer")
        self.l.need("me", scope, s.span)
        phases = self.p.items["phases"]
        if s.window not in phases:
            self.p.unknown(
                "PG401",
                s.window_span,
                f"没有名为「{s.window}」的窗口",
                f"there is no window named {s.window}",
                s.window,
                phases,
            )
        elif phases[s.window].text("mode") != "window":
            self.l.bad(
                s.window_span,
                "PG606",
                f"「{s.window}」不是窗口（mode: window）",
                f"{s.window} is not a window (mode: window)",
                f"进入别的阶段用 goto {s.window}",
                f"other phases are entered with goto {s.window}",
            )
        self.p.use("phases", s.window)
        tiles = self.l.tiles(s.tiles, scope)
        to = self.l.typed(s.to, scope, ty.set_of(ty.SEAT)) if s.to is not None else None
        if s.block is None:
            self.l.bad(
                s.span,
                "PG601",
                "offer 没有写：没人要时怎么办",
                "the offer does not say what happens when nobody takes it",
                "在 offer … : 下一行缩进写明",
                "write it indented under `offer ... :`",
            )
            return Stmt("nothing", (), s.span), ALWAYS
        body, hands = self._block(s.block, scope.after_effect())
        if hands != ALWAYS:
            self.no_way_on(s.block.span, "offer 之下")
        made = Function(
            "after",
            f"{self.owner}{BETWEEN}{len(self.blocks) + 1}",
            (),
            frozenset(),
            body,
            None,
            s.span,
            detail={"offer": True},
        )
        self.blocks.append(made)
        return Stmt("offer", (tiles, s.window, to, made), s.span), ALWAYS

    def no_way_on(self, span: Span, where: str) -> None:
        """Reports a path that ends nowhere."""
        self.l.bad(
            span,
            "PG601",
            f"{where}有的路没有交代下一步",
            "some path here does not say what comes next",
            "每条路都要以 goto、end 或 offer 结尾",
            "every path must end in goto, end or offer",
        )

    # ------------------------------------------------------------------ control

    def _let(self, s: tree.Let, scope: Scope) -> tuple[list[Stmt], str, Scope]:
        value = self.l.lower(s.value, scope)
        self.lets[s.name] = s.value
        if value.type.name == "zone":
            value = Expr("zone tiles", (value,), ty.list_of(ty.TILE), value.span)
        value = Expr("snapshot", (value,), value.type, value.span) if value.type.collection else value
        inner, symbol = self.l.local(scope, s.name, value.type, s.name_span)
        return [Stmt("let", (symbol, value, value.type), s.span)], NEVER, inner

    def _run(self, s: tree.Run, scope: Scope) -> tuple[Stmt, str]:
        routines = self.p.items["routines"]
        if s.name not in routines:
            self.p.unknown(
                "PG401",
                s.name_span,
                f"没有名为「{s.name}」的流程或效果",
                f"there is no routine or effect named {s.name}",
                s.name,
                [*routines, *EFFECT_WORDS],
            )
            return Stmt("nothing", (), s.span), NEVER
        self.p.use("routines", s.name)
        function = self.l.define(f"routine.{s.name}", s.span)
        if function is None:
            return Stmt("nothing", (), s.span), NEVER
        if len(s.args) != len(function.params):
            self.l.bad(
                s.span,
                "PG409",
                f"「{s.name}」要 {len(function.params)} 个参数，写了 {len(s.args)} 个",
                f"{s.name} takes {len(function.params)} arguments, {len(s.args)} given",
                f"写法：{s.name}({', '.join(shown(p.name) for p in function.params)})",
                f"as in {s.name}({', '.join(shown(p.name) for p in function.params)})",
            )
            return Stmt("nothing", (), s.span), NEVER
        for need in sorted(function.needs):
            self.l.need(need, scope, s.span, function)
        args = []
        for arg, param in zip(s.args, function.params, strict=True):
            args.append(self.l.typed(arg, scope, param.type, f"「{s.name}」的 {shown(param.name)}"))
        used: set[str] = function.detail["effects"]
        hands: str = function.detail["hands"]
        for effect in sorted(used):
            self._allowed(s.span, effect)
        return Stmt("run", (function, tuple(args)), s.span), hands

    def _if(self, s: tree.If, scope: Scope) -> tuple[Stmt, str]:
        arms = []
        states = []
        here = scope
        for test, block in s.arms:
            condition = self.l.boolean(test, here)
            body, state = self._block(block, here.knowing(shown_true(test)))
            here = here.knowing(shown_false(test))
            arms.append((condition, body))
            states.append(state)
        no: Block | None = None
        if s.no is not None:
            no, state = self._block(s.no, here)
            states.append(state)
        else:
            states.append(NEVER)
        together = states[0] if len(set(states)) == 1 else SOMETIMES
        return Stmt("if", (tuple(arms), no), s.span), together

    def _for(self, s: tree.For, scope: Scope) -> tuple[Stmt, str]:
        over = self.l.collection(s.over, scope)
        scope = scope.after_effect()
        item = over.type.item if over.type.of is not None else ty.ERROR
        inner, symbol = self.l.local(scope, s.name, item, s.name_span)
        test = self.l.boolean(s.test, inner) if s.test is not None else None
        if s.test is not None:
            inner = inner.knowing(shown_true(s.test))
        body, state = self._block(s.block, inner)
        self._loop(state, s.span)
        return Stmt("for", (symbol, over, test, body), s.span), NEVER

    def _repeat(self, s: tree.Repeat, scope: Scope) -> tuple[Stmt, str]:
        times = self.l.typed(s.times, scope, ty.INT, "次数")
        scope = scope.after_effect()
        test = self.l.boolean(s.test, scope)
        body, state = self._block(s.block, scope.knowing(shown_true(s.test)))
        self._loop(state, s.span)
        return Stmt("repeat", (times, test, body), s.span), NEVER

    def _loop(self, state: str, span: Span) -> None:
        if state != NEVER:
            self.l.bad(
                span,
                "PG602",
                "循环里不能有 goto、end、offer",
                "a loop may hold no continuation",
                "先用 first … 找出那一个，循环之后再转出",
                "find the one with `first ...` and hand on after the loop",
            )
