"""Time to think: per move, a bank with increment, days per move. Pure arithmetic on the times it is told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from arenarium.store.rows import ClockHead

DAY = 86_400.0
QUOTA = 2.0  # seconds of lag that are forgiven in all; refilled a little with every answer
REFILL = 0.1
MOST_LAG = 1.0  # forgiven at one time
Duration = Annotated[float, Meta(gt=0, le=30 * DAY)]


class TimeControl(Struct, frozen=True):
    """How much time there is to think.

    `move`: so many seconds each answer. `bank`: seconds in all, with an increment after each turn. `days`: so many
    days each answer. `zero` says what happens then: the seat loses, or a bot takes it until its person comes back.
    """

    kind: Literal["move", "bank", "days"]
    seconds: Duration | None = None
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0.0
    days: Annotated[float, Meta(gt=0, le=30)] | None = None
    zero: Literal["lose", "bot"] = "lose"

    def full(self) -> float:
        if self.kind == "days":
            return (self.days or 1.0) * DAY
        return self.seconds or 60.0


def begin(clock: TimeControl, seats: int, asked: Iterable[int], now: float) -> ClockHead:
    return ClockHead((clock.full(),) * seats, now, tuple(asked), (QUOTA,) * seats)


def step(
    clock: TimeControl, head: ClockHead, asked: Iterable[int], now: float, actor: int | None = None, lag: float = 0.0
) -> ClockHead:
    """The clock after something happened at `now`. `actor` answered, with `lag` seconds spent on the wire."""
    left, quota = list(head.left), list(head.quota)
    now_asked = tuple(asked)
    for seat in head.running:
        spent = max(0.0, now - head.since)
        if seat == actor:
            forgiven = min(lag, MOST_LAG, quota[seat], spent)
            quota[seat] = min(QUOTA, quota[seat] - forgiven + REFILL)
            spent -= forgiven
        left[seat] = max(0.0, left[seat] - spent)
    if actor is not None and actor in head.running:
        if clock.kind != "bank":
            left[actor] = clock.full()
        elif actor not in now_asked:
            left[actor] += clock.increment
    if clock.kind != "bank":
        for seat in now_asked:
            if seat not in head.running:
                left[seat] = clock.full()
    return ClockHead(tuple(left), now, now_asked, tuple(quota))


def zero_at(head: ClockHead) -> float | None:
    """When the first running clock reaches zero."""
    return min((head.since + head.left[s] for s in head.running), default=None)


def fallen(head: ClockHead, now: float) -> list[int]:
    return [s for s in head.running if head.since + head.left[s] <= now]


def stopped(head: ClockHead, now: float) -> ClockHead:
    """The clock while the table is paused."""
    left = list(head.left)
    for seat in head.running:
        left[seat] = max(0.0, left[seat] - max(0.0, now - head.since))
    return msgspec.structs.replace(head, left=tuple(left), since=now, running=())
