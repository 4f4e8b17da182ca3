"""A draft by lot, for a first match: everybody gets a Hero and spells without having to know them."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import CHANCE, Action, Decision, Event, Frame
from arenarium.games.herosi.setup import PICKS, Draft
from arenarium.games.herosi.state import Match


class Dealt(Frame[Match]):
    """Each pick of the draft falls to chance; what may be picked is as in the draft."""

    def __init__(self, pick: int) -> None:
        self.pick: Final = pick

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt or self.pick == PICKS * s.seats:
            s.pop()
            return False
        return True

    def ask(self, s: Match) -> list[Decision]:
        return [Decision(CHANCE, d.ask, d.options) for d in Draft(self.pick).ask(s)]

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        draft, below = Draft(self.pick), s.stack[:-1]
        draft.answer(s, draft.seat(s), action, out)
        s.stack = (*below, Dealt(self.pick + 1), *s.stack[len(below) + 1 :])

    def pack(self) -> list[object]:
        return ["dealt", self.pick]
