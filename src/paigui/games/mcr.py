'国标麻将 (mcr): a compiled rulebook. Made by the compiler; change the rulebook, not this file.'

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

KINDS = range(42)
SUITS = range(6)
STRIDE = 4
SUIT_OF = (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5)
RANK_OF = (0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 0, 0, 0)
NEXT_OF = (1, 2, 3, 4, 5, 6, 7, 0, 9, 10, 11, 12, 13, 14, 15, 16, 8, 18, 19, 20, 21, 22, 23, 24, 25, 17, 27, 28, 29, 30, 31, 32, 33, 34, 26, 36, 37, 38, 35, 40, 41, 39)
KIND_OF = tuple(k for k in KINDS for _ in range(STRIDE))
FINISH_OF = (0,) * 168
FACE_OF = tuple(KIND_OF[t] * 1 + FINISH_OF[t] for t in range(168))
GRP_顺 = 0
GRP_刻 = 1
GRP_将 = 2
GRP_吃 = 3
GRP_碰 = 4
GRP_杠 = 5
GRP_明杠 = 6
GRP_补杠 = 7
GRP_暗杠 = 8
GRP_龙 = 9
GRP_十三张 = 10
GRP_单张 = 11
GRP_散张 = 12
SHP_标准 = 0
SHP_七对 = 1
SHP_十三幺 = 2
SHP_全不靠 = 3
SHP_组合龙 = 4
ACT_打 = 0
ACT_自摸 = 1
ACT_点炮 = 2
ACT_吃 = 3
ACT_碰 = 4
ACT_明杠 = 5
ACT_补杠 = 6
ACT_暗杠 = 7
ACT_抢杠 = 8
PHS_发牌 = 0
PHS_出牌 = 1
PHS_应牌 = 2
PHS_抢杠窗 = 3
PAT_大四喜 = 0
PAT_连七对 = 1
PAT_七星不靠 = 2
PAT_三暗刻 = 3
PAT_三杠 = 4
PAT_九莲宝灯 = 5
PAT_四暗刻 = 6
PAT_十三幺 = 7
PAT_全中 = 8
PAT_全双刻 = 9
PAT_全大 = 10
PAT_全小 = 11
PAT_全带五 = 12
PAT_字一色 = 13
PAT_清幺九 = 14
PAT_全求人 = 15
PAT_四杠 = 16
PAT_双明杠 = 17
PAT_双暗杠 = 18
PAT_抢杠和 = 19
PAT_妙手回春 = 20
PAT_嵌张 = 21
PAT_推不倒 = 22
PAT_明暗杠 = 23
PAT_明杠 = 24
PAT_暗杠 = 25
PAT_杠上开花 = 26
PAT_海底捞月 = 27
PAT_组合龙 = 28
PAT_绿一色 = 29
PAT_花牌 = 30
PAT_边张 = 31
PAT_圈风刻 = 32
PAT_大三元 = 33
PAT_门风刻 = 34
PAT_七对 = 35
PAT_全不靠 = 36
PAT_不求人 = 37
PAT_门前清 = 38
PAT_五门齐 = 39
PAT_大于五 = 40
PAT_小于五 = 41
PAT_断幺 = 42
PAT_混幺九 = 43
PAT_单钓将 = 44
PAT_双暗刻 = 45
PAT_和绝张 = 46
PAT_混一色 = 47
PAT_缺一门 = 48
PAT_小四喜 = 49
PAT_自摸 = 50
PAT_全带幺 = 51
PAT_小三元 = 52
PAT_一色双龙会 = 53
PAT_一色四同顺 = 54
PAT_清一色 = 55
PAT_一色四节高 = 56
PAT_四归一 = 57
PAT_一色四步高 = 58
PAT_碰碰和 = 59
PAT_一色三同顺 = 60
PAT_一色三节高 = 61
PAT_三色双龙会 = 62
PAT_平和 = 63
PAT_清龙 = 64
PAT_无字 = 65
PAT_一色三步高 = 66
PAT_三同刻 = 67
PAT_三风刻 = 68
PAT_幺九刻 = 69
PAT_花龙 = 70
PAT_三色三同顺 = 71
PAT_三色三节高 = 72
PAT_双箭刻 = 73
PAT_三色三步高 = 74
PAT_箭刻 = 75
PAT_双同刻 = 76
PAT_一般高 = 77
PAT_喜相逢 = 78
PAT_连六 = 79
PAT_老少副 = 80
PAT_无番和 = 81
UNT_番 = 0
UNT_花番 = 1
PAY_底分 = 0
PAY_点炮 = 1
PAY_自摸 = 2
END_胡 = 0
END_流局 = 1
END_解散 = 2
BAR_末张 = 0
VAL_先取 = 0
VAL_总番 = 1
VAL_番数 = 2
MEM_摸法__摸牌 = 0
MEM_摸法__补牌 = 1
MEM_摸法__补花 = 2
ISA: tuple[frozenset[int], ...] = (frozenset((0,)), frozenset((1,)), frozenset((2,)), frozenset((3, 0)), frozenset((4, 1)), frozenset((5, 1)), frozenset((6, 5, 1)), frozenset((7, 5, 1)), frozenset((8, 5, 1)), frozenset((9,)), frozenset((10,)), frozenset((11,)), frozenset((12,)))
CLASS_字牌: frozenset[int] = frozenset((35, 36, 37, 38, 39, 40, 41))
CLASS_幺九: frozenset[int] = frozenset((8, 16, 17, 25, 26, 34, 35, 36, 37, 38, 39, 40, 41))
CLASS_牌张: frozenset[int] = frozenset((8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41))
CLASS_绿牌: frozenset[int] = frozenset((27, 28, 29, 31, 33, 40))
CLASS_倒牌: frozenset[int] = frozenset((17, 18, 19, 20, 21, 24, 25, 27, 29, 30, 31, 33, 34, 41))
KINDS_1: frozenset[int] = frozenset((11, 12, 13, 20, 21, 22, 29, 30, 31))
KINDS_2: frozenset[int] = frozenset((9, 11, 13, 15, 18, 20, 22, 24, 27, 29, 31, 33))
KINDS_3: frozenset[int] = frozenset((14, 15, 16, 23, 24, 25, 32, 33, 34))
KINDS_4: frozenset[int] = frozenset((8, 9, 10, 17, 18, 19, 26, 27, 28))
KINDS_5: frozenset[int] = frozenset((0, 1, 2, 3, 4, 5, 6, 7, 35, 36, 37, 38, 39, 40, 41))
KINDS_6: frozenset[int] = frozenset((8, 16, 17, 25, 26, 34))
KINDS_7: frozenset[int] = frozenset((17, 18, 19, 20, 21, 24, 25, 27, 29, 30, 31, 33, 34, 41))
KINDS_8: frozenset[int] = frozenset((8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34))
KINDS_9: frozenset[int] = frozenset((27, 28, 29, 31, 33, 40))
KINDS_10: frozenset[int] = frozenset((13, 14, 15, 16, 22, 23, 24, 25, 31, 32, 33, 34))
KINDS_11: frozenset[int] = frozenset((8, 9, 10, 11, 17, 18, 19, 20, 26, 27, 28, 29))
KINDS_12: frozenset[int] = frozenset((0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 18, 19, 20, 21, 22, 23, 24, 27, 28, 29, 30, 31, 32, 33))
KINDS_13: frozenset[int] = frozenset((8, 16, 17, 25, 26, 34, 35, 36, 37, 38, 39, 40, 41))
KINDS_14: frozenset[int] = frozenset((35, 36, 37, 38))
KINDS_15: frozenset[int] = frozenset((39, 40, 41))


class SeatState(Seat):
    """A seat with this rulebook's zones and state."""

    z_花区: list[int]
    v_摸法: int


class HandState:
    """Zones and state of one hand."""

    v_出牌数: int
    v_杠数: int


class RoomState:
    """State that outlives a hand."""

    v_已打局: int


class Options:
    """The room's options."""

    o_局数: int
    o_起和: int
    o_底分数: int
    o_明暗杠计番: bool
    o_绝张自露: bool
    o_已尽算听: bool
    o_龙身计听: bool
    o_同番取同: bool

Game: TypeAlias = Table[SeatState, HandState, RoomState, Options]


# rulesets/mcr.yaml:318  M-040 M-041  Fan as points
def convert_番分(x: Fraction | int) -> int:
    return whole(x)


# rulesets/mcr.yaml:317  M-182  Fan of flowers as fan
def convert_花作番(x: Fraction | int) -> int:
    return whole(x)


# rulesets/mcr.yaml:82  three groups of three suits
def define_三门(T: Game, l_a: Group, l_b: Group, l_c: Group) -> bool:
    return SUIT_OF[l_a.kind] != SUIT_OF[l_b.kind] and SUIT_OF[l_b.kind] != SUIT_OF[l_c.kind] and RANK_OF[l_c.kind] > 0 and RANK_OF[l_a.kind] > 0 and RANK_OF[l_b.kind] > 0


# rulesets/mcr.yaml:67  M-023
def define_不靠(T: Game, l_g: Group) -> bool:
    return all(all((SUIT_OF[KIND_OF[l_a]] == SUIT_OF[KIND_OF[l_b]]) == (RANK_OF[KIND_OF[l_a]] % 3 == RANK_OF[KIND_OF[l_b]] % 3) for l_b in l_g.tiles if RANK_OF[KIND_OF[l_b]] > 0) for l_a in l_g.tiles if RANK_OF[KIND_OF[l_a]] > 0)


# rulesets/mcr.yaml:106  winds and dragons and three suits
def define_五门(T: Game, A: Arrangement) -> bool:
    kept: bool | None = A.kept.get('五门')
    if kept is None:
        kept = A.kept['五门'] = define_门数(T, A) == 3 and not kinds_in(A, KIND_OF).isdisjoint(KINDS_14) and not kinds_in(A, KIND_OF).isdisjoint(KINDS_15)
    return kept


# rulesets/mcr.yaml:76  triplets and kongs
def define_刻数(T: Game, A: Arrangement) -> int:
    kept: int | None = A.kept.get('刻数')
    if kept is None:
        kept = A.kept['刻数'] = sum(1 for l_g in A.groups if GRP_刻 in ISA[l_g.group])
    return kept


# rulesets/mcr.yaml:75  groups laid open
def define_副露数(T: Game, me: int) -> int:
    return sum(1 for l_m in T.seats[me].melds if GRP_暗杠 not in ISA[l_m.group])


# rulesets/mcr.yaml:85  two groups of one number
def define_同号(T: Game, l_a: Group, l_b: Group) -> bool:
    return RANK_OF[l_a.kind] == RANK_OF[l_b.kind] and RANK_OF[l_a.kind] > 0


# rulesets/mcr.yaml:81  two groups of one suit
def define_同门(T: Game, l_a: Group, l_b: Group) -> bool:
    return SUIT_OF[l_a.kind] == SUIT_OF[l_b.kind]


# rulesets/mcr.yaml:99  M-051  kinds the hand waited for
def define_听数(T: Game, me: int, A: Arrangement) -> int:
    kept: int | None = A.kept.get('听数')
    if kept is None:
        kept = A.kept['听数'] = sum(1 for l_k in T.waits(me) if T.options.o_已尽算听 or sum(1 for l_t in A.tiles if KIND_OF[l_t] == l_k and not l_t == A.win_tile) < 4)
    return kept


# rulesets/mcr.yaml:108  M-165  kinds of which all four are held and not a kong
def define_四归数(T: Game, A: Arrangement) -> int:
    kept: int | None = A.kept.get('四归数')
    if kept is None:
        kept = A.kept['四归数'] = sum(1 for l_t in A.tiles if define_张(T, A, KIND_OF[l_t]) == 4) // 4 - sum(1 for l_g in A.groups if GRP_杠 in ISA[l_g.group])
    return kept


# rulesets/mcr.yaml:66  M-012  prevalent wind
def define_圈风(T: Game) -> int:
    return at((35, 36, 37, 38), T.room.v_已打局 // 4 % 4)


# rulesets/mcr.yaml:105  the knitted straight has such a tile
def define_在龙(T: Game, A: Arrangement) -> bool:
    return any(GRP_龙 in ISA[l_g.group] and any(KIND_OF[l_t] == (None if (x_4 := A.win_tile) is None else KIND_OF[x_4]) for l_t in l_g.tiles) for l_g in A.groups)


# rulesets/mcr.yaml:91  the pair is the five of this suit
def define_将五(T: Game, A: Arrangement, l_u: int) -> bool:
    return any(GRP_将 in ISA[l_g.group] and SUIT_OF[l_g.kind] == l_u and RANK_OF[l_g.kind] == 5 for l_g in A.groups)


# rulesets/mcr.yaml:90  the pair is of this suit
def define_将是(T: Game, A: Arrangement, l_u: int) -> bool:
    return any(GRP_将 in ISA[l_g.group] and SUIT_OF[l_g.kind] == l_u for l_g in A.groups)


# rulesets/mcr.yaml:86  how far apart two groups are
def define_差(T: Game, l_a: Group, l_b: Group) -> int:
    return RANK_OF[l_b.kind] - RANK_OF[l_a.kind]


# rulesets/mcr.yaml:112  M-173
def define_幺九刻数(T: Game, me: int, A: Arrangement) -> int:
    return sum(1 for l_g in A.groups if GRP_刻 in ISA[l_g.group] and (RANK_OF[l_g.kind] in (1, 9) or SUIT_OF[l_g.kind] == 4 and not PAT_三风刻 in A.found and not l_g.kind == define_圈风(T) and not l_g.kind == define_门风(T, me)))


# rulesets/mcr.yaml:80  tiles of a kind
def define_张(T: Game, A: Arrangement, l_k: int) -> int:
    return counts_in(A, KIND_OF).get(l_k, 0)


# rulesets/mcr.yaml:78  kongs laid open
def define_明杠数(T: Game, A: Arrangement) -> int:
    kept: int | None = A.kept.get('明杠数')
    if kept is None:
        kept = A.kept['明杠数'] = sum(1 for l_g in A.groups if GRP_杠 in ISA[l_g.group] and not l_g.concealed)
    return kept


# rulesets/mcr.yaml:92  M-156  copies of a tile that lie open
def define_明见(T: Game, me: int, l_t: int) -> int:
    return sum(sum(1 for l_d in T.seats[l_s].discards if KIND_OF[l_d] == KIND_OF[l_t] and not l_d == l_t) for l_s in T.all) + sum(sum(sum(1 for l_d in l_m.tiles if KIND_OF[l_d] == KIND_OF[l_t] and not l_d == l_t) for l_m in T.seats[l_s].melds if GRP_暗杠 not in ISA[l_m.group]) for l_s in T.all if l_s != me or T.options.o_绝张自露)


# rulesets/mcr.yaml:77  concealed triplets and kongs
def define_暗刻数(T: Game, A: Arrangement) -> int:
    kept: int | None = A.kept.get('暗刻数')
    if kept is None:
        kept = A.kept['暗刻数'] = sum(1 for l_g in A.groups if GRP_刻 in ISA[l_g.group] and l_g.concealed)
    return kept


# rulesets/mcr.yaml:79  concealed kongs
def define_暗杠数(T: Game, A: Arrangement) -> int:
    kept: int | None = A.kept.get('暗杠数')
    if kept is None:
        kept = A.kept['暗杠数'] = sum(1 for l_g in A.groups if GRP_杠 in ISA[l_g.group] and l_g.concealed)
    return kept


# rulesets/mcr.yaml:73  some honour
def define_有字(T: Game, A: Arrangement) -> bool:
    kept: bool | None = A.kept.get('有字')
    if kept is None:
        kept = A.kept['有字'] = not kinds_in(A, KIND_OF).isdisjoint(KINDS_5)
    return kept


# rulesets/mcr.yaml:104  M-051  only this tile completed the hand
def define_独听(T: Game, me: int, A: Arrangement) -> bool:
    return define_面子形(T, A) and (T.options.o_龙身计听 or not define_在龙(T, A)) and define_听数(T, me, A) == 1


# rulesets/mcr.yaml:107  dragon triplets
def define_箭刻数(T: Game, A: Arrangement) -> int:
    kept: int | None = A.kept.get('箭刻数')
    if kept is None:
        kept = A.kept['箭刻数'] = sum(1 for l_g in A.groups if GRP_刻 in ISA[l_g.group] and SUIT_OF[l_g.kind] == 5)
    return kept


# rulesets/mcr.yaml:87  three numbers in a row, in any order
def define_连号(T: Game, l_x: int, l_y: int, l_z: int) -> bool:
    return max(max(l_x, l_y), l_z) - min(min(l_x, l_y), l_z) == 2 and l_x != l_y and l_y != l_z and l_x != l_z


# rulesets/mcr.yaml:74  numbered suits present
def define_门数(T: Game, A: Arrangement) -> int:
    kept: int | None = A.kept.get('门数')
    if kept is None:
        kept = A.kept['门数'] = sum(1 for l_u in (1, 2, 3) if l_u in suits_in(A, KIND_OF, SUIT_OF))
    return kept


# rulesets/mcr.yaml:65  M-011  seat wind
def define_门风(T: Game, l_s: int) -> int:
    return at((35, 36, 37, 38), define_座次(T, l_s))


# rulesets/mcr.yaml:72  groups and a pair
def define_面子形(T: Game, A: Arrangement) -> bool:
    return A.shape in (SHP_标准, SHP_组合龙)


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


# std/table.yaml:13  M-005  tiles dealt to each seat before the dealer's extra one
def define_起手张(T: Game) -> int:
    return 13


# std/table.yaml:18  the first win of the hand
def define_首胡(T: Game) -> Win | None:
    return next((l_w for l_w in T.wins), None)


# rulesets/mcr.yaml:119  M-006
def routine_补花(T: Game, l_s: int) -> None:
    for _ in range(8):
        if not any(SUIT_OF[KIND_OF[l_t]] == 0 for l_t in T.seats[l_s].hand):
            break
        l_b = next((l_t for l_t in T.seats[l_s].hand if SUIT_OF[KIND_OF[l_t]] == 0), None)
        if l_b is not None:
            T.move((must(l_b),), l_s, 'z_花区')
            T.seats[l_s].v_摸法 = MEM_摸法__补花
            T.draw(l_s, tail=True)


# std/table.yaml:47  M-005 M-006
def routine_开局(T: Game) -> None:
    for l_s in tuple(T.seats_from(T.dealer)):
        routine_补花(T, l_s)
    routine_轮到(T, T.dealer)


# std/table.yaml:43
def routine_补牌(T: Game, l_s: int) -> None:
    T.seats[l_s].v_摸法 = MEM_摸法__补牌
    T.draw(l_s, tail=True)
    T.goto(PHS_出牌, l_s)


# std/table.yaml:36
def routine_轮到(T: Game, l_s: int) -> None:
    if T.wall.left <= define_留牌(T):
        T.end(END_流局)
    else:
        T.seats[l_s].v_摸法 = MEM_摸法__摸牌
        T.draw(l_s)
        T.goto(PHS_出牌, l_s)


# rulesets/mcr.yaml:145
def barred_吃__末张(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_吃, define_成组牌(T, me), l_t):
            why.append(((ACT_吃, l_t, l_w), BAR_末张))


# rulesets/mcr.yaml:145
def barred_碰__末张(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_碰, define_成组牌(T, me), l_t):
            why.append(((ACT_碰, l_t, l_w), BAR_末张))


# std/mahjong.yaml:53  M-007 M-009  Chow
def legal_吃(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if not me == define_下家(T, offerer(T, me)):
        return
    if T.wall.left == 0:
        if why is not None:
            barred_吃__末张(T, me, why)
        return
    seen: set[tuple[object, ...]] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_吃, define_成组牌(T, me), l_t):
            face = (FACE_OF[l_t], l_w)
            if face not in seen:
                seen.add(face)
                out.append((ACT_吃, l_t, l_w))


# std/mahjong.yaml:99  M-031 M-145  Robbing a kong
def legal_抢杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    seen: set[int] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_抢杠, l_t):
            continue
        face = FACE_OF[l_t]
        if face not in seen:
            seen.add(face)
            out.append((ACT_抢杠, l_t))


# std/mahjong.yaml:70  M-009 M-010  Kong of a discard
def legal_明杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if not T.wall.left > 0:
        return
    seen: set[tuple[object, ...]] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if T.seats[me].counts[KIND_OF[l_t]] < 3:
            continue
        for l_w in T.ways(me, GRP_明杠, define_成组牌(T, me), l_t):
            face = (FACE_OF[l_t], l_w)
            if face not in seen:
                seen.add(face)
                out.append((ACT_明杠, l_t, l_w))


# std/mahjong.yaml:90  M-010  Concealed kong
def legal_暗杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not mine.drawn is not None:
        return
    if not T.wall.left > 0:
        return
    if max(mine.counts) < 4:
        return
    for l_w in T.ways(me, GRP_暗杠, define_成组牌(T, me)):
        out.append((ACT_暗杠, l_w))


# std/mahjong.yaml:62  M-008 M-009  Pung
def legal_碰(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if T.wall.left == 0:
        if why is not None:
            barred_碰__末张(T, me, why)
        return
    seen: set[tuple[object, ...]] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if T.seats[me].counts[KIND_OF[l_t]] < 2:
            continue
        for l_w in T.ways(me, GRP_碰, define_成组牌(T, me), l_t):
            face = (FACE_OF[l_t], l_w)
            if face not in seen:
                seen.add(face)
                out.append((ACT_碰, l_t, l_w))


# std/mahjong.yaml:80  M-010 M-145  Added kong
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
            face = (i_l_m, FACE_OF[l_t])
            if face not in seen:
                seen.add(face)
                out.append((ACT_补杠, i_l_m, l_t))


# std/table.yaml:63  Discard
def legal_打(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    last = -1
    for l_t in T.seats[me].hand:
        face = FACE_OF[l_t]
        if face != last:
            last = face
            out.append((ACT_打, l_t))


# std/table.yaml:80  M-009 M-030 M-031 M-040  Win on a discard
def legal_点炮(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    seen: set[int] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_点炮, l_t):
            continue
        face = FACE_OF[l_t]
        if face not in seen:
            seen.add(face)
            out.append((ACT_点炮, l_t))


# std/table.yaml:73  M-030 M-041  Self-drawn win
def legal_自摸(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not mine.drawn is not None:
        return
    if not define_胡得(T, me, ACT_自摸, must(mine.drawn)):
        return
    out.append((ACT_自摸,))


# std/mahjong.yaml:86
def after_补杠__2(T: Game, me: int, l_m: Group, l_t: int) -> None:
    T.regroup(me, l_m, GRP_补杠, (l_t,), ())
    T.hand.v_杠数 = T.hand.v_杠数 + 1
    routine_补牌(T, me)


# std/mahjong.yaml:60  M-007 M-009  Chow
def do_吃(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_吃, tuple((*l_w, *(l_t,))))
    T.goto(PHS_出牌, me)


# std/mahjong.yaml:77  M-009 M-010  Kong of a discard
def do_明杠(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_明杠, tuple((*l_w, *(l_t,))))
    T.hand.v_杠数 = T.hand.v_杠数 + 1
    routine_补牌(T, me)


# std/mahjong.yaml:96  M-010  Concealed kong
def do_暗杠(T: Game, me: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_暗杠, tuple(l_w))
    T.hand.v_杠数 = T.hand.v_杠数 + 1
    routine_补牌(T, me)


# std/mahjong.yaml:68  M-008 M-009  Pung
def do_碰(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_碰, tuple((*l_w, *(l_t,))))
    T.goto(PHS_出牌, me)


# std/mahjong.yaml:86  M-010 M-145  Added kong
def do_补杠(T: Game, me: int, i_l_m: int, l_t: int) -> None:
    l_m = T.seats[me].melds[i_l_m]
    T.open(me, PHS_抢杠窗, (l_t,), None, after_补杠__2, (l_m, l_t))


# std/table.yaml:71
def after_打__1(T: Game, me: int) -> None:
    routine_轮到(T, define_下家(T, me))


# std/table.yaml:69  Discard
def do_打(T: Game, me: int, l_t: int) -> None:
    T.hand.v_出牌数 = T.hand.v_出牌数 + 1
    T.discard(me, l_t)
    T.open(me, PHS_应牌, (l_t,), None, after_打__1, ())


# std/table.yaml:87  M-031 M-145  Robbing a kong
def do_抢杠(T: Game, me: int, l_t: int) -> None:
    T.win(me, l_t, ACT_抢杠)
    T.end(END_胡)


# std/table.yaml:87  M-009 M-030 M-031 M-040  Win on a discard
def do_点炮(T: Game, me: int, l_t: int) -> None:
    T.win(me, l_t, ACT_点炮)
    T.end(END_胡)


# std/table.yaml:78  M-030 M-041  Self-drawn win
def do_自摸(T: Game, me: int) -> None:
    T.win(me, must(T.seats[me].drawn), ACT_自摸)
    T.end(END_胡)


# rulesets/mcr.yaml:342  M-011 M-012
def dealer_first(T: Game) -> int:
    owner = T.owner
    return owner


# rulesets/mcr.yaml:343  M-011 M-012
def dealer_next(T: Game) -> int:
    return define_下家(T, T.dealer)


# rulesets/mcr.yaml:132
def event_drawn(T: Game, me: int, l_t: int) -> None:
    on_drawn__补花(T, me, l_t)


# rulesets/mcr.yaml:2
def judge(T: Game, me: int, A: Arrangement) -> bool:
    found: dict[int, tuple[int, ...]] = {}
    A.found = found
    A.kept = {}
    J = Joining(A.groups, ISA)
    n0 = J.count(GRP_刻)
    n1 = J.count(GRP_顺)
    if A.won and n0 >= 4 and (amounts := pattern_大四喜(T, me, A, J)) is not None:
        found[PAT_大四喜] = amounts
    if A.won and (amounts := pattern_连七对(T, me, A)) is not None:
        found[PAT_连七对] = amounts
    if A.won and (amounts := pattern_七星不靠(T, me, A)) is not None:
        found[PAT_七星不靠] = amounts
    if A.won and (amounts := pattern_三暗刻(T, me, A)) is not None:
        found[PAT_三暗刻] = amounts
    if A.won and (amounts := pattern_三杠(T, me, A)) is not None:
        found[PAT_三杠] = amounts
    if A.won and (amounts := pattern_九莲宝灯(T, me, A)) is not None:
        found[PAT_九莲宝灯] = amounts
    if A.won and (amounts := pattern_四暗刻(T, me, A)) is not None:
        found[PAT_四暗刻] = amounts
    if A.won and (amounts := pattern_十三幺(T, me, A)) is not None:
        found[PAT_十三幺] = amounts
    if A.won and (amounts := pattern_全中(T, me, A)) is not None:
        found[PAT_全中] = amounts
    if A.won and (amounts := pattern_全双刻(T, me, A)) is not None:
        found[PAT_全双刻] = amounts
    if A.won and (amounts := pattern_全大(T, me, A)) is not None:
        found[PAT_全大] = amounts
    if A.won and (amounts := pattern_全小(T, me, A)) is not None:
        found[PAT_全小] = amounts
    if A.won and (amounts := pattern_全带五(T, me, A)) is not None:
        found[PAT_全带五] = amounts
    if A.won and (amounts := pattern_字一色(T, me, A)) is not None:
        found[PAT_字一色] = amounts
    if A.won and (amounts := pattern_清幺九(T, me, A)) is not None:
        found[PAT_清幺九] = amounts
    if A.won and (amounts := pattern_全求人(T, me, A)) is not None:
        found[PAT_全求人] = amounts
    if A.won and (amounts := pattern_四杠(T, me, A)) is not None:
        found[PAT_四杠] = amounts
    if A.won and (amounts := pattern_双明杠(T, me, A)) is not None:
        found[PAT_双明杠] = amounts
    if A.won and (amounts := pattern_双暗杠(T, me, A)) is not None:
        found[PAT_双暗杠] = amounts
    if A.won and (amounts := pattern_抢杠和(T, me, A)) is not None:
        found[PAT_抢杠和] = amounts
    if A.won and (amounts := pattern_妙手回春(T, me, A)) is not None:
        found[PAT_妙手回春] = amounts
    if A.won and (amounts := pattern_嵌张(T, me, A)) is not None:
        found[PAT_嵌张] = amounts
    if A.won and (amounts := pattern_推不倒(T, me, A)) is not None:
        found[PAT_推不倒] = amounts
    if A.won and (amounts := pattern_明暗杠(T, me, A)) is not None:
        found[PAT_明暗杠] = amounts
    if A.won and (amounts := pattern_明杠(T, me, A)) is not None:
        found[PAT_明杠] = amounts
    if A.won and (amounts := pattern_暗杠(T, me, A)) is not None:
        found[PAT_暗杠] = amounts
    if A.won and (amounts := pattern_杠上开花(T, me, A)) is not None:
        found[PAT_杠上开花] = amounts
    if A.won and (amounts := pattern_海底捞月(T, me, A)) is not None:
        found[PAT_海底捞月] = amounts
    if A.won and (amounts := pattern_组合龙(T, me, A)) is not None:
        found[PAT_组合龙] = amounts
    if A.won and (amounts := pattern_绿一色(T, me, A)) is not None:
        found[PAT_绿一色] = amounts
    if A.won and (amounts := pattern_花牌(T, me, A)) is not None:
        found[PAT_花牌] = amounts
    if A.won and (amounts := pattern_边张(T, me, A)) is not None:
        found[PAT_边张] = amounts
    if A.won and PAT_大四喜 not in found and (amounts := pattern_圈风刻(T, me, A)) is not None:
        found[PAT_圈风刻] = amounts
    if A.won and n0 >= 3 and (amounts := pattern_大三元(T, me, A, J)) is not None:
        found[PAT_大三元] = amounts
    if A.won and PAT_大四喜 not in found and (amounts := pattern_门风刻(T, me, A)) is not None:
        found[PAT_门风刻] = amounts
    if A.won and PAT_连七对 not in found and (amounts := pattern_七对(T, me, A)) is not None:
        found[PAT_七对] = amounts
    if A.won and PAT_七星不靠 not in found and (amounts := pattern_全不靠(T, me, A)) is not None:
        found[PAT_全不靠] = amounts
    if A.won and PAT_九莲宝灯 not in found and PAT_四暗刻 not in found and (amounts := pattern_不求人(T, me, A)) is not None:
        found[PAT_不求人] = amounts
    if A.won and PAT_九莲宝灯 not in found and PAT_四暗刻 not in found and (amounts := pattern_门前清(T, me, A)) is not None:
        found[PAT_门前清] = amounts
    if A.won and PAT_十三幺 not in found and (amounts := pattern_五门齐(T, me, A)) is not None:
        found[PAT_五门齐] = amounts
    if A.won and PAT_全大 not in found and (amounts := pattern_大于五(T, me, A)) is not None:
        found[PAT_大于五] = amounts
    if A.won and PAT_全小 not in found and (amounts := pattern_小于五(T, me, A)) is not None:
        found[PAT_小于五] = amounts
    if A.won and PAT_全双刻 not in found and PAT_全中 not in found and PAT_全带五 not in found and (amounts := pattern_断幺(T, me, A)) is not None:
        found[PAT_断幺] = amounts
    if A.won and PAT_十三幺 not in found and PAT_清幺九 not in found and PAT_字一色 not in found and (amounts := pattern_混幺九(T, me, A)) is not None:
        found[PAT_混幺九] = amounts
    if A.won and PAT_四杠 not in found and PAT_全求人 not in found and (amounts := pattern_单钓将(T, me, A)) is not None:
        found[PAT_单钓将] = amounts
    if A.won and PAT_双暗杠 not in found and (amounts := pattern_双暗刻(T, me, A)) is not None:
        found[PAT_双暗刻] = amounts
    if A.won and PAT_抢杠和 not in found and (amounts := pattern_和绝张(T, me, A)) is not None:
        found[PAT_和绝张] = amounts
    if A.won and PAT_绿一色 not in found and (amounts := pattern_混一色(T, me, A)) is not None:
        found[PAT_混一色] = amounts
    if A.won and PAT_绿一色 not in found and PAT_推不倒 not in found and (amounts := pattern_缺一门(T, me, A)) is not None:
        found[PAT_缺一门] = amounts
    if A.won and n0 >= 3 and (amounts := pattern_小四喜(T, me, A, J)) is not None:
        found[PAT_小四喜] = amounts
    if A.won and PAT_妙手回春 not in found and PAT_杠上开花 not in found and PAT_不求人 not in found and (amounts := pattern_自摸(T, me, A)) is not None:
        found[PAT_自摸] = amounts
    if A.won and PAT_清幺九 not in found and PAT_字一色 not in found and PAT_混幺九 not in found and (amounts := pattern_全带幺(T, me, A)) is not None:
        found[PAT_全带幺] = amounts
    if A.won and n0 >= 2 and (amounts := pattern_小三元(T, me, A, J)) is not None:
        found[PAT_小三元] = amounts
    if A.won and n1 >= 4 and (amounts := pattern_一色双龙会(T, me, A, J)) is not None:
        found[PAT_一色双龙会] = amounts
    if A.won and n1 >= 4 and (amounts := pattern_一色四同顺(T, me, A, J)) is not None:
        found[PAT_一色四同顺] = amounts
    if A.won and PAT_九莲宝灯 not in found and PAT_连七对 not in found and PAT_一色双龙会 not in found and (amounts := pattern_清一色(T, me, A)) is not None:
        found[PAT_清一色] = amounts
    if A.won and n0 >= 4 and (amounts := pattern_一色四节高(T, me, A, J)) is not None:
        found[PAT_一色四节高] = amounts
    if A.won and PAT_一色四同顺 not in found and (amounts := pattern_四归一(T, me, A)) is not None:
        found[PAT_四归一] = amounts
    if A.won and n1 >= 4 and (amounts := pattern_一色四步高(T, me, A, J)) is not None:
        found[PAT_一色四步高] = amounts
    if A.won and PAT_大四喜 not in found and PAT_四杠 not in found and PAT_清幺九 not in found and PAT_字一色 not in found and PAT_四暗刻 not in found and PAT_一色四节高 not in found and PAT_混幺九 not in found and PAT_全双刻 not in found and (amounts := pattern_碰碰和(T, me, A)) is not None:
        found[PAT_碰碰和] = amounts
    if A.won and n1 >= 3 and (amounts := pattern_一色三同顺(T, me, A, J)) is not None:
        found[PAT_一色三同顺] = amounts
    if A.won and n0 >= 3 and (amounts := pattern_一色三节高(T, me, A, J)) is not None:
        found[PAT_一色三节高] = amounts
    if A.won and n1 >= 4 and (amounts := pattern_三色双龙会(T, me, A, J)) is not None:
        found[PAT_三色双龙会] = amounts
    if A.won and PAT_一色双龙会 not in found and PAT_三色双龙会 not in found and (amounts := pattern_平和(T, me, A)) is not None:
        found[PAT_平和] = amounts
    if A.won and n1 >= 3 and (amounts := pattern_清龙(T, me, A, J)) is not None:
        found[PAT_清龙] = amounts
    if A.won and PAT_九莲宝灯 not in found and PAT_连七对 not in found and PAT_清幺九 not in found and PAT_一色双龙会 not in found and PAT_全双刻 not in found and PAT_清一色 not in found and PAT_全大 not in found and PAT_全中 not in found and PAT_全小 not in found and PAT_三色双龙会 not in found and PAT_全带五 not in found and PAT_大于五 not in found and PAT_小于五 not in found and PAT_平和 not in found and PAT_断幺 not in found and (amounts := pattern_无字(T, me, A)) is not None:
        found[PAT_无字] = amounts
    if A.won and n1 >= 3 and (amounts := pattern_一色三步高(T, me, A, J)) is not None:
        found[PAT_一色三步高] = amounts
    if A.won and n0 >= 3 and (amounts := pattern_三同刻(T, me, A, J)) is not None:
        found[PAT_三同刻] = amounts
    if A.won and n0 >= 3 and (amounts := pattern_三风刻(T, me, A, J)) is not None:
        found[PAT_三风刻] = amounts
    if A.won and PAT_大四喜 not in found and PAT_清幺九 not in found and PAT_小四喜 not in found and PAT_字一色 not in found and PAT_混幺九 not in found and (amounts := pattern_幺九刻(T, me, A)) is not None:
        found[PAT_幺九刻] = amounts
    if A.won and n1 >= 3 and (amounts := pattern_花龙(T, me, A, J)) is not None:
        found[PAT_花龙] = amounts
    if A.won and n1 >= 3 and (amounts := pattern_三色三同顺(T, me, A, J)) is not None:
        found[PAT_三色三同顺] = amounts
    if A.won and n0 >= 3 and (amounts := pattern_三色三节高(T, me, A, J)) is not None:
        found[PAT_三色三节高] = amounts
    if A.won and n0 >= 2 and (amounts := pattern_双箭刻(T, me, A, J)) is not None:
        found[PAT_双箭刻] = amounts
    if A.won and n1 >= 3 and (amounts := pattern_三色三步高(T, me, A, J)) is not None:
        found[PAT_三色三步高] = amounts
    if A.won and PAT_大三元 not in found and PAT_小三元 not in found and PAT_双箭刻 not in found and (amounts := pattern_箭刻(T, me, A)) is not None:
        found[PAT_箭刻] = amounts
    if A.won and PAT_清幺九 not in found and n0 >= 2 and (amounts := pattern_双同刻(T, me, A, J)) is not None:
        found[PAT_双同刻] = amounts
    if A.won and n1 >= 2 and (amounts := pattern_一般高(T, me, A, J)) is not None:
        found[PAT_一般高] = amounts
    if A.won and n1 >= 2 and (amounts := pattern_喜相逢(T, me, A, J)) is not None:
        found[PAT_喜相逢] = amounts
    if A.won and n1 >= 2 and (amounts := pattern_连六(T, me, A, J)) is not None:
        found[PAT_连六] = amounts
    if A.won and n1 >= 2 and (amounts := pattern_老少副(T, me, A, J)) is not None:
        found[PAT_老少副] = amounts
    if A.won and found.keys() <= {PAT_花牌} and (amounts := pattern_无番和(T, me, A)) is not None:
        found[PAT_无番和] = amounts
    A.totals = (sum(a[0] for a in found.values()), sum(a[1] for a in found.values()))
    A.values = ()
    A.values = (*A.values, value_先取(T, A))
    A.values = (*A.values, value_总番(T, A))
    A.values = (*A.values, value_番数(T, A))
    A.rank = (A.values[VAL_总番], A.values[VAL_先取])
    return not A.won or score_require(T, A)


# rulesets/mcr.yaml:132  M-006
def on_drawn__补花(T: Game, me: int, l_t: int) -> None:
    routine_补花(T, me)


# rulesets/mcr.yaml:282  M-170 M-054 M-055 M-056  Pure double run
def pattern_一般高(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b in J.choices(GRP_顺, 2):
        if l_a.kind == l_b.kind and J.join(l_a, l_b):
            seen = True
            u0 += 1
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:213  M-123  Pure triple run
def pattern_一色三同顺(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b, l_c in J.choices(GRP_顺, 3):
        if l_a.kind == l_c.kind and J.join(l_a, l_b, l_c):
            seen = True
            u0 += 24
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:231  M-130  Pure shifted runs
def pattern_一色三步高(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b, l_c in J.choices(GRP_顺, 3):
        if SUIT_OF[l_a.kind] == SUIT_OF[l_c.kind] and RANK_OF[l_b.kind] - RANK_OF[l_a.kind] in (1, 2) and RANK_OF[l_c.kind] - RANK_OF[l_b.kind] == RANK_OF[l_b.kind] - RANK_OF[l_a.kind] and J.join(l_a, l_b, l_c):
            seen = True
            u0 += 16
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:214  M-124  Pure shifted triplets
def pattern_一色三节高(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b, l_c in J.choices(GRP_刻, 3):
        if SUIT_OF[l_a.kind] == SUIT_OF[l_c.kind] and RANK_OF[l_b.kind] - RANK_OF[l_a.kind] == 1 and RANK_OF[l_c.kind] - RANK_OF[l_b.kind] == 1 and J.join(l_a, l_b, l_c):
            seen = True
            u0 += 24
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:182  M-113  Pure terminal runs
def pattern_一色双龙会(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b, l_c, l_d in J.choices(GRP_顺, 4):
        if SUIT_OF[l_a.kind] == SUIT_OF[l_d.kind] and RANK_OF[l_a.kind] == 1 and RANK_OF[l_b.kind] - RANK_OF[l_a.kind] == 0 and RANK_OF[l_c.kind] - RANK_OF[l_b.kind] == 6 and RANK_OF[l_d.kind] - RANK_OF[l_c.kind] == 0 and define_将五(T, A, SUIT_OF[l_a.kind]) and J.join(l_a, l_b, l_c, l_d):
            seen = True
            u0 += 64
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:192  M-114  Quadruple run
def pattern_一色四同顺(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b, l_c, l_d in J.choices(GRP_顺, 4):
        if l_a.kind == l_d.kind and J.join(l_a, l_b, l_c, l_d):
            seen = True
            u0 += 48
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:196  M-116  Four pure shifted runs
def pattern_一色四步高(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b, l_c, l_d in J.choices(GRP_顺, 4):
        if SUIT_OF[l_a.kind] == SUIT_OF[l_d.kind] and RANK_OF[l_b.kind] - RANK_OF[l_a.kind] in (1, 2) and RANK_OF[l_c.kind] - RANK_OF[l_b.kind] == RANK_OF[l_b.kind] - RANK_OF[l_a.kind] and RANK_OF[l_d.kind] - RANK_OF[l_c.kind] == RANK_OF[l_b.kind] - RANK_OF[l_a.kind] and J.join(l_a, l_b, l_c, l_d):
            seen = True
            u0 += 32
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:193  M-115  Four pure shifted triplets
def pattern_一色四节高(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b, l_c, l_d in J.choices(GRP_刻, 4):
        if SUIT_OF[l_a.kind] == SUIT_OF[l_d.kind] and RANK_OF[l_b.kind] - RANK_OF[l_a.kind] == 1 and RANK_OF[l_c.kind] - RANK_OF[l_b.kind] == 1 and RANK_OF[l_d.kind] - RANK_OF[l_c.kind] == 1 and J.join(l_a, l_b, l_c, l_d):
            seen = True
            u0 += 48
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:208  M-119  Seven pairs
def pattern_七对(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not A.shape == SHP_七对:
        return None
    return (24, 0)


# rulesets/mcr.yaml:209  M-120  Greater honours and knitted tiles
def pattern_七星不靠(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_全不靠 and all(counts_in(A, KIND_OF).get(l_k, 0) == 1 for l_k in CLASS_字牌)):
        return None
    return (24, 0)


# rulesets/mcr.yaml:233  M-132  Triple triplet
def pattern_三同刻(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b, l_c in J.choices(GRP_刻, 3):
        if RANK_OF[l_a.kind] == RANK_OF[l_b.kind] and RANK_OF[l_a.kind] > 0 and RANK_OF[l_b.kind] == RANK_OF[l_c.kind] and RANK_OF[l_b.kind] > 0 and J.join(l_a, l_b, l_c):
            seen = True
            u0 += 16
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:234  M-133  Three concealed triplets
def pattern_三暗刻(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_暗刻数(T, A) == 3:
        return None
    return (16, 0)


# rulesets/mcr.yaml:204  M-117  Three kongs
def pattern_三杠(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_明杠数(T, A) + define_暗杠数(T, A) == 3:
        return None
    return (32, 0)


# rulesets/mcr.yaml:246  M-141  Mixed triple run
def pattern_三色三同顺(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b, l_c in J.choices(GRP_顺, 3):
        if define_三门(T, l_a, l_b, l_c) and RANK_OF[l_a.kind] == RANK_OF[l_b.kind] and RANK_OF[l_a.kind] > 0 and RANK_OF[l_b.kind] == RANK_OF[l_c.kind] and RANK_OF[l_b.kind] > 0 and J.join(l_a, l_b, l_c):
            seen = True
            u0 += 8
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:257  M-151  Mixed shifted runs
def pattern_三色三步高(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b, l_c in J.choices(GRP_顺, 3):
        if define_三门(T, l_a, l_b, l_c) and define_连号(T, RANK_OF[l_a.kind], RANK_OF[l_b.kind], RANK_OF[l_c.kind]) and J.join(l_a, l_b, l_c):
            seen = True
            u0 += 6
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:247  M-142  Mixed shifted triplets
def pattern_三色三节高(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b, l_c in J.choices(GRP_刻, 3):
        if define_三门(T, l_a, l_b, l_c) and define_连号(T, RANK_OF[l_a.kind], RANK_OF[l_b.kind], RANK_OF[l_c.kind]) and J.join(l_a, l_b, l_c):
            seen = True
            u0 += 8
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:220  M-129  Three-suited terminal runs
def pattern_三色双龙会(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b, l_c, l_d in J.choices(GRP_顺, 4):
        if SUIT_OF[l_a.kind] == SUIT_OF[l_b.kind] and RANK_OF[l_b.kind] - RANK_OF[l_a.kind] == 6 and SUIT_OF[l_c.kind] == SUIT_OF[l_d.kind] and RANK_OF[l_d.kind] - RANK_OF[l_c.kind] == 6 and not SUIT_OF[l_b.kind] == SUIT_OF[l_c.kind] and any(l_u != SUIT_OF[l_a.kind] and l_u != SUIT_OF[l_c.kind] and define_将五(T, A, l_u) for l_u in (1, 2, 3)) and J.join(l_a, l_b, l_c, l_d):
            seen = True
            u0 += 16
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:241  M-139  Big three winds
def pattern_三风刻(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b, l_c in J.choices(GRP_刻, 3):
        if SUIT_OF[l_a.kind] == 4 and SUIT_OF[l_c.kind] == 4 and J.join(l_a, l_b, l_c):
            seen = True
            u0 += 12
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:266  M-158  Fully concealed hand
def pattern_不求人(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_面子形(T, A) and define_副露数(T, me) == 0 and A.won and not A.from_ is not None):
        return None
    return (4, 0)


# rulesets/mcr.yaml:157  M-104  Nine gates
def pattern_九莲宝灯(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_标准 and not bool(T.seats[me].melds) and define_门数(T, A) == 1 and all(sum(1 for l_t in A.tiles if RANK_OF[KIND_OF[l_t]] == l_r and not l_t == A.win_tile) == (3 if l_r in (1, 9) else 1) for l_r in range(1, 10))):
        return None
    return (88, 0)


# rulesets/mcr.yaml:259  M-152  All types
def pattern_五门齐(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_面子形(T, A) and define_五门(T, A) or A.shape == SHP_七对 and define_五门(T, A)):
        return None
    return (6, 0)


# rulesets/mcr.yaml:236  M-134  Lesser honours and knitted tiles
def pattern_全不靠(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not A.shape == SHP_全不靠:
        return None
    return (12, 0)


# rulesets/mcr.yaml:216  M-126  Middle tiles
def pattern_全中(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not kinds_in(A, KIND_OF) <= KINDS_1:
        return None
    return (24, 0)


# rulesets/mcr.yaml:210  M-121  All even triplets
def pattern_全双刻(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_标准 and define_刻数(T, A) == 4 and kinds_in(A, KIND_OF) <= KINDS_2):
        return None
    return (24, 0)


# rulesets/mcr.yaml:215  M-125  Upper tiles
def pattern_全大(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not kinds_in(A, KIND_OF) <= KINDS_3:
        return None
    return (24, 0)


# rulesets/mcr.yaml:217  M-127  Lower tiles
def pattern_全小(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not kinds_in(A, KIND_OF) <= KINDS_4:
        return None
    return (24, 0)


# rulesets/mcr.yaml:232  M-131  All fives
def pattern_全带五(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_标准 and all(any(RANK_OF[KIND_OF[l_t]] == 5 for l_t in l_g.tiles) for l_g in A.groups)):
        return None
    return (16, 0)


# rulesets/mcr.yaml:265  M-157  Outside hand
def pattern_全带幺(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_标准 and all(any(KIND_OF[l_t] in CLASS_幺九 for l_t in l_g.tiles) for l_g in A.groups)):
        return None
    return (4, 0)


# rulesets/mcr.yaml:260  M-153  Melded hand
def pattern_全求人(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_副露数(T, me) == 4 and A.from_ is not None):
        return None
    return (6, 0)


# rulesets/mcr.yaml:173  M-107  Thirteen orphans
def pattern_十三幺(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not A.shape == SHP_十三幺:
        return None
    return (88, 0)


# rulesets/mcr.yaml:296  M-180  Single wait
def pattern_单钓将(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not any(l_g.won and GRP_将 in ISA[l_g.group] and define_独听(T, me, A) for l_g in A.groups):
        return None
    return (1, 0)


# rulesets/mcr.yaml:277  M-166  Double triplet
def pattern_双同刻(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b in J.choices(GRP_刻, 2):
        if RANK_OF[l_a.kind] == RANK_OF[l_b.kind] and RANK_OF[l_a.kind] > 0 and J.join(l_a, l_b):
            seen = True
            u0 += 2
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:267  M-159  Two melded kongs
def pattern_双明杠(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_明杠数(T, A) == 2 and define_暗杠数(T, A) == 0):
        return None
    return (4, 0)


# rulesets/mcr.yaml:278  M-167  Two concealed triplets
def pattern_双暗刻(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_暗刻数(T, A) == 2:
        return None
    return (2, 0)


# rulesets/mcr.yaml:261  M-154  Two concealed kongs
def pattern_双暗杠(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_暗杠数(T, A) == 2 and define_明杠数(T, A) == 0):
        return None
    return (6, 0)


# rulesets/mcr.yaml:262  M-155  Two dragon triplets
def pattern_双箭刻(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b in J.choices(GRP_刻, 2):
        if SUIT_OF[l_a.kind] == 5 and SUIT_OF[l_b.kind] == 5 and J.join(l_a, l_b):
            seen = True
            u0 += 6
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:268  M-156  Last tile
def pattern_和绝张(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (None if (x_1 := A.win_tile) is None else define_明见(T, me, x_1)) == 3:
        return None
    return (4, 0)


# rulesets/mcr.yaml:283  M-171 M-055 M-056  Mixed double run
def pattern_喜相逢(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b in J.choices(GRP_顺, 2):
        if RANK_OF[l_a.kind] == RANK_OF[l_b.kind] and RANK_OF[l_a.kind] > 0 and not SUIT_OF[l_a.kind] == SUIT_OF[l_b.kind] and J.join(l_a, l_b):
            seen = True
            u0 += 1
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:276  M-165  Tile hog
def pattern_四归一(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    amounts = (2 * define_四归数(T, A), 0)
    return amounts if amounts[0] else None


# rulesets/mcr.yaml:181  M-112  Four concealed triplets
def pattern_四暗刻(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_暗刻数(T, A) == 4:
        return None
    return (64, 0)


# rulesets/mcr.yaml:166  M-105  Four kongs
def pattern_四杠(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_明杠数(T, A) + define_暗杠数(T, A) == 4:
        return None
    return (88, 0)


# rulesets/mcr.yaml:271  M-161  Prevalent wind
def pattern_圈风刻(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not any(GRP_刻 in ISA[l_g.group] and l_g.kind == define_圈风(T) for l_g in A.groups):
        return None
    return (2, 0)


# rulesets/mcr.yaml:155  M-102  Big three dragons
def pattern_大三元(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b, l_c in J.choices(GRP_刻, 3):
        if SUIT_OF[l_a.kind] == 5 and SUIT_OF[l_c.kind] == 5 and J.join(l_a, l_b, l_c):
            seen = True
            u0 += 88
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:239  M-136  Upper four
def pattern_大于五(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not kinds_in(A, KIND_OF) <= KINDS_10:
        return None
    return (12, 0)


# rulesets/mcr.yaml:153  M-101  Big four winds
def pattern_大四喜(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b, l_c, l_d in J.choices(GRP_刻, 4):
        if SUIT_OF[l_a.kind] == 4 and SUIT_OF[l_d.kind] == 4 and J.join(l_a, l_b, l_c, l_d):
            seen = True
            u0 += 88
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:250  M-146  Last tile draw
def pattern_妙手回春(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.by == ACT_自摸 and T.wall.left == 0):
        return None
    return (8, 0)


# rulesets/mcr.yaml:180  M-111  All honours
def pattern_字一色(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not kinds_in(A, KIND_OF) <= KINDS_5:
        return None
    return (64, 0)


# rulesets/mcr.yaml:179  M-110  Little three dragons
def pattern_小三元(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b in J.choices(GRP_刻, 2):
        if SUIT_OF[l_a.kind] == 5 and SUIT_OF[l_b.kind] == 5 and define_将是(T, A, 5) and J.join(l_a, l_b):
            seen = True
            u0 += 64
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:240  M-137  Lower four
def pattern_小于五(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not kinds_in(A, KIND_OF) <= KINDS_11:
        return None
    return (12, 0)


# rulesets/mcr.yaml:177  M-109  Little four winds
def pattern_小四喜(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b, l_c in J.choices(GRP_刻, 3):
        if SUIT_OF[l_a.kind] == 4 and SUIT_OF[l_c.kind] == 4 and define_将是(T, A, 4) and J.join(l_a, l_b, l_c):
            seen = True
            u0 += 64
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:295  M-179  Closed wait
def pattern_嵌张(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not any((None if (x_5 := A.win_tile) is None else RANK_OF[KIND_OF[x_5]]) == RANK_OF[l_g.kind] + 1 and define_独听(T, me, A) for l_g in A.groups if l_g.won and GRP_顺 in ISA[l_g.group]):
        return None
    return (1, 0)


# rulesets/mcr.yaml:274  M-164  All runs
def pattern_平和(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_面子形(T, A) and all(GRP_顺 in ISA[l_g.group] or GRP_龙 in ISA[l_g.group] or GRP_将 in ISA[l_g.group] and RANK_OF[l_g.kind] > 0 for l_g in A.groups)):
        return None
    return (2, 0)


# rulesets/mcr.yaml:286  M-173  Triplet of terminals or honours
def pattern_幺九刻(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    amounts = (define_幺九刻数(T, me, A) - (1 if PAT_九莲宝灯 in A.found else 0), 0)
    return amounts if amounts[0] else None


# rulesets/mcr.yaml:253  M-145  Robbing the kong
def pattern_抢杠和(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not A.by == ACT_抢杠:
        return None
    return (8, 0)


# rulesets/mcr.yaml:245  M-138  Reversible tiles
def pattern_推不倒(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not kinds_in(A, KIND_OF) <= KINDS_7:
        return None
    return (8, 0)


# rulesets/mcr.yaml:280  M-169  All simples
def pattern_断幺(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not kinds_in(A, KIND_OF) <= KINDS_12:
        return None
    return (2, 0)


# rulesets/mcr.yaml:289  M-177  No honours
def pattern_无字(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if define_有字(T, A):
        return None
    return (1, 0)


# rulesets/mcr.yaml:249  M-143  Chicken hand
def pattern_无番和(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    return (8, 0)


# rulesets/mcr.yaml:264  M-147  A melded and a concealed kong
def pattern_明暗杠(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (T.options.o_明暗杠计番 and define_暗杠数(T, A) == 1 and define_明杠数(T, A) == 1):
        return None
    return (5, 0)


# rulesets/mcr.yaml:287  M-175  Melded kong
def pattern_明杠(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_明杠数(T, A) == 1 and (define_暗杠数(T, A) == 0 or define_暗杠数(T, A) == 1 and not T.options.o_明暗杠计番)):
        return None
    return (1, 0)


# rulesets/mcr.yaml:279  M-168  Concealed kong
def pattern_暗杠(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_暗杠数(T, A) == 1 and (define_明杠数(T, A) == 0 or define_明杠数(T, A) == 1 and not T.options.o_明暗杠计番)):
        return None
    return (2, 0)


# rulesets/mcr.yaml:252  M-144  Out with replacement tile
def pattern_杠上开花(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.by == ACT_自摸 and T.seats[me].v_摸法 == MEM_摸法__补牌):
        return None
    return (8, 0)


# rulesets/mcr.yaml:251  M-148  Last tile claim
def pattern_海底捞月(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.by == ACT_点炮 and T.wall.left == 0):
        return None
    return (8, 0)


# rulesets/mcr.yaml:256  M-150  Half flush
def pattern_混一色(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_门数(T, A) == 1 and define_有字(T, A)):
        return None
    return (6, 0)


# rulesets/mcr.yaml:205  M-118  All terminals and honours
def pattern_混幺九(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not kinds_in(A, KIND_OF) <= KINDS_13:
        return None
    return (32, 0)


# rulesets/mcr.yaml:212  M-122  Full flush
def pattern_清一色(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_门数(T, A) == 1 and not define_有字(T, A)):
        return None
    return (24, 0)


# rulesets/mcr.yaml:175  M-108  All terminals
def pattern_清幺九(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not kinds_in(A, KIND_OF) <= KINDS_6:
        return None
    return (64, 0)


# rulesets/mcr.yaml:219  M-128  Pure straight
def pattern_清龙(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b, l_c in J.choices(GRP_顺, 3):
        if SUIT_OF[l_a.kind] == SUIT_OF[l_c.kind] and RANK_OF[l_b.kind] - RANK_OF[l_a.kind] == 3 and RANK_OF[l_c.kind] - RANK_OF[l_b.kind] == 3 and J.join(l_a, l_b, l_c):
            seen = True
            u0 += 16
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:255  M-149  All triplets
def pattern_碰碰和(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_刻数(T, A) == 4:
        return None
    return (6, 0)


# rulesets/mcr.yaml:270  M-160  Dragon triplet
def pattern_箭刻(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    amounts = (2 * define_箭刻数(T, A), 0)
    return amounts if amounts[0] else None


# rulesets/mcr.yaml:237  M-135  Knitted straight
def pattern_组合龙(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_组合龙 or A.shape == SHP_全不靠 and sum(1 for t in A.tiles if KIND_OF[t] in KINDS_8) == 9):
        return None
    return (12, 0)


# rulesets/mcr.yaml:156  M-103  All green
def pattern_绿一色(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not kinds_in(A, KIND_OF) <= KINDS_9:
        return None
    return (88, 0)


# rulesets/mcr.yaml:288  M-176  One voided suit
def pattern_缺一门(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_门数(T, A) == 2:
        return None
    return (1, 0)


# rulesets/mcr.yaml:285  M-174 M-055 M-056  Two terminal runs
def pattern_老少副(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b in J.choices(GRP_顺, 2):
        if SUIT_OF[l_a.kind] == SUIT_OF[l_b.kind] and RANK_OF[l_b.kind] - RANK_OF[l_a.kind] == 6 and J.join(l_a, l_b):
            seen = True
            u0 += 1
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:297  M-181  Self-draw
def pattern_自摸(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.won and not A.from_ is not None):
        return None
    return (1, 0)


# rulesets/mcr.yaml:298  M-182  Flowers
def pattern_花牌(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    amounts = (0, len(T.seats[me].z_花区))
    return amounts if amounts[1] else None


# rulesets/mcr.yaml:243  M-140  Mixed straight
def pattern_花龙(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b, l_c in J.choices(GRP_顺, 3):
        if define_三门(T, l_a, l_b, l_c) and frozenset(frozenset((RANK_OF[l_a.kind], RANK_OF[l_b.kind], RANK_OF[l_c.kind]))) == frozenset(frozenset((1, 4, 7))) and J.join(l_a, l_b, l_c):
            seen = True
            u0 += 8
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:290  M-178  Edge wait
def pattern_边张(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not any((RANK_OF[l_g.kind] == 1 and (None if (x_2 := A.win_tile) is None else RANK_OF[KIND_OF[x_2]]) == 3 or RANK_OF[l_g.kind] == 7 and (None if (x_3 := A.win_tile) is None else RANK_OF[KIND_OF[x_3]]) == 7) and define_独听(T, me, A) for l_g in A.groups if l_g.won and GRP_顺 in ISA[l_g.group]):
        return None
    return (1, 0)


# rulesets/mcr.yaml:167  M-106  Seven shifted pairs
def pattern_连七对(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_七对 and define_门数(T, A) == 1 and not define_有字(T, A) and any(all(sum(1 for l_t in A.tiles if RANK_OF[KIND_OF[l_t]] == l_r + l_i) == 2 for l_i in range(0, 7)) for l_r in range(1, 4))):
        return None
    return (88, 0)


# rulesets/mcr.yaml:284  M-172 M-055 M-056  Short straight
def pattern_连六(T: Game, me: int, A: Arrangement, J: Joining) -> tuple[int, ...] | None:
    seen = False
    u0 = 0
    u1 = 0
    for l_a, l_b in J.choices(GRP_顺, 2):
        if SUIT_OF[l_a.kind] == SUIT_OF[l_b.kind] and RANK_OF[l_b.kind] - RANK_OF[l_a.kind] == 3 and J.join(l_a, l_b):
            seen = True
            u0 += 1
    return (u0, u1) if seen else None


# rulesets/mcr.yaml:273  M-163  Concealed hand
def pattern_门前清(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_面子形(T, A) and define_副露数(T, me) == 0 and A.from_ is not None):
        return None
    return (2, 0)


# rulesets/mcr.yaml:272  M-162  Seat wind
def pattern_门风刻(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not any(GRP_刻 in ISA[l_g.group] and l_g.kind == define_门风(T, me) for l_g in A.groups):
        return None
    return (2, 0)


# rulesets/mcr.yaml:47  M-001
def room_copies(T: Game, it: int) -> int:
    return 1 if SUIT_OF[it] == 0 else 4


# rulesets/mcr.yaml:2
def score_choose(T: Game, me: int) -> tuple[tuple[int, ...], ...]:
    return ((),)


# rulesets/mcr.yaml:303  M-030
def score_require(T: Game, A: Arrangement) -> bool:
    return A.values[VAL_番数] >= 1 * T.options.o_起和


# rulesets/mcr.yaml:301
def score_tiles(T: Game, me: int) -> Sequence[int]:
    return T.seats[me].hand


# rulesets/mcr.yaml:329  M-040 M-041  Won
def settle_胡(T: Game) -> None:
    for l_w in tuple(T.wins):
        for l_s in tuple(T.others(l_w.seat)):
            T.pay(1 * T.options.o_底分数, l_s, l_w.seat, PAY_底分, '1分 * option.底分数', (('option.底分数', T.options.o_底分数),))
        if l_w.from_ is not None:
            T.pay(convert_番分(l_w.values[VAL_总番]), must(l_w.from_), l_w.seat, PAY_点炮, '番分(w.总番)', (('番分(w.总番)', convert_番分(l_w.values[VAL_总番])), ('w.总番', l_w.values[VAL_总番])))
        else:
            for l_s in tuple(T.others(l_w.seat)):
                T.pay(convert_番分(l_w.values[VAL_总番]), l_s, l_w.seat, PAY_自摸, '番分(w.总番)', (('番分(w.总番)', convert_番分(l_w.values[VAL_总番])), ('w.总番', l_w.values[VAL_总番])))


# rulesets/mcr.yaml:307  M-052  Preference among equals
def value_先取(T: Game, A: Arrangement) -> int:
    return (4 if T.options.o_同番取同 and (PAT_一色三同顺 in A.found or PAT_三同刻 in A.found) else 0) + (3 if PAT_边张 in A.found else 2 if PAT_嵌张 in A.found else 1 if PAT_单钓将 in A.found else 0)


# rulesets/mcr.yaml:306  M-182  Fan with flowers
def value_总番(T: Game, A: Arrangement) -> int:
    return A.totals[UNT_番] + convert_花作番(A.totals[UNT_花番])


# rulesets/mcr.yaml:305  M-030 M-050 M-053  Fan without flowers
def value_番数(T: Game, A: Arrangement) -> int:
    return A.totals[UNT_番]


# rulesets/mcr.yaml:34  M-023  Fourteen unrelated tiles
def where_散张(T: Game, me: int, it: Group) -> bool:
    return define_不靠(T, it)


# std/mahjong.yaml:38  M-010  completed kongs of all seats
def init_杠数(T: Game, me: int) -> int:
    return 0


# std/mahjong.yaml:56  M-007 M-009  Chow
def priority_吃(T: Game, me: int) -> int:
    return 10


# std/mahjong.yaml:73  M-009 M-010  Kong of a discard
def priority_明杠(T: Game, me: int) -> int:
    return 20


# std/mahjong.yaml:65  M-008 M-009  Pung
def priority_碰(T: Game, me: int) -> int:
    return 20


# std/mahjong.yaml:8
def room_seats(options: Options) -> int:
    return 4


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


# std/table.yaml:31  M-006 M-144  how the last tile was drawn
def init_摸法(T: Game, me: int) -> int:
    return MEM_摸法__摸牌


# std/table.yaml:92
def on_ended__计局(T: Game) -> None:
    T.room.v_已打局 = T.room.v_已打局 + 1


# std/table.yaml:83  M-031 M-145  Robbing a kong
def priority_抢杠(T: Game, me: int) -> int:
    return 90


# std/table.yaml:83  M-009 M-030 M-031 M-040  Win on a discard
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
    id='mcr',
    version='0.1.0',
    title='国标麻将',
    title_en='Chinese official mahjong (MCR)',
    source='seeds/mcr.yaml',
    digest='d3373015170c98dfda7c0965e259f4fef339a32a08af9e8908f35a7fccc8614f',
    files=('rulesets/mcr.yaml', 'std/mahjong.yaml', 'std/table.yaml'),
    options=(
        Option('局数', 'int', 16, 1, 64, (), Mark('std/table.yaml', 10, ('M-012',), (), 'Hands in a session')),
        Option('起和', 'int', 8, 0, 88, (), Mark('rulesets/mcr.yaml', 11, ('M-030',), (), 'Fan needed to win')),
        Option('底分数', 'int', 8, 0, 88, (), Mark('rulesets/mcr.yaml', 12, ('M-040', 'M-041'), (), 'Points every other seat pays')),
        Option('明暗杠计番', 'bool', 1, 0, 1, (), Mark('rulesets/mcr.yaml', 13, ('M-147',), ('MA-05',), 'One kong of each sort is a fan of its own')),
        Option('绝张自露', 'bool', 1, 0, 1, (), Mark('rulesets/mcr.yaml', 14, ('M-156',), ('MA-02',), "The three tiles shown may be the winner's own")),
        Option('已尽算听', 'bool', 1, 0, 1, (), Mark('rulesets/mcr.yaml', 15, ('M-051',), ('MA-03',), 'A wait counts though its four copies are in the own tiles')),
        Option('龙身计听', 'bool', 1, 0, 1, (), Mark('rulesets/mcr.yaml', 16, ('M-051',), ('MA-01',), 'A tile of the knitted straight may still be an edge or single wait')),
        Option('同番取同', 'bool', 1, 0, 1, (), Mark('rulesets/mcr.yaml', 17, ('M-052',), ('MA-07',), 'Of divisions worth the same take the one with groups alike')),
    ),
    constraints=(),
    presets={},
    seats=room_seats,
    kinds=('春', '夏', '秋', '冬', '梅', '兰', '竹', '菊', '一万', '二万', '三万', '四万', '五万', '六万', '七万', '八万', '九万', '一筒', '二筒', '三筒', '四筒', '五筒', '六筒', '七筒', '八筒', '九筒', '一索', '二索', '三索', '四索', '五索', '六索', '七索', '八索', '九索', '东', '南', '西', '北', '中', '发', '白'),
    suits=(
        Suit('花', (0, 1, 2, 3, 4, 5, 6, 7), False, 'f', 1, Mark('rulesets/mcr.yaml', 24, ('M-001',), (), 'Flowers'), (0x1F026, 0x1F027, 0x1F028, 0x1F029, 0x1F022, 0x1F023, 0x1F024, 0x1F025)),
        Suit('万', (8, 9, 10, 11, 12, 13, 14, 15, 16), True, 'm', 1, Mark('std/mahjong.yaml', 12, (), (), 'Characters'), (0x1F007, 0x1F008, 0x1F009, 0x1F00A, 0x1F00B, 0x1F00C, 0x1F00D, 0x1F00E, 0x1F00F)),
        Suit('筒', (17, 18, 19, 20, 21, 22, 23, 24, 25), True, 'p', 1, Mark('std/mahjong.yaml', 13, (), (), 'Dots'), (0x1F019, 0x1F01A, 0x1F01B, 0x1F01C, 0x1F01D, 0x1F01E, 0x1F01F, 0x1F020, 0x1F021)),
        Suit('索', (26, 27, 28, 29, 30, 31, 32, 33, 34), True, 's', 1, Mark('std/mahjong.yaml', 14, (), (), 'Bamboos'), (0x1F010, 0x1F011, 0x1F012, 0x1F013, 0x1F014, 0x1F015, 0x1F016, 0x1F017, 0x1F018)),
        Suit('风', (35, 36, 37, 38), False, 'z', 1, Mark('std/mahjong.yaml', 15, (), (), 'Winds'), (0x1F000, 0x1F001, 0x1F002, 0x1F003)),
        Suit('箭', (39, 40, 41), False, 'z', 5, Mark('std/mahjong.yaml', 16, (), (), 'Dragons'), (0x1F004, 0x1F005, 0x1F006)),
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
        GroupSpec('顺', ISA[GRP_顺], '', ((8, 9, 10), (9, 10, 11), (10, 11, 12), (11, 12, 13), (12, 13, 14), (13, 14, 15), (14, 15, 16), (17, 18, 19), (18, 19, 20), (19, 20, 21), (20, 21, 22), (21, 22, 23), (22, 23, 24), (23, 24, 25), (26, 27, 28), (27, 28, 29), (28, 29, 30), (29, 30, 31), (30, 31, 32), (31, 32, 33), (32, 33, 34)), None, 0, Mark('std/mahjong.yaml', 23, (), (), 'Run')),
        GroupSpec('刻', ISA[GRP_刻], '', ((0, 0, 0), (1, 1, 1), (2, 2, 2), (3, 3, 3), (4, 4, 4), (5, 5, 5), (6, 6, 6), (7, 7, 7), (8, 8, 8), (9, 9, 9), (10, 10, 10), (11, 11, 11), (12, 12, 12), (13, 13, 13), (14, 14, 14), (15, 15, 15), (16, 16, 16), (17, 17, 17), (18, 18, 18), (19, 19, 19), (20, 20, 20), (21, 21, 21), (22, 22, 22), (23, 23, 23), (24, 24, 24), (25, 25, 25), (26, 26, 26), (27, 27, 27), (28, 28, 28), (29, 29, 29), (30, 30, 30), (31, 31, 31), (32, 32, 32), (33, 33, 33), (34, 34, 34), (35, 35, 35), (36, 36, 36), (37, 37, 37), (38, 38, 38), (39, 39, 39), (40, 40, 40), (41, 41, 41)), None, 0, Mark('std/mahjong.yaml', 24, (), (), 'Triplet')),
        GroupSpec('将', ISA[GRP_将], '', ((0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9), (10, 10), (11, 11), (12, 12), (13, 13), (14, 14), (15, 15), (16, 16), (17, 17), (18, 18), (19, 19), (20, 20), (21, 21), (22, 22), (23, 23), (24, 24), (25, 25), (26, 26), (27, 27), (28, 28), (29, 29), (30, 30), (31, 31), (32, 32), (33, 33), (34, 34), (35, 35), (36, 36), (37, 37), (38, 38), (39, 39), (40, 40), (41, 41)), None, 0, Mark('std/mahjong.yaml', 25, (), (), 'Pair')),
        GroupSpec('吃', ISA[GRP_吃], 'open', ((8, 9, 10), (9, 10, 11), (10, 11, 12), (11, 12, 13), (12, 13, 14), (13, 14, 15), (14, 15, 16), (17, 18, 19), (18, 19, 20), (19, 20, 21), (20, 21, 22), (21, 22, 23), (22, 23, 24), (23, 24, 25), (26, 27, 28), (27, 28, 29), (28, 29, 30), (29, 30, 31), (30, 31, 32), (31, 32, 33), (32, 33, 34)), None, 0, Mark('std/mahjong.yaml', 26, (), (), 'Chow')),
        GroupSpec('碰', ISA[GRP_碰], 'open', ((0, 0, 0), (1, 1, 1), (2, 2, 2), (3, 3, 3), (4, 4, 4), (5, 5, 5), (6, 6, 6), (7, 7, 7), (8, 8, 8), (9, 9, 9), (10, 10, 10), (11, 11, 11), (12, 12, 12), (13, 13, 13), (14, 14, 14), (15, 15, 15), (16, 16, 16), (17, 17, 17), (18, 18, 18), (19, 19, 19), (20, 20, 20), (21, 21, 21), (22, 22, 22), (23, 23, 23), (24, 24, 24), (25, 25, 25), (26, 26, 26), (27, 27, 27), (28, 28, 28), (29, 29, 29), (30, 30, 30), (31, 31, 31), (32, 32, 32), (33, 33, 33), (34, 34, 34), (35, 35, 35), (36, 36, 36), (37, 37, 37), (38, 38, 38), (39, 39, 39), (40, 40, 40), (41, 41, 41)), None, 0, Mark('std/mahjong.yaml', 27, (), (), 'Pung')),
        GroupSpec('杠', ISA[GRP_杠], 'open', ((0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2), (3, 3, 3, 3), (4, 4, 4, 4), (5, 5, 5, 5), (6, 6, 6, 6), (7, 7, 7, 7), (8, 8, 8, 8), (9, 9, 9, 9), (10, 10, 10, 10), (11, 11, 11, 11), (12, 12, 12, 12), (13, 13, 13, 13), (14, 14, 14, 14), (15, 15, 15, 15), (16, 16, 16, 16), (17, 17, 17, 17), (18, 18, 18, 18), (19, 19, 19, 19), (20, 20, 20, 20), (21, 21, 21, 21), (22, 22, 22, 22), (23, 23, 23, 23), (24, 24, 24, 24), (25, 25, 25, 25), (26, 26, 26, 26), (27, 27, 27, 27), (28, 28, 28, 28), (29, 29, 29, 29), (30, 30, 30, 30), (31, 31, 31, 31), (32, 32, 32, 32), (33, 33, 33, 33), (34, 34, 34, 34), (35, 35, 35, 35), (36, 36, 36, 36), (37, 37, 37, 37), (38, 38, 38, 38), (39, 39, 39, 39), (40, 40, 40, 40), (41, 41, 41, 41)), None, 0, Mark('std/mahjong.yaml', 28, (), (), 'Kong')),
        GroupSpec('明杠', ISA[GRP_明杠], 'open', ((0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2), (3, 3, 3, 3), (4, 4, 4, 4), (5, 5, 5, 5), (6, 6, 6, 6), (7, 7, 7, 7), (8, 8, 8, 8), (9, 9, 9, 9), (10, 10, 10, 10), (11, 11, 11, 11), (12, 12, 12, 12), (13, 13, 13, 13), (14, 14, 14, 14), (15, 15, 15, 15), (16, 16, 16, 16), (17, 17, 17, 17), (18, 18, 18, 18), (19, 19, 19, 19), (20, 20, 20, 20), (21, 21, 21, 21), (22, 22, 22, 22), (23, 23, 23, 23), (24, 24, 24, 24), (25, 25, 25, 25), (26, 26, 26, 26), (27, 27, 27, 27), (28, 28, 28, 28), (29, 29, 29, 29), (30, 30, 30, 30), (31, 31, 31, 31), (32, 32, 32, 32), (33, 33, 33, 33), (34, 34, 34, 34), (35, 35, 35, 35), (36, 36, 36, 36), (37, 37, 37, 37), (38, 38, 38, 38), (39, 39, 39, 39), (40, 40, 40, 40), (41, 41, 41, 41)), None, 0, Mark('std/mahjong.yaml', 29, (), (), 'Kong of a discard')),
        GroupSpec('补杠', ISA[GRP_补杠], 'open', ((0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2), (3, 3, 3, 3), (4, 4, 4, 4), (5, 5, 5, 5), (6, 6, 6, 6), (7, 7, 7, 7), (8, 8, 8, 8), (9, 9, 9, 9), (10, 10, 10, 10), (11, 11, 11, 11), (12, 12, 12, 12), (13, 13, 13, 13), (14, 14, 14, 14), (15, 15, 15, 15), (16, 16, 16, 16), (17, 17, 17, 17), (18, 18, 18, 18), (19, 19, 19, 19), (20, 20, 20, 20), (21, 21, 21, 21), (22, 22, 22, 22), (23, 23, 23, 23), (24, 24, 24, 24), (25, 25, 25, 25), (26, 26, 26, 26), (27, 27, 27, 27), (28, 28, 28, 28), (29, 29, 29, 29), (30, 30, 30, 30), (31, 31, 31, 31), (32, 32, 32, 32), (33, 33, 33, 33), (34, 34, 34, 34), (35, 35, 35, 35), (36, 36, 36, 36), (37, 37, 37, 37), (38, 38, 38, 38), (39, 39, 39, 39), (40, 40, 40, 40), (41, 41, 41, 41)), None, 0, Mark('std/mahjong.yaml', 30, (), (), 'Added kong')),
        GroupSpec('暗杠', ISA[GRP_暗杠], 'one', ((0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2), (3, 3, 3, 3), (4, 4, 4, 4), (5, 5, 5, 5), (6, 6, 6, 6), (7, 7, 7, 7), (8, 8, 8, 8), (9, 9, 9, 9), (10, 10, 10, 10), (11, 11, 11, 11), (12, 12, 12, 12), (13, 13, 13, 13), (14, 14, 14, 14), (15, 15, 15, 15), (16, 16, 16, 16), (17, 17, 17, 17), (18, 18, 18, 18), (19, 19, 19, 19), (20, 20, 20, 20), (21, 21, 21, 21), (22, 22, 22, 22), (23, 23, 23, 23), (24, 24, 24, 24), (25, 25, 25, 25), (26, 26, 26, 26), (27, 27, 27, 27), (28, 28, 28, 28), (29, 29, 29, 29), (30, 30, 30, 30), (31, 31, 31, 31), (32, 32, 32, 32), (33, 33, 33, 33), (34, 34, 34, 34), (35, 35, 35, 35), (36, 36, 36, 36), (37, 37, 37, 37), (38, 38, 38, 38), (39, 39, 39, 39), (40, 40, 40, 40), (41, 41, 41, 41)), None, 0, Mark('std/mahjong.yaml', 31, (), (), 'Concealed kong')),
        GroupSpec('龙', ISA[GRP_龙], '', ((8, 11, 14, 18, 21, 24, 28, 31, 34), (8, 11, 14, 27, 30, 33, 19, 22, 25), (17, 20, 23, 9, 12, 15, 28, 31, 34), (17, 20, 23, 27, 30, 33, 10, 13, 16), (26, 29, 32, 9, 12, 15, 19, 22, 25), (26, 29, 32, 18, 21, 24, 10, 13, 16)), None, 0, Mark('rulesets/mcr.yaml', 31, ('M-024',), (), 'Knitted straight')),
        GroupSpec('十三张', ISA[GRP_十三张], '', ((8, 16, 17, 25, 26, 34, 35, 36, 37, 38, 39, 40, 41),), None, 0, Mark('rulesets/mcr.yaml', 32, ('M-022',), (), 'One of every orphan')),
        GroupSpec('单张', ISA[GRP_单张], '', ((8,), (16,), (17,), (25,), (26,), (34,), (35,), (36,), (37,), (38,), (39,), (40,), (41,)), None, 0, Mark('rulesets/mcr.yaml', 33, ('M-022',), (), 'One more orphan')),
        GroupSpec('散张', ISA[GRP_散张], '', ((8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41),), where_散张, 14, Mark('rulesets/mcr.yaml', 34, ('M-023',), (), 'Fourteen unrelated tiles'), ()),
    ),
    shapes=(
        ShapeSpec('标准', (Part(4, (GRP_顺, GRP_刻)), Part(1, (GRP_将,))), False, None, Mark('std/mahjong.yaml', 34, ('M-020',), (), 'Four groups and a pair'), False),
        ShapeSpec('七对', (Part(7, (GRP_将,)),), False, None, Mark('rulesets/mcr.yaml', 38, ('M-021',), (), 'Seven pairs'), False),
        ShapeSpec('十三幺', (Part(1, (GRP_十三张,)), Part(1, (GRP_单张,))), False, None, Mark('rulesets/mcr.yaml', 39, ('M-022',), (), 'Thirteen orphans'), False),
        ShapeSpec('全不靠', (Part(1, (GRP_散张,)),), False, None, Mark('rulesets/mcr.yaml', 40, ('M-023',), (), 'Unrelated tiles'), False),
        ShapeSpec('组合龙', (Part(1, (GRP_龙,)), Part(1, (GRP_顺, GRP_刻)), Part(1, (GRP_将,))), False, None, Mark('rulesets/mcr.yaml', 41, ('M-024',), (), 'Knitted straight with a group and a pair'), False),
    ),
    zones=(
        Zone('花区', 'seat', 'all', 'z_花区', Mark('rulesets/mcr.yaml', 20, ('M-006',), (), 'Flowers laid out')),
    ),
    wall_stack=1,
    state=(
        StateVar('已打局', 'room', 'v_已打局', 'int', init_已打局, 'never', 'all', (), Mark('std/table.yaml', 33, (), (), 'hands finished')),
        StateVar('出牌数', 'hand', 'v_出牌数', 'int', init_出牌数, 'hand', 'all', (), Mark('std/table.yaml', 29, (), (), 'discards so far')),
        StateVar('杠数', 'hand', 'v_杠数', 'int', init_杠数, 'hand', 'all', (), Mark('std/mahjong.yaml', 38, ('M-010',), (), 'completed kongs of all seats')),
        StateVar('摸法', 'seat', 'v_摸法', '摸法', init_摸法, 'hand', 'all', ('摸牌', '补牌', '补花'), Mark('std/table.yaml', 31, ('M-006', 'M-144'), (), 'how the last tile was drawn')),
    ),
    phases=(
        Phase('发牌', 'auto', (), None, enter_发牌, None, Mark('std/table.yaml', 52, (), (), 'The deal')),
        Phase('出牌', 'turn', (ACT_打, ACT_自摸, ACT_补杠, ACT_暗杠), None, None, None, Mark('std/table.yaml', 59, (), (), 'Own turn')),
        Phase('应牌', 'window', (ACT_点炮, ACT_吃, ACT_碰, ACT_明杠), None, None, None, Mark('std/table.yaml', 60, (), (), 'A discard on offer')),
        Phase('抢杠窗', 'window', (ACT_抢杠,), None, None, None, Mark('std/mahjong.yaml', 50, (), (), 'A kong on offer to robbers')),
    ),
    actions=(
        Action('打', legal_打, do_打, (('t', 'tile'),), frozenset((PHS_出牌,)), False, None, None, None, (), False, True, (), Mark('std/table.yaml', 63, (), (), 'Discard')),
        Action('自摸', legal_自摸, do_自摸, (), frozenset((PHS_出牌,)), False, None, None, None, (), True, False, (), Mark('std/table.yaml', 73, ('M-030', 'M-041'), (), 'Self-drawn win')),
        Action('点炮', legal_点炮, do_点炮, (('t', 'tile'),), frozenset((PHS_应牌,)), False, priority_点炮, None, None, (), True, False, (), Mark('std/table.yaml', 80, ('M-009', 'M-030', 'M-031', 'M-040'), (), 'Win on a discard')),
        Action('吃', legal_吃, do_吃, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌,)), False, priority_吃, None, None, (), False, False, (BAR_末张,), Mark('std/mahjong.yaml', 53, ('M-007', 'M-009'), (), 'Chow')),
        Action('碰', legal_碰, do_碰, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌,)), False, priority_碰, None, None, (), False, False, (BAR_末张,), Mark('std/mahjong.yaml', 62, ('M-008', 'M-009'), (), 'Pung')),
        Action('明杠', legal_明杠, do_明杠, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌,)), False, priority_明杠, None, None, (), False, False, (), Mark('std/mahjong.yaml', 70, ('M-009', 'M-010'), (), 'Kong of a discard')),
        Action('补杠', legal_补杠, do_补杠, (('m', 'meld'), ('t', 'tile')), frozenset((PHS_出牌,)), False, None, None, None, (), False, False, (), Mark('std/mahjong.yaml', 80, ('M-010', 'M-145'), (), 'Added kong')),
        Action('暗杠', legal_暗杠, do_暗杠, (('w', 'tiles'),), frozenset((PHS_出牌,)), False, None, None, None, (), False, False, (), Mark('std/mahjong.yaml', 90, ('M-010',), (), 'Concealed kong')),
        Action('抢杠', legal_抢杠, do_抢杠, (('t', 'tile'),), frozenset((PHS_抢杠窗,)), False, priority_抢杠, None, None, (), True, False, (), Mark('std/mahjong.yaml', 99, ('M-031', 'M-145'), (), 'Robbing a kong')),
    ),
    bars=(
        Bar('末张', (ACT_吃, ACT_碰), {}, False, Mark('rulesets/mcr.yaml', 145, ('M-013',))),
    ),
    events={'ended': event_ended, 'drawn': event_drawn},
    start=PHS_发牌,
    units=(
        Unit('番', 'sum', Mark('rulesets/mcr.yaml', 148, (), (), 'Fan')),
        Unit('花番', 'sum', Mark('rulesets/mcr.yaml', 149, (), (), 'Fan of flowers')),
    ),
    patterns=(
        Pattern('大四喜', 'winner', (), Mark('rulesets/mcr.yaml', 153, ('M-101',), (), 'Big four winds')),
        Pattern('连七对', 'winner', (), Mark('rulesets/mcr.yaml', 167, ('M-106',), (), 'Seven shifted pairs')),
        Pattern('七星不靠', 'winner', (), Mark('rulesets/mcr.yaml', 209, ('M-120',), (), 'Greater honours and knitted tiles')),
        Pattern('三暗刻', 'winner', (), Mark('rulesets/mcr.yaml', 234, ('M-133',), (), 'Three concealed triplets')),
        Pattern('三杠', 'winner', (), Mark('rulesets/mcr.yaml', 204, ('M-117',), (), 'Three kongs')),
        Pattern('九莲宝灯', 'winner', (), Mark('rulesets/mcr.yaml', 157, ('M-104',), ('MA-04',), 'Nine gates')),
        Pattern('四暗刻', 'winner', (), Mark('rulesets/mcr.yaml', 181, ('M-112',), (), 'Four concealed triplets')),
        Pattern('十三幺', 'winner', (), Mark('rulesets/mcr.yaml', 173, ('M-107',), (), 'Thirteen orphans')),
        Pattern('全中', 'winner', (), Mark('rulesets/mcr.yaml', 216, ('M-126',), (), 'Middle tiles')),
        Pattern('全双刻', 'winner', (), Mark('rulesets/mcr.yaml', 210, ('M-121',), (), 'All even triplets')),
        Pattern('全大', 'winner', (), Mark('rulesets/mcr.yaml', 215, ('M-125',), (), 'Upper tiles')),
        Pattern('全小', 'winner', (), Mark('rulesets/mcr.yaml', 217, ('M-127',), (), 'Lower tiles')),
        Pattern('全带五', 'winner', (), Mark('rulesets/mcr.yaml', 232, ('M-131',), (), 'All fives')),
        Pattern('字一色', 'winner', (), Mark('rulesets/mcr.yaml', 180, ('M-111',), (), 'All honours')),
        Pattern('清幺九', 'winner', (), Mark('rulesets/mcr.yaml', 175, ('M-108',), (), 'All terminals')),
        Pattern('全求人', 'winner', (), Mark('rulesets/mcr.yaml', 260, ('M-153',), (), 'Melded hand')),
        Pattern('四杠', 'winner', (), Mark('rulesets/mcr.yaml', 166, ('M-105',), (), 'Four kongs')),
        Pattern('双明杠', 'winner', (), Mark('rulesets/mcr.yaml', 267, ('M-159',), (), 'Two melded kongs')),
        Pattern('双暗杠', 'winner', (), Mark('rulesets/mcr.yaml', 261, ('M-154',), (), 'Two concealed kongs')),
        Pattern('抢杠和', 'winner', (), Mark('rulesets/mcr.yaml', 253, ('M-145',), (), 'Robbing the kong')),
        Pattern('妙手回春', 'winner', (), Mark('rulesets/mcr.yaml', 250, ('M-146',), (), 'Last tile draw')),
        Pattern('嵌张', 'winner', (), Mark('rulesets/mcr.yaml', 295, ('M-179',), (), 'Closed wait')),
        Pattern('推不倒', 'winner', (), Mark('rulesets/mcr.yaml', 245, ('M-138',), (), 'Reversible tiles')),
        Pattern('明暗杠', 'winner', (), Mark('rulesets/mcr.yaml', 264, ('M-147',), ('MA-05',), 'A melded and a concealed kong')),
        Pattern('明杠', 'winner', (), Mark('rulesets/mcr.yaml', 287, ('M-175',), ('MA-05',), 'Melded kong')),
        Pattern('暗杠', 'winner', (), Mark('rulesets/mcr.yaml', 279, ('M-168',), ('MA-05',), 'Concealed kong')),
        Pattern('杠上开花', 'winner', (), Mark('rulesets/mcr.yaml', 252, ('M-144',), (), 'Out with replacement tile')),
        Pattern('海底捞月', 'winner', (), Mark('rulesets/mcr.yaml', 251, ('M-148',), (), 'Last tile claim')),
        Pattern('组合龙', 'winner', (), Mark('rulesets/mcr.yaml', 237, ('M-135',), (), 'Knitted straight')),
        Pattern('绿一色', 'winner', (), Mark('rulesets/mcr.yaml', 156, ('M-103',), (), 'All green')),
        Pattern('花牌', 'winner', (), Mark('rulesets/mcr.yaml', 298, ('M-182',), (), 'Flowers')),
        Pattern('边张', 'winner', (), Mark('rulesets/mcr.yaml', 290, ('M-178',), (), 'Edge wait')),
        Pattern('圈风刻', 'winner', (), Mark('rulesets/mcr.yaml', 271, ('M-161',), (), 'Prevalent wind'), replaced_by=(PAT_大四喜,)),
        Pattern('大三元', 'winner', (), Mark('rulesets/mcr.yaml', 155, ('M-102',), (), 'Big three dragons')),
        Pattern('门风刻', 'winner', (), Mark('rulesets/mcr.yaml', 272, ('M-162',), (), 'Seat wind'), replaced_by=(PAT_大四喜,)),
        Pattern('七对', 'winner', (), Mark('rulesets/mcr.yaml', 208, ('M-119',), (), 'Seven pairs'), replaced_by=(PAT_连七对,)),
        Pattern('全不靠', 'winner', (), Mark('rulesets/mcr.yaml', 236, ('M-134',), (), 'Lesser honours and knitted tiles'), replaced_by=(PAT_七星不靠,)),
        Pattern('不求人', 'winner', (), Mark('rulesets/mcr.yaml', 266, ('M-158',), (), 'Fully concealed hand'), replaced_by=(PAT_九莲宝灯, PAT_四暗刻)),
        Pattern('门前清', 'winner', (), Mark('rulesets/mcr.yaml', 273, ('M-163',), (), 'Concealed hand'), replaced_by=(PAT_九莲宝灯, PAT_四暗刻)),
        Pattern('五门齐', 'winner', (), Mark('rulesets/mcr.yaml', 259, ('M-152',), (), 'All types'), replaced_by=(PAT_十三幺,)),
        Pattern('大于五', 'winner', (), Mark('rulesets/mcr.yaml', 239, ('M-136',), (), 'Upper four'), replaced_by=(PAT_全大,)),
        Pattern('小于五', 'winner', (), Mark('rulesets/mcr.yaml', 240, ('M-137',), (), 'Lower four'), replaced_by=(PAT_全小,)),
        Pattern('断幺', 'winner', (), Mark('rulesets/mcr.yaml', 280, ('M-169',), (), 'All simples'), replaced_by=(PAT_全双刻, PAT_全中, PAT_全带五)),
        Pattern('混幺九', 'winner', (), Mark('rulesets/mcr.yaml', 205, ('M-118',), (), 'All terminals and honours'), replaced_by=(PAT_十三幺, PAT_清幺九, PAT_字一色)),
        Pattern('单钓将', 'winner', (), Mark('rulesets/mcr.yaml', 296, ('M-180',), (), 'Single wait'), replaced_by=(PAT_四杠, PAT_全求人)),
        Pattern('双暗刻', 'winner', (), Mark('rulesets/mcr.yaml', 278, ('M-167',), (), 'Two concealed triplets'), replaced_by=(PAT_双暗杠,)),
        Pattern('和绝张', 'winner', (), Mark('rulesets/mcr.yaml', 268, ('M-156',), ('MA-02',), 'Last tile'), replaced_by=(PAT_抢杠和,)),
        Pattern('混一色', 'winner', (), Mark('rulesets/mcr.yaml', 256, ('M-150',), (), 'Half flush'), replaced_by=(PAT_绿一色,)),
        Pattern('缺一门', 'winner', (), Mark('rulesets/mcr.yaml', 288, ('M-176',), (), 'One voided suit'), replaced_by=(PAT_绿一色, PAT_推不倒)),
        Pattern('小四喜', 'winner', (), Mark('rulesets/mcr.yaml', 177, ('M-109',), (), 'Little four winds')),
        Pattern('自摸', 'winner', (), Mark('rulesets/mcr.yaml', 297, ('M-181',), (), 'Self-draw'), replaced_by=(PAT_妙手回春, PAT_杠上开花, PAT_不求人)),
        Pattern('全带幺', 'winner', (), Mark('rulesets/mcr.yaml', 265, ('M-157',), (), 'Outside hand'), replaced_by=(PAT_清幺九, PAT_字一色, PAT_混幺九)),
        Pattern('小三元', 'winner', (), Mark('rulesets/mcr.yaml', 179, ('M-110',), (), 'Little three dragons')),
        Pattern('一色双龙会', 'winner', (), Mark('rulesets/mcr.yaml', 182, ('M-113',), (), 'Pure terminal runs')),
        Pattern('一色四同顺', 'winner', (), Mark('rulesets/mcr.yaml', 192, ('M-114',), (), 'Quadruple run')),
        Pattern('清一色', 'winner', (), Mark('rulesets/mcr.yaml', 212, ('M-122',), (), 'Full flush'), replaced_by=(PAT_九莲宝灯, PAT_连七对, PAT_一色双龙会)),
        Pattern('一色四节高', 'winner', (), Mark('rulesets/mcr.yaml', 193, ('M-115',), (), 'Four pure shifted triplets')),
        Pattern('四归一', 'winner', (), Mark('rulesets/mcr.yaml', 276, ('M-165',), (), 'Tile hog'), replaced_by=(PAT_一色四同顺,)),
        Pattern('一色四步高', 'winner', (), Mark('rulesets/mcr.yaml', 196, ('M-116',), (), 'Four pure shifted runs')),
        Pattern('碰碰和', 'winner', (), Mark('rulesets/mcr.yaml', 255, ('M-149',), (), 'All triplets'), replaced_by=(PAT_大四喜, PAT_四杠, PAT_清幺九, PAT_字一色, PAT_四暗刻, PAT_一色四节高, PAT_混幺九, PAT_全双刻)),
        Pattern('一色三同顺', 'winner', (), Mark('rulesets/mcr.yaml', 213, ('M-123',), (), 'Pure triple run')),
        Pattern('一色三节高', 'winner', (), Mark('rulesets/mcr.yaml', 214, ('M-124',), (), 'Pure shifted triplets')),
        Pattern('三色双龙会', 'winner', (), Mark('rulesets/mcr.yaml', 220, ('M-129',), (), 'Three-suited terminal runs')),
        Pattern('平和', 'winner', (), Mark('rulesets/mcr.yaml', 274, ('M-164',), (), 'All runs'), replaced_by=(PAT_一色双龙会, PAT_三色双龙会)),
        Pattern('清龙', 'winner', (), Mark('rulesets/mcr.yaml', 219, ('M-128',), (), 'Pure straight')),
        Pattern('无字', 'winner', (), Mark('rulesets/mcr.yaml', 289, ('M-177',), (), 'No honours'), replaced_by=(PAT_九莲宝灯, PAT_连七对, PAT_清幺九, PAT_一色双龙会, PAT_全双刻, PAT_清一色, PAT_全大, PAT_全中, PAT_全小, PAT_三色双龙会, PAT_全带五, PAT_大于五, PAT_小于五, PAT_平和, PAT_断幺)),
        Pattern('一色三步高', 'winner', (), Mark('rulesets/mcr.yaml', 231, ('M-130',), (), 'Pure shifted runs')),
        Pattern('三同刻', 'winner', (), Mark('rulesets/mcr.yaml', 233, ('M-132',), (), 'Triple triplet')),
        Pattern('三风刻', 'winner', (), Mark('rulesets/mcr.yaml', 241, ('M-139',), (), 'Big three winds')),
        Pattern('幺九刻', 'winner', (), Mark('rulesets/mcr.yaml', 286, ('M-173',), ('MA-04',), 'Triplet of terminals or honours'), replaced_by=(PAT_大四喜, PAT_清幺九, PAT_小四喜, PAT_字一色, PAT_混幺九)),
        Pattern('花龙', 'winner', (), Mark('rulesets/mcr.yaml', 243, ('M-140',), (), 'Mixed straight')),
        Pattern('三色三同顺', 'winner', (), Mark('rulesets/mcr.yaml', 246, ('M-141',), (), 'Mixed triple run')),
        Pattern('三色三节高', 'winner', (), Mark('rulesets/mcr.yaml', 247, ('M-142',), (), 'Mixed shifted triplets')),
        Pattern('双箭刻', 'winner', (), Mark('rulesets/mcr.yaml', 262, ('M-155',), (), 'Two dragon triplets')),
        Pattern('三色三步高', 'winner', (), Mark('rulesets/mcr.yaml', 257, ('M-151',), (), 'Mixed shifted runs')),
        Pattern('箭刻', 'winner', (), Mark('rulesets/mcr.yaml', 270, ('M-160',), (), 'Dragon triplet'), replaced_by=(PAT_大三元, PAT_小三元, PAT_双箭刻)),
        Pattern('双同刻', 'winner', (), Mark('rulesets/mcr.yaml', 277, ('M-166',), (), 'Double triplet'), replaced_by=(PAT_清幺九,)),
        Pattern('一般高', 'winner', (), Mark('rulesets/mcr.yaml', 282, ('M-170', 'M-054', 'M-055', 'M-056'), ('MA-08',), 'Pure double run')),
        Pattern('喜相逢', 'winner', (), Mark('rulesets/mcr.yaml', 283, ('M-171', 'M-055', 'M-056'), ('MA-08',), 'Mixed double run')),
        Pattern('连六', 'winner', (), Mark('rulesets/mcr.yaml', 284, ('M-172', 'M-055', 'M-056'), ('MA-08',), 'Short straight')),
        Pattern('老少副', 'winner', (), Mark('rulesets/mcr.yaml', 285, ('M-174', 'M-055', 'M-056'), ('MA-08',), 'Two terminal runs')),
        Pattern('无番和', 'winner', (), Mark('rulesets/mcr.yaml', 249, ('M-143',), (), 'Chicken hand')),
    ),
    score=ScoreSpec(score_tiles, score_size, (SHP_标准, SHP_七对, SHP_十三幺, SHP_全不靠, SHP_组合龙), (), score_choose, judge, (ScoreValue('先取', '', Mark('rulesets/mcr.yaml', 307, ('M-052',), ('MA-07',), 'Preference among equals')), ScoreValue('总番', '番', Mark('rulesets/mcr.yaml', 306, ('M-182',), (), 'Fan with flowers')), ScoreValue('番数', '番', Mark('rulesets/mcr.yaml', 305, ('M-030', 'M-050', 'M-053'), (), 'Fan without flowers'))), (), False, True, ('hand',), {}, Mark('rulesets/mcr.yaml', 2), ()),
    payments=(
        Payment('底分', Mark('rulesets/mcr.yaml', 321, ('M-040', 'M-041'), (), 'Base of every other seat')),
        Payment('点炮', Mark('rulesets/mcr.yaml', 322, ('M-040',), (), 'Fan from the discarder')),
        Payment('自摸', Mark('rulesets/mcr.yaml', 323, ('M-041',), (), 'Fan from every other seat')),
    ),
    pots=(),
    ends=(
        End('胡', settle_胡, 'rule', (), Mark('std/table.yaml', 98, ('M-040', 'M-041'), (), 'Won')),
        End('流局', None, 'wall', (), Mark('std/table.yaml', 99, ('M-014',), (), 'Exhausted wall')),
        End('解散', None, 'room', (), Mark('std/table.yaml', 100, ('M-015',), (), 'Room dissolved')),
    ),
    dealer_first=dealer_first,
    dealer_next=dealer_next,
    session_over=session_over,
    session_settle=None,
    seat_class=SeatState,
    hand_class=HandState,
    room_class=RoomState,
    options_class=Options,
    notes={'M-002': '座位、庄家与开门由房间定，牌墙由种子洗好 / the room seats the players, the seed shuffles the wall', 'M-016': '没有放过一次就不能再和的规定，因此没有锁 / letting a win go forbids nothing, so there is no lock', 'M-032': '只提供能和的和牌，不会报错和 / a win is offered only where it can be made'},
    red=frozenset(()),
    places={
        'convert_番分': ('rulesets/mcr.yaml', 318),
        'convert_花作番': ('rulesets/mcr.yaml', 317),
        'define_三门': ('rulesets/mcr.yaml', 82),
        'define_不靠': ('rulesets/mcr.yaml', 67),
        'define_五门': ('rulesets/mcr.yaml', 106),
        'define_刻数': ('rulesets/mcr.yaml', 76),
        'define_副露数': ('rulesets/mcr.yaml', 75),
        'define_同号': ('rulesets/mcr.yaml', 85),
        'define_同门': ('rulesets/mcr.yaml', 81),
        'define_听数': ('rulesets/mcr.yaml', 99),
        'define_四归数': ('rulesets/mcr.yaml', 108),
        'define_圈风': ('rulesets/mcr.yaml', 66),
        'define_在龙': ('rulesets/mcr.yaml', 105),
        'define_将五': ('rulesets/mcr.yaml', 91),
        'define_将是': ('rulesets/mcr.yaml', 90),
        'define_差': ('rulesets/mcr.yaml', 86),
        'define_幺九刻数': ('rulesets/mcr.yaml', 112),
        'define_张': ('rulesets/mcr.yaml', 80),
        'define_明杠数': ('rulesets/mcr.yaml', 78),
        'define_明见': ('rulesets/mcr.yaml', 92),
        'define_暗刻数': ('rulesets/mcr.yaml', 77),
        'define_暗杠数': ('rulesets/mcr.yaml', 79),
        'define_有字': ('rulesets/mcr.yaml', 73),
        'define_独听': ('rulesets/mcr.yaml', 104),
        'define_箭刻数': ('rulesets/mcr.yaml', 107),
        'define_连号': ('rulesets/mcr.yaml', 87),
        'define_门数': ('rulesets/mcr.yaml', 74),
        'define_门风': ('rulesets/mcr.yaml', 65),
        'define_面子形': ('rulesets/mcr.yaml', 72),
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
        'routine_补花': ('rulesets/mcr.yaml', 119),
        'routine_开局': ('std/table.yaml', 47),
        'routine_补牌': ('std/table.yaml', 43),
        'routine_轮到': ('std/table.yaml', 36),
        'barred_吃__末张': ('rulesets/mcr.yaml', 145),
        'barred_碰__末张': ('rulesets/mcr.yaml', 145),
        'legal_吃': ('std/mahjong.yaml', 53),
        'legal_抢杠': ('std/mahjong.yaml', 99),
        'legal_明杠': ('std/mahjong.yaml', 70),
        'legal_暗杠': ('std/mahjong.yaml', 90),
        'legal_碰': ('std/mahjong.yaml', 62),
        'legal_补杠': ('std/mahjong.yaml', 80),
        'legal_打': ('std/table.yaml', 63),
        'legal_点炮': ('std/table.yaml', 80),
        'legal_自摸': ('std/table.yaml', 73),
        'after_补杠__2': ('std/mahjong.yaml', 86),
        'do_吃': ('std/mahjong.yaml', 60),
        'do_明杠': ('std/mahjong.yaml', 77),
        'do_暗杠': ('std/mahjong.yaml', 96),
        'do_碰': ('std/mahjong.yaml', 68),
        'do_补杠': ('std/mahjong.yaml', 86),
        'after_打__1': ('std/table.yaml', 71),
        'do_打': ('std/table.yaml', 69),
        'do_抢杠': ('std/table.yaml', 87),
        'do_点炮': ('std/table.yaml', 87),
        'do_自摸': ('std/table.yaml', 78),
        'dealer_first': ('rulesets/mcr.yaml', 342),
        'dealer_next': ('rulesets/mcr.yaml', 343),
        'event_drawn': ('rulesets/mcr.yaml', 132),
        'judge': ('rulesets/mcr.yaml', 2),
        'on_drawn__补花': ('rulesets/mcr.yaml', 132),
        'pattern_一般高': ('rulesets/mcr.yaml', 282),
        'pattern_一色三同顺': ('rulesets/mcr.yaml', 213),
        'pattern_一色三步高': ('rulesets/mcr.yaml', 231),
        'pattern_一色三节高': ('rulesets/mcr.yaml', 214),
        'pattern_一色双龙会': ('rulesets/mcr.yaml', 182),
        'pattern_一色四同顺': ('rulesets/mcr.yaml', 192),
        'pattern_一色四步高': ('rulesets/mcr.yaml', 196),
        'pattern_一色四节高': ('rulesets/mcr.yaml', 193),
        'pattern_七对': ('rulesets/mcr.yaml', 208),
        'pattern_七星不靠': ('rulesets/mcr.yaml', 209),
        'pattern_三同刻': ('rulesets/mcr.yaml', 233),
        'pattern_三暗刻': ('rulesets/mcr.yaml', 234),
        'pattern_三杠': ('rulesets/mcr.yaml', 204),
        'pattern_三色三同顺': ('rulesets/mcr.yaml', 246),
        'pattern_三色三步高': ('rulesets/mcr.yaml', 257),
        'pattern_三色三节高': ('rulesets/mcr.yaml', 247),
        'pattern_三色双龙会': ('rulesets/mcr.yaml', 220),
        'pattern_三风刻': ('rulesets/mcr.yaml', 241),
        'pattern_不求人': ('rulesets/mcr.yaml', 266),
        'pattern_九莲宝灯': ('rulesets/mcr.yaml', 157),
        'pattern_五门齐': ('rulesets/mcr.yaml', 259),
        'pattern_全不靠': ('rulesets/mcr.yaml', 236),
        'pattern_全中': ('rulesets/mcr.yaml', 216),
        'pattern_全双刻': ('rulesets/mcr.yaml', 210),
        'pattern_全大': ('rulesets/mcr.yaml', 215),
        'pattern_全小': ('rulesets/mcr.yaml', 217),
        'pattern_全带五': ('rulesets/mcr.yaml', 232),
        'pattern_全带幺': ('rulesets/mcr.yaml', 265),
        'pattern_全求人': ('rulesets/mcr.yaml', 260),
        'pattern_十三幺': ('rulesets/mcr.yaml', 173),
        'pattern_单钓将': ('rulesets/mcr.yaml', 296),
        'pattern_双同刻': ('rulesets/mcr.yaml', 277),
        'pattern_双明杠': ('rulesets/mcr.yaml', 267),
        'pattern_双暗刻': ('rulesets/mcr.yaml', 278),
        'pattern_双暗杠': ('rulesets/mcr.yaml', 261),
        'pattern_双箭刻': ('rulesets/mcr.yaml', 262),
        'pattern_和绝张': ('rulesets/mcr.yaml', 268),
        'pattern_喜相逢': ('rulesets/mcr.yaml', 283),
        'pattern_四归一': ('rulesets/mcr.yaml', 276),
        'pattern_四暗刻': ('rulesets/mcr.yaml', 181),
        'pattern_四杠': ('rulesets/mcr.yaml', 166),
        'pattern_圈风刻': ('rulesets/mcr.yaml', 271),
        'pattern_大三元': ('rulesets/mcr.yaml', 155),
        'pattern_大于五': ('rulesets/mcr.yaml', 239),
        'pattern_大四喜': ('rulesets/mcr.yaml', 153),
        'pattern_妙手回春': ('rulesets/mcr.yaml', 250),
        'pattern_字一色': ('rulesets/mcr.yaml', 180),
        'pattern_小三元': ('rulesets/mcr.yaml', 179),
        'pattern_小于五': ('rulesets/mcr.yaml', 240),
        'pattern_小四喜': ('rulesets/mcr.yaml', 177),
        'pattern_嵌张': ('rulesets/mcr.yaml', 295),
        'pattern_平和': ('rulesets/mcr.yaml', 274),
        'pattern_幺九刻': ('rulesets/mcr.yaml', 286),
        'pattern_抢杠和': ('rulesets/mcr.yaml', 253),
        'pattern_推不倒': ('rulesets/mcr.yaml', 245),
        'pattern_断幺': ('rulesets/mcr.yaml', 280),
        'pattern_无字': ('rulesets/mcr.yaml', 289),
        'pattern_无番和': ('rulesets/mcr.yaml', 249),
        'pattern_明暗杠': ('rulesets/mcr.yaml', 264),
        'pattern_明杠': ('rulesets/mcr.yaml', 287),
        'pattern_暗杠': ('rulesets/mcr.yaml', 279),
        'pattern_杠上开花': ('rulesets/mcr.yaml', 252),
        'pattern_海底捞月': ('rulesets/mcr.yaml', 251),
        'pattern_混一色': ('rulesets/mcr.yaml', 256),
        'pattern_混幺九': ('rulesets/mcr.yaml', 205),
        'pattern_清一色': ('rulesets/mcr.yaml', 212),
        'pattern_清幺九': ('rulesets/mcr.yaml', 175),
        'pattern_清龙': ('rulesets/mcr.yaml', 219),
        'pattern_碰碰和': ('rulesets/mcr.yaml', 255),
        'pattern_箭刻': ('rulesets/mcr.yaml', 270),
        'pattern_组合龙': ('rulesets/mcr.yaml', 237),
        'pattern_绿一色': ('rulesets/mcr.yaml', 156),
        'pattern_缺一门': ('rulesets/mcr.yaml', 288),
        'pattern_老少副': ('rulesets/mcr.yaml', 285),
        'pattern_自摸': ('rulesets/mcr.yaml', 297),
        'pattern_花牌': ('rulesets/mcr.yaml', 298),
        'pattern_花龙': ('rulesets/mcr.yaml', 243),
        'pattern_边张': ('rulesets/mcr.yaml', 290),
        'pattern_连七对': ('rulesets/mcr.yaml', 167),
        'pattern_连六': ('rulesets/mcr.yaml', 284),
        'pattern_门前清': ('rulesets/mcr.yaml', 273),
        'pattern_门风刻': ('rulesets/mcr.yaml', 272),
        'room_copies': ('rulesets/mcr.yaml', 47),
        'score_choose': ('rulesets/mcr.yaml', 2),
        'score_require': ('rulesets/mcr.yaml', 303),
        'score_tiles': ('rulesets/mcr.yaml', 301),
        'settle_胡': ('rulesets/mcr.yaml', 329),
        'value_先取': ('rulesets/mcr.yaml', 307),
        'value_总番': ('rulesets/mcr.yaml', 306),
        'value_番数': ('rulesets/mcr.yaml', 305),
        'where_散张': ('rulesets/mcr.yaml', 34),
        'init_杠数': ('std/mahjong.yaml', 38),
        'priority_吃': ('std/mahjong.yaml', 56),
        'priority_明杠': ('std/mahjong.yaml', 73),
        'priority_碰': ('std/mahjong.yaml', 65),
        'room_seats': ('std/mahjong.yaml', 8),
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
