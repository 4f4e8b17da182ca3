"""How fast the rules and the search run.

Subjects take turns in every round, and seconds are those of the processor, so that ratios survive a busy machine.
"""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median

from arenarium import games
from arenarium.bots.contract import Budget, Observation, find_game
from arenarium.bots.levels import BEST, settings
from arenarium.bots.search import Evaluation, Search
from arenarium.bots.thinkers import SEARCHING, prepare
from arenarium.core import kernel
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import CHANCE, Decision, Luck, State, apply, playout, questions

SEED = 7
OFTEN = 64  # of a thing are done between two looks at the clock
NEVER = 10**6  # turns: a rollout is cut by its answers alone
ROLLOUT = 40  # answers after which a random rollout is cut, here and in OpenSpiel
Subject = Callable[[float], float]  # seconds in, rate out


def compiled() -> bool:
    return not str(kernel.__file__).endswith(".py")


def middle(game: AnyGame) -> State:
    """A state half-way through a random game, at a question for a player with several options."""
    options = game.random_options
    length = playout(game.start(options), Luck(1), game.bound)
    s: State = game.start(options)
    luck = Luck(1)
    playout(s, luck, length // 2)
    while True:
        d = questions(s)[0]
        if d.seat != CHANCE and d.count() > 1:
            return s
        apply(s, d.seat, luck.draw(d))


def play_api(game: AnyGame) -> Subject:
    """Random play as anybody would write it: ask, pick, apply. Answers a second."""
    options = game.random_options
    luck = Luck(SEED)

    def measure(seconds: float) -> float:
        answers = 0
        began = time.process_time()
        while True:
            s = game.start(options)
            while asked := questions(s):
                d = asked[0]
                apply(s, d.seat, luck.draw(d))
                answers += 1
                if answers % OFTEN == 0 and time.process_time() - began > seconds:
                    return answers / (time.process_time() - began)

    return measure


def play_engine(game: AnyGame) -> Subject:
    """Random play in the engine's own loop. Answers a second."""
    first = game.start(game.random_options)
    luck = Luck(SEED)

    def measure(seconds: float) -> float:
        answers = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            answers += playout(first.clone(), luck, game.bound)
        return answers / spent

    return measure


def clone(game: AnyGame) -> Subject:
    """Clones of a state in the middle of a game, a second."""
    s = middle(game)

    def measure(seconds: float) -> float:
        copies = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            for _ in range(OFTEN):
                s.clone()
            copies += OFTEN
        return copies / spent

    return measure


def _searching(game: AnyGame, blind: bool) -> Callable[[float], Search]:
    s = middle(game)
    seat = questions(s)[0].seat
    observation = Observation.of(game, s, seat, 3)
    how = replace(settings(BEST, game), learned=False)  # the search alone, whatever was learned since

    def search_for(seconds: float) -> Search:
        search, states = prepare(observation, Budget(seconds=seconds / SEARCHING), how)
        if blind:
            # As OpenSpiel's: nothing is judged but results, children are tried in any order.
            search.evaluation = Evaluation()
            search.guide, search.horizon, search.limit = 0, NEVER, ROLLOUT
            search.tree(states, observation.decision, how.keep, how.keep)
        else:
            search.tree(states, observation.decision, how.width, how.keep)
        return search

    return search_for


def nodes(game: AnyGame) -> Subject:
    """Answers the best level plays in thought, a second."""
    search = _searching(game, blind=False)

    def measure(seconds: float) -> float:
        began = time.process_time()
        return search(seconds).used / (time.process_time() - began)

    return measure


def simulations(game: AnyGame) -> Subject:
    """Simulations a second of the tree search with random rollouts cut after ROLLOUT answers."""
    search = _searching(game, blind=True)

    def measure(seconds: float) -> float:
        began = time.process_time()
        return search(seconds).simulations / (time.process_time() - began)

    return measure


@dataclass(frozen=True)
class Inquiry:
    """A question about the position that people wait for, timed where it is hardest."""

    what: str
    sentence: str  # what is asked of which positions
    seat: Callable[[State], int]  # who asks in a position
    positions: Callable[[AnyGame, int], list[State]]
    goal_us: float  # on the compiled build


class Answers:
    """Answers to one inquiry, each position timed by itself."""

    def __init__(self, game: AnyGame, inquiry: Inquiry, count: int = 60) -> None:
        self.game = game
        self.inquiry = inquiry
        self.positions = inquiry.positions(game, count)
        self.spent: list[list[float]] = [[] for _ in self.positions]

    def measure(self, seconds: float) -> float:
        """Answers a second. Every position has its turn, however short the time."""
        done, began = 0, time.process_time()
        while True:
            for s, spent in zip(self.positions, self.spent):
                before = time.process_time()
                self.game.inquire(s, self.inquiry.seat(s), self.inquiry.what, {})
                spent.append(time.process_time() - before)
                done += 1
            if (taken := time.process_time() - began) > seconds:
                return done / taken

    def report(self) -> Json:
        """Microseconds of the middle position and of the slowest one; of a position its middle time."""
        each = [1e6 * median(spent) for spent in self.spent]
        return {
            "sentence": self.inquiry.sentence,
            "positions": len(each),
            "median_us": round(median(each), 1),
            "worst_us": round(max(each), 1),
            "goal_us": self.inquiry.goal_us,
        }


Fits = Callable[[State, Decision], bool]  # a state and what it asks first


def met(game: AnyGame, count: int, options: Callable[[int], Json], fits: Fits) -> list[State]:
    """Positions that fit, at most one of a random game; `options` gives those of the n-th game."""
    found: list[State] = []
    seed = 0
    while len(found) < count:
        s = game.start(options(seed))
        luck = Luck(seed)
        seed += 1
        while asked := questions(s):
            d = asked[0]
            if fits(s, d):
                found.append(s)
                break
            apply(s, d.seat, luck.draw(d))
    return found


class Peers:
    """The other libraries, measured by a script in an environment of their own."""

    def __init__(self, python: Path, script: Path) -> None:
        self.process = subprocess.Popen(
            [str(python), str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def subject(self, name: str, depth: int = 0) -> Subject:
        def measure(seconds: float) -> float:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(f"{name} {seconds} {depth}\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError(f"the peers' script ended while measuring {name}")
            return float(json.loads(line)["rate"])

        return measure

    def subjects(self) -> dict[str, Subject]:
        return {
            "catanatron play": self.subject("catanatron_play"),
            "catanatron copy": self.subject("catanatron_copy"),
            "openspiel play": self.subject("openspiel_play"),
            "openspiel mcts": self.subject("openspiel_mcts", ROLLOUT),
        }

    def __enter__(self) -> Peers:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


COMPARED = {
    "api": "catanatron play",
    "engine": "catanatron play",
    "clone": "catanatron copy",
    "simulations": "openspiel mcts",
}
SUBJECTS = {"api": play_api, "engine": play_engine, "clone": clone, "nodes": nodes, "simulations": simulations}
PROMISED = {
    "api": 10.0,
    "engine": 30.0,
    "clone": 30.0,
    "simulations": 5.0,
}  # where a game's own says nothing


class Bench:
    """What is measured of one game: what is measured of all, and what its own module adds.

    That module, `arenarium.bots.benches.<game>` or a plugged game's own `bench`, may hold PROMISED, the least ratios
    promised on the compiled build, and INQUIRIES.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.game = find_game(name)
        own = games.part(self.game, f"arenarium.bots.benches.{self.game.name}", "bench")
        self.promised: Mapping[str, float] = getattr(own, "PROMISED", PROMISED)
        inquiries: Sequence[Inquiry] = getattr(own, "INQUIRIES", ())
        self.answers = [Answers(self.game, inquiry) for inquiry in inquiries]

    def subjects(self) -> dict[str, Subject]:
        found = {f"{self.name} {what}": make(self.game) for what, make in SUBJECTS.items()}
        return found | {f"{self.name} {a.inquiry.what}": a.measure for a in self.answers}


def run(
    names: list[str],
    rounds: int,
    seconds: float,
    peers: tuple[Path, Path] | None = None,
    each: Callable[[float], None] | None = None,
) -> Json:
    """Every subject in turn in every round: medians, and medians of the ratios of each round. `each` hears how far
    it is, from 0 to 1."""
    benches = [Bench(name) for name in names]
    with ExitStack() as stack:
        found: dict[str, Subject] = {}
        for bench in benches:
            found |= bench.subjects()
        if peers is not None:
            found |= stack.enter_context(Peers(*peers)).subjects()
        rates: dict[str, list[float]] = {name: [] for name in found}
        for n in range(rounds):
            for i, (name, measure) in enumerate(found.items(), 1):
                rates[name].append(measure(seconds))
                if each is not None:
                    each((n + i / len(found)) / rounds)
    report: Json = {
        "compiled": compiled(),
        "rounds": rounds,
        "rates": {name: round(median(r), 1) for name, r in rates.items()},
        "clone_us": {n: round(1e6 / median(rates[f"{n} clone"]), 3) for n in names},
        "inquiries": {f"{bench.name} {a.inquiry.what}": a.report() for bench in benches for a in bench.answers},
    }
    if peers is not None:
        report["ratios"] = {
            f"{bench.name} {what} / {peer}": {
                "ratio": round(median(a / b for a, b in zip(rates[f"{bench.name} {what}"], rates[peer])), 2),
                "goal": bench.promised[what],
            }
            for what, peer in COMPARED.items()
            for bench in benches
        }
    return report
