"""What a seat may believe: hands it does not see are drawn anew from that player's unseen cards."""

from __future__ import annotations

from arenarium.core.game import Pick
from arenarium.games.warcraft.box import KINDS_OF_CARD
from arenarium.games.warcraft.state import War, card_count, changed, copies, one


def knows_hand(s: War, seat: int, owner: int) -> bool:
    return seat == owner or (seat >= 0 and s.share_hands and s.slot[0] >= 0 and (s.friends[owner] >> seat) & 1 == 1)


def resample(s: War, seat: int, pick: Pick) -> War:
    """Every hand that `seat` does not know, drawn anew from that player's unseen cards."""
    c = s.clone()
    for o in range(s.seats):
        if knows_hand(s, seat, o):
            continue
        pool = s.hand[o] + s.deck[o]
        hand = 0
        for _ in range(card_count(s.hand[o])):
            weights = [copies(pool, card) for card in range(KINDS_OF_CARD)]
            card = pick(weights)
            pool -= one(card)
            hand += one(card)
        c.hand = changed(c.hand, o, hand)
        c.deck = changed(c.deck, o, pool)
    return c
