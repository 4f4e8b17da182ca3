"""Battle: rounds of three phases, from the first card to the last (WC §5)."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.warcraft.battlefield import (
    ATTACKERS,
    DEFENDERS,
    LAST_PHASE,
    NO_PHASE,
    NOBODY,
    PHASE_TYPES,
    Battle,
    Phase,
    attack_dice,
    battle_order,
    keep_battle,
    keep_phase,
    leader_of,
    new_phase,
    on_battlefield,
    side_holds,
    side_seats,
    takes_part,
    the_battle,
    the_phase,
    zone,
)
from arenarium.games.warcraft.box import FLYING, MELEE, SLOW_POISON, STACK, UNIT_TYPES, WORKER
from arenarium.games.warcraft.casualties import fall, push_losses
from arenarium.games.warcraft.dice import ATTACK, UNCOUNTED, Draw, Roll
from arenarium.games.warcraft.pieces import (
    GROUND_UNITS,
    ability,
    count_of,
    disarm,
    fighting_areas,
    low,
    nib,
    put,
    put_back,
    side_units,
    unarmed,
)
from arenarium.games.warcraft.state import War, changed
from arenarium.games.warcraft.verbs import INVITE, JOIN, NOTHING, PASS, RAISE, kind_of
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
PHASE_END: Final = 13

ROUND_LIMIT: Final = 100  # WC A56
BATTLE_FRAMES: Final = 3  # of a battle: what it is, its phase, its march


def begin_battle(s: War, area: int, enemy: int) -> None:
    """The active player attacks the side of `enemy` in an area."""
    attackers = s.friends[s.active]
    defenders = s.friends[enemy]
    # The defender's allies flank anyway, the attacker's if they stand on the battlefield or come when asked (A13).
    flankers = (1 << s.active) | defenders
    if not s.english_edition:
        for o in range(s.seats):
            if (attackers >> o) & 1 and (fighting_areas(s, o) >> area) & 1:
                flankers |= 1 << o
    raised = (0,) * s.box.owners
    b = Battle(area, s.active, enemy, attackers, defenders, flankers, 0, 0, NOBODY, (), (), (), raised)
    s.stack = (*s.stack, b, new_phase(s, NO_PHASE), STAGES[BEGIN])


class March(Frame[War]):
    """The march of a battle from stage to stage; what it remembers lies beneath it."""

    def __init__(self, at: int) -> None:
        self.at: Final = at

    def run(self, s: War, out: list[Event]) -> bool:
        at = self.at
        b = the_battle(s)
        if at == BEGIN:
            out.append(Event("battle", (b.attacker, b.area, b.defender)))
            s.become(STAGES[DRAWS])
            ask_allies(s, b)
        elif at == DRAWS:
            s.become(STAGES[ROUND])
            lose_sites(s, b, out)
            push_draws(s, b, False)
        elif at == ROUND:
            begin_round(s, b, out)
        elif at == PHASE:
            begin_phase(s, b, out)
        elif at == BEFORE_ROLL:
            volley = rollers(s, b, False)
            if volley:
                march(s, b, the_phase(s).but(volley=volley), POISON)
                open_window(s, B3, battle_order(s, b), b.area)
            else:
                s.become(STAGES[PHASE_END])
        elif at == POISON:
            volley = rollers(s, b, True)
            if volley:
                march(s, b, the_phase(s).but(volley=volley), POISON_CARDS)
                push_rolls(s, b)
            else:
                s.become(STAGES[ROLLS])
        elif at == POISON_CARDS:
            s.become(STAGES[POISON_RAISE])
            open_window(s, B4, battle_order(s, b), b.area)
        elif at == POISON_RAISE:
            s.become(STAGES[POISON_LOSSES])
            push_raises(s)
        elif at == POISON_LOSSES:
            s.become(STAGES[ROLLS])
            push_losses(s, b, out)
        elif at == ROLLS:
            # Who rolled first by Slow Poison does not roll again (A23).
            volley = rollers(s, b, False) & ~rollers(s, b, True)
            p = the_phase(s)
            march(s, b, p if p.volley == volley else p.but(volley=volley), AFTER_ROLL)
            push_rolls(s, b)
        elif at == AFTER_ROLL:
            s.become(STAGES[RAISING])
            if the_phase(s).volley:
                open_window(s, B4, battle_order(s, b), b.area)
        elif at == RAISING:
            s.become(STAGES[CASUALTIES])
            push_raises(s)
        elif at == CASUALTIES:
            p = the_phase(s)
            march(s, b, p.but(due=p.later, later=(0, 0), aims=p.later_aims), PHASE_END)
            push_losses(s, b, out)
        else:
            last = the_phase(s).number == LAST_PHASE
            if decided(s, b):
                end_battle(s, b, out)
            else:
                s.become(STAGES[ROUND if last else PHASE])
        return False

    def pack(self) -> list[object]:
        return ["march", self.at]


STAGES: Final[list[March]] = [March(at) for at in range(PHASE_END + 1)]


def march(s: War, b: Battle, p: Phase, at: int) -> None:
    """On to another stage, where the battle remembers other things; nothing but the march lies above it now."""
    s.stack = s.stack[:-BATTLE_FRAMES] + (b, p, STAGES[at])


def begin_round(s: War, b: Battle, out: list[Event]) -> None:
    if b.round == ROUND_LIMIT:
        break_off(s, b, out)
        return
    b = b.but(round=b.round + 1, polymorphed=())
    march(s, b, new_phase(s, NO_PHASE), PHASE)
    out.append(Event("round", (b.round, b.area)))
    open_window(s, B1, battle_order(s, b), b.area)


def begin_phase(s: War, b: Battle, out: list[Event]) -> None:
    if decided(s, b):  # Devour may have emptied the battlefield (A28)
        end_battle(s, b, out)
        return
    number = the_phase(s).number + 1
    march(s, b, new_phase(s, number), BEFORE_ROLL)
    if PHASE_TYPES[number] == MELEE:
        open_window(s, B2, battle_order(s, b), b.area)


def decided(s: War, b: Battle) -> bool:
    return not side_holds(s, b, ATTACKERS) or not side_holds(s, b, DEFENDERS)


# --- who fights ------------------------------------------------------------------------------


def ask_allies(s: War, b: Battle) -> None:
    """Allies of the attacker with units on flanks: does the attacker want them, do they come (WC A13)?"""
    for i in range(1, s.seats):
        o = (b.attacker - i) % s.seats  # pushed in reverse: the next clockwise is asked first
        if (b.attackers & ~b.flankers) >> o & 1 and flank_units(s, b, o):
            s.push(Invite(o, s.english_edition))  # A57: the ally alone decides


def flank_units(s: War, b: Battle, owner: int) -> bool:
    for a in s.box.nbr[b.area]:
        packed = s.pieces[owner * s.box.size + a]
        if nib(packed, FLYING) or (packed & GROUND_UNITS and (s.box.flank[b.area] >> a) & 1):
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
        return [Decision(the_battle(s).attacker, "invite", [NOTHING, (INVITE, self.ally, 0, 0)])]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        verb, _, _, _ = action
        if verb == PASS:
            s.pop()
        elif verb == INVITE:
            s.become(Invite(self.ally, True))
        else:
            s.pop()
            b = the_battle(s)
            keep_battle(s, b.but(flankers=b.flankers | 1 << self.ally))
            out.append(Event("joined", (self.ally, b.area)))

    def pack(self) -> list[object]:
        return ["invite", self.ally, self.wanted]


def lose_sites(s: War, b: Battle, out: list[Event]) -> None:
    """A builder under arms fights, so his Outpost is lost (WC A20)."""
    for o in range(s.seats):
        lost = s.sites[o] & s.called[o] & s.workers[o] & zone(s, b, o, WORKER) if s.called[o] else 0
        while lost:
            area = low(lost)
            lost &= lost - 1
            if unarmed(s, o, area):
                continue  # the builder is one of those who were there before
            s.sites = changed(s.sites, o, s.sites[o] & ~(1 << area))
            out.append(Event("site_lost", (o, area)))


def push_draws(s: War, b: Battle, winners: bool) -> None:
    """One card for every player who takes part, or for the winners on the battlefield (A11, A12)."""
    order = []
    for side in (ATTACKERS, DEFENDERS):
        for o in side_seats(s, b, side):
            if o < s.seats and (on_battlefield(s, b, o) if winners else takes_part(s, b, o)):
                order.append(o)
    for i in range(len(order) - 1, -1, -1):
        s.push(Draw(order[i]))


# --- rolling ---------------------------------------------------------------------------------


def rollers(s: War, b: Battle, poison: bool) -> int:
    """Owners with dice in this phase; with `poison` those whose attack comes first."""
    t = PHASE_TYPES[the_phase(s).number]
    mask = 0
    for o in range(s.box.owners):
        if not ((b.attackers | b.defenders) >> o) & 1 or (poison and ability(s, o, t) != SLOW_POISON):
            continue
        if attack_dice(s, b, o, t) > 0:
            mask |= 1 << o
    return mask


def push_rolls(s: War, b: Battle) -> None:
    """Attackers roll first, the leader before the allies; pushed in reverse."""
    volley = the_phase(s).volley
    order = side_seats(s, b, ATTACKERS) + side_seats(s, b, DEFENDERS)
    for i in range(len(order) - 1, -1, -1):
        if (volley >> order[i]) & 1:
            s.push(Roll(order[i], ATTACK, UNCOUNTED, 0))


def push_raises(s: War) -> None:
    p = the_phase(s)
    for o in range(s.seats):
        if p.ones[o] > 0:
            s.push(RaiseDead(o))


class RaiseDead(Frame[War]):
    """For each 1 the owner may put a melee unit from the reserve on the battlefield (WC §11, A25)."""

    def __init__(self, owner: int) -> None:
        self.owner: Final = owner

    def run(self, s: War, out: list[Event]) -> bool:
        p = the_phase(s)
        if p.ones[self.owner] > 0 and s.reserve[kind_of(self.owner, MELEE)] > 0:
            return True
        keep_phase(s, p.but(ones=changed(p.ones, self.owner, 0)))
        s.pop()
        return False

    def ask(self, s: War) -> list[Decision]:
        return [Decision(self.owner, "raise_dead", [NOTHING, (RAISE, 0, 0, 0)])]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        verb, _, _, _ = action
        p = the_phase(s)
        keep_phase(s, p.but(ones=changed(p.ones, seat, p.ones[seat] - 1)))
        if verb == RAISE:
            b = the_battle(s)
            keep_battle(s, b.but(raised=changed(b.raised, seat, b.raised[seat] + 1)))
            s.reserve[kind_of(seat, MELEE)] -= 1
            put(s, seat, MELEE, b.area, 1)
            out.append(Event("raised", (seat, b.area)))

    def pack(self) -> list[object]:
        return ["raise", self.owner]


# --- the end ---------------------------------------------------------------------------------


def end_battle(s: War, b: Battle, out: list[Event]) -> None:
    """The winner holds the battlefield and draws; devoured units return or die; the raised go (WC §5.4)."""
    winner = ATTACKERS if side_holds(s, b, ATTACKERS) else DEFENDERS if side_holds(s, b, DEFENDERS) else NOBODY
    out.append(Event("battle_ended", (b.area, NOBODY if winner == NOBODY else leader_of(b, winner))))
    s.stack = s.stack[:-BATTLE_FRAMES] + (b.but(devoured=()), new_phase(s, the_phase(s).number))
    if winner != NOBODY:
        push_draws(s, b, True)
    # The race on the battlefield has won, not its side (A64); on an empty one nobody has (A28).
    kills = s.devour_kills if winner == NOBODY else b.devourer != NOBODY and on_battlefield(s, b, b.devourer)
    for me in b.devoured:
        owner, t, area = put_back(s, me)
        if kills:
            out.append(Event("digested", (owner, t, area)))
            fall(s, owner, t, area, False, out)
        else:
            out.append(Event("returned", (owner, t, area)))
    trim(s, out)  # after the return of the devoured (A29)


def trim(s: War, out: list[Event]) -> None:
    """Raised units above the limit return to the reserve (WC A26)."""
    b = the_battle(s)
    for o in range(s.seats):
        if b.raised[o] == 0:
            continue
        over = min(b.raised[o], side_units(s, o, b.area) - STACK, count_of(s, o, MELEE, b.area))
        if over > 0:
            put(s, o, MELEE, b.area, -over)
            s.reserve[kind_of(o, MELEE)] += over
            out.append(Event("trimmed", (o, b.area, over)))


def break_off(s: War, b: Battle, out: list[Event]) -> None:
    """The guard of WC A56: the attackers on the battlefield go to the reserve and nobody wins."""
    for o in range(s.seats):
        if not (b.attackers >> o) & 1:
            continue
        for t in range(UNIT_TYPES):
            count = count_of(s, o, t, b.area)
            if count:
                put(s, o, t, b.area, -count)
                s.reserve[kind_of(o, t)] += count
                for _ in range(count):
                    out.append(Event("lost", (o, t, b.area)))
        disarm(s, o, b.area)
    for me in b.devoured:
        put_back(s, me)
    trim(s, out)
    out.append(Event("battle_ended", (b.area, NOBODY)))
    s.pop()
