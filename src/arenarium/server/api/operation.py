"""For whoever runs the server, and the client's own pages."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

from arenarium.server.api.requests import Req, hub_of
from arenarium.server.edge.pages import folder, page
from arenarium.server.refusals import Unknown


@get("/healthz", summary="The process runs", media_type=MediaType.TEXT)
async def healthz() -> str:
    return "fine\n"


@get("/readyz", summary="It can take people: the database answers", media_type=MediaType.TEXT)
async def readyz(request: Req) -> Response[str]:
    hub = hub_of(request)
    trouble = "stopping" if hub.stopping else await hub.store.trouble()
    text = f"not ready: {trouble}\n" if trouble else "ready\n"
    return Response(text, status_code=503 if trouble else 200, media_type=MediaType.TEXT)


@get("/metrics", summary="For Prometheus", media_type=MediaType.TEXT)
async def metrics(request: Req) -> str:
    return hub_of(request).metrics.text()


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Req, path: FromPath[str] = "") -> Response[bytes]:
    if path.startswith("/api"):
        raise Unknown("server-refuse-address")
    found = await asyncio.to_thread(page, folder(hub_of(request).settings.web), path)
    headers = {"cache-control": found.cache}
    return Response(found.content, status_code=found.status, media_type=found.kind, headers=headers)


ROUTES = [healthz, readyz, metrics, client]
