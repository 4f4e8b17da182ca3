"""Warcraft: victory points for certain; the best chance to hold the ground of a battle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from math import prod
from typing import Final

import msgspec

from arenarium.bots.goals import Goal
from arenarium.core.kernel import Action, Decision, State
from arenarium.games.warcraft.battlefield import Battle, the_battle
from arenarium.games.warcraft.box import (
    CALL_TO_ARMS,
    CRIPPLE,
    CURSE,
    DEVOUR,
    DISPEL_MAGIC,
    ENSNARE,
    ENVENOMED_SPEARS,
    FAERIE_FIRE,
    FAST,
    INVISIBILITY,
    MARKSMANSHIP,
    MOON_GLAIVE,
    POLYMORPH,
    RESOURCES,
    SUMMON_BUILDING,
    TOWN_PORTAL,
    VICTORY_POINT,
    WEB,
    WORKER,
)
from arenarium.games.warcraft.dice import Draw
from arenarium.games.warcraft.endings import points
from arenarium.games.warcraft.odds import units_in_battle
from arenarium.games.warcraft.pieces import ALL_UNITS, fighting_areas, foe_units
from arenarium.games.warcraft.state import War, any_of
from arenarium.games.warcraft.verbs import BUILD, BUILD_OUTPOST, GIVE, MOVE, TRAIN, UPGRADE

HUNDRED: Final = 100
FEW: Final = 6  # units in a battle, at most
MANY: Final = 2500  # ways to move, at most
IN_BATTLE: Final = any_of(
    [
        CURSE,
        DEVOUR,
        DISPEL_MAGIC,
        ENSNARE,
        ENVENOMED_SPEARS,
        FAERIE_FIRE,
        INVISIBILITY,
        MARKSMANSHIP,
        MOON_GLAIVE,
        POLYMORPH,
        WEB,
    ]
)
IN_STEP: Final = IN_BATTLE | any_of(
    [CALL_TO_ARMS, FAST, CRIPPLE, TOWN_PORTAL, RESOURCES, SUMMON_BUILDING, VICTORY_POINT]
)
ROUND: Final = 7  # where a packed battle says it


def frames(s: State) -> list[list[object]]:
    """What is going on, but for the round of a battle: it may go on for ever."""
    found = []
    for frame in s.stack:
        packed = frame.pack()
        if type(frame) is Battle:
            packed[ROUND] = 0
        found.append(packed)
    return found


# --- points ----------------------------------------------------------------------------------


def lead(s: State, seat: int, scope: int) -> int:
    assert isinstance(s, War)
    others = (points(s, other) for other in range(s.seats) if not s.friends[seat] >> other & 1)
    return HUNDRED * (points(s, seat) - max(others))


def earned(s: State) -> Hashable:
    """All that points at the end of a step depend on. Where the own workers stand does not count in the own step."""
    assert isinstance(s, War)
    size = s.box.size
    n = s.pieces[:]
    for at in range(s.active * size, (s.active + 1) * size):
        n[at] &= ALL_UNITS
    hands = [hand & IN_STEP for hand in s.hand]
    goods = (s.gold[s.active], s.wood[s.active], s.levels[s.active], s.extra)
    spells = (s.fast, s.crippled, s.crippler, s.lamed)
    rest = (s.moved, s.deck, s.laid, s.called, s.idle, s.reserve)
    return msgspec.msgpack.encode([frames(s), n, hands, goods, spells, rest])


def matter(s: State, d: Decision) -> list[Action]:
    """Workers win no points in a step, nor does what is trained or built."""
    if d.ask == "move":
        return [(verb, t, x, y) for verb, t, x, y in d.options if verb != MOVE or t != WORKER]
    if d.ask == "spend":
        return [(verb, x, y, z) for verb, x, y, z in d.options if verb not in (TRAIN, BUILD, BUILD_OUTPOST, GIVE)]
    return d.options


def ready(s: State, d: Decision) -> bool:
    """Few enough ways to move, some of which win ground or meet an enemy; something to upgrade."""
    assert isinstance(s, War)
    if d.ask == "spend":
        return s.friends[d.seat] == 1 << d.seat and any(verb == UPGRADE for verb, _, _, _ in d.options)
    # Without allies, captives and Necromancers, whose workers' ways do count.
    if d.ask != "move" or s.friends[d.seat] != 1 << d.seat or s.tokens or any(place >= 0 for place in s.captive):
        return False
    ways: Counter[tuple[int, int]] = Counter()
    worth = False
    enemies = foe_units(s, d.seat)
    for verb, t, area, to in d.options:
        if verb == MOVE and t != WORKER:
            ways[t, area] += 1
            worth = worth or bool(s.box.vp[to]) or bool(enemies >> to & 1)
    return worth and prod(n + 1 for n in ways.values()) <= MANY


def themes(ask: str, line: Sequence[str], gain: int) -> str:
    if gain % HUNDRED:
        return "attack"
    if any(text.startswith("upgrade") for text in line):
        return "upgrade"
    return "card" if any(text.startswith("play") for text in line) else "march"


# --- battles ---------------------------------------------------------------------------------


def field(s: State) -> int:
    """Where the battle is that is being fought; -1: it is decided."""
    if s.stack and type(s.stack[-1]) is not Draw:
        for frame in s.stack:
            if type(frame) is Battle:
                return frame.area
    return -1


def held(s: State, seat: int, scope: int) -> int:
    """100 if the seat's side alone is on the battlefield."""
    assert isinstance(s, War)
    own = enemies = 0
    for o in range(s.box.owners):
        if s.friends[seat] >> o & 1:
            own |= fighting_areas(s, o)
        else:
            enemies |= fighting_areas(s, o)
    return HUNDRED if (own & ~enemies) >> scope & 1 else 0


def fought(s: State) -> Hashable:
    """Pieces, cards that count in a battle, and what the battle remembers."""
    assert isinstance(s, War)
    hands = [hand & IN_BATTLE for hand in s.hand]
    return msgspec.msgpack.encode([frames(s), s.pieces, hands, s.called, s.idle, s.reserve])


def small(s: State, d: Decision) -> bool:
    """Few enough units for all lots to be weighed."""
    assert isinstance(s, War)
    b = the_battle(s)
    return units_in_battle(s, b, b.attackers | b.defenders) <= FEW


def fights(ask: str, line: Sequence[str], gain: int) -> str:
    if ask == "choose_casualty":
        return "casualty"
    return "target" if ask == "choose_target" else "battle_card"


GOALS = (
    Goal(
        measure=held,
        asks=frozenset(
            {
                "choose_casualty",
                "choose_target",
                "round_card",
                "melee_card",
                "roll_card",
                "hit_card",
                "casualty_card",
                "marksmanship",
            }
        ),
        themes=fights,
        fewest=2,
        deep=8,
        lines=6000,
        line_ups=(
            {"mode": "elf_gate", "seats": 3, "limit": 40},
            {"mode": "main", "seats": 4, "limit": 40},
            {"mode": "nordrassil", "seats": 4},
            {"mode": "main", "seats": 2, "target": 15, "limit": 40},
        ),
        name="battle",
        scope=field,
        key=fought,
        margin=8,
        goes_on=True,
        ready=small,
    ),
    Goal(
        measure=lead,
        asks=frozenset({"move", "spend"}),
        themes=themes,
        fewest=4,
        least=25,
        deep=8,
        line_ups=(
            {"mode": "main", "seats": 2, "target": 12, "limit": 40},
            {"mode": "main", "seats": 2, "target": 15, "limit": 40},
        ),
        name="points",
        key=earned,
        margin=25,
        scale=HUNDRED,
        ready=ready,
        matter=matter,
    ),
)
