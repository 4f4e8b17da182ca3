"""Saves of every schema ever shipped still load and play on; the tree of actions has the size it had."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arenarium.core.codec import load
from arenarium.core.kernel import Luck, playout, questions
from arenarium.games.herosi.game import GAME
from arenarium.games.herosi.state import Match
from tests.herosi.play import position

SAVES = sorted((Path(__file__).parent / "saves").glob("v*/*.json"))


@pytest.mark.parametrize("path", SAVES, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_an_old_save_loads_and_plays_to_its_end(path: Path) -> None:
    s = load(GAME, json.loads(path.read_text(encoding="utf-8")))
    assert questions(s)
    playout(s, Luck(5), GAME.bound)
    assert GAME.result(s) is not None


def test_there_is_a_save_of_the_present_schema_for_every_mode() -> None:
    modes = set()
    for path in SAVES:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["schema"] == GAME.schema:
            modes.add(data["state"]["options"]["mode"])
    assert modes == {m.name for m in GAME.modes}


def leaves(s: Match, depth: int) -> int:
    """How many ways the next answers can be given, all seats and all lots."""
    total = 0
    for d in questions(s):
        for action in d.options:
            if depth == 1:
                total += 1
            else:
                copy = s.clone()
                copy.stack[-1].answer(copy, d.seat, action, [])
                while copy.stack and not copy.stack[-1].run(copy, []):
                    pass
                total += leaves(copy, depth - 1)
    return total


def test_the_tree_of_a_rich_stop() -> None:
    """One wrong rule moves a number."""
    s = position(
        {},
        phase="stop",
        stopper="r",
        r={
            "dice": "F F F C C C",
            "hand": ["ignite", "frenzy", "magic_missile", "command", "heal"],
            "front": "wisp ifrit . salamander",
            "back": "hero . . .",
            "beside": 1,
        },
        b={
            "front": "triton . leviathan siren",
            "back": ". hero ice_dragon .",
            "dice": "W W W C C C",
            "hand": ["freeze"],
        },
        spells=["stupor@b/r+1", "haste@r.f2/r"],
    )
    assert [leaves(s, depth) for depth in (1, 2, 3)] == [5, 25, 336]
