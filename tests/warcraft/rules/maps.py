"""Writes docs/notation/warcraft-maps.md from the data: `python -m tests.warcraft.rules.maps`."""

from __future__ import annotations

from pathlib import Path

from arenarium.games.warcraft.chart import SIGNS, draw
from arenarium.games.warcraft.game import GAME

PAGE = Path(__file__).parents[3] / "docs" / "notation" / "warcraft-maps.md"
MAPS = {
    "main_2p": ("main", 2),
    "main_4p": ("main", 4),
    "elf_gate": ("elf_gate", 3),
    "necromancers": ("necromancers", 2),
    "prisoners": ("prisoners", 2),
    "nordrassil": ("nordrassil", 4),
    "crossroads": ("custom", 2),
}
HEAD = f"""# Warcraft: where areas lie

The maps as `arenarium scenario show` draws them, and the neighbours of each area; everything else is on
[the page of notation](warcraft.md). Behind the name of an area stands what it is:
{", ".join(f"`{sign}` {kind}" for kind, sign in SIGNS.items())}, nothing: clear.
This page is written by `python -m tests.warcraft.rules.maps`.
"""


def page() -> str:
    lines = [HEAD]
    for name, (mode, seats) in MAPS.items():
        box = GAME.start({"mode": mode, "seats": seats}).box
        lines += [f"## `{name}`", "", "```", draw(box, [""] * box.size), "```", ""]
        if box.walls:
            walls = ", ".join(f"`{box.names[a]}`-`{box.names[b]}`" for a, b in box.walls)
            lines += [f"Walls, which melee and ranged units do not cross: {walls}.", ""]
        letters = [f"{letter} is `{area}`" for letter, area in sorted(zip(box.labels, box.names)) if letter]
        if letters:
            lines += [f"The letters of the rulebook: {', '.join(letters)}.", ""]
        worth = {points: [f"`{area}`" for area, vp in zip(box.names, box.vp) if vp == points] for points in box.vp}
        told = [f"{points} for {' '.join(areas)}" for points, areas in sorted(worth.items()) if points]
        if told:
            lines += [f"Points of areas: {'; '.join(told)}.", ""]
        lines += ["| area | neighbours |", "| --- | --- |"]
        for area, near in zip(box.names, box.nbr):
            lines.append(f"| `{area}` | {' '.join(f'`{box.names[n]}`' for n in near)} |")
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
