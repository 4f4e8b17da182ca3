"""A table that nobody touches lets go of its log while people are still connected, and nobody notices."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import House, play_on, run, until


def test_a_table_at_rest_wakes_for_whatever_comes(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        _, _, a, b, table = await house.match()
        await play_on([a, b], 5)
        room = await house.hub.room(table)
        played = dict(a.entries)

        async def asleep() -> None:
            await until(lambda: room.asleep)
            assert room.table is None
            assert not room.times
            assert room.guests

        await asleep()
        assert (await house.hub.room(table)) is room
        a.entries.clear()
        await a.send("since", {"seq": 0})
        await until(lambda: a.entries == played)

        await asleep()
        await a.send("ask", {"id": "1", "what": "why", "text": "dance"})
        assert (await a.until("answer"))["d"]["answer"]["allowed"] is False

        await asleep()
        chair = a if a.question() is not None else b
        seat, question = chair.question() or (0, {})
        first = await chair.act(seat, question["options"][0], question["q"], n="once")
        assert first["t"] == "ack"
        await asleep()
        again = await chair.act(seat, question["options"][0], question["q"], n="once")
        assert again == first  # a repeat is known after the rest too
        assert room.table is not None
        assert sum(e.kind == "act" for e in room.table.log) == 6

        await asleep()
        await b.send("chat", {"text": "still here?"})
        assert (await a.until("chat"))["d"]["text"] == "still here?"
        await play_on([a, b])
        await until(lambda: a.info["state"] == b.info["state"] == "finished")
        await a.close()
        await b.close()
        await until(lambda: table not in house.hub.rooms)

    run(f"sqlite:///{tmp_path}/a.db", test, idle=0.1)


def test_what_may_be_taken_back_may_be_so_after_a_rest(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        _, _, a, b, table = await house.match()
        room = await house.hub.room(table)
        await a.act(0, "pledge 1")
        await b.act(1, "pledge 1")
        await until(lambda: a.question() is not None)
        boast = next(t for t in (a.question() or (0, {}))[1]["options"] if t.startswith("boast"))
        length = a.views[0]["length"]
        await a.act(0, boast)
        await until(lambda: a.views[0]["length"] == length + 1)
        assert a.views[0]["floor"] == length
        await until(lambda: room.asleep)
        await a.send("undo", {"seat": 0, "to": length, "n": "u"})
        assert (await a.answer("u"))["t"] == "ack"
        await until(lambda: a.views[0]["length"] == length)

    run(f"sqlite:///{tmp_path}/a.db", test, idle=0.1)
