"""Phase 1: everybody rolls. Live in the order of arrival, or calmly in lockstep. HE §3, §10"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.herosi.box import MOST_SEATS
from arenarium.games.herosi.dice import Landing, take_up
from arenarium.games.herosi.state import (
    ALL_STUNNED,
    BATTLE_ROW,
    DICE,
    HALT_BATTLE,
    IN_AIR,
    IN_HAND,
    PRIORITY,
    QUIET,
    ROLLS,
    SPENT,
    Match,
    changed,
    dice_of,
    fights_in,
    may_stop,
    number_of_dice,
)
from arenarium.games.herosi.stop import Round, begin_stop
from arenarium.games.herosi.verbs import GOING, KEEPING, LAND, LANDING, ROLL, STOPPING


class RollDecision(Decision):
    """Which dice to roll: any that include those in the hand. Made once for each shape and kept."""

    def __init__(self, seat: int, ask: str, dice: int, held: int, more: list[Action]) -> None:
        options: list[Action] = []
        for mask in range(1, 1 << dice):
            if mask & held == held:
                options.append((ROLL, mask, 0, 0))
        super().__init__(seat, ask, options + more)
        self.dice: Final = dice
        self.held: Final = held
        self.more: Final = more

    def allows(self, action: Action) -> bool:
        _, mask, _, _ = action
        if action == (ROLL, mask, 0, 0):
            return 0 < mask < 1 << self.dice and mask & self.held == self.held
        return action in self.more


_rolls: dict[tuple[int, int, int, bool, bool], Decision] = {}
_answers: list[Decision] = [Decision(seat, "answer_stop", [STOPPING, GOING]) for seat in range(MOST_SEATS)]
_aloft: list[Decision] = [Decision(seat, "roll_or_stop", [LANDING, STOPPING]) for seat in range(MOST_SEATS)]
_aloft_only: list[Decision] = [Decision(seat, "roll_or_stop", [LANDING]) for seat in range(MOST_SEATS)]


def roll_decision(seat: int, dice: int, held: int, live: bool, extra: bool) -> Decision:
    """`extra`: also `stop` (live) or `keep` (calm)."""
    key = (seat, dice, held, live, extra)
    found = _rolls.get(key)
    if found is None:
        more: list[Action] = []
        if extra:
            more.append(STOPPING if live else KEEPING)
        found = RollDecision(seat, "roll_or_stop" if live else "choose_keeps", dice, held, more)
        _rolls[key] = found
    return found


def all_down(s: Match, arena: int) -> int:
    """Every die of a battle that is in a hand or in the air goes up; the mask for Landing."""
    mask = 0
    for seat in range(s.seats):
        if fights_in(s, seat, arena):
            mask |= take_up(s, seat, dice_of(s, seat, IN_HAND) | dice_of(s, seat, IN_AIR))
    return mask


def count_roll(s: Match, arena: int) -> None:
    """Rolling on and on without a stop also comes to the agreed end, at length."""
    row = arena * BATTLE_ROW
    s.battle[row + ROLLS] += 1
    players = 0
    stunned = 0
    for seat in range(s.seats):
        if fights_in(s, seat, arena):
            players += 1
            stunned += (s.stunned >> seat) & 1
    quiet = ALL_STUNNED if stunned == players else QUIET
    if not s.rules.calm:  # there each roll of each player counts, here each common round
        quiet *= players
    if s.battle[row + ROLLS] >= quiet:
        s.battle[row + ROLLS] = 0
        s.battle[row + SPENT] += 1
        if s.battle[row + SPENT] >= s.rules.limit:
            s.halt = HALT_BATTLE


class Rolling(Frame[Match]):
    """Live pace: everyone may roll or stop at any moment; order of arrival is order of play."""

    def __init__(self, arena: int) -> None:
        self.arena: Final = arena

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt:
            s.pop()
            return False
        return True

    def ask(self, s: Match) -> list[Decision]:
        asked: list[Decision] = []
        for seat in range(s.seats):
            if not fights_in(s, seat, self.arena):
                continue
            if dice_of(s, seat, IN_AIR):
                asked.append(_aloft[seat] if may_stop(s, seat) else _aloft_only[seat])
            else:
                held = dice_of(s, seat, IN_HAND)
                asked.append(roll_decision(seat, number_of_dice(s, seat), held, True, may_stop(s, seat)))
        return asked

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        verb, mask, _, _ = action
        if verb == ROLL:
            take_up(s, seat, mask)
            count_roll(s, self.arena)
            out.append(Event("rolled", (seat, mask), reveals=True))  # seen by all: no taking back
        elif verb == LAND:
            s.push(Landing(dice_of(s, seat, IN_AIR) << (seat * DICE)))
        else:
            s.become(Round(seat, 0))
            begin_stop(s, self.arena, seat, out)
            falling = all_down(s, self.arena)
            if falling:
                s.push(Landing(falling))

    def pack(self) -> list[object]:
        return ["rolling", self.arena]


UNDECIDED: Final = -1
GOES_ON: Final = 0
STOPS_NOW: Final = 1


def dice_to_roll(action: Action) -> int:
    """The mask of a `roll`; none of a `keep`."""
    verb, mask, _, _ = action
    return mask if verb == ROLL else 0


class Keeps(Frame[Match]):
    """Calm pace: everyone secretly chooses what to roll, then all roll together."""

    def __init__(self, arena: int, forced: int, chosen: tuple[int, ...]) -> None:
        self.arena: Final = arena
        self.forced: Final = forced  # roll at least one die, or stop
        self.chosen: Final = chosen  # masks of dice by seat

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt:
            s.pop()
            return False
        for seat in range(s.seats):
            if self.chosen[seat] == UNDECIDED and fights_in(s, seat, self.arena):
                return True
        mask = 0
        rolled = 0
        for seat in range(s.seats):
            if fights_in(s, seat, self.arena):
                dice = self.chosen[seat]
                if dice:
                    out.append(Event("rolled", (seat, dice)))
                    mask |= take_up(s, seat, dice)
                    rolled |= 1 << seat
                else:
                    out.append(Event("kept", (seat,)))
        s.become(Answers(self.arena, self.forced, rolled, (UNDECIDED,) * s.seats))
        if mask:
            s.push(Landing(mask))
        return False

    def ask(self, s: Match) -> list[Decision]:
        asked: list[Decision] = []
        for seat in range(s.seats):
            if self.chosen[seat] == UNDECIDED and fights_in(s, seat, self.arena):
                held = dice_of(s, seat, IN_HAND)
                keep = held == 0 and (not self.forced or may_stop(s, seat))
                asked.append(roll_decision(seat, number_of_dice(s, seat), held, False, keep))
        return asked

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        s.become(Keeps(self.arena, self.forced, changed(self.chosen, seat, dice_to_roll(action))))
        out.append(Event("chose", (seat,)))

    def pack(self) -> list[object]:
        return ["keeps", self.arena, self.forced, self.chosen]


class Answers(Frame[Match]):
    """Calm pace: everyone secretly answers stop or go on."""

    def __init__(self, arena: int, forced: int, rolled: int, chosen: tuple[int, ...]) -> None:
        self.arena: Final = arena
        self.forced: Final = forced
        self.rolled: Final = rolled  # seats that rolled in this round
        self.chosen: Final = chosen  # UNDECIDED, GOES_ON or STOPS_NOW by seat

    def settled(self, s: Match, seat: int) -> int:
        """The answer of a seat: given, or plain for all to see; UNDECIDED otherwise."""
        if not may_stop(s, seat):
            return GOES_ON
        if self.forced and not (self.rolled >> seat) & 1:
            return STOPS_NOW  # it kept everything where that is only for stopping
        return self.chosen[seat]

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt:
            s.pop()
            return False
        stops = 0
        for seat in range(s.seats):
            if fights_in(s, seat, self.arena):
                answer = self.settled(s, seat)
                if answer == UNDECIDED:
                    return True
                stops += 1 if answer == STOPS_NOW else 0
        for seat in range(s.seats):
            if fights_in(s, seat, self.arena):
                if self.settled(s, seat) == GOES_ON:
                    out.append(Event("went", (seat,)))
                elif stops > 1:
                    out.append(Event("called", (seat,)))
        if stops == 0:
            count_roll(s, self.arena)
            s.become(Keeps(self.arena, 0 if self.rolled else 1, (UNDECIDED,) * s.seats))
            return False
        stopper = self.first_from_marker(s, True)
        s.become(Round(stopper, 0))
        begin_stop(s, self.arena, stopper, out)
        if stops > 1:
            s.battle[self.arena * BATTLE_ROW + PRIORITY] = (stopper + 1) % s.seats
            holder = self.first_from_marker(s, False)
            s.battle[self.arena * BATTLE_ROW + PRIORITY] = holder
            out.append(Event("priority", (holder,)))
        return False

    def first_from_marker(self, s: Match, stopping: bool) -> int:
        """The seat nearest clockwise from the priority marker, its holder first. HE §10"""
        marker = s.battle[self.arena * BATTLE_ROW + PRIORITY]
        for step in range(s.seats):
            seat = (marker + step) % s.seats
            if fights_in(s, seat, self.arena) and (not stopping or self.settled(s, seat) == STOPS_NOW):
                return seat
        raise AssertionError("nobody is in this battle")

    def ask(self, s: Match) -> list[Decision]:
        asked: list[Decision] = []
        for seat in range(s.seats):
            if fights_in(s, seat, self.arena) and self.settled(s, seat) == UNDECIDED:
                asked.append(_answers[seat])
        return asked

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        answer = STOPS_NOW if action == STOPPING else GOES_ON
        s.become(Answers(self.arena, self.forced, self.rolled, changed(self.chosen, seat, answer)))
        out.append(Event("chose", (seat,)))

    def pack(self) -> list[object]:
        return ["answers", self.arena, self.forced, self.rolled, self.chosen]
