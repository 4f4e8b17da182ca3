"""Workers wake each other through Redis. A lost message costs a little time: everybody also looks by themselves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from redis.asyncio import Redis
from redis.exceptions import RedisError

CHANNEL = "arenarium"
PERSON = "~"  # before the id of a person; no id of a table begins with it
STUDY = "+"  # before the id of a study
TOGETHER = 500  # tables named in one message: whoever is busy says what waits at once
BACKOFF = 1.0
log = logging.getLogger("arenarium.wake")


class Wake:
    """`heard` is called with the id of each table that another worker changed, `met` with that of each person,
    `studied` with that of each study."""

    def __init__(self, url: str, worker: str, heard: Callable[[str], None]) -> None:
        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=2, health_check_interval=10)
        self._worker = worker
        self._heard = heard
        self.met: Callable[[str], None] = lambda person: None
        self.studied: Callable[[str], None] = lambda study: None
        self._said: asyncio.Queue[str] = asyncio.Queue()
        self.connected = False

    def say(self, table: str) -> None:
        if self._said.qsize() < 10_000:
            self._said.put_nowait(table)

    def say_person(self, person: str) -> None:
        self.say(PERSON + person)

    def say_study(self, study: str) -> None:
        self.say(STUDY + study)

    async def talk(self) -> None:
        while True:
            said = {await self._said.get(): None}
            while not self._said.empty() and len(said) < TOGETHER:
                said[self._said.get_nowait()] = None
            try:
                await self._redis.publish(CHANNEL, " ".join((self._worker, *said)))
            except (RedisError, OSError) as error:
                log.info("wake-up not sent", extra={"data": {"error": str(error)}})
                await asyncio.sleep(BACKOFF)

    async def listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self.connected = True
                    async for message in channel.listen():
                        if message["type"] == "message":
                            self._hear(*message["data"].decode().split(" "))
            except (RedisError, OSError) as error:
                self.connected = False
                log.info("no wake-ups for now", extra={"data": {"error": str(error)}})
                await asyncio.sleep(BACKOFF)

    def _hear(self, worker: str, *said: str) -> None:
        if worker != self._worker:
            hear = {PERSON: self.met, STUDY: self.studied}
            for what in said:
                hear.get(what[:1], self._heard)(what[1:] if what[:1] in hear else what)

    async def close(self) -> None:
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()
