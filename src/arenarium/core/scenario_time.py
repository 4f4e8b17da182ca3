"""Time in a scenario, for games with a pace: what a server with a clock would do, without one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from arenarium.core.kernel import Decision, questions
from arenarium.core.pace import Pace, Refused, Step, Submit
from arenarium.core.refusal import BadData, Refusal

if TYPE_CHECKING:
    from arenarium.core.scenario import Run

SPAN = re.compile(r"(\d+)\s*(ms|s)")
MILLISECONDS = {"ms": 1, "s": 1000}


def span(text: Any, where: str) -> int:
    """Milliseconds of a text such as "350ms" or "2s"."""
    found = SPAN.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise BadData(where, "after", 'must be a time such as "350ms" or "2s"', "core-refuse-read-time")
    return int(found[1]) * MILLISECONDS[found[2]]


class ScenarioTime:
    """The pace of a scenario's table: time stands still but for `after`."""

    def __init__(self, run: Run, pace: Pace[Any]) -> None:
        self.run = run
        self.pace = pace
        self.now = 0
        self.known: dict[int, tuple[object, ...]] = {}  # the question each seat was seen with
        self.opened: dict[int, int] = {}  # since which answer it is asked

    def takes(self, seat: int) -> bool:
        """Whether the pace decides when the seat's answer counts."""
        return any(d.seat == seat and self.pace.takes(d) for d in questions(self.run.state))

    def sync(self, where: str) -> None:
        self._carry_out(self._see(), where)

    def let_pass(self, milliseconds: int, where: str) -> None:
        """Everything that is due, in the order of time."""
        until = self.now + milliseconds
        while (at := self.pace.next_wake()) is not None and at <= until:
            self.now = max(self.now, at)
            self._carry_out(self.pace.wake(self.now), where)
        self.now = until

    def intend(self, seat: int, text: str, where: str) -> Refusal | None:
        """The seat wants this now; why it may not."""
        steps = self.pace.intent(self.run.state, seat, text, self.now, n=where)
        self._carry_out(steps, where)
        return next((step.refusal for step in steps if isinstance(step, Refused) and step.seat == seat), None)

    def _see(self) -> list[Step]:
        for d in questions(self.run.state):
            seen = self._question(d)
            if self.known.get(d.seat) != seen:
                self.known[d.seat] = seen
                self.opened[d.seat] = len(self.run.line)
        return self.pace.sync(self.run.state, self.opened, self.now)

    def _question(self, d: Decision) -> tuple[object, ...]:
        return d.ask, tuple(d.options), sum(seat == d.seat for seat, _ in self.run.line)

    def _carry_out(self, steps: list[Step], where: str) -> None:
        pending = list(steps)
        while pending:
            step = pending.pop(0)
            if isinstance(step, Submit):
                self.run.play(step.seat, step.text, where)
                self.run.events += step.events
                self.run.settle_lots(where)
                pending += self._see()
