"""Making tables: new ones, the next match of the same people, one that goes on from a moment of another."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from functools import partial
from hashlib import sha256
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from arenarium.bots.levels import DEFAULT, SUBSTITUTE
from arenarium.bots.registry import names
from arenarium.core.game import AnyGame, Json, checked_options
from arenarium.core.kernel import Luck, State
from arenarium.core.refusal import NONSENSE, BadData, BadOptions, Refusal
from arenarium.server.api.packs import boxed_pack, stored_pack, with_pack
from arenarium.server.api.reading import playable
from arenarium.server.edge.identity import hashed_token, new_token
from arenarium.server.hub import Hub
from arenarium.server.jobs.read_queue import READING
from arenarium.server.parcel import Parcel
from arenarium.server.refusals import Denied, Malformed, NotNow, Unavailable, Unknown
from arenarium.server.table.room import Room
from arenarium.server.table.seating import all_taken
from arenarium.server.table.time_control import TimeControl
from arenarium.server.wire.messages import one_line
from arenarium.store.rows import Head, Person, Seat, Stored, TableRow

Title = Annotated[str, Meta(max_length=80)]


class NewSeat(Struct):
    kind: Literal["me", "open", "invite", "bot", "hotseat"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


Seats = Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]


class NewTable(Struct):
    game: Annotated[str, Meta(max_length=40)]
    seats: Seats
    options: Json = {}
    clock: TimeControl | None = None
    public: bool = True
    title: Title = ""
    pack: Annotated[str, Meta(max_length=80)] | None = None
    box: Annotated[str, Meta(max_length=80)] | None = None  # "mine", or the link of somebody's
    tutor: bool = False


class Branch(Struct):
    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Seats
    title: Title = ""


def checked(game: AnyGame, options: Json, seats: int) -> tuple[Json, State]:
    """Options with defaults, and the state they begin with. Whatever is wrong with them is the caller's to know."""
    options = {**options, "seats": options.get("seats", seats)}
    try:
        full = checked_options(game, options)
        state = game.start(full)
    except (Refusal, BadData):
        raise
    except NONSENSE as error:
        raise BadOptions("server-refuse-options", reason=type(error).__name__) from None
    if full["seats"] != seats:
        raise BadOptions("server-refuse-seat-count", seats=full["seats"], given=seats)
    return full, state


async def settled(hub: Hub, game: AnyGame, options: Json, seats: int) -> Json:
    """The same with defaults. A box of somebody's own takes a while to read: that is done beside the loop."""
    if "pack" not in options:
        return checked(game, options, seats)[0]
    full, _ = await asyncio.to_thread(checked, game, await with_pack(hub, options), seats)
    return {**full, "pack": options["pack"]}


async def make_table(
    hub: Hub,
    host: Person,
    new: NewTable,
    origin: Json | None = None,
    parent: str | None = None,
    seats: tuple[Seat, ...] | None = None,
    options: Json | None = None,
    name: str | None = None,
    called: str = "",
) -> tuple[Room, Json]:
    """A new table and the links that only its host is shown."""
    game = hub.game(new.game)
    if options is None:
        if new.clock is not None and new.clock.kind != "days" and new.clock.seconds is None:
            raise Malformed("server-refuse-clock")
        options = {k: v for k, v in new.options.items() if k != "pack"}
        if new.pack is not None:
            called, options["pack"] = new.pack, await stored_pack(hub, new.pack)
        elif new.box is not None:
            called, hashed = await boxed_pack(hub, host, game.name, new.box)
            options |= {"pack": hashed} if hashed else {}
        options = await settled(hub, game, options, len(new.seats))
    live = game.pace(options, len(new.seats), [], Luck(0)) is not None
    if new.clock is not None and live:
        raise Malformed("server-refuse-live-clock")
    if new.tutor and (live or sorted(s.kind for s in new.seats if s.kind != "bot") not in ([], ["me"])):
        raise Malformed("server-refuse-tutor")
    tokens: dict[str, str] = {}
    if seats is None:
        if not host.name and any(s.kind in ("open", "invite") for s in new.seats):
            raise Denied("server-refuse-nameless")
        seats = tuple(make_seat(hub, host, i, s, tokens) for i, s in enumerate(new.seats))
    watch = new_token()
    row = TableRow(
        id=name or hub.settings.new_id(),
        game=game.name,
        options=options,
        seed=hub.settings.new_seed(),
        origin=origin,
        public=new.public,
        title=one_line(new.title),
        host=host.id,
        clock=None if new.clock is None else msgspec.to_builtins(new.clock),
        watch=hashed_token(watch),
        parent=parent,
        created=hub.now(),
    )
    room = await hub.add(Stored(row, Head(rules=game.rules, tutor=new.tutor, pack=called), seats, ()))
    if all_taken(seats):
        await room.post(room.seating.begin_if_full)
    links = {"watch": f"/t/{row.id}?token={watch}"}
    links |= {seat: f"/t/{row.id}?token={token}" for seat, token in tokens.items()}
    return room, links


def make_seat(hub: Hub, host: Person, i: int, new: NewSeat, tokens: dict[str, str]) -> Seat:
    if new.kind == "bot":
        bot = new.bot or DEFAULT
        if bot not in names():
            raise Unknown("server-refuse-bot", bot=bot, known=names())
        return Seat(i, "bot", None, bot)
    if new.kind == "invite":
        tokens[str(i)] = new_token()
        return Seat(i, "invite", token=hashed_token(tokens[str(i)]))
    if new.kind == "open":
        return Seat(i, "open")
    return Seat(i, "person" if new.kind == "me" else "hotseat", host.id)


async def branch(hub: Hub, person: Person, where: str, stored: Stored, wanted: Branch) -> tuple[Room, Json]:
    """A new table that goes on from a moment of another."""
    row, head = stored.table, stored.head
    alone = all(s.person == person.id for s in stored.seats)
    if head.state != "finished" and not (head.state == "running" and alone):
        raise NotNow("server-refuse-branch")
    game = hub.game(row.game)
    options = await with_pack(hub, row.options)
    if len(wanted.seats) != len(stored.seats):
        raise BadOptions("server-refuse-seat-count", seats=len(stored.seats), given=len(wanted.seats))
    match = Parcel.of(hub.settings.games.path(row.game), options, stored)
    origin = await hub.reading.run(where, partial(playable, match, wanted.at), READING)
    seats = [msgspec.structs.replace(s, bot=s.bot or SUBSTITUTE) if s.kind == "bot" else s for s in wanted.seats]
    new = NewTable(game=game.name, seats=seats, public=False, title=wanted.title or row.title)
    return await make_table(hub, person, new, origin, row.id, options=row.options, called=head.pack)


async def rematch(hub: Hub, person: Person, room: Room) -> tuple[Room, Json]:
    """The same people and options once more; whoever began last time begins now in the next seat's place."""
    if room.head.state != "finished":
        raise NotNow("server-refuse-not-over")
    links: Json = {}
    return await room.post(lambda: _rematch(hub, person, room, links)), links


async def _rematch(hub: Hub, person: Person, room: Room, links: Json) -> Room:
    """Posted to the old table. The next one's name follows from it, so that there is one however many ask at once, at
    however many workers, and also when somebody was cut off before the old table knew of it."""
    name = room.head.rematch or next_name(room.row)
    try:
        made = await hub.room(name)
    except Unknown:
        made = await _made_again(hub, person, room, name, links)
    await room.seating.point_to(name)
    return made


def next_name(row: TableRow) -> str:
    return urlsafe_b64encode(sha256(b"arenarium-rematch/" + row.seed + row.id.encode()).digest()[:12]).decode()


async def _made_again(hub: Hub, person: Person, room: Room, name: str, links: Json) -> Room:
    old = room.seats
    turned = [old[(i + 1) % len(old)] for i in range(len(old))]
    seats = tuple(Seat(i, s.kind, s.person, s.bot if s.person is None else None) for i, s in enumerate(turned))
    clock = None if room.row.clock is None else msgspec.convert(room.row.clock, TimeControl)
    row, tutor = room.row, room.head.tutor
    new = NewTable(game=row.game, seats=[], clock=clock, public=row.public, title=row.title, tutor=tutor)
    try:
        made, shown = await make_table(
            hub, person, new, None, room.row.id, seats, room.row.options, name, room.head.pack
        )
    except Unavailable as unavailable:
        try:
            return await hub.room(name)  # another worker was faster
        except Unknown:
            raise unavailable from None
    links |= shown
    return made
