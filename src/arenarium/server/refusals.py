"""What the server itself refuses, beside what the rules refuse."""

from __future__ import annotations

from math import log10

from arenarium.core.refusal import Refusal
from arenarium.server import wire
from arenarium.server.reasons import told
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


MOST = 2**53
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


def headers_of(refusal: Refusal) -> dict[str, str]:
    """When to come back, for programs that read headers only."""
    seconds = refusal.args_.get("seconds") if isinstance(refusal, (TooMuch, Unavailable)) else None
    return {} if seconds is None else {"retry-after": str(seconds)}


def refusal_info(refusal: Refusal, lang: str) -> wire.Refused:
    """A refusal with its sentence in the player's language."""
    args = {k: plain(v) for k, v in told(refusal.args_, lang).items()}
    message = words(lang).say(refusal.key, args)
    return {"kind": refusal.kind, "key": refusal.key, "rule": refusal.rule, "args": args, "message": message}


def plain(value: object) -> object:
    """What a player sent comes back in the refusal; a number that no reader of JSON takes comes back as its size."""
    if isinstance(value, int) and not -MOST <= value <= MOST:
        return f"{'-' if value < 0 else ''}10^{int(value.bit_length() * log10(2))}"
    if isinstance(value, dict):
        return {str(k): plain(v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(v) for v in value]
    return value
