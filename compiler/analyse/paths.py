"""Follows the flow from phase to phase: what cannot be reached or left, circles in which nobody is asked,
turns without a sure move, equal priorities, guards that see too much."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from ..diagnostics import Note
from ..ir.game import ActionIR, PhaseIR
from ..ir.nodes import Block, Expr, Function, Stmt
from ..source import Span
from .evaluate import Evaluator, NotStatic
from .secrecy import hidden

if TYPE_CHECKING:
    from .rules import Checker

Exit: TypeAlias = tuple[str, str, bool]
"""Where a path leads (``goto`` a phase, ``end``, ``offer`` in a window); whether a tile was drawn on it."""
ON = ("on", "", False)


def check(c: Checker) -> None:
    _reach(c)
    _circles(c)
    for phase in c.game.phases:
        if phase.mode == "turn" and phase.done is None:
            _sure(c, phase)
        if phase.mode == "window":
            _equal(c, phase)
    for action in c.game.actions:
        _sees(c, action)


# ---------------------------------------------------------------------- paths through blocks


def exits(body: Block, drew: bool = False) -> dict[Exit, Span]:
    """Every way a block may go on, nobody answering an offer; ``on``: past its end."""
    states: set[bool] = {drew}
    out: dict[Exit, Span] = {}
    for stmt in body:
        after: set[bool] = set()
        for state in states:
            for (how, where, now), span in _exits(stmt, state).items():
                if how == "on":
                    after.add(now)
                else:
                    out.setdefault((how, where, now), span)
        states = after
    for state in states:
        out.setdefault(("on", "", state), body[-1].span if body else _NOWHERE)
    return out


_NOWHERE: Any = None


def _exits(s: Stmt, drew: bool) -> dict[Exit, Span]:
    match s.op:
        case "goto" | "end":
            return {(s.op, str(s.args[0]), drew): s.span}
        case "draw":
            return {("on", "", True): s.span}
        case "offer":
            return {("offer", str(s.args[1]), drew): s.span, **exits(s.args[3].body, drew)}
        case "run":
            function: Function = s.args[0]
            body: Any = function.body
            kept = function.detail.setdefault("exits", {})
            if drew not in kept:
                kept[drew] = exits(body, drew)
            return dict.fromkeys(kept[drew], s.span)
        case "if":
            arms, no = s.args
            out: dict[Exit, Span] = {}
            for _, body in arms:
                out.update(exits(body, drew))
            out.update(exits(no, drew) if no is not None else {("on", "", drew): s.span})
            return out
    return {("on", "", drew): s.span}


def _texts(c: Checker, phase: PhaseIR) -> list[Block]:
    """The blocks that may run in a phase."""
    functions = [phase.do, phase.done, *(a.do for a in c.game.actions if phase.name in a.phases)]
    return [f.body for f in functions if f is not None and isinstance(f.body, tuple)]


# ---------------------------------------------------------------------- reaching and leaving


def _reach(c: Checker) -> None:
    phases = {p.name: p for p in c.game.phases}
    ways = {name: {e for body in _texts(c, p) for e in exits(body)} for name, p in phases.items()}
    seen = {c.game.start}
    stack = [c.game.start]
    while stack:
        for how, where, _ in ways.get(stack.pop(), set()):
            if how in {"goto", "offer"} and where not in seen:
                seen.add(where)
                stack.append(where)
    _never_let_go(c, seen)
    for name, phase in phases.items():
        if name not in seen:
            if phase.marks.span.source == c.own:
                c.sink.warning(
                    "PG615",
                    phase.marks.span,
                    f"没有哪条路通到阶段「{name}」",
                    f"no path leads to the phase {name}",
                    f"用 goto {name} 或 offer … in {name} 进入它，或删去它",
                    f"enter it with goto {name} or offer ... in {name}, or remove it",
                )
        elif phase.mode != "window" and not any(how in {"goto", "end", "offer"} for how, _, _ in ways[name]):
            c.sink.error(
                "PG615",
                phase.marks.span,
                f"进了阶段「{name}」就出不来",
                f"the phase {name} cannot be left",
                "让其中一个动作（或 done）以 goto、end 或 offer 结尾",
                "let an action (or done) of it end in goto, end or offer",
            )
        elif (
            phase.mode == "turn" and phase.done is None and not any(name in a.phases for a in c.game.actions)
        ):
            c.sink.error(
                "PG615",
                phase.marks.span,
                f"阶段「{name}」里没有可做的动作",
                f"no action is offered in the phase {name}",
                f"在动作里写 during: [{name}]，或给它 done",
                f"give an action during: [{name}], or the phase a done",
            )


def _never_let_go(c: Checker, seen: set[str]) -> None:
    """``declined`` of an action that is never offered: no phase of it is reached, or the bar always holds."""
    for bar in c.game.bars:
        for action in (a for a in c.game.actions if a.name in bar.declined):
            always = any(
                g.bar == bar.name and g.test.op == "const" and g.test.args[0] is True for g in action.bars
            )
            if bar.marks.span.source == c.own and (
                always or (not action.anytime and not seen & set(action.phases))
            ):
                c.sink.warning(
                    "PG611",
                    bar.marks.span,
                    f"「{action.name}」从不出现，禁令「{bar.name}」的 declined 永不发生",
                    f"{action.name} is never offered: declined of the bar {bar.name} never happens",
                    "改 when，或删去 declined",
                    "change when, or remove declined",
                )


def _circles(c: Checker) -> None:
    """Circles in which nobody is asked and no tile is drawn. An ``each`` or ``all`` phase may ask nobody, if
    no seat has a move; a ``turn`` phase with ``done`` too; and what a seat must do is done unasked."""
    quiet: dict[str, dict[str, Span]] = {}
    for phase in c.game.phases:
        found: dict[str, Span] = {}
        for f in (phase.do, phase.done):
            if f is not None:
                found |= {w: s for w, s in _onward(f).items() if w not in found}
        for action in c.game.actions:
            if phase.name in action.phases and _forced(action):
                onward = _onward(action.do)
                body: Any = action.do.body
                stays = phase.mode in {"turn", "each"} and ("on", "", False) in exits(body)
                if stays and not _once(action):
                    onward.setdefault(phase.name, action.do.span)
                found |= {w: s for w, s in onward.items() if w not in found and not _spends(action)}
        quiet[phase.name] = found
    done: set[str] = set()
    for start in quiet:
        _circle(c, quiet, start, [], done)


def _onward(f: Function) -> dict[str, Span]:
    """Phases and windows that a block leads to without a tile drawn."""
    found: dict[str, Span] = {}
    for (how, where, drew), span in exits(f.body).items():  # type: ignore[arg-type]
        if how in {"goto", "offer"} and not drew:
            found.setdefault(where, span)
    return found


def _forced(action: ActionIR) -> bool:
    must = action.must.body if action.must is not None else None
    return isinstance(must, Expr) and not (must.op == "const" and must.args[0] is False)


def _spends(action: ActionIR) -> bool:
    """Whether doing it lays or discards tiles, of which a seat has so many."""
    return bool({"meld", "discard"} & set(action.do.detail["effects"]))


def _once(action: ActionIR) -> bool:
    """Whether an action sets, on every path, what its own condition asks not to be set."""
    asked: dict[str, Any] = {}
    for guard in action.guards:
        test = guard.test
        if test.op == "not" and isinstance(test.args[0], Expr) and test.args[0].op == "state":
            asked[str(test.args[0].args[1])] = False
        elif test.op == "compare" and test.args[0] == "==" and test.args[1].op == "state":  # type: ignore[union-attr]
            value: Any = test.args[2]
            asked[str(test.args[1].args[1])] = value.args[-1] if value.op in {"const", "member"} else None  # type: ignore[union-attr]
    body: Any = action.do.body
    for stmt in body:
        if isinstance(stmt, Stmt) and stmt.op == "set" and str(stmt.args[0].args[1]) in asked:
            value, before = stmt.args[1], asked[str(stmt.args[0].args[1])]
            if value.op in {"const", "member"} and before is not None and value.args[-1] != before:
                return True
    return False


def _circle(c: Checker, quiet: dict[str, dict[str, Span]], at: str, trail: list[str], done: set[str]) -> None:
    if at in done:
        return
    trail = [*trail, at]
    for to, span in quiet.get(at, {}).items():
        if to in trail:
            round_ = trail[trail.index(to) :]
            notes = tuple(
                Note(quiet[a][b], f"从「{a}」到「{b}」", f"from {a} to {b}")
                for a, b in zip(round_, [*round_[1:], to], strict=True)
            )
            chain = " → ".join([*round_, to])
            c.sink.error(
                "PG617",
                span,
                f"可能没完没了：{chain}，没有人被问到，也没有摸牌",
                f"this may go on for ever, asking nobody and drawing no tile: {chain}",
                "在这一圈里问一家（turn 阶段，不写 must），或摸一张牌",
                "ask a seat on the way (a turn phase without must), or draw a tile",
                notes,
            )
        else:
            _circle(c, quiet, to, trail, done)
    done.add(at)


# ---------------------------------------------------------------------- lints


def _sure(c: Checker, phase: PhaseIR) -> None:
    """A turn must always leave a move: some action that has no condition and that no bar meets."""
    offered = [a for a in c.game.actions if phase.name in a.phases]
    free = [a for a in offered if not a.guards]
    if not offered or any(not a.bars for a in free) or not _mine(c, phase, free or offered):
        return
    bars = sorted({g.bar for a in free for g in a.bars})
    if not free:
        c.sink.lint(
            "PG620",
            phase.marks.span,
            f"阶段「{phase.name}」的每个动作都有条件：可能一个也做不了",
            f"every action of {phase.name} has a condition: a seat may have no move",
            "给阶段写 done，或留一个没有条件的动作",
            "give the phase a done, or one action without a condition",
        )
        return
    notes = tuple(
        Note(b.marks.span, f"禁令「{b.name}」", f"the bar {b.name}") for b in c.game.bars if b.name in bars
    )
    place = next(b.marks.span for b in c.game.bars if b.name in bars)
    joined = "合起来" if len(bars) > 1 else ""
    c.sink.lint(
        "PG620",
        place,
        f"「{'、'.join(bars)}」{joined}可能让「{phase.name}」的一家没有可做的动作",
        f"{', '.join(bars)}{' together' if joined else ''} may leave a seat in {phase.name} without a move",
        "想一想：手里的牌都被禁时怎么办",
        "consider a hand in which every tile is barred",
        notes,
    )


def _mine(c: Checker, phase: PhaseIR, actions: list[ActionIR]) -> bool:
    spans = [phase.marks.span, *(a.marks.span for a in actions)]
    spans += [b.marks.span for b in c.game.bars if any(b.name == g.bar for a in actions for g in a.bars)]
    return any(s.source == c.own for s in spans)


def _equal(c: Checker, phase: PhaseIR) -> None:
    ranks: dict[int, list[ActionIR]] = {}
    for action in c.game.actions:
        body = action.priority.body if action.priority is not None else None
        if phase.name not in action.phases or not isinstance(body, Expr):
            continue
        try:
            ranks.setdefault(int(Evaluator(c.p)(body)), []).append(action)
        except NotStatic:
            continue
    for rank, actions in sorted(ranks.items()):
        own = [a for a in actions if a.marks.span.source == c.own]
        if len(actions) > 1 and own:
            named = [a.name for a in actions]
            c.sink.lint(
                "PG616",
                own[-1].marks.span,
                f"「{phase.name}」里{'、'.join(named)}的优先级都是 {rank}：同时要时，先轮到的一家得",
                f"in {phase.name}, {', '.join(named)} all have priority {rank}: the next seat in turn has it",
                "若不该这样，改其中一个 priority",
                "if that is not meant, change a priority",
            )


def _sees(c: Checker, action: ActionIR) -> None:
    if action.marks.span.source != c.own:
        return
    for guard in action.guards:
        found = hidden(c, action, guard.test)
        if found:
            c.sink.lint(
                "PG618",
                guard.test.span,
                f"动作「{action.name}」的条件看了这一家看不见的{found[0].zh}：能不能做会泄露它",
                f"the condition of {action.name} reads what its seat cannot see: {found[0].en}; its being offered tells",
                "若规则本来如此，不必改",
                "leave it if the rules are meant so",
                (Note(found[0].span, "在这里看到", "it is read here"),),
            )
            return
