"""Flares: what each half does, and when it may not be invoked. TK §6"""

from __future__ import annotations

import pytest

from tests.tashkalar.play import Play, bout

SPREAD = "a3 a4 a5 a6 a7 i3 i4 i5 i6 i7"


def met(flare: str, own: str, upgraded: int, pieces: int, mode: str = "duel", actions: int = 2) -> Play:
    """Seat 0 owns `own`; the enemy has that many more upgraded pieces and that many more pieces in all."""
    mine = own.split()
    high = sum(1 for w in mine if w[-1] in "hl") + upgraded
    names = [n for n in SPREAD.split() if n not in [w.rstrip("hl") for w in mine]]
    count = len(mine) + pieces
    assert high <= count <= len(names)
    foes = [n + ("h" if i < high else "") for i, n in enumerate(names[:count])]
    return bout(own, " ".join(foes), mode=mode, hands={"r": [flare]}, actions=actions)


THRESHOLDS = {
    "f01": (3, 6),
    "f02": (4, 4),
    "f03": (3, 5),
    "f04": (4, 5),
    "f05": (3, 6),
    "f06": (4, 4),
    "f07": (4, 6),
    "f08": (4, 5),
    "f09": (5, 4),
    "f10": (5, 5),
    "f11": (3, 4),
    "f12": (2, 5),
}


@pytest.mark.parametrize("flare", THRESHOLDS)
def test_a_flare_may_not_be_invoked_below_both_numbers(flare: str) -> None:
    """TK §6"""
    upper, lower = THRESHOLDS[flare]
    few = min(upper - 1, lower - 1)
    b = met(flare, "e5", few, lower - 1)
    assert b.having("flare") == []
    assert b.refused(f"flare {flare}") == "TK §6"


@pytest.mark.parametrize("flare", THRESHOLDS)
def test_one_number_is_enough(flare: str) -> None:
    """TK §6"""
    upper, lower = THRESHOLDS[flare]
    assert met(flare, "e5", upper, max(upper - 1, lower - 1)).having("flare") == [flare]
    assert met(flare, "e5", 0, lower).having("flare") == [flare]


def test_f01_places_a_common_piece_and_a_heroic_one() -> None:
    b = met("f01", "e5", 3, 6).do("flare f01", "place c5", "place g5 heroic")
    assert b.line("c5 g5") == "oO"
    assert b.ask == "act"


def test_f02_places_one_piece_for_each_half() -> None:
    b = met("f02", "e5", 4, 4).do("flare f02", "place c5", "place g5")
    assert b.line("c5 g5") == "oo"


def test_f03_moves_common_pieces_and_gives_an_action() -> None:
    b = met("f03", "e5 e6h", 3, 5).do("flare f03")
    assert not [o for o in b.having("move") if o.startswith("e6")]
    b.do("move e5 e4", "move e4 e3", "move e3 e2")
    assert b.fact("actions") == 3


def test_f04_places_or_converts() -> None:
    b = met("f04", "e5", 0, 5).do("flare f04", "convert a3")
    assert b.at("a3") == "o"
    c = met("f04", "e5", 0, 5).do("flare f04", "place e4")
    assert c.at("e4") == "o"
    d = met("f04", "e5", 4, 4).do("flare f04")
    assert d.having("convert") == []  # the upper half only places


def test_f05_moves_or_upgrades_and_places_two() -> None:
    b = met("f05", "e5 e6", 3, 6).do("flare f05")
    assert "pass" not in b.options
    b.do("upgrade e5", "place c5", "place g5")
    assert b.line("e5 c5 g5") == "Ooo"


def test_f06_places_or_upgrades_and_leaps() -> None:
    b = met("f06", "e5", 4, 4).do("flare f06", "upgrade e5")
    assert b.ask == "act"  # no common piece is left to leap
    c = met("f06", "e5", 0, 4).do("flare f06", "leap e5 a3")
    assert c.fallen == {"b": "c"}


def test_f07_upgrades_and_gains() -> None:
    b = met("f07", "e5 e6", 0, 6).do("flare f07", "upgrade e5")
    assert b.fact("actions") == 3
    c = met("f07", "e5", 4, 4).do("flare f07", "place e4")
    assert c.fact("actions") == 2


def test_f08_gives_an_action_after_the_last_one() -> None:
    """TK T53, R6"""
    b = met("f08", "e5", 4, 4, actions=0).do("flare f08")
    assert b.fact("actions") == 1
    assert b.ask == "act"
    c = met("f08", "e5", 0, 5).do("flare f08", "place e4")
    assert c.at("e4") == "o"


def test_f09_makes_both_moves_once_begun() -> None:
    """TK R25"""
    b = met("f09", "b3 e5", 0, 4).do("flare f09", "move b3 a3")
    assert "pass" not in b.options
    assert "a3 a4" not in b.having("move")  # the combat move is used
    c = met("f09", "e5", 5, 4).do("flare f09", "place e4 heroic")
    assert "pass" in c.options


def test_f10_places_two_or_one() -> None:
    b = met("f10", "e5", 5, 5).do("flare f10", "place e4", "place e3", "place e2")
    assert b.line("e4 e3 e2") == "ooo"


def test_f11_gives_one_combat_move_or_two_standard_ones() -> None:
    b = met("f11", "b3 e5h", 0, 4).do("flare f11", "move b3 a4")
    assert b.ask == "act"
    c = met("f11", "b3 e5h", 0, 4).do("flare f11", "move e5 e4")
    assert "b3 a4" not in c.having("move")
    c.do("move e4 e3")
    assert c.ask == "act"


def test_f12_leaps_onto_an_empty_square_or_gives_an_action() -> None:
    b = met("f12", "e5", 2, 4).do("flare f12")
    assert "e5 a3" not in b.having("leap")
    b.do("leap e5 e1")
    assert b.fact("actions") == 2
    assert met("f12", "e5", 0, 5).do("flare f12").fact("actions") == 3


def test_the_upper_half_alone_when_only_its_number_is_met() -> None:
    """TK T51"""
    b = met("f12", "e5", 2, 4).do("flare f12", "pass")
    assert b.fact("actions") == 2


def test_a_flare_gives_the_opponent_one_point_in_a_duel_only() -> None:
    """TK §6, R5"""
    assert met("f02", "e5", 4, 4).do("flare f02").fact("score") == [0, 1]
    assert met("f02", "e5", 4, 4, mode="high_form").do("flare f02").fact("score") == [0, 0]


def test_criteria_are_read_once() -> None:
    """TK R4: placing with the upper half does not switch the lower one off."""
    b = met("f02", "e5", 4, 4).do("flare f02", "place c5")
    assert b.having("place") != []
    assert b.fact("flares_discard") == []  # not discarded until all is done
    b.do("place g5")
    assert b.fact("flares_discard") == ["f02"]


def test_a_flare_may_be_invoked_though_it_can_do_nothing() -> None:
    """TK R5"""
    b = bout("e5h", "a3 a4 a5 a6 a7", hands={"r": ["f06"]}).do("flare f06")
    assert b.ask == "act"
    assert b.fact("score") == [0, 1]


def test_in_melee_an_opponent_is_chosen_who_meets_a_criterion() -> None:
    """TK T54, R52"""
    b = bout("e5", "a3 a4 a5 a6 a7", "i3 i4", hands={"r": ["f02"]})
    assert b.having("flare") == ["f02 b"]
    b.do("flare f02 b")
    assert b.fact("score")[1] == {"r": 1, "g": 0}


# --- what each may not do -----------------------------------------------------------------------------


def test_f01_may_not_place_a_common_piece_by_its_lower_half() -> None:
    b = met("f01", "e5", 0, 6).do("flare f01")
    assert {o.split()[1] for o in b.having("place")} == {"heroic"}
    assert "pass" not in b.options


def test_f02_may_not_be_declined_or_place_on_another_piece() -> None:
    b = met("f02", "e5", 0, 4).do("flare f02")
    assert "pass" not in b.options
    assert not {"e5", "a3"} & set(b.having("place"))


def test_f03_may_not_capture_an_equal_piece_or_move_a_fourth_time() -> None:
    b = met("f03", "b5", 3, 2).do("flare f03")
    assert "b5 a5" not in b.having("move")
    assert b.do("move b5 c5", "move c5 d5", "move d5 e5").ask == "act"


def test_f04_may_not_convert_a_heroic_piece() -> None:
    b = met("f04", "e5", 2, 5).do("flare f04")
    assert not {"a3", "a4"} & set(b.having("convert"))
    assert "a5" in b.having("convert")


def test_f05_may_not_upgrade_or_move_a_heroic_piece() -> None:
    b = met("f05", "e5h e6", 3, 5).do("flare f05")
    assert b.having("upgrade") == ["e6"]
    assert not [o for o in b.having("move") if o.startswith("e5")]


def test_f06_may_not_leap_onto_a_higher_rank() -> None:
    b = met("f06", "e5 e6h", 1, 4).do("flare f06")
    assert "e5 a3" not in b.having("leap")
    assert "e5 i3" in b.having("leap")
    assert not [o for o in b.having("leap") if o.startswith("e6")]


def test_f07_may_not_upgrade_a_heroic_piece_but_still_gives_the_action() -> None:
    b = met("f07", "e5h", 0, 6).do("flare f07")
    assert (b.at("e5"), b.fact("actions")) == ("O", 3)


def test_f08_may_not_give_an_action_by_its_lower_half() -> None:
    assert met("f08", "e5", 0, 5).do("flare f08", "place e4").fact("actions") == 2


def test_f09_may_not_move_heroic_pieces_or_make_two_combat_moves() -> None:
    b = met("f09", "b4 b5 e5h", 0, 4).do("flare f09")
    assert not [o for o in b.having("move") if o.startswith("e5")]
    b.do("move b4 a5")  # the enemy on a5 is common too: that was the combat move
    assert "b5 a6" not in b.having("move")


def test_f10_may_not_stop_after_the_first_piece() -> None:
    b = met("f10", "e5", 5, 4).do("flare f10", "place c5")
    assert "pass" not in b.options
    assert b.do("place g5").ask == "act"


def test_f11_may_not_go_on_after_a_combat_move() -> None:
    assert met("f11", "b5 e5", 0, 4).do("flare f11", "move b5 a6").ask == "act"


def test_f12_may_not_leap_onto_a_piece_or_with_a_heroic_one() -> None:
    leaps = met("f12", "e5 e6h", 2, 2).do("flare f12").having("leap")
    assert "e5 c5" in leaps
    assert not [o for o in leaps if o.startswith("e6") or o.endswith(("a3", "a4"))]
