"""Windows in which cards may be played, and what may be played in each (WC §12)."""

from __future__ import annotations

from typing import Any, Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.warcraft.battlefield import code, enemy_hits, fighters_at, side_flyers, side_of, takes_part, zone
from arenarium.games.warcraft.box import (
    CALL_TO_ARMS,
    CRIPPLE,
    CURSE,
    DEVOUR,
    ENSNARE,
    ENVENOMED_SPEARS,
    FAERIE_FIRE,
    FAST,
    FLYING,
    INVISIBILITY,
    MARKSMANSHIP,
    MOON_GLAIVE,
    PILLAGE,
    POLYMORPH,
    RANGED,
    RENEW,
    TOWN_PORTAL,
    VICTORY_POINT,
    WEB,
    WORKER,
)
from arenarium.games.warcraft.cards import play
from arenarium.games.warcraft.pieces import fighting_areas
from arenarium.games.warcraft.portal import has_portal_target, portal_plays
from arenarium.games.warcraft.state import EXTRA, FIELDS, HITS, War, any_of, copies, may_hold
from arenarium.games.warcraft.verbs import NOTHING, PASS, PLAY

# Windows in which cards may be played (WC §12).
M0: Final = 0  # start of a Move Step
M1: Final = 1  # an enemy unit has entered
M2: Final = 2  # movement is over, battles are not yet fought
B1: Final = 3  # start of a battle round
B2: Final = 4  # start of the melee phase
B3: Final = 5  # before one's attack roll
B4: Final = 6  # after attack rolls
B5: Final = 7  # before the first casualty
B6: Final = 8  # before one particular casualty
B7: Final = 9  # a unit was removed
H0: Final = 10  # start of one's own Harvest Step
V0: Final = 11  # end of an ally's Spend Step
WINDOW_ASKS: Final = (
    "move_card",
    "call_to_arms",
    "portal",
    "round_card",
    "melee_card",
    "roll_card",
    "hit_card",
    "casualty_card",
    "marksmanship",
    "pillage",
    "harvest_card",
    "lay_down",
)

WINDOW_CARDS: Final[list[int]] = [
    any_of([FAST, CRIPPLE]),
    any_of([CALL_TO_ARMS]),
    any_of([TOWN_PORTAL]),
    any_of([POLYMORPH, DEVOUR]),
    any_of([ENSNARE, WEB]),
    any_of([ENVENOMED_SPEARS, FAERIE_FIRE]),
    any_of([MOON_GLAIVE, CURSE]),
    any_of([INVISIBILITY]),
    any_of([MARKSMANSHIP]),
    any_of([PILLAGE]),
    any_of([RENEW]),
    any_of([VICTORY_POINT]),
]
FAST_ONLY: Final[int] = any_of([FAST])
CRIPPLE_ONLY: Final[int] = any_of([CRIPPLE])
GLAIVE_ONLY: Final[int] = any_of([MOON_GLAIVE])
CURSE_ONLY: Final[int] = any_of([CURSE])


class Window(Frame[War]):
    """Players may play cards, one after another, until all in turn have passed (WC A8).

    `order` is who is asked, `at` whose turn it is, `quiet` how many have passed in a row. `place` is the
    area that was entered (Call to Arms).
    """

    def __init__(self, kind: int, order: tuple[int, ...], at: int, quiet: int, place: int) -> None:
        self.kind: Final = kind
        self.order: Final = order
        self.at: Final = at
        self.quiet: Final = quiet
        self.place: Final = place

    def run(self, s: War, out: list[Event]) -> bool:
        count = len(self.order)
        at = self.at
        quiet = self.quiet
        while quiet < count:
            if may_answer(s, self.kind, self.order[at], self.place):
                if at != self.at:
                    s.become(Window(self.kind, self.order, at, quiet, self.place))
                return True
            at = (at + 1) % count
            quiet += 1
        s.pop()
        return False

    def ask(self, s: War) -> list[Decision]:
        seat = self.order[self.at]
        options = [NOTHING]
        if s.hand[seat] & WINDOW_CARDS[self.kind]:
            plays(s, self.kind, seat, self.place, options)
        return [Decision(seat, WINDOW_ASKS[self.kind], options)]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        at = (self.at + 1) % len(self.order)
        if action[0] == PASS:
            if self.quiet + 1 >= len(self.order):
                s.pop()
            else:
                s.become(Window(self.kind, self.order, at, self.quiet + 1, self.place))
            return
        s.become(Window(self.kind, self.order, at, 0, self.place))
        play(s, seat, action, self.place, out)

    def pack(self) -> list[Any]:
        return ["window", self.kind, list(self.order), self.at, self.quiet, self.place]


def open_window(s: War, kind: int, order: tuple[int, ...], place: int) -> None:
    """Push a window unless it is known that nobody has anything to play."""
    for seat in order:
        if may_answer(s, kind, seat, place):
            s.push(Window(kind, order, 0, 0, place))
            return


def may_answer(s: War, kind: int, seat: int, place: int) -> bool:
    """Whether the seat is asked in this window: by what everybody can see, never by what is in the hand."""
    if not may_hold(s, seat, WINDOW_CARDS[kind]):
        return False
    if kind == M0:
        return may_hold(s, seat, FAST_ONLY if seat == s.active else CRIPPLE_ONLY)
    if kind == M1:
        return (s.workers[seat] >> place) & 1 != 0 and (s.called[seat] >> place) & 1 == 0
    if kind == M2:
        return fighting_areas(s, seat) != 0 and has_portal_target(s, seat)
    if kind == H0:
        return (s.partial | s.complete) & s.box.forests != 0
    if kind == V0:
        return True
    if not takes_part(s, seat):
        return False
    tally = seat * FIELDS
    side = side_of(s, seat)
    if kind == B2:
        # Without enemy flyers the net would catch nothing.
        return (s.grounded >> (1 - side)) & 1 == 0 and side_flyers(s, 1 - side) > 0
    if kind == B3:
        return (s.volley >> seat) & 1 != 0
    if kind == B4:
        mine = s.tally[tally + HITS] > 0 and (s.volley >> seat) & 1 != 0
        return (mine and may_hold(s, seat, GLAIVE_ONLY)) or (enemy_hits(s, side) > 0 and may_hold(s, seat, CURSE_ONLY))
    if kind == B5:
        return s.losses[0] + s.losses[1] > 0
    if kind == B6:
        # One Marksmanship is enough for one casualty.
        return s.aim < 0 and s.tally[tally + HITS] + s.tally[tally + EXTRA] > 0
    return True


def plays(s: War, kind: int, seat: int, place: int, options: list[Action]) -> None:
    """The seat's cards that fit the window, in order, with every target."""
    hand = s.hand[seat]
    if kind == M0:
        if seat == s.active:
            if copies(hand, FAST):
                add_areas(options, FAST, s.units[seat] | s.workers[seat])
        elif copies(hand, CRIPPLE):
            mask = 0
            for o in range(s.seats):
                if (s.foes[seat] >> o) & 1:
                    mask |= s.units[o] | s.workers[o]
            add_areas(options, CRIPPLE, mask)
    elif kind == M1:
        options.append((PLAY, CALL_TO_ARMS, 0, 0))
    elif kind == M2:
        portal_plays(s, seat, options)
    elif kind == B1:
        if copies(hand, POLYMORPH):
            unit_plays(s, seat, POLYMORPH, options)
        if copies(hand, DEVOUR):
            unit_plays(s, seat, DEVOUR, options)
    elif kind == B5:
        for o in range(s.box.owners):
            side = side_of(s, o)
            if side >= 0 and s.losses[side] > 0 and takes_part(s, o):
                options.append((PLAY, INVISIBILITY, o, 0))
    elif kind == H0:
        add_areas(options, RENEW, (s.partial | s.complete) & s.box.forests)
    elif kind == B4:
        side = side_of(s, seat)
        if copies(hand, MOON_GLAIVE) and s.tally[seat * FIELDS + HITS] > 0 and (s.volley >> seat) & 1:
            options.append((PLAY, MOON_GLAIVE, 0, 0))
        if copies(hand, CURSE) and enemy_hits(s, side) > 0:
            options.append((PLAY, CURSE, 0, 0))
    else:
        for card in SIMPLE[kind]:
            if copies(hand, card):
                options.append((PLAY, card, 0, 0))


SIMPLE: Final[list[list[int]]] = [
    [],
    [],
    [],
    [],
    [ENSNARE, WEB],
    [ENVENOMED_SPEARS, FAERIE_FIRE],
    [],
    [],
    [MARKSMANSHIP],
    [PILLAGE],
    [],
    [VICTORY_POINT],
]


def add_areas(options: list[Action], card: int, mask: int) -> None:
    while mask:
        bit = mask & -mask
        options.append((PLAY, card, bit.bit_length() - 1, 0))
        mask ^= bit


def unit_plays(s: War, seat: int, card: int, options: list[Action]) -> None:
    """Enemy units in the battle: any for Polymorph, flying or ranged for Devour."""
    enemies = s.sides[1 - side_of(s, seat)]
    for o in range(s.box.owners):
        if not (enemies >> o) & 1:
            continue
        for t in range(4):
            # The edition of 2003 devours melee units, workers under arms among them, instead of flyers (A57).
            if card == DEVOUR and t != RANGED and (t == FLYING) == s.english:
                continue
            mask = zone(s, o, t) & (s.workers[o] & s.called[o] if t == WORKER else s.units[o])
            while mask:
                bit = mask & -mask
                area = bit.bit_length() - 1
                spent = 0
                if card == POLYMORPH and s.polymorphed:
                    me = code(s, o, t, area)
                    for c in s.polymorphed:
                        if c == me:
                            spent += 1
                if fighters_at(s, o, t, area) > spent:
                    options.append((PLAY, card, o * 4 + t, area))
                mask ^= bit


def seats_from(s: War, seat: int) -> tuple[int, ...]:
    """Living seats clockwise, beginning with one."""
    order = []
    for i in range(s.seats):
        o = (seat + i) % s.seats
        if (s.alive >> o) & 1:
            order.append(o)
    return tuple(order)
