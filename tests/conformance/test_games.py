"""The kit, run for every registered game, every mode and every number of players."""

from __future__ import annotations

import gc
import os
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arenarium import conformance as kit
from arenarium import games
from arenarium.core.game import AnyGame, Json, checked_options
from arenarium.core.kernel import Luck, apply, playout, questions
from tests import toy

# More with ARENARIUM_CONFORMANCE=10000: that many random games of every variant.
GAMES = int(os.environ.get("ARENARIUM_CONFORMANCE", "0"))

ALL: list[AnyGame] = [toy.GAME, *games.games()]
CASES = [pytest.param(g, o, id=f"{g.name}-{kit.name_of(o)}") for g in ALL for o in kit.variants(g)]
each_variant = pytest.mark.parametrize(("game", "options"), CASES)


@pytest.mark.parametrize("game", ALL, ids=lambda g: g.name)
def test_a_first_match_begins(game: AnyGame) -> None:
    options = checked_options(game, game.first_match)
    assert {**options, **game.first_match} == options
    assert questions(game.start(options))


@pytest.mark.parametrize("game", ALL, ids=lambda g: g.name)
def test_states_leave_nothing_behind(game: AnyGame) -> None:
    """A compiled class forgets to free what its `__init__` sets a second time, after that of its base did."""
    first = game.start(game.random_options)

    def play() -> None:
        for _ in range(500):
            first.clone()
        playout(first.clone(), Luck(7), game.bound)

    play()  # fills what is remembered for all games
    gc.collect()
    before = sys.getallocatedblocks()
    play()
    gc.collect()
    assert sys.getallocatedblocks() - before < 100


@each_variant
def test_every_moment_of_a_random_game_keeps_the_contract(game: AnyGame, options: Json) -> None:
    kit.every_moment_keeps_the_contract(game, options, seed=3)


@each_variant
def test_all_that_is_told_is_of_its_declared_type(game: AnyGame, options: Json) -> None:
    kit.all_that_is_told_is_of_its_type(game, options, seed=8)


@each_variant
def test_a_seat_may_give_up_at_any_moment(game: AnyGame, options: Json) -> None:
    kit.any_seat_may_give_up(game, options, seed=4)


@each_variant
def test_giving_up_is_part_of_random_play(game: AnyGame, options: Json) -> None:
    for seed in range(GAMES or 3):
        kit.giving_up_is_part_of_play(game, options, seed)


@each_variant
def test_seats_give_up_and_agree_on_draws_in_random_play(game: AnyGame, options: Json) -> None:
    kit.anybody_gives_up_anywhere(game, options, seed=10)


@each_variant
def test_nobody_is_asked_where_all_answers_come_to_the_same(game: AnyGame, options: Json) -> None:
    kit.every_question_matters(game, options, seed=5)


@each_variant
def test_own_actions_do_not_show_what_is_hidden(game: AnyGame, options: Json) -> None:
    kit.own_answers_show_nothing_hidden(game, options, seed=6)


@each_variant
def test_what_is_foreseen_is_sure_and_shows_nothing_hidden(game: AnyGame, options: Json) -> None:
    kit.foresight_shows_nothing_hidden(game, options, seed=9)


@each_variant
def test_forks_leave_the_original_alone(game: AnyGame, options: Json) -> None:
    kit.clone_is_independent(game, options, seed=1)


@each_variant
def test_the_log_replays_and_the_seed_gives_the_log(game: AnyGame, options: Json) -> None:
    kit.the_log_is_the_match(game, options, seed=2, most=60)


@each_variant
def test_every_random_game_ends_within_the_bound_and_keeps_its_pieces(game: AnyGame, options: Json) -> None:
    for seed in range(GAMES or 3):
        kit.random_play_ends(game, options, seed)


@each_variant
def test_many_games_keep_the_contract_at_some_of_their_moments(game: AnyGame, options: Json) -> None:
    """One game in fifty of those that ARENARIUM_CONFORMANCE asks for, each looked at in a few places."""
    luck = Luck(9)
    for seed in range(100, 100 + (GAMES // 50 or 1)):
        kit.some_moments_keep_the_contract(game, options, seed, luck)


@given(st.sampled_from(ALL), st.integers(0, 2**16), st.lists(st.integers(0, 2**16), max_size=80))
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_whatever_is_chosen_the_contract_holds(game: AnyGame, which: int, choices: list[int]) -> None:
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
