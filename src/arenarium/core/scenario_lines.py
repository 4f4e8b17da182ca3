"""Where in a scenario file something stands, so that a message can name the line."""

from __future__ import annotations

import re

HEADER = re.compile(r"\[([\w.-]+)\]")
KEY = re.compile(r"([\w.-]+)\s*=")
QUOTES = ('"""', "'''")


def heads(text: str, head: str) -> tuple[int, ...]:
    """The lines of a file that begin this table."""
    return tuple(n for n, row in enumerate(text.splitlines(), 1) if row.split("#")[0].replace(" ", "").strip() == head)


def keys(text: str) -> dict[str, int]:
    """The line of each key of a TOML file that stands at the beginning of one, as `position.orc.hand`."""
    found: dict[str, int] = {}
    table, quote = "", ""
    for n, row in enumerate(text.splitlines(), 1):
        line = row.strip()
        if quote:
            quote = "" if quote in line else quote
        elif header := HEADER.match(line):
            table = header[1] + "."
            found.setdefault(header[1], n)
        elif key := KEY.match(line):
            found.setdefault(table + key[1], n)
            quote = next((q for q in QUOTES if line.count(q) == 1), "")
    return found


def line_of(lines: dict[str, int], table: str, where: str) -> int | None:
    """The line of what an error calls `where` in that table, or of the nearest thing around it."""
    parts = [table, *re.split(r"[.,:\s]+", where)]
    for end in range(len(parts), 0, -1):
        line = lines.get(".".join(parts[:end]))
        if line is not None:
            return line
    return None
