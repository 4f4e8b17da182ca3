"""Special steps about cards, actions and turns."""

from __future__ import annotations

from arenarium.core.kernel import Action, Event
from arenarium.games.tashkalar import vocabulary as words
from arenarium.games.tashkalar.box import LEGENDS
from arenarium.games.tashkalar.decks import (
    EVERYBODY,
    FACE_DOWN,
    IN_HAND,
    ON_TOP,
    OPEN,
    card_key,
    card_number,
    deck_size,
    into_pile,
    note,
    show_discard,
    take_from_hand,
)
from arenarium.games.tashkalar.deeds import strike
from arenarium.games.tashkalar.dismissal import Dismiss, KeepFrozen
from arenarium.games.tashkalar.memory import Memory
from arenarium.games.tashkalar.pieces import may_upgrade, owner_at, rank_at, upgrade
from arenarium.games.tashkalar.scoring import LegendPoint
from arenarium.games.tashkalar.state import (
    BEING,
    CARD_KINDS,
    FLARE,
    HIGH_FORM,
    LEAVE,
    LEAVE_AT_ONCE,
    LEGEND,
    Bout,
    having,
    having_row,
)
from arenarium.games.tashkalar.verbs import COPY, DROP, RECOVER, UPGRADE_AT

# --- cards: out of the discard pile, out of the hand ---------------------------------------------------


def offer_recover(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    found: list[Action] = []
    for i in sorted(s.piles[s.seat]):
        if s.actor != s.seat and (s.secret[s.seat] >> i) & 1:
            continue  # a partner does not know the cards discarded face down
        card = s.first_card[s.seat] + i
        if step.to == words.TO_FROZEN and s.box.cards[card].frozen < 0:
            continue
        found.append((RECOVER, card, 0, 0))
    return found


def from_pile(s: Bout, card: int) -> int:
    """Takes a card out of the pile of the player in turn; everybody sees from where, counted from the bottom. TK R38"""
    rest = list(s.piles[s.seat])
    at = rest.index(card - s.first_card[s.seat])
    del rest[at]
    s.piles = having_row(s.piles, s.seat, tuple(rest))
    return at + 1


def on_top(s: Bout, card: int, out: list[Event]) -> None:
    """From the pile onto the deck; only its owner learns which one it was if it was discarded face down."""
    at = from_pile(s, card)
    i = card - s.first_card[s.seat]
    known = (s.secret[s.seat] >> i) & 1 == 0
    s.secret = having(s.secret, s.seat, s.secret[s.seat] & ~(1 << i))
    s.tops = having_row(s.tops, s.seat, s.tops[s.seat] + (i,))
    if known:
        note(s, card_key(s.seat, BEING, i), OPEN, ON_TOP, EVERYBODY)
        out.append(Event("recovered", (s.seat, card, at)))
    else:
        note(s, card_key(s.seat, BEING, i), FACE_DOWN, ON_TOP, 1 << s.seat)
        out.append(Event("recovered", (s.seat, card, at), 1 << s.seat, (s.seat, -1, at)))


def do_recover(s: Bout, m: Memory, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    _, card, _, _ = action
    if step.to == words.TO_FROZEN:
        known = show_discard(s, card - s.first_card[s.seat])
        at = from_pile(s, card)
        out.append(Event("recovered", (s.seat, card, at), reveals=not known))
        s.push(KeepFrozen(card))
        return True
    on_top(s, card, out)
    return True


def offer_drop(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    found: list[Action] = []
    if s.actor != s.seat:
        return found  # a partner cannot see the hand
    for kind in (BEING, LEGEND, FLARE):
        if step.what != words.ANY_CARD and step.what != kind:
            continue
        mask = s.hands[s.seat * CARD_KINDS + kind]
        i = 0
        while mask >> i:
            if (mask >> i) & 1:
                found.append((DROP, card_number(s, s.seat, kind, i), 0, 0))
            i += 1
    return found


def do_drop(s: Bout, m: Memory, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    _, card, _, _ = action
    take_from_hand(s, s.seat, card)
    into_pile(s, s.seat, card)
    out.append(Event("dropped", (s.seat, card), reveals=True))
    return True


# --- what a step gives the player in turn ---------------------------------------------------------------


def do_gain(s: Bout, m: Memory, step: words.Step, out: list[Event]) -> bool:
    s.actions += step.count
    out.append(Event("gained", (s.seat, step.count)))
    return True


def do_draw(s: Bout, m: Memory, step: words.Step, out: list[Event]) -> bool:
    """At the end of the turn."""
    if step.what == BEING:
        s.more_beings += step.count
    else:
        s.more_legends += step.count
    return True


def do_extra_turn(s: Bout, m: Memory, step: words.Step, out: list[Event]) -> bool:
    s.extra_turns += 1
    out.append(Event("extra_turn", (s.seat,)))
    return True


def do_borrow(s: Bout, m: Memory, step: words.Step, out: list[Event]) -> bool:
    s.borrow = LEAVE_AT_ONCE if step.flags & words.AT_ONCE else LEAVE
    return True


# --- Nethervoid ------------------------------------------------------------------------------------------


def do_rebound(s: Bout, m: Memory, step: words.Step, out: list[Event]) -> bool:
    """The card will go under its deck."""
    if deck_size(s, s.seat) == 0:
        return False
    s.stack = tuple([f.under_its_deck() if isinstance(f, Dismiss) else f for f in s.stack])
    return True


def do_legend_by_gate(s: Bout, m: Memory, step: words.Step, out: list[Event]) -> bool:
    """Gate Master's summoning counts as that of a legend if the Gateway has become legendary."""
    if not m.done or rank_at(s, m.spot) != words.LEGENDARY:  # equal: a heroic Gateway that is upgraded is legendary
        return False
    s.legends += 1
    if s.mode != HIGH_FORM:
        s.push(LegendPoint())
    return True


def do_idle(s: Bout, m: Memory, step: words.Step, out: list[Event]) -> bool:
    if s.actions > 0:
        s.actions -= 1
        out.append(Event("lost_action", (s.seat,)))
        return True
    gate = s.gate[s.side]
    if gate < 0:
        return False
    strike(s, m, gate, True, out)  # equal: an own piece never counts
    return True


def do_possess(s: Bout, m: Memory, step: words.Step, out: list[Event]) -> bool:
    s.possessed = owner_at(s, m.spot)
    return True


def do_chill(s: Bout, m: Memory, step: words.Step, out: list[Event]) -> bool:
    for colour in range(s.colours):
        if colour != s.side:
            s.chilled |= 1 << colour
    out.append(Event("chilled", (s.seat,)))
    return True


# --- Etherweave --------------------------------------------------------------------------------------------


def do_rewind(s: Bout, m: Memory, step: words.Step, out: list[Event]) -> bool:
    pile = s.piles[s.seat]
    if not pile:
        return False
    on_top(s, s.first_card[s.seat] + pile[-1], out)
    return True


def do_void(s: Bout, m: Memory, step: words.Step, out: list[Event]) -> bool:
    s.void = step.count
    return True


def do_double(s: Bout, m: Memory, step: words.Step, out: list[Event]) -> bool:
    s.doubled += 1
    return True  # equal: no step comes after it


def free_pending(s: Bout) -> int:
    """The pending being that may be discarded or taken back: never Merchant of Time."""
    card = s.pending[s.seat]
    return card if card >= 0 and card != s.box.merchant else -1


def offer_drop_pending(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    card = free_pending(s)
    return [(DROP, card, 0, 0)] if card >= 0 else []


def do_drop_pending(s: Bout, m: Memory, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    _, card, _, _ = action
    s.pending = having(s.pending, s.seat, -1)
    into_pile(s, s.seat, card)
    out.append(Event("dropped", (s.seat, card)))
    return True


def offer_take_back(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    card = free_pending(s)
    return [(RECOVER, card, 0, 0)] if card >= 0 else []


def do_take_back(s: Bout, m: Memory, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    _, card, _, _ = action
    s.pending = having(s.pending, s.seat, -1)
    i = card - s.first_card[s.seat]
    s.hands[s.seat * CARD_KINDS] |= 1 << i
    note(s, card_key(s.seat, BEING, i), OPEN, IN_HAND + s.seat, EVERYBODY)
    out.append(Event("recovered", (s.seat, card, 0)))
    return True  # equal: there is no second one


def offer_transcend(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    if m.here >= 0 and rank_at(s, m.here) == words.HEROIC and may_upgrade(s, m.here):
        return [(UPGRADE_AT, m.here, 0, 0)]
    return []


def do_transcend(s: Bout, m: Memory, step: words.Step, n: int, action: Action, out: list[Event]) -> bool:
    """Iris of Eternity counts as a legend summoned; the legends in hand are discarded."""
    upgrade(s, m.here, out)
    s.legends += 1
    holder = s.actor  # after a handover the partner holds the legends of the team, TK R62
    i = 0
    mask = s.hands[holder * CARD_KINDS + LEGEND]
    while mask >> i:
        if (mask >> i) & 1:
            take_from_hand(s, holder, LEGENDS + i)
            into_pile(s, holder, LEGENDS + i)
            out.append(Event("dropped", (holder, LEGENDS + i), reveals=True))
        i += 1
    if s.mode != HIGH_FORM:
        s.push(LegendPoint())
    return True


def offer_copy_warp(s: Bout, m: Memory, step: words.Step, n: int) -> list[Action]:
    found: list[Action] = []
    for i in sorted(s.piles[s.seat]):
        card = s.first_card[s.seat] + i
        if s.actor != s.seat and (s.secret[s.seat] >> i) & 1:
            continue
        if s.box.cards[card].warp >= 0 and card != s.box.merchant:
            found.append((COPY, card, 0, 0))
    return found
