"""What is shown: the view."""

from __future__ import annotations

from typing import TypedDict


class View(TypedDict):
    """What one seat sees."""

    picture: str  # for a client that has no board for this game
    seats: int
    bag: int  # cards in it
    hands: list[list[int] | int]  # one's own cards; of others how many there are
    played: list[int]
    points: list[int]
    pledges: list[int | None]  # None: not chosen, or not shown yet
    chosen: list[bool]  # who has chosen a pledge
