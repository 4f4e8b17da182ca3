"""What chance gave each seat in a finished match, beside what could be expected: the report at its end."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

from arenarium.core import codec
from arenarium.core.game import Game, Json, chance_weights
from arenarium.core.kernel import CHANCE, questions
from arenarium.core.table import LOT, Entry, followed, line_of, play_entry, script_of
from arenarium.server.api import redaction
from arenarium.server.restore import entry_of
from arenarium.store.rows import Stored


class Tally:
    """Lots of one kind that one seat was given."""

    def __init__(self) -> None:
        self.lots = 0
        self.got: Counter[str] = Counter()
        self.expected: defaultdict[str, float] = defaultdict(float)
        self.names: dict[str, str] = {}  # what an event calls the result: "@" and a locale key

    def json(self, seat: int, ask: str) -> Json:
        words = sorted(self.got, key=lambda w: (-self.got[w], w))
        rows = [{"what": self.names.get(w, w), "times": self.got[w], "expected": self.expected[w]} for w in words]
        found: Json = {"seat": seat, "ask": ask, "lots": self.lots, "got": rows}
        if all(w.isdigit() for w in self.expected):
            found["mean"] = sum(int(w) * n for w, n in self.got.items()) / self.lots
            found["expected_mean"] = sum(int(w) * n for w, n in self.expected.items()) / self.lots
        return found


def report(game: Game[Any], options: Json, stored: Stored) -> list[Json]:
    """Every kind of lot of every seat: what came how often, and how often the odds of each lot promised it.

    What an example had written down was no luck, and is left out.
    """
    s: Any = game.start(options) if stored.table.origin is None else codec.load(game, stored.table.origin)
    tallies: defaultdict[tuple[int, str], Tally] = defaultdict(Tally)
    everybody = tuple(range(len(stored.seats)))
    line = line_of([entry_of(r) for r in stored.entries])
    written = followed(script_of(stored.table.origin), line)
    for n, e in enumerate(line):
        try:
            lot = _odds(game, s, e) if e.kind == LOT and n >= written else None
            s = play_entry(game, s, e)
        except (ValueError, KeyError, TypeError, IndexError):
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
    return [tally.json(seat, ask) for (seat, ask), tally in sorted(tallies.items())]


def _odds(game: Game[Any], s: Any, e: Entry) -> tuple[str, str, dict[str, float]] | None:
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
