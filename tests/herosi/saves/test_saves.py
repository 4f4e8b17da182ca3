"""Saves of every schema ever shipped still load and play on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arenarium.core.codec import load
from arenarium.core.kernel import Luck, playout, questions
from arenarium.games.herosi.game import GAME

SAVES = sorted(Path(__file__).parent.glob("v*/*.json"))


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
