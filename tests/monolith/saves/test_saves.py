"""A save of every shape ever shipped can be loaded and played on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arenarium.core import codec
from arenarium.core.hexes import CELLS
from arenarium.core.kernel import Luck, playout, questions
from arenarium.games.monolith.attacks import made_segments
from arenarium.games.monolith.game import GAME

FILES = sorted(Path(__file__).parent.rglob("*.json"))


def test_every_schema_has_a_sample() -> None:
    assert {f.parent.name for f in FILES} == {f"v{n}" for n in range(1, GAME.schema + 1)}


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}-{f.stem}")
def test_an_old_save_is_loaded_and_played_to_its_end(file: Path) -> None:
    saved = json.loads(file.read_text(encoding="utf-8"))
    s = codec.load(GAME, saved)
    assert [d.ask for d in questions(s)] == saved["asks"]
    if saved["schema"] == GAME.schema:
        assert codec.plain(GAME.pack(s)) == saved["state"]
    playout(s, Luck(3), GAME.bound)
    assert GAME.result(s) is not None


def test_attacks_of_a_battle_that_was_over_are_forgotten_and_those_of_one_that_is_on_were_made_as_printed() -> None:
    saved = json.loads((Path(__file__).parent / "v1" / "assassins.json").read_text(encoding="utf-8"))
    state = {**saved["state"], "slots": [1 << 3, *saved["state"]["slots"][1:]]}
    assert made_segments(codec.load(GAME, {**saved, "state": state}), 0) == 1 << 3
    over = {**state, "stack": [["rounds"]]}
    assert GAME.upcasters[1](over)["slots"] == [0] * CELLS


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}-{f.stem}")
def test_a_clone_is_the_same_in_every_field(file: Path) -> None:
    s = codec.load(GAME, json.loads(file.read_text(encoding="utf-8")))
    assert GAME.pack(s.clone()) == GAME.pack(s)
