"""Setup, the sequence of play, and the ends of a game (WC §1, §2, §9)."""

from __future__ import annotations

from typing import Any, Final

from arenarium.core.kernel import CHANCE, Action, Decision, Event, Frame
from arenarium.games.warcraft.deploy import DeployStep
from arenarium.games.warcraft.dice import Draw, spell_cast
from arenarium.games.warcraft.harvest import HarvestStep
from arenarium.games.warcraft.move import MoveStep
from arenarium.games.warcraft.spend import SpendStep
from arenarium.games.warcraft.state import (
    UNITS,
    War,
    changed,
    clear_board,
    count_of,
    deck_size,
    finish,
    foe_units,
    last_side,
    one,
    points,
    put,
    seat_of_race,
)
from arenarium.games.warcraft.terms import (
    BY_HOLD,
    BY_LAST,
    BY_LIMIT,
    BY_POINTS,
    DEAL,
    DEPLOY_STEP,
    FIRST,
    HARVEST_STEP,
    KINDS_OF_CARD,
    MOVE_STEP,
    SPEND_STEP,
)

OPENING_HAND: Final = 3
FEW: Final = 2  # A57: fewer than three enemies at the gate
RACES_DUE: Final = 0
HANDS_DUE: Final = 1
FIRST_DUE: Final = 2


# --- setup -----------------------------------------------------------------------------------


class Setup(Frame[War]):
    """Races are dealt, hands drawn, the first player chosen (WC §1)."""

    def __init__(self, at: int) -> None:
        self.at: Final = at

    def run(self, s: War, out: list[Event]) -> bool:
        if self.at == RACES_DUE:
            if seat_to_deal(s) >= 0:
                return True
            take_seats(s)
            place_pieces(s)
            s.become(Setup(HANDS_DUE))
        elif self.at == HANDS_DUE:
            s.become(Setup(FIRST_DUE))
            for seat in range(s.seats - 1, -1, -1):
                for _ in range(OPENING_HAND):
                    s.push(Draw(seat))
        else:
            if s.box.first_race < 0:
                return True
            begin(s, seat_of_race(s, s.box.first_race), out)
        return False

    def ask(self, s: War) -> list[Decision]:
        options: list[Action] = []
        if self.at == RACES_DUE:
            for race in races_for(s, seat_to_deal(s)):
                options.append((DEAL, race, 0, 0))
            return [Decision(CHANCE, "race", options)]
        for seat in range(s.seats):
            options.append((FIRST, seat, 0, 0))
        return [Decision(CHANCE, "first", options)]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        if action[0] == FIRST:
            begin(s, action[1], out)
            return
        dealt = seat_to_deal(s)
        races = list(s.race)
        races[dealt] = action[1]
        s.race = tuple(races)
        out.append(Event("dealt", (dealt, action[1])))

    def pack(self) -> list[Any]:
        return ["setup", self.at]


def turnings(s: War) -> list[int]:
    """How the map's order of races can be turned round the table so that it fits the races known."""
    found: list[int] = []
    for turn in range(s.seats):
        fits = True
        for seat in range(s.seats):
            if s.race[seat] >= 0 and s.box.slot_race[(seat + turn) % s.seats] != s.race[seat]:
                fits = False
        if fits:
            found.append(turn)
    return found


def seat_to_deal(s: War) -> int:
    """The next seat whose race must be dealt; -1 when all follow from what is known."""
    if s.box.slot_race[0] >= 0 and len(turnings(s)) == 1:
        return -1
    for seat in range(s.seats):
        if s.race[seat] < 0:
            return seat
    return -1


def races_for(s: War, seat: int) -> list[int]:
    found: list[int] = []
    if s.box.slot_race[0] >= 0:
        for turn in turnings(s):
            found.append(s.box.slot_race[(seat + turn) % s.seats])
    else:
        for race in range(4):
            if race not in s.race:
                found.append(race)
    found.sort()
    return found


def take_seats(s: War) -> None:
    """Slots, Towns and teams once the races are known."""
    box = s.box
    turn = turnings(s)[0] if box.slot_race[0] >= 0 else 0
    slots = [(seat + turn) % s.seats for seat in range(s.seats)]
    s.slot = tuple(slots)
    races = [box.slot_race[i] if box.slot_race[i] >= 0 else s.race[seat] for seat, i in enumerate(slots)]
    teams = [box.slot_team[i] for i in slots]
    if box.neutral >= 0:
        races.append(box.neutral)
        teams.append(max(teams) + 1)
    s.race = tuple(races)
    s.town = tuple([box.slot_town[i] for i in slots])
    s.team = tuple(teams)
    friends: list[int] = []
    foes: list[int] = []
    for o in range(box.owners):
        mask = 0
        for other in range(box.owners):
            if teams[other] == teams[o]:
                mask |= 1 << other
        friends.append(mask)
        foes.append(((1 << box.owners) - 1) & ~mask)
    s.friends = tuple(friends)
    s.foes = tuple(foes)
    for seat in range(s.seats):
        slot = slots[seat]
        for t in range(4):
            s.reserve[seat * 4 + t] = box.pieces[t]
        if box.slot_necromancers[slot]:
            s.reserve[seat * 4 + 3] = 2
        s.built = changed(s.built, seat, box.printed if s.town[seat] >= 0 and not box.slot_necromancers[slot] else 0)
        level = 0
        for t in range(3):
            level |= (box.top[races[seat] * 3 + t] if box.slot_top[slot] else 1) << (4 * t)
        s.levels = changed(s.levels, seat, level)
        s.deck = changed(s.deck, seat, full_deck(s, seat))
    if box.neutral >= 0:
        s.levels = changed(s.levels, s.seats, box.neutral_level * 0x111)
        for t in range(4):
            s.reserve[s.seats * 4 + t] = box.pieces[t]
    s.complete = box.start_depleted
    s.tokens = box.tokens
    s.captive = tuple(box.captive)


def full_deck(s: War, seat: int) -> int:
    """The deck as the scenario leaves it, packed."""
    cards = 0
    for card in range(KINDS_OF_CARD):
        n = s.box.copies[s.race[seat]][card] - s.box.slot_removed[s.slot[seat]][card]
        if n > 0:
            cards += n * one(card)
    return cards


def place_pieces(s: War) -> None:
    box = s.box
    for seat in range(s.seats):
        slot = s.slot[seat]
        s.gold[seat] = box.slot_gold[slot]
        s.wood[seat] = box.slot_wood[slot]
        s.outposts = changed(s.outposts, seat, box.slot_outposts[slot])
        place_packed(s, seat, box.slot_pieces[slot])
    if box.neutral >= 0:
        place_packed(s, s.seats, box.neutral_pieces)


def place_packed(s: War, owner: int, counts: list[int]) -> None:
    for a in range(s.box.size):
        for t in range(4):
            n = (counts[a] >> (4 * t)) & 15
            if n:
                put(s, owner, t, a, n)
                s.reserve[owner * 4 + t] -= n


def begin(s: War, first: int, out: list[Event]) -> None:
    s.first = first
    s.turn = 1
    out.append(Event("first", (first,)))
    out.append(Event("turn", (1, first)))
    s.become(Turn(MOVE_STEP, 0))


# --- the sequence of play --------------------------------------------------------------------


class Turn(Frame[War]):
    """Four steps; in each every player acts once, from the first player clockwise (WC §2)."""

    def __init__(self, step: int, done: int) -> None:
        self.step: Final = step
        self.done: Final = done

    def run(self, s: War, out: list[Event]) -> bool:
        if self.done == s.seats:
            self.next_step(s, out)
            return False
        seat = (s.first + self.done) % s.seats
        s.become(Turn(self.step, self.done + 1))
        if not (s.alive >> seat) & 1:
            return False
        s.step = self.step
        s.active = seat
        s.gifts = 0
        skipped = (s.box.slot_skips[s.slot[seat]] >> self.step) & 1
        if self.step == SPEND_STEP:
            s.push(EndOfTurn(seat))
        if skipped:
            return False
        if not s.quiet:
            out.append(Event("step", (seat, self.step)))
        if self.step == MOVE_STEP:
            s.push(MoveStep(seat, 0))
        elif self.step == HARVEST_STEP:
            s.push(HarvestStep(seat))
        elif self.step == DEPLOY_STEP:
            s.push(DeployStep(seat))
        else:
            s.push(SpendStep(seat, 0))
        return False

    def next_step(self, s: War, out: list[Event]) -> None:
        if self.step == MOVE_STEP:
            s.locked = 0
            s.fast = 0
            if occupation(s, out):
                return
        if self.step < SPEND_STEP:
            s.become(Turn(self.step + 1, 0))
        elif not cast_spell(s, out) and not limit_reached(s, out):
            s.turn += 1
            s.crippled = 0
            s.crippler = -1
            s.lamed = ()
            s.first = (s.first + 1) % s.seats
            while not (s.alive >> s.first) & 1:
                s.first = (s.first + 1) % s.seats
            out.append(Event("turn", (s.turn, s.first)))
            s.become(Turn(MOVE_STEP, 0))

    def pack(self) -> list[Any]:
        return ["turn", self.step, self.done]


class EndOfTurn(Frame[War]):
    """A player's own turn ends with his Spend Step: has he won (WC §9, A1)?"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: War, out: list[Event]) -> bool:
        s.pop()
        side = s.friends[self.seat] & ((1 << s.seats) - 1)
        if s.target > 0 and points(s, self.seat) >= s.target:
            finish(s, side, BY_POINTS, out)
        elif holds(s, self.seat):
            finish(s, side, BY_HOLD, out)
        return False

    def pack(self) -> list[Any]:
        return ["end_of_turn", self.seat]


def holds(s: War, seat: int) -> bool:
    """The gate, or the World Tree: a unit on it and not too many enemy units beside it (WC §13.1, §13.4)."""
    box = s.box
    area = box.hold_area
    if area < 0 or not (s.units[seat] >> area) & 1:
        return False
    if box.hold_race >= 0 and s.race[seat] != box.hold_race:
        return False
    if box.hold_enemies < 0:
        return True
    enemies = 0
    for o in range(box.owners):
        if (s.foes[seat] >> o) & 1:
            for a in box.nbr[area]:
                enemies += UNITS[s.n[o * box.size + a] & 0xFFF]
    return enemies <= (FEW if s.english and box.scenario == "elf_gate" else box.hold_enemies)


def occupation(s: War, out: list[Event]) -> bool:
    """After the last Move Step: Towns with enemy units get a marker, or fall (WC §4.2, A3, A4). True: it is over."""
    fallen = 0
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        town = s.town[seat]
        if town < 0 or not (s.alive >> seat) & 1 or not (foe_units(s, seat) >> town) & 1:
            continue
        if (s.markers >> town) & 1:
            fallen |= s.friends[seat] & s.alive
        else:
            s.markers |= 1 << town
            out.append(Event("occupied", (seat, town)))
    if not fallen:
        return False
    for seat in range(s.seats):
        if (fallen >> seat) & 1:
            s.alive &= ~(1 << seat)
            out.append(Event("eliminated", (seat,)))
            clear_board(s, seat)
    return last_side(s, BY_LAST, out)


def cast_spell(s: War, out: list[Event]) -> bool:
    """At the end of each turn one card of the spell is set aside (WC §13.4). True: it is over."""
    if s.box.spell_race < 0:
        return False
    seat = seat_of_race(s, s.box.spell_race)
    if deck_size(s, seat) > 0:
        s.aside = changed(s.aside, seat, s.aside[seat] + 1)
        out.append(Event("spell", (seat, deck_size(s, seat))))
    return deck_size(s, seat) == 0 and spell_cast(s, seat, out)


def limit_reached(s: War, out: list[Event]) -> bool:
    """The turn limit of random play (WC A56)."""
    if s.limit == 0 or s.turn < s.limit:
        return False
    if s.box.limit_race >= 0:
        finish(s, s.friends[seat_of_race(s, s.box.limit_race)] & s.alive, BY_LIMIT, out)
        return True
    best = -1
    winners = 0
    for seat in range(s.seats):
        if not (s.alive >> seat) & 1:
            continue
        worth = limit_points(s, seat) * 1000 + units_on_board(s, seat)
        if worth > best:
            best = worth
            winners = 0
        if worth == best:
            winners |= s.friends[seat] & s.alive
    finish(s, 0 if winners == s.alive else winners, BY_LIMIT, out)
    return True


def limit_points(s: War, seat: int) -> int:
    if not s.box.limit_areas:
        return points(s, seat)
    total = 0
    for a in s.box.scored:
        for o in range(s.seats):
            if (s.friends[seat] >> o) & 1 and (s.units[o] >> a) & 1:
                total += s.box.vp[a]
                break
    return total


def units_on_board(s: War, seat: int) -> int:
    total = 0
    for o in range(s.seats):
        if (s.friends[seat] >> o) & 1:
            for a in range(s.box.size):
                for t in range(3):
                    total += count_of(s, o, t, a)
    return total
