"""The state of a match: boards, dice, cards, lasting spells."""

from __future__ import annotations

from typing import Final

from arenarium.core.game import Json
from arenarium.core.kernel import State
from arenarium.games.herosi.box import BACK, BOARD, CARD, EMPTY, FIRST_CREATURE, HERO, Box
from arenarium.games.herosi.wire import Mode

# Dice: a face, or where the die is instead of on the table.
DICE: Final = 7  # room for the seventh of Blessing
IN_HAND: Final = -1
IN_AIR: Final = -2
NO_DIE: Final = -3

# What ends early, and how far the stack is cut: HALT_ACTION to the round, HALT_BATTLE to the battle.
HALT_NOTHING: Final = 0
HALT_ACTION: Final = 1
HALT_BATTLE: Final = 2

DUEL: Final = 0  # equal: a name; nothing is asked of a duel
FREE_FOR_ALL: Final = 1
NO_ELIMINATION: Final = 2
TEAMS: Final = 3
TOURNAMENT: Final = 4
MODES: Final[tuple[Mode, ...]] = ("duel", "free_for_all", "no_elimination", "teams", "tournament")

# Stages of a match.
DRAFTING: Final = 0
ARMING: Final = 1
FIGHTING: Final = 2  # the first battle, or both duels
MERGED: Final = 3  # teams: one battle; tournament: the final

TRACK: Final = 8  # slots of a track: four of the upper row, then four of the lower
LOWER: Final = 4  # the first slot of the lower row
NO_CARD: Final = -1
# A lasting spell in play is so many numbers: its card first, then these.
SPELL_ROW: Final = 4
OWNER: Final = 1
BEARER: Final = 2
POWER: Final = 3

# One battle's row in `battle`.
BATTLE_ROW: Final = 8
ACTOR: Final = 0
STOPPER: Final = 1
PRIORITY: Final = 2
STOPS: Final = 3
PREPARATION: Final = 4
TIED: Final = 5  # the optional ending came to a tie and is not looked at again
ROLLS: Final = 6  # since the last stop
SPENT: Final = 7  # stops, and long spells of rolling without one, towards the limit
NEW_BATTLE: Final = [-1, -1, 0, 0, 0, 0, 0, 0]
ALL_STUNNED: Final = 4  # or so many, while every Hero of the battle is stunned
QUIET: Final = 12  # so many rolls of each player without a stop count as one towards the limit


class Rules:
    """The options of a match, as the frames read them."""

    def __init__(
        self,
        options: Json,
        mode: int,
        calm: bool,
        preset: bool,
        hand: int,
        life: int,
        plain: bool,
        boosts: bool,
        penalty: tuple[bool, ...],
        optional_ending: bool,
        third_place: bool,
        limit: int,
    ) -> None:
        self.options: Final = options
        self.mode: Final = mode
        self.calm: Final = calm
        self.preset: Final = preset
        self.hand: Final = hand
        self.life: Final = life
        self.plain: Final = plain
        self.boosts: Final = boosts
        self.penalty: Final = penalty
        self.optional_ending: Final = optional_ending
        self.third_place: Final = third_place
        self.limit: Final = limit
        self.pairs: Final = mode in (TEAMS, TOURNAMENT)


class Match(State):
    """One match of Herosi. Masks have a bit for each seat."""

    def __init__(
        self,
        seats: int,
        box: Box,
        rules: Rules,
        stage: int,
        first: int,
        alive: int,
        stunned: int,
        ready: int,
        hidden: int,
        acted: int,
        must_roll: int,
        ended: int,
        hero: tuple[int, ...],
        arena: tuple[int, ...],
        place: tuple[int, ...],
        cap: tuple[int, ...],
        gone: tuple[int, ...],
        store: tuple[int, ...],
        life: list[int],
        points: tuple[int, ...],
        kind: list[int],
        wounds: list[int],
        used: list[int],
        beside: tuple[int, ...],
        beside_used: tuple[int, ...],
        dice: list[int],
        hand: list[int],
        deck: list[int],
        discard: list[int],
        known: tuple[int, ...],
        pile: tuple[int, ...],
        track: tuple[int, ...],
        spells: list[int],
        battle: list[int],
    ) -> None:
        super().__init__(seats)
        self.box: Final = box
        self.rules: Final = rules
        self.stage = stage
        self.first = first
        self.alive = alive
        self.stunned = stunned
        self.ready = ready  # armies confirmed
        self.hidden = hidden  # boards still secret
        self.acted = acted  # acted or failed in the present stop
        self.must_roll = must_roll  # may not stop before a roll has landed
        self.ended = ended  # battles decided otherwise than by the last Hero
        self.halt = HALT_NOTHING
        self.hero = hero  # element by seat, -1 before the draft
        self.arena = arena  # the battle each seat fights in
        self.place = place
        self.cap = cap  # life cannot be healed beyond this
        self.gone = gone  # spell cards out of the game
        self.store = store  # creatures not on a board, by kind
        self.life = life
        self.points = points
        self.kind = kind
        self.wounds = wounds
        self.used = used  # own fields whose creature was activated in this action
        self.beside = beside  # dead creatures that can return
        self.beside_used = beside_used
        self.dice = dice
        self.hand = hand  # counts by seat and card, as the next three; lists change often, tuples seldom
        self.deck = deck
        self.discard = discard
        self.known = known  # cards in hand that everybody saw entering it
        self.pile = pile  # the common spell deck
        self.track = track
        self.spells = spells  # lasting spells, oldest first, SPELL_ROW numbers each
        self.battle = battle

    def clone(self) -> Match:
        s = Match(
            self.seats,
            self.box,
            self.rules,
            self.stage,
            self.first,
            self.alive,
            self.stunned,
            self.ready,
            self.hidden,
            self.acted,
            self.must_roll,
            self.ended,
            self.hero,
            self.arena,
            self.place,
            self.cap,
            self.gone,
            self.store,
            self.life[:],
            self.points,
            self.kind[:],
            self.wounds[:],
            self.used[:],
            self.beside,
            self.beside_used,
            self.dice[:],
            self.hand[:],
            self.deck[:],
            self.discard[:],
            self.known,
            self.pile,
            self.track,
            self.spells[:],
            self.battle[:],
        )
        s.halt = self.halt
        s.stack = self.stack
        s.drawn = self.drawn[:]
        return s


def new_match(seats: int, box: Box, rules: Rules) -> Match:
    """Everything still in the box but the basic spells, which everybody holds from the start. HE §2"""
    cards = box.cards
    deck = [0] * (seats * cards)
    pile = [0] * cards
    gone = [0] * cards
    for card in range(cards):
        spell = box.spells[card]
        if spell.group == "deck":
            pile[card] = spell.copies
        elif spell.group == "basic":
            for seat in range(seats):
                deck[seat * cards + card] = spell.copies
        else:
            gone[card] = spell.copies
    store = [0] * box.kinds
    for i, creature in enumerate(box.creatures):
        store[FIRST_CREATURE + i] = creature.copies
    dice = ([IN_HAND] * box.dice + [NO_DIE] * (DICE - box.dice)) * seats
    return Match(
        seats, box, rules, DRAFTING, 0, (1 << seats) - 1, 0, 0, 0, 0, 0, 0,
        (-1,) * seats,
        tuple(seat // 2 if rules.pairs else 0 for seat in range(seats)),
        (0,) * seats,
        (rules.life,) * seats,
        tuple(gone),
        tuple(store),
        [rules.life] * seats,
        (0,) * seats,
        [EMPTY] * (BOARD * seats),
        [0] * (BOARD * seats),
        [0] * seats,
        (0,) * seats,
        (0,) * seats,
        dice,
        [0] * (seats * cards),
        deck,
        [0] * (seats * cards),
        (0,) * (seats * cards),
        tuple(pile),
        (NO_CARD,) * (TRACK * (2 if rules.pairs else 1)),
        [],
        NEW_BATTLE * 2,
    )  # fmt: skip


def changed(row: tuple[int, ...], i: int, value: int) -> tuple[int, ...]:
    """The row with one entry replaced."""
    return row[:i] + (value,) + row[i + 1 :]


def is_alive(s: Match, seat: int) -> bool:
    return (s.alive >> seat) & 1 == 1


def fights_in(s: Match, seat: int, arena: int) -> bool:
    """Still in the game, and in this battle."""
    return (s.alive >> seat) & 1 == 1 and s.arena[seat] == arena


def team(s: Match, seat: int) -> int:
    return seat % 2 if s.rules.mode == TEAMS else seat


def is_enemy(s: Match, seat: int, other: int) -> bool:
    if seat == other or not (s.alive >> other) & 1 or s.arena[seat] != s.arena[other]:
        return False
    return s.rules.mode != TEAMS or (seat ^ other) & 1 == 1


def hero_field(s: Match, seat: int) -> int:
    for at in range(seat * BOARD, seat * BOARD + BOARD):
        if s.kind[at] == HERO:
            return at
    return -1


def exposed(s: Match, at: int) -> bool:
    """In the front row, or behind an empty field. HE §1"""
    return at % BOARD < BACK or s.kind[at - BACK] == EMPTY


def symbols(s: Match, seat: int) -> list[int]:
    """How many dice on the table show each face."""
    counts = [0, 0, 0, 0, 0, 0]
    for i in range(seat * DICE, seat * DICE + DICE):
        face = s.dice[i]
        if face >= 0:
            counts[face] += 1
    return counts


def dice_of(s: Match, seat: int, where: int) -> int:
    """The mask of a seat's dice that are IN_HAND or IN_AIR."""
    mask = 0
    base = seat * DICE
    for i in range(DICE):
        if s.dice[base + i] == where:
            mask |= 1 << i
    return mask


def number_of_dice(s: Match, seat: int) -> int:
    n = 0
    for i in range(seat * DICE, seat * DICE + DICE):
        if s.dice[i] != NO_DIE:
            n += 1
    return n


def may_stop(s: Match, seat: int) -> bool:
    """HE A58: something has been rolled; HE A50: a stunned player needs five cards."""
    if (s.must_roll >> seat) & 1:
        return False
    if (s.stunned >> seat) & 1:
        cards = 0
        for i in range(seat * DICE, seat * DICE + DICE):
            if s.dice[i] == CARD:
                cards += 1
        return cards >= s.box.revive_needs
    for i in range(seat * DICE, seat * DICE + DICE):  # noqa: SIM110
        if s.dice[i] >= 0 or s.dice[i] == IN_AIR:
            return True
    return False


def hand_size(s: Match, seat: int) -> int:
    n = 0
    for i in range(seat * s.box.cards, seat * s.box.cards + s.box.cards):
        n += s.hand[i]
    return n


def drawable(s: Match, seat: int) -> int:
    """Cards in the own deck and discard pile together."""
    n = 0
    for i in range(seat * s.box.cards, seat * s.box.cards + s.box.cards):
        n += s.deck[i] + s.discard[i]
    return n


def take_from_hand(s: Match, seat: int, card: int) -> None:
    i = seat * s.box.cards + card
    s.hand[i] -= 1
    if s.known[i] > s.hand[i]:
        s.known = changed(s.known, i, s.hand[i])


def census(s: Match) -> dict[str, int]:
    """Spell cards and creatures by name, wherever they are."""
    counts = {}
    box = s.box
    for card in range(box.cards):
        n = s.pile[card] + s.gone[card] + s.track.count(card) + s.spells[::SPELL_ROW].count(card)
        for seat in range(s.seats):
            i = seat * box.cards + card
            n += s.hand[i] + s.deck[i] + s.discard[i]
        counts[box.spells[card].name] = n
    for kind, creature in enumerate(box.creatures, FIRST_CREATURE):
        n = s.store[kind] + s.kind.count(kind)
        for seat in range(s.seats):
            if s.hero[seat] >= 0 and box.returning[s.hero[seat]] == kind:
                n += s.beside[seat]
        counts[creature.name] = n
    return counts
