"""Two databases behind one small door: a URL in, connections and statements out.

Statements are written once, with `?` for values; what both databases understand is enough.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import IO, Any, Protocol

import psycopg
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from sqlalchemy import Engine, create_engine, event, text
from sqlalchemy.exc import SQLAlchemyError

try:
    import fcntl
except ImportError:  # not on Windows: there nobody is kept from starting twice
    fcntl = None  # type: ignore[assignment]

Row = tuple[Any, ...]
ERRORS = (sqlite3.Error, psycopg.Error)
log = logging.getLogger("arenarium.store")
BUSY_MILLISECONDS = 10_000  # how long another program may keep SQLite locked before a change is refused
LONGEST_LOG = 32_000  # pages: what checkpoints.py has not carried over by then is carried over within a commit
OLDEST_SQLITE = (3, 33, 0)  # UPDATE ... FROM
# A database machine that vanished is noticed within seconds, not when the kernel gives up.
PATIENCE = {"connect_timeout": "10", "tcp_user_timeout": "15000", "keepalives_idle": "10", "keepalives_interval": "5"}


class StoreFailed(Exception):
    """The database could not be reached or did not take what it was given."""


class Unfit(StoreFailed):
    """No fault of the database: what it was given it can neither keep nor look for, such as a text with a NUL in it."""


class FromTheFuture(StoreFailed):
    """The database was shaped by a newer version than this one."""


class Connection(Protocol):
    """What the store needs of a connection."""

    update_heads: str  # many at once, from one JSON value: see changes.py
    insert_entries: str

    def run(self, sql: str, values: Sequence[object] = ()) -> int: ...

    def run_many(self, sql: str, rows: Sequence[Sequence[object]]) -> None: ...

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]: ...

    def begin(self) -> None: ...

    def commit(self) -> None: ...

    def rollback(self) -> None: ...

    def change_all(self, heads: str, entries: str, many: int) -> bool:
        """A commit of its own: so many heads moved on, their entries added. False: not all could be, so none was."""
        ...

    def close(self) -> None: ...


def _unfolded(n: int) -> str:
    return ", ".join(f"json_extract(value, '$[{i}]')" for i in range(n))


# Heads and entries in one statement that is its own transaction: the thread that writes asks for the interpreter's lock
# once for a commit, not once for each of begin, update, insert and commit, with everybody else in between.
STEPS = f"""
CREATE TEMP VIEW steps AS SELECT '' AS heads, '' AS entries, 0 AS many;
CREATE TEMP TRIGGER change_all INSTEAD OF INSERT ON steps BEGIN
    UPDATE heads SET version = to_be.version, length = to_be.length, state = to_be.state, head = to_be.head,
        due = to_be.due, changed = to_be.changed
        FROM (SELECT {
    ", ".join(
        f"json_extract(value, '$[{i}]') AS {name}"
        for i, name in enumerate(("version", "length", "state", "head", "due", "changed", "table_id", "old"))
    )
} FROM json_each(NEW.heads)) AS to_be
        WHERE heads.table_id = to_be.table_id AND heads.version = to_be.old;
    SELECT RAISE(ABORT, 'moved on') WHERE changes() <> NEW.many;
    INSERT INTO entries (table_id, seq, seat, kind, text, events, sealed, at, nonce)
        SELECT {_unfolded(9)} FROM json_each(NEW.entries);
END;
"""


class SqliteConnection:
    """A commit is on the disk when it returns: WAL with synchronous=FULL."""

    update_heads = (
        "WITH new (version, length, state, head, due, changed, table_id, old) AS "
        f"(SELECT {_unfolded(8)} FROM json_each(?)) "
        "UPDATE heads SET version = new.version, length = new.length, state = new.state, head = new.head, "
        "due = new.due, changed = new.changed FROM new WHERE heads.table_id = new.table_id AND heads.version = new.old"
    )
    insert_entries = (
        "INSERT INTO entries (table_id, seq, seat, kind, text, events, sealed, at, nonce) "
        f"SELECT {_unfolded(9)} FROM json_each(?)"
    )

    def __init__(self, path: str) -> None:
        self.raw = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=256)
        self._knows_steps = False
        self.raw.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
        self._keep_a_log_ahead()
        self.raw.execute("PRAGMA synchronous=FULL")
        self.raw.execute(f"PRAGMA wal_autocheckpoint={LONGEST_LOG}")
        self.raw.execute("PRAGMA foreign_keys=ON")

    def _keep_a_log_ahead(self) -> None:
        """WAL. A new file is turned to it by whoever opens it first, and SQLite lets nobody wait for that turn: its
        busy_timeout does not hold here, so the waiting is ours."""
        until = time.monotonic() + BUSY_MILLISECONDS / 1000
        while True:
            try:
                self.raw.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
            time.sleep(0.01)

    def run(self, sql: str, values: Sequence[object] = ()) -> int:
        return self.raw.execute(sql, values).rowcount

    def run_many(self, sql: str, rows: Sequence[Sequence[object]]) -> None:
        self.raw.executemany(sql, rows)

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        return self.raw.execute(sql, values).fetchall()

    def begin(self) -> None:
        self.raw.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.raw.execute("COMMIT")

    def rollback(self) -> None:
        if self.raw.in_transaction:
            self.raw.execute("ROLLBACK")

    def change_all(self, heads: str, entries: str, many: int) -> bool:
        if not self._knows_steps:
            self.raw.executescript(STEPS)
            self._knows_steps = True
        try:
            self.raw.execute("INSERT INTO steps VALUES (?, ?, ?)", (heads, entries, many))
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_TRIGGER:
                return False
            raise
        return True

    def close(self) -> None:
        self.raw.close()


@cache
def _percent(sql: str) -> str:
    return sql.replace("?", "%s")


def patient(url: str) -> str:
    """The address with our patience wherever it does not state its own."""
    said = conninfo_to_dict(url)
    return make_conninfo(url, **{k: v for k, v in PATIENCE.items() if k not in said})


class PostgresConnection:
    update_heads = (
        "UPDATE heads SET version = (new.v ->> 0)::int, length = (new.v ->> 1)::int, state = new.v ->> 2, "
        "head = new.v ->> 3, due = (new.v ->> 4)::float8, changed = (new.v ->> 5)::float8 "
        "FROM jsonb_array_elements(?::jsonb) AS new (v) "
        "WHERE heads.table_id = new.v ->> 6 AND heads.version = (new.v ->> 7)::int"
    )
    insert_entries = (
        "INSERT INTO entries (table_id, seq, seat, kind, text, events, sealed, at, nonce) "
        "SELECT v ->> 0, (v ->> 1)::int, (v ->> 2)::int, v ->> 3, v ->> 4, v ->> 5, (v ->> 6)::boolean, "
        "(v ->> 7)::float8, v ->> 8 FROM jsonb_array_elements(?::jsonb) AS new (v)"
    )

    def __init__(self, url: str) -> None:
        self.raw = psycopg.connect(patient(url), autocommit=True)
        self.cursor = self.raw.cursor()

    def run(self, sql: str, values: Sequence[object] = ()) -> int:
        return self.cursor.execute(_percent(sql).encode(), values).rowcount

    def run_many(self, sql: str, rows: Sequence[Sequence[object]]) -> None:
        self.cursor.executemany(_percent(sql).encode(), rows)

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        return self.cursor.execute(_percent(sql).encode(), values).fetchall()

    def begin(self) -> None:
        self.cursor.execute("BEGIN")

    def commit(self) -> None:
        self.cursor.execute("COMMIT")

    def rollback(self) -> None:
        self.cursor.execute("ROLLBACK")

    def change_all(self, heads: str, entries: str, many: int) -> bool:
        self.begin()
        if self.run(self.update_heads, (heads,)) != many:
            self.rollback()
            return False
        self.run(self.insert_entries, (entries,))
        self.commit()
        return True

    def close(self) -> None:
        self.raw.close()


class Database:
    """`sqlite:///path` or `postgresql://user@host/name`."""

    def __init__(self, url: str) -> None:
        if url.startswith("postgres://"):
            url = "postgresql://" + url.removeprefix("postgres://")
        if not url.startswith(("sqlite:///", "postgresql://")):
            raise StoreFailed(f"a database is sqlite:///PATH or postgresql://USER@HOST/NAME, not {url!r}")
        self.url = url
        self.is_sqlite = url.startswith("sqlite:")
        self.path = url.removeprefix("sqlite:///") if self.is_sqlite else ""
        if self.is_sqlite and self.path in ("", ":memory:"):
            raise StoreFailed("an SQLite database is a file here: sqlite:///PATH")

    def connect(self) -> Connection:
        try:
            return SqliteConnection(self.path) if self.is_sqlite else PostgresConnection(self.url)
        except (sqlite3.Error, psycopg.Error) as error:
            raise StoreFailed(str(error)) from error

    def must_exist(self) -> None:
        """For readers: a mistyped path is not an empty database."""
        if self.is_sqlite and not Path(self.path).is_file():
            raise StoreFailed(f"there is no file {self.path}")

    def must_have_folder(self) -> None:
        """A mistyped path does not become a folder somewhere else, at the root of the disk for example."""
        folder = Path(self.path).absolute().parent
        if not folder.is_dir():
            raise StoreFailed(
                f"there is no folder {folder}; sqlite:///PATH is from here, sqlite:////PATH from the root"
            )

    def hold(self) -> IO[str] | None:
        """For one server at a time: a second on the same file would neither hear of the first one's moves nor tell
        its own. Readers, exports and back-ups need no hold. It ends with the file, or with the process."""
        if not self.is_sqlite or fcntl is None:
            return None
        try:
            self.must_have_folder()
            file = open(f"{self.path}.lock", "w")  # noqa: SIM115  # open for as long as it is held
        except OSError as error:
            raise StoreFailed(f"{error.strerror}: {error.filename}") from error
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise StoreFailed(
                f"a server is using {self.path} already; stop that one first, or use PostgreSQL for several"
            ) from None
        except OSError as error:
            log.info("this file system has no locks", extra={"data": {"error": str(error)}})
        return file

    def upgrade(self) -> None:
        """Bring the shape up to this version's. Refuses a database that a newer version has shaped."""
        if self.is_sqlite and sqlite3.sqlite_version_info < OLDEST_SQLITE:
            wanted = ".".join(map(str, OLDEST_SQLITE[:2]))
            raise StoreFailed(
                f"SQLite {wanted} or newer is needed, this Python has {sqlite3.sqlite_version}. "
                "Use a newer Python, or PostgreSQL."
            )
        try:
            self._upgrade()
            connection = self.connect()
            try:
                connection.begin()  # a read-only or broken file says so now, not at the first move
                connection.rollback()
            finally:
                connection.close()
        except (SQLAlchemyError, sqlite3.Error, psycopg.Error, OSError) as error:
            cause = getattr(error, "orig", None) or error
            raise StoreFailed(" ".join(str(cause).split())) from error

    def migrations(self) -> Config:
        config = Config()
        config.set_main_option("script_location", str(resources.files("arenarium.store").joinpath("migrations")))
        return config

    def _engine(self) -> Engine:
        if not self.is_sqlite:
            return create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(patient(self.url)))
        # Python's sqlite3 would commit each statement that shapes by itself: a migration is whole or not at all.
        engine = create_engine(self.url, connect_args={"isolation_level": None, "timeout": 10})
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        return engine

    def _upgrade(self) -> None:
        if self.is_sqlite:
            self.must_have_folder()
        config = self.migrations()
        engine = self._engine()
        try:
            with engine.begin() as connection:
                if not self.is_sqlite:  # one worker at a time; the others find the work done
                    connection.execute(text("SELECT pg_advisory_xact_lock(727274)"))
                found = MigrationContext.configure(connection).get_current_revision()
                known = {s.revision for s in ScriptDirectory.from_config(config).walk_revisions()}
                if found is not None and found not in known:
                    raise FromTheFuture(
                        f"the database has the shape {found}; this version knows up to {max(known)}. "
                        "Install the newer version again, or restore a back-up from before the update."
                    )
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        finally:
            engine.dispose()
