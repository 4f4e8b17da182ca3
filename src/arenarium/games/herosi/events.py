"""Events as a seat was told them: the numbers of each become the fields that wire_events.py declares."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast, get_args

from arenarium.core.game import Json
from arenarium.core.kernel import Event
from arenarium.core.wire import fields
from arenarium.games.herosi.box import BESIDE, BOARD, EMPTY, FACES, FIELDS, HERO, LETTERS
from arenarium.games.herosi.notation import bearer_name, dice_name, field_name, slot_name, spell_name, target_name
from arenarium.games.herosi.state import TRACK, Match
from arenarium.games.herosi.verbs import SPELL, spell_of, target_seat
from arenarium.games.herosi.wire import FieldView
from arenarium.games.herosi.wire_events import Ending, Told, Type

Numbers = tuple[int, ...]
Reader = Callable[[Match, Numbers, int], object]  # all numbers of the event, and which of them is meant

HERO_KEYS: Final = ("@herosi-hero_fire", "@herosi-hero_water", "@herosi-hero_earth", "@herosi-hero_air")


def _words(kind: object) -> tuple[str, ...]:
    """The words of an annotated Literal; a number of the rules is a place among them."""
    literal, _ = get_args(kind)
    return get_args(literal)


ENDINGS: Final[tuple[str, ...]] = _words(Ending)
TYPES: Final[tuple[str, ...]] = _words(Type)


def tell(s: Match, event: Event, viewer: int) -> Told | None:
    numbers = event.seen_by(viewer)
    if numbers is None:
        return None
    kind = "drew_hidden" if event.kind == "drew" and len(numbers) == 1 else event.kind
    row: Json = {"kind": kind}
    for name, reader, i in PLANS[kind]:
        if i < len(numbers):  # an old event may end earlier
            row[name] = reader(s, numbers, i)
    return cast("Told", row)


def card_key(s: Match, card: int) -> str:
    return f"@herosi-{s.box.spells[card].name}"


def being_key(s: Match, kind: int, seat: int) -> str:
    if kind == HERO:
        return HERO_KEYS[s.hero[seat]] if s.hero[seat] >= 0 else "@herosi-hero"
    return f"@herosi-{s.box.creature(kind).name}"


def _number(s: Match, n: Numbers, i: int) -> int:
    return n[i]


def _card(s: Match, n: Numbers, i: int) -> str:
    return card_key(s, n[i])


def _slot(s: Match, n: Numbers, i: int) -> str:
    return slot_name(n[i])


def _track(s: Match, n: Numbers, i: int) -> int:
    return n[i] // TRACK


def _hero(s: Match, n: Numbers, i: int) -> str:
    return HERO_KEYS[n[i]]


def _special(s: Match, n: Numbers, i: int) -> str:
    return card_key(s, s.box.special[n[i]])


def _being(s: Match, n: Numbers, i: int) -> str:
    """It stands on the field named before it."""
    return being_key(s, n[i], target_seat(n[i - 1]))


def _reached(s: Match, n: Numbers, i: int) -> str:
    """What a spell is aimed at or lies on; '' for a player."""
    kind = n[i]
    return "" if kind == EMPTY else HERO_KEYS[-1 - kind] if kind < 0 else being_key(s, kind, 0)


def _own_being(s: Match, n: Numbers, i: int) -> str:
    """It is of the seat named before it."""
    return being_key(s, n[i], n[i - 1])


def _army(s: Match, n: Numbers, i: int) -> list[str]:
    return [being_key(s, kind, n[i - 1]) for kind in n[i:] if kind != EMPTY]


def _stands(s: Match, n: Numbers, i: int) -> FieldView:
    """As it begins, whole and under no spell, with nobody before it."""
    if n[i] == HERO:
        return {"id": "hero", "wounds": 0, "life": s.cap[n[0]], "exposed": True}
    creature = s.box.creature(n[i])
    return {
        "id": creature.name,
        "wounds": 0,
        "life": creature.life,
        "exposed": True,
        "strength": creature.strength,
        "cost": creature.activation,
        "frozen": False,
        "activated": False,
    }


def _board(s: Match, n: Numbers, i: int) -> dict[str, FieldView | None]:
    return {FIELDS[k]: None if n[i + k] == EMPTY else _stands(s, n, i + k) for k in range(BOARD)}


def _dice(s: Match, n: Numbers, i: int) -> str:
    return dice_name(n[i])


def _count(s: Match, n: Numbers, i: int) -> int:
    return n[i].bit_count()


def _die(s: Match, n: Numbers, i: int) -> int:
    return n[i] + 1


def _face(s: Match, n: Numbers, i: int) -> str:
    return f"@herosi-face-{FACES[n[i]]}"


def _letter(s: Match, n: Numbers, i: int) -> str:
    return LETTERS[n[i]]


def _own_field(s: Match, n: Numbers, i: int) -> str:
    return FIELDS[n[i]]


def _field(s: Match, n: Numbers, i: int) -> str:
    return field_name(n[i])


def _aim(s: Match, n: Numbers, i: int) -> str:
    return target_name(s.box, n[i])


def _bearer(s: Match, n: Numbers, i: int) -> str:
    return bearer_name(n[i])


def _spell(s: Match, n: Numbers, i: int) -> str:
    """The card named before it, on what bears it."""
    return spell_name(s.box, n[i - 1], n[i])


def _owner(s: Match, n: Numbers, i: int) -> int:
    """The seat of a field, a player, or the bearer of a spell; a creature beside the board is the acting seat's."""
    target = n[i]
    if target == BESIDE:
        return n[0]
    return target_seat(spell_of(target)[1] if target >= SPELL else target)


def _back(s: Match, n: Numbers, i: int) -> FieldView:
    """A Phoenix that has returned."""
    return {**_stands(s, n, i), "wounds": s.box.creature(n[i]).amount, "activated": True}


def _type(s: Match, n: Numbers, i: int) -> str:
    return TYPES[n[i]]


def _answer(s: Match, n: Numbers, i: int) -> str:
    return being_key(s, n[i], 0) if n[i] else "@herosi-fire_wall"


def _ending(s: Match, n: Numbers, i: int) -> str:
    return ENDINGS[n[i]]


READERS: Final[dict[str, Reader]] = {
    "": _number,
    "seat": _number,
    "card": _card,
    "slot": _slot,
    "track": _track,
    "hero": _hero,
    "special": _special,
    "being": _being,
    "own_being": _own_being,
    "reached": _reached,
    "army": _army,
    "board": _board,
    "dice": _dice,
    "count": _count,
    "die": _die,
    "face": _face,
    "letter": _letter,
    "own_field": _own_field,
    "field": _field,
    "aim": _aim,
    "bearer": _bearer,
    "spell": _spell,
    "owner": _owner,
    "stands": _stands,
    "back": _back,
    "type": _type,
    "answer": _answer,
    "ending": _ending,
}


def _plan(named: tuple[tuple[str, str], ...]) -> tuple[tuple[str, Reader, int], ...]:
    """By field its reader and which number of the event it is made from: the next one, or that of another field."""
    place: dict[str, int] = {}
    plan: list[tuple[str, Reader, int]] = []
    for name, note in named:
        meaning, _, other = note.partition(" of ")
        if not other:
            place[name] = len(place)
        plan.append((name, READERS[meaning], place[other or name]))
    return tuple(plan)


PLANS: Final[dict[str, tuple[tuple[str, Reader, int], ...]]] = {
    kind: _plan(named) for kind, named in fields(Told).items()
}
