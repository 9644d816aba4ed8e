"""Lays a table as a situation describes it, ready for the decision that is meant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..contract import Rulebook
from . import read
from .deck import Deck, Face
from .errors import SituationError
from .laid import DRAWS, PASSES, LaidTable, Line, missing_tiles
from .place import check_sizes, give_drawn, laid_zones, place_deal, place_hands, place_melds, place_wall
from .script import parse
from .state import holder, split, value
from .wins import Wanted, is_full, place_win_tiles, source_of, wanted_wins, wins_of

KEYS = (
    "rulebook", "options", "owner", "dealer", "seed", "partial", "hands", "melds", "discards", "zones",
    "state", "points", "pots", "drawn", "turn", "phase", "wall", "wall_front", "wall_back", "script",
    "claims", "win", "wins", "end", "setup", "winners", "from", "chance",
)  # fmt: skip
"""The keys of a situation."""


def option_texts(book: Rulebook, given: object) -> dict[str, Any]:
    """Options as the table wants them, from scalars that may all be texts."""
    by_name = {o.name: o for o in book.options}
    out: dict[str, Any] = {}
    for key, raw in read.mapping(given, "options").items():
        name, path = str(key), f"options.{key}"
        option = by_name.get(name)
        if option is None:
            raise read.unknown(path, "选项", "option", name, by_name)
        if option.type == "bool":
            out[name] = read.boolean(raw, path)
        elif option.type == "int":
            out[name] = read.integer(raw, path)
        else:
            choices = [c.name for c in option.choices]
            out[name] = choices[read.index(path, "选择", "choice", raw, choices)]
    return out


def lay(book: Rulebook, given: Mapping[Any, Any], options: object = None) -> LaidTable:
    """The table of a situation at its first decision, before its script, claims, wins and end.

    Raises:
        SituationError: a name that does not exist, or a situation that cannot be, with the key's path.
        OptionError: options that are not allowed together.
    """
    read.allowed(given, KEYS, "given")
    wanted = given.get("rulebook")
    if not read.missing(wanted) and str(wanted).strip() != book.id:
        raise SituationError(
            "rulebook",
            f"这个局面是给规则书 {wanted} 的，这里是 {book.id}",
            f"this situation is for the rulebook {wanted}, here it is {book.id}",
        )
    merged = {**read.mapping(options, "options"), **read.mapping(given.get("options"), "given.options")}
    seed = 0 if read.missing(given.get("seed")) else read.integer(given["seed"], "seed")
    seats = LaidTable(book, option_texts(book, merged), seed)
    owner = 0 if read.missing(given.get("owner")) else read.seat(given["owner"], seats.n, "owner")
    T = LaidTable(book, option_texts(book, merged), seed, owner)
    T.forced = tuple(read.items(given.get("chance")))
    dealer = None if read.missing(given.get("dealer")) else read.seat(given["dealer"], T.n, "dealer")
    lines = parse(book, T.n, given.get("script"))
    if not read.missing(given.get("setup")):
        return _dealt(T, given, dealer, lines)
    T.prepare(dealer)
    T.lines = lines
    _points(T, given)
    deck = _state_and_deck(T, given)
    place_melds(T, deck, given)
    place_hands(T, deck, given)
    _tile_state(T, given)
    _presence(T, given, lines)
    wins = wanted_wins(T, given)
    phase, turn = _opening(T, given, lines, wins, deck)
    place_wall(T, deck, given)
    T.turn = turn
    check_sizes(T, given)
    if wins_stand_alone(given):
        T.start = phase
        return T
    if phase is not None:
        decided = ("turn", "phase", "drawn", "script", "claims")
        asked = any(not read.missing(given.get(k)) for k in decided)
        _enter(T, phase, turn, asked or is_full(T, turn))
    return T


def wins_stand_alone(given: Mapping[Any, Any]) -> bool:
    """Whether wins are asked for of a table without script or claims: the decision is then to be found."""
    return bool(wins_of(given)) and all(read.missing(given.get(key)) for key in ("script", "claims", "setup"))


def _dealt(T: LaidTable, given: Mapping[Any, Any], dealer: int | None, lines: tuple[Line, ...]) -> LaidTable:
    if str(given["setup"]) != "deal":
        raise read.unknown("setup", "布置", "setup", str(given["setup"]), ["deal"])
    for key in ("hands", "melds", "discards", "zones", "drawn", "wall", "turn", "phase"):
        if not read.missing(given.get(key)):
            raise SituationError(
                key, "发真牌（setup: deal）时不能再摆牌", "nothing can be laid beside setup: deal"
            )
    T.prepare(dealer)
    _points(T, given)
    if any(not read.missing(given.get(key)) for key in ("state", "wall_front", "wall_back")):
        place_deal(T, _state_and_deck(T, given), given)
    T.resume_at(T.rulebook.start, T.turn)
    T.lines = lines
    return T


def _points(T: LaidTable, given: Mapping[Any, Any]) -> None:
    raw = read.items(given.get("points"))
    if raw and len(raw) != T.n:
        raise SituationError("points", f"要 {T.n} 号位的分", f"the points of all {T.n} seats are needed")
    for seat, points in zip(T.seats, raw, strict=False):
        seat.points = read.integer(points, "points")
    names = [pot.name for pot in T.rulebook.pots]
    for name, held in read.mapping(given.get("pots"), "pots").items():
        T.pots[read.index("pots", "彩池", "pot", name, names)] = read.integer(held, f"pots.{name}")


def _state_and_deck(T: LaidTable, given: Mapping[Any, Any]) -> Deck:
    """Sets the state that is no tile, then makes the deck: what is in play may depend on it."""
    for var, s, raw, path in split(T, given.get("state"), "state"):
        if not var.type.endswith("tile"):
            setattr(holder(T, var, s), var.attr, value(T, var, raw, path))
    T._copies = None
    T._copies = [T.copies(k) for k in range(len(T.rulebook.kinds))]
    return Deck(T)


def _tile_state(T: LaidTable, given: Mapping[Any, Any]) -> None:
    for var, s, raw, path in split(T, given.get("state"), "state"):
        if var.type.endswith("tile"):
            setattr(holder(T, var, s), var.attr, value(T, var, raw, path))


def _presence(T: LaidTable, given: Mapping[Any, Any], lines: tuple[Line, ...]) -> None:
    """A seat is absent unless it is named where it holds tiles, answers offers, or acts out of its turn."""
    book = T.rulebook
    present = {s for key in ("hands", "melds", "claims") for s in read.by_seat(given.get(key), T.n, key)}
    for zone in laid_zones(T):
        if zone.of == "seat":
            raw = read.mapping(given.get("zones"), "zones").get(zone.name)
            present |= set(read.by_seat(raw, T.n, f"zones.{zone.name}"))
    for win, path in wins_of(given):
        present.add(read.seat(win.get("seat"), T.n, f"{path}.seat"))
    in_turn = {a for p in book.phases if p.mode == "turn" for a in p.actions}
    present |= {x.seat for x in lines if x.action == PASSES or (x.action >= 0 and x.action not in in_turn)}
    for seat in T.seats:
        seat.absent = seat.number not in present


# ---- where the table stands --------------------------------------------------------------------------------


def _opening(
    T: LaidTable, given: Mapping[Any, Any], lines: tuple[Line, ...], wins: list[Wanted], deck: Deck
) -> tuple[int | None, int]:
    """The phase to enter (None: none, an end or a win is to be found) and the seat in turn; gives that seat
    the tile that the script's first line or an own-turn win says it has drawn."""
    book = T.rulebook
    drawn = read.by_seat(given.get("drawn"), T.n, "drawn")
    first = next((x for x in lines if x.action < 0 or not T.plan.is_free[x.action]), None)
    if len(drawn) > 1:
        raise SituationError(
            "drawn",
            f"{'、'.join(map(str, drawn))} 号位不会同时刚摸过牌：只写轮到的那一家",
            f"seats {', '.join(map(str, drawn))} cannot all have just drawn: name the one in turn",
        )
    turn = _turn(T, given, drawn, first, wins)
    phase = None
    if not read.missing(given.get("phase")):
        phase = read.index("phase", "阶段", "phase", given["phase"], [p.name for p in book.phases])
    if first is not None:
        if phase is None:
            phase = _phase_for(book, first.action)
        if turn == first.seat:
            _first_tile(T, first, phase, deck)
        return phase, turn
    if wins_stand_alone(given):
        place_win_tiles(T, wins, deck)
        return phase, turn
    if not read.missing(given.get("end")) or given.get("winners") is not None:
        return phase, turn
    return _phase_for(book, DRAWS) if phase is None else phase, turn


def _turn(
    T: LaidTable, given: Mapping[Any, Any], drawn: dict[int, Any], first: Line | None, wins: list[Wanted]
) -> int:
    if not read.missing(given.get("turn")):
        return read.seat(given["turn"], T.n, "turn")
    if len(drawn) == 1:
        return min(drawn)
    if first is not None and first.action != PASSES:
        return first.seat
    if wins:
        return source_of(T, wins[0])
    return T.dealer


def _phase_for(book: Rulebook, action: int) -> int:
    """The phase in which a seat acts thus: its own turn before a phase where seats are asked one by one."""
    for mode in ("turn", "each", "all"):
        for i, phase in enumerate(book.phases):
            if phase.mode == mode and (action < 0 or action in phase.actions):
                return i
    return next((i for i, p in enumerate(book.phases) if p.mode == "turn"), book.start)


def _first_tile(T: LaidTable, first: Line, phase: int, deck: Deck) -> None:
    """A seat that plays the first line has drawn: what the line names, or gives up without holding it."""
    seat = T.seats[first.seat]
    if seat.drawn is not None:
        return
    if first.action == DRAWS:
        T.used |= {T.lines.index(first)}
        give_drawn(T, first.seat, deck.take(first.tiles[0], first.path))
        return
    if first.action < 0 or T.rulebook.phases[phase].mode != "turn" or is_full(T, first.seat):
        return
    missing: list[Face] = missing_tiles(T, first)
    if T.rulebook.actions[first.action].wins:
        missing = list(first.tiles)
    if len(missing) == 1:
        give_drawn(T, first.seat, deck.take(missing[0], first.path))
    elif not missing and seat.hand:
        give_drawn(T, first.seat, deck.any_tile())


def _enter(T: LaidTable, phase: int, turn: int, asked: bool) -> None:
    """Enters the phase; where no decision is described the seat in turn is not asked."""
    if not asked:
        absent, T.seats[turn].absent = T.seats[turn].absent, True
        T.resume_at(phase, turn)
        T.seats[turn].absent = absent
    elif T.rulebook.phases[phase].mode != "window":
        T.resume_at(phase, turn)
    else:
        _offer_last(T, phase, turn)


def _offer_last(T: LaidTable, phase: int, turn: int) -> None:
    last = T.seats[turn].discards[-1:]
    if not last:
        raise SituationError(
            "phase",
            f"{T.rulebook.phases[phase].name} 要有 {turn} 号位打出的牌（discards 的最后一张）",
            f"{T.rulebook.phases[phase].name} needs a tile discarded by seat {turn} (its last discard)",
        )
    T.open(turn, phase, (last[0],), None)
    T._advance()
