"""Events and moments in words that a client can show. docs/views/monolith.md"""

from __future__ import annotations

from typing import Any, Final, cast, get_args

from arenarium.core.game import Json
from arenarium.core.hexes import NAMES
from arenarium.core.kernel import Event
from arenarium.core.wire import fields
from arenarium.games.monolith.battle import OUTSIDE, START, TOP, Battle, Segment
from arenarium.games.monolith.notation import source_name
from arenarium.games.monolith.state import DRAW, Arena
from arenarium.games.monolith.wire import Cause, How, Moment, Mover, Outcome, Told, Why
from arenarium.games.monolith.wounds import Venom, Wounds


def _words(kind: object) -> tuple[Any, ...]:
    """The words of an annotated Literal; a number of the rules is a place among them."""
    literal, _ = get_args(kind)
    return get_args(literal)


HOW: Final[tuple[How, ...]] = _words(How)
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "mover": _words(Mover),
    "how": HOW,
    "cause": _words(Cause),
    "why": _words(Why),
    "outcome": _words(Outcome),
}
EVENTS: Final[dict[str, tuple[tuple[str, str], ...]]] = fields(Told)


def tell(s: Arena, event: Event, seat: int) -> Told | None:
    args = event.seen_by(seat)
    if args is None:
        return None
    kind = event.kind
    told: Json = {"kind": kind}
    named = EVENTS[kind]
    for i in range(min(len(named), len(args))):  # those who saw less are told less
        name, meaning = named[i]
        if meaning == "hexes":
            told[name] = " ".join([NAMES[h] for h in args[i:]])
        else:
            told[name] = _spell(s, meaning, args[i])
    if kind == "game_over" and args[0] != DRAW:
        told["winner_seat"] = s.side.index(args[0])
    return cast("Told", told)


def _spell(s: Arena, meaning: str, value: int) -> int | str:
    if meaning == "hex":
        return NAMES[value] if value >= 0 else ""
    if meaning == "tile":
        return s.box.words[value]
    if meaning == "" or meaning == "seat":
        return value
    if meaning == "flag":
        return value != 0
    if meaning == "source":
        return source_name(value)
    return WORDS[meaning][value]


def segment_now(s: Arena) -> Moment:
    """The initiative that is being resolved, "start", or "none" outside a battle."""
    for i in range(len(s.stack) - 1, -1, -1):
        f = s.stack[i]
        if isinstance(f, Wounds):
            return _moment(f.segment)
        if isinstance(f, Venom):
            return _moment(f.segment)
        if isinstance(f, Segment):
            return _moment(f.initiative)
        if isinstance(f, Battle):
            return _moment(f.initiative)
    return "none"


def _moment(segment: int) -> Moment:
    if segment == OUTSIDE:
        return "none"
    return "start" if segment in (START, TOP) else segment
