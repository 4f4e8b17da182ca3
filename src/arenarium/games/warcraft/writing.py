"""A position written from a state: the [position] table that leads to it. The inverse of `position.set_up`."""

from __future__ import annotations

from arenarium.core.game import Json
from arenarium.games.warcraft.box import STEPS, TYPES, UNIT_TYPES
from arenarium.games.warcraft.notation import card_names, picture, race_name
from arenarium.games.warcraft.pieces import nib
from arenarium.games.warcraft.position import by_type
from arenarium.games.warcraft.state import War


def position_of(s: War) -> Json:
    """What a table of keys can say of a state, at the beginning of the step that is being played."""
    if s.slot[0] < 0 or s.step < 0 or s.active < 0:  # the first turn has not begun
        return {}
    table: Json = {
        "turn": s.turn,
        "first": race_name(s, s.first),
        "active": race_name(s, s.active),
        "step": STEPS[s.step],
        "board": picture(s).rstrip("\n") + "\n",
    }
    return table | {race_name(s, seat): _player(s, seat) for seat in range(s.seats)}


def _player(s: War, seat: int) -> Json:
    table: Json = {
        "gold": s.gold[seat],
        "wood": s.wood[seat],
        "hand": card_names(s.hand[seat]),
        "deck": card_names(s.deck[seat]),
        "discard": card_names(s.discard[seat]),
    }
    if s.laid[seat]:
        table["laid"] = s.laid[seat]
    table["levels"] = {TYPES[t]: nib(s.levels[seat], t) for t in range(UNIT_TYPES)}
    table["buildings"] = by_type(s.built[seat] - s.box.printed, UNIT_TYPES) if s.built[seat] else {}
    for key, packed in (("sites", s.rising), ("summoned", s.summoned), ("training", s.training)):
        if packed[seat]:
            table[key] = by_type(packed[seat])
    if not s.alive >> seat & 1:
        table["out"] = True
    return table
