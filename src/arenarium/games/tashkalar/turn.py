"""A turn: its actions, the end of it, and the next one. TK §3, §7-§10"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.tashkalar.box import FLARES, TASKS
from arenarium.games.tashkalar.decks import (
    FACE_DOWN,
    IN_HAND,
    UNDER,
    bits,
    card_key,
    card_number,
    deck_of,
    index_of,
    into_pile,
    kind_of,
    note,
    take_from_hand,
)
from arenarium.games.tashkalar.dismissal import Dismiss
from arenarium.games.tashkalar.drawing import Draw, NextTask, supply_of_cards
from arenarium.games.tashkalar.effects import Part
from arenarium.games.tashkalar.ending import check_score, finish, trigger
from arenarium.games.tashkalar.flares import LOWER_MET, UPPER_MET, flare_parts, playable_flares
from arenarium.games.tashkalar.memory import EFFECT_PART, FROZEN_PART, LOWER_PART, UPPER_PART, WARP_PART, Memory
from arenarium.games.tashkalar.patterns import summons
from arenarium.games.tashkalar.pieces import free_high, free_low, free_squares, has_token, pick_up, place
from arenarium.games.tashkalar.scoring import Leftover, score_destroyed, singles
from arenarium.games.tashkalar.state import (
    BEING,
    BY_LIMIT,
    CARD_KINDS,
    DUEL,
    FLARE,
    FOR_FLARE,
    HELD,
    HIGH,
    HIGH_FORM,
    LEAVE_AT_ONCE,
    LEGEND,
    LOW,
    MELEE,
    SCORES,
    UNDER_SEAT,
    Bout,
    having,
    having_row,
)
from arenarium.games.tashkalar.summoning import Arrive
from arenarium.games.tashkalar.tasks import fulfilled
from arenarium.games.tashkalar.teams import give_legends, hand_over
from arenarium.games.tashkalar.verbs import (
    CLAIM,
    DISCARD,
    DONE,
    DONE_VERB,
    ENDING,
    FLARE_UP,
    HANDOVER,
    HANDOVER_VERB,
    LIFT,
    PLACE,
    RETURN,
    SUMMON,
    THAW,
    WARP,
    Acting,
    unpack_summon,
)
from arenarium.games.tashkalar.vocabulary import AT_ONCE, BORROW, COMMON, RANKS

# The stages of the end of a turn.
SCORING: Final = 0
SCORED: Final = 1
DRAWING: Final = 2
EXTRA_CARDS: Final = 3


def begin_turn(s: Bout, seat: int, out: list[Event]) -> None:
    s.number += 1
    s.seat = seat
    s.side = s.colour_of(seat)
    s.actor = seat
    s.actions = 1 if s.number == 1 else 2
    if (s.chilled >> s.side) & 1:
        s.chilled &= ~(1 << s.side)
        s.actions -= 1
    s.discarded = False
    s.handed = False
    for i in range(len(s.fallen)):
        s.fallen[i] = 0
    s.summoned = 0
    s.on_red = 0
    s.on_green = 0
    s.legends = 0
    s.more_beings = 0
    s.more_legends = 0
    s.borrow = 0
    s.void = 0
    s.possessed = -1
    s.doubled = 0
    s.warped = 0
    if not s.quiet:
        out.append(Event("turn", (seat, s.number, s.actions)))
    if s.number >= s.turn_limit:
        trigger(s, BY_LIMIT, out)


class Turn(Frame[Bout]):
    """The player in turn acts, or, after the last action, ends the turn."""

    def pack(self) -> list[object]:
        return ["turn"]

    def ask(self, s: Bout) -> list[Decision]:
        if s.asked is None:
            s.asked = self.decision(s)
        return [s.asked]

    def decision(self, s: Bout) -> Decision:
        seat = s.actor
        rest: list[Action] = []
        verb = PLACE
        low: i64 = 0
        high: i64 = 0
        squares = 0
        if s.actions > 0 and not s.handed:
            rest = summons(s, seat)
            if s.borrow == LEAVE_AT_ONCE and rest:  # nothing to summon: only in a hand that somebody supposes
                return Acting(seat, "act", PLACE, 0, 0, 0, rest)
            if not s.discarded:
                _masked(rest, DISCARD, s.hands[seat * CARD_KINDS], s.first_card[seat])
        if s.actions > 0:
            if has_token(s, s.side, COMMON):
                low = free_low(s)
                high = free_high(s)
                squares = free_squares(s)
            else:  # TK §3: with an empty supply a common or heroic piece is lifted first
                verb = LIFT
                i = s.side * HELD
                low = s.have[i + LOW]
                high = s.have[i + HIGH]
                low &= ~s.legends_low
                high &= ~s.legends_high
                squares = s.counts[s.side * RANKS] + s.counts[s.side * RANKS + 1]
        if not s.handed:
            self.effects(s, seat, rest)
        if s.actions == 0:
            self.finish(s, rest)
        elif squares == 0 and not rest:
            rest.append(ENDING)  # nothing whatever can be done
        if s.teams and not s.handed and s.actions > 0:
            rest.append(HANDOVER)
        ask = "finish" if s.actions == 0 else ("partner_act" if s.handed else "act")
        return Acting(seat, ask, verb, low, high, squares, rest)

    def effects(self, s: Bout, seat: int, rest: list[Action]) -> None:
        """Flares, a frozen effect, warp effects: none of them takes an action."""
        if s.hands[seat * CARD_KINDS + FLARE]:
            rest += playable_flares(s, seat)
        if s.frozen[seat] >= 0 and self.thaws(s, seat):
            rest.append((THAW, s.frozen[seat], 0, 0))
        if s.has_warps[seat] and s.pending[seat] < 0 and s.number > 1:
            self.warps(s, seat, rest)

    def thaws(self, s: Bout, seat: int) -> bool:
        """A leave that must be used at once needs something to summon with it. TK R63"""
        frozen = s.box.programs[s.box.cards[s.frozen[seat]].frozen]
        if not any(step.op == BORROW and step.flags & AT_ONCE for step in frozen):
            return True
        if s.actions == 0:
            return False
        before = s.borrow
        s.borrow = LEAVE_AT_ONCE
        possible = len(summons(s, seat)) > 0
        s.borrow = before
        return possible

    def finish(self, s: Bout, rest: list[Action]) -> None:
        if s.mode == HIGH_FORM:
            for i in sorted(s.tasks):
                if fulfilled(s, s.box.tasks[i]):
                    rest.append((CLAIM, TASKS + i, 0, 0))
        rest.append(ENDING)

    def warps(self, s: Bout, seat: int, rest: list[Action]) -> None:
        """Etherweave: not while another being is pending, and not on the first turn of the game."""
        first = s.first_card[seat]
        mask = s.hands[seat * CARD_KINDS]
        i = 0
        while mask >> i:
            if (mask >> i) & 1 and s.box.cards[first + i].warp >= 0:
                rest.append((WARP, first + i, 0, 0))
            i += 1

    def answer(self, s: Bout, seat: int, action: Action, out: list[Event]) -> None:
        s.asked = None
        verb, what, against, _ = action
        if verb == PLACE:
            s.actions -= 1
            place(s, what, s.side, COMMON, out)
            self.back(s)
        elif verb == LIFT:
            pick_up(s, what)
            if not s.quiet:
                out.append(Event("lifted", (s.seat, what)))
            s.push(PlaceLifted())
        elif verb == SUMMON:
            self.summon(s, action)
        elif verb == DISCARD:
            self.discard(s, what, out)
        elif verb == FLARE_UP:
            self.flare(s, what, against - 1 if against else 1 - s.side, out)
        elif verb == THAW:
            self.thaw(s, what, out)
        elif verb == WARP:
            self.warp(s, what, out)
        elif verb == HANDOVER_VERB:
            hand_over(s, out)
        else:
            s.become(Closing(SCORING))
            if verb == CLAIM:
                self.claim(s, what, out)

    def back(self, s: Bout) -> None:
        """When the partner has used the last action, control returns. TK §10"""
        if s.handed and s.actions == 0:
            s.actor = s.seat

    def run(self, s: Bout, out: list[Event]) -> bool:
        self.back(s)
        return True

    def summon(self, s: Bout, action: Action) -> None:
        number, square, orient, borrowed, improvised = unpack_summon(action)
        s.actions -= 1
        if s.pending[s.seat] == number:
            s.pending = having(s.pending, s.seat, -1)
        else:
            take_from_hand(s, s.seat, number)
        s.push(Dismiss(number, True))
        s.push(Arrive(Memory(number, EFFECT_PART, square, orient), borrowed, improvised))

    def discard(self, s: Bout, card: int, out: list[Event]) -> None:
        """Face down."""
        s.actions -= 1
        s.discarded = True
        i = index_of(s, s.seat, card)
        note(s, card_key(s.seat, BEING, i), IN_HAND + s.seat, FACE_DOWN, 1 << s.seat)
        s.hands[s.seat * CARD_KINDS] ^= 1 << i
        s.secret = having(s.secret, s.seat, s.secret[s.seat] | 1 << i)
        into_pile(s, s.seat, card)
        if not s.quiet:
            out.append(Event("discarded", (s.seat, card), 1 << s.seat, (s.seat, -1)))
        s.push(Returning())

    def flare(self, s: Bout, card: int, foe: int, out: list[Event]) -> None:
        """Both criteria are read now; the opponent scores once. TK §6, R4, R5"""
        met = flare_parts(s, s.seat, card - FLARES, foe)
        upper, lower = met & UPPER_MET, met & LOWER_MET
        flare = s.box.flares[card - FLARES]
        take_from_hand(s, s.seat, card)
        if not s.quiet:
            out.append(Event("flare", (s.seat, card, 1 if upper else 0, 1 if lower else 0, foe), reveals=True))
        if s.mode == DUEL:
            s.score[foe * SCORES] += 1
            if not s.quiet:
                out.append(Event("scored", (foe, 1, -1, FOR_FLARE)))
        elif s.mode == MELEE:
            s.score[foe * SCORES + s.side] += 1
            if not s.quiet:
                out.append(Event("scored", (foe, 1, s.side, FOR_FLARE)))
        s.push(Dismiss(card, False))
        if lower:
            s.push(Part(card, LOWER_PART, flare.lower_effect))
        if upper:
            s.push(Part(card, UPPER_PART, flare.upper_effect))

    def thaw(self, s: Bout, card: int, out: list[Event]) -> None:
        s.frozen = having(s.frozen, s.seat, -1)
        if not s.quiet:
            out.append(Event("thawed", (s.seat, card)))
        s.push(Dismiss(card, False))
        s.push(Part(card, FROZEN_PART, s.box.cards[card].frozen))

    def warp(self, s: Bout, card: int, out: list[Event]) -> None:
        take_from_hand(s, s.seat, card)
        s.pending = having(s.pending, s.seat, card)
        if card == s.box.emperor:
            s.warped = 1
        if not s.quiet:
            out.append(Event("pending", (s.seat, card), reveals=True))
        s.push(Part(card, WARP_PART, s.box.cards[card].warp))

    def claim(self, s: Bout, card: int, out: list[Event]) -> None:
        i = card - TASKS
        s.claimed = having(s.claimed, s.side, s.claimed[s.side] | 1 << i)
        if not s.quiet:
            out.append(Event("claimed", (s.seat, card, s.box.tasks[i].points)))
        if s.next_task >= 0:
            s.tasks = tuple([s.next_task if t == i else t for t in s.tasks])
            s.next_task = -1
            s.push(NextTask(0))
        else:
            s.tasks = tuple([t for t in s.tasks if t != i])


def _masked(rest: list[Action], verb: int, mask: i64, first: i64) -> None:
    while mask != 0:
        if mask & 1 != 0:
            rest.append((verb, first, 0, 0))
        mask >>= 1
        first += 1


class PlaceLifted(Frame[Bout]):
    """The place action with an empty supply: the lifted piece is set down as a common one. TK §3, R15"""

    def pack(self) -> list[object]:
        return ["place_lifted"]

    def ask(self, s: Bout) -> list[Decision]:
        return [Acting(s.actor, "place_lifted", PLACE, free_low(s), free_high(s), free_squares(s), [])]

    def answer(self, s: Bout, seat: int, action: Action, out: list[Event]) -> None:
        _, q, _, _ = action
        s.pop()
        s.actions -= 1
        place(s, q, s.side, COMMON, out)


class Returning(Frame[Bout]):
    """With the discard action any number of hand cards may go under their decks. TK §3, R37"""

    def pack(self) -> list[object]:
        return ["returning"]

    def ask(self, s: Bout) -> list[Decision]:
        options: list[Action] = []
        seat = s.seat
        for kind in range(CARD_KINDS):
            _masked(options, RETURN, s.hands[seat * CARD_KINDS + kind], card_number(s, seat, kind, 0))
        options.append(DONE)
        return [Decision(s.actor, "return", options)]

    def answer(self, s: Bout, seat: int, action: Action, out: list[Event]) -> None:
        verb, card, _, _ = action
        if verb == DONE_VERB:
            s.pop()
            return
        kind = kind_of(card)
        i = index_of(s, seat, card)
        note(s, card_key(seat, kind, i), IN_HAND + seat, UNDER, 1 << seat)
        s.hands[seat * CARD_KINDS + kind] ^= 1 << i
        deck = deck_of(seat, kind)
        s.unders = having_row(s.unders, deck, s.unders[deck] + (i if kind == BEING else i + UNDER_SEAT * seat,))
        if not s.quiet:
            out.append(Event("returned", (seat, kind, card), 1 << seat, (seat, kind, -1)))


# --- the end of a turn ---------------------------------------------------------------------------------


class Closing(Frame[Bout]):
    """Scoring, then drawing to the limits, then the extra cards, then the next turn. TK §7, §8"""

    def __init__(self, stage: int) -> None:
        self.stage: Final = stage

    def pack(self) -> list[object]:
        return ["closing", self.stage]

    def run(self, s: Bout, out: list[Event]) -> bool:
        if self.stage == SCORING:
            s.borrow = 0
            s.void = 0
            s.possessed = -1
            score_destroyed(s, out)
            if s.mode == MELEE and len(singles(s)) >= 2:
                s.become(Closing(SCORED))
                s.push(Leftover())
                return False
        if self.stage <= SCORED:
            check_score(s, out)
            if s.teams:
                give_legends(s, s.seat, s.partner(s.seat))
        if self.stage <= DRAWING:
            kind, seat = next_draw(s)
            if kind >= 0:
                if self.stage < DRAWING:
                    s.become(Closing(DRAWING))
                s.push(Draw(seat, kind))
                return False
        if s.more_beings > 0:
            s.more_beings -= 1
            s.become(Closing(EXTRA_CARDS))
            s.push(Draw(s.seat, BEING))
        elif s.more_legends > 0:
            s.more_legends -= 1
            s.become(Closing(EXTRA_CARDS))
            s.push(Draw(s.partner(s.seat) if s.teams else s.seat, LEGEND))
        else:
            s.pop()
            next_turn(s, out)
        return False


def next_draw(s: Bout) -> tuple[int, int]:
    """The kind and the seat of the next card up to the limits; kind -1: all have what they may."""
    seat = s.seat
    limits = s.box.hand_limits
    beings = bits(s.hands[seat * CARD_KINDS]) + (1 if s.pending[seat] >= 0 else 0)
    if beings < limits[0] and supply_of_cards(s, seat, BEING):
        return BEING, seat
    keeper = s.partner(seat) if s.teams else seat
    if bits(s.hands[keeper * CARD_KINDS + LEGEND]) < limits[1] and supply_of_cards(s, keeper, LEGEND):
        return LEGEND, keeper
    if bits(s.hands[seat * CARD_KINDS + FLARE]) < limits[2] and supply_of_cards(s, seat, FLARE):
        return FLARE, seat
    return -1, seat


def next_turn(s: Bout, out: list[Event]) -> None:
    """An extra turn first, then clockwise; after the last turn of the last round the game is over. TK §9, R32, R33"""
    if s.extra_turns > 0:
        s.extra_turns -= 1
        begin_turn(s, s.seat, out)
        s.push(Turn())
        return
    seat = s.seat
    while True:
        if s.ending == 0:
            finish(s, out)
            return
        if s.ending > 0:
            s.ending -= 1
        seat = (seat + 1) % s.seats
        if not (s.gone >> seat) & 1:
            break
    begin_turn(s, seat, out)
    s.push(Turn())
