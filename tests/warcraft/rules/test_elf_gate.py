"""The Elf Gate (WC §13.1)."""

from __future__ import annotations

from arenarium.games.warcraft.game import GAME
from tests.warcraft.play import Play, start

GATE = "human undead orc"


def test_the_elf_gate_begins_with_neutral_elves_and_dry_land() -> None:
    """WC §13.1"""
    board = GAME.facts(start("elf_gate", 3))["board"]
    assert "e5  n flying*3" in board
    assert board.count("n melee ranged*2") == 3
    assert "b2  - depleted" in board
    assert "b5  - depleted" not in board


def test_neutral_elves_flank_for_each_other_and_never_come_back() -> None:
    """WC §13.1"""
    p = Play("d4 h ranged*3\nd4 n melee\ne5 n flying", GATE, "elf_gate", step="battle", lots="1 6 6")
    assert p.ask() == "undead choose_casualty"
    p.do("lose night_elf melee d4")
    assert p.shows("d4 h ranged*3\ne5 n flying")


def test_neutral_elves_are_enemies_of_movement() -> None:
    """WC §13.1: they stop movers and forbid workers"""
    p = Play("c4 h flying worker\nd4 n melee", GATE, "elf_gate")
    assert "move flying c4 d4" in p.options()
    assert "move flying c4 e4" not in p.options()
    assert p.refused("move worker c4 d4") == "worker-enemy WC §4.1"


def test_neutral_elves_in_a_flank_of_others_do_nothing() -> None:
    """WC §5.1"""
    p = Play("c3 h ranged\nc3 u melee\nd4 n ranged*2", GATE, "elf_gate", step="battle", lots="1")
    assert p.shows("c3 h ranged\nd4 n ranged*2")


def test_nobody_plays_cards_for_the_elves_or_pillages_them() -> None:
    """WC §13.1"""
    p = Play(
        "d4 o ranged\nd4 n melee",
        GATE,
        "elf_gate",
        active="orc",
        first="orc",
        step="battle",
        orc={"hand": ["pillage"], "deck": []},
        human={"hand": ["invisibility"], "deck": []},
        lots="1",
    )
    assert p.shows("d4 o ranged")
    assert "played" not in p.kinds()


def test_the_gate_counts_enemy_units_not_workers() -> None:
    """WC A37"""
    p = Play("e5 h melee\nd4 n ranged*3\nf4 o worker*3", GATE, "elf_gate", step="spend")
    p.do("done")
    assert p.fact("winner") == ["human"]


def test_the_last_player_wins_the_elf_gate() -> None:
    """WC §13.1"""
    q = Play(
        "i4 h melee\ni4 - marker\nd1 h melee\nd1 - marker\nb6 h melee",
        GATE,
        "elf_gate",
        first="human",
        active="orc",
    )
    q.do("done")
    assert q.fact("winner") == ["human"]
