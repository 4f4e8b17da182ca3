"""Questions about a position."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from arenarium.bots.contract import Answer
from arenarium.server import wire
from arenarium.server.table.room import Room
from tests.server.table.lounge import ADA, BOB, OPEN, WITH_BOT, Lounge, Visitor, act, pledged, run


async def asked(room: Room, visitor: Visitor, what: str, seat: int | None = None, **args: Any) -> Any:
    await (await room.inquiries.ask(visitor, wire.Ask("1", what, seat, args)))()
    return visitor.last("answer")


def test_why_names_the_rule(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        await pledged(room, ada, bob)
        assert (await asked(room, ada, "why", text="boast 1"))["answer"] == {"allowed": True}
        refused = (await asked(room, ada, "why", text="play 99"))["answer"]
        assert (refused["allowed"], refused["rule"]) == (False, "TO §2")
        assert room.length == len(room.times)  # nothing was played

    run(tmp_path, test)


def test_nothing_is_answered_for_anothers_seat_or_before_the_start(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada = await lounge.visit(room, ADA)
        assert (await asked(room, ada, "knowledge", 1))["refused"]["key"] == "server-refuse-seat"
        early = await lounge.table(OPEN, id="early")
        ada = await lounge.visit(early, ADA)
        assert (await asked(early, ada, "why"))["refused"]["key"] == "server-refuse-not-begun"

    run(tmp_path, test)


def test_no_hints_where_other_people_play(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        lounge.pool.answer = Answer("pledge 1", "solid")
        room = await lounge.table()
        ada = await lounge.visit(room, ADA)
        assert (await asked(room, ada, "hint"))["refused"]["key"] == "server-refuse-hint-people"
        alone = await lounge.table(WITH_BOT, id="alone")
        ada = await lounge.visit(alone, ADA)
        assert (await asked(alone, ada, "hint"))["answer"]["text"] == "pledge 1"
        lounge.pool.answer = None
        assert (await asked(alone, ada, "hint"))["refused"]["key"] == "server-refuse-failed"

    run(tmp_path, test)


def test_an_answer_is_weighed_before_it_is_given(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada = await lounge.visit(room, ADA)
        assert (await asked(room, ada, "advise", option="pledge 1"))["refused"]["key"] == "server-refuse-hint-people"
        alone = await lounge.table(WITH_BOT, id="alone")
        ada = await lounge.visit(alone, ADA)
        assert "warning" in (await asked(alone, ada, "advise", option="pledge 1"))["answer"]
        assert (await asked(alone, ada, "advise", option="pledge 9"))["refused"]["kind"] == "not_allowed"
        assert (await asked(alone, ada, "advise"))["refused"]["kind"] == "malformed"
        assert alone.length == len(alone.times)  # nothing was played

    run(tmp_path, test)


def test_knowledge_hides_what_the_seat_does_not_know(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        await pledged(room, ada, bob)
        known = (await asked(room, ada, "knowledge"))["answer"]["state"]
        assert room.table is not None
        assert known["hands"][0] == room.table.state.hands[0]
        assert (await asked(room, bob, "knowledge"))["refused"]["key"] == "core-refuse-not-asked"

    run(tmp_path, test)


def test_what_an_answer_would_bring_is_told_as_far_as_the_seat_can_know(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        await act(room, bob, "pledge 2", 1)
        length = room.length
        chose = {"kind": "chose", "seat": 0, "points": 1}  # what follows, all pledges shown, holds what Ada cannot know
        assert (await asked(room, ada, "foresee", option="pledge 1"))["answer"] == {"events": [chose]}
        each = (await asked(room, ada, "foresee", options=["pledge 0", "pledge 1"]))["answer"]
        assert each == {"foreseen": {"pledge 0": [{**chose, "points": 0}], "pledge 1": [chose]}}
        assert (await asked(room, ada, "foresee", option="pledge 9"))["refused"]["kind"] == "not_allowed"
        assert (await asked(room, bob, "foresee", option="pledge 1"))["refused"]["key"] == "core-refuse-not-asked"
        assert (await asked(room, ada, "foresee", option=7))["refused"]["kind"] == "malformed"
        assert (await asked(room, ada, "foresee", options=["pledge 0"] * 401))["refused"]["kind"] == "malformed"
        assert room.length == length

    run(tmp_path, test)


def test_a_question_wakes_a_table_at_rest(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada = await lounge.visit(room, ADA)
        room.rest()
        assert room.asleep
        assert (await asked(room, ada, "why", text="pledge 1"))["answer"] == {"allowed": True}
        assert not room.asleep

    run(tmp_path, test)


def test_whoever_asks_waits_with_their_own_address(tmp_path: Path) -> None:
    """A name costs nothing, and each once had a turn of its own."""

    async def test(lounge: Lounge) -> None:
        room = await lounge.table(WITH_BOT)
        ada = await lounge.visit(room, ADA)
        lounge.pool.answer = Answer("pledge 1", "novice")
        lounge.hub.aside = lounge.pool  # type: ignore[assignment]
        for what in ("why", "hint"):
            await asked(room, ada, what, 0, text="pledge 1")
        nobody = await lounge.visit(room, None)
        await asked(room, nobody, "why", text="pledge 1")
        asked_for = lounge.pool.turns[-3:]  # her bot thinks too
        assert asked_for == ["192.0.2.1 ada", "192.0.2.1 ada", "192.0.2.1 "]

    run(tmp_path, test)
