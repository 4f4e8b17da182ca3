"""Saves: every field of a state as plain data, the registry of frames, and older shapes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arenarium.core.codec import pack_stack, unpack_stack
from arenarium.core.game import Json
from arenarium.core.kernel import Frame
from arenarium.games.warcraft.battle import PHASE_END, Invite, March, RaiseDead
from arenarium.games.warcraft.battlefield import Battle, Phase
from arenarium.games.warcraft.box import RACES
from arenarium.games.warcraft.cards import Cast
from arenarium.games.warcraft.casualties import Losses, Objection, Respawn
from arenarium.games.warcraft.deploy import DeployStep
from arenarium.games.warcraft.dice import ATTACK, UNCOUNTED, Draw, Roll
from arenarium.games.warcraft.gifts import Amount, Offer
from arenarium.games.warcraft.harvest import Harvest, HarvestStep, Powers
from arenarium.games.warcraft.move import MoveStep
from arenarium.games.warcraft.pieces import nib
from arenarium.games.warcraft.portal import Portal
from arenarium.games.warcraft.setup import Setup
from arenarium.games.warcraft.spend import Spend, SpendStep
from arenarium.games.warcraft.state import War
from arenarium.games.warcraft.turn import EndOfTurn, Turn
from arenarium.games.warcraft.windows import Window

FRAMES: dict[str, Callable[..., Frame[War]]] = {
    "setup": Setup,
    "turn": Turn,
    "end_of_turn": EndOfTurn,
    "move": MoveStep,
    "window": Window,
    "cast": Cast,
    "portal": Portal,
    "battle": Battle,
    "phase": Phase,
    "march": March,
    "invite": Invite,
    "roll": Roll,
    "draw": Draw,
    "raise": RaiseDead,
    "losses": Losses,
    "objection": Objection,
    "respawn": Respawn,
    "harvest_step": HarvestStep,
    "harvest": Harvest,
    "powers": Powers,
    "deploy": DeployStep,
    "spend_step": SpendStep,
    "spend": Spend,
    "offer": Offer,
    "amount": Amount,
}
# Everything in a state that a save must hold; the rest follows from the options.
SAVED = (
    "race", "slot", "town", "team", "friends", "foes", "n", "units", "workers", "outposts", "sites", "full_units",
    "full_workers", "moved", "partial", "complete", "markers", "locked", "fast", "crippled", "crippler", "lamed",
    "called", "idle", "tokens", "captive", "gold", "wood", "hand", "deck", "discard", "aside", "laid", "levels",
    "built", "rising", "summoned", "training", "reserve", "turn", "first", "step", "active", "alive", "won", "extra",
    "got_gold", "got_wood", "drawn",
)  # fmt: skip
TUPLES = {
    "race", "slot", "town", "team", "friends", "foes", "captive", "outposts", "sites", "called", "idle", "lamed",
    "aside", "laid", "levels", "built", "rising", "summoned", "training", "hand", "deck", "discard",
    "got_gold", "got_wood",
}  # fmt: skip
ATTRIBUTES = {"n": "pieces"}  # of a state, where saves have another name


def pack(s: War) -> Json:
    out: Json = {"options": s.options, "stack": pack_stack(s.stack)}
    for name in SAVED:
        value = getattr(s, ATTRIBUTES.get(name, name))
        out[name] = list(value) if isinstance(value, (list, tuple)) else value
    return out


def unpack(s: War, data: Json) -> War:
    """A war as it was packed, from a blank one of the same options."""
    for name in SAVED:
        value = data[name]
        value = tuple(value) if name in TUPLES else list(value) if isinstance(value, list) else value
        setattr(s, ATTRIBUTES.get(name, name), value)
    s.stack = unpack_stack(data["stack"], FRAMES)
    return s


# --- older shapes ----------------------------------------------------------------------------


def from_schema_1(data: Json) -> Json:
    """Workers beside armed ones, copies of Faerie Fire and copies of Cripple are counted."""
    fire, elf = data["fire"], RACES.index("night_elf")
    # The first saves held a mask of owners, later ones four bits for each; only the Night Elf's seat has the card.
    if elf in data["race"] and fire == 1 << data["race"].index(elf):
        fire = 1 << (4 * data["race"].index(elf))
    return {**data, "fire": fire, "idle": [], "lamed": []}


SAVED_IN_SCHEMA_3 = (
    "race", "slot", "town", "team", "friends", "foes", "n", "units", "workers", "outposts", "sites", "full_units",
    "full_workers", "moved", "partial", "complete", "markers", "locked", "fast", "crippled", "crippler", "lamed",
    "called", "idle", "tokens", "captive", "gold", "wood", "hand", "deck", "discard", "aside", "laid", "levels",
    "built", "rising", "summoned", "training", "reserve", "turn", "first", "step", "active", "alive", "won", "extra",
    "drawn",
)  # fmt: skip


def from_schema_2(data: Json) -> Json:
    """What a battle and a harvest remember has gone from the state into their frames."""
    stack: list[list[Any]] = []
    for row in data["stack"]:
        stack += rows_from_schema_2(data, row)
    return {**{name: data[name] for name in SAVED_IN_SCHEMA_3}, "options": data["options"], "stack": stack}


def rows_from_schema_2(data: Json, row: list[Any]) -> list[list[Any]]:
    """A frame of schema 2 as one of schema 3, or several, or none."""
    name, *args = row
    if name == "battle":
        (at,) = args
        return [battle_from_schema_2(data), phase_from_schema_2(data), ["march", min(at, PHASE_END)]]
    if name == "after_battle":
        return [battle_from_schema_2(data), phase_from_schema_2(data)]
    if name == "volley":
        owner, again = args
        return [] if again else [["roll", owner, ATTACK, UNCOUNTED, 0]]
    if name == "roll":
        owner, purpose = args
        return [["roll", owner, purpose, data["left"], tallied(data, MISSES_OF_TWO)[owner] if purpose == ATTACK else 0]]
    if name == "harvest":
        return [[*row, data["spot"], data["left"]]]
    return [row]


HITS_OF_TWO, EXTRA_OF_TWO, ONES_OF_TWO, MISSES_OF_TWO, RAISED_OF_TWO = range(5)  # `tally` had these for each owner


def tallied(data: Json, field: int) -> list[int]:
    return list(data["tally"][field::5])


def battle_from_schema_2(data: Json) -> list[Any]:
    head = [data[name] for name in ("bf", "att", "dfn")] + data["sides"]
    same = ("flankers", "round", "grounded", "devourer", "polymorphed", "devoured", "asleep")
    return ["battle", *head, *(data[name] for name in same), tallied(data, RAISED_OF_TWO)]


def phase_from_schema_2(data: Json) -> list[Any]:
    fire = [nib(data["fire"], owner) for owner in range(len(data["race"]))]
    counts = [tallied(data, field) for field in (HITS_OF_TWO, EXTRA_OF_TWO, ONES_OF_TWO)]
    losses = data["losses"]
    same = ("phase", "volley", "spears", "aim", "removed")
    return ["phase", *(data[name] for name in same), fire, *counts, losses[:2], losses[2:]]


NEW_IN_FOUR = ("got_gold", "got_wood")


def from_schema_3(data: Json) -> Json:
    """Marksmanship spends hits, allies may object to losses, and gifts are counted by what was received."""
    nothing = [0] * len(data["race"])
    same = {name: value for name, value in data.items() if name != "gifts"}
    return {**same, **dict.fromkeys(NEW_IN_FOUR, nothing), "stack": [row_from_schema_3(row) for row in data["stack"]]}


def row_from_schema_3(row: list[Any]) -> list[Any]:
    """Any hit of the phase serves Marksmanship, as it did; nobody has objected."""
    name, *args = row
    if name == "losses":
        return [*row, False]
    if name == "phase":
        _, _, _, _, _, _, hits, extra, *_ = args
        aims = [h + e for h, e in zip(hits, extra)]
        return [*row, aims, aims]
    return row
