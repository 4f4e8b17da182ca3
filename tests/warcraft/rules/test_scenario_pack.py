"""Scenarios of one's own: what is checked, and that broken files get messages their authors can act on (WC §13)."""

from __future__ import annotations

import asyncio
import copy
import random
import shutil
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from arenarium.cli.main import app
from arenarium.core.data import read_resource
from arenarium.core.game import Mode
from arenarium.core.kernel import CHANCE, Luck, apply, playout, questions
from arenarium.core.refusal import BadData, BadOptions
from arenarium.games.warcraft import loading, own_scenario
from arenarium.games.warcraft.box import FLYING
from arenarium.games.warcraft.game import GAME
from arenarium.games.warcraft.loading import OWN, SCENARIOS
from arenarium.games.warcraft.pieces import strength
from arenarium.games.warcraft.scenarios import check_scenario
from arenarium.server.settings import Registry
from tests.server.house import caught_up, house, until

Table = dict[str, Any]
DATA = Path(loading.__file__).parent / "data"


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


def neighbour_twice(d: Table) -> None:
    area(d, "c3")["neighbours"].append("c2")


def far_away(d: Table) -> None:
    d["area"].append({"id": "far", "kind": "clear", "x": 0, "y": 0, "neighbours": []})


def too_many_areas(d: Table) -> None:
    d["area"] += [{"id": f"q{i}", "kind": "clear", "x": i, "y": 0, "neighbours": []} for i in range(40)]


def same_place(d: Table) -> None:
    area(d, "c3").update({key: area(d, "c2")[key] for key in ("x", "y")})


def priceless(d: Table) -> None:
    area(d, "c3")["vp"] = 10**30


def a_guard_of_no_race(d: Table) -> None:
    d["neutral"] = {"race": "gnomes", "level": 1, "pieces": [{"area": "c3", "melee": 1}]}


def a_captive_nowhere(d: Table) -> None:
    for slot, race in zip(d["slot"], ("human", "orc", "undead", "night_elf"), strict=True):
        slot["race"] = race
    d.setdefault("rules", {})["captives"] = {"z9": "orc"}


def off_the_table(d: Table) -> None:
    area(d, "c3")["x"] = -(10**30)


def negative_points(d: Table) -> None:
    area(d, "c3")["vp"] = -1


def negative_target(d: Table) -> None:
    d["victory"][0]["target"] = -12


def too_rich(d: Table) -> None:
    d["slot"][0]["gold"] = 10**30


def in_debt(d: Table) -> None:
    d["slot"][0]["wood"] = -1


def nameless(d: Table) -> None:
    d["id"] = ""


def shouting(d: Table) -> None:
    area(d, "c3")["id"] = "C3"


def crowded(d: Table) -> None:
    d["slot"][0]["pieces"] = [{"area": "c1", "melee": 2, "ranged": 2}]


def crowded_in_two_rows(d: Table) -> None:
    d["slot"][0]["pieces"] += [{"area": "c1", "ranged": 1}]


def two_sides_in_one_area(d: Table) -> None:
    d["slot"][1]["pieces"] = [{"area": "c1", "melee": 1}]


def two_outposts_in_one_area(d: Table) -> None:
    d["slot"][0]["outposts"] = d["slot"][1]["outposts"] = ["c3"]


def an_outpost_on_a_town(d: Table) -> None:
    d["slot"][0]["outposts"] = ["e3"]


def walled_in(d: Table) -> None:
    d["walls"] = [["c1", "b1"], ["c1", "d1"], ["c1", "c2"]]


def walled_in_as_seen_from_outside(d: Table) -> None:
    d["walls"] = [["b1", "c1"], ["d1", "c1"], ["c2", "c1"]]


def the_same_wall(d: Table) -> None:
    d["walls"] = [["c1", "b1"], ["b1", "c1"]]


def two_targets(d: Table) -> None:
    d["victory"].append({"kind": "points", "target": 3})


def fewer_than_none(d: Table) -> None:
    d["victory"].append({"kind": "hold", "area": "c3", "enemies_beside": -1})


def twice_for_two(d: Table) -> None:
    d["players"] = [2, 2]


def nothing_to_win(d: Table) -> None:
    d["victory"] = []
    for slot in d["slot"]:
        del slot["town"]


def wrong_type(d: Table) -> None:
    d["slot"][0]["pieces"] = "three melee"


def missing_key(d: Table) -> None:
    del area(d, "c3")["kind"]


def missing_id(d: Table) -> None:
    del d["area"][2]["id"]


BROKEN = [
    (neighbour_twice, "area c3", "names its neighbour 'c2' twice"),
    (far_away, "area far", "cannot be reached from 'a1', not even by flight"),
    (too_many_areas, "area", "at most 62 areas"),
    (same_place, "area c3", "the same x and y"),
    (priceless, "area c3", "20 victory points at most"),
    (off_the_table, "area c3", "x and y must be"),
    (negative_points, "area c3", "cannot be negative"),
    (negative_target, "victory[0]", "at least 1"),
    (too_rich, "slot[0]", "gold must be 99 at most"),
    (in_debt, "slot[0]", "wood cannot be negative"),
    (nameless, "id", "small letters"),
    (shouting, "area C3", "small letters"),
    (crowded, "slot[0].pieces[0]", "more than three units"),
    (crowded_in_two_rows, "slot[0].pieces[1]", "more than three units"),
    (two_sides_in_one_area, "slot[1].pieces[0]", "another side has pieces in 'c1'"),
    (two_outposts_in_one_area, "slot[1].outposts", "has an Outpost already"),
    (an_outpost_on_a_town, "slot[0].outposts", "has a Town already"),
    (walled_in, "slot[0]", "cannot be reached on foot from 'c1'"),
    (walled_in_as_seen_from_outside, "slot[0]", "cannot be reached on foot from 'c1'"),
    (the_same_wall, "walls[1]", "already"),
    (two_targets, "victory[1]", "of the kind 'points' already"),
    (fewer_than_none, "victory[1]", "enemies_beside cannot be negative"),
    (twice_for_two, "players", "twice"),
    (nothing_to_win, "victory", "nobody can win"),
    (wrong_type, "slot[0]", "field 'pieces' must be list"),
    (missing_key, "area c3", "'kind' is missing"),
    (missing_id, "area[2]", "'id' is missing"),
    (a_guard_of_no_race, "neutral", "gnomes"),
    (a_captive_nowhere, "rules.captives", "z9"),
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


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        ({"first": "orc"}, "first", "with 2 players nobody plays 'orc'"),
        ({"rules": {"limit_winner": "orc"}}, "rules.limit_winner", "with 2 players nobody plays 'orc'"),
        ({"victory": [{"kind": "spell", "race": "orc"}]}, "victory[0]", "with 2 players nobody plays 'orc'"),
        (
            {"victory": [{"kind": "necromancers_dead", "race": "human"}]},
            "victory[0]",
            "with 2 players nobody has Necromancers",
        ),
    ],
)
def test_whom_the_file_names_plays_with_every_number_of_players(change: Table, where: str, reason: str) -> None:
    """Else a victory would go to nobody, or to the wrong one at once."""
    data = scenario("elf_gate")
    data["slot"][2]["necromancers"] = True
    data["slot"][2]["pieces"] = [{"area": "d1", "worker": 2}]
    data.update(change)
    check_scenario(data, "mine.toml")  # for three it holds
    data["players"] = [2, 3]
    data["seating"] = {"2": [0, 1]}
    with pytest.raises(BadData) as caught:
        check_scenario(data, "mine.toml")
    assert (caught.value.where, caught.value.reason) == (where, reason)


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


@pytest.mark.parametrize(("name", "seats"), [("crossroads", 4), ("crossroads", 2), ("prisoners", 2)])
@pytest.mark.parametrize("seed", range(3))
def test_areas_may_stand_in_any_order(name: str, seats: int, seed: int) -> None:
    """The same answers to the same questions, whichever area is the first one of the file"""
    data = scenario(name)
    turned = data | {"area": sorted(data["area"], key=lambda a: a["kind"] != "town")}
    s, t = (GAME.start({"mode": "custom", "seats": seats, "limit": 12, "pack": {OWN: d}}) for d in (data, turned))
    luck = Luck(seed)
    while asked := questions(s):
        d = asked[0]
        (e,) = (e for e in questions(t) if e.seat == d.seat)
        assert sorted(GAME.notate(s, a) for a in d.options) == sorted(GAME.notate(t, a) for a in e.options)
        text = GAME.notate(s, luck.draw(d))
        apply(s, d.seat, GAME.parse(s, text))
        apply(t, d.seat, GAME.parse(t, text))
    assert GAME.result(s) == GAME.result(t)


@pytest.mark.parametrize("race", ["human", "undead"])
def test_a_scenario_says_who_begins(race: str) -> None:
    """WC §13: also the race with number 0; no lot decides then"""
    options = {"mode": "custom", "seats": 2, "pack": {OWN: scenario("necromancers") | {"first": race}}}
    for seed in range(4):
        s = GAME.start(options)
        luck = Luck(seed)
        while (d := questions(s)[0]).seat == CHANCE:
            apply(s, CHANCE, luck.draw(d))
        assert GAME.view(s, -1)["seats"][d.seat]["race"] == race


def test_the_first_area_of_the_file_is_one_like_others() -> None:
    """A forest there is depleted, and the dead rise in a Town there (WC §6, §13.4)."""
    data = scenario()
    data["area"].sort(key=lambda a: a["id"] != "b1")
    position: Table = {"step": "harvest", "board": "b1 h worker", "human": {"deck": []}, "orc": {"deck": []}}
    s = GAME.position({"mode": "custom", "seats": 2, "races": ["human", "orc"], "pack": {OWN: data}}, position)
    apply(s, CHANCE, GAME.parse(s, "roll 3"))
    assert "partial" in GAME.picture(s)
    data = scenario("nordrassil")
    data["area"].sort(key=lambda a: a["id"] != "i4")
    position = {"first": "human", "step": "battle", "board": "h4 h ranged\nh4 u melee\nh1 u [outpost]"}
    position |= {race: {"deck": []} for race in ("undead", "orc", "human", "night_elf")}
    s = GAME.position({"mode": "custom", "seats": 4, "pack": {OWN: data}}, position)
    apply(s, CHANCE, GAME.parse(s, "roll 2"))
    assert "i4  u melee" in GAME.picture(s)


def test_the_highest_target_is_all_that_areas_cards_and_upgrades_give() -> None:
    """WC §9: three cards and three upgrades for each player of a side"""
    data = scenario()
    best = sum(a.get("vp", 0) for a in data["area"]) + 3 + 3
    data["victory"][0]["target"] = best
    check_scenario(data, "scenario.toml")
    data["victory"][0]["target"] = best + 1
    with pytest.raises(BadData, match=f"give {best} at most"):
        check_scenario(data, "scenario.toml")


def test_one_point_is_a_target() -> None:
    data = scenario()
    data["victory"][0]["target"] = 1
    check_scenario(data, "scenario.toml")


@pytest.mark.parametrize("mode", GAME.modes, ids=[m.name for m in GAME.modes])
def test_a_mode_says_whether_its_largest_table_has_teams(mode: Mode) -> None:
    s, luck = GAME.start({"mode": mode.name, "seats": mode.seats[-1]}), Luck(1)
    while s.turn == 0:
        apply(s, CHANCE, luck.draw(questions(s)[0]))
    assert mode.teams == (len(set(GAME.teams(s))) < s.seats)


def test_an_outpost_that_is_a_town_stops_a_flyer_wherever_it_stands_in_the_file() -> None:
    """WC A59"""
    data = scenario("nordrassil")
    data["area"].sort(key=lambda a: a["id"] != "d6")
    position: Table = {"first": "undead", "board": "c6 u flying"}
    position |= {race: {"deck": []} for race in ("undead", "orc", "human")}
    s = GAME.position({"mode": "custom", "seats": 4, "pack": {OWN: data}}, position)
    (d,) = questions(s)
    assert d.allows(GAME.parse(s, "move flying c6 d6"))
    assert not d.allows(GAME.parse(s, "move flying c6 d5"))


@pytest.mark.parametrize(("beside", "enemy", "won"), [(0, "", True), (0, "b3 o melee", False), (1, "b3 o melee", True)])
def test_an_area_is_held_with_no_more_enemies_beside_than_the_file_allows(beside: int, enemy: str, won: bool) -> None:
    """WC §13: none at all may be allowed, which is not any number"""
    data = scenario()
    data["victory"].append({"kind": "hold", "area": "c3", "enemies_beside": beside})
    position: Table = {"step": "spend", "board": f"c3 h melee\n{enemy}", "human": {"deck": []}, "orc": {"deck": []}}
    races = ["human", "orc"]
    s = GAME.position({"mode": "custom", "seats": 2, "races": races, "pack": {OWN: data}}, position)
    apply(s, 0, GAME.parse(s, "done"))
    assert (GAME.result(s) == [1, 2]) == won


@pytest.mark.parametrize(("reach", "fine"), [(10_000, True), (10_001, False)])
def test_coordinates_reach_to_ten_thousand(reach: int, fine: bool) -> None:
    at_the_edge, beyond = scenario(), scenario()
    area(at_the_edge, "a1")["x"] = -reach
    beyond["holes"] = [[-reach, reach]]
    for data in (at_the_edge, beyond):
        with nullcontext() if fine else pytest.raises(BadData, match="10000"):
            check_scenario(data, "scenario.toml")


@pytest.mark.parametrize(("race", "won"), [("human", False), ("orc", True)])
def test_an_area_may_be_for_one_race_to_hold(race: str, won: bool) -> None:
    """WC §13: also for the first of the four; here the Orc stands on it"""
    data = scenario()
    data["victory"].append({"kind": "hold", "area": "c3", "race": race})
    position: Table = {"step": "spend", "board": "c3 o melee", "human": {"deck": []}, "orc": {"deck": []}}
    for slot, name in zip(data["slot"], ("orc", "undead", "human", "night_elf"), strict=True):
        slot["race"] = name
    s = GAME.position({"mode": "custom", "seats": 2, "pack": {OWN: data}}, position)
    apply(s, 0, GAME.parse(s, "done"))
    assert (GAME.result(s) == [1, 2]) == won


def test_allies_may_sit_side_by_side() -> None:
    """WC §10: the ally next to the player on turn gives before his Spend Step and lays down after it"""
    data = scenario()
    for slot, team in zip(data["slot"], (0, 0, 1, 1)):
        slot["team"] = team
    races = ["orc", "human", "undead", "night_elf"]
    position = {"step": "spend", "human": {"deck": [], "hand": ["victory_point"], "gold": 1}, "orc": {"deck": []}}
    s = GAME.position({"mode": "custom", "seats": 4, "races": races, "pack": {OWN: data}}, position)
    for seat, ask, text in ((1, "gift", "pass"), (0, "spend", "done"), (1, "lay_down", "pass")):
        (d,) = questions(s)
        assert (d.seat, d.ask) == (seat, ask)
        apply(s, seat, GAME.parse(s, text))
    (d,) = questions(s)
    assert (d.seat, d.ask) == (1, "spend")


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


def test_more_pieces_than_the_box_holds_are_refused() -> None:
    data = scenario()
    data["slot"][0]["pieces"] += [{"area": name, "melee": 3} for name in ("b2", "c2", "d2")]
    with pytest.raises(BadData, match="12 melee are used, the box has 10"):
        GAME.start({"mode": "custom", "seats": 2, "pack": {OWN: data}})
    data = scenario()
    data["slot"][0]["removed"] = {"fast": 7}
    with pytest.raises(BadData, match="no 7 copies of 'fast'"):
        GAME.start({"mode": "custom", "seats": 2, "pack": {OWN: data}})


CROSSROADS = (DATA / "crossroads.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("content", "line", "reason"),
    [
        (b"", "", "the file says nothing"),
        (b"# soon", "", "the file says nothing"),
        (b"id = ", "", "not TOML: Invalid value (at end of document)"),
        (b"\xef\xbb\xbf" + CROSSROADS.encode(), "", "byte order mark"),
        (CROSSROADS.encode("utf-16"), ":1", "not a text in UTF-8"),
        (CROSSROADS.encode() + b"# za\xbf\xf3\xb3\xe6", ":227", "not a text in UTF-8"),
        (CROSSROADS.encode() + b"\0", "", "not TOML"),
        (b"id = " + b"[" * 3000 + b"]" * 3000, "", "nested too deeply"),
        (CROSSROADS.encode() + b"#" * 1_000_000, "", "too long"),
        (CROSSROADS.replace("x = 160", "x = 1979-05-27", 1).encode(), ":47", "field 'x' must be int"),
        (CROSSROADS.replace("gold = 5", "gold = -5", 1).encode(), ":15", "gold cannot be negative"),
        (CROSSROADS.replace("players = [2, 3, 4]", "players = 2").encode(), ":3", "field 'players' must be list"),
        (CROSSROADS.replace('town = "e3"', 'town = "zz"').encode(), ":19", "unknown area 'zz'"),
        (CROSSROADS.replace('id = "c3"', 'id = "c2"').encode(), ":133", "used twice"),
        (CROSSROADS.replace("\n", "\r\n").replace("target = 12", "target = 99").encode(), ":40", "cannot be met"),
    ],
)
def test_a_broken_file_gets_one_message_with_its_line(tmp_path: Path, content: bytes, line: str, reason: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(content)
    result = CliRunner().invoke(app, ["scenario-pack", "check", str(file)])
    assert isinstance(result.exception, SystemExit)
    assert result.exit_code == 1
    (message,) = result.output.splitlines()
    assert message.startswith(f"{file}{line}: ")
    assert reason in message


def test_the_command_says_fine_not_fine_or_wrong_use(tmp_path: Path) -> None:
    run = CliRunner()
    good = DATA / "crossroads.toml"
    result = run.invoke(app, ["scenario-pack", "check", str(good)])
    assert (result.exit_code, result.output.strip()) == (0, f"{good}: fine")
    bad = tmp_path / "bad.toml"
    bad.write_text(good.read_text(encoding="utf-8").replace("target = 12", "target = 99"), encoding="utf-8")
    result = run.invoke(app, ["scenario-pack", "check", str(bad)])
    assert result.exit_code == 1
    assert f"{bad}:40: victory[0]: the target 99 cannot be met" in result.output
    bad.write_text("id = ", encoding="utf-8")
    result = run.invoke(app, ["scenario-pack", "check", str(bad), "--json"])
    assert result.exit_code == 1
    assert '"fine": false' in result.output
    assert run.invoke(app, ["scenario-pack", "check", str(tmp_path / "none.toml")]).exit_code == 2
    assert run.invoke(app, ["scenario-pack", "check", str(tmp_path)]).exit_code == 2


PACKS = Path(__file__).parents[3] / "examples" / "packs"


def test_the_example_pack_is_fine() -> None:
    result = CliRunner().invoke(app, ["scenario-pack", "check", str(PACKS / "the_ford" / OWN)])
    assert result.exit_code == 0, result.output


async def hosted(database: str, packs: Path) -> None:
    async with house(database, games=Registry({"warcraft": GAME}), packs=packs) as h:
        ada = await h.person("Ada")
        assert (await ada.get("/api/games"))["packs"] == ["broken", "dated", "latin", "the_ford"]
        wanted = {"game": "warcraft", "options": {"mode": "custom"}, "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
        for name, reason in (("broken", "victory[0]"), ("dated", "date"), ("latin", "UTF-8")):
            refused = await ada.http.post("/api/tables", json={**wanted, "pack": name})
            assert (refused.status_code, reason in refused.text) == (400, True), refused.text
        made = await ada.post("/api/tables", {**wanted, "pack": "the_ford"})
        chair = await h.sit(ada, made["id"])
        await chair.until("view")
        assert chair.views[0]["view"]["scenario"] == "the_ford"
        for _ in range(40):
            await until(lambda: chair.question() is not None)
            seat, question = chair.question() or (0, {})
            marching = [o for o in question["options"] if o.startswith("move ")]
            answered = await chair.act(seat, marching[0] if marching else question["options"][0], question["q"])
            assert answered["t"] == "ack", answered
            await caught_up([chair], answered["d"]["seq"])
        assert len(chair.entries) >= 40
        assert (await chair.act(0, "move melee a2 zz"))["d"]["kind"] == "unreadable"


def test_the_server_hosts_a_scenario_of_ones_own(tmp_path: Path) -> None:
    packs = tmp_path / "packs"
    shutil.copytree(PACKS, packs)
    for name, content in (
        ("broken", CROSSROADS.replace("target = 12", "target = 99").encode()),
        ("dated", CROSSROADS.replace("x = 160", "x = 1979-05-27", 1).encode()),
        ("latin", CROSSROADS.encode() + b"# \xbf"),
    ):
        (packs / name).mkdir()
        (packs / name / OWN).write_bytes(content)
    asyncio.run(hosted(f"sqlite:///{tmp_path}/war.db", packs))


# --- places and races that no shipped scenario begins with ------------------------------------


def test_neutral_units_may_be_of_the_first_race_and_guard_an_outpost_that_is_a_town() -> None:
    """WC §13.1, A59: the race with number 0, the first area of the file, somebody without a Town"""
    data = scenario("elf_gate")
    data["neutral"]["race"] = "human"
    data["slot"][0]["race"] = "night_elf"
    data["slot"][0]["town_is_outpost"] = True
    data["area"].sort(key=lambda a: a["id"] != "b6")
    del data["slot"][2]["town"]
    position: Table = {"first": "undead", "board": "a5 u flying\nb5 o melee\ne5 h flying"}
    position |= {race: {"deck": []} for race in ("undead", "orc", "night_elf")}
    options: Table = {"mode": "custom", "seats": 3, "pack": {OWN: data}}
    s = GAME.position(options, position)
    (d,) = questions(s)
    assert d.allows(GAME.parse(s, "move flying a5 b6"))
    assert not d.allows(GAME.parse(s, "move flying a5 c6"))
    assert strength(s, s.seats, FLYING) == 3  # level 2
    towns = {a["id"]: a["town"] for a in GAME.catalogue(options)["scenario"]["map"]["areas"] if a["town"]}
    assert towns == {"b6": "night_elf", "i4": "undead"}


def test_a_human_town_is_told_in_the_catalogue() -> None:
    areas = GAME.catalogue({"mode": "main", "seats": 4})["scenario"]["map"]["areas"]
    assert [a["town"] for a in areas if a["town"]] == ["night_elf", "orc", "undead", "human"]
    open_to_all = GAME.catalogue({"mode": "main", "seats": 2})["scenario"]["map"]["areas"]
    assert all(a["town"] is None for a in open_to_all)  # the races are dealt


def test_the_line_of_an_area_is_its_own_though_the_file_has_the_same_id() -> None:
    text = (DATA / "crossroads.toml").read_text(encoding="utf-8").replace('id = "crossroads"', 'id = "c3"')
    broken = text.replace('neighbours = ["c2", "b3", "d3", "c4"]', 'neighbours = ["c2", "b3", "d3", "z9"]')
    assert broken != text
    found = own_scenario.fault(GAME, broken, "s.toml")
    assert found is not None
    line = int(found.file.partition(":")[2])
    assert any('id = "c3"' in row for row in broken.splitlines()[line - 3 : line + 6])
    assert line > 5
