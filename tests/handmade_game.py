"""A cut-down mahjong in the form of a generated module, written by hand; the table's tests play it.

Discard, pung, three kongs with a robbing window, wins by self-draw and on a discard; several winners by
option; an anytime flag that bars melding; a pass lock; an opening exchange (all), then declarations (each).
"""

from paigui.runtime.api import (
    INTERFACE,
    Action,
    Arrangement,
    Bar,
    Choice,
    Constraint,
    End,
    GroupSpec,
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
    Unit,
    Zone,
)

NUMERALS = "一二三四五六七八九"
KINDS = tuple(n + s for s in "万筒索" for n in NUMERALS) + tuple("东南西北中发白")
SUIT_OF = tuple(k // 9 for k in range(34))
RANK_OF = tuple(k % 9 + 1 if k < 27 else 0 for k in range(34))
KIND_OF = tuple(t // 4 for t in range(136))
RUNS = tuple((k, k + 1, k + 2) for k in range(27) if k % 9 < 7)

CHOW_RUN, TRIPLET, PAIR, PUNG, KONG, OPEN_KONG, ADDED_KONG, HIDDEN_KONG = range(8)
(SWAP, DECLARE, DISCARD, SELF_DRAW, ON_DISCARD, CLAIM_PUNG, CLAIM_KONG, ADD_KONG, LAY_KONG, ROB, FLAG) = (
    range(11)
)
P_DEAL, P_SWAP, P_OPENING, P_TURN, P_CLAIM, P_ROB = range(6)
WON, DRAWN, DISSOLVED = range(3)


class Place(Seat):
    z_swap: list[int]
    v_declared: bool
    v_flag: bool
    v_let_go: frozenset[int]
    v_missed: bool


class Hand:
    z_shown: list[int]
    v_kongs: int
    v_lucky: int


class Room:
    v_streak: int


class Options:
    o_several: bool
    o_deep: int
    o_claim: int


T_ = Table[Place, Hand, Room, Options]


def copies(T: T_, k: int) -> int:
    return 4


# ---- phases


def deal_do(T: T_, me: int) -> None:
    for s in T.seats_from(T.dealer):
        T.deal(13, s)
    T.move(T.wall.back(1), -1, "z_shown")
    T.goto(P_SWAP)


def swap_done(T: T_, me: int) -> None:
    given = tuple(tuple(s.z_swap) for s in T.seats)
    for s in T.all:
        T.move(given[s], T.ahead(s, 1), "hand")
    T.draw(T.dealer)
    T.goto(P_OPENING, T.dealer)


def opening_seats(T: T_, me: int) -> tuple[int, ...]:
    return T.seats_from(T.dealer)


def opening_done(T: T_, me: int) -> None:
    T.goto(P_TURN, T.dealer)


def next_turn(T: T_, s: int) -> None:
    if T.wall.left <= T.options.o_deep:
        T.end(DRAWN)
        return
    T.draw(s)
    T.goto(P_TURN, s)


def replace(T: T_, s: int) -> None:
    T.draw(s, True)
    T.goto(P_TURN, s)


# ---- actions


def swap_legal(T: T_, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    for (t,) in T.picks(T.seats[me].hand, 1):
        out.append((SWAP, t))


def swap_do(T: T_, me: int, t: int) -> None:
    T.move((t,), me, "z_swap")


def declare_legal(T: T_, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if not T.seats[me].v_declared and max(T.seats[me].counts) >= 3:
        out.append((DECLARE,))


def declare_do(T: T_, me: int) -> None:
    T.seats[me].v_declared = True
    for o in T.others(me):
        T.pay(1, o, me, 2, "1分", ())


def discard_legal(T: T_, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    last = -1
    for t in T.seats[me].hand:
        if t >> 2 != last:
            last = t >> 2
            out.append((DISCARD, t))


def discard_do(T: T_, me: int, t: int) -> None:
    T.discard(me, t)
    T.open(me, P_CLAIM, (t,), None, discard_block, ())


def discard_block(T: T_, me: int) -> None:
    next_turn(T, T.ahead(me, 1))


def self_draw_legal(T: T_, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    drawn = T.seats[me].drawn
    if drawn is not None and T.worth(me, drawn, SELF_DRAW) is not None:
        out.append((SELF_DRAW,))


def self_draw_do(T: T_, me: int) -> None:
    T.win(me, T.seats[me].drawn, SELF_DRAW)
    T.end(WON)


def win_legal(T: T_, me: int, out: list[Move], why: list[tuple[Move, int]] | None, act: int) -> None:
    assert T.offer is not None
    for t in T.offer.tiles:
        if T.worth(me, t, act) is not None:
            if T.seats[me].v_missed:
                if why is not None:
                    why.append(((act, t), 1))
            else:
                out.append((act, t))


def on_discard_legal(T: T_, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    win_legal(T, me, out, why, ON_DISCARD)


def rob_legal(T: T_, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    win_legal(T, me, out, why, ROB)


def on_discard_do(T: T_, me: int, t: int) -> None:
    T.win(me, t, ON_DISCARD)
    T.end(WON)


def rob_do(T: T_, me: int, t: int) -> None:
    T.win(me, t, ROB)
    T.end(WON)


def missed(T: T_, me: int, t: int) -> None:
    T.seats[me].v_missed = True


def pung_legal(T: T_, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    assert T.offer is not None
    for t in T.offer.tiles:
        if T.seats[me].counts[t >> 2] < 2:
            continue
        for w in T.ways(me, PUNG, T.seats[me].hand, t):
            if (t >> 2) in T.seats[me].v_let_go:
                if why is not None:
                    why.append(((CLAIM_PUNG, t, w), 0))
            elif T.seats[me].v_flag:
                if why is not None:
                    why.append(((CLAIM_PUNG, t, w), 2))
            else:
                out.append((CLAIM_PUNG, t, w))


def pung_declined(T: T_, me: int, t: int, w: tuple[int, ...]) -> None:
    T.seats[me].v_let_go = T.seats[me].v_let_go | {t >> 2}


def pung_do(T: T_, me: int, t: int, w: tuple[int, ...]) -> None:
    T.meld(me, PUNG, (*w, t))
    T.goto(P_TURN, me)


def kong_legal(T: T_, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    assert T.offer is not None
    if not T.wall.left or T.seats[me].v_flag:
        return
    for t in T.offer.tiles:
        if T.seats[me].counts[t >> 2] == 3:
            for w in T.ways(me, OPEN_KONG, T.seats[me].hand, t):
                out.append((CLAIM_KONG, t, w))


def kong_do(T: T_, me: int, t: int, w: tuple[int, ...]) -> None:
    assert T.offer is not None
    to = tuple(s for s in T.others(me) if s != T.offer.from_)
    T.open(me, P_ROB, (t,), to, kong_block, (t, w))


def kong_block(T: T_, me: int, t: int, w: tuple[int, ...]) -> None:
    T.meld(me, OPEN_KONG, (*w, t))
    T.hand.v_kongs += 1
    replace(T, me)


def add_kong_legal(T: T_, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if T.seats[me].drawn is None or not T.wall.left:
        return
    for i, m in enumerate(T.seats[me].melds):
        if m.group == PUNG and T.seats[me].counts[m.kind]:
            for t in T.seats[me].hand:
                if t >> 2 == m.kind:
                    out.append((ADD_KONG, t, i))


def add_kong_do(T: T_, me: int, t: int, i: int) -> None:
    m = T.seats[me].melds[i]
    T.open(me, P_ROB, (t,), None, add_kong_block, (t, m))


def add_kong_block(T: T_, me: int, t: int, m: object) -> None:
    T.regroup(me, m, ADDED_KONG, (t,), ())  # type: ignore[arg-type]
    T.hand.v_kongs += 1
    replace(T, me)


def lay_kong_legal(T: T_, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if T.seats[me].drawn is None or not T.wall.left or 4 not in T.seats[me].counts:
        return
    for w in T.ways(me, HIDDEN_KONG, T.seats[me].hand):
        out.append((LAY_KONG, w))


def lay_kong_do(T: T_, me: int, w: tuple[int, ...]) -> None:
    T.meld(me, HIDDEN_KONG, w)
    T.hand.v_kongs += 1
    replace(T, me)


def flag_legal(T: T_, me: int, out: list[Move], why: list[tuple[Move, int]] | None) -> None:
    if not T.seats[me].melds:
        out.append((FLAG,))


def flag_do(T: T_, me: int) -> None:
    T.seats[me].v_flag = not T.seats[me].v_flag


# ---- score and ends


def score_tiles(T: T_, me: int) -> tuple[int, ...]:
    return tuple(T.seats[me].hand)


def score_size(T: T_) -> int:
    return 14


def score_choose(T: T_, me: int) -> tuple[tuple[int, ...], ...]:
    return ((),)


def judge(T: T_, me: int, A: Arrangement) -> bool:
    A.found = {}
    if A.shape == 0 and all(g.group != CHOW_RUN for g in A.groups):
        A.found[0] = (2,)
    if A.shape == 1:
        A.found[1] = (2,)
    worth = 1
    for amounts in A.found.values():
        worth *= amounts[0]
    A.values = (worth,)
    A.rank = (worth,)
    return True


def won_settle(T: T_) -> None:
    for w in T.wins:
        if w.from_ is not None:
            T.pay(3 * w.values[0], w.from_, w.seat, 0, "3分 * w.番", (("w.番", w.values[0]),))
        else:
            for s in T.others(w.seat):
                T.pay(2 * w.values[0], s, w.seat, 1, "2分 * w.番", (("w.番", w.values[0]),))
    first = T.wins[0]
    if T.pots[0]:
        T.pay(T.pots[0], -1, first.seat, 3, "底池.points", ())


def drawn_settle(T: T_) -> None:
    for s in T.others(T.dealer):
        T.pay(1, s, -1, 3, "1分", ())


def on_ended(T: T_) -> None:
    T.room.v_streak = T.room.v_streak + 1 if T.wins else 0


def on_discarded(T: T_, me: int, t: int) -> None:
    T.seats[me].v_missed = False


def dealer_first(T: T_) -> int:
    return T.owner


def dealer_next(T: T_) -> int:
    if any(w.seat == T.dealer for w in T.wins):
        return T.dealer
    return T.ahead(T.dealer, 1)


def session_over(T: T_) -> bool:
    return any(s.points < -200 for s in T.seats)


def session_settle(T: T_) -> None:
    T.pay(T.pots[0], -1, T.dealer, 3, "底池.points", ())


def priority_win(T: T_, me: int) -> int:
    return 90


def priority_claim(T: T_, me: int) -> int:
    return 20


def together(T: T_, claims: tuple[int, ...]) -> bool:
    return T.options.o_several


TILE = (("t", "tile"),)
TILE_WAYS = (("t", "tile"), ("w", "tiles"))
in_turn, in_claim = frozenset({P_TURN}), frozenset({P_CLAIM})

RULEBOOK = Rulebook(
    interface=INTERFACE,
    id="handmade",
    version="0.1",
    title="手写小麻将",
    title_en="Handmade mahjong",
    source="",
    digest="0",
    files=("handmade.yaml",),
    options=(
        Option("several", "bool", 0, mark=Mark(en="Several winners")),
        Option("deep", "int", 0, 0, 20),
        Option("claim", "choice", 0, choices=(Choice("near"), Choice("far"))),
    ),
    constraints=(
        Constraint(
            "deep", lambda o: not (o.o_several and o.o_deep == 13), "not several or deep != 13", "unlucky"
        ),
    ),
    presets={"many": {"several": 1}},
    seats=lambda options: 4,
    kinds=KINDS,
    suits=(
        Suit("万", tuple(range(9)), True, "m"),
        Suit("筒", tuple(range(9, 18)), True, "p"),
        Suit("索", tuple(range(18, 27)), True, "s"),
        Suit("字", tuple(range(27, 34)), False, "z"),
    ),
    suit_of=SUIT_OF,
    rank_of=RANK_OF,
    next_of=tuple((k // 9) * 9 + (k + 1) % 9 if k < 27 else 27 + (k - 26) % 7 for k in range(34)),
    stride=4,
    kind_of=KIND_OF,
    finish_of=(0,) * 136,
    face_of=KIND_OF,
    finishes=(),
    copies=copies,
    wilds=(),
    groups=(
        GroupSpec("顺", frozenset({0}), "", RUNS),
        GroupSpec("刻", frozenset({1}), "", tuple((k,) * 3 for k in range(34))),
        GroupSpec("将", frozenset({2}), "", tuple((k,) * 2 for k in range(34))),
        GroupSpec("碰", frozenset({3, 1}), "open", tuple((k,) * 3 for k in range(34))),
        GroupSpec("杠", frozenset({4, 1}), "open", tuple((k,) * 4 for k in range(34))),
        GroupSpec("明杠", frozenset({5, 4, 1}), "open", tuple((k,) * 4 for k in range(34))),
        GroupSpec("补杠", frozenset({6, 4, 1}), "open", tuple((k,) * 4 for k in range(34))),
        GroupSpec("暗杠", frozenset({7, 4, 1}), "one", tuple((k,) * 4 for k in range(34))),
    ),
    shapes=(
        ShapeSpec("标准", (Part(4, (CHOW_RUN, TRIPLET)), Part(1, (PAIR,)))),
        ShapeSpec("七对", (Part(7, (PAIR,)),)),
    ),
    zones=(Zone("换", "seat", "owner", "z_swap"), Zone("翻", "table", "all", "z_shown")),
    wall_stack=2,
    state=(
        StateVar("杠数", "hand", "v_kongs", "int", lambda T, me: 0),
        StateVar(
            "幸运", "hand", "v_lucky", "maybe kind", lambda T, me: T.random(tuple(range(34))), see="nobody"
        ),
        StateVar("报", "seat", "v_declared", "bool", lambda T, me: False),
        StateVar("旗", "seat", "v_flag", "bool", lambda T, me: False, see=lambda T, it, me: it == me),
        StateVar("漏碰", "seat", "v_let_go", "set of kind", lambda T, me: frozenset(), "draw", "owner"),
        StateVar("漏胡", "seat", "v_missed", "bool", lambda T, me: False, "turn", "owner"),
        StateVar("连胡", "room", "v_streak", "int", lambda T, me: 0, "never"),
    ),
    phases=(
        Phase("发牌", "auto", (), do=deal_do),
        Phase("换牌", "all", (SWAP,), done=swap_done),
        Phase("起手", "each", (DECLARE,), seats=opening_seats, done=opening_done),
        Phase("出牌", "turn", (DISCARD, SELF_DRAW, ADD_KONG, LAY_KONG)),
        Phase("应牌", "window", (ON_DISCARD, CLAIM_PUNG, CLAIM_KONG)),
        Phase("抢杠窗", "window", (ROB,)),
    ),
    actions=(
        Action("换", swap_legal, swap_do, TILE, frozenset({P_SWAP})),
        Action("报三", declare_legal, declare_do, (), frozenset({P_OPENING})),
        Action("打", discard_legal, discard_do, TILE, in_turn, plain=True, mark=Mark(en="Discard")),
        Action("自摸", self_draw_legal, self_draw_do, (), in_turn, wins=True),
        Action(
            "点炮",
            on_discard_legal,
            on_discard_do,
            TILE,
            in_claim,
            priority=priority_win,
            together=together,
            wins=True,
        ),
        Action("碰", pung_legal, pung_do, TILE_WAYS, in_claim, priority=priority_claim),
        Action("明杠", kong_legal, kong_do, TILE_WAYS, in_claim, priority=priority_claim),
        Action("补杠", add_kong_legal, add_kong_do, (("t", "tile"), ("m", "meld")), in_turn),
        Action("暗杠", lay_kong_legal, lay_kong_do, (("w", "tiles"),), in_turn),
        Action(
            "抢杠",
            rob_legal,
            rob_do,
            TILE,
            frozenset({P_ROB}),
            priority=priority_win,
            together=together,
            wins=True,
        ),
        Action("旗", flag_legal, flag_do, anytime=True),
    ),
    bars=(
        Bar("漏碰", (CLAIM_PUNG,), {CLAIM_PUNG: pung_declined}),
        Bar("漏胡", (ON_DISCARD, ROB), {ON_DISCARD: missed, ROB: missed}),
        Bar("旗不碰", (CLAIM_PUNG,)),
    ),
    events={"discarded": on_discarded, "ended": on_ended},
    start=P_DEAL,
    units=(Unit("倍", "product"),),
    patterns=(Pattern("碰碰胡"), Pattern("七对")),
    score=ScoreSpec(
        score_tiles, score_size, (0, 1), (), score_choose, judge, (ScoreValue("番"),), finish=False, won=False
    ),
    payments=(Payment("点炮"), Payment("自摸"), Payment("报三"), Payment("底池")),
    pots=(Pot("底池", "never"),),
    ends=(
        End("胡", won_settle, "rule", ("hand",)),
        End("流局", drawn_settle, "wall"),
        End("解散", None, "room"),
    ),
    dealer_first=dealer_first,
    dealer_next=dealer_next,
    session_over=session_over,
    session_settle=session_settle,
    seat_class=Place,
    hand_class=Hand,
    room_class=Room,
    options_class=Options,
)
