"""Calls people to their turn by the address they gave: Discord-compatible, only to hosts the operator allows."""

from __future__ import annotations

import asyncio
import logging
from urllib.parse import urlsplit

import httpx

from arenarium.server.refusals import Malformed
from arenarium.words import words

log = logging.getLogger("arenarium.webhook")
PATIENCE = 10.0


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


class Caller:
    def __init__(self) -> None:
        self._client: httpx.AsyncClient | None = None  # made when first needed: it reads every certificate there is
        self.sent = 0
        self.failed = 0

    async def call(self, url: str, lang: str, game: str, title: str, link: str) -> bool:
        """Whether there is an answer that another try would not change."""
        if self._client is None:
            # No line before a hundred connections: a host that never answers would fill it, and others wait behind.
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
