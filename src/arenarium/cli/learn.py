"""`arenarium learn`: a player that learns from its own games."""

from __future__ import annotations

import os
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from arenarium.bots.evaluations import knowhow, learner
from arenarium.bots.levels import BEST
from arenarium.cli.common import GameName, complain, find_game, print_json


class Way(StrEnum):
    """What is learned: a model, or better numbers for the evaluation and the search that are there."""

    MODEL = "model"
    NUMBERS = "numbers"


def register(app: typer.Typer) -> None:
    @app.command(
        epilog="Examples: arenarium learn monolith --minutes 10 · arenarium learn herosi --way numbers --games 4000 · "
        "arenarium learn monolith --games 20000 --rounds 3 --matches 400 --out lessons"
    )
    def learn(
        game: GameName,
        way: Annotated[
            Way | None, typer.Option(help="Default: a model where it is said which facts it sees, else numbers.")
        ] = None,
        games: Annotated[int, typer.Option(min=2, help="Games of each round.")] = 2000,
        rounds: Annotated[int, typer.Option(min=1, help="Games, training and matches, so many times.")] = 2,
        matches: Annotated[int, typer.Option(min=2, help="Games that measure each player.")] = 100,
        epochs: Annotated[int, typer.Option(min=1, help="Passes over all positions in a training.")] = 5,
        seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
        begin: Annotated[int, typer.Option(min=1, help="Number of the first round; each has games of its own.")] = 1,
        player: Annotated[Path | None, typer.Option(help="Weights by which the first games are played.")] = None,
        nodes: Annotated[int, typer.Option(min=1, help="For every answer, where numbers are learned.")] = 400,
        earlier: Annotated[
            list[Path] | None, typer.Option("--with", help="Games of an earlier course to learn from too.")
        ] = None,
        minutes: Annotated[float, typer.Option(min=0, help="Cut games and matches short after so long; 0: never.")] = 0,
        cores: Annotated[int | None, typer.Option(min=1, help="Processes; default: all cores.")] = None,
        ray: Annotated[str | None, typer.Option(help="Address of a Ray cluster, or `auto` or `local`.")] = None,
        out: Annotated[Path, typer.Option(help="Folder for weights, positions and figures.")] = Path("learned"),
        as_json: Annotated[bool, typer.Option("--json", help="Print data instead of sentences.")] = False,
    ) -> None:
        """Learn from games of the bots themselves, a value or better numbers, and measure what it is worth.

        Training runs on numpy, or on the graphics card where PyTorch is installed and finds one.
        """
        rules = find_game(game)
        if find_spec("numpy") is None:
            complain("Learning needs numpy: pip install 'arenarium[learn]'")
        has_facts = learner(rules, b"") is not None
        if way is Way.MODEL and not has_facts:
            complain(f"Nobody has said yet which facts of {game} a model sees; docs/bots.md says how.")
        if knowhow(rules).blind and not has_facts:
            complain(
                f"There is nothing to learn in {game}: it has no evaluation. docs/bots.md says how to give it one."
            )
        from arenarium.research.learn.course import Course, Plan
        from arenarium.research.learn.spread import on_cores, on_ray
        from arenarium.research.learn.tuning import Tuning, tune

        spread = on_ray(ray) if ray is not None else on_cores(cores or os.cpu_count() or 1)
        tell = (lambda line: None) if as_json else typer.echo
        if way is Way.NUMBERS or not has_facts:
            text, measured = tune(Tuning(game, (games + 1) // 2, matches, nodes, seed, minutes), spread, tell)
            out.mkdir(parents=True, exist_ok=True)
            file = out / f"{game}.tuned.toml"
            file.write_text(text, encoding="utf-8")
            if as_json:
                print_json(measured)
                return
            typer.echo(
                f"Against the numbers that it began with: {measured['points']} of {measured['games']} games "
                f"(95 % interval {measured['low']:.0%} to {measured['high']:.0%})."
            )
            typer.echo(f"The numbers are in {file}; in bots/data `{BEST}` plays by them.")
            return
        plan = Plan(game, games, rounds, matches, epochs, seed, begin, minutes)
        first = player.read_bytes() if player else b""
        report = Course(plan, out, spread, tell, first, earlier or []).run()
        if as_json:
            print_json(report)
            return
        last = begin + len(report["rounds"]) - 1
        typer.echo(f"The weights are in {out / f'{last}.weights'}; as bots/data/{game}.weights `{BEST}` plays by them.")
