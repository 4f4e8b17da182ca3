"""Who somebody is: a signed cookie, a recovery code, one-time tokens. No password is kept anywhere."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from unicodedata import normalize

from arenarium.core.readable import readable

COOKIE = "arenarium"
AGE = 400 * 24 * 3600  # the longest that browsers keep a cookie
MOST_COOKIES = 8  # of ours in one request: by paths and domains there may be some, by hand thousands to be checked
LONGEST_NAME = 40
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that can be misread


def clean(name: str) -> str:
    """A name on one line, without letters that show nothing and marks that reach over other people's lines."""
    return " ".join(readable(normalize("NFC", name)).split())[:LONGEST_NAME] or "?"


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_recovery() -> str:
    """Five groups of four letters: about 99 bits."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(4)) for _ in range(5))


def hashed(token: str) -> str:
    """How tokens and codes are stored. They are long and random, so no salt is needed."""
    return sha256(b"arenarium/" + token.strip().lower().encode()).hexdigest()


def hashed_token(token: str) -> str:
    return sha256(b"arenarium-token/" + token.encode()).hexdigest()


def same(stored: str | None, token: str | None) -> bool:
    """Whether a token is the one whose hash is stored; takes as long when it is not."""
    given = hashed_token(token or "")
    return hmac.compare_digest(stored or "", given) and stored is not None and token is not None


def seal(person: str, recovery: str) -> str:
    """What a cookie says: who, and by which recovery code. A new code makes cookies of the old one void."""
    return f"{person}~{recovery[:16]}"


class Signer:
    """Signs what the cookie says."""

    def __init__(self, secret: str) -> None:
        self._key = bytes.fromhex(secret)

    def sign(self, person: str) -> str:
        return f"{person}.{self._mac(person)}"

    def person(self, value: str) -> str | None:
        person, dot, mac = value.rpartition(".")
        if not dot or not hmac.compare_digest(mac.encode(), self._mac(person).encode()):
            return None
        return person

    def person_in(self, cookie_header: str | None) -> str | None:
        """The person a Cookie header speaks for."""
        if not cookie_header:
            return None
        # By hand: the standard library gives up at the first odd cookie of somebody else on the same host.
        tries = MOST_COOKIES
        for part in cookie_header.split(";"):
            name, _, value = part.strip().partition("=")
            if name != COOKIE:
                continue
            tries -= 1
            if tries < 0:
                return None
            if (person := self.person(value.strip('"'))) is not None:
                return person
        return None

    def _mac(self, person: str) -> str:
        return hmac.new(self._key, person.encode("utf-8", "surrogatepass"), sha256).hexdigest()[:32]
