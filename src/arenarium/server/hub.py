"""What a worker holds: the store, the rooms that are open, the bots, and the tasks that look after them."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import secrets as random_secrets
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from arenarium.bots.levels import stand_ins
from arenarium.core.game import AnyGame, Json
from arenarium.core.refusal import NONSENSE, Refusal
from arenarium.server.answers import prepare
from arenarium.server.edge.eager import Eager
from arenarium.server.edge.identity import Signer, seal
from arenarium.server.edge.rate_limits import Buckets
from arenarium.server.jobs.pool import Pool
from arenarium.server.jobs.wake import Wake
from arenarium.server.metrics import Metrics
from arenarium.server.refusals import Unavailable, Unknown
from arenarium.server.restore import NotAll
from arenarium.server.settings import Settings
from arenarium.server.table.room import Room
from arenarium.server.watchdog import Watchdog
from arenarium.store.database import StoreFailed
from arenarium.store.rows import Person, Stored, TableRow
from arenarium.store.seal import KEY, new_key
from arenarium.store.store import Store
from arenarium.words import LANGUAGES, words

logger = logging.getLogger("arenarium.server")
MINUTE = 60
PRESENT_EVERY = 5.0
PRESENT_FOR = 16.0
ASIDE = 1  # processes, started when first needed
AFTER_START = 1.0  # seconds in which those who come back are served first
PREPARING = 30.0  # seconds for one to learn the games
COLLECT_AFTER = 500  # tables that have left the memory, before the cycles they may have left behind are looked for
FEW = 200  # the most tables in memory for that: with thousands everybody would wait for seconds
COLLECT_ANYHOW = 20_000
SHARED = "watch~"  # before a table, where a cookie has a person


def _nothing() -> None:
    """Nobody waits for it."""


class Hub:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.now = settings.now
        self.metrics = Metrics()
        self.watchdog = Watchdog(self.metrics)
        self.pool = Pool(settings.bot_workers)
        self.aside = Pool(ASIDE, "aside")  # for all whose cost somebody outside may choose
        self.reading = Pool(ASIDE, "reading")  # the same for whole matches: nobody's preview waits for one
        limits = settings.limits
        self.chat_limits = Buckets(limits.chats_per_minute / MINUTE, limits.chats_burst)
        self.offer_limits = Buckets(limits.offers_per_minute / MINUTE, limits.offers_per_minute)
        self.ring = asyncio.Event()  # somebody is to be called: see jobs/notifications.py
        self.signer = Signer("00")
        self._signing: str | None = None
        self.rooms: dict[str, Room] = {}
        self.stopping = False
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._woken: set[str] = set()
        self.wake: Wake | None = None
        self.also_present: Callable[[], set[tuple[str, str]]] = set  # before studies
        self.metrics.gauge("tables_open", "Tables in memory.", lambda: len(self.rooms))
        self.metrics.gauge("connections", "Sockets at tables.", lambda: sum(len(r.guests) for r in self.rooms.values()))
        self.metrics.gauge("bot_workers_replaced", "Bot processes that had to be replaced.", lambda: self.pool.replaced)
        self.metrics.gauge("commits", "Commits to the database.", lambda: self.store.writer.commits)

    # --- life --------------------------------------------------------------------------------

    @property
    def several(self) -> bool:
        """Whether other workers may share the database."""
        return not self.store.database.is_sqlite

    async def begin(self) -> None:
        self.signer = Signer(await self.store.secret("cookie", random_secrets.token_hex(32)))
        if self.settings.redis is not None:
            self.wake = Wake(self.settings.redis, self.settings.worker, self._heard)
            self.spawn(self.wake.talk())
            self.spawn(self.wake.listen())
        self.spawn(self.watchdog.run())
        self.spawn(self._sweep())
        self.spawn(self._tidy())
        self.spawn(self._learn_words())
        if self.several:
            self.spawn(self._poll())
            self.spawn(self._say_present())

    async def _learn_words(self) -> None:
        """Read the sentences of refusals and the boxes beforehand: the first table, or the first refusal, would hold up
        everybody for half a second."""
        for lang in LANGUAGES:
            await asyncio.to_thread(words, lang)
        for name in self.settings.games.names():
            await asyncio.to_thread(self.game(name).catalogue, {})
            await asyncio.to_thread(stand_ins, self.game(name))
        await asyncio.sleep(AFTER_START)
        games = self.settings.games
        await self.aside.run("", partial(prepare, [games.path(name) for name in games.names()]), PREPARING)

    async def end(self) -> None:
        """Stop in an orderly way: what was handed in is finished, every open table is put away."""
        self.stopping = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        rooms = list(self.rooms.values())
        for room in rooms:
            room.close()
        await asyncio.gather(*map(self._put_away, rooms))  # together: thousands would take longer than there is time
        if self.wake is not None:
            await self.wake.close()
        self.pool.close()
        self.aside.close()
        self.reading.close()
        try:
            await self.store.leave(self.settings.worker)
        except StoreFailed:
            self.log("presence not withdrawn")

    async def _put_away(self, room: Room) -> None:
        try:
            await room.post(room.put_away)
        except (Refusal, StoreFailed):
            self.log("table not put away", table=room.row.id)

    async def signing_key(self) -> str:
        """The secret with which all workers sign finished matches; made when it is first needed."""
        if self._signing is None:
            self._signing = await self.store.secret(KEY, await asyncio.to_thread(new_key))
        return self._signing

    # --- people ------------------------------------------------------------------------------

    def cookie_for(self, person: Person) -> str:
        return self.signer.sign(seal(person.id, person.recovery))

    async def person_in(self, cookie_header: str | None) -> Person | None:
        """Who a Cookie header speaks for."""
        said = self.signer.person_in(cookie_header)
        if said is None:
            return None
        person = await self.store.person(said.partition("~")[0])
        return person if person is not None and said == seal(person.id, person.recovery) else None

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """A task of the hub. What it raises is logged; nothing depends on it."""
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def begin_at_once(self, work: Coroutine[Any, Any, None]) -> None:
        """The same without a task, for what has to be quick: see edge/eager.py."""
        Eager(self._guarded(work), _nothing)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Refusal as refusal:
            self.log("refused", key=refusal.key)
        except Exception as error:
            if self.stopping:  # the store may be closed already; whoever starts next finds what is left to do
                self.log("left undone", why=type(error).__name__)
            else:
                logger.exception("a task failed")

    def log(self, says: str, **data: object) -> None:
        logger.info(says, extra={"data": data})

    # --- rooms -------------------------------------------------------------------------------

    def game(self, name: str) -> AnyGame:
        game = self.settings.games.get(name)
        if game is None:
            raise Unknown("server-refuse-game", game=name, known=self.settings.games.names())
        return game

    async def room(self, table: str) -> Room:
        """The room of a table, opened if need be."""
        found = self.rooms.get(table)
        if found is not None:
            return found
        if not table.isprintable():  # not every database can even look for it
            raise Unknown("server-refuse-table")
        if table not in self._opening:
            self._opening[table] = asyncio.ensure_future(self._open(table))
            self._opening[table].add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> Room:
        try:
            try:
                room = await self._opened(table, whole=False)
            except NotAll:
                room = await self._opened(table, whole=True)
        except StoreFailed:
            raise Unavailable("server-refuse-storage") from None
        self.rooms[table] = room
        if room.head.state == "running":
            now = self.now()
            room.away = dict.fromkeys(room.people, now)
            self.spawn(room.attend())
        return room

    async def _opened(self, table: str, whole: bool) -> Room:
        stored = await self.store.load(table, whole)
        if stored is None:
            raise Unknown("server-refuse-table")
        people = await self.store.people(s.person for s in stored.seats if s.person)
        return Room(self, stored, self.game(stored.table.game), await self.options(stored.table), people)

    def is_here(self, table: str, person: str) -> bool:
        """Whether that person is at a table that is open here."""
        room = self.rooms.get(table)
        return room is not None and room.is_here(person)

    async def options(self, row: TableRow) -> Json:
        """The options of a match as the game takes them: a data pack by its content."""
        hashed = row.options.get("pack")
        if hashed is None:
            return row.options
        pack = await self.store.pack(hashed)
        if pack is None:
            raise Unknown("server-refuse-pack", pack=hashed)
        options = {**row.options, "pack": pack}
        with contextlib.suppress(*NONSENSE):  # whoever opens the table hears of it
            await asyncio.to_thread(self.game(row.game).start, options)  # a box is read once, beside the loop
        return options

    async def add(self, stored: Stored) -> Room:
        """A new table."""
        try:
            await self.store.add_table(stored, self.now())
        except StoreFailed:
            raise Unavailable("server-refuse-storage") from None
        self.metrics.count("tables_made", f'game="{stored.table.game}"')
        return await self.room(stored.table.id)

    def shared(self, table: str) -> str:
        """The token of a link to watch that table, the same whenever it is asked for."""
        return self.signer.sign(f"{SHARED}{table}")

    def watches(self, table: str, token: str | None) -> bool:
        return token is not None and self.signer.person(token) == f"{SHARED}{table}"

    def drop(self, table: str) -> None:
        """A table that is about to be erased leaves the memory."""
        room = self.rooms.pop(table, None)
        if room is not None:
            room.close()

    # --- other workers -----------------------------------------------------------------------

    def announce(self, table: str) -> None:
        """Tell other workers that a table has changed."""
        if self.wake is not None:
            self.wake.say(table)

    def _heard(self, table: str) -> None:
        room = self.rooms.get(table)
        if room is not None and table not in self._woken:
            self._woken.add(table)
            self.spawn(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        self._woken.discard(room.row.id)
        await room.catch_up()

    async def _poll(self) -> None:
        """What wake-ups do, without them."""
        while True:
            await asyncio.sleep(self.settings.poll)
            watched = [r for r in self.rooms.values() if r.guests]
            ids = [r.row.id for r in watched]
            try:
                versions = await self.store.versions(ids)
                present = await self.store.present(ids, self.now() - PRESENT_FOR, self.settings.worker)
            except StoreFailed:
                continue
            for room in watched:
                version, chats = versions.get(room.row.id, (0, 0))
                if version > room.head.version or chats > room.head.chats:
                    self._heard(room.row.id)
                room.presence.note(present.get(room.row.id, set()))

    async def _say_present(self) -> None:
        while True:
            at_tables = {(r.row.id, g.person.id) for r in self.rooms.values() for g in r.guests if g.person is not None}
            who = sorted(at_tables | self.also_present())
            try:
                await self.store.say_present(self.settings.worker, who, self.now())
            except StoreFailed:
                self.log("presence not announced")
            await asyncio.sleep(PRESENT_EVERY)

    # --- looking after tables ------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Tables where a clock runs out or a bot is asked, even when nobody is connected to them."""
        early = self.settings.bot_grace  # at the start, also what another worker may have left undone
        while True:
            now = self.now()
            try:
                due = await self.store.claim_due(now + early, now + self.settings.bot_grace)
            except StoreFailed:
                due = []
            if len(due) < 50:
                early = 0.0
            for table in due:
                self.spawn(self._attend(table))
            await asyncio.sleep(self.settings.poll if len(due) < 50 else 0.05)

    async def _attend(self, table: str) -> None:
        known = self.rooms.get(table)
        if known is not None and known.bots.thinking and known.time_control is None:
            return  # its bots wait for their turn, and with thousands of such tables everybody else for this
        room = await self.room(table)
        await room.attend()

    async def _tidy(self) -> None:
        """Tables that nobody has used for a while leave the memory; the store has them. Spectators stay connected."""
        left = 0
        while True:
            await asyncio.sleep(min(5.0, self.settings.idle))
            limit = self.now() - self.settings.idle
            for room in list(self.rooms.values()):
                if room.working or room.used > limit or (room.asleep and room.guests):
                    continue
                try:
                    if not room.asleep:
                        await room.post(room.put_away)
                except Refusal:
                    continue
                if room.guests:
                    room.rest()
                elif not room.working:
                    room.close()
                    room.commits.rest()  # whoever still holds the room wakes the table again
                    self.rooms.pop(room.row.id, None)
                    left += 1
            if left >= COLLECT_AFTER and (len(self.rooms) <= FEW or left >= COLLECT_ANYHOW):
                left = 0
                gc.collect()
