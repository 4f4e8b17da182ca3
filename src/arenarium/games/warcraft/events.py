"""What a seat is told (docs/views/warcraft.md)."""

from __future__ import annotations

from arenarium.core.areas import bits
from arenarium.core.game import Json
from arenarium.core.kernel import Event
from arenarium.games.warcraft.box import (
    CALL_TO_ARMS,
    CARDS,
    CRIPPLE,
    FAST,
    GOODS,
    INVISIBILITY,
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
from arenarium.games.warcraft.notation import OPERANDS, UNIT, race_name
from arenarium.games.warcraft.state import War


def seat_or_none(s: War, owner: int) -> int | None:
    return owner if 0 <= owner < s.seats else None


def at_type(t: int) -> str:
    return f"@warcraft-{TYPES[t]}"


def at_race(race: int) -> str:
    return f"@warcraft-{RACES[race]}"


def tell(s: War, event: Event, seat: int) -> Json | None:
    args = event.seen_by(seat)
    if args is None:
        return None
    if event.kind == "drew" and len(args) > 1:
        return {"kind": "drew_card", "seat": args[0], "card": f"@warcraft-{CARDS[args[1]]}"}
    return {"kind": event.kind, **fields(s, event.kind, args)}


SHAPES: dict[str, tuple[str, ...]] = {
    "first": ("seat",),
    "drew": ("seat",),
    "reshuffled": ("seat",),
    "turn": ("turn", "seat"),
    "site_lost": ("seat", "area"),
    "moved": ("seat", "type", "from", "to", "carried"),
    "cancelled": ("seat", "card", "by_seat"),
    "called": ("seat", "area", "count"),
    "ported": ("seat", "type", "from", "to"),
    "joined": ("seat", "area"),
    "round": ("round", "area"),
    "raised": ("seat", "area"),
    "losses": ("attackers", "defenders"),
    "pillaged": ("seat", "from_seat", "gold", "wood"),
    "respawned": ("seat", "type", "from", "to"),
    "trimmed": ("seat", "area", "count"),
    "destroyed": ("seat", "area", "count", "outpost"),
    "token_removed": ("area", "token"),
    "occupied": ("seat", "area"),
    "eliminated": ("seat",),
    "resigned": ("seat",),
    "harvested": ("seat", "area", "amount", "resource"),
    "depleted": ("area", "level"),
    "renewed": ("seat", "area"),
    "summoned": ("seat", "type", "area"),
    "deployed": ("seat", "type", "area"),
    "finished": ("seat", "type"),
    "outpost_finished": ("seat", "area"),
    "outpost_begun": ("seat", "area"),
    "trained": ("seat", "type"),
    "built": ("seat", "type", "summoned"),
    "took": ("seat", "amount", "resource"),
    "gave": ("seat", "to_seat", "gold", "wood"),
    "laid": ("seat",),
    "spell": ("seat", "left"),
    "dealt": ("seat", "race"),
}
OWNED = {"lost", "devoured", "returned", "digested"}


def field(s: War, name: str, value: int) -> object:
    if name in ("area", "from", "to"):
        return s.box.names[value]
    if name == "type":
        return at_type(value)
    if name == "card":
        return f"@warcraft-{CARDS[value]}"
    if name == "race":
        return at_race(value)
    if name == "resource":
        return f"@warcraft-{GOODS[value]}"
    if name == "token":
        return f"@warcraft-token-{TOKENS[value]}"
    return value


def fields(s: War, kind: str, args: tuple[int, ...]) -> Json:
    if kind in SHAPES:
        return {name: field(s, name, value) for name, value in zip(SHAPES[kind], args)}
    if kind == "step":
        return {"seat": args[0], "step": f"@warcraft-step-{STEPS[args[1]]}"}
    if kind == "played":
        return {"seat": args[0], "card": f"@warcraft-{CARDS[args[1]]}", **played(s, args[1], args[2], args[3])}
    if kind == "battle":
        foe = seat_or_none(s, args[2])
        return {"seat": args[0], "area": s.box.names[args[1]], "race": at_race(s.race[args[2]]), "defender_seat": foe}
    if kind == "rolled":
        owner, t, face, strength, hit, purpose = args
        return {
            "seat": seat_or_none(s, owner),
            "race": at_race(s.race[owner]),
            "type": at_type(t),
            "face": face,
            "strength": strength,
            "hit": hit,
            "purpose": PURPOSES[purpose],
        }
    if kind in OWNED:
        owner, t, area = args
        return {
            "seat": seat_or_none(s, owner),
            "race": at_race(s.race[owner]),
            "type": at_type(t),
            "area": s.box.names[area],
        }
    if kind == "prevented":
        return {"seat": seat_or_none(s, args[0]), "race": at_race(s.race[args[0]]), "count": args[1]}
    if kind == "battle_ended":
        race = at_race(s.race[args[1]]) if args[1] >= 0 else "@warcraft-nobody"
        return {"area": s.box.names[args[0]], "seat": seat_or_none(s, args[1]), "race": race}
    if kind == "upgraded":
        seat, t, level = args
        name = f"@warcraft-{race_name(s, seat)}_{TYPES[t]}_{level}"
        return {"seat": seat, "type": at_type(t), "level": level, "name": name}
    if kind == "rescued":
        return {"seat": args[0], "race": at_race(s.race[args[0]])}
    reason = f"@warcraft-reason-{REASONS[args[1]]}"
    if kind == "drawn_game":
        return {"reason": reason}
    assert kind == "won", kind
    winners = bits(args[0])
    return {"seat": winners[0], "winners": winners, "count": len(winners), "reason": reason}


def played(s: War, card: int, x: int, y: int) -> Json:
    """The operands of a card as named fields."""
    if card in (FAST, CRIPPLE, RENEW):
        return {"area": s.box.names[x]}
    if card == TOWN_PORTAL:
        return {"area": s.box.names[x], "to": s.box.names[y]}
    if OPERANDS.get(card) == UNIT:
        return {"race": at_race(s.race[x // 4]), "type": at_type(x % 4), "area": s.box.names[y]}
    if card == INVISIBILITY:
        return {"race": at_race(s.race[x])}
    if card == RESOURCES:
        return {"resource": f"@warcraft-{GOODS[x]}"}
    if card == SUMMON_BUILDING:
        return {"type": at_type(x)}
    assert card >= CALL_TO_ARMS
    return {}
