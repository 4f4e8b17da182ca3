"""A battle from its first preparation to its end, and two battles side by side. HE §3, §8"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import CHANCE, Action, Decision, Event, Frame, settle
from arenarium.games.herosi.actions import Dispelling
from arenarium.games.herosi.box import BLESSING, PLAYER
from arenarium.games.herosi.cards import Refill
from arenarium.games.herosi.dice import Landing
from arenarium.games.herosi.endings import (
    LEFT,
    LOST,
    check_creatures,
    check_limit,
    crown,
    eliminate,
    is_over,
    one_side,
    places_of_duels,
    standing,
)
from arenarium.games.herosi.lasting import end, find, has
from arenarium.games.herosi.preparation import UNDECIDED, Answers, Keeps, Rolling
from arenarium.games.herosi.setup import Deal, OpenArmies, clear_board, set_first
from arenarium.games.herosi.spells import UNSET, Casting, targets
from arenarium.games.herosi.state import (
    BATTLE_ROW,
    BEARER,
    DICE,
    FIGHTING,
    HALT_NOTHING,
    IN_AIR,
    IN_HAND,
    MERGED,
    NEW_BATTLE,
    NO_CARD,
    NO_DIE,
    OWNER,
    PREPARATION,
    SPELL_ROW,
    SPENT,
    STOPS,
    TEAMS,
    TIED,
    TOURNAMENT,
    TRACK,
    Match,
    changed,
    dice_of,
    fights_in,
    is_alive,
    number_of_dice,
)
from arenarium.games.herosi.verbs import target_seat

Stack = tuple[Frame[Match], ...]


class Finish(Frame[Match]):
    """The bottom of every stack: names the winners and ends the match."""

    def run(self, s: Match, out: list[Event]) -> bool:
        s.pop()
        for seat in range(s.seats):
            if s.place[seat] == 1:
                out.append(Event("won", (seat,)))
        return False

    def pack(self) -> list[object]:
        return ["finish"]


class Battle(Frame[Match]):
    """Preparation and stop in turn until one side is left."""

    def __init__(self, arena: int) -> None:
        self.arena: Final = arena

    def run(self, s: Match, out: list[Event]) -> bool:
        s.halt = HALT_NOTHING
        if is_over(s, self.arena) or check_limit(s, self.arena, out):
            s.pop()
            crown(s, self.arena)
            return False
        for seat in range(s.seats):
            if fights_in(s, seat, self.arena):
                join_seventh_die(s, seat, out)
        if s.rules.calm:
            s.push(Keeps(self.arena, 0, (UNDECIDED,) * s.seats))
        else:
            s.push(Rolling(self.arena))
        return False

    def pack(self) -> list[object]:
        return ["battle", self.arena]


class Opening(Frame[Match]):
    """A battle is about to begin: perhaps nobody in it has a creature. HE A49"""

    def __init__(self, arena: int) -> None:
        self.arena: Final = arena

    def run(self, s: Match, out: list[Event]) -> bool:
        s.pop()
        check_creatures(s, self.arena, out)
        return False

    def pack(self) -> list[object]:
        return ["opening", self.arena]


def join_seventh_die(s: Match, seat: int, out: list[Event]) -> None:
    """HE A45: it joins at the preparation after Blessing was cast."""
    count = number_of_dice(s, seat)
    if count <= s.box.dice and s.spells and has(s, BLESSING, PLAYER + seat):
        s.dice[seat * DICE + count] = IN_HAND
        out.append(Event("blessed", (seat,)))


class Pairing(Frame[Match]):
    """Two pairs sit down; each fights its own duel."""

    def run(self, s: Match, out: list[Event]) -> bool:
        s.halt = HALT_NOTHING
        s.become(Duels(run_apart(s, (Battle(0),), out), run_apart(s, (Battle(1),), out)))
        return False

    def pack(self) -> list[object]:
        return ["pairing"]


def run_apart(s: Match, stack: Stack, out: list[Event]) -> Stack:
    """Settles one of two battles as if it were alone; nothing of its end reaches the other one. HE §8"""
    outer = s.stack
    s.stack = stack
    settle(s, out)
    s.halt = HALT_NOTHING  # also where there was nothing left to halt: HE A67
    inner = s.stack
    s.stack = outer
    return inner


class Duels(Frame[Match]):
    """Two battles at the same time, each with a stack of its own; an empty one is over."""

    def __init__(self, left: Stack, right: Stack) -> None:
        self.left: Final = left
        self.right: Final = right

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.rules.mode == TEAMS:
            if s.ended:
                s.pop()
                return False
            if self.left and self.right:
                return True
            if (self.left and not is_idle(self.left)) or (self.right and not is_idle(self.right)):
                return True  # the other pair first finishes the stop it is resolving: HE A53
            merge(s, out)
            return False
        if self.left or self.right:
            return True
        if s.stage == FIGHTING:
            open_final(s, out)
        else:
            s.pop()
        return False

    def ask(self, s: Match) -> list[Decision]:
        asked = self.left[-1].ask(s) if self.left else []
        if asked and asked[0].seat == CHANCE:
            return asked
        others = self.right[-1].ask(s) if self.right else []
        if others and others[0].seat == CHANCE:
            return others
        return asked + others

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        if seat == CHANCE:
            asked = self.left[-1].ask(s) if self.left else []
            arena = 0 if asked and asked[0].seat == CHANCE else 1
        else:
            arena = s.arena[seat]
        outer = s.stack
        s.stack = self.side(arena)
        s.stack[-1].answer(s, seat, action, out)
        inner = s.stack
        s.stack = outer
        self.go_on(s, arena, inner, out)

    def side(self, arena: int) -> Stack:
        return self.left if arena == 0 else self.right

    def go_on(self, s: Match, arena: int, stack: Stack, out: list[Event]) -> None:
        """One battle runs on from here to its next question; the other stays as it is."""
        stack = run_apart(s, stack, out)
        s.become(Duels(stack, self.right) if arena == 0 else Duels(self.left, stack))

    def pack(self) -> list[object]:
        return ["duels", [f.pack() for f in self.left], [f.pack() for f in self.right]]


def battle_stack(s: Match, arena: int) -> Stack:
    """The frames one battle is in the middle of."""
    top = s.stack[-1] if s.stack else None
    return top.side(arena) if isinstance(top, Duels) else s.stack


def is_idle(stack: Stack) -> bool:
    """In its preparation: rolling or choosing, nothing being resolved."""
    top = stack[-1]
    return isinstance(top, (Rolling, Keeps, Answers))


def gather_tracks(s: Match, tracks: int) -> None:
    """All track cards go back into the spell deck; so many empty tracks are laid out anew."""
    pile = list(s.pile)
    for card in s.track:
        if card != NO_CARD:
            pile[card] += 1
    s.pile = tuple(pile)
    s.track = (NO_CARD,) * (TRACK * tracks)


def merge(s: Match, out: list[Event]) -> None:
    """Teams, the first Hero has fallen: one battle of all who are left. HE §8, A53"""
    mask = 0
    for seat in range(s.seats):
        if is_alive(s, seat):
            mask |= dice_of(s, seat, IN_AIR) << (seat * DICE)
    row = NEW_BATTLE[:]
    for i in (STOPS, SPENT, PREPARATION, TIED):
        row[i] = max(s.battle[i], s.battle[BATTLE_ROW + i])
    row[PREPARATION] += 1
    s.stage = MERGED
    s.arena = (0,) * s.seats
    s.battle = row + NEW_BATTLE
    set_first(s, s.first)
    gather_tracks(s, 1)
    s.become(Battle(0))
    if is_over(s, 0):
        return
    out.append(Event("merged"))
    s.push(Refill(0))
    if mask:
        s.push(Landing(mask))


def open_final(s: Match, out: list[Event]) -> None:
    """Tournament: the winners meet with what they have; the losers may play for the third place. HE §8, A54, A67"""
    winners = [seat for seat in range(s.seats) if is_alive(s, seat)]
    losers = [seat for seat in range(s.seats) if standing(s, seat) == LOST]
    final = len(winners) == 2
    third = s.rules.third_place and len(losers) == 2
    s.place = places_of_duels(s)
    s.stage = MERGED
    if not final and not third:
        s.pop()
        return
    start_afresh(s, out)
    for seat in range(s.seats):
        s.arena = changed(s.arena, seat, 1 if seat in losers else 0)
    if third:
        for seat in losers:
            recover(s, seat)
    set_first(s, s.first)
    gather_tracks(s, 2 if third else 1)
    battles: list[Stack] = [(), ()]
    if final:
        out.append(Event("final", (winners[0], winners[1])))
        battles[0] = run_apart(s, (Battle(0), Opening(0), Refill(0)), out)
    if third:
        out.append(Event("third_place", (losers[0], losers[1])))
        lesser: Stack = (Battle(1), Opening(1), Deal(0, 1), OpenArmies(s.box.third_place_points, 1), Refill(1))
        battles[1] = run_apart(s, lesser, out)
    s.become(Duels(battles[0], battles[1]))


def start_afresh(s: Match, out: list[Event]) -> None:
    """Spells between winners and beaten end, all dice are in the hand, both battles count anew. HE A54"""
    s.acted = (1 << s.seats) - 1  # a die of Blessing goes without a question
    i = len(s.spells) - SPELL_ROW
    while i >= 0:
        if not is_alive(s, s.spells[i + OWNER]) or not is_alive(s, target_seat(s.spells[i + BEARER])):
            end(s, i, out)
        i -= SPELL_ROW
    s.acted = 0
    s.must_roll = 0
    for i in range(len(s.dice)):
        if s.dice[i] != NO_DIE:
            s.dice[i] = IN_HAND
    preparations = s.battle[PREPARATION], s.battle[BATTLE_ROW + PREPARATION]
    s.battle = NEW_BATTLE * 2
    s.battle[PREPARATION] = s.battle[BATTLE_ROW + PREPARATION] = 1 + max(preparations)


def recover(s: Match, seat: int) -> None:
    """A loser begins again: less life, all own cards shuffled together, a new small army."""
    s.alive |= 1 << seat
    s.life[seat] = s.box.third_place_life
    s.cap = changed(s.cap, seat, s.box.third_place_life)
    clear_board(s, seat)
    for i in range(seat * s.box.cards, seat * s.box.cards + s.box.cards):
        s.deck[i] += s.hand[i] + s.discard[i]
        s.hand[i] = 0
        s.discard[i] = 0
        s.known = changed(s.known, i, 0)


def resign(s: Match, seat: int) -> list[Event]:
    """A player gives up; the battle goes on without them, or is over. HE A64, A67"""
    out: list[Event] = []
    top = s.stack[-1] if s.stack else None
    arena = s.arena[seat]
    if isinstance(top, Duels) and not top.side(arena) and s.rules.mode == TOURNAMENT:
        leave_tournament(s, seat, out)
        return out
    if top is None or not is_alive(s, seat):
        return out
    out.append(Event("resigned", (seat,)))
    eliminate(s, 1 << seat, out)
    if s.stage >= FIGHTING:
        check_creatures(s, arena, out)
    if isinstance(top, Duels):
        top.go_on(s, arena, top.side(arena), out)
    elif s.rules.pairs and s.stage < FIGHTING:
        if not one_side(s, s.alive):
            s.halt = HALT_NOTHING  # the others go on drafting; that duel will be over as it begins
    elif not s.halt:
        choose_anew(s, top)
    settle(s, out)
    return out


def choose_anew(s: Match, top: Frame[Match]) -> None:
    """Nothing was paid for what was announced at one who then left: another target, or the action is over. HE A68"""
    if isinstance(top, Casting):
        left = targets(s, top.seat, top.card)
        if not left:
            s.pop()
        elif top.target != UNSET and top.target not in left:
            s.become(Casting(top.seat, top.card, UNSET, UNSET, (), 0))
    elif isinstance(top, Dispelling) and find(s, top.card, top.target) < 0:
        s.pop()


def leave_tournament(s: Match, seat: int, out: list[Event]) -> None:
    """A player whose own battle is over stops waiting for more; a place that was played for stays. HE A67"""
    waits_for_third = s.stage == FIGHTING and s.rules.third_place and standing(s, seat) == LOST
    if not is_alive(s, seat) and not waits_for_third:
        return
    out.append(Event("resigned", (seat,)))
    if waits_for_third:
        s.place = changed(s.place, seat, LEFT)
    elif s.stage == FIGHTING:
        eliminate(s, 1 << seat, out)
        s.halt = HALT_NOTHING
