"""Patterns on the arena: where each being can be summoned, and with which pieces. TK §4"""

from __future__ import annotations

from mypy_extensions import i64

from arenarium.core.kernel import Action
from arenarium.games.tashkalar.arena import (
    ARENA_HIGH,
    ARENA_LOW,
    BIT,
    CELLS,
    FULL,
    HIGH_SQUARE,
    LOW_SQUARE,
    MARGIN,
    ROOT,
    SQUARE_AT,
    SQUARES,
    WORD,
    shifted,
    squares_in,
)
from arenarium.games.tashkalar.box import CELL_BITS, CELL_SHIFT, CELL_UPGRADED, LEGENDS, NO_SHIFT, Card, Orientation
from arenarium.games.tashkalar.pieces import free_high, free_low, has_token, owner_at, rank_at, total, upgraded
from arenarium.games.tashkalar.state import CARD_KINDS, HELD, HIGH, LEGEND, LOW, UP_HIGH, UP_LOW, Bout
from arenarium.games.tashkalar.verbs import ORIENTATION, SUMMON, stand_ins
from arenarium.games.tashkalar.vocabulary import COMMON, HEROIC, LEGENDARY, NO_LIMIT, RANKS


def pattern_colour(s: Bout, colour: int) -> int:
    """Whose pieces make the pattern: one's own, unless Possessed Summoner says otherwise."""
    return s.possessed if s.possessed >= 0 and colour == s.side else colour


def summons(s: Bout, seat: int) -> list[Action]:
    """Every way each being and legend in hand can be summoned now, sorted."""
    found: list[Action] = []
    hand = s.hands[seat * CARD_KINDS]
    if s.pending[seat] >= 0:
        hand |= 1 << (s.pending[seat] - s.first_card[seat])
    beings: i64 = hand
    legends: i64 = s.hands[seat * CARD_KINDS + LEGEND]
    if beings == 0 and legends == 0:
        return found
    sight = Sight(s, seat)
    number: i64 = s.first_card[seat]
    while beings != 0:
        if beings & 1 != 0:
            sight.ways(s.box.cards[number], found)
        beings >>= 1
        number += 1
    number = LEGENDS
    while legends != 0:
        if legends & 1 != 0:
            sight.ways(s.box.cards[number], found)
        legends >>= 1
        number += 1
    if sight.spare > 0 and len(found) > 1:
        found.sort()
    return found


def ways(s: Bout, seat: int, card: Card, found: list[Action]) -> None:
    """Adds each way to summon that card."""
    Sight(s, seat).ways(card, found)


class Sight:
    """The arena as a seat looks for patterns on it: squares as words, worked out once for all its cards."""

    def __init__(self, s: Bout, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.colour = s.colour_of(seat)
        mine = pattern_colour(s, self.colour)
        self.pieces = total(s, mine)
        self.promoted = upgraded(s, mine)
        self.own_low: i64 = s.have[mine * HELD + LOW]
        self.own_high: i64 = s.have[mine * HELD + HIGH]
        self.up_low: i64 = s.have[mine * HELD + UP_LOW]
        self.up_high: i64 = s.have[mine * HELD + UP_HIGH]
        self.foe_low: i64 = 0  # Melee: pieces of colours that may still stand in, TK §4.6
        self.foe_high: i64 = 0
        self.foe_up_low: i64 = 0
        self.foe_up_high: i64 = 0
        self.leave = self.colour == s.side and (s.borrow != 0 or s.void != 0)
        self.spare = NO_LIMIT if self.leave else 0  # how many pieces of a pattern need not be one's own
        markers = s.markers[seat]
        if markers != 0 and not self.leave:
            for c in range(s.colours):
                if (markers >> c) & 1 and c != mine:
                    self.foe_low |= s.have[c * HELD + LOW]
                    self.foe_high |= s.have[c * HELD + HIGH]
                    self.foe_up_low |= s.have[c * HELD + UP_LOW]
                    self.foe_up_high |= s.have[c * HELD + UP_HIGH]
            if self.foe_low != 0 or self.foe_high != 0:
                self.spare = 1

    def open_squares(self, card: Card) -> tuple[i64, i64]:
        """Where no higher rank keeps the card out; everywhere for one without a summon square. TK §4.3"""
        low: i64 = ARENA_LOW
        high: i64 = ARENA_HIGH
        if card.roams or card.rank == LEGENDARY:
            return low, high
        if card.rank == HEROIC:
            return low & ~self.s.legends_low, high & ~self.s.legends_high
        return low & ~self.s.up_low, high & ~self.s.up_high

    def filled(self, recipe: i64) -> tuple[i64, i64]:
        """Summon squares at which an own piece stands where the first cell of the recipe asks for one."""
        k = (recipe & CELL_SHIFT) - NO_SHIFT
        if recipe & CELL_UPGRADED != 0:
            return shifted(self.up_low, self.up_high, k)
        return shifted(self.own_low, self.own_high, k)

    def near(self, card: Card, orient: int) -> list[int]:
        """Summon squares at which the pattern, in that orientation, lacks a single piece."""
        arena_low: i64 = ARENA_LOW
        arena_high: i64 = ARENA_HIGH
        low, high = self.open_squares(card)  # nothing is lacking so far
        one_low: i64 = 0  # one piece is
        one_high: i64 = 0
        recipe: i64 = card.orientations[orient].recipe
        while recipe != 0:
            k = (recipe & CELL_SHIFT) - NO_SHIFT
            a, b = self.filled(recipe)
            recipe >>= CELL_BITS
            x, y = shifted(arena_low, arena_high, k)  # no square, no piece
            one_low = ((one_low & a) | (low & ~a)) & x
            one_high = ((one_high & b) | (high & ~b)) & y
            low &= a
            high &= b
        return squares_in(one_low, one_high)

    def far(self, card: Card) -> list[tuple[int, int]]:
        """Orientations and summon squares at which the pattern lacks the fewest pieces: something of it stands there
        already, and what is lacking falls on free squares."""
        open_low, open_high = self.open_squares(card)
        unfilled_low = free_low(self.s)
        unfilled_high = free_high(self.s)
        most = card.cells - 1  # pieces that may be lacking: no more than elsewhere
        found: list[tuple[int, int]] = []
        for orient in range(len(card.orientations)):
            lows: list[i64] = [open_low] + [0] * most  # by the number of pieces that are lacking so far
            highs: list[i64] = [open_high] + [0] * most
            recipe: i64 = card.orientations[orient].recipe
            while recipe != 0:
                k = (recipe & CELL_SHIFT) - NO_SHIFT
                a, b = self.filled(recipe)
                recipe >>= CELL_BITS
                x, y = shifted(unfilled_low, unfilled_high, k)
                for n in range(most, 0, -1):
                    lows[n] = (lows[n] & a) | (lows[n - 1] & x)
                    highs[n] = (highs[n] & b) | (highs[n - 1] & y)
                lows[0] &= a
                highs[0] &= b
            for n in range(most + 1):
                if lows[n] | highs[n] != 0:
                    if n < most:
                        most = n
                        found = []
                    found += [(orient, q) for q in squares_in(lows[n], highs[n])]
                    break
        return found

    def ways(self, card: Card, found: list[Action]) -> None:
        """Adds each way to summon that card, sorted unless others' pieces may stand in."""
        s = self.s
        if self.pieces + self.spare < card.cells or self.promoted + self.spare < card.upgraded:
            return
        open_low, open_high = self.open_squares(card)
        foes = self.spare == 1
        short = is_short(s, self.colour, card)
        all_low: i64 = 0  # summon squares of an unoriented card, whichever way the pattern lies
        all_high: i64 = 0
        full: i64 = FULL
        for orient in range(len(card.orientations)):
            recipe: i64 = card.orientations[orient].recipe
            low: i64 = open_low  # summon squares for which all cells so far are own
            high: i64 = open_high
            one_low: i64 = 0  # for which exactly one is an enemy's that may stand in
            one_high: i64 = 0
            while recipe != 0:
                k: i64 = (recipe & CELL_SHIFT) - NO_SHIFT
                up = recipe & CELL_UPGRADED != 0
                recipe >>= CELL_BITS
                a: i64 = self.up_low if up else self.own_low
                b: i64 = self.up_high if up else self.own_high
                if k >= 0:  # equal: 0 is the same either way
                    a = (a >> k) | ((b << (WORD - k)) & full)
                    b = b >> k
                else:
                    b = ((b << -k) | (a >> (WORD + k))) & full
                    a = (a << -k) & full
                if foes:
                    x: i64 = self.foe_up_low if up else self.foe_low
                    y: i64 = self.foe_up_high if up else self.foe_high
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
                if low | high | one_low | one_high == 0:
                    break  # equal: it only saves time
            if short and low | high != 0:
                for q in squares_in(low, high):
                    if not may_cover(s, self.colour, card, orient, q):
                        if BIT[q] < WORD:
                            low ^= one_bit(BIT[q])
                        else:
                            high ^= one_bit(BIT[q] - WORD)
            if card.oriented:
                _add(card.number, ORIENTATION * orient, low, high, found)
            else:
                all_low |= low
                all_high |= high
            if one_low | one_high != 0:
                for q in squares_in(one_low, one_high):
                    _add_stand_ins(s, self.seat, self.colour, card, orient, q, short, found)
        if all_low | all_high != 0:
            if card.roams:  # no summon square: any empty square without colour
                all_low = free_low(s) & ~(s.box.red_low | s.box.green_low)
                all_high = free_high(s) & ~(s.box.red_high | s.box.green_high)
            _add(card.number, 0, all_low, all_high, found)
        if self.leave:
            _ways_with_leave(s, self.seat, self.colour, card, short, found)


def is_short(s: Bout, colour: int, card: Card) -> bool:
    """Whether the supply is empty, and not sure to be helped by a piece that the pattern spares. TK §4.5"""
    if has_token(s, colour, card.rank):
        return False
    if card.rank == LEGENDARY:
        return s.counts[colour * RANKS + LEGENDARY - 1] <= card.cells + 1  # equal: short looks closer
    return s.counts[colour * RANKS] + s.counts[colour * RANKS + HEROIC - 1] <= card.cells + 1  # equal: the same


def one_bit(at: i64) -> i64:
    bit: i64 = 1
    bit <<= at  # not `1 << at`: that literal would be a C int of 32 bits
    return bit


def _add(number: int, orient: int, low: i64, high: i64, found: list[Action]) -> None:
    bit: i64 = 0
    while low != 0:
        bit = low & -low
        low ^= bit
        found.append((SUMMON, number, LOW_SQUARE[bit % ROOT] + orient, 0))
    while high != 0:
        bit = high & -high
        high ^= bit
        found.append((SUMMON, number, HIGH_SQUARE[bit % ROOT] + orient, 0))


def pattern_squares(orientation: Orientation, square: int) -> list[int]:
    """The squares of the pattern around that summon square; -1 off the arena."""
    found: list[int] = []
    at = BIT[square] + MARGIN
    for shift in orientation.shifts:
        found.append(SQUARE_AT[at + shift])
    return found


def may_cover(s: Bout, colour: int, card: Card, orient: int, square: int) -> bool:
    """With an empty supply: the piece on the summon square will do, or one that the pattern can spare. TK §4.5"""
    if not is_short(s, colour, card):
        return True
    if not card.roams and reusable(s, colour, card.rank, square):
        return True
    return len(spare_pieces(s, colour, card.rank, pattern_squares(card.orientations[orient], square))) > 0


def reusable(s: Bout, colour: int, rank: int, square: int) -> bool:
    if owner_at(s, square) != colour:
        return False
    return (rank_at(s, square) == LEGENDARY) == (rank == LEGENDARY)


def spare_pieces(s: Bout, colour: int, rank: int, needed: list[int]) -> list[int]:
    """Own pieces of the pool that this rank takes from, less those the pattern needs. TK R16"""
    low: i64 = s.have[colour * HELD + LOW]
    high: i64 = s.have[colour * HELD + HIGH]
    if rank == LEGENDARY:
        low &= s.legends_low
        high &= s.legends_high
    else:
        low &= ~s.legends_low
        high &= ~s.legends_high
    for q in needed:
        if q >= 0:
            if BIT[q] < WORD:
                low &= ~one_bit(BIT[q])
            else:
                high &= ~one_bit(BIT[q] - WORD)
    return squares_in(low, high)


def _ways_with_leave(s: Bout, seat: int, colour: int, card: Card, short: bool, found: list[Action]) -> None:
    """A summoner's leave is in force: enemy pieces or empty squares may count. Rare, so square by square."""
    for orient in range(len(card.orientations)):
        for square in SQUARES:
            _add_stand_ins(s, seat, colour, card, orient, square, short, found)


def _add_stand_ins(
    s: Bout, seat: int, colour: int, card: Card, orient: int, square: int, short: bool, found: list[Action]
) -> None:
    if not card.roams and rank_at(s, square) > card.rank:
        return
    orientation = card.orientations[orient]
    mine = pattern_colour(s, colour)
    first = -1
    second = -1
    empty = 0
    at = BIT[square] + MARGIN
    for i in range(len(orientation.shifts)):
        q = SQUARE_AT[at + orientation.shifts[i]]
        if q < 0:
            return
        if s.board[q] == 0:
            empty += 1
            if orientation.ranks[i] != COMMON or empty > s.void:
                return
            continue
        if rank_at(s, q) < orientation.ranks[i]:
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
    if short and not may_cover(s, colour, card, orient, square):
        return
    codes: list[int] = []
    if first < 0:
        codes.append(stand_ins(-1, -1))
    elif second < 0:
        if s.borrow:
            codes.append(stand_ins(first, -1))
        if (s.markers[seat] >> owner_at(s, first)) & 1:
            codes.append(stand_ins(-1, first))
    elif s.borrow:
        if (s.markers[seat] >> owner_at(s, second)) & 1:
            codes.append(stand_ins(first, second))
        if (s.markers[seat] >> owner_at(s, first)) & 1:
            codes.append(stand_ins(second, first))
    for code in codes:
        there = [square + (ORIENTATION * orient if card.oriented else 0)]
        if card.roams:
            low = free_low(s) & ~(s.box.red_low | s.box.green_low)
            there = squares_in(low, free_high(s) & ~(s.box.red_high | s.box.green_high))
        for q in there:
            action = (SUMMON, card.number, q, code)
            if action not in found:
                found.append(action)


# --- how the piece arrives -----------------------------------------------------------------------


def fits(s: Bout, card: Card, orient: int, square: int, borrowed: int, improvised: int) -> bool:
    """Whether the pattern is there in this orientation with exactly these stand-ins."""
    orientation = card.orientations[orient]
    colour = s.side
    mine = pattern_colour(s, colour)
    stood = 0
    empty = 0
    at = BIT[square] + MARGIN
    for i in range(len(orientation.shifts)):
        q = SQUARE_AT[at + orientation.shifts[i]]
        if q < 0:
            return False
        if s.board[q] == 0:
            empty += 1
            if orientation.ranks[i] != COMMON or empty > s.void:
                return False
            continue
        if rank_at(s, q) < orientation.ranks[i]:
            return False
        if owner_at(s, q) != mine:
            if q not in (borrowed, improvised):
                return False
            stood += 1
    return stood == (borrowed >= 0) + (improvised >= 0)


def lift_choices(s: Bout, card: Card, square: int, orient: int, borrowed: int, improvised: int) -> list[int]:
    """Own pieces that may be lifted for the new one: spared by the pattern in some way that fits. TK §4.5b"""
    spared = [False] * CELLS
    for o in range(len(card.orientations)):
        if card.oriented and o != orient:
            continue
        anchors = SQUARES if card.roams else [square]
        for anchor in anchors:
            if fits(s, card, o, anchor, borrowed, improvised):
                for q in spare_pieces(s, s.side, card.rank, pattern_squares(card.orientations[o], anchor)):
                    spared[q] = True
    return [q for q in SQUARES if spared[q]]
