"""Pieces on the arena: how they come, change and go. TK §5"""

from __future__ import annotations

from mypy_extensions import i64

from arenarium.core.kernel import Event
from arenarium.games.tashkalar.arena import ARENA_HIGH, ARENA_LOW, BIT, SQUARES, WORD
from arenarium.games.tashkalar.state import HELD, HIGH, LOW, SUPPLIES, UP_HIGH, UP_LOW, Bout, having
from arenarium.games.tashkalar.vocabulary import COMMON, HEROIC, LEGENDARY, RANKS


def owner_of(piece: int) -> int:
    """The colour of a piece."""
    word: i64 = piece - 1
    return word // RANKS


def rank_of(piece: int) -> int:
    word: i64 = piece - 1
    return word % RANKS + 1


def piece_of(colour: int, rank: int) -> int:
    return colour * RANKS + rank


def supply_at(colour: int, rank: int) -> int:
    """Where the supply that a piece is taken from is counted: the two-sided ones, or the legendary ones."""
    return colour * SUPPLIES + (1 if rank == LEGENDARY else 0)


def rank_at(s: Bout, q: int) -> int:
    """0 for an empty square."""
    piece = s.board[q]
    return rank_of(piece) if piece > 0 else 0


def owner_at(s: Bout, q: int) -> int:
    """The colour of the piece there; -1 for an empty square."""
    piece = s.board[q]
    return owner_of(piece) if piece > 0 else -1


def total(s: Bout, colour: int) -> int:
    i = colour * RANKS
    return s.counts[i] + s.counts[i + 1] + s.counts[i + 2]


def upgraded(s: Bout, colour: int) -> int:
    return s.counts[colour * RANKS + 1] + s.counts[colour * RANKS + 2]


def free_low(s: Bout) -> i64:
    """The empty squares, as the low word; the high word."""
    arena: i64 = ARENA_LOW
    return arena & ~s.full_low


def free_high(s: Bout) -> i64:
    arena: i64 = ARENA_HIGH
    return arena & ~s.full_high


def free_squares(s: Bout) -> int:
    n = len(SQUARES)
    for pieces in s.counts:
        n -= pieces
    return n


def has_token(s: Bout, colour: int, rank: int) -> bool:
    return s.pool[supply_at(colour, rank)] > 0


def write(s: Bout, q: int, colour: int, rank: int) -> None:
    """Mark a piece on an empty square, in every form the board is kept in."""
    s.board[q] = piece_of(colour, rank)
    s.counts[colour * RANKS + rank - 1] += 1
    _flip(s, q, colour, rank)


def wipe(s: Bout, q: int) -> None:
    piece = s.board[q]
    s.board[q] = 0
    s.counts[piece - 1] -= 1
    _flip(s, q, owner_of(piece), rank_of(piece))


def _flip(s: Bout, q: int, colour: int, rank: int) -> None:
    """The bits of a piece that comes or goes."""
    i = colour * HELD
    at: i64 = BIT[q]
    bit: i64 = 1
    if at < WORD:
        bit = bit << at
        s.have[i + LOW] ^= bit
        s.full_low ^= bit
        if rank >= HEROIC:
            s.have[i + UP_LOW] ^= bit
            s.up_low ^= bit
            if rank == LEGENDARY:
                s.legends_low ^= bit
    else:
        bit = bit << (at - WORD)
        s.have[i + HIGH] ^= bit
        s.full_high ^= bit
        if rank >= HEROIC:
            s.have[i + UP_HIGH] ^= bit
            s.up_high ^= bit
            if rank == LEGENDARY:
                s.legends_high ^= bit


def set_down(s: Bout, q: int, colour: int, rank: int) -> None:
    """A piece from the supply onto an empty square."""
    s.pool[supply_at(colour, rank)] -= 1
    write(s, q, colour, rank)


def pick_up(s: Bout, q: int) -> int:
    """The piece there goes back to its owner's supply."""
    piece = s.board[q]
    colour = owner_of(piece)
    wipe(s, q)
    s.pool[supply_at(colour, rank_of(piece))] += 1
    if s.gate[colour] == q:
        s.gate = having(s.gate, colour, -1)
    return piece


def carry(s: Bout, a: int, b: int) -> None:
    """The piece on a goes to the empty square b."""
    piece = s.board[a]
    colour = owner_of(piece)
    wipe(s, a)
    write(s, b, colour, rank_of(piece))
    if s.gate[colour] == a:
        s.gate = having(s.gate, colour, b)


def place(s: Bout, q: int, colour: int, rank: int, out: list[Event]) -> None:
    set_down(s, q, colour, rank)
    if not s.quiet:
        out.append(Event("placed", (s.seat, q, colour, rank)))


def destroy(s: Bout, q: int, counted: bool, out: list[Event]) -> int:
    """Its rank. Enemy pieces count for the player in turn, own ones never do. TK §5"""
    piece = pick_up(s, q)
    counts = counted and owner_of(piece) != s.side
    if counts:
        s.fallen[piece - 1] += 1 + s.doubled
    if not s.quiet:
        out.append(Event("destroyed", (s.seat, q, owner_of(piece), rank_of(piece), 1 if counts else 0)))
    return rank_of(piece)


def may_upgrade(s: Bout, q: int) -> bool:
    rank = rank_at(s, q)
    return rank == COMMON or (rank == HEROIC and has_token(s, owner_at(s, q), LEGENDARY))


def may_downgrade(s: Bout, q: int) -> bool:
    rank = rank_at(s, q)
    return rank == HEROIC or (rank == LEGENDARY and has_token(s, owner_at(s, q), HEROIC))


def upgrade(s: Bout, q: int, out: list[Event]) -> None:
    """A common piece is flipped, a heroic one exchanged for a legendary one of its owner."""
    _regrade(s, q, 1)
    if not s.quiet:
        out.append(Event("upgraded", (s.seat, q, owner_at(s, q), rank_at(s, q))))


def downgrade(s: Bout, q: int, out: list[Event]) -> None:
    _regrade(s, q, -1)
    if not s.quiet:
        out.append(Event("downgraded", (s.seat, q, owner_at(s, q), rank_at(s, q))))


def _regrade(s: Bout, q: int, by: int) -> None:
    colour = owner_at(s, q)
    old = rank_at(s, q)
    new = old + by
    s.pool[supply_at(colour, old)] += 1
    s.pool[supply_at(colour, new)] -= 1
    wipe(s, q)
    write(s, q, colour, new)
    if new == LEGENDARY and s.gate[colour] == q:
        s.gate = having(s.gate, colour, -1)  # a legendary piece is never the Gateway


def open_gateway(s: Bout, q: int, out: list[Event]) -> None:
    s.gate = having(s.gate, owner_at(s, q), q)
    if not s.quiet:
        out.append(Event("gateway", (s.seat, q)))
