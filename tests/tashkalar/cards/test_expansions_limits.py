"""Everfrost, Nethervoid and Etherweave: what each being may not do."""

from __future__ import annotations

from tests.tashkalar.play import Play, bout, summon, thaw, warp


def starts(b: Play, verb: str) -> set[str]:
    """The squares from which pieces may go."""
    return {o.split()[0] for o in b.having(verb)}


def on_board(own: str, enemy: str, card: str, school: str) -> Play:
    return bout(own, enemy, hands={"r": [card]}, schools=[school, None])


# --- Everfrost ------------------------------------------------------------------------------------


def test_snow_fox_may_not_move_three_times_or_lend_its_moves() -> None:
    b = summon("snow-fox", "e5")
    assert starts(b, "move") == {"e5"}
    assert b.do("move e5 e4", "move e4 e3").ask == "act"


def test_royal_reindeer_may_not_leap_next_door_or_onto_a_heroic_piece() -> None:
    leaps = summon("royal-reindeer", "e5", enemy="e3h c5").having("leap")
    assert "e5 c5" in leaps
    assert "e5 e3" not in leaps
    assert "e5 e4" not in leaps
    assert "e5 e2" not in leaps


def test_crystal_grower_may_not_be_declined_or_upgrade_heroic_pieces() -> None:
    b = summon("crystal-grower", "e5", enemy="a5 a6 a7h")
    assert b.options == ["upgrade a5", "upgrade a6"]
    assert summon("crystal-grower", "e5", enemy="a7h").ask == "act"


def test_ice_princess_may_not_capture_a_heroic_piece() -> None:
    b = summon("ice-princess", "e5", own="a5", enemy="a4h")
    assert "a5 a4" not in b.having("move")
    assert "pass" in b.options


def test_ice_queen_may_not_appear_on_an_empty_square() -> None:
    assert on_board("e6 d7 f7", "", "ice-queen", "everfrost").refused("summon ice-queen e5") == "TK §4.2"
    assert "ice-queen e5" in on_board("e5 e6 d7 f7", "", "ice-queen", "everfrost").having("summon")


def test_frostweave_summoner_may_not_lend_two_pieces() -> None:
    b = bout("a5", "h5 i6", frozen={"r": "frostweave-summoner"}, hands={"r": ["snow-fox"]}, schools=["everfrost", None])
    assert b.having("thaw") == []
    c = thaw("frostweave-summoner", "h5", "i6", hands={"r": ["snow-fox"]})
    assert "snow-fox g5 borrow i6" in c.having("summon")


def test_winter_whisperer_may_not_take_a_heroic_piece() -> None:
    b = thaw("winter-whisperer", "a5h", "i5", hands={"r": ["f03"]})
    assert b.having("destroy") == []
    assert b.do("drop f03").fact("actions") == 2


def test_frozen_chest_may_not_recover_a_card_without_a_frozen_effect() -> None:
    assert summon("frozen-chest", "e5", discards={"r": ["snow-fox"]}).having("recover") == []


def test_everfrost_sentinel_may_not_be_downgraded_for_an_own_piece() -> None:
    assert summon("everfrost-sentinel", "e5", own="e5").ask == "act"
    assert summon("everfrost-sentinel", "e5", enemy="e5").do("pass").at("e5") == "O"


def test_polar_bear_may_not_capture_a_third_time() -> None:
    b = summon("polar-bear", "c5", enemy="c4h c3 c2").do("move c5 c4", "move c4 c3")
    assert "c3 c2" not in b.having("move")
    assert "c3 b2" in b.having("move")


def test_war_sled_may_not_run_over_a_legend_or_turn_sharply() -> None:
    b = summon("war-sled", "e5", enemy="f5l")
    assert "e5 f5" not in b.having("move")
    assert set(b.do("move e5 f4").having("move")) == {"f4 f3", "f4 g3", "f4 g4"}


def test_snow_monster_may_not_reach_beyond_two_squares_or_hurt_its_own() -> None:
    b = summon("snow-monster", "e5", own="e3", enemy="h7 e7h e4")
    assert b.line("h7 e7 e4 e3") == "xX.o"


def test_ice_wyvern_may_not_leap_onto_a_legend() -> None:
    b = summon("ice-wyvern", "e5", enemy="i5l i6h")
    assert "e5 i5" not in b.having("leap")
    assert "e5 i6" in b.having("leap")


def test_frostweave_illusionist_may_not_turn_without_a_piece_in_supply() -> None:
    assert summon("frostweave-illusionist", "e5", enemy="a5", supply={"b": 0}).at("e5") == "O"


# --- Nethervoid -------------------------------------------------------------------------------------


def test_shadow_imp_may_not_pull_the_gateway_while_standing_still() -> None:
    assert summon("shadow-imp", "e5", own="a5h", gateway="a5").do("pass").ask == "act"


def test_flame_imp_may_not_burn_heroic_pieces() -> None:
    assert summon("flame-imp", "e5", own="a5h", enemy="a4h", gateway="a5").ask == "act"


def test_gate_keeper_may_not_upgrade_a_heroic_piece_or_place_on_another() -> None:
    b = summon("gate-keeper", "e5", own="a5h", enemy="i5")
    assert "a5" not in b.having("upgrade")
    assert not {"a5", "i5", "e4"} & set(b.having("place"))


def test_demon_of_gluttony_may_not_begin_with_a_heroic_piece() -> None:
    assert "e5 e4" not in summon("demon-of-gluttony", "e5", own="a5h", enemy="e4h", gateway="a5").having("move")


def test_demon_of_pride_may_not_capture_a_legend() -> None:
    b = summon("demon-of-pride", "e5", enemy="e4l d4h")
    assert "e5 e4" not in b.having("move")
    assert "e5 d4" in b.having("move")


def test_acolyte_of_destruction_may_not_spare_everybody_or_reach_far_heroes() -> None:
    b = summon("acolyte-of-destruction", "e5", enemy="a5 a4h i5h")
    assert "pass" not in b.options
    assert "a4" not in b.having("destroy")
    assert b.do("destroy a5").having("destroy") == ["a4"]


def test_acolyte_of_growth_may_not_place_the_heroic_piece_elsewhere() -> None:
    b = summon("acolyte-of-growth", "g3").do("place a5")
    assert {o.split()[0] for o in b.having("place")} == {"a4", "b4", "b5", "a6", "b6"}


def test_power_seeker_may_not_turn_away_from_the_gateway_or_take_a_legend() -> None:
    b = summon("power-seeker", "c3", own="c9h", gateway="c9", enemy="c4l")
    assert set(b.having("move")) == {"c3 b4", "c3 d4"}


def test_hell_hound_may_not_return_to_an_empty_deck_or_bite_from_afar() -> None:
    b = summon("hell-hound", "e5", enemy="e3 e4", decks={"r": []})
    assert "e3" not in b.having("destroy")
    assert b.do("pass").fact("discards")[0] == ["hell-hound"]


def test_vortexmaster_may_not_move_a_piece_away_from_the_gateway() -> None:
    b = summon("vortexmaster", "e5", own="a5h i5", gateway="a5")
    assert starts(b, "move") == {"a5"}
    assert b.do("pass").ask == "act"


def test_gate_master_upgrades_the_gateway_and_names_another() -> None:
    b = summon("gate-master", "e5", own="a5", gateway="a5")  # being heroic, it takes the role over and rises itself
    assert b.line("a5 e5") == "oQ"
    assert b.do("choose a5").fact("gateway")[0] == "a5"
    assert b.fact("legends_summoned") == 1


def test_hell_rider_may_not_appear_on_an_empty_square() -> None:
    assert on_board("f5 g5 e6", "", "hell-rider", "nethervoid").refused("summon hell-rider e5") == "TK §4.2"


def test_demon_of_wrath_may_not_move_the_gateway_beside_an_enemy_or_burn_heroes() -> None:
    b = summon("demon-of-wrath", "e5", own="a5h", gateway="a5", enemy="b4 b6h")
    assert b.ask == "act"
    assert b.line("b4 b6") == ".X"


def test_demon_of_lust_may_not_drive_pieces_away() -> None:
    b = summon("demon-of-lust", "e5", own="a5h", gateway="a5", enemy="c5")
    assert {o for o in b.having("move") if o.startswith("c5")} == {"c5 b4", "c5 b5", "c5 b6"}


def test_demon_of_sloth_may_not_take_the_gateway_while_an_action_is_left() -> None:
    b = summon("demon-of-sloth", "e5", own="a5h", gateway="a5")
    assert (b.at("a5"), b.fact("actions")) == ("O", 0)


def test_demon_of_envy_may_not_place_without_a_gateway_to_touch() -> None:
    b = summon("demon-of-envy", "e5", own="a5h a4 a6 b4 b5 b6", gateway="a5", enemy="i3 i4 i5 i6 i7 h6 h7 h8 h5 h4 h3")
    assert b.ask == "act"


# --- Etherweave -------------------------------------------------------------------------------------


def test_doppelganger_may_not_copy_merchant_of_time() -> None:
    assert summon("doppelganger", "e5", pending={"r": "merchant-of-time"}).ask == "act"


def test_paradox_worm_may_not_swap_unequal_pieces_or_legends() -> None:
    b = summon("paradox-worm", "e5", own="a5h a3l", enemy="i5 i3l")
    assert not [o for o in b.having("swap") if o.startswith(("a5", "a3")) or "i3" in o]
    assert warp("paradox-worm", "e5", "a5h").having("upgrade") == []


def test_lesser_shadow_twin_may_not_destroy_heroic_pieces() -> None:
    b = summon("lesser-shadow-twin", "e5", own="a5", enemy="a4h", discards={"r": ["greater-shadow-twin"]})
    assert b.do("choose a5").having("destroy") == []


def test_greater_shadow_twin_may_not_destroy_what_touches_one_own_piece_only() -> None:
    b = summon("greater-shadow-twin", "e5", own="a4", enemy="a5h", discards={"r": ["lesser-shadow-twin"]})
    assert "a5" not in b.having("destroy")


def test_translocationist_may_not_swap_legends_or_equals() -> None:
    swaps = summon("translocationist", "e5", own="a5h i5l i6h").having("swap")
    assert "a5 e5" in swaps
    assert not [o for o in swaps if "i5" in o or o in ("a5 i6", "i6 a5", "e5 d6")]


def test_gate_of_oblivion_may_not_destroy_a_legend_beside_the_purple_square() -> None:
    b = summon("gate-of-oblivion", "e5", enemy="e4l d4h e6l")
    assert b.at("e6") == "."  # on the purple one it must
    assert b.having("destroy") == ["d4"]


def test_warpmaster_may_not_take_merchant_of_time_back_or_capture_an_equal() -> None:
    b = summon("warpmaster", "e5", enemy="e4h", pending={"r": "merchant-of-time"})
    assert b.having("recover") == []
    assert "e5 e4" not in b.having("move")


def test_dark_sphere_may_not_move_three_of_one_colour_or_leave_its_ring() -> None:
    b = summon("dark-sphere", "e5", enemy="e2 f2 g2")
    assert "e2 e1" not in b.having("move")
    b.do("move e2 e3", "move f2 f3")
    assert "g2" not in starts(b, "move")


def test_void_summoner_may_not_stand_for_three_pieces() -> None:
    few = summon("void-summoner", "e5", own="a4", hands={"r": ["singularity"]})
    assert "singularity b5" not in few.having("summon")
    enough = summon("void-summoner", "e5", own="a4 c4", hands={"r": ["singularity"]})
    assert "singularity b5" in enough.having("summon")


def test_eternal_emperor_places_or_moves_when_he_is_summoned() -> None:
    b = summon("eternal-emperor", "e5", own="a5", enemy="a4 e4h")
    assert "a5 a4" in b.having("move")  # a combat move for a common piece
    assert "e5 e4" not in b.having("move")  # a standard one for an upgraded piece
    assert b.do("place i5").at("i5") == "o"


def test_reality_patch_may_not_destroy_common_or_own_pieces() -> None:
    assert summon("reality-patch", "e5", own="a4h", enemy="a5 i5h").having("destroy") == ["i5"]


def test_polarity_queen_may_not_move_herself_or_a_legend() -> None:
    assert not starts(summon("polarity-queen", "e5", own="a5l"), "move") & {"e5", "a5"}


def test_singularity_may_not_be_on_a_coloured_square() -> None:
    chosen = summon("singularity", "e5").having("choose")
    assert not {"d2", "h6", "c8", "c3", "g3", "i4", "a5", "f8", "e5"} & set(chosen)
    assert "e4" in chosen


def test_ziggurat_sentinel_may_not_leave_its_arrow_or_pass_a_legend() -> None:
    assert summon("ziggurat-sentinel", "e5").having("move") == ["e5 d6"]
    assert summon("ziggurat-sentinel", "e5", enemy="d6l").ask == "act"


def test_iris_of_eternity_may_not_destroy_heroes_or_rise_without_a_piece() -> None:
    b = summon("iris-of-eternity", "e5", enemy="e4h d4l", legendary_supply={"r": 0})
    assert b.having("destroy") == ["d4"]
    assert b.having("upgrade") == []
