"""Moves and leaps. TK §5"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action
from arenarium.games.tashkalar import vocabulary as words
from arenarium.games.tashkalar.arena import CELLS, DISTANCE, SQUARES, STEPS, WAYS, bends
from arenarium.games.tashkalar.memory import Memory
from arenarium.games.tashkalar.pieces import owner_at, rank_of
from arenarium.games.tashkalar.state import Bout
from arenarium.games.tashkalar.targets import arrows, marked, own_neighbours, pieces
from arenarium.games.tashkalar.verbs import LEAP, MOVE

BOARD_ORDER: Final = (7, 0, 1, 6, 2, 5, 4, 3)  # directions in board order, so that options come out sorted


def enters(s: Bout, step: words.Step, rank: int, q: int, equal: bool) -> bool:
    """Whether a piece of that rank may enter that square: empty, lower, or equal where it is a combat move."""
    there = s.board[q]
    if there == 0:
        return True
    other = rank_of(there)
    if step.kind == words.EMPTY or other > rank or (step.spare >> other) & 1:
        return False
    return other < rank or equal


def lands(s: Bout, m: Memory, step: words.Step, p: int, q: int) -> bool:
    """Whether the step lets a piece from p end on q."""
    to = step.to
    if to == words.TO_MARKED and q not in marked(s, m, False):
        return False
    if to == words.TO_COLOURED and not (s.box.red[q] or s.box.green[q]):
        return False
    if to == words.TO_DISTANCE2 and DISTANCE[p * CELLS + q] != 2:
        return False
    if to == words.TO_RING2 and (m.here < 0 or DISTANCE[m.here * CELLS + q] != 2):
        return False
    if step.flags & words.TOUCH_OWN and own_neighbours(s, q, p) < 1:
        return False
    if step.flags & words.TOWARDS:
        gate = s.gate[s.side]
        if gate < 0 or DISTANCE[q * CELLS + gate] >= DISTANCE[p * CELLS + gate]:
            return False
        if step.flags & words.SPARE_GATEWAY and q == gate:
            return False
    return True


def movers(s: Bout, m: Memory, step: words.Step, n: int) -> list[int]:
    """The pieces that may make the next move of this step."""
    flags = step.flags
    if n > 0 and flags & (words.STRAIGHT | words.SAME_PIECE):
        return [m.it] if m.it >= 0 else []
    found = pieces(s, m, step, n)
    if step.with_self and m.here >= 0 and m.here not in found:
        found = sorted([*found, m.here])
    if n > 0 and flags & (words.DISTINCT | words.ONE_GROUP | words.LAST_NEEDS_SELF | words.TWO_OF_COLOUR):
        rest = []
        for p in found:
            if flags & words.DISTINCT and p in m.group:
                continue
            if flags & words.ONE_GROUP and s.board[p] != m.memo:
                continue
            if flags & words.LAST_NEEDS_SELF and n == step.count - 1 and m.memo == 0 and p != m.here:
                continue
            if flags & words.TWO_OF_COLOUR and m.tally(owner_at(s, p)) >= 2:
                continue
            rest.append(p)
        return rest
    return found


def moves(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    found: list[Action] = []
    flags = step.flags
    for p in movers(s, m, step, n):
        rank = rank_of(s.board[p])
        equal = m.equals < step.equal and not (flags & words.EQUAL_ALONE and n > 0)
        if step.with_self and p == m.here:
            equal = False
        for way in BOARD_ORDER:
            if flags & words.SAME_WAY or (n > 0 and flags & words.STRAIGHT):
                if way != m.heading:
                    continue
            elif n > 0 and flags & words.BEND:
                if not bends(m.heading, way):
                    continue
            elif flags & words.ARROW_WAYS and way not in arrows(s, m):
                continue
            q = STEPS[p * WAYS + way]
            if q >= 0 and enters(s, step, rank, q, equal) and lands(s, m, step, p, q):
                found.append((MOVE, p, q, 0))
    return found


def leaps(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    found: list[Action] = []
    for p in movers(s, m, step, n):
        rank = rank_of(s.board[p])
        for q in SQUARES:
            if q != p and enters(s, step, rank, q, step.kind == words.COMBAT) and lands(s, m, step, p, q):
                found.append((LEAP, p, q, 0))
    return found
