"""Live pace: the Stops of one window, as they are told and kept in the log. HE §10"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arenarium.core.kernel import Event
from arenarium.games.herosi.wire_events import Figures, StopRow


@dataclass(frozen=True)
class StopCall:
    """One Stop of a window."""

    seat: int
    received: int
    round_trip: int  # as credited
    effective: int
    n: str = ""


def figures(battle: int, preparation: int, calls: Sequence[StopCall]) -> Figures:
    """What everybody is told of a window, the winner first."""
    rows: list[StopRow] = [
        {"seat": c.seat, "received": c.received, "round_trip": c.round_trip, "effective": c.effective} for c in calls
    ]
    return {"kind": "figures", "battle": battle, "preparation": preparation, "rows": rows}


def stop_times(calls: Sequence[StopCall], opened: int) -> tuple[Event, ...]:
    """For the log, since rolling opened: when each Stop was heard, what was taken off, when it counts."""
    return tuple(
        Event("stop_time", (c.seat, c.received - opened, c.received - c.effective, c.effective - opened)) for c in calls
    )
