"""A player gives up (WC §9, A66)."""

from __future__ import annotations

from arenarium.core.kernel import Event, Frame, settle
from arenarium.games.warcraft.battle import March, end_battle
from arenarium.games.warcraft.battlefield import Battle, battle_of, keep_battle, the_battle
from arenarium.games.warcraft.box import PIECE_TYPES
from arenarium.games.warcraft.cards import Cast, announce
from arenarium.games.warcraft.casualties import Respawn
from arenarium.games.warcraft.deploy import DeployStep
from arenarium.games.warcraft.dice import Draw
from arenarium.games.warcraft.endings import BY_RESIGNING, finish, last_side
from arenarium.games.warcraft.gifts import Amount, Offer
from arenarium.games.warcraft.harvest import Harvest, HarvestStep, Powers
from arenarium.games.warcraft.move import AFTERMATH, MoveStep
from arenarium.games.warcraft.pieces import clear_board, nib, put_back
from arenarium.games.warcraft.portal import Portal
from arenarium.games.warcraft.spend import Spend, SpendStep
from arenarium.games.warcraft.state import War
from arenarium.games.warcraft.turn import EndOfTurn
from arenarium.games.warcraft.verbs import kind_of
from arenarium.games.warcraft.windows import M0, M1, M2, Window


def resign(s: War, seat: int) -> list[Event]:
    """Two sides: the other wins. More: the player is out, and what was going on without them goes on."""
    out = [Event("resigned", (seat,))]
    if s.slot[0] < 0:
        finish(s, ((1 << s.seats) - 1) & ~(1 << seat), BY_RESIGNING, out)
        return out
    leaving = s.friends[seat] & s.alive & ((1 << s.seats) - 1)
    b = battle_of(s)
    fought = b is not None and (b.attackers | b.defenders) & leaving != 0
    if b is not None and fought:
        spit_out(s, b, leaving, out)
    s.alive &= ~leaving
    for o in range(s.seats):
        if (leaving >> o) & 1:
            clear_board(s, o)
    frames = s.stack
    over = last_side(s, BY_RESIGNING, out)
    for frame in frames:
        recall(s, frame, (1 << s.seats) - 1 if over else leaving)
    if not over:
        go_on(s, fought, out)
        settle(s, out)
    return out


def recall(s: War, frame: Frame[War], gone: int) -> None:
    """Units on their way, through a portal or from the dead, that will not arrive: to the reserve."""
    if isinstance(frame, Portal) and (gone >> frame.seat) & 1:
        for t in range(PIECE_TYPES):
            s.reserve[kind_of(frame.seat, t)] += nib(frame.packed, t)
    elif isinstance(frame, Respawn) and (gone >> frame.owner) & 1:
        s.reserve[kind_of(frame.owner, frame.t)] += 1


def spit_out(s: War, b: Battle, leaving: int, out: list[Event]) -> None:
    """Devoured units return: the Orc is gone, or they go with their owner."""
    for me in b.devoured:
        owner, t, area = put_back(s, me)
        if not (leaving >> owner) & 1:
            out.append(Event("returned", (owner, t, area)))
    keep_battle(s, b.but(devoured=()))


def go_on(s: War, fought: bool, out: list[Event]) -> None:
    """What the living were doing goes on; the step of one who has left is over, and so is his battle (A66)."""
    top = s.stack[-1]
    kept: list[Frame[War]] = []
    over = False
    for frame in s.stack:
        if isinstance(frame, March) and fought:
            kept.append(frame)
            over = True
            break
        stays = without_the_dead(s, frame)
        if stays is not None:
            kept.append(stays)
    s.stack = tuple(kept)
    if over:
        end_battle(s, the_battle(s), out)
        if isinstance(top, Respawn) and (s.alive >> top.owner) & 1:
            s.push(top)
    elif isinstance(top, Cast) and top not in kept and (s.alive >> top.seat) & 1:
        announce(s, top.seat, top.card, top.x, top.y, top.place, out)


def without_the_dead(s: War, frame: Frame[War]) -> Frame[War] | None:
    """A frame as it concerns the living; None: not at all."""
    if isinstance(frame, MoveStep):
        if (s.alive >> frame.seat) & 1:
            return frame
        s.moved = [0] * s.box.size
        return MoveStep(frame.seat, AFTERMATH)
    if isinstance(frame, Window):
        return window_of_the_living(s, frame)
    if isinstance(frame, Draw):
        return frame if s.turn == 0 or (s.alive >> frame.seat) & 1 else None
    if isinstance(frame, Cast):
        return frame if (s.alive >> frame.seat) & (s.alive >> frame.other) & 1 else None
    if isinstance(
        frame, (SpendStep, Spend, EndOfTurn, DeployStep, Harvest, HarvestStep, Powers, Offer, Amount, Portal)
    ):
        return frame if (s.alive >> frame.seat) & 1 else None
    return frame


def window_of_the_living(s: War, window: Window) -> Window | None:
    """The same window without those who have left; a Move Step's is closed when the mover has."""
    if window.kind in (M0, M1, M2) and not (s.alive >> s.active) & 1:
        return None
    count = len(window.order)
    order = []
    quiet = 0
    for i in range(count):  # from who is asked, so that those who passed last come last
        seat = window.order[(window.at + i) % count]
        if not (s.alive >> seat) & 1:
            continue
        order.append(seat)
        if i >= count - window.quiet:
            quiet += 1
    if not order:
        return None
    return Window(window.kind, tuple(order), 0, quiet, window.place)
