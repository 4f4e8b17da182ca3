"""Whole games as text, replayed to the recorded result: one for each way a game can end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arenarium.core.kernel import apply
from arenarium.games.tashkalar.game import GAME
from arenarium.games.tashkalar.view import REASONS

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda f: f.stem)
def test_a_record_replays_to_its_result(file: Path) -> None:
    first, *lines = file.read_text(encoding="utf-8").splitlines()
    head = json.loads(first)
    s = GAME.start(head["options"])
    for line in lines:
        seat, text = line.split(" ", 1)
        if text == "resign":
            GAME.resign(s, int(seat))
        else:
            apply(s, int(seat), GAME.parse(s, text))
    assert GAME.result(s) == head["result"]
    if head["ended_by"] != "resign":
        assert REASONS[s.ended_by] == head["ended_by"]


def test_there_is_a_record_of_every_ending() -> None:
    endings = {json.loads(f.read_text(encoding="utf-8").splitlines()[0])["ended_by"] for f in RECORDS}
    assert endings == {"deck", "score", "limit", "resign"}
