"""Windows in which cards may be played, and what may be played in each (WC §12)."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.warcraft.battlefield import (
    NO_SIDE,
    NOBODY,
    differ,
    enemy_hits,
    fighters_at,
    in_time,
    owners_of,
    side_flyers,
    side_of,
    standing,
    takes_part,
    the_battle,
    the_phase,
)
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
    PIECE_TYPES,
    PILLAGE,
    POLYMORPH,
    RANGED,
    RENEW,
    TOWN_PORTAL,
    VICTORY_POINT,
    WEB,
)
from arenarium.games.warcraft.cards import play
from arenarium.games.warcraft.pieces import code, fighting_areas
from arenarium.games.warcraft.portal import has_portal_target, portal_plays
from arenarium.games.warcraft.state import War, any_of, copies, may_hold
from arenarium.games.warcraft.verbs import NOTHING, PASS, PLAY, POLYMORPHED_BIT, kind_of

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

CARDS_OF: Final[list[list[int]]] = [
    [FAST, CRIPPLE],
    [CALL_TO_ARMS],
    [TOWN_PORTAL],
    [POLYMORPH, DEVOUR],
    [ENSNARE, WEB],
    [ENVENOMED_SPEARS, FAERIE_FIRE],
    [MOON_GLAIVE, CURSE],
    [INVISIBILITY],
    [MARKSMANSHIP],
    [PILLAGE],
    [RENEW],
    [VICTORY_POINT],
]
WINDOW_CARDS: Final[list[int]] = [any_of(cards) for cards in CARDS_OF]
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
        verb, _, _, _ = action
        if verb == PASS:
            if self.quiet + 1 >= len(self.order):
                s.pop()
            else:
                s.become(Window(self.kind, self.order, at, self.quiet + 1, self.place))
            return
        s.become(Window(self.kind, self.order, at, 0, self.place))
        play(s, seat, action, self.place, out)

    def pack(self) -> list[object]:
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
    return may_answer_in_battle(s, kind, seat)


def may_answer_in_battle(s: War, kind: int, seat: int) -> bool:
    b = the_battle(s)
    if not takes_part(s, b, seat):
        return False
    side = side_of(b, seat)
    if kind == B2:
        # Without enemy flyers the net would catch nothing.
        return (b.grounded >> (1 - side)) & 1 == 0 and side_flyers(s, b, 1 - side) > 0
    p = the_phase(s)
    if kind == B3:
        return (p.volley >> seat) & 1 != 0
    if kind == B4:
        mine = p.hits[seat] > 0 and (p.volley >> seat) & 1 != 0
        if mine and may_hold(s, seat, GLAIVE_ONLY):
            return True
        return in_time(p) and enemy_hits(s, b, side) > 0 and may_hold(s, seat, CURSE_ONLY)
    if kind == B5:
        return in_time(p) and p.due != (0, 0)
    if kind == B6:
        # One Marksmanship is enough for one casualty, and each spends a hit of its player (A62).
        return p.aim == NOBODY and p.aims[seat] > 0
    return True


def plays(s: War, kind: int, seat: int, place: int, options: list[Action]) -> None:
    """The seat's cards that fit the window, in order, with every target."""
    hand = s.hand[seat]
    if kind == M0:
        if seat == s.active:
            if copies(hand, FAST):
                mask = 0
                for o in range(s.seats):
                    if (s.friends[seat] >> o) & 1:
                        mask |= s.units[o] | s.workers[o]
                add_areas(options, FAST, mask)  # an ally's pieces gain by it too (A60)
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
        b = the_battle(s)
        p = the_phase(s)
        for o in range(s.box.owners):
            side = side_of(b, o)
            if side != NO_SIDE and p.due[side] > 0 and takes_part(s, b, o):
                options.append((PLAY, INVISIBILITY, o, 0))
    elif kind == H0:
        add_areas(options, RENEW, (s.partial | s.complete) & s.box.forests)
    elif kind == B4:
        b = the_battle(s)
        p = the_phase(s)
        if copies(hand, MOON_GLAIVE) and p.hits[seat] > 0 and (p.volley >> seat) & 1:
            options.append((PLAY, MOON_GLAIVE, 0, 0))
        # equal: who may hold Curse is asked in time alone
        if copies(hand, CURSE) and in_time(p) and enemy_hits(s, b, side_of(b, seat)) > 0:
            options.append((PLAY, CURSE, 0, 0))
    else:
        for card in CARDS_OF[kind]:
            if copies(hand, card):
                options.append((PLAY, card, 0, 0))


def add_areas(options: list[Action], card: int, mask: int) -> None:
    while mask:
        bit = mask & -mask
        options.append((PLAY, card, bit.bit_length() - 1, 0))
        mask ^= bit


def unit_plays(s: War, seat: int, card: int, options: list[Action]) -> None:
    """Enemy units in the battle: any for Polymorph, flying or ranged for Devour."""
    b = the_battle(s)
    enemies = owners_of(b, 1 - side_of(b, seat))
    for o in range(s.box.owners):
        if not (enemies >> o) & 1:
            continue
        for t in range(PIECE_TYPES):
            # The edition of 2003 devours melee units, workers under arms among them, instead of flyers (A57).
            if card == DEVOUR and t != RANGED and (t == FLYING) == s.english_edition:
                continue
            mask = standing(s, b, o, t)
            while mask:
                bit = mask & -mask
                area = bit.bit_length() - 1
                spent = b.polymorphed.count(code(s, o, t, area)) if card == POLYMORPH else 0
                if fighters_at(s, b, o, t, area) > spent:
                    options.append((PLAY, card, kind_of(o, t), area))
                    if card == DEVOUR and differ(s, b, o, t, area):
                        options.append((PLAY, card, kind_of(o, t) + POLYMORPHED_BIT, area))
                mask ^= bit


def seats_from(s: War, seat: int) -> tuple[int, ...]:
    """Living seats clockwise, beginning with one."""
    order = []
    for i in range(s.seats):
        o = (seat + i) % s.seats
        if (s.alive >> o) & 1:
            order.append(o)
    return tuple(order)
