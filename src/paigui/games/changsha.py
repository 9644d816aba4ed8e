'长沙麻将 (changsha): a compiled rulebook. Made by the compiler; change the rulebook, not this file.'

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
SHP_将将 = 2
ACT_打 = 0
ACT_自摸 = 1
ACT_点炮 = 2
ACT_吃 = 3
ACT_碰 = 4
ACT_明杠 = 5
ACT_补杠 = 6
ACT_暗杠 = 7
ACT_抢杠 = 8
ACT_四喜 = 9
ACT_板板胡 = 10
ACT_缺一色 = 11
ACT_六六顺 = 12
ACT_开暗杠 = 13
ACT_开补杠 = 14
ACT_开明杠 = 15
ACT_抢开杠 = 16
ACT_杠上花 = 17
ACT_杠上炮 = 18
ACT_要海底 = 19
ACT_海底捞 = 20
ACT_海底炮 = 21
PHS_发牌 = 0
PHS_出牌 = 1
PHS_应牌 = 2
PHS_抢杠窗 = 3
PHS_起手 = 4
PHS_抢开窗 = 5
PHS_开杠牌 = 6
PHS_双牌窗 = 7
PHS_海底问 = 8
PHS_海底牌 = 9
PHS_海底窗 = 10
PAT_七小对 = 0
PAT_全求人 = 1
PAT_地胡 = 2
PAT_天胡 = 3
PAT_将将胡 = 4
PAT_抢杠胡 = 5
PAT_杠上开花 = 6
PAT_杠上炮 = 7
PAT_海底捞月 = 8
PAT_海底炮 = 9
PAT_清一色 = 10
PAT_碰碰胡 = 11
PAT_小胡 = 12
UNT_大 = 0
PAY_起手胡 = 0
PAY_点炮 = 1
PAY_自摸 = 2
END_胡 = 0
END_流局 = 1
END_解散 = 2
BAR_开杠后不动牌 = 0
BAR_开杠后不换张 = 1
BAR_开杠后只开摸来的 = 2
BAR_留海底 = 3
BAR_留海底开 = 4
BAR_跟胡 = 5
VAL_大数 = 0
MEM_摸法__摸牌 = 0
MEM_摸法__补牌 = 1
ISA: tuple[frozenset[int], ...] = (frozenset((0,)), frozenset((1,)), frozenset((2,)), frozenset((3, 0)), frozenset((4, 1)), frozenset((5, 1)), frozenset((6, 5, 1)), frozenset((7, 5, 1)), frozenset((8, 5, 1)))
CLASS_字牌: frozenset[int] = frozenset((27, 28, 29, 30, 31, 32, 33))
CLASS_幺九: frozenset[int] = frozenset((0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33))
CLASS_二五八: frozenset[int] = frozenset((1, 4, 7, 10, 13, 16, 19, 22, 25))
TAG_乱将: tuple[int, ...] = (PAT_七小对, PAT_全求人, PAT_将将胡, PAT_清一色, PAT_碰碰胡)
KINDS_1: frozenset[int] = frozenset((1, 4, 7, 10, 13, 16, 19, 22, 25))


class SeatState(Seat):
    """A seat with this rulebook's zones and state."""

    z_开: list[int]
    v_摸法: int
    v_起手: frozenset[int]
    v_锁: bool
    v_过胡: int


class HandState:
    """Zones and state of one hand."""

    z_鸟区: list[int]
    v_出牌数: int
    v_杠数: int
    v_鸟座: tuple[int, ...]
    v_海底家: int | None


class RoomState:
    """State that outlives a hand."""

    v_已打局: int


class Options:
    """The room's options."""

    o_局数: int
    o_大胡方式需将: bool
    o_骰数: int
    o_鸟数: int

Game: TypeAlias = Table[SeatState, HandState, RoomState, Options]


# rulesets/changsha.yaml:360  C-052 C-053 C-069
def convert_庄大胡(x: Fraction | int) -> int:
    return whole(7 * x)


# rulesets/changsha.yaml:361  C-052 C-053 C-069
def convert_闲大胡(x: Fraction | int) -> int:
    return whole(6 * x)


# rulesets/changsha.yaml:81  C-062  birds on a seat
def define_中鸟(T: Game, l_s: int) -> int:
    return sum(1 for l_b in T.hand.v_鸟座 if l_b == l_s)


# rulesets/changsha.yaml:82  C-063 C-064  what b owes a, doubled by every bird on either
def define_付(T: Game, l_a: int, l_b: int, l_n: int) -> int:
    return define_底分(T, l_a, l_b, l_n) * power(2, define_中鸟(T, l_a) + define_中鸟(T, l_b))


# rulesets/changsha.yaml:73  the dealer is one of the two
def define_庄闲(T: Game, l_a: int, l_b: int) -> bool:
    return l_a == T.dealer or l_b == T.dealer


# rulesets/changsha.yaml:74  C-050 C-051 C-052 C-053 C-069  what b owes a for a win of n bigs, before birds
def define_底分(T: Game, l_a: int, l_b: int, l_n: int) -> int:
    return (2 if define_庄闲(T, l_a, l_b) else 1) if l_n == 0 else convert_庄大胡(l_n) if define_庄闲(T, l_a, l_b) else convert_闲大胡(l_n)


# rulesets/changsha.yaml:71  the opening win is declared
def define_报过(T: Game, l_s: int, l_a: int) -> bool:
    return any(l_x == l_a for l_x in T.seats[l_s].v_起手)


# rulesets/changsha.yaml:72  how many seats won
def define_胡家数(T: Game) -> int:
    return sum(1 for l_s in T.all if l_s in define_赢家(T))


# rulesets/changsha.yaml:66  C-041 C-070  bigs of all that is on offer; -1 none of it wins
def define_胡数(T: Game, me: int, act: int) -> int:
    return sum(define_胡级(T, me, act, l_t) for l_t in (T.offer.tiles if T.offer is not None else ()) if define_胡得(T, me, act, l_t)) if any(define_胡得(T, me, act, l_t) for l_t in (T.offer.tiles if T.offer is not None else ())) else -1


# rulesets/changsha.yaml:65  bigs this tile wins; 0 a small win, -1 none
def define_胡级(T: Game, me: int, act: int, l_t: int) -> int:
    return default(None if (x_1 := T.worth(me, l_t, act)) is None else x_1.values[VAL_大数], -1)


# rulesets/changsha.yaml:64  C-007  the pair is a 258
def define_需将对(T: Game, A: Arrangement) -> bool:
    kept: bool | None = A.kept.get('需将对')
    if kept is None:
        kept = A.kept['需将对'] = any(GRP_将 in ISA[l_g.group] and l_g.kind in CLASS_二五八 for l_g in A.groups)
    return kept


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


# std/table.yaml:13  C-002  tiles dealt to each seat before the dealer's extra one
def define_起手张(T: Game) -> int:
    return 13


# std/table.yaml:18  the first win of the hand
def define_首胡(T: Game) -> Win | None:
    return next((l_w for l_w in T.wins), None)


# rulesets/changsha.yaml:132  C-015 C-016
def routine_付起手(T: Game) -> None:
    for l_s in tuple(T.all):
        for l_a in members(T.seats[l_s].v_起手):
            for l_o in tuple(T.others(l_s)):
                T.pay(define_付(T, l_s, l_o, 0) + 1, l_o, l_s, PAY_起手胡, '付(s, o, 0大) + 1分', (('付(s, o, 0大)', define_付(T, l_s, l_o, 0)),))


# rulesets/changsha.yaml:111  C-033 C-036
def routine_开牌(T: Game, l_s: int, l_n: int) -> None:
    T.seats[l_s].v_锁 = True
    T.hand.v_杠数 = T.hand.v_杠数 + 1
    for l_t in tuple(T.wall.stack(l_n)):
        T.move((l_t,), l_s, 'z_开')
    T.goto(PHS_开杠牌, l_s)


# rulesets/changsha.yaml:120  C-061 C-062 C-065
def routine_翻鸟(T: Game) -> None:
    if any(l_w.by == ACT_海底捞 or l_w.by == ACT_海底炮 for l_w in T.wins):
        for l_w in tuple(T.wins):
            if len(T.hand.v_鸟座) == 0 and l_w.tile is not None:
                T.hand.v_鸟座 = (*T.hand.v_鸟座, *(T.ahead(T.dealer, RANK_OF[KIND_OF[must(l_w.tile)]] - 1),))
    else:
        for l_t in tuple(T.wall.front(T.options.o_鸟数)):
            T.move((l_t,), -1, 'z_鸟区')
            T.hand.v_鸟座 = (*T.hand.v_鸟座, *(T.ahead(T.dealer, RANK_OF[KIND_OF[l_t]] - 1),))


# std/table.yaml:47  C-002 C-016
def routine_开局(T: Game) -> None:
    T.draw(T.dealer)
    T.goto(PHS_起手, T.dealer)


# std/table.yaml:43
def routine_补牌(T: Game, l_s: int) -> None:
    T.seats[l_s].v_摸法 = MEM_摸法__补牌
    T.draw(l_s, tail=True)
    T.goto(PHS_出牌, l_s)


# std/table.yaml:36  C-005 C-029 C-030
def routine_轮到(T: Game, l_s: int) -> None:
    if T.wall.left <= 1:
        T.goto(PHS_海底问)
    else:
        T.seats[l_s].v_摸法 = MEM_摸法__摸牌
        T.draw(l_s)
        T.goto(PHS_出牌, l_s)


# rulesets/changsha.yaml:289
def barred_吃__开杠后不动牌(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_吃, define_成组牌(T, me), l_t):
            why.append(((ACT_吃, l_t, l_w), BAR_开杠后不动牌))


# rulesets/changsha.yaml:289
def barred_开明杠__开杠后不动牌(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_明杠, define_成组牌(T, me), l_t):
            if not T.after_meld(me, GRP_明杠, tuple((*l_w, *(l_t,))), lambda: bool(T.waits(me, ACT_杠上花))):
                continue
            why.append(((ACT_开明杠, l_t, l_w), BAR_开杠后不动牌))


# rulesets/changsha.yaml:300
def barred_开明杠__留海底开(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_明杠, define_成组牌(T, me), l_t):
            if not T.after_meld(me, GRP_明杠, tuple((*l_w, *(l_t,))), lambda: bool(T.waits(me, ACT_杠上花))):
                continue
            why.append(((ACT_开明杠, l_t, l_w), BAR_留海底开))


# rulesets/changsha.yaml:300
def barred_开暗杠__留海底开(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_w in T.ways(me, GRP_暗杠, define_成组牌(T, me)):
        if not T.after_meld(me, GRP_暗杠, tuple(l_w), lambda: bool(T.waits(me, ACT_杠上花))):
            continue
        why.append(((ACT_开暗杠, l_w), BAR_留海底开))


# rulesets/changsha.yaml:289
def barred_开补杠__开杠后不动牌(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for i_l_m, l_m in enumerate(T.seats[me].melds):
        if not GRP_碰 in ISA[l_m.group]:
            continue
        for l_t in define_成组牌(T, me):
            if not l_m.kind == KIND_OF[l_t]:
                continue
            if not T.after_regroup(me, l_m, GRP_补杠, tuple((l_t,)), (), lambda: bool(T.waits(me, ACT_杠上花))):
                continue
            why.append(((ACT_开补杠, i_l_m, l_t), BAR_开杠后不动牌))


# rulesets/changsha.yaml:300
def barred_开补杠__留海底开(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for i_l_m, l_m in enumerate(T.seats[me].melds):
        if not GRP_碰 in ISA[l_m.group]:
            continue
        for l_t in define_成组牌(T, me):
            if not l_m.kind == KIND_OF[l_t]:
                continue
            if not T.after_regroup(me, l_m, GRP_补杠, tuple((l_t,)), (), lambda: bool(T.waits(me, ACT_杠上花))):
                continue
            why.append(((ACT_开补杠, i_l_m, l_t), BAR_留海底开))


# rulesets/changsha.yaml:305
def barred_抢开杠__跟胡(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_抢开杠, l_t):
            continue
        why.append(((ACT_抢开杠, l_t), BAR_跟胡))


# rulesets/changsha.yaml:305
def barred_抢杠__跟胡(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_抢杠, l_t):
            continue
        why.append(((ACT_抢杠, l_t), BAR_跟胡))


# rulesets/changsha.yaml:289
def barred_明杠__开杠后不动牌(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_明杠, define_成组牌(T, me), l_t):
            why.append(((ACT_明杠, l_t, l_w), BAR_开杠后不动牌))


# rulesets/changsha.yaml:299
def barred_明杠__留海底(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_明杠, define_成组牌(T, me), l_t):
            why.append(((ACT_明杠, l_t, l_w), BAR_留海底))


# rulesets/changsha.yaml:289
def barred_暗杠__开杠后不动牌(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_w in T.ways(me, GRP_暗杠, define_成组牌(T, me)):
        why.append(((ACT_暗杠, l_w), BAR_开杠后不动牌))


# rulesets/changsha.yaml:299
def barred_暗杠__留海底(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_w in T.ways(me, GRP_暗杠, define_成组牌(T, me)):
        why.append(((ACT_暗杠, l_w), BAR_留海底))


# rulesets/changsha.yaml:305
def barred_海底炮__跟胡(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_海底炮, l_t):
            continue
        why.append(((ACT_海底炮, l_t), BAR_跟胡))


# rulesets/changsha.yaml:305
def barred_点炮__跟胡(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_点炮, l_t):
            continue
        why.append(((ACT_点炮, l_t), BAR_跟胡))


# rulesets/changsha.yaml:289
def barred_碰__开杠后不动牌(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_碰, define_成组牌(T, me), l_t):
            why.append(((ACT_碰, l_t, l_w), BAR_开杠后不动牌))


# rulesets/changsha.yaml:289
def barred_补杠__开杠后不动牌(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for i_l_m, l_m in enumerate(T.seats[me].melds):
        if not GRP_碰 in ISA[l_m.group]:
            continue
        for l_t in define_成组牌(T, me):
            if not l_m.kind == KIND_OF[l_t]:
                continue
            why.append(((ACT_补杠, i_l_m, l_t), BAR_开杠后不动牌))


# rulesets/changsha.yaml:299
def barred_补杠__留海底(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for i_l_m, l_m in enumerate(T.seats[me].melds):
        if not GRP_碰 in ISA[l_m.group]:
            continue
        for l_t in define_成组牌(T, me):
            if not l_m.kind == KIND_OF[l_t]:
                continue
            why.append(((ACT_补杠, i_l_m, l_t), BAR_留海底))


# rulesets/changsha.yaml:208  C-014  Two triplets
def legal_六六顺(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if define_报过(T, me, ACT_六六顺):
        return
    if not sum(1 for l_k in KINDS if define_张数(T, me, l_k) >= 3) >= 2:
        return
    out.append((ACT_六六顺,))


# rulesets/changsha.yaml:188  C-011  Four alike
def legal_四喜(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if define_报过(T, me, ACT_四喜):
        return
    if not any(define_张数(T, me, l_k) == 4 for l_k in KINDS):
        return
    out.append((ACT_四喜,))


# rulesets/changsha.yaml:242  C-032 C-042  Kong of a discard with dice
def legal_开明杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if mine.v_锁:
        if why is not None:
            barred_开明杠__开杠后不动牌(T, me, why)
        return
    if T.wall.left < 3:
        if why is not None:
            barred_开明杠__留海底开(T, me, why)
        return
    seen: set[tuple[object, ...]] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if mine.counts[KIND_OF[l_t]] < 3:
            continue
        for l_w in T.ways(me, GRP_明杠, define_成组牌(T, me), l_t):
            if not T.after_meld(me, GRP_明杠, tuple((*l_w, *(l_t,))), lambda: bool(T.waits(me, ACT_杠上花))):
                continue
            face = (FACE_OF[l_t], l_w)
            if face not in seen:
                seen.add(face)
                out.append((ACT_开明杠, l_t, l_w))


# rulesets/changsha.yaml:220  C-032 C-037 C-043  Concealed kong with dice
def legal_开暗杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not mine.drawn is not None:
        return
    if max(mine.counts) < 4:
        return
    if T.wall.left < 3:
        if why is not None:
            barred_开暗杠__留海底开(T, me, why)
        return
    for l_w in T.ways(me, GRP_暗杠, define_成组牌(T, me)):
        if not T.after_meld(me, GRP_暗杠, tuple(l_w), lambda: bool(T.waits(me, ACT_杠上花))):
            continue
        if mine.v_锁 and mine.drawn is not None and must(mine.drawn) not in l_w:
            if why is not None:
                why.append(((ACT_开暗杠, l_w), BAR_开杠后只开摸来的))
            continue
        out.append((ACT_开暗杠, l_w))


# rulesets/changsha.yaml:229  C-032 C-042  Added kong with dice
def legal_开补杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not mine.drawn is not None:
        return
    if mine.v_锁:
        if why is not None:
            barred_开补杠__开杠后不动牌(T, me, why)
        return
    if T.wall.left < 3:
        if why is not None:
            barred_开补杠__留海底开(T, me, why)
        return
    seen: set[tuple[object, ...]] = set()
    for i_l_m, l_m in enumerate(mine.melds):
        if not GRP_碰 in ISA[l_m.group]:
            continue
        for l_t in define_成组牌(T, me):
            if not l_m.kind == KIND_OF[l_t]:
                continue
            if not T.after_regroup(me, l_m, GRP_补杠, tuple((l_t,)), (), lambda: bool(T.waits(me, ACT_杠上花))):
                continue
            face = (i_l_m, FACE_OF[l_t])
            if face not in seen:
                seen.add(face)
                out.append((ACT_开补杠, i_l_m, l_t))


# rulesets/changsha.yaml:253  C-042  Robbing a 开杠
def legal_抢开杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if define_胡数(T, me, ACT_抢开杠) <= T.seats[me].v_过胡:
        if why is not None:
            barred_抢开杠__跟胡(T, me, why)
        return
    seen: set[int] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_抢开杠, l_t):
            continue
        face = FACE_OF[l_t]
        if face not in seen:
            seen.add(face)
            out.append((ACT_抢开杠, l_t))


# rulesets/changsha.yaml:264  C-040 C-041  Win on another's two tiles
def legal_杠上炮(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if not any(define_胡得(T, me, ACT_杠上炮, l_t) for l_t in (T.offer.tiles if T.offer is not None else ())):
        return
    if define_胡数(T, me, ACT_杠上炮) <= T.seats[me].v_过胡:
        if why is not None:
            why.append(((ACT_杠上炮,), BAR_跟胡))
        return
    out.append((ACT_杠上炮,))


# rulesets/changsha.yaml:254  C-034 C-035  Win on the two tiles
def legal_杠上花(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if not any(define_胡得(T, me, ACT_杠上花, l_t) for l_t in T.seats[me].z_开):
        return
    out.append((ACT_杠上花,))


# rulesets/changsha.yaml:195  C-012  No 258
def legal_板板胡(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if define_报过(T, me, ACT_板板胡):
        return
    if not all(KIND_OF[l_t] not in CLASS_二五八 for l_t in T.seats[me].hand):
        return
    out.append((ACT_板板胡,))


# rulesets/changsha.yaml:285  C-029  Win with the last tile
def legal_海底捞(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not mine.drawn is not None:
        return
    if not define_胡得(T, me, ACT_海底捞, must(mine.drawn)):
        return
    out.append((ACT_海底捞,))


# rulesets/changsha.yaml:286  C-031 C-071  Win on the taker's last tile
def legal_海底炮(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if define_胡数(T, me, ACT_海底炮) <= T.seats[me].v_过胡:
        if why is not None:
            barred_海底炮__跟胡(T, me, why)
        return
    seen: set[int] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_海底炮, l_t):
            continue
        face = FACE_OF[l_t]
        if face not in seen:
            seen.add(face)
            out.append((ACT_海底炮, l_t))


# rulesets/changsha.yaml:201  C-013  A suit missing
def legal_缺一色(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if define_报过(T, me, ACT_缺一色):
        return
    if not any(all(SUIT_OF[KIND_OF[l_t]] != l_u for l_t in T.seats[me].hand) for l_u in (0, 1, 2)):
        return
    out.append((ACT_缺一色,))


# rulesets/changsha.yaml:276  C-030  Take the last tile
def legal_要海底(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    out.append((ACT_要海底,))


# std/mahjong.yaml:53  C-003 C-004  Chow
def legal_吃(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if not me == define_下家(T, offerer(T, me)):
        return
    if T.seats[me].v_锁:
        if why is not None:
            barred_吃__开杠后不动牌(T, me, why)
        return
    seen: set[tuple[object, ...]] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_吃, define_成组牌(T, me), l_t):
            face = (FACE_OF[l_t], l_w)
            if face not in seen:
                seen.add(face)
                out.append((ACT_吃, l_t, l_w))


# std/mahjong.yaml:99  C-067  Robbing a kong
def legal_抢杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if define_胡数(T, me, ACT_抢杠) <= T.seats[me].v_过胡:
        if why is not None:
            barred_抢杠__跟胡(T, me, why)
        return
    seen: set[int] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_抢杠, l_t):
            continue
        face = FACE_OF[l_t]
        if face not in seen:
            seen.add(face)
            out.append((ACT_抢杠, l_t))


# std/mahjong.yaml:70  C-003 C-004 C-032 C-068  Kong of a discard
def legal_明杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not T.wall.left > 0:
        return
    if mine.v_锁:
        if why is not None:
            barred_明杠__开杠后不动牌(T, me, why)
        return
    if T.wall.left < 2:
        if why is not None:
            barred_明杠__留海底(T, me, why)
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


# std/mahjong.yaml:90  C-032 C-067 C-068  Concealed kong
def legal_暗杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not mine.drawn is not None:
        return
    if not T.wall.left > 0:
        return
    if max(mine.counts) < 4:
        return
    if mine.v_锁:
        if why is not None:
            barred_暗杠__开杠后不动牌(T, me, why)
        return
    if T.wall.left < 2:
        if why is not None:
            barred_暗杠__留海底(T, me, why)
        return
    for l_w in T.ways(me, GRP_暗杠, define_成组牌(T, me)):
        out.append((ACT_暗杠, l_w))


# std/mahjong.yaml:62  C-003 C-004  Pung
def legal_碰(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if mine.v_锁:
        if why is not None:
            barred_碰__开杠后不动牌(T, me, why)
        return
    seen: set[tuple[object, ...]] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if mine.counts[KIND_OF[l_t]] < 2:
            continue
        for l_w in T.ways(me, GRP_碰, define_成组牌(T, me), l_t):
            face = (FACE_OF[l_t], l_w)
            if face not in seen:
                seen.add(face)
                out.append((ACT_碰, l_t, l_w))


# std/mahjong.yaml:80  C-032 C-067 C-068  Added kong
def legal_补杠(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not mine.drawn is not None:
        return
    if not T.wall.left > 0:
        return
    if mine.v_锁:
        if why is not None:
            barred_补杠__开杠后不动牌(T, me, why)
        return
    if T.wall.left < 2:
        if why is not None:
            barred_补杠__留海底(T, me, why)
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
    mine = T.seats[me]
    last = -1
    for l_t in mine.hand:
        if mine.v_锁 and mine.drawn is not None and KIND_OF[l_t] != KIND_OF[must(mine.drawn)]:
            if why is not None:
                why.append(((ACT_打, l_t), BAR_开杠后不换张))
            continue
        face = FACE_OF[l_t]
        if face != last:
            last = face
            out.append((ACT_打, l_t))


# std/table.yaml:80  C-004 C-021 C-060  Win on a discard
def legal_点炮(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if define_胡数(T, me, ACT_点炮) <= T.seats[me].v_过胡:
        if why is not None:
            barred_点炮__跟胡(T, me, why)
        return
    seen: set[int] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_点炮, l_t):
            continue
        face = FACE_OF[l_t]
        if face not in seen:
            seen.add(face)
            out.append((ACT_点炮, l_t))


# std/table.yaml:73  C-020 C-066  Self-drawn win
def legal_自摸(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not mine.drawn is not None:
        return
    if not define_胡得(T, me, ACT_自摸, must(mine.drawn)):
        return
    out.append((ACT_自摸,))


# rulesets/changsha.yaml:250
def after_开明杠__6(T: Game, me: int, l_w: Sequence[int], l_t: int, l_n: int) -> None:
    T.meld(me, GRP_明杠, tuple((*l_w, *(l_t,))))
    routine_开牌(T, me, l_n)


# rulesets/changsha.yaml:161
def after_开杠牌__1(T: Game, me: int) -> None:
    routine_轮到(T, define_下家(T, me))


# rulesets/changsha.yaml:239
def after_开补杠__5(T: Game, me: int, l_m: Group, l_t: int, l_n: int) -> None:
    T.regroup(me, l_m, GRP_补杠, (l_t,), ())
    routine_开牌(T, me, l_n)


# rulesets/changsha.yaml:181
def after_海底牌__2(T: Game, me: int) -> None:
    T.end(END_流局)


# rulesets/changsha.yaml:214  C-014  Two triplets
def do_六六顺(T: Game, me: int) -> None:
    T.seats[me].v_起手 = frozenset((*T.seats[me].v_起手, *frozenset((ACT_六六顺,))))


# rulesets/changsha.yaml:194  C-011  Four alike
def do_四喜(T: Game, me: int) -> None:
    T.seats[me].v_起手 = frozenset((*T.seats[me].v_起手, *frozenset((ACT_四喜,))))


# rulesets/changsha.yaml:249  C-032 C-042  Kong of a discard with dice
def do_开明杠(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    l_n = define_掷(T, T.options.o_骰数)
    T.open(me, PHS_抢开窗, (l_t,), tuple(minus(T.others(me), frozenset((offerer(T, me),)))), after_开明杠__6, (l_w, l_t, l_n))


# rulesets/changsha.yaml:227  C-032 C-037 C-043  Concealed kong with dice
def do_开暗杠(T: Game, me: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_暗杠, tuple(l_w))
    routine_开牌(T, me, define_掷(T, T.options.o_骰数))


# rulesets/changsha.yaml:238  C-032 C-042  Added kong with dice
def do_开补杠(T: Game, me: int, i_l_m: int, l_t: int) -> None:
    l_m = T.seats[me].melds[i_l_m]
    l_n = define_掷(T, T.options.o_骰数)
    T.open(me, PHS_抢开窗, (l_t,), None, after_开补杠__5, (l_m, l_t, l_n))


# rulesets/changsha.yaml:273  C-040 C-041  Win on another's two tiles
def do_杠上炮(T: Game, me: int) -> None:
    for l_t in tuple((T.offer.tiles if T.offer is not None else ())):
        if define_胡得(T, me, ACT_杠上炮, l_t):
            T.win(me, l_t, ACT_杠上炮)
    T.end(END_胡)


# rulesets/changsha.yaml:261  C-034 C-035  Win on the two tiles
def do_杠上花(T: Game, me: int) -> None:
    for l_t in tuple(T.seats[me].z_开):
        if define_胡得(T, me, ACT_杠上花, l_t):
            T.win(me, l_t, ACT_杠上花)
    T.end(END_胡)


# rulesets/changsha.yaml:200  C-012  No 258
def do_板板胡(T: Game, me: int) -> None:
    T.seats[me].v_起手 = frozenset((*T.seats[me].v_起手, *frozenset((ACT_板板胡,))))


# rulesets/changsha.yaml:207  C-013  A suit missing
def do_缺一色(T: Game, me: int) -> None:
    T.seats[me].v_起手 = frozenset((*T.seats[me].v_起手, *frozenset((ACT_缺一色,))))


# rulesets/changsha.yaml:282  C-030  Take the last tile
def do_要海底(T: Game, me: int) -> None:
    T.hand.v_海底家 = me
    T.draw(me)
    T.goto(PHS_海底牌, me)


# std/mahjong.yaml:86
def after_补杠__4(T: Game, me: int, l_m: Group, l_t: int) -> None:
    T.regroup(me, l_m, GRP_补杠, (l_t,), ())
    T.hand.v_杠数 = T.hand.v_杠数 + 1
    routine_补牌(T, me)


# std/mahjong.yaml:60  C-003 C-004  Chow
def do_吃(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_吃, tuple((*l_w, *(l_t,))))
    T.goto(PHS_出牌, me)


# std/mahjong.yaml:77  C-003 C-004 C-032 C-068  Kong of a discard
def do_明杠(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_明杠, tuple((*l_w, *(l_t,))))
    T.hand.v_杠数 = T.hand.v_杠数 + 1
    routine_补牌(T, me)


# std/mahjong.yaml:96  C-032 C-067 C-068  Concealed kong
def do_暗杠(T: Game, me: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_暗杠, tuple(l_w))
    T.hand.v_杠数 = T.hand.v_杠数 + 1
    routine_补牌(T, me)


# std/mahjong.yaml:68  C-003 C-004  Pung
def do_碰(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_碰, tuple((*l_w, *(l_t,))))
    T.goto(PHS_出牌, me)


# std/mahjong.yaml:86  C-032 C-067 C-068  Added kong
def do_补杠(T: Game, me: int, i_l_m: int, l_t: int) -> None:
    l_m = T.seats[me].melds[i_l_m]
    T.open(me, PHS_抢杠窗, (l_t,), None, after_补杠__4, (l_m, l_t))


# std/table.yaml:71
def after_打__3(T: Game, me: int) -> None:
    routine_轮到(T, define_下家(T, me))


# std/table.yaml:69  Discard
def do_打(T: Game, me: int, l_t: int) -> None:
    T.hand.v_出牌数 = T.hand.v_出牌数 + 1
    T.discard(me, l_t)
    T.open(me, PHS_应牌, (l_t,), None, after_打__3, ())


# std/table.yaml:87  C-042  Robbing a 开杠
def do_抢开杠(T: Game, me: int, l_t: int) -> None:
    T.win(me, l_t, ACT_抢开杠)
    T.end(END_胡)


# std/table.yaml:87  C-067  Robbing a kong
def do_抢杠(T: Game, me: int, l_t: int) -> None:
    T.win(me, l_t, ACT_抢杠)
    T.end(END_胡)


# std/table.yaml:78  C-029  Win with the last tile
def do_海底捞(T: Game, me: int) -> None:
    T.win(me, must(T.seats[me].drawn), ACT_海底捞)
    T.end(END_胡)


# std/table.yaml:87  C-031 C-071  Win on the taker's last tile
def do_海底炮(T: Game, me: int, l_t: int) -> None:
    T.win(me, l_t, ACT_海底炮)
    T.end(END_胡)


# std/table.yaml:87  C-004 C-021 C-060  Win on a discard
def do_点炮(T: Game, me: int, l_t: int) -> None:
    T.win(me, l_t, ACT_点炮)
    T.end(END_胡)


# std/table.yaml:78  C-020 C-066  Self-drawn win
def do_自摸(T: Game, me: int) -> None:
    T.win(me, must(T.seats[me].drawn), ACT_自摸)
    T.end(END_胡)


# rulesets/changsha.yaml:386  C-080
def dealer_first(T: Game) -> int:
    owner = T.owner
    return owner


# rulesets/changsha.yaml:388  C-080
def dealer_next(T: Game) -> int:
    return default(None if (x_2 := define_首胡(T)) is None else x_2.from_, T.dealer) if define_胡家数(T) > 1 else default(None if (x_3 := define_首胡(T)) is None else x_3.seat, T.dealer) if bool(T.wins) else default(T.hand.v_海底家, T.dealer)


# rulesets/changsha.yaml:306  C-070
def declined_跟胡__抢开杠(T: Game, me: int, l_t: int) -> None:
    T.seats[me].v_过胡 = max(T.seats[me].v_过胡, define_胡数(T, me, ACT_抢开杠))


# rulesets/changsha.yaml:306  C-070
def declined_跟胡__抢杠(T: Game, me: int, l_t: int) -> None:
    T.seats[me].v_过胡 = max(T.seats[me].v_过胡, define_胡数(T, me, ACT_抢杠))


# rulesets/changsha.yaml:306  C-070
def declined_跟胡__杠上炮(T: Game, me: int) -> None:
    T.seats[me].v_过胡 = max(T.seats[me].v_过胡, define_胡数(T, me, ACT_杠上炮))


# rulesets/changsha.yaml:306  C-070
def declined_跟胡__海底炮(T: Game, me: int, l_t: int) -> None:
    T.seats[me].v_过胡 = max(T.seats[me].v_过胡, define_胡数(T, me, ACT_海底炮))


# rulesets/changsha.yaml:306  C-070
def declined_跟胡__点炮(T: Game, me: int, l_t: int) -> None:
    T.seats[me].v_过胡 = max(T.seats[me].v_过胡, define_胡数(T, me, ACT_点炮))


# rulesets/changsha.yaml:157  C-033 C-040  The konger looks at the two tiles
def done_开杠牌(T: Game, me: int) -> None:
    l_ts = tuple(T.seats[me].z_开)
    for l_t in tuple(l_ts):
        T.hand.v_出牌数 = T.hand.v_出牌数 + 1
        T.discard(me, l_t)
    T.open(me, PHS_双牌窗, tuple(l_ts), None, after_开杠牌__1, ())


# rulesets/changsha.yaml:178  C-031  The taker of the last tile
def done_海底牌(T: Game, me: int) -> None:
    if T.seats[me].drawn is not None:
        l_t = must(T.seats[me].drawn)
        T.discard(me, l_t)
        T.open(me, PHS_海底窗, (l_t,), None, after_海底牌__2, ())
    else:
        T.end(END_流局)


# rulesets/changsha.yaml:167  C-029 C-030  Who takes the last tile
def done_海底问(T: Game, me: int) -> None:
    T.end(END_流局)


# rulesets/changsha.yaml:145  C-016  Opening wins
def done_起手(T: Game, me: int) -> None:
    T.goto(PHS_出牌, T.dealer)


# rulesets/changsha.yaml:91
def init_海底家(T: Game, me: int) -> int | None:
    return None


# rulesets/changsha.yaml:93
def init_起手(T: Game, me: int) -> frozenset[int]:
    return frozenset()


# rulesets/changsha.yaml:103  C-070  bigs of the best win let go
def init_过胡(T: Game, me: int) -> int:
    return -1


# rulesets/changsha.yaml:96  C-037 C-038 C-039  hand closed by 开杠
def init_锁(T: Game, me: int) -> bool:
    return False


# rulesets/changsha.yaml:90
def init_鸟座(T: Game, me: int) -> tuple[int, ...]:
    return ()


# rulesets/changsha.yaml:2
def judge(T: Game, me: int, A: Arrangement) -> bool:
    found: dict[int, tuple[int, ...]] = {}
    A.found = found
    A.kept = {}
    if A.won and (amounts := pattern_七小对(T, me, A)) is not None:
        found[PAT_七小对] = amounts
    if A.won and (amounts := pattern_全求人(T, me, A)) is not None:
        found[PAT_全求人] = amounts
    if A.won and (amounts := pattern_地胡(T, me, A)) is not None:
        found[PAT_地胡] = amounts
    if A.won and (amounts := pattern_天胡(T, me, A)) is not None:
        found[PAT_天胡] = amounts
    if A.won and (amounts := pattern_将将胡(T, me, A)) is not None:
        found[PAT_将将胡] = amounts
    if A.won and (amounts := pattern_抢杠胡(T, me, A)) is not None:
        found[PAT_抢杠胡] = amounts
    if A.won and (amounts := pattern_杠上开花(T, me, A)) is not None:
        found[PAT_杠上开花] = amounts
    if A.won and (amounts := pattern_杠上炮(T, me, A)) is not None:
        found[PAT_杠上炮] = amounts
    if A.won and (amounts := pattern_海底捞月(T, me, A)) is not None:
        found[PAT_海底捞月] = amounts
    if A.won and (amounts := pattern_海底炮(T, me, A)) is not None:
        found[PAT_海底炮] = amounts
    if A.won and (amounts := pattern_清一色(T, me, A)) is not None:
        found[PAT_清一色] = amounts
    if A.won and (amounts := pattern_碰碰胡(T, me, A)) is not None:
        found[PAT_碰碰胡] = amounts
    if A.won and not found and (amounts := pattern_小胡(T, me, A)) is not None:
        found[PAT_小胡] = amounts
    A.totals = (sum(a[0] for a in found.values()),)
    A.values = ()
    A.values = (*A.values, value_大数(T, A))
    A.rank = (A.values[VAL_大数],)
    return not A.won or score_require(T, A)


# rulesets/changsha.yaml:337  C-028  Seven pairs
def pattern_七小对(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not A.shape == SHP_七对:
        return None
    return (1,)


# rulesets/changsha.yaml:330  C-027  All begged
def pattern_全求人(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (len(T.seats[me].melds) == 4 and A.from_ is not None and all(GRP_暗杠 not in ISA[l_m.group] for l_m in T.seats[me].melds)):
        return None
    return (1,)


# rulesets/changsha.yaml:339  C-023  Earthly win
def pattern_地胡(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_闲首胡(T, A):
        return None
    return (1,)


# rulesets/changsha.yaml:338  C-022  Heavenly win
def pattern_天胡(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not define_庄起手胡(T, me, A):
        return None
    return (1,)


# rulesets/changsha.yaml:322  C-025  All 258
def pattern_将将胡(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not kinds_in(A, KIND_OF) <= KINDS_1:
        return None
    return (1,)


# rulesets/changsha.yaml:314  C-006 C-010  Small win
def pattern_小胡(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    return (0,)


# rulesets/changsha.yaml:344  C-042  Robbing the kong
def pattern_抢杠胡(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not A.by == ACT_抢开杠:
        return None
    return (1,)


# rulesets/changsha.yaml:342  C-034 C-035 C-069  Flower on the kong
def pattern_杠上开花(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not A.by == ACT_杠上花:
        return None
    return (1,)


# rulesets/changsha.yaml:343  C-040 C-041  Shot on the kong
def pattern_杠上炮(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not A.by == ACT_杠上炮:
        return None
    return (1,)


# rulesets/changsha.yaml:340  C-029  Moon from the sea bed
def pattern_海底捞月(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not A.by == ACT_海底捞:
        return None
    return (1,)


# rulesets/changsha.yaml:341  C-031 C-071  Last tile of another
def pattern_海底炮(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not A.by == ACT_海底炮:
        return None
    return (1,)


# rulesets/changsha.yaml:329  C-026  Pure suit
def pattern_清一色(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not any(all(SUIT_OF[KIND_OF[l_t]] == l_u for l_t in A.tiles) for l_u in SUITS):
        return None
    return (1,)


# rulesets/changsha.yaml:315  C-024  All triplets
def pattern_碰碰胡(T: Game, me: int, A: Arrangement) -> tuple[int, ...] | None:
    if not (A.shape == SHP_标准 and all(GRP_顺 not in ISA[l_g.group] for l_g in A.groups)):
        return None
    return (1,)


# rulesets/changsha.yaml:269  C-040 C-041  Win on another's two tiles
def priority_杠上炮(T: Game, me: int) -> int:
    return 90


# rulesets/changsha.yaml:40  C-001
def room_copies(T: Game, it: int) -> int:
    return 0 if it in CLASS_字牌 else 4


# rulesets/changsha.yaml:2
def score_choose(T: Game, me: int) -> tuple[tuple[int, ...], ...]:
    return ((),)


# rulesets/changsha.yaml:353  C-006 C-007 C-010
def score_require(T: Game, A: Arrangement) -> bool:
    return define_需将对(T, A) or any(x in A.found for x in TAG_乱将) or not T.options.o_大胡方式需将 and (PAT_天胡 in A.found or PAT_地胡 in A.found or PAT_海底捞月 in A.found or PAT_海底炮 in A.found)


# rulesets/changsha.yaml:347
def score_tiles(T: Game, me: int) -> Sequence[int]:
    return T.seats[me].hand


# rulesets/changsha.yaml:152  C-033 C-040  The konger looks at the two tiles
def seats_开杠牌(T: Game, me: int) -> Sequence[int]:
    return (me,)


# rulesets/changsha.yaml:173  C-031  The taker of the last tile
def seats_海底牌(T: Game, me: int) -> Sequence[int]:
    return (me,)


# rulesets/changsha.yaml:166  C-029 C-030  Who takes the last tile
def seats_海底问(T: Game, me: int) -> Sequence[int]:
    return T.seats_from(define_下家(T, me))


# rulesets/changsha.yaml:144  C-016  Opening wins
def seats_起手(T: Game, me: int) -> Sequence[int]:
    return T.seats_from(T.dealer)


# rulesets/changsha.yaml:381  C-005 C-016  Exhausted wall
def settle_流局(T: Game) -> None:
    routine_付起手(T)


# rulesets/changsha.yaml:373  C-060 C-061  Won
def settle_胡(T: Game) -> None:
    routine_翻鸟(T)
    for l_w in tuple(T.wins):
        if l_w.from_ is not None:
            T.pay(define_付(T, l_w.seat, must(l_w.from_), l_w.values[VAL_大数]), must(l_w.from_), l_w.seat, PAY_点炮, '付(w.seat, w.from, w.大数)', (('付(w.seat, w.from, w.大数)', define_付(T, l_w.seat, must(l_w.from_), l_w.values[VAL_大数])), ('w.大数', l_w.values[VAL_大数])))
        else:
            for l_s in tuple(T.others(l_w.seat)):
                T.pay(define_付(T, l_w.seat, l_s, l_w.values[VAL_大数]) + (1 if l_w.values[VAL_大数] == 0 else 0), l_s, l_w.seat, PAY_自摸, '付(w.seat, s, w.大数) + (if w.大数 == 0大 then 1分 else 0分)', (('付(w.seat, s, w.大数)', define_付(T, l_w.seat, l_s, l_w.values[VAL_大数])), ('w.大数', l_w.values[VAL_大数])))
    routine_付起手(T)


# rulesets/changsha.yaml:33  C-025  All 258
def shape_将将(T: Game, me: int, A: Arrangement) -> bool:
    return kinds_in(A, KIND_OF) <= KINDS_1


# rulesets/changsha.yaml:216  C-042  Robbing a 开杠
def together_抢开杠(T: Game, claims: tuple[int, ...]) -> bool:
    return True


# rulesets/changsha.yaml:216  C-067  Robbing a kong
def together_抢杠(T: Game, claims: tuple[int, ...]) -> bool:
    return True


# rulesets/changsha.yaml:270  C-040 C-041  Win on another's two tiles
def together_杠上炮(T: Game, claims: tuple[int, ...]) -> bool:
    return True


# rulesets/changsha.yaml:216  C-031 C-071  Win on the taker's last tile
def together_海底炮(T: Game, claims: tuple[int, ...]) -> bool:
    return True


# rulesets/changsha.yaml:216  C-004 C-021 C-060  Win on a discard
def together_点炮(T: Game, claims: tuple[int, ...]) -> bool:
    return True


# rulesets/changsha.yaml:356  C-069
def value_大数(T: Game, A: Arrangement) -> int:
    return A.totals[UNT_大]


# std/mahjong.yaml:38  completed kongs of all seats
def init_杠数(T: Game, me: int) -> int:
    return 0


# std/mahjong.yaml:56  C-003 C-004  Chow
def priority_吃(T: Game, me: int) -> int:
    return 10


# std/mahjong.yaml:73  C-032 C-042  Kong of a discard with dice
def priority_开明杠(T: Game, me: int) -> int:
    return 20


# std/mahjong.yaml:73  C-003 C-004 C-032 C-068  Kong of a discard
def priority_明杠(T: Game, me: int) -> int:
    return 20


# std/mahjong.yaml:65  C-003 C-004  Pung
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


# std/table.yaml:31  how the last tile was drawn
def init_摸法(T: Game, me: int) -> int:
    return MEM_摸法__摸牌


# std/table.yaml:92
def on_ended__计局(T: Game) -> None:
    T.room.v_已打局 = T.room.v_已打局 + 1


# std/table.yaml:83  C-042  Robbing a 开杠
def priority_抢开杠(T: Game, me: int) -> int:
    return 90


# std/table.yaml:83  C-067  Robbing a kong
def priority_抢杠(T: Game, me: int) -> int:
    return 90


# std/table.yaml:83  C-031 C-071  Win on the taker's last tile
def priority_海底炮(T: Game, me: int) -> int:
    return 90


# std/table.yaml:83  C-004 C-021 C-060  Win on a discard
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
    id='changsha',
    version='0.1.0',
    title='长沙麻将',
    title_en='Changsha mahjong',
    source='seeds/changsha.yaml',
    digest='adcc23a7d0a2e1d9959fc9125e57ddf5700a6694e8797fa1440053e263689bf6',
    files=('rulesets/changsha.yaml', 'std/mahjong.yaml', 'std/table.yaml'),
    options=(
        Option('局数', 'int', 8, 1, 64, (), Mark('std/table.yaml', 10, (), (), 'Hands in a session')),
        Option('大胡方式需将', 'bool', 0, 0, 1, (), Mark('rulesets/changsha.yaml', 10, ('C-007',), ('CA-05',), 'Heavenly, earthly and last-tile wins need a 258 pair')),
        Option('骰数', 'int', 2, 1, 2, (), Mark('rulesets/changsha.yaml', 16, ('C-036',), ('CA-25',), 'Dice thrown for 开杠')),
        Option('鸟数', 'int', 2, 1, 9, (), Mark('rulesets/changsha.yaml', 17, ('C-061',), ('CA-14',), 'Birds turned after a win')),
    ),
    constraints=(),
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
        GroupSpec('暗杠', ISA[GRP_暗杠], 'one', ((0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2), (3, 3, 3, 3), (4, 4, 4, 4), (5, 5, 5, 5), (6, 6, 6, 6), (7, 7, 7, 7), (8, 8, 8, 8), (9, 9, 9, 9), (10, 10, 10, 10), (11, 11, 11, 11), (12, 12, 12, 12), (13, 13, 13, 13), (14, 14, 14, 14), (15, 15, 15, 15), (16, 16, 16, 16), (17, 17, 17, 17), (18, 18, 18, 18), (19, 19, 19, 19), (20, 20, 20, 20), (21, 21, 21, 21), (22, 22, 22, 22), (23, 23, 23, 23), (24, 24, 24, 24), (25, 25, 25, 25), (26, 26, 26, 26), (27, 27, 27, 27), (28, 28, 28, 28), (29, 29, 29, 29), (30, 30, 30, 30), (31, 31, 31, 31), (32, 32, 32, 32), (33, 33, 33, 33)), None, 0, Mark('std/mahjong.yaml', 31, (), (), 'Concealed kong')),
    ),
    shapes=(
        ShapeSpec('标准', (Part(4, (GRP_顺, GRP_刻)), Part(1, (GRP_将,))), False, None, Mark('std/mahjong.yaml', 34, ('C-006',), (), 'Four groups and a pair'), False),
        ShapeSpec('七对', (Part(7, (GRP_将,)),), False, None, Mark('rulesets/changsha.yaml', 30, ('C-028',), ('CA-20',), 'Seven pairs'), False),
        ShapeSpec('将将', (Part(None, (GRP_碰, GRP_杠)),), True, shape_将将, Mark('rulesets/changsha.yaml', 31, ('C-025',), ('CA-19',), 'All 258'), True),
    ),
    zones=(
        Zone('开', 'seat', 'all', 'z_开', Mark('rulesets/changsha.yaml', 21, ('C-033',), (), 'The two tiles of a 开杠')),
        Zone('鸟区', 'table', 'all', 'z_鸟区', Mark('rulesets/changsha.yaml', 22, ('C-061',), (), 'Birds')),
    ),
    wall_stack=2,
    state=(
        StateVar('已打局', 'room', 'v_已打局', 'int', init_已打局, 'never', 'all', (), Mark('std/table.yaml', 33, (), (), 'hands finished')),
        StateVar('出牌数', 'hand', 'v_出牌数', 'int', init_出牌数, 'hand', 'all', (), Mark('std/table.yaml', 29, (), (), 'discards so far')),
        StateVar('杠数', 'hand', 'v_杠数', 'int', init_杠数, 'hand', 'all', (), Mark('std/mahjong.yaml', 38, (), (), 'completed kongs of all seats')),
        StateVar('鸟座', 'hand', 'v_鸟座', 'list of seat', init_鸟座, 'hand', 'all', (), Mark('rulesets/changsha.yaml', 90, ('C-061', 'C-062', 'C-065'), (), 'the seat each bird fell on')),
        StateVar('海底家', 'hand', 'v_海底家', 'maybe seat', init_海底家, 'hand', 'all', (), Mark('rulesets/changsha.yaml', 91, ('C-030',), (), 'who took the last tile')),
        StateVar('摸法', 'seat', 'v_摸法', '摸法', init_摸法, 'hand', 'all', ('摸牌', '补牌'), Mark('std/table.yaml', 31, (), (), 'how the last tile was drawn')),
        StateVar('起手', 'seat', 'v_起手', 'set of action', init_起手, 'hand', 'all', ('打', '自摸', '点炮', '吃', '碰', '明杠', '补杠', '暗杠', '抢杠', '四喜', '板板胡', '缺一色', '六六顺', '开暗杠', '开补杠', '开明杠', '抢开杠', '杠上花', '杠上炮', '要海底', '海底捞', '海底炮'), Mark('rulesets/changsha.yaml', 93, ('C-016',), ('CA-07',), 'opening wins declared')),
        StateVar('锁', 'seat', 'v_锁', 'bool', init_锁, 'hand', 'all', (), Mark('rulesets/changsha.yaml', 94, ('C-037', 'C-038', 'C-039'), ('CA-44',), 'hand closed by 开杠')),
        StateVar('过胡', 'seat', 'v_过胡', '大', init_过胡, 'turn', 'owner', (), Mark('rulesets/changsha.yaml', 101, ('C-070',), ('CA-33',), 'bigs of the best win let go')),
    ),
    phases=(
        Phase('发牌', 'auto', (), None, enter_发牌, None, Mark('std/table.yaml', 52, (), (), 'The deal')),
        Phase('出牌', 'turn', (ACT_打, ACT_自摸, ACT_补杠, ACT_暗杠, ACT_开暗杠, ACT_开补杠), None, None, None, Mark('std/table.yaml', 59, (), (), 'Own turn')),
        Phase('应牌', 'window', (ACT_点炮, ACT_吃, ACT_碰, ACT_明杠, ACT_开明杠), None, None, None, Mark('std/table.yaml', 60, (), (), 'A discard on offer')),
        Phase('抢杠窗', 'window', (ACT_抢杠,), None, None, None, Mark('std/mahjong.yaml', 50, (), (), 'A kong on offer to robbers')),
        Phase('起手', 'each', (ACT_四喜, ACT_板板胡, ACT_缺一色, ACT_六六顺), seats_起手, None, done_起手, Mark('rulesets/changsha.yaml', 142, ('C-016',), ('CA-10',), 'Opening wins')),
        Phase('抢开窗', 'window', (ACT_抢开杠,), None, None, None, Mark('rulesets/changsha.yaml', 149, ('C-042',), (), 'A 开杠 on offer to robbers')),
        Phase('开杠牌', 'each', (ACT_杠上花,), seats_开杠牌, None, done_开杠牌, Mark('rulesets/changsha.yaml', 150, ('C-033', 'C-040'), ('CA-26',), 'The konger looks at the two tiles')),
        Phase('双牌窗', 'window', (ACT_吃, ACT_碰, ACT_明杠, ACT_开明杠, ACT_杠上炮), None, None, None, Mark('rulesets/changsha.yaml', 163, ('C-040',), ('CA-26',), 'Two tiles on offer')),
        Phase('海底问', 'each', (ACT_要海底,), seats_海底问, None, done_海底问, Mark('rulesets/changsha.yaml', 164, ('C-029', 'C-030'), ('CA-34',), 'Who takes the last tile')),
        Phase('海底牌', 'each', (ACT_海底捞,), seats_海底牌, None, done_海底牌, Mark('rulesets/changsha.yaml', 171, ('C-031',), ('CA-35',), 'The taker of the last tile')),
        Phase('海底窗', 'window', (ACT_海底炮,), None, None, None, Mark('rulesets/changsha.yaml', 185, ('C-071',), (), 'The last tile on offer')),
    ),
    actions=(
        Action('打', legal_打, do_打, (('t', 'tile'),), frozenset((PHS_出牌,)), False, None, None, None, (), False, True, (BAR_开杠后不换张,), Mark('std/table.yaml', 63, (), (), 'Discard')),
        Action('自摸', legal_自摸, do_自摸, (), frozenset((PHS_出牌,)), False, None, None, None, (), True, False, (), Mark('std/table.yaml', 73, ('C-020', 'C-066'), (), 'Self-drawn win')),
        Action('点炮', legal_点炮, do_点炮, (('t', 'tile'),), frozenset((PHS_应牌,)), False, priority_点炮, together_点炮, None, (), True, False, (BAR_跟胡,), Mark('std/table.yaml', 80, ('C-004', 'C-021', 'C-060'), ('CA-03', 'CA-37'), 'Win on a discard')),
        Action('吃', legal_吃, do_吃, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌, PHS_双牌窗)), False, priority_吃, None, None, (), False, False, (BAR_开杠后不动牌,), Mark('std/mahjong.yaml', 53, ('C-003', 'C-004'), (), 'Chow')),
        Action('碰', legal_碰, do_碰, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌, PHS_双牌窗)), False, priority_碰, None, None, (), False, False, (BAR_开杠后不动牌,), Mark('std/mahjong.yaml', 62, ('C-003', 'C-004'), (), 'Pung')),
        Action('明杠', legal_明杠, do_明杠, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌, PHS_双牌窗)), False, priority_明杠, None, None, (), False, False, (BAR_开杠后不动牌, BAR_留海底), Mark('std/mahjong.yaml', 70, ('C-003', 'C-004', 'C-032', 'C-068'), ('CA-04', 'CA-32'), 'Kong of a discard')),
        Action('补杠', legal_补杠, do_补杠, (('m', 'meld'), ('t', 'tile')), frozenset((PHS_出牌,)), False, None, None, None, (), False, False, (BAR_开杠后不动牌, BAR_留海底), Mark('std/mahjong.yaml', 80, ('C-032', 'C-067', 'C-068'), (), 'Added kong')),
        Action('暗杠', legal_暗杠, do_暗杠, (('w', 'tiles'),), frozenset((PHS_出牌,)), False, None, None, None, (), False, False, (BAR_开杠后不动牌, BAR_留海底), Mark('std/mahjong.yaml', 90, ('C-032', 'C-067', 'C-068'), (), 'Concealed kong')),
        Action('抢杠', legal_抢杠, do_抢杠, (('t', 'tile'),), frozenset((PHS_抢杠窗,)), False, priority_抢杠, together_抢杠, None, (), True, False, (BAR_跟胡,), Mark('std/mahjong.yaml', 99, ('C-067',), ('CA-31',), 'Robbing a kong')),
        Action('四喜', legal_四喜, do_四喜, (), frozenset((PHS_起手,)), False, None, None, None, (), False, False, (), Mark('rulesets/changsha.yaml', 188, ('C-011',), ('CA-07',), 'Four alike')),
        Action('板板胡', legal_板板胡, do_板板胡, (), frozenset((PHS_起手,)), False, None, None, None, (), False, False, (), Mark('rulesets/changsha.yaml', 195, ('C-012',), (), 'No 258')),
        Action('缺一色', legal_缺一色, do_缺一色, (), frozenset((PHS_起手,)), False, None, None, None, (), False, False, (), Mark('rulesets/changsha.yaml', 201, ('C-013',), ('CA-09',), 'A suit missing')),
        Action('六六顺', legal_六六顺, do_六六顺, (), frozenset((PHS_起手,)), False, None, None, None, (), False, False, (), Mark('rulesets/changsha.yaml', 208, ('C-014',), ('CA-08',), 'Two triplets')),
        Action('开暗杠', legal_开暗杠, do_开暗杠, (('w', 'tiles'),), frozenset((PHS_出牌,)), False, None, None, None, (), False, False, (BAR_开杠后只开摸来的, BAR_留海底开), Mark('rulesets/changsha.yaml', 220, ('C-032', 'C-037', 'C-043'), ('CA-24', 'CA-27'), 'Concealed kong with dice')),
        Action('开补杠', legal_开补杠, do_开补杠, (('m', 'meld'), ('t', 'tile')), frozenset((PHS_出牌,)), False, None, None, None, (), False, False, (BAR_开杠后不动牌, BAR_留海底开), Mark('rulesets/changsha.yaml', 229, ('C-032', 'C-042'), ('CA-24',), 'Added kong with dice')),
        Action('开明杠', legal_开明杠, do_开明杠, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌, PHS_双牌窗)), False, priority_开明杠, None, None, (), False, False, (BAR_开杠后不动牌, BAR_留海底开), Mark('rulesets/changsha.yaml', 242, ('C-032', 'C-042'), ('CA-24', 'CA-30', 'CA-32'), 'Kong of a discard with dice')),
        Action('抢开杠', legal_抢开杠, do_抢开杠, (('t', 'tile'),), frozenset((PHS_抢开窗,)), False, priority_抢开杠, together_抢开杠, None, (), True, False, (BAR_跟胡,), Mark('rulesets/changsha.yaml', 253, ('C-042',), ('CA-30',), 'Robbing a 开杠')),
        Action('杠上花', legal_杠上花, do_杠上花, (), frozenset((PHS_开杠牌,)), False, None, None, None, (), True, False, (), Mark('rulesets/changsha.yaml', 254, ('C-034', 'C-035'), ('CA-26', 'CA-28'), 'Win on the two tiles')),
        Action('杠上炮', legal_杠上炮, do_杠上炮, (), frozenset((PHS_双牌窗,)), False, priority_杠上炮, together_杠上炮, None, (), True, False, (BAR_跟胡,), Mark('rulesets/changsha.yaml', 264, ('C-040', 'C-041'), ('CA-26', 'CA-29'), "Win on another's two tiles")),
        Action('要海底', legal_要海底, do_要海底, (), frozenset((PHS_海底问,)), False, None, None, None, (), False, False, (), Mark('rulesets/changsha.yaml', 276, ('C-030',), ('CA-34',), 'Take the last tile')),
        Action('海底捞', legal_海底捞, do_海底捞, (), frozenset((PHS_海底牌,)), False, None, None, None, (), True, False, (), Mark('rulesets/changsha.yaml', 285, ('C-029',), (), 'Win with the last tile')),
        Action('海底炮', legal_海底炮, do_海底炮, (('t', 'tile'),), frozenset((PHS_海底窗,)), False, priority_海底炮, together_海底炮, None, (), True, False, (BAR_跟胡,), Mark('rulesets/changsha.yaml', 286, ('C-031', 'C-071'), ('CA-35',), "Win on the taker's last tile")),
    ),
    bars=(
        Bar('开杠后不动牌', (ACT_吃, ACT_碰, ACT_明杠, ACT_补杠, ACT_暗杠, ACT_开补杠, ACT_开明杠), {}, False, Mark('rulesets/changsha.yaml', 289, ('C-037',), ('CA-27',))),
        Bar('开杠后不换张', (ACT_打,), {}, False, Mark('rulesets/changsha.yaml', 295, ('C-038', 'C-039'))),
        Bar('开杠后只开摸来的', (ACT_开暗杠,), {}, False, Mark('rulesets/changsha.yaml', 290, ('C-037',), ('CA-27',))),
        Bar('留海底', (ACT_明杠, ACT_补杠, ACT_暗杠), {}, False, Mark('rulesets/changsha.yaml', 299, ('C-029',), ('CA-36',))),
        Bar('留海底开', (ACT_开暗杠, ACT_开补杠, ACT_开明杠), {}, False, Mark('rulesets/changsha.yaml', 300, ('C-029',), ('CA-36',))),
        Bar('跟胡', (ACT_点炮, ACT_抢杠, ACT_抢开杠, ACT_杠上炮, ACT_海底炮), {ACT_点炮: declined_跟胡__点炮, ACT_抢杠: declined_跟胡__抢杠, ACT_抢开杠: declined_跟胡__抢开杠, ACT_杠上炮: declined_跟胡__杠上炮, ACT_海底炮: declined_跟胡__海底炮}, False, Mark('rulesets/changsha.yaml', 301, ('C-070',), ('CA-33',))),
    ),
    events={'ended': event_ended},
    start=PHS_发牌,
    units=(
        Unit('大', 'sum', Mark('rulesets/changsha.yaml', 309, (), (), 'Big')),
    ),
    patterns=(
        Pattern('七小对', 'winner', ('乱将',), Mark('rulesets/changsha.yaml', 337, ('C-028',), ('CA-20',), 'Seven pairs')),
        Pattern('全求人', 'winner', ('乱将',), Mark('rulesets/changsha.yaml', 330, ('C-027',), ('CA-21',), 'All begged')),
        Pattern('地胡', 'winner', (), Mark('rulesets/changsha.yaml', 339, ('C-023',), ('CA-17',), 'Earthly win')),
        Pattern('天胡', 'winner', (), Mark('rulesets/changsha.yaml', 338, ('C-022',), ('CA-18', 'CA-41'), 'Heavenly win')),
        Pattern('将将胡', 'winner', ('乱将',), Mark('rulesets/changsha.yaml', 322, ('C-025',), ('CA-19',), 'All 258')),
        Pattern('抢杠胡', 'winner', (), Mark('rulesets/changsha.yaml', 344, ('C-042',), ('CA-30',), 'Robbing the kong')),
        Pattern('杠上开花', 'winner', (), Mark('rulesets/changsha.yaml', 342, ('C-034', 'C-035', 'C-069'), ('CA-28',), 'Flower on the kong')),
        Pattern('杠上炮', 'winner', (), Mark('rulesets/changsha.yaml', 343, ('C-040', 'C-041'), (), 'Shot on the kong')),
        Pattern('海底捞月', 'winner', (), Mark('rulesets/changsha.yaml', 340, ('C-029',), (), 'Moon from the sea bed')),
        Pattern('海底炮', 'winner', (), Mark('rulesets/changsha.yaml', 341, ('C-031', 'C-071'), (), 'Last tile of another')),
        Pattern('清一色', 'winner', ('乱将',), Mark('rulesets/changsha.yaml', 329, ('C-026',), (), 'Pure suit')),
        Pattern('碰碰胡', 'winner', ('乱将',), Mark('rulesets/changsha.yaml', 315, ('C-024',), ('CA-22',), 'All triplets')),
        Pattern('小胡', 'winner', (), Mark('rulesets/changsha.yaml', 314, ('C-006', 'C-010'), ('CA-43',), 'Small win')),
    ),
    score=ScoreSpec(score_tiles, score_size, (SHP_标准, SHP_七对, SHP_将将), (), score_choose, judge, (ScoreValue('大数', '大', Mark('rulesets/changsha.yaml', 356, ('C-069',), ('CA-23', 'CA-43'))),), (), False, False, ('hand',), {}, Mark('rulesets/changsha.yaml', 2), ()),
    payments=(
        Payment('起手胡', Mark('rulesets/changsha.yaml', 364, ('C-015', 'C-016'), ('CA-11', 'CA-12'))),
        Payment('点炮', Mark('rulesets/changsha.yaml', 365, ('C-021', 'C-050', 'C-052', 'C-060', 'C-063'), ('CA-16', 'CA-31'))),
        Payment('自摸', Mark('rulesets/changsha.yaml', 366, ('C-020', 'C-051', 'C-053', 'C-064', 'C-066'), ('CA-39',))),
    ),
    pots=(),
    ends=(
        End('胡', settle_胡, 'rule', (), Mark('std/table.yaml', 98, ('C-060', 'C-061'), ('CA-38',), 'Won')),
        End('流局', settle_流局, 'wall', (), Mark('std/table.yaml', 99, ('C-005', 'C-016'), ('CA-11', 'CA-34'), 'Exhausted wall')),
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
    notes={'C-080': '杠本身不算分，开杠牌墙不够时就近取，座位数与轮庄由读法定 / kongs score nothing; what the text leaves out is settled by readings'},
    red=frozenset(()),
    places={
        'convert_庄大胡': ('rulesets/changsha.yaml', 360),
        'convert_闲大胡': ('rulesets/changsha.yaml', 361),
        'define_中鸟': ('rulesets/changsha.yaml', 81),
        'define_付': ('rulesets/changsha.yaml', 82),
        'define_庄闲': ('rulesets/changsha.yaml', 73),
        'define_底分': ('rulesets/changsha.yaml', 74),
        'define_报过': ('rulesets/changsha.yaml', 71),
        'define_胡家数': ('rulesets/changsha.yaml', 72),
        'define_胡数': ('rulesets/changsha.yaml', 66),
        'define_胡级': ('rulesets/changsha.yaml', 65),
        'define_需将对': ('rulesets/changsha.yaml', 64),
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
        'routine_付起手': ('rulesets/changsha.yaml', 132),
        'routine_开牌': ('rulesets/changsha.yaml', 111),
        'routine_翻鸟': ('rulesets/changsha.yaml', 120),
        'routine_开局': ('std/table.yaml', 47),
        'routine_补牌': ('std/table.yaml', 43),
        'routine_轮到': ('std/table.yaml', 36),
        'barred_吃__开杠后不动牌': ('rulesets/changsha.yaml', 289),
        'barred_开明杠__开杠后不动牌': ('rulesets/changsha.yaml', 289),
        'barred_开明杠__留海底开': ('rulesets/changsha.yaml', 300),
        'barred_开暗杠__留海底开': ('rulesets/changsha.yaml', 300),
        'barred_开补杠__开杠后不动牌': ('rulesets/changsha.yaml', 289),
        'barred_开补杠__留海底开': ('rulesets/changsha.yaml', 300),
        'barred_抢开杠__跟胡': ('rulesets/changsha.yaml', 305),
        'barred_抢杠__跟胡': ('rulesets/changsha.yaml', 305),
        'barred_明杠__开杠后不动牌': ('rulesets/changsha.yaml', 289),
        'barred_明杠__留海底': ('rulesets/changsha.yaml', 299),
        'barred_暗杠__开杠后不动牌': ('rulesets/changsha.yaml', 289),
        'barred_暗杠__留海底': ('rulesets/changsha.yaml', 299),
        'barred_海底炮__跟胡': ('rulesets/changsha.yaml', 305),
        'barred_点炮__跟胡': ('rulesets/changsha.yaml', 305),
        'barred_碰__开杠后不动牌': ('rulesets/changsha.yaml', 289),
        'barred_补杠__开杠后不动牌': ('rulesets/changsha.yaml', 289),
        'barred_补杠__留海底': ('rulesets/changsha.yaml', 299),
        'legal_六六顺': ('rulesets/changsha.yaml', 208),
        'legal_四喜': ('rulesets/changsha.yaml', 188),
        'legal_开明杠': ('rulesets/changsha.yaml', 242),
        'legal_开暗杠': ('rulesets/changsha.yaml', 220),
        'legal_开补杠': ('rulesets/changsha.yaml', 229),
        'legal_抢开杠': ('rulesets/changsha.yaml', 253),
        'legal_杠上炮': ('rulesets/changsha.yaml', 264),
        'legal_杠上花': ('rulesets/changsha.yaml', 254),
        'legal_板板胡': ('rulesets/changsha.yaml', 195),
        'legal_海底捞': ('rulesets/changsha.yaml', 285),
        'legal_海底炮': ('rulesets/changsha.yaml', 286),
        'legal_缺一色': ('rulesets/changsha.yaml', 201),
        'legal_要海底': ('rulesets/changsha.yaml', 276),
        'legal_吃': ('std/mahjong.yaml', 53),
        'legal_抢杠': ('std/mahjong.yaml', 99),
        'legal_明杠': ('std/mahjong.yaml', 70),
        'legal_暗杠': ('std/mahjong.yaml', 90),
        'legal_碰': ('std/mahjong.yaml', 62),
        'legal_补杠': ('std/mahjong.yaml', 80),
        'legal_打': ('std/table.yaml', 63),
        'legal_点炮': ('std/table.yaml', 80),
        'legal_自摸': ('std/table.yaml', 73),
        'after_开明杠__6': ('rulesets/changsha.yaml', 250),
        'after_开杠牌__1': ('rulesets/changsha.yaml', 161),
        'after_开补杠__5': ('rulesets/changsha.yaml', 239),
        'after_海底牌__2': ('rulesets/changsha.yaml', 181),
        'do_六六顺': ('rulesets/changsha.yaml', 214),
        'do_四喜': ('rulesets/changsha.yaml', 194),
        'do_开明杠': ('rulesets/changsha.yaml', 249),
        'do_开暗杠': ('rulesets/changsha.yaml', 227),
        'do_开补杠': ('rulesets/changsha.yaml', 238),
        'do_杠上炮': ('rulesets/changsha.yaml', 273),
        'do_杠上花': ('rulesets/changsha.yaml', 261),
        'do_板板胡': ('rulesets/changsha.yaml', 200),
        'do_缺一色': ('rulesets/changsha.yaml', 207),
        'do_要海底': ('rulesets/changsha.yaml', 282),
        'after_补杠__4': ('std/mahjong.yaml', 86),
        'do_吃': ('std/mahjong.yaml', 60),
        'do_明杠': ('std/mahjong.yaml', 77),
        'do_暗杠': ('std/mahjong.yaml', 96),
        'do_碰': ('std/mahjong.yaml', 68),
        'do_补杠': ('std/mahjong.yaml', 86),
        'after_打__3': ('std/table.yaml', 71),
        'do_打': ('std/table.yaml', 69),
        'do_抢开杠': ('std/table.yaml', 87),
        'do_抢杠': ('std/table.yaml', 87),
        'do_海底捞': ('std/table.yaml', 78),
        'do_海底炮': ('std/table.yaml', 87),
        'do_点炮': ('std/table.yaml', 87),
        'do_自摸': ('std/table.yaml', 78),
        'dealer_first': ('rulesets/changsha.yaml', 386),
        'dealer_next': ('rulesets/changsha.yaml', 388),
        'declined_跟胡__抢开杠': ('rulesets/changsha.yaml', 306),
        'declined_跟胡__抢杠': ('rulesets/changsha.yaml', 306),
        'declined_跟胡__杠上炮': ('rulesets/changsha.yaml', 306),
        'declined_跟胡__海底炮': ('rulesets/changsha.yaml', 306),
        'declined_跟胡__点炮': ('rulesets/changsha.yaml', 306),
        'done_开杠牌': ('rulesets/changsha.yaml', 157),
        'done_海底牌': ('rulesets/changsha.yaml', 178),
        'done_海底问': ('rulesets/changsha.yaml', 167),
        'done_起手': ('rulesets/changsha.yaml', 145),
        'init_海底家': ('rulesets/changsha.yaml', 91),
        'init_起手': ('rulesets/changsha.yaml', 93),
        'init_过胡': ('rulesets/changsha.yaml', 103),
        'init_锁': ('rulesets/changsha.yaml', 96),
        'init_鸟座': ('rulesets/changsha.yaml', 90),
        'judge': ('rulesets/changsha.yaml', 2),
        'pattern_七小对': ('rulesets/changsha.yaml', 337),
        'pattern_全求人': ('rulesets/changsha.yaml', 330),
        'pattern_地胡': ('rulesets/changsha.yaml', 339),
        'pattern_天胡': ('rulesets/changsha.yaml', 338),
        'pattern_将将胡': ('rulesets/changsha.yaml', 322),
        'pattern_小胡': ('rulesets/changsha.yaml', 314),
        'pattern_抢杠胡': ('rulesets/changsha.yaml', 344),
        'pattern_杠上开花': ('rulesets/changsha.yaml', 342),
        'pattern_杠上炮': ('rulesets/changsha.yaml', 343),
        'pattern_海底捞月': ('rulesets/changsha.yaml', 340),
        'pattern_海底炮': ('rulesets/changsha.yaml', 341),
        'pattern_清一色': ('rulesets/changsha.yaml', 329),
        'pattern_碰碰胡': ('rulesets/changsha.yaml', 315),
        'priority_杠上炮': ('rulesets/changsha.yaml', 269),
        'room_copies': ('rulesets/changsha.yaml', 40),
        'score_choose': ('rulesets/changsha.yaml', 2),
        'score_require': ('rulesets/changsha.yaml', 353),
        'score_tiles': ('rulesets/changsha.yaml', 347),
        'seats_开杠牌': ('rulesets/changsha.yaml', 152),
        'seats_海底牌': ('rulesets/changsha.yaml', 173),
        'seats_海底问': ('rulesets/changsha.yaml', 166),
        'seats_起手': ('rulesets/changsha.yaml', 144),
        'settle_流局': ('rulesets/changsha.yaml', 381),
        'settle_胡': ('rulesets/changsha.yaml', 373),
        'shape_将将': ('rulesets/changsha.yaml', 33),
        'together_抢开杠': ('rulesets/changsha.yaml', 216),
        'together_抢杠': ('rulesets/changsha.yaml', 216),
        'together_杠上炮': ('rulesets/changsha.yaml', 270),
        'together_海底炮': ('rulesets/changsha.yaml', 216),
        'together_点炮': ('rulesets/changsha.yaml', 216),
        'value_大数': ('rulesets/changsha.yaml', 356),
        'init_杠数': ('std/mahjong.yaml', 38),
        'priority_吃': ('std/mahjong.yaml', 56),
        'priority_开明杠': ('std/mahjong.yaml', 73),
        'priority_明杠': ('std/mahjong.yaml', 73),
        'priority_碰': ('std/mahjong.yaml', 65),
        'room_seats': ('std/mahjong.yaml', 8),
        'enter_发牌': ('std/table.yaml', 56),
        'event_ended': ('std/table.yaml', 92),
        'init_出牌数': ('std/table.yaml', 29),
        'init_已打局': ('std/table.yaml', 33),
        'init_摸法': ('std/table.yaml', 31),
        'on_ended__计局': ('std/table.yaml', 92),
        'priority_抢开杠': ('std/table.yaml', 83),
        'priority_抢杠': ('std/table.yaml', 83),
        'priority_海底炮': ('std/table.yaml', 83),
        'priority_点炮': ('std/table.yaml', 83),
        'score_size': ('std/table.yaml', 95),
        'session_over': ('std/table.yaml', 103),
    },
)
