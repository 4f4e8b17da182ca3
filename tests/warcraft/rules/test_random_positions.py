"""Crowded positions with upgraded armies and full hands, which random games from the start seldom reach."""

from __future__ import annotations

import random
from typing import Any

import pytest

from arenarium import conformance as kit
from arenarium.core.kernel import CHANCE, Luck, apply, questions
from arenarium.games.warcraft.box import CARDS, RACES, TYPES
from arenarium.games.warcraft.game import GAME
from tests.warcraft.rules.test_invariants import board_is_sound

MODES = [("main", 2), ("main", 4), ("elf_gate", 3), ("necromancers", 2), ("prisoners", 2), ("nordrassil", 4)]
LETTERS = dict(zip(RACES, "houn"))


def crowd(mode: str, seats: int, dice: random.Random) -> tuple[dict[str, Any], dict[str, Any]]:
    """Options and a position: everybody has pieces in and round one area, some level of each type, some cards."""
    options: dict[str, Any] = {"mode": mode, "seats": seats, "limit": 3, "edition": dice.choice(["polish", "english"])}
    if mode == "main" and seats == 2:
        options["races"] = dice.sample(RACES, 2)
    s = GAME.position(options, {})
    box = s.box
    middle = dice.randrange(box.size)
    lines: list[str] = []
    crowded: dict[tuple[int, int, bool], int] = {}
    position: dict[str, Any] = {"step": dice.choice(["move", "battle", "battle", "deploy", "spend"])}
    for seat in range(seats):
        race = RACES[s.race[seat]]
        necromancer = box.slot_necromancers[s.slot[seat]]
        left = [*box.pieces[:3], 2 if necromancer else box.pieces[3] - 1]
        for a in (middle, *box.nbr[middle]):
            tokens = []
            for _ in range(dice.randint(0, 4)):
                t = 2 if (box.mountains >> a) & 1 else dice.randrange(4)
                key = (s.team[seat], a, t == 3)
                if left[t] and crowded.get(key, 0) < (1 if necromancer and t == 3 else 3):
                    crowded[key] = crowded.get(key, 0) + 1
                    left[t] -= 1
                    tokens.append(TYPES[t])
            if tokens:
                lines.append(f"{box.names[a]} {LETTERS[race]} {' '.join(tokens)}")
        deck = [c for i, c in enumerate(CARDS) for _ in range(box.copies[s.race[seat]][i])]
        for i, c in enumerate(CARDS):
            for _ in range(box.slot_removed[s.slot[seat]][i]):
                deck.remove(c)
        dice.shuffle(deck)
        position[race] = {
            "hand": deck[: dice.randint(0, 9)],
            "levels": {t: dice.randint(1, box.top[s.race[seat] * 3 + i]) for i, t in enumerate(TYPES[:3])},
        }
        if mode not in ("nordrassil", "necromancers"):
            position[race] |= {"gold": dice.randint(0, 6), "wood": dice.randint(0, 6), "sites": {"ranged": 1}}
    position["board"] = "\n".join(lines)
    return options, position


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_crowded_positions_keep_the_contract(mode: str, seats: int) -> None:
    """WC §3, §5, §11, §12"""
    for seed in range(3):
        dice = random.Random(1000 * seats + 10 * len(mode) + seed)
        s = GAME.position(*crowd(mode, seats, dice))
        census = GAME.census(s)
        luck = Luck(seed)
        for n in range(250):
            asked = questions(s)
            if not asked:
                break
            d = asked[0]
            if n % 25 == seed:
                kit.options_are_in_order(GAME, s)
                kit.notation_round_trips(GAME, s)
                kit.saves_load(GAME, s)
                kit.bad_input_changes_nothing(GAME, s)
                kit.every_option_applies(GAME, s, luck, most=3)
                kit.hidden_stays_hidden(GAME, s, [], luck)
            assert d.seat == CHANCE or (s.alive >> d.seat) & 1
            apply(s, d.seat, luck.draw(d))
            board_is_sound(s)
            kit.pieces_are_conserved(GAME, s, census)
