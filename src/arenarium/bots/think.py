"""One decision of one bot, in any process, with somebody to answer when the bot does not."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from arenarium.bots import registry
from arenarium.bots.contract import Answer, BadChoice, Budget, Fault, Job, Observation


class Hung(BaseException):
    """The bot took far longer than it may. Not an Exception, so that a bot's own handlers let it pass."""


@contextmanager
def _patience(seconds: float) -> Iterator[None]:
    """Interrupt what runs longer. Needs the main thread, which is where pool workers run their tasks."""
    if threading.current_thread() is not threading.main_thread():
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
        raise BadChoice(repr(text)[:200])
    return text


def think(job: Job) -> str:
    """The text to play. Whatever the bot does, it is one of the options."""
    return decide(job).text


def _hinted(job: Job, bot: str, faults: list[Fault]) -> Answer:
    from arenarium.bots.hints import hint

    rows = hint(job.observation(), job.budget)
    return Answer(str(rows[0]["option"]), bot, tuple(faults), tuple(rows))


def decide(job: Job) -> Answer:
    """As `think`, with the faults of every bot that failed before somebody answered."""
    faults: list[Fault] = []
    bot: str | None = job.bot
    while bot is not None:
        try:
            with _patience(job.budget.patience):
                if job.hint:
                    return _hinted(job, bot, faults)
                return Answer(choose(bot, job.observation(), job.budget), bot, tuple(faults))
        except Hung:
            faults.append(Fault(bot, "hung", f"{job.budget.patience:g} s"))
        except BadChoice as error:
            faults.append(Fault(bot, "nonsense", str(error)))
        except registry.UnknownBot as error:
            faults.append(Fault(bot, "missing", str(error)))
        except Exception as error:  # a bot is a guest: nothing it raises may stop the table
            faults.append(Fault(bot, "raised", f"{type(error).__name__}: {error}"[:200]))
        bot = registry.below(bot)
    options = job.observation().options
    return Answer(options[0], "first", tuple(faults))
