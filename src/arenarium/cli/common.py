"""What several commands share: naming a game, its options, printing, leaving with the right status."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from arenarium import games
from arenarium.core.data import read_pack
from arenarium.core.facts import words_of
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import State
from arenarium.core.matchfile import MatchFile, read_match
from arenarium.core.refusal import BadData, Refusal
from arenarium.words import FALLBACK, LANGUAGES, call_own, words

NOT_FINE, WRONG_USE = 1, 2
GameName = Annotated[str, typer.Argument(metavar="GAME", help="Its name; `arenarium games` lists them.")]
Lang = Annotated[str, typer.Option(help=f"Language: {', '.join(LANGUAGES)}.")]
Mode = Annotated[str | None, typer.Option(help="Mode of play; see `arenarium games`.")]
Seats = Annotated[int | None, typer.Option(help="Number of players.")]
Settings = Annotated[list[str] | None, typer.Option("--set", help="Option of the game, name=value; name=a,b: by seat.")]


def complain(message: str, status: int = WRONG_USE) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(status)


@contextmanager
def private() -> Iterator[None]:
    """New files are for their owner alone: databases and exports hold seeds, databases also the key of all cookies."""
    usual = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(usual)


def find_game(name: str) -> AnyGame:
    try:
        return games.game(name)
    except KeyError:
        complain(f"There is no game {name!r}. Games: {', '.join(games.names())}.")


def read_options(game: AnyGame, mode: str | None, seats: int | None, settings: list[str], pack: Path | None) -> Json:
    """Options of a match from the command line: --mode, --seats, --set name=value."""
    options: Json = {}
    if mode is not None:
        options["mode"] = mode
    if seats is not None:
        options["seats"] = seats
    by_seat = {w.name for w in game.settings if w.per_seat}
    for text in settings:
        name, sign, value = text.partition("=")
        if not sign:
            complain(f"--set takes name=value, not {text!r}")
        try:
            options[name] = json.loads(value)
        except json.JSONDecodeError:
            options[name] = value.split(",") if "," in value and name in by_seat else value
    if pack is not None:
        try:
            options["pack"] = read_pack(pack)
            call_own(words_of(game.name, options["pack"]))
        except BadData as error:
            complain(str(error), NOT_FINE)
    return options


def start(game: AnyGame, options: Json) -> State:
    """A new game, or a message that says which option is wrong."""
    try:
        begun: State = game.start(options)
        return begun
    except Refusal as refusal:
        complain(words(FALLBACK).say(refusal.key, refusal.args_))
    except BadData as error:
        complain(str(error), NOT_FINE)


def read_match_file(path: Path) -> MatchFile:
    return read_match_data(path)[1]


def read_match_data(path: Path) -> tuple[Json, MatchFile]:
    """A match file as it is, and as it is meant; or a message that says what is wrong with it."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return data, read_match(data, str(path))
    except BadData as error:
        complain(str(error), NOT_FINE)
    except (ValueError, RecursionError, OSError) as error:
        complain(f"{path}: {error}", NOT_FINE)


def print_json(data: object) -> None:
    json.dump(data, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")
