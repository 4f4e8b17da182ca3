"""The Prisoners (WC §13.3)."""

from __future__ import annotations

from typing import Any

from arenarium.core.kernel import CHANCE, apply, questions
from arenarium.games.warcraft.game import GAME
from tests.warcraft.play import Play

CAPTIVES = "orc night_elf"


def prisoners(board: str, **position: Any) -> Play:
    """Captives behind walls, unless the board says otherwise."""
    walled = "" if "captive:" in board else "\nf3 - captive:night_elf\nd6 - captive:orc"
    return Play(board + walled, CAPTIVES, "prisoners", **position)


def test_a_captive_is_carried_by_its_own_race_only() -> None:
    """WC §13.3, A38"""
    p = prisoners("d6 o melee\nf3 o melee")
    assert "carry melee d6 c5" in p.options()
    assert not any(o.startswith("carry melee f3") for o in p.options())
    p.do("carry melee d6 c5")
    assert "c5  - captive:orc" in p.fact("board")


def test_workers_carry_nobody() -> None:
    """WC A38: any unit"""
    p = prisoners("d6 o worker")
    assert p.refused("carry worker d6 c5") == "carry-worker WC A38"


def test_a_flyer_fetches_the_captive_over_the_wall() -> None:
    """WC A38: it picks the captive up on its way"""
    p = prisoners("e6 o flying")
    assert p.refused("carry flying e6 e5") == "no-captive WC A38"
    p.do("carry flying e6 d5")
    assert "d5  o flying" in p.fact("board")
    assert "d5  - captive:orc" in p.fact("board")


def test_carriers_may_change_within_a_step() -> None:
    """WC A38"""
    p = prisoners("d6 o melee\nc5 o melee")
    p.do("carry melee d6 c5", "carry melee c5 c6")
    assert "c6  - captive:orc" in p.fact("board")


def test_a_captive_stays_where_its_carrier_dies_and_goes_by_no_portal() -> None:
    """WC A38"""
    p = prisoners("d6 o melee", step="battle", orc={"hand": ["town_portal"]})
    p.do("play town_portal d6 e1")
    assert "d6  - captive:orc" in p.fact("board")
    assert p.fact("winner") == "open"


def test_workers_cross_walls() -> None:
    """WC A38"""
    p = prisoners("e4 o worker melee")
    assert "move worker e4 f3" in p.options()
    assert p.refused("move melee e4 f3") == "wall WC §13.3"


def test_prisoners_are_also_won_by_elimination() -> None:
    """WC §13.3"""
    p = prisoners("e9 o melee\ne9 - marker", active="night_elf", first="orc")
    p.do("done")
    assert p.fact("winner") == ["orc"]


def test_prisoners_begin_with_resources_and_a_drawn_first_player() -> None:
    """WC A40"""
    s = GAME.start({"mode": "prisoners", "races": ["orc", "night_elf"]})
    while questions(s)[0].ask == "draw":
        apply(s, CHANCE, questions(s)[0].options[0])
    assert questions(s)[0].ask == "first"
    assert GAME.facts(s)["gold"] == GAME.facts(s)["wood"] == {"orc": 5, "night_elf": 5}
