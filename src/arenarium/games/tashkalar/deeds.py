"""What effects do to pieces, and what they remember of it. TK §5"""

from __future__ import annotations

from arenarium.core.kernel import Event
from arenarium.games.tashkalar.memory import Memory
from arenarium.games.tashkalar.pieces import carry, destroy, owner_of, pick_up, rank_of, set_down, wipe, write
from arenarium.games.tashkalar.state import Bout, having


def lift(s: Bout, m: Memory, q: int) -> int:
    """The piece there goes back to its owner's supply; the effect loses track of it."""
    m.lose(q)
    return pick_up(s, q)


def strike(s: Bout, m: Memory, q: int, counted: bool, out: list[Event]) -> None:
    """The piece there is destroyed."""
    m.lose(q)
    m.hit = destroy(s, q, counted, out)
    m.kills += 1
    m.spot = q


def convert(s: Bout, m: Memory, q: int, rank: int, out: list[Event]) -> None:
    """An enemy piece is replaced by an own one of that rank; it counts as destroyed. TK §5, R46"""
    was = lift(s, m, q)
    s.fallen[was - 1] += 1 + s.doubled
    m.kills += 1
    m.spot = q
    m.hit = rank_of(was)
    set_down(s, q, s.side, rank)
    if not s.quiet:
        out.append(Event("converted", (s.seat, q, s.side, rank, rank_of(was), owner_of(was))))


def go(s: Bout, m: Memory, a: int, b: int, leap: bool, out: list[Event]) -> None:
    """A move or a leap; what stood there is destroyed."""
    piece = s.board[a]
    m.took = 0
    if s.board[b] > 0:
        strike(s, m, b, True, out)
        m.took = m.hit
        if m.took == rank_of(piece):
            m.equals += 1
    carry(s, a, b)
    m.follow(a, b)
    m.it = b
    m.spot = b
    if not s.quiet:
        out.append(Event("leapt" if leap else "moved", (s.seat, a, b, owner_of(piece), rank_of(piece))))


def swap(s: Bout, m: Memory, a: int, b: int, out: list[Event]) -> None:
    """Two pieces exchange squares; nothing is destroyed and it is no move."""
    one = s.board[a]
    other = s.board[b]
    wipe(s, a)
    wipe(s, b)
    write(s, a, owner_of(other), rank_of(other))
    write(s, b, owner_of(one), rank_of(one))
    m.swap(a, b)
    for colour in range(s.colours):
        gate = s.gate[colour]
        s.gate = having(s.gate, colour, b if gate == a else (a if gate == b else gate))
    out.append(Event("swapped", (s.seat, a, b, owner_of(other))))
