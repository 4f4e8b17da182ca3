"""The rows of the bench in instructions, before and after: exact where times on a busy machine are not.

    python bench/instructions.py BEFORE AFTER [GAME ...]

Both are checkouts with compiled modules (make setup). Each plays the same lots under valgrind's callgrind (about ten
minutes each); the table says how many instructions an answer, a clone, a node, a simulation or an inquiry takes.
"""

from __future__ import annotations

import gc
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

GAMES = ["monolith", "tashkalar", "warcraft", "herosi"]
MATCHES, CLONES, NODES, POSITIONS = 30, 3000, 10_000, 30
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

            how: Any = replace(settings(BEST, game), learned=False)
        except ImportError:  # before the levels had a folder of their own
            from arenarium.bots.evaluations import knowhow
            from arenarium.bots.levels import prepare  # type: ignore[attr-defined,no-redef]

            how = knowhow(name).levels["strong"]  # type: ignore[arg-type,index]
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

        def inquire(what: str = what, seat: Callable[[Any], int] = seat, positions: list[Any] = positions) -> int:
            for p in positions:
                game.inquire(p, seat(p), what, {})
            return len(positions)

        yield what, inquire


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
    """Runs below callgrind: a mark before and after each row, and a line that says how much was done."""
    for name in names:
        for what, row in rows(name):
            row()  # what is remembered is remembered
            gc.collect()
            gc.disable()
            os.getppid()
            done = row()
            os.getppid()
            gc.enable()
            print(json.dumps([f"{name} {what}", done]), flush=True)


def counted(tree: Path, names: list[str]) -> dict[str, float]:
    """Instructions for each thing done, by row."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out"
        command = ["valgrind", "--tool=callgrind", f"--dump-before={MARK}", f"--callgrind-out-file={out}"]
        env = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0", "PYTHONMALLOC": "pymalloc"}
        worker = [sys.executable, str(Path(__file__).resolve()), "--work", *names]
        done = subprocess.run([*command, *worker], env=env, stdout=subprocess.PIPE, text=True, check=True)
        told = [json.loads(line) for line in done.stdout.splitlines()]
        # Of each pair of marks the second dump holds what was counted between them.
        spent = [total(Path(f"{out}.{2 * n + 2}")) for n in range(len(told))]
    return {name: instructions / times for (name, times), instructions in zip(told, spent)}


def total(dump: Path) -> int:
    found = re.search(r"^(?:totals|summary): (\d+)", dump.read_text(encoding="utf-8"), re.M)
    assert found is not None, dump
    return int(found[1])


def main(before: Path, after: Path, names: list[str]) -> None:
    was, now = counted(before, names), counted(after, names)
    print("| row | before | after | after / before |\n| --- | ---: | ---: | ---: |")
    for name in now:
        if name in was:
            print(f"| {name} | {was[name]:,.0f} | {now[name]:,.0f} | {now[name] / was[name]:.3f} |")


if __name__ == "__main__":
    if sys.argv[1] == "--work":
        work(sys.argv[2:])
    else:
        main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:] or GAMES)
