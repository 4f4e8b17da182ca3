"""Saves of every schema ever shipped load and play on."""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path

import pytest

from arenarium.core import codec
from arenarium.core.kernel import Luck, playout, questions
from arenarium.games.warcraft.game import GAME

HERE = Path(__file__).parent
SAVES = sorted(HERE.glob("v*/*.json"))
# How each save ended under the random choices of one seed when its schema was the present one.
ENDS = json.loads((HERE / "ends.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", SAVES, ids=[f"{p.parent.name}-{p.stem}" for p in SAVES])
def test_an_old_save_loads_and_plays_on_to_the_same_end(path: Path) -> None:
    s = codec.load(GAME, json.loads(path.read_text(encoding="utf-8")))
    assert questions(s)[0].ask == path.stem.split("-")[1]
    answers = playout(s, Luck(1), GAME.bound)
    picture = blake2b(GAME.picture(s).encode(), digest_size=8).hexdigest()
    end = ENDS[f"{path.parent.name}/{path.stem}"]
    assert {"answers": answers, "result": GAME.result(s), "picture": picture} == end


@pytest.mark.parametrize(("seat", "old", "now"), [(0, 1, 1), (0, 2, 2), (1, 2, 16), (1, 32, 32), (3, 8, 4096)])
def test_a_save_under_faerie_fire_keeps_it_on_the_same_dice(seat: int, old: int, now: int) -> None:
    """Schema 1 held a mask of owners at first and copies of the card later; both mean the Night Elf's own dice."""
    path = next(p for p in SAVES if p.stem == "main-choose_casualty")
    data = json.loads(path.read_text(encoding="utf-8"))
    races = [0, 1, 2]
    data["state"]["race"] = [*races[:seat], 3, *races[seat:]]
    assert GAME.upcasters[1]({**data["state"], "fire": old})["fire"] == now
