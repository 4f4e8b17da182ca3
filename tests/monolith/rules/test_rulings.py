"""Rulings that are easier to say in a line than to draw: docs/rules/monolith.md."""

from __future__ import annotations

import re
from pathlib import Path

from arenarium.core.kernel import questions
from arenarium.games import monolith
from arenarium.games.monolith.game import GAME
from arenarium.games.monolith.loading import box_for
from arenarium.games.monolith.turn import plays_left
from arenarium.words import words
from tests.monolith.play import arena, at, fight, options, play, refusal


def test_double_names_are_one_tile() -> None:
    """MA R3"""
    box = box_for({})
    assert [box.ids[k] for k in range(67) if "concoction" in box.ids[k] or "bomb" in box.ids[k]] == [
        "gr_order_fire_concoction"
    ]
    assert words("pl").say("monolith-la_nightmare") == "Koszmar"


def test_in_mirror_matches_every_abyss_player_brings_five_markers() -> None:
    """MA R75"""
    abyss = ["lords_of_the_abyss"] * 2
    assert GAME.start({"factions": abyss, "mirror": True}).pool == 10
    assert GAME.start({"factions": abyss[:1] + [None]}).pool == 5


def test_the_rotation_of_a_banner_is_no_choice() -> None:
    """MA R76"""
    s = arena("c3:r.ban b2:r.axe0", "gr de", hands={"r": ["rot"]})
    assert not [o for o in options(s) if o.startswith("turn c3")]
    assert GAME.parse(s, "move c3>c4/5") == GAME.parse(s, "move c3>c4")


def test_guests_are_turned_before_own_tiles() -> None:
    """MA R77"""
    s = arena("c3:r.ban", "la de", {"monoliths": True}, hands={}, under={"r": ["wra", "b.kni"]})
    play(s, "unfold c4 d3")
    asked = []
    while (d := questions(s)[0]).ask == "unfold_face":
        asked.append((d.seat, options(s)[0]))
        play(s, options(s)[0])
    assert asked == [(1, "face d3/0"), (0, "face c4/0")]


def test_allies_do_not_see_under_a_monolith() -> None:
    """MA R78"""
    s = GAME.start({"mode": "four", "monoliths": True})
    play(s, "hide de_kni de_reg")
    views = [GAME.view(s, seat)["seats"][0]["monolith"]["under"] for seat in (0, 2, -1)]
    assert [v is None for v in views] == [False, True, True]


def test_a_charger_that_fades_attacks_nobody() -> None:
    """MA R79"""
    s = arena("c4:r.dra0! c5:g.ban d2:b.ban", "de la gr hf", hands={"r": ["bat"]})
    play(s, "charge c4>c3/1 d2")
    assert (at(s, "c3"), s.hp) == (".", [20, 20])


def test_a_marker_is_not_put_where_one_lies() -> None:
    """MA R80"""
    s = arena("c3:b.axe0#", "de gr", hands={"r": ["net"]})
    assert refusal(s, "net c3").key == "monolith-refuse-netted-already"
    s = arena("c3:r.axe0e", "gr de", hands={"r": ["ent"]})
    assert refusal(s, "entrench c3").key == "monolith-refuse-entrenched-already"


def test_scarce_markers_are_given_out_one_by_one() -> None:
    """MA R81"""
    s = fight("c4:r.ban c3:r.dem0 c2:b.gol0 d2:b.gol0 b2:b.gol0", "la gr", "poison d2", poison_pool=2)
    assert options(s) == ["poison b2", "poison c2"]
    play(s, "poison b2")
    assert [at(s, n) for n in ("b2", "c2", "d2")] == ["b.gol0!!p", "b.gol0!!", "b.gol0!!p"]


def test_who_gives_up_in_a_team_gives_up_for_the_team() -> None:
    """MA R82"""
    s = GAME.start({"mode": "three"})
    GAME.resign(s, 2)
    assert GAME.result(s) == [2, 1, 2]


def test_first_turn_of_six_tiles_plays_one() -> None:
    """MA R70"""
    s = arena("", "de la", {"tactical": True}, hands={"r": ["pik", "kni"]}, number=1)
    assert plays_left(s) == 1
    assert plays_left(play(s, "discard pik")) == 0
    assert options(s) == ["done"]


def test_every_ruling_is_cited_where_it_is_coded_or_written_down() -> None:
    page = (Path(__file__).parents[3] / "docs" / "rules" / "monolith.md").read_text(encoding="utf-8")
    rulings = re.findall(r"^- \*\*(R\d+)\*\*", page, re.MULTILINE)
    assert rulings == [f"R{n}" for n in range(1, len(rulings) + 1)]
    folder = Path(monolith.__file__).parent
    files = [*folder.glob("*.py"), *folder.glob("data/*.toml")]
    cited = set(re.findall(r"\bR\d+\b", "\n".join(f.read_text(encoding="utf-8") for f in files)))
    assert [r for r in rulings if r not in cited] == []
