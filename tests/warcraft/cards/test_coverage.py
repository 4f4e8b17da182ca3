"""No card goes untested."""

from __future__ import annotations

from arenarium.games.warcraft.box import CARDS
from tests.warcraft.cards import test_all_races as all_races
from tests.warcraft.cards import test_human as human
from tests.warcraft.cards import test_night_elf as night_elf
from tests.warcraft.cards import test_orc as orc
from tests.warcraft.cards import test_undead as undead


def test_every_card_has_tests() -> None:
    tests = [name for module in (all_races, human, night_elf, orc, undead) for name in vars(module)]
    for card in CARDS:
        assert sum(name.startswith("test_") and card in name for name in tests) >= 2, card
