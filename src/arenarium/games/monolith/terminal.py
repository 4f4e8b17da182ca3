"""The board on a terminal: coloured hexes, the hand, hit points and stacks."""

from __future__ import annotations

from arenarium.core.game import Json
from arenarium.core.paint import Say, called, entry, of_seat, paint, plain

ROWS = ("c1", "b1 d1", "a1 c2 e1", "b2 d2", "a2 c3 e2", "b3 d3", "a3 c4 e3", "b4 d4", "c5")
ARROWS = "↑↗↘↓↙↖"
PLACES = 11


def screen(view: Json, catalogue: Json, say: Say) -> str:
    codes = {tile["id"]: tile["code"] for tile in catalogue["tiles"]}
    lines = [*board(view, codes), "", paint("  ".join(f"{a}{i}" for i, a in enumerate(ARROWS)), "dim"), ""]
    for side in view["sides"]:
        for seat in side["seats"]:
            lines.append(player(view["seats"][seat], side["hp"], codes, say))
    mine = view["seats"][view["active"]] if view["phase"] in ("discard", "play") else None
    if mine is not None and mine["hand"]:
        lines += ["", paint(say("terminal-hand"), "bold")]
        for tile in dict.fromkeys(mine["hand"]):
            head = f"  {paint(say(f'monolith-{tile}'), 'bold')} {codes[tile]}"
            lines += entry(head, say(f"monolith-{tile}.text"))
    return "\n".join(lines)


def board(view: Json, codes: dict[str, str]) -> list[str]:
    """Nine rows of hexes, each with its name, or with the tile and its initiative."""
    tiles = {tile["hex"]: tile for tile in view["board"]}
    segments = {segment["hex"]: segment["seat"] for segment in view["segments"]}
    lines = []
    for row in ROWS:
        names = row.split()
        indent = " " * {1: 2 * PLACES, 2: PLACES, 3: 0}[len(names)]
        top = "".join(padded_chip(name, tiles.get(name), segments.get(name), codes) for name in names)
        lines.append((indent + top).rstrip())
    return lines


def padded_chip(name: str, tile: Json | None, segment: int | None, codes: dict[str, str]) -> str:
    around = " " * PLACES
    if tile is None:
        if segment is not None:
            return of_seat(f"‹{name}›".center(PLACES), segment) + around
        return paint(name.center(PLACES), "dim") + around
    text = f" {'rbgp'[tile['seat']]}.{codes[tile['tile']]}{ARROWS[tile['rotation']]}{marks(tile)}"
    return of_seat(text.center(PLACES), tile["seat"]).replace("]", " reverse]", 1) + around


def marks(tile: Json) -> str:
    """Wounds, poison, entrenchment, net and disarming, as few letters as possible; a banner has no wounds."""
    wounds = "!" * tile["wounds"] if tile["kind"] != "banner" else ""
    net = "#" if tile["netted"] or tile["net_marker"] else ""
    others = ("p" * tile["poison"], "e" * tile["entrenched"], net, "-" * tile["disarmed"])
    return "".join((wounds, *others))


def player(seat: Json, hit_points: int, codes: dict[str, str], say: Say) -> str:
    faction = say(f"monolith-{seat['faction']}")
    name = of_seat(f"{called(seat['seat'], say)}, {faction}", seat["seat"])
    hand = " ".join(codes[tile] for tile in seat["hand"]) or "–"
    stack = f"{say('monolith-terminal-stack')} {seat['bag']}"
    return f"{name}  ♥ {hit_points}   {say('terminal-hand')} {plain(hand)}   {stack}"
