"""Recorded games lead where they led, and positions have as many lines of answers as were counted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from arenarium import games
from arenarium.core import perft, record
from arenarium.core.game import AnyGame, Json, Pick
from arenarium.core.kernel import Event
from arenarium.core.refusal import BadData
from tests import toy

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
COUNTS = "perft.txt"
LISTS = {COUNTS, "scenarios.txt"}
KNOWN: dict[str, AnyGame] = {g.name: g for g in [*games.games(), toy.GAME]}
FOLDERS = {f.parent.name: f for f in sorted(TESTS.glob("*/records"))}
RECORDS = [f for folder in FOLDERS.values() for f in sorted(folder.glob("*.txt")) if f.name not in LISTS]
each_folder = pytest.mark.parametrize("folder", FOLDERS.values(), ids=list(FOLDERS))


@pytest.mark.parametrize("file", RECORDS, ids=lambda f: f"{f.parent.parent.name}-{f.stem}")
def test_a_record_leads_where_it_led(file: Path) -> None:
    found = record.read(file)
    assert found.result is not None
    assert record.faults(KNOWN[found.game], found) == []


@each_folder
def test_positions_have_as_many_lines_of_answers_as_were_counted(folder: Path) -> None:
    counts = perft.read(folder / COUNTS)
    assert perft.faults(KNOWN[counts.game], counts) == []


@each_folder
def test_records_show_every_mode_and_somebody_giving_up(folder: Path) -> None:
    found = [record.read(f) for f in RECORDS if f.parent == folder]
    game = KNOWN[found[0].game]
    assert {r.options.get("mode", game.modes[0].name) for r in found} >= {m.name for m in game.modes if not m.teams}
    assert any(text == record.RESIGN for r in found for _, text in r.answers)
    starts = [where for where, _ in perft.read(folder / COUNTS).rows if where.startswith("start ")]
    assert {w.split()[1] for w in starts} == {f"mode={m.name}" for m in game.modes}


def test_every_built_in_game_has_records() -> None:
    assert {g.name for g in games.games() if games.is_built_in(g)} <= set(FOLDERS)


def test_changed_behaviour_shows() -> None:
    kept = record.play(toy.GAME, {"seats": 3}, seed=5)

    class Generous(toy.Toll):
        def result(self, s: toy.Tollhouse) -> list[int] | None:
            return None if s.stack else [1] * s.seats

    class Silent(toy.Toll):
        def tell(self, s: toy.Tollhouse, event: Event, seat: int) -> Json | None:
            return None

    class Forgetful(toy.Toll):
        def resample(self, s: toy.Tollhouse, seat: int, pick: Pick) -> toy.Tollhouse:
            return s.clone()

    assert record.faults(toy.GAME, kept) == []
    assert record.faults(Generous(), kept)[0].startswith("result is [1, 1, 1], not ")
    for changed in (Silent(), Forgetful()):
        assert [f.split()[0] for f in record.faults(changed, kept)] == ["digest"]
    broken = replace(kept, answers=((0, "fly"), *kept.answers))
    assert "line 2: 'fly' cannot be played" in record.faults(toy.GAME, broken)[0]


def test_a_record_is_text_and_the_same_seed_writes_the_same(tmp_path: Path) -> None:
    made = record.play(toy.GAME, {"seats": 2}, 7, "resign", resign_after=4)
    assert made.answers[-1][1] == record.RESIGN
    file = tmp_path / "toll.txt"
    file.write_text(made.text(), encoding="utf-8")
    assert record.read(file) == made == record.play(toy.GAME, {"seats": 2}, 7, "resign", resign_after=4)
    file.write_text("no head\n", encoding="utf-8")
    with pytest.raises(BadData, match="no record"):
        record.read(file)


def test_lines_of_answers_are_counted_with_those_of_chance() -> None:
    s = toy.GAME.start({"seats": 2})
    assert [perft.leaves(s, n) for n in range(4)] == [1, 6, 18, 108]
    again = perft.position(toy.GAME, 'start seats=2 mode="plain"', ROOT)
    assert perft.leaves(again, 1) == 6


@pytest.mark.parametrize("text", ["game toll\nstart seats=2\n", "game toll\nstart seats=2: many\n"])
def test_a_file_of_counts_that_cannot_be_read_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / COUNTS
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match=COUNTS):
        perft.read(file)
