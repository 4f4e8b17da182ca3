"""The battle in progress: who fights, from where, with what (WC §5)."""

from __future__ import annotations

from typing import Final

from arenarium.games.warcraft.box import FLYING, MELEE, RANGED, WORKER
from arenarium.games.warcraft.pieces import ability, armed, fighting_areas
from arenarium.games.warcraft.state import EXTRA, FIELDS, HITS, War

PHASE_TYPES: Final[list[int]] = [RANGED, FLYING, MELEE]


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


def side_flyers(s: War, side: int) -> int:
    total = 0
    for o in range(s.box.owners):
        if (s.sides[side] >> o) & 1:
            total += fighters(s, o, FLYING)
    return total


def enemy_hits(s: War, side: int) -> int:
    """Hits of the other side in the volley just rolled."""
    total = 0
    for o in range(s.box.owners):
        if (s.sides[1 - side] >> o) & 1 and (s.volley >> o) & 1:
            total += s.tally[o * FIELDS + HITS] + s.tally[o * FIELDS + EXTRA]
    return total


def forget(s: War, me: int) -> None:
    """A unit that was polymorphed is gone."""
    if me in s.polymorphed:
        left = list(s.polymorphed)
        left.remove(me)
        s.polymorphed = tuple(left)


def battle_order(s: War) -> tuple[int, ...]:
    """Defenders first, then attackers (WC §5.6), the other way round in A57; neutral units play nothing."""
    order = []
    for side in (0, 1) if s.english else (1, 0):
        for o in side_seats(s, side):
            if o < s.seats:
                order.append(o)
    return tuple(order)


def side_seats(s: War, side: int) -> list[int]:
    """Owners of a side, the leader first, then clockwise."""
    leader = s.att if side == 0 else s.dfn
    order = [leader]
    if leader < s.seats:
        for i in range(1, s.seats):
            o = (leader + i) % s.seats
            if (s.sides[side] >> o) & 1:
                order.append(o)
    return order
