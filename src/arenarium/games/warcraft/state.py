"""The state of a war, flat, and how it is packed.

Counts are packed four bits for each type (melee, ranged, flying, worker from the low end): pieces in an area,
pieces that have moved, buildings, training. Hands and decks are packed three bits for each card. Sets of areas and
of owners are bit masks. Owners are the seats, then the neutral side where there is one.
"""

from __future__ import annotations

from typing import Final

from arenarium.core.game import Json
from arenarium.core.kernel import State
from arenarium.games.warcraft.box import CARD_BITS, MOST_COPIES, PIECE_TYPES, Box


class War(State):
    """Everything about a game in progress."""

    def __init__(self, box: Box, options: Json, of: War | None = None) -> None:
        super().__init__(box.seats)
        owners = box.owners
        self.box: Final = box
        self.options: Final = options
        if of is None:
            self.limit = 0  # equal: a match says it, and what follows
            self.target = 0  # equal: the same
            self.lock_workers = False  # equal: the same
            self.devour_kills = False  # equal: the same
            self.share_hands = False  # equal: the same
            self.english_edition = False  # equal: a match says it. The edition of 2003 where it differs (WC A57)
            # --- who sits where; replaced whole, never changed in place
            self.race: tuple[int, ...] = (-1,) * owners
            self.slot: tuple[int, ...] = (-1,) * box.seats
            self.town: tuple[int, ...] = (-1,) * box.seats
            self.team: tuple[int, ...] = tuple(range(owners))
            self.friends: tuple[int, ...] = ()  # masks of owners, oneself included
            self.foes: tuple[int, ...] = ()
            # --- the board: these six lists are shared with forks until one of them changes a piece (see `put`)
            self.shared = False
            self.pieces: list[int] = [0] * (owners * box.size)  # by owner * size + area, packed
            self.units: list[int] = [0] * owners  # areas with units, by owner
            self.workers: list[int] = [0] * owners
            self.full_units: list[int] = [0] * owners  # areas where the side may put no more
            self.full_workers: list[int] = [0] * owners
            self.moved: list[int] = [0] * box.size  # pieces of the active player that have moved, packed
            self.outposts: tuple[int, ...] = (0,) * owners
            self.sites: tuple[int, ...] = (0,) * owners  # Outposts under construction
            self.partial = 0
            self.complete = 0
            self.markers = 0
            self.locked = 0
            self.fast = 0
            self.crippled = 0
            self.crippler = -1
            self.lamed: tuple[int, ...] = ()  # A57: the area of each Cripple, which takes one step off there
            self.called: tuple[int, ...] = (0,) * owners  # areas with workers under arms
            self.idle: tuple[int, ...] = ()  # workers there who are not: packed by pieces.idle_row
            self.tokens = 0
            self.captive: tuple[int, ...] = (-1, -1, -1, -1)
            # --- the players' own
            self.gold: list[int] = [0] * owners
            self.wood: list[int] = [0] * owners
            self.hand: tuple[int, ...] = (0,) * owners
            self.deck: tuple[int, ...] = (0,) * owners  # with what lies aside: nobody knows which cards those are
            self.discard: tuple[int, ...] = (0,) * owners
            self.aside: tuple[int, ...] = (0,) * owners
            self.laid: tuple[int, ...] = (0,) * owners
            self.levels: tuple[int, ...] = (0,) * owners  # packed
            self.built: tuple[int, ...] = (0,) * owners  # packed
            self.rising: tuple[int, ...] = (0,) * owners  # buildings under construction with a worker
            self.summoned: tuple[int, ...] = (0,) * owners  # and without
            self.training: tuple[int, ...] = (0,) * owners
            self.reserve: list[int] = [0] * (owners * PIECE_TYPES)
            # --- the turn
            self.turn = 0
            self.first = 0
            self.step = -1
            self.active = -1
            self.alive = (1 << box.seats) - 1
            self.won = -1  # mask of winners once it is over; 0 is a draw
            self.got_gold: tuple[int, ...] = (0,) * owners  # from allies in this step
            self.got_wood: tuple[int, ...] = (0,) * owners
            self.extra = 0  # Spend Steps still to come by Summon Building
        else:
            self.limit = of.limit
            self.target = of.target
            self.lock_workers = of.lock_workers
            self.devour_kills = of.devour_kills
            self.share_hands = of.share_hands
            self.english_edition = of.english_edition
            self.race = of.race
            self.slot = of.slot
            self.town = of.town
            self.team = of.team
            self.friends = of.friends
            self.foes = of.foes
            self.partial = of.partial
            self.complete = of.complete
            self.markers = of.markers
            self.locked = of.locked
            self.fast = of.fast
            self.crippled = of.crippled
            self.crippler = of.crippler
            self.lamed = of.lamed
            self.tokens = of.tokens
            self.captive = of.captive
            self.turn = of.turn
            self.first = of.first
            self.step = of.step
            self.active = of.active
            self.alive = of.alive
            self.won = of.won
            self.got_gold = of.got_gold
            self.got_wood = of.got_wood
            self.extra = of.extra
            of.shared = True
            self.shared = True
            self.pieces = of.pieces
            self.units = of.units
            self.workers = of.workers
            self.full_units = of.full_units
            self.full_workers = of.full_workers
            self.moved = of.moved
            self.outposts = of.outposts
            self.sites = of.sites
            self.called = of.called
            self.idle = of.idle
            self.gold = of.gold[:]
            self.wood = of.wood[:]
            self.hand = of.hand
            self.deck = of.deck
            self.discard = of.discard
            self.aside = of.aside
            self.laid = of.laid
            self.levels = of.levels
            self.built = of.built
            self.rising = of.rising
            self.summoned = of.summoned
            self.training = of.training
            self.reserve = of.reserve[:]

    def clone(self) -> War:
        s = War(self.box, self.options, self)
        s.stack = self.stack
        s.drawn = self.drawn[:]
        s.quiet = self.quiet
        return s


def changed(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """What seldom changes is kept in tuples, which forks share."""
    return (*row[:at], value, *row[at + 1 :])


def copies(cards: int, card: int) -> int:
    return (cards >> (CARD_BITS * card)) & MOST_COPIES


def card_count(cards: int) -> int:
    total = 0
    while cards:
        total += cards & MOST_COPIES
        cards >>= CARD_BITS
    return total


def deck_size(s: War, seat: int) -> int:
    return card_count(s.deck[seat]) - s.aside[seat]


def one(card: int) -> int:
    return 1 << (CARD_BITS * card)


def any_of(cards: list[int]) -> int:
    """A mask that finds whether a packed pile holds any of these."""
    mask = 0
    for card in cards:
        mask |= MOST_COPIES << (CARD_BITS * card)
    return mask


def may_hold(s: War, seat: int, kinds: int) -> bool:
    """Whether, as far as the table knows, the seat could hold one of these cards."""
    return s.hand[seat] != 0 and ((s.hand[seat] | s.deck[seat]) & kinds) != 0
