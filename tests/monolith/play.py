"""Small words for tests: a board in one line, actions in notation, what stands where afterwards."""

from __future__ import annotations

from typing import Any

from arenarium.core.hexes import NAMES, NEIGHBOUR, NUMBERS, draw
from arenarium.core.kernel import apply, questions
from arenarium.core.refusal import Refusal
from arenarium.games.monolith.game import GAME
from arenarium.games.monolith.notation import token
from arenarium.games.monolith.state import Arena

FACTIONS = {
    "de": "dragon_empire",
    "la": "lords_of_the_abyss",
    "gr": "guardians_of_the_realm",
    "hf": "harbingers_of_the_forest",
}
MODES = {2: "duel", 3: "three", 4: "four"}


def arena(tiles: str, factions: str = "de la", options: dict[str, Any] | None = None, **position: Any) -> Arena:
    """`tiles` is "c3:r.pik0 c2:b.wra3"; `factions` are prefixes by seat."""
    tokens = ["."] * 19
    for word in tiles.split():
        name, _, text = word.partition(":")
        tokens[NUMBERS[name]] = text
    names = [FACTIONS[f] for f in factions.split()]
    return GAME.position(
        {"mode": MODES[len(names)], "factions": names, **(options or {})},
        {"board": draw(tokens), **position},
    )


def play(s: Arena, *actions: str) -> Arena:
    """Every action by whoever is asked. Chance never is: stacks of positions are empty."""
    for text in actions:
        asked = questions(s)
        action = GAME.parse(s, text)
        d = next((d for d in asked if d.allows(action)), None)
        assert d is not None, f"{text} is no option: {GAME.refuse(s, asked[0].seat, action)}"
        apply(s, d.seat, action)
    return s


def fight(tiles: str, factions: str = "de la", *answers: str, **position: Any) -> Arena:
    return play(arena(tiles, factions, phase="battle", **position), *answers)


def at(s: Arena, name: str) -> str:
    """The token on a hex, a banner's hit points left out."""
    return token(s, NUMBERS[name]).split("=")[0]


def now(s: Arena, name: str) -> dict[str, Any]:
    """The tile on a hex as players see it."""
    return GAME.inquire(s, 0, "tile", {"hex": name})


def options(s: Arena) -> list[str]:
    (d,) = questions(s)
    return [GAME.notate(s, a) for a in d.options]


def refusal(s: Arena, text: str) -> Refusal:
    """How an action is refused, by whoever is asked."""
    try:
        action = GAME.parse(s, text)
    except Refusal as refused:
        return refused
    (d,) = questions(s)
    assert not d.allows(action), f"{text} was expected to be refused"
    return GAME.refuse(s, d.seat, action)


def around(name: str, direction: int) -> str:
    return NAMES[NEIGHBOUR[NUMBERS[name] * 6 + direction]]


def blows(tile: str, more: str = "") -> list[int]:
    """Wounds a red tile of rotation 0 on c3 deals in one battle to golems all around, by direction; 3: gone."""
    prefix = tile[:2]
    golems = " ".join(f"{around('c3', d)}:b.gr_gol{d}" for d in range(6) if around("c3", d) not in more)
    s = fight(f"c3:r.{tile}0 {golems} {more}", f"{prefix} gr")
    found = []
    for d in range(6):
        left = at(s, around("c3", d))
        found.append(3 if left == "." else left.count("!"))
    return found


def gives(rune: str, what: str, to: str = "gr_gol") -> list[int]:
    """Directions in which a red rune of rotation 0 on c3 gives something to own tiles."""
    others = " ".join(f"{around('c3', d)}:r.{to}0" for d in range(6))
    s = arena(f"c3:r.{rune}0 {others}", f"{rune[:2]} gr")
    found = []
    for d in range(6):
        tile = now(s, around("c3", d))
        if any(g["what"] == what and g["by"] == "c3" for g in tile["granted"]):
            found.append(d)
    return found


def initiative(tile: str) -> list[int]:
    s = arena(f"c3:r.{tile}0", f"{tile[:2]} gr")
    slots: list[int] = now(s, "c3")["initiative"]
    return slots
