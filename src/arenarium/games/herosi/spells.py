"""Casting a spell: announcement, effects, reactions. HE §4.1, §9"""

# ruff: noqa: SIM110 (compiled: plain loops are the fast path)

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.herosi.beings import MAGICAL, PHYSICAL, is_wounded, mend, shift, wound
from arenarium.games.herosi.box import (
    ACTIVATE,
    ADJACENT,
    ANY_CREATURE,
    ANY_EXPOSED_BEING,
    ANY_PLAYER,
    AREA,
    BACK,
    BESIDE,
    BOARD,
    BREAK,
    CHAIN,
    COMMAND,
    CONCENTRATION,
    DAMAGE,
    DISCARDING,
    DRAIN,
    EMPTY,
    FIRST_CREATURE,
    FREEZE,
    FRENZY,
    HEALING,
    LASTING,
    LASTING_SPELL,
    NO_BOOST,
    NO_ELEMENT,
    OWN_CREATURE,
    PLAYER,
    REGENERATION,
    SPLASH_ADJACENT,
    SPLASH_BEHIND,
    TELEPORT,
    WAR_WIND,
)
from arenarium.games.herosi.cards import Discard, Draw, discard
from arenarium.games.herosi.creatures import Activated, Orders
from arenarium.games.herosi.endings import deaths
from arenarium.games.herosi.lasting import amount, attach, bearer_kind, end, find, has
from arenarium.games.herosi.state import (
    BEARER,
    SPELL_ROW,
    Match,
    drawable,
    exposed,
    fights_in,
    hand_size,
    is_enemy,
    symbols,
    take_from_hand,
)
from arenarium.games.herosi.verbs import AT, DRAW, HEAL, PAIR, PASSING, TO, spell_of, spell_target, target_seat

UNSET: Final = -1
Pair = tuple[int, int]


# --- announcing ------------------------------------------------------------------------------------


def targets(s: Match, seat: int, card: int) -> list[int]:
    """Every legal target of a spell, in order. No target carries two of a lasting spell. HE §4.1, A27"""
    spell = s.box.spells[card]
    kind = spell.target
    found: list[int] = []
    if kind == LASTING_SPELL:
        for i in range(0, len(s.spells), SPELL_ROW):
            if s.arena[target_seat(s.spells[i + BEARER])] == s.arena[seat]:
                found.append(spell_target(s.spells[i], s.spells[i + BEARER]))
        found.sort()
        return found
    if spell.effect == TELEPORT and not has_empty_field(s, seat):
        return found
    own = kind >= OWN_CREATURE
    creatures_only = kind in (ANY_CREATURE, OWN_CREATURE)
    lasting = spell.lasting and len(s.spells) > 0
    for other in range(s.seats):
        if (own and other != seat) or not fights_in(s, other, s.arena[seat]):
            continue
        if kind == ANY_PLAYER:
            if not (lasting and find(s, card, PLAYER + other) >= 0):
                found.append(PLAYER + other)
            continue
        for at in range(other * BOARD, other * BOARD + BOARD):
            being = s.kind[at]
            if being == EMPTY or (creatures_only and being < FIRST_CREATURE):
                continue
            if kind == ANY_EXPOSED_BEING and not exposed(s, at):
                continue
            if not (lasting and find(s, card, at) >= 0):
                found.append(at)
    if spell.effect == ACTIVATE and s.beside[seat] and has_empty_field(s, seat):
        found.append(BESIDE)
    return found


def has_empty_field(s: Match, seat: int) -> bool:
    for at in range(seat * BOARD, seat * BOARD + BOARD):
        if s.kind[at] == EMPTY:
            return True
    return False


def free_boost(s: Match, seat: int, card: int) -> int:
    """A Hero casting a spell of his own element. HE §4.1, A19"""
    spell = s.box.spells[card]
    if not s.rules.boosts or s.rules.plain or spell.boost == NO_BOOST or spell.element == NO_ELEMENT:
        return 0
    return 1 if spell.element == s.hero[seat] and spell.max_boosts > 0 else 0


def pairs_left(s: Match, seat: int, card: int, bought: int) -> bool:
    """Whether one more pair could be discarded for a boost: hand sizes are public, so the answer is too. HE A20"""
    spell = s.box.spells[card]
    if not s.rules.boosts or spell.boost == NO_BOOST:
        return False
    if free_boost(s, seat, card) + bought >= spell.max_boosts:
        return False
    return hand_size(s, seat) - 1 - 2 * bought >= 2


def cards_in(pairs: tuple[Pair, ...]) -> list[int]:
    cards: list[int] = []
    for a, b in pairs:
        cards.append(a)
        cards.append(b)
    return cards


def pair_options(s: Match, seat: int, without: list[int]) -> list[Action]:
    """Every pair of the hand, less the cards already spoken for, and `pass`."""
    cards = s.box.cards
    left = s.hand[seat * cards : seat * cards + cards]
    for card in without:
        left[card] -= 1
    options: list[Action] = [PASSING]
    for a in range(cards):
        if left[a] <= 0:
            continue
        if left[a] > 1:
            options.append((PAIR, a, a, 0))
        for b in range(a + 1, cards):
            if left[b] > 0:
                options.append((PAIR, a, b, 0))
    return options


class Casting(Frame[Match]):
    """Card, target and boosts are announced before anything happens. HE A22"""

    def __init__(self, seat: int, card: int, target: int, heal: int, pairs: tuple[Pair, ...], closed: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.target: Final = target
        self.heal: Final = heal
        self.pairs: Final = pairs
        self.closed: Final = closed

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt:
            s.pop()
            return False
        if self.target == UNSET or (self.heal == UNSET and s.box.spells[self.card].effect == DRAIN):
            return True
        if not self.closed and pairs_left(s, self.seat, self.card, len(self.pairs)):
            return True
        resolve(s, self, out)
        return False

    def ask(self, s: Match) -> list[Decision]:
        options: list[Action] = []
        if self.target == UNSET:
            for target in targets(s, self.seat, self.card):
                options.append((AT, target, 0, 0))
            return [Decision(self.seat, "choose_target", options)]
        if self.heal == UNSET and s.box.spells[self.card].effect == DRAIN:
            for at in range(self.seat * BOARD, self.seat * BOARD + BOARD):
                if s.kind[at] != EMPTY:
                    options.append((AT, at, 0, 0))
            return [Decision(self.seat, "choose_heal", options)]
        return [Decision(self.seat, "choose_boost", pair_options(s, self.seat, [self.card] + cards_in(self.pairs)))]

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        verb, a, b, _ = action
        if verb == PAIR:
            s.become(Casting(seat, self.card, self.target, self.heal, self.pairs + ((a, b),), 0))
        elif verb != AT:
            s.become(Casting(seat, self.card, self.target, self.heal, self.pairs, 1))
        elif self.target == UNSET:
            s.become(Casting(seat, self.card, a, UNSET, (), 0))
        else:
            s.become(Casting(seat, self.card, self.target, a, (), 0))

    def pack(self) -> list[object]:
        return ["casting", self.seat, self.card, self.target, self.heal, self.pairs, self.closed]


# --- effects ---------------------------------------------------------------------------------------


def resolve(s: Match, cast: Casting, out: list[Event]) -> None:
    """The announced spell happens; what follows a cast waits beneath it."""
    seat, card, target = cast.seat, cast.card, cast.target
    spell = s.box.spells[card]
    boosts = len(cast.pairs) + free_boost(s, seat, card)
    left = symbols(s, seat)[COMMAND] - spell.needs[COMMAND]
    s.become(AfterCast(seat, card if spell.lasting and target == PLAYER + seat else UNSET, left))
    out.append(Event("cast", (seat, card, target, boosts, bearer_kind(s, target)), reveals=True))
    take_from_hand(s, seat, card)
    for boost in cards_in(cast.pairs):
        discard(s, seat, boost, out)
    if spell.effect == LASTING:
        attach(s, card, seat, target, boosts, out)
        if spell.damage:
            wound(s, seat, target, spell.damage, MAGICAL, out)
            deaths(s, out)
        return
    s.discard[seat * s.box.cards + card] += 1
    effect = spell.effect
    if effect == DAMAGE:
        strike(s, seat, target, spell.damage + boosts, spell.splash, out)
    elif effect == CHAIN:
        wound(s, seat, target, spell.damage, MAGICAL, out)
        deaths(s, out)
        s.push(Chain(seat, target, 1 << (target % BOARD), spell.damage - 1, boosts))
    elif effect == AREA:
        scorch(s, seat, target - PLAYER, spell.damage + boosts, out)
    elif effect == FRENZY:
        wound(s, seat, target, spell.damage, MAGICAL, out)
        deaths(s, out)
        if s.kind[target] != EMPTY and exposed(s, target) and not has(s, FREEZE, target):
            s.push(Frenzied(seat, target, boosts))
    elif effect == DRAIN:
        wound(s, seat, target, spell.damage, MAGICAL, out)
        deaths(s, out)
        if not s.halt:
            mend(s, cast.heal, spell.heal + boosts, out)
    elif effect == HEALING:
        mend(s, target, spell.heal + boosts, out)
    elif effect == TELEPORT:
        s.push(Teleporting(seat, target, boosts, 0))
    elif effect == DISCARDING:
        s.push(Discard(target - PLAYER, spell.amount + boosts))
    elif effect == ACTIVATE:
        s.push(Activated(seat, target))
    elif effect == BREAK:
        broken, bearer = spell_of(target)
        end(s, find(s, broken, bearer), out)


def strike(s: Match, seat: int, target: int, damage: int, splash: int, out: list[Event]) -> None:
    """Damage, and half of it rounded down beside or behind; all at once. HE A35, A36, A37"""
    board = target - target % BOARD
    wound(s, seat, target, damage, MAGICAL, out)
    if splash == SPLASH_ADJACENT:
        for field in ADJACENT[target % BOARD]:
            wound(s, seat, board + field, damage // 2, MAGICAL, out)
    elif splash == SPLASH_BEHIND and target % BOARD < BACK:
        wound(s, seat, target + BACK, damage // 2, MAGICAL, out)
    deaths(s, out)


def scorch(s: Match, seat: int, victim: int, damage: int, out: list[Event]) -> None:
    """Every exposed Being of a player, exposure judged before any damage."""
    for at in range(victim * BOARD, victim * BOARD + BOARD):
        if s.kind[at] != EMPTY and exposed(s, at):
            wound(s, seat, at, damage, MAGICAL, out)
    deaths(s, out)


class Chain(Frame[Match]):
    """Chain Lightning goes on to a neighbour of the last field, covered or not, never twice. HE A22"""

    def __init__(self, seat: int, last: int, hit: int, damage: int, left: int) -> None:
        self.seat: Final = seat
        self.last: Final = last
        self.hit: Final = hit
        self.damage: Final = damage
        self.left: Final = left

    def options(self, s: Match) -> list[Action]:
        options: list[Action] = [PASSING]
        board = self.last - self.last % BOARD
        for field in ADJACENT[self.last % BOARD]:
            if s.kind[board + field] != EMPTY and not (self.hit >> field) & 1:
                options.append((AT, board + field, 0, 0))
        return options

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt or self.left == 0 or self.damage <= 0 or len(self.options(s)) == 1:
            s.pop()
            return False
        return True

    def ask(self, s: Match) -> list[Decision]:
        return [Decision(self.seat, "chain_next", self.options(s))]

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        if action == PASSING:
            s.pop()
            return
        _, at, _, _ = action
        s.become(Chain(seat, at, self.hit | 1 << (at % BOARD), self.damage - 1, self.left - 1))
        wound(s, seat, at, self.damage, MAGICAL, out)
        deaths(s, out)

    def pack(self) -> list[object]:
        return ["chain", self.seat, self.last, self.hit, self.damage, self.left]


class Teleporting(Frame[Match]):
    """The chosen Being goes to any empty own field; each boost then moves another one. HE A22"""

    def __init__(self, seat: int, being: int, left: int, moved: int) -> None:
        self.seat: Final = seat
        self.being: Final = being  # UNSET: the next one is to be chosen
        self.left: Final = left
        self.moved: Final = moved

    def options(self, s: Match) -> list[Action]:
        options: list[Action] = []
        if self.being == UNSET:
            options.append(PASSING)
        for field in range(BOARD):
            at = self.seat * BOARD + field
            if self.being != UNSET:
                if s.kind[at] == EMPTY:
                    options.append((TO, field, 0, 0))
            elif s.kind[at] != EMPTY and not (self.moved >> field) & 1:
                options.append((AT, at, 0, 0))
        return options

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt or (self.being == UNSET and (self.left < 0 or len(self.options(s)) == 1)):
            s.pop()
            return False
        return True

    def ask(self, s: Match) -> list[Decision]:
        name = "teleport_next" if self.being == UNSET else "teleport_to"
        return [Decision(self.seat, name, self.options(s))]

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        if action == PASSING:
            s.pop()
            return
        _, goal, _, _ = action
        if self.being == UNSET:
            s.become(Teleporting(seat, goal, self.left, self.moved))
        else:
            new = seat * BOARD + goal
            moved = (self.moved & ~(1 << (self.being % BOARD))) | 1 << goal
            s.become(Teleporting(seat, UNSET, self.left - 1, moved))
            out.append(Event("teleported", (seat, self.being, new, s.kind[self.being])))
            shift(s, self.being, new)

    def pack(self) -> list[object]:
        return ["teleporting", self.seat, self.being, self.left, self.moved]


class Frenzied(Frame[Match]):
    """The frenzied creature may strike any exposed enemy Being for its own markers. HE A34"""

    def __init__(self, seat: int, at: int, boosts: int) -> None:
        self.seat: Final = seat
        self.at: Final = at
        self.boosts: Final = boosts

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt:
            s.pop()
            return False
        return True

    def ask(self, s: Match) -> list[Decision]:
        options: list[Action] = [PASSING]
        for other in range(s.seats):
            if is_enemy(s, self.seat, other):
                for at in range(other * BOARD, other * BOARD + BOARD):
                    if s.kind[at] != EMPTY and exposed(s, at):
                        options.append((AT, at, 0, 0))
        return [Decision(self.seat, "strike", options)]

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        s.pop()
        if action != PASSING:
            _, victim, _, _ = action
            out.append(Event("struck", (seat, self.at, s.kind[self.at], victim, s.kind[victim])))
            wound(s, seat, victim, s.wounds[self.at] + self.boosts, PHYSICAL, out)
            deaths(s, out)

    def pack(self) -> list[object]:
        return ["frenzied", self.seat, self.at, self.boosts]


# --- after the cast --------------------------------------------------------------------------------


class AfterCast(Frame[Match]):
    """Spells that react to a cast, never to their own; then creatures. HE A28, A29"""

    def __init__(self, seat: int, fresh: int, command: int) -> None:
        self.seat: Final = seat
        self.fresh: Final = fresh  # the card, if it was a lasting one on the caster himself
        self.command: Final = command

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt:
            s.pop()
            return False
        draws = self.reaction(s, CONCENTRATION)
        if draws and symbols(s, self.seat)[s.box.spells[self.symbol_card(s)].symbol] == 0:
            draws = 0
        s.become(
            Reactions(
                self.seat,
                draws,
                self.reaction(s, REGENERATION),
                self.command,
                self.reaction(s, WAR_WIND),
            )
        )
        return False

    def reaction(self, s: Match, hook: int) -> int:
        if not s.spells or (self.fresh != UNSET and s.box.spells[self.fresh].hook == hook):
            return 0
        return amount(s, hook, PLAYER + self.seat)

    def symbol_card(self, s: Match) -> int:
        for i in range(0, len(s.spells), SPELL_ROW):
            if s.spells[i + BEARER] == PLAYER + self.seat and s.box.spells[s.spells[i]].hook == CONCENTRATION:
                return s.spells[i]
        raise AssertionError("no Concentration in play")

    def pack(self) -> list[object]:
        return ["after_cast", self.seat, self.fresh, self.command]


class Reactions(Frame[Match]):
    """Concentration may draw, Regeneration may heal, in the caster's order, before activations and moves."""

    def __init__(self, seat: int, draws: int, heals: int, command: int, bonus: int) -> None:
        self.seat: Final = seat
        self.draws: Final = draws
        self.heals: Final = heals
        self.command: Final = command
        self.bonus: Final = bonus

    def options(self, s: Match) -> list[Action]:
        options: list[Action] = [PASSING]
        if self.draws and drawable(s, self.seat):
            options.append((DRAW, self.draws, 0, 0))
        if self.heals:
            for field in range(BOARD):
                at = self.seat * BOARD + field
                if s.kind[at] != EMPTY and is_wounded(s, at):
                    options.append((HEAL, field, 0, 0))
        return options

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt:
            s.pop()
            return False
        if (self.draws or self.heals) and len(self.options(s)) > 1:
            return True
        s.become(Orders(self.seat, self.command, self.bonus))
        return False

    def ask(self, s: Match) -> list[Decision]:
        return [Decision(self.seat, "react", self.options(s))]

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        verb, what, _, _ = action
        if action == PASSING:
            s.become(Orders(seat, self.command, self.bonus))
        elif verb == DRAW:
            s.become(Reactions(seat, 0, self.heals, self.command, self.bonus))
            s.push(Draw(seat, what))
        else:
            s.become(Reactions(seat, self.draws, 0, self.command, self.bonus))
            mend(s, seat * BOARD + what, self.heals, out)

    def pack(self) -> list[object]:
        return ["reactions", self.seat, self.draws, self.heals, self.command, self.bonus]
