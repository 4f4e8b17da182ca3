"""Calls to a turn wait in the database until they are delivered."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    calls = op.create_table(
        "calls",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("calls_due", "calls", ["due"])
    # Who was called by the version before is not called to the same question again.
    heads = op.get_bind().execute(sa.text("SELECT table_id, head FROM heads WHERE state = 'running'")).all()
    done = [
        {"table_id": table, "seat": int(seat), "question": question, "due": None, "tries": 1}
        for table, head in heads
        for seat, question in json.loads(head).get("told", {}).items()
    ]
    if done:
        op.bulk_insert(calls, done)


def downgrade() -> None:
    op.drop_table("calls")
