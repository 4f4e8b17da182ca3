"""Everfrost: a card with a frozen effect stays in play; there is room for one."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.tashkalar.state import Arena, having, into_pile
from arenarium.games.tashkalar.verbs import KEEP


class KeepFrozen(Frame[Arena]):
    """A card with a frozen effect comes into play; if there is one already, its owner keeps one of the two."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def pack(self) -> list[object]:
        return ["keep_frozen", self.card]

    def run(self, s: Arena, out: list[Event]) -> bool:
        if s.frozen[s.seat] >= 0:
            return True
        s.pop()
        s.frozen = having(s.frozen, s.seat, self.card)
        out.append(Event("froze", (s.seat, self.card)))
        return False

    def ask(self, s: Arena) -> list[Decision]:
        options: list[Action] = [(KEEP, card, 0, 0) for card in sorted([self.card, s.frozen[s.seat]])]
        return [Decision(s.actor, "keep_frozen", options)]

    def answer(self, s: Arena, seat: int, action: Action, out: list[Event]) -> None:
        s.pop()
        other = s.frozen[s.seat] if action[1] == self.card else self.card
        s.frozen = having(s.frozen, s.seat, action[1])
        into_pile(s, s.seat, other)
        out.append(Event("froze", (s.seat, action[1])))
