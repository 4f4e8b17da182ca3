"""Step 1: movement, then battles, then what is left defenceless (WC §4)."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.warcraft.battle import begin_battle
from arenarium.games.warcraft.box import FLYING, NOWHERE, PIECE_TYPES, VICTORY_POINT, WORKER
from arenarium.games.warcraft.cards import play
from arenarium.games.warcraft.endings import BY_NECROMANCERS, BY_RESCUE, BY_TOKENS, finish
from arenarium.games.warcraft.gifts import add_gifts, give
from arenarium.games.warcraft.pieces import (
    NIB,
    NIB_MASK,
    count_of,
    fighting_areas,
    foe_units,
    held_by_foes,
    is_necromancer,
    low,
    necromancers_seat,
    nib,
    ones,
    put,
    single,
)
from arenarium.games.warcraft.state import War, changed, copies
from arenarium.games.warcraft.verbs import CARRY, DONE, FIGHT, GIVE, MOVE, PLAY, kind_of
from arenarium.games.warcraft.windows import M0, M1, M2, open_window, seats_from

RANGE: Final[list[int]] = [1, 1, 2, 2]  # melee, ranged, flying, worker
FAST_RANGE: Final = 3
TYPE_BITS: Final = 2  # of a type in a `piece_key`
ANY_TYPE: Final = 3
NOBODY: Final[list[Action]] = []  # to carry
STAY: Final[list[Action]] = [(DONE, 0, 0, 0)]  # what can always be answered; shared, never changed
WINDOW: Final = 0
MOVEMENT: Final = 1
PORTALS: Final = 2
BATTLES: Final = 3
AFTERMATH: Final = 4


class MoveStep(Frame[War]):
    """One player's Move Step from the first card to the last battle."""

    def __init__(self, seat: int, at: int) -> None:
        self.seat: Final = seat
        self.at: Final = at

    def run(self, s: War, out: list[Event]) -> bool:
        if self.at == WINDOW:
            s.moved = [0] * s.box.size
            s.become(MoveStep(self.seat, MOVEMENT))
            order = [self.seat]
            for o in seats_from(s, self.seat):
                if (s.foes[self.seat] >> o) & 1:
                    order.append(o)
            open_window(s, M0, tuple(order), NOWHERE)
        elif self.at == MOVEMENT:
            return True
        elif self.at == PORTALS:
            s.become(MoveStep(self.seat, BATTLES))
            open_window(s, M2, seats_from(s, self.seat), NOWHERE)
        elif self.at == BATTLES:
            options = battles(s, self.seat)
            if len(options) > 1:
                return True
            if options:
                _, area, enemy, _ = options[0]
                begin_battle(s, area, enemy)
            else:
                s.become(MoveStep(self.seat, AFTERMATH))
        else:
            s.pop()
            aftermath(s, out)
        return False

    def ask(self, s: War) -> list[Decision]:
        if self.at == BATTLES:
            return [Decision(self.seat, "choose_battle", battles(s, self.seat))]
        return [Moves(s, self.seat)]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        verb, x, y, z = action
        if verb in (MOVE, CARRY):
            move_piece(s, seat, x, y, z, verb == CARRY, out)
        elif verb == FIGHT:
            begin_battle(s, x, y)
        elif verb == DONE:
            s.moved = [0] * s.box.size  # equal: who has moved is shown until then and asked no more
            s.become(MoveStep(seat, PORTALS))
        elif verb == GIVE:
            give(s, seat, x)
        else:
            play(s, seat, action, NOWHERE, out)

    def pack(self) -> list[object]:
        return ["move", self.seat, self.at]


# --- movement --------------------------------------------------------------------------------


def spread(s: War, seat: int, t: int, start: int, steps: int, held: int) -> int:
    """Areas that a piece can be in after some of `steps` steps; it stops where enemies are (WC §4.1)."""
    if steps <= 0:
        return 0
    if t == WORKER:
        if is_necromancer(s, seat):
            return spread_from(s.box.foot, start, steps, held, ~(held & ~s.units[seat] | s.workers[seat]))
        if steps == 2 and not held & s.box.foot_two[start]:
            return s.box.foot_two[start]
        return spread_from(s.box.foot, start, steps, held, ~(held & ~s.units[seat]))
    if t == FLYING:
        if steps == 2 and not held & s.box.air_two[start]:
            return s.box.air_two[start]
        return spread_from(s.box.air, start, steps, held, -1)
    return spread_from(s.box.ground, start, steps, held, -1)


def spread_from(adjacent: list[int], start: int, steps: int, held: int, enterable: int) -> int:
    reached = adjacent[start] & enterable
    edge = reached & ~held
    while steps > 1:
        further = 0
        while edge:
            bit = edge & -edge
            further |= adjacent[bit.bit_length() - 1]
            edge ^= bit
        further &= enterable & ~reached
        reached |= further
        edge = further & ~held
        steps -= 1
    return reached


def range_of(s: War, seat: int, t: int, area: int) -> int:
    steps = FAST_RANGE if (s.fast >> area) & 1 else RANGE[t]
    if s.lamed and s.crippler >= 0 and (s.foes[s.crippler] >> seat) & 1:
        for a in s.lamed:
            if a == area:
                steps -= 1
    return steps


def stuck(s: War, seat: int) -> int:
    """Areas whose pieces may not move at all: Cripple (A35)."""
    if s.crippled and not s.english_edition and s.crippler >= 0 and (s.foes[s.crippler] >> seat) & 1:
        return s.crippled
    return 0


def destinations(s: War, seat: int, t: int, area: int, held: int) -> int:
    full = s.full_workers[seat] if t == WORKER else s.full_units[seat]
    return spread(s, seat, t, area, range_of(s, seat, t, area), held) & ~full & ~(1 << area)


def carries(s: War, seat: int, t: int, area: int, held: int) -> int:
    """Where a unit can take the captive of its race that lies on its way (WC §13.3, A38)."""
    captive = s.captive[s.race[seat]]
    if captive < 0 or t == WORKER:
        return 0
    steps = range_of(s, seat, t, area)
    if captive == area:
        return destinations(s, seat, t, area, held)
    if (held >> captive) & 1:
        return 0
    done = 1
    while done < steps and not (spread(s, seat, t, area, done, held) >> captive) & 1:  # equal: the next line ends it
        done += 1
    if done >= steps:
        return 0
    return spread(s, seat, t, captive, steps - done, held) & (~s.full_units[seat] | 1 << area) & ~(1 << captive)


class Moves(Decision):
    """The moves of every piece that has not moved, as masks of destinations."""

    def __init__(self, s: War, seat: int) -> None:
        head = STAY
        if copies(s.hand[seat], VICTORY_POINT) or s.friends[seat] != 1 << seat:
            head = STAY[:]
            if copies(s.hand[seat], VICTORY_POINT):
                head.append((PLAY, VICTORY_POINT, 0, 0))
            add_gifts(s, seat, head)
        super().__init__(seat, "move", head)
        keys: list[int] = []
        masks: list[int] = []
        sizes: list[int] = []
        tail = NOBODY
        held = held_by_foes(s, seat)
        base = seat * s.box.size
        crippled = stuck(s, seat)
        captive = s.captive[s.race[seat]] >= 0
        if captive:
            tail = []
        total = 0
        plain = s.fast == 0 and not s.lamed  # no card changes how far pieces go
        for t in range(PIECE_TYPES):
            areas = (s.workers[seat] if t == WORKER else s.units[seat]) & ~crippled
            if t != WORKER or s.lock_workers:
                areas &= ~s.locked
            full = s.full_workers[seat] if t == WORKER else s.full_units[seat]
            while areas:
                bit = areas & -areas
                areas ^= bit
                a = bit.bit_length() - 1
                if ((s.pieces[base + a] - s.moved[a]) >> (NIB * t)) & NIB_MASK == 0:
                    continue
                steps = RANGE[t] if plain else range_of(s, seat, t, a)
                mask = spread(s, seat, t, a, steps, held) & ~(full | bit)
                if mask:
                    keys.append(piece_key(a, t))
                    masks.append(mask)
                    size = ones(mask)
                    sizes.append(size)
                    total += size
                if captive:
                    mask = carries(s, seat, t, a, held)
                    while mask:
                        low_bit = mask & -mask
                        mask ^= low_bit
                        tail.append((CARRY, t, a, low_bit.bit_length() - 1))
        self.keys: Final = keys  # see `piece_key`
        self.masks: Final = masks
        self.sizes: Final = sizes
        self.tail: Final = tail
        self.total: Final = total

    @property
    def options(self) -> list[Action]:
        found = self.listed[:]
        for i in range(len(self.keys)):
            mask = self.masks[i]
            while mask:
                bit = mask & -mask
                found.append(self.move(i, bit.bit_length() - 1))
                mask ^= bit
        return found + self.tail

    def move(self, k: int, to: int) -> Action:
        key = self.keys[k]
        return (MOVE, key & ANY_TYPE, key >> TYPE_BITS, to)

    def count(self) -> int:
        return len(self.listed) + self.total + len(self.tail)

    def nth(self, i: int) -> Action:
        head = len(self.listed)
        if i < head:
            return self.listed[i]
        i -= head
        if i >= self.total:
            return self.tail[i - self.total]
        for k in range(len(self.masks)):
            size = self.sizes[k]
            if i < size:
                mask = self.masks[k]
                while i > 0:
                    mask &= mask - 1
                    i -= 1
                return self.move(k, low(mask))
            i -= size
        raise IndexError(i)

    def allows(self, action: Action) -> bool:
        verb, t, area, to = action
        if verb != MOVE:
            return action in self.listed or action in self.tail
        if not 0 <= t <= WORKER:
            return False
        key = piece_key(area, t)
        for k in range(len(self.keys)):
            if self.keys[k] == key:
                return to >= 0 and (self.masks[k] >> to) & 1 != 0
        return False


def piece_key(area: int, t: int) -> int:
    """An area and a type as one number."""
    return area << TYPE_BITS | t


def move_piece(s: War, seat: int, t: int, area: int, to: int, carried: bool, out: list[Event]) -> None:
    # A builder is the last to go; if he does, his Outpost is lost without refund (WC §8, A21).
    if t == WORKER and (s.sites[seat] >> area) & 1 and nib(s.pieces[seat * s.box.size + area] - s.moved[area], t) == 1:
        s.sites = changed(s.sites, seat, s.sites[seat] & ~(1 << area))
        out.append(Event("site_lost", (seat, area)))
    put(s, seat, t, area, -1)
    put(s, seat, t, to, 1)
    s.moved[to] += single(t)
    if not s.quiet:
        out.append(Event("moved", (seat, t, area, to, 1 if carried else 0)))
    if carried and bring(s, seat, to, out):
        return
    if t != WORKER:
        for i in range(1, s.seats):
            o = (seat + i) % s.seats
            if (s.workers[o] >> to) & 1 and (s.foes[seat] >> o) & 1:
                open_window(s, M1, (o,), to)


def bring(s: War, seat: int, to: int, out: list[Event]) -> bool:
    """The captive comes along; at home it is free and the game is won (WC §13.3)."""
    race = s.race[seat]
    places = list(s.captive)
    places[race] = to
    s.captive = tuple(places)
    if to != s.town[seat] or not s.box.rescue:
        return False
    out.append(Event("rescued", (seat,)))
    finish(s, s.friends[seat] & ((1 << s.seats) - 1), BY_RESCUE, out)
    return True


# --- battles and what follows ----------------------------------------------------------------


def battles(s: War, seat: int) -> list[Action]:
    """Every area with the active player's units and those of an enemy side (WC §4.2, A17)."""
    mine = fighting_areas(s, seat)
    options: list[Action] = []
    seen = 0
    for i in range(s.box.owners):
        o = (seat + i) % s.seats if i < s.seats else i
        if not (s.foes[seat] >> o) & 1:
            continue
        mask = mine & fighting_areas(s, o)
        while mask:
            bit = mask & -mask
            mask ^= bit
            a = bit.bit_length() - 1
            # Allies who share the area defend together; the next clockwise from the attacker leads.
            known = False
            if seen & bit:
                for _, area, leader, _ in options:
                    if area == a and (s.friends[o] >> leader) & 1:
                        known = True
            if not known:
                options.append((FIGHT, a, o, 0))
                seen |= bit
    if len(options) > 1:
        options.sort()
    return options


def aftermath(s: War, out: list[Event]) -> None:
    """Workers, Outposts and tokens without a unit of their side among enemy units are destroyed (WC §4.2)."""
    for o in range(s.seats):
        lost = foe_units(s, o) & ~side_unit_areas(s, o) & (s.workers[o] | s.outposts[o] | s.sites[o])
        while lost:
            bit = lost & -lost
            lost ^= bit
            a = bit.bit_length() - 1
            count = count_of(s, o, WORKER, a)
            outpost = 1 if (s.outposts[o] | s.sites[o]) & bit else 0
            if count:
                put(s, o, WORKER, a, -count)
                s.reserve[kind_of(o, WORKER)] += count
            s.outposts = changed(s.outposts, o, s.outposts[o] & ~bit)
            s.sites = changed(s.sites, o, s.sites[o] & ~bit)
            out.append(Event("destroyed", (o, a, count, outpost)))
    remove_tokens(s, out)
    for o in range(s.seats):  # until now they were under arms (A63)
        if s.called[o]:
            s.called = changed(s.called, o, 0)
    s.idle = ()


def side_unit_areas(s: War, owner: int) -> int:
    mask = 0
    for o in range(s.box.owners):
        if (s.friends[owner] >> o) & 1:
            mask |= fighting_areas(s, o)
    return mask


def remove_tokens(s: War, out: list[Event]) -> None:
    """The ways in which the Human can win against the Necromancers (WC §13.2)."""
    box = s.box
    if box.gone_race >= 0:
        for o in range(s.seats):
            if s.race[o] != box.gone_race:
                continue
            lost = s.tokens & fighting_areas(s, o)
            while lost:
                bit = lost & -lost
                lost ^= bit
                s.tokens &= ~bit
                area = bit.bit_length() - 1
                out.append(Event("token_removed", (area, box.token[area], necromancers_seat(s), o)))
            if not s.tokens & box.gone_tokens:
                finish(s, s.friends[o] & ((1 << s.seats) - 1), BY_TOKENS, out)
                return
    if box.dead_race >= 0:
        for o in range(s.seats):
            if is_necromancer(s, o) and s.workers[o]:
                return
        for o in range(s.seats):
            if s.race[o] == box.dead_race:
                finish(s, s.friends[o] & ((1 << s.seats) - 1), BY_NECROMANCERS, out)
                return
