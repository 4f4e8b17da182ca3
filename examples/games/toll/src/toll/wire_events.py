"""What is told of what happened."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from arenarium.core.wire import Seat


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
