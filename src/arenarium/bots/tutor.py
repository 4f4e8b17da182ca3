"""What a tutor says to an answer before it is given: nothing, unless it is a clear mistake.

It knows what the seat knows, like every bot, and speaks only where the loss is large beyond all doubt, or where the
answer is one that nobody who sees what it does would give: whoever warns of everything is not listened to.
"""

from __future__ import annotations

from typing import Final

from arenarium.bots.contract import Budget, Job
from arenarium.bots.nonsense import Move
from arenarium.bots.nonsense import found as nonsense
from arenarium.bots.weighing import FAULTS, MISTAKE, weigh
from arenarium.core.game import Json

BUDGET: Final = Budget(nodes=400, seconds=0.3)  # for the search; trials take about as long again
SECONDS: Final = 1.0  # for all of it: the player waits
LARGE: Final = 0.15  # of a chance; and even the least that may be lost is a mistake


def warning(job: Job, text: str) -> Json | None:
    """What is lost by an answer, what was better and why, as in a report on a match; None where it may well be given.

    Raises what the rules say where it may not be given at all.
    """
    observation = job.observation()
    known = observation.resample(1)[0]
    if text not in observation.options:
        raise observation.game.refuse(known, job.seat, observation.game.parse(known, text))
    if len(observation.options) == 1:
        return None
    played = observation.decision.options[observation.options.index(text)]
    slips = nonsense(Move(observation.game, known, job.seat, text))
    found = weigh(observation, played, [], BUDGET, bool(slips))
    if slips and "better" in found:
        return {**found, "slip": slips[0]}
    return found if clear(found) else None


def clear(found: Json) -> bool:
    """Whether nobody who thinks it over would call it a matter of taste."""
    return found["verdict"] in FAULTS and found["lost"] >= LARGE and found["lost"] - found["doubt"] >= MISTAKE
