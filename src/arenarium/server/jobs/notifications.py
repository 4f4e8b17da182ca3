"""Absent people are called to their turn by the address they gave, once for each question, whatever restarts meanwhile.

A call is written in the same commit as the question it is for. Any worker may claim it and has a while to deliver it;
if that fails, or the worker goes, it is due again, a few times, each later than the last. Nobody is called who came
back or whose question has closed. Addresses are Discord-compatible, and only on hosts the operator allows.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from urllib.parse import urlsplit

import httpx

from arenarium.server.refusals import Malformed
from arenarium.server.worker import Worker
from arenarium.store.database import StoreFailed
from arenarium.store.rows import Call
from arenarium.words import words

log = logging.getLogger("arenarium.webhook")
PATIENCE = 10.0
LOOK = 10.0  # seconds between looks at what others may have left
AGAIN = (20.0, 60.0, 300.0, 1200.0, 3600.0)  # the first is longer than any delivery takes
ROUNDED = 0.01  # times in the store are rounded
MOST = 500  # deliveries under way; a host that never answers has each for ten seconds
AT_ONCE = 50
FINISH = 5.0  # seconds that deliveries under way have when the server stops


def checked(url: str, hosts: tuple[str, ...]) -> str:
    """The address, if it is one the operator allows. The server must not be sent to knock on other doors."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
        parts.port  # noqa: B018  # out of range, it raises
    except ValueError:
        raise Malformed("server-refuse-webhook", known=list(hosts)) from None
    named = next((h for h in hosts if h.partition(":")[0] == host), None)
    if named is None or len(url) > 500 or parts.username is not None or not url.isprintable() or " " in url:
        raise Malformed("server-refuse-webhook", known=list(hosts))
    local = host in ("127.0.0.1", "localhost")
    if parts.scheme != "https" and not (local and parts.scheme == "http"):
        raise Malformed("server-refuse-webhook", known=list(hosts))
    return url


class Webhook:
    def __init__(self) -> None:
        self._client: httpx.AsyncClient | None = None  # made when first needed: it reads every certificate there is
        self.sent = 0
        self.failed = 0

    async def call(self, url: str, lang: str, game: str, title: str, link: str) -> bool:
        """Whether there is an answer that another try would not change."""
        if self._client is None:
            # No limit of connections: a host that never answers would use them up, and all others would wait.
            limits = httpx.Limits(max_connections=None, max_keepalive_connections=20)
            self._client = httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False, limits=limits)
        say = words(lang).say
        name = say(f"{game}-name")
        text = say("server-your-turn", {"game": name, "title": title or name, "link": link})
        body = {"content": text, "text": text, "username": "Arenarium", "allowed_mentions": {"parse": []}}
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await self._client.post(url, json=body)
        except (httpx.HTTPError, httpx.InvalidURL, TimeoutError) as error:
            log.info("webhook failed", extra={"data": {"error": type(error).__name__}})
            self.failed += 1
            return False
        if answer.status_code >= 400:
            log.info("webhook refused", extra={"data": {"status": answer.status_code}})
            self.failed += 1
        else:
            self.sent += 1
        return answer.status_code < 500 and answer.status_code != 429

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()


class Notifications:
    def __init__(self, worker: Worker, is_here: Callable[[str, str], bool]) -> None:
        self.worker = worker
        self.is_here = is_here  # whether a person is at a table
        self.webhook = Webhook()
        self._ringing: set[asyncio.Task[None]] = set()
        worker.metrics.gauge("webhooks_sent", "Calls to a turn that were delivered.", lambda: self.webhook.sent)
        worker.metrics.gauge("webhooks_failed", "Tries of calls that failed.", lambda: self.webhook.failed)

    async def run(self) -> None:
        while True:
            self.worker.ring.clear()
            most = min(AT_ONCE, MOST - len(self._ringing))
            try:
                found = await self.worker.store.claim_calls(self.worker.now() + ROUNDED, AGAIN, most) if most else []
            except StoreFailed:
                found = []
            for call in found:
                task = asyncio.get_running_loop().create_task(self._deliver(call))
                self._ringing.add(task)
                task.add_done_callback(self._ringing.discard)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK if len(found) < AT_ONCE else 0.0):  # there may be more
                    await self.worker.ring.wait()

    async def _deliver(self, call: Call) -> None:
        try:
            row, head, person = await self.worker.store.head_and_person(call)
            open_still = head.state == "running" and head.opened.get(str(call.seat)) == call.question
            back = call.tries > 0 and person is not None and self.is_here(call.table, person.id)
            done = True
            if person is not None and person.webhook is not None and open_still and not back:
                done = await self.webhook.call(person.webhook, person.lang, row.game, row.title, self._link(row.id))
            if done:
                await self.worker.store.called(call)
        except StoreFailed:
            self.worker.log("a call waits for the database", table=call.table)

    def _link(self, table: str) -> str:
        return f"{self.worker.settings.base}/t/{table}"

    async def close(self) -> None:
        if self._ringing:
            await asyncio.wait(self._ringing, timeout=FINISH)
        for task in self._ringing:
            task.cancel()
        await self.webhook.close()
