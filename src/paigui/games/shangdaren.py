'上大人·三精五精 (shangdaren): a compiled rulebook. Made by the compiler; change the rulebook, not this file.'

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

KINDS = range(23)
SUITS = range(2)
STRIDE = 5
SUIT_OF = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)
RANK_OF = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
NEXT_OF = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 0, 22)
KIND_OF = tuple(k for k in KINDS for _ in range(STRIDE))
FINISH_OF = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
FACE_OF = tuple(KIND_OF[t] * 2 + FINISH_OF[t] for t in range(115))
GRP_句 = 0
GRP_坎 = 1
GRP_将 = 2
GRP_联 = 3
GRP_对 = 4
GRP_招 = 5
GRP_扎 = 6
GRP_扎上顶 = 7
GRP_贩 = 8
SHP_八组 = 0
ACT_打 = 0
ACT_自摸 = 1
ACT_点炮 = 2
ACT_扎 = 3
ACT_扎上顶 = 4
ACT_添扎 = 5
ACT_对 = 6
ACT_招 = 7
ACT_贩四 = 8
ACT_贩扎 = 9
ACT_贩招 = 10
ACT_捏牌 = 11
PHS_发牌 = 0
PHS_出牌 = 1
PHS_应牌 = 2
PHS_请扎 = 3
UNT_胡 = 0
PAY_点铳 = 0
PAY_胡牌 = 1
END_胡 = 0
END_流局 = 1
END_解散 = 2
BAR_别不打 = 0
BAR_捏后不动 = 1
BAR_无两牌可补 = 2
BAR_无牌可打 = 3
BAR_无牌可补 = 4
VAL_胡息 = 0
FIN_花 = 1
MEM_摸法__摸牌 = 0
MEM_摸法__补牌 = 1
MEM_色__黑色 = 0
MEM_色__红色 = 1
MEM_行__对行 = 0
MEM_行__坎行 = 1
MEM_行__扎行 = 2
MEM_行__贩行 = 3
CHO_精__三精 = 0
CHO_精__五精 = 1
CHO_计分__按胡计分 = 0
CHO_计分__逢一就包 = 1
CHO_计分__二舍三入 = 2
CHO_包__包一家 = 0
CHO_包__包两家 = 1
CHO_别杠__不带别杠 = 0
CHO_别杠__单别杠 = 1
CHO_别杠__双别杠 = 2
ISA: tuple[frozenset[int], ...] = (frozenset((0,)), frozenset((1,)), frozenset((2,)), frozenset((3,)), frozenset((4,)), frozenset((5,)), frozenset((6,)), frozenset((7, 6)), frozenset((8,)))
CLASS_红: frozenset[int] = frozenset((0, 1, 2, 3, 4, 5, 10, 12, 20))
CLASS_带字: frozenset[int] = frozenset((7, 10, 12, 16, 20))
TABLE_色表: tuple[tuple[int | None, ...], ...] = ((0, 1), (1, 2), (2, 4), (4, 8))
TABLE_主精表: tuple[tuple[int | None, ...], ...] = ((6, 8, 10, None, None), (10, 14, 14, 18, None), (None, 24, 28, 36, 48), (None, None, 56, 72, 96))
TABLE_副精表: tuple[tuple[int | None, ...], ...] = ((1, 4, 5, None, None), (5, 6, 7, 9, None), (None, 12, 14, 18, 24), (None, None, 28, 36, 48))


class SeatState(Seat):
    """A seat with this rulebook's zones and state."""

    v_摸法: int
    v_捏: bool


class HandState:
    """Zones and state of one hand."""

    v_出牌数: int


class RoomState:
    """State that outlives a hand."""

    v_已打局: int


class Options:
    """The room's options."""

    o_局数: int
    o_精: int
    o_计分: int
    o_包: int
    o_别杠: int
    o_捏牌: bool

Game: TypeAlias = Table[SeatState, HandState, RoomState, Options]


# rulesets/shangdaren.yaml:62  S-029 S-030
def class_set_精(T: Game) -> frozenset[int]:
    return frozenset(k for k in KINDS if class_精(T, k))


# rulesets/shangdaren.yaml:62  S-029 S-030
def class_精(T: Game, it: int) -> bool:
    return it in (10, 20, 12) or T.options.o_精 == CHO_精__五精 and it in (7, 16)


# rulesets/shangdaren.yaml:312  S-033
def convert_二舍三入(x: Fraction | int) -> int:
    return max(20, 5 * floor(ratio(x + 2, 5)))


# rulesets/shangdaren.yaml:305  S-031
def convert_按胡计分(x: Fraction | int) -> int:
    return whole(x)


# rulesets/shangdaren.yaml:306  S-032
def convert_逢一就包(x: Fraction | int) -> int:
    return 5 * ceil(ratio(x, 5))


# rulesets/shangdaren.yaml:114  S-015  triplets claimed
def define_对数(T: Game, l_s: int) -> int:
    return sum(1 for l_m in T.seats[l_s].melds if GRP_对 in ISA[l_m.group])


# rulesets/shangdaren.yaml:127  S-025 S-041  a triplet with a wild, completed by a discard
def define_带别对(T: Game, l_g: Group) -> bool:
    return GRP_坎 in ISA[l_g.group] and not l_g.concealed and define_素数(T, l_g) < 3


# rulesets/shangdaren.yaml:132  S-027 S-048 S-049  what a single tile counts
def define_张胡(T: Game, A: Arrangement, l_t: int) -> int:
    return 0 if A.plays.get(l_t, KIND_OF[l_t]) not in CLASS_带字 else (2 if A.plays.get(l_t, KIND_OF[l_t]) == A.chosen[0] else 1) * (2 if (FINISH_OF[l_t] or None) == FIN_花 or KIND_OF[l_t] == 22 else 1) if class_精(T, A.plays.get(l_t, KIND_OF[l_t])) else 1 if (FINISH_OF[l_t] or None) == FIN_花 or KIND_OF[l_t] == 22 else 0


# rulesets/shangdaren.yaml:112  S-027  flowered or wild
def define_有花(T: Game, l_t: int) -> bool:
    return (FINISH_OF[l_t] or None) == FIN_花 or KIND_OF[l_t] == 22


# rulesets/shangdaren.yaml:111  natural tiles in a group
def define_素数(T: Game, l_g: Group) -> int:
    return sum(1 for l_t in l_g.tiles if KIND_OF[l_t] != 22)


# rulesets/shangdaren.yaml:141  S-050
def define_红句(T: Game, A: Arrangement, l_g: Group) -> bool:
    return GRP_句 in ISA[l_g.group] and all(A.plays.get(l_t, KIND_OF[l_t]) in CLASS_红 for l_t in l_g.tiles)


# rulesets/shangdaren.yaml:142  S-047 S-048 S-050 S-051 S-052 S-053 S-054 S-055 S-056 S-057 S-058  what a group counts
def define_组胡(T: Game, A: Arrangement, l_g: Group) -> int:
    kept: int | None = A.memo.get(('组胡', l_g, A.chosen))
    if kept is None:
        kept = A.memo[('组胡', l_g, A.chosen)] = (1 if define_红句(T, A, l_g) else 0) + sum(define_张胡(T, A, l_t) for l_t in l_g.tiles) if GRP_句 in ISA[l_g.group] or GRP_将 in ISA[l_g.group] or GRP_联 in ISA[l_g.group] else 0 if GRP_坎 in ISA[l_g.group] and not l_g.concealed and define_素数(T, l_g) < 3 else cell(TABLE_主精表, MEM_行__贩行 if GRP_扎上顶 in ISA[l_g.group] or GRP_贩 in ISA[l_g.group] else MEM_行__扎行 if GRP_扎 in ISA[l_g.group] or GRP_招 in ISA[l_g.group] else MEM_行__坎行 if GRP_坎 in ISA[l_g.group] and l_g.concealed else MEM_行__对行, define_花数(T, l_g), '主精表') if l_g.kind == A.chosen[0] else cell(TABLE_副精表, MEM_行__贩行 if GRP_扎上顶 in ISA[l_g.group] or GRP_贩 in ISA[l_g.group] else MEM_行__扎行 if GRP_扎 in ISA[l_g.group] or GRP_招 in ISA[l_g.group] else MEM_行__坎行 if GRP_坎 in ISA[l_g.group] and l_g.concealed else MEM_行__对行, define_花数(T, l_g), '副精表') if class_精(T, l_g.kind) else cell(TABLE_色表, MEM_行__贩行 if GRP_扎上顶 in ISA[l_g.group] or GRP_贩 in ISA[l_g.group] else MEM_行__扎行 if GRP_扎 in ISA[l_g.group] or GRP_招 in ISA[l_g.group] else MEM_行__坎行 if GRP_坎 in ISA[l_g.group] and l_g.concealed else MEM_行__对行, MEM_色__红色 if l_g.kind in CLASS_红 else MEM_色__黑色, '色表')
    return kept


# rulesets/shangdaren.yaml:115  S-026 S-060  the tile an own draw would win with
def define_胡张(T: Game, me: int) -> int | None:
    return must(T.seats[me].drawn) if inside(T.seats[me].drawn, T.seats[me].hand) else next((l_x for l_x in T.seats[me].hand if T.seats[me].drawn is not None and KIND_OF[l_x] == 22), None)


# rulesets/shangdaren.yaml:113  flowers in a group
def define_花数(T: Game, l_g: Group) -> int:
    return sum(1 for l_t in l_g.tiles if (FINISH_OF[l_t] or None) == FIN_花 or KIND_OF[l_t] == 22)


# rulesets/shangdaren.yaml:120
def define_行的(T: Game, l_g: Group) -> int:
    return MEM_行__贩行 if GRP_扎上顶 in ISA[l_g.group] or GRP_贩 in ISA[l_g.group] else MEM_行__扎行 if GRP_扎 in ISA[l_g.group] or GRP_招 in ISA[l_g.group] else MEM_行__坎行 if GRP_坎 in ISA[l_g.group] and l_g.concealed else MEM_行__对行


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


# std/table.yaml:13  S-006  tiles dealt to each seat before the dealer's extra one
def define_起手张(T: Game) -> int:
    return 25


# std/table.yaml:18  the first win of the hand
def define_首胡(T: Game) -> Win | None:
    return next((l_w for l_w in T.wins), None)


# std/table.yaml:47  S-006 S-009
def routine_开局(T: Game) -> None:
    T.draw(T.dealer)
    T.goto(PHS_请扎, T.dealer)


# std/table.yaml:43  S-016 S-020
def routine_补牌(T: Game, l_s: int) -> None:
    T.draw(l_s)
    T.goto(PHS_出牌, l_s)


# std/table.yaml:36  S-039 S-061
def routine_轮到(T: Game, l_s: int) -> None:
    l_n = next((l_x for l_x in T.seats_from(l_s) if not T.seats[l_x].v_捏), None)
    if not l_n is not None or T.wall.left == 0:
        T.end(END_流局)
    else:
        T.draw(must(l_n))
        T.goto(PHS_出牌, must(l_n))


# rulesets/shangdaren.yaml:287
def barred_对__捏后不动(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_对, T.seats[me].hand, l_t):
            why.append(((ACT_对, l_t, l_w), BAR_捏后不动))


# rulesets/shangdaren.yaml:288
def barred_扎__无牌可补(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_w in T.ways(me, GRP_扎, T.seats[me].hand):
        why.append(((ACT_扎, l_w), BAR_无牌可补))


# rulesets/shangdaren.yaml:289
def barred_扎上顶__无两牌可补(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_w in T.ways(me, GRP_扎上顶, T.seats[me].hand):
        why.append(((ACT_扎上顶, l_w), BAR_无两牌可补))


# rulesets/shangdaren.yaml:287
def barred_招__捏后不动(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_招, T.seats[me].hand, l_t):
            why.append(((ACT_招, l_t, l_w), BAR_捏后不动))


# rulesets/shangdaren.yaml:288
def barred_招__无牌可补(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_招, T.seats[me].hand, l_t):
            why.append(((ACT_招, l_t, l_w), BAR_无牌可补))


# rulesets/shangdaren.yaml:288
def barred_添扎__无牌可补(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for i_l_m, l_m in enumerate(T.seats[me].melds):
        if not GRP_扎 in ISA[l_m.group]:
            continue
        if not GRP_扎上顶 not in ISA[l_m.group]:
            continue
        for l_t in T.seats[me].hand:
            if not (KIND_OF[l_t] == l_m.kind or KIND_OF[l_t] == 22 and l_m.kind in (10, 20, 12)):
                continue
            why.append(((ACT_添扎, i_l_m, l_t), BAR_无牌可补))


# rulesets/shangdaren.yaml:287
def barred_点炮__捏后不动(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_点炮, l_t):
            continue
        why.append(((ACT_点炮, l_t), BAR_捏后不动))


# rulesets/shangdaren.yaml:287
def barred_贩四__捏后不动(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_贩, T.seats[me].hand, l_t):
            why.append(((ACT_贩四, l_t, l_w), BAR_捏后不动))


# rulesets/shangdaren.yaml:289
def barred_贩四__无两牌可补(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_贩, T.seats[me].hand, l_t):
            why.append(((ACT_贩四, l_t, l_w), BAR_无两牌可补))


# rulesets/shangdaren.yaml:287
def barred_贩扎__捏后不动(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for i_l_m, l_m in enumerate(T.seats[me].melds):
        if not GRP_扎 in ISA[l_m.group]:
            continue
        if not GRP_扎上顶 not in ISA[l_m.group]:
            continue
        if not define_素数(T, l_m) == 4:
            continue
        for l_t in (T.offer.tiles if T.offer is not None else ()):
            if not l_m.kind == KIND_OF[l_t]:
                continue
            why.append(((ACT_贩扎, i_l_m, l_t), BAR_捏后不动))


# rulesets/shangdaren.yaml:288
def barred_贩扎__无牌可补(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for i_l_m, l_m in enumerate(T.seats[me].melds):
        if not GRP_扎 in ISA[l_m.group]:
            continue
        if not GRP_扎上顶 not in ISA[l_m.group]:
            continue
        if not define_素数(T, l_m) == 4:
            continue
        for l_t in (T.offer.tiles if T.offer is not None else ()):
            if not l_m.kind == KIND_OF[l_t]:
                continue
            why.append(((ACT_贩扎, i_l_m, l_t), BAR_无牌可补))


# rulesets/shangdaren.yaml:288
def barred_贩招__无牌可补(T: Game, me: int, why: list[tuple[Move, int]]) -> None:
    for i_l_m, l_m in enumerate(T.seats[me].melds):
        if not GRP_招 in ISA[l_m.group]:
            continue
        if not l_m.kind == KIND_OF[must(T.seats[me].drawn)]:
            continue
        why.append(((ACT_贩招, i_l_m), BAR_无牌可补))


# rulesets/shangdaren.yaml:224  S-007 S-014 S-015 S-041  Claim a triplet
def legal_对(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not define_对数(T, me) < 2:
        return
    if mine.v_捏:
        if why is not None:
            barred_对__捏后不动(T, me, why)
        return
    seen: set[tuple[object, ...]] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_对, mine.hand, l_t):
            if bool(minus(mine.hand, l_w)) and all(KIND_OF[l_h] == 22 for l_h in minus(mine.hand, l_w)):
                if why is not None:
                    why.append(((ACT_对, l_t, l_w), BAR_无牌可打))
                continue
            face = (FACE_OF[l_t], l_w)
            if face not in seen:
                seen.add(face)
                out.append((ACT_对, l_t, l_w))


# rulesets/shangdaren.yaml:195  S-010 S-017 S-022  Fix four
def legal_扎(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if T.wall.left < 1:
        if why is not None:
            barred_扎__无牌可补(T, me, why)
        return
    for l_w in T.ways(me, GRP_扎, T.seats[me].hand):
        out.append((ACT_扎, l_w))


# rulesets/shangdaren.yaml:204  S-010 S-017 S-022 S-044  Fix five
def legal_扎上顶(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if T.wall.left < 2:
        if why is not None:
            barred_扎上顶__无两牌可补(T, me, why)
        return
    for l_w in T.ways(me, GRP_扎上顶, T.seats[me].hand):
        out.append((ACT_扎上顶, l_w))


# rulesets/shangdaren.yaml:235  S-016  Claim a fourth
def legal_招(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if mine.v_捏:
        if why is not None:
            barred_招__捏后不动(T, me, why)
        return
    if T.wall.left < 1:
        if why is not None:
            barred_招__无牌可补(T, me, why)
        return
    seen: set[tuple[object, ...]] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_招, mine.hand, l_t):
            face = (FACE_OF[l_t], l_w)
            if face not in seen:
                seen.add(face)
                out.append((ACT_招, l_t, l_w))


# rulesets/shangdaren.yaml:274  S-039  Close the hand
def legal_捏牌(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if not T.options.o_捏牌:
        return
    out.append((ACT_捏牌,))


# rulesets/shangdaren.yaml:214  S-017 S-022 S-025  Add the fifth to a fixed four
def legal_添扎(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if T.wall.left < 1:
        if why is not None:
            barred_添扎__无牌可补(T, me, why)
        return
    seen: set[tuple[object, ...]] = set()
    for i_l_m, l_m in enumerate(mine.melds):
        if not GRP_扎 in ISA[l_m.group]:
            continue
        if not GRP_扎上顶 not in ISA[l_m.group]:
            continue
        for l_t in mine.hand:
            if not (KIND_OF[l_t] == l_m.kind or KIND_OF[l_t] == 22 and l_m.kind in (10, 20, 12)):
                continue
            face = (i_l_m, FACE_OF[l_t])
            if face not in seen:
                seen.add(face)
                out.append((ACT_添扎, i_l_m, l_t))


# rulesets/shangdaren.yaml:245  S-019 S-020 S-021  Open five with four loose copies
def legal_贩四(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if mine.v_捏:
        if why is not None:
            barred_贩四__捏后不动(T, me, why)
        return
    if T.wall.left < 2:
        if why is not None:
            barred_贩四__无两牌可补(T, me, why)
        return
    seen: set[tuple[object, ...]] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        for l_w in T.ways(me, GRP_贩, mine.hand, l_t):
            face = (FACE_OF[l_t], l_w)
            if face not in seen:
                seen.add(face)
                out.append((ACT_贩四, l_t, l_w))


# rulesets/shangdaren.yaml:255  S-019 S-020 S-021  Open five with a fixed four
def legal_贩扎(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if mine.v_捏:
        if why is not None:
            barred_贩扎__捏后不动(T, me, why)
        return
    if T.wall.left < 1:
        if why is not None:
            barred_贩扎__无牌可补(T, me, why)
        return
    seen: set[tuple[object, ...]] = set()
    for i_l_m, l_m in enumerate(mine.melds):
        if not GRP_扎 in ISA[l_m.group]:
            continue
        if not GRP_扎上顶 not in ISA[l_m.group]:
            continue
        if not define_素数(T, l_m) == 4:
            continue
        for l_t in (T.offer.tiles if T.offer is not None else ()):
            if not l_m.kind == KIND_OF[l_t]:
                continue
            face = (i_l_m, FACE_OF[l_t])
            if face not in seen:
                seen.add(face)
                out.append((ACT_贩扎, i_l_m, l_t))


# rulesets/shangdaren.yaml:264  S-019 S-020 S-021  Open five with the drawn fifth
def legal_贩招(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    mine = T.seats[me]
    if not inside(mine.drawn, mine.hand):
        return
    if T.wall.left < 1:
        if why is not None:
            barred_贩招__无牌可补(T, me, why)
        return
    for i_l_m, l_m in enumerate(mine.melds):
        if not GRP_招 in ISA[l_m.group]:
            continue
        if not l_m.kind == KIND_OF[must(mine.drawn)]:
            continue
        out.append((ACT_贩招, i_l_m))


# std/table.yaml:63  Discard
def legal_打(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    last = -1
    for l_t in T.seats[me].hand:
        if KIND_OF[l_t] == 22:
            if why is not None:
                why.append(((ACT_打, l_t), BAR_别不打))
            continue
        face = FACE_OF[l_t]
        if face != last:
            last = face
            out.append((ACT_打, l_t))


# std/table.yaml:80  S-060 S-062  Win on a discard
def legal_点炮(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if T.seats[me].v_捏:
        if why is not None:
            barred_点炮__捏后不动(T, me, why)
        return
    seen: set[int] = set()
    for l_t in (T.offer.tiles if T.offer is not None else ()):
        if not define_胡得(T, me, ACT_点炮, l_t):
            continue
        face = FACE_OF[l_t]
        if face not in seen:
            seen.add(face)
            out.append((ACT_点炮, l_t))


# std/table.yaml:73  S-060 S-063  Self-drawn win
def legal_自摸(T: Game, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if not define_胡张(T, me) is not None:
        return
    if not define_胡得(T, me, ACT_自摸, must(define_胡张(T, me))):
        return
    out.append((ACT_自摸,))


# rulesets/shangdaren.yaml:233  S-007 S-014 S-015 S-041  Claim a triplet
def do_对(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_对, tuple((*l_w, *(l_t,))))
    T.goto(PHS_出牌, me)


# rulesets/shangdaren.yaml:202  S-010 S-017 S-022  Fix four
def do_扎(T: Game, me: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_扎, tuple(l_w))
    T.draw(me)


# rulesets/shangdaren.yaml:211  S-010 S-017 S-022 S-044  Fix five
def do_扎上顶(T: Game, me: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_扎上顶, tuple(l_w))
    T.draw(me)
    T.draw(me)


# rulesets/shangdaren.yaml:243  S-016  Claim a fourth
def do_招(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_招, tuple((*l_w, *(l_t,))))
    routine_补牌(T, me)


# rulesets/shangdaren.yaml:281  S-039  Close the hand
def do_捏牌(T: Game, me: int) -> None:
    T.seats[me].v_捏 = True
    routine_轮到(T, define_下家(T, me))


# rulesets/shangdaren.yaml:222  S-017 S-022 S-025  Add the fifth to a fixed four
def do_添扎(T: Game, me: int, i_l_m: int, l_t: int) -> None:
    l_m = T.seats[me].melds[i_l_m]
    T.regroup(me, l_m, GRP_扎上顶, (l_t,), ())
    T.draw(me)


# rulesets/shangdaren.yaml:181  S-060 S-063  Self-drawn win
def do_自摸(T: Game, me: int) -> None:
    T.win(me, must(define_胡张(T, me)), ACT_自摸)
    T.end(END_胡)


# rulesets/shangdaren.yaml:252  S-019 S-020 S-021  Open five with four loose copies
def do_贩四(T: Game, me: int, l_t: int, l_w: Sequence[int]) -> None:
    T.meld(me, GRP_贩, tuple((*l_w, *(l_t,))))
    T.draw(me)
    routine_补牌(T, me)


# rulesets/shangdaren.yaml:262  S-019 S-020 S-021  Open five with a fixed four
def do_贩扎(T: Game, me: int, i_l_m: int, l_t: int) -> None:
    l_m = T.seats[me].melds[i_l_m]
    T.regroup(me, l_m, GRP_贩, (l_t,), ())
    routine_补牌(T, me)


# rulesets/shangdaren.yaml:272  S-019 S-020 S-021  Open five with the drawn fifth
def do_贩招(T: Game, me: int, i_l_m: int) -> None:
    l_m = T.seats[me].melds[i_l_m]
    T.regroup(me, l_m, GRP_贩, (must(T.seats[me].drawn),), ())
    T.draw(me)


# std/table.yaml:71
def after_打__1(T: Game, me: int) -> None:
    routine_轮到(T, define_下家(T, me))


# std/table.yaml:69  Discard
def do_打(T: Game, me: int, l_t: int) -> None:
    T.hand.v_出牌数 = T.hand.v_出牌数 + 1
    T.discard(me, l_t)
    T.open(me, PHS_应牌, (l_t,), None, after_打__1, ())


# std/table.yaml:87  S-060 S-062  Win on a discard
def do_点炮(T: Game, me: int, l_t: int) -> None:
    T.win(me, l_t, ACT_点炮)
    T.end(END_胡)


# rulesets/shangdaren.yaml:373  S-028
def dealer_first(T: Game) -> int:
    owner = T.owner
    return owner


# rulesets/shangdaren.yaml:374  S-028
def dealer_next(T: Game) -> int:
    return default(None if (x_1 := define_首胡(T)) is None else x_1.seat, T.dealer)


# rulesets/shangdaren.yaml:188  S-007 S-009 S-011  Opening declarations
def done_请扎(T: Game, me: int) -> None:
    T.goto(PHS_出牌, T.dealer)


# rulesets/shangdaren.yaml:297
def event_drawn(T: Game, me: int, l_t: int) -> None:
    on_drawn__重扎(T, me, l_t)


# rulesets/shangdaren.yaml:103  S-039  has closed its hand
def init_捏(T: Game, me: int) -> bool:
    return False


# rulesets/shangdaren.yaml:2
def judge(T: Game, me: int, A: Arrangement) -> bool:
    found: dict[int, tuple[int, ...]] = {}
    A.found = found
    A.kept = {}
    A.totals = (sum(a[0] for a in found.values()),)
    A.values = ()
    A.values = (*A.values, value_胡息(T, A))
    A.rank = (A.values[VAL_胡息],)
    return not A.won or score_require(T, A)


# rulesets/shangdaren.yaml:297  S-026
def on_drawn__重扎(T: Game, me: int, l_t: int) -> None:
    for l_m in tuple(T.seats[me].melds):
        if GRP_扎 in ISA[l_m.group] and l_m.kind == KIND_OF[l_t]:
            l_b = next((l_x for l_x in l_m.tiles if KIND_OF[l_x] == 22), None)
            if l_b is not None and l_t in T.seats[me].hand:
                T.regroup(me, l_m, -1, (l_t,), (must(l_b),))


# rulesets/shangdaren.yaml:65  S-003 S-024
def plays_别杠(T: Game) -> frozenset[int]:
    return frozenset((10, 20, 12))


# rulesets/shangdaren.yaml:229  S-007 S-014 S-015 S-041  Claim a triplet
def priority_对(T: Game, me: int) -> int:
    return 20


# rulesets/shangdaren.yaml:229  S-016  Claim a fourth
def priority_招(T: Game, me: int) -> int:
    return 20


# rulesets/shangdaren.yaml:229  S-019 S-020 S-021  Open five with four loose copies
def priority_贩四(T: Game, me: int) -> int:
    return 20


# rulesets/shangdaren.yaml:229  S-019 S-020 S-021  Open five with a fixed four
def priority_贩扎(T: Game, me: int) -> int:
    return 20


# rulesets/shangdaren.yaml:56  S-001 S-023
def room_copies(T: Game, it: int) -> int:
    return (0, 1, 2)[T.options.o_别杠] if it == 22 else 5


# rulesets/shangdaren.yaml:9  S-059
def room_seats(options: Options) -> int:
    return 3


# rulesets/shangdaren.yaml:2
def score_choose(T: Game, me: int) -> tuple[tuple[int, ...], ...]:
    return tuple([(l_主,) for l_主 in members(class_set_精(T))])


# rulesets/shangdaren.yaml:348  S-041 S-045
def score_require(T: Game, A: Arrangement) -> bool:
    return not any(GRP_坎 in ISA[l_g.group] and not l_g.concealed and define_素数(T, l_g) < 3 for l_g in A.groups) and A.values[VAL_胡息] >= 17


# rulesets/shangdaren.yaml:345
def score_tiles(T: Game, me: int) -> Sequence[int]:
    return T.seats[me].hand


# rulesets/shangdaren.yaml:187  S-007 S-009 S-011  Opening declarations
def seats_请扎(T: Game, me: int) -> Sequence[int]:
    return tuple(reversed(T.seats_from(T.dealer)))


# rulesets/shangdaren.yaml:362  S-034 S-035 S-063  Won
def settle_胡(T: Game) -> None:
    for l_w in tuple(T.wins):
        l_p = (convert_按胡计分, convert_逢一就包, convert_二舍三入)[T.options.o_计分](l_w.values[VAL_胡息])
        if l_w.from_ is not None and T.options.o_包 == CHO_包__包一家:
            T.pay(l_p, must(l_w.from_), l_w.seat, PAY_点铳, 'option.计分(w.胡息)', (('option.计分(w.胡息)', (convert_按胡计分, convert_逢一就包, convert_二舍三入)[T.options.o_计分](l_w.values[VAL_胡息])), ('w.胡息', l_w.values[VAL_胡息])))
        else:
            for l_s in tuple(T.others(l_w.seat)):
                T.pay(l_p, l_s, l_w.seat, PAY_胡牌, 'option.计分(w.胡息)', (('option.计分(w.胡息)', (convert_按胡计分, convert_逢一就包, convert_二舍三入)[T.options.o_计分](l_w.values[VAL_胡息])), ('w.胡息', l_w.values[VAL_胡息])))


# rulesets/shangdaren.yaml:350  S-045 S-047
def value_胡息(T: Game, A: Arrangement) -> int:
    return sum(define_组胡(T, A, l_g) for l_g in A.groups)


# rulesets/shangdaren.yaml:73  S-042  Three of a kind in hand
def where_坎(T: Game, me: int, it: Group) -> bool:
    return define_素数(T, it) >= 2


# rulesets/shangdaren.yaml:76  S-014 S-025 S-041  Claimed triplet
def where_对(T: Game, me: int, it: Group) -> bool:
    return define_素数(T, it) == 3


# rulesets/shangdaren.yaml:80  S-010 S-012 S-018 S-025 S-043  Fixed four
def where_扎(T: Game, me: int, it: Group) -> bool:
    return define_素数(T, it) >= 2


# rulesets/shangdaren.yaml:77  S-016 S-025  Claimed four
def where_招(T: Game, me: int, it: Group) -> bool:
    return define_素数(T, it) == 4


# rulesets/shangdaren.yaml:92  S-019 S-021 S-025  Open five
def where_贩(T: Game, me: int, it: Group) -> bool:
    return define_素数(T, it) == 5


# rulesets/shangdaren.yaml:65  S-003 S-024
def wild_别杠(T: Game, it: int) -> bool:
    return KIND_OF[it] == 22


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


# std/table.yaml:83  S-060 S-062  Win on a discard
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
    id='shangdaren',
    version='0.1.0',
    title='上大人·三精五精',
    title_en='Shangdaren paper tiles',
    source='seeds/shangdaren.yaml',
    digest='60398461fbddc295464d30df41a3f8a34573a9f89ab85c9133a429918a1d42c7',
    files=('rulesets/shangdaren.yaml', 'std/table.yaml'),
    options=(
        Option('局数', 'int', 8, 1, 64, (), Mark('std/table.yaml', 10, (), (), 'Hands in a session')),
        Option('精', 'choice', 0, 0, 1, (Choice('三精', {}, Mark('rulesets/shangdaren.yaml', 16, ('S-029',), (), '三, 五 and 七')), Choice('五精', {}, Mark('rulesets/shangdaren.yaml', 17, ('S-030',), (), '乙, 三, 五, 七 and 九'))), Mark('rulesets/shangdaren.yaml', 12, (), ('SA-26',), 'Which kinds are 精')),
        Option('计分', 'choice', 0, 0, 2, (Choice('按胡计分', {}, Mark('rulesets/shangdaren.yaml', 24, ('S-031',), (), 'A point for each 胡')), Choice('逢一就包', {}, Mark('rulesets/shangdaren.yaml', 25, ('S-032',), (), 'Up to the next five')), Choice('二舍三入', {}, Mark('rulesets/shangdaren.yaml', 26, ('S-033',), (), 'To the nearest five'))), Mark('rulesets/shangdaren.yaml', 20, (), ('SA-26',), 'How 胡 become points')),
        Option('包', 'choice', 0, 0, 1, (Choice('包一家', {}, Mark('rulesets/shangdaren.yaml', 33, ('S-034',), (), 'The discarder')), Choice('包两家', {}, Mark('rulesets/shangdaren.yaml', 34, ('S-035',), (), 'Both losers'))), Mark('rulesets/shangdaren.yaml', 29, (), ('SA-26', 'SA-28'), 'Who pays for a win on a discard')),
        Option('别杠', 'choice', 0, 0, 2, (Choice('不带别杠', {'张': 0}, Mark('rulesets/shangdaren.yaml', 41, ('S-038',), (), 'None')), Choice('单别杠', {'张': 1}, Mark('rulesets/shangdaren.yaml', 42, ('S-036',), (), 'One')), Choice('双别杠', {'张': 2}, Mark('rulesets/shangdaren.yaml', 43, ('S-037',), (), 'Two'))), Mark('rulesets/shangdaren.yaml', 37, ('S-001', 'S-003', 'S-023'), ('SA-26',), 'Wild tiles')),
        Option('捏牌', 'bool', 0, 0, 1, (), Mark('rulesets/shangdaren.yaml', 47, ('S-039',), ('SA-30',), 'A seat may close its hand')),
    ),
    constraints=(),
    presets={},
    seats=room_seats,
    kinds=('上', '大', '人', '可', '知', '礼', '孔', '乙', '己', '化', '三', '千', '七', '十', '土', '八', '九', '子', '二', '四', '五', '六', '别'),
    suits=(
        Suit('字', (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21), False, '', 1, Mark('rulesets/shangdaren.yaml', 51, ('S-002',), (), 'Characters')),
        Suit('宝', (22,), False, '', 1, Mark('rulesets/shangdaren.yaml', 55, ('S-003',), (), 'Wild')),
    ),
    suit_of=SUIT_OF,
    rank_of=RANK_OF,
    next_of=NEXT_OF,
    stride=STRIDE,
    kind_of=KIND_OF,
    finish_of=FINISH_OF,
    face_of=FACE_OF,
    finishes=('花',),
    copies=room_copies,
    wilds=(
        Wild('别杠', wild_别杠, plays_别杠, Mark('rulesets/shangdaren.yaml', 65, ('S-003', 'S-024'), ('SA-21',)), ()),
    ),
    groups=(
        GroupSpec('句', ISA[GRP_句], '', ((0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 11), (12, 13, 14), (15, 16, 17), (10, 19, 20), (19, 20, 21), (20, 21, 12), (21, 12, 15), (12, 15, 16), (15, 16, 13)), None, 0, Mark('rulesets/shangdaren.yaml', 68, ('S-040',), ('SA-19', 'SA-21'), 'Sentence')),
        GroupSpec('坎', ISA[GRP_坎], '', ((0, 0, 0), (1, 1, 1), (2, 2, 2), (3, 3, 3), (4, 4, 4), (5, 5, 5), (6, 6, 6), (7, 7, 7), (8, 8, 8), (9, 9, 9), (10, 10, 10), (11, 11, 11), (12, 12, 12), (13, 13, 13), (14, 14, 14), (15, 15, 15), (16, 16, 16), (17, 17, 17), (18, 18, 18), (19, 19, 19), (20, 20, 20), (21, 21, 21), (22, 22, 22)), where_坎, 0, Mark('rulesets/shangdaren.yaml', 73, ('S-042',), ('SA-21', 'SA-43'), 'Three of a kind in hand'), ()),
        GroupSpec('将', ISA[GRP_将], '', ((0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9), (10, 10), (11, 11), (12, 12), (13, 13), (14, 14), (15, 15), (16, 16), (17, 17), (18, 18), (19, 19), (20, 20), (21, 21), (22, 22)), None, 0, Mark('rulesets/shangdaren.yaml', 74, ('S-046',), ('SA-20',), 'Pair')),
        GroupSpec('联', ISA[GRP_联], '', ((0, 1), (0, 2), (1, 2), (3, 4), (3, 5), (4, 5), (6, 7), (6, 8), (7, 8), (9, 10), (9, 11), (10, 11), (10, 19), (10, 20), (12, 13), (12, 14), (12, 15), (12, 16), (13, 14), (15, 13), (15, 16), (15, 17), (16, 13), (16, 17), (19, 20), (19, 21), (20, 12), (20, 21), (21, 12), (21, 15)), None, 0, Mark('rulesets/shangdaren.yaml', 75, ('S-046',), ('SA-20',), 'Two tiles of one sentence')),
        GroupSpec('对', ISA[GRP_对], 'open', ((0, 0, 0), (1, 1, 1), (2, 2, 2), (3, 3, 3), (4, 4, 4), (5, 5, 5), (6, 6, 6), (7, 7, 7), (8, 8, 8), (9, 9, 9), (10, 10, 10), (11, 11, 11), (12, 12, 12), (13, 13, 13), (14, 14, 14), (15, 15, 15), (16, 16, 16), (17, 17, 17), (18, 18, 18), (19, 19, 19), (20, 20, 20), (21, 21, 21), (22, 22, 22)), where_对, 0, Mark('rulesets/shangdaren.yaml', 76, ('S-014', 'S-025', 'S-041'), (), 'Claimed triplet'), ()),
        GroupSpec('招', ISA[GRP_招], 'open', ((0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2), (3, 3, 3, 3), (4, 4, 4, 4), (5, 5, 5, 5), (6, 6, 6, 6), (7, 7, 7, 7), (8, 8, 8, 8), (9, 9, 9, 9), (10, 10, 10, 10), (11, 11, 11, 11), (12, 12, 12, 12), (13, 13, 13, 13), (14, 14, 14, 14), (15, 15, 15, 15), (16, 16, 16, 16), (17, 17, 17, 17), (18, 18, 18, 18), (19, 19, 19, 19), (20, 20, 20, 20), (21, 21, 21, 21), (22, 22, 22, 22)), where_招, 0, Mark('rulesets/shangdaren.yaml', 77, ('S-016', 'S-025'), ('SA-07',), 'Claimed four'), ()),
        GroupSpec('扎', ISA[GRP_扎], 'hidden', ((0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2), (3, 3, 3, 3), (4, 4, 4, 4), (5, 5, 5, 5), (6, 6, 6, 6), (7, 7, 7, 7), (8, 8, 8, 8), (9, 9, 9, 9), (10, 10, 10, 10), (11, 11, 11, 11), (12, 12, 12, 12), (13, 13, 13, 13), (14, 14, 14, 14), (15, 15, 15, 15), (16, 16, 16, 16), (17, 17, 17, 17), (18, 18, 18, 18), (19, 19, 19, 19), (20, 20, 20, 20), (21, 21, 21, 21), (22, 22, 22, 22)), where_扎, 0, Mark('rulesets/shangdaren.yaml', 78, ('S-010', 'S-012', 'S-018', 'S-025', 'S-043'), ('SA-22',), 'Fixed four'), ()),
        GroupSpec('扎上顶', ISA[GRP_扎上顶], 'hidden', ((0, 0, 0, 0, 0), (1, 1, 1, 1, 1), (2, 2, 2, 2, 2), (3, 3, 3, 3, 3), (4, 4, 4, 4, 4), (5, 5, 5, 5, 5), (6, 6, 6, 6, 6), (7, 7, 7, 7, 7), (8, 8, 8, 8, 8), (9, 9, 9, 9, 9), (10, 10, 10, 10, 10), (11, 11, 11, 11, 11), (12, 12, 12, 12, 12), (13, 13, 13, 13, 13), (14, 14, 14, 14, 14), (15, 15, 15, 15, 15), (16, 16, 16, 16, 16), (17, 17, 17, 17, 17), (18, 18, 18, 18, 18), (19, 19, 19, 19, 19), (20, 20, 20, 20, 20), (21, 21, 21, 21, 21), (22, 22, 22, 22, 22)), where_扎, 0, Mark('rulesets/shangdaren.yaml', 85, ('S-010', 'S-022', 'S-044'), ('SA-08', 'SA-45'), 'Fixed five'), ()),
        GroupSpec('贩', ISA[GRP_贩], 'open', ((0, 0, 0, 0, 0), (1, 1, 1, 1, 1), (2, 2, 2, 2, 2), (3, 3, 3, 3, 3), (4, 4, 4, 4, 4), (5, 5, 5, 5, 5), (6, 6, 6, 6, 6), (7, 7, 7, 7, 7), (8, 8, 8, 8, 8), (9, 9, 9, 9, 9), (10, 10, 10, 10, 10), (11, 11, 11, 11, 11), (12, 12, 12, 12, 12), (13, 13, 13, 13, 13), (14, 14, 14, 14, 14), (15, 15, 15, 15, 15), (16, 16, 16, 16, 16), (17, 17, 17, 17, 17), (18, 18, 18, 18, 18), (19, 19, 19, 19, 19), (20, 20, 20, 20, 20), (21, 21, 21, 21, 21), (22, 22, 22, 22, 22)), where_贩, 0, Mark('rulesets/shangdaren.yaml', 92, ('S-019', 'S-021', 'S-025'), (), 'Open five'), ()),
    ),
    shapes=(
        ShapeSpec('八组', (Part(8, (GRP_句, GRP_坎, GRP_对, GRP_招, GRP_扎, GRP_贩)), Part(1, (GRP_将, GRP_联))), False, None, Mark('rulesets/shangdaren.yaml', 95, ('S-046',), ('SA-07', 'SA-43'), 'Eight groups and two related tiles'), False),
    ),
    zones=(),
    wall_stack=1,
    state=(
        StateVar('已打局', 'room', 'v_已打局', 'int', init_已打局, 'never', 'all', (), Mark('std/table.yaml', 33, (), (), 'hands finished')),
        StateVar('出牌数', 'hand', 'v_出牌数', 'int', init_出牌数, 'hand', 'all', (), Mark('std/table.yaml', 29, (), (), 'discards so far')),
        StateVar('摸法', 'seat', 'v_摸法', '摸法', init_摸法, 'hand', 'all', ('摸牌', '补牌'), Mark('std/table.yaml', 31, (), (), 'how the last tile was drawn')),
        StateVar('捏', 'seat', 'v_捏', 'bool', init_捏, 'hand', 'all', (), Mark('rulesets/shangdaren.yaml', 103, ('S-039',), ('SA-30',), 'has closed its hand')),
    ),
    phases=(
        Phase('发牌', 'auto', (), None, enter_发牌, None, Mark('std/table.yaml', 52, (), (), 'The deal')),
        Phase('出牌', 'turn', (ACT_打, ACT_自摸, ACT_扎, ACT_扎上顶, ACT_添扎, ACT_贩招, ACT_捏牌), None, None, None, Mark('std/table.yaml', 59, (), (), 'Own turn')),
        Phase('应牌', 'window', (ACT_点炮, ACT_对, ACT_招, ACT_贩四, ACT_贩扎), None, None, None, Mark('std/table.yaml', 60, (), (), 'A discard on offer')),
        Phase('请扎', 'each', (ACT_扎, ACT_扎上顶, ACT_添扎), seats_请扎, None, done_请扎, Mark('rulesets/shangdaren.yaml', 185, ('S-007', 'S-009', 'S-011'), ('SA-02', 'SA-03'), 'Opening declarations')),
    ),
    actions=(
        Action('打', legal_打, do_打, (('t', 'tile'),), frozenset((PHS_出牌,)), False, None, None, None, (), False, True, (BAR_别不打,), Mark('std/table.yaml', 63, (), (), 'Discard')),
        Action('自摸', legal_自摸, do_自摸, (), frozenset((PHS_出牌,)), False, None, None, None, (), True, False, (), Mark('std/table.yaml', 73, ('S-060', 'S-063'), ('SA-33', 'SA-34'), 'Self-drawn win')),
        Action('点炮', legal_点炮, do_点炮, (('t', 'tile'),), frozenset((PHS_应牌,)), False, priority_点炮, None, None, (), True, False, (BAR_捏后不动,), Mark('std/table.yaml', 80, ('S-060', 'S-062'), ('SA-11', 'SA-29'), 'Win on a discard')),
        Action('扎', legal_扎, do_扎, (('w', 'tiles'),), frozenset((PHS_请扎, PHS_出牌)), False, None, None, None, (), False, False, (BAR_无牌可补,), Mark('rulesets/shangdaren.yaml', 195, ('S-010', 'S-017', 'S-022'), ('SA-05', 'SA-22', 'SA-39'), 'Fix four')),
        Action('扎上顶', legal_扎上顶, do_扎上顶, (('w', 'tiles'),), frozenset((PHS_请扎, PHS_出牌)), False, None, None, None, (), False, False, (BAR_无两牌可补,), Mark('rulesets/shangdaren.yaml', 204, ('S-010', 'S-017', 'S-022', 'S-044'), ('SA-04', 'SA-45'), 'Fix five')),
        Action('添扎', legal_添扎, do_添扎, (('m', 'meld'), ('t', 'tile')), frozenset((PHS_请扎, PHS_出牌)), False, None, None, None, (), False, False, (BAR_无牌可补,), Mark('rulesets/shangdaren.yaml', 214, ('S-017', 'S-022', 'S-025'), ('SA-05', 'SA-23'), 'Add the fifth to a fixed four')),
        Action('对', legal_对, do_对, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌,)), False, priority_对, None, None, (), False, False, (BAR_捏后不动, BAR_无牌可打), Mark('rulesets/shangdaren.yaml', 224, ('S-007', 'S-014', 'S-015', 'S-041'), ('SA-36',), 'Claim a triplet')),
        Action('招', legal_招, do_招, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌,)), False, priority_招, None, None, (), False, False, (BAR_捏后不动, BAR_无牌可补), Mark('rulesets/shangdaren.yaml', 235, ('S-016',), ('SA-07', 'SA-44'), 'Claim a fourth')),
        Action('贩四', legal_贩四, do_贩四, (('t', 'tile'), ('w', 'tiles')), frozenset((PHS_应牌,)), False, priority_贩四, None, None, (), False, False, (BAR_捏后不动, BAR_无两牌可补), Mark('rulesets/shangdaren.yaml', 245, ('S-019', 'S-020', 'S-021'), ('SA-09',), 'Open five with four loose copies')),
        Action('贩扎', legal_贩扎, do_贩扎, (('m', 'meld'), ('t', 'tile')), frozenset((PHS_应牌,)), False, priority_贩扎, None, None, (), False, False, (BAR_捏后不动, BAR_无牌可补), Mark('rulesets/shangdaren.yaml', 255, ('S-019', 'S-020', 'S-021'), (), 'Open five with a fixed four')),
        Action('贩招', legal_贩招, do_贩招, (('m', 'meld'),), frozenset((PHS_出牌,)), False, None, None, None, (), False, False, (BAR_无牌可补,), Mark('rulesets/shangdaren.yaml', 264, ('S-019', 'S-020', 'S-021'), ('SA-44',), 'Open five with the drawn fifth')),
        Action('捏牌', legal_捏牌, do_捏牌, (), frozenset((PHS_出牌,)), False, None, None, None, (), False, False, (), Mark('rulesets/shangdaren.yaml', 274, ('S-039',), ('SA-30',), 'Close the hand')),
    ),
    bars=(
        Bar('别不打', (ACT_打,), {}, False, Mark('rulesets/shangdaren.yaml', 285, ('S-008',))),
        Bar('捏后不动', (ACT_点炮, ACT_对, ACT_招, ACT_贩四, ACT_贩扎), {}, False, Mark('rulesets/shangdaren.yaml', 287, ('S-039',), ('SA-30',))),
        Bar('无两牌可补', (ACT_扎上顶, ACT_贩四), {}, False, Mark('rulesets/shangdaren.yaml', 289, ('S-061',), ('SA-32',))),
        Bar('无牌可打', (ACT_对,), {}, False, Mark('rulesets/shangdaren.yaml', 286, ('S-008',))),
        Bar('无牌可补', (ACT_扎, ACT_添扎, ACT_招, ACT_贩扎, ACT_贩招), {}, False, Mark('rulesets/shangdaren.yaml', 288, ('S-061',), ('SA-32',))),
    ),
    events={'ended': event_ended, 'drawn': event_drawn},
    start=PHS_发牌,
    units=(
        Unit('胡', 'sum', Mark('rulesets/shangdaren.yaml', 303, (), (), 'Points of the hand')),
    ),
    patterns=(),
    score=ScoreSpec(score_tiles, score_size, (SHP_八组,), (), score_choose, judge, (ScoreValue('胡息', '胡', Mark('rulesets/shangdaren.yaml', 350, ('S-045', 'S-047'))),), ('主',), True, True, ('hand',), {}, Mark('rulesets/shangdaren.yaml', 2), ('kind',)),
    payments=(
        Payment('点铳', Mark('rulesets/shangdaren.yaml', 354, ('S-034',))),
        Payment('胡牌', Mark('rulesets/shangdaren.yaml', 355, ('S-034', 'S-035', 'S-063'), ('SA-28',))),
    ),
    pots=(),
    ends=(
        End('胡', settle_胡, 'rule', (), Mark('std/table.yaml', 98, ('S-034', 'S-035', 'S-063'), ('SA-28',), 'Won')),
        End('流局', None, 'wall', (), Mark('std/table.yaml', 99, ('S-061',), ('SA-32',), 'Exhausted wall')),
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
    notes={'S-013': '只是屏幕上怎样出牌，不影响规则 / how a tile is discarded on the screen, without effect on the rules'},
    red=frozenset((0, 1, 2, 3, 4, 5, 10, 12, 20)),
    places={
        'class_set_精': ('rulesets/shangdaren.yaml', 62),
        'class_精': ('rulesets/shangdaren.yaml', 62),
        'convert_二舍三入': ('rulesets/shangdaren.yaml', 312),
        'convert_按胡计分': ('rulesets/shangdaren.yaml', 305),
        'convert_逢一就包': ('rulesets/shangdaren.yaml', 306),
        'define_对数': ('rulesets/shangdaren.yaml', 114),
        'define_带别对': ('rulesets/shangdaren.yaml', 127),
        'define_张胡': ('rulesets/shangdaren.yaml', 132),
        'define_有花': ('rulesets/shangdaren.yaml', 112),
        'define_素数': ('rulesets/shangdaren.yaml', 111),
        'define_红句': ('rulesets/shangdaren.yaml', 141),
        'define_组胡': ('rulesets/shangdaren.yaml', 142),
        'define_胡张': ('rulesets/shangdaren.yaml', 115),
        'define_花数': ('rulesets/shangdaren.yaml', 113),
        'define_行的': ('rulesets/shangdaren.yaml', 120),
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
        'barred_对__捏后不动': ('rulesets/shangdaren.yaml', 287),
        'barred_扎__无牌可补': ('rulesets/shangdaren.yaml', 288),
        'barred_扎上顶__无两牌可补': ('rulesets/shangdaren.yaml', 289),
        'barred_招__捏后不动': ('rulesets/shangdaren.yaml', 287),
        'barred_招__无牌可补': ('rulesets/shangdaren.yaml', 288),
        'barred_添扎__无牌可补': ('rulesets/shangdaren.yaml', 288),
        'barred_点炮__捏后不动': ('rulesets/shangdaren.yaml', 287),
        'barred_贩四__捏后不动': ('rulesets/shangdaren.yaml', 287),
        'barred_贩四__无两牌可补': ('rulesets/shangdaren.yaml', 289),
        'barred_贩扎__捏后不动': ('rulesets/shangdaren.yaml', 287),
        'barred_贩扎__无牌可补': ('rulesets/shangdaren.yaml', 288),
        'barred_贩招__无牌可补': ('rulesets/shangdaren.yaml', 288),
        'legal_对': ('rulesets/shangdaren.yaml', 224),
        'legal_扎': ('rulesets/shangdaren.yaml', 195),
        'legal_扎上顶': ('rulesets/shangdaren.yaml', 204),
        'legal_招': ('rulesets/shangdaren.yaml', 235),
        'legal_捏牌': ('rulesets/shangdaren.yaml', 274),
        'legal_添扎': ('rulesets/shangdaren.yaml', 214),
        'legal_贩四': ('rulesets/shangdaren.yaml', 245),
        'legal_贩扎': ('rulesets/shangdaren.yaml', 255),
        'legal_贩招': ('rulesets/shangdaren.yaml', 264),
        'legal_打': ('std/table.yaml', 63),
        'legal_点炮': ('std/table.yaml', 80),
        'legal_自摸': ('std/table.yaml', 73),
        'do_对': ('rulesets/shangdaren.yaml', 233),
        'do_扎': ('rulesets/shangdaren.yaml', 202),
        'do_扎上顶': ('rulesets/shangdaren.yaml', 211),
        'do_招': ('rulesets/shangdaren.yaml', 243),
        'do_捏牌': ('rulesets/shangdaren.yaml', 281),
        'do_添扎': ('rulesets/shangdaren.yaml', 222),
        'do_自摸': ('rulesets/shangdaren.yaml', 181),
        'do_贩四': ('rulesets/shangdaren.yaml', 252),
        'do_贩扎': ('rulesets/shangdaren.yaml', 262),
        'do_贩招': ('rulesets/shangdaren.yaml', 272),
        'after_打__1': ('std/table.yaml', 71),
        'do_打': ('std/table.yaml', 69),
        'do_点炮': ('std/table.yaml', 87),
        'dealer_first': ('rulesets/shangdaren.yaml', 373),
        'dealer_next': ('rulesets/shangdaren.yaml', 374),
        'done_请扎': ('rulesets/shangdaren.yaml', 188),
        'event_drawn': ('rulesets/shangdaren.yaml', 297),
        'init_捏': ('rulesets/shangdaren.yaml', 103),
        'judge': ('rulesets/shangdaren.yaml', 2),
        'on_drawn__重扎': ('rulesets/shangdaren.yaml', 297),
        'plays_别杠': ('rulesets/shangdaren.yaml', 65),
        'priority_对': ('rulesets/shangdaren.yaml', 229),
        'priority_招': ('rulesets/shangdaren.yaml', 229),
        'priority_贩四': ('rulesets/shangdaren.yaml', 229),
        'priority_贩扎': ('rulesets/shangdaren.yaml', 229),
        'room_copies': ('rulesets/shangdaren.yaml', 56),
        'room_seats': ('rulesets/shangdaren.yaml', 9),
        'score_choose': ('rulesets/shangdaren.yaml', 2),
        'score_require': ('rulesets/shangdaren.yaml', 348),
        'score_tiles': ('rulesets/shangdaren.yaml', 345),
        'seats_请扎': ('rulesets/shangdaren.yaml', 187),
        'settle_胡': ('rulesets/shangdaren.yaml', 362),
        'value_胡息': ('rulesets/shangdaren.yaml', 350),
        'where_坎': ('rulesets/shangdaren.yaml', 73),
        'where_对': ('rulesets/shangdaren.yaml', 76),
        'where_扎': ('rulesets/shangdaren.yaml', 80),
        'where_招': ('rulesets/shangdaren.yaml', 77),
        'where_贩': ('rulesets/shangdaren.yaml', 92),
        'wild_别杠': ('rulesets/shangdaren.yaml', 65),
        'enter_发牌': ('std/table.yaml', 56),
        'event_ended': ('std/table.yaml', 92),
        'init_出牌数': ('std/table.yaml', 29),
        'init_已打局': ('std/table.yaml', 33),
        'init_摸法': ('std/table.yaml', 31),
        'on_ended__计局': ('std/table.yaml', 92),
        'priority_点炮': ('std/table.yaml', 83),
        'score_size': ('std/table.yaml', 95),
        'session_over': ('std/table.yaml', 103),
    },
)
