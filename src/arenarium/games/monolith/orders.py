"""Orders and features: what a seat on turn may do with its tiles, and how it is done. MA §6, §8"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.core.hexes import DIRECTION_SETS, DIRECTIONS, NEAR, NEIGHBOUR, REACH, lowest
from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.monolith.attacks import BY_MELEE, BY_ORDER, BY_SHOT, FROM_ORDER, arrive, blow, hit, venom_of
from arenarium.games.monolith.battle import OUTSIDE
from arenarium.games.monolith.box import (
    AT_DISARMED,
    AT_MELEE,
    AT_RANGED,
    BYTE,
    CAVALRY,
    CHARGE_RUNE,
    GRANT_TELEPORT,
    HAS_MANEUVER,
    HAS_TELEPORT,
    NIBBLE,
    ROTATION,
    face_of,
    side_of,
)
from arenarium.games.monolith.menu import ALL_TURNS, ENDS, HEXES, STEPS, TURNS, Menu, ask_for, group, one
from arenarium.games.monolith.nets import cast_nets, net_hexes, recompute
from arenarium.games.monolith.state import (
    USED_MANEUVER,
    USED_ROTATION,
    USED_TELEPORT,
    Arena,
    bonuses,
    free,
    kind_on,
    landings,
    retreats,
    rotation_on,
    shift,
)
from arenarium.games.monolith.verbs import (
    BOMB,
    CHARGE,
    ENTRENCH,
    FALSE,
    MANEUVER,
    MOVE,
    NET,
    PRINTED,
    PUSH,
    RETREAT,
    ROTATE,
    SHOOT,
    TELEPORT,
    TURN,
    charge_at,
    charge_spot,
    charge_target,
    granted_by,
    granter_of,
    spot,
    spot_hex,
    spot_rotation,
)
from arenarium.games.monolith.wounds import Wounds

# What moved a tile: wire.Mover.
BY_MOVE: Final = 0
BY_FALSE: Final = 1
BY_MANEUVER: Final = 2
BY_TELEPORT: Final = 3
BY_TURN: Final = 4
BY_ROTATE: Final = 5


# --- what is possible ------------------------------------------------------------------------


def add_moves(s: Arena, verb: i64, a: i64, h: i64, to: i64, into: Menu) -> None:
    """Move the tile on `h` to one of the free hexes `to` and/or turn it."""
    if s.monoliths:
        to = landings(s, h, to)
    if s.banners >> h & 1:
        if to:
            into.add(group(verb, a, h, STEPS, to, ALL_TURNS))  # R76: turning a banner means nothing
    else:
        face: i64 = s.tile[h]
        into.add(group(verb, a, h, ENDS, to | 1 << h, h * DIRECTIONS + face % DIRECTIONS))  # but for where it is


def add_move_order(s: Arena, verb: int, whose: int, into: Menu) -> None:
    """Move with own or allied tiles, False Order with enemy ones; never with netted ones. MA §8, R41"""
    empty: i64 = free(s)
    m: i64 = whose & ~s.netted
    while m:
        h = lowest(m)
        m &= m - 1
        add_moves(s, verb, 0, h, NEAR[h] & empty, into)


def add_turn_order(s: Arena, side: int, into: Menu) -> None:
    m: i64 = s.sides[side] & ~s.netted & ~s.banners
    while m:
        h = lowest(m)
        m &= m - 1
        into.add(group(TURN, 0, h, TURNS, 0, rotation_on(s, h)))


def add_push(s: Arena, seat: int, into: Menu) -> None:
    """MA §8, R40: pusher and pushed not netted, and somewhere to go."""
    enemies: i64 = s.sides[1 - s.side[seat]] & ~s.netted
    m: i64 = s.mine[seat] & ~s.netted
    while m:
        h = lowest(m)
        m &= m - 1
        targets: i64 = NEAR[h] & enemies
        can: i64 = 0
        while targets:
            n = lowest(targets)
            targets &= targets - 1
            if retreats(s, h, n):
                can |= 1 << n
        if can:
            pushes = group(PUSH, h, 0, HEXES, can, ALL_TURNS)  # equal: a group of hexes has no second operand
            into.add(pushes)


def add_bomb(s: Arena, into: Menu) -> None:
    """Anywhere on the board, even where nothing lies. MA R5"""
    for m in s.box.bombs:
        rest: i64 = m & (m - 1)
        into.add(one(BOMB, lowest(m), lowest(rest), lowest(rest & (rest - 1))))  # equal: never the first hex


def add_targets(verb: int, targets: int, into: Menu) -> None:
    """One of these hexes; those that bear such a marker already are not among them. MA R80"""
    if targets:
        into.add(group(verb, 0, 0, HEXES, targets, ALL_TURNS))


def add_features(s: Arena, seat: int, into: Menu) -> None:
    """Printed and granted movement, each source once per tile and turn. MA §3, §8, R42, R43, R67"""
    box = s.box
    side: i64 = s.side[seat]
    empty: i64 = free(s)
    m: i64 = s.actors & s.sides[side] & ~s.netted
    while m:
        h = lowest(m)
        m &= m - 1
        kind: i64 = kind_on(s, h)
        has = box.features[kind]
        if has & (HAS_MANEUVER | HAS_TELEPORT | ROTATION):
            used: i64 = s.used[h]
            if has & HAS_MANEUVER and not used & USED_MANEUVER:
                add_moves(s, MANEUVER, PRINTED, h, NEAR[h] & empty, into)
            if s.owner[h] == seat:
                if has & HAS_TELEPORT and not used & USED_TELEPORT:
                    add_moves(s, TELEPORT, PRINTED, h, empty, into)
                if has & ROTATION and not used & USED_ROTATION:
                    into.add(group(ROTATE, 0, h, TURNS, 0, rotation_on(s, h)))  # equal: turns have no mask
        if box.gift[kind] == CHARGE_RUNE and s.owner[h] == seat:
            add_charges(s, seat, granted_by(h), into)
    m = s.granters & s.sides[side] & ~s.netted
    while m:
        g = lowest(m)
        m &= m - 1
        face: i64 = s.tile[g]
        to: i64 = REACH[g * DIRECTION_SETS + box.link_dirs[face]] & s.sides[side] & ~s.netted
        teleports = box.gift[face // DIRECTIONS] == GRANT_TELEPORT
        if teleports:
            to &= s.mine[seat]
        while to:
            h = lowest(to)
            to &= to - 1
            if not s.used[h] & s.source[g]:
                if teleports:
                    add_moves(s, TELEPORT, granted_by(g), h, empty, into)
                else:
                    add_moves(s, MANEUVER, granted_by(g), h, NEAR[h] & empty, into)


def add_charges(s: Arena, seat: int, a: int, into: Menu) -> None:
    """Move exactly one hex, face an enemy beside it with an attack side. MA §8, R37, R62"""
    box = s.box
    enemies: i64 = s.sides[1 - s.side[seat]]
    empty: i64 = free(s)
    aimed: i64 = 0  # hexes that enemy nets point at
    m: i64 = s.netters & enemies
    while m:
        h = lowest(m)
        m &= m - 1
        aimed |= net_hexes(s, h)
    m = s.mine[seat] & ~s.netted
    while m:
        h = lowest(m)
        m &= m - 1
        kind: i64 = kind_on(s, h)
        if not box.features[kind] & CAVALRY:
            continue
        front = face_of(kind, 0)
        attacks: i64 = box.melee_dirs[front] | box.ranged_dirs[front]  # by side
        to: i64 = landings(s, h, NEAR[h] & empty)
        while to:
            n = lowest(to)
            to &= to - 1
            if not NEAR[n] & enemies or (aimed >> n & 1 and would_be_netted(s, h, n)):
                continue
            for d in range(DIRECTIONS):
                target = NEIGHBOUR[n * DIRECTIONS + d]
                if target >= 0 and enemies >> target & 1:
                    for side in range(DIRECTIONS):
                        if attacks >> side & 1:
                            end = spot(n, (d - side + DIRECTIONS) % DIRECTIONS)
                            into.add(one(CHARGE, a, h, charge_at(end, target)))


def would_be_netted(s: Arena, h: int, to: int) -> bool:
    """Whether a tile would be caught on the hex it moves to. MA R37"""
    c = s.clone()
    shift(c, h, to, rotation_on(s, h))
    cast_nets(c)
    return bool(c.netted >> to & 1)


# --- how it is done --------------------------------------------------------------------------


def move(s: Arena, seat: int, h: int, to: int, rotation: int, by: int, out: list[Event]) -> None:
    kind: i64 = kind_on(s, h)
    if not s.quiet:
        if to == h:
            out.append(Event("turned", (seat, kind, s.owner[h], h, rotation, by)))
        else:
            out.append(Event("moved", (seat, kind, s.owner[h], h, to, rotation, by)))
    shift(s, h, to, rotation)
    recompute(s, out)


def use_feature(s: Arena, seat: int, action: Action, out: list[Event]) -> None:
    """MANEUVER, TELEPORT or ROTATE, printed or granted."""
    verb, granter, h, end = action
    if verb == ROTATE:
        s.used[h] |= USED_ROTATION
        move(s, seat, h, h, end, BY_ROTATE, out)  # the end is a mere rotation
        return
    if granter == PRINTED:
        s.used[h] |= USED_MANEUVER if verb == MANEUVER else USED_TELEPORT
    else:
        s.used[h] |= s.source[granter_of(granter)]
    move(s, seat, h, spot_hex(end), spot_rotation(end), BY_MANEUVER if verb == MANEUVER else BY_TELEPORT, out)


def give_order(s: Arena, seat: int, action: Action, out: list[Event]) -> None:
    """Every order but Battle and charge; its tile has already been discarded. MA §8"""
    verb, a, b, c = action
    if verb == MOVE:
        move(s, seat, b, spot_hex(c), spot_rotation(c), BY_MOVE, out)
    elif verb == FALSE:
        move(s, seat, b, spot_hex(c), spot_rotation(c), BY_FALSE, out)
    elif verb == TURN:
        move(s, seat, b, b, c, BY_TURN, out)
    elif verb == PUSH:
        out.append(Event("push_begun", (seat, kind_on(s, a), a, kind_on(s, b), b, s.owner[b])))
        s.push(Push(a, b))
    elif verb == BOMB:
        _explode(s, seat, a, b, c, out)
    elif verb == ENTRENCH:
        s.trench |= 1 << b
        out.append(Event("entrenched", (seat, kind_on(s, b), b, s.owner[b])))
    elif verb == NET:
        s.net_markers |= 1 << b
        out.append(Event("net_thrown", (seat, kind_on(s, b), b, s.owner[b])))
        recompute(s, out)
    elif verb == SHOOT:
        out.append(Event("shot", (seat, kind_on(s, b), b, s.owner[b])))
        s.push(Wounds(OUTSIDE, (blow(FROM_ORDER, b, 1, BY_ORDER, 0),), 0, 0))


def _explode(s: Arena, seat: int, first: int, second: int, third: int, out: list[Event]) -> None:
    """One wound to everything there but banners, own tiles too. MA §8, R66"""
    out.append(Event("bombed", (seat, first, second, third)))
    blows: list[int] = []
    m: i64 = 1 << first | 1 << second | 1 << third
    m &= (s.sides[0] | s.sides[1]) & ~s.banners
    while m:
        h = lowest(m)
        m &= m - 1
        blows.append(blow(FROM_ORDER, h, 1, BY_ORDER, 0))
    if blows:
        s.push(Wounds(OUTSIDE, tuple(blows), 0, 0))


def charge(s: Arena, seat: int, action: Action, out: list[Event]) -> None:
    """Move, face the target, attack it alone; onto a disarmed hex it only moves. MA §8, R37, R83"""
    _, granter, h, c = action
    target = charge_target(c)
    to = spot_hex(charge_spot(c))
    rotation = spot_rotation(charge_spot(c))
    box = s.box
    kind: i64 = kind_on(s, h)
    if not s.quiet:
        rune, owner = granter_of(granter), s.owner[target]
        out.append(Event("charged", (seat, kind, h, to, rotation, kind_on(s, target), target, rune, owner)))
    shift(s, h, to, rotation)
    recompute(s, out)
    if s.tile[to] < 0 or s.tile[target] < 0:  # equal: who is gone strikes nobody anyway
        return  # R79: one of the two lived only on a borrowed point
    bonus = bonuses(s)[to]
    if bonus >> AT_DISARMED & NIBBLE:
        out.append(Event("charge_disarmed", (kind, to, s.owner[to])))
        return
    face: i64 = s.tile[to]
    venom = venom_of(s, kind, bonus)
    blows: list[int] = []
    for d in range(DIRECTIONS):
        if NEIGHBOUR[to * DIRECTIONS + d] == target:
            strength: i64 = box.melee[side_of(face, d)]
            if strength:
                hit(s, to, target, strength + (bonus >> AT_MELEE & BYTE), BY_MELEE, venom, blows, out)
            strength = box.ranged[side_of(face, d)]
            if strength:
                arrive(s, to, target, d, strength + (bonus >> AT_RANGED & BYTE), BY_SHOT, venom, blows, out)
    if blows:
        s.push(Wounds(OUTSIDE, tuple(blows), 0, 0))


class Push(Frame[Arena]):
    """The owner of the pushed tile says where it goes. MA §8"""

    def __init__(self, pusher: int, pushed: int) -> None:
        self.pusher: Final = pusher
        self.pushed: Final = pushed

    def pack(self) -> list[object]:
        return ["push", self.pusher, self.pushed]

    def run(self, s: Arena, out: list[Event]) -> bool:
        to: i64 = retreats(s, self.pusher, self.pushed)
        if to & (to - 1):
            return True
        self.go(s, lowest(to), out)
        return False

    def ask(self, s: Arena) -> list[Decision]:
        to: i64 = retreats(s, self.pusher, self.pushed)
        hexes = group(RETREAT, self.pushed, 0, HEXES, to, ALL_TURNS)  # equal: a group of hexes has no second operand
        return ask_for(s.owner[self.pushed], "choose_retreat", hexes)

    def answer(self, s: Arena, seat: int, action: Action, out: list[Event]) -> None:
        _, _, to, _ = action
        self.go(s, to, out)

    def go(self, s: Arena, to: int, out: list[Event]) -> None:
        s.pop()
        h = self.pushed
        out.append(Event("pushed", (kind_on(s, h), s.owner[h], h, to)))
        shift(s, h, to, rotation_on(s, h))
        recompute(s, out)
