"""Why a readable answer is not allowed: None where the common reasons say it."""

from __future__ import annotations

from arenarium.core.kernel import Action, questions
from arenarium.core.refusal import NotAllowed, Refusal
from toll.state import Tollhouse
from toll.verbs import BOAST, PLAY


def refuse(s: Tollhouse, seat: int, action: Action) -> Refusal | None:
    verb, number, _, _ = action
    if not any(d.seat == seat and d.ask == "play" for d in questions(s)):
        return None
    if verb == PLAY:
        return NotAllowed("toll-refuse-not-in-hand", "TO §2", card=number)
    if verb == BOAST:
        return NotAllowed("toll-refuse-boast", "TO §2")
    return None
