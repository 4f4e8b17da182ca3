"""What those at a table say to each other."""

from __future__ import annotations

import time

from arenarium.server import wire
from arenarium.server.refusals import Denied, Malformed, Unknown
from arenarium.server.table.desk import Desk, Guest
from arenarium.server.table.telling import Telling
from arenarium.server.wire.messages import one_line
from arenarium.store.rows import Person


class Talk:
    def __init__(self, desk: Desk, telling: Telling) -> None:
        self.desk, self.telling = desk, telling

    async def chat(self, guest: Guest, m: wire.Chat) -> None:
        """Whoever talks too much is refused before any turn of the table's is taken."""
        person = guest.person
        if person is None or not person.name:
            raise Denied("server-refuse-chat-nobody")
        text = one_line(m.text)
        if not text:
            raise Malformed("server-refuse-chat-empty")
        self.desk.worker.chat_limits.demand(person.id, time.monotonic(), "server-refuse-chat-rate")
        await self.desk.post(lambda: self._say(person, text))

    async def _say(self, person: Person, text: str) -> None:
        worker, table = self.desk.worker, self.desk.row.id
        said = await worker.store.add_chat(table, person.id, person.name, text, worker.now())
        if said is None:
            raise Unknown("server-refuse-table")
        self.telling.chat(said)
        worker.announce(table)
