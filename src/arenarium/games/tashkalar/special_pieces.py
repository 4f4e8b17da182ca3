"""Special steps about pieces on the arena."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Event
from arenarium.games.tashkalar import vocabulary as words
from arenarium.games.tashkalar.arena import SQUARES, STEPS, TOUCHING, WAYS, opposite
from arenarium.games.tashkalar.deeds import go, lift, strike, swap
from arenarium.games.tashkalar.memory import Memory
from arenarium.games.tashkalar.pieces import (
    has_token,
    may_upgrade,
    owner_at,
    owner_of,
    place,
    rank_at,
    rank_of,
    supply_at,
    upgrade,
    write,
)
from arenarium.games.tashkalar.state import Bout, having
from arenarium.games.tashkalar.targets import heading, marked, own_neighbours, pieces
from arenarium.games.tashkalar.verbs import CHOOSE, DESTROY_AT, MOVE, PLACE, SWAP, UPGRADE_AT

TO_REAP_HEROIC: Final = 1  # own pieces beside it
TO_REAP_LEGENDARY: Final = 3

# What the Antimatter Spirit's piece and antipiece do, one after the other.
FIRST_COMES: Final = 0
FIRST_LEAVES: Final = 1
SECOND_COMES: Final = 2
SECOND_LEAVES: Final = 3

# --- Pieces are remembered for the steps that follow -------------------------------------------------


def do_remember(s: Bout, m: Memory, step: words.Step, out: list[Event]) -> bool:
    m.used = tuple(pieces(s, m, step, 0))
    return True


# --- Angel of Death: a chosen piece is upgraded, then captured ------------------------------------


def offer_doom(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    if m.here < 0:
        return []
    return [(CHOOSE, q, 0, 0) for q in SQUARES if s.board[q] > 0 and q != m.here]


def do_doom(s: Bout, m: Memory, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    _, q, _, _ = action
    if may_upgrade(s, q):
        upgrade(s, q, out)
    go(s, m, m.here, q, True, out)
    return True


# --- The Eldest Tree: each chosen square by what is there ------------------------------------------


def offer_tend(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    found: list[Action] = []
    if m.here < 0:
        return found
    for q in TOUCHING[m.here]:
        if q in m.spots:
            continue
        rank = rank_at(s, q)
        if rank == 0:
            if has_token(s, s.side, words.COMMON):
                found.append((PLACE, q, 0, 0))
        elif owner_at(s, q) == s.side:
            if rank == words.COMMON:
                found.append((UPGRADE_AT, q, 0, 0))
        elif rank < words.LEGENDARY:
            found.append((DESTROY_AT, q, 0, 0))
    found.sort()
    return found


def do_tend(s: Bout, m: Memory, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    verb, q, _, _ = action
    m.spots = m.spots + (q,)
    if verb == PLACE:
        place(s, q, s.side, words.COMMON, out)
    elif verb == UPGRADE_AT:
        upgrade(s, q, out)
    else:
        strike(s, m, q, True, out)
    return n + 1 >= step.count


# --- Crystal Mirror: a heroic piece, or one or two common ones, are mirrored -------------------------


def offer_mirror(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    found: list[Action] = []
    yellow = marked(s, m, False)
    image = marked(s, m, True)
    if not has_token(s, s.side, words.COMMON):
        return found
    for i in range(len(yellow)):
        a = yellow[i]
        b = image[i]
        if a < 0 or b < 0 or s.board[b] != 0 or a in m.spots:  # equal: cell 0 is no square
            continue
        rank = rank_at(s, a)
        if rank == words.COMMON or (rank == words.HEROIC and n == 0):
            found.append((CHOOSE, a, 0, 0))
    found.sort()
    return found


def do_mirror(s: Bout, m: Memory, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    _, a, _, _ = action
    rank = rank_at(s, a)
    m.spots = m.spots + (a,)
    place(s, marked(s, m, True)[marked(s, m, False).index(a)], s.side, rank, out)
    return rank == words.HEROIC or n + 1 >= step.count


# --- Glacier Giant runs on into a legendary piece; both are destroyed --------------------------------


def offer_ram(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    if m.here < 0:
        return []
    q = STEPS[m.here * WAYS + m.heading]
    if q >= 0 and rank_at(s, q) == words.LEGENDARY:
        return [(DESTROY_AT, q, 0, 0)]
    return []


def do_ram(s: Bout, m: Memory, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    _, q, _, _ = action
    strike(s, m, q, True, out)
    strike(s, m, m.here, True, out)  # equal: own pieces bring nobody points
    return True


# --- Frost Imp: a touching common piece slides until something stops it --------------------------------


def offer_slide(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    found: list[Action] = []
    if m.here < 0:
        return found
    for p in TOUCHING[m.here]:
        if rank_at(s, p) == words.COMMON:
            for way in range(WAYS):
                q = STEPS[p * WAYS + way]
                if q >= 0 and s.board[q] == 0:
                    found.append((MOVE, p, q, 0))
    found.sort()
    return found


def do_slide(s: Bout, m: Memory, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    _, p, q, _ = action
    way = heading(p, q)
    while q >= 0 and s.board[q] == 0:
        go(s, m, p, q, False, out)
        p = q
        q = STEPS[p * WAYS + way]
    return True


# --- Deathbringer: counts twice, and the piece leaves the game ----------------------------------------


def offer_reap(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    found: list[Action] = []
    if m.here < 0:
        return found
    for q in TOUCHING[m.here]:
        rank = rank_at(s, q)
        friends = own_neighbours(s, q, m.here)
        if (
            rank == words.COMMON
            or (rank == words.HEROIC and friends >= TO_REAP_HEROIC)
            or (rank == words.LEGENDARY and friends >= TO_REAP_LEGENDARY)
        ):
            found.append((DESTROY_AT, q, 0, 0))
    return found


def do_reap(s: Bout, m: Memory, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    _, q, _, _ = action
    piece = s.board[q]
    strike(s, m, q, True, out)
    if owner_of(piece) != s.side:
        s.fallen[piece - 1] += 1
    i = supply_at(owner_of(piece), rank_of(piece))
    s.pool[i] -= 1
    s.removed = having(s.removed, i, s.removed[i] + 1)
    return True


# --- Frostweave Illusionist becomes a common piece of an enemy colour ------------------------------------


def offer_disguise(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    found: list[Action] = []
    if m.here >= 0:
        for colour in range(s.colours):
            if colour != s.side and has_token(s, colour, words.COMMON):
                found.append((PLACE, m.here, colour + 1, 0))
    return found


def do_disguise(s: Bout, m: Memory, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    _, q, colour, _ = action
    lift(s, m, q)
    out.append(Event("lifted", (s.seat, q)))
    place(s, q, colour - 1, words.COMMON, out)
    return True  # equal: nobody is left to disguise


def offer_swap(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    """Enemy: an own piece and an enemy one of equal rank. Own: a heroic one, each once, and a common one."""
    found: list[Action] = []
    for a in SQUARES:
        if owner_at(s, a) != s.side or rank_at(s, a) == words.LEGENDARY:
            continue
        rank = rank_at(s, a)
        for b in SQUARES:
            if s.board[b] <= 0:
                continue
            if step.who == words.ENEMY:
                if owner_at(s, b) != s.side and rank_at(s, b) == rank:
                    found.append((SWAP, a, b, 0))
            elif (
                rank == words.HEROIC and a not in m.group and owner_at(s, b) == s.side and rank_at(s, b) == words.COMMON
            ):
                found.append((SWAP, a, b, 0))
    return found


def do_swap(s: Bout, m: Memory, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    _, a, b, _ = action
    swap(s, m, a, b, out)
    if step.flags & words.DISTINCT:
        m.group = m.group + (b,)
    return n + 1 >= step.count


def plain(s: Bout, q: int) -> bool:
    return not s.box.red[q] and not s.box.green[q]


def offer_load(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    return [(CHOOSE, q, 0, 0) for q in SQUARES if s.board[q] > 0 and plain(s, q)]


def do_load(s: Bout, m: Memory, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    """Merchant of Time: the piece lies on the card; it is neither on the board nor in the supply."""
    _, q, _, _ = action
    piece = lift(s, m, q)
    s.pool[supply_at(owner_of(piece), rank_of(piece))] -= 1
    s.loaded = having(s.loaded, s.seat, piece)
    out.append(Event("loaded", (s.seat, q, owner_of(piece), rank_of(piece))))
    return True


def offer_unload(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    piece = s.loaded[s.seat]
    if piece == 0:
        return []
    rank = rank_of(piece)
    return [(CHOOSE, q, 0, 0) for q in SQUARES if plain(s, q) and rank_at(s, q) < rank]


def do_unload(s: Bout, m: Memory, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    _, q, _, _ = action
    piece = s.loaded[s.seat]
    s.loaded = having(s.loaded, s.seat, 0)
    if s.board[q] > 0:
        strike(s, m, q, True, out)
    write(s, q, owner_of(piece), rank_of(piece))
    out.append(Event("unloaded", (s.seat, q, owner_of(piece), rank_of(piece))))
    return True


def enterable(s: Bout, q: int, rank: int) -> bool:
    return q >= 0 and s.board[q] >= 0 and rank_at(s, q) <= rank


def offer_polarise(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    """Polarity Queen: two own pieces move in opposite directions; the first only if the second then can."""
    found: list[Action] = []
    for p in SQUARES:
        if owner_at(s, p) != s.side or p == m.here or rank_at(s, p) == words.LEGENDARY or p in m.group:
            continue
        for way in range(WAYS):
            if n == 1 and way != opposite(m.heading):
                continue
            q = STEPS[p * WAYS + way]
            if enterable(s, q, rank_at(s, p)) and (n == 1 or _answered(s, m, p, q, way)):
                found.append((MOVE, p, q, 0))
    found.sort()
    return found


def _answered(s: Bout, m: Memory, p: int, q: int, way: int) -> bool:
    """Whether another own piece could move the opposite way after p went to q."""
    after = s.clone()
    then = m.copy()
    go(after, then, p, q, False, [])
    back = opposite(way)
    for other in SQUARES:
        if owner_at(after, other) != s.side or other == then.here or other == q:
            continue
        if rank_at(after, other) < words.LEGENDARY and enterable(
            after, STEPS[other * WAYS + back], rank_at(after, other)
        ):
            return True
    return False


def do_polarise(s: Bout, m: Memory, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    _, p, q, _ = action
    m.heading = heading(p, q)
    go(s, m, p, q, False, out)
    m.group = m.group + (q,)
    return n == 1


def offer_collapse(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    """Singularity: an empty square without colour, then the common pieces around it one after another."""
    if n == 0:
        return [(CHOOSE, q, 0, 0) for q in SQUARES if s.board[q] == 0 and plain(s, q)]
    return [(MOVE, p, m.memo, 0) for p in sorted(m.group) if p >= 0 and p != m.memo]


def do_collapse(s: Bout, m: Memory, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    _, q, _, _ = action
    if n == 0:
        m.memo = q
        m.group = tuple([p for p in TOUCHING[q] if rank_at(s, p) == words.COMMON])
        out.append(Event("chose", (s.seat, q, owner_at(s, q))))
    else:
        go(s, m, q, m.memo, False, out)
    return False


def offer_antimatter(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    """Antimatter Spirit: two pieces leave one square by opposite combat moves; all of it or nothing."""
    found: list[Action] = []
    if n == FIRST_COMES:
        if has_token(s, s.side, words.COMMON):
            for q in SQUARES:
                if s.board[q] == 0 and plain(s, q):
                    for way in range(WAYS):
                        if _splits(s, q, way):
                            found.append((PLACE, q, 0, 0))
                            break
        return found
    q = m.memo
    if n == FIRST_LEAVES:
        for way in range(WAYS):
            if _splits(s, q, way):
                found.append((MOVE, q, STEPS[q * WAYS + way], 0))
        found.sort()
    elif n == SECOND_COMES:
        for colour in range(s.colours):
            if colour != s.side and has_token(s, colour, words.COMMON):
                found.append((PLACE, q, colour + 1, 0))
    else:
        found.append((MOVE, q, STEPS[q * WAYS + opposite(m.heading)], 0))
    return found


def _splits(s: Bout, q: int, way: int) -> bool:
    a = STEPS[q * WAYS + way]
    b = STEPS[q * WAYS + opposite(way)]
    if not enterable(s, a, words.COMMON) or not enterable(s, b, words.COMMON):
        return False
    for colour in range(s.colours):
        if colour != s.side and (has_token(s, colour, words.COMMON) or owner_at(s, a) == colour):
            return True
    return False


def do_antimatter(s: Bout, m: Memory, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    verb, q, other, _ = action
    if verb == PLACE:
        m.memo = q
        place(s, q, s.side if other == 0 else other - 1, words.COMMON, out)
        return False
    if n == FIRST_LEAVES:
        m.heading = heading(q, other)
    go(s, m, q, other, False, out)
    return n == SECOND_LEAVES
