"""Who has a study open, and how they hear of what others do there, at this worker and at others.

The database numbers the changes. A wake-up only says that there are new ones; whoever missed it looks by themselves.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from arenarium.core.game import Json
from arenarium.server import wire
from arenarium.server.api.session import Session
from arenarium.server.hub import PRESENT_FOR, Hub
from arenarium.server.wire.messages import write
from arenarium.store.database import StoreFailed
from arenarium.store.studies import Studies
from arenarium.store.study_rows import StudyRow, Who

MOST_WATCHED = 400  # of one study at one worker are told who else is here
PIECE = 100  # of them are told without a pause


@dataclass
class Seat:
    """A socket before a study."""

    study: str
    link: str | None
    revision: int  # told so far


class Watching:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.studies = Studies(hub.store)
        self.here: dict[str, dict[Session, Seat]] = {}
        self.at: dict[Session, str] = {}
        self.elsewhere: dict[str, set[str]] = {}
        self._told_here: dict[str, list[wire.StudyGuest]] = {}
        self._woken: set[str] = set()
        self._turns: dict[str, asyncio.Lock] = {}
        hub.also_present = self.present
        hub.metrics.describe("studies_made", "Studies begun, by the game of their chapters.")
        hub.metrics.describe("study_edits", "Changes in studies.")
        hub.metrics.gauge("study_watchers", "Sockets before studies.", lambda: len(self.at))

    # --- coming and going --------------------------------------------------------------------

    async def watch(self, session: Session, m: wire.WatchStudy) -> None:
        self.leave(session)
        if m.id is None:
            return
        row = await self.studies.row(m.id, Who(session.person.id if session.person else None, m.link))
        if session.ended:
            return
        have = row.revision if m.have is None else min(m.have, row.revision)
        self.here.setdefault(m.id, {})[session] = Seat(m.id, m.link, have)
        self.at[session] = m.id
        await self._tell(m.id, session)

    def leave(self, session: Session) -> None:
        study = self.at.pop(session, None)
        if study is None:
            return
        del self.here[study][session]
        if not self.here[study]:
            for kept in (self.here, self.elsewhere, self._told_here, self._turns):
                kept.pop(study, None)
        else:
            self.hub.spawn(self._tell(study))

    def present(self) -> set[tuple[str, str]]:
        """Who is here, for other workers."""
        return {(study, s.person.id) for s, study in self.at.items() if s.person is not None}

    # --- changes -----------------------------------------------------------------------------

    def changed(self, study: str) -> None:
        """Something was written here: tell ours, and other workers theirs."""
        if self.hub.wake is not None:
            self.hub.wake.say_study(study)
        self.heard(study)

    def heard(self, study: str) -> None:
        if study in self.here and study not in self._woken:
            self._woken.add(study)
            self.hub.spawn(self._tell(study))

    async def run(self) -> None:
        """What wake-ups do, without them."""
        while self.hub.several:
            await asyncio.sleep(self.hub.settings.poll)
            ids = list(self.here)
            try:
                found = await self.studies.revisions(ids)
                present = await self.hub.store.present(ids, self.hub.now() - PRESENT_FOR, self.hub.settings.worker)
            except StoreFailed:
                continue
            for study in ids:
                seats = self.here.get(study, {})
                behind = any(seat.revision != found.get(study) for seat in seats.values())
                if behind or present.get(study, set()) != self.elsewhere.get(study, set()):
                    self.elsewhere[study] = present.get(study, set())
                    self.heard(study)

    async def _tell(self, study: str, fresh: Session | None = None) -> None:
        """Everybody who is behind, in turn: two tellings at once would tell the same twice. Whoever has just come is
        told in any case, the others also when somebody comes or goes."""
        self._woken.discard(study)
        async with self._turns.setdefault(study, asyncio.Lock()):
            seats = dict(self.here.get(study, {}))
            if not seats:
                return
            try:
                rows = await self._rows(study, seats)
                edits = await self.studies.edits(study, min(seat.revision for seat in seats.values()))
                here = await self._guests(study)
            except StoreFailed:
                return  # the next change, or the next look, tells it
            news = here != self._told_here.get(study)
            self._told_here[study] = here
            known: dict[tuple[int, int, str], bytes] = {}  # what several are told is written once
            for n, (session, seat) in enumerate(seats.items(), 1):
                if n % PIECE == 0:
                    await asyncio.sleep(0)
                if self.at.get(session) != study:
                    continue
                row = rows[session]
                if row is None:
                    gone: wire.StudyNews = {
                        "id": study,
                        "revision": seat.revision,
                        "edits": [],
                        "here": [],
                        "gone": True,
                    }
                    session.send(write({"t": "study", "d": gone}))
                    self.leave(session)
                elif session is fresh or news or row.revision > seat.revision:
                    kind = (seat.revision, row.revision, row.may)
                    if kind not in known:
                        known[kind] = news_of(study, seat.revision, row, edits, here)
                    seat.revision = max(seat.revision, row.revision)
                    session.send(known[kind])

    async def _rows(self, study: str, seats: dict[Session, Seat]) -> dict[Session, StudyRow | None]:
        """The study as each of them may know of it."""
        whos = {s: Who(s.person.id if s.person else None, seat.link) for s, seat in seats.items()}
        rows = await self.studies.rows(study, set(whos.values()))
        return {session: rows[who] for session, who in whos.items()}

    async def _guests(self, study: str) -> list[wire.StudyGuest]:
        ids = {s.person.id for s in self.here.get(study, {}) if s.person is not None}
        people = await self.hub.store.people(sorted(ids | self.elsewhere.get(study, set()))[:MOST_WATCHED])
        return [{"id": p.id, "name": p.name} for p in sorted(people.values(), key=lambda p: (p.name, p.id))]


def news_of(study: str, have: int, row: StudyRow, edits: list[Json], here: list[wire.StudyGuest]) -> bytes:
    """What somebody is told who knows the study as it was at revision `have`."""
    told: wire.StudyNews = {
        "id": study,
        "revision": max(have, row.revision),
        "edits": missed(edits, have, row.revision),
        "here": here,
        "may": row.may,
    }
    return write({"t": "study", "d": told})


def missed(edits: list[Json], have: int, now: int) -> list[wire.StudyEdit]:
    """The changes after `have`; none where one of them is not known any more."""
    wanted = [e for e in edits if have < e["revision"] <= now]
    found: list[wire.StudyEdit] = wanted  # type: ignore[assignment]  # written as such
    return found if len(wanted) == now - have else []
