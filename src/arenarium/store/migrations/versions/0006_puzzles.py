"""Which puzzles people tried, and how good people and puzzles are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("helped", sa.Float, nullable=False),
        sa.Column("points", sa.Float),
        sa.Column("at", sa.Float),
        sa.Column("mu", sa.Float),
        sa.Column("solved", sa.Float),
        sa.PrimaryKeyConstraint("person", "game", "name"),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "who"),
    )


def downgrade() -> None:
    op.drop_table("ratings")
    op.drop_table("puzzles")
