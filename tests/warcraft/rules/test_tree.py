"""The tree of actions keeps its size."""

from __future__ import annotations

import pytest

from arenarium.core.kernel import State, apply, questions
from tests.warcraft.play import Play


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
