"""Experience cards: playing one, Dispel Magic, and what each does (WC §12)."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.warcraft.battlefield import (
    battle_of,
    enemy_hits,
    forget,
    keep_battle,
    keep_phase,
    prevent,
    side_of,
    takes_part,
    the_battle,
    the_phase,
)
from arenarium.games.warcraft.box import (
    CALL_TO_ARMS,
    CRIPPLE,
    CURSE,
    DEVOUR,
    DISPEL_MAGIC,
    ENSNARE,
    ENVENOMED_SPEARS,
    FAERIE_FIRE,
    FAST,
    GOLD,
    INVISIBILITY,
    MARKSMANSHIP,
    MELEE,
    MOON_GLAIVE,
    POLYMORPH,
    RENEW,
    RESOURCES,
    SUMMON_BUILDING,
    TOWN_PORTAL,
    VICTORY_POINT,
    WEB,
    WORKER,
)
from arenarium.games.warcraft.dice import GLAIVE, HEX, Roll
from arenarium.games.warcraft.pieces import buildings_left, code, count_of, pay, price_of, put, single
from arenarium.games.warcraft.portal import open_portal
from arenarium.games.warcraft.state import War, any_of, changed, copies, may_hold, one
from arenarium.games.warcraft.verbs import NOTHING, PASS, PLAY, is_polymorphed, owner_and_type

DISPEL: Final[int] = any_of([DISPEL_MAGIC])
SUPPLY: Final = 2  # gold or wood for Resources


def play(s: War, seat: int, action: Action, place: int, out: list[Event]) -> None:
    """The card leaves the hand; before it works Dispel Magic may answer."""
    _, card, x, y = action
    discard(s, seat, card)
    out.append(Event("played", (seat, card, x, y), reveals=True))
    announce(s, seat, card, x, y, place, out)


def announce(s: War, seat: int, card: int, x: int, y: int, place: int, out: list[Event]) -> None:
    """The first who could hold Dispel Magic is asked; where nobody could, the card works."""
    b = battle_of(s)
    for o in range(s.seats):
        if o == seat or not (s.alive >> o) & 1 or not may_hold(s, o, DISPEL):
            continue
        # In a battle only with a unit in it (WC §5.6); in the edition of 2003 nowhere else (A57).
        if takes_part(s, b, o) if b is not None else not s.english_edition:
            s.push(Cast(seat, card, x, y, place, o))
            return
    take_effect(s, seat, card, x, y, place, out)


def discard(s: War, seat: int, card: int) -> None:
    s.hand = changed(s.hand, seat, s.hand[seat] - one(card))
    s.discard = changed(s.discard, seat, s.discard[seat] + one(card))


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
        verb, _, _, _ = action
        s.pop()
        if verb == PASS:
            take_effect(s, self.seat, self.card, self.x, self.y, self.place, out)
            return
        discard(s, seat, DISPEL_MAGIC)
        out.append(Event("played", (seat, DISPEL_MAGIC, 0, 0), reveals=True))
        out.append(Event("cancelled", (self.seat, self.card, seat)))

    def pack(self) -> list[object]:
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
        if s.english_edition:
            s.lamed = s.lamed + (x,)
    elif card == CALL_TO_ARMS:
        s.called = changed(s.called, seat, s.called[seat] | (1 << place))
        out.append(Event("called", (seat, place, count_of(s, seat, WORKER, place))))
    elif card == TOWN_PORTAL:
        open_portal(s, seat, x, y, out)
    elif card == RENEW:
        s.partial &= ~(1 << x)
        s.complete &= ~(1 << x)
        out.append(Event("renewed", (seat, x)))
    elif card == RESOURCES:
        if not s.box.no_resources:
            if x == GOLD:
                s.gold[seat] += SUPPLY
            else:
                s.wood[seat] += SUPPLY
            out.append(Event("took", (seat, SUPPLY, x)))
    elif card == SUMMON_BUILDING:
        pay(s, seat, s.box.building_gold, s.box.building_wood)
        s.summoned = changed(s.summoned, seat, s.summoned[seat] + single(x))
        if not s.english_edition:
            s.extra += 1
        out.append(Event("built", (seat, x, 1)))
    else:
        take_effect_in_battle(s, seat, card, x, y, out)


def take_effect_in_battle(s: War, seat: int, card: int, x: int, y: int, out: list[Event]) -> None:
    b = the_battle(s)
    p = the_phase(s)
    if card == POLYMORPH:
        owner, t = owner_and_type(x)
        keep_battle(s, b.but(polymorphed=b.polymorphed + (code(s, owner, t, y),)))
    elif card == DEVOUR:
        devour(s, seat, x, y, out)
    elif card in (ENSNARE, WEB):
        # "May not attack this round" comes after the flying phase, so only the second clause shows (WC A27).
        keep_battle(s, b.but(grounded=b.grounded | 1 << (1 - side_of(b, seat))))
    elif card == ENVENOMED_SPEARS:
        keep_phase(s, p.but(spears=p.spears | 1 << seat))
    elif card == FAERIE_FIRE:
        keep_phase(s, p.but(fire=changed(p.fire, seat, p.fire[seat] + 1)))  # each copy takes off one more (A32)
    elif card == MOON_GLAIVE:
        s.push(Roll(seat, GLAIVE, p.hits[seat], 0))
    elif card == CURSE:
        s.push(Roll(seat, HEX, enemy_hits(s, b, side_of(b, seat)), 0))
    elif card == INVISIBILITY:
        prevent(s, side_of(b, x))
        out.append(Event("prevented", (x, 1)))
    elif card == MARKSMANSHIP:
        keep_phase(s, p.but(aim=seat, aims=changed(p.aims, seat, p.aims[seat] - 1)))
    else:
        pillage(s, seat, out)


def devour(s: War, seat: int, kind: int, area: int, out: list[Event]) -> None:
    """The unit leaves the battle until its end (WC A28)."""
    owner, t = owner_and_type(kind)
    forget(s, owner, t, area, is_polymorphed(kind))
    put(s, owner, t, area, -1)
    b = the_battle(s)
    keep_battle(s, b.but(devoured=b.devoured + (code(s, owner, t, area),), devourer=seat))
    out.append(Event("devoured", (owner, t, area)))


def pillage_price(s: War) -> tuple[int, int]:
    """What Pillage would bring for the unit removed last (WC §12, A53)."""
    owner, t = owner_and_type(the_phase(s).removed // s.box.size)
    gold, wood = price_of(s, owner, MELEE if t == WORKER else t)
    return min(gold, s.gold[owner]), min(wood, s.wood[owner])


def pillage(s: War, seat: int, out: list[Event]) -> None:
    gold, wood = pillage_price(s)
    owner, _ = owner_and_type(the_phase(s).removed // s.box.size)
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
