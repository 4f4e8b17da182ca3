"""What goes over the wire."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from arenarium.core.wire import Seat


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


class Chose(TypedDict):
    kind: Literal["chose"]
    seat: Seat
    points: NotRequired[int]  # only for the seat itself


class Pledged(TypedDict):
    kind: Literal["pledged"]
    points: list[int]


class Drew(TypedDict):
    kind: Literal["drew"]
    seat: Seat
    card: NotRequired[int]  # only for the seat itself


class Boasted(TypedDict):
    kind: Literal["boasted"]
    seat: Seat
    points: int


class Played(TypedDict):
    kind: Literal["played"]
    seat: Seat
    card: int


class Rolled(TypedDict):
    kind: Literal["rolled"]
    seat: Seat
    face: int


class Scored(TypedDict):
    kind: Literal["scored"]
    seat: Seat
    points: int


class Resigned(TypedDict):
    kind: Literal["resigned"]
    seat: Seat


Told = Chose | Pledged | Drew | Boasted | Played | Rolled | Scored | Resigned
