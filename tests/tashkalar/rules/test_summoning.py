"""Summoning: patterns, summon squares, shortage, stand-ins. TK §4"""

from __future__ import annotations

import pytest

from arenarium.core.refusal import NotAllowed, Unreadable
from arenarium.core.squares import TURNS
from arenarium.games.tashkalar.arena import CELLS, GRID
from arenarium.games.tashkalar.game import GAME
from arenarium.games.tashkalar.loading import box_for
from tests.tashkalar.play import bout, pattern, ready, schools_for, summon

BOX = box_for({})


@pytest.mark.parametrize("card", [c.name for c in BOX.cards if not c.roams])
def test_every_pattern_is_found_in_every_orientation(card: str) -> None:
    """TK §4.2"""
    being = BOX.cards[BOX.numbers[card]]
    for turn in TURNS:
        squares = pattern(card, "e5", turn)
        words = " ".join(name + ("h" if rank == 2 else "") for name, rank in squares.items())
        b = bout(words, schools=schools_for(card), hands={"r": [card]})
        name = TURNS[being.orientations[being.same_as[TURNS.index(turn)]].name]
        text = f"{card} e5 {name}" if being.oriented else f"{card} e5"
        assert text in b.having("summon")
        for gone in squares:
            rest = " ".join(w for w in words.split() if w.rstrip("hl") != gone)
            c = bout(rest, schools=schools_for(card), hands={"r": [card]})
            assert text not in c.having("summon"), f"{card} {turn} without {gone}"


def test_a_pattern_may_be_turned() -> None:
    """TK T11"""
    assert "messenger c7" in bout("d6 e5", hands={"r": ["messenger"]}).having("summon")


def test_a_required_piece_may_be_of_higher_rank() -> None:
    """TK §4.2"""
    assert "messenger c7" in bout("d6l e5h", hands={"r": ["messenger"]}).having("summon")


def test_a_piece_of_higher_rank_keeps_the_being_out_and_the_action_is_kept() -> None:
    """TK T14"""
    b = bout("d6 e5", "c7h", hands={"r": ["messenger"]})
    assert b.refused("summon messenger c7") == "TK §4.3"
    assert b.fact("actions") == 2


def test_an_equal_piece_is_destroyed_and_counts() -> None:
    """TK T15"""
    b = bout("d6 e5", "c7", hands={"r": ["messenger"]}).do("summon messenger c7")
    assert b.at("c7") == "o"
    assert b.fallen == {"b": "c"}


def test_an_own_piece_is_destroyed_and_does_not_count() -> None:
    """TK T16, R13"""
    b = bout("d6 e5 c7", hands={"r": ["messenger"]}).do("summon messenger c7")
    assert b.fallen == {}
    assert "destroyed" in b.kinds()


def test_a_pattern_may_use_the_edge_of_the_board() -> None:
    """TK T18"""
    b = bout("c2 d2 f2 g2", hands={"r": ["infantry-captain"]})
    assert {"infantry-captain e1", "infantry-captain e3"} <= set(b.having("summon"))


def test_an_own_legend_on_the_required_square_blocks_a_heroic_being() -> None:
    """TK §4.3"""
    b = bout("d5 c6 e5l", hands={"r": ["cannon"]})
    assert b.refused("summon cannon e5 r0") == "TK §4.3"


def test_a_card_must_be_in_hand_and_of_the_own_deck() -> None:
    """TK §4.1"""
    b = bout("d6 e5")
    assert b.refused("summon messenger c7") == "TK §4"
    assert b.refused("summon dryad c7") == "TK §4"


def test_the_player_chooses_the_orientation() -> None:
    """TK R8"""
    b = bout("c5 d5 e4 f5 g5 d6 f6", hands={"r": ["gun-tower"]})
    with pytest.raises(Unreadable, match="orientation"):
        GAME.parse(ready("cannon", "e5", own="e4 d3").state, "summon cannon e5")
    assert b.having("summon") == []


def test_the_orientation_may_be_left_out_or_named_otherwise() -> None:
    b = ready("assassin", "f6")
    assert GAME.notate(b.state, GAME.parse(b.state, "summon assassin f6")) == "summon assassin f6 r0"
    assert GAME.notate(b.state, GAME.parse(b.state, "summon assassin f6 m270")) == "summon assassin f6 r0"


def test_with_all_legends_on_the_board_one_is_lifted() -> None:
    """TK T19, R16"""
    b = ready("fire-elemental", "e5", own="b3l h3l e1l")
    b.do("summon fire-elemental e5")
    assert (b.ask, b.having("lift")) == ("lift", ["b3", "e1", "h3"])
    b.do("lift e1")
    assert b.line("e1 e5") == ".Q"
    assert b.fallen == {}


def test_without_a_legend_to_spare_the_summoning_is_refused() -> None:
    """TK T19"""
    needed = pattern("fire-elemental", "e5")
    names = list(needed)
    words = " ".join(f"{n}l" if i < 3 else n for i, n in enumerate(names))
    b = bout(words, hands={"r": ["fire-elemental"]})
    assert b.refused("summon fire-elemental e5") == "TK §4.5"


def test_the_own_piece_on_the_summon_square_is_used_again() -> None:
    """TK §4.5a, R14"""
    b = bout("d6 e5 c7", hands={"r": ["messenger"]}, supply={"r": 0}).do("summon messenger c7")
    assert b.at("c7") == "o"
    assert "destroyed" not in b.kinds()
    assert b.fact("supply")[0] == 0


def test_with_an_empty_supply_a_spare_piece_is_lifted() -> None:
    """TK §4.5b"""
    b = bout("d6 e5 a5h i5", hands={"r": ["messenger"]}, supply={"r": 0}).do("summon messenger c7")
    assert b.having("lift") == ["a5", "i5"]
    b.do("lift a5")
    assert b.line("a5 c7") == ".o"


def test_with_an_empty_supply_a_being_comes_only_where_an_own_piece_makes_room() -> None:
    """TK §4.5: on every square of the arena that the pattern may lie around"""
    card = BOX.cards[BOX.numbers["messenger"]]
    messenger = card.orientations[card.same_as[TURNS.index("r0")]]
    places = [
        GRID.name(q)
        for q in range(CELLS)
        if GRID.square(GRID.name(q)) >= 0
        and all(GRID.offset(q, dx, dy) >= 0 for dx, dy in zip(messenger.dx, messenger.dy, strict=True))
    ]
    assert len(places) > CELLS // 2
    for place in places:
        words = " ".join(pattern("messenger", place))
        assert bout(words, hands={"r": ["messenger"]}, supply={"r": 1}).having("summon"), place
        assert bout(words, hands={"r": ["messenger"]}, supply={"r": 0}).having("summon") == [], place


def test_an_enemy_piece_stands_in_once_for_each_colour() -> None:
    """TK T20, R9"""
    hands = {"r": ["messenger", "herald"]}
    b = bout("d6", "e5", "i5", hands=hands).do("summon messenger c7 improvise e5")
    assert b.at("e5") == "x"
    assert b.fact("improvised")[0] == "b"
    b.do("pass")
    assert b.having("summon") == []
    c = bout("d6", "e5", "i5", hands=hands, improvised={"r": "b"})
    assert c.refused("summon messenger c7 improvise e5") == "TK §4.6"


def test_improvising_is_for_the_melee() -> None:
    """TK §4.6"""
    b = bout("d6", "e5", hands={"r": ["messenger"]})
    assert b.refused("summon messenger c7 improvise e5") == "TK §4.6"


def test_only_one_enemy_piece_stands_in() -> None:
    """TK §4.6"""
    b = bout("a5", "d6 e5", "i5", hands={"r": ["messenger"]})
    assert b.having("summon") == []


def test_an_improvised_piece_may_be_the_one_on_the_summon_square() -> None:
    """TK T21, R11"""
    b = bout("d5 c6", "e5h", "i5", hands={"r": ["cannon"]}).do("summon cannon e5 r0 improvise e5")
    assert b.fallen == {"b": "h"}
    assert b.at("e5") == "O"


def test_borrowing_and_improvising_combine() -> None:
    """TK R10"""
    b = bout("a5", "d6", "e5", hands={"r": ["messenger"]}, borrow=True)
    assert "messenger c7 borrow d6 improvise e5" in b.having("summon")
    assert "messenger c7 borrow e5 improvise d6" in b.having("summon")
    b.do("summon messenger c7 borrow d6 improvise e5")
    assert b.fact("improvised")[0] == "g"


def test_borrowing_needs_leave() -> None:
    """TK T34"""
    b = bout("d6", "e5", hands={"r": ["messenger"]})
    assert b.refused("summon messenger c7 borrow e5") == "TK §4"
    c = bout("d6", "e5", hands={"r": ["messenger"]}, borrow=True)
    assert "messenger c7 borrow e5" in c.having("summon")


def test_a_pattern_piece_of_the_enemy_follows_the_master_of_intrigue() -> None:
    """TK R23"""
    b = bout("d4 f4 d6", "f6", "i5", schools=["northern", None, None], hands={"r": ["master-of-intrigue"]})
    b.do("summon master-of-intrigue e5 improvise f6")
    assert "f6 g7" in b.having("move")


def test_the_melee_point_for_a_legend_is_scored_before_the_effect() -> None:
    """TK R2"""
    b = summon("titan", "e5", "i5", enemy="a5")
    assert (b.ask, b.options) == ("legend_colour", ["score b", "score g"])
    b.do("score g")
    assert b.fact("score")[0] == {"b": 0, "g": 1}


def test_what_could_be_summoned_and_what_is_missing_can_be_asked() -> None:
    b = bout("d6 e5 f4", hands={"r": ["messenger", "knight"]})
    told = GAME.inquire(b.state, 0, "summons", {})
    ways = [row for row in told["summons"] if row["card"] == "messenger"]
    assert {row["square"] for row in ways} == {"c7", "g3", "d6", "f4"}  # also onto own pieces
    assert all(row["text"] == f"summon messenger {row['square']}" for row in ways)
    assert all(len(row["pattern"]) == 2 for row in ways)
    near = [row for row in told["near"] if row["card"] == "messenger"]
    assert {"missing": "c7", "rank": "common", "has": "empty"}.items() <= next(
        row for row in near if row["missing"] == "c7"
    ).items()


def test_a_card_that_lacks_more_than_one_piece_is_told_where_it_lacks_fewest() -> None:
    b = bout("d5 f5", "e6", hands={"r": ["knight", "messenger"]})
    told = GAME.inquire(b.state, 0, "summons", {})
    far = [row for row in told["far"] if row["card"] == "knight"]
    assert 0 < len(far) <= 4
    assert all(len(row["missing"]) == 2 for row in far)
    assert all(m["square"] not in ("d5", "f5", "e6") for row in far for m in row["missing"])
    assert {"square": "e5", "rank": "common"} in next(row for row in far if row["square"] == "e4")["missing"]
    assert not [row for row in told["far"] if row["card"] == "messenger"]  # one piece would do


def test_the_squares_that_an_effect_would_reach_are_told_with_each_place() -> None:
    b = bout("e3 d4 c5", "e5h", hands={"r": ["assassin"]})
    rows = GAME.inquire(b.state, 0, "summons", {})["summons"]
    assert {row["square"]: row["marked"] for row in rows} == {"f6": ["e5"], "b2": ["c3"]}


def test_the_answer_about_summoning_is_the_same_when_the_rest_is_drawn_anew() -> None:
    b = bout("d6 e5 f4", "c7", hands={"r": ["messenger"], "b": ["dire-wolf"]}, schools=["northern", "highland"])
    other = GAME.resample(b.state, 0, lambda weights: len(weights) - 1)
    assert GAME.inquire(other, 0, "summons", {}) == GAME.inquire(b.state, 0, "summons", {})
    rows = GAME.inquire(b.state, 0, "summons", {})["summons"]
    assert [row["destroys"] for row in rows if row["square"] == "c7"] == ["c7"]


def test_an_answer_can_be_looked_at_before_it_is_given() -> None:
    b = ready("titan", "e5", enemy="e4l d4h")
    told = GAME.inquire(b.state, 0, "preview", {"text": "summon titan e5"})
    assert [e["kind"] for e in told["events"]].count("destroyed") == 3  # the pattern piece below it too
    assert {"at": "e5", "side": 0, "rank": "legendary"} in told["board"]
    assert (told["actions"], told["seat"]) == (1, 0)
    assert b.at("e4") == "K"  # nothing has happened
    with pytest.raises(NotAllowed):
        GAME.inquire(b.state, 0, "preview", {"text": "end"})
    with pytest.raises(Unreadable):
        GAME.inquire(b.state, 0, "tea", {})


def test_the_whole_board_may_be_turned() -> None:
    """The eight symmetries of the arena: what is possible turns with it (coloured squares aside)."""
    own = {"d6": 1, "e5": 1, "f4": 2, "g4": 1, "d4": 1}
    hand = ["messenger", "herald", "assassin", "champion"]
    counts = set()
    for turn in range(8):
        words = " ".join(
            GRID.name(GRID.turn(GRID.square(n), turn)) + ("h" if rank == 2 else "") for n, rank in own.items()
        )
        counts.add(len(bout(words, hands={"r": hand}).having("summon")))
    assert len(counts) == 1
    assert counts != {0}
