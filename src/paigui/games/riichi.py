'立直麻将 (riichi): a compiled rulebook. Made by the compiler; change the rulebook, not this file.'

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
FINISH_OF = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
FACE_OF = tuple(KIND_OF[t] * 2 + FINISH_OF[t] for t in range(136))
GRP_顺 = 0
GRP_刻 = 1
GRP_将 = 2
GRP_吃 = 3
GRP_碰 = 4
GRP_杠 = 5
GRP_明杠 = 6
GRP_补杠 = 7
GRP_暗杠 = 8
GRP_十三张 = 9
GRP_单张 = 10
SHP_标准 = 0
SHP_七对 = 1
SHP_国士 = 2
ACT_打 = 0
ACT_自摸 = 1
ACT_点炮 = 2
ACT_吃 = 3
ACT_碰 = 4
ACT_明杠 = 5
ACT_补杠 = 6
ACT_暗杠 = 7
ACT_抢杠 = 8
ACT_抢暗杠 = 9
ACT_立直 = 10
ACT_九种九牌 = 11
PHS_发牌 = 0
PHS_出牌 = 1
PHS_应牌 = 2
PHS_抢杠窗 = 3
PHS_抢暗窗 = 4
PAT_九莲宝灯 = 0
PAT_人和 = 1
PAT_四暗刻 = 2
PAT_四暗刻单骑 = 3
PAT_四杠子 = 4
PAT_国士十三面 = 5
PAT_国士无双 = 6
PAT_地和 = 7
PAT_大三元 = 8
PAT_大四喜 = 9
PAT_天和 = 10
PAT_字一色 = 11
PAT_小四喜 = 12
PAT_清老头 = 13
PAT_纯正九莲 = 14
PAT_绿一色 = 15
PAT_一发 = 16
PAT_一杯口 = 17
PAT_一气通贯 = 18
PAT_七对子 = 19
PAT_三暗刻 = 20
PAT_三杠子 = 21
PAT_三色同刻 = 22
PAT_三色同顺 = 23
PAT_两杯口 = 24
PAT_五番人和 = 25
PAT_双立直 = 26
PAT_场风 = 27
PAT_宝牌 = 28
PAT_对对和 = 29
PAT_小三元 = 30
PAT_岭上开花 = 31
PAT_平和 = 32
PAT_役牌中 = 33
PAT_役牌发 = 34
PAT_役牌白 = 35
PAT_抢杠 = 36
PAT_断幺九 = 37
PAT_河底捞鱼 = 38
PAT_海底摸月 = 39
PAT_混一色 = 40
PAT_混全带幺九 = 41
PAT_混老头 = 42
PAT_清一色 = 43
PAT_立直 = 44
PAT_纯全带幺九 = 45
PAT_自风 = 46
PAT_赤宝牌 = 47
PAT_里宝牌 = 48
PAT_门前清自摸和 = 49
UNT_番 = 0
UNT_宝 = 1
UNT_满 = 2
UNT_符 = 3
UNT_点 = 4
PAY_点炮 = 0
PAY_自摸 = 1
PAY_本场 = 2
PAY_供托 = 3
PAY_立直棒 = 4
PAY_包牌 = 5
PAY_听牌料 = 6
PAY_流局满贯 = 7
END_胡 = 0
END_流局 = 1
END_解散 = 2
END_九种九牌 = 3
END_四风连打 = 4
END_四家立直 = 5
END_四杠散了 = 6
END_三家和 = 7
BAR_四杠为限 = 0
BAR_抢暗杠 = 1
BAR_振听 = 2
BAR_散杠不鸣 = 3
BAR_无牌可打 = 4
BAR_海底不鸣 = 5
BAR_立直不鸣 = 6
BAR_立直只打摸牌 = 7
BAR_立直后杠 = 8
BAR_食替 = 9
VAL_满数 = 0
VAL_符数 = 1
VAL_番数 = 2
VAL_基本点 = 3
FIN_赤 = 1
MEM_摸法__摸牌 = 0
MEM_摸法__补牌 = 1
CHO_场数__东风 = 0
CHO_场数__东南 = 1
CHO_连庄__听牌 = 0
CHO_连庄__和牌 = 1
CHO_连庄__不连 = 2
CHO_杠宝牌__无 = 0
CHO_杠宝牌__即翻 = 1
CHO_杠宝牌__明杠后翻 = 2
CHO_食替__可 = 0
CHO_食替__禁现物 = 1
CHO_食替__全禁 = 2
CHO_多响__头跳 = 0
CHO_多响__双响三流 = 1
CHO_多响__三响 = 2
CHO_人和__无 = 0
CHO_人和__五番 = 1
CHO_人和__役满 = 2
CHO_累计__役满 = 0
CHO_累计__三倍满 = 1
ISA: tuple[frozenset[int], ...] = (frozenset((0,)), frozenset((1,)), frozenset((2,)), frozenset((3, 0)), frozenset((4, 1)), frozenset((5, 1)), frozenset((6, 5, 1)), frozenset((7, 5, 1)), frozenset((8, 5, 1)), frozenset((9,)), frozenset((10,)))
CLASS_字牌: frozenset[int] = frozenset((27, 28, 29, 30, 31, 32, 33))
CLASS_幺九: frozenset[int] = frozenset((0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33))
CLASS_三元: frozenset[int] = frozenset((31, 32, 33))
CLASS_风张: frozenset[int] = frozenset((27, 28, 29, 30))
CLASS_绿: frozenset[int] = frozenset((19, 20, 21, 23, 25, 32))
TAG_常役: tuple[int, ...] = (PAT_一发, PAT_一杯口, PAT_一气通贯, PAT_七对子, PAT_三暗刻, PAT_三杠子, PAT_三色同刻, PAT_三色同顺, PAT_两杯口, PAT_五番人和, PAT_双立直, PAT_场风, PAT_宝牌, PAT_对对和, PAT_小三元, PAT_岭上开花, PAT_平和, PAT_役牌中, PAT_役牌发, PAT_役牌白, PAT_抢杠, PAT_断幺九, PAT_河底捞鱼, PAT_海底摸月, PAT_混一色, PAT_混全带幺九, PAT_混老头, PAT_清一色, PAT_立直, PAT_纯全带幺九, PAT_自风, PAT_赤宝牌, PAT_里宝牌, PAT_门前清自摸和)
KINDS_1: frozenset[int] = frozenset((27, 28, 29, 30, 31, 32, 33))
KINDS_2: frozenset[int] = frozenset((0, 8, 9, 17, 18, 26))
KINDS_3: frozenset[int] = frozenset((19, 20, 21, 23, 25, 32))
KINDS_4: frozenset[int] = frozenset((1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15, 16, 19, 20, 21, 22, 23, 24, 25))
KINDS_5: frozenset[int] = frozenset((0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33))


class SeatState(Seat):
    """A seat with this rulebook's zones and state."""

    v_摸法: int
    v_宣: bool
    v_立直: bool
    v_双立直: bool
    v_一发: bool
    v_被鸣: frozenset[int]
    v_同巡: bool
    v_漏和: bool
    v_食替: frozenset[int]


class HandState:
    """Zones and state of one hand."""

    z_宝位: list[int]
    z_里位: list[int]
    z_宝牌: list[int]
    z_里宝: list[int]
    v_出牌数: int
    v_杠数: int
    v_断: bool
    v_待翻: int
    v_亮里: bool
    v_途流: bool


class RoomState:
    """State that outlives a hand."""

    v_已打局: int
    v_过庄: int
    v_本场: int
    v_起家: int | None


class Options:
    """The room's options."""

    o_局数: int
    o_起始百点: int
    o_返还百点: int
    o_场数: int
    o_西入: bool
    o_击飞: bool
    o_庄家止: bool
    o_连庄: int
    o_赤宝牌: bool
    o_杠宝牌: int
    o_里宝牌: bool
    o_一发: bool
    o_食断: bool
    o_食替: int
    o_立直余牌: bool
    o_多响: int
    o_途中流局: bool
    o_流局满贯: bool
    o_人和: int
    o_国士抢暗杠: bool
    o_切上满贯: bool
    o_累计: int
    o_双倍役满: bool
    o_役满上限: int
    o_包牌: bool
    o_连风对: int

Game: TypeAlias = Table[SeatState, HandState, RoomState, Options]


# rulesets/riichi.yaml:351  R-092  Base points of a yakuman
def convert_役满点(x: Fraction | int) -> int:
    return whole(8000 * x)


# rulesets/riichi.yaml:350  R-090  Fu before they double
def convert_符点(x: Fraction | int) -> int:
    return whole(x)


# rulesets/riichi.yaml:348  R-085
def convert_进十(x: Fraction | int) -> int:
    return 10 * ceil(ratio(x, 10))


# rulesets/riichi.yaml:349  R-093
def convert_进百(x: Fraction | int) -> int:
    return 100 * ceil(ratio(x, 100))


# rulesets/riichi.yaml:166  one suit besides honours
def define_一门(T: Game, A: Arrangement) -> bool:
    kept: bool | None = A.kept.get('一门')
    if kept is None:
        kept = A.kept['一门'] = any(all(SUIT_OF[KIND_OF[l_t]] == l_u or KIND_OF[l_t] in CLASS_字牌 for l_t in A.tiles) for l_u in (0, 1, 2))
    return kept


# rulesets/riichi.yaml:168  R-067  1112345678999 and one more
def define_九莲形(T: Game, me: int, A: Arrangement) -> bool:
    kept: bool | None = A.kept.get('九莲形')
    if kept is None:
        kept = A.kept['九莲形'] = A.shape == SHP_标准 and len(T.seats[me].melds) == 0 and not define_有字(T, A) and define_一门(T, A) and all(sum(1 for l_t in A.tiles if RANK_OF[KIND_OF[l_t]] == l_r) >= (3 if l_r in (1, 9) else 1) for l_r in range(1, 10))
    return kept


# rulesets/riichi.yaml:175  R-073  won on a discard before the first draw
def define_人和形(T: Game, me: int, A: Arrangement) -> bool:
    return A.by == ACT_点炮 and me != T.dealer and define_首巡(T, me)


# rulesets/riichi.yaml:161  triplets of a class
def define_刻数(T: Game, A: Arrangement, l_c: frozenset[int]) -> int:
    return sum(1 for l_g in A.groups if GRP_刻 in ISA[l_g.group] and l_g.kind in l_c)


# rulesets/riichi.yaml:180  R-082  fu of triplets and kongs
def define_刻符(T: Game, A: Arrangement) -> int:
    kept: int | None = A.kept.get('刻符')
    if kept is None:
        kept = A.kept['刻符'] = sum(2 * (2 if l_g.concealed else 1) * (2 if l_g.kind in CLASS_幺九 else 1) * (4 if GRP_杠 in ISA[l_g.group] else 1) for l_g in A.groups if GRP_刻 in ISA[l_g.group])
    return kept


# rulesets/riichi.yaml:142  tiles of a kind that a seat holds and has laid
def define_副数(T: Game, l_s: int, l_k: int) -> int:
    return sum(1 for l_t in T.seats[l_s].hand if KIND_OF[l_t] == l_k) + sum(sum(1 for l_t in l_m.tiles if KIND_OF[l_t] == l_k) for l_m in T.seats[l_s].melds)


# rulesets/riichi.yaml:202  R-097  o fed the last of these triplets
def define_包(T: Game, l_s: int, l_o: int, l_c: frozenset[int], l_n: int) -> bool:
    return sum(1 for l_m in T.seats[l_s].melds if GRP_刻 in ISA[l_m.group] and l_m.kind in l_c) == l_n and l_o == (None if (x_1 := next((l_m for l_m in tuple(reversed(T.seats[l_s].melds)) if GRP_刻 in ISA[l_m.group] and l_m.kind in l_c), None)) is None else x_1.from_)


# rulesets/riichi.yaml:194  R-084  closed or edge wait
def define_单听(T: Game, A: Arrangement, l_g: Group) -> bool:
    return GRP_顺 in ISA[l_g.group] and any(l_t == A.win_tile and (RANK_OF[KIND_OF[l_t]] - RANK_OF[l_g.kind] == 1 or RANK_OF[KIND_OF[l_t]] == 3 and RANK_OF[l_g.kind] == 1 or RANK_OF[KIND_OF[l_t]] == 7 and RANK_OF[l_g.kind] == 7) for l_t in l_g.tiles)


# rulesets/riichi.yaml:174  R-062  the pair was completed
def define_单骑(T: Game, A: Arrangement) -> bool:
    kept: bool | None = A.kept.get('单骑')
    if kept is None:
        kept = A.kept['单骑'] = any(GRP_将 in ISA[l_g.group] and l_g.won for l_g in A.groups)
    return kept


# rulesets/riichi.yaml:167  tiles of a kind
def define_同种(T: Game, A: Arrangement, l_k: int) -> int:
    return counts_in(A, KIND_OF).get(l_k, 0)


# rulesets/riichi.yaml:143  R-016 R-099  ready
def define_听牌(T: Game, l_s: int) -> bool:
    return any(define_副数(T, l_s, l_k) < T.copies(l_k) for l_k in T.waits(l_s))


# rulesets/riichi.yaml:144  R-099  seats that are ready
def define_听牌数(T: Game) -> int:
    return sum(1 for l_s in T.all if define_听牌(T, l_s))


# rulesets/riichi.yaml:193  R-084  fu of the wait
def define_听符(T: Game, A: Arrangement) -> int:
    kept: int | None = A.kept.get('听符')
    if kept is None:
        kept = A.kept['听符'] = sum(2 for l_g in A.groups if l_g.won and (GRP_将 in ISA[l_g.group] or define_单听(T, A, l_g)))
    return kept


# rulesets/riichi.yaml:153  R-102  four first discards of one wind
def define_四风(T: Game) -> bool:
    return not T.hand.v_断 and T.hand.v_出牌数 == 4 and any(all(any(KIND_OF[l_d] == l_k for l_d in T.seats[l_s].discards) for l_s in T.all) for l_k in CLASS_风张)


# rulesets/riichi.yaml:139  R-111  round wind
def define_圈风(T: Game) -> int:
    return at((27, 28, 29, 30), min(T.room.v_过庄 // 4, 3))


# rulesets/riichi.yaml:137  the leading seat
def define_头名(T: Game) -> int:
    return default(next((l_s for l_s in T.seats_from(default(T.room.v_起家, T.dealer)) if all(T.seats[l_o].points <= T.seats[l_s].points for l_o in T.others(l_s))), None), T.dealer)


# rulesets/riichi.yaml:186  R-083  fu of the pair
def define_头符(T: Game, me: int, A: Arrangement) -> int:
    kept: int | None = A.kept.get('头符')
    if kept is None:
        kept = A.kept['头符'] = sum(2 if l_g.kind in CLASS_三元 else 1 * T.options.o_连风对 if l_g.kind == define_门风(T, me) and l_g.kind == define_圈风(T) else 2 if l_g.kind == define_门风(T, me) or l_g.kind == define_圈风(T) else 0 for l_g in A.groups if GRP_将 in ISA[l_g.group])
    return kept


# rulesets/riichi.yaml:177  R-006  dora of these indicators
def define_宝数(T: Game, A: Arrangement, l_z: Sequence[int]) -> int:
    return sum(counts_in(A, KIND_OF).get(NEXT_OF[KIND_OF[l_d]], 0) for l_d in l_z)


# rulesets/riichi.yaml:164  an orphan in every group
def define_带幺(T: Game, A: Arrangement) -> bool:
    kept: bool | None = A.kept.get('带幺')
    if kept is None:
        kept = A.kept['带幺'] = A.shape == SHP_标准 and any(GRP_顺 in ISA[l_g.group] for l_g in A.groups) and all(any(KIND_OF[l_t] in CLASS_幺九 for l_t in l_g.tiles) for l_g in A.groups)
    return kept


# rulesets/riichi.yaml:178  R-075  a yakuman that may count double
def define_役满数(T: Game, l_n: int) -> int:
    return l_n if T.options.o_双倍役满 else 1


# rulesets/riichi.yaml:145  R-022 R-023 R-024  furiten
def define_振听(T: Game, l_s: int) -> bool:
    return T.seats[l_s].v_同巡 or T.seats[l_s].v_漏和 or any(l_k in T.seats[l_s].v_被鸣 or any(KIND_OF[l_d] == l_k for l_d in T.seats[l_s].discards) for l_k in T.waits(l_s))


# rulesets/riichi.yaml:154  R-104  four kongs of several seats
def define_散杠(T: Game) -> bool:
    return T.hand.v_杠数 == 4 and all(sum(1 for l_m in T.seats[l_s].melds if GRP_杠 in ISA[l_m.group]) < 4 for l_s in T.all)


# rulesets/riichi.yaml:200  R-036  runs only and a two-sided wait
def define_无副符(T: Game, me: int, A: Arrangement) -> bool:
    return A.shape == SHP_标准 and define_刻符(T, A) + define_头符(T, me, A) + define_听符(T, A) == 0


# rulesets/riichi.yaml:162  concealed triplets
def define_暗刻数(T: Game, A: Arrangement) -> int:
    kept: int | None = A.kept.get('暗刻数')
    if kept is None:
        kept = A.kept['暗刻数'] = sum(1 for l_g in A.groups if GRP_刻 in ISA[l_g.group] and l_g.concealed)
    return kept


# rulesets/riichi.yaml:160  the triplet is there
def define_有刻(T: Game, A: Arrangement, l_k: int) -> bool:
    return any(GRP_刻 in ISA[l_g.group] and l_g.kind == l_k for l_g in A.groups)


# rulesets/riichi.yaml:165  honours are there
def define_有字(T: Game, A: Arrangement) -> bool:
    kept: bool | None = A.kept.get('有字')
    if kept is None:
        kept = A.kept['有字'] = not kinds_in(A, KIND_OF).isdisjoint(KINDS_1)
    return kept


# rulesets/riichi.yaml:159  the run is there
def define_有顺(T: Game, A: Arrangement, l_u: int, l_r: int) -> bool:
    return any(GRP_顺 in ISA[l_g.group] and SUIT_OF[l_g.kind] == l_u and RANK_OF[l_g.kind] == l_r for l_g in A.groups)


# rulesets/riichi.yaml:163  kongs
def define_杠组数(T: Game, A: Arrangement) -> int:
    kept: int | None = A.kept.get('杠组数')
    if kept is None:
        kept = A.kept['杠组数'] = sum(1 for l_g in A.groups if GRP_杠 in ISA[l_g.group])
    return kept


# rulesets/riichi.yaml:158  pairs of like runs
def define_杯数(T: Game, A: Arrangement) -> int:
    kept: int | None = A.kept.get('杯数')
    if kept is None:
        kept = A.kept['杯数'] = sum(1 for l_g in A.groups if GRP_顺 in ISA[l_g.group] and sum(1 for l_h in A.groups if GRP_顺 in ISA[l_h.group] and l_h.kind == l_g.kind) >= 2) // 2
    return kept


# rulesets/riichi.yaml:155  R-100  only orphans discarded, none claimed
def define_流满(T: Game, l_s: int) -> bool:
    return bool(T.seats[l_s].discards) and not bool(T.seats[l_s].v_被鸣) and all(KIND_OF[l_t] in CLASS_幺九 for l_t in T.seats[l_s].discards)


# rulesets/riichi.yaml:136  R-003  the points a seat has
def define_点数(T: Game, l_s: int) -> int:
    return T.seats[l_s].points + 100 * T.options.o_起始百点


# rulesets/riichi.yaml:176  R-061 R-067  the winning tile was the extra one
def define_补张(T: Game, A: Arrangement) -> bool:
    return A.win_tile is not None and define_同种(T, A, KIND_OF[must(A.win_tile)]) in (2, 4)


# rulesets/riichi.yaml:209  R-094  what one seat pays for a self-drawn win
def define_该付(T: Game, l_s: int, l_w: int, l_p: int) -> int:
    return convert_进百(l_p * (2 if l_s == T.dealer or l_w == T.dealer else 1))


# rulesets/riichi.yaml:208  R-097  who is liable for a yakuman
def define_责任(T: Game, l_s: int) -> int | None:
    return next((l_o for l_o in T.others(l_s) if T.options.o_包牌 and (define_包(T, l_s, l_o, frozenset(CLASS_三元), 3) or define_包(T, l_s, l_o, frozenset(CLASS_风张), 4))), None)


# rulesets/riichi.yaml:156  R-110  the dealer stays
def define_连庄(T: Game) -> bool:
    return T.hand.v_途流 or (T.options.o_连庄 != CHO_连庄__不连 and T.dealer in define_赢家(T) if bool(T.wins) else T.options.o_连庄 == CHO_连庄__听牌 and define_听牌(T, T.dealer))


# rulesets/riichi.yaml:140  no open group
def define_门清(T: Game, l_s: int) -> bool:
    return all(GRP_暗杠 in ISA[l_m.group] for l_m in T.seats[l_s].melds)


# rulesets/riichi.yaml:138  R-002  seat wind
def define_门风(T: Game, l_s: int) -> int:
    return at((27, 28, 29, 30), define_座次(T, l_s) % 4)


# rulesets/riichi.yaml:146  R-011  kinds that a claim keeps from being discarded
def define_食替牌(T: Game, l_t: int, l_w: Sequence[int]) -> Sequence[int]:
    return members(frozenset()) if T.options.o_食替 == CHO_食替__可 else tuple([l_k for l_k in KINDS if l_k == KIND_OF[l_t] or T.options.o_食替 == CHO_食替__全禁 and RANK_OF[KIND_OF[l_t]] > 0 and SUIT_OF[l_k] == SUIT_OF[KIND_OF[l_t]] and (RANK_OF[l_k] == RANK_OF[KIND_OF[l_t]] + 3 and all(RANK_OF[KIND_OF[l_x]] > RANK_OF[KIND_OF[l_t]] for l_x in l_w) or RANK_OF[l_k] == RANK_OF[KIND_OF[l_t]] - 3 and all(1 <= RANK_OF[KIND_OF[l_x]] <= RANK_OF[KIND_OF[l_t]] - 1 for l_x in l_w))])


# rulesets/riichi.yaml:141  the first turn and nothing was claimed
def define_首巡(T: Game, l_s: int) -> bool:
    return not T.hand.v_断 and len(T.seats[l_s].discards) == 0


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


# std/table.yaml:14  R-005 R-013  replacement tiles; the ten indicators lie apart
def define_留牌(T: Game) -> int:
    return 4


# std/table.yaml:16  the tile completes a hand that may win by this action
def define_胡得(T: Game, me: int, act: int, l_t: int) -> bool:
    return T.worth(me, l_t, act) is not None


# std/table.yaml:19  the seats that won
def define_赢家(T: Game) -> Sequence[int]:
    return tuple([l_s for l_s in T.all if any(l_w.seat == l_s for l_w in T.wins)])


# std/table.yaml:13  R-004  tiles dealt to each seat before the dealer's extra one
def define_起手张(T: Game) -> int:
    return 13


# std/table.yaml:18  the first win of the hand
def define_首胡(T: Game) -> Win | None:
    return next((l_w for l_w in T.wins), None)


# rulesets/riichi.yaml:212  R-009 R-011 R-033
def routine_打出(T: Game, me: int, l_t: int) -> None:
    T.seats[me].v_一发 = False
    T.seats[me].v_食替 = frozenset()
    T.hand.v_出牌数 = T.hand.v_出牌数 + 1
    T.discard(me, l_t)
    T.open(me, PHS_应牌, (l_t,), None, after_打出__1, (l_t,))


# rulesets/riichi.yaml:231  R-017
def routine_立成(T: Game) -> None:
    for l_s in tuple(T.all):
        if T.seats[l_s].v_宣:
            T.seats[l_s].v_宣 = False
            T.seats[l_s].v_立直 = True
            T.seats[l_s].v_一发 = T.options.o_一发
            T.pay(1000, l_s, -1, PAY_立直棒, '1000分', ())


# rulesets/riichi.yaml:246  R-006 R-007
def routine_翻宝(T: Game) -> None:
    l_a = next((l_t for l_t in T.hand.z_宝位), None)
    l_b = next((l_t for l_t in T.hand.z_里位), None)
    if l_a is not None:
        T.move((must(l_a),), -1, 'z_宝牌')
    if l_b is not None:
        T.move((must(l_b),), -1, 'z_里宝')


# rulesets/riichi.yaml:240  R-023 R-024
def routine_过张(T: Game, l_t: int) -> None:
    for l_o in tuple(T.all):
        if KIND_OF[l_t] in T.waits(l_o):
            T.seats[l_o].v_同巡 = True
            T.seats[l_o].v_漏和 = T.seats[l_o].v_立直


# rulesets/riichi.yaml:255  R-007
def routine_迟翻(T: Game) -> None:
    for _ in range(4):
        if not T.hand.v_待翻 > 0:
            break
        T.hand.v_待翻 = T.hand.v_待翻 - 1
        routine_翻宝(T)


# std/table.yaml:47
def routine_开局(T: Game) -> None:
    for l_i in range(1, 6):
        for l_t in tuple(T.wall.stack(3)):
            if len(T.hand.z_宝位) == len(T.hand.z_里位):
                T.move((l_t,), -1, 'z_宝位')
            else:
                T.move((l_t,), -1, 'z_里位')
    T.room.v_起家 = default(T.room.v_起家, T.dealer)
    routine_翻宝(T)
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


# rulesets/riichi.yaml:307
def barred_吃__散杠不鸣(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_吃, define_成组牌(T, me), l_t):
            why.append(((ACT_吃, l_t, l_w), BAR_散杠不鸣))


# rulesets/riichi.yaml:305
def barred_吃__海底不鸣(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_吃, define_成组牌(T, me), l_t):
            why.append(((ACT_吃, l_t, l_w), BAR_海底不鸣))


# rulesets/riichi.yaml:301
def barred_吃__立直不鸣(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_吃, define_成组牌(T, me), l_t):
            why.append(((ACT_吃, l_t, l_w), BAR_立直不鸣))


# rulesets/riichi.yaml:308
def barred_抢暗杠__抢暗杠(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_抢暗杠, l_t):
            continue
        why.append(((ACT_抢暗杠, l_t), BAR_抢暗杠))


# rulesets/riichi.yaml:296
def barred_抢暗杠__振听(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_抢暗杠, l_t):
            continue
        why.append(((ACT_抢暗杠, l_t), BAR_振听))


# rulesets/riichi.yaml:296
def barred_抢杠__振听(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_抢杠, l_t):
            continue
        why.append(((ACT_抢杠, l_t), BAR_振听))


# rulesets/riichi.yaml:306
def barred_明杠__四杠为限(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_明杠, define_成组牌(T, me), l_t):
            why.append(((ACT_明杠, l_t, l_w), BAR_四杠为限))


# rulesets/riichi.yaml:305
def barred_明杠__海底不鸣(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_明杠, define_成组牌(T, me), l_t):
            why.append(((ACT_明杠, l_t, l_w), BAR_海底不鸣))


# rulesets/riichi.yaml:301
def barred_明杠__立直不鸣(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_明杠, define_成组牌(T, me), l_t):
            why.append(((ACT_明杠, l_t, l_w), BAR_立直不鸣))


# rulesets/riichi.yaml:306
def barred_暗杠__四杠为限(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_w in T.ways(me, GRP_暗杠, define_成组牌(T, me)):
        why.append(((ACT_暗杠, l_w), BAR_四杠为限))


# rulesets/riichi.yaml:305
def barred_暗杠__海底不鸣(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_w in T.ways(me, GRP_暗杠, define_成组牌(T, me)):
        why.append(((ACT_暗杠, l_w), BAR_海底不鸣))


# rulesets/riichi.yaml:296
def barred_点炮__振听(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_点炮, l_t):
            continue
        why.append(((ACT_点炮, l_t), BAR_振听))


# rulesets/riichi.yaml:307
def barred_碰__散杠不鸣(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_碰, define_成组牌(T, me), l_t):
            why.append(((ACT_碰, l_t, l_w), BAR_散杠不鸣))


# rulesets/riichi.yaml:305
def barred_碰__海底不鸣(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_碰, define_成组牌(T, me), l_t):
            why.append(((ACT_碰, l_t, l_w), BAR_海底不鸣))


# rulesets/riichi.yaml:301
def barred_碰__立直不鸣(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_碰, define_成组牌(T, me), l_t):
            why.append(((ACT_碰, l_t, l_w), BAR_立直不鸣))


# rulesets/riichi.yaml:306
def barred_补杠__四杠为限(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for i_l_m, l_m in enumerate(T.seats[me].melds):
        if not GRP_碰 in ISA[l_m.group]:
            continue
        for l_t in define_成组牌(T, me):
            if not l_m.kind == KIND_OF[l_t]:
                continue
            why.append(((ACT_补杠, i_l_m, l_t), BAR_四杠为限))


# rulesets/riichi.yaml:305
def barred_补杠__海底不鸣(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for i_l_m, l_m in enumerate(T.seats[me].melds):
        if not GRP_碰 in ISA[l_m.group]:
            continue
        for l_t in define_成组牌(T, me):
            if not l_m.kind == KIND_OF[l_t]:
                continue
            why.append(((ACT_补杠, i_l_m, l_t), BAR_海底不鸣))


# rulesets/riichi.yaml:284  R-101  Nine orphans
def legal_九种九牌(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not T.options.o_途中流局:
        return
    if not mine.drawn is not None:
        return
    if not define_首巡(T, me):
        return
    if not sum(1 for l_k in CLASS_幺九 if any(KIND_OF[l_t] == l_k for l_t in mine.hand)) >= 9:
        return
    out.append((ACT_九种九牌,))


# rulesets/riichi.yaml:271  R-014  Robbing a closed kong
def legal_抢暗杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if not T.options.o_国士抢暗杠:
        if why is not None:
            barred_抢暗杠__抢暗杠(T, me, why)
        return
    if define_振听(T, me):
        if why is not None:
            barred_抢暗杠__振听(T, me, why)
        return
    seen: set[int] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_抢暗杠, l_t):
            continue
        face = FACE_OF[l_t]
        if face not in seen:
            seen.add(face)
            out.append((ACT_抢暗杠, l_t))


# rulesets/riichi.yaml:272  R-016 R-017 R-032  Riichi
def legal_立直(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if mine.v_立直:
        return
    if not mine.drawn is not None:
        return
    if not define_门清(T, me):
        return
    if not mine.points + 100 * T.options.o_起始百点 >= 1000:
        return
    if not (T.wall.left >= define_留牌(T) + 4 or not T.options.o_立直余牌):
        return
    last = -1
    for l_t in mine.hand:
        if not T.after_discard(me, l_t, lambda: define_听牌(T, me)):
            continue
        face = FACE_OF[l_t]
        if face != last:
            last = face
            out.append((ACT_立直, l_t))


# std/mahjong.yaml:53  R-010  Chow
def legal_吃(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not me == define_下家(T, offerer(T, me)):
        return
    if T.options.o_途中流局 and define_散杠(T):
        if why is not None:
            barred_吃__散杠不鸣(T, me, why)
        return
    if T.wall.left <= define_留牌(T):
        if why is not None:
            barred_吃__海底不鸣(T, me, why)
        return
    if mine.v_立直:
        if why is not None:
            barred_吃__立直不鸣(T, me, why)
        return
    seen: set[tuple[object, ...]] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_吃, define_成组牌(T, me), l_t):
            if all(KIND_OF[l_h] in define_食替牌(T, l_t, l_w) for l_h in minus(mine.hand, l_w)):
                if why is not None:
                    why.append(((ACT_吃, l_t, l_w), BAR_无牌可打))
                continue
            face = (FACE_OF[l_t], l_w)
            if face not in seen:
                seen.add(face)
                out.append((ACT_吃, l_t, l_w))


# std/mahjong.yaml:99  R-014  Robbing a kong
def legal_抢杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if define_振听(T, me):
        if why is not None:
            barred_抢杠__振听(T, me, why)
        return
    seen: set[int] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_抢杠, l_t):
            continue
        face = FACE_OF[l_t]
        if face not in seen:
            seen.add(face)
            out.append((ACT_抢杠, l_t))


# std/mahjong.yaml:70  Kong of a discard
def legal_明杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not T.wall.left > 0:
        return
    if T.hand.v_杠数 >= 4:
        if why is not None:
            barred_明杠__四杠为限(T, me, why)
        return
    if T.wall.left <= define_留牌(T):
        if why is not None:
            barred_明杠__海底不鸣(T, me, why)
        return
    if mine.v_立直:
        if why is not None:
            barred_明杠__立直不鸣(T, me, why)
        return
    seen: set[tuple[object, ...]] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if mine.counts[KIND_OF[l_t]] < 3:
            continue
        for l_w in T.ways(me, GRP_明杠, define_成组牌(T, me), l_t):
            face = (FACE_OF[l_t], l_w)
            if face not in seen:
                seen.add(face)
                out.append((ACT_明杠, l_t, l_w))


# std/mahjong.yaml:90  R-012 R-014  Concealed kong
def legal_暗杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not mine.drawn is not None:
        return
    if not T.wall.left > 0:
        return
    if max(mine.counts) < 4:
        return
    if T.hand.v_杠数 >= 4:
        if why is not None:
            barred_暗杠__四杠为限(T, me, why)
        return
    if T.wall.left <= define_留牌(T):
        if why is not None:
            barred_暗杠__海底不鸣(T, me, why)
        return
    for l_w in T.ways(me, GRP_暗杠, define_成组牌(T, me)):
        if mine.v_立直 and (not must(mine.drawn) in l_w or ((l_原听 := T.waits(me)), not T.after_meld(me, GRP_暗杠, tuple(l_w), lambda: frozenset(T.waits(me)) == frozenset(l_原听)))[1]):
            if why is not None:
                why.append(((ACT_暗杠, l_w), BAR_立直后杠))
            continue
        out.append((ACT_暗杠, l_w))


# std/mahjong.yaml:62  R-010  Pung
def legal_碰(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if T.options.o_途中流局 and define_散杠(T):
        if why is not None:
            barred_碰__散杠不鸣(T, me, why)
        return
    if T.wall.left <= define_留牌(T):
        if why is not None:
            barred_碰__海底不鸣(T, me, why)
        return
    if mine.v_立直:
        if why is not None:
            barred_碰__立直不鸣(T, me, why)
        return
    seen: set[tuple[object, ...]] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if mine.counts[KIND_OF[l_t]] < 2:
            continue
        for l_w in T.ways(me, GRP_碰, define_成组牌(T, me), l_t):
            if all(KIND_OF[l_h] in define_食替牌(T, l_t, l_w) for l_h in minus(mine.hand, l_w)):
                if why is not None:
                    why.append(((ACT_碰, l_t, l_w), BAR_无牌可打))
                continue
            face = (FACE_OF[l_t], l_w)
            if face not in seen:
                seen.add(face)
                out.append((ACT_碰, l_t, l_w))


# std/mahjong.yaml:80  Added kong
def legal_补杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not mine.drawn is not None:
        return
    if not T.wall.left > 0:
        return
    if T.hand.v_杠数 >= 4:
        if why is not None:
            barred_补杠__四杠为限(T, me, why)
        return
    if T.wall.left <= define_留牌(T):
        if why is not None:
            barred_补杠__海底不鸣(T, me, why)
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


# std/table.yaml:63  R-009  Discard
def legal_打(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    last = -1
    for l_t in mine.hand:
        if mine.v_立直 and (not mine.drawn is not None or l_t != must(mine.drawn)):
            if why is not None:
                why.append(((ACT_打, l_t), BAR_立直只打摸牌))
            continue
        if KIND_OF[l_t] in mine.v_食替:
            if why is not None:
                why.append(((ACT_打, l_t), BAR_食替))
            continue
        face = FACE_OF[l_t]
        if face != last:
            last = face
            out.append((ACT_打, l_t))


# std/table.yaml:80  R-025 R-026  Ron
def legal_点炮(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if define_振听(T, me):
        if why is not None:
            barred_点炮__振听(T, me, why)
        return
    seen: set[int] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_点炮, l_t):
            continue
        face = FACE_OF[l_t]
        if face not in seen:
            seen.add(face)
            out.append((ACT_点炮, l_t))


# std/table.yaml:73  R-025 R-094  Tsumo
def legal_自摸(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not mine.drawn is not None:
        return
    if not define_胡得(T, me, ACT_自摸, must(mine.drawn)):
        return
    out.append((ACT_自摸,))


# rulesets/riichi.yaml:219
def after_打出__1(T: Game, me: int, l_t: int) -> None:
    routine_立成(T)
    routine_过张(T, l_t)
    routine_迟翻(T)
    if T.options.o_途中流局 and define_四风(T):
        T.end(END_四风连打)
    elif T.options.o_途中流局 and all(T.seats[l_o].v_立直 for l_o in T.all):
        T.end(END_四家立直)
    elif T.options.o_途中流局 and define_散杠(T):
        T.end(END_四杠散了)
    else:
        routine_轮到(T, define_下家(T, me))


# rulesets/riichi.yaml:70
def after_暗杠__3(T: Game, me: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_暗杠, tuple(l_w))
    T.hand.v_杠数 = T.hand.v_杠数 + 1
    routine_补牌(T, me)


# rulesets/riichi.yaml:290  R-101  Nine orphans
def do_九种九牌(T: Game, me: int) -> None:
    T.end(END_九种九牌)


# rulesets/riichi.yaml:66  R-009  Discard
def do_打(T: Game, me: int, l_t: int) -> None:
    routine_打出(T, me, l_t)


# rulesets/riichi.yaml:78  R-014  Robbing a closed kong
def do_抢暗杠(T: Game, me: int, l_t: int) -> None:
    T.win(me, l_t, ACT_抢暗杠)
    if len(T.wins) == 3 and T.options.o_多响 == CHO_多响__双响三流:
        T.end(END_三家和)
    else:
        T.end(END_胡)


# rulesets/riichi.yaml:78  R-014  Robbing a kong
def do_抢杠(T: Game, me: int, l_t: int) -> None:
    T.win(me, l_t, ACT_抢杠)
    if len(T.wins) == 3 and T.options.o_多响 == CHO_多响__双响三流:
        T.end(END_三家和)
    else:
        T.end(END_胡)


# rulesets/riichi.yaml:70  R-012 R-014  Concealed kong
def do_暗杠(T: Game, me: int, l_w: Sequence[int]) -> None:
    T.open(me, PHS_抢暗窗, tuple(l_w), None, after_暗杠__3, (l_w,))


# rulesets/riichi.yaml:78  R-025 R-026  Ron
def do_点炮(T: Game, me: int, l_t: int) -> None:
    T.win(me, l_t, ACT_点炮)
    if len(T.wins) == 3 and T.options.o_多响 == CHO_多响__双响三流:
        T.end(END_三家和)
    else:
        T.end(END_胡)


# rulesets/riichi.yaml:281  R-016 R-017 R-032  Riichi
def do_立直(T: Game, me: int, l_t: int) -> None:
    T.seats[me].v_宣 = True
    T.seats[me].v_双立直 = define_首巡(T, me)
    routine_打出(T, me, l_t)


# std/mahjong.yaml:86
def after_补杠__2(T: Game, me: int, l_m: Group, l_t: int) -> None:
    T.regroup(me, l_m, GRP_补杠, (l_t,), ())
    T.hand.v_杠数 = T.hand.v_杠数 + 1
    routine_补牌(T, me)


# std/mahjong.yaml:60  R-010  Chow
def do_吃(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_吃, tuple((*l_w, *(l_t,))))
    T.goto(PHS_出牌, me)


# std/mahjong.yaml:77  Kong of a discard
def do_明杠(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_明杠, tuple((*l_w, *(l_t,))))
    T.hand.v_杠数 = T.hand.v_杠数 + 1
    routine_补牌(T, me)


# std/mahjong.yaml:68  R-010  Pung
def do_碰(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_碰, tuple((*l_w, *(l_t,))))
    T.goto(PHS_出牌, me)


# std/mahjong.yaml:86  Added kong
def do_补杠(T: Game, me: int, i_l_m: int, l_t: int) -> None:
    l_m = T.seats[me].melds[i_l_m]
    T.open(me, PHS_抢杠窗, (l_t,), None, after_补杠__2, (l_m, l_t))


# std/table.yaml:78  R-025 R-094  Tsumo
def do_自摸(T: Game, me: int) -> None:
    T.win(me, must(T.seats[me].drawn), ACT_自摸)
    T.end(END_胡)


# rulesets/riichi.yaml:485  R-110 R-111
def dealer_first(T: Game) -> int:
    owner = T.owner
    return owner


# rulesets/riichi.yaml:485  R-110 R-111
def dealer_next(T: Game) -> int:
    return T.dealer if define_连庄(T) else define_下家(T, T.dealer)


# rulesets/riichi.yaml:298  R-022 R-023 R-024
def declined_振听__抢暗杠(T: Game, me: int, l_t: int) -> None:
    T.seats[me].v_同巡 = True
    T.seats[me].v_漏和 = T.seats[me].v_立直


# rulesets/riichi.yaml:298  R-022 R-023 R-024
def declined_振听__抢杠(T: Game, me: int, l_t: int) -> None:
    T.seats[me].v_同巡 = True
    T.seats[me].v_漏和 = T.seats[me].v_立直


# rulesets/riichi.yaml:298  R-022 R-023 R-024
def declined_振听__点炮(T: Game, me: int, l_t: int) -> None:
    T.seats[me].v_同巡 = True
    T.seats[me].v_漏和 = T.seats[me].v_立直


# rulesets/riichi.yaml:315
def event_laid(T: Game, me: int, l_m: Group) -> None:
    on_laid__鸣牌(T, me, l_m)


# rulesets/riichi.yaml:128  R-033  within a turn of riichi
def init_一发(T: Game, me: int) -> bool:
    return False


# rulesets/riichi.yaml:122  R-007  the ura dora are shown
def init_亮里(T: Game, me: int) -> bool:
    return False


# rulesets/riichi.yaml:127  R-032  riichi on the first turn
def init_双立直(T: Game, me: int) -> bool:
    return False


# rulesets/riichi.yaml:130  R-023  a winning tile went by since the last draw
def init_同巡(T: Game, me: int) -> bool:
    return False


# rulesets/riichi.yaml:125  R-017  riichi said but the tile not yet passed
def init_宣(T: Game, me: int) -> bool:
    return False


# rulesets/riichi.yaml:121  R-007  kan dora to be turned later
def init_待翻(T: Game, me: int) -> int:
    return 0


# rulesets/riichi.yaml:120  a claim or kong has broken the first turn
def init_断(T: Game, me: int) -> bool:
    return False


# rulesets/riichi.yaml:117  R-095  honba
def init_本场(T: Game, me: int) -> int:
    return 0


# rulesets/riichi.yaml:131  R-024  a winning tile went by in riichi
def init_漏和(T: Game, me: int) -> bool:
    return False


# rulesets/riichi.yaml:126  R-016  in riichi
def init_立直(T: Game, me: int) -> bool:
    return False


# rulesets/riichi.yaml:129
def init_被鸣(T: Game, me: int) -> frozenset[int]:
    return frozenset()


# rulesets/riichi.yaml:118
def init_起家(T: Game, me: int) -> int | None:
    return None


# rulesets/riichi.yaml:116  R-111  times the deal has passed on
def init_过庄(T: Game, me: int) -> int:
    return 0


# rulesets/riichi.yaml:123  R-105  the hand was aborted
def init_途流(T: Game, me: int) -> bool:
    return False


# rulesets/riichi.yaml:132
def init_食替(T: Game, me: int) -> frozenset[int]:
    return frozenset()


# rulesets/riichi.yaml:2
def judge(T: Game, me: int, A: Arrangement) -> bool:
    found: dict[int, tuple[int, ...]] = {}
    A.found = found
    A.kept = {}
    if A.won and (amounts := pattern_九莲宝灯(T, me, A)) is not None:
        found[PAT_九莲宝灯] = amounts
    if A.won and (amounts := pattern_人和(T, me, A)) is not None:
        found[PAT_人和] = amounts
    if A.won and (amounts := pattern_四暗刻(T, me, A)) is not None:
        found[PAT_四暗刻] = amounts
    if A.won and (amounts := pattern_四暗刻单骑(T, me, A)) is not None:
        found[PAT_四暗刻单骑] = amounts
    if A.won and (amounts := pattern_四杠子(T, me, A)) is not None:
        found[PAT_四杠子] = amounts
    if A.won and (amounts := pattern_国士十三面(T, me, A)) is not None:
        found[PAT_国士十三面] = amounts
    if A.won and (amounts := pattern_国士无双(T, me, A)) is not None:
        found[PAT_国士无双] = amounts
    if A.won and (amounts := pattern_地和(T, me, A)) is not None:
        found[PAT_地和] = amounts
    if A.won and (amounts := pattern_大三元(T, me, A)) is not None:
        found[PAT_大三元] = amounts
    if A.won and (amounts := pattern_大四喜(T, me, A)) is not None:
        found[PAT_大四喜] = amounts
    if A.won and (amounts := pattern_天和(T, me, A)) is not None:
        found[PAT_天和] = amounts
    if A.won and (amounts := pattern_字一色(T, me, A)) is not None:
        found[PAT_字一色] = amounts
    if A.won and (amounts := pattern_小四喜(T, me, A)) is not None:
        found[PAT_小四喜] = amounts
    if A.won and (amounts := pattern_清老头(T, me, A)) is not None:
        found[PAT_清老头] = amounts
    if A.won and (amounts := pattern_纯正九莲(T, me, A)) is not None:
        found[PAT_纯正九莲] = amounts
    if A.won and (amounts := pattern_绿一色(T, me, A)) is not None:
        found[PAT_绿一色] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_一发(T, me, A)) is not None:
        found[PAT_一发] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_一杯口(T, me, A)) is not None:
        found[PAT_一杯口] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_一气通贯(T, me, A)) is not None:
        found[PAT_一气通贯] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_七对子(T, me, A)) is not None:
        found[PAT_七对子] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_三暗刻(T, me, A)) is not None:
        found[PAT_三暗刻] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_三杠子(T, me, A)) is not None:
        found[PAT_三杠子] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_三色同刻(T, me, A)) is not None:
        found[PAT_三色同刻] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_三色同顺(T, me, A)) is not None:
        found[PAT_三色同顺] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_两杯口(T, me, A)) is not None:
        found[PAT_两杯口] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_五番人和(T, me, A)) is not None:
        found[PAT_五番人和] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_双立直(T, me, A)) is not None:
        found[PAT_双立直] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_场风(T, me, A)) is not None:
        found[PAT_场风] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_宝牌(T, me, A)) is not None:
        found[PAT_宝牌] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_对对和(T, me, A)) is not None:
        found[PAT_对对和] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_小三元(T, me, A)) is not None:
        found[PAT_小三元] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_岭上开花(T, me, A)) is not None:
        found[PAT_岭上开花] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_平和(T, me, A)) is not None:
        found[PAT_平和] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_役牌中(T, me, A)) is not None:
        found[PAT_役牌中] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_役牌发(T, me, A)) is not None:
        found[PAT_役牌发] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_役牌白(T, me, A)) is not None:
        found[PAT_役牌白] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_抢杠(T, me, A)) is not None:
        found[PAT_抢杠] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_断幺九(T, me, A)) is not None:
        found[PAT_断幺九] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_河底捞鱼(T, me, A)) is not None:
        found[PAT_河底捞鱼] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_海底摸月(T, me, A)) is not None:
        found[PAT_海底摸月] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_混一色(T, me, A)) is not None:
        found[PAT_混一色] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_混全带幺九(T, me, A)) is not None:
        found[PAT_混全带幺九] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_混老头(T, me, A)) is not None:
        found[PAT_混老头] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_清一色(T, me, A)) is not None:
        found[PAT_清一色] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_立直(T, me, A)) is not None:
        found[PAT_立直] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_纯全带幺九(T, me, A)) is not None:
        found[PAT_纯全带幺九] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_自风(T, me, A)) is not None:
        found[PAT_自风] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_赤宝牌(T, me, A)) is not None:
        found[PAT_赤宝牌] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_里宝牌(T, me, A)) is not None:
        found[PAT_里宝牌] = amounts
    if A.won and PAT_国士无双 not in found and PAT_国士十三面 not in found and PAT_四暗刻 not in found and PAT_四暗刻单骑 not in found and PAT_大三元 not in found and PAT_小四喜 not in found and PAT_大四喜 not in found and PAT_字一色 not in found and PAT_绿一色 not in found and PAT_清老头 not in found and PAT_九莲宝灯 not in found and PAT_纯正九莲 not in found and PAT_四杠子 not in found and PAT_天和 not in found and PAT_地和 not in found and PAT_人和 not in found and (amounts := pattern_门前清自摸和(T, me, A)) is not None:
        found[PAT_门前清自摸和] = amounts
    A.totals = (sum(a[0] for a in found.values()), sum(a[1] for a in found.values()), sum(a[2] for a in found.values()), sum(a[3] for a in found.values()), sum(a[4] for a in found.values()))
    A.values = ()
    A.values = (*A.values, value_满数(T, A))
    A.values = (*A.values, value_符数(T, me, A))
    A.values = (*A.values, value_番数(T, A))
    A.values = (*A.values, value_基本点(T, A))
    A.rank = (A.values[VAL_基本点], A.values[VAL_满数], A.values[VAL_番数], A.values[VAL_符数])
    return not A.won or score_require(T, A)


# rulesets/riichi.yaml:335  R-095 R-111
def on_ended__轮庄(T: Game) -> None:
    if define_连庄(T):
        T.room.v_本场 = T.room.v_本场 + 1
    else:
        T.room.v_过庄 = T.room.v_过庄 + 1
        T.room.v_本场 = 0 if bool(T.wins) else T.room.v_本场 + 1


# rulesets/riichi.yaml:315  R-007 R-011 R-017 R-022 R-023 R-024 R-033
def on_laid__鸣牌(T: Game, me: int, l_m: Group) -> None:
    T.hand.v_断 = True
    routine_立成(T)
    routine_迟翻(T)
    for l_s in tuple(T.all):
        T.seats[l_s].v_一发 = False
    for l_t in tuple(l_m.tiles):
        if T.claimed(me, l_t) == (GRP_补杠 not in ISA[l_m.group]):
            routine_过张(T, l_t)
            if GRP_吃 in ISA[l_m.group] or GRP_碰 in ISA[l_m.group]:
                T.seats[me].v_食替 = frozenset(define_食替牌(T, l_t, minus(l_m.tiles, (l_t,))))
            for l_s in tuple(T.all):
                if l_m.from_ == l_s:
                    T.seats[l_s].v_被鸣 = frozenset((*T.seats[l_s].v_被鸣, *frozenset((KIND_OF[l_t],))))
    T.seats[me].v_同巡 = False
    if GRP_杠 in ISA[l_m.group] and (T.options.o_杠宝牌 == CHO_杠宝牌__即翻 or T.options.o_杠宝牌 == CHO_杠宝牌__明杠后翻 and GRP_暗杠 in ISA[l_m.group]):
        routine_翻宝(T)
    if GRP_杠 in ISA[l_m.group] and T.options.o_杠宝牌 == CHO_杠宝牌__明杠后翻 and GRP_暗杠 not in ISA[l_m.group]:
        T.hand.v_待翻 = T.hand.v_待翻 + 1


# rulesets/riichi.yaml:359  R-033  Ippatsu
def pattern_一发(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not T.seats[me].v_一发:
        return None
    return (1, 0, 0, 0, 0)


# rulesets/riichi.yaml:363  R-038  Iipeikou
def pattern_一杯口(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_门清(T, me) and define_杯数(T, A) == 1):
        return None
    return (1, 0, 0, 0, 0)


# rulesets/riichi.yaml:374  R-043  Ittsuu
def pattern_一气通贯(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not any(all(define_有顺(T, A, l_u, l_r) for l_r in (1, 4, 7)) for l_u in SUITS):
        return None
    return (2 if define_门清(T, me) else 1, 0, 0, 0, 0)


# rulesets/riichi.yaml:376  R-046  Chiitoitsu
def pattern_七对子(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not A.shape == SHP_七对:
        return None
    return (2, 0, 0, 0, 0)


# rulesets/riichi.yaml:378  R-048  Sanankou
def pattern_三暗刻(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_暗刻数(T, A) == 3:
        return None
    return (2, 0, 0, 0, 0)


# rulesets/riichi.yaml:379  R-049  Sankantsu
def pattern_三杠子(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_杠组数(T, A) == 3:
        return None
    return (2, 0, 0, 0, 0)


# rulesets/riichi.yaml:380  R-050  Sanshoku doukou
def pattern_三色同刻(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not any(all(any(GRP_刻 in ISA[l_g.group] and SUIT_OF[l_g.kind] == l_u and RANK_OF[l_g.kind] == l_r for l_g in A.groups) for l_u in (0, 1, 2)) for l_r in range(1, 10)):
        return None
    return (2, 0, 0, 0, 0)


# rulesets/riichi.yaml:373  R-042  Sanshoku doujun
def pattern_三色同顺(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not any(all(define_有顺(T, A, l_u, l_r) for l_u in (0, 1, 2)) for l_r in range(1, 8)):
        return None
    return (2 if define_门清(T, me) else 1, 0, 0, 0, 0)


# rulesets/riichi.yaml:383  R-053  Ryanpeikou
def pattern_两杯口(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_门清(T, me) and define_杯数(T, A) == 2):
        return None
    return (3, 0, 0, 0, 0)


# rulesets/riichi.yaml:401  R-067  Chuuren poutou
def pattern_九莲宝灯(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_九莲形(T, me, A) and not define_补张(T, A)):
        return None
    return (0, 0, 1, 0, 0)


# rulesets/riichi.yaml:387  R-073  Renhou
def pattern_五番人和(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (T.options.o_人和 == CHO_人和__五番 and define_人和形(T, me, A)):
        return None
    return (5, 0, 0, 0, 0)


# rulesets/riichi.yaml:406  R-073  Renhou
def pattern_人和(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (T.options.o_人和 == CHO_人和__役满 and define_人和形(T, me, A)):
        return None
    return (0, 0, 1, 0, 0)


# rulesets/riichi.yaml:358  R-032  Double riichi
def pattern_双立直(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (T.seats[me].v_立直 and T.seats[me].v_双立直):
        return None
    return (2, 0, 0, 0, 0)


# rulesets/riichi.yaml:393  R-062  Suuankou
def pattern_四暗刻(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_暗刻数(T, A) == 4 and not define_单骑(T, A)):
        return None
    return (0, 0, 1, 0, 0)


# rulesets/riichi.yaml:394  R-062 R-075  Suuankou tanki
def pattern_四暗刻单骑(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_暗刻数(T, A) == 4 and define_单骑(T, A)):
        return None
    return (0, 0, 2 if T.options.o_双倍役满 else 1, 0, 0)


# rulesets/riichi.yaml:403  R-069  Suukantsu
def pattern_四杠子(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_杠组数(T, A) == 4:
        return None
    return (0, 0, 1, 0, 0)


# rulesets/riichi.yaml:392  R-061 R-075  Kokushi thirteen waits
def pattern_国士十三面(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_国士 and define_补张(T, A)):
        return None
    return (0, 0, 2 if T.options.o_双倍役满 else 1, 0, 0)


# rulesets/riichi.yaml:391  R-061  Kokushi musou
def pattern_国士无双(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_国士 and not define_补张(T, A)):
        return None
    return (0, 0, 1, 0, 0)


# rulesets/riichi.yaml:405  R-072  Chiihou
def pattern_地和(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.by == ACT_自摸 and me != T.dealer and define_首巡(T, me)):
        return None
    return (0, 0, 1, 0, 0)


# rulesets/riichi.yaml:368  R-035  Round wind
def pattern_场风(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_有刻(T, A, define_圈风(T)):
        return None
    return (1, 0, 0, 0, 0)


# rulesets/riichi.yaml:395  R-063  Daisangen
def pattern_大三元(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_刻数(T, A, frozenset(CLASS_三元)) == 3:
        return None
    return (0, 0, 1, 0, 0)


# rulesets/riichi.yaml:397  R-064 R-075  Daisuushii
def pattern_大四喜(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_刻数(T, A, frozenset(CLASS_风张)) == 4:
        return None
    return (0, 0, 2 if T.options.o_双倍役满 else 1, 0, 0)


# rulesets/riichi.yaml:404  R-071  Tenhou
def pattern_天和(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.by == ACT_自摸 and me == T.dealer and define_首巡(T, me)):
        return None
    return (0, 0, 1, 0, 0)


# rulesets/riichi.yaml:398  R-065  Tsuuiisou
def pattern_字一色(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not kinds_in(A, KIND_OF) <= KINDS_1:
        return None
    return (0, 0, 1, 0, 0)


# rulesets/riichi.yaml:388  R-006 R-025  Dora
def pattern_宝牌(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    amounts = (0, define_宝数(T, A, T.hand.z_宝牌), 0, 0, 0)
    return amounts if amounts[1] else None


# rulesets/riichi.yaml:377  R-047  Toitoi
def pattern_对对和(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_标准 and all(GRP_顺 not in ISA[l_g.group] for l_g in A.groups)):
        return None
    return (2, 0, 0, 0, 0)


# rulesets/riichi.yaml:382  R-052  Shousangen
def pattern_小三元(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_刻数(T, A, frozenset(CLASS_三元)) == 2 and any(GRP_将 in ISA[l_g.group] and l_g.kind in CLASS_三元 for l_g in A.groups)):
        return None
    return (2, 0, 0, 0, 0)


# rulesets/riichi.yaml:396  R-064  Shousuushii
def pattern_小四喜(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_刻数(T, A, frozenset(CLASS_风张)) == 3 and any(GRP_将 in ISA[l_g.group] and l_g.kind in CLASS_风张 for l_g in A.groups)):
        return None
    return (0, 0, 1, 0, 0)


# rulesets/riichi.yaml:369  R-039  Rinshan kaihou
def pattern_岭上开花(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.by == ACT_自摸 and T.seats[me].v_摸法 == MEM_摸法__补牌):
        return None
    return (1, 0, 0, 0, 0)


# rulesets/riichi.yaml:361  R-036  Pinfu
def pattern_平和(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_门清(T, me) and define_无副符(T, me, A)):
        return None
    return (1, 0, 0, 0, 0)


# rulesets/riichi.yaml:366  R-035  Yakuhai chun
def pattern_役牌中(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_有刻(T, A, 33):
        return None
    return (1, 0, 0, 0, 0)


# rulesets/riichi.yaml:365  R-035  Yakuhai hatsu
def pattern_役牌发(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_有刻(T, A, 32):
        return None
    return (1, 0, 0, 0, 0)


# rulesets/riichi.yaml:364  R-035  Yakuhai haku
def pattern_役牌白(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_有刻(T, A, 31):
        return None
    return (1, 0, 0, 0, 0)


# rulesets/riichi.yaml:370  R-040  Chankan
def pattern_抢杠(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not A.by == ACT_抢杠:
        return None
    return (1, 0, 0, 0, 0)


# rulesets/riichi.yaml:362  R-037  Tanyao
def pattern_断幺九(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not ((T.options.o_食断 or define_门清(T, me)) and kinds_in(A, KIND_OF) <= KINDS_4):
        return None
    return (1, 0, 0, 0, 0)


# rulesets/riichi.yaml:372  R-041  Houtei raoyui
def pattern_河底捞鱼(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.by == ACT_点炮 and T.wall.left <= define_留牌(T)):
        return None
    return (1, 0, 0, 0, 0)


# rulesets/riichi.yaml:371  R-041  Haitei raoyue
def pattern_海底摸月(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.by == ACT_自摸 and T.seats[me].v_摸法 == MEM_摸法__摸牌 and T.wall.left <= define_留牌(T)):
        return None
    return (1, 0, 0, 0, 0)


# rulesets/riichi.yaml:385  R-054  Honitsu
def pattern_混一色(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_一门(T, A) and define_有字(T, A)):
        return None
    return (3 if define_门清(T, me) else 2, 0, 0, 0, 0)


# rulesets/riichi.yaml:375  R-044  Chanta
def pattern_混全带幺九(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_带幺(T, A) and define_有字(T, A)):
        return None
    return (2 if define_门清(T, me) else 1, 0, 0, 0, 0)


# rulesets/riichi.yaml:381  R-051  Honroutou
def pattern_混老头(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape != SHP_国士 and kinds_in(A, KIND_OF) <= KINDS_5):
        return None
    return (2, 0, 0, 0, 0)


# rulesets/riichi.yaml:386  R-055  Chinitsu
def pattern_清一色(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_一门(T, A) and not define_有字(T, A)):
        return None
    return (6 if define_门清(T, me) else 5, 0, 0, 0, 0)


# rulesets/riichi.yaml:400  R-068  Chinroutou
def pattern_清老头(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not kinds_in(A, KIND_OF) <= KINDS_2:
        return None
    return (0, 0, 1, 0, 0)


# rulesets/riichi.yaml:357  R-031  Riichi
def pattern_立直(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (T.seats[me].v_立直 and not T.seats[me].v_双立直):
        return None
    return (1, 0, 0, 0, 0)


# rulesets/riichi.yaml:384  R-045  Junchan
def pattern_纯全带幺九(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_带幺(T, A) and not define_有字(T, A)):
        return None
    return (3 if define_门清(T, me) else 2, 0, 0, 0, 0)


# rulesets/riichi.yaml:402  R-067 R-075  Junsei chuuren poutou
def pattern_纯正九莲(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_九莲形(T, me, A) and define_补张(T, A)):
        return None
    return (0, 0, 2 if T.options.o_双倍役满 else 1, 0, 0)


# rulesets/riichi.yaml:399  R-066  Ryuuiisou
def pattern_绿一色(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not kinds_in(A, KIND_OF) <= KINDS_3:
        return None
    return (0, 0, 1, 0, 0)


# rulesets/riichi.yaml:367  R-035  Seat wind
def pattern_自风(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_有刻(T, A, define_门风(T, me)):
        return None
    return (1, 0, 0, 0, 0)


# rulesets/riichi.yaml:390  R-008 R-025  Red fives
def pattern_赤宝牌(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    amounts = (0, sum(1 for l_t in A.tiles if (FINISH_OF[l_t] or None) == FIN_赤) if T.options.o_赤宝牌 else 0, 0, 0, 0)
    return amounts if amounts[1] else None


# rulesets/riichi.yaml:389  R-007 R-025  Ura dora
def pattern_里宝牌(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    amounts = (0, define_宝数(T, A, T.hand.z_里宝) if T.options.o_里宝牌 and T.seats[me].v_立直 else 0, 0, 0, 0)
    return amounts if amounts[1] else None


# rulesets/riichi.yaml:360  R-034  Menzen tsumo
def pattern_门前清自摸和(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_门清(T, me) and not A.from_ is not None):
        return None
    return (1, 0, 0, 0, 0)


# rulesets/riichi.yaml:2
def score_choose(T: Game, me: int) -> tuple[tuple[int, ...], ...]:
    return ((),)


# rulesets/riichi.yaml:411  R-014 R-025
def score_require(T: Game, A: Arrangement) -> bool:
    return (A.totals[UNT_番] >= 1 or A.totals[UNT_满] >= 1) and (A.shape == SHP_国士 or not (A.by if A.won else None) is not None or must(A.by if A.won else None) != ACT_抢暗杠)


# rulesets/riichi.yaml:409
def score_tiles(T: Game, me: int) -> Sequence[int]:
    return T.seats[me].hand


# rulesets/riichi.yaml:104  R-007  Ura dora indicators
def see_里宝(T: Game, it: int, me: int) -> bool:
    return T.hand.v_亮里


# rulesets/riichi.yaml:86  R-112 R-113 R-114
def session_over(T: Game) -> bool:
    return T.options.o_击飞 and any(T.seats[l_s].points + 100 * T.options.o_起始百点 < 0 for l_s in T.all) or T.room.v_过庄 >= (4, 8)[T.options.o_场数] and (not T.options.o_西入 or define_点数(T, define_头名(T)) >= 100 * T.options.o_返还百点 or T.room.v_过庄 >= (4, 8)[T.options.o_场数] + 4) or T.options.o_庄家止 and T.room.v_过庄 >= (4, 8)[T.options.o_场数] - 1 and define_连庄(T) and not T.hand.v_途流 and define_头名(T) == T.dealer and define_点数(T, T.dealer) >= 100 * T.options.o_返还百点 or T.room.v_已打局 >= T.options.o_局数


# rulesets/riichi.yaml:488  R-112 R-113 R-114
def session_settle(T: Game) -> None:
    T.pay(T.pots[-1 - ((-1))], -1, define_头名(T), PAY_供托, '供托.points', (('供托.points', T.pots[-1 - ((-1))]),))


# rulesets/riichi.yaml:483  R-026  Three wins
def settle_三家和(T: Game) -> None:
    T.hand.v_途流 = True


# rulesets/riichi.yaml:479  R-101  Nine orphans
def settle_九种九牌(T: Game) -> None:
    T.hand.v_途流 = True


# rulesets/riichi.yaml:481  R-103  Four riichi
def settle_四家立直(T: Game) -> None:
    T.hand.v_途流 = True


# rulesets/riichi.yaml:482  R-104  Four kongs
def settle_四杠散了(T: Game) -> None:
    T.hand.v_途流 = True


# rulesets/riichi.yaml:480  R-102  Four like winds
def settle_四风连打(T: Game) -> None:
    T.hand.v_途流 = True


# rulesets/riichi.yaml:473  R-098 R-099 R-100  Exhaustive draw
def settle_流局(T: Game) -> None:
    for l_s in tuple(T.all):
        if T.options.o_流局满贯 and define_流满(T, l_s):
            for l_o in tuple(T.others(l_s)):
                T.pay(define_该付(T, l_o, l_s, 2000), l_o, l_s, PAY_流局满贯, '该付(o, s, 2000点)', (('该付(o, s, 2000点)', define_该付(T, l_o, l_s, 2000)),))
    for l_s in tuple(T.all):
        if define_听牌(T, l_s) and not (T.options.o_流局满贯 and any(define_流满(T, l_o) for l_o in T.all)):
            for l_o in tuple(T.others(l_s)):
                if not define_听牌(T, l_o):
                    T.pay(750 if define_听牌数(T) == 2 else 1000, l_o, l_s, PAY_听牌料, 'if 听牌数 == 2 then 750分 else 1000分', ())


# rulesets/riichi.yaml:452  R-093 R-094 R-095 R-096 R-097  Won
def settle_胡(T: Game) -> None:
    T.hand.v_亮里 = any(T.seats[l_w.seat].v_立直 for l_w in T.wins)
    for l_w in tuple(T.wins):
        l_责 = define_责任(T, l_w.seat)
        l_包点 = 0 if not l_责 is not None else min(l_w.values[VAL_基本点], 8000 * ((2 if T.options.o_双倍役满 else 1) if define_包(T, l_w.seat, must(l_责), frozenset(CLASS_风张), 4) else 1))
        l_棒 = T.room.v_本场 if l_w.seat == (None if (x_2 := define_首胡(T)) is None else x_2.seat) else 0
        if l_w.from_ is not None:
            l_倍 = 6 if l_w.seat == T.dealer else 4
            T.pay(convert_进百(l_w.values[VAL_基本点] * l_倍 - ratio(l_包点 * l_倍, 2)), must(l_w.from_), l_w.seat, PAY_点炮, '进百(w.基本点 * 倍 - 包点 * 倍 / 2)', (('进百(w.基本点 * 倍 - 包点 * 倍 / 2)', convert_进百(l_w.values[VAL_基本点] * l_倍 - ratio(l_包点 * l_倍, 2))), ('w.基本点', l_w.values[VAL_基本点]), ('倍', l_倍), ('包点', l_包点), ('倍', l_倍)))
            T.pay(convert_进百(ratio(l_包点 * l_倍, 2)), default(l_责, must(l_w.from_)), l_w.seat, PAY_包牌, '进百(包点 * 倍 / 2)', (('进百(包点 * 倍 / 2)', convert_进百(ratio(l_包点 * l_倍, 2))), ('包点', l_包点), ('倍', l_倍)))
            T.pay(300 * l_棒, default(l_责, must(l_w.from_)), l_w.seat, PAY_本场, '300分 * 棒', (('棒', l_棒),))
        else:
            for l_s in tuple(T.others(l_w.seat)):
                T.pay(define_该付(T, l_s, l_w.seat, l_w.values[VAL_基本点] - l_包点), l_s, l_w.seat, PAY_自摸, '该付(s, w.seat, w.基本点 - 包点)', (('该付(s, w.seat, w.基本点 - 包点)', define_该付(T, l_s, l_w.seat, l_w.values[VAL_基本点] - l_包点)), ('w.基本点', l_w.values[VAL_基本点]), ('包点', l_包点)))
                T.pay(define_该付(T, l_s, l_w.seat, l_包点), default(l_责, l_s), l_w.seat, PAY_包牌, '该付(s, w.seat, 包点)', (('该付(s, w.seat, 包点)', define_该付(T, l_s, l_w.seat, l_包点)),))
                T.pay(100 * l_棒, default(l_责, l_s), l_w.seat, PAY_本场, '100分 * 棒', (('棒', l_棒),))
        T.pay(T.pots[-1 - ((-1))], -1, l_w.seat, PAY_供托, '供托.points', (('供托.points', T.pots[-1 - ((-1))]),))


# rulesets/riichi.yaml:111  R-046  Seven pairs
def shape_七对(T: Game, me: int, A: Arrangement) -> bool:
    return all(sum(1 for l_h in A.groups if l_h.kind == l_g.kind) == 1 for l_g in A.groups)


# rulesets/riichi.yaml:269  R-014  Robbing a closed kong
def together_抢暗杠(T: Game, claims: tuple[int, ...]) -> bool:
    return T.options.o_多响 != CHO_多响__头跳


# rulesets/riichi.yaml:269  R-014  Robbing a kong
def together_抢杠(T: Game, claims: tuple[int, ...]) -> bool:
    return T.options.o_多响 != CHO_多响__头跳


# rulesets/riichi.yaml:269  R-025 R-026  Ron
def together_点炮(T: Game, claims: tuple[int, ...]) -> bool:
    return T.options.o_多响 != CHO_多响__头跳


# rulesets/riichi.yaml:422  R-090 R-091 R-092  Base points
def value_基本点(T: Game, A: Arrangement) -> int:
    return convert_役满点(min(A.values[VAL_满数], 1 * T.options.o_役满上限)) if A.values[VAL_满数] > 0 else 8000 if A.values[VAL_番数] >= 13 and T.options.o_累计 == CHO_累计__役满 else 6000 if A.values[VAL_番数] >= 11 else 4000 if A.values[VAL_番数] >= 8 else 3000 if A.values[VAL_番数] >= 6 else 2000 if A.values[VAL_番数] >= 5 else ((l_小点 := convert_符点(A.values[VAL_符数]) * power(2, A.values[VAL_番数] + 2)), 2000 if l_小点 > 2000 or T.options.o_切上满贯 and l_小点 == 1920 else l_小点)[1]


# rulesets/riichi.yaml:413  R-075  Yakuman
def value_满数(T: Game, A: Arrangement) -> int:
    return A.totals[UNT_满]


# rulesets/riichi.yaml:414  R-025 R-091  Han
def value_番数(T: Game, A: Arrangement) -> int:
    return 13 * A.values[VAL_满数] if A.values[VAL_满数] > 0 else A.totals[UNT_番] + A.totals[UNT_宝]


# rulesets/riichi.yaml:415  R-080 R-081 R-085 R-086  Fu
def value_符数(T: Game, me: int, A: Arrangement) -> int:
    return 25 if A.shape == SHP_七对 else 0 if A.shape == SHP_国士 else convert_进十(20 + define_刻符(T, A) + define_头符(T, me, A) + define_听符(T, A) + (10 if A.from_ is not None else 0 if define_无副符(T, me, A) else 2)) if define_门清(T, me) else max(30, convert_进十(20 + define_刻符(T, A) + define_头符(T, me, A) + define_听符(T, A) + (0 if A.from_ is not None else 2)))


# std/mahjong.yaml:38  completed kongs of all seats
def init_杠数(T: Game, me: int) -> int:
    return 0


# std/mahjong.yaml:56  R-010  Chow
def priority_吃(T: Game, me: int) -> int:
    return 10


# std/mahjong.yaml:73  Kong of a discard
def priority_明杠(T: Game, me: int) -> int:
    return 20


# std/mahjong.yaml:65  R-010  Pung
def priority_碰(T: Game, me: int) -> int:
    return 20


# std/mahjong.yaml:17
def room_copies(T: Game, it: int) -> int:
    return 4


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
    on_ended__轮庄(T)


# std/table.yaml:29  discards so far
def init_出牌数(T: Game, me: int) -> int:
    return 0


# std/table.yaml:33  hands finished
def init_已打局(T: Game, me: int) -> int:
    return 0


# std/table.yaml:31  how the last tile was drawn
def init_摸法(T: Game, me: int) -> int:
    return MEM_摸法__摸牌


# std/table.yaml:92
def on_ended__计局(T: Game) -> None:
    T.room.v_已打局 = T.room.v_已打局 + 1


# std/table.yaml:83  R-014  Robbing a closed kong
def priority_抢暗杠(T: Game, me: int) -> int:
    return 90


# std/table.yaml:83  R-014  Robbing a kong
def priority_抢杠(T: Game, me: int) -> int:
    return 90


# std/table.yaml:83  R-025 R-026  Ron
def priority_点炮(T: Game, me: int) -> int:
    return 90


# std/table.yaml:95
def score_size(T: Game) -> int:
    return define_起手张(T) + 1


RULEBOOK = Rulebook(
    interface=INTERFACE,
    id='riichi',
    version='0.1.0',
    title='立直麻将',
    title_en='Riichi mahjong',
    source='seeds/riichi.yaml',
    digest='6d4e7f30ae2735d0f6988ea7b45346c3f2b77a0cd2d0489bd6f58a07a56e4174',
    files=('rulesets/riichi.yaml', 'std/mahjong.yaml', 'std/table.yaml'),
    options=(
        Option('局数', 'int', 64, 1, 64, (), Mark('std/table.yaml', 10, (), (), 'Hands at most')),
        Option('起始百点', 'int', 250, 10, 1000, (), Mark('rulesets/riichi.yaml', 10, ('R-003',), (), 'Points at the start in hundreds')),
        Option('返还百点', 'int', 300, 0, 1000, (), Mark('rulesets/riichi.yaml', 11, ('R-113', 'R-114'), (), 'Hundreds of points the first seat must have at the end')),
        Option('场数', 'choice', 1, 0, 1, (Choice('东风', {'局': 4}, Mark('rulesets/riichi.yaml', 12)), Choice('东南', {'局': 8}, Mark('rulesets/riichi.yaml', 12))), Mark('rulesets/riichi.yaml', 12, ('R-112',), (), 'Length of the game')),
        Option('西入', 'bool', 1, 0, 1, (), Mark('rulesets/riichi.yaml', 13, ('R-113',), ('RA-13',), 'Play on until somebody has the target')),
        Option('击飞', 'bool', 1, 0, 1, (), Mark('rulesets/riichi.yaml', 14, ('R-112',), (), 'A seat below zero ends the game')),
        Option('庄家止', 'bool', 1, 0, 1, (), Mark('rulesets/riichi.yaml', 15, ('R-114',), (), "A leading dealer's last hand ends the game")),
        Option('连庄', 'choice', 0, 0, 2, (Choice('听牌', {}, Mark('rulesets/riichi.yaml', 16)), Choice('和牌', {}, Mark('rulesets/riichi.yaml', 16)), Choice('不连', {}, Mark('rulesets/riichi.yaml', 16))), Mark('rulesets/riichi.yaml', 16, ('R-110',), (), 'The dealer stays if')),
        Option('赤宝牌', 'bool', 1, 0, 1, (), Mark('rulesets/riichi.yaml', 17, ('R-008',), ('RA-16',), 'Red fives count')),
        Option('杠宝牌', 'choice', 2, 0, 2, (Choice('无', {}, Mark('rulesets/riichi.yaml', 18)), Choice('即翻', {}, Mark('rulesets/riichi.yaml', 18)), Choice('明杠后翻', {}, Mark('rulesets/riichi.yaml', 18))), Mark('rulesets/riichi.yaml', 18, ('R-007',), (), 'Kan dora')),
        Option('里宝牌', 'bool', 1, 0, 1, (), Mark('rulesets/riichi.yaml', 19, ('R-007',), (), 'Ura dora')),
        Option('一发', 'bool', 1, 0, 1, (), Mark('rulesets/riichi.yaml', 20, ('R-033',), (), 'Ippatsu')),
        Option('食断', 'bool', 1, 0, 1, (), Mark('rulesets/riichi.yaml', 21, ('R-037',), (), 'Open tanyao')),
        Option('食替', 'choice', 2, 0, 2, (Choice('可', {}, Mark('rulesets/riichi.yaml', 22)), Choice('禁现物', {}, Mark('rulesets/riichi.yaml', 22)), Choice('全禁', {}, Mark('rulesets/riichi.yaml', 22))), Mark('rulesets/riichi.yaml', 22, ('R-011',), (), 'Swap calling')),
        Option('立直余牌', 'bool', 1, 0, 1, (), Mark('rulesets/riichi.yaml', 23, ('R-016',), (), 'Riichi needs another own draw')),
        Option('多响', 'choice', 1, 0, 2, (Choice('头跳', {}, Mark('rulesets/riichi.yaml', 24)), Choice('双响三流', {}, Mark('rulesets/riichi.yaml', 24)), Choice('三响', {}, Mark('rulesets/riichi.yaml', 24))), Mark('rulesets/riichi.yaml', 24, ('R-026',), (), 'Several winners of one tile')),
        Option('途中流局', 'bool', 1, 0, 1, (), Mark('rulesets/riichi.yaml', 25, ('R-101', 'R-102', 'R-103', 'R-104'), (), 'Aborted hands')),
        Option('流局满贯', 'bool', 1, 0, 1, (), Mark('rulesets/riichi.yaml', 26, ('R-100',), (), 'Nagashi mangan')),
        Option('人和', 'choice', 0, 0, 2, (Choice('无', {}, Mark('rulesets/riichi.yaml', 27)), Choice('五番', {}, Mark('rulesets/riichi.yaml', 27)), Choice('役满', {}, Mark('rulesets/riichi.yaml', 27))), Mark('rulesets/riichi.yaml', 27, ('R-073',), (), 'Blessing of man')),
        Option('国士抢暗杠', 'bool', 1, 0, 1, (), Mark('rulesets/riichi.yaml', 28, ('R-014',), (), 'Thirteen orphans rob a closed kong')),
        Option('切上满贯', 'bool', 0, 0, 1, (), Mark('rulesets/riichi.yaml', 29, ('R-092',), (), 'Round 1920 up to mangan')),
        Option('累计', 'choice', 0, 0, 1, (Choice('役满', {}, Mark('rulesets/riichi.yaml', 30)), Choice('三倍满', {}, Mark('rulesets/riichi.yaml', 30))), Mark('rulesets/riichi.yaml', 30, ('R-092',), (), 'Thirteen han and more')),
        Option('双倍役满', 'bool', 0, 0, 1, (), Mark('rulesets/riichi.yaml', 31, ('R-075',), (), 'Double yakuman')),
        Option('役满上限', 'int', 6, 1, 6, (), Mark('rulesets/riichi.yaml', 32, ('R-075',), (), 'Most yakuman counted together')),
        Option('包牌', 'bool', 1, 0, 1, (), Mark('rulesets/riichi.yaml', 33, ('R-097',), (), 'Liability for a yakuman fed')),
        Option('连风对', 'int', 4, 2, 4, (), Mark('rulesets/riichi.yaml', 34, ('R-083',), (), 'Fu of a double wind pair')),
    ),
    constraints=(),
    presets={'网络东南': {'多响': 1, '杠宝牌': 2, '双倍役满': 0}, '网络东风': {'场数': 0}, '欧式竞技': {'起始百点': 300, '西入': 0, '击飞': 0, '庄家止': 0, '赤宝牌': 0, '杠宝牌': 1, '多响': 2, '途中流局': 0, '人和': 1, '连风对': 4}, '国际竞技': {'起始百点': 300, '西入': 0, '击飞': 0, '庄家止': 0, '赤宝牌': 0, '多响': 0, '途中流局': 0, '切上满贯': 1, '累计': 1, '连风对': 2}},
    seats=room_seats,
    kinds=('一万', '二万', '三万', '四万', '五万', '六万', '七万', '八万', '九万', '一筒', '二筒', '三筒', '四筒', '五筒', '六筒', '七筒', '八筒', '九筒', '一索', '二索', '三索', '四索', '五索', '六索', '七索', '八索', '九索', '东', '南', '西', '北', '白', '发', '中'),
    suits=(
        Suit('万', (0, 1, 2, 3, 4, 5, 6, 7, 8), True, 'm', 1, Mark('std/mahjong.yaml', 12, (), (), 'Characters'), (0x1F007, 0x1F008, 0x1F009, 0x1F00A, 0x1F00B, 0x1F00C, 0x1F00D, 0x1F00E, 0x1F00F)),
        Suit('筒', (9, 10, 11, 12, 13, 14, 15, 16, 17), True, 'p', 1, Mark('std/mahjong.yaml', 13, (), (), 'Dots'), (0x1F019, 0x1F01A, 0x1F01B, 0x1F01C, 0x1F01D, 0x1F01E, 0x1F01F, 0x1F020, 0x1F021)),
        Suit('索', (18, 19, 20, 21, 22, 23, 24, 25, 26), True, 's', 1, Mark('std/mahjong.yaml', 14, (), (), 'Bamboos'), (0x1F010, 0x1F011, 0x1F012, 0x1F013, 0x1F014, 0x1F015, 0x1F016, 0x1F017, 0x1F018)),
        Suit('风', (27, 28, 29, 30), False, 'z', 1, Mark('std/mahjong.yaml', 15, (), (), 'Winds'), (0x1F000, 0x1F001, 0x1F002, 0x1F003)),
        Suit('箭', (31, 32, 33), False, 'z', 5, Mark('std/mahjong.yaml', 16, (), (), 'Dragons'), (0x1F006, 0x1F005, 0x1F004)),
    ),
    suit_of=SUIT_OF,
    rank_of=RANK_OF,
    next_of=NEXT_OF,
    stride=STRIDE,
    kind_of=KIND_OF,
    finish_of=FINISH_OF,
    face_of=FACE_OF,
    finishes=('赤',),
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
        GroupSpec('十三张', ISA[GRP_十三张], '', ((0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33),), None, 0, Mark('rulesets/riichi.yaml', 107, ('R-061',), (), 'One of every orphan')),
        GroupSpec('单张', ISA[GRP_单张], '', ((0,), (8,), (9,), (17,), (18,), (26,), (27,), (28,), (29,), (30,), (31,), (32,), (33,)), None, 0, Mark('rulesets/riichi.yaml', 108, ('R-061',), (), 'One more orphan')),
    ),
    shapes=(
        ShapeSpec('标准', (Part(4, (GRP_顺, GRP_刻)), Part(1, (GRP_将,))), False, None, Mark('std/mahjong.yaml', 34, (), (), 'Four groups and a pair'), False),
        ShapeSpec('七对', (Part(7, (GRP_将,)),), False, shape_七对, Mark('rulesets/riichi.yaml', 111, ('R-046',), (), 'Seven pairs'), False),
        ShapeSpec('国士', (Part(1, (GRP_十三张,)), Part(1, (GRP_单张,))), False, None, Mark('rulesets/riichi.yaml', 112, ('R-061',), (), 'Thirteen orphans'), False),
    ),
    zones=(
        Zone('宝位', 'table', 'nobody', 'z_宝位', Mark('rulesets/riichi.yaml', 101, ('R-005', 'R-006'), (), 'Indicators not yet turned')),
        Zone('里位', 'table', 'nobody', 'z_里位', Mark('rulesets/riichi.yaml', 102, ('R-005', 'R-007'), (), 'Tiles below them')),
        Zone('宝牌', 'table', 'all', 'z_宝牌', Mark('rulesets/riichi.yaml', 103, ('R-006',), (), 'Dora indicators')),
        Zone('里宝', 'table', see_里宝, 'z_里宝', Mark('rulesets/riichi.yaml', 104, ('R-007',), (), 'Ura dora indicators')),
    ),
    wall_stack=2,
    state=(
        StateVar('已打局', 'room', 'v_已打局', 'int', init_已打局, 'never', 'all', (), Mark('std/table.yaml', 33, (), (), 'hands finished')),
        StateVar('过庄', 'room', 'v_过庄', 'int', init_过庄, 'never', 'all', (), Mark('rulesets/riichi.yaml', 116, ('R-111',), (), 'times the deal has passed on')),
        StateVar('本场', 'room', 'v_本场', 'int', init_本场, 'never', 'all', (), Mark('rulesets/riichi.yaml', 117, ('R-095',), (), 'honba')),
        StateVar('起家', 'room', 'v_起家', 'maybe seat', init_起家, 'never', 'all', (), Mark('rulesets/riichi.yaml', 118, ('R-111',), (), 'the first dealer')),
        StateVar('出牌数', 'hand', 'v_出牌数', 'int', init_出牌数, 'hand', 'all', (), Mark('std/table.yaml', 29, (), (), 'discards so far')),
        StateVar('杠数', 'hand', 'v_杠数', 'int', init_杠数, 'hand', 'all', (), Mark('std/mahjong.yaml', 38, (), (), 'completed kongs of all seats')),
        StateVar('断', 'hand', 'v_断', 'bool', init_断, 'hand', 'all', (), Mark('rulesets/riichi.yaml', 120, (), (), 'a claim or kong has broken the first turn')),
        StateVar('待翻', 'hand', 'v_待翻', 'int', init_待翻, 'hand', 'all', (), Mark('rulesets/riichi.yaml', 121, ('R-007',), ('RA-07',), 'kan dora to be turned later')),
        StateVar('亮里', 'hand', 'v_亮里', 'bool', init_亮里, 'hand', 'all', (), Mark('rulesets/riichi.yaml', 122, ('R-007',), (), 'the ura dora are shown')),
        StateVar('途流', 'hand', 'v_途流', 'bool', init_途流, 'hand', 'all', (), Mark('rulesets/riichi.yaml', 123, ('R-105',), (), 'the hand was aborted')),
        StateVar('摸法', 'seat', 'v_摸法', '摸法', init_摸法, 'hand', 'all', ('摸牌', '补牌'), Mark('std/table.yaml', 31, (), (), 'how the last tile was drawn')),
        StateVar('宣', 'seat', 'v_宣', 'bool', init_宣, 'hand', 'all', (), Mark('rulesets/riichi.yaml', 125, ('R-017',), (), 'riichi said but the tile not yet passed')),
        StateVar('立直', 'seat', 'v_立直', 'bool', init_立直, 'hand', 'all', (), Mark('rulesets/riichi.yaml', 126, ('R-016',), (), 'in riichi')),
        StateVar('双立直', 'seat', 'v_双立直', 'bool', init_双立直, 'hand', 'all', (), Mark('rulesets/riichi.yaml', 127, ('R-032',), (), 'riichi on the first turn')),
        StateVar('一发', 'seat', 'v_一发', 'bool', init_一发, 'hand', 'all', (), Mark('rulesets/riichi.yaml', 128, ('R-033',), ('RA-15',), 'within a turn of riichi')),
        StateVar('被鸣', 'seat', 'v_被鸣', 'set of kind', init_被鸣, 'hand', 'all', (), Mark('rulesets/riichi.yaml', 129, ('R-022', 'R-100'), (), 'kinds of its discards that others took')),
        StateVar('同巡', 'seat', 'v_同巡', 'bool', init_同巡, 'draw', 'owner', (), Mark('rulesets/riichi.yaml', 130, ('R-023',), ('RA-02',), 'a winning tile went by since the last draw')),
        StateVar('漏和', 'seat', 'v_漏和', 'bool', init_漏和, 'hand', 'owner', (), Mark('rulesets/riichi.yaml', 131, ('R-024',), (), 'a winning tile went by in riichi')),
        StateVar('食替', 'seat', 'v_食替', 'set of kind', init_食替, 'hand', 'all', (), Mark('rulesets/riichi.yaml', 132, ('R-011',), (), 'kinds that may not be discarded after a claim')),
    ),
    phases=(
        Phase('发牌', 'auto', (), None, enter_发牌, None, Mark('std/table.yaml', 52, (), (), 'The deal')),
        Phase('出牌', 'turn', (ACT_打, ACT_自摸, ACT_补杠, ACT_暗杠, ACT_立直, ACT_九种九牌), None, None, None, Mark('std/table.yaml', 59, (), (), 'Own turn')),
        Phase('应牌', 'window', (ACT_点炮, ACT_吃, ACT_碰, ACT_明杠), None, None, None, Mark('std/table.yaml', 60, (), (), 'A discard on offer')),
        Phase('抢杠窗', 'window', (ACT_抢杠,), None, None, None, Mark('std/mahjong.yaml', 50, (), (), 'A kong on offer to robbers')),
        Phase('抢暗窗', 'window', (ACT_抢暗杠,), None, None, None, Mark('rulesets/riichi.yaml', 263, ('R-014',), (), 'A closed kong on offer to thirteen orphans')),
    ),
    actions=(
        Action('打', legal_打, do_打, (('t', 'tile'),), frozenset((PHS_出牌,)), False, None, None, None, (), False, True, (BAR_立直只打摸牌, BAR_食替), Mark('std/table.yaml', 63, ('R-009',), (), 'Discard')),
        Action('自摸', legal_自摸, do_自摸, (), frozenset((PHS_出牌,)), False, None, None, None, (), True, False, (), Mark('std/table.yaml', 73, ('R-025', 'R-094'), (), 'Tsumo')),
        Action('点炮', legal_点炮, do_点炮, (('t', 'tile'),), frozenset((PHS_应牌,)), False, priority_点炮, together_点炮, None, (), True, False, (BAR_振听,), Mark('std/table.yaml', 80, ('R-025', 'R-026'), (), 'Ron')),
        Action('吃', legal_吃, do_吃, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌,)), False, priority_吃, None, None, (), False, False, (BAR_散杠不鸣, BAR_无牌可打, BAR_海底不鸣, BAR_立直不鸣), Mark('std/mahjong.yaml', 53, ('R-010',), (), 'Chow')),
        Action('碰', legal_碰, do_碰, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌,)), False, priority_碰, None, None, (), False, False, (BAR_散杠不鸣, BAR_无牌可打, BAR_海底不鸣, BAR_立直不鸣), Mark('std/mahjong.yaml', 62, ('R-010',), (), 'Pung')),
        Action('明杠', legal_明杠, do_明杠, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌,)), False, priority_明杠, None, None, (), False, False, (BAR_四杠为限, BAR_海底不鸣, BAR_立直不鸣), Mark('std/mahjong.yaml', 70, (), (), 'Kong of a discard')),
        Action('补杠', legal_补杠, do_补杠, (('m', 'meld'), ('t', 'tile')), frozenset((PHS_出牌,)), False, None, None, None, (), False, False, (BAR_四杠为限, BAR_海底不鸣), Mark('std/mahjong.yaml', 80, (), (), 'Added kong')),
        Action('暗杠', legal_暗杠, do_暗杠, (('w', 'tiles'),), frozenset((PHS_出牌,)), False, None, None, None, (), False, False, (BAR_四杠为限, BAR_海底不鸣, BAR_立直后杠), Mark('std/mahjong.yaml', 90, ('R-012', 'R-014'), (), 'Concealed kong')),
        Action('抢杠', legal_抢杠, do_抢杠, (('t', 'tile'),), frozenset((PHS_抢杠窗,)), False, priority_抢杠, together_抢杠, None, (), True, False, (BAR_振听,), Mark('std/mahjong.yaml', 99, ('R-014',), (), 'Robbing a kong')),
        Action('抢暗杠', legal_抢暗杠, do_抢暗杠, (('t', 'tile'),), frozenset((PHS_抢暗窗,)), False, priority_抢暗杠, together_抢暗杠, None, (), True, False, (BAR_抢暗杠, BAR_振听), Mark('rulesets/riichi.yaml', 271, ('R-014',), (), 'Robbing a closed kong')),
        Action('立直', legal_立直, do_立直, (('t', 'tile'),), frozenset((PHS_出牌,)), False, None, None, None, (), False, False, (), Mark('rulesets/riichi.yaml', 272, ('R-016', 'R-017', 'R-032'), (), 'Riichi')),
        Action('九种九牌', legal_九种九牌, do_九种九牌, (), frozenset((PHS_出牌,)), False, None, None, None, (), False, False, (), Mark('rulesets/riichi.yaml', 284, ('R-101',), (), 'Nine orphans')),
    ),
    bars=(
        Bar('四杠为限', (ACT_明杠, ACT_补杠, ACT_暗杠), {}, False, Mark('rulesets/riichi.yaml', 306, ('R-012',))),
        Bar('抢暗杠', (ACT_抢暗杠,), {}, False, Mark('rulesets/riichi.yaml', 308, ('R-014',))),
        Bar('振听', (ACT_点炮, ACT_抢杠, ACT_抢暗杠), {ACT_点炮: declined_振听__点炮, ACT_抢杠: declined_振听__抢杠, ACT_抢暗杠: declined_振听__抢暗杠}, False, Mark('rulesets/riichi.yaml', 293, ('R-022', 'R-023', 'R-024'))),
        Bar('散杠不鸣', (ACT_吃, ACT_碰), {}, False, Mark('rulesets/riichi.yaml', 307, ('R-104',))),
        Bar('无牌可打', (ACT_吃, ACT_碰), {}, False, Mark('rulesets/riichi.yaml', 304, ('R-011',))),
        Bar('海底不鸣', (ACT_吃, ACT_碰, ACT_明杠, ACT_补杠, ACT_暗杠), {}, False, Mark('rulesets/riichi.yaml', 305, ('R-012', 'R-015'))),
        Bar('立直不鸣', (ACT_吃, ACT_碰, ACT_明杠), {}, False, Mark('rulesets/riichi.yaml', 301, ('R-018',))),
        Bar('立直只打摸牌', (ACT_打,), {}, False, Mark('rulesets/riichi.yaml', 300, ('R-018',))),
        Bar('立直后杠', (ACT_暗杠,), {}, False, Mark('rulesets/riichi.yaml', 302, ('R-019',), ('RA-03',))),
        Bar('食替', (ACT_打,), {}, False, Mark('rulesets/riichi.yaml', 303, ('R-011',))),
    ),
    events={'ended': event_ended, 'laid': event_laid},
    start=PHS_发牌,
    units=(
        Unit('番', 'sum', Mark('rulesets/riichi.yaml', 342, (), (), 'Han')),
        Unit('宝', 'sum', Mark('rulesets/riichi.yaml', 343, (), (), 'Dora')),
        Unit('满', 'sum', Mark('rulesets/riichi.yaml', 344, (), (), 'Yakuman')),
        Unit('符', 'sum', Mark('rulesets/riichi.yaml', 345, (), (), 'Fu')),
        Unit('点', 'sum', Mark('rulesets/riichi.yaml', 346, (), (), 'Base points')),
    ),
    patterns=(
        Pattern('九莲宝灯', 'winner', (), Mark('rulesets/riichi.yaml', 401, ('R-067',), (), 'Chuuren poutou')),
        Pattern('人和', 'winner', (), Mark('rulesets/riichi.yaml', 406, ('R-073',), (), 'Renhou')),
        Pattern('四暗刻', 'winner', (), Mark('rulesets/riichi.yaml', 393, ('R-062',), (), 'Suuankou')),
        Pattern('四暗刻单骑', 'winner', (), Mark('rulesets/riichi.yaml', 394, ('R-062', 'R-075'), (), 'Suuankou tanki')),
        Pattern('四杠子', 'winner', (), Mark('rulesets/riichi.yaml', 403, ('R-069',), (), 'Suukantsu')),
        Pattern('国士十三面', 'winner', (), Mark('rulesets/riichi.yaml', 392, ('R-061', 'R-075'), (), 'Kokushi thirteen waits')),
        Pattern('国士无双', 'winner', (), Mark('rulesets/riichi.yaml', 391, ('R-061',), (), 'Kokushi musou')),
        Pattern('地和', 'winner', (), Mark('rulesets/riichi.yaml', 405, ('R-072',), (), 'Chiihou')),
        Pattern('大三元', 'winner', (), Mark('rulesets/riichi.yaml', 395, ('R-063',), (), 'Daisangen')),
        Pattern('大四喜', 'winner', (), Mark('rulesets/riichi.yaml', 397, ('R-064', 'R-075'), (), 'Daisuushii')),
        Pattern('天和', 'winner', (), Mark('rulesets/riichi.yaml', 404, ('R-071',), (), 'Tenhou')),
        Pattern('字一色', 'winner', (), Mark('rulesets/riichi.yaml', 398, ('R-065',), (), 'Tsuuiisou')),
        Pattern('小四喜', 'winner', (), Mark('rulesets/riichi.yaml', 396, ('R-064',), (), 'Shousuushii')),
        Pattern('清老头', 'winner', (), Mark('rulesets/riichi.yaml', 400, ('R-068',), (), 'Chinroutou')),
        Pattern('纯正九莲', 'winner', (), Mark('rulesets/riichi.yaml', 402, ('R-067', 'R-075'), (), 'Junsei chuuren poutou')),
        Pattern('绿一色', 'winner', (), Mark('rulesets/riichi.yaml', 399, ('R-066',), (), 'Ryuuiisou')),
        Pattern('一发', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 359, ('R-033',), (), 'Ippatsu'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('一杯口', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 363, ('R-038',), (), 'Iipeikou'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('一气通贯', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 374, ('R-043',), (), 'Ittsuu'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('七对子', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 376, ('R-046',), (), 'Chiitoitsu'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('三暗刻', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 378, ('R-048',), (), 'Sanankou'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('三杠子', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 379, ('R-049',), (), 'Sankantsu'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('三色同刻', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 380, ('R-050',), (), 'Sanshoku doukou'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('三色同顺', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 373, ('R-042',), (), 'Sanshoku doujun'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('两杯口', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 383, ('R-053',), (), 'Ryanpeikou'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('五番人和', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 387, ('R-073',), (), 'Renhou'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('双立直', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 358, ('R-032',), (), 'Double riichi'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('场风', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 368, ('R-035',), (), 'Round wind'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('宝牌', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 388, ('R-006', 'R-025'), (), 'Dora'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('对对和', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 377, ('R-047',), (), 'Toitoi'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('小三元', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 382, ('R-052',), (), 'Shousangen'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('岭上开花', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 369, ('R-039',), (), 'Rinshan kaihou'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('平和', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 361, ('R-036',), (), 'Pinfu'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('役牌中', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 366, ('R-035',), (), 'Yakuhai chun'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('役牌发', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 365, ('R-035',), (), 'Yakuhai hatsu'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('役牌白', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 364, ('R-035',), (), 'Yakuhai haku'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('抢杠', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 370, ('R-040',), (), 'Chankan'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('断幺九', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 362, ('R-037',), (), 'Tanyao'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('河底捞鱼', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 372, ('R-041',), (), 'Houtei raoyui'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('海底摸月', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 371, ('R-041',), ('RA-11',), 'Haitei raoyue'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('混一色', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 385, ('R-054',), (), 'Honitsu'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('混全带幺九', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 375, ('R-044',), (), 'Chanta'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('混老头', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 381, ('R-051',), (), 'Honroutou'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('清一色', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 386, ('R-055',), (), 'Chinitsu'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('立直', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 357, ('R-031',), (), 'Riichi'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('纯全带幺九', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 384, ('R-045',), (), 'Junchan'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('自风', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 367, ('R-035',), (), 'Seat wind'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('赤宝牌', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 390, ('R-008', 'R-025'), (), 'Red fives'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('里宝牌', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 389, ('R-007', 'R-025'), (), 'Ura dora'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
        Pattern('门前清自摸和', 'winner', ('常役',), Mark('rulesets/riichi.yaml', 360, ('R-034',), (), 'Menzen tsumo'), replaced_by=(PAT_国士无双, PAT_国士十三面, PAT_四暗刻, PAT_四暗刻单骑, PAT_大三元, PAT_小四喜, PAT_大四喜, PAT_字一色, PAT_绿一色, PAT_清老头, PAT_九莲宝灯, PAT_纯正九莲, PAT_四杠子, PAT_天和, PAT_地和, PAT_人和)),
    ),
    score=ScoreSpec(score_tiles, score_size, (SHP_标准, SHP_七对, SHP_国士), (), score_choose, judge, (ScoreValue('满数', '满', Mark('rulesets/riichi.yaml', 413, ('R-075',), (), 'Yakuman')), ScoreValue('符数', '符', Mark('rulesets/riichi.yaml', 415, ('R-080', 'R-081', 'R-085', 'R-086'), (), 'Fu')), ScoreValue('番数', '', Mark('rulesets/riichi.yaml', 414, ('R-025', 'R-091'), (), 'Han')), ScoreValue('基本点', '点', Mark('rulesets/riichi.yaml', 422, ('R-090', 'R-091', 'R-092'), (), 'Base points'))), (), True, True, ('hand',), {ACT_抢暗杠: frozenset((SHP_国士,))}, Mark('rulesets/riichi.yaml', 2), ()),
    payments=(
        Payment('点炮', Mark('rulesets/riichi.yaml', 434, ('R-093',))),
        Payment('自摸', Mark('rulesets/riichi.yaml', 435, ('R-094',))),
        Payment('本场', Mark('rulesets/riichi.yaml', 436, ('R-095',), ('RA-04',))),
        Payment('供托', Mark('rulesets/riichi.yaml', 437, ('R-096',))),
        Payment('立直棒', Mark('rulesets/riichi.yaml', 438, ('R-017',))),
        Payment('包牌', Mark('rulesets/riichi.yaml', 439, ('R-097',))),
        Payment('听牌料', Mark('rulesets/riichi.yaml', 440, ('R-099',))),
        Payment('流局满贯', Mark('rulesets/riichi.yaml', 441, ('R-100',), ('RA-05',))),
    ),
    pots=(
        Pot('供托', 'never', Mark('rulesets/riichi.yaml', 444, ('R-017', 'R-096'), ('RA-14',), 'Deposits')),
    ),
    ends=(
        End('胡', settle_胡, 'rule', ('hand',), Mark('std/table.yaml', 98, ('R-093', 'R-094', 'R-095', 'R-096', 'R-097'), (), 'Won')),
        End('流局', settle_流局, 'wall', ('hand',), Mark('std/table.yaml', 99, ('R-098', 'R-099', 'R-100'), (), 'Exhaustive draw')),
        End('解散', None, 'room', (), Mark('std/table.yaml', 100, (), (), 'Room dissolved')),
        End('九种九牌', settle_九种九牌, 'rule', ('hand',), Mark('rulesets/riichi.yaml', 479, ('R-101',), (), 'Nine orphans')),
        End('四风连打', settle_四风连打, 'rule', (), Mark('rulesets/riichi.yaml', 480, ('R-102',), (), 'Four like winds')),
        End('四家立直', settle_四家立直, 'rule', ('hand',), Mark('rulesets/riichi.yaml', 481, ('R-103',), (), 'Four riichi')),
        End('四杠散了', settle_四杠散了, 'rule', (), Mark('rulesets/riichi.yaml', 482, ('R-104',), (), 'Four kongs')),
        End('三家和', settle_三家和, 'rule', ('hand',), Mark('rulesets/riichi.yaml', 483, ('R-026',), (), 'Three wins')),
    ),
    dealer_first=dealer_first,
    dealer_next=dealer_next,
    session_over=session_over,
    session_settle=session_settle,
    seat_class=SeatState,
    hand_class=HandState,
    room_class=RoomState,
    options_class=Options,
    notes={},
    red=frozenset(()),
    places={
        'convert_役满点': ('rulesets/riichi.yaml', 351),
        'convert_符点': ('rulesets/riichi.yaml', 350),
        'convert_进十': ('rulesets/riichi.yaml', 348),
        'convert_进百': ('rulesets/riichi.yaml', 349),
        'define_一门': ('rulesets/riichi.yaml', 166),
        'define_九莲形': ('rulesets/riichi.yaml', 168),
        'define_人和形': ('rulesets/riichi.yaml', 175),
        'define_刻数': ('rulesets/riichi.yaml', 161),
        'define_刻符': ('rulesets/riichi.yaml', 180),
        'define_副数': ('rulesets/riichi.yaml', 142),
        'define_包': ('rulesets/riichi.yaml', 202),
        'define_单听': ('rulesets/riichi.yaml', 194),
        'define_单骑': ('rulesets/riichi.yaml', 174),
        'define_同种': ('rulesets/riichi.yaml', 167),
        'define_听牌': ('rulesets/riichi.yaml', 143),
        'define_听牌数': ('rulesets/riichi.yaml', 144),
        'define_听符': ('rulesets/riichi.yaml', 193),
        'define_四风': ('rulesets/riichi.yaml', 153),
        'define_圈风': ('rulesets/riichi.yaml', 139),
        'define_头名': ('rulesets/riichi.yaml', 137),
        'define_头符': ('rulesets/riichi.yaml', 186),
        'define_宝数': ('rulesets/riichi.yaml', 177),
        'define_带幺': ('rulesets/riichi.yaml', 164),
        'define_役满数': ('rulesets/riichi.yaml', 178),
        'define_振听': ('rulesets/riichi.yaml', 145),
        'define_散杠': ('rulesets/riichi.yaml', 154),
        'define_无副符': ('rulesets/riichi.yaml', 200),
        'define_暗刻数': ('rulesets/riichi.yaml', 162),
        'define_有刻': ('rulesets/riichi.yaml', 160),
        'define_有字': ('rulesets/riichi.yaml', 165),
        'define_有顺': ('rulesets/riichi.yaml', 159),
        'define_杠组数': ('rulesets/riichi.yaml', 163),
        'define_杯数': ('rulesets/riichi.yaml', 158),
        'define_流满': ('rulesets/riichi.yaml', 155),
        'define_点数': ('rulesets/riichi.yaml', 136),
        'define_补张': ('rulesets/riichi.yaml', 176),
        'define_该付': ('rulesets/riichi.yaml', 209),
        'define_责任': ('rulesets/riichi.yaml', 208),
        'define_连庄': ('rulesets/riichi.yaml', 156),
        'define_门清': ('rulesets/riichi.yaml', 140),
        'define_门风': ('rulesets/riichi.yaml', 138),
        'define_食替牌': ('rulesets/riichi.yaml', 146),
        'define_首巡': ('rulesets/riichi.yaml', 141),
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
        'routine_打出': ('rulesets/riichi.yaml', 212),
        'routine_立成': ('rulesets/riichi.yaml', 231),
        'routine_翻宝': ('rulesets/riichi.yaml', 246),
        'routine_过张': ('rulesets/riichi.yaml', 240),
        'routine_迟翻': ('rulesets/riichi.yaml', 255),
        'routine_开局': ('std/table.yaml', 47),
        'routine_补牌': ('std/table.yaml', 43),
        'routine_轮到': ('std/table.yaml', 36),
        'barred_吃__散杠不鸣': ('rulesets/riichi.yaml', 307),
        'barred_吃__海底不鸣': ('rulesets/riichi.yaml', 305),
        'barred_吃__立直不鸣': ('rulesets/riichi.yaml', 301),
        'barred_抢暗杠__抢暗杠': ('rulesets/riichi.yaml', 308),
        'barred_抢暗杠__振听': ('rulesets/riichi.yaml', 296),
        'barred_抢杠__振听': ('rulesets/riichi.yaml', 296),
        'barred_明杠__四杠为限': ('rulesets/riichi.yaml', 306),
        'barred_明杠__海底不鸣': ('rulesets/riichi.yaml', 305),
        'barred_明杠__立直不鸣': ('rulesets/riichi.yaml', 301),
        'barred_暗杠__四杠为限': ('rulesets/riichi.yaml', 306),
        'barred_暗杠__海底不鸣': ('rulesets/riichi.yaml', 305),
        'barred_点炮__振听': ('rulesets/riichi.yaml', 296),
        'barred_碰__散杠不鸣': ('rulesets/riichi.yaml', 307),
        'barred_碰__海底不鸣': ('rulesets/riichi.yaml', 305),
        'barred_碰__立直不鸣': ('rulesets/riichi.yaml', 301),
        'barred_补杠__四杠为限': ('rulesets/riichi.yaml', 306),
        'barred_补杠__海底不鸣': ('rulesets/riichi.yaml', 305),
        'legal_九种九牌': ('rulesets/riichi.yaml', 284),
        'legal_抢暗杠': ('rulesets/riichi.yaml', 271),
        'legal_立直': ('rulesets/riichi.yaml', 272),
        'legal_吃': ('std/mahjong.yaml', 53),
        'legal_抢杠': ('std/mahjong.yaml', 99),
        'legal_明杠': ('std/mahjong.yaml', 70),
        'legal_暗杠': ('std/mahjong.yaml', 90),
        'legal_碰': ('std/mahjong.yaml', 62),
        'legal_补杠': ('std/mahjong.yaml', 80),
        'legal_打': ('std/table.yaml', 63),
        'legal_点炮': ('std/table.yaml', 80),
        'legal_自摸': ('std/table.yaml', 73),
        'after_打出__1': ('rulesets/riichi.yaml', 219),
        'after_暗杠__3': ('rulesets/riichi.yaml', 70),
        'do_九种九牌': ('rulesets/riichi.yaml', 290),
        'do_打': ('rulesets/riichi.yaml', 66),
        'do_抢暗杠': ('rulesets/riichi.yaml', 78),
        'do_抢杠': ('rulesets/riichi.yaml', 78),
        'do_暗杠': ('rulesets/riichi.yaml', 70),
        'do_点炮': ('rulesets/riichi.yaml', 78),
        'do_立直': ('rulesets/riichi.yaml', 281),
        'after_补杠__2': ('std/mahjong.yaml', 86),
        'do_吃': ('std/mahjong.yaml', 60),
        'do_明杠': ('std/mahjong.yaml', 77),
        'do_碰': ('std/mahjong.yaml', 68),
        'do_补杠': ('std/mahjong.yaml', 86),
        'do_自摸': ('std/table.yaml', 78),
        'dealer_first': ('rulesets/riichi.yaml', 485),
        'dealer_next': ('rulesets/riichi.yaml', 485),
        'declined_振听__抢暗杠': ('rulesets/riichi.yaml', 298),
        'declined_振听__抢杠': ('rulesets/riichi.yaml', 298),
        'declined_振听__点炮': ('rulesets/riichi.yaml', 298),
        'event_laid': ('rulesets/riichi.yaml', 315),
        'init_一发': ('rulesets/riichi.yaml', 128),
        'init_亮里': ('rulesets/riichi.yaml', 122),
        'init_双立直': ('rulesets/riichi.yaml', 127),
        'init_同巡': ('rulesets/riichi.yaml', 130),
        'init_宣': ('rulesets/riichi.yaml', 125),
        'init_待翻': ('rulesets/riichi.yaml', 121),
        'init_断': ('rulesets/riichi.yaml', 120),
        'init_本场': ('rulesets/riichi.yaml', 117),
        'init_漏和': ('rulesets/riichi.yaml', 131),
        'init_立直': ('rulesets/riichi.yaml', 126),
        'init_被鸣': ('rulesets/riichi.yaml', 129),
        'init_起家': ('rulesets/riichi.yaml', 118),
        'init_过庄': ('rulesets/riichi.yaml', 116),
        'init_途流': ('rulesets/riichi.yaml', 123),
        'init_食替': ('rulesets/riichi.yaml', 132),
        'judge': ('rulesets/riichi.yaml', 2),
        'on_ended__轮庄': ('rulesets/riichi.yaml', 335),
        'on_laid__鸣牌': ('rulesets/riichi.yaml', 315),
        'pattern_一发': ('rulesets/riichi.yaml', 359),
        'pattern_一杯口': ('rulesets/riichi.yaml', 363),
        'pattern_一气通贯': ('rulesets/riichi.yaml', 374),
        'pattern_七对子': ('rulesets/riichi.yaml', 376),
        'pattern_三暗刻': ('rulesets/riichi.yaml', 378),
        'pattern_三杠子': ('rulesets/riichi.yaml', 379),
        'pattern_三色同刻': ('rulesets/riichi.yaml', 380),
        'pattern_三色同顺': ('rulesets/riichi.yaml', 373),
        'pattern_两杯口': ('rulesets/riichi.yaml', 383),
        'pattern_九莲宝灯': ('rulesets/riichi.yaml', 401),
        'pattern_五番人和': ('rulesets/riichi.yaml', 387),
        'pattern_人和': ('rulesets/riichi.yaml', 406),
        'pattern_双立直': ('rulesets/riichi.yaml', 358),
        'pattern_四暗刻': ('rulesets/riichi.yaml', 393),
        'pattern_四暗刻单骑': ('rulesets/riichi.yaml', 394),
        'pattern_四杠子': ('rulesets/riichi.yaml', 403),
        'pattern_国士十三面': ('rulesets/riichi.yaml', 392),
        'pattern_国士无双': ('rulesets/riichi.yaml', 391),
        'pattern_地和': ('rulesets/riichi.yaml', 405),
        'pattern_场风': ('rulesets/riichi.yaml', 368),
        'pattern_大三元': ('rulesets/riichi.yaml', 395),
        'pattern_大四喜': ('rulesets/riichi.yaml', 397),
        'pattern_天和': ('rulesets/riichi.yaml', 404),
        'pattern_字一色': ('rulesets/riichi.yaml', 398),
        'pattern_宝牌': ('rulesets/riichi.yaml', 388),
        'pattern_对对和': ('rulesets/riichi.yaml', 377),
        'pattern_小三元': ('rulesets/riichi.yaml', 382),
        'pattern_小四喜': ('rulesets/riichi.yaml', 396),
        'pattern_岭上开花': ('rulesets/riichi.yaml', 369),
        'pattern_平和': ('rulesets/riichi.yaml', 361),
        'pattern_役牌中': ('rulesets/riichi.yaml', 366),
        'pattern_役牌发': ('rulesets/riichi.yaml', 365),
        'pattern_役牌白': ('rulesets/riichi.yaml', 364),
        'pattern_抢杠': ('rulesets/riichi.yaml', 370),
        'pattern_断幺九': ('rulesets/riichi.yaml', 362),
        'pattern_河底捞鱼': ('rulesets/riichi.yaml', 372),
        'pattern_海底摸月': ('rulesets/riichi.yaml', 371),
        'pattern_混一色': ('rulesets/riichi.yaml', 385),
        'pattern_混全带幺九': ('rulesets/riichi.yaml', 375),
        'pattern_混老头': ('rulesets/riichi.yaml', 381),
        'pattern_清一色': ('rulesets/riichi.yaml', 386),
        'pattern_清老头': ('rulesets/riichi.yaml', 400),
        'pattern_立直': ('rulesets/riichi.yaml', 357),
        'pattern_纯全带幺九': ('rulesets/riichi.yaml', 384),
        'pattern_纯正九莲': ('rulesets/riichi.yaml', 402),
        'pattern_绿一色': ('rulesets/riichi.yaml', 399),
        'pattern_自风': ('rulesets/riichi.yaml', 367),
        'pattern_赤宝牌': ('rulesets/riichi.yaml', 390),
        'pattern_里宝牌': ('rulesets/riichi.yaml', 389),
        'pattern_门前清自摸和': ('rulesets/riichi.yaml', 360),
        'score_choose': ('rulesets/riichi.yaml', 2),
        'score_require': ('rulesets/riichi.yaml', 411),
        'score_tiles': ('rulesets/riichi.yaml', 409),
        'see_里宝': ('rulesets/riichi.yaml', 104),
        'session_over': ('rulesets/riichi.yaml', 86),
        'session_settle': ('rulesets/riichi.yaml', 488),
        'settle_三家和': ('rulesets/riichi.yaml', 483),
        'settle_九种九牌': ('rulesets/riichi.yaml', 479),
        'settle_四家立直': ('rulesets/riichi.yaml', 481),
        'settle_四杠散了': ('rulesets/riichi.yaml', 482),
        'settle_四风连打': ('rulesets/riichi.yaml', 480),
        'settle_流局': ('rulesets/riichi.yaml', 473),
        'settle_胡': ('rulesets/riichi.yaml', 452),
        'shape_七对': ('rulesets/riichi.yaml', 111),
        'together_抢暗杠': ('rulesets/riichi.yaml', 269),
        'together_抢杠': ('rulesets/riichi.yaml', 269),
        'together_点炮': ('rulesets/riichi.yaml', 269),
        'value_基本点': ('rulesets/riichi.yaml', 422),
        'value_满数': ('rulesets/riichi.yaml', 413),
        'value_番数': ('rulesets/riichi.yaml', 414),
        'value_符数': ('rulesets/riichi.yaml', 415),
        'init_杠数': ('std/mahjong.yaml', 38),
        'priority_吃': ('std/mahjong.yaml', 56),
        'priority_明杠': ('std/mahjong.yaml', 73),
        'priority_碰': ('std/mahjong.yaml', 65),
        'room_copies': ('std/mahjong.yaml', 17),
        'room_seats': ('std/mahjong.yaml', 8),
        'enter_发牌': ('std/table.yaml', 56),
        'event_ended': ('std/table.yaml', 92),
        'init_出牌数': ('std/table.yaml', 29),
        'init_已打局': ('std/table.yaml', 33),
        'init_摸法': ('std/table.yaml', 31),
        'on_ended__计局': ('std/table.yaml', 92),
        'priority_抢暗杠': ('std/table.yaml', 83),
        'priority_抢杠': ('std/table.yaml', 83),
        'priority_点炮': ('std/table.yaml', 83),
        'score_size': ('std/table.yaml', 95),
    },
)
