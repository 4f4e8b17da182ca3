"""`arenarium scenario`: check, show and play scenario files."""

from __future__ import annotations

import base64
import webbrowser
import zlib
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track

from arenarium import games
from arenarium.bots.levels import SUBSTITUTE
from arenarium.cli.common import NOT_FINE, complain, print_json
from arenarium.core import scenario
from arenarium.core.game import AnyGame
from arenarium.core.refusal import BadData, Refusal
from arenarium.words import FALLBACK, words

Paths = Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.", exists=True)]


def sentence(refusal: Refusal) -> str:
    rule = f" ({refusal.rule})" if refusal.rule else ""
    return words(FALLBACK).say(refusal.key, refusal.args_) + rule


def game_of(found: scenario.Scenario) -> AnyGame:
    try:
        return games.game(found.game)
    except KeyError:
        raise BadData(found.file, "game", f"{found.game!r} is none of {', '.join(games.names())}") from None


def outcome(path: Path) -> str | None:
    """What is wrong with a scenario; None: all of it holds."""
    try:
        found = scenario.read(path)
        scenario.check(game_of(found), found, sentence)
    except BadData as error:
        return str(error)
    except scenario.ScenarioFault as fault:
        return fault.report()
    except UnicodeDecodeError:
        return f"{path}: not a text in UTF-8"
    return None


def register(app: typer.Typer) -> None:
    group = typer.Typer(help="Check, show and play scenario files (docs/notation.md).", no_args_is_help=True)
    app.add_typer(group, name="scenario")

    @group.command(epilog="Example: arenarium scenario check tests/scenarios/monolith")
    def check(
        paths: Paths,
        as_json: Annotated[bool, typer.Option("--json", help="Print data instead of sentences.")] = False,
    ) -> None:
        """Play scenarios and say which hold; ends with "N passed, M failed"."""
        files = scenario.find(paths)
        if not files:
            complain("There is no scenario file among these.")
        faults = {}
        for path in track(
            files, "Scenarios", transient=True, disable=as_json or not typer.get_text_stream("stdout").isatty()
        ):
            fault = outcome(path)
            if fault is not None:
                faults[str(path)] = fault
                if not as_json:
                    typer.echo(f"FAILED {fault}\n")
        if as_json:
            print_json({"passed": len(files) - len(faults), "failed": len(faults), "faults": faults})
        else:
            typer.echo(f"{len(files) - len(faults)} passed, {len(faults)} failed")
        raise typer.Exit(NOT_FINE if faults else 0)

    @group.command(epilog="Example: arenarium scenario show tests/scenarios/warcraft/examples/t008-battle-example.toml")
    def show(path: Annotated[Path, typer.Argument(exists=True, dir_okay=False)]) -> None:
        """Draw the position a scenario begins with, and say what it shows."""
        try:
            found = scenario.read(path)
            run = scenario.Run(game_of(found), found, sentence)
        except BadData as error:
            complain(str(error), NOT_FINE)
        typer.echo(f"{found.title}  [{', '.join(found.rules)}]\n")
        if chart := run.game.chart(run.state):
            typer.echo(f"{chart}\n")
        typer.echo(run.game.picture(run.state))
        typer.echo("")
        for step in found.steps:
            typer.echo("  ".join(f"{k}: {v}" for k, v in step.items()))

    @group.command(
        epilog=f"Example: arenarium scenario play FILE --server http://127.0.0.1:8000 --against {SUBSTITUTE}"
    )
    def play(
        path: Annotated[Path, typer.Argument(exists=True, dir_okay=False)],
        server: Annotated[str, typer.Option(help="Address of a running table.")] = "http://127.0.0.1:8000",
        against: Annotated[str, typer.Option(help="A bot for the other seats; without one you play them all.")] = "",
        browser: Annotated[bool, typer.Option(help="Open the browser; otherwise only print the address.")] = True,
    ) -> None:
        """Open a scenario in the browser, against yourself or a bot."""
        try:
            scenario.read(path)
        except BadData as error:
            complain(str(error), NOT_FINE)
        if path.suffix != ".toml":
            complain("Only TOML scenarios can be opened in the browser.")
        # The file travels behind the #: the browser opens it under its own name, and the link can be passed on.
        text = base64.urlsafe_b64encode(zlib.compress(path.read_bytes(), 9)).decode().rstrip("=")
        address = f"{server.rstrip('/')}/try{f'?against={against}' if against else ''}#{text}"
        typer.echo(address)
        if browser:
            webbrowser.open(address)
