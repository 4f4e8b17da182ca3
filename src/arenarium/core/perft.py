"""How many lines of answers there are from a position: one wrong rule moves a number.

Counts are kept in a file `perft.txt`, a position a line with the counts of lines of one answer, of two, and so on:

    game monolith
    start mode=duel seats=2: 18 342
    positions/knights.toml: 61 1855
    duel-last-battle.txt after 40: 3 27

A position is the beginning of a game, that of a scenario file after its actions, or a moment of a record. The answers
of chance count like any others.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path

from arenarium.core import record, scenario
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import State, apply, questions, settle
from arenarium.core.refusal import BadData


def leaves(s: State, depth: int) -> int:
    """Lines of exactly that many answers; a game that is over earlier counts with none."""
    if depth == 0:
        return 1
    total = 0
    for d in questions(s):
        if depth == 1:
            total += d.count()
            continue
        for action in d.options:
            fork = s.clone()
            apply(fork, d.seat, action)
            total += leaves(fork, depth - 1)
    return total


def position(game: AnyGame, where: str, folder: Path) -> State:
    """The position that a line of a file in `folder` speaks of. Raises BadData."""
    word, *rest = where.split()
    found: State
    if word == "start":
        found = game.start(_options(rest))
    elif word.endswith(".txt"):
        moment = int(rest[1]) if len(rest) == 2 and rest[0] == "after" and rest[1].isdecimal() else None
        if rest and moment is None:
            raise BadData(where, "", "a moment of a record is written FILE.txt after NUMBER")
        found = record.Replay(game, record.read(folder / word)).play(moment).state
    else:
        run = scenario.Run(game, scenario.read(folder / where))
        for n, step in enumerate(run.scenario.steps):
            if "expect" not in step:  # looking would make chance answer first
                run.step(n)
        found = run.state
    settle(found, [])
    return found


def _options(words: list[str]) -> Json:
    options: Json = {}
    for word in words:
        name, _, value = word.partition("=")
        try:
            options[name] = json.loads(value)
        except json.JSONDecodeError:
            options[name] = value
    return options


@dataclass(frozen=True)
class Counts:
    """A file of positions with their counts."""

    file: Path
    game: str
    rows: tuple[tuple[str, list[int]], ...]

    def text(self) -> str:
        lines = [f"{where}: {' '.join(map(str, counts))}" for where, counts in self.rows]
        return "\n".join([f"game {self.game}", *lines, ""])


def read(file: Path) -> Counts:
    """Raises BadData."""
    first, *lines = file.read_text(encoding="utf-8").splitlines() or [""]
    rows = [line.rpartition(": ") for line in lines]
    try:
        return Counts(
            file, first.removeprefix("game "), tuple((at, [int(n) for n in ns.split()]) for at, _, ns in rows)
        )
    except ValueError as error:
        raise BadData(str(file), "", f"no counts: {error}") from None


def recount(game: AnyGame, where: str, folder: Path, depth: int) -> list[int]:
    s = position(game, where, folder)
    return [leaves(s, n + 1) for n in range(depth)]


def renewed(game: AnyGame, counts: Counts) -> Counts:
    """The same positions counted today."""
    folder = counts.file.parent
    rows = [(where, recount(game, where, folder, len(found))) for where, found in counts.rows]
    return replace(counts, rows=tuple(rows))


def faults(game: AnyGame, counts: Counts) -> list[str]:
    now = renewed(game, counts)
    return [
        f"{where}: {found} today, not {kept}"
        for (where, kept), (_, found) in zip(counts.rows, now.rows, strict=True)
        if found != kept
    ]
