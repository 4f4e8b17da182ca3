"""A bot plays over the socket's messages, with states to think on where the server tells its knowledge."""

from __future__ import annotations

from typing import Any

import pytest

from arenarium.bots import Budget, registry
from arenarium.bots.contract import Job
from arenarium.bots.remote import NoStates, Session
from arenarium.core.game import Json
from arenarium.core.table import Table
from tests.toy import GAME


class Server:
    """The server's side of the conversation, as docs/protocol.md has it."""

    def __init__(self, tells: bool) -> None:
        self.table: Table[Any] = Table(GAME, {"seats": 2, "hand": 2}, b"seed")
        self.tells = tells

    def view(self, seat: int) -> Json:
        questions = [
            {**GAME.question(self.table.state, d, seat), "q": self.table.opened[d.seat]} for d in self.table.questions()
        ]
        return {
            "t": "view",
            "d": {
                "seq": len(self.table.log),
                "seat": seat,
                "view": GAME.view(self.table.state, seat),
                "questions": questions,
                "result": self.table.result(),
            },
        }

    def receive(self, message: Json) -> list[Json]:
        d = message["d"]
        if message["t"] == "hello":
            return [{"t": "welcome", "d": {"table": {"game": "tests.toy:GAME"}, "seats": [0, 1]}}]
        if message["t"] == "view":
            return [self.view(d["seat"])]
        if message["t"] == "ask":
            if not self.tells:
                return [{"t": "told", "d": {"id": d["id"], "error": {"key": "core-refuse-inquiry"}}}]
            job = Job.of("tests.toy:GAME", self.table.state, d["seat"], "solid", 1)
            return [{"t": "told", "d": {"id": d["id"], "answer": {"state": job.state}}}]
        assert message["t"] == "act"
        self.table.submit(d["seat"], d["text"], d["q"])
        return [{"t": "ack", "d": {"n": d["n"]}}, self.view(0), self.view(1)]


def converse(server: Server, session: Session) -> None:
    inbox = server.receive(session.hello())
    for _ in range(500):
        if session.over:
            return
        for answer in session.receive(inbox.pop(0)):
            inbox += server.receive(answer)
    raise AssertionError("the match did not end")


@pytest.mark.parametrize(("bot", "tells"), [("random", False), ("random", True), ("solid", True)])
def test_a_bot_plays_a_match_over_the_wire(bot: str, tells: bool) -> None:
    server = Server(tells)
    session = Session(registry.find(bot), "t1", Budget(nodes=60))
    converse(server, session)
    assert session.result == server.table.result()
    assert session.knows is tells


def test_a_bot_that_needs_states_says_so() -> None:
    session = Session(registry.find("solid"), "t1", Budget(nodes=60))
    with pytest.raises(NoStates):
        converse(Server(tells=False), session)


def test_a_question_is_answered_once() -> None:
    server = Server(tells=False)
    session = Session(registry.find("random"), "t1", Budget())
    for message in server.receive(session.hello()):
        session.receive(message)
    session.knows = False
    assert len(session.receive(server.view(0))) == 1
    assert session.receive(server.view(0)) == []
