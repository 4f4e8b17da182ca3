"""What effects do to pieces, and what they remember of it. TK §5"""

from __future__ import annotations

from arenarium.core.kernel import Event
from arenarium.games.tashkalar.memory import Memory
from arenarium.games.tashkalar.pieces import carry, destroy, pick_up, set_down, wipe, write
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
    v = lift(s, m, q) - 1
    s.fallen[v] += 1 + s.doubled
    m.kills += 1
    m.spot = q
    m.hit = v % 3 + 1
    set_down(s, q, s.side, rank)
    m.it = q
    if not s.quiet:
        out.append(Event("converted", (s.seat, q, s.side, rank, v % 3 + 1, v // 3)))


def go(s: Bout, m: Memory, a: int, b: int, leap: bool, out: list[Event]) -> None:
    """A move or a leap; what stood there is destroyed."""
    v = s.board[a] - 1
    m.took = 0
    if s.board[b] > 0:
        strike(s, m, b, True, out)
        m.took = m.hit
        if m.took == v % 3 + 1:
            m.equals += 1
    carry(s, a, b)
    m.follow(a, b)
    m.it = b
    m.spot = b
    if not s.quiet:
        out.append(Event("leapt" if leap else "moved", (s.seat, a, b, v // 3, v % 3 + 1)))


def swap(s: Bout, m: Memory, a: int, b: int, out: list[Event]) -> None:
    """Two pieces exchange squares; nothing is destroyed and it is no move."""
    v = s.board[a] - 1
    w = s.board[b] - 1
    wipe(s, a)
    wipe(s, b)
    write(s, a, w // 3, w % 3 + 1)
    write(s, b, v // 3, v % 3 + 1)
    m.swap(a, b)
    for colour in range(s.colours):
        gate = s.gate[colour]
        s.gate = having(s.gate, colour, b if gate == a else (a if gate == b else gate))
    out.append(Event("swapped", (s.seat, a, b, w // 3)))
