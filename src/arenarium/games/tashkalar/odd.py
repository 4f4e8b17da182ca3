"""Steps too odd for the vocabulary: for each a function that lists its answers and one that takes an answer.

A function that takes an answer says whether the step is finished with it. Steps that ask nothing have one that does
them and says whether anything was done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arenarium.core.kernel import Action, Event
from arenarium.games.tashkalar import cards as c
from arenarium.games.tashkalar.arena import SQUARES, STEPS, TOUCHING
from arenarium.games.tashkalar.freezing import KeepFrozen
from arenarium.games.tashkalar.state import (
    BEING,
    EVERYBODY,
    FACE_DOWN,
    FLARE,
    HIGH_FORM,
    IN_HAND,
    LEGEND,
    ON_TOP,
    OPEN,
    Arena,
    card_key,
    card_number,
    deck_size,
    destroy,
    go,
    has_token,
    having,
    having_row,
    into_pile,
    may_upgrade,
    note,
    owner_at,
    pick_up,
    place,
    rank_at,
    replaced,
    show_discard,
    upgrade,
    wipe,
    write,
)
from arenarium.games.tashkalar.summoning import LegendPoint, take_from_hand
from arenarium.games.tashkalar.targets import marked, own_neighbours
from arenarium.games.tashkalar.verbs import (
    CHOOSE,
    COPY,
    DESTROY_AT,
    DROP,
    MOVE,
    PLACE,
    RECOVER,
    SWAP,
    UPGRADE_AT,
)

# --- Angel of Death: a chosen piece is upgraded, then captured ------------------------------------


def offer_doom(s: Arena, step: c.Step, n: int) -> list[Action]:
    if s.here < 0:
        return []
    return [(CHOOSE, q, 0, 0) for q in SQUARES if s.board[q] > 0 and q != s.here]


def do_doom(s: Arena, step: c.Step, n: int, action: Action, out: list[Event]) -> bool:
    q = action[1]
    if may_upgrade(s, q):
        upgrade(s, q, out)
    go(s, s.here, q, True, out)
    return True


# --- The Eldest Tree: each chosen square by what is there ------------------------------------------


def offer_tend(s: Arena, step: c.Step, n: int) -> list[Action]:
    found: list[Action] = []
    if s.here < 0:
        return found
    for q in TOUCHING[s.here]:
        if q in s.spots:
            continue
        rank = rank_at(s, q)
        if rank == 0:
            if has_token(s, s.side, c.COMMON):
                found.append((PLACE, q, 0, 0))
        elif owner_at(s, q) == s.side:
            if rank == c.COMMON:
                found.append((UPGRADE_AT, q, 0, 0))
        elif rank < c.LEGENDARY:
            found.append((DESTROY_AT, q, 0, 0))
    found.sort()
    return found


def do_tend(s: Arena, step: c.Step, n: int, action: Action, out: list[Event]) -> bool:
    q = action[1]
    s.spots = s.spots + (q,)
    if action[0] == PLACE:
        place(s, q, s.side, c.COMMON, out)
    elif action[0] == UPGRADE_AT:
        upgrade(s, q, out)
    else:
        destroy(s, q, True, out)
    return n + 1 >= step.count


# --- Crystal Mirror: a heroic piece, or one or two common ones, are mirrored -------------------------


def offer_mirror(s: Arena, step: c.Step, n: int) -> list[Action]:
    found: list[Action] = []
    yellow = marked(s, False)
    image = marked(s, True)
    if not has_token(s, s.side, c.COMMON):
        return found
    for i in range(len(yellow)):
        a = yellow[i]
        b = image[i]
        if a < 0 or b < 0 or s.board[b] != 0 or a in s.spots:
            continue
        rank = rank_at(s, a)
        if rank == c.COMMON or (rank == c.HEROIC and n == 0):
            found.append((CHOOSE, a, 0, 0))
    found.sort()
    return found


def do_mirror(s: Arena, step: c.Step, n: int, action: Action, out: list[Event]) -> bool:
    a = action[1]
    rank = rank_at(s, a)
    s.spots = s.spots + (a,)
    place(s, marked(s, True)[marked(s, False).index(a)], s.side, rank, out)
    return rank == c.HEROIC or n + 1 >= step.count


# --- Glacier Giant runs on into a legendary piece; both are destroyed --------------------------------


def offer_ram(s: Arena, step: c.Step, n: int) -> list[Action]:
    if s.here < 0:
        return []
    q = STEPS[s.here * 8 + s.heading]
    if q >= 0 and rank_at(s, q) == c.LEGENDARY:
        return [(DESTROY_AT, q, 0, 0)]
    return []


def do_ram(s: Arena, step: c.Step, n: int, action: Action, out: list[Event]) -> bool:
    destroy(s, action[1], True, out)
    destroy(s, s.here, True, out)
    return True


# --- Frost Imp: a touching common piece slides until something stops it --------------------------------


def offer_slide(s: Arena, step: c.Step, n: int) -> list[Action]:
    found: list[Action] = []
    if s.here < 0:
        return found
    for p in TOUCHING[s.here]:
        if rank_at(s, p) == c.COMMON:
            for way in range(8):
                q = STEPS[p * 8 + way]
                if q >= 0 and s.board[q] == 0:
                    found.append((MOVE, p, q, 0))
    found.sort()
    return found


def do_slide(s: Arena, step: c.Step, n: int, action: Action, out: list[Event]) -> bool:
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


def offer_reap(s: Arena, step: c.Step, n: int) -> list[Action]:
    found: list[Action] = []
    if s.here < 0:
        return found
    for q in TOUCHING[s.here]:
        rank = rank_at(s, q)
        friends = own_neighbours(s, q, s.here)
        if rank == c.COMMON or (rank == c.HEROIC and friends >= 1) or (rank == c.LEGENDARY and friends >= 3):
            found.append((DESTROY_AT, q, 0, 0))
    return found


def do_reap(s: Arena, step: c.Step, n: int, action: Action, out: list[Event]) -> bool:
    v = s.board[action[1]] - 1
    destroy(s, action[1], True, out)
    if v // 3 != s.side:
        s.fallen[v] += 1
    i = v // 3 * 2 + (1 if v % 3 == 2 else 0)
    s.pool[i] -= 1
    s.removed = having(s.removed, i, s.removed[i] + 1)
    return True


# --- Frostweave Illusionist becomes a common piece of an enemy colour ------------------------------------


def offer_disguise(s: Arena, step: c.Step, n: int) -> list[Action]:
    found: list[Action] = []
    if s.here >= 0:
        for colour in range(s.colours):
            if colour != s.side and has_token(s, colour, c.COMMON):
                found.append((PLACE, s.here, colour + 1, 0))
    return found


def do_disguise(s: Arena, step: c.Step, n: int, action: Action, out: list[Event]) -> bool:
    q = action[1]
    pick_up(s, q)
    out.append(Event("lifted", (s.seat, q)))
    place(s, q, action[2] - 1, c.COMMON, out)
    return True


# --- cards: out of the discard pile, out of the hand ---------------------------------------------------


def offer_recover(s: Arena, step: c.Step, n: int) -> list[Action]:
    found: list[Action] = []
    for i in sorted(s.piles[s.seat]):
        if s.actor != s.seat and (s.secret[s.seat] >> i) & 1:
            continue  # a partner does not know the cards discarded face down
        card = s.first_card[s.seat] + i
        if step.to == c.TO_FROZEN and s.box.cards[card].frozen < 0:
            continue
        found.append((RECOVER, card, 0, 0))
    return found


def from_pile(s: Arena, card: int) -> int:
    """Takes a card out of the pile of the player in turn; everybody sees from where, counted from the bottom. TK R38"""
    rest = list(s.piles[s.seat])
    at = rest.index(card - s.first_card[s.seat])
    del rest[at]
    s.piles = having_row(s.piles, s.seat, tuple(rest))
    return at + 1


def on_top(s: Arena, card: int, out: list[Event]) -> None:
    """From the pile onto the deck; only its owner learns which one it was if it was discarded face down."""
    at = from_pile(s, card)
    i = card - s.first_card[s.seat]
    known = (s.secret[s.seat] >> i) & 1 == 0
    s.secret = having(s.secret, s.seat, s.secret[s.seat] & ~(1 << i))
    s.tops = having_row(s.tops, s.seat, s.tops[s.seat] + (i,))
    if known:
        note(s, card_key(s.seat, BEING, i), OPEN, ON_TOP, EVERYBODY)
        out.append(Event("recovered", (s.seat, card, at)))
    else:
        note(s, card_key(s.seat, BEING, i), FACE_DOWN, ON_TOP, 1 << s.seat)
        out.append(Event("recovered", (s.seat, card, at), 1 << s.seat, (s.seat, -1, at)))


def do_recover(s: Arena, step: c.Step, n: int, action: Action, out: list[Event]) -> bool:
    if step.to == c.TO_FROZEN:
        known = show_discard(s, action[1] - s.first_card[s.seat])
        at = from_pile(s, action[1])
        out.append(Event("recovered", (s.seat, action[1], at), reveals=not known))
        s.push(KeepFrozen(action[1]))
        return True
    on_top(s, action[1], out)
    return True


def offer_drop(s: Arena, step: c.Step, n: int) -> list[Action]:
    found: list[Action] = []
    if s.actor != s.seat:
        return found  # a partner cannot see the hand
    for kind in (BEING, LEGEND, FLARE):
        if step.what != 3 and step.what != kind:
            continue
        mask = s.hands[s.seat * 3 + kind]
        i = 0
        while mask >> i:
            if (mask >> i) & 1:
                found.append((DROP, card_number(s, s.seat, kind, i), 0, 0))
            i += 1
    return found


def do_drop(s: Arena, step: c.Step, n: int, action: Action, out: list[Event]) -> bool:
    take_from_hand(s, s.seat, action[1])
    into_pile(s, s.seat, action[1])
    out.append(Event("dropped", (s.seat, action[1]), reveals=True))
    return True


# --- Nethervoid ------------------------------------------------------------------------------------------


def do_rebound(s: Arena, step: c.Step, out: list[Event]) -> bool:
    if deck_size(s, s.seat) == 0:
        return False
    s.fate = 1
    return True


def do_legend_by_gate(s: Arena, step: c.Step, out: list[Event]) -> bool:
    """Gate Master's summoning counts as that of a legend if the Gateway has become legendary."""
    if s.done == 0 or rank_at(s, s.spot) != c.LEGENDARY:
        return False
    s.legends += 1
    if s.mode != HIGH_FORM:
        s.push(LegendPoint())
    return True


def do_idle(s: Arena, step: c.Step, out: list[Event]) -> bool:
    if s.actions > 0:
        s.actions -= 1
        out.append(Event("lost_action", (s.seat,)))
        return True
    gate = s.gate[s.side]
    if gate < 0:
        return False
    destroy(s, gate, True, out)
    return True


def do_possess(s: Arena, step: c.Step, out: list[Event]) -> bool:
    s.possessed = owner_at(s, s.spot)
    return True


def do_chill(s: Arena, step: c.Step, out: list[Event]) -> bool:
    for colour in range(s.colours):
        if colour != s.side:
            s.chilled |= 1 << colour
    out.append(Event("chilled", (s.seat,)))
    return True


# --- Etherweave --------------------------------------------------------------------------------------------


def do_rewind(s: Arena, step: c.Step, out: list[Event]) -> bool:
    pile = s.piles[s.seat]
    if not pile:
        return False
    on_top(s, s.first_card[s.seat] + pile[-1], out)
    return True


def do_void(s: Arena, step: c.Step, out: list[Event]) -> bool:
    s.void = step.count
    return True


def do_double(s: Arena, step: c.Step, out: list[Event]) -> bool:
    s.doubled += 1
    return True


def free_pending(s: Arena) -> int:
    """The pending being that may be discarded or taken back: never Merchant of Time."""
    card = s.pending[s.seat]
    return card if card >= 0 and card != s.box.merchant else -1


def offer_drop_pending(s: Arena, step: c.Step, n: int) -> list[Action]:
    card = free_pending(s)
    return [(DROP, card, 0, 0)] if card >= 0 else []


def do_drop_pending(s: Arena, step: c.Step, n: int, action: Action, out: list[Event]) -> bool:
    s.pending = having(s.pending, s.seat, -1)
    into_pile(s, s.seat, action[1])
    out.append(Event("dropped", (s.seat, action[1])))
    return True


def offer_take_back(s: Arena, step: c.Step, n: int) -> list[Action]:
    card = free_pending(s)
    return [(RECOVER, card, 0, 0)] if card >= 0 else []


def do_take_back(s: Arena, step: c.Step, n: int, action: Action, out: list[Event]) -> bool:
    s.pending = having(s.pending, s.seat, -1)
    i = action[1] - s.first_card[s.seat]
    s.hands[s.seat * 3] |= 1 << i
    note(s, card_key(s.seat, BEING, i), OPEN, IN_HAND + s.seat, EVERYBODY)
    out.append(Event("recovered", (s.seat, action[1], 0)))
    return True


def swap(s: Arena, a: int, b: int, out: list[Event]) -> None:
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


def offer_swap(s: Arena, step: c.Step, n: int) -> list[Action]:
    """Enemy: an own piece and an enemy one of equal rank. Own: a heroic and a common one."""
    found: list[Action] = []
    for a in SQUARES:
        if owner_at(s, a) != s.side or rank_at(s, a) == c.LEGENDARY:
            continue
        rank = rank_at(s, a)
        for b in SQUARES:
            if s.board[b] <= 0:
                continue
            if step.who == c.ENEMY:
                if owner_at(s, b) != s.side and rank_at(s, b) == rank:
                    found.append((SWAP, a, b, 0))
            elif rank == c.HEROIC and owner_at(s, b) == s.side and rank_at(s, b) == c.COMMON:
                found.append((SWAP, a, b, 0))
    return found


def do_swap(s: Arena, step: c.Step, n: int, action: Action, out: list[Event]) -> bool:
    swap(s, action[1], action[2], out)
    return n + 1 >= step.count


def plain(s: Arena, q: int) -> bool:
    return not s.box.red[q] and not s.box.green[q]


def offer_load(s: Arena, step: c.Step, n: int) -> list[Action]:
    return [(CHOOSE, q, 0, 0) for q in SQUARES if s.board[q] > 0 and plain(s, q)]


def do_load(s: Arena, step: c.Step, n: int, action: Action, out: list[Event]) -> bool:
    """Merchant of Time: the piece lies on the card; it is neither on the board nor in the supply."""
    v = pick_up(s, action[1])
    s.pool[(v - 1) // 3 * 2 + (1 if (v - 1) % 3 == 2 else 0)] -= 1
    s.loaded = having(s.loaded, s.seat, v)
    out.append(Event("loaded", (s.seat, action[1], (v - 1) // 3, (v - 1) % 3 + 1)))
    return True


def offer_unload(s: Arena, step: c.Step, n: int) -> list[Action]:
    v = s.loaded[s.seat]
    if v == 0:
        return []
    rank = (v - 1) % 3 + 1
    return [(CHOOSE, q, 0, 0) for q in SQUARES if plain(s, q) and rank_at(s, q) < rank]


def do_unload(s: Arena, step: c.Step, n: int, action: Action, out: list[Event]) -> bool:
    q = action[1]
    v = s.loaded[s.seat]
    s.loaded = having(s.loaded, s.seat, 0)
    if s.board[q] > 0:
        destroy(s, q, True, out)
    write(s, q, (v - 1) // 3, (v - 1) % 3 + 1)
    out.append(Event("unloaded", (s.seat, q, (v - 1) // 3, (v - 1) % 3 + 1)))
    return True


def offer_transcend(s: Arena, step: c.Step, n: int) -> list[Action]:
    if s.here >= 0 and rank_at(s, s.here) == c.HEROIC and may_upgrade(s, s.here):
        return [(UPGRADE_AT, s.here, 0, 0)]
    return []


def do_transcend(s: Arena, step: c.Step, n: int, action: Action, out: list[Event]) -> bool:
    """Iris of Eternity counts as a legend summoned; the legends in hand are discarded."""
    upgrade(s, s.here, out)
    s.legends += 1
    holder = s.actor  # after a handover the partner holds the legends of the team, TK R62
    i = 0
    mask = s.hands[holder * 3 + LEGEND]
    while mask >> i:
        if (mask >> i) & 1:
            take_from_hand(s, holder, c.LEGENDS + i)
            into_pile(s, holder, c.LEGENDS + i)
            out.append(Event("dropped", (holder, c.LEGENDS + i), reveals=True))
        i += 1
    if s.mode != HIGH_FORM:
        s.push(LegendPoint())
    return True


def enterable(s: Arena, q: int, rank: int) -> bool:
    return q >= 0 and s.board[q] >= 0 and rank_at(s, q) <= rank


def offer_polarise(s: Arena, step: c.Step, n: int) -> list[Action]:
    """Polarity Queen: two own pieces move in opposite directions; the first only if the second then can."""
    found: list[Action] = []
    for p in SQUARES:
        if owner_at(s, p) != s.side or p == s.here or rank_at(s, p) == c.LEGENDARY or p in s.group:
            continue
        for way in range(8):
            if n == 1 and way != (s.heading + 4) % 8:
                continue
            q = STEPS[p * 8 + way]
            if enterable(s, q, rank_at(s, p)) and (n == 1 or _answered(s, p, q, way)):
                found.append((MOVE, p, q, 0))
    found.sort()
    return found


def _answered(s: Arena, p: int, q: int, way: int) -> bool:
    """Whether another own piece could move the opposite way after p went to q."""
    after = s.clone()
    go(after, p, q, False, [])
    back = (way + 4) % 8
    for other in SQUARES:
        if owner_at(after, other) != s.side or other == after.here or other == q:
            continue
        if rank_at(after, other) < c.LEGENDARY and enterable(after, STEPS[other * 8 + back], rank_at(after, other)):
            return True
    return False


def do_polarise(s: Arena, step: c.Step, n: int, action: Action, out: list[Event]) -> bool:
    way = 0
    while STEPS[action[1] * 8 + way] != action[2]:
        way += 1
    go(s, action[1], action[2], False, out)
    s.group = s.group + (action[2],)
    s.heading = way
    return n == 1


def offer_collapse(s: Arena, step: c.Step, n: int) -> list[Action]:
    """Singularity: an empty square without colour, then the common pieces around it one after another."""
    if n == 0:
        return [(CHOOSE, q, 0, 0) for q in SQUARES if s.board[q] == 0 and plain(s, q)]
    return [(MOVE, p, s.memo, 0) for p in sorted(s.group) if p >= 0 and p != s.memo]


def do_collapse(s: Arena, step: c.Step, n: int, action: Action, out: list[Event]) -> bool:
    if n == 0:
        s.memo = action[1]
        s.group = tuple([p for p in TOUCHING[action[1]] if rank_at(s, p) == c.COMMON])
        out.append(Event("chose", (s.seat, action[1])))
    else:
        go(s, action[1], s.memo, False, out)
    return False


def offer_antimatter(s: Arena, step: c.Step, n: int) -> list[Action]:
    """Antimatter Spirit: two pieces leave one square by opposite combat moves; all of it or nothing."""
    found: list[Action] = []
    if n == 0:
        if has_token(s, s.side, c.COMMON):
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
            if colour != s.side and has_token(s, colour, c.COMMON):
                found.append((PLACE, q, colour + 1, 0))
    else:
        found.append((MOVE, q, STEPS[q * 8 + (s.heading + 4) % 8], 0))
    return found


def _splits(s: Arena, q: int, way: int) -> bool:
    a = STEPS[q * 8 + way]
    b = STEPS[q * 8 + (way + 4) % 8]
    if not enterable(s, a, c.COMMON) or not enterable(s, b, c.COMMON):
        return False
    for colour in range(s.colours):
        if colour != s.side and (has_token(s, colour, c.COMMON) or owner_at(s, a) == colour):
            return True
    return False


def do_antimatter(s: Arena, step: c.Step, n: int, action: Action, out: list[Event]) -> bool:
    if action[0] == PLACE:
        s.memo = action[1]
        place(s, action[1], s.side if action[2] == 0 else action[2] - 1, c.COMMON, out)
        return False
    if n == 1:
        way = 0
        while STEPS[s.memo * 8 + way] != action[2]:
            way += 1
        s.heading = way
    go(s, action[1], action[2], False, out)
    return n == 3


def offer_copy_warp(s: Arena, step: c.Step, n: int) -> list[Action]:
    found: list[Action] = []
    for i in sorted(s.piles[s.seat]):
        card = s.first_card[s.seat] + i
        if s.actor != s.seat and (s.secret[s.seat] >> i) & 1:
            continue
        if s.box.cards[card].warp >= 0 and card != s.box.merchant:
            found.append((COPY, card, 0, 0))
    return found


Offer = Callable[[Arena, c.Step, int], list[Action]]
Take = Callable[[Arena, c.Step, int, Action, list[Event]], bool]
Instant = Callable[[Arena, c.Step, list[Event]], bool]

OFFERS: Final[dict[int, Offer]] = {
    c.DOOM: offer_doom,
    c.TEND: offer_tend,
    c.MIRROR: offer_mirror,
    c.RAM: offer_ram,
    c.SLIDE: offer_slide,
    c.REAP: offer_reap,
    c.DISGUISE: offer_disguise,
    c.RECOVERING: offer_recover,
    c.DROPPING: offer_drop,
    c.DROP_PENDING: offer_drop_pending,
    c.TAKE_BACK: offer_take_back,
    c.SWAPPING: offer_swap,
    c.LOAD: offer_load,
    c.UNLOAD: offer_unload,
    c.TRANSCEND: offer_transcend,
    c.POLARISE: offer_polarise,
    c.COLLAPSE: offer_collapse,
    c.ANTIMATTER: offer_antimatter,
    c.COPY_WARP: offer_copy_warp,
}
TAKES: Final[dict[int, Take]] = {
    c.DOOM: do_doom,
    c.TEND: do_tend,
    c.MIRROR: do_mirror,
    c.RAM: do_ram,
    c.SLIDE: do_slide,
    c.REAP: do_reap,
    c.DISGUISE: do_disguise,
    c.RECOVERING: do_recover,
    c.DROPPING: do_drop,
    c.DROP_PENDING: do_drop_pending,
    c.TAKE_BACK: do_take_back,
    c.SWAPPING: do_swap,
    c.LOAD: do_load,
    c.UNLOAD: do_unload,
    c.TRANSCEND: do_transcend,
    c.POLARISE: do_polarise,
    c.COLLAPSE: do_collapse,
    c.ANTIMATTER: do_antimatter,
}
INSTANTS: Final[dict[int, Instant]] = {
    c.REBOUND: do_rebound,
    c.LEGEND_BY_GATE: do_legend_by_gate,
    c.IDLE: do_idle,
    c.POSSESS: do_possess,
    c.CHILL: do_chill,
    c.REWIND: do_rewind,
    c.VOIDS: do_void,
    c.DOUBLE: do_double,
}
