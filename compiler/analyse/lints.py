"""Checks of a whole rulebook that is otherwise right: what is declared for nothing, and claims that clash."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..diagnostics import Note
from ..ir.nodes import Expr, Stmt
from . import bounds, circles, impossible, options, partial, paths, secrecy, units, wall
from .items import Item
from .reach import reached, roots

if TYPE_CHECKING:
    from .rules import Checker

WHAT = {
    "define": ("定义", "definition"),
    "routines": ("流程", "routine"),
    "groups": ("组", "group"),
    "shapes": ("形", "shape"),
    "classes": ("牌类", "class"),
    "payments": ("付款理由", "payment"),
    "tables": ("表", "table"),
    "convert": ("换算", "conversion"),
    "zones": ("区", "zone"),
    "pots": ("公账", "pot"),
    "tags": ("标签", "tag"),
    "enums": ("枚举", "enum"),
    "units": ("单位", "unit"),
    "state": ("状态", "state variable"),
}


def check(c: Checker) -> None:
    """Runs the checks that need the whole; nothing must have failed before."""
    partial.check(c)
    circles.check(c)
    bounds.check(c)
    secrecy.check(c)
    units.check(c)
    options.check(c)
    if c.sink.failed:
        return
    _unused(c)
    _claims(c)
    _copies(c)
    _pots(c)
    impossible.check(c)
    wall.check(c)
    paths.check(c)


# ---------------------------------------------------------------------- declared for nothing


def _unused(c: Checker) -> None:
    nodes, functions = reached(roots(c.game))
    used = set(c.p.used)
    for section, kind in (("define", "define"), ("routines", "routine")):
        used -= {u for u in used if u[0] == section}
        used |= {(section, f.name) for f in functions if f.kind == kind}
    used -= {u for u in used if u[0] in {"state", "options", "payments", "shapes"}}
    for node in nodes:
        used |= set(_names(node))
    if c.game.score is not None:
        used |= {("shapes", s) for s in (*c.game.score.shapes, *c.game.score.losers)}
    for end in c.game.ends:
        used |= {("zones", z) for z in end.shows}
    c.p.used |= {u for u in used if u[0] in {"options", "state", "payments"}}
    for section in WHAT:
        items = (
            {n: i.item for n, i in c.p.state.items()}
            if section == "state"
            else c.p.classes
            if section == "classes"
            else c.p.items[section]
        )
        for name, item in items.items():
            if (
                own(c, item)
                and (section, name) not in used
                and not (section == "define" and item.said("needs"))
            ):
                _report(c, section, name, item)
    for name, info in c.p.options.items():
        if own(c, info.item) and ("options", name) not in used:
            c.sink.warning(
                "PG801",
                info.item.span,
                f"没有规则读选项「{name}」：开不开都一样",
                f"no rule reads the option {name}: it changes nothing",
                f"在规则里写 option.{name}，或删去这个选项",
                f"read it as option.{name}, or remove it",
            )


def _names(node: Expr | Stmt) -> list[tuple[str, str]]:
    args: tuple[Any, ...] = node.args
    match node.op:
        case "option" | "option number" | "convert by":
            return [("options", str(args[0]))]
        case "state":
            return [("state", str(args[1]))]
        case "pay":
            return [("payments", str(args[3]))]
        case "member" if args[0] == "payment":
            return [("payments", str(args[1]))]
        case "zone":
            return [("zones", str(args[0]))]
    return []


def _report(c: Checker, section: str, name: str, item: Item) -> None:
    zh, en = WHAT[section]
    if section == "payments":
        c.sink.warning(
            "PG412",
            item.span,
            f"没有哪条路以「{name}」付过分",
            f"no path pays as {name}",
            f"在动作或结算里写 pay … as {name}，或删去它",
            f"write pay ... as {name} somewhere, or remove it",
        )
    elif section == "state" and ("written", name) in c.p.used:
        c.sink.warning(
            "PG412",
            item.span,
            f"状态「{name}」只写不读",
            f"the state variable {name} is written but never read",
            "让某条规则读它，或删去它",
            "let a rule read it, or remove it",
        )
    else:
        c.sink.warning(
            "PG412",
            item.span,
            f"{zh}「{name}」没有用到",
            f"the {en} {name} is never used",
            "删去它，或者看看是不是哪里写错了名字",
            "remove it, or look for a misspelt name",
        )


def own(c: Checker, item: Item) -> bool:
    """Whether an entry is first declared in the rulebook itself, not in a parent."""
    return item.span.source == c.own


# ---------------------------------------------------------------------- patterns


def _claims(c: Checker) -> None:
    """``replaces`` and ``excludes`` against ``implies``."""
    items = c.p.items["patterns"]
    tagged = {t: {n for n, i in items.items() if t in i.words("tags")} for t in c.p.items["tags"]}

    def named(item: Item, key: str) -> dict[str, Any]:
        return {m: w for w in item.names(key) for m in sorted(tagged.get(w.value.strip(), {w.value.strip()}))}

    for name, item in items.items():
        implied = named(item, "implies")
        for key, zh, en in (("replaces", "取代", "replaces"), ("excludes", "排斥", "excludes")):
            for other in sorted(set(named(item, key)) & set(implied)):
                c.sink.error(
                    "PG708",
                    named(item, key)[other].span,
                    f"牌型「{name}」既说必有「{other}」，又说{zh}它",
                    f"the pattern {name} implies {other} and {en} it too",
                    "两句留一句",
                    "keep one of the two",
                    (Note(implied[other].span, "这里说必有", "implied here"),),
                )


# ---------------------------------------------------------------------- pots


def _pots(c: Checker) -> None:
    """Pots that outlast a hand, in a session that ends without paying out what is left in them."""
    if c.game.session_settle is not None:
        return
    for name, item in c.p.items["pots"].items():
        if own(c, item) and item.text("reset") == "never":
            c.sink.lint(
                "PG624",
                item.span,
                f"公账「{name}」留到下局，session 却没有写 settle：最后剩下的没有人得",
                f"the pot {name} outlasts a hand, and session has no settle: what is left at last goes to nobody",
                f"写 session: {{settle: …}}，把「{name}」剩下的分掉",
                f"write session: {{settle: ...}} and pay out what is left in {name}",
            )


# ---------------------------------------------------------------------- copies of barred actions


def _copies(c: Checker) -> None:
    """Copies (``like``) that a bar naming the original does not meet."""
    actions = c.p.items["actions"]
    for bar in sorted(c.p.items["bars"]):
        item = c.p.items["bars"][bar]
        said = {w.value.strip() for w in item.names("actions")}
        met = next((set(b.actions) for b in c.game.bars if b.name == bar), set())
        missed = {
            name: original
            for name, a in actions.items()
            if name not in met and (original := _original(actions, a, said)) and (own(c, item) or own(c, a))
        }
        if not missed:
            continue
        place = item if own(c, item) else actions[next(iter(missed))]
        zh, originals = "、".join(missed), "、".join(dict.fromkeys(missed.values()))
        c.sink.lint(
            "PG619",
            place.span,
            f"禁令「{bar}」管「{originals}」，不管照写的「{zh}」",
            f"the bar {bar} meets {originals.replace('、', ', ')} but not its copies {', '.join(missed)}",
            f"若也该管，把「{zh}」加进 actions，或改用标签",
            f"if it should, add {', '.join(missed)} to its actions, or use a tag",
        )


def _original(actions: dict[str, Item], item: Item, said: set[str]) -> str:
    seen: set[str] = set()
    while item.said("like") and item.text("like") not in seen:
        other = item.text("like")
        seen.add(other)
        if other in said:
            return other
        if other not in actions:
            return ""
        item = actions[other]
    return ""
