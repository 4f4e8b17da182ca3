"""Scenarios of one's own: what is checked, and that broken files get messages their authors can act on (WC §13)."""

from __future__ import annotations

import copy
import random
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from arenarium.cli.main import app
from arenarium.core.data import read_resource
from arenarium.core.kernel import Luck, apply, playout
from arenarium.core.refusal import BadData, BadOptions
from arenarium.games.warcraft.game import GAME
from arenarium.games.warcraft.loading import OWN, SCENARIOS, check_scenario

Table = dict[str, Any]


def scenario(name: str = "crossroads") -> Table:
    return copy.deepcopy(read_resource("arenarium.games.warcraft", f"data/{name}.toml"))


def area(data: Table, name: str) -> Table:
    found: Table = next(a for a in data["area"] if a["id"] == name)
    return found


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_shipped_scenario_is_fine(name: str) -> None:
    assert len(check_scenario(scenario(name), f"{name}.toml")) == len(scenario(name)["area"])


def unknown_neighbour(d: Table) -> None:
    area(d, "c3")["neighbours"].append("z9")


def one_way(d: Table) -> None:
    area(d, "c3")["neighbours"].remove("c2")


def unreachable_town(d: Table) -> None:
    for name in ("b1", "d1", "c2"):
        area(d, name)["kind"] = "mountain"


def target_too_high(d: Table) -> None:
    d["victory"][0]["target"] = 60


def unknown_kind(d: Table) -> None:
    area(d, "c3")["kind"] = "swamp"


def unknown_town(d: Table) -> None:
    d["slot"][0]["town"] = "x1"


def one_team(d: Table) -> None:
    for slot in d["slot"]:
        slot["team"] = 0


def too_many_players(d: Table) -> None:
    d["seating"]["4"] = [0, 1]


def units_on_a_mountain(d: Table) -> None:
    d["slot"][0]["pieces"] = [{"area": "a1", "melee": 1}]


def four_units(d: Table) -> None:
    d["slot"][0]["pieces"][0]["melee"] = 4


def misspelt_key(d: Table) -> None:
    d["slot"][0]["glod"] = 5


def misspelt_card(d: Table) -> None:
    d["slot"][0]["removed"] = {"fats": 1}


def no_victory_race(d: Table) -> None:
    d["victory"].append({"kind": "spell", "race": "orc"})


def twice(d: Table) -> None:
    area(d, "c3")["id"] = "c2"


def wall_through_the_air(d: Table) -> None:
    d["walls"] = [["a1", "c3"]]


BROKEN = [
    (unknown_neighbour, "area c3", "unknown neighbour 'z9'"),
    (one_way, "area c2", "none of 'c3'"),
    (unreachable_town, "slot[0]", "cannot be reached on foot from 'c1'"),
    (target_too_high, "victory[0]", "cannot be met"),
    (unknown_kind, "area c3", "unknown kind 'swamp'"),
    (unknown_town, "slot[0]", "unknown area 'x1'"),
    (one_team, "seating.2", "two teams at least"),
    (too_many_players, "seating", "4 players need 4 slots"),
    (units_on_a_mountain, "slot[0].pieces[0]", "only flying units"),
    (four_units, "slot[0].pieces[0]", "0 to 3"),
    (misspelt_key, "slot[0]", "unknown field 'glod'"),
    (misspelt_card, "slot[0].removed", "is no card"),
    (no_victory_race, "victory[1]", "nobody plays 'orc'"),
    (twice, "area c2", "used twice"),
    (wall_through_the_air, "walls[0]", "no neighbours"),
]


@pytest.mark.parametrize(("spoil", "where", "reason"), BROKEN, ids=[b[0].__name__ for b in BROKEN])
def test_a_broken_scenario_is_refused_with_place_and_reason(spoil: Any, where: str, reason: str) -> None:
    data = scenario()
    spoil(data)
    with pytest.raises(BadData) as caught:
        check_scenario(data, "mine.toml")
    assert (caught.value.file, caught.value.where) == ("mine.toml", where)
    assert reason in caught.value.reason


def test_whatever_is_wrong_it_is_bad_data_and_never_a_crash() -> None:
    dice = random.Random(7)
    junk: list[Any] = [0, -3, "x", [], {}, True, 3.5, ["x"], {"x": 1}, [1], [[1]], [{}]]
    faults: list[BadData] = []
    for name in SCENARIOS:
        for _ in range(60):
            data = scenario(name)
            where: Any = data
            while True:
                keys = list(where) if isinstance(where, dict) else list(range(len(where)))
                key = dice.choice(keys)
                inner = where[key]
                if isinstance(inner, (dict, list)) and inner and dice.random() < 0.8:
                    where = inner
                    continue
                where[key] = dice.choice(junk)
                break
            try:
                check_scenario(data, "mine.toml")
            except BadData as error:
                faults.append(error)
    assert len(faults) > 200
    assert all(fault.file == "mine.toml" and fault.reason for fault in faults)


def test_a_scenario_of_ones_own_is_played_as_mode_custom() -> None:
    data = scenario("prisoners") | {"id": "my_war"}
    s = GAME.start({"mode": "custom", "seats": 2, "limit": 3, "pack": {OWN: data}})
    assert GAME.view(s, 0)["scenario"] == "my_war"
    playout(s, Luck(1), 5000)
    assert GAME.result(s) is not None
    assert GAME.pack(GAME.unpack(GAME.pack(s))) == GAME.pack(s)


def test_a_scenario_for_two_is_not_played_by_three() -> None:
    with pytest.raises(BadData) as caught:
        GAME.start({"mode": "custom", "seats": 3, "pack": {OWN: scenario("prisoners")}})
    assert caught.value.where == "players"


def test_a_data_pack_corrects_a_unit() -> None:
    pack = {"races.toml": {"unit": [{"id": "orc_melee_1", "strength": 6}]}}
    s = GAME.position({"races": ["orc", "human"], "pack": pack}, {"board": "e3 o melee"})
    assert GAME.facts(s)["strength"]["orc"]["melee"] == 6
    plain = GAME.position({"races": ["orc", "human"]}, {"board": "e3 o melee"})
    assert GAME.facts(plain)["strength"]["orc"]["melee"] == 2


def test_a_data_pack_corrects_the_price_of_one_race() -> None:
    price = {"race": "orc", "type": "melee", "gold": 3, "wood": 0, "source": "published"}
    options = {"races": ["orc", "human"], "pack": {"costs.toml": {"override": [price]}}}
    rich = {"gold": 3, "wood": 1}
    s = GAME.position(options, {"step": "spend", "orc": rich, "human": rich})
    apply(s, 0, GAME.parse(s, "train melee"))
    apply(s, 0, GAME.parse(s, "done"))
    apply(s, 1, GAME.parse(s, "train melee"))
    assert GAME.facts(s)["gold"] == {"orc": 0, "human": 2}
    assert GAME.facts(s)["wood"] == {"orc": 1, "human": 0}


@pytest.mark.parametrize(
    ("pack", "where"),
    [
        ({"races.toml": {"unit": [{"id": "orc_melee_9", "strength": 6}]}}, "unit.orc_melee_9"),
        ({"races.toml": {"unit": [{"id": "orc_melee_1", "strength": 7}]}}, "unit orc_melee_1"),
        ({"tanks.toml": {}}, ""),
    ],
)
def test_a_pack_that_corrects_nothing_is_refused(pack: Table, where: str) -> None:
    with pytest.raises(BadData) as caught:
        GAME.start({"pack": pack})
    assert caught.value.where == where


def test_options_that_do_not_fit_are_refused() -> None:
    for options in (
        {"races": ["orc", "orc"]},
        {"mode": "elf_gate", "seats": 3, "races": ["orc", "undead", "human"]},
        {"mode": "prisoners", "races": ["human", None]},
        {"limit": -1},
        {"races": "orc"},
    ):
        with pytest.raises(BadOptions):
            GAME.start(options)


def test_the_command_says_fine_not_fine_or_wrong_use(tmp_path: Path) -> None:
    run = CliRunner()
    good = Path(str(check_scenario.__globals__["__file__"])).parent / "data" / "crossroads.toml"
    result = run.invoke(app, ["scenario-pack", "check", str(good)])
    assert (result.exit_code, result.output.strip()) == (0, f"{good}: fine")
    bad = tmp_path / "bad.toml"
    bad.write_text(good.read_text(encoding="utf-8").replace("target = 12", "target = 99"), encoding="utf-8")
    result = run.invoke(app, ["scenario-pack", "check", str(bad)])
    assert result.exit_code == 1
    assert f"{bad}: victory[0]: the target 99 cannot be met" in result.output
    bad.write_text("id = ", encoding="utf-8")
    result = run.invoke(app, ["scenario-pack", "check", str(bad), "--json"])
    assert result.exit_code == 1
    assert '"fine": false' in result.output
    assert run.invoke(app, ["scenario-pack", "check", str(tmp_path / "none.toml")]).exit_code == 2
