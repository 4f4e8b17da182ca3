"""Writes docs/rules/tashkalar-cards.md from the data and the texts: `python -m tests.tashkalar.cards.page`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import arenarium
from arenarium.words import words

DATA = Path(arenarium.__file__).parent / "games" / "tashkalar" / "data"
PAGE = Path(__file__).parents[3] / "docs" / "rules" / "tashkalar-cards.md"
DECKS = {
    "imperial": "Northern and Southern Empire",
    "highland": "Highland",
    "sylvan": "Sylvan",
    "legends": "Legends",
    "everfrost": "Everfrost (expansion)",
    "nethervoid": "Nethervoid (expansion)",
    "etherweave": "Etherweave (expansion)",
}
HEAD = """# Tash-Kalar: the cards

What each card is called in scenarios and what it does; rules and rulings are on [the rules page](tashkalar.md).
Patterns are written row by row as printed (`r0`): `c` an own piece, `h` an own heroic or legendary one,
`T` the summon square, `C` and `H` a summon square that must hold such a piece, `.` anything.
Marked squares follow as steps right and down from the summon square, arrows as directions, where the effect needs them.
This page is written by `python -m tests.tashkalar.cards.page`.
"""


def facts(file: str, key: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((DATA / f"{file}.toml").read_text(encoding="utf-8"))[key]
    return found


def row(card: dict[str, Any], *cells: str) -> str:
    key = f"tashkalar-{card['id']}"
    names = [words("en").say(key), words("pl").say(key)]
    return "| " + " | ".join([f"`{card['id']}`", *names, *cells, words("en").say(f"{key}.text")]) + " |"


def pattern(card: dict[str, Any]) -> str:
    parts = [f"`{' / '.join(card['grid'])}`"]
    marks = card.get("marks", {"effect": False})
    if marks["effect"]:
        for key, word in (("cells", "marks"), ("cells2", "second marks")):
            if key in marks:
                parts.append(f"{word} " + " ".join(f"({x},{y})" for x, y in marks[key]))
        if "directions" in marks:
            parts.append("arrows " + " ".join(marks["directions"]))
    return "; ".join(parts)


def page() -> str:
    lines = [HEAD]
    for deck, title in DECKS.items():
        lines += [f"## {title}", "", "| id | name | nazwa | rank | pattern | effect |", "| --- " * 6 + "|"]
        lines += [row(b, b["rank"], pattern(b)) for b in facts(deck, "beings")]
        lines.append("")
    lines += ["## Flares", "", "| id | name | nazwa | effect |", "| --- " * 4 + "|"]
    lines += [row(f) for f in facts("flares", "flares")]
    lines += ["", "## Tasks", "", "| id | name | nazwa | type | points | condition |", "| --- " * 6 + "|"]
    lines += [
        row(t, t["type"] + (", advanced" if t["advanced"] else ""), str(t["points"])) for t in facts("tasks", "tasks")
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
