"""A match looked back on: how the chances ran, and the moments that turned it.

Nothing is judged by what came of it. Every number is what a seat could think at that moment, on states in which all
that it could not know is drawn anew. The work falls into *looks*, each a position as one seat knew it: small enough
to be thought about between the answers of bots, in any process.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from itertools import pairwise, takewhile
from math import sqrt
from typing import Final

from arenarium.bots.contract import Budget, Observation, find_game, knowledge, seed_for
from arenarium.bots.evaluations import knowhow
from arenarium.bots.levels import SUBSTITUTE, settings
from arenarium.bots.search import standing
from arenarium.bots.thinkers import prepare
from arenarium.bots.weighing import FAULTS, GREY, LINE, SAMPLES, SURE_OF, searching, weigh
from arenarium.core import codec
from arenarium.core.game import AnyGame, Json, pick_by
from arenarium.core.kernel import CHANCE, Luck, State, answer, questions
from arenarium.core.matchfile import MatchFile
from arenarium.core.refusal import NONSENSE
from arenarium.core.table import ACT, DRAW, LOT, Entry, play_entry

REVISION: Final = 1  # of what a report says; one that is kept from before is made anew
BUDGET: Final = Budget(nodes=1_500, seconds=1.0)  # for the search in each choice that is weighed
POINTS: Final = 60  # of the curve, at most
WEIGHED: Final = 240  # choices thought about, at most: those that look worst
LOTS: Final = 100  # lots that are weighed, at most; of more an even sample
STAND, GLANCE, WEIGH, LOT_TASK = "stand", "glance", "weigh", "lot"
DRAWN: Final = 6  # other lots that a lot is compared with
SWING: Final = 0.12  # a turn that moved a chance by less is no turning point
HOPE: Final = 0.3  # or one that takes the rest of a chance that was lost already
SWINGS: Final = 2  # turns of luck or good play told beside choices


End = tuple[int, int, list[float]]  # the length of the line, the number of its last entry, what each seat came to


@dataclass(frozen=True)
class Look:
    """One position as one seat knew it, and what is to be found out about it."""

    task: str
    at: int  # the length of the line before it
    seq: int
    seat: int
    turn: int  # which point of the curve it follows
    game: str
    state: Json  # the seat's knowledge, never the table's state; where lots are weighed, the state before them
    seed: int
    played: str = ""
    ask: str = ""
    then: list[str] = field(default_factory=list)  # what the seat answered next in its turn; the lots that were drawn

    def json(self) -> Json:
        return asdict(self)


def looks(name: str, start: State, line: list[Entry]) -> Iterator[Look]:
    """Every look at a match, in the order of play. `name` is how another process finds the game."""
    game = find_game(name)
    line = _followed(game, start, line)
    points, turns = _points(game, start, line)
    drawn = _drawn(line)
    s = start.clone()
    turn = 0
    for at, entry in enumerate(line):
        turn += at in turns
        if at in points:
            for seat in range(s.seats):
                yield _look(game, name, s, STAND, at, entry.seq, seat, turn)
        if at in drawn:
            seed = seed_for(at, LOT_TASK)
            state = codec.plain(game.pack(s))
            yield Look(LOT_TASK, at, entry.seq, _owner(game, s, entry), turn, name, state, seed, then=drawn[at])
        d = next((q for q in questions(s) if q.seat == entry.seat), None)
        if entry.kind == ACT and d is not None and d.count() > 1:
            look = _look(game, name, s, GLANCE, at, entry.seq, entry.seat, turn)
            yield replace(look, played=entry.text, ask=d.ask, then=_then(line, at))
        after = _after(game, s, entry)
        if after is None:
            return
        s = after


def _drawn(line: list[Entry]) -> dict[int, list[str]]:
    """Where lots were drawn, those that fell together as one; of very many an even sample."""
    found: dict[int, list[str]] = {}
    for at, entry in enumerate(line):
        if entry.kind == LOT and at and line[at - 1].kind == LOT:
            found[max(found)].append(entry.text)
        elif entry.kind == LOT:
            found[at] = [entry.text]
    places = list(found)
    return {at: found[at] for at in places[:: -(-len(places) // LOTS) or 1]}


def _owner(game: AnyGame, s: State, entry: Entry) -> int:
    """Whose lot it is; -1 where nothing says so."""
    after = _after(game, s.clone(), entry)
    told = [game.tell(s if after is None else after, event, -1) for event in entry.events]
    return next((t["seat"] for t in told if t is not None and isinstance(t.get("seat"), int)), -1)


def _then(line: list[Entry], at: int) -> list[str]:
    """What the same seat answered next, before a lot was drawn or somebody else acted."""
    following = takewhile(lambda e: e.kind == ACT and e.seat == line[at].seat, line[at + 1 : at + 1 + LINE])
    return [e.text for e in following]


def _look(game: AnyGame, name: str, s: State, task: str, at: int, seq: int, seat: int, turn: int) -> Look:
    seed = seed_for(at, task, seat)
    known = codec.plain(game.pack(knowledge(game, s, seat, seed)))
    return Look(task, at, seq, seat, turn, name, known, seed_for(seed, "bot"))


def _after(game: AnyGame, s: State, entry: Entry) -> State | None:
    try:
        after: State = play_entry(game, s, entry)
    except NONSENSE:
        return None  # a match by older rules is followed as far as today's can
    return after


def _followed(game: AnyGame, start: State, line: list[Entry]) -> list[Entry]:
    """The line as far as today's rules lead along it."""
    s: State | None = start.clone()
    for at, entry in enumerate(line):
        s = None if s is None else _after(game, s, entry)
        if s is None:
            return line[:at]
    return line


def _points(game: AnyGame, start: State, line: list[Entry]) -> tuple[set[int], set[int]]:
    """Where the curve is taken, and where turns begin: the same, but for some left out in a match of very many."""
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
    return set(found[:: max(1, every)]), set(found)


# --- thinking ------------------------------------------------------------------------------------


def think(look: Look, budget: Budget = BUDGET) -> Json | None:
    """What a look comes to."""
    game = find_game(look.game)
    known = game.unpack(look.state)
    if look.task == STAND:
        return {"chance": _chance(game, known, look.seat, look.seed)}
    if look.task == LOT_TASK:
        return _lot(game, known, look)
    observation = Observation(game, known, look.seat, look.seed)
    action = game.parse(known, look.played)
    if look.task == GLANCE:
        how = settings(SUBSTITUTE, game)
        search, states = prepare(observation, Budget(nodes=0, seconds=0), how)
        ranked = search.screen(states, observation.decision, observation.decision.count(), 1)
        return {"lost": ranked[0].value - next(c.value for c in ranked if c.action == action)}
    return weigh(observation, action, look.then, budget)


def _chance(game: AnyGame, known: State, seat: int, seed: int) -> float:
    """The seat's chance of winning as it stands: the turn played on, on states the seat cannot tell apart."""
    luck = Luck(seed)
    search = searching(game, known, luck, settings(SUBSTITUTE, game))
    pick = pick_by(Luck(seed_for(seed, "resample")))
    values = [search.playout(game.resample(known, seat, pick), 1)[seat] for _ in range(SAMPLES)]
    return sum(values) / len(values)


def _lot(game: AnyGame, s: State, look: Look) -> Json | None:
    """What the lots that were drawn gave each seat beside lots drawn anew, each played on to the end of the turn."""
    fell = s.clone()
    for text in look.then:
        action = game.parse(fell, text)
        asked = next((d for d in questions(fell) if d.seat == CHANCE and d.allows(action)), None)
        if asked is None:
            return None
        answer(fell, asked, action, [])
    search = searching(game, s, Luck(look.seed), settings(SUBSTITUTE, game))
    words = search.words(DRAWN)
    rows: list[list[float]] = []
    for word in words[:DRAWN]:
        search.luck.word = word
        other = s.clone()
        search.question(other)
        expected = search.playout(other, 1)
        search.luck.word = word
        came = search.playout(fell.clone(), 1)
        rows.append([a - b for a, b in zip(came, expected, strict=True)])
    gave = [sum(row[seat] for row in rows) / DRAWN for seat in range(s.seats)]
    spread = sum((row[0] - gave[0]) ** 2 for row in rows) / (DRAWN - 1) / DRAWN
    return {"gave": gave, "spread": spread}


# --- the report ----------------------------------------------------------------------------------


class Report:
    """What the looks come to. Take each with what was found; then take what `doubtful` asks for; then it is whole."""

    def __init__(self, best: int = 5, weighed: int = WEIGHED) -> None:
        self.best, self.weighed = best, weighed
        self.points: dict[int, Json] = {}
        self._glances: list[tuple[float, Look]] = []
        self._choices: list[Json] = []
        self._lots: list[Json] = []

    def take(self, look: Look, found: Json | None) -> None:
        if found is None:
            return
        where = {"at": look.at, "seq": look.seq, "seat": look.seat, "turn": look.turn}
        if look.task == STAND:
            point = self.points.setdefault(look.at, {"at": look.at, "seq": look.seq, "chances": []})
            point["chances"].append(round(found["chance"], 3))
        elif look.task == GLANCE:
            self._glances.append((found["lost"], look))
            self._glances.sort(key=lambda g: (-g[0], g[1].at))
            del self._glances[self.weighed :]  # states are large, and only the worst are looked at again
        elif look.task == LOT_TASK:
            self._lots.append({**where, **found})
        elif look.task == WEIGH:
            self._choices.append({**where, "ask": look.ask, "played": look.played, **found})

    def end(self, at: int, seq: int, chances: list[float]) -> None:
        """How it ended, as the last point of the curve."""
        self.points[at] = {"at": at, "seq": seq, "chances": chances}

    def doubtful(self) -> list[Look]:
        """The choices to be thought about, those that seem to have cost most first."""
        return [replace(look, task=WEIGH) for _, look in self._glances]

    def curve(self) -> list[Json]:
        return [self.points[at] for at in sorted(self.points)]

    def decisions(self) -> list[Json]:
        """Every choice that was weighed, with its verdict, in the order of play."""
        return sorted(self._choices, key=lambda row: row["at"])

    def lots(self) -> list[Json]:
        """Lots that gave or took more than chance leaves open, in the order of play."""
        told = []
        for row in self._lots:
            doubt = SURE_OF * sqrt(row["spread"])
            if max(map(abs, row["gave"])) > max(doubt, GREY):
                where = {key: row[key] for key in ("at", "seq", "seat", "turn")}
                told.append({**where, "gave": [round(x, 3) for x in row["gave"]], "doubt": round(doubt, 3)})
        return told

    def luck(self) -> Json | None:
        """What all lots together gave each seat, give or take what the trials leave open."""
        if not self._lots:
            return None
        gave = [round(sum(column), 3) for column in zip(*(row["gave"] for row in self._lots), strict=True)]
        return {"gave": gave, "doubt": round(SURE_OF * sqrt(sum(row["spread"] for row in self._lots)), 3)}

    def moments(self) -> list[Json]:
        """The turning points in the order of play: choices that cost most, and turns that nobody could have helped."""
        choices: list[Json] = []
        faults = [row for row in self._choices if row["verdict"] in FAULTS]
        for row in sorted(faults, key=lambda r: (-r["lost"], r["at"])):
            if all((row["turn"], row["seat"]) != (other["turn"], other["seat"]) for other in choices):
                choices.append({**row, "kind": "choice", "chance_better": round(row["chance"] + row["lost"], 3)})
        told = {row["turn"] for row in choices}
        swings = [w for w in self._swings() if w["turn"] not in told][:SWINGS]
        found = sorted([*choices, *swings], key=lambda r: (-r["lost"], r["at"]))[: self.best]
        return sorted(found, key=lambda row: row["at"])

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
        return {
            "curve": self.curve(),
            "decisions": self.decisions(),
            "lots": self.lots(),
            "luck": self.luck(),
            "moments": self.moments(),
        }


def final(game: AnyGame, s: State, line: list[Entry]) -> End | None:
    """The end of the curve: the result, where there is one."""
    places = game.agreed(s) if any(e.kind == DRAW for e in line) else game.result(s)
    if places is None or not line:
        return None
    return len(line), line[-1].seq, standing(places, game.teams(s))


def analyse(
    game: AnyGame,
    match: MatchFile,
    budget: Budget = BUDGET,
    best: int = 5,
    progress: Callable[[], None] | None = None,
    name: str | None = None,
    weighed: int = WEIGHED,
) -> Json:
    """The whole report at once, as in docs/protocol.md, with the `moments` that turned the match."""
    line = match.line()
    start = match.start(game)
    report = Report(best, weighed)
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
    if (end := final(game, s, line)) is not None:
        report.end(*end)
    return report.json()
