"""The state of an arena and the few ways it changes: tiles come, move, turn and leave.

Nothing here asks anybody. Whoever changes the board calls `nets.recompute`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.core.game import Json
from arenarium.core.hexes import CELLS, DIRECTION_SETS, DIRECTIONS, FULL, NEAR, REACH, lowest
from arenarium.core.kernel import State
from arenarium.games.monolith.box import (
    ACTS,
    AIMS,
    AT_DISARMED,
    AT_TOUGHNESS,
    BANNER,
    GIVES,
    GRANTS,
    HEALS,
    NETS,
    NIBBLE,
    ORDERS,
    STRIKES_FIRST,
    TRAY,
    TRAY_MASK,
    Box,
    face_of,
    kind_of,
)

OPEN: Final = -1  # outcome while the game lasts; else the side that won
DRAW: Final = 2
EMPTY: Final = -1  # an empty segment under a Monolith
SLOTS: Final = 2  # lower segments of a monolith, each with a tile under it or none
UNCHOSEN: Final = -2  # before the set-up of the Monolith
USED_MANEUVER: Final = 1  # bits of Arena.used for what is printed on a tile; granted ones follow
USED_TELEPORT: Final = 2
USED_ROTATION: Final = 4
FIRST_SOURCE: Final = 3  # the first bit for a rune or banner that grants movement
NO_SUMS: Final[list[int]] = []  # before they are worked out; never changed
EXTRA_SLOT: Final = 16  # bits of Arena.slots from here on: additional attacks used
MADE_IN: Final = 24  # bits from here on: segments in which a printed attack was made


class Arena(State):
    """Board, hands, stacks, hit points and whose turn it is. Hexes are numbers, sets of hexes masks."""

    def __init__(self, seats: int, box: Box, setup: Json, of: Arena | None = None) -> None:
        """An empty board and full hit points, or all that another arena holds."""
        super().__init__(seats)
        self.box = box
        self.setup = setup  # the options as they were checked; shared, never changed
        if of is None:
            # Fixed for the whole game and shared by clones.
            self.side: list[int] = []
            self.cycle: list[int] = []  # seats in order of play
            self.faction: list[int] = []
            self.monoliths = False
            self.tactical = False
            self.printed_penetration = False  # MA R9, the other reading
            self.follows_initiative = False  # MA R11, the former reading
            self.mere_extra_slot = False  # MA R12, the weaker reading
            # By hex.
            self.tile: list[int] = [-1] * CELLS  # face, or -1
            self.owner: list[int] = [-1] * CELLS
            self.wounds: list[int] = [0] * CELLS
            self.poison: list[int] = [0] * CELLS
            self.used: list[int] = [0] * CELLS  # sources that moved the tile in this turn, as bits
            self.source: list[int] = [0] * CELLS  # which bit of `used` a tile that grants movement stands for
            # By bits: printed initiatives used in this battle, extra ones, segments they were used in.
            self.slots: list[int] = [0] * CELLS
            # Sets of hexes.
            self.sides: list[int] = [0, 0]
            self.mine: list[int] = [0] * seats
            self.banners = 0
            self.givers = 0
            self.granters = 0
            self.healers = 0
            self.netters = 0
            self.morlocks = 0
            self.assassins = 0
            self.hurt = 0
            self.poisoned = 0
            self.trench = 0
            self.net_markers = 0  # by the Net order
            self.netted = 0  # worked out
            # By side, by seat.
            self.hp: list[int] = [box.hit_points, box.hit_points]
            self.hand: list[int] = [0] * seats
            self.bag: list[int] = [0] * seats
            self.pile: list[int] = [0] * seats
            # Monoliths: lower segments on the board, what lies under the banner while folded.
            self.segment: list[int] = [0] * seats
            self.under: list[int] = [UNCHOSEN] * (SLOTS * seats)
            self.secret = 0
            # The course of the game.
            self.pool = box.poison_markers  # poison markers left
            self.turn = 0  # turns begun
            self.active = 0
            self.at = -1  # place in the cycle
            self.acts = 0  # tiles played or discarded in this play phase
            self.placed = False
            self.unfolded = False
            self.drawn_out = False  # somebody has drawn a last tile
            self.due = 0  # seats that still take a turn before the Last Battle
            self.extra = False  # the tie-break turns
            self.outcome = OPEN
            self.granted = 0  # sources of movement numbered so far in this turn
            self.explain = False  # a preview wants to know of blows into nothing too
            # What runes and banners add, kept until the board changes: replaced, never changed in place.
            self.sums: list[int] = NO_SUMS
            self.has_sums = False
            self.actors = 0  # tiles with ACTS; not saved, because `find_actors` finds them again
        else:
            self.side = of.side
            self.cycle = of.cycle
            self.faction = of.faction
            self.monoliths = of.monoliths
            self.tactical = of.tactical
            self.printed_penetration = of.printed_penetration
            self.follows_initiative = of.follows_initiative
            self.mere_extra_slot = of.mere_extra_slot
            self.tile = of.tile[:]
            self.owner = of.owner[:]
            self.wounds = of.wounds[:]
            self.poison = of.poison[:]
            self.used = of.used[:]
            self.source = of.source[:]
            self.slots = of.slots[:]
            self.sides = of.sides[:]
            self.mine = of.mine[:]
            self.banners = of.banners
            self.givers = of.givers
            self.granters = of.granters
            self.healers = of.healers
            self.netters = of.netters
            self.morlocks = of.morlocks
            self.assassins = of.assassins
            self.hurt = of.hurt
            self.poisoned = of.poisoned
            self.trench = of.trench
            self.net_markers = of.net_markers
            self.netted = of.netted
            self.hp = of.hp[:]
            self.hand = of.hand[:]
            self.bag = of.bag[:]
            self.pile = of.pile[:]
            self.segment = of.segment[:]
            self.under = of.under[:]
            self.secret = of.secret
            self.pool = of.pool
            self.turn = of.turn
            self.active = of.active
            self.at = of.at
            self.acts = of.acts
            self.placed = of.placed
            self.unfolded = of.unfolded
            self.drawn_out = of.drawn_out
            self.due = of.due
            self.extra = of.extra
            self.outcome = of.outcome
            self.granted = of.granted
            self.explain = of.explain
            self.sums = of.sums
            self.has_sums = of.has_sums  # equal: they would be summed again
            self.actors = of.actors

    def clone(self) -> Arena:
        c = Arena(self.seats, self.box, self.setup, self)
        c.stack = self.stack
        c.drawn = self.drawn[:]
        c.quiet = self.quiet
        return c


# --- reading ---------------------------------------------------------------------------------


def occupied(s: Arena) -> i64:
    return s.sides[0] | s.sides[1]


def free(s: Arena) -> i64:
    """Hexes without a tile; an empty segment is one of them. MA §10"""
    return FULL & ~(s.sides[0] | s.sides[1])


def kind_on(s: Arena, h: i64) -> i64:
    """The kind of the tile on a hex that has one."""
    face: i64 = s.tile[h]
    return face // DIRECTIONS


def rotation_on(s: Arena, h: i64) -> i64:
    face: i64 = s.tile[h]
    return face % DIRECTIONS


def link_hexes(s: Arena, h: i64) -> i64:
    """Where the connections of the tile on a hex lead; all around it for a banner."""
    return REACH[h * DIRECTION_SETS + s.box.link_dirs[s.tile[h]]]


def bolt_hexes(s: Arena, h: i64) -> i64:
    """Where a Morlock's lightning strikes."""
    return REACH[h * DIRECTION_SETS + s.box.bolt_dirs[s.tile[h]]]


def seats_in_order(s: Arena) -> list[int]:
    """MA R6, R84: the seat whose turn it is decides first, then the others in order of play. With three players the
    order depends on which of its two turns the single player is in."""
    found: list[int] = []
    for i in range(len(s.cycle)):
        seat = s.cycle[(s.at + i) % len(s.cycle)]
        if seat not in found:
            found.append(seat)
    return found


def bonuses(s: Arena) -> list[int]:
    """What runes and banners add to each tile now, netted ones too (R24); the fields are box.AT_*. Not to be changed.
    A netted rune gives nothing, and a netted Disarmament rune disarms nobody. MA §7, R25"""
    if s.has_sums:
        return s.sums
    sums = [0] * CELLS
    box = s.box
    m: i64 = s.givers & ~s.netted
    while m:
        h = lowest(m)
        m &= m - 1
        face: i64 = s.tile[h]
        bonus: i64 = box.bonus[face // DIRECTIONS]
        side: i64 = s.side[s.owner[h]]
        to: i64 = REACH[h * DIRECTION_SETS + box.link_dirs[face]]
        if bonus >> AT_DISARMED & NIBBLE:
            to &= s.sides[1 - side]  # the one rune that acts on enemies
        else:
            to &= s.sides[side]
        while to:
            n = lowest(to)
            to &= to - 1
            sums[n] = sums[n] + bonus
    s.sums = sums
    s.has_sums = True  # equal: they would be summed again
    return sums


def points(s: Arena, h: i64, bonus: i64) -> i64:
    """How many wounds eliminate the tile, entrenchment aside; all sources add up. MA R26, R27"""
    return 1 + s.box.toughness[kind_on(s, h)] + ((bonus >> AT_TOUGHNESS) & NIBBLE)


def is_connected(a: int, b: int, c: int) -> bool:
    """Whether each of three segments touches another. MA §10"""
    ab = NEAR[a] >> b & 1
    ac = NEAR[a] >> c & 1
    bc = NEAR[b] >> c & 1
    return ab + ac + bc >= 2


def monolith_at(s: Arena, h: int) -> int:
    """The seat whose Monolith the tile on this hex belongs to, or -1. MA §10"""
    if not s.monoliths:
        return -1
    if s.banners >> h & 1:
        return s.owner[h]
    for seat in range(s.seats):
        if s.segment[seat] >> h & 1:
            return seat
    return -1


def banner_hex(s: Arena, seat: int) -> int:
    m: i64 = s.mine[seat] & s.banners
    return lowest(m) if m else -1


def all_segments(s: Arena) -> int:
    m: i64 = 0
    for seat in range(s.seats):
        m |= s.segment[seat]
    return m


def landings(s: Arena, h: i64, to: i64) -> i64:
    """Those of the free hexes `to` that the tile on `h` may move to without breaking a Monolith. MA R52"""
    if not s.monoliths:
        return to
    owner = monolith_at(s, h)
    if owner < 0:
        return to
    to &= ~all_segments(s)
    if not s.segment[owner]:
        return to  # folded: the stack moves as one
    rest: i64 = s.segment[owner] | (s.mine[owner] & s.banners)
    rest &= ~(1 << h)
    a = lowest(rest)
    b = lowest(rest & (rest - 1))
    found = 0
    while to:
        n = lowest(to)
        to &= to - 1
        if is_connected(a, b, n):
            found |= 1 << n
    return found


def retreats(s: Arena, pusher: i64, pushed: i64) -> i64:
    """Free hexes one step away that no longer touch the pusher. MA §8"""
    return landings(s, pushed, NEAR[pushed] & ~NEAR[pusher] & free(s))


def order_in_hand(s: Arena, seat: int, order: int) -> int:
    """The kind of that order if the seat holds it, else -1."""
    k = s.box.order_kind[s.faction[seat] * len(ORDERS) + order]
    if k >= 0 and (s.hand[seat] >> (TRAY * s.box.local[k])) & TRAY_MASK:
        return k
    return -1


# --- hands and stacks ------------------------------------------------------------------------


def tray_kinds(s: Arena, seat: int, tray: int) -> list[int]:
    """Every tile of a packed hand, bag or pile, by kind."""
    first = s.box.first[s.faction[seat]]
    return [first + i for i in range(s.box.kinds[s.faction[seat]]) for _ in range(tray >> (TRAY * i) & TRAY_MASK)]


def take_from_hand(s: Arena, seat: i64, kind: i64) -> None:
    hand: i64 = s.hand[seat]
    s.hand[seat] = hand - s.box.unit[kind]


def to_pile(s: Arena, seat: i64, kind: i64) -> None:
    """To the owner's discard pile. A tile that a position lent from another faction just leaves."""
    if s.box.faction[kind] == s.faction[seat] and s.box.role[kind] != BANNER:
        pile: i64 = s.pile[seat]
        if (pile >> (TRAY * s.box.local[kind])) & TRAY_MASK < TRAY_MASK:
            s.pile[seat] = pile + s.box.unit[kind]


# --- the board changes -----------------------------------------------------------------------


def _own(s: Arena, h: i64, seat: i64) -> None:
    """A hex becomes one of a seat's. Written out because `x[i] |= y` is slow when compiled."""
    bit: i64 = 1 << h
    mine: i64 = s.mine[seat]
    s.mine[seat] = mine | bit
    side: i64 = s.side[seat]
    all_: i64 = s.sides[side]
    s.sides[side] = all_ | bit


def _enter(s: Arena, h: i64, kind: i64) -> None:
    bit: i64 = 1 << h
    sets: i64 = s.box.sets[kind]
    if sets:
        if sets & GIVES:
            s.givers |= bit
        if sets & GRANTS:
            s.granters |= bit
        if sets & HEALS:
            s.healers |= bit
        if sets & NETS:
            s.netters |= bit
        if sets & STRIKES_FIRST:
            s.morlocks |= bit
        if sets & AIMS:
            s.assassins |= bit
        if sets & ACTS:
            s.actors |= bit
    if s.box.role[kind] == BANNER:
        s.banners |= bit


def find_actors(s: Arena) -> None:
    """After a save was read."""
    s.actors = 0
    m: i64 = occupied(s)
    while m:
        h = lowest(m)
        m &= m - 1
        if s.box.sets[kind_on(s, h)] & ACTS:
            s.actors |= 1 << h


def put(s: Arena, h: i64, face: i64, seat: i64) -> None:
    """A tile appears. The caller calls `recompute` when all that comes at once is there."""
    kind: i64 = kind_of(face)
    s.tile[h] = face
    s.owner[h] = seat
    s.wounds[h] = 0  # equal: an empty hex has none
    s.poison[h] = 0  # equal: an empty hex has none
    s.used[h] = 0  # features may be used in the turn a tile appears, unfolded or placed: R73
    s.slots[h] = 0
    s.source[h] = 0
    if s.box.sets[kind] & GRANTS:
        s.source[h] = 1 << (FIRST_SOURCE + s.granted)
        s.granted += 1
    _own(s, h, seat)
    s.has_sums = False
    _enter(s, h, kind)


def clear(s: Arena, h: i64) -> None:
    """The hex becomes empty; nothing is discarded and no marker returns."""
    keep: i64 = ~(1 << h)
    seat = s.owner[h]
    mine: i64 = s.mine[seat]
    s.mine[seat] = mine & keep
    side: i64 = s.side[seat]
    all_: i64 = s.sides[side]
    s.sides[side] = all_ & keep
    s.banners &= keep
    s.givers &= keep
    s.granters &= keep
    s.healers &= keep
    s.netters &= keep
    s.morlocks &= keep
    s.assassins &= keep
    s.actors &= keep
    s.hurt &= keep
    s.poisoned &= keep
    s.trench &= keep
    s.net_markers &= keep
    s.netted &= keep  # equal: `recompute` casts all nets anew
    s.tile[h] = -1
    s.owner[h] = -1
    s.wounds[h] = 0
    s.poison[h] = 0
    s.has_sums = False


def remove(s: Arena, h: i64) -> None:
    """A tile leaves for its owner's discard pile; its poison markers return to the pool. MA §4, R30"""
    s.pool += s.poison[h]
    to_pile(s, s.owner[h], kind_on(s, h))
    clear(s, h)


def shift(s: Arena, h: i64, to: i64, rotation: i64) -> None:
    """A tile moves or turns, with its markers and with the segment it lies on, whosever Monolith that is. MA R54
    The marker of the Net order is not among them: a netted tile stays where it is."""
    kind = kind_on(s, h)
    face = face_of(kind, rotation)
    s.has_sums = False  # equal: nets are cast after every shift, and forget the sums too
    if to == h:
        s.tile[h] = face
        return
    if s.monoliths:
        for seat in range(s.seats):
            if s.segment[seat] >> h & 1:
                s.segment[seat] += (1 << to) - (1 << h)
    bit = 1 << h
    seat = s.owner[h]
    wounds = s.wounds[h]
    poison = s.poison[h]
    trench = s.trench & bit
    used: i64 = s.used[h]
    slots: i64 = s.slots[h]
    source = s.source[h]
    clear(s, h)
    s.tile[to] = face
    s.owner[to] = seat
    _own(s, to, seat)
    _enter(s, to, kind)
    s.used[to] = used
    s.slots[to] = slots
    s.source[to] = source
    if wounds:
        s.wounds[to] = wounds
        s.hurt |= 1 << to
    if poison:
        s.poison[to] = poison
        s.poisoned |= 1 << to
    if trench:
        s.trench |= 1 << to
