"""Saves of every schema ever shipped load and play on; the action tree keeps its size."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arenarium.core import codec
from arenarium.core.kernel import Luck, State, apply, playout, questions
from arenarium.games.warcraft.game import GAME
from tests.warcraft.play import Play

SAVES = sorted((Path(__file__).parent / "saves").glob("v*/*.json"))


@pytest.mark.parametrize("path", SAVES, ids=[f"{p.parent.name}-{p.stem}" for p in SAVES])
def test_an_old_save_loads_and_plays_on(path: Path) -> None:
    s = codec.load(GAME, json.loads(path.read_text(encoding="utf-8")))
    assert questions(s)[0].ask == path.stem.split("-")[1]
    playout(s, Luck(1), GAME.bound)
    assert GAME.result(s) is not None


@pytest.mark.parametrize(("seat", "old", "now"), [(0, 1, 1), (0, 2, 2), (1, 2, 16), (1, 32, 32), (3, 8, 4096)])
def test_a_save_under_faerie_fire_keeps_it_on_the_same_dice(seat: int, old: int, now: int) -> None:
    """Schema 1 held a mask of owners at first and copies of the card later; both mean the Night Elf's own dice."""
    path = next(p for p in SAVES if p.stem == "main-choose_casualty")
    data = json.loads(path.read_text(encoding="utf-8"))
    races = [0, 1, 2]
    data["state"]["race"] = [*races[:seat], 3, *races[seat:]]
    assert GAME.upcasters[1]({**data["state"], "fire": old})["fire"] == now


def leaves(s: State, depth: int) -> int:
    if depth == 0 or not questions(s):
        return 1
    total = 0
    for d in questions(s):
        for action in d.options:
            fork = s.clone()
            apply(fork, d.seat, action)
            total += leaves(fork, depth - 1)
    return total


@pytest.mark.parametrize(
    ("board", "step", "counts"),
    [
        ("e1 o melee*2 worker\ne2 o flying\ne9 h melee", "move", [24, 338]),
        ("e3 o ranged melee\ne3 h ranged melee\ne4 h flying", "battle", [6, 36, 148]),
        ("e1 o worker*2\ne3 o worker", "spend", [9, 34]),
    ],
)
def test_the_tree_of_actions_keeps_its_size(board: str, step: str, counts: list[int]) -> None:
    p = Play(board, step=step, orc={"gold": 5, "wood": 5})
    assert [leaves(p.s, depth) for depth in range(1, len(counts) + 1)] == counts
