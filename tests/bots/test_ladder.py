"""Each level beats the one below, over stored seeds.

`ARENARIUM_LADDER=full` plays the whole set and asks for what the project promises: steps that people can climb. From
the apprentice up each level has 60 to 85 % against the one below, as far as WHOLE games can tell (the 95 % interval
reaches into that range, and its lower end is above one half). `ARENARIUM_LADDER_SEED` takes other seeds. The default
run plays a few games of some pairs and counts them together: the order must be plain to see.
Results are in docs/lab.md.
"""

from __future__ import annotations

import os
import time
from itertools import pairwise

import pytest

from arenarium import games
from arenarium.bots import Budget, Job, decide
from arenarium.bots.bench import middle
from arenarium.bots.contract import find_game, seed_for
from arenarium.bots.levels import BEST, NAMES, stand_ins
from arenarium.bots.match import Fixture, line_ups
from arenarium.bots.tournament import interval, on_cores, share
from arenarium.core.game import Json
from arenarium.core.kernel import questions

FULL = os.environ.get("ARENARIUM_LADDER") == "full"
SEED = int(os.environ.get("ARENARIUM_LADDER_SEED", "20261115"))
WHOLE = 100
LEAST, MOST = 0.6, 0.85
# What the strong level thinks, in nodes: a tenth or less of what its two seconds buy, a third in Monolith Arena.
STRONG = {"monolith": 40000, "tashkalar": 10000, "warcraft": 8000, "herosi": 4000}
SHORT: dict[str, Json] = {"warcraft": {"limit": 15}}  # turns of a war in the default run


def fixtures(game: str, above: str, below: str, games: range, short: bool = False) -> list[Fixture]:
    """Drawings of sides, each played from both seats."""
    rules = find_game(game)
    found = []
    for i in games:
        n = i // 2
        seed = seed_for(SEED, above.split("@")[0], below, n)
        options = line_ups(rules, {**rules.random_options, **(SHORT.get(game, {}) if short else {})}, 2, seed)
        bots = (above, below) if i % 2 == 0 else (below, above)
        found.append(Fixture(game, options[n % len(options)], bots, seed))
    return found


def points(games: list[Fixture], bot: str) -> float:
    total = 0.0
    for played in on_cores(games):
        assert not played.faults, played.faults[:2]
        total += share(played.places, played.fixture.bots.index(bot))
    return total


def steps(game: str) -> list[tuple[str, str]]:
    """Each level that a person can climb to, with the one below; none that plays here as another does."""
    rungs = [n for n in NAMES if n not in stand_ins(find_game(game))]
    budget = {"strong": f"strong@{STRONG[game]}", "legend": f"legend@{STRONG[game]}"}
    return [(budget.get(above, above), budget.get(below, below)) for below, above in pairwise(rungs)]


if FULL:

    @pytest.mark.parametrize(("game", "above", "below"), [(g, *pair) for g in games.names() for pair in steps(g)])
    def test_a_level_is_one_step_above_the_one_below(game: str, above: str, below: str) -> None:
        low, high = interval(points(fixtures(game, above, below, range(WHOLE)), above), WHOLE)
        assert low > 0.5
        assert high >= LEAST
        assert low <= MOST or below == NAMES[0]

else:

    @pytest.mark.parametrize(("above", "below"), [("novice", "random"), ("solid", "novice")])
    def test_the_order_of_the_levels(above: str, below: str) -> None:
        """Four games each of the two that are quick, two of the others: nine points of twelve at least."""
        games = {"monolith": 4, "herosi": 4, "tashkalar": 2, "warcraft": 2}
        played = [f for g, n in games.items() for f in fixtures(g, above, below, range(n), short=True)]
        assert points(played, above) >= 0.75 * len(played)

    def test_search_beats_evaluation() -> None:
        """The strong level with a twentieth of a second's thought."""
        assert points(fixtures("monolith", "strong@1500", "solid", range(4)), "strong@1500") >= 2

    def test_counted_dice_beat_evaluation() -> None:
        """Herosi from both seats, with a thousandth of what two seconds buy: all of them."""
        assert points(fixtures("herosi", "strong@1000", "apprentice", range(4)), "strong@1000") == 4

    def test_search_beats_evaluation_in_a_short_war() -> None:
        """A war of fifteen turns from both seats; a thousandth of what two seconds buy wins both."""
        assert points(fixtures("warcraft", "strong@300", "apprentice", range(2), short=True), "strong@300") == 2


@pytest.mark.parametrize("game", games.names())
def test_the_best_level_keeps_to_its_seconds(game: str) -> None:
    """Measured in processor time, which other work on the machine does not touch."""
    s = middle(find_game(game))
    seat = questions(s)[0].seat
    for seed in range(3):
        job = Job.of(game, s, seat, BEST, seed, Budget(seconds=0.4))
        began = time.process_time()
        assert decide(job).faults == ()
        assert time.process_time() - began < 0.8
