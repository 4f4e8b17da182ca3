"""The shape of the database. Migrations lead to it; queries on the move path are plain SQL."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("recovery", Text, nullable=False, unique=True),  # a hash: the code itself is shown once
    Column("webhook", Text),
    Column("created", Float, nullable=False),
)

# What is said once, when a table is made.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("origin", Text),  # a save, for a match that does not begin from the start
    Column("public", Boolean, nullable=False),
    Column("title", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("clock", Text),
    Column("watch", Text, nullable=False),  # hash of the spectators' token
    Column("parent", Text),
    Column("created", Float, nullable=False),
)

# What changes: one small row, and the version that every change must name.
heads = Table(
    "heads",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("length", Integer, nullable=False),
    Column("chats", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("head", Text, nullable=False),
    Column("due", Float),  # when the server itself has something to do here
    Column("changed", Float, nullable=False),
    Index("heads_state", "state"),
    Index("heads_due", "due"),
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("person", Text),
    Column("bot", Text),
    Column("token", Text),  # hash of the one-time invitation
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_person", "person"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("sealed", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Column("nonce", Text),
    PrimaryKeyConstraint("table_id", "seq"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", Text, nullable=False),
    Column("other", Text, nullable=False),
    PrimaryKeyConstraint("person", "other"),
)

# What somebody has put away of their tables: hidden, deleted, or done.
shelf = Table(
    "shelf",
    metadata,
    Column("person", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("what", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
    Index("shelf_at", "at"),
)

# Lessons and positions that somebody has finished.
learned = Table(
    "learned",
    metadata,
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("person", "game", "name"),
)

# Puzzles that somebody tried: what help was taken, what the first answer came to, when it was solved.
puzzles = Table(
    "puzzles",
    metadata,
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("helped", Float, nullable=False),
    Column("points", Float),  # nothing: not answered yet
    Column("at", Float),  # when it first was
    Column("mu", Float),  # how good the person was afterwards
    Column("solved", Float),
    PrimaryKeyConstraint("person", "game", "name"),
)

# How good a person, or a puzzle ("#" before its name), is.
ratings = Table(
    "ratings",
    metadata,
    Column("game", Text, nullable=False),
    Column("who", Text, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    PrimaryKeyConstraint("game", "who"),
)

# Who is connected, as each worker last said; a worker that died stops saying so.
presence = Table(
    "presence",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("worker", Text, nullable=False),
    Column("seen", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "person", "worker"),
)

# Calls of absent people to their turn, each delivered by whichever worker gets to it.
calls = Table(
    "calls",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("question", Integer, nullable=False),
    Column("due", Float),  # nothing: delivered, or given up
    Column("tries", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("calls_due", "due"),
)

packs = Table(
    "packs",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("data", Text, nullable=False),
)

# What people have corrected and confirmed of the games' facts; `link` is what others read it by.
boxes = Table(
    "boxes",
    metadata,
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("link", Text, unique=True),
    Column("version", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    PrimaryKeyConstraint("person", "game"),
)

# What looking back at a finished match came to; the same for all who ask.
reports = Table(
    "reports",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

# How many verdicts of each kind a report gives, by seat: a list of matches says it and reads no whole report.
verdicts = Table(
    "verdicts",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("counts", Text, nullable=False),
)

# `read` and `write` are the links by which others come in; `last` is the newest id of a node; `gone`: deleted then.
studies = Table(
    "studies",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("read", Text, unique=True),
    Column("write", Text, unique=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("gone", Float),
    Index("studies_owner", "owner"),
    Index("studies_gone", "gone"),
)

study_chapters = Table(
    "study_chapters",
    metadata,
    Column("study", Text, ForeignKey("studies.id"), nullable=False),
    Column("id", Integer, nullable=False),  # of its first node
    Column("place", Integer, nullable=False),
    Column("title", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("pack", Text),
    Column("seats", Integer, nullable=False),
    Column("origin", Text, nullable=False),
    Column("start", Text, nullable=False),  # a save
    PrimaryKeyConstraint("study", "id"),
)

study_nodes = Table(
    "study_nodes",
    metadata,
    Column("study", Text, ForeignKey("studies.id"), nullable=False),
    Column("id", Integer, nullable=False),
    Column("chapter", Integer, nullable=False),
    Column("parent", Integer),
    Column("place", Integer, nullable=False),  # among the children of its parent
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("lots", Text, nullable=False),
    Column("says", Text, nullable=False),
    Column("comment", Text, nullable=False),
    Column("author", Text),  # who wrote the comment
    Column("verdict", Text, nullable=False),
    Column("marks", Text, nullable=False),
    Column("gone", Float),
    PrimaryKeyConstraint("study", "id"),
    Index("study_nodes_parent", "study", "parent"),
    Index("study_nodes_author", "author"),
    Index("study_nodes_gone", "gone"),
)

# The last changes of each study, for those who have it open.
study_edits = Table(
    "study_edits",
    metadata,
    Column("study", Text, ForeignKey("studies.id"), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("person", Text, nullable=False),
    Column("nonce", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("node", Integer),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("study", "revision"),
    Index("study_edits_nonce", "study", "person", "nonce"),
    Index("study_edits_person", "person"),
)

# Who keeps a study of somebody else among their own, and by which link.
study_people = Table(
    "study_people",
    metadata,
    Column("study", Text, ForeignKey("studies.id"), nullable=False),
    Column("person", Text, nullable=False),
    Column("link", Text, nullable=False),
    PrimaryKeyConstraint("study", "person"),
    Index("study_people_person", "person"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
