"""Live pace: what is under way in each hand and in each battle. HE §10"""

from __future__ import annotations

from dataclasses import dataclass, field

from arenarium.games.herosi.live_stop import StopCall


@dataclass
class Request:
    """A roll asked for."""

    dice: int  # a mask
    effective: int
    n: str


@dataclass
class Hand:
    """One seat's dice in time."""

    queued: Request | None = None
    held: Request | None = None  # taken up, not yet written into the table
    written: bool = False  # a roll has been submitted that the table does not show yet
    taken_up: int = 0
    lands: int | None = None  # when the dice in the air come down
    landed: int | None = None
    may_stop: bool = False
    stunned: bool = False
    must_roll: bool = False
    dice: int = 6
    in_hand: int = 0  # dice that every roll includes

    def drop(self) -> None:
        """Nothing is under way any more: its dice lie where they lay."""
        self.queued = self.held = self.lands = None
        self.written = False  # equal: it only keeps `lands`, which is None

    def under_way(self) -> bool:
        return self.queued is not None or self.held is not None or self.lands is not None


@dataclass
class Side:
    """One battle: usually the only one; two in teams and tournaments."""

    seats: tuple[int, ...] = ()
    preparation: int = -1  # equal: no preparation has a number below 0
    rolling: bool = False  # equal: without seats nobody rolls
    opens: int = 0  # equal: set before anybody rolls
    window: list[StopCall] = field(default_factory=list)
    stopper: int | None = None
    last_landing: int = 0  # equal: at the start bots wait for the opening
