"""Where effects look: squares, owners, conditions. TK §5"""

from __future__ import annotations

from typing import Final

from arenarium.games.tashkalar import vocabulary as words
from arenarium.games.tashkalar.arena import (
    CENTRE,
    CORNERS,
    EDGES,
    GRID,
    RAYS,
    SQUARES,
    STEPS,
    TOUCHING,
    WAYS,
    WITHIN2,
    WITHIN3,
)
from arenarium.games.tashkalar.memory import TRAMPLED_ENEMY, Memory
from arenarium.games.tashkalar.pieces import owner_at, owner_of, rank_at, rank_of, total, upgraded
from arenarium.games.tashkalar.state import Bout
from arenarium.games.tashkalar.vocabulary import RANKS

NONE: Final[list[int]] = []


def marked(s: Bout, m: Memory, second: bool) -> list[int]:
    """The marked squares of the card in the orientation used, in the order printed; -1 off the arena."""
    orientation = s.box.cards[m.card].orientations[m.orient]
    offsets = orientation.marks2 if second else orientation.marks
    return [GRID.offset(m.square, dx, dy) for dx, dy in offsets]


def arrows(s: Bout, m: Memory) -> list[int]:
    return s.box.cards[m.card].orientations[m.orient].ways


def heading(a: int, b: int) -> int:
    """The direction of a step from one square to the next."""
    way = 0
    while STEPS[a * WAYS + way] != b:
        way += 1
    return way


def around(s: Bout, own: bool, least: int, most: int) -> list[int]:
    """Squares that touch an own piece, or an enemy's, of one of those ranks."""
    found = []
    for q in SQUARES:
        for p in TOUCHING[q]:
            if least <= rank_at(s, p) <= most and (owner_at(s, p) == s.side) == own:
                found.append(q)
                break
    return found


def squares(s: Bout, m: Memory, where: int) -> list[int]:
    """The squares a step speaks of."""
    if where == words.ANYWHERE:
        return SQUARES
    if where == words.ADJACENT:
        return TOUCHING[m.here] if m.here >= 0 else NONE
    if where == words.ORTHOGONAL:
        return EDGES[m.here] if m.here >= 0 else NONE
    if where == words.DIAGONAL:
        return CORNERS[m.here] if m.here >= 0 else NONE
    if where == words.IN_TWO:
        return WITHIN2[m.here] if m.here >= 0 else NONE
    if where == words.IN_THREE:
        return WITHIN3[m.here] if m.here >= 0 else NONE
    if where == words.NEAR_SPOT:
        return TOUCHING[m.spot] if m.spot >= 0 else NONE
    if where == words.MARKED:
        return sorted([q for q in marked(s, m, False) if q >= 0])  # equal: cell 0 is no square
    if where == words.MARKED2:
        return sorted([q for q in marked(s, m, True) if q >= 0])  # equal: cell 0 is no square
    if where == words.PATTERN:
        return sorted([q for q in m.used if q >= 0])  # equal: cell 0 is no square
    if where == words.NEAR_GREEN:
        return s.box.near_green
    if where == words.AROUND_RED:
        return s.box.around_red
    if where == words.AROUND_GREEN:
        return s.box.around_green
    if where == words.NEAR_OWN:
        return around(s, True, words.COMMON, words.LEGENDARY)
    if where == words.NEAR_OWN_HEROIC:
        return around(s, True, words.HEROIC, words.HEROIC)
    if where == words.NEAR_ENEMY:
        return around(s, False, words.COMMON, words.LEGENDARY)
    if where == words.NEAR_GATEWAY:
        gate = s.gate[s.side]
        return TOUCHING[gate] if gate >= 0 else NONE
    if where == words.ARROWS:
        found = []
        for way in arrows(s, m):
            found += RAYS[m.square * WAYS + way]
        found.sort()
        return found
    return SQUARES


def one_of(s: Bout, m: Memory, who: int, owner: int) -> bool:
    """Whether a piece of that colour is the kind of piece a step speaks of."""
    if who == words.OWN:
        return owner == s.side
    if who == words.ANY:
        return True
    if owner == s.side:
        return False
    if who == words.MORE_COMMON:
        return s.counts[owner * RANKS] > s.counts[s.side * RANKS]
    if who == words.MORE_UPGRADED:
        return upgraded(s, owner) > upgraded(s, s.side)
    if who == words.OWED:
        return m.tally(owner) > 0
    return True


def own_neighbours(s: Bout, q: int, besides: int) -> int:
    """How many own pieces touch a square, one of them not counted."""
    n = 0
    for p in TOUCHING[q]:
        if p != besides and owner_at(s, p) == s.side:
            n += 1
    return n


def pieces(s: Bout, m: Memory, step: words.Step, n: int) -> list[int]:
    """The pieces a step may be about, in board order."""
    if step.piece == words.SELF:
        return [m.here] if m.here >= 0 else NONE
    if step.piece == words.IT:
        return [m.it] if m.it >= 0 else NONE
    if step.piece == words.GATEWAY:
        gate = s.gate[s.side]
        return [gate] if gate >= 0 else NONE
    found = []
    flags = step.flags
    for q in squares(s, m, step.where):
        piece = s.board[q]
        if piece <= 0 or not (step.ranks >> rank_of(piece)) & 1 or not one_of(s, m, step.who, owner_of(piece)):
            continue
        if flags:
            if flags & words.EXCEPT_SELF and q == m.here:
                continue
            if flags & words.EXCEPT_GATEWAY and q == s.gate[s.side]:
                continue
            if flags & words.EACH_COLOUR and owner_of(piece) != n:
                continue
            if flags & words.TOUCHED and own_neighbours(s, q, -1) < 1:
                continue
            if flags & words.TOUCHED_TWICE and own_neighbours(s, q, -1) < 2:
                continue
            if flags & words.CONNECTED and m.spots and not _hangs_together(m, q):
                continue
        found.append(q)
    return found


def _hangs_together(m: Memory, q: int) -> bool:
    if q in m.spots:
        return False
    return any(p in m.spots for p in TOUCHING[q])


def behind(s: Bout) -> bool:
    """Some opponent has more pieces on the board."""
    mine = total(s, s.side)
    return any(total(s, colour) > mine for colour in range(s.colours))


def of_twins(cond: int) -> bool:
    return cond == words.IF_GREATER_TWIN_GONE or cond == words.IF_LESSER_TWIN_GONE


def twin_of(s: Bout, cond: int) -> int:
    """The other Shadow Twin, by its place in the deck of the player in turn."""
    return s.box.twins[1 if cond == words.IF_GREATER_TWIN_GONE else 0] - s.first_card[s.seat]


def twin_lies_open(s: Bout, twin: int) -> bool:
    return twin in s.piles[s.seat] and not (s.secret[s.seat] >> twin) & 1


def twin_lies_there(s: Bout, cond: int) -> bool:
    """Whether the other Twin is in the pile and whoever acts may look at it. TK R60"""
    twin = twin_of(s, cond)
    return twin_lies_open(s, twin) or (s.actor == s.seat and twin in s.piles[s.seat])


def twin_claimable(s: Bout, cond: int) -> bool:
    """Whether, for all that others can see, the player might show the other Twin in the pile. TK R61"""
    twin = twin_of(s, cond)
    if s.pending[s.seat] == s.first_card[s.seat] + twin:
        return False
    return twin_lies_open(s, twin) or (s.actor == s.seat and s.secret[s.seat] != 0)


def holds(s: Bout, m: Memory, cond: int) -> bool:
    """Whether the condition of a step is met."""
    if cond == words.ALWAYS:
        return True
    if cond == words.IF_DONE:
        return m.done
    if cond == words.IF_UNDONE:
        return not m.done
    if cond == words.IF_ACTIONS_LEFT:
        return s.actions > 0
    if cond == words.IF_SPOT_RED:
        return m.done and s.box.red[m.spot]
    if cond == words.IF_ON_GREEN:
        return s.box.green[m.square]
    if cond == words.IF_ON_RED:
        return s.box.red[m.square]
    if cond == words.IF_ON_WILD or cond == words.IF_ON_TAME:
        wild = m.square != CENTRE and (s.box.red[m.square] or s.box.green[m.square])
        return wild == (cond == words.IF_ON_WILD)
    if cond == words.IF_HIT_LEGENDARY:
        return m.hit == words.LEGENDARY
    if cond == words.IF_NO_LEGENDARY_HIT:
        return m.hit != words.LEGENDARY
    if cond == words.IF_TWO_KILLS:
        return m.kills >= 2
    if cond == words.IF_TOOK:
        return m.took > 0
    if cond == words.IF_BLOODLESS:
        return m.kills == 0 and m.trampled == 0
    if cond == words.IF_TRAMPLED_ENEMY:
        return m.trampled == TRAMPLED_ENEMY
    if cond == words.IF_TALLY2:
        return m.memo >= 2
    if of_twins(cond):
        return twin_claimable(s, cond)
    if cond == words.IF_EMPEROR_FRESH:
        return s.warped == 0
    gate = s.gate[s.side]
    if cond == words.IF_SELF_IS_GATEWAY:
        return m.here >= 0 and gate == m.here
    if cond == words.IF_SELF_NOT_GATEWAY:
        return gate != m.here
    if cond == words.IF_DONE_NOT_GATEWAY:
        return m.done and gate != m.here
    if cond == words.IF_DONE_GATEWAY_RED:
        return m.done and gate >= 0 and s.box.red[gate]
    if cond == words.IF_DONE_GATEWAY_GREEN:
        return m.done and gate >= 0 and s.box.green[gate]
    assert cond == words.IF_GATEWAY_CALM
    if gate < 0:
        return False
    return not any(rank_at(s, q) == words.COMMON and owner_at(s, q) != s.side for q in TOUCHING[gate])
