"""Answers and positions as text: `play 5`, `pass`."""

from __future__ import annotations

from arenarium.core.game import Game
from arenarium.core.kernel import Action
from arenarium.core.refusal import Unreadable
from toll.state import HIDDEN, Tollhouse
from toll.verbs import ALONE, VERBS

EVERYTHING = -2  # instead of a seat: whoever sees all


def notate(action: Action) -> str:
    verb, number, _, _ = action
    return VERBS[verb] if verb in ALONE else f"{VERBS[verb]} {number}"


def parse(text: str) -> Action:
    words = text.split()
    if not words or words[0] not in VERBS:
        raise Unreadable("toll-refuse-verb", text=text)
    verb = VERBS.index(words[0])
    numbers = words[1:]
    if len(numbers) != (verb not in ALONE) or not all(n.isascii() and n.isdecimal() for n in numbers):
        raise Unreadable("toll-refuse-operands", text=text)
    return (verb, int(numbers[0]) if numbers else 0, 0, 0)


def picture(s: Tollhouse, seat: int = EVERYTHING) -> str:
    """A row for each seat: its hand, its points, its pledge; what `seat` does not see is a question mark."""
    rows = []
    width = 2 * s.hand_size - 1
    for i, hand in enumerate(s.hands):
        open_to_all = seat in (i, EVERYTHING)
        cards = " ".join(str(card) if open_to_all else "?" for card in hand) or "."
        pledge = "." if s.pledges[i] == HIDDEN else str(s.pledges[i]) if s.shown or open_to_all else "?"
        rows.append(f"{Game.colours[i]} {cards:{width}} | {s.points[i]} - {pledge}")
    return "\n".join([*rows, f"bag {sum(s.bag)}", f"played {' '.join(map(str, s.played)) or '.'}"])
