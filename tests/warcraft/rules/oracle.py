"""A second reading of battles, from the rulebook and the data files alone.

A battle is a conversation: it says who is asked what with which options, and is told the answer. Nothing of the
game's own code is used, and nothing here is quick.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Generator
from dataclasses import dataclass, field, replace
from importlib import resources
from typing import Any

Question = tuple[str, str, list[str]]
Talk = Generator[Question, str, None]
Answer = Generator[Question, str, str]

CHANCE = "chance"
PHASES = ("ranged", "flying", "melee")
TEAMS = ({"human", "night_elf"}, {"orc", "undead"})
ALLIES_OF_THE_TREE = ({"night_elf", "orc", "human"}, {"undead"})
PRICES = {"melee": (1, 1), "ranged": (2, 1), "flying": (2, 2)}  # gold, wood
DIE = [f"roll {face}" for face in range(1, 7)]


def data(name: str) -> dict[str, Any]:
    return tomllib.loads(resources.files("arenarium.games.warcraft").joinpath(f"data/{name}.toml").read_text("utf-8"))


UNIT_CARDS: dict[tuple[str, str, int], dict[str, Any]] = {
    (u["race"], u["type"], u["level"]): u for u in data("races")["unit"]
}


def on_foot_first(name: str) -> int:
    """Where all fall unasked: who walks, who shoots, who flies. Each of the dead that come back is asked for apart."""
    return ["melee", "ranged", "flying", "worker"].index(name.split()[1])


@dataclass(eq=False)
class Unit:
    race: str
    type: str  # "worker": under arms
    area: str
    polymorphed: bool = False
    risen: bool = False  # in this battle, of which it is no part any more

    @property
    def fights_as(self) -> str:
        return "melee" if self.type == "worker" else self.type


@dataclass
class Phase:
    """What one phase remembers."""

    type: str
    fire: dict[str, int]
    spears: set[str] = field(default_factory=set)
    rolled: set[str] = field(default_factory=set)
    hits: dict[str, int] = field(default_factory=dict)
    glaive_hits: dict[str, int] = field(default_factory=dict)
    ones: dict[str, int] = field(default_factory=dict)
    due: list[int] = field(default_factory=lambda: [0, 0])
    later: list[int] = field(default_factory=lambda: [0, 0])
    aims: dict[str, int] = field(default_factory=dict)
    later_aims: dict[str, int] = field(default_factory=dict)
    removed: bool = False
    archer: str = ""
    fallen: Unit = field(default_factory=lambda: Unit("", "", ""))


class Battle:
    """Sides are 0, the attackers, and 1, the defenders; in each the leader comes first, then clockwise.

    `neutral` is a race without a player, `walls` are pairs of areas, `wealth` is gold and wood. `sources` are the areas
    where the dead of a race rise, on the map `near` (the neighbours of each area).
    """

    def __init__(
        self,
        area: str,
        neighbours: list[str],
        table: list[str],
        attacker: str,
        units: list[Unit],
        levels: dict[str, dict[str, int]],
        hands: dict[str, list[str]],
        discards: dict[str, list[str]],
        *,
        wealth: dict[str, list[int]],
        neutral: str = "",
        walls: Collection[frozenset[str]] = (),
        english: bool = False,
        sources: dict[str, list[str]] | None = None,
        near: dict[str, list[str]] | None = None,
        decks: dict[str, list[str]] | None = None,
    ) -> None:
        self.area, self.neighbours, self.table, self.attacker = area, neighbours, table, attacker
        self.units, self.levels, self.hands, self.discards = units, levels, hands, discards
        self.wealth, self.neutral, self.walls, self.english_edition = wealth, neutral, walls, english
        self.sources, self.near, self.decks = sources or {}, near or {}, decks or {}
        around = table[table.index(attacker) :] + table[: table.index(attacker)] + [neutral] * bool(neutral)
        mine = [race for race in around if self.allied(race, attacker)]
        foes = [race for race in around if race not in mine]
        leader = next(race for race in foes if any(u.race == race and u.area == area for u in units))
        theirs = [race for race in foes if self.allied(race, leader)]
        from_leader = around[around.index(leader) :] + around[: around.index(leader)]
        self.sides = [mine, [race for race in from_leader if race in theirs]]
        here = set() if english else {u.race for u in units if u.area == area}
        self.flankers = {attacker, *theirs, *here.intersection(mine)}
        self.grounded: set[int] = set()
        self.devoured: list[Unit] = []
        self.raised: dict[str, int] = {}
        self.phase = Phase("", {})

    def allied(self, one: str, other: str) -> bool:
        teams = ALLIES_OF_THE_TREE if self.sources else TEAMS
        return one == other or (len(self.table) == 4 and any({one, other} <= team for team in teams))

    # --- who fights ------------------------------------------------------------------------------

    def side(self, race: str) -> int:
        return 0 if race in self.sides[0] else 1

    def fighting(self, races: list[str]) -> list[Unit]:
        """All on the battlefield and, of those who flank, in the areas beside it."""
        return [
            u
            for u in self.units
            if u.race in races and not u.risen and (u.area == self.area or (u.race in self.flankers and self.flanks(u)))
        ]

    def flanks(self, u: Unit) -> bool:
        return u.area in self.neighbours and (u.type == "flying" or frozenset((u.area, self.area)) not in self.walls)

    def on_field(self, race: str) -> bool:
        return any(u.area == self.area for u in self.fighting([race]))

    def over(self) -> bool:
        return any(not any(self.on_field(race) for race in side) for side in self.sides)

    def card(self, race: str, kind: str) -> dict[str, Any]:
        return UNIT_CARDS[race, kind, self.levels[race][kind]]

    def has(self, races: list[str], ability: str) -> bool:
        return any(
            self.card(u.race, u.fights_as).get("ability") == ability for u in self.fighting(races) if u.type != "worker"
        )

    def dice(self, race: str) -> int:
        count = sum(u.fights_as == self.phase.type and not u.polymorphed for u in self.fighting([race]))
        return count + 1 if count and self.has([race], "bloodlust") else count

    def players(self, races: list[str]) -> list[str]:
        return [race for race in races if race != self.neutral]

    # --- cards -----------------------------------------------------------------------------------

    def window(self, ask: str, plays: Callable[[str], list[str]]) -> Talk:
        """Defenders first, then attackers, in the English edition the reverse, until all have passed in a row."""
        order = self.players(self.sides[0] + self.sides[1] if self.english_edition else self.sides[1] + self.sides[0])
        passed = at = 0
        while passed < len(order):
            race = order[at % len(order)]
            at += 1
            texts = plays(race) if self.fighting([race]) else []
            held = [text for text in texts if text.split()[1] in self.hands[race]]
            answer = yield race, ask, ["pass", *held]
            if answer == "pass":
                passed += 1
            else:
                passed = 0
                yield from self.play(race, answer)

    def play(self, race: str, text: str) -> Talk:
        _, card, *operands = text.split()
        self.hands[race].remove(card)
        self.discards[race].append(card)
        if (
            race != "human"
            and "human" in self.table
            and self.fighting(["human"])
            and "dispel_magic" in self.hands["human"]
        ):
            answer = yield "human", "dispel", ["pass", "play dispel_magic"]
            if answer != "pass":
                self.hands["human"].remove("dispel_magic")
                self.discards["human"].append("dispel_magic")
                return
        p, side = self.phase, self.side(race)
        if card == "polymorph":
            next(u for u in self.units if self.is_named(u, operands) and not u.polymorphed).polymorphed = True
        elif card == "devour":
            unit = self.named(operands)
            self.units.remove(unit)
            self.devoured.append(unit)
        elif card in ("ensnare", "web"):
            self.grounded.add(1 - side)
        elif card == "envenomed_spears":
            p.spears.add(race)
        elif card == "faerie_fire":
            p.fire[race] = p.fire.get(race, 0) + 1
        elif card == "moon_glaive":
            for _ in range(p.hits.get(race, 0)):
                face = yield from self.die()
                strength = self.card(race, p.type)["strength"] if self.english_edition else 2
                if face <= strength + p.fire.get(race, 0):
                    p.glaive_hits[race] = p.glaive_hits.get(race, 0) + 1
                    self.hit(race, face, 1, False)
        elif card == "curse":
            for _ in range(self.hits_against(side)):
                face = yield from self.die()
                if face <= 3:
                    self.spare(side)
        elif card == "invisibility":
            self.spare(self.side(operands[0]))
        elif card == "marksmanship":
            p.archer = race
            p.aims[race] -= 1
        elif card == "pillage":
            for i, amount in enumerate(self.loot()):
                self.wealth[p.fallen.race][i] -= amount
                self.wealth[race][i] += amount

    def die(self) -> Generator[Question, str, int]:
        answer = yield CHANCE, "die", DIE
        return int(answer.split()[1])

    def spare(self, side: int) -> None:
        losses = self.phase.due if self.phase.due[side] else self.phase.later
        losses[side] = max(0, losses[side] - 1)

    def hits_against(self, side: int) -> int:
        p = self.phase
        return sum(p.hits.get(r, 0) + p.glaive_hits.get(r, 0) for r in self.sides[1 - side] if r in p.rolled)

    def draw(self, races: list[str]) -> Talk:
        """From the deck if there is one, else from the discard pile."""
        for race in self.players(races):
            pile = self.decks.get(race) or self.discards[race]
            if pile:
                answer = yield CHANCE, "draw", sorted({f"draw {card}" for card in pile})
                card = answer.split()[1]
                pile.remove(card)
                self.hands[race].append(card)

    # --- units by name ---------------------------------------------------------------------------

    def is_named(self, u: Unit, operands: list[str]) -> bool:
        return [u.race, u.type, u.area] == operands[:3] and u in self.fighting([u.race])

    def named(self, operands: list[str]) -> Unit:
        """The unit without the mark, unless it is named or there is no other."""
        units = sorted((u for u in self.units if self.is_named(u, operands)), key=lambda u: u.polymorphed)
        return units[-1] if operands[3:] else units[0]

    def names(self, units: list[Unit]) -> list[str]:
        out = []
        for race, kind, area in sorted({(u.race, u.type, u.area) for u in units}):
            marks = {u.polymorphed for u in units if (u.race, u.type, u.area) == (race, kind, area)}
            out.append(f"{race} {kind} {area}")
            if len(marks) == 2:
                out.append(f"{race} {kind} {area} polymorphed")
        return out

    # --- the battle ------------------------------------------------------------------------------

    def fight(self) -> Talk:
        yield from self.gather()
        yield from self.draw([race for side in self.sides for race in side if self.fighting([race])])
        while not self.over():
            for u in self.units:
                u.polymorphed = False
            self.phase = Phase("", {})
            yield from self.window("round_card", self.round_cards)
            for kind in PHASES:
                if self.over():
                    break
                yield from self.fight_phase(kind)
        yield from self.end()

    def gather(self) -> Talk:
        """The attacker's allies who stand beside the battlefield alone come if he asks and they agree, in the English
        edition if they like."""
        for ally in self.sides[0][1:]:
            if ally not in self.flankers and any(u.race == ally and self.flanks(u) for u in self.units):
                wanted = "yes"
                if not self.english_edition:
                    wanted = yield self.attacker, "invite", ["pass", f"invite {ally}"]
                if wanted != "pass":
                    comes = yield ally, "join", ["pass", "join"]
                    if comes != "pass":
                        self.flankers.add(ally)

    def round_cards(self, race: str) -> list[str]:
        enemies = self.fighting(self.sides[1 - self.side(race)])
        plain = [u for u in enemies if not u.polymorphed]
        shot = [u for u in enemies if u.fights_as in ("ranged", "melee" if self.english_edition else "flying")]
        return [f"play polymorph {n}" for n in self.names(plain)] + [f"play devour {n}" for n in self.names(shot)]

    def fight_phase(self, kind: str) -> Talk:
        p = self.phase = Phase(kind, {})
        if kind == "melee":
            yield from self.window("melee_card", self.nets)
        everybody = self.sides[0] + self.sides[1]
        rolling = [race for race in everybody if self.dice(race)]
        if not rolling:
            return
        yield from self.window(
            "roll_card", lambda race: ["play envenomed_spears", "play faerie_fire"] if race in rolling else []
        )
        early = [race for race in rolling if self.card(race, kind).get("ability") == "slow_poison"]
        if early:
            yield from self.roll(early)
            yield from self.lose()
        yield from self.roll([race for race in everybody if self.dice(race) and race not in early])
        p.due, p.later, p.aims = p.later, [0, 0], p.later_aims
        yield from self.lose()

    def nets(self, race: str) -> list[str]:
        foe = 1 - self.side(race)
        flyers = any(u.type == "flying" for u in self.fighting(self.sides[foe]))
        return ["play ensnare", "play web"] if flyers and foe not in self.grounded else []

    def roll(self, races: list[str]) -> Talk:
        p = self.phase
        p.rolled = set(races)
        for race in races:
            card = self.card(race, p.type)
            left = self.dice(race)
            for _throw in range(2):
                missed = 0
                for _ in range(left):
                    face = yield from self.die()
                    if face <= card["strength"] + p.fire.get(race, 0):
                        p.hits[race] = p.hits.get(race, 0) + 1
                        area = card.get("ability") == "area_attack" and face == 1
                        self.hit(
                            race,
                            face,
                            2 if area else 1,
                            card.get("ability") == "slow_poison" and face == card["strength"],
                        )
                    else:
                        missed += 1
                if race not in p.spears:
                    break
                left = missed
        if races:
            yield from self.window("hit_card", self.hit_cards)
        for race, ones in p.ones.items():
            for _ in range(ones):
                if self.reserve(race):
                    answer = yield race, "raise_dead", ["pass", "raise"]
                    if answer == "raise":
                        self.units.append(Unit(race, "melee", self.area))
                        self.raised[race] = self.raised.get(race, 0) + 1
        p.ones = {}

    def hit(self, race: str, face: int, casualties: int, early: bool) -> None:
        p, foe = self.phase, 1 - self.side(race)
        if face == 1:
            if self.has(self.sides[foe], "heal"):
                casualties -= 1
            if self.has([race], "raise_dead"):
                p.ones[race] = p.ones.get(race, 0) + 1
        (p.due if early else p.later)[foe] += casualties
        aims = p.aims if early else p.later_aims
        aims[race] = aims.get(race, 0) + (casualties > 0)

    def reserve(self, race: str) -> int:
        on_board = sum(u.race == race and u.type == "melee" for u in self.units)
        return 10 - on_board - sum(u.race == race and u.type == "melee" for u in self.devoured)

    def hit_cards(self, race: str) -> list[str]:
        p = self.phase
        glaive = ["play moon_glaive"] if race in p.rolled and p.hits.get(race) else []
        return glaive + (["play curse"] if self.hits_against(self.side(race)) and not p.removed else [])

    # --- losses ----------------------------------------------------------------------------------

    def lose(self) -> Talk:
        p = self.phase
        if p.due != [0, 0]:
            yield from self.window("casualty_card", self.sparing)
        side = 1
        while p.due != [0, 0]:
            if p.due[side] and self.victims(side):
                yield from self.lose_one(side)
                p.due[side] -= 1
            else:
                p.due[side] = 0
            side = 1 - side

    def sparing(self, race: str) -> list[str]:
        if self.phase.removed:
            return []
        return [
            f"play invisibility {r}" for s in (0, 1) if self.phase.due[s] for r in self.sides[s] if self.fighting([r])
        ]

    def victims(self, side: int, races: list[str] | None = None) -> list[Unit]:
        safe = self.phase.type == "melee" and side not in self.grounded
        return [u for u in self.fighting(races or self.sides[side]) if not (safe and u.type == "flying")]

    def lose_one(self, side: int) -> Talk:
        namer = self.chooser(side)
        names = self.losable(side)
        choice = f"lose {min(names, key=on_foot_first)}"
        if len(names) > 1 and not self.come_to_the_same(side):
            chooser = yield from self.aim(side)
            if chooser:
                choice = yield chooser, "choose_target", [f"lose {n}" for n in names]
            else:
                choice = yield namer, "choose_casualty", [f"lose {n}" for n in names]
                choice = yield from self.agree(side, namer, choice)
        self.phase.fallen = self.named(choice.split()[1:])
        self.units.remove(self.phase.fallen)
        self.phase.removed = True
        yield from self.rise(self.phase.fallen)
        yield from self.plunder(side)

    def losable(self, side: int, races: list[str] | None = None) -> list[str]:
        """By name; when the melee is rolled the round is over, and with it what Polymorph does."""
        units = self.victims(side, races)
        if self.phase.type == "melee":
            units = [replace(u, polymorphed=False) for u in units]
        return self.names(units)

    def come_to_the_same(self, side: int) -> bool:
        """Whether all fall and it is all the same who goes first."""
        doomed = self.victims(side)
        races = {u.race for u in doomed}
        between = self.phase.due[1 - side] > 0 and (len(races) > 1 or bool(self.sources))
        robbed = (
            "orc" in self.sides[1 - side]
            and "pillage" in self.hands["orc"]
            and bool(self.fighting(["orc"]))
            and any(sum(self.wealth[race]) for race in races if race != self.neutral)
        )
        return len(doomed) <= self.phase.due[side] and not between and not robbed

    def rise(self, dead: Unit) -> Talk:
        """Where the dead rise: at the nearest source without enemies, its owner's choice among equals."""
        free = [a for a in self.sources.get(dead.race, []) if not self.enemies(dead.race, a)]
        steps = self.steps(dead.area)
        nearest = [a for a in free if steps[a] == min(steps[b] for b in free)]
        if nearest:
            place = nearest[0]
            if len(nearest) > 1:
                answer = yield dead.race, "respawn", [f"respawn {a}" for a in nearest]
                place = answer.split()[1]
            self.units.append(Unit(dead.race, dead.type, place, risen=True))

    def enemies(self, race: str, area: str) -> bool:
        return any(u.area == area and not self.allied(u.race, race) for u in self.units)

    def steps(self, start: str) -> dict[str, int]:
        found = {start: 0}
        queue = [start]
        for area in queue:
            for beside in self.near[area]:
                if beside not in found:
                    found[beside] = found[area] + 1
                    queue.append(beside)
        return found

    def plunder(self, side: int) -> Talk:
        """An enemy Orc in the battle may take the price of the unit that falls, as far as there is any."""
        if "orc" not in self.sides[1 - side] or not self.fighting(["orc"]) or not any(self.loot()):
            return
        while "pillage" in self.hands["orc"]:
            answer = yield "orc", "pillage", ["pass", "play pillage"]
            if answer == "pass":
                return
            yield from self.play("orc", answer)

    def loot(self) -> list[int]:
        fallen = self.phase.fallen
        if fallen.race == self.neutral:
            return [0, 0]
        return [min(price, left) for price, left in zip(PRICES[fallen.fights_as], self.wealth[fallen.race])]

    def chooser(self, side: int) -> str:
        """The leader, or whose units are left; for neutral units the player on the left of the one who fights them."""
        if self.sides[side][0] == self.neutral:
            at = self.table.index(self.attacker)
            return self.table[(at + 1) % len(self.table)]
        return next(race for race in self.sides[side] if self.losable(side, [race]))

    def aim(self, side: int) -> Answer:
        """An enemy with Marksmanship and a hit of his own that is not spent."""
        self.phase.archer = ""
        for race in self.players(self.sides[1 - side]):
            while self.phase.aims.get(race) and "marksmanship" in self.hands[race] and self.fighting([race]):
                answer = yield race, "marksmanship", ["pass", "play marksmanship"]
                if answer == "pass":
                    break
                yield from self.play(race, answer)
                if self.phase.archer:
                    return race
        return ""

    def agree(self, side: int, namer: str, choice: str) -> Answer:
        """The owner of a unit that another names may object; then one of the other's own falls."""
        owner = choice.split()[1]
        own = self.losable(side, [namer])
        if owner in (namer, self.neutral):
            return choice
        answer = yield owner, "objection", ["pass", "object"]
        if answer == "pass":
            return choice
        if len(own) == 1:
            return f"lose {own[0]}"
        choice = yield namer, "choose_casualty", [f"lose {n}" for n in own]
        return choice

    # --- the end ---------------------------------------------------------------------------------

    def end(self) -> Talk:
        """Who has units on the battlefield has won and draws; the devoured die only if the Orcs are among them."""
        winners = [race for side in self.sides for race in side if self.on_field(race)]
        returned = "orc" not in winners and (winners or not self.english_edition)
        eaten, self.devoured = self.devoured, []
        if returned:
            self.units += eaten
        for race, count in self.raised.items():
            team = [u for u in self.units if u.area == self.area and u.type != "worker" and self.allied(u.race, race)]
            melee = [u for u in team if u.race == race and u.type == "melee"]
            for u in melee[: max(0, min(count, len(team) - 3))]:
                self.units.remove(u)
        if not returned:
            for dead in reversed(eaten):
                yield from self.rise(dead)
        yield from self.draw(winners)
