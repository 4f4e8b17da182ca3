"""What a bot is given and what it owes: an observation and a budget in, the text of one option out.

A bot never meets the table's state. Whoever asks it draws the seat's *knowledge* first: a state in which all
that the seat cannot know has been drawn anew. Everything the bot sees is derived from that state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import blake2b
from importlib import import_module
from typing import Final

from arenarium.core import codec
from arenarium.core.game import AnyGame, Json, pick_by
from arenarium.core.kernel import Decision, Luck, State, questions
from arenarium.games import game as shipped_game

PATIENCE: Final = 60.0  # seconds for an answer, where no time is set


class NotAsked(ValueError):
    """The seat has no open question, so there is nothing to think about."""


class BadChoice(ValueError):
    """The bot's answer is not one of the options it was given."""


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one question: so many nodes (repeatable), or so many seconds.

    With both, whichever ends first. With neither, the level's own default.
    """

    nodes: int | None = None
    seconds: float | None = None

    @property
    def patience(self) -> float:
        """After how many seconds a bot counts as hanging."""
        return 2 * self.seconds + 1 if self.seconds is not None else PATIENCE


DEFAULT: Final = Budget()


def find_game(name: str) -> AnyGame:
    """A shipped game by its name, or any other as `package.module:NAME`."""
    if ":" not in name:
        return shipped_game(name)
    module, _, attribute = name.partition(":")
    found: AnyGame = getattr(import_module(module), attribute)
    return found


def seed_for(seed: int | str | bytes, *purpose: object) -> int:
    """A seed for one purpose. The bot's own luck tells nothing about the luck that drew its knowledge."""
    text = "/".join([repr(seed), *(str(p) for p in purpose)])
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big")


class Observation:
    """What one seat knows when it is asked: its view, its question, states that look the same to it."""

    def __init__(self, game: AnyGame, knowledge: State, seat: int, seed: int = 0) -> None:
        """`knowledge` is a state that was drawn anew for `seat`; see `Observation.of`."""
        asked = next((d for d in questions(knowledge) if d.seat == seat), None)
        if asked is None:
            raise NotAsked(f"seat {seat} is not asked")
        self.game = game
        self.seat = seat
        self.seed = seed
        self.luck = Luck(seed)  # the bot's own dice: the same seed, the same answer
        self.knowledge = knowledge
        self._asked = asked
        self._pick = pick_by(Luck(seed_for(seed, "resample")))

    @staticmethod
    def of(game: AnyGame, state: State, seat: int, seed: int | str | bytes = 0) -> Observation:
        """The observation of `seat` at a real table."""
        return Observation(game, knowledge(game, state, seat, seed), seat, seed_for(seed, "bot"))

    @property
    def ask(self) -> str:
        """The name of the question."""
        return self._asked.ask

    @property
    def decision(self) -> Decision:
        """The question as the rules put it, for bots that think on states."""
        return self._asked

    @cached_property
    def view(self) -> Json:
        """What the seat sees, as in docs/views."""
        return self.game.view(self.knowledge, self.seat)

    @cached_property
    def question(self) -> Json:
        """The question as it goes over the wire."""
        return self.game.question(self.knowledge, self._asked, self.seat)

    @cached_property
    def options(self) -> list[str]:
        """The answers that are allowed, in notation."""
        return [self.game.notate(self.knowledge, a) for a in self._asked.options]

    def resample(self, n: int = 1) -> list[State]:
        """`n` states that look like this one to the seat, each drawn anew; they are yours to change."""
        return [self.game.resample(self.knowledge, self.seat, self._pick) for _ in range(n)]


def knowledge(game: AnyGame, state: State, seat: int, seed: int | str | bytes = 0) -> State:
    """A state that shows what `seat` knows of `state` and nothing else."""
    drawn: State = game.resample(state, seat, pick_by(Luck(seed_for(seed, "knowledge", seat))))
    return drawn


class Bot(ABC):
    """One method. It is made without arguments, and may be asked about any seat of any table in any order."""

    @abstractmethod
    def choose(self, observation: Observation, budget: Budget) -> str:
        """One of `observation.options`."""


@dataclass(frozen=True)
class Job:
    """A question to a bot as plain data, to be thought about in any process.

    `state` holds the seat's knowledge, never the table's state: make jobs with `Job.of`.
    """

    game: str
    state: Json
    seat: int
    bot: str
    seed: int
    budget: Budget = DEFAULT
    hint: bool = False  # the best options with what follows from them, for a person

    @staticmethod
    def of(
        game: AnyGame | str,
        state: State,
        seat: int,
        bot: str,
        seed: int | str | bytes = 0,
        budget: Budget | None = None,
        hint: bool = False,
    ) -> Job:
        """A job about the real `state`, less what the seat may not know. `game` may be `module:NAME`."""
        found = find_game(game) if isinstance(game, str) else game
        name = game if isinstance(game, str) else found.name
        known = codec.plain(found.pack(knowledge(found, state, seat, seed)))
        return Job(name, known, seat, bot, seed_for(seed, "bot"), budget or DEFAULT, hint)

    def observation(self) -> Observation:
        game = find_game(self.game)
        return Observation(game, game.unpack(self.state), self.seat, self.seed)

    def json(self) -> Json:
        return asdict(self)

    @staticmethod
    def from_json(data: Json) -> Job:
        return Job(**{**data, "budget": Budget(**data["budget"])})


@dataclass(frozen=True)
class Fault:
    """Why a bot's own answer was not played. `kind` is raised, hung, nonsense, missing or crashed."""

    bot: str
    kind: str
    detail: str


@dataclass(frozen=True)
class Answer:
    """What is played, who chose it, and what went wrong on the way."""

    text: str
    bot: str
    faults: tuple[Fault, ...] = ()
    hints: tuple[Json, ...] = ()  # for a job that asks for a hint: rows of `hints.hint`, best first
