"""Saves: every field of the state that can change, and the frames by their registered names."""

from __future__ import annotations

from typing import Final

from arenarium.core import codec
from arenarium.core.game import Json
from arenarium.games.monolith.battle import Battle, Segment
from arenarium.games.monolith.orders import Push
from arenarium.games.monolith.setup import Banners
from arenarium.games.monolith.state import EXTRA_SLOT, MADE_IN, Arena, find_actors
from arenarium.games.monolith.turn import Discarding, Drawing, Playing, Rounds, Verdict
from arenarium.games.monolith.unfolding import Hide, Unfolding
from arenarium.games.monolith.wounds import Venom, Wounds

FRAMES: Final = {
    "battle": Battle,
    "segment": Segment,
    "wounds": Wounds,
    "venom": Venom,
    "push": Push,
    "hide": Hide,
    "unfolding": Unfolding,
    "banners": Banners,
    "rounds": Rounds,
    "verdict": Verdict,
    "drawing": Drawing,
    "discarding": Discarding,
    "playing": Playing,
}
BY_HEX: Final = ("tile", "owner", "wounds", "poison", "used", "source", "slots")
BY_SEAT_OR_SIDE: Final = ("sides", "mine", "hp", "hand", "bag", "pile", "segment", "under", "drawn")
SETS_OF_HEXES: Final = ("banners", "givers", "granters", "healers", "netters", "morlocks", "assassins")
MARKERS: Final = ("hurt", "poisoned", "trench", "marked", "netted", "secret")
COURSE: Final = (
    "pool",
    "turn",
    "active",
    "at",
    "acts",
    "placed",
    "unfolded",
    "drawn_out",
    "due",
    "extra",
    "outcome",
    "granted",
)
FIELDS: Final = (*BY_HEX, *BY_SEAT_OR_SIDE, *SETS_OF_HEXES, *MARKERS, *COURSE)
ATTRIBUTES: Final = {"marked": "net_markers"}  # of a state, where saves have another name


def pack(s: Arena) -> Json:
    data: Json = {"setup": s.setup, "stack": codec.pack_stack(s.stack)}
    for name in FIELDS:
        value = getattr(s, ATTRIBUTES.get(name, name))
        data[name] = list(value) if isinstance(value, list) else value
    return data


def unpack(s: Arena, data: Json) -> Arena:
    """An arena as it was packed, from a blank one of the same set-up."""
    for name in FIELDS:
        value = data[name]
        setattr(s, ATTRIBUTES.get(name, name), list(value) if isinstance(value, list) else value)
    find_actors(s)
    s.stack = codec.unpack_stack(data["stack"], FRAMES)
    return s


def from_schema_1(data: Json) -> Json:
    """Attacks are forgotten when a battle ends, and remember in which segment they were made.

    A save from the middle of a battle did not: there an attack counts as made at its printed initiative.
    """
    in_battle = any(name == "battle" for name, *_ in data["stack"])
    printed = (1 << EXTRA_SLOT) - 1
    slots = [x | (x & printed) << MADE_IN if in_battle else 0 for x in data["slots"]]
    return {**data, "slots": slots, "setup": {**data["setup"], "double_attack_after": "attack"}}
