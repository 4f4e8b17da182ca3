"""Battle: the start, then initiative segments; simultaneous blows; runes that answer. MA §5-§7

A blow is one number: where it comes from, whom it hits, how hard and how. Until a segment ends nobody
leaves the board, so whatever is worked out from the board stays the same while players are asked.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from arenarium.core.hexes import NEIGHBOUR, RAY_MASK, REACH, highest, lowest, nearest
from arenarium.core.kernel import Action, Decision, Event, Frame
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
    NIBBLE,
    VENOM,
    Box,
)
from arenarium.games.monolith.box import POISON as POISON_GIFT
from arenarium.games.monolith.menu import ALL_TURNS, HEXES, ask_for, group
from arenarium.games.monolith.monoliths import fold
from arenarium.games.monolith.state import (
    EXTRA_SLOT,
    Arena,
    bonuses,
    kind_on,
    occupied,
    points,
    recompute,
    remove,
    seats_in_order,
)
from arenarium.games.monolith.verbs import POISON, SPEND, STRIKE

# Where a blow comes from, beside a hex.
FROM_POISON: Final = 19
FROM_ORDER: Final = 20

# How.
BY_MELEE: Final = 0
BY_SHOT: Final = 1
BY_PENETRATION: Final = 2
BY_ASSASSIN: Final = 3
BY_POISON: Final = 4
BY_MORLOCK: Final = 5
BY_ORDER: Final = 6
HOW: Final = ("melee", "ranged", "penetrating", "assassin", "poison", "morlock", "order")

# Moments of a battle beside the initiatives.
START: Final = 99  # the step before the first segment
TOP: Final = 98  # the highest initiative is yet to be found
OUTSIDE: Final = 97  # wounds outside a battle

# Why a battle began.
BY_ORDER_TILE: Final = 0
BY_FULL_BOARD: Final = 1
THE_LAST: Final = 2

NETTED: Final = 0
DISARMED: Final = 1


def blow(source: i64, victim: i64, strength: i64, how: i64, venom: i64) -> i64:
    return ((how << 1 | venom) << 6 | strength) << 10 | victim << 5 | source


def source_of(b: i64) -> i64:
    return b & 31


def victim_of(b: i64) -> i64:
    return b >> 5 & 31


def strength_of(b: i64) -> i64:
    return b >> 10 & 63


def is_venomous(b: i64) -> bool:
    return bool(b >> 16 & 1)


def how_of(b: i64) -> i64:
    return b >> 17


class Battle(Frame[Arena]):
    """Count the initiative down; each number is one Segment. MA §5"""

    def __init__(self, initiative: int, cause: int) -> None:
        self.initiative: Final = initiative
        self.cause: Final = cause

    def pack(self) -> list[Any]:
        return ["battle", self.initiative, self.cause]

    def run(self, s: Arena, out: list[Event]) -> bool:
        i = self.initiative
        if i == START:
            if not s.quiet:
                out.append(Event("battle_began", (self.cause,)))
            s.slots = [0] * len(s.slots)
            s.become(MOMENTS[self.cause][TOP])
            _begin(s, out)
            return False
        if i == TOP:
            i = highest_initiative(s)
        if i < 0:
            s.pop()
            _end(s, out)
            return False
        s.become(MOMENTS[self.cause][i])
        if s.assassins:
            s.push(Segment(i, ()))
        else:
            _open_segment(s, i, (), out)
        return False


class Segment(Frame[Arena]):
    """Assassins of this initiative choose their victims, then everyone strikes at once. MA §6, R6, R7"""

    def __init__(self, initiative: int, aims: tuple[int, ...]) -> None:
        self.initiative: Final = initiative
        self.aims: Final = aims  # assassin * 32 + victim

    def pack(self) -> list[Any]:
        return ["segment", self.initiative, self.aims]

    def run(self, s: Arena, out: list[Event]) -> bool:
        h = self.next_assassin(s)
        if h < 0:
            s.pop()
            _open_segment(s, self.initiative, self.aims, out)
            return False
        targets: i64 = s.sides[1 - s.side[s.owner[h]]]
        if targets & (targets - 1):
            return True
        s.become(Segment(self.initiative, self.aims + (h * 32 + lowest(targets),)))
        return False

    def next_assassin(self, s: Arena) -> int:
        """Who strikes now and has not chosen yet, in the order of R6; -1 if nobody. Netted or disarmed: R8."""
        chosen = 0
        for aim in self.aims:
            chosen |= 1 << (aim >> 5)
        sums = bonuses(s)
        for seat in seats_in_order(s):
            m: i64 = s.assassins & s.mine[seat] & ~s.netted & ~chosen
            while m:
                h = lowest(m)
                m &= m - 1
                if (
                    s.sides[1 - s.side[seat]]
                    and not sums[h] >> AT_DISARMED & NIBBLE
                    and slot_due(s, h, self.initiative, sums[h])
                ):
                    return h
        return -1

    def ask(self, s: Arena) -> list[Decision]:
        h = self.next_assassin(s)
        targets: i64 = s.sides[1 - s.side[s.owner[h]]]
        return ask_for(s.owner[h], "assassin_target", group(STRIKE, h, 0, HEXES, targets, ALL_TURNS))

    def answer(self, s: Arena, seat: int, action: Action, out: list[Event]) -> None:
        s.become(Segment(self.initiative, self.aims + (action[1] * 32 + action[2],)))


class Wounds(Frame[Arena]):
    """Blows that have not landed yet, and the Regeneration runes already spent on them. MA §5, §7"""

    def __init__(self, segment: int, blows: tuple[int, ...], spent: int, doomed: int) -> None:
        self.segment: Final = segment
        self.blows: Final = blows
        self.spent: Final = spent  # runes that leave when this is over
        self.doomed: Final = doomed  # Morlocks that have struck

    def pack(self) -> list[Any]:
        return ["wounds", self.segment, self.blows, self.spent, self.doomed]

    def run(self, s: Arena, out: list[Event]) -> bool:
        if s.healers:
            options = absorptions(s, self.blows, self.spent, self.doomed)
            if len(options) > 1:
                return True
            if options:  # forced, and all of it lies open on the board: no need to ask
                self.absorb(s, options[0], out)
                return False
        s.pop()
        land(s, self.segment, self.blows, self.spent, self.doomed, out)
        return False

    def ask(self, s: Arena) -> list[Decision]:
        options = absorptions(s, self.blows, self.spent, self.doomed)
        return [Decision(s.owner[options[0][1]], "spend_regeneration", options)]

    def answer(self, s: Arena, seat: int, action: Action, out: list[Event]) -> None:
        self.absorb(s, action, out)

    def absorb(self, s: Arena, action: Action, out: list[Event]) -> None:
        """One rune cancels all that one source does to one tile."""
        _, rune, source, victim = action
        out.append(Event("regenerated", (rune, s.owner[rune], s.tile[victim] // 6, victim, source)))
        left: list[int] = []
        for b in self.blows:
            if source_of(b) != source or victim_of(b) != victim:
                left.append(b)
        s.become(Wounds(self.segment, tuple(left), self.spent | 1 << rune, self.doomed))


class Venom(Frame[Arena]):
    """More targets of venom than poison markers: the Abyss player says who gets them, one by one. MA R30, R81"""

    def __init__(self, segment: int, claims: tuple[int, ...], spent: int, gone: int) -> None:
        self.segment: Final = segment
        self.claims: Final = claims  # seat that decides * 32 + victim
        self.spent: Final = spent
        self.gone: Final = gone

    def pack(self) -> list[Any]:
        return ["venom", self.segment, self.claims, self.spent, self.gone]

    def run(self, s: Arena, out: list[Event]) -> bool:
        if s.pool == 0 or not self.claims:
            s.pop()
            leave(s, self.spent, self.gone, out)
            return False
        if s.pool >= len(self.claims):
            for claim in self.claims:
                poison(s, claim & 31, out)
            s.become(Venom(self.segment, (), self.spent, self.gone))
            return False
        seat, targets = self.turn_of(s)
        if targets & (targets - 1):
            return True
        self.give(s, seat, lowest(targets), out)
        return False

    def turn_of(self, s: Arena) -> tuple[int, int]:
        """Who decides now and among which targets. MA R6"""
        for seat in seats_in_order(s):
            targets: i64 = 0
            for claim in self.claims:
                if claim >> 5 == seat:
                    targets |= 1 << (claim & 31)
            if targets:
                return (seat, targets)
        raise AssertionError("claims without a seat")

    def ask(self, s: Arena) -> list[Decision]:
        seat, targets = self.turn_of(s)
        return ask_for(seat, "share_poison", group(POISON, 0, 0, HEXES, targets, ALL_TURNS))

    def answer(self, s: Arena, seat: int, action: Action, out: list[Event]) -> None:
        self.give(s, seat, action[2], out)

    def give(self, s: Arena, seat: int, victim: int, out: list[Event]) -> None:
        poison(s, victim, out)
        left = list(self.claims)
        left.remove(seat * 32 + victim)
        s.become(Venom(self.segment, tuple(left), self.spent, self.gone))


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
    raised: i64 = bonus >> AT_INITIATIVE & BYTE
    used: i64 = s.slots[h]
    v = i - raised
    if v >= 0 and slots >> v & 1:
        return 0 if used >> v & 1 else 1 << v
    doubles: i64 = bonus >> AT_DOUBLE & NIBBLE
    if doubles and (used or s.mere_extra_slot):  # R12: it repeats an attack
        taken = slots << raised
        v = highest(slots) + raised
        for j in range(doubles):
            while v >= 0 and taken >> v & 1:
                v -= 1
            if v < 0:
                return 0
            if v == i:
                bit = 1 << (EXTRA_SLOT + j)
                return 0 if used & bit else bit
            taken |= 1 << v
    return 0


def current_slots(s: Arena, h: int, bonus: int) -> list[int]:
    """All initiatives the tile attacks in as things stand, from the highest; for views."""
    slots: i64 = s.box.slots[kind_on(s, h)]
    if not slots:
        return []
    raised: i64 = bonus >> AT_INITIATIVE & BYTE
    taken = slots << raised
    top = highest(slots) + raised
    v = top
    for _ in range(bonus >> AT_DOUBLE & NIBBLE):
        while v >= 0 and taken >> v & 1:
            v -= 1
        if v < 0:
            break
        taken |= 1 << v
    return [i for i in range(top, -1, -1) if taken >> i & 1]


def _open_segment(s: Arena, i: int, aims: tuple[int, ...], out: list[Event]) -> None:
    blows: list[int] = []
    strike(s, i, aims, blows, out)
    if blows:
        s.push(Wounds(i, tuple(blows), 0, 0))


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
                out.append(Event("held", (s.tile[h] // 6, h, NETTED)))
        elif bonus >> AT_DISARMED & NIBBLE:
            if not s.quiet:
                out.append(Event("held", (s.tile[h] // 6, h, DISARMED)))
        else:
            used: i64 = s.slots[h]
            s.slots[h] = used | slot
            attack(s, h, bonus, aims, blows, out)


def attack(s: Arena, h: i64, bonus: i64, aims: tuple[int, ...], blows: list[int], out: list[Event]) -> None:
    """All attacks of one tile. MA §5, §6"""
    box = s.box
    face: i64 = s.tile[h]
    kind: i64 = face // 6
    enemies: i64 = s.sides[1 - s.side[s.owner[h]]]
    venom = 1 if bonus >> AT_VENOM & NIBBLE or box.features[kind] & VENOM else 0
    before = len(blows)
    dirs: i64 = box.melee_dirs[face]
    if dirs:
        targets: i64 = REACH[h * 64 + dirs] & enemies
        if box.role[kind] == BANNER:
            targets &= ~s.banners  # a banner never wounds a banner
        if targets:
            more: i64 = bonus >> AT_MELEE & BYTE
            for d in range(6):
                if dirs >> d & 1:
                    n = NEIGHBOUR[h * 6 + d]
                    if n >= 0 and targets >> n & 1:
                        _hit(s, h, n, box.melee[face * 6 + d] + more, BY_MELEE, venom, blows, out)
    dirs = box.ranged_dirs[face]
    if dirs:
        for d in range(6):
            if dirs >> d & 1:
                line: i64 = RAY_MASK[h * 6 + d] & enemies
                if line:
                    shoot(s, h, d, line, box.ranged[face * 6 + d], bonus, venom, blows, out)
    if box.features[kind] & ASSASSIN:
        for aim in aims:
            if aim >> 5 == h:
                _hit(s, h, aim & 31, box.amount[kind] + (bonus >> AT_MELEE & BYTE), BY_ASSASSIN, venom, blows, out)
    if s.explain and len(blows) == before:
        out.append(Event("missed", (kind, h)))


def shoot(
    s: Arena, h: int, d: int, line: int, strength: int, bonus: int, venom: int, blows: list[int], out: list[Event]
) -> None:
    """One shot along a line with enemies on it; own tiles do not matter. MA §5, §7, R9, R10"""
    more: i64 = bonus >> AT_RANGED & BYTE
    if not bonus >> AT_PENETRATION & NIBBLE:
        _arrive(s, h, nearest(line, d), d, strength + more, BY_SHOT, venom, blows, out)
        return
    if not s.printed_penetration:
        strength = s.box.penetration
    while line:
        n = nearest(line, d)
        line &= ~(1 << n)
        _arrive(s, h, n, d, strength + more, BY_PENETRATION, venom, blows, out)


def _arrive(
    s: Arena, h: int, n: int, d: int, strength: int, how: int, venom: int, blows: list[int], out: list[Event]
) -> None:
    """Armour on the side that faces the shot takes one off. MA §6, R15"""
    if s.box.armour_dirs[s.tile[n]] >> ((d + 3) % 6) & 1:
        strength -= 1
        if strength <= 0:
            if not s.quiet:
                out.append(Event("stopped", (s.tile[h] // 6, h, s.tile[n] // 6, n)))
            return
        if not s.quiet:
            out.append(Event("softened", (s.tile[n] // 6, n, strength)))
    _hit(s, h, n, strength, how, venom, blows, out)


def _hit(s: Arena, h: i64, n: i64, strength: i64, how: i64, venom: i64, blows: list[int], out: list[Event]) -> None:
    blows.append(blow(h, n, strength, how, venom))
    if not s.quiet:
        out.append(Event("struck", (s.tile[h] // 6, h, s.tile[n] // 6, n, strength, how, venom)))


def _begin(s: Arena, out: list[Event]) -> None:
    """The start of the battle: poison, which stays (R31), and Morlocks, all at once. MA §5, §6, R64"""
    if not s.poisoned and not s.morlocks:
        return
    blows: list[int] = []
    m: i64 = s.poisoned
    while m:
        h = lowest(m)
        m &= m - 1
        out.append(Event("poison_works", (s.tile[h] // 6, h, s.poison[h])))
        blows.append(blow(FROM_POISON, h, s.poison[h], BY_POISON, 0))
    doomed: i64 = 0
    m = s.morlocks
    if m:
        sums = bonuses(s)
        while m:
            h = lowest(m)
            m &= m - 1
            target: i64 = REACH[h * 64 + s.box.bolt_dirs[s.tile[h]]] & s.sides[1 - s.side[s.owner[h]]]
            if not target:
                continue
            if s.netted >> h & 1:
                if not s.quiet:
                    out.append(Event("held", (s.tile[h] // 6, h, NETTED)))
                continue
            if sums[h] >> AT_DISARMED & NIBBLE:
                if not s.quiet:
                    out.append(Event("held", (s.tile[h] // 6, h, DISARMED)))
                continue
            doomed |= 1 << h
            while target:
                n = lowest(target)
                target &= target - 1
                out.append(Event("morlock", (s.tile[h] // 6, h, s.tile[n] // 6, n)))
                if not s.banners >> n & 1:
                    blows.append(blow(h, n, 0, BY_MORLOCK, 0))
    if blows or doomed:
        s.push(Wounds(START, tuple(blows), 0, doomed))


def _end(s: Arena, out: list[Event]) -> None:
    """Net orders end, Monoliths fold; whoever is below on the stack looks at the hit points. MA §5.4, R50"""
    m: i64 = s.marked
    while m:
        h = lowest(m)
        m &= m - 1
        out.append(Event("net_lifted", (s.tile[h] // 6, h)))
    if s.marked:
        s.marked = 0
        recompute(s, out)  # R85: a netter set free may take an aura away
    if s.monoliths:
        fold(s, out)
        recompute(s, out)
    if not s.quiet:
        out.append(Event("battle_ended", (s.hp[0], s.hp[1])))


# --- regeneration ----------------------------------------------------------------------------


def destroyed(s: Arena, blows: tuple[int, ...], among: int) -> int:
    """Which of these tiles the blows would eliminate as they stand. MA §7 case 4, R16"""
    gone: i64 = 0
    total: list[int] = []
    for b in blows:
        v = victim_of(b)
        if among >> v & 1:
            if how_of(b) == BY_MORLOCK:
                gone |= 1 << v
            else:
                if not total:
                    total = [0] * 19
                total[v] = total[v] + strength_of(b)
    if total:
        sums = bonuses(s)
        m: i64 = among & ~gone
        while m:
            h = lowest(m)
            m &= m - 1
            left: i64 = s.wounds[h] + total[h] - (s.trench >> h & 1)
            if total[h] and left >= points(s, h, sums[h]):
                gone |= 1 << h
    return gone


def absorptions(s: Arena, blows: tuple[int, ...], spent: int, doomed: int) -> list[Action]:
    """What the next seat may let a rune of regeneration do: (SPEND, rune, source, victim). MA §7, R16, R17, R18, R63"""
    able: i64 = s.healers & ~s.netted & ~spent & ~doomed
    if not able:
        return []
    able &= ~destroyed(s, blows, able)
    if not able:
        return []
    covers = [0] * 19  # by rune: the own tiles it is connected to
    covered: i64 = 0
    m: i64 = able
    while m:
        h = lowest(m)
        m &= m - 1
        covers[h] = REACH[h * 64 + s.box.link_dirs[s.tile[h]]] & s.sides[s.side[s.owner[h]]]
        covered |= covers[h]
    found: list[Action] = []
    for b in blows:
        v = victim_of(b)
        if covered >> v & 1:
            m = payers(covers, able & ~(1 << v), v)
            while m:
                h = lowest(m)
                m &= m - 1
                option = (SPEND, h, source_of(b), v)
                if option not in found:
                    found.append(option)
    if len(found) > 1:
        for seat in seats_in_order(s):  # of two allies' runes that of the first in order is spent (R6, R86)
            own = [a for a in found if s.owner[a[1]] == seat]
            if own:
                own.sort()
                return own
    return found


def payers(covers: list[int], able: int, victim: int) -> int:
    """The runes one of which pays for the victim: the ends of the chains of runes that guard runes. MA R18"""
    reached: i64 = 0
    fresh: i64 = _guards(covers, able, victim)
    while fresh:
        reached |= fresh
        m: i64 = fresh
        fresh = 0
        while m:
            h = lowest(m)
            m &= m - 1
            fresh |= _guards(covers, able, h)
        fresh &= ~reached
    ends: i64 = 0
    m = reached
    while m:
        h = lowest(m)
        m &= m - 1
        beyond: i64 = _beyond(covers, able, h)
        is_end = True
        rest: i64 = beyond
        while rest:
            n = lowest(rest)
            rest &= rest - 1
            if not _beyond(covers, able, n) >> h & 1:
                is_end = False
                break
        if is_end:
            ends |= 1 << h
    return ends


def _guards(covers: list[int], able: int, h: int) -> int:
    found = 0
    m: i64 = able & ~(1 << h)
    while m:
        n = lowest(m)
        m &= m - 1
        if covers[n] >> h & 1:
            found |= 1 << n
    return found


def _beyond(covers: list[int], able: int, h: int) -> int:
    """All runes to which the chain of guards of a rune leads."""
    found = 0
    fresh: i64 = _guards(covers, able, h)
    while fresh:
        found |= fresh
        m: i64 = fresh
        fresh = 0
        while m:
            n = lowest(m)
            m &= m - 1
            fresh |= _guards(covers, able, n)
        fresh &= ~found
    return found


# --- wounds ----------------------------------------------------------------------------------


def land(s: Arena, segment: int, blows: tuple[int, ...], spent: int, doomed: int, out: list[Event]) -> None:
    """What was not cancelled becomes wounds; the eliminated and the spent leave together. MA §5"""
    totals = [0] * 19
    victims: i64 = 0
    gone: i64 = doomed
    venom = False
    for b in blows:
        v = victim_of(b)
        victims |= 1 << v
        if how_of(b) == BY_MORLOCK:
            gone |= 1 << v  # toughness is no help
        else:
            totals[v] = totals[v] + strength_of(b)
            if is_venomous(b):
                venom = True
    if victims:
        sums = bonuses(s)
        while victims:
            h = lowest(victims)
            victims &= victims - 1
            if totals[h] and wound(s, h, totals[h], sums[h], out):
                gone |= 1 << h
    for side in range(2):
        if s.hp[side] <= 0:
            gone |= s.banners & s.sides[side]  # R58: both banners of a team
    if venom:
        claims: list[int] = []  # one for each blow that landed: R19, R32
        for b in blows:
            v = victim_of(b)
            if is_venomous(b) and not gone >> v & 1:
                claims.append(poisoner(s, source_of(b)) * 32 + v)
        if claims and s.pool:
            s.push(Venom(segment, tuple(claims), spent, gone))
            return
    leave(s, spent, gone, out)


def wound(s: Arena, h: i64, wounds: i64, bonus: i64, out: list[Event]) -> bool:
    """One tile takes its wounds; whether they eliminate it. Banners know only hit points. MA §5, R26, R28, R65"""
    kind: i64 = kind_on(s, h)
    if s.trench >> h & 1:
        s.trench &= ~(1 << h)
        out.append(Event("trench_lost", (kind, h)))
        wounds -= 1
        if not wounds:  # it may have lived on the marker alone
            return not s.banners >> h & 1 and s.wounds[h] >= points(s, h, bonus)
    if s.banners >> h & 1:
        side: i64 = s.side[s.owner[h]]
        s.hp[side] = max(0, s.hp[side] - wounds)
        if not s.quiet:
            out.append(Event("banner_hurt", (s.owner[h], h, wounds, s.hp[side])))
        return False
    wounds_now: i64 = s.wounds[h] + wounds
    s.wounds[h] = wounds_now
    left: i64 = points(s, h, bonus) - wounds_now
    if not s.quiet:
        out.append(Event("wounded", (kind, h, wounds, max(0, left))))
    if left <= 0:
        return True
    s.hurt |= 1 << h
    return False


def leave(s: Arena, spent: int, gone: int, out: list[Event]) -> None:
    """The eliminated and the spent runes leave together; what lived on a borrowed point follows. MA §5 d, e"""
    m: i64 = spent | gone
    if not m:
        return
    while m:
        h = lowest(m)
        m &= m - 1
        kind: i64 = kind_on(s, h)
        if s.banners >> h & 1:
            out.append(Event("banner_fell", (s.owner[h], h)))
        elif gone >> h & 1:
            if not s.quiet:
                out.append(Event("eliminated", (kind, s.owner[h], h)))
        else:
            if not s.quiet:
                out.append(Event("rune_spent", (kind, s.owner[h], h)))
        remove(s, h)
    recompute(s, out)


def poison(s: Arena, h: int, out: list[Event]) -> None:
    s.pool -= 1
    s.poison[h] += 1
    s.poisoned |= 1 << h
    out.append(Event("poisoned", (s.tile[h] // 6, h, s.pool)))


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
    return box.gift[box.first[faction]] == POISON_GIFT


def start_battle(s: Arena, cause: int) -> None:
    s.push(Battle(START, cause))


# Frames are frozen, so one of each serves everybody: by cause, then by initiative plus one.
MOMENTS: Final = [[Battle(i - 1, cause) for i in range(TOP)] + [Battle(TOP, cause)] for cause in range(3)]
