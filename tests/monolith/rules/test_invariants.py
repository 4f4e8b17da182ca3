"""What must hold at every moment of every game, whatever is played."""

from __future__ import annotations

import pytest

from arenarium.core.game import Json
from arenarium.core.hexes import CELLS, hexes, size
from arenarium.core.kernel import Luck, apply, questions
from arenarium.games.monolith import verbs
from arenarium.games.monolith.box import tray_size
from arenarium.games.monolith.game import GAME
from arenarium.games.monolith.state import Arena, banner_hex, find_actors, is_connected

DE, LA, GR, HF = [f["id"] for f in GAME.catalogue({})["factions"]]
TABLES: list[Json] = [
    {"monoliths": True, "factions": [LA, GR]},
    {"monoliths": True, "factions": [DE, LA]},
    {"mode": "three", "monoliths": True, "factions": [GR, LA, HF]},
    {"mode": "four", "monoliths": True, "tactical": True, "factions": [GR, LA, DE, HF]},
]
CHANGES = {"battle_began", "eliminated", "faded", "transformed", "rune_spent"}


def check_monoliths(s: Arena) -> None:
    """MA §10: three segments that hold together, never one on another."""
    taken = 0
    for seat in range(s.seats):
        lower, banner = s.segment[seat], banner_hex(s, seat)
        if lower:
            first, second = hexes(lower)
            assert banner < 0 or is_connected(first, second, banner)
        here = lower | (1 << banner if banner >= 0 else 0)
        assert size(here) == (banner >= 0) + (2 if lower else 0)
        assert not taken & here
        taken |= here


def check_sets(s: Arena) -> None:
    """Marks lie on tiles only, and what is not saved is found again."""
    marks = s.netted | s.hurt | s.poisoned | s.trench | s.net_markers | s.actors | s.granters | s.healers
    assert not marks & ~(s.sides[0] | s.sides[1])
    assert all((s.tile[h] >= 0) == bool((s.sides[0] | s.sides[1]) >> h & 1) for h in range(CELLS))
    known = s.actors
    find_actors(s)
    assert s.actors == known


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_moment_is_sound(options: Json) -> None:
    for seed in range(6):
        s, luck = GAME.start(options), Luck(seed)
        while asked := questions(s):
            d = asked[luck.below(len(asked))]
            action = luck.draw(d)
            for _ in range(4):  # orders, features and unfoldings are few among the options
                verb, _, _, _ = action
                if verb in (verbs.PLACE, verbs.DISCARD):
                    action = luck.draw(d)
            held = [(h, s.tile[h], s.owner[h]) for h in hexes(s.netted)]
            kinds = {e.kind for e in apply(s, d.seat, action)}
            check_monoliths(s)
            check_sets(s)
            assert all(tray_size(tray) <= (6 if s.tactical else 3) for tray in s.hand)
            if d.ask == "play" and not kinds & CHANGES:  # MA §6: nothing moves or turns a netted tile
                assert all(s.tile[h] == face and s.owner[h] == seat for h, face, seat in held)


def test_a_fork_of_a_finished_game_knows_who_has_won() -> None:
    s = GAME.start({})
    GAME.resign(s, 0)
    assert GAME.result(s.clone()) == GAME.result(s) == [2, 1]
