"""The time as the table counts it: the system's when the server starts, and from then on at an even pace.

Player clocks, deadlines and the times in logs are differences of this one. When somebody sets the system's clock, or
the network does, no bank is emptied and no bank is refilled: the difference is made up slowly, a few seconds an hour.
"""

from __future__ import annotations

import time
from collections.abc import Callable

PULL = 0.002  # of the time that passes


def running() -> float:
    """Seconds that nobody can set; they also pass while the machine sleeps, where the system can tell."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


class TableTime:
    def __init__(self, wall: Callable[[], float] = time.time, ticks: Callable[[], float] = running) -> None:
        self._wall, self._ticks = wall, ticks
        self._now, self._at = wall(), ticks()

    def __call__(self) -> float:
        at = self._ticks()
        passed = at - self._at
        even = self._now + passed
        pull = PULL * passed
        self._now = even + min(max(self._wall() - even, -pull), pull)
        self._at = at
        return self._now

    def not_before(self, moment: float) -> None:
        """The log's last moment: a clock that was set back while the server was down does not turn time around."""
        self._now = max(self(), moment)
