"""Herosi: life, creatures, cards, lasting spells, and what the dice are on the way to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arenarium.bots.search import Evaluation
from arenarium.core.kernel import State
from arenarium.games.herosi.box import BACK, BOARD, CARD, COMMAND, EMPTY, FACE_COUNT, HERO, Spell
from arenarium.games.herosi.preparation import STOPS_NOW, Answers, Keeps
from arenarium.games.herosi.state import (
    BATTLE_ROW,
    DICE,
    IN_AIR,
    IN_HAND,
    OWNER,
    POWER,
    PREPARATION,
    SPELL_ROW,
    Match,
    exposed,
    hand_size,
)

LOST: Final = -20.0  # a player who is out
IN_DANGER: Final = 6  # life below which each point that is gone is a danger of its own
MANY_CARDS: Final = 6  # in a hand; what comes beyond them
FURTHER: Final = 0.3  # is worth so much of a card
HURT: Final = 0.6  # the part of a creature's worth that goes with its wounds
ON_THE_WAY: Final = 0.1  # of a symbol's worth, for one that lies there already
DRAWN: Final = 2.0  # symbols that drawing cards is worth
STOPPED_IN_VAIN: Final = -2.0  # points of life


class HerosiEvaluation(Evaluation):
    """The weights are explained where they stand, in bots/data/herosi.toml."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(weights["scale"])
        self.life = weights["life"]
        self.danger = weights["danger"]
        self.point = weights["point"]
        self.creature = weights["creature"]
        self.strike = weights["strike"]
        self.exposed = weights["exposed"]
        self.card = weights["card"]
        self.spell = weights["spell"]
        self.power = weights["power"]
        self.symbol = weights["symbol"]
        self.command = weights["command"]
        self.weakness = weights["weakness"]
        self.stop = weights["stop"]
        self.hurt = HURT
        self.cover = 0.0  # a point of life of the creature that covers the Hero: only an expert looks at it
        chance = weights["reroll"]
        # By missing symbols and free dice: the chance that they turn up.
        self.reach: list[list[float]] = [[_at_least(m, n, chance) for n in range(DICE + 1)] for m in range(DICE + 1)]

    def turn(self, s: State) -> int:
        assert isinstance(s, Match)
        return s.battle[PREPARATION] + s.battle[BATTLE_ROW + PREPARATION]

    def scores(self, s: State) -> list[float]:
        assert isinstance(s, Match)
        out: list[float] = []
        for seat in range(s.seats):
            out.append(self.holding(s, seat) + self.dice(s, seat) if s.alive >> seat & 1 else LOST)
        for i in range(0, len(s.spells), SPELL_ROW):
            out[s.spells[i + OWNER]] += self.spell + self.power * s.spells[i + POWER]
        return out

    def holding(self, s: Match, seat: int) -> float:
        """Life, points, the army and the hand."""
        life = s.life[seat]
        value = self.life * life + self.point * s.points[seat]
        if life < IN_DANGER:
            value -= self.danger * (IN_DANGER - life)
        value += self.army(s, seat)
        hand = hand_size(s, seat)
        # The tenth card is worth less than the first.
        return value + self.card * (hand if hand < MANY_CARDS else MANY_CARDS + FURTHER * (hand - MANY_CARDS))

    def army(self, s: Match, seat: int) -> float:
        value = 0.0
        for at in range(seat * BOARD, seat * BOARD + BOARD):
            kind = s.kind[at]
            if kind == EMPTY:
                continue
            if kind == HERO:
                if exposed(s, at):
                    value -= self.exposed
                elif self.cover:
                    guard = s.box.creature(s.kind[at - BACK])
                    value += self.cover * (guard.life - s.wounds[at - BACK])
                continue
            c = s.box.creature(kind)
            whole = (c.life - s.wounds[at]) / c.life
            value += self.creature * c.points * (1.0 - self.hurt + self.hurt * whole)
            if exposed(s, at):
                value += self.strike * c.strength / c.activation
        return value

    def dice(self, s: Match, seat: int) -> float:
        """What the dice are on the way to, the commands among them, the danger of the opposed element."""
        have = [0, 0, 0, 0, 0, 0]
        free = 0
        for i in range(seat * DICE, seat * DICE + DICE):
            face = s.dice[i]
            if face >= 0:
                have[face] += 1
            elif face in (IN_HAND, IN_AIR):
                free += 1
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Keeps) and top.chosen[seat] > 0:
            # Chosen in secret and not rolled yet: these dice are as good as in the hand.
            for i in range(DICE):
                face = s.dice[seat * DICE + i]
                if top.chosen[seat] >> i & 1 and face >= 0:
                    have[face] -= 1
                    free += 1
        value = self.best(s, seat, have, free) + self.command * have[COMMAND]
        if s.hero[seat] >= 0 and not s.rules.plain:
            value -= self.weakness * have[s.box.opposed[s.hero[seat]]]
        if isinstance(top, Answers) and top.chosen[seat] == STOPS_NOW:
            value += self.stop if self.may_act(s, seat, have) else STOPPED_IN_VAIN * self.life
        return value

    def may_act(self, s: Match, seat: int, have: list[int]) -> bool:
        """Whether the dice pay for a spell in hand or for drawing."""
        base = seat * s.box.cards
        for card in range(s.box.cards):
            if s.hand[base + card] and s.box.spells[card].paid_by(have):
                return True
        return have[CARD] >= s.box.draw_needs

    def best(self, s: Match, seat: int, have: list[int], free: int) -> float:
        """What the most promising spell, or drawing cards, is worth with so many dice still to roll."""
        best = 0.0
        base = seat * s.box.cards
        for card in range(s.box.cards):
            if s.hand[base + card]:
                spell = s.box.spells[card]
                missing, used, size = _missing(spell, have)
                # A little for every symbol already there, so that the way to a spell is uphill.
                value = self.symbol * (size * self.reach[missing][free] + ON_THE_WAY * used)
                if value > best:
                    best = value
        cards = have[CARD]
        draw = self.symbol * DRAWN * self.reach[max(0, s.box.draw_needs - cards)][free]
        return draw if draw > best else best


def _missing(spell: Spell, have: list[int]) -> tuple[int, int, int]:
    """Symbols that a spell still lacks, those it has, and how many it needs."""
    if spell.same:
        top = max(have[0], have[1], have[2], have[3])
        got = top if top < spell.same else spell.same
        return (spell.same - got, got, spell.same)
    missing = 0
    got = 0
    size = 0
    for face in range(FACE_COUNT):
        need = spell.needs[face]
        size += need
        if have[face] < need:
            missing += need - have[face]
            got += have[face]
        else:
            got += need
    return (missing, got, size)


def _at_least(m: int, n: int, p: float) -> float:
    """The chance of at least m successes in n tries."""
    if m > n:
        return 0.0
    below = 0.0
    ways = 1.0
    for k in range(m):
        below += ways * p**k * (1 - p) ** (n - k)
        ways = ways * (n - k) / (k + 1)
    return 1.0 - below


def make(weights: Mapping[str, float]) -> HerosiEvaluation:
    return HerosiEvaluation(weights)
