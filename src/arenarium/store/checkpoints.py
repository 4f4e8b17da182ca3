"""Carrying SQLite's log over into its file, beside the thread that writes.

By itself SQLite does that within a commit, every thousand pages, and whoever waits for this commit waits for it as
well. Here a second connection does it while the first goes on; only when the log has become long is everybody held up
for a moment, so that it can begin anew.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable

from arenarium.store.database import Database, SqliteConnection, StoreFailed

EVERY = 2.0  # seconds
LONG_LOG = 16_000  # pages of 4 KB: from here on the log has to begin anew
MOMENT = 50  # milliseconds that whoever commits may be held up for it; a longer reader puts it off
log = logging.getLogger("arenarium.store")


class Checkpoints:
    """`commits` is how many there were so far: where there was none since the last time, there is nothing to do."""

    def __init__(self, database: Database, commits: Callable[[], int]) -> None:
        self._database = database
        self._commits = commits
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._work, name="store-checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._end.set()
        self._thread.join()

    def _work(self) -> None:
        connection: SqliteConnection | None = None
        carried = 0
        while not self._end.wait(EVERY):
            if carried == self._commits():
                continue
            carried = self._commits()
            try:
                if connection is None:
                    connection = SqliteConnection(self._database.path)
                carry_over(connection)
            except (sqlite3.Error, StoreFailed) as error:  # the disk is full, or somebody holds the file: later
                log.info("log not carried over", extra={"data": {"error": str(error)}})
        if connection is not None:
            connection.close()


def carry_over(connection: SqliteConnection, long: int = LONG_LOG) -> None:
    connection.rows(
        f"PRAGMA busy_timeout={MOMENT}"
    )  # with more, a back-up would stop all play: RESTART keeps writers out
    ((_, pages, carried),) = connection.rows("PRAGMA wal_checkpoint(PASSIVE)")
    if pages >= long and carried == pages:  # else somebody still reads what the log has from before
        connection.rows("PRAGMA wal_checkpoint(RESTART)")
