"""Questions about a position, answered from what the asking seat may know."""

from __future__ import annotations

import random
import time
from typing import Final

from arenarium.bots.contract import Job
from arenarium.core.foresight import Foresight
from arenarium.core.game import Json
from arenarium.core.refusal import Refusal
from arenarium.server.api import wire
from arenarium.server.api.messages import write
from arenarium.server.refusals import Denied, Malformed, NotNow, told
from arenarium.server.table.desk import AnyTable, Desk, Guest
from arenarium.server.table.thinker import Thinker

MOST_FORESEEN: Final = 400  # options of one question
FORESEEING: Final = 0.1  # seconds for all of them


class Inquiries:
    """These change nothing, so they do not wait for their turn."""

    def __init__(self, desk: Desk, thinker: Thinker) -> None:
        self.desk, self.thinker = desk, thinker

    async def ask(self, guest: Guest, m: wire.Ask) -> None:
        answered: wire.Answered = {"id": m.id, "what": m.what}
        try:
            answered["answer"] = await self._answer(guest, m)
        except Refusal as refusal:
            answered["refused"] = told(refusal, guest.lang)
        guest.send(write({"t": "told", "d": answered}))

    async def _answer(self, guest: Guest, m: wire.Ask) -> Json:
        await self.desk.awake()
        table = self.desk.table
        if table is None:
            raise NotNow("server-refuse-not-begun")
        seat = self._seat(guest, m.seat)
        if m.what == "hint":
            return await self._hint(guest, table, seat)
        if m.what == "knowledge":
            return self._knowledge(table, seat)
        if m.what == "why":
            return self._why(table, seat, str(m.args.get("text", "")), guest.lang)
        if m.what == "foresee":
            return self._foresee(table, seat, m.args)
        return self.desk.game.inquire(table.state, seat, m.what, m.args)

    def _seat(self, guest: Guest, seat: int | None) -> int:
        if seat is None:
            return guest.viewer[0] if guest.viewer else -1
        self.desk.own(guest, seat)
        return seat

    def _why(self, table: AnyTable, seat: int, text: str, lang: str) -> Json:
        """Whether an action is allowed, and if not, the rule that forbids it."""
        try:
            table.propose(seat, text)
        except Refusal as refusal:
            return {"allowed": False, **told(refusal, lang)}
        return {"allowed": True}

    def _foresee(self, table: AnyTable, seat: int, args: Json) -> Json:
        """What one answer, or each of several, would bring as far as the seat can know."""
        option, options = args.get("option"), args.get("options", [])
        if (option is None and not options) or not isinstance(options, list) or len(options) > MOST_FORESEEN:
            raise Malformed("server-refuse-data", type="foresee", reason="option, or 1 to 400 options")
        self._asked(table, seat)
        foresight = Foresight(self.desk.game, table.state, seat)
        if option is not None:
            return {"events": foresight.of(str(option))}
        end = time.monotonic() + FORESEEING
        found: dict[str, list[Json]] = {}
        for text in map(str, options):
            found[text] = foresight.of(text)
            if time.monotonic() > end:
                break
        return {"foreseen": found}

    async def _hint(self, guest: Guest, table: AnyTable, seat: int) -> Json:
        """What a good bot would do. Not where other people play: that would be help from outside."""
        me = guest.person.id if guest.person is not None else None
        if any(s.person not in (None, me) for s in self.desk.seats):
            raise Denied("server-refuse-hint-people")
        self._asked(table, seat)
        answer = await self.thinker.hint(table, seat, me or self.desk.row.host)
        if answer is None:
            raise NotNow("server-refuse-failed")
        return {"text": answer.text, "bot": answer.bot, "options": list(answer.hints)}

    def _knowledge(self, table: AnyTable, seat: int) -> Json:
        """What the seat knows as a state, the rest drawn anew: a bot of the player's own thinks on it."""
        self._asked(table, seat)
        path = self.desk.worker.settings.games.path(self.desk.row.game)
        return {"state": Job.of(path, table.state, seat, "guest", random.getrandbits(48)).state}

    def _asked(self, table: AnyTable, seat: int) -> None:
        if table.question_of(seat) is None:
            raise NotNow("core-refuse-not-asked")
