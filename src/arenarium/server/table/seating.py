"""Who sits where before the start, and the start itself."""

from __future__ import annotations

from arenarium.core.codec import beginning
from arenarium.core.table import AnyTable, Table, script_of
from arenarium.server import wire
from arenarium.server.edge.identity import same
from arenarium.server.refusals import Denied, NotNow
from arenarium.server.table import time_control
from arenarium.server.table.commit import Commits, HeadChanges
from arenarium.server.table.desk import Desk
from arenarium.server.table.telling import Telling
from arenarium.store.rows import Person, Seat

FREE = ("open", "invite")


def all_taken(seats: tuple[Seat, ...]) -> bool:
    return all(s.kind not in FREE for s in seats)


class Seating:
    def __init__(self, desk: Desk, commits: Commits, telling: Telling) -> None:
        self.desk, self.commits, self.telling = desk, commits, telling

    # --- sitting down and standing up --------------------------------------------------------

    async def join(self, person: Person, token: str | None, seat: int | None) -> wire.TableInfo:
        await self.begin_if_full()
        mine = self.desk.seats_of(person)
        if mine and (self.desk.head.state in ("running", "finished") or seat in mine):
            return self.telling.info()  # a second tap, or the answer to the first was lost
        self._still_open()
        free = self._free(token)
        if token is not None and not free:
            if mine:  # the invitation was used before
                return self.telling.info()
            raise Denied("server-refuse-token")
        free = [s for s in free if seat is None or s.seat == seat]
        if not free:
            raise NotNow("server-refuse-no-seat")
        if token is None and mine:
            raise NotNow("server-refuse-seated")
        if not person.name:
            raise Denied("server-refuse-nameless")
        taken = (Seat(free[0].seat, "person", person.id),)
        self.desk.people[person.id] = person
        if all_taken(self.commits.with_seats(taken)):
            await self._begin(taken)
        else:
            await self._change(taken)
        return self.telling.info()

    def _free(self, token: str | None) -> list[Seat]:
        """The seats that somebody may take: open ones, or what the invitation is for."""
        if token is None:
            return [s for s in self.desk.seats if s.kind == "open"]
        return [s for s in self.desk.seats if s.kind == "invite" and same(s.token, token)]

    async def leave(self, person: Person) -> wire.TableInfo:
        """Stand up before the start; the host closes the table by leaving it."""
        self._still_open()
        if person.id == self.desk.row.host:
            await self.commits.commit(state="closed")
            self.telling.reseat()
            self.telling.table()
        else:
            mine = tuple(Seat(s, "open") for s in self.desk.seats_of(person))
            if not mine:
                raise Denied("server-refuse-not-seated")
            await self._change(mine)
        return self.telling.info()

    async def invite(self, person: Person, seat: int, token: str) -> wire.TableInfo:
        """A fresh invitation; the old one is void."""
        self._hosts(person)
        seats = self.desk.seats
        if self.desk.head.state != "open" or seat >= len(seats) or seats[seat].kind not in FREE:
            raise NotNow("server-refuse-no-seat")
        await self.commits.commit(seats=(Seat(seat, "invite", token=token),))
        self.telling.table()
        return self.telling.info()

    async def _change(self, seats: tuple[Seat, ...]) -> None:
        await self.commits.commit(seats=seats)
        self.telling.reseat()
        self.telling.table()

    def _hosts(self, person: Person) -> None:
        if person.id != self.desk.row.host:
            raise Denied("server-refuse-host")

    def _still_open(self) -> None:
        if self.desk.head.state != "open":
            raise NotNow("server-refuse-begun")

    # --- beginning ---------------------------------------------------------------------------

    async def start(self, person: Person) -> wire.TableInfo:
        self._hosts(person)
        self._still_open()
        if not all_taken(self.desk.seats):
            raise NotNow("server-refuse-seats-open")
        await self._begin()
        return self.telling.info()

    async def begin_if_full(self) -> None:
        """A start may have been cut off before the first lot: whoever comes next goes on with it."""
        if self.desk.head.state == "open" and all_taken(self.desk.seats):
            await self._begin()

    async def _begin(self, taken: tuple[Seat, ...] = ()) -> None:
        """The last seat and the first lots are one change: nobody sits at a full table that has not begun."""
        d = self.desk
        table = self._new_table()
        now = d.worker.now()
        changes: HeadChanges = {
            "state": "running",
            "begun": now,
            "rules": d.game.rules,
            "opened": {str(k): v for k, v in table.opened.items()},
            "called": self.commits.calls(table.opened, self.commits.with_seats(taken)),
        }
        if d.time_control is not None:
            changes["clock"] = time_control.begin(d.time_control, len(d.seats), table.opened, now)
        if (result := table.result()) is not None:
            changes["state"], changes["result"], changes["ended"] = "finished", tuple(result), now
        d.table = table
        try:
            await self.commits.commit(seats=taken, entries=tuple(table.log), **changes)
        except BaseException:
            d.table = None
            raise
        self.telling.reseat()
        self.telling.table()
        await d.moved(0)

    def _new_table(self) -> AnyTable:
        d = self.desk
        state = beginning(d.game, d.options, d.row.origin)
        return Table(d.game, d.options, d.row.seed, state, script=script_of(d.row.origin))

    # --- the next match ----------------------------------------------------------------------

    async def point_to(self, rematch: str) -> None:
        """Everybody here learns of the next match."""
        if self.desk.head.rematch is None:
            await self.commits.commit(rematch=rematch)
        self.telling.table()
