"""Battle: rounds of three phases, from the first card to the last (WC §5)."""

from __future__ import annotations

from typing import Any, Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.warcraft.battlefield import (
    PHASE_TYPES,
    attack_dice,
    battle_order,
    has_ability,
    on_battlefield,
    side_holds,
    side_seats,
    takes_part,
    zone,
)
from arenarium.games.warcraft.box import BLOODLUST, MELEE, SLOW_POISON, STACK, WORKER
from arenarium.games.warcraft.casualties import fall, push_losses
from arenarium.games.warcraft.dice import ATTACK, REROLL, Draw, Roll
from arenarium.games.warcraft.pieces import ability, count_of, disarm, put, side_units, unarmed
from arenarium.games.warcraft.state import FIELDS, MISSES, ONES, RAISED, War, changed, low
from arenarium.games.warcraft.verbs import INVITE, JOIN, NOTHING, PASS, RAISE
from arenarium.games.warcraft.windows import B1, B2, B3, B4, open_window

BEGIN: Final = 0
DRAWS: Final = 1
ROUND: Final = 2
PHASE: Final = 3
BEFORE_ROLL: Final = 4
POISON: Final = 5
POISON_CARDS: Final = 6
POISON_RAISE: Final = 7
POISON_LOSSES: Final = 8
ROLLS: Final = 9
AFTER_ROLL: Final = 10
RAISING: Final = 11
CASUALTIES: Final = 12
REMOVAL: Final = 13
PHASE_END: Final = 14


def begin_battle(s: War, area: int, enemy: int) -> None:
    """The active player attacks the side of `enemy` in an area."""
    s.bf = area
    s.att = s.active
    s.dfn = enemy
    s.sides = (s.friends[s.att], s.friends[enemy])
    s.flankers = (1 << s.att) | s.sides[1]  # the defender's allies flank anyway, the attacker's if he likes (A13)
    s.round = 0
    s.phase = -1
    s.grounded = 0
    s.fire = 0
    s.spears = 0
    s.aim = -1
    s.volley = 0
    s.polymorphed = ()
    s.devoured = ()
    s.devourer = -1
    s.asleep = ()
    s.tally = [0] * (s.box.owners * FIELDS)
    s.losses = [0, 0, 0, 0]
    s.push(Battle(BEGIN))


class Battle(Frame[War]):
    """The march of one battle; what it remembers is in the state."""

    def __init__(self, at: int) -> None:
        self.at: Final = at

    def run(self, s: War, out: list[Event]) -> bool:
        at = self.at
        if at == BEGIN:
            out.append(Event("battle", (s.att, s.bf, s.dfn)))
            s.become(STAGES[DRAWS])
            ask_allies(s)
        elif at == DRAWS:
            s.become(STAGES[ROUND])
            lose_sites(s, out)
            push_draws(s, False)
        elif at == ROUND:
            s.round += 1
            s.phase = -1
            s.polymorphed = ()
            if s.round > ROUND_LIMIT:
                break_off(s, out)
                return False
            out.append(Event("round", (s.round, s.bf)))
            s.become(STAGES[PHASE])
            open_window(s, B1, battle_order(s), s.bf)
        elif at == PHASE:
            # Devour may have emptied the battlefield (A28).
            if not side_holds(s, 0) or not side_holds(s, 1):
                end_battle(s, out)
                return False
            s.phase += 1
            s.become(STAGES[BEFORE_ROLL])
            if PHASE_TYPES[s.phase] == MELEE:
                open_window(s, B2, battle_order(s), s.bf)
        elif at == BEFORE_ROLL:
            s.volley = rollers(s, False)
            if s.volley == 0:
                s.become(STAGES[PHASE_END])
            else:
                s.become(STAGES[POISON])
                open_window(s, B3, battle_order(s), s.bf)
        elif at == POISON:
            s.volley = rollers(s, True)
            if s.volley == 0:
                s.become(STAGES[ROLLS])
            else:
                s.become(STAGES[POISON_CARDS])
                push_rolls(s)
        elif at == POISON_CARDS:
            s.become(STAGES[POISON_RAISE])
            open_window(s, B4, battle_order(s), s.bf)
        elif at == POISON_RAISE:
            s.become(STAGES[POISON_LOSSES])
            push_raises(s)
        elif at == POISON_LOSSES:
            s.become(STAGES[ROLLS])
            push_losses(s, out)
        elif at == ROLLS:
            # Who rolled first by Slow Poison does not roll again (A23).
            s.volley = rollers(s, False) & ~rollers(s, True)
            s.become(STAGES[AFTER_ROLL])
            push_rolls(s)
        elif at == AFTER_ROLL:
            s.become(STAGES[RAISING])
            if s.volley:
                open_window(s, B4, battle_order(s), s.bf)
        elif at == RAISING:
            s.become(STAGES[CASUALTIES])
            push_raises(s)
        elif at == CASUALTIES:
            s.losses[0] = s.losses[2]
            s.losses[1] = s.losses[3]
            s.losses[2] = 0
            s.losses[3] = 0
            s.become(STAGES[PHASE_END])
            push_losses(s, out)
        else:
            end_phase(s)
            if not side_holds(s, 0) or not side_holds(s, 1):
                end_battle(s, out)
            else:
                s.become(STAGES[ROUND if s.phase == 2 else PHASE])
        return False

    def pack(self) -> list[Any]:
        return ["battle", self.at]


STAGES: Final[list[Battle]] = [Battle(i) for i in range(15)]


# --- who fights ------------------------------------------------------------------------------


def ask_allies(s: War) -> None:
    """Allies of the attacker with units on flanks: does he want them, do they come (WC A13)?"""
    for i in range(1, s.seats):
        o = (s.att - i) % s.seats  # pushed in reverse: the next clockwise is asked first
        if o != s.att and (s.sides[0] >> o) & 1 and flank_units(s, o):
            s.push(Invite(o, s.english))  # A57: the ally alone decides


def flank_units(s: War, owner: int) -> bool:
    size = s.box.size
    for a in s.box.nbr[s.bf]:
        packed = s.n[owner * size + a]
        if packed & 0xF00 or (packed & 0xFF and (s.box.flank[s.bf] >> a) & 1):
            return True
    return False


class Invite(Frame[War]):
    """An ally's units on the flanks: first the attacker wants them, then their owner agrees."""

    def __init__(self, ally: int, wanted: bool) -> None:
        self.ally: Final = ally
        self.wanted: Final = wanted

    def ask(self, s: War) -> list[Decision]:
        if self.wanted:
            return [Decision(self.ally, "join", [NOTHING, (JOIN, 0, 0, 0)])]
        return [Decision(s.att, "invite", [NOTHING, (INVITE, self.ally, 0, 0)])]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        if action[0] == PASS:
            s.pop()
        elif action[0] == INVITE:
            s.become(Invite(self.ally, True))
        else:
            s.pop()
            s.flankers |= 1 << self.ally
            out.append(Event("joined", (self.ally, s.bf)))

    def pack(self) -> list[Any]:
        return ["invite", self.ally, self.wanted]


def lose_sites(s: War, out: list[Event]) -> None:
    """A builder under arms fights, so his Outpost is lost (WC A20)."""
    for o in range(s.seats):
        lost = s.sites[o] & s.called[o] & s.workers[o] & zone(s, o, WORKER) if s.called[o] else 0
        while lost:
            area = low(lost)
            lost &= lost - 1
            if unarmed(s, o, area):
                continue  # the builder is one of those who were there before
            s.sites = changed(s.sites, o, s.sites[o] & ~(1 << area))
            out.append(Event("site_lost", (o, area)))


def push_draws(s: War, winners: bool) -> None:
    """One card for every player who takes part, or for the winners on the battlefield (A11, A12)."""
    order = []
    for side in (0, 1):
        for o in side_seats(s, side):
            if o < s.seats and (on_battlefield(s, o) if winners else takes_part(s, o)):
                order.append(o)
    for i in range(len(order) - 1, -1, -1):
        s.push(Draw(order[i]))


# --- rolling ---------------------------------------------------------------------------------


def rollers(s: War, poison: bool) -> int:
    """Owners with dice in this phase; with `poison` those whose attack comes first."""
    t = PHASE_TYPES[s.phase]
    mask = 0
    for o in range(s.box.owners):
        if not ((s.sides[0] | s.sides[1]) >> o) & 1 or (poison and ability(s, o, t) != SLOW_POISON):
            continue
        if attack_dice(s, o, t) > 0:
            mask |= 1 << o
    return mask


def push_rolls(s: War) -> None:
    """Attackers roll first, the leader before his allies; pushed in reverse."""
    order = side_seats(s, 0) + side_seats(s, 1)
    for i in range(len(order) - 1, -1, -1):
        if (s.volley >> order[i]) & 1:
            s.push(Volley(order[i], False))


class Volley(Frame[War]):
    """One player's dice of the phase, and with Envenomed Spears the misses once more."""

    def __init__(self, owner: int, again: bool) -> None:
        self.owner: Final = owner
        self.again: Final = again

    def run(self, s: War, out: list[Event]) -> bool:
        if self.again:
            s.pop()
            s.left = s.tally[self.owner * FIELDS + MISSES]
            s.push(Roll(self.owner, REROLL))
            return False
        t = PHASE_TYPES[s.phase]
        s.left = attack_dice(s, self.owner, t)
        if s.left > 0 and has_ability(s, self.owner, BLOODLUST):
            s.left += 1
        if (s.spears >> self.owner) & 1:
            s.become(Volley(self.owner, True))
        else:
            s.pop()
        s.push(Roll(self.owner, ATTACK))
        return False

    def pack(self) -> list[Any]:
        return ["volley", self.owner, self.again]


def push_raises(s: War) -> None:
    for o in range(s.seats):
        if s.tally[o * FIELDS + ONES] > 0:
            s.push(RaiseDead(o))


class RaiseDead(Frame[War]):
    """For each 1 the owner may put a melee unit from the reserve on the battlefield (WC §11, A25)."""

    def __init__(self, owner: int) -> None:
        self.owner: Final = owner

    def run(self, s: War, out: list[Event]) -> bool:
        if s.tally[self.owner * FIELDS + ONES] > 0 and s.reserve[self.owner * 4 + MELEE] > 0:
            return True
        s.tally[self.owner * FIELDS + ONES] = 0
        s.pop()
        return False

    def ask(self, s: War) -> list[Decision]:
        return [Decision(self.owner, "raise_dead", [NOTHING, (RAISE, 0, 0, 0)])]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        s.tally[seat * FIELDS + ONES] -= 1
        if action[0] == RAISE:
            s.reserve[seat * 4 + MELEE] -= 1
            put(s, seat, MELEE, s.bf, 1)
            s.tally[seat * FIELDS + RAISED] += 1
            out.append(Event("raised", (seat, s.bf)))

    def pack(self) -> list[Any]:
        return ["raise", self.owner]


# --- the end ---------------------------------------------------------------------------------


def end_phase(s: War) -> None:
    """Effects for the phase end, and so do its counts."""
    s.fire = 0
    s.spears = 0
    s.volley = 0
    for o in range(s.box.owners):
        for f in range(RAISED):
            s.tally[o * FIELDS + f] = 0
    for i in range(4):
        s.losses[i] = 0


def end_battle(s: War, out: list[Event]) -> None:
    """The winner holds the battlefield and draws; devoured units return or die; the raised go (WC §5.4)."""
    end_phase(s)
    winner = 0 if side_holds(s, 0) else 1 if side_holds(s, 1) else -1
    leader = -1 if winner < 0 else s.att if winner == 0 else s.dfn
    area = s.bf
    out.append(Event("battle_ended", (area, leader)))
    s.become(AfterBattle())
    if winner >= 0:
        push_draws(s, True)
    eaten = s.devoured
    s.devoured = ()
    kills = winner == (0 if (s.sides[0] >> s.devourer) & 1 else 1) if s.devourer >= 0 else False
    if winner < 0 and s.devour_kills:
        kills = True
    for me in eaten:
        kind = me // s.box.size
        place = me % s.box.size
        put(s, kind // 4, kind % 4, place, 1)
        if kills:
            out.append(Event("digested", (kind // 4, kind % 4, place)))
            fall(s, kind // 4, kind % 4, place, out)
        else:
            out.append(Event("returned", (kind // 4, kind % 4, place)))
    trim(s, area, out)  # after the return of the devoured (A29)


def trim(s: War, area: int, out: list[Event]) -> None:
    """Raised units above the limit return to the reserve (WC A26)."""
    for o in range(s.seats):
        raised = s.tally[o * FIELDS + RAISED]
        if raised:
            over = min(raised, side_units(s, o, area) - STACK, count_of(s, o, MELEE, area))
            s.tally[o * FIELDS + RAISED] = 0
            if over > 0:
                put(s, o, MELEE, area, -over)
                s.reserve[o * 4 + MELEE] += over
                out.append(Event("trimmed", (o, area, over)))


class AfterBattle(Frame[War]):
    """Cards are drawn; then the battle is over."""

    def run(self, s: War, out: list[Event]) -> bool:
        s.locked &= ~(1 << s.bf)  # the lock of a Town ends with its battle (A17)
        s.bf = -1
        s.phase = -1
        s.polymorphed = ()
        s.asleep = ()
        s.pop()
        return False

    def pack(self) -> list[Any]:
        return ["after_battle"]


def break_off(s: War, out: list[Event]) -> None:
    """The guard of WC A56: the attackers on the battlefield go to the reserve and nobody wins."""
    for o in range(s.seats):
        if not (s.sides[0] >> o) & 1:
            continue
        for t in range(3):
            count = count_of(s, o, t, s.bf)
            if count:
                put(s, o, t, s.bf, -count)
                s.reserve[o * 4 + t] += count
                for _ in range(count):
                    out.append(Event("lost", (o, t, s.bf)))
        disarm(s, o, s.bf)
    end_phase(s)
    for me in s.devoured:
        kind = me // s.box.size
        put(s, kind // 4, kind % 4, me % s.box.size, 1)
    s.devoured = ()
    trim(s, s.bf, out)
    out.append(Event("battle_ended", (s.bf, -1)))
    s.become(AfterBattle())


ROUND_LIMIT: Final = 100  # WC A56
