"""Whole games as text, replayed to the recorded result, hit points and hash: every mode, every way a game can end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arenarium.core import codec
from arenarium.core.kernel import CHANCE, apply, questions
from arenarium.games.monolith.game import GAME
from arenarium.games.monolith.verbs import VERBS

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))
HEADS = [json.loads(f.read_text(encoding="utf-8").splitlines()[0]) for f in RECORDS]


@pytest.mark.parametrize("file", RECORDS, ids=lambda f: f.stem)
def test_a_record_replays_to_its_end(file: Path) -> None:
    first, *lines = file.read_text(encoding="utf-8").splitlines()
    head = json.loads(first)
    s = GAME.start(head["options"])
    for line in lines:
        assert GAME.result(s) is None
        seat, text = line.split(" ", 1)
        if text == "resign":
            GAME.resign(s, int(seat))
        else:
            apply(s, int(seat), GAME.parse(s, text))
    assert GAME.result(s) == head["result"]
    assert list(s.hp) == head["hp"]
    assert codec.digest(GAME, s) == head["digest"]
    assert not questions(s)
    ended_by = "resign" if lines[-1].endswith(" resign") else "banner" if 0 in s.hp else "last_battle"
    assert head["ended_by"] == ("tie_break" if ended_by == "last_battle" and s.extra else ended_by)


def test_records_show_every_mode_and_every_ending() -> None:
    assert {head["options"]["mode"] for head in HEADS} == {m.name for m in GAME.modes}
    assert {head["ended_by"] for head in HEADS} == {"banner", "last_battle", "tie_break", "resign"}
    for setting in ("monoliths", "tactical"):
        assert any(head["options"].get(setting) for head in HEADS)
    assert any(len(set(head["result"])) == 1 for head in HEADS), "a draw"


def test_records_use_every_verb() -> None:
    used = set()
    for file in RECORDS:
        for line in file.read_text(encoding="utf-8").splitlines()[1:]:
            seat, verb = line.split()[:2]
            assert (int(seat) == CHANCE) == (verb == "draw")
            used.add(verb)
    assert used == {*VERBS, "resign"}
