"""The fast matcher against a slow one that reads the printed picture, on random boards. TK §4"""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from arenarium.core.squares import turned
from arenarium.games.tashkalar.arena import GRID, SQUARES
from arenarium.games.tashkalar.box import FLARES
from arenarium.games.tashkalar.game import GAME
from arenarium.games.tashkalar.loading import DECKS, box_for
from arenarium.games.tashkalar.notation import LETTERS
from arenarium.games.tashkalar.patterns import summons
from arenarium.games.tashkalar.pieces import owner_at, rank_at
from arenarium.games.tashkalar.state import Bout
from arenarium.games.tashkalar.verbs import unpack_summon

BOX = box_for({})
NEED = {"c": 1, "h": 2, "C": 1, "H": 2}
SCHOOL = {"imperial": "northern"}


def slowly(s: Bout, card: str, melee: bool) -> set[tuple[str, str | None]]:
    """Summon square and improvised square of every way, read off the printed picture."""
    being = BOX.cards[BOX.numbers[card]]
    cells = [(x, y, t) for y, row in enumerate(being.grid) for x, t in enumerate(row) if t in NEED]
    home = next((x, y) for y, row in enumerate(being.grid) for x, t in enumerate(row) if t in "TCH")
    found: set[tuple[str, str | None]] = set()
    for turn in range(8):
        for square in SQUARES:
            if rank_at(s, square) > being.rank:
                continue
            foreign = []
            for x, y, token in cells:
                q = GRID.offset(square, *turned(x - home[0], y - home[1], turn))
                if q < 0 or rank_at(s, q) < NEED[token]:
                    break
                if owner_at(s, q) != 0:
                    foreign.append(q)
            else:
                if not foreign:
                    found.add((GRID.name(square), None))
                elif melee and len(foreign) == 1 and (s.markers[0] >> owner_at(s, foreign[0])) & 1:
                    found.add((GRID.name(square), GRID.name(foreign[0])))
    return found


@given(st.lists(st.sampled_from(range(7)), min_size=69, max_size=69), st.sampled_from(range(FLARES)), st.booleans())
@settings(max_examples=250, deadline=None, derandomize=True)
def test_the_matcher_finds_exactly_what_the_picture_shows(pieces: list[int], number: int, melee: bool) -> None:
    card = BOX.cards[number]
    if card.roams:
        return
    colours = 3 if melee else 2
    counts = [0] * 18
    tokens = ["."] * 81
    for q, piece in zip(SQUARES, pieces, strict=True):
        colour, rank = ((0, 1), (0, 1), (0, 2), (1, 1), (1, 2), (0, 3), (2, 1))[piece]
        kind = colour * 2 + (rank == 3)
        if colour < colours and counts[kind] < (2 if rank == 3 else 12):
            counts[kind] += 1
            tokens[q] = f"{LETTERS[colour]}{rank}"
    deck = DECKS[number // 18] if number < 108 else "imperial"
    schools = [SCHOOL.get(deck, deck)] + [None] * (colours - 1)
    options = {"mode": "melee" if melee else "duel", "seats": colours, "schools": schools}
    position = {"board": GRID.draw(tokens), "hands": {"r": [card.name]}, "improvised": {"r": "g"} if melee else {}}
    s = GAME.position(options, position)
    fast = set()
    for action in summons(s, 0):
        _, square, _, borrowed, improvised = unpack_summon(action)
        assert borrowed < 0
        fast.add((GRID.name(square), GRID.name(improvised) if improvised >= 0 else None))
    assert fast == slowly(s, card.name, melee)
