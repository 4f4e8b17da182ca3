"""Questions about a position, answered from what the asking seat may know."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

from arenarium.core.game import Json
from arenarium.core.refusal import NotAllowed, Refusal, Unreadable
from arenarium.core.table import AnyTable
from arenarium.server import wire
from arenarium.server.answers import AskAdvise, Inquiry, answer, args_of
from arenarium.server.refusals import Denied, NotNow, refusal_info
from arenarium.server.table.desk import Desk, Guest
from arenarium.server.table.thinker import Thinker
from arenarium.server.wire.messages import write

T = TypeVar("T")
Later = Callable[[], Awaitable[T]]  # what takes a while
SECONDS: Final = 3.0  # for one answer
ABOUT_ANSWERS: Final = ("why", "foresee", "knowledge")  # there are none to give when the match is over


def whose(guest: Guest) -> str:
    """Whose turn it is to be answered: people of one address share what others leave them."""
    return f"{guest.where} {guest.person.id if guest.person is not None else ''}"


class Inquiries:
    """These change nothing, so they do not wait for their turn at the table; they are worked out beside the loop."""

    def __init__(self, desk: Desk, thinker: Thinker) -> None:
        self.desk, self.thinker = desk, thinker

    async def ask(self, guest: Guest, m: wire.Ask) -> Later[None]:
        """What is asked about is the position of now; to answer it is left to the asker, who may go on meanwhile."""
        found: Later[Json] | Refusal
        try:
            found = await self._work(guest, m)
        except Refusal as refusal:
            found = refusal
        return partial(self._tell, guest, m, found)

    async def _tell(self, guest: Guest, m: wire.Ask, found: Later[Json] | Refusal) -> None:
        try:
            if isinstance(found, Refusal):
                raise found
            answered: wire.Answered = {"id": m.id, "what": m.what, "answer": await found()}
        except Refusal as refusal:
            self.refuse(guest, m, refusal)
        else:
            guest.send(write({"t": "answer", "d": answered}))

    def refuse(self, guest: Guest, m: wire.Ask, refusal: Refusal) -> None:
        """To `why` that something is not allowed is an answer."""
        answered: wire.Answered = {"id": m.id, "what": m.what}
        if m.what == "why" and isinstance(refusal, (Unreadable, NotAllowed)):
            answered["answer"] = {"allowed": False, **refusal_info(refusal, guest.lang)}
        else:
            answered["refused"] = refusal_info(refusal, guest.lang)
        guest.send(write({"t": "answer", "d": answered}))

    async def _work(self, guest: Guest, m: wire.Ask) -> Later[Json]:
        await self.desk.awake()
        table = self.desk.table
        if table is None:
            raise NotNow("server-refuse-not-begun")
        seat = self._seat(guest, m.seat)
        if m.what == "hint":
            return self._hint(guest, table, seat)
        if m.what == "advise":
            return self._advise(guest, table, seat, args_of(m.what, m.args, AskAdvise).option)
        if m.what in ABOUT_ANSWERS and table.result() is not None:
            raise NotAllowed("core-refuse-over")
        path = self.desk.worker.settings.games.path(self.desk.row.game)
        inquiry = Inquiry.of(self.desk.game, path, table.state, seat, m.what, m.args)
        work = partial(answer, inquiry, random.getrandbits(48))
        return partial(self.desk.worker.aside.run, whose(guest), work, SECONDS)

    def _seat(self, guest: Guest, seat: int | None) -> int:
        if seat is None:
            return guest.viewer[0] if guest.viewer else -1
        self.desk.own(guest, seat)
        return seat

    def _alone(self, guest: Guest, table: AnyTable, seat: int) -> None:
        """Help is not for where other people play: that would be help from outside."""
        me = guest.person.id if guest.person is not None else None
        if any(s.person not in (None, me) for s in self.desk.seats):
            raise Denied("server-refuse-hint-people")
        if table.question_of(seat) is None:
            raise NotNow("core-refuse-not-asked")

    def _hint(self, guest: Guest, table: AnyTable, seat: int) -> Later[Json]:
        """What a good bot would do."""
        self._alone(guest, table, seat)
        hint = self.thinker.hint(table, seat, whose(guest))

        async def later() -> Json:
            found = await hint()
            if found is None:
                raise NotNow("server-refuse-failed")
            return {"text": found.text, "bot": found.bot, "options": list(found.hints)}

        return later

    def _advise(self, guest: Guest, table: AnyTable, seat: int, option: str) -> Later[Json]:
        """Whether an answer is a clear mistake, before it is given."""
        self._alone(guest, table, seat)
        warning = self.thinker.warning(table, seat, option, whose(guest))

        async def later() -> Json:
            return {"warning": await warning()}

        return later
