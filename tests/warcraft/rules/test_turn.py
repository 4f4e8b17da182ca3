"""The sequence of play (WC §2)."""

from __future__ import annotations

from tests.warcraft.play import Play


def test_every_player_acts_in_each_step_and_the_first_player_rotates() -> None:
    """WC §2"""
    p = Play("e1 o melee\ne9 h melee", first="human", active="human")
    seen = []
    for _ in range(6):
        seen.append(p.ask())
        p.do("done")
    assert seen == ["human move", "orc move", "human spend", "orc spend", "orc move", "human move"]
    assert (p.fact("turn"), p.fact("first")) == (2, "orc")
