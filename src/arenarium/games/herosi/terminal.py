"""The table on a terminal: boards that face each other, dice, the hand, the track."""

from __future__ import annotations

from arenarium.core.game import Json
from arenarium.core.paint import Say, beside, called, entry, of_seat, padded, paint, plain

ELEMENTS = {
    "fire": "bright_red",
    "water": "bright_blue",
    "earth": "yellow",
    "air": "bright_cyan",
    "command": "white",
    "card": "bright_magenta",
}
LETTERS = {"fire": "F", "water": "W", "earth": "E", "air": "A", "command": "C", "card": "K"}
PLACES = 18


def screen(view: Json, catalogue: Json, say: Say) -> str:
    spells = {spell["id"]: spell for spell in catalogue["spells"]}
    lines: list[str] = []
    for battle in view["battles"]:
        seats = [view["players"][seat] for seat in battle["seats"]]
        lines += facing(seats, say)
        lines += ["", f"{paint(say('herosi-terminal-track'), 'bold')} ({view['pile']})"]
        for number, row in (("1", battle["upper"]), ("2", battle["lower"])):
            names = [f"{column}{number} {say(f'herosi-{card}') if card else '–'}" for column, card in zip("abcd", row)]
            lines.append("  " + plain("   ".join(names)))
        lines.append("")
    if view["spells"]:
        names = [f"{spell['name']}{'+' * spell['power']}" for spell in view["spells"]]
        lines.append(f"{paint(say('herosi-terminal-spells'), 'bold')} {plain('  '.join(names))}")
    for player in view["players"]:
        cards = player["hand"].get("cards")
        if cards:
            lines += ["", paint(say("terminal-hand"), "bold")]
            for card in dict.fromkeys(cards):
                lines += hand_card(spells[card], cards.count(card), say)
    return "\n".join(lines)


def facing(players: list[Json], say: Say) -> list[str]:
    """Two boards face each other, the second one mirrored; a third and a fourth player below them."""
    lines: list[str] = []
    for at in range(0, len(players), 2):
        left = own_board(players[at], say, mirrored=False)
        right = own_board(players[at + 1], say, mirrored=True) if at + 1 < len(players) else []
        lines += beside(left, [f"| {line}" for line in right]) + [""]
    return lines[:-1]


def own_board(player: Json, say: Say, *, mirrored: bool) -> list[str]:
    hero = say(f"herosi-hero_{player['hero']}") if player["hero"] else "–"
    head = f"{of_seat(called(player['seat'], say), player['seat'])}, {plain(hero)}   ♥ {player['life']}"
    if player["points"]:
        head += f"   {player['points']} {say('terminal-points')}"
    if player["status"] != "in":
        head += f"   {paint(player['status'], 'bold')}"
    lines = [head]
    fields = player["fields"]
    for column in (4, 3, 2, 1) if mirrored else (1, 2, 3, 4):
        row = [being(f"{row}{column}", fields, say) for row in ("fb" if mirrored else "bf")]
        lines.append("".join(padded(text, PLACES) for text in row).rstrip())
    size = f"{say('terminal-hand')} {player['hand']['size']}, {say('terminal-deck')} {player['deck']['size']}"
    return [*lines, f"{' '.join(map(die, player['dice']))}   {size}"]


def being(name: str, fields: Json | None, say: Say) -> str:
    there = fields[name] if fields is not None else None
    if there is None:
        return paint(f"{name} ·", "dim")
    who = say("herosi-terminal-hero") if there["id"] == "hero" else say(f"herosi-{there['id']}")
    style = "bold" if there["exposed"] else "dim"
    hurt = "" if there["id"] == "hero" else "!" * there["wounds"]
    cold = "#" if there.get("frozen") else ""
    return paint(f"{name} ", "dim") + paint(f"{who}{hurt}{cold}"[: PLACES - 4], style)


def die(shown: Json) -> str:
    if shown["face"] is None:
        return paint("~" if shown["at"] == "air" else "-", "dim")
    return paint(LETTERS[shown["face"]], f"bold {ELEMENTS[shown['face']]}")


def hand_card(spell: Json, count: int, say: Say) -> list[str]:
    needs = [f"{LETTERS.get(kind, '=')}×{number}" for kind, number in spell["needs"].items()]
    key = f"herosi-{spell['id']}"
    head = f"  {paint(say(key), 'bold')} {spell['id']} ×{count}   {' '.join(needs)}"
    return entry(head, say(f"{key}.text", spell))
