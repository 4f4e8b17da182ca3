"""The Harbingers of the Forest, tile by tile: what each does, and what it may not do."""

from __future__ import annotations

from tests.monolith.play import arena, at, blows, fight, gives, initiative, now, options, play, refusal


def test_banner_grants_maneuver_beside_it() -> None:
    """hf_banner, MA §7"""
    s = arena("c4:r.ban c3:r.spa0 c1:r.spa0", "hf la")
    assert "maneuver c3>c2/1 by c4" in options(s)
    assert not [o for o in options(s) if o.startswith("maneuver c1")]


def test_banner_does_not_maneuver_itself() -> None:
    """hf_banner, MA §7"""
    assert not [o for o in options(arena("c4:r.ban", "hf la")) if o.startswith("maneuver")]


def test_morlock_takes_a_tough_enemy_along() -> None:
    """hf_morlock"""
    s = fight("c3:r.mor0 c2:b.gol0", "hf gr")
    assert (at(s, "c3"), at(s, "c2")) == (".", ".")


def test_morlock_victim_is_saved_by_regeneration_but_not_the_morlock() -> None:
    """hf_morlock, MA §6, R20"""
    s = fight("c3:r.mor0 c2:b.gol0 c1:b.reg0 c4:r.reg2", "hf gr")
    assert (at(s, "c3"), at(s, "c2"), at(s, "c1"), at(s, "c4")) == (".", "b.gol0", ".", "r.reg2")


def test_spark_shoots_on_two_sides() -> None:
    """hf_spark"""
    assert blows("hf_spa") == [0, 1, 1, 0, 0, 0]
    assert initiative("hf_spa") == [2]


def test_spark_has_no_melee_to_strengthen() -> None:
    """hf_spark, MA §7"""
    s = arena("c3:r.spa0 c4:r.de_ban", "hf gr")
    assert now(s, "c3")["melee"] == [0] * 6


def test_hunter_shoots_twice_in_a_battle() -> None:
    """hf_hunter"""
    assert blows("hf_hun") == [0, 2, 0, 0, 0, 0]
    assert initiative("hf_hun") == [3, 0]


def test_hunter_netted_in_three_still_shoots_in_zero() -> None:
    """hf_hunter, MA §5"""
    s = fight("c3:r.hun5 c1:b.ban d3:b.nig3 e3:r.her0", "hf la")
    assert s.hp == [20, 19]


def test_sorcerer_shoots_two_in_front() -> None:
    """hf_sorcerer"""
    assert blows("hf_sor") == [2, 0, 0, 0, 0, 0]
    assert initiative("hf_sor") == [2]


def test_sorcerer_is_frail() -> None:
    """hf_sorcerer"""
    assert at(fight("c3:r.sor0 c4:b.pup1", "hf gr"), "c3") == "."


def test_herne_strikes_two_and_maneuvers() -> None:
    """hf_herne"""
    assert blows("hf_her") == [0, 0, 0, 0, 0, 2]
    assert initiative("hf_her") == [2]
    assert "maneuver c3>c4/0" in options(arena("c3:r.her0", "hf gr"))


def test_herne_may_not_maneuver_while_netted() -> None:
    """hf_herne, MA §6"""
    assert refusal(arena("c3:r.her0 c2:b.nig1", "hf la"), "maneuver c3>c4/0").key == "monolith-refuse-netted"


def test_assassin_strikes_whom_it_likes() -> None:
    """hf_assassin"""
    assert initiative("hf_ass") == [3]
    s = fight("a3:r.ass0 e1:b.wra0 c3:b.str0", "hf la", "strike a3>c3")
    assert (at(s, "c3"), at(s, "e1")) == ("b.str0!", "b.wra0")


def test_assassin_may_not_strike_an_ally_or_nobody() -> None:
    """hf_assassin, MA R7"""
    s = arena("a3:r.ass0 c3:g.axe0 e1:b.wra0 e3:b.wra0", "hf la gr de", phase="battle")
    assert options(s) == ["strike a3>e1", "strike a3>e3"]


def test_wyrm_strikes_all_around_twice() -> None:
    """hf_wyrm"""
    assert blows("hf_wyr") == [2, 2, 2, 2, 2, 2]
    assert initiative("hf_wyr") == [2, 1]
    assert "maneuver c3>c4/0" in options(arena("c3:r.wyr0", "hf gr"))


def test_wyrm_does_not_maneuver_in_the_turn_of_another() -> None:
    """hf_wyrm, MA §3"""
    assert not [o for o in options(arena("c3:b.wyr0", "de hf")) if o.startswith("maneuver")]


def test_rune_of_minor_acceleration_connects_all_sides() -> None:
    """hf_rune_minor_acceleration"""
    assert gives("hf_min", "initiative") == [0, 1, 2, 3, 4, 5]


def test_rune_of_minor_acceleration_does_nothing_for_a_morlock() -> None:
    """hf_rune_minor_acceleration, MA §6"""
    assert now(arena("c3:r.min0 c4:r.mor0", "hf la"), "c4")["initiative"] == []


def test_rune_of_greater_acceleration_adds_two_on_three_sides() -> None:
    """hf_rune_greater_acceleration"""
    assert gives("hf_gre", "initiative") == [2, 3, 4]
    assert now(arena("c3:r.gre0 c4:r.hun0", "hf la"), "c4")["initiative"] == [5, 2]


def test_rune_of_greater_acceleration_does_not_relay() -> None:
    """hf_rune_greater_acceleration, MA §7"""
    s = arena("c2:r.gre0 c3:r.min0 c4:r.spa0", "hf la")
    assert now(s, "c4")["initiative"] == [3]


def test_rune_of_regeneration_connects_two_sides_apart() -> None:
    """hf_rune_regeneration"""
    assert gives("hf_reg", "regeneration") == [1, 3]


def test_rune_of_regeneration_does_not_save_between_its_sides() -> None:
    """hf_rune_regeneration"""
    s = fight("c3:r.reg0 d3:r.min0 d4:b.axe0", "hf gr")
    assert (at(s, "c3"), at(s, "d3")) == ("r.reg0", ".")


def test_rune_of_accuracy_strengthens_shots_all_around() -> None:
    """hf_rune_accuracy"""
    assert gives("hf_acc", "ranged") == [0, 1, 2, 3, 4, 5]
    assert now(arena("c3:r.acc0 c4:r.sor0", "hf la"), "c4")["ranged"] == [3, 0, 0, 0, 0, 0]


def test_rune_of_accuracy_does_not_help_blades() -> None:
    """hf_rune_accuracy, MA §7"""
    assert now(arena("c3:r.acc0 c4:r.her0", "hf la"), "c4")["melee"] == [0, 0, 0, 0, 0, 2]


def test_rune_of_double_attack_fills_the_gap_of_the_hunter() -> None:
    """hf_rune_double_attack, MA R11"""
    assert gives("hf_dou", "double_attack") == [0, 1, 2, 3, 4, 5]
    assert now(arena("c3:r.dou0 c4:r.hun0", "hf la"), "c4")["initiative"] == [3, 2, 0]


def test_rune_of_double_attack_does_nothing_for_a_morlock() -> None:
    """hf_rune_double_attack, MA §6"""
    s = fight("c3:r.mor0 c2:b.ban c4:r.dou0", "hf gr")
    assert (at(s, "c3"), s.hp) == (".", [20, 20])


def test_battle_order_starts_a_battle() -> None:
    """hf_order_battle"""
    s = play(arena("c3:r.her1 c2:b.gol0", "hf gr", hands={"r": ["bat"]}), "battle")
    assert at(s, "c2") == "b.gol0!!"


def test_battle_order_must_be_in_the_hand() -> None:
    """hf_order_battle, MA §4"""
    assert refusal(arena("", "hf gr", hands={"r": ["mov"]}), "battle").key == "monolith-refuse-no-order"


def test_move_order_moves_a_banner() -> None:
    """hf_order_move"""
    assert at(play(arena("c3:r.ban", "hf gr", hands={"r": ["mov"]}), "move c3>c4"), "c4") == "r.ban0"


def test_move_order_is_spent() -> None:
    """hf_order_move"""
    s = play(arena("c3:r.spa0", "hf gr", hands={"r": ["mov"]}), "move c3>c4/0")
    assert refusal(s, "move c4>c5/0").key == "monolith-refuse-no-order"


def test_precise_shot_wounds_through_armour() -> None:
    """hf_order_precise_shot"""
    assert at(play(arena("c3:b.dra0", "hf de", hands={"r": ["sho"]}), "shoot c3"), "c3") == "."


def test_precise_shot_is_not_for_banners() -> None:
    """hf_order_precise_shot"""
    s = arena("c3:b.ban", "hf de", hands={"r": ["sho"]})
    assert refusal(s, "shoot c3").key == "monolith-refuse-not-a-banner"
