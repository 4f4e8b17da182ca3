"""A bot at a table of any server, over the same socket that people use (docs/protocol.md)."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Callable
from functools import cached_property
from http.cookiejar import CookieJar
from typing import Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from arenarium.bots import levels, registry
from arenarium.bots.contract import Budget, Fault, Observation, find_game, seed_for
from arenarium.bots.think import answered
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import Decision, Luck, State

PASSING: Final = ("stale", "too_much", "unavailable", "not_now")  # refusals after which a bot looks again
PAUSE: Final = 0.5
RETRIES: Final = 8
REPLY: Final = 60.0  # seconds within which a server says something to what it was sent
SILENCES: Final = 3  # so often in a row it may fail to


class Refused(OSError):
    """The server will not let the bot play: the table is full, closed, or not open to it."""


class NoStates(RuntimeError):
    """The server tells this bot its view only; a bot that thinks on states cannot play that way."""


class Heard(Observation):
    """What a server told the seat. It has states to think on when the server gave its knowledge as well."""

    def __init__(
        self, game: AnyGame, seat: int, seed: int, view: Json, question: Json, knowledge: State | None = None
    ) -> None:
        self._told = (view, question)
        if knowledge is not None:
            super().__init__(game, knowledge, seat, seed)
        else:
            self.game, self.seat, self.seed, self.luck = game, seat, seed, Luck(seed)
            self.knowledge = None  # type: ignore[assignment]

    @property
    def ask(self) -> str:
        return str(self._told[1]["ask"])

    @property
    def decision(self) -> Decision:
        if self.knowledge is None:
            raise NoStates("the server did not tell the seat's knowledge")
        return self._asked

    @cached_property
    def view(self) -> Json:
        return self._told[0]

    @cached_property
    def question(self) -> Json:
        return self._told[1]

    @cached_property
    def options(self) -> list[str]:
        return list(self._told[1]["options"])

    def resample(self, n: int = 1) -> list[State]:
        if self.knowledge is None:
            raise NoStates("the server did not tell the seat's knowledge")
        return super().resample(n)


class Session:
    """The bot's side of the conversation: a message in, messages out. No I/O."""

    def __init__(self, bot: str, table: str, budget: Budget, token: str | None = None, seed: int = 0) -> None:
        self.bot, self.table, self.budget, self.token, self.seed = bot, table, budget, token, seed
        self.game: AnyGame | None = None
        self.seats: list[int] = []
        self.over = False
        self.refusal: str | None = None  # why the server will not have this bot
        self.pause = 0.0  # seconds to wait before the next messages: the server was asked too much
        self.faults: list[Fault] = []
        self.answered: set[tuple[int, int]] = set()  # seat and question
        self.waiting: dict[str, tuple[int, Json, Json]] = {}  # questions for which knowledge was asked
        self.sent: set[str] = set()  # nonces of answers that the server has said nothing to
        self.silences = 0  # times in a row that it said nothing at all
        self.knows = True  # until the server refuses to tell the seat's knowledge
        self.result: list[int] | None = None
        self.tries = 0

    def hello(self) -> Json:
        said: Json = {"v": 1, "table": self.table}
        if self.token is not None:
            said["token"] = self.token
        return {"t": "hello", "d": said}

    def forget(self) -> None:
        """The connection was lost: what was under way is asked anew."""
        self.answered.clear()
        self.waiting.clear()
        self.sent.clear()

    @property
    def expects(self) -> bool:
        """Whether the server owes a reply. While others think it may be silent for days."""
        return bool(self.waiting or self.sent or self.game is None)

    def silence(self) -> None:
        """The server owed a reply and gave none."""
        self.silences += 1
        if self.silences >= SILENCES:
            self.over, self.refusal = True, "the server does not answer"

    def receive(self, message: Json) -> list[Json]:
        data = message.get("d", {})
        match message["t"]:
            case "welcome":
                self._table(data["table"])
                self.seats = list(data["seats"])
                self.game = find_game(data["table"]["game"])
                return [{"t": "view", "d": {"seat": seat}} for seat in self.seats]
            case "table":
                self._table(data)
            case "ack":
                self.sent.discard(data.get("n", ""))
                self.silences = 0
            case "view":
                return self._viewed(data)
            case "answer":
                return self._told(data)
            case "ping":
                return [{"t": "pong", "d": data}]
            case "refused" | "error":
                return self._refused(data)
        return []

    def _table(self, info: Json) -> None:
        """A table that its host closes, or that cannot go on, has no result to wait for."""
        if info.get("state") == "closed" or info.get("broken"):
            self.over, self.refusal = True, f"the table cannot go on: {info.get('broken') or 'it was closed'}"

    def _refused(self, data: Json) -> list[Json]:
        """An answer that came too late or too fast is no end: look again and answer what is asked now."""
        if data.get("kind") not in PASSING:
            self.over, self.refusal = True, str(data.get("message", data.get("key")))
            return []
        self.silences = 0
        self.pause = 0.0 if data["kind"] == "stale" else PAUSE
        self.forget()
        return [{"t": "view", "d": {"seat": seat}} for seat in self.seats]

    def _viewed(self, data: Json) -> list[Json]:
        self.result = data.get("result")
        self.over = self.result is not None
        seat = data.get("seat")
        out: list[Json] = []
        for question in data.get("questions", []):
            if question["seat"] != seat or seat not in self.seats or (seat, question["q"]) in self.answered:
                continue
            self.answered.add((seat, question["q"]))
            if self.knows:
                name = f"k{seat}-{question['q']}"
                self.waiting[name] = (seat, data["view"], question)
                out.append({"t": "ask", "d": {"id": name, "what": "knowledge", "seat": seat}})
            else:
                out.append(self._act(seat, data["view"], question, None))
        return out

    def _told(self, data: Json) -> list[Json]:
        waiting = self.waiting.pop(data.get("id", ""), None)
        if waiting is None:
            return []
        self.silences = 0
        seat, view, question = waiting
        if (data.get("refused") or {}).get("kind") in PASSING:
            return self._refused(data["refused"])
        state = (data.get("answer") or {}).get("state")
        self.knows = state is not None
        return [self._act(seat, view, question, state)]

    def _act(self, seat: int, view: Json, question: Json, state: Json | None) -> Json:
        assert self.game is not None
        known = None if state is None else self.game.unpack(state)
        seen = Heard(self.game, seat, seed_for(self.seed, seat, question["q"]), view, question, known)
        if known is None and registry.split(self.bot)[0] in levels.THINKING:
            raise NoStates("the server did not tell the seat's knowledge")
        answer = answered(self.bot, lambda: seen, self.budget)
        self.faults += answer.faults
        self.tries += 1
        nonce = f"bot-{seat}-{question['q']}-{self.tries}"
        self.sent.add(nonce)
        return {"t": "act", "d": {"seat": seat, "q": question["q"], "text": answer.text, "n": nonce}}


class Lobby:
    """The little HTTP a bot needs: a name, a seat."""

    def __init__(self, server: str) -> None:
        self.server = server.rstrip("/")
        self.cookies = CookieJar()
        self._open = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies)).open

    def post(self, path: str, data: Json) -> Json:
        request = urllib.request.Request(
            self.server + path,
            json.dumps(data).encode(),
            {"content-type": "application/json", "origin": self.server},
        )
        with self._open(request, timeout=30) as response:
            found: Json = json.loads(response.read() or b"{}")
        return found

    def socket(self) -> ClientConnection:
        cookie = "; ".join(f"{c.name}={c.value}" for c in self.cookies)
        address = self.server.replace("http", "ws", 1) + "/ws"
        return connect(address, additional_headers={"cookie": cookie}, origin=Origin(self.server))


def play_at(
    server: str,
    table: str,
    bot: str,
    budget: Budget,
    seat: int | None = None,
    token: str | None = None,
    name: str | None = None,
    seed: int = 0,
    each: Callable[[Json], None] | None = None,
) -> list[int] | None:
    """Take a seat and play until the match is over; its result.

    A server that restarts is waited for. One that says nothing to what it is sent, or a table that is closed, ends it.
    """
    lobby = Lobby(server)
    lobby.post("/api/me", {"name": name or bot})
    joining: Json = {k: v for k, v in (("seat", seat), ("token", token)) if v is not None}
    lobby.post(f"/api/tables/{table}/join", joining)
    session = Session(bot, table, budget, token, seed)
    lost = 0
    while not session.over:
        try:
            with lobby.socket() as socket:
                socket.send(json.dumps(session.hello()))
                while not session.over:
                    heard = socket.recv(REPLY if session.expects else None)
                    for answer in session.receive(json.loads(heard)):
                        time.sleep(session.pause)
                        session.pause = 0.0
                        if each is not None:
                            each(answer)
                        socket.send(json.dumps(answer))
                    lost = 0
        except TimeoutError:
            session.silence()
            session.forget()
        except (WebSocketException, OSError) as error:
            lost += 1
            if lost > RETRIES:
                raise OSError(f"the connection was lost: {error}") from error
            time.sleep(min(PAUSE * 2**lost, 10.0))
            session.forget()
    if session.refusal is not None:
        raise Refused(session.refusal)
    return session.result
