"""Everfrost, Nethervoid and Etherweave: what each being does and what it may not do."""

from __future__ import annotations

from tests.tashkalar.play import bout, ready, summon, thaw, warp

# --- Everfrost ------------------------------------------------------------------------------------


def test_snow_fox_makes_two_standard_moves() -> None:
    b = summon("snow-fox", "e5", enemy="e4").do("pass")
    assert b.ask == "act"
    c = summon("snow-fox", "e5", enemy="e4")
    assert "e5 e4" not in c.having("move")
    assert c.do("move e5 d4", "move d4 d3").ask == "act"


def test_royal_reindeer_is_upgraded_when_nothing_died() -> None:
    assert summon("royal-reindeer", "e5").do("leap e5 e3").at("e3") == "O"
    assert summon("royal-reindeer", "e5", enemy="e3").do("leap e5 e3").at("e3") == "o"
    assert summon("royal-reindeer", "e5", enemy="e5").do("pass").at("e5") == "o"


def test_crystal_mirror_doubles_pieces_on_the_other_side() -> None:
    b = summon("crystal-mirror", "e5", enemy="d5 c4 d4h")
    assert b.having("choose") == ["c4", "d4", "d5"]
    b.do("choose d5", "choose c4")
    assert b.line("f5 g4") == "oo"
    assert b.ask == "act"
    c = summon("crystal-mirror", "e5", enemy="d5 d4h").do("choose d4")
    assert c.at("f4") == "O"
    assert c.ask == "act"  # a heroic one alone


def test_crystal_mirror_may_not_use_a_taken_image_square() -> None:
    assert summon("crystal-mirror", "e5", enemy="d5 f5").ask == "act"


def test_crystal_grower_upgrades_every_enemy_colour_and_freezes() -> None:
    b = summon("crystal-grower", "e5", enemy="a5 a6")
    b.do("upgrade a5")
    assert b.line("a5 a6") == "Xx"
    assert b.fact("frozen")[0] == "crystal-grower"
    b.do("thaw crystal-grower")
    assert "pass" not in b.options
    b.do("upgrade e5")
    assert b.fact("frozen")[0] == "none"
    assert b.fact("discards")[0] == ["crystal-grower"]


def test_ice_princess_moves_common_pieces() -> None:
    b = summon("ice-princess", "e5", own="a5 b5h", enemy="a4")
    assert not [o for o in b.having("move") if o.startswith(("e5", "b5"))]
    b.do("move a5 a4")
    assert b.fallen == {"b": "c"}
    c = thaw("ice-princess", "a5", "a4")
    assert "a5 a4" not in c.having("move")
    assert "pass" not in c.options


def test_ice_queen_moves_heroic_pieces() -> None:
    b = summon("ice-queen", "e5", own="a5h", enemy="a4h").do("move a5 a4")
    assert b.fallen == {"b": "h"}
    assert thaw("ice-queen", "a5", "i5").ask == "act"  # no heroic piece


def test_frostweave_summoner_lends_an_enemy_piece_when_thawed() -> None:
    b = summon("frostweave-summoner", "e5", own="h5", enemy="i6", hands={"r": ["snow-fox"]})
    assert b.fact("frozen")[0] == "frostweave-summoner"
    assert "snow-fox g5 borrow i6" not in b.having("summon")
    b.do("thaw frostweave-summoner")
    assert "snow-fox g5 borrow i6" in b.having("summon")
    assert all(option.startswith("summon ") for option in b.options)


def test_winter_whisperer_trades_a_piece_and_a_flare_for_an_action() -> None:
    b = thaw("winter-whisperer", "a5 b5", "", hands={"r": ["f03"]})
    b.do("destroy a5", "drop f03")
    assert b.fact("actions") == 3
    c = thaw("winter-whisperer", "a5 b5", "", hands={"r": ["f03"]}).do("pass", "drop f03")
    assert c.fact("actions") == 2


def test_frozen_chest_brings_a_frozen_card_back() -> None:
    b = summon("frozen-chest", "e5", discards={"r": ["snow-fox", "ice-queen"]})
    assert b.having("recover") == ["ice-queen"]
    b.do("recover ice-queen")
    assert b.fact("frozen")[0] == "ice-queen"


def test_only_one_frozen_effect_stays() -> None:
    b = summon("winter-whisperer", "e5", frozen={"r": "ice-queen"})
    assert (b.ask, b.having("keep")) == ("keep_frozen", ["ice-queen", "winter-whisperer"])
    b.do("keep ice-queen")
    assert b.fact("discards")[0] == ["winter-whisperer"]


def test_everfrost_sentinel_takes_an_action_from_the_others() -> None:
    b = summon("everfrost-sentinel", "e5", enemy="e5").do("downgrade e5", "place a5").finish()
    assert (b.fact("turn"), b.fact("actions")) == (1, 1)
    assert summon("everfrost-sentinel", "e5").ask == "act"


def test_glacier_giant_rolls_on_into_a_legend() -> None:
    b = summon("glacier-giant", "e5", enemy="c7 b8l")
    b.do("move e5 d6")
    assert b.at("d6") == "O"
    c = summon("glacier-giant", "f4", enemy="h6 i7l")
    c.do("move f4 g5", "move g5 h6", "destroy i7")
    assert c.line("h6 i7") == ".."
    assert c.fallen == {"b": "cl"}


def test_glacier_giant_may_not_leave_its_arrows() -> None:
    assert set(summon("glacier-giant", "f4").having("move")) == {"f4 e5", "f4 g5"}


def test_polar_bear_goes_on_while_it_captures() -> None:
    b = summon("polar-bear", "c5", enemy="c4h c3")
    b.do("move c5 c4", "move c4 c3")
    assert "c3 c2" in b.having("move")
    c = summon("polar-bear", "c5").do("move c5 c4")
    assert c.ask == "act"


def test_war_sled_bends_by_45_degrees_at_most() -> None:
    b = summon("war-sled", "e5")
    assert {"e5 f4", "e5 f5"} <= set(b.having("move")) <= {"e5 f4", "e5 f5", "e5 f6"}
    b.do("move e5 f5")
    assert set(b.having("move")) == {"f5 g4", "f5 g5", "f5 g6"}


def test_snow_monster_destroys_only_what_touches_own_pieces() -> None:
    b = summon("snow-monster", "e5", enemy="e4 e3 g3h")
    assert b.line("e4 e3 g3") == ".xX"


def test_frost_imp_slides_a_piece_until_it_is_stopped() -> None:
    b = summon("frost-imp", "e5", enemy="e4 e1")
    b.do("move e4 e3")
    assert b.line("e4 e3 e2") == "..x"


def test_frost_imp_may_not_push_a_heroic_piece() -> None:
    b = summon("frost-imp", "e5", enemy="e4h")
    assert not [o for o in b.having("move") if o.startswith("e4")]


def test_ice_wyvern_dies_of_a_capture() -> None:
    b = summon("ice-wyvern", "e5", enemy="i5").do("leap e5 i5")
    assert b.at("i5") == "."
    assert summon("ice-wyvern", "e5").do("leap e5 i5").at("i5") == "O"
    assert thaw("ice-wyvern", "a5h i5", "").having("place") == ["a4", "a6", "b4", "b5", "b6"]


def test_deathbringer_removes_a_piece_from_the_game() -> None:
    b = summon("deathbringer", "e5", enemy="e4 f5h")
    assert "f5" not in b.having("destroy")  # no other own piece touches it
    before = b.fact("supply")[1]
    b.do("destroy e4")
    assert b.fallen == {"b": "cc"}
    assert b.fact("supply")[1] == before


def test_deathbringer_may_reach_higher_ranks_only_with_help() -> None:
    b = summon("deathbringer", "e5", own="f4", enemy="f5h e4l")
    assert "f5" in b.having("destroy")
    assert "e4" not in b.having("destroy")  # a legend needs three


def test_frostweave_illusionist_turns_into_an_enemy_piece() -> None:
    b = summon("frostweave-illusionist", "e5", enemy="a5")
    assert b.at("e5") == "x"
    c = thaw("frostweave-illusionist", "e5", "a5h a6 a7")
    assert c.having("convert") == ["a6", "a7"]
    assert "pass" not in c.options


# --- Nethervoid -------------------------------------------------------------------------------------


def test_the_first_being_opens_the_gateway_and_a_heroic_one_takes_it_over() -> None:
    b = summon("flame-imp", "e5")
    assert b.fact("gateway")[0] == "e5"
    c = summon("hell-hound", "e5", own="a5", gateway="a5").do("pass")
    assert c.fact("gateway")[0] == "e5"
    d = summon("hell-hound", "e5", own="a5h", gateway="a5").do("pass")
    assert d.fact("gateway")[0] == "a5"


def test_a_legendary_piece_is_never_the_gateway() -> None:
    b = summon("gate-master", "e5", own="a5h", gateway="a5")
    assert b.at("a5") == "Q"
    assert b.fact("legends_summoned") == 1
    assert b.fact("score") == [1, 0]
    assert "a5" not in b.having("choose")
    b.do("choose e5")
    assert b.fact("gateway")[0] == "e5"


def test_gate_master_may_not_skip_the_choice() -> None:
    b = summon("gate-master", "e5", own="a5h", gateway="a5", legendary_supply={"r": 0})
    assert b.at("a5") == "O"  # no legendary piece to upgrade to
    assert b.fact("legends_summoned") == 0
    assert "pass" not in b.options


def test_shadow_imp_pulls_the_gateway_along() -> None:
    b = summon("shadow-imp", "e5", own="a5h", gateway="a5").do("move e5 e4")
    assert b.options == ["move a5 a4", "pass"]
    assert summon("shadow-imp", "e5").do("move e5 e4").ask == "act"  # it is the Gateway itself


def test_flame_imp_burns_beside_the_gateway() -> None:
    b = summon("flame-imp", "e5", own="a5h", enemy="a4 i4", gateway="a5")
    assert b.having("destroy") == ["a4"]


def test_gate_keeper_makes_a_new_gateway() -> None:
    b = summon("gate-keeper", "e5", own="a5").do("upgrade a5")
    assert b.fact("gateway")[0] == "a5"
    assert summon("gate-keeper", "e5").do("place i5").fact("gateway")[0] == "i5"


def test_demon_of_gluttony_eats_twice() -> None:
    b = summon("demon-of-gluttony", "e5", own="a5h", enemy="e4 e3h", gateway="a5").do("move e5 e4", "move e4 e3")
    assert b.at("e3") == "O"
    assert b.fact("gateway")[0] == "e3"
    assert summon("demon-of-gluttony", "e5").do("move e5 e4").at("e4") == "o"


def test_demon_of_pride_becomes_the_heroic_gateway() -> None:
    b = summon("demon-of-pride", "e5", own="a5h", gateway="a5")
    assert b.at("e5") == "O"
    assert b.fact("gateway")[0] == "e5"
    assert b.do("move e5 e4").fact("gateway")[0] == "e4"


def test_acolyte_of_destruction_is_stronger_with_the_gateway_on_red() -> None:
    b = summon("acolyte-of-destruction", "e5", enemy="a5 a4h").do("destroy a5")
    assert b.having("destroy") == ["a4"]  # e5 is red
    c = summon("acolyte-of-destruction", "e4", enemy="a5 a4h").do("destroy a5")
    assert c.ask == "act"


def test_acolyte_of_growth_places_a_heroic_piece_with_the_gateway_on_green() -> None:
    b = summon("acolyte-of-growth", "g3").do("place a5")
    assert "pass" not in b.options
    assert b.do("place a4 heroic").at("a4") == "O"
    assert summon("acolyte-of-growth", "e5").do("place a5").ask == "act"


def test_power_seeker_runs_towards_the_gateway() -> None:
    b = summon("power-seeker", "c3", own="c9h", gateway="c9", enemy="c4h")
    assert set(b.having("move")) == {"c3 b4", "c3 c4", "c3 d4"}
    b.do("move c3 c4", "move c4 c5")
    assert b.fallen == {"b": "h"}
    c = summon("power-seeker", "c3", enemy="c4h")  # it is the Gateway itself
    assert "c3 c4" not in c.having("move")
    assert c.do("move c3 b3").ask == "act"


def test_hell_hound_goes_under_the_deck_unless_it_kills_a_legend() -> None:
    b = summon("hell-hound", "e5", enemy="e4h").do("destroy e4")
    assert b.fact("discards")[0] == []
    assert b.state.unders[0] != ()
    assert summon("hell-hound", "e5", enemy="e4l").do("destroy e4").fact("discards")[0] == ["hell-hound"]


def test_vortexmaster_moves_the_gateway_and_a_neighbour() -> None:
    b = summon("vortexmaster", "e5", own="a5h a6", gateway="a5", enemy="a4h").do("move a5 a4")
    assert b.ask == "act"  # nobody touches it any more
    c = summon("vortexmaster", "e5", own="a5h a6", gateway="a5").do("pass")
    assert {o.split()[0] for o in c.having("move")} == {"a6"}


def test_hell_rider_is_slower_as_the_gateway() -> None:
    assert summon("hell-rider", "e5").do("move e5 e4").ask == "act"
    b = summon("hell-rider", "e5", own="a5h", gateway="a5").do("move e5 e4", "move e4 e3", "move e3 e2")
    assert b.ask == "act"


def test_demon_of_wrath_burns_around_the_gateway() -> None:
    b = summon("demon-of-wrath", "e5", own="a5h", gateway="a5", enemy="b4 a3")
    assert b.line("b4 a3") == ".x"
    c = summon("demon-of-wrath", "e5", own="a5h", gateway="a5", enemy="a3")
    assert "a5 a4" in c.having("move")
    assert c.do("move a5 a4").at("a3") == "."


def test_demon_of_greed_sells_own_pieces_for_actions() -> None:
    b = summon("demon-of-greed", "e5", own="a5 a6h", gateway="a6").do("destroy a5")
    assert b.line("a6 e5") == "O."  # the Gateway is spared, so the Demon itself goes
    assert b.fact("actions") == 3


def test_demon_of_greed_may_not_be_declined() -> None:
    assert "pass" not in summon("demon-of-greed", "e5", own="a5 a6h", gateway="a6").options


def test_demon_of_lust_draws_pieces_to_the_gateway() -> None:
    b = summon("demon-of-lust", "e5", own="a5h", gateway="a5", enemy="c5 b5")
    assert "b5 a5" not in b.having("move")
    b.do("move c5 b5")
    assert b.fallen == {"b": "c"}
    assert not [o for o in b.having("move") if o.startswith("b5")]


def test_demon_of_sloth_costs_an_action_or_the_gateway() -> None:
    assert summon("demon-of-sloth", "e5").fact("actions") == 0
    assert summon("demon-of-sloth", "e5", actions=1).at("e5") == "."


def test_demon_of_envy_catches_up_beside_the_gateway() -> None:
    b = summon("demon-of-envy", "e5", own="a5h", gateway="a5", enemy="i3 i4 i5 i6 i7 h6")
    assert "pass" not in b.options
    assert b.having("place") == ["a4", "a6", "b4", "b5", "b6"]
    b.do("place a4", "place a6")
    assert b.ask == "act"  # six against six


def test_demon_of_envy_places_once_even_when_ahead() -> None:
    assert summon("demon-of-envy", "e5", own="a5h", gateway="a5").do("place a4").ask == "act"


def test_possessed_summoner_uses_the_patterns_of_an_enemy() -> None:
    b = summon("possessed-summoner", "e5", enemy="a5", hands={"r": ["f03"]}).do("place a6 b", "drop f03")
    assert b.state.possessed == 1
    assert b.fact("actions") == 2
    c = summon("possessed-summoner", "e5", enemy="h4 h6", hands={"r": ["demon-of-sloth"]}).do("place h5 b")
    assert "demon-of-sloth i3" in c.having("summon")  # on the pieces of b
    assert "demon-of-sloth g7" in c.having("summon")


def test_possessed_summoner_may_not_place_away_from_the_colour() -> None:
    b = summon("possessed-summoner", "e5", enemy="a5")
    assert b.having("place") == ["a4 b", "a6 b", "b4 b", "b5 b", "b6 b"]
    assert "pass" not in b.options


# --- Etherweave -------------------------------------------------------------------------------------


def test_a_warp_effect_leaves_the_being_pending() -> None:
    b = warp("translocationist", "a5")
    assert b.fact("pending")[0] == "translocationist"
    assert b.fact("actions") == 3
    assert b.fact("hands")[0] == []


def test_only_one_being_is_pending_and_it_may_not_be_discarded() -> None:
    b = warp("translocationist", "a5", hands={"r": ["void-summoner"]})
    assert b.having("warp") == []
    assert b.refused("warp void-summoner") == "TK §5"
    assert b.having("discard") == ["void-summoner"]


def test_a_pending_being_costs_two_points() -> None:
    b = bout("e5", schools=["etherweave", None], pending={"r": "translocationist"}, score={"r": 5})
    assert b.fact("score") == [3, 0]
    c = bout("e5", schools=["etherweave", None], pending={"r": "translocationist"}, score={"r": 19}, actions=0)
    assert c.finish().fact("ending") == "no"


def test_a_pending_being_is_summoned_like_one_in_hand_and_counts_as_a_card() -> None:
    b = ready("translocationist", "e5").do("warp translocationist", "summon translocationist e5")
    assert b.fact("pending")[0] == "none"
    c = ready("translocationist", "e5").do("warp translocationist", "place i4", "place i5", "place i6").finish()
    assert c.fact("hand_sizes")[0][0] == 2


def test_doppelganger_copies_the_pending_warp() -> None:
    b = summon("doppelganger", "e5", pending={"r": "translocationist"})
    assert b.fact("actions") == 2
    assert b.fact("pending")[0] == "translocationist"
    assert summon("doppelganger", "e5").ask == "act"


def test_paradox_worm_swaps_equals_and_warps_an_enemy_up() -> None:
    b = summon("paradox-worm", "e5", own="a5h", enemy="i5h i6").do("swap a5 i5")
    assert b.line("a5 i5") == "XO"
    assert b.fallen == {}
    c = warp("paradox-worm", "e5", "a5").do("drop paradox-worm")
    assert c.at("a5") == "X"
    assert c.fact("pending")[0] == "none"


def test_lesser_shadow_twin_needs_the_greater_one_in_the_pile() -> None:
    b = summon("lesser-shadow-twin", "e5", own="a5", enemy="a4 a6", discards={"r": ["greater-shadow-twin"]})
    b.do("choose a5", "destroy a4", "destroy a6")
    assert b.fallen == {"b": "cc"}
    assert summon("lesser-shadow-twin", "e5", enemy="e4").ask == "act"
    assert warp("lesser-shadow-twin", "a5 a6").having("upgrade") == ["a5", "a6"]


def test_greater_shadow_twin_needs_the_lesser_one_in_the_pile() -> None:
    b = summon("greater-shadow-twin", "e5", own="a4 a6", enemy="a5h i5h", discards={"r": ["lesser-shadow-twin"]})
    assert "a5" in b.having("destroy")
    assert "i5" not in b.having("destroy")
    assert summon("greater-shadow-twin", "e5", own="a4 a6", enemy="a5h").ask == "act"
    assert warp("greater-shadow-twin", "a5 a6").having("upgrade") == ["a5", "a6"]


def test_translocationist_swaps_own_pieces_twice() -> None:
    b = summon("translocationist", "e5", own="a5h i5h").do("swap a5 e5", "swap i5 a5")
    assert b.line("e5 a5 i5") == "OOo"
    assert b.ask == "act"


def test_antimatter_spirit_splits_a_square() -> None:
    b = warp("antimatter-spirit", "", "e4").do("place d5", "move d5 e4")
    assert b.fallen == {"b": "c"}
    assert b.line("e4 c6") == "ox"
    assert b.ask == "act"
    assert summon("antimatter-spirit", "e5").ask == "act"


def test_antimatter_spirit_may_not_begin_on_a_coloured_square() -> None:
    b = warp("antimatter-spirit", "", "i5")
    assert "e5" not in b.having("place")
    assert "pass" not in b.options


def test_merchant_of_time_takes_a_piece_and_gives_it_back() -> None:
    b = warp("merchant-of-time", "d6 f6 c7 e7", "a6h")
    assert "pass" not in b.options
    b.do("choose a6")
    assert b.at("a6") == "."
    assert b.state.loaded[0] != 0
    b.do("summon merchant-of-time e5", "choose i3")
    assert b.at("i3") == "X"
    assert b.state.loaded[0] == 0


def test_merchant_of_time_may_not_take_from_a_coloured_square() -> None:
    b = warp("merchant-of-time", "d6", "e5h")
    assert b.at("e5") == "X"
    assert b.at("d6") == "."


def test_gate_of_oblivion_destroys_on_its_marks_and_doubles() -> None:
    b = summon("gate-of-oblivion", "e5", enemy="e6l d4h c5l")
    assert b.at("e6") == "."
    assert b.having("destroy") == ["d4"]
    c = warp("gate-of-oblivion", "d5h", "d4", hands={"r": []})
    assert c.state.doubled == 1


def test_time_traveler_appears_anywhere_without_colour() -> None:
    b = bout(
        "a5 b6 c7", "i6", schools=["etherweave", None], hands={"r": ["time-traveler"]}, discards={"r": ["singularity"]}
    )
    assert "time-traveler e5" not in b.having("summon")
    b.do("summon time-traveler i5", "destroy i6")
    assert b.at("i5") == "O"
    assert b.fact("discards")[0] == ["time-traveler"]
    assert b.state.tops[0] != ()


def test_time_traveler_may_not_appear_without_the_pattern() -> None:
    b = bout("a5 b6", schools=["etherweave", None], hands={"r": ["time-traveler"]})
    assert b.having("summon") == []


def test_warpmaster_takes_the_pending_being_back_or_moves() -> None:
    b = summon("warpmaster", "e5", pending={"r": "translocationist"}).do("recover translocationist")
    assert b.fact("hands")[0] == ["translocationist"]
    assert b.fact("pending")[0] == "none"
    c = summon("warpmaster", "e5", pending={"r": "merchant-of-time"})
    assert c.having("recover") == []


def test_dark_sphere_moves_pieces_onto_its_ring() -> None:
    b = summon("dark-sphere", "e5", enemy="e2 d2 g2h")
    assert "e2 e3" in b.having("move")
    assert "e2 e1" not in b.having("move")
    b.do("move e2 e3", "move d2 d3")
    assert not [o for o in b.having("move") if o.startswith("g2")]  # two of a colour are enough


def test_void_summoner_lets_empty_squares_count() -> None:
    b = summon("void-summoner", "e5", own="a5", hands={"r": ["greater-shadow-twin"]})
    assert [o for o in b.having("summon") if o.startswith("greater-shadow-twin a")]
    assert warp("void-summoner", "a5 a6", "").having("move") != []


def test_eternal_emperor_may_not_repeat_his_warp_in_one_turn() -> None:
    b = ready("eternal-emperor", "e5", own="a5").do("warp eternal-emperor", "place a6", "summon eternal-emperor e5")
    assert b.ask == "act"
    c = summon("eternal-emperor", "e5", own="a5", enemy="a4")
    c.do("move a5 a4")
    assert c.fallen == {"b": "c"}


def test_reality_patch_destroys_one_heroic_piece_of_every_enemy() -> None:
    b = summon("reality-patch", "e5", "i5h", enemy="a5h a6h", pending={"r": "translocationist"}, hands={"r": ["f03"]})
    b.do("destroy a5")
    assert b.having("destroy") == ["i5"]
    b.do("pass", "drop translocationist", "drop f03")
    assert b.fallen == {"b": "h"}
    assert b.fact("pending")[0] == "none"


def test_polarity_queen_moves_two_pieces_apart_or_none() -> None:
    b = summon("polarity-queen", "e5", own="a5")
    assert "pass" not in b.options
    b.do("move a5 a4")
    assert all(int(o[1]) + 1 == int(o.split()[1][1]) and o[0] == o.split()[1][0] for o in b.having("move"))
    c = warp("polarity-queen", "e5", "a5")
    assert c.having("place") == ["a4", "a6", "b4", "b5", "b6"]


def test_singularity_collapses_common_pieces_into_one_square() -> None:
    b = summon("singularity", "e5", enemy="a4 a6 b4h")
    assert "e5" not in b.having("choose")
    b.do("choose b5", "move a4 b5")
    assert b.at("b5") == "x"
    assert b.line("a4 a6") == ".."
    assert b.fallen == {"b": "c"}


def test_ziggurat_sentinel_copies_a_discarded_warp_or_runs() -> None:
    b = summon("ziggurat-sentinel", "e5", discards={"r": ["translocationist"]}).do("copy translocationist")
    assert b.fact("actions") == 2
    c = summon("ziggurat-sentinel", "e5", discards={"r": ["merchant-of-time"]})
    assert c.having("copy") == []
    d = warp("ziggurat-sentinel", "a5", "a4").do("move a5 a4")
    assert d.ask == "act"
    e = warp("ziggurat-sentinel", "a5", "a3")
    assert "pass" not in e.options
    e.do("move a5 a4")
    assert "a4 a3" not in e.having("move")  # two standard moves, or the one combat move
    assert "pass" in e.options


def test_iris_of_eternity_becomes_a_legend() -> None:
    b = summon("iris-of-eternity", "e5", hands={"r": ["titan"]}).do("upgrade e5")
    assert b.at("e5") == "Q"
    assert b.fact("legends_summoned") == 1
    assert b.fact("score") == [1, 0]
    assert b.fact("legends_discard") == ["titan"]
    c = summon("iris-of-eternity", "e5", enemy="e4l d5h")
    assert c.having("destroy") == ["e4"]
