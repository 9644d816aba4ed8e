'财神麻将·白板打炮 (caishen): a compiled rulebook. Made by the compiler; change the rulebook, not this file.'

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
GRP_散对 = 9
SHP_标准 = 0
SHP_推倒 = 1
SHP_散牌 = 2
ACT_打 = 0
ACT_自摸 = 1
ACT_点炮 = 2
ACT_吃 = 3
ACT_碰 = 4
ACT_明杠 = 5
ACT_补杠 = 6
ACT_暗杠 = 7
ACT_抢杠 = 8
ACT_推倒胡 = 9
PHS_发牌 = 0
PHS_出牌 = 1
PHS_应牌 = 2
PHS_抢杠窗 = 3
PAT_三财神 = 0
PAT_刻杠 = 1
PAT_单吊 = 2
PAT_双财神 = 3
PAT_听牌 = 4
PAT_四风齐 = 5
PAT_地胡 = 6
PAT_天胡 = 7
PAT_对对碰 = 8
PAT_平胡 = 9
PAT_抢杠胡 = 10
PAT_杠上开花 = 11
PAT_海底捞 = 12
PAT_混一色 = 13
PAT_清一色 = 14
PAT_番对 = 15
PAT_白板 = 16
PAT_自摸 = 17
PAT_番刻 = 18
UNT_台 = 0
UNT_胡 = 1
UNT_炮 = 2
PAY_胡牌 = 0
PAY_差额 = 1
PAY_打炮 = 2
END_胡 = 0
END_流局 = 1
END_解散 = 2
BAR_无牌可打 = 0
BAR_独财占胡 = 1
BAR_财神不打 = 2
VAL_台和 = 0
VAL_总胡 = 1
VAL_牌炮 = 2
VAL_总台 = 3
VAL_炮数 = 4
VAL_胡值 = 5
VAL_得分 = 6
MEM_刻类__明刻 = 0
MEM_刻类__暗刻 = 1
MEM_刻类__明杠 = 2
MEM_刻类__暗杠 = 3
MEM_张类__中张 = 0
MEM_张类__边字 = 1
MEM_摸法__摸牌 = 0
MEM_摸法__补牌 = 1
MEM_摸法__补花 = 2
CHO_封顶__不封顶 = 0
CHO_封顶__三台 = 1
CHO_封顶__五台 = 2
ISA: tuple[frozenset[int], ...] = (frozenset((0,)), frozenset((1,)), frozenset((2,)), frozenset((3, 0)), frozenset((4, 1)), frozenset((5, 1)), frozenset((6, 5, 1)), frozenset((7, 5, 1)), frozenset((8, 5, 1)), frozenset((9,)))
CLASS_字牌: frozenset[int] = frozenset((27, 28, 29, 30, 31, 32, 33))
CLASS_幺九: frozenset[int] = frozenset((0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33))
TABLE_刻胡表: tuple[tuple[int | None, ...], ...] = ((2, 4), (4, 8), (8, 16), (16, 32))


class SeatState(Seat):
    """A seat with this rulebook's zones and state."""

    z_花: list[int]
    v_摸法: int


class HandState:
    """Zones and state of one hand."""

    z_翻: list[int]
    v_出牌数: int
    v_杠数: int
    v_缺门: int | None
    v_财神: int | None


class RoomState:
    """State that outlives a hand."""

    v_已打局: int


class Options:
    """The room's options."""

    o_局数: int
    o_底: int
    o_封顶: int
    o_打炮: bool
    o_缺一色: bool
    o_留牌数: int

Game: TypeAlias = Table[SeatState, HandState, RoomState, Options]


# rulesets/caishen.yaml:196  Z-054
def convert_半额(x: Fraction | int) -> int:
    return ceil(ratio(x, 2))


# rulesets/caishen.yaml:203  Z-058
def convert_炮分(x: Fraction | int) -> int:
    return whole(5 * x)


# rulesets/caishen.yaml:195  Z-046
def convert_超台(x: Fraction | int) -> int:
    return whole(200 * x)


# rulesets/caishen.yaml:194  Z-048
def convert_进分(x: Fraction | int) -> int:
    return ceil(ratio(x, 10))


# rulesets/caishen.yaml:126  Z-053 Z-054
def define_份(T: Game, l_p: int, l_a: int, l_b: int) -> int:
    return l_p if l_a == T.dealer or l_b == T.dealer else convert_半额(l_p)


# rulesets/caishen.yaml:107
def define_列(T: Game, l_k: int) -> int:
    return MEM_张类__边字 if l_k in CLASS_幺九 else MEM_张类__中张


# rulesets/caishen.yaml:108
def define_刻胡(T: Game, A: Arrangement) -> int:
    kept: int | None = A.kept.get('刻胡')
    if kept is None:
        kept = A.kept['刻胡'] = sum(cell(TABLE_刻胡表, (MEM_刻类__暗杠 if l_g.concealed else MEM_刻类__明杠) if GRP_杠 in ISA[l_g.group] else MEM_刻类__暗刻 if l_g.concealed else MEM_刻类__明刻, MEM_张类__边字 if l_g.kind in CLASS_幺九 else MEM_张类__中张, '刻胡表') for l_g in A.groups if GRP_刻 in ISA[l_g.group] and not l_g.kind == 33)
    return kept


# rulesets/caishen.yaml:114  Z-033
def define_单听(T: Game, A: Arrangement, l_g: Group) -> bool:
    kept: bool | None = A.memo.get(('单听', l_g, A.chosen))
    if kept is None:
        kept = A.memo[('单听', l_g, A.chosen)] = GRP_顺 in ISA[l_g.group] and any(l_t == A.win_tile and (RANK_OF[A.plays.get(l_t, KIND_OF[l_t])] - RANK_OF[l_g.kind] == 1 or RANK_OF[A.plays.get(l_t, KIND_OF[l_t])] == 3 and RANK_OF[l_g.kind] == 1 or RANK_OF[A.plays.get(l_t, KIND_OF[l_t])] == 7 and RANK_OF[l_g.kind] == 7) and all(l_o == l_t or A.plays.get(l_o, KIND_OF[l_o]) == KIND_OF[l_o] for l_o in l_g.tiles) for l_t in l_g.tiles)
    return kept


# rulesets/caishen.yaml:103  one suit besides honours
def define_单门(T: Game, A: Arrangement) -> bool:
    kept: bool | None = A.kept.get('单门')
    if kept is None:
        kept = A.kept['单门'] = any(all(SUIT_OF[A.plays.get(l_t, KIND_OF[l_t])] == l_u for l_t in A.tiles if A.plays.get(l_t, KIND_OF[l_t]) not in CLASS_字牌) for l_u in (0, 1, 2))
    return kept


# rulesets/caishen.yaml:110  Z-032 Z-033
def define_听胡(T: Game, A: Arrangement) -> int:
    kept: int | None = A.kept.get('听胡')
    if kept is None:
        kept = A.kept['听胡'] = sum(2 for l_g in A.groups if l_g.won and (GRP_将 in ISA[l_g.group] or define_单听(T, A, l_g)))
    return kept


# rulesets/caishen.yaml:109  Z-034
def define_对胡(T: Game, me: int, A: Arrangement) -> int:
    kept: int | None = A.kept.get('对胡')
    if kept is None:
        kept = A.kept['对胡'] = sum(2 for l_g in A.groups if (GRP_将 in ISA[l_g.group] or GRP_散对 in ISA[l_g.group]) and (l_g.kind in (31, 32) and l_g.kind != define_花面(T) or l_g.kind == define_自风(T, me)))
    return kept


# rulesets/caishen.yaml:91  the wild face
def define_是财(T: Game, l_k: int) -> bool:
    return l_k == T.hand.v_财神


# rulesets/caishen.yaml:92  substitutes in a group
def define_替数(T: Game, A: Arrangement, l_g: Group) -> int:
    return sum(1 for l_t in l_g.tiles if A.plays.get(l_t, KIND_OF[l_t]) != KIND_OF[l_t])


# rulesets/caishen.yaml:121  Z-021  a natural pair of dragons or own wind
def define_有底对(T: Game, me: int, A: Arrangement) -> bool:
    kept: bool | None = A.kept.get('有底对')
    if kept is None:
        kept = A.kept['有底对'] = any(counts_in(A, KIND_OF).get(l_k, 0) >= 2 for l_k in KINDS if (l_k in (31, 32) and l_k != define_花面(T) or l_k == define_自风(T, me)) and not define_是财(T, l_k))
    return kept


# rulesets/caishen.yaml:98  Z-024 Z-056  one tile in hand and it is a wild
def define_独财(T: Game, l_s: int) -> bool:
    return len(minus(T.seats[l_s].hand, (T.offer.tiles if T.offer is not None else ()))) == 1 and all(KIND_OF[l_t] == T.hand.v_财神 for l_t in minus(T.seats[l_s].hand, (T.offer.tiles if T.offer is not None else ())))


# rulesets/caishen.yaml:95  a dragon or the own wind
def define_番牌(T: Game, l_k: int, l_s: int) -> bool:
    return l_k in (31, 32) and l_k != define_花面(T) or l_k == define_自风(T, l_s)


# rulesets/caishen.yaml:94  Z-080  own wind
def define_自风(T: Game, l_s: int) -> int:
    return at((27, 28, 29, 30), define_座次(T, l_s))


# rulesets/caishen.yaml:90  Z-064 Z-074  the bonus face
def define_花面(T: Game) -> int:
    return 31 if T.hand.v_财神 == 33 else 33


# rulesets/caishen.yaml:106
def define_行(T: Game, l_g: Group) -> int:
    return (MEM_刻类__暗杠 if l_g.concealed else MEM_刻类__明杠) if GRP_杠 in ISA[l_g.group] else MEM_刻类__暗刻 if l_g.concealed else MEM_刻类__明刻


# rulesets/caishen.yaml:93  wilds in a hand
def define_财数(T: Game, l_s: int) -> int:
    return sum(1 for l_t in T.seats[l_s].hand if KIND_OF[l_t] == T.hand.v_财神)


# std/mahjong.yaml:42  the dealer wins as dealt
def define_庄起手胡(T: Game, me: int, A: Arrangement) -> bool:
    return A.by == ACT_自摸 and me == T.dealer and T.hand.v_出牌数 == 0 and T.hand.v_杠数 == 0


# std/mahjong.yaml:41  Z-076  hand tiles that may enter a declared group
def define_成组牌(T: Game, l_s: int) -> Sequence[int]:
    return tuple([l_t for l_t in T.seats[l_s].hand if not define_是财(T, KIND_OF[l_t])])


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


# std/table.yaml:14  Z-078  tiles of the wall that are never drawn in turn
def define_留牌(T: Game) -> int:
    return T.options.o_留牌数


# std/table.yaml:16  the tile completes a hand that may win by this action
def define_胡得(T: Game, me: int, act: int, l_t: int) -> bool:
    return T.worth(me, l_t, act) is not None


# std/table.yaml:19  the seats that won
def define_赢家(T: Game) -> Sequence[int]:
    return tuple([l_s for l_s in T.all if any(l_w.seat == l_s for l_w in T.wins)])


# std/table.yaml:13  Z-072  tiles dealt to each seat before the dealer's extra one
def define_起手张(T: Game) -> int:
    return 16


# std/table.yaml:18  the first win of the hand
def define_首胡(T: Game) -> Win | None:
    return next((l_w for l_w in T.wins), None)


# rulesets/caishen.yaml:144  Z-074
def routine_补花(T: Game, l_s: int) -> None:
    for _ in range(4):
        if not any(KIND_OF[l_t] == define_花面(T) for l_t in T.seats[l_s].hand):
            break
        l_b = next((l_t for l_t in T.seats[l_s].hand if KIND_OF[l_t] == define_花面(T)), None)
        if l_b is not None:
            T.move((must(l_b),), l_s, 'z_花')
            T.seats[l_s].v_摸法 = MEM_摸法__补花
            T.draw(l_s, tail=True)


# std/table.yaml:47  Z-072 Z-073 Z-074
def routine_开局(T: Game) -> None:
    for l_t in tuple(T.wall.back(1)):
        T.hand.v_财神 = KIND_OF[l_t]
        T.move((l_t,), -1, 'z_翻')
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


# rulesets/caishen.yaml:187
def barred_抢杠__独财占胡(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_抢杠, l_t):
            continue
        why.append(((ACT_抢杠, l_t), BAR_独财占胡))


# rulesets/caishen.yaml:187
def barred_点炮__独财占胡(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_点炮, l_t):
            continue
        why.append(((ACT_点炮, l_t), BAR_独财占胡))


# rulesets/caishen.yaml:166  Z-020  Three wilds, hand incomplete
def legal_推倒胡(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if not T.seats[me].drawn is not None:
        return
    if not define_财数(T, me) == 3:
        return
    if can(T, me, legal_自摸):
        return
    out.append((ACT_推倒胡,))


# std/mahjong.yaml:53  Z-075  Chow
def legal_吃(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not me == define_下家(T, offerer(T, me)):
        return
    seen: set[tuple[object, ...]] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_吃, define_成组牌(T, me), l_t):
            if bool(minus(mine.hand, l_w)) and all(KIND_OF[l_h] == T.hand.v_财神 for l_h in minus(mine.hand, l_w)):
                if why is not None:
                    why.append(((ACT_吃, l_t, l_w), BAR_无牌可打))
                continue
            face = (FACE_OF[l_t], l_w)
            if face not in seen:
                seen.add(face)
                out.append((ACT_吃, l_t, l_w))


# std/mahjong.yaml:99  Z-012  Robbing a kong
def legal_抢杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if not define_独财(T, me) and any(define_独财(T, l_o) for l_o in T.others(me)):
        if why is not None:
            barred_抢杠__独财占胡(T, me, why)
        return
    seen: set[int] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_抢杠, l_t):
            continue
        face = FACE_OF[l_t]
        if face not in seen:
            seen.add(face)
            out.append((ACT_抢杠, l_t))


# std/mahjong.yaml:70  Z-075 Z-077  Kong of a discard
def legal_明杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if not T.wall.left > 0:
        return
    seen: set[tuple[object, ...]] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_明杠, define_成组牌(T, me), l_t):
            face = (FACE_OF[l_t], l_w)
            if face not in seen:
                seen.add(face)
                out.append((ACT_明杠, l_t, l_w))


# std/mahjong.yaml:90  Z-077  Concealed kong
def legal_暗杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if not T.seats[me].drawn is not None:
        return
    if not T.wall.left > 0:
        return
    for l_w in T.ways(me, GRP_暗杠, define_成组牌(T, me)):
        out.append((ACT_暗杠, l_w))


# std/mahjong.yaml:62  Z-075  Pung
def legal_碰(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    seen: set[tuple[object, ...]] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_碰, define_成组牌(T, me), l_t):
            if bool(minus(mine.hand, l_w)) and all(KIND_OF[l_h] == T.hand.v_财神 for l_h in minus(mine.hand, l_w)):
                if why is not None:
                    why.append(((ACT_碰, l_t, l_w), BAR_无牌可打))
                continue
            face = (FACE_OF[l_t], l_w)
            if face not in seen:
                seen.add(face)
                out.append((ACT_碰, l_t, l_w))


# std/mahjong.yaml:80  Z-077  Added kong
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
        if KIND_OF[l_t] == T.hand.v_财神:
            if why is not None:
                why.append(((ACT_打, l_t), BAR_财神不打))
            continue
        face = FACE_OF[l_t]
        if face != last:
            last = face
            out.append((ACT_打, l_t))


# std/table.yaml:80  Z-055 Z-056 Z-057  Win on a discard
def legal_点炮(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if not define_独财(T, me) and any(define_独财(T, l_o) for l_o in T.others(me)):
        if why is not None:
            barred_点炮__独财占胡(T, me, why)
        return
    seen: set[int] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_点炮, l_t):
            continue
        face = FACE_OF[l_t]
        if face not in seen:
            seen.add(face)
            out.append((ACT_点炮, l_t))


# std/table.yaml:73  Self-drawn win
def legal_自摸(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not mine.drawn is not None:
        return
    if not define_胡得(T, me, ACT_自摸, must(mine.drawn)):
        return
    out.append((ACT_自摸,))


# rulesets/caishen.yaml:173  Z-020  Three wilds, hand incomplete
def do_推倒胡(T: Game, me: int) -> None:
    T.win(me, must(T.seats[me].drawn), ACT_推倒胡)
    T.end(END_胡)


# std/mahjong.yaml:86
def after_补杠__2(T: Game, me: int, l_m: Group, l_t: int) -> None:
    T.regroup(me, l_m, GRP_补杠, (l_t,), ())
    T.hand.v_杠数 = T.hand.v_杠数 + 1
    routine_补牌(T, me)


# std/mahjong.yaml:60  Z-075  Chow
def do_吃(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_吃, tuple((*l_w, *(l_t,))))
    T.goto(PHS_出牌, me)


# std/mahjong.yaml:77  Z-075 Z-077  Kong of a discard
def do_明杠(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_明杠, tuple((*l_w, *(l_t,))))
    T.hand.v_杠数 = T.hand.v_杠数 + 1
    routine_补牌(T, me)


# std/mahjong.yaml:96  Z-077  Concealed kong
def do_暗杠(T: Game, me: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_暗杠, tuple(l_w))
    T.hand.v_杠数 = T.hand.v_杠数 + 1
    routine_补牌(T, me)


# std/mahjong.yaml:68  Z-075  Pung
def do_碰(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_碰, tuple((*l_w, *(l_t,))))
    T.goto(PHS_出牌, me)


# std/mahjong.yaml:86  Z-077  Added kong
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


# std/table.yaml:87  Z-012  Robbing a kong
def do_抢杠(T: Game, me: int, l_t: int) -> None:
    T.win(me, l_t, ACT_抢杠)
    T.end(END_胡)


# std/table.yaml:87  Z-055 Z-056 Z-057  Win on a discard
def do_点炮(T: Game, me: int, l_t: int) -> None:
    T.win(me, l_t, ACT_点炮)
    T.end(END_胡)


# std/table.yaml:78  Self-drawn win
def do_自摸(T: Game, me: int) -> None:
    T.win(me, must(T.seats[me].drawn), ACT_自摸)
    T.end(END_胡)


# rulesets/caishen.yaml:330  Z-079
def dealer_first(T: Game) -> int:
    owner = T.owner
    return owner


# rulesets/caishen.yaml:331  Z-079
def dealer_next(T: Game) -> int:
    return T.dealer if not bool(T.wins) or T.dealer in define_赢家(T) else define_下家(T, T.dealer)


# rulesets/caishen.yaml:157
def event_drawn(T: Game, me: int, l_t: int) -> None:
    on_drawn__补花(T, me, l_t)


# rulesets/caishen.yaml:36  Z-008  The suit left out
def init_缺门(T: Game, me: int) -> int | None:
    return T.random(tuple(members((frozenset((0, 1, 2)) if T.options.o_缺一色 else frozenset()))))


# rulesets/caishen.yaml:40
def init_财神(T: Game, me: int) -> int | None:
    return None


# rulesets/caishen.yaml:2
def judge(T: Game, me: int, A: Arrangement) -> bool:
    found: dict[int, tuple[int, ...]] = {}
    A.found = found
    A.kept = {}
    if A.won and (amounts := pattern_三财神(T, me, A)) is not None:
        found[PAT_三财神] = amounts
    if (amounts := pattern_刻杠(T, me, A)) is not None:
        found[PAT_刻杠] = amounts
    if A.won and (amounts := pattern_单吊(T, me, A)) is not None:
        found[PAT_单吊] = amounts
    if A.won and (amounts := pattern_双财神(T, me, A)) is not None:
        found[PAT_双财神] = amounts
    if A.won and (amounts := pattern_听牌(T, me, A)) is not None:
        found[PAT_听牌] = amounts
    if A.won and (amounts := pattern_四风齐(T, me, A)) is not None:
        found[PAT_四风齐] = amounts
    if A.won and (amounts := pattern_地胡(T, me, A)) is not None:
        found[PAT_地胡] = amounts
    if A.won and (amounts := pattern_天胡(T, me, A)) is not None:
        found[PAT_天胡] = amounts
    if A.won and (amounts := pattern_对对碰(T, me, A)) is not None:
        found[PAT_对对碰] = amounts
    if A.won and (amounts := pattern_平胡(T, me, A)) is not None:
        found[PAT_平胡] = amounts
    if A.won and (amounts := pattern_抢杠胡(T, me, A)) is not None:
        found[PAT_抢杠胡] = amounts
    if A.won and (amounts := pattern_杠上开花(T, me, A)) is not None:
        found[PAT_杠上开花] = amounts
    if A.won and (amounts := pattern_海底捞(T, me, A)) is not None:
        found[PAT_海底捞] = amounts
    if A.won and (amounts := pattern_混一色(T, me, A)) is not None:
        found[PAT_混一色] = amounts
    if A.won and (amounts := pattern_清一色(T, me, A)) is not None:
        found[PAT_清一色] = amounts
    if (amounts := pattern_番对(T, me, A)) is not None:
        found[PAT_番对] = amounts
    if (amounts := pattern_白板(T, me, A)) is not None:
        found[PAT_白板] = amounts
    if A.won and (amounts := pattern_自摸(T, me, A)) is not None:
        found[PAT_自摸] = amounts
    if (amounts := pattern_番刻(T, me, A)) is not None:
        found[PAT_番刻] = amounts
    A.totals = (sum(a[0] for a in found.values()), sum(a[1] for a in found.values()), sum(a[2] for a in found.values()))
    A.values = ()
    A.values = (*A.values, value_台和(T, A))
    A.values = (*A.values, value_总胡(T, A))
    A.values = (*A.values, value_牌炮(T, me, A))
    A.values = (*A.values, value_总台(T, A))
    A.values = (*A.values, value_炮数(T, me, A))
    A.values = (*A.values, value_胡值(T, me, A))
    A.values = (*A.values, value_得分(T, A))
    A.rank = (A.values[VAL_胡值], A.values[VAL_台和], A.values[VAL_总胡], A.values[VAL_炮数])
    return not A.won or score_require(T, A)


# rulesets/caishen.yaml:157  Z-011 Z-074
def on_drawn__补花(T: Game, me: int, l_t: int) -> None:
    routine_补花(T, me)


# rulesets/caishen.yaml:221  Z-019 Z-020  Three wilds
def pattern_三财神(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_财数(T, me) == 3:
        return None
    return (3, 0, 0)


# rulesets/caishen.yaml:260  Z-035 Z-036 Z-037 Z-039 Z-040 Z-041 Z-042 Z-043  Triplets and kongs
def pattern_刻杠(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    amounts = (0, define_刻胡(T, A), 0)
    return amounts if amounts[1] else None


# rulesets/caishen.yaml:242  Z-023  Last single
def pattern_单吊(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_标准 and len(T.seats[me].melds) == 5):
        return None
    return (3, 0, 0)


# rulesets/caishen.yaml:220  Z-014  Two wilds
def pattern_双财神(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_财数(T, me) == 2:
        return None
    return (1, 0, 0)


# rulesets/caishen.yaml:258  Z-007 Z-032 Z-033  Pair or single-run wait
def pattern_听牌(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    amounts = (0, define_听胡(T, A), 0)
    return amounts if amounts[1] else None


# rulesets/caishen.yaml:243  Z-025 Z-026 Z-027  Four winds
def pattern_四风齐(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_标准 and all(any(A.plays.get(l_t, KIND_OF[l_t]) == l_k or KIND_OF[l_t] == l_k for l_t in A.tiles) for l_k in (27, 28, 29, 30))):
        return None
    return (3, 0, 0)


# rulesets/caishen.yaml:256  Z-030  Earthly win
def pattern_地胡(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (define_闲首胡(T, A) and T.hand.v_杠数 == 0):
        return None
    return (3, 0, 0)


# rulesets/caishen.yaml:255  Z-029  Heavenly win
def pattern_天胡(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_标准 and define_庄起手胡(T, me, A)):
        return None
    return (3, 0, 0)


# rulesets/caishen.yaml:241  Z-002 Z-018  All triplets
def pattern_对对碰(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_标准 and all(GRP_顺 not in ISA[l_g.group] for l_g in A.groups)):
        return None
    return (2, 0, 0)


# rulesets/caishen.yaml:206  Z-010  All runs
def pattern_平胡(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_标准 and all(GRP_顺 in ISA[l_g.group] or GRP_将 in ISA[l_g.group] for l_g in A.groups) and define_对胡(T, me, A) + define_听胡(T, A) == 0):
        return None
    return (1, 0, 0)


# rulesets/caishen.yaml:218  Z-012  Robbing the kong
def pattern_抢杠胡(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not A.by == ACT_抢杠:
        return None
    return (1, 0, 0)


# rulesets/caishen.yaml:212  Z-011 Z-077  Flower on the kong
def pattern_杠上开花(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.by == ACT_自摸 and T.seats[me].v_摸法 == MEM_摸法__补牌):
        return None
    return (1, 0, 0)


# rulesets/caishen.yaml:219  Z-013  Last tile
def pattern_海底捞(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.by == ACT_自摸 and T.wall.left <= define_留牌(T)):
        return None
    return (1, 0, 0)


# rulesets/caishen.yaml:235  Z-017  Half flush
def pattern_混一色(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_标准 and define_单门(T, A) and any(A.plays.get(l_t, KIND_OF[l_t]) in CLASS_字牌 for l_t in A.tiles) and any(A.plays.get(l_t, KIND_OF[l_t]) not in CLASS_字牌 for l_t in A.tiles)):
        return None
    return (2, 0, 0)


# rulesets/caishen.yaml:249  Z-028  Flush
def pattern_清一色(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_标准 and define_单门(T, A) and all(A.plays.get(l_t, KIND_OF[l_t]) not in CLASS_字牌 for l_t in A.tiles)):
        return None
    return (3, 0, 0)


# rulesets/caishen.yaml:222  Z-015 Z-026  Dragon and own-wind triplets
def pattern_番刻(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    amounts = (sum(1 for l_g in A.groups if GRP_刻 in ISA[l_g.group] and (l_g.kind in (31, 32) and l_g.kind != define_花面(T) or l_g.kind == define_自风(T, me)) and not (l_g.kind == define_自风(T, me) and l_g.kind == T.hand.v_财神 and PAT_四风齐 in A.found)), 0, 0)
    return amounts if amounts[0] else None


# rulesets/caishen.yaml:259  Z-034  Dragon and own-wind pairs
def pattern_番对(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    amounts = (0, define_对胡(T, me, A), 0)
    return amounts if amounts[1] else None


# rulesets/caishen.yaml:228  Z-016 Z-038 Z-064  Bonus tiles
def pattern_白板(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    amounts = (len(T.seats[me].z_花), 4 * len(T.seats[me].z_花), 0)
    return amounts if amounts[0] or amounts[1] else None


# rulesets/caishen.yaml:257  Z-031  Self-draw
def pattern_自摸(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if A.from_ is not None:
        return None
    return (0, 2, 0)


# rulesets/caishen.yaml:44  Z-005 Z-007
def plays_财神(T: Game) -> frozenset[int]:
    return frozenset(minus(KINDS, frozenset((define_花面(T),))))


# rulesets/caishen.yaml:70  Z-012  Robbing a kong
def priority_抢杠(T: Game, me: int) -> int:
    return 95 if define_独财(T, me) else 90


# rulesets/caishen.yaml:70  Z-055 Z-056 Z-057  Win on a discard
def priority_点炮(T: Game, me: int) -> int:
    return 95 if define_独财(T, me) else 90


# rulesets/caishen.yaml:62  Z-008 Z-071
def room_copies(T: Game, it: int) -> int:
    return 0 if SUIT_OF[it] == T.hand.v_缺门 else 4


# rulesets/caishen.yaml:2
def score_choose(T: Game, me: int) -> tuple[tuple[int, ...], ...]:
    return ((),)


# rulesets/caishen.yaml:271  Z-020
def score_require(T: Game, A: Arrangement) -> bool:
    return (A.shape == SHP_推倒) == (A.by == ACT_推倒胡)


# rulesets/caishen.yaml:268
def score_tiles(T: Game, me: int) -> Sequence[int]:
    return T.seats[me].hand


# rulesets/caishen.yaml:315  Z-044 Z-049 Z-050 Z-058 Z-070  Won
def settle_胡(T: Game) -> None:
    for l_w in tuple(T.wins):
        for l_s in tuple(T.others(l_w.seat)):
            T.pay(define_份(T, l_w.values[VAL_得分], l_w.seat, l_s), l_s, l_w.seat, PAY_胡牌, '份(w.得分, w.seat, s)', (('份(w.得分, w.seat, s)', define_份(T, l_w.values[VAL_得分], l_w.seat, l_s)), ('w.得分', l_w.values[VAL_得分])))
        for l_a in tuple(T.others(l_w.seat)):
            for l_b in tuple(T.others(l_w.seat)):
                if T.result(l_b).values[VAL_得分] < T.result(l_a).values[VAL_得分]:
                    T.pay(define_份(T, T.result(l_a).values[VAL_得分] - T.result(l_b).values[VAL_得分], l_a, l_b), l_b, l_a, PAY_差额, '份(a.得分 - b.得分, a, b)', (('份(a.得分 - b.得分, a, b)', define_份(T, T.result(l_a).values[VAL_得分] - T.result(l_b).values[VAL_得分], l_a, l_b)), ('a.得分', T.result(l_a).values[VAL_得分]), ('b.得分', T.result(l_b).values[VAL_得分])))
    if T.options.o_打炮:
        for l_a in tuple(T.all):
            for l_b in tuple(T.others(l_a)):
                if T.result(l_b).values[VAL_炮数] < T.result(l_a).values[VAL_炮数]:
                    T.pay(convert_炮分(T.result(l_a).values[VAL_炮数] - T.result(l_b).values[VAL_炮数]), l_b, l_a, PAY_打炮, '炮分(a.炮数 - b.炮数)', (('炮分(a.炮数 - b.炮数)', convert_炮分(T.result(l_a).values[VAL_炮数] - T.result(l_b).values[VAL_炮数])), ('a.炮数', T.result(l_a).values[VAL_炮数]), ('b.炮数', T.result(l_b).values[VAL_炮数])))


# rulesets/caishen.yaml:273  Z-009 Z-022 Z-044  台 before a cap
def value_台和(T: Game, A: Arrangement) -> int:
    return 3 if A.shape == SHP_推倒 else A.totals[UNT_台]


# rulesets/caishen.yaml:288  Z-048  Score
def value_得分(T: Game, A: Arrangement) -> int:
    return convert_进分(A.values[VAL_胡值])


# rulesets/caishen.yaml:278  Z-051 Z-052  台
def value_总台(T: Game, A: Arrangement) -> int:
    return min(A.values[VAL_台和], 1 * (99, 3, 5)[T.options.o_封顶])


# rulesets/caishen.yaml:279  Z-044  胡 before doubling
def value_总胡(T: Game, A: Arrangement) -> int:
    return A.totals[UNT_胡]


# rulesets/caishen.yaml:297  Z-061 Z-063 Z-068 Z-069  炮
def value_炮数(T: Game, me: int, A: Arrangement) -> int:
    return (A.values[VAL_牌炮] + (1 if A.won else 0)) * (2 if A.values[VAL_牌炮] >= 4 else 1) * (2 if define_财数(T, me) == 3 else 1)


# rulesets/caishen.yaml:289  Z-059 Z-060 Z-062 Z-064 Z-065 Z-066 Z-067  炮 of the tiles
def value_牌炮(T: Game, me: int, A: Arrangement) -> int:
    return 1 * (len(T.seats[me].z_花) + define_财数(T, me)) + sum(2 if GRP_杠 in ISA[l_g.group] else 1 for l_g in A.groups if GRP_刻 in ISA[l_g.group] and l_g.kind == define_自风(T, me) and (not define_是财(T, l_g.kind) or A.won and A.shape != SHP_推倒))


# rulesets/caishen.yaml:280  Z-021 Z-022 Z-045 Z-046 Z-047  胡 after doubling
def value_胡值(T: Game, me: int, A: Arrangement) -> int:
    return (500 if define_有底对(T, me, A) or bool(T.seats[me].z_花) else 250) if A.shape == SHP_推倒 else 500 + convert_超台(A.values[VAL_总台] - 3) if A.won and A.values[VAL_总台] >= 3 else ((1 * T.options.o_底 if A.won else 0) + A.values[VAL_总胡]) * power(2, A.values[VAL_总台])


# rulesets/caishen.yaml:48  Z-005 Z-006  Triplet
def where_刻(T: Game, me: int, it: Group) -> bool:
    A = alone(it)
    return define_替数(T, A, it) <= 1


# rulesets/caishen.yaml:51  Z-034  A loser's scoring pair
def where_散对(T: Game, me: int, it: Group) -> bool:
    A = alone(it)
    return (it.kind in (31, 32) and it.kind != define_花面(T) or it.kind == define_自风(T, me)) and define_替数(T, A, it) <= 1


# rulesets/caishen.yaml:47  Z-005 Z-006  Run
def where_顺(T: Game, me: int, it: Group) -> bool:
    A = alone(it)
    return define_替数(T, A, it) <= 1


# rulesets/caishen.yaml:44  Z-005 Z-007
def wild_财神(T: Game, it: int) -> bool:
    return KIND_OF[it] == T.hand.v_财神


# std/mahjong.yaml:38  completed kongs of all seats
def init_杠数(T: Game, me: int) -> int:
    return 0


# std/mahjong.yaml:56  Z-075  Chow
def priority_吃(T: Game, me: int) -> int:
    return 10


# std/mahjong.yaml:73  Z-075 Z-077  Kong of a discard
def priority_明杠(T: Game, me: int) -> int:
    return 20


# std/mahjong.yaml:65  Z-075  Pung
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


# std/table.yaml:31  Z-011  how the last tile was drawn
def init_摸法(T: Game, me: int) -> int:
    return MEM_摸法__摸牌


# std/table.yaml:92
def on_ended__计局(T: Game) -> None:
    T.room.v_已打局 = T.room.v_已打局 + 1


# std/table.yaml:95
def score_size(T: Game) -> int:
    return define_起手张(T) + 1


# std/table.yaml:103
def session_over(T: Game) -> bool:
    return T.room.v_已打局 >= T.options.o_局数


RULEBOOK = Rulebook(
    interface=INTERFACE,
    id='caishen',
    version='0.1.0',
    title='财神麻将·白板打炮',
    title_en='Wild-tile mahjong with white dragons and 打炮',
    source='seeds/caishen.yaml',
    digest='4dbcdc358d56c5513881c3c6922d81d662e9283e23b6abd117e4506df400e827',
    files=('rulesets/caishen.yaml', 'std/mahjong.yaml', 'std/table.yaml'),
    options=(
        Option('局数', 'int', 8, 1, 64, (), Mark('std/table.yaml', 10, (), (), 'Hands in a session')),
        Option('底', 'int', 100, 0, 500, (), Mark('rulesets/caishen.yaml', 10, ('Z-045', 'Z-081'), ('ZA-01',), 'Base')),
        Option('封顶', 'choice', 0, 0, 2, (Choice('不封顶', {'限': 99}, Mark('rulesets/caishen.yaml', 15, (), (), 'No cap')), Choice('三台', {'限': 3}, Mark('rulesets/caishen.yaml', 16, ('Z-051',), (), 'At most 3 台')), Choice('五台', {'限': 5}, Mark('rulesets/caishen.yaml', 17, ('Z-052',), (), 'At most 5 台'))), Mark('rulesets/caishen.yaml', 11, ('Z-051', 'Z-052'), ('ZA-21',), 'Cap')),
        Option('打炮', 'bool', 0, 0, 1, (), Mark('rulesets/caishen.yaml', 21, ('Z-058',), (), 'Side payments')),
        Option('缺一色', 'bool', 0, 0, 1, (), Mark('rulesets/caishen.yaml', 22, ('Z-008',), ('ZA-39',), 'One suit is left out')),
        Option('留牌数', 'int', 0, 0, 30, (), Mark('rulesets/caishen.yaml', 23, ('Z-078',), ('ZA-33',), 'Tiles never drawn')),
    ),
    constraints=(),
    presets={'三台封顶打炮': {'封顶': 1, '打炮': 1}},
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
    wilds=(
        Wild('财神', wild_财神, plays_财神, Mark('rulesets/caishen.yaml', 44, ('Z-005', 'Z-007'), ('ZA-03', 'ZA-05')), ('hand.v_财神',)),
    ),
    groups=(
        GroupSpec('顺', ISA[GRP_顺], '', ((0, 1, 2), (1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6), (5, 6, 7), (6, 7, 8), (9, 10, 11), (10, 11, 12), (11, 12, 13), (12, 13, 14), (13, 14, 15), (14, 15, 16), (15, 16, 17), (18, 19, 20), (19, 20, 21), (20, 21, 22), (21, 22, 23), (22, 23, 24), (23, 24, 25), (24, 25, 26)), where_顺, 0, Mark('std/mahjong.yaml', 23, ('Z-005', 'Z-006'), ('ZA-05',), 'Run'), ()),
        GroupSpec('刻', ISA[GRP_刻], '', ((0, 0, 0), (1, 1, 1), (2, 2, 2), (3, 3, 3), (4, 4, 4), (5, 5, 5), (6, 6, 6), (7, 7, 7), (8, 8, 8), (9, 9, 9), (10, 10, 10), (11, 11, 11), (12, 12, 12), (13, 13, 13), (14, 14, 14), (15, 15, 15), (16, 16, 16), (17, 17, 17), (18, 18, 18), (19, 19, 19), (20, 20, 20), (21, 21, 21), (22, 22, 22), (23, 23, 23), (24, 24, 24), (25, 25, 25), (26, 26, 26), (27, 27, 27), (28, 28, 28), (29, 29, 29), (30, 30, 30), (31, 31, 31), (32, 32, 32), (33, 33, 33)), where_刻, 0, Mark('std/mahjong.yaml', 24, ('Z-005', 'Z-006'), ('ZA-05',), 'Triplet'), ()),
        GroupSpec('将', ISA[GRP_将], '', ((0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9), (10, 10), (11, 11), (12, 12), (13, 13), (14, 14), (15, 15), (16, 16), (17, 17), (18, 18), (19, 19), (20, 20), (21, 21), (22, 22), (23, 23), (24, 24), (25, 25), (26, 26), (27, 27), (28, 28), (29, 29), (30, 30), (31, 31), (32, 32), (33, 33)), None, 0, Mark('std/mahjong.yaml', 25, (), (), 'Pair')),
        GroupSpec('吃', ISA[GRP_吃], 'open', ((0, 1, 2), (1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6), (5, 6, 7), (6, 7, 8), (9, 10, 11), (10, 11, 12), (11, 12, 13), (12, 13, 14), (13, 14, 15), (14, 15, 16), (15, 16, 17), (18, 19, 20), (19, 20, 21), (20, 21, 22), (21, 22, 23), (22, 23, 24), (23, 24, 25), (24, 25, 26)), where_顺, 0, Mark('std/mahjong.yaml', 26, (), (), 'Chow'), ()),
        GroupSpec('碰', ISA[GRP_碰], 'open', ((0, 0, 0), (1, 1, 1), (2, 2, 2), (3, 3, 3), (4, 4, 4), (5, 5, 5), (6, 6, 6), (7, 7, 7), (8, 8, 8), (9, 9, 9), (10, 10, 10), (11, 11, 11), (12, 12, 12), (13, 13, 13), (14, 14, 14), (15, 15, 15), (16, 16, 16), (17, 17, 17), (18, 18, 18), (19, 19, 19), (20, 20, 20), (21, 21, 21), (22, 22, 22), (23, 23, 23), (24, 24, 24), (25, 25, 25), (26, 26, 26), (27, 27, 27), (28, 28, 28), (29, 29, 29), (30, 30, 30), (31, 31, 31), (32, 32, 32), (33, 33, 33)), where_刻, 0, Mark('std/mahjong.yaml', 27, (), (), 'Pung'), ()),
        GroupSpec('杠', ISA[GRP_杠], 'open', ((0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2), (3, 3, 3, 3), (4, 4, 4, 4), (5, 5, 5, 5), (6, 6, 6, 6), (7, 7, 7, 7), (8, 8, 8, 8), (9, 9, 9, 9), (10, 10, 10, 10), (11, 11, 11, 11), (12, 12, 12, 12), (13, 13, 13, 13), (14, 14, 14, 14), (15, 15, 15, 15), (16, 16, 16, 16), (17, 17, 17, 17), (18, 18, 18, 18), (19, 19, 19, 19), (20, 20, 20, 20), (21, 21, 21, 21), (22, 22, 22, 22), (23, 23, 23, 23), (24, 24, 24, 24), (25, 25, 25, 25), (26, 26, 26, 26), (27, 27, 27, 27), (28, 28, 28, 28), (29, 29, 29, 29), (30, 30, 30, 30), (31, 31, 31, 31), (32, 32, 32, 32), (33, 33, 33, 33)), where_刻, 0, Mark('std/mahjong.yaml', 28, (), (), 'Kong'), ()),
        GroupSpec('明杠', ISA[GRP_明杠], 'open', ((0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2), (3, 3, 3, 3), (4, 4, 4, 4), (5, 5, 5, 5), (6, 6, 6, 6), (7, 7, 7, 7), (8, 8, 8, 8), (9, 9, 9, 9), (10, 10, 10, 10), (11, 11, 11, 11), (12, 12, 12, 12), (13, 13, 13, 13), (14, 14, 14, 14), (15, 15, 15, 15), (16, 16, 16, 16), (17, 17, 17, 17), (18, 18, 18, 18), (19, 19, 19, 19), (20, 20, 20, 20), (21, 21, 21, 21), (22, 22, 22, 22), (23, 23, 23, 23), (24, 24, 24, 24), (25, 25, 25, 25), (26, 26, 26, 26), (27, 27, 27, 27), (28, 28, 28, 28), (29, 29, 29, 29), (30, 30, 30, 30), (31, 31, 31, 31), (32, 32, 32, 32), (33, 33, 33, 33)), where_刻, 0, Mark('std/mahjong.yaml', 29, (), (), 'Kong of a discard'), ()),
        GroupSpec('补杠', ISA[GRP_补杠], 'open', ((0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2), (3, 3, 3, 3), (4, 4, 4, 4), (5, 5, 5, 5), (6, 6, 6, 6), (7, 7, 7, 7), (8, 8, 8, 8), (9, 9, 9, 9), (10, 10, 10, 10), (11, 11, 11, 11), (12, 12, 12, 12), (13, 13, 13, 13), (14, 14, 14, 14), (15, 15, 15, 15), (16, 16, 16, 16), (17, 17, 17, 17), (18, 18, 18, 18), (19, 19, 19, 19), (20, 20, 20, 20), (21, 21, 21, 21), (22, 22, 22, 22), (23, 23, 23, 23), (24, 24, 24, 24), (25, 25, 25, 25), (26, 26, 26, 26), (27, 27, 27, 27), (28, 28, 28, 28), (29, 29, 29, 29), (30, 30, 30, 30), (31, 31, 31, 31), (32, 32, 32, 32), (33, 33, 33, 33)), where_刻, 0, Mark('std/mahjong.yaml', 30, (), (), 'Added kong'), ()),
        GroupSpec('暗杠', ISA[GRP_暗杠], 'one', ((0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2), (3, 3, 3, 3), (4, 4, 4, 4), (5, 5, 5, 5), (6, 6, 6, 6), (7, 7, 7, 7), (8, 8, 8, 8), (9, 9, 9, 9), (10, 10, 10, 10), (11, 11, 11, 11), (12, 12, 12, 12), (13, 13, 13, 13), (14, 14, 14, 14), (15, 15, 15, 15), (16, 16, 16, 16), (17, 17, 17, 17), (18, 18, 18, 18), (19, 19, 19, 19), (20, 20, 20, 20), (21, 21, 21, 21), (22, 22, 22, 22), (23, 23, 23, 23), (24, 24, 24, 24), (25, 25, 25, 25), (26, 26, 26, 26), (27, 27, 27, 27), (28, 28, 28, 28), (29, 29, 29, 29), (30, 30, 30, 30), (31, 31, 31, 31), (32, 32, 32, 32), (33, 33, 33, 33)), where_刻, 0, Mark('std/mahjong.yaml', 31, (), (), 'Concealed kong'), ()),
        GroupSpec('散对', ISA[GRP_散对], '', ((0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9), (10, 10), (11, 11), (12, 12), (13, 13), (14, 14), (15, 15), (16, 16), (17, 17), (18, 18), (19, 19), (20, 20), (21, 21), (22, 22), (23, 23), (24, 24), (25, 25), (26, 26), (27, 27), (28, 28), (29, 29), (30, 30), (31, 31), (32, 32), (33, 33)), where_散对, 0, Mark('rulesets/caishen.yaml', 49, ('Z-034',), ('ZA-06',), "A loser's scoring pair"), ('dealer', 'hand.v_财神', 'n')),
    ),
    shapes=(
        ShapeSpec('标准', (Part(5, (GRP_顺, GRP_刻)), Part(1, (GRP_将,))), False, None, Mark('std/mahjong.yaml', 34, ('Z-001', 'Z-002', 'Z-003', 'Z-004'), (), 'Five groups and a pair'), False),
        ShapeSpec('推倒', (Part(None, (GRP_吃, GRP_刻)),), True, None, Mark('rulesets/caishen.yaml', 57, ('Z-020',), ('ZA-13',), 'Three wilds win at once'), False),
        ShapeSpec('散牌', (Part(None, (GRP_吃, GRP_刻, GRP_散对)),), True, None, Mark('rulesets/caishen.yaml', 58, ('Z-044',), ('ZA-06',), 'A losing hand'), False),
    ),
    zones=(
        Zone('花', 'seat', 'all', 'z_花', Mark('rulesets/caishen.yaml', 29, ('Z-074',), ('ZA-03',), 'Bonus tiles laid out')),
        Zone('翻', 'table', 'all', 'z_翻', Mark('rulesets/caishen.yaml', 30, ('Z-073',), (), 'The turned tile')),
    ),
    wall_stack=1,
    state=(
        StateVar('已打局', 'room', 'v_已打局', 'int', init_已打局, 'never', 'all', (), Mark('std/table.yaml', 33, (), (), 'hands finished')),
        StateVar('出牌数', 'hand', 'v_出牌数', 'int', init_出牌数, 'hand', 'all', (), Mark('std/table.yaml', 29, (), (), 'discards so far')),
        StateVar('杠数', 'hand', 'v_杠数', 'int', init_杠数, 'hand', 'all', (), Mark('std/mahjong.yaml', 38, (), (), 'completed kongs of all seats')),
        StateVar('缺门', 'hand', 'v_缺门', 'maybe suit', init_缺门, 'hand', 'all', (), Mark('rulesets/caishen.yaml', 34, ('Z-008',), ('ZA-39',), 'The suit left out')),
        StateVar('财神', 'hand', 'v_财神', 'maybe kind', init_财神, 'hand', 'all', (), Mark('rulesets/caishen.yaml', 40, ('Z-073',), ('ZA-02',), 'The wild face')),
        StateVar('摸法', 'seat', 'v_摸法', '摸法', init_摸法, 'hand', 'all', ('摸牌', '补牌', '补花'), Mark('std/table.yaml', 31, ('Z-011',), (), 'how the last tile was drawn')),
    ),
    phases=(
        Phase('发牌', 'auto', (), None, enter_发牌, None, Mark('std/table.yaml', 52, (), (), 'The deal')),
        Phase('出牌', 'turn', (ACT_打, ACT_自摸, ACT_补杠, ACT_暗杠, ACT_推倒胡), None, None, None, Mark('std/table.yaml', 59, (), (), 'Own turn')),
        Phase('应牌', 'window', (ACT_点炮, ACT_吃, ACT_碰, ACT_明杠), None, None, None, Mark('std/table.yaml', 60, (), (), 'A discard on offer')),
        Phase('抢杠窗', 'window', (ACT_抢杠,), None, None, None, Mark('std/mahjong.yaml', 50, (), (), 'A kong on offer to robbers')),
    ),
    actions=(
        Action('打', legal_打, do_打, (('t', 'tile'),), frozenset((PHS_出牌,)), False, None, None, None, (), False, True, (BAR_财神不打,), Mark('std/table.yaml', 63, (), (), 'Discard')),
        Action('自摸', legal_自摸, do_自摸, (), frozenset((PHS_出牌,)), False, None, None, None, (), True, False, (), Mark('std/table.yaml', 73, (), (), 'Self-drawn win')),
        Action('点炮', legal_点炮, do_点炮, (('t', 'tile'),), frozenset((PHS_应牌,)), False, priority_点炮, None, None, (), True, False, (BAR_独财占胡,), Mark('std/table.yaml', 80, ('Z-055', 'Z-056', 'Z-057'), ('ZA-17', 'ZA-31'), 'Win on a discard')),
        Action('吃', legal_吃, do_吃, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌,)), False, priority_吃, None, None, (), False, False, (BAR_无牌可打,), Mark('std/mahjong.yaml', 53, ('Z-075',), ('ZA-31',), 'Chow')),
        Action('碰', legal_碰, do_碰, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌,)), False, priority_碰, None, None, (), False, False, (BAR_无牌可打,), Mark('std/mahjong.yaml', 62, ('Z-075',), ('ZA-31',), 'Pung')),
        Action('明杠', legal_明杠, do_明杠, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌,)), False, priority_明杠, None, None, (), False, False, (), Mark('std/mahjong.yaml', 70, ('Z-075', 'Z-077'), ('ZA-31',), 'Kong of a discard')),
        Action('补杠', legal_补杠, do_补杠, (('m', 'meld'), ('t', 'tile')), frozenset((PHS_出牌,)), False, None, None, None, (), False, False, (), Mark('std/mahjong.yaml', 80, ('Z-077',), ('ZA-30',), 'Added kong')),
        Action('暗杠', legal_暗杠, do_暗杠, (('w', 'tiles'),), frozenset((PHS_出牌,)), False, None, None, None, (), False, False, (), Mark('std/mahjong.yaml', 90, ('Z-077',), ('ZA-30', 'ZA-32'), 'Concealed kong')),
        Action('抢杠', legal_抢杠, do_抢杠, (('t', 'tile'),), frozenset((PHS_抢杠窗,)), False, priority_抢杠, None, None, (), True, False, (BAR_独财占胡,), Mark('std/mahjong.yaml', 99, ('Z-012',), ('ZA-30',), 'Robbing a kong')),
        Action('推倒胡', legal_推倒胡, do_推倒胡, (), frozenset((PHS_出牌,)), False, None, None, None, (), True, False, (), Mark('rulesets/caishen.yaml', 166, ('Z-020',), ('ZA-13', 'ZA-14'), 'Three wilds, hand incomplete')),
    ),
    bars=(
        Bar('无牌可打', (ACT_吃, ACT_碰), {}, False, Mark('rulesets/caishen.yaml', 178, ('Z-076',), ('ZA-32',))),
        Bar('独财占胡', (ACT_点炮, ACT_抢杠), {}, True, Mark('rulesets/caishen.yaml', 183, ('Z-024',), ('ZA-17',))),
        Bar('财神不打', (ACT_打,), {}, False, Mark('rulesets/caishen.yaml', 177, ('Z-076',), ('ZA-32',))),
    ),
    events={'ended': event_ended, 'drawn': event_drawn},
    start=PHS_发牌,
    units=(
        Unit('台', 'sum', Mark('rulesets/caishen.yaml', 190, (), (), 'Doubles')),
        Unit('胡', 'sum', Mark('rulesets/caishen.yaml', 191, (), (), 'Points of the hand')),
        Unit('炮', 'sum', Mark('rulesets/caishen.yaml', 192, (), (), 'Side payments')),
    ),
    patterns=(
        Pattern('三财神', 'winner', (), Mark('rulesets/caishen.yaml', 221, ('Z-019', 'Z-020'), ('ZA-12', 'ZA-13'), 'Three wilds')),
        Pattern('刻杠', 'all', (), Mark('rulesets/caishen.yaml', 260, ('Z-035', 'Z-036', 'Z-037', 'Z-039', 'Z-040', 'Z-041', 'Z-042', 'Z-043'), ('ZA-09',), 'Triplets and kongs')),
        Pattern('单吊', 'winner', (), Mark('rulesets/caishen.yaml', 242, ('Z-023',), (), 'Last single')),
        Pattern('双财神', 'winner', (), Mark('rulesets/caishen.yaml', 220, ('Z-014',), ('ZA-12',), 'Two wilds')),
        Pattern('听牌', 'winner', (), Mark('rulesets/caishen.yaml', 258, ('Z-007', 'Z-032', 'Z-033'), ('ZA-08',), 'Pair or single-run wait')),
        Pattern('四风齐', 'winner', (), Mark('rulesets/caishen.yaml', 243, ('Z-025', 'Z-026', 'Z-027'), ('ZA-18', 'ZA-19'), 'Four winds')),
        Pattern('地胡', 'winner', (), Mark('rulesets/caishen.yaml', 256, ('Z-030',), ('ZA-35',), 'Earthly win')),
        Pattern('天胡', 'winner', (), Mark('rulesets/caishen.yaml', 255, ('Z-029',), ('ZA-35',), 'Heavenly win')),
        Pattern('对对碰', 'winner', (), Mark('rulesets/caishen.yaml', 241, ('Z-002', 'Z-018'), (), 'All triplets')),
        Pattern('平胡', 'winner', (), Mark('rulesets/caishen.yaml', 206, ('Z-010',), ('ZA-07',), 'All runs')),
        Pattern('抢杠胡', 'winner', (), Mark('rulesets/caishen.yaml', 218, ('Z-012',), ('ZA-30',), 'Robbing the kong')),
        Pattern('杠上开花', 'winner', (), Mark('rulesets/caishen.yaml', 212, ('Z-011', 'Z-077'), ('ZA-40',), 'Flower on the kong')),
        Pattern('海底捞', 'winner', (), Mark('rulesets/caishen.yaml', 219, ('Z-013',), ('ZA-10',), 'Last tile')),
        Pattern('混一色', 'winner', (), Mark('rulesets/caishen.yaml', 235, ('Z-017',), ('ZA-11',), 'Half flush')),
        Pattern('清一色', 'winner', (), Mark('rulesets/caishen.yaml', 249, ('Z-028',), ('ZA-11',), 'Flush')),
        Pattern('番对', 'all', (), Mark('rulesets/caishen.yaml', 259, ('Z-034',), (), 'Dragon and own-wind pairs')),
        Pattern('白板', 'all', (), Mark('rulesets/caishen.yaml', 228, ('Z-016', 'Z-038', 'Z-064'), ('ZA-03', 'ZA-04'), 'Bonus tiles')),
        Pattern('自摸', 'winner', (), Mark('rulesets/caishen.yaml', 257, ('Z-031',), (), 'Self-draw')),
        Pattern('番刻', 'all', (), Mark('rulesets/caishen.yaml', 222, ('Z-015', 'Z-026'), ('ZA-19', 'ZA-41'), 'Dragon and own-wind triplets')),
    ),
    score=ScoreSpec(score_tiles, score_size, (SHP_标准, SHP_推倒), (SHP_散牌,), score_choose, judge, (ScoreValue('台和', '台', Mark('rulesets/caishen.yaml', 273, ('Z-009', 'Z-022', 'Z-044'), ('ZA-16',), '台 before a cap')), ScoreValue('总胡', '胡', Mark('rulesets/caishen.yaml', 279, ('Z-044',), (), '胡 before doubling')), ScoreValue('牌炮', '炮', Mark('rulesets/caishen.yaml', 289, ('Z-059', 'Z-060', 'Z-062', 'Z-064', 'Z-065', 'Z-066', 'Z-067'), ('ZA-04', 'ZA-06', 'ZA-25', 'ZA-27'), '炮 of the tiles')), ScoreValue('总台', '台', Mark('rulesets/caishen.yaml', 278, ('Z-051', 'Z-052'), ('ZA-21',), '台')), ScoreValue('炮数', '炮', Mark('rulesets/caishen.yaml', 297, ('Z-061', 'Z-063', 'Z-068', 'Z-069'), ('ZA-25',), '炮')), ScoreValue('胡值', '胡', Mark('rulesets/caishen.yaml', 280, ('Z-021', 'Z-022', 'Z-045', 'Z-046', 'Z-047'), ('ZA-15', 'ZA-16', 'ZA-20', 'ZA-22'), '胡 after doubling')), ScoreValue('得分', '分', Mark('rulesets/caishen.yaml', 288, ('Z-048',), ('ZA-24',), 'Score'))), (), False, True, ('hand',), {ACT_自摸: frozenset((SHP_标准,)), ACT_点炮: frozenset((SHP_标准,)), ACT_抢杠: frozenset((SHP_标准,)), ACT_推倒胡: frozenset((SHP_推倒,))}, Mark('rulesets/caishen.yaml', 2), ()),
    payments=(
        Payment('胡牌', Mark('rulesets/caishen.yaml', 307, ('Z-049', 'Z-053', 'Z-054'), ('ZA-36',))),
        Payment('差额', Mark('rulesets/caishen.yaml', 308, ('Z-050', 'Z-053', 'Z-054'), ('ZA-23', 'ZA-24'))),
        Payment('打炮', Mark('rulesets/caishen.yaml', 309, ('Z-058', 'Z-070'), ('ZA-26',))),
    ),
    pots=(),
    ends=(
        End('胡', settle_胡, 'rule', (), Mark('std/table.yaml', 98, ('Z-044', 'Z-049', 'Z-050', 'Z-058', 'Z-070'), (), 'Won')),
        End('流局', None, 'wall', (), Mark('std/table.yaml', 99, ('Z-078',), ('ZA-28', 'ZA-33'), 'Exhausted wall')),
        End('解散', None, 'room', (), Mark('std/table.yaml', 100, (), (), 'Room dissolved')),
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
        'convert_半额': ('rulesets/caishen.yaml', 196),
        'convert_炮分': ('rulesets/caishen.yaml', 203),
        'convert_超台': ('rulesets/caishen.yaml', 195),
        'convert_进分': ('rulesets/caishen.yaml', 194),
        'define_份': ('rulesets/caishen.yaml', 126),
        'define_列': ('rulesets/caishen.yaml', 107),
        'define_刻胡': ('rulesets/caishen.yaml', 108),
        'define_单听': ('rulesets/caishen.yaml', 114),
        'define_单门': ('rulesets/caishen.yaml', 103),
        'define_听胡': ('rulesets/caishen.yaml', 110),
        'define_对胡': ('rulesets/caishen.yaml', 109),
        'define_是财': ('rulesets/caishen.yaml', 91),
        'define_替数': ('rulesets/caishen.yaml', 92),
        'define_有底对': ('rulesets/caishen.yaml', 121),
        'define_独财': ('rulesets/caishen.yaml', 98),
        'define_番牌': ('rulesets/caishen.yaml', 95),
        'define_自风': ('rulesets/caishen.yaml', 94),
        'define_花面': ('rulesets/caishen.yaml', 90),
        'define_行': ('rulesets/caishen.yaml', 106),
        'define_财数': ('rulesets/caishen.yaml', 93),
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
        'routine_补花': ('rulesets/caishen.yaml', 144),
        'routine_开局': ('std/table.yaml', 47),
        'routine_补牌': ('std/table.yaml', 43),
        'routine_轮到': ('std/table.yaml', 36),
        'barred_抢杠__独财占胡': ('rulesets/caishen.yaml', 187),
        'barred_点炮__独财占胡': ('rulesets/caishen.yaml', 187),
        'legal_推倒胡': ('rulesets/caishen.yaml', 166),
        'legal_吃': ('std/mahjong.yaml', 53),
        'legal_抢杠': ('std/mahjong.yaml', 99),
        'legal_明杠': ('std/mahjong.yaml', 70),
        'legal_暗杠': ('std/mahjong.yaml', 90),
        'legal_碰': ('std/mahjong.yaml', 62),
        'legal_补杠': ('std/mahjong.yaml', 80),
        'legal_打': ('std/table.yaml', 63),
        'legal_点炮': ('std/table.yaml', 80),
        'legal_自摸': ('std/table.yaml', 73),
        'do_推倒胡': ('rulesets/caishen.yaml', 173),
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
        'dealer_first': ('rulesets/caishen.yaml', 330),
        'dealer_next': ('rulesets/caishen.yaml', 331),
        'event_drawn': ('rulesets/caishen.yaml', 157),
        'init_缺门': ('rulesets/caishen.yaml', 36),
        'init_财神': ('rulesets/caishen.yaml', 40),
        'judge': ('rulesets/caishen.yaml', 2),
        'on_drawn__补花': ('rulesets/caishen.yaml', 157),
        'pattern_三财神': ('rulesets/caishen.yaml', 221),
        'pattern_刻杠': ('rulesets/caishen.yaml', 260),
        'pattern_单吊': ('rulesets/caishen.yaml', 242),
        'pattern_双财神': ('rulesets/caishen.yaml', 220),
        'pattern_听牌': ('rulesets/caishen.yaml', 258),
        'pattern_四风齐': ('rulesets/caishen.yaml', 243),
        'pattern_地胡': ('rulesets/caishen.yaml', 256),
        'pattern_天胡': ('rulesets/caishen.yaml', 255),
        'pattern_对对碰': ('rulesets/caishen.yaml', 241),
        'pattern_平胡': ('rulesets/caishen.yaml', 206),
        'pattern_抢杠胡': ('rulesets/caishen.yaml', 218),
        'pattern_杠上开花': ('rulesets/caishen.yaml', 212),
        'pattern_海底捞': ('rulesets/caishen.yaml', 219),
        'pattern_混一色': ('rulesets/caishen.yaml', 235),
        'pattern_清一色': ('rulesets/caishen.yaml', 249),
        'pattern_番刻': ('rulesets/caishen.yaml', 222),
        'pattern_番对': ('rulesets/caishen.yaml', 259),
        'pattern_白板': ('rulesets/caishen.yaml', 228),
        'pattern_自摸': ('rulesets/caishen.yaml', 257),
        'plays_财神': ('rulesets/caishen.yaml', 44),
        'priority_抢杠': ('rulesets/caishen.yaml', 70),
        'priority_点炮': ('rulesets/caishen.yaml', 70),
        'room_copies': ('rulesets/caishen.yaml', 62),
        'score_choose': ('rulesets/caishen.yaml', 2),
        'score_require': ('rulesets/caishen.yaml', 271),
        'score_tiles': ('rulesets/caishen.yaml', 268),
        'settle_胡': ('rulesets/caishen.yaml', 315),
        'value_台和': ('rulesets/caishen.yaml', 273),
        'value_得分': ('rulesets/caishen.yaml', 288),
        'value_总台': ('rulesets/caishen.yaml', 278),
        'value_总胡': ('rulesets/caishen.yaml', 279),
        'value_炮数': ('rulesets/caishen.yaml', 297),
        'value_牌炮': ('rulesets/caishen.yaml', 289),
        'value_胡值': ('rulesets/caishen.yaml', 280),
        'where_刻': ('rulesets/caishen.yaml', 48),
        'where_散对': ('rulesets/caishen.yaml', 51),
        'where_顺': ('rulesets/caishen.yaml', 47),
        'wild_财神': ('rulesets/caishen.yaml', 44),
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
        'score_size': ('std/table.yaml', 95),
        'session_over': ('std/table.yaml', 103),
    },
)
