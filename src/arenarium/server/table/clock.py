"""A table's clock: when it rings, and what becomes of a seat whose time has run out."""

from __future__ import annotations

import msgspec

from arenarium.bots import levels
from arenarium.server.alarm import Alarm
from arenarium.server.table import time_control
from arenarium.server.table.commit import Commits
from arenarium.server.table.desk import Desk
from arenarium.server.table.telling import Telling
from arenarium.store.rows import ClockHead, Seat

LONGEST = 3600.0  # seconds until it is looked at again, however much time is left
AFTER = 0.02  # seconds, so that the time has run out when it rings


class Clock:
    def __init__(self, desk: Desk, commits: Commits, telling: Telling) -> None:
        self.desk, self.commits, self.telling = desk, commits, telling
        self.alarm = Alarm()

    def set(self) -> None:
        """Ring when the first running clock reaches zero."""
        self.alarm.off()
        head, worker = self.desk.head, self.desk.worker
        if head.state != "running" or head.clock is None or head.paused:
            return
        zero = time_control.zero_at(head.clock)
        if zero is not None:
            wait = max(0.0, min(zero - worker.now(), LONGEST)) + AFTER
            self.alarm.set(wait, lambda: worker.spawn(self.desk.attend()))

    def stopped(self) -> ClockHead | None:
        """The clock while the table is paused."""
        clock = self.desk.head.clock
        return None if clock is None else time_control.stopped(clock, self.desk.worker.now())

    def started(self) -> ClockHead | None:
        """The clock when the table goes on."""
        clock, table = self.desk.head.clock, self.desk.table
        if clock is None or table is None:
            return None
        return msgspec.structs.replace(clock, since=self.desk.worker.now(), running=tuple(table.opened))

    async def fall(self) -> None:
        """Seats whose time has run out lose, or are played by a bot until their person comes back."""
        d = self.desk
        if d.time_control is None or d.head.clock is None or d.head.paused or d.head.state != "running":
            return
        for seat in time_control.fallen(d.head.clock, d.worker.now()):
            if d.head.state != "running" or d.seats[seat].bot is not None:
                continue
            first = d.length
            if d.time_control.zero == "lose" or d.seats[seat].person is None:
                assert d.table is not None
                await self.commits.commit(d.table.propose_resign(seat), actor=seat)
            else:
                s = d.seats[seat]
                clock = self._refilled(d.time_control, d.head.clock, seat)
                await self.commits.commit(seats=(Seat(s.seat, s.kind, s.person, levels.DEFAULT),), clock=clock)
            self.telling.table()
            await d.moved(first)

    def _refilled(self, rule: time_control.TimeControl, clock: ClockHead, seat: int) -> ClockHead:
        left = list(clock.left)
        left[seat] = rule.full()
        return msgspec.structs.replace(clock, left=tuple(left), since=self.desk.worker.now())

    def close(self) -> None:
        self.alarm.off()
