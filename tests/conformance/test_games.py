"""The kit, run for every registered game, every mode and every number of players."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arenarium import games
from arenarium.core.game import Game, Json
from arenarium.core.kernel import Luck, answer, apply, questions
from tests import toy
from tests.conformance import kit

# More with ARENARIUM_CONFORMANCE=10000: that many random games of every variant.
GAMES = int(os.environ.get("ARENARIUM_CONFORMANCE", "0"))

ALL: list[Game[Any]] = [toy.GAME, *games.games()]
CASES = [pytest.param(g, o, id=f"{g.name}-{kit.name_of(o)}") for g in ALL for o in kit.variants(g)]
each_variant = pytest.mark.parametrize(("game", "options"), CASES)


@each_variant
def test_every_moment_of_a_random_game_keeps_the_contract(game: Game[Any], options: Json) -> None:
    luck = Luck(5)
    census = game.census(game.start(options))
    for s, events in kit.moments(game, options, seed=3, every=game.conformance_every):
        kit.options_are_in_order(game, s)
        kit.notation_round_trips(game, s)
        kit.saves_load(game, s)
        kit.hidden_stays_hidden(game, s, events, luck)
        kit.bad_input_changes_nothing(game, s)
        kit.every_option_applies(game, s, luck)
        kit.pieces_are_conserved(game, s, census)
        kit.results_are_places(game, s)


@each_variant
def test_all_that_is_told_is_of_its_declared_type(game: Game[Any], options: Json) -> None:
    for n, (s, events) in enumerate(kit.walk(game, options, seed=8)):
        if n % game.conformance_every == 0 or len({e.kind for e in events}) > 3:
            kit.what_is_told_is_of_its_type(game, s, events)


@each_variant
def test_a_seat_may_give_up_at_any_moment(game: Game[Any], options: Json) -> None:
    for s, _ in kit.moments(game, options, seed=4, every=5 * game.conformance_every):
        kit.resigning_works(game, s)


@each_variant
def test_own_actions_do_not_show_what_is_hidden(game: Game[Any], options: Json) -> None:
    luck = Luck(7)
    for s, _ in kit.moments(game, options, seed=6, every=3 * game.conformance_every):
        for d in questions(s):
            if d.seat >= 0:
                kit.same_future(game, s.clone(), d.seat, luck)


@each_variant
def test_forks_leave_the_original_alone(game: Game[Any], options: Json) -> None:
    kit.clone_is_independent(game, options, seed=1)


@each_variant
def test_the_log_replays_and_the_seed_gives_the_log(game: Game[Any], options: Json) -> None:
    kit.the_log_is_the_match(game, options, seed=2, most=60)


@each_variant
def test_every_random_game_ends_within_the_bound_and_keeps_its_pieces(game: Game[Any], options: Json) -> None:
    for seed in range(GAMES or 3):
        luck = Luck(seed)
        s = game.start(options)
        first = game.census(s)
        for _ in range(game.bound):
            asked = questions(s)
            if not asked:
                break
            d = asked[luck.below(len(asked))]
            answer(s, d, luck.draw(d), [])
        assert not s.stack, f"seed {seed}: still open after {game.bound} answers"
        kit.results_are_places(game, s)
        assert game.census(s) == first, f"seed {seed}: pieces were lost or made"


@each_variant
def test_many_games_keep_the_contract_at_some_of_their_moments(game: Game[Any], options: Json) -> None:
    """One game in fifty of those that ARENARIUM_CONFORMANCE asks for, each looked at in a few places."""
    luck = Luck(9)
    for seed in range(100, 100 + (GAMES // 50 or 1)):
        for s, events in kit.moments(game, options, seed, every=11 * game.conformance_every):
            kit.options_are_in_order(game, s)
            kit.notation_round_trips(game, s)
            kit.saves_load(game, s)
            kit.hidden_stays_hidden(game, s, events, luck)
            kit.every_option_applies(game, s, luck, most=4)


@given(st.sampled_from(ALL), st.integers(0, 2**16), st.lists(st.integers(0, 2**16), max_size=80))
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_whatever_is_chosen_the_contract_holds(game: Game[Any], which: int, choices: list[int]) -> None:
    found = kit.variants(game)
    s = game.start(found[which % len(found)])
    for choice in choices:
        asked = questions(s)
        if not asked:
            break
        d = asked[choice % len(asked)]
        events = apply(s, d.seat, d.nth(choice % d.count()))
    else:
        events = []
    kit.options_are_in_order(game, s)
    kit.notation_round_trips(game, s)
    kit.saves_load(game, s)
    kit.hidden_stays_hidden(game, s, events, Luck(which))
    kit.results_are_places(game, s)
