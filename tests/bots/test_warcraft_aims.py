"""What scenarios of Warcraft ask for is seen by who judges them: every step towards it is worth something."""

from __future__ import annotations

import pytest

from arenarium.bots.contract import find_game
from arenarium.bots.evaluations import knowhow
from arenarium.bots.evaluations.warcraft_aims import aimed
from arenarium.bots.evaluations.warcraft_expert import WarcraftExpert
from arenarium.bots.search import won
from arenarium.games.warcraft.box import ORC
from arenarium.games.warcraft.state import War

GAME = find_game("warcraft")


def lead(mode: str, race: str, board: str) -> float:
    """By how much a side is ahead of the best of the others, with these pieces on the board and nothing else."""
    s: War = GAME.position({"mode": mode}, {"step": "move", "board": board})
    expert = knowhow(GAME).expert
    assert expert is not None
    scores = expert.scores(s)
    teams = GAME.teams(s)
    mine = GAME.view(s, -1)["seats"]
    seat = next(row["seat"] for row in mine if row["race"] == race)
    sides: dict[int, float] = {}
    for i, score in enumerate(scores):
        sides[teams[i]] = sides.get(teams[i], 0.0) + score
    return sides[teams[seat]] - max(v for team, v in sides.items() if team != teams[seat])


# What is better from left to right, for whom, in which scenario.
BETTER = {
    "units-at-the-elf-gate": (
        "elf_gate",
        "human",
        [
            "b6 h melee\ni4 u melee\nd1 o melee",
            "d5 h melee\ni4 u melee\nd1 o melee",
            "e5 h melee\ni4 u melee\nd1 o melee",
        ],
    ),
    "fewer-elves-beside-it": (
        "elf_gate",
        "orc",
        [
            "e5 o flying\nd4 n ranged melee melee\ne6 n ranged melee melee\nf4 n ranged ranged\nb6 h melee\ni4 u melee",
            "e5 o flying\nd4 n ranged melee melee\nb6 h melee\ni4 u melee",
        ],
    ),
    "a-necromancer-on-a-token": (
        "necromancers",
        "undead",
        [
            "c2 u worker\ne5 u worker\ne1 h melee",
            "c3 u worker\ne5 u worker\ne1 h melee",
        ],
    ),
    "a-necromancer-with-a-guard": (
        "necromancers",
        "undead",
        ["c6 u worker\ne5 u worker\ng6 u melee\nd6 h melee", "c6 u worker melee\ne5 u worker\nd6 h melee"],
    ),
    "two-necromancers": ("necromancers", "undead", ["c6 u worker\ne1 h melee", "c6 u worker\ng6 u worker\ne1 h melee"]),
    "humans-who-hunt": (
        "necromancers",
        "human",
        ["c6 u worker\ng6 u worker\ne1 h melee", "c6 u worker\ng6 u worker\ne3 h melee"],
    ),
    "the-way-to-the-captive": (
        "prisoners",
        "orc",
        ["d8 - captive:orc\ne1 o melee\ne9 n melee", "d8 - captive:orc\nd4 o melee\ne9 n melee"],
    ),
    "the-captive-on-its-way-home": (
        "prisoners",
        "orc",
        ["d8 - captive:orc\nd8 o melee\ne9 n melee", "d4 - captive:orc\nd4 o melee\ne9 n melee"],
    ),
    "the-world-tree-guarded": (
        "nordrassil",
        "orc",
        ["d6 o melee\ni4 u melee\nb2 n melee\ne2 h melee", "e5 o melee\ni4 u melee\nb2 n melee\ne2 h melee"],
    ),
    "the-undead-at-the-world-tree": (
        "nordrassil",
        "undead",
        ["i4 u melee\nb2 n melee\ne2 h melee\nd6 o melee", "f4 u melee\nb2 n melee\ne2 h melee\nd6 o melee"],
    ),
}


@pytest.mark.parametrize("what", BETTER)
def test_nearer_is_better(what: str) -> None:
    mode, race, boards = BETTER[what]
    leads = [lead(mode, race, board) for board in boards]
    assert leads == sorted(leads)
    assert len(set(leads)) == len(leads)


def test_enemies_with_a_captive_are_in_the_way() -> None:
    expert = knowhow(GAME).expert
    assert isinstance(expert, WarcraftExpert)
    worth = []
    for enemy in ("f8", "d6", "d5"):
        board = f"d5 - captive:orc\nd4 o melee\n{enemy} n melee"
        s: War = GAME.position({"mode": "prisoners"}, {"step": "move", "board": board})
        worth.append(expert.aims.worth(s, s.race.index(ORC)))
    assert worth[0] > worth[1] == worth[2]


def test_the_main_game_has_no_such_aims() -> None:
    for mode, seats in (("main", 2), ("main", 4)):
        assert not aimed(GAME.start({"mode": mode, "seats": seats}).box)
    for mode in ("elf_gate", "necromancers", "prisoners", "nordrassil"):
        assert aimed(GAME.start({"mode": mode}).box)


def test_a_result_adds_up_and_goes_to_who_won() -> None:
    """Of two sides as ever; the second of three has less than an even share, and more than the last."""
    assert won([1, 2], [0, 1]) == [1.0, 0.0]
    assert won([1, 1], [0, 1]) == [0.5, 0.5]
    assert won([2, 1, 2, 1], [0, 1, 0, 1]) == [0.0, 1.0, 0.0, 1.0]
    first, second, third = won([1, 2, 3], [0, 1, 2])
    assert first + second + third == pytest.approx(1.0)
    assert first > 0.9
    assert 1 / 3 > second > third
    assert won([1, 1, 3], [0, 1, 2])[:2] == pytest.approx([0.5, 0.5])
