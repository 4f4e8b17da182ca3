"""How many verdicts of each kind a report gives stands beside it, so that a list need not read it."""

from __future__ import annotations

import json
from collections import Counter

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    verdicts = op.create_table(
        "verdicts",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("counts", sa.Text, nullable=False),
    )
    connection = op.get_bind()
    for (table,) in connection.execute(sa.text("SELECT table_id FROM reports")).all():  # one at a time: each is large
        which = sa.text("SELECT revision, data FROM reports WHERE table_id = :table").bindparams(table=table)
        made, data = connection.execute(which).one()
        connection.execute(verdicts.insert().values(table_id=table, revision=made, counts=counted(data)))


def counted(data: str) -> str:
    """By seat."""
    report = json.loads(data)
    seats = max((len(point["chances"]) for point in report["curve"]), default=0)
    given = [(d["seat"], d["verdict"]) for d in report["decisions"]]
    return json.dumps([dict(Counter(word for of, word in given if of == seat)) for seat in range(seats)])


def downgrade() -> None:
    op.drop_table("verdicts")
