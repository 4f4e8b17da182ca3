"""`arenarium games`: what can be played."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from arenarium import games
from arenarium.cli.common import Lang, print_json
from arenarium.core.game import AnyGame, Json, modes_of, settings_of
from arenarium.words import FALLBACK, words


def describe(game: AnyGame) -> Json:
    """A game as data: its modes with player counts, and every option of `start`."""
    return {
        "name": game.name,
        "rules": game.rules,
        "schema": game.schema,
        "stage": game.stage,
        "modes": modes_of(game),
        "settings": settings_of(game),
    }


def register(app: typer.Typer) -> None:
    @app.command("games", epilog="Example: arenarium games --json")
    def list_games(
        as_json: Annotated[bool, typer.Option("--json", help="Print data instead of a table.")] = False,
        lang: Lang = FALLBACK,
    ) -> None:
        """List games, modes, player counts and options."""
        found = games.games()
        if as_json:
            print_json([describe(g) for g in found])
            return
        console = Console()
        say = words(lang).say
        for g in found:
            console.print(f"[bold]{g.name}[/bold]  {say(f'{g.name}-name')} ({g.stage}, rules {g.rules})")
            table = Table(show_header=False, box=None, padding=(0, 2, 0, 2))
            for m in g.modes:
                table.add_row(
                    "mode",
                    m.name,
                    "–".join(dict.fromkeys(map(str, (m.seats[0], m.seats[-1])))),
                    say(f"{g.name}-mode-{m.name}"),
                )
            for w in g.settings:
                choices = ", ".join(map(str, w.choices)) or type(w.default).__name__
                table.add_row("set", w.name, str(w.default), choices)
            console.print(table)
