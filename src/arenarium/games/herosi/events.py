"""Events as a seat was told them: kind by kind the fields that their numbers become. docs/views/herosi.md"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arenarium.core.game import Json
from arenarium.core.kernel import Event
from arenarium.games.herosi.box import EMPTY, FACES, FIELDS, HERO, LETTERS
from arenarium.games.herosi.notation import bearer_name, dice_name, field_name, slot_name, spell_name, target_name
from arenarium.games.herosi.state import TRACK, Match

HERO_KEYS: Final = ("@herosi-hero_fire", "@herosi-hero_water", "@herosi-hero_earth", "@herosi-hero_air")
ENDINGS: Final = ("creatures", "limit", "points")
TYPES: Final = ("magical", "physical")

# The words stand for the numbers of an event, in their order. A word that READERS does not know is passed on as it is.
TOLD: Final[dict[str, str]] = {
    "first": "seat",
    "laid": "card slot",
    "slid": "card from_slot to_slot",
    "chose_hero": "seat hero",
    "took": "seat card slot",
    "learned": "seat card slot",
    "placed": "seat being own_field",
    "left_empty": "seat own_field",
    "cleared": "seat",
    "ready": "seat",
    "revealed": "seat army army army army army army army army",
    "drew": "seat card",
    "drew_hidden": "seat",
    "shuffled": "seat",
    "rolled": "seat dice",
    "landed": "seat die face",
    "chose": "seat",
    "kept": "seat",
    "went": "seat",
    "called": "seat",
    "stopped": "seat",
    "priority": "seat",
    "acts": "seat",
    "passed": "seat",
    "weakness": "seat amount",
    "effect": "card bearer",
    "failed": "seat amount",
    "cast": "seat card aim boosts",
    "discarded": "seat card",
    "hurt": "target being amount type by_seat",
    "unhurt": "target being",
    "healed": "target being amount",
    "died": "target being",
    "removed": "target being",
    "attached": "seat card onto power",
    "power": "card bearer power",
    "ended": "card bearer owner_seat",
    "dispelled": "seat card bearer",
    "attacked": "seat from being target victim",
    "struck": "seat from being target victim",
    "answered": "target being answer",
    "used": "seat from being",
    "moved": "seat from to being",
    "teleported": "seat from to being",
    "returned": "seat field being",
    "rerolls": "seat",
    "blessed": "seat",
    "gave_die": "seat die",
    "stunned": "seat",
    "fell": "seat",
    "revived": "seat life",
    "scored": "seat amount points",
    "continued": "battle",
    "merged": "",
    "final": "seat other_seat",
    "third_place": "seat other_seat",
    "decided": "ending",
    "resigned": "seat",
    "won": "seat",
    "stop_time": "seat received half effective",  # added by a table at live pace: HE §10
}


def tell(s: Match, event: Event, viewer: int) -> Json | None:
    args = event.seen_by(viewer)
    if args is None:
        return None
    kind = "drew_hidden" if event.kind == "drew" and len(args) == 1 else event.kind
    words = TOLD[kind].split()
    assert len(words) == len(args), f"event {kind} has {len(args)} numbers"
    row: Json = {"kind": kind}
    for word, value in zip(words, args):
        reader = READERS.get(word)
        if reader is None:
            row[word] = value
        else:
            reader(s, row, value)
    return row


def card_key(s: Match, card: int) -> str:
    return f"@herosi-{s.box.spells[card].name}"


def being_key(s: Match, kind: int, seat: int) -> str:
    if kind == HERO:
        return HERO_KEYS[s.hero[seat]] if s.hero[seat] >= 0 else "@herosi-hero"
    return f"@herosi-{s.box.creature(kind).name}"


def _card(s: Match, row: Json, card: int) -> None:
    row["card"] = card_key(s, card)


def _slot(s: Match, row: Json, slot: int) -> None:
    row["slot"] = slot_name(slot)
    row["track"] = slot // TRACK


def _from_slot(s: Match, row: Json, slot: int) -> None:
    row["from"] = slot_name(slot)
    row["track"] = slot // TRACK


def _to_slot(s: Match, row: Json, slot: int) -> None:
    row["to"] = slot_name(slot)


def _hero(s: Match, row: Json, hero: int) -> None:
    row["hero"] = HERO_KEYS[hero]


def _being(s: Match, row: Json, kind: int) -> None:
    row["being"] = being_key(s, kind, row["seat"] if "seat" in row else row["target_seat"])


def _victim(s: Match, row: Json, kind: int) -> None:
    row["victim"] = being_key(s, kind, row["target_seat"])


def _army(s: Match, row: Json, kind: int) -> None:
    army = row.setdefault("army", [])
    if kind != EMPTY:
        army.append(being_key(s, kind, row["seat"]))


def _dice(s: Match, row: Json, mask: int) -> None:
    row["dice"] = dice_name(mask)
    row["count"] = mask.bit_count()


def _die(s: Match, row: Json, die: int) -> None:
    row["die"] = die + 1


def _face(s: Match, row: Json, face: int) -> None:
    row["face"] = f"@herosi-face-{FACES[face]}"
    row["letter"] = LETTERS[face]


def _own_field(s: Match, row: Json, field: int) -> None:
    row["field"] = FIELDS[field]


def _field(s: Match, row: Json, at: int) -> None:
    row["field"] = field_name(at)


def _from(s: Match, row: Json, at: int) -> None:
    row["from"] = field_name(at)


def _to(s: Match, row: Json, at: int) -> None:
    row["to"] = field_name(at)


def _target(s: Match, row: Json, at: int) -> None:
    row["target"] = field_name(at)
    row["target_seat"] = at >> 3


def _aim(s: Match, row: Json, target: int) -> None:
    row["target"] = target_name(s.box, target)


def _onto(s: Match, row: Json, bearer: int) -> None:
    row["target"] = bearer_name(bearer)


def _bearer(s: Match, row: Json, bearer: int) -> None:
    """What the card named just before lies on: together they name the spell in play."""
    row["spell"] = spell_name(s.box, s.box.card_of[row["card"].removeprefix("@herosi-")], bearer)


def _type(s: Match, row: Json, physical: int) -> None:
    row["type"] = TYPES[physical]


def _answer(s: Match, row: Json, kind: int) -> None:
    row["by"] = being_key(s, kind, 0) if kind else "@herosi-fire_wall"


def _ending(s: Match, row: Json, ending: int) -> None:
    row["by"] = ENDINGS[ending]


READERS: Final[dict[str, Callable[[Match, Json, int], None]]] = {
    "card": _card,
    "slot": _slot,
    "from_slot": _from_slot,
    "to_slot": _to_slot,
    "hero": _hero,
    "being": _being,
    "victim": _victim,
    "army": _army,
    "dice": _dice,
    "die": _die,
    "face": _face,
    "own_field": _own_field,
    "field": _field,
    "from": _from,
    "to": _to,
    "target": _target,
    "aim": _aim,
    "onto": _onto,
    "bearer": _bearer,
    "type": _type,
    "answer": _answer,
    "ending": _ending,
}
