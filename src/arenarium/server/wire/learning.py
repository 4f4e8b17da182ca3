"""Scenarios, lessons and the pictures of their positions."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from arenarium.core.game import Json
from arenarium.server.wire.basics import Texts


class ScenarioRow(TypedDict):
    game: str
    chapter: str
    name: str
    title: str
    titles: Texts
    rules: list[str]
    text: Texts
    steps: int


class Scenarios(TypedDict):
    scenarios: list[ScenarioRow]


class LessonAct(TypedDict):
    seat: int | None
    text: str
    say: Texts
    step: int  # of the scenario, from 0: its position before this is told by a picture of that step
    refused: NotRequired[bool]  # the rules do not allow it, and say why


class Lesson(TypedDict):
    """A scenario as a guide walks through it."""

    title: str
    titles: Texts
    text: Texts
    acts: list[LessonAct]
    closing: Texts


class Picture(TypedDict):
    """A position of a scenario as one seat sees it."""

    titles: Texts
    options: Json
    seats: int
    seat: int
    view: Json
