"""The application: Litestar for HTTP, the socket beside it, and the limits both keep to."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import ClientException, HTTPException, InternalServerException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import arenarium
from arenarium.core.refusal import BadData, Refusal
from arenarium.server.api import (
    boxes,
    games,
    matches,
    operation,
    people,
    positions,
    puzzles,
    scenarios,
    shelf,
    studies,
    study_nodes,
    tables,
)
from arenarium.server.api.lobby import Lobby
from arenarium.server.api.people import People
from arenarium.server.api.requests import PACKED
from arenarium.server.api.shelf import Shelves
from arenarium.server.api.sockets import Sockets
from arenarium.server.edge.asgi import Message, Receive, Scope, Send, answer, header, language, own_origin, turn_away
from arenarium.server.edge.doorway import Doorway
from arenarium.server.edge.packing import Packing
from arenarium.server.edge.pages import headers_for
from arenarium.server.edge.rate_limits import RateLimits
from arenarium.server.edge.ws_limits import LimitedWsProtocol
from arenarium.server.edge.ws_protocol import ours
from arenarium.server.hub import Hub
from arenarium.server.jobs.analysis import Analyst
from arenarium.server.jobs.downtime import Downtime
from arenarium.server.jobs.notifications import Notifications
from arenarium.server.jobs.read_queue import ReadQueue
from arenarium.server.refusals import Denied, Malformed, Unavailable, Unknown, headers_of, refusal_info, status_of
from arenarium.server.settings import Settings
from arenarium.server.table_time import TableTime
from arenarium.server.unreadable import reason_for
from arenarium.store.database import StoreFailed, Unfit
from arenarium.store.store import Store

logger = logging.getLogger("arenarium.server")
GONE = "arenarium.gone"  # in the state of a request whose client went away before its end
PARTS = (people, shelf, boxes, games, tables, matches, positions, scenarios, puzzles, studies, study_nodes, operation)
ROUTES = [r for part in PARTS for r in part.ROUTES]


def refused(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    if isinstance(error, InternalServerException) and request.scope["state"].get(GONE):
        error = ClientException("the request was cut off")  # nobody hears it, and it is no fault of ours
    refusal = as_refusal(error)
    lang = language(request.scope)
    status = status_of(refusal)
    if isinstance(error, HTTPException) and 400 <= error.status_code < 500:
        status = error.status_code
    return Response({"error": refusal_info(refusal, lang)}, status_code=status, headers=headers_of(refusal))


def as_refusal(error: Exception) -> Refusal:
    if isinstance(error, Refusal):
        return error
    if isinstance(error, BadData):
        return Malformed("server-refuse-bad-data", reason=reason_for(error))
    if isinstance(error, Unfit):
        return Malformed("server-refuse-body", reason="a character that cannot be kept")
    if isinstance(error, StoreFailed):
        return Unavailable("server-refuse-storage")
    if isinstance(error, ValidationException):
        return Malformed("server-refuse-body", reason=faults_of(error))
    if isinstance(error, RecursionError):
        return Malformed("server-refuse-deep")
    if isinstance(error, UnicodeDecodeError):
        return Malformed("server-refuse-body", reason="it is not text in UTF-8")
    if isinstance(error, HTTPException) and error.status_code == 404:
        return Unknown("server-refuse-address")
    if isinstance(error, HTTPException) and error.status_code < 500:
        return Malformed("server-refuse-body", reason=error.detail)
    logger.error("a request failed", exc_info=error)
    return Failed("server-refuse-failed")


def faults_of(error: ValidationException) -> str:
    """What does not fit, each with its place in the request."""
    rows = [row for row in error.extra if isinstance(row, dict)] if isinstance(error.extra, list) else []
    told = [f"{row['key']}: {row['message']}" for row in rows if {"key", "message"} <= row.keys()]
    return "; ".join(told) or str(error.extra or error.detail)


class Failed(Refusal):
    """A fault of ours."""

    kind = "failed"


class App:
    """The ASGI application of one worker."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.hub = Hub(settings, store)
        self.sockets = Sockets(self.hub)
        self.people = People(self.hub, self.sockets)
        self.notifications = Notifications(self.hub, self.hub.is_here)
        self.downtime = Downtime(self.hub)
        self.limits = RateLimits(settings, self.hub.metrics)
        self.doorway = Doorway()
        self.http = Litestar(
            route_handlers=ROUTES,
            lifespan=[self._life],
            exception_handlers={Exception: refused},
            middleware=[Packing(PACKED)],
            request_max_body_size=settings.limits.body,
            openapi_config=OpenAPIConfig(
                title="Arenarium",
                version=arenarium.__version__,
                path="/api/schema",
                render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            ),
            logging_config=None,
        )
        self.http.state.hub = self.hub
        self.http.state.analyst = Analyst(self.hub, self.hub.pool, self.hub.reading)
        self.http.state.limits = self.limits
        self.http.state.lobby = Lobby(self.hub)
        self.http.state.readers = self.readers = ReadQueue(self.hub.reading)
        self.http.state.teachers = self.teachers = ReadQueue(self.hub.aside)
        self.http.state.people = self.people
        self.http.state.watching = self.sockets.watching
        self.http.state.shelves = self.shelves = Shelves(self.hub)
        metrics = self.hub.metrics
        metrics.gauge("database_ok", "Whether the last change could be written.", lambda: not store.writer.failing)
        metrics.gauge(
            "sockets_dropped", "Sockets cut off for what they did to the wire.", lambda: LimitedWsProtocol.dropped
        )
        metrics.gauge(
            "bots_waiting", "Questions to bots that wait for their turn.", lambda: self.hub.pool.turns.waiting
        )
        metrics.gauge("database_failures", "Commits that failed.", lambda: store.writer.failures)
        if settings.redis is not None:
            metrics.gauge("redis_ok", "Whether wake-ups of other workers are heard.", self._awake)

    @asynccontextmanager
    async def _life(self, app: Litestar) -> AsyncIterator[None]:
        if isinstance(self.settings.now, TableTime) and (newest := await self.store.newest()) is not None:
            self.settings.now.not_before(newest)
        await self.downtime.begin()
        await self.hub.begin()
        await self.sockets.begin()
        if self.hub.wake is not None:
            self.hub.wake.met = self.people.heard
            self.hub.wake.studied = self.sockets.watching.heard
        self.hub.spawn(self.people.run())
        self.hub.spawn(self.sockets.watching.run())
        self.hub.spawn(self.shelves.run())
        self.hub.spawn(self.notifications.run())
        self.hub.spawn(self.downtime.run())
        self.hub.spawn(self._describe())
        try:
            yield
        finally:
            await self.notifications.close()
            await self.downtime.note()
            self.readers.close()
            self.teachers.close()
            await self.hub.end()
            self.store.close()

    async def _describe(self) -> None:
        """The description of all routes is made beforehand: whoever first asked for it would hold up everybody."""
        for plugin in self.http.plugins:  # the one that does it is Litestar's own, and its class has no public name
            if (describe := getattr(plugin, "provide_openapi_schema", None)) is not None:
                await asyncio.to_thread(describe)

    def _awake(self) -> bool:
        return self.hub.wake is not None and self.hub.wake.connected

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if scope["path"] == "/ws":
                await self._socket(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": "path"})
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self.http(scope, receive, send)  # type: ignore[arg-type]  # the lifespan, in Litestar's own types

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            together = self.limits.connect(scope)
        except Refusal as refusal:
            await receive()  # websocket.connect
            await turn_away(scope, send, refusal)
            return
        if (protocol := ours(scope)) is not None:
            protocol.together = together
        await self.sockets(scope, receive, send)

    async def _http(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["method"] == "HEAD":  # answered like GET; uvicorn keeps the body back
            scope = {**scope, "method": "GET"}
        host, receive = header(scope, b"host"), self.doorway.receiver(receive)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers_for(host)]
                self.hub.metrics.count("requests", f'status="{message["status"]}"')
            await send(message)

        async def noting_an_end() -> Message:
            message = await receive()
            if message["type"] == "http.disconnect":
                scope.setdefault("state", {})[GONE] = True
            return message

        await self.doorway.enter()
        try:
            self.limits.request(scope)
            if scope["method"] != "GET" and not own_origin(scope, self.settings.origins):
                raise Denied("server-refuse-origin")
        except Refusal as refusal:
            start, body = answer(scope, refusal)
            await with_headers({"type": "http.response.start", **start})
            await with_headers({"type": "http.response.body", **body})
            return
        await self.http(scope, noting_an_end, with_headers)  # type: ignore[arg-type]  # Litestar's own types
