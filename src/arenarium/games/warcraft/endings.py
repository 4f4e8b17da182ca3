"""Points, elimination and the ends of a game (WC §9)."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Event
from arenarium.games.warcraft.box import NOWHERE, UNIT_TYPES
from arenarium.games.warcraft.pieces import ALL_UNITS, UNITS, clear_board, count_of, foe_units, is_top, seat_of_race
from arenarium.games.warcraft.state import War, changed, deck_size

# Why a game ended.
REASONS: Final = (
    "points",
    "last",
    "hold",
    "necromancers_dead",
    "tokens_gone",
    "rescue",
    "spell",
    "limit",
    "resigned",
)
BY_POINTS: Final = 0
BY_LAST: Final = 1
BY_HOLD: Final = 2
BY_NECROMANCERS: Final = 3
BY_TOKENS: Final = 4
BY_RESCUE: Final = 5
BY_SPELL: Final = 6
BY_LIMIT: Final = 7
BY_RESIGNING: Final = 8


def points(s: War, seat: int) -> int:
    """Victory points of the seat's side; an area scores once for a team (WC §9)."""
    held = 0
    total = 0
    for o in range(s.seats):
        if (s.friends[seat] >> o) & 1:
            held |= s.units[o]
            total += s.laid[o]
            for t in range(UNIT_TYPES):
                if s.race[o] >= 0 and is_top(s, o, t):
                    total += 1
    for a in s.box.scored:
        if (held >> a) & 1:
            total += s.box.vp[a]
    return total


def finish(s: War, winners: int, reason: int, out: list[Event]) -> None:
    """The game is over."""
    s.won = winners
    s.stack = ()
    out.append(Event("won" if winners else "drawn_game", (winners, reason)))


def last_side(s: War, reason: int, out: list[Event]) -> bool:
    """True, and the game over, when one side is left."""
    for o in range(s.seats):
        if (s.alive >> o) & 1:
            if s.alive & ~s.friends[o]:
                return False
            finish(s, s.friends[o] & ((1 << s.seats) - 1), reason, out)
            return True
    finish(s, 0, reason, out)
    return True


MORE_THAN_UNITS: Final = 1000  # points count first, units where they are equal
FEW: Final = 2  # A57: fewer than three enemies at the gate


def holds(s: War, seat: int) -> bool:
    """The gate, or the World Tree: a unit on it and not too many enemy units beside it (WC §13.1, §13.4)."""
    box = s.box
    area = box.hold_area
    if area == NOWHERE or not (s.units[seat] >> area) & 1:
        return False
    if box.hold_race >= 0 and s.race[seat] != box.hold_race:
        return False
    if box.hold_enemies < 0:
        return True
    enemies = 0
    for o in range(box.owners):
        if (s.foes[seat] >> o) & 1:
            for a in box.nbr[area]:
                enemies += UNITS[s.pieces[o * box.size + a] & ALL_UNITS]
    return enemies <= (FEW if s.english_edition and box.scenario == "elf_gate" else box.hold_enemies)


def occupation(s: War, out: list[Event]) -> bool:
    """After the last Move Step: Towns with enemy units get a marker, or fall (WC §4.2, A3, A4). True: it is over."""
    fallen = 0
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        town = s.town[seat]
        if town < 0 or not (s.alive >> seat) & 1 or not (foe_units(s, seat) >> town) & 1:
            continue
        if (s.markers >> town) & 1:
            fallen |= s.friends[seat] & s.alive
        else:
            s.markers |= 1 << town
            out.append(Event("occupied", (seat, town)))
    if not fallen:
        return False
    for seat in range(s.seats):
        if (fallen >> seat) & 1:
            s.alive &= ~(1 << seat)
            out.append(Event("eliminated", (seat,)))
            clear_board(s, seat)
    return last_side(s, BY_LAST, out)


def cast_spell(s: War, out: list[Event]) -> bool:
    """At the end of each turn one card of the spell is set aside (WC §13.4). True: it is over."""
    if s.box.spell_race < 0:
        return False
    seat = seat_of_race(s, s.box.spell_race)
    if deck_size(s, seat) > 0:
        s.aside = changed(s.aside, seat, s.aside[seat] + 1)
        out.append(Event("spell", (seat, deck_size(s, seat))))
    return deck_size(s, seat) == 0 and spell_cast(s, seat, out)


def limit_reached(s: War, out: list[Event]) -> bool:
    """The turn limit of random play (WC A56)."""
    if s.limit == 0 or s.turn < s.limit:
        return False
    if s.box.limit_race >= 0:
        finish(s, s.friends[seat_of_race(s, s.box.limit_race)] & s.alive, BY_LIMIT, out)
        return True
    best = -1
    winners = 0
    for seat in range(s.seats):
        if not (s.alive >> seat) & 1:
            continue
        worth = limit_points(s, seat) * MORE_THAN_UNITS + units_on_board(s, seat)
        if worth > best:
            best = worth
            winners = 0
        if worth == best:
            winners |= s.friends[seat] & s.alive
    finish(s, 0 if winners == s.alive else winners, BY_LIMIT, out)
    return True


def limit_points(s: War, seat: int) -> int:
    if not s.box.limit_areas:
        return points(s, seat)
    total = 0  # equal: sides are compared with each other
    for a in s.box.scored:
        for o in range(s.seats):
            if (s.friends[seat] >> o) & 1 and (s.units[o] >> a) & 1:
                total += s.box.vp[a]
                break
    return total


def units_on_board(s: War, seat: int) -> int:
    total = 0  # equal: only compared
    for o in range(s.seats):
        if (s.friends[seat] >> o) & 1:
            for a in range(s.box.size):
                for t in range(UNIT_TYPES):
                    total += count_of(s, o, t, a)
    return total


def spell_cast(s: War, seat: int, out: list[Event]) -> bool:
    """The last card of the spell's deck is drawn: its side wins at once (WC §13.4, A42)."""
    if s.race[seat] != s.box.spell_race:
        return False
    finish(s, s.friends[seat], BY_SPELL, out)
    return True


def result(s: War) -> list[int] | None:
    """Places: winners first, then who is still there, then the eliminated."""
    if s.won < 0:
        return None
    places = []
    for seat in range(s.seats):
        if s.won == 0:
            places.append(1 if (s.alive >> seat) & 1 or not s.alive else 2)
        else:
            places.append(1 if (s.won >> seat) & 1 else 2)
    return places
