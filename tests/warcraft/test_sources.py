"""Where victory points come from: the sources in the view add up to the points of the side. WC §9"""

from __future__ import annotations

import pytest

from arenarium.core.kernel import Luck, apply, questions
from arenarium.games.warcraft.game import GAME


@pytest.mark.parametrize(("mode", "seats"), [("main", 2), ("main", 4), ("elf_gate", 3), ("nordrassil", 4)])
def test_in_random_games_the_sources_add_up_to_the_points(mode: str, seats: int) -> None:
    s = GAME.start({"mode": mode, "seats": seats, "limit": 12})
    luck = Luck(seats)
    kinds = set()
    while questions(s):
        d = questions(s)[0]
        apply(s, d.seat, luck.draw(d))
        for row in GAME.view(s, 0)["seats"]:
            assert sum(source["points"] for source in row["sources"]) == row["points"]
            kinds |= {source["kind"] for source in row["sources"]}
    assert "town" in kinds
