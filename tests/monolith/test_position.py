"""Pictures, tokens and positions; what is wrong is said with its place."""

from __future__ import annotations

from typing import Any

import pytest

from arenarium.core.hexes import NAMES, draw
from arenarium.core.refusal import BadData, Unreadable
from arenarium.games.monolith.game import GAME
from tests.monolith.table import arena, at, play


def board(**tiles: str) -> str:
    return draw([tiles.get(name, ".") for name in NAMES])


@pytest.mark.parametrize("token", ["r.pik5", "b.wra3", "r.ban0", "b.str0!#pp", "r.gol2e", "b.la_nig1", "r.hf_wyr0"])
def test_tokens_read_back(token: str) -> None:
    home = "gr" if "gol" in token else "de"
    assert at(arena(f"c3:{token}", f"{home} la"), "c3") == token.replace("la_", "")


def test_long_names_and_prefixes_name_the_same_tile() -> None:
    boards = [GAME.picture(arena(f"c3:r.{t}1", "de gr")) for t in ("la_nig", "la_nightmare")]
    assert boards[0] == boards[1]


def test_hit_points_of_a_banner_are_its_sides() -> None:
    s = arena("c3:r.ban=7 c1:b.ban", "de la")
    assert s.hp == [7, 20]
    assert "r.ban0=7" in GAME.picture(s)


def test_an_expected_banner_without_hit_points_may_have_any() -> None:
    s = arena("c3:r.ban=7", "de la")
    assert GAME.same_fact(s, "board", board(c3="r.ban"), GAME.picture(s))
    assert not GAME.same_fact(s, "board", board(c3="r.ban=8"), GAME.picture(s))
    assert not GAME.same_fact(s, "board", board(c3="b.ban"), GAME.picture(s))


def test_without_hands_the_seat_on_turn_holds_a_battle() -> None:
    s = GAME.position({}, {"board": board(c3="r.pik0")})
    assert GAME.facts(s)["hands"] == {"r": ["bat"], "b": []}


def test_the_rest_of_a_faction_can_be_the_bag() -> None:
    s = arena("c3:r.pik0", "de la", hands={"r": ["kni"]}, bags="rest")
    assert GAME.facts(s)["bag_sizes"] == {"r": 32, "b": 34}


@pytest.mark.parametrize(
    ("position", "where", "reason"),
    [
        ({"board": ". ."}, "board", "9 lines"),
        ({"board": board(c3="r.xyz0")}, "board, c3", "no tile 'xyz'"),
        ({"board": board(c3="r.pik6")}, "board, c3", "cannot read"),
        ({"board": board(c3="r.pik")}, "board, c3", "no rotation"),
        ({"board": board(c3="g.pik0")}, "board, c3", "no seat 'g'"),
        ({"board": board(c3="r.bat0")}, "board, c3", "is an order"),
        ({"board": board(c3="r.pik0=3")}, "board, c3", "only banners"),
        ({"board": board(c3="r.pik0!")}, "board", "more wounds"),
        ({"board": board(c3="r.ban", c4="r.ban")}, "board", "two banners"),
        ({"board": board(c3="r.pik0@r")}, "board", "monoliths"),
        ({"hands": {"r": ["wra"]}}, "hands", "no tile 'wra'"),
        ({"hands": {"r": ["pik*9"]}}, "hands", "only 3"),
        ({"turn": "x"}, "turn", "no such seat"),
        ({"phase": "nap"}, "phase", "must be one of"),
        ({"hp": [20]}, "hp", "two numbers"),
        ({"weather": "fine"}, "weather", "unknown key"),
        ({"under": {"r": ["pik", "kni"]}}, "under", "monoliths"),
    ],
)
def test_a_wrong_position_is_refused_with_its_place(position: dict[str, Any], where: str, reason: str) -> None:
    with pytest.raises(BadData, match=reason) as error:
        GAME.position({}, position)
    assert error.value.where == where


def test_segments_must_hold_together() -> None:
    with pytest.raises(BadData, match="hold together"):
        arena("c3:r.ban a1:.@r e1:.@r", "de la", {"monoliths": True})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "jump c3",
        "place",
        "place pik",
        "place pik c3",
        "place pik c3/6",
        "place pik c9/0",
        "move c3/0",
        "spend d1 c3",
    ],
)
def test_text_that_is_no_action_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.parse(arena("c3:r.pik0", "de la"), text)


def test_the_hexes_of_a_bomb_are_read_in_any_order() -> None:
    s = arena("", "gr la")
    assert GAME.parse(s, "bomb d2+c2+c3") == GAME.parse(s, "bomb c2+c3+d2")


def test_a_position_names_which_of_two_turns_in_a_round_is_meant() -> None:
    """MA §11: three players take their turns r b g b."""
    for written, place, after in (("r", 0, "b1"), ("b", 1, "g"), ("b1", 1, "g"), ("g", 2, "b2"), ("b2", 3, "r")):
        s = arena("c3:r.pik0", "de la gr", turn=written, hands={})
        assert GAME.view(s, 0)["place"] == place
        assert GAME.same_fact(s, "turn", written[0], GAME.facts(s)["turn"])
        play(s, "done")
        assert GAME.same_fact(s, "turn", after, GAME.facts(s)["turn"])
        assert not GAME.same_fact(s, "turn", "b2" if after != "b2" else "b1", GAME.facts(s)["turn"])
    with pytest.raises(BadData, match="one turn in a round"):
        arena("c3:r.pik0", "de la gr", turn="g2")
    with pytest.raises(BadData, match="no such seat"):
        arena("c3:r.pik0", "de la gr", turn="b3")
