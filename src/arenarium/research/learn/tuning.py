"""Numbers learned by playing: those of a game's best evaluation, and those of the search that asks it.

All numbers are shaken at once, some up, some down, by lot. The player with these plays two games, seats swapped,
against the one with the opposite shake, and the numbers go a little way towards whoever won (simultaneous
perturbation). So every game teaches something about every number, however many there are. What is kept is the mean of
the later half of the way.

Pairs of one batch are played around the same numbers: the same seed and counts learn the same on any number of cores.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import Final

from arenarium.bots.contract import Budget, Observation, find_game, seed_for
from arenarium.bots.evaluations import judge, knowhow
from arenarium.bots.levels import BEST, LEVELS, settings
from arenarium.bots.match import line_ups
from arenarium.bots.search import standing
from arenarium.bots.thinkers import Settings, Thinker
from arenarium.bots.tournament import interval
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import Luck, apply
from arenarium.research.learn.games import choices
from arenarium.research.learn.spread import Spread

SEARCH: Final = "search"  # the table of settings
GROWING: Final = ("explore", "widen", "breadth")  # settings that are learned where the search grows a tree
ALWAYS: Final = ("guide", "keep")  # and wherever it searches
WHOLE: Final = ("guide", "keep", "breadth")  # numbers of options
FEWEST: Final = 2  # options, where they are compared
BATCH: Final = 64  # pairs of games between two steps
SHAKE: Final = 0.25  # a number is multiplied by e to the power of so much
ADDED: Final = 0.5  # times as much is added to one that is not multiplied
WIDE: Final = 1.1  # how much of a shake there is at first, and in the end
NARROW: Final = 0.6
FAST: Final = 0.008  # how far a pair that was won moves the numbers, at first and in the end
SLOW: Final = 0.002
LESSONS: Final = 0.7  # of the minutes; the rest is for the matches
MEASURED: Final = 3  # times the nodes of the lessons, in the matches
DIGITS: Final = 3

Values = dict[str, dict[str, float]]  # by table and name
Tell = Callable[[str], None]


@dataclass(frozen=True)
class Tuning:
    """What is learned, and from how much."""

    game: str
    pairs: int = 1000  # of games with seats swapped
    matches: int = 100  # games that measure what came of it
    nodes: int = 400  # for every answer
    seed: int = 1
    minutes: float = 0.0  # the lessons are cut short so that all of it takes about so long; 0: as long as it takes


@dataclass(frozen=True)
class Number:
    """One that is learned: multiplied, or where its sign may change, added to."""

    table: str
    name: str
    value: float
    added: bool = False

    def at(self, x: float) -> float:
        return self.value + ADDED * x if self.added else self.value * math.exp(x)


@dataclass(frozen=True)
class Pair:
    """Two games with the same lots, seats swapped, between two sets of numbers."""

    game: str
    one: Values
    other: Values
    seed: int
    nodes: int


def begin(game: AnyGame) -> list[Number]:
    """The numbers as somebody set them: those of the best evaluation, of the tables that the game's file names under
    `tuning`, and of the search."""
    tables = knowhow(game).tables
    best = "expert" if "expert" in tables else "weights"
    found = [Number(best, name, float(v)) for name, v in {**tables["weights"], **tables.get(best, {})}.items()]
    for table, how in tables.get("tuning", {}).items():
        found += [Number(table, name, float(v), how == "added") for name, v in tables[table].items()]
    by_hand = settings(LEVELS[BEST].like, game)
    names = (*GROWING, *ALWAYS) if by_hand.grow else ALWAYS
    return found + [Number(SEARCH, name, float(getattr(by_hand, name))) for name in names]


def values(numbers: list[Number], x: list[float]) -> Values:
    """The numbers after a walk of `x`."""
    found: Values = {}
    for number, way in zip(numbers, x, strict=True):
        found.setdefault(number.table, {})[number.name] = number.at(way)
    return found


def play(pair: Pair) -> float:
    """Points of the first set of numbers, out of two."""
    game = find_game(pair.game)
    lot = Random(pair.seed)
    bots = [_player(game, pair.one, lot), _player(game, pair.other, lot)]
    points = 0.0
    for first in range(2):
        s = game.start(line_ups(game, {}, 2, pair.seed)[0])
        for step, d in choices(game, s, Luck(pair.seed)):
            seen = Observation.of(game, s, d.seat, seed_for(pair.seed, step))
            apply(s, d.seat, bots[d.seat ^ first].weigh(seen, Budget(nodes=pair.nodes))[0].action)
        places = game.result(s)
        points += standing(places, game.teams(s))[first] if places is not None else 0.5
    return points


def _player(game: AnyGame, numbers: Values, lot: Random) -> Thinker:
    how = searching(settings(LEVELS[BEST].like, game), numbers.get(SEARCH, {}), lot)
    return Thinker(lambda _: how, judge(game, dict(numbers)))


def searching(how: Settings, numbers: dict[str, float], lot: Random) -> Settings:
    """Settings with these numbers; of a number between two whole ones either is taken, the nearer one more often."""
    changed = {n: max(FEWEST, math.floor(v + lot.random())) if n in WHOLE else v for n, v in numbers.items()}
    return replace(how, slip=0.0, **changed)  # type: ignore[arg-type]  # names and types are those of GROWING and ALWAYS


class Walk:
    """Where the numbers are, and where they have been."""

    def __init__(self, plan: Tuning, numbers: list[Number], spread: Spread, tell: Tell) -> None:
        self.plan, self.numbers, self.spread, self.tell = plan, numbers, spread, tell
        self.began = time.monotonic()
        self.lot = Random(plan.seed)
        self.x = [0.0] * len(numbers)
        self.mean = [0.0] * len(numbers)
        self.played = 0
        self.meant = 0

    def done(self) -> float:
        """How much of the way is done, from 0 to 1."""
        share = self.played / self.plan.pairs
        if self.plan.minutes:
            share = max(share, (time.monotonic() - self.began) / (LESSONS * self.plan.minutes * 60))
        return min(1.0, share)

    def run(self) -> Values:
        while (done := self.done()) < 1.0:
            self.batch(done)
            self.tell(f"{self.played} pairs of games.")
        found = values(self.numbers, self.mean)
        for name in WHOLE:
            if name in found.get(SEARCH, {}):
                found[SEARCH][name] = max(FEWEST, round(found[SEARCH][name]))
        return found

    def batch(self, done: float) -> None:
        width = SHAKE * (WIDE + (NARROW - WIDE) * done)
        shakes = [[self.lot.choice((-width, width)) for _ in self.x] for _ in range(BATCH)]
        shakes = shakes[: max(1, self.plan.pairs - self.played)]
        pairs = [
            Pair(
                self.plan.game,
                values(self.numbers, [x + d for x, d in zip(self.x, shake, strict=True)]),
                values(self.numbers, [x - d for x, d in zip(self.x, shake, strict=True)]),
                self.lot.getrandbits(48),
                self.plan.nodes,
            )
            for shake in shakes
        ]
        pace = FAST * (SLOW / FAST) ** done / SHAKE
        for shake, points in zip(shakes, self.spread(play, pairs), strict=False):
            self.played += 1
            self.x = [x + pace * (points - 1.0) * d for x, d in zip(self.x, shake, strict=True)]
            if done >= 0.5 or self.played == self.plan.pairs:
                self.meant += 1
                self.mean = [m + (x - m) / self.meant for m, x in zip(self.mean, self.x, strict=True)]


def measure(plan: Tuning, one: Values, other: Values, spread: Spread) -> Json:
    """What one set of numbers is worth against another, on lots that nothing was learned from."""
    seeds = [seed_for(plan.seed, "measure", n) for n in range((plan.matches + 1) // 2)]
    nodes = MEASURED * plan.nodes
    points = sum(spread(play, [Pair(plan.game, one, other, seed, nodes) for seed in seeds]))
    low, high = interval(points, 2 * len(seeds))
    return {
        "points": points,
        "games": 2 * len(seeds),
        "nodes": nodes,
        "low": round(low, DIGITS),
        "high": round(high, DIGITS),
    }


def text(plan: Tuning, found: Values, measured: Json) -> str:
    """The file that `legend` plays by."""
    made = ", ".join(f"{key} {value}" for key, value in asdict(plan).items() if key != "game")
    lines = [
        f"# Numbers learned by playing: `arenarium learn {plan.game} --way numbers` ({made}).",
        f"# Against the numbers that it began with: {measured['points']} of {measured['games']} games with "
        f"{measured['nodes']} nodes for both ({measured['low']:.0%} to {measured['high']:.0%}).",
        f"# What each number means stands in {plan.game}.toml; `search` holds settings.",
    ]
    for table, numbers in found.items():
        lines += ["", f"[{table}]", *(f"{name} = {round(value, DIGITS)}" for name, value in numbers.items())]
    return "\n".join(lines) + "\n"


def tune(plan: Tuning, spread: Spread, tell: Tell) -> tuple[str, Json]:
    """The whole of it: the file, and what it is worth."""
    numbers = begin(find_game(plan.game))
    found = Walk(plan, numbers, spread, tell).run()
    measured = measure(plan, found, values(numbers, [0.0] * len(numbers)), spread)
    return text(plan, found, measured), measured
