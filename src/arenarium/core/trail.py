"""All that a game shows while it is played, as a digest: changed behaviour shows as another one."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

from arenarium.core.game import AnyGame, pick_by
from arenarium.core.kernel import CHANCE, Event, Luck, State, questions

SEED: Final = 17  # of what is drawn anew


class Trail:
    """A digest that grows with what happens."""

    def __init__(self, game: AnyGame, size: int) -> None:
        self.game = game
        self._seen = blake2b(digest_size=size)

    def look(self, s: State, events: Iterable[Event]) -> None:
        """What is asked with all options, what everybody was told since and sees, and the whole state."""
        everybody = range(CHANCE, s.seats)
        asked = [(d.seat, d.ask, d.count(), self.game.question(s, d, d.seat)) for d in questions(s)]
        told = [self.game.tell(s, event, seat) for event in events for seat in everybody]
        self._add((asked, told, self.game.pack(s)))
        for view in self.game.views_json(s, everybody):
            self._seen.update(view)

    def imagine(self, s: State) -> None:
        """How each seat draws anew what it does not know."""
        for seat in range(s.seats):
            self._add(self.game.pack(self.game.resample(s, seat, pick_by(Luck(SEED)))))

    def digest(self) -> str:
        return self._seen.hexdigest()

    def _add(self, what: object) -> None:
        self._seen.update(json.dumps(what, sort_keys=True).encode())
