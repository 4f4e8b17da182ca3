"""What can be answered: a verb and at most one number."""

from __future__ import annotations

from typing import Final

PLEDGE: Final = 0  # points
PLAY: Final = 1  # card
CHALLENGE: Final = 2
PASS: Final = 3
DRAW: Final = 4  # card
ROLL: Final = 5  # face
BOAST: Final = 6  # points
VERBS: Final = ("pledge", "play", "challenge", "pass", "draw", "roll", "boast")
ALONE: Final = (CHALLENGE, PASS)  # verbs without a number
