"""Whole games as files that are replayed: changed behaviour shows as another result or another digest.

A record is text. Its first line is a JSON table: the game, its rules, the options, how it ended, the places and a
digest of all that it showed (`trail.py`). Then one answer a line, a seat and the answer in notation, -1 for chance;
`resign` is giving up.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import Event, Luck, State, apply, questions
from arenarium.core.refusal import BadData, Unreadable
from arenarium.core.trail import Trail

RESIGN: Final = "resign"
SIZE: Final = 16  # of a digest
SELDOM: Final = 16  # after so many answers the game is looked at more closely
HEAD: Final = ("game", "rules", "options", "ended_by", "result", "digest")


@dataclass(frozen=True)
class Record:
    game: str
    rules: int
    options: Json
    ended_by: str  # for people
    result: list[int] | None
    digest: str
    answers: tuple[tuple[int, str], ...]

    def text(self) -> str:
        head = {key: getattr(self, key) for key in HEAD}
        return "\n".join([json.dumps(head), *(f"{seat} {text}" for seat, text in self.answers), ""])


def read(path: Path) -> Record:
    """Raises BadData."""
    first, *lines = path.read_text(encoding="utf-8").splitlines() or [""]
    try:
        head = json.loads(first)
        answers = [line.split(" ", 1) for line in lines]
        return Record(**head, answers=tuple((int(seat), text) for seat, text in answers))
    except (ValueError, TypeError) as error:
        raise BadData(str(path), "", f"no record: {error}") from None


class Replay:
    """A record played again, answer by answer."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.game = game
        self.record = record
        self.state: State = game.start(record.options)
        self._trail = Trail(game, SIZE)
        self._look(0, [])

    def play(self, most: int | None = None) -> Replay:
        """All answers, or the first so many. Raises BadData with the line that cannot be played."""
        for n, (seat, text) in enumerate(self.record.answers[:most]):
            if text == RESIGN:
                events = self.game.resign(self.state, seat)
            else:
                try:
                    events = apply(self.state, seat, self.game.parse(self.state, text))
                except (Unreadable, ValueError) as error:
                    raise BadData(self.record.game, f"line {n + 2}", f"{text!r} cannot be played: {error}") from None
            self._look(n + 1, events)
        return self

    def digest(self) -> str:
        return self._trail.digest()

    def _look(self, n: int, events: list[Event]) -> None:
        self._trail.look(self.state, events)
        if n % SELDOM == 0:
            self._trail.ponder(self.state, [text for _, text in self.record.answers[:n]])


def renewed(game: AnyGame, record: Record) -> Record:
    """The record with the result and the digest its answers lead to today."""
    replay = Replay(game, record).play()
    return replace(record, rules=game.rules, result=game.result(replay.state), digest=replay.digest())


def faults(game: AnyGame, record: Record) -> list[str]:
    """In what a record differs from what its answers lead to today."""
    try:
        now = renewed(game, record)
    except BadData as error:
        return [str(error)]
    return [
        f"{key} is {getattr(now, key)}, not {getattr(record, key)}"
        for key in HEAD
        if key != "rules" and getattr(now, key) != getattr(record, key)
    ]


def play(game: AnyGame, options: Json, seed: int, ended_by: str = "", resign_after: int | None = None) -> Record:
    """A random game by a seed; after so many answers whoever is asked first gives up."""
    luck = Luck(seed)
    s = game.start(options)
    answers: list[tuple[int, str]] = []
    while asked := questions(s):
        d = asked[luck.below(len(asked))]
        if resign_after is not None and len(answers) >= resign_after and d.seat >= 0:
            answers.append((d.seat, RESIGN))
            game.resign(s, d.seat)
            resign_after = None
            continue
        action = luck.draw(d)
        answers.append((d.seat, game.notate(s, action)))
        apply(s, d.seat, action)
    return renewed(game, Record(game.name, game.rules, options, ended_by, None, "", tuple(answers)))
