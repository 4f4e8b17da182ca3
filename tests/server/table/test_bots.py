"""Bots that have a seat, and bots that sit in."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from arenarium.bots import levels
from arenarium.bots.contract import Answer
from arenarium.core.game import checked_options
from arenarium.games.herosi.game import GAME
from arenarium.server import wire
from arenarium.server.refusals import Denied, NotNow, Unknown
from arenarium.server.settings import Registry
from arenarium.store.rows import Seat
from tests.server.house import until
from tests.server.table.lounge import ADA, BOB, WITH_BOT, Lounge, act, run


def test_a_bot_thinks_about_its_question_once_and_plays(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        lounge.pool.answer = Answer("pledge 2", "novice")
        room = await lounge.table(WITH_BOT)
        room.bots.wake()
        room.bots.wake()
        await until(lambda: room.length == 1)
        assert room.table is not None
        assert (room.table.log[0].seat, room.table.log[0].text) == (1, "pledge 2")
        assert [job.seat for job in lounge.pool.asked] == [1]
        assert room.bots.thinking == {}

    run(tmp_path, test)


def test_an_answer_to_a_closed_question_is_dropped(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        lounge.pool.answer = Answer("pledge 2", "novice")
        room = await lounge.table(WITH_BOT)
        await until(lambda: room.length == 1)
        await room.bots.act(1, "pledge 1", 0)
        assert room.length == 1
        await room.bots.act(0, "pledge 1", 0)  # no bot sits there
        assert room.length == 1

    run(tmp_path, test)


def test_bots_that_go_on_among_themselves_can_be_followed(tmp_path: Path) -> None:
    """A tournament of Herosi: who has not rolled yet sees how the other battle goes, answer by answer."""

    async def test(lounge: Lounge) -> None:
        lounge.pool.answer = None  # something legal is played
        seats = (Seat(0, "person", "ada"), *(Seat(n, "bot", None, "novice") for n in (1, 2, 3)))
        options = checked_options(GAME, {"mode": "tournament", "seats": 4, "draft": "dealt", "army": "preset"})
        room = await lounge.table(seats, game="herosi", options=options)
        table = room.table
        assert table is not None
        mine = table.opened[0]
        assert room.bots.pause(mine + 1) == 0.0  # nobody is here to see it
        await lounge.visit(room, ADA)
        assert room.bots.pause(mine) == 0.0  # asked at the same time as I am: nobody waits for a bot
        await until(lambda: any(table.opened.get(seat, mine) > mine for seat in (2, 3)))
        assert table.opened[0] == mine
        length = room.length
        assert room.bots.pause(mine + 1) == 60.0
        await asyncio.sleep(0.2)
        assert room.length == length

    run(tmp_path, test, bot_pause=60.0, games=Registry.shipped())


@pytest.mark.parametrize(("pace", "pause"), [("live", 20.0), ("calm", 0.0)])
def test_at_a_table_with_a_pace_what_bots_do_can_be_followed(tmp_path: Path, pace: str, pause: float) -> None:
    """Rolling does not wait for what is shown, so what a bot does takes its time; at the calm pace the page does."""

    async def test(lounge: Lounge) -> None:
        seats = (Seat(0, "person", "ada"), Seat(1, "bot", None, "novice"))
        options = {"mode": "duel", "seats": 2, "draft": "dealt", "army": "preset", "pace": pace}
        room = await lounge.table(seats, game="herosi", options=checked_options(GAME, options))
        assert room.table is not None
        question = room.table.opened[0]
        assert room.bots.pause(question) == 0.0  # nobody is here to see it
        await lounge.visit(room, ADA)
        assert room.bots.pause(question) == pause

    run(tmp_path, test, bot_pause=10.0, games=Registry.shipped())


def test_where_nothing_could_be_thought_something_is_played(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        lounge.pool.answer = None
        room = await lounge.table(WITH_BOT)
        await until(lambda: room.length == 1)

    run(tmp_path, test)


def test_a_bot_sits_in_for_who_has_been_away_for_a_while(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        with pytest.raises(NotNow, match="not-away"):
            await room.bots.sit_in(ada, wire.SitIn(1, "s"))
        room.presence.depart(bob)
        lounge.watch.time += 59
        with pytest.raises(NotNow, match="not-away"):
            await room.bots.sit_in(ada, wire.SitIn(1, "s"))
        lounge.watch.time += 1
        await room.bots.sit_in(ada, wire.SitIn(1, "s", "solid"))
        assert room.seats[1] == Seat(1, "person", "bob", "solid")
        bob = await lounge.visit(room, BOB)
        await room.bots.back(bob, wire.Seated(1, "b"))
        assert room.seats[1] == Seat(1, "person", "bob")
        await asyncio.sleep(0)

    run(tmp_path, test)


def test_one_lends_ones_own_seat_and_nobody_elses(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table(WITH_BOT)
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        with pytest.raises(Denied, match="not-seated"):
            await room.bots.sit_in(bob, wire.SitIn(0, "s"))
        with pytest.raises(NotNow, match="bot-there"):
            await room.bots.sit_in(ada, wire.SitIn(1, "s"))
        with pytest.raises(Unknown, match="no-such-seat"):
            await room.bots.sit_in(ada, wire.SitIn(5, "s"))
        with pytest.raises(Unknown, match="refuse-bot"):
            await room.bots.sit_in(ada, wire.SitIn(0, "s", "wizard"))
        await room.bots.sit_in(ada, wire.SitIn(0, "s"))
        assert room.seats[0].bot == levels.SUBSTITUTE
        await act(room, ada, "pledge 0", 0, "a")
        assert room.seats[0].bot is None

    run(tmp_path, test)
