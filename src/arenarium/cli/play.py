"""`arenarium play`: a game in the terminal, any seat a person or a bot."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from arenarium.bots import registry
from arenarium.bots.contract import Budget
from arenarium.bots.levels import SUBSTITUTE
from arenarium.cli.common import GameName, Lang, Mode, Seats, Settings, complain, find_game, read_options
from arenarium.cli.screen import Screen, save
from arenarium.core.lots import new_seed
from arenarium.core.refusal import BadData, Refusal
from arenarium.core.table import Table
from arenarium.words import FALLBACK, words


def register(app: typer.Typer) -> None:
    @app.command(epilog=f"Example: arenarium play tashkalar --seats-are me,{SUBSTITUTE} --lang pl")
    def play(
        game: GameName,
        seats_are: Annotated[
            str, typer.Option(help="Who sits where: 'me' or a bot's name, separated by commas.")
        ] = f"me,{SUBSTITUTE}",
        mode: Mode = None,
        seats: Seats = None,
        settings: Settings = None,
        pack: Annotated[Path | None, typer.Option(help="Folder with a data pack.")] = None,
        seed: Annotated[str | None, typer.Option(help="32 hex digits; the same seed deals the same lots.")] = None,
        seconds: Annotated[float, typer.Option(help="Thinking time of a bot for one decision.")] = 2.0,
        lang: Lang = FALLBACK,
        out: Annotated[Path | None, typer.Option(help="Write the match to this file at the end.")] = None,
    ) -> None:
        """Play in the terminal against bots or each other."""
        found = find_game(game)
        options = read_options(found, mode, seats, settings or [], pack)
        try:
            lots = bytes.fromhex(seed) if seed else new_seed()
            table = Table(found, options, lots)
        except Refusal as refusal:
            complain(words(lang).say(refusal.key, refusal.args_))
        except BadData as error:
            complain(str(error), 1)
        except ValueError:
            complain("--seed takes hex digits")
        kinds = [k.strip() for k in seats_are.split(",")]
        if len(kinds) > table.state.seats:
            complain(f"{len(kinds)} names for {table.state.seats} seats")
        kinds += [kinds[-1]] * (table.state.seats - len(kinds))
        for kind in kinds:
            if kind != "me":
                try:
                    registry.find(kind)
                except registry.UnknownBot as error:
                    complain(str(error.args[0]))
        Screen(table, kinds, words(lang)).run(Budget(seconds=seconds))
        if out is not None:
            typer.echo(save(table, out, words(lang)))
