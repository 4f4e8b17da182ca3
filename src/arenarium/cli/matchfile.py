"""`arenarium replay` and `verify`: exported matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import typer

from arenarium.cli.common import NOT_FINE, Lang, complain, find_game, print_json, read_match_data, read_match_file
from arenarium.core.facts import words_of
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import Event, State
from arenarium.core.refusal import NONSENSE, reason_of
from arenarium.core.table import followed, play_entry, script_of
from arenarium.store.seal import signer
from arenarium.words import FALLBACK, call_own, words


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
        game = find_game(match.game)
        say = words(lang).say
        call_own(words_of(match.game, match.options.get("pack") or {}))
        try:
            s = match.start(game)
            line = match.line()
        except NONSENSE as error:
            complain(f"{path}: it cannot have begun like that: {error}", NOT_FINE)
        for e in line:
            try:
                s = play_entry(game, s, e)
            except NONSENSE as error:
                complain(f"{path}: entry {e.seq}: {e.text!r} cannot be played: {error}", NOT_FINE)
            if not as_json:
                typer.echo(f"{e.seq:4}  {'–' if e.seat < 0 else e.seat}  {e.text}")
                try:
                    told = _tell(game, s, e.events, say)
                except NONSENSE as error:
                    complain(f"{path}: entry {e.seq}: what it brought cannot be told: {reason_of(error)}", NOT_FINE)
                for says in told:
                    typer.echo(f"           {says}")
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
        key: Annotated[str, typer.Option(help="The server's public key, as its /api/server tells it.")] = "",
        as_json: Annotated[bool, typer.Option("--json", help="Print data instead of sentences.")] = False,
    ) -> None:
        """Play a match again from its seed, compare all of it, and check the server's seal on the rest."""
        data, match = read_match_data(path)
        game = find_game(match.game)
        faults = match.faults(game)
        by: str | None = None
        try:
            by = signer(data)
        except ValueError as error:
            faults.append(str(error))
        else:
            if by is None and not faults and (unproven := match.unproven(game)):
                faults.append(f"no server has signed what cannot be worked out: {', '.join(unproven)}")
            if key and by != key.strip().lower():
                faults.append("it is not signed with that key")
        if as_json:
            told = {"game": match.game, "entries": len(match.log), "fine": not faults, "faults": faults, "signed": by}
            print_json(told)
        elif faults:
            for fault in faults:
                typer.echo(fault)
        else:
            lots = sum(e.kind == "lot" for e in match.log)
            line = match.line()
            written = sum(e.kind == "lot" for e in line[: followed(script_of(match.origin), line)])
            example = f", {written} are those of the example it was made from" if written else ""
            whose = (
                "the key you gave" if key else "compare it with the `key` of the server's /api/server, or pass --key"
            )
            seal = "" if by is None else f"\nsigned with the key {by}: {whose}"
            typer.echo(f"fine: {len(match.log)} entries, {lots - written} lots follow from the seed{example}{seal}")
        raise typer.Exit(NOT_FINE if faults else 0)
