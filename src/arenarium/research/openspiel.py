"""OpenSpiel: a game as a Python game, so that its algorithms run on it. `load("monolith")`.

Actions are numbers of options; the question and its options are part of the information state, so a number means
the same wherever the information state is the same. Several open questions are asked one after the other.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

try:
    import pyspiel  # type: ignore[import-not-found,unused-ignore]
except ImportError as error:
    raise ImportError("this adapter needs OpenSpiel: pip install open_spiel") from error

from arenarium import games
from arenarium.bots.contract import find_game
from arenarium.bots.search import standing
from arenarium.core import codec
from arenarium.core.game import AnyGame, Json, chance_weights
from arenarium.core.kernel import CHANCE, Decision, State, answer, questions
from arenarium.research.encoding import encoder_of

CHANCE_OUTCOMES = 512


def game_type(game: AnyGame, seats: int) -> object:
    return pyspiel.GameType(
        short_name=f"arenarium_{game.name}",
        long_name=f"Arenarium {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The rules and options of a match."""

    def __init__(self, name: str, options: Json) -> None:
        game = find_game(name)
        self.name = name
        self.rules = game
        self.options = options
        self.encoder = encoder_of(game)
        seats = game.start(options).seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.options,
            max_chance_outcomes=CHANCE_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.bound,
        )
        super().__init__(game_type(game, seats), info, {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> SpielObserver:
        return SpielObserver(self)


class Held:
    """A state whose deep copy is its own fast clone, and whose pickle is the game's own packed form."""

    def __init__(self, name: str, state: State) -> None:
        self.name = name
        self.state = state

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.name, self.state.clone())

    def __reduce__(self) -> tuple[object, ...]:
        return (_unpacked, (self.name, codec.plain(find_game(self.name).pack(self.state))))


def _unpacked(name: str, packed: Json) -> Held:
    return Held(name, find_game(name).unpack(packed))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; chance's questions are chance nodes."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.name, game.rules.start(game.options))

    def _rules(self) -> AnyGame:
        rules: AnyGame = self.get_game().rules
        return rules

    def _asked(self) -> Decision:
        return questions(self.held.state)[0]

    def current_player(self) -> int:
        if not self.held.state.stack:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self._asked().seat
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self._asked().count()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = chance_weights(self._asked())
        whole = sum(weights)
        return [(i, w / whole) for i, w in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        d = self._asked()
        answer(self.held.state, d, d.nth(action), [])

    def _action_to_string(self, player: int, action: int) -> str:
        return self._rules().notate(self.held.state, self._asked().nth(action))

    def is_terminal(self) -> bool:
        return not self.held.state.stack

    def returns(self) -> list[float]:
        rules, s = self._rules(), self.held.state
        places = rules.result(s)
        return [0.0] * s.seats if places is None else [2 * v - 1 for v in standing(places, rules.teams(s))]

    def information_state_string(self, player: int | None = None) -> str:
        """The view and the open question of a seat. Not its memory: what the view forgets, this forgets."""
        seat = self.current_player() if player is None else player
        rules, s = self._rules(), self.held.state
        asked = [rules.question(s, d, seat) for d in questions(s) if d.seat != CHANCE]
        return json.dumps([seat, rules.view(s, seat), asked], sort_keys=True)

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that looks the same to the player, by the game's own `resample`."""

        def pick(weights: list[int]) -> int:
            x = float(sampler()) * sum(weights)
            for i, w in enumerate(weights):
                x -= w
                if x < 0:
                    return i
            return max(i for i, w in enumerate(weights) if w)

        other: SpielState = self.clone()
        other.held = Held(self.held.name, self._rules().resample(self.held.state, player, pick))
        return other

    def __str__(self) -> str:
        return self._rules().picture(self.held.state)


class SpielObserver:
    """The flat observation of docs/observations."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        self.tensor = np.zeros(game.encoder.size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for part in game.encoder.parts:
            n = int(np.prod(part.shape))
            self.dict[part.name] = self.tensor[at : at + n].reshape(part.shape)
            at += n

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.game.encoder.flat(self.game.rules.view(state.held.state, player), player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player)


def load(game: str, options: Json | None = None) -> SpielGame:
    """A game with its options, ready for OpenSpiel's algorithms."""
    return SpielGame(game, options or {})


def _register(name: str) -> None:
    """So that OpenSpiel itself can make the game: `pyspiel.load_game("arenarium_monolith")`."""

    class Registered(SpielGame):
        def __init__(self, params: object = None) -> None:
            super().__init__(name, {})

    rules = find_game(name)
    pyspiel.register_game(game_type(rules, rules.start({}).seats), Registered)


for _name in games.names():
    _register(_name)
