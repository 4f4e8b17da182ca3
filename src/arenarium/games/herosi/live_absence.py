"""Live pace: who is away, how long the table stands still for them, and when a bot sits in. HE §10"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from arenarium.core.pace import SeatBot, Step, Tell, UnseatBot

SILENCE: Final = 5_000
FIRST_PAUSE: Final = 60_000
LATER_PAUSE: Final = 15_000
ALL_PAUSES: Final = 120_000


@dataclass
class Person:
    """One seat's presence. A bot of its own is never heard, and so never missed."""

    bot: bool
    heard: int | None = None
    away: bool = False
    drops: int = 0
    paused: int = 0  # milliseconds of pause used so far
    sat_in: bool = False  # a bot plays for them


class Absence:
    def __init__(self, seats: int, bots: Collection[int]) -> None:
        self.people = [Person(seat in bots) for seat in range(seats)]
        self.paused_by: int | None = None
        self.pause_began = 0
        self.pause_ends = 0

    def heard(self, seat: int, now: int) -> bool:
        """Whether they had been away."""
        person = self.people[seat]
        if person.away:
            return True
        person.heard = now
        return False

    def silent(self) -> list[tuple[int, int]]:
        """When each seat counts as lost unless it is heard before."""
        return [
            (person.heard + SILENCE, seat)
            for seat, person in enumerate(self.people)
            if person.heard is not None and not person.bot and not person.away
        ]

    def drop(self, seat: int, at: int) -> list[Step]:
        person = self.people[seat]
        person.away = True
        person.drops += 1
        if self.paused_by is not None:
            return []  # the table stands still already; their own quota begins when it would go on
        return [self._wait_for(seat, at)]

    def _wait_for(self, seat: int, at: int) -> Step:
        person = self.people[seat]
        quota = min(FIRST_PAUSE if person.drops == 1 else LATER_PAUSE, ALL_PAUSES - person.paused)
        if quota <= 0:
            return self._sit_in(seat)
        self.paused_by = seat
        self.pause_began = at
        self.pause_ends = at + quota
        return Tell({"kind": "paused", "seat": seat}, self.pause_ends)

    def _sit_in(self, seat: int) -> Step:
        self.people[seat].sat_in = True
        return SeatBot(seat)

    def back(self, seat: int, now: int) -> list[Step]:
        person = self.people[seat]
        person.heard = now
        person.away = False
        if not person.sat_in:
            return []
        person.sat_in = False
        return [UnseatBot(seat)]

    def end_pause(self, at: int, gave_up: bool) -> tuple[int, list[Step]]:
        """How long the table stood still; a bot sits in for whom it waited for in vain."""
        assert self.paused_by is not None
        seat = self.paused_by
        stood = at - self.pause_began
        self.people[seat].paused += stood
        self.paused_by = None
        return stood, [self._sit_in(seat)] if gave_up else []

    def wait_for_others(self, at: int) -> list[Step]:
        """The table would go on: whoever else is away has their own pause first."""
        out: list[Step] = []
        for seat, person in enumerate(self.people):
            if person.away and not person.sat_in:
                out.append(self._wait_for(seat, at))
                if self.paused_by is not None:
                    break
        return out
