"""Step 4: train, construct or upgrade, one of the three (WC §8)."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.warcraft.box import (
    GOLD,
    NOWHERE,
    PIECE_TYPES,
    RESOURCES,
    SUMMON_BUILDING,
    UNIT_TYPES,
    VICTORY_POINT,
    WOOD,
    WORKER,
)
from arenarium.games.warcraft.cards import may_summon, play
from arenarium.games.warcraft.gifts import Offer, add_gifts, give, may_give
from arenarium.games.warcraft.harvest import Powers
from arenarium.games.warcraft.pieces import (
    buildings_left,
    free_workers,
    has_buildings,
    is_necromancer,
    is_top,
    nib,
    outposts_left,
    pay,
    price_of,
    put,
    single,
)
from arenarium.games.warcraft.state import War, changed, copies
from arenarium.games.warcraft.verbs import BUILD, BUILD_OUTPOST, DONE, GIVE, PLAY, TRAIN, UPGRADE, kind_of
from arenarium.games.warcraft.windows import V0, open_window

OPEN: Final = 0
TRAINING: Final = 1
CONSTRUCTING: Final = 2
UPGRADING: Final = 3

# Stages of a Spend Step.
FIRST_CHOICE: Final = 0
EXTRA_CHOICES: Final = 1


class SpendStep(Frame[War]):
    """Allies may help, the player spends, extra steps of Summon Building follow, allies may lay down points."""

    def __init__(self, seat: int, at: int) -> None:
        self.seat: Final = seat
        self.at: Final = at

    def run(self, s: War, out: list[Event]) -> bool:
        if self.at == FIRST_CHOICE:
            s.extra = 0
            s.become(SpendStep(self.seat, EXTRA_CHOICES))
            self.spend(s)
            if s.english_edition and is_necromancer(s, self.seat):
                s.push(Powers(self.seat, 0, 0))
        elif s.extra > 0:
            s.extra -= 1
            s.got_gold = s.got_wood = (0,) * s.box.owners
            self.spend(s)  # a full new choice (A36)
        else:
            s.pop()
            order = []
            for i in range(1, s.seats):
                o = (self.seat + i) % s.seats
                if (s.friends[self.seat] >> o) & 1:
                    order.append(o)
            if order:
                open_window(s, V0, tuple(order), NOWHERE)
        return False

    def spend(self, s: War) -> None:
        """A step of spending; before it allies may help, those who come next in the order first."""
        s.push(Spend(self.seat, OPEN, 0))
        for i in range(1, s.seats):
            o = (self.seat - i) % s.seats
            if (s.friends[self.seat] >> o) & 1 and may_give(s, o):
                s.push(Offer(o, self.seat))

    def pack(self) -> list[object]:
        return ["spend_step", self.seat, self.at]


class Spend(Frame[War]):
    """One Spend Step; `kind` is the option chosen by the first purchase, `types` what was upgraded."""

    def __init__(self, seat: int, kind: int, types: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.types: Final = types

    def ask(self, s: War) -> list[Decision]:
        seat = self.seat
        kind = self.kind
        options: list[Action] = [(DONE, 0, 0, 0)]
        if s.hand[seat]:
            add_plays(s, seat, kind, options)
        add_gifts(s, seat, options)
        if kind in (OPEN, TRAINING):
            add_training(s, seat, options)
        if kind in (OPEN, CONSTRUCTING) and not is_necromancer(s, seat):
            add_construction(s, seat, options)
        if kind in (OPEN, UPGRADING) and can_pay(s, seat, s.box.upgrade_gold, s.box.upgrade_wood):
            for t in range(UNIT_TYPES):
                if not (self.types >> t) & 1 and not is_top(s, seat, t) and has_buildings(s, seat, t):
                    options.append((UPGRADE, t, 0, 0))
        return [Decision(seat, "spend", options)]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        verb, what, _, _ = action
        if verb == DONE:
            s.pop()
        elif verb == PLAY:
            if what == SUMMON_BUILDING:
                s.become(Spend(seat, CONSTRUCTING, 0))
            play(s, seat, action, NOWHERE, out)
        elif verb == GIVE:
            give(s, seat, what)
        elif verb == TRAIN:
            train(s, seat, what, out)
            s.become(Spend(seat, TRAINING, 0))
        elif verb == BUILD:
            build(s, seat, what, out)
            s.become(Spend(seat, CONSTRUCTING, 0))
        elif verb == BUILD_OUTPOST:
            build_outpost(s, seat, what, out)
            s.become(Spend(seat, CONSTRUCTING, 0))
        else:
            upgrade(s, seat, what, out)
            s.become(Spend(seat, UPGRADING, self.types | 1 << what))

    def pack(self) -> list[object]:
        return ["spend", self.seat, self.kind, self.types]


# --- what may be bought ----------------------------------------------------------------------


def can_pay(s: War, seat: int, gold: int, wood: int) -> bool:
    return s.gold[seat] >= gold and s.wood[seat] >= wood


def add_plays(s: War, seat: int, kind: int, options: list[Action]) -> None:
    hand = s.hand[seat]
    if kind in (OPEN, CONSTRUCTING) and copies(hand, SUMMON_BUILDING):
        for t in range(UNIT_TYPES):
            if may_summon(s, seat, t):
                options.append((PLAY, SUMMON_BUILDING, t, 0))
    if kind == OPEN and copies(hand, RESOURCES):
        options.append((PLAY, RESOURCES, GOLD, 0))
        options.append((PLAY, RESOURCES, WOOD, 0))
    if copies(hand, VICTORY_POINT):
        options.append((PLAY, VICTORY_POINT, 0, 0))


def add_training(s: War, seat: int, options: list[Action]) -> None:
    built = s.built[seat]
    busy = s.training[seat]
    for t in range(PIECE_TYPES):
        if nib(built, t) <= nib(busy, t) or s.reserve[kind_of(seat, t)] == 0:
            continue
        gold, wood = price_of(s, seat, t)
        if can_pay(s, seat, gold, wood):
            options.append((TRAIN, t, 0, 0))


def add_construction(s: War, seat: int, options: list[Action]) -> None:
    box = s.box
    home = s.town[seat]
    if can_pay(s, seat, box.building_gold, box.building_wood) and home >= 0 and free_workers(s, seat, home) > 0:
        for t in range(UNIT_TYPES):
            if buildings_left(s, seat, t) > 0:
                options.append((BUILD, t, 0, 0))
    if can_pay(s, seat, box.outpost_gold, box.outpost_wood) and outposts_left(s, seat) > 0:
        mask = s.workers[seat] & ~any_outposts(s)
        while mask:
            bit = mask & -mask
            mask ^= bit
            options.append((BUILD_OUTPOST, bit.bit_length() - 1, 0, 0))


# --- buying ----------------------------------------------------------------------------------


def train(s: War, seat: int, t: int, out: list[Event]) -> None:
    gold, wood = price_of(s, seat, t)
    pay(s, seat, gold, wood)
    s.reserve[kind_of(seat, t)] -= 1
    s.training = changed(s.training, seat, s.training[seat] + single(t))
    out.append(Event("trained", (seat, t)))


def build(s: War, seat: int, t: int, out: list[Event]) -> None:
    pay(s, seat, s.box.building_gold, s.box.building_wood)
    put(s, seat, WORKER, s.town[seat], -1)
    s.rising = changed(s.rising, seat, s.rising[seat] + single(t))
    out.append(Event("built", (seat, t, 0)))


def build_outpost(s: War, seat: int, area: int, out: list[Event]) -> None:
    pay(s, seat, s.box.outpost_gold, s.box.outpost_wood)
    s.sites = changed(s.sites, seat, s.sites[seat] | (1 << area))
    out.append(Event("outpost_begun", (seat, area)))


def upgrade(s: War, seat: int, t: int, out: list[Event]) -> None:
    pay(s, seat, s.box.upgrade_gold, s.box.upgrade_wood)
    s.levels = changed(s.levels, seat, s.levels[seat] + single(t))
    out.append(Event("upgraded", (seat, t, nib(s.levels[seat], t))))


def any_outposts(s: War) -> int:
    """Areas with anybody's Outpost, finished or not: one in each (A49)."""
    mask = 0
    for o in range(s.seats):
        mask |= s.outposts[o] | s.sites[o]
    return mask
