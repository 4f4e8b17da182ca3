"""`arenarium scenario-pack`: check a Warcraft scenario of one's own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from arenarium.cli.common import NOT_FINE, complain, print_json
from arenarium.core.data import read_toml
from arenarium.core.kernel import Luck, playout, questions
from arenarium.core.refusal import BadData
from arenarium.games.warcraft.game import GAME
from arenarium.games.warcraft.loading import OWN
from arenarium.games.warcraft.scenarios import check_scenario

MOST = 1_000_000  # bytes
TRIAL = 20_000  # answers of a trial game; a scenario that the rules cannot play shows here


def fault(path: Path) -> BadData | None:
    """What is wrong with the file; None: its facts hold, and games can be played on it with every number of players."""
    text = ""
    try:
        if path.stat().st_size > MOST:
            return BadData(str(path), "", f"too long for a scenario: more than {MOST:,} bytes")
        text = path.read_bytes().decode("utf-8").replace("\r\n", "\n")
        if text.startswith("\ufeff"):
            return BadData(str(path), "", "begins with a byte order mark; save it as UTF-8 without one")
        data = read_toml(text, str(path))
        check_scenario(data, str(path))
        for seats in data["players"]:
            s = GAME.start({"mode": "custom", "seats": seats, "limit": 10, "pack": {OWN: data}})
            playout(s, Luck(seats), TRIAL)
            if questions(s):
                raise BadData(str(path), f"{seats} players", f"a trial game did not end within {TRIAL} answers")
    except BadData as error:
        line = line_of(text, error.where, error.reason)
        return BadData(f"{path}:{line}" if line else str(path), error.where, error.reason)
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        return BadData(f"{path}:{line}", "", "not a text in UTF-8")
    except OSError as error:
        return BadData(str(path), "", f"cannot be read: {error.strerror}")
    return None


HEADER = re.compile(r"\s*(\[\[?)\s*([\w.]+)\s*\]")
ENTRY = re.compile(r"\s*\"?(\w+)\"?\s*=")
FIELD = re.compile(r"field '(\w+)'|^(gold|wood|levels|team|neighbours|vp|label)\b")


def line_of(text: str, where: str, reason: str) -> int:
    """The line that a place such as `slot[1].pieces[0]` or `area c3` begins on; 0: it cannot be told."""
    lines: dict[str, int] = {}
    counts: dict[str, int] = {}
    tables = {"top level": ""}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := HEADER.match(line):
            name = header[2]
            table = name
            if header[1] == "[[":
                table = f"{name}[{counts.get(name, 0)}]"
                counts[name] = counts.get(name, 0) + 1
                lines.setdefault(name, number)
            lines.setdefault(table, number)
        elif entry := ENTRY.match(line):
            lines.setdefault(f"{table}.{entry[1]}" if table else entry[1], number)
            if entry[1] == "id" and table.startswith("area["):
                name = f"area {line.partition('=')[2].strip().strip(chr(34))}"
                # An id that is used twice is shown where it comes again.
                if name not in lines or "twice" in reason:
                    lines[name] = number
                tables.setdefault(name, table)
    if field := FIELD.search(reason):
        place = f"{tables.get(where, where)}.{field[1] or field[2]}".removeprefix(".")
        if place in lines:
            return lines[place]
    while where not in lines and ("." in where or "[" in where):
        where = where[: max(where.rfind("."), where.rfind("["))]
    return lines.get(where, 0)


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
            complain(f"{path}: {'is a folder; name the file in it' if path.is_dir() else 'no such file'}")
        found = fault(path)
        if as_json:
            where = None if found is None else {"file": found.file, "where": found.where, "reason": found.reason}
            print_json({"fine": found is None, "fault": where})
        else:
            typer.echo(f"{path}: fine" if found is None else str(found), err=found is not None)
        raise typer.Exit(0 if found is None else NOT_FINE)
