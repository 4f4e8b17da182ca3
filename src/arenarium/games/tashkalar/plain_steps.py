"""Steps of the vocabulary: what may be answered, and what an answer does. TK §5"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Event
from arenarium.games.tashkalar import vocabulary as words
from arenarium.games.tashkalar.arena import RAYS, STEPS
from arenarium.games.tashkalar.decks import show_discard
from arenarium.games.tashkalar.pieces import (
    convert,
    destroy,
    downgrade,
    go,
    has_token,
    may_downgrade,
    may_upgrade,
    open_gateway,
    owner_at,
    place,
    rank_at,
    upgrade,
)
from arenarium.games.tashkalar.special_steps import TAKES
from arenarium.games.tashkalar.state import Bout
from arenarium.games.tashkalar.targets import arrows, pieces, squares, twin_of
from arenarium.games.tashkalar.verbs import (
    CHOOSE,
    CONVERT_AT,
    DESTROY_AT,
    DOWNGRADE_AT,
    LEAP,
    MOVE,
    PLACE,
    SHOOT,
    UPGRADE_AT,
)

AIMED: Final = {
    words.DESTROY: DESTROY_AT,
    words.UPGRADE: UPGRADE_AT,
    words.DOWNGRADE: DOWNGRADE_AT,
    words.CONVERT: CONVERT_AT,
    words.CHOOSING: CHOOSE,
    words.OPEN_GATEWAY: CHOOSE,
}


# --- the vocabulary ----------------------------------------------------------------------------------


def show_twin(s: Bout, cond: int, out: list[Event]) -> None:
    """Whoever uses the effect proves that the other Shadow Twin is in the pile. TK R61"""
    twin = twin_of(s, cond)
    if not show_discard(s, twin) and not s.quiet:
        out.append(Event("shown", (s.seat, s.first_card[s.seat] + twin), reveals=True))


def aims(s: Bout, step: words.Step, n: int) -> list[Action]:
    """Pieces that may be destroyed, upgraded, downgraded, converted or chosen."""
    found: list[Action] = []
    op = step.op
    verb = AIMED[op]
    for q in pieces(s, step, n):
        if op == words.UPGRADE and not may_upgrade(s, q):
            continue
        if op == words.DOWNGRADE and not may_downgrade(s, q):
            continue
        if op == words.CONVERT:
            if owner_at(s, q) == s.side:
                continue
            if not has_token(s, s.side, words.COMMON if step.to == words.TO_COMMON else rank_at(s, q)):
                continue
        if step.alone and n > 0 and (step.alone >> rank_at(s, q)) & 1:
            continue
        found.append((verb, q, 0, 0))
    return found


def places(s: Bout, step: words.Step, n: int) -> list[Action]:
    """Empty squares, with the colours and ranks that the supply has."""
    found: list[Action] = []
    for q in squares(s, step.where):
        if s.board[q] != 0:
            continue
        if step.who == words.OWN:
            for rank in range(1, 4):
                if (step.ranks >> rank) & 1 and has_token(s, s.side, rank):
                    found.append((PLACE, q, 0, rank if rank > words.COMMON else 0))
            continue
        for colour in range(s.colours):
            if (
                colour != s.side
                and has_token(s, colour, words.COMMON)
                and (step.where != words.NEAR_ITS_OWN or _beside(s, q, colour))
            ):
                found.append((PLACE, q, colour + 1, 0))
    return found


def _beside(s: Bout, q: int, colour: int) -> bool:
    for way in range(8):
        p = STEPS[q * 8 + way]
        if p >= 0 and owner_at(s, p) == colour:
            return True
    return False


def shots(s: Bout, step: words.Step) -> list[Action]:
    """The arrows; where shooting is optional only those that would hit something."""
    found: list[Action] = []
    if s.here < 0:
        return found
    for way in arrows(s):
        if not step.may or aimed_at(s, step, s.here, way):
            found.append((SHOOT, way, 0, 0))
    return found


def aimed_at(s: Bout, step: words.Step, a: int, way: int) -> list[int]:
    """What a shot in that direction destroys. Only what the card names stops it. TK R27"""
    found: list[int] = []
    met = 0
    far = 0
    for q in RAYS[a * 8 + way]:
        far += 1
        if far > step.reach:
            break
        rank = rank_at(s, q)
        if rank == 0:
            continue
        if (step.stop >> rank) & 1:
            break
        met += 1
        if (step.ranks >> rank) & 1:
            found.append(q)
        if step.hits and met >= step.hits:
            break
    return found


def shoot(s: Bout, step: words.Step, a: int, way: int, out: list[Event]) -> int:
    out.append(Event("shot", (s.seat, a, way)))
    hit = aimed_at(s, step, a, way)
    if step.flags & words.SPREAD:  # TK R28: both neighbours at 45 degrees, inside the printed fan or not
        hit = hit + aimed_at(s, step, a, (way + 1) % 8) + aimed_at(s, step, a, (way + 7) % 8)
    for q in hit:
        destroy(s, q, True, out)
    return len(hit)


def destroy_all(s: Bout, step: words.Step, out: list[Event]) -> int:
    victims = pieces(s, step, 0)
    for q in victims[:]:
        destroy(s, q, step.flags & words.UNCOUNTED == 0, out)
    return len(victims)


def act(s: Bout, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    """Carries out one answer; True if the step is finished with it whatever its count."""
    op = step.op
    verb, q, other, rank = action
    if op in TAKES:
        return TAKES[op](s, step, n, action, out)
    if verb in (MOVE, LEAP):
        return travel(s, step, n, q, other, verb == LEAP, out)
    if verb == SHOOT:
        shoot(s, step, s.here, q, out)
        return False
    if verb == DESTROY_AT:
        alone = (step.alone >> rank_at(s, q)) & 1 == 1
        owner = owner_at(s, q)
        spot = s.spot
        destroy(s, q, step.flags & words.UNCOUNTED == 0, out)
        s.spots = s.spots + (q,)
        if step.who == words.OWED:
            s.memo -= 1 << (4 * owner)
        if step.flags & words.FIXED_SPOT:
            s.spot = spot
        return alone
    if verb in (UPGRADE_AT, DOWNGRADE_AT):
        if verb == UPGRADE_AT:
            upgrade(s, q, out)
        else:
            downgrade(s, q, out)
        s.it = q
        s.spot = q
        s.spots = s.spots + (q,)
        if step.flags & words.MAKES_GATEWAY:
            open_gateway(s, q, out)
        return False
    if verb == CONVERT_AT:
        convert(s, q, words.COMMON if step.to == words.TO_COMMON else rank_at(s, q), out)
        return False
    if verb == PLACE:
        colour = s.side if other == 0 else other - 1
        place(s, q, colour, rank if rank else words.COMMON, out)
        s.it = q
        s.spot = q
        if step.who == words.ENEMY:
            s.memo += 1 << (4 * colour)
        if step.flags & words.MAKES_GATEWAY:
            open_gateway(s, q, out)
        return False
    assert verb == CHOOSE
    s.spot = q
    s.it = q
    if op == words.OPEN_GATEWAY:
        open_gateway(s, q, out)
    elif not s.quiet:
        out.append(Event("chose", (s.seat, q)))
    return False


def travel(s: Bout, step: words.Step, n: int, a: int, b: int, leap: bool, out: list[Event]) -> bool:
    v = s.board[a]
    equals = s.equals
    flags = step.flags
    if not leap and flags & words.SAME_WAY == 0:
        for way in range(8):
            if STEPS[a * 8 + way] == b:
                s.heading = way
    if flags & words.LAST_NEEDS_SELF and a == s.here:
        s.memo = 1
    go(s, a, b, leap, out)
    if flags & words.DISTINCT:
        s.group = s.group + (b,)
    if flags & words.ONE_GROUP:
        s.memo = v
    if flags & words.TWO_OF_COLOUR:
        s.memo += 1 << (4 * ((v - 1) // 3))
    if flags & words.EQUAL_ALONE and s.equals > equals:
        return True
    if step.stop & words.STOP_EMPTY and s.took == 0:
        return True
    return s.took > 0 and (step.stop >> s.took) & 1 == 1
