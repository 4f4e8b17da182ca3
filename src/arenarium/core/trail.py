"""All that a game shows while it is played, as a digest: changed behaviour shows as a different digest."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Final, get_type_hints

from arenarium.core.game import AnyGame, Json, inquired, pick_by
from arenarium.core.kernel import CHANCE, Event, Luck, State, questions
from arenarium.core.refusal import Refusal

SEED: Final = 17  # of what is drawn anew
SOME: Final = 4  # of many texts


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

    def ponder(self, s: State, texts: Sequence[str]) -> None:
        """What is counted, how each seat draws anew what it does not know, and how its inquiries are answered.

        What is said with an inquiry comes from the last of these texts and from the options.
        """
        self._add((self.game.census(s), self.game.result(s)))
        for seat in range(s.seats):
            self._add(self.game.pack(self.game.resample(s, seat, pick_by(Luck(SEED)))))
        options = [self.game.notate(s, d.nth(i)) for d in questions(s) for i in range(min(d.count(), SOME))]
        said = [*texts[-SOME:], *options[:SOME]]
        for what, kind in (self.game.shapes.asks if self.game.shapes is not None else {}).items():
            hints = get_type_hints(kind)
            counts = {key: SOME for key, value in hints.items() if value is int}
            for args in _ways([key for key, value in hints.items() if value is str], said):
                self._add([self._answer(s, seat, what, args | counts) for seat in range(s.seats)])

    def _answer(self, s: State, seat: int, what: str, args: Json) -> Json | str:
        try:
            return inquired(self.game, s, seat, what, args)
        except Refusal as refusal:
            return str(refusal)

    def digest(self) -> str:
        return self._seen.hexdigest()

    def _add(self, what: object) -> None:
        self._seen.update(json.dumps(what, sort_keys=True).encode())


def _ways(keys: list[str], texts: list[str]) -> list[Json]:
    """What can be said with an inquiry: whole texts and their words, side by side where it takes several."""
    if len(keys) == 1:
        words = [word for text in texts for word in (text, *text.split())]
        return [{keys[0]: word} for word in dict.fromkeys(words)]
    rows = [tuple(text.split()[n : n + len(keys)]) for text in texts for n in range(len(text.split()))]
    return [dict(zip(keys, row, strict=True)) for row in dict.fromkeys(rows) if len(row) == len(keys)] if keys else [{}]
