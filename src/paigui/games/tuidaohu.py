'推倒胡·十三幺拾抢 (tuidaohu): a compiled rulebook. Made by the compiler; change the rulebook, not this file.'

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
GRP_十三张 = 9
GRP_单张 = 10
SHP_标准 = 0
SHP_七对 = 1
SHP_十三幺 = 2
ACT_打 = 0
ACT_自摸 = 1
ACT_点炮 = 2
ACT_吃 = 3
ACT_碰 = 4
ACT_明杠 = 5
ACT_补杠 = 6
ACT_暗杠 = 7
ACT_抢杠 = 8
ACT_十三幺 = 9
ACT_拾 = 10
ACT_抢 = 11
PHS_发牌 = 0
PHS_出牌 = 1
PHS_应牌 = 2
PHS_抢杠窗 = 3
PAT_一条龙 = 0
PAT_三豪华七小对 = 1
PAT_双豪华七小对 = 2
PAT_豪华七小对 = 3
PAT_十三幺 = 4
PAT_清一色 = 5
PAT_七小对 = 6
PAT_平胡 = 7
UNT_倍 = 0
PAY_自摸 = 0
PAY_点炮 = 1
PAY_明杠 = 2
PAY_补杠 = 3
PAY_暗杠 = 4
PAY_前抬 = 5
PAY_后抬 = 6
END_胡 = 0
END_流局 = 1
END_解散 = 2
BAR_不吃 = 0
BAR_只自摸 = 1
BAR_幺牌不副露 = 2
BAR_漏碰 = 3
BAR_漏胡 = 4
BAR_自摸禁抢 = 5
BAR_自摸胡 = 6
VAL_番 = 0
MEM_摸法__摸牌 = 0
MEM_摸法__补牌 = 1
ISA: tuple[frozenset[int], ...] = (frozenset((0,)), frozenset((1,)), frozenset((2,)), frozenset((3, 0)), frozenset((4, 1)), frozenset((5, 1)), frozenset((6, 5, 1)), frozenset((7, 5, 1)), frozenset((8, 5, 1)), frozenset((9,)), frozenset((10,)))
CLASS_字牌: frozenset[int] = frozenset((27, 28, 29, 30, 31, 32, 33))
CLASS_幺九: frozenset[int] = frozenset((0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33))


class SeatState(Seat):
    """A seat with this rulebook's zones and state."""

    z_取: list[int]
    v_摸法: int
    v_标: bool
    v_抢数: int
    v_漏碰: frozenset[int]
    v_漏胡: int


class HandState:
    """Zones and state of one hand."""

    v_出牌数: int
    v_杠数: int
    v_跟打: int
    v_首张: int | None


class RoomState:
    """State that outlives a hand."""

    v_已打局: int


class Options:
    """The room's options."""

    o_局数: int
    o_人数: int
    o_带风: bool
    o_自摸胡: bool
    o_自摸禁抢: bool
    o_一炮多响: bool
    o_大胡翻倍: bool
    o_清一色翻倍: bool
    o_只自摸序: int
    o_抬分: int

Game: TypeAlias = Table[SeatState, HandState, RoomState, Options]


# rulesets/tuidaohu.yaml:82  tiles of a kind, held or taken
def define_副数(T: Game, l_s: int, l_k: int) -> int:
    return sum(1 for l_t in (*T.seats[l_s].hand, *T.seats[l_s].z_取) if KIND_OF[l_t] == l_k)


# rulesets/tuidaohu.yaml:88  T-033 T-038 T-041 T-050  the flag is up and this kind was never taken
def define_可取(T: Game, l_s: int, l_k: int) -> bool:
    return l_k in CLASS_幺九 and not any(KIND_OF[l_t] == l_k for l_t in T.seats[l_s].z_取)


# rulesets/tuidaohu.yaml:77  T-057  the room has 拾 and 抢
def define_可拾抢(T: Game) -> bool:
    return T.options.o_带风 and not T.options.o_一炮多响


# rulesets/tuidaohu.yaml:104  kinds held four times
def define_四同(T: Game, A: Arrangement) -> int:
    kept: int | None = A.kept.get('四同')
    if kept is None:
        kept = A.kept['四同'] = sum(1 for l_k in KINDS if counts_in(A, KIND_OF).get(l_k, 0) == 4)
    return kept


# rulesets/tuidaohu.yaml:83  T-051  a pair of orphans is there
def define_有将(T: Game, l_s: int) -> bool:
    return any(define_副数(T, l_s, l_k) >= 2 for l_k in CLASS_幺九)


# rulesets/tuidaohu.yaml:97  T-036 T-046  a third seat has the right to 碰 or 明杠
def define_有碰杠(T: Game, me: int, l_s: int) -> bool:
    return any(can(T, l_o, legal_碰) or can(T, l_o, legal_明杠) for l_o in T.others(l_s) if l_o != offerer(T, me))


# rulesets/tuidaohu.yaml:102  what the tile would win
def define_番值(T: Game, me: int, act: int, l_t: int) -> int:
    return default(None if (x_1 := T.worth(me, l_t, act)) is None else x_1.values[VAL_番], 0)


# rulesets/tuidaohu.yaml:103  T-066 T-073
def define_翻(T: Game, l_n: int) -> int:
    return l_n if T.options.o_大胡翻倍 else 1


# rulesets/tuidaohu.yaml:92  T-047 T-051  the kind is missing, or would make the pair
def define_要得上(T: Game, l_s: int, l_k: int) -> bool:
    return define_副数(T, l_s, l_k) == 0 or define_副数(T, l_s, l_k) == 1 and not define_有将(T, l_s)


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


# std/table.yaml:14  T-018 T-020 T-021 T-022 T-023 T-024 T-025  tiles of the wall that are never drawn in turn
def define_留牌(T: Game) -> int:
    return 12 + 2 * T.hand.v_杠数


# std/table.yaml:16  the tile completes a hand that may win by this action
def define_胡得(T: Game, me: int, act: int, l_t: int) -> bool:
    return T.worth(me, l_t, act) is not None


# std/table.yaml:19  the seats that won
def define_赢家(T: Game) -> Sequence[int]:
    return tuple([l_s for l_s in T.all if any(l_w.seat == l_s for l_w in T.wins)])


# std/table.yaml:13  T-005  tiles dealt to each seat before the dealer's extra one
def define_起手张(T: Game) -> int:
    return 13


# std/table.yaml:18  the first win of the hand
def define_首胡(T: Game) -> Win | None:
    return next((l_w for l_w in T.wins), None)


# std/table.yaml:47
def routine_开局(T: Game) -> None:
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


# rulesets/tuidaohu.yaml:172
def barred_吃__不吃(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_吃, define_成组牌(T, me), l_t):
            why.append(((ACT_吃, l_t, l_w), BAR_不吃))


# rulesets/tuidaohu.yaml:196
def barred_抢杠__自摸禁抢(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_抢杠, l_t):
            continue
        why.append(((ACT_抢杠, l_t), BAR_自摸禁抢))


# rulesets/tuidaohu.yaml:177
def barred_明杠__幺牌不副露(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_明杠, define_成组牌(T, me), l_t):
            why.append(((ACT_明杠, l_t, l_w), BAR_幺牌不副露))


# rulesets/tuidaohu.yaml:177
def barred_暗杠__幺牌不副露(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_w in T.ways(me, GRP_暗杠, define_成组牌(T, me)):
        why.append(((ACT_暗杠, l_w), BAR_幺牌不副露))


# rulesets/tuidaohu.yaml:195
def barred_点炮__自摸胡(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_点炮, l_t):
            continue
        why.append(((ACT_点炮, l_t), BAR_自摸胡))


# rulesets/tuidaohu.yaml:177
def barred_碰__幺牌不副露(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_碰, define_成组牌(T, me), l_t):
            why.append(((ACT_碰, l_t, l_w), BAR_幺牌不副露))


# rulesets/tuidaohu.yaml:182
def barred_碰__漏碰(T: Game, me: int, why: list[tuple[Move, int]], l_t: int) -> None:
    for l_w in T.ways(me, GRP_碰, define_成组牌(T, me), l_t):
        why.append(((ACT_碰, l_t, l_w), BAR_漏碰))


# rulesets/tuidaohu.yaml:177
def barred_补杠__幺牌不副露(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for i_l_m, l_m in enumerate(T.seats[me].melds):
        if not GRP_碰 in ISA[l_m.group]:
            continue
        for l_t in define_成组牌(T, me):
            if not l_m.kind == KIND_OF[l_t]:
                continue
            why.append(((ACT_补杠, i_l_m, l_t), BAR_幺牌不副露))


# rulesets/tuidaohu.yaml:136  T-032 T-034 T-037 T-040  Thirteen-orphans flag
def legal_十三幺(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not define_可拾抢(T):
        return
    if bool(mine.melds):
        return
    if bool(mine.z_取):
        return
    out.append((ACT_十三幺,))


# rulesets/tuidaohu.yaml:157  T-033 T-036 T-042 T-043 T-044 T-045 T-046 T-048  Grab
def legal_抢(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not mine.v_标:
        return
    if not mine.v_抢数 < 2:
        return
    seen: set[int] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_可取(T, me, KIND_OF[l_t]):
            continue
        if not (define_副数(T, me, KIND_OF[l_t]) == 0 or define_副数(T, me, KIND_OF[l_t]) == 1 and not define_有将(T, me)):
            continue
        if not define_有碰杠(T, me, me):
            continue
        face = FACE_OF[l_t]
        if face not in seen:
            seen.add(face)
            out.append((ACT_抢, l_t))


# rulesets/tuidaohu.yaml:143  T-033 T-035 T-041 T-042 T-043 T-045 T-046  Pick up
def legal_拾(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not mine.v_标:
        return
    if not me == define_下家(T, offerer(T, me)):
        return
    if not mine.v_抢数 == 0:
        return
    seen: set[int] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_可取(T, me, KIND_OF[l_t]):
            continue
        if not (define_副数(T, me, KIND_OF[l_t]) == 0 or define_副数(T, me, KIND_OF[l_t]) == 1 and not define_有将(T, me)):
            continue
        if define_有碰杠(T, me, me):
            continue
        face = FACE_OF[l_t]
        if face not in seen:
            seen.add(face)
            out.append((ACT_拾, l_t))


# std/mahjong.yaml:53  Chow
def legal_吃(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if why is None:
        return
    if not me == define_下家(T, offerer(T, me)):
        return
    if why is not None:
        barred_吃__不吃(T, me, why)
    return


# std/mahjong.yaml:99  T-027 T-055 T-059  Robbing a kong
def legal_抢杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if T.options.o_自摸胡 and T.options.o_自摸禁抢:
        if why is not None:
            barred_抢杠__自摸禁抢(T, me, why)
        return
    seen: set[int] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if why is None and (1 <= RANK_OF[KIND_OF[l_t]] <= T.options.o_只自摸序):
            continue
        if not define_胡得(T, me, ACT_抢杠, l_t):
            continue
        if 1 <= RANK_OF[KIND_OF[l_t]] <= T.options.o_只自摸序:
            if why is not None:
                why.append(((ACT_抢杠, l_t), BAR_只自摸))
            continue
        if define_番值(T, me, ACT_抢杠, l_t) <= T.seats[me].v_漏胡:
            if why is not None:
                why.append(((ACT_抢杠, l_t), BAR_漏胡))
            continue
        face = FACE_OF[l_t]
        if face not in seen:
            seen.add(face)
            out.append((ACT_抢杠, l_t))


# std/mahjong.yaml:70  T-006 T-025 T-027  Kong of a discard
def legal_明杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not T.wall.left > 0:
        return
    if mine.v_标:
        if why is not None:
            barred_明杠__幺牌不副露(T, me, why)
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


# std/mahjong.yaml:90  T-006 T-025 T-027  Concealed kong
def legal_暗杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not mine.drawn is not None:
        return
    if not T.wall.left > 0:
        return
    if max(mine.counts) < 4:
        return
    if mine.v_标:
        if why is not None:
            barred_暗杠__幺牌不副露(T, me, why)
        return
    for l_w in T.ways(me, GRP_暗杠, define_成组牌(T, me)):
        out.append((ACT_暗杠, l_w))


# std/mahjong.yaml:62  T-006 T-009  Pung
def legal_碰(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if mine.v_标:
        if why is not None:
            barred_碰__幺牌不副露(T, me, why)
        return
    seen: set[tuple[object, ...]] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if mine.counts[KIND_OF[l_t]] < 2:
            continue
        if KIND_OF[l_t] in mine.v_漏碰:
            if why is not None:
                barred_碰__漏碰(T, me, why, l_t)
            continue
        for l_w in T.ways(me, GRP_碰, define_成组牌(T, me), l_t):
            face = (FACE_OF[l_t], l_w)
            if face not in seen:
                seen.add(face)
                out.append((ACT_碰, l_t, l_w))


# std/mahjong.yaml:80  T-006 T-025 T-027  Added kong
def legal_补杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not mine.drawn is not None:
        return
    if not T.wall.left > 0:
        return
    if mine.v_标:
        if why is not None:
            barred_补杠__幺牌不副露(T, me, why)
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


# std/table.yaml:80  T-008 T-009 T-017 T-045 T-056  Win on a discard
def legal_点炮(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if T.options.o_自摸胡:
        if why is not None:
            barred_点炮__自摸胡(T, me, why)
        return
    seen: set[int] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if why is None and (1 <= RANK_OF[KIND_OF[l_t]] <= T.options.o_只自摸序):
            continue
        if not define_胡得(T, me, ACT_点炮, l_t):
            continue
        if 1 <= RANK_OF[KIND_OF[l_t]] <= T.options.o_只自摸序:
            if why is not None:
                why.append(((ACT_点炮, l_t), BAR_只自摸))
            continue
        if define_番值(T, me, ACT_点炮, l_t) <= T.seats[me].v_漏胡:
            if why is not None:
                why.append(((ACT_点炮, l_t), BAR_漏胡))
            continue
        face = FACE_OF[l_t]
        if face not in seen:
            seen.add(face)
            out.append((ACT_点炮, l_t))


# std/table.yaml:73  T-016 T-068  Self-drawn win
def legal_自摸(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not mine.drawn is not None:
        return
    if not define_胡得(T, me, ACT_自摸, must(mine.drawn)):
        return
    out.append((ACT_自摸,))


# rulesets/tuidaohu.yaml:70
def after_明杠__2(T: Game, me: int, l_w: Sequence[int], l_t: int) -> None:
    T.meld(me, GRP_明杠, tuple((*l_w, *(l_t,))))
    T.hand.v_杠数 = T.hand.v_杠数 + 1
    routine_补牌(T, me)


# rulesets/tuidaohu.yaml:142  T-032 T-034 T-037 T-040  Thirteen-orphans flag
def do_十三幺(T: Game, me: int) -> None:
    T.seats[me].v_标 = not T.seats[me].v_标


# rulesets/tuidaohu.yaml:166  T-033 T-036 T-042 T-043 T-044 T-045 T-046 T-048  Grab
def do_抢(T: Game, me: int, l_t: int) -> None:
    T.seats[me].v_标 = True
    T.seats[me].v_抢数 = T.seats[me].v_抢数 + 1
    T.move((l_t,), me, 'z_取')
    T.goto(PHS_出牌, me)


# rulesets/tuidaohu.yaml:154  T-033 T-035 T-041 T-042 T-043 T-045 T-046  Pick up
def do_拾(T: Game, me: int, l_t: int) -> None:
    T.seats[me].v_标 = True
    T.move((l_t,), me, 'z_取')
    T.goto(PHS_出牌, me)


# rulesets/tuidaohu.yaml:70  T-006 T-025 T-027  Kong of a discard
def do_明杠(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.open(me, PHS_抢杠窗, (l_t,), tuple(minus(T.others(me), frozenset((offerer(T, me),)))), after_明杠__2, (l_w, l_t))


# std/mahjong.yaml:86
def after_补杠__3(T: Game, me: int, l_m: Group, l_t: int) -> None:
    T.regroup(me, l_m, GRP_补杠, (l_t,), ())
    T.hand.v_杠数 = T.hand.v_杠数 + 1
    routine_补牌(T, me)


# std/mahjong.yaml:60  Chow
def do_吃(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_吃, tuple((*l_w, *(l_t,))))
    T.goto(PHS_出牌, me)


# std/mahjong.yaml:96  T-006 T-025 T-027  Concealed kong
def do_暗杠(T: Game, me: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_暗杠, tuple(l_w))
    T.hand.v_杠数 = T.hand.v_杠数 + 1
    routine_补牌(T, me)


# std/mahjong.yaml:68  T-006 T-009  Pung
def do_碰(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_碰, tuple((*l_w, *(l_t,))))
    T.goto(PHS_出牌, me)


# std/mahjong.yaml:86  T-006 T-025 T-027  Added kong
def do_补杠(T: Game, me: int, i_l_m: int, l_t: int) -> None:
    l_m = T.seats[me].melds[i_l_m]
    T.open(me, PHS_抢杠窗, (l_t,), None, after_补杠__3, (l_m, l_t))


# std/table.yaml:71
def after_打__1(T: Game, me: int) -> None:
    routine_轮到(T, define_下家(T, me))


# std/table.yaml:69  Discard
def do_打(T: Game, me: int, l_t: int) -> None:
    T.hand.v_出牌数 = T.hand.v_出牌数 + 1
    T.discard(me, l_t)
    T.open(me, PHS_应牌, (l_t,), None, after_打__1, ())


# std/table.yaml:87  T-027 T-055 T-059  Robbing a kong
def do_抢杠(T: Game, me: int, l_t: int) -> None:
    T.win(me, l_t, ACT_抢杠)
    T.end(END_胡)


# std/table.yaml:87  T-008 T-009 T-017 T-045 T-056  Win on a discard
def do_点炮(T: Game, me: int, l_t: int) -> None:
    T.win(me, l_t, ACT_点炮)
    T.end(END_胡)


# std/table.yaml:78  T-016 T-068  Self-drawn win
def do_自摸(T: Game, me: int) -> None:
    T.win(me, must(T.seats[me].drawn), ACT_自摸)
    T.end(END_胡)


# rulesets/tuidaohu.yaml:21
def constraint_自摸禁抢__1(options: Options) -> bool:
    return options.o_自摸禁抢 == False or options.o_自摸胡


# rulesets/tuidaohu.yaml:321  T-003 T-004
def dealer_first(T: Game) -> int:
    owner = T.owner
    return owner


# rulesets/tuidaohu.yaml:322  T-003 T-004
def dealer_next(T: Game) -> int:
    return T.dealer if T.dealer in define_赢家(T) else define_下家(T, T.dealer)


# rulesets/tuidaohu.yaml:183  T-010
def declined_漏碰__碰(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.seats[me].v_漏碰 = frozenset((*T.seats[me].v_漏碰, *frozenset((KIND_OF[l_t],))))


# rulesets/tuidaohu.yaml:189  T-011 T-058
def declined_漏胡__抢杠(T: Game, me: int, l_t: int) -> None:
    T.seats[me].v_漏胡 = max(T.seats[me].v_漏胡, define_番值(T, me, ACT_抢杠, l_t))


# rulesets/tuidaohu.yaml:189  T-011 T-058
def declined_漏胡__点炮(T: Game, me: int, l_t: int) -> None:
    T.seats[me].v_漏胡 = max(T.seats[me].v_漏胡, define_番值(T, me, ACT_点炮, l_t))


# rulesets/tuidaohu.yaml:216
def event_claimed(T: Game, me: int, l_t: int) -> None:
    on_claimed__跟打断(T, l_t)


# rulesets/tuidaohu.yaml:204
def event_discarded(T: Game, me: int, l_t: int) -> None:
    on_discarded__跟打(T, me, l_t)


# rulesets/tuidaohu.yaml:222
def event_laid(T: Game, me: int, l_m: Group) -> None:
    on_laid__收标(T, me, l_m)


# rulesets/tuidaohu.yaml:115  T-043  tiles grabbed
def init_抢数(T: Game, me: int) -> int:
    return 0


# rulesets/tuidaohu.yaml:114  T-032  shows the thirteen-orphans flag
def init_标(T: Game, me: int) -> bool:
    return False


# rulesets/tuidaohu.yaml:116
def init_漏碰(T: Game, me: int) -> frozenset[int]:
    return frozenset()


# rulesets/tuidaohu.yaml:119  T-011 T-058  best win let go
def init_漏胡(T: Game, me: int) -> int:
    return 0


# rulesets/tuidaohu.yaml:111  T-012  first discards alike so far; -1: broken
def init_跟打(T: Game, me: int) -> int:
    return 0


# rulesets/tuidaohu.yaml:112
def init_首张(T: Game, me: int) -> int | None:
    return None


# rulesets/tuidaohu.yaml:2
def judge(T: Game, me: int, A: Arrangement) -> bool:
    found: dict[int, tuple[int, ...]] = {}
    A.found = found
    A.kept = {}
    if A.won and (amounts := pattern_一条龙(T, me, A)) is not None:
        found[PAT_一条龙] = amounts
    if A.won and (amounts := pattern_三豪华七小对(T, me, A)) is not None:
        found[PAT_三豪华七小对] = amounts
    if A.won and (amounts := pattern_双豪华七小对(T, me, A)) is not None:
        found[PAT_双豪华七小对] = amounts
    if A.won and (amounts := pattern_豪华七小对(T, me, A)) is not None:
        found[PAT_豪华七小对] = amounts
    if A.won and (amounts := pattern_十三幺(T, me, A)) is not None:
        found[PAT_十三幺] = amounts
    if A.won and (amounts := pattern_清一色(T, me, A)) is not None:
        found[PAT_清一色] = amounts
    if A.won and PAT_豪华七小对 not in found and PAT_双豪华七小对 not in found and PAT_三豪华七小对 not in found and (amounts := pattern_七小对(T, me, A)) is not None:
        found[PAT_七小对] = amounts
    if A.won and not found and (amounts := pattern_平胡(T, me, A)) is not None:
        found[PAT_平胡] = amounts
    A.totals = (prod(a[0] for a in found.values()),)
    A.values = ()
    A.values = (*A.values, value_番(T, A))
    A.rank = (A.values[VAL_番],)
    return not A.won or score_require(T, me, A)


# rulesets/tuidaohu.yaml:216  T-012
def on_claimed__跟打断(T: Game, l_t: int) -> None:
    if 0 <= T.hand.v_跟打 <= 3:
        T.hand.v_跟打 = -1


# rulesets/tuidaohu.yaml:204  T-012
def on_discarded__跟打(T: Game, me: int, l_t: int) -> None:
    if 0 <= T.hand.v_跟打 <= 3:
        if T.hand.v_跟打 == 0:
            T.hand.v_首张 = KIND_OF[l_t]
        if me == T.ahead(T.dealer, T.hand.v_跟打) and KIND_OF[l_t] == T.hand.v_首张:
            T.hand.v_跟打 = T.hand.v_跟打 + 1
        else:
            T.hand.v_跟打 = -1


# rulesets/tuidaohu.yaml:222  T-034
def on_laid__收标(T: Game, me: int, l_m: Group) -> None:
    T.seats[me].v_标 = False


# rulesets/tuidaohu.yaml:250  T-064 T-066 T-073  Straight
def pattern_一条龙(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not any(all(any(GRP_顺 in ISA[l_g.group] and SUIT_OF[l_g.kind] == l_u and RANK_OF[l_g.kind] == l_r for l_g in A.groups) for l_r in (1, 4, 7)) for l_u in SUITS):
        return None
    return (2 if T.options.o_大胡翻倍 else 1,)


# rulesets/tuidaohu.yaml:228  T-060 T-066 T-073  Seven pairs
def pattern_七小对(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not A.shape == SHP_七对:
        return None
    return (2 if T.options.o_大胡翻倍 else 1,)


# rulesets/tuidaohu.yaml:243  T-061 T-073  Triple deluxe
def pattern_三豪华七小对(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_七对 and define_四同(T, A) == 3):
        return None
    return (16 if T.options.o_大胡翻倍 else 1,)


# rulesets/tuidaohu.yaml:262  T-062 T-066 T-073  Thirteen orphans
def pattern_十三幺(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not A.shape == SHP_十三幺:
        return None
    return (2 if T.options.o_大胡翻倍 else 1,)


# rulesets/tuidaohu.yaml:236  T-061 T-073  Double deluxe
def pattern_双豪华七小对(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_七对 and define_四同(T, A) == 2):
        return None
    return (8 if T.options.o_大胡翻倍 else 1,)


# rulesets/tuidaohu.yaml:227  T-016 T-017 T-053 T-060  Plain
def pattern_平胡(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    return (1,)


# rulesets/tuidaohu.yaml:256  T-065 T-074  Pure suit
def pattern_清一色(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not any(all(SUIT_OF[KIND_OF[l_t]] == l_u for l_t in A.tiles) for l_u in (0, 1, 2)):
        return None
    return (2 if T.options.o_清一色翻倍 else 1,)


# rulesets/tuidaohu.yaml:229  T-061 T-073  Deluxe seven pairs
def pattern_豪华七小对(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_七对 and define_四同(T, A) == 1):
        return None
    return (4 if T.options.o_大胡翻倍 else 1,)


# rulesets/tuidaohu.yaml:162  T-033 T-036 T-042 T-043 T-044 T-045 T-046 T-048  Grab
def priority_抢(T: Game, me: int) -> int:
    return 30


# rulesets/tuidaohu.yaml:148  T-033 T-035 T-041 T-042 T-043 T-045 T-046  Pick up
def priority_拾(T: Game, me: int) -> int:
    return 30


# rulesets/tuidaohu.yaml:59  T-001 T-015
def room_copies(T: Game, it: int) -> int:
    return 0 if it in CLASS_字牌 and not T.options.o_带风 else 4


# rulesets/tuidaohu.yaml:54  T-002
def room_seats(options: Options) -> int:
    return options.o_人数


# rulesets/tuidaohu.yaml:2
def score_choose(T: Game, me: int) -> tuple[tuple[int, ...], ...]:
    return ((),)


# rulesets/tuidaohu.yaml:274  T-039 T-063
def score_require(T: Game, me: int, A: Arrangement) -> bool:
    return not bool(T.seats[me].z_取) or A.shape == SHP_十三幺


# rulesets/tuidaohu.yaml:270
def score_tiles(T: Game, me: int) -> Sequence[int]:
    return (*T.seats[me].hand, *T.seats[me].z_取)


# rulesets/tuidaohu.yaml:314  T-013 T-014 T-019 T-030 T-076  Exhausted wall
def settle_流局(T: Game) -> None:
    for l_s in tuple(T.others(T.dealer)):
        T.pay(1 * T.options.o_抬分, T.dealer, l_s, PAY_后抬, '1分 * option.抬分', (('option.抬分', T.options.o_抬分),))


# rulesets/tuidaohu.yaml:292  T-054 T-071 T-075  Won
def settle_胡(T: Game) -> None:
    for l_w in tuple(T.wins):
        if l_w.from_ is not None:
            T.pay(1 * l_w.values[VAL_番], must(l_w.from_), l_w.seat, PAY_点炮, '1分 * w.番', (('w.番', l_w.values[VAL_番]),))
        else:
            for l_s in tuple(T.others(l_w.seat)):
                T.pay(2 * l_w.values[VAL_番], l_s, l_w.seat, PAY_自摸, '2分 * w.番', (('w.番', l_w.values[VAL_番]),))
    for l_s in tuple(T.all):
        for l_m in tuple(T.seats[l_s].melds):
            if GRP_明杠 in ISA[l_m.group] and l_m.from_ is not None:
                T.pay(1, must(l_m.from_), l_s, PAY_明杠, '1分', ())
            if GRP_补杠 in ISA[l_m.group] and l_m.from_ is not None:
                T.pay(1, must(l_m.from_), l_s, PAY_补杠, '1分', ())
            if GRP_暗杠 in ISA[l_m.group]:
                for l_o in tuple(T.others(l_s)):
                    T.pay(2, l_o, l_s, PAY_暗杠, '2分', ())
    if T.hand.v_跟打 == 4 and len(T.all) == 4:
        for l_s in tuple(T.others(T.dealer)):
            T.pay(1 * T.options.o_抬分, T.dealer, l_s, PAY_前抬, '1分 * option.抬分', (('option.抬分', T.options.o_抬分),))


# rulesets/tuidaohu.yaml:129  T-027 T-055 T-059  Robbing a kong
def together_抢杠(T: Game, claims: tuple[int, ...]) -> bool:
    return T.options.o_一炮多响


# rulesets/tuidaohu.yaml:129  T-008 T-009 T-017 T-045 T-056  Win on a discard
def together_点炮(T: Game, claims: tuple[int, ...]) -> bool:
    return T.options.o_一炮多响


# rulesets/tuidaohu.yaml:276
def value_番(T: Game, A: Arrangement) -> int:
    return A.totals[UNT_倍]


# std/mahjong.yaml:38  completed kongs of all seats
def init_杠数(T: Game, me: int) -> int:
    return 0


# std/mahjong.yaml:56  Chow
def priority_吃(T: Game, me: int) -> int:
    return 10


# std/mahjong.yaml:73  T-006 T-025 T-027  Kong of a discard
def priority_明杠(T: Game, me: int) -> int:
    return 20


# std/mahjong.yaml:65  T-006 T-009  Pung
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


# std/table.yaml:31  how the last tile was drawn
def init_摸法(T: Game, me: int) -> int:
    return MEM_摸法__摸牌


# std/table.yaml:92
def on_ended__计局(T: Game) -> None:
    T.room.v_已打局 = T.room.v_已打局 + 1


# std/table.yaml:83  T-027 T-055 T-059  Robbing a kong
def priority_抢杠(T: Game, me: int) -> int:
    return 90


# std/table.yaml:83  T-008 T-009 T-017 T-045 T-056  Win on a discard
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
    id='tuidaohu',
    version='0.1.0',
    title='推倒胡·十三幺拾抢',
    title_en='Tuidaohu with thirteen-orphans grabbing',
    source='seeds/tuidaohu.yaml',
    digest='de8a2f115c45dabae18fa1912c83ddb56257d420e2c15895dae41f88d39e0458',
    files=('rulesets/tuidaohu.yaml', 'std/mahjong.yaml', 'std/table.yaml'),
    options=(
        Option('局数', 'int', 8, 1, 64, (), Mark('std/table.yaml', 10, (), ('TA-12',), 'Hands in a session')),
        Option('人数', 'int', 4, 2, 4, (), Mark('rulesets/tuidaohu.yaml', 10, ('T-002',), ('TA-28',), 'Players')),
        Option('带风', 'bool', 1, 0, 1, (), Mark('rulesets/tuidaohu.yaml', 12, ('T-015',), ('TA-13',), 'With honours')),
        Option('自摸胡', 'bool', 0, 0, 1, (), Mark('rulesets/tuidaohu.yaml', 13, ('T-067',), ('TA-09',), 'Self-draw only')),
        Option('自摸禁抢', 'bool', 0, 0, 1, (), Mark('rulesets/tuidaohu.yaml', 14, ('T-059', 'T-067'), ('TA-09',), 'Self-draw only forbids robbing a kong too')),
        Option('一炮多响', 'bool', 0, 0, 1, (), Mark('rulesets/tuidaohu.yaml', 22, ('T-056', 'T-057'), (), 'Several winners of one tile')),
        Option('大胡翻倍', 'bool', 0, 0, 1, (), Mark('rulesets/tuidaohu.yaml', 23, ('T-066', 'T-073'), ('TA-37',), 'Big patterns multiply')),
        Option('清一色翻倍', 'bool', 0, 0, 1, (), Mark('rulesets/tuidaohu.yaml', 24, ('T-074',), (), 'Pure suit doubles')),
        Option('只自摸序', 'int', 3, 0, 9, (), Mark('rulesets/tuidaohu.yaml', 25, ('T-052', 'T-069'), ('TA-01',), 'Ranks up to this one win by self-draw only')),
        Option('抬分', 'int', 1, 0, 9, (), Mark('rulesets/tuidaohu.yaml', 32, ('T-012', 'T-014'), ('TA-02', 'TA-04'), 'Points of 前抬 and 后抬')),
    ),
    constraints=(
        Constraint('自摸禁抢', constraint_自摸禁抢__1, 'option.自摸胡', '只有自摸胡的房间才需要禁止抢杠 / only a self-draw room can forbid robbing', Mark('rulesets/tuidaohu.yaml', 14)),
    ),
    presets={},
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
        GroupSpec('暗杠', ISA[GRP_暗杠], 'one', ((0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2), (3, 3, 3, 3), (4, 4, 4, 4), (5, 5, 5, 5), (6, 6, 6, 6), (7, 7, 7, 7), (8, 8, 8, 8), (9, 9, 9, 9), (10, 10, 10, 10), (11, 11, 11, 11), (12, 12, 12, 12), (13, 13, 13, 13), (14, 14, 14, 14), (15, 15, 15, 15), (16, 16, 16, 16), (17, 17, 17, 17), (18, 18, 18, 18), (19, 19, 19, 19), (20, 20, 20, 20), (21, 21, 21, 21), (22, 22, 22, 22), (23, 23, 23, 23), (24, 24, 24, 24), (25, 25, 25, 25), (26, 26, 26, 26), (27, 27, 27, 27), (28, 28, 28, 28), (29, 29, 29, 29), (30, 30, 30, 30), (31, 31, 31, 31), (32, 32, 32, 32), (33, 33, 33, 33)), None, 0, Mark('std/mahjong.yaml', 31, ('T-026',), (), 'Concealed kong')),
        GroupSpec('十三张', ISA[GRP_十三张], '', ((0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33),), None, 0, Mark('rulesets/tuidaohu.yaml', 45, ('T-062',), (), 'One of every orphan')),
        GroupSpec('单张', ISA[GRP_单张], '', ((0,), (8,), (9,), (17,), (18,), (26,), (27,), (28,), (29,), (30,), (31,), (32,), (33,)), None, 0, Mark('rulesets/tuidaohu.yaml', 46, ('T-062',), (), 'One more orphan')),
    ),
    shapes=(
        ShapeSpec('标准', (Part(4, (GRP_顺, GRP_刻)), Part(1, (GRP_将,))), False, None, Mark('std/mahjong.yaml', 34, ('T-053', 'T-060'), (), 'Four groups and a pair'), False),
        ShapeSpec('七对', (Part(7, (GRP_将,)),), False, None, Mark('rulesets/tuidaohu.yaml', 50, ('T-060',), (), 'Seven pairs'), False),
        ShapeSpec('十三幺', (Part(1, (GRP_十三张,)), Part(1, (GRP_单张,))), False, None, Mark('rulesets/tuidaohu.yaml', 51, ('T-062',), (), 'Thirteen orphans'), False),
    ),
    zones=(
        Zone('取', 'seat', 'all', 'z_取', Mark('rulesets/tuidaohu.yaml', 41, ('T-042', 'T-049'), ('TA-38',), 'Tiles taken for thirteen orphans')),
    ),
    wall_stack=1,
    state=(
        StateVar('已打局', 'room', 'v_已打局', 'int', init_已打局, 'never', 'all', (), Mark('std/table.yaml', 33, (), (), 'hands finished')),
        StateVar('出牌数', 'hand', 'v_出牌数', 'int', init_出牌数, 'hand', 'all', (), Mark('std/table.yaml', 29, (), (), 'discards so far')),
        StateVar('杠数', 'hand', 'v_杠数', 'int', init_杠数, 'hand', 'all', (), Mark('std/mahjong.yaml', 38, (), (), 'completed kongs of all seats')),
        StateVar('跟打', 'hand', 'v_跟打', 'int', init_跟打, 'hand', 'all', (), Mark('rulesets/tuidaohu.yaml', 111, ('T-012',), ('TA-03',), 'first discards alike so far; -1: broken')),
        StateVar('首张', 'hand', 'v_首张', 'maybe kind', init_首张, 'hand', 'all', (), Mark('rulesets/tuidaohu.yaml', 112, ('T-012',), (), "the dealer's first discard")),
        StateVar('摸法', 'seat', 'v_摸法', '摸法', init_摸法, 'hand', 'all', ('摸牌', '补牌'), Mark('std/table.yaml', 31, (), (), 'how the last tile was drawn')),
        StateVar('标', 'seat', 'v_标', 'bool', init_标, 'hand', 'all', (), Mark('rulesets/tuidaohu.yaml', 114, ('T-032',), (), 'shows the thirteen-orphans flag')),
        StateVar('抢数', 'seat', 'v_抢数', 'int', init_抢数, 'hand', 'all', (), Mark('rulesets/tuidaohu.yaml', 115, ('T-043',), (), 'tiles grabbed')),
        StateVar('漏碰', 'seat', 'v_漏碰', 'set of kind', init_漏碰, 'draw', 'owner', (), Mark('rulesets/tuidaohu.yaml', 116, ('T-010',), ('TA-07',), 'pungs let go')),
        StateVar('漏胡', 'seat', 'v_漏胡', 'int', init_漏胡, 'draw', 'owner', (), Mark('rulesets/tuidaohu.yaml', 117, ('T-011', 'T-058'), ('TA-08',), 'best win let go')),
    ),
    phases=(
        Phase('发牌', 'auto', (), None, enter_发牌, None, Mark('std/table.yaml', 52, (), (), 'The deal')),
        Phase('出牌', 'turn', (ACT_打, ACT_自摸, ACT_补杠, ACT_暗杠), None, None, None, Mark('std/table.yaml', 59, (), (), 'Own turn')),
        Phase('应牌', 'window', (ACT_点炮, ACT_吃, ACT_碰, ACT_明杠, ACT_拾, ACT_抢), None, None, None, Mark('std/table.yaml', 60, (), (), 'A discard on offer')),
        Phase('抢杠窗', 'window', (ACT_抢杠,), None, None, None, Mark('std/mahjong.yaml', 50, (), (), 'A kong on offer to robbers')),
    ),
    actions=(
        Action('打', legal_打, do_打, (('t', 'tile'),), frozenset((PHS_出牌,)), False, None, None, None, (), False, True, (), Mark('std/table.yaml', 63, (), (), 'Discard')),
        Action('自摸', legal_自摸, do_自摸, (), frozenset((PHS_出牌,)), False, None, None, None, (), True, False, (), Mark('std/table.yaml', 73, ('T-016', 'T-068'), ('TA-14',), 'Self-drawn win')),
        Action('点炮', legal_点炮, do_点炮, (('t', 'tile'),), frozenset((PHS_应牌,)), False, priority_点炮, together_点炮, None, (), True, False, (BAR_只自摸, BAR_漏胡, BAR_自摸胡), Mark('std/table.yaml', 80, ('T-008', 'T-009', 'T-017', 'T-045', 'T-056'), ('TA-11', 'TA-14', 'TA-32'), 'Win on a discard')),
        Action('吃', legal_吃, do_吃, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌,)), False, priority_吃, None, None, (), False, False, (BAR_不吃,), Mark('std/mahjong.yaml', 53, (), (), 'Chow'), never=True),
        Action('碰', legal_碰, do_碰, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌,)), False, priority_碰, None, None, (), False, False, (BAR_幺牌不副露, BAR_漏碰), Mark('std/mahjong.yaml', 62, ('T-006', 'T-009'), (), 'Pung')),
        Action('明杠', legal_明杠, do_明杠, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌,)), False, priority_明杠, None, None, (), False, False, (BAR_幺牌不副露,), Mark('std/mahjong.yaml', 70, ('T-006', 'T-025', 'T-027'), ('TA-10', 'TA-19', 'TA-20'), 'Kong of a discard')),
        Action('补杠', legal_补杠, do_补杠, (('m', 'meld'), ('t', 'tile')), frozenset((PHS_出牌,)), False, None, None, None, (), False, False, (BAR_幺牌不副露,), Mark('std/mahjong.yaml', 80, ('T-006', 'T-025', 'T-027'), ('TA-19', 'TA-27'), 'Added kong')),
        Action('暗杠', legal_暗杠, do_暗杠, (('w', 'tiles'),), frozenset((PHS_出牌,)), False, None, None, None, (), False, False, (BAR_幺牌不副露,), Mark('std/mahjong.yaml', 90, ('T-006', 'T-025', 'T-027'), ('TA-19', 'TA-27'), 'Concealed kong')),
        Action('抢杠', legal_抢杠, do_抢杠, (('t', 'tile'),), frozenset((PHS_抢杠窗,)), False, priority_抢杠, together_抢杠, None, (), True, False, (BAR_只自摸, BAR_漏胡, BAR_自摸禁抢), Mark('std/mahjong.yaml', 99, ('T-027', 'T-055', 'T-059'), ('TA-10', 'TA-32'), 'Robbing a kong')),
        Action('十三幺', legal_十三幺, do_十三幺, (), frozenset(), True, None, None, None, (), False, False, (), Mark('rulesets/tuidaohu.yaml', 136, ('T-032', 'T-034', 'T-037', 'T-040'), ('TA-06', 'TA-18'), 'Thirteen-orphans flag')),
        Action('拾', legal_拾, do_拾, (('t', 'tile'),), frozenset((PHS_应牌,)), False, priority_拾, None, None, (), False, False, (), Mark('rulesets/tuidaohu.yaml', 143, ('T-033', 'T-035', 'T-041', 'T-042', 'T-043', 'T-045', 'T-046'), ('TA-15', 'TA-17', 'TA-34'), 'Pick up')),
        Action('抢', legal_抢, do_抢, (('t', 'tile'),), frozenset((PHS_应牌,)), False, priority_抢, None, None, (), False, False, (), Mark('rulesets/tuidaohu.yaml', 157, ('T-033', 'T-036', 'T-042', 'T-043', 'T-044', 'T-045', 'T-046', 'T-048'), ('TA-15', 'TA-17', 'TA-34'), 'Grab')),
    ),
    bars=(
        Bar('不吃', (ACT_吃,), {}, False, Mark('rulesets/tuidaohu.yaml', 172, ('T-006',))),
        Bar('只自摸', (ACT_点炮, ACT_抢杠), {}, False, Mark('rulesets/tuidaohu.yaml', 190, ('T-052', 'T-059', 'T-069'), ('TA-01', 'TA-25'))),
        Bar('幺牌不副露', (ACT_碰, ACT_明杠, ACT_补杠, ACT_暗杠), {}, False, Mark('rulesets/tuidaohu.yaml', 173, ('T-039',), ('TA-05', 'TA-18'))),
        Bar('漏碰', (ACT_碰,), {ACT_碰: declined_漏碰__碰}, False, Mark('rulesets/tuidaohu.yaml', 178, ('T-010',), ('TA-07',))),
        Bar('漏胡', (ACT_点炮, ACT_抢杠), {ACT_点炮: declined_漏胡__点炮, ACT_抢杠: declined_漏胡__抢杠}, False, Mark('rulesets/tuidaohu.yaml', 184, ('T-011', 'T-058'), ('TA-08',))),
        Bar('自摸禁抢', (ACT_抢杠,), {}, False, Mark('rulesets/tuidaohu.yaml', 196, ('T-059', 'T-067'), ('TA-09',))),
        Bar('自摸胡', (ACT_点炮,), {}, False, Mark('rulesets/tuidaohu.yaml', 195, ('T-067',), ('TA-09',))),
    ),
    events={'ended': event_ended, 'discarded': event_discarded, 'claimed': event_claimed, 'laid': event_laid},
    start=PHS_发牌,
    units=(
        Unit('倍', 'product', Mark('rulesets/tuidaohu.yaml', 224)),
    ),
    patterns=(
        Pattern('一条龙', 'winner', (), Mark('rulesets/tuidaohu.yaml', 250, ('T-064', 'T-066', 'T-073'), ('TA-23',), 'Straight')),
        Pattern('三豪华七小对', 'winner', (), Mark('rulesets/tuidaohu.yaml', 243, ('T-061', 'T-073'), ('TA-21', 'TA-22'), 'Triple deluxe')),
        Pattern('双豪华七小对', 'winner', (), Mark('rulesets/tuidaohu.yaml', 236, ('T-061', 'T-073'), ('TA-21', 'TA-22'), 'Double deluxe')),
        Pattern('豪华七小对', 'winner', (), Mark('rulesets/tuidaohu.yaml', 229, ('T-061', 'T-073'), ('TA-21', 'TA-22'), 'Deluxe seven pairs')),
        Pattern('十三幺', 'winner', (), Mark('rulesets/tuidaohu.yaml', 262, ('T-062', 'T-066', 'T-073'), ('TA-25', 'TA-37'), 'Thirteen orphans')),
        Pattern('清一色', 'winner', (), Mark('rulesets/tuidaohu.yaml', 256, ('T-065', 'T-074'), ('TA-22',), 'Pure suit')),
        Pattern('七小对', 'winner', (), Mark('rulesets/tuidaohu.yaml', 228, ('T-060', 'T-066', 'T-073'), (), 'Seven pairs'), replaced_by=(PAT_豪华七小对, PAT_双豪华七小对, PAT_三豪华七小对)),
        Pattern('平胡', 'winner', (), Mark('rulesets/tuidaohu.yaml', 227, ('T-016', 'T-017', 'T-053', 'T-060'), ('TA-14', 'TA-30'), 'Plain')),
    ),
    score=ScoreSpec(score_tiles, score_size, (SHP_标准, SHP_七对, SHP_十三幺), (), score_choose, judge, (ScoreValue('番', '', Mark('rulesets/tuidaohu.yaml', 276, (), ('TA-22',))),), (), False, False, ('hand', 'z_取'), {}, Mark('rulesets/tuidaohu.yaml', 2), ()),
    payments=(
        Payment('自摸', Mark('rulesets/tuidaohu.yaml', 280, ('T-054', 'T-068', 'T-069'))),
        Payment('点炮', Mark('rulesets/tuidaohu.yaml', 281, ('T-054', 'T-059', 'T-070'), ('TA-20', 'TA-32'))),
        Payment('明杠', Mark('rulesets/tuidaohu.yaml', 282, ('T-028', 'T-071', 'T-072'), ('TA-29', 'TA-36'))),
        Payment('补杠', Mark('rulesets/tuidaohu.yaml', 283, ('T-029', 'T-071', 'T-072'), ('TA-29', 'TA-36'))),
        Payment('暗杠', Mark('rulesets/tuidaohu.yaml', 284, ('T-031', 'T-071', 'T-072'), ('TA-29', 'TA-36'))),
        Payment('前抬', Mark('rulesets/tuidaohu.yaml', 285, ('T-012', 'T-013', 'T-075'), ('TA-02', 'TA-36'))),
        Payment('后抬', Mark('rulesets/tuidaohu.yaml', 286, ('T-014', 'T-076'), ('TA-04',))),
    ),
    pots=(),
    ends=(
        End('胡', settle_胡, 'rule', (), Mark('std/table.yaml', 98, ('T-054', 'T-071', 'T-075'), (), 'Won')),
        End('流局', settle_流局, 'wall', (), Mark('std/table.yaml', 99, ('T-013', 'T-014', 'T-019', 'T-030', 'T-076'), ('TA-04',), 'Exhausted wall')),
        End('解散', None, 'room', (), Mark('std/table.yaml', 100, ('T-019', 'T-030'), ('TA-31',), 'Room dissolved')),
    ),
    dealer_first=dealer_first,
    dealer_next=dealer_next,
    session_over=session_over,
    session_settle=None,
    seat_class=SeatState,
    hand_class=HandState,
    room_class=RoomState,
    options_class=Options,
    notes={'T-007': '没有报听这一步，因此没有动作也没有锁 / no declaration of readiness exists, so there is no action for it'},
    red=frozenset(()),
    places={
        'define_副数': ('rulesets/tuidaohu.yaml', 82),
        'define_可取': ('rulesets/tuidaohu.yaml', 88),
        'define_可拾抢': ('rulesets/tuidaohu.yaml', 77),
        'define_四同': ('rulesets/tuidaohu.yaml', 104),
        'define_有将': ('rulesets/tuidaohu.yaml', 83),
        'define_有碰杠': ('rulesets/tuidaohu.yaml', 97),
        'define_番值': ('rulesets/tuidaohu.yaml', 102),
        'define_翻': ('rulesets/tuidaohu.yaml', 103),
        'define_要得上': ('rulesets/tuidaohu.yaml', 92),
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
        'routine_开局': ('std/table.yaml', 47),
        'routine_补牌': ('std/table.yaml', 43),
        'routine_轮到': ('std/table.yaml', 36),
        'barred_吃__不吃': ('rulesets/tuidaohu.yaml', 172),
        'barred_抢杠__自摸禁抢': ('rulesets/tuidaohu.yaml', 196),
        'barred_明杠__幺牌不副露': ('rulesets/tuidaohu.yaml', 177),
        'barred_暗杠__幺牌不副露': ('rulesets/tuidaohu.yaml', 177),
        'barred_点炮__自摸胡': ('rulesets/tuidaohu.yaml', 195),
        'barred_碰__幺牌不副露': ('rulesets/tuidaohu.yaml', 177),
        'barred_碰__漏碰': ('rulesets/tuidaohu.yaml', 182),
        'barred_补杠__幺牌不副露': ('rulesets/tuidaohu.yaml', 177),
        'legal_十三幺': ('rulesets/tuidaohu.yaml', 136),
        'legal_抢': ('rulesets/tuidaohu.yaml', 157),
        'legal_拾': ('rulesets/tuidaohu.yaml', 143),
        'legal_吃': ('std/mahjong.yaml', 53),
        'legal_抢杠': ('std/mahjong.yaml', 99),
        'legal_明杠': ('std/mahjong.yaml', 70),
        'legal_暗杠': ('std/mahjong.yaml', 90),
        'legal_碰': ('std/mahjong.yaml', 62),
        'legal_补杠': ('std/mahjong.yaml', 80),
        'legal_打': ('std/table.yaml', 63),
        'legal_点炮': ('std/table.yaml', 80),
        'legal_自摸': ('std/table.yaml', 73),
        'after_明杠__2': ('rulesets/tuidaohu.yaml', 70),
        'do_十三幺': ('rulesets/tuidaohu.yaml', 142),
        'do_抢': ('rulesets/tuidaohu.yaml', 166),
        'do_拾': ('rulesets/tuidaohu.yaml', 154),
        'do_明杠': ('rulesets/tuidaohu.yaml', 70),
        'after_补杠__3': ('std/mahjong.yaml', 86),
        'do_吃': ('std/mahjong.yaml', 60),
        'do_暗杠': ('std/mahjong.yaml', 96),
        'do_碰': ('std/mahjong.yaml', 68),
        'do_补杠': ('std/mahjong.yaml', 86),
        'after_打__1': ('std/table.yaml', 71),
        'do_打': ('std/table.yaml', 69),
        'do_抢杠': ('std/table.yaml', 87),
        'do_点炮': ('std/table.yaml', 87),
        'do_自摸': ('std/table.yaml', 78),
        'constraint_自摸禁抢__1': ('rulesets/tuidaohu.yaml', 21),
        'dealer_first': ('rulesets/tuidaohu.yaml', 321),
        'dealer_next': ('rulesets/tuidaohu.yaml', 322),
        'declined_漏碰__碰': ('rulesets/tuidaohu.yaml', 183),
        'declined_漏胡__抢杠': ('rulesets/tuidaohu.yaml', 189),
        'declined_漏胡__点炮': ('rulesets/tuidaohu.yaml', 189),
        'event_claimed': ('rulesets/tuidaohu.yaml', 216),
        'event_discarded': ('rulesets/tuidaohu.yaml', 204),
        'event_laid': ('rulesets/tuidaohu.yaml', 222),
        'init_抢数': ('rulesets/tuidaohu.yaml', 115),
        'init_标': ('rulesets/tuidaohu.yaml', 114),
        'init_漏碰': ('rulesets/tuidaohu.yaml', 116),
        'init_漏胡': ('rulesets/tuidaohu.yaml', 119),
        'init_跟打': ('rulesets/tuidaohu.yaml', 111),
        'init_首张': ('rulesets/tuidaohu.yaml', 112),
        'judge': ('rulesets/tuidaohu.yaml', 2),
        'on_claimed__跟打断': ('rulesets/tuidaohu.yaml', 216),
        'on_discarded__跟打': ('rulesets/tuidaohu.yaml', 204),
        'on_laid__收标': ('rulesets/tuidaohu.yaml', 222),
        'pattern_一条龙': ('rulesets/tuidaohu.yaml', 250),
        'pattern_七小对': ('rulesets/tuidaohu.yaml', 228),
        'pattern_三豪华七小对': ('rulesets/tuidaohu.yaml', 243),
        'pattern_十三幺': ('rulesets/tuidaohu.yaml', 262),
        'pattern_双豪华七小对': ('rulesets/tuidaohu.yaml', 236),
        'pattern_平胡': ('rulesets/tuidaohu.yaml', 227),
        'pattern_清一色': ('rulesets/tuidaohu.yaml', 256),
        'pattern_豪华七小对': ('rulesets/tuidaohu.yaml', 229),
        'priority_抢': ('rulesets/tuidaohu.yaml', 162),
        'priority_拾': ('rulesets/tuidaohu.yaml', 148),
        'room_copies': ('rulesets/tuidaohu.yaml', 59),
        'room_seats': ('rulesets/tuidaohu.yaml', 54),
        'score_choose': ('rulesets/tuidaohu.yaml', 2),
        'score_require': ('rulesets/tuidaohu.yaml', 274),
        'score_tiles': ('rulesets/tuidaohu.yaml', 270),
        'settle_流局': ('rulesets/tuidaohu.yaml', 314),
        'settle_胡': ('rulesets/tuidaohu.yaml', 292),
        'together_抢杠': ('rulesets/tuidaohu.yaml', 129),
        'together_点炮': ('rulesets/tuidaohu.yaml', 129),
        'value_番': ('rulesets/tuidaohu.yaml', 276),
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
