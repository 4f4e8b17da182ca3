"""How fast the rules and the search run.

Subjects take turns in every round, and seconds are those of the processor, so that ratios survive a busy machine.
"""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

from arenarium.bots.contract import Budget, Observation, find_game
from arenarium.bots.evaluations import knowhow
from arenarium.bots.levels import prepare
from arenarium.bots.search import Evaluation, Search
from arenarium.core import kernel
from arenarium.core.game import Game, Json
from arenarium.core.kernel import CHANCE, Luck, apply, playout, questions

ROLLOUT = 40  # answers after which a random rollout is cut, here and in OpenSpiel
Subject = Callable[[float], float]  # seconds in, rate out


def compiled() -> bool:
    return not str(kernel.__file__).endswith(".py")


def middle(game: Game[Any]) -> Any:
    """A state half-way through a random game, at a question for a player with several options."""
    options = game.random_options
    length = playout(game.start(options), Luck(1), game.bound)
    s = game.start(options)
    luck = Luck(1)
    playout(s, luck, length // 2)
    while True:
        d = questions(s)[0]
        if d.seat != CHANCE and d.count() > 1:
            return s
        apply(s, d.seat, luck.draw(d))


def play_api(game: Game[Any]) -> Subject:
    """Random play as anybody would write it: ask, pick, apply. Answers a second."""
    options = game.random_options
    luck = Luck(7)

    def measure(seconds: float) -> float:
        answers = 0
        began = time.process_time()
        while True:
            s = game.start(options)
            while asked := questions(s):
                d = asked[0]
                apply(s, d.seat, luck.draw(d))
                answers += 1
                if answers % 128 == 0 and time.process_time() - began > seconds:
                    return answers / (time.process_time() - began)

    return measure


def play_engine(game: Game[Any]) -> Subject:
    """Random play in the engine's own loop. Answers a second."""
    first = game.start(game.random_options)
    luck = Luck(7)

    def measure(seconds: float) -> float:
        answers = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            answers += playout(first.clone(), luck, game.bound)
        return answers / spent

    return measure


def clone(game: Game[Any]) -> Subject:
    """Clones of a state in the middle of a game, a second."""
    s = middle(game)

    def measure(seconds: float) -> float:
        copies = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            for _ in range(64):
                s.clone()
            copies += 64
        return copies / spent

    return measure


def _searching(game: Game[Any], blind: bool) -> Callable[[float], Search]:
    s = middle(game)
    seat = questions(s)[0].seat
    observation = Observation.of(game, s, seat, 3)
    how = knowhow(game.name).levels["strong"]

    def search_for(seconds: float) -> Search:
        search, states = prepare(observation, Budget(seconds=seconds / 0.9), how)
        if blind:
            # As OpenSpiel's: nothing is judged but results, children are tried in any order.
            search.evaluation = Evaluation()
            search.guide, search.horizon, search.limit = 0, 10**6, ROLLOUT
            search.tree(states, observation.decision, how.keep, how.keep)
        else:
            search.tree(states, observation.decision, how.width, how.keep)
        return search

    return search_for


def nodes(game: Game[Any]) -> Subject:
    """Answers the strong level plays in thought, a second."""
    search = _searching(game, blind=False)

    def measure(seconds: float) -> float:
        began = time.process_time()
        return search(seconds).used / (time.process_time() - began)

    return measure


def simulations(game: Game[Any]) -> Subject:
    """Simulations a second of the tree search with random rollouts cut after ROLLOUT answers."""
    search = _searching(game, blind=True)

    def measure(seconds: float) -> float:
        began = time.process_time()
        return search(seconds).simulations / (time.process_time() - began)

    return measure


class Previews:
    """Monolith Arena's battle previews of full boards, each board timed by itself."""

    def __init__(self, game: Game[Any], count: int = 60) -> None:
        self.game = game
        self.boards = full_boards(game, count)
        self.spent: list[list[float]] = [[] for _ in self.boards]

    def measure(self, seconds: float) -> float:
        """Previews a second. Every board has its turn, however short the time."""
        done, began = 0, time.process_time()
        while True:
            for s, spent in zip(self.boards, self.spent):
                before = time.process_time()
                self.game.inquire(s, -1, "preview", {})
                spent.append(time.process_time() - before)
                done += 1
            if (taken := time.process_time() - began) > seconds:
                return done / taken

    def report(self) -> Json:
        """Milliseconds of the middle board and of the slowest one; of a board its middle time."""
        each = [1e3 * median(spent) for spent in self.spent]
        return {
            "boards": len(each),
            "median_ms": round(median(each), 3),
            "worst_ms": round(max(each), 3),
            "goal_ms": 1.0,
        }


def full_boards(game: Game[Any], count: int) -> list[Any]:
    """Boards with at most one free hex, at a question of the play phase, from random games of all pairs of factions."""
    factions = [f["id"] for f in game.catalogue({})["factions"]]
    pairs = [[a, b] for a in factions for b in factions if a != b]
    found: list[Any] = []
    seed = 0
    while len(found) < count:
        s = game.start({"factions": pairs[seed % len(pairs)]})
        luck = Luck(seed)
        seed += 1
        while asked := questions(s):
            d = asked[0]
            if d.ask == "play" and bin(s.sides[0] | s.sides[1]).count("1") >= 18:
                found.append(s)
                break
            apply(s, d.seat, luck.draw(d))
    return found


class Summonings:
    """Tash-Kalar's answers to which beings of a full hand can be summoned on a crowded board, one by one."""

    def __init__(self, game: Game[Any], count: int = 60) -> None:
        self.game = game
        self.positions = crowded_positions(game, count)
        self.spent: list[list[float]] = [[] for _ in self.positions]

    def measure(self, seconds: float) -> float:
        """Answers a second. Every position has its turn, however short the time."""
        done, began = 0, time.process_time()
        while True:
            for s, spent in zip(self.positions, self.spent):
                before = time.process_time()
                self.game.inquire(s, s.seat, "summons", {})
                spent.append(time.process_time() - before)
                done += 1
            if (taken := time.process_time() - began) > seconds:
                return done / taken

    def report(self) -> Json:
        """Microseconds of the middle position and of the slowest one; of a position its middle time."""
        each = [1e6 * median(spent) for spent in self.spent]
        return {
            "positions": len(each),
            "median_us": round(median(each), 1),
            "worst_us": round(max(each), 1),
            "goal_us": 200.0,
        }


def crowded_positions(game: Game[Any], count: int) -> list[Any]:
    """Positions with at least 24 pieces and a full hand, one of a random game, in turn from a Duel and a Melee."""
    found: list[Any] = []
    seed = 0
    while len(found) < count:
        s = game.start({"mode": "melee", "seats": 4} if seed % 2 else {"mode": "duel"})
        luck = Luck(seed)
        seed += 1
        while asked := questions(s):
            d = asked[0]
            if d.ask == "act" and sum(s.counts) >= 24 and game.facts(s)["hand_sizes"][d.seat][:2] == [3, 2]:
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

    def __enter__(self) -> Peers:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


def subjects(names: list[str], previews: Previews | None, summonings: Summonings | None) -> dict[str, Subject]:
    found: dict[str, Subject] = {}
    for name in names:
        game = find_game(name)
        found[f"{name} api"] = play_api(game)
        found[f"{name} engine"] = play_engine(game)
        found[f"{name} clone"] = clone(game)
        found[f"{name} nodes"] = nodes(game)
        found[f"{name} simulations"] = simulations(game)
        if name == "monolith" and previews is not None:
            found["monolith preview"] = previews.measure
        if name == "tashkalar" and summonings is not None:
            found["tashkalar summons"] = summonings.measure
    return found


PEERS = {
    "api": "catanatron play",
    "engine": "catanatron play",
    "clone": "catanatron copy",
    "simulations": "openspiel mcts",
}
PROMISED = {  # the least ratio promised of each game on the compiled build; another game is held to the first
    "monolith": {"api": 10.0, "engine": 30.0, "clone": 30.0, "simulations": 5.0},
    "tashkalar": {"api": 8.0, "engine": 20.0, "clone": 30.0, "simulations": 5.0},
    "warcraft": {"api": 8.0, "engine": 20.0, "clone": 25.0, "simulations": 5.0},
    "herosi": {"api": 8.0, "engine": 25.0, "clone": 30.0, "simulations": 5.0},
}


def run(
    names: list[str],
    rounds: int,
    seconds: float,
    peers: tuple[Path, Path] | None = None,
    each: Callable[[], None] | None = None,
) -> Json:
    """Every subject in turn in every round: medians, and medians of the ratios of each round."""
    with ExitStack() as stack:
        previews = Previews(find_game("monolith")) if "monolith" in names else None
        summonings = Summonings(find_game("tashkalar")) if "tashkalar" in names else None
        found = subjects(names, previews, summonings)
        if peers is not None:
            others = stack.enter_context(Peers(*peers))
            found["catanatron play"] = others.subject("catanatron_play")
            found["catanatron copy"] = others.subject("catanatron_copy")
            found["openspiel play"] = others.subject("openspiel_play")
            found["openspiel mcts"] = others.subject("openspiel_mcts", ROLLOUT)
        rates: dict[str, list[float]] = {name: [] for name in found}
        for _ in range(rounds):
            for name, measure in found.items():
                rates[name].append(measure(seconds))
                if each is not None:
                    each()
    report: Json = {
        "compiled": compiled(),
        "rounds": rounds,
        "rates": {name: round(median(r), 1) for name, r in rates.items()},
        "clone_us": {n: round(1e6 / median(rates[f"{n} clone"]), 3) for n in names},
    }
    if previews is not None:
        report["preview"] = previews.report()
    if summonings is not None:
        report["summons"] = summonings.report()
    if peers is not None:
        ratios: Json = {}
        for what, peer in PEERS.items():
            for name in names:
                pairs = zip(rates[f"{name} {what}"], rates[peer])
                ratios[f"{name} {what} / {peer}"] = {
                    "ratio": round(median(a / b for a, b in pairs), 2),
                    "goal": PROMISED.get(name, PROMISED["monolith"])[what],
                }
        report["ratios"] = ratios
    return report
