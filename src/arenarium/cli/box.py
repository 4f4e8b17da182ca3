"""`arenarium box`: what the people of a server have corrected and confirmed, for whoever looks after the data files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from arenarium.cli.common import NOT_FINE, complain, print_json, private
from arenarium.cli.matches import AsJson, Url, opened
from arenarium.cli.serve import registry
from arenarium.core import corrections, packfile
from arenarium.core.game import AnyGame
from arenarium.core.refusal import BadData, Refusal, quoted
from arenarium.store.boxes import packs_of
from arenarium.store.database import ERRORS
from arenarium.words import words


def game_of(name: str) -> AnyGame:
    found = registry().get(name)
    if found is None or not found.things():
        complain(f"There is no game {quoted(name)!r} with facts to correct.")
    return found


def register(app: typer.Typer) -> None:
    group = typer.Typer(help="Facts that people corrected and confirmed by their boxes.", no_args_is_help=True)
    app.add_typer(group, name="box")

    @group.callback()
    def _group() -> None:
        pass

    @group.command("corrections", epilog="Example: arenarium box corrections herosi > said.toml")
    @private()
    def corrections_(
        name: Annotated[str, typer.Argument(metavar="GAME", help="Of which game.")],
        database: Url = "",
        as_json: AsJson = False,
    ) -> None:
        """Print all corrections and confirmations of this server: what, how many say so, and nobody's name."""
        game = game_of(name)
        connection = opened(database, there=True).connect()
        try:
            found = corrections.gathered(game, packs_of(connection, game.name))
        except ERRORS as error:
            complain(str(error), NOT_FINE)
        finally:
            connection.close()
        if as_json:
            print_json(found)
        else:
            typer.echo(corrections.write(found), nl=False)

    @group.command("take", epilog="Example: arenarium box take said.toml --least 2 > herosi.toml")
    def take(
        file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="What `corrections` printed.")],
        least: Annotated[int, typer.Option(min=1, help="How many must have seen a fact in their boxes.")] = 2,
    ) -> None:
        """Print the pack that corrections come to: to look at, to play with, or to put into the data files."""
        try:
            found = corrections.read(file.read_bytes().decode("utf-8"), str(file))
            game = game_of(found["game"])
            pack, disputed = corrections.taken(game, found, least)
        except UnicodeDecodeError:
            complain(f"{file}: not a text in UTF-8", NOT_FINE)
        except BadData as error:
            complain(str(error), NOT_FINE)
        except Refusal as refusal:
            complain(f"{file}: {words('en').say(refusal.key, refusal.args_)}", NOT_FINE)
        typer.echo(packfile.write(game.name, "", pack), nl=False)
        for where in disputed:
            typer.echo(f"boxes differ: {where}", err=True)
