"""Who attacks in a segment, and the blows that come of it. MA §5, §6

A blow is one number: where it comes from, whom it hits, how hard and how.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.core.hexes import DIRECTION_SETS, DIRECTIONS, NEIGHBOUR, RAY_MASK, REACH, highest, lowest, nearest
from arenarium.core.kernel import Event
from arenarium.games.monolith.box import (
    ASSASSIN,
    AT_DISARMED,
    AT_DOUBLE,
    AT_INITIATIVE,
    AT_MELEE,
    AT_PENETRATION,
    AT_RANGED,
    AT_VENOM,
    BANNER,
    BYTE,
    GRANT_VENOM,
    NIBBLE,
    VENOM,
    Box,
)
from arenarium.games.monolith.state import EXTRA_SLOT, MADE_IN, Arena, bonuses, kind_on, occupied

# Where a blow comes from, beside a hex.
FROM_POISON: Final = 19
FROM_ORDER: Final = 20

# How it is dealt: wire.How.
BY_MELEE: Final = 0
BY_SHOT: Final = 1
BY_PENETRATION: Final = 2
BY_ASSASSIN: Final = 3
BY_POISON: Final = 4
BY_MORLOCK: Final = 5
BY_ORDER: Final = 6

# Why a tile cannot attack: wire.Why.
NETTED: Final = 0
DISARMED: Final = 1


# A blow in one number: the hexes it comes from and goes to, its strength, whether it is venomous, how it is struck.
VICTIM_AT: Final = 5
STRENGTH_AT: Final = 10
VENOMOUS_AT: Final = 16
HOW_AT: Final = 17
WHO_AT: Final = 5
ONE_HEX: Final = 31
ONE_STRENGTH: Final = 63


def blow(source: i64, victim: i64, strength: i64, how: i64, venom: i64) -> i64:
    return how << HOW_AT | venom << VENOMOUS_AT | strength << STRENGTH_AT | victim << VICTIM_AT | source


def source_of(b: i64) -> i64:
    return b & ONE_HEX


def victim_of(b: i64) -> i64:
    return b >> VICTIM_AT & ONE_HEX


def strength_of(b: i64) -> i64:
    return b >> STRENGTH_AT & ONE_STRENGTH


def is_venomous(b: i64) -> bool:
    return bool(b >> VENOMOUS_AT & 1)


def how_of(b: i64) -> i64:
    return b >> HOW_AT


def pair(who: i64, victim: i64) -> i64:
    """A victim with the Assassin that aims at it, or with the seat that may poison it."""
    return who << WHO_AT | victim


def who_of(pair: i64) -> i64:
    return pair >> WHO_AT


def whom_of(pair: i64) -> i64:
    return pair & ONE_HEX


def opposite(direction: i64) -> i64:
    return (direction + DIRECTIONS // 2) % DIRECTIONS


# --- who attacks -----------------------------------------------------------------------------


def highest_initiative(s: Arena) -> int:
    """The first segment that anybody could attack in, or -1."""
    best = -1
    sums = bonuses(s)
    m: i64 = occupied(s)
    while m:
        h = lowest(m)
        m &= m - 1
        slots: i64 = s.box.slots[kind_on(s, h)]
        if slots:
            v = highest(slots) + (sums[h] >> AT_INITIATIVE & BYTE)
            if v > best:
                best = v
    return best


def slot_due(s: Arena, h: i64, i: i64, bonus: i64) -> i64:
    """The bit of the unused attack that the tile has in segment i, or 0. MA §5, R11, R12, R13, R14"""
    slots: i64 = s.box.slots[kind_on(s, h)]
    if not slots:
        return 0
    used: i64 = s.slots[h]
    v = i - (bonus >> AT_INITIATIVE & BYTE)
    if v >= 0 and (slots & ~used) >> v & 1:
        return 1 << v
    if bonus >> AT_DOUBLE & NIBBLE and (used or s.mere_extra_slot):  # R12: it repeats an attack
        for j, segment in enumerate(additional_segments(s, h, bonus)):
            if segment == i:
                bit: i64 = 1 << (EXTRA_SLOT + j)
                return 0 if used & bit else bit
    return 0


def additional_segments(s: Arena, h: i64, bonus: i64) -> list[int]:
    """The segments of the additional attacks: below the first attack made, past those with an own one. MA R11, R14"""
    own = own_segments(s, h, bonus)
    v = highest(made_segments(s, h) or own)
    if s.follows_initiative:
        own = s.box.slots[kind_on(s, h)] << (bonus >> AT_INITIATIVE & BYTE)
        v = highest(own)
    found: list[int] = []
    for _ in range(bonus >> AT_DOUBLE & NIBBLE):
        while v >= 0 and own >> v & 1:
            v -= 1
        if v < 0:
            break
        found.append(v)
        v -= 1
    return found


def own_segments(s: Arena, h: i64, bonus: i64) -> i64:
    """The segments of the printed attacks as bits: where they were made, the others where they are due now. MA R13"""
    slots: i64 = s.box.slots[kind_on(s, h)]
    used: i64 = s.slots[h]
    return made_segments(s, h) | (slots & ~used) << (bonus >> AT_INITIATIVE & BYTE)


def made_segments(s: Arena, h: i64) -> i64:
    """The segments in which printed attacks were made in the battle that is on, as bits."""
    used: i64 = s.slots[h]
    return used >> MADE_IN


def current_slots(s: Arena, h: int, bonus: int) -> list[int]:
    """All initiatives the tile attacks in as things stand, from the highest; for views."""
    if not s.box.slots[kind_on(s, h)]:
        return []
    return _falling(own_segments(s, h, bonus), additional_segments(s, h, bonus))


def used_slots(s: Arena, h: int, bonus: int) -> list[int]:
    """The initiatives it has attacked in, of those; for views."""
    if not s.slots[h]:
        return []
    more = enumerate(additional_segments(s, h, bonus))
    return _falling(made_segments(s, h), [v for j, v in more if s.slots[h] >> (EXTRA_SLOT + j) & 1])


def _falling(segments: int, more: list[int]) -> list[int]:
    for v in more:
        segments |= 1 << v
    return [v for v in range(segments.bit_length() - 1, -1, -1) if segments >> v & 1]


def strike(s: Arena, i: int, aims: tuple[int, ...], blows: list[int], out: list[Event]) -> None:
    """Everyone of this initiative attacks; slots are used up. MA §5"""
    sums = bonuses(s)
    told = False
    m: i64 = occupied(s)
    while m:
        h = lowest(m)
        m &= m - 1
        bonus: i64 = sums[h]
        slot = slot_due(s, h, i, bonus)
        if not slot:
            continue
        if not told:
            told = True
            if not s.quiet:
                out.append(Event("segment", (i,)))
        if s.netted >> h & 1:
            if not s.quiet:
                out.append(held(s, h, NETTED))
        elif bonus >> AT_DISARMED & NIBBLE:
            if not s.quiet:
                out.append(held(s, h, DISARMED))
        else:
            used: i64 = s.slots[h] | slot
            if slot < 1 << EXTRA_SLOT:
                used |= 1 << (MADE_IN + i)
            s.slots[h] = used
            attack(s, h, bonus, aims, blows, out)


# --- the attacks of one tile -----------------------------------------------------------------


def venom_of(s: Arena, kind: i64, bonus: i64) -> int:
    """1 if its blows poison, by its own nature or by a rune."""
    return 1 if bonus >> AT_VENOM & NIBBLE or s.box.features[kind] & VENOM else 0


def attack(s: Arena, h: i64, bonus: i64, aims: tuple[int, ...], blows: list[int], out: list[Event]) -> None:
    """All attacks of one tile. MA §5, §6"""
    box = s.box
    face: i64 = s.tile[h]
    kind: i64 = face // DIRECTIONS
    enemies: i64 = s.sides[1 - s.side[s.owner[h]]]
    venom = venom_of(s, kind, bonus)
    before = len(blows)
    dirs: i64 = box.melee_dirs[face]
    if dirs:
        targets: i64 = REACH[h * DIRECTION_SETS + dirs] & enemies
        if box.role[kind] == BANNER:
            targets &= ~s.banners  # a banner never wounds a banner
        if targets:
            more: i64 = bonus >> AT_MELEE & BYTE
            for d in range(DIRECTIONS):
                if dirs >> d & 1:
                    n = NEIGHBOUR[h * DIRECTIONS + d]
                    if n >= 0 and targets >> n & 1:
                        hit(s, h, n, box.melee[face * DIRECTIONS + d] + more, BY_MELEE, venom, blows, out)
    dirs = box.ranged_dirs[face]
    if dirs:
        for d in range(DIRECTIONS):
            if dirs >> d & 1:
                line: i64 = RAY_MASK[h * DIRECTIONS + d] & enemies
                if line:
                    shoot(s, h, d, line, box.ranged[face * DIRECTIONS + d], bonus, venom, blows, out)
    if box.features[kind] & ASSASSIN:
        for aim in aims:
            if who_of(aim) == h:
                hit(s, h, whom_of(aim), box.amount[kind] + (bonus >> AT_MELEE & BYTE), BY_ASSASSIN, venom, blows, out)
    if s.explain and len(blows) == before:
        out.append(Event("missed", (kind, h, s.owner[h])))


def shoot(
    s: Arena, h: int, d: int, line: int, strength: int, bonus: int, venom: int, blows: list[int], out: list[Event]
) -> None:
    """One shot along a line with enemies on it; own tiles do not matter. MA §5, §7, R9, R10"""
    more: i64 = bonus >> AT_RANGED & BYTE
    if not bonus >> AT_PENETRATION & NIBBLE:
        arrive(s, h, nearest(line, d), d, strength + more, BY_SHOT, venom, blows, out)
        return
    if not s.printed_penetration:
        strength = s.box.penetration
    while line:
        n = nearest(line, d)
        line &= ~(1 << n)
        arrive(s, h, n, d, strength + more, BY_PENETRATION, venom, blows, out)


def arrive(
    s: Arena, h: int, n: int, d: int, strength: int, how: int, venom: int, blows: list[int], out: list[Event]
) -> None:
    """Armour on the side that faces the shot takes one off. MA §6, R15"""
    if s.box.armour_dirs[s.tile[n]] >> opposite(d) & 1:
        strength -= 1
        if strength <= 0:
            if not s.quiet:
                out.append(Event("stopped", (kind_on(s, h), h, kind_on(s, n), n, s.owner[h], s.owner[n])))
            return
        if not s.quiet:
            out.append(Event("softened", (kind_on(s, n), n, strength, s.owner[n])))
    hit(s, h, n, strength, how, venom, blows, out)


def hit(s: Arena, h: i64, n: i64, strength: i64, how: i64, venom: i64, blows: list[int], out: list[Event]) -> None:
    blows.append(blow(h, n, strength, how, venom))
    if not s.quiet:
        out.append(struck(s, h, n, strength, how, venom))


# --- venom ----------------------------------------------------------------------------------


def poisoner(s: Arena, attacker: int) -> int:
    """The seat that handles the markers: the Abyss player of the attacker's side. MA R33"""
    owner = s.owner[attacker]
    if brings_poison(s.box, s.faction[owner]):
        return owner
    for seat in range(s.seats):
        if s.side[seat] == s.side[owner] and brings_poison(s.box, s.faction[seat]):
            return seat
    return owner


def brings_poison(box: Box, faction: int) -> bool:
    return box.gift[box.first[faction]] == GRANT_VENOM


# --- events ----------------------------------------------------------------------------------


def struck(s: Arena, h: i64, n: i64, strength: i64, how: i64, venom: i64) -> Event:
    return Event("struck", (kind_on(s, h), h, kind_on(s, n), n, strength, how, venom, s.owner[h], s.owner[n]))


def held(s: Arena, h: i64, why: i64) -> Event:
    return Event("held", (kind_on(s, h), h, why, s.owner[h]))
