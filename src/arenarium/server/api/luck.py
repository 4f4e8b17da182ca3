"""What chance gave each seat in a finished match, beside what could be expected: the report at its end."""

from __future__ import annotations

from collections import Counter, defaultdict

from arenarium.core.game import AnyGame, Json, chance_weights
from arenarium.core.kernel import CHANCE, State, questions
from arenarium.core.refusal import NONSENSE
from arenarium.core.table import LOT, Entry, followed, play_entry, script_of
from arenarium.server import wire
from arenarium.server.restore import first_of, line_in
from arenarium.server.wire import redaction
from arenarium.store.rows import Stored


class Tally:
    """Lots of one kind that one seat was given."""

    def __init__(self) -> None:
        self.lots = 0
        self.got: Counter[str] = Counter()
        self.expected: defaultdict[str, float] = defaultdict(float)
        self.names: dict[str, str] = {}  # what an event calls the result: "@" and a locale key

    def row(self, seat: int, ask: str) -> wire.LuckRow:
        words = sorted(self.got, key=lambda w: (-self.got[w], w))
        rows: list[wire.LuckGot] = [
            {"what": self.names.get(w, w), "times": self.got[w], "expected": self.expected[w]} for w in words
        ]
        found: wire.LuckRow = {"seat": seat, "ask": ask, "lots": self.lots, "got": rows}
        if all(w.isdigit() for w in self.expected):
            found["mean"] = sum(int(w) * n for w, n in self.got.items()) / self.lots
            found["expected_mean"] = sum(int(w) * n for w, n in self.expected.items()) / self.lots
        return found


def rows(game: AnyGame, options: Json, stored: Stored) -> list[wire.LuckRow]:
    """Every kind of lot of every seat: what came how often, and how often the odds of each lot promised it.

    What an example had written down was no luck, and is left out.
    """
    s = first_of(game, options, stored.table.origin)
    if s is None:
        return []
    tallies: defaultdict[tuple[int, str], Tally] = defaultdict(Tally)
    everybody = tuple(range(len(stored.seats)))
    line = line_in(stored)
    written = followed(script_of(stored.table.origin), line)
    for n, e in enumerate(line):
        try:
            lot = _odds(game, s, e) if e.kind == LOT and n >= written else None
            s = play_entry(game, s, e)
        except NONSENSE:
            break  # a match by older rules, as far as today's can follow it
        told = [x for x in (redaction.event_for(game, s, event, everybody) for event in e.events) if x is not None]
        seat = next((x["seat"] for x in told if isinstance(x.get("seat"), int)), -1)
        if lot is None or seat < 0:
            continue
        ask, word, odds = lot
        tally = tallies[seat, ask]
        tally.lots += 1
        tally.got[word] += 1
        for other, chance in odds.items():
            tally.expected[other] += chance
        names = [v for x in told for v in x.values() if isinstance(v, str) and v.startswith("@")]
        if len(names) == 1:
            tally.names[word] = names[0]
    return [tally.row(seat, ask) for (seat, ask), tally in sorted(tallies.items())]


def _odds(game: AnyGame, s: State, e: Entry) -> tuple[str, str, dict[str, float]] | None:
    """What was asked of chance, what came, and the odds of everything that could have come."""
    action = game.parse(s, e.text)
    asked = next((d for d in questions(s) if d.seat == CHANCE and d.allows(action)), None)
    if asked is None:
        return None
    weights = chance_weights(asked)
    words = [_word(game.notate(s, option)) for option in asked.options]
    odds: defaultdict[str, float] = defaultdict(float)
    for word, weight in zip(words, weights, strict=True):
        odds[word] += weight / sum(weights)
    return asked.ask, _word(game.notate(s, action)), odds


def _word(text: str) -> str:
    return text.partition(" ")[2] or text
