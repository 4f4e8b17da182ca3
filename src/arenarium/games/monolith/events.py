"""Events and moments in words that a client can show. docs/views/monolith.md"""

from __future__ import annotations

from typing import Final, cast, get_args

from arenarium.core.game import Json
from arenarium.core.hexes import NAMES
from arenarium.core.kernel import Event
from arenarium.core.wire import fields
from arenarium.games.monolith.battle import OUTSIDE, START, TOP, Battle, Segment
from arenarium.games.monolith.notation import source_name
from arenarium.games.monolith.state import DRAW, Arena
from arenarium.games.monolith.wire import Cause, How, Moment, Mover, Outcome, Why
from arenarium.games.monolith.wire_events import Told
from arenarium.games.monolith.wounds import Venom, Wounds


def _words(kind: object) -> list[str]:
    """The words of an annotated Literal; a number of the rules is a place among them."""
    literal, _ = get_args(kind)
    return list(get_args(literal))


WORDS: Final[dict[str, list[str]]] = {
    "hex": NAMES,
    "mover": _words(Mover),
    "how": _words(How),
    "cause": _words(Cause),
    "why": _words(Why),
    "outcome": _words(Outcome),
}
HOW: Final = cast("list[How]", WORDS["how"])


class Field:
    """How one argument of an event is told."""

    def __init__(self, name: str, note: str) -> None:
        self.name: Final = name
        self.is_number: Final = note in ("", "seat")
        self.is_tile: Final = note == "tile"
        self.is_flag: Final = note == "flag"
        self.is_source: Final = note == "source"
        self.is_list: Final = note == "hexes"  # all arguments that are left
        self.words: Final = WORDS.get(note, [])

    def spell(self, s: Arena, value: int) -> int | str:
        if self.is_number:
            return value
        if self.is_tile:
            return s.box.words[value]
        if self.is_flag:
            return value != 0
        if self.is_source:
            return source_name(value)
        return self.words[value] if value >= 0 else ""


EVENTS: Final[dict[str, list[Field]]] = {
    kind: [Field(name, note) for name, note in named] for kind, named in fields(Told).items()
}


def tell(s: Arena, event: Event, seat: int) -> Json | None:
    """The event as the seat saw it, one of wire.Told; None: it saw nothing."""
    args = event.seen_by(seat)
    if args is None:
        return None
    told: Json = {"kind": event.kind}
    for field, value in zip(EVENTS[event.kind], args):  # who saw less is told less
        if field.is_list:
            told[field.name] = " ".join([NAMES[h] for h in args[len(told) - 1 :]])
        else:
            told[field.name] = field.spell(s, value)
    if event.kind == "game_over" and args[0] != DRAW:
        told["winner_seat"] = s.side.index(args[0])
    return told


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
