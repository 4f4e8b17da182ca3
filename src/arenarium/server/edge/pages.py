"""The built client, whose first page answers every address that it routes itself; and the built documents."""

from __future__ import annotations

import gzip
import mimetypes
import os
import re
from functools import lru_cache
from html import escape
from importlib import resources
from pathlib import Path

from arenarium.words import FALLBACK, LANGUAGES, words

ALONE = """<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>Arenarium</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="{seconds}">
<style>body {{ font: 1.1rem/1.6 system-ui, sans-serif; color-scheme: light dark; max-width: 34rem; margin: 12vh auto;
padding: 0 1.5rem }}</style></head><body><h1>Arenarium</h1>{told}</body></html>
"""
NO_DOCUMENTS = """<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Arenarium</title>
<h1>Arenarium</h1>{told}<p><a href="/">Arenarium</a></p></html>
"""
CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'{sockets}; media-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HOST = re.compile(r"[A-Za-z0-9.-]+(?::\d{1,5})?|\[[0-9A-Fa-f:.]+\](?::\d{1,5})?")
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


@lru_cache(maxsize=64)
def headers_for(host: str | None) -> list[tuple[bytes, bytes]]:
    """The headers of every answer. Not every browser takes 'self' for sockets of the own host, so these are named."""
    sockets = f" ws://{host} wss://{host}" if host is not None and HOST.fullmatch(host) else ""
    found = {"content-security-policy": CSP.format(sockets=sockets), **HEADERS}
    return [(k.encode(), v.encode()) for k, v in found.items()]


def folder(given: Path | None) -> Path:
    return given if given is not None else Path(str(resources.files("arenarium"))) / "web"


def documents() -> Path:
    """Where `make docs` puts the documents' site."""
    return Path(str(resources.files("arenarium"))) / "site"


class Page:
    """A file to be sent."""

    def __init__(self, content: bytes, kind: str, cache: str, status: int = 200, encoding: str = "") -> None:
        self.content, self.kind, self.cache, self.status = content, kind, cache, status
        self.encoding = encoding


# What a build holds, whatever the machine's own list of types says.
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".webp": "image/webp",
}


# What the build has packed beforehand lies beside its file; the smaller one is sent where it is taken.
BESIDE = {"br": ".br", "gzip": ".gz"}
TEXTS = (".js", ".css", ".html", ".svg", ".json", ".webmanifest")
SMALL = 1000  # bytes: below this nothing is packed


def encodings(header: str) -> frozenset[str]:
    """The encodings that an `accept-encoding` header takes."""
    parts = [part.replace(" ", "").lower().split(";q=") for part in header.split(",")]
    return frozenset(name for name, *weight in parts if name and not (weight and weight[0].strip("0.") == ""))


def packed(file: Path, takes: frozenset[str]) -> tuple[bytes, str]:
    """What is sent of a file, and how that is encoded."""
    for encoding, suffix in BESIDE.items():
        ready = file.with_name(file.name + suffix)
        if encoding in takes and file.suffix in TEXTS and ready.is_file():
            return ready.read_bytes(), encoding
    content = file.read_bytes()
    if "gzip" in takes and file.suffix in TEXTS and len(content) >= SMALL:
        return gzip.compress(content, 5), "gzip"
    return content, ""


def found(root: Path, path: str) -> Path | None:
    """The file of that path under the folder; nothing hidden, nothing outside, nothing that cannot even be a name."""
    try:
        file = (root / path.lstrip("/")).resolve()
        inside = root in file.parents and not any(part.startswith(".") for part in file.relative_to(root).parts)
        return file if inside and file.is_file() else None
    except (OSError, ValueError):
        return None


def kind_of(file: Path) -> str:
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind in ("application/json", "application/manifest+json", "image/svg+xml"):  # to text it is added anyway
        kind += "; charset=utf-8"
    return kind


def document(root: Path, path: str) -> Page:
    """A file of the documents' site; its own page for what is not there, a sentence where nothing was built."""
    root = root.resolve()
    if file := found(root, path):
        return Page(file.read_bytes(), kind_of(file), "no-cache")
    missing = root / "404.html"
    content = missing.read_bytes() if missing.is_file() else no_documents()
    return Page(content, "text/html", "no-cache", 404)


def page(root: Path, path: str, takes: frozenset[str] = frozenset()) -> Page:
    """The file of that path, packed as it is taken; for an address without a suffix the client's first page."""
    root = root.resolve()
    file = found(root, path)
    if file is not None:
        # The build names its assets by content, so they never change.
        lasting = "/assets/" in f"/{file.relative_to(root)}"
        content, encoding = packed(file, takes)
        cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return Page(content, kind_of(file), cache, encoding=encoding)
    if "." in path.rsplit("/", 1)[-1]:
        return Page(b"not found", "text/plain", "no-cache", 404)
    first = root / "index.html"
    return Page(first.read_bytes() if first.is_file() else alone(), "text/html", "no-cache")


def alone() -> bytes:
    """Instead of a client that is not built: that it is being built, or how to; it looks again by itself."""
    warming = os.environ.get("ARENARIUM_WARMING")  # a file of scripts/play, there as long as it builds the client
    key, seconds = ("server-page-warming", 2) if warming and Path(warming).exists() else ("server-page-absent", 10)
    return ALONE.format(lang=FALLBACK, seconds=seconds, told=_in_every_language(key)).encode()


def no_documents() -> bytes:
    return NO_DOCUMENTS.format(lang=FALLBACK, told=_in_every_language("server-page-no-documents")).encode()


def _in_every_language(key: str) -> str:
    """Whoever reads a page that asks for no language finds their own in it."""
    return "".join(f'<p lang="{lang}">{escape(words(lang).say(key))}</p>' for lang in LANGUAGES)
