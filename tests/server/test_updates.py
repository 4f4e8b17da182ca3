"""Matches across restarts and updates of the rules."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest

from arenarium import games
from arenarium.core import codec
from arenarium.core.game import Json
from arenarium.core.kernel import Action, Event, Luck, questions
from arenarium.core.table import UNDO, Table
from arenarium.server.api import reading
from arenarium.server.parcel import Parcel
from arenarium.server.restore import restored, row_of
from arenarium.server.settings import Registry
from arenarium.store.rows import Head, Seat, Snapshot, Stored, TableRow
from tests import toy
from tests.server.house import House, play_on, run, until
from tests.server.people import Chair


class NewToll(toy.Toll):
    """The same game after a ruling: the log could lead elsewhere, the saves look the same."""

    rules: ClassVar[int] = 2


class StrictTurn(toy.Turn):
    """By the new rules a played card is worth nothing at all, so an old log goes another way."""

    def answer(self, s: toy.Tollhouse, seat: int, action: Action, out: list[Event]) -> None:
        super().answer(s, seat, action, out)
        out.append(Event("strict", (seat,)))


class OtherToll(NewToll):
    """A game whose saves cannot be read any more."""

    schema: ClassVar[int] = 5

    def unpack(self, data: Json) -> toy.Tollhouse:
        raise KeyError("gone")


NEW, OTHER = NewToll(), OtherToll()


def registry(game: str) -> Registry:
    """The game of this module with that name, here and in other processes."""
    return Registry({"toll": globals()[game]}, {"toll": f"{__name__}:{game}"})


async def half_played(house: House, cookies: dict[str, str]) -> None:
    ada, bob, a, b, table = await house.match()
    await play_on([a, b], 8)
    cookies |= {"ada": ada.cookie(), "bob": bob.cookie(), "table": table}


async def back(house: House, cookies: dict[str, str], name: str) -> Chair:
    someone = await house.nobody()
    key, _, value = cookies[name].partition("=")
    someone.http.cookies.set(key, value)
    return await house.sit(someone, cookies["table"])


def test_a_match_goes_on_after_a_restart_with_the_same_questions(sqlite: str) -> None:
    cookies: dict[str, str] = {}
    views: dict[str, Json] = {}

    async def before(house: House) -> None:
        _, _, a, b, table = await house.match(options={"hand": 3})
        await a.act(0, "pledge 1")
        await until(lambda: b.views[1]["seq"] == 1)
        cookies.update({"ada": house.people[0].cookie(), "bob": house.people[1].cookie(), "table": table})
        views["bob"] = b.views[1]

    async def after(house: House) -> None:
        b = await back(house, cookies, "bob")
        view = await b.until("view")
        assert view["d"] == views["bob"]
        assert view["d"]["questions"][0]["q"] == 0  # opened before Ada answered, and so it stays
        assert (await b.act(1, "pledge 2", q=0))["t"] == "ack"

    run(sqlite, before)
    run(sqlite, after)


def test_a_running_match_is_carried_over_to_new_rules(sqlite: str) -> None:
    cookies: dict[str, str] = {}

    async def before(house: House) -> None:
        await half_played(house, cookies)

    async def after(house: House) -> None:
        a, b = await back(house, cookies, "ada"), await back(house, cookies, "bob")
        await until(lambda: any(e["kind"] == "rebase" for e in a.entries.values()))
        rebase = next(e for e in a.entries.values() if e["kind"] == "rebase")
        assert "text" not in rebase  # the position in it is nobody's to read
        await a.send("undo", {"seat": 0, "to": 0, "n": "u"})
        assert (await a.answer("u"))["d"]["key"] == "core-refuse-undo-rebase"
        await play_on([a, b])
        await until(lambda: a.info["state"] == "finished")
        assert a.info["rules"] == 2

    async def later(house: House) -> None:
        someone = await house.nobody()
        frames = (await someone.get(f"/api/tables/{cookies['table']}/replay"))["frames"]
        assert frames[-1]["view"] is not None

    run(sqlite, before)
    run(sqlite, after, games=registry("NEW"))
    run(sqlite, later, games=registry("NEW"))


def test_a_match_that_cannot_be_carried_over_is_kept_and_says_so(sqlite: str) -> None:
    cookies: dict[str, str] = {}

    async def before(house: House) -> None:
        await half_played(house, cookies)

    async def after(house: House) -> None:
        a = await back(house, cookies, "ada")
        welcome = await a.until("welcome")
        assert welcome["d"]["table"]["broken"] == "server-broken-rules"
        assert (await a.act(0, "pass"))["d"]["key"] == "server-broken-rules"
        file = await a.someone.get(f"/api/tables/{cookies['table']}/export")
        assert len(file["entries"]) > 8

    async def again(house: House) -> None:
        a, b = await back(house, cookies, "ada"), await back(house, cookies, "bob")
        await a.until("view")
        await play_on([a, b])
        assert a.info["state"] == "finished"  # the old version finds everything as it was

    run(sqlite, before)
    run(sqlite, after, games=registry("OTHER"))
    run(sqlite, again)


def test_an_old_log_that_goes_another_way_now_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(toy.GAME, {"mode": "plain", "seats": 2, "hand": 2}, b"\x07" * 16)
    early = Snapshot(0, codec.save(toy.GAME, table.origin, 0))
    while len(table.log) < 20:
        d = table.questions()[0]
        table.submit(d.seat, toy.GAME.notate(table.state, d.nth(0)))
    row = TableRow("t", "toll", table.options, table.seed, None, True, "", "", None, "", None, 0.0)
    rows = tuple(row_of(e, 0.0) for e in table.log)
    stored = Stored(row, Head(rules=1, length=len(rows), state="running"), (Seat(0, "open"),), rows, early)
    carried = restored(NewToll(), table.options, stored)
    assert codec.digest(toy.GAME, carried.state) == codec.digest(toy.GAME, table.state)
    young = msgspec.structs.replace(stored, snapshot=None)  # killed before the first snapshot was written
    carried = restored(NewToll(), table.options, young)
    assert codec.digest(toy.GAME, carried.state) == codec.digest(toy.GAME, table.state)
    monkeypatch.setitem(toy.FRAMES, "turn", StrictTurn)
    monkeypatch.setattr("toll.turn.Turn", StrictTurn)
    from arenarium.server.restore import CannotGoOn

    for other in (stored, young):
        with pytest.raises(CannotGoOn):
            restored(NewToll(), table.options, other)


@pytest.mark.parametrize("name", games.names())
def test_a_match_of_a_thousand_actions_opens_without_playing_them_again(sqlite: str, name: str) -> None:
    """Nobody reads what was played before the snapshot. How long that takes is measured by bench/server."""
    game = games.game(name)
    options: Json = {"seats": game.modes[0].seats[-1]}
    luck = Luck(3)
    table: Table[Any] | None = None
    while table is None or len(table.log) < 1000:
        # One long line: where a game would be over, its last thirty answers are taken back and played otherwise.
        if table is None:
            full = game.start(options)
            table = Table(game, {**options}, b"\x05" * 16, full)
        asked = table.questions()
        d = asked[luck.below(len(asked))]
        proposal = table.propose(d.seat, game.notate(table.state, luck.draw(d)))
        if not proposal.asked:
            proposal = table.propose_undo(0, max(0, len(table.line) - 30), consent=True)
        table.adopt(proposal)
    unreadable = [e if e.kind == UNDO else e._replace(text="?") for e in table.log]
    rows = tuple(row_of(e, float(e.seq), f"{e.seat}:{e.seq}") for e in unreadable)
    snapshot = Snapshot(len(table.log), codec.save(game, table.state, len(table.log)))
    row = TableRow("long", name, options, table.seed, None, True, "", "", None, "", None, 0.0)
    seats = tuple(Seat(i, "open") for i in range(table.state.seats))
    stored = Stored(row, Head(rules=game.rules, length=len(rows), state="running"), seats, rows, snapshot)

    async def test(house: House) -> None:
        await house.hub.store.add_table(stored, 0.0)
        room = await house.hub.room("long")
        assert room.telling.views(())
        assert room.table is not None
        assert room.length == len(rows)
        assert [d.seat for d in questions(room.table.state)] == [d.seat for d in table.questions()]

    run(sqlite, test, games=Registry.shipped())


class Forgotten(toy.Toll):
    """The same rules and the same schema, but what was saved yesterday has a word that nobody knows any more."""

    def unpack(self, data: Json) -> toy.Tollhouse:
        raise KeyError("lamed")


class Lost(Forgotten):
    """And it does not begin as it did."""

    def start(self, options: Json) -> toy.Tollhouse:
        raise KeyError("lamed")


FORGOTTEN, LOST = Forgotten(), Lost()


def test_a_snapshot_that_cannot_be_read_is_done_without(sqlite: str) -> None:
    cookies: dict[str, str] = {}

    async def after(house: House) -> None:
        a, b = await back(house, cookies, "ada"), await back(house, cookies, "bob")
        await a.until("view")
        await play_on([a, b])
        assert a.info["state"] == "finished"

    run(sqlite, lambda house: half_played(house, cookies))
    run(sqlite, after, games=registry("FORGOTTEN"))


def test_a_match_that_cannot_be_read_at_all_is_marked_and_told_as_far_as_it_goes(sqlite: str) -> None:
    cookies: dict[str, str] = {}

    async def after(house: House) -> None:
        a = await back(house, cookies, "ada")
        assert (await a.until("welcome"))["d"]["table"]["broken"] == "server-broken-rules"
        table = f"/api/tables/{cookies['table']}"
        frames = (await a.someone.get(f"{table}/replay"))["frames"]
        assert frames[0]["view"] is None
        assert [e["kind"] for f in frames[3:] for e in f["entry"]["events"]]
        assert len((await a.someone.get(f"{table}/export"))["entries"]) > 8
        assert (await a.someone.get(table))["state"] == "running"

    run(sqlite, lambda house: half_played(house, cookies))
    run(sqlite, after, games=registry("LOST"))


def test_a_finished_match_that_cannot_be_read_says_so_to_whoever_opens_its_table(sqlite: str) -> None:
    """Once its table waited for a view that never came."""
    cookies: dict[str, str] = {}

    async def before(house: House) -> None:
        await half_played(house, cookies)
        a = await back(house, cookies, "ada")
        await a.until("view")
        await a.send("resign", {"seat": 0, "n": "end"})
        await until(lambda: a.info["state"] == "finished")

    async def after(house: House) -> None:
        a = await back(house, cookies, "ada")
        told = (await a.until("welcome"))["d"]["table"]
        assert (told["state"], told["broken"]) == ("finished", "server-broken-rules")
        assert (await a.someone.get(f"/api/tables/{cookies['table']}"))["broken"] == "server-broken-rules"
        listed = (await a.someone.get("/api/me/matches"))["tables"]
        assert [t["id"] for t in listed] == [cookies["table"]]

    run(sqlite, before)
    run(sqlite, after, games=registry("LOST"))
    run(sqlite, after, games=registry("LOST"))


@pytest.mark.parametrize("name", games.names())
def test_what_todays_rules_do_not_follow_is_told_from_the_log(name: str) -> None:
    """Of every game: the toy's events need no position to be told by, those that ship do."""
    game = games.game(name)
    full = {"seats": game.modes[0].seats[-1]}
    table: Table[Any] = Table(game, full, b"\x05" * 16, game.start(full))
    luck = Luck(5)
    while len(table.log) < 40:
        d = table.questions()[0]
        table.submit(d.seat, game.notate(table.state, luck.draw(d)))
    row = TableRow("old", name, full, table.seed, None, True, "", "", None, "", None, 0.0)
    seats = tuple(Seat(i, "open") for i in range(table.state.seats))
    head = Head(rules=game.rules, length=len(table.log), state="running")

    def replayed(bad: int, row: TableRow) -> list[Any]:
        rows = tuple(row_of(e._replace(text="?") if e.seq == bad else e, 0.0) for e in table.log)
        match = Parcel.of(Registry.shipped().path(name), full, Stored(row, head, seats, rows))
        assert len(reading.export(match, {}, (), "")["entries"]) == len(rows)
        return reading.replay(match, (0,), 0, 10**6)["frames"]

    frames = replayed(30, row)
    assert [f["view"] is None for f in frames] == [n > 30 for n in range(len(table.log) + 1)]
    whole = replayed(-1, row)
    assert [f["entry"] and f["entry"]["events"] for f in frames] == [f["entry"] and f["entry"]["events"] for f in whole]
    lost = replayed(-1, msgspec.structs.replace(row, origin={"game": "?"}))
    assert all(f["view"] is None for f in lost)
    assert [f["entry"] and f["entry"]["seq"] for f in lost] == [f["entry"] and f["entry"]["seq"] for f in whole]
