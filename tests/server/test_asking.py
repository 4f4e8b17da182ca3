"""Questions that are answered slowly, beside what else their socket says."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from arenarium.server.api.session import MOST_ASKED
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


def test_with_many_questions_on_their_way_the_next_message_waits(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        _, _, a, b, _ = await house.match()
        may, waiting = slow(house, monkeypatch)
        for n in range(MOST_ASKED + 1):
            await a.send("ask", {"id": str(n), "what": "why", "text": "pledge 1"})
        await a.send("chat", {"text": "late"})
        await b.send("chat", {"text": "soon"})
        assert (await a.until("chat"))["d"]["text"] == "soon"
        await until(lambda: len(waiting) == 1)
        may.set()
        assert (await a.until("chat"))["d"]["text"] == "late"

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
