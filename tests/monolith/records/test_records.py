"""The records of Monolith Arena show every way a game can end and every verb."""

from __future__ import annotations

from pathlib import Path

import pytest

from arenarium.core import record
from arenarium.core.kernel import CHANCE
from arenarium.games.monolith.game import GAME
from arenarium.games.monolith.state import Arena
from arenarium.games.monolith.verbs import VERBS

RECORDS = {f.stem: record.read(f) for f in sorted(Path(__file__).parent.glob("*-*.txt"))}


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_ends_as_it_says(name: str) -> None:
    found = RECORDS[name]
    s = record.Replay(GAME, found).play().state
    assert isinstance(s, Arena)
    ended_by = "resign" if found.answers[-1][1] == record.RESIGN else "banner" if 0 in s.hp else "last_battle"
    assert found.ended_by == ("tie_break" if ended_by == "last_battle" and s.extra else ended_by)


def test_records_show_every_ending() -> None:
    assert {r.ended_by for r in RECORDS.values()} == {"banner", "last_battle", "tie_break", "resign"}
    for setting in ("monoliths", "tactical"):
        assert any(r.options.get(setting) for r in RECORDS.values())
    assert any(r.result is not None and len(set(r.result)) == 1 for r in RECORDS.values()), "a draw"


def test_records_use_every_verb() -> None:
    used = set()
    for found in RECORDS.values():
        for seat, text in found.answers:
            verb = text.split()[0]
            assert (seat == CHANCE) == (verb == "draw")
            used.add(verb)
    assert used == {*VERBS, record.RESIGN}
