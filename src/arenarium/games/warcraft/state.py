"""The state of a war, flat, and the small verbs every chapter uses.

Counts are packed four bits for each type (melee, ranged, flying, worker from the low end): pieces in an area,
pieces that have moved, buildings, training. Hands and decks are packed three bits for each card. Sets of areas and
of owners are bit masks. Owners are the seats, then the neutral side where there is one.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from arenarium.core.kernel import Event, State
from arenarium.games.warcraft.box import Box
from arenarium.games.warcraft.terms import (
    BY_LAST,
    CARD_BITS,
    FLYING,
    MELEE,
    MOVE_STEP,
    RANGED,
    STACK,
    WORKER,
)

UNITS: Final[list[int]] = [(p & 15) + ((p >> 4) & 15) + (p >> 8) for p in range(4096)]  # units in packed counts
PHASE_TYPES: Final[list[int]] = [RANGED, FLYING, MELEE]
FIELDS: Final = 5  # of `tally` for each owner
HITS: Final = 0
EXTRA: Final = 1  # hits of Moon Glaive
ONES: Final = 2  # that may raise the dead
MISSES: Final = 3
RAISED: Final = 4


class War(State):
    """Everything about a game in progress."""

    def __init__(self, box: Box, options: dict[str, Any], of: War | None = None) -> None:
        super().__init__(box.seats)
        owners = box.owners
        self.box: Final = box
        self.options: Final = options
        if of is None:
            self.limit = 0
            self.target = 0
            self.lock_workers = False
            self.devour_kills = False
            self.share_hands = False
            self.english = False  # the edition of 2003 where it differs (WC A57)
            # --- who sits where; replaced whole, never changed in place
            self.race: tuple[int, ...] = (-1,) * owners
            self.slot: tuple[int, ...] = (-1,) * box.seats
            self.town: tuple[int, ...] = (-1,) * box.seats
            self.team: tuple[int, ...] = tuple(range(owners))
            self.friends: tuple[int, ...] = ()  # masks of owners, oneself included
            self.foes: tuple[int, ...] = ()
            # --- the board: these six lists are shared with forks until one of them changes a piece (see `put`)
            self.shared = False
            self.n: list[int] = [0] * (owners * box.size)  # owner * size + area, packed
            self.units: list[int] = [0] * owners  # areas with units, by owner
            self.workers: list[int] = [0] * owners
            self.full_units: list[int] = [0] * owners  # areas where the side may put no more
            self.full_workers: list[int] = [0] * owners
            self.moved: list[int] = [0] * box.size  # pieces of the active player that have moved, packed
            self.outposts: tuple[int, ...] = (0,) * owners
            self.sites: tuple[int, ...] = (0,) * owners  # Outposts under construction
            self.partial = 0
            self.complete = 0
            self.markers = 0
            self.locked = 0
            self.fast = 0
            self.crippled = 0
            self.crippler = -1
            self.lamed: tuple[int, ...] = ()  # A57: the area of each Cripple, which takes one step off there
            self.called: tuple[int, ...] = (0,) * owners  # areas with workers under arms
            self.idle: tuple[int, ...] = ()  # workers there who are not: (owner * size + area) * 16 + how many
            self.tokens = 0
            self.captive: tuple[int, ...] = (-1, -1, -1, -1)
            # --- the players' own
            self.gold: list[int] = [0] * owners
            self.wood: list[int] = [0] * owners
            self.hand: tuple[int, ...] = (0,) * owners
            self.deck: tuple[int, ...] = (0,) * owners  # with what lies aside: nobody knows which cards those are
            self.discard: tuple[int, ...] = (0,) * owners
            self.aside: tuple[int, ...] = (0,) * owners
            self.laid: tuple[int, ...] = (0,) * owners
            self.levels: tuple[int, ...] = (0,) * owners  # packed
            self.built: tuple[int, ...] = (0,) * owners  # packed
            self.rising: tuple[int, ...] = (0,) * owners  # buildings under construction with a worker
            self.summoned: tuple[int, ...] = (0,) * owners  # and without
            self.training: tuple[int, ...] = (0,) * owners
            self.reserve: list[int] = [0] * (owners * 4)
            # --- the turn
            self.turn = 0
            self.first = 0
            self.step = -1
            self.active = -1
            self.alive = (1 << box.seats) - 1
            self.won = -1  # mask of winners once it is over; 0 is a draw
            self.gifts = 0  # who has given in this step
            self.extra = 0  # Spend Steps still to come by Summon Building
            self.left = 0  # dice or rolls still to make
            self.spot = 0  # where in the harvest
            # --- the battle
            self.bf = -1
            self.att = -1
            self.dfn = -1
            self.sides: tuple[int, ...] = (0, 0)  # owners on the attacking and the defending side
            self.flankers = 0  # owners whose units on flanks take part
            self.round = 0
            self.phase = -1
            self.tally: list[int] = [0] * (owners * FIELDS)
            self.losses: list[int] = [
                0,
                0,
                0,
                0,
            ]  # casualties to take now, by side; then those of the phase's second volley
            self.grounded = 0  # mask of sides whose flyers melee can reach
            self.fire = 0  # copies of Faerie Fire on each owner's dice, packed
            self.spears = 0
            self.aim = -1  # who picks the next casualty by Marksmanship
            self.volley = 0  # owners who rolled last
            self.polymorphed: tuple[int, ...] = ()  # (owner * 4 + type) * size + area
            self.devoured: tuple[int, ...] = ()
            self.devourer = -1
            self.asleep: tuple[int, ...] = ()  # returned from the dead in this battle
            self.removed = -1  # the unit removed last, coded like the above, for Pillage
        else:
            self.stack = of.stack
            self.drawn = of.drawn[:]
            self.limit = of.limit
            self.target = of.target
            self.lock_workers = of.lock_workers
            self.devour_kills = of.devour_kills
            self.share_hands = of.share_hands
            self.english = of.english
            self.race = of.race
            self.slot = of.slot
            self.town = of.town
            self.team = of.team
            self.friends = of.friends
            self.foes = of.foes
            self.partial = of.partial
            self.complete = of.complete
            self.markers = of.markers
            self.locked = of.locked
            self.fast = of.fast
            self.crippled = of.crippled
            self.crippler = of.crippler
            self.lamed = of.lamed
            self.tokens = of.tokens
            self.captive = of.captive
            self.turn = of.turn
            self.first = of.first
            self.step = of.step
            self.active = of.active
            self.alive = of.alive
            self.won = of.won
            self.gifts = of.gifts
            self.extra = of.extra
            self.left = of.left
            self.spot = of.spot
            self.bf = of.bf
            self.att = of.att
            self.dfn = of.dfn
            self.flankers = of.flankers
            self.round = of.round
            self.phase = of.phase
            self.grounded = of.grounded
            self.fire = of.fire
            self.spears = of.spears
            self.aim = of.aim
            self.volley = of.volley
            self.polymorphed = of.polymorphed
            self.devoured = of.devoured
            self.devourer = of.devourer
            self.asleep = of.asleep
            self.removed = of.removed
            of.shared = True
            self.shared = True
            self.n = of.n
            self.units = of.units
            self.workers = of.workers
            self.full_units = of.full_units
            self.full_workers = of.full_workers
            self.moved = of.moved
            self.outposts = of.outposts
            self.sites = of.sites
            self.called = of.called
            self.idle = of.idle
            self.gold = of.gold[:]
            self.wood = of.wood[:]
            self.hand = of.hand
            self.deck = of.deck
            self.discard = of.discard
            self.aside = of.aside
            self.laid = of.laid
            self.levels = of.levels
            self.built = of.built
            self.rising = of.rising
            self.summoned = of.summoned
            self.training = of.training
            self.reserve = of.reserve[:]
            self.sides = of.sides
            # These two are made anew where a battle begins, so a fork may share them until then.
            self.tally = of.tally[:] if of.bf >= 0 else of.tally
            self.losses = of.losses[:] if of.bf >= 0 else of.losses

    def clone(self) -> War:
        return War(self.box, self.options, self)


def changed(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """What seldom changes is kept in tuples, which forks share."""
    return (*row[:at], value, *row[at + 1 :])


def nib(packed: int, t: int) -> int:
    return (packed >> (4 * t)) & 15


def low(mask: int) -> int:
    """The lowest index in a mask."""
    return (mask & -mask).bit_length() - 1


def ones(mask: int) -> int:
    """How many are in a mask of at most 62. `int.bit_count` leaves compiled code, this does not."""
    x: i64 = mask
    x -= (x >> 1) & 0x5555555555555555
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 127


def copies(cards: int, card: int) -> int:
    return (cards >> (CARD_BITS * card)) & 7


def card_count(cards: int) -> int:
    total = 0
    while cards:
        total += cards & 7
        cards >>= CARD_BITS
    return total


def deck_size(s: War, seat: int) -> int:
    return card_count(s.deck[seat]) - s.aside[seat]


def one(card: int) -> int:
    return 1 << (CARD_BITS * card)


def any_of(cards: list[int]) -> int:
    """A mask that finds whether a packed pile holds any of these."""
    mask = 0
    for card in cards:
        mask |= 7 << (CARD_BITS * card)
    return mask


def may_hold(s: War, seat: int, kinds: int) -> bool:
    """Whether, as far as the table knows, the seat could hold one of these cards."""
    return s.hand[seat] != 0 and ((s.hand[seat] | s.deck[seat]) & kinds) != 0


# --- pieces ----------------------------------------------------------------------------------


def part(s: War) -> None:
    """The board becomes this state's own: most forks answer, roll or buy and never change a piece."""
    s.shared = False
    s.n = s.n[:]
    s.units = s.units[:]
    s.workers = s.workers[:]
    s.full_units = s.full_units[:]
    s.full_workers = s.full_workers[:]
    if s.step == MOVE_STEP:  # made anew by the next Move Step
        s.moved = s.moved[:]


def put(s: War, owner: int, t: int, area: int, count: int) -> None:
    """Add (or with a negative count take) pieces in an area and keep the masks true.

    The only place where the lists of the board change, but for `moved`, which `move_piece` marks after it.
    """
    if s.shared:
        part(s)
    size = s.box.size
    at = owner * size + area
    packed = s.n[at] + (count << (4 * t))
    s.n[at] = packed
    bit = 1 << area
    friends = s.friends[owner]
    if t == WORKER:
        if packed >> 12:
            s.workers[owner] |= bit
        else:
            s.workers[owner] &= ~bit
        total = 0
        f = 0
        mask = friends
        while mask:
            if mask & 1:
                total += s.n[f * size + area] >> 12
            mask >>= 1
            f += 1
        full = s.full_workers
    else:
        if packed & 0xFFF:
            s.units[owner] |= bit
        else:
            s.units[owner] &= ~bit
        total = 0
        f = 0
        mask = friends
        while mask:
            if mask & 1:
                total += UNITS[s.n[f * size + area] & 0xFFF]
            mask >>= 1
            f += 1
        full = s.full_units
    f = 0
    mask = friends
    if total >= STACK:
        while mask:
            if mask & 1:
                full[f] |= bit
            mask >>= 1
            f += 1
    else:
        while mask:
            if mask & 1:
                full[f] &= ~bit
            mask >>= 1
            f += 1


def count_of(s: War, owner: int, t: int, area: int) -> int:
    return (s.n[owner * s.box.size + area] >> (4 * t)) & 15


def side_units(s: War, owner: int, area: int) -> int:
    """Units of an owner and his allies in an area."""
    total = 0
    for f in range(s.box.owners):
        if (s.friends[owner] >> f) & 1:
            total += UNITS[s.n[f * s.box.size + area] & 0xFFF]
    return total


def side_workers(s: War, owner: int, area: int) -> int:
    total = 0
    for f in range(s.box.owners):
        if (s.friends[owner] >> f) & 1:
            total += s.n[f * s.box.size + area] >> 12
    return total


def fighting_areas(s: War, owner: int) -> int:
    """Areas where the owner has units, or workers under arms (WC A34)."""
    return s.units[owner] | (s.called[owner] & s.workers[owner])


def armed(s: War, owner: int, area: int) -> int:
    """Workers under arms there. Those whom a Town Portal brought do not arm the others of their new area (A34)."""
    if not (s.called[owner] >> area) & 1:
        return 0
    return (s.n[owner * s.box.size + area] >> 12) - unarmed(s, owner, area)


def unarmed(s: War, owner: int, area: int) -> int:
    """Workers beside comrades under arms who are not under arms themselves."""
    for row in s.idle:
        if row >> 4 == owner * s.box.size + area:
            return row & 15
    return 0


def disarm(s: War, owner: int, area: int) -> None:
    """The workers of an area are workers again."""
    s.called = changed(s.called, owner, s.called[owner] & ~(1 << area))
    if s.idle:
        s.idle = tuple([row for row in s.idle if row >> 4 != owner * s.box.size + area])


def held_by_foes(s: War, owner: int) -> int:
    """Areas with an enemy unit, worker or Outpost: they stop movement (WC §4.1)."""
    mask = 0
    foes = s.foes[owner]
    for o in range(s.box.owners):
        if (foes >> o) & 1:
            mask |= s.units[o] | s.workers[o] | s.outposts[o] | s.sites[o]
    return mask


def foe_units(s: War, owner: int) -> int:
    """Areas with enemy units."""
    mask = 0
    foes = s.foes[owner]
    for o in range(s.box.owners):
        if (foes >> o) & 1:
            mask |= s.units[o]
    return mask


def free_workers(s: War, seat: int, area: int) -> int:
    """Workers there who build no Outpost (WC §6, §8)."""
    return count_of(s, seat, WORKER, area) - ((s.sites[seat] >> area) & 1)


def outposts_left(s: War, seat: int) -> int:
    return s.box.outposts - ones(s.outposts[seat] | s.sites[seat])


def buildings_left(s: War, seat: int, t: int) -> int:
    """Building cards of a type still in the reserve; the printed ones are not among them."""
    return (
        s.box.buildings[t]
        + nib(s.box.printed, t)
        - nib(s.built[seat], t)
        - nib(s.rising[seat], t)
        - nib(s.summoned[seat], t)
    )


def is_necromancer(s: War, seat: int) -> bool:
    return seat < s.seats and s.slot[seat] >= 0 and s.box.slot_necromancers[s.slot[seat]]


# --- unit cards ------------------------------------------------------------------------------


def card_place(s: War, owner: int, t: int) -> int:
    """Where the current unit card of a type stands in the box's tables."""
    return (s.race[owner] * 3 + t) * 8 + nib(s.levels[owner], t)


def strength(s: War, owner: int, t: int) -> int:
    return s.box.strength[card_place(s, owner, t)]


def ability(s: War, owner: int, t: int) -> int:
    return s.box.ability[card_place(s, owner, t)]


def is_top(s: War, owner: int, t: int) -> bool:
    return nib(s.levels[owner], t) >= s.box.top[s.race[owner] * 3 + t]


def has_buildings(s: War, seat: int, t: int) -> bool:
    """Whether the completed buildings named on the current card stand (WC §8)."""
    needs = s.box.needs[card_place(s, seat, t)]
    return all(nib(s.built[seat], b) >= nib(needs, b) for b in range(3))


# --- the battle in progress ------------------------------------------------------------------


def side_of(s: War, owner: int) -> int:
    """0: attackers, 1: defenders, -1: not in this battle."""
    if (s.sides[0] >> owner) & 1:
        return 0
    if (s.sides[1] >> owner) & 1:
        return 1
    return -1


def zone(s: War, owner: int, t: int) -> int:
    """Areas from which the owner's units of a type take part: the battlefield and, if he flanks, the flanks."""
    mask = 1 << s.bf
    if (s.flankers >> owner) & 1:
        mask |= s.box.air[s.bf] if t == FLYING else s.box.flank[s.bf]
    return mask


def code(s: War, owner: int, t: int, area: int) -> int:
    return (owner * 4 + t) * s.box.size + area


def fighters_at(s: War, owner: int, t: int, area: int) -> int:
    """Units of a type in one area that can be taken as casualties; workers only under arms."""
    if t == WORKER:
        return armed(s, owner, area)
    count = (s.n[owner * s.box.size + area] >> (4 * t)) & 15
    if s.asleep:
        me = code(s, owner, t, area)
        for c in s.asleep:
            if c == me:
                count -= 1
    return count


def fighters(s: War, owner: int, t: int) -> int:
    """Units of a type that take part; workers under arms are counted by their own type."""
    mask = zone(s, owner, t) & (s.workers[owner] & s.called[owner] if t == WORKER else s.units[owner])
    total = 0
    while mask:
        bit = mask & -mask
        total += fighters_at(s, owner, t, bit.bit_length() - 1)
        mask ^= bit
    return total


def takes_part(s: War, owner: int) -> bool:
    """Whether the owner has a participating unit (WC §5.6)."""
    if side_of(s, owner) < 0:
        return False
    return any(fighters(s, owner, t) > 0 for t in range(4))


def on_battlefield(s: War, owner: int) -> bool:
    bit = 1 << s.bf
    if not fighting_areas(s, owner) & bit:
        return False
    return any(fighters_at(s, owner, t, s.bf) > 0 for t in range(4))


def side_holds(s: War, side: int) -> bool:
    """Whether a side has a unit on the battlefield (WC §5.4)."""
    mask = s.sides[side]
    while mask:
        bit = mask & -mask
        if on_battlefield(s, bit.bit_length() - 1):
            return True
        mask ^= bit
    return False


def has_ability(s: War, owner: int, which: int) -> bool:
    """Whether the owner has a unit with the ability in the battle."""
    return any(ability(s, owner, t) == which and fighters(s, owner, t) > 0 for t in range(3))


def side_has(s: War, side: int, which: int) -> bool:
    mask = s.sides[side]
    while mask:
        bit = mask & -mask
        if has_ability(s, bit.bit_length() - 1, which):
            return True
        mask ^= bit
    return False


def attack_dice(s: War, owner: int, t: int) -> int:
    """Dice that the owner's units of a type roll, before Bloodlust (WC §5.2)."""
    dice = fighters(s, owner, t)
    if t == MELEE:
        dice += fighters(s, owner, WORKER)
    if s.polymorphed:
        size = s.box.size
        for c in s.polymorphed:
            kind = c // size
            if kind == owner * 4 + t or (t == MELEE and kind == owner * 4 + WORKER):
                dice -= 1
    return dice


def neutral_player(s: War) -> int:
    """Who rolls and chooses for neutral units: the player on the left of the one who fights them (WC §13.1)."""
    seat = (s.active + 1) % s.seats
    while not (s.alive >> seat) & 1:
        seat = (seat + 1) % s.seats
    return seat


# --- points, elimination, the end ------------------------------------------------------------


def points(s: War, seat: int) -> int:
    """Victory points of the seat's side; an area scores once for a team (WC §9)."""
    held = 0
    total = 0
    for o in range(s.seats):
        if (s.friends[seat] >> o) & 1:
            held |= s.units[o]
            total += s.laid[o]
            for t in range(3):
                if s.race[o] >= 0 and is_top(s, o, t):
                    total += 1
    for a in s.box.scored:
        if (held >> a) & 1:
            total += s.box.vp[a]
    return total


def finish(s: War, winners: int, reason: int, out: list[Event]) -> None:
    """The game is over."""
    s.won = winners
    s.bf = -1
    s.stack = ()
    out.append(Event("won" if winners else "drawn_game", (winners, reason)))


def eliminate(s: War, seat: int, out: list[Event]) -> bool:
    """A player and his allies leave the board (WC §4.2). True: the game is over."""
    for o in range(s.seats):
        if not (s.friends[seat] >> o) & 1 or not (s.alive >> o) & 1:
            continue
        s.alive &= ~(1 << o)
        out.append(Event("eliminated", (o,)))
        clear_board(s, o)
    return last_side(s, BY_LAST, out)


def clear_board(s: War, seat: int) -> None:
    """All pieces of a seat go to its reserve."""
    for a in range(s.box.size):
        for t in range(4):
            count = count_of(s, seat, t, a)
            if count:
                put(s, seat, t, a, -count)
                s.reserve[seat * 4 + t] += count
    s.outposts = changed(s.outposts, seat, 0)
    s.sites = changed(s.sites, seat, 0)
    s.called = changed(s.called, seat, 0)
    s.idle = tuple([row for row in s.idle if (row >> 4) // s.box.size != seat])


def last_side(s: War, reason: int, out: list[Event]) -> bool:
    """True, and the game over, when one side is left."""
    for o in range(s.seats):
        if (s.alive >> o) & 1:
            if s.alive & ~s.friends[o]:
                return False
            finish(s, s.friends[o] & ((1 << s.seats) - 1), reason, out)
            return True
    finish(s, 0, reason, out)
    return True


def seat_of_race(s: War, race: int) -> int:
    for o in range(s.seats):
        if s.race[o] == race:
            return o
    return -1
