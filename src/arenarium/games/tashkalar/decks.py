"""Cards: in hands, decks and piles, and who saw which one go where. TK R38"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.games.tashkalar.arena import ones
from arenarium.games.tashkalar.box import DECK_SIZE, FLARES, LEGENDS
from arenarium.games.tashkalar.state import (
    BEING,
    CARD_KINDS,
    FLARE,
    FLARE_DECK,
    LEGEND,
    LEGEND_DECK,
    PUBLIC,
    Bout,
    having,
    having_row,
)


def take_from_hand(s: Bout, seat: int, card: int) -> None:
    """The card is played: it lies open now."""
    kind = kind_of(card)
    i = index_of(s, seat, card)
    s.hands[seat * CARD_KINDS + kind] &= ~(1 << i)
    note(s, card_key(seat, kind, i), IN_HAND + seat, OPEN, EVERYBODY)


# --- cards -----------------------------------------------------------------------------------


def card_number(s: Bout, seat: int, kind: int, i: int) -> int:
    """The number of the i-th card of a seat's deck, of the legends, of the flares."""
    if kind == BEING:
        return s.first_card[seat] + i
    return LEGENDS + i if kind == LEGEND else FLARES + i


def kind_of(card: int) -> int:
    if card < LEGENDS:
        return BEING
    return LEGEND if card < FLARES else FLARE


def index_of(s: Bout, seat: int, card: int) -> int:
    """Its place in its deck; -1 for a being of somebody else."""
    if card >= FLARES:
        return card - FLARES
    if card >= LEGENDS:
        return card - LEGENDS
    i = card - s.first_card[seat]
    return i if 0 <= i < DECK_SIZE else -1


def deck_of(seat: int, kind: int) -> int:
    if kind == BEING:
        return seat
    return LEGEND_DECK if kind == LEGEND else FLARE_DECK


def in_hand(s: Bout, seat: int, card: int) -> bool:
    i = index_of(s, seat, card)
    return i >= 0 and (s.hands[seat * CARD_KINDS + kind_of(card)] >> i) & 1 == 1


def bits(mask: i64) -> int:
    return ones(mask)


def deck_size(s: Bout, deck: int) -> int:
    tops = len(s.tops[deck]) if deck < s.seats else 0
    return bits(s.bags[deck]) + len(s.unders[deck]) + tops


def into_pile(s: Bout, seat: int, card: int) -> None:
    kind = kind_of(card)
    deck = deck_of(seat, kind)
    s.piles = having_row(s.piles, deck, s.piles[deck] + (index_of(s, seat, card),))


# --- what became of each card: TK R38 ---------------------------------------------------------

# Where a card is, as others can tell the places apart. OPEN is everywhere that all can see.
IN_BAG: Final = 0
IN_HAND: Final = 1  # of seat 0; then the other seats
UNDER: Final = 5
ON_TOP: Final = 6
FACE_DOWN: Final = 7
OPEN: Final = 8
EVERYBODY: Final = 15 | PUBLIC

LEGEND_KEYS: Final = 72
FLARE_KEYS: Final = 84

# A step of a card in one number: its key, where it was, where it is now, who saw which card it was.
KEY_MASK: Final = 127
PLACE_MASK: Final = 15
WAS_AT: Final = 7
NOW_AT: Final = 11
SEES_AT: Final = 15


def card_key(seat: int, kind: int, i: int) -> int:
    """A number of its own for each card of the table: beings by seat, then legends, then flares."""
    if kind == BEING:
        return seat * DECK_SIZE + i
    return LEGEND_KEYS + i if kind == LEGEND else FLARE_KEYS + i


def card_of(key: int) -> tuple[int, int, int]:
    """Seat, kind and place in its deck; seat 0 for the shared cards."""
    if key < LEGEND_KEYS:
        return key // DECK_SIZE, BEING, key % DECK_SIZE
    return (0, LEGEND, key - LEGEND_KEYS) if key < FLARE_KEYS else (0, FLARE, key - FLARE_KEYS)


def note(s: Bout, key: int, was: int, now: int, sees: int) -> None:
    """A card has gone from one place to another; who saw which one it was. Nobody asks after a playout."""
    if not s.quiet:
        s.trail = s.trail + (key | was << WAS_AT | now << NOW_AT | sees << SEES_AT,)


def step_key(step: int) -> int:
    return step & KEY_MASK


def step_was(step: int) -> int:
    return (step >> WAS_AT) & PLACE_MASK


def step_now(step: int) -> int:
    return (step >> NOW_AT) & PLACE_MASK


def step_sees(step: int) -> int:
    return step >> SEES_AT


def other_card(step: int, key: int) -> int:
    """The same step of another card."""
    return step & ~KEY_MASK | key


def show_discard(s: Bout, i: int) -> bool:
    """A being in the pile of the player in turn lies open from now on; whether it did before."""
    known = (s.secret[s.seat] >> i) & 1 == 0
    if not known:
        s.secret = having(s.secret, s.seat, s.secret[s.seat] & ~(1 << i))
        note(s, card_key(s.seat, BEING, i), FACE_DOWN, OPEN, EVERYBODY)
    return known
