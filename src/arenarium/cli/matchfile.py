"""`arenarium replay` and `verify`: exported matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import typer

from arenarium import games
from arenarium.cli.common import NOT_FINE, Lang, complain, print_json, read_match_file
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import Event, State
from arenarium.core.table import followed, play_entry, script_of, verify
from arenarium.words import FALLBACK, words


def _tell(game: AnyGame, s: State, events: Sequence[Event], say: Callable[[str, Json], str]) -> list[str]:
    told = [game.tell(s, e, -1) for e in events]
    return [say(f"{game.name}-event-{t['kind']}", t) for t in told if t is not None]


def register(app: typer.Typer) -> None:
    @app.command("replay", epilog="Example: arenarium replay match.json --pictures")
    def replay_file(
        path: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="A match exported as JSON.")],
        pictures: Annotated[bool, typer.Option(help="Draw the position after each action.")] = False,
        lang: Lang = FALLBACK,
        as_json: Annotated[bool, typer.Option("--json", help="Print data instead of sentences.")] = False,
    ) -> None:
        """Replay an exported match, taking the log's word for every lot."""
        match = read_match_file(path)
        game = games.game(match.game)
        say = words(lang).say
        s = match.start(game)
        for e in match.line():
            try:
                s = play_entry(game, s, e)
            except ValueError as error:
                complain(f"{path}: entry {e.seq}: {e.text!r} cannot be played: {error}", NOT_FINE)
            if not as_json:
                typer.echo(f"{e.seq:4}  {'–' if e.seat < 0 else e.seat}  {e.text}")
                for line in _tell(game, s, e.events, say):
                    typer.echo(f"           {line}")
                if pictures:
                    typer.echo(game.picture(s))
        result = match.result or game.result(s)
        if as_json:
            print_json({"game": match.game, "entries": len(match.log), "result": result, "picture": game.picture(s)})
        else:
            typer.echo(game.picture(s))
            typer.echo(f"result: {result if result is not None else 'open'}")

    @app.command("verify", epilog="Example: arenarium verify match.json")
    def verify_file(
        path: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="A finished match exported as JSON.")],
        as_json: Annotated[bool, typer.Option("--json", help="Print data instead of sentences.")] = False,
    ) -> None:
        """Check a match's seed against its commitment, and every lot and action against the seed and the rules."""
        match = read_match_file(path)
        faults = match.seed_faults()
        if match.seed is not None and not faults:
            faults += verify(games.game(match.game), match.options, match.seed, match.log, match.origin)
        if as_json:
            print_json({"game": match.game, "entries": len(match.log), "fine": not faults, "faults": faults})
        elif faults:
            for fault in faults:
                typer.echo(fault)
        else:
            lots = sum(e.kind == "lot" for e in match.log)
            line = match.line()
            written = sum(e.kind == "lot" for e in line[: followed(script_of(match.origin), line)])
            example = f", {written} are those of the example it was made from" if written else ""
            typer.echo(f"fine: {len(match.log)} entries, {lots - written} lots follow from the seed{example}")
        raise typer.Exit(NOT_FINE if faults else 0)
