"""Dice: landing them one by one, and giving one up."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import CHANCE, Action, Decision, Event, Frame
from arenarium.games.herosi.box import FACE_COUNT, MOST_SEATS
from arenarium.games.herosi.state import DICE, HALT_BATTLE, IN_AIR, NO_DIE, Match, is_alive, number_of_dice
from arenarium.games.herosi.verbs import FACE, GIVE

# A die falls alike for everybody; only the stream of lots is the seat's own. HE §10
FALLS: Final[list[list[Decision]]] = [
    [Decision(CHANCE, "face", [(FACE, face, 0, 0) for face in range(FACE_COUNT)], None, 1 + seat)]
    for seat in range(MOST_SEATS)
]


class Landing(Frame[Match]):
    """Dice come down, lowest bit first; bit seat * DICE + die. Those of a battle that is over stay in the air."""

    def __init__(self, mask: int) -> None:
        self.mask: Final = mask
        low = 0
        while not (mask >> low) & 1:
            low += 1
        self.die: Final = low

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt == HALT_BATTLE:
            s.pop()
            return False
        return True

    def ask(self, s: Match) -> list[Decision]:
        return FALLS[self.die // DICE]

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        _, face, _, _ = action
        die = self.die
        owner = die // DICE
        s.dice[die] = face
        s.must_roll &= ~(1 << owner)
        out.append(Event("landed", (owner, die - owner * DICE, face)))
        rest = self.mask & ~(1 << die)
        if rest:
            s.become(Landing(rest))
        else:
            s.pop()

    def pack(self) -> list[object]:
        return ["landing", self.mask]


def take_up(s: Match, seat: int, mask: int) -> int:
    """Puts these dice in the air; the mask for Landing."""
    for i in range(DICE):
        if (mask >> i) & 1:
            s.dice[seat * DICE + i] = IN_AIR
    return mask << (seat * DICE)


class GiveUp(Frame[Match]):
    """Blessing has ended: one die goes, its player says which. HE §9, A44"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt != HALT_BATTLE and is_alive(s, self.seat):
            return True  # also when the action that ended Blessing is over, because its player has given up
        s.pop()
        if is_alive(s, self.seat):  # the battle is over: the last one goes unasked
            last = number_of_dice(s, self.seat) - 1
            drop_die(s, self.seat, last)
            out.append(Event("gave_die", (self.seat, last)))
        return False

    def ask(self, s: Match) -> list[Decision]:
        return [Decision(self.seat, "give_up_die", [(GIVE, i, 0, 0) for i in range(number_of_dice(s, self.seat))])]

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        _, die, _, _ = action
        s.pop()
        drop_die(s, seat, die)
        out.append(Event("gave_die", (seat, die)))

    def pack(self) -> list[object]:
        return ["give_up", self.seat]


def drop_die(s: Match, seat: int, die: int) -> None:
    """One die less; those after it move up."""
    base = seat * DICE
    for i in range(die, DICE - 1):
        s.dice[base + i] = s.dice[base + i + 1]
    s.dice[base + DICE - 1] = NO_DIE
