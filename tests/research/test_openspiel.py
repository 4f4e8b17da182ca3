"""OpenSpiel's ISMCTS and its own checks on our games. Without OpenSpiel (no wheel for this Python) only the message."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from arenarium import games
from tests.research import GAMES

if find_spec("pyspiel") is None:

    def test_the_adapter_says_what_it_needs() -> None:
        with pytest.raises(ImportError, match="OpenSpiel"):
            from arenarium.research import openspiel  # noqa: F401

else:
    import numpy as np
    import pyspiel  # type: ignore[import-not-found,unused-ignore]
    from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped,unused-ignore]

    from arenarium.research.openspiel import SpielState, load

    def walk(game: str, seed: int, moves: int) -> SpielState:
        """A state for a player after some random moves."""
        rng = np.random.RandomState(seed)
        state = load(game).new_initial_state()
        while moves > 0 or state.is_chance_node():
            state.apply_action(int(rng.choice(state.legal_actions())))
            moves -= 1
        return state

    @pytest.mark.parametrize("game", GAMES)
    def test_ismcts_runs(game: str) -> None:
        state = walk(game, 3, 12)
        rng = np.random.RandomState(5)
        leaf = mcts.RandomRolloutEvaluator(1, rng)
        # A rollout to the end of a big game takes long in Python; the search itself is what is tried here.
        if ":" not in game:
            leaf.evaluate = lambda state: [0.0] * state.num_players()
        bot = ismcts.ISMCTSBot(load(game), leaf, 1.0, 12, random_state=rng)
        policy = bot.get_policy(state)
        assert sum(p for _, p in policy) == pytest.approx(1)
        assert bot.step(state) in state.legal_actions()

    @pytest.mark.parametrize("game", GAMES)
    def test_resampling_keeps_the_information_state(game: str) -> None:
        for seed in range(3):
            state = walk(game, seed, 20)
            player = state.current_player()
            other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()
            before = str(state)
            other.apply_action(other.legal_actions()[0])
            assert str(state) == before

    @pytest.mark.parametrize("game", GAMES)
    def test_openspiel_random_simulation(game: str) -> None:
        """OpenSpiel's own consistency test, clones and action strings included; a war of four turns is enough."""
        options = {"limit": 4} if game == "warcraft" else {}
        pyspiel.random_sim_test(load(game, options), num_sims=1, serialize=False, verbose=False)

    @pytest.mark.parametrize("game", games.names())
    def test_openspiel_makes_the_game_by_its_name_and_saves_its_states(game: str) -> None:
        found = pyspiel.load_game(f"arenarium_{game}")
        state = walk(game, 2, 15)
        made = found.new_initial_state()
        for action in state.history():
            made.apply_action(action)
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(found, made))
        assert str(again) == str(made) == str(state)
        assert again.legal_actions() == state.legal_actions()

    def test_the_tensor_is_the_documented_one() -> None:
        state = walk("tests.toy:GAME", 1, 6)
        game = load("tests.toy:GAME")
        observer = game.make_py_observer()
        observer.set_from(state, 0)
        assert observer.tensor.any()
        assert observer.dict["hashed"].sum() == observer.tensor.sum()
