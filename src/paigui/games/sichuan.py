'四川麻将·血战到底 (sichuan): a compiled rulebook. Made by the compiler; change the rulebook, not this file.'

# interface: 1
# ruff: noqa

from __future__ import annotations

from paigui.runtime.contract import INTERFACE

if INTERFACE != 1:
    from paigui.runtime.errors import wrong_interface

    raise wrong_interface(__name__, 1, INTERFACE)

from collections.abc import Sequence
from fractions import Fraction
from math import ceil, floor, prod
from typing import TypeAlias

from paigui.runtime.api import (
    Action,
    Arrangement,
    Bar,
    Choice,
    Constraint,
    End,
    Group,
    GroupSpec,
    Joining,
    Mark,
    Move,
    Option,
    Part,
    Pattern,
    Payment,
    Phase,
    Pot,
    Rulebook,
    ScoreSpec,
    ScoreValue,
    Seat,
    ShapeSpec,
    StateVar,
    Suit,
    Table,
    Transfer,
    Unit,
    Wild,
    Win,
    Zone,
    alone,
    at,
    can,
    cell,
    counts_in,
    default,
    eq2,
    ge,
    gt,
    inside,
    kinds_in,
    le,
    lift,
    lt,
    members,
    minus,
    must,
    ne,
    not_inside,
    offerer,
    power,
    ratio,
    suits_in,
    tiles_of,
    whole,
)

KINDS = range(34)
SUITS = range(5)
STRIDE = 4
SUIT_OF = (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4)
RANK_OF = (1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 0, 0, 0)
NEXT_OF = (1, 2, 3, 4, 5, 6, 7, 8, 0, 10, 11, 12, 13, 14, 15, 16, 17, 9, 19, 20, 21, 22, 23, 24, 25, 26, 18, 28, 29, 30, 27, 32, 33, 31)
KIND_OF = tuple(k for k in KINDS for _ in range(STRIDE))
FINISH_OF = (0,) * 136
FACE_OF = tuple(KIND_OF[t] * 1 + FINISH_OF[t] for t in range(136))
GRP_顺 = 0
GRP_刻 = 1
GRP_将 = 2
GRP_吃 = 3
GRP_碰 = 4
GRP_杠 = 5
GRP_明杠 = 6
GRP_补杠 = 7
GRP_暗杠 = 8
SHP_标准 = 0
SHP_七对 = 1
ACT_打 = 0
ACT_自摸 = 1
ACT_点炮 = 2
ACT_吃 = 3
ACT_碰 = 4
ACT_明杠 = 5
ACT_补杠 = 6
ACT_暗杠 = 7
ACT_抢杠 = 8
ACT_换 = 9
ACT_定缺 = 10
PHS_发牌 = 0
PHS_出牌 = 1
PHS_应牌 = 2
PHS_抢杠窗 = 3
PHS_换牌 = 4
PHS_定缺 = 5
PHS_胡毕 = 6
PAT_将七对 = 0
PAT_清龙七对 = 1
PAT_中张 = 2
PAT_清十八罗汉 = 3
PAT_地胡 = 4
PAT_天胡 = 5
PAT_清幺九 = 6
PAT_抢杠胡 = 7
PAT_杠上炮 = 8
PAT_杠上花 = 9
PAT_根 = 10
PAT_海底捞月 = 11
PAT_海底炮 = 12
PAT_自摸 = 13
PAT_门清 = 14
PAT_清七对 = 15
PAT_龙七对 = 16
PAT_十八罗汉 = 17
PAT_清金钩钓 = 18
PAT_带幺九 = 19
PAT_七对 = 20
PAT_将金钩钓 = 21
PAT_清对 = 22
PAT_将对 = 23
PAT_金钩钓 = 24
PAT_清一色 = 25
PAT_对对胡 = 26
PAT_素番 = 27
UNT_番 = 0
PAY_点炮 = 0
PAY_自摸 = 1
PAY_点杠花 = 2
PAY_刮风 = 3
PAY_下雨 = 4
PAY_转移 = 5
PAY_退税 = 6
PAY_查叫 = 7
PAY_花猪 = 8
END_胡 = 0
END_流局 = 1
END_解散 = 2
BAR_不吃 = 0
BAR_先打缺 = 1
BAR_已胡 = 2
BAR_缺门不杠 = 3
BAR_缺门不碰 = 4
BAR_过水 = 5
VAL_总番 = 0
VAL_番 = 1
VAL_得分 = 2
MEM_摸法__摸牌 = 0
MEM_摸法__碰来 = 1
MEM_摸法__直杠 = 2
MEM_摸法__弯杠 = 3
MEM_摸法__暗杠 = 4
MEM_胡__在局 = 0
MEM_胡__刚胡 = 1
MEM_胡__已胡 = 2
CHO_素番__一番 = 0
CHO_素番__零番 = 1
CHO_封顶__二番 = 0
CHO_封顶__三番 = 1
CHO_封顶__四番 = 2
CHO_封顶__五番 = 3
CHO_封顶__不封顶 = 4
CHO_自摸__加底 = 0
CHO_自摸__加番 = 1
CHO_自摸__不加 = 2
CHO_过水__不锁 = 0
CHO_过水__大番可胡 = 1
CHO_过水__全锁 = 2
CHO_点杠花__当自摸 = 0
CHO_点杠花__当点炮 = 1
CHO_转移分法__平分 = 0
CHO_转移分法__各得 = 1
CHO_花猪赔__在局 = 0
CHO_花猪赔__各家 = 1
ISA: tuple[frozenset[int], ...] = (frozenset((0,)), frozenset((1,)), frozenset((2,)), frozenset((3, 0)), frozenset((4, 1)), frozenset((5, 1)), frozenset((6, 5, 1)), frozenset((7, 5, 1)), frozenset((8, 5, 1)))
CLASS_字牌: frozenset[int] = frozenset((27, 28, 29, 30, 31, 32, 33))
CLASS_幺九: frozenset[int] = frozenset((0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33))
KINDS_1: frozenset[int] = frozenset((1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15, 16, 19, 20, 21, 22, 23, 24, 25))
KINDS_2: frozenset[int] = frozenset((1, 4, 7, 10, 13, 16, 19, 22, 25))


class SeatState(Seat):
    """A seat with this rulebook's zones and state."""

    z_换出: list[int]
    v_摸法: int
    v_缺: int | None
    v_胡: int
    v_漏: int
    v_收: tuple[int, ...]
    v_末收: tuple[int, ...]


class HandState:
    """Zones and state of one hand."""

    v_出牌数: int
    v_杠数: int
    v_骰: int


class RoomState:
    """State that outlives a hand."""

    v_已打局: int


class Options:
    """The room's options."""

    o_局数: int
    o_底分: int
    o_素番: int
    o_封顶: int
    o_自摸: int
    o_换三张: bool
    o_换同色: bool
    o_定缺: bool
    o_先打缺: bool
    o_过水: int
    o_幺九将对: bool
    o_天地胡: bool
    o_海底: bool
    o_门清中张: bool
    o_点杠花: int
    o_过手杠: bool
    o_呼叫转移: bool
    o_转移分法: int
    o_三家胡退税: bool
    o_花猪赔: int

Game: TypeAlias = Table[SeatState, HandState, RoomState, Options]


# rulesets/sichuan.yaml:184  X-041  stakes doubled for every 番
def define_分值(T: Game, l_n: int) -> int:
    return 1 * T.options.o_底分 * power(2, max(l_n - (1, 0)[T.options.o_素番], 0))


# rulesets/sichuan.yaml:208  X-037  four groups laid
def define_单钓(T: Game, me: int, A: Arrangement) -> bool:
    return A.shape == SHP_标准 and len(T.seats[me].melds) == 4


# rulesets/sichuan.yaml:191  X-058 X-059  points of the best win a seat waits for; 0 if it is not ready
def define_叫(T: Game, l_s: int) -> int:
    return default(max((default(None if (x_2 := T.worth_kind(l_s, l_k, ACT_点炮)) is None else x_2.values[VAL_得分], 0) for l_k in T.waits(l_s, ACT_点炮)), default=None), 0)


# rulesets/sichuan.yaml:209  X-037  four kongs
def define_四杠(T: Game, me: int, A: Arrangement) -> bool:
    kept: bool | None = A.kept.get('四杠')
    if kept is None:
        kept = A.kept['四杠'] = define_单钓(T, me, A) and all(GRP_杠 in ISA[l_m.group] for l_m in T.seats[me].melds)
    return kept


# rulesets/sichuan.yaml:181  X-025  the seat has not won yet
def define_在局(T: Game, l_s: int) -> bool:
    return T.seats[l_s].v_胡 == MEM_胡__在局


# rulesets/sichuan.yaml:207  X-032  no runs
def define_对对(T: Game, A: Arrangement) -> bool:
    kept: bool | None = A.kept.get('对对')
    if kept is None:
        kept = A.kept['对对'] = A.shape == SHP_标准 and all(GRP_顺 not in ISA[l_g.group] for l_g in A.groups)
    return kept


# rulesets/sichuan.yaml:182  X-045 X-049 X-050  the others still in
def define_对手(T: Game, l_s: int) -> Sequence[int]:
    return tuple([l_o for l_o in T.others(l_s) if define_在局(T, l_o)])


# rulesets/sichuan.yaml:202  X-036  only 2 5 and 8
def define_将牌(T: Game, A: Arrangement) -> bool:
    kept: bool | None = A.kept.get('将牌')
    if kept is None:
        kept = A.kept['将牌'] = T.options.o_幺九将对 and kinds_in(A, KIND_OF) <= KINDS_2
    return kept


# rulesets/sichuan.yaml:203  X-035  every group has a 1 or a 9
def define_幺九组(T: Game, A: Arrangement) -> bool:
    kept: bool | None = A.kept.get('幺九组')
    if kept is None:
        kept = A.kept['幺九组'] = T.options.o_幺九将对 and A.shape == SHP_标准 and all(any(RANK_OF[KIND_OF[l_t]] in (1, 9) for l_t in l_g.tiles) for l_g in A.groups)
    return kept


# rulesets/sichuan.yaml:200  X-039  the last tile came for a kong
def define_杠后(T: Game, l_s: int) -> bool:
    return T.seats[l_s].v_摸法 in (MEM_摸法__直杠, MEM_摸法__弯杠, MEM_摸法__暗杠)


# rulesets/sichuan.yaml:210  X-031  kinds held four times
def define_根数(T: Game, A: Arrangement) -> int:
    kept: int | None = A.kept.get('根数')
    if kept is None:
        kept = A.kept['根数'] = sum(1 for l_k in KINDS if counts_in(A, KIND_OF).get(l_k, 0) == 4)
    return kept


# rulesets/sichuan.yaml:201  X-033  one suit
def define_清(T: Game, A: Arrangement) -> bool:
    kept: bool | None = A.kept.get('清')
    if kept is None:
        kept = A.kept['清'] = any(all(SUIT_OF[KIND_OF[l_t]] == l_u for l_t in A.tiles) for l_u in SUITS)
    return kept


# rulesets/sichuan.yaml:196  X-046  a win now is paid by who fed the kong
def define_点杠炮(T: Game, l_s: int) -> bool:
    return T.options.o_点杠花 == CHO_点杠花__当点炮 and T.seats[l_s].v_摸法 == MEM_摸法__直杠


# rulesets/sichuan.yaml:183  番 this tile would win
def define_番值(T: Game, me: int, act: int, l_t: int) -> int:
    return default(None if (x_1 := T.worth(me, l_t, act)) is None else x_1.values[VAL_番], 0)


# rulesets/sichuan.yaml:185  X-012 X-061  holds the missing suit, or all three
def define_花猪(T: Game, l_s: int) -> bool:
    return any(SUIT_OF[KIND_OF[l_t]] == must(T.seats[l_s].v_缺) for l_t in T.seats[l_s].hand) if T.seats[l_s].v_缺 is not None else all(any(SUIT_OF[KIND_OF[l_t]] == l_u for l_t in T.seats[l_s].hand) or any(SUIT_OF[l_m.kind] == l_u for l_m in T.seats[l_s].melds) for l_u in (0, 1, 2))


# std/mahjong.yaml:42  the dealer wins as dealt
def define_庄起手胡(T: Game, me: int, A: Arrangement) -> bool:
    return A.by == ACT_自摸 and me == T.dealer and T.hand.v_出牌数 == 0 and T.hand.v_杠数 == 0


# std/mahjong.yaml:41  hand tiles that may enter a declared group
def define_成组牌(T: Game, l_s: int) -> Sequence[int]:
    return T.seats[l_s].hand


# std/mahjong.yaml:45  another seat wins on the dealer's first discard
def define_闲首胡(T: Game, A: Arrangement) -> bool:
    return A.by == ACT_点炮 and A.from_ == T.dealer and T.hand.v_出牌数 == 1


# std/table.yaml:15  the seat that plays next
def define_下家(T: Game, l_s: int) -> int:
    return T.ahead(l_s, 1)


# std/table.yaml:23  how many seats after the dealer
def define_座次(T: Game, l_s: int) -> int:
    return T.steps(T.dealer, l_s)


# std/table.yaml:17  tiles of a kind in a hand
def define_张数(T: Game, l_s: int, l_k: int) -> int:
    return sum(1 for l_t in T.seats[l_s].hand if KIND_OF[l_t] == l_k)


# std/table.yaml:22  the pips of n dice
def define_掷(T: Game, l_n: int) -> int:
    return sum(must(T.random(range(1, 7))) for l_i in range(1, l_n + 1))


# std/table.yaml:14  tiles of the wall that are never drawn in turn
def define_留牌(T: Game) -> int:
    return 0


# std/table.yaml:16  the tile completes a hand that may win by this action
def define_胡得(T: Game, me: int, act: int, l_t: int) -> bool:
    return T.worth(me, l_t, act) is not None


# std/table.yaml:19  the seats that won
def define_赢家(T: Game) -> Sequence[int]:
    return tuple([l_s for l_s in T.all if any(l_w.seat == l_s for l_w in T.wins)])


# std/table.yaml:13  X-004  tiles dealt to each seat before the dealer's extra one
def define_起手张(T: Game) -> int:
    return 13


# std/table.yaml:18  the first win of the hand
def define_首胡(T: Game) -> Win | None:
    return next((l_w for l_w in T.wins), None)


# rulesets/sichuan.yaml:222  X-048 X-049 X-050 X-051
def routine_杠钱(T: Game, l_s: int, l_ps: Sequence[int]) -> None:
    T.seats[l_s].v_收 = (*T.seats[l_s].v_收, *T.seats[l_s].v_末收)
    T.seats[l_s].v_末收 = tuple(l_ps)
    for l_o in tuple(T.others(l_s)):
        l_n = sum(1 for l_p in l_ps if l_p == l_o)
        if T.seats[l_s].v_摸法 == MEM_摸法__暗杠:
            T.pay(1 * T.options.o_底分 * l_n, l_o, l_s, PAY_下雨, '1分 * option.底分 * n', (('option.底分', T.options.o_底分), ('n', l_n)))
        else:
            T.pay(1 * T.options.o_底分 * l_n, l_o, l_s, PAY_刮风, '1分 * option.底分 * n', (('option.底分', T.options.o_底分), ('n', l_n)))


# rulesets/sichuan.yaml:233  X-053 X-054 X-055
def routine_转移(T: Game) -> None:
    l_n = sum(1 for l_x in T.all if T.seats[l_x].v_胡 == MEM_胡__刚胡)
    for l_f in tuple(T.all):
        if define_杠后(T, l_f) and any(T.seats[l_w.seat].v_胡 == MEM_胡__刚胡 and l_w.by == ACT_点炮 and l_w.from_ == l_f for l_w in T.wins):
            l_全 = len(T.seats[l_f].v_末收) * T.options.o_底分
            l_份 = l_全 if l_n == 0 or T.options.o_转移分法 == CHO_转移分法__各得 else l_全 // l_n
            l_余 = 0 if T.options.o_转移分法 == CHO_转移分法__各得 else l_全 - l_n * l_份
            l_头 = next((l_x for l_x in T.seats_from(l_f) if T.seats[l_x].v_胡 == MEM_胡__刚胡), None)
            for l_x in tuple(T.seats_from(l_f)):
                if T.seats[l_x].v_胡 == MEM_胡__刚胡:
                    T.pay(1 * (l_份 + l_余 if l_x == l_头 else l_份), l_f, l_x, PAY_转移, '1分 * (if x is 头 then 份 + 余 else 份)', (('份', l_份), ('余', l_余), ('份', l_份)))
            T.seats[l_f].v_末收 = ()


# rulesets/sichuan.yaml:246  X-051 X-052 X-055
def routine_退税(T: Game) -> None:
    for l_s in tuple(T.all):
        if define_在局(T, l_s) and define_叫(T, l_s) == 0:
            for l_o in tuple(T.others(l_s)):
                T.pay(1 * T.options.o_底分 * sum(1 for l_p in (*T.seats[l_s].v_收, *T.seats[l_s].v_末收) if l_p == l_o), l_s, l_o, PAY_退税, '1分 * option.底分 * (count p in s.收 + s.末收 | p is o)', (('option.底分', T.options.o_底分), ('count p in s.收 + s.末收 | p is o', sum(1 for l_p in (*T.seats[l_s].v_收, *T.seats[l_s].v_末收) if l_p == l_o))))


# std/table.yaml:47  X-004 X-006 X-011
def routine_开局(T: Game) -> None:
    if T.options.o_换三张:
        T.goto(PHS_换牌)
    elif T.options.o_定缺:
        T.goto(PHS_定缺)
    else:
        routine_轮到(T, T.dealer)


# std/table.yaml:43  X-019
def routine_补牌(T: Game, l_s: int) -> None:
    T.draw(l_s, tail=True)
    T.goto(PHS_出牌, l_s)


# std/table.yaml:36  X-003 X-025 X-026 X-056
def routine_轮到(T: Game, l_s: int) -> None:
    l_w = next((l_x for l_x in T.seats_from(l_s) if define_在局(T, l_x)), None)
    if T.wall.left > 0 and l_w is not None:
        T.seats[must(l_w)].v_摸法 = MEM_摸法__摸牌
        T.draw(must(l_w))
        T.goto(PHS_出牌, must(l_w))
    else:
        T.end(END_流局)


# rulesets/sichuan.yaml:302
def barred_吃__不吃(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_吃, define_成组牌(T, me), l_t):
            why.append(((ACT_吃, l_t, l_w), BAR_不吃))


# rulesets/sichuan.yaml:303
def barred_抢杠__已胡(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_抢杠, l_t):
            continue
        why.append(((ACT_抢杠, l_t), BAR_已胡))


# rulesets/sichuan.yaml:303
def barred_明杠__已胡(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_明杠, define_成组牌(T, me), l_t):
            why.append(((ACT_明杠, l_t, l_w), BAR_已胡))


# rulesets/sichuan.yaml:304
def barred_明杠__缺门不碰(T: Game, me: int, why: list[tuple[Move, int]], l_t: int) -> None:
    for l_w in T.ways(me, GRP_明杠, define_成组牌(T, me), l_t):
        why.append(((ACT_明杠, l_t, l_w), BAR_缺门不碰))


# rulesets/sichuan.yaml:303
def barred_点炮__已胡(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_点炮, l_t):
            continue
        why.append(((ACT_点炮, l_t), BAR_已胡))


# rulesets/sichuan.yaml:303
def barred_碰__已胡(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_碰, define_成组牌(T, me), l_t):
            why.append(((ACT_碰, l_t, l_w), BAR_已胡))


# rulesets/sichuan.yaml:304
def barred_碰__缺门不碰(T: Game, me: int, why: list[tuple[Move, int]], l_t: int) -> None:
    for l_w in T.ways(me, GRP_碰, define_成组牌(T, me), l_t):
        why.append(((ACT_碰, l_t, l_w), BAR_缺门不碰))


# rulesets/sichuan.yaml:297  X-011  Name the missing suit
def legal_定缺(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    for l_u in members(frozenset((0, 1, 2))):
        out.append((ACT_定缺, l_u))


# rulesets/sichuan.yaml:289  X-006 X-007 X-008  Lay three aside
def legal_换(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    for l_w in T.picks(T.seats[me].hand, 3):
        if not (not T.options.o_换同色 or any(all(SUIT_OF[KIND_OF[l_t]] == l_u for l_t in l_w) for l_u in SUITS)):
            continue
        out.append((ACT_换, l_w))


# std/mahjong.yaml:53  Chow
def legal_吃(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if why is None:
        return
    if not me == define_下家(T, offerer(T, me)):
        return
    if why is not None:
        barred_吃__不吃(T, me, why)
    return


# std/mahjong.yaml:99  X-020 X-021 X-039  Robbing a kong
def legal_抢杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not define_在局(T, me):
        if why is not None:
            barred_抢杠__已胡(T, me, why)
        return
    seen: set[int] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_抢杠, l_t):
            continue
        if T.options.o_过水 != CHO_过水__不锁 and mine.v_漏 > 0 and (T.options.o_过水 == CHO_过水__全锁 or define_番值(T, me, ACT_抢杠, l_t) <= mine.v_漏):
            if why is not None:
                why.append(((ACT_抢杠, l_t), BAR_过水))
            continue
        face = FACE_OF[l_t]
        if face not in seen:
            seen.add(face)
            out.append((ACT_抢杠, l_t))


# std/mahjong.yaml:70  X-018 X-019 X-048  Kong of a discard
def legal_明杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not T.wall.left > 0:
        return
    if not define_在局(T, me):
        if why is not None:
            barred_明杠__已胡(T, me, why)
        return
    seen: set[tuple[object, ...]] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if mine.counts[KIND_OF[l_t]] < 3:
            continue
        if SUIT_OF[KIND_OF[l_t]] == mine.v_缺:
            if why is not None:
                barred_明杠__缺门不碰(T, me, why, l_t)
            continue
        for l_w in T.ways(me, GRP_明杠, define_成组牌(T, me), l_t):
            face = (FACE_OF[l_t], l_w)
            if face not in seen:
                seen.add(face)
                out.append((ACT_明杠, l_t, l_w))


# std/mahjong.yaml:90  X-018 X-019 X-049  Concealed kong
def legal_暗杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not mine.drawn is not None:
        return
    if not T.wall.left > 0:
        return
    if max(mine.counts) < 4:
        return
    for l_w in T.ways(me, GRP_暗杠, define_成组牌(T, me)):
        if any(SUIT_OF[KIND_OF[l_x]] == mine.v_缺 for l_x in l_w):
            if why is not None:
                why.append(((ACT_暗杠, l_w), BAR_缺门不杠))
            continue
        out.append((ACT_暗杠, l_w))


# std/mahjong.yaml:62  X-017  Pung
def legal_碰(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not define_在局(T, me):
        if why is not None:
            barred_碰__已胡(T, me, why)
        return
    seen: set[tuple[object, ...]] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if mine.counts[KIND_OF[l_t]] < 2:
            continue
        if SUIT_OF[KIND_OF[l_t]] == mine.v_缺:
            if why is not None:
                barred_碰__缺门不碰(T, me, why, l_t)
            continue
        for l_w in T.ways(me, GRP_碰, define_成组牌(T, me), l_t):
            face = (FACE_OF[l_t], l_w)
            if face not in seen:
                seen.add(face)
                out.append((ACT_碰, l_t, l_w))


# std/mahjong.yaml:80  X-018 X-019 X-020 X-050  Added kong
def legal_补杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not mine.drawn is not None:
        return
    if not T.wall.left > 0:
        return
    seen: set[tuple[object, ...]] = set()
    for i_l_m, l_m in enumerate(mine.melds):
        if not GRP_碰 in ISA[l_m.group]:
            continue
        for l_t in define_成组牌(T, me):
            if not l_m.kind == KIND_OF[l_t]:
                continue
            if SUIT_OF[KIND_OF[l_t]] == mine.v_缺:
                if why is not None:
                    why.append(((ACT_补杠, i_l_m, l_t), BAR_缺门不碰))
                continue
            face = (i_l_m, FACE_OF[l_t])
            if face not in seen:
                seen.add(face)
                out.append((ACT_补杠, i_l_m, l_t))


# std/table.yaml:63  Discard
def legal_打(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    last = -1
    for l_t in mine.hand:
        if T.options.o_先打缺 and mine.v_缺 is not None and SUIT_OF[KIND_OF[l_t]] != must(mine.v_缺) and any(SUIT_OF[KIND_OF[l_h]] == must(mine.v_缺) for l_h in mine.hand):
            if why is not None:
                why.append(((ACT_打, l_t), BAR_先打缺))
            continue
        face = FACE_OF[l_t]
        if face != last:
            last = face
            out.append((ACT_打, l_t))


# std/table.yaml:80  X-022 X-023 X-025 X-044  Win on a discard
def legal_点炮(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not define_在局(T, me):
        if why is not None:
            barred_点炮__已胡(T, me, why)
        return
    seen: set[int] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_点炮, l_t):
            continue
        if T.options.o_过水 != CHO_过水__不锁 and mine.v_漏 > 0 and (T.options.o_过水 == CHO_过水__全锁 or define_番值(T, me, ACT_点炮, l_t) <= mine.v_漏):
            if why is not None:
                why.append(((ACT_点炮, l_t), BAR_过水))
            continue
        face = FACE_OF[l_t]
        if face not in seen:
            seen.add(face)
            out.append((ACT_点炮, l_t))


# std/table.yaml:73  X-024 X-025 X-045 X-046  Self-drawn win
def legal_自摸(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not mine.drawn is not None:
        return
    if not define_胡得(T, me, ACT_自摸, must(mine.drawn)):
        return
    out.append((ACT_自摸,))


# rulesets/sichuan.yaml:142
def after_补杠__2(T: Game, me: int, l_m: Group, l_t: int, l_own: bool) -> None:
    T.regroup(me, l_m, GRP_补杠, (l_t,), ())
    T.hand.v_杠数 = T.hand.v_杠数 + 1
    T.seats[me].v_摸法 = MEM_摸法__弯杠
    routine_杠钱(T, me, define_对手(T, me) if l_own else ())
    routine_补牌(T, me)


# rulesets/sichuan.yaml:297  X-011  Name the missing suit
def do_定缺(T: Game, me: int, l_u: int) -> None:
    T.seats[me].v_缺 = l_u


# rulesets/sichuan.yaml:173  X-020 X-021 X-039  Robbing a kong
def do_抢杠(T: Game, me: int, l_t: int) -> None:
    T.win(me, l_t, ACT_抢杠)
    for l_w in tuple(T.wins):
        if l_w.seat == me:
            T.pay(l_w.values[VAL_得分], offerer(T, me), me, PAY_点炮, 'w.得分', (('w.得分', l_w.values[VAL_得分]),))
    T.seats[me].v_胡 = MEM_胡__刚胡
    T.goto(PHS_胡毕, me)


# rulesets/sichuan.yaml:296  X-006 X-007 X-008  Lay three aside
def do_换(T: Game, me: int, l_w: Sequence[int]) -> None:
    T.move(tuple(l_w), me, 'z_换出')


# rulesets/sichuan.yaml:132  X-018 X-019 X-048  Kong of a discard
def do_明杠(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_明杠, tuple((*l_w, *(l_t,))))
    T.hand.v_杠数 = T.hand.v_杠数 + 1
    T.seats[me].v_摸法 = MEM_摸法__直杠
    routine_杠钱(T, me, (offerer(T, me), offerer(T, me)))
    routine_补牌(T, me)


# rulesets/sichuan.yaml:151  X-018 X-019 X-049  Concealed kong
def do_暗杠(T: Game, me: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_暗杠, tuple(l_w))
    T.hand.v_杠数 = T.hand.v_杠数 + 1
    T.seats[me].v_摸法 = MEM_摸法__暗杠
    routine_杠钱(T, me, (*define_对手(T, me), *define_对手(T, me)))
    routine_补牌(T, me)


# rulesets/sichuan.yaml:173  X-022 X-023 X-025 X-044  Win on a discard
def do_点炮(T: Game, me: int, l_t: int) -> None:
    T.win(me, l_t, ACT_点炮)
    for l_w in tuple(T.wins):
        if l_w.seat == me:
            T.pay(l_w.values[VAL_得分], offerer(T, me), me, PAY_点炮, 'w.得分', (('w.得分', l_w.values[VAL_得分]),))
    T.seats[me].v_胡 = MEM_胡__刚胡
    T.goto(PHS_胡毕, me)


# rulesets/sichuan.yaml:126  X-017  Pung
def do_碰(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_碰, tuple((*l_w, *(l_t,))))
    T.seats[me].v_摸法 = MEM_摸法__碰来
    T.goto(PHS_出牌, me)


# rulesets/sichuan.yaml:159  X-024 X-025 X-045 X-046  Self-drawn win
def do_自摸(T: Game, me: int) -> None:
    T.win(me, must(T.seats[me].drawn), ACT_自摸)
    l_g = next((l_x for l_x in tuple(reversed(T.seats[me].melds)) if define_点杠炮(T, me) and GRP_明杠 in ISA[l_x.group]), None)
    for l_w in tuple(T.wins):
        if l_w.seat == me:
            if l_g is not None:
                T.pay(l_w.values[VAL_得分], must(must(l_g).from_), me, PAY_点杠花, 'w.得分', (('w.得分', l_w.values[VAL_得分]),))
            else:
                for l_s in tuple(define_对手(T, me)):
                    T.pay(l_w.values[VAL_得分] + (1 * T.options.o_底分 if T.options.o_自摸 == CHO_自摸__加底 else 0), l_s, me, PAY_自摸, 'w.得分 + (if option.自摸 is 加底 then 1分 * option.底分 else 0分)', (('w.得分', l_w.values[VAL_得分]), ('option.底分', T.options.o_底分)))
    T.seats[me].v_胡 = MEM_胡__刚胡
    T.goto(PHS_胡毕, me)


# rulesets/sichuan.yaml:141  X-018 X-019 X-020 X-050  Added kong
def do_补杠(T: Game, me: int, i_l_m: int, l_t: int) -> None:
    l_m = T.seats[me].melds[i_l_m]
    l_own = l_t == must(T.seats[me].drawn) or T.options.o_过手杠
    T.open(me, PHS_抢杠窗, (l_t,), None, after_补杠__2, (l_m, l_t, l_own))


# std/mahjong.yaml:60  Chow
def do_吃(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_吃, tuple((*l_w, *(l_t,))))
    T.goto(PHS_出牌, me)


# std/table.yaml:71
def after_打__1(T: Game, me: int) -> None:
    routine_轮到(T, define_下家(T, me))


# std/table.yaml:69  Discard
def do_打(T: Game, me: int, l_t: int) -> None:
    T.hand.v_出牌数 = T.hand.v_出牌数 + 1
    T.discard(me, l_t)
    T.open(me, PHS_应牌, (l_t,), None, after_打__1, ())


# rulesets/sichuan.yaml:433  X-005 X-063 X-064
def dealer_first(T: Game) -> int:
    owner = T.owner
    return owner


# rulesets/sichuan.yaml:435  X-005 X-063 X-064
def dealer_next(T: Game) -> int:
    return default(None if (x_4 := define_首胡(T)) is None else x_4.from_, T.dealer) if sum(1 for l_w in T.wins if eq2(l_w.tile, None if (x_3 := define_首胡(T)) is None else x_3.tile) and eq2(l_w.from_, must(define_首胡(T)).from_)) > 1 else default(None if (x_5 := define_首胡(T)) is None else x_5.seat, T.dealer)


# rulesets/sichuan.yaml:316  X-028
def declined_过水__抢杠(T: Game, me: int, l_t: int) -> None:
    T.seats[me].v_漏 = max(T.seats[me].v_漏, define_番值(T, me, ACT_抢杠, l_t))


# rulesets/sichuan.yaml:316  X-028
def declined_过水__点炮(T: Game, me: int, l_t: int) -> None:
    T.seats[me].v_漏 = max(T.seats[me].v_漏, define_番值(T, me, ACT_点炮, l_t))


# rulesets/sichuan.yaml:269  X-011  The missing suit
def done_定缺(T: Game, me: int) -> None:
    routine_轮到(T, T.dealer)


# rulesets/sichuan.yaml:261  X-006 X-008 X-009 X-010  Three tiles for the exchange
def done_换牌(T: Game, me: int) -> None:
    T.hand.v_骰 = define_掷(T, 1)
    for l_s in tuple(T.all):
        l_ts = tuple(T.seats[l_s].z_换出)
        T.move(tuple(l_ts), T.ahead(l_s, (T.hand.v_骰 + 1) // 2), 'hand')
    if T.options.o_定缺:
        T.goto(PHS_定缺)
    else:
        routine_轮到(T, T.dealer)


# rulesets/sichuan.yaml:276  X-020 X-025 X-026 X-027  After a win
def enter_胡毕(T: Game, me: int) -> None:
    for l_w in tuple(T.wins):
        if l_w.from_ is not None and l_w.tile is not None:
            if must(l_w.tile) in T.seats[must(l_w.from_)].hand:
                T.move((must(l_w.tile),), must(l_w.from_), 'discards')
    if T.options.o_呼叫转移:
        routine_转移(T)
    for l_s in tuple(T.all):
        if T.seats[l_s].v_胡 == MEM_胡__刚胡:
            T.seats[l_s].v_胡 = MEM_胡__已胡
    if sum(1 for l_s in T.all if define_在局(T, l_s)) <= 1:
        T.end(END_胡)
    else:
        routine_轮到(T, define_下家(T, me))


# rulesets/sichuan.yaml:218
def init_收(T: Game, me: int) -> tuple[int, ...]:
    return ()


# rulesets/sichuan.yaml:219
def init_末收(T: Game, me: int) -> tuple[int, ...]:
    return ()


# rulesets/sichuan.yaml:217  X-028  番 of the best win let go
def init_漏(T: Game, me: int) -> int:
    return 0


# rulesets/sichuan.yaml:215
def init_缺(T: Game, me: int) -> int | None:
    return None


# rulesets/sichuan.yaml:216  X-025  whether the seat has won
def init_胡(T: Game, me: int) -> int:
    return MEM_胡__在局


# rulesets/sichuan.yaml:213  X-009  the die thrown for the exchange
def init_骰(T: Game, me: int) -> int:
    return 0


# rulesets/sichuan.yaml:2
def judge(T: Game, me: int, A: Arrangement) -> bool:
    found: dict[int, tuple[int, ...]] = {}
    A.found = found
    A.kept = {}
    if A.won and (amounts := pattern_将七对(T, me, A)) is not None:
        found[PAT_将七对] = amounts
    if A.won and (amounts := pattern_清龙七对(T, me, A)) is not None:
        found[PAT_清龙七对] = amounts
    if A.won and (amounts := pattern_中张(T, me, A)) is not None:
        found[PAT_中张] = amounts
    if A.won and (amounts := pattern_清十八罗汉(T, me, A)) is not None:
        found[PAT_清十八罗汉] = amounts
    if A.won and (amounts := pattern_地胡(T, me, A)) is not None:
        found[PAT_地胡] = amounts
    if A.won and (amounts := pattern_天胡(T, me, A)) is not None:
        found[PAT_天胡] = amounts
    if A.won and (amounts := pattern_清幺九(T, me, A)) is not None:
        found[PAT_清幺九] = amounts
    if A.won and (amounts := pattern_抢杠胡(T, me, A)) is not None:
        found[PAT_抢杠胡] = amounts
    if A.won and (amounts := pattern_杠上炮(T, me, A)) is not None:
        found[PAT_杠上炮] = amounts
    if A.won and (amounts := pattern_杠上花(T, me, A)) is not None:
        found[PAT_杠上花] = amounts
    if A.won and (amounts := pattern_根(T, me, A)) is not None:
        found[PAT_根] = amounts
    if A.won and (amounts := pattern_海底捞月(T, me, A)) is not None:
        found[PAT_海底捞月] = amounts
    if A.won and (amounts := pattern_海底炮(T, me, A)) is not None:
        found[PAT_海底炮] = amounts
    if A.won and (amounts := pattern_自摸(T, me, A)) is not None:
        found[PAT_自摸] = amounts
    if A.won and (amounts := pattern_门清(T, me, A)) is not None:
        found[PAT_门清] = amounts
    if A.won and PAT_清龙七对 not in found and (amounts := pattern_清七对(T, me, A)) is not None:
        found[PAT_清七对] = amounts
    if A.won and PAT_清龙七对 not in found and (amounts := pattern_龙七对(T, me, A)) is not None:
        found[PAT_龙七对] = amounts
    if A.won and PAT_清十八罗汉 not in found and (amounts := pattern_十八罗汉(T, me, A)) is not None:
        found[PAT_十八罗汉] = amounts
    if A.won and PAT_清十八罗汉 not in found and (amounts := pattern_清金钩钓(T, me, A)) is not None:
        found[PAT_清金钩钓] = amounts
    if A.won and PAT_清幺九 not in found and (amounts := pattern_带幺九(T, me, A)) is not None:
        found[PAT_带幺九] = amounts
    if A.won and PAT_龙七对 not in found and PAT_将七对 not in found and PAT_清七对 not in found and PAT_清龙七对 not in found and (amounts := pattern_七对(T, me, A)) is not None:
        found[PAT_七对] = amounts
    if A.won and PAT_十八罗汉 not in found and (amounts := pattern_将金钩钓(T, me, A)) is not None:
        found[PAT_将金钩钓] = amounts
    if A.won and PAT_清金钩钓 not in found and PAT_清十八罗汉 not in found and (amounts := pattern_清对(T, me, A)) is not None:
        found[PAT_清对] = amounts
    if A.won and PAT_将金钩钓 not in found and PAT_十八罗汉 not in found and (amounts := pattern_将对(T, me, A)) is not None:
        found[PAT_将对] = amounts
    if A.won and PAT_将金钩钓 not in found and PAT_十八罗汉 not in found and PAT_清金钩钓 not in found and PAT_清十八罗汉 not in found and (amounts := pattern_金钩钓(T, me, A)) is not None:
        found[PAT_金钩钓] = amounts
    if A.won and PAT_清对 not in found and PAT_清七对 not in found and PAT_清龙七对 not in found and PAT_清幺九 not in found and PAT_清金钩钓 not in found and PAT_清十八罗汉 not in found and (amounts := pattern_清一色(T, me, A)) is not None:
        found[PAT_清一色] = amounts
    if A.won and PAT_将对 not in found and PAT_金钩钓 not in found and PAT_将金钩钓 not in found and PAT_十八罗汉 not in found and PAT_清对 not in found and PAT_清金钩钓 not in found and PAT_清十八罗汉 not in found and (amounts := pattern_对对胡(T, me, A)) is not None:
        found[PAT_对对胡] = amounts
    if A.won and not found and (amounts := pattern_素番(T, me, A)) is not None:
        found[PAT_素番] = amounts
    A.totals = (sum(a[0] for a in found.values()),)
    A.values = ()
    A.values = (*A.values, value_总番(T, A))
    A.values = (*A.values, value_番(T, A))
    A.values = (*A.values, value_得分(T, A))
    A.rank = (A.values[VAL_总番],)
    return not A.won or score_require(T, me, A)


# rulesets/sichuan.yaml:325  X-034  Seven pairs
def pattern_七对(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not A.shape == SHP_七对:
        return None
    return (2,)


# rulesets/sichuan.yaml:385  X-047  No terminals
def pattern_中张(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (T.options.o_门清中张 and kinds_in(A, KIND_OF) <= KINDS_1):
        return None
    return (1,)


# rulesets/sichuan.yaml:338  X-037  Four kongs
def pattern_十八罗汉(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_四杠(T, me, A):
        return None
    return (8 if define_将牌(T, A) else 6,)


# rulesets/sichuan.yaml:361  X-038  Earthly win
def pattern_地胡(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (T.options.o_天地胡 and A.by == ACT_自摸 and me != T.dealer and not bool(T.seats[me].discards) and all(not bool(T.seats[l_s].melds) for l_s in T.all)):
        return None
    return (5,)


# rulesets/sichuan.yaml:360  X-038  Heavenly win
def pattern_天胡(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (T.options.o_天地胡 and define_庄起手胡(T, me, A)):
        return None
    return (5,)


# rulesets/sichuan.yaml:323  X-032  All triplets
def pattern_对对胡(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_对对(T, A):
        return None
    return (1,)


# rulesets/sichuan.yaml:335  X-036  Seven pairs of 258
def pattern_将七对(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_七对 and define_将牌(T, A)):
        return None
    return (4,)


# rulesets/sichuan.yaml:334  X-036  All triplets of 258
def pattern_将对(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_对对(T, A) and define_将牌(T, A)):
        return None
    return (3,)


# rulesets/sichuan.yaml:337  X-036 X-037  Four groups of 258 laid
def pattern_将金钩钓(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_单钓(T, me, A) and define_将牌(T, A)):
        return None
    return (4,)


# rulesets/sichuan.yaml:333  X-035  A terminal in every group
def pattern_带幺九(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_幺九组(T, A):
        return None
    return (2,)


# rulesets/sichuan.yaml:375  X-039  Robbing the kong
def pattern_抢杠胡(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not A.by == ACT_抢杠:
        return None
    return (1,)


# rulesets/sichuan.yaml:370  X-039  Shot after a kong
def pattern_杠上炮(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.by == ACT_点炮 and any(A.from_ == l_s and define_杠后(T, l_s) for l_s in T.all)):
        return None
    return (1,)


# rulesets/sichuan.yaml:369  X-039  Flower on the kong
def pattern_杠上花(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.by == ACT_自摸 and define_杠后(T, me)):
        return None
    return (1,)


# rulesets/sichuan.yaml:355  X-031  Four alike
def pattern_根(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    amounts = (0 if define_四杠(T, me, A) else max(define_根数(T, A) - 1, 0) if A.shape == SHP_七对 else define_根数(T, A),)
    return amounts if amounts[0] else None


# rulesets/sichuan.yaml:376  X-040  Last tile drawn
def pattern_海底捞月(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (T.options.o_海底 and A.by == ACT_自摸 and T.wall.left == 0):
        return None
    return (1,)


# rulesets/sichuan.yaml:377  X-040  Last discard
def pattern_海底炮(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (T.options.o_海底 and A.by == ACT_点炮 and A.from_ is not None and T.wall.left == 0):
        return None
    return (1,)


# rulesets/sichuan.yaml:324  X-033  Pure suit
def pattern_清一色(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_清(T, A):
        return None
    return (2,)


# rulesets/sichuan.yaml:340  X-033  Pure seven pairs
def pattern_清七对(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_清(T, A) and A.shape == SHP_七对):
        return None
    return (4,)


# rulesets/sichuan.yaml:349  X-033 X-037  Four pure kongs
def pattern_清十八罗汉(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_清(T, A) and define_四杠(T, me, A)):
        return None
    return (8,)


# rulesets/sichuan.yaml:339  X-033  Pure triplets
def pattern_清对(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_清(T, A) and define_对对(T, A)):
        return None
    return (3,)


# rulesets/sichuan.yaml:347  X-033 X-035  Pure terminals
def pattern_清幺九(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_清(T, A) and define_幺九组(T, A)):
        return None
    return (4,)


# rulesets/sichuan.yaml:348  X-033 X-037  Four pure groups laid
def pattern_清金钩钓(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_清(T, A) and define_单钓(T, me, A)):
        return None
    return (4,)


# rulesets/sichuan.yaml:341  X-033 X-034  Pure seven pairs with four alike
def pattern_清龙七对(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_清(T, A) and A.shape == SHP_七对 and define_根数(T, A) > 0):
        return None
    return (5,)


# rulesets/sichuan.yaml:322  X-029 X-042  Plain
def pattern_素番(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    return (0,)


# rulesets/sichuan.yaml:383  X-045  Self-draw
def pattern_自摸(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (T.options.o_自摸 == CHO_自摸__加番 and A.by == ACT_自摸 and not define_点杠炮(T, me)):
        return None
    return (1,)


# rulesets/sichuan.yaml:336  X-037  Four groups laid
def pattern_金钩钓(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_单钓(T, me, A):
        return None
    return (2,)


# rulesets/sichuan.yaml:384  X-047  No claims
def pattern_门清(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (T.options.o_门清中张 and all(GRP_暗杠 in ISA[l_m.group] for l_m in T.seats[me].melds)):
        return None
    return (1,)


# rulesets/sichuan.yaml:326  X-034  Seven pairs with four alike
def pattern_龙七对(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_七对 and define_根数(T, A) > 0):
        return None
    return (1 if PAT_将七对 in A.found else 3,)


# rulesets/sichuan.yaml:94  X-001
def room_copies(T: Game, it: int) -> int:
    return 0 if it in CLASS_字牌 else 4


# rulesets/sichuan.yaml:9  X-002
def room_seats(options: Options) -> int:
    return 4


# rulesets/sichuan.yaml:2
def score_choose(T: Game, me: int) -> tuple[tuple[int, ...], ...]:
    return ((),)


# rulesets/sichuan.yaml:393  X-012 X-015
def score_require(T: Game, me: int, A: Arrangement) -> bool:
    return all(SUIT_OF[KIND_OF[l_t]] != must(T.seats[me].v_缺) for l_t in A.tiles) if T.seats[me].v_缺 is not None else any(all(SUIT_OF[KIND_OF[l_t]] != l_u for l_t in A.tiles) for l_u in (0, 1, 2))


# rulesets/sichuan.yaml:388
def score_tiles(T: Game, me: int) -> Sequence[int]:
    return T.seats[me].hand


# rulesets/sichuan.yaml:422  X-052 X-056 X-057 X-058 X-060 X-061  Exhausted wall
def settle_流局(T: Game) -> None:
    routine_退税(T)
    for l_a in tuple(T.all):
        if define_在局(T, l_a) and define_花猪(T, l_a):
            for l_b in tuple(T.others(l_a)):
                if (define_在局(T, l_b) or T.options.o_花猪赔 == CHO_花猪赔__各家) and not define_花猪(T, l_b):
                    T.pay(define_分值(T, (2, 3, 4, 5, 5)[T.options.o_封顶]), l_a, l_b, PAY_花猪, '分值(option.封顶.猪)', (('分值(option.封顶.猪)', define_分值(T, (2, 3, 4, 5, 5)[T.options.o_封顶])), ('option.封顶.猪', (2, 3, 4, 5, 5)[T.options.o_封顶])))
    for l_a in tuple(T.all):
        if define_在局(T, l_a) and not define_花猪(T, l_a) and define_叫(T, l_a) == 0:
            for l_b in tuple(define_对手(T, l_a)):
                T.pay(1 * define_叫(T, l_b), l_a, l_b, PAY_查叫, '1分 * 叫(b)', (('叫(b)', define_叫(T, l_b)),))


# rulesets/sichuan.yaml:416  X-027 X-052  Won
def settle_胡(T: Game) -> None:
    if T.options.o_三家胡退税:
        routine_退税(T)


# rulesets/sichuan.yaml:298  X-020 X-021 X-039  Robbing a kong
def together_抢杠(T: Game, claims: tuple[int, ...]) -> bool:
    return True


# rulesets/sichuan.yaml:298  X-022 X-023 X-025 X-044  Win on a discard
def together_点炮(T: Game, claims: tuple[int, ...]) -> bool:
    return True


# rulesets/sichuan.yaml:397  X-041  Points from one payer
def value_得分(T: Game, A: Arrangement) -> int:
    return define_分值(T, A.values[VAL_番])


# rulesets/sichuan.yaml:395  X-042  番 before the cap
def value_总番(T: Game, A: Arrangement) -> int:
    return A.totals[UNT_番] + 1 * (1, 0)[T.options.o_素番]


# rulesets/sichuan.yaml:396  X-043  番
def value_番(T: Game, A: Arrangement) -> int:
    return min(A.values[VAL_总番], 1 * (2, 3, 4, 5, 99)[T.options.o_封顶])


# std/mahjong.yaml:38  completed kongs of all seats
def init_杠数(T: Game, me: int) -> int:
    return 0


# std/mahjong.yaml:56  Chow
def priority_吃(T: Game, me: int) -> int:
    return 10


# std/mahjong.yaml:73  X-018 X-019 X-048  Kong of a discard
def priority_明杠(T: Game, me: int) -> int:
    return 20


# std/mahjong.yaml:65  X-017  Pung
def priority_碰(T: Game, me: int) -> int:
    return 20


# std/table.yaml:56  The deal
def enter_发牌(T: Game, me: int) -> None:
    for l_s in tuple(T.seats_from(T.dealer)):
        T.deal(define_起手张(T), l_s)
    routine_开局(T)


# std/table.yaml:92
def event_ended(T: Game) -> None:
    on_ended__计局(T)


# std/table.yaml:29  discards so far
def init_出牌数(T: Game, me: int) -> int:
    return 0


# std/table.yaml:33  hands finished
def init_已打局(T: Game, me: int) -> int:
    return 0


# std/table.yaml:31  X-039  how the last tile was drawn
def init_摸法(T: Game, me: int) -> int:
    return MEM_摸法__摸牌


# std/table.yaml:92
def on_ended__计局(T: Game) -> None:
    T.room.v_已打局 = T.room.v_已打局 + 1


# std/table.yaml:83  X-020 X-021 X-039  Robbing a kong
def priority_抢杠(T: Game, me: int) -> int:
    return 90


# std/table.yaml:83  X-022 X-023 X-025 X-044  Win on a discard
def priority_点炮(T: Game, me: int) -> int:
    return 90


# std/table.yaml:95
def score_size(T: Game) -> int:
    return define_起手张(T) + 1


# std/table.yaml:103
def session_over(T: Game) -> bool:
    return T.room.v_已打局 >= T.options.o_局数


RULEBOOK = Rulebook(
    interface=INTERFACE,
    id='sichuan',
    version='0.1.0',
    title='四川麻将·血战到底',
    title_en='Sichuan mahjong: fight to the end',
    source='seeds/sichuan.yaml',
    digest='2ea0c1498b74a9c51ed46082c078f21818fbdb0c5087fd9c74cffc49411f942e',
    files=('rulesets/sichuan.yaml', 'std/mahjong.yaml', 'std/table.yaml'),
    options=(
        Option('局数', 'int', 8, 1, 64, (), Mark('std/table.yaml', 10, ('X-065',), (), 'Hands in a session')),
        Option('底分', 'int', 1, 1, 100, (), Mark('rulesets/sichuan.yaml', 13, ('X-041',), (), 'Points of one stake')),
        Option('素番', 'choice', 0, 0, 1, (Choice('一番', {'起': 1}, Mark('rulesets/sichuan.yaml', 17, (), (), 'A plain hand is one 番')), Choice('零番', {'起': 0}, Mark('rulesets/sichuan.yaml', 17, (), (), 'A plain hand is no 番'))), Mark('rulesets/sichuan.yaml', 14, ('X-041', 'X-042'), ('XA-01',), 'What a plain hand counts')),
        Option('封顶', 'choice', 3, 0, 4, (Choice('二番', {'限': 2, '猪': 2}, Mark('rulesets/sichuan.yaml', 25, (), (), 'At most two 番')), Choice('三番', {'限': 3, '猪': 3}, Mark('rulesets/sichuan.yaml', 26, (), (), 'At most three 番')), Choice('四番', {'限': 4, '猪': 4}, Mark('rulesets/sichuan.yaml', 27, (), (), 'At most four 番')), Choice('五番', {'限': 5, '猪': 5}, Mark('rulesets/sichuan.yaml', 28, (), (), 'At most five 番')), Choice('不封顶', {'限': 99, '猪': 5}, Mark('rulesets/sichuan.yaml', 29, (), (), 'No cap'))), Mark('rulesets/sichuan.yaml', 21, ('X-043', 'X-061'), ('XA-01', 'XA-02'), 'Cap')),
        Option('自摸', 'choice', 0, 0, 2, (Choice('加底', {}, Mark('rulesets/sichuan.yaml', 36, (), (), 'A stake from each payer')), Choice('加番', {}, Mark('rulesets/sichuan.yaml', 36, (), (), 'One 番')), Choice('不加', {}, Mark('rulesets/sichuan.yaml', 36, (), (), 'Nothing'))), Mark('rulesets/sichuan.yaml', 33, ('X-045',), ('XA-03',), 'What a self-draw adds')),
        Option('换三张', 'bool', 1, 0, 1, (), Mark('rulesets/sichuan.yaml', 40, ('X-006',), (), 'Exchange three tiles')),
        Option('换同色', 'bool', 1, 0, 1, (), Mark('rulesets/sichuan.yaml', 41, ('X-007',), ('XA-04',), 'The three tiles are of one suit')),
        Option('定缺', 'bool', 1, 0, 1, (), Mark('rulesets/sichuan.yaml', 42, ('X-011',), ('XA-06',), 'Each seat names its missing suit')),
        Option('先打缺', 'bool', 1, 0, 1, (), Mark('rulesets/sichuan.yaml', 43, ('X-014',), ('XA-07',), 'The missing suit is discarded first')),
        Option('过水', 'choice', 1, 0, 2, (Choice('不锁', {}, Mark('rulesets/sichuan.yaml', 47, (), (), 'Nothing')), Choice('大番可胡', {}, Mark('rulesets/sichuan.yaml', 47, (), (), 'Wins that are no bigger')), Choice('全锁', {}, Mark('rulesets/sichuan.yaml', 47, (), (), 'Every win'))), Mark('rulesets/sichuan.yaml', 44, ('X-028',), ('XA-08',), 'What a win let go locks until the own turn')),
        Option('幺九将对', 'bool', 1, 0, 1, (), Mark('rulesets/sichuan.yaml', 51, ('X-035', 'X-036'), (), '带幺九 and 将对 count')),
        Option('天地胡', 'bool', 1, 0, 1, (), Mark('rulesets/sichuan.yaml', 52, ('X-038',), ('XA-09',), '天胡 and 地胡 count')),
        Option('海底', 'bool', 1, 0, 1, (), Mark('rulesets/sichuan.yaml', 53, ('X-040',), ('XA-10',), 'Winning with the last tile counts')),
        Option('门清中张', 'bool', 0, 0, 1, (), Mark('rulesets/sichuan.yaml', 54, ('X-047',), (), '门清 and 中张 count')),
        Option('点杠花', 'choice', 0, 0, 1, (Choice('当自摸', {}, Mark('rulesets/sichuan.yaml', 58, (), (), 'Everybody still in pays')), Choice('当点炮', {}, Mark('rulesets/sichuan.yaml', 58, (), (), 'Who fed the kong pays alone'))), Mark('rulesets/sichuan.yaml', 55, ('X-046',), ('XA-11',), 'Flower on a kong of a discard')),
        Option('过手杠', 'bool', 1, 0, 1, (), Mark('rulesets/sichuan.yaml', 62, ('X-050',), ('XA-12',), 'A kong added later pays too')),
        Option('呼叫转移', 'bool', 1, 0, 1, (), Mark('rulesets/sichuan.yaml', 63, ('X-053',), (), 'Kong money is passed on to the winner')),
        Option('转移分法', 'choice', 0, 0, 1, (Choice('平分', {}, Mark('rulesets/sichuan.yaml', 67, (), (), 'Shared, what is left over to the first')), Choice('各得', {}, Mark('rulesets/sichuan.yaml', 67, (), (), 'Each winner gets as much'))), Mark('rulesets/sichuan.yaml', 64, ('X-054',), ('XA-13',), 'Several winners of a tile after a kong')),
        Option('三家胡退税', 'bool', 0, 0, 1, (), Mark('rulesets/sichuan.yaml', 71, ('X-052',), ('XA-14',), 'Refunds after the third win too')),
        Option('花猪赔', 'choice', 0, 0, 1, (Choice('在局', {}, Mark('rulesets/sichuan.yaml', 75, (), (), 'The others still in')), Choice('各家', {}, Mark('rulesets/sichuan.yaml', 75, (), (), 'Every other seat'))), Mark('rulesets/sichuan.yaml', 72, ('X-061',), ('XA-15',), 'Whom a seat with three suits pays')),
    ),
    constraints=(),
    presets={'加番房': {'自摸': 1, '封顶': 2}, '零番房': {'素番': 1, '封顶': 1, '自摸': 1, '门清中张': 1}, '当点炮房': {'点杠花': 1, '封顶': 2}, '老打法': {'换三张': 0, '定缺': 0, '呼叫转移': 0, '过水': 0}},
    seats=room_seats,
    kinds=('一万', '二万', '三万', '四万', '五万', '六万', '七万', '八万', '九万', '一筒', '二筒', '三筒', '四筒', '五筒', '六筒', '七筒', '八筒', '九筒', '一索', '二索', '三索', '四索', '五索', '六索', '七索', '八索', '九索', '东', '南', '西', '北', '中', '发', '白'),
    suits=(
        Suit('万', (0, 1, 2, 3, 4, 5, 6, 7, 8), True, 'm', 1, Mark('std/mahjong.yaml', 12, (), (), 'Characters'), (0x1F007, 0x1F008, 0x1F009, 0x1F00A, 0x1F00B, 0x1F00C, 0x1F00D, 0x1F00E, 0x1F00F)),
        Suit('筒', (9, 10, 11, 12, 13, 14, 15, 16, 17), True, 'p', 1, Mark('std/mahjong.yaml', 13, (), (), 'Dots'), (0x1F019, 0x1F01A, 0x1F01B, 0x1F01C, 0x1F01D, 0x1F01E, 0x1F01F, 0x1F020, 0x1F021)),
        Suit('索', (18, 19, 20, 21, 22, 23, 24, 25, 26), True, 's', 1, Mark('std/mahjong.yaml', 14, (), (), 'Bamboos'), (0x1F010, 0x1F011, 0x1F012, 0x1F013, 0x1F014, 0x1F015, 0x1F016, 0x1F017, 0x1F018)),
        Suit('风', (27, 28, 29, 30), False, 'z', 1, Mark('std/mahjong.yaml', 15, (), (), 'Winds'), (0x1F000, 0x1F001, 0x1F002, 0x1F003)),
        Suit('箭', (31, 32, 33), False, 'z', 5, Mark('std/mahjong.yaml', 16, (), (), 'Dragons'), (0x1F004, 0x1F005, 0x1F006)),
    ),
    suit_of=SUIT_OF,
    rank_of=RANK_OF,
    next_of=NEXT_OF,
    stride=STRIDE,
    kind_of=KIND_OF,
    finish_of=FINISH_OF,
    face_of=FACE_OF,
    finishes=(),
    copies=room_copies,
    wilds=(),
    groups=(
        GroupSpec('顺', ISA[GRP_顺], '', ((0, 1, 2), (1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6), (5, 6, 7), (6, 7, 8), (9, 10, 11), (10, 11, 12), (11, 12, 13), (12, 13, 14), (13, 14, 15), (14, 15, 16), (15, 16, 17), (18, 19, 20), (19, 20, 21), (20, 21, 22), (21, 22, 23), (22, 23, 24), (23, 24, 25), (24, 25, 26)), None, 0, Mark('std/mahjong.yaml', 23, (), (), 'Run')),
        GroupSpec('刻', ISA[GRP_刻], '', ((0, 0, 0), (1, 1, 1), (2, 2, 2), (3, 3, 3), (4, 4, 4), (5, 5, 5), (6, 6, 6), (7, 7, 7), (8, 8, 8), (9, 9, 9), (10, 10, 10), (11, 11, 11), (12, 12, 12), (13, 13, 13), (14, 14, 14), (15, 15, 15), (16, 16, 16), (17, 17, 17), (18, 18, 18), (19, 19, 19), (20, 20, 20), (21, 21, 21), (22, 22, 22), (23, 23, 23), (24, 24, 24), (25, 25, 25), (26, 26, 26), (27, 27, 27), (28, 28, 28), (29, 29, 29), (30, 30, 30), (31, 31, 31), (32, 32, 32), (33, 33, 33)), None, 0, Mark('std/mahjong.yaml', 24, (), (), 'Triplet')),
        GroupSpec('将', ISA[GRP_将], '', ((0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9), (10, 10), (11, 11), (12, 12), (13, 13), (14, 14), (15, 15), (16, 16), (17, 17), (18, 18), (19, 19), (20, 20), (21, 21), (22, 22), (23, 23), (24, 24), (25, 25), (26, 26), (27, 27), (28, 28), (29, 29), (30, 30), (31, 31), (32, 32), (33, 33)), None, 0, Mark('std/mahjong.yaml', 25, (), (), 'Pair')),
        GroupSpec('吃', ISA[GRP_吃], 'open', ((0, 1, 2), (1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6), (5, 6, 7), (6, 7, 8), (9, 10, 11), (10, 11, 12), (11, 12, 13), (12, 13, 14), (13, 14, 15), (14, 15, 16), (15, 16, 17), (18, 19, 20), (19, 20, 21), (20, 21, 22), (21, 22, 23), (22, 23, 24), (23, 24, 25), (24, 25, 26)), None, 0, Mark('std/mahjong.yaml', 26, (), (), 'Chow')),
        GroupSpec('碰', ISA[GRP_碰], 'open', ((0, 0, 0), (1, 1, 1), (2, 2, 2), (3, 3, 3), (4, 4, 4), (5, 5, 5), (6, 6, 6), (7, 7, 7), (8, 8, 8), (9, 9, 9), (10, 10, 10), (11, 11, 11), (12, 12, 12), (13, 13, 13), (14, 14, 14), (15, 15, 15), (16, 16, 16), (17, 17, 17), (18, 18, 18), (19, 19, 19), (20, 20, 20), (21, 21, 21), (22, 22, 22), (23, 23, 23), (24, 24, 24), (25, 25, 25), (26, 26, 26), (27, 27, 27), (28, 28, 28), (29, 29, 29), (30, 30, 30), (31, 31, 31), (32, 32, 32), (33, 33, 33)), None, 0, Mark('std/mahjong.yaml', 27, (), (), 'Pung')),
        GroupSpec('杠', ISA[GRP_杠], 'open', ((0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2), (3, 3, 3, 3), (4, 4, 4, 4), (5, 5, 5, 5), (6, 6, 6, 6), (7, 7, 7, 7), (8, 8, 8, 8), (9, 9, 9, 9), (10, 10, 10, 10), (11, 11, 11, 11), (12, 12, 12, 12), (13, 13, 13, 13), (14, 14, 14, 14), (15, 15, 15, 15), (16, 16, 16, 16), (17, 17, 17, 17), (18, 18, 18, 18), (19, 19, 19, 19), (20, 20, 20, 20), (21, 21, 21, 21), (22, 22, 22, 22), (23, 23, 23, 23), (24, 24, 24, 24), (25, 25, 25, 25), (26, 26, 26, 26), (27, 27, 27, 27), (28, 28, 28, 28), (29, 29, 29, 29), (30, 30, 30, 30), (31, 31, 31, 31), (32, 32, 32, 32), (33, 33, 33, 33)), None, 0, Mark('std/mahjong.yaml', 28, (), (), 'Kong')),
        GroupSpec('明杠', ISA[GRP_明杠], 'open', ((0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2), (3, 3, 3, 3), (4, 4, 4, 4), (5, 5, 5, 5), (6, 6, 6, 6), (7, 7, 7, 7), (8, 8, 8, 8), (9, 9, 9, 9), (10, 10, 10, 10), (11, 11, 11, 11), (12, 12, 12, 12), (13, 13, 13, 13), (14, 14, 14, 14), (15, 15, 15, 15), (16, 16, 16, 16), (17, 17, 17, 17), (18, 18, 18, 18), (19, 19, 19, 19), (20, 20, 20, 20), (21, 21, 21, 21), (22, 22, 22, 22), (23, 23, 23, 23), (24, 24, 24, 24), (25, 25, 25, 25), (26, 26, 26, 26), (27, 27, 27, 27), (28, 28, 28, 28), (29, 29, 29, 29), (30, 30, 30, 30), (31, 31, 31, 31), (32, 32, 32, 32), (33, 33, 33, 33)), None, 0, Mark('std/mahjong.yaml', 29, (), (), 'Kong of a discard')),
        GroupSpec('补杠', ISA[GRP_补杠], 'open', ((0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2), (3, 3, 3, 3), (4, 4, 4, 4), (5, 5, 5, 5), (6, 6, 6, 6), (7, 7, 7, 7), (8, 8, 8, 8), (9, 9, 9, 9), (10, 10, 10, 10), (11, 11, 11, 11), (12, 12, 12, 12), (13, 13, 13, 13), (14, 14, 14, 14), (15, 15, 15, 15), (16, 16, 16, 16), (17, 17, 17, 17), (18, 18, 18, 18), (19, 19, 19, 19), (20, 20, 20, 20), (21, 21, 21, 21), (22, 22, 22, 22), (23, 23, 23, 23), (24, 24, 24, 24), (25, 25, 25, 25), (26, 26, 26, 26), (27, 27, 27, 27), (28, 28, 28, 28), (29, 29, 29, 29), (30, 30, 30, 30), (31, 31, 31, 31), (32, 32, 32, 32), (33, 33, 33, 33)), None, 0, Mark('std/mahjong.yaml', 30, (), (), 'Added kong')),
        GroupSpec('暗杠', ISA[GRP_暗杠], 'one', ((0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2), (3, 3, 3, 3), (4, 4, 4, 4), (5, 5, 5, 5), (6, 6, 6, 6), (7, 7, 7, 7), (8, 8, 8, 8), (9, 9, 9, 9), (10, 10, 10, 10), (11, 11, 11, 11), (12, 12, 12, 12), (13, 13, 13, 13), (14, 14, 14, 14), (15, 15, 15, 15), (16, 16, 16, 16), (17, 17, 17, 17), (18, 18, 18, 18), (19, 19, 19, 19), (20, 20, 20, 20), (21, 21, 21, 21), (22, 22, 22, 22), (23, 23, 23, 23), (24, 24, 24, 24), (25, 25, 25, 25), (26, 26, 26, 26), (27, 27, 27, 27), (28, 28, 28, 28), (29, 29, 29, 29), (30, 30, 30, 30), (31, 31, 31, 31), (32, 32, 32, 32), (33, 33, 33, 33)), None, 0, Mark('std/mahjong.yaml', 31, (), (), 'Concealed kong')),
    ),
    shapes=(
        ShapeSpec('标准', (Part(4, (GRP_顺, GRP_刻)), Part(1, (GRP_将,))), False, None, Mark('std/mahjong.yaml', 34, ('X-029',), (), 'Four groups and a pair'), False),
        ShapeSpec('七对', (Part(7, (GRP_将,)),), False, None, Mark('rulesets/sichuan.yaml', 91, ('X-030',), ('XA-16',), 'Seven pairs'), False),
    ),
    zones=(
        Zone('换出', 'seat', 'owner', 'z_换出', Mark('rulesets/sichuan.yaml', 87, ('X-008',), (), 'Tiles laid aside for the exchange')),
    ),
    wall_stack=1,
    state=(
        StateVar('已打局', 'room', 'v_已打局', 'int', init_已打局, 'never', 'all', (), Mark('std/table.yaml', 33, (), (), 'hands finished')),
        StateVar('出牌数', 'hand', 'v_出牌数', 'int', init_出牌数, 'hand', 'all', (), Mark('std/table.yaml', 29, (), (), 'discards so far')),
        StateVar('杠数', 'hand', 'v_杠数', 'int', init_杠数, 'hand', 'all', (), Mark('std/mahjong.yaml', 38, (), (), 'completed kongs of all seats')),
        StateVar('骰', 'hand', 'v_骰', 'int', init_骰, 'hand', 'all', (), Mark('rulesets/sichuan.yaml', 213, ('X-009',), (), 'the die thrown for the exchange')),
        StateVar('摸法', 'seat', 'v_摸法', '摸法', init_摸法, 'hand', 'all', ('摸牌', '碰来', '直杠', '弯杠', '暗杠'), Mark('std/table.yaml', 31, ('X-039',), (), 'how the last tile was drawn')),
        StateVar('缺', 'seat', 'v_缺', 'maybe suit', init_缺, 'hand', 'all', (), Mark('rulesets/sichuan.yaml', 215, ('X-011', 'X-012'), (), 'missing suit')),
        StateVar('胡', 'seat', 'v_胡', '胡', init_胡, 'hand', 'all', ('在局', '刚胡', '已胡'), Mark('rulesets/sichuan.yaml', 216, ('X-025',), (), 'whether the seat has won')),
        StateVar('漏', 'seat', 'v_漏', 'int', init_漏, 'turn', 'owner', (), Mark('rulesets/sichuan.yaml', 217, ('X-028',), ('XA-08',), '番 of the best win let go')),
        StateVar('收', 'seat', 'v_收', 'list of seat', init_收, 'hand', 'all', (), Mark('rulesets/sichuan.yaml', 218, ('X-051',), (), 'who paid for earlier kongs, once a stake')),
        StateVar('末收', 'seat', 'v_末收', 'list of seat', init_末收, 'hand', 'all', (), Mark('rulesets/sichuan.yaml', 219, ('X-051', 'X-053'), (), 'who paid for the last kong, once a stake')),
    ),
    phases=(
        Phase('发牌', 'auto', (), None, enter_发牌, None, Mark('std/table.yaml', 52, (), (), 'The deal')),
        Phase('出牌', 'turn', (ACT_打, ACT_自摸, ACT_补杠, ACT_暗杠), None, None, None, Mark('std/table.yaml', 59, (), (), 'Own turn')),
        Phase('应牌', 'window', (ACT_点炮, ACT_吃, ACT_碰, ACT_明杠), None, None, None, Mark('std/table.yaml', 60, (), (), 'A discard on offer')),
        Phase('抢杠窗', 'window', (ACT_抢杠,), None, None, None, Mark('std/mahjong.yaml', 50, (), (), 'A kong on offer to robbers')),
        Phase('换牌', 'all', (ACT_换,), None, None, done_换牌, Mark('rulesets/sichuan.yaml', 255, ('X-006', 'X-008', 'X-009', 'X-010'), ('XA-05', 'XA-17'), 'Three tiles for the exchange')),
        Phase('定缺', 'all', (ACT_定缺,), None, None, done_定缺, Mark('rulesets/sichuan.yaml', 269, ('X-011',), (), 'The missing suit')),
        Phase('胡毕', 'auto', (), None, enter_胡毕, None, Mark('rulesets/sichuan.yaml', 270, ('X-020', 'X-025', 'X-026', 'X-027'), ('XA-20',), 'After a win')),
    ),
    actions=(
        Action('打', legal_打, do_打, (('t', 'tile'),), frozenset((PHS_出牌,)), False, None, None, None, (), False, True, (BAR_先打缺,), Mark('std/table.yaml', 63, (), (), 'Discard')),
        Action('自摸', legal_自摸, do_自摸, (), frozenset((PHS_出牌,)), False, None, None, None, (), True, False, (), Mark('std/table.yaml', 73, ('X-024', 'X-025', 'X-045', 'X-046'), (), 'Self-drawn win')),
        Action('点炮', legal_点炮, do_点炮, (('t', 'tile'),), frozenset((PHS_应牌,)), False, priority_点炮, together_点炮, None, (), True, False, (BAR_已胡, BAR_过水), Mark('std/table.yaml', 80, ('X-022', 'X-023', 'X-025', 'X-044'), ('XA-20',), 'Win on a discard')),
        Action('吃', legal_吃, do_吃, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌,)), False, priority_吃, None, None, (), False, False, (BAR_不吃,), Mark('std/mahjong.yaml', 53, (), (), 'Chow'), never=True),
        Action('碰', legal_碰, do_碰, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌,)), False, priority_碰, None, None, (), False, False, (BAR_已胡, BAR_缺门不碰), Mark('std/mahjong.yaml', 62, ('X-017',), (), 'Pung')),
        Action('明杠', legal_明杠, do_明杠, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌,)), False, priority_明杠, None, None, (), False, False, (BAR_已胡, BAR_缺门不碰), Mark('std/mahjong.yaml', 70, ('X-018', 'X-019', 'X-048'), (), 'Kong of a discard')),
        Action('补杠', legal_补杠, do_补杠, (('m', 'meld'), ('t', 'tile')), frozenset((PHS_出牌,)), False, None, None, None, (), False, False, (BAR_缺门不碰,), Mark('std/mahjong.yaml', 80, ('X-018', 'X-019', 'X-020', 'X-050'), ('XA-12',), 'Added kong')),
        Action('暗杠', legal_暗杠, do_暗杠, (('w', 'tiles'),), frozenset((PHS_出牌,)), False, None, None, None, (), False, False, (BAR_缺门不杠,), Mark('std/mahjong.yaml', 90, ('X-018', 'X-019', 'X-049'), (), 'Concealed kong')),
        Action('抢杠', legal_抢杠, do_抢杠, (('t', 'tile'),), frozenset((PHS_抢杠窗,)), False, priority_抢杠, together_抢杠, None, (), True, False, (BAR_已胡, BAR_过水), Mark('std/mahjong.yaml', 99, ('X-020', 'X-021', 'X-039'), ('XA-21',), 'Robbing a kong')),
        Action('换', legal_换, do_换, (('w', 'tiles'),), frozenset((PHS_换牌,)), False, None, None, None, (), False, False, (), Mark('rulesets/sichuan.yaml', 289, ('X-006', 'X-007', 'X-008'), ('XA-04',), 'Lay three aside')),
        Action('定缺', legal_定缺, do_定缺, (('u', 'suit'),), frozenset((PHS_定缺,)), False, None, None, None, (), False, False, (), Mark('rulesets/sichuan.yaml', 297, ('X-011',), (), 'Name the missing suit')),
    ),
    bars=(
        Bar('不吃', (ACT_吃,), {}, False, Mark('rulesets/sichuan.yaml', 302, ('X-016',))),
        Bar('先打缺', (ACT_打,), {}, False, Mark('rulesets/sichuan.yaml', 306, ('X-014',), ('XA-07',))),
        Bar('已胡', (ACT_点炮, ACT_碰, ACT_明杠, ACT_抢杠), {}, False, Mark('rulesets/sichuan.yaml', 303, ('X-025',))),
        Bar('缺门不杠', (ACT_暗杠,), {}, False, Mark('rulesets/sichuan.yaml', 305, ('X-013',), ('XA-22',))),
        Bar('缺门不碰', (ACT_碰, ACT_明杠, ACT_补杠), {}, False, Mark('rulesets/sichuan.yaml', 304, ('X-013',), ('XA-22',))),
        Bar('过水', (ACT_点炮, ACT_抢杠), {ACT_点炮: declined_过水__点炮, ACT_抢杠: declined_过水__抢杠}, False, Mark('rulesets/sichuan.yaml', 311, ('X-028',), ('XA-08',))),
    ),
    events={'ended': event_ended},
    start=PHS_发牌,
    units=(
        Unit('番', 'sum', Mark('rulesets/sichuan.yaml', 319, (), (), 'Doubles')),
    ),
    patterns=(
        Pattern('将七对', 'winner', (), Mark('rulesets/sichuan.yaml', 335, ('X-036',), (), 'Seven pairs of 258')),
        Pattern('清龙七对', 'winner', (), Mark('rulesets/sichuan.yaml', 341, ('X-033', 'X-034'), (), 'Pure seven pairs with four alike')),
        Pattern('中张', 'winner', (), Mark('rulesets/sichuan.yaml', 385, ('X-047',), (), 'No terminals')),
        Pattern('清十八罗汉', 'winner', (), Mark('rulesets/sichuan.yaml', 349, ('X-033', 'X-037'), (), 'Four pure kongs')),
        Pattern('地胡', 'winner', (), Mark('rulesets/sichuan.yaml', 361, ('X-038',), ('XA-09',), 'Earthly win')),
        Pattern('天胡', 'winner', (), Mark('rulesets/sichuan.yaml', 360, ('X-038',), ('XA-09', 'XA-17'), 'Heavenly win')),
        Pattern('清幺九', 'winner', (), Mark('rulesets/sichuan.yaml', 347, ('X-033', 'X-035'), (), 'Pure terminals')),
        Pattern('抢杠胡', 'winner', (), Mark('rulesets/sichuan.yaml', 375, ('X-039',), ('XA-21',), 'Robbing the kong')),
        Pattern('杠上炮', 'winner', (), Mark('rulesets/sichuan.yaml', 370, ('X-039',), (), 'Shot after a kong')),
        Pattern('杠上花', 'winner', (), Mark('rulesets/sichuan.yaml', 369, ('X-039',), (), 'Flower on the kong')),
        Pattern('根', 'winner', (), Mark('rulesets/sichuan.yaml', 355, ('X-031',), ('XA-23',), 'Four alike')),
        Pattern('海底捞月', 'winner', (), Mark('rulesets/sichuan.yaml', 376, ('X-040',), (), 'Last tile drawn')),
        Pattern('海底炮', 'winner', (), Mark('rulesets/sichuan.yaml', 377, ('X-040',), ('XA-10',), 'Last discard')),
        Pattern('自摸', 'winner', (), Mark('rulesets/sichuan.yaml', 383, ('X-045',), ('XA-03', 'XA-11'), 'Self-draw')),
        Pattern('门清', 'winner', (), Mark('rulesets/sichuan.yaml', 384, ('X-047',), (), 'No claims')),
        Pattern('清七对', 'winner', (), Mark('rulesets/sichuan.yaml', 340, ('X-033',), (), 'Pure seven pairs'), replaced_by=(PAT_清龙七对,)),
        Pattern('龙七对', 'winner', (), Mark('rulesets/sichuan.yaml', 326, ('X-034',), ('XA-16',), 'Seven pairs with four alike'), replaced_by=(PAT_清龙七对,)),
        Pattern('十八罗汉', 'winner', (), Mark('rulesets/sichuan.yaml', 338, ('X-037',), (), 'Four kongs'), replaced_by=(PAT_清十八罗汉,)),
        Pattern('清金钩钓', 'winner', (), Mark('rulesets/sichuan.yaml', 348, ('X-033', 'X-037'), (), 'Four pure groups laid'), replaced_by=(PAT_清十八罗汉,)),
        Pattern('带幺九', 'winner', (), Mark('rulesets/sichuan.yaml', 333, ('X-035',), (), 'A terminal in every group'), replaced_by=(PAT_清幺九,)),
        Pattern('七对', 'winner', (), Mark('rulesets/sichuan.yaml', 325, ('X-034',), (), 'Seven pairs'), replaced_by=(PAT_龙七对, PAT_将七对, PAT_清七对, PAT_清龙七对)),
        Pattern('将金钩钓', 'winner', (), Mark('rulesets/sichuan.yaml', 337, ('X-036', 'X-037'), (), 'Four groups of 258 laid'), replaced_by=(PAT_十八罗汉,)),
        Pattern('清对', 'winner', (), Mark('rulesets/sichuan.yaml', 339, ('X-033',), (), 'Pure triplets'), replaced_by=(PAT_清金钩钓, PAT_清十八罗汉)),
        Pattern('将对', 'winner', (), Mark('rulesets/sichuan.yaml', 334, ('X-036',), (), 'All triplets of 258'), replaced_by=(PAT_将金钩钓, PAT_十八罗汉)),
        Pattern('金钩钓', 'winner', (), Mark('rulesets/sichuan.yaml', 336, ('X-037',), (), 'Four groups laid'), replaced_by=(PAT_将金钩钓, PAT_十八罗汉, PAT_清金钩钓, PAT_清十八罗汉)),
        Pattern('清一色', 'winner', (), Mark('rulesets/sichuan.yaml', 324, ('X-033',), (), 'Pure suit'), replaced_by=(PAT_清对, PAT_清七对, PAT_清龙七对, PAT_清幺九, PAT_清金钩钓, PAT_清十八罗汉)),
        Pattern('对对胡', 'winner', (), Mark('rulesets/sichuan.yaml', 323, ('X-032',), (), 'All triplets'), replaced_by=(PAT_将对, PAT_金钩钓, PAT_将金钩钓, PAT_十八罗汉, PAT_清对, PAT_清金钩钓, PAT_清十八罗汉)),
        Pattern('素番', 'winner', (), Mark('rulesets/sichuan.yaml', 322, ('X-029', 'X-042'), ('XA-01',), 'Plain')),
    ),
    score=ScoreSpec(score_tiles, score_size, (SHP_标准, SHP_七对), (), score_choose, judge, (ScoreValue('总番', '番', Mark('rulesets/sichuan.yaml', 395, ('X-042',), (), '番 before the cap')), ScoreValue('番', '番', Mark('rulesets/sichuan.yaml', 396, ('X-043',), (), '番')), ScoreValue('得分', '分', Mark('rulesets/sichuan.yaml', 397, ('X-041',), (), 'Points from one payer'))), (), False, False, ('hand',), {}, Mark('rulesets/sichuan.yaml', 2), ()),
    payments=(
        Payment('点炮', Mark('rulesets/sichuan.yaml', 401, ('X-044',), ('XA-21',))),
        Payment('自摸', Mark('rulesets/sichuan.yaml', 402, ('X-045',), ('XA-03',))),
        Payment('点杠花', Mark('rulesets/sichuan.yaml', 403, ('X-046',), ('XA-11',))),
        Payment('刮风', Mark('rulesets/sichuan.yaml', 404, ('X-048', 'X-050'))),
        Payment('下雨', Mark('rulesets/sichuan.yaml', 405, ('X-049',))),
        Payment('转移', Mark('rulesets/sichuan.yaml', 406, ('X-053', 'X-054'))),
        Payment('退税', Mark('rulesets/sichuan.yaml', 407, ('X-051',))),
        Payment('查叫', Mark('rulesets/sichuan.yaml', 408, ('X-058', 'X-059'), ('XA-18',))),
        Payment('花猪', Mark('rulesets/sichuan.yaml', 409, ('X-061',), ('XA-02', 'XA-15', 'XA-24'))),
    ),
    pots=(),
    ends=(
        End('胡', settle_胡, 'rule', (), Mark('std/table.yaml', 98, ('X-027', 'X-052'), ('XA-14',), 'Won')),
        End('流局', settle_流局, 'wall', (), Mark('std/table.yaml', 99, ('X-052', 'X-056', 'X-057', 'X-058', 'X-060', 'X-061'), ('XA-15', 'XA-18', 'XA-24'), 'Exhausted wall')),
        End('解散', None, 'room', (), Mark('std/table.yaml', 100, ('X-062',), ('XA-25',), 'Room dissolved')),
    ),
    dealer_first=dealer_first,
    dealer_next=dealer_next,
    session_over=session_over,
    session_settle=None,
    seat_class=SeatState,
    hand_class=HandState,
    room_class=RoomState,
    options_class=Options,
    notes={},
    red=frozenset(()),
    places={
        'define_分值': ('rulesets/sichuan.yaml', 184),
        'define_单钓': ('rulesets/sichuan.yaml', 208),
        'define_叫': ('rulesets/sichuan.yaml', 191),
        'define_四杠': ('rulesets/sichuan.yaml', 209),
        'define_在局': ('rulesets/sichuan.yaml', 181),
        'define_对对': ('rulesets/sichuan.yaml', 207),
        'define_对手': ('rulesets/sichuan.yaml', 182),
        'define_将牌': ('rulesets/sichuan.yaml', 202),
        'define_幺九组': ('rulesets/sichuan.yaml', 203),
        'define_杠后': ('rulesets/sichuan.yaml', 200),
        'define_根数': ('rulesets/sichuan.yaml', 210),
        'define_清': ('rulesets/sichuan.yaml', 201),
        'define_点杠炮': ('rulesets/sichuan.yaml', 196),
        'define_番值': ('rulesets/sichuan.yaml', 183),
        'define_花猪': ('rulesets/sichuan.yaml', 185),
        'define_庄起手胡': ('std/mahjong.yaml', 42),
        'define_成组牌': ('std/mahjong.yaml', 41),
        'define_闲首胡': ('std/mahjong.yaml', 45),
        'define_下家': ('std/table.yaml', 15),
        'define_座次': ('std/table.yaml', 23),
        'define_张数': ('std/table.yaml', 17),
        'define_掷': ('std/table.yaml', 22),
        'define_留牌': ('std/table.yaml', 14),
        'define_胡得': ('std/table.yaml', 16),
        'define_赢家': ('std/table.yaml', 19),
        'define_起手张': ('std/table.yaml', 13),
        'define_首胡': ('std/table.yaml', 18),
        'routine_杠钱': ('rulesets/sichuan.yaml', 222),
        'routine_转移': ('rulesets/sichuan.yaml', 233),
        'routine_退税': ('rulesets/sichuan.yaml', 246),
        'routine_开局': ('std/table.yaml', 47),
        'routine_补牌': ('std/table.yaml', 43),
        'routine_轮到': ('std/table.yaml', 36),
        'barred_吃__不吃': ('rulesets/sichuan.yaml', 302),
        'barred_抢杠__已胡': ('rulesets/sichuan.yaml', 303),
        'barred_明杠__已胡': ('rulesets/sichuan.yaml', 303),
        'barred_明杠__缺门不碰': ('rulesets/sichuan.yaml', 304),
        'barred_点炮__已胡': ('rulesets/sichuan.yaml', 303),
        'barred_碰__已胡': ('rulesets/sichuan.yaml', 303),
        'barred_碰__缺门不碰': ('rulesets/sichuan.yaml', 304),
        'legal_定缺': ('rulesets/sichuan.yaml', 297),
        'legal_换': ('rulesets/sichuan.yaml', 289),
        'legal_吃': ('std/mahjong.yaml', 53),
        'legal_抢杠': ('std/mahjong.yaml', 99),
        'legal_明杠': ('std/mahjong.yaml', 70),
        'legal_暗杠': ('std/mahjong.yaml', 90),
        'legal_碰': ('std/mahjong.yaml', 62),
        'legal_补杠': ('std/mahjong.yaml', 80),
        'legal_打': ('std/table.yaml', 63),
        'legal_点炮': ('std/table.yaml', 80),
        'legal_自摸': ('std/table.yaml', 73),
        'after_补杠__2': ('rulesets/sichuan.yaml', 142),
        'do_定缺': ('rulesets/sichuan.yaml', 297),
        'do_抢杠': ('rulesets/sichuan.yaml', 173),
        'do_换': ('rulesets/sichuan.yaml', 296),
        'do_明杠': ('rulesets/sichuan.yaml', 132),
        'do_暗杠': ('rulesets/sichuan.yaml', 151),
        'do_点炮': ('rulesets/sichuan.yaml', 173),
        'do_碰': ('rulesets/sichuan.yaml', 126),
        'do_自摸': ('rulesets/sichuan.yaml', 159),
        'do_补杠': ('rulesets/sichuan.yaml', 141),
        'do_吃': ('std/mahjong.yaml', 60),
        'after_打__1': ('std/table.yaml', 71),
        'do_打': ('std/table.yaml', 69),
        'dealer_first': ('rulesets/sichuan.yaml', 433),
        'dealer_next': ('rulesets/sichuan.yaml', 435),
        'declined_过水__抢杠': ('rulesets/sichuan.yaml', 316),
        'declined_过水__点炮': ('rulesets/sichuan.yaml', 316),
        'done_定缺': ('rulesets/sichuan.yaml', 269),
        'done_换牌': ('rulesets/sichuan.yaml', 261),
        'enter_胡毕': ('rulesets/sichuan.yaml', 276),
        'init_收': ('rulesets/sichuan.yaml', 218),
        'init_末收': ('rulesets/sichuan.yaml', 219),
        'init_漏': ('rulesets/sichuan.yaml', 217),
        'init_缺': ('rulesets/sichuan.yaml', 215),
        'init_胡': ('rulesets/sichuan.yaml', 216),
        'init_骰': ('rulesets/sichuan.yaml', 213),
        'judge': ('rulesets/sichuan.yaml', 2),
        'pattern_七对': ('rulesets/sichuan.yaml', 325),
        'pattern_中张': ('rulesets/sichuan.yaml', 385),
        'pattern_十八罗汉': ('rulesets/sichuan.yaml', 338),
        'pattern_地胡': ('rulesets/sichuan.yaml', 361),
        'pattern_天胡': ('rulesets/sichuan.yaml', 360),
        'pattern_对对胡': ('rulesets/sichuan.yaml', 323),
        'pattern_将七对': ('rulesets/sichuan.yaml', 335),
        'pattern_将对': ('rulesets/sichuan.yaml', 334),
        'pattern_将金钩钓': ('rulesets/sichuan.yaml', 337),
        'pattern_带幺九': ('rulesets/sichuan.yaml', 333),
        'pattern_抢杠胡': ('rulesets/sichuan.yaml', 375),
        'pattern_杠上炮': ('rulesets/sichuan.yaml', 370),
        'pattern_杠上花': ('rulesets/sichuan.yaml', 369),
        'pattern_根': ('rulesets/sichuan.yaml', 355),
        'pattern_海底捞月': ('rulesets/sichuan.yaml', 376),
        'pattern_海底炮': ('rulesets/sichuan.yaml', 377),
        'pattern_清一色': ('rulesets/sichuan.yaml', 324),
        'pattern_清七对': ('rulesets/sichuan.yaml', 340),
        'pattern_清十八罗汉': ('rulesets/sichuan.yaml', 349),
        'pattern_清对': ('rulesets/sichuan.yaml', 339),
        'pattern_清幺九': ('rulesets/sichuan.yaml', 347),
        'pattern_清金钩钓': ('rulesets/sichuan.yaml', 348),
        'pattern_清龙七对': ('rulesets/sichuan.yaml', 341),
        'pattern_素番': ('rulesets/sichuan.yaml', 322),
        'pattern_自摸': ('rulesets/sichuan.yaml', 383),
        'pattern_金钩钓': ('rulesets/sichuan.yaml', 336),
        'pattern_门清': ('rulesets/sichuan.yaml', 384),
        'pattern_龙七对': ('rulesets/sichuan.yaml', 326),
        'room_copies': ('rulesets/sichuan.yaml', 94),
        'room_seats': ('rulesets/sichuan.yaml', 9),
        'score_choose': ('rulesets/sichuan.yaml', 2),
        'score_require': ('rulesets/sichuan.yaml', 393),
        'score_tiles': ('rulesets/sichuan.yaml', 388),
        'settle_流局': ('rulesets/sichuan.yaml', 422),
        'settle_胡': ('rulesets/sichuan.yaml', 416),
        'together_抢杠': ('rulesets/sichuan.yaml', 298),
        'together_点炮': ('rulesets/sichuan.yaml', 298),
        'value_得分': ('rulesets/sichuan.yaml', 397),
        'value_总番': ('rulesets/sichuan.yaml', 395),
        'value_番': ('rulesets/sichuan.yaml', 396),
        'init_杠数': ('std/mahjong.yaml', 38),
        'priority_吃': ('std/mahjong.yaml', 56),
        'priority_明杠': ('std/mahjong.yaml', 73),
        'priority_碰': ('std/mahjong.yaml', 65),
        'enter_发牌': ('std/table.yaml', 56),
        'event_ended': ('std/table.yaml', 92),
        'init_出牌数': ('std/table.yaml', 29),
        'init_已打局': ('std/table.yaml', 33),
        'init_摸法': ('std/table.yaml', 31),
        'on_ended__计局': ('std/table.yaml', 92),
        'priority_抢杠': ('std/table.yaml', 83),
        'priority_点炮': ('std/table.yaml', 83),
        'score_size': ('std/table.yaml', 95),
        'session_over': ('std/table.yaml', 103),
    },
)
