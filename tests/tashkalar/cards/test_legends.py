"""Legends: what each does and what it may not do."""

from __future__ import annotations

from tests.tashkalar.play import bout, ready, summon


def test_fire_dragon_burns_three_directions_up_to_two_squares() -> None:
    """TK T48, R28"""
    b = summon("fire-dragon", "e5", enemy="d5 c5h d4l c3 d6 b5")
    assert b.having("shoot") == ["e", "s", "se", "sw", "w"]
    b.do("shoot w")
    assert b.line("d5 c5 d4 c3 d6 b5") == "..K..x"
    assert b.fallen == {"b": "ccch"}


def test_fire_dragon_may_not_decline_or_fire_into_its_pattern_first() -> None:
    b = summon("fire-dragon", "e5")
    assert "pass" not in b.options
    assert "n" not in b.having("shoot")


def test_hell_bull_tramples_on_until_a_legend() -> None:
    b = summon("hell-bull", "e5", enemy="e3 e2l e1")
    b.do("move e5 e4", "move e4 e3", "move e3 e2")
    assert b.ask == "act"
    assert b.fallen == {"b": "cl"}


def test_hell_bull_may_not_turn_or_appear_on_an_empty_square() -> None:
    b = summon("hell-bull", "e5").do("move e5 e4")
    assert b.having("move") == ["e4 e3"]
    c = bout("d4 f4 d5h f5h e6", hands={"r": ["hell-bull"]})
    assert c.refused("summon hell-bull e5") == "TK §4.2"


def test_angel_of_death_upgrades_the_victim_and_takes_its_square() -> None:
    """TK T45, R18"""
    b = summon("angel-of-death", "e5", enemy="b3")
    b.do("choose b3")
    assert b.line("e5 b3") == ".Q"
    assert b.fallen == {"b": "h"}


def test_angel_of_death_may_not_choose_itself_and_may_be_declined() -> None:
    b = summon("angel-of-death", "e5", enemy="b3l")
    assert "e5" not in b.having("choose")
    assert "b3" in b.having("choose")
    b.do("pass")
    assert b.fallen == {}


def test_the_eldest_tree_tends_three_squares_each_in_its_way() -> None:
    b = summon("the-eldest-tree", "e5", own="d4", enemy="e4h")
    b.do("destroy e4", "upgrade d4", "place d5")
    assert b.line("e4 d4 d5") == ".Oo"
    assert b.ask == "act"


def test_the_eldest_tree_may_not_use_a_square_twice_or_hurt_a_legend() -> None:
    b = summon("the-eldest-tree", "e5", enemy="e4 d4l")
    assert "d4" not in b.having("destroy")
    b.do("destroy e4")
    assert "e4" not in b.having("place")


def test_bone_catapult_destroys_one_piece_and_the_common_ones_around() -> None:
    b = summon("bone-catapult", "e5", own="h5", enemy="i5l i4 i6h")
    b.do("destroy i5")
    assert b.line("i5 i4 i6 h5") == "..X."
    assert b.fallen == {"b": "cl"}


def test_bone_catapult_may_not_shoot_off_its_lines() -> None:
    b = summon("bone-catapult", "e5", enemy="e9 b2 g4")
    assert not set(b.having("destroy")) & {"e9", "b2", "g4"}


def test_fire_elemental_burns_near_or_far() -> None:
    b = summon("fire-elemental", "e5", enemy="e4h e3 d4")
    assert b.options == ["option 1", "option 2"]
    b.do("option 1")
    assert b.line("e4 e3 d4") == ".x."
    c = summon("fire-elemental", "e5", enemy="e4h e3 d4").do("option 2")
    assert c.line("e4 e3 d4") == "X.."


def test_fire_elemental_may_not_hurt_legends_or_own_pieces() -> None:
    b = summon("fire-elemental", "e5", own="f5", enemy="e4l")  # neither way finds anybody: no question
    assert b.line("f5 e4") == "oK"


def test_leviathan_downgrades_three_or_destroys_four_that_hang_together() -> None:
    """TK R29"""
    b = summon("leviathan", "g3", enemy="a5h a6l b6h")
    b.do("downgrade a5", "downgrade a6", "downgrade b6")
    assert b.line("a5 a6 b6") == "xXx"
    assert b.ask == "act"
    c = summon("leviathan", "g3", enemy="a3 a4 a5 a6 a7")
    c.do("destroy a3", "destroy a4", "destroy a5", "destroy a6")
    assert c.ask == "act"
    assert c.fallen == {"b": "cccc"}


def test_leviathan_may_not_choose_pieces_apart_or_mix_both_ways() -> None:
    b = summon("leviathan", "g3", enemy="a5 a7 b6h")
    b.do("destroy a5")
    assert b.having("downgrade") == []
    assert "a7" not in b.having("destroy")


def test_two_headed_dragon_upgrades_a_piece_used_and_destroys_a_heroic_neighbour() -> None:
    b = summon("two-headed-dragon", "c3", enemy="f3h")
    b.do("upgrade e3", "destroy f3")
    assert b.line("e3 f3") == "Q."
    assert b.fallen == {"b": "h"}


def test_two_headed_dragon_may_not_upgrade_a_heroic_piece_without_a_legendary_one_in_supply() -> None:
    """TK T50"""
    b = summon("two-headed-dragon", "c3", own="a5l a7l")
    assert b.having("upgrade") == ["e5", "f6"]
    b.do("pass")
    assert b.ask == "act"


def test_earth_elemental_destroys_by_red_upgrades_by_green_and_steps_onto_colour() -> None:
    b = summon("earth-elemental", "d4", enemy="d1 c2 i5")
    b.do("destroy d1")
    b.do("upgrade c2")
    b.do("move d4 c3")
    assert b.line("d1 c2 c3") == ".XQ"


def test_earth_elemental_may_not_decline_or_step_onto_a_plain_square() -> None:
    """TK R47"""
    b = summon("earth-elemental", "d4", enemy="d1 c2")
    assert "pass" not in b.options
    b.do("destroy d1")
    while b.having("upgrade"):
        b.do("upgrade " + b.having("upgrade")[0])
    assert set(b.having("move")) <= {"d4 c3", "d4 e5"}


def test_time_elemental_gives_another_turn() -> None:
    """TK R32"""
    b = summon("time-elemental", "e5").do("place a5").finish()
    assert b.fact("turn") == 0
    assert b.fact("actions") == 2
    b.do("place a6", "place a7").finish()
    assert b.fact("turn") == 1


def test_time_elemental_may_not_be_summoned_with_a_common_piece_where_a_heroic_one_is_due() -> None:
    """TK T13"""
    b = bout("d6 f6h e7h d8 f8", hands={"r": ["time-elemental"]})
    assert b.refused("summon time-elemental e5") == "TK §4.2"


def test_storm_elemental_sends_a_piece_that_is_gone_afterwards() -> None:
    """TK T49, R30"""
    b = summon("storm-elemental", "c3", turn="r90", enemy="f2 f3 f5")
    supply = b.fact("supply")[0]
    b.do("place f1", "move f1 f2", "move f2 f3", "move f3 f4", "move f4 f5", "move f5 f6")
    assert b.ask == "act"
    assert b.at("f6") == "."
    assert b.fallen == {"b": "ccc"}
    assert b.fact("supply")[0] == supply


def test_storm_elemental_may_not_send_a_heroic_piece_further_than_three() -> None:
    b = summon("storm-elemental", "c3", turn="r90")
    b.do("place f3 heroic", "move f3 g3", "move g3 h3", "move h3 i3")
    assert b.ask == "act"
    c = summon("storm-elemental", "c3", turn="r90")
    assert "g3" not in c.having("place")  # distance four


def test_storm_elemental_may_be_declined_and_stays() -> None:
    b = summon("storm-elemental", "c3", turn="r90").do("pass")
    assert b.at("c3") == "Q"
    assert b.ask == "act"


def test_titan_destroys_all_around_uncounted() -> None:
    """TK T46, R31"""
    b = summon("titan", "e5", enemy="e5 e4l d4h")
    assert b.line("e4 d4 e6") == "..."
    assert b.fallen == {"b": "c"}


def test_titan_may_not_hurt_a_legend_at_its_corner() -> None:
    b = summon("titan", "e5", enemy="d4l")
    assert b.at("d4") == "K"


def test_a_summoned_legend_scores_a_point_in_a_duel() -> None:
    """TK §8, R3"""
    assert summon("titan", "e5").fact("score") == [1, 0]
    assert ready("titan", "e5", mode="high_form").do("summon titan e5").fact("score") == [1, 0]  # the piece itself
