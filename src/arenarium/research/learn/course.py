"""The whole course: games, training and matches, again with the player that came of it.

A folder holds what came of it: `<round>.weights`, its games (`<round>.games`, a line of JSON each, packed by gzip), and
`course.json` with every figure. The same seed and numbers of games play the same games and matches wherever they are
played.
"""

from __future__ import annotations

import gzip
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from arenarium.bots.contract import seed_for
from arenarium.bots.learned import pack, repack
from arenarium.bots.tournament import interval
from arenarium.core.game import Json
from arenarium.research.learn.games import Lesson, Record, Review, Rows, evaluation, lesson, review
from arenarium.research.learn.matches import Pair, play
from arenarium.research.learn.spread import Spread
from arenarium.research.learn.training import device, train

# Shares of the plain evaluation and of the model that are tried; whether it is asked only what came of playing on.
BLENDS: Final = ((0.7, 0.3, True), (0.4, 0.6, True), (0.7, 0.3, False))
AT_ONCE: Final = 5  # games of one lesson
REVIEWED: Final = 50  # games of one review
NODES: Final = 2000  # of the teacher
QUICK: Final = 400  # nodes in the matches
GAMES: Final = 0.5  # of a round's time, where it is limited
TRAINING: Final = 0.2
EVEN: Final = 0.5

Tell = Callable[[str], None]


@dataclass(frozen=True)
class Plan:
    """What is learned, and from how much."""

    game: str
    games: int = 2000  # of each round
    rounds: int = 2
    matches: int = 100  # games that measure each player
    epochs: int = 5
    seed: int = 1
    begin: int = 1  # the number of the first round; each number has games of its own
    minutes: float = 0.0  # after which no round is begun and no lesson or match is waited for; 0: as long as it takes


class Course:
    """One run of a plan."""

    def __init__(
        self, plan: Plan, folder: Path, spread: Spread, tell: Tell, player: bytes = b"", earlier: Sequence[Path] = ()
    ) -> None:
        """`player`: weights by which the first games are played; `earlier`: other courses' games to learn from."""
        self.plan, self.folder, self.spread, self.tell = plan, folder, spread, tell
        self.began = time.monotonic()
        self.judge = evaluation(plan.game, b"")
        self.best = player  # weights of the best player so far; empty: the plain evaluation
        self.records: list[Record] = [record for path in earlier for record in kept(path)]
        # The last learned value by itself; at first one that says "even" to everything.
        self.alone = pack(self.header(0, 0), [[0]] * (self.judge.size + 1), [0.0], 0.0)

    def over(self, share: float) -> bool:
        """Whether this share of the minutes is past."""
        return 0 < self.plan.minutes * 60 * share <= time.monotonic() - self.began

    def run(self) -> Json:
        """All rounds; the figures that are in `course.json` too."""
        self.folder.mkdir(parents=True, exist_ok=True)
        report: Json = {"plan": asdict(self.plan), "device": device(), "rounds": []}
        for number in range(self.plan.begin, self.plan.begin + self.plan.rounds):
            if self.over(1.0):
                break
            report["rounds"].append(self.round(number))
            _write(self.folder / "course.json", report)
        return report

    def round(self, number: int) -> Json:
        """Games by the best player so far, training on all positions, matches."""

        def until(share: float) -> float:
            """Which share of the whole course is past when this share of the round is."""
            return (number - self.plan.begin + share) / self.plan.rounds

        games = self.play(number, until(GAMES))
        rows = self.positions()
        self.tell(f"Round {number}: {games} games, {len(rows.target)} positions in all.")
        trained = train(self.judge, rows, self.header(number, games), self.plan.epochs, self.plan.seed, self.tell)
        alone = repack(trained.weights, keep=0.0, trust=1.0)
        each = (1 - GAMES - TRAINING) / (1 + len(BLENDS))
        improved = self.match(alone, self.alone, f"{number} alone", until(GAMES + TRAINING + each))
        other = "nothing" if number == self.plan.begin else "the one before"
        self.tell(f"The learned value alone against {other}: {_words(improved)}")
        blends = []
        for i, (keep, trust, sparing) in enumerate(BLENDS, 2):
            weights = repack(trained.weights, keep=keep, trust=trust, sparing=sparing)
            found = self.match(weights, b"", str(number), until(GAMES + TRAINING + i * each))
            asked = "seldom" if sparing else "always"
            self.tell(f"{trust:.0%} learned, {keep:.0%} plain, asked {asked}, against the plain one: {_words(found)}")
            blends.append({"keep": keep, "trust": trust, "sparing": sparing, **found})
        chosen = max(blends, key=lambda b: b["share"])
        weights = repack(trained.weights, **{key: chosen[key] for key in ("keep", "trust", "sparing")})
        (self.folder / f"{number}.weights").write_bytes(weights)
        self.alone = alone
        if chosen["share"] > EVEN:
            self.best = weights
        return {
            "games": games,
            "positions": len(rows.target),
            "loss": [round(trained.before, 4), round(trained.after, 4)],
            "alone": improved,
            "blends": blends,
            "chosen": chosen,
        }

    def header(self, number: int, games: int) -> Json:
        """What the file of weights tells about itself."""
        made = {**asdict(self.plan), "round": number, "played": games, "learned": len(self.records)}
        return {"game": self.plan.game, "kinds": self.judge.kinds, "keep": 0.0, "trust": 1.0, "made": made}

    def play(self, number: int, until: float) -> int:
        """The games of a round, by the best player so far; how many there were."""
        plan = self.plan
        seed = seed_for(plan.seed, "games", number)
        starts = range(0, plan.games, AT_ONCE)
        tasks = [Lesson(plan.game, self.best, seed, n, min(AT_ONCE, plan.games - n), NODES) for n in starts]
        before = len(self.records)
        path = self.folder / f"{number}.games"
        path.unlink(missing_ok=True)
        for records in self.spread(lesson, tasks):
            keep(path, records)
            self.records += records
            if self.over(until):
                break
        return len(self.records) - before

    def positions(self) -> Rows:
        """All positions of all games so far."""
        some = range(0, len(self.records), REVIEWED)
        tasks = [Review(self.plan.game, self.records[n : n + REVIEWED]) for n in some]
        return Rows.joined(list(self.spread(review, tasks)))

    def match(self, weights: bytes, other: bytes, name: str, until: float) -> Json:
        """How one player does against another at equal nodes, each game played from both seats."""
        plan = self.plan
        seeds = [seed_for(plan.seed, "match", name, n) for n in range((plan.matches + 1) // 2)]
        points, games = 0.0, 0
        for outcome in self.spread(play, [Pair(plan.game, weights, other, seed, QUICK) for seed in seeds]):
            points += outcome.points
            games += 2
            if self.over(until):
                break
        low, high = interval(points, games)
        return {"points": points, "games": games, "share": points / games, "low": low, "high": high}


def keep(path: Path, records: list[Record]) -> None:
    """Games at the end of a file: each call a part of its own, so that a file that was cut off can be read."""
    lines = [json.dumps(record.json(), separators=(",", ":")) + "\n" for record in records]
    with path.open("ab") as file:
        file.write(gzip.compress("".join(lines).encode()))


def kept(path: Path) -> list[Record]:
    """The games of such a file."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        return [Record.from_json(json.loads(line)) for line in lines]


def _words(found: Json) -> str:
    return f"{found['share']:.0%} of {found['games']} games (95 % interval {found['low']:.0%} to {found['high']:.0%})"


def _write(path: Path, data: Json) -> None:
    path.write_text(json.dumps(data, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
