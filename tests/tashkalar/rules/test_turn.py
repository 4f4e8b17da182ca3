"""Setup and turns. TK §2, §3, §7, §9"""

from __future__ import annotations

import pytest

from arenarium.conformance import walk
from arenarium.core.kernel import CHANCE, apply, questions
from arenarium.core.refusal import BadData, BadOptions, Unreadable
from arenarium.games.tashkalar.dismissal import Dismiss, KeepFrozen
from arenarium.games.tashkalar.drawing import FirstTasks
from arenarium.games.tashkalar.game import GAME
from tests.tashkalar.play import Play, bout, summon


def dealt(options: dict[str, object]) -> Play:
    """A new game after everything that chance does first."""
    s = GAME.start(dict(options))
    while questions(s)[0].seat == CHANCE:
        apply(s, CHANCE, questions(s)[0].nth(0))
    return Play(s)


def test_three_simple_tasks_not_all_of_one_kind() -> None:
    """TK T1, §2"""
    b = Play(GAME.start({"mode": "high_form"}))
    b.draw("t04", "t06", "t08", "t07", "t12")
    assert b.fact("tasks") == ["t06", "t08", "t12"]
    assert "draw t04" in b.options  # shuffled back
    assert "draw t07" in b.options
    b.draw("t09")
    assert b.fact("next") == "none"  # a third coloured one goes under
    b.draw("t04")
    assert b.fact("next") == "t04"


def test_hands_are_three_beings_two_legends_one_flare() -> None:
    """TK §2"""
    b = dealt({"mode": "duel"})
    assert b.fact("hand_sizes") == [[3, 2, 1], [3, 2, 1]]
    assert b.fact("decks") == [15, 15]


def test_the_second_player_sets_the_first_pieces_of_a_duel() -> None:
    """TK T3"""
    b = dealt({"mode": "duel"})
    assert (b.seat, b.ask, b.options) == (1, "start_pieces", ["start c5", "start g5"])
    b.do("start c5")
    assert b.line("c5 g5") == "xo"
    assert b.fact("supply") == [15, 15]


def test_the_last_player_of_a_melee_sets_three_pieces_at_three_symbols() -> None:
    """TK T4"""
    b = dealt({"mode": "melee", "seats": 4})
    assert (b.seat, b.ask) == (3, "start_pieces")
    b.do("start r f2")
    assert b.having("start") == ["g b7", "g c7", "g g6", "g g7"]
    b.do("start g b7", "start p g6")
    assert b.line("f2 b7 g6") == "og1p1"
    assert b.fact("supply") == [13, 14, 13, 13]


def test_three_players_set_one_piece_of_each_colour() -> None:
    """TK §2"""
    b = dealt({"mode": "melee", "seats": 3}).do("start r f2", "start b b7", "start g g6")
    assert b.line("f2 b7 g6") == "oxg1"
    assert b.seat == 0


def test_the_first_turn_has_one_action() -> None:
    """TK T5"""
    b = dealt({"mode": "high_form"})
    assert b.fact("actions") == 1
    b.do("place e5")
    assert b.ask == "finish"
    b.finish()
    assert (b.fact("turn"), b.fact("actions")) == (1, 2)


def test_all_actions_must_be_used() -> None:
    """TK T6"""
    assert bout("e5", actions=1).refused("end") == "TK §3"


def test_only_one_discard_a_turn() -> None:
    """TK §3"""
    b = bout("e5", hands={"r": ["knight", "bomb"]}).do("discard knight", "done")
    assert b.having("discard") == []
    assert b.refused("discard bomb") == "TK §3"


def test_only_a_being_of_the_own_deck_is_discarded() -> None:
    """TK §3, R37"""
    b = bout("e5", hands={"r": ["knight", "titan", "f03"]})
    assert b.having("discard") == ["knight"]
    assert b.refused("discard titan") == "TK §3"
    assert b.refused("discard dryad") == "TK §3"


def test_returned_cards_go_under_their_decks_and_are_replaced() -> None:
    """TK T8, R37"""
    hand = ["knight", "bomb", "herald", "titan", "leviathan", "f03"]
    b = bout("e5", hands={"r": hand}).do("discard knight", "return f03", "return titan", "done", "place c5")
    b.do("end")
    drawn = []
    while questions(b.state)[0].seat == CHANCE:
        drawn.append(b.options[0].split()[1])
        b.do(b.options[0])
    assert len(drawn) == 3
    assert b.fact("hand_sizes")[0] == [3, 2, 1]
    assert b.state.unders[4] == (11,)  # the Titan lies under the legends


def test_placing_needs_an_empty_square() -> None:
    """TK T10"""
    assert bout("", "e5").refused("place e5") == "TK §3"


FULL = "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 d3 e3h"


def test_with_an_empty_supply_a_piece_is_lifted_first() -> None:
    """TK T9, R15, R17"""
    b = bout(FULL + " i7l", mode="high_form")
    assert b.having("place") == []
    assert "i7" not in b.having("lift")
    assert b.refused("place e5") == "TK §3"
    b.do("lift e3")
    assert b.ask == "place_lifted"
    assert "e3" in b.having("place")  # the vacated square is allowed
    b.do("place e5")
    assert b.line("e3 e5") == ".o"
    assert b.fact("actions") == 1
    assert b.fallen == {}


def test_nothing_else_until_the_effect_is_done() -> None:
    """TK §5"""
    b = summon("knight", "e4", hands={"r": ["bomb"]})
    assert b.refused("discard bomb") == "TK §5"
    assert b.refused("end") == "TK §5"


@pytest.mark.parametrize("mode", ["high_form", "duel_teams", "melee"])
def test_giving_up_inside_an_effect_loses_no_card(mode: str) -> None:
    """TK §9, R53: whoever gives up, the card in play goes where it belongs"""
    options = {"mode": mode, "seats": {"high_form": 2, "duel_teams": 4, "melee": 3}[mode], "turn_limit": 40}
    first = GAME.census(GAME.start(options))
    markers = {"high_form": 0, "duel_teams": 1, "melee": 2}[mode]
    assert (first["two-sided 0"], first["legendary 0"]) == (17 - markers, 3)
    in_play = 0
    for seed in range(4):
        for s, _ in walk(GAME, options, seed):
            if any(isinstance(f, (Dismiss, KeepFrozen, FirstTasks)) for f in s.stack):
                in_play += 1
                for seat in range(s.seats):
                    fork = s.clone()
                    GAME.resign(fork, seat)
                    assert GAME.census(fork) == first
    assert in_play > 20


def test_the_last_card_of_a_deck_brings_the_end() -> None:
    """TK T61, R36"""
    b = bout("e5", decks={"r": ["knight", "bomb", "herald"]}).do("place c5", "place c6")
    b.do("end", "draw knight", "draw bomb", "draw herald")
    assert b.fact("ending") == 2
    while questions(b.state)[0].seat == CHANCE:
        b.do(b.options[0])
    assert (b.fact("turn"), b.fact("ending")) == (1, 1)
    b.do("place a5", "place a6").finish()
    assert (b.fact("turn"), b.fact("ending")) == (0, 0)
    b.do("place a3", "place a4").finish()
    assert b.options == []
    assert GAME.result(b.state) is not None


def test_extra_turns_do_not_use_up_the_last_round() -> None:
    """TK R32, R33"""
    b = summon("time-elemental", "e5", ending=1).do("place a5").finish()
    assert (b.fact("turn"), b.fact("ending")) == (0, 1)
    b.do("place a6", "place a7").finish()
    assert (b.fact("turn"), b.fact("ending")) == (1, 0)


def test_the_turn_limit_brings_the_end() -> None:
    """TK R56"""
    s = GAME.position({"mode": "duel", "turn_limit": 7}, {"turn_number": 6})
    b = Play(s).do("place a5", "place a6").finish()
    assert b.fact("ending") == 2
    assert b.fact("ended_by") == "limit"


def test_empty_shared_decks_are_filled_from_their_discards() -> None:
    """TK §7"""
    b = bout("e5", legends=[], legends_discard=["titan", "leviathan"]).do("place c5", "place c6", "end")
    while b.options[0] not in ("draw leviathan", "draw titan"):
        b.do(b.options[0])
    assert b.options == ["draw leviathan", "draw titan"]
    assert "reshuffled" in b.kinds()


def test_schools_are_all_different_and_filled_in() -> None:
    """TK §2"""
    assert GAME.start({"mode": "duel", "schools": ["southern", None]}).options["schools"] == ["southern", "northern"]
    with pytest.raises(BadOptions, match="alike"):
        GAME.start({"mode": "duel", "schools": ["sylvan", "sylvan"]})
    with pytest.raises(BadOptions):
        GAME.start({"mode": "duel", "turn_limit": 0})


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("board", "o"),
        ("hands", {"r": ["dryad"]}),
        ("hands", {"r": ["knight", "knight"]}),
        ("hands", {"z": []}),
        ("wand", 1),
        ("actions", -1),
        ("claimed", {"r": ["t01"]}),
        ("gateway", "e5"),
        ("summoned", ["knight"]),
        ("summoned", "knight e5"),
        ("destroyed", {"b": "z"}),
        ("score", {"r": "many"}),
        ("supply", {"r": "none"}),
        ("supply", {"r": 40}),
        ("legendary_supply", {"r": -1}),
        ("frozen", {"r": "knight"}),
    ],
)
def test_a_wrong_position_names_the_key(key: str, value: object) -> None:
    with pytest.raises(BadData, match=key):
        GAME.position({"mode": "duel"}, {key: value})


@pytest.mark.parametrize(
    "text", ["place", "place z9", "summon", "summon knight", "summon zorro e5", "flare knight", "option 3"]
)
def test_what_is_no_action_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.parse(bout().state, text)


@pytest.mark.parametrize(
    ("own", "enemy", "reason"),
    [("", "e5", "belongs to no Nethervoid player"), ("e5l", "", "legendary piece is never the Gateway")],
)
def test_only_a_plain_piece_of_nethervoid_is_the_gateway(own: str, enemy: str, reason: str) -> None:
    with pytest.raises(BadData, match=reason):
        bout(own, enemy, schools=["nethervoid", "sylvan"], gateway="e5")


def test_the_own_colour_never_stands_in() -> None:
    """TK §4.6"""
    with pytest.raises(BadData, match="only enemy pieces stand in"):
        GAME.position({"mode": "melee"}, {"improvised": {"r": "r"}})


def test_the_gateway_may_be_expected_by_its_square_alone() -> None:
    b = bout("e5 d4", schools=["nethervoid", "sylvan"], gateway="e5")
    found = b.fact("gateway")
    assert [GAME.same_fact(b.state, "gateway", word, found) for word in ("e5", "d4", "none")] == [True, False, False]
    none = bout("e5", schools=["nethervoid", "sylvan"])
    assert GAME.same_fact(none.state, "gateway", "none", none.fact("gateway"))


def test_an_expected_picture_that_cannot_be_read_is_named() -> None:
    b = bout("e5")
    with pytest.raises(BadData, match="9 lines expected"):
        GAME.same_fact(b.state, "board", ". . .", b.fact("board"))
    with pytest.raises(BadData, match="known: o O Q x X K"):
        GAME.same_fact(b.state, "board", GAME.picture(b.state).replace("o", "z"), b.fact("board"))
