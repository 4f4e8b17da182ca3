"""Saves: the registry of frames, what else of a state is kept, and how older saves are read."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from arenarium.core.codec import pack_stack, unpack_stack
from arenarium.core.game import Json
from arenarium.core.kernel import Frame
from arenarium.games.tashkalar.arena import SQUARES
from arenarium.games.tashkalar.decks import IN_HAND, NOW_AT, ON_TOP, OPEN, SEES_AT, UNDER, WAS_AT, card_of, deck_of
from arenarium.games.tashkalar.dismissal import Dismiss, KeepFrozen
from arenarium.games.tashkalar.drawing import Draw, FirstTasks, NextTask
from arenarium.games.tashkalar.effects import Effect, Part
from arenarium.games.tashkalar.memory import Memory
from arenarium.games.tashkalar.pieces import owner_of, rank_of, write
from arenarium.games.tashkalar.scoring import Leftover, LegendPoint
from arenarium.games.tashkalar.setup import Deal, Setup, StartPieces
from arenarium.games.tashkalar.state import BEING, CARD_KINDS, UNDER_SEAT, Bout
from arenarium.games.tashkalar.summoning import Arrive
from arenarium.games.tashkalar.turn import Closing, PlaceLifted, Returning, Turn


def recall(data: Json) -> Memory:
    """What an effect remembers, out of a save."""
    m = Memory(data["card"], data["part"], data["square"], data["orient"])
    for name, value in data.items():
        setattr(m, name, tuple(value) if isinstance(value, list) else value)
    return m


def _arrive(memory: Json, borrowed: int, improvised: int) -> Arrive:
    return Arrive(recall(memory), borrowed, improvised)


def _effect(program: int, at: int, n: int, way: int, memory: Json) -> Effect:
    return Effect(program, at, n, way, recall(memory))


FRAMES: Mapping[str, Callable[..., Frame[Bout]]] = {
    "arrive": _arrive,
    "closing": Closing,
    "deal": Deal,
    "dismiss": Dismiss,
    "draw": Draw,
    "effect": _effect,
    "first_tasks": FirstTasks,
    "keep_frozen": KeepFrozen,
    "leftover": Leftover,
    "legend_point": LegendPoint,
    "next_task": NextTask,
    "part": Part,
    "place_lifted": PlaceLifted,
    "returning": Returning,
    "setup": Setup,
    "start_pieces": StartPieces,
    "turn": Turn,
}

# What a save holds beside the board and the stack; the rest follows from the options or from the board.
LISTS = ("drawn", "pool", "hands", "bags", "score", "fallen")
TUPLES: tuple[str, ...] = tuple(
    "gate removed secret frozen pending loaded markers claimed tasks places trail".split()  # noqa: SIM905
)
ROWS = ("tops", "unders", "piles")
NUMBERS: tuple[str, ...] = tuple(
    """next_task chilled gone ending ended_by number seat side actor actions summoned on_red on_green legends
    more_beings more_legends extra_turns borrow void possessed doubled warped""".split()  # noqa: SIM905
)
FLAGS = ("discarded", "handed")


def pack(s: Bout) -> Json:
    data: Json = {"options": s.options, "board": [max(0, piece) for piece in s.board]}
    data["stack"] = pack_stack(s.stack)
    for name in (*LISTS, *TUPLES):
        data[name] = list(getattr(s, name))
    for name in ROWS:
        data[name] = [list(row) for row in getattr(s, name)]
    for name in (*NUMBERS, *FLAGS):
        data[name] = getattr(s, name)
    return data


def from_schema_1(data: Json) -> Json:
    """Schema 1 kept what seats knew of a card's place; now its steps are kept: a step on the spot, seen by them."""
    trail = []
    for key, exact, _ in data.pop("lore"):
        seat, kind, i = card_of(key)
        deck = deck_of(seat, kind)
        place = OPEN
        for holder in range(len(data["hands"]) // CARD_KINDS):
            if (data["hands"][holder * CARD_KINDS + kind] >> i) & 1 and (kind or holder == seat):
                place = IN_HAND + holder
        if i in [code % UNDER_SEAT for code in data["unders"][deck]]:
            place = UNDER
        elif kind == BEING and i in data["tops"][seat]:
            place = ON_TOP
        trail.append(key | place << WAS_AT | place << NOW_AT | exact << SEES_AT)
    return {**data, "trail": trail}


REGISTERS: tuple[str, ...] = tuple(
    "card part orient here it spot hit took equals heading kills memo trampled used group spots".split()  # noqa: SIM905
)


def from_schema_2(data: Json) -> Json:
    """Schema 2 kept what an effect remembers beside the stack; now it lies in the frames that need it."""
    memory = {name: data[name] for name in REGISTERS} | {"square": data["spawn"], "done": data["done"] > 0}
    stack: list[list[object]] = []
    for row in data["stack"]:
        kind, *args = row
        if kind == "effect":
            stack.append([*row, memory])
        elif kind == "dismiss":
            card, _ = args
            if card >= 0:  # a warp effect had a frame to dismiss no card
                stack.append([*row, data["fate"] > 0])
        elif kind == "arrive":  # the effect of a piece that has not arrived was on the stack already
            while stack[-1][0] in ("effect", "legend_point"):
                stack.pop()
            stack.append([kind, memory, *args])
        else:
            stack.append(row)
    gone = (*REGISTERS, "spawn", "done", "fate")
    return {**{name: value for name, value in data.items() if name not in gone}, "stack": stack}


def unpack(s: Bout, data: Json) -> Bout:
    """A bout as it was packed, from a blank one of the same options."""
    for q in SQUARES:
        piece = data["board"][q]
        if piece:
            write(s, q, owner_of(piece), rank_of(piece))
    for name in LISTS:
        setattr(s, name, list(data[name]))
    for name in TUPLES:
        setattr(s, name, tuple(data[name]))
    for name in ROWS:
        setattr(s, name, tuple(tuple(row) for row in data[name]))
    for name in (*NUMBERS, *FLAGS):
        setattr(s, name, data[name])
    s.stack = unpack_stack(data["stack"], FRAMES)
    return s
