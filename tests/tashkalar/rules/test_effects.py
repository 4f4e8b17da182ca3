"""What holds for all effects. TK §1, §5"""

from __future__ import annotations

from arenarium.games.tashkalar.game import GAME
from tests.tashkalar.play import bout, ready, summon


def test_each_mode_has_its_players_and_its_goal() -> None:
    """TK §1"""
    goals = {
        (m.name, n): GAME.view(GAME.position({"mode": m.name, "seats": n}, {}), 0)["goal"]
        for m in GAME.modes
        for n in m.seats
    }
    assert goals == {
        ("high_form", 2): 9,
        ("duel", 2): 18,
        ("melee", 3): 12,
        ("melee", 4): 10,
        ("high_form_teams", 4): 9,
        ("duel_teams", 4): 18,
    }


def test_destroyed_pieces_are_back_in_supply_at_once() -> None:
    """TK R12"""
    b = bout("d6 e5", "c7", hands={"r": ["messenger"]})
    before = b.fact("supply")[1]
    b.do("summon messenger c7")
    assert b.fact("supply")[1] == before + 1


def test_upgrading_an_enemy_uses_the_enemys_supply() -> None:
    """TK R45"""
    b = summon("angel-of-death", "e5", enemy="b3h", legendary_supply={"b": 0}).do("choose b3")
    assert b.fallen == {"b": "h"}  # it could not become legendary, and dies as a heroic piece
    c = summon("angel-of-death", "e5", enemy="b3h").do("choose b3")
    assert c.fallen == {"b": "l"}


def test_downgrading_a_legend_uses_a_two_sided_piece_of_its_owner() -> None:
    """TK R45"""
    b = summon("leviathan", "g3", enemy="a5l a6h", supply={"b": 0})
    assert b.having("downgrade") == sorted(n for n in b.having("downgrade") if n != "a5")
    assert "a6" in b.having("downgrade")


def test_in_a_team_pieces_are_shared_but_hands_are_not() -> None:
    """TK R49"""
    schools = ["northern", "highland", "sylvan", "southern"]
    b = bout("d6 e5", "", mode="duel_teams", schools=schools, turn=2, hands={"r": ["messenger"], "g": ["sapling"]})
    assert b.seat == 2
    assert not [o for o in b.having("summon") if o.startswith("messenger")]
    c = bout("e6 e7", "", mode="duel_teams", schools=schools, turn=2, hands={"g": ["sapling"]})
    assert "sapling e5" in c.having("summon")


def test_a_forced_part_with_one_target_is_done_at_once() -> None:
    """TK R54"""
    b = summon("woodland-druid", "e5", own="", enemy="a5")
    b.do("upgrade d4")
    assert b.at("a5") == "X"  # the only common piece of that colour
    assert b.ask == "act"


def test_parts_that_need_a_lost_being_are_skipped() -> None:
    """TK R55"""
    b = ready("blood-shaman", "e6", enemy="a5").do("summon blood-shaman e6", "destroy e6")
    assert b.ask == "act"
    c = summon("demon-of-greed", "e5", own="a5 a6h", gateway="a6").do("destroy a5")
    assert c.fact("actions") == 3


def test_a_turn_never_ends_by_itself() -> None:
    """TK R57"""
    b = bout("e5", actions=1).do("place c5")
    assert (b.ask, b.options) == ("finish", ["end"])


def test_optional_shots_are_offered_only_where_they_hit() -> None:
    """TK R58"""
    assert summon("gun-tower", "e4").ask == "act"
    assert summon("fire-dragon", "e5").ask == "act"  # it must shoot, but hits nothing whichever way: TK R54
    assert len(summon("fire-dragon", "e5", enemy="e7").having("shoot")) == 5


def test_a_summoners_leave_ends_with_the_next_summoning_used_or_not() -> None:
    """TK R59"""
    b = bout("d6 e5", "i5", hands={"r": ["messenger"]}, borrow=True).do("summon messenger c7", "pass")
    assert b.state.borrow == 0


def test_a_partner_in_control_cannot_use_cards_it_may_not_see() -> None:
    """TK R60"""
    schools = ["sylvan", "highland", "northern", "southern"]
    hand = {"r": ["kiskin-spirit", "naiad"]}
    b = bout("c5 c6 e6", "", mode="duel_teams", schools=schools, hands=hand, discards={"r": ["dryad"]}, actions=3)
    b.do("discard naiad", "done", "summon kiskin-spirit e5")
    assert b.having("recover") == ["dryad", "naiad"]
    b.do("handover")
    assert b.having("recover") == ["dryad"]
