"""Positions written from states: what is written reads back, for every game and mode."""

from __future__ import annotations

import importlib
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arenarium import conformance
from arenarium.core import scenario_text
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import CHANCE, questions
from arenarium.games import games

# What a position does not say: it stands at the beginning of a step, and cards lie in their decks in no order.
APART = {
    "monolith": {"phase", "asked", "segment"},
    "tashkalar": {"actor", "on_top", "under", "under_legends", "under_flares", "under_tasks", "summoned",
                  "legends_summoned", "ended_by"},
    "warcraft": {"asked", "battle", "losses", "aside", "decks", "reserve"},
    "herosi": {"stopper"},
}  # fmt: skip
# And what a seat sees of that, by its path in the view: the step that has begun, and what was done in it.
BEGUN = {
    "monolith": {"phase", "plays_left", "unfolding", "board.*.moves.*.used"},
    "tashkalar": {"effect", "turn.summoned", "turn.actor", "turn.pattern_side", "turn.handed_over", "players.*.on_card",
                  "players.*.discard.*"},
    "warcraft": {"battle", "portal", "areas.*.called", "areas.*.pieces.*.moved", "seats.*.deck", "seats.*.aside",
                 "seats.*.units.*.reserve"},
    "herosi": {"phase", "casting", "battles.*.phase", "battles.*.stopper", "battles.*.preparation", "battles.*.stops",
               "battles.*.actor", "battles.*.acted", "battles.*.orders", "battles.*.priority", "players.*.ready",
               "players.*.chosen", "players.*.may_stop", "players.*.must_roll", "players.*.hand.known",
               "players.*.fields.*.activated"},
}  # fmt: skip
BY_PLACE = ("areas", "fields", "units")  # tables whose keys are places or types
CASES = [(game, options) for game in games() for options in conformance.variants(game)]


def told(game: AnyGame, s: Any) -> Json:
    return {key: fact for key, fact in game.facts(s).items() if key not in APART[game.name]}


def differing(was: object, now: object, path: tuple[str, ...] = ()) -> Iterator[str]:
    """Where two views are not the same."""
    if isinstance(was, dict) and isinstance(now, dict):
        for key in sorted(was.keys() | now.keys()):
            name = "*" if path and path[-1] in BY_PLACE else key
            yield from differing(was.get(key), now.get(key), (*path, name))
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        for a, b in zip(was, now, strict=True):
            yield from differing(a, b, (*path, "*"))
    elif was != now:
        yield ".".join(path)


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
        for seat in (*range(s.seats), CHANCE):
            lost = set(differing(game.view(s, seat), game.view(again, seat))) - BEGUN[game.name]
            assert not lost, f"a position does not carry what is seen: {lost}"
    assert seen > 5


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_key_of_a_position_is_on_its_page(game: AnyGame) -> None:
    module = importlib.import_module(f"arenarium.games.{game.name}.position")
    page = (Path(__file__).parents[2] / "docs" / "notation" / f"{game.name}.md").read_text(encoding="utf-8")
    heading = r"^##+ (?:Keys of )?`\[position\]`$"
    _, section = re.split(heading, page, flags=re.M)
    section = re.split(r"^##+ ", section, maxsplit=1, flags=re.M)[0]
    keys = {*module.KEYS, *getattr(module, "SEAT_KEYS", ())}
    assert len(keys) > 10
    assert not {key for key in keys if not re.search(rf"\b{key}\b", section)}
