"""Before the first roll: first player, draft, armies, hands. HE §2"""

from __future__ import annotations

from typing import Final

from arenarium.core.game import Json
from arenarium.core.kernel import CHANCE, Action, Decision, Event, Frame
from arenarium.core.refusal import BadOptions
from arenarium.games.herosi.actions import track_of
from arenarium.games.herosi.box import BOARD, ELEMENTS, EMPTY, FIRST_CREATURE, HERO, USUAL_LIFE
from arenarium.games.herosi.cards import Draw, Refill, take_from_track
from arenarium.games.herosi.loading import box_for
from arenarium.games.herosi.state import (
    ARMING,
    BATTLE_ROW,
    DRAFTING,
    FIGHTING,
    LOWER,
    MODES,
    NO_CARD,
    PRIORITY,
    TRACK,
    Match,
    Rules,
    changed,
    fights_in,
    hero_field,
    is_alive,
    new_match,
)
from arenarium.games.herosi.verbs import CLEARING, FIRST, HERO_PICK, LEAVE, PLACE, READYING, TAKE

PICKS: Final = 4  # each player's: one Hero and three spells
EVERYBODY: Final = -1  # instead of an arena


def blank(options: Json) -> Match:
    """A match with everything in the box and nothing on the stack; the options are checked."""
    return new_match(options["seats"], box_for(options), rules_of(options))


def rules_of(options: Json) -> Rules:
    seats = options["seats"]
    penalty = options["penalty"]
    if isinstance(penalty, str):
        penalty = [penalty] * seats
    if None in penalty:
        raise BadOptions("core-refuse-value", option="penalty", value=None, known=["on", "off"])
    return Rules(
        options,
        MODES.index(options["mode"]),
        options["pace"] == "calm",
        options["army"] == "preset",
        options["hand"],
        options["life"],
        options["plain_heroes"],
        not options["no_boosts"],
        tuple([p == "on" for p in penalty]),
        options.get("optional_ending", False),
        options.get("third_place", False),  # equal: tournaments say it, and nobody else reads it
        options["limit"],
    )


class FirstPlayer(Frame[Match]):
    """Drawn by lot."""

    def run(self, s: Match, out: list[Event]) -> bool:
        return True

    def ask(self, s: Match) -> list[Decision]:
        return [Decision(CHANCE, "first_player", [(FIRST, seat, 0, 0) for seat in range(s.seats)])]

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        _, first, _, _ = action
        s.pop()
        set_first(s, first)
        out.append(Event("first", (s.first,)))

    def pack(self) -> list[object]:
        return ["first_player"]


def set_first(s: Match, first: int) -> None:
    """Who drafts first, and holds the priority marker of that battle; in another pair its first seat does."""
    s.first = first
    for arena in range(2):  # equal: nobody fights in a third battle
        for step in range(s.seats):
            seat = (first + step) % s.seats
            if fights_in(s, seat, arena):
                s.battle[arena * BATTLE_ROW + PRIORITY] = seat
                break


class Draft(Frame[Match]):
    """Four times round in seat order: a Hero, or a card of the lower row. HE §2, A4"""

    def __init__(self, pick: int) -> None:
        self.pick: Final = pick

    def seat(self, s: Match) -> int:
        return (s.first + self.pick) % s.seats

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt or self.pick == PICKS * s.seats:
            s.pop()
            return False
        if not is_alive(s, self.seat(s)):
            s.become(Draft(self.pick + 1))
            return False
        return True

    def ask(self, s: Match) -> list[Decision]:
        seat = self.seat(s)
        options: list[Action] = []
        if s.hero[seat] < 0:
            for hero in range(len(ELEMENTS)):
                if hero not in s.hero:
                    options.append((HERO_PICK, hero, 0, 0))
        if s.hero[seat] >= 0 or self.pick < (PICKS - 1) * s.seats:
            track = track_of(s, seat) * TRACK
            for slot in range(LOWER, TRACK):
                if s.track[track + slot] != NO_CARD:
                    options.append((TAKE, slot, 0, 0))
        return [Decision(seat, "draft", options)]

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        verb, choice, _, _ = action
        s.become(Draft(self.pick + 1))
        if verb == HERO_PICK:
            give_hero(s, seat, choice)
            special = s.box.special[choice]
            s.deck[seat * s.box.cards + special] += 1
            s.gone = changed(s.gone, special, s.gone[special] - 1)
            out.append(Event("chose_hero", (seat, choice)))
        else:
            track = track_of(s, seat)
            slot = track * TRACK + choice
            out.append(Event("took", (seat, s.track[slot], slot)))
            card = take_from_track(s, slot, out)
            s.deck[seat * s.box.cards + card] += 1
            s.push(Refill(track, choice % LOWER))

    def pack(self) -> list[object]:
        return ["draft", self.pick]


def give_hero(s: Match, seat: int, hero: int) -> None:
    s.hero = changed(s.hero, seat, hero)
    life = s.box.life[hero] if s.rules.life == USUAL_LIFE else s.rules.life
    s.life[seat] = life
    s.cap = changed(s.cap, seat, life)


def takes_part(s: Match, seat: int, arena: int) -> bool:
    """Still in the game, and in this battle or any if it is EVERYBODY."""
    return is_alive(s, seat) and (arena == EVERYBODY or s.arena[seat] == arena)


class OpenArmies(Frame[Match]):
    """Armies are about to be built, or come ready with the board."""

    def __init__(self, budget: int, arena: int) -> None:
        self.budget: Final = budget
        self.arena: Final = arena  # or EVERYBODY

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt:
            s.pop()
            return False
        if s.stage == DRAFTING:
            s.stage = ARMING
        if self.arena == EVERYBODY and s.rules.preset:
            s.pop()
            for seat in range(s.seats):
                if is_alive(s, seat):
                    for field in range(BOARD):
                        put(s, seat, field, s.box.presets[s.hero[seat]][field])
                    reveal(s, seat, out)
            return False
        for seat in range(s.seats):
            if takes_part(s, seat, self.arena):
                s.hidden |= 1 << seat
                s.ready &= ~(1 << seat)
        s.become(Army(self.budget, self.arena))
        return False  # equal: the army has nothing to do before its first answer

    def pack(self) -> list[object]:
        return ["open_armies", self.budget, self.arena]


class ArmyDecision(Decision):
    """Listed is what gives nothing away. `ready` at once, with fields left open, is also understood: it leaves them
    empty, but who counts the answers of others learns how many these were."""

    def allows(self, action: Action) -> bool:
        return action == READYING or action in self.listed


class Army(Frame[Match]):
    """Everybody builds and deploys in secret, at the same time. HE §2, A2, A3

    First the Hero takes a field, then every other field gets a creature or is left empty, in any order, then comes
    `ready`: always nine answers, because others can count them and must not learn the size of an army from that.
    """

    def __init__(self, budget: int, arena: int, left: tuple[int, ...] = (0, 0, 0, 0)) -> None:
        self.budget: Final = budget
        self.arena: Final = arena
        self.left: Final = left  # masks of fields left empty, by seat

    def builds(self, s: Match, seat: int) -> bool:
        return takes_part(s, seat, self.arena) and not (s.ready >> seat) & 1

    def is_open(self, s: Match, seat: int, field: int) -> bool:
        """Whether nothing has been said about this field."""
        return s.kind[seat * BOARD + field] == EMPTY and not (self.left[seat] >> field) & 1

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt:
            s.pop()
            return False
        for seat in range(s.seats):
            if self.builds(s, seat):
                return True
        s.pop()
        for seat in range(s.seats):
            if (s.hidden >> seat) & 1 and is_alive(s, seat):
                reveal(s, seat, out)
        return False

    def ask(self, s: Match) -> list[Decision]:
        asked: list[Decision] = []
        for seat in range(s.seats):
            if self.builds(s, seat):
                if hero_field(s, seat) < 0:
                    fields: list[Action] = [(PLACE, HERO, field, 0) for field in range(BOARD)]
                    asked.append(Decision(seat, "place_hero", fields))
                else:
                    asked.append(ArmyDecision(seat, "build_army", self.options(s, seat)))
        return asked

    def options(self, s: Match, seat: int) -> list[Action]:
        points, creatures = spent(s, seat)
        fields = [field for field in range(BOARD) if self.is_open(s, seat, field)]
        options: list[Action] = []
        if creatures < s.box.army_creatures:
            for kind in range(FIRST_CREATURE, s.box.kinds):
                creature = s.box.creature(kind)
                if creature.hero != s.hero[seat] or points + creature.points > self.budget or s.store[kind] == 0:
                    continue
                for field in fields:
                    options.append((PLACE, kind, field, 0))
        options.append(CLEARING)
        if not fields:
            options.append(READYING)
        for field in fields:
            options.append((LEAVE, field, 0, 0))
        return options

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        sees = 1 << seat
        if action == READYING:
            s.ready |= sees
            out.append(Event("ready", (seat,)))
            return
        s.become(self.decide(s, seat, action))
        verb, what, field, _ = action
        if verb == PLACE:
            out.append(Event("placed", (seat, what, field), sees))
        elif verb == LEAVE:
            out.append(Event("left_empty", (seat, what), sees))
        else:
            out.append(Event("cleared", (seat,), sees))

    def decide(self, s: Match, seat: int, action: Action) -> Army:
        """One field gets a creature or stays empty, or all are open again."""
        verb, what, field, _ = action
        if verb == PLACE:
            put(s, seat, field, what)
            return self
        if verb == LEAVE:
            return self.with_left(seat, self.left[seat] | 1 << what)
        clear_board(s, seat)
        return self.with_left(seat, 0)

    def with_left(self, seat: int, fields: int) -> Army:
        return Army(self.budget, self.arena, changed(self.left, seat, fields))

    def pack(self) -> list[object]:
        return ["army", self.budget, self.arena, self.left]


def spent(s: Match, seat: int) -> tuple[int, int]:
    """Points and creatures of an army."""
    points = 0
    creatures = 0
    for at in range(seat * BOARD, seat * BOARD + BOARD):
        if s.kind[at] >= FIRST_CREATURE:
            points += s.box.creature(s.kind[at]).points
            creatures += 1
    return points, creatures


def put(s: Match, seat: int, field: int, kind: int) -> None:
    s.kind[seat * BOARD + field] = kind
    if kind >= FIRST_CREATURE:
        s.store = changed(s.store, kind, s.store[kind] - 1)


def clear_board(s: Match, seat: int) -> None:
    for at in range(seat * BOARD, seat * BOARD + BOARD):
        kind = s.kind[at]
        if kind >= FIRST_CREATURE:
            s.store = changed(s.store, kind, s.store[kind] + 1)
        s.kind[at] = EMPTY


def reveal(s: Match, seat: int, out: list[Event]) -> None:
    s.hidden &= ~(1 << seat)
    s.ready |= 1 << seat
    out.append(Event("revealed", (seat, *s.kind[seat * BOARD : seat * BOARD + BOARD]), reveals=True))


class Deal(Frame[Match]):
    """Starting hands from the shuffled own decks, seat by seat. HE A1"""

    def __init__(self, seat: int, arena: int) -> None:
        self.seat: Final = seat
        self.arena: Final = arena  # or EVERYBODY

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt or self.seat == s.seats:
            if s.stage == ARMING:
                s.stage = FIGHTING
            s.pop()
            return False
        s.become(Deal(self.seat + 1, self.arena))
        if takes_part(s, self.seat, self.arena):
            s.push(Draw(self.seat, s.rules.hand))
        return False

    def pack(self) -> list[object]:
        return ["deal", self.seat, self.arena]
