"""Moves and leaps. TK §5"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action
from arenarium.games.tashkalar import vocabulary as words
from arenarium.games.tashkalar.arena import DISTANCE, SQUARES, STEPS
from arenarium.games.tashkalar.pieces import owner_at
from arenarium.games.tashkalar.state import Bout
from arenarium.games.tashkalar.targets import arrows, marked, own_neighbours, pieces
from arenarium.games.tashkalar.verbs import LEAP, MOVE

WAYS: Final = (7, 0, 1, 6, 2, 5, 4, 3)  # directions in board order, so that options come out sorted


def enters(s: Bout, step: words.Step, rank: int, q: int, equal: bool) -> bool:
    """Whether a piece of that rank may enter that square: empty, lower, or equal where it is a combat move."""
    w = s.board[q]
    if w == 0:
        return True
    other = (w - 1) % 3 + 1
    if step.kind == words.EMPTY or other > rank or (step.spare >> other) & 1:
        return False
    return other < rank or equal


def lands(s: Bout, step: words.Step, p: int, q: int) -> bool:
    """Whether the step lets a piece from p end on q."""
    to = step.to
    if to == words.TO_MARKED and q not in marked(s, False):
        return False
    if to == words.TO_COLOURED and not (s.box.red[q] or s.box.green[q]):
        return False
    if to == words.TO_DISTANCE2 and DISTANCE[p * 81 + q] != 2:
        return False
    if to == words.TO_RING2 and (s.here < 0 or DISTANCE[s.here * 81 + q] != 2):
        return False
    if step.flags & words.TOUCH_OWN and own_neighbours(s, q, p) < 1:
        return False
    if step.flags & words.TOWARDS:
        gate = s.gate[s.side]
        if gate < 0 or DISTANCE[q * 81 + gate] >= DISTANCE[p * 81 + gate]:
            return False
        if step.flags & words.SPARE_GATEWAY and q == gate:
            return False
    return True


def movers(s: Bout, step: words.Step, n: int) -> list[int]:
    """The pieces that may make the next move of this step."""
    flags = step.flags
    if n > 0 and flags & (words.STRAIGHT | words.SAME_PIECE):
        return [s.it] if s.it >= 0 else []
    found = pieces(s, step, n)
    if step.with_self and s.here >= 0 and s.here not in found:
        found = sorted([*found, s.here])
    if n > 0 and flags & (words.DISTINCT | words.ONE_GROUP | words.LAST_NEEDS_SELF | words.TWO_OF_COLOUR):
        rest = []
        for p in found:
            if flags & words.DISTINCT and p in s.group:
                continue
            if flags & words.ONE_GROUP and s.board[p] != s.memo:
                continue
            if flags & words.LAST_NEEDS_SELF and n == step.count - 1 and s.memo == 0 and p != s.here:
                continue
            if flags & words.TWO_OF_COLOUR and (s.memo >> (4 * owner_at(s, p))) & 15 >= 2:
                continue
            rest.append(p)
        return rest
    return found


def moves(s: Bout, step: words.Step, n: int) -> list[Action]:
    found: list[Action] = []
    flags = step.flags
    for p in movers(s, step, n):
        rank = (s.board[p] - 1) % 3 + 1
        equal = s.equals < step.equal and not (flags & words.EQUAL_ALONE and n > 0)
        if step.with_self and p == s.here:
            equal = False
        for way in WAYS:
            if flags & words.SAME_WAY or (n > 0 and flags & words.STRAIGHT):
                if way != s.heading:
                    continue
            elif n > 0 and flags & words.BEND:
                if (way - s.heading + 9) % 8 > 2:
                    continue
            elif flags & words.ARROW_WAYS and way not in arrows(s):
                continue
            q = STEPS[p * 8 + way]
            if q >= 0 and enters(s, step, rank, q, equal) and lands(s, step, p, q):
                found.append((MOVE, p, q, 0))
    return found


def leaps(s: Bout, step: words.Step, n: int) -> list[Action]:
    found: list[Action] = []
    for p in movers(s, step, n):
        rank = (s.board[p] - 1) % 3 + 1
        for q in SQUARES:
            if q != p and enters(s, step, rank, q, step.kind == words.COMBAT) and lands(s, step, p, q):
                found.append((LEAP, p, q, 0))
    return found
