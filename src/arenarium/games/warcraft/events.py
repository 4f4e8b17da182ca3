"""What a seat is told (docs/views/warcraft.md). Fields and their order are those of `wire_events`."""

from __future__ import annotations

from typing import Final

from arenarium.core.areas import bits
from arenarium.core.game import Json
from arenarium.core.kernel import Event
from arenarium.core.wire import fields
from arenarium.games.warcraft.battlefield import NOBODY
from arenarium.games.warcraft.box import (
    CARDS,
    CRIPPLE,
    DEVOUR,
    FAST,
    GOODS,
    INVISIBILITY,
    POLYMORPH,
    RACES,
    RENEW,
    RESOURCES,
    STEPS,
    SUMMON_BUILDING,
    TOKENS,
    TOWN_PORTAL,
    TYPES,
)
from arenarium.games.warcraft.dice import PURPOSES
from arenarium.games.warcraft.endings import REASONS
from arenarium.games.warcraft.notation import owner_seat, race_name
from arenarium.games.warcraft.state import War
from arenarium.games.warcraft.verbs import owner_and_type
from arenarium.games.warcraft.wire_events import Played, Told, Upgraded, Won

Fields = tuple[tuple[str, str], ...]
FIELDS: Final[dict[str, Fields]] = fields(Told)
PLACES: Final = (FAST, CRIPPLE, RENEW)  # cards whose operand is an area


def tell(s: War, event: Event, seat: int) -> Json | None:
    args = event.seen_by(seat)
    if args is None:
        return None
    kind = event.kind
    if kind == "played":
        return {**played(s, args)}
    if kind == "upgraded":
        return {**upgraded(s, args)}
    if kind == "won":
        return {**won(args)}
    if kind == "drawn_game":
        _, reason = args
        return {"kind": kind, "reason": reason_key(reason)}
    if kind == "drew" and len(args) > 1:
        kind = "drew_card"
    return {"kind": kind, **spelled(s, FIELDS[kind], args)}


def spelled(s: War, named: Fields, args: tuple[int, ...]) -> Json:
    """The arguments in order, each in the words of its field; the race of an owner follows the owner."""
    out: Json = {}
    owner = NOBODY
    i = 0
    for name, note in named:
        if note == "owner's race":
            out[name] = race_key(s.race[owner]) if owner != NOBODY else "@warcraft-nobody"
            continue
        if i == len(args):
            break
        value = args[i]
        i += 1
        if note in ("seat", "owner"):
            owner = value
        out[name] = word(s, note, value)
    return out


def word(s: War, note: str, value: int) -> str | int | None:
    """A number in the words of what it stands for."""
    if note == "owner":
        return owner_seat(s, value)
    if note == "area":
        return s.box.names[value]
    if note == "type":
        return type_key(value)
    if note == "card":
        return card_key(value)
    if note == "race":
        return race_key(value)
    if note == "resource":
        return resource_key(value)
    if note == "token":
        return f"@warcraft-token-{TOKENS[value]}"
    if note == "step":
        return f"@warcraft-step-{STEPS[value]}"
    if note == "purpose":
        return PURPOSES[value]
    return value


def type_key(t: int) -> str:
    return f"@warcraft-{TYPES[t]}"


def race_key(race: int) -> str:
    return f"@warcraft-{RACES[race]}"


def card_key(card: int) -> str:
    return f"@warcraft-{CARDS[card]}"


def resource_key(good: int) -> str:
    return f"@warcraft-{GOODS[good]}"


def reason_key(reason: int) -> str:
    return f"@warcraft-reason-{REASONS[reason]}"


# --- events that are not spelled field by field ----------------------------------------------


def won(args: tuple[int, ...]) -> Won:
    mask, reason = args
    winners = bits(mask)
    return {"kind": "won", "seat": winners[0], "winners": winners, "count": len(winners), "reason": reason_key(reason)}


def upgraded(s: War, args: tuple[int, ...]) -> Upgraded:
    seat, t, level = args
    name = f"@warcraft-{race_name(s, seat)}_{TYPES[t]}_{level}"
    return {"kind": "upgraded", "seat": seat, "type": type_key(t), "level": level, "name": name}


def played(s: War, args: tuple[int, ...]) -> Played:
    """A card with its operands as named fields."""
    seat, card, x, y = args
    out: Played = {"kind": "played", "seat": seat, "card": card_key(card)}
    if card in PLACES:
        out["area"] = s.box.names[x]
    elif card == TOWN_PORTAL:
        out["area"] = s.box.names[x]
        out["to"] = s.box.names[y]
    elif card in (POLYMORPH, DEVOUR):
        owner, t = owner_and_type(x)
        out["race"] = race_key(s.race[owner])
        out["type"] = type_key(t)
        out["area"] = s.box.names[y]
        out["target_seat"] = owner_seat(s, owner)
    elif card == INVISIBILITY:
        out["race"] = race_key(s.race[x])
        out["target_seat"] = owner_seat(s, x)
    elif card == RESOURCES:
        out["resource"] = resource_key(x)
    elif card == SUMMON_BUILDING:
        out["type"] = type_key(x)
    return out
