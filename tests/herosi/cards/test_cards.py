"""Every card is played by scenarios, and the box holds what the rulebook counts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arenarium.games.herosi.loading import box_for
from arenarium.words import LANGUAGES, words

FOLDER = Path(__file__).parents[2] / "scenarios" / "herosi"
BOX = box_for({})
IDS = [c.name for c in BOX.creatures] + [s.name for s in BOX.spells]


@pytest.mark.parametrize("name", IDS)
def test_at_least_two_scenarios_play_the_card(name: str) -> None:
    """One for what it does, one for what it may not do."""
    files = [p for p in FOLDER.rglob("*.toml") if re.search(rf"\b{name}\b", p.read_text(encoding="utf-8"))]
    assert len(files) >= 2


@pytest.mark.parametrize("name", IDS)
def test_the_card_has_a_name_and_a_text_in_both_languages(name: str) -> None:
    for lang in LANGUAGES:
        assert words(lang).has(f"herosi-{name}")
        assert words(lang).say(f"herosi-{name}.text") != f"herosi-{name}.text"


def test_the_box_holds_what_the_rulebook_counts() -> None:
    """HE §2: 60 deck spells, 4 special, 5 basic for each player, 23 creatures for each Hero"""
    copies = {g: sum(s.copies for s in BOX.spells if s.group == g) for g in ("basic", "deck", "special")}
    assert copies == {"basic": 5, "deck": 60, "special": 4}
    for hero in range(4):
        assert sum(c.copies for c in BOX.creatures if c.hero == hero) == 23
    assert len([s for s in BOX.spells if s.group == "deck"]) == 20


def test_opposed_elements_are_water_and_fire_earth_and_air() -> None:
    """HE §3"""
    assert BOX.opposed == [1, 0, 3, 2]


def test_preset_armies_cost_ten_points() -> None:
    """HE A2"""
    for preset in BOX.presets:
        assert sum(BOX.creature(kind).points for kind in preset if kind > 1) <= BOX.army_points
