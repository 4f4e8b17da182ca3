"""What a seat may believe: the same position with all that it cannot know drawn anew."""

from __future__ import annotations

from arenarium.core.game import Pick
from arenarium.games.herosi.actions import ChooseAction, Dispelling
from arenarium.games.herosi.battle import Duels, Stack
from arenarium.games.herosi.box import BOARD, HERO
from arenarium.games.herosi.preparation import UNDECIDED, Answers, Keeps, dice_to_roll
from arenarium.games.herosi.setup import Army, clear_board, put
from arenarium.games.herosi.spells import Casting
from arenarium.games.herosi.state import Match, changed, fights_in, hand_size
from arenarium.games.herosi.verbs import CLEARING, READYING


def resample(s: Match, seat: int, pick: Pick) -> Match:
    """Other hands from hand and deck together, other armies, other secret choices."""
    copy = s.clone()
    for other in range(s.seats):
        if other != seat:
            redeal(copy, other, pick)
    if copy.stack:
        top = copy.stack[-1]
        if isinstance(top, Duels):
            copy.become(
                Duels(unknown_choices(copy, top.left, seat, pick), unknown_choices(copy, top.right, seat, pick))
            )
        else:
            copy.stack = unknown_choices(copy, copy.stack, seat, pick)
    return copy


def redeal(s: Match, seat: int, pick: Pick) -> None:
    base, cards = seat * s.box.cards, s.box.cards
    size = hand_size(s, seat)
    held = list(s.known[base : base + cards])
    pool = [s.hand[base + c] + s.deck[base + c] - held[c] for c in range(cards)]
    for _ in range(size - sum(held)):
        card = pick(pool)
        pool[card] -= 1
        held[card] += 1
    for card in range(cards):
        s.deck[base + card] += s.hand[base + card] - held[card]
        s.hand[base + card] = held[card]


def rebuilt(s: Match, army: Army, seat: int, pick: Pick) -> Army:
    """Another army: nobody else knows more than how many answers it took so far, and whether it is ready."""
    answers = sum(not army.is_open(s, seat, field) for field in range(BOARD))
    clear_board(s, seat)
    army = army.with_left(seat, 0)
    if answers:
        put(s, seat, pick([1] * BOARD), HERO)
    for _ in range(answers - 1):
        choices = [action for action in army.options(s, seat) if action not in (CLEARING, READYING)]
        army = army.decide(s, seat, choices[pick([1] * len(choices))])
    return army


def unknown_choices(s: Match, stack: Stack, seat: int, pick: Pick) -> Stack:
    top = stack[-1] if stack else None
    if isinstance(top, Army):
        for other in range(s.seats):
            if other != seat and (s.hidden >> other) & 1:
                top = rebuilt(s, top, other, pick)
        return (*stack[:-1], top)
    if isinstance(top, Keeps):
        chosen = top.chosen
        undecided = Keeps(top.arena, top.forced, (UNDECIDED,) * s.seats)
        for d in undecided.ask(s):
            if d.seat != seat and chosen[d.seat] != UNDECIDED:
                chosen = changed(chosen, d.seat, dice_to_roll(d.nth(pick([1] * d.count()))))
        return stack[:-1] + (Keeps(top.arena, top.forced, chosen),)
    if isinstance(top, Answers):
        chosen = top.chosen
        for other in range(s.seats):
            if other != seat and fights_in(s, other, top.arena) and chosen[other] != UNDECIDED:
                chosen = changed(chosen, other, pick([1, 1]))
        return stack[:-1] + (Answers(top.arena, top.forced, top.rolled, chosen),)
    if isinstance(top, (Casting, Dispelling)) and top.seat != seat:
        return stack[:-1] + (ChooseAction(top.seat),)  # nothing is announced before all of it is
    return stack
