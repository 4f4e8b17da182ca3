"""What an action costs the server's process, storage and kernel left out: counted, so that it holds on a busy machine.

    python bench/server/cost.py [--tree DIR] [GAME ...]

Two seats at one screen play matches by chance, always the same ones. Their frames go the way of the short path: read,
done by the table, told to the socket (an acknowledgement, the entries, two views) and framed. First all answers are
found, then the same matches are played from them: valgrind counts the instructions of that second time alone.
Told are instructions an action, microseconds of the processor without valgrind (the best of several turns), and bytes
that are sent: all of them, those of views, those of options in their questions.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from math import inf
from pathlib import Path
from typing import Any, cast

HERE = Path(__file__).resolve().parent
GAMES = ["monolith", "tashkalar", "warcraft", "herosi"]
ACTIONS, MATCHES, TURNS = 1200, 4, 7
MARK = "getppid"  # a call that nobody else makes: callgrind writes down what was counted so far


class Wire:
    """The protocol of a socket as far as a connection needs it."""

    def __init__(self) -> None:
        from arenarium.server.edge import ws_codec

        self.codec, self.sent, self.hears = ws_codec, [], None  # type: Any, list[bytes], Any

    def says(self, texts: list[bytes]) -> bool:
        self.sent = self.codec.framed(texts)
        return True

    def take(self, frame: bytes) -> None:
        end = self.codec.end_of_frame(frame, 0, 65536)
        assert self.hears(self.codec.text_in(frame, 0, end))


class Player:
    """Somebody at both seats of one table."""

    def __init__(self, hub: Any, person: Any) -> None:
        from arenarium.server.api.session import Session
        from arenarium.server.edge.connection import Connection

        self.wire = cast(Any, Wire())
        never: Any = asyncio.get_running_loop().create_future

        async def nothing(*_: Any) -> None:
            """Nobody watches a study."""

        connection = Connection(never, nothing, 1000, self.wire)
        self.session = Session(hub, person, "", "en", connection.put, nothing)
        self.reading = asyncio.ensure_future(connection.read(self.session.receive))

    async def sit(self, table: str) -> None:
        await asyncio.sleep(0)
        await self.session.receive(json.dumps({"t": "hello", "d": {"v": 1, "table": table}}))
        await asyncio.sleep(0)

    async def act(self, frame: bytes) -> None:
        self.wire.take(frame)
        await asyncio.sleep(0)

    def told(self) -> list[Any]:
        return [json.loads(text) for text in self.wire.sent[1::2]]


def framed(n: int, seat: int, text: str) -> bytes:
    act = json.dumps({"t": "act", "d": {"seat": seat, "text": text, "n": f"n{n}"}}, separators=(",", ":")).encode()
    head = bytes((0x81, 0x80 | len(act))) if len(act) < 126 else bytes((0x81, 0xFE)) + len(act).to_bytes(2, "big")
    key = b"\x5a\x17\x9c\xe3"
    return head + key + bytes(b ^ key[i % 4] for i, b in enumerate(act))


class Counted:
    """Seeds one after the other, so that the matches are the same ones every time."""

    def __init__(self) -> None:
        self.n = 0

    def __call__(self) -> bytes:
        self.n += 1
        return self.n.to_bytes(16, "big")


def forget(change: Any) -> asyncio.Future[bool]:
    """As if it had been written."""
    done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    done.set_result(True)
    return done


async def prepared(game: str, folder: str, seeds: Counted) -> tuple[Any, Any]:
    from arenarium.server.hub import Hub
    from arenarium.server.settings import Limits, Registry, Settings
    from arenarium.store.rows import Person
    from arenarium.store.store import Store

    settings = Settings(
        database=f"sqlite:///{folder}/{game}.db",
        games=Registry.shipped(()),
        limits=Limits(messages_per_second=1e9, burst=1e9),
        new_seed=seeds,
        snapshot_every=10**9,
        now=lambda: 1.8e9,
    )
    hub = Hub(settings, Store.serve(settings.database))
    person = Person("p", "P", "en", "p", None, 0.0)
    await hub.store.add_person(person)
    hub.store.commit = forget  # type: ignore[method-assign]  # what is measured is the rest
    return hub, person


class Weights:
    """Bytes of an action: all that is told, its views, the options in them; and how many options there are at most."""

    def __init__(self) -> None:
        self.actions = self.told = self.views = self.options = self.longest = self.most = 0

    def take(self, told: list[Any], texts: list[bytes]) -> None:
        self.actions += 1
        self.told += sum(map(len, texts))
        for message, text in zip(told, texts, strict=True):
            if message["t"] == "view":
                self.views += len(text)
                for question in message["d"]["questions"]:
                    self._options(question.get("options", []))

    def _options(self, options: list[str]) -> None:
        size = len(json.dumps(options, separators=(",", ":"), ensure_ascii=False).encode())
        self.options += size
        self.longest, self.most = max(self.longest, size), max(self.most, len(options))

    def of_an_action(self) -> dict[str, float]:
        each = {key: value / self.actions for key, value in vars(self).items() if key in ("told", "views", "options")}
        return {**each, "options at most": self.longest, "of them": self.most}


async def tables(hub: Any, person: Any, game: str) -> list[str]:
    from arenarium.server.api.making import NewSeat, NewTable, make_table

    new = NewTable(game=game, seats=[NewSeat("me"), NewSeat("hotseat")], public=False)
    return [(await make_table(hub, person, new))[0].row.id for _ in range(MATCHES)]


async def found(hub: Any, person: Any, table: str, luck: random.Random, weighed: Weights) -> list[bytes]:
    """The answers of a match."""
    player = Player(hub, person)
    await player.sit(table)
    frames: list[bytes] = []
    told = player.told()
    while len(frames) < ACTIONS // MATCHES:
        views = {m["d"]["seat"]: m["d"] for m in told if m["t"] == "view"}
        asked = [(s, q) for s, v in views.items() for q in v["questions"] if q["seat"] == s and "options" in q]
        if not asked:
            break
        seat, question = asked[0]
        frames.append(framed(len(frames), seat, luck.choice(question["options"])))
        await player.act(frames[-1])
        told = player.told()
        assert told[0]["t"] == "ack", told[0]
        weighed.take(told, player.wire.sent[1::2])
    player.reading.cancel()
    return frames


async def work(game: str, turns: int) -> dict[str, float]:
    """Below callgrind what lies between the marks is counted; otherwise the processor's time is taken."""
    from arenarium.server.run import steady_memory

    with tempfile.TemporaryDirectory() as folder:
        seeds = Counted()
        hub, person = await prepared(game, folder, seeds)
        luck = random.Random(7)
        weighed = Weights()
        matches = [await found(hub, person, table, luck, weighed) for table in await tables(hub, person, game)]
        actions = sum(map(len, matches))
        steady_memory()  # as `arenarium serve` does
        best = inf
        for _ in range(turns):
            seeds.n = 0
            players = [Player(hub, person) for _ in matches]
            for player, table in zip(players, await tables(hub, person, game), strict=True):
                await player.sit(table)
            os.getppid()
            began = time.process_time()
            for player, frames in zip(players, matches, strict=True):
                for frame in frames:
                    await player.act(frame)
            best = min(best, time.process_time() - began)
            os.getppid()
            for player in players:
                assert player.told()[0]["t"] == "ack", player.told()[0]
                player.reading.cancel()
        hub.store.close()
        return {"actions": actions, "us": 1e6 * best / actions, **weighed.of_an_action()}


def asked(tree: Path, game: str, below: list[str], turns: int) -> dict[str, float]:
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
    command = [*below, sys.executable, str(HERE / "cost.py"), "--work", game, "--turns", str(turns)]
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def counted(tree: Path, game: str, keep: Path | None) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out"
        callgrind = [
            "valgrind",
            "-q",
            "--tool=callgrind",
            f"--dump-before={MARK}",
            "--compress-strings=no",
            f"--callgrind-out-file={out}",
        ]
        told = asked(tree, game, callgrind, 1)
        dump = Path(f"{out}.2")  # what lay between the first mark and the second
        total = re.search(r"^(?:totals|summary): (\d+)", dump.read_text(encoding="utf-8"), re.M)
        assert total is not None, dump
        if keep is not None:
            shutil.copy(dump, keep / f"{game}.callgrind")
        return {"instructions": int(total[1]) / told["actions"]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--tree", type=Path, default=HERE.parents[1], help="a checkout with compiled modules")
    parser.add_argument("--keep", type=Path, help="a folder for what callgrind wrote, for callgrind_annotate")
    parser.add_argument("--quick", action="store_true", help="count no instructions")
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    for game in given.games:
        if given.work:
            print(json.dumps(asyncio.run(work(game, given.turns))))
            continue
        told = asked(given.tree.resolve(), game, [], given.turns)
        if not given.quick:
            told |= counted(given.tree.resolve(), game, given.keep)
        print(f"{game:10}", "  ".join(f"{key} {value:,.0f}" for key, value in told.items()), flush=True)


if __name__ == "__main__":
    main()
