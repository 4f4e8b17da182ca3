"""`arenarium scenario-pack`: check a Warcraft scenario of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from arenarium.cli.common import NOT_FINE, complain, print_json
from arenarium.core.data import read_toml
from arenarium.core.kernel import Luck, playout, questions
from arenarium.core.refusal import BadData
from arenarium.games.warcraft.game import GAME
from arenarium.games.warcraft.loading import OWN, check_scenario

TRIAL = 20_000  # answers of a trial game; a scenario that the rules cannot play shows here


def fault(path: Path) -> BadData | None:
    """What is wrong with the file; None: its facts hold, and games can be played on it with every number of players."""
    try:
        data = read_toml(path.read_text(encoding="utf-8"), str(path))
        check_scenario(data, str(path))
        for seats in data["players"]:
            s = GAME.start({"mode": "custom", "seats": seats, "limit": 10, "pack": {OWN: data}})
            playout(s, Luck(seats), TRIAL)
            if questions(s):
                raise BadData(str(path), f"{seats} players", f"a trial game did not end within {TRIAL} answers")
    except BadData as error:
        return BadData(str(path), error.where, error.reason)
    except UnicodeDecodeError:
        return BadData(str(path), "", "not a text in UTF-8")
    return None


def register(app: typer.Typer) -> None:
    group = typer.Typer(help="Scenarios of your own for Warcraft: The Board Game.", no_args_is_help=True)
    app.add_typer(group, name="scenario-pack")

    @group.callback()
    def _group() -> None:
        pass

    @group.command(epilog="Example: arenarium scenario-pack check my-war.toml")
    def check(
        path: Annotated[Path, typer.Argument(help="The scenario file (TOML).", metavar="FILE")],
        as_json: Annotated[bool, typer.Option("--json", help="Print data instead of sentences.")] = False,
    ) -> None:
        """Say whether a scenario file can be played; if not, where it is wrong and why."""
        if not path.is_file():
            complain(f"{path}: no such file")
        found = fault(path)
        if as_json:
            where = None if found is None else {"file": found.file, "where": found.where, "reason": found.reason}
            print_json({"fine": found is None, "fault": where})
        else:
            typer.echo(f"{path}: fine" if found is None else str(found), err=found is not None)
        raise typer.Exit(0 if found is None else NOT_FINE)
