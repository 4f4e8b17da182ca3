"""Answers to questions about a position, worked out in another process: what they cost is for the asker to choose.

Everything here is plain data in and out. Nothing is told that the asking seat may not know.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from arenarium.bots.contract import Job, find_game
from arenarium.core import codec
from arenarium.core.foresight import Foresight
from arenarium.core.game import AnyGame, Json, inquired
from arenarium.core.kernel import State, questions
from arenarium.core.refusal import NotAllowed
from arenarium.server.refusals import Malformed

FORESEEING: Final = 0.1  # seconds for all the options that are asked about together
T = TypeVar("T")


class AskWhy(Struct):
    text: Annotated[str, Meta(max_length=4000)] = ""


class AskForesee(Struct):
    """One option, or several."""

    option: Annotated[str, Meta(max_length=4000)] | None = None
    options: Annotated[list[str], Meta(max_length=400)] = []


class AskAdvise(Struct):
    option: Annotated[str, Meta(max_length=4000)]


@dataclass(frozen=True)
class Inquiry:
    """What one seat asks about a position. `game` is a name or `module:NAME`."""

    game: str
    state: Json
    seat: int
    what: str
    args: Json

    @staticmethod
    def of(game: AnyGame, path: str, s: State, seat: int, what: str, args: Json) -> Inquiry:
        return Inquiry(path, codec.plain(game.pack(s)), seat, what, args)


def answer(inquiry: Inquiry, seed: int) -> Json:
    """What the seat is told. Raises Refusal."""
    game = find_game(inquiry.game)
    s: State = game.unpack(inquiry.state)
    if inquiry.what == "why":
        return _why(game, s, inquiry.seat, args_of(inquiry.what, inquiry.args, AskWhy).text)
    if inquiry.what == "foresee":
        return _foresee(game, s, inquiry.seat, args_of(inquiry.what, inquiry.args, AskForesee))
    if inquiry.what == "knowledge":
        if all(d.seat != inquiry.seat for d in questions(s)):
            raise NotAllowed("core-refuse-not-asked")
        return {"state": Job.of(inquiry.game, s, inquiry.seat, "guest", seed).state}
    return inquired(game, s, inquiry.seat, inquiry.what, inquiry.args)


def args_of(what: str, args: Json, kind: type[T]) -> T:
    """What comes with an inquiry, if it is as the protocol says."""
    try:
        return msgspec.convert(args, kind)
    except msgspec.ValidationError as error:
        raise Malformed("server-refuse-data", type=what, reason=str(error)) from None


def _why(game: AnyGame, s: State, seat: int, text: str) -> Json:
    """That an action is allowed; if it is not, the rule that forbids it is raised."""
    action = game.parse(s, text)
    if not any(d.allows(action) for d in questions(s) if d.seat == seat):
        raise game.refuse(s, seat, action)
    return {"allowed": True}


def _foresee(game: AnyGame, s: State, seat: int, wanted: AskForesee) -> Json:
    """What one answer, or each of several, would bring as far as the seat can know."""
    foresight = Foresight(game, s, seat)
    if wanted.option is not None:
        return {"events": foresight.of(wanted.option)}
    end = time.monotonic() + FORESEEING
    found: dict[str, list[Json]] = {}
    for text in wanted.options:
        found[text] = foresight.of(text)
        if time.monotonic() > end:
            break
    return {"foreseen": found}


def prepare(games: list[str]) -> None:
    """Read the boxes of these games, so that the first question is answered as quickly as the next."""
    for name in games:
        find_game(name).catalogue({})
