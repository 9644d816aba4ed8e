"""The effects of the rule language, as the language reference lists them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effect:
    """A statement of an effect block. ``shape``: how it is written; ``example``: a text that parses."""

    name: str
    shape: str
    zh: str
    en: str
    example: str


_ALL = (
    Effect(
        "deal",
        "deal n to s",
        "从墙头发 n 张到 s 的手里，不引发事件；墙不够 n 张，局按 by: wall 的结局结束",
        "n tiles from the wall's front to the hand of s, no event; if the wall holds fewer, the hand ends as "
        "`by: wall` says",
        "deal 13 to s",
    ),
    Effect(
        "draw",
        "draw s [from tail]",
        "s 从墙头（或墙尾）摸一张：先复位 reset: draw 的状态，置 s.drawn，引发 drawn；"
        "墙空则局按 by: wall 的结局结束",
        "one tile from the front (or the tail) to the hand of s: resets its `reset: draw` state, "
        "sets s.drawn, fires `drawn`; an empty wall ends the hand as `by: wall` says",
        "draw me from tail",
    ),
    Effect(
        "discard",
        "discard t",
        "把 me 手里或自己区里的一张放进弃牌，清 me.drawn，引发 discarded",
        "a tile of my hand or of a zone of mine to my discards; clears me.drawn, fires `discarded`",
        "discard t",
    ),
    Effect(
        "move",
        "move t to 区",
        "把一张或几张牌移到一个区；取走别家待应的牌，引发 claimed",
        "one or several tiles to a zone; taking a tile that another seat offers fires `claimed`",
        "move t to me.hand",
    ),
    Effect(
        "meld",
        "meld G with ts",
        "me 用这些牌摆下一组 G（G 要写 laid）；其中有别家待应的牌则记下 from、引发 claimed；引发 laid",
        "I lay a group G (which has `laid`) of these tiles; a tile offered by another seat is "
        "remembered as `from` and fires `claimed`; fires `laid`",
        "meld G with w + t",
    ),
    Effect(
        "regroup",
        "regroup m [as G] [adding ts] [dropping ts]",
        "改一组已摆下的牌：换种类、加牌、退牌（退回手里）；引发 laid",
        "changes a laid group: its kind, tiles added, tiles dropped (to the hand); fires `laid`",
        "regroup m as G adding t",
    ),
    Effect(
        "offer",
        "offer ts in W [to seats]:",
        "me 把牌摆出来待应，打开窗口 W；缩进的一段是没人要时的后续",
        "I put tiles on offer and open the window W; the indented block is what happens if nobody takes them",
        "offer t in W to others(me):\n  goto P",
    ),
    Effect(
        "win",
        "win [t]",
        "记下 me 以 t 按这个动作胡，当即计分；不写 t：以现有的牌。不移牌，不结束一局",
        "records that I win with t by this action, scored now; without t: with the tiles as "
        "they are. Moves nothing, ends nothing",
        "win t",
    ),
    Effect(
        "pay",
        "pay n from a to b as P",
        "a 付 b n 分，理由 P；可以是公账；公账付不出多于所有的",
        "a pays b n points for the reason P; either may be a pot, and a pot pays no more than it holds",
        "pay 1分 from a to b as P",
    ),
    Effect(
        "goto",
        "goto P [s]",
        "后续：进入阶段 P；写了 s，轮到 s",
        "continuation: enters the phase P; with s, the turn passes to s",
        "goto P me",
    ),
    Effect("end", "end E", "后续：一局以 E 结束", "continuation: the hand ends by E", "end E"),
    Effect("=", "x = e", "置状态", "sets state", "x = 1"),
    Effect("+=", "x += e", "加；对集合和列表是放进", "adds; for a set or list, puts in", "x += 1"),
    Effect("-=", "x -= e", "减；对集合和列表是取出", "subtracts; for a set or list, takes out", "x -= 1"),
    Effect("routine", "名(参数)", "执行一段 routines", "runs a routine", "R(me)"),
    Effect(
        "let",
        "let x = e",
        "给值起名，一直有效到这一段末尾；值不再变",
        "names a value, to the end of this block; it does not change",
        "let x = 1",
    ),
    Effect(
        "if",
        "if c: … else if c: … else: …",
        "分支",
        "branches",
        "if c:\n  x = 1\nelse if d:\n  x = 2\nelse:\n  x = 3",
    ),
    Effect(
        "for",
        "for x in 集 [if c]:",
        "对每一个做；里面不能有后续",
        "for each; no continuation inside",
        "for s in seats if c:\n  x += 1",
    ),
    Effect(
        "repeat",
        "repeat n while c:",
        "条件成立就做，至多 n 次；里面不能有后续",
        "while the condition holds, at most n times; no continuation inside",
        "repeat 4 while c:\n  draw me",
    ),
)

EFFECTS: dict[str, Effect] = {e.name: e for e in _ALL}

EVENTS: dict[str, tuple[str, str]] = {
    "drawn": ("me 摸进 t（draw）", "me drew t (`draw`)"),
    "discarded": ("me 打出 t（discard）", "me discarded t (`discard`)"),
    "claimed": (
        "me 取走了别家待应的 t（任何效果）",
        "me took t, which another seat had on offer (by any effect)",
    ),
    "laid": ("me 摆下或改动了 m（meld、regroup）", "me laid or changed m (`meld`, `regroup`)"),
    "turned": ("轮到了 me（goto P s 换了座位）", "the turn passed to me (`goto P s` with another seat)"),
    "ended": ("结算做完了", "the settlement is done"),
}
"""Events with when each fires."""
