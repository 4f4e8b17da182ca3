"""For whoever runs the server, and the client's own pages."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect

import arenarium
from arenarium.server import wire
from arenarium.server.api.requests import PACKED, Req, hub_of
from arenarium.server.edge.pages import Page, document, documents, encodings, folder, page
from arenarium.server.refusals import Unknown
from arenarium.server.wire.messages import VERSION
from arenarium.store.seal import public_key


@get("/healthz", summary="The process runs", media_type=MediaType.TEXT)
async def healthz() -> str:
    return "fine\n"


@get("/readyz", summary="It can take people: the database answers", media_type=MediaType.TEXT)
async def readyz(request: Req) -> Response[str]:
    hub = hub_of(request)
    trouble = "stopping" if hub.stopping else await hub.store.trouble()
    text = f"not ready: {trouble}\n" if trouble else "ready\n"
    return Response(text, status_code=503 if trouble else 200, media_type=MediaType.TEXT)


@get("/api/server", summary="What this server is, and the key it signs finished matches with")
async def server(request: Req) -> wire.ServerInfo:
    key = await hub_of(request).signing_key()
    return {"version": arenarium.__version__, "protocol": VERSION, "key": await asyncio.to_thread(public_key, key)}


@get("/metrics", summary="For Prometheus", media_type=MediaType.TEXT)
async def metrics(request: Req) -> str:
    return hub_of(request).metrics.text()


def sent(found: Page) -> Response[bytes]:
    headers = {"cache-control": found.cache}
    if found.encoding:
        headers["content-encoding"] = found.encoding
    return Response(found.content, status_code=found.status, media_type=found.kind, headers=headers)


@get("/docs", include_in_schema=False)
async def first_document() -> Redirect:
    return Redirect("/docs/index.html")


@get("/docs/{path:path}", include_in_schema=False)
async def site(path: FromPath[str]) -> Response[bytes]:
    return sent(await asyncio.to_thread(document, documents(), path))


@get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
async def client(request: Req, path: FromPath[str] = "") -> Response[bytes]:
    if path.startswith("/api"):
        raise Unknown("server-refuse-address")
    takes = encodings(request.headers.get("accept-encoding") or "")
    found = await asyncio.to_thread(page, folder(hub_of(request).settings.web), path, takes)
    answer = sent(found)
    answer.headers["vary"] = "accept-encoding"
    return answer


ROUTES = [server, healthz, readyz, metrics, first_document, site, client]
