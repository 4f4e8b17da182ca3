"""What becomes of a person everywhere at once: a new name, no webhook any more, a recovery code that makes others void.

The worker that changed somebody says so through Redis; workers also look by themselves, so that a lost word costs
some seconds and no more.
"""

from __future__ import annotations

import asyncio

from arenarium.server.hub import Hub
from arenarium.server.socket import Sockets
from arenarium.store.database import StoreFailed
from arenarium.store.rows import Person

LOOK = 5.0


class Persons:
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
            if person.id in room.people and room.people[person.id] != person:
                room.people[person.id] = person
                room.tell_table()
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
