"""How many leaves the tree of answers has. One wrong rule moves a number: perft.txt."""

from __future__ import annotations

from pathlib import Path

import pytest

from arenarium.core.kernel import apply, questions
from arenarium.games.monolith.game import GAME
from arenarium.games.monolith.state import Arena
from tests.monolith.play import arena

FILE = Path(__file__).with_name("perft.txt")
POSITIONS = [
    ("banners", 2),
    ("knights", 2),
    ("abyss", 1),
    ("guardians", 2),
    ("harbingers", 2),
    ("monolith", 2),
    ("assassins", 3),
    ("runes", 3),
    ("allies", 1),
]


def start(name: str) -> Arena:
    if name == "banners":
        return GAME.start({})
    if name == "knights":
        return arena("c3:r.kni0 c4:r.agi0 d2:b.ban e3:r.cha0 a1:r.ban", "de gr", hands={"r": ["bat"]})
    if name == "abyss":
        return arena("c3:r.wra0 c2:b.axe0 b2:r.tel0 a2:r.ban", "la gr", hands={"r": ["dem", "pus", "mov"]})
    if name == "guardians":
        return arena("c3:r.axe0 c2:b.wra0 b2:r.agi0 a2:r.ban", "gr la", hands={"r": ["ent", "fal", "rot"]})
    if name == "harbingers":
        return arena("c3:r.her0 c4:r.ban c1:b.wra0 b1:b.str0", "hf la", hands={"r": ["sho"]})
    if name == "monolith":
        return arena("c3:r.ban c1:b.ban", "de la", {"monoliths": True}, hands={}, under={"r": ["kni", "reg"]})
    if name == "assassins":
        return arena("a1:r.ass0 a3:r.ass0 e1:b.gol0 e2:b.gol0 e3:b.ban", "hf gr", phase="battle")
    if name == "runes":
        return arena("c3:b.pla0 c2:r.pik1 d2:r.pik2 d1:r.reg0 b1:r.reg4", "de gr", phase="battle")
    return arena("c3:r.wra0 c2:g.pup0 b2:g.agi0 d3:b.pik0", "la de gr hf", hands={"r": ["mov", "pus"]})


def leaves(s: Arena, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for d in questions(s):
        if depth == 1:
            total += d.count()
            continue
        for action in d.options:
            c = s.clone()
            apply(c, d.seat, action)
            total += leaves(c, depth - 1)
    return total


@pytest.mark.parametrize(("name", "depth"), POSITIONS)
def test_the_tree_of_answers_has_as_many_leaves_as_written(name: str, depth: int) -> None:
    written = dict(line.rsplit(" ", 1) for line in FILE.read_text(encoding="utf-8").splitlines())
    assert leaves(start(name), depth) == int(written[f"{name} {depth}"])
