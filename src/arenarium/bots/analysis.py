"""A match looked back on: how the chances ran, and the moments that turned it.

Nothing is judged by what came of it. Every number is what a seat could think at that moment, on states in which all
that it could not know is drawn anew. The work falls into *looks*, each a position as one seat knew it: small enough
to be thought about between the answers of bots, in any process.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from math import sqrt
from typing import Final

from arenarium.bots.contract import Budget, Observation, find_game, knowledge, seed_for
from arenarium.bots.evaluations import knowhow
from arenarium.bots.hints import ADVISER
from arenarium.bots.levels import BEST, SURE, settings
from arenarium.bots.search import Search, standing
from arenarium.bots.thinkers import Settings, prepare
from arenarium.core import codec
from arenarium.core.game import AnyGame, Json, pick_by
from arenarium.core.kernel import CHANCE, Action, Event, Luck, State, answer, questions
from arenarium.core.matchfile import MatchFile
from arenarium.core.table import ACT, DRAW, Entry, play_entry

BUDGET: Final = Budget(nodes=12_000, seconds=1.0)  # for each choice that is thought about
POINTS: Final = 60  # of the curve, at most
STAND, GLANCE, WEIGH = "stand", "glance", "weigh"  # how the chance stands; a choice at a glance; a choice thought about
SAMPLES: Final = 6  # states on which a chance is taken
PAIRS: Final = 24  # trials in which what was played and what seems better meet the same luck
WORTH: Final = 0.03  # a choice that cost less is no turning point
SWING: Final = 0.12  # nor is a turn that moved a chance by less
OFTENER: Final = 0.2  # an event is a reason if it comes this much more often
CLEAR: Final = 0.02  # and trials with it ended this much better, or worse
REASONS: Final = 3
HOPE: Final = 0.3  # or one that takes the rest of a chance that was lost already
SWINGS: Final = 2  # turns of luck or good play told beside choices


@dataclass(frozen=True)
class Look:
    """One position as one seat knew it, and what is to be found out about it."""

    task: str
    at: int  # the length of the line before it
    seq: int
    seat: int
    turn: int  # which point of the curve it follows
    game: str
    state: Json  # the seat's knowledge, never the table's state
    seed: int
    played: str = ""
    ask: str = ""

    def json(self) -> Json:
        return asdict(self)


def looks(name: str, start: State, line: list[Entry]) -> Iterator[Look]:
    """Every look at a match, in the order of play. `name` is how another process finds the game."""
    game = find_game(name)
    points = _points(game, start, line)
    s = start.clone()
    turn = -1
    for at, entry in enumerate(line):
        if at in points:
            turn += 1
            for seat in range(s.seats):
                yield _look(game, name, s, STAND, at, entry.seq, seat, turn)
        d = next((q for q in questions(s) if q.seat == entry.seat), None)
        if entry.kind == ACT and d is not None and d.count() > 1:
            look = _look(game, name, s, GLANCE, at, entry.seq, entry.seat, turn)
            yield replace(look, played=entry.text, ask=d.ask)
        after = _after(game, s, entry)
        if after is None:
            return
        s = after


def _look(game: AnyGame, name: str, s: State, task: str, at: int, seq: int, seat: int, turn: int) -> Look:
    seed = seed_for(at, task, seat)
    known = codec.plain(game.pack(knowledge(game, s, seat, seed)))
    return Look(task, at, seq, seat, turn, name, known, seed_for(seed, "bot"))


def _after(game: AnyGame, s: State, entry: Entry) -> State | None:
    try:
        after: State = play_entry(game, s, entry)
    except (ValueError, KeyError, TypeError, IndexError):
        return None  # a match by older rules is followed as far as today's can
    return after


def _points(game: AnyGame, start: State, line: list[Entry]) -> set[int]:
    """Where the curve is taken: where turns begin, some of them left out in a match of very many."""
    number = knowhow(game).evaluation.turn
    s = start.clone()
    found: list[int] = []
    last: object = None
    for at, entry in enumerate(line):
        turn: object = number(s)
        if turn == -1:
            turn = (number(s), entry.seat) if entry.kind == ACT else last
        if turn != last or at == 0:
            found.append(at)
            last = turn
        after = _after(game, s, entry)
        if after is None:
            break
        s = after
    every = -(-len(found) // POINTS)
    return set(found[:: max(1, every)])


# --- thinking ------------------------------------------------------------------------------------


def think(look: Look, budget: Budget = BUDGET) -> Json | None:
    """What a look comes to; None where a choice has nothing better beside it."""
    game = find_game(look.game)
    known = game.unpack(look.state)
    if look.task == STAND:
        return {"chance": _chance(game, known, look.seat, look.seed)}
    observation = Observation(game, known, look.seat, look.seed)
    action = game.parse(known, look.played)
    if look.task == GLANCE:
        how = settings(SURE, game)
        search, states = prepare(observation, Budget(nodes=0, seconds=0), how)
        ranked = search.screen(states, observation.decision, observation.decision.count(), 1)
        return {"lost": ranked[0].value - next(c.value for c in ranked if c.action == action)}
    return _weigh(observation, action, budget)


def _chance(game: AnyGame, known: State, seat: int, seed: int) -> float:
    """The seat's chance of winning as it stands: the turn played on, on states the seat cannot tell apart."""
    how = settings(SURE, game)
    luck = Luck(seed)
    search = _search(game, known, luck, how)
    pick = pick_by(Luck(seed_for(seed, "resample")))
    values = [search.playout(game.resample(known, seat, pick), 1)[seat] for _ in range(SAMPLES)]
    return sum(values) / len(values)


def _search(game: AnyGame, s: State, luck: Luck, how: Settings) -> Search:
    search = Search(knowhow(game).evaluation, game.teams(s), game.result, luck, 0)
    search.guide, search.limit, search.horizon = how.guide, how.limit, how.horizon
    return search


def _weigh(observation: Observation, played: Action, budget: Budget) -> Json | None:
    """What was played beside the best that thinking finds, on the same states and with the same luck."""
    game, seat = observation.game, observation.seat
    ranked = ADVISER.weigh(observation, budget)
    rivals = [c.action for c in ranked if c.action != played][:2]
    how = settings(BEST, game)
    states = observation.resample(SAMPLES)
    search = _search(game, states[0], observation.luck, how)
    words = search.words(PAIRS)
    values: list[list[float]] = []
    for action in [played, *rivals]:
        row = []
        for k in range(PAIRS):
            s = states[k % SAMPLES].clone()
            search.luck.word = words[k]
            search.play(s, observation.decision, action)
            row.append(search.playout(s, how.horizon)[seat])
        values.append(row)
    means = [sum(row) / PAIRS for row in values]
    best = max(range(1, len(means)), key=lambda i: means[i])
    gained = [b - a for a, b in zip(values[0], values[best], strict=True)]
    lost = sum(gained) / PAIRS
    doubt = sqrt(sum((x - lost) ** 2 for x in gained) / (PAIRS - 1) / PAIRS)
    if lost < WORTH or lost < 2 * doubt:
        return None
    better = rivals[best - 1]
    after, came = _follow(observation, better, words), _follow(observation, played, words)
    known = {*after.does, *came.does}
    return {
        "better": observation.options[observation.decision.options.index(better)],
        "chance": round(means[0], 3),
        "chance_better": round(means[best], 3),
        "lost": round(lost, 3),
        "does": [json.loads(text) for text in after.does if text not in came.does],
        "did": [json.loads(text) for text in came.does if text not in after.does],
        "gains": _reasons(knowhow(game).dull, after, came, known, 1),
        "spares": _reasons(knowhow(game).dull, came, after, known, -1),
    }


@dataclass(frozen=True)
class Aftermath:
    """What came of an answer in trials: what it does for certain, the events of each trial, its chance in the end."""

    does: list[str]
    trials: list[list[str]]
    values: list[float]

    def often(self, event: str) -> float:
        return sum(event in trial for trial in self.trials) / len(self.trials)

    def effect(self, event: str) -> float | None:
        """By how much trials with an event ended better than those without; None where it came in all or none."""
        having = [v for v, trial in zip(self.values, self.trials, strict=True) if event in trial]
        lacking = [v for v, trial in zip(self.values, self.trials, strict=True) if event not in trial]
        return sum(having) / len(having) - sum(lacking) / len(lacking) if having and lacking else None


def _follow(observation: Observation, action: Action, words: list[int]) -> Aftermath:
    """Try an answer and play on for some turns, often."""
    game, seat = observation.game, observation.seat
    how = settings(BEST, game)
    states = observation.resample(SAMPLES)
    search = _search(game, states[0], observation.luck, how)
    at_once: list[list[str]] = []
    trials: list[list[str]] = []
    values: list[float] = []
    for k in range(PAIRS):
        s = states[k % SAMPLES].clone()
        search.luck.word = words[k]
        out: list[Event] = []
        answer(s, next(q for q in questions(s) if q.seat == seat), action, out)
        while (asked := questions(s)) and len(asked) == 1 and asked[0].count() == 1 and asked[0].seat in (seat, CHANCE):
            answer(s, asked[0], asked[0].nth(0), out)
        at_once.append(_told(game, s, out, seat))
        out.clear()
        _play_on(search, s, out, how)
        trials.append(_told(game, s, out, seat))
        values.append(search.judge(s)[seat])
    # What an answer does in one state and not in another, it does to something that the seat cannot know.
    does = [text for text in dict.fromkeys(at_once[0]) if all(text in told for told in at_once)]
    return Aftermath(does, trials, values)


def _play_on(search: Search, s: State, out: list[Event], how: Settings) -> None:
    """Play as a regular would, for as many turns as the search looks ahead, and note what happens."""
    number = search.evaluation.turn
    turn, mover, turns = number(s), -1, 0
    for _ in range(how.limit):
        asked = questions(s)
        if not asked:
            return
        d = asked[0]
        if d.seat == CHANCE:
            answer(s, d, search.luck.draw(d), out)
            continue
        now = number(s) if turn >= 0 else d.seat
        if now != (turn if turn >= 0 else mover):
            turns += 1 if turn >= 0 or mover >= 0 else 0
            turn, mover = (now, mover) if turn >= 0 else (turn, now)
        if turns >= how.horizon:
            return
        answer(s, d, search.prefer(s, d, how.guide), out)


def _told(game: AnyGame, s: State, events: list[Event], seat: int) -> list[str]:
    marks = knowhow(game).marks
    told = [game.tell(s, e, seat) for e in events]
    return [json.dumps(t, sort_keys=True) for t in told if t is not None and t["kind"] not in marks]


def _reasons(dull: frozenset[str], here: Aftermath, there: Aftermath, known: set[str], sign: int) -> list[Json]:
    """What comes of one choice more often than of the other, and is good (`sign` 1) or bad (-1) for whoever chose."""
    found: list[tuple[float, Json]] = []
    for text in dict.fromkeys(text for trial in here.trials for text in trial):
        event: Json = json.loads(text)
        often, otherwise = here.often(text), there.often(text)
        effects = [e for e in (here.effect(text), there.effect(text)) if e is not None]
        helps = not effects or sign * sum(effects) / len(effects) >= CLEAR
        if often - otherwise >= OFTENER and helps and text not in known and event["kind"] not in dull:
            found.append((otherwise - often, {**event, "often": round(often, 2), "otherwise": round(otherwise, 2)}))
    return [event for _, event in sorted(found, key=lambda f: f[0])[:REASONS]]


# --- the report ----------------------------------------------------------------------------------


class Report:
    """What the looks come to. Take each with what was found; then take what `doubtful` asks for; then it is whole."""

    def __init__(self, best: int = 5) -> None:
        self.best = best
        self.points: dict[int, Json] = {}
        self._glances: list[tuple[float, Look]] = []
        self._choices: list[Json] = []

    def take(self, look: Look, found: Json | None) -> None:
        if look.task == STAND and found is not None:
            point = self.points.setdefault(look.at, {"at": look.at, "seq": look.seq, "chances": []})
            point["chances"].append(round(found["chance"], 3))
        elif look.task == GLANCE and found is not None:
            self._glances.append((found["lost"], look))
            self._glances.sort(key=lambda g: (-g[0], g[1].at))
            del self._glances[4 * self.best :]  # states are large, and only the worst are looked at again
        elif look.task == WEIGH and found is not None:
            where = {"kind": "choice", "at": look.at, "seq": look.seq, "seat": look.seat, "turn": look.turn}
            self._choices.append({**where, "ask": look.ask, "played": look.played, **found})

    def end(self, at: int, seq: int, chances: list[float]) -> None:
        """How it ended, as the last point of the curve."""
        self.points[at] = {"at": at, "seq": seq, "chances": chances}

    def doubtful(self) -> list[Look]:
        """The choices to be thought about, those that seem to have cost most first."""
        return [replace(look, task=WEIGH) for lost, look in self._glances if lost > 0]

    def curve(self) -> list[Json]:
        return [self.points[at] for at in sorted(self.points)]

    def moments(self) -> list[Json]:
        """The turning points in the order of play: choices that cost most, and turns that nobody could have helped."""
        choices: list[Json] = []
        for row in sorted(self._choices, key=lambda r: (-r["lost"], r["at"])):
            if all((row["turn"], row["seat"]) != (other["turn"], other["seat"]) for other in choices):
                choices.append(row)
        told = {row["turn"] for row in choices}
        swings = [w for w in self._swings() if w["turn"] not in told][:SWINGS]
        found = sorted([*choices, *swings], key=lambda r: (-r["lost"], r["at"]))[: self.best]
        return sorted(({k: v for k, v in row.items() if k != "turn"} for row in found), key=lambda row: row["at"])

    def _swings(self) -> list[Json]:
        """Turns in which somebody's chance fell far, the furthest first."""
        curve = self.curve()
        found: list[Json] = []
        for turn, (one, two) in enumerate(pairwise(curve)):
            for seat, (before, after) in enumerate(zip(one["chances"], two["chances"], strict=True)):
                if before - after >= SWING and before >= HOPE:
                    where = {"kind": "swing", "at": one["at"], "seq": one["seq"], "seat": seat, "turn": turn}
                    fell = {"chance_before": before, "chance": after, "lost": round(before - after, 3)}
                    found.append({**where, "to": two["at"], **fell})
        found.sort(key=lambda w: -w["lost"])
        alone: list[Json] = []
        for w in found:
            if all(w["turn"] != other["turn"] for other in alone):
                alone.append(w)
        return alone

    def json(self) -> Json:
        return {"curve": self.curve(), "moments": self.moments()}


def final(game: AnyGame, s: State, line: list[Entry], report: Report) -> None:
    """The end of the curve: the result, where there is one."""
    places = [1] * s.seats if any(e.kind == DRAW for e in line) else game.result(s)
    if places is not None and line:
        report.end(len(line), line[-1].seq, standing(places, game.teams(s)))


def analyse(
    game: AnyGame,
    match: MatchFile,
    budget: Budget = BUDGET,
    best: int = 5,
    progress: Callable[[], None] | None = None,
    name: str | None = None,
) -> Json:
    """The whole report at once: `{"curve": [{"at", "seq", "chances"}], "moments": [...]}`; docs/protocol.md."""
    line = match.line()
    start = match.start(game)
    report = Report(best)
    for look in looks(name or game.name, start, line):
        report.take(look, think(look))
        if progress is not None:
            progress()
    for look in report.doubtful():
        report.take(look, think(look, budget))
    s = start.clone()
    for entry in line:
        s = _after(game, s, entry)
        if s is None:
            return report.json()
    final(game, s, line, report)
    return report.json()
