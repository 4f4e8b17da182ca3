"""Highland: what each being does and what it may not do."""

from __future__ import annotations

from tests.tashkalar.play import bout, ready, summon


def test_wild_eagle_leaps_anywhere_onto_an_equal() -> None:
    b = summon("wild-eagle", "e5", enemy="i7")
    b.do("leap e5 i7")
    assert b.line("e5 i7") == ".o"
    assert b.fallen == {"b": "c"}


def test_wild_eagle_may_not_leap_onto_a_higher_rank_and_may_stay() -> None:
    b = summon("wild-eagle", "e5", enemy="i7h")
    assert "e5 i7" not in b.having("leap")
    b.do("pass")
    assert b.at("e5") == "o"


def test_clan_axeman_destroys_any_lesser_piece_at_his_edge() -> None:
    b = summon("clan-axeman", "e5", own="e4", enemy="d5h")
    assert b.having("destroy") == ["d5", "e4"]
    b.do("destroy d5")
    assert b.fallen == {"b": "h"}


def test_clan_axeman_may_not_reach_a_corner_or_a_legend() -> None:
    b = summon("clan-axeman", "e5", enemy="d4 e4l")
    assert b.ask == "act"


def test_clan_healer_places_two_pieces_beside_green_squares() -> None:
    b = summon("clan-healer", "e5")
    b.do("place c2", "place b3")
    assert b.line("c2 b3") == "oo"
    assert b.ask == "act"


def test_clan_healer_may_not_place_on_a_green_square_or_elsewhere() -> None:
    b = summon("clan-healer", "e5")
    assert "c3" not in b.having("place")
    assert "e3" not in b.having("place")


def test_dire_wolf_makes_two_combat_moves() -> None:
    b = summon("dire-wolf", "e5", enemy="e4 e3")
    b.do("move e5 e4", "move e4 e3")
    assert b.fallen == {"b": "cc"}
    assert b.ask == "act"


def test_dire_wolf_may_not_enter_a_heroic_square() -> None:
    b = summon("dire-wolf", "e5", enemy="e4h")
    assert "e5 e4" not in b.having("move")


def test_ritual_keeper_on_green_upgrades_an_own_piece_itself_included() -> None:
    b = summon("ritual-keeper", "c3")
    assert "pass" not in b.options
    b.do("upgrade c3")
    assert b.at("c3") == "O"


def test_ritual_keeper_on_red_gives_one_combat_move() -> None:
    b = summon("ritual-keeper", "e5", own="a5l", enemy="a4l")
    b.do("move a5 a4")
    assert b.fallen == {"b": "l"}


def test_ritual_keeper_does_nothing_elsewhere() -> None:
    assert summon("ritual-keeper", "e6").ask == "act"


def test_eagle_lord_leaps_onto_a_heroic_piece() -> None:
    b = summon("eagle-lord", "e5", enemy="i7h")
    b.do("leap e5 i7")
    assert b.at("i7") == "O"


def test_eagle_lord_may_not_leap_onto_a_legend() -> None:
    b = summon("eagle-lord", "e5", enemy="i7l")
    assert "e5 i7" not in b.having("leap")


def test_wolf_rider_makes_two_combat_moves() -> None:
    b = summon("wolf-rider", "e5", enemy="e4h e3")
    b.do("move e5 e4", "move e4 e3")
    assert b.fallen == {"b": "ch"}


def test_wolf_rider_may_not_make_a_third() -> None:
    b = summon("wolf-rider", "e5")
    b.do("move e5 e4", "move e4 e3")
    assert b.ask == "act"


def test_blood_shaman_on_red_also_destroys_common_pieces_around() -> None:
    """TK T33"""
    b = summon("blood-shaman", "e6", own="d1", enemy="d2h c1 e1h c3")
    b.do("destroy d2")
    assert b.line("d2 c1 d1 e1 c3") == "...X."
    assert b.fallen == {"b": "cch"}


def test_blood_shaman_may_not_decline_or_destroy_a_legend_and_spares_others_off_red() -> None:
    """TK R47"""
    b = summon("blood-shaman", "e6", enemy="a4 a5 i5l")
    assert "pass" not in b.options
    assert "i5" not in b.having("destroy")
    assert "e6" in b.having("destroy")
    b.do("destroy a4")
    assert b.at("a5") == "x"


def test_war_drummer_gives_one_combat_move_or_two_standard_ones() -> None:
    """TK R24"""
    b = ready("war-drummer", "e5", own="a5", enemy="a4").do("summon war-drummer e5")
    b.do("move a5 a4")
    assert b.ask == "act"
    c = summon("war-drummer", "e5", own="a5", enemy="a3")
    c.do("move a5 a4")
    assert "a4 a3" not in c.having("move")
    c.do("move f5 g5")
    assert c.ask == "act"


def test_war_drummer_may_not_move_himself() -> None:
    b = summon("war-drummer", "e5")
    assert not [o for o in b.having("move") if o.startswith("e5")]


def test_hill_giant_destroys_everything_lesser_at_his_edges() -> None:
    b = summon("hill-giant", "e5", enemy="e4h d5 f5l d4")
    assert b.line("e4 d5 f5 d4 e6") == "..Kx."
    assert b.fallen == {"b": "ch"}


def test_hill_giant_may_not_be_held_back() -> None:
    """TK R47: his own pattern piece goes too."""
    b = summon("hill-giant", "e5")
    assert b.at("e6") == "."
    assert b.ask == "act"


def test_warlord_moves_three_times_if_he_moves_himself() -> None:
    b = summon("warlord", "e5", own="a5")
    b.do("move a5 a4", "move a4 a3")
    assert all(o.startswith("e5 ") for o in b.having("move"))
    b.do("move e5 e4")
    assert b.ask == "act"


def test_warlord_may_not_give_all_three_moves_to_others() -> None:
    b = summon("warlord", "e5", own="a5")
    b.do("move e5 e4", "move a5 a4")
    assert "a4 a3" in b.having("move")  # he has moved, so the third is free
    c = summon("warlord", "e5", own="a5").do("move a5 a4", "move a4 a3")
    assert "a3 b3" not in c.having("move")


def test_war_summoner_gains_an_action_and_lets_an_enemy_piece_stand_in_once() -> None:
    """TK T34"""
    b = summon("war-summoner", "e5", own="a6", enemy="b5", hands={"r": ["wild-eagle", "clan-axeman"]})
    assert b.fact("actions") == 2
    # wild eagle with the pattern a5? c c: its corners below
    assert [o for o in b.having("summon") if "borrow" in o] != []
    first = next(o for o in b.having("summon") if "borrow" in o)
    b.do("summon " + first)
    while b.ask == "effect":
        b.do("pass")
    assert not [o for o in b.having("summon") if "borrow" in o]


def test_war_summoner_may_not_lend_to_a_later_turn() -> None:
    b = summon("war-summoner", "e5", enemy="a5 a7", hands={"r": ["wild-eagle"]})
    b.do("place i5", "place i6").finish()
    assert b.state.borrow == 0


def test_ritual_master_gains_two_actions_on_green_and_destroys_on_red() -> None:
    assert summon("ritual-master", "c3").fact("actions") == 3
    b = summon("ritual-master", "e5", enemy="a5h i5")
    b.do("destroy a5", "destroy i5")
    assert b.fallen == {"b": "ch"}


def test_ritual_master_may_not_destroy_a_legend_or_anything_off_colour() -> None:
    b = summon("ritual-master", "e5", enemy="a5l i5")
    assert b.having("destroy") == ["e5"]  # the heroic one: only himself
    b.do("pass")
    assert "a5" not in b.having("destroy")
    assert summon("ritual-master", "e6", enemy="a5h").ask == "act"


def test_legend_slayer_destroys_one_legend_or_two_lesser_pieces_at_corners() -> None:
    b = summon("legend-slayer", "e5", enemy="d4l f4")
    b.do("destroy d4")
    assert b.ask == "act"
    c = summon("legend-slayer", "e5", enemy="d4h f4 d6")
    c.do("destroy d4", "destroy f4")
    assert c.ask == "act"


def test_legend_slayer_may_not_add_a_legend_to_a_lesser_piece_or_reach_edges() -> None:
    b = summon("legend-slayer", "e5", enemy="d4l f4 e4")
    assert "e4" not in b.having("destroy")
    b.do("destroy f4")
    assert "d4" not in b.having("destroy")


def test_mountain_troll_destroys_touching_enemy_commons_and_gains_an_action_for_two() -> None:
    """TK T35"""
    b = summon("mountain-troll", "e5", own="f4", enemy="e4 d4")
    assert b.line("e4 d4 f4") == "..o"
    assert b.fact("actions") == 2


def test_mountain_troll_may_not_count_a_piece_under_his_square() -> None:
    """TK T35"""
    b = summon("mountain-troll", "e5", enemy="e5 e4 d4h")
    assert b.fallen == {"b": "cc"}
    assert b.at("d4") == "X"
    assert b.fact("actions") == 1


def test_hungry_bear_goes_on_only_after_a_capture() -> None:
    """TK T36"""
    b = summon("hungry-bear", "e5", enemy="e4 e3")
    b.do("move e5 e4", "move e4 e3")
    assert b.fallen == {"b": "cc"}


def test_hungry_bear_may_not_move_on_from_an_empty_square_or_take_an_equal() -> None:
    """TK T36"""
    b = summon("hungry-bear", "e5", enemy="e4h")
    assert "e5 e4" not in b.having("move")
    b.do("move e5 f4")
    assert b.ask == "act"


def test_werewolf_runs_three_combat_moves_from_a_coloured_square() -> None:
    b = summon("werewolf", "g3", enemy="g4h")
    b.do("move g3 g4", "move g4 g5", "move g5 g6")
    assert b.fallen == {"b": "h"}


def test_werewolf_may_not_run_from_the_centre_or_a_plain_square() -> None:
    b = summon("werewolf", "e5", enemy="e4h")
    assert "e5 e4" not in b.having("move")
    b.do("move e5 d4")
    assert b.ask == "act"


def test_clan_guardian_upgrades_a_piece_he_was_summoned_with() -> None:
    b = summon("clan-guardian", "e5", own="a5")
    assert b.having("upgrade") == ["c5", "d5", "f5"]
    b.do("upgrade c5")
    assert b.at("c5") == "O"


def test_clan_guardian_may_not_upgrade_a_heroic_or_foreign_piece() -> None:
    b = bout("c5h d5 f5 a5", schools=["highland", None], hands={"r": ["clan-guardian"]})
    b.do("summon clan-guardian e5")
    assert b.having("upgrade") == ["d5", "f5"]
    b.do("pass")
    assert b.at("d5") == "o"
