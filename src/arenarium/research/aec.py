"""PettingZoo: a game as an AEC environment. `env("monolith")`, agents `seat_0`, `seat_1`, …"""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from arenarium.core.game import AnyGame, Json
from arenarium.research.driver import Driver
from arenarium.research.seen import Asked, Seen, seen, space


class Environment(AECEnv):  # type: ignore[misc]
    """Agents answer questions: action n is option n. An observation holds

    - `observation`: the seat's view as numbers (docs/observations),
    - `options`: verb and operands of every option,
    - `action_mask`: the numbers that are options now.

    `infos[agent]` has the question's name under `ask` and the options as text under `options`.
    """

    metadata: ClassVar[dict[str, object]] = {
        "render_modes": ["ansi"],
        "name": "arenarium_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str | AnyGame,
        options: Json | None = None,
        places: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.driver = Driver(game, options, places)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{i}" for i in range(self.driver.seats)]
        self.observation_spaces = {agent: space(self.driver) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.driver.places) for agent in self.possible_agents}
        self._unseeded = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        if seed is None:
            seed = self._unseeded
            self._unseeded += 1
        self.driver.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn()

    def _turn(self) -> None:
        asked = self.driver.asked
        self.infos: dict[str, Asked] = {agent: {} for agent in self.agents}
        if asked is None:
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[asked.seat]
        self.infos[self.agent_selection] = {"ask": asked.ask, "options": self.driver.option_texts(asked.seat)}

    def observe(self, agent: str) -> Seen:
        return seen(self.driver, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.driver.step(int(action))
        if self.driver.asked is None:
            self.rewards = dict(zip(self.possible_agents, self.driver.rewards()))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.driver.too_long:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._turn()

    def render(self) -> str | None:
        return self.driver.game.picture(self.driver.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


def env(
    game: str, options: Json | None = None, places: int | None = None, render_mode: str | None = None
) -> Environment:
    """The environment of a game, as PettingZoo's conventions want it named."""
    return Environment(game, options, places, render_mode)
