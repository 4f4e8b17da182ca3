"""Pictures, tokens and positions; what is wrong is said with its place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from arenarium.core import scenario
from arenarium.core.hexes import NAMES, draw
from arenarium.core.refusal import BadData, Unreadable
from arenarium.games.monolith.game import GAME
from arenarium.games.monolith.notation import FORMS, PLAIN
from arenarium.games.monolith.verbs import VERBS
from tests.monolith.play import arena, at, play


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
        ({"board": board(c3="r.ban!")}, "board, c3", "r.ban=17"),
        ({"board": board(c3="g.pik0")}, "board, c3", "no seat 'g'"),
        ({"board": board(c3="r.bat0")}, "board, c3", "is an order"),
        ({"board": board(c3="r.pik0=3")}, "board, c3", "only banners"),
        ({"board": board(c3="r.pik0!")}, "board", "more wounds"),
        ({"board": board(c3="r.ban", c4="r.ban")}, "board", "two banners"),
        ({"board": board(c3="r.pik0@r")}, "board", "monoliths"),
        ({"hands": {"r": ["wra"]}}, "hands", "no tile 'wra'"),
        ({"hands": {"r": ["pik*9"]}}, "hands", "only 3"),
        ({"turn": "x"}, "turn", "no such seat"),
        ({"phase": "nap"}, "phase", "unknown phase"),
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
    ("under", "secret"),
    [({"b": [".", "nig"]}, "b"), ({"b": ["nig", "."]}, "b"), ({"r": [".", "pik"], "b": ["nig", "wra"]}, "r")],
)
def test_a_monolith_nobody_has_seen_is_whole(under: dict[str, list[str]], secret: str) -> None:
    with pytest.raises(BadData, match="two tiles under it"):
        arena("c3:r.ban c1:b.ban", "de la", {"monoliths": True}, under=under, secret=[secret])


def test_a_monolith_nobody_has_seen_may_stand_beside_an_empty_one() -> None:
    for seat, tiles in (("r", ["pik", "kni"]), ("b", ["nig", "wra"])):
        s = arena("c3:r.ban c1:b.ban", "de la", {"monoliths": True}, under={seat: tiles}, secret=[seat])
        assert s.secret == 1 << "rb".index(seat)


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


def test_a_misspelt_action_is_answered_with_an_example_that_can_be_read() -> None:
    s = arena("c3:r.pik0", "de la gr hf")
    for verb, word in enumerate(VERBS):
        if verb in PLAIN:
            continue
        assert GAME.parse(s, FORMS[word])[0] == verb
        with pytest.raises(Unreadable) as misspelt:
            GAME.parse(s, f"{word} c3 c4 c5 d2 d3")
        assert misspelt.value.args_ == {"verb": word, "form": FORMS[word]}


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


def test_an_expected_monolith_may_be_spelt_freely() -> None:
    s = arena("c3:r.ban a1:b.ban", "la de", {"monoliths": True}, under={"r": ["nig!", "b.pik"]})
    found = GAME.facts(s)["under"]
    assert GAME.same_fact(s, "under", {"r": ["b.de_pikeman", "r.la_nig!"], "1": [".", "."]}, found)
    assert not GAME.same_fact(s, "under", {"r": ["nig", "b.pik"]}, found)
    assert not GAME.same_fact(s, "under", {"r": "unfolded"}, found)


def test_expected_stacks_may_name_seats_by_number() -> None:
    s = arena("c3:r.pik0", "de la", bags={"r": ["pik"]})
    assert GAME.same_fact(s, "bag_sizes", {"0": 1, "b": 0}, GAME.facts(s)["bag_sizes"])
    assert not GAME.same_fact(s, "bag_sizes", {"1": 1}, GAME.facts(s)["bag_sizes"])


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("board", ". .", "9 lines"),
        ("board", board(c3="r.pyk0"), "c3: no tile 'pyk'"),
        ("board", board(c3="r.pik0", c2="b.myg"), "c2: 'b.myg' has no rotation"),
        ("strength", {"c7": [1, 0, 0, 0, 0, 0]}, "no hex 'c7'"),
        ("hands", {"r": ["xyz"]}, "no tile 'xyz'"),
        ("turn", "x", "no such seat"),
    ],
)
def test_an_expectation_that_cannot_be_read_says_so_and_where(
    tmp_path: Path, key: str, value: object, reason: str
) -> None:
    path = tmp_path / "s.yaml"
    steps = [{"expect": {"hp": [20, 20]}}, {"expect": {key: value}}]
    path.write_text(
        json.dumps({"game": "monolith", "title": "t", "position": {"board": board(c3="r.pik0")}, "step": steps})
    )
    with pytest.raises(BadData, match=reason) as broken:
        scenario.check(GAME, scenario.read(path))
    assert "s.yaml, step 2" in str(broken.value)
    assert f"expect.{key}: " in str(broken.value)
