"""`arenarium record` and `arenarium perft`: whole games and counts of answers that show when behaviour changes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from arenarium.cli.common import (
    NOT_FINE,
    GameName,
    Mode,
    Seats,
    Settings,
    complain,
    find_game,
    print_json,
    read_options,
    start,
)
from arenarium.core import perft, record, trails
from arenarium.core.refusal import BadData
from arenarium.core.scenario import ScenarioFault

COUNTS = "perft.txt"
TRAILS = "scenarios.txt"
Files = Annotated[
    list[Path], typer.Argument(exists=True, dir_okay=False, help=f"Records, and files {COUNTS} and {TRAILS}.")
]


def register(app: typer.Typer) -> None:
    group = typer.Typer(help="Whole games as files, replayed to the letter (docs/new-game.md).", no_args_is_help=True)
    app.add_typer(group, name="record")

    @group.command(epilog="Example: arenarium record play herosi --mode duel --seed 3 --out duel.txt")
    def play(
        game: GameName,
        out: Annotated[Path, typer.Option(help="The file to write.")],
        seed: Annotated[int, typer.Option(help="The same seed plays the same game.")] = 0,
        ended_by: Annotated[str, typer.Option(help="How it ended, in words.")] = "",
        resign_after: Annotated[int | None, typer.Option(help="Let somebody give up after so many answers.")] = None,
        mode: Mode = None,
        seats: Seats = None,
        settings: Settings = None,
    ) -> None:
        """Play a game at random and write it down."""
        found = find_game(game)
        options = {**found.random_options, **read_options(found, mode, seats, settings or [], None)}
        start(found, options)
        made = record.play(found, options, seed, ended_by, resign_after)
        out.write_text(made.text(), encoding="utf-8")
        typer.echo(f"{out}: {len(made.answers)} answers, places {made.result}")

    @group.command(epilog="Example: arenarium record check tests/herosi/records/*.txt")
    def check(paths: Files) -> None:
        """Replay records, count positions anew, and say what is different today."""
        wrong = 0
        for path in paths:
            for fault in _faults(path):
                typer.echo(f"{path}: {fault}")
                wrong += 1
        raise typer.Exit(NOT_FINE if wrong else 0)

    @group.command(epilog="Example: arenarium record renew tests/herosi/records/*.txt")
    def renew(paths: Files) -> None:
        """Write results, digests and counts anew, after a change of behaviour that was meant."""
        for path in paths:
            with _complaining(path):
                path.write_text(_renewed(path), encoding="utf-8")

    @app.command("perft", epilog="Example: arenarium perft monolith 2 --position 'duel-last-battle.txt after 40'")
    def count(
        game: GameName,
        depth: Annotated[int, typer.Argument(min=1, help="How many answers a line has.")],
        position: Annotated[
            str | None, typer.Option(help="A scenario file, or a record: 'FILE.txt after NUMBER'; else the beginning.")
        ] = None,
        mode: Mode = None,
        seats: Seats = None,
        settings: Settings = None,
        as_json: Annotated[bool, typer.Option("--json", help="Print data instead of numbers.")] = False,
    ) -> None:
        """Count the lines of answers from a position, of one answer, of two, … up to DEPTH."""
        found = find_game(game)
        if position is None:
            s = start(found, read_options(found, mode, seats, settings or [], None))
        else:
            with _complaining(Path(position)):
                s = perft.position(found, position, Path())
        counts = [perft.leaves(s, n + 1) for n in range(depth)]
        if as_json:
            print_json({"game": game, "position": position, "counts": counts})
        else:
            typer.echo(" ".join(map(str, counts)))


def _faults(path: Path) -> list[str]:
    with _complaining(path):
        if path.name == COUNTS:
            counts = perft.read(path)
            return perft.faults(find_game(counts.game), counts)
        if path.name == TRAILS:
            kept = trails.read(path)
            return trails.faults(find_game(kept.game), kept)
        found = record.read(path)
        return record.faults(find_game(found.game), found)


def _renewed(path: Path) -> str:
    if path.name == COUNTS:
        counts = perft.read(path)
        return perft.renewed(find_game(counts.game), counts).text()
    if path.name == TRAILS:
        kept = trails.read(path)
        return trails.renewed(find_game(kept.game), kept).text()
    found = record.read(path)
    return record.renewed(find_game(found.game), found).text()


@contextmanager
def _complaining(path: Path) -> Iterator[None]:
    try:
        yield
    except (BadData, ScenarioFault, OSError) as error:
        complain(f"{path}: {error}", NOT_FINE)
