"""The engine's battles against the plain reading of the same rules in oracle.py, on random boards."""

from __future__ import annotations

import pytest

from arenarium.core.hexes import AXIAL, CELLS
from arenarium.core.kernel import Luck, questions, settle
from arenarium.games.monolith.battle import BY_ORDER_TILE, START, Battle
from arenarium.games.monolith.boxes import FACTIONS, box_of
from arenarium.games.monolith.game import GAME
from arenarium.games.monolith.state import Arena, cast_nets, put
from arenarium.games.monolith.tiles import BANNER, ORDER
from tests.monolith.oracle import Fight, Piece, Undecided

BOX = box_of(None)
PAIRS = [(a, b) for a in range(4) for b in range(4)]


def random_board(pair: tuple[int, int], seed: int) -> Arena:
    s = GAME.blank({"factions": [FACTIONS[f] for f in pair], "mirror": True})
    s.pool = 5
    luck = Luck(1000 * pair[0] + 100 * pair[1] + seed)
    hexes = list(range(CELLS))
    for i in range(3 + luck.below(16)):
        h = hexes.pop(luck.below(len(hexes)))
        seat = i % 2
        kind = BOX.first[pair[seat]] + luck.below(BOX.kinds[pair[seat]])
        rotation, poison = luck.below(6), luck.below(8) == 0
        if BOX.role[kind] == ORDER or (BOX.role[kind] == BANNER and s.mine[seat] & s.banners):
            continue
        put(s, h, kind * 6 + (0 if BOX.role[kind] == BANNER else rotation), seat)
        if poison and s.pool:
            s.poison[h] = 1
            s.poisoned |= 1 << h
            s.pool -= 1
    cast_nets(s)
    return s


def as_oracle(s: Arena) -> Fight:
    board = {}
    for h in range(CELLS):
        if s.tile[h] >= 0:
            kind, rotation = divmod(s.tile[h], 6)
            board[AXIAL[h]] = Piece(BOX.ids[kind], s.owner[h], rotation, s.wounds[h], s.poison[h])
    return Fight(board, s.pool)


def summary(fight: Fight) -> dict[tuple[int, int], tuple[str, int, int, int]]:
    return {at: (p.name, p.side, p.wounds, p.poison) for at, p in fight.board.items()}


@pytest.mark.parametrize("pair", PAIRS)
def test_battles_on_random_boards_end_as_the_plain_reading_says(pair: tuple[int, int]) -> None:
    """MA §5, §6, §7"""
    compared = 0
    for seed in range(60):
        s = random_board(pair, seed)
        before = GAME.picture(s)
        oracle = as_oracle(s)
        try:
            oracle.run()
        except Undecided:
            continue
        s.push(Battle(START, BY_ORDER_TILE))
        settle(s, [])
        assert not questions(s), f"the engine asks where the oracle sees no choice\n{before}"
        assert (summary(oracle), oracle.hp, oracle.pool) == (summary(as_oracle(s)), s.hp, s.pool), before
        compared += 1
    assert compared > 10
