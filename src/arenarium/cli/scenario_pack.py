"""`arenarium scenario-pack`: check a scenario of your own, for games that take them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from arenarium import games
from arenarium.cli.common import NOT_FINE, complain, print_json
from arenarium.core.game import AnyGame
from arenarium.core.refusal import BadData

MOST = 1_000_000  # bytes


def fault(game: AnyGame, path: Path) -> BadData | None:
    """What is wrong with the file; None: games can be played with it."""
    try:
        if path.stat().st_size > MOST:
            return BadData(str(path), "", f"too long for a scenario: more than {MOST:,} bytes")
        text = path.read_bytes().decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        return BadData(f"{path}:{line}", "", "not a text in UTF-8")
    except OSError as error:
        return BadData(str(path), "", f"cannot be read: {error.strerror}")
    if text.startswith("\ufeff"):
        return BadData(str(path), "", "begins with a byte order mark; save it as UTF-8 without one")
    return game.own_scenario_fault(text, str(path))


def game_of(name: str | None) -> AnyGame:
    """The game of that name; without one the first that takes such scenarios."""
    taking = [g for g in games.games() if g.own_scenarios and name in (None, g.name)]
    if not taking:
        known = ", ".join(g.name for g in games.games() if g.own_scenarios)
        complain(f"{name} takes no scenarios of your own; these do: {known}")
    return taking[0]


def register(app: typer.Typer) -> None:
    group = typer.Typer(help="Scenarios of your own, for games that take them.", no_args_is_help=True)
    app.add_typer(group, name="scenario-pack")

    @group.callback()
    def _group() -> None:
        pass

    @group.command(epilog="Example: arenarium scenario-pack check my-war.toml")
    def check(
        path: Annotated[Path, typer.Argument(help="The scenario file (TOML).", metavar="FILE")],
        name: Annotated[str | None, typer.Option("--game", help="For which game, where several take them.")] = None,
        as_json: Annotated[bool, typer.Option("--json", help="Print data instead of sentences.")] = False,
    ) -> None:
        """Say whether a scenario file can be played; if not, where it is wrong and why."""
        if not path.is_file():
            complain(f"{path}: {'is a folder; name the file in it' if path.is_dir() else 'no such file'}")
        found = fault(game_of(name), path)
        if as_json:
            where = None if found is None else {"file": found.file, "where": found.where, "reason": found.reason}
            print_json({"fine": found is None, "fault": where})
        else:
            typer.echo(f"{path}: fine" if found is None else str(found), err=found is not None)
        raise typer.Exit(0 if found is None else NOT_FINE)
