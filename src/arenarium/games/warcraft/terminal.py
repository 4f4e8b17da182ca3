"""The map on a terminal: areas where they lie, who stands in them, what everybody has."""

from __future__ import annotations

from arenarium.core.game import Json
from arenarium.core.paint import Say, called, entry, of_seat, paint, plain
from arenarium.games.warcraft.chart import SIGNS, laid_out

STEP = 6  # places between areas that lie beside each other
COLOURS = {
    "town": "bold",
    "objective": "cyan",
    "forest": "green",
    "goldmine": "yellow",
    "mountain": "white",
    "clear": "dim",
}
TYPES = ("melee", "ranged", "flying", "worker")
NOBODY = 3  # neutral pieces are painted like a seat that their scenario does not have


def screen(view: Json, catalogue: Json, say: Say) -> str:
    kinds = {area["kind"] for area in view["map"]["areas"]}
    legend = [f"{sign} {say(f'warcraft-kind-{kind}')}" for kind, sign in SIGNS.items() if kind in kinds]
    lines = [*chart(view), "", "   ".join(legend), ""]
    for area in sorted(view["areas"]):
        lines += standing(area, view["areas"][area])
    lines.append("")
    for seat in view["seats"]:
        if seat["race"] is not None:
            lines += player(seat, view["target"], say)
    if view["battle"] is not None:
        lines += ["", battle(view["battle"], say)]
    for seat in view["seats"]:
        if seat["hand"]:
            lines += ["", paint(say("terminal-hand"), "bold")]
            for card in dict.fromkeys(seat["hand"]):
                head = f"  {paint(say(f'warcraft-{card}'), 'bold')} {card} ×{seat['hand'].count(card)}"
                lines += entry(head, say(f"warcraft-{card}.text"))
    return "\n".join(lines)


def chart(view: Json) -> list[str]:
    """The areas with their signs, and the races that stand in them."""
    cells = []
    for area in view["map"]["areas"]:
        sign = area["id"] + SIGNS.get(area["kind"], "")
        there = view["areas"].get(area["id"], {}).get("pieces", [])
        owners = "".join(of_seat(piece["race"][0], colour(piece)) for piece in there)
        cells.append((area["x"], area["y"], paint(sign, COLOURS[area["kind"]]) + owners))
    return laid_out(cells, STEP)


def colour(piece: Json) -> int:
    return NOBODY if piece["seat"] is None else int(piece["seat"])


def standing(name: str, area: Json) -> list[str]:
    """Everything in an area, a line for each owner."""
    notes = [key for key in ("marker", "locked", "fast", "crippled") if area.get(key)]
    notes += [f"{key}:{area[key]}" for key in ("captive", "token") if area.get(key)]
    notes += [("partial", "depleted")[area["depleted"] - 1]] if area.get("depleted") else []
    outpost = area.get("outpost")
    lines = []
    for piece in area.get("pieces", []):
        counts = [f"{kind}*{piece[kind]}" if piece[kind] > 1 else kind for kind in TYPES if piece[kind]]
        if outpost and outpost["race"] == piece["race"]:
            counts.append("outpost" if outpost["ready"] else "site")
            outpost = None
        lines.append(f"{name:4} {of_seat(piece['race'], colour(piece))} {' '.join(counts)}")
    if outpost:
        lines.append(
            f"{name:4} {of_seat(outpost['race'], outpost['seat'])} {'outpost' if outpost['ready'] else 'site'}"
        )
    if notes:
        lines.append(f"{name:4} {paint(' '.join(notes), 'dim')}")
    return lines


def player(seat: Json, target: int | None, say: Say) -> list[str]:
    race = say(f"warcraft-{seat['race']}")
    name = of_seat(f"{called(seat['seat'], say)}, {race}", seat["seat"])
    goal = f"/{target}" if target else ""
    points = f"{seat['points']}{goal} {say('terminal-points')}"
    stock = f"{seat['gold']} {say('warcraft-terminal-gold')}, {seat['wood']} {say('warcraft-terminal-wood')}"
    cards = f"{say('terminal-hand')} {seat['hand_count']}, {say('terminal-deck')} {seat['deck']}"
    levels = [
        f"{kind} {unit['level']}/{unit['levels']} ({say('warcraft-terminal-strength')} {unit['strength']})"
        for kind, unit in seat["units"].items()
    ]
    built = [f"{kind} {b['ready']}+{b['sites']}" for kind, b in seat["buildings"].items()]
    return [
        f"{name}   {points}   {stock}   {cards}",
        f"    {', '.join(levels)}   {say('warcraft-terminal-buildings')}: {', '.join(built)}",
    ]


def battle(fight: Json, say: Say) -> str:
    sides = f"{', '.join(fight['attackers'])} → {', '.join(fight['defenders'])}"
    phase = f", {fight['phase']}" if fight["phase"] else ""
    head = paint(f"{say('warcraft-terminal-battle')} {fight['area']}", "bold")
    return f"{head} {plain(sides)} ({fight['round']}{phase})"
