"""A game that is played by the numbers of options, chance answered from a seed. The adapters share it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from arenarium.bots.contract import find_game, seed_for
from arenarium.bots.search import standing
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import CHANCE, Decision, Luck, State, answer, questions
from arenarium.research.encoding import Array, encoder_of


class TooManyOptions(ValueError):
    """A question has more options than the action space has places; make the environment with more `options`."""


class Driver:
    """One game. `asked` is the question that is open, None at the end."""

    def __init__(self, game: str | AnyGame, options: Json | None = None, places: int | None = None) -> None:
        self.game: AnyGame = find_game(game) if isinstance(game, str) else game
        self.options = options or {}
        self.encoder = encoder_of(self.game)
        self.places = places or self.encoder.options
        self.seats: int = self.game.start(self.options).seats
        self.reset(0)

    def reset(self, seed: int) -> None:
        self.state: State = self.game.start(self.options)
        self.luck = Luck(seed_for(seed, "environment"))
        self.answers = 0
        self.teams = self.game.teams(self.state)
        self.asked: Decision | None = None
        self._next()

    def _next(self) -> None:
        while asked := questions(self.state):
            d = asked[0]
            if d.seat != CHANCE:
                if d.count() > self.places:
                    raise TooManyOptions(f"{d.ask} has {d.count()} options, the action space {self.places} places")
                self.asked = d
                return
            answer(self.state, d, self.luck.draw(d), [])
            self.answers += 1
        self.asked = None

    def step(self, index: int) -> None:
        """Answer with the option of that number."""
        assert self.asked is not None
        if not 0 <= index < self.asked.count():
            raise IndexError(f"{self.asked.ask} has {self.asked.count()} options, not one numbered {index}")
        answer(self.state, self.asked, self.asked.nth(index), [])
        self.answers += 1
        self._next()

    @property
    def too_long(self) -> bool:
        return self.answers >= self.game.bound

    def rewards(self) -> list[float]:
        """At the end, from -1 for losing to all to 1 for beating all; before that, 0."""
        places = self.game.result(self.state)
        return [0.0] * self.seats if places is None else [2 * v - 1 for v in standing(places, self.teams)]

    def flat(self, seat: int) -> Array:
        return self.encoder.flat(self.game.view(self.state, seat), seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        out = np.zeros(self.places, np.int8)
        if self.asked is not None and self.asked.seat == seat:
            out[: self.asked.count()] = 1
        return out

    def option_rows(self, seat: int) -> NDArray[np.int32]:
        """The verb and operands of every option, by its number; -1 where there is none."""
        out = np.full((self.places, 4), -1, np.int32)
        if self.asked is not None and self.asked.seat == seat:
            out[: self.asked.count()] = self.asked.options
        return out

    def option_texts(self, seat: int) -> list[str]:
        if self.asked is None or self.asked.seat != seat:
            return []
        return [self.game.notate(self.state, a) for a in self.asked.options]
