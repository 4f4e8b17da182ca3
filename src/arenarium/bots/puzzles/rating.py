"""How good people and puzzles are: who answers a puzzle plays against it."""

from __future__ import annotations

from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

MODEL: Final = PlackettLuce()
MIDDLE: Final = 1500.0  # what a rating of nobody knows what is shown as
STEP: Final = 60.0  # shown points for one of the model's
HARD: Final = 14.0  # how much better than one that all rungs find a puzzle is that none finds
DOUBT: Final = 5.0  # of a puzzle that nobody has tried

Rating = tuple[float, float]  # mean and doubt, in the model's points
FRESH: Final[Rating] = (MODEL.mu, MODEL.sigma)


def of_person() -> Rating:
    return FRESH


def of_puzzle(missed: float) -> Rating:
    """Before anybody has tried it, by the share of the bots' rungs that miss it."""
    return FRESH[0] + HARD * (missed - 0.5), DOUBT


def rate(person: Rating, puzzle: Rating, points: float) -> tuple[Rating, Rating]:
    """Both afterwards. One point: it was solved; none: it was not; half, with a hint: neither has won."""
    ranks = [1.0, 2.0] if points > 0.5 else [2.0, 1.0] if points < 0.5 else [1.0, 1.0]
    teams = [[PlackettLuceRating(*person)], [PlackettLuceRating(*puzzle)]]
    (mine,), (its,) = MODEL.rate(teams, ranks=ranks)
    return (mine.mu, mine.sigma), (its.mu, its.sigma)


def points(rating: Rating) -> tuple[int, int]:
    """As people read it: a number, and how far it may be off (95 %)."""
    mu, sigma = rating
    return round(MIDDLE + STEP * (mu - FRESH[0])), round(STEP * 2 * sigma)
