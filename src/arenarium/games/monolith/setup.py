"""Before the first turn: the table of a mode, factions, banners. MA §2"""

from __future__ import annotations

from typing import Final

from arenarium.core.game import Json
from arenarium.core.kernel import Action, Decision, Event, Frame, settle
from arenarium.core.refusal import BadOptions
from arenarium.games.monolith import verbs
from arenarium.games.monolith.attacks import brings_poison
from arenarium.games.monolith.box import face_of
from arenarium.games.monolith.loading import FACTIONS, box_for
from arenarium.games.monolith.menu import ALL_TURNS, HEXES, ask_for, group
from arenarium.games.monolith.state import Arena, free, put
from arenarium.games.monolith.turn import Rounds
from arenarium.games.monolith.unfolding import Hide

# By mode: the side of each seat, and the seats in order of play; always the same nineteen hexes. MA §11, R57, R60
TABLES = {
    "duel": ([0, 1], [0, 1]),
    "three": ([0, 1, 0], [0, 1, 2, 1]),
    "four": ([0, 1, 0, 1], [0, 1, 2, 3]),
}


def blank(options: Json, mirror: bool) -> Arena:
    """An arena with its box and settings and nothing on it; the options are checked. With `mirror` sides may play the
    same faction."""
    checked: Json = {k: list(v) if isinstance(v, list) else v for k, v in options.items()}
    box = box_for(checked)
    s = Arena(checked["seats"], box, checked)
    side, cycle = TABLES[checked["mode"]]
    s.side = list(side)
    s.cycle = list(cycle)
    s.faction = [box.factions.index(name) for name in wanted_factions(checked, mirror or checked["mirror"])]
    s.monoliths = checked["monoliths"]
    s.tactical = checked["tactical"]
    s.printed_penetration = checked["penetration"] == "printed"
    s.mere_extra_slot = checked["double_attack"] == "extra"
    s.follows_initiative = checked["double_attack_after"] == "initiative"
    s.pool *= max(1, sum([brings_poison(box, f) for f in s.faction]))  # R75
    return s


def wanted_factions(options: Json, mirror: bool) -> list[str]:
    """The factions by seat; seats without one take the first that is left, in the order of the box."""
    wanted = options["factions"]
    if wanted is None:
        wanted = [None] * options["seats"]
    if isinstance(wanted, str):
        wanted = [wanted] * options["seats"]
    taken = [name for name in wanted if name is not None]
    if len(set(taken)) < len(taken) and not mirror:
        raise BadOptions("monolith-refuse-faction-twice", "MA §2")
    left = [name for name in FACTIONS if name not in taken]
    return [left.pop(0) if name is None else name for name in wanted]


def begun(s: Arena) -> Arena:
    """A blank arena with its bags filled, at the first question."""
    for seat in range(s.seats):
        s.bag[seat] = s.box.stack[s.faction[seat]]
    s.push(Rounds())
    s.push(Banners(0))
    if s.monoliths:
        s.push(Hide())
    settle(s, [])
    return s


class Banners(Frame[Arena]):
    """The banners are put on the board, one seat after the other. MA §2"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def pack(self) -> list[object]:
        return ["banners", self.seat]

    def run(self, s: Arena, out: list[Event]) -> bool:
        if self.seat == s.seats:
            s.pop()
            return False
        s.active = self.seat
        return True

    def ask(self, s: Arena) -> list[Decision]:
        kind = s.box.first[s.faction[self.seat]]
        return ask_for(self.seat, "place_banner", group(verbs.PLACE, kind, 0, HEXES, free(s), ALL_TURNS))

    def answer(self, s: Arena, seat: int, action: Action, out: list[Event]) -> None:
        _, kind, h, _ = action
        put(s, h, face_of(kind, 0), seat)
        out.append(Event("banner_placed", (seat, kind, h)))
        s.become(Banners(seat + 1))
