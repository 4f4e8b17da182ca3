"""The odds of a battle beside a second telling of the battle's rules, written for this test alone (WC §5, §11)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from arenarium.core.refusal import Refusal
from arenarium.games.warcraft.game import GAME
from arenarium.games.warcraft.odds import battle_odds
from tests.warcraft.play import Play

PHASES = ("ranged", "flying", "melee")
SAMPLES = 3000


class Army:
    """Units as (where, type): "field" or "flank". Strength and ability by type; melee units left in the reserve."""

    def __init__(
        self,
        field: str,
        flank: str = "",
        strength: tuple[int, int, int] = (2, 2, 2),
        ability: str = "",
        of: str = "",
        reserve: int = 0,
    ) -> None:
        self.units = [("field", t) for t in field.split()] + [("flank", t) for t in flank.split()]
        self.strength = dict(zip(PHASES, strength))
        self.ability, self.of, self.reserve = ability, of, reserve

    def copy(self) -> Army:
        c = Army("", ability=self.ability, of=self.of, reserve=self.reserve)
        c.units, c.strength = self.units[:], self.strength
        return c

    def has(self, ability: str) -> bool:
        return self.ability == ability and any(t == self.of for _, t in self.units)

    def holds(self) -> bool:
        return any(where == "field" for where, _ in self.units)

    def dice(self, phase: str, luck: random.Random) -> list[int]:
        n = sum(t == phase for _, t in self.units)
        if n and self.has("bloodlust"):
            n += 1
        return [luck.randint(1, 6) for _ in range(n)]

    def wounds(self, faces: list[int], phase: str, enemy: Army) -> int:
        total = 0
        for face in faces:
            if face <= self.strength[phase]:
                total += 1
                if face == 1:
                    total += (self.ability == "area_attack" and self.of == phase) - enemy.has("heal")
        return total

    def raise_dead(self, faces: list[int]) -> None:
        if self.has("raise_dead"):
            risen = min(faces.count(1), self.reserve)
            self.reserve -= risen
            self.units += [("field", "melee")] * risen

    def suffer(self, wounds: int, phase: str) -> None:
        """The weakest first, from the flanks first; flyers are out of reach of melee units."""
        for _ in range(wounds):
            able = [u for u in self.units if phase != "melee" or u[1] != "flying"]
            if not able:
                return
            order = {"melee": 0, "ranged": 1, "flying": 2}
            unit = min(able, key=lambda u: (u[0] == "field", self.strength[u[1]], order[u[1]]))
            self.units.remove(unit)
            if unit[1] == "melee":
                self.reserve += 1


def fight(a: Army, d: Army, luck: random.Random) -> str:
    """A battle to its end: "win", "lose" or "neither" for the attacker."""
    while True:
        for phase in PHASES:
            early = [x for x in (a, d) if x.ability == "slow_poison" and x.of == phase]
            rolls: dict[Army, list[int]] = {}
            for x in early:
                y = d if x is a else a
                faces = x.dice(phase, luck)
                first = [f for f in faces if f == x.strength[phase]]
                rolls[x] = [f for f in faces if f != x.strength[phase]]
                y.suffer(x.wounds(first, phase, y), phase)
            for x in (a, d):
                if x not in rolls:
                    rolls[x] = x.dice(phase, luck)
            pain = {x: (d if x is a else a).wounds(rolls[d if x is a else a], phase, x) for x in (a, d)}
            for x in (a, d):
                x.raise_dead(rolls[x])
            for x in (d, a):
                x.suffer(pain[x], phase)
            if not a.holds() or not d.holds():
                for x in (a, d):
                    while sum(where == "field" for where, _ in x.units) > 3:
                        x.units.remove(("field", "melee"))  # raised above the limit
                return "win" if a.holds() else "lose" if d.holds() else "neither"


def told(attackers: Army, defenders: Army) -> dict[str, float]:
    luck = random.Random(11)
    ends = {"win": 0, "lose": 0, "neither": 0}
    mean = [0, 0]
    for _ in range(SAMPLES):
        a, d = attackers.copy(), defenders.copy()
        ends[fight(a, d, luck)] += 1
        mean[0] += len(attackers.units) - len(a.units)
        mean[1] += len(defenders.units) - len(d.units)
    return {**{k: n / SAMPLES for k, n in ends.items()}, "a": mean[0] / SAMPLES, "d": mean[1] / SAMPLES}


def levels(melee: int = 1, ranged: int = 1, flying: int = 1) -> dict[str, Any]:
    return {"levels": {"melee": melee, "ranged": ranged, "flying": flying}}


def battles() -> Iterator[Any]:
    yield pytest.param(
        "e3 o melee*3\ne3 h melee*2", "orc human", {}, Army("melee melee melee"), Army("melee melee"), id="melee"
    )
    yield pytest.param(
        "e3 o melee*3\ne3 h ranged*2 melee", "orc human", {"human": levels(ranged=2)},
        Army("melee melee melee"), Army("ranged ranged melee", strength=(3, 2, 2)), id="ranged first",
    )  # fmt: skip
    yield pytest.param(
        "e3 o melee*2 ranged\ne2 o melee*2\ne3 h melee flying\ne4 h ranged*2 flying", "orc human", {},
        Army("melee melee ranged", "melee melee"), Army("melee flying", "ranged ranged flying"), id="flanks and flyers",
    )  # fmt: skip
    yield pytest.param(
        "e3 o melee*3\ne3 h melee*3\ne4 h melee*2", "orc human", {"orc": levels(melee=4)},
        Army("melee melee melee", strength=(2, 2, 5), ability="area_attack", of="melee"),
        Army("melee melee melee", "melee melee"), id="area attack",
    )  # fmt: skip
    yield pytest.param(
        "e3 o melee*3\ne2 o melee*3\ne3 h ranged*2 melee", "orc human", {"human": levels(ranged=3)},
        Army("melee melee melee", "melee melee melee"),
        Army("ranged ranged melee", strength=(4, 2, 2), ability="heal", of="ranged"), id="heal",
    )  # fmt: skip
    yield pytest.param(
        "e3 o melee*2 ranged\ne3 h melee*3\ne4 h ranged", "orc human", {"orc": levels(ranged=3)},
        Army("melee melee ranged", strength=(4, 2, 2), ability="bloodlust", of="ranged"),
        Army("melee melee melee", "ranged"), id="bloodlust",
    )  # fmt: skip
    yield pytest.param(
        "e3 n ranged*2\ne3 o ranged*3", "night_elf orc", {"night_elf": levels(ranged=4), "orc": levels(ranged=2)},
        Army("ranged ranged", strength=(5, 2, 2), ability="slow_poison", of="ranged"),
        Army("ranged ranged ranged", strength=(3, 2, 2)), id="slow poison",
    )  # fmt: skip
    yield pytest.param(
        "e3 u ranged*2 melee\ne3 o melee*3\ne4 o melee*3", "undead orc", {"undead": levels(ranged=3)},
        Army("ranged ranged melee", strength=(4, 2, 2), ability="raise_dead", of="ranged", reserve=9),
        Army("melee melee melee", "melee melee melee"), id="raise dead",
    )  # fmt: skip


@pytest.mark.parametrize(("board", "races", "position", "attackers", "defenders"), list(battles()))
def test_the_odds_agree_with_the_rules_told_again(
    board: str, races: str, position: dict[str, Any], attackers: Army, defenders: Army
) -> None:
    p = Play(board, races, step="move", **position)
    odds = battle_odds(p.s, "e3", samples=SAMPLES)
    again = told(attackers, defenders)
    # Both sides are samples of one distribution: four standard errors of the difference of two shares is 0.052.
    for end in ("win", "lose", "neither"):
        assert abs(odds[end] - again[end]) < 0.052, (end, odds, again)
    assert abs(odds["losses"]["attackers"] - again["a"]) < 0.15, (odds, again)
    assert abs(odds["losses"]["defenders"] - again["d"]) < 0.15, (odds, again)


def test_odds_of_one_against_one() -> None:
    """battle_odds: strength 2 on both sides; by symmetry both sides win alike."""
    p = Play("e3 o melee\ne3 h melee\ne9 h melee", step="move")
    odds = battle_odds(p.s, "e3", samples=2000)
    assert GAME.inquire(p.s, 0, "odds", {"area": "e3", "samples": 2000}) == odds
    assert abs(odds["win"] - 0.4) < 0.05  # each round: win 2/9, lose 2/9, both 1/9, else again
    assert abs(odds["lose"] - 0.4) < 0.05
    assert abs(odds["neither"] - 0.2) < 0.05
    assert abs(sum(odds["attacker_losses"].values()) - 1) < 1e-9
    assert odds["standing"] == {"attackers": 1, "defenders": 1}


def test_there_are_no_odds_where_nobody_fights() -> None:
    p = Play("e3 o melee\ne9 h melee")
    for area in ("e3", "nowhere"):
        with pytest.raises(Refusal):
            GAME.inquire(p.s, 0, "odds", {"area": area})


def test_odds_after_moves_change_nothing_and_depend_on_nothing_hidden() -> None:
    p = Play("e2 o melee*3\ne3 h melee", orc={"hand": ["fast"], "deck": ["devour"]})
    p.do("pass")
    before = GAME.pack(p.s)
    ask = {"area": "e3", "moves": ["move melee e2 e3", "move melee e2 e3"], "samples": 200}
    odds = GAME.inquire(p.s, 0, "odds", ask)
    assert odds["win"] > 0.7
    assert GAME.pack(p.s) == before
    other = GAME.resample(p.s, 1, lambda weights: next(i for i, w in enumerate(weights) if w))
    assert GAME.inquire(other, 0, "odds", ask) == odds


@pytest.mark.parametrize("word", ["move melee e2 e9", "move melee e3 e4", "move flying e2 e3", "done"])
def test_odds_are_refused_for_what_is_no_move_that_is_offered(word: str) -> None:
    p = Play("e2 o melee*3\ne3 h melee")
    with pytest.raises(Refusal):
        GAME.inquire(p.s, 0, "odds", {"area": "e3", "moves": [word]})
    with pytest.raises(Refusal):
        GAME.inquire(p.s, 1, "odds", {"area": "e3", "moves": ["move melee e2 e3"]})
