"""The arena on a terminal: coloured squares, the hand with its patterns, tasks and score."""

from __future__ import annotations

from arenarium.core.game import Json
from arenarium.core.paint import Say, beside, called, entry, of_seat, paint, paragraph, plain

COLUMNS = "abcdefghi"
LETTERS = ({"common": "o", "heroic": "O", "legendary": "Q"}, {"common": "x", "heroic": "X", "legendary": "K"})
RANKS = ("common", "heroic", "legendary")
GROUND = {"red": ("◆", "red"), "green": ("◇", "green")}


def screen(view: Json, catalogue: Json, say: Say) -> str:
    you = next((p for p in view["players"] if p["cards"] is not None), None)
    lines = beside(arena(view, catalogue), state(view, say))
    if you is not None:
        cards = {card["id"]: card for card in catalogue["cards"]}
        lines += ["", paint(say("terminal-hand"), "bold")]
        for name in you["cards"]:
            lines += hand_card(cards[name], say)
    return "\n".join(lines)


def arena(view: Json, catalogue: Json) -> list[str]:
    ground = {square: colour for colour in GROUND for square in catalogue["arena"][colour]}
    pieces = {piece["at"]: piece for piece in view["board"]}
    two = len(view["sides"]) == 2
    squares = set(catalogue["arena"]["squares"])
    head = "    " + "  ".join(COLUMNS)
    rows = [paint(head, "dim")]
    for row in range(1, 10):
        cells = [cell(f"{c}{row}", squares, ground, pieces, two) for c in COLUMNS]
        rows.append(paint(f" {row} ", "dim") + "".join(cells))
    return rows


def cell(at: str, squares: set[str], ground: dict[str, str], pieces: dict[str, Json], two: bool) -> str:
    if at not in squares:
        return "   "
    mark, colour = GROUND.get(ground.get(at, ""), ("·", "white"))
    back = {"red": " on rgb(70,20,20)", "green": " on rgb(15,55,25)"}.get(colour, " on rgb(38,38,44)")
    piece = pieces.get(at)
    if piece is None:
        return paint(f" {mark} ", f"{colour}{back}")
    side, rank = piece["side"], piece["rank"]
    text = LETTERS[side][rank] if two else f"{'rbgp'[side]}{RANKS.index(rank) + 1}"
    gateway = "*" if piece.get("gateway") else " "
    return of_seat(f" {text}{gateway}"[:3], side).replace("]", f"{back}]", 1)


def state(view: Json, say: Say) -> list[str]:
    """Points, supply, tasks: what stands beside the board."""
    lines = [""]
    for side in view["sides"]:
        who = "+".join(called(seat, say) for seat in side["seats"])
        points = f"{side['score']}/{view['goal']}"
        if side["colours"] is not None:
            points += " (" + " ".join(f"{called(int(c), say)} {n}" for c, n in side["colours"].items()) + ")"
        supply = f"{say('tashkalar-terminal-supply')} {side['supply']}+{side['legendary_supply']}"
        lines.append(f"{of_seat(who, side['side'])} {plain(points)}   {supply}")
    for player in view["players"]:
        decks = f"{say('terminal-deck')} {player['deck']}"
        hand = f"{say('terminal-hand')} {player['beings']}+{player['legends']}+{player['flares']}"
        lines.append(f"{of_seat(called(player['seat'], say), player['side'])} {hand}   {decks}")
    tasks = view["tasks"]
    if tasks is not None:
        lines += ["", paint(say("tashkalar-terminal-tasks"), "bold")]
        for task in tasks["current"]:
            done = paint("✓ ", "bold green") if task in tasks["fulfilled"] else "  "
            lines.append(f"{done}{task} {plain(say(f'tashkalar-{task}'))}")
            lines += [f"      {line}" for line in paragraph(say(f"tashkalar-{task}.text"), 56)]
        later = tasks["next"]
        if later is not None:
            lines.append(paint(f"  {later} {say(f'tashkalar-{later}')}", "dim"))
    return lines


def hand_card(card: Json, say: Say) -> list[str]:
    key = f"tashkalar-{card['id']}"
    name = f"  {paint(say(key), 'bold')} {plain(card['id'])}"
    text = say(f"{key}.text")
    if "grid" not in card:
        return entry(name, text)
    grid = ["      " + " ".join(row.replace(".", "·")) for row in card["grid"]]
    return [f"{name} ({plain(card['rank'])})", *beside(grid, paragraph(text, 64))]
