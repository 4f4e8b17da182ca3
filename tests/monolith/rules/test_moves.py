"""What may be moved, pushed, charged and aimed at: the engine's options against a plain reading of the rules."""

from __future__ import annotations

import pytest

from arenarium.core.game import Json
from arenarium.core.hexes import AXIAL, CELLS, hexes
from arenarium.core.kernel import Action, Luck, apply, questions
from arenarium.games.monolith import verbs
from arenarium.games.monolith.box import ORDER
from arenarium.games.monolith.game import GAME
from arenarium.games.monolith.state import Arena
from arenarium.games.monolith.turn import number_sources
from tests.monolith.rules.oracle import Fight, Place, Undecided, beside
from tests.monolith.rules.test_oracle import as_oracle

DE, LA, GR, HF = [f["id"] for f in GAME.catalogue({})["factions"]]
TABLES: list[Json] = [
    {"factions": [DE, LA]},
    {"factions": [LA, DE], "monoliths": True},
    {"factions": [GR, LA], "monoliths": True},
    {"factions": [HF, GR], "monoliths": True},
    {"mode": "four", "monoliths": True, "mirror": True, "factions": [DE, LA, LA, DE]},
    {"mode": "four", "monoliths": True, "factions": [HF, GR, DE, LA]},
]


class Reading:
    """One board seen by the seat on turn, which holds one of each of its orders."""

    def __init__(self, s: Arena) -> None:
        self.s = s
        self.seat = s.active
        self.fight: Fight = as_oracle(s)
        self.board = self.fight.board
        self.netted = self.fight.netted()
        self.side = s.side[self.seat]
        self.owner = {AXIAL[h]: s.owner[h] for h in range(CELLS) if s.tile[h] >= 0}
        self.segments = [{AXIAL[h] for h in hexes(m)} for m in s.segment]
        self.empty = {at for at in AXIAL if at not in self.board}
        self.found: set[Action] = set()

    def add(self, verb: int, a: int, b: Place | int, c: int) -> None:
        self.found.add((verb, a, b if isinstance(b, int) else AXIAL.index(b), c))

    def may_land(self, at: Place, to: Place) -> bool:
        """MA §10: a segment goes along, never onto another, and the three stay together."""
        if not self.s.monoliths:
            return True
        mine = [n for n, own in enumerate(self.segments) if at in own]
        if self.board[at].is_banner:
            mine = [self.owner[at]]
        if not mine:
            return True
        if any(to in own for own in self.segments):
            return False
        lower = self.segments[mine[0]]
        if not lower:
            return True
        banner = next(p for p in self.board if self.board[p].is_banner and self.owner[p] == mine[0])
        three = [to if p == at else p for p in (*lower, banner)]
        return all(any(beside(p, d) in three for d in range(6)) for p in three)

    def steps(self, at: Place) -> set[Place]:
        return {beside(at, d) for d in range(6) if beside(at, d) in self.empty and self.may_land(at, beside(at, d))}

    def moves(self, verb: int, a: int, at: Place, ends: set[Place]) -> None:
        for to in ends:
            turns = [0] if self.board[at].is_banner else range(6)
            for turn in turns:
                self.add(verb, a, at, AXIAL.index(to) * 6 + turn)
        if not self.board[at].is_banner:
            for turn in range(6):
                if turn != self.board[at].rotation:
                    self.add(verb, a, at, AXIAL.index(at) * 6 + turn)

    def read(self) -> set[Action]:
        orders = {k[k.index("order_") + 6 :] for k in self.held()}
        for at, p in self.board.items():
            is_ours = p.side == self.side
            is_mine = self.owner[at] == self.seat
            if "net" in orders and not is_ours and not p.marked:
                self.add(verbs.NET, 0, at, 0)
            if "precise_shot" in orders and not is_ours and not p.is_banner:
                self.add(verbs.SHOOT, 0, at, 0)
            if "entrenchment" in orders and is_mine and not p.entrenched:
                self.add(verbs.ENTRENCH, 0, at, 0)
            if at in self.netted:
                continue
            if is_ours and "move" in orders:
                self.moves(verbs.MOVE, 0, at, self.steps(at))
            if not is_ours and "false_order" in orders:
                self.moves(verbs.FALSE, 0, at, self.steps(at))
            for turn in range(6):
                if is_ours and not p.is_banner and turn != p.rotation:
                    if "rotation" in orders:
                        self.add(verbs.TURN, 0, at, turn)
                    if is_mine and "rotation" in p.facts.get("features", {}):
                        self.add(verbs.ROTATE, 0, at, turn)
            if is_ours:
                self.features(at)
            if is_mine:
                if "push" in orders:
                    self.pushes(at)
                if "cavalry" in p.facts.get("features", {}):
                    sources = [1 + AXIAL.index(r) for r in self.board if self.is_charge_rune(r)]
                    for a in [0] * ("battle_charge" in orders) + sources:
                        self.charges(at, a)
        return self.found

    def held(self) -> list[str]:
        box, faction = self.s.box, self.s.faction[self.seat]
        return [box.ids[k] for k in range(len(box.ids)) if box.faction[k] == faction and box.role[k] == ORDER]

    def is_charge_rune(self, at: Place) -> bool:
        gift = self.board[at].facts.get("effect", {}).get("type")
        return gift == "charge" and self.owner[at] == self.seat and at not in self.netted

    def features(self, at: Place) -> None:
        """MA R42, R43, R67: printed and granted, each source by itself."""
        is_mine = self.owner[at] == self.seat
        everywhere = {to for to in self.empty if self.may_land(at, to)}
        printed = self.board[at].facts.get("features", {})
        if "maneuver" in printed:
            self.moves(verbs.MANEUVER, 0, at, self.steps(at))
        if "teleport" in printed and is_mine:
            self.moves(verbs.TELEPORT, 0, at, everywhere)
        for by, p in self.board.items():
            if by in self.netted or p.side != self.side or by == at:
                continue
            gift = p.facts.get("aura" if p.is_banner else "effect", {}).get("type")
            directions = range(6) if p.is_banner else p.shows("connect")
            if at not in [beside(by, d) for d in directions]:
                continue
            if gift == "maneuver":
                self.moves(verbs.MANEUVER, 1 + AXIAL.index(by), at, self.steps(at))
            if gift == "teleport" and is_mine:
                self.moves(verbs.TELEPORT, 1 + AXIAL.index(by), at, everywhere)

    def pushes(self, at: Place) -> None:
        """MA §8, R40"""
        touching = [beside(at, d) for d in range(6)]
        for to in touching:
            is_enemy = to in self.board and self.board[to].side != self.side
            if is_enemy and to not in self.netted and any(end not in touching for end in self.steps(to)):
                self.add(verbs.PUSH, AXIAL.index(at), to, 0)

    def charges(self, at: Place, a: int) -> None:
        """MA §8, R37, R62"""
        p = self.board[at]
        sides = [i for i in range(6) if p.facts.get("melee", [0] * 6)[i] or p.facts.get("ranged", [0] * 6)[i]]
        for to in self.steps(at):
            moved = Fight({(to if x == at else x): q for x, q in self.board.items()}, 0, [20, 20])
            if to in moved.netted():
                continue
            for d in range(6):
                target = beside(to, d)
                if target in self.board and self.board[target].side != self.side:
                    for side in sides:
                        end = AXIAL.index(to) * 6 + (d - side) % 6
                        self.add(verbs.CHARGE, a, at, end * 19 + AXIAL.index(target))


COMPARED = {
    verbs.MOVE,
    verbs.FALSE,
    verbs.TURN,
    verbs.PUSH,
    verbs.NET,
    verbs.SHOOT,
    verbs.ENTRENCH,
    verbs.CHARGE,
    verbs.MANEUVER,
    verbs.TELEPORT,
    verbs.ROTATE,
}


def compare(options: Json, seed: int, seen: set[int]) -> int:
    """Every play phase of a random game in which more is unfolded, thrown and dug in than chance alone would."""
    s, luck = GAME.start(options), Luck(seed)
    compared = 0
    while asked := questions(s):
        d = asked[luck.below(len(asked))]
        if d.ask == "play":
            c = s.clone()
            number_sources(c)
            c.hand[c.active] = sum(
                c.box.unit[k]
                for k in range(len(c.box.ids))
                if c.box.faction[k] == c.faction[c.active] and c.box.role[k] == ORDER
            )
            for h in range(CELLS):
                if c.tile[h] >= 0 and luck.below(9) == 0:
                    c.trench |= 1 << h
            c.acts = 0
            try:
                expected = Reading(c).read()
            except Undecided:
                expected = None
            if expected is not None:
                found = {(verb, *rest) for q in questions(c) for verb, *rest in q.options if verb in COMPARED}
                assert found == expected, f"{sorted(found ^ expected)[:5]}\n{GAME.picture(c)}"
                seen |= {verb for verb, *_ in found}
                compared += 1
        action = luck.draw(d)
        for _ in range(3):
            verb, _, _, _ = action
            if verb in (verbs.DISCARD, verbs.DONE, verbs.BATTLE):
                action = luck.draw(d)
        apply(s, d.seat, action)
    return compared


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_options_are_what_the_plain_reading_allows(options: Json) -> None:
    """MA §6, §8, §10, §11"""
    seen: set[int] = set()
    assert sum(compare(options, seed, seen) for seed in range(3)) > 60
    if len(set(options["factions"])) == 4:
        assert seen == COMPARED
