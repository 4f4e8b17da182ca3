"""A second, slow and plain reading of the battle rules, straight from the digest and the data files.

It shares nothing with the engine but the TOML files: axial coordinates, dictionaries, one rule after the
other. Where a player would choose it gives up (None); tests compare it with the engine on random boards.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from arenarium.core.data import read_resource

FILES = ("dragon_empire", "lords_of_the_abyss", "guardians_of_the_realm", "harbingers_of_the_forest")
STEPS = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
FACTS: dict[str, dict[str, Any]] = {
    row["id"]: row for name in FILES for row in read_resource("arenarium.games.monolith", f"data/{name}.toml")["tile"]
}
Place = tuple[int, int]


class Undecided(Exception):
    """Somebody would have to choose."""


@dataclass
class Piece:
    name: str
    side: int
    rotation: int
    wounds: int = 0
    poison: int = 0
    entrenched: bool = False
    marked: bool = False  # by a Net order
    used: set[str] = field(default_factory=set)
    made: list[int] = field(default_factory=list)  # segments of its own attacks, the first one first

    @property
    def facts(self) -> dict[str, Any]:
        return FACTS[self.name]

    @property
    def is_banner(self) -> bool:
        return bool(self.facts["kind"] == "banner")

    def shows(self, what: str) -> dict[int, int]:
        """Board directions in which a sign points, with its number."""
        sides = self.facts.get(what, [0] * 6)
        return {(s + self.rotation) % 6: n for s, n in enumerate(sides) if n}


def beside(at: Place, d: int) -> Place:
    return at[0] + STEPS[d][0], at[1] + STEPS[d][1]


class Fight:
    def __init__(self, board: dict[Place, Piece], pool: int, hp: list[int]) -> None:
        self.board = board
        self.pool = pool
        self.hp = hp

    # --- what follows from the board ---------------------------------------------------------

    def netted(self) -> set[Place]:
        """R21 for netters with one target each: chains are walked, pairs that face each other cancel."""
        aims: dict[Place, set[Place]] = {}
        for at, p in self.board.items():
            targets = {beside(at, d) for d in p.shows("net")}
            found = {t for t in targets if t in self.board and self.board[t].side != p.side}
            if found:
                aims[at] = found
        caught = {at for at, p in self.board.items() if p.marked}
        asking = set(aims) - caught
        while asking:
            at_large = {n for n in asking if not any(n in aims[m] for m in asking)}
            if at_large:
                for n in at_large:
                    caught |= aims[n]
            else:
                pair = next(((n, m) for n in asking for m in asking if m in aims[n] and n in aims[m]), None)
                if pair is None:
                    raise Undecided  # a longer ring: left to the scenarios
                at_large = set(pair)
            asking -= at_large | caught
        return caught

    def gifts(self, netted: set[Place]) -> dict[Place, dict[str, int]]:
        sums: dict[Place, dict[str, int]] = {at: {} for at in self.board}
        for at, p in self.board.items():
            if at in netted:
                continue
            if p.is_banner:
                gift, dirs = p.facts["aura"], list(range(6))
            elif p.facts["kind"] == "rune":
                gift, dirs = p.facts["effect"], list(p.shows("connect"))
            else:
                continue
            for d in dirs:
                to = beside(at, d)
                if to in self.board and (self.board[to].side == p.side) == (gift["type"] != "disarm"):
                    kinds = ["melee", "ranged"] if gift["type"] == "strength" else [gift["type"]]
                    for kind in kinds:
                        sums[to][kind] = sums[to].get(kind, 0) + gift.get("amount", 1)
        return sums

    def bears(self, at: Place, gifts: dict[Place, dict[str, int]]) -> int:
        toughness: int = self.board[at].facts.get("features", {}).get("toughness", 0)
        return 1 + toughness + gifts[at].get("toughness", 0)

    # --- the battle --------------------------------------------------------------------------

    def run(self) -> None:
        self.start()
        gifts = self.gifts(self.netted())
        icons = [
            v + gifts[at].get("initiative", 0) for at, p in self.board.items() for v in p.facts.get("initiative", [])
        ]
        for segment in range(max(icons, default=-1), -1, -1):
            self.segment(segment)
        for p in self.board.values():
            p.marked = False
        self.leave(self.faded())  # R85

    def start(self) -> None:
        netted = self.netted()
        gifts = self.gifts(netted)
        blows: list[Any] = [("poison", at, p.poison, False, False) for at, p in self.board.items() if p.poison]
        gone: set[Place] = set()
        for at, p in self.board.items():
            for d in p.shows("lightning"):
                to = beside(at, d)
                if (
                    to in self.board
                    and self.board[to].side != p.side
                    and at not in netted
                    and "disarm" not in gifts[at]
                ):
                    gone.add(at)
                    if not self.board[to].is_banner:
                        blows.append((at, to, 0, False, True))
        self.land(blows, netted, gifts, gone)

    def segment(self, segment: int) -> None:
        netted = self.netted()
        gifts = self.gifts(netted)
        blows: list[Any] = []
        for at, p in self.board.items():
            slot = self.slot(p, gifts[at], segment)
            if slot is None or at in netted or "disarm" in gifts[at]:
                continue
            p.used.add(slot)
            if slot.startswith("icon"):
                p.made.append(segment)
            blows += self.attacks(at, p, gifts[at])
        self.land(blows, netted, gifts, set())

    def slot(self, p: Piece, gifts: dict[str, int], segment: int) -> str | None:
        """The attack a tile makes in this segment: one of its own, or one that follows its first. R11-R14"""
        due = {v + gifts.get("initiative", 0): v for v in p.facts.get("initiative", []) if f"icon {v}" not in p.used}
        if segment in due:
            return f"icon {due[segment]}"
        if not p.made:
            return None
        following = (v for v in range(p.made[0] - 1, -1, -1) if v not in p.made and v not in due)
        for n, v in zip(range(gifts.get("double_attack", 0)), following):
            if v == segment and f"extra {n}" not in p.used:
                return f"extra {n}"
        return None

    def attacks(self, at: Place, p: Piece, gifts: dict[str, int]) -> list[Any]:
        venom = "venom" in gifts or "venom" in p.facts.get("features", {})
        found: list[Any] = []
        for d, n in p.shows("melee").items():
            to = beside(at, d)
            if to in self.board and self.board[to].side != p.side and not (p.is_banner and self.board[to].is_banner):
                found.append((at, to, n + gifts.get("melee", 0), venom, False))
        for d, n in p.shows("ranged").items():
            strength = (1 if "penetration" in gifts else n) + gifts.get("ranged", 0)
            to = beside(at, d)
            while max(abs(to[0]), abs(to[1]), abs(to[0] + to[1])) <= 2:
                if to in self.board and self.board[to].side != p.side:
                    armour = 1 if (d + 3) % 6 in self.board[to].shows("armour") else 0
                    if strength > armour:
                        found.append((at, to, strength - armour, venom, False))
                    if "penetration" not in gifts:
                        break
                to = beside(to, d)
        if p.facts.get("effect", {}).get("type") == "assassin":
            targets = [t for t, q in self.board.items() if q.side != p.side]
            if len(targets) > 1:
                raise Undecided
            found += [(at, t, 1 + gifts.get("melee", 0), venom, False) for t in targets]
        return found

    def land(self, blows: list[Any], netted: set[Place], gifts: dict[Place, dict[str, int]], gone: set[Place]) -> None:
        spent: set[Place] = set()
        while option := self.rescue(blows, netted, gifts, gone, spent):
            rune, source, victim = option
            spent.add(rune)
            blows = [b for b in blows if (b[0], b[1]) != (source, victim)]
        wounded: dict[Place, int] = {}
        for _, to, strength, _, kills in blows:
            wounded[to] = wounded.get(to, 0) + strength
            if kills:
                gone.add(to)
        for to, n in wounded.items():
            p = self.board[to]
            hurt = n > 0
            if hurt and p.entrenched:
                p.entrenched = False
                n -= 1
            if p.is_banner:
                self.hp[p.side] = max(0, self.hp[p.side] - n)
            elif hurt:
                p.wounds += n
                if p.wounds >= self.bears(to, gifts):
                    gone.add(to)
        gone |= {at for at, p in self.board.items() if p.is_banner and not self.hp[p.side]}  # R58
        claims = [to for _, to, n, venom, _ in blows if venom and n and to not in gone]
        if claims and self.pool and len(claims) > self.pool and len(set(claims)) > 1:
            raise Undecided
        for to in claims[: self.pool]:
            self.board[to].poison += 1
            self.pool -= 1
        self.leave(gone | spent)

    def rescue(
        self,
        blows: list[Any],
        netted: set[Place],
        gifts: dict[Place, dict[str, int]],
        gone: set[Place],
        spent: set[Place],
    ) -> tuple[Place, Any, Place] | None:
        """The one thing a rune must do now; None if nothing, Undecided if there is a choice."""

        def is_doomed(at: Place) -> bool:
            mine = [b for b in blows if b[1] == at]
            total = sum(b[2] for b in mine)
            wounds = self.board[at].wounds + total - self.board[at].entrenched
            return any(b[4] for b in mine) or (total > 0 and wounds >= self.bears(at, gifts))

        able = {
            at
            for at, p in self.board.items()
            if p.facts.get("effect", {}).get("type") == "regeneration"
            and at not in netted | spent | gone
            and not is_doomed(at)
        }

        def guards(at: Place, victim: Place) -> list[Place]:
            side = self.board[at].side
            return [
                r
                for r in able - {victim, at}
                if self.board[r].side == side and at in {beside(r, d) for d in self.board[r].shows("connect")}
            ]

        options = set()
        for source, victim, _, _, _ in blows:
            for rune in guards(victim, victim):
                chain = [rune]
                while further := guards(chain[-1], victim):
                    if len(further) > 1 or further[0] in chain:
                        raise Undecided
                    chain.append(further[0])
                options.add((chain[-1], source, victim))
        if len(options) > 1:
            raise Undecided
        return options.pop() if options else None

    def leave(self, gone: set[Place]) -> None:
        while gone:
            for at in gone:
                self.pool += self.board[at].poison
                del self.board[at]
            gone = self.faded()

    def faded(self) -> set[Place]:
        """What has more wounds than it can bear now. R29"""
        gifts = self.gifts(self.netted())
        return {
            at for at, p in self.board.items() if not p.is_banner and p.wounds >= self.bears(at, gifts) + p.entrenched
        }
