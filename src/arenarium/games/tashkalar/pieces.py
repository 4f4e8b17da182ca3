"""Pieces on the arena: how they come, change and go. TK §5"""

from __future__ import annotations

from mypy_extensions import i64

from arenarium.core.kernel import Event
from arenarium.games.tashkalar.arena import ARENA_HIGH, ARENA_LOW, BIT, SQUARES, WORD
from arenarium.games.tashkalar.state import Bout, having
from arenarium.games.tashkalar.vocabulary import HEROIC, LEGENDARY


def rank_at(s: Bout, q: int) -> int:
    """0 for an empty square."""
    v = s.board[q]
    return (v - 1) % 3 + 1 if v > 0 else 0


def owner_at(s: Bout, q: int) -> int:
    """The colour of the piece there; -1 for an empty square."""
    v = s.board[q]
    return (v - 1) // 3 if v > 0 else -1


def total(s: Bout, colour: int) -> int:
    i = colour * 3
    return s.counts[i] + s.counts[i + 1] + s.counts[i + 2]


def upgraded(s: Bout, colour: int) -> int:
    return s.counts[colour * 3 + 1] + s.counts[colour * 3 + 2]


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
    return s.pool[colour * 2 + (1 if rank == LEGENDARY else 0)] > 0


def write(s: Bout, q: int, colour: int, rank: int) -> None:
    """Mark a piece on an empty square, in every form the board is kept in."""
    s.board[q] = colour * 3 + rank
    s.counts[colour * 3 + rank - 1] += 1
    _flip(s, q, colour, rank)


def wipe(s: Bout, q: int) -> None:
    v = s.board[q] - 1
    s.board[q] = 0
    s.counts[v] -= 1
    _flip(s, q, v // 3, v % 3 + 1)


def _flip(s: Bout, q: int, colour: int, rank: int) -> None:
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


def set_down(s: Bout, q: int, colour: int, rank: int) -> None:
    """A piece from the supply onto an empty square."""
    s.pool[colour * 2 + (1 if rank == LEGENDARY else 0)] -= 1
    write(s, q, colour, rank)


def pick_up(s: Bout, q: int) -> int:
    """The piece there goes back to its owner's supply."""
    v = s.board[q]
    colour = (v - 1) // 3
    wipe(s, q)
    s.pool[colour * 2 + (1 if (v - 1) % 3 == 2 else 0)] += 1
    if s.gate[colour] == q:
        s.gate = having(s.gate, colour, -1)
    return v


def carry(s: Bout, a: int, b: int) -> None:
    """The piece on a goes to the empty square b."""
    v = s.board[a]
    colour = (v - 1) // 3
    wipe(s, a)
    write(s, b, colour, (v - 1) % 3 + 1)
    if s.gate[colour] == a:
        s.gate = having(s.gate, colour, b)


def place(s: Bout, q: int, colour: int, rank: int, out: list[Event]) -> None:
    set_down(s, q, colour, rank)
    if not s.quiet:
        out.append(Event("placed", (s.seat, q, colour, rank)))


def destroy(s: Bout, q: int, counted: bool, out: list[Event]) -> int:
    """Its rank. Enemy pieces count for the player in turn, own ones never do. TK §5"""
    v = pick_up(s, q) - 1
    counts = counted and v // 3 != s.side
    if counts:
        s.fallen[v] += 1 + s.doubled
    if not s.quiet:
        out.append(Event("destroyed", (s.seat, q, v // 3, v % 3 + 1, 1 if counts else 0)))
    return v % 3 + 1


def may_upgrade(s: Bout, q: int) -> bool:
    v = s.board[q] - 1
    rank = v % 3 + 1
    return v >= 0 and (rank < HEROIC or (rank == HEROIC and s.pool[v // 3 * 2 + 1] > 0))


def may_downgrade(s: Bout, q: int) -> bool:
    v = s.board[q] - 1
    rank = v % 3 + 1
    return v >= 0 and (rank == HEROIC or (rank == LEGENDARY and s.pool[v // 3 * 2] > 0))


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


def open_gateway(s: Bout, q: int, out: list[Event]) -> None:
    s.gate = having(s.gate, owner_at(s, q), q)
    if not s.quiet:
        out.append(Event("gateway", (s.seat, q)))
