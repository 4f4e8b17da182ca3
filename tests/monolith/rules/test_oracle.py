"""The engine's battles against the plain reading of the same rules in oracle.py, on random boards."""

from __future__ import annotations

import pytest

from arenarium.core.game import Json
from arenarium.core.hexes import AXIAL, CELLS
from arenarium.core.kernel import Luck, questions, settle
from arenarium.games.monolith.battle import BY_ORDER_TILE, START, Battle
from arenarium.games.monolith.box import BANNER, ORDER
from arenarium.games.monolith.game import GAME
from arenarium.games.monolith.loading import FACTIONS, box_for
from arenarium.games.monolith.nets import recompute
from arenarium.games.monolith.state import Arena, put
from tests.monolith.rules.oracle import Fight, Piece, Undecided

BOX = box_for({})
PAIRS = [(a, b) for a in range(4) for b in range(4)]
DE, LA, GR, HF = FACTIONS
TEAMS = [(DE, LA, GR, HF), (DE, GR, LA, HF), (DE, LA, HF, GR), (LA, LA, GR, DE), (GR, LA, LA, GR), (HF, DE, LA)]


def random_board(options: Json, seed: int) -> Arena:
    """Tiles of every seat with wounds, poison, entrenchment and nets thrown on them; a banner may be near its end."""
    s = GAME.blank(options, mirror=True)
    s.pool = 5
    luck = Luck(seed)
    hexes = list(range(CELLS))
    s.hp = [1 + luck.below(20), 1 + luck.below(20)]
    for i in range(3 + luck.below(16)):
        h = hexes.pop(luck.below(len(hexes)))
        seat = i % s.seats
        faction = s.faction[seat]
        kind = BOX.first[faction] + luck.below(BOX.kinds[faction])
        rotation = luck.below(6)
        if BOX.role[kind] == ORDER or (BOX.role[kind] == BANNER and s.mine[seat] & s.banners):
            continue
        put(s, h, kind * 6 + (0 if BOX.role[kind] == BANNER else rotation), seat)
        if luck.below(8) == 0 and s.pool:
            s.poison[h] = 1
            s.poisoned |= 1 << h
            s.pool -= 1
        if luck.below(8) == 0:
            s.trench |= 1 << h
        if luck.below(12) == 0:
            s.net_markers |= 1 << h
        if luck.below(6) == 0 and BOX.role[kind] != BANNER:
            s.wounds[h] = 1
            s.hurt |= 1 << h
    recompute(s, [])
    return s


def as_oracle(s: Arena) -> Fight:
    board = {}
    for h in range(CELLS):
        if s.tile[h] >= 0:
            kind, rotation = divmod(s.tile[h], 6)
            marks = bool(s.trench >> h & 1), bool(s.net_markers >> h & 1)
            board[AXIAL[h]] = Piece(BOX.ids[kind], s.side[s.owner[h]], rotation, s.wounds[h], s.poison[h], *marks)
    return Fight(board, s.pool, list(s.hp))


def summary(fight: Fight) -> dict[tuple[int, int], tuple[str, int, int, int, bool, bool]]:
    return {at: (p.name, p.side, p.wounds, p.poison, p.entrenched, p.marked) for at, p in fight.board.items()}


def compare(options: Json, seeds: range) -> int:
    """How many random battles were compared: those in which nobody has to choose."""
    compared = 0
    for seed in seeds:
        s = random_board(options, seed)
        before = GAME.picture(s)
        oracle = as_oracle(s)
        try:
            oracle.run()
        except Undecided:
            continue
        s.push(Battle(START, BY_ORDER_TILE))
        settle(s, [])
        assert not questions(s), f"the engine asks where the oracle sees no choice\n{before}"
        assert (summary(oracle), oracle.hp, oracle.pool) == (summary(as_oracle(s)), s.hp, s.pool), f"{seed}\n{before}"
        compared += 1
    return compared


@pytest.mark.parametrize("pair", PAIRS)
def test_battles_on_random_boards_end_as_the_plain_reading_says(pair: tuple[int, int]) -> None:
    """MA §5, §6, §7"""
    start = 1000 * pair[0] + 100 * pair[1]
    assert compare({"factions": [FACTIONS[f] for f in pair]}, range(start, start + 60)) > 10


@pytest.mark.parametrize("table", TEAMS, ids=" ".join)
def test_battles_of_teams_end_as_the_plain_reading_says(table: tuple[str, ...]) -> None:
    """MA §11: runes and banners help allies, nets, shots and blows spare them, banners share their hit points."""
    options = {"mode": "four" if len(table) == 4 else "three", "factions": list(table)}
    assert compare(options, range(5000, 5150)) > 25
