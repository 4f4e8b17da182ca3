"""People: a name, a cookie, a recovery code, and what becomes of a change everywhere at once.

The worker that changed somebody says so through Redis; workers also look by themselves, so that a lost word costs
some seconds and no more.
"""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody
from msgspec import Meta, Struct

from arenarium.core.game import Json
from arenarium.server import wire
from arenarium.server.api.requests import Req, hub_of, limits_of, person_of, required
from arenarium.server.api.sockets import Sockets
from arenarium.server.edge.asgi import language
from arenarium.server.edge.identity import AGE, COOKIE, clean, hashed, new_recovery
from arenarium.server.hub import Hub
from arenarium.server.jobs import notifications
from arenarium.server.refusals import Denied
from arenarium.store.database import StoreFailed
from arenarium.store.rows import Person
from arenarium.words import LANGUAGES

LOOK = 5.0


class Me(Struct):
    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")] | None = None
    lang: Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class Code(Struct):
    code: Annotated[str, Meta(min_length=1, max_length=60)]


class People:
    def __init__(self, hub: Hub, sockets: Sockets) -> None:
        self.hub, self.sockets = hub, sockets

    async def change(self, person: Person) -> None:
        await self.hub.store.change_person(person)
        self._learn(person)
        if self.hub.wake is not None:
            self.hub.wake.say_person(person.id)

    def heard(self, person: str) -> None:
        """Another worker has changed somebody."""
        self.hub.spawn(self._read([person]))

    async def run(self) -> None:
        while self.hub.several:
            await asyncio.sleep(LOOK)
            known = {s.person.id for s in self.sockets.open if s.person is not None}
            known.update(key for room in self.hub.rooms.values() for key in room.people)
            await self._read(sorted(known))

    async def _read(self, ids: list[str]) -> None:
        try:
            found = await self.hub.store.people(ids)
        except StoreFailed:
            return
        for person in found.values():
            self._learn(person)

    def _learn(self, person: Person) -> None:
        for room in self.hub.rooms.values():
            room.presence.learn(person)
        void = False
        for session in self.sockets.open:
            if session.person is None or session.person.id != person.id or session.person == person:
                continue
            if session.person.recovery != person.recovery:
                void = True
            else:
                session.person, session.lang = person, person.lang
        if void:
            self.sockets.part(person)


def about(person: Person, recovery: str | None = None) -> wire.Me:
    hook = person.webhook is not None
    about: wire.Me = {"id": person.id, "name": person.name, "lang": person.lang, "webhook": hook}
    if recovery is not None:
        about["recovery"] = recovery
    return about


def _signed(request: Req, person: Person, recovery: str | None = None) -> Response[wire.Me]:
    hub = hub_of(request)
    answer = Response(about(person, recovery))
    answer.set_cookie(
        COOKIE,
        hub.cookie_for(person),
        max_age=AGE,
        httponly=True,
        samesite="lax",
        secure=hub.settings.secure,
        path="/",
    )
    return answer


@get("/api/me", summary="Who the cookie says you are")
async def who_am_i(request: Req, quiet: FromQuery[bool] = False) -> wire.Me | Json:
    """A stranger is refused; whoever asks quietly gets an empty answer, which no browser calls an error."""
    if quiet and await person_of(request) is None:
        return {}
    return about(await required(request))


@post("/api/me", status_code=200, summary="Begin as, or change to, that name")
async def call_me(request: Req, data: JSONBody[Me]) -> Response[wire.Me]:
    """Without a name one begins as a guest, who plays where nobody else reads it: bots, lessons, one screen."""
    hub = hub_of(request)
    hook = notifications.checked(data.webhook, hub.settings.webhook_hosts) if data.webhook else None
    person = await person_of(request)
    if person is not None:
        person = msgspec.structs.replace(
            person,
            name=clean(data.name) if data.name else person.name,
            lang=data.lang or person.lang,
            webhook=person.webhook if data.webhook is None else hook,
        )
        await request.app.state.people.change(person)
        return _signed(request, person)
    limits_of(request).new_person(request.scope)
    code = new_recovery()
    lang = data.lang or language(request.scope)
    person = Person(hub.settings.new_id(), clean(data.name) if data.name else "", lang, hashed(code), hook, hub.now())
    await hub.store.add_person(person)
    return _signed(request, person, code)


@post("/api/me/recover", status_code=200, summary="Become that person on this device")
async def recover(request: Req, data: JSONBody[Code]) -> Response[wire.Me]:
    limits_of(request).guess(request.scope)
    person = await hub_of(request).store.person_by_recovery(hashed(data.code))
    if person is None:
        raise Denied("server-refuse-code")
    return _signed(request, person)


@post("/api/me/recovery", status_code=200, summary="A new recovery code; the old one and all other devices are void")
async def new_code(request: Req) -> Response[wire.Me]:
    """Whoever lost a code or a device shuts the others out: only this device gets a new cookie."""
    person, code = await required(request), new_recovery()
    person = msgspec.structs.replace(person, recovery=hashed(code))
    await request.app.state.people.change(person)
    return _signed(request, person, code)


@post("/api/me/leave", status_code=200, summary="Forget me on this device")
async def forget_me(request: Req) -> Response[Json]:
    answer: Response[Json] = Response({})
    answer.delete_cookie(COOKIE, path="/")
    return answer


ROUTES = [who_am_i, call_me, recover, new_code, forget_me]
