"""Opponents: the contract of a bot, levels, search, hints, ratings."""

from arenarium.bots.contract import Answer, Bot, Budget, Fault, Job, Observation
from arenarium.bots.evaluations import chance
from arenarium.bots.think import decide, think

__all__ = ["Answer", "Bot", "Budget", "Fault", "Job", "Observation", "chance", "decide", "think"]
