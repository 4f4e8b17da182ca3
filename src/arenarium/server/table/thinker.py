"""Bots think for the seats of a table: elsewhere, and only on what their seat may know."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial

from arenarium.bots import levels, tutor
from arenarium.bots.contract import Answer, Budget, Fault, Job
from arenarium.core.game import Json
from arenarium.core.table import AnyTable
from arenarium.server.table.desk import Desk, Guest
from arenarium.server.wire import redaction
from arenarium.server.wire.messages import write

AWAY = "/away"  # whose turn that is: nobody's in particular, so it is no address
NOTED = 20  # faults of bots that the host is told of on arrival


class Thinker:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.faults: deque[tuple[int, Fault, str]] = deque(maxlen=NOTED)  # seat, what went wrong, who answered instead

    async def choice(self, table: AnyTable, seat: int, bot: str) -> str:
        """What the bot answers to the question that its seat is asked."""
        d = table.question_of(seat)
        assert d is not None
        options, state = d.options, table.state
        if len(options) > 1:
            answer = await self.desk.worker.pool.think(self._job(table, seat, bot), self._whose())
            if answer is not None:
                self._note(seat, answer)
                return answer.text
        return self.desk.game.notate(state, random.choice(options))

    def hint(self, table: AnyTable, seat: int, whose: str) -> Callable[[], Awaitable[Answer | None]]:
        """What a good bot would do in the position of now, for whoever asks: found when it is called."""
        return partial(self.desk.worker.pool.think, self._job(table, seat, levels.SUBSTITUTE, hint=True), whose)

    def warning(self, table: AnyTable, seat: int, option: str, whose: str) -> Callable[[], Awaitable[Json | None]]:
        """What a tutor says to that answer, likewise. Raises TooMuch where there was no time to weigh it."""
        call = partial(tutor.warning, self._job(table, seat, levels.SUBSTITUTE), option)
        return partial(self.desk.worker.pool.run, whose, call, tutor.SECONDS)

    def _job(self, table: AnyTable, seat: int, bot: str, hint: bool = False) -> Job:
        settings = self.desk.worker.settings
        budget = Budget(seconds=settings.bot_seconds or levels.seconds(bot))
        path = settings.games.path(self.desk.row.game)
        return Job.of(path, table.state, seat, bot, random.getrandbits(48), budget, hint=hint)

    def _whose(self) -> str:
        """Whose turn it is when a bot thinks here: the host's, who share with others of the address of whoever is here,
        for names cost nothing. Tables at which nobody is share among themselves."""
        desk, host = self.desk, self.desk.row.host
        seated = {s.person for s in desk.seats} - {None}

        def rank(guest: Guest) -> int:
            one = None if guest.person is None else guest.person.id
            return 0 if one == host else 1 if one in seated else 2

        here = min(desk.guests, key=rank, default=None)
        return f"{AWAY if here is None else here.where} {host}"

    # --- faults ------------------------------------------------------------------------------

    def _note(self, seat: int, answer: Answer) -> None:
        """What went wrong with a bot is noted, and the host is told which bot and why."""
        worker = self.desk.worker
        for fault in answer.faults:
            worker.log("bot fault", table=self.desk.row.id, bot=fault.bot, kind=fault.kind, detail=fault.detail)
            worker.metrics.count("bot_faults", f'kind="{fault.kind}"')
            self.faults.append((seat, fault, answer.bot))
            for guest in self.desk.guests:
                self._tell(guest, *self.faults[-1])

    def tell_faults(self, guest: Guest) -> None:
        for noted in self.faults:
            self._tell(guest, *noted)

    def _tell(self, guest: Guest, seat: int, fault: Fault, instead: str) -> None:
        if guest.person is not None and guest.person.id == self.desk.row.host:
            guest.send(write({"t": "fault", "d": redaction.fault_info(seat, fault, instead, guest.lang)}))
