"""Matches to files and back, and from one database to another, with a hash of every match."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from hashlib import sha256
from math import isfinite
from pathlib import Path
from typing import Final

import msgspec

from arenarium.core import codec
from arenarium.core.data import pack_hash
from arenarium.core.game import AnyGame, Json
from arenarium.core.lots import commitment
from arenarium.core.matchfile import MatchFile, match_json, read_match
from arenarium.core.refusal import BadData
from arenarium.core.table import Entry
from arenarium.core.verifying import played_again
from arenarium.store.changes import dumped
from arenarium.store.database import Connection, Database, StoreFailed
from arenarium.store.rows import EntryRow, Head, Person, Seat, Stored, TableRow
from arenarium.store.seal import KEY, public_key, signed, signer
from arenarium.store.store import add_table, decode_json, load

Find = Callable[[str], AnyGame]
ID: Final = re.compile(
    r"[A-Za-z0-9_-]{1,64}(?::[A-Za-z0-9_-]{1,64})?"
)  # what a table was made from may be `scenario:name`
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
MOST_SEATS: Final = 8
COPIED = {
    "people": ("id", "name", "lang", "recovery", "webhook", "created"),
    "chat": ("table_id", "n", "person", "name", "text", "at"),
    "mutes": ("person", "other"),
    "calls": ("table_id", "seat", "question", "due", "tries"),
    "packs": ("hash", "data"),
    "reports": ("table_id", "revision", "data"),
    "verdicts": ("table_id", "revision", "counts"),
    "secrets": ("name", "value"),
    "shelf": ("person", "table_id", "what", "at"),
    "learned": ("person", "game", "name", "at"),
    "puzzles": ("person", "game", "name", "helped", "points", "at", "mu", "solved"),
    "ratings": ("game", "who", "mu", "sigma", "tried", "solved"),
    "boxes": ("person", "game", "name", "data", "link", "version", "changed"),
    "studies": ("id", "owner", "title", "revision", "last", "read", "write", "created", "changed", "gone"),
    "study_chapters": ("study", "id", "place", "title", "game", "options", "pack", "seats", "origin", "start"),
    "study_nodes": (
        "study",
        "id",
        "chapter",
        "parent",
        "place",
        "seat",
        "text",
        "lots",
        "says",
        "comment",
        "author",
        "verdict",
        "marks",
        "gone",
    ),
    "study_edits": ("study", "revision", "person", "nonce", "kind", "node", "data"),
    "study_people": ("study", "person", "link"),
}
STUDIES = ("studies", "study_chapters", "study_nodes", "study_edits", "study_people")
KEYS = {
    "people": "id",
    "chat": "table_id, n",
    "mutes": "person, other",
    "calls": "table_id, seat",
    "packs": "hash",
    "reports": "table_id",
    "verdicts": "table_id",
    "secrets": "name",
    "shelf": "person, table_id",
    "learned": "person, game, name",
    "puzzles": "person, game, name",
    "ratings": "game, who",
    "boxes": "person, game",
    "studies": "id",
    "study_chapters": "study, id",
    "study_nodes": "study, id",
    "study_edits": "study, revision",
    "study_people": "study, person",
}


def match_hash(stored: Stored) -> str:
    """A hash of all that is stored of a match."""
    return sha256(msgspec.json.encode(stored, order="deterministic")).hexdigest()


def table_ids(c: Connection) -> list[str]:
    return [str(r[0]) for r in c.rows("SELECT id FROM tables ORDER BY created, id")]


def people_of(c: Connection, stored: Stored) -> list[Person]:
    ids = sorted({s.person for s in stored.seats if s.person} | {stored.table.host})
    marks = ", ".join("?" * len(ids))
    sql = f"SELECT id, name, lang, recovery, webhook, created FROM people WHERE id IN ({marks}) ORDER BY id"
    return [Person(*r) for r in c.rows(sql, ids)]


def pack_of(c: Connection, hashed: str | None) -> Json | None:
    if hashed is None:
        return None
    rows = c.rows("SELECT data FROM packs WHERE hash = ?", (hashed,))
    return decode_json(rows[0][0]) if rows else None


# --- files -------------------------------------------------------------------------------------


def to_file(c: Connection, table: str, find: Find) -> Json:
    """A match as a file that `verify` reads, with what else the store knows of it under `archive`."""
    stored = load(c, table)
    if stored is None:
        raise StoreFailed(f"there is no table {table}")
    row = stored.table
    pack = pack_of(c, row.options.get("pack"))
    options = row.options if pack is None else {**row.options, "pack": pack}
    log = [
        Entry(e.seq, e.seat, e.kind, e.text, tuple(map(codec.unpack_event, e.events)), e.sealed) for e in stored.entries
    ]
    people = people_of(c, stored)
    result = None if stored.head.result is None else list(stored.head.result)
    players = players_of(stored, people)
    match = match_json(
        find(row.game), options, row.seed, log, result, origin=row.origin, players=players, title=row.title
    )
    match["rules"] = stored.head.rules
    key = c.rows("SELECT value FROM secrets WHERE name = ?", (KEY,))
    if stored.head.state == "finished" and key:
        match = signed(codec.plain(match), str(key[0][0]))
    match["archive"] = {
        "hash": match_hash(stored),
        "stored": msgspec.to_builtins(stored),
        "people": msgspec.to_builtins(people),
    }
    return match


def players_of(stored: Stored, people: list[Person]) -> list[str]:
    names = {p.id: p.name for p in people}
    return [names.get(s.person or "", s.bot or "") for s in stored.seats]


def from_file(c: Connection, data: object, file: str, now: float, find: Find, trusting: bool = False) -> str | None:
    """Put a match from a file into the store; its table's id, or None if it is there already.

    It is played again first, and refused where anything does not follow. `trusting` takes a match by other rules, which
    cannot be played again here, at its word.
    """
    match = read_match(data, file)
    assert isinstance(data, dict)  # read_match has seen to it
    archive = data.get("archive")
    if archive is None:
        try:
            stored = finished(data, file, now)
        except (TypeError, ValueError, AttributeError, KeyError) as error:
            raise BadData(file, "match", f"a field is broken: {error}") from None
        people: list[Person] = []
    else:
        try:
            stored = msgspec.convert(archive["stored"], Stored)
            people = msgspec.convert(archive["people"], list[Person])
        except (KeyError, TypeError, msgspec.ValidationError) as error:
            raise BadData(file, "archive", str(error)) from None
        if match_hash(stored) != archive.get("hash"):
            raise BadData(file, "archive", "the match is not the one that was exported: its hash differs")
        if [data.get("players"), data.get("title")] != [players_of(stored, people), stored.table.title]:
            raise BadData(file, "archive", "who played is not what the match says")
    sound(stored, people, match, file)
    faults = replayed(stored, match, find(match.game), data)
    if faults and not (trusting and match.rules != find(match.game).rules):
        raise BadData(file, "", "; ".join(faults))
    if load(c, stored.table.id) is not None:
        return None
    if (pack := match.options.get("pack")) is not None:
        values = (stored.table.options["pack"], dumped(pack))
        c.run("INSERT INTO packs (hash, data) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING", values)
    for p in people:
        c.run(
            "INSERT INTO people (id, name, lang, recovery, webhook, created) VALUES (?, ?, ?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING",
            (p.id, p.name, p.lang, p.recovery, p.webhook, p.created),
        )
    # A running match comes in with its clocks as they were; somebody has to look at it at once.
    add_table(c, stored, now, now if stored.head.state == "running" else None)
    return stored.table.id


def own_key(c: Connection) -> str | None:
    """The public key of the server whose database this is, once it has one."""
    rows = c.rows("SELECT value FROM secrets WHERE name = ?", (KEY,))
    return public_key(str(rows[0][0])) if rows else None


def sound(stored: Stored, people: list[Person], match: MatchFile, file: str) -> None:
    """That what is stored of a match is what its file says, and fits together. Raises BadData."""
    row, head = stored.table, stored.head
    ids = [row.id, *(s.person for s in stored.seats if s.person), *(p.id for p in people), row.host or "nobody"]
    if not all(NAME.fullmatch(key) for key in [*ids, head.rematch or "none"]) or not ID.fullmatch(row.parent or "none"):
        raise BadData(file, "id", "an id holds letters, digits, '-' and '_' only, 64 at most")
    if not 1 <= len(stored.seats) <= MOST_SEATS or [s.seat for s in stored.seats] != list(range(len(stored.seats))):
        raise BadData(file, "seats", f"there are 1 to {MOST_SEATS} seats, in their order")
    if not all(map(isfinite, (row.created, *(e.at for e in stored.entries)))):
        raise BadData(file, "times", "they are numbers of seconds")
    if head.length != len(stored.entries) or head.state not in ("open", "running", "finished", "closed"):
        raise BadData(file, "archive", "the length of the log is not what the archive says")
    pack = match.options.get("pack")
    options = match.options if pack is None else {**match.options, "pack": pack_hash(pack)}
    result = None if match.result is None else tuple(match.result)
    said = (match.game, options, match.commitment, match.origin, match.rules, result)
    if said != (row.game, row.options, commitment(row.seed), row.origin, head.rules, head.result):
        raise BadData(file, "archive", "the match and its archive are not of one piece")
    if [entry_row(e) for e in match.log] != [stored_row(e) for e in stored.entries]:
        raise BadData(file, "archive", "the log of the match is not that of its archive")


def replayed(stored: Stored, match: MatchFile, game: AnyGame, data: Json) -> list[str]:
    """What does not come out as the file says when the match is played again."""
    try:
        signer(data)
    except ValueError as error:
        return [str(error)]
    if stored.head.state == "finished":
        return match.faults(game)
    faults, result = played_again(game, match.options, stored.table.seed, match.log, match.origin)
    if not faults and result is not None:
        faults = ["the match is over, but its archive says that it goes on"]
    return faults


def entry_row(e: Entry) -> list[object]:
    return [e.seq, e.seat, e.kind, e.text, [codec.pack_event(x) for x in e.events], e.sealed]


def stored_row(e: EntryRow) -> list[object]:
    return [e.seq, e.seat, e.kind, e.text, e.events, e.sealed]


def finished(data: Json, file: str, now: float) -> Stored:
    """A finished match that a player downloaded."""
    match = read_match(data, file)
    if match.seed is None or match.result is None:
        raise BadData(file, "result", "only finished matches can be imported without their archive")
    pack = match.options.get("pack")
    options = dict(match.options)
    if pack is not None:
        options["pack"] = pack_hash(pack)
    times = data.get("times") or [now] * len(match.log)
    rows = tuple(
        EntryRow(e.seq, e.seat, e.kind, e.text, [codec.pack_event(x) for x in e.events], e.sealed, float(at))
        for e, at in zip(match.log, times)
    )
    key = sha256(f"{match.commitment}/{len(rows)}".encode()).hexdigest()[:16]
    table = str(data.get("table") or key)
    row = TableRow(
        id=table,
        game=match.game,
        options=options,
        seed=match.seed,
        origin=data.get("origin"),
        public=True,
        title=str(data.get("title") or ""),
        host="",
        clock=None,
        watch="",
        parent=None,
        created=float(data.get("made") or now),
    )
    players = data.get("players") or []
    if len(players) > len(match.result):
        raise BadData(file, "players", "there are more of them than seats")
    seats = tuple(Seat(i, "bot", None, str(players[i]) if i < len(players) else "") for i in range(len(match.result)))
    head = Head(length=len(rows), state="finished", rules=match.rules, result=tuple(match.result), ended=now)
    return Stored(row, head, seats, rows)


# --- databases ---------------------------------------------------------------------------------


def migrate(source: Database, target: Database) -> Iterator[tuple[str, bool]]:
    """Copy everything; for each table its id and whether both sides hash alike. After an interruption, run it again."""
    with ExitStack() as stack:
        if (hold := source.hold()) is not None:  # what a server writes meanwhile would be left behind
            stack.enter_context(hold)
        source.upgrade()
        target.upgrade()
        a, b = stack.enter_context(closing(source.connect())), stack.enter_context(closing(target.connect()))
        b.begin()
        for name in ("people", "packs", "secrets", "mutes", "learned", "puzzles", "ratings", "boxes", *STUDIES):
            copy_rows(a, b, name)
        b.commit()
        for table in table_ids(a):
            stored = load(a, table)
            assert stored is not None
            if load(b, table) is None:
                changed, due = a.rows("SELECT changed, due FROM heads WHERE table_id = ?", (table,))[0]
                b.begin()
                add_table(b, stored, changed, due)
                copy_rows(a, b, "chat", table)
                copy_rows(a, b, "calls", table)
                copy_rows(a, b, "reports", table)
                copy_rows(a, b, "verdicts", table)
                copy_rows(a, b, "shelf", table)
                b.commit()
            copied = load(b, table)
            yield table, copied is not None and match_hash(copied) == match_hash(stored)


def back_up(source: Database, file: Path) -> int:
    """A copy of an SQLite database as it is at one moment, whoever plays meanwhile; the number of its matches."""
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    connection = source.connect()
    try:
        connection.run("VACUUM INTO ?", (str(part),))
    finally:
        connection.close()
    copy = sqlite3.connect(part)
    try:
        if (found := copy.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
            raise StoreFailed(f"the copy is damaged: {found}")
        matches = int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
    finally:
        copy.close()
    with part.open("rb+") as written:  # its name is there only when all of it is on the disk
        os.fsync(written.fileno())
    part.rename(file)
    return matches


def copy_rows(a: Connection, b: Connection, name: str, table: str | None = None) -> None:
    columns = ", ".join(COPIED[name])
    marks = ", ".join("?" * len(COPIED[name]))
    where = "" if table is None else " WHERE table_id = ?"
    rows = a.rows(f"SELECT {columns} FROM {name}{where}", () if table is None else (table,))
    if rows:
        # The secrets of the source win, so that people stay signed in.
        clash = "NOTHING" if name != "secrets" else "UPDATE SET value = excluded.value"
        b.run_many(f"INSERT INTO {name} ({columns}) VALUES ({marks}) ON CONFLICT ({KEYS[name]}) DO {clash}", rows)
