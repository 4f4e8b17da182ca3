"""The four scenarios of the rulebook (WC §13)."""

from __future__ import annotations

from typing import Any

import pytest

from arenarium.core.kernel import CHANCE, Luck, apply, questions
from arenarium.games.warcraft.game import GAME
from tests.warcraft.play import Play


def start(mode: str, seats: int, **options: Any) -> Any:
    """A match that has been dealt."""
    s = GAME.start({"mode": mode, "seats": seats, **options})
    luck = Luck(3)
    while questions(s) and questions(s)[0].seat == CHANCE:
        d = questions(s)[0]
        apply(s, CHANCE, luck.draw(d))
    return s


# --- setup -----------------------------------------------------------------------------------


def test_setup_of_the_main_scenario() -> None:
    """WC §1"""
    s = start("main", 2, races=["orc", "night_elf"])
    facts = GAME.facts(s)
    assert facts["gold"] == facts["wood"] == {"orc": 5, "night_elf": 5}
    assert facts["board"].split("\n") == ["e1  o melee*3 worker*3", "e9  n melee*3 worker*3"]
    assert facts["hand_counts"] == {"orc": 3, "night_elf": 3}
    assert facts["decks"] == {"orc": 18, "night_elf": 18}


def test_teams_of_the_main_scenario_for_four() -> None:
    """WC §1"""
    s = start("main", 4)
    races = {v["race"]: v["team"] for v in GAME.view(s, -1)["seats"]}
    assert races["human"] == races["night_elf"] != races["orc"] == races["undead"]
    assert GAME.view(s, -1)["target"] == 20


@pytest.mark.parametrize(
    ("mode", "seats", "cards"),
    [
        ("elf_gate", 3, {"human": 18, "undead": 18, "orc": 18}),
        ("necromancers", 2, {"human": 18, "undead": 16}),
        ("prisoners", 2, {"orc": 18, "night_elf": 18}),
        ("nordrassil", 4, {"night_elf": 16, "orc": 16, "undead": 16, "human": 16}),
    ],
)
def test_cards_out_of_the_decks(mode: str, seats: int, cards: dict[str, int]) -> None:
    """WC §13: Victory Points, and what the scenario names"""
    facts = GAME.facts(start(mode, seats))
    assert {race: facts["decks"][race] + 3 for race in facts["decks"]} == cards
    assert not any("victory_point" in hand for hand in facts["hands"].values())


# --- Elf Gate --------------------------------------------------------------------------------

GATE = "human undead orc"


def test_the_elf_gate_begins_with_neutral_elves_and_dry_land() -> None:
    """WC §13.1"""
    board = GAME.facts(start("elf_gate", 3))["board"]
    assert "e5  n flying*3" in board
    assert board.count("n melee ranged*2") == 3
    assert "b2  - depleted" in board
    assert "b5  - depleted" not in board


def test_neutral_elves_flank_for_each_other_and_never_come_back() -> None:
    """WC §13.1"""
    p = Play("d4 h ranged*3\nd4 n melee\ne5 n flying", GATE, "elf_gate", step="battle", lots="1 6 6")
    assert p.ask() == "undead choose_casualty"
    p.do("lose night_elf melee d4")
    assert p.shows("d4 h ranged*3\ne5 n flying")


def test_neutral_elves_are_enemies_of_movement() -> None:
    """WC §13.1: they stop movers and forbid workers"""
    p = Play("c4 h flying worker\nd4 n melee", GATE, "elf_gate")
    assert "move flying c4 d4" in p.options()
    assert "move flying c4 e4" not in p.options()
    assert p.refused("move worker c4 d4") == "worker-enemy WC §4.1"


def test_neutral_elves_in_a_flank_of_others_do_nothing() -> None:
    """WC §5.1"""
    p = Play("c3 h ranged\nc3 u melee\nd4 n ranged*2", GATE, "elf_gate", step="battle", lots="1")
    assert p.shows("c3 h ranged\nd4 n ranged*2")


def test_nobody_plays_cards_for_the_elves_or_pillages_them() -> None:
    """WC §13.1"""
    p = Play(
        "d4 o ranged\nd4 n melee",
        GATE,
        "elf_gate",
        active="orc",
        first="orc",
        step="battle",
        orc={"hand": ["pillage"], "deck": []},
        human={"hand": ["invisibility"], "deck": []},
        lots="1",
    )
    assert p.shows("d4 o ranged")
    assert "played" not in p.kinds()


def test_the_gate_counts_enemy_units_not_workers() -> None:
    """WC A37"""
    p = Play("e5 h melee\nd4 n ranged*3\nf4 o worker*3", GATE, "elf_gate", step="spend")
    p.do("done")
    assert p.fact("winner") == ["human"]


def test_the_last_player_wins_the_elf_gate() -> None:
    """WC §13.1"""
    q = Play(
        "i4 h melee\ni4 - marker\nd1 h melee\nd1 - marker\nb6 h melee",
        GATE,
        "elf_gate",
        first="human",
        active="orc",
    )
    q.do("done")
    assert q.fact("winner") == ["human"]


# --- Necromancers ----------------------------------------------------------------------------

NECRO = "human undead"


def necro(board: str, **position: Any) -> Play:
    return Play(board, NECRO, "necromancers", **{"first": "undead", **position})


def test_the_undead_begin_the_march() -> None:
    """WC §13.2"""
    s = start("necromancers", 2)
    facts = GAME.facts(s)
    assert facts["first"] == "undead"
    assert facts["units"]["undead"] == {"worker": 2}
    assert facts["gold"] == {"human": 5, "undead": 0}


def test_each_necromancer_uses_one_power() -> None:
    """WC §13.2, A44"""
    p = necro("c6 u worker\ng6 u worker", step="harvest")
    assert p.options() == ["done", "summon c6", "summon g6"]
    p.do("summon c6", "summon g6")
    assert p.fact("units", "undead") == {"ranged": 1, "flying": 1, "worker": 2}


def test_two_graveyards_upgrade_two_different_types() -> None:
    """WC §13.2"""
    p = necro("c3 u worker\ng3 u worker", step="harvest")
    p.do("upgrade ranged")
    assert p.options() == ["done", "upgrade melee", "upgrade flying"]
    p.do("upgrade flying")
    assert p.fact("levels", "undead") == {"melee": 1, "ranged": 2, "flying": 2}


def test_powers_may_be_declined_and_respect_stacking() -> None:
    """WC §13.2"""
    p = necro("e5 u worker melee*3", step="harvest")
    assert p.ask() != "undead necromancer"
    q = necro("e5 u worker melee*2", step="harvest")
    q.do("done")
    assert q.fact("units", "undead") == {"melee": 2, "worker": 1}


def test_a_destroyed_token_has_no_power() -> None:
    """WC §13.2"""
    p = necro("e5 u worker\nc6 - token:ranged", step="harvest")
    assert p.ask() != "undead necromancer"


def test_necromancers_do_not_share_an_area() -> None:
    """WC §13.2"""
    p = necro("e5 u worker\ne6 u worker")
    assert p.refused("move worker e5 e6") == "necromancers WC §13.2"
    assert "move worker e5 e4" in p.options()


def test_necromancers_harvest_build_and_train_nothing() -> None:
    """WC §13.2"""
    p = necro("e4 u worker\nd8 u worker", step="harvest")
    assert p.ask() == "undead spend"
    assert p.options() == ["done"]


def test_a_necromancer_alone_with_enemies_dies_and_two_dead_lose_the_game() -> None:
    """WC §13.2, A45"""
    p = necro("e5 u worker\ne4 h melee", first="human")
    p.do("move melee e4 e5", "done")
    assert p.fact("winner") == ["human"]
    q = necro("e5 u worker\nd8 u worker\ne4 h melee", first="human")
    q.do("move melee e4 e5", "done")
    assert q.fact("winner") == "open"
    assert q.fact("units", "undead") == {"worker": 1}


def test_necromancers_stop_units_and_move_by_fast() -> None:
    """WC A45"""
    p = necro("e5 u worker\nd8 u worker\ne6 h flying", first="human")
    assert "move flying e6 e4" not in p.options()
    q = necro("e5 u worker\nd8 u worker", undead={"hand": ["fast"], "deck": []})
    q.do("play fast e5")
    assert "move worker e5 e2" in q.options()


def test_the_humans_land_beside_the_town_never_depletes() -> None:
    """WC §13.2"""
    p = necro("e2 h worker\ne5 u worker", first="human", step="harvest", lots="3")
    assert p.shows(
        "e2 h worker\ne5 u worker\ne5 - token:melee\nc6 - token:ranged\ng6 - token:flying\n"
        "c3 - token:graveyard\ng3 - token:graveyard"
    )


def test_the_undead_win_by_the_town() -> None:
    """WC §13.2"""
    p = necro("e1 u melee\ne1 - marker\nd8 u worker", active="human")
    p.do("done")
    assert p.fact("winner") == ["undead"]


def test_at_the_limit_the_human_town_has_held() -> None:
    """WC A56"""
    p = necro("e5 u worker melee*3", step="spend", active="human", turn=5, options={"limit": 5})
    p.do("done")
    assert p.fact("winner") == ["human"]


# --- Prisoners -------------------------------------------------------------------------------

CAPTIVES = "orc night_elf"


def prisoners(board: str, **position: Any) -> Play:
    return Play(board, CAPTIVES, "prisoners", **position)


def test_a_captive_is_carried_by_its_own_race_only() -> None:
    """WC §13.3, A38"""
    p = prisoners("d6 o melee\nf3 o melee")
    assert "carry melee d6 c5" in p.options()
    assert not any(o.startswith("carry melee f3") for o in p.options())
    p.do("carry melee d6 c5")
    assert "c5  - captive:orc" in p.fact("board")


def test_workers_carry_nobody() -> None:
    """WC A38: any unit"""
    p = prisoners("d6 o worker")
    assert p.refused("carry worker d6 c5") == "carry-worker WC A38"


def test_a_flyer_fetches_the_captive_over_the_wall() -> None:
    """WC A38: it picks the captive up on its way"""
    p = prisoners("e6 o flying")
    assert p.refused("carry flying e6 e5") == "no-captive WC A38"
    p.do("carry flying e6 d5")
    assert "d5  o flying" in p.fact("board")
    assert "d5  - captive:orc" in p.fact("board")


def test_carriers_may_change_within_a_step() -> None:
    """WC A38"""
    p = prisoners("d6 o melee\nc5 o melee")
    p.do("carry melee d6 c5", "carry melee c5 c6")
    assert "c6  - captive:orc" in p.fact("board")


def test_a_captive_stays_where_its_carrier_dies_and_goes_by_no_portal() -> None:
    """WC A38"""
    p = prisoners("d6 o melee", step="battle", orc={"hand": ["town_portal"]})
    p.do("play town_portal d6 e1")
    assert "d6  - captive:orc" in p.fact("board")
    assert p.fact("winner") == "open"


def test_workers_cross_walls() -> None:
    """WC A38"""
    p = prisoners("e4 o worker melee")
    assert "move worker e4 f3" in p.options()
    assert p.refused("move melee e4 f3") == "wall WC §13.3"


def test_prisoners_are_also_won_by_elimination() -> None:
    """WC §13.3"""
    p = prisoners("e9 o melee\ne9 - marker", active="night_elf", first="orc")
    p.do("done")
    assert p.fact("winner") == ["orc"]


# --- Nordrassil ------------------------------------------------------------------------------

ALL = "night_elf orc undead human"


def tree(board: str, **position: Any) -> Play:
    return Play(board, ALL, "nordrassil", **position)


def test_nordrassil_begins_at_top_levels_without_resources() -> None:
    """WC §13.4"""
    facts = GAME.facts(start("nordrassil", 4))
    assert facts["first"] == "night_elf"
    assert facts["levels"]["night_elf"] == {"melee": 2, "ranged": 4, "flying": 3}
    assert set(facts["gold"].values()) == {0}
    assert "h1  u melee*2 ranged [outpost]" in facts["board"]


def test_nobody_harvests_deploys_or_spends() -> None:
    """WC §13.4"""
    p = tree("b2 n melee\ni4 u melee", active="human", first="night_elf", night_elf={"deck": ["fast", "fast"]})
    p.do("done")
    assert (p.fact("turn"), p.ask()) == (2, "orc move")


def test_a_returned_unit_takes_no_further_part_in_the_battle() -> None:
    """WC A43"""
    p = tree(
        "g2 h ranged*2\ng2 u melee ranged\nh1 u [outpost]", step="battle", active="human", first="human", lots="2 6 6"
    )
    p.do("lose undead melee g2", lots="2")
    assert p.fact("battle")["phase"] == "ranged"
    assert p.fact("battle")["round"] == 2
    assert not any(e.kind == "rolled" and e.args[1] == 0 for e in p.events)


def test_a_source_with_enemies_is_no_source() -> None:
    """WC A43"""
    p = tree(
        "g2 h ranged\ng2 u melee\nh1 u [outpost]\nh1 h flying\ni4 u melee", step="battle", active="human", first="human"
    )
    p.lots = ["2"]
    p.chance()
    assert "i4  u melee*2" in p.fact("board")


def test_the_dead_ignore_stacking_until_they_leave() -> None:
    """WC §13.4"""
    p = tree("h1 u melee*5 [outpost]\ng1 u melee", active="undead", first="undead")
    assert p.refused("move melee g1 h1") == "full WC §3"
    p.do("move melee h1 h2", "move melee h1 h2", "move melee h1 h2")
    assert p.refused("move melee h1 h2") == "full WC §3"


def test_allied_outposts_are_towns() -> None:
    """WC A41"""
    p = tree("e2 u melee\nb2 n melee", active="human", first="night_elf", night_elf={"deck": ["fast", "fast"]})
    p.do("done")
    assert "e2  - marker" in p.fact("board")
    q = tree("b2 u melee\nb2 - marker\ne2 h melee", active="human", first="night_elf")
    q.do("done")
    assert q.fact("winner") == ["undead"]


def test_undead_outposts_are_ordinary_ones() -> None:
    """WC A41"""
    p = tree("h1 u [outpost]\ng1 h melee", active="human", first="human")
    p.do("move melee g1 h1", "done")
    assert "[outpost]" not in p.fact("board")


def test_the_spell_is_cast_by_its_last_card() -> None:
    """WC §13.4, A42"""
    p = tree("b2 n melee\ni4 u melee", active="human", first="night_elf", night_elf={"deck": ["fast"]})
    p.do("done")
    assert p.fact("winner") == ["night_elf", "orc", "human"]


def test_the_spells_deck_is_never_reshuffled() -> None:
    """WC A42"""
    p = tree(
        "e6 n ranged\ne6 u melee",
        step="battle",
        night_elf={"deck": ["fast", "fast"], "discard": ["fast"]},
        lots="fast 2 fast",
    )
    assert p.fact("winner") == ["night_elf", "orc", "human"]
    assert p.fact("discards", "night_elf") == ["fast"]


def test_holes_are_not_on_the_map_and_clear_areas_are_open() -> None:
    """WC A39"""
    view = GAME.view(start("nordrassil", 4), 0)
    names = {a["id"] for a in view["map"]["areas"]}
    assert {"e3", "g5", "c5"} & names == set()
    assert len(view["map"]["holes"]) == 3
    p = tree("h4 u melee", active="undead", first="undead")
    assert "move melee h4 h3" in p.options()


def test_allies_may_stand_on_the_tree_and_the_undead_win_there() -> None:
    """WC §13.4, A1: checked at the Undead place in the order, after everybody has moved"""
    p = tree(
        "e5 u melee\nd4 h melee\nb2 n melee", active="human", first="night_elf", night_elf={"deck": ["fast", "fast"]}
    )
    p.do("move melee d4 e5").do("done", lots="6 1")
    assert p.fact("winner") == ["undead"]


def test_prisoners_begin_with_resources_and_a_drawn_first_player() -> None:
    """WC A40"""
    s = GAME.start({"mode": "prisoners", "races": ["orc", "night_elf"]})
    while questions(s)[0].ask == "draw":
        apply(s, CHANCE, questions(s)[0].options[0])
    assert questions(s)[0].ask == "first"
    assert GAME.facts(s)["gold"] == GAME.facts(s)["wood"] == {"orc": 5, "night_elf": 5}


def test_the_map_says_where_towns_stand_whatever_side_a_piece_shows() -> None:
    """WC A55"""
    for races in (["human", "night_elf"], ["orc", "undead"]):
        s = GAME.position({"races": races}, {})
        assert [seat["town"] for seat in GAME.view(s, -1)["seats"]] == ["e1", "e9"]
