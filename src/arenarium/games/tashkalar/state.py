"""The position: pieces on the arena, cards in hands, decks and piles, and what the turn has seen so far."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.core.game import Json
from arenarium.core.kernel import Decision, State
from arenarium.games.tashkalar.arena import CELLS, GRID
from arenarium.games.tashkalar.box import DECK_SIZE, FLARES, LEGENDS, Box
from arenarium.games.tashkalar.vocabulary import RANKS

HIGH_FORM: Final = 0
DUEL: Final = 1
MELEE: Final = 2

# Decks and piles: one for each seat, then the shared ones.
LEGEND_DECK: Final = 4
FLARE_DECK: Final = 5
TASK_DECK: Final = 6
DECK_COUNT: Final = 7

BEING: Final = 0
LEGEND: Final = 1
FLARE: Final = 2
CARD_KINDS: Final = 3

# Why a point was scored, and why the end has come.
FOR_DESTROYED: Final = 0
FOR_LEGEND: Final = 1
FOR_FLARE: Final = 2
FOR_LEFTOVER: Final = 3
BY_DECK: Final = 1
BY_SCORE: Final = 2
BY_LIMIT: Final = 3

# Rows of numbers by colour.
SCORES: Final = 4  # of points: one for each enemy colour in Melee
SUPPLIES: Final = 2  # two-sided pieces, legendary ones
HELD: Final = 4  # squares held, in two words; squares held by upgraded pieces, likewise:
LOW: Final = 0
HIGH: Final = 1
UP_LOW: Final = 2
UP_HIGH: Final = 3
OPEN_TASKS: Final = 3  # that lie face up (TK §2)

NETHERVOID: Final = 4  # the place of that deck among the six
UNDER_SEAT: Final = 32  # a card under a shared deck is its number + UNDER_SEAT * the seat that put it there
PUBLIC: Final = 1 << 6  # in a mask of seats that know something: everybody, spectators too

# Whether the next being summoned may use an enemy piece in its pattern.
LEAVE: Final = 1  # TK R59
LEAVE_AT_ONCE: Final = 2  # and it is summoned now, TK R63

NOTHING: Final[list[int]] = []  # what lists are before they are set; never changed
NO_FLAGS: Final[list[bool]] = []


class Bout(State):
    """A piece is colour * RANKS + rank; 0 is an empty square, -1 no square. Sets of cards are masks."""

    def __init__(self, box: Box, seats: int, options: Json) -> None:
        super().__init__(seats)
        self.box = box
        self.options = options
        self.mode = DUEL
        self.teams = False
        self.colours = seats
        self.turn_limit = 300
        self.first_card: list[int] = NOTHING  # by seat: the number of its deck's first being
        self.has_warps: list[bool] = NO_FLAGS  # by seat: whether there are warp effects in its deck
        self.is_nether: list[bool] = NO_FLAGS  # by seat: whether its beings open Gateways
        # --- the arena
        self.board: list[int] = NOTHING
        self.have: list[int] = NOTHING  # by colour: squares held, low and high word; squares held by upgraded ones
        self.full_low: i64 = 0  # squares of pieces of any colour; of upgraded ones; of legendary ones
        self.full_high: i64 = 0
        self.up_low: i64 = 0  # equal: the lowest bit is no square
        self.up_high: i64 = 0
        self.legends_low: i64 = 0
        self.legends_high: i64 = 0
        self.counts: list[int] = NOTHING  # pieces on the board: colour * RANKS + rank - 1
        self.pool: list[int] = NOTHING  # by colour: two-sided, then legendary
        self.gate: tuple[int, ...] = ()  # by colour
        self.removed: tuple[int, ...] = ()  # pieces out of the game, as the pool is counted
        # --- cards
        self.hands: list[int] = NOTHING  # seat * CARD_KINDS + kind: masks
        self.bags: list[int] = NOTHING  # what is in each deck in an order nobody knows
        self.tops: tuple[tuple[int, ...], ...] = ()  # by seat: cards put on top, the next one last
        self.unders: tuple[
            tuple[int, ...], ...
        ] = ()  # cards put under a deck in order; shared decks: + UNDER_SEAT * seat
        self.piles: tuple[tuple[int, ...], ...] = ()  # discards, the top one last
        self.secret: tuple[int, ...] = ()  # by seat: cards in the pile that only their owner has seen
        self.trail: tuple[int, ...] = ()  # what became of the cards, step by step, and who saw it: see `note`
        self.frozen: tuple[int, ...] = ()
        self.pending: tuple[int, ...] = ()
        self.loaded: tuple[int, ...] = ()  # by seat: the piece on Merchant of Time
        # --- score
        self.score: list[int] = NOTHING  # colour * SCORES + colour in Melee, colour * SCORES in Duel
        self.markers: tuple[int, ...] = ()  # by seat: mask of colours that may still be improvised with
        self.claimed: tuple[int, ...] = ()  # by colour: mask of tasks
        self.tasks: tuple[int, ...] = ()
        self.next_task = -1
        self.chilled = 0  # mask of colours that begin their next turn with one action fewer
        self.gone = 0  # mask of seats that left
        self.ending = -1  # turns to come after this one
        self.ended_by = 0
        self.places: tuple[int, ...] = ()
        # --- the turn
        self.number = 0
        self.seat = 0
        self.side = 0
        self.actor = 0
        self.actions = 0
        self.discarded = False
        self.handed = False
        self.fallen: list[int] = NOTHING  # enemy pieces destroyed this turn: colour * RANKS + rank - 1
        self.summoned = 0
        self.on_red = 0
        self.on_green = 0
        self.legends = 0
        self.more_beings = 0
        self.more_legends = 0
        self.extra_turns = 0
        self.borrow = 0  # 0, LEAVE or LEAVE_AT_ONCE
        self.void = 0
        self.possessed = -1
        self.doubled = 0
        self.warped = 0  # the emperor's warp effect was played this turn
        self.asked: Decision | None = None  # the open question, once it was worked out

    def clone(self) -> Bout:
        c = Bout(self.box, self.seats, self.options)
        c.stack = self.stack
        c.drawn = self.drawn[:]
        c.quiet = self.quiet
        c.mode = self.mode
        c.teams = self.teams
        c.colours = self.colours
        c.turn_limit = self.turn_limit
        c.first_card = self.first_card
        c.has_warps = self.has_warps
        c.is_nether = self.is_nether
        c.board = self.board[:]
        c.have = self.have[:]
        c.full_low = self.full_low
        c.full_high = self.full_high
        c.up_low = self.up_low
        c.up_high = self.up_high
        c.legends_low = self.legends_low
        c.legends_high = self.legends_high
        c.counts = self.counts[:]
        c.pool = self.pool[:]
        c.gate = self.gate
        c.removed = self.removed
        c.hands = self.hands[:]
        c.bags = self.bags[:]
        c.tops = self.tops
        c.unders = self.unders
        c.piles = self.piles
        c.secret = self.secret
        c.trail = self.trail
        c.frozen = self.frozen
        c.pending = self.pending
        c.loaded = self.loaded
        c.score = self.score[:]
        c.markers = self.markers
        c.claimed = self.claimed
        c.tasks = self.tasks
        c.next_task = self.next_task
        c.chilled = self.chilled
        c.gone = self.gone
        c.ending = self.ending
        c.ended_by = self.ended_by
        c.places = self.places
        c.number = self.number
        c.seat = self.seat
        c.side = self.side
        c.actor = self.actor
        c.actions = self.actions
        c.discarded = self.discarded
        c.handed = self.handed
        c.fallen = self.fallen[:]
        c.summoned = self.summoned
        c.on_red = self.on_red
        c.on_green = self.on_green
        c.legends = self.legends
        c.more_beings = self.more_beings
        c.more_legends = self.more_legends
        c.extra_turns = self.extra_turns
        c.borrow = self.borrow
        c.void = self.void
        c.possessed = self.possessed
        c.doubled = self.doubled
        c.warped = self.warped
        c.asked = self.asked
        return c

    def colour_of(self, seat: int) -> int:
        return seat % 2 if self.teams else seat

    def seats_of(self, colour: int) -> list[int]:
        """Who plays that colour; the first one has its number."""
        return [seat for seat in range(self.seats) if self.colour_of(seat) == colour]

    def partner(self, seat: int) -> int:
        """In a team: who sits opposite."""
        return (seat + self.seats // 2) % self.seats


def new_bout(box: Box, seats: int, mode: int, teams: bool, decks: list[int], options: Json) -> Bout:
    """An empty arena, full supplies, all cards in their decks. TK §2"""
    s = Bout(box, seats, options)
    s.mode = mode
    s.teams = teams
    s.colours = 2 if teams else seats
    s.first_card = [d * DECK_SIZE for d in decks]
    s.has_warps = [any(box.cards[d * DECK_SIZE + i].warp >= 0 for i in range(DECK_SIZE)) for d in decks]
    s.is_nether = [d == NETHERVOID for d in decks]
    s.board = [0 if on else -1 for on in GRID.on]
    assert len(s.board) == CELLS
    s.have = [0] * (HELD * s.colours)
    s.counts = [0] * (RANKS * s.colours)
    markers = 0
    if mode == DUEL:
        markers = 1
    elif mode == MELEE:
        markers = s.colours - 1
    s.pool = [box.two_sided - markers, box.legendary] * s.colours
    s.gate = (-1,) * s.colours
    s.removed = (0,) * (SUPPLIES * s.colours)
    s.hands = [0] * (CARD_KINDS * seats)
    s.bags = [0] * DECK_COUNT
    for seat in range(seats):
        s.bags[seat] = (1 << DECK_SIZE) - 1
    s.bags[LEGEND_DECK] = (1 << (FLARES - LEGENDS)) - 1
    s.bags[FLARE_DECK] = (1 << len(box.flares)) - 1
    s.bags[TASK_DECK] = (1 << len(box.tasks)) - 1 if mode == HIGH_FORM else 0  # equal: only High Form looks there
    s.tops = ((),) * seats
    s.unders = ((),) * DECK_COUNT
    s.piles = ((),) * TASK_DECK  # tasks have none
    s.secret = (0,) * seats
    s.frozen = (-1,) * seats
    s.pending = (-1,) * seats
    s.loaded = (0,) * seats
    s.score = [0] * (SCORES * s.colours)
    every = (1 << s.colours) - 1
    s.markers = tuple([every & ~(1 << x) if mode == MELEE else 0 for x in range(seats)])
    s.claimed = (0,) * s.colours
    s.fallen = [0] * (RANKS * s.colours)
    return s


def having(row: tuple[int, ...], i: int, value: int) -> tuple[int, ...]:
    """Rows that seldom change are tuples, shared by all forks: a change makes a new one."""
    return row[:i] + (value,) + row[i + 1 :]


def having_row(rows: tuple[tuple[int, ...], ...], i: int, row: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return rows[:i] + (row,) + rows[i + 1 :]
