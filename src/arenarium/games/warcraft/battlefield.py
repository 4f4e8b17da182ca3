"""The battle in progress: what it remembers, who fights, from where, with what (WC §5).

Two frames remember: `Battle` what lasts as long as the battle, `Phase` what ends with a phase. They lie beneath all
that happens in the battle and are frozen like every frame: to remember something else, others take their places.
"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Event, Frame
from arenarium.games.warcraft.box import FLYING, MELEE, PIECE_TYPES, RANGED, UNIT_TYPES, WORKER
from arenarium.games.warcraft.pieces import NIB, NIB_MASK, ability, armed, code, fighting_areas
from arenarium.games.warcraft.state import War, changed
from arenarium.games.warcraft.verbs import kind_of

ATTACKERS: Final = 0
DEFENDERS: Final = 1
NO_SIDE: Final = -1
NO_PHASE: Final = -1
NOBODY: Final = -1
PHASE_TYPES: Final[list[int]] = [RANGED, FLYING, MELEE]
LAST_PHASE: Final = 2
SAME: Final = -2  # leave this field as it is

Row = tuple[int, ...]


class Battle(Frame[War]):
    """What lasts as long as the battle. Units are coded (see `code`)."""

    def __init__(
        self,
        area: int,
        attacker: int,
        defender: int,
        attackers: int,
        defenders: int,
        flankers: int,
        round: int,
        grounded: int,
        devourer: int,
        polymorphed: Row,
        devoured: Row,
        asleep: Row,
        raised: Row,
    ) -> None:
        self.area: Final = area
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.attackers: Final = attackers  # masks of owners
        self.defenders: Final = defenders
        self.flankers: Final = flankers  # owners whose units on flanks take part
        self.round: Final = round
        self.grounded: Final = grounded  # mask of sides whose flyers melee can reach
        self.devourer: Final = devourer
        self.polymorphed: Final = polymorphed  # for this round
        self.devoured: Final = devoured
        self.asleep: Final = asleep  # returned from the dead in this battle
        self.raised: Final = raised  # how many, by owner

    def but(
        self,
        flankers: int = SAME,
        round: int = SAME,
        grounded: int = SAME,
        devourer: int = SAME,
        polymorphed: Row | None = None,
        devoured: Row | None = None,
        asleep: Row | None = None,
        raised: Row | None = None,
    ) -> Battle:
        """The same battle but for these."""
        return Battle(
            self.area,
            self.attacker,
            self.defender,
            self.attackers,
            self.defenders,
            self.flankers if flankers == SAME else flankers,
            self.round if round == SAME else round,
            self.grounded if grounded == SAME else grounded,
            self.devourer if devourer == SAME else devourer,
            self.polymorphed if polymorphed is None else polymorphed,
            self.devoured if devoured is None else devoured,
            self.asleep if asleep is None else asleep,
            self.raised if raised is None else raised,
        )

    def run(self, s: War, out: list[Event]) -> bool:
        """All is done, the winners have drawn: the battle is over, and with it the lock of a Town (A17)."""
        s.locked &= ~(1 << self.area)
        s.pop()
        return False

    def pack(self) -> list[object]:
        return [
            "battle", self.area, self.attacker, self.defender, self.attackers, self.defenders, self.flankers,
            self.round, self.grounded, self.devourer, self.polymorphed, self.devoured, self.asleep,
            self.raised,
        ]  # fmt: skip


class Phase(Frame[War]):
    """What ends with a phase: who rolled, effects on dice, hits by owner, casualties by side."""

    def __init__(
        self,
        number: int,
        volley: int,
        spears: int,
        aim: int,
        removed: int,
        fire: Row,
        hits: Row,
        extra: Row,
        ones: Row,
        due: Row,
        later: Row,
        aims: Row,
        later_aims: Row,
    ) -> None:
        self.number: Final = number  # in the order of a round
        self.volley: Final = volley  # owners who rolled last
        self.spears: Final = spears  # owners with Envenomed Spears
        self.aim: Final = aim  # who picks the next casualty by Marksmanship
        self.removed: Final = removed  # the unit removed last, for Pillage
        self.fire: Final = fire  # copies of Faerie Fire on each owner's dice
        self.hits: Final = hits
        self.extra: Final = extra  # hits of Moon Glaive
        self.ones: Final = ones  # that may raise the dead
        self.due: Final = due  # casualties of each side to take now
        self.later: Final = later  # and after the second volley
        self.aims: Final = aims  # hits of each owner behind them that Marksmanship has not used (A62)
        self.later_aims: Final = later_aims

    def but(
        self,
        volley: int = SAME,
        spears: int = SAME,
        aim: int = SAME,
        removed: int = SAME,
        fire: Row | None = None,
        hits: Row | None = None,
        extra: Row | None = None,
        ones: Row | None = None,
        due: Row | None = None,
        later: Row | None = None,
        aims: Row | None = None,
        later_aims: Row | None = None,
    ) -> Phase:
        """The same phase but for these."""
        return Phase(
            self.number,
            self.volley if volley == SAME else volley,
            self.spears if spears == SAME else spears,
            self.aim if aim == SAME else aim,
            self.removed if removed == SAME else removed,
            self.fire if fire is None else fire,
            self.hits if hits is None else hits,
            self.extra if extra is None else extra,
            self.ones if ones is None else ones,
            self.due if due is None else due,
            self.later if later is None else later,
            self.aims if aims is None else aims,
            self.later_aims if later_aims is None else later_aims,
        )

    def run(self, s: War, out: list[Event]) -> bool:
        s.pop()
        return False

    def pack(self) -> list[object]:
        return [
            "phase", self.number, self.volley, self.spears, self.aim, self.removed, self.fire, self.hits, self.extra,
            self.ones, self.due, self.later, self.aims, self.later_aims,
        ]  # fmt: skip


def empty_phase(number: int, owners: int) -> Phase:
    nothing = (0,) * owners
    return Phase(number, 0, 0, NOBODY, NOBODY, nothing, nothing, nothing, nothing, (0, 0), (0, 0), nothing, nothing)


MOST_OWNERS: Final = 5  # four seats and a neutral side
PHASES: Final[list[list[Phase]]] = [
    [empty_phase(number, owners) for number in range(NO_PHASE, LAST_PHASE + 1)] for owners in range(MOST_OWNERS + 1)
]


def new_phase(s: War, number: int) -> Phase:
    """A phase in which nothing has happened yet."""
    return PHASES[s.box.owners][number - NO_PHASE]


# --- looking it up ---------------------------------------------------------------------------
# `type(…) is`, since a compiled `isinstance` walks through the bases of every other frame.


def battle_of(s: War) -> Battle | None:
    for frame in s.stack:
        if type(frame) is Battle:
            return frame
    return None


def the_battle(s: War) -> Battle:
    """The battle, where there must be one."""
    b = battle_of(s)
    assert b is not None
    return b


def the_phase(s: War) -> Phase:
    """What the battle remembers of its phase; it lies above the battle from its first moment to its last."""
    for frame in s.stack:
        if type(frame) is Phase:
            return frame
    raise AssertionError("no battle")


def keep_battle(s: War, b: Battle) -> None:
    """From now on the battle remembers this."""
    i = 0
    while type(s.stack[i]) is not Battle:
        i += 1
    s.stack = s.stack[:i] + (b,) + s.stack[i + 1 :]


def keep_phase(s: War, p: Phase) -> None:
    i = 0
    while type(s.stack[i]) is not Phase:
        i += 1
    s.stack = s.stack[:i] + (p,) + s.stack[i + 1 :]


def forget(s: War, owner: int, t: int, area: int, polymorphed: bool) -> None:
    """A unit is about to go: the polymorphed one if it was named, or if no other is there (A62)."""
    b = the_battle(s)
    me = code(s, owner, t, area)
    if me in b.polymorphed and (polymorphed or b.polymorphed.count(me) == fighters_at(s, b, owner, t, area)):
        left = list(b.polymorphed)
        left.remove(me)
        keep_battle(s, b.but(polymorphed=tuple(left)))


def differ(s: War, b: Battle, owner: int, t: int, area: int) -> bool:
    """Whether some units of a type there are polymorphed and others are not."""
    if not b.polymorphed:
        return False
    count = b.polymorphed.count(code(s, owner, t, area))
    return 0 < count < fighters_at(s, b, owner, t, area)


def in_time(p: Phase) -> bool:
    """Whether losses may still be lessened: nothing has been removed in this phase (A58)."""
    return p.removed < 0


def prevent(s: War, side: int) -> None:
    """One casualty less for a side: first of those that come first."""
    p = the_phase(s)
    if p.due[side] > 0:
        keep_phase(s, p.but(due=changed(p.due, side, p.due[side] - 1)))
    elif p.later[side] > 0:
        keep_phase(s, p.but(later=changed(p.later, side, p.later[side] - 1)))


# --- who fights ------------------------------------------------------------------------------


def side_of(b: Battle, owner: int) -> int:
    if (b.attackers >> owner) & 1:
        return ATTACKERS
    if (b.defenders >> owner) & 1:
        return DEFENDERS
    return NO_SIDE


def owners_of(b: Battle, side: int) -> int:
    """The mask of a side's owners."""
    return b.attackers if side == ATTACKERS else b.defenders


def leader_of(b: Battle, side: int) -> int:
    return b.attacker if side == ATTACKERS else b.defender


def zone(s: War, b: Battle, owner: int, t: int) -> int:
    """Areas from which the owner's units of a type take part: the battlefield and, if they flank, the flanks."""
    mask = 1 << b.area
    if (b.flankers >> owner) & 1:
        mask |= s.box.air[b.area] if t == FLYING else s.box.flank[b.area]
    return mask


def standing(s: War, b: Battle, owner: int, t: int) -> int:
    """Areas of the battle where the owner has units of any type, or for workers workers under arms."""
    return zone(s, b, owner, t) & (s.workers[owner] & s.called[owner] if t == WORKER else s.units[owner])


def fighters_at(s: War, b: Battle, owner: int, t: int, area: int) -> int:
    """Units of a type in one area that can be taken as casualties; workers only under arms."""
    if t == WORKER:
        return armed(s, owner, area)
    count = (s.pieces[owner * s.box.size + area] >> (NIB * t)) & NIB_MASK
    if b.asleep:
        me = code(s, owner, t, area)
        for other in b.asleep:
            if other == me:
                count -= 1
    return count


def fighters(s: War, b: Battle, owner: int, t: int) -> int:
    """Units of a type that take part; workers under arms are counted by their own type."""
    mask = standing(s, b, owner, t)
    total = 0
    while mask:
        bit = mask & -mask
        total += fighters_at(s, b, owner, t, bit.bit_length() - 1)
        mask ^= bit
    return total


def takes_part(s: War, b: Battle, owner: int) -> bool:
    """Whether the owner has a participating unit (WC §5.6)."""
    if side_of(b, owner) == NO_SIDE:
        return False
    return any(fighters(s, b, owner, t) > 0 for t in range(PIECE_TYPES))


def on_battlefield(s: War, b: Battle, owner: int) -> bool:
    if not (fighting_areas(s, owner) >> b.area) & 1:
        return False
    return any(fighters_at(s, b, owner, t, b.area) > 0 for t in range(PIECE_TYPES))


def side_holds(s: War, b: Battle, side: int) -> bool:
    """Whether a side has a unit on the battlefield (WC §5.4)."""
    mask = owners_of(b, side)
    while mask:
        bit = mask & -mask
        if on_battlefield(s, b, bit.bit_length() - 1):
            return True
        mask ^= bit
    return False


def has_ability(s: War, b: Battle, owner: int, which: int) -> bool:
    """Whether the owner has a unit with the ability in the battle."""
    return any(ability(s, owner, t) == which and fighters(s, b, owner, t) > 0 for t in range(UNIT_TYPES))


def side_has(s: War, b: Battle, side: int, which: int) -> bool:
    mask = owners_of(b, side)
    while mask:
        bit = mask & -mask
        if has_ability(s, b, bit.bit_length() - 1, which):
            return True
        mask ^= bit
    return False


def attack_dice(s: War, b: Battle, owner: int, t: int) -> int:
    """Dice that the owner's units of a type roll, before Bloodlust (WC §5.2)."""
    dice = fighters(s, b, owner, t)
    if t == MELEE:
        dice += fighters(s, b, owner, WORKER)
    if b.polymorphed:
        for me in b.polymorphed:
            kind = me // s.box.size
            if kind == kind_of(owner, t) or (t == MELEE and kind == kind_of(owner, WORKER)):
                dice -= 1
    return dice


def side_flyers(s: War, b: Battle, side: int) -> int:
    total = 0
    for o in range(s.box.owners):
        if (owners_of(b, side) >> o) & 1:
            total += fighters(s, b, o, FLYING)
    return total


def enemy_hits(s: War, b: Battle, side: int) -> int:
    """Hits of the other side in the volley just rolled."""
    p = the_phase(s)
    rolled = owners_of(b, 1 - side) & p.volley
    total = 0
    for o in range(s.box.owners):
        if (rolled >> o) & 1:
            total += p.hits[o] + p.extra[o]
    return total


# --- in which order --------------------------------------------------------------------------


def side_seats(s: War, b: Battle, side: int) -> list[int]:
    """Owners of a side, the leader first, then clockwise."""
    leader = leader_of(b, side)
    order = [leader]
    if leader < s.seats:
        for i in range(1, s.seats):
            o = (leader + i) % s.seats
            if (owners_of(b, side) >> o) & 1:
                order.append(o)
    return order


def battle_order(s: War, b: Battle) -> tuple[int, ...]:
    """Defenders first, then attackers (WC §5.6), the other way round in A57; neutral units play nothing."""
    order = []
    for side in (ATTACKERS, DEFENDERS) if s.english_edition else (DEFENDERS, ATTACKERS):
        for o in side_seats(s, b, side):
            if o < s.seats:
                order.append(o)
    return tuple(order)


def neutral_player(s: War) -> int:
    """Who rolls and chooses for neutral units: the player on the left of the one who fights them (WC §13.1)."""
    seat = (s.active + 1) % s.seats
    while not (s.alive >> seat) & 1:
        seat = (seat + 1) % s.seats
    return seat
