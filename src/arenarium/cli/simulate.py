"""`arenarium simulate`: games between bots."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from arenarium.bots import registry
from arenarium.bots.contract import Budget, Observation, seed_for
from arenarium.bots.levels import LEAST, SUBSTITUTE
from arenarium.bots.think import choose
from arenarium.cli.common import GameName, Mode, Seats, Settings, complain, find_game, print_json, read_options, start
from arenarium.core.game import AnyGame
from arenarium.core.kernel import CHANCE, Luck, State, answer, apply, playout, questions


def play_out(game: AnyGame, s: State, bots: list[str], seed: int, budget: Budget) -> int:
    """A game to its end; how many answers it took. Chance and every bot have luck of their own."""
    limit = game.bound
    if all(b == LEAST for b in bots):
        return playout(s, Luck(seed_for(seed, "play")), limit)
    chance = Luck(seed_for(seed, "chance"))
    for n in range(limit):
        asked = questions(s)
        if not asked:
            return n
        d = asked[0]
        if d.seat == CHANCE:
            answer(s, d, chance.draw(d), [])
        else:
            seen = Observation.of(game, s, d.seat, seed_for(seed, n))
            apply(s, d.seat, game.parse(s, choose(bots[d.seat], seen, budget)))
    return limit


def register(app: typer.Typer) -> None:
    @app.command(epilog=f"Example: arenarium simulate monolith --games 100 --seed 1 --bots {SUBSTITUTE},{LEAST} --json")
    def simulate(
        game: GameName,
        count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 10,
        seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
        bots: Annotated[
            str, typer.Option(help="Bots by seat, separated by commas; the last one takes the remaining seats.")
        ] = LEAST,
        mode: Mode = None,
        seats: Seats = None,
        settings: Settings = None,
        pack: Annotated[Path | None, typer.Option(help="Folder with a data pack.")] = None,
        nodes: Annotated[int | None, typer.Option(help="Thinking budget of each decision in nodes.")] = None,
        as_json: Annotated[bool, typer.Option("--json", help="Print data instead of sentences.")] = False,
    ) -> None:
        """Play games between bots and report outcomes, actions and speed."""
        found = find_game(game)
        options = {**found.random_options, **read_options(found, mode, seats, settings or [], pack)}
        names = [b.strip() for b in bots.split(",")]
        first = start(found, options)
        if len(names) > first.seats:
            complain(f"{len(names)} bots for {first.seats} seats")
        names += [names[-1]] * (first.seats - len(names))
        for name in names:
            try:
                registry.find(name)
            except registry.UnknownBot as error:
                complain(str(error.args[0]))
        outcomes: dict[str, int] = {}
        wins = [0] * first.seats
        actions = 0
        began = time.perf_counter()
        with Progress(transient=True, disable=as_json or not typer.get_text_stream("stdout").isatty()) as bar:
            task = bar.add_task("Games", total=count)
            for n in range(count):
                s = start(found, options)
                actions += play_out(found, s, names, seed_for(seed, n), Budget(nodes=nodes))
                places = found.result(s)
                key = "unfinished" if places is None else "-".join(map(str, places))
                outcomes[key] = outcomes.get(key, 0) + 1
                if places is not None and places.count(1) < len(places):
                    for seat, place in enumerate(places):
                        wins[seat] += place == 1
                bar.advance(task)
        seconds = time.perf_counter() - began
        report = {
            "game": game,
            "options": {k: v for k, v in options.items() if k != "pack"},
            "bots": names,
            "seed": seed,
            "games": count,
            "actions": actions,
            "seconds": round(seconds, 3),
            "actions_per_second": round(actions / seconds) if seconds else 0,
            "outcomes": dict(sorted(outcomes.items())),
            "wins": wins,
        }
        if as_json:
            print_json(report)
            return
        typer.echo(f"{count} games, {actions} actions in {seconds:.2f} s ({report['actions_per_second']} a second)")
        for seat, name in enumerate(names):
            typer.echo(f"seat {seat} {name}: won {wins[seat]} of {count}")
        for outcome, times in sorted(outcomes.items()):
            typer.echo(f"places {outcome}: {times}")
