"""What the server itself refuses, beside what the rules refuse."""

from __future__ import annotations

from typing import Any

from arenarium.core.refusal import Refusal
from arenarium.words import words


class Denied(Refusal):
    """You may not do this here."""

    kind = "denied"


class Unknown(Refusal):
    """There is no such thing."""

    kind = "unknown"


class Malformed(Refusal):
    """A message that is not what the protocol says."""

    kind = "malformed"


class TooMuch(Refusal):
    """A limit of size, rate or number."""

    kind = "too_much"


class Unavailable(Refusal):
    """It could be had, but not now; try again."""

    kind = "unavailable"


class NotNow(Refusal):
    """The table is in no state for this."""

    kind = "not_now"


class NobodyYet(Refusal):
    """You have no name here yet."""

    kind = "nobody"


STATUS = {
    "denied": 403,
    "unknown": 404,
    "malformed": 400,
    "too_much": 429,
    "unavailable": 503,
    "not_now": 409,
    "nobody": 401,
    "stale": 409,
    "not_allowed": 409,
    "failed": 500,
}


def status_of(refusal: Refusal) -> int:
    return STATUS.get(refusal.kind, 400)


def told(refusal: Refusal, lang: str) -> dict[str, Any]:
    """A refusal with its sentence in the player's language."""
    return {**refusal.json(), "message": words(lang).say(refusal.key, refusal.args_)}
