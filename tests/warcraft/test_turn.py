"""Movement, Towns, harvest, deployment and spending (WC §2–§4, §6–§9)."""

from __future__ import annotations

from arenarium.games.warcraft.game import GAME
from tests.warcraft.play import Play

# --- sequence --------------------------------------------------------------------------------


def test_every_player_acts_in_each_step_and_the_first_player_rotates() -> None:
    """WC §2"""
    p = Play("e1 o melee\ne9 h melee", first="human", active="human")
    seen = []
    for _ in range(6):
        seen.append(p.ask())
        p.do("done")
    assert seen == ["human move", "orc move", "human spend", "orc spend", "orc move", "human move"]
    assert (p.fact("turn"), p.fact("first")) == (2, "orc")


# --- movement --------------------------------------------------------------------------------


def test_each_piece_moves_once() -> None:
    """WC §4.1"""
    p = Play("e2 o melee flying")
    p.do("move melee e2 e3")
    assert p.refused("move melee e3 e4") == "moved WC §4.1"
    p.do("move flying e2 e4")
    assert p.options() == ["done"]


def test_units_that_moved_in_do_not_stop_those_that_wait() -> None:
    """WC §3: pieces that are to leave a full area go first"""
    p = Play("e2 o melee\ne3 o melee*3")
    assert p.refused("move melee e2 e3") == "full WC §3"
    p.do("move melee e3 e4", "move melee e2 e3")
    assert p.shows("e3 o melee*3\ne4 o melee")


def test_a_full_area_may_be_passed() -> None:
    """WC §3"""
    p = Play("e2 o flying\ne3 o melee*3")
    assert "move flying e2 e4" in p.options()


def test_workers_and_units_have_limits_of_their_own() -> None:
    """WC §3"""
    p = Play("e2 o worker\ne3 o melee*3 worker*2")
    p.do("move worker e2 e3")
    assert p.shows("e3 o melee*3 worker*3")


def test_three_units_may_enter_an_area_with_three_enemies() -> None:
    """WC §3: limits count one's own pieces"""
    p = Play("e2 o melee*3\ne3 h melee*3")
    p.do("move melee e2 e3", "move melee e2 e3", "move melee e2 e3")
    assert p.fact("units", "orc") == {"melee": 3}


def test_an_outpost_stops_a_flyer() -> None:
    """WC §4.1, A50"""
    p = Play("e2 o flying\ne3 h [outpost]")
    assert "move flying e2 e3" in p.options()
    assert "move flying e2 e4" not in p.options()


def test_leaving_an_area_with_enemies_is_free() -> None:
    """WC §4.1"""
    p = Play("e3 o melee\ne3 h melee")
    assert "move melee e3 e2" in p.options()


def test_a_worker_passes_no_enemy() -> None:
    """WC §4.1: he stops where enemies are, and enters only behind a unit of his race"""
    p = Play("e2 o worker\ne3 h worker\ne3 o melee")
    assert "move worker e2 e3" in p.options()
    assert "move worker e2 e4" not in p.options()


def test_too_far_no_piece_and_wrong_step_have_reasons() -> None:
    """WC §4.1, §2"""
    p = Play("e2 o melee")
    assert p.refused("move melee e2 e4") == "too-far WC §4.1"
    assert p.refused("move ranged e2 e3") == "no-piece WC §4.1"
    assert p.refused("train melee") == "not-now WC §2"
    assert p.refused("move melee e2 e3", 1) == "core-refuse-not-asked WC §2"


# --- Towns -----------------------------------------------------------------------------------


def test_two_occupations_need_not_follow_each_other() -> None:
    """WC A2, A3: the marker stays"""
    p = Play("e1 h melee\ne1 - marker\ne5 o melee", active="human", first="orc")
    p.do("done")
    assert p.fact("winner") == ["human"]
    assert p.fact("result") == [2, 1]


def test_one_marker_a_turn_whoever_stands_there() -> None:
    """WC A4"""
    p = Play("c1 h melee\nc1 u melee*2\nc5 o melee", "orc human undead", "custom", first="human", active="orc")
    p.do("done")
    assert "marker" in p.fact("board")
    assert p.fact("out") == []


def test_an_eliminated_players_town_still_scores() -> None:
    """WC A5"""
    p = Play(
        "c1 h melee\nc1 - marker\ne3 h melee\nc5 u melee",
        "orc human undead",
        "custom",
        first="human",
        active="orc",
    )
    p.do("done")
    assert p.fact("out") == ["orc"]
    assert p.fact("winner") == "open"
    assert p.fact("points", "human") == 6


def test_two_towns_that_fall_together_leave_nobody() -> None:
    """WC §4.2: at once, so neither is the last"""
    p = Play("e1 h melee\ne1 - marker\ne9 o melee\ne9 - marker", active="human", first="orc")
    p.do("done")
    assert p.fact("winner") == []
    assert p.fact("result") == [1, 1]


def test_deploying_into_an_occupied_town_locks_units_of_both_sides() -> None:
    """WC §7, A17"""
    p = Play("e1 h melee worker\ne2 o melee", step="deploy", orc={"training": {"melee": 1}})
    p.do("deploy melee e1", "done", "done")
    assert p.ask() == "human move"
    assert p.refused("move melee e1 d1") == "locked WC §7"


def test_a_locked_town_holds_workers_only_by_the_setting() -> None:
    """WC §7: the switch for the English rule"""
    for held in (False, True):
        p = Play("e1 o worker\ne1 h melee\ne1 - locked", options={"lock_workers": held})
        assert ("move worker e1 e2" in p.options()) is not held


def test_the_portal_leaves_a_locked_town() -> None:
    """WC A18"""
    p = Play("e1 h melee\ne1 o melee\ne1 - locked", active="human", first="human", human={"hand": ["town_portal"]})
    p.do("done", "play town_portal e1 e9")
    assert p.fact("units", "human") == {"melee": 1}
    assert "e9  h melee" in p.fact("board")


def test_workers_deployed_into_an_occupied_town_die_after_the_next_battles() -> None:
    """WC A19"""
    p = Play("e1 h melee", step="deploy", orc={"training": {"worker": 1}})
    p.do("deploy worker e1", "done", "done")
    assert p.ask() == "human move"
    p.do("done")
    assert p.fact("units", "orc") == {}


# --- harvest ---------------------------------------------------------------------------------


def test_a_three_leaves_a_marker_and_a_second_one_exhausts() -> None:
    """WC §6"""
    p = Play("d1 o worker*3", step="harvest", lots="3 3")
    assert p.fact("gold", "orc") == 6
    assert p.shows("d1 o worker*3\nd1 - depleted")


def test_goldmines_come_before_forests() -> None:
    """WC §6"""
    p = Play("a1 o melee\nd4 o worker\nf5 o worker", step="harvest", lots="1 2")
    assert (p.fact("gold", "orc"), p.fact("wood", "orc")) == (1, 2)


def test_a_builder_does_not_harvest() -> None:
    """WC §6, A21"""
    p = Play("d1 o worker*2 [site]", step="harvest", lots="2")
    assert p.fact("gold", "orc") == 2


def test_markers_bind_all_players() -> None:
    """WC A47"""
    p = Play("d1 o worker\nd1 - depleted\ne4 h worker\ne4 - depleted", step="harvest")
    assert p.fact("gold") == {"orc": 0, "human": 0}


# --- deployment ------------------------------------------------------------------------------


def test_units_and_workers_enter_in_the_town_or_on_outposts() -> None:
    """WC §7"""
    p = Play("e5 o [outpost]", step="deploy", orc={"training": {"melee": 1, "worker": 1}})
    assert p.refused("deploy melee e2") == "deploy-place WC §7"
    p.do("deploy melee e5", "deploy worker e1")
    assert p.shows("e5 o melee [outpost]\ne1 o worker")


def test_a_unit_without_a_place_stays_in_training() -> None:
    """WC §7"""
    p = Play("e1 o melee*3", step="deploy", orc={"training": {"melee": 1}})
    assert p.ask() == "orc spend"
    assert p.fact("training", "orc") == {"melee": 1}


def test_a_building_waits_while_its_worker_cannot_return() -> None:
    """WC §7: never to an Outpost"""
    p = Play("e1 o worker*3\ne5 o [outpost]", step="deploy", orc={"sites": {"ranged": 1}, "training": {"melee": 1}})
    assert p.refused("finish ranged") == "town-full WC §7"
    q = Play("e1 o worker*2", step="deploy", orc={"sites": {"ranged": 1}})
    q.do("finish ranged")
    assert q.shows("e1 o worker*3")
    assert q.fact("buildings", "orc") == {"ranged": 1}


def test_a_summoned_building_is_finished_without_a_worker() -> None:
    """WC §12"""
    p = Play("e1 u worker*3", "undead orc", step="deploy", undead={"summoned": {"flying": 1}})
    p.do("finish flying")
    assert p.shows("e1 u worker*3")


def test_everything_may_be_put_off() -> None:
    """WC §7"""
    p = Play("e5 o worker [site]", step="deploy", orc={"training": {"melee": 1}, "sites": {"melee": 1}})
    p.do("done")
    assert p.fact("training", "orc") == {"melee": 1}
    assert p.fact("sites", "orc") == {"melee": 1}


# --- spending --------------------------------------------------------------------------------


def test_one_piece_a_building_and_workers_one_at_a_time() -> None:
    """WC §8"""
    p = Play("", step="spend", orc={"gold": 9, "wood": 9})
    p.do("train melee", "train worker")
    assert p.refused("train melee") == "busy-building WC §8"
    assert p.refused("train worker") == "busy-building WC §8"
    assert p.refused("train flying") == "no-building WC §8"


def test_a_piece_left_in_training_keeps_its_building_busy() -> None:
    """WC §8: an idle building"""
    p = Play("e1 o melee*3", step="spend", orc={"gold": 9, "wood": 9, "training": {"melee": 1}})
    assert p.refused("train melee") == "busy-building WC §8"


def test_prices_of_training() -> None:
    """WC §8"""
    p = Play("", step="spend", orc={"gold": 6, "wood": 4, "buildings": {"ranged": 1, "flying": 1}})
    p.do("train melee", "train ranged", "train flying", "train worker")
    assert (p.fact("gold", "orc"), p.fact("wood", "orc")) == (0, 0)
    q = Play("", step="spend", orc={"gold": 0, "wood": 9})
    assert q.refused("train melee") == "resources WC §8"


def test_the_box_limits_pieces_buildings_and_outposts() -> None:
    """WC §8"""
    p = Play(
        "e1 o melee*3 worker\ne2 o melee*3\nd1 o melee*3\nf1 o melee\ne4 o [outpost]\ne5 o [outpost]",
        step="spend",
        orc={"gold": 9, "wood": 9, "buildings": {"melee": 2}},
    )
    assert p.refused("train melee") == "reserve WC §8"
    assert p.refused("build melee") == "no-building-left WC §8"
    assert p.refused("build outpost e1") == "no-outpost-left WC §8"


def test_a_building_needs_a_free_worker_in_the_town() -> None:
    """WC §8"""
    p = Play("e2 o worker\ne1 o worker [site]", step="spend", orc={"gold": 9, "wood": 9})
    assert p.refused("build melee") == "no-worker-in-town WC §8"


def test_a_worker_who_builds_cannot_build_again() -> None:
    """WC §8"""
    p = Play("e3 o worker", step="spend", orc={"gold": 9, "wood": 9})
    p.do("build outpost e3")
    assert p.refused("build outpost e3") == "builder-busy WC §8"


def test_one_outpost_in_an_area() -> None:
    """WC A49"""
    p = Play("e3 o worker*2 [site]", step="spend", orc={"gold": 9, "wood": 9})
    assert p.refused("build outpost e3") == "outpost-there WC A49"


def test_an_outpost_may_stand_on_a_forest_which_stays_harvestable() -> None:
    """WC A49"""
    p = Play("e2 o worker*2 [outpost]", step="harvest", lots="1 2")
    assert p.fact("wood", "orc") == 3


def test_several_types_may_be_upgraded_each_once() -> None:
    """WC §8"""
    p = Play("", step="spend", orc={"gold": 9, "wood": 9, "buildings": {"ranged": 1, "flying": 1}})
    p.do("upgrade melee", "upgrade ranged", "upgrade flying")
    assert p.fact("levels", "orc") == {"melee": 2, "ranged": 2, "flying": 2}
    assert p.refused("upgrade ranged") == "upgrade-twice WC §8"
    assert p.refused("upgrade flying") == "top WC §8"
    assert p.refused("train melee") == "one-option WC §8"


def test_buildings_under_construction_do_not_count() -> None:
    """WC §8: completed buildings"""
    p = Play("", step="spend", orc={"gold": 9, "wood": 9, "sites": {"ranged": 1}})
    assert p.refused("upgrade ranged") == "needs WC §8"


# --- victory ---------------------------------------------------------------------------------


def test_points_come_from_areas_cards_and_top_levels() -> None:
    """WC §9"""
    p = Play("e1 o melee\ne5 o ranged\nd3 o worker\ne9 h worker", orc={"laid": 2, "levels": {"melee": 4}})
    assert p.fact("points") == {"orc": 3 + 2 + 2 + 1, "human": 0}


def test_both_sides_score_a_contested_town() -> None:
    """WC A5"""
    p = Play("e1 o melee\ne1 h melee\ne1 - locked")
    assert p.fact("points") == {"orc": 3, "human": 3}


def test_points_are_checked_for_the_acting_player_only() -> None:
    """WC A1, A6"""
    ten = ["e9", "b1", "b6", "h1", "h6", "e5", "d3", "d6", "f3", "f6"]
    board = "\n".join(f"{area} h melee" for area in ten)
    p = Play(board, step="spend", human={"laid": 1})
    assert p.fact("points", "human") == 18
    p.do("done")
    assert p.ask() == "human spend"
    p.do("done")
    assert p.fact("winner") == ["human"]


def test_the_target_may_be_set() -> None:
    """WC A7"""
    p = Play("e1 o melee", step="spend", options={"target": 3})
    p.do("done")
    assert p.fact("winner") == ["orc"]


def test_the_limit_decides_by_points_then_units_then_not_at_all() -> None:
    """WC A56"""
    for board, winner in (
        ("e1 o melee\ne8 h melee", ["orc"]),
        ("e2 o melee\ne8 h melee*2", ["human"]),
        ("e2 o melee\ne8 h melee", []),
    ):
        p = Play(board, step="spend", active="human", first="orc", turn=7, options={"limit": 7})
        p.do("done")
        assert p.fact("winner") == winner


def test_resigning_gives_the_game_to_the_other_side() -> None:
    p = Play("e1 o melee\ne9 h melee")
    GAME.resign(p.s, 0)
    assert GAME.result(p.s) == [2, 1]


def test_in_a_game_of_three_the_others_play_on() -> None:
    p = Play("c1 o ranged*2\nc1 h melee ranged\nc5 u melee", "orc human undead", "custom", step="battle", lots="1 6 6")
    assert p.ask() == "human choose_casualty"
    GAME.resign(p.s, 1)
    assert p.fact("out") == ["human"]
    assert p.fact("battle") == "none"
    assert p.ask() == "undead move"
