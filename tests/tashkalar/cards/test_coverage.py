"""Nothing is left out: every card, ruling and scenario is named by a test; the data is refused where it is wrong."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from arenarium.core.refusal import BadData
from arenarium.games.tashkalar.box import FLARES, TASKS
from arenarium.games.tashkalar.game import GAME
from arenarium.games.tashkalar.loading import box_for, make_box, raw_data
from arenarium.games.tashkalar.own import check_effects

TESTS = Path(__file__).parents[1]
DOCS = TESTS.parent.parent / "docs" / "rules" / "tashkalar.md"
SCENARIOS = TESTS.parent / "scenarios" / "tashkalar"


def test_every_card_is_named_by_a_test() -> None:
    text = "\n".join(f.read_text(encoding="utf-8") for f in (TESTS / "cards").glob("test_*.py"))
    names = box_for({}).names
    # One at least for what it does, one for what it may not do.
    missing = [n for n in names[:TASKS] if len(re.findall(f"def test_{n.replace('-', '_')}_", text)) < 2]
    assert missing == []
    assert [n for n in names[:FLARES] if f'"{n}"' not in text] == []
    rules = (TESTS / "rules" / "test_tasks.py").read_text(encoding="utf-8")
    assert [n for n in names[TASKS:] if f'"{n}"' not in rules] == []


def test_every_scenario_number_has_a_file_or_a_test() -> None:
    numbers = {int(n) for n in re.findall(r"\bT(\d+)\b", DOCS.read_text(encoding="utf-8").split("## Scenarios")[1])}
    files = {int(f.name[1:4]) for f in SCENARIOS.rglob("t[0-9][0-9][0-9]-*.toml")}
    assert numbers - files == set()


def test_every_scenario_has_a_title_in_both_languages() -> None:
    titles = {f.name: tomllib.loads(f.read_text(encoding="utf-8"))["title"] for f in SCENARIOS.rglob("*.toml")}
    assert [
        name for name, title in titles.items() if not isinstance(title, dict) or not set(title) >= {"en", "pl"}
    ] == []


def test_the_data_files_make_the_box() -> None:
    box = box_for({})
    assert (len(box.cards), len(box.flares), len(box.tasks)) == (120, 12, 24)


def broken(file: str, change: Any) -> str:
    data = raw_data(None)
    change(data[file])
    with pytest.raises(BadData) as error:
        make_box(data)
    assert error.value.file == file
    return str(error.value)


def test_wrong_data_is_refused_with_file_place_and_reason() -> None:
    assert "swordmaster" in broken("imperial.toml", lambda d: d["beings"][0].update(rank="mythic"))
    assert "unknown op" in broken("imperial.toml", lambda d: d["beings"][0]["steps"][0].update(op="wink"))
    assert "unknown field" in broken("imperial.toml", lambda d: d["beings"][0].update(colour="red"))
    assert "source" in broken("legends.toml", lambda d: d["beings"][0].update(source="hearsay"))
    assert "grid" in broken("sylvan.toml", lambda d: d["beings"][0].update(grid=["Tz"]))
    assert "list of 12" in broken("flares.toml", lambda d: d["flares"].pop())
    assert "type" in broken("tasks.toml", lambda d: d["tasks"][0].update(type="luck"))
    assert "rows" in broken("arena.toml", lambda d: d["arena"].update(rows=["."]))


@pytest.mark.parametrize(("op", "most"), [("gain", 3), ("draw", 3), ("place", 5), ("destroy", 5)])
def test_a_step_of_a_card_of_ones_own_is_done_so_often_and_no_more(op: str, most: int) -> None:
    """Also where a card that ships has the same step with a smaller number."""

    def checked(count: int) -> None:
        check_effects({"imperial.toml": {"beings": [{"id": "knight", "steps": [{"op": op, "count": count}]}]}})

    for count in range(1, most + 1):
        checked(count)
    with pytest.raises(BadData, match="'count' of a step"):
        checked(most + 1)


def test_a_data_pack_corrects_a_card() -> None:
    pack = {"imperial.toml": {"beings": [{"id": "messenger", "rank": "heroic"}]}}
    options = {"mode": "duel", "pack": pack}
    s = GAME.start(options)
    assert s.box.cards[s.box.numbers["messenger"]].rank == 2
    assert box_for({}).cards[box_for({}).numbers["messenger"]].rank == 1
    again = GAME.unpack(GAME.pack(s))
    assert again.box is s.box
    with pytest.raises(BadData, match="no such data file"):
        GAME.start({"mode": "duel", "pack": {"wizards.toml": {}}})


def test_the_catalogue_says_which_marks_an_effect_reads() -> None:
    read = {row["id"] for row in GAME.catalogue({})["cards"] if row.get("marks", {}).get("effect")}
    assert {"assassin", "crystal-mirror"} <= read
    assert not read & {"messenger", "titan"}


def test_the_catalogue_names_every_card_with_its_source() -> None:
    rows = GAME.catalogue({})["cards"]
    assert len(rows) == 156
    assert {row["source"] for row in rows} == {"published"}
