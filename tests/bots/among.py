"""One bot among others in every way to play: alone at a table of its own side, as a whole side where allies play."""

from __future__ import annotations

from typing import Any, Final

from arenarium.bots.contract import find_game, seed_for
from arenarium.bots.match import Fixture, Played, line_ups
from arenarium.bots.tournament import share
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import CHANCE, Luck, apply, questions

WAYS: Final[dict[str, tuple[Json, ...]]] = {  # besides the main mode of two, which the ladder plays
    "monolith": (
        {"mode": "three", "seats": 3},
        {"mode": "four", "seats": 4},
        {"mode": "duel", "seats": 2, "monoliths": True},
        {"mode": "duel", "seats": 2, "monoliths": True, "tactical": True},
    ),
    "tashkalar": (
        {"mode": "duel", "seats": 2},
        {"mode": "melee", "seats": 3},
        {"mode": "melee", "seats": 4},
        {"mode": "high_form_teams", "seats": 4},
        {"mode": "duel_teams", "seats": 4},
        {"mode": "high_form", "seats": 2, "schools": ["everfrost", "nethervoid"]},
        {"mode": "high_form", "seats": 2, "schools": ["etherweave", "nethervoid"]},
        {"mode": "melee", "seats": 3, "schools": ["etherweave", "everfrost", "nethervoid"]},
    ),
    "warcraft": (
        {"mode": "main", "seats": 4},
        {"mode": "elf_gate", "seats": 3},
        {"mode": "necromancers", "seats": 2},
        {"mode": "prisoners", "seats": 2},
        {"mode": "nordrassil", "seats": 4},
        {"mode": "custom", "seats": 3},
        {"mode": "custom", "seats": 4},
    ),
    "herosi": (
        {"mode": "free_for_all", "seats": 3},
        {"mode": "free_for_all", "seats": 4},
        {"mode": "no_elimination", "seats": 3},
        {"mode": "no_elimination", "seats": 4},
        {"mode": "teams", "seats": 4},
        {"mode": "tournament", "seats": 4},
        {"mode": "duel", "seats": 2, "pace": "live"},
        {"mode": "free_for_all", "seats": 4, "pace": "live"},
    ),
}


def sides(game: AnyGame, options: Json) -> list[int]:
    """The side each seat plays for, once what is drawn at the beginning has been drawn."""
    s: Any = game.start(options)
    luck = Luck(1)
    while (asked := questions(s)) and asked[0].seat == CHANCE:
        apply(s, CHANCE, luck.draw(asked[0]))
    return game.teams(s)


def fixture(game: str, options: Json, one: str, others: str, n: int, seed: int) -> Fixture:
    """The n-th game: each side in turn is the one's, each drawing turned round as often as there are seats."""
    rules = find_game(game)
    whole = {**rules.random_options, **options}
    seats = whole["seats"]
    drawn = seed_for(seed, game, repr(sorted(options.items())), n // seats)
    if "schools" in whole:
        turned = whole["schools"][n // seats % seats :] + whole["schools"][: n // seats % seats]
        found = [{**whole, "schools": turned}]
    else:
        found = line_ups(rules, whole, seats, drawn)
    chosen = found[n // seats % len(found)]
    playing = sides(rules, chosen)
    own = sorted(set(playing))[n % len(set(playing))]
    return Fixture(game, chosen, tuple(one if side == own else others for side in playing), drawn)


def points(played: Played, one: str) -> float:
    assert not played.faults, played.faults[:2]
    return sum(share(played.places, seat) for seat, bot in enumerate(played.fixture.bots) if bot == one)


def fair(game: str, options: Json) -> float:
    """What a side has of a game among equals, each side taken as often."""
    rules = find_game(game)
    return 1 / len(set(sides(rules, {**rules.random_options, **options})))
