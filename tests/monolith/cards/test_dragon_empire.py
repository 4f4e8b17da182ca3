"""The Dragon Empire, tile by tile: what each does, and what it may not do."""

from __future__ import annotations

from tests.monolith.play import arena, at, blows, fight, gives, initiative, now, options, play, refusal


def test_banner_strengthens_melee_beside_it() -> None:
    """de_banner, MA §7"""
    s = arena("c4:r.ban c3:r.pik0 c2:r.pik0 b4:r.arq0", "de la")
    assert now(s, "c3")["melee"] == [2, 2, 2, 0, 0, 2]
    assert now(s, "c2")["melee"] == [1, 1, 1, 0, 0, 1]


def test_banner_gives_no_melee_to_who_has_none_and_nothing_to_itself() -> None:
    """de_banner, MA §7, T025"""
    s = arena("c4:r.ban c3:r.arq0", "de la")
    assert now(s, "c3")["melee"] == [0] * 6
    assert now(s, "c3")["ranged"] == [1, 0, 0, 0, 0, 0]
    assert now(s, "c4")["melee"] == [1] * 6


def test_pikeman_strikes_four_sides() -> None:
    """de_pikeman"""
    assert blows("de_pik") == [1, 1, 1, 0, 0, 1]
    assert initiative("de_pik") == [2]


def test_pikeman_does_not_reach_the_second_hex() -> None:
    """de_pikeman"""
    assert at(fight("c3:r.pik0 c1:b.gol0", "de gr"), "c1") == "b.gol0"


def test_knight_strikes_two_in_front() -> None:
    """de_knight"""
    assert blows("de_kni") == [2, 0, 0, 0, 0, 0]
    assert initiative("de_kni") == [1]


def test_knight_has_armour_in_front_toughness_maneuver_and_cavalry() -> None:
    """de_knight"""
    s = arena("c3:r.kni0", "de gr")
    tile = now(s, "c3")
    assert tile["armour"] == [1, 1, 0, 0, 0, 1]
    assert tile["life"] == 2
    assert set(tile["printed"]["features"]) == {"maneuver", "toughness", "cavalry"}
    assert "maneuver c3>c4/3" in options(s)


def test_knight_may_not_maneuver_two_hexes() -> None:
    """de_knight, MA §6"""
    assert refusal(arena("c3:r.kni0", "de gr"), "maneuver c3>c5/0").rule == "MA §8"


def test_dragon_rider_strikes_three_in_front() -> None:
    """de_dragon_rider"""
    assert blows("de_dra") == [3, 0, 0, 0, 0, 0]
    assert initiative("de_dra") == [2]
    tile = now(arena("c3:r.dra0", "de gr"), "c3")
    assert tile["armour"] == [1, 1, 0, 0, 0, 1]
    assert set(tile["printed"]["features"]) == {"maneuver", "cavalry"}


def test_dragon_rider_has_no_toughness() -> None:
    """de_dragon_rider"""
    assert at(fight("c3:r.dra0 c4:b.pup1", "de gr"), "c3") == "."


def test_swordsman_strikes_beside_its_front() -> None:
    """de_swordsman"""
    assert blows("de_swo") == [0, 1, 0, 0, 0, 1]
    assert initiative("de_swo") == [3]


def test_swordsman_has_no_armour() -> None:
    """de_swordsman"""
    assert now(arena("c3:r.swo0", "de gr"), "c3")["armour"] == [0] * 6


def test_landsknecht_strikes_two_and_one() -> None:
    """de_landsknecht"""
    assert blows("de_lan") == [0, 2, 1, 0, 0, 0]
    assert initiative("de_lan") == [2]


def test_landsknecht_is_armoured_where_it_strikes_and_nowhere_else() -> None:
    """de_landsknecht"""
    assert now(arena("c3:r.lan0", "de gr"), "c3")["armour"] == [0, 1, 1, 0, 0, 0]


def test_arquebusier_shoots_in_front_over_any_distance() -> None:
    """de_arquebusier"""
    assert initiative("de_arq") == [2]
    assert at(fight("c5:r.arq0 c1:b.gol1", "de gr"), "c1") == "b.gol1!"


def test_arquebusier_does_not_shoot_through_an_enemy() -> None:
    """de_arquebusier"""
    s = fight("c5:r.arq0 c3:b.gol1 c1:b.gol1", "de gr")
    assert (at(s, "c3"), at(s, "c1")) == ("b.gol1!", "b.gol1")


def test_rune_of_minor_acceleration_raises_initiative_all_around() -> None:
    """de_rune_minor_acceleration"""
    assert gives("de_min", "initiative") == [0, 1, 2, 3, 4, 5]
    assert now(arena("c3:r.min0 c4:r.kni0", "de la"), "c4")["initiative"] == [2]


def test_rune_of_minor_acceleration_does_nothing_for_enemies() -> None:
    """de_rune_minor_acceleration, MA §7"""
    assert now(arena("c3:r.min0 c4:b.kni0", "de de"), "c4")["initiative"] == [1]


def test_rune_of_regeneration_connects_two_sides_and_saves() -> None:
    """de_rune_regeneration"""
    assert gives("de_reg", "regeneration") == [3, 4]
    s = fight("c3:r.reg0 c4:r.pik3 c5:b.pup1", "de gr")
    assert (at(s, "c3"), at(s, "c4")) == (".", "r.pik3")


def test_rune_of_regeneration_does_not_save_what_it_is_not_connected_to() -> None:
    """de_rune_regeneration"""
    s = fight("c3:r.reg0 c2:r.arq3 c1:b.pup4", "de gr")
    assert (at(s, "c3"), at(s, "c2")) == ("r.reg0", ".")


def test_rune_of_agility_grants_maneuver_all_around() -> None:
    """de_rune_agility"""
    assert gives("de_agi", "maneuver") == [0, 1, 2, 3, 4, 5]
    assert "maneuver c4>c5/0 by c3" in options(arena("c3:r.agi0 c4:r.pik0", "de la"))


def test_rune_of_agility_does_not_move_itself_or_enemies() -> None:
    """de_rune_agility"""
    s = arena("c3:r.agi0 c4:b.pik0", "de de")
    assert not [o for o in options(s) if o.startswith("maneuver")]


def test_rune_of_strength_strengthens_three_sides() -> None:
    """de_rune_strength"""
    assert gives("de_str", "melee") == [2, 3, 4]


def test_rune_of_strength_gives_no_attack() -> None:
    """de_rune_strength, MA §7"""
    assert now(arena("c3:r.str0 c4:r.arq0", "de la"), "c4")["melee"] == [0] * 6


def test_rune_of_charge_lets_cavalry_charge_from_afar() -> None:
    """de_rune_charge"""
    s = arena("a1:r.cha0 c4:r.kni0 d2:b.ban", "de gr", hands={})
    assert play(s, "charge c4>c3/1 d2 by a1").hp == [20, 18]


def test_rune_of_charge_is_of_no_use_to_infantry() -> None:
    """de_rune_charge"""
    s = arena("a1:r.cha0 c4:r.pik0 d2:b.ban", "de gr", hands={})
    assert refusal(s, "charge c4>c3/1 d2 by a1").key == "monolith-refuse-no-cavalry"


def test_battle_or_charge_starts_a_battle() -> None:
    """de_order_battle_charge"""
    s = play(arena("c3:r.pik0 c2:b.wra0", "de la", hands={"r": ["bat"]}), "battle")
    assert (at(s, "c2"), s.active) == (".", 1)


def test_battle_or_charge_charges_instead() -> None:
    """de_order_battle_charge"""
    s = play(arena("c4:r.dra0 d2:b.gol0", "de gr", hands={"r": ["bat"]}), "charge c4>c3/1 d2")
    assert (at(s, "c3"), at(s, "d2")) == ("r.dra1", ".")


def test_battle_or_charge_is_no_battle_after_a_last_draw() -> None:
    """de_order_battle_charge, MA §9"""
    s = arena("c3:r.pik0", "de la", hands={"r": ["bat"]}, drawn_out=True, due=["b"])
    assert refusal(s, "battle").rule == "MA §9"


def test_move_order_steps_and_turns() -> None:
    """de_order_move"""
    s = play(arena("c3:r.pik0", "de la", hands={"r": ["mov"]}), "move c3>d3/4")
    assert at(s, "d3") == "r.pik4"


def test_move_order_is_not_for_enemy_tiles() -> None:
    """de_order_move"""
    s = arena("c3:b.wra0", "de la", hands={"r": ["mov"]})
    assert refusal(s, "move c3>d3/4").key == "monolith-refuse-not-yours"


def test_net_order_holds_until_the_next_battle_ends() -> None:
    """de_order_net"""
    s = play(arena("c3:b.myg0 c2:r.pik0", "de la", hands={"r": ["net", "bat"]}), "net c3")
    assert now(s, "c3")["netted"]
    play(s, "battle")
    assert (at(s, "c2"), at(s, "c3")) == ("r.pik0", "b.myg0")
    assert not now(s, "c3")["netted"]


def test_net_order_is_not_for_own_tiles() -> None:
    """de_order_net"""
    s = arena("c2:r.pik0 c3:b.myg0", "de la", hands={"r": ["net"]})
    assert refusal(s, "net c2").key == "monolith-refuse-not-an-enemy"
