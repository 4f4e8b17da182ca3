"""Setup: races, Towns, pieces, opening hands, the first player (WC §1)."""

from __future__ import annotations

from typing import Final

from arenarium.core.game import NUMBERS, Json
from arenarium.core.kernel import CHANCE, Action, Decision, Event, Frame
from arenarium.core.refusal import BadOptions
from arenarium.games.warcraft.box import (
    FLYING,
    KINDS_OF_CARD,
    MELEE,
    MOVE_STEP,
    NECROMANCERS,
    PIECE_TYPES,
    RACE_COUNT,
    RACES,
    RANGED,
    UNIT_TYPES,
    WORKER,
    Box,
    type_place,
)
from arenarium.games.warcraft.dice import Draw
from arenarium.games.warcraft.loading import box_for
from arenarium.games.warcraft.pieces import nib, put, seat_of_race, single
from arenarium.games.warcraft.state import War, changed, one
from arenarium.games.warcraft.turn import Turn
from arenarium.games.warcraft.verbs import DEAL, FIRST, kind_of

OPENING_HAND: Final = 3
EDITIONS: Final = ("polish", "english")
ENGLISH_TARGET: Final = 30  # of teams
RACES_DUE: Final = 0
HANDS_DUE: Final = 1
FIRST_DUE: Final = 2


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
        verb, what, _, _ = action
        if verb == FIRST:
            begin(s, what, out)
            return
        dealt = seat_to_deal(s)
        races = list(s.race)
        races[dealt] = what
        s.race = tuple(races)
        out.append(Event("dealt", (dealt, what)))

    def pack(self) -> list[object]:
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
        for race in range(RACE_COUNT):
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
        for t in range(PIECE_TYPES):
            s.reserve[kind_of(seat, t)] = box.pieces[t]
        if box.slot_necromancers[slot]:
            s.reserve[kind_of(seat, WORKER)] = NECROMANCERS
        s.built = changed(s.built, seat, box.printed if s.town[seat] >= 0 and not box.slot_necromancers[slot] else 0)
        level = 0
        for t in range(UNIT_TYPES):
            level += (box.top[type_place(races[seat], t)] if box.slot_top[slot] else 1) * single(t)
        s.levels = changed(s.levels, seat, level)
        s.deck = changed(s.deck, seat, full_deck(s, seat))
    if box.neutral >= 0:
        s.levels = changed(s.levels, s.seats, box.neutral_level * (single(MELEE) + single(RANGED) + single(FLYING)))
        for t in range(PIECE_TYPES):
            s.reserve[kind_of(s.seats, t)] = box.pieces[t]
    s.complete = box.start_depleted
    s.tokens = box.tokens
    s.captive = tuple(box.captive)


def full_deck(s: War, seat: int) -> int:
    """The deck as the scenario leaves it, packed."""
    cards = 0
    for card in range(KINDS_OF_CARD):
        n = s.box.copies[s.race[seat]][card] - s.box.slot_removed[s.slot[seat]][card]
        if n > 0:  # equal: none of a card adds nothing
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
        for t in range(PIECE_TYPES):  # equal: nothing is packed beyond
            n = nib(counts[a], t)
            if n:
                put(s, owner, t, a, n)
                s.reserve[kind_of(owner, t)] -= n


def begin(s: War, first: int, out: list[Event]) -> None:
    s.first = first
    s.turn = 1
    out.append(Event("first", (first,)))
    out.append(Event("turn", (1, first)))
    s.become(Turn(MOVE_STEP, 0))


def blank(options: Json) -> War:
    """A state with its box and settings, and the races that were asked for; the options are checked."""
    if "pack" in options and not isinstance(options["pack"], dict):
        raise BadOptions("core-refuse-value", option="pack", value="", known=["{ … }"])
    box = box_for(options)
    for key in ("limit", "target"):
        if options.get(key, 0) < 0:
            raise BadOptions("core-refuse-value", option=key, value=options[key], known=NUMBERS)
    s = War(box, options)
    s.limit = options["limit"]
    s.target = (options.get("target", 0) or box.target) if box.target else 0
    s.english_edition = options["edition"] == "english"
    if s.english_edition and box.scenario == "main_4p" and not options.get("target", 0):
        s.target = ENGLISH_TARGET
    s.lock_workers = options["lock_workers"] or s.english_edition
    s.devour_kills = options["devour_kills"] or s.english_edition
    s.share_hands = options.get("share_hands", False)  # equal: without the setting nobody has allies
    s.race = wanted_races(options["races"], box)
    if box.slot_race[0] >= 0 and not turnings(s):
        raise BadOptions("warcraft-refuse-races", "WC §1", known=[RACES[r] for r in box.slot_race])
    return s


def wanted_races(races: list[str | None] | str | None, box: Box) -> tuple[int, ...]:
    """The race of each owner, -1 where it is to be dealt."""
    if isinstance(races, str):
        raise BadOptions("core-refuse-per-seat", option="races", count=1, seats=box.seats)
    wanted = [RACES.index(r) if r is not None else -1 for r in races or [None] * box.seats]
    given = [r for r in wanted if r >= 0]
    if len(set(given)) < len(given):
        raise BadOptions("warcraft-refuse-race-twice", "WC §1")
    return tuple(wanted + [-1] * (box.owners - box.seats))
