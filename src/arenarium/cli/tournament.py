"""`arenarium tournament`: who plays better, and is it fair?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from arenarium.bots import registry
from arenarium.bots.contract import Budget
from arenarium.bots.levels import BEST, DEFAULT, LEAST, SUBSTITUTE
from arenarium.bots.match import Fixture, Played
from arenarium.bots.tournament import Plan, differences, on_cores, on_ray, run
from arenarium.cli.common import NOT_FINE, Mode, Seats, Settings, complain, find_game, print_json, read_options, start

PAIR = f"{SUBSTITUTE},{DEFAULT}"


def register(app: typer.Typer) -> None:
    @app.command(
        epilog=f"Examples: arenarium tournament monolith --bots {SUBSTITUTE},{DEFAULT},{LEAST} --rounds 10 --nodes 500 "
        "--out cup · "
        f"arenarium tournament --again cup · arenarium tournament monolith --bots {BEST} --rounds 50 --out balance"
    )
    def tournament(
        game: Annotated[str | None, typer.Argument(help="Its name; `arenarium games` lists them.")] = None,
        bots: Annotated[str, typer.Option(help="Bots separated by commas; one alone plays itself.")] = PAIR,
        rounds: Annotated[int, typer.Option(min=1, help="Drawings for each pair; seats and sides are swapped.")] = 10,
        seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
        mode: Mode = None,
        seats: Seats = None,
        settings: Settings = None,
        pack: Annotated[Path | None, typer.Option(help="Folder with a data pack.")] = None,
        nodes: Annotated[
            int | None, typer.Option(help="Budget of a decision in nodes, which makes the games repeatable.")
        ] = None,
        seconds: Annotated[float | None, typer.Option(help="Budget of a decision in seconds.")] = None,
        out: Annotated[Path, typer.Option(help="Folder for the games and results.")] = Path("tournament"),
        cores: Annotated[int | None, typer.Option(min=1, help="Processes; default: all cores.")] = None,
        ray: Annotated[str | None, typer.Option(help="Address of a Ray cluster, or `auto` or `local`.")] = None,
        again: Annotated[Path | None, typer.Option(help="Play the plan of this folder again and compare.")] = None,
        as_json: Annotated[bool, typer.Option("--json", help="Print data instead of a page.")] = False,
    ) -> None:
        """Play a seeded round robin with swapped seats and sides; ratings with intervals, and the balance."""

        def player(fixtures: list[Fixture]) -> Iterator[Played]:
            return on_cores(fixtures, cores) if ray is None else on_ray(fixtures, ray)

        if again is not None:
            if not (again / "plan.json").is_file():
                complain(f"{again} holds no plan.json: it is not the folder of a tournament")
            try:
                found = differences(again, player)
            except (OSError, ValueError, KeyError, TypeError) as error:
                complain(f"{again} cannot be played again: {type(error).__name__}: {error}")
            for line in found:
                typer.echo(line)
            typer.echo(f"{len(found)} differences")
            raise typer.Exit(NOT_FINE if found else 0)
        if game is None:
            complain("Name a game, or a folder with --again. Example: arenarium tournament monolith")
        names = tuple(dict.fromkeys(b.strip() for b in bots.split(",") if b.strip()))
        if not names:
            complain(f"--bots: name at least one. Example: --bots {PAIR}")
        for name in names:
            try:
                registry.find(name)
            except registry.UnknownBot as error:
                complain(str(error.args[0]))
        rules = find_game(game)
        options = read_options(rules, mode, seats, settings or [], pack)
        start(rules, options)
        plan = Plan(game, options, names, rounds, seed, Budget(nodes, seconds))
        quiet = as_json or not typer.get_text_stream("stdout").isatty()
        with Progress(transient=True, disable=quiet) as bar:
            task = bar.add_task("Games", total=len(plan.fixtures()))
            summary = run(plan, out, player, lambda played: bar.advance(task))
        if as_json:
            print_json(summary)
        else:
            typer.echo((out / "report.md").read_text(encoding="utf-8"))
            typer.echo(f"All games and results are in {out}; play them again with --again {out}.")
