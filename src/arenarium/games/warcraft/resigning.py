"""A player gives up (WC §9)."""

from __future__ import annotations

from arenarium.core.kernel import Event, Frame, settle
from arenarium.games.warcraft.battlefield import battle_of
from arenarium.games.warcraft.box import SPEND_STEP
from arenarium.games.warcraft.deploy import DeployStep
from arenarium.games.warcraft.dice import Draw
from arenarium.games.warcraft.endings import BY_RESIGNING, finish, last_side
from arenarium.games.warcraft.harvest import Harvest, HarvestStep
from arenarium.games.warcraft.move import MoveStep
from arenarium.games.warcraft.pieces import clear_board, put_back
from arenarium.games.warcraft.setup import Setup
from arenarium.games.warcraft.spend import Spend, SpendStep
from arenarium.games.warcraft.state import War
from arenarium.games.warcraft.turn import EndOfTurn, Turn


def resign(s: War, seat: int) -> list[Event]:
    """Two sides: the other wins. More: the player is out, and what was going on without them goes on."""
    out = [Event("resigned", (seat,))]
    if s.slot[0] < 0:
        finish(s, ((1 << s.seats) - 1) & ~(1 << seat), BY_RESIGNING, out)
        return out
    leaving = s.friends[seat] & s.alive & ((1 << s.seats) - 1)
    b = battle_of(s)
    if b is not None:
        for me in b.devoured:
            put_back(s, me)
    s.alive &= ~leaving
    for o in range(s.seats):
        if (leaving >> o) & 1:
            clear_board(s, o)
    if not last_side(s, BY_RESIGNING, out):
        s.stack = without_the_dead(s)
        settle(s, out)
    return out


def without_the_dead(s: War) -> tuple[Frame[War], ...]:
    """The stack cut back to what still concerns the living: a battle in progress is dropped."""
    kept: list[Frame[War]] = []
    for frame in s.stack:
        if isinstance(frame, (Setup, Turn, EndOfTurn)):
            kept.append(frame)
        elif isinstance(frame, (MoveStep, SpendStep, Spend, DeployStep, Harvest, HarvestStep)):
            if (s.alive >> frame.seat) & 1:
                kept.append(frame)
        elif isinstance(frame, Draw) and s.turn == 0:
            kept.append(frame)
    if s.step == SPEND_STEP:
        kept = [f for f in kept if not isinstance(f, EndOfTurn) or (s.alive >> f.seat) & 1]
    return tuple(kept)
