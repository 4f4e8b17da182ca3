"""What waiting costs: memory of an idle table and of an idle connection, and how long a long match takes to open."""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import resource
import tempfile
import time

import uvloop
from websockets.asyncio.client import ClientConnection, connect

from arenarium.core.lots import commitment
from arenarium.core.refusal import Refusal
from arenarium.server.api.making import NewSeat, NewTable, make_table
from arenarium.server.edge.identity import COOKIE
from arenarium.server.hub import Hub
from arenarium.server.logs import set_up
from arenarium.server.run import Server, make_server
from arenarium.server.settings import Limits, Registry, Settings
from arenarium.server.table.room import Room
from arenarium.store.rows import Person

TABLES, ACTIONS, SOCKETS, LONG, PIECE = 100, 100, 1000, 1000, 20


def resident() -> int:
    """Bytes of memory this process holds."""
    gc.collect()
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * 4096


class Deaf:
    """A guest that hears nothing: actions are played without a socket."""

    def __init__(self, person: Person) -> None:
        self.person: Person | None = person
        self.where = ""
        self.viewer: tuple[int, ...] = ()
        self.seat: int | None = None
        self.lag, self.lang = 0.0, "en"
        self.muted: set[str] = set()

    def send(self, data: bytes) -> None: ...

    def refuse(self, refusal: Refusal, n: str | None) -> None:
        raise refusal


async def play(room: Room, actions: int, rng: random.Random) -> None:
    from arenarium.server.wire import Act

    guest = Deaf(next(iter(room.people.values())))
    for n in range(actions):
        if room.table is None or not (asked := room.table.questions()):
            return
        d = rng.choice(asked)
        text = room.game.notate(room.table.state, rng.choice(d.options))
        message = Act(d.seat, text, f"{n}-{rng.getrandbits(40)}")
        await room.post(lambda message=message: room.play.act(guest, message, time.perf_counter()))  # type: ignore[misc]


async def sockets(server: Server, port: int, person: Person, table: str) -> tuple[float, int]:
    """KB of memory for each of a thousand connections that say nothing, and how many of them still answer."""
    headers = {"Cookie": f"{COOKIE}={server.table.hub.cookie_for(person)}"}
    before = resident()
    opened: list[ClientConnection] = []
    for _ in range(SOCKETS):
        opened.append(await connect(f"ws://127.0.0.1:{port}/ws", additional_headers=headers, compression=None))
    cost = (resident() - before) / SOCKETS / 1024
    answered = 0
    for socket in opened:
        await socket.send(json.dumps({"t": "hello", "d": {"v": 1, "table": table}}))
        while True:
            if json.loads(await asyncio.wait_for(socket.recv(), 30))["t"] == "welcome":
                answered += 1
                break
    for socket in opened:
        await socket.close()
    return cost, answered


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--game", default="monolith")
    given = parser.parse_args()
    set_up("error")
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    rng = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        limits = Limits(messages_per_second=1e9, burst=1e9, connections_per_address=10**6)
        games = Registry.shipped(("tests.toy:GAME",))
        server = make_server(
            Settings(database=f"sqlite:///{folder}/a.db", games=games, limits=limits, idle=1e9), "127.0.0.1", given.port
        )
        serving = asyncio.ensure_future(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        hub = server.table.hub
        person = Person("p", "P", "en", commitment(b"p"), None, 0.0)
        await hub.store.add_person(person)
        new = NewTable(game=given.game, seats=[NewSeat("me"), NewSeat("hotseat")], public=False)

        async def tables(count: int, actions: int) -> list[Room]:
            made = [(await make_table(hub, person, new))[0] for _ in range(count)]
            for room in made:
                await play(room, actions, rng)
            return made

        await tables(5, ACTIONS)
        before = resident()
        fresh = await tables(TABLES, 0)
        new_kb = (resident() - before) / TABLES / 1024
        for room in fresh:
            await play(room, ACTIONS, rng)
            await room.post(room.put_away)
            room.rest()  # as after the idle time: memory goes back to the process, so each is put to rest in turn
        idle_kb = (resident() - before) / TABLES / 1024
        for room in fresh:
            await room.awake()
        played_kb = (resident() - before) / TABLES / 1024
        longest = (await tables(1, 2 * PIECE))[0]
        while longest.head.length < LONG:  # no game is that long: what was played is taken back before it ends
            assert longest.table is not None
            here = longest.table.reach
            await play(longest, PIECE, rng)
            await longest.post(lambda here=here: taken_back(longest, here))  # type: ignore[misc]
        opening = await opened_in(hub, longest.row.id)
        connection_kb, answered = await sockets(server, given.port, person, fresh[1].row.id)
        print(
            json.dumps(
                {
                    "new_table_kb": new_kb,
                    "played_table_kb": played_kb,
                    "idle_table_kb": idle_kb,
                    "open_ms": opening,
                    "open_entries": longest.head.length,
                    "connection_kb": connection_kb,
                    "connections": answered,
                }
            )
        )
        server.should_exit = True
        await serving


async def taken_back(room: Room, to: int) -> None:
    await room.commits.whole()
    assert room.table is not None
    proposal = room.table.propose_undo(0, to, consent=True)
    await room.commits.commit(proposal, state="running", result=None, ended=None)


async def opened_in(hub: Hub, table: str) -> float:
    """Milliseconds from nothing in memory to a table that can be played, the best of five."""
    took = []
    for _ in range(5):
        hub.rooms.pop(table, None)
        began = time.perf_counter()
        await hub.room(table)
        took.append((time.perf_counter() - began) * 1000)
    return min(took)


if __name__ == "__main__":
    uvloop.install()
    asyncio.run(main())
