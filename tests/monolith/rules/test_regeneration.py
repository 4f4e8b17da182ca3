"""Regeneration asks for no more than it must, and takes no choice away. MA R87"""

from __future__ import annotations

import pytest

from arenarium.core.game import Json
from arenarium.core.hexes import CELLS
from arenarium.core.kernel import Luck
from arenarium.games.monolith.attacks import BY_MELEE, blow
from arenarium.games.monolith.box import REGENERATION
from arenarium.games.monolith.game import GAME
from arenarium.games.monolith.nets import recompute
from arenarium.games.monolith.regeneration import Ending, absorbed, absorptions, choices, ending
from arenarium.games.monolith.state import Arena, put

DE, LA, GR, HF = "dragon_empire", "lords_of_the_abyss", "guardians_of_the_realm", "harbingers_of_the_forest"
Blows = tuple[int, ...]


def guarded_board(options: Json, luck: Luck) -> tuple[Arena, Blows]:
    """Tiles of the first side, many of them Regeneration runes, and blows of the other that fall on them."""
    s = GAME.blank(options, mirror=True)
    hexes = list(range(CELLS))
    own = [seat for seat in range(s.seats) if s.side[seat] == 0]
    for i in range(8):
        seat = own[i % len(own)]
        first = s.box.first[s.faction[seat]]
        kinds = [k for k in range(first, first + s.box.kinds[s.faction[seat]]) if s.box.gift[k] == REGENERATION]
        kind = kinds[0] if i < 4 else first + 1 + luck.below(3)
        put(s, hexes.pop(luck.below(len(hexes))), kind * 6 + luck.below(6), seat)
    sources = [hexes.pop(luck.below(len(hexes))) for _ in range(3)]
    enemy = next(seat for seat in range(s.seats) if s.side[seat] == 1)
    for h in sources:
        put(s, h, (s.box.first[s.faction[enemy]] + 1) * 6, enemy)
    recompute(s, [])
    victims = [h for h in range(CELLS) if s.sides[0] >> h & 1]
    hits = {(sources[luck.below(3)], victims[luck.below(len(victims))]) for _ in range(4)}
    return s, tuple(blow(h, v, 1 + luck.below(2), BY_MELEE, luck.below(2)) for h, v in sorted(hits))


def reached(s: Arena, blows: Blows, spent: int, *, asking: bool) -> tuple[set[Ending], int]:
    """All boards that answers lead to, and how often somebody was asked."""
    options = choices(s, blows, spent, 0) if asking else absorptions(s, blows, spent, 0)
    if not options:
        return {ending(s, blows, spent, 0)}, 0
    found: set[Ending] = set()
    asked = int(len(options) > 1)
    for _, rune, source, victim in options:
        more, times = reached(s, absorbed(blows, source, victim), spent | 1 << rune, asking=asking)
        found |= more
        asked += times
    return found, asked


@pytest.mark.parametrize(
    "options",
    [
        {"factions": [DE, LA]},
        {"factions": [HF, LA]},
        {"mode": "four", "factions": [DE, LA, GR, HF]},
        {"mode": "three", "factions": [DE, LA, GR]},
    ],
    ids=["empire", "forest", "four", "three"],
)
def test_every_board_can_still_be_reached_and_less_is_asked(options: Json) -> None:
    """MA R18, R86, R87"""
    luck = Luck(7)
    fewer = 0
    for _ in range(300):
        s, blows = guarded_board(options, luck)
        boards, asked = reached(s, blows, 0, asking=True)
        all_boards, all_asked = reached(s, blows, 0, asking=False)
        assert boards == all_boards, GAME.picture(s)
        assert asked or len(boards) == 1
        assert len(boards) > 1 or not asked, GAME.picture(s)
        fewer += asked < all_asked
    assert fewer > 5
