"""Special steps about pieces on the arena."""

from __future__ import annotations

from arenarium.core.kernel import Action, Event
from arenarium.games.tashkalar import vocabulary as words
from arenarium.games.tashkalar.arena import SQUARES, STEPS, TOUCHING
from arenarium.games.tashkalar.pieces import (
    destroy,
    go,
    has_token,
    may_upgrade,
    owner_at,
    pick_up,
    place,
    rank_at,
    replaced,
    upgrade,
    wipe,
    write,
)
from arenarium.games.tashkalar.state import Bout, having
from arenarium.games.tashkalar.targets import marked, own_neighbours
from arenarium.games.tashkalar.verbs import CHOOSE, DESTROY_AT, MOVE, PLACE, SWAP, UPGRADE_AT

# --- Angel of Death: a chosen piece is upgraded, then captured ------------------------------------


def offer_doom(s: Bout, step: words.Step, n: int) -> list[Action]:
    if s.here < 0:
        return []
    return [(CHOOSE, q, 0, 0) for q in SQUARES if s.board[q] > 0 and q != s.here]


def do_doom(s: Bout, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    q = action[1]
    if may_upgrade(s, q):
        upgrade(s, q, out)
    go(s, s.here, q, True, out)
    return True


# --- The Eldest Tree: each chosen square by what is there ------------------------------------------


def offer_tend(s: Bout, step: words.Step, n: int) -> list[Action]:
    found: list[Action] = []
    if s.here < 0:
        return found
    for q in TOUCHING[s.here]:
        if q in s.spots:
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


def do_tend(s: Bout, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    q = action[1]
    s.spots = s.spots + (q,)
    if action[0] == PLACE:
        place(s, q, s.side, words.COMMON, out)
    elif action[0] == UPGRADE_AT:
        upgrade(s, q, out)
    else:
        destroy(s, q, True, out)
    return n + 1 >= step.count


# --- Crystal Mirror: a heroic piece, or one or two common ones, are mirrored -------------------------


def offer_mirror(s: Bout, step: words.Step, n: int) -> list[Action]:
    found: list[Action] = []
    yellow = marked(s, False)
    image = marked(s, True)
    if not has_token(s, s.side, words.COMMON):
        return found
    for i in range(len(yellow)):
        a = yellow[i]
        b = image[i]
        if a < 0 or b < 0 or s.board[b] != 0 or a in s.spots:
            continue
        rank = rank_at(s, a)
        if rank == words.COMMON or (rank == words.HEROIC and n == 0):
            found.append((CHOOSE, a, 0, 0))
    found.sort()
    return found


def do_mirror(s: Bout, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    a = action[1]
    rank = rank_at(s, a)
    s.spots = s.spots + (a,)
    place(s, marked(s, True)[marked(s, False).index(a)], s.side, rank, out)
    return rank == words.HEROIC or n + 1 >= step.count


# --- Glacier Giant runs on into a legendary piece; both are destroyed --------------------------------


def offer_ram(s: Bout, step: words.Step, n: int) -> list[Action]:
    if s.here < 0:
        return []
    q = STEPS[s.here * 8 + s.heading]
    if q >= 0 and rank_at(s, q) == words.LEGENDARY:
        return [(DESTROY_AT, q, 0, 0)]
    return []


def do_ram(s: Bout, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    destroy(s, action[1], True, out)
    destroy(s, s.here, True, out)
    return True


# --- Frost Imp: a touching common piece slides until something stops it --------------------------------


def offer_slide(s: Bout, step: words.Step, n: int) -> list[Action]:
    found: list[Action] = []
    if s.here < 0:
        return found
    for p in TOUCHING[s.here]:
        if rank_at(s, p) == words.COMMON:
            for way in range(8):
                q = STEPS[p * 8 + way]
                if q >= 0 and s.board[q] == 0:
                    found.append((MOVE, p, q, 0))
    found.sort()
    return found


def do_slide(s: Bout, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    p = action[1]
    way = 0
    while STEPS[p * 8 + way] != action[2]:
        way += 1
    q = action[2]
    while q >= 0 and s.board[q] == 0:
        go(s, p, q, False, out)
        p = q
        q = STEPS[p * 8 + way]
    return True


# --- Deathbringer: counts twice, and the piece leaves the game ----------------------------------------


def offer_reap(s: Bout, step: words.Step, n: int) -> list[Action]:
    found: list[Action] = []
    if s.here < 0:
        return found
    for q in TOUCHING[s.here]:
        rank = rank_at(s, q)
        friends = own_neighbours(s, q, s.here)
        if (
            rank == words.COMMON
            or (rank == words.HEROIC and friends >= 1)
            or (rank == words.LEGENDARY and friends >= 3)
        ):
            found.append((DESTROY_AT, q, 0, 0))
    return found


def do_reap(s: Bout, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    v = s.board[action[1]] - 1
    destroy(s, action[1], True, out)
    if v // 3 != s.side:
        s.fallen[v] += 1
    i = v // 3 * 2 + (1 if v % 3 == 2 else 0)
    s.pool[i] -= 1
    s.removed = having(s.removed, i, s.removed[i] + 1)
    return True


# --- Frostweave Illusionist becomes a common piece of an enemy colour ------------------------------------


def offer_disguise(s: Bout, step: words.Step, n: int) -> list[Action]:
    found: list[Action] = []
    if s.here >= 0:
        for colour in range(s.colours):
            if colour != s.side and has_token(s, colour, words.COMMON):
                found.append((PLACE, s.here, colour + 1, 0))
    return found


def do_disguise(s: Bout, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    q = action[1]
    pick_up(s, q)
    out.append(Event("lifted", (s.seat, q)))
    place(s, q, action[2] - 1, words.COMMON, out)
    return True


def swap(s: Bout, a: int, b: int, out: list[Event]) -> None:
    """Two pieces exchange squares; nothing is destroyed and it is no move."""
    v = s.board[a] - 1
    w = s.board[b] - 1
    wipe(s, a)
    wipe(s, b)
    write(s, a, w // 3, w % 3 + 1)
    write(s, b, v // 3, v % 3 + 1)
    s.here = b if s.here == a else (a if s.here == b else s.here)
    s.it = b if s.it == a else (a if s.it == b else s.it)
    s.used = replaced(replaced(replaced(s.used, a, -2), b, a), -2, b)
    s.group = replaced(replaced(replaced(s.group, a, -2), b, a), -2, b)
    for colour in range(s.colours):
        gate = s.gate[colour]
        s.gate = having(s.gate, colour, b if gate == a else (a if gate == b else gate))
    out.append(Event("swapped", (s.seat, a, b)))


def offer_swap(s: Bout, step: words.Step, n: int) -> list[Action]:
    """Enemy: an own piece and an enemy one of equal rank. Own: a heroic and a common one."""
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
            elif rank == words.HEROIC and owner_at(s, b) == s.side and rank_at(s, b) == words.COMMON:
                found.append((SWAP, a, b, 0))
    return found


def do_swap(s: Bout, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    swap(s, action[1], action[2], out)
    return n + 1 >= step.count


def plain(s: Bout, q: int) -> bool:
    return not s.box.red[q] and not s.box.green[q]


def offer_load(s: Bout, step: words.Step, n: int) -> list[Action]:
    return [(CHOOSE, q, 0, 0) for q in SQUARES if s.board[q] > 0 and plain(s, q)]


def do_load(s: Bout, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    """Merchant of Time: the piece lies on the card; it is neither on the board nor in the supply."""
    v = pick_up(s, action[1])
    s.pool[(v - 1) // 3 * 2 + (1 if (v - 1) % 3 == 2 else 0)] -= 1
    s.loaded = having(s.loaded, s.seat, v)
    out.append(Event("loaded", (s.seat, action[1], (v - 1) // 3, (v - 1) % 3 + 1)))
    return True


def offer_unload(s: Bout, step: words.Step, n: int) -> list[Action]:
    v = s.loaded[s.seat]
    if v == 0:
        return []
    rank = (v - 1) % 3 + 1
    return [(CHOOSE, q, 0, 0) for q in SQUARES if plain(s, q) and rank_at(s, q) < rank]


def do_unload(s: Bout, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    q = action[1]
    v = s.loaded[s.seat]
    s.loaded = having(s.loaded, s.seat, 0)
    if s.board[q] > 0:
        destroy(s, q, True, out)
    write(s, q, (v - 1) // 3, (v - 1) % 3 + 1)
    out.append(Event("unloaded", (s.seat, q, (v - 1) // 3, (v - 1) % 3 + 1)))
    return True


def enterable(s: Bout, q: int, rank: int) -> bool:
    return q >= 0 and s.board[q] >= 0 and rank_at(s, q) <= rank


def offer_polarise(s: Bout, step: words.Step, n: int) -> list[Action]:
    """Polarity Queen: two own pieces move in opposite directions; the first only if the second then can."""
    found: list[Action] = []
    for p in SQUARES:
        if owner_at(s, p) != s.side or p == s.here or rank_at(s, p) == words.LEGENDARY or p in s.group:
            continue
        for way in range(8):
            if n == 1 and way != (s.heading + 4) % 8:
                continue
            q = STEPS[p * 8 + way]
            if enterable(s, q, rank_at(s, p)) and (n == 1 or _answered(s, p, q, way)):
                found.append((MOVE, p, q, 0))
    found.sort()
    return found


def _answered(s: Bout, p: int, q: int, way: int) -> bool:
    """Whether another own piece could move the opposite way after p went to q."""
    after = s.clone()
    go(after, p, q, False, [])
    back = (way + 4) % 8
    for other in SQUARES:
        if owner_at(after, other) != s.side or other == after.here or other == q:
            continue
        if rank_at(after, other) < words.LEGENDARY and enterable(after, STEPS[other * 8 + back], rank_at(after, other)):
            return True
    return False


def do_polarise(s: Bout, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    way = 0
    while STEPS[action[1] * 8 + way] != action[2]:
        way += 1
    go(s, action[1], action[2], False, out)
    s.group = s.group + (action[2],)
    s.heading = way
    return n == 1


def offer_collapse(s: Bout, step: words.Step, n: int) -> list[Action]:
    """Singularity: an empty square without colour, then the common pieces around it one after another."""
    if n == 0:
        return [(CHOOSE, q, 0, 0) for q in SQUARES if s.board[q] == 0 and plain(s, q)]
    return [(MOVE, p, s.memo, 0) for p in sorted(s.group) if p >= 0 and p != s.memo]


def do_collapse(s: Bout, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    if n == 0:
        s.memo = action[1]
        s.group = tuple([p for p in TOUCHING[action[1]] if rank_at(s, p) == words.COMMON])
        out.append(Event("chose", (s.seat, action[1])))
    else:
        go(s, action[1], s.memo, False, out)
    return False


def offer_antimatter(s: Bout, step: words.Step, n: int) -> list[Action]:
    """Antimatter Spirit: two pieces leave one square by opposite combat moves; all of it or nothing."""
    found: list[Action] = []
    if n == 0:
        if has_token(s, s.side, words.COMMON):
            for q in SQUARES:
                if s.board[q] == 0 and plain(s, q):
                    for way in range(8):
                        if _splits(s, q, way):
                            found.append((PLACE, q, 0, 0))
                            break
        return found
    q = s.memo
    if n == 1:
        for way in range(8):
            if _splits(s, q, way):
                found.append((MOVE, q, STEPS[q * 8 + way], 0))
        found.sort()
    elif n == 2:
        for colour in range(s.colours):
            if colour != s.side and has_token(s, colour, words.COMMON):
                found.append((PLACE, q, colour + 1, 0))
    else:
        found.append((MOVE, q, STEPS[q * 8 + (s.heading + 4) % 8], 0))
    return found


def _splits(s: Bout, q: int, way: int) -> bool:
    a = STEPS[q * 8 + way]
    b = STEPS[q * 8 + (way + 4) % 8]
    if not enterable(s, a, words.COMMON) or not enterable(s, b, words.COMMON):
        return False
    for colour in range(s.colours):
        if colour != s.side and (has_token(s, colour, words.COMMON) or owner_at(s, a) == colour):
            return True
    return False


def do_antimatter(s: Bout, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    if action[0] == PLACE:
        s.memo = action[1]
        place(s, action[1], s.side if action[2] == 0 else action[2] - 1, words.COMMON, out)
        return False
    if n == 1:
        way = 0
        while STEPS[s.memo * 8 + way] != action[2]:
            way += 1
        s.heading = way
    go(s, action[1], action[2], False, out)
    return n == 3
