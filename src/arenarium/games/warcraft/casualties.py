"""Casualties: whom a side loses, and where the dead go (WC §5.3, §13.4)."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.warcraft.battlefield import (
    DEFENDERS,
    NOBODY,
    PHASE_TYPES,
    Battle,
    battle_order,
    differ,
    fighters_at,
    forget,
    keep_battle,
    keep_phase,
    leader_of,
    neutral_player,
    owners_of,
    side_seats,
    standing,
    the_battle,
    the_phase,
)
from arenarium.games.warcraft.box import FLYING, MELEE, PIECE_TYPES, SLOW_POISON, WORKER
from arenarium.games.warcraft.cards import pillage_price
from arenarium.games.warcraft.pieces import ability, armed, code, disarm, foe_units, put
from arenarium.games.warcraft.state import War, changed
from arenarium.games.warcraft.verbs import (
    LOSE,
    NOTHING,
    OBJECT,
    PASS,
    POLYMORPHED_BIT,
    RESPAWN,
    is_polymorphed,
    kind_of,
    owner_and_type,
)
from arenarium.games.warcraft.windows import B5, B6, B7, Window, may_answer, open_window


def push_losses(s: War, b: Battle, out: list[Event]) -> None:
    """Casualties of both sides, the defender's first; before them the last cards (WC §5.3).

    Dice that brought none are told too: whoever watches has seen them fall.
    """
    p = the_phase(s)
    attackers, defenders = p.due
    if attackers + defenders or (p.volley and not s.quiet):
        out.append(Event("losses", (attackers, defenders, b.attacker, b.defender)))
    if attackers + defenders == 0:
        return
    s.push(Losses(DEFENDERS, False, False))
    open_window(s, B5, battle_order(s, b), b.area)


def victims(s: War, b: Battle, side: int, owners: int) -> list[Action]:
    """Units of these owners that a side may lose: no flyers in the melee phase unless grounded (WC §5.2)."""
    options: list[Action] = []
    melee = PHASE_TYPES[the_phase(s).number] == MELEE
    marks = bool(b.polymorphed) and not (melee and is_last_removal(s))
    for o in range(s.box.owners):
        if not (owners >> o) & 1:
            continue
        for t in range(PIECE_TYPES):
            if t == FLYING and melee and not (b.grounded >> side) & 1:
                continue
            mask = standing(s, b, o, t)
            while mask:
                bit = mask & -mask
                area = bit.bit_length() - 1
                if fighters_at(s, b, o, t, area) > 0:
                    options.append((LOSE, kind_of(o, t), area, 0))
                    if marks and differ(s, b, o, t, area):
                        options.append((LOSE, kind_of(o, t) + POLYMORPHED_BIT, area, 0))
                mask ^= bit
    return options


def decider(s: War, b: Battle, side: int) -> int:
    """Who names what a side loses: its leader or, with nobody of theirs left to fall, the next whose units can."""
    for o in side_seats(s, b, side):
        if victims(s, b, side, 1 << o):
            return o
    return leader_of(b, side)


def is_last_removal(s: War) -> bool:
    """Whether nobody is still to attack in this phase, as nobody's Slow Poison strikes first in it."""
    t = PHASE_TYPES[the_phase(s).number]
    return all(ability(s, o, t) != SLOW_POISON for o in range(s.box.owners))


def foregone(s: War, b: Battle, side: int) -> bool:
    """Whether all that a side could lose is lost, and nothing hangs on the order (A67).

    It does where a unit may be pillaged, and where what the other side loses in between is another's chance to
    pillage, or opens a way back for the dead.
    """
    p = the_phase(s)
    if p.due[side] == 1:
        return False
    count = 0
    owners: set[int] = set()
    for _, kind, area, _ in victims(s, b, side, owners_of(b, side)):
        if not is_polymorphed(kind):
            owner, t = owner_and_type(kind)
            owners.add(owner)
            count += fighters_at(s, b, owner, t, area)
    if count > p.due[side]:
        return False
    if p.due[1 - side] and (len(owners) > 1 or any(returns(s, o) for o in range(s.seats))):
        return False
    rich = any(o < s.seats and s.gold[o] + s.wood[o] for o in owners)
    return not rich or first_to_answer(s, b, B7, 1 - side) == NOBODY


class Losses(Frame[War]):
    """Units removed one by one, the sides in turn.

    `warned`: Marksmanship had its chance for this one. `own`: an ally has objected, so a unit of the namer's own falls.
    """

    def __init__(self, side: int, warned: bool, own: bool) -> None:
        self.side: Final = side
        self.warned: Final = warned
        self.own: Final = own

    def run(self, s: War, out: list[Event]) -> bool:
        side = self.side
        p = the_phase(s)
        if p.due[side] == 0:
            if p.due[1 - side] == 0:
                s.pop()
            else:
                s.become(Losses(1 - side, False, False))
            return False
        b = the_battle(s)
        options = self.choices(s, b)
        if not options:
            keep_phase(s, p.but(due=changed(p.due, side, 0)))  # what nobody can take vanishes (A16)
            return False
        if len(options) == 1 or foregone(s, b, side):
            self.remove(s, options[0], out)
            return False
        if not self.warned:
            archer = first_to_answer(s, b, B6, 1 - side)
            if archer != NOBODY:
                s.become(Losses(side, True, False))
                s.push(Window(B6, (archer,), 0, 0, b.area))
                return False
        return True

    def choices(self, s: War, b: Battle) -> list[Action]:
        owners = 1 << decider(s, b, self.side) if self.own else owners_of(b, self.side)
        return victims(s, b, self.side, owners)

    def ask(self, s: War) -> list[Decision]:
        b = the_battle(s)
        options = self.choices(s, b)
        aim = the_phase(s).aim
        if aim != NOBODY:
            return [Decision(aim, "choose_target", options)]
        namer = decider(s, b, self.side)
        return [Decision(namer if namer < s.seats else neutral_player(s), "choose_casualty", options)]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        _, kind, area, _ = action
        owner, _ = owner_and_type(kind)
        if seat == decider(s, the_battle(s), self.side) != owner:
            s.push(Objection(owner, kind, area))
        else:
            self.remove(s, action, out)

    def remove(self, s: War, action: Action, out: list[Event]) -> None:
        _, kind, area, _ = action
        owner, t = owner_and_type(kind)
        p = the_phase(s)
        due = changed(p.due, self.side, p.due[self.side] - 1)
        keep_phase(s, p.but(due=due, aim=NOBODY, removed=code(s, owner, t, area)))
        s.become(Losses(1 - self.side, False, False))
        out.append(Event("lost", (owner, t, area)))
        gold, wood = pillage_price(s) if owner < s.seats else (0, 0)
        if gold + wood > 0:
            b = the_battle(s)
            robber = first_to_answer(s, b, B7, 1 - self.side)
            if robber != NOBODY:
                s.push(Window(B7, (robber,), 0, 0, b.area))
        fall(s, owner, t, area, is_polymorphed(kind), out)

    def pack(self) -> list[object]:
        return ["losses", self.side, self.warned, self.own]


class Objection(Frame[War]):
    """One of a side has named an ally's unit: the ally agrees, or the one who named it loses one of their own (A61)."""

    def __init__(self, owner: int, kind: int, area: int) -> None:
        self.owner: Final = owner
        self.kind: Final = kind
        self.area: Final = area

    def ask(self, s: War) -> list[Decision]:
        return [Decision(self.owner, "objection", [NOTHING, (OBJECT, 0, 0, 0)])]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        verb, _, _, _ = action
        s.pop()
        losses = s.stack[-1]
        assert isinstance(losses, Losses)
        if verb == PASS:
            losses.remove(s, (LOSE, self.kind, self.area, 0), out)  # equal: there is no fourth operand
        else:
            _, t = owner_and_type(self.kind)
            s.become(Losses(losses.side, True, True))
            out.append(Event("objected", (seat, t, self.area)))

    def pack(self) -> list[object]:
        return ["objection", self.owner, self.kind, self.area]


def first_to_answer(s: War, b: Battle, kind: int, side: int) -> int:
    """The first player of a side who is asked in a window."""
    for o in side_seats(s, b, side):
        if o < s.seats and may_answer(s, kind, o, b.area):
            return o
    return NOBODY


def fall(s: War, owner: int, t: int, area: int, polymorphed: bool, out: list[Event]) -> None:
    """A unit dies: to the reserve, or in Nordrassil back to a source (WC §13.4)."""
    forget(s, owner, t, area, polymorphed)
    put(s, owner, t, area, -1)
    if t == WORKER and armed(s, owner, area) == 0:
        disarm(s, owner, area)
    if returns(s, owner):
        places = sources(s, owner, area)
        if len(places) > 1:
            s.push(Respawn(owner, t, area))
            return
        if places:
            rise(s, owner, t, area, places[0], out)
            return
    s.reserve[kind_of(owner, t)] += 1


def returns(s: War, owner: int) -> bool:
    """Whether the units of an owner that die come back elsewhere (WC §13.4)."""
    return owner < s.seats and s.slot[owner] >= 0 and s.box.slot_respawns[s.slot[owner]]


def sources(s: War, owner: int, area: int) -> list[int]:
    """The nearest Towns or Outposts of the owner without enemy units (WC A43)."""
    mask = s.outposts[owner]
    if s.town[owner] >= 0:
        mask |= 1 << s.town[owner]
    mask &= ~foe_units(s, owner)
    best = 1 << 30
    places: list[int] = []
    while mask:
        bit = mask & -mask
        a = bit.bit_length() - 1
        mask ^= bit
        d = s.box.distance[area][a]
        if d < 0:
            continue
        if d < best:
            best = d
            places = [a]
        elif d == best:
            places.append(a)
    return places


def rise(s: War, owner: int, t: int, area: int, to: int, out: list[Event]) -> None:
    """It takes no further part in the battle (A43)."""
    put(s, owner, t, to, 1)
    b = the_battle(s)
    keep_battle(s, b.but(asleep=b.asleep + (code(s, owner, t, to),)))
    out.append(Event("respawned", (owner, t, area, to)))


class Respawn(Frame[War]):
    """A killed Undead unit between equally near sources; its owner picks (A43)."""

    def __init__(self, owner: int, t: int, area: int) -> None:
        self.owner: Final = owner
        self.t: Final = t
        self.area: Final = area

    def ask(self, s: War) -> list[Decision]:
        return [Decision(self.owner, "respawn", [(RESPAWN, a, 0, 0) for a in sources(s, self.owner, self.area)])]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        _, to, _, _ = action
        s.pop()
        rise(s, self.owner, self.t, self.area, to, out)

    def pack(self) -> list[object]:
        return ["respawn", self.owner, self.t, self.area]
