"""The functions and words that every rulebook may use. The language reference is made from this table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Builtin:
    """A function. ``args``: fewest and most arguments; ``shape``: how it is written; ``result``: its type."""

    name: str
    args: tuple[int, int]
    shape: str
    result: str
    zh: str
    en: str
    example: str


_ALL = (
    Builtin(
        "ahead",
        (2, 2),
        "ahead(s, n)",
        "seat",
        "从 s 起按轮次数第 n 家（n 可为负）",
        "n seats after s; n may be negative",
        "ahead(dealer, 1)",
    ),
    Builtin(
        "steps",
        (2, 2),
        "steps(a, b)",
        "int",
        "从 a 到 b 按轮次要走几家（同一家是 0）",
        "how many seats from a on to b in turn order; 0 for the same seat",
        "steps(dealer, me)",
    ),
    Builtin(
        "seats_from",
        (1, 1),
        "seats_from(s)",
        "list of seat",
        "从 s 起按轮次排列的各家",
        "s first, then the others in turn order",
        "seats_from(dealer)",
    ),
    Builtin(
        "others",
        (1, 1),
        "others(s)",
        "list of seat",
        "s 以外的各家，按轮次",
        "the others in turn order after s",
        "others(me)",
    ),
    Builtin(
        "reversed",
        (1, 1),
        "reversed(l)",
        "list",
        "倒过来的列表",
        "the list backwards",
        "reversed(seats_from(dealer))",
    ),
    Builtin(
        "ways",
        (2, 3),
        "ways(G, tiles[, t])",
        "list of list of tile",
        "用这些牌（可连同 t）组成一组 G 的每一种取法；t 不在结果里",
        "every way to make a group G from these tiles (with t, which is left out of each answer), distinct by face",
        "ways(甲, me.hand, t)",
    ),
    Builtin(
        "picks",
        (2, 2),
        "picks(tiles, n)",
        "list of list of tile",
        "从这些牌里取 n 张的每一种取法",
        "every choice of n of these tiles, distinct by face",
        "picks(me.hand, 3)",
    ),
    Builtin(
        "worth",
        (1, 3),
        "worth(x[, action[, seat]])",
        "maybe win",
        "以这张牌（或这种牌）按这个动作胡所得的最好结果；不能胡则缺",
        "the best result if the seat won with the tile or kind x by this action; missing if it cannot",
        "worth(t).番",
    ),
    Builtin(
        "waits",
        (1, 2),
        "waits(s[, action])",
        "set of kind",
        "s 所听的牌；写了动作，则须真能那样胡",
        "kinds that complete a shape for s; with an action, kinds that would really win by it",
        "exists waits(me)",
    ),
    Builtin(
        "random",
        (1, 1),
        "random(set or range)",
        "maybe member",
        "由房间的种子抽取一个；只用于动作效果和初值",
        "a draw from the room's chance; only in effects and initial values",
        "random(1..6)",
    ),
    Builtin(
        "number", (1, 1), "number(x)", "int", "去掉单位的数", "an amount without its unit", "number(总台)"
    ),
    Builtin(
        "total",
        (1, 1),
        "total(unit)",
        "amount",
        "所有成立的牌型在这个单位上的合计",
        "the found patterns' amounts, combined as the unit says",
        "total(台)",
    ),
    Builtin("larger", (2, 2), "larger(a, b)", "same", "两者中较大的", "the larger of two", "larger(20, x)"),
    Builtin(
        "smaller", (2, 2), "smaller(a, b)", "same", "两者中较小的", "the smaller of two", "smaller(总台, 5台)"
    ),
    Builtin(
        "ceil", (1, 1), "ceil(x)", "int", "向上取整（换算里用）", "rounded up; in conversions", "ceil(x / 10)"
    ),
    Builtin(
        "floor",
        (1, 1),
        "floor(x)",
        "int",
        "向下取整（换算里用）",
        "rounded down; in conversions",
        "floor(x / 5)",
    ),
    Builtin(
        "default",
        (2, 2),
        "default(x, y)",
        "same",
        "x，缺则 y",
        "x, or y where x is missing",
        "default(甲, dealer)",
    ),
)

BUILTINS: dict[str, Builtin] = {b.name: b for b in _ALL}

CONTEXT_WORDS: dict[str, tuple[str, str, str]] = {
    "me": ("seat", "行动（或被评判）的座位", "the acting or scored seat"),
    "dealer": ("seat", "庄家", "the dealer"),
    "seats": ("list of seat", "所有座位", "every seat"),
    "kinds": ("list of kind", "所有牌种", "every kind"),
    "suits": ("list of suit", "所有花色", "every suit"),
    "wall": ("wall", "牌墙", "the wall"),
    "wins": ("list of win", "本局已记下的胡", "the wins of this hand so far"),
    "paid": ("list of transfer", "本局已付的各笔", "the transfers of this hand so far"),
    "offer": ("offer", "待应的牌：offer.tiles、offer.from", "the tiles on offer: offer.tiles, offer.from"),
    "claims": (
        "list of seat",
        "以同一动作应牌的各家（together 里用）",
        "the seats claiming so, in `together`",
    ),
    "option": ("options", "房间选项：option.名字", "the room's options: option.NAME"),
    "groups": ("list of group", "牌型里的各组", "the groups of the arrangement"),
    "tiles": ("list of tile", "牌型里的所有牌", "every tile of the arrangement"),
    "shape": ("shape", "牌型的形", "the shape of the arrangement"),
    "win": ("maybe win", "这次胡；没胡的座位则缺", "this win; missing for a seat that did not win"),
    "it": ("", "正在检查的那一个", "the one being tested"),
}
