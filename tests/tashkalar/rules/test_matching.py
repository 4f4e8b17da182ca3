"""The fast matcher against a slow one that reads the printed picture, on random boards. TK §4"""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from arenarium.core.squares import turned
from arenarium.games.tashkalar.arena import CENTRE, GRID, SQUARES
from arenarium.games.tashkalar.box import FLARES, Card
from arenarium.games.tashkalar.game import GAME
from arenarium.games.tashkalar.loading import DECKS, box_for
from arenarium.games.tashkalar.notation import LETTERS, rank_word
from arenarium.games.tashkalar.patterns import Sight, pattern_squares, summons
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


PIECES = ((0, 1), (0, 1), (0, 2), (1, 1), (1, 2), (0, 3), (2, 1))  # colour and rank


def position(pieces: list[int], card: Card, melee: bool) -> Bout:
    """Those pieces square by square as far as there are any, a number beyond them for none; red holds the card."""
    colours = 3 if melee else 2
    counts = [0] * 18
    tokens = ["."] * 81
    for q, piece in zip(SQUARES, pieces, strict=True):
        if piece >= len(PIECES):
            continue
        colour, rank = PIECES[piece]
        kind = colour * 2 + (rank == 3)
        if colour < colours and counts[kind] < (2 if rank == 3 else 12):
            counts[kind] += 1
            tokens[q] = f"{LETTERS[colour]}{rank}"
    deck = DECKS[card.number // 18] if card.number < 108 else "imperial"
    schools = [SCHOOL.get(deck, deck)] + [None] * (colours - 1)
    options = {"mode": "melee" if melee else "duel", "seats": colours, "schools": schools}
    told = {"board": GRID.draw(tokens), "hands": {"r": [card.name]}, "improvised": {"r": "g"} if melee else {}}
    return GAME.position(options, told)


CARDS = st.sampled_from([BOX.cards[n] for n in range(FLARES) if not BOX.cards[n].roams])


@given(st.lists(st.sampled_from(range(7)), min_size=69, max_size=69), CARDS, st.booleans())
@settings(max_examples=250, deadline=None, derandomize=True)
def test_the_matcher_finds_exactly_what_the_picture_shows(pieces: list[int], card: Card, melee: bool) -> None:
    s = position(pieces, card, melee)
    fast = set()
    for action in summons(s, 0):
        _, square, _, borrowed, improvised = unpack_summon(action)
        assert borrowed < 0
        fast.add((GRID.name(square), GRID.name(improvised) if improvised >= 0 else None))
    assert fast == slowly(s, card.name, melee)


Places = dict[tuple[int, frozenset[int]], dict[int, int]]  # summon square and pattern: what is lacking, with its rank


def lacking_fewest(s: Bout, card: Card) -> Places:
    """Where the pattern lacks the fewest pieces, all of them on free squares and not the whole of it."""
    cells = [(x, y, t) for y, row in enumerate(card.grid) for x, t in enumerate(row) if t in NEED]
    home = next((x, y) for y, row in enumerate(card.grid) for x, t in enumerate(row) if t in "TCH")
    found: Places = {}
    for turn in range(8):
        for square in SQUARES:
            needed = {GRID.offset(square, *turned(x - home[0], y - home[1], turn)): NEED[t] for x, y, t in cells}
            if -1 in needed or rank_at(s, square) > card.rank:
                continue
            lacks = {q: rank for q, rank in needed.items() if owner_at(s, q) != 0 or rank_at(s, q) < rank}
            if len(lacks) < len(cells) and all(s.board[q] == 0 for q in lacks):
                found[square, frozenset(needed)] = lacks
    fewest = min((len(lacks) for lacks in found.values()), default=0)
    return {place: lacks for place, lacks in found.items() if len(lacks) == fewest}


@given(st.lists(st.sampled_from(range(16)), min_size=69, max_size=69), CARDS, st.booleans())
@example([len(PIECES)] * 69, BOX.cards[BOX.numbers["knight"]], False)  # nothing stands: nothing is told
@settings(max_examples=250, deadline=None, derandomize=True)
def test_where_a_card_lacks_the_fewest_pieces(pieces: list[int], card: Card, melee: bool) -> None:
    s = position(pieces, card, melee)
    slow = lacking_fewest(s, card)
    fast = [(q, frozenset(pattern_squares(card.orientations[o], q))) for o, q in Sight(s, 0).far(card)]
    assert set(fast) == set(slow)
    told = GAME.inquire(s, 0, "summons", {})
    if told["summons"] or told["near"]:
        assert told["far"] == []
        return
    by_distance = sorted(GRID.distance(q, CENTRE) for q, _ in fast)
    assert [GRID.distance(GRID.square(row["square"]), CENTRE) for row in told["far"]] == by_distance[:4]
    for row in told["far"]:
        lacks = slow[GRID.square(row["square"]), frozenset(GRID.square(name) for name in row["pattern"])]
        assert {m["square"]: m["rank"] for m in row["missing"]} == {
            GRID.name(q): rank_word(rank) for q, rank in lacks.items()
        }
