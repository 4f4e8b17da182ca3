"""Saves: every field of a state as plain data, the registry of frames, and older shapes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arenarium.core.codec import pack_stack, unpack_stack
from arenarium.core.game import Json
from arenarium.core.kernel import Frame
from arenarium.games.warcraft.battle import AfterBattle, Battle, Invite, RaiseDead, Volley
from arenarium.games.warcraft.box import RACES
from arenarium.games.warcraft.cards import Cast
from arenarium.games.warcraft.casualties import Losses, Respawn
from arenarium.games.warcraft.deploy import DeployStep
from arenarium.games.warcraft.dice import Draw, Roll
from arenarium.games.warcraft.gifts import Amount, Offer
from arenarium.games.warcraft.harvest import Harvest, HarvestStep, Powers
from arenarium.games.warcraft.move import MoveStep
from arenarium.games.warcraft.portal import Portal
from arenarium.games.warcraft.setup import Setup
from arenarium.games.warcraft.spend import Spend, SpendStep
from arenarium.games.warcraft.state import War
from arenarium.games.warcraft.turn import EndOfTurn, Turn
from arenarium.games.warcraft.windows import Window

FRAMES: dict[str, Callable[..., Frame[Any]]] = {
    "setup": Setup,
    "turn": Turn,
    "end_of_turn": EndOfTurn,
    "move": MoveStep,
    "window": Window,
    "cast": Cast,
    "portal": Portal,
    "battle": Battle,
    "after_battle": AfterBattle,
    "invite": Invite,
    "volley": Volley,
    "roll": Roll,
    "draw": Draw,
    "raise": RaiseDead,
    "losses": Losses,
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
    "built", "rising", "summoned", "training", "reserve", "turn", "first", "step", "active", "alive", "won", "gifts",
    "extra", "left", "spot", "bf", "att", "dfn", "sides", "flankers", "round", "phase", "tally", "losses", "grounded",
    "fire", "spears", "aim", "volley", "polymorphed", "devoured", "devourer", "asleep", "removed", "drawn",
)  # fmt: skip
TUPLES = {
    "race", "slot", "town", "team", "friends", "foes", "captive", "polymorphed", "devoured", "asleep", "outposts",
    "sites", "called", "idle", "lamed", "aside", "laid", "levels", "built", "rising", "summoned", "training", "sides",
    "hand", "deck", "discard",
}  # fmt: skip


def schema_two(data: Json) -> Json:
    """Workers beside armed ones, copies of Faerie Fire and copies of Cripple are counted."""
    fire, elf = data["fire"], RACES.index("night_elf")
    # The first saves held a mask of owners, later ones four bits for each; only the Night Elf's seat has the card.
    if elf in data["race"] and fire == 1 << data["race"].index(elf):
        fire = 1 << (4 * data["race"].index(elf))
    return {**data, "fire": fire, "idle": [], "lamed": []}


def pack(s: War) -> Json:
    out: Json = {"options": s.options, "stack": pack_stack(s.stack)}
    for name in SAVED:
        value = getattr(s, name)
        out[name] = list(value) if isinstance(value, (list, tuple)) else value
    return out


def restore(s: War, data: Json) -> None:
    """Fill a state that has its box and settings."""
    for name in SAVED:
        value = data[name]
        setattr(s, name, tuple(value) if name in TUPLES else list(value) if isinstance(value, list) else value)
    s.stack = unpack_stack(data["stack"], FRAMES)
