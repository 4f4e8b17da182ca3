"""Deaths of Heroes and every way a battle can end. HE §6, §8"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arenarium.core.kernel import Event
from arenarium.games.herosi.beings import bury
from arenarium.games.herosi.box import BOARD, EMPTY, FIRST_CREATURE, HERO
from arenarium.games.herosi.lasting import end
from arenarium.games.herosi.state import (
    ACTOR,
    BATTLE_ROW,
    BEARER,
    FIGHTING,
    HALT_ACTION,
    HALT_BATTLE,
    HALT_NOTHING,
    NO_ELIMINATION,
    SPELL_ROW,
    SPENT,
    TEAMS,
    TIED,
    TOURNAMENT,
    Match,
    changed,
    fights_in,
    team,
)
from arenarium.games.herosi.verbs import target_seat

BY_CREATURES: Final = 0
BY_LIMIT: Final = 1
BY_POINTS: Final = 2
BOTH_BATTLES: Final = 3  # as a mask
NOBODY_LEFT: Final = -1

# Arenas of the last battles of a tournament.
FINAL: Final = 0
THIRD_PLACE: Final = 1

# A tournament while its first duels last: `place` says how each has fared. HE A65, A67
WON: Final = 1  # and waits for the final
LEFT_FINAL: Final = 2
LOST: Final = 3
LEFT: Final = 4
FELL_TOGETHER: Final = 5  # equal: a name. LOST, with nobody of the duel in the final
RANKS: Final = (WON, FELL_TOGETHER, LEFT_FINAL, LOST, LEFT)  # best first


def deaths(s: Match, out: list[Event], left: int = NOBODY_LEFT) -> None:
    """After each effect: the dead leave together, then Heroes fall, then endings are looked at. HE A37, A48, A49

    `left`: a field from which the effect itself has already taken a creature (Will-o'-wisp, HE A41).
    """
    fallen = 0
    thinned = 0 if left == NOBODY_LEFT else 1 << s.arena[left // BOARD]  # battles that somebody has left
    for at in range(len(s.kind)):
        kind = s.kind[at]
        seat = at // BOARD
        if kind >= FIRST_CREATURE:
            if s.wounds[at] >= s.box.creature(kind).life:
                bury(s, at, out)
                thinned |= 1 << s.arena[seat]
        elif kind == HERO and s.life[seat] == 0 and not (s.stunned >> seat) & 1:
            fallen |= 1 << seat
            thinned |= 1 << s.arena[seat]
    if fallen:
        fall(s, fallen, out)
    if s.rules.mode == NO_ELIMINATION:
        check_points(s, out)
    elif thinned:
        check_creatures(s, 0 if thinned & 1 else 1, out)


def fall(s: Match, mask: int, out: list[Event]) -> None:
    """Heroes at 0: stunned where nobody is eliminated, otherwise out. HE A26, §8"""
    if s.rules.mode == NO_ELIMINATION:
        s.stunned |= mask
        for seat in range(s.seats):
            if (mask >> seat) & 1:
                out.append(Event("stunned", (seat,)))
                halt_if_acting(s, seat)
        return
    eliminate(s, mask, out)


def eliminate(s: Match, mask: int, out: list[Event]) -> None:
    s.alive &= ~mask
    left = 0
    for seat in range(s.seats):
        left += (s.alive >> seat) & 1
    for seat in range(s.seats):
        if not (mask >> seat) & 1:
            continue
        out.append(Event("fell", (seat,)))
        s.place = changed(s.place, seat, place_of_fallen(s, seat, left))
        clear_player(s, seat, out)
        halt_if_acting(s, seat)
        if is_over(s, s.arena[seat]):
            s.halt = HALT_BATTLE


def place_of_fallen(s: Match, seat: int, left: int) -> int:
    if s.rules.mode == TOURNAMENT:
        if s.stage < FIGHTING:
            return LEFT  # before anybody fought
        if s.stage == FIGHTING:
            return LEFT_FINAL if s.place[seat] == WON else LOST
        return 2 if s.arena[seat] == FINAL else 4
    if s.rules.mode == TEAMS:
        return 2
    return left + 1


def halt_if_acting(s: Match, seat: int) -> None:
    if s.battle[s.arena[seat] * BATTLE_ROW + ACTOR] == seat and s.halt < HALT_ACTION:
        s.halt = HALT_ACTION


def clear_player(s: Match, seat: int, out: list[Event]) -> None:
    """His Beings and cards leave, spells on them end; what he cast on others stays. HE A26"""
    i = len(s.spells) - SPELL_ROW
    while i >= 0:
        if target_seat(s.spells[i + BEARER]) == seat:
            end(s, i, out)
        i -= SPELL_ROW
    store = list(s.store)
    for at in range(seat * BOARD, seat * BOARD + BOARD):
        if s.kind[at] >= FIRST_CREATURE:
            store[s.kind[at]] += 1
        s.kind[at] = EMPTY
        s.wounds[at] = 0
    if s.beside[seat]:
        store[s.box.returning[s.hero[seat]]] += s.beside[seat]
    s.store = tuple(store)
    s.beside = changed(s.beside, seat, 0)
    s.beside_used = changed(s.beside_used, seat, 0)
    s.used[seat] = 0
    s.life[seat] = 0
    s.hidden &= ~(1 << seat)
    if s.rules.mode == TOURNAMENT:
        return  # they may yet play for third place with their own cards (A54)
    gone = list(s.gone)
    base = seat * s.box.cards
    for card in range(s.box.cards):
        gone[card] += s.hand[base + card] + s.deck[base + card] + s.discard[base + card]
        s.hand[base + card] = 0
        s.deck[base + card] = 0
        s.discard[base + card] = 0
        s.known = changed(s.known, base + card, 0)
    s.gone = tuple(gone)


def is_over(s: Match, arena: int) -> bool:
    """One side left in this battle, or decided otherwise."""
    if (s.ended >> arena) & 1:
        return True
    seats = 0
    for seat in range(s.seats):
        if fights_in(s, seat, arena):
            seats |= 1 << seat
    return one_side(s, seats)


def one_side(s: Match, seats: int) -> bool:
    """Whether nobody of these has an opponent among them."""
    side = -1
    for seat in range(s.seats):
        if (seats >> seat) & 1:
            if side >= 0 and team(s, seat) != side:
                return False
            side = team(s, seat)
    return True


# --- endings other than the last Hero ------------------------------------------------------------


def check_points(s: Match, out: list[Event]) -> None:
    """No elimination: the first with 21 points. HE §8"""
    for seat in range(s.seats):
        if s.points[seat] >= s.box.victory_points and fights_in(s, seat, 0):
            out.append(Event("decided", (BY_POINTS,)))
            rank(s, 0, s.points, s.battle[ACTOR])
            s.ended |= 1
            s.halt = HALT_BATTLE
            return


def check_creatures(s: Match, arena: int, out: list[Event]) -> None:
    """The optional ending: no creature left with anyone still in the game. HE §6, A49"""
    row = arena * BATTLE_ROW
    if not s.rules.optional_ending or s.battle[row + TIED] or (s.ended >> arena) & 1:
        return
    seats = contenders(s, arena)
    if one_side(s, seats) or have_creatures(s, seats):
        return
    if leader_is_tied(s, seats):
        s.battle[row + TIED] = 1
        if s.rules.mode == TEAMS:
            s.battle[BATTLE_ROW - row + TIED] = 1
        return
    out.append(Event("decided", (BY_CREATURES,)))
    decide_by_life(s, arena, out)


def contenders(s: Match, arena: int) -> int:
    """The mask of those whom an ending concerns: everybody left in teams, else those who fight each other. HE §8"""
    mask = 0
    for seat in range(s.seats):
        if s.rules.mode == TEAMS or s.arena[seat] == arena:
            mask |= 1 << seat
    return mask & s.alive


def have_creatures(s: Match, seats: int) -> bool:
    return any(s.kind[at] >= FIRST_CREATURE and (seats >> (at // BOARD)) & 1 for at in range(len(s.kind)))


def leader_is_tied(s: Match, seats: int) -> bool:
    best = -1
    side = -1
    tied = False
    for seat in range(s.seats):
        if not (seats >> seat) & 1:
            continue
        if s.life[seat] > best:
            best, side, tied = s.life[seat], team(s, seat), False
        elif s.life[seat] == best and team(s, seat) != side:
            tied = True
    return tied


def decide_by_life(s: Match, arena: int, out: list[Event]) -> None:
    """Most life wins. In a tournament the other one has lost his duel."""
    s.halt = HALT_BATTLE
    if s.rules.mode == TEAMS:
        s.ended = BOTH_BATTLES
        rank_teams(s)
    elif s.rules.mode == TOURNAMENT:
        loser = lower_of_two(s, arena)
        eliminate(s, 1 << loser, out)
    else:
        s.ended |= 1 << arena
        rank(s, arena, s.life, -1)


def check_limit(s: Match, arena: int, out: list[Event]) -> bool:
    """So many stops are enough: an agreed end, because the rules alone promise none."""
    if s.battle[arena * BATTLE_ROW + SPENT] < s.rules.limit or is_over(s, arena):
        return False
    out.append(Event("decided", (BY_LIMIT,)))
    if s.rules.mode == NO_ELIMINATION:
        s.ended |= 1
        rank(s, 0, s.points, -1)
    else:
        decide_by_life(s, arena, out)
    s.halt = HALT_NOTHING
    return True


def lower_of_two(s: Match, arena: int) -> int:
    """Who has less life in a duel; on a tie the one later in the order of the draft."""
    loser = -1
    for step in range(s.seats):
        seat = (s.first + step) % s.seats
        if fights_in(s, seat, arena) and (loser < 0 or s.life[seat] <= s.life[loser]):
            loser = seat
    return loser


def rank(s: Match, arena: int, score: Sequence[int], favoured: int) -> None:
    """Places of those still in: more is better, ties share, but the favoured seat wins one at 21. HE A52"""
    for seat in range(s.seats):
        if not fights_in(s, seat, arena):
            continue
        place = 1
        for other in range(s.seats):
            if other != seat and fights_in(s, other, arena):
                favour = other == favoured and score[other] >= s.box.victory_points
                ahead = score[other] > score[seat] or (score[other] == score[seat] and favour)
                place += 1 if ahead else 0
        s.place = changed(s.place, seat, place)


def rank_teams(s: Match) -> None:
    """The team of the Hero with the most life; equal: a draw."""
    best = [-1, -1]  # equal: nobody has less than 0 life
    for seat in range(s.seats):
        side = team(s, seat)
        if (s.alive >> seat) & 1 and s.life[seat] > best[side]:
            best[side] = s.life[seat]
    places = [1] * s.seats
    for seat in range(s.seats):
        side = team(s, seat)
        if best[side] < best[1 - side]:
            places[seat] = 2
    s.place = tuple(places)


def crown(s: Match, arena: int) -> None:
    """A battle is over by the last Hero: whoever is left of it has won it."""
    if s.rules.mode == TEAMS:
        if not s.ended:
            rank_teams(s)
        return
    if (s.ended >> arena) & 1:
        return
    best = 3 if s.rules.mode == TOURNAMENT and s.stage > FIGHTING and arena == THIRD_PLACE else 1
    nobody = True
    for seat in range(s.seats):
        if fights_in(s, seat, arena):
            nobody = False
            s.place = changed(s.place, seat, best)
    if nobody and s.rules.mode == TOURNAMENT and s.stage > FIGHTING:
        for seat in range(s.seats):
            if s.arena[seat] == arena:
                s.place = changed(s.place, seat, best)  # both fell together: HE A48


def standing(s: Match, seat: int) -> int:
    """How somebody has fared in the first duels of a tournament. HE A65, A67"""
    if s.place[seat] != LOST:
        return s.place[seat]
    for other in range(s.seats):
        if s.arena[other] == s.arena[seat] and s.place[other] in (WON, LEFT_FINAL):
            return LOST
    return FELL_TOGETHER


def in_play(s: Match) -> list[int]:
    """Who has a fight to win yet: who lives, or after the first duels of a tournament whose battle goes on."""
    here = []
    for seat in range(s.seats):
        over = s.rules.mode == TOURNAMENT and s.stage > FIGHTING and is_over(s, s.arena[seat])
        if (s.alive >> seat) & 1 and not over:
            here.append(seat)
    return here


def agreed(s: Match) -> list[int]:
    """Places if those in play agree on a draw: teams share, who has fallen has a place, and so has every final."""
    if s.rules.mode == TEAMS:
        return [1] * s.seats
    here = in_play(s)
    if s.rules.mode == TOURNAMENT:
        if s.stage > FIGHTING:
            return list(s.place)
        return [1 if seat in here else len(here) + 1 for seat in range(s.seats)]
    return [1 if seat in here else s.place[seat] for seat in range(s.seats)]


def places_of_duels(s: Match) -> tuple[int, ...]:
    """The places by the first duels alone; a final and a game for the third place settle theirs anew."""
    ranks = [RANKS.index(standing(s, seat)) for seat in range(s.seats)]
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
