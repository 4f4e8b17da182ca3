"""Whole games between bots, as files that anyone can verify and replay."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from arenarium.bots.contract import DEFAULT, Budget, Fault, Observation, find_game, seed_for
from arenarium.bots.levels import LEVELS
from arenarium.bots.paced import Paced
from arenarium.bots.registry import split
from arenarium.bots.think import answered
from arenarium.core.game import AnyGame, Json, Setting
from arenarium.core.kernel import Decision, Luck, State
from arenarium.core.matchfile import of_table
from arenarium.core.refusal import BadOptions
from arenarium.core.table import Table


@dataclass(frozen=True)
class Fixture:
    """A game to be played: everything it depends on."""

    game: str
    options: Json
    bots: tuple[str, ...]  # by seat
    seed: int
    budget: Budget = DEFAULT

    def json(self) -> Json:
        return {
            "game": self.game,
            "options": self.options,
            "bots": list(self.bots),
            "seed": self.seed,
            "nodes": self.budget.nodes,
            "seconds": self.budget.seconds,
        }

    @staticmethod
    def from_json(row: Json) -> Fixture:
        budget = Budget(row["nodes"], row["seconds"])
        return Fixture(row["game"], row["options"], tuple(row["bots"]), row["seed"], budget)


@dataclass(frozen=True)
class Played:
    """What became of a fixture. `match` is the file of the game; `slowest` the longest thought in seconds."""

    fixture: Fixture
    places: list[int] | None  # None: the answers allowed were used up
    answers: int
    seconds: float
    slowest: float
    sides: list[str] | None = None  # faction, school, race or Hero by seat
    faults: list[Fault] = field(default_factory=list)
    match: Json = field(default_factory=dict)


def play(fixture: Fixture, limit: int | None = None) -> Played:
    """The whole game. With a budget of nodes it is the same on every machine."""
    game = find_game(fixture.game)
    table: Table[Any] = Table(game, fixture.options, seed_for(fixture.seed, "lots").to_bytes(16, "big"))
    limit = limit or game.bound
    faults: list[Fault] = []
    answers, slowest = 0, 0.0
    began = time.perf_counter()

    def choose(d: Decision) -> str:
        nonlocal faults, answers, slowest
        observation = Observation.of(game, table.state, d.seat, seed_for(fixture.seed, len(table.log), d.seat))
        thought = time.perf_counter()
        # The levels keep to their budgets; only guests may have to be interrupted.
        bot = fixture.bots[d.seat]
        wait = 0.0 if split(bot)[0] in LEVELS else fixture.budget.patience
        answer = answered(bot, lambda: observation, fixture.budget, patience=wait)
        faults += answer.faults
        slowest = max(slowest, time.perf_counter() - thought)
        answers += 1
        return answer.text

    seats = len(fixture.bots)
    pace = game.pace(fixture.options, seats, range(seats), Luck(seed_for(fixture.seed, "pace")))
    if pace is not None:
        Paced(table, pace, choose).run(limit)
    while pace is None and table.result() is None and answers < limit:
        d = table.questions()[0]
        table.submit(d.seat, choose(d))
    seconds = time.perf_counter() - began
    match = of_table(table, bots=list(fixture.bots))
    sides = sides_of(game, table.state)
    return Played(fixture, table.result(), answers, seconds, slowest, sides, faults, match)


def factions(game: AnyGame, options: Json) -> Setting | None:
    """The setting that gives each seat a side of its own (faction, school, race, hero), if the game has one."""
    mode = options.get("mode", game.modes[0].name)
    for setting in game.settings:
        fits = not setting.modes or mode in setting.modes
        # Nobody's by default: a faction. With a default it is a rule that may differ by seat, such as a handicap.
        if setting.per_seat and setting.choices and setting.default is None and fits:
            return setting
    return None


SIDES = ("faction", "school", "race", "hero")  # what views call it


def sides_of(game: AnyGame, s: State) -> list[str] | None:
    """The side each seat plays, chosen, drawn or drafted, as everybody sees it; None where a game has none."""
    view = game.view(s, -1)
    rows = view.get("players", view.get("seats"))
    if not isinstance(rows, list):
        return None
    found = [next((str(row[k]) for k in SIDES if row.get(k) is not None), None) for row in rows]
    return None if None in found else [f for f in found if f is not None]


def line_ups(game: AnyGame, options: Json, seats: int, seed: int) -> list[Json]:
    """The same options with sides drawn for the seats, in every rotation, so that no seat keeps an advantage.

    A scenario that says who plays what has its own sides.
    """
    setting = factions(game, options)
    if setting is None or setting.name in options:
        return [options]
    luck = Luck(seed_for(seed, "sides"))
    left = list(setting.choices)
    drawn: list[object] = []
    while len(drawn) < seats:
        if not left:
            left = list(setting.choices)
        drawn.append(left.pop(luck.below(len(left))))
    turned = [{**options, setting.name: drawn[n:] + drawn[:n]} for n in range(seats)]
    return turned if all(_allowed(game, o) for o in turned) else [options]


def _allowed(game: AnyGame, options: Json) -> bool:
    try:
        game.start(options)
    except BadOptions:
        return False
    return True
