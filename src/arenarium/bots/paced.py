"""A game with a pace between bots, by a clock of its own: it jumps to the next moment at which something is due.

Bots hand in their intents when the pace gives them time to, after human reactions, and everything else at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arenarium.core.kernel import Decision
from arenarium.core.pace import Pace, Step, Submit
from arenarium.core.refusal import Refusal
from arenarium.core.table import Table

Choose = Callable[[Decision], str]
BREATH: Final = 50  # milliseconds between two thoughts of a bot


class Paced:
    """A table, what keeps its time, and who is about to hand in an intent."""

    def __init__(self, table: Table[Any], pace: Pace[Any], choose: Choose) -> None:
        self.table, self.pace, self.choose = table, pace, choose
        self.now = 0
        self.answers = 0  # that the table took; lots are none
        self.due: dict[int, int] = {}  # by seat: when its bot hands in its next intent
        self.rested: dict[int, int] = {}  # by seat: when it has drawn breath after its last one
        self.carry_out(self.seen())

    def run(self, limit: int) -> None:
        """Until the game has ended or so many answers were given."""
        while self.table.result() is None and self.answers < limit:
            if not self.step():
                return

    def step(self) -> bool:
        """The next thing that happens; False where nothing will."""
        asked = self.table.questions()
        for d in asked:
            if not self.pace.takes(d):
                self.submit(d.seat, self.choose(d))
                self.carry_out(self.seen())
                return True
        seats = {d.seat for d in asked}
        self.due = {seat: at for seat, at in self.due.items() if seat in seats}
        for seat in sorted(seats - self.due.keys()):
            at = self.pace.bot_time(seat, self.now)
            if at is not None:
                self.due[seat] = max(at, self.rested.get(seat, 0))
        wake = self.pace.next_wake()
        bot = min(((at, seat) for seat, at in self.due.items()), default=None)
        if bot is not None and (wake is None or bot[0] < wake):
            self.now = max(self.now, bot[0])
            del self.due[bot[1]]
            d = next(d for d in asked if d.seat == bot[1])
            self.rested[d.seat] = self.now + BREATH
            self.carry_out(self.pace.intent(self.table.state, d.seat, self.choose(d), self.now))
            return True
        if wake is None:
            return False
        self.now = max(self.now, wake)
        self.carry_out(self.pace.wake(self.now))
        return True

    def seen(self) -> list[Step]:
        return self.pace.sync(self.table.state, self.table.opened, self.now)

    def submit(self, seat: int, text: str) -> None:
        self.table.submit(seat, text)
        self.answers += 1

    def carry_out(self, steps: list[Step]) -> None:
        while steps:
            changed = False
            for step in steps:
                if isinstance(step, Submit):
                    try:
                        self.submit(step.seat, step.text)
                        changed = True
                    except Refusal:
                        self.pace.failed(step.seat)
            steps = self.seen() if changed and self.table.result() is None else []
