"""Casualties: whom a side loses, and where the dead go (WC §5.3, §13.4)."""

from __future__ import annotations

from typing import Any, Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.warcraft.battlefield import (
    PHASE_TYPES,
    battle_order,
    code,
    fighters_at,
    forget,
    neutral_player,
    side_seats,
    zone,
)
from arenarium.games.warcraft.box import FLYING, MELEE, WORKER
from arenarium.games.warcraft.cards import pillage_price
from arenarium.games.warcraft.pieces import armed, disarm, foe_units, put
from arenarium.games.warcraft.state import War
from arenarium.games.warcraft.verbs import LOSE, RESPAWN
from arenarium.games.warcraft.windows import B5, B6, B7, Window, may_answer, open_window


def push_losses(s: War, out: list[Event]) -> None:
    """Casualties of both sides, the defender's first; before them the last cards (WC §5.3)."""
    if s.losses[0] + s.losses[1] == 0:
        return
    out.append(Event("losses", (s.losses[0], s.losses[1])))
    s.push(Losses(1, False))
    open_window(s, B5, battle_order(s), s.bf)


def victims(s: War, side: int) -> list[Action]:
    """Units that may be taken as casualties: no flyers in the melee phase unless grounded (WC §5.2)."""
    options: list[Action] = []
    melee = PHASE_TYPES[s.phase] == MELEE
    for o in range(s.box.owners):
        if not (s.sides[side] >> o) & 1:
            continue
        for t in range(4):
            if t == FLYING and melee and not (s.grounded >> side) & 1:
                continue
            mask = zone(s, o, t) & (s.workers[o] & s.called[o] if t == WORKER else s.units[o])
            while mask:
                bit = mask & -mask
                area = bit.bit_length() - 1
                if fighters_at(s, o, t, area) > 0:
                    options.append((LOSE, o * 4 + t, area, 0))
                mask ^= bit
    return options


class Losses(Frame[War]):
    """Units removed one by one, the sides in turn; `warned`: Marksmanship had its chance for this one."""

    def __init__(self, side: int, warned: bool) -> None:
        self.side: Final = side
        self.warned: Final = warned

    def run(self, s: War, out: list[Event]) -> bool:
        side = self.side
        if s.losses[side] == 0:
            if s.losses[1 - side] == 0:
                s.pop()
            else:
                s.become(Losses(1 - side, False))
            return False
        options = victims(s, side)
        if not options:
            s.losses[side] = 0  # what nobody can take vanishes (A16)
            return False
        if len(options) == 1:
            self.remove(s, options[0], out)
            return False
        if not self.warned:
            order = side_seats(s, 1 - side)
            for o in order:
                if o < s.seats and may_answer(s, B6, o, s.bf):
                    s.become(Losses(side, True))
                    s.push(Window(B6, (o,), 0, 0, s.bf))
                    return False
        return True

    def ask(self, s: War) -> list[Decision]:
        options = victims(s, self.side)
        if s.aim >= 0:
            return [Decision(s.aim, "choose_target", options)]
        leader = s.att if self.side == 0 else s.dfn
        if leader >= s.seats:
            leader = neutral_player(s)
        return [Decision(leader, "choose_casualty", options)]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        self.remove(s, action, out)

    def remove(self, s: War, action: Action, out: list[Event]) -> None:
        s.losses[self.side] -= 1
        s.aim = -1
        owner = action[1] // 4
        t = action[1] % 4
        s.become(Losses(1 - self.side, False))
        s.removed = code(s, owner, t, action[2])
        out.append(Event("lost", (owner, t, action[2])))
        gold, wood = (0, 0) if owner >= s.seats else pillage_price(s)
        if gold + wood > 0:
            for o in side_seats(s, 1 - self.side):
                if o < s.seats and may_answer(s, B7, o, s.bf):
                    s.push(Window(B7, (o,), 0, 0, s.bf))
                    break
        fall(s, owner, t, action[2], out)

    def pack(self) -> list[Any]:
        return ["losses", self.side, self.warned]


def fall(s: War, owner: int, t: int, area: int, out: list[Event]) -> None:
    """A unit dies: to the reserve, or in Nordrassil back to a source (WC §13.4)."""
    forget(s, code(s, owner, t, area))
    put(s, owner, t, area, -1)
    if t == WORKER and armed(s, owner, area) == 0:
        disarm(s, owner, area)
    if owner < s.seats and s.slot[owner] >= 0 and s.box.slot_respawns[s.slot[owner]]:
        places = sources(s, owner, area)
        if len(places) > 1:
            s.push(Respawn(owner, t, area))
            return
        if places:
            rise(s, owner, t, area, places[0], out)
            return
    s.reserve[owner * 4 + t] += 1


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
    put(s, owner, t, to, 1)
    if s.bf >= 0:
        s.asleep = s.asleep + (code(s, owner, t, to),)
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
        s.pop()
        rise(s, self.owner, self.t, self.area, action[1], out)

    def pack(self) -> list[Any]:
        return ["respawn", self.owner, self.t, self.area]
