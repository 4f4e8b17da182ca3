"""`arenarium puzzles`: moments of bots' games with one best answer, found, proven, and proven again."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track

from arenarium.bots.contract import seed_for
from arenarium.bots.goals import goals_of
from arenarium.bots.puzzles.book import Book, book_of, read
from arenarium.bots.puzzles.mining import WORLDS, Found, book, check, mine, rows_of
from arenarium.bots.puzzles.proof import TooMany
from arenarium.cli.common import NOT_FINE, GameName, complain, find_game
from arenarium.core.game import AnyGame
from arenarium.core.refusal import BadData


def mined(name: str, seed: int, numbers: range, worlds: int, jobs: int) -> Iterator[Found]:
    """What each game gave, in the order of the games."""
    if jobs == 1:
        yield from (mine(name, seed, n, worlds) for n in numbers)
        return
    with ProcessPoolExecutor(jobs, initializer=os.nice, initargs=(10,)) as pool:
        yield from pool.map(mine, repeat(name, len(numbers)), repeat(seed), numbers, repeat(worlds))


def kept(known: AnyGame, file: Path | None) -> Book:
    """The book of a file, or the one that ships."""
    try:
        found = read(file.read_bytes(), str(file)) if file is not None else book_of(known)
    except (BadData, OSError) as error:
        complain(str(error), NOT_FINE)
    if found is None:
        complain(f"{known.name} has no puzzles yet.", NOT_FINE)
    return found


def prove_again(game: AnyGame, found: Book, sample: int, worlds: int, deeper: int, seed: int) -> int:
    """How many of a sample have a fault; each is named."""
    chosen = sorted(found.puzzles, key=lambda p: seed_for(seed, p.id))[:sample]
    bad = 0
    for puzzle in chosen:
        try:
            fault = check(game, found, puzzle, worlds, seed, deeper)
        except TooMany:
            fault = "more lines than are worth trying"
        except BadData as error:
            fault = str(error)
        if fault:
            bad += 1
            typer.echo(f"{puzzle.id}: {fault}")
    typer.echo(f"{len(chosen)} puzzles, each in {worlds} other worlds: {bad} with a fault")
    return bad


def register(app: typer.Typer) -> None:
    @app.command(epilog="Example: arenarium puzzles herosi --games 20 --seed 1 --out herosi.puzzles")
    def puzzles(
        game: GameName,
        count: Annotated[int, typer.Option("--games", min=1, help="How many games are played.")] = 20,
        seed: Annotated[int, typer.Option(help="The same seed finds the same puzzles.")] = 1,
        wanted: Annotated[int, typer.Option(min=1, help="How many puzzles to keep at most.")] = 240,
        worlds: Annotated[int, typer.Option(min=1, help="In how many worlds each is proven.")] = WORLDS,
        jobs: Annotated[int, typer.Option(min=1, help="Processes side by side.")] = 1,
        out: Annotated[Path | None, typer.Option(help="The file to write.")] = None,
        onto: Annotated[Path | None, typer.Option(help="Go on after this file, and keep its puzzles.")] = None,
        sample: Annotated[
            int | None, typer.Option("--check", min=1, help="Prove so many again, of those that ship or of --file.")
        ] = None,
        file: Annotated[Path | None, typer.Option(help="With --check: a file of puzzles.")] = None,
        deeper: Annotated[
            int, typer.Option(min=1, help="With --check: so many times as many and as long lines may be tried.")
        ] = 1,
    ) -> None:
        """Mine games between bots for puzzles, or prove again those that were found."""
        known = find_game(game)
        if not goals_of(known):
            complain(f"Nobody has said what a puzzle of {game} asks for: it has no goal.")
        if sample is not None:
            bad = prove_again(known, kept(known, file), sample, worlds, deeper, seed)
            raise typer.Exit(NOT_FINE if bad else 0)
        before = kept(known, onto) if onto is not None else None
        if before is not None and (before.seed, before.rules) != (seed, known.rules):
            complain(f"{onto} was mined by another seed or by other rules.", NOT_FINE)
        first = before.played if before is not None else 0
        began = time.perf_counter()
        hidden = not typer.get_text_stream("stdout").isatty()
        games = mined(game, seed, range(first, first + count), worlds, jobs)
        found = list(track(games, "Games", count, transient=True, disable=hidden))
        rows = [*rows_of(before), *found] if before is not None else found
        made = book(known, seed, rows, wanted, first + count)
        themes = sorted({p.theme for p in made.puzzles})
        counts = ", ".join(f"{theme} {sum(p.theme == theme for p in made.puzzles)}" for theme in themes)
        every = sum(len(f.puzzles) for f in found)
        seconds = time.perf_counter() - began
        typer.echo(f"{count} games, {every} found, {len(made.puzzles)} kept ({counts}) in {seconds:.0f} s")
        if out is not None:
            out.write_bytes(made.packed())
