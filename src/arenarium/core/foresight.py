"""What an answer would bring, by the knowledge of the seat that may give it: no lot, no secret, no other seat's answer.

The answer is played in a few worlds that all look to the seat like the true one, as different from each other as what
it cannot know allows. What it would be told in all of them alike is what it can foresee.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from arenarium.core.game import AnyGame, Json, Pick, pick_by
from arenarium.core.kernel import Action, Decision, Event, Luck, State, answer, questions
from arenarium.core.refusal import NotAllowed

STEPS: Final = 60  # answers without a choice that are given on the way, at most


def first_of(weights: list[int]) -> int:
    return next(i for i, w in enumerate(weights) if w)


def last_of(weights: list[int]) -> int:
    return max(i for i, w in enumerate(weights) if w)


class Foresight:
    """What each answer of one seat to its open question would bring."""

    def __init__(self, game: AnyGame, s: State, seat: int) -> None:
        """Of `s` nothing is used but what the seat knows. Raises NotAllowed where the seat is not asked."""
        self.game, self.seat = game, seat
        known: State = game.resample(s, seat, pick_by(Luck(1)))
        mine = next((d for d in questions(known) if d.seat == seat), None)
        if seat < 0 or mine is None:
            raise NotAllowed("core-refuse-not-asked")
        self.asked: Decision = mine
        picks: tuple[Pick, ...] = (first_of, last_of, pick_by(Luck(2)))
        self.worlds: list[State] = [known, *(game.resample(known, seat, pick) for pick in picks)]

    def of(self, text: str) -> list[Json]:
        """The events that the seat would be told if it gave this answer. Raises what `Table.propose` would."""
        known = self.worlds[0]
        action: Action = self.game.parse(known, text)
        if not self.asked.allows(action):
            raise self.game.refuse(known, self.seat, action)
        events = self._told(known, action, None)
        for world in self.worlds[1:]:
            also = self._told(world, action, len(events))
            events = [a for a, _ in takewhile(lambda pair: pair[0] == pair[1], zip(events, also))]
        return events

    def _told(self, world: State, action: Action, enough: int | None) -> list[Json]:
        """What the seat is told in one world, until a choice or a lot comes or it has been told `enough`."""
        s = world.clone()
        out: list[Event] = []
        answer(s, self.asked, action, out)
        for _ in range(STEPS):
            if enough is not None and len(self._seen(s, out)) >= enough:
                break
            asked = questions(s)
            if len(asked) != 1 or asked[0].seat != self.seat or asked[0].count() != 1:
                break
            answer(s, asked[0], asked[0].nth(0), out)
        return self._seen(s, out)

    def _seen(self, s: State, events: list[Event]) -> list[Json]:
        return [told for e in events if (told := self.game.tell(s, e, self.seat)) is not None]
