"""One decision weighed after the match: what was played beside the best that thinking finds.

Both are tried on the same states and with the same luck, so that only their own merit differs. A verdict is given only
where the difference is larger than what the trials leave open; what would be better is then told with its reasons.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from arenarium.bots.contract import Budget, Observation
from arenarium.bots.evaluations import knowhow
from arenarium.bots.levels import BEST as STRONGEST
from arenarium.bots.levels import SUBSTITUTE, settings
from arenarium.bots.search import Search, Turns
from arenarium.bots.thinkers import Settings, Thinker
from arenarium.core.foresight import Foresight
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import CHANCE, Action, Event, Luck, State, answer, questions
from arenarium.core.refusal import Refusal

ADVISER: Final = Thinker(lambda game: replace(settings(STRONGEST, game), learned=False))  # what was learned is slow
SAMPLES: Final = 6  # states on which trials are made
ROUND: Final = 8  # pairs of trials made together
ROUNDS: Final = 6  # of them at most; the first chooses among rivals and is not counted
RIVALS: Final = 2
UNSEEN: Final = (
    0.04  # what trials cannot tell, in chances: how far deeper thought differs; a game's data may say it better
)
SURE_OF: Final = 2.0  # standard errors to either side
GREY: Final = 0.03  # of a chance: less is no verdict
MISTAKE, BLUNDER = 0.1, 0.2
BEST, GOOD, CLOSE = "best", "good", "close"
FAULTS: Final = ("inaccuracy", "mistake", "blunder")
LINE: Final = 12  # answers of a better line, at most
PAIRS: Final = 24  # trials for the reasons
OFTENER: Final = 0.2  # an event is a reason if it comes this much more often
CLEAR: Final = 0.02  # and trials with it ended this much better, or worse
REASONS: Final = 3


def verdict(lost: float, doubt: float, noise: float, first: bool) -> str:
    """The word for a choice that cost `lost`, give or take `doubt`, of which `noise` is what trials leave open.

    `first`: thinking would have chosen it too. That nothing better was found is said by the trials alone; that
    something was better must hold beyond what deeper thought may say.
    """
    if lost - doubt > GREY:
        return FAULTS[(lost >= MISTAKE) + (lost >= BLUNDER)]
    if lost + noise < GREY:
        return BEST if first or lost + noise < 0 else GOOD
    return CLOSE


def weigh(observation: Observation, played: Action, then: list[str], budget: Budget, absurd: bool = False) -> Json:
    """`{"verdict", "lost", "doubt", "chance"}`, of a fault also what was better, and why; of what is `absurd` already
    where the trials alone are for something else.

    `then` is how the seat went on in its turn: what was played is judged with the better of that and of what thinking
    would have made of it, so that nobody is blamed for a plan that thinking did not see.
    """
    ranked = ADVISER.weigh(observation, budget)
    rivals = [c.action for c in ranked if c.action != played][:RIVALS]
    trials = Trials(observation)
    base = trials.of(played, [])
    tried = [trials.of(rival, []) for rival in rivals]
    best = max(range(len(rivals)), key=lambda i: sum(tried[i]))
    rival = rivals[best]
    unseen = float(knowhow(observation.game).tables.get("analysis", {}).get("doubt", UNSEEN))
    measure = Measure(base, tried[best], unseen)
    plans: tuple[list[str], list[list[str]]] | None = None
    for _ in range(1, ROUNDS):
        if measure.sure and (measure.lost < GREY or plans is not None):
            break
        if plans is None:
            # A glance at the turns' ends leaves it open: now both are played to the end of the turn with thought.
            plans = line(observation, rival)[1:], [then, line(observation, played)[1:]]
            trials.next()
            plans[1].sort(key=lambda plan: -sum(trials.of(played, plan)))
            measure = Measure([], [], unseen)
        trials.next()
        measure.add(trials.of(played, plans[1][0]), trials.of(rival, plans[0]))
    found: Json = {
        "verdict": verdict(measure.lost, measure.doubt, measure.noise, ranked[0].action == played),
        "lost": round(measure.lost, 3),
        "doubt": round(measure.doubt, 3),
        "chance": round(measure.chance, 3),
    }
    faulty = found["verdict"] in FAULTS or (absurd and measure.lost >= GREY)
    if plans is None or not faulty:
        return found
    return {**found, **_better(observation, played, rival, plans[0], trials)}


class Measure:
    """What a rival gained over what was played, in pairs of trials."""

    def __init__(self, base: list[float], other: list[float], unseen: float) -> None:
        self.base: list[float] = []
        self.gained: list[float] = []
        self.lost, self.noise, self.unseen = 0.0, 0.0, unseen
        self.add(base, other)

    def add(self, base: list[float], other: list[float]) -> None:
        self.base += base
        self.gained += [b - a for a, b in zip(base, other, strict=True)]
        n = len(self.gained)
        if n:
            self.lost = sum(self.gained) / n
            spread = sum((x - self.lost) ** 2 for x in self.gained) / (n - 1) / n
            self.noise = SURE_OF * sqrt(spread)

    @property
    def doubt(self) -> float:
        return sqrt(self.noise**2 + self.unseen**2)

    @property
    def chance(self) -> float:
        return sum(self.base) / len(self.base)

    @property
    def sure(self) -> bool:
        return bool(self.gained) and (self.lost - self.doubt > GREY or self.lost + self.noise < GREY)


class Trials:
    """Answers played on to the horizon, each with the luck that the others meet."""

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        self.how = settings(STRONGEST, observation.game)
        self.states = observation.resample(SAMPLES)
        self.search = searching(observation.game, self.states[0], observation.luck, self.how)
        self.words = self.search.words(ROUND)

    def next(self) -> None:
        """Other luck from now on."""
        self.search.luck.word = self.words[-1]
        self.words = self.search.words(ROUND)

    def of(self, action: Action, plan: list[str]) -> list[float]:
        """What an answer, and then a plan as far as it can be carried out, comes to."""
        seat, search = self.observation.seat, self.search
        values: list[float] = []
        for k in range(ROUND):
            s = self.states[k % SAMPLES].clone()
            turn = search.evaluation.turn(s)
            search.luck.word = self.words[k]
            search.play(s, self.observation.decision, action)
            self._carry_out(s, plan)
            values.append(search.playout(s, self.how.horizon, turn)[seat])
        return values

    def _carry_out(self, s: State, plan: list[str]) -> None:
        game = self.observation.game
        for text in plan:
            d = next((q for q in questions(s) if q.seat == self.observation.seat), None)
            if d is None:
                return
            try:
                action: Action = game.parse(s, text)
            except Refusal:
                return
            if not d.allows(action):
                return
            self.search.play(s, d, action)


def searching(game: AnyGame, s: State, luck: Luck, how: Settings) -> Search:
    search = Search(knowhow(game).evaluation, game.teams(s), game.result, luck, 0)
    search.guide, search.limit, search.horizon = how.guide, how.limit, how.horizon
    return search


def _better(observation: Observation, played: Action, better: Action, plan: list[str], trials: Trials) -> Json:
    """What was better than a fault: the line, what both do at once, what speaks for the one and against the other."""
    game = observation.game
    words = trials.search.words(PAIRS)
    after, came = _follow(observation, better, words), _follow(observation, played, words)
    known = {*after.does, *came.does}
    index = observation.decision.options.index
    option, done = observation.options[index(better)], observation.options[index(played)]
    foresight = Foresight(game, observation.resample(1)[0], observation.seat)
    return {
        "better": option,
        "line": [option, *plan],
        "does": foresight.of(option),
        "did": foresight.of(done),
        "gains": _reasons(knowhow(game).dull, after, came, known, 1),
        "spares": _reasons(knowhow(game).dull, came, after, known, -1),
    }


def line(observation: Observation, first: Action) -> list[str]:
    """An answer and those that go on from it, until a lot is drawn, another seat chooses or the turn has passed."""
    game, seat = observation.game, observation.seat
    how = settings(SUBSTITUTE, game)
    s = observation.resample(1)[0]
    search = searching(game, s, observation.luck, how)
    turn = search.evaluation.turn(s)
    found: list[str] = []
    d, action = next(q for q in questions(s) if q.seat == seat), first
    while True:
        found.append(game.notate(s, action))
        search.play(s, d, action)
        asked = questions(s)
        passed = turn >= 0 and search.evaluation.turn(s) != turn
        if len(asked) != 1 or asked[0].seat != seat or passed or len(found) >= LINE:
            return found
        d = asked[0]
        action = search.ahead([s], d, how.width, how.keep, 1)[0].action


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
    how = settings(STRONGEST, game)
    states = observation.resample(SAMPLES)
    search = searching(game, states[0], observation.luck, how)
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
        values.append(search.judge(s, search.evaluation)[seat])
    # What an answer does in one state and not in another, it does to something that the seat cannot know.
    does = [text for text in dict.fromkeys(at_once[0]) if all(text in told for told in at_once)]
    return Aftermath(does, trials, values)


def _play_on(search: Search, s: State, out: list[Event], how: Settings) -> None:
    """Play as a regular would, for as many turns as the search looks ahead, and note what happens."""
    turns = Turns(search.evaluation.turn(s))
    for _ in range(how.limit):
        asked = questions(s)
        if not asked:
            return
        d = asked[0]
        if d.seat == CHANCE:
            answer(s, d, search.luck.draw(d), out)
            continue
        if turns.at(search.evaluation, s, d.seat) >= how.horizon:
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
