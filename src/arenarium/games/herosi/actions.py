"""The acting player's choice: one action out of four, or none. HE §4"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.herosi.beings import MAGICAL, NOBODY, wound
from arenarium.games.herosi.box import AIR, ANY_BEING, ANY_EXPOSED_BEING, ANY_PLAYER, CARD, EARTH, FIRE, WATER
from arenarium.games.herosi.cards import Draw, Refill, discard, take_from_track
from arenarium.games.herosi.endings import deaths
from arenarium.games.herosi.lasting import bearer_kind, end, find
from arenarium.games.herosi.spells import UNSET, Casting, Pair, cards_in, pair_options, targets
from arenarium.games.herosi.state import (
    BEARER,
    LOWER,
    NO_CARD,
    OWNER,
    POWER,
    SPELL_ROW,
    TRACK,
    Match,
    changed,
    drawable,
    hand_size,
    hero_field,
    symbols,
)
from arenarium.games.herosi.verbs import CAST, DISPEL, DRAW, LEARN, PAIR, PASSING, target_seat


def castable(s: Match, seat: int, card: int, shown: list[int]) -> bool:
    """The dice pay for it and it has a legal target. Most spells always find one. HE §4.1"""
    spell = s.box.spells[card]
    if not spell.paid_by(shown):
        return False
    if not spell.lasting and (
        spell.target == ANY_EXPOSED_BEING or spell.target == ANY_BEING or spell.target == ANY_PLAYER
    ):
        return True  # there is always oneself
    return len(targets(s, seat, card)) > 0


def track_of(s: Match, seat: int) -> int:
    return s.arena[seat] if len(s.track) > TRACK else 0  # equal: with one track all are in battle 0


def actions(s: Match, seat: int) -> list[Action]:
    """Everything the dice on the table allow, without `pass`."""
    shown = symbols(s, seat)
    options: list[Action] = []
    base = seat * s.box.cards
    for card in range(s.box.cards):
        if s.hand[base + card] and castable(s, seat, card, shown):
            options.append((CAST, card, 0, 0))
    cards = shown[CARD]
    if cards >= s.box.draw_needs:
        most = min(cards - s.box.draw_needs + 1, drawable(s, seat))
        for n in range(1, most + 1):
            options.append((DRAW, n, 0, 0))  # fewer than allowed is permitted, HE A6
    if cards >= s.box.learn_lower_needs:
        track = track_of(s, seat) * TRACK
        for slot in range(TRACK):
            needs = s.box.learn_upper_needs if slot < LOWER else s.box.learn_lower_needs
            if cards >= needs and s.track[track + slot] != NO_CARD:
                options.append((LEARN, slot, 0, 0))
    if shows_all_elements(shown):
        begin = len(options)
        for i in range(0, len(s.spells), SPELL_ROW):
            if s.arena[target_seat(s.spells[i + BEARER])] == s.arena[seat]:
                options.append((DISPEL, s.spells[i], s.spells[i + BEARER], 0))
        options[begin:] = sorted(options[begin:])
    return options


def shows_all_elements(shown: list[int]) -> bool:
    return shown[FIRE] > 0 and shown[WATER] > 0 and shown[EARTH] > 0 and shown[AIR] > 0


class ChooseAction(Frame[Match]):
    """Cast, draw, learn, dispel; or a failed stop. Asked even if nothing is possible: hands are secret. HE §3, A10"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt:
            s.pop()
            return False
        return True

    def ask(self, s: Match) -> list[Decision]:
        return [Decision(self.seat, "choose_action", [PASSING] + actions(s, self.seat))]

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        verb, what, bearer, _ = action
        if verb == CAST:
            s.become(Casting(seat, what, UNSET, UNSET, (), 0))
        elif verb == DRAW:
            s.become(Draw(seat, what))
        elif verb == LEARN:
            learn(s, seat, what, out)
        elif verb == DISPEL:
            s.become(Dispelling(seat, what, bearer, (), 0))
        else:
            s.pop()
            fail(s, seat, out)

    def pack(self) -> list[object]:
        return ["choose_action", self.seat]


def learn(s: Match, seat: int, slot: int, out: list[Event]) -> None:
    """A card of the track comes into the hand, for all to see. HE §4.3"""
    track = track_of(s, seat)
    s.become(Refill(track, slot % LOWER))
    slot += track * TRACK
    out.append(Event("learned", (seat, s.track[slot], slot)))
    i = seat * s.box.cards + take_from_track(s, slot, out)
    s.hand[i] += 1
    s.known = changed(s.known, i, s.known[i] + 1)


def fail(s: Match, seat: int, out: list[Event]) -> None:
    """A stop without an action: 2 damage and no dice, unless this player is spared. HE §3, §7"""
    if s.rules.penalty[seat]:
        out.append(Event("failed", (seat, s.box.failed_stop_damage)))
        wound(s, NOBODY, hero_field(s, seat), s.box.failed_stop_damage, MAGICAL, out)
        deaths(s, out)
    else:
        out.append(Event("failed", (seat, 0)))
        s.acted &= ~(1 << seat)  # they keep their dice,
        s.must_roll |= 1 << seat  # but free Stops must not freeze the table: HE §10


class Dispelling(Frame[Match]):
    """One power token, one more for each pair discarded; the spell itself if it had none. HE §4.4, A23"""

    def __init__(self, seat: int, card: int, target: int, pairs: tuple[Pair, ...], closed: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.target: Final = target
        self.pairs: Final = pairs
        self.closed: Final = closed

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt:
            s.pop()
            return False
        i = find(s, self.card, self.target)
        removed = 1 + len(self.pairs)
        pair_left = hand_size(s, self.seat) - 2 * len(self.pairs) >= 2
        if not self.closed and s.rules.boosts and s.spells[i + POWER] > removed and pair_left:
            return True
        s.pop()
        owner = s.spells[i + OWNER]
        out.append(Event("dispelled", (self.seat, self.card, self.target, owner, bearer_kind(s, self.target))))
        for card in cards_in(self.pairs):
            discard(s, self.seat, card, out)
        if s.spells[i + POWER] == 0:
            end(s, i, out)
        else:
            s.spells[i + POWER] -= removed
            out.append(
                Event("power", (self.card, self.target, s.spells[i + POWER], owner, bearer_kind(s, self.target)))
            )
        return False

    def ask(self, s: Match) -> list[Decision]:
        return [Decision(self.seat, "choose_boost", pair_options(s, self.seat, cards_in(self.pairs)))]

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        verb, a, b, _ = action
        if verb == PAIR:
            s.become(Dispelling(seat, self.card, self.target, self.pairs + ((a, b),), 0))
        else:
            s.become(Dispelling(seat, self.card, self.target, self.pairs, 1))  # equal: a flag

    def pack(self) -> list[object]:
        return ["dispelling", self.seat, self.card, self.target, self.pairs, self.closed]
