"""PettingZoo's and Gymnasium's own tests on our environments."""

from __future__ import annotations

import json
import warnings
from pathlib import Path

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from arenarium.research.aec import Environment, env
from arenarium.research.driver import Driver, TooManyOptions
from arenarium.research.encoding import encoder_of, page
from arenarium.research.single import Duel
from tests.research import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_api(game: str) -> None:
    with warnings.catch_warnings():
        # The checker warns of every observation that is not a single array; ours carry masks, as it recommends.
        warnings.simplefilter("ignore", UserWarning)
        api_test(env(game), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_seeds(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_an_episode_ends_with_rewards_that_cancel_out(game: str) -> None:
    environment = Environment(game)
    environment.reset(seed=4)
    rng = np.random.default_rng(1)
    total = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        seen, reward, over, cut, info = environment.last()
        total[agent] += reward
        assert not cut
        if over:
            environment.step(None)
            continue
        assert seen is not None
        assert len(info["options"]) == seen["action_mask"].sum()
        environment.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(total.values()) == pytest.approx(0)
    assert not environment.agents


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_wrapper(game: str) -> None:
    """Against a bot on the other seat; the agent is always the one who is asked."""
    duel = Duel(game, bot="random", seat=1)
    rng = np.random.default_rng(2)
    seen, info = duel.reset(seed=3)
    again, _ = Duel(game, bot="random", seat=1).reset(seed=3)
    assert np.array_equal(seen["observation"], again["observation"])
    over = False
    reward = 0.0
    while not over:
        assert duel.observation_space.contains(seen)
        options = info["options"]
        assert isinstance(options, list)
        assert seen["action_mask"].sum() == len(options) > 0
        seen, reward, over, cut, info = duel.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        assert not cut
    assert -1 <= reward <= 1


def test_gymnasium_checker() -> None:
    """Gymnasium's own checker answers without regard to masks, so it gets the toy with one option too few to miss."""

    class Lenient(Duel):
        def step(self, action: object) -> object:  # type: ignore[override]
            count = self.driver.asked.count() if self.driver.asked else 1
            return super().step(int(action) % count)  # type: ignore[call-overload]

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Lenient("tests.toy:GAME"), skip_render_check=True)


def test_an_action_space_that_is_too_small_says_so() -> None:
    with pytest.raises(TooManyOptions, match="2 places"):
        Driver("tests.toy:GAME", places=2)


def test_an_action_that_is_no_option_is_refused() -> None:
    driver = Driver("tests.toy:GAME")
    with pytest.raises(IndexError):
        driver.step(99)


@pytest.mark.parametrize("game", GAMES)
def test_observations_hide_what_the_seat_may_not_know(game: str) -> None:
    driver = Driver(game)
    driver.reset(9)
    for _ in range(12):
        if driver.asked is None:
            break
        for seat in range(driver.seats):
            other = driver.game.resample(driver.state, seat, lambda w: max(i for i, x in enumerate(w) if x))
            seen = driver.encoder.flat(driver.game.view(other, seat), seat)
            assert np.array_equal(seen, driver.flat(seat))
        driver.step(driver.asked.count() // 2)


@pytest.mark.parametrize("game", [g for g in GAMES if ":" not in g])
def test_the_page_of_observations_is_current(game: str) -> None:
    driver = Driver(game)
    file = Path(__file__).parents[2] / "docs" / "observations" / f"{game}.md"
    assert file.read_text(encoding="utf-8") == page(game, encoder_of(driver.game))
    json.dumps(driver.game.view(driver.state, 0))
