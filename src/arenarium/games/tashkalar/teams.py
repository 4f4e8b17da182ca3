"""Two against two: control and legends pass to the partner. TK §10"""

from __future__ import annotations

from arenarium.core.kernel import Event
from arenarium.games.tashkalar.decks import IN_HAND, card_key, note
from arenarium.games.tashkalar.state import CARD_KINDS, LEGEND, Bout


def hand_over(s: Bout, out: list[Event]) -> None:
    """The partner takes control, and the legends with it. TK §10"""
    partner = s.partner(s.seat)
    s.handed = True
    s.actor = partner
    give_legends(s, s.seat, partner)
    out.append(Event("handed_over", (s.seat, partner)))


def give_legends(s: Bout, seat: int, partner: int) -> None:
    mask = s.hands[seat * CARD_KINDS + LEGEND]
    s.hands[seat * CARD_KINDS + LEGEND] = 0
    s.hands[partner * CARD_KINDS + LEGEND] |= mask
    i = 0
    while mask >> i:
        if (mask >> i) & 1:
            note(s, card_key(seat, LEGEND, i), IN_HAND + seat, IN_HAND + partner, 1 << seat | 1 << partner)
        i += 1
