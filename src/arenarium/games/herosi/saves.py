"""Saves: the state as plain data, and every frame by the name it has there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from arenarium.core.codec import pack_stack, unpack_stack
from arenarium.core.game import Json
from arenarium.core.kernel import Frame
from arenarium.games.herosi.actions import ChooseAction, Dispelling
from arenarium.games.herosi.battle import Battle, Duels, Finish, Opening, Pairing
from arenarium.games.herosi.cards import Discard, Draw, Refill
from arenarium.games.herosi.creatures import Activated, Orders
from arenarium.games.herosi.dealing import Dealt
from arenarium.games.herosi.dice import GiveUp, Landing
from arenarium.games.herosi.preparation import Answers, Keeps, Rolling
from arenarium.games.herosi.setup import Army, Deal, Draft, FirstPlayer, OpenArmies
from arenarium.games.herosi.spells import AfterCast, Casting, Chain, Frenzied, Reactions, Teleporting
from arenarium.games.herosi.state import Match
from arenarium.games.herosi.stop import Act, OptIn, Round


def duels(left: Sequence[Any], right: Sequence[Any]) -> Duels:
    return Duels(unpack_stack(list(left), FRAMES), unpack_stack(list(right), FRAMES))


FRAMES: Final[dict[str, Callable[..., Frame[Match]]]] = {
    "act": Act,
    "activated": Activated,
    "after_cast": AfterCast,
    "answers": Answers,
    "army": Army,
    "battle": Battle,
    "casting": Casting,
    "chain": Chain,
    "choose_action": ChooseAction,
    "deal": Deal,
    "dealt": Dealt,
    "discard": Discard,
    "dispelling": Dispelling,
    "draft": Draft,
    "draw": Draw,
    "duels": duels,
    "finish": Finish,
    "first_player": FirstPlayer,
    "frenzied": Frenzied,
    "give_up": GiveUp,
    "keeps": Keeps,
    "landing": Landing,
    "open_armies": OpenArmies,
    "opening": Opening,
    "opt_in": OptIn,
    "orders": Orders,
    "pairing": Pairing,
    "reactions": Reactions,
    "refill": Refill,
    "rolling": Rolling,
    "round": Round,
    "teleporting": Teleporting,
}

LISTS: Final = ("life", "kind", "wounds", "used", "dice", "hand", "deck", "discard", "spells", "battle")
TUPLES: Final = (
    "hero", "arena", "place", "cap", "gone", "store", "points", "beside", "beside_used", "known", "pile", "track",
)  # fmt: skip
NUMBERS: Final = ("stage", "first", "alive", "stunned", "ready", "hidden", "acted", "must_roll", "ended", "halt")


def pack(s: Match) -> Json:
    data: Json = {"options": s.rules.options, "stack": pack_stack(s.stack), "drawn": list(s.drawn)}
    for name in NUMBERS:
        data[name] = getattr(s, name)
    for name in TUPLES + LISTS:
        data[name] = list(getattr(s, name))
    return data


def unpack(s: Match, data: Json) -> Match:
    """A match as it was packed, from a blank one of the same options."""
    s.stack = unpack_stack(data["stack"], FRAMES)
    s.drawn = list(data["drawn"])
    for name in NUMBERS:
        setattr(s, name, data[name])
    for name in TUPLES:
        setattr(s, name, tuple(data[name]))
    for name in LISTS:
        setattr(s, name, list(data[name]))
    return s
