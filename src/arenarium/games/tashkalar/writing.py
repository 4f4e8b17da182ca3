"""A position written from a state: the [position] table that leads to it. The inverse of `position.set_up`."""

from __future__ import annotations

from collections.abc import Callable

from arenarium.core.game import Json
from arenarium.games.tashkalar.arena import GRID
from arenarium.games.tashkalar.box import FLARES, LEGENDS, TASKS
from arenarium.games.tashkalar.notation import LETTERS, destroyed_words, picture
from arenarium.games.tashkalar.state import (
    FLARE_DECK,
    HIGH_FORM,
    LEGEND_DECK,
    MELEE,
    SCORES,
    SUPPLIES,
    TASK_DECK,
    UNDER_SEAT,
    Bout,
)
from arenarium.games.tashkalar.view import hand


def position_of(s: Bout) -> Json:
    """What a table of keys can say of a state. Cards put on or under a deck are shuffled into it; an effect that is
    being carried out is left where it is."""
    if not s.number:  # the first turn has not begun
        return {}
    names, seats = s.box.names, range(s.seats)

    def each(value: Callable[[int], object]) -> Json:
        return {LETTERS[n]: value(n) for n in seats}

    def beings(seat: int) -> list[str]:
        held = {i for i in range(LEGENDS) if s.bags[seat] >> i & 1}
        return [names[s.first_card[seat] + i] for i in sorted(held | {*s.tops[seat], *s.unders[seat]})]

    def shared(deck: int, first: int) -> list[str]:
        held = {i for i in range(len(names)) if s.bags[deck] >> i & 1}
        return [names[first + i] for i in sorted(held | {i % UNDER_SEAT for i in s.unders[deck]})]

    table: Json = {
        "turn": LETTERS[s.seat],
        "actions": s.actions,
        "board": picture(s).rstrip("\n") + "\n",
        "hands": each(lambda n: hand(s, n)),
        "decks": each(beings),
        "discards": each(lambda n: [names[s.first_card[n] + i] for i in s.piles[n]]),
        "legends": shared(LEGEND_DECK, LEGENDS),
        "legends_discard": [names[LEGENDS + i] for i in s.piles[LEGEND_DECK]],
        "flares": shared(FLARE_DECK, FLARES),
        "flares_discard": [names[FLARES + i] for i in s.piles[FLARE_DECK]],
        "turn_number": s.number,
    }
    if s.mode == HIGH_FORM:
        table["tasks"] = [names[TASKS + i] for i in s.tasks]
        table["next"] = names[TASKS + s.next_task] if s.next_task >= 0 else "none"
        table["task_deck"] = [
            names[TASKS + i] for i in range(len(s.box.tasks)) if s.bags[TASK_DECK] >> i & 1 or i in s.unders[TASK_DECK]
        ]
        table["claimed"] = {
            LETTERS[side]: [names[TASKS + i] for i in range(len(s.box.tasks)) if m >> i & 1]
            for side, m in enumerate(s.claimed)
        }
    elif s.mode == MELEE:
        table["score"] = {
            LETTERS[n]: {LETTERS[c]: s.score[n * SCORES + c] for c in range(s.colours) if c != n}
            for n in range(s.colours)
        }
        table["improvised"] = each(
            lambda n: "".join(LETTERS[c] for c in range(s.colours) if c != n and not s.markers[n] >> c & 1)
        )
    else:
        table["score"] = {LETTERS[n]: s.score[n * SCORES] for n in range(s.colours)}
    table |= _turn(s)
    return table


def _turn(s: Bout) -> Json:
    """What seldom has to be said."""
    names = s.box.names
    table: Json = {}
    carried = "etherweave" in s.options["schools"]  # a piece may lie on a card
    for key, i in (("supply", 0), ("legendary_supply", 1)):
        if carried or any(s.removed[c * SUPPLIES + i] for c in range(s.colours)):
            table[key] = {LETTERS[c]: s.pool[c * SUPPLIES + i] for c in range(s.colours)}
    for key, cards in (("frozen", s.frozen), ("pending", s.pending)):
        if any(card >= 0 for card in cards):
            table[key] = {LETTERS[n]: names[card] for n, card in enumerate(cards) if card >= 0}
    if gates := [q for q in s.gate if q >= 0]:
        table["gateway"] = GRID.name(gates[0])
    if fallen := destroyed_words(s):
        table["destroyed"] = {letter: word for letter, word in fallen.items() if letter != LETTERS[s.side]}
    if s.discarded:
        table["discarded"] = True
    if s.borrow:
        table["borrow"] = True
    if s.ending >= 0:
        table["ending"] = s.ending
    return table
