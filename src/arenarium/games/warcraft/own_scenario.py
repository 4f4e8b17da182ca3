"""A scenario of one's own, checked: its facts, and whether games can be played on it."""

from __future__ import annotations

import re
from typing import Final

from arenarium.core.data import read_toml
from arenarium.core.game import AnyGame
from arenarium.core.kernel import Luck, playout, questions
from arenarium.core.refusal import BadData
from arenarium.games.warcraft.loading import OWN
from arenarium.games.warcraft.scenarios import check_scenario

TRIAL: Final = 20_000  # answers of a trial game; a scenario that the rules cannot play shows here


def fault(game: AnyGame, text: str, file: str) -> BadData | None:
    """What is wrong with it, with the line; None: its facts hold, and every number of players can play on it."""
    try:
        data = read_toml(text, file)
        check_scenario(data, file)
        for seats in data["players"]:
            s = game.start({"mode": "custom", "seats": seats, "limit": 10, "pack": {OWN: data}})
            playout(s, Luck(seats), TRIAL)
            if questions(s):
                raise BadData(
                    file,
                    f"{seats} players",
                    f"a trial game did not end within {TRIAL} answers",
                    "warcraft-refuse-read-trial",
                    most=TRIAL,
                )
    except BadData as error:
        line = line_of(text, error.where, error.reason)
        return BadData(f"{file}:{line}" if line else file, error.where, error.reason, error.key, **error.args_)
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
