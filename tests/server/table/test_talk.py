"""What is said at a table, and by whom."""

from __future__ import annotations

from pathlib import Path

import pytest

from arenarium.server import wire
from arenarium.server.refusals import Denied, Malformed, TooMuch
from arenarium.server.settings import Limits
from tests.server.table.lounge import ADA, BOB, Lounge, act, run


def test_what_is_said_reaches_all_but_those_who_do_not_want_it(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        deaf = await lounge.visit(room, BOB)
        deaf.muted.add("ada")
        await room.talk.chat(ada, wire.Chat("hello\u202ethere"))
        assert bob.last("chat")["text"] == "hello there"
        assert "chat" not in deaf.kinds()
        with pytest.raises(Malformed, match="empty"):
            await room.talk.chat(ada, wire.Chat("\n"))
        assert room.head.chats == 1
        with pytest.raises(Denied, match="nobody"):
            await room.talk.chat(await lounge.visit(room, None), wire.Chat("psst"))
        late = await lounge.visit(room, BOB)
        assert [line["text"] for line in late.last("welcome")["chat"]] == ["hello there"]

    run(tmp_path, test)


def test_who_talks_too_much_takes_no_turn_of_the_tables(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada = await lounge.visit(room, ADA)
        for n in range(3):
            await room.talk.chat(ada, wire.Chat(f"{n}"))
        used = room.used = -1.0
        with pytest.raises(TooMuch, match="chat-rate"):
            await room.talk.chat(ada, wire.Chat("more"))
        assert room.used == used
        await act(room, ada, "pledge 1", 0)

    run(tmp_path, test, limits=Limits(chats_per_minute=1, chats_burst=3))
