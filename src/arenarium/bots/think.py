"""One decision of one bot, in any process, with somebody to answer when the bot does not."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import FrameType

from arenarium.bots import registry
from arenarium.bots.contract import Answer, BadChoice, Budget, Fault, Job, Observation
from arenarium.bots.levels import NO_BOT
from arenarium.core.game import Json
from arenarium.core.refusal import reason_of

Choose = Callable[[str, Observation, Budget], str]


class Hung(BaseException):
    """The bot took far longer than it may. Not an Exception, so that a bot's own handlers let it pass."""


@contextmanager
def given(seconds: float) -> Iterator[None]:
    """Interrupt what runs longer; 0 waits for ever. Needs the main thread, where pool workers run their tasks."""
    if seconds <= 0 or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(signum: int, frame: FrameType | None) -> None:
        raise Hung

    old = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, old)


def choose(bot: str, observation: Observation, budget: Budget) -> str:
    """The bot's own answer. Raises what the bot raises, BadChoice for nonsense."""
    _, own = registry.split(bot)
    text = registry.find(bot).choose(observation, own or budget)
    if text not in observation.options:
        raise BadChoice(reason_of(repr(text)))
    return text


def think(job: Job) -> str:
    """The text to play. Whatever the bot does, it is one of the options."""
    return decide(job).text


def answered(
    bot: str, observe: Callable[[], Observation], budget: Budget, choose: Choose = choose, patience: float | None = None
) -> Answer:
    """The answer of `bot`, or of the first level below it that has one, with the faults of those that had none."""
    faults: list[Fault] = []
    name: str | None = bot
    wait = budget.patience if patience is None else patience
    while name is not None:
        try:
            with given(wait):
                return Answer(choose(name, observe(), budget), name, tuple(faults))
        except Hung:
            faults.append(Fault(name, "hung", f"{wait:g} s"))
        except BadChoice as error:
            faults.append(Fault(name, "nonsense", str(error)))
        except registry.UnknownBot as error:
            faults.append(Fault(name, "missing", str(error)))
        except Exception as error:  # a bot is a guest: nothing it raises may stop the table
            faults.append(Fault(name, "raised", reason_of(f"{type(error).__name__}: {error}")))
        name = registry.below(name)
    return Answer(observe().options[0], NO_BOT, tuple(faults))


def decide(job: Job) -> Answer:
    """As `think`, with the faults of every bot that failed before somebody answered."""
    if not job.hint:
        return answered(job.bot, job.observation, job.budget)
    rows: list[Json] = []

    def hinted(bot: str, observation: Observation, budget: Budget) -> str:
        from arenarium.bots.hints import hint

        rows[:] = hint(observation, budget)
        return str(rows[0]["option"])

    return replace(answered(job.bot, job.observation, job.budget, hinted), hints=tuple(rows))
