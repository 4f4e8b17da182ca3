"""Positions written from states: what is written reads back, for every game and mode."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from arenarium import conformance
from arenarium.core import scenario_text
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import questions
from arenarium.games import games

# What a position does not say: it stands at the beginning of a step, and cards lie in their decks in no order.
APART = {
    "monolith": {"phase", "asked", "segment"},
    "tashkalar": {"actor", "on_top", "under", "under_legends", "under_flares", "under_tasks", "summoned",
                  "legends_summoned", "ended_by"},
    "warcraft": {"asked", "battle", "losses", "aside", "decks", "reserve"},
    "herosi": {"stopper"},
}  # fmt: skip
CASES = [(game, options) for game in games() for options in conformance.variants(game)]


def told(game: AnyGame, s: Any) -> Json:
    return {key: fact for key, fact in game.facts(s).items() if key not in APART[game.name]}


@pytest.mark.parametrize(
    ("game", "options"), CASES, ids=[f"{game.name}-{conformance.name_of(options)}" for game, options in CASES]
)
def test_a_state_written_down_reads_back(game: AnyGame, options: Json) -> None:
    seen = 0
    for s, _ in conformance.moments(game, options, 11, 7):
        table = game.position_of(s)
        if not table or not questions(s):
            continue
        settings = {**options, **game.dealt(s)}
        text = scenario_text.write({"game": game.name, "title": "Written", "options": settings, "position": table})
        read = tomllib.loads(text)
        assert read["position"] == table
        again = game.position(read["options"], read["position"])
        seen += 1
        if table.get("phase") == "stop" and game.name == "herosi":
            continue  # its effects come again
        assert game.position_of(again) == table
        assert told(game, again) == told(game, s)
    assert seen > 5
