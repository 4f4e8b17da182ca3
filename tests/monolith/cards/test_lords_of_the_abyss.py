"""The Lords of the Abyss, tile by tile: what each does, and what it may not do."""

from __future__ import annotations

from tests.monolith.play import arena, at, blows, fight, gives, initiative, now, options, play, refusal


def test_banner_makes_attacks_beside_it_venomous() -> None:
    """la_banner, MA §7"""
    s = fight("c4:r.ban c3:r.myg0 c2:b.gol1", "la gr")
    assert at(s, "c2") == "b.gol1!p"


def test_banner_venom_does_not_add_to_printed_venom_nor_to_itself() -> None:
    """la_banner, MA §7"""
    s = fight("c4:r.ban c3:r.spi4 c2:b.gol1 b4:b.gol0", "la gr")
    assert (at(s, "c2"), at(s, "b4")) == ("b.gol1!p", "b.gol0!")


def test_mygalomorph_strikes_every_other_side() -> None:
    """la_mygalomorph"""
    assert blows("la_myg") == [1, 0, 1, 0, 1, 0]
    assert initiative("la_myg") == [3]


def test_mygalomorph_has_no_venom() -> None:
    """la_mygalomorph, MA R2"""
    assert not now(arena("c3:r.myg0", "la gr"), "c3")["venom"]


def test_spike_strikes_with_venom() -> None:
    """la_spike, MA R2"""
    assert blows("la_spi") == [0, 0, 1, 0, 0, 0]
    assert initiative("la_spi") == [1]
    assert at(fight("c3:r.spi4 c2:b.gol1", "la gr"), "c2") == "b.gol1!p"


def test_spike_poisons_nobody_it_eliminates() -> None:
    """la_spike, MA §6"""
    s = fight("c3:r.spi4 c2:b.rei0", "la gr")
    assert (at(s, "c2"), s.pool) == (".", 5)


def test_chaos_strikes_and_shoots() -> None:
    """la_chaos"""
    assert blows("la_cha") == [0, 1, 0, 0, 0, 2]
    assert initiative("la_cha") == [2]
    assert at(fight("c5:r.cha5 c2:b.gol1", "la gr"), "c2") == "b.gol1!"


def test_chaos_has_armour_between_blade_and_bow_only() -> None:
    """la_chaos"""
    assert now(arena("c3:r.cha0", "la gr"), "c3")["armour"] == [1, 0, 0, 0, 0, 0]


def test_horror_nets_and_strikes_in_front() -> None:
    """la_horror"""
    assert blows("la_hor") == [2, 0, 0, 0, 0, 0]
    assert initiative("la_hor") == [0]
    assert now(arena("c3:r.hor0 c2:b.axe0", "la gr"), "c2")["netted"]


def test_horror_nets_nobody_at_its_side() -> None:
    """la_horror"""
    assert not now(arena("c3:r.hor0 c4:b.axe0", "la gr"), "c4")["netted"]


def test_nightmare_nets_one_side_and_teleports() -> None:
    """la_nightmare"""
    s = arena("c3:r.nig0 d3:b.axe0", "la gr", hands={})
    assert now(s, "d3")["netted_by"] == ["c3"]
    play(s, "teleport c3>a1/3")
    assert not now(s, "d3")["netted"]


def test_nightmare_does_not_attack() -> None:
    """la_nightmare"""
    assert blows("la_nig") == [0] * 6
    assert initiative("la_nig") == []


def test_wraith_strikes_two_sides_and_teleports() -> None:
    """la_wraith, MA R2"""
    assert blows("la_wra") == [1, 0, 0, 0, 0, 1]
    assert initiative("la_wra") == [2]
    assert "teleport c3>e1/5" in options(arena("c3:r.wra0", "la gr"))


def test_wraith_has_no_maneuver() -> None:
    """la_wraith, MA R2"""
    assert refusal(arena("c3:r.wra0", "la gr"), "maneuver c3>c4/0").key == "monolith-refuse-no-feature"


def test_demon_strikes_two_on_three_sides() -> None:
    """la_demon"""
    assert blows("la_dem") == [2, 2, 0, 0, 0, 2]
    assert initiative("la_dem") == [1]


def test_demon_replaces_an_enemy_tile() -> None:
    """la_demon, MA §6"""
    s = play(arena("c3:b.gol0", "la gr", hands={"r": ["dem"]}), "place dem c3/2")
    assert at(s, "c3") == "r.dem2"


def test_demon_may_not_replace_a_banner_or_an_own_tile() -> None:
    """la_demon, MA §6"""
    s = arena("c3:b.ban c4:r.wra0", "la gr", hands={"r": ["dem"]})
    assert refusal(s, "place dem c3/0").key == "monolith-refuse-transform-banner"
    assert refusal(s, "place dem c4/0").key == "monolith-refuse-transform-own"


def test_rune_of_disarmament_disarms_enemies_on_two_sides() -> None:
    """la_rune_disarmament"""
    s = arena("c3:r.dis0 c4:b.axe0 b3:b.ban d3:b.axe0", "la gr")
    assert now(s, "c4")["disarmed_by"] == ["c3"]
    assert now(s, "b3")["disarmed"]
    assert not now(s, "d3")["disarmed"]


def test_rune_of_disarmament_spares_own_tiles_and_leaves_auras() -> None:
    """la_rune_disarmament, MA §6"""
    s = arena("c3:r.dis0 c4:r.wra0 b3:b.ban b4:b.axe0", "la gr")
    assert not now(s, "c4")["disarmed"]
    assert now(s, "b4")["life"] == 2


def test_rune_of_minor_acceleration_connects_four_sides() -> None:
    """la_rune_minor_acceleration"""
    assert gives("la_min", "initiative") == [0, 2, 3, 4]


def test_rune_of_minor_acceleration_stops_while_netted() -> None:
    """la_rune_minor_acceleration, MA §6"""
    assert now(arena("c3:r.min0# c4:r.wra0", "la de"), "c4")["initiative"] == [2]


def test_rune_of_teleportation_lends_teleport_downwards() -> None:
    """la_rune_teleportation"""
    assert gives("la_tel", "teleport") == [3]
    assert "teleport c4>e1/0 by c3" in options(arena("c3:r.tel0 c4:r.myg0", "la gr"))


def test_rune_of_teleportation_does_not_teleport_itself() -> None:
    """la_rune_teleportation, MA §7"""
    assert refusal(arena("c3:r.tel0", "la gr"), "teleport c3>e1/0").key == "monolith-refuse-no-feature"


def test_rune_of_strength_strengthens_and_is_tough() -> None:
    """la_rune_strength"""
    assert gives("la_str", "melee") == [3, 4]
    assert now(arena("c3:r.str0", "la gr"), "c3")["life"] == 2


def test_rune_of_strength_does_not_lend_its_toughness() -> None:
    """la_rune_strength, MA §7"""
    assert now(arena("c3:r.str0 c4:r.wra0", "la gr"), "c4")["life"] == 1


def test_rune_of_regeneration_connects_one_side() -> None:
    """la_rune_regeneration"""
    assert gives("la_reg", "regeneration") == [3]
    assert at(fight("c3:r.reg0 c4:r.tel0 c5:b.pup1", "la gr"), "c4") == "r.tel0"


def test_rune_of_regeneration_saves_only_once() -> None:
    """la_rune_regeneration, MA R17"""
    s = fight("c3:r.reg0 c4:r.tel0 c5:b.axe0", "la gr")
    assert (at(s, "c3"), at(s, "c4")) == (".", ".")


def test_rune_of_double_attack_connects_two_sides() -> None:
    """la_rune_double_attack"""
    assert gives("la_dou", "double_attack") == [3, 4]
    assert now(arena("c3:r.dou0 c4:r.wra0", "la gr"), "c4")["initiative"] == [2, 1]


def test_rune_of_double_attack_gives_no_attack_to_a_rune() -> None:
    """la_rune_double_attack, MA §7"""
    assert now(arena("c3:r.dou0 c4:r.tel0", "la gr"), "c4")["initiative"] == []


def test_battle_order_starts_a_battle() -> None:
    """la_order_battle"""
    s = play(arena("c3:r.myg0 c2:b.axe3", "la gr", hands={"r": ["bat"]}), "battle")
    assert at(s, "c2") == "."


def test_battle_order_is_not_for_the_last_turns() -> None:
    """la_order_battle, MA §9"""
    s = arena("c3:r.myg0", "la gr", hands={"r": ["bat"]}, drawn_out=True, due=["b"])
    assert refusal(s, "battle").key == "monolith-refuse-battle-too-late"


def test_move_order_may_only_turn() -> None:
    """la_order_move"""
    assert at(play(arena("c3:r.myg0", "la gr", hands={"r": ["mov"]}), "move c3>c3/1"), "c3") == "r.myg1"


def test_move_order_must_change_something() -> None:
    """la_order_move"""
    s = arena("c3:r.myg0", "la gr", hands={"r": ["mov"]})
    assert refusal(s, "move c3>c3/0").key == "monolith-refuse-no-change"


def test_push_order_pushes_a_banner_too() -> None:
    """la_order_push, MA R40"""
    s = play(arena("c3:r.wra0 c2:b.ban", "la gr", hands={"r": ["pus"]}), "push c3>c2", "retreat c2>c1")
    assert at(s, "c1") == "b.ban0"


def test_push_order_does_not_turn_the_pushed_tile() -> None:
    """la_order_push, MA §8"""
    s = play(arena("c3:r.wra0 c2:b.axe4", "la gr", hands={"r": ["pus"]}), "push c3>c2", "retreat c2>b1")
    assert at(s, "b1") == "b.axe4"
