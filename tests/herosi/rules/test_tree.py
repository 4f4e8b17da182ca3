"""The tree of actions has the size it had."""

from __future__ import annotations

from arenarium.core.kernel import questions
from arenarium.games.herosi.state import Match
from tests.herosi.play import position


def leaves(s: Match, depth: int) -> int:
    """How many ways the next answers can be given, all seats and all lots."""
    total = 0
    for d in questions(s):
        for action in d.options:
            if depth == 1:
                total += 1
            else:
                copy = s.clone()
                copy.stack[-1].answer(copy, d.seat, action, [])
                while copy.stack and not copy.stack[-1].run(copy, []):
                    pass
                total += leaves(copy, depth - 1)
    return total


def test_the_tree_of_a_rich_stop() -> None:
    """One wrong rule moves a number."""
    s = position(
        {},
        phase="stop",
        stopper="r",
        r={
            "dice": "F F F C C C",
            "hand": ["ignite", "frenzy", "magic_missile", "command", "heal"],
            "front": "wisp ifrit . salamander",
            "back": "hero . . .",
            "beside": 1,
        },
        b={
            "front": "triton . leviathan siren",
            "back": ". hero ice_dragon .",
            "dice": "W W W C C C",
            "hand": ["freeze"],
        },
        spells=["stupor@b/r+1", "haste@r.f2/r"],
    )
    assert [leaves(s, depth) for depth in (1, 2, 3)] == [5, 25, 336]
