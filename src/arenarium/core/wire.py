"""What goes over the wire, as types: views, events, questions, answers to inquiries.

A game declares its own in `games/<game>/wire.py` (views, questions), `wire_events.py` and `wire_answers.py`, and only
there: `scripts/wire-types` writes the client's types from these files, and the conformance kit holds every view and
event of random play to them. Declarations only, no code.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import UnionType
from typing import Annotated, NotRequired, TypedDict, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

Seat = Annotated[int, "seat"]  # 0, 1, …; -1 is a spectator


class Question(TypedDict):
    """An open question as one seat may see it."""

    seat: Seat
    ask: NotRequired[str]  # a locale key; absent when the question is another seat's
    options: NotRequired[list[str]]  # in notation; only for the seat that is asked
    live: NotRequired[bool]  # its answers are intents: the pace of the table says whether and when each counts


class NothingElse(TypedDict):
    """An inquiry that needs no more words."""


@dataclass(frozen=True)
class Shapes:
    """The types of one game."""

    view: object  # a TypedDict
    told: object  # a union of TypedDicts, each with `kind: Literal["..."]`, one kind or several
    question: object = Question
    answers: Mapping[str, object] = field(default_factory=dict)  # by what is inquired
    asks: Mapping[str, object] = field(default_factory=dict)  # likewise: what is said with an inquiry, a TypedDict


class Mistyped(TypeError):
    """Something about to be told is not of its declared type."""


def check(value: object, kind: object) -> None:
    """That a value is exactly of a declared type: nothing missing, nothing beside it. For tests: it is slow."""
    try:
        same = msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise Mistyped(f"{error}: {value!r}") from None
    if same != value:  # what a type does not name is dropped
        raise Mistyped(f"holds what its type does not name: {value!r}, of which {same!r} is declared")


def kinds(told: object) -> dict[str, object]:
    """The event types of a union, by their kind."""
    found = {}
    for one in get_args(told) or (told,):
        for kind in get_args(get_type_hints(one)["kind"]):
            found[kind] = one
    return found


def fields(told: object) -> dict[str, tuple[tuple[str, str], ...]]:
    """By kind of event its fields in order, each with the note of its Annotated type, or "" where it has none.

    So the arguments of an event can be spelled out from the declaration: `hex: Hex` with
    `Hex = Annotated[str, "hex"]` is the field "hex" whose number stands for a hex.
    """
    return {kind: tuple((n, _note(t)) for n, t in _fields_of(one) if n != "kind") for kind, one in kinds(told).items()}


def knows(kind: object, path: Sequence[str]) -> bool:
    """Whether what is of this type can have something at the end of a path of names and numbers."""
    if not path:
        return True
    name, *rest = path
    args = get_args(kind)
    match get_origin(kind):
        case origin if origin in (Annotated, NotRequired):
            return knows(args[0], path)
        case origin if origin in (Union, UnionType):
            return any(knows(one, path) for one in args)
        case origin if origin in (list, tuple):
            return name.isdecimal() and any(knows(one, rest) for one in args)
        case origin if origin is dict:
            return knows(args[1], rest)
    fields = get_type_hints(kind, include_extras=True) if is_typeddict(kind) else {}
    return name in fields and knows(fields[name], rest)


def _fields_of(one: object) -> list[tuple[str, object]]:
    return list(get_type_hints(one, include_extras=True).items())


def _note(kind: object) -> str:
    if get_origin(kind) is NotRequired:
        (kind,) = get_args(kind)
    notes = getattr(kind, "__metadata__", ())
    return next((n for n in notes if isinstance(n, str)), "")
