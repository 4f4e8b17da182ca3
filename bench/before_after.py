"""The rows of the bench before and after, in one run.

    python bench/before_after.py BEFORE AFTER [GAME ...]
    python bench/before_after.py --instructions BEFORE AFTER [GAME ...]

Both are checkouts with compiled modules (make setup). They play the same lots in turns, row by row, and the best
processor time of each counts. With --instructions valgrind counts instead, which takes many minutes and is exact.
Told is what an answer, a clone, a node, a simulation or an inquiry takes; of an inquiry also what one fact takes that
it tells, since one that tells more may cost more. Both sides think by the same numbers, whatever was learned since.
"""

from __future__ import annotations

import gc
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from math import inf
from pathlib import Path
from typing import Any

GAMES = ["monolith", "tashkalar", "warcraft", "herosi"]
SIZES = (12, 20_000, 3000, 30)
EXACT_SIZES = (3, 300, 600, 5)  # what is counted needs no repeating
MATCHES, CLONES, NODES, POSITIONS = EXACT_SIZES if "--exact" in sys.argv else SIZES
TURNS = 15
# How both sides search: with numbers of their own, which are learned, they would search other trees.
SEARCHED = {"width": 160, "keep": 12, "breadth": 12, "own": 0, "guide": 8}
PLAYED_ON = {"horizon": 2, "limit": 40, "explore": 0.4, "widen": 1.5, "grow": True}
THINKING = {**SEARCHED, **PLAYED_ON}
MARK = "getppid"  # a call that nobody else makes: callgrind writes down what was counted so far


def rows(name: str) -> Iterator[tuple[str, Callable[[], int]]]:
    """What is counted of a game; each says how many of its things it did."""
    from arenarium.bots import bench
    from arenarium.bots.contract import Budget, Observation, find_game
    from arenarium.core.kernel import Luck, apply, playout, questions

    game: Any = find_game(name)
    s = bench.middle(game)
    first = game.start(game.random_options)

    def api() -> int:
        answers = 0
        for seed in range(MATCHES):
            t, luck = first.clone(), Luck(seed)
            while asked := questions(t):
                apply(t, asked[0].seat, luck.draw(asked[0]))
                answers += 1
        return answers

    def engine() -> int:
        return sum(playout(first.clone(), Luck(seed), game.bound) for seed in range(2 * MATCHES))

    def clone() -> int:
        for _ in range(CLONES):
            s.clone()
        return CLONES

    def search(blind: bool) -> Any:
        from arenarium.bots.search import Evaluation

        observation = Observation.of(game, s, questions(s)[0].seat, 3)
        try:
            from arenarium.bots.levels import BEST, settings
            from arenarium.bots.thinkers import prepare

            # Nobody looks at more placements than it plays out: that glance is a way to play better, not as before.
            how: Any = replace(settings(BEST, game), learned=False, drawn=1, **THINKING)
        except ImportError:  # before the levels had a folder of their own
            from arenarium.bots.evaluations import knowhow
            from arenarium.bots.levels import prepare  # type: ignore[attr-defined,no-redef]

            how = replace(knowhow(name).levels["strong"], **THINKING)  # type: ignore[arg-type,index]
        thought, states = prepare(observation, Budget(nodes=NODES), how)
        if blind:
            thought.evaluation = Evaluation()
            thought.guide, thought.horizon, thought.limit = 0, 10**6, bench.ROLLOUT
        thought.tree(states, observation.decision, how.keep if blind else how.width, how.keep)
        return thought

    yield "api", api
    yield "engine", engine
    yield "clone", clone
    yield "nodes", lambda: int(search(False).used)
    yield "simulations", lambda: int(search(True).simulations)
    for what, seat, positions in inquiries(name, game):
        told = sum(facts(game.inquire(p, seat(p), what, {})) for p in positions)

        def inquire(
            done: int, what: str = what, seat: Callable[[Any], int] = seat, positions: list[Any] = positions
        ) -> int:
            for p in positions:
                game.inquire(p, seat(p), what, {})
            return done

        yield what, partial(inquire, len(positions))
        yield f"{what}, a fact", partial(inquire, told)


def facts(answer: object) -> int:
    """How much an answer tells: its numbers and words, each by itself."""
    if isinstance(answer, dict):
        return sum(map(facts, answer.values()))
    return sum(map(facts, answer)) if isinstance(answer, list | tuple) else 1


def inquiries(name: str, game: Any) -> Iterator[tuple[str, Callable[[Any], int], list[Any]]]:
    from arenarium.bots import bench

    if hasattr(bench, "Bench"):
        for a in bench.Bench(name).answers:
            yield a.inquiry.what, a.inquiry.seat, a.positions[:POSITIONS]
    elif name == "monolith":
        yield "preview", lambda s: -1, bench.full_boards(game, POSITIONS)
    elif name == "tashkalar":
        yield "summons", lambda s: int(s.seat), bench.crowded_positions(game, POSITIONS)


def work(names: list[str]) -> None:
    """Does a row whenever a line asks for the next turn of it, and says how much was done in how many seconds. Below
    callgrind the marks before and after tell the instructions."""
    found = {f"{name} {what}": row for name in names for what, row in rows(name)}
    print(json.dumps(list(found)), flush=True)
    for line in sys.stdin:
        row = found[line.strip()]
        gc.collect()
        gc.disable()
        os.getppid()
        began = time.process_time()
        done = row()
        spent = time.process_time() - began
        os.getppid()
        gc.enable()
        print(json.dumps([done, spent]), flush=True)


class Side:
    """One checkout, at work in a process of its own."""

    def __init__(self, tree: Path, names: list[str], below: list[str]) -> None:
        env = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
        exact = ["--exact"] if below else []
        command = [*below, sys.executable, str(Path(__file__).resolve()), "--work", *names, *exact]
        self.process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.rows: list[str] = json.loads(self.process.stdout.readline())

    def turn(self, row: str) -> tuple[int, float]:
        """How much was done, in how many seconds."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(row, file=self.process.stdin, flush=True)
        done, spent = json.loads(self.process.stdout.readline())
        return done, spent

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def timed(trees: list[Path], names: list[str]) -> list[dict[str, float]]:
    """Nanoseconds for each thing done, by row, of both sides."""
    sides = [Side(tree, names, []) for tree in trees]
    best: list[dict[str, float]] = [{}, {}]
    for row in sides[1].rows:
        for n in range(TURNS):
            for i in (0, 1) if n % 2 else (1, 0):
                if row in sides[i].rows:
                    done, spent = sides[i].turn(row)
                    best[i][row] = min(best[i].get(row, inf), 1e9 * spent / done)
    for side in sides:
        side.end()
    return best


def counted(tree: Path, names: list[str]) -> dict[str, float]:
    """Instructions for each thing done, by row."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out"
        callgrind = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--dump-before={MARK}"]
        side = Side(tree, names, [*callgrind, f"--callgrind-out-file={out}"])
        subprocess.run(["callgrind_control", "-i", "on", str(side.process.pid)], check=True, capture_output=True)
        times = {}
        for row in side.rows:
            side.turn(row)  # what is remembered is remembered
            times[row], _ = side.turn(row)
        side.end()
        # Of the four marks of a row the fourth dump holds what was counted in its second turn.
        return {row: total(Path(f"{out}.{4 * n + 4}")) / done for n, (row, done) in enumerate(times.items())}


def total(dump: Path) -> int:
    found = re.search(r"^(?:totals|summary): (\d+)", dump.read_text(encoding="utf-8"), re.M)
    assert found is not None, dump
    return int(found[1])


def main(words: list[str]) -> None:
    exact = words[0] == "--instructions"
    before, after, *names = words[1:] if exact else words
    trees, chosen = [Path(before), Path(after)], names or GAMES
    was, now = [counted(tree, chosen) for tree in trees] if exact else timed(trees, chosen)
    print(
        f"| row | before, {'instructions' if exact else 'ns'} | after | after / before |\n| --- | ---: | ---: | ---: |"
    )
    for row in now:
        if row in was:
            print(f"| {row} | {was[row]:,.0f} | {now[row]:,.0f} | {now[row] / was[row]:.3f} |")


if __name__ == "__main__":
    if sys.argv[1] == "--work":
        work([word for word in sys.argv[2:] if word != "--exact"])
    else:
        main(sys.argv[1:])
