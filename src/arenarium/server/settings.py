"""How a server is run."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from arenarium.core.game import AnyGame
from arenarium.server.table_time import TableTime


class Registry:
    """The games of a server. A game outside the package is named `module:NAME`, and so it is in jobs for bots."""

    def __init__(self, games: Mapping[str, AnyGame], paths: Mapping[str, str] | None = None) -> None:
        self._games = dict(games)
        self._paths = dict(paths or {})

    @staticmethod
    def shipped(extra: tuple[str, ...] = ()) -> Registry:
        from arenarium.bots.contract import find_game
        from arenarium.games import games

        found = {game.name: game for game in games()}
        paths = {}
        for path in extra:
            other = find_game(path)
            found[other.name] = other
            paths[other.name] = path
        return Registry(found, paths)

    def names(self) -> list[str]:
        return list(self._games)

    def get(self, name: str) -> AnyGame | None:
        return self._games.get(name)

    def path(self, name: str) -> str:
        """How another process finds the game."""
        return self._paths.get(name, name)

    def paths(self) -> dict[str, str]:
        """The same for all of them."""
        return {name: self.path(name) for name in self._games}


@dataclass(frozen=True)
class Limits:
    """What one client may take. Generous for people, tight for floods.

    `connections_per_address` says how many people live behind one address; what they may do together follows from it.
    """

    messages_per_second: float = 40.0
    burst: float = 200.0
    connections: int = 5_000
    connections_per_address: int = 200
    tables_per_hour: int = 120  # of one person
    studies_per_hour: int = 60  # of one person
    people_per_hour: int = 120  # of one address
    requests_per_second: float = 40.0
    requests_burst: float = 400.0
    chats_per_minute: int = 30  # lines of one person
    chats_burst: int = 10  # of them at once
    offers_per_minute: int = 10  # draws, takebacks and pauses that others are asked for, all of them at once if need be
    backlog: int = 1_000  # messages that wait for a slow reader
    body: int = 256 * 1024
    spare_loopback: bool = True  # limits by address do not apply to this machine itself, unless it is a proxy

    @property
    def files_per_second(self) -> float:
        """Files of the page itself, which are sent as they lie there: they count apart from requests."""
        return self.connections_per_address * 5.0

    @property
    def files_burst(self) -> float:
        """Everybody opens the page at the same time."""
        return self.connections_per_address * 60.0

    @property
    def connects_per_second(self) -> float:
        """Sockets opened. After a restart everybody comes back at once, so twice as many as may be open are let in."""
        return self.connections_per_address / 10

    @property
    def connects_burst(self) -> float:
        return self.connections_per_address * 2.0

    @property
    def address_messages_per_second(self) -> float:
        """Messages of all sockets of one address. A player sends one every few seconds, in some games in bursts."""
        return self.connections_per_address * 2.0

    @property
    def address_burst(self) -> float:
        return self.connections_per_address * 10.0

    @property
    def tables_of_an_address(self) -> float:
        """Tables made in an hour."""
        return self.connections_per_address * 3.0

    @property
    def studies_of_an_address(self) -> float:
        """Studies made in an hour. Each may hold a megabyte, and a name to make it with costs nothing."""
        return float(self.connections_per_address)


def limits_for(people: int) -> Limits:
    """For so many people behind one address: a school, a club, an office."""
    usual = Limits()
    return Limits(
        connections_per_address=people,
        requests_per_second=max(usual.requests_per_second, people / 5),
        requests_burst=max(usual.requests_burst, people * 2.0),
    )


def new_id() -> str:
    return secrets.token_urlsafe(12)


@dataclass(frozen=True)
class Settings:
    database: str
    games: Registry
    redis: str | None = None
    origins: tuple[str, ...] = ()  # beside the server's own
    secure: bool = False  # cookies only over https
    web: Path | None = None
    limits: Limits = Limits()
    bot_workers: int = 1
    bot_pause: float = 0.8  # bots that go on among themselves before somebody's eyes take at least this long
    bot_grace: float = 20.0  # after this long another worker takes a bot's question over
    bot_seconds: float | None = None  # instead of each level's own time
    packs: Path | None = None  # a folder of data packs
    webhook_hosts: tuple[str, ...] = ("discord.com", "discordapp.com", "hooks.slack.com")
    base: str = ""  # the address people use, for links in webhooks
    absent: float = 60.0  # seconds after which a bot may sit in for somebody who left
    idle: float = 30.0  # seconds after which a table that nobody watches leaves the memory
    snapshot_every: int = 128
    poll: float = 1.0
    proxies: int = 0  # how many proxies in front are to be believed about addresses
    worker: str = field(default_factory=lambda: secrets.token_hex(4))
    now: Callable[[], float] = field(default_factory=TableTime)
    new_id: Callable[[], str] = new_id
    new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(16)
