"""The Guardians of the Realm, tile by tile: what each does, and what it may not do."""

from __future__ import annotations

from tests.monolith.play import arena, at, blows, fight, gives, initiative, now, options, play, refusal


def test_banner_shelters_own_tiles_beside_it() -> None:
    """gr_banner, MA §7"""
    s = arena("c4:r.ban c3:r.axe0 c2:r.axe0", "gr la")
    assert (now(s, "c3")["life"], now(s, "c2")["life"]) == (2, 1)


def test_banner_shelter_ends_as_soon_as_the_tile_leaves() -> None:
    """gr_banner, MA R29"""
    s = arena("c4:r.ban c3:r.pup0!", "gr la", hands={})
    play(s, "maneuver c3>c2/0")
    assert at(s, "c2") == "."


def test_axeman_strikes_three_sides_twice() -> None:
    """gr_axeman"""
    assert blows("gr_axe") == [2, 2, 0, 0, 0, 2]
    assert initiative("gr_axe") == [2, 1]


def test_axeman_does_not_strike_behind() -> None:
    """gr_axeman"""
    assert at(fight("c3:r.axe0 c4:b.myg1", "gr la"), "c4") == "b.myg1"


def test_crossbowman_shoots_two_in_front() -> None:
    """gr_crossbowman, MA R1"""
    assert blows("gr_cro") == [2, 0, 0, 0, 0, 0]
    assert initiative("gr_cro") == [2]
    assert now(arena("c3:r.cro0", "gr la"), "c3")["life"] == 2


def test_crossbowman_loses_one_to_armour() -> None:
    """gr_crossbowman, MA R15"""
    assert at(fight("c5:r.cro0 c1:b.kni3", "gr de"), "c1") == "b.kni3!"


def test_veteran_strikes_two_and_one_and_one() -> None:
    """gr_veteran"""
    assert blows("gr_vet") == [2, 1, 0, 0, 0, 1]
    assert initiative("gr_vet") == [2]


def test_veteran_is_armoured_in_front_only() -> None:
    """gr_veteran"""
    assert now(arena("c3:r.vet0", "gr la"), "c3")["armour"] == [1, 0, 0, 0, 0, 0]


def test_golem_bears_two_wounds() -> None:
    """gr_golem, MA R2"""
    assert now(arena("c3:r.gol0", "gr la"), "c3")["life"] == 3
    assert at(fight("c3:r.gol0 c4:b.dem0", "gr la"), "c3") == "r.gol0!!"


def test_golem_does_not_attack_and_has_one_armoured_side() -> None:
    """gr_golem"""
    assert blows("gr_gol") == [0] * 6
    assert now(arena("c3:r.gol0", "gr la"), "c3")["armour"] == [0, 0, 0, 0, 0, 1]


def test_combat_platform_shoots_on_four_sides() -> None:
    """gr_combat_platform"""
    assert blows("gr_pla") == [1, 1, 0, 0, 1, 1]
    assert initiative("gr_pla") == [3]


def test_combat_platform_shot_is_ranged_even_beside_it() -> None:
    """gr_combat_platform, MA §5"""
    assert at(fight("c3:r.pla0 c2:b.kni3", "gr de"), "c2") == "b.kni3"


def test_pupil_strikes_one_side_and_maneuvers() -> None:
    """gr_pupil"""
    assert blows("gr_pup") == [0, 0, 0, 0, 0, 1]
    assert initiative("gr_pup") == [3]
    assert "maneuver c3>c4/0" in options(arena("c3:r.pup0", "gr la"))


def test_pupil_may_not_maneuver_onto_a_tile() -> None:
    """gr_pupil"""
    assert refusal(arena("c3:r.pup0 c4:b.wra0", "gr la"), "maneuver c3>c4/0").key == "monolith-refuse-hex-taken"


def test_wyvern_strikes_all_sides_and_is_tough() -> None:
    """gr_wyvern"""
    assert blows("gr_wyv") == [1, 1, 1, 1, 1, 2]
    assert initiative("gr_wyv") == [2]
    assert now(arena("c3:r.wyv0", "gr la"), "c3")["life"] == 2


def test_wyvern_attacks_once_in_a_battle() -> None:
    """gr_wyvern"""
    assert at(fight("c3:r.wyv0 c2:b.gr_gol0", "gr la"), "c2") == "b.gr_gol0!"


def test_rune_of_agility_connects_two_sides_and_turns() -> None:
    """gr_rune_agility"""
    assert gives("gr_agi", "maneuver") == [3, 4]
    assert at(play(arena("c3:r.agi0", "gr la", hands={}), "rotate c3/5"), "c3") == "r.agi5"


def test_rune_of_agility_turns_once_and_not_while_netted() -> None:
    """gr_rune_agility, MA §6"""
    s = play(arena("c3:r.agi0 e1:r.agi0#", "gr de", hands={}), "rotate c3/5")
    assert refusal(s, "rotate c3/0").key == "monolith-refuse-used"
    assert refusal(s, "rotate e1/1").key == "monolith-refuse-netted"


def test_rune_of_reinforcement_strengthens_both_kinds_of_attack() -> None:
    """gr_rune_reinforcement"""
    assert gives("gr_rei", "melee") == gives("gr_rei", "ranged") == [3, 4, 5]
    s = arena("c3:r.rei0 c4:r.cro0 b3:r.axe0", "gr la")
    assert now(s, "c4")["ranged"] == [3, 0, 0, 0, 0, 0]
    assert now(s, "b3")["melee"] == [2, 2, 0, 0, 0, 2]


def test_rune_of_reinforcement_gives_no_attack() -> None:
    """gr_rune_reinforcement, MA §7"""
    assert now(arena("c3:r.rei0 c4:r.gol0", "gr la"), "c4")["melee"] == [0] * 6


def test_rune_of_double_attack_connects_all_sides() -> None:
    """gr_rune_double_attack"""
    assert gives("gr_dou", "double_attack") == [0, 1, 2, 3, 4, 5]
    assert now(arena("c3:r.dou0 c4:r.axe0", "gr la"), "c4")["initiative"] == [2, 1, 0]


def test_rune_of_double_attack_repeats_no_attack_of_segment_zero() -> None:
    """gr_rune_double_attack, MA §7"""
    assert now(arena("c3:r.dou0 c4:r.ban", "gr la"), "c4")["initiative"] == [0]


def test_rune_of_regeneration_connects_two_sides() -> None:
    """gr_rune_regeneration"""
    assert gives("gr_reg", "regeneration") == [3, 4]


def test_rune_of_regeneration_beside_the_banner_is_still_spent_at_once() -> None:
    """gr_rune_regeneration, MA §7"""
    s = fight("c3:r.reg0 c4:r.pla0 c2:r.ban c5:b.myg0", "gr la")
    assert (at(s, "c3"), at(s, "c4")) == (".", "r.pla0")


def test_rune_of_penetration_shoots_through() -> None:
    """gr_rune_penetration, MA R9"""
    assert gives("gr_pen", "penetration") == [3]
    s = fight("c1:r.pen0 c2:r.cro3 c3:b.gol0 c5:b.gol0", "gr gr")
    assert (at(s, "c3"), at(s, "c5")) == ("b.gol0!", "b.gol0!")


def test_rune_of_penetration_does_not_hit_own_tiles() -> None:
    """gr_rune_penetration, MA R10"""
    s = fight("c2:r.pen0 c3:r.cro3 c4:r.axe0 c5:b.wra5", "gr la")
    assert (at(s, "c4"), at(s, "c5")) == ("r.axe0", ".")


def test_battle_order_starts_a_battle() -> None:
    """gr_order_battle"""
    s = play(arena("c3:r.axe0 c2:b.nig0", "gr la", hands={"r": ["bat"]}), "battle")
    assert at(s, "c2") == "."


def test_battle_order_ends_the_turn() -> None:
    """gr_order_battle, MA §3"""
    s = play(arena("c3:r.axe0", "gr la", hands={"r": ["bat", "axe"]}), "battle")
    assert s.active == 1


def test_push_order_asks_the_owner_of_the_pushed_tile() -> None:
    """gr_order_push, MA §8"""
    s = play(arena("c3:r.cro0 c2:b.myg0", "gr la", hands={"r": ["pus"]}), "push c3>c2")
    assert options(s) == ["retreat c2>b1", "retreat c2>c1", "retreat c2>d1"]


def test_push_order_needs_tiles_that_touch() -> None:
    """gr_order_push"""
    s = arena("c3:r.cro0 c1:b.myg0", "gr la", hands={"r": ["pus"]})
    assert refusal(s, "push c3>c1").key == "monolith-refuse-not-adjacent"


def test_fire_concoction_wounds_three_hexes() -> None:
    """gr_order_fire_concoction, MA R4"""
    s = play(arena("c3:r.axe0 c2:b.wra0 d2:b.str0", "gr la", hands={"r": ["fir"]}), "bomb c2+c3+d2")
    assert (at(s, "c3"), at(s, "c2"), at(s, "d2")) == (".", ".", "b.str0!")


def test_fire_concoction_may_not_be_a_row() -> None:
    """gr_order_fire_concoction, MA R4"""
    assert refusal(arena("", "gr la", hands={"r": ["fir"]}), "bomb c1+c2+c3").key == "monolith-refuse-bomb-shape"


def test_entrenchment_swallows_the_first_wound() -> None:
    """gr_order_entrenchment, MA R28"""
    s = play(arena("c3:r.pla0 c4:b.myg0", "gr la", hands={"r": ["ent", "bat"]}), "entrench c3", "battle")
    assert at(s, "c3") == "r.pla0"


def test_entrenchment_is_for_own_tiles() -> None:
    """gr_order_entrenchment, MA R59"""
    s = arena("c3:b.wra0", "gr la", hands={"r": ["ent"]})
    assert refusal(s, "entrench c3").key == "monolith-refuse-not-yours"


def test_rotation_order_turns_an_own_tile() -> None:
    """gr_order_rotation"""
    assert at(play(arena("c3:r.axe0", "gr la", hands={"r": ["rot"]}), "turn c3/3"), "c3") == "r.axe3"


def test_rotation_order_does_not_turn_the_netted() -> None:
    """gr_order_rotation, T099"""
    s = arena("c3:r.axe0#", "gr de", hands={"r": ["rot"]})
    assert refusal(s, "turn c3/3").key == "monolith-refuse-netted"


def test_false_order_moves_an_enemy_tile() -> None:
    """gr_order_false_order"""
    s = play(arena("c3:b.wra0", "gr la", hands={"r": ["fal"]}), "false c3>c4/2")
    assert at(s, "c4") == "b.wra2"


def test_false_order_is_not_for_own_tiles() -> None:
    """gr_order_false_order"""
    s = arena("c3:r.axe0", "gr la", hands={"r": ["fal"]})
    assert refusal(s, "false c3>c4/2").key == "monolith-refuse-not-an-enemy"
