"""The position: pieces on the arena, cards in hands, decks and piles, and what the turn has seen so far."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from arenarium.core.kernel import Decision, Event, State
from arenarium.games.tashkalar.arena import ARENA_HIGH, ARENA_LOW, BIT, CELLS, GRID, SQUARES, WORD, ones
from arenarium.games.tashkalar.cards import DECK_SIZE, FLARES, HEROIC, LEGENDARY, LEGENDS, Box

HIGH_FORM: Final = 0
DUEL: Final = 1
MELEE: Final = 2

# Decks and piles: one for each seat, then the shared ones.
LEGEND_DECK: Final = 4
FLARE_DECK: Final = 5
TASK_DECK: Final = 6

BEING: Final = 0
LEGEND: Final = 1
FLARE: Final = 2

# Why a point was scored, and why the end has come.
FOR_DESTROYED: Final = 0
FOR_LEGEND: Final = 1
FOR_FLARE: Final = 2
FOR_LEFTOVER: Final = 3
BY_DECK: Final = 1
BY_SCORE: Final = 2
BY_LIMIT: Final = 3

NETHERVOID: Final = 4  # the place of that deck among the six
PUBLIC: Final = 1 << 6  # in a mask of seats that know something: everybody, spectators too


NOTHING: Final[list[int]] = []  # what lists are before they are set; never changed
NO_FLAGS: Final[list[bool]] = []


class Arena(State):
    """A piece is colour * 3 + rank; 0 is an empty square, -1 no square. Sets of cards are masks."""

    def __init__(self, box: Box, seats: int, options: dict[str, Any]) -> None:
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
        self.up_low: i64 = 0
        self.up_high: i64 = 0
        self.legends_low: i64 = 0
        self.legends_high: i64 = 0
        self.counts: list[int] = NOTHING  # pieces on the board: colour * 3 + rank - 1
        self.pool: list[int] = NOTHING  # by colour: two-sided, then legendary
        self.gate: tuple[int, ...] = ()  # by colour
        self.removed: tuple[int, ...] = ()  # pieces out of the game, as the pool is counted
        # --- cards
        self.hands: list[int] = NOTHING  # seat * 3 + kind: masks
        self.bags: list[int] = NOTHING  # what is in each deck in an order nobody knows
        self.tops: tuple[tuple[int, ...], ...] = ()  # by seat: cards put on top, the next one last
        self.unders: tuple[tuple[int, ...], ...] = ()  # cards put under a deck in order; shared decks: + 32 * seat
        self.piles: tuple[tuple[int, ...], ...] = ()  # discards, the top one last
        self.secret: tuple[int, ...] = ()  # by seat: cards in the pile that only their owner has seen
        self.trail: tuple[int, ...] = ()  # what became of the cards, step by step, and who saw it: see `note`
        self.frozen: tuple[int, ...] = ()
        self.pending: tuple[int, ...] = ()
        self.loaded: tuple[int, ...] = ()  # by seat: the piece on Merchant of Time
        # --- score
        self.score: list[int] = NOTHING  # colour * 4 + colour in Melee, colour * 4 in Duel
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
        self.fallen: list[int] = NOTHING  # enemy pieces destroyed this turn: colour * 3 + rank - 1
        self.summoned = 0
        self.on_red = 0
        self.on_green = 0
        self.legends = 0
        self.more_beings = 0
        self.more_legends = 0
        self.extra_turns = 0
        self.borrow = 0
        self.void = 0
        self.possessed = -1
        self.doubled = 0
        self.warped = 0  # the emperor's warp effect was played this turn
        # --- the effect being resolved
        self.card = -1
        self.part = 0
        self.spawn = -1  # the summon square
        self.orient = 0
        self.here = -1  # the summoned piece, wherever it is
        self.it = -1  # the piece the last step was about
        self.spot = -1  # the square the last step was about
        self.done = 0
        self.hit = 0
        self.took = 0
        self.equals = 0
        self.heading = 0
        self.kills = 0
        self.memo = 0
        self.trampled = 0  # 1: the summoning destroyed an own piece, 2: an enemy piece
        self.fate = 0  # where the card goes afterwards: 0 discard pile, 1 under the deck
        self.used: tuple[int, ...] = ()  # pieces of the pattern, wherever they are
        self.group: tuple[int, ...] = ()  # pieces this step has moved, wherever they are
        self.spots: tuple[int, ...] = ()  # squares this step has chosen
        self.asked: Decision | None = None  # the open question, once it was worked out

    def clone(self) -> Arena:
        c = Arena(self.box, self.seats, self.options)
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
        c.card = self.card
        c.part = self.part
        c.spawn = self.spawn
        c.orient = self.orient
        c.here = self.here
        c.it = self.it
        c.spot = self.spot
        c.done = self.done
        c.hit = self.hit
        c.took = self.took
        c.equals = self.equals
        c.heading = self.heading
        c.kills = self.kills
        c.memo = self.memo
        c.trampled = self.trampled
        c.fate = self.fate
        c.used = self.used
        c.group = self.group
        c.spots = self.spots
        c.asked = self.asked
        return c

    def colour_of(self, seat: int) -> int:
        return seat % 2 if self.teams else seat

    def partner(self, seat: int) -> int:
        return (seat + 2) % 4


def new_arena(box: Box, seats: int, mode: int, teams: bool, decks: list[int], options: dict[str, Any]) -> Arena:
    """An empty arena, full supplies, all cards in their decks. TK §2"""
    s = Arena(box, seats, options)
    s.mode = mode
    s.teams = teams
    s.colours = 2 if teams else seats
    s.first_card = [d * DECK_SIZE for d in decks]
    s.has_warps = [any(box.cards[d * DECK_SIZE + i].warp >= 0 for i in range(DECK_SIZE)) for d in decks]
    s.is_nether = [d == NETHERVOID for d in decks]
    s.board = [0 if on else -1 for on in GRID.on]
    assert len(s.board) == CELLS
    s.have = [0] * (4 * s.colours)
    s.counts = [0] * (3 * s.colours)
    markers = 0
    if mode == DUEL:
        markers = 1
    elif mode == MELEE:
        markers = s.colours - 1
    s.pool = [box.two_sided - markers, box.legendary] * s.colours
    s.gate = (-1,) * s.colours
    s.removed = (0,) * (2 * s.colours)
    s.hands = [0] * (3 * seats)
    s.bags = [0] * 7
    for seat in range(seats):
        s.bags[seat] = (1 << DECK_SIZE) - 1
    s.bags[LEGEND_DECK] = (1 << (FLARES - LEGENDS)) - 1
    s.bags[FLARE_DECK] = (1 << len(box.flares)) - 1
    s.bags[TASK_DECK] = (1 << len(box.tasks)) - 1 if mode == HIGH_FORM else 0
    s.tops = ((),) * seats
    s.unders = ((),) * 7
    s.piles = ((),) * 6
    s.secret = (0,) * seats
    s.frozen = (-1,) * seats
    s.pending = (-1,) * seats
    s.loaded = (0,) * seats
    s.score = [0] * (4 * s.colours)
    every = (1 << s.colours) - 1
    s.markers = tuple([every & ~(1 << x) if mode == MELEE else 0 for x in range(seats)])
    s.claimed = (0,) * s.colours
    s.fallen = [0] * (3 * s.colours)
    return s


# --- pieces ----------------------------------------------------------------------------------


def rank_at(s: Arena, q: int) -> int:
    """0 for an empty square."""
    v = s.board[q]
    return (v - 1) % 3 + 1 if v > 0 else 0


def owner_at(s: Arena, q: int) -> int:
    """The colour of the piece there; -1 for an empty square."""
    v = s.board[q]
    return (v - 1) // 3 if v > 0 else -1


def total(s: Arena, colour: int) -> int:
    i = colour * 3
    return s.counts[i] + s.counts[i + 1] + s.counts[i + 2]


def upgraded(s: Arena, colour: int) -> int:
    return s.counts[colour * 3 + 1] + s.counts[colour * 3 + 2]


def free_low(s: Arena) -> i64:
    """The empty squares, as the low word; the high word."""
    arena: i64 = ARENA_LOW
    return arena & ~s.full_low


def free_high(s: Arena) -> i64:
    arena: i64 = ARENA_HIGH
    return arena & ~s.full_high


def free_squares(s: Arena) -> int:
    n = len(SQUARES)
    for pieces in s.counts:
        n -= pieces
    return n


def has_token(s: Arena, colour: int, rank: int) -> bool:
    return s.pool[colour * 2 + (1 if rank == LEGENDARY else 0)] > 0


def write(s: Arena, q: int, colour: int, rank: int) -> None:
    """Mark a piece on an empty square, in every form the board is kept in."""
    s.board[q] = colour * 3 + rank
    s.counts[colour * 3 + rank - 1] += 1
    _flip(s, q, colour, rank)


def wipe(s: Arena, q: int) -> None:
    v = s.board[q] - 1
    s.board[q] = 0
    s.counts[v] -= 1
    _flip(s, q, v // 3, v % 3 + 1)


def _flip(s: Arena, q: int, colour: int, rank: int) -> None:
    """The bits of a piece that comes or goes."""
    i = colour * 4
    at: i64 = BIT[q]
    bit: i64 = 1
    if at < WORD:
        bit = bit << at
        s.have[i] ^= bit
        s.full_low ^= bit
        if rank >= HEROIC:
            s.have[i + 2] ^= bit
            s.up_low ^= bit
            if rank == LEGENDARY:
                s.legends_low ^= bit
    else:
        bit = bit << (at - WORD)
        s.have[i + 1] ^= bit
        s.full_high ^= bit
        if rank >= HEROIC:
            s.have[i + 3] ^= bit
            s.up_high ^= bit
            if rank == LEGENDARY:
                s.legends_high ^= bit


def set_down(s: Arena, q: int, colour: int, rank: int) -> None:
    """A piece from the supply onto an empty square."""
    s.pool[colour * 2 + (1 if rank == LEGENDARY else 0)] -= 1
    write(s, q, colour, rank)


def pick_up(s: Arena, q: int) -> int:
    """The piece there goes back to its owner's supply; whoever followed it loses track."""
    v = s.board[q]
    colour = (v - 1) // 3
    wipe(s, q)
    s.pool[colour * 2 + (1 if (v - 1) % 3 == 2 else 0)] += 1
    if s.card >= 0:
        _lose(s, q)
    if s.gate[colour] == q:
        s.gate = having(s.gate, colour, -1)
    return v


def _lose(s: Arena, q: int) -> None:
    if s.here == q:
        s.here = -1
    if s.it == q:
        s.it = -1
    if q in s.used:
        s.used = replaced(s.used, q, -1)
    if q in s.group:
        s.group = replaced(s.group, q, -1)


def having(row: tuple[int, ...], i: int, value: int) -> tuple[int, ...]:
    """Rows that seldom change are tuples, shared by all forks: a change makes a new one."""
    return row[:i] + (value,) + row[i + 1 :]


def having_row(rows: tuple[tuple[int, ...], ...], i: int, row: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return rows[:i] + (row,) + rows[i + 1 :]


def replaced(row: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    out = list(row)
    for i in range(len(out)):
        if out[i] == old:
            out[i] = new
    return tuple(out)


def carry(s: Arena, a: int, b: int) -> None:
    """The piece on a goes to the empty square b, and everybody who follows it with it."""
    v = s.board[a]
    colour = (v - 1) // 3
    wipe(s, a)
    write(s, b, colour, (v - 1) % 3 + 1)
    if s.here == a:
        s.here = b
    if s.it == a:
        s.it = b
    if a in s.used:
        s.used = replaced(s.used, a, b)
    if a in s.group:
        s.group = replaced(s.group, a, b)
    if s.gate[colour] == a:
        s.gate = having(s.gate, colour, b)


def place(s: Arena, q: int, colour: int, rank: int, out: list[Event]) -> None:
    set_down(s, q, colour, rank)
    if not s.quiet:
        out.append(Event("placed", (s.seat, q, colour, rank)))


def destroy(s: Arena, q: int, counted: bool, out: list[Event]) -> None:
    """TK §5: enemy pieces count for the player in turn, own ones never do."""
    v = pick_up(s, q) - 1
    s.spot = q
    s.hit = v % 3 + 1
    s.kills += 1
    counts = counted and v // 3 != s.side
    if counts:
        s.fallen[v] += 1 + s.doubled
    if not s.quiet:
        out.append(Event("destroyed", (s.seat, q, v // 3, v % 3 + 1, 1 if counts else 0)))


def may_upgrade(s: Arena, q: int) -> bool:
    v = s.board[q] - 1
    rank = v % 3 + 1
    return v >= 0 and (rank < HEROIC or (rank == HEROIC and s.pool[v // 3 * 2 + 1] > 0))


def may_downgrade(s: Arena, q: int) -> bool:
    v = s.board[q] - 1
    rank = v % 3 + 1
    return v >= 0 and (rank == HEROIC or (rank == LEGENDARY and s.pool[v // 3 * 2] > 0))


def upgrade(s: Arena, q: int, out: list[Event]) -> None:
    """A common piece is flipped, a heroic one exchanged for a legendary one of its owner."""
    _regrade(s, q, 1)
    if not s.quiet:
        out.append(Event("upgraded", (s.seat, q, owner_at(s, q), rank_at(s, q))))


def downgrade(s: Arena, q: int, out: list[Event]) -> None:
    _regrade(s, q, -1)
    if not s.quiet:
        out.append(Event("downgraded", (s.seat, q, owner_at(s, q), rank_at(s, q))))


def _regrade(s: Arena, q: int, by: int) -> None:
    v = s.board[q] - 1
    colour = v // 3
    old = v % 3 + 1
    new = old + by
    wipe(s, q)
    write(s, q, colour, new)
    if new == LEGENDARY:
        s.pool[colour * 2] += 1
        s.pool[colour * 2 + 1] -= 1
        if s.gate[colour] == q:
            s.gate = having(s.gate, colour, -1)  # a legendary piece is never the Gateway
    elif old == LEGENDARY:
        s.pool[colour * 2] -= 1
        s.pool[colour * 2 + 1] += 1


def convert(s: Arena, q: int, rank: int, out: list[Event]) -> None:
    """An enemy piece is replaced by an own one of that rank; it counts as destroyed. TK §5, R46"""
    v = pick_up(s, q) - 1
    s.fallen[v] += 1 + s.doubled
    s.kills += 1
    s.spot = q
    s.hit = v % 3 + 1
    set_down(s, q, s.side, rank)
    s.it = q
    if not s.quiet:
        out.append(Event("converted", (s.seat, q, s.side, rank, v % 3 + 1, v // 3)))


def go(s: Arena, a: int, b: int, leap: bool, out: list[Event]) -> None:
    """A move or a leap; what stood there is destroyed. Remembers what was taken."""
    v = s.board[a] - 1
    w = s.board[b]
    s.took = 0
    if w > 0:
        destroy(s, b, True, out)
        s.took = s.hit
        if s.took == v % 3 + 1:
            s.equals += 1
    carry(s, a, b)
    s.it = b
    s.spot = b
    if not s.quiet:
        out.append(Event("leapt" if leap else "moved", (s.seat, a, b, v // 3, v % 3 + 1)))


def open_gateway(s: Arena, q: int, out: list[Event]) -> None:
    s.gate = having(s.gate, owner_at(s, q), q)
    if not s.quiet:
        out.append(Event("gateway", (s.seat, q)))


# --- cards -----------------------------------------------------------------------------------


def card_number(s: Arena, seat: int, kind: int, i: int) -> int:
    """The number of the i-th card of a seat's deck, of the legends, of the flares."""
    if kind == BEING:
        return s.first_card[seat] + i
    return LEGENDS + i if kind == LEGEND else FLARES + i


def kind_of(card: int) -> int:
    if card < LEGENDS:
        return BEING
    return LEGEND if card < FLARES else FLARE


def index_of(s: Arena, seat: int, card: int) -> int:
    """Its place in its deck; -1 for a being of somebody else."""
    if card >= FLARES:
        return card - FLARES
    if card >= LEGENDS:
        return card - LEGENDS
    i = card - s.first_card[seat]
    return i if 0 <= i < DECK_SIZE else -1


def deck_of(seat: int, kind: int) -> int:
    if kind == BEING:
        return seat
    return LEGEND_DECK if kind == LEGEND else FLARE_DECK


def in_hand(s: Arena, seat: int, card: int) -> bool:
    i = index_of(s, seat, card)
    return i >= 0 and (s.hands[seat * 3 + kind_of(card)] >> i) & 1 == 1


def bits(mask: i64) -> int:
    return ones(mask)


def deck_size(s: Arena, deck: int) -> int:
    tops = len(s.tops[deck]) if deck < s.seats else 0
    return bits(s.bags[deck]) + len(s.unders[deck]) + tops


def into_pile(s: Arena, seat: int, card: int) -> None:
    kind = kind_of(card)
    deck = deck_of(seat, kind)
    s.piles = having_row(s.piles, deck, s.piles[deck] + (index_of(s, seat, card),))


# --- what became of each card: TK R38 ---------------------------------------------------------

# Where a card is, as others can tell the places apart. OPEN is everywhere that all can see.
IN_BAG: Final = 0
IN_HAND: Final = 1  # of seat 0; then the other seats
UNDER: Final = 5
ON_TOP: Final = 6
FACE_DOWN: Final = 7
OPEN: Final = 8
EVERYBODY: Final = 15 | PUBLIC


def card_key(seat: int, kind: int, i: int) -> int:
    """Seat * 18 + i for beings, 72 + i legends, 84 + i flares."""
    if kind == BEING:
        return seat * DECK_SIZE + i
    return 72 + i if kind == LEGEND else 84 + i


def note(s: Arena, key: int, was: int, now: int, sees: int) -> None:
    """A card has gone from one place to another; who saw which one it was. Nobody asks after a playout."""
    if not s.quiet:
        s.trail = s.trail + (key | was << 7 | now << 11 | sees << 15,)


def show_discard(s: Arena, i: int) -> bool:
    """A being in the pile of the player in turn lies open from now on; whether it did before."""
    known = (s.secret[s.seat] >> i) & 1 == 0
    if not known:
        s.secret = having(s.secret, s.seat, s.secret[s.seat] & ~(1 << i))
        note(s, card_key(s.seat, BEING, i), FACE_DOWN, OPEN, EVERYBODY)
    return known
