"""Bots at a live server: seats taken over the network to the end of a match, and what becomes of bots that fail."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import pytest

from arenarium import games
from arenarium.bots import Answer, Bot, Budget, Job, Observation, decide, registry
from arenarium.bots.remote import play_at
from arenarium.core.game import Json
from arenarium.server.jobs.pool import Pool
from arenarium.server.settings import Registry
from tests.server.house import House, play_on, run, until


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/arenarium.db"


class Fails(Bot):
    """Does one thing wrong: every time, or only at first where that takes time."""

    def __init__(self, how: str) -> None:
        self.how = how
        self.asked = 0

    def choose(self, observation: Observation, budget: Budget) -> str:
        self.asked += 1
        if self.how == "raised":
            raise RuntimeError("no idea")
        if self.how == "hung" and self.asked == 1:
            time.sleep(60)
        return "castle kingside" if self.how == "nonsense" else observation.options[0]


async def think_here(pool: Pool, job: Job, whose: str = "") -> Answer:
    """In place of the pool, whose processes do not know a bot that was added to this one only."""
    return decide(job)


@pytest.mark.parametrize(
    ("how", "seconds", "said"),
    [
        ("raised", 0.5, "guest stumbled (RuntimeError: no idea). Regular answered this time."),
        (
            "nonsense",
            0.5,
            "guest gave an answer that is not an option ('castle kingside'). Regular answered this time.",
        ),
        ("hung", 0.05, "guest did not answer in time. Regular answered this time."),
    ],
)
def test_the_host_is_told_which_bot_failed_and_why(
    sqlite: str, how: str, seconds: float, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match goes on with the level below; nobody but the host is told."""
    registry.add("guest", lambda: Fails(how))
    monkeypatch.setattr(Pool, "think", think_here)

    async def test(house: House) -> None:
        ada, bob = await house.person(), await house.person("Bob")
        seats: list[Json] = [{"kind": "me"}, {"kind": "bot", "bot": "guest"}, {"kind": "open"}]
        made = await ada.post("/api/tables", {"game": "toll", "seats": seats, "options": {"hand": 3}})
        await bob.post(f"/api/tables/{made['id']}/join", {})
        a, b = await house.sit(ada, made["id"]), await house.sit(bob, made["id"])
        await play_on([a, b])
        await until(lambda: a.info["state"] == "finished")
        told = [m["d"] for m in a.messages if m["t"] == "fault"]
        assert told
        for m in told:
            assert (m["seat"], m["bot"], m["kind"], m["instead"]) == (1, "guest", how, "solid")
            assert m["message"] == said
        assert not [m for m in b.messages if m["t"] == "fault"]
        assert house.hub.metrics.value("bot_faults", f'kind="{how}"') == len(told)

    run(sqlite, test, bot_seconds=seconds)


def test_a_worker_that_dies_is_a_fault_too() -> None:
    """What the pool itself had to do is told like any other fault."""

    async def main() -> None:
        pool = Pool(1)
        try:
            from tests.server.test_bots import a_job

            assert (await pool.think(a_job())) is not None
            (worker,) = pool._all
            worker.process.kill()
            worker.process.join()
            answer = await pool.think(a_job("novice"))
            assert answer is not None
            assert [(f.bot, f.kind) for f in answer.faults] == [("novice", "crashed")]
        finally:
            pool.close()

    asyncio.run(main())


LAST = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"t": "chosen", "d": {"option": json.loads(line)["d"]["options"][-1]}}), flush=True)
"""


@pytest.mark.parametrize("bot", ["random", "novice", "stdio"])
@pytest.mark.parametrize("game", games.names())
def test_a_bot_takes_a_seat_over_the_network_and_plays_to_the_end(
    sqlite: str, game: str, bot: str, tmp_path: Path
) -> None:
    """As `arenarium bot seat` does, in every game, against a bot of the server."""
    program = tmp_path / "last.py"
    program.write_text(LAST, encoding="utf-8")
    name = f"stdio:{sys.executable} {program}" if bot == "stdio" else bot
    options = {"limit": 4} if game == "warcraft" else {}

    async def test(house: House) -> None:
        ada = await house.person()
        seats: list[Json] = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
        made = await ada.post("/api/tables", {"game": game, "seats": seats, "options": options})
        result = await asyncio.to_thread(play_at, house.address, made["id"], name, Budget(nodes=20), name="Robot")
        assert result is not None
        assert 1 in result
        assert (await ada.get(f"/api/tables/{made['id']}"))["result"] == result

    run(sqlite, test, games=Registry.shipped(), bot_seconds=0.2)
    if bot == "stdio":
        registry.find(name).close()  # type: ignore[attr-defined]


def test_a_table_that_will_not_have_the_bot_says_why(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person()
        seats: list[Json] = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        made = await ada.post("/api/tables", {"game": "toll", "seats": seats})
        with pytest.raises(OSError, match=r"40\d"):
            await asyncio.to_thread(play_at, house.address, made["id"], "random", Budget())

    run(sqlite, test)
