"""Gymnasium: one seat learns, bots sit on the others."""

from __future__ import annotations

from typing import SupportsInt, cast

import gymnasium
from gymnasium import spaces

from arenarium.bots.contract import DEFAULT, Budget, Observation, seed_for
from arenarium.bots.levels import LEAST
from arenarium.bots.think import choose
from arenarium.core.game import AnyGame, Json
from arenarium.research.driver import Driver
from arenarium.research.seen import Seen, seen, space


class Duel(gymnasium.Env[Seen, SupportsInt]):
    """The agent holds `seat`; each answer of `step` is followed by the bots' until the agent is asked again.

    Observations and actions are those of the PettingZoo environment. An action that is no option is refused with
    an IndexError: use `action_mask`.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str | AnyGame,
        bot: str = LEAST,
        seat: int = 0,
        options: Json | None = None,
        places: int | None = None,
        budget: Budget = DEFAULT,
        render_mode: str | None = None,
    ) -> None:
        self.driver = Driver(game, options, places)
        self.bot, self.seat, self.budget, self.render_mode = bot, seat, budget, render_mode
        self.observation_space = cast("spaces.Space[Seen]", space(self.driver))
        self.action_space = spaces.Discrete(self.driver.places)
        self._seed = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Seen, dict[str, object]]:
        super().reset(seed=seed)
        self._seed = int(self.np_random.integers(2**31))
        self.driver.reset(self._seed)
        self._others()
        return self._seen(), self._info()

    def step(self, action: SupportsInt) -> tuple[Seen, float, bool, bool, dict[str, object]]:
        self.driver.step(int(action))
        self._others()
        over = self.driver.asked is None
        truncated = not over and self.driver.too_long
        return self._seen(), self.driver.rewards()[self.seat], over, truncated, self._info()

    def _others(self) -> None:
        d = self.driver
        while d.asked is not None and d.asked.seat != self.seat and not d.too_long:
            seen = Observation.of(d.game, d.state, d.asked.seat, seed_for(self._seed, d.answers))
            d.step(seen.options.index(choose(self.bot, seen, self.budget)))

    def _seen(self) -> Seen:
        return seen(self.driver, self.seat)

    def _info(self) -> dict[str, object]:
        asked = self.driver.asked
        return {} if asked is None else {"ask": asked.ask, "options": self.driver.option_texts(self.seat)}

    def render(self) -> str | None:
        return self.driver.game.picture(self.driver.state) if self.render_mode == "ansi" else None
