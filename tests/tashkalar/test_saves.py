"""Saves of every schema ever shipped still load."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arenarium.core import codec
from arenarium.core.kernel import Luck, playout, questions
from arenarium.games.tashkalar.game import GAME

SAVES = Path(__file__).parent / "saves"


@pytest.mark.parametrize("file", sorted(SAVES.glob("v*/*.json")), ids=lambda f: f"{f.parent.name}-{f.stem}")
def test_old_saves_load_and_play_on(file: Path) -> None:
    s = codec.load(GAME, json.loads(file.read_text(encoding="utf-8")))
    assert questions(s)
    playout(s, Luck(1), GAME.bound)
    assert GAME.result(s) is not None


def test_there_is_a_save_of_the_present_schema() -> None:
    assert list((SAVES / f"v{GAME.schema}").glob("*.json"))
