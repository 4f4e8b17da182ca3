"""Pieces on the board and in reserve, buildings, and the unit cards in force (WC §3, §8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.games.warcraft.box import (
    MOVE_STEP,
    PIECE_TYPES,
    STACK,
    UNIT_TYPES,
    WORKER,
    level_place,
    price_place,
    type_place,
)
from arenarium.games.warcraft.state import War, changed
from arenarium.games.warcraft.verbs import kind_of, owner_and_type

ALL_UNITS: Final = 0xFFF  # the units in packed counts
GROUND_UNITS: Final = 0xFF
WORKER_BITS: Final = 12  # workers lie above them
NIB: Final = 4  # bits of a count; counts by type are packed, the first type lowest
NIB_MASK: Final = 15  # in a count
# By packed counts of units: how many units.
UNITS: Final[list[int]] = [
    (p & NIB_MASK) + ((p >> NIB) & NIB_MASK) + (p >> 2 * NIB) for p in range(1 << UNIT_TYPES * NIB)
]


# --- packed counts and masks -----------------------------------------------------------------


def nib(packed: int, t: int) -> int:
    """The count of one type in packed counts."""
    return (packed >> (NIB * t)) & NIB_MASK


def single(t: int) -> int:
    """One piece of a type, packed."""
    return 1 << (NIB * t)


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


# --- pieces ----------------------------------------------------------------------------------


def part(s: War) -> None:
    """The board becomes this state's own: most forks answer, roll or buy and never change a piece."""
    s.shared = False
    s.pieces = s.pieces[:]
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
    packed = s.pieces[at] + (count << (NIB * t))
    s.pieces[at] = packed
    bit = 1 << area
    friends = s.friends[owner]
    if t == WORKER:
        if packed >> WORKER_BITS:
            s.workers[owner] |= bit
        else:
            s.workers[owner] &= ~bit
        total = 0
        f = 0
        mask = friends
        while mask:
            if mask & 1:
                total += s.pieces[f * size + area] >> WORKER_BITS
            mask >>= 1
            f += 1
        full = s.full_workers
    else:
        if packed & ALL_UNITS:
            s.units[owner] |= bit
        else:
            s.units[owner] &= ~bit
        total = 0
        f = 0
        mask = friends
        while mask:
            if mask & 1:
                total += UNITS[s.pieces[f * size + area] & ALL_UNITS]
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


def code(s: War, owner: int, t: int, area: int) -> int:
    """A unit of a type in an area as one number."""
    return kind_of(owner, t) * s.box.size + area


def put_back(s: War, me: int) -> tuple[int, int, int]:
    """A coded unit stands again where it was; its owner, type and area."""
    owner, t = owner_and_type(me // s.box.size)
    area = me % s.box.size
    put(s, owner, t, area, 1)
    return owner, t, area


def count_of(s: War, owner: int, t: int, area: int) -> int:
    return (s.pieces[owner * s.box.size + area] >> (NIB * t)) & NIB_MASK


def side_units(s: War, owner: int, area: int) -> int:
    """Units of an owner and the owner's allies in an area."""
    total = 0
    for f in range(s.box.owners):
        if (s.friends[owner] >> f) & 1:
            total += UNITS[s.pieces[f * s.box.size + area] & ALL_UNITS]
    return total


def side_workers(s: War, owner: int, area: int) -> int:
    total = 0
    for f in range(s.box.owners):
        if (s.friends[owner] >> f) & 1:
            total += s.pieces[f * s.box.size + area] >> WORKER_BITS
    return total


def fighting_areas(s: War, owner: int) -> int:
    """Areas where the owner has units, or workers under arms (WC A34)."""
    return s.units[owner] | (s.called[owner] & s.workers[owner])


def armed(s: War, owner: int, area: int) -> int:
    """Workers under arms there. Those whom a Town Portal brought do not arm the others of their new area (A34)."""
    if not (s.called[owner] >> area) & 1:
        return 0
    return (s.pieces[owner * s.box.size + area] >> WORKER_BITS) - unarmed(s, owner, area)


def unarmed(s: War, owner: int, area: int) -> int:
    """Workers beside comrades under arms who are not under arms themselves."""
    for row in s.idle:
        if idle_place(row) == owner * s.box.size + area:
            return row & NIB_MASK
    return 0


def idle_row(s: War, owner: int, area: int, count: int) -> int:
    """So many workers of an area who are not under arms, as `War.idle` holds them."""
    return (owner * s.box.size + area) << NIB | count


def idle_place(row: int) -> int:
    """Whose they are and where: owner * size + area."""
    return row >> NIB


def disarm(s: War, owner: int, area: int) -> None:
    """The workers of an area are workers again."""
    s.called = changed(s.called, owner, s.called[owner] & ~(1 << area))
    if s.idle:
        s.idle = tuple([row for row in s.idle if idle_place(row) != owner * s.box.size + area])


def held_by_foes(s: War, owner: int) -> int:
    """Areas with an enemy unit, worker or Outpost: they stop movement (WC §4.1)."""
    mask = 0
    foes = s.foes[owner]
    for o in range(s.box.owners):
        if (foes >> o) & 1:
            mask |= s.units[o] | s.workers[o] | s.outposts[o] | s.sites[o]
            if s.box.town_outposts and o < s.seats and s.town[o] >= 0:
                mask |= s.box.town_outposts & 1 << s.town[o]  # an Outpost still, though treated as a Town (A59)
    return mask


def foe_units(s: War, owner: int) -> int:
    """Areas with enemy units, or enemy workers under arms (WC A63)."""
    mask = 0
    foes = s.foes[owner]
    for o in range(s.box.owners):
        if (foes >> o) & 1:
            mask |= fighting_areas(s, o)
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


def necromancers_seat(s: War) -> int:
    """Who has the Necromancers; -1 where nobody has."""
    for seat in range(s.seats):
        if is_necromancer(s, seat):
            return seat
    return -1


def card_place(s: War, owner: int, t: int) -> int:
    """Where the current unit card of a type stands in the box's tables."""
    return level_place(s.race[owner], t, nib(s.levels[owner], t))


def strength(s: War, owner: int, t: int) -> int:
    return s.box.strength[card_place(s, owner, t)]


def ability(s: War, owner: int, t: int) -> int:
    return s.box.ability[card_place(s, owner, t)]


def price_of(s: War, owner: int, t: int) -> tuple[int, int]:
    """Gold and wood to train one of this type: each race's building has its price."""
    at = price_place(s.race[owner], t)
    return s.box.train_gold[at], s.box.train_wood[at]


def pay(s: War, seat: int, gold: int, wood: int) -> None:
    """Resources are spent, first those that an ally gave in this step (A51)."""
    s.gold[seat] -= gold
    s.wood[seat] -= wood
    if s.got_gold[seat]:
        s.got_gold = changed(s.got_gold, seat, max(0, s.got_gold[seat] - gold))
    if s.got_wood[seat]:
        s.got_wood = changed(s.got_wood, seat, max(0, s.got_wood[seat] - wood))


def top_level(s: War, owner: int, t: int) -> int:
    return s.box.top[type_place(s.race[owner], t)]


def is_top(s: War, owner: int, t: int) -> bool:
    return nib(s.levels[owner], t) >= top_level(s, owner, t)


def has_buildings(s: War, seat: int, t: int) -> bool:
    """Whether the completed buildings named on the current card stand (WC §8)."""
    needs = s.box.needs[card_place(s, seat, t)]
    return all(nib(s.built[seat], b) >= nib(needs, b) for b in range(UNIT_TYPES))


def clear_board(s: War, seat: int) -> None:
    """All pieces of a seat go to its reserve."""
    for a in range(s.box.size):
        for t in range(PIECE_TYPES):
            count = count_of(s, seat, t, a)
            if count:
                put(s, seat, t, a, -count)
                s.reserve[kind_of(seat, t)] += count
    s.outposts = changed(s.outposts, seat, 0)
    s.sites = changed(s.sites, seat, 0)
    s.called = changed(s.called, seat, 0)
    s.idle = tuple([row for row in s.idle if idle_place(row) // s.box.size != seat])


def seat_of_race(s: War, race: int) -> int:
    for o in range(s.seats):
        if s.race[o] == race:
            return o
    return -1
