"""The course of the game: turns, the end. MA §3, §9"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.core.hexes import FULL, lowest
from arenarium.core.kernel import CHANCE, Action, Decision, Event, Frame, Luck
from arenarium.games.monolith import verbs
from arenarium.games.monolith.battle import BY_FULL_BOARD, BY_ORDER_TILE, THE_LAST, start_battle
from arenarium.games.monolith.box import (
    BATTLE_CHARGE_ORDER,
    BATTLE_ORDER,
    BOMB_ORDER,
    ENTRENCH_ORDER,
    FALSE_ORDER,
    KINDS_IN_A_FACTION,
    MOVE_ORDER,
    NET_ORDER,
    ORDERS,
    PUSH_ORDER,
    SHOT_ORDER,
    TRANSFORMATION,
    TRAY,
    TRAY_MASK,
    TURN_ORDER,
    face_of,
    tray_size,
)
from arenarium.games.monolith.menu import ALL_TURNS, HEX_TURNS, NO_ACTIONS, Menu, group, one
from arenarium.games.monolith.monoliths import add_unfoldings, is_folded
from arenarium.games.monolith.nets import recompute
from arenarium.games.monolith.orders import (
    add_bomb,
    add_charges,
    add_features,
    add_move_order,
    add_push,
    add_targets,
    add_turn_order,
    charge,
    give_order,
    use_feature,
)
from arenarium.games.monolith.state import (
    DRAW,
    FIRST_SOURCE,
    Arena,
    free,
    kind_on,
    put,
    remove,
    take_from_hand,
    to_pile,
)
from arenarium.games.monolith.unfolding import NOT_TURNED, Unfolding

HAND: Final = 3
TACTICAL_HAND: Final = 6
PLENTY: Final = 9  # equal: any number that is more tiles than a hand has

ORDER_OF_VERB: Final = {
    verbs.MOVE: MOVE_ORDER,
    verbs.FALSE: FALSE_ORDER,
    verbs.TURN: TURN_ORDER,
    verbs.PUSH: PUSH_ORDER,
    verbs.BOMB: BOMB_ORDER,
    verbs.ENTRENCH: ENTRENCH_ORDER,
    verbs.NET: NET_ORDER,
    verbs.SHOOT: SHOT_ORDER,
}


class Rounds(Frame[Arena]):
    """Between two turns: is it over, is the Last Battle due, whose turn is next? MA §9, R45, R57"""

    def pack(self) -> list[object]:
        return ["rounds"]

    def run(self, s: Arena, out: list[Event]) -> bool:
        if has_fallen(s, out):
            return False  # equal: the match is over
        if s.drawn_out and not s.due:
            s.push(Verdict())
            start_battle(s, THE_LAST)
            return False
        at = (s.at + 1) % len(s.cycle)
        while s.drawn_out and not s.due >> s.cycle[at] & 1:
            at = (at + 1) % len(s.cycle)
        begin_turn(s, at, out)
        return False


class Verdict(Frame[Arena]):
    """After the Last Battle: more hit points win; equal ones mean one more turn each, once. MA §9"""

    def pack(self) -> list[object]:
        return ["verdict"]

    def run(self, s: Arena, out: list[Event]) -> bool:
        s.pop()
        if has_fallen(s, out):
            return False  # equal: the match is over
        if s.hp[0] != s.hp[1]:
            finish(s, 0 if s.hp[0] > s.hp[1] else 1, out)
        elif s.extra:
            finish(s, DRAW, out)
        else:
            s.extra = True
            s.due = (1 << s.seats) - 1
            out.append(Event("last_turns", ()))
        return False


def has_fallen(s: Arena, out: list[Event]) -> bool:
    """Whether hit points at zero end the game. MA R46, R47, R71"""
    if s.hp[0] > 0 and s.hp[1] > 0:
        return False
    if s.hp[0] <= 0 and s.hp[1] <= 0:
        finish(s, DRAW, out)
    else:
        finish(s, 1 if s.hp[0] <= 0 else 0, out)
    return True


def finish(s: Arena, outcome: int, out: list[Event]) -> None:
    s.outcome = outcome
    s.stack = ()
    out.append(Event("game_over", (outcome, s.hp[0], s.hp[1])))


def begin_turn(s: Arena, at: int, out: list[Event]) -> None:
    s.at = at
    s.active = s.cycle[at]
    s.turn += 1
    s.acts = 0
    s.placed = False
    s.unfolded = False
    s.due &= ~(1 << s.active)
    number_sources(s)
    if not s.quiet:
        out.append(Event("turn_began", (s.active, s.turn)))
    s.push(DRAWING)


def number_sources(s: Arena) -> None:
    """A new turn: every source of movement is fresh. MA R42, R67"""
    s.used = [0] * len(s.used)
    s.granted = 0
    m: i64 = s.granters
    while m:
        h = lowest(m)
        m &= m - 1
        s.source[h] = 1 << (FIRST_SOURCE + s.granted)
        s.granted += 1


def hand_limit(s: Arena) -> int:
    return TACTICAL_HAND if s.tactical else HAND


def draw_up_to(s: Arena) -> int:
    """One tile in the first turn of the game, two in the second, then three. MA §3, §11"""
    return TACTICAL_HAND if s.tactical else min(s.turn, HAND)


def plays_left(s: Arena) -> int:
    """How many more tiles may be played or discarded; plenty unless six are drawn. MA R70"""
    if not s.tactical:
        return PLENTY
    return (1 if s.turn == 1 else 2) - s.acts


def all_orders(s: Arena, seat: int) -> bool:
    """Whether the hand is an unlucky draw. MA §3"""
    return all(s.box.order[k] for k in held(s, seat))


def held(s: Arena, seat: int) -> list[int]:
    """The kinds of tiles in a hand, each once, in order."""
    kinds: list[int] = []
    tray: i64 = s.hand[seat]
    k: i64 = s.box.first[s.faction[seat]]
    while tray:
        if tray & TRAY_MASK:
            kinds.append(k)
        tray >>= TRAY
        k += 1
    return kinds


def may_redraw(s: Arena) -> bool:
    seat = s.active
    return s.hand[seat] != 0 and s.bag[seat] != 0 and all_orders(s, seat)


def redraw(s: Arena, out: list[Event]) -> None:
    seat = s.active
    out.append(Event("redrew", (seat, tray_size(s.hand[seat]))))
    s.pile[seat] += s.hand[seat]
    s.hand[seat] = 0
    s.become(DRAWING)


class Draw(Decision):
    """The question to chance which tile comes next; the bag itself is the list of answers."""

    def __init__(self, bag: int, first: int, stream: int) -> None:
        super().__init__(CHANCE, "draw", NO_ACTIONS, None, stream)
        self.bag: Final = bag
        self.first: Final = first

    @property
    def options(self) -> list[Action]:
        return [self.nth(i) for i in range(self.count())]

    @property
    def weights(self) -> list[int] | None:
        counts: list[int] = []
        tray: i64 = self.bag
        while tray:
            n: i64 = tray & TRAY_MASK
            if n:
                counts.append(n)
            tray >>= TRAY
        return counts

    def count(self) -> int:
        weights = self.weights
        return len(weights) if weights is not None else 0  # equal: a lot has weights

    def nth(self, i: int) -> Action:
        tray: i64 = self.bag
        k: i64 = self.first
        left: i64 = i
        while tray:
            if tray & TRAY_MASK:
                if left == 0:
                    return (verbs.DRAW, k, 0, 0)
                left -= 1
            tray >>= TRAY
            k += 1
        raise IndexError(i)

    def pick(self, luck: Luck) -> Action:
        tray: i64 = self.bag
        k: i64 = self.first
        left: i64 = luck.below(tray_size(tray))
        while tray:
            left -= tray & TRAY_MASK
            if left < 0:
                break
            tray >>= TRAY
            k += 1
        return (verbs.DRAW, k, 0, 0)

    def allows(self, action: Action) -> bool:
        verb, kind, b, c = action
        if verb != verbs.DRAW or b != 0 or c != 0 or not 0 <= kind - self.first < KINDS_IN_A_FACTION:
            return False
        return (self.bag >> (TRAY * (kind - self.first))) & TRAY_MASK > 0


class Drawing(Frame[Arena]):
    """The seat on turn draws tile by tile. MA §3"""

    def pack(self) -> list[object]:
        return ["drawing"]

    def run(self, s: Arena, out: list[Event]) -> bool:
        seat = s.active
        held = tray_size(s.hand[seat])
        if held < draw_up_to(s) and s.bag[seat]:
            return True
        s.become(DISCARDING if held == hand_limit(s) else PLAYING_FRESH)
        return False

    def ask(self, s: Arena) -> list[Decision]:
        seat = s.active
        return [Draw(s.bag[seat], s.box.first[s.faction[seat]], 1 + seat)]

    def answer(self, s: Arena, seat: int, action: Action, out: list[Event]) -> None:
        _verb, kind, _b, _c = action  # named, because what goes to a bare _ is made an object of
        seat = s.active
        one_tile: i64 = s.box.unit[kind]
        bag: i64 = s.bag[seat]
        hand: i64 = s.hand[seat]
        bag -= one_tile
        s.bag[seat] = bag
        s.hand[seat] = hand + one_tile
        if not s.quiet:
            out.append(Event("drew", (seat, kind), reveals=True))
        if not bag:
            out.append(Event("last_tile", (seat,)))
            if not s.drawn_out:  # in an unlucky redraw as well: R44
                s.drawn_out = True
                s.due = (1 << s.seats) - 1 - (1 << seat)


class Discarding(Frame[Arena]):
    """One of a full hand must go before anything is played or any feature used. MA §3, R61"""

    def pack(self) -> list[object]:
        return ["discarding"]

    def ask(self, s: Arena) -> list[Decision]:
        asked = Menu(s.active, "discard")
        for k in held(s, s.active):
            asked.add(one(verbs.DISCARD, k, 0, 0))
        if may_redraw(s):
            asked.add(one(verbs.REDRAW, 0, 0, 0))
        return [asked]

    def answer(self, s: Arena, seat: int, action: Action, out: list[Event]) -> None:
        verb, kind, _b, _c = action
        if verb == verbs.REDRAW:
            redraw(s, out)
        else:
            discard(s, seat, kind, out)
            s.become(PLAYING)


def discard(s: Arena, seat: int, kind: int, out: list[Event]) -> None:
    take_from_hand(s, seat, kind)
    to_pile(s, seat, kind)
    if not s.quiet:
        out.append(Event("discarded", (seat, kind)))


class Playing(Frame[Arena]):
    """The play phase: tiles, orders, features, unfolding, in any order, until done. MA §3, §4"""

    def __init__(self, fresh: bool) -> None:
        self.fresh: Final = fresh  # nothing was done yet, so an unlucky draw may still be replaced

    def pack(self) -> list[object]:
        return ["playing", self.fresh]

    def ask(self, s: Arena) -> list[Decision]:
        seat = s.active
        asked = Menu(seat, "play")
        if s.hand[seat] and plays_left(s) > 0:
            kinds = held(s, seat)
            add_placings(s, seat, kinds, asked)
            for k in kinds:
                asked.add(one(verbs.DISCARD, k, 0, 0))
            if self.fresh and may_redraw(s):
                asked.add(one(verbs.REDRAW, 0, 0, 0))
            add_orders(s, seat, kinds, asked)
        add_features(s, seat, asked)
        if s.monoliths and may_unfold(s, seat):
            add_unfoldings(s, seat, asked)
        asked.add(one(verbs.DONE, 0, 0, 0))
        asked.tidy()
        return [asked]

    def answer(self, s: Arena, seat: int, action: Action, out: list[Event]) -> None:
        verb, a, b, c = action
        if verb == verbs.DONE:
            s.pop()
            if not s.quiet:
                out.append(Event("turn_ended", (seat,)))
            return
        if verb == verbs.REDRAW:
            redraw(s, out)
            return
        if self.fresh:
            s.become(PLAYING)
        if verb == verbs.PLACE:
            place(s, seat, a, b, c, out)
        elif verb == verbs.DISCARD:
            s.acts += 1
            discard(s, seat, a, out)
        elif verb == verbs.BATTLE:
            kind = battle_tile(s, seat)
            spend_order(s, seat, kind, out)
            s.pop()  # R36: the turn is over
            start_battle(s, BY_ORDER_TILE)
        elif verb == verbs.CHARGE:
            if a == verbs.PRINTED:
                spend_order(s, seat, battle_tile(s, seat), out)
            s.pop()
            charge(s, seat, action, out)
        elif verb == verbs.UNFOLD:
            s.unfolded = True
            out.append(Event("unfold_begun", (seat,)))
            s.push(Unfolding(seat, a, b, NOT_TURNED))
        elif verbs.MANEUVER <= verb <= verbs.ROTATE:
            use_feature(s, seat, action, out)
        else:
            kind = s.box.order_kind[s.faction[seat] * len(ORDERS) + ORDER_OF_VERB[verb]]
            spend_order(s, seat, kind, out)
            give_order(s, seat, action, out)


def add_placings(s: Arena, seat: int, kinds: list[int], into: Menu) -> None:
    """Where the board tiles in the hand may be put. MA §4"""
    box = s.box
    room: i64 = free(s)
    if s.unfolded:
        room &= s.segment[seat]  # MA §10: only onto own empty segments
    for k in kinds:
        if not box.order[k]:
            to: i64 = room
            if box.features[k] & TRANSFORMATION and not s.unfolded:
                to |= s.sides[1 - s.side[seat]] & ~s.banners  # R39
            if to:
                into.add(group(verbs.PLACE, k, 0, HEX_TURNS, to, ALL_TURNS))


def add_orders(s: Arena, seat: int, kinds: list[int], into: Menu) -> None:
    """What can be done with the orders in the hand: which with own, which with allied tiles. MA §8, R59"""
    box = s.box
    side = s.side[seat]
    enemies = s.sides[1 - side]
    for k in kinds:
        order = box.order[k]
        if not order:
            continue
        if order in (BATTLE_ORDER, BATTLE_CHARGE_ORDER):
            if not s.drawn_out:
                into.add(one(verbs.BATTLE, 0, 0, 0))
            if order == BATTLE_CHARGE_ORDER:
                add_charges(s, seat, verbs.PRINTED, into)
        elif order == MOVE_ORDER:
            add_move_order(s, verbs.MOVE, s.sides[side], into)
        elif order == FALSE_ORDER:
            add_move_order(s, verbs.FALSE, enemies, into)
        elif order == TURN_ORDER:
            add_turn_order(s, side, into)
        elif order == PUSH_ORDER:
            add_push(s, seat, into)
        elif order == BOMB_ORDER:
            add_bomb(s, into)
        elif order == ENTRENCH_ORDER:
            add_targets(verbs.ENTRENCH, s.mine[seat] & ~s.trench, into)
        elif order == NET_ORDER:
            add_targets(verbs.NET, enemies & ~s.net_markers, into)
        elif order == SHOT_ORDER:
            add_targets(verbs.SHOOT, enemies & ~s.banners, into)


def may_unfold(s: Arena, seat: int) -> bool:
    """Once a turn and not after a tile was placed; in the opening turns too. MA §10, R49, R72"""
    return is_folded(s, seat) and not s.placed and not s.unfolded


def battle_tile(s: Arena, seat: int) -> int:
    at = s.faction[seat] * len(ORDERS)
    kind = s.box.order_kind[at + BATTLE_ORDER]
    return kind if kind >= 0 else s.box.order_kind[at + BATTLE_CHARGE_ORDER]


def spend_order(s: Arena, seat: int, kind: int, out: list[Event]) -> None:
    s.acts += 1
    take_from_hand(s, seat, kind)
    to_pile(s, seat, kind)
    if not s.quiet:
        out.append(Event("played", (seat, kind)))


def place(s: Arena, seat: int, kind: int, h: int, rotation: int, out: list[Event]) -> None:
    """A board tile appears; the last free hex filled means battle. MA §4, R34, R39"""
    s.acts += 1
    take_from_hand(s, seat, kind)
    filled = True
    if s.tile[h] >= 0:
        filled = False
        out.append(Event("transformed", (seat, kind, h, rotation, kind_on(s, h), s.owner[h])))
        remove(s, h)
    else:
        if not s.quiet:
            out.append(Event("placed", (seat, kind, h, rotation)))
    put(s, h, face_of(kind, rotation), seat)
    s.placed = True
    filled = filled and s.sides[0] | s.sides[1] == FULL  # R74: before anything fades
    recompute(s, out)
    if filled:
        s.pop()
        start_battle(s, BY_FULL_BOARD)


DRAWING: Final = Drawing()
DISCARDING: Final = Discarding()
PLAYING: Final = Playing(False)
PLAYING_FRESH: Final = Playing(True)
