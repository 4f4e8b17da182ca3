"""A stop: its effects, the stopper's action, the others in turn, and who picks up their dice. HE §3"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame, questions, settle
from arenarium.games.herosi.actions import ChooseAction, actions
from arenarium.games.herosi.beings import MAGICAL, NOBODY, wound
from arenarium.games.herosi.box import BAD_LUCK, CARD, IGNITE, PLAYER, POISON
from arenarium.games.herosi.creatures import forget_activations
from arenarium.games.herosi.endings import deaths
from arenarium.games.herosi.lasting import bearer_kind, find
from arenarium.games.herosi.state import (
    ACTOR,
    BATTLE_ROW,
    BEARER,
    DICE,
    HALT_ACTION,
    HALT_NOTHING,
    IN_HAND,
    NO_DIE,
    OWNER,
    PREPARATION,
    ROLLS,
    SPELL_ROW,
    SPENT,
    STOPPER,
    STOPS,
    Match,
    fights_in,
    hero_field,
    symbols,
)
from arenarium.games.herosi.verbs import ACTING, PASSING, target_is_player, target_seat


def begin_stop(s: Match, arena: int, stopper: int, out: list[Event]) -> None:
    """Nobody rolls any more; the caller puts Round on the stack."""
    row = arena * BATTLE_ROW
    s.battle[row + STOPPER] = stopper
    s.battle[row + STOPS] += 1
    s.battle[row + SPENT] += 1
    s.battle[row + ROLLS] = 0
    s.battle[row + ACTOR] = -1
    for seat in range(s.seats):
        if s.arena[seat] == arena:
            s.acted &= ~(1 << seat)
    out.append(Event("stopped", (stopper,), reveals=True))


class Round(Frame[Match]):
    """Phases 2 to 4: the stopper, then the others clockwise, then dice are picked up."""

    def __init__(self, stopper: int, turn: int) -> None:
        self.stopper: Final = stopper
        self.turn: Final = turn  # how many seats from the stopper

    def run(self, s: Match, out: list[Event]) -> bool:
        arena = s.arena[self.stopper]
        if s.halt == HALT_ACTION:
            s.halt = HALT_NOTHING
        if s.halt:
            s.pop()
            pick_up(s, arena)
            return False
        turn = self.turn
        while turn < s.seats:
            seat = (self.stopper + turn) % s.seats
            turn += 1
            if not fights_in(s, seat, arena):
                continue
            if seat == self.stopper:
                s.become(Round(self.stopper, turn))
                s.push(Act(seat))
                return False
            if (s.stunned >> seat) & 1 and symbols(s, seat)[CARD] < s.box.revive_needs:
                continue  # HE A50
            s.become(Round(self.stopper, turn))
            s.push(OptIn(seat))
            return False
        s.pop()
        pick_up(s, arena)
        out.append(Event("continued", (arena,)))
        return False

    def pack(self) -> list[object]:
        return ["round", self.stopper, self.turn]


def pick_up(s: Match, arena: int) -> None:
    """Phase 4: whoever acted or failed starts from nothing, the others' dice lie."""
    row = arena * BATTLE_ROW
    s.battle[row + ACTOR] = -1
    s.battle[row + PREPARATION] += 1
    for seat in range(s.seats):
        if s.arena[seat] == arena and (s.acted >> seat) & 1:
            s.acted &= ~(1 << seat)
            for i in range(seat * DICE, seat * DICE + DICE):
                if s.dice[i] != NO_DIE:
                    s.dice[i] = IN_HAND


class OptIn(Frame[Match]):
    """Phase 3: act as if one had stopped oneself, or let it be. HE A11"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt == HALT_ACTION:
            s.halt = HALT_NOTHING  # who acted before has given up: that action was over
        if s.halt or not fights_in(s, self.seat, s.arena[self.seat]):
            s.pop()
            return False
        return True

    def ask(self, s: Match) -> list[Decision]:
        options: list[Action] = [PASSING]
        if actions(s, self.seat) or ((s.spells or s.stunned) and acts_after_effects(s, self.seat)):
            options.append(ACTING)
        return [Decision(self.seat, "opt_in", options)]

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        if action == PASSING:
            s.pop()
            out.append(Event("passed", (seat,)))
        else:
            s.become(Act(seat))
            out.append(Event("acts", (seat,), reveals=True))

    def pack(self) -> list[object]:
        return ["opt_in", self.seat]


class Act(Frame[Match]):
    """A player's own stop: effects first, then their action. HE §3"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Match, out: list[Event]) -> bool:
        seat = self.seat
        if s.halt:
            s.pop()
            return False
        s.acted |= 1 << seat
        s.battle[s.arena[seat] * BATTLE_ROW + ACTOR] = seat
        forget_activations(s, seat)
        if (s.stunned >> seat) & 1:
            s.pop()
            s.stunned &= ~(1 << seat)
            s.life[seat] = s.box.revive_life
            out.append(Event("revived", (seat, s.life[seat])))
            return False
        s.become(ChooseAction(seat))
        stop_effects(s, seat, out)
        return False

    def pack(self) -> list[object]:
        return ["act", self.seat]


def acts_after_effects(s: Match, seat: int) -> bool:
    """Whether something is left to do once the effects of an own stop are carried out: an action, or to revive."""
    if (s.stunned >> seat) & 1:
        return True
    after = s.clone()
    after.stack = (Act(seat),)
    settle(after, [])
    return bool(questions(after)) and len(actions(after, seat)) > 0


def weakness(s: Match, seat: int, shown: list[int]) -> int:
    """1 for each die with the element opposed to the Hero's. HE §3"""
    return 0 if s.rules.plain else shown[s.box.opposed[s.hero[seat]]]


def stop_damage(s: Match, seat: int, i: int, shown: list[int]) -> int:
    """What the lasting spell at row i does at this player's stop."""
    target = s.spells[i + BEARER]
    if target_seat(target) != seat:
        return 0
    spell = s.box.spells[s.spells[i]]
    if spell.hook == POISON:
        return spell.amount
    if spell.hook == IGNITE:
        return spell.amount * shown[spell.symbol]
    if spell.hook == BAD_LUCK and shown[spell.symbol]:
        return spell.amount
    return 0


def stop_effects(s: Match, seat: int, out: list[Event]) -> None:
    """Weakness, then lasting spells oldest first. HE A9"""
    shown = symbols(s, seat)
    weak = weakness(s, seat, shown)
    if weak:
        out.append(Event("weakness", (seat, weak)))
        wound(s, NOBODY, hero_field(s, seat), weak, MAGICAL, out)
        deaths(s, out)
    if not s.spells:
        return
    rows: list[tuple[int, int, int, int]] = []
    for i in range(0, len(s.spells), SPELL_ROW):
        damage = stop_damage(s, seat, i, shown)
        if damage:
            rows.append((s.spells[i], s.spells[i + OWNER], s.spells[i + BEARER], damage))
    for card, owner, target, damage in rows:
        if s.halt:
            return
        if find(s, card, target) < 0:
            continue  # it ended with its bearer
        out.append(Event("effect", (card, target, owner, bearer_kind(s, target))))
        at = hero_field(s, target - PLAYER) if target_is_player(target) else target
        wound(s, owner, at, damage, MAGICAL, out)
        deaths(s, out)
