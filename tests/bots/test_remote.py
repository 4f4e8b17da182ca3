"""A bot plays over the socket's messages, with states to think on where the server tells its knowledge."""

from __future__ import annotations

import json
from typing import Any

import pytest

from arenarium.bots import Budget, remote
from arenarium.bots.contract import Job
from arenarium.bots.remote import Lobby, NoStates, Refused, Session, play_at
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
                return [{"t": "answer", "d": {"id": d["id"], "error": {"key": "core-refuse-inquiry"}}}]
            job = Job.of("tests.toy:GAME", self.table.state, d["seat"], "solid", 1)
            return [{"t": "answer", "d": {"id": d["id"], "answer": {"state": job.state}}}]
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
    session = Session(bot, "t1", Budget(nodes=60))
    converse(server, session)
    assert session.result == server.table.result()
    assert session.knows is tells


def test_a_bot_that_needs_states_says_so() -> None:
    session = Session("solid", "t1", Budget(nodes=60))
    with pytest.raises(NoStates):
        converse(Server(tells=False), session)


def test_a_question_is_answered_once() -> None:
    server = Server(tells=False)
    session = Session("random", "t1", Budget())
    for message in server.receive(session.hello()):
        session.receive(message)
    session.knows = False
    assert len(session.receive(server.view(0))) == 1
    assert session.receive(server.view(0)) == []


@pytest.mark.parametrize(("kind", "waits"), [("stale", False), ("too_much", True)])
def test_after_a_passing_refusal_the_bot_looks_again_and_answers(kind: str, waits: bool) -> None:
    """A question that has moved on, or a server that was asked too fast, is no reason to stand up."""
    server = Server(tells=False)
    session = Session("random", "t1", Budget())
    for message in server.receive(session.hello()):
        session.receive(message)
    session.knows = False
    (act,) = session.receive(server.view(0))
    again = session.receive({"t": "refused", "d": {"n": act["d"]["n"], "kind": kind, "key": "k"}})
    assert again == [{"t": "view", "d": {"seat": 0}}, {"t": "view", "d": {"seat": 1}}]
    assert (session.pause > 0) is waits
    assert not session.over
    (second,) = session.receive(server.view(0))
    assert second["d"]["q"] == act["d"]["q"]
    assert second["d"]["n"] != act["d"]["n"]


def test_a_refusal_for_good_ends_the_session_with_its_reason() -> None:
    session = Session("random", "t1", Budget())
    session.receive({"t": "error", "d": {"kind": "denied", "key": "k", "message": "This table is closed."}})
    assert (session.over, session.refusal) == (True, "This table is closed.")


@pytest.mark.parametrize("message", ["welcome", "table"])
@pytest.mark.parametrize("info", [{"state": "closed"}, {"state": "running", "broken": "core-refuse-rules"}])
def test_a_table_that_cannot_go_on_is_not_waited_for(message: str, info: Json) -> None:
    session = Session("random", "t1", Budget())
    table = {"game": "tests.toy:GAME", **info}
    session.receive({"t": message, "d": {"table": table, "seats": [0]} if message == "welcome" else table})
    assert session.over
    assert session.refusal is not None


def test_a_reply_is_owed_until_it_comes() -> None:
    server = Server(tells=False)
    session = Session("random", "t1", Budget())
    assert session.expects  # of hello
    for message in server.receive(session.hello()):
        session.receive(message)
    assert not session.expects  # others may think as long as they like
    (ask,) = session.receive(server.view(0))
    assert session.expects
    (act,) = session.receive(server.receive(ask)[0])
    assert session.expects
    session.receive({"t": "ack", "d": {"n": act["d"]["n"]}})
    assert not session.expects


class Silent:
    """A socket to a server that takes everything and answers to `hello` alone."""

    opened = 0

    def __init__(self) -> None:
        self.server, self.inbox = Server(tells=False), list[Json]()
        Silent.opened += 1

    def __enter__(self) -> Silent:
        return self

    def __exit__(self, *_: object) -> None: ...

    def send(self, text: str) -> None:
        message = json.loads(text)
        if message["t"] in ("hello", "view"):
            self.inbox += self.server.receive(message)

    def recv(self, timeout: float | None) -> str:
        if self.inbox:
            return json.dumps(self.inbox.pop(0))
        assert timeout is not None, "it would wait for ever"
        raise TimeoutError


def test_a_server_that_never_replies_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lobby, "post", lambda self, path, data: {})
    monkeypatch.setattr(Lobby, "socket", lambda self: Silent())
    with pytest.raises(Refused, match="does not answer"):
        play_at("http://nowhere", "t1", "random", Budget())
    assert Silent.opened == remote.SILENCES
