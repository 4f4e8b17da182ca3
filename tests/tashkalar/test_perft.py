"""How many ways lie ahead: one wrong rule moves a number."""

from __future__ import annotations

import pytest

from arenarium.core.kernel import CHANCE, apply, questions
from arenarium.games.tashkalar.state import Bout
from tests.tashkalar.play import Play, bout


def leaves(s: Bout, depth: int) -> int:
    """Leaves of the tree of players' answers, chance taking its first card."""
    while questions(s) and questions(s)[0].seat == CHANCE:
        apply(s, CHANCE, questions(s)[0].nth(0))
    if depth == 0 or not questions(s):
        return 1
    (d,) = questions(s)
    n = 0
    for i in range(d.count()):
        fork = s.clone()
        apply(fork, d.seat, d.nth(i))
        n += leaves(fork, depth - 1)
    return n


def imperial() -> Play:
    hand = ["messenger", "herald", "knight", "titan", "leviathan", "f02"]
    return bout("d6 e5 f4 e6h d5 f5", "c7 e4h g3 a5 a6 i5 i6 b3h h3 h4", hands={"r": hand})


def melee() -> Play:
    return bout("d6 e6", "e5 f4", "d4h c3", hands={"r": ["messenger", "assassin", "fire-dragon"]})


@pytest.mark.parametrize(
    ("bench", "depth", "count"),
    [(imperial, 1, 73), (imperial, 2, 4291), (melee, 1, 67), (melee, 2, 4234)],
)
def test_the_number_of_leaves(bench: object, depth: int, count: int) -> None:
    assert callable(bench)
    assert leaves(bench().state, depth) == count
