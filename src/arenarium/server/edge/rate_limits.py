"""Who may come in and how often, and who counts as one."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from ipaddress import IPv6Address

from arenarium.server.edge.asgi import Scope, address, header
from arenarium.server.metrics import Metrics
from arenarium.server.refusals import TooMuch
from arenarium.server.settings import Settings
from arenarium.store.rows import Person

WORK = ("/api", "/metrics", "/healthz", "/readyz")  # all other addresses are files
GUESSES_PER_HOUR = 20
PIECE = 16 * 1024  # bytes of a body that count as one request more
HEAVY = 10.0  # requests that reading a whole match, or making a table, counts for beside itself
HOUR = 3600


class Bucket:
    """Fills at `rate` a second up to `burst`; each thing done takes one."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst, self.level, self.at = rate, burst, burst, now

    def take(self, now: float, cost: float = 1.0) -> bool:
        self.level = min(self.burst, self.level + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def charge(self, now: float, cost: float) -> float:
        """Take what was done already, on credit if need be: seconds until the debt is paid."""
        self.level = min(self.burst, self.level + max(0.0, now - self.at) * self.rate) - cost
        self.at = now
        return max(0.0, -self.level) / self.rate

    def wait(self, cost: float = 1.0) -> float:
        """Seconds from the last try until so much can be taken."""
        return max(0.0, min(cost, self.burst) - self.level) / self.rate


class Buckets:
    """A bucket for each key; the least used are forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._found: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str, now: float) -> Bucket:
        bucket = self._found.get(key)
        if bucket is None:
            bucket = self._found[key] = Bucket(self._rate, self._burst, now)
            if len(self._found) > self._most:
                self._found.popitem(last=False)
        self._found.move_to_end(key)
        return bucket

    def take(self, key: str, now: float, cost: float = 1.0) -> bool:
        return self.of(key, now).take(now, cost)

    def demand(self, key: str, now: float, says: str, cost: float = 1.0) -> None:
        """Take it, or refuse with a sentence that says in how many whole seconds it can be had."""
        bucket = self.of(key, now)
        if not bucket.take(now, cost):
            raise TooMuch(says, seconds=max(1, math.ceil(bucket.wait(cost))))


def neighbourhood(address: str) -> str:
    """Whom an address stands for. With IPv6 everybody has a network of 64 bits and could use each address once."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return address if found.is_loopback else f"{IPv6Address(int(found) >> 64 << 64)}/64"


def loopback(address: str) -> bool:
    """This machine itself."""
    return address.startswith("127.") or address in ("::1", "local")


def is_file(scope: Scope) -> bool:
    """Whether what is asked for is part of the page itself."""
    return scope["method"] in ("GET", "HEAD") and not scope["path"].startswith(WORK)


class RateLimits:
    """What one address and one person may take from everybody else."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        limits = settings.limits
        self.settings, self.metrics = settings, metrics
        self.now = time.monotonic
        self._requests = Buckets(limits.requests_per_second, limits.requests_burst)
        self._files = Buckets(limits.files_per_second, limits.files_burst)
        self._people = Buckets(limits.people_per_hour / HOUR, limits.people_per_hour)
        self._tables = Buckets(limits.tables_per_hour / HOUR, limits.tables_per_hour)
        self._studies = Buckets(limits.studies_per_hour / HOUR, limits.studies_per_hour)
        self._house = Buckets(limits.tables_of_an_address / HOUR, limits.tables_of_an_address)
        self._shelf = Buckets(limits.studies_of_an_address / HOUR, limits.studies_of_an_address)
        self._connects = Buckets(limits.connects_per_second, limits.connects_burst)
        self._messages = Buckets(limits.address_messages_per_second, limits.address_burst)
        self._guesses = Buckets(GUESSES_PER_HOUR / HOUR, GUESSES_PER_HOUR)
        metrics.describe("kept_out", "Turned away at the door, by what they wanted too much of.")

    def _take(self, what: str, buckets: Buckets, key: str, cost: float = 1.0, says: str = "server-refuse-rate") -> None:
        try:
            buckets.demand(key, self.now(), says, cost)
        except TooMuch:
            self.metrics.count("kept_out", f'what="{what}"')
            raise

    def where(self, scope: Scope) -> str:
        return neighbourhood(address(scope, self.settings.proxies))

    def _spared(self, where: str) -> bool:
        """This machine itself, where no proxy hides who it is: a laptop among friends, and its tests."""
        return self.settings.limits.spare_loopback and not self.settings.proxies and loopback(where)

    def request(self, scope: Scope) -> None:
        if is_file(scope):
            self._take("files", self._files, self.where(scope))
        else:
            self._take("requests", self._requests, self.where(scope), 1.0 + self._sent(scope) / PIECE)

    def _sent(self, scope: Scope) -> int:
        """Bytes of a body, as far as any but a file may have; whoever does not say how many may send all of these."""
        most, said = self.settings.limits.body, header(scope, b"content-length")
        if said is None:
            return 0 if header(scope, b"transfer-encoding") is None else most
        return min(int(said), most) if said.isdecimal() and len(said) < 12 else most

    def whole_match(self, scope: Scope) -> None:
        """Replays, exports and reports read and play everything that ever happened at a table."""
        where = self.where(scope)
        if not self._spared(where):
            self._take("matches", self._requests, where, HEAVY)

    def new_person(self, scope: Scope) -> None:
        self._take("people", self._people, self.where(scope), says="server-refuse-people")

    def guess(self, scope: Scope) -> None:
        """Recovery codes cannot be tried out."""
        self._take("guesses", self._guesses, self.where(scope))

    def new_table(self, scope: Scope, person: Person) -> None:
        """By person, and by address, for a name costs nothing."""
        self._take("tables", self._tables, person.id, says="server-refuse-tables")
        where = self.where(scope)
        if not self._spared(where):
            self._take("tables", self._house, where, says="server-refuse-tables")
            self._take("tables", self._requests, where, HEAVY, says="server-refuse-tables")

    def new_study(self, scope: Scope, person: Person) -> None:
        """Also a copy, or one from a file."""
        self._take("studies", self._studies, person.id, says="server-refuse-studies")
        where = self.where(scope)
        if not self._spared(where):
            self._take("studies", self._shelf, where, says="server-refuse-studies")
            self._take("studies", self._requests, where, HEAVY, says="server-refuse-studies")

    def connect(self, scope: Scope) -> Bucket | None:
        """A socket: what all sockets of its address may say together, if that is limited."""
        where = self.where(scope)
        if self._spared(where):
            return None
        self._take("connects", self._connects, where, says="server-refuse-connections")
        return self._messages.of(where, self.now())
