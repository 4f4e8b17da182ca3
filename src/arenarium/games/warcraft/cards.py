"""Experience cards: windows in which they may be played, Dispel Magic, and what each does (WC §12)."""

from __future__ import annotations

from typing import Any, Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.warcraft.dice import Roll, prevent
from arenarium.games.warcraft.state import (
    EXTRA,
    FIELDS,
    HITS,
    UNITS,
    War,
    any_of,
    armed,
    buildings_left,
    changed,
    code,
    copies,
    count_of,
    disarm,
    fighters,
    fighters_at,
    fighting_areas,
    foe_units,
    may_hold,
    nib,
    one,
    put,
    side_of,
    side_units,
    side_workers,
    takes_part,
    unarmed,
    zone,
)
from arenarium.games.warcraft.terms import (
    B1,
    B2,
    B3,
    B4,
    B5,
    B6,
    CALL_TO_ARMS,
    CRIPPLE,
    CURSE,
    DEVOUR,
    DISPEL_MAGIC,
    ENSNARE,
    ENVENOMED_SPEARS,
    FAERIE_FIRE,
    FAST,
    FLYING,
    GLAIVE,
    H0,
    HEX,
    INVISIBILITY,
    M0,
    M1,
    M2,
    MARKSMANSHIP,
    MELEE,
    MOON_GLAIVE,
    PASS,
    PILLAGE,
    PLAY,
    POLYMORPH,
    PUT,
    RANGED,
    RENEW,
    RESOURCES,
    STACK,
    SUMMON_BUILDING,
    TOWN_PORTAL,
    V0,
    VICTORY_POINT,
    WEB,
    WINDOW_ASKS,
    WORKER,
)

NOTHING: Final[Action] = (PASS, 0, 0, 0)
WINDOW_CARDS: Final[list[int]] = [
    any_of([FAST, CRIPPLE]),
    any_of([CALL_TO_ARMS]),
    any_of([TOWN_PORTAL]),
    any_of([POLYMORPH, DEVOUR]),
    any_of([ENSNARE, WEB]),
    any_of([ENVENOMED_SPEARS, FAERIE_FIRE]),
    any_of([MOON_GLAIVE, CURSE]),
    any_of([INVISIBILITY]),
    any_of([MARKSMANSHIP]),
    any_of([PILLAGE]),
    any_of([RENEW]),
    any_of([VICTORY_POINT]),
]
DISPEL: Final[int] = any_of([DISPEL_MAGIC])
FAST_ONLY: Final[int] = any_of([FAST])
CRIPPLE_ONLY: Final[int] = any_of([CRIPPLE])
GLAIVE_ONLY: Final[int] = any_of([MOON_GLAIVE])
CURSE_ONLY: Final[int] = any_of([CURSE])


class Window(Frame[War]):
    """Players may play cards, one after another, until all in turn have passed (WC A8).

    `order` is who is asked, `at` whose turn it is, `quiet` how many have passed in a row. `place` is the
    area that was entered (Call to Arms).
    """

    def __init__(self, kind: int, order: tuple[int, ...], at: int, quiet: int, place: int) -> None:
        self.kind: Final = kind
        self.order: Final = order
        self.at: Final = at
        self.quiet: Final = quiet
        self.place: Final = place

    def run(self, s: War, out: list[Event]) -> bool:
        count = len(self.order)
        at = self.at
        quiet = self.quiet
        while quiet < count:
            if may_answer(s, self.kind, self.order[at], self.place):
                if at != self.at:
                    s.become(Window(self.kind, self.order, at, quiet, self.place))
                return True
            at = (at + 1) % count
            quiet += 1
        s.pop()
        return False

    def ask(self, s: War) -> list[Decision]:
        seat = self.order[self.at]
        options = [NOTHING]
        if s.hand[seat] & WINDOW_CARDS[self.kind]:
            plays(s, self.kind, seat, self.place, options)
        return [Decision(seat, WINDOW_ASKS[self.kind], options)]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        at = (self.at + 1) % len(self.order)
        if action[0] == PASS:
            if self.quiet + 1 >= len(self.order):
                s.pop()
            else:
                s.become(Window(self.kind, self.order, at, self.quiet + 1, self.place))
            return
        s.become(Window(self.kind, self.order, at, 0, self.place))
        play(s, seat, action, self.place, out)

    def pack(self) -> list[Any]:
        return ["window", self.kind, list(self.order), self.at, self.quiet, self.place]


def open_window(s: War, kind: int, order: tuple[int, ...], place: int) -> None:
    """Push a window unless it is known that nobody has anything to play."""
    for seat in order:
        if may_answer(s, kind, seat, place):
            s.push(Window(kind, order, 0, 0, place))
            return


def may_answer(s: War, kind: int, seat: int, place: int) -> bool:
    """Whether the seat is asked in this window: by what everybody can see, never by what is in the hand."""
    if not may_hold(s, seat, WINDOW_CARDS[kind]):
        return False
    if kind == M0:
        return may_hold(s, seat, FAST_ONLY if seat == s.active else CRIPPLE_ONLY)
    if kind == M1:
        return (s.workers[seat] >> place) & 1 != 0 and (s.called[seat] >> place) & 1 == 0
    if kind == M2:
        return fighting_areas(s, seat) != 0 and has_portal_target(s, seat)
    if kind == H0:
        return (s.partial | s.complete) & s.box.forests != 0
    if kind == V0:
        return True
    if not takes_part(s, seat):
        return False
    tally = seat * FIELDS
    side = side_of(s, seat)
    if kind == B2:
        # Without enemy flyers the net would catch nothing.
        return (s.grounded >> (1 - side)) & 1 == 0 and side_flyers(s, 1 - side) > 0
    if kind == B3:
        return (s.volley >> seat) & 1 != 0
    if kind == B4:
        mine = s.tally[tally + HITS] > 0 and (s.volley >> seat) & 1 != 0
        return (mine and may_hold(s, seat, GLAIVE_ONLY)) or (enemy_hits(s, side) > 0 and may_hold(s, seat, CURSE_ONLY))
    if kind == B5:
        return s.losses[0] + s.losses[1] > 0
    if kind == B6:
        # One Marksmanship is enough for one casualty.
        return s.aim < 0 and s.tally[tally + HITS] + s.tally[tally + EXTRA] > 0
    return True


def side_flyers(s: War, side: int) -> int:
    total = 0
    for o in range(s.box.owners):
        if (s.sides[side] >> o) & 1:
            total += fighters(s, o, FLYING)
    return total


def enemy_hits(s: War, side: int) -> int:
    """Hits of the other side in the volley just rolled."""
    total = 0
    for o in range(s.box.owners):
        if (s.sides[1 - side] >> o) & 1 and (s.volley >> o) & 1:
            total += s.tally[o * FIELDS + HITS] + s.tally[o * FIELDS + EXTRA]
    return total


# --- what may be played ----------------------------------------------------------------------


def plays(s: War, kind: int, seat: int, place: int, options: list[Action]) -> None:
    """The seat's cards that fit the window, in order, with every target."""
    hand = s.hand[seat]
    if kind == M0:
        if seat == s.active:
            if copies(hand, FAST):
                add_areas(options, FAST, s.units[seat] | s.workers[seat])
        elif copies(hand, CRIPPLE):
            mask = 0
            for o in range(s.seats):
                if (s.foes[seat] >> o) & 1:
                    mask |= s.units[o] | s.workers[o]
            add_areas(options, CRIPPLE, mask)
    elif kind == M1:
        options.append((PLAY, CALL_TO_ARMS, 0, 0))
    elif kind == M2:
        portal_plays(s, seat, options)
    elif kind == B1:
        if copies(hand, POLYMORPH):
            unit_plays(s, seat, POLYMORPH, options)
        if copies(hand, DEVOUR):
            unit_plays(s, seat, DEVOUR, options)
    elif kind == B5:
        for o in range(s.box.owners):
            side = side_of(s, o)
            if side >= 0 and s.losses[side] > 0 and takes_part(s, o):
                options.append((PLAY, INVISIBILITY, o, 0))
    elif kind == H0:
        add_areas(options, RENEW, (s.partial | s.complete) & s.box.forests)
    elif kind == B4:
        side = side_of(s, seat)
        if copies(hand, MOON_GLAIVE) and s.tally[seat * FIELDS + HITS] > 0 and (s.volley >> seat) & 1:
            options.append((PLAY, MOON_GLAIVE, 0, 0))
        if copies(hand, CURSE) and enemy_hits(s, side) > 0:
            options.append((PLAY, CURSE, 0, 0))
    else:
        for card in SIMPLE[kind]:
            if copies(hand, card):
                options.append((PLAY, card, 0, 0))


SIMPLE: Final[list[list[int]]] = [
    [],
    [],
    [],
    [],
    [ENSNARE, WEB],
    [ENVENOMED_SPEARS, FAERIE_FIRE],
    [],
    [],
    [MARKSMANSHIP],
    [PILLAGE],
    [],
    [VICTORY_POINT],
]


def add_areas(options: list[Action], card: int, mask: int) -> None:
    while mask:
        bit = mask & -mask
        options.append((PLAY, card, bit.bit_length() - 1, 0))
        mask ^= bit


def unit_plays(s: War, seat: int, card: int, options: list[Action]) -> None:
    """Enemy units in the battle: any for Polymorph, flying or ranged for Devour."""
    enemies = s.sides[1 - side_of(s, seat)]
    for o in range(s.box.owners):
        if not (enemies >> o) & 1:
            continue
        for t in range(4):
            # The edition of 2003 devours melee units, workers under arms among them, instead of flyers (A57).
            if card == DEVOUR and t != RANGED and (t == FLYING) == s.english:
                continue
            mask = zone(s, o, t) & (s.workers[o] & s.called[o] if t == WORKER else s.units[o])
            while mask:
                bit = mask & -mask
                area = bit.bit_length() - 1
                spent = 0
                if card == POLYMORPH and s.polymorphed:
                    me = code(s, o, t, area)
                    for c in s.polymorphed:
                        if c == me:
                            spent += 1
                if fighters_at(s, o, t, area) > spent:
                    options.append((PLAY, card, o * 4 + t, area))
                mask ^= bit


# --- playing ---------------------------------------------------------------------------------


def play(s: War, seat: int, action: Action, place: int, out: list[Event]) -> None:
    """The card leaves the hand; before it works Dispel Magic may answer."""
    card = action[1]
    s.hand = changed(s.hand, seat, s.hand[seat] - one(card))
    s.discard = changed(s.discard, seat, s.discard[seat] + one(card))
    out.append(Event("played", (seat, card, action[2], action[3]), reveals=True))
    for o in range(s.seats):
        if o == seat or not (s.alive >> o) & 1 or not may_hold(s, o, DISPEL):
            continue
        # In a battle only with a unit in it (WC §5.6); in the edition of 2003 nowhere else (A57).
        if takes_part(s, o) if s.bf >= 0 else not s.english:
            s.push(Cast(seat, card, action[2], action[3], place, o))
            return
    take_effect(s, seat, card, action[2], action[3], place, out)


class Cast(Frame[War]):
    """A card just played, whose effect has not happened; one who could hold Dispel Magic is asked (WC A8)."""

    def __init__(self, seat: int, card: int, x: int, y: int, place: int, other: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.x: Final = x
        self.y: Final = y
        self.place: Final = place
        self.other: Final = other

    def ask(self, s: War) -> list[Decision]:
        options = [NOTHING]
        if copies(s.hand[self.other], DISPEL_MAGIC):
            options.append((PLAY, DISPEL_MAGIC, 0, 0))
        return [Decision(self.other, "dispel", options)]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        s.pop()
        if action[0] == PASS:
            take_effect(s, self.seat, self.card, self.x, self.y, self.place, out)
            return
        s.hand = changed(s.hand, seat, s.hand[seat] - one(DISPEL_MAGIC))
        s.discard = changed(s.discard, seat, s.discard[seat] + one(DISPEL_MAGIC))
        out.append(Event("played", (seat, DISPEL_MAGIC, 0, 0), reveals=True))
        out.append(Event("cancelled", (self.seat, self.card, seat)))

    def pack(self) -> list[Any]:
        return ["cast", self.seat, self.card, self.x, self.y, self.place, self.other]


def take_effect(s: War, seat: int, card: int, x: int, y: int, place: int, out: list[Event]) -> None:
    """What the card does. Played cards are discarded, Victory Points stay (WC §12)."""
    if card == VICTORY_POINT:
        s.discard = changed(s.discard, seat, s.discard[seat] - one(card))
        s.laid = changed(s.laid, seat, s.laid[seat] + 1)
        out.append(Event("laid", (seat,)))
    elif card == FAST:
        s.fast |= 1 << x
    elif card == CRIPPLE:
        s.crippled |= 1 << x
        s.crippler = seat
        if s.english:
            s.lamed = s.lamed + (x,)
    elif card == CALL_TO_ARMS:
        s.called = changed(s.called, seat, s.called[seat] | (1 << place))
        out.append(Event("called", (seat, place, count_of(s, seat, WORKER, place))))
    elif card == TOWN_PORTAL:
        open_portal(s, seat, x, y, out)
    elif card == POLYMORPH:
        s.polymorphed = s.polymorphed + (x * s.box.size + y,)
    elif card == DEVOUR:
        devour(s, seat, x, y, out)
    elif card in (ENSNARE, WEB):
        # "May not attack this round" comes after the flying phase, so only the second clause shows (WC A27).
        s.grounded |= 1 << (1 - side_of(s, seat))
    elif card == ENVENOMED_SPEARS:
        s.spears |= 1 << seat
    elif card == FAERIE_FIRE:
        s.fire += 1 << (4 * seat)  # each copy takes off one more (A32)
    elif card == MOON_GLAIVE:
        s.left = s.tally[seat * FIELDS + HITS]
        s.push(Roll(seat, GLAIVE))
    elif card == CURSE:
        s.left = enemy_hits(s, side_of(s, seat))
        s.push(Roll(seat, HEX))
    elif card == INVISIBILITY:
        prevent(s, side_of(s, x))
        out.append(Event("prevented", (x, 1)))
    elif card == MARKSMANSHIP:
        s.aim = seat
    elif card == PILLAGE:
        pillage(s, seat, out)
    elif card == RENEW:
        s.partial &= ~(1 << x)
        s.complete &= ~(1 << x)
        out.append(Event("renewed", (seat, x)))
    elif card == RESOURCES:
        if not s.box.no_resources:
            if x == 0:
                s.gold[seat] += 2
            else:
                s.wood[seat] += 2
            out.append(Event("took", (seat, 2, x)))
    elif card == SUMMON_BUILDING:
        s.gold[seat] -= s.box.building_gold
        s.wood[seat] -= s.box.building_wood
        s.summoned = changed(s.summoned, seat, s.summoned[seat] + (1 << (4 * x)))
        if not s.english:
            s.extra += 1
        out.append(Event("built", (seat, x, 1)))


def devour(s: War, seat: int, kind: int, area: int, out: list[Event]) -> None:
    """The unit leaves the battle until its end (WC A28)."""
    owner = kind // 4
    t = kind % 4
    put(s, owner, t, area, -1)
    me = kind * s.box.size + area
    forget(s, me)
    s.devoured = s.devoured + (me,)
    s.devourer = seat
    out.append(Event("devoured", (owner, t, area)))


def forget(s: War, me: int) -> None:
    """A unit that was polymorphed is gone."""
    if me in s.polymorphed:
        left = list(s.polymorphed)
        left.remove(me)
        s.polymorphed = tuple(left)


def pillage_price(s: War) -> tuple[int, int]:
    """What Pillage would bring for the unit removed last (WC §12, A53)."""
    kind = s.removed // s.box.size
    owner = kind // 4
    t = kind % 4
    if t == WORKER:
        t = MELEE
    at = s.race[owner] * 4 + t
    return min(s.box.train_gold[at], s.gold[owner]), min(s.box.train_wood[at], s.wood[owner])


def pillage(s: War, seat: int, out: list[Event]) -> None:
    gold, wood = pillage_price(s)
    owner = s.removed // s.box.size // 4
    s.gold[owner] -= gold
    s.wood[owner] -= wood
    s.gold[seat] += gold
    s.wood[seat] += wood
    out.append(Event("pillaged", (seat, owner, gold, wood)))


def may_summon(s: War, seat: int, t: int) -> bool:
    """Whether Summon Building could start a building of this type."""
    return (
        buildings_left(s, seat, t) > 0
        and s.gold[seat] >= s.box.building_gold
        and s.wood[seat] >= s.box.building_wood
        and s.town[seat] >= 0
    )


# --- Town Portal -----------------------------------------------------------------------------


def portal_targets(s: War, seat: int) -> int:
    """The Town and the completed Outposts."""
    mask = s.outposts[seat]
    if s.town[seat] >= 0:
        mask |= 1 << s.town[seat]
    return mask


def has_portal_target(s: War, seat: int) -> bool:
    return portal_targets(s, seat) != 0


def travellers(s: War, seat: int, area: int) -> int:
    """Who would go: all units of the area, and workers under arms (A34), packed."""
    return (s.n[seat * s.box.size + area] & 0xFFF) + (armed(s, seat, area) << 12)


def room(s: War, seat: int, area: int) -> int:
    return max(0, STACK - side_units(s, seat, area))


def worker_room(s: War, seat: int, area: int) -> int:
    return max(0, STACK - side_workers(s, seat, area))


def fits(s: War, seat: int, packed: int, to: int) -> bool:
    """Whether what exceeds the target's limit finds a place beside it (WC A33)."""
    fly = nib(packed, FLYING)
    land = UNITS[packed & 0xFFF] - fly
    ground = room(s, seat, to)
    cliffs = 0
    huts = worker_room(s, seat, to)
    enemies = foe_units(s, seat)
    for a in s.box.nbr[to]:
        if (enemies >> a) & 1:
            continue
        if (s.box.mountains >> a) & 1:
            cliffs += room(s, seat, a)
        else:
            ground += room(s, seat, a)
            huts += worker_room(s, seat, a)
    return land <= ground and land + fly <= ground + cliffs and nib(packed, WORKER) <= huts


def portal_plays(s: War, seat: int, options: list[Action]) -> None:
    targets = portal_targets(s, seat)
    mask = fighting_areas(s, seat)
    while mask:
        bit = mask & -mask
        area = bit.bit_length() - 1
        mask ^= bit
        packed = travellers(s, seat, area)
        rest = targets & ~bit
        while rest:
            low_bit = rest & -rest
            to = low_bit.bit_length() - 1
            rest ^= low_bit
            if portal_fits(s, seat, packed, area, to):
                options.append((PLAY, TOWN_PORTAL, area, to))


def portal_fits(s: War, seat: int, packed: int, area: int, to: int) -> bool:
    """`fits`, with the area they leave counted as empty of them."""
    if UNITS[packed & 0xFFF] <= room(s, seat, to) and nib(packed, WORKER) <= worker_room(s, seat, to):
        return True
    for t in range(4):
        put(s, seat, t, area, -nib(packed, t))
    good = fits(s, seat, packed, to)
    for t in range(4):
        put(s, seat, t, area, nib(packed, t))
    return good


def open_portal(s: War, seat: int, area: int, to: int, out: list[Event]) -> None:
    packed = travellers(s, seat, area)
    if packed >> 12:
        if (s.sites[seat] >> area) & 1 and not unarmed(s, seat, area):
            s.sites = changed(s.sites, seat, s.sites[seat] & ~(1 << area))  # the builder leaves (A20)
            out.append(Event("site_lost", (seat, area)))
        disarm(s, seat, area)
    for t in range(4):
        put(s, seat, t, area, -nib(packed, t))
    s.push(Portal(seat, area, to, packed))


class Portal(Frame[War]):
    """Units on their way through a Town Portal, packed; the target is filled first, then the areas beside it."""

    def __init__(self, seat: int, area: int, to: int, packed: int) -> None:
        self.seat: Final = seat
        self.area: Final = area
        self.to: Final = to
        self.packed: Final = packed

    def run(self, s: War, out: list[Event]) -> bool:
        if self.packed == 0:
            s.pop()
            return False
        options = self.places(s)
        if len(options) > 1 and not self.all_fit(s):
            return True
        self.place(s, options[0][1], options[0][2], out)
        return False

    def places(self, s: War) -> list[Action]:
        options: list[Action] = []
        for t in range(4):
            if nib(self.packed, t) == 0:
                continue
            free = worker_room(s, self.seat, self.to) if t == WORKER else room(s, self.seat, self.to)
            if free > 0:
                if self.keeps(s, t, self.to):
                    options.append((PUT, t, self.to, 0))
                continue
            enemies = foe_units(s, self.seat)
            for a in s.box.nbr[self.to]:
                if (enemies >> a) & 1 or (t != FLYING and (s.box.mountains >> a) & 1):
                    continue
                free = worker_room(s, self.seat, a) if t == WORKER else room(s, self.seat, a)
                if free > 0 and self.keeps(s, t, a):
                    options.append((PUT, t, a, 0))
        return options

    def all_fit(self, s: War) -> bool:
        """Whether there is nothing to choose, because the target takes everybody."""
        return UNITS[self.packed & 0xFFF] <= room(s, self.seat, self.to) and nib(self.packed, WORKER) <= worker_room(
            s, self.seat, self.to
        )

    def keeps(self, s: War, t: int, area: int) -> bool:
        """Whether the others still find room if one of this type goes there."""
        put(s, self.seat, t, area, 1)
        good = fits(s, self.seat, self.packed - (1 << (4 * t)), self.to)
        put(s, self.seat, t, area, -1)
        return good

    def place(self, s: War, t: int, area: int, out: list[Event]) -> None:
        if t == WORKER and not (s.called[self.seat] >> area) & 1:
            s.called = changed(s.called, self.seat, s.called[self.seat] | (1 << area))
            others = count_of(s, self.seat, WORKER, area)
            if others:
                s.idle = s.idle + ((self.seat * s.box.size + area) * 16 + others,)
        put(s, self.seat, t, area, 1)
        out.append(Event("ported", (self.seat, t, self.area, area)))
        s.become(Portal(self.seat, self.area, self.to, self.packed - (1 << (4 * t))))

    def ask(self, s: War) -> list[Decision]:
        return [Decision(self.seat, "portal_place", self.places(s))]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        self.place(s, action[1], action[2], out)

    def pack(self) -> list[Any]:
        return ["portal", self.seat, self.area, self.to, self.packed]


def seats_from(s: War, seat: int) -> tuple[int, ...]:
    """Living seats clockwise, beginning with one."""
    order = []
    for i in range(s.seats):
        o = (seat + i) % s.seats
        if (s.alive >> o) & 1:
            order.append(o)
    return tuple(order)


def battle_order(s: War) -> tuple[int, ...]:
    """Defenders first, then attackers (WC §5.6), the other way round in A57; neutral units play nothing."""
    order = []
    for side in (0, 1) if s.english else (1, 0):
        for o in side_seats(s, side):
            if o < s.seats:
                order.append(o)
    return tuple(order)


def side_seats(s: War, side: int) -> list[int]:
    """Owners of a side, the leader first, then clockwise."""
    leader = s.att if side == 0 else s.dfn
    order = [leader]
    if leader < s.seats:
        for i in range(1, s.seats):
            o = (leader + i) % s.seats
            if (s.sides[side] >> o) & 1:
                order.append(o)
    return order
