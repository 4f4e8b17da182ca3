"""Northern and Southern Empire: what each being does and what it may not do."""

from __future__ import annotations

from tests.tashkalar.play import bout, ready, summon


def test_swordmaster_destroys_at_a_corner_and_is_upgraded() -> None:
    b = summon("swordmaster", "e5", enemy="d4 f6h c3")
    assert b.having("destroy") == ["d4"]
    b.do("destroy d4")
    assert b.at("e5") == "O"
    assert b.fallen == {"b": "c"}


def test_swordmaster_may_not_destroy_heroic_or_edge_pieces_and_stays_common_if_she_declines() -> None:
    b = summon("swordmaster", "e5", enemy="d4 d5 f6h")
    assert b.having("destroy") == ["d4"]
    b.do("pass")
    assert b.at("e5") == "o"


def test_messenger_runs_a_piece_in_one_direction_over_lower_ranks() -> None:
    b = summon("messenger", "c3", own="a5h", enemy="b5 d5")
    b.do("move a5 b5", "move b5 c5", "move c5 d5")
    assert b.having("move") == ["d5 e5"]  # straight on, over an own common piece if need be
    b.do("pass")
    assert b.fallen == {"b": "cc"}


def test_messenger_may_not_turn_or_use_a_legendary_piece() -> None:
    b = summon("messenger", "c3", own="a5l h7")
    assert not [o for o in b.having("move") if o.startswith("a5")]
    b.do("move h7 h6")
    assert b.having("move") == ["h6 h5"]


def test_herald_moves_any_own_pieces_onto_empty_squares() -> None:
    b = summon("herald", "c3", own="a5l")
    b.do("move a5 a4", "move a4 a3")
    assert b.at("a3") == "Q"
    assert b.ask == "act"


def test_herald_may_not_capture_and_may_stop() -> None:
    b = summon("herald", "c3", own="a5l", enemy="a4 b4 b5 b6 a6")
    assert not [o for o in b.having("move") if o.startswith("a5")]
    b.do("pass")
    assert b.fallen == {}


def test_bomb_blows_up_itself_and_touching_common_pieces() -> None:
    """TK T24"""
    b = summon("bomb", "e5", enemy="d4 e4h")
    assert b.line("e5 f6 d4 e4 f7") == "...Xo"
    assert b.fallen == {"b": "c"}


def test_bomb_does_nothing_as_the_last_action() -> None:
    """TK T23, R7"""
    b = summon("bomb", "e5", enemy="d4", actions=1)
    assert b.line("e5 f6 d4") == "oox"


def test_chronicler_upgrades_another_piece_which_may_move() -> None:
    b = summon("chronicler", "e5", own="a5", enemy="a4")
    b.do("upgrade a5", "move a5 a4")
    assert b.at("a4") == "O"
    assert b.fallen == {"b": "c"}


def test_chronicler_may_not_upgrade_itself_or_decline() -> None:
    b = summon("chronicler", "e5")
    assert b.having("upgrade") == ["d5", "e4", "f5"]
    assert "pass" not in b.options


def test_assassin_destroys_what_stands_on_the_marked_square_even_an_own_legend() -> None:
    """TK T25"""
    b = summon("assassin", "f6", own="e5l")
    assert b.at("e5") == "."
    assert b.fallen == {}


def test_assassin_steps_onto_the_empty_marked_square_or_stays() -> None:
    """TK T26"""
    b = summon("assassin", "f6")
    assert b.options == ["move f6 e5", "pass"]
    b.do("move f6 e5")
    assert b.at("e5") == "O"


def test_assassin_may_not_step_after_destroying() -> None:
    b = summon("assassin", "f6", enemy="e5h")
    assert b.ask == "act"
    assert b.at("f6") == "O"


def test_time_mage_gains_an_action_and_destroys_the_enemy_in_the_ring() -> None:
    b = summon("time-mage", "f4", enemy="e5l")
    assert b.at("e5") == "."
    assert b.fact("actions") == 2
    assert b.fallen == {"b": "l"}


def test_time_mage_may_not_hurt_an_own_piece_in_the_ring() -> None:
    b = summon("time-mage", "f4", own="e5")
    assert b.at("e5") == "o"


def test_summoner_places_up_to_two_pieces_on_marked_squares() -> None:
    b = summon("summoner", "e5")
    assert b.having("place") == sorted(["c3", "e3", "g3", "d4", "e4", "f4", "c5", "d5", "f5", "g5"])
    b.do("place e3", "place c5")
    assert b.line("e3 c5") == "oo"
    assert b.ask == "act"


def test_summoner_may_not_place_on_unmarked_or_taken_squares() -> None:
    b = summon("summoner", "e5", enemy="e4")
    assert "e4" not in b.having("place")
    assert "d3" not in b.having("place")
    assert b.refused("place e4") == "TK §5"


def test_hypnotist_moves_up_to_three_common_pieces_of_one_enemy() -> None:
    """TK R22"""
    b = summon("hypnotist", "e5", enemy="a3 a4 b3 i7h")
    b.do("move a3 a4")
    assert b.fallen == {"b": "c"}
    assert not [o for o in b.having("move") if o.startswith(("a4 ", "i7 "))]  # once each, one rank only
    b.do("move b3 c3")
    assert b.ask == "act"  # no third common piece is left


def test_hypnotist_may_move_only_two_heroic_pieces() -> None:
    b = summon("hypnotist", "e5", enemy="a3h a5h a7h")
    b.do("move a3 b3", "move a5 b5")
    assert b.ask == "act"


def test_hypnotist_may_not_mix_colours() -> None:
    b = summon("hypnotist", "e5", "i5", enemy="a5")
    b.do("move a5 a6")
    assert b.ask == "act"


def test_cannon_destroys_all_common_pieces_on_a_line() -> None:
    """TK T28"""
    b = ready("cannon", "e5", own="e2", enemy="e4 e3h").do("summon cannon e5 r0", "shoot n")
    assert b.line("e4 e3 e2") == ".X."
    assert b.fallen == {"b": "c"}


def test_cannon_may_not_shoot_back_or_stand_on_an_empty_square() -> None:
    b = summon("cannon", "e5", enemy="e4 a5")
    assert b.having("shoot") == ["n"]
    c = bout("d5 c6", hands={"r": ["cannon"]})
    assert c.refused("summon cannon e5 r0") == "TK §4.2"


def test_champion_destroys_a_touching_enemy_and_dies_with_a_legend() -> None:
    b = summon("champion", "e5", enemy="e4l")
    b.do("destroy e4")
    assert b.line("e5 e4") == ".."
    assert b.fact("actions") == 2
    assert b.fallen == {"b": "l"}


def test_champion_may_not_destroy_own_pieces_and_survives_lesser_victims() -> None:
    b = summon("champion", "e5", own="e4", enemy="f4h")
    assert b.having("destroy") == ["f4"]
    b.do("destroy f4")
    assert b.at("e5") == "O"
    assert b.fact("actions") == 1


def test_infantry_captain_gives_two_combat_moves_to_others() -> None:
    b = summon("infantry-captain", "e5", own="a5", enemy="a4 a3")
    b.do("move a5 a4", "move a4 a3")
    assert b.fallen == {"b": "cc"}


def test_infantry_captain_may_not_move_himself() -> None:
    b = summon("infantry-captain", "e5")
    assert not [o for o in b.having("move") if o.startswith("e5")]


def test_cavalry_captain_moves_one_piece_three_times_with_one_equal_capture() -> None:
    """TK R24"""
    b = summon("cavalry-captain", "e5", own="a5", enemy="a4 b2")
    b.do("move a5 a4", "move a4 a3")
    assert "a3 b2" not in b.having("move")  # the combat move is used
    b.do("move a3 b3")
    assert b.ask == "act"


def test_cavalry_captain_may_not_change_the_piece_or_move_himself() -> None:
    b = summon("cavalry-captain", "e5", own="a5")
    assert not [o for o in b.having("move") if o.startswith("e5")]
    b.do("move a5 a4")
    assert all(o.startswith("a4 ") for o in b.having("move"))


def test_gryphon_rider_leaps_and_leaves_a_common_piece() -> None:
    """TK T31, R26"""
    b = summon("gryphon-rider", "e5", enemy="i4h")
    b.do("leap e5 i4", "downgrade i4")
    assert b.at("i4") == "o"
    assert "pass" not in b.options
    assert b.having("place") == ["h3", "h4", "h5", "i3", "i5"]
    b.do("place h4")
    assert b.at("h4") == "o"


def test_gryphon_rider_may_not_be_downgraded_without_a_leap_or_leap_onto_a_legend() -> None:
    b = summon("gryphon-rider", "e5", enemy="i4l")
    assert "e5 i4" not in b.having("leap")
    b.do("pass")
    assert b.ask == "act"


def test_knight_moves_three_times_onto_empty_squares_and_heroic_pieces() -> None:
    """TK T30"""
    b = summon("knight", "e4", enemy="e3 f3h")
    assert "e4 e3" not in b.having("move")
    b.do("move e4 f3", "move f3 g3", "move g3 h3")
    assert b.fallen == {"b": "h"}
    assert b.ask == "act"


def test_knight_may_not_capture_a_common_piece_even_of_his_own() -> None:
    b = summon("knight", "e4")
    assert "e4 e5" not in b.having("move")
    assert b.refused("move e4 e5") == "TK §5"


def test_high_priestess_may_move_and_upgrades_a_touching_common_piece() -> None:
    b = summon("high-priestess", "e3", enemy="e1")
    b.do("move e3 e2", "upgrade e1")
    assert b.at("e1") == "X"


def test_high_priestess_may_not_upgrade_a_heroic_or_distant_piece() -> None:
    b = summon("high-priestess", "e3", enemy="e2h e1")
    b.do("pass")
    assert b.having("upgrade") == []


def test_master_of_intrigue_shares_three_moves_with_the_pieces_used() -> None:
    """TK R23"""
    b = summon("master-of-intrigue", "e5", enemy="c3 b2")
    b.do("move d4 c3", "move c3 b2")
    assert b.fallen == {"b": "cc"}
    b.do("move e5 e4")
    assert b.ask == "act"


def test_master_of_intrigue_may_not_use_other_pieces_or_capture_his_equal() -> None:
    b = summon("master-of-intrigue", "e5", own="a5", enemy="e4h")
    assert not [o for o in b.having("move") if o.startswith("a5")]
    assert "e5 e4" not in b.having("move")


def test_gun_tower_destroys_the_first_two_pieces_and_stops_at_a_legend() -> None:
    """TK T29"""
    b = summon("gun-tower", "d4", enemy="c4 b4l a4")
    b.do("shoot w")
    assert b.line("c4 b4 a4") == ".Kx"


def test_gun_tower_may_not_hit_a_third_piece_or_shoot_along_the_pattern() -> None:
    b = summon("gun-tower", "e4", enemy="d4 c4h b4")
    assert b.having("shoot") == ["w"]
    b.do("shoot w")
    assert b.line("d4 c4 b4") == "..x"
