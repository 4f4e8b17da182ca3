"""What an ASGI scope says of a client, and how a client is turned away."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from arenarium.core.refusal import Refusal
from arenarium.server.refusals import headers_of, refusal_info, status_of
from arenarium.words import FALLBACK, LANGUAGES

Message = MutableMapping[str, Any]  # as ASGI leaves it
Scope = Mapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


def header(scope: Scope, name: bytes) -> str | None:
    found = next((v for k, v in scope["headers"] if k == name), None)
    return None if found is None else found.decode("latin-1")


def address(scope: Scope, proxies: int) -> str:
    """Where a client comes from; what proxies say counts only as far as the operator trusts them."""
    if proxies:
        chain = [a.strip() for a in (header(scope, b"x-forwarded-for") or "").split(",") if a.strip()]
        if len(chain) >= proxies:
            return chain[-proxies]
    client = scope.get("client")
    return client[0] if client else "local"


def own_origin(scope: Scope, allowed: tuple[str, ...]) -> bool:
    """Whether the page that asks is ours. Programs other than browsers send no Origin."""
    origin = header(scope, b"origin")
    if origin is None or origin in allowed:
        return True
    host = header(scope, b"host") or ""
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:  # no address at all
        return False


def language(scope: Scope) -> str:
    """The first of our languages that the client asks for."""
    for part in (header(scope, b"accept-language") or "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return FALLBACK


def answer(scope: Scope, refusal: Refusal) -> tuple[Message, Message]:
    """A refusal as the two parts of an answer over HTTP."""
    headers = {"content-type": "application/json", **headers_of(refusal)}
    start = {"status": status_of(refusal), "headers": [(k.encode(), v.encode()) for k, v in headers.items()]}
    return start, {"body": msgspec.json.encode({"error": refusal_info(refusal, language(scope))})}


async def turn_away(scope: Scope, send: Send, refusal: Refusal) -> None:
    """No socket for this client: it is told why, and when to come back."""
    start, body = answer(scope, refusal)
    await send({"type": "websocket.http.response.start", **start})
    await send({"type": "websocket.http.response.body", **body})
