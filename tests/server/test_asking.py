"""Questions that are answered slowly, beside what else their socket says."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from arenarium.server.api.session import MOST_ASKED
from arenarium.server.edge.rate_limits import Bucket
from tests.server.house import House, run, until


def slow(house: House, monkeypatch: pytest.MonkeyPatch) -> tuple[asyncio.Event, list[asyncio.Task[Any] | None]]:
    """Questions are answered only from an event on; which of them wait."""
    may, waiting = asyncio.Event(), []
    answer = house.hub.aside.run

    async def run(whose: str, call: Any, seconds: float) -> Any:
        waiting.append(asyncio.current_task())
        await may.wait()
        return await answer(whose, call, seconds)

    monkeypatch.setattr(house.hub.aside, "run", run)
    return may, waiting


def test_a_move_does_not_wait_for_what_was_asked_before_it(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a player's own move waited for each of the player's questions, three seconds at the worst."""

    async def test(house: House) -> None:
        _, _, a, b, _ = await house.match()
        may, waiting = slow(house, monkeypatch)
        for which in ("one", "two"):
            await a.send("ask", {"id": which, "what": "foresee", "option": "pledge 1"})
        act = {"seat": 0, "text": "pledge 1", "n": "first"}
        await a.send("act", act)
        await a.send("act", {**act, "n": "second"})
        assert (await a.answer("first"))["t"] == "ack"
        assert (await a.answer("second"))["t"] == "refused"
        assert len(waiting) == 1  # one after the other
        may.set()
        for which in ("one", "two"):
            told = (await a.until("answer"))["d"]  # about the position in which it was asked
            assert (told["id"], told["answer"]) == (which, {"events": [{"kind": "chose", "seat": 0, "points": 1}]})
        assert b.entries[0]["seat"] == 0

    run(sqlite, test)


def test_a_move_waits_for_no_questions_however_many(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the ninth question held up whatever came after it."""

    async def test(house: House) -> None:
        _, _, a, b, _ = await house.match()
        may, _ = slow(house, monkeypatch)
        for n in range(MOST_ASKED + 2):
            await a.send("ask", {"id": str(n), "what": "why", "text": "pledge 1"})
        await a.send("act", {"seat": 0, "text": "pledge 1", "n": "first"})
        assert (await a.answer("first"))["t"] == "ack"
        too_many = [m["d"] for m in a.messages if m["t"] == "answer"]
        assert [(d["id"], d["refused"]["key"]) for d in too_many] == [
            (str(n), "server-refuse-asked") for n in (MOST_ASKED, MOST_ASKED + 1)
        ]
        may.set()
        await until(lambda: sum(m["t"] == "answer" for m in a.messages) == MOST_ASKED + 2)
        assert b.entries[0]["seat"] == 0
        await a.send("ask", {"id": "again", "what": "knowledge"})
        told = await a.until(lambda m: m["t"] == "answer" and m["d"]["id"] == "again")
        assert told["d"]["refused"]["key"] == "core-refuse-not-asked"  # there is room for questions again

    run(sqlite, test)


def test_a_move_does_not_wait_until_the_questions_of_its_address_have_their_turn(sqlite: str) -> None:
    async def test(house: House) -> None:
        _, _, a, _, _ = await house.match()
        for session in house.server.table.sockets.open:
            session.together = Bucket(0.001, 1.0, time.monotonic())  # the next question's turn comes in hours
        await a.send("ask", {"id": "1", "what": "why", "text": "pledge 1"})
        await a.send("act", {"seat": 0, "text": "pledge 1", "n": "first"})
        assert (await a.answer("first"))["t"] == "ack"
        assert not any(m["t"] == "answer" for m in a.messages)

    run(sqlite, test)


def test_nobody_is_left_to_answer_when_the_socket_is_gone(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        _, _, a, _, _ = await house.match()
        _, waiting = slow(house, monkeypatch)
        await a.send("ask", {"id": "1", "what": "why", "text": "pledge 1"})
        await until(lambda: len(waiting) == 1)
        await a.close()
        await until(lambda: waiting[0] is not None and waiting[0].cancelled())

    run(sqlite, test)
