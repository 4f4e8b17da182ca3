"""What travels between the server and a client, as types: docs/protocol.md says what it means. Games have their own.

Structs come in and are checked; TypedDicts go out. `scripts/wire-types` writes the client's types from them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
from msgspec import Meta, Struct

Json = dict[str, Any]
PLAIN = r"^[^\x00-\x1f\x7f]*\Z"  # no control characters: not every database takes them
Nonce = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]  # the sender's own name for a message
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
Ordinal = Annotated[int, Meta(ge=-1, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Texts = dict[str, str]  # by language


# --- from a client -------------------------------------------------------------------------------


class Hello(Struct):
    v: int
    table: Id
    seat: SeatNumber | None = None
    token: Annotated[str, Meta(max_length=100)] | None = None
    have: Ordinal | None = None  # entries it has already


class Act(Struct):
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=4000)]
    n: Nonce
    q: Ordinal | None = None
    seen: Ordinal | None = None  # live pace: the `seq` of the newest view when the player acted


class Show(Struct):
    seat: SeatNumber | None = None


class Since(Struct):
    seq: Ordinal


class Undo(Struct):
    seat: SeatNumber
    to: Ordinal
    n: Nonce


class Consent(Struct):
    what: str
    yes: bool
    n: Nonce
    seat: SeatNumber | None = None


class Seated(Struct):
    """draw, resign, pause, resume, back."""

    seat: SeatNumber
    n: Nonce


class SitIn(Struct):
    """A bot for somebody who left."""

    seat: SeatNumber
    n: Nonce
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Chat(Struct):
    text: ChatText


class Mute(Struct):
    who: Id
    on: bool


class Ask(Struct):
    """What else is said beside `id`, `what` and `seat` belongs to the question."""

    id: Annotated[str, Meta(max_length=64)]
    what: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber | None = None
    args: dict[str, Any] = {}


class Beat(Struct):
    """ping, pong."""

    at: float


class ClientMessage(TypedDict):
    t: str
    d: Json


# --- a table -------------------------------------------------------------------------------------


class SeatInfo(TypedDict):
    seat: int
    kind: Literal["person", "hotseat", "open", "invite", "bot"]
    person: str | None
    name: str  # "" while nobody sits there
    bot: str | None  # the bot's level; on a person's seat: a bot sits in for now
    here: NotRequired[bool]
    away: NotRequired[float]  # since when the person is not connected
    replaceable: NotRequired[float]  # from then on others may let a bot sit in


class TimeInfo(TypedDict):
    """Seconds left by seat, and whose clock runs."""

    left: list[float]
    running: list[int]
    now: float


class Offer(TypedDict):
    what: Literal["undo", "draw", "pause"]
    seat: int
    to: int
    yes: list[int]


class TableInfo(TypedDict):
    """The same for everybody who may know of the table."""

    id: str
    game: str
    kind: Literal["match", "scenario", "whatif"]  # only matches count; the others were opened to try something
    rules: int
    options: Json
    pack: str | None
    title: str
    public: bool
    host: str
    created: float
    begun: float | None
    ended: float | None
    state: Literal["open", "running", "finished", "closed"]
    length: int
    paused: bool
    tutor: bool  # clear mistakes are asked about before they are made; it counts in no ranking
    broken: str | None
    offers: list[Offer]
    clock: Json | None
    time: TimeInfo | None
    commitment: str
    seed: str | None
    scripted: bool  # some lots are an example's, not the seed's
    result: list[int] | None
    rematch: str | None
    parent: str | None
    seats: list[SeatInfo]
    changed: NotRequired[float]  # in the lobby
    turn: NotRequired[list[int]]  # in the lobby: the seats that are asked
    mine: NotRequired[list[int]]  # where the server tells it: my seats
    links: NotRequired[Texts]  # for whoever made the table: to watch it, and to each invited seat


class Lobby(TypedDict):
    tables: list[TableInfo]
    counts: NotRequired[dict[str, int]]  # of one's own finished matches: of each game, and those that are hidden


# --- what happens at it --------------------------------------------------------------------------


class AnyEvent(TypedDict):
    kind: str


Told = Annotated[Json, AnyEvent]  # an event as this client may know it: its kind and the fields its sentence needs


class AnyQuestion(TypedDict):
    seat: int
    q: NotRequired[int]  # of an own question
    ask: NotRequired[str]  # absent when the question is another seat's
    options: NotRequired[list[str]]
    live: NotRequired[bool]  # its answers are intents: the pace of the table says whether and when each counts


Question = Annotated[Json, AnyQuestion]


class Entry(TypedDict):
    seq: int
    seat: int
    kind: str
    text: NotRequired[str]  # of one's own actions only
    events: list[Told]
    at: NotRequired[float]  # always in the log; a client's own examples have no time


# New entries, in the order of the log.
Entries = TypedDict("Entries", {"from": int, "entries": list[Entry]})


class ViewMessage(Struct, omit_defaults=True):
    """The position as one seat knows it."""

    seq: int
    seat: int
    view: msgspec.Raw
    questions: list[Question]
    floor: int
    length: int
    result: list[int] | None
    time: TimeInfo | msgspec.UnsetType = msgspec.UNSET


class ChatLine(TypedDict):
    n: int
    who: str
    name: str
    text: str
    at: float


class Welcome(TypedDict):
    v: int
    table: TableInfo
    seats: list[int]
    seq: int
    lang: str
    chat: list[ChatLine]


class Ack(TypedDict):
    n: str
    seq: NotRequired[int]  # the entry that the message made
    change: NotRequired[int]  # where it made none (an offer, a pause, a bot that sits in): the change of the table


class Refused(TypedDict):
    n: NotRequired[str]
    kind: str
    key: str
    rule: str
    args: Json
    message: NotRequired[str]  # always of the server; a client's own refusals have none


class Fault(TypedDict):
    """That a bot failed, as its host is told."""

    seat: int
    bot: str
    kind: str
    detail: str
    instead: str
    message: str


class Seats(TypedDict):
    seats: list[int]


class Muted(TypedDict):
    who: list[str]


class Answered(TypedDict):
    id: str
    what: str
    answer: NotRequired[Any]
    refused: NotRequired[Refused]  # in place of an answer


class Foreseen(TypedDict):
    events: list[Told]  # to `foresee` with one option: what the seat would be told if it gave that answer


class ForeseenEach(TypedDict):
    foreseen: dict[str, list[Told]]  # to `foresee` with several: the same by option, of as many as there was time for


class Timed(TypedDict):
    at: float


class Clocked(TypedDict):
    at: float
    now: float


class Bye(TypedDict):
    reason: Literal["restart", "signed-out"]
    again: float  # in so many seconds


LiveMessage = Annotated[Json, AnyEvent]  # of a game with a pace: its own wire.py says which; `in` is milliseconds


# --- messages ------------------------------------------------------------------------------------


class WelcomeSent(TypedDict):
    t: Literal["welcome"]
    d: Welcome


class ViewSent(TypedDict):
    t: Literal["view"]
    d: ViewMessage


class EntriesSent(TypedDict):
    t: Literal["entries"]
    d: Entries


class AckSent(TypedDict):
    t: Literal["ack"]
    d: Ack


class RefusedSent(TypedDict):
    t: Literal["refused", "error"]
    d: Refused


class TableSent(TypedDict):
    t: Literal["table"]
    d: TableInfo


class SeatsSent(TypedDict):
    t: Literal["seats"]
    d: Seats


class ChatSent(TypedDict):
    t: Literal["chat"]
    d: ChatLine


class FaultSent(TypedDict):
    t: Literal["fault"]
    d: Fault


class MutedSent(TypedDict):
    t: Literal["muted"]
    d: Muted


class PingSent(TypedDict):
    t: Literal["ping"]
    d: Timed


class PongSent(TypedDict):
    t: Literal["pong"]
    d: Clocked


class AnswerSent(TypedDict):
    t: Literal["told"]
    d: Answered


class LiveSent(TypedDict):
    t: Literal["live"]
    d: LiveMessage


class ByeSent(TypedDict):
    t: Literal["bye"]
    d: Bye


ServerMessage = (
    WelcomeSent
    | ViewSent
    | EntriesSent
    | AckSent
    | RefusedSent
    | TableSent
    | SeatsSent
    | ChatSent
    | FaultSent
    | MutedSent
    | PingSent
    | PongSent
    | AnswerSent
    | LiveSent
    | ByeSent
)


# --- over HTTP -----------------------------------------------------------------------------------


class Me(TypedDict):
    id: str
    name: str
    lang: str
    webhook: bool
    recovery: NotRequired[str]  # shown once


class Mode(TypedDict):
    name: str
    seats: list[int]
    teams: bool


class Setting(TypedDict):
    name: str
    default: Any
    choices: list[Any]
    modes: list[str]
    per_seat: bool


class GameInfo(TypedDict):
    name: str
    rules: int
    stage: str
    abbreviation: str
    colours: list[str]
    modes: list[Mode]
    settings: list[Setting]
    stand_ins: dict[str, str]  # levels that play this game as another one does, for nothing was learned of it
    first: Json  # the options of a match for who has never played it


class BotInfo(TypedDict):
    name: str
    level: int | None


class ServerInfo(TypedDict):
    version: str
    protocol: int
    key: str  # the public key (Ed25519, hexadecimal) of the seal on exported matches


class Games(TypedDict):
    games: list[GameInfo]
    bots: list[BotInfo]
    usual: str  # the bot that sits down where none is named
    packs: list[str]
    languages: list[str]


class ReplayStep(TypedDict):
    n: int
    entry: Entry | None
    view: Json | None  # none where today's rules cannot follow


class Replay(TypedDict):
    seat: int
    frames: list[ReplayStep]


class LuckGot(TypedDict):
    what: str
    times: int
    expected: float


class LuckRow(TypedDict):
    """Lots of one kind that one seat was given: what came how often, and how often the odds promised it."""

    seat: int
    ask: str
    lots: int
    got: list[LuckGot]
    mean: NotRequired[float]
    expected_mean: NotRequired[float]


class LuckReport(TypedDict):
    luck: list[LuckRow]


class Point(TypedDict):
    """Chances of winning by seat, from 0 to 1, before an entry of the line."""

    at: int
    seq: int
    chances: list[float]


class Frequency(TypedDict):
    kind: str
    often: float
    otherwise: float


Reason = Annotated[Json, Frequency]  # an event that follows more often from one choice than from the other


class Weighed(TypedDict):
    """What a choice comes to. From `better` on: of faults alone."""

    verdict: Literal["best", "good", "inaccuracy", "mistake", "blunder", "close"]
    lost: float
    doubt: float  # to either side of `lost`
    chance: float
    better: NotRequired[str]
    line: NotRequired[list[str]]
    did: NotRequired[list[Told]]
    does: NotRequired[list[Told]]
    gains: NotRequired[list[Reason]]
    spares: NotRequired[list[Reason]]


class Decision(Weighed):
    at: int
    seq: int
    seat: int
    turn: int
    ask: str
    played: str


class Advice(TypedDict):
    warning: Weighed | None  # to `advise`: of a clear mistake


class Fortune(TypedDict):
    gave: list[float]  # what lots gave each seat, give or take a doubt
    doubt: float


class Lot(Fortune):
    at: int
    seq: int
    seat: int  # -1: nobody's in particular
    turn: int


class Report(TypedDict):
    ready: bool
    failed: bool
    done: float
    seconds: float  # it took
    curve: list[Point]
    decisions: list[Decision]
    lots: list[Lot]
    luck: Fortune | None


class ScenarioRow(TypedDict):
    game: str
    chapter: str
    name: str
    title: str
    titles: Texts
    rules: list[str]
    text: Texts
    steps: int


class Scenarios(TypedDict):
    scenarios: list[ScenarioRow]


class LessonAct(TypedDict):
    seat: int | None
    text: str
    say: Texts
    step: int  # of the scenario, from 0: its position before this is told by a picture of that step
    refused: NotRequired[bool]  # the rules do not allow it, and say why


class Lesson(TypedDict):
    """A scenario as a guide walks through it."""

    title: str
    titles: Texts
    text: Texts
    acts: list[LessonAct]
    closing: Texts


class Picture(TypedDict):
    """A position of a scenario as one seat sees it."""

    titles: Texts
    options: Json
    seats: int
    seat: int
    view: Json
