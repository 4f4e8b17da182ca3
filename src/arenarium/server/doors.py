"""Who may come in, and how often: what one address and one person may take from everybody else."""

from __future__ import annotations

import math
import time
from typing import Any

from arenarium.server import socket
from arenarium.server.limits import Bucket, Buckets, loopback, neighbourhood
from arenarium.server.metrics import Metrics
from arenarium.server.refusals import TooMuch
from arenarium.server.settings import Settings
from arenarium.store.rows import Person

GUESSES_PER_HOUR = 20
HEAVY = 10.0  # requests that reading a whole match, or making a table, counts for beside itself
HOUR = 3600


class Doors:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        limits = settings.limits
        self.settings, self.metrics = settings, metrics
        self.clock = time.monotonic
        self._requests = Buckets(limits.requests_per_second, limits.requests_burst)
        self._people = Buckets(limits.people_per_hour / HOUR, limits.people_per_hour)
        self._tables = Buckets(limits.tables_per_hour / HOUR, limits.tables_per_hour)
        self._house = Buckets(limits.tables_of_an_address / HOUR, limits.tables_of_an_address)
        self._connects = Buckets(limits.connects_per_second, limits.connects_burst)
        self._messages = Buckets(limits.address_messages_per_second, limits.address_burst)
        self._guesses = Buckets(GUESSES_PER_HOUR / HOUR, GUESSES_PER_HOUR)
        metrics.describe("kept_out", "Turned away at the door, by what they wanted too much of.")

    def language(self, scope: Any) -> str:
        return socket.language(scope)

    def _take(self, what: str, buckets: Buckets, key: str, cost: float = 1.0, says: str = "server-refuse-rate") -> None:
        now = self.clock()
        bucket = buckets.of(key, now)
        if not bucket.take(now, cost):
            self.metrics.count("kept_out", f'what="{what}"')
            raise TooMuch(says, seconds=max(1, math.ceil(bucket.wait(cost))))

    def where(self, scope: Any) -> str:
        return neighbourhood(socket.address(scope, self.settings.proxies))

    def _spared(self, where: str) -> bool:
        """This machine itself, where no proxy hides who it is: a laptop among friends, and its tests."""
        return self.settings.limits.spare_loopback and not self.settings.proxies and loopback(where)

    def request(self, scope: Any) -> None:
        self._take("requests", self._requests, self.where(scope))

    def whole_match(self, scope: Any) -> None:
        """Replays, exports and reports read and play everything that ever happened at a table."""
        where = self.where(scope)
        if not self._spared(where):
            self._take("matches", self._requests, where, HEAVY)

    def new_person(self, scope: Any) -> None:
        self._take("people", self._people, self.where(scope), says="server-refuse-people")

    def guess(self, scope: Any) -> None:
        """Recovery codes cannot be tried out."""
        self._take("guesses", self._guesses, self.where(scope))

    def new_table(self, scope: Any, person: Person) -> None:
        """By person, and by address, for a name costs nothing."""
        self._take("tables", self._tables, person.id, says="server-refuse-tables")
        where = self.where(scope)
        if not self._spared(where):
            self._take("tables", self._house, where, says="server-refuse-tables")
            self._take("tables", self._requests, where, HEAVY, says="server-refuse-tables")

    def connect(self, scope: Any) -> Bucket | None:
        """A socket: what all sockets of its address may say together, if that is limited."""
        where = self.where(scope)
        if self._spared(where):
            return None
        self._take("connects", self._connects, where, says="server-refuse-connections")
        return self._messages.of(where, self.clock())
