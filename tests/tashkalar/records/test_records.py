"""The records of Tash-Kalar show every way a game can end."""

from __future__ import annotations

from pathlib import Path

from arenarium.core import record
from arenarium.games.tashkalar.game import GAME
from arenarium.games.tashkalar.state import Bout
from arenarium.games.tashkalar.view import REASONS

RECORDS = [record.read(f) for f in sorted(Path(__file__).parent.glob("*-*.txt"))]


def test_there_is_a_record_of_every_ending() -> None:
    assert {r.ended_by for r in RECORDS} == {"deck", "score", "limit", "resign"}
    for found in RECORDS:
        s = record.Replay(GAME, found).play().state
        assert isinstance(s, Bout)
        assert found.ended_by in ("resign", REASONS[s.ended_by])
