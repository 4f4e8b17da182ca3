"""How long the loop was held, and by what.

The loop ticks; whatever keeps it from ticking keeps everybody waiting. A thread beside it looks, when a tick is late,
at what the loop is in the middle of. Where other programs had the processor, nobody here is to blame: what is told by
name is what took that long of the processor on the loop itself.
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from types import FrameType
from typing import Final

from arenarium.server.metrics import Metrics

EVERY: Final = 0.005  # seconds between ticks
LOOK: Final = 0.01  # and between looks at them
LONG_HOLD: Final = 0.02  # seconds of the processor; what takes more is told by name
PACKAGE: Final = "arenarium."
BEGINS: Final = "arenarium.cli."


class Watchdog:
    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.longest = self.busiest = 0.0
        self._due = time.perf_counter()
        self._spent = time.thread_time()
        self._by = ""
        self._over = threading.Event()
        self._loop_thread = 0
        metrics.describe("loop_holds", "How often we held the loop for more than 20 ms, and by what.")
        metrics.gauge("loop_held_longest_seconds", "The longest time the loop was held.", lambda: self.longest)
        metrics.gauge("loop_busy_longest_seconds", "The longest time it was held by us.", lambda: self.busiest)

    async def run(self) -> None:
        self._loop_thread = threading.get_ident()
        self._due, self._spent = time.perf_counter() + EVERY, time.thread_time()
        threading.Thread(target=self._look, name="watchdog", daemon=True).start()
        try:
            while True:
                await asyncio.sleep(EVERY)
                self._tick(time.perf_counter(), time.thread_time())
        finally:
            self._over.set()

    def _tick(self, now: float, spent: float) -> None:
        held = max(0.0, now - self._due)
        self.metrics.held(held)
        self.longest = max(self.longest, held)
        busy = min(held, spent - self._spent)
        self.busiest = max(self.busiest, busy)
        if busy > LONG_HOLD:
            self.metrics.count("loop_holds", f'by="{self._by or "unknown"}"')
        self._by = ""
        self._due, self._spent = now + EVERY, spent

    def _look(self) -> None:
        while not self._over.wait(LOOK):
            if not self._by and time.perf_counter() - self._due > LOOK:
                self._by = doing(sys._current_frames().get(self._loop_thread))


def doing(frame: object) -> str:
    """What of ours is being done there: the innermost function of the package; what began the loop says nothing, so
    then the innermost function of all. Another thread runs on while its frames are looked at: once in a great while
    what Python hands out as one is none any more."""
    innermost = frame
    while isinstance(frame, FrameType):
        if named(frame).startswith(PACKAGE) and not named(frame).startswith((__name__, BEGINS)):
            return named(frame).removeprefix(PACKAGE)
        frame = frame.f_back
    return named(innermost) if isinstance(innermost, FrameType) else ""


def named(frame: FrameType) -> str:
    return f"{frame.f_globals.get('__name__', '')}:{frame.f_code.co_name}"
