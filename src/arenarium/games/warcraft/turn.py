"""The sequence of play (WC §2)."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Event, Frame
from arenarium.games.warcraft.box import DEPLOY_STEP, HARVEST_STEP, MOVE_STEP, SPEND_STEP
from arenarium.games.warcraft.deploy import DeployStep
from arenarium.games.warcraft.endings import (
    BY_HOLD,
    BY_POINTS,
    cast_spell,
    finish,
    holds,
    limit_reached,
    occupation,
    points,
)
from arenarium.games.warcraft.harvest import HarvestStep
from arenarium.games.warcraft.move import WINDOW, MoveStep
from arenarium.games.warcraft.spend import FIRST_CHOICE, SpendStep
from arenarium.games.warcraft.state import War

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
        s.got_gold = s.got_wood = (0,) * s.box.owners
        skipped = (s.box.slot_skips[s.slot[seat]] >> self.step) & 1
        if self.step == SPEND_STEP:
            s.push(EndOfTurn(seat))
        if skipped:
            return False
        if not s.quiet:
            out.append(Event("step", (seat, self.step)))
        if self.step == MOVE_STEP:
            s.push(MoveStep(seat, WINDOW))
        elif self.step == HARVEST_STEP:
            s.push(HarvestStep(seat))
        elif self.step == DEPLOY_STEP:
            s.push(DeployStep(seat))
        else:
            s.push(SpendStep(seat, FIRST_CHOICE))
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

    def pack(self) -> list[object]:
        return ["turn", self.step, self.done]


class EndOfTurn(Frame[War]):
    """A player's own turn ends with their Spend Step: have they won (WC §9, A1)?"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: War, out: list[Event]) -> bool:
        s.pop()
        side = s.friends[self.seat]
        if s.target > 0 and points(s, self.seat) >= s.target:
            finish(s, side, BY_POINTS, out)
        elif holds(s, self.seat):
            finish(s, side, BY_HOLD, out)
        return False

    def pack(self) -> list[object]:
        return ["end_of_turn", self.seat]
