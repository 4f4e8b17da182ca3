"""Round robins with swapped seats and sides, ratings with intervals, and the balance of what is played.

A tournament is a folder: `plan.json` says what was to be played, `games.jsonl` has a row for each game,
`matches/` every game as a file, `ratings.json`, `balance.json` and `report.md` what follows from them. The plan
alone plays the same games again when its budget is in nodes.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from itertools import combinations
from math import sqrt
from pathlib import Path

from openskill.models import PlackettLuce, PlackettLuceRating

from arenarium.bots.contract import DEFAULT, Budget, find_game, seed_for
from arenarium.bots.match import Fixture, Played, line_ups, play
from arenarium.core.game import Json

Player = Callable[[list[Fixture]], Iterable[Played]]
SURE = 1.96  # standard deviations on either side that hold 95 %


@dataclass(frozen=True)
class Plan:
    """What a tournament plays: every pair of bots, `rounds` drawings each, every seat and side swapped."""

    game: str
    options: Json
    bots: tuple[str, ...]
    rounds: int
    seed: int
    budget: Budget = DEFAULT

    def json(self) -> Json:
        game = find_game(self.game)
        return {
            "game": self.game,
            "rules": game.rules,
            "options": self.options,
            "bots": list(self.bots),
            "rounds": self.rounds,
            "seed": self.seed,
            "nodes": self.budget.nodes,
            "seconds": self.budget.seconds,
        }

    @staticmethod
    def from_json(data: Json) -> Plan:
        budget = Budget(data["nodes"], data["seconds"])
        return Plan(data["game"], data["options"], tuple(data["bots"]), data["rounds"], data["seed"], budget)

    def fixtures(self) -> list[Fixture]:
        """All games, in order. With one bot it plays itself, for the balance of the sides."""
        game = find_game(self.game)
        seats: int = game.start(self.options).seats
        found = []
        pairs = list(combinations(self.bots, 2)) or [(self.bots[0], self.bots[0])]
        for pair in pairs:
            for n in range(self.rounds):
                seed = seed_for(self.seed, *pair, n)
                tables = [pair[(seat + turn) % 2] for turn in range(2) for seat in range(seats)]
                for options in line_ups(game, self.options, seats, seed):
                    for turn in range(2 if pair[0] != pair[1] else 1):
                        bots = tuple(tables[turn * seats : (turn + 1) * seats])
                        found.append(Fixture(self.game, options, bots, seed, self.budget))
        return found


# --- where games are played ------------------------------------------------------------------


def here(fixtures: list[Fixture]) -> Iterator[Played]:
    """One after the other in this process."""
    return (play(f) for f in fixtures)


def on_cores(fixtures: list[Fixture], cores: int | None = None) -> Iterator[Played]:
    """On all cores of this machine."""
    with ProcessPoolExecutor(cores or os.cpu_count()) as pool:
        yield from pool.map(play, fixtures)


def on_ray(fixtures: list[Fixture], address: str) -> Iterator[Played]:
    """On a Ray cluster; Ray is an optional part."""
    ray = import_module("ray")
    ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
    remote = ray.remote(play)
    for reference in [remote.remote(f) for f in fixtures]:
        yield ray.get(reference)


# --- what follows from them ------------------------------------------------------------------


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; half points for ties."""
    if games == 0:
        return (0.0, 1.0)
    z = SURE
    p = won / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return (max(0.0, middle - half), min(1.0, middle + half))


def share(places: list[int] | None, seat: int) -> float:
    """What a seat made of a game: 1 for winning alone, a part for a tie, nothing for losing or no end."""
    if places is None or places[seat] != 1:
        return 0.5 if places is None else 0.0
    return 1 / places.count(1)


def _tally(rows: Iterable[tuple[str, float]]) -> Json:
    won: dict[str, float] = {}
    games: dict[str, int] = {}
    for name, points in rows:
        won[name] = won.get(name, 0.0) + points
        games[name] = games.get(name, 0) + 1
    out: Json = {}
    for name in sorted(won):
        low, high = interval(won[name], games[name])
        out[name] = {
            "games": games[name],
            "points": round(won[name], 3),
            "share": round(won[name] / games[name], 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }
    return out


def pairs(rows: list[Json]) -> Json:
    """Each bot against each other: points, games, share and its interval."""

    def points() -> Iterator[tuple[str, float]]:
        for row in rows:
            bots, places = row["bots"], row["places"]
            for name in sorted(set(bots)):
                others = sorted(set(bots) - {name})
                if len(others) == 1:
                    yield f"{name} - {others[0]}", sum(share(places, i) for i, b in enumerate(bots) if b == name)

    return _tally(points())


def ratings(rows: list[Json]) -> Json:
    """Ratings of the bots in the order of the games, with the interval their deviation gives."""
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for row in rows:
        bots = row["bots"]
        if row["places"] is None or len(set(bots)) < 2:
            continue
        entered = sorted(set(bots))
        best = [min(p for b, p in zip(bots, row["places"]) if b == name) for name in entered]
        sides = [[known.get(name) or model.rating(name=name)] for name in entered]
        for name, side in zip(entered, model.rate(sides, ranks=[float(p) for p in best])):
            known[name] = side[0]
    return {
        name: {
            "rating": round(r.mu, 2),
            "deviation": round(r.sigma, 2),
            "low": round(r.mu - SURE * r.sigma, 2),
            "high": round(r.mu + SURE * r.sigma, 2),
        }
        for name, r in sorted(known.items(), key=lambda item: -item[1].mu)
    }


def balance(rows: list[Json]) -> Json:
    """How seats and sides fare among equals: all games of a bot against itself, or all games if there are none."""
    mirror = [r for r in rows if len(set(r["bots"])) == 1] or rows
    sided = [r for r in mirror if r["sides"] is not None and len(set(r["sides"])) > 1]
    duels = [r for r in sided if len(r["bots"]) == 2]
    return {
        "games": len(mirror),
        "seats": _tally((str(i), share(r["places"], i)) for r in mirror for i in range(len(r["bots"]))),
        "sides": _tally((side, share(r["places"], i)) for r in sided for i, side in enumerate(r["sides"])),
        "pairs": _tally(
            (f"{r['sides'][i]} - {r['sides'][1 - i]}", share(r["places"], i)) for r in duels for i in range(2)
        ),
    }


def row_of(n: int, p: Played) -> Json:
    """A game as a row: what it was, what came of it. Times are left out, so that equal games are equal rows."""
    return {
        "game_number": n,
        **p.fixture.json(),
        "sides": p.sides,
        "places": p.places,
        "answers": p.answers,
        "faults": [{"bot": f.bot, "kind": f.kind, "detail": f.detail} for f in p.faults],
    }


def run(plan: Plan, folder: Path, player: Player, each: Callable[[Played], None] | None = None) -> Json:
    """Play the plan into a folder; the summary it ends with."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "matches").mkdir(exist_ok=True)
    _write(folder / "plan.json", plan.json())
    rows: list[Json] = []
    with (folder / "games.jsonl").open("w", encoding="utf-8") as out:
        for n, played in enumerate(player(plan.fixtures())):
            row = row_of(n, played)
            rows.append(row)
            out.write(json.dumps(row, ensure_ascii=False) + "\n")
            out.flush()
            _write(folder / "matches" / f"{n:05}.json", played.match, indent=None)
            if each is not None:
                each(played)
    return summarise(plan, rows, folder)


def summarise(plan: Plan, rows: list[Json], folder: Path) -> Json:
    summary = {"plan": plan.json(), "games": len(rows), "pairs": pairs(rows), "ratings": ratings(rows)}
    _write(folder / "ratings.json", summary)
    even = balance(rows)
    _write(folder / "balance.json", even)
    (folder / "report.md").write_text(report(plan, summary, even), encoding="utf-8")
    return {**summary, "balance": even}


def differences(folder: Path, player: Player) -> list[str]:
    """Play the folder's plan again; every game that came out differently."""
    plan = Plan.from_json(json.loads((folder / "plan.json").read_text(encoding="utf-8")))
    lines = (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()
    old = [json.loads(line) for line in lines]
    fixtures = plan.fixtures()
    found = [] if len(old) == len(fixtures) else [f"{len(old)} games are stored, the plan has {len(fixtures)}"]
    for n, (row, played) in enumerate(zip(old, player(fixtures))):
        stored = json.loads((folder / "matches" / f"{n:05}.json").read_text(encoding="utf-8"))
        if row != json.loads(json.dumps(row_of(n, played))) or stored["entries"] != played.match["entries"]:
            found.append(f"game {n}: stored places {row['places']}, now {played.places}")
    return found


def _write(path: Path, data: Json, indent: int | None = 2) -> None:
    path.write_text(json.dumps(data, ensure_ascii=False, indent=indent) + "\n", encoding="utf-8")


def _table(title: str, head: str, rows: Json) -> list[str]:
    out = [f"## {title}", "", f"| {head} | games | share | 95 % interval |", "| --- | ---: | ---: | --- |"]
    for name, r in rows.items():
        out.append(f"| {name} | {r['games']} | {r['share']:.1%} | {r['low']:.1%} – {r['high']:.1%} |")
    return [*out, ""]


def report(plan: Plan, summary: Json, even: Json) -> str:
    """The tournament as a page to read."""
    lines = [
        f"# Tournament: {plan.game}, {', '.join(plan.bots)}",
        "",
        f"{summary['games']} games, seed {plan.seed}, {plan.rounds} drawings for each pair, "
        f"budget {plan.budget.nodes or '–'} nodes / {plan.budget.seconds or '–'} s.",
        "",
    ]
    if summary["ratings"]:
        lines += ["## Ratings", "", "| bot | rating | 95 % interval |", "| --- | ---: | --- |"]
        lines += [f"| {n} | {r['rating']} | {r['low']} – {r['high']} |" for n, r in summary["ratings"].items()]
        lines.append("")
    if summary["pairs"]:
        lines += _table("Pairs", "pair", summary["pairs"])
    for key, rows in even.items():
        if isinstance(rows, dict) and rows:
            lines += _table(f"Balance: {key}", key, rows)
    return "\n".join(lines)
