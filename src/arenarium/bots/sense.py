"""How much sense a bot has: the share of its answers that no human would give."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from arenarium.bots.contract import Bot, Budget, Observation, find_game, seed_for
from arenarium.bots.match import line_ups
from arenarium.bots.nonsense import Move, found
from arenarium.bots.registry import find
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import CHANCE, Luck, State, apply, questions

LIMIT: Final = 6000  # answers of one game


@dataclass
class Sense:
    """What a bot did in some games: its answers to questions with a choice, and the senseless ones by name."""

    answers: int = 0
    senseless: Counter[str] = field(default_factory=Counter)
    first: dict[str, tuple[int, str]] = field(default_factory=dict)  # of each the seed of a game, and the answer

    @property
    def share(self) -> float:
        return self.senseless.total() / self.answers if self.answers else 0.0


def measure(game: str, name: str, games: int, seed: int = 1, options: Json | None = None) -> Sense:
    """A bot plays against itself, and each of its answers is judged."""
    rules = find_game(game)
    bot = find(name)
    sense = Sense()
    for n in range(games):
        drawn = seed_for(seed, "sense", n)
        line_up = line_ups(rules, {**rules.random_options, **(options or {})}, 2, drawn)
        for move in moves(rules, rules.start(line_up[n % len(line_up)]), bot, drawn):
            sense.answers += 1
            for fault in found(move):
                sense.senseless[fault] += 1
                sense.first.setdefault(fault, (drawn, f"{move.ask}: {move.option}"))
    return sense


def moves(rules: AnyGame, s: State, bot: Bot, seed: int) -> Iterator[Move]:
    """Every answer that the bot gives where it has a choice, until the game that it plays against itself is over."""
    luck = Luck(seed)
    for step in range(LIMIT):
        asked = questions(s)
        if not asked:
            break
        d = asked[0]
        if d.seat == CHANCE or d.count() == 1:
            apply(s, d.seat, luck.draw(d))
            continue
        seen = Observation.of(rules, s, d.seat, seed_for(seed, step))
        option = bot.choose(seen, Budget())
        yield Move(rules, seen.knowledge, d.seat, option)
        apply(s, d.seat, rules.parse(s, option))
