"""The engine's battles against the second reading in oracle.py, question by question, on random positions."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from arenarium.core.kernel import CHANCE, Decision, apply, questions
from arenarium.games.warcraft.game import GAME
from arenarium.games.warcraft.state import War
from tests.warcraft.rules import oracle
from tests.warcraft.rules.oracle import Battle, Unit

# More with ARENARIUM_CONFORMANCE=10000: that many random battles.
BATTLES = max(200, int(os.environ.get("ARENARIUM_CONFORMANCE", "0")))
BLOCK = 50
RACES = ("human", "orc", "undead", "night_elf")
SEATS_OF_FOUR = ["night_elf", "undead", "human", "orc"]
TYPES = ("melee", "ranged", "flying")
IN_BATTLE = {
    "human": ("dispel_magic", "invisibility", "polymorph"),
    "orc": ("devour", "ensnare", "envenomed_spears", "pillage"),
    "undead": ("curse", "web"),
    "night_elf": ("faerie_fire", "marksmanship", "moon_glaive"),
}
SCENARIOS = ("elf_gate", "prisoners", "nordrassil")
BOARDS = ("main_2p", "main_2p", "main_4p", "main_4p", *SCENARIOS)
MAPS = {name: {a["id"]: a for a in oracle.data(name)["area"]} for name in BOARDS}
RACES_OF = {name: [slot["race"] for slot in oracle.data(name)["slot"]] for name in SCENARIOS}
OUTPOSTS = ["h1", "g7"]
SOURCES = {"undead": ["i4", *OUTPOSTS]}
SPELL = ["faerie_fire", "marksmanship", "moon_glaive", "marksmanship"]
WALLS = [frozenset(pair) for pair in oracle.data("prisoners")["walls"]]
TOP = {
    (r, t): max(level for race, kind, level in oracle.UNIT_CARDS if (race, kind) == (r, t))
    for r in RACES
    for t in TYPES
}


def army(team: list[str], area: str, mountain: bool, dice: random.Random, least: int) -> list[Unit]:
    """Up to three units of a team in one area."""
    types = ("flying",) if mountain else TYPES
    return [Unit(dice.choice(team), dice.choice(types), area) for _ in range(dice.randint(least, 3))]


def within_the_box(units: list[Unit]) -> list[Unit]:
    kept: list[Unit] = []
    for u in units:
        if (
            sum((v.race, v.type) == (u.race, u.type) for v in kept)
            < {"melee": 10, "ranged": 7, "flying": 4, "worker": 8}[u.type]
        ):
            kept.append(u)
    return kept


class Case:
    """A battle about to begin: on any board where the rules of battles hold, units on the field and round it, cards,
    wealth to plunder, sometimes workers, sometimes the English edition."""

    def __init__(self, dice: random.Random) -> None:
        self.board = dice.choice(BOARDS)
        self.table = RACES_OF.get(self.board) or (
            dice.sample(RACES, 2) if self.board == "main_2p" else list(SEATS_OF_FOUR)
        )
        self.neutral = "night_elf" if self.board == "elf_gate" else ""
        self.english_edition = dice.random() < 0.25
        areas = MAPS[self.board]
        self.attacker = dice.choice(self.table)
        mine, theirs = self.teams(dice)
        others = [[r] for r in self.table if r not in mine + theirs]
        self.called = "human" in theirs and self.board != "nordrassil" and dice.random() < 0.4
        grounds = [a for a in areas if areas[a]["kind"] in ("clear", "forest", "goldmine", "objective")]
        self.area = dice.choice(grounds if self.called else [*areas])
        self.neighbours = list(areas[self.area]["neighbours"])
        hill = areas[self.area]["kind"] == "mountain"
        beside = [a for a in self.neighbours if areas[a]["kind"] != "mountain"]
        if self.called:
            self.gate = dice.choice(beside)
            units = [Unit("human", "worker", self.area) for _ in range(dice.randint(1, 3))]
            units.append(Unit(self.attacker, "melee", self.area))
            units += army(theirs, self.area, hill, dice, 0)
        else:
            self.gate = ""
            units = [Unit(self.attacker, "flying" if hill else "melee", self.area)]
            units += army(mine, self.area, hill, dice, 0)[:2] + army(theirs, self.area, hill, dice, 1)
        for a in self.neighbours:
            if a != self.gate and areas[a]["kind"] != "town" and dice.random() < 0.7:
                units += army(dice.choice((mine, theirs, *others)), a, areas[a]["kind"] == "mountain", dice, 1)
        self.units = within_the_box(units)
        self.tree = self.board == "nordrassil"
        self.levels = {
            r: {t: TOP[r, t] if self.tree else dice.randint(1, TOP[r, t]) for t in TYPES} for r in self.table
        }
        if self.neutral:
            self.levels[self.neutral] = dict.fromkeys(TYPES, 2)
        self.wealth = {r: [0, 0] if self.tree else [dice.randint(0, 4), dice.randint(0, 4)] for r in self.table}
        self.hands = {r: dice.choices(IN_BATTLE[r], k=dice.randint(0, 4)) for r in self.table}
        if self.tree:
            self.hands["orc"] = [card for card in self.hands["orc"] if card != "pillage"]

    def teams(self, dice: random.Random) -> tuple[list[str], list[str]]:
        if self.board == "elf_gate":
            return [self.attacker], [dice.choice([r for r in RACES if r != self.attacker])]
        if len(self.table) == 2:
            return [self.attacker], [r for r in self.table if r != self.attacker]
        teams = oracle.ALLIES_OF_THE_TREE if self.board == "nordrassil" else oracle.TEAMS
        own = next(team for team in teams if self.attacker in team)
        return sorted(own), sorted(set(self.table) - own)

    def engine(self) -> War:
        """The same in the engine, played up to the first question of the battle."""
        letters = dict(zip(RACES, "houn"))
        board = [f"{u.area} {letters[u.race]} {u.type}" for u in self.units]
        position: dict[str, Any] = {"step": "battle", "first": self.attacker}
        for race in self.table:
            gold, wood = self.wealth[race]
            position[race] = {
                "deck": SPELL if self.tree and race == "night_elf" else [],
                "hand": list(self.hands[race]),
                "levels": self.levels[race],
                "gold": gold,
                "wood": wood,
            }
        if self.called:
            board.remove(f"{self.area} {letters[self.attacker]} melee")
            board.append(f"{self.gate} {letters[self.attacker]} melee")
            position["step"] = "move"
            position["human"]["hand"].append("call_to_arms")
        if self.tree:
            board += [f"{area} u [outpost]" for area in OUTPOSTS]
        mode = self.board.split("_")[0] if self.board.startswith("main") else self.board
        options: dict[str, Any] = {"mode": mode, "seats": len(self.table)}
        if self.board == "main_2p":
            options["races"] = self.table
        if self.english_edition:
            options["edition"] = "english"
        s: War = GAME.position(options, {**position, "board": "\n".join(board)})
        if self.called:
            for race, text in ((self.attacker, f"move melee {self.gate} {self.area}"), ("human", "play call_to_arms")):
                apply(s, self.table.index(race), GAME.parse(s, text))
            apply(s, self.table.index(self.attacker), GAME.parse(s, "done"))
        return s

    def oracle(self) -> Battle:
        hands = {race: list(cards) for race, cards in self.hands.items()}
        discards: dict[str, list[str]] = {race: [] for race in self.table}
        if self.called:
            discards["human"] = ["call_to_arms"]
        return Battle(
            self.area,
            self.neighbours,
            self.table,
            self.attacker,
            list(self.units),
            self.levels,
            hands,
            discards,
            wealth={race: list(tokens) for race, tokens in self.wealth.items()},
            neutral=self.neutral,
            walls=WALLS if self.board == "prisoners" else (),
            english=self.english_edition,
            sources=SOURCES if self.tree else {},
            near={name: area["neighbours"] for name, area in MAPS[self.board].items()},
            decks={"night_elf": list(SPELL)} if self.tree else {},
        )


def asked(s: War, d: Decision, table: list[str]) -> oracle.Question:
    seat = oracle.CHANCE if d.seat == CHANCE else table[d.seat]
    return seat, d.ask, sorted(GAME.notate(s, a) for a in d.options)


def follow(case: Case, dice: random.Random, most: int = 400) -> None:
    """Both are asked the same, but for card questions with nothing to play, and both are told the same."""
    s, battle = case.engine(), case.oracle()
    talk = battle.fight()
    try:
        said = next(talk)
        for _ in range(most):
            (d,) = questions(s)
            seen = asked(s, d, case.table)
            if seen == (said[0], said[1], sorted(said[2])):
                text = dice.choice(seen[2])
                apply(s, d.seat, GAME.parse(s, text))
                said = talk.send(text)
            elif said[2] == ["pass"]:
                said = talk.send("pass")
            elif seen[2] == ["pass"]:
                apply(s, d.seat, GAME.parse(s, "pass"))
            else:
                assert seen == (said[0], said[1], sorted(said[2]))
    except StopIteration:
        assert standing(s) == sorted((u.race, u.type, u.area) for u in battle.units if u.type != "worker")
        facts = GAME.facts(s)
        for race, (gold, wood) in battle.wealth.items():
            assert (facts["gold"][race], facts["wood"][race]) == (gold, wood)


def standing(s: War) -> list[tuple[str, str, str]]:
    """The units on the board as the engine's picture shows them."""
    names = dict(zip("houn", RACES))
    out = []
    for line in GAME.picture(s).splitlines():
        area, owner, *tokens = line.split()
        for token in tokens:
            kind, _, count = token.partition("*")
            if owner in names and kind in TYPES:
                out += [(names[owner], kind, area)] * int(count or 1)
    return sorted(out)


@pytest.mark.parametrize("block", range(-(-BATTLES // BLOCK)))
def test_battles_go_as_the_second_reading_says(block: int) -> None:
    """WC §5, §10, §11, §12, A58, A61, A62, A64"""
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        dice = random.Random(seed)
        follow(Case(dice), dice)
