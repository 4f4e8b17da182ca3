"""Writes the lists of tiles and scenarios in docs/rules/monolith.md: `python -m tests.monolith.rules.page`."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from arenarium.games.monolith.game import GAME
from arenarium.words import words

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "monolith.md"
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "monolith"
SIDES = ("melee", "ranged", "armour", "net", "lightning", "connect")

TILES = "## §12 The tiles"
RULINGS = "## Rulings"
BY_NUMBER = "### By number of the digest"
HEAD = """
Sides are given clockwise from the front, `·` where there is nothing: `2·····` is a strength of two in front, and for
runes `1` is a connection. A banner's aura goes to all six neighbours. Facts without a mark are printed in the rulebook
and on the faction sheets; *published* ones stand in other public descriptions of the tiles, *reconstructed* ones fit
everything known. Of the other things in the box, wound, net, disarming and initiative markers are shown on the tiles
and never run out; poison markers are the five of §6; Monolith pieces, alliance tiles and the marker of the player on
turn are part of the table.
"""


def page(text: str) -> str:
    """The page with both lists as they should be."""
    before, rest = text.split(TILES + "\n")
    middle = rest[rest.index(RULINGS + "\n") : rest.index(BY_NUMBER + "\n")]
    return before + TILES + "\n" + HEAD + "\n" + tiles() + middle + scenarios()


def tiles() -> str:
    catalogue = GAME.catalogue({})
    lines = []
    for faction in catalogue["factions"]:
        names = [words(lang).say(f"monolith-{faction['id']}") for lang in ("en", "pl")]
        lines += [f"### {names[0]} ({names[1]})", ""]
        lines += ["| tile | żeton | code | number | initiative | sides | what it does | not from the rulebook |"]
        lines += ["| --- " * 8 + "|"]
        lines += [row(card) for card in catalogue["tiles"] if card["faction"] == faction["id"]]
        lines += [""]
    return "\n".join(lines) + "\n"


def row(card: dict[str, Any]) -> str:
    key = f"monolith-{card['id']}"
    names = [words("en").say(key), words("pl").say(key)]
    sides = [f"{name} `{''.join(str(v) if v else '·' for v in card[name])}`" for name in SIDES if any(card[name])]
    fields: dict[str, list[str]] = {}
    for field, source in card["source"].items():
        if source != "rulebook":
            fields.setdefault(source, []).append("all" if field == "*" else field)
    sources = [f"{source}: {', '.join(found)}" for source, found in fields.items()]
    speed = ", ".join(str(v) for v in card["initiative"])
    cells = [*names, f"`{card['code']}`", str(card["count"]), speed, "; ".join(sides), words("en").say(f"{key}.text")]
    return "| " + " | ".join([*cells, "; ".join(sources)]) + " |"


def scenarios() -> str:
    by_name = sorted(SCENARIOS.rglob("*.toml"), key=lambda f: f.name)
    files = [(f.stem, tomllib.loads(f.read_text(encoding="utf-8"))) for f in by_name]
    rows = [(name, _english(data["title"]), data["rules"]) for name, data in files]
    numbered: dict[str, list[str]] = {}
    rest = []
    for name, title, rules in rows:
        found = [r[3:] for r in rules if re.fullmatch(r"MA T\d+", r)]
        for number in found:
            numbered.setdefault(number, []).append(f"{title} (`{name}`)")
        if not found:
            rest.append(f"| `{name}` | {title} | {', '.join(r[3:] for r in rules)} |")
    lines = [BY_NUMBER, "", *(f"- **{number}** {'; '.join(numbered[number])}" for number in sorted(numbered))]
    lines += ["", "### The rest", "", "| file | shows | rules |", "| --- | --- | --- |", *rest]
    return "\n".join(lines) + "\n"


def _english(title: Any) -> str:
    return str(title["en"] if isinstance(title, dict) else title)


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
