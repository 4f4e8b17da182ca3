"""Live pace: how far away each player is, and what that is worth to them. HE §10"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

CAP: Final = 120  # the most credit for latency, and the length of the window after a Stop
PINGS: Final = 8
KEPT_EVENTS: Final = 64
SPREAD: Final = 50  # landings may be seen so far apart,
MOST_DELAY: Final = 100  # and nobody is held back longer than this


class Latency:
    """One seat's way to the server and back."""

    def __init__(self, bot: bool) -> None:
        self.bot: Final = bot  # a bot is here, and gets no credit
        self.pings: deque[int] = deque(maxlen=PINGS)
        self.sent: dict[int, int] = {}  # number of what happened: when it was sent

    def pong(self, round_trip: int) -> None:
        self.pings.append(max(0, round_trip))

    def told(self, number: int, now: int) -> None:
        self.sent.setdefault(number, now)
        while len(self.sent) > KEPT_EVENTS:
            del self.sent[min(self.sent)]

    def half(self) -> int:
        return min(self.pings) // 2 if self.pings else 0

    def round_trip(self, now: int, seen: int | None) -> int:
        """The lowest of the last pings, never more than the time since the newest event it has seen was sent."""
        if self.bot or not self.pings:
            return 0
        trip = min(self.pings)
        if seen is not None and seen in self.sent:
            trip = min(trip, max(0, now - self.sent[seen]))
        return trip

    def effective(self, now: int, seen: int | None) -> tuple[int, int]:
        """Effective time and credited round trip of an intent received now."""
        trip = min(self.round_trip(now, seen), 2 * CAP)
        return now - trip // 2, trip


def delay(ways: Sequence[Latency], seat: int) -> int:
    """How long to hold back a landing for this client so that the farther ones see it at about the same time."""
    halves = [way.half() for way in ways]
    behind = max(halves) - halves[seat] - SPREAD
    return min(MOST_DELAY, max(0, behind))
