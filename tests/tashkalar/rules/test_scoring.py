"""Points, the end of the game, winners, teams, leaving. TK §8, §9, §10"""

from __future__ import annotations

from typing import Any

from arenarium.core.game import pick_by
from arenarium.core.kernel import CHANCE, Luck, apply, questions
from arenarium.games.tashkalar.arena import GRID
from arenarium.games.tashkalar.game import GAME
from arenarium.games.tashkalar.pieces import destroy
from tests.tashkalar.play import Play, bout, summon


def through(b: Play) -> Play:
    """Let chance answer until a player is asked."""
    while questions(b.state) and questions(b.state)[0].seat == CHANCE:
        b.events += apply(b.state, CHANCE, questions(b.state)[0].nth(0))
    return b


def test_a_duel_turn_is_scored_by_ranks_and_pairs() -> None:
    """TK T55"""
    b = bout("e5", actions=0, destroyed={"b": "ccchl"}, score={"r": 1}).finish()
    assert b.fact("score") == [1 + 1 + 1 + 2, 0]


def test_single_commons_of_two_colours_give_one_point_of_choice() -> None:
    """TK T56, R51"""
    b = bout("e5", "a5", "i5", actions=0, destroyed={"b": "ccc", "g": "c"}).do("end")
    assert (b.ask, b.options) == ("leftover_colour", ["score b", "score g"])
    b.do("score g")
    assert b.fact("score")[0] == {"b": 1, "g": 1}


def test_a_single_common_of_one_colour_is_lost() -> None:
    """TK R51"""
    b = bout("e5", "a5", "i5", actions=0, destroyed={"b": "ccc"}).finish()
    assert b.fact("score")[0] == {"b": 1, "g": 0}


def test_nine_points_bring_the_end_even_in_the_opponents_turn() -> None:
    """TK T58, R34"""
    b = bout("a3l a5l", "i3", mode="high_form", turn=1, actions=0, claimed={"r": ["t04", "t08", "t01"]})
    assert b.fact("score") == [9, 0]
    b.finish()
    assert b.fact("ending") == 1
    assert b.fact("turn") == 0


def test_once_triggered_the_end_stays() -> None:
    """TK R34"""
    b = bout("a3l a5l i5", "i3", mode="high_form", turn=0, actions=0, claimed={"r": ["t04", "t08", "t01"]})
    b.finish()
    destroy(b.state, GRID.square("a3"), True, [])
    assert b.fact("score") == [8, 0]
    b.do("place b5", "place b6").finish()
    assert b.fact("ending") == 0


def test_eighteen_points_end_a_duel() -> None:
    """TK §9"""
    assert bout("e5", actions=0, score={"b": 18}).finish().fact("ending") == 1
    assert bout("e5", actions=0, score={"b": 17}).finish().fact("ending") == "no"


def test_the_melee_ends_by_one_single_colour() -> None:
    """TK R1"""
    three: dict[str, Any] = {"score": {"r": {"b": 12}}}
    assert bout("e5", "a5", "i5", actions=0, **three).finish().fact("ending") == 2
    spread: dict[str, Any] = {"score": {"r": {"b": 11, "g": 11}}}
    assert bout("e5", "a5", "i5", actions=0, **spread).finish().fact("ending") == "no"
    four: dict[str, Any] = {"score": {"r": {"p": 10}}}
    assert bout("e5", "a5", "i5", "c9", actions=0, **four).finish().fact("ending") == 3


def test_upgraded_pieces_then_pieces_break_a_tie() -> None:
    """TK T59"""
    own = "a3h a4h a5h a6h a7h b3 b4 b5 b6"
    foe = "i3h i4h i5h i6h i7h h3 h4 h5"
    b = bout(own, foe, mode="high_form", actions=0, ending=0).finish()
    assert GAME.result(b.state) == [1, 2]
    c = bout("a3h b4", "i3 h4 h5", mode="high_form", actions=0, ending=0).finish()
    assert GAME.result(c.state) == [1, 2]
    d = bout("a3h b4", "i3h h4", mode="high_form", actions=0, ending=0).finish()
    assert GAME.result(d.state) == [1, 1]


def test_the_lowest_colour_decides_a_melee_then_the_next() -> None:
    """TK T60"""
    score = {
        "r": {"b": 2, "g": 5, "p": 7},
        "b": {"r": 2, "g": 5, "p": 8},
        "g": {"r": 1, "b": 9, "p": 9},
        "p": {"r": 0, "b": 0, "g": 9},
    }
    b = bout("e5", "a5", "i5", "c9", actions=0, ending=0, score=score).finish()
    assert GAME.result(b.state) == [2, 1, 3, 4]


def test_resigning_gives_the_other_side_the_game() -> None:
    """TK §9"""
    b = bout("e5")
    GAME.resign(b.state, 0)
    assert GAME.result(b.state) == [2, 1]
    c = bout("e5", mode="duel_teams")
    GAME.resign(c.state, 3)
    assert GAME.result(c.state) == [1, 2, 1, 2]


def test_who_leaves_a_melee_is_skipped_and_the_pieces_stay() -> None:
    """TK R53"""
    b = summon("knight", "e4", "i5", enemy="a5")
    GAME.resign(b.state, 0)
    assert b.seat == 1
    assert b.at("e4") == "O"
    assert b.fact("discards")[0] == ["knight"]
    b.do("place a6", "place a7").finish()
    b.do("place i6", "place i7").finish()
    assert b.fact("turn") == 1
    GAME.resign(b.state, 1)
    result = GAME.result(b.state)
    assert result is not None
    assert result[2] == 1


# --- teams ----------------------------------------------------------------------------------------


def test_who_has_left_a_melee_has_no_part_in_a_draw() -> None:
    """TK R53"""
    b = bout("e5", "a5", "i5", score={"r": {"b": 5, "g": 5}})
    GAME.resign(b.state, 0)
    assert (GAME.in_play(b.state), GAME.agreed(b.state)) == ([1, 2], [3, 1, 1])


def teams(**position: Any) -> Play:
    return bout("e5", "a5", mode="high_form_teams", **position)


def test_partners_share_pieces_and_sit_across() -> None:
    """TK §2"""
    b = teams()
    assert GAME.teams(b.state) == [0, 1, 0, 1]
    assert len(b.fact("supply")) == 2


def test_only_the_earlier_partner_draws_legends() -> None:
    """TK §2"""
    s = GAME.start({"mode": "duel_teams"})
    b = through(Play(s))
    assert b.fact("hand_sizes") == [[3, 2, 1], [3, 2, 1], [3, 0, 1], [3, 0, 1]]
    assert b.fact("straight") == [9, 9, 9, 9]
    assert b.seat == 3  # the fourth player sets the first pieces


def test_the_last_straight_card_brings_the_end() -> None:
    """TK T71, R50"""
    names = ["knight", "bomb", "herald", "cannon", "champion", "hypnotist", "summoner"]
    b = teams(decks={"r": names}, hands={"r": ["messenger", "gun-tower"]}, actions=0).do("end")
    assert b.fact("straight")[0] == 1
    b.do("draw knight")
    assert b.fact("ending") == 4


def test_legends_pass_to_the_partner_who_draws_up_to_two() -> None:
    """TK T74"""
    b = through(teams(hands={"r": ["titan"]}, actions=0).do("end"))
    assert b.fact("hand_sizes")[0] == [3, 0, 1]
    assert b.fact("hand_sizes")[2][1] == 2
    assert "titan" in b.fact("hands")[2]


def test_control_is_passed_before_an_action() -> None:
    """TK §10"""
    b = teams(hands={"r": ["titan", "messenger", "f03"]}).do("handover")
    assert (b.seat, b.ask) == (2, "partner_act")
    assert "titan" in b.fact("hands")[2]
    assert {o.split()[0] for o in b.options} == {"place"}
    assert b.refused("handover") == "TK §10"
    assert b.refused("summon messenger c7") == "TK §10"
    b.do("place c5", "place c6")
    assert (b.seat, b.ask, b.options) == (0, "finish", ["end"])


def test_control_is_passed_in_the_middle_of_an_effect() -> None:
    """TK T73, R48"""
    b = bout(
        "d6 e5",
        mode="high_form_teams",
        hands={"r": ["messenger"]},
        tasks=["t01"],
        destroyed={"b": "ccc"},
        actions=3,
    )
    b.do("summon messenger c7", "move c7 c6", "handover")
    assert b.seat == 2
    b.do("move c6 c5", "pass")
    assert b.ask == "partner_act"
    b.do("place a5", "place a6")
    assert (b.seat, b.options) == (0, ["claim t01", "end"])


def test_a_partners_card_may_not_be_summoned() -> None:
    """TK §4.1"""
    b = bout(
        "d6 e5", mode="duel_teams", schools=["northern", "highland", "sylvan", "southern"], hands={"g": ["sapling"]}
    )
    assert b.refused("summon sapling e4") == "TK §4"


def test_the_partner_does_not_see_the_hand() -> None:
    """TK R38"""
    b = teams(hands={"r": ["messenger"], "g": ["wild-eagle"]}, schools=["northern", "southern", "highland", "sylvan"])
    assert GAME.view(b.state, 0)["players"][2]["cards"] is None
    assert GAME.view(b.state, 2)["players"][2]["cards"] == ["wild-eagle"]


# --- knowledge ----------------------------------------------------------------------------------------


def test_a_card_discarded_by_the_action_is_known_to_its_owner_only() -> None:
    """TK R38"""
    b = bout("e5", hands={"r": ["knight", "bomb"]}).do("discard knight", "return bomb", "done")
    assert GAME.view(b.state, 0)["players"][0]["discard"] == ["knight"]
    assert GAME.view(b.state, 1)["players"][0]["discard"] == [None]
    told = [GAME.tell(b.state, e, 1) for e in b.events]
    assert [t["id"] for t in told if t and t["kind"] in ("discarded", "returned")] == [None, None]


def test_a_returned_legend_stays_where_its_owner_knows_it_when_the_rest_is_drawn_anew() -> None:
    """TK R38"""
    b = bout("e5", hands={"r": ["knight", "titan"]}).do("discard knight", "return titan", "done")
    for seed in range(5):
        other = GAME.resample(b.state, 0, pick_by(Luck(seed)))
        assert other.unders[4] == b.state.unders[4]
    moved = GAME.resample(b.state, 1, lambda weights: len(weights) - 1)
    assert moved.unders[4] != b.state.unders[4]


def test_a_recovered_open_card_is_known_to_everybody() -> None:
    """TK R38"""
    b = summon("kiskin-spirit", "e5", discards={"r": ["dryad"]}).do("recover dryad", "place i5")
    for seat in (-1, 0, 1):
        other = GAME.resample(b.state, seat, lambda weights: len(weights) - 1)
        assert other.tops[0] == b.state.tops[0]
