"""A server process: uvicorn around the application, with a farewell before it stops."""

from __future__ import annotations

import gc
import socket as sockets
import sys

import uvicorn

from arenarium.server.app import App
from arenarium.server.edge.http_protocol import Crowd, HttpProtocol
from arenarium.server.edge.ws_limits import LimitedWsProtocol
from arenarium.server.settings import Settings
from arenarium.server.wire.messages import LARGEST
from arenarium.store.store import Store


class Server(uvicorn.Server):
    """Clients are told before their sockets close."""

    def __init__(self, config: uvicorn.Config, app: App) -> None:
        super().__init__(config)
        self.table = app

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        self.table.hub.stopping = True
        await self.table.sockets.farewell()
        await super().shutdown(sockets)


def steady_memory() -> None:
    """No long pauses for the collector of cycles: with two hundred live tables a full pass stopped everybody for most
    of a second. What is loaded now stays; young cycles go in small steps; old ones when tables leave (hub._tidy)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 1_000_000)  # a small step takes a millisecond, each tenth one a few more


def many_files() -> None:
    """As many open files as this process may have: each connection is one, and shells often give no more than 1,024."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(65_536, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def patient(settings: Settings) -> type[HttpProtocol]:
    """The protocol of this server's HTTP. A browser opens up to six connections."""
    limits = settings.limits
    people = None if settings.proxies else Crowd(6 * limits.connections_per_address, limits.spare_loopback)
    return type("HttpProtocol", (HttpProtocol,), {"crowd": people})


def make_server(settings: Settings, host: str, port: int) -> Server:
    many_files()
    sys.setswitchinterval(0.0005)  # the thread that writes waits this long for its turn, several times a commit
    app = App(settings, Store.serve(settings.database))
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="auto",  # uvloop, which Windows does not have
        http=patient(settings),
        ws=LimitedWsProtocol,
        ws_max_size=4 * LARGEST,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=settings.proxies > 0,
        timeout_graceful_shutdown=10,
        timeout_keep_alive=30,
        backlog=1024,
    )
    return Server(config, app)
