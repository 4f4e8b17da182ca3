"""Activating creatures and moving Beings after a cast. HE §5"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.herosi.beings import (
    MAGICAL,
    PHYSICAL,
    activation_cost,
    in_column,
    leave,
    mend,
    return_cost,
    shift,
    strength,
    wound,
)
from arenarium.games.herosi.box import (
    ADJACENT,
    BACK,
    BESIDE,
    BLAST,
    BOARD,
    EMPOWER,
    EMPTY,
    FIRE_WALL,
    FIRST_CREATURE,
    FREEZE,
    HERO,
    NURSE,
    ORDER,
    PLAYER,
    REACH,
    REROLL,
    RETALIATE,
    SACRIFICE,
)
from arenarium.games.herosi.dice import Landing, take_up
from arenarium.games.herosi.endings import deaths
from arenarium.games.herosi.lasting import amount, bearer_kind, find, has, owner_of
from arenarium.games.herosi.state import (
    BEARER,
    OWNER,
    POWER,
    SPELL_ROW,
    Match,
    changed,
    exposed,
    is_enemy,
    number_of_dice,
)
from arenarium.games.herosi.verbs import (
    ATTACK,
    DONE,
    FINISHED,
    MOVE,
    OWN,
    PASSING,
    RETURN_TO,
    USE,
    spell_of,
    spell_target,
    target_seat,
)

# --- what could be done ----------------------------------------------------------------------------


def reached(s: Match, seat: int, at: int) -> list[int]:
    """The exposed enemy Beings an exposed creature can attack from where it stands. HE §5"""
    found: list[int] = []
    columns = REACH[s.box.creature(s.kind[at]).direction][at % BACK]
    for other in range(s.seats):
        if is_enemy(s, seat, other):
            for column in columns:
                victim = in_column(s, other, column)
                if victim >= 0:
                    found.append(victim)
    return found


def attacks(s: Match, seat: int, at: int, options: list[Action]) -> None:
    if exposed(s, at):
        for victim in reached(s, seat, at):
            options.append((ATTACK, at % BOARD, victim, 0))


def abilities(s: Match, seat: int, at: int, options: list[Action]) -> None:
    """The uses of a creature's activated ability; it works while covered unless its text says otherwise. HE §5"""
    creature = s.box.creature(s.kind[at])
    ability = creature.ability
    own = at % BOARD
    if ability in (BLAST, SACRIFICE):
        if not creature.covered and not exposed(s, at):
            return
        for other in range(s.seats):
            if is_enemy(s, seat, other):
                for victim in range(other * BOARD, other * BOARD + BOARD):
                    if s.kind[victim] != EMPTY and (ability == BLAST or exposed(s, victim)):
                        options.append((USE, own, victim, 0))
    elif ability == EMPOWER:
        if s.rules.boosts:
            for i in range(0, len(s.spells), SPELL_ROW):
                if s.arena[target_seat(s.spells[i + BEARER])] == s.arena[seat]:
                    options.append((USE, own, spell_target(s.spells[i], s.spells[i + BEARER]), 0))
    elif ability == REROLL:
        for other in range(s.seats):
            if is_enemy(s, seat, other):
                options.append((USE, own, PLAYER + other, 0))
    elif ability == NURSE:
        for field in ADJACENT[own]:
            if s.kind[seat * BOARD + field] >= FIRST_CREATURE:
                options.append((USE, own, OWN + field, 0))
    elif ability == ORDER:
        for golem in range(seat * BOARD, seat * BOARD + BOARD):
            if s.kind[golem] == creature.orders and may_be_activated(s, seat, golem) and exposed(s, golem):
                for victim in reached(s, seat, golem):
                    options.append((USE, own, OWN + (golem % BOARD), victim + 1))


def may_be_activated(s: Match, seat: int, at: int) -> bool:
    """Once per action, and not while frozen. HE §5, §9"""
    if (s.used[seat] >> (at % BOARD)) & 1:
        return False
    return not s.spells or not has(s, FREEZE, at)


def activations(s: Match, seat: int, at: int, options: list[Action]) -> None:
    if may_be_activated(s, seat, at):
        attacks(s, seat, at, options)
        abilities(s, seat, at, options)


def returns(s: Match, seat: int, options: list[Action]) -> None:
    """A dead Phoenix, not activated in this action before it died, to any empty own field. HE A40"""
    if s.beside[seat] > s.beside_used[seat]:
        for field in range(BOARD):
            if s.kind[seat * BOARD + field] == EMPTY:
                options.append((RETURN_TO, field, 0, 0))


def orders(s: Match, seat: int, command: int, bonus: int) -> list[Action]:
    """Everything that so many command symbols and bonus points can pay for."""
    options: list[Action] = []
    for at in range(seat * BOARD, seat * BOARD + BOARD):
        kind = s.kind[at]
        if kind == EMPTY:
            continue
        if kind != HERO and activation_cost(s, seat, at) <= command + bonus:
            activations(s, seat, at, options)
        if command and not (s.spells and has(s, FREEZE, at)):
            for field in ADJACENT[at % BOARD]:
                if s.kind[seat * BOARD + field] == EMPTY:
                    options.append((MOVE, at % BOARD, field, 0))
    if s.beside[seat] and return_cost(s, seat) <= command + bonus:
        returns(s, seat, options)
    if options:
        options.sort()
    options.append(FINISHED)
    return options


# --- doing it --------------------------------------------------------------------------------------


def carry_out(s: Match, seat: int, action: Action, out: list[Event]) -> None:
    """One activation, the stack being already as it shall be afterwards."""
    verb, field, target, ordered = action
    if verb == RETURN_TO:
        come_back(s, seat, field, out)
        return
    at = seat * BOARD + field
    s.used[seat] |= 1 << field
    if verb == ATTACK:
        attack(s, seat, at, target, out)
    else:
        use(s, seat, at, target, ordered - 1, out)


def attack(s: Match, seat: int, at: int, victim: int, out: list[Event]) -> None:
    """A basic attack: Fire Wall, then Griffin, then the blow, each only if the attacker still lives. HE A32"""
    attacker = s.kind[at]
    out.append(Event("attacked", (seat, at, attacker, victim, s.kind[victim])))
    defender = victim // BOARD
    wall = amount(s, FIRE_WALL, PLAYER + defender) if s.spells else 0
    if wall:
        owner = owner_of(s, FIRE_WALL, PLAYER + defender)
        out.append(Event("answered", (at, attacker, 0, owner)))
        wound(s, owner, at, wall, MAGICAL, out)
        deaths(s, out)
    if s.halt or s.kind[at] == EMPTY:
        return
    if s.kind[victim] >= FIRST_CREATURE:
        target = s.box.creature(s.kind[victim])
        if target.ability == RETALIATE:
            out.append(Event("answered", (at, attacker, s.kind[victim], defender)))
            wound(s, defender, at, target.amount, PHYSICAL, out)
            deaths(s, out)
    if s.halt or s.kind[at] == EMPTY:
        return
    wound(s, seat, victim, strength(s, at), PHYSICAL, out)
    deaths(s, out)


def use(s: Match, seat: int, at: int, target: int, victim: int, out: list[Event]) -> None:
    kind = s.kind[at]
    creature = s.box.creature(kind)
    out.append(Event("used", (seat, at, kind)))
    ability = creature.ability
    if ability == BLAST:
        wound(s, seat, target, creature.amount, MAGICAL, out)
        deaths(s, out)
    elif ability == SACRIFICE:
        out.append(Event("removed", (at, kind)))
        leave(s, at, out)  # before the damage, and nobody's kill: HE A41
        neighbours = ADJACENT[target % BOARD]
        wound(s, seat, target, creature.amount, MAGICAL, out)
        for field in neighbours:
            wound(s, seat, (target - target % BOARD) + field, creature.adjacent, MAGICAL, out)
        deaths(s, out, at)
    elif ability == EMPOWER:
        card, bearer = spell_of(target)
        i = find(s, card, bearer)
        s.spells[i + POWER] += creature.amount
        out.append(Event("power", (card, bearer, s.spells[i + POWER], s.spells[i + OWNER], bearer_kind(s, bearer))))
    elif ability == REROLL:
        reroll(s, seat, target - PLAYER, out)
    elif ability == NURSE:
        mend(s, seat * BOARD + target - OWN, creature.amount, out)
    elif ability == ORDER:
        s.used[seat] |= 1 << (target - OWN)
        attack(s, seat, seat * BOARD + target - OWN, victim, out)


def reroll(s: Match, seat: int, victim: int, out: list[Event]) -> None:
    """Siren: all dice at once; nothing against who has already acted in this stop. HE A38"""
    if (s.acted >> victim) & 1:
        return
    out.append(Event("rerolls", (victim, seat)))
    s.push(Landing(take_up(s, victim, (1 << number_of_dice(s, victim)) - 1)))


def come_back(s: Match, seat: int, field: int, out: list[Event]) -> None:
    kind = s.box.returning[s.hero[seat]]
    at = seat * BOARD + field
    s.beside = changed(s.beside, seat, s.beside[seat] - 1)
    s.kind[at] = kind
    s.wounds[at] = s.box.creature(kind).amount
    s.used[seat] |= 1 << field
    out.append(Event("returned", (seat, at, kind)))


# --- frames ----------------------------------------------------------------------------------------


class Orders(Frame[Match]):
    """Left-over command symbols: activations and moves in any order; bonus points only activate. HE §5, A16"""

    def __init__(self, seat: int, command: int, bonus: int) -> None:
        self.seat: Final = seat
        self.command: Final = command
        self.bonus: Final = bonus

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt or self.command + self.bonus == 0 or len(orders(s, self.seat, self.command, self.bonus)) == 1:
            s.pop()
            return False
        return True

    def ask(self, s: Match) -> list[Decision]:
        return [Decision(self.seat, "give_orders", orders(s, self.seat, self.command, self.bonus))]

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        verb, field, goal, _ = action
        if verb == DONE:
            s.pop()
        elif verb == MOVE:
            s.become(Orders(seat, self.command - 1, self.bonus))
            old, new = seat * BOARD + field, seat * BOARD + goal
            out.append(Event("moved", (seat, old, new, s.kind[old])))
            shift(s, old, new)
        else:
            cost = return_cost(s, seat) if verb == RETURN_TO else activation_cost(s, seat, seat * BOARD + field)
            free = cost if cost < self.bonus else self.bonus
            s.become(Orders(seat, self.command - (cost - free), self.bonus - free))
            carry_out(s, seat, action, out)

    def pack(self) -> list[object]:
        return ["orders", self.seat, self.command, self.bonus]


class Activated(Frame[Match]):
    """The Command spell: one own creature, or a Phoenix beside the board, acts at no cost. HE A15"""

    def __init__(self, seat: int, target: int) -> None:
        self.seat: Final = seat
        self.target: Final = target

    def options(self, s: Match) -> list[Action]:
        options: list[Action] = []
        if self.target == BESIDE:
            returns(s, self.seat, options)
        else:
            activations(s, self.seat, self.target, options)
            options.sort()
        options.insert(0, PASSING)
        return options

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt or len(self.options(s)) == 1:
            self.decline(s)
            return False
        return True

    def ask(self, s: Match) -> list[Decision]:
        return [Decision(self.seat, "activate", self.options(s))]

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        if action == PASSING:
            self.decline(s)
            return
        s.pop()
        carry_out(s, seat, action, out)

    def decline(self, s: Match) -> None:
        """Doing nothing, or being unable to, is the creature's one activation all the same. HE A15"""
        s.pop()
        if self.target != BESIDE:
            s.used[self.seat] |= 1 << (self.target % BOARD)
        elif s.beside[self.seat]:
            s.beside_used = changed(s.beside_used, self.seat, s.beside_used[self.seat] + 1)

    def pack(self) -> list[object]:
        return ["activated", self.seat, self.target]


def forget_activations(s: Match, seat: int) -> None:
    """A new action begins: every creature may be activated again."""
    s.used[seat] = 0
    if s.beside_used[seat]:
        s.beside_used = changed(s.beside_used, seat, 0)
