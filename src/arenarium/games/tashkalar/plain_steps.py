"""Steps of the vocabulary: what may be answered, and what an answer does. TK §5"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Event
from arenarium.games.tashkalar import vocabulary as words
from arenarium.games.tashkalar.arena import RAYS, STEPS, WAYS, beside
from arenarium.games.tashkalar.decks import show_discard
from arenarium.games.tashkalar.deeds import convert, go, strike
from arenarium.games.tashkalar.memory import Memory
from arenarium.games.tashkalar.moves import leaps, moves
from arenarium.games.tashkalar.pieces import (
    downgrade,
    has_token,
    may_downgrade,
    may_upgrade,
    open_gateway,
    owner_at,
    owner_of,
    place,
    rank_at,
    rank_of,
    upgrade,
)
from arenarium.games.tashkalar.special_steps import INSTANTS, OFFERS, TAKES
from arenarium.games.tashkalar.state import Bout
from arenarium.games.tashkalar.targets import (
    arrows,
    behind,
    heading,
    of_twins,
    pieces,
    squares,
    twin_lies_there,
    twin_of,
)
from arenarium.games.tashkalar.verbs import (
    CHOOSE,
    CONVERT_AT,
    DESTROY_AT,
    DOWNGRADE_AT,
    GAIN,
    LEAP,
    MOVE,
    OPTION,
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
STORM: Final[list[int]] = [1, 5, 3, 1]  # steps of COUNT_STORM, by the rank of the piece


def show_twin(s: Bout, cond: int, out: list[Event]) -> None:
    """Whoever uses the effect proves that the other Shadow Twin is in the pile. TK R61"""
    twin = twin_of(s, cond)
    if not show_discard(s, twin) and not s.quiet:
        out.append(Event("shown", (s.seat, s.first_card[s.seat] + twin), reveals=True))


# --- what may be answered ----------------------------------------------------------------------


def offers(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    """The answers to a step that was done n times."""
    op = step.op
    if of_twins(step.cond) and not twin_lies_there(s, step.cond):
        return []
    if op == words.EITHER:
        found: list[Action] = []
        for i in range(len(step.of)):
            found += _first_offers(s, m, step.of[i], i)
        found.sort()
        return found
    if op == words.MOVING:
        return moves(s, m, step, n)
    if op == words.LEAPING:
        return leaps(s, m, step, n)
    if op == words.PUT:
        return places(s, m, step, n)
    if op == words.SHOOTING:
        return shots(s, m, step)
    if op in AIMED:
        return aims(s, m, step, n)
    return OFFERS[op](s, m, step, n)


def _first_offers(s: Bout, m: Memory, step: words.Step, i: int) -> list[Action]:
    """What begins one of two ways: its number where it asks nothing further."""
    if step.op == words.GAINING:
        return [(GAIN, 0, 0, 0)]
    if step.count == words.COUNT_ALL:
        return [(OPTION, i + 1, 0, 0)]
    return offers(s, m, step, 0)


def way_of(s: Bout, m: Memory, step: words.Step, action: Action) -> int:
    """Which of two ways an answer begins."""
    for i in range(len(step.of)):
        if action in _first_offers(s, m, step.of[i], i):
            return i
    raise AssertionError("an answer that belongs to neither way")


def _limit(s: Bout, m: Memory, step: words.Step, n: int) -> int:
    """How often a step is done."""
    if step.count == words.COUNT_STORM:
        rank = rank_at(s, m.it) if m.it >= 0 else 0  # equal: without a piece nothing moves
        return STORM[rank]
    if step.flags & words.ONE_GROUP and rank_of(m.memo) == words.HEROIC:
        return 2  # Hypnotist: three common pieces or two heroic ones
    return step.count


def is_last(s: Bout, m: Memory, step: words.Step, n: int) -> bool:
    """Whether a step that was done n times before is finished now."""
    if step.op in OFFERS:
        return False
    if step.flags & words.EACH_COLOUR:
        return n + 1 >= s.colours
    if step.count == words.COUNT_BEHIND:
        return not behind(s)
    return n + 1 >= _limit(s, m, step, n + 1)


def aims(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    """Pieces that may be destroyed, upgraded, downgraded, converted or chosen."""
    found: list[Action] = []
    op = step.op
    verb = AIMED[op]
    for q in pieces(s, m, step, n):
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


def places(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    """Empty squares, with the colours and ranks that the supply has."""
    found: list[Action] = []
    for q in squares(s, m, step.where):
        if s.board[q] != 0:
            continue
        if step.who == words.OWN:
            for rank in range(words.COMMON, words.LEGENDARY + 1):
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
    for way in range(WAYS):
        p = STEPS[q * WAYS + way]
        if p >= 0 and owner_at(s, p) == colour:
            return True
    return False


def shots(s: Bout, m: Memory, step: words.Step) -> list[Action]:
    """The arrows; where shooting is optional only those that would hit something."""
    found: list[Action] = []
    if m.here < 0:
        return found
    for way in arrows(s, m):
        if not step.may or aimed_at(s, step, m.here, way):
            found.append((SHOOT, way, 0, 0))
    return found


def aimed_at(s: Bout, step: words.Step, a: int, way: int) -> list[int]:
    """What a shot in that direction destroys. Only what the card names stops it. TK R27"""
    found: list[int] = []
    met = 0
    far = 0
    for q in RAYS[a * WAYS + way]:
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


def hit_by(s: Bout, step: words.Step, a: int, way: int) -> list[int]:
    hit = aimed_at(s, step, a, way)
    if step.flags & words.SPREAD:  # TK R28: both neighbours at 45 degrees, inside the printed fan or not
        hit = hit + aimed_at(s, step, a, beside(way, 1)) + aimed_at(s, step, a, beside(way, -1))
    return hit


def is_idle(s: Bout, m: Memory, step: words.Step, n: int, options: list[Action]) -> bool:
    """Whether nothing hangs on which forced answer is given: nobody is hit either way, or all fall who may. R54"""
    if step.op == words.EITHER:
        return all(verb == OPTION and not pieces(s, m, step.of[way - 1], 0) for verb, way, _, _ in options)
    if step.op == words.SHOOTING:
        return all(not hit_by(s, step, m.here, way) for _, way, _, _ in options)
    if step.who != words.OWED or len(options) > step.count - n:
        return False
    for colour in range(s.colours):
        count = 0
        for _, q, _, _ in options:
            if owner_at(s, q) == colour:
                count += 1
        if count > m.tally(colour):
            return False
    return True


def shoot(s: Bout, m: Memory, step: words.Step, a: int, way: int, out: list[Event]) -> int:
    out.append(Event("shot", (s.seat, a, way)))
    hit = hit_by(s, step, a, way)
    for q in hit:
        strike(s, m, q, True, out)
    return len(hit)


# --- what is done --------------------------------------------------------------------------------


def asks_nothing(s: Bout, step: words.Step) -> bool:
    op = step.op
    if op == words.RECOVERING:  # Kiskin Spirit draws also when there is nothing to return
        return step.to == words.TO_TOP and not s.piles[s.seat]
    if op == words.OPEN_GATEWAY:
        return step.piece == words.SELF
    if op == words.SHOOTING:
        return step.by_heading
    return step.count == words.COUNT_ALL or op in INSTANTS


def at_once(s: Bout, m: Memory, step: words.Step, out: list[Event]) -> bool:
    """Does a step that asks nothing; whether anything was done."""
    op = step.op
    if op in INSTANTS:
        return INSTANTS[op](s, m, step, out)
    if step.count == words.COUNT_ALL:
        return destroy_all(s, m, step, out) > 0
    if op == words.SHOOTING:
        return m.here >= 0 and shoot(s, m, step, m.here, m.heading, out) > 0  # equal: cell 0 is no square
    open_gateway(s, m.here, out)
    return True


def destroy_all(s: Bout, m: Memory, step: words.Step, out: list[Event]) -> int:
    victims = pieces(s, m, step, 0)
    for q in victims[:]:
        strike(s, m, q, step.flags & words.UNCOUNTED == 0, out)
    return len(victims)


def act(s: Bout, m: Memory, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    """Carries out one answer; True if the step is finished with it whatever its count."""
    op = step.op
    verb, q, other, rank = action
    if verb in (GAIN, OPTION):
        at_once(s, m, step, out)
        return True
    if op in TAKES:
        return TAKES[op](s, m, step, n, action, out)
    if verb in (MOVE, LEAP):
        return travel(s, m, step, q, other, verb == LEAP, out)
    if verb == DESTROY_AT:
        return destroy_one(s, m, step, q, out)
    if verb == SHOOT:
        shoot(s, m, step, m.here, q, out)
    elif verb in (UPGRADE_AT, DOWNGRADE_AT):
        regrade(s, m, step, q, verb == UPGRADE_AT, out)
    elif verb == CONVERT_AT:
        convert(s, m, q, words.COMMON if step.to == words.TO_COMMON else rank_at(s, q), out)
    elif verb == PLACE:
        put(s, m, step, q, s.side if other == 0 else other - 1, rank if rank else words.COMMON, out)
    else:
        assert verb == CHOOSE
        choose(s, m, step, q, out)
    return False


def destroy_one(s: Bout, m: Memory, step: words.Step, q: int, out: list[Event]) -> bool:
    alone = (step.alone >> rank_at(s, q)) & 1 == 1
    owner = owner_at(s, q)
    spot = m.spot
    strike(s, m, q, step.flags & words.UNCOUNTED == 0, out)
    m.spots = m.spots + (q,)
    if step.who == words.OWED:
        m.add(owner, -1)
    if step.flags & words.FIXED_SPOT:
        m.spot = spot
    return alone


def regrade(s: Bout, m: Memory, step: words.Step, q: int, up: bool, out: list[Event]) -> None:
    if up:
        upgrade(s, q, out)
    else:
        downgrade(s, q, out)
    m.it = q
    m.spot = q
    m.spots = m.spots + (q,)
    if step.flags & words.MAKES_GATEWAY:
        open_gateway(s, q, out)


def put(s: Bout, m: Memory, step: words.Step, q: int, colour: int, rank: int, out: list[Event]) -> None:
    place(s, q, colour, rank, out)
    m.it = q
    m.spot = q
    if step.who == words.ENEMY:
        m.add(colour, 1)
    if step.flags & words.MAKES_GATEWAY:
        open_gateway(s, q, out)


def choose(s: Bout, m: Memory, step: words.Step, q: int, out: list[Event]) -> None:
    m.it = q
    m.spot = q
    if step.op == words.OPEN_GATEWAY:
        open_gateway(s, q, out)
    elif not s.quiet:
        out.append(Event("chose", (s.seat, q, owner_at(s, q))))


def travel(s: Bout, m: Memory, step: words.Step, a: int, b: int, leap: bool, out: list[Event]) -> bool:
    v = s.board[a]
    equals = m.equals
    flags = step.flags
    if not leap and flags & words.SAME_WAY == 0:
        m.heading = heading(a, b)
    if flags & words.LAST_NEEDS_SELF and a == m.here:
        m.memo = 1
    go(s, m, a, b, leap, out)
    if flags & words.DISTINCT:
        m.group = m.group + (b,)
    if flags & words.ONE_GROUP:
        m.memo = v
    if flags & words.TWO_OF_COLOUR:
        m.add(owner_of(v), 1)
    if flags & words.EQUAL_ALONE and m.equals > equals:
        return True
    if step.stop & words.STOP_EMPTY and m.took == 0:
        return True
    return m.took > 0 and (step.stop >> m.took) & 1 == 1
