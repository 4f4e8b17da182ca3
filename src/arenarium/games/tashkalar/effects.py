"""Resolving the effects of beings and flares: one frame walks the steps of a card. TK §5"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.tashkalar import cards as c
from arenarium.games.tashkalar.arena import RAYS, STEPS
from arenarium.games.tashkalar.moves import leaps, moves
from arenarium.games.tashkalar.odd import INSTANTS, OFFERS, TAKES
from arenarium.games.tashkalar.state import (
    IN_HAND,
    LEGEND,
    Arena,
    card_key,
    convert,
    destroy,
    downgrade,
    go,
    has_token,
    may_downgrade,
    may_upgrade,
    note,
    open_gateway,
    owner_at,
    place,
    rank_at,
    show_discard,
    upgrade,
)
from arenarium.games.tashkalar.targets import (
    arrows,
    behind,
    holds,
    of_twins,
    pieces,
    squares,
    twin_lies_there,
    twin_of,
)
from arenarium.games.tashkalar.verbs import (
    CHOOSE,
    CONVERT_AT,
    COPY,
    DESTROY_AT,
    DOWNGRADE_AT,
    GAIN,
    HANDOVER,
    HANDOVER_VERB,
    LEAP,
    MOVE,
    OPTION,
    PASS,
    PASS_VERB,
    PLACE,
    SHOOT,
    UPGRADE_AT,
)

# Which part of a card is being resolved.
EFFECT_PART: Final = 0
UPPER_PART: Final = 1
LOWER_PART: Final = 2
FROZEN_PART: Final = 3
WARP_PART: Final = 4

AIMED: Final = {
    c.DESTROY: DESTROY_AT,
    c.UPGRADE: UPGRADE_AT,
    c.DOWNGRADE: DOWNGRADE_AT,
    c.CONVERT: CONVERT_AT,
    c.CHOOSING: CHOOSE,
    c.OPEN_GATEWAY: CHOOSE,
}


def begin(s: Arena, card: int, part: int) -> None:
    """Nothing is remembered of an earlier effect."""
    s.card = card
    s.part = part
    s.spawn = -1
    s.orient = 0
    s.here = -1
    s.it = -1
    s.spot = -1
    s.done = 0
    s.hit = 0
    s.took = 0
    s.equals = 0
    s.heading = 0
    s.kills = 0
    s.memo = 0
    s.trampled = 0
    s.fate = 0
    s.used = ()
    s.group = ()
    s.spots = ()


def hand_over(s: Arena, out: list[Event]) -> None:
    """The partner takes control, and the legends with it. TK §10"""
    partner = s.partner(s.seat)
    s.handed = True
    s.actor = partner
    give_legends(s, s.seat, partner)
    out.append(Event("handed_over", (s.seat, partner)))


def give_legends(s: Arena, seat: int, partner: int) -> None:
    mask = s.hands[seat * 3 + LEGEND]
    s.hands[seat * 3 + LEGEND] = 0
    s.hands[partner * 3 + LEGEND] |= mask
    i = 0
    while mask >> i:
        if (mask >> i) & 1:
            note(s, card_key(seat, LEGEND, i), IN_HAND + seat, IN_HAND + partner, 1 << seat | 1 << partner)
        i += 1


class Effect(Frame[Arena]):
    """One effect: the program, the step it is at, how often that step was done, which of two ways was chosen."""

    def __init__(self, program: int, at: int, n: int, way: int) -> None:
        self.program: Final = program
        self.at: Final = at
        self.n: Final = n
        self.way: Final = way

    def pack(self) -> list[object]:
        return ["effect", self.program, self.at, self.n, self.way]

    def step(self, s: Arena) -> c.Step:
        step = s.box.programs[self.program][self.at]
        return step.of[self.way] if self.way >= 0 else step

    def optional(self, s: Arena) -> bool:
        """Whether the step may be declined, or ended, now."""
        step = s.box.programs[self.program][self.at]
        if self.n > 0 and step.flags & c.REST_FORCED:
            return False
        if self.n > 0 and step.flags & c.EQUAL_ALONE:
            return True  # one combat move, even onto an empty square, is enough
        return step.may

    def next_step(self, s: Arena, done: int) -> None:
        s.done = done
        step = s.box.programs[self.program][self.at]
        if done and step.flags & c.TALLY:
            s.memo += 1
        if not done and step.op in (c.MOVING, c.LEAPING):
            s.took = 0
        s.become(Effect(self.program, self.at + 1, 0, -1))

    def run(self, s: Arena, out: list[Event]) -> bool:
        program = s.box.programs[self.program]
        if self.at >= len(program):
            s.pop()
            return False
        step = self.step(s)
        if self.n == 0 and self.way < 0:
            if step.cond != c.ALWAYS and not holds(s, step.cond):
                self.next_step(s, 0)
                return False
            s.group = ()
            s.spots = ()
            s.equals = 0
            if self.at_once(s, step, out):
                return False
        options = self.offers(s, step)
        optional = self.optional(s)
        if not options and not (optional and self.hides(s, step)):
            if step.flags & c.EACH_COLOUR and self.n + 1 < s.colours:
                s.become(Effect(self.program, self.at, self.n + 1, -1))
            else:
                self.next_step(s, 1 if self.n > 0 and step.flags & c.EACH_COLOUR == 0 else 0)
            return False
        if len(options) == 1 and not optional:
            self.answer(s, s.actor, options[0], out)  # forced, and everybody can see it: TK R54
            return False
        s.asked = self.decision(s, options)
        return True

    def decision(self, s: Arena, options: list[Action]) -> Decision:
        if self.optional(s):
            options.append(PASS)
        if s.teams and not s.handed:
            options.append(HANDOVER)
        return Decision(s.actor, "effect", options)

    def ask(self, s: Arena) -> list[Decision]:
        if s.asked is None:
            s.asked = self.decision(s, self.offers(s, self.step(s)))
        return [s.asked]

    def hides(self, s: Arena, step: c.Step) -> bool:
        """Whether asking nothing would tell others about hidden cards."""
        if s.actor != s.seat:
            return False
        if step.op == c.RECOVERING:
            return len(s.piles[s.seat]) > 0
        if of_twins(step.cond):
            return len(aims(s, step, self.n)) > 0
        if step.op == c.EITHER:
            for other in step.of:
                if other.op == c.COPY_WARP and self.n == 0:
                    return s.secret[s.seat] != 0
        return False

    def at_once(self, s: Arena, step: c.Step, out: list[Event]) -> bool:
        """Does a step that asks nothing. TK §5"""
        op = step.op
        if op == c.GAINING:
            s.actions += step.count
            out.append(Event("gained", (s.seat, step.count)))
            self.next_step(s, 1)
        elif op == c.DRAWING:
            if step.what == 0:
                s.more_beings += step.count
            else:
                s.more_legends += step.count
            self.next_step(s, 1)
        elif op == c.EXTRA_TURN:
            s.extra_turns += 1
            out.append(Event("extra_turn", (s.seat,)))
            self.next_step(s, 1)
        elif op == c.BORROW:
            s.borrow = 1
            self.next_step(s, 1)
        elif op == c.REMEMBER:
            s.used = tuple(pieces(s, step, 0))
            self.next_step(s, 1)
        elif op == c.RECOVERING and step.to == c.TO_TOP and not s.piles[s.seat]:
            self.next_step(s, 1)  # Kiskin Spirit draws also when there is nothing to return
        elif op == c.OPEN_GATEWAY and step.piece == c.SELF:
            if s.here >= 0 and rank_at(s, s.here) < c.LEGENDARY:
                open_gateway(s, s.here, out)
            self.next_step(s, 1)
        elif op == c.COPY_PENDING:
            card = s.pending[s.seat]
            self.next_step(s, 1)
            if card >= 0 and card != s.box.merchant:
                out.append(Event("warped", (s.seat, card)))
                s.push(Effect(s.box.cards[card].warp, 0, 0, -1))
        elif step.count == c.COUNT_ALL:
            self.next_step(s, 1 if destroy_all(s, step, out) else 0)
        elif op == c.SHOOTING and step.by_heading:
            hit = shoot(s, step, s.here, s.heading, out) if s.here >= 0 else 0
            self.next_step(s, 1 if hit else 0)
        elif op in INSTANTS:
            depth = len(s.stack)
            done = INSTANTS[op](s, step, out)
            if len(s.stack) > depth:  # it has put a question on top: go on below it
                top = s.stack[-1]
                s.pop()
                self.next_step(s, 1 if done else 0)
                s.push(top)
            else:
                self.next_step(s, 1 if done else 0)
        else:
            return False
        return True

    # --- what may be answered ------------------------------------------------------------------

    def offers(self, s: Arena, step: c.Step) -> list[Action]:
        op = step.op
        if of_twins(step.cond) and not twin_lies_there(s, step.cond):
            return []
        if op == c.EITHER:
            found: list[Action] = []
            for i in range(len(step.of)):
                found += self.first_offers(s, step.of[i], i)
            found.sort()
            return found
        if op == c.MOVING:
            if self.n >= self.limit(s, step):
                return []
            return moves(s, step, self.n)
        if op == c.LEAPING:
            return leaps(s, step, self.n)
        if op == c.PUT:
            return places(s, step, self.n)
        if op == c.SHOOTING:
            return shots(s, step)
        if op in AIMED:
            return aims(s, step, self.n)
        return OFFERS[op](s, step, self.n)

    def first_offers(self, s: Arena, step: c.Step, i: int) -> list[Action]:
        """What begins one of two ways: with its number where it asks nothing further."""
        if step.op == c.GAINING:
            return [(GAIN, 0, 0, 0)]
        if step.count == c.COUNT_ALL:
            return [(OPTION, i + 1, 0, 0)]
        return Effect(self.program, self.at, 0, i).offers(s, step)

    def limit(self, s: Arena, step: c.Step) -> int:
        if step.count == c.COUNT_STORM:
            rank = rank_at(s, s.it) if s.it >= 0 else 0
            return 5 if rank == c.COMMON else (3 if rank == c.HEROIC else 1)
        if step.flags & c.ONE_GROUP and self.n > 0 and (s.memo - 1) % 3 + 1 == c.HEROIC:
            return 2  # Hypnotist: three common pieces or two heroic ones
        return step.count

    # --- taking an answer ------------------------------------------------------------------------

    def answer(self, s: Arena, seat: int, action: Action, out: list[Event]) -> None:
        s.asked = None
        if action[0] == HANDOVER_VERB:
            hand_over(s, out)
            return
        step = self.step(s)
        if action[0] == PASS_VERB:
            if step.flags & c.EACH_COLOUR and self.n + 1 < s.colours:
                s.become(Effect(self.program, self.at, self.n + 1, -1))
            else:
                self.next_step(s, 1 if self.n > 0 and step.flags & c.EACH_COLOUR == 0 else 0)
            return
        if of_twins(step.cond):
            show_twin(s, step.cond, out)
        way = self.way
        if step.op == c.EITHER:
            way = self.which(s, step, action)
            step = step.of[way]
            if step.op == c.GAINING or step.count == c.COUNT_ALL:
                if step.op == c.GAINING:
                    s.actions += step.count
                    out.append(Event("gained", (s.seat, step.count)))
                else:
                    destroy_all(s, step, out)
                self.next_step(s, 1)
                return
        if action[0] == COPY:
            self.next_step(s, 1)
            show_discard(s, action[1] - s.first_card[s.seat])
            out.append(Event("warped", (s.seat, action[1]), reveals=True))
            s.push(Effect(s.box.cards[action[1]].warp, 0, 0, -1))
            return
        self.take(s, step, way, action, out)

    def which(self, s: Arena, step: c.Step, action: Action) -> int:
        for i in range(len(step.of)):
            if action in self.first_offers(s, step.of[i], i):
                return i
        raise AssertionError("an answer that belongs to neither way")

    def take(self, s: Arena, step: c.Step, way: int, action: Action, out: list[Event]) -> None:
        n = self.n
        depth = len(s.stack)
        last = act(s, step, n, action, out)
        if not last and step.op not in OFFERS:
            last = n + 1 >= Effect(self.program, self.at, n + 1, way).limit(s, step)
            if step.count == c.COUNT_BEHIND:
                last = not behind(s)
            if step.flags & c.EACH_COLOUR:
                last = n + 1 >= s.colours
        top: Frame[Arena] | None = None
        if len(s.stack) > depth:
            top = s.stack[-1]
            s.pop()
        if last:
            self.next_step(s, 1)
        else:
            s.become(Effect(self.program, self.at, n + 1, way))
        if top is not None:
            s.push(top)


# --- the vocabulary ----------------------------------------------------------------------------------


def show_twin(s: Arena, cond: int, out: list[Event]) -> None:
    """Whoever uses the effect proves that the other Shadow Twin is in the pile. TK R61"""
    twin = twin_of(s, cond)
    if not show_discard(s, twin) and not s.quiet:
        out.append(Event("shown", (s.seat, s.first_card[s.seat] + twin), reveals=True))


def aims(s: Arena, step: c.Step, n: int) -> list[Action]:
    """Pieces that may be destroyed, upgraded, downgraded, converted or chosen."""
    found: list[Action] = []
    op = step.op
    verb = AIMED[op]
    for q in pieces(s, step, n):
        if op == c.UPGRADE and not may_upgrade(s, q):
            continue
        if op == c.DOWNGRADE and not may_downgrade(s, q):
            continue
        if op == c.CONVERT:
            if owner_at(s, q) == s.side:
                continue
            if not has_token(s, s.side, c.COMMON if step.to == c.TO_COMMON else rank_at(s, q)):
                continue
        if step.alone and n > 0 and (step.alone >> rank_at(s, q)) & 1:
            continue
        found.append((verb, q, 0, 0))
    return found


def places(s: Arena, step: c.Step, n: int) -> list[Action]:
    """Empty squares, with the colours and ranks that the supply has."""
    found: list[Action] = []
    for q in squares(s, step.where):
        if s.board[q] != 0:
            continue
        if step.who == c.OWN:
            for rank in range(1, 4):
                if (step.ranks >> rank) & 1 and has_token(s, s.side, rank):
                    found.append((PLACE, q, 0, rank if rank > c.COMMON else 0))
            continue
        for colour in range(s.colours):
            if (
                colour != s.side
                and has_token(s, colour, c.COMMON)
                and (step.where != c.NEAR_ITS_OWN or _beside(s, q, colour))
            ):
                found.append((PLACE, q, colour + 1, 0))
    return found


def _beside(s: Arena, q: int, colour: int) -> bool:
    for way in range(8):
        p = STEPS[q * 8 + way]
        if p >= 0 and owner_at(s, p) == colour:
            return True
    return False


def shots(s: Arena, step: c.Step) -> list[Action]:
    """The arrows; where shooting is optional only those that would hit something."""
    found: list[Action] = []
    if s.here < 0:
        return found
    for way in arrows(s):
        if not step.may or aimed_at(s, step, s.here, way):
            found.append((SHOOT, way, 0, 0))
    return found


def aimed_at(s: Arena, step: c.Step, a: int, way: int) -> list[int]:
    """What a shot in that direction destroys. Only what the card names stops it. TK R27"""
    found: list[int] = []
    met = 0
    far = 0
    for q in RAYS[a * 8 + way]:
        far += 1
        if far > step.reach:
            break
        rank = rank_at(s, q)
        if rank == 0:
            continue
        if (step.stop >> rank) & 1:
            break
        met += 1
        if (step.ranks >> rank) & 1:
            found.append(q)
        if step.hits and met >= step.hits:
            break
    return found


def shoot(s: Arena, step: c.Step, a: int, way: int, out: list[Event]) -> int:
    out.append(Event("shot", (s.seat, a, way)))
    hit = aimed_at(s, step, a, way)
    if step.flags & c.SPREAD:  # TK R28: both neighbours at 45 degrees, inside the printed fan or not
        hit = hit + aimed_at(s, step, a, (way + 1) % 8) + aimed_at(s, step, a, (way + 7) % 8)
    for q in hit:
        destroy(s, q, True, out)
    return len(hit)


def destroy_all(s: Arena, step: c.Step, out: list[Event]) -> int:
    victims = pieces(s, step, 0)
    for q in victims[:]:
        destroy(s, q, step.flags & c.UNCOUNTED == 0, out)
    return len(victims)


def act(s: Arena, step: c.Step, n: int, action: Action, out: list[Event]) -> bool:
    """Carries out one answer; True if the step is finished with it whatever its count."""
    op = step.op
    verb, q, other, rank = action
    if op in TAKES:
        return TAKES[op](s, step, n, action, out)
    if verb in (MOVE, LEAP):
        return travel(s, step, n, q, other, verb == LEAP, out)
    if verb == SHOOT:
        shoot(s, step, s.here, q, out)
        return False
    if verb == DESTROY_AT:
        alone = (step.alone >> rank_at(s, q)) & 1 == 1
        owner = owner_at(s, q)
        spot = s.spot
        destroy(s, q, step.flags & c.UNCOUNTED == 0, out)
        s.spots = s.spots + (q,)
        if step.who == c.OWED:
            s.memo -= 1 << (4 * owner)
        if step.flags & c.FIXED_SPOT:
            s.spot = spot
        return alone
    if verb in (UPGRADE_AT, DOWNGRADE_AT):
        if verb == UPGRADE_AT:
            upgrade(s, q, out)
        else:
            downgrade(s, q, out)
        s.it = q
        s.spot = q
        s.spots = s.spots + (q,)
        if step.flags & c.MAKES_GATEWAY:
            open_gateway(s, q, out)
        return False
    if verb == CONVERT_AT:
        convert(s, q, c.COMMON if step.to == c.TO_COMMON else rank_at(s, q), out)
        return False
    if verb == PLACE:
        colour = s.side if other == 0 else other - 1
        place(s, q, colour, rank if rank else c.COMMON, out)
        s.it = q
        s.spot = q
        if step.who == c.ENEMY:
            s.memo += 1 << (4 * colour)
        if step.flags & c.MAKES_GATEWAY:
            open_gateway(s, q, out)
        return False
    assert verb == CHOOSE
    s.spot = q
    s.it = q
    if op == c.OPEN_GATEWAY:
        open_gateway(s, q, out)
    elif not s.quiet:
        out.append(Event("chose", (s.seat, q)))
    return False


def travel(s: Arena, step: c.Step, n: int, a: int, b: int, leap: bool, out: list[Event]) -> bool:
    v = s.board[a]
    equals = s.equals
    flags = step.flags
    if not leap and flags & c.SAME_WAY == 0:
        for way in range(8):
            if STEPS[a * 8 + way] == b:
                s.heading = way
    if flags & c.LAST_NEEDS_SELF and a == s.here:
        s.memo = 1
    go(s, a, b, leap, out)
    if flags & c.DISTINCT:
        s.group = s.group + (b,)
    if flags & c.ONE_GROUP:
        s.memo = v
    if flags & c.TWO_OF_COLOUR:
        s.memo += 1 << (4 * ((v - 1) // 3))
    if flags & c.EQUAL_ALONE and s.equals > equals:
        return True
    if step.stop & c.STOP_EMPTY and s.took == 0:
        return True
    return s.took > 0 and (step.stop >> s.took) & 1 == 1
