"""Sylvan: what each being does and what it may not do."""

from __future__ import annotations

from tests.tashkalar.play import bout, ready, summon


def test_sapling_is_upgraded_at_once() -> None:
    b = summon("sapling", "e5")
    assert b.at("e5") == "O"
    assert b.ask == "act"


def test_sapling_may_not_be_summoned_onto_a_heroic_piece() -> None:
    b = ready("sapling", "e5", enemy="e5h")
    assert b.refused("summon sapling e5") == "TK §4.3"


def test_kiskin_farseeders_place_a_piece_beside_an_own_one() -> None:
    b = summon("kiskin-farseeders", "e5", own="a5")
    b.do("place a4")
    assert b.at("a4") == "o"


def test_kiskin_farseeders_may_not_place_far_from_own_pieces() -> None:
    b = summon("kiskin-farseeders", "e5")
    assert "a5" not in b.having("place")
    b.do("pass")
    assert b.ask == "act"


def test_charging_buck_leaps_twice_at_distance_two() -> None:
    """TK T43"""
    b = summon("charging-buck", "e5", enemy="f4 g6")
    assert "e5 f4" not in b.having("leap")
    b.do("leap e5 g6", "leap g6 i7")
    assert b.at("i7") == "o"
    assert b.fallen == {"b": "c"}


def test_charging_buck_may_not_leap_a_third_time_or_onto_a_higher_rank() -> None:
    b = summon("charging-buck", "e5", enemy="g6h")
    assert "e5 g6" not in b.having("leap")
    b.do("leap e5 e3", "leap e3 e1")
    assert b.ask == "act"


def test_forest_wardens_destroy_pieces_of_an_opponent_who_has_more() -> None:
    """TK T38, R20"""
    b = summon("forest-wardens", "e5", own="a5 a6h", enemy="i3 i4 i5 i6 i7 h3h")
    assert b.having("destroy") == ["i3", "i4", "i5", "i6", "i7"]
    b.do("destroy i3")
    assert b.at("h3") == "X"
    assert b.ask == "act"


def test_forest_wardens_may_not_destroy_without_a_richer_opponent() -> None:
    assert summon("forest-wardens", "e5", enemy="i3 i4").ask == "act"


def test_forest_wardens_choose_among_opponents_in_melee() -> None:
    b = summon("forest-wardens", "e5", "a3 a4 a5 a6", enemy="i3 i4 i5 i6")
    assert set(b.having("destroy")) == {"a3", "a4", "a5", "a6", "i3", "i4", "i5", "i6"}


def test_naiad_moves_two_touching_pieces_once_each() -> None:
    """TK R21"""
    b = summon("naiad", "e5", own="e4 f4 a5")
    b.do("move e4 e3", "move f4 g3")
    assert b.line("e3 g3") == "oo"
    assert b.ask == "act"


def test_naiad_may_not_move_a_piece_twice_or_one_that_came_later() -> None:
    b = summon("naiad", "e5", own="c5")
    assert not [o for o in b.having("move") if o.startswith(("c5", "c6"))]
    b.do("move d6 d5")
    assert not [o for o in b.having("move") if o.startswith("d5")]


def test_kiskin_spirit_returns_a_card_and_draws_one_more() -> None:
    b = summon("kiskin-spirit", "e5", discards={"r": ["dryad", "naiad"]})
    b.do("recover dryad")
    assert b.fact("discards")[0] == ["naiad", "kiskin-spirit"]
    assert b.state.more_beings == 1
    b.do("place i5", "end")
    assert b.options == ["draw dryad"]


def test_kiskin_spirit_draws_also_with_an_empty_pile_but_not_if_declined() -> None:
    """TK T39, R35"""
    assert summon("kiskin-spirit", "e5").state.more_beings == 1
    b = summon("kiskin-spirit", "e5", discards={"r": ["dryad"]})
    b.do("pass")
    assert b.state.more_beings == 0


def test_dryad_converts_a_touching_piece_into_a_common_one() -> None:
    """TK T40"""
    b = summon("dryad", "e5", enemy="e4h")
    b.do("convert e4")
    assert b.at("e4") == "o"
    assert b.fallen == {"b": "h"}


def test_dryad_may_not_convert_a_legend_or_without_a_piece_in_supply() -> None:
    """TK R46"""
    assert summon("dryad", "e5", enemy="e4l").ask == "act"
    b = summon("dryad", "e5", enemy="e4", supply={"r": 0}, actions=2)
    assert b.ask == "act"


def test_centaur_spearman_strikes_beyond_his_move() -> None:
    b = summon("centaur-spearman", "e5", enemy="e4 e1h")
    b.do("move e5 e4")
    assert b.line("e4 e1") == "O."
    assert b.fallen == {"b": "ch"}


def test_centaur_spearman_may_not_hurt_a_legend_and_hits_own_pieces() -> None:
    """TK R27"""
    b = summon("centaur-spearman", "e5", enemy="e1l")
    b.do("move e5 e4")
    assert b.at("e1") == "K"
    c = summon("centaur-spearman", "e5", own="e1")
    c.do("move e5 e4")
    assert c.at("e1") == "."


def test_centaur_chieftain_leads_others_the_same_way() -> None:
    b = summon("centaur-chieftain", "e5", own="a5", enemy="a4")
    b.do("move e5 e4", "move a5 a4", "move a4 a3")
    assert all(o.split()[0][0] == o.split()[1][0] for o in b.having("move"))  # straight up only
    assert b.fallen == {"b": "c"}


def test_centaur_chieftain_may_not_lead_without_moving_or_follow_himself() -> None:
    b = summon("centaur-chieftain", "e5")
    b.do("pass")
    assert b.ask == "act"
    c = summon("centaur-chieftain", "e5").do("move e5 e4")
    assert not [o for o in c.having("move") if o.startswith("e4 ")]


def test_unicorn_moves_or_gives_an_action() -> None:
    assert summon("unicorn", "e5").do("gain").fact("actions") == 2
    b = summon("unicorn", "e5", enemy="e4h").do("move e5 e4")
    assert b.fallen == {"b": "h"}
    assert b.fact("actions") == 1


def test_unicorn_may_not_do_both() -> None:
    assert summon("unicorn", "e5").do("move e5 e4").ask == "act"


def test_sylvan_queen_converts_at_a_corner_keeping_the_rank() -> None:
    b = summon("sylvan-queen", "e5", enemy="d4h")
    b.do("convert d4")
    assert b.at("d4") == "O"


def test_sylvan_queen_may_not_reach_an_edge_or_a_legend() -> None:
    assert summon("sylvan-queen", "e5", enemy="e4 d4l").ask == "act"


def test_sylvan_princess_converts_a_common_piece_at_a_corner() -> None:
    b = summon("sylvan-princess", "e5", enemy="d4")
    b.do("convert d4")
    assert b.at("d4") == "o"


def test_sylvan_princess_may_not_convert_a_heroic_piece() -> None:
    assert summon("sylvan-princess", "e5", enemy="d4h e4").ask == "act"


def test_woodland_druid_upgrades_one_piece_of_every_colour() -> None:
    """TK R44"""
    b = summon("woodland-druid", "e5", enemy="a5 a6")
    assert "pass" not in b.options
    b.do("upgrade d4", "upgrade a6")
    assert b.line("d4 a6 a5") == "OXx"
    assert b.ask == "act"


def test_woodland_druid_may_not_upgrade_two_of_a_colour() -> None:
    b = summon("woodland-druid", "e5", enemy="a5h")
    b.do("upgrade d4")
    assert b.at("a5") == "X"
    assert b.ask == "act"


def test_forest_ancient_places_two_enemies_and_destroys_two() -> None:
    """TK T41, R19"""
    b = summon("forest-ancient", "e5", "a3", enemy="i7")
    b.do("place e3 b", "place f3 g")  # no other piece of these colours is near: both fall, no question
    assert b.fallen == {"b": "c", "g": "c"}


def test_forest_ancient_may_not_destroy_other_colours_or_far_pieces() -> None:
    b = summon("forest-ancient", "e5", "h5 e2", enemy="i7 d3")
    assert "g7 b" in b.having("place")
    assert "h5 b" not in b.having("place")
    b.do("place e3 b", "place f3 b")
    assert b.having("destroy") == ["d3", "e3", "f3"]  # neither e2 of another colour nor the far i7
    b.do("destroy e3", "destroy f3")
    assert b.line("e3 f3 e2") == "..g1"


def test_forest_mystic_draws_a_being_and_a_legend_more() -> None:
    """TK T63"""
    b = summon("forest-mystic", "e5")
    assert (b.state.more_beings, b.state.more_legends) == (1, 1)


def test_forest_mystic_may_not_make_later_turns_draw_more() -> None:
    """TK T63"""
    b = summon("forest-mystic", "e5").do("place i5").finish()
    assert b.fact("hand_sizes")[0] == [4, 3, 1]
    assert (b.state.more_beings, b.state.more_legends) == (0, 0)


def test_kiskin_leafsplitter_shoots_twice_along_diagonals() -> None:
    b = summon("kiskin-leafsplitter", "e5", enemy="c3l b2")
    b.do("shoot nw", "shoot nw")
    assert b.line("c3 b2") == ".."
    assert b.fallen == {"b": "cl"}


def test_kiskin_leafsplitter_may_not_shoot_straight_or_three_times() -> None:
    b = summon("kiskin-leafsplitter", "e5", enemy="e2 c3 g3 c7")
    assert "n" not in b.having("shoot")
    b.do("shoot nw", "shoot ne")
    assert b.ask == "act"


def test_kiskin_boughrunner_runs_along_own_pieces() -> None:
    """TK T44"""
    b = summon("kiskin-boughrunner", "e5")
    assert {"e5 d5", "e5 f5"} <= set(b.having("move"))
    b.do("move e5 d5", "move d5 c6")
    assert b.at("c6") == "O"


def test_kiskin_boughrunner_may_not_leave_his_own() -> None:
    """TK T44"""
    b = summon("kiskin-boughrunner", "e5")
    assert not {"e5 d4", "e5 e4", "e5 f4"} & set(b.having("move"))


def test_tree_shepherd_upgrades_a_common_piece_or_moves_a_higher_one() -> None:
    b = summon("tree-shepherd", "e5").do("upgrade d5")
    assert b.at("d5") == "O"
    c = summon("tree-shepherd", "e5", own="a5l a7h", enemy="a6h a4l")
    assert "a5 a6" in c.having("move")
    assert "a5 a4" not in c.having("move")  # a legendary piece makes a standard move
    c.do("move a7 a6")  # a heroic one a combat move
    assert c.ask == "act"


def test_tree_shepherd_may_not_touch_foreign_pieces() -> None:
    b = bout("d5 f5 e6 f6", "a5", schools=["sylvan", None], hands={"r": ["tree-shepherd"]})
    b.do("summon tree-shepherd e5")
    assert "a5" not in b.having("upgrade")
    assert not [o for o in b.having("move") if o.startswith("a5")]
