"""`arenarium export`, `import`, `backup` and `migrate`: matches to files and back, and to another database."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import track

from arenarium.cli.common import NOT_FINE, complain, print_json, private
from arenarium.cli.config import text_of
from arenarium.cli.serve import default_database, registry
from arenarium.core.game import AnyGame
from arenarium.core.refusal import NONSENSE, BadData, quoted
from arenarium.store.database import ERRORS, Database, StoreFailed
from arenarium.store.seal import signer
from arenarium.store.transfer import ID, Find, back_up, from_file, migrate, own_key, table_ids, to_file

Url = Annotated[
    str,
    typer.Option("--database", envvar="ARENARIUM_DATABASE", help="The database; by default the one that `serve` uses."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print data instead of sentences.")]


def usual() -> str:
    """The database of the server, as the file of settings names it or in its usual place."""
    return text_of("database") or default_database()


def opened(url: str, there: bool = False) -> Database:
    try:
        database = Database(url or usual())
        if there:
            database.must_exist()
        database.upgrade()
    except StoreFailed as error:
        complain(f"The database cannot be used: {error}", NOT_FINE)
    return database


def finder() -> Find:
    games = registry()

    def find(name: str) -> AnyGame:
        found = games.get(name)
        if found is None:
            raise StoreFailed(f"there is no game {quoted(name)!r} here")
        return found

    return find


def report(
    what: str, done: list[str], failed: dict[str, str], says: str, as_json: bool, **more: int | list[str]
) -> None:
    """What was done and what was not; the command fails where anything was not."""
    if as_json:
        print_json({what: done, **more, "failed": failed})
    else:
        typer.echo(says)
        for name, why in failed.items():
            typer.echo(f"{name}: {why}", err=True)
    if failed:
        raise typer.Exit(NOT_FINE)


def register(app: typer.Typer) -> None:
    @app.command("export", epilog="Example: arenarium export backup/ --database sqlite:///arenarium.db")
    @private()
    def export_matches(
        folder: Annotated[Path, typer.Argument(file_okay=False, help="Where the files go, one for each match.")],
        database: Url = "",
        table: Annotated[list[str], typer.Option(help="Only this table; may be given several times.")] = [],  # noqa: B006
        as_json: AsJson = False,
    ) -> None:
        """Write matches to files. They hold seeds and secrets of running matches: keep them like the database."""
        connection = opened(database, there=True).connect()
        written: list[str] = []
        failed: dict[str, str] = {}
        find = finder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for key in track(table or table_ids(connection), "Exporting", console=Console(stderr=True), transient=True):
                try:
                    if not ID.fullmatch(key):
                        raise StoreFailed("its id is no name for a file")
                    match = to_file(connection, key, find)
                    file = folder / f"{match['game']}-{key}.json"
                    file.write_text(json.dumps(match, ensure_ascii=False), encoding="utf-8")
                    written.append(str(file))
                except (StoreFailed, BadData, msgspec.MsgspecError, *NONSENSE) as error:  # the others are written
                    failed[key] = str(error) or type(error).__name__
        except (OSError, *ERRORS) as error:
            complain(str(error), NOT_FINE)
        finally:
            connection.close()
        report("files", written, failed, f"{len(written)} matches written to {folder}", as_json)

    @app.command("import", epilog="Example: arenarium import backup/*.json")
    @private()
    def import_matches(
        files: Annotated[list[Path], typer.Argument(exists=True, dir_okay=False, help="Exported matches.")],
        database: Url = "",
        trust: Annotated[
            bool, typer.Option("--trust", help="Take matches by other rules, which cannot be checked, at their word.")
        ] = False,
        key: Annotated[
            list[str], typer.Option(help="The public key of a server you know, as its /api/server tells it.")
        ] = [],  # noqa: B006
        as_json: AsJson = False,
    ) -> None:
        """Check exported matches and put them into a database. What is there already stays as it is."""
        connection = opened(database).connect()
        known = {own_key(connection) or "", *(k.strip().lower() for k in key)} - {""}
        added: list[str] = []
        unsigned: list[str] = []
        failed: dict[str, str] = {}
        find = finder()
        there = 0
        try:
            for file in track(files, "Importing", console=Console(stderr=True), transient=True):
                connection.begin()
                try:
                    data = json.loads(file.read_text(encoding="utf-8"))
                    table = from_file(connection, data, str(file), time.time(), find, trust)
                    by = signer(data)
                except (BadData, StoreFailed, RecursionError, OSError, *NONSENSE) as error:  # the others are added
                    failed[str(file)] = str(error).removeprefix(f"{file}: ") or type(error).__name__
                    connection.rollback()
                    continue
                connection.commit()
                if table is None:
                    there += 1
                    continue
                added.append(table)
                if by not in known:
                    unsigned.append(table)
        except ERRORS as error:
            complain(f"{file}: {error}", NOT_FINE)
        finally:
            connection.close()
        says = f"{len(added)} matches added, {there} were there already"
        if unsigned:
            says += f"\n{len(unsigned)} of them not signed by a server known here (--key): who sat where, when, and who"
            says += " gave up or agreed to what is as their files say"
        report("added", added, failed, says, as_json, there=there, unsigned=unsigned)

    @app.command("backup", epilog="Example: arenarium backup monday.db --database sqlite:///arenarium.db")
    @private()
    def back_up_database(
        file: Annotated[Path, typer.Argument(dir_okay=False, help="Where the copy goes; it must not be there yet.")],
        database: Url = "",
        as_json: AsJson = False,
    ) -> None:
        """Copy an SQLite database to a file while the server runs, and check the copy."""
        try:
            source = Database(database or usual())
            if not source.is_sqlite:
                complain("This copies SQLite databases. For PostgreSQL there is pg_dump.")
            source.must_exist()
            if file.exists():
                complain(f"{file} is there already; a back-up never overwrites another.", NOT_FINE)
            matches = back_up(source, file)
        except (StoreFailed, OSError, *ERRORS) as error:
            complain(f"No back-up was made: {error}", NOT_FINE)
        if as_json:
            print_json({"file": str(file), "matches": matches})
        else:
            typer.echo(f"{matches} matches copied to {file} and checked")

    @app.command("migrate", epilog="Example: arenarium migrate --to postgresql://arena@localhost/arena")
    @private()
    def migrate_matches(
        to: Annotated[str, typer.Option("--to", help="The new database.")],
        database: Annotated[
            str, typer.Option("--from", help="The old database; by default the one that `serve` uses.")
        ] = "",
        as_json: AsJson = False,
    ) -> None:
        """Copy everything into another database and compare a hash of every match. Stop the server first."""
        try:
            old, new = Database(database or usual()), Database(to)
            old.must_exist()
            results = list(
                track(
                    migrate(old, new),
                    "Copying",
                    total=None,
                    console=Console(stderr=True),
                    transient=True,
                )
            )
        except (StoreFailed, *ERRORS) as error:
            complain(f"The database cannot be used: {error}", NOT_FINE)
        bad = [table for table, equal in results if not equal]
        if as_json:
            print_json({"matches": len(results), "different": bad})
        else:
            typer.echo(
                f"{len(results)} matches, {len(results) - len(bad)} equal by hash" + "".join(f"\n{t}" for t in bad)
            )
        raise typer.Exit(NOT_FINE if bad else 0)
