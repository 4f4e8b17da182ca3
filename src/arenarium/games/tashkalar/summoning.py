"""Summoning a being: which patterns are there, what it takes, how the piece arrives. TK §4"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.tashkalar.arena import (
    ARENA_HIGH,
    ARENA_LOW,
    FULL,
    GRID,
    HIGH_SQUARE,
    LOW_SQUARE,
    SQUARES,
    WORD,
)
from arenarium.games.tashkalar.cards import COMMON, HEROIC, LEGENDARY, LEGENDS, Card, Turn
from arenarium.games.tashkalar.state import (
    FOR_LEGEND,
    LEGEND,
    MELEE,
    Arena,
    destroy,
    forget,
    having,
    index_of,
    kind_of,
    lore_key,
    open_gateway,
    owner_at,
    pick_up,
    rank_at,
    set_down,
    wipe,
    write,
)
from arenarium.games.tashkalar.verbs import LIFT, SCORE, SUMMON


def pattern_colour(s: Arena, colour: int) -> int:
    """Whose pieces make the pattern: one's own, unless Possessed Summoner says otherwise."""
    return s.possessed if s.possessed >= 0 and colour == s.side else colour


def summons(s: Arena, seat: int) -> list[Action]:
    """Every way each being and legend in hand can be summoned now, sorted."""
    found: list[Action] = []
    beings = s.hands[seat * 3]
    if s.pending[seat] >= 0:
        beings |= 1 << (s.pending[seat] - s.first_card[seat])
    number = s.first_card[seat]
    while beings:
        if beings & 1:
            ways(s, seat, s.box.cards[number], found)
        beings >>= 1
        number += 1
    legends = s.hands[seat * 3 + LEGEND]
    number = LEGENDS
    while legends:
        if legends & 1:
            ways(s, seat, s.box.cards[number], found)
        legends >>= 1
        number += 1
    if len(found) > 1:
        found.sort()
    return found


def ways(s: Arena, seat: int, card: Card, found: list[Action]) -> None:
    """Adds each way to summon that card."""
    colour = s.colour_of(seat)
    mine = pattern_colour(s, colour) * 4
    own_low: i64 = s.have[mine]
    own_high: i64 = s.have[mine + 1]
    up_low: i64 = s.have[mine + 2]
    up_high: i64 = s.have[mine + 3]
    open_low: i64 = ARENA_LOW
    open_high: i64 = ARENA_HIGH
    full: i64 = FULL
    if card.rank == COMMON:
        for c in range(s.colours):
            open_low &= ~s.have[c * 4 + 2]
            open_high &= ~s.have[c * 4 + 3]
    elif card.rank == HEROIC:
        open_low &= ~s.legends_at[0]
        open_high &= ~s.legends_at[1]
    if card.roams:
        open_low = ARENA_LOW
        open_high = ARENA_HIGH
    foe_low: i64 = 0  # Melee: pieces of colours that may still stand in, TK §4.6
    foe_high: i64 = 0
    foe_up_low: i64 = 0
    foe_up_high: i64 = 0
    leave = colour == s.side and (s.borrow != 0 or s.void != 0)
    if s.markers[seat] != 0 and not leave:
        for c in range(s.colours):
            if (s.markers[seat] >> c) & 1 and c * 4 != mine:
                foe_low |= s.have[c * 4]
                foe_high |= s.have[c * 4 + 1]
                foe_up_low |= s.have[c * 4 + 2]
                foe_up_high |= s.have[c * 4 + 3]
    foes = foe_low != 0 or foe_high != 0
    seen_low: i64 = 0
    seen_high: i64 = 0
    short = s.pool[colour * 2 + (1 if card.rank == LEGENDARY else 0)] == 0
    for orient in range(len(card.turns)):
        turn = card.turns[orient]
        low: i64 = open_low  # summon squares for which all cells so far are own
        high: i64 = open_high
        one_low: i64 = 0  # for which exactly one is an enemy's that may stand in
        one_high: i64 = 0
        shifts = turn.shifts
        ranks = turn.ranks
        for j in range(len(shifts)):
            k: i64 = shifts[j]
            a: i64 = own_low
            b: i64 = own_high
            if ranks[j] != COMMON:
                a = up_low
                b = up_high
            if k >= 0:
                a = (a >> k) | ((b << (WORD - k)) & full)
                b = b >> k
            else:
                b = ((b << -k) | (a >> (WORD + k))) & full
                a = (a << -k) & full
            if foes:
                x: i64 = foe_low
                y: i64 = foe_high
                if ranks[j] != COMMON:
                    x = foe_up_low
                    y = foe_up_high
                if k >= 0:
                    x = (x >> k) | ((y << (WORD - k)) & full)
                    y = y >> k
                else:
                    y = ((y << -k) | (x >> (WORD + k))) & full
                    x = (x << -k) & full
                one_low = (one_low & a) | (low & x)
                one_high = (one_high & b) | (high & y)
            low &= a
            high &= b
            if low == 0 and high == 0 and one_low == 0 and one_high == 0:
                break
        if not card.oriented:
            low &= ~seen_low
            high &= ~seen_high
        bit: i64 = 0
        while low != 0:
            bit = low & -low
            low ^= bit
            if _add(s, colour, card, orient, LOW_SQUARE[bit], short, found):
                seen_low |= bit
        while high != 0:
            bit = high & -high
            high ^= bit
            if _add(s, colour, card, orient, HIGH_SQUARE[bit], short, found):
                seen_high |= bit
        while one_low != 0:
            bit = one_low & -one_low
            one_low ^= bit
            _add_stand_ins(s, seat, colour, card, orient, LOW_SQUARE[bit], short, found)
        while one_high != 0:
            bit = one_high & -one_high
            one_high ^= bit
            _add_stand_ins(s, seat, colour, card, orient, HIGH_SQUARE[bit], short, found)
    if leave:
        _ways_with_leave(s, seat, colour, card, short, found)


def _add(s: Arena, colour: int, card: Card, orient: int, square: int, short: bool, found: list[Action]) -> bool:
    if card.roams:
        _add_anywhere(s, colour, card, orient, square, 0, short, found)
        return False
    if short and not may_cover(s, colour, card, orient, square):
        return False
    found.append((SUMMON, card.number, square + (128 * orient if card.oriented else 0), 0))
    return True


def _add_anywhere(
    s: Arena, colour: int, card: Card, orient: int, anchor: int, with_: int, short: bool, found: list[Action]
) -> None:
    """A being without a summon square appears on any empty square without colour."""
    if short and not spare_pieces(s, colour, card.rank, pattern_squares(card.turns[orient], anchor)):
        return
    for q in SQUARES:
        if s.board[q] == 0 and not s.box.red[q] and not s.box.green[q]:
            action = (SUMMON, card.number, q, with_)
            if action not in found:
                found.append(action)


def pattern_squares(turn: Turn, square: int) -> list[int]:
    """The squares of the pattern around that summon square; -1 off the arena."""
    return [GRID.offset(square, turn.dx[i], turn.dy[i]) for i in range(len(turn.dx))]


def may_cover(s: Arena, colour: int, card: Card, orient: int, square: int) -> bool:
    """With an empty supply: the piece on the summon square will do, or one that the pattern can spare. TK §4.5"""
    on_board = s.counts[colour * 3] + s.counts[colour * 3 + 1]
    if card.rank == LEGENDARY:
        on_board = s.counts[colour * 3 + 2]
    if on_board > len(card.turns[orient].dx) + 1:
        return True  # more of them than the pattern and the summon square could hold
    if reusable(s, colour, card.rank, square):
        return True
    return len(spare_pieces(s, colour, card.rank, pattern_squares(card.turns[orient], square))) > 0


def reusable(s: Arena, colour: int, rank: int, square: int) -> bool:
    if owner_at(s, square) != colour:
        return False
    return (rank_at(s, square) == LEGENDARY) == (rank == LEGENDARY)


def spare_pieces(s: Arena, colour: int, rank: int, needed: list[int]) -> list[int]:
    """Own pieces of the pool that this rank takes from, less those the pattern needs. TK R16"""
    found = []
    for q in SQUARES:
        if owner_at(s, q) == colour and (rank_at(s, q) == LEGENDARY) == (rank == LEGENDARY) and q not in needed:
            found.append(q)
    return found


def _ways_with_leave(s: Arena, seat: int, colour: int, card: Card, short: bool, found: list[Action]) -> None:
    """A summoner's leave is in force: enemy pieces or empty squares may count. Rare, so square by square."""
    for orient in range(len(card.turns)):
        for square in SQUARES:
            _add_stand_ins(s, seat, colour, card, orient, square, short, found)


def _add_stand_ins(
    s: Arena, seat: int, colour: int, card: Card, orient: int, square: int, short: bool, found: list[Action]
) -> None:
    if not card.roams and rank_at(s, square) > card.rank:
        return
    turn = card.turns[orient]
    mine = pattern_colour(s, colour)
    first = -1
    second = -1
    empty = 0
    for i in range(len(turn.dx)):
        q = GRID.offset(square, turn.dx[i], turn.dy[i])
        if q < 0:
            return
        if s.board[q] == 0:
            empty += 1
            if turn.ranks[i] != COMMON or empty > s.void:
                return
            continue
        if rank_at(s, q) < turn.ranks[i]:
            return
        owner = owner_at(s, q)
        if owner != mine:
            if owner == colour or second >= 0:
                return
            if first < 0:
                first = q
            else:
                second = q
    if first < 0 and empty == 0:
        return
    if short and not card.roams and not may_cover(s, colour, card, orient, square):
        return
    codes: list[int] = []
    if first < 0:
        codes.append(0)
    elif second < 0:
        if s.borrow:
            codes.append(first + 1)
        if (s.markers[seat] >> owner_at(s, first)) & 1:
            codes.append(128 * (first + 1))
    elif s.borrow:
        if (s.markers[seat] >> owner_at(s, second)) & 1:
            codes.append(first + 1 + 128 * (second + 1))
        if (s.markers[seat] >> owner_at(s, first)) & 1:
            codes.append(second + 1 + 128 * (first + 1))
    for code in codes:
        if card.roams:
            _add_anywhere(s, colour, card, orient, square, code, short, found)
            continue
        action = (SUMMON, card.number, square + (128 * orient if card.oriented else 0), code)
        if action not in found:
            found.append(action)


# --- how the piece arrives -----------------------------------------------------------------------


def fits(s: Arena, card: Card, orient: int, square: int, borrowed: int, improvised: int) -> bool:
    """Whether the pattern is there in this orientation with exactly these stand-ins."""
    turn = card.turns[orient]
    colour = s.side
    mine = pattern_colour(s, colour)
    stood = 0
    empty = 0
    for i in range(len(turn.dx)):
        q = GRID.offset(square, turn.dx[i], turn.dy[i])
        if q < 0:
            return False
        if s.board[q] == 0:
            empty += 1
            if turn.ranks[i] != COMMON or empty > s.void:
                return False
            continue
        if rank_at(s, q) < turn.ranks[i]:
            return False
        if owner_at(s, q) != mine:
            if q not in (borrowed, improvised):
                return False
            stood += 1
    return stood == (borrowed >= 0) + (improvised >= 0)


def lift_choices(s: Arena, card: Card, square: int, orient: int, borrowed: int, improvised: int) -> list[int]:
    """Own pieces that may be lifted for the new one: spared by the pattern in some way that fits. TK §4.5b"""
    spared = [False] * 81
    for o in range(len(card.turns)):
        if card.oriented and o != orient:
            continue
        anchors = SQUARES if card.roams else [square]
        for anchor in anchors:
            if fits(s, card, o, anchor, borrowed, improvised):
                for q in spare_pieces(s, s.side, card.rank, pattern_squares(card.turns[o], anchor)):
                    spared[q] = True
    spared[square] = False
    return [q for q in SQUARES if spared[q]]


def take_from_hand(s: Arena, seat: int, card: int) -> None:
    """The card is played: it lies open now."""
    kind = kind_of(card)
    i = index_of(s, seat, card)
    s.hands[seat * 3 + kind] &= ~(1 << i)
    if s.lore:
        forget(s, lore_key(seat, kind, i))


class Arrive(Frame[Arena]):
    """The chosen being comes onto the board; with an empty supply a piece is lifted for it first. TK §4.3-5"""

    def __init__(self, borrowed: int, improvised: int) -> None:
        self.borrowed: Final = borrowed
        self.improvised: Final = improvised

    def pack(self) -> list[object]:
        return ["arrive", self.borrowed, self.improvised]

    def run(self, s: Arena, out: list[Event]) -> bool:
        card = s.box.cards[s.card]
        if s.pool[s.side * 2 + (1 if card.rank == LEGENDARY else 0)] > 0 or reusable(s, s.side, card.rank, s.spawn):
            s.pop()
            self.settle_down(s, out)
            return False
        choices = lift_choices(s, card, s.spawn, s.orient, self.borrowed, self.improvised)
        if len(choices) == 1:
            self.lift(s, choices[0], out)
            return False
        s.asked = self.decision(s, choices)
        return True

    def decision(self, s: Arena, choices: list[int]) -> Decision:
        options: list[Action] = []
        for q in choices:
            options.append((LIFT, q, 0, 0))
        return Decision(s.actor, "lift", options)

    def ask(self, s: Arena) -> list[Decision]:
        if s.asked is None:
            card = s.box.cards[s.card]
            choices = lift_choices(s, card, s.spawn, s.orient, self.borrowed, self.improvised)
            s.asked = self.decision(s, choices)
        return [s.asked]

    def answer(self, s: Arena, seat: int, action: Action, out: list[Event]) -> None:
        s.asked = None
        self.lift(s, action[1], out)

    def lift(self, s: Arena, q: int, out: list[Event]) -> None:
        pick_up(s, q)
        out.append(Event("lifted", (s.seat, q)))
        s.pop()
        self.settle_down(s, out)

    def settle_down(self, s: Arena, out: list[Event]) -> None:
        card = s.box.cards[s.card]
        square = s.spawn
        colour = s.side
        used: list[int] = []
        turn = card.turns[s.orient]
        if card.oriented or len(card.turns) == 1:
            used = pattern_squares(turn, square)
        name = turn.name if card.oriented else -1
        out.append(Event("summoned", (s.seat, s.card, square, name, *used)))
        if self.improvised >= 0:
            foe = owner_at(s, self.improvised)
            s.markers = having(s.markers, s.seat, s.markers[s.seat] & ~(1 << foe))
            out.append(Event("improvised", (s.seat, self.improvised, foe)))
        s.borrow = 0
        s.void = 0
        s.possessed = -1
        s.trampled = 0
        was_gate = s.gate[colour]
        if s.board[square] > 0:
            short = s.pool[colour * 2 + (1 if card.rank == LEGENDARY else 0)] == 0
            if short and owner_at(s, square) == colour:
                wipe(s, square)  # the very piece is used again: no destruction, TK §4.5a and R14
                write(s, square, colour, card.rank)
                if was_gate == square:
                    s.gate = having(s.gate, colour, -1)
            else:
                s.trampled = 1 if owner_at(s, square) == colour else 2
                destroy(s, square, True, out)
                set_down(s, square, colour, card.rank)
        else:
            set_down(s, square, colour, card.rank)
        s.kills = 0
        s.hit = 0
        s.here = square
        s.it = -1
        s.spot = square
        s.used = tuple([q for q in used if q >= 0 and q != square and s.board[q] > 0])
        s.summoned += 1
        if s.box.red[square]:
            s.on_red += 1
        elif s.box.green[square]:
            s.on_green += 1
        if s.card >= LEGENDS:
            s.legends += 1
        elif s.is_nether[s.seat]:
            gate = s.gate[colour]
            if gate < 0 or (rank_at(s, gate) == COMMON and card.rank == HEROIC):
                open_gateway(s, square, out)


class LegendPoint(Frame[Arena]):
    """One point for a summoned legend; in Melee in a colour of choice, before the effect. TK §8, R2, R3"""

    def pack(self) -> list[object]:
        return ["legend_point"]

    def run(self, s: Arena, out: list[Event]) -> bool:
        if s.mode == MELEE:
            return True
        s.pop()
        s.score[s.side * 4] += 1
        out.append(Event("scored", (s.seat, 1, -1, FOR_LEGEND)))
        return False

    def ask(self, s: Arena) -> list[Decision]:
        options: list[Action] = []
        for c in range(s.colours):
            if c != s.side:
                options.append((SCORE, c, 0, 0))
        return [Decision(s.actor, "legend_colour", options)]

    def answer(self, s: Arena, seat: int, action: Action, out: list[Event]) -> None:
        s.pop()
        s.score[s.side * 4 + action[1]] += 1
        out.append(Event("scored", (s.seat, 1, action[1], FOR_LEGEND)))


def unpack_summon(action: Action) -> tuple[int, int, int, int, int]:
    """Card, square, orientation, borrowed and improvised square of an action."""
    return action[1], action[2] % 128, action[2] // 128, action[3] % 128 - 1, action[3] // 128 - 1
