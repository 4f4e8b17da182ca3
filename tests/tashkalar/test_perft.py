"""How many ways lie ahead: one wrong rule moves a number. And saves of every schema ever shipped still load."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arenarium.core import codec
from arenarium.core.kernel import CHANCE, Luck, apply, playout, questions
from arenarium.games.tashkalar.game import GAME
from arenarium.games.tashkalar.state import Bout
from tests.tashkalar.bench import Bench, arena

SAVES = Path(__file__).parent / "saves"


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


def imperial() -> Bench:
    hand = ["messenger", "herald", "knight", "titan", "leviathan", "f02"]
    return arena("d6 e5 f4 e6h d5 f5", "c7 e4h g3 a5 a6 i5 i6 b3h h3 h4", hands={"r": hand})


def melee() -> Bench:
    return arena("d6 e6", "e5 f4", "d4h c3", hands={"r": ["messenger", "assassin", "fire-dragon"]})


@pytest.mark.parametrize(
    ("bench", "depth", "count"),
    [(imperial, 1, 73), (imperial, 2, 4291), (melee, 1, 67), (melee, 2, 4234)],
)
def test_the_number_of_leaves(bench: object, depth: int, count: int) -> None:
    assert callable(bench)
    assert leaves(bench().state, depth) == count


@pytest.mark.parametrize("file", sorted(SAVES.glob("v*/*.json")), ids=lambda f: f"{f.parent.name}-{f.stem}")
def test_old_saves_load_and_play_on(file: Path) -> None:
    s = codec.load(GAME, json.loads(file.read_text(encoding="utf-8")))
    assert questions(s)
    playout(s, Luck(1), GAME.bound)
    assert GAME.result(s) is not None


def test_there_is_a_save_of_the_present_schema() -> None:
    assert list((SAVES / f"v{GAME.schema}").glob("*.json"))
