"""Turning the whole board by sixty degrees turns the result of a battle with it."""

from __future__ import annotations

import pytest

from arenarium.core.hexes import CELLS, NAMES, turned
from arenarium.core.kernel import Luck, apply, questions, settle
from arenarium.games.monolith.battle import BY_ORDER_TILE, START, Battle
from arenarium.games.monolith.box import BANNER, ORDER
from arenarium.games.monolith.game import GAME
from arenarium.games.monolith.nets import cast_nets
from arenarium.games.monolith.state import Arena, put

PAIRS = [("de", "la"), ("gr", "hf"), ("la", "la"), ("hf", "de")]
NAMES_OF = {
    "de": "dragon_empire",
    "la": "lords_of_the_abyss",
    "gr": "guardians_of_the_realm",
    "hf": "harbingers_of_the_forest",
}


def board(pair: tuple[str, str], seed: int, turn: int) -> Arena:
    """A random board with both banners, turned clockwise by `turn` steps."""
    s = GAME.blank({"factions": [NAMES_OF[f] for f in pair], "mirror": True})
    luck = Luck(seed)
    hexes = list(range(CELLS))
    for i in range(4 + luck.below(13)):
        h = hexes.pop(luck.below(len(hexes)))
        seat = i % 2
        first = s.box.first[s.faction[seat]]
        kind = first if i < 2 else first + 1 + luck.below(s.box.kinds[s.faction[seat]] - 1)
        rotation = luck.below(6)
        if s.box.role[kind] == ORDER:
            continue
        face = kind * 6 + (0 if s.box.role[kind] == BANNER else (rotation + turn) % 6)
        put(s, turned(h, turn), face, seat)
    cast_nets(s)
    s.push(Battle(START, BY_ORDER_TILE))
    settle(s, [])
    return s


def fought(s: Arena, turn: int) -> tuple[dict[str, tuple[int, int, int, int]], list[int]]:
    """The board after the battle, turned back. Choices take the answer that is smallest once turned back."""
    while asked := questions(s):
        d = asked[0]
        apply(s, d.seat, min(d.options, key=lambda a: [turned(x, -turn) if x < CELLS else x for x in a[1:]]))
    left = {}
    for h in range(CELLS):
        if s.tile[h] >= 0:
            kind, rotation = divmod(s.tile[h], 6)
            back = 0 if s.box.role[kind] == BANNER else (rotation - turn) % 6
            left[NAMES[turned(h, -turn)]] = (kind, back, s.wounds[h], s.owner[h])
    return left, list(s.hp)


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("seed", range(12))
def test_a_turned_board_fights_the_same_battle(pair: tuple[str, str], seed: int) -> None:
    plain = fought(board(pair, seed, 0), 0)
    for turn in (1, 2, 5):
        assert fought(board(pair, seed, turn), turn) == plain
