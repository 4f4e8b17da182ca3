"""`arenarium`: the way in."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Annotated

import typer

import arenarium

COMMANDS = (
    "games",
    "serve",
    "config",
    "play",
    "simulate",
    "scenario",
    "scenario_pack",
    "matchfile",
    "records",
    "box",
    "matches",
    "bench",
    "tournament",
    "learn",
    "puzzles",
    "bot",
)

app = typer.Typer(
    name="arenarium",
    help="A digital table for arena games; [bold]arenarium games[/bold] lists them.\n\n"
    "Start the table with [bold]arenarium serve[/bold] and open the address it prints; "
    "or play in the terminal: [bold]arenarium play monolith[/bold].",
    no_args_is_help=True,
    rich_markup_mode="rich",
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"arenarium {arenarium.__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    pass


for name in COMMANDS:
    if find_spec(f"arenarium.cli.{name}"):
        import_module(f"arenarium.cli.{name}").register(app)


def main() -> None:
    app()


if __name__ == "__main__":
    main()
